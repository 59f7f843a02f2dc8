"""What processes say to one another about clients and tables. The tags and the order of fields stay as they are.

During an upgrade processes of two versions speak to each other, so only new tags, and fields at the end, may be added. Words
with a tag that is not known here are skipped.
"""

from __future__ import annotations

import msgspec


class Joined(msgspec.Struct, array_like=True, tag="join"):
    """A client at the edge wants to be at a table."""

    key: int
    table: str
    user: str
    name: str
    address: str = ""


class Spoke(msgspec.Struct, array_like=True, tag="spoke"):
    """A client said something; `lag` is how long its connection takes."""

    key: int
    lag: float
    frame: bytes


class Behind(msgspec.Struct, array_like=True, tag="behind"):
    """A client missed updates and wants a fresh one."""

    key: int


class Left(msgspec.Struct, array_like=True, tag="left"):
    """A client is gone."""

    key: int


class Answered(msgspec.Struct, array_like=True, tag="answered"):
    """A frame for a client."""

    key: int
    frame: bytes


class Dismissed(msgspec.Struct, array_like=True, tag="dismissed"):
    """A client is to be sent away."""

    key: int
    code: str
    retry: bool


class Alive(msgspec.Struct, array_like=True, tag="alive"):
    """Nothing to say, but still here."""


class Ordered(msgspec.Struct, array_like=True, tag="ordered"):
    """An operator's order, as JSON; told to all processes."""

    order: bytes


Word = Joined | Spoke | Behind | Left | Answered | Dismissed | Alive | Ordered


class Letter(msgspec.Struct, array_like=True):
    """Words from one process to another, in order."""

    sender: str
    words: list[Word]
    version: int = 0
    """What the sender speaks; 0 is a process from before versions."""


class _Unread(msgspec.Struct, array_like=True):
    sender: str
    words: list[msgspec.Raw]
    version: int = 0


VERSION = 1
"""Goes up with every tag or field that is added here."""

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading bytes that are no letter may end in; the second where a text in them is none."""

_decoder = msgspec.msgpack.Decoder(Letter)
_unread = msgspec.msgpack.Decoder(_Unread)
_word: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)


def encode_letter(sender: str, words: list[Word]) -> bytes:
    """Words as they are published."""
    return msgspec.msgpack.encode(Letter(sender, words, VERSION))


def decode_letter(data: bytes) -> Letter:
    """What another process published; of one that speaks a newer version, the words that are known here."""
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
