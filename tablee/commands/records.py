"""`tablee replay` and `tablee verify`: show a record, and check it."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tablee.core.game import Viewer
from tablee.core.match import BrokenLog
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.core.verify import Verdict
from tablee.core.verify import verify as check
from tablee.registry import find_game
from tablee.terminal.environment import is_plain
from tablee.terminal.replaying import frames, print_story
from tablee.terminal.saves import load
from tablee.words import Words


def verify(args: Namespace, words: Words) -> int:
    """Say whether a record is valid. Return 0 if it is, otherwise 1."""
    record = load(Path(args.file), find_game)
    words = Words(words.language, record.game, record.names, options=record.options)
    verdict = check(record)
    if verdict.good:
        over = record.match().result is not None
        print(words("verify-good", count=len(record.entries)) if over else words("verify-so-far"))
        return 0
    print(words("verify-bad", text=_fault(record, verdict, words)))
    return 1


def _fault(record: Record, verdict: Verdict, words: Words) -> str:
    line = record.lines[verdict.entry] if 0 <= verdict.entry < len(record.lines) else 0
    detail = _why(record, words) or verdict.detail if verdict.fault == "illegal" else verdict.detail
    sentence = words(f"verify-{verdict.fault}", detail=detail)
    return words("at-line", line=line, text=sentence) if line else sentence


def _why(record: Record, words: Words) -> str:
    """Word the refusal of an illegal entry."""
    try:
        record.match()
    except BrokenLog as broken:
        if isinstance(broken.__cause__, Refused):
            return words.refused(broken.__cause__)
    return ""


def replay(args: Namespace, words: Words) -> int:
    """Step through a record, or print all of it if nobody can press a key."""
    record = load(Path(args.file), find_game)
    words = Words(words.language, record.game, record.names, options=record.options)
    viewer = _viewer(args.seat, record)
    steps = frames(record, viewer, everything=args.all)
    if is_plain(plain=args.plain):
        print_story(steps, record, words, sys.stdout)
        return 0
    from tablee.terminal.replay_app import ReplayApp  # noqa: PLC0415  # Textual is slow to import

    ReplayApp(record, steps, words).run()
    return 0


def _viewer(seat: str | None, record: Record) -> Viewer:
    if seat is None:
        return None
    if not seat.isdecimal() or not 1 <= int(seat) <= len(record.names):
        raise Refused("no-such-seat", high=len(record.names))
    return int(seat) - 1
