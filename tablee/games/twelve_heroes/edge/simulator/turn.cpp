// The opening, the four phases of a turn, and the actions.
#include <algorithm>

#include "rules.h"

// Opening

void plan_opening(State& s) {
    s.then(DRAW_FIRST);
    s.then(OPENING, 1);
    s.then(OPENING, 0);
    s.then(LAY_TILES);
    s.deck[0] = s.deck[1] = (1 << DECK) - 1;
}

void first_drawn(State& s, int seat) {
    s.seat = seat;
    s.tell(OTHER);
    s.then(TURN);
    s.then(OFFER_MULLIGAN, 1 - seat);
    s.then(OFFER_MULLIGAN, seat);
}

void mulligan(State& s, int action) {
    int seat = s.asked;
    s.tell(OTHER);
    if (action != DONE) {
        s.under[seat].push(lowest(from_hand(s, seat, action - UNDER)));
        s.then(OFFER_MULLIGAN, seat);
    } else if (s.under[seat].count > 0) {
        draw_from_deck(s, seat, s.under[seat].count);
    }
}

// Control and Maintenance

namespace {

void begin_turn(State& s);
void win_tile(State& s, int region);

// Leave Income for later, and both phases but for this many of their six steps.
void leave_pending(State& s, int done) {
    s.then(TAKE_INCOME);
    for (int step = 2 * REGIONS - 1; step >= done; step--)
        s.then(step < REGIONS ? CONTROL_REGION : MAINTAIN, step % REGIONS);
}

bool may_win_tile(const State& s, int region) {
    return s.tile[region] != NONE && s.cubes[s.seat * 3 + region] >= SLOTS[s.tile_kind(region)];
}

bool maintain_all(State& s) {
    for (int region = 0; region < REGIONS; region++) {
        if (!s.at[s.seat * 3 + region]) continue;
        int eaten = hunger(s, s.seat, region);
        if (has_trigger(s, region, MAINTENANCE) || eaten > s.stock[s.seat * 3 + region]) {
            leave_pending(s, REGIONS + region + 1);
            maintain(s, region);
            return false;
        }
        eat(s, s.seat, region, eaten);
    }
    return true;
}

// Do both phases, as far as nobody is asked and nothing is triggered. Return whether both are done.
bool control_and_maintain(State& s) {
    for (int region = 0; region < REGIONS; region++) {
        if (!s.at[s.seat * 3 + region]) continue;
        if (has_trigger(s, region, CONTROL) || may_win_tile(s, region)) {
            leave_pending(s, region + 1);
            control(s, region);
            return false;
        }
        if (s.tile[region] != NONE) compare(s, region);
    }
    return maintain_all(s);
}

void begin_turn(State& s) {
    s.tell(OTHER);
    if (s.turn >= LAST_TURN) {
        s.tasks.pop();
        s.waiting = ENDED;
        return;
    }
    s.actions = 3;
    s.given = 0;
    s.then(BEGIN_ACTIONS);
    if (s.turn == 0)
        begin_actions(s);
    else if (control_and_maintain(s))
        income(s);
}

void go_home(State& s, int seat, int region, int kind) {
    s.tell(OTHER);
    send_back(s, seat, region, kind, AT_CAMP);
}

// Discard the winner's heroes, return the opponent's to camp, and all Food to the reserve.
void clear_region(State& s, int region) {
    int seat = s.seat;
    s.tell(OTHER);
    s.popular[region] = NONE;
    s.cubes[region] = s.cubes[3 + region] = 0;
    for (int each = 0; each < 2; each++) lose_food(s, each, region, s.stock[each * 3 + region], OTHER);
    unsigned mine = s.at[seat * 3 + region], theirs = s.at[(1 - seat) * 3 + region];
    for (int card = DECK - 1; card >= 0; card--) {  // the lowest number's abilities come first
        if (!(mine >> card & 1)) continue;
        int kind = s.kind_of(seat, card);
        if (bit(kind) & s.heroes().survivors) {
            go_home(s, seat, region, kind);
        } else {
            s.tell(OTHER);
            discard_hero(s, seat, region, kind);
        }
    }
    for (int card : members(theirs)) go_home(s, 1 - seat, region, s.kind_of(1 - seat, card));
}

void win_tile(State& s, int region) {
    int seat = s.seat;
    s.tell(OTHER);
    s.won[seat] |= 1 << s.tile[region];
    s.points[seat] += POINTS[s.tile_kind(region)];
    s.tile[region] = NONE;
    if (s.points[seat] >= GOAL) {
        s.waiting = ENDED;
        return;
    }
    set_off_all(s, 1 - seat, region, TILE_LOST);
    set_off_all(s, seat, region, TILE_WON);
    s.then(REVEAL, region);
    clear_region(s, region);
}

}  // namespace

void first_turn(State& s) {
    s.then(END_TURN);
    begin_turn(s);
}

void control(State& s, int region) {
    if (!s.at[s.seat * 3 + region]) return;
    if (has_trigger(s, region, CONTROL)) {
        if (s.tile[region] != NONE) s.then(COMPARE, region);
        set_off_all(s, s.seat, region, CONTROL);
    } else if (s.tile[region] != NONE) {
        compare(s, region);
    }
}

void compare(State& s, int region) {
    int seat = s.seat;
    if (!s.at[seat * 3 + region]) return;
    s.tell(OTHER);
    int mine = strength(s, seat, region), theirs = strength(s, 1 - seat, region);
    if (mine < theirs || (mine == theirs && !wins_ties(s, seat, region))) return;
    if (s.cubes[seat * 3 + region] < SLOTS[s.tile_kind(region)])
        s.cubes[seat * 3 + region]++;
    else
        win_tile(s, region);
}

void reveal(State& s, int region) {
    s.region = region;
    if (s.below[region] > 0)
        s.await_draw(s.unseen, 1, NEXT_TILE);
    else
        s.tell(OTHER);
}

void turn_up(State& s, int region, int tile) {
    s.tell(OTHER);
    s.tile[region] = tile;
    s.unseen &= ~(1 << tile);
}

void maintain(State& s, int region) {
    if (!s.at[s.seat * 3 + region]) return;
    if (has_trigger(s, region, MAINTENANCE)) {
        s.then(FEED, region);
        set_off_all(s, s.seat, region, MAINTENANCE);
    } else {
        feed(s, region);
    }
}

void feed(State& s, int region) {
    int eaten = hunger(s, s.seat, region);
    if (eaten > s.stock[s.seat * 3 + region]) {
        s.region = region;
        s.ask(s.seat, STARVING);
    } else {
        eat(s, s.seat, region, eaten);
    }
}

void starve(State& s, int kind) {
    int seat = s.seat, region = s.region;
    s.tell(OTHER);
    bool acts = !s.heroes().on(kind, DISCARDED).empty();
    if (acts) s.then(FEED, region);
    discard_hero(s, seat, region, kind);
    if (!acts) feed(s, region);
}

void income(State& s) {
    for (int region = REGIONS - 1; region >= 0; region--) set_off_all(s, s.seat, region, INCOME);
    take_food(s, s.seat, 2, OTHER);
    draw_card(s, s.seat);
}

void begin_actions(State& s) {
    s.tell(OTHER);
    s.tasks.last() = NEXT_ACTION;
    next_action(s);
}

void end_turn(State& s) {
    if (size(s.hand[s.seat]) > HAND_LIMIT) {
        s.ask(s.seat, LIMITING);
        return;
    }
    s.seat = 1 - s.seat;
    s.turn++;
    begin_turn(s);
}

// Actions

namespace {

void recruit(State& s, int kind) {
    s.tell(OTHER);
    s.actions--;
    pay(s, s.seat, std::max(s.heroes().cost[kind] + changed_cost(s, s.seat), 0));
    s.camp[s.seat] |= from_hand(s, s.seat, kind);
    set_off(s, s.seat, kind, CAMP, RECRUITED);
}

void deploy(State& s, int action) {
    int kind = (action - DEPLOY) / REGIONS, region = (action - DEPLOY) % REGIONS;
    s.sent[region] = kind;
    s.tell(OTHER);
    transfer(s, s.seat, CAMP, region, kind);
    ask_load(s, s.seat, CAMP, region);
    if (s.max_food > 0)
        s.then(DEPLOY_MORE);
    else
        s.ask(s.seat, MORE);
}

void move(State& s, int kind, int path) {
    int start = PATHS[path][0], end = PATHS[path][1];
    s.tell(OTHER);
    s.actions--;
    set_off(s, s.seat, kind, end, MOVED);
    arrive(s, s.seat, end, leave(s, s.seat, start, kind));
    ask_load(s, s.seat, start, end);
    if (s.max_food == 0) vacated(s, s.seat, start);
}

}  // namespace

void next_action(State& s) {
    if (s.actions > 0 || (s.match->extra_actions && s.hand[s.seat]))
        s.ask(s.seat, ACT);
    else
        s.tasks.pop();
}

void act(State& s, int action) {
    if (action == SUPPLY) {
        take_food(s, s.seat, 1, OTHER);
        s.actions--;
    } else if (action == DONE) {
        s.tasks.pop();
    } else if (action < SPEND) {
        recruit(s, action - RECRUIT);
    } else if (action < DEPLOY) {
        s.tell(OTHER);
        s.actions++;
        drop(s, s.seat, action - SPEND);
    } else if (action < MOVE) {
        std::fill(s.sent, s.sent + REGIONS, NONE);
        deploy(s, action);
        s.actions--;
    } else {
        move(s, (action - MOVE) / 6, (action - MOVE) % 6);
    }
}

void more(State& s, int action) {
    if (action != DONE) {
        deploy(s, action);
        return;
    }
    for (int region = REGIONS - 1; region >= 0; region--)
        if (s.sent[region] != NONE) set_off_all(s, 1 - s.seat, region, ENEMY_DEPLOYED);
    for (int region = 0; region < REGIONS; region++) {
        int kind = s.sent[region];
        s.ready[region] = kind != NONE && !s.heroes().on(kind, DEPLOYED).empty() ? kind : NONE;
    }
    deployed_abilities(s);
}

void deployed_abilities(State& s) {
    bool any = false;
    for (int region = 0; region < REGIONS; region++) {
        int8_t& kind = s.ready[region];
        if (kind != NONE && s.count(s.seat, s.at[s.seat * 3 + region], kind) == 0) kind = NONE;
        any = any || kind != NONE;
    }
    if (any) s.ask(s.seat, ORDER);
}

void resolve_order(State& s, int action) {
    int region = (action - RESOLVE) % REGIONS, kind = s.ready[region];
    s.ready[region] = NONE;
    s.tell(OTHER);
    s.then(DEPLOYED_ABILITIES);
    set_off(s, s.seat, kind, region, DEPLOYED);
}

void loaded(State& s, int action) {
    carry(s, s.asked, s.start, s.region, action - CARRY, OTHER);
    vacated(s, s.asked, s.start);
}
