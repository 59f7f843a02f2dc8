"""Twelve Heroes' `Game` object: everything the rest of the project uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core.action import Action
from tablee.core.game import Game, GameInfo
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.rules import Before
from tablee.core.say import Say
from tablee.games.twelve_heroes.bots.estimate import share
from tablee.games.twelve_heroes.bots.levels import BOTS
from tablee.games.twelve_heroes.coach.examples import EXAMPLES
from tablee.games.twelve_heroes.coach.lesson import LESSON
from tablee.games.twelve_heroes.heroes.catalogue import HeroCard, catalogue
from tablee.games.twelve_heroes.heroes.library import NEWEST, find_set, read_set
from tablee.games.twelve_heroes.options import PRESETS, HeroesOptions
from tablee.games.twelve_heroes.rules.actions import ACTIONS
from tablee.games.twelve_heroes.rules.pieces import FACTIONS, LAST_TURN, PLACE_NAMES, TILE_NAMES, VERSIONS
from tablee.games.twelve_heroes.rules.refusals import refusal
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.terminal.board import board, consider, wording
from tablee.games.twelve_heroes.terminal.cards import printed, topics
from tablee.games.twelve_heroes.terminal.deck_text import awaits_text, read_text
from tablee.games.twelve_heroes.terminal.prose import draw
from tablee.games.twelve_heroes.terminal.scene import step, stopped
from tablee.games.twelve_heroes.views import position
from tablee.games.twelve_heroes.views.encoding import parts
from tablee.games.twelve_heroes.views.forecast import HeroesForecast, forecast
from tablee.games.twelve_heroes.views.imagine import imagine
from tablee.games.twelve_heroes.views.knowledge import known
from tablee.games.twelve_heroes.views.score import score
from tablee.games.twelve_heroes.views.telling import TELLING
from tablee.games.twelve_heroes.views.view import HeroesView, new_match, view_of

OPENING: Final = 80
"""More than the choices before the first turn: two mulligans of at most six, and twelve picks or cards to name."""
BUSIEST_TURN: Final = 40
BUSIEST_TURN_WITH_EXTRA: Final = 60
"""The decisions that a turn is given, and more if cards can be given for actions (H-4.1)."""


class TwelveHeroesGame(Game[HeroesOptions, TwelveHeroes, HeroesView]):
    """Two armies of twelve, three Regions, and never enough Food."""

    info = GameInfo(
        id="twelve_heroes", rules_version=4, seats=(2, 2), minutes=(30, 45), longest=7_280, simultaneous=True
    )
    options = HeroesOptions
    views = HeroesView
    forecasts = HeroesForecast
    actions = ACTIONS
    newest = {"heroes": NEWEST}
    changes = {
        2: Before(defaults={"departed": "act"}),
        3: Before(defaults={"heroes": "tablee-1"}, names={"heroes": {"tablee": "tablee-1"}}),
        4: Before(defaults={"heroes": "tablee-2"}, names={"heroes": {"tablee": "tablee-2"}}),
    }
    presets = PRESETS
    bots = BOTS
    nouns = {"place": PLACE_NAMES, "tile": TILE_NAMES, "faction": FACTIONS, "version": VERSIONS[1:]}
    piece = HeroCard
    examples = EXAMPLES
    lesson = LESSON
    telling = TELLING
    view = staticmethod(view_of)
    imagine = staticmethod(imagine)
    forecast = staticmethod(forecast)
    score = staticmethod(score)
    draw = staticmethod(draw)
    board = staticmethod(board)
    step = staticmethod(step)
    stopped = staticmethod(stopped)
    consider = staticmethod(consider)
    wording = staticmethod(wording)
    awaits_text = staticmethod(awaits_text)
    read_text = staticmethod(read_text)
    topics = staticmethod(topics)
    parts = staticmethod(parts)
    known = staticmethod(known)

    def new(self, options: HeroesOptions, seats: int) -> TwelveHeroes:
        return new_match(options)

    def write_fields(self, options: HeroesOptions, seats: int, state: TwelveHeroes) -> dict[str, str]:
        return position.write_fields(options, state)

    def read_fields(self, options: HeroesOptions, seats: int, fields: Fields) -> TwelveHeroes:
        return position.read_fields(options, fields)

    def refusal(self, state: TwelveHeroes, seat: int, action: int) -> Refused:
        return refusal(state, action)

    def longest(self, options: HeroesOptions, seats: int) -> int:
        """Return the most decisions of a match: those of the opening and of every turn.

        The rules limit the number of turns (H-2.8) and of actions in a turn, but not the choices that abilities ask
        for. A set of your own could ask again and again. So `BUSIEST_TURN` is an estimate. We searched for long turns
        with our own heroes, and took twice the most decisions that we found.
        """
        return OPENING + LAST_TURN * (BUSIEST_TURN_WITH_EXTRA if options.extra_actions else BUSIEST_TURN)

    def bounded(self, options: HeroesOptions, seats: int) -> bool:
        """Return False: no rule limits the choices that abilities ask for within a turn."""
        return False

    def evaluate(self, state: TwelveHeroes) -> list[float]:
        first = share(state, 0)
        return [first, 1.0 - first]

    def lexicon(self, options: HeroesOptions, language: str) -> Mapping[str, str]:
        """Return the names on the cards of the set in play."""
        cards = find_set(options.heroes).cards
        return {f"hero-{number}": card.name_in(language) for number, card in enumerate(cards, 1)}

    def pieces(self, options: HeroesOptions, say: Say) -> Sequence[HeroCard]:
        """Return the cards of the set in play. An invalid set raises `Refused` with all its faults in words."""
        return catalogue(read_set(options.heroes, say), say)

    def explain(self, options: HeroesOptions, action: Action, say: Say) -> str:
        hero = action.params.get("hero")
        return "" if hero is None else printed(self.pieces(options, say)[int(str(hero)) - 1], say)


GAME = TwelveHeroesGame()
