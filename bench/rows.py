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


ROWS = (Row(Ours("killer", {}, 2), ("pig", "yacht")),)
