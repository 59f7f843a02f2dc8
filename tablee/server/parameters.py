"""Read the parameters of a request beside its body: its address, language and seat."""

from __future__ import annotations

from starlette.requests import Request

from tablee.core.refusal import Refused
from tablee.server.limits import one_of
from tablee.words import require_language


def address_of(request: Request) -> str:
    """Return the key that limits count the client by."""
    return one_of(request.client.host) if request.client else "?"


def language_of(request: Request) -> str:
    """Return the language in the path."""
    return require_language(request.path_params["language"])


def viewer_of(request: Request, seats: int) -> int | None:
    """Return the seat of `?seat=N` (from 1) counted from 0, or None for a spectator."""
    word = request.query_params.get("seat", "")
    if not word:
        return None
    places = [str(place) for place in range(1, seats + 1)]
    if word not in places:
        raise Refused("no-such-seat", low=1, high=seats)
    return places.index(word)
