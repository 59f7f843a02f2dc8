"""Law 3: a replayed log gives the same match, even with undo, retractions and replaced commits."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from tablee.core.log import Dealt
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.record_reader import read
from tablee.core.verify import verify
from tablee.testing.case import THOROUGH, Case
from tablee.testing.deep import deep
from tablee.testing.play import Fate

ROUNDS = 400 if THOROUGH else 40
"""The maximum number of rounds of choices in a match with undo and retractions."""


class LoggedMoment(NamedTuple):
    """A match as it was when its log had this many entries."""

    entries: int
    snapshot: Any


def law_a_replayed_log_gives_the_same_match(case: Case, seed: str) -> None:
    secret = sha256(f"{case} {seed}".encode()).digest()
    match = Match(case.game, case.options, case.seats, Luck(secret))
    moments = _play_with_second_thoughts(match, Fate(f"{case} {seed}"))
    _replays(match, moments)
    _plays_on(match, moments[len(moments) // 2].entries, Luck(secret))
    _is_recorded(match, secret)


def snapshot(match: Match) -> Any:
    """Return everything that a match can be asked."""
    views = [match.view(viewer) for viewer in (*range(match.seats), None)]
    offers = [match.offer(seat) for seat in range(match.seats)]
    asked = (match.decision, match.awaited, match.missing, dict(match.commits))
    return asked, offers, views, list(match.story), deep(match.state), deep(match.result)


def _play_with_second_thoughts(match: Match, fate: Fate) -> list[LoggedMoment]:
    moments = [LoggedMoment(len(match.log), snapshot(match))]
    rounds = 0
    while match.missing and rounds < ROUNDS:
        rounds += 1
        if fate.below(8) == 0:
            match.rewind(match.decision - min(fate.below(4), match.decision))
        for seat in _shuffled(match.missing, fate):
            _choose(match, seat, fate)
            if fate.below(ROUNDS // 4) == 0:
                moments.append(LoggedMoment(len(match.log), snapshot(match)))
    return [*moments, LoggedMoment(len(match.log), snapshot(match))]


def _shuffled(seats: tuple[int, ...], fate: Fate) -> list[int]:
    order = list(seats)
    fate.rng.shuffle(order)
    return order


def _choose(match: Match, seat: int, fate: Fate) -> None:
    """Commit a choice. If other seats are still missing, sometimes change it."""
    decision = match.decision
    legal = match.state.legal(seat)
    match.submit(seat, decision, fate.pick(legal))
    if match.decision == decision and seat in match.commits:
        if fate.below(3) == 0:
            match.submit(seat, decision, fate.pick(legal))
        elif fate.below(3) == 0:
            match.retract(seat, decision)
            match.submit(seat, decision, fate.pick(legal))


def _replays(match: Match, moments: list[LoggedMoment]) -> None:
    for moment in moments:
        again = Match.replay(match.game, match.options, match.seats, match.log[: moment.entries])
        assert again.log == match.log[: moment.entries]
        assert snapshot(again) == moment.snapshot, f"the replay of {moment.entries} entries is another match"


def _plays_on(match: Match, entries: int, luck: Luck) -> None:
    """Check that the same choices and the same luck give the same log from a moment on."""
    again = Match.replay(match.game, match.options, match.seats, match.log[:entries], luck)
    for entry in match.log[entries:]:
        if not isinstance(entry, Dealt):
            again.enter(entry)
    assert again.log == match.log, "the same choices and the same luck lead elsewhere"
    assert snapshot(again) == snapshot(match)


def _is_recorded(match: Match, secret: bytes) -> None:
    record = Record(
        game=match.game,
        options=match.options,
        names=tuple(f"seat {seat + 1}" for seat in range(match.seats)),
        entries=tuple(match.log),
        commitment=commitment(secret),
        seed=secret,
        ranks=match.result.ranks if match.result is not None else (),
    )
    text = write(record)
    again = read(text, lambda _: match.game)
    assert again._replace(lines=(), rules=None) == record, "a record is read as another one"
    assert write(again) == text
    assert verify(again).good, verify(again)
