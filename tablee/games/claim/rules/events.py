"""The events of a trick and of the votes: why a card could be played, who won by which rule, where every card went."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, members, size
from tablee.core.event import Value, all_but, only
from tablee.games.claim.rules.pieces import (
    DOPPELGANGER,
    DWARVES,
    FACTION,
    FACTIONS,
    GOBLIN,
    KNIGHT,
    NAME,
    OF,
    UNDEADS,
    VALUE,
    names,
)
from tablee.games.claim.rules.votes import NOBODY, vote, votes_of, winner_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.state import State


def copies(led: i64, second: i64) -> bool:
    """Return whether the second card is a Doppelgänger that copies another faction (C-4.5)."""
    return FACTION[second] == DOPPELGANGER != FACTION[led]


def tell_second(state: State, seat: i64, led: i64, second: i64) -> None:
    """Tell why this second card could be played."""
    faction = FACTIONS[FACTION[led]]
    if copies(led, second):
        state.tell("card-copied", "C-4.5", {"seat": seat, "card": NAME[second], "faction": faction})
    elif FACTION[led] == FACTION[second]:
        state.tell("card-followed", "C-2.2", {"seat": seat, "card": NAME[second], "faction": faction})
    else:
        state.tell("card-thrown", "C-2.2", {"seat": seat, "card": NAME[second], "faction": faction})


def tell_winner(state: State, winner: i64, led: i64, second: i64) -> None:
    """Tell who won the trick, and by which rule."""
    follows = copies(led, second) or FACTION[led] == FACTION[second]
    if follows and VALUE[led] == VALUE[second]:
        state.tell("trick-tied", "C-2.3", {"seat": winner, "value": VALUE[led]})
    elif follows:
        best = NAME[led] if VALUE[led] > VALUE[second] else NAME[second]
        state.tell("trick-won", "C-2.3", {"seat": winner, "card": best})
    elif FACTION[led] == GOBLIN and FACTION[second] == KNIGHT:
        state.tell("goblin-ridden-down", "C-4.2", {"seat": winner, "card": NAME[second]})
    else:
        state.tell("trick-unfollowed", "C-2.3", {"seat": winner, "faction": FACTIONS[FACTION[led]]})


def tell_recruits(state: State, winner: i64, led: i64, second: i64, piles: list[int]) -> None:
    """Tell where a trick's cards went in the first phase. `piles` are the score piles afterwards."""
    for card in (led, second):
        if bit(card) & UNDEADS:
            state.tell("undead-scored", "C-2.5", scored(winner, card, before(piles, card, led, second)))
        elif card == second and copies(led, second) and bit(led) & UNDEADS:
            state.tell("copy-discarded", "C-4.5", {"card": NAME[card]})
        else:
            state.tell("card-discarded", "C-2.5", {"card": NAME[card]})


def tell_scored(state: State, winner: i64, led: i64, second: i64, piles: list[int]) -> None:
    """Tell where a trick's cards went in the second phase. `piles` are the score piles afterwards."""
    for card in (led, second):
        then = before(piles, card, led, second)
        if bit(card) & DWARVES:
            state.tell("dwarf-scored", "C-4.4", scored(1 - winner, card, then))
        elif card == second and copies(led, second) and bit(led) & DWARVES:
            state.tell("copy-scored", "C-4.5", scored(winner, card, then))
        else:
            state.tell("card-scored", "C-3.2", scored(winner, card, then))


def before(piles: list[int], card: i64, led: i64, second: i64) -> list[int]:
    """Return the score piles just after this card of a trick joined them. The card led joins before the second card."""
    later: i64 = bit(second) if card == led else 0
    return [pile & ~later for pile in piles]


def scored(seat: i64, card: i64, piles: list[int]) -> dict[str, Value]:
    """Return the parameters for a card that joins a seat's score pile.

    `seat_vote` now has the vote of the card's faction. It is absent if nobody has it.
    """
    params: dict[str, Value] = {"seat": seat, "card": NAME[card]}
    holder = vote(FACTION[card], piles[0], piles[1])
    if holder != NOBODY:
        params["seat_vote"] = holder
    return params


def tell_dealt(state: State, seat: int, hand: i64) -> None:
    """Tell a hand to its owner. Tell the others only how many cards it has (C-1.1)."""
    state.tell("hand-dealt", "C-1.1", {"seat": seat, "cards": names(members(hand))}, only(seat))
    state.tell("hand-dealt-unseen", "C-1.1", {"seat": seat, "count": size(hand)}, all_but(seat))


def tell_known(state: State, seat: int, secret: i64) -> None:
    """Tell the opponent what a seat drew in secret: it follows from all other cards, which were seen (C-6.1)."""
    if secret != 0:
        state.tell("hand-known", "C-6.1", {"seat": seat, "cards": names(members(secret))}, only(1 - seat))


def tell_votes(state: State, first: i64, second: i64, needs_three: bool) -> None:
    """Tell who won each vote and the game."""
    for faction in range(5):
        tell_vote(state, faction, first & OF[faction], second & OF[faction])
    votes = votes_of(first, second)
    winner = winner_of(first, second, needs_three)
    high, low = max(votes), min(votes)
    if high == low:
        state.tell("game-drawn", "C-5.2", {"votes": high})
    elif winner == NOBODY:
        state.tell("game-drawn-short", "C-5.2", {"votes": high, "others": low})
    elif high >= 3:
        state.tell("game-won", "C-5.1", {"seat": winner, "votes": high})
    else:
        state.tell("game-won-by-more", "C-5.2", {"seat": winner, "votes": high, "others": low})


def tell_vote(state: State, faction: i64, first: i64, second: i64) -> None:
    """Tell who won a faction's vote. The piles hold only cards of that faction."""
    seat = vote(faction, first, second)
    name = FACTIONS[faction]
    high = max(size(first), size(second))
    low = min(size(first), size(second))
    if seat == NOBODY:
        state.tell("vote-nobody", "C-5.2", {"faction": name, "count": high})
    elif high > low:
        state.tell("vote-won", "C-5.1", {"seat": seat, "faction": name, "count": high, "others": low})
    else:
        best = NAME[max(members(second if seat else first))]
        state.tell("vote-won-by-highest", "C-5.1", {"seat": seat, "faction": name, "count": high, "card": best})
