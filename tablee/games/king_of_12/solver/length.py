"""How long a match can last.

The rules set no limit: a round that nobody wins is played again (K12-5.3). Two players who both want that could go on
for as long as the dice let them. Everything else has a limit, and `longest` adds `UNWON` rounds to it.

- A round has at most six turns: it ends when a player has one card of seven left (K12-5.1).
- A group has at most one adjustment for each Sorcerer and each Troublemakers of a player in a round, because every card
  is played once, and one theft for each two Ladies. In a tournament there are two stages, each with one of both at most.
- Won rounds: each gives somebody a win, and the second win of a player ends the match. So there are at most one more
  than players, and one more for the play-off of a tournament (K12-9.6).
"""

from __future__ import annotations

from typing import Final

from tablee.games.king_of_12.options import KingOptions, possible_characters
from tablee.games.king_of_12.rules.pieces import HAND_SIZE, LADY, LARGEST_GROUP, REMEMBERED, SORCERER, TROUBLEMAKERS

TURNS: Final = HAND_SIZE - 1
UNWON: Final = 20
"""How many rounds without a winner to allow in a match.

With random choices, one round in twenty has no winner. So the chance of more than this is about 1 in 10**26.
"""


def longest(options: KingOptions, seats: int) -> int:
    """Return the most decisions that a match can have, with at most `UNWON` rounds that nobody wins."""
    single = seats <= LARGEST_GROUP
    won = seats + 1 if single else seats + 2
    return (won + UNWON) * (_in_group(options, seats) if single else _in_tournament(options))


def _in_group(options: KingOptions, seats: int) -> int:
    """Return the most decisions of a round of one group. The last is the card that its winner buries."""
    there = possible_characters(options)
    adjusting = seats * (bool(there & SORCERER) + _orders(options))
    return TURNS + min(TURNS, adjusting) + (seats // 2 if there & LADY else 0) + 1


def _in_tournament(options: KingOptions) -> int:
    """Return the same for several groups, which all decide at once, and then their champions."""
    there = possible_characters(options)
    adjusting = bool(there & SORCERER) or _orders(options)
    return TURNS * (1 + 2 * adjusting + 2 * bool(there & LADY)) + 1


def _orders(options: KingOptions) -> bool:
    """Return whether players may be asked for the order of two effects (K12-3.2)."""
    there = possible_characters(options)
    return options.values_read == "as_resolved" and bool(there & TROUBLEMAKERS) and bool(there & REMEMBERED)
