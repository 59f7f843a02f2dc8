"""The plot of each kind of report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.core.refusal import Refused
from tablee.lab.plots.panels import distribution, dots, lines, matrix, stacked
from tablee.lab.plots.plot import Plot, new_plot
from tablee.registry import find_game
from tablee.wire.coach import Analysis
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.lab.arena import ArenaReport
    from tablee.lab.league import LeagueReport
    from tablee.lab.simulate import SimulationReport


def arena_picture(report: ArenaReport, words: Words | None = None) -> Plot:
    """Plot each entrant's share of the wins."""
    words = words or _words(report.game)
    names = [_bot(one.name, words) for one in report.standings]
    title = words("arena-title", game=_game(report.game, words), deals=report.deals, count=report.seats)
    plot, [axes] = new_plot(title, 7, 1.6 + 0.4 * len(names))
    dots(axes, names[::-1], [one.share for one in reversed(report.standings)], 1 / len(names))
    axes.set_xlabel(words("lab-share"))
    axes.xaxis.set_major_formatter(lambda value, _place: f"{100 * value:.0f} %")
    return plot


def league_picture(report: LeagueReport, words: Words | None = None) -> Plot:
    """Plot the ladder with its intervals, and the results of each pair."""
    words = words or _words(report.game)
    names = [_bot(one.name, words) for one in report.ratings]
    title = words("ladder-title", game=_game(report.game, words), deals=report.deals, count=report.seats)
    plot, [ladder, meetings] = new_plot(title, 11, 1.8 + 0.5 * max(len(names), 4), 2)
    dots(ladder, names, [one.elo for one in report.ratings])
    ladder.set_xlabel(words("ladder-elo"))
    matrix(meetings, names, _against(report))
    meetings.set_title(words("plot-against"))
    return plot


def _against(report: LeagueReport) -> list[list[float | None]]:
    """Return each bot's share of the wins of a pair, over all line-ups with both."""
    place = {one.name: number for number, one in enumerate(report.ratings)}
    won: list[list[list[float]]] = [[[] for _ in place] for _ in place]
    for meeting in report.meetings:
        for one in meeting.standings:
            for other in meeting.standings:
                if one is not other and (both := one.share.value + other.share.value):
                    won[place[one.name]][place[other.name]].append(one.share.value / both)
    return [[sum(cell) / len(cell) if cell else None for cell in line] for line in won]


def simulation_picture(report: SimulationReport, words: Words | None = None) -> Plot:
    """Plot the lengths of the matches, and the places of each seat."""
    words = words or _words(report.game)
    title = words("simulate-title", game=_game(report.game, words), count=report.matches)
    plot, [lengths, places] = new_plot(title, 11, 2.6 + 0.35 * max(len(report.seats), 4), 2)
    distribution(lengths, report.choices)
    lengths.set_xlabel(words("plot-choices"))
    lengths.set_ylabel(words("lab-games"))
    names = [f"{seat.seat + 1} {_bot(seat.name, words)}" for seat in report.seats]
    parts = [[count / report.matches for count in seat.ranks] for seat in report.seats]
    stacked(places, names, parts, [words("plot-place", count=rank + 1) for rank in range(len(report.seats))])
    places.xaxis.set_major_formatter(lambda value, _place: f"{100 * value:.0f} %")
    return plot


def analysis_picture(found: Analysis, words: Words | None = None) -> Plot:
    """Plot the chances of each seat over a match, by what the seat knew."""
    words = words or _words(found.game)
    plot, [axes] = new_plot(_game(found.game, words), 9, 4)
    names = [found.names[seat.seat] for seat in found.seats]
    lines(axes, names, [[(point.step, point.value) for point in seat.points] for seat in found.seats])
    axes.set_xlabel(words("plot-step"))
    axes.set_ylabel(words("plot-chance"))
    axes.yaxis.set_major_formatter(lambda value, _place: f"{100 * value:.0f} %")
    return plot


def matrix_picture(title: str, names: Sequence[str], cells: Sequence[Sequence[float | None]], words: Words) -> Plot:
    """Plot a matrix of results of each pair."""
    plot, [axes] = new_plot(title, 5.5, 5)
    matrix(axes, names, cells)
    axes.set_title(words("plot-against"))
    return plot


def _words(game: str) -> Words:
    try:
        return Words("en", find_game(game))
    except Refused:  # a game that is not installed has no words
        return Words("en")


def _game(name: str, words: Words) -> str:
    return words("game-name") if words.has("game-name") else name


def _bot(name: str, words: Words) -> str:
    return words(f"bot-{name}") if words.has(f"bot-{name}") else name
