"""The coach of King of 12: the equilibrium if two play and the rest of the round can be solved, else a search."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.bits import members
from tablee.core.bot import Offer
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.estimate import weight_of_wins
from tablee.games.king_of_12.bots.levels import ROLLOUT_CHOICES
from tablee.games.king_of_12.bots.sovereign import (
    MAX_SOLVED_CARDS,
    TurnInduction,
    fewest_cards,
    fitting_positions,
    mixtures,
    payoffs,
    plays_as_in_the_table,
)
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.rules.phases import ADJUSTING, FORETELLING, PLAYING, TAKING
from tablee.games.king_of_12.rules.pieces import CHARACTERS
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.openings import opening
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView
from tablee.search.advice import Hint, Odds, Reason, mean_of, ranked, why
from tablee.search.budget import Budget
from tablee.search.coach import SearchCoach
from tablee.search.tree import Plan

SEARCH = SearchCoach(GAME, Plan(rollout=ROLLOUT_CHOICES))
SOLVING_SECONDS = (0.6, 0.08, 0.01)
"""The approximate seconds to solve a round with `MAX_SOLVED_CARDS` cards in a hand, with one fewer, and with two fewer.
"""
CERTAIN = 0.999
TOLERANCE = 1e-9


class SolvedChoice(NamedTuple):
    """A seat's solved turn: the cards' values, the best mixture, the opponent's likely play, and whether it matters."""

    worth: list[float]
    mixture: list[float]
    expected: dict[int, float]
    matters: bool

    @property
    def value(self) -> float:
        """The value of the round: the chance of winning it minus the chance of losing it."""
        return sum(weight * each for weight, each in zip(self.mixture, self.worth, strict=True))


class KingCoach:
    """Gives hints and values.

    If nothing is buried, both hands are known. If a card is, one mixture answers every hand that the opponent may hold.
    """

    def advise(self, view: KingView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        worlds = _worlds(view, budget, rng)
        if not worlds or offer.prompt == "bury":
            return _searched(view, offer, budget, rng)
        if offer.prompt == "play":
            choices, reason = _equilibrium(worlds, offer)
            return Hint(choices, mean_of(choices), reason, "round")
        totals = dict.fromkeys(offer.legal, 0.0)
        for state in worlds:
            for action, shares in TurnInduction(state).after(state).items():
                totals[action] += match_share(state, offer.seat, shares[offer.seat]) / len(worlds)
        choices = ranked(totals)
        return Hint(choices, choices[0].value, why("rest-of-turn"), "round")

    def chance(self, view: KingView, seat: int, budget: Budget, rng: Rng) -> float:
        worlds = _worlds(view, budget, rng)
        if not worlds:
            return SEARCH.chance(view, seat, budget, rng)
        if worlds[0].phase == PLAYING:
            return match_share(worlds[0], seat, 0.5 + _turn(worlds, seat).value / 2.0)
        return sum(_share(state, seat) for state in worlds) / len(worlds)


def _worlds(view: KingView, budget: Budget, rng: Rng) -> list[King]:
    """Return all positions that fit the view if they can be solved in time, else none."""
    if len(view.places) != 2 or view.viewer is None:
        return []
    state = imagine(view, rng)
    if isinstance(state.awaits(), Over):
        return [state]
    worlds = fitting_positions(state, 1 - view.viewer)
    cards = fewest_cards(state)
    solvable = state.phase in (PLAYING, ADJUSTING, FORETELLING, TAKING)
    if not solvable or cards > (MAX_SOLVED_CARDS if len(worlds) == 1 else MAX_SOLVED_CARDS - 1):
        return []
    return worlds if len(worlds) * SOLVING_SECONDS[min(MAX_SOLVED_CARDS - cards, 2)] <= budget.seconds else []


def _share(state: King, seat: int) -> float:
    waits = state.awaits()
    if isinstance(waits, Over):
        return waits.shares()[seat]
    # A choice within a turn is never a leaf of the induction.
    rest = TurnInduction(state)
    if state.phase == ADJUSTING:
        shares = max(rest.after(state).values(), key=lambda each: each[_chooser(state)])
    else:
        shares = rest.values(state)
    return match_share(state, seat, shares[seat])


def _chooser(state: King) -> int:
    return members(state.pending)[0]


def match_share(state: King, seat: int, chance: float) -> float:
    """Return the chance of winning the match, from the chance of winning the round. Two rounds win it (K12-5.5)."""
    mine, theirs = int(state.everybody[seat].wins), int(state.everybody[1 - seat].wins)
    won = 1.0 if mine > 0 else weight_of_wins(state, 1) / (weight_of_wins(state, 1) + weight_of_wins(state, theirs))
    lost = 0.0 if theirs > 0 else weight_of_wins(state, mine) / (weight_of_wins(state, mine) + weight_of_wins(state, 1))
    return lost + chance * (won - lost)


def _equilibrium(worlds: list[King], offer: Offer) -> tuple[tuple[Odds[int], ...], Reason]:
    turn = _turn(worlds, offer.seat)
    values = [match_share(worlds[0], offer.seat, 0.5 + each / 2.0) for each in turn.worth]
    made = [Odds(*each) for each in zip(offer.legal, values, turn.mixture, strict=True)]
    choices = tuple(sorted(made, key=lambda choice: (-choice.weight, -choice.value)))
    return choices, _mixing(choices[0], turn.expected) if turn.matters else why("all-the-same")


def _turn(worlds: list[King], seat: int) -> SolvedChoice:
    """Return the best mixture against an opponent who knows which of these hands they hold and answers perfectly."""
    tables = [payoffs(state, seat) for state in worlds]
    mixture, answers = mixtures(worlds, seat)
    worth = [0.0] * len(mixture)
    expected: dict[int, float] = {}
    for state, table, answer in zip(worlds, tables, answers, strict=True):
        for place, line in enumerate(table):
            worth[place] += sum(p * pay for p, pay in zip(answer, line, strict=True)) / len(worlds)
        for card, chance in zip(members(state.everybody[1 - seat].hand), answer, strict=True):
            expected[card] = expected.get(card, 0.0) + chance / len(worlds)
    every = [pay for table in tables for line in table for pay in line]
    return SolvedChoice(worth, mixture, expected, max(every) - min(every) > TOLERANCE)


def _mixing(best: Odds[int], expected: dict[int, float]) -> Reason:
    """Explain one card or a mixture of several, and the opponent's likely play."""
    likely = max(expected, key=lambda card: expected[card])
    percent = round(100 * expected[likely])
    if best.weight > CERTAIN:
        return why("one-card", card=CHARACTERS[likely], percent=percent)
    return why("mixture", share=round(100 * best.weight), card=CHARACTERS[likely], percent=percent)


def _searched(view: KingView, offer: Offer, budget: Budget, rng: Rng) -> Hint[int]:
    found = SEARCH.advise(view, offer, budget, rng)
    if offer.prompt == "bury":
        return replace(found, reason=why("bury"))
    if offer.prompt == "play" and (known := _opened(view, offer, found)) is not None:
        return known
    if found.mixed:
        return replace(found, reason=why("searched-mixture", share=round(100 * found.best.weight)))
    return replace(found, reason=why("searched"))


def _opened(view: KingView, offer: Offer, found: Hint[int]) -> Hint[int] | None:
    """Return a hint from the table of openings.

    The table has the mixture but not the value of each card, which is searched. All cards of the mixture have the same
    value. Other cards are worse by the difference that the search found.
    """
    if len(view.places) != 2:
        return None
    mine, theirs = view.places[offer.seat], view.places[1 - offer.seat]
    state = imagine(view, Rng(0))
    if view.turn > 0 or theirs.buried or not plays_as_in_the_table(state):
        return None
    held, facing = (int(state.everybody[seat].hand) for seat in (offer.seat, 1 - offer.seat))
    weights, answers = opening(held, facing, mine.die, theirs.die), opening(facing, held, theirs.die, mine.die)
    if weights is None or answers is None:
        return None
    mixed = dict(zip(offer.legal, weights, strict=True))
    level = sum(mixed[choice.action] * choice.value for choice in found.choices)
    choices = [_beside(choice, mixed[choice.action], found.value, level) for choice in found.choices]
    ordered = tuple(sorted(choices, key=lambda choice: (-choice.weight, -choice.value)))
    expected = dict(zip(members(facing), answers, strict=True))
    return replace(found, choices=ordered, reason=_mixing(ordered[0], expected))


def _beside(choice: Odds[int], weight: float, value: float, level: float) -> Odds[int]:
    behind = 0.0 if weight > 0.0 else max(level - choice.value, 0.0)
    return Odds(choice.action, max(value - behind, 0.0), weight)


COACH = KingCoach()
