"""The players of a game in this terminal: people, and bots with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.record import Record
from tablee.registry import ratings
from tablee.words import Words, seat_names

GUIDED = "guided"
"""The tag value of a record whose luck was chosen beforehand, for a lesson."""


class Seat(NamedTuple):
    """A name, and the level of the bot that plays. An empty level means a person."""

    name: str
    bot: str = ""


def seat_players(
    game: Game[Any, Any, Any], seats: int, people: Sequence[str], bots: Sequence[str], language: str = "en"
) -> tuple[Seat, ...]:
    """Seat the people first, then bots of these levels. The last level is repeated as often as needed."""
    kinds = [game.level(bot) for bot in bots] or [usual_opponent(game)]
    computers = [kinds[min(i, len(kinds) - 1)] for i in range(seats - len(people))]
    names = seat_names(language, (*people, *[""] * len(computers)))
    return tuple(Seat(*both) for both in zip(names, (*[""] * len(people), *computers), strict=True))


def usual_opponent(game: Game[Any, Any, Any]) -> str:
    """Return the default opponent: the middle level."""
    return list(game.bots)[len(game.bots) // 2]


def default_bot(game: Game[Any, Any, Any]) -> str:
    """Return the strongest bot."""
    return list(game.bots)[-1]


def bot_label(game: Game[Any, Any, Any], bot: str, words: Words) -> str:
    """Return a bot's name for a list, with its rating if it has one."""
    rating = ratings(game.info.id).get(bot)
    return words(f"bot-{bot}") if rating is None else f"{words(f'bot-{bot}')} · {rating}"


def usual_seats(game: Game[Any, Any, Any]) -> int:
    """Return the default number of seats: four, if the game allows it."""
    low, high = game.info.seats
    return max(low, min(high, 4))


def seat_tags(seats: Sequence[Seat]) -> tuple[tuple[str, str], ...]:
    """Return record tags that say which seats are bots."""
    return tuple((f"bot-{number}", seat.bot) for number, seat in enumerate(seats, 1) if seat.bot)


def seats_of_record(record: Record) -> tuple[Seat, ...]:
    """Return the seats by the record's tags. A bot that no longer exists is replaced by the strongest."""
    tags = dict(record.tags)
    return tuple(
        Seat(name, _still_there(record.game, tags.get(f"bot-{number}", "")))
        for number, name in enumerate(record.names, 1)
    )


def _still_there(game: Game[Any, Any, Any], bot: str) -> str:
    now = game.former_bots.get(bot, bot)
    return now if not now or now in game.bots else default_bot(game)
