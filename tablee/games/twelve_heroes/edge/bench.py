"""What `make bench` compares Twelve Heroes with."""

from typing import Any, Final

Row = tuple[dict[str, Any], int, tuple[str, ...]]
# Of like size at random: 91 decisions a game with 4.7 choices and 27 draws; gin rummy has 110, 6.5 and 48, and hands as
# secret as ours; backgammon, the board game for two with luck all along, has 112, 21 and 96.
ROWS: Final[tuple[Row, ...]] = (({}, 2, ("gin_rummy", "backgammon")),)
