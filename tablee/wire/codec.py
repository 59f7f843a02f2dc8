"""Encode and decode messages. A message that fits no definition is malformed, which is not the same as illegal."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core.refusal import Refused
from tablee.wire.client import ClientMessage
from tablee.wire.server import Refusal, ServerMessage

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of decoding bytes that are no message. RecursionError is for deep nesting."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(frame: bytes | str) -> ClientMessage:
    """Decode a client's message. Refuse a malformed one, and say where."""
    try:
        return _decoder.decode(frame)
    except UNREADABLE as error:
        raise Refused("malformed", detail=str(error)) from error


_id_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(msgspec.defstruct("WithId", [("id", str)]))


def id_in(frame: bytes | str) -> str | None:
    """Return the id of a malformed message, so that its sender knows which message is refused."""
    try:
        found: str = _id_decoder.decode(frame).id
    except UNREADABLE:
        return None
    return found[:40]


encode: Callable[[ServerMessage], bytes] = _encoder.encode
"""Encode a server's message."""


def plain_params(params: dict[str, Any]) -> dict[str, Any]:
    """Return parameters that can be written as JSON. Clients may send lone surrogates and numbers beyond 64 bits."""
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        return str(float(value)) if abs(value) < 10**300 else "…"
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


def refusal(refused: Refused, message_id: str | None) -> Refusal:
    """Return a refusal as the message for the sender of the refused one."""
    return Refusal(message_id, refused.code, refused.rule, plain_params(refused.params))
