"""What is said at a table: its words, and its place in the story."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tablee.core.event import Event
from tablee.games.killer import GAME as KILLER
from tablee.terminal.story import story_of
from tablee.terminal.table_bar import spoken
from tablee.wire.server import Said
from tablee.words import Words

WORDS = Words("en", KILLER, ("Ann", "Zoe"))


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "Ann: ✦ asked the coach for a hint."),
        ("fr", "Ann : ✦ a demandé un conseil à l’entraîneur."),
    ],
)
def test_a_hint_is_not_told_as_a_greeting(language: str, heard: str) -> None:
    assert spoken(Said("Ann", 0, None, "asked-the-coach"), Words(language)) == heard


def test_what_was_said_moves_up_as_the_story_goes_on() -> None:
    events = [Event("first-drawn", "D-0.3", {"seat": seat}) for seat in (0, 1)]
    console = Console(file=StringIO(), width=60)
    console.print(
        story_of(events, WORDS, 0, ["The beginning"], [(0, "Zoe: Hello!"), (1, "Zoe: Good luck!"), (9, "Ann: Oops")])
    )
    lines = [line.strip(" ▌") for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]
    assert [line.split(".")[0] for line in lines] == [
        "The beginning",
        "Zoe: Hello!",
        "Ann begins",
        "Zoe: Good luck!",
        "Zoe begins",
        "Ann: Oops",
    ]
