"""The strongest player of King of 12: between two it plays a round exactly, as far as it can be solved at the table or was before."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.bits import bit, members, size
from tablee.core.bot import Bot, Offer
from tablee.core.chance import Chance
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.king_of_12.openings import opening
from tablee.games.king_of_12.position import ADJUSTING, FORETELLING, PLAYING, TAKING
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.solver import Round, place_of
from tablee.games.king_of_12.stakes import Tokens
from tablee.games.king_of_12.views import KingView, imagine
from tablee.search.induction import Induction
from tablee.search.kinds import Payoffs, meet

EXACT = 6 if COMPILED else 3
"""With so many cards or fewer in a hand the rest of the round is solved at once."""
TWO = 2


@lru_cache(maxsize=32)
def solved(first: int, second: int, tokens: tuple[Tokens, ...], faces: tuple[int, ...], *, final_face: bool) -> Round:
    """The rest of a round, from any of these tokens and pairs of faces."""
    rest = Round(first, second, *tokens, final_face=final_face)
    rest.solve(list(faces))
    return rest


def rest_of(state: King) -> Round:
    """The rest of the round from a position in which both are to play."""
    one, two = state.everybody
    faces = (place_of(one.die, two.die),)
    return solved(one.hand, two.hand, (tokens_of(state),), faces, final_face=state.setup.final_face)


def after_turn(state: King) -> Round | None:
    """The rest of the round after this turn, whatever still comes of it; None if the round ends with it."""
    ends = turn_ends(state)
    if not ends:
        return None
    one, two = ends[0].everybody
    tokens = tuple(sorted({tokens_of(end) for end in ends}))
    faces = tuple(sorted({place_of(*(player.die for player in end.everybody)) for end in ends}))
    return solved(one.hand, two.hand, tokens, faces, final_face=state.setup.final_face)


def turn_ends(state: King) -> list[King]:
    """The positions to which the rest of a turn can lead and in which both play on."""
    waits = state.awaits()
    if state.phase == PLAYING:
        return [state]
    if state.phase == FORETELLING and isinstance(waits, Chance):
        return [end for outcome, _ in waits.outcomes() for end in turn_ends(_resolved(state, outcome))]
    if state.phase in (ADJUSTING, TAKING) and isinstance(waits, Decide):
        return [end for action in state.legal(waits.seats[0]) for end in turn_ends(_applied(state, action))]
    return []


def _resolved(state: King, outcome: list[int]) -> King:
    after = state.copy()
    after.resolve(outcome)
    return after


def _applied(state: King, action: int) -> King:
    after = state.copy()
    after.apply([action])
    return after


def tokens_of(state: King) -> Tokens:
    one, two = state.everybody
    return one.ones, one.twos, two.ones, two.twos


def fitting(state: King, other: int) -> list[King]:
    """The position with each card under the other's die that may lie there (K12-6.1)."""
    player = state.everybody[other]
    if size(player.buried) != 1:
        return [state]
    return [_burying(state, other, int(bit(card))) for card in members(state.characters & ~player.shown)]


def _burying(state: King, other: int, card: int) -> King:
    world = state.copy()
    player = world.everybody[other]
    player.buried = card
    player.hand = world.characters & ~card & ~player.spent & ~player.card
    return world


def payoffs(state: King, seat: int) -> Payoffs:
    """What each of the seat's cards wins against each of the other's."""
    one, two = state.everybody
    table = rest_of(state).payoffs(one.die, two.die)
    return table if seat == 0 else [[-line[j] for line in table] for j in range(len(table[0]))]


def mixtures(worlds: list[King], seat: int) -> tuple[list[float], list[list[float]]]:
    """How the seat mixes against a rival who holds one of these hands and knows which, and how each of them answers."""
    if len(worlds) > 1:
        met = meet([payoffs(world, seat) for world in worlds])
        return met.row, met.columns
    one, two = worlds[0].everybody
    mix = rest_of(worlds[0]).equilibrium(one.die, two.die)
    return (mix.row, [mix.column]) if seat == 0 else (mix.column, [mix.row])


def _worlds(state: King, seat: int) -> list[King]:
    """What the seat takes for possible: every card under the other's die, where so many rounds are solved in time."""
    return fitting(state, 1 - seat) if fewest_cards(state) < EXACT else [state]


def mixture(state: King, seat: int) -> list[float] | None:
    """How likely each card of the hand is to be played; None where that is not known."""
    mine, theirs = state.everybody[seat], state.everybody[1 - seat]
    if state.turn == 0 and not state.setup.final_face:
        found = opening(mine.hand, theirs.hand, mine.die, theirs.die)
        if found is not None:
            return found
    if fewest_cards(state) > EXACT:
        return None
    return mixtures(_worlds(state, seat), seat)[0]


def fewest_cards(state: King) -> int:
    return min(int(size(player.hand)) for player in state.everybody)


class Sovereign:
    """Plays the equilibrium where it is known, and else leaves it to its adviser."""

    def __init__(self, adviser: Bot) -> None:
        self._adviser = adviser

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if len(view.places) != TWO or offer.prompt == "bury":
            return self._adviser.choose(view, offer, rng)
        state = imagine(view, rng)
        if offer.prompt == "play":
            chances = mixture(state, offer.seat)
            return self._adviser.choose(view, offer, rng) if chances is None else offer.legal[rng.weighted(chances)]
        if fewest_cards(state) > EXACT:
            return self._adviser.choose(view, offer, rng)
        return _best(_worlds(state, offer.seat), offer)


def _best(worlds: list[King], offer: Offer) -> int:
    """What is best for the rest of the turn, on average over what the other may hold."""
    totals = dict.fromkeys(offer.legal, 0.0)
    for state in worlds:
        for action, shares in TurnJudge(state).after(state).items():
            totals[action] += shares[offer.seat]
    return max(totals, key=lambda action: totals[action])


class TurnJudge(Induction):
    """Weighs what is left of a turn by what the round is worth after it."""

    def __init__(self, state: King) -> None:
        super().__init__(_key, self._round)
        self._wins = [player.wins for player in state.everybody]
        self._rest = after_turn(state)

    def _round(self, state: State) -> list[float] | None:
        assert isinstance(state, King)
        if state.phase == PLAYING:
            assert self._rest is not None, "the turn has been looked through"
            one, two = state.everybody
            first = 0.5 + self._rest.value(one.die, two.die, tokens=tokens_of(state)) / 2.0
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
