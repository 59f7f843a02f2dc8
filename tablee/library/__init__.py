"""The library: `import tablee` to play, study or measure a game. It is plain Python, so `help` shows everything."""

from tablee.library.advice import Advice, Choice
from tablee.library.docstrings import document_loaded
from tablee.library.errors import TableeError
from tablee.library.game import Game, game, shelf
from tablee.library.match import Match
from tablee.library.position import Position
from tablee.library.runs import arena, ladder, simulate

__all__ = [
    "Advice",
    "Choice",
    "Game",
    "Match",
    "Position",
    "TableeError",
    "arena",
    "game",
    "ladder",
    "shelf",
    "simulate",
]

document_loaded()
