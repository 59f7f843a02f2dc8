// Use abilities: whether they are used, what they leave to choose, and their effects.
#include <algorithm>

#include "rules.h"

namespace {

void perform(State& s);

void take_ability(State& s, int argument) {
    s.owner = argument % 2;
    s.region = argument / 2 % 4;
    s.source = argument / 8 % 64;
    s.ability = argument / 512;
}

unsigned held_there(const State& s) { return s.region == CAMP ? s.camp[s.owner] : s.at[s.owner * 3 + s.region]; }

// Whether the hero is no longer where its ability was triggered. Two of a kind count as two.
bool has_left(const State& s, int argument) {
    if (is_away(s.ability_of(s.ability).trigger)) return false;
    int same = int(std::count(s.tasks.begin(), s.tasks.end(), USE_ABILITY + ARGUMENT * argument));
    return s.count(s.owner, held_there(s), s.source) <= same;
}

// Ask the owner whether to use an optional ability, or use it at once.
void consider(State& s) {
    const Ability& ability = s.ability_of(s.ability);
    bool names_target = is_aimed(ability) && ability.targets != ALL_TARGETS;
    bool willing = (ability.optional && !names_target && ability.effect != BRING_FOOD) || ability.pay > 0;
    if ((willing || ability.to == AT_ANYWHERE) && !is_possible(s, s.ability))
        s.tell(OTHER);
    else if (willing)
        s.ask(s.owner, WILLING);
    else
        perform(s);
}

// Effects that leave nothing to choose

// The ability's amount, multiplied by what it counts, and at most all Food of the game.
int total(const State& s) {
    const Ability& ability = s.ability_of(s.ability);
    return std::min(ability.amount * times(s, ability, s.owner, s.region), FOOD);
}

void gain(State& s, int where) {
    if (where == CAMP)
        take_food(s, s.owner, total(s), EFFECT);
    else
        place_food(s, s.owner, where, total(s));
}

void bring(State& s, int region) {
    s.region = region;
    s.max_food = std::min(total(s), int(s.food[s.owner]));
    if (s.at[s.owner * 3 + region]) s.ask(s.owner, BRINGING);
}

void plunder(State& s, const Ability& ability) {
    int seat = s.owner, start = ability.where == AT_CAMP ? CAMP : s.region;
    int amount = std::min(total(s), amount_at(s, 1 - seat, start));
    if (ability.effect == BURN_FOOD) {
        lose_food(s, 1 - seat, start, amount, EFFECT);
        return;
    }
    int end = ability.to == AT_CAMP ? CAMP : s.region;
    if (end == CAMP || s.at[seat * 3 + end]) steal(s, seat, start, end, amount);
}

void give_actions(State& s, int amount) {
    int given = s.owner == s.seat ? std::min(amount, MAX_GIVEN - s.given) : 0;
    s.tell(given != 0 ? EFFECT : OTHER);
    s.given += given;
    s.actions += given;
}

void change_cube(State& s, int effect) {
    if (s.tile[s.region] == NONE) return;
    int8_t& cubes = s.cubes[(effect == ADD_CUBE ? s.owner : 1 - s.owner) * 3 + s.region];
    if (effect == ADD_CUBE && cubes < SLOTS[s.tile_kind(s.region)]) {
        s.tell(EFFECT);
        cubes++;
    } else if (effect == REMOVE_CUBE && cubes > 0) {
        s.tell(EFFECT);
        cubes--;
    }
}

void change_hands(State& s, int effect) {
    for (int i = std::min(total(s), DECK); i > 0; i--) {
        if (effect == DRAW)
            s.then(DRAW_CARD, s.owner);
        else if (effect == MAKE_DISCARD)
            s.then(DISCARD_CARD, 1 - s.owner);
        else
            s.then(STRIP_CARD, current_ability(s));
    }
}

void at_once(State& s, const Ability& ability) {
    switch (ability.effect) {
    case GAIN_FOOD: gain(s, ability.to == AT_CAMP ? CAMP : s.region); break;
    case BRING_FOOD: bring(s, s.region); break;
    case STEAL_FOOD:
    case BURN_FOOD: plunder(s, ability); break;
    case EXTRA_ACTION: give_actions(s, total(s)); break;
    case ADD_CUBE:
    case REMOVE_CUBE:
        for (int i = times(s, ability, s.owner, s.region); i > 0; i--) change_cube(s, ability.effect);
        break;
    case SHOW_HAND: show_hand(s, 1 - s.owner); break;
    default: change_hands(s, ability.effect);
    }
}

// Effects on heroes

// Move a hero to a Region by an ability. Food goes along only if the ability says so, and only one's own.
void go_along(State& s, const Ability& ability, int kind, int start, int end) {
    int seat = targeted_seat(s, ability);
    if (!ability.with_food || seat != s.owner) {
        transfer(s, seat, start, end, kind);
        return;
    }
    arrive(s, seat, end, leave(s, seat, start, kind));
    ask_load(s, seat, start, end);
    if (s.max_food == 0) vacated(s, seat, start);
}

// Discard, send back, fetch or recover a hero.
void strike(State& s, const Ability& ability, int kind, int place) {
    int seat = targeted_seat(s, ability);
    s.tell(EFFECT);
    switch (ability.effect) {
    case KILL: discard_hero(s, seat, place, kind); break;
    case SEND_BACK: send_back(s, seat, place, kind, ability.to); break;
    case JOIN: go_along(s, ability, kind, place, s.region); break;
    default: recover(s, seat, kind, ability.to);
    }
}

// Take all possible targets, or ask the owner for one after the other.
void take_aim(State& s, const Ability& ability) {
    int count = ability.targets * times(s, ability, s.owner, s.region);
    if (count == 0 || targets(s).count == 0) {
        s.tell(OTHER);
    } else if (ability.targets == ALL_TARGETS) {
        Targets found = all_targets(s);
        for (int i = found.count - 1; i >= 0; i--) strike(s, ability, found[i] / PLACES, found[i] % PLACES);
    } else {
        if (count > 1) s.then(AIM_AGAIN, std::min(count, MAX_TARGETS) - 1 + MAX_TARGETS * current_ability(s));
        s.ask(s.owner, TARGETING);
    }
}

void perform(State& s) {
    const Ability& ability = s.ability_of(s.ability);
    if (is_aimed(ability))
        take_aim(s, ability);
    else if ((ability.effect == GAIN_FOOD || ability.effect == BRING_FOOD) && ability.to == AT_ANYWHERE)
        s.ask(s.owner, PLACING);
    else
        at_once(s, ability);
}

}  // namespace

int current_ability(const State& s) { return s.owner + 2 * (s.region + 4 * (s.source + 64 * s.ability)); }

void use_ability(State& s, int argument) {
    take_ability(s, argument);
    if (has_left(s, argument)) return;
    int other = s.heroes().alternative[s.ability];
    if (other != NONE && is_possible(s, other)) {
        if (is_possible(s, s.ability)) {
            s.tell_used();
            s.ask(s.owner, EITHER);
            return;
        }
        s.ability = other;
    }
    if (s.region == CAMP || holds(s, s.ability_of(s.ability), s.owner, s.region)) {
        s.tell_used();
        consider(s);
    }
}

void agree(State& s) {
    int price = s.ability_of(s.ability).pay;
    if (price > 0) pay(s, s.owner, price);
    perform(s);
}

void decline(State& s) {
    int task = s.tasks.last();
    if (task % ARGUMENT == AIM_AGAIN && task / ARGUMENT / MAX_TARGETS == current_ability(s)) s.tasks.pop();
    s.tell(OTHER);
}

void choose_line(State& s, int line) {
    if (line == 1) s.ability = s.heroes().alternative[s.ability];
    consider(s);
}

void choose_region(State& s, int region) {
    const Ability& ability = s.ability_of(s.ability);
    if (ability.effect == PUSH) {
        s.tell(EFFECT);
        go_along(s, ability, s.victim, s.start, region);
    } else if (ability.effect == GAIN_FOOD) {
        gain(s, region);
    } else {
        s.tell(BETWEEN);
        bring(s, region);
    }
}

void aim(State& s, int kind, int place) {
    const Ability& ability = s.ability_of(s.ability);
    if (ability.effect != PUSH) {
        strike(s, ability, kind, place);
        return;
    }
    s.victim = kind;
    s.start = place;
    s.tell(BETWEEN);
    s.ask(s.owner, PLACING);
}

void aim_again(State& s, int argument) {
    take_ability(s, argument / MAX_TARGETS);
    bool away = is_away(s.ability_of(s.ability).trigger);
    if (!away && s.count(s.owner, held_there(s), s.source) == 0) return;
    if (targets(s).count > 0) {
        if (argument % MAX_TARGETS > 1) s.then(AIM_AGAIN, argument - 1);
        s.ask(s.owner, TARGETING);
    }
}

void ask_discard(State& s, int seat) {
    if (s.hand[seat]) s.ask(seat, DISCARDING);
}

void ask_strip(State& s, int argument) {
    take_ability(s, argument);
    int other = 1 - s.owner, limit = s.ability_of(s.ability).max_cost;
    if (!s.hand[other]) return;
    if (s.shown[other] != s.hand[other]) show_hand(s, other);
    for (int kind : members(s.different(other, s.hand[other])))
        if (s.heroes().cost[kind] <= limit) {
            s.ask(s.owner, STRIPPING);
            return;
        }
}
