"""Write views as JSON straight from the card sets: a table does it after every choice for every viewer."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from tablee.core.bits import members, size
from tablee.core.game import Viewer
from tablee.games.claim.rules.pieces import CARDS, FACTIONS, NAME, NONE, OF
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY, vote
from tablee.games.claim.views.build import hidden_cards
from tablee.games.claim.views.view import STAGES

if TYPE_CHECKING:
    from mypy_extensions import i64

BRACKET: Final = 91
"""The code of `[`. In a list whose members all follow a comma, it replaces the first comma."""
NUMBER: Final = [str(number).encode() for number in range(CARDS + 1)]
NEXT_SEAT: Final = [b",null", b",0", b",1"]
"""Each seat after a comma, beginning with nobody."""
STAGE: Final = [f'"{stage}"'.encode() for stage in STAGES]
CARD: Final = [f'"{name}"'.encode() for name in NAME]
GROUP: Final = 6
"""Cards are written in groups of this many: the text of every possible group is kept."""
GROUPS: Final = [
    [b"".join([b"," + CARD[first + card] for card in members(group) if first + card < CARDS]) for group in range(64)]
    for first in range(0, CARDS, GROUP)
]
"""`GROUPS[n][cards]` has the names of these cards of the n-th group, each after a comma."""
FACTION: Final = [f'"{name}"'.encode() for name in FACTIONS]


def write_view(state: Claim, viewer: Viewer) -> bytes:
    """Return the JSON of `build_view`, without building the view."""
    first: i64 = hidden_cards(state, 0, viewer)
    second: i64 = hidden_cards(state, 1, viewer)
    out = BytesWriter()
    out.write(b'{"viewer":')
    write_seat(out, NOBODY if viewer is None else viewer)
    write_options(out, state)
    out.write(b',"stage":')
    out.write(STAGE[state.stage])
    out.write(b',"phase":')
    out.write(NUMBER[state.phase])
    out.write(b',"leader":')
    write_seat(out, state.leader)
    out.write(b',"led":')
    write_card(out, state.led)
    out.write(b',"prize":')
    write_card(out, state.prize)
    out.write(b',"deck":')
    out.write(NUMBER[size(state.deck)])
    out.write(b',"sides":[')
    write_side(out, state, 0, first)
    out.write(b",")
    write_side(out, state, 1, second)
    out.write(b'],"discards":')
    write_cards(out, state.discards)
    out.write(b',"unseen":')
    write_cards(out, first | second | state.deck)
    write_votes(out, state.players[0].score, state.players[1].score)
    write_last(out, state)
    out.write(b"}")
    return out.getvalue()


def write_options(out: BytesWriter, state: Claim) -> None:
    out.write(b',"card_count":true' if state.card_count else b',"card_count":false')
    out.write(b',"without_majority":"draw"' if state.needs_three else b',"without_majority":"more-votes"')


def write_side(out: BytesWriter, state: Claim, seat: i64, hidden: i64) -> None:
    player = state.players[seat]
    hand: i64 = player.hand
    followers: i64 = player.followers
    out.write(b'{"hand":')
    write_cards(out, hand & ~hidden)
    out.write(b',"hand_unseen":')
    out.write(NUMBER[size(hand & hidden)])
    out.write(b',"followers":')
    write_cards(out, followers & ~hidden)
    out.write(b',"followers_unseen":')
    out.write(NUMBER[size(followers & hidden)])
    out.write(b',"secret":')
    write_cards(out, player.secret & ~hidden)
    out.write(b',"score":')
    write_cards(out, player.score)
    write_voids(out, player.voids)
    out.write(b"}")


def write_voids(out: BytesWriter, cards: i64) -> None:
    out.write(b',"voids":[')
    written = False
    for faction in range(5):
        if cards & OF[faction]:
            if written:
                out.write(b",")
            out.write(FACTION[faction])
            written = True
    out.write(b"]")


def write_votes(out: BytesWriter, first: i64, second: i64) -> None:
    out.write(b',"votes":')
    start: i64 = len(out)
    for faction in range(5):
        out.write(NEXT_SEAT[vote(faction, first, second) - NOBODY])
    out[start] = BRACKET
    out.write(b"]")


def write_last(out: BytesWriter, state: Claim) -> None:
    """Write the last trick."""
    if state.last_led == NONE:
        out.write(b',"last":null')
        return
    out.write(b',"last":{"led":')
    out.write(CARD[state.last_led])
    out.write(b',"second":')
    out.write(CARD[state.last_second])
    out.write(b',"winner":')
    write_seat(out, state.leader)
    out.write(b"}")


def write_cards(out: BytesWriter, cards: i64) -> None:
    if cards == 0:
        out.write(b"[]")
        return
    start: i64 = len(out)
    group: i64 = 0
    while cards != 0:
        if cards & 63 != 0:
            out.write(GROUPS[group][cards & 63])
        cards >>= GROUP
        group += 1
    out[start] = BRACKET
    out.write(b"]")


def write_seat(out: BytesWriter, seat: i64) -> None:
    out.write(b"null" if seat == NOBODY else NUMBER[seat])


def write_card(out: BytesWriter, card: i64) -> None:
    out.write(b"null" if card == NONE else CARD[card])
