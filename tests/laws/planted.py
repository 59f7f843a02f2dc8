"""Lanterns with defects, each of which breaks one law."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.beats import Beat, Tell
from tablee.core.bits import mask_of, members
from tablee.core.bot import Offer
from tablee.core.chance import Chance, Dice
from tablee.core.event import EVERYONE, Event, Value
from tablee.core.game import Viewer
from tablee.core.observation import Part
from tablee.core.packing import put_set
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.toy.bots import RandomBot
from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions
from tests.toy.pieces import ALL, PASS
from tests.toy.rules import DRAW, END, SPOILS, ToyState
from tests.toy.views import ToyView, imagine, view


class Planted(ToyGame):
    """The toy with another kind of position."""

    def __init__(self, kind: type[ToyState] | Callable[[ToyOptions, int], ToyState]) -> None:
        self._kind = kind

    def new(self, options: ToyOptions, seats: int) -> ToyState:
        return self._kind(options, seats)


# Law 11


class CarelessOptions(ToyOptions, frozen=True):
    """Claims that luck changes nothing."""

    reasons: ClassVar[tuple[str, ...]] = ("luck",)

    def idle(self, seats: int) -> dict[str, str]:
        return {"lucky": "luck"}


class CarelessGame(ToyGame):
    options = CarelessOptions
    presets = {name: CarelessOptions(hand=each.hand) for name, each in ToyGame.presets.items()}


class UnexplainedOptions(CarelessOptions, frozen=True):
    reasons: ClassVar[tuple[str, ...]] = ()


class UnexplainedGame(ToyGame):
    options = UnexplainedOptions
    presets = {name: UnexplainedOptions(hand=each.hand) for name, each in ToyGame.presets.items()}


# Law 12


class Forgetful(ToyGame):
    """Shows the first event of several that belong together, and forgets the rest."""

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        return [Beat(700, (0,))] if events else []


class Repetitive(ToyGame):
    def beats(self, events: Sequence[Event]) -> list[Beat]:
        told = super().beats(events)
        return [*told, *told[-1:]]


class Endless(ToyGame):
    telling = {"points-gained": Tell(60_000)}


class Misspelt(ToyGame):
    telling = {"lantern-shown": Tell(joins=("lantern-shwon",))}


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


def _twin(state: ToyState) -> ToyState:
    twin = State.copy(state)
    assert isinstance(twin, ToyState)
    return twin


class SharedPoints(ToyState):
    def copy(self) -> ToyState:
        twin = _twin(self)
        twin.points = self.points
        return twin


class RarelyShared(ToyState):
    """Copies share their points once somebody has rolled a 6 in the first round."""

    def copy(self) -> ToyState:
        twin = _twin(self)
        if max(self.points) == 6 and self.round == 1:
            twin.points = self.points
        return twin


class ForgetfulCopy(ToyState):
    def copy(self) -> ToyState:
        twin = _twin(self)
        twin.winner = 0
        return twin


# Law 3: draws missing from the log

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
    """A view with a value that JSON decodes as another type."""

    views = RoundView

    def view(self, state: ToyState, viewer: Viewer) -> RoundView:
        seen = view(state, viewer)
        return RoundView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, odd=(1, 2))


class Overwritten(ToyGame):
    """Writes another view than it has: everybody's instead of the viewer's own."""

    def view_json(self, state: ToyState, viewer: Viewer) -> bytes:
        return msgspec.json.encode(view(state, 0))


class Deal(msgspec.Struct, frozen=True):
    """What a forecast must not be made of."""

    seed: float


class Whimsical(ToyGame):
    """Returns a different forecast each time for the same view."""

    forecasts = Deal
    asked = 0

    def forecast(self, view: ToyView) -> Deal:
        self.asked += 1
        return Deal(self.asked)


# Law 5


class WrongHands(ToyGame):
    """Imagines one lantern too few in the first hand of another seat."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        other = 1 if view.viewer == 0 else 0
        state.hands[other] &= state.hands[other] - 1
        return state


class FullDeck(ToyGame):
    """Imagines that shown lanterns are back in the deck."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        state.deck |= mask_of(list(view.shown))
        return state


class ForgetsShown(ToyGame):
    """Imagines that others may hold lanterns that all have seen; the deck has the right size anyway."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        hidden = ALL ^ mask_of(list(view.hand))
        for seat in range(state.seats):
            if seat != view.viewer:
                state.hands[seat] = rng.subset(hidden, view.sizes[seat])
                hidden ^= state.hands[seat]
        return state


class LowHands(ToyGame):
    """Imagines only the first of two hands that it thought of: the one with the lower lanterns."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        one, two = (imagine(view, rng) for _ in range(2))
        return min(one, two, key=lambda state: state.hands)


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
    """Tells everybody what only one seat may know."""

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
    """Claims wrong probabilities for a 6."""

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


# Other assumptions of the program


class LongerAndLonger(ToyGame):
    def encode(self, view: ToyView) -> list[float]:
        return [*super().encode(view), *map(float, view.shown)]


class Tightlipped(ToyGame):
    """Hides the points from learners."""

    def encode(self, view: ToyView) -> list[float]:
        return super().encode(msgspec.structs.replace(view, points=(0,) * len(view.points)))


class Handless(ToyGame):
    def encode(self, view: ToyView) -> list[float]:
        return [float(view.phase)]


class CountedHand(ToyGame):
    """Shows how many lanterns a player holds, but not which. Nothing looks the same twice within one play."""

    def encode(self, view: ToyView) -> list[float]:
        return [float(each) for each in (view.viewer or 0, view.phase, view.round, *view.sizes, *view.points)]


class SaysOpen(ToyGame):
    info = ToyGame.info._replace(open=True)


class SaysInTurn(ToyGame):
    info = ToyGame.info._replace(simultaneous=False)


class PeekingState(ToyState):
    """Writes the next seat's hand into the place of the player's own."""

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        put_set(words, at, self.hands[(seat + 1) % self.seats], 2)


class Peeking(Planted):
    def parts(self, view: ToyView) -> Sequence[Part]:
        return [Part("hand", [number in view.hand for number in range(12)])]


class Masked(ToyState):
    """Leaves the first action out."""

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        for action in self.legal(seat)[1:]:
            mask[at + action] = allowed


class Optimist(ToyGame):
    def evaluate(self, state: ToyState) -> list[float]:
        return [1.0] * state.seats


class Sleepwalker(ToyGame):
    def lapse(self, state: ToyState, seat: int) -> int | None:
        return PASS


class Moody(RandomBot):
    """Chooses by how often it was called before."""

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
