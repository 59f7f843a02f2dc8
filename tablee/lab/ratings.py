"""Writes the ratings of a game's bots into the file that comes with the game."""

from __future__ import annotations

from tablee import __version__
from tablee.lab.league import LeagueReport, Rating


def ratings_text(report: LeagueReport) -> str:
    """Return the file's text: what was played, and each bot's rating with its 95 % interval."""
    head = [
        f"# Elo ratings of the bots; made by `tablee arena {report.game} --ladder` (docs/bots.md).",
        f'version = "{__version__}"',
        f"seats = {report.seats}",
        f"deals = {report.deals}",
        f'seed = "{report.seed}"',
    ]
    return "\n".join(head + [line for rating in report.ratings for line in _lines(rating)]) + "\n"


def _lines(rating: Rating) -> list[str]:
    elo, (low, high) = rating.elo
    return [
        "",
        f"[bots.{rating.name}]",
        f"elo = {elo:.0f}",
        f"interval = [{low:.0f}, {high:.0f}]",
        f"games = {rating.games}",
    ]
