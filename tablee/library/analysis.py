"""A finished match looked at again, for programs."""

from __future__ import annotations

from tablee.lab.plots.pictures import analysis_picture
from tablee.lab.plots.plot import Plot
from tablee.wire.coach import Analysis


class MatchAnalysis(Analysis, frozen=True):
    """What the coach says of a match, seat by seat: chances, luck and skill."""

    def plot(self) -> Plot:
        """The chances of each seat over the match; a notebook shows it, `save(path)` writes it."""
        return analysis_picture(self)
