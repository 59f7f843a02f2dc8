"""Twelve Heroes' decks as text: a whole deck that a player pastes instead of naming hero after hero (H-5.3)."""

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
"""What faults call the deck, before the number of the line."""


def awaits_text(view: HeroesView) -> bool:
    """Whether the viewer is putting a deck together."""
    return view.viewer is not None and forecast(view).stage == "enlist"


def read_text(view: HeroesView, text: str) -> list[Action]:
    """The heroes of a deck that are still to be named: those that the table knows already count towards it."""
    if view.viewer is None:
        return []
    kinds = read_decks({DECK_NAME: text}, find_set(view.options.heroes), view.options.setup())
    named = Counter(number - 1 for number in view.sides[view.viewer].known)
    rest = sorted((Counter(kinds) - named).elements())[: DECK - named.total()]
    return [ACTIONS[ENLIST + kind] for kind in rest]
