// How good a position is for a seat when the other seat is about to act. The order of operations is Python's.
#include <algorithm>
#include <cmath>

#include "planner.h"

namespace {

constexpr double POINT = 3.0, PROGRESS = 0.64, LEAD = 0.8, DOUBT = 0.9, STEEP = 0.25, LAST_CUBE = 0.8;
constexpr double CAMP_FOOD = 0.5, REGION_FOOD = 0.6, CARD = 0.6, READY = 0.8, HUNGRY = 0.3, WON = 1000.0;
constexpr int EXPENSIVE = 4;

double army(const State& s, int seat, int region) {
    double value = 0.0;
    for (int card : members(s.at[seat * 3 + region]))
        value += s.heroes().heroes[s.kind_of(seat, card)].worth_in_region;
    double need = hunger(s, seat, region), stock = s.stock[seat * 3 + region];
    if (need == 0.0) return value;
    double fed = std::min(stock / need, 1.0);
    return value * (HUNGRY + (1.0 - HUNGRY) * fed) + REGION_FOOD * std::min(std::max(stock - need, 0.0), need);
}

double worth(const State& s, int seat) {
    double points = s.points[seat], food = s.food[seat], camp = 0.0;
    double total = POINT * (points + 0.05 * points * points) + CARD * std::min(size(s.hand[seat]), 5);
    total += CAMP_FOOD * (food <= 6.0 ? food : 6.0 + 0.3 * (food - 6.0));
    for (int card : members(s.camp[seat])) camp += s.heroes().heroes[s.kind_of(seat, card)].worth_in_camp;
    total += READY * camp;
    for (int region = 0; region < REGIONS; region++)
        if (s.at[seat * 3 + region]) total += army(s, seat, region);
    return total;
}

// The chance that a lead in strength lasts until it counts, for each lead.
struct Lasting {
    double at[256];

    Lasting() {
        for (int ahead = 0; ahead < 256; ahead++) at[ahead] = 1.0 - DOUBT * std::exp(-STEEP * ahead);
    }
};
const Lasting LASTING;
double lasting(int ahead) { return LASTING.at[std::min(ahead, 255)]; }

// The worth of the struggle for a tile: cubes, and who is likely to place the next one.
double front(const State& s, int seat, int region) {
    int kind = s.tile_kind(region), slots = SLOTS[kind];
    double value = POINT * POINTS[kind], steps = slots + 1.0;
    int mine = s.cubes[seat * 3 + region], theirs = s.cubes[(1 - seat) * 3 + region];
    double total = PROGRESS * value * (mine - theirs) / steps;
    int ahead = strength(s, seat, region) - strength(s, 1 - seat, region);
    if (ahead > 0 || (ahead == 0 && s.at[seat * 3 + region] && wins_ties(s, seat, region)))
        total += LEAD * value / steps * lasting(ahead) * (mine == slots ? LAST_CUBE : 1.0);
    if (ahead < 0 || (ahead == 0 && s.at[(1 - seat) * 3 + region] && wins_ties(s, 1 - seat, region)))
        total -= LEAD * value / steps * lasting(-ahead) * (theirs == slots ? LAST_CUBE : 1.0);
    return total;
}

}  // namespace

double advantage(const State& s, int seat) {
    if (s.points[seat] >= GOAL) return WON;
    if (s.points[1 - seat] >= GOAL) return -WON;
    double total = worth(s, seat) - worth(s, 1 - seat);
    for (int region = 0; region < REGIONS; region++)
        if (s.tile[region] != NONE) total += front(s, seat, region);
    return total;
}

double share(const State& s, int seat) {
    double x = std::max(std::min(advantage(s, seat) / 8.0, 30.0), -30.0);
    return 1.0 / (1.0 + std::exp(-x));
}

int choose_mulligan(const State& s) {
    for (int action : s.choices)
        if (action != DONE && s.heroes().cost[action - UNDER] >= EXPENSIVE) return action;
    return DONE;
}

int choose_discard(const State& s) {
    int best = s.choices[0];
    double least = 1e9;
    for (int action : s.choices) {
        double value = s.heroes().heroes[action - DROP].worth_in_hand;
        if (value < least) best = action, least = value;
    }
    return best;
}
