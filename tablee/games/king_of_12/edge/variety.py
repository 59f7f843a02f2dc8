"""Measure how varied a set of characters plays: how mixed the best play is, and how often each card is worth playing.

python -m tablee.games.king_of_12.edge.variety                       the sets that presets name, for two, from the table of openings
python -m tablee.games.king_of_12.edge.variety lady,oracle,…         another set beside the Knight: solves a whole round (compiled: ten seconds)
python -m tablee.games.king_of_12.edge.variety --seats 4 --rolls 200  the presets' sets, as the strongest bots play a first turn
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from math import exp, log
from typing import NamedTuple

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.king_of_12 import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions, character, fixed_characters, words_of
from tablee.games.king_of_12.rules.pieces import ACTIONS, KNIGHT, names, set_of
from tablee.games.king_of_12.solver.openings import opening
from tablee.games.king_of_12.solver.round import Round

FACES = range(1, 13)
WORTH_PLAYING = 0.01
"""A card is worth playing if the best play chooses it at least this often."""
BOT = "sovereign"


class Variety(NamedTuple):
    """How varied a set plays.

    `mixed` is the number of equally likely cards with the same entropy; `played` and `worth` are shares by card.
    """

    mixed: float
    played: dict[str, float]
    worth: dict[str, float]


def of_two(characters: int, mix: Callable[[int, int], list[float]]) -> Variety:
    """Return the variety of the first turn between two, over all rolls.

    `mix` returns the best play for a pair of faces.
    """
    mixes = [mix(mine, theirs) for mine in FACES for theirs in FACES]
    cards = names(characters)
    played = {card: sum(each[place] for each in mixes) / len(mixes) for place, card in enumerate(cards)}
    worth = {card: sum(each[place] >= WORTH_PLAYING for each in mixes) / len(mixes) for place, card in enumerate(cards)}
    return Variety(sum(map(_mixed, mixes)) / len(mixes), played, worth)


def _mixed(chances: list[float]) -> float:
    return exp(-sum(chance * log(chance) for chance in chances if chance > 0))


def from_table(characters: int) -> Variety:
    """Return the variety from the table of openings, which has the sets of the presets."""

    def mix(mine: int, theirs: int) -> list[float]:
        found = opening(characters, characters, mine, theirs)
        assert found is not None, "only the sets of presets are in the table"
        return found

    return of_two(characters, mix)


def solved(characters: int) -> Variety:
    """Return the variety by solving a whole round."""
    whole = Round(characters, characters, (0, 0, 0, 0))
    whole.solve()
    return of_two(characters, lambda mine, theirs: list(whole.equilibrium(mine, theirs).row))


def of_bots(options: KingOptions, seats: int, rolls: int) -> Variety:
    """Return the variety of first turns of bots: how often each card is played, and how often it won two points.

    All cards are still in hand then. Over a whole round everybody plays nearly all of them, so shares would say little.
    """
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for roll in range(rolls):
        _play_turn(options, seats, Rng(f"variety {roll}"), played, won)
    total = played.total()
    shares = {card: played[card] / total for card in names(fixed_characters(options))}
    return Variety(_mixed(list(shares.values())), shares, {card: won[card] / max(played[card], 1) for card in shares})


def _play_turn(options: KingOptions, seats: int, rng: Rng, played: Counter[str], won: Counter[str]) -> None:
    """Play the first turn of a match."""
    state = GAME.new(options, seats)
    bot = GAME.bots[BOT]
    cards: dict[int, str] = {}
    while not isinstance(waits := state.awaits(), Over):
        state.events = []
        if isinstance(waits, Chance):
            state.resolve(waits.sample(rng))
        elif waits.prompt == "play" and cards:
            return
        else:
            offers = [Offer(seat, 0, waits.prompt, tuple(state.legal(seat))) for seat in waits.seats]
            choices = [bot.choose(GAME.view(state, offer.seat), offer, rng) for offer in offers]
            for seat, action in zip(waits.seats, choices, strict=True):
                if ACTIONS[action].verb == "play":
                    cards[seat] = str(ACTIONS[action].params["card"])
                    played[cards[seat]] += 1
            state.apply(choices)
        for event in state.events:
            if event.tag == "champion-named":
                won[cards[int(str(event.params["seat"]))]] += 1


def _line(name: str, found: Variety) -> str:
    cards = ", ".join(f"{card} {share:.0%}/{found.worth[card]:.0%}" for card, share in found.played.items())
    return f"{name:12} {found.mixed:.2f}  {cards}"


def main() -> None:
    """Print a line for each set: how many cards the play mixes, and how often each is played and worth it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rolls", type=int, default=200)
    args = parser.parse_args()
    for text in args.sets:
        print(_line("", solved(KNIGHT | int(set_of([character(word) for word in words_of(text)])))), flush=True)
    for name, options in PRESETS.items() if not args.sets else ():
        if options.characters != "random" and name != "other-readings":
            two = args.seats == 2
            found = from_table(int(fixed_characters(options))) if two else of_bots(options, args.seats, args.rolls)
            print(_line(name, found), flush=True)


if __name__ == "__main__":
    main()
