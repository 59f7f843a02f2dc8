"""Kuhn's poker: three cards, one each, one bet. The pot buys chances in a lottery, so that a win is all there is.

A payoff of -2, -1, 1 or 2 to the first player is 0, 1, 3 or 4 faces of a four-sided die. The value of Kuhn's game to the
first player, -1/18, is therefore a share of 1/2 - 1/72.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import mask_of
from tablee.core.chance import Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.core.game import View, Viewer
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.search.small import NoOptions, SmallGame, table_of

PASS: Final = 0
BET: Final = 1
JACK, QUEEN, KING = range(3)
VALUE: Final = -1 / 18
DEAL: Final = Draw("deck", 0b111, 2)
LOTTERY: Final = Dice("lottery", 1, 4)
TURN: Final = (Decide((0,), "bet"), Decide((1,), "bet"))
ENDS: Final = {"pp": 1, "pbp": 1, "bp": 1, "pbb": 2, "bb": 2}


def payoff(share: float) -> float:
    """The value of a share of the win in Kuhn's chips, to either player."""
    return (share - 0.5) * 4


class KuhnState(State):
    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.bets = ""
        self.winner = -1

    def awaits(self) -> Awaits:
        if not self.cards:
            return DEAL
        if self.winner >= 0:
            return Over((1, 2) if self.winner == 0 else (2, 1))
        return LOTTERY if self.bets in ENDS else TURN[len(self.bets) % 2]

    def legal(self, seat: int) -> list[int]:
        return [PASS, BET]

    def apply(self, choices: list[int]) -> None:
        self.bets += "pb"[choices[0]]

    def resolve(self, outcome: list[int]) -> None:
        if not self.cards:
            self.cards = list(outcome)
        else:
            self.winner = 0 if outcome[0] <= self.odds() else 1

    def odds(self) -> int:
        """How many of the lottery's four faces the first player has bought."""
        if self.bets in {"pbp", "bp"}:
            return 1 if self.bets == "pbp" else 3
        won = ENDS[self.bets]
        return 2 + won if self.cards[0] > self.cards[1] else 2 - won

    def copy(self) -> KuhnState:
        twin = type(self)()
        twin.cards, twin.bets, twin.winner = list(self.cards), self.bets, self.winner
        return twin


class KuhnView(View, frozen=True):
    viewer: int | None
    dealt: bool
    card: int | None
    bets: str
    winner: int


class Kuhn(SmallGame[KuhnState, KuhnView]):
    views = KuhnView
    actions = table_of("pass", "bet")

    def new(self, options: NoOptions, seats: int) -> KuhnState:
        return KuhnState()

    def view(self, state: KuhnState, viewer: Viewer) -> KuhnView:
        card = state.cards[viewer] if state.cards and viewer is not None else None
        return KuhnView(viewer, bool(state.cards), card, state.bets, state.winner)

    def imagine(self, view: KuhnView, rng: Rng) -> KuhnState:
        state = KuhnState()
        state.bets, state.winner = view.bets, view.winner
        if view.dealt:
            state.cards = _cards(view, rng)
        return state


def _cards(view: KuhnView, rng: Rng) -> list[int]:
    if view.viewer is None or view.card is None:
        return DEAL.sample(rng)
    other = rng.member(mask_of([card for card in range(3) if card != view.card]))
    return [view.card, other] if view.viewer == 0 else [other, view.card]


def dealt(first: int, second: int, bets: str = "") -> KuhnState:
    """A position after these cards and bets."""
    state = KuhnState()
    state.cards, state.bets = [first, second], bets
    return state


GAME = Kuhn()
