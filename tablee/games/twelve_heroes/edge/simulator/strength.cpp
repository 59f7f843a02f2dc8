// Strength in a Region, conditions of abilities, hunger, and the lasting effects of heroes on others.
#include <algorithm>

#include "rules.h"

namespace {

bool has_strength_changer(const State& s, int region) {
    return (s.different(0, s.at[region]) | s.different(1, s.at[3 + region])) & s.heroes().strength_changers;
}

// What the abilities of a hero that concern these heroes add to the strength of each in its own Region.
int given(const State& s, int side, int giver, int region, int who) {
    int total = 0;
    for (int number : s.heroes().near_strength[giver]) {
        const Ability& ability = s.ability_of(number);
        if (ability.who == who && holds(s, ability, side, region))
            total += ability.amount * times(s, ability, side, region);
    }
    return total;
}

// What the opponents in a Region add to the strength of each hero of a seat there, or take from it.
int given_by_opponents(const State& s, int seat, int region) {
    int total = 0;
    for (int card : members(s.at[(1 - seat) * 3 + region]))
        total += given(s, 1 - seat, s.kind_of(1 - seat, card), region, ENEMIES);
    return total;
}

unsigned held_at(const State& s, int side, int place) { return place == CAMP ? s.camp[side] : s.at[side * 3 + place]; }

// What one ability of a hero elsewhere adds to a hero of a seat in a Region.
int given_afar(const State& s, const Ability& ability, int side, int seat, int place, int region) {
    if ((ability.trigger == IN_CAMP) != (place == CAMP) || (ability.who == FRIENDS) != (side == seat)) return 0;
    if (ability.where == AT_ADJACENT && place != 1 && region != 1) return 0;
    if (place != CAMP && !holds(s, ability, side, place)) return 0;
    return ability.amount * times(s, ability, side, place);
}

// What heroes in other Regions and in camps add to the strength of each hero of a seat in a Region.
int from_afar(const State& s, int seat, int region) {
    uint64_t givers = s.heroes().far_givers;
    int total = 0;
    for (int side = 0; givers && side < 2; side++)
        for (int place = 0; place <= CAMP; place++) {
            unsigned cards = held_at(s, side, place);
            if (place == region || !(s.different(side, cards) & givers)) continue;
            for (int card : members(cards))
                for (int number : s.heroes().far_strength[s.kind_of(side, card)])
                    total += given_afar(s, s.ability_of(number), side, seat, place, region);
        }
    return total;
}

}  // namespace

int strength(const State& s, int seat, int region) {
    unsigned cards = s.at[seat * 3 + region];
    if (!cards) return 0;
    int each = from_afar(s, seat, region), own[DECK], count = 0, total = 0;
    bool swayed = has_strength_changer(s, region);
    if (swayed) each += given_by_opponents(s, seat, region);
    for (int card : members(cards)) {
        int kind = s.kind_of(seat, card);
        own[count] = s.heroes().strength[kind];
        if (swayed && bit(kind) & s.heroes().strength_changers) {
            int to_friends = given(s, seat, kind, region, FRIENDS);
            own[count] += given(s, seat, kind, region, SELF) - to_friends;
            each += to_friends;
        }
        count++;
    }
    for (int i = 0; i < count; i++) total += std::max(own[i] + each, 0);
    return total;
}

int hero_strength(const State& s, int seat, int kind, int region) {
    int total = s.heroes().strength[kind] + from_afar(s, seat, region) + given_by_opponents(s, seat, region);
    for (int card : members(s.at[seat * 3 + region]))
        total += given(s, seat, s.kind_of(seat, card), region, FRIENDS);
    total += given(s, seat, kind, region, SELF) - given(s, seat, kind, region, FRIENDS);
    return std::max(total, 0);
}

int times(const State& s, const Ability& ability, int seat, int region) {
    switch (ability.per) {
    case PER_NOTHING: return 1;
    case PER_TILE: return size(s.won[seat]);
    case PER_FRIEND: return s.heroes_at(seat, region) - (is_away(ability.trigger) ? 0 : 1);
    case PER_ENEMY: return s.heroes_at(1 - seat, region);
    case PER_FOOD: return s.stock[seat * 3 + region];
    default: return s.cubes[seat * 3 + region];
    }
}

bool is_away(int trigger) { return trigger == DISCARDED || trigger == TILE_WON || trigger == TILE_LOST; }

bool holds(const State& s, const Ability& ability, int seat, int region) {
    if (ability.condition == UNCONDITIONAL) return true;
    int mine = s.heroes_at(seat, region), theirs = s.heroes_at(1 - seat, region);
    int itself = is_away(ability.trigger) ? 0 : 1;
    switch (ability.condition) {
    case ALONE: return mine <= itself;
    case ACCOMPANIED: return mine > itself;
    case OPPOSED: return theirs > 0;
    case UNOPPOSED: return theirs == 0;
    case OUTNUMBERED: return theirs > mine;
    case WEAKER: return strength(s, seat, region) < strength(s, 1 - seat, region);
    case ON_FARM: return s.tile_kind(region) == FARM;
    case ON_MINE: return s.tile_kind(region) == MINE;
    case ON_CITY: return s.tile_kind(region) == CITY;
    case POPULAR: return s.popular[region] == seat;
    default: return s.cubes[seat * 3 + region] > 0;
    }
}

bool wins_ties(const State& s, int seat, int region) {
    return s.popular[region] == seat || (s.different(seat, s.at[seat * 3 + region]) & s.heroes().tie_winners);
}

// Hunger

int hunger(const State& s, int seat, int region) {
    unsigned cards = s.at[seat * 3 + region], other = s.at[(1 - seat) * 3 + region];
    bool changed = (s.different(seat, cards) | s.different(1 - seat, other)) & s.heroes().hunger_changers;
    int total = 0;
    for (int card : members(cards)) {
        int kind = s.kind_of(seat, card);
        total += changed ? appetite(s, seat, kind, region) : s.heroes().hunger[kind];
    }
    return total;
}

int appetite(const State& s, int seat, int kind, int region) {
    int own = s.heroes().hunger[kind], most = 0;
    if (!s.heroes().hunger_changers) return own;
    bool own_left = true;
    for (int side : {seat, 1 - seat})
        for (int card : members(s.at[side * 3 + region])) {
            int other = s.kind_of(side, card);
            if (own_left && side == seat && other == kind) {
                own_left = false;
                continue;
            }
            for (int number : s.heroes().hungers[other]) {
                const Ability& ability = s.ability_of(number);
                if (ability.who == FRIENDS && side == seat)
                    own = std::min(own, ability.amount);
                else if (ability.who == ENEMIES && side != seat)
                    most = std::max(most, ability.amount);
            }
        }
    return std::max(own, most);
}

int fewest_of(const List<int8_t, DECK>& appetites, int missing, int gone) {
    int starving = 0;
    for (int place = appetites.count - 1; missing > 0; place--) {
        if (appetites[place] == gone) {
            gone = NONE;
        } else {
            missing -= appetites[place];
            starving++;
        }
    }
    return starving;
}

// Lasting effects

int changed_cost(const State& s, int seat) {
    uint64_t changers = s.heroes().cost_changers;
    int total = 0;
    for (int side = 0; changers && side < 2; side++)
        for (int place = 0; place <= CAMP; place++) {
            unsigned cards = held_at(s, side, place);
            if (!(s.different(side, cards) & changers)) continue;
            for (int card : members(cards))
                for (int number : s.heroes().costs[s.kind_of(side, card)]) {
                    const Ability& ability = s.ability_of(number);
                    bool works = (ability.trigger == IN_CAMP) == (place == CAMP);
                    if (works && (ability.who == FRIENDS) == (side == seat))
                        total += ability.amount * times(s, ability, side, place);
                }
        }
    return total;
}

bool forbidden(const State& s, int seat, int region) {
    return s.different(1 - seat, s.at[(1 - seat) * 3 + region]) & s.heroes().forbidders;
}

bool is_protected(const State& s, int seat, int kind, int region) {
    uint64_t shields = s.heroes().shields;
    if (bit(kind) & s.heroes().immune) return true;
    bool own_left = bit(kind) & shields;
    for (int card : members(s.at[seat * 3 + region])) {
        int other = s.kind_of(seat, card);
        if (own_left && other == kind)
            own_left = false;
        else if (bit(other) & shields)
            return true;
    }
    return false;
}

bool blocked(const State& s, int seat, int region) {
    return s.different(1 - seat, s.at[(1 - seat) * 3 + region]) & s.heroes().blockers;
}
