"""`tablee watch`: bots play one game, told as a story."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee.commands.playing import by_keys, set_up
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.log import Dealt
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.rng import Rng
from tablee.registry import find_game
from tablee.terminal import texts
from tablee.terminal.environment import is_plain
from tablee.terminal.local import sit_down
from tablee.terminal.pace import pace_of
from tablee.terminal.saves import load, put
from tablee.terminal.seating import seat_tags
from tablee.terminal.setup import Setup
from tablee.words import Words


def watch(args: Namespace, words: Words) -> int:
    """Let bots play one game, tell it, and save it on request."""
    setup = set_up(args, (), words.language)
    if not is_plain(plain=args.plain):
        return _on_the_screen(setup, args, words)
    seed = setup.seed if setup.seed is not None else secrets.token_bytes(32)
    match = Match(setup.game, setup.options, len(setup.seats), None)
    words = Words(words.language, setup.game, [seat.name for seat in setup.seats], options=setup.options)
    _introduce(setup, words)
    _play(match, setup, seed, words)
    if match.result is not None:
        print("", *texts.ranking(match.result.ranks, words), sep="\n")
    if args.record is not None:
        put(Path(args.record), write(_record(match, setup, seed)))
    return 0


def _on_the_screen(setup: Setup, args: Namespace, words: Words) -> int:
    """Show the game on the board, beat by beat."""
    pace = pace_of(args.pace)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "watched.tablee"
        by_keys(sit_down(setup.record(), path), (), words, pace)
        if args.record is not None:
            record = load(path, find_game)
            put(Path(args.record), write(record if record.ranks else record._replace(seed=b"")))
    return 0


def _introduce(setup: Setup, words: Words) -> None:
    print(words("game-name"))
    for number, seat in enumerate(setup.seats):
        print("  " + words("watch-seat", seat=number, text=words(f"bot-{seat.bot}")))


def _play(match: Match, setup: Setup, seed: bytes, words: Words) -> None:
    """Play the game and print the events, with a blank line before each turn."""
    luck, dealt, rng = Luck(seed), Counter[str](), Rng(seed.hex())
    turn: tuple[int, ...] = ()
    steps: list[list[Event]] = []
    while match.result is None:
        waits = match.awaits
        if isinstance(waits, Chance):
            outcome = luck(waits, dealt[waits.stream])
            dealt[waits.stream] += 1
            steps.append(match.enter(Dealt(waits.stream, tuple(outcome))))
            continue
        _tell(steps, words, _new_turn(steps, turn, match.awaited))
        turn = match.awaited
        steps = [_choose(match, setup, rng)]
    _tell(steps, words, -1)


def _choose(match: Match, setup: Setup, rng: Rng) -> list[Event]:
    """Let every awaited bot choose, and return the events that follow at once."""
    told: list[Event] = []
    for seat in match.missing:
        offer = match.offer(seat)
        if offer is not None:
            bot = setup.game.bots[setup.seats[seat].bot]
            told = match.submit(seat, offer.decision, bot.choose(match.view(seat), offer, rng))
    return told


def _new_turn(steps: Sequence[Sequence[Event]], before: tuple[int, ...], now: tuple[int, ...]) -> int:
    """Return the step that begins the new turn: the first of the last steps that are all about the next seat."""
    if before == now and len(now) == 1:
        return -1
    start = len(steps)
    while start > 0 and len(now) == 1 and all(event.params.get("seat") == now[0] for event in steps[start - 1]):
        start -= 1
    return start


def _tell(steps: Sequence[Sequence[Event]], words: Words, new_turn: int) -> None:
    for number, step in enumerate([*steps, []]):
        if number == new_turn:
            print()
        for event in step:
            if event.visible(None):
                print(f"{words.event(event)} [{event.rule}]")


def _record(match: Match, setup: Setup, seed: bytes) -> Record:
    return Record(
        game=setup.game,
        options=setup.options,
        names=tuple(seat.name for seat in setup.seats),
        entries=tuple(match.log),
        commitment=commitment(seed),
        tags=seat_tags(setup.seats),
        seed=seed,
        ranks=match.result.ranks if match.result is not None else (),
    )
