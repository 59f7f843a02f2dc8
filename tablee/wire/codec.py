"""Messages as bytes and back; what does not fit a definition is malformed, which is not the same as illegal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tablee.core.refusal import Refused
from tablee.wire.client import ClientMessage
from tablee.wire.server import Refusal, ServerMessage

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading bytes that are no message may end in; the last where they are nested too deeply."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(frame: bytes | str) -> ClientMessage:
    """The message in a frame. Refuses what is malformed and says where."""
    try:
        return _decoder.decode(frame)
    except UNREADABLE as error:
        raise Refused("malformed", detail=str(error)) from error


class _WithId(msgspec.Struct):
    id: str


_id_decoder = msgspec.json.Decoder(_WithId)


def id_in(frame: bytes | str) -> str | None:
    """The id of a message that is malformed otherwise, so that its sender knows which one is refused."""
    try:
        return _id_decoder.decode(frame).id[:40]
    except UNREADABLE:
        return None


encode: Callable[[ServerMessage], bytes] = _encoder.encode
"""The frame for a message."""


def refusal(refused: Refused, message_id: str | None) -> Refusal:
    """A refusal as it goes to the one whose message it was."""
    return Refusal(message_id, refused.code, refused.rule, refused.params)
