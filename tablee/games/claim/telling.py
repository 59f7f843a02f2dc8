"""The tale of a trick and of the votes: why a card was played, who won by which rule, where every card went."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, size
from tablee.games.claim.pieces import (
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
)
from tablee.games.claim.votes import NOBODY, majority, vote

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.state import State


def copies(led: i64, second: i64) -> bool:
    """C-4.5: whether the second card is a Doppelgänger that counts as another faction."""
    return FACTION[second] == DOPPELGANGER != FACTION[led]


def tell_second(state: State, seat: i64, led: i64, second: i64) -> None:
    """Why this card could be played."""
    faction = FACTIONS[FACTION[led]]
    if copies(led, second):
        state.tell("card-copied", "C-4.5", {"seat": seat, "card": NAME[second], "faction": faction})
    elif FACTION[led] == FACTION[second]:
        state.tell("card-followed", "C-2.2", {"seat": seat, "card": NAME[second], "faction": faction})
    else:
        state.tell("card-thrown", "C-2.2", {"seat": seat, "card": NAME[second], "faction": faction})


def tell_winner(state: State, winner: i64, led: i64, second: i64) -> None:
    """Who won, and by which rule."""
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


def tell_recruits(state: State, winner: i64, led: i64, second: i64) -> None:
    """Where the cards of a trick went in the first phase."""
    for card in (led, second):
        if bit(card) & UNDEADS:
            state.tell("undead-scored", "C-2.5", {"seat": winner, "card": NAME[card]})
        elif card == second and copies(led, second) and bit(led) & UNDEADS:
            state.tell("copy-discarded", "C-4.5", {"card": NAME[card]})
        else:
            state.tell("card-discarded", "C-2.5", {"card": NAME[card]})


def tell_scored(state: State, winner: i64, led: i64, second: i64) -> None:
    """Where the cards of a trick went in the second phase."""
    for card in (led, second):
        if bit(card) & DWARVES:
            state.tell("dwarf-scored", "C-4.4", {"seat": 1 - winner, "card": NAME[card]})
        elif card == second and copies(led, second) and bit(led) & DWARVES:
            state.tell("copy-scored", "C-4.5", {"seat": winner, "card": NAME[card]})
        else:
            state.tell("card-scored", "C-3.2", {"seat": winner, "card": NAME[card]})


def tell_votes(state: State, first: i64, second: i64) -> None:
    """Who won each vote, and with them the game."""
    votes = [0, 0]
    for faction in range(5):
        seat = vote(faction, first, second)
        if seat != NOBODY:
            votes[seat] += 1
        tell_vote(state, faction, first & OF[faction], second & OF[faction])
    lead = majority(first, second)
    if lead == 0:
        state.tell("game-drawn", "C-5.2", {"votes": votes[0]})
        return
    winner = 0 if lead > 0 else 1
    if votes[winner] >= 3:
        state.tell("game-won", "C-5.1", {"seat": winner, "votes": votes[winner]})
    else:
        state.tell("game-won-by-more", "C-5.2", {"seat": winner, "votes": votes[winner], "others": votes[1 - winner]})


def tell_vote(state: State, faction: i64, first: i64, second: i64) -> None:
    """Who won a faction's vote; the piles hold cards of that faction only."""
    seat = vote(faction, first, second)
    name = FACTIONS[faction]
    high = max(size(first), size(second))
    low = min(size(first), size(second))
    if seat == NOBODY:
        state.tell("vote-nobody", "C-5.2", {"faction": name, "count": high})
    elif high > low:
        state.tell("vote-won", "C-5.1", {"seat": seat, "faction": name, "count": high, "others": low})
    else:
        state.tell("vote-won-by-highest", "C-5.1", {"seat": seat, "faction": name, "count": high})
