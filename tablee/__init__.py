"""Tablée: a shelf of games to play, study and solve. `tablee.game(name)` takes one down; `tablee.shelf()` says what there is."""

from importlib import import_module

__version__ = "0.2.0"

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
    "vector",
]


def __getattr__(name: str) -> object:
    """The front door is loaded when somebody knocks: the server and the command line import this package too."""
    if name in __all__:
        place = "tablee.environments" if name == "vector" else "tablee.library"
        return getattr(import_module(place), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
