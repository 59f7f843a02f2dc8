"""Text for terminals keeps to its columns, whatever it is made of."""

from __future__ import annotations

from tablee.core.drawing import at_most, beside, cells, centred, clip, flowed, folded, framed, pad, shares
from tablee.core.score import Score, ScoreLine, score_line, tally


def test_tags_and_marks_take_no_columns_and_wide_letters_two() -> None:
    assert cells("[bold]ab[/]") == 2
    assert cells("e\u0301") == 1
    assert cells("漢") == 2
    assert cells("\\[x]") == 3


def test_a_text_that_fits_is_left_alone() -> None:
    assert clip("[red]ab[/]", 2) == "[red]ab[/]"


def test_a_text_that_is_cut_closes_its_tags() -> None:
    assert clip("[red]abcd[/]", 3) == "[red]ab…[/]"
    assert clip("[red]a[/]bcd", 3) == "[red]a[/]b…"
    assert clip("\\[abc", 3) == "\\[a…"
    assert clip("abc", 0) == ""
    assert clip("", -1) == ""


def test_padding_goes_to_either_side() -> None:
    assert pad("ab", 4) == "ab  "
    assert pad("ab", 4, right=True) == "  ab"
    assert pad("abcde", 3) == "ab…"
    assert centred("ab", 6) == "  ab  "


def test_blocks_stand_side_by_side_though_one_is_shorter() -> None:
    assert beside([["a", "b"], ["c"]], [2, 1]) == ["a  c", "b"]


def test_columns_share_the_width_and_the_last_has_the_rest() -> None:
    assert shares(11, 3) == [3, 3, 3]
    assert shares(12, 3) == [3, 3, 4]
    assert shares(1, 2) == [1, 1]


def test_a_frame_has_a_title_in_its_edge() -> None:
    assert framed(["ab"], 6) == ["╭────╮", "│ab  │", "╰────╯"]
    assert framed([], 6, "T") == ["╭─T──╮", "╰────╯"]


def test_a_text_is_folded_at_spaces() -> None:
    assert folded("one two three", 7, "  ") == ["one two", "  three"]
    assert folded("extraordinary", 5) == ["extr…"]
    assert folded("", 5) == []


def test_things_stay_whole_on_their_line() -> None:
    assert flowed(["a b", "c d", "e"], 8) == ["a b  c d", "e"]
    assert flowed([], 8) == []


def test_lines_that_are_left_out_are_said_to_be() -> None:
    assert at_most(["a", "b"], 2) == ["a", "b"]
    assert at_most(["a", "b", "c"], 2) == ["a", "…"]
    assert at_most(["a"], 0) == []


def test_a_score_is_a_number_a_seat_and_sentences() -> None:
    line = score_line("lead", seat=1)
    assert line == ScoreLine("lead", {"seat": 1})
    assert tally("points", (3, 2), line) == Score("points", (3, 2), (line,))
