"""Characters, the twelve-sided die, the groups of a tournament and the actions, as data."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.action import Action, ActionTable
from tablee.core.bits import bit, lowest, members
from tablee.core.chance import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.event import Value

# A character is a set of one, so that a hand, a discard pile or the cards in effect are sums of characters.
ALCHEMIST: Final = 0x0001
AUTOMATON: Final = 0x0002
TROUBLEMAKERS: Final = 0x0004
KNIGHT: Final = 0x0008
LADY: Final = 0x0010
GOLEM: Final = 0x0020
REVERSER: Final = 0x0040
MERCHANTS: Final = 0x0080
ORACLE: Final = 0x0100
PARASITE: Final = 0x0200
GAMBLER: Final = 0x0400
SORCERER: Final = 0x0800
COLLECTOR: Final = 0x1000
FAUN: Final = 0x2000

CHARACTERS: Final = (
    "alchemist",
    "automaton",
    "troublemakers",
    "knight",
    "lady",
    "golem",
    "reverser",
    "merchants",
    "oracle",
    "parasite",
    "gambler",
    "sorcerer",
    "collector",
    "faun",
)

BOX: Final = 0x0FFF
"""The twelve characters of the box; there are two promos beside them (K12-0.3)."""

FIRST_GAME: Final = KNIGHT | SORCERER | ORACLE | ALCHEMIST | AUTOMATON | PARASITE | GOLEM
"""K12-1.2."""

DIE_SYMBOL: Final = SORCERER | ORACLE | REVERSER | TROUBLEMAKERS | FAUN
"""The characters that turn a die (K12-1.3)."""

REMEMBERED: Final = ALCHEMIST | AUTOMATON | PARASITE
"""The characters whose value is remembered from the face they met (K12-3.2)."""

MAX_SEATS: Final = 16
HAND_SIZE: Final = 7
"""K12-1.1."""
LARGEST_GROUP: Final = 4

ADJACENT: Final = (
    (),
    (2, 4, 5, 6, 10),
    (1, 4, 7, 8, 10),
    (4, 6, 8, 11, 12),
    (1, 2, 3, 6, 8),
    (1, 6, 9, 10, 11),
    (1, 3, 4, 5, 11),
    (2, 8, 9, 10, 12),
    (2, 3, 4, 7, 12),
    (5, 7, 10, 11, 12),
    (1, 2, 5, 7, 9),
    (3, 5, 6, 9, 12),
    (3, 7, 8, 9, 11),
)
"""The five faces around each face (K12-0.2b)."""

GROUP_SIZES: Final = {
    5: [2, 3],
    6: [3, 3],
    7: [3, 4],
    8: [4, 4],
    9: [3, 3, 3],
    10: [3, 3, 4],
    11: [3, 4, 4],
    12: [4, 4, 4],
    13: [3, 3, 3, 4],
    14: [3, 3, 4, 4],
    15: [3, 4, 4, 4],
    16: [4, 4, 4, 4],
}
"""The group sizes by the number of players (K12-9.1). Twelve can also play in threes."""

# The first number of each kind of action in the table; `play` starts at 0.
TURN: Final = 13
ORDER: Final = 26
TROUBLEMAKERS_FIRST: Final = 29
TAKE_ONE: Final = 30
TAKE_TWO: Final = 31
TAKE_NONE: Final = 32
BURY: Final = 33


def _all_actions() -> list[Action]:
    firsts = ["alchemist", "automaton", "parasite", "troublemakers"]
    return [
        *_each("play", "card", list(CHARACTERS)),
        *[Action("turn", {"face": face}) for face in range(1, 13)],
        *_each("order", "card", firsts),
        *_each("take", "token", ["1", "2", "none"]),
        *_each("bury", "card", list(CHARACTERS)),
    ]


def _each(verb: str, name: str, texts: list[str]) -> list[Action]:
    actions: list[Action] = []
    for text in texts:
        params: dict[str, Value] = {name: text}
        actions.append(Action(verb, params))
    return actions


ACTIONS: Final = ActionTable(_all_actions())

ROLLS: Final = [Dice(f"die/{seat + 1}", 1, 12) for seat in range(MAX_SEATS)]
"""A roll of each seat (K12-1.6). Dice move with the Merchants, but each seat has its own stream of luck."""

TURNS: Final = [[TURN + face for face in faces] for faces in ADJACENT]
ORDERS: Final = {
    ALCHEMIST: [ORDER, TROUBLEMAKERS_FIRST],
    AUTOMATON: [ORDER + 1, TROUBLEMAKERS_FIRST],
    PARASITE: [ORDER + 2, TROUBLEMAKERS_FIRST],
}
MUST_TAKE: Final = [[TAKE_NONE], [TAKE_ONE], [TAKE_TWO], [TAKE_ONE, TAKE_TWO]]
"""The choices if a token must be taken (K12-8.3)."""
TAKES: Final = [[TAKE_NONE], [TAKE_ONE, TAKE_NONE], [TAKE_TWO, TAKE_NONE], [TAKE_ONE, TAKE_TWO, TAKE_NONE]]
"""The choices against a player with 1s (1), 2s (2) or both (3) (K12-4.11)."""

_plays: Final[list[list[int]]] = [[]] * 0x4000
_burials: Final[list[list[int]]] = [[]] * 0x4000
_cuts: Final[dict[int, list[list[int]]]] = {}


def plays(hand: i64) -> list[int]:
    """Return the actions that play a card of this hand. The list is shared."""
    found = _plays[hand]
    if not found:
        found = members(hand)
        _plays[hand] = found
    return found


def burials(hand: i64) -> list[int]:
    """Return the actions that bury a card of this hand. The list is shared."""
    found = _burials[hand]
    if not found:
        found = [BURY + card for card in members(hand)]
        _burials[hand] = found
    return found


def name(card: i64) -> str:
    """Return a character's name in actions, events and views, or an empty text for no card."""
    return CHARACTERS[lowest(card)] if card != 0 else ""


def names(cards: i64) -> list[str]:
    """Return the names of the characters in a set."""
    return [CHARACTERS[card] for card in members(cards)]


def set_of(texts: list[str]) -> i64:
    """Return the set of the characters with these names."""
    cards: i64 = 0
    for text in texts:
        cards |= bit(CHARACTERS.index(text))
    return cards


def group_sizes(seats: int, twelve: str) -> list[int]:
    """Return the sizes of the groups (K12-9.1)."""
    if seats <= LARGEST_GROUP:
        return [seats]
    return [3, 3, 3, 3] if seats == 12 and twelve == "threes" else GROUP_SIZES[seats]


def cut(sizes: list[int], start: i64) -> list[list[int]]:
    """Cut the ring of seats into groups of these sizes, the first from `start` on. The lists are shared."""
    seats: i64 = sum(sizes)
    key: i64 = (seats * 16 + start) * 8 + len(sizes)
    found = _cuts.get(key)
    if found is None:
        found = _cut_ring(seats, start, sizes)
        _cuts[key] = found
    return found


def _cut_ring(seats: i64, start: i64, sizes: list[int]) -> list[list[int]]:
    groups: list[list[int]] = []
    for length in sizes:
        groups.append([(start + place) % seats for place in range(length)])
        start += length
    return groups
