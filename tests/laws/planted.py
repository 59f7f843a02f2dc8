"""Lanterns with defects: each breaks one law."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tablee.core.bits import mask_of, members
from tablee.core.bot import Offer
from tablee.core.chance import Chance, Dice
from tablee.core.event import EVERYONE, Value
from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.state import Awaits
from tests.toy.bots import RandomBot
from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions
from tests.toy.pieces import PASS
from tests.toy.rules import DRAW, END, SPOILS, ToyState
from tests.toy.views import ToyView, imagine, view


class Planted(ToyGame):
    """The toy with another kind of position."""

    def __init__(self, kind: type[ToyState] | Callable[[ToyOptions, int], ToyState]) -> None:
        self._kind = kind

    def new(self, options: ToyOptions, seats: int) -> ToyState:
        return self._kind(options, seats)


# Law 1


class NeverEnding(ToyState):
    def _next_round(self) -> None:
        super()._next_round()
        if self.phase == END:
            self.__init__(self.options, self.seats)  # type: ignore[misc]


class Repeating(ToyState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return sorted([*legal, legal[0]])


class Unsorted(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Stuck(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == SPOILS else super().legal(seat)


class Lawless(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        return Refused("not-in-hand")


# Law 2


class SharedPoints(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.points = self.points
        return twin


class RarelyShared(ToyState):
    """Copies share their points once somebody has rolled a 6 in the first round."""

    def copy(self) -> ToyState:
        twin = super().copy()
        if max(self.points) == 6 and self.round == 1:
            twin.points = self.points
        return twin


class ForgetfulCopy(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.winner = 0
        return twin


# Law 3: draws that no log shows

DICE = Rng("nobody logs this")


class UnloggedRoll(ToyState):
    """Rolls by itself, with a generator of the module."""

    def _gain(self, points: int) -> None:
        super()._gain(DICE.below(6) + 1)


class OwnGenerator(ToyState):
    """Rolls by itself, with a generator of its own."""

    def __init__(self, options: ToyOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.rng = Rng(1)

    def _gain(self, points: int) -> None:
        super()._gain(self.rng.below(6) + 1)


# Law 4


class RoundView(ToyView, frozen=True, kw_only=True):
    share: float = 0.0
    odd: object = None


class Undecodable(ToyGame):
    """A view with something in it that JSON gives back as another thing."""

    views = RoundView

    def view(self, state: ToyState, viewer: Viewer) -> RoundView:
        seen = view(state, viewer)
        return RoundView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, odd=(1, 2))


# Law 5


class WrongHands(ToyGame):
    """Imagines one lantern too few in the first hand that is not the viewer's."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        other = 1 if view.viewer == 0 else 0
        state.hands[other] &= state.hands[other] - 1
        return state


class FullDeck(ToyGame):
    """Imagines that the lanterns that were shown are back in the deck."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        state.deck |= mask_of(list(view.shown))
        return state


# Law 6


class PeekView(ToyView, frozen=True, kw_only=True):
    next_hand: tuple[int, ...]


class LeakyView(ToyGame):
    """Everybody sees the hand of the second seat."""

    views: type[ToyView] = PeekView

    def view(self, state: ToyState, viewer: Viewer) -> PeekView:
        seen = view(state, viewer)
        peek = tuple(members(state.hands[1]))
        return PeekView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, next_hand=peek)

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        assert isinstance(view, PeekView)
        state = imagine(view, rng)
        while view.viewer != 1 and tuple(members(state.hands[1])) != view.next_hand:
            state = imagine(view, rng)
        return state


class LoudTalker(ToyState):
    """What one seat alone should hear is told to all."""

    def tell(self, tag: str, rule: str, params: dict[str, Value], seen_by: int = EVERYONE) -> None:
        super().tell(tag, rule, params)


class TellingPrompt(ToyState):
    """Who is asked tells what they hold: nobody asks who holds red 1."""

    def _choosing(self) -> tuple[int, ...]:
        choosing = super()._choosing()
        return tuple(seat for seat in choosing if not self.hands[seat] & 1) or choosing


class TellingRefusal(ToyGame):
    """A refusal says how many even lanterns the next seat holds."""

    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        held = members(state.hands[(seat + 1) % state.seats])
        return Refused("not-in-hand", "T-1.2", dealt=sum(lantern % 2 for lantern in held))


# Law 7


class LoadedDie(Chance):
    """Claims that a 6 is as likely as it is, and half as likely again."""

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(6) + 1]

    def possible(self, outcome: list[int]) -> bool:
        return Dice(self.stream, 1).possible(outcome)

    def count(self) -> int:
        return 6

    def outcomes(self) -> list[tuple[list[int], float]]:
        return [([face], 1.5 / 6 if face == 6 else 1 / 6) for face in range(1, 7)]


class Loaded(ToyState):
    def awaits(self) -> Awaits:
        waits = super().awaits()
        return LoadedDie(waits.stream) if isinstance(waits, Dice) else waits


# What else is relied on


class LongerAndLonger(ToyGame):
    def encode(self, view: ToyView) -> list[float]:
        return [*super().encode(view), *map(float, view.shown)]


class Optimist(ToyGame):
    def evaluate(self, state: ToyState) -> list[float]:
        return [1.0] * state.seats


class Sleepwalker(ToyGame):
    def lapse(self, state: ToyState, seat: int) -> int | None:
        return PASS


class Moody(RandomBot):
    """Chooses by how often it was asked before."""

    def __init__(self) -> None:
        self._asked = count()

    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return offer.legal[next(self._asked) % len(offer.legal)]


class MoodyBots(ToyGame):
    bots = {"moody": Moody()}


class Cheat(RandomBot):
    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return DRAW


class CheatingBots(ToyGame):
    bots = {"cheat": Cheat()}
