"""The comparisons and extra measurements of Claim for `make bench`."""

from typing import Any, Final

Row = tuple[dict[str, Any], int, tuple[str, ...]]
ROWS: Final[tuple[Row, ...]] = (({}, 2, ("hearts", "spades", "crazy_eights")),)
SCRIPT: Final = ("bench_solver", "100")
SERVER_LOAD: Final = True
