"""Measure Killer's strongest bot at a table of players who play as if in a duel.

    python -m tablee.games.killer.edge.bench_multiplayer SEATS DEALS [--alone duellist] [--preset NAME]

Such a player considers only the strongest rival: it plays its turn by the exact duel of the two, and strikes that
rival. One Shrewd plays against a table of them, or one of them against several Shrewds. Every deal is played in all
rotations.
"""

from __future__ import annotations

from argparse import ArgumentParser

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.bots.levels import BOTS, multiplayer_model, solved_turn
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER, STOP, TARGET
from tablee.games.killer.solver.duel_table import scaled_lives
from tablee.games.killer.views.view import KillerView
from tablee.lab.arena import Entrant, arena


class Duellist:
    """Considers only itself and the strongest rival."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        rivals = [seat for seat, life in enumerate(view.lives) if life > 0 and seat != offer.seat]
        rival = max(rivals, key=lambda seat: view.lives[seat])
        if offer.prompt == "aim":
            return TARGET + rival
        if offer.prompt == "gamble":
            return STOP
        model = multiplayer_model(view.options)
        mine, other = scaled_lives(model.duels, max(view.lives[offer.seat], 1), view.lives[rival])
        worth = model.outcomes.by_score(model.outcomes.weigh(model.duels, mine, other))
        return solved_turn(view.options.dice, tuple(worth)).best(HANDFUL_NUMBER[view.rolled], view.left, view.total)


ENTRANTS: dict[str, Entrant] = {"shrewd": ("shrewd", BOTS["shrewd"]), "duellist": ("duellist", Duellist())}


def measure(alone: str, seats: int, deals: int, preset: str) -> str:
    """Return how often a single bot of one kind wins against a table of the other kind."""
    one, rest = (ENTRANTS[alone], next(entrant for name, entrant in ENTRANTS.items() if name != alone))
    found = arena(GAME, GAME.presets[preset], [one] + [rest] * (seats - 1), deals, "crowds")
    share = found.standings[0].share
    low, high = share.interval
    return (
        f"{preset}: one {one[0]} among {seats - 1} of {rest[0]} wins {100 * share.value:.1f} % "
        f"({100 * low:.1f} … {100 * high:.1f}), its part is {100 / seats:.1f}; {deals} deals"
    )


def main() -> None:
    asked = ArgumentParser()
    asked.add_argument("seats", type=int)
    asked.add_argument("deals", type=int)
    asked.add_argument("--alone", choices=sorted(ENTRANTS), default="shrewd")
    asked.add_argument("--preset", choices=sorted(GAME.presets), default="classic")
    told = asked.parse_args()
    print(measure(told.alone, told.seats, told.deals, told.preset))


if __name__ == "__main__":
    main()
