"""A table for tests: dice as requested, cards by name, and the events."""

from __future__ import annotations

from tablee.core.bits import mask_of
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import ACTIONS, CHARACTERS, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.view import new

EVERY_CHARACTER = mask_of(list(range(len(CHARACTERS))))


def laid(*faces: int, characters: int = EVERY_CHARACTER, options: KingOptions | None = None) -> King:
    """Return a first turn with these dice on the table and, by default, all fourteen characters in each hand."""
    state = new(options or KingOptions(), len(faces))
    state.characters = characters
    roll(state, *faces)
    for player in state.everybody:
        player.hand = characters
    return state


def roll(state: King, *faces: int) -> None:
    """Let chance give these faces one after another."""
    for face in faces:
        assert isinstance(state.awaits(), Chance)
        state.resolve([face])


def act(state: King, *texts: str) -> list[Event]:
    """Let the awaited seats choose these actions, checking that each is legal. Return the events."""
    waits = state.awaits()
    assert isinstance(waits, Decide)
    choices = [ACTIONS.by_text[text] for text in texts]
    assert len(choices) == len(waits.seats)
    for seat, choice in zip(waits.seats, choices, strict=True):
        assert choice in state.legal(seat), f"{ACTIONS.text(choice)} is not legal"
    state.events = []
    state.apply(choices)
    return state.events


def play(state: King, *cards: str) -> list[Event]:
    """Let everybody play these characters."""
    return act(state, *(f"play {card}" for card in cards))


def asked(state: King) -> tuple[tuple[int, ...], str]:
    """Return who must choose, and what."""
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return waits.seats, waits.prompt


def offered(state: King, seat: int) -> list[str]:
    """Return what a seat may do."""
    return [ACTIONS.text(action) for action in state.legal(seat)]


def winner(state: King) -> int:
    """Return the winner of the match."""
    waits = state.awaits()
    assert isinstance(waits, Over)
    return waits.ranks.index(1)


def faces(state: King) -> list[int]:
    return [player.die for player in state.everybody]


def values(state: King) -> list[int]:
    return [player.value for player in state.everybody]


def points(state: King) -> list[int]:
    return [player.points() for player in state.everybody]


def give(state: King, *tokens: tuple[int, int]) -> None:
    """Give everybody this many 1s and 2s."""
    for player, (ones, twos) in zip(state.everybody, tokens, strict=True):
        player.ones, player.twos = ones, twos


def give_points(state: King, *points: int) -> None:
    """Give everybody this many points, in 1s."""
    give(state, *((each, 0) for each in points))


def leave(state: King, *hands: int) -> None:
    """Leave everybody this many cards in hand, the last ones of all."""
    for player, count in zip(state.everybody, hands, strict=True):
        own = [card for card in CHARACTERS if player.buried & set_of([card]) == 0]
        player.hand = set_of(own[-count:])
        player.spent = state.characters & ~player.buried & ~player.hand


def told(events: list[Event], tag: str) -> list[dict[str, object]]:
    """Return the parameters of all events with this tag."""
    return [dict(event.params) for event in events if event.tag == tag]


def tags(events: list[Event]) -> list[str]:
    return [event.tag for event in events]


def last_turn(*held: int) -> King:
    """Return a turn where everybody has two cards left, these points and the same die. Fauns change nothing in it."""
    state = laid(*(4 for _ in held))
    leave(state, *(2 for _ in held))
    give_points(state, *held)
    return state


def end(state: King) -> list[str]:
    """Play such a turn. Return the tags of its events."""
    return tags(play(state, *("faun" for _ in state.players)))
