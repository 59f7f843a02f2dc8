"""Environments for learners: PettingZoo, Gymnasium and batches (`pip install tablee[rl]`), OpenSpiel, and text seats
for language models.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tablee.environments.aec import RawEnv, aec_env
    from tablee.environments.openspiel import spiel_game
    from tablee.environments.parallel import SeatsEnv, parallel_env
    from tablee.environments.seat import SeatEnv
    from tablee.environments.seat_vectors import SeatVectorEnv
    from tablee.environments.text_lines import serve_lines
    from tablee.environments.text_seat import TextSeat
    from tablee.environments.text_server import mcp_server
    from tablee.environments.vectors import Vector, vector

MODULES: Final = {
    "RawEnv": "aec",
    "SeatEnv": "seat",
    "SeatVectorEnv": "seat_vectors",
    "SeatsEnv": "parallel",
    "TextSeat": "text_seat",
    "Vector": "vectors",
    "aec_env": "aec",
    "mcp_server": "text_server",
    "parallel_env": "parallel",
    "serve_lines": "text_lines",
    "spiel_game": "openspiel",
    "vector": "vectors",
}
"""The module of each name. A module is loaded on first use, because each needs other packages."""

__all__ = [
    "RawEnv",
    "SeatEnv",
    "SeatVectorEnv",
    "SeatsEnv",
    "TextSeat",
    "Vector",
    "aec_env",
    "mcp_server",
    "parallel_env",
    "serve_lines",
    "spiel_game",
    "vector",
]


def __getattr__(name: str) -> object:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        found = getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing}: pip install 'tablee[rl,openspiel,mcp]'", name=missing.name) from missing
    from tablee.library.docstrings import document_loaded  # noqa: PLC0415  # the library is loaded on first use, too

    document_loaded()
    return found


def __dir__() -> list[str]:
    return sorted(MODULES)
