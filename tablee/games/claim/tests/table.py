"""Positions arranged for a test: cards by name, one trick at a time."""

from __future__ import annotations

from tablee.core.bits import bit, members
from tablee.core.event import Event
from tablee.games.claim.rules.pieces import ACTIONS, ALL, NAME
from tablee.games.claim.rules.stages import DRAW, LEAD
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.views.imagine import CARD_BY_NAME


def cards(names: str) -> int:
    """Return the set of these cards. Repeat `goblin-0` for several Goblins of value 0."""
    found = 0
    for name in names.split():
        card = CARD_BY_NAME[name]
        while found & bit(card):
            card += 1
        found |= bit(card)
    return found


def card(name: str) -> int:
    return CARD_BY_NAME[name]


def named(found: int) -> list[str]:
    return [NAME[each] for each in members(found)]


def action(name: str) -> int:
    index = ACTIONS.index(f"play {name}")
    assert index is not None
    return index


def put(state: Claim, **piles: tuple[str, str]) -> None:
    """Lay cards before both seats: `put(state, hand=("goblin-1", "goblin-2"))`."""
    for pile, both in piles.items():
        for player, names in zip(state.players, both, strict=True):
            setattr(player, pile, cards(names))


def recruiting(first: str, second: str, prize: str, leader: int = 0) -> Claim:
    """Return the first phase with these hands; all other cards are in the deck."""
    state = Claim(leader, True)
    state.stage = LEAD
    put(state, hand=(first, second))
    state.prize = card(prize)
    state.deck = ALL & ~(state.players[0].hand | state.players[1].hand | bit(state.prize))
    return state


def supporting(first: str, second: str, leader: int = 0, scores: tuple[str, str] = ("", "")) -> Claim:
    """Return the second phase with these hands and score piles; all other cards are discarded."""
    state = Claim(leader, True)
    state.phase = 2
    state.stage = LEAD
    state.deck = 0
    put(state, hand=(first, second))
    put(state, score=scores)
    state.discards = ALL & ~(
        state.players[0].hand | state.players[1].hand | state.players[0].score | state.players[1].score
    )
    return state


def play(state: Claim, *names: str) -> list[Event]:
    """Play these cards, checking that each is legal. Return the events."""
    told: list[Event] = []
    for name in names:
        assert action(name) in state.legal(0), f"{name} may not be played"
        state.events = []
        state.apply([action(name)])
        told += state.events
    state.events = None
    return told


def draw(state: Claim, drawn: str, prize: str) -> list[Event]:
    """Let the loser draw and turn up the next prize. Return the events."""
    assert state.stage == DRAW
    state.events = []
    state.resolve([card(drawn), card(prize)])
    told, state.events = state.events, None
    return told


def legal(state: Claim) -> set[str]:
    return {NAME[index + 4] for index in state.legal(0)}


def tags(told: list[Event]) -> list[str]:
    return [event.tag for event in told]


def only(told: list[Event], tag: str) -> Event:
    """Return the only event with this tag."""
    (event,) = [event for event in told if event.tag == tag]
    return event


def places(state: Claim) -> list[int]:
    """Return every set of cards that lies somewhere. A secret follower lies among the followers or in the hand."""
    single = [bit(each) for each in (state.led, state.prize) if each >= 0]
    piles = [pile for player in state.players for pile in (player.hand, player.followers, player.score)]
    return [state.deck, state.discards, *piles, *single]
