"""A position of Claim as text. Cards are the letter of their faction and their values, as in `G0035K2`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tablee.core.bits import bit, members
from tablee.core.position import Fields
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import ALL, FACTION, FACTIONS, NAME, NONE, OF, VALUE
from tablee.games.claim.rules.stages import DEAL, DRAW, FOLLOW, LEAD, LEADER
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.views.view import STAGES

LETTERS: Final = "GDUXK"
"""Goblin, Dwarf, Undead, Doppelganger (X, because it can be any faction) and Knight."""
CARDS: Final = re.compile(f"(?:[{LETTERS}]\\d+)*")
BY_NAME: Final = {name: [card for card in range(len(NAME)) if NAME[card] == name] for name in NAME}


class Box:
    """The cards that have no place yet."""

    def __init__(self) -> None:
        self.left = int(ALL)


def write_fields(state: Claim) -> dict[str, str]:
    """Write the first seat's cards before the slash and the second's after it. The deck is every card not named."""
    players = state.players
    last = (state.last_led, state.last_second) if state.last_led != NONE else ()
    fields = {
        "wait": STAGES[state.stage],
        "phase": str(state.phase),
        "leader": str(state.leader + 1) if state.leader != NOBODY else "",
        "led": _one(state.led),
        "prize": _one(state.prize),
        "hands": _both(_cards(members(player.hand)) for player in players),
        "followers": _both(_cards(members(player.followers)) for player in players),
        "secret": _both(_cards(members(player.secret)) for player in players),
        "scores": _both(_cards(members(player.score)) for player in players),
        "voids": _both(_letters(player.voids) for player in players),
        "discards": _cards(members(state.discards)),
        "last": "-".join(map(_one, last)),
    }
    return {name: text for name, text in fields.items() if text}


def read_fields(options: ClaimOptions, fields: Fields) -> Claim:
    """Read the position and check that every card lies in one place."""
    leader = fields.seat("leader", 2)
    state = Claim(NOBODY if leader is None else leader, options.card_count, options.without_majority == "draw")
    state.stage = STAGES.index(fields.one_of("wait", STAGES, "lead"))
    state.phase = fields.number("phase", 1, 1, 2)
    cards = Box()
    state.led = _taken_one(fields, "led", cards)
    state.prize = _taken_one(fields, "prize", cards)
    _read_piles(state, fields, cards)
    state.discards = _taken(fields, "discards", fields.text("discards"), cards)
    state.deck = cards.left if state.phase == 1 else 0
    last = fields.text("last")
    if last:
        led, second = (_names(fields, "last", each) for each in (*last.split("-"), "")[:2])
        if len(led) != 1 or len(second) != 1:
            raise fields.wrong("last", "K3-D5")
        state.last_led, state.last_second = (NAME.index(each[0]) for each in (led, second))
    _check(state, cards, fields)
    return state


def _read_piles(state: Claim, fields: Fields, cards: Box) -> None:
    """Read both seats' piles. Secret cards are taken from the hand or the followers."""
    texts = {name: fields.each(name, 2) for name in ("hands", "followers", "secret", "scores", "voids")}
    for seat, player in enumerate(state.players):
        player.hand = _taken(fields, "hands", texts["hands"][seat], cards)
        player.followers = _taken(fields, "followers", texts["followers"][seat], cards)
        player.score = _taken(fields, "scores", texts["scores"][seat], cards)
        player.secret = _found(fields, texts["secret"][seat], player.hand | player.followers)
        if not set(texts["voids"][seat]) <= set(LETTERS):
            raise fields.wrong("voids", f"{LETTERS[0]}/{LETTERS[-1]}")
        player.voids = sum(OF[LETTERS.index(letter)] for letter in set(texts["voids"][seat]))


def _check(state: Claim, cards: Box, fields: Fields) -> None:
    hands = [len(members(player.hand)) for player in state.players]
    if state.stage in (LEADER, DEAL):
        if state.phase == 2 or any(hands):
            raise fields.wrong("hands", "/")
        return
    if state.leader == NOBODY:
        raise fields.wrong("leader", "1 | 2")
    if (state.stage == FOLLOW) != (state.led != NONE):
        raise fields.wrong("led", "K3")
    follower = hands[1 - state.leader] - (1 if state.led != NONE else 0)
    if hands[state.leader] != follower or (state.stage in (LEAD, FOLLOW) and hands[1 - state.leader] < 1):
        raise fields.wrong("hands", "G1/K2")
    if state.phase == 1 and (state.stage in (LEAD, FOLLOW)) != (state.prize != NONE):
        raise fields.wrong("prize", "K3")
    if state.phase == 2 and (cards.left or state.prize != NONE):
        raise fields.wrong("discards", _cards(members(cards.left)) or "G1")
    _check_deck(state, hands, fields)


def _check_deck(state: Claim, hands: list[int], fields: Fields) -> None:
    """Check the size of the deck.

    C-2.4: each trick of the first phase takes a prize and a card from the deck, and the first prize has already left
    it.
    """
    wanted = 2 * max(hands) + (1 if state.stage == DRAW else -1)
    if state.phase == 1 and len(members(state.deck)) < wanted:
        raise fields.wrong("hands", "G1/K2")


def _cards(cards: Iterable[int]) -> str:
    values = [""] * len(LETTERS)
    for card in cards:
        values[FACTION[card]] += str(VALUE[card])
    return "".join(letter + value for letter, value in zip(LETTERS, values, strict=True) if value)


def _one(card: int) -> str:
    return _cards([card]) if card != NONE else ""


def _letters(cards: int) -> str:
    return "".join(letter for letter, suit in zip(LETTERS, OF, strict=True) if cards & suit)


def _both(texts: Iterable[str]) -> str:
    joined = "/".join(texts)
    return "" if joined == "/" else joined


def _names(fields: Fields, name: str, text: str) -> tuple[str, ...]:
    """Return the names of the cards in a text."""
    if not CARDS.fullmatch(text):
        raise fields.wrong(name, "G0035K2")
    suits = re.findall(r"([A-Z])(\d+)", text)
    found = [f"{FACTIONS[LETTERS.index(suit)]}-{value}" for suit, values in suits for value in values]
    if not set(found) <= set(BY_NAME):
        raise fields.wrong(name, "G0035K2")
    return tuple(found)


def _taken_one(fields: Fields, name: str, cards: Box) -> int:
    found = members(_taken(fields, name, fields.text(name), cards))
    if len(found) > 1:
        raise fields.wrong(name, "K3")
    return found[0] if found else NONE


def _taken(fields: Fields, name: str, text: str, cards: Box) -> int:
    """Take the cards of a text, which must not lie anywhere else."""
    taken = 0
    for wanted in _names(fields, name, text):
        fitting = [card for card in BY_NAME[wanted] if cards.left & bit(card)]
        if not fitting:
            raise fields.wrong(name, _cards(members(cards.left)) or "G1")
        cards.left ^= bit(fitting[0])
        taken |= bit(fitting[0])
    return taken


def _found(fields: Fields, text: str, where: int) -> int:
    """Find the cards of a text among these. Of the Goblins of value 0, take the last."""
    found = 0
    for name in _names(fields, "secret", text):
        fitting = [card for card in members(where & ~found) if NAME[card] == name]
        if not fitting:
            raise fields.wrong("secret", _cards(members(where)))
        found |= bit(fitting[-1])
    return found
