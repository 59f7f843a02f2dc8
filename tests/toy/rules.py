"""The position of Lanterns and what happens to it."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, members, size
from tablee.core.chance import Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.core.event import all_but, only
from tablee.core.state import Awaits, State
from tests.toy.options import ToyOptions
from tests.toy.pieces import ALL, NAMES, PASS, TAKE, number

DEAL: Final = 0
SHOW: Final = 1
ROLL: Final = 2
SPOILS: Final = 3
DRAW: Final = 4
END: Final = 5


class ToyState(State):
    def __init__(self, options: ToyOptions, seats: int) -> None:
        super().__init__()
        self.options = options
        self.seats = seats
        self.phase: int = DEAL
        self.dealt = 0
        self.round = 1
        self.winner = 0
        self.deck = ALL
        self.hands = [0] * seats
        self.shown: list[int] = []
        self.points = [0] * seats

    def awaits(self) -> Awaits:
        if self.phase == DEAL:
            return Draw(f"deal/{self.dealt + 1}", self.deck, self.options.hand)
        if self.phase == SHOW:
            return Decide(self._choosing(), "show")
        if self.phase == ROLL:
            return Dice(f"dice/{self.winner + 1}", 1)
        if self.phase == SPOILS:
            return Decide((self.winner,), "spoils")
        if self.phase == DRAW:
            return Draw(f"deck/{self.winner + 1}", self.deck)
        return Over(tuple(1 + sum(other > mine for other in self.points) for mine in self.points))

    def legal(self, seat: int) -> list[int]:
        return [TAKE, PASS] if self.phase == SPOILS else members(self.hands[seat])

    def apply(self, choices: list[int]) -> None:
        if self.phase == SHOW:
            self._show(dict(zip(self._choosing(), choices, strict=True)))
        elif choices[0] == TAKE:
            self.phase = DRAW
        else:
            self.tell("left-as-it-is", "T-1.5", {"seat": self.winner})
            self._next_round()

    def resolve(self, outcome: list[int]) -> None:
        if self.phase == DEAL:
            self._deal(outcome)
        elif self.phase == ROLL:
            self._gain(outcome[0])
        else:
            self._take(outcome[0])

    def _choosing(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if size(self.hands[seat]) > 1)  # T-1.2

    def _deal(self, lanterns: list[int]) -> None:
        seat, self.dealt = self.dealt, self.dealt + 1
        for lantern in lanterns:
            self.hands[seat] |= bit(lantern)
            self.deck ^= bit(lantern)
        hand = [NAMES[lantern] for lantern in members(self.hands[seat])]
        self.tell("hand-dealt", "T-1.1", {"seat": seat, "lantern_dealt": hand}, only(seat))
        self.tell("others-dealt", "T-1.1", {"seat": seat, "count": len(hand)}, all_but(seat))
        if self.dealt == self.seats:
            self.phase = SHOW

    def _show(self, chosen: dict[int, int]) -> None:
        shown = [chosen[seat] if seat in chosen else members(self.hands[seat])[0] for seat in range(self.seats)]
        for seat, lantern in enumerate(shown):
            self.hands[seat] ^= bit(lantern)
            self.tell("lantern-shown", "T-1.2", {"seat": seat, "lantern": NAMES[lantern]})
        self.shown += shown
        best = max(map(number, shown))
        top = [seat for seat in range(self.seats) if number(shown[seat]) == best]
        if len(top) > 1 and self.options.ties == "cancel":  # T-1.3
            self.tell("nobody-wins", "T-1.3", {"number": best})
            self._next_round()
        else:
            self._win(top[0])

    def _win(self, seat: int) -> None:
        self.winner = seat
        self.tell("round-won", "T-1.3", {"seat": seat, "round": self.round})
        if self.options.lucky:
            self.phase = ROLL
        else:
            self._gain(3)

    def _gain(self, points: int) -> None:
        self.points[self.winner] += points
        self.tell("points-gained", "T-1.4", {"seat": self.winner, "points": points})
        if self.round == self.options.hand:
            self._next_round()
        else:
            self.phase = SPOILS

    def _take(self, lantern: int) -> None:
        seat = self.winner
        self.hands[seat] |= bit(lantern)
        self.deck ^= bit(lantern)
        self.tell("lantern-taken", "T-1.5", {"seat": seat, "lantern": NAMES[lantern]}, only(seat))
        self.tell("other-took", "T-1.5", {"seat": seat}, all_but(seat))
        self._next_round()

    def _next_round(self) -> None:
        if self.round == self.options.hand:  # T-1.6
            self.phase = END
            self.tell("ended", "T-1.6", {"points": max(self.points)})
            return
        self.round += 1
        self.phase = SHOW
        if not self._choosing():
            self._show({})
