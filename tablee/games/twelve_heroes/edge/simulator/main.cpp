// Play games of two factions and print a line for each: `simulate POPULARITY EXTRA WIDTH IDEAS QUOTED FROM TO STEP`.
//
// The set comes on the standard input. QUOTED is the measurement's seed as Python quotes it. The deals are FROM, FROM
// + STEP, … below TO, for each pair of factions, with either side beginning. With a ninth argument, each game's choices
// follow on a line of their own.
#include <cstdio>
#include <iostream>

#include "planner.h"

namespace {

constexpr int LAST_EARLY_TURN = 6;

struct Game {
    const char* factions[2];
    int deal, first;
    Watch uses = {};
    std::vector<int> choices = {};
    int turns = 0, ranking = 0;  // 1 if the first seat has won, -1 if the second has, 0 if nobody
    uint64_t early[2] = {}, recruited[2] = {};
};

uint64_t drawn_kinds(const State& s, int seat) {
    unsigned left = s.deck[seat];
    for (int card : s.under[seat]) left |= 1u << card;
    return s.different(seat, ((1u << DECK) - 1) & ~left);
}

int ranking(const State& s) {
    int ours[2];
    for (int seat = 0; seat < 2; seat++)
        ours[seat] = s.points[seat] * 100 + s.cubes[seat * 3] + s.cubes[seat * 3 + 1] + s.cubes[seat * 3 + 2];
    return ours[0] == ours[1] ? 0 : ours[0] > ours[1] ? 1 : -1;
}

void play(Game& game, const Match& match, Foresight& player, Rng rng) {
    State state(match);
    begin(state);
    state.watch = &game.uses;
    while (state.waiting != ENDED) {
        if (state.waiting == FIRST) {
            resolve(state, &game.first);
        } else if (state.waiting < ENDED) {
            sample_draw(state, rng);
        } else {
            for (int seat = 0; seat < 2 && state.turn <= LAST_EARLY_TURN; seat++)
                game.early[seat] = drawn_kinds(state, seat);
            for (int choice : next_choices(state, player, rng)) {
                if (choice >= RECRUIT && choice < SPEND) game.recruited[state.seat] |= bit(choice - RECRUIT);
                game.choices.push_back(choice);
                apply(state, choice);
            }
        }
    }
    game.turns = state.turn + 1;
    game.ranking = ranking(state);
}

void print(const Game& game, int kinds, bool with_choices) {
    std::printf("%s %s %d %d %d %d", game.factions[0], game.factions[1], game.deal, game.first, game.ranking,
                game.turns);
    for (const uint64_t* sets : {game.early, game.recruited})
        std::printf(" %llx %llx", (unsigned long long)sets[0], (unsigned long long)sets[1]);
    for (int seat = 0; seat < 2; seat++)
        for (int kind = 0; kind < kinds; kind++)
            if (game.uses.moments[seat][kind])
                std::printf(" %d:%d:%d:%d", seat, kind, game.uses.moments[seat][kind], game.uses.worked[seat][kind]);
    std::printf("\n");
    if (!with_choices) return;
    std::printf("choices");
    for (int choice : game.choices) std::printf(" %d", choice);
    std::printf("\n");
}

void run(int count, char** arguments) {
    if (count < 9) throw Refused("eight arguments are needed");
    HeroSet heroes(std::cin);
    bool popularity = std::stoi(arguments[1]), extra_actions = std::stoi(arguments[2]);
    Foresight player(std::stoi(arguments[3]), std::stoi(arguments[4]));
    std::string quoted = arguments[5];
    int from = std::stoi(arguments[6]), to = std::stoi(arguments[7]), by = std::stoi(arguments[8]);
    for (int one = 0; one < 4; one++)
        for (int two = one + 1; two < 4; two++) {
            Match match(heroes, one, two, popularity, extra_actions);
            for (int deal = from; deal < to; deal += by)
                for (int first = 0; first < 2; first++) {
                    Game game{{FACTIONS[one], FACTIONS[two]}, deal, first};
                    std::string label = quoted.substr(0, quoted.size() - 1) + "/" + FACTIONS[one] + "/" +
                                        FACTIONS[two] + "/" + std::to_string(deal) + "/" + std::to_string(first);
                    play(game, match, player, Rng(label + quoted.back()));
                    print(game, int(heroes.heroes.size()), count > 9);
                }
        }
}

}  // namespace

int main(int count, char** arguments) {
    try {
        run(count, arguments);
    } catch (const Refused& refused) {
        std::cerr << refused.what() << "\n";
        return 2;
    }
}
