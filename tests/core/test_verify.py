"""A whole record is verified without trusting its author."""

from __future__ import annotations

from functools import cache

import pytest

from tablee.core.log import Committed, Dealt, Retracted
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.record_reader import read
from tablee.core.rng import Rng
from tablee.core.verify import Verdict, verify
from tests.toy import GAME
from tests.toy.options import ToyOptions

SEED = b"a secret of the table" * 2
ENTROPY = ("a word", "another")


@cache
def honest() -> Record:
    """A match to the end, with a choice taken back and a step back on the way."""
    match = Match(GAME, ToyOptions(hand=4), 2, Luck(SEED, ENTROPY))
    rng = Rng("honest")
    match.submit(0, 0, match.state.legal(0)[0])
    match.retract(0, 0)
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
        if match.decision == 2 and len(match.log) < 20:
            match.rewind(1)
    assert match.result is not None
    return Record(
        game=GAME,
        options=match.options,
        names=("Ann", "Bob"),
        entries=tuple(match.log),
        commitment=commitment(SEED),
        entropy=ENTROPY,
        seed=SEED,
        ranks=match.result.ranks,
    )


def place_of(kind: type, *, last: bool = False) -> int:
    places = [place for place, entry in enumerate(honest().entries) if isinstance(entry, kind)]
    return places[-1 if last else 0]


def with_entry(place: int, entry: object) -> Record:
    entries = list(honest().entries)
    entries[place : place + 1] = [entry] if entry is not None else []  # type: ignore[list-item]
    return honest()._replace(entries=tuple(entries))


def test_an_honest_record_holds() -> None:
    assert verify(honest()) == Verdict()
    assert verify(honest()).good


def test_it_holds_as_text_too() -> None:
    assert verify(read(write(honest()), lambda _: GAME)).good


def test_a_record_of_an_unfinished_match_holds() -> None:
    assert verify(honest()._replace(entries=honest().entries[:3], ranks=())).good


def test_without_the_seed_nothing_can_be_checked() -> None:
    assert verify(honest()._replace(seed=b"")) == Verdict("no-seed")


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    verdict = verify(honest()._replace(seed=b"another"))
    assert verdict == Verdict("commitment", -1, commitment(b"another"))


def test_a_commitment_to_something_else_is_found() -> None:
    assert verify(honest()._replace(commitment=commitment(b"another"))).fault == "commitment"
    assert verify(honest()._replace(commitment="")).fault == "commitment"


@pytest.mark.parametrize("entropy", [(), ("a word",), ("a word", "another!"), ("another", "a word")])
def test_other_entropy_is_other_luck(entropy: tuple[str, ...]) -> None:
    verdict = verify(honest()._replace(entropy=entropy))
    assert (verdict.fault, verdict.entry) == ("outcome", 0)


def test_a_changed_outcome_is_found_with_the_true_one() -> None:
    place = place_of(Dealt, last=True)
    true = honest().entries[place]
    assert isinstance(true, Dealt)
    assert true.stream.startswith("dice")
    verdict = verify(with_entry(place, Dealt(true.stream, (true.outcome[0] % 6 + 1,))))
    assert verdict == Verdict("outcome", place, f"deal {true.stream} {true.outcome[0]}")


def test_a_missing_outcome_is_found() -> None:
    place = place_of(Dealt, last=True)
    verdict = verify(with_entry(place, None))
    assert (verdict.fault, verdict.entry) == ("outcome", place)


def test_an_outcome_too_many_is_found() -> None:
    entries = honest().entries
    verdict = verify(honest()._replace(entries=(*entries, Dealt("dice/1", (6,)))))
    assert verdict == Verdict("outcome", len(entries), "-")


def test_an_illegal_choice_is_found() -> None:
    place = place_of(Committed)
    true = honest().entries[place]
    assert isinstance(true, Committed)
    verdict = verify(with_entry(place, true._replace(action=13)))
    assert verdict == Verdict("illegal", place, "show-first (T-1.2)")


def test_a_retraction_of_nothing_is_found() -> None:
    place = place_of(Retracted)
    verdict = verify(with_entry(place - 1, None))
    assert (verdict.fault, verdict.entry, verdict.detail) == ("illegal", place - 1, "nothing-to-retract")


def test_a_choice_after_the_end_is_found() -> None:
    entries = honest().entries
    verdict = verify(honest()._replace(entries=(*entries, Committed(9, 0, 12))))
    assert verdict == Verdict("illegal", len(entries), "over")


def test_another_result_is_found_with_the_true_one() -> None:
    ranks = honest().ranks
    verdict = verify(honest()._replace(ranks=ranks[::-1]))
    assert verdict == Verdict("result", -1, " ".join(map(str, ranks)))


def test_a_result_of_a_match_that_did_not_end_is_found() -> None:
    cut = place_of(Committed, last=True)
    verdict = verify(honest()._replace(entries=honest().entries[:cut]))
    assert verdict == Verdict("result", -1, "-")


def test_a_record_cut_between_a_choice_and_its_outcome_is_found() -> None:
    cut = place_of(Dealt, last=True)
    verdict = verify(honest()._replace(entries=honest().entries[:cut], ranks=()))
    assert (verdict.fault, verdict.entry) == ("outcome", cut)
