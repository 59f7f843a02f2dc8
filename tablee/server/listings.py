"""Convert games, guests and tables into their HTTP responses."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core import options
from tablee.core.game import Game
from tablee.registry import BrokenPlugin, ratings
from tablee.storage.store import Listing, User
from tablee.tables.records import summary
from tablee.wire.http import GameListing, Guest, Listed, Me, OptionInfo


def game_listing(game: Game[Any, Any, Any]) -> GameListing:
    """Describe a game."""
    specs = [
        OptionInfo(spec.name, spec.kind, spec.default, spec.low, spec.high, spec.choices)
        for spec in options.offered(game.options)
    ]
    info = game.info
    return GameListing(
        id=info.id,
        rules_version=info.rules_version,
        seats=info.seats,
        minutes=info.minutes,
        options=tuple(specs),
        presets={name: _offered(preset) for name, preset in game.presets.items()},
        bots=tuple(game.bots),
        ratings=ratings(info.id),
        lesson=game.lesson is not None,
    )


def _offered(preset: options.Options) -> dict[str, Any]:
    """Return the values of a preset, for the options that a form offers."""
    return {name: value for name, value in msgspec.to_builtins(preset).items() if name not in preset.past}


def broken_listing(plugin: BrokenPlugin) -> GameListing:
    """Describe an installed game that does not work, with the reason."""
    return GameListing(plugin.id, 0, (0, 0), (0, 0), (), {}, (), {}, lesson=False, error=plugin.error)


def guest(user: User, token: str) -> Guest:
    """Describe a guest, with the token that the browser keeps."""
    return Guest(user.id, user.name, user.language, token)


def me(user: User) -> Me:
    """Describe a user to themselves."""
    return Me(user.id, user.name, user.language)


def listed(listing: Listing, user: str) -> Listed:
    """Describe a table in a list, as this user reads it."""
    told = summary(listing)
    return Listed(
        code=listing.code,
        game=listing.game,
        status=listing.status,
        seats=listing.seats,
        free=listing.free,
        players=told.players,
        awaited=bool(user) and user in listing.awaited,
        updated=listing.updated,
        winners=told.winners,
        won=bool(user) and user in told.winning_users,
    )
