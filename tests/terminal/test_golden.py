"""Every board in three languages and a plain transcript of each game match their golden files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.registry import built_in_ids, find_game
from tablee.words import LANGUAGES
from tests.terminal.golden import FOLDER, SIZES, boards, transcript

THOROUGH = os.environ.get("TABLEE_LAWS") == "thorough"
exactly = pytest.mark.skipif(not THOROUGH, reason="any other word changes them: only in make test-all")
ALL_SIZES = (*SIZES, (58, 9))
"""With the board of a screen of 60 × 20, which has no golden file."""
AGAIN = "if this is as it should be: python -m tests.terminal.golden"


@exactly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in_ids())
def test_a_board_is_as_it_was(name: str, language: str) -> None:
    text = boards(find_game(name), language)
    assert text == (FOLDER / f"board-{name}-{language}.txt").read_text("utf-8"), AGAIN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in_ids())
def test_a_board_keeps_to_its_size(name: str, language: str) -> None:
    drawings = boards(find_game(name), language, ALL_SIZES).split("── ")[1:]
    for drawing in drawings:
        heading, *lines = drawing.rstrip("\n").split("\n")
        width, height = next(size for size in ALL_SIZES if heading.endswith(f"{size[0]} × {size[1]}"))
        assert len(lines) <= height
        assert max(map(len, lines)) <= width


@exactly
@pytest.mark.parametrize("name", built_in_ids())
def test_a_transcript_of_plain_lines_is_as_it_was(name: str, tmp_path: Path) -> None:
    text = transcript(find_game(name), tmp_path)
    assert "\x1b" not in text
    assert text == (FOLDER / f"plain-{name}.txt").read_text("utf-8"), AGAIN
