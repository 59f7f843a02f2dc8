"""Compute the drift of lives for every combination of rules, and so which combinations are refused (D-4.5).

python -m tablee.games.killer.edge.drift            the marks with names
python -m tablee.games.killer.edge.drift --own      every pair of marks (hours on plain Python)
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.drift import MIN_SHRINKING, drift, grows

DICE = range(2, 9)
HOUSES = (("stop", "all"), ("again", "all"), ("again", "rest"), ("gamble", "all"), ("gamble", "rest"))


def named_marks() -> Iterator[dict[str, Any]]:
    for dice, marks in product(DICE, ("common", "double")):
        yield {"dice": dice, "marks": marks}


def own_marks() -> Iterator[dict[str, Any]]:
    for dice in DICE:
        for low, high in combinations(range(dice, 6 * dice + 1), 2):
            yield {"dice": dice, "marks": "own", "low": low, "high": high}


def combinations_of(marks: Iterator[dict[str, Any]]) -> Iterator[KillerOptions]:
    """Yield every combination of the options that affect the drift."""
    for settings in marks:
        for heals, attackers, (house, again) in product((True, False), (False, True), HOUSES):
            chosen: dict[str, Any] = {"regeneration": heals, "attackers_regenerate": attackers}
            chosen |= {"full_house": house, "full_house_dice": again}
            yield KillerOptions(**settings, **chosen)


def main() -> None:
    """Print the drift of each combination, how many are refused, and which playable one comes nearest to growing."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--own", action="store_true")
    worst, refused, played = -99.0, 0, 0
    for options in combinations_of(own_marks() if parser.parse_args().own else named_marks()):
        change, no = drift(Variants(options)), is_refused(options)
        refused, played = refused + no, played + (not no)
        worst = worst if no else max(worst, change)
        print(_line(options, change, refused=no))
    print(f"{played} may be played, lives change by {worst:+.4f} a turn at most; {refused} are refused")


def is_refused(options: KillerOptions) -> bool:
    """Return whether a new game by these options is refused: lives would grow, or hardly shrink (D-4.5)."""
    return grows(Variants(options), MIN_SHRINKING)


def _line(options: KillerOptions, change: float, *, refused: bool) -> str:
    low, high = options.mark_scores()
    healing = f"{'heal' if options.regeneration else '-':5}{'attackers' if options.attackers_regenerate else '-':10}"
    house = f"{options.full_house}/{options.full_house_dice}"
    return f"{options.dice} dice {low:2}/{high:<3} {healing}{house:11} {change:+.4f}{'  refused' if refused else ''}"


if __name__ == "__main__":
    main()
