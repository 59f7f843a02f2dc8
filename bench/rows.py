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
    # Of like size at random: 91 decisions a game with 4.7 choices and 27 draws; gin rummy has 110, 6.5 and 48, and hands as
    # secret as ours; backgammon, the board game for two with luck all along, has 112, 21 and 96.
    Row(Ours("twelve_heroes", {}, 2), ("gin_rummy", "backgammon")),
)
