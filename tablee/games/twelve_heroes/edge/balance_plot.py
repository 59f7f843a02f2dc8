"""Draw the balance of a set of heroes: the matrix of the factions."""

from __future__ import annotations

from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.lab.plots.pictures import matrix_picture
from tablee.lab.plots.plot import Plot
from tablee.words import Words


def balance_plot(report: BalanceReport, words: Words) -> Plot:
    """Return the plot of each faction against each other one."""
    cells: list[list[float | None]] = [[None] * len(FACTIONS) for _ in FACTIONS]
    for pair in report.pairings:
        first, second = FACTIONS.index(pair.first), FACTIONS.index(pair.second)
        cells[first][second] = pair.share.value
        cells[second][first] = 1.0 - pair.share.value
    thinking = {"width": report.measure.width, "ideas": report.measure.ideas}
    title = words("heroes-balance-title", count=report.games, **thinking)
    return matrix_picture(title, [words(f"option-faction_1-{faction}") for faction in FACTIONS], cells, words)
