"""The parts of a plot: dots with intervals, a matrix, a distribution, lines of chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tablee.lab.intervals import Estimate
from tablee.lab.plots.plot import COLOURS, INK, PALE

if TYPE_CHECKING:
    from matplotlib.axes import Axes


BARS: Final = 30
"""About how many bars can be told apart."""


def dots(axes: Axes, names: Sequence[str], values: Sequence[Estimate], even: float | None = None) -> None:
    """Draw a dot and its interval for each name, the first at the bottom. `even` marks the value of equal strength."""
    if even is not None:
        axes.axvline(even, color=PALE, linewidth=1)
    for place, estimate in enumerate(values):
        low, high = estimate.interval
        axes.plot([low, high], [place, place], color=COLOURS[0], linewidth=2, solid_capstyle="butt")
        axes.plot([estimate.value], [place], "o", color=COLOURS[0], markersize=7)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)


def matrix(axes: Axes, names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> None:
    """Draw the shares of rows against columns, in per cent. None means that the two have not met."""
    for row, line in enumerate(cells):
        for column, share in enumerate(line):
            if share is not None:
                _cell(axes, row, column, share)
    size = len(names)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.set_xticks(range(size), names, rotation=30, ha="right")
    axes.set_yticks(range(size), names)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0)


def _cell(axes: Axes, row: int, column: int, share: float) -> None:
    from matplotlib.patches import Rectangle  # noqa: PLC0415  # an extra

    strength = min(1.0, abs(share - 0.5) * 2)
    colour = COLOURS[0] if share >= 0.5 else COLOURS[1]
    axes.add_patch(Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, color=colour, alpha=0.1 + 0.6 * strength, lw=0))
    axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", color=INK)


def distribution(axes: Axes, counts: Sequence[tuple[int, int]]) -> None:
    """Draw how often each whole number came. Group them if there are many."""
    lowest, highest = counts[0][0], counts[-1][0]
    width = max(1, (highest - lowest) // BARS)
    edges = range(lowest, highest + width + 1, width)
    values, weights = zip(*counts, strict=True)
    middles = [edge - 0.5 for edge in edges]
    axes.hist(values, bins=middles, weights=weights, color=COLOURS[0], edgecolor="white", linewidth=0.5)
    axes.locator_params(axis="y", integer=True)


def stacked(axes: Axes, names: Sequence[str], parts: Sequence[Sequence[float]], labels: Sequence[str]) -> None:
    """Draw a bar for each name, divided into its parts, the first name on top."""
    left = [0.0] * len(names)
    for number, label in enumerate(labels):
        widths = [part[number] for part in parts]
        axes.barh(range(len(names)), widths, left=left, label=label, color=COLOURS[number % len(COLOURS)], height=0.7)
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.legend(ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.12), frameon=False, fontsize="small")


def lines(axes: Axes, names: Sequence[str], curves: Sequence[Sequence[tuple[float, float]]]) -> None:
    """Draw a curve of chances for each name."""
    for number, (name, points) in enumerate(zip(names, curves, strict=True)):
        steps, values = zip(*points, strict=True)
        axes.plot(steps, values, label=name, color=COLOURS[number % len(COLOURS)], linewidth=1.8)
    axes.set_ylim(-0.02, 1.02)
    axes.axhline(1 / len(names) if len(names) > 1 else 0.5, color=PALE, linewidth=1, zorder=0)
    axes.legend(frameon=False)
