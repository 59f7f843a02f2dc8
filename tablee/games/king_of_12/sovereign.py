"""The strongest player of King of 12: between two, the last turns of a round are played exactly; before, it searches."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.bits import size
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.king_of_12.position import FORETELLING, PLAYING, TAKING
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.solver import Round, Tokens
from tablee.games.king_of_12.views import KingView, imagine
from tablee.search.induction import Induction

EXACT = 5 if COMPILED else 3
"""With so many cards or fewer in a hand the rest of the round is solved at once."""
TWO = 2


@lru_cache(maxsize=256)
def solved(first: int, second: int, tokens: Tokens, *, final_face: bool) -> Round:
    """The rest of a round; many results of a turn lead to the same."""
    rest = Round(first, second, tokens, final_face=final_face)
    rest.solve()
    return rest


def rest_of(state: King) -> Round:
    """The rest of the round from a position in which both are to play."""
    one, two = state.everybody
    tokens = (one.ones, one.twos, two.ones, two.twos)
    return solved(one.hand, two.hand, tokens, final_face=state.setup.final_face)


class Sovereign:
    """Plays the equilibrium where the round can be solved, and else leaves it to its adviser."""

    def __init__(self, adviser: Bot) -> None:
        self._adviser = adviser

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if len(view.places) != TWO or offer.prompt == "bury":
            return self._adviser.choose(view, offer, rng)
        state = imagine(view, rng)
        if min(size(player.hand) for player in state.everybody) > EXACT:
            return self._adviser.choose(view, offer, rng)
        if offer.prompt != "play":
            return TurnJudge(state).best(state, offer.seat)
        one, two = state.everybody
        mix = rest_of(state).equilibrium(one.die, two.die)
        chances = mix.row if offer.seat == 0 else mix.column
        return offer.legal[rng.weighted(chances)]


class TurnJudge(Induction):
    """Weighs what is left of a turn by what the round is worth after it."""

    def __init__(self, state: King) -> None:
        super().__init__(_key, self._round)
        self._wins = [player.wins for player in state.everybody]

    def _round(self, state: State) -> list[float] | None:
        assert isinstance(state, King)
        if state.phase == PLAYING:
            one, two = state.everybody
            first = 0.5 + rest_of(state).value(one.die, two.die) / 2.0
        elif state.phase in (FORETELLING, TAKING):
            return None
        else:
            gained = [player.wins - before for player, before in zip(state.everybody, self._wins, strict=True)]
            first = 0.5 + float(gained[0] - gained[1]) / 2.0
        return [first, 1.0 - first]


def _key(state: State) -> tuple[object, ...]:
    assert isinstance(state, King)
    things = tuple((p.hand, p.card, p.die, p.value, p.ones, p.twos, p.wins) for p in state.everybody)
    return state.phase, state.round, state.pending, things
