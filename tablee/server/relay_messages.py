"""The messages between processes about clients and tables. Tags and the order of fields must never change.

During an upgrade, processes of two versions exchange messages. So only add new tags, or fields at the end. Messages
with an unknown tag are skipped.
"""

from __future__ import annotations

import msgspec


class Joined(msgspec.Struct, array_like=True, tag="join"):
    """A client at the edge wants to join a table."""

    key: int
    table: str
    user: str
    name: str
    address: str = ""
    heard: int | None = None
    """The last chat message that the client heard."""


class Spoke(msgspec.Struct, array_like=True, tag="spoke"):
    """A client sent a frame. `lag` is the lag of its connection."""

    key: int
    lag: float
    frame: bytes


class Behind(msgspec.Struct, array_like=True, tag="behind"):
    """A client missed updates and needs a fresh one."""

    key: int


class Left(msgspec.Struct, array_like=True, tag="left"):
    """A client left."""

    key: int


class Answered(msgspec.Struct, array_like=True, tag="answered"):
    """A frame for a client."""

    key: int
    frame: bytes


class Dismissed(msgspec.Struct, array_like=True, tag="dismissed"):
    """A client must be disconnected."""

    key: int
    code: str
    retry: bool


class Alive(msgspec.Struct, array_like=True, tag="alive"):
    """A heartbeat."""


class Ordered(msgspec.Struct, array_like=True, tag="ordered"):
    """An operator's order as JSON, sent to all processes."""

    order: bytes


Word = Joined | Spoke | Behind | Left | Answered | Dismissed | Alive | Ordered


class Letter(msgspec.Struct, array_like=True):
    """Messages from one process to another, in order."""

    sender: str
    words: list[Word]
    version: int = 0
    """The sender's version of these messages; 0 for a process from before there were versions."""


class _Unread(msgspec.Struct, array_like=True):
    sender: str
    words: list[msgspec.Raw]
    version: int = 0


VERSION = 2
"""Grows with every tag or field added here."""

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of decoding bytes that are no letter. UnicodeDecodeError is for broken texts."""

_decoder = msgspec.msgpack.Decoder(Letter)
_unread = msgspec.msgpack.Decoder(_Unread)
_word: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)


def encode_letter(sender: str, words: list[Word]) -> bytes:
    """Encode messages for publishing."""
    return msgspec.msgpack.encode(Letter(sender, words, VERSION))


def decode_letter(data: bytes) -> Letter:
    """Decode a letter. From a newer version, keep only the messages known here."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        unread = _unread.decode(data)
        if unread.version <= VERSION:
            raise
    known = [word for raw in unread.words if (word := _known(raw)) is not None]
    return Letter(unread.sender, known, unread.version)


def _known(raw: msgspec.Raw) -> Word | None:
    try:
        return _word.decode(raw)
    except msgspec.ValidationError:
        return None
