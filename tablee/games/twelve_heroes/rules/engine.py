"""Run a match: take a choice or an outcome, then do the pending tasks until something is awaited."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import mask_of
from tablee.core.chance import Draw
from tablee.games.twelve_heroes.rules import (
    abilities,
    aims,
    cards,
    draft,
    effects,
    facts,
    maintenance,
    military,
    opening,
    own_decks,
    turn,
)
from tablee.games.twelve_heroes.rules.actions import (
    CARRY,
    CHOOSE,
    DECLINE,
    DROP,
    EITHER_LINE,
    PLACES,
    STARVE,
    STRIP,
    TARGET,
)
from tablee.games.twelve_heroes.rules.choices import list_choices
from tablee.games.twelve_heroes.rules.pending import (
    ACT,
    BRINGING,
    CARDS,
    CARRYING,
    DISCARDING,
    EITHER,
    FIRST,
    LIMITING,
    MORE,
    MULLIGAN,
    NEXT_TILE,
    NOTHING,
    ORDER,
    PACKS,
    PICK,
    PLACING,
    STARVING,
    STRIPPING,
    TARGETING,
    TILES_UP,
    WILLING,
)
from tablee.games.twelve_heroes.rules.pieces import OPENING_HAND
from tablee.games.twelve_heroes.rules.tasks import (
    AIM_AGAIN,
    BEGIN_ACTIONS,
    COMPARE,
    CONTROL_REGION,
    DEAL_PACKS,
    DEPLOY_MORE,
    DEPLOYED_ABILITIES,
    DISCARD_CARD,
    DRAW_CARD,
    DRAW_FIRST,
    END_TURN,
    FEED,
    LAY_TILES,
    MAINTAIN,
    MAKE_DECKS,
    NEXT_ACTION,
    OFFER_MULLIGAN,
    OFFER_PICK,
    OPENING,
    PASS_PACKS,
    REVEAL,
    STRIP_CARD,
    TAKE_INCOME,
    USE_ABILITY,
    task_argument,
    task_code,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def begin(s: TwelveHeroes) -> None:
    """Begin a match (H-1)."""
    opening.plan_opening(s)
    advance(s)


def apply(s: TwelveHeroes, choices: list[int]) -> None:
    """Take the choices of all awaited seats."""
    facts.watch(s)
    if s.waiting == PICK:
        s.waiting = NOTHING
        if s.setup.own:
            own_decks.enlist(s, choices)
        else:
            draft.pick(s, choices)
    else:
        answer(s, choices[0])
    advance(s)
    facts.state_changes(s)


def resolve(s: TwelveHeroes, outcome: list[int]) -> None:
    """Take the outcome of chance."""
    facts.watch(s)
    take_outcome(s, outcome)
    advance(s)
    facts.state_changes(s)


def take_outcome(s: TwelveHeroes, outcome: list[int]) -> None:
    """Do what the outcome of chance means."""
    waiting = s.waiting
    s.waiting = NOTHING
    s.draw = None
    if waiting == CARDS:
        cards.drawn(s, s.asked, mask_of(outcome))
    elif waiting == NEXT_TILE:
        turn.tile_drawn(s, outcome[0])
    elif waiting == TILES_UP:
        for region in range(3):
            turn.turn_up(s, region, outcome[region])
    elif waiting == PACKS:
        draft.packs_dealt(s, outcome)
    else:
        opening.first_drawn(s, outcome[0])


def take_card(s: TwelveHeroes, card: i64) -> None:
    """Take a single card that was drawn from a deck, as a set. Random play needs no list for it."""
    s.waiting = NOTHING
    s.draw = None
    cards.drawn(s, s.asked, card)


# Tasks

MAX_ABILITIES: Final = 400


def advance(s: TwelveHeroes) -> None:
    """Do pending tasks until something is awaited. If only one choice is legal, make it at once."""
    used: i64 = 0
    while True:
        if s.waiting == NOTHING:
            used = do_next(s, used)
        elif s.waiting > PICK:
            s.choices = list_choices(s)
            if len(s.choices) > 1:
                return
            answer(s, s.choices[0])
        else:
            return


def do_next(s: TwelveHeroes, used: i64) -> i64:
    """Do the next task. Return how many abilities were used, `used` of them before.

    Heroes of a foreign set can trigger one another forever. Beyond `MAX_ABILITIES` without a choice, abilities lapse.
    """
    task: i64 = s.tasks[len(s.tasks) - 1]
    # These keep the list as it is, or change it themselves. It is hardly ever empty: growing again would take long.
    if task == NEXT_ACTION:
        military.next_action(s)
        return used
    if task == END_TURN:
        turn.end_turn(s)
        return used
    if task == BEGIN_ACTIONS:
        turn.begin_actions(s)
        return used
    s.tasks.pop()
    if task_code(task) == USE_ABILITY:
        used += 1
        if used > MAX_ABILITIES:
            return used
    do(s, task_code(task), task_argument(task))
    return used


def do(s: TwelveHeroes, code: i64, argument: i64) -> None:
    """Do one task."""
    if code == USE_ABILITY:
        abilities.use_ability(s, argument)
    elif code == DEPLOY_MORE:
        military.deploy_more(s)
    elif code == DEPLOYED_ABILITIES:
        military.deployed_abilities(s)
    elif code == DRAW_CARD:
        cards.draw_card(s, argument)
    elif code == DISCARD_CARD:
        effects.ask_discard(s, argument)
    elif code == AIM_AGAIN:
        aims.aim_again(s, argument)
    elif code == STRIP_CARD:
        effects.ask_strip(s, argument)
    elif code <= OFFER_MULLIGAN or code == OFFER_PICK:
        do_opening(s, code, argument)
    else:
        do_phase(s, code, argument)


def do_phase(s: TwelveHeroes, code: i64, argument: i64) -> None:
    """Do a task of a turn."""
    if code == CONTROL_REGION:
        turn.control(s, argument)
    elif code == COMPARE:
        turn.compare(s, argument)
    elif code == REVEAL:
        turn.reveal(s, argument)
    elif code == MAINTAIN:
        maintenance.maintain(s, argument)
    elif code == FEED:
        maintenance.feed(s, argument)
    elif code == TAKE_INCOME:
        maintenance.income(s)
    else:
        turn.first_turn(s)


def do_opening(s: TwelveHeroes, code: i64, argument: i64) -> None:
    """Do a task of the opening."""
    if code == DEAL_PACKS:
        draft.deal_packs(s)
    elif code == OFFER_PICK:
        draft.offer_pick(s)
    elif code == PASS_PACKS:
        draft.pass_packs(s)
    elif code == MAKE_DECKS:
        if s.setup.own:
            own_decks.make_decks(s)
        else:
            draft.make_decks(s)
    elif code == LAY_TILES:
        s.await_draw(Draw("tiles", s.unseen, 3), TILES_UP)
    elif code == OPENING:
        cards.draw_from_deck(s, argument, OPENING_HAND)
    elif code == DRAW_FIRST:
        s.await_draw(Draw("first", 3), FIRST)
    else:
        s.ask(argument, MULLIGAN)


def answer(s: TwelveHeroes, action: i64) -> None:
    """Take one choice of the asked seat."""
    waiting = s.waiting
    s.waiting = NOTHING
    if waiting == ACT:
        military.act(s, action)
    elif waiting == CARRYING:
        military.loaded(s, action)
    elif waiting == MORE:
        military.more(s, action)
    elif waiting == ORDER:
        military.resolve(s, action)
    elif waiting == MULLIGAN:
        opening.mulligan(s, action)
    elif waiting == STARVING:
        maintenance.starve(s, action - STARVE)
    elif waiting == DISCARDING:
        effects.discarded(s, s.asked, action - DROP, "H-0.3")
    elif waiting == LIMITING:
        effects.discarded(s, s.asked, action - DROP, "H-2.7")
    else:
        answer_ability(s, waiting, action)


def answer_ability(s: TwelveHeroes, waiting: i64, action: i64) -> None:
    """Take a choice that an ability leaves to its owner."""
    if waiting == TARGETING:
        if action == DECLINE:
            abilities.decline(s)
        else:
            aims.aim(s, (action - TARGET) // PLACES, (action - TARGET) % PLACES)
    elif waiting == PLACING:
        abilities.choose_region(s, action - CHOOSE)
    elif waiting == BRINGING:
        effects.brought(s, action - CARRY)
    elif waiting == STRIPPING:
        effects.discarded(s, 1 - s.asked, action - STRIP, "H-0.3")
    elif waiting == EITHER:
        abilities.choose_line(s, action - EITHER_LINE)
    else:
        assert waiting == WILLING
        if action == DECLINE:
            abilities.decline(s)
        else:
            abilities.agree(s)
