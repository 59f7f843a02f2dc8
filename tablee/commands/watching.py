"""`tablee watch`: bots play one game, and it is told like a story."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tablee.commands.playing import set_up
from tablee.core.event import Event
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.rng import Rng
from tablee.terminal import telling
from tablee.terminal.saves import put
from tablee.terminal.seating import seat_tags
from tablee.terminal.setup import Setup
from tablee.words import Words


def watch(args: Namespace, words: Words) -> int:
    """Let bots play one game, tell it, and write it down if wished."""
    setup = set_up(args, ())
    seed = setup.seed if setup.seed is not None else secrets.token_bytes(32)
    match = Match(setup.game, setup.options, len(setup.seats), Luck(seed))
    words = Words(words.language, setup.game, [seat.name for seat in setup.seats])
    _introduce(setup, words)
    _play(match, setup, Rng(seed.hex()), words)
    if match.result is not None:
        print("", *telling.places(match.result, words), sep="\n")
    if args.record is not None:
        put(Path(args.record), write(_record(match, setup, seed)))
    return 0


def _introduce(setup: Setup, words: Words) -> None:
    print(words("game-name"))
    for number, seat in enumerate(setup.seats):
        print("  " + words("watch-seat", seat=number, text=words(f"bot-{seat.bot}")))


def _play(match: Match, setup: Setup, rng: Rng, words: Words) -> None:
    told = 0
    before: tuple[int, ...] = ()
    while True:
        fresh = [event for event in match.story[told:] if event.visible(None)]
        told = len(match.story)
        _tell(fresh, words, _new_turn(fresh, before, match.awaited))
        if match.result is not None:
            return
        before = match.awaited
        for seat in match.missing:
            _choose(match, setup, seat, rng)


def _choose(match: Match, setup: Setup, seat: int, rng: Rng) -> None:
    offer = match.offer(seat)
    if offer is not None:
        bot = setup.game.bots[setup.seats[seat].bot]
        match.submit(seat, offer.decision, bot.choose(match.view(seat), offer, rng))


def _new_turn(events: Sequence[Event], before: tuple[int, ...], now: tuple[int, ...]) -> int:
    """Where a new turn begins among the events: with the first of those at the end that are about who chooses now."""
    if before == now and len(now) == 1:
        return -1
    start = len(events)
    while start > 0 and len(now) == 1 and events[start - 1].params.get("seat") == now[0]:
        start -= 1
    return start


def _tell(events: Sequence[Event], words: Words, new_turn: int) -> None:
    for number, event in enumerate(events):
        if number == new_turn:
            print()
        print(f"{words.event(event)} [{event.rule}]")
    if new_turn == len(events):
        print()


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
