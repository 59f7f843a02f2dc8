"""Observations for learning programs, written straight from the position. `views.encoding` explains the numbers."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, size
from tablee.core.packing import PLACE, capped, one_hot, pack, put_set
from tablee.games.king_of_12.rules.phases import FORETELLING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King

MAX_TOLD: Final = 255
MAX_TOKENS: Final = 15
"""The cap on tokens of a kind and on rounds won in an observation."""
LOWEST_VALUE: Final = 7
"""The offset added to the value of a die, which can be negative (K12-4.3)."""
SEAT_WORDS: Final = 14
GROUP: Final = 3
STAGE: Final = 4
FLAGS: Final = 5
"""The places in a seat's words: its group, its stage, and its flags."""


def observe(state: King, words: vec[i64], at: i64, seat: i64) -> None:
    """Write the match, the seat's own cards, then every seat from its own on (K12-6.1)."""
    own = state.everybody[seat]
    playoff: i64 = 1 if state.playoff else 0
    champions: i64 = 1 if state.among_champions else 0
    words[at] = one_hot(state.phase)
    words[at + 1] = one_hot(state.phase - 8)
    words[at + 2] = pack(capped(state.round, MAX_TOLD), capped(state.turn, MAX_TOLD), playoff, champions)
    words[at + 3] = 0
    if state.phase == FORETELLING:
        words[at + 3] = one_hot(state.oracle)
    at = put_set(words, at + 4, state.characters, 2)
    at = put_set(words, at, own.hand, 2)
    at = put_set(words, at, own.buried, 2)
    seats: i64 = len(state.everybody)
    for step in range(seats):
        other: i64 = (seat + step) % seats
        put_seat(state, words, at + step * SEAT_WORDS, state.everybody[other], other == seat)
    put_company(state.groups, words, at + GROUP, seat, seats)
    put_company(state.stage, words, at + STAGE, seat, seats)
    put_thefts(state, words, at + FLAGS, seat)


def put_seat(state: King, words: vec[i64], at: i64, player: Player, own: bool) -> None:
    """Write what all see of a seat. Its spent cards are included only if they lie open (K12-8.7)."""
    seen: i64 = 0
    if own or not state.setup.face_down:
        seen = player.spent
    die: i64 = 0
    if player.die > 0:
        die = bit(player.die - 1)
    put_set(words, at, die, 2)
    words[at + 2] = pack(
        player.value + LOWEST_VALUE,
        capped(player.ones, MAX_TOKENS),
        capped(player.twos, MAX_TOKENS),
        capped(player.wins, MAX_TOKENS),
        capped(player.scored, MAX_TOLD),
        size(player.buried),
        size(player.hand),
    )
    words[at + GROUP] = 0
    words[at + STAGE] = 0
    words[at + FLAGS] = flags_of(state, player.seat)
    at = put_set(words, at + FLAGS + 1, player.card, 2)
    at = put_set(words, at, seen, 2)
    at = put_set(words, at, player.shown, 2)
    put_set(words, at, player.shown_later, 2)


def flags_of(state: King, seat: i64) -> i64:
    """Return the flags of a seat: champion, awaited, had eight points before a theft, has won."""
    champion: i64 = 1 if bit(seat) & state.champions != 0 else 0
    awaited: i64 = 1 if bit(seat) & state.pending != 0 else 0
    reached: i64 = 1 if bit(seat) & state.reached != 0 else 0
    winner: i64 = 1 if seat == state.winner else 0
    return pack(champion, awaited, reached, winner)


def put_company(groups: list[Group], words: vec[i64], at: i64, first: i64, seats: i64) -> None:
    """Write for each seat in a group: whether it sits with the viewer, which group it is, and its place in it."""
    for number, group in enumerate(groups):
        with_viewer: i64 = 0
        for player in group.players:
            if player.seat == first:
                with_viewer = 1
        for place, player in enumerate(group.players):
            step: i64 = (player.seat - first) % seats
            words[at + step * SEAT_WORDS] = with_viewer + PLACE[1 + number] + (place + 1) * PLACE[5]


def put_thefts(state: King, words: vec[i64], at: i64, first: i64) -> None:
    """Write up to two thefts that a seat still has: how far around the table, and when its turn is (K12-8.5)."""
    seats: i64 = len(state.everybody)
    for turn, (thief, victim) in enumerate(state.thefts):
        place: i64 = at + (thief - first) % seats * SEAT_WORDS
        far: i64 = (victim - thief) % seats
        told: i64 = words[place]
        if told < PLACE[4]:
            words[place] = told + far * PLACE[4] + (turn + 1) * PLACE[5]
        elif told < PLACE[6]:
            words[place] = told + far * PLACE[6] + (turn + 1) * PLACE[7]
