// Plan whole turns by beam search, and try the best ones out.
#include "planner.h"

#include <algorithm>

namespace {

constexpr int64_t PRIME = 2147483629;
constexpr int MAX_ACTIONS = 40, TURNS = 2, SLOTS_OF_SEEN = 1 << 11;

void skip_ahead(State& s) {
    if (s.waiting < ENDED) {
        int outcome[DECK];
        unsigned left = s.pool;
        for (int i = 0; i < s.draws; i++, left &= left - 1) outcome[i] = lowest(left);
        resolve(s, outcome);
    } else if (s.waiting == ACT) {
        apply(s, s.actions == 0 ? DONE : SUPPLY);
    } else if (s.waiting == LIMITING) {
        apply(s, s.choices.last());
    } else {
        apply(s, s.choices[0]);
    }
}

// Food for none, one, two or three turns. All of it goes if no hero stays behind.
void food_amounts(const State& s, int seat, int end, int start, Choices& found) {
    if (start != CAMP && !s.at[seat * 3 + start]) {
        found.push(CARRY + s.max_food);
        return;
    }
    int need = hunger(s, seat, end), stock = s.stock[seat * 3 + end];
    found.push(CARRY);
    for (int turns = 1; turns < 4; turns++) {
        int amount = std::min(std::max(turns * need - stock, 0), s.max_food);
        if (!found.has(CARRY + amount)) found.push(CARRY + amount);
    }
}

// The legal choices without those that lead to the same position or are hardly ever good.
Choices candidate_actions(State& s) {
    Choices found;
    if (s.waiting == ACT) list_choices(s);
    if (s.waiting == CARRYING) {
        food_amounts(s, s.asked, s.region, s.start, found);
    } else if (s.waiting == BRINGING) {
        food_amounts(s, s.owner, s.region, CAMP, found);
    } else if (s.waiting == MORE) {
        int last = 0;
        for (int region = 0; region < REGIONS; region++)
            if (s.sent[region] != NONE) last = region;
        for (int action : s.choices)
            if (action == DONE || (action - DEPLOY) % REGIONS > last) found.push(action);
    } else {
        found = s.choices;
    }
    return found;
}

// The powers of the hash's base. With them the terms of a hash can be summed in any order, and so faster.
struct Powers {
    static constexpr int COUNT = 64 + 128;
    int64_t of[COUNT];

    Powers() {
        of[0] = 1;
        for (int i = 1; i < COUNT; i++) of[i] = of[i - 1] * 1000003 % PRIME;
    }
};
const Powers POWERS;

// Add the terms of these small numbers to a hash. `left` is how many terms there are from here on.
template <typename T, size_t N>
void add(int64_t& sum, int& left, const T (&numbers)[N]) {
    for (size_t i = 0; i < N; i++) sum += (numbers[i] + 7) * POWERS.of[left - 1 - i];
    left -= N;
}

// The same number as `hash_position` in `bots/planner.py`, so that the same positions count as equal.
int64_t hash_position(const State& s) {
    const int rest[] = {s.reserve, s.region, s.start, s.victim, s.turn, s.max_food, s.seat};
    int left = 32 + s.tasks.count + 7;
    int64_t sum = (s.actions * 64 + s.waiting) * POWERS.of[left];
    add(sum, left, s.at);
    add(sum, left, s.stock);
    add(sum, left, s.camp);
    add(sum, left, s.food);
    add(sum, left, s.hand);
    add(sum, left, s.cubes);
    add(sum, left, s.sent);
    add(sum, left, s.ready);
    add(sum, left, s.discards);
    for (int64_t task : s.tasks) sum += (task + 7) * POWERS.of[--left] % PRIME;
    add(sum, left, rest);
    return sum % PRIME;
}

}  // namespace

std::vector<int> Planner::plan(const State& state, int seat, Rng& rng) {
    search(state, seat, rng);
    int best = NONE;
    double most = WORST;
    for (int line : ends)
        if (lines[line].value > most) best = line, most = lines[line].value;
    return sure_choices(best);
}

std::vector<int> Planner::sure_choices(int line) const {
    while (lines[line].length > lines[line].sure) line = lines[line].parent;
    std::vector<int> choices(lines[line].length);
    for (int place = lines[line].length - 1; place >= 0; place--, line = lines[line].parent)
        choices[place] = lines[line].choice;
    return choices;
}

void Planner::search(const State& state, int planning, Rng& luck) {
    rng = &luck;
    seat = planning;
    lines.clear();
    ends.clear();
    positions.assign(1, state);
    lines.push_back({NONE, NONE, 0, 0, true, 0, 0.0});
    std::vector<int> level = {0}, found;
    for (int action = 0; action < MAX_ACTIONS && !level.empty(); action++) {
        found.clear();
        expand(level, found);
        ends.insert(ends.end(), found.begin(), found.end());
        level.clear();
        for (int line : found) {
            const State& after = positions[lines[line].state];
            if (after.waiting == ACT && after.asked == seat) level.push_back(line);
        }
        if (int(level.size()) > width) {
            std::stable_sort(level.begin(), level.end(), [&](int a, int b) { return lines[a].value > lines[b].value; });
            level.resize(width);
        }
    }
}

// Find all results of one whole action, each position once.
void Planner::expand(const std::vector<int>& level, std::vector<int>& found) {
    before.swap(positions);
    positions.clear();
    std::vector<int> open;
    for (int line : level) {
        positions.push_back(before[lines[line].state]);
        lines[line].state = int(positions.size()) - 1;
        open.push_back(line);
    }
    searches++;
    int tried = 0;
    while (!open.empty() && tried < max_nodes) {
        int line = open.back();
        open.pop_back();
        for (int action : candidate_actions(positions[lines[line].state])) {
            tried++;
            if (!step(line, action)) continue;
            int after = int(lines.size()) - 1;
            const State& state = positions.back();
            if (state.waiting > PICK && state.asked == seat && state.waiting != ACT) {
                open.push_back(after);
            } else {
                lines[after].value = value(state);
                found.push_back(after);
            }
        }
    }
}

// Add the line with one more choice. Chance in it is drawn. Return False if its position has been reached before.
bool Planner::step(int line, int action) {
    positions.push_back(positions[lines[line].state]);
    State& state = positions.back();
    int other = 1 - seat;
    unsigned seen_before = in_sight(state, other);
    apply(state, action);
    Line from = lines[line];
    bool known = from.known && !(in_sight(state, other) & ~seen_before);
    while (state.waiting < ENDED && state.seat == seat) {
        sample_draw(state, *rng);
        known = false;
    }
    if (!is_new(state)) {
        positions.pop_back();
        return false;
    }
    int place = int(positions.size()) - 1;
    lines.push_back({line, action, from.length + 1, from.known ? from.sure + 1 : from.sure, known, place, 0.0});
    return true;
}

bool Planner::is_new(const State& s) {
    if (seen.empty()) seen.assign(SLOTS_OF_SEEN, 0);
    int64_t key = hash_position(s), entry = searches << 31 | key;
    for (int64_t place = key % SLOTS_OF_SEEN;; place = (place + 1) % SLOTS_OF_SEEN) {
        if (seen[place] == entry) return false;
        if (seen[place] >> 31 != searches) {
            seen[place] = entry;
            return true;
        }
    }
}

// How good it is to end the turn here.
double Planner::value(const State& state) {
    State end = state;
    if (end.waiting == ACT && end.asked == seat) {
        end.actions = 0;
        end.waiting = NOTHING;
        advance(end);
    }
    while (end.waiting != ENDED && !(end.waiting == ACT && end.asked != seat)) skip_ahead(end);
    return advantage(end, seat);
}

std::vector<int> Foresight::plan(const State& state, int seat, Rng& rng) {
    State world = state;  // with the cards that the seat cannot see dealt anew
    int other = 1 - seat;
    unsigned secret = state.hand[other] & ~state.shown[other], unseen = secret | state.deck[other];
    unsigned dealt = rng.subset(unseen, size(secret));
    world.hand[other] = state.shown[other] | dealt;
    world.deck[other] = unseen & ~dealt;

    search(world, seat, rng);
    std::stable_sort(ends.begin(), ends.end(), [&](int a, int b) { return lines[a].value > lines[b].value; });
    std::vector<std::vector<int>> found;
    for (int line : ends) {
        if (int(found.size()) == ideas) break;
        auto choices = sure_choices(line);
        if (std::find(found.begin(), found.end(), choices) == found.end()) found.push_back(choices);
    }
    if (found.size() == 1) return found[0];
    Rng luck(std::to_string(rng.next()));
    int best = 0;
    double most = WORST;
    for (int idea = 0; idea < int(found.size()); idea++) {
        double result = outcome(world, found[idea], seat, luck);
        if (result > most) best = idea, most = result;
    }
    return found[best];
}

double Foresight::outcome(const State& world, const std::vector<int>& idea, int seat, Rng rng) {
    State state = world;
    int end = state.turn + TURNS;
    for (int choice : idea) apply(state, choice);
    while (state.waiting != ENDED && !(state.waiting == ACT && state.turn > end)) {
        if (state.waiting < ENDED)
            sample_draw(state, rng);
        else
            for (int choice : next_choices(state, answers, rng)) apply(state, choice);
    }
    return state.seat != seat ? share(state, seat) : 1.0 - share(state, 1 - seat);
}
