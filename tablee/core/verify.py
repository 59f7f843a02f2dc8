"""Checks a whole record without trusting whoever made it."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from tablee.core.log import Dealt, Entry
from tablee.core.luck import Luck, commitment
from tablee.core.match import BrokenLog, Match
from tablee.core.record import Record, write_entry
from tablee.core.refusal import Refused


class Verdict(NamedTuple):
    """What the check found: nothing wrong, or the first fault as a code with its place in the log and details.

    Worded by the shell's messages `verify-<code>`; `entry` counts from 0 and is -1 where the fault is in the header.
    """

    fault: str = ""
    entry: int = -1
    detail: str = ""

    @property
    def good(self) -> bool:
        """Whether the record holds."""
        return not self.fault


def verify(record: Record) -> Verdict:
    """Whether the seed is the one committed to, every outcome follows from it, and every choice was legal."""
    if not record.seed:
        return Verdict("no-seed")
    if commitment(record.seed) != record.commitment:
        return Verdict("commitment", detail=commitment(record.seed))
    try:
        played = _play_again(record)
    except BrokenLog as broken:
        return Verdict("illegal", broken.entry, broken.why)
    return _compare(record, played)


def _play_again(record: Record) -> Match:
    """The match that follows from the seed and the recorded choices alone."""
    match = Match(record.game, record.options, len(record.names), Luck(record.seed, record.entropy))
    for position, entry in enumerate(record.entries):
        if not isinstance(entry, Dealt):
            try:
                match.enter(entry)
            except Refused as refused:
                raise BrokenLog(position, str(refused)) from refused
    return match


def _compare(record: Record, played: Match) -> Verdict:
    for position, (told, true) in enumerate(zip_longest(record.entries, played.log)):
        if told != true:
            return Verdict("outcome", position, _line(true, record))
    result = played.result
    if record.ranks and (result is None or result.ranks != record.ranks):
        return Verdict("result", detail=" ".join(map(str, result.ranks)) if result else "-")
    return Verdict()


def _line(entry: Entry | None, record: Record) -> str:
    return write_entry(entry, record.game) if entry is not None else "-"
