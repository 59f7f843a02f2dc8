"""Build views from positions (C-6.1). Compiled, because it runs after every choice for every viewer."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import lowest, size
from tablee.core.game import Viewer
from tablee.games.claim.rules.pieces import FACTIONS, NAME, NONE, OF
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY, vote
from tablee.games.claim.views.view import STAGES, ClaimView, Side, Trick

if TYPE_CHECKING:
    from mypy_extensions import i64


def build_view(state: Claim, viewer: Viewer) -> ClaimView:
    """Return all that a viewer may know of a position."""
    hidden = [hidden_cards(state, seat, viewer) for seat in (0, 1)]
    leader = None if state.leader == NOBODY else int(state.leader)
    return ClaimView(
        viewer=viewer,
        card_count=state.card_count,
        without_majority="draw" if state.needs_three else "more-votes",
        stage=STAGES[state.stage],
        phase=state.phase,
        leader=leader,
        led=_name(state.led),
        prize=_name(state.prize),
        deck=size(state.deck),
        sides=(_side(state, 0, hidden[0]), _side(state, 1, hidden[1])),
        discards=_names(state.discards),
        unseen=_names(hidden[0] | hidden[1] | state.deck),
        votes=_votes(state.players[0].score, state.players[1].score),
        last=_last(state),
    )


def hidden_cards(state: Claim, seat: int, viewer: Viewer) -> int:
    """Return the cards of a seat that the viewer has not seen and cannot infer."""
    if viewer == seat:
        return 0
    if state.phase == 1:
        return state.players[seat].hand | state.players[seat].secret
    # C-6.1: cards that one player has not seen by now are in the other's hand; a spectator saw neither player's draws.
    return state.players[seat].secret if viewer is None else 0


def _side(state: Claim, seat: int, hidden: int) -> Side:
    hand, followers = state.players[seat].hand, state.players[seat].followers
    return Side(
        hand=_names(hand & ~hidden),
        hand_unseen=size(hand & hidden),
        followers=_names(followers & ~hidden),
        followers_unseen=size(followers & hidden),
        secret=_names(state.players[seat].secret & ~hidden),
        score=_names(state.players[seat].score),
        voids=_factions(state.players[seat].voids),
    )


def _last(state: Claim) -> Trick | None:
    if state.last_led == NONE:
        return None
    return Trick(NAME[state.last_led], NAME[state.last_second], state.leader)


def _votes(first: int, second: int) -> tuple[int | None, ...]:
    """Return who has each faction's vote with these cards."""
    seats: list[int | None] = [None] * 5
    for faction in range(5):
        seat = vote(faction, first, second)
        if seat != NOBODY:
            seats[faction] = seat
    return tuple(seats)


def _factions(cards: i64) -> tuple[str, ...]:
    """Return the factions of these cards."""
    if cards == 0:
        return ()
    return tuple([FACTIONS[faction] for faction in range(5) if cards & OF[faction]])


def _names(cards: i64) -> tuple[str, ...]:
    if cards == 0:
        return ()
    found: list[str] = [""] * size(cards)
    place: i64 = 0
    while cards != 0:
        found[place] = NAME[lowest(cards)]
        place += 1
        cards &= cards - 1
    return tuple(found)


def _name(card: int) -> str | None:
    return None if card == NONE else NAME[card]
