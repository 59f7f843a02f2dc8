// The numbers of the game's pieces, words, actions, questions and tasks, as in `rules/pieces.py` and its neighbours.
#pragma once

// Pieces
constexpr int REGIONS = 3, DECK = 12, FOOD = 20, GOAL = 7, HAND_LIMIT = 5, OPENING_HAND = 3, MAX_KINDS = 40;
constexpr int LAST_TURN = 120, MAX_GIVEN = 3, MAX_ABILITIES = 400, NONE = -1, CAMP = 3, DISCARD = 4;
enum TileKind { FARM, MINE, CITY };
constexpr int TILES[] = {FARM, FARM, FARM, MINE, MINE, CITY};
constexpr int POINTS[] = {2, 3, 4};
constexpr int SLOTS[] = {1, 2, 3};
constexpr int NO_LIMIT = 99, ALL_TARGETS = 99;

// The words of abilities. A set comes by these names; a name that is not here is refused.
enum Version { ALWAYS_USED, WITHOUT_POPULARITY, WITH_POPULARITY };
constexpr const char* VERSIONS[] = {"always", "without-popularity", "with-popularity"};
constexpr const char* FACTIONS[] = {"mechanical", "elves", "humans", "orcs"};
enum Trigger {
    RECRUITED, DEPLOYED, MOVED, CONTROL, MAINTENANCE, INCOME, DISCARDED, ALWAYS, ENEMY_DEPLOYED, TILE_WON, TILE_LOST,
    IN_CAMP,
};
constexpr const char* TRIGGERS[] = {
    "recruited", "deployed", "moved", "control", "maintenance", "income", "discarded", "always", "enemy-deployed",
    "tile-won", "tile-lost", "in-camp",
};
constexpr int TRIGGER_COUNT = 12;
enum Condition {
    UNCONDITIONAL, ALONE, ACCOMPANIED, OPPOSED, UNOPPOSED, OUTNUMBERED, WEAKER, ON_FARM, ON_MINE, ON_CITY, POPULAR,
    HAS_CUBE,
};
constexpr const char* CONDITIONS[] = {
    "none", "alone", "accompanied", "opposed", "unopposed", "outnumbered", "weaker", "farm", "mine", "city", "popular",
    "cube",
};
enum Effect {
    GAIN_FOOD, STEAL_FOOD, BURN_FOOD, BRING_FOOD, DRAW, MAKE_DISCARD, KILL, SEND_BACK, PUSH, JOIN, RECOVER,
    EXTRA_ACTION, ADD_CUBE, REMOVE_CUBE, SHOW_HAND, STRIP_HAND,
    STRENGTH, HUNGER, FLY, IMMUNE, BLOCK, SURVIVE, TIE, COST, FORBID,  // these last
};
constexpr const char* EFFECTS[] = {
    "gain-food", "steal-food", "burn-food", "bring-food", "draw", "make-discard", "kill", "send-back", "push", "join",
    "recover", "extra-action", "add-cube", "remove-cube", "show-hand", "strip-hand",
    "strength", "hunger", "fly", "immune", "block", "survive", "tie", "cost", "forbid",
};
enum Who { SELF, FRIENDS, ENEMIES };
constexpr const char* WHO[] = {"self", "friends", "enemies"};
enum Where { AT_HERE, AT_ADJACENT, AT_ANYWHERE, AT_CAMP, AT_HAND };
constexpr const char* WHERE[] = {"here", "adjacent", "anywhere", "camp", "hand"};
enum Per { PER_NOTHING, PER_FRIEND, PER_ENEMY, PER_FOOD, PER_CUBE, PER_TILE };
constexpr const char* PER[] = {"nothing", "friend", "enemy", "food", "cube", "tile"};

// Actions
constexpr int PLACES = 5;
constexpr int PATHS[6][2] = {{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}};
constexpr int SUPPLY = 0, DONE = 1, USE = 2, DECLINE = 3, CARRY = 4;
constexpr int CHOOSE = CARRY + FOOD + 1;
constexpr int RECRUIT = CHOOSE + REGIONS;
constexpr int SPEND = RECRUIT + MAX_KINDS;
constexpr int STARVE = SPEND + MAX_KINDS;
constexpr int DROP = STARVE + MAX_KINDS;
constexpr int UNDER = DROP + MAX_KINDS;
constexpr int KEEP = UNDER + MAX_KINDS;
constexpr int DEPLOY = KEEP + MAX_KINDS;
constexpr int MOVE = DEPLOY + REGIONS * MAX_KINDS;
constexpr int RESOLVE = MOVE + 6 * MAX_KINDS;
constexpr int TARGET = RESOLVE + REGIONS * MAX_KINDS;
constexpr int STRIP = TARGET + PLACES * MAX_KINDS;
constexpr int EITHER_LINE = STRIP + MAX_KINDS;

// What a position awaits: below ENDED a draw, from MULLIGAN on a choice.
enum Waiting {
    NOTHING, FIRST, TILES_UP, NEXT_TILE, CARDS, PACKS, ENDED, PICK, MULLIGAN, STARVING, ACT, CARRYING, MORE, ORDER,
    TARGETING, PLACING, BRINGING, WILLING, DISCARDING, LIMITING, STRIPPING, EITHER,
};

// Tasks. One is its code plus 32 times its argument.
enum Task {
    DEAL_PACKS, PASS_PACKS, MAKE_DECKS, LAY_TILES, OPENING, DRAW_FIRST, OFFER_MULLIGAN, TURN, CONTROL_REGION, COMPARE,
    REVEAL, MAINTAIN, FEED, TAKE_INCOME, DRAW_CARD, BEGIN_ACTIONS, NEXT_ACTION, DEPLOY_MORE, DEPLOYED_ABILITIES,
    END_TURN, USE_ABILITY, DISCARD_CARD, OFFER_PICK, AIM_AGAIN, STRIP_CARD,
};
constexpr int ARGUMENT = 32, MAX_TARGETS = 16;
