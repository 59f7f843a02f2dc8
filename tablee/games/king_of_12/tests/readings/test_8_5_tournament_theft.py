"""A theft in a tournament: before or after the champions' table (K12-8.5)."""

from __future__ import annotations

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import act, asked, give, laid, offered, play, points, tags, told


def _ladies_in_a_group(reading: str) -> King:
    """Return six players in two groups. In the first, Ladies with 2 and 9 meet, and 11 is champion before them."""
    options = KingOptions(theft_settled=reading)  # type: ignore[arg-type]
    state = laid(2, 9, 11, 1, 4, 6, options=options)
    play(state, "lady", "lady", "golem", "knight", "knight", "collector")
    return state


def test_a_theft_of_a_group_comes_before_the_champions_table() -> None:
    """K12-8.5, K12-9.8."""
    state = _ladies_in_a_group("stage")
    assert asked(state) == ((0,), "take")
    assert not state.among_champions
    assert offered(state, 0) == ["take 1", "take none"]


def test_or_after_it() -> None:
    """K12-8.5: the seat that was robbed of nothing yet has what the champions' table brought."""
    state = _ladies_in_a_group("champions")
    assert asked(state) == ((0,), "take")
    assert state.among_champions
    events = act(state, "take 1")
    assert told(events, "token-taken") == [{"seat": 0, "seat_from": 1, "token": "1"}]
    assert asked(state)[1] == "play"
    assert state.thefts == []


def test_who_may_take_twice_takes_from_the_group_first() -> None:
    """K12-8.5: a Knight makes the lower Lady champion of her group, and among the champions she is the lower one again."""
    state = laid(2, 9, 6, 10, 5, 1, options=KingOptions(theft_settled="champions"))
    give(state, (0, 0), (1, 0), (0, 0), (0, 0), (0, 0), (0, 0))
    play(state, "lady", "lady", "knight", "lady", "lady", "collector")
    assert state.champions == 0b1001
    assert state.thefts == [(0, 1), (4, 3), (0, 3)]
    assert asked(state) == ((0, 4), "take")
    assert told(act(state, "take 1", "take none"), "token-taken") == [{"seat": 0, "seat_from": 1, "token": "1"}]
    assert asked(state) == ((0,), "take")
    assert told(act(state, "take 2"), "token-taken") == [{"seat": 0, "seat_from": 3, "token": "2"}]
    assert asked(state)[1] == "play"


def _two_thieves_of_one(ones: int, twos: int) -> King:
    """Return six players in two groups. Seat 3 is robbed by seat 4 of its group and by seat 0 among the champions."""
    state = laid(2, 1, 1, 9, 5, 1, options=KingOptions(theft_settled="champions", theft="must"))
    give(state, (0, 0), (0, 0), (0, 0), (ones, twos), (0, 0), (0, 0))
    play(state, "lady", "knight", "collector", "lady", "lady", "collector")
    assert state.thefts == [(4, 3), (0, 3)]
    assert asked(state) == ((0, 4), "take")
    return state


def test_two_thieves_cannot_take_the_same_token() -> None:
    """K12-8.5: the champions' table has given seat 3 its only 2, and the thief of the group comes first."""
    state = _two_thieves_of_one(1, 0)
    taken = told(act(state, "take 2", "take 2"), "token-taken")
    assert taken == [{"seat": 4, "seat_from": 3, "token": "2"}, {"seat": 0, "seat_from": 3, "token": "1"}]
    assert points(state) == [2, 0, 0, 0, 3, 0]


def test_the_second_thief_takes_the_other_kind_of_token() -> None:
    """K12-8.5: both want the only 1."""
    state = _two_thieves_of_one(1, 0)
    taken = told(act(state, "take 1", "take 1"), "token-taken")
    assert taken == [{"seat": 4, "seat_from": 3, "token": "1"}, {"seat": 0, "seat_from": 3, "token": "2"}]


def test_the_second_thief_gets_nothing_if_no_token_is_left() -> None:
    """K12-8.5."""
    state = _two_thieves_of_one(0, 0)
    events = act(state, "take 2", "take 2")
    assert told(events, "token-taken") == [{"seat": 4, "seat_from": 3, "token": "2"}]
    assert told(events, "nothing-to-take") == [{"seat": 0, "seat_from": 3}]
    assert points(state)[3:5] == [0, 3]


def test_without_champions_a_theft_is_settled_at_once() -> None:
    """K12-8.5, K12-9.8: all dice are cancelled in both groups, and Ladies have met in one."""
    state = laid(2, 9, 2, 9, 4, 4, 4, 4, options=KingOptions(theft_settled="champions"))
    give(state, (0, 0), (1, 0), *[(0, 0)] * 6)
    play(state, "lady", "lady", *["knight"] * 6)
    assert (asked(state), state.champions) == (((0,), "take"), 0)
    assert tags(act(state, "take 1"))[:2] == ["token-taken", "no-champions"]
    assert points(state)[:2] == [1, 0]
