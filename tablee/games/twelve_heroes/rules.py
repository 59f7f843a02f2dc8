"""Twelve Heroes as a state: what it waits for, and what follows from a choice or an outcome."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.state import Awaits
from tablee.games.twelve_heroes import abilities, cards, draft, military, turn
from tablee.games.twelve_heroes.actions import CARRY, CHOOSE, DECLINE, DONE, DROP, PLACES, STARVE, TARGET, UNDER
from tablee.games.twelve_heroes.agenda import (
    ACT,
    BRINGING,
    CARDS,
    CARRYING,
    DISCARDING,
    ENDED,
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
    TARGETING,
    TILES_UP,
    WILLING,
)
from tablee.games.twelve_heroes.choices import list_choices
from tablee.games.twelve_heroes.pieces import DECK, OPENING_HAND
from tablee.games.twelve_heroes.position import Position, Table
from tablee.games.twelve_heroes.tasks import (
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
    TAKE_INCOME,
    TURN,
    USE_ABILITY,
    task_argument,
    task_code,
)

PICKS: Final = Decide((0, 1), "draft")
DECISIONS: Final = [
    [
        Decide((seat,), "mulligan"),
        Decide((seat,), "starve"),
        Decide((seat,), "act"),
        Decide((seat,), "carry"),
        Decide((seat,), "deploy-more"),
        Decide((seat,), "order"),
        Decide((seat,), "target"),
        Decide((seat,), "region"),
        Decide((seat,), "bring"),
        Decide((seat,), "use"),
        Decide((seat,), "discard"),
        Decide((seat,), "hand-limit"),
    ]
    for seat in range(2)
]


class TwelveHeroes(Position):
    """A match: an agenda of things to do, carried out until somebody must choose or something is drawn."""

    def __init__(self, table: Table, kinds: list[int]) -> None:
        super().__init__(table, kinds)

    def copy(self) -> TwelveHeroes:
        other = TwelveHeroes(self.table, self.kinds)
        self.copy_into(other)
        return other

    def awaits(self) -> Awaits:
        waiting = self.waiting
        if waiting > PICK:
            return DECISIONS[self.asked][waiting - MULLIGAN]
        if waiting == PICK:
            return PICKS
        if waiting == ENDED:
            return Over(turn.ranks(self))
        assert self.draw is not None
        return self.draw

    def legal(self, seat: int) -> list[int]:
        return draft.picks(self, seat) if self.waiting == PICK else self.choices

    def apply(self, choices: list[int]) -> None:
        if self.waiting == PICK:
            self.waiting = NOTHING
            draft.pick(self, choices)
        else:
            self.answer(choices[0])
        self.advance()

    def resolve(self, outcome: list[int]) -> None:
        waiting = self.waiting
        self.waiting = NOTHING
        self.draw = None
        if waiting == CARDS:
            cards.drawn(self, self.asked, outcome)
        elif waiting == NEXT_TILE:
            turn.tile_drawn(self, outcome[0])
        elif waiting == TILES_UP:
            for region in range(3):
                turn.turn_up(self, region, outcome[region])
        elif waiting == PACKS:
            draft.packs_dealt(self, outcome)
        else:
            self.first_drawn(outcome[0])
        self.advance()

    # Set-up

    def begin(self) -> None:
        """H-1: a draft if there is one, tiles, hands, the first player."""
        self.then(DRAW_FIRST)
        self.then(OPENING, 1)
        self.then(OPENING, 0)
        self.then(LAY_TILES)
        if self.table.draft:
            draft.begin_draft(self)
        else:
            self.deck = [bit(DECK) - 1, bit(DECK) - 1]
        self.advance()

    def first_drawn(self, seat: int) -> None:
        """H-1.3: who was drawn begins, and may change cards first; then the other may."""
        self.seat = seat
        if self.events is not None:
            self.tell("first-drawn", "H-1.3", {"seat": seat})
        self.then(TURN)
        self.then(OFFER_MULLIGAN, 1 - seat)
        self.then(OFFER_MULLIGAN, seat)

    def mulligan(self, action: int) -> None:
        """H-1.3: cards go under the deck one by one; then as many are drawn."""
        seat = self.asked
        if action != DONE:
            self.under[seat].append(self.in_hand(seat, action - UNDER))
            cards.from_hand(self, seat, action - UNDER)
            self.then(OFFER_MULLIGAN, seat)
            return
        count = len(self.under[seat])
        if self.events is not None:
            self.tell("mulligan-taken", "H-1.3", {"seat": seat, "count": count})
        if count > 0:
            cards.draw_from_deck(self, seat, count)

    # The agenda

    def advance(self) -> None:
        """Do what is to be done until something is awaited; a choice of one is made at once."""
        while True:
            if self.waiting == NOTHING:
                task = self.agenda.pop()
                self.do(task_code(task), task_argument(task))
            elif self.waiting > PICK:
                self.choices = list_choices(self)
                if len(self.choices) > 1:
                    return
                self.answer(self.choices[0])
            else:
                return

    def do(self, code: int, argument: int) -> None:
        """One task."""
        if code == NEXT_ACTION:
            military.next_action(self)
        elif code == USE_ABILITY:
            abilities.use_ability(self, argument)
        elif code == DEPLOY_MORE:
            military.deploy_more(self)
        elif code == DEPLOYED_ABILITIES:
            military.deployed_abilities(self)
        elif code == DRAW_CARD:
            cards.draw_card(self, argument)
        elif code == DISCARD_CARD:
            abilities.ask_discard(self, argument)
        elif code <= OFFER_MULLIGAN or code == OFFER_PICK:
            self.do_set_up(code, argument)
        else:
            self.do_phase(code, argument)

    def do_phase(self, code: int, argument: int) -> None:
        """A task of a turn."""
        if code == CONTROL_REGION:
            turn.control(self, argument)
        elif code == COMPARE:
            turn.compare(self, argument)
        elif code == REVEAL:
            turn.reveal(self, argument)
        elif code == MAINTAIN:
            turn.maintain(self, argument)
        elif code == FEED:
            turn.feed(self, argument)
        elif code == TAKE_INCOME:
            turn.income(self)
        elif code == BEGIN_ACTIONS:
            turn.begin_actions(self)
        elif code == END_TURN:
            turn.end_turn(self)
        else:
            turn.begin_turn(self)

    def do_set_up(self, code: int, argument: int) -> None:
        """A task of the set-up."""
        if code == DEAL_PACKS:
            draft.deal_packs(self)
        elif code == OFFER_PICK:
            draft.offer_pick(self)
        elif code == PASS_PACKS:
            draft.pass_packs(self)
        elif code == MAKE_DECKS:
            draft.make_decks(self)
        elif code == LAY_TILES:
            self.await_draw(Draw("tiles", self.unseen, 3), TILES_UP)
        elif code == OPENING:
            cards.draw_from_deck(self, argument, OPENING_HAND)
        elif code == DRAW_FIRST:
            self.await_draw(Draw("first", 3), FIRST)
        else:
            self.ask(argument, MULLIGAN)

    def answer(self, action: int) -> None:
        """One choice of the asked seat."""
        waiting = self.waiting
        self.waiting = NOTHING
        if waiting == ACT:
            military.act(self, action)
        elif waiting == CARRYING:
            military.loaded(self, action)
        elif waiting == MORE:
            military.more(self, action)
        elif waiting == ORDER:
            military.resolve(self, action)
        elif waiting == MULLIGAN:
            self.mulligan(action)
        elif waiting == STARVING:
            turn.starve(self, action - STARVE)
        elif waiting == DISCARDING:
            abilities.discarded(self, self.asked, action - DROP, "H-0.3")
        elif waiting == LIMITING:
            abilities.discarded(self, self.asked, action - DROP, "H-2.7")
        else:
            self.answer_ability(waiting, action)

    def answer_ability(self, waiting: int, action: int) -> None:
        """A choice that an ability leaves to its owner."""
        if waiting == TARGETING:
            if action == DECLINE:
                abilities.decline(self)
            else:
                abilities.aim(self, (action - TARGET) // PLACES, (action - TARGET) % PLACES)
        elif waiting == PLACING:
            abilities.choose_region(self, action - CHOOSE)
        elif waiting == BRINGING:
            abilities.brought(self, action - CARRY)
        else:
            assert waiting == WILLING
            if action == DECLINE:
                abilities.decline(self)
            else:
                abilities.perform(self)
