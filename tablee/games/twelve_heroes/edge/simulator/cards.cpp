// Move Food and cards between their places, and put the abilities that this triggers among the tasks.
#include <algorithm>

#include "rules.h"

Match::Match(const HeroSet& heroes, int faction_1, int faction_2, bool popularity, bool extra_actions)
    : heroes(heroes), popularity(popularity), extra_actions(extra_actions) {
    int factions[] = {faction_1, faction_2};
    for (int seat = 0; seat < 2; seat++) {
        auto deck = heroes.faction_deck(factions[seat], popularity ? WITH_POPULARITY : WITHOUT_POPULARITY);
        std::copy(deck.begin(), deck.end(), kinds + seat * DECK);
        for (unsigned cards = 0; cards < 1 << DECK; cards++) {
            different[seat][cards] = 0;
            for (int card : members(cards)) different[seat][cards] |= bit(deck[card]);
        }
    }
}

int State::find(int seat, unsigned cards, int kind) const {
    for (int card : members(cards))
        if (kind_of(seat, card) == kind) return card;
    throw Refused("the simulator looks for a card that is not there");
}

int State::count(int seat, unsigned cards, int kind) const {
    int found = 0;
    for (int card : members(cards)) found += kind_of(seat, card) == kind;
    return found;
}

void State::tell_used() {
    if (!watch) return;
    told(OTHER);
    watch->moments[owner][source]++;
    watch->seat = owner;
    watch->kind = source;
}

void State::told(News news) {
    if (news == BETWEEN || watch->kind == NONE) return;
    if (news == EFFECT) watch->worked[watch->seat][watch->kind]++;
    watch->kind = NONE;
}

// Food

namespace {

int taken_from_reserve(State& s, int wanted) {
    int given = std::min(wanted, s.reserve);
    if (given < wanted) s.tell(BETWEEN);
    s.reserve -= given;
    return given;
}

void change_food(State& s, int seat, int where, int by) {
    (where == CAMP ? s.food[seat] : s.stock[seat * 3 + where]) += by;
}

}  // namespace

void take_food(State& s, int seat, int wanted, News news) {
    int given = taken_from_reserve(s, wanted);
    if (given > 0) s.tell(news);
    s.food[seat] += given;
}

void place_food(State& s, int seat, int region, int wanted) {
    if (!s.at[seat * 3 + region]) return;
    int given = taken_from_reserve(s, wanted);
    if (given > 0) s.tell(EFFECT);
    s.stock[seat * 3 + region] += given;
}

void pay(State& s, int seat, int cost) {
    if (cost > 0) s.tell(BETWEEN);
    s.food[seat] -= cost;
    s.reserve += cost;
}

int amount_at(const State& s, int seat, int where) { return where == CAMP ? s.food[seat] : s.stock[seat * 3 + where]; }

void carry(State& s, int seat, int start, int end, int amount, News news) {
    if (amount > 0) s.tell(news);
    change_food(s, seat, start, -amount);
    change_food(s, seat, end, amount);
}

void ask_load(State& s, int seat, int start, int end) {
    s.start = start;
    s.region = end;
    s.max_food = amount_at(s, seat, start);
    if (s.max_food > 0) s.ask(seat, CARRYING);
}

void eat(State& s, int seat, int region, int amount) {
    if (amount > 0) s.tell(OTHER);
    s.stock[seat * 3 + region] -= amount;
    s.reserve += amount;
}

void lose_food(State& s, int seat, int where, int amount, News news) {
    if (amount > 0) s.tell(news);
    change_food(s, seat, where, -amount);
    s.reserve += amount;
}

void steal(State& s, int seat, int start, int end, int amount) {
    if (amount > 0) s.tell(EFFECT);
    change_food(s, 1 - seat, start, -amount);
    change_food(s, seat, end, amount);
}

// Cards

void draw_from_deck(State& s, int seat, int count) {
    s.asked = seat;
    s.await_draw(s.deck[seat], count, CARDS);
}

void draw_card(State& s, int seat) {
    auto& under = s.under[seat];
    if (!s.deck[seat] && under.count > 0) {
        int card = under[0];
        under.count--;
        std::copy(under.items + 1, under.items + 1 + under.count, under.items);
        drawn(s, seat, 1u << card);
        return;
    }
    if (!s.deck[seat]) {  // the discard pile becomes the deck, and the hand is known
        s.shown[seat] = s.hand[seat];
        if (s.discards[seat]) s.tell(EFFECT);
        s.deck[seat] = s.discards[seat];
        s.discards[seat] = 0;
    }
    if (s.deck[seat])
        draw_from_deck(s, seat, 1);
    else
        s.tell(OTHER);
}

void drawn(State& s, int seat, unsigned taken) {
    s.deck[seat] &= ~taken;
    s.hand[seat] |= taken;
    s.tell(EFFECT);
}

unsigned from_hand(State& s, int seat, int kind) {
    bool is_shown = s.count(seat, s.shown[seat], kind) > 0;
    unsigned card = 1u << s.find(seat, is_shown ? s.shown[seat] : s.hand[seat], kind);
    s.hand[seat] &= ~card;
    s.shown[seat] &= ~card;
    return card;
}

void drop(State& s, int seat, int kind) { s.discards[seat] |= from_hand(s, seat, kind); }

void arrive(State& s, int seat, int region, unsigned card) {
    bool empty = !s.at[region] && !s.at[3 + region];
    s.at[seat * 3 + region] |= card;
    if (s.match->popularity && empty && s.tile[region] != NONE) {
        s.tell(EFFECT);
        s.popular[region] = seat;
    }
}

unsigned leave(State& s, int seat, int region, int kind) {
    uint16_t& place = region == CAMP ? s.camp[seat] : s.at[seat * 3 + region];
    unsigned card = 1u << s.find(seat, place, kind);
    place &= ~card;
    return card;
}

void vacated(State& s, int seat, int region) {
    if (region == CAMP || s.at[seat * 3 + region]) return;
    lose_food(s, seat, region, s.stock[seat * 3 + region], OTHER);
    if (s.popular[region] == seat) {
        s.tell(OTHER);
        s.popular[region] = s.at[(1 - seat) * 3 + region] ? 1 - seat : NONE;
    }
}

void discard_hero(State& s, int seat, int region, int kind) {
    s.discards[seat] |= leave(s, seat, region, kind);
    vacated(s, seat, region);
    set_off(s, seat, kind, region, DISCARDED);
}

void send_back(State& s, int seat, int region, int kind, int to) {
    unsigned card = leave(s, seat, region, kind);
    if (to == AT_CAMP) {
        s.camp[seat] |= card;
    } else {
        s.hand[seat] |= card;
        s.shown[seat] |= card;
    }
    vacated(s, seat, region);
}

void show_hand(State& s, int seat) {
    s.tell(EFFECT);
    s.shown[seat] = s.hand[seat];
}

void transfer(State& s, int seat, int start, int end, int kind) {
    arrive(s, seat, end, leave(s, seat, start, kind));
    vacated(s, seat, start);
}

void recover(State& s, int seat, int kind, int to) {
    unsigned card = 1u << s.find(seat, s.discards[seat], kind);
    s.discards[seat] &= ~card;
    if (to == AT_CAMP) {
        s.camp[seat] |= card;
    } else {
        s.hand[seat] |= card;
        s.shown[seat] |= card;
    }
}

unsigned in_sight(const State& s, int seat) {
    int first = seat * 3;
    return s.camp[seat] | s.discards[seat] | s.shown[seat] | s.at[first] | s.at[first + 1] | s.at[first + 2];
}

// Triggers

void set_off(State& s, int seat, int kind, int region, int trigger) {
    const auto& numbers = s.heroes().on(kind, trigger);
    for (int i = int(numbers.size()) - 1; i >= 0; i--)
        s.then(USE_ABILITY, seat + 2 * (region + 4 * (kind + 64 * numbers[i])));
}

void set_off_all(State& s, int seat, int region, int trigger) {
    unsigned cards = s.at[seat * 3 + region];
    if (!(s.different(seat, cards) & s.heroes().having[trigger])) return;
    for (int card = DECK - 1; card >= 0; card--)  // the lowest number comes first, so it is put on top
        if (cards >> card & 1) set_off(s, seat, s.kind_of(seat, card), region, trigger);
}

bool has_trigger(const State& s, int region, int trigger) {
    return s.different(s.seat, s.at[s.seat * 3 + region]) & s.heroes().having[trigger];
}
