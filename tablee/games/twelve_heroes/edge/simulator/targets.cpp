// The heroes that an ability can target, the Regions that it can choose, and whether it would change anything now.
#include <algorithm>

#include "rules.h"

namespace {

unsigned neighbours(int region) { return region == 1 ? 0b101 : 0b010; }

// The places that an ability looks at, relative to its hero, as a set.
unsigned places_of(const State& s, int where) {
    if (where == AT_CAMP) return 1u << CAMP;
    if (where == AT_ANYWHERE) return 0b111;
    return where == AT_HERE ? 1u << s.region : neighbours(s.region);
}

bool may_aim_at(const State& s, const Ability& ability, int seat, int kind, int place) {
    if (ability.effect == JOIN && place == s.region) return false;
    if (s.heroes().cost[kind] > ability.max_cost) return false;
    if (ability.min_strength > 0 || ability.max_strength < NO_LIMIT) {
        int own = place == CAMP ? s.heroes().strength[kind] : hero_strength(s, seat, kind, place);
        if (own < ability.min_strength || own > ability.max_strength) return false;
    }
    if (seat != s.owner) return !is_protected(s, seat, kind, place);
    bool itself = kind == s.source && place == s.region && !is_away(ability.trigger);
    if (ability.who == SELF && ability.effect != JOIN) return itself;
    return !itself || s.count(seat, s.at[seat * 3 + place], kind) > 1;
}

unsigned own_regions(const State& s) {
    unsigned found = 0;
    for (int region = 0; region < REGIONS; region++)
        if (s.at[s.owner * 3 + region]) found |= 1u << region;
    return found;
}

int food_at_source(const State& s, const Ability& ability) {
    if (ability.effect == GAIN_FOOD) return s.reserve;
    if (ability.effect == BRING_FOOD) return s.food[s.owner];
    return amount_at(s, 1 - s.owner, ability.where == AT_CAMP ? CAMP : s.region);
}

bool has_place(const State& s, const Ability& ability) {
    if (ability.to == AT_HERE) return s.at[s.owner * 3 + s.region];
    return ability.to != AT_ANYWHERE || own_regions(s);
}

bool can_change_cube(const State& s, int effect) {
    if (s.tile[s.region] == NONE) return false;
    if (effect == ADD_CUBE) return s.cubes[s.owner * 3 + s.region] < SLOTS[s.tile_kind(s.region)];
    return s.cubes[(1 - s.owner) * 3 + s.region] > 0;
}

bool is_usable(const State& s, const Ability& ability) {
    int effect = ability.effect;
    if (ability.per != PER_NOTHING && times(s, ability, s.owner, s.region) == 0) return false;
    if (is_aimed(ability)) return targets(s).count > 0;
    switch (effect) {
    case BRING_FOOD:
        if (s.food[s.owner] <= ability.pay) return false;
        [[fallthrough]];
    case GAIN_FOOD:
    case STEAL_FOOD: return food_at_source(s, ability) > 0 && has_place(s, ability);
    case BURN_FOOD: return food_at_source(s, ability) > 0;
    case DRAW: return s.deck_size(s.owner) > 0 || s.discards[s.owner];
    case MAKE_DISCARD:
    case SHOW_HAND:
    case STRIP_HAND: return s.hand[1 - s.owner];
    case EXTRA_ACTION: return s.owner == s.seat && s.given < MAX_GIVEN;
    default: return can_change_cube(s, effect);
    }
}

}  // namespace

bool is_aimed(const Ability& ability) { return ability.effect >= KILL && ability.effect <= RECOVER; }

int targeted_seat(const State& s, const Ability& ability) {
    bool own = ability.effect == JOIN || ability.effect == RECOVER || ability.who != ENEMIES;
    return own ? s.owner : 1 - s.owner;
}

Targets targets(const State& s) {
    const Ability& ability = s.ability_of(s.ability);
    int seat = targeted_seat(s, ability);
    Targets found;
    if (ability.effect == RECOVER) {
        for (int kind : members(s.different(seat, s.discards[seat])))
            if (s.heroes().cost[kind] <= ability.max_cost) found.push(kind * PLACES + DISCARD);
        return found;
    }
    for (int place : members(places_of(s, ability.where))) {
        unsigned held = place == CAMP ? s.camp[seat] : s.at[seat * 3 + place];
        for (int kind : members(s.different(seat, held)))
            if (may_aim_at(s, ability, seat, kind, place)) found.push(kind * PLACES + place);
    }
    return found;
}

Targets all_targets(const State& s) {
    const Ability& ability = s.ability_of(s.ability);
    int seat = targeted_seat(s, ability);
    Targets found;
    for (int target : targets(s)) {
        int kind = target / PLACES, place = target % PLACES;
        unsigned held = place == DISCARD ? s.discards[seat] : place == CAMP ? s.camp[seat] : s.at[seat * 3 + place];
        bool there = kind == s.source && place == s.region && !is_away(ability.trigger);
        int count = s.count(seat, held, kind) - (ability.who == FRIENDS && there ? 1 : 0);
        for (int i = 0; i < count; i++) found.push(target);
    }
    return found;
}

List<int8_t, 3> destinations(const State& s) {
    List<int8_t, 3> found;
    unsigned regions = s.ability_of(s.ability).effect == PUSH ? neighbours(s.start) : own_regions(s);
    for (int region : members(regions)) found.push(region);
    return found;
}

bool is_possible(State& s, int number) {
    int before = s.ability;
    s.ability = number;
    const Ability& ability = s.ability_of(number);
    bool fits = s.region == CAMP || holds(s, ability, s.owner, s.region);
    bool possible = fits && ability.pay <= s.food[s.owner] && is_usable(s, ability);
    s.ability = before;
    return possible;
}
