"""Golden playthroughs: whole matches with everything visible, as records with comments.

`python -m tablee.testing.playthroughs GAME …` regenerates them beside the tests of each game. Read the diff: each
changed line is a change in what players see.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.event import EVERYONE, SPECTATOR, Event
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.rng import Rng
from tablee.registry import find_game, game_ids
from tablee.testing.case import AnyGame, Case, fits, folder

MAX_ACTIONS = 3
"""At most this many legal actions are written out."""


def cases(game: AnyGame) -> Iterator[Case]:
    """Yield every preset with the fewest seats and with the most."""
    low, high = game.info.seats
    for name, options in game.presets.items():
        fitting = [seats for seats in range(low, high + 1) if fits(game, options, seats)]
        for seats in sorted({fitting[0], fitting[-1]}):
            yield Case(game, name, options, seats)


def path(case: Case) -> Path:
    """Return the file of a case's playthrough."""
    return folder(case.game) / "tests" / "playthroughs" / f"{case.preset}-{case.seats}.txt"


def played(case: Case) -> Record:
    """Return a match in which all seats choose at random. The case's name is the seed."""
    seed = sha256(str(case).encode()).digest()
    match = Match(case.game, case.options, case.seats, Luck(seed))
    rng = Rng(str(case))
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    assert match.result is not None
    names = tuple(f"Player {seat + 1}" for seat in range(case.seats))
    return Record(
        game=case.game,
        options=case.options,
        names=names,
        entries=tuple(match.log),
        commitment=commitment(seed),
        seed=seed,
        ranks=match.result.ranks,
    )


def commented_record(record: Record) -> str:
    """Return the record, with comments after each entry: the events, the views, and the questions to the seats."""
    head, body, tail = write(record).split("\n\n")
    lines = [head]
    for line, point in zip(["", *body.split("\n")], record.walk(), strict=True):
        lines += [line, *map(_event, point.told), *_standing(point.match)]
    return "\n".join([*lines, "", tail])


def _event(event: Event) -> str:
    params = [f"{name}={_value(value)}" for name, value in event.params.items()]
    return " ".join(["#", event.tag, event.rule, *params, *_audience(event)])


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _audience(event: Event) -> Iterator[str]:
    if event.seen_by == EVERYONE:
        return
    but = event.seen_by < 0
    seats = [str(seat + 1) for seat in range(SPECTATOR) if event.visible(seat) != but]
    yield f"({'all but' if but else 'only'} {' '.join(seats)})"


def _standing(match: Match) -> Iterator[str]:
    """Yield the views and the questions, when a decision is new or the match is over."""
    if match.commits or not (match.awaited or match.result):
        return
    yield f"# views {_views(match)}"
    for seat in match.awaited:
        offer = match.offer(seat)
        assert offer is not None
        texts = [match.game.actions.text(action) for action in offer.legal]
        more = ["…"] if len(texts) > MAX_ACTIONS else []
        yield f"# {seat + 1} {offer.prompt}, {len(texts)}: {'; '.join(texts[:MAX_ACTIONS] + more)}"


def _views(match: Match) -> str:
    """Return a few digits of each view's hash, the spectator's last. If all are equal, return one."""
    digests = [
        sha256(msgspec.json.encode(match.view(viewer))).hexdigest()[:4] for viewer in (*range(match.seats), None)
    ]
    return digests[0] if len(set(digests)) == 1 else " ".join(digests)


def write_anew(game: AnyGame) -> None:
    """Write all playthroughs of a game, and remove those of presets that no longer exist."""
    wanted = {path(case): commented_record(played(case)) for case in cases(game)}
    for where, text in wanted.items():
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(text, encoding="utf-8")
    for there in next(iter(wanted)).parent.glob("*.txt"):
        if there not in wanted:
            there.unlink()


if __name__ == "__main__":
    for name in sys.argv[1:] or game_ids():
        write_anew(find_game(name))
