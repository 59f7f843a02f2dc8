"""The 52 cards as data. A card is a number; a hand or a pile is a bit set of cards."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.action import Action, ActionTable
from tablee.core.bits import lowest, mask_of

NONE: Final = -1
"""No card."""

GOBLIN: Final = 0
DWARF: Final = 1
UNDEAD: Final = 2
DOPPELGANGER: Final = 3
KNIGHT: Final = 4
FACTIONS: Final = ("goblin", "dwarf", "undead", "doppelganger", "knight")

# C-0.1: the values of each faction's cards.
_VALUES: Final[list[list[int]]] = [[0, 0, 0, 0, *range(10)], [*range(10)], [*range(10)], [*range(10)], [*range(2, 10)]]

FACTION: Final[list[int]] = [faction for faction, values in enumerate(_VALUES) for _ in values]
VALUE: Final[list[int]] = [value for values in _VALUES for value in values]
CARDS: Final = len(VALUE)
NAME: Final = [f"{FACTIONS[FACTION[card]]}-{VALUE[card]}" for card in range(CARDS)]

ALL: Final = mask_of(list(range(CARDS)))
OF: Final = vec[i64]([mask_of([card for card in range(CARDS) if FACTION[card] == faction]) for faction in range(5)])
"""`OF[faction]` is the set of all its cards."""
ZEROS: Final = 31
"""The five Goblins of value 0, the cards 0 to 4: separate cards that every rule treats alike."""
DOPPELGANGERS: Final = OF[DOPPELGANGER]
DWARVES: Final = OF[DWARF]
UNDEADS: Final = OF[UNDEAD]


def second_wins(led: i64, second: i64) -> bool:
    """Return whether the second card beats the one led."""
    suit = FACTION[led]
    other = FACTION[second]
    if suit == GOBLIN and other == KNIGHT:  # C-4.2
        return True
    if other not in (suit, DOPPELGANGER):  # C-2.3, C-4.5
        return False
    return VALUE[second] > VALUE[led]  # C-2.3: equal values are the leader's


SUIT: Final = vec[i64]([OF[faction] for faction in FACTION])
"""`SUIT[led]` are the cards of the same faction, which follow it."""
BEATEN_BY: Final = vec[i64](
    [mask_of([second for second in range(CARDS) if second_wins(led, second)]) for led in range(CARDS)]
)
"""`BEATEN_BY[led]` are the cards that beat it."""

# One action per kind of card. The five Goblins of value 0 are one kind.
KINDS: Final = CARDS - 4
KIND_NAME: Final = tuple(NAME[4:])
ACTIONS: Final = ActionTable([Action("play", {"card": name}) for name in KIND_NAME])


def kinds(cards: i64) -> i64:
    """Return the kinds of these cards, which are also the actions that play them."""
    zero: i64 = 1 if cards & ZEROS else 0
    return (cards >> 5) * 2 + zero


def distinct(cards: i64) -> i64:
    """Return one card of each kind."""
    zeros: i64 = cards & ZEROS
    return (cards ^ zeros) | (zeros & -zeros)


def card_of(kind: i64, hand: i64, secret: i64) -> i64:
    """Return the card of this kind in a hand that has one.

    Of the Goblins of value 0, a seen one is played before a secret one.
    """
    if kind > 0:
        return kind + 4
    seen: i64 = hand & ZEROS & ~secret
    return lowest(seen if seen != 0 else hand & ZEROS)


def kind_of(card: i64) -> i64:
    """Return the kind of a card."""
    return max(card - 4, 0)


def may_follow(hand: i64, led: i64) -> i64:
    """Return the cards of a hand that may follow this one (C-2.2, C-4.5)."""
    suited: i64 = hand & SUIT[led]
    return suited | (hand & DOPPELGANGERS) if suited else hand


def names(cards: list[int]) -> list[str]:
    return [NAME[card] for card in cards]
