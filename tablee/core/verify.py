"""Checks a whole record without trusting whoever made it."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.log import Dealt, Entry
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
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
    luck = Luck(record.seed, record.entropy)
    match = Match(record.game, record.options, len(record.names), luck, record.first())
    for position, entry in enumerate(record.entries):
        fault = _fault(match, position, entry)
        if fault is not None:
            return fault
    if len(match.log) > len(record.entries):
        return _outcome(match, len(record.entries))
    return _compare_result(record, match)


def _fault(match: Match, position: int, told: Entry) -> Verdict | None:
    """Play an entry of the record again: what chance gave is in the log already, when it is true."""
    if isinstance(told, Dealt) or position < len(match.log):
        return _outcome(match, position) if match.log[position : position + 1] != [told] else None
    try:
        match.enter(told)
    except Refused as refused:
        return Verdict("illegal", position, str(refused))
    return None


def _outcome(match: Match, position: int) -> Verdict:
    """What chance should have given there, if anything."""
    true = [write_entry(entry, match.game) for entry in match.log[position : position + 1]]
    return Verdict("outcome", position, true[0] if true else "-")


def _compare_result(record: Record, match: Match) -> Verdict:
    ranks = match.result.ranks if match.result is not None else ()
    if record.ranks and record.ranks != ranks:
        return Verdict("result", detail=" ".join(map(str, ranks)) or "-")
    return Verdict()
