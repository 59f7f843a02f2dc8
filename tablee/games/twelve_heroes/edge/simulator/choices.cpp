// List the legal actions of the asked seat, in rising order.
#include <algorithm>

#include "rules.h"

namespace {

void add_hand(State& s, int verb) {
    for (int kind : members(s.different(s.asked, s.hand[s.asked]))) s.choices.push(verb + kind);
}

// Whether the seat must discard all its cards, so that their order does not matter.
bool whole_hand_goes(const State& s) {
    int left = size(s.hand[s.asked]) - 1, task = DISCARD_CARD + ARGUMENT * s.asked;
    return left <= s.tasks.count && std::all_of(s.tasks.end() - left, s.tasks.end(), [=](int each) { return each == task; });
}

void add_deploys(State& s, bool also) {
    uint64_t kinds = s.different(s.seat, s.camp[s.seat]);
    if (!kinds) return;
    bool open[REGIONS];
    for (int region = 0; region < REGIONS; region++)
        open[region] = (!also || s.sent[region] == NONE) && !forbidden(s, s.seat, region);
    for (int kind : members(kinds))
        for (int region = 0; region < REGIONS; region++)
            if (open[region]) s.choices.push(DEPLOY + kind * REGIONS + region);
}

void add_moves(State& s) {
    uint64_t leavers[REGIONS], any = 0;
    for (int region = 0; region < REGIONS; region++) {
        unsigned cards = s.at[s.seat * 3 + region];
        leavers[region] = cards && !blocked(s, s.seat, region) ? s.different(s.seat, cards) : 0;
        any |= leavers[region];
    }
    for (int kind : members(any))
        for (int path = 0; path < 6; path++) {
            int start = PATHS[path][0], end = PATHS[path][1];
            bool flies = bit(kind) & s.heroes().flyers, adjacent = start == 1 || end == 1;
            if ((bit(kind) & leavers[start]) && (adjacent || flies)) s.choices.push(MOVE + kind * 6 + path);
        }
}

void add_acts(State& s) {
    if (s.actions == 0) {
        s.choices.push(DONE);
        if (s.match->extra_actions) add_hand(s, SPEND);
        return;
    }
    s.choices.push(SUPPLY);
    int changed = changed_cost(s, s.seat);
    for (int kind : members(s.different(s.seat, s.hand[s.seat])))
        if (std::max(s.heroes().cost[kind] + changed, 0) <= s.food[s.seat]) s.choices.push(RECRUIT + kind);
    if (s.match->extra_actions) add_hand(s, SPEND);
    add_deploys(s, false);
    add_moves(s);
}

void add_targets(State& s) {
    if (s.ability_of(s.ability).optional) s.choices.push(DECLINE);
    Targets found = targets(s);
    std::sort(found.items, found.items + found.count);
    for (int target : found) s.choices.push(TARGET + target);
}

// The heroes whose loss leaves the most fed. If all must go, any first one will do.
void add_starving(State& s) {
    int seat = s.seat, region = s.region;
    unsigned cards = s.at[seat * 3 + region];
    if (size(cards) == 1) {
        s.choices.push(STARVE + s.kind_of(seat, lowest(cards)));
        return;
    }
    List<int8_t, DECK> appetites;
    int missing = -s.stock[seat * 3 + region];
    for (int card : members(cards)) {
        appetites.push(appetite(s, seat, s.kind_of(seat, card), region));
        missing += appetites.last();
    }
    List<int8_t, DECK> sizes = appetites;
    std::sort(sizes.items, sizes.items + sizes.count);
    int fewest = fewest_of(sizes, missing, NONE), staying = 0, place = 0;
    bool acts = false;
    for (int card : members(cards)) {
        int kind = s.kind_of(seat, card), own = appetites[place++];
        if (own == 0 || fewest_of(sizes, missing - own, own) != fewest - 1) {
            staying++;
        } else if (!s.choices.has(STARVE + kind)) {
            s.choices.push(STARVE + kind);
            acts = acts || !s.heroes().on(kind, DISCARDED).empty();
        }
    }
    bool all_go = size(cards) - staying == fewest;
    if (all_go && !acts) s.choices.count = 1;
}

}  // namespace

bool is_free_to_act(const State& s) {
    if (s.match->extra_actions && s.hand[s.seat]) return true;
    if (s.actions == 0) return false;
    int changed = changed_cost(s, s.seat);
    for (int region = 0; region < REGIONS; region++) {
        if (s.camp[s.seat] && !forbidden(s, s.seat, region)) return true;
        if (s.at[s.seat * 3 + region] && !blocked(s, s.seat, region)) return true;
    }
    for (int kind : members(s.different(s.seat, s.hand[s.seat])))
        if (s.heroes().cost[kind] + changed <= s.food[s.seat]) return true;
    return false;
}

void list_choices(State& s) {
    s.choices.count = 0;
    switch (s.waiting) {
    case ACT: add_acts(s); break;
    case CARRYING:
    case BRINGING:
        for (int amount = 0; amount <= s.max_food; amount++) s.choices.push(CARRY + amount);
        break;
    case MORE:
        s.choices.push(DONE);
        add_deploys(s, true);
        break;
    case TARGETING: add_targets(s); break;
    case PLACING:
        for (int region : destinations(s)) s.choices.push(CHOOSE + region);
        break;
    case EITHER:
        s.choices.push(EITHER_LINE);
        s.choices.push(EITHER_LINE + 1);
        break;
    case STRIPPING:
        for (int kind : members(s.different(1 - s.asked, s.hand[1 - s.asked])))
            if (s.heroes().cost[kind] <= s.ability_of(s.ability).max_cost) s.choices.push(STRIP + kind);
        break;
    case DISCARDING:
    case LIMITING:
        add_hand(s, DROP);
        if (s.waiting == DISCARDING && whole_hand_goes(s)) s.choices.count = 1;
        break;
    case ORDER:
        for (int region = 0; region < REGIONS; region++)
            if (s.ready[region] != NONE) s.choices.push(RESOLVE + s.ready[region] * REGIONS + region);
        std::sort(s.choices.items, s.choices.items + s.choices.count);
        break;
    case STARVING: add_starving(s); break;
    case MULLIGAN:
        s.choices.push(DONE);
        add_hand(s, UNDER);
        break;
    default:  // WILLING
        s.choices.push(USE);
        s.choices.push(DECLINE);
    }
}
