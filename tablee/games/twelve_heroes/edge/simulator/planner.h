// The players: `bots/planner.py` and `bots/foresight.py` with one world, two turns and the default weights.
#pragma once

#include <vector>

#include "rules.h"

// estimate.cpp: bots/estimate.py and bots/card_choices.py
constexpr double WORST = -1e9;
double advantage(const State& s, int seat);
double share(const State& s, int seat);  // of the win
int choose_mulligan(const State& s);
int choose_discard(const State& s);

// A line of play: the choice that leads to it from its parent, and its value.
struct Line {
    int parent;  // the line before its last choice, or NONE
    int choice;
    int length;  // how many choices it has
    int sure;    // how many of them come before chance or a revealed hand plays a part
    bool known;  // whether all of them do
    int state;   // the place of its position in the planner's list
    double value;
};

// Searches the ends of a turn and keeps the best few positions after each action.
class Planner {
public:
    Planner(int width, int max_nodes) : width(width), max_nodes(max_nodes) {}

    std::vector<int> plan(const State& state, int seat, Rng& rng);

protected:
    // Search all continuations. Those after a whole action are in `ends`, shorter ones first.
    void search(const State& state, int seat, Rng& rng);
    std::vector<int> sure_choices(int line) const;

    std::vector<Line> lines;
    std::vector<int> ends;

private:
    void expand(const std::vector<int>& level, std::vector<int>& found);
    bool step(int line, int action);
    bool is_new(const State& s);
    double value(const State& state);

    int width, max_nodes, seat = 0;
    Rng* rng = nullptr;
    std::vector<State> positions, before;  // after and before the present action
    std::vector<int64_t> seen;  // a hash table of positions; an entry is the key, and above it the search's number
    int64_t searches = 0;
};

// Plans a turn, and tries the best ideas in a sampled hand of the opponent and through two more turns.
class Foresight : public Planner {
public:
    Foresight(int width, int ideas) : Planner(width, 1000), ideas(ideas), answers(1, 300) {}

    std::vector<int> plan(const State& state, int seat, Rng& rng);

private:
    double outcome(const State& world, const std::vector<int>& idea, int seat, Rng rng);

    int ideas;
    Planner answers;  // for both seats in the turns that follow
};

// The next choices of the asked seat: one, or several that no new information can change.
template <typename Player>
std::vector<int> next_choices(const State& state, Player& player, Rng& rng) {
    if (state.waiting == MULLIGAN) return {choose_mulligan(state)};
    if (state.waiting == DISCARDING || state.waiting == LIMITING) return {choose_discard(state)};
    return player.plan(state, state.asked, rng);
}
