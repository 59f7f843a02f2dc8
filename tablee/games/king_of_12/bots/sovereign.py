"""The strongest bot of King of 12.

Between two it plays the equilibrium, from the table of openings or solved on the spot.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from tablee.core.bits import bit, mask_of, members, size
from tablee.core.bot import Bot, Offer
from tablee.core.chance import Chance
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.king_of_12.rules.phases import ADJUSTING, FORETELLING, PLAYING, TAKING
from tablee.games.king_of_12.rules.pieces import LADY
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.openings import opening
from tablee.games.king_of_12.solver.round import Round, face_pair
from tablee.games.king_of_12.solver.situations import Readings, Tokens, readings_of
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView
from tablee.search.induction import Induction
from tablee.search.kinds import Payoffs, meet

MAX_SOLVED_CARDS = 6 if COMPILED else 3
"""With at most this many cards in a hand, the rest of the round is solved at once."""


MAX_WORLDS = 12 if COMPILED else 7
"""The most hands of the opponent to consider. With cards face down there can be a hundred."""


@lru_cache(maxsize=32)
def solve_round(
    first: int, second: int, tokens: tuple[Tokens, ...], faces: tuple[int, ...], readings: Readings
) -> Round:
    """Return the solved rest of a round, from any of these tokens and pairs of faces."""
    rest = Round(first, second, *tokens, readings=readings)
    rest.solve(list(faces))
    return rest


def solved_rest(state: King) -> Round:
    """Return the solved rest of the round, from a position in which both are to play."""
    one, two = state.everybody
    faces = (face_pair(one.die, two.die),)
    return solve_round(one.hand, two.hand, (tokens_of(state),), faces, readings_of(state.setup))


def after_turn(state: King) -> Round | None:
    """Return the solved rest of the round after this turn, for all its results, or None if the round ends with it."""
    ends = turn_ends(state)
    if not ends:
        return None
    one, two = ends[0].everybody
    tokens = tuple(sorted({tokens_of(end) for end in ends}))
    faces = tuple(sorted({face_pair(*(player.die for player in end.everybody)) for end in ends}))
    return solve_round(one.hand, two.hand, tokens, faces, readings_of(state.setup))


def turn_ends(state: King) -> list[King]:
    """Return the positions after the rest of this turn in which both play on."""
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


def fitting_positions(state: King, other: int) -> list[King]:
    """Return the position with each card that may lie under the opponent's die (K12-6.1).

    If played cards lie face down, include every pile that the opponent may have played (K12-8.7).
    """
    player = state.everybody[other]
    unseen = int(state.characters & ~player.card)
    if size(player.buried) != 1:
        return [
            _holding(state, other, int(player.buried), spent)
            for spent in _piles(state, other, unseen & ~int(player.buried))
        ]
    cards = [int(bit(card)) for card in members(unseen & ~player.shown)]
    return [_holding(state, other, card, spent) for card in cards for spent in _piles(state, other, unseen & ~card)]


def _piles(state: King, other: int, unseen: int) -> list[int]:
    """Return the piles that the opponent may have played this round, from cards not seen elsewhere."""
    player = state.everybody[other]
    if not state.setup.face_down:
        return [int(player.spent)]
    count = int(size(player.spent))
    return [int(mask_of(list(pile))) for pile in combinations(members(unseen), count)]


def _holding(state: King, other: int, buried: int, spent: int) -> King:
    world = state.copy()
    player = world.everybody[other]
    player.buried = buried
    player.spent = spent
    player.hand = world.characters & ~buried & ~spent & ~player.card
    return world


def payoffs(state: King, seat: int) -> Payoffs:
    """Return the value of each of the seat's cards against each of the opponent's."""
    one, two = state.everybody
    table = solved_rest(state).payoffs(one.die, two.die)
    return table if seat == 0 else [[-line[j] for line in table] for j in range(len(table[0]))]


def mixtures(worlds: list[King], seat: int) -> tuple[list[float], list[list[float]]]:
    """Return the seat's mixture against an opponent who holds one of these hands and knows which, and each hand's
    answer.
    """
    if len(worlds) > 1:
        met = meet([payoffs(world, seat) for world in worlds])
        return met.row, met.columns
    one, two = worlds[0].everybody
    mix = solved_rest(worlds[0]).equilibrium(one.die, two.die)
    return (mix.row, [mix.column]) if seat == 0 else (mix.column, [mix.row])


def _worlds(state: King, seat: int) -> list[King]:
    """Return the positions that the seat considers possible: every card under the opponent's die, if there is time.

    With cards face down, a sample of the many possible hands is enough (K12-8.7).
    """
    if fewest_cards(state) >= MAX_SOLVED_CARDS:
        return [state]
    worlds = fitting_positions(state, 1 - seat)
    return worlds[:: -(-len(worlds) // MAX_WORLDS)]


def card_mixture(state: King, seat: int) -> list[float] | None:
    """Return the chance of each card in hand to be played, or None if it is not known."""
    mine, theirs = state.everybody[seat], state.everybody[1 - seat]
    if state.turn == 0 and plays_as_in_the_table(state):
        found = opening(mine.hand, theirs.hand, mine.die, theirs.die)
        if found is not None:
            return found
    if fewest_cards(state) > MAX_SOLVED_CARDS:
        return None
    return mixtures(_worlds(state, seat), seat)[0]


def plays_as_in_the_table(state: King) -> bool:
    """Return whether the table of openings fits the readings of this match. Thefts matter only with Ladies."""
    readings = readings_of(state.setup)
    return readings == Readings() or (state.characters & LADY == 0 and not readings.final_face)


def fewest_cards(state: King) -> int:
    return min(int(size(player.hand)) for player in state.everybody)


class Sovereign:
    """Plays the equilibrium if it is known, and otherwise asks its adviser."""

    def __init__(self, adviser: Bot) -> None:
        self._adviser = adviser

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if len(view.places) != 2 or offer.prompt == "bury":
            return self._adviser.choose(view, offer, rng)
        state = imagine(view, rng)
        if offer.prompt == "play":
            chances = card_mixture(state, offer.seat)
            return self._adviser.choose(view, offer, rng) if chances is None else offer.legal[rng.weighted(chances)]
        if fewest_cards(state) > MAX_SOLVED_CARDS:
            return self._adviser.choose(view, offer, rng)
        return _best(_worlds(state, offer.seat), offer)


def _best(worlds: list[King], offer: Offer) -> int:
    """Return the best action for the rest of the turn, averaged over the hands that the opponent may hold."""
    totals = dict.fromkeys(offer.legal, 0.0)
    for state in worlds:
        for action, shares in TurnInduction(state).after(state).items():
            totals[action] += shares[offer.seat]
    return max(totals, key=lambda action: totals[action])


class TurnInduction(Induction):
    """Values the rest of a turn by the value of the round after it."""

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
