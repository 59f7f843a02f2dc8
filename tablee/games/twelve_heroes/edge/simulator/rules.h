// The rules over a position. Each function does the same as the one of its name in `tablee/games/twelve_heroes/rules`.
#pragma once

#include "state.h"

// strength.cpp: strength.py, hunger.py, lasting.py
int strength(const State& s, int seat, int region);
int hero_strength(const State& s, int seat, int kind, int region);
int times(const State& s, const Ability& ability, int seat, int region);
bool holds(const State& s, const Ability& ability, int seat, int region);
bool is_away(int trigger);
bool wins_ties(const State& s, int seat, int region);
int hunger(const State& s, int seat, int region);
int appetite(const State& s, int seat, int kind, int region);
int fewest_of(const List<int8_t, DECK>& appetites, int missing, int gone);
int changed_cost(const State& s, int seat);
bool forbidden(const State& s, int seat, int region);
bool is_protected(const State& s, int seat, int kind, int region);
bool blocked(const State& s, int seat, int region);

// cards.cpp: food.py, cards.py, tasks.py
void take_food(State& s, int seat, int wanted, News news);
void place_food(State& s, int seat, int region, int wanted);
void pay(State& s, int seat, int cost);
int amount_at(const State& s, int seat, int where);
void carry(State& s, int seat, int start, int end, int amount, News news);
void ask_load(State& s, int seat, int start, int end);
void eat(State& s, int seat, int region, int amount);
void lose_food(State& s, int seat, int where, int amount, News news);
void steal(State& s, int seat, int start, int end, int amount);
void draw_from_deck(State& s, int seat, int count);
void draw_card(State& s, int seat);
void drawn(State& s, int seat, unsigned taken);
unsigned from_hand(State& s, int seat, int kind);
void drop(State& s, int seat, int kind);
void arrive(State& s, int seat, int region, unsigned card);
unsigned leave(State& s, int seat, int region, int kind);
void vacated(State& s, int seat, int region);
void discard_hero(State& s, int seat, int region, int kind);
void send_back(State& s, int seat, int region, int kind, int to);
void show_hand(State& s, int seat);
void transfer(State& s, int seat, int start, int end, int kind);
void recover(State& s, int seat, int kind, int to);
unsigned in_sight(const State& s, int seat);
void set_off(State& s, int seat, int kind, int region, int trigger);
void set_off_all(State& s, int seat, int region, int trigger);
bool has_trigger(const State& s, int region, int trigger);

// targets.cpp: targets.py, usable.py
using Targets = List<int16_t, 64>;  // kind * PLACES + place
bool is_aimed(const Ability& ability);
int targeted_seat(const State& s, const Ability& ability);
Targets targets(const State& s);
Targets all_targets(const State& s);
List<int8_t, 3> destinations(const State& s);
bool is_possible(State& s, int number);

// abilities.cpp: abilities.py, aims.py, effects.py
int current_ability(const State& s);
void use_ability(State& s, int argument);
void agree(State& s);
void decline(State& s);
void choose_line(State& s, int line);
void choose_region(State& s, int region);
void aim(State& s, int kind, int place);
void aim_again(State& s, int argument);
void ask_discard(State& s, int seat);
void ask_strip(State& s, int argument);

// turn.cpp: opening.py, turn.py, maintenance.py, military.py
void plan_opening(State& s);
void first_drawn(State& s, int seat);
void mulligan(State& s, int action);
void first_turn(State& s);
void control(State& s, int region);
void compare(State& s, int region);
void reveal(State& s, int region);
void turn_up(State& s, int region, int tile);
void maintain(State& s, int region);
void feed(State& s, int region);
void starve(State& s, int kind);
void income(State& s);
void begin_actions(State& s);
void end_turn(State& s);
void next_action(State& s);
void act(State& s, int action);
void more(State& s, int action);
void deployed_abilities(State& s);
void resolve_order(State& s, int action);
void loaded(State& s, int action);

// choices.cpp, engine.cpp: choices.py, engine.py
void list_choices(State& s);
bool is_free_to_act(const State& s);  // whether there is more than one action
void begin(State& s);
void apply(State& s, int choice);
void resolve(State& s, const int* outcome);
void sample_draw(State& s, Rng& rng);  // take a random outcome of the awaited draw
void advance(State& s);
