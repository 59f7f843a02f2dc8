"""A plot that can be saved and that notebooks display."""

from __future__ import annotations

from errno import ENOENT
from io import StringIO
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablee.core.refusal import Refused
from tablee.words.errors import from_refusal

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#1f2a30"
PALE: Final = "#c9d1d6"
COLOURS: Final = ("#00796b", "#e64a19", "#3f51b5", "#b8860b", "#8e24aa", "#00838f", "#6d4c41", "#455a64")
"""The colours also differ in lightness, for people who cannot tell the hues apart."""
LOOK: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tablee",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": PALE,
    "axes.titlelocation": "left",
    "axes.titlesize": "medium",
    "xtick.color": INK,
    "ytick.color": INK,
}


class Plot:
    """A matplotlib figure, to change further or to save."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def save(self, path: str | Path) -> None:
        """Save the plot. The suffix of the path decides the format: svg, png, pdf."""
        try:
            self.check(path)
        except Refused as refused:
            raise from_refusal(refused) from None
        with _look():
            self.figure.savefig(path, metadata={"Date": None} if Path(path).suffix == ".svg" else None)

    def check(self, path: str | Path) -> None:
        """Refuse a file that cannot be written: an unknown format, or a missing folder."""
        kinds = sorted(self.figure.canvas.get_supported_filetypes())
        if Path(path).suffix.removeprefix(".") not in kinds:
            raise Refused("no-such-picture", value=str(path), choices=kinds)
        if not Path(path).absolute().parent.is_dir():
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))

    def _repr_svg_(self) -> str:
        written = StringIO()
        with _look():
            self.figure.savefig(written, format="svg", metadata={"Date": None})
        return written.getvalue()

    def __repr__(self) -> str:
        return f"<Plot {self.figure.get_suptitle()!r}; save(path) writes it>"


def _look() -> Any:
    import matplotlib as mpl  # noqa: PLC0415  # an extra

    return mpl.rc_context(LOOK)  # type: ignore[arg-type]  # it wants a literal for each key


def new_plot(title: str, width: float, height: float, columns: int = 1) -> tuple[Plot, list[Axes]]:
    """Return an empty plot of this size in inches, with a title and axes side by side."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415  # an extra
    except ImportError:
        raise Refused("extra-missing", text="tablee[plot]") from None
    with _look():
        figure = Figure(figsize=(width, height), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", weight="bold")
        axes = [figure.add_subplot(1, columns, column + 1) for column in range(columns)]
        for each in axes:
            each.spines[["top", "right"]].set_visible(False)
    return Plot(figure), axes
