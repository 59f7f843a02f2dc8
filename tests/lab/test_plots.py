"""Pictures of reports: they name what they show, and can be saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.bot import Bot
from tablee.lab.arena import arena
from tablee.lab.league import league
from tablee.lab.plots.pictures import analysis_picture
from tablee.lab.plots.plot import Plot
from tablee.lab.simulate import simulate
from tablee.search.random import RandomBot
from tablee.wire.coach import Analysis, ChancePoint, SeatReport
from tablee.words.errors import TableeError
from tests.lab.bots import Always
from tests.search import kuhn
from tests.search.small import NoOptions

BOTS: list[tuple[str, Bot]] = [("ann", RandomBot()), ("bob", Always(kuhn.BET)), ("cec", Always(kuhn.PASS))]


def shown(plot: Plot) -> str:
    return plot._repr_svg_()


def test_an_arena_shows_who_wins_how_much() -> None:
    text = shown(arena(kuhn.GAME, NoOptions(), BOTS[:2], 8, "seed").plot())
    for wanted in ("small: 8 deals", "ann", "bob", "share of the wins (95% interval)"):
        assert wanted in text


def test_a_ladder_shows_ratings_and_who_beats_whom() -> None:
    report = league(kuhn.GAME, NoOptions(), 2, BOTS, 8, "seed")
    text = shown(report.plot())
    assert text.count(">cec<") == 3, "on the ladder, and at both sides of the matrix"
    best = max(report.meetings[0].standings, key=lambda one: one.share.value)
    assert f">{100 * best.share.value:.0f}<" in text


def test_a_simulation_shows_how_long_matches_are_and_who_comes_where() -> None:
    text = shown(simulate(kuhn.GAME, NoOptions(), BOTS[:2], 20, "seed").plot())
    for wanted in ("choices in a game", "place 1", "place 2", "1 ann", "2 bob"):
        assert wanted in text


def test_an_analysis_shows_the_chances_over_a_game() -> None:
    points = tuple(ChancePoint(step, step / 4, "luck") for step in range(5))
    seats = tuple(SeatReport(seat, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, points, (), ()) for seat in (0, 1))
    text = shown(analysis_picture(Analysis("small", ("Ada", "Ben"), {}, 0, seats)))
    for wanted in ("Ada", "Ben", "chance of winning", "step of the replay"):
        assert wanted in text


@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.pdf"])
def test_a_picture_is_saved_as_its_name_says(tmp_path: Path, name: str) -> None:
    plot = arena(kuhn.GAME, NoOptions(), BOTS[:2], 2, "seed").plot()
    plot.save(tmp_path / name)
    assert (tmp_path / name).read_bytes().lstrip()[:5] in {b"<?xml", b"\x89PNG\r", b"%PDF-"}
    assert "save(path)" in repr(plot)


def test_a_picture_that_cannot_be_saved_is_refused(tmp_path: Path) -> None:
    plot = arena(kuhn.GAME, NoOptions(), BOTS[:2], 2, "seed").plot()
    with pytest.raises(TableeError, match="no known picture format") as error:
        plot.save(tmp_path / "a.docx")
    assert error.value.code == "no-such-picture"
    with pytest.raises(FileNotFoundError):
        plot.save(tmp_path / "nowhere" / "a.svg")
