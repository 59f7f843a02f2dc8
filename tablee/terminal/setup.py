"""Sets up a game from the command line, and asks questions for the rest."""

from __future__ import annotations

import secrets
from collections.abc import Generator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.asking import settle
from tablee.core.game import Game
from tablee.core.luck import commitment
from tablee.core.options import Options
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.registry import all_games
from tablee.terminal.local import sit_down
from tablee.terminal.saves import new_save
from tablee.terminal.seating import (
    GUIDED,
    Seat,
    bot_label,
    seat_players,
    seat_tags,
    seats_of_record,
    usual_opponent,
    usual_seats,
)
from tablee.terminal.table_client import TableClient
from tablee.words import Words


class SetupAnswer(NamedTuple):
    """An answer to a question: its value, its label, and a line of help."""

    value: str
    label: str
    help: str = ""


class SetupQuestion(NamedTuple):
    """A question before the game. `usual` is the default answer, `first` the number of the first one."""

    title: str
    answers: tuple[SetupAnswer, ...]
    usual: str
    first: int = 1


class Setup(NamedTuple):
    """A game ready to begin. Without a seed, each table draws its own."""

    game: Game[Any, Any, Any]
    options: Options
    seats: tuple[Seat, ...]
    seed: bytes | None = None
    lesson: bool = False
    start: str = ""
    """The position that the game begins from, as a record writes it."""

    def record(self) -> Record:
        """Return the record of a game that begins today."""
        seed = self.seed if self.seed is not None else secrets.token_bytes(32)
        self.game.check(self.options, len(self.seats))
        date = f"{datetime.now().astimezone():%Y-%m-%d}"
        return Record(
            game=self.game,
            options=self.options,
            names=tuple(seat.name for seat in self.seats),
            entries=(),
            commitment=commitment(seed),
            tags=tags(date, self.seats, lesson=self.lesson),
            seed=seed,
            start=self.start,
        )

    def sit_down(self) -> TableClient:
        """Open a new local table, with its own file."""
        return sit_down(self.record(), new_save(self.game.info.id))


def tags(date: str, seats: Sequence[Seat], *, lesson: bool) -> tuple[tuple[str, str], ...]:
    """Return the tags of a saved game: its date, which seats are bots, and whether it is a lesson."""
    guided = (("lesson", GUIDED),) if lesson else ()
    return (("date", date), *guided, *seat_tags(seats))


def resume(record: Record, path: Path) -> TableClient:
    """Continue an interrupted game."""
    if not record.seed:
        raise Refused("resume-without-seed")
    if record.match().result is not None:
        raise Refused("resume-finished")
    lesson = ("lesson", GUIDED) in record.tags
    date = dict(record.tags).get("date", f"{datetime.now().astimezone():%Y-%m-%d}")
    return sit_down(record._replace(tags=tags(date, seats_of_record(record), lesson=lesson)), path)


def again(table: TableClient) -> TableClient:
    """Start the same game with the same players and new luck."""
    seats = tuple(Seat(name, seat.bot or "") for name, seat in zip(table.names, table.info.seats, strict=True))
    return Setup(table.game, table.options, seats).sit_down()


def lesson(game: Game[Any, Any, Any], person: str, language: str) -> Setup:
    """Set up the guided first game."""
    if game.lesson is None:
        raise Refused("no-lesson")
    seats = seat_players(game, 2, [person], [next(iter(game.bots))], language)
    return Setup(game, game.lesson.options, seats, bytes.fromhex(game.lesson.seed), lesson=True)


Asking = Generator[SetupQuestion, str, Setup]


def ask_all(words: Words, people: Sequence[str]) -> Asking:
    """Ask for the game, the variant, the number of players and the opponent."""
    game = all_games()[(yield _which_game(words))]
    words = Words(words.language, game)
    preset = yield _which_preset(game, words)
    seats = int((yield _how_many(game, words, len(people))))
    bot = yield _which_bot(game, words)
    options = settle(game, game.presets[preset], (), (seats,))
    return Setup(game, options, seat_players(game, seats, people, [bot], words.language))


def _which_game(words: Words) -> SetupQuestion:
    answers = []
    for name, game in all_games().items():
        of_game = Words(words.language, game)
        answers.append(SetupAnswer(name, of_game("game-name"), of_game("game-tagline")))
    return SetupQuestion(words("setup-game"), tuple(answers), answers[0].value)


def _which_preset(game: Game[Any, Any, Any], words: Words) -> SetupQuestion:
    answers = tuple(SetupAnswer(name, words(f"preset-{name}"), _told(game, name, words)) for name in game.presets)
    return SetupQuestion(words("setup-preset"), answers, answers[0].value)


def _told(game: Game[Any, Any, Any], preset: str, words: Words) -> str:
    """Describe how a preset differs from the default options."""
    chosen = game.presets[preset]
    usual = game.options()
    names = [name for name in chosen.__struct_fields__ if getattr(chosen, name) != getattr(usual, name)]
    return ", ".join(f"{words(f'option-{name}')}: {words.option(name, getattr(chosen, name))}" for name in names)


def _how_many(game: Game[Any, Any, Any], words: Words, people: int) -> SetupQuestion:
    low, high = game.info.seats
    counts = range(max(low, people), high + 1)
    answers = tuple(SetupAnswer(str(count), words("setup-count", count=count)) for count in counts)
    return SetupQuestion(words("setup-seats"), answers, str(max(usual_seats(game), people)), first=counts.start)


def _which_bot(game: Game[Any, Any, Any], words: Words) -> SetupQuestion:
    answers = tuple(SetupAnswer(name, bot_label(game, name, words), words(f"bot-{name}-help")) for name in game.bots)
    return SetupQuestion(words("setup-bots"), answers, usual_opponent(game))
