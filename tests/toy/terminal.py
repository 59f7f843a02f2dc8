"""Lanterns in a terminal."""

from tablee.core.say import Say
from tests.toy.pieces import NAMES
from tests.toy.views import ToyView


def draw(view: ToyView, say: Say, width: int) -> str:
    rows = [say("draw-round", round=view.round, rounds=view.options.hand)]
    for seat, points in enumerate(view.points):
        rows.append(say("draw-seat", seat=seat, points=points, count=view.sizes[seat]))
    if view.hand:
        rows.append(say("draw-hand", lantern_hand=[NAMES[lantern] for lantern in view.hand]))
    return "\n".join(row[:width] for row in rows)
