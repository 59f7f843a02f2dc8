"""Whole games by keys in a real terminal: what one needs to decide is always in sight."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.core.match import Match
from tablee.core.record_reader import BrokenRecord
from tablee.core.verify import verify
from tablee.registry import find_game
from tablee.terminal.choices import choices
from tablee.terminal.dice_picker import parts_of
from tablee.terminal.saves import load
from tablee.wire.server import WireAction, WireOffer
from tablee.words import Words
from tests.terminal.tmux import Terminal, needs_tmux, squeezed, terminals

THOROUGH = os.environ.get("TABLEE_LAWS") == "thorough"
SIZES = [(80, 24), (120, 40)]
GAMES = ["killer", "claim", "king_of_12", "twelve_heroes"]
MOST_IN_SIGHT = 12
"""More choices than these may be put together by what they have in common."""
WHOLE = [(game, size) for game in GAMES for size in SIZES]
pytestmark = needs_tmux


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with terminals(tmp_path) as window:
        yield window("play")


class Game:
    """A game in a terminal, and its file, from which the test knows what must be on the screen."""

    def __init__(self, terminal: Terminal, home: Path, name: str, language: str, seats: int = 2) -> None:
        self.terminal = terminal
        self.game = find_game(name)
        self._home = home
        self._language = language
        self._seats = seats

    def start(self, size: tuple[int, int], *more: str) -> None:
        given = ["play", self.game.info.id, "--seats", str(self._seats), "--pace", "none", "--seed", "5", *more]
        self.terminal.start(size, self._home, *given, "--lang", self._language, "--name", "Zoe")

    @property
    def match(self) -> Match | None:
        """The match as it is on disk; None before it is there, or in the middle of a line."""
        found = list((self._home / "tablee" / "games").glob("*.tablee"))
        try:
            record = load(found[0], find_game) if found else None
        except BrokenRecord:
            return None
        return record.match() if record is not None else None

    @property
    def record(self) -> Any:
        return load(next((self._home / "tablee" / "games").glob("*.tablee")), find_game)

    def words(self, match: Match) -> Words:
        names = load(next((self._home / "tablee" / "games").glob("*.tablee")), find_game).names
        return Words(self._language, self.game, names, options=match.options, me=0)

    def offer(self, match: Match) -> WireOffer | None:
        offer = match.offer(0) if 0 in match.missing else None
        if offer is None:
            return None
        actions = [self.game.actions[index] for index in offer.legal]
        return WireOffer(offer.prompt, tuple(WireAction(str(each), each.verb, each.params) for each in actions), None)


def must_be_seen(game: Game, match: Match, offer: WireOffer) -> list[str]:
    """The prompt, every offered choice (or every die), and all of the hand, as they are written there."""
    words = game.words(match)
    prompt = words.prompt(offer.prompt)
    parts = parts_of(offer)
    labels = [f"│ {each} │" for each in parts] if parts else numbered(game, offer, words)
    hand = getattr(match.view(0), "hand", None) or ()
    return [prompt, *labels, *(words("draw-card", card=card) for card in hand)]


def numbered(game: Game, offer: WireOffer, words: Words) -> list[str]:
    """The choices with their numbers, by which a screen that is late by a choice is told from one that is not."""
    labels = [each.label for each in choices(offer, game.game, words)]
    return [f"{number} {label}" for number, label in enumerate(labels, 1)] if len(labels) <= MOST_IN_SIGHT else labels


def in_sight(shown: str, wanted: list[str]) -> bool:
    """Whether all of it is there; what is too long for its column is there by its beginning."""
    screen = squeezed(shown).replace("║", "│")
    return all(any(squeezed(text)[:length] in screen for length in (len(text), 14)) for text in wanted)


def play_to_the_end(game: Game, most: int = 2000) -> int:
    """Choose whatever is marked, or the first die, until it is over; how many choices that took."""
    for number in range(most):
        match = asked_or_over(game)
        offer = game.offer(match)
        if offer is None:
            return number
        wanted = must_be_seen(game, match, offer)
        game.terminal.wait(partial(in_sight, wanted=wanted), f"all of {wanted}")
        game.terminal.press(*(["Space", "Enter"] if parts_of(offer) else [["Enter"], ["Home", "Enter"]][number % 2]))
        wait_for_answer(game, match.decision)
    raise AssertionError("the game does not end")


def asked_or_over(game: Game) -> Match:
    found: list[Match] = []

    def ready(_shown: str) -> bool:
        match = game.match
        if match is None or not (match.result is not None or 0 in match.missing):
            return False
        found.append(match)
        return True

    game.terminal.wait(ready, "a question or the end")
    return found[-1]


def wait_for_answer(game: Game, decision: int) -> None:
    def answered(_shown: str) -> bool:
        match = game.match
        return match is not None and (match.decision != decision or 0 not in match.missing)

    game.terminal.wait(answered, "the choice in the file")


@pytest.mark.skipif(not THOROUGH, reason="whole games in a real terminal: only in make test-all")
@pytest.mark.parametrize(("name", "size"), WHOLE, ids=lambda value: value if isinstance(value, str) else str(value[0]))
def test_a_whole_game_is_played_by_keys_and_all_that_matters_is_in_sight(
    name: str, size: tuple[int, int], terminal: Terminal, tmp_path: Path
) -> None:
    language = ["en", "fr", "ru"][WHOLE.index((name, size)) % 3]
    game = Game(terminal, tmp_path, name, language)
    game.start(size, *(["--preset", "duel"] if name == "killer" else []))
    assert play_to_the_end(game) > 3
    terminal.wait_for(game.words(game.record.match())("next-again"))
    assert verify(game.record).good


def test_a_game_of_cards_is_played_by_keys_at_eighty_columns(terminal: Terminal, tmp_path: Path) -> None:
    """One whole game in every run; the others are tried by `make test-all`."""
    game = Game(terminal, tmp_path, "king_of_12", "en")
    game.start((80, 24))
    assert play_to_the_end(game) > 3
    terminal.wait_for("Play again")
    assert verify(game.record).good
    terminal.press("q")
    terminal.wait_for("left with 0", "The seed was")
