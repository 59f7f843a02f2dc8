"""Find a good seed for a lesson: play it with many seeds, with the learner following the tutor, and print the best."""

from __future__ import annotations

import argparse
import hashlib
from typing import NamedTuple

from tablee.registry import find_game, game_ids
from tablee.testing.case import AnyGame
from tests.learning.guided import obey, take


class Tried(NamedTuple):
    """The result of a seed. The best comes first: many tips, few choices."""

    heard: int
    choices: int
    seed: str


def play_lesson(game: AnyGame, number: int) -> Tried | None:
    """Play a lesson with this seed. Return None if the learner did not win."""
    assert game.lesson is not None
    seed = hashlib.sha256(f"tablee lesson {game.info.id} {number}".encode()).hexdigest()
    course = take(game, obey, game.lesson._replace(seed=seed))
    result = course.match.result
    assert result is not None
    return Tried(-len(course.heard), course.choices, seed) if result.ranks == (1, 2) else None


def main() -> None:
    """Try the seeds, and print the ten best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--tries", type=int, default=200)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    found = [one for number in range(wanted.tries) if (one := play_lesson(game, number)) is not None]
    for heard, choices, seed in sorted(found)[:10]:
        print(f"{-heard:3} tips in {choices:3} choices: {seed}")


if __name__ == "__main__":
    main()
