"""Checks a whole record without trusting its author."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.log import Dealt, Entry
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write_entry
from tablee.core.refusal import Refused


class Verdict(NamedTuple):
    """The result of the check: no fault, or the first fault as a code, with its place in the log and details.

    The message `verify-<code>` words it. `entry` counts from 0 and is -1 if the fault is in the header.
    """

    fault: str = ""
    entry: int = -1
    detail: str = ""

    @property
    def good(self) -> bool:
        """Whether the record is valid."""
        return not self.fault


def verify(record: Record) -> Verdict:
    """Check that the seed matches its commitment, every outcome follows from it, and every choice was legal."""
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
    """Replay an entry of the record. The match has dealt its own outcomes already, so they must be equal."""
    if isinstance(told, Dealt) or position < len(match.log):
        return _outcome(match, position) if match.log[position : position + 1] != [told] else None
    try:
        match.enter(told)
    except Refused as refused:
        return Verdict("illegal", position, str(refused))
    return None


def _outcome(match: Match, position: int) -> Verdict:
    """Return a verdict with the outcome that chance should have given here, if any."""
    true = [write_entry(entry, match.game) for entry in match.log[position : position + 1]]
    return Verdict("outcome", position, true[0] if true else "-")


def _compare_result(record: Record, match: Match) -> Verdict:
    ranks = match.result.ranks if match.result is not None else ()
    if record.ranks and record.ranks != ranks:
        return Verdict("result", detail=" ".join(map(str, ranks)) or "-")
    return Verdict()
