"""What a client says over its socket. `id` is the client's own: a message sent twice is done once."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.wire.setup import BotName

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Author = Annotated[str, Meta(min_length=1, max_length=60)]
Phrase = Literal["hello", "good-game", "well-played", "thanks", "oops", "thinking", "hurry", "one-more"]


def new_id() -> str:
    """An id for a message of one's own."""
    return secrets.token_hex(8)


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all that a client asks for."""

    id: MessageId


class Submit(Command, frozen=True, tag="submit"):
    """Choose one of the offered actions for one's seat. `action` is its notation."""

    decision: int
    action: Annotated[str, Meta(max_length=200)]


class Retract(Command, frozen=True, tag="retract"):
    """Take a secret choice back before the last seat has chosen."""

    decision: int


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat before the start, or one's own seat back from the bot that keeps it warm."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """Stand up; once the game has begun a bot plays for the seat until its player sits down again."""


class Swap(Command, frozen=True, tag="swap"):
    """The host changes two seats before the start."""

    seat: SeatNumber
    other: SeatNumber


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host gives an empty or abandoned seat to a bot."""

    seat: SeatNumber
    level: BotName


class FreeSeat(Command, frozen=True, tag="free-seat"):
    """The host frees a seat before the start."""

    seat: SeatNumber


class AddEntropy(Command, frozen=True, tag="add-entropy"):
    """Mix a text of one's own into the luck, before the start."""

    text: Annotated[str, Meta(max_length=64)]


class Start(Command, frozen=True, tag="start"):
    """The host starts the game once every seat is taken."""


class Pause(Command, frozen=True, tag="pause"):
    """The host stops the clocks."""


class Resume(Command, frozen=True, tag="resume"):
    """The host lets the clocks run again."""


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Take one's last choice back, at once or by consent."""


class AskEnd(Command, frozen=True, tag="ask-end"):
    """Propose to end the game without a result."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up, at a table of two: the other one has won."""


class OfferDraw(Command, frozen=True, tag="offer-draw"):
    """Offer a draw, at a table of two: if the other one agrees, both have won."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree or not to what is being asked of the table."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the same table again with the seats moved on by one."""


class Chat(Command, frozen=True, tag="chat"):
    """Say something in one's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Quick(Command, frozen=True, tag="quick"):
    """Say one of the phrases that everybody reads in their own language."""

    phrase: Phrase


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more of what somebody says, or hear them again; `author` is their name as it stands beside their words."""

    author: Author
    mute: bool


class SwitchChat(Command, frozen=True, tag="switch-chat"):
    """The host turns the chat off for all, or on again."""

    on: bool


class Silence(Command, frozen=True, tag="silence"):
    """The host lets nobody hear somebody, or everybody again; `author` is their name as it stands beside their words or at their seat."""

    author: Author
    silent: bool


class Kick(Command, frozen=True, tag="kick"):
    """The host sends somebody away for good, but no player while the game goes on."""

    author: Author


class Hello(Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message of a connection: the token that says who this is, and the version of the wire that is spoken."""

    token: Annotated[str, Meta(max_length=100)]
    wire: int | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping, by which the server measures the lag."""

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
