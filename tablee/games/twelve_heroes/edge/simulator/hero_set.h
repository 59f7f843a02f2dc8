// A set of heroes as flat tables for the rules, read from the lines that `simulate.py` writes.
#pragma once

#include <cstdint>
#include <istream>
#include <stdexcept>
#include <string>
#include <vector>

#include "vocabulary.h"

// A set or a position that this program does not play. The message says why.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Ability {
    int trigger, effect, amount, condition, who, where, to, per, min_strength, max_strength, max_cost;
    bool optional;
    int targets, pay;
    bool with_food, alternative;
};

struct Hero {
    std::string id;
    int faction, copies, version, cost, strength;
    double worth_in_hand, worth_in_camp, worth_in_region;  // as the bots see it
};

inline uint64_t bit(int n) { return uint64_t(1) << n; }

// A kind is its number minus one, an ability its index in `abilities`. Sets of kinds are bit masks.
struct HeroSet {
    std::vector<Hero> heroes;
    std::vector<Ability> abilities;
    std::vector<int> alternative;  // for each ability, its alternative or NONE
    std::vector<int> triggered[MAX_KINDS][TRIGGER_COUNT];
    uint64_t having[TRIGGER_COUNT] = {};  // the kinds that have an ability with this trigger
    int cost[MAX_KINDS], strength[MAX_KINDS], hunger[MAX_KINDS];
    uint64_t flyers = 0, immune = 0, shields = 0, forbidders = 0, blockers = 0, survivors = 0, tie_winners = 0;
    uint64_t strength_changers = 0, far_givers = 0, hunger_changers = 0, cost_changers = 0;
    std::vector<int> near_strength[MAX_KINDS];  // abilities that change strengths in the hero's own Region
    std::vector<int> far_strength[MAX_KINDS];   // abilities that change strengths in other Regions, or from camp
    std::vector<int> hungers[MAX_KINDS];        // abilities that change the hunger of others
    std::vector<int> costs[MAX_KINDS];

    explicit HeroSet(std::istream& lines);

    const std::vector<int>& on(int kind, int trigger) const { return triggered[kind][trigger]; }
    std::vector<int> faction_deck(int faction, int version) const;

private:
    void add_hero(std::istream& line);
    void add_ability(std::istream& line);
    void add_lasting(int kind, const Ability& ability, int number);
};
