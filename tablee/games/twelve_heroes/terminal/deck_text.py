"""Read a whole deck that a player pastes instead of naming the heroes one by one (H-5.3)."""

from __future__ import annotations

from collections import Counter

from tablee.core.action import Action
from tablee.games.twelve_heroes.heroes.decks import read_decks
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.rules.actions import ACTIONS, ENLIST
from tablee.games.twelve_heroes.rules.pieces import DECK
from tablee.games.twelve_heroes.views.forecast import forecast
from tablee.games.twelve_heroes.views.view import HeroesView

DECK_NAME = "deck"
"""The name of the deck in error messages, before the line number."""


def awaits_text(view: HeroesView) -> bool:
    """Return whether the viewer is building a deck."""
    return view.viewer is not None and forecast(view).stage == "enlist"


def read_text(view: HeroesView, text: str) -> list[Action]:
    """Return the choices for the heroes of a deck that are still to be named. Those named already count towards it."""
    if view.viewer is None:
        return []
    kinds = read_decks({DECK_NAME: text}, find_set(view.options.heroes), view.options.setup())
    named = Counter(number - 1 for number in view.sides[view.viewer].known)
    rest = sorted((Counter(kinds) - named).elements())[: DECK - named.total()]
    return [ACTIONS[ENLIST + kind] for kind in rest]
