"""Who knows what in Lanterns."""

from __future__ import annotations

from tablee.core.bits import mask_of, members, size
from tablee.core.game import View
from tablee.core.rng import Rng
from tests.toy.options import ToyOptions
from tests.toy.pieces import ALL
from tests.toy.rules import ToyState


class ToyView(View, frozen=True, kw_only=True):
    """`hand` is the viewer's own; only the sizes of the others are known."""

    options: ToyOptions
    viewer: int | None
    phase: int
    dealt: int
    round: int
    winner: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]


def view(state: ToyState, viewer: int | None) -> ToyView:
    return ToyView(
        options=state.options,
        viewer=viewer,
        phase=state.phase,
        dealt=state.dealt,
        round=state.round,
        winner=state.winner,
        hand=() if viewer is None else tuple(members(state.hands[viewer])),
        sizes=tuple(size(hand) for hand in state.hands),
        shown=tuple(state.shown),
        points=tuple(state.points),
    )


def imagine(view: ToyView, rng: Rng) -> ToyState:
    """Unseen lanterns may be anywhere, with equal probability."""
    state = ToyState(view.options, len(view.sizes))
    state.phase, state.dealt, state.round, state.winner = view.phase, view.dealt, view.round, view.winner
    state.shown, state.points = list(view.shown), list(view.points)
    state.deck = ALL ^ mask_of(state.shown) ^ mask_of(list(view.hand))
    for seat, held in enumerate(view.sizes):
        mine = seat == view.viewer
        state.hands[seat] = mask_of(list(view.hand)) if mine else rng.subset(state.deck, held)
        if not mine:
            state.deck ^= state.hands[seat]
    return state
