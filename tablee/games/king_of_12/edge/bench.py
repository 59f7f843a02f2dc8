"""The comparisons of King of 12 for `make bench`."""

from typing import Any, Final

Row = tuple[dict[str, Any], int, tuple[str, ...]]
RANDOM_SET: Final = {"characters": "random"}
ROWS: Final[tuple[Row, ...]] = (
    (RANDOM_SET, 2, ("goofspiel",)),
    (RANDOM_SET, 4, ("goofspiel(players=4)",)),
    (RANDOM_SET, 16, ("goofspiel", "goofspiel(players=10)")),
)
