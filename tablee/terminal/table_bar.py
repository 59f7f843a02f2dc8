"""The top and bottom lines of the table: turn, clocks, connection, and keys."""

from __future__ import annotations

from typing import Final

from tablee.terminal import texts
from tablee.terminal.one_line import ALWAYS, KEYS
from tablee.terminal.table_client import TableClient
from tablee.wire.server import Question, Said
from tablee.words import Words

PHRASES: Final = {
    "hello": "phrase-hello",
    "good-game": "phrase-good-game",
    "well-played": "phrase-well-played",
    "thanks": "phrase-thanks",
    "oops": "phrase-oops",
    "thinking": "phrase-thinking",
    "hurry": "phrase-hurry",
    "one-more": "phrase-one-more",
}
CHAT_PLACE: Final = 4
"""The place of the chat among the keys, behind those that every turn needs."""
AGREE: Final = {"undo": "agree-undo", "end": "agree-end", "draw": "agree-draw", "pause": "agree-pause"}


def bar(table: TableClient, words: Words, *, narrating: bool) -> list[str]:
    """Return the parts of the top line: game, turn (once all is shown), clocks, connection, and spectators."""
    parts = [words("game-name"), words("being-told") if narrating else texts.turn(table, words)]
    parts += _clocks(table, words)
    if not table.connected:
        parts.insert(0, words("connection-lost"))
    if table.info.paused:
        parts.append(words("game-paused"))
    if table.elsewhere:
        parts.append(f"{table.info.code}")
    if table.info.watching and table.elsewhere:
        parts.append(words("watching-now", count=table.info.watching))
    if table.over and table.info.rematch is not None:
        parts.insert(0, words("rematch-open"))
    if table.question is not None:
        parts.insert(0, asked_to_agree(table, words))
    elif table.wish is not None:
        parts[1:2] = [wished(table.wish, words)]
    return parts


def asked_to_agree(table: TableClient, words: Words) -> str:
    """Word the question that somebody here has to answer."""
    question = table.question
    assert question is not None
    return words(AGREE[question.about], seat=question.seat)


def wished(wish: Question, words: Words) -> str:
    """Word what somebody here has asked, and who has not answered yet."""
    asked = words(f"question-{wish.about}", seat=wish.seat)
    return f"{asked} {words('waiting-for', seats=list(wish.waiting))}"


def _clocks(table: TableClient, words: Words) -> list[str]:
    """Word the clocks: first that of the person here, then those that run, because not all may fit."""
    clocks = table.clocks()
    order = sorted(range(len(clocks)), key=lambda seat: (seat not in table.people, not clocks[seat][1]))
    return [f"{'▶' if clocks[seat][1] else ''}{words.name(seat)} {_minutes(clocks[seat][0])}" for seat in order]


def _minutes(seconds: float) -> str:
    whole = int(seconds)
    if whole >= 3600:
        return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
    return f"{whole // 60}:{whole % 60:02d}"


def keys(table: TableClient, words: Words, *, narrating: bool, dice: bool) -> str:
    """Return the keys that work now. People who talk to each other have one more."""
    listed = _keys(table, words, narrating=narrating, dice=dice).split(KEYS)
    if table.elsewhere and table.info.chat and table.question is None and not narrating:
        listed.insert(min(CHAT_PLACE, len(listed) - ALWAYS), words("keys-chat"))
    return KEYS.join(listed)


def _keys(table: TableClient, words: Words, *, narrating: bool, dice: bool) -> str:
    if table.question is not None:
        return words("keys-agree")
    if narrating:
        return words("keys-telling")
    if table.over:
        return words("keys-over")
    if not table.people:
        return words("keys-watching")
    if table.asked is None:
        return words("keys-waiting")
    return words("keys-dice") if dice else words("keys-play")


def spoken(said: Said, words: Words) -> str:
    """Word a chat message. Quick phrases appear in the reader's language."""
    text = said.text if said.text is not None else words(f"phrase-{said.phrase}")
    return words("name-and-text", name=said.author, text=text)
