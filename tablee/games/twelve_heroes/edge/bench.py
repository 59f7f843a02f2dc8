"""The comparisons of Twelve Heroes for `make bench`."""

from typing import Any, Final

Row = tuple[dict[str, Any], int, tuple[str, ...]]
# Similar in size with random play: 91 decisions per game with 4.7 choices and 27 draws. Gin rummy has 110, 6.5 and 48,
# and hands as secret as ours. Backgammon, a board game for two with luck throughout, has 112, 21 and 96.
ROWS: Final[tuple[Row, ...]] = (({}, 2, ("gin_rummy", "backgammon")),)
