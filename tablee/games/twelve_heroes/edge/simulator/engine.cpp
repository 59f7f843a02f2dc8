// Run a match: take a choice or an outcome, then do the pending tasks until something is awaited.
#include "rules.h"

namespace {

void do_task(State& s, int code, int argument) {
    switch (code) {
    case USE_ABILITY: use_ability(s, argument); break;
    case DEPLOY_MORE: s.ask(s.seat, MORE); break;
    case DEPLOYED_ABILITIES: deployed_abilities(s); break;
    case DRAW_CARD: draw_card(s, argument); break;
    case DISCARD_CARD: ask_discard(s, argument); break;
    case AIM_AGAIN: aim_again(s, argument); break;
    case STRIP_CARD: ask_strip(s, argument); break;
    case CONTROL_REGION: control(s, argument); break;
    case COMPARE: compare(s, argument); break;
    case REVEAL: reveal(s, argument); break;
    case MAINTAIN: maintain(s, argument); break;
    case FEED: feed(s, argument); break;
    case TAKE_INCOME: income(s); break;
    case TURN: first_turn(s); break;
    case LAY_TILES: s.await_draw(s.unseen, 3, TILES_UP); break;
    case OPENING: draw_from_deck(s, argument, OPENING_HAND); break;
    case DRAW_FIRST: s.await_draw(3, 1, FIRST); break;
    case OFFER_MULLIGAN: s.ask(argument, MULLIGAN); break;
    default: throw Refused("the simulator does not know a task");
    }
}

// Do the next task. Beyond `MAX_ABILITIES` without a choice, abilities lapse.
void do_next(State& s, int& used) {
    int task = s.tasks.last();
    if (task == NEXT_ACTION) return next_action(s);
    if (task == END_TURN) return end_turn(s);
    if (task == BEGIN_ACTIONS) return begin_actions(s);
    s.tasks.pop();
    if (task % ARGUMENT == USE_ABILITY && ++used > MAX_ABILITIES) return;
    do_task(s, task % ARGUMENT, task / ARGUMENT);
}

void discard(State& s, int seat, int kind, News news) {
    s.tell(news);
    drop(s, seat, kind);
}

void answer(State& s, int action) {
    int waiting = s.waiting;
    s.waiting = NOTHING;
    switch (waiting) {
    case ACT: act(s, action); break;
    case CARRYING: loaded(s, action); break;
    case MORE: more(s, action); break;
    case ORDER: resolve_order(s, action); break;
    case MULLIGAN: mulligan(s, action); break;
    case STARVING: starve(s, action - STARVE); break;
    case DISCARDING: discard(s, s.asked, action - DROP, EFFECT); break;
    case LIMITING: discard(s, s.asked, action - DROP, OTHER); break;
    case STRIPPING: discard(s, 1 - s.asked, action - STRIP, EFFECT); break;
    case TARGETING:
        if (action == DECLINE)
            decline(s);
        else
            aim(s, (action - TARGET) / PLACES, (action - TARGET) % PLACES);
        break;
    case PLACING: choose_region(s, action - CHOOSE); break;
    case BRINGING: carry(s, s.owner, CAMP, s.region, action - CARRY, EFFECT); break;
    case EITHER: choose_line(s, action - EITHER_LINE); break;
    default:  // WILLING
        if (action == DECLINE)
            decline(s);
        else
            agree(s);
    }
}

}  // namespace

void advance(State& s) {
    int used = 0;
    while (true) {
        if (s.waiting == NOTHING) {
            do_next(s, used);
        } else if (s.waiting == ACT && is_free_to_act(s)) {
            s.choices.count = 0;  // most of these positions are never searched further
            return;
        } else if (s.waiting > PICK) {
            list_choices(s);
            if (s.choices.count > 1) return;
            answer(s, s.choices[0]);
        } else {
            return;
        }
    }
}

void begin(State& s) {
    plan_opening(s);
    advance(s);
}

void apply(State& s, int choice) {
    answer(s, choice);
    advance(s);
}

void resolve(State& s, const int* outcome) {
    int waiting = s.waiting, draws = s.draws;
    s.waiting = NOTHING;
    if (waiting == CARDS) {
        unsigned taken = 0;
        for (int i = 0; i < draws; i++) taken |= 1u << outcome[i];
        drawn(s, s.asked, taken);
    } else if (waiting == NEXT_TILE) {
        s.below[s.region] = 0;
        turn_up(s, s.region, outcome[0]);
    } else if (waiting == TILES_UP) {
        for (int region = 0; region < REGIONS; region++) turn_up(s, region, outcome[region]);
    } else {
        first_drawn(s, outcome[0]);
    }
    advance(s);
}

void sample_draw(State& s, Rng& rng) {
    int outcome[DECK];
    unsigned left = s.pool;
    for (int i = 0; i < s.draws; i++) {
        outcome[i] = rng.member(left);
        left ^= 1u << outcome[i];
    }
    resolve(s, outcome);
}
