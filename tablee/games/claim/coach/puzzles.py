"""Puzzles of Claim: endings in which exactly one card wins."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.bits import size
from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.bots.instinct import instinct
from tablee.games.claim.coach.hints import COACH
from tablee.games.claim.game import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import FACTIONS, KIND_NAME, kind_of
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import vote
from tablee.games.claim.solver.solve import solve
from tablee.games.claim.views.build import build_view
from tablee.search.advice import Puzzle, Reason, task, why
from tablee.search.budget import Budget
from tablee.search.puzzle_seeds import read_puzzle_seeds

MAX_TRICKS = 6
MIN_TRICKS = 4


class ClaimPuzzles:
    """Makes puzzles from games played by heuristics, stopped where the heuristic card would lose a won game."""

    seeds = read_puzzle_seeds("tablee.games.claim")

    def attempt(self, rng: Rng) -> Puzzle | None:
        state = GAME.new(ClaimOptions(), 2)
        tricks = MIN_TRICKS + rng.below(MAX_TRICKS - MIN_TRICKS + 1)
        while isinstance(waits := state.settle(rng), Decide):
            seat = waits.seats[0]
            if state.phase == 2 and size(state.players[seat].hand) <= tricks:
                found = _worth_asking(state, seat, waits.prompt)
                if found is not None or size(state.players[seat].hand) < MIN_TRICKS:
                    return found
            state.apply([kind_of(instinct(state))])
        return None


def _worth_asking(state: Claim, seat: int, prompt: str) -> Puzzle | None:
    offer = Offer(seat, 0, prompt, tuple(state.legal(seat)))
    if len(offer.legal) < 3:
        return None
    seen = build_view(state, seat)
    advice = COACH.advise(seen, offer, Budget(1), Rng(0))
    best, second = advice.choices[:2]
    only = advice.method == "exact" and best.value == 1.0 > second.value
    natural = kind_of(instinct(state))
    if not only or natural == best.action:
        return None
    return Puzzle(task("win-from-here"), 2, seen, offer, replace(advice, reason=_shown(state, best.action, natural)))


def _shown(state: Claim, best: int, natural: int) -> Reason:
    """Explain the votes after the right card and after the natural one, if neither side then makes a mistake."""
    return why(
        "only-win-shown",
        card=KIND_NAME[best],
        card_other=KIND_NAME[natural],
        factions=_votes_after(state, best),
        factions_other=_votes_after(state, natural),
    )


def _votes_after(state: Claim, card: int) -> list[str]:
    """Return the factions that vote for the card's player at the end of the game.

    Both play perfectly from here, and naturally where several cards are best.
    """
    seat, end = int(state.mover()), state.copy()
    end.apply([card])
    while isinstance(end.awaits(), Decide):
        good, natural = solve(end).cards, kind_of(instinct(end))
        end.apply([natural if natural in good else good[0]])
    piles = [player.score for player in end.players]
    return [faction for number, faction in enumerate(FACTIONS) if vote(number, piles[0], piles[1]) == seat]


PUZZLES = ClaimPuzzles()
