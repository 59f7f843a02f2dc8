"""Whole games by keys in a real terminal: everything needed for a decision is visible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.core.match import Match
from tablee.core.record_reader import BrokenRecord
from tablee.core.verify import verify
from tablee.registry import find_game
from tablee.terminal.choices import Group, choices, grouped
from tablee.terminal.dice_picker import parts_of
from tablee.terminal.saves import load
from tablee.wire.server import WireAction, WireOffer
from tablee.words import Words
from tests.terminal.reading import dice, has_prompt, lists, shows_hand
from tests.terminal.tmux import Terminal, needs_tmux, terminals

SIZES = [(80, 24), (120, 40)]
GAMES = ["killer", "claim", "king_of_12", "twelve_heroes"]
LAST = 2
"""The way to choose that goes to the end of the list."""
WHOLE = [(game, size) for game in GAMES for size in SIZES]
pytestmark = needs_tmux


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with terminals(tmp_path) as window:
        yield window("play")


class Game:
    """A game in a terminal, and its file, which tells the test what must be on the screen."""

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
        """The match on disk; None if it is missing or a line is incomplete."""
        found = list((self._home / "tablee" / "games").glob("*.tablee"))
        try:
            record = load(found[0], find_game) if found else None
        except BrokenRecord:
            return None
        return record.match() if record is not None else None

    @property
    def record(self) -> Any:
        return load(next((self._home / "tablee" / "games").glob("*.tablee")), find_game)

    def has_answered(self, decision: int) -> bool:
        """Whether the file has the first seat's choice."""
        match = self.match
        return match is not None and (match.decision != decision or 0 not in match.missing)

    def words(self, match: Match) -> Words:
        names = load(next((self._home / "tablee" / "games").glob("*.tablee")), find_game).names
        return Words(self._language, self.game, names, options=match.options, me=0)

    def offer(self, match: Match) -> WireOffer | None:
        offer = match.offer(0) if 0 in match.missing else None
        if offer is None:
            return None
        actions = [self.game.actions[index] for index in offer.legal]
        return WireOffer(offer.prompt, tuple(WireAction(str(each), each.verb, each.params) for each in actions), None)


def missing_from(screen: str, game: Game, match: Match, offer: WireOffer) -> list[str]:
    """What the player needs but cannot see: the prompt, a choice, a die, a card of the hand."""
    words, parts = game.words(match), parts_of(offer)
    prompt = words.prompt(offer.prompt)
    seen = {
        "prompt": has_prompt(screen, prompt),
        "hand": shows_hand(screen, match, words),
        "choices": dice(screen, prompt) == sorted(parts) if parts else offers(screen, game, match, offer, words),
    }
    return [what for what, is_there in seen.items() if not is_there]


def offers(screen: str, game: Game, match: Match, offer: WireOffer, words: Words) -> bool:
    """Whether all choices are listed, or all groups of choices that are much alike."""
    offered = choices(offer, game.game, words, match.view(0))
    together = grouped(offered)
    return lists(screen, [each.label for each in offered]) or lists(screen, [each.label for each in together])


def take(game: Game, match: Match, offer: WireOffer, way: int) -> None:
    """Take the marked, the first or the last choice. If a group opens, all of it must be visible too."""
    terminal, words = game.terminal, game.words(match)
    if parts_of(offer):
        terminal.press("Space", "Enter")
        return
    together = grouped(choices(offer, game.game, words, match.view(0)))
    terminal.press(*(["Enter"], ["Home", "Enter"], ["End", "Enter"])[way % 3])
    last = together[-1]
    if way % 3 == LAST and isinstance(last, Group):
        labels = [each.label for each in last.members]
        opened = terminal.wait(
            lambda shown: lists(shown, labels) or game.has_answered(match.decision), f"all of {labels}"
        )
        if not game.has_answered(match.decision):
            assert lists(opened, labels)
            terminal.press("Enter")


def see_all(game: Game, match: Match, offer: WireOffer) -> None:
    """Wait until everything needed for a decision is on the screen."""
    missing = partial(missing_from, game=game, match=match, offer=offer)
    game.terminal.wait(lambda shown: not missing(shown), "prompt, choices and hand", missing)


def wait_for_answer(game: Game, decision: int) -> None:
    game.terminal.wait(lambda _: game.has_answered(decision), "the choice in the file")


def play_to_the_end(game: Game, most: int = 2000) -> int:
    """Play to the end and check the screen before each choice. Return the number of choices."""
    for number in range(most):
        match = asked_or_over(game)
        offer = game.offer(match)
        if offer is None:
            return number
        see_all(game, match, offer)
        take(game, match, offer, number)
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
    terminal.press("q")
    terminal.wait_for("left with 0")
