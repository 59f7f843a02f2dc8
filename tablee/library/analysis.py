"""The analysis of a finished match, for programs."""

from __future__ import annotations

from tablee.lab.plots.pictures import analysis_picture
from tablee.lab.plots.plot import Plot
from tablee.wire.coach import Analysis


class MatchAnalysis(Analysis, frozen=True):
    """The coach's analysis of a match, seat by seat: chances, luck and skill."""

    def plot(self) -> Plot:
        """Plot the chances of each seat over the match. Notebooks display it, `save(path)` writes it."""
        return analysis_picture(self)
