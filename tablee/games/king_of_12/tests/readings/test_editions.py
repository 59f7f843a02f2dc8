"""The French and the Russian edition: presets over single readings (K12-8.1 to K12-8.8)."""

from __future__ import annotations

from tablee.games.king_of_12.options import PRESETS


def test_the_editions_are_presets_over_single_options() -> None:
    """K12-8.1 to K12-8.8, as the table of the books has them."""
    french, russian = PRESETS["french"], PRESETS["russian"]
    assert (french.symbols, french.ladies_even, french.theft) == ("exchange", "outer", "may")
    assert (russian.symbols, russian.ladies_even, russian.theft) == ("redraw", "any", "must")
    assert (french.seats_change, russian.seats_change) == ("two-left", "by-lot")
    for edition in (french, russian):
        assert (edition.theft_settled, edition.lone_gambler) == ("stage", "runner-up")
        assert (edition.played_cards, edition.eight_points) == ("face-down", "after-theft")
