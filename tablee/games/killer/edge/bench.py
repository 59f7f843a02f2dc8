"""The comparisons of Killer for `make bench`."""

from typing import Any, Final

Row = tuple[dict[str, Any], int, tuple[str, ...]]
ROWS: Final[tuple[Row, ...]] = (({}, 2, ("pig", "yacht")),)
