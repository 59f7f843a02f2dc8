"""The messages that a client sends over its socket. The client chooses each `id`, and may send a message again."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.wire.setup import BotName

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Author = Annotated[str, Meta(min_length=1, max_length=60)]
ChatNumber = Annotated[int, Meta(ge=0, le=2**53)]
Phrase = Literal["hello", "good-game", "well-played", "thanks", "oops", "thinking", "hurry", "one-more"]


def new_id() -> str:
    """Return a new random message id."""
    return secrets.token_hex(8)


class Command(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """The base class of all commands."""

    id: MessageId


class Submit(Command, frozen=True, tag="submit"):
    """Choose one of the offered actions for your seat. `action` is its notation."""

    decision: int
    action: Annotated[str, Meta(max_length=200)]


class Retract(Command, frozen=True, tag="retract"):
    """Take your secret choice back. You can do this until the last seat has chosen."""

    decision: int


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat before the start. During a game, take your own seat back from the bot that plays for you."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """Leave your seat. During a game a bot plays for you until you sit down again."""


class Swap(Command, frozen=True, tag="swap"):
    """Swap two seats before the start. Only the host may do this."""

    seat: SeatNumber
    other: SeatNumber


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Give an empty or abandoned seat to a bot. Only the host may do this."""

    seat: SeatNumber
    level: BotName


class FreeSeat(Command, frozen=True, tag="free-seat"):
    """Free a seat before the start. Only the host may do this."""

    seat: SeatNumber


class AddEntropy(Command, frozen=True, tag="add-entropy"):
    """Add your own text to the random seed before the start."""

    text: Annotated[str, Meta(max_length=64)]


class Start(Command, frozen=True, tag="start"):
    """Start the game once every seat is taken. Only the host may do this."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks. Only the host may do this. At a table with a clock, the others must agree."""


class Resume(Command, frozen=True, tag="resume"):
    """Let the clocks run again. The host may do this, and every player whose choice is awaited."""


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Undo your last choice: at once if nobody could notice it. Otherwise the others must agree."""


class AskEnd(Command, frozen=True, tag="ask-end"):
    """Ask the others to end the game without a result."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign at a table of two. The other player wins."""


class OfferDraw(Command, frozen=True, tag="offer-draw"):
    """Offer a draw at a table of two. If the other player agrees, both are first."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree or disagree with the open question."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Open a new table with the same game and people. Everybody moves on by one seat."""


class Chat(Command, frozen=True, tag="chat"):
    """Say something in your own words."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Quick(Command, frozen=True, tag="quick"):
    """Say one of the phrases. Everybody reads it in their own language."""

    phrase: Phrase


class Mute(Command, frozen=True, tag="mute"):
    """Hide somebody's messages from you, or show them again. `author` is the name beside the messages."""

    author: Author
    mute: bool


class SwitchChat(Command, frozen=True, tag="switch-chat"):
    """Turn the chat off for everybody, or on again. Only the host may do this."""

    on: bool


class Silence(Command, frozen=True, tag="silence"):
    """Stop somebody from chatting, or allow it again. Only the host may do this.

    `author` is the name beside their messages or at their seat.
    """

    author: Author
    silent: bool


class Kick(Command, frozen=True, tag="kick"):
    """Remove somebody from the table for good. Only the host may do this, and not to a player during a game."""

    author: Author


class Hello(Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """The first message of a connection: the token that identifies the user, and the version of the messages.

    `heard` is the number of the last chat message that you heard, or 0. The server then sends you the later ones that
    it remembers. Without `heard` it sends none.
    """

    token: Annotated[str, Meta(max_length=100)]
    wire: int | None = None
    heard: ChatNumber | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping. The server uses it to measure the lag."""

    number: int


ClientMessage = (
    Hello
    | Submit
    | Retract
    | Sit
    | Leave
    | Swap
    | SeatBot
    | FreeSeat
    | AddEntropy
    | Start
    | Pause
    | Resume
    | AskUndo
    | AskEnd
    | Resign
    | OfferDraw
    | Answer
    | Rematch
    | Chat
    | Quick
    | Mute
    | SwitchChat
    | Silence
    | Kick
    | Pong
)
