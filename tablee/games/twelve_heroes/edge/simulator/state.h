// A position: each seat's cards, Food, tiles and cubes, and the pending tasks, as in `rules/state.py`.
#pragma once

#include <cstdint>
#include <cstring>

#include "hero_set.h"
#include "rng.h"

// What does not change during a match of two factions.
struct Match {
    const HeroSet& heroes;
    bool popularity, extra_actions;
    int kinds[2 * DECK];               // of each card: the first seat's twelve, then the second's, in rising order
    uint64_t different[2][1 << DECK];  // the kinds in each set of a seat's cards

    Match(const HeroSet& heroes, int faction_1, int faction_2, bool popularity, bool extra_actions);
};

// How often each kind's abilities were triggered, and how often one had an effect: `edge/ability_use.py`.
struct Watch {
    int moments[2][MAX_KINDS] = {}, worked[2][MAX_KINDS] = {};
    int seat = NONE, kind = NONE;  // the ability whose effect would come next
};
// What an event means for the ability before it: nothing, perhaps the next one tells, or that it has an effect.
enum News { OTHER, BETWEEN, EFFECT };

template <typename T, int N>
struct List {
    int count = 0;
    T items[N];

    List() = default;
    List(const List& other) { *this = other; }
    List& operator=(const List& other) {
        count = other.count;
        std::memcpy(items, other.items, count * sizeof(T));
        return *this;
    }
    void push(int item) {
        if (count == N) throw Refused("a list of the simulator is too short for this set");
        items[count++] = T(item);
    }
    T pop() { return items[--count]; }
    T& last() { return items[count - 1]; }
    const T& last() const { return items[count - 1]; }
    T operator[](int place) const { return items[place]; }
    const T* begin() const { return items; }
    const T* end() const { return items + count; }
    bool has(int item) const {
        for (T each : *this)
            if (each == item) return true;
        return false;
    }
};

// Cards of a deck are 0 to 11, and sets of them bit masks. Arrays of six are by seat and Region (`seat * 3 + region`).
struct Table {
    uint16_t hand[2] = {}, deck[2] = {}, shown[2] = {}, discards[2] = {}, camp[2] = {}, at[6] = {};
    int8_t food[2] = {}, stock[6] = {}, tile[3] = {NONE, NONE, NONE}, below[3] = {1, 1, 1}, points[2] = {};
    int8_t cubes[6] = {}, popular[3] = {NONE, NONE, NONE}, sent[3] = {NONE, NONE, NONE};
    int8_t ready[3] = {NONE, NONE, NONE};
    uint8_t won[2] = {}, unseen = 63;
    int reserve = FOOD, seat = 0, turn = 0, actions = 0, given = 0, waiting = NOTHING, asked = 0, max_food = 0;
    int ability = NONE, source = NONE, owner = 0, region = 0, victim = NONE, start = NONE;
    unsigned pool = 0;  // of the awaited draw
    int draws = 0;
};

using Choices = List<int16_t, 96>;

struct State : Table {
    const Match* match;
    Watch* watch = nullptr;  // a copy has none
    List<int8_t, 4> under[2];
    List<int32_t, 128> tasks;
    Choices choices;  // empty for an action: whoever needs them calls `list_choices`

    explicit State(const Match& match) : match(&match) {}
    State(const State& other) { *this = other; }
    State& operator=(const State& other) {
        static_cast<Table&>(*this) = other;
        match = other.match;
        watch = nullptr;
        under[0] = other.under[0];
        under[1] = other.under[1];
        tasks = other.tasks;
        choices = other.choices;
        return *this;
    }

    const HeroSet& heroes() const { return match->heroes; }
    const Ability& ability_of(int number) const { return match->heroes.abilities[number]; }
    int kind_of(int seat, int card) const { return match->kinds[seat * DECK + card]; }
    uint64_t different(int seat, unsigned cards) const { return match->different[seat][cards]; }
    int tile_kind(int region) const { return tile[region] == NONE ? NONE : TILES[tile[region]]; }
    int heroes_at(int seat, int region) const { return size(at[seat * 3 + region]); }
    int deck_size(int seat) const { return size(deck[seat]) + under[seat].count; }
    int find(int seat, unsigned cards, int kind) const;   // the first of these cards that is of this kind
    int count(int seat, unsigned cards, int kind) const;  // how many of these cards are of this kind

    void then(int task, int argument = 0) { tasks.push(task + ARGUMENT * argument); }
    void ask(int seat, int what) { asked = seat, waiting = what; }
    void await_draw(unsigned from, int count, int what) { pool = from, draws = count, waiting = what; }
    void tell(News news) {
        if (watch) told(news);
    }
    void tell_used();

private:
    void told(News news);
};

// The members of a set, for loops: `for (int card : members(cards))`.
struct Members {
    uint64_t left;
    bool operator!=(const Members&) const { return left != 0; }
    int operator*() const { return lowest(left); }
    void operator++() { left &= left - 1; }
    Members begin() const { return *this; }
    Members end() const { return {0}; }
};
inline Members members(uint64_t mask) { return {mask}; }
