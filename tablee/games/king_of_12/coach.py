"""The coach of King of 12: between two, the equilibrium where the rest of the round can be solved; a search elsewhere."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from tablee.core.bits import members
from tablee.core.bot import Offer
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots import AHEAD
from tablee.games.king_of_12.estimate import hope
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.pieces import CHARACTERS
from tablee.games.king_of_12.position import ADJUSTING, FORETELLING, PLAYING, TAKING
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.sovereign import EXACT, TWO, TurnJudge, fewest_cards, rest_of
from tablee.games.king_of_12.views import KingView, imagine
from tablee.search.advice import Advice, Choice, Method, Reason, mean_of, ranked, why
from tablee.search.budget import Budget
from tablee.search.coach import SearchCoach
from tablee.search.tree import Plan

SEARCH = SearchCoach(GAME, Plan(rollout=AHEAD))
HANDS = 5
"""So many hands are imagined where the other has buried cards, if there is time."""
COSTS = (0.6, 0.08, 0.01)
"""About how many seconds it takes to solve a round with `EXACT` cards in a hand, with one fewer, and with two."""
SURE = 0.999


class Played(NamedTuple):
    """A turn between two with known hands: each card's chance for a seat, how both mix, and what the other holds."""

    values: list[float]
    mine: list[float]
    theirs: list[float]
    cards: list[int]


class KingCoach:
    """Hands are known where nothing is buried; where cards are, some hands that fit are solved and averaged."""

    def advise(self, view: KingView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Advice:
        worlds = _worlds(view, budget, rng)
        if not worlds or offer.prompt == "bury":
            return _searched(view, offer, budget, rng)
        known = not view.places[1 - offer.seat].buried
        method: Method = "exact" if known else "sampled"
        samples = 0 if known else len(worlds)
        if offer.prompt == "play":
            choices, reason = _equilibrium(worlds, offer)
            return Advice(choices, mean_of(choices), reason, method, samples)
        totals = dict.fromkeys(offer.legal, 0.0)
        for state in worlds:
            for action, shares in TurnJudge(state).after(state).items():
                totals[action] += match_share(state, offer.seat, shares[offer.seat]) / len(worlds)
        choices = ranked(totals)
        return Advice(choices, choices[0].value, why("rest-of-turn"), method, samples)

    def chance(self, view: KingView, seat: int, budget: Budget, rng: Rng) -> float:
        worlds = _worlds(view, budget, rng)
        if not worlds:
            return SEARCH.chance(view, seat, budget, rng)
        return sum(_share(state, seat) for state in worlds) / len(worlds)


def _worlds(view: KingView, budget: Budget, rng: Rng) -> list[King]:
    """Positions that fit the view and can be solved in the time there is; none where they cannot."""
    if len(view.places) != TWO or view.viewer is None:
        return []
    state = imagine(view, rng)
    if isinstance(state.awaits(), Over):
        return [state]
    solvable = state.phase in (PLAYING, ADJUSTING, FORETELLING, TAKING)
    cards = fewest_cards(state)
    wanted = HANDS if view.places[1 - view.viewer].buried else 1
    if not solvable or cards > (EXACT if wanted == 1 else EXACT - 1):
        return []
    affordable = wanted if budget.seconds == inf else int(budget.seconds / COSTS[min(EXACT - cards, 2)])
    return [state, *(imagine(view, rng) for _ in range(min(wanted, affordable) - 1))] if affordable else []


def _share(state: King, seat: int) -> float:
    waits = state.awaits()
    if isinstance(waits, Over):
        return waits.shares()[seat]
    if state.phase == PLAYING:
        one, two = state.everybody
        first = 0.5 + rest_of(state).value(one.die, two.die) / 2.0
        return match_share(state, seat, first if seat == 0 else 1.0 - first)
    # A choice within a turn is no leaf of the judge's, wherever it starts.
    judge = TurnJudge(state)
    if state.phase == ADJUSTING:
        shares = max(judge.after(state).values(), key=lambda each: each[_chooser(state)])
    else:
        shares = judge.values(state)
    return match_share(state, seat, shares[seat])


def _chooser(state: King) -> int:
    return members(state.pending)[0]


def match_share(state: King, seat: int, chance: float) -> float:
    """The chance of winning the match, from that of winning the round (K12-5.5: two of them win it)."""
    mine, theirs = int(state.everybody[seat].wins), int(state.everybody[1 - seat].wins)
    won = 1.0 if mine > 0 else hope(state, 1) / (hope(state, 1) + hope(state, theirs))
    lost = 0.0 if theirs > 0 else hope(state, mine) / (hope(state, mine) + hope(state, 1))
    return lost + chance * (won - lost)


def _equilibrium(worlds: list[King], offer: Offer) -> tuple[tuple[Choice, ...], Reason]:
    """The mixture, averaged over the hands that the other may hold."""
    turns = [_turn(state, offer.seat) for state in worlds]
    values = [sum(each) / len(turns) for each in zip(*(turn.values for turn in turns), strict=True)]
    mixture = [sum(each) / len(turns) for each in zip(*(turn.mine for turn in turns), strict=True)]
    made = [Choice(*each) for each in zip(offer.legal, values, mixture, strict=True)]
    choices = tuple(sorted(made, key=lambda choice: (-choice.weight, -choice.value)))
    return choices, _play_reason(choices[0], turns)


def _turn(state: King, seat: int) -> Played:
    one, two = state.everybody
    rest = rest_of(state)
    payoffs = rest.payoffs(one.die, two.die)
    mix = rest.equilibrium(one.die, two.die)
    mine, theirs = (mix.row, mix.column) if seat == 0 else (mix.column, mix.row)
    lines = payoffs if seat == 0 else [[-line[j] for line in payoffs] for j in range(len(payoffs[0]))]
    worth = [sum(p * pay for p, pay in zip(theirs, line, strict=True)) for line in lines]
    values = [match_share(state, seat, 0.5 + each / 2.0) for each in worth]
    return Played(values, mine, theirs, members(state.everybody[1 - seat].hand))


def _play_reason(best: Choice, turns: list[Played]) -> Reason:
    expected: dict[int, float] = {}
    for turn in turns:
        for card, chance in zip(turn.cards, turn.theirs, strict=True):
            expected[card] = expected.get(card, 0.0) + chance / len(turns)
    likely = max(expected, key=lambda card: expected[card])
    percent = round(100 * expected[likely])
    if best.weight > SURE:
        return why("one-card", card=CHARACTERS[likely], percent=percent)
    return why("mixture", share=round(100 * best.weight), card=CHARACTERS[likely], percent=percent)


def _searched(view: KingView, offer: Offer, budget: Budget, rng: Rng) -> Advice:
    found = SEARCH.advise(view, offer, budget, rng)
    if offer.prompt == "bury":
        return found._replace(reason=why("bury"))
    if found.mixed:
        return found._replace(reason=why("searched-mixture", share=round(100 * found.best.weight)))
    return found._replace(reason=why("searched"))


COACH = KingCoach()
