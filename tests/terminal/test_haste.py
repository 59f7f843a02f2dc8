"""Haste: which turns are summed up when much is waiting."""

from __future__ import annotations

from tablee.terminal.haste import ENOUGH, PATIENCE, Haste, Waiting

TURN = [Waiting(1000, 0, whole=False), Waiting(1000, 0, whole=False), Waiting(1000, 700, whole=False)]
MINE = [beat._replace(whole=True) for beat in TURN]


def holds(waiting: list[Waiting]) -> list[int]:
    haste = Haste()
    return [haste.next(waiting[place:]) for place in range(len(waiting))]


def test_nothing_is_shortened_until_much_is_waiting() -> None:
    assert PATIENCE == 22_000
    assert holds(7 * TURN) == [1000] * 21


def test_turns_are_summed_up_one_by_one_until_little_is_left() -> None:
    assert ENOUGH == 5_000
    assert holds(8 * TURN) == 7 * [0, 0, 700] + [1000, 1000, 1000]


def test_a_turn_that_concerns_the_reader_in_its_end_is_shown_from_its_beginning() -> None:
    """An attack does not name its target in every roll."""
    attack = [*TURN[:2], MINE[2]]
    assert holds([*TURN, *attack, *8 * TURN])[:6] == [0, 0, 700, 1000, 1000, 1000]


def test_a_turn_whose_beginning_was_shown_is_not_summed_up() -> None:
    """More can come in while it is shown."""
    haste = Haste()
    first = haste.next(TURN[:1])
    rest = [*TURN[1:], *9 * TURN]
    assert [first, *(haste.next(rest[place:]) for place in range(5))] == [1000, 1000, 1000, 0, 0, 700]


def test_a_turn_whose_end_is_not_known_is_shown_in_full() -> None:
    assert holds([*8 * TURN, *30 * TURN[:1]])[24:] == [1000] * 30
