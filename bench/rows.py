"""What is compared with what: a row is one of our games and OpenSpiel's nearest to it."""

from typing import NamedTuple


class Ours(NamedTuple):
    """A game of ours, by its id."""

    game: str
    options: dict[str, object]
    seats: int


class Row(NamedTuple):
    """Our game and OpenSpiel's, these written as `pyspiel.load_game` reads them."""

    ours: Ours
    peers: tuple[str, ...]


RANDOM_SET: dict[str, object] = {"characters": "random"}

ROWS = (
    Row(Ours("killer", {}, 2), ("pig", "yacht")),
    Row(Ours("king_of_12", RANDOM_SET, 2), ("goofspiel",)),
    Row(Ours("king_of_12", RANDOM_SET, 4), ("goofspiel(players=4)",)),
    Row(Ours("king_of_12", RANDOM_SET, 16), ("goofspiel", "goofspiel(players=10)")),
    Row(Ours("claim", {}, 2), ("hearts", "spades", "crazy_eights")),
)
