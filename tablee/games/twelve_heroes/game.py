"""Twelve Heroes as the rest of the project sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.core.action import Action
from tablee.core.game import Game, GameInfo, Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.games.twelve_heroes import encoding, imagining, refusing, terminal, views
from tablee.games.twelve_heroes.actions import ACTIONS
from tablee.games.twelve_heroes.bots import BOTS
from tablee.games.twelve_heroes.catalogue import HeroCard, catalogue
from tablee.games.twelve_heroes.estimate import share
from tablee.games.twelve_heroes.examples import EXAMPLES
from tablee.games.twelve_heroes.lesson import LESSON
from tablee.games.twelve_heroes.library import find_set, read_set
from tablee.games.twelve_heroes.options import PRESETS, HeroesOptions
from tablee.games.twelve_heroes.pieces import FACTIONS, PLACE_NAMES, TILE_NAMES, VERSIONS
from tablee.games.twelve_heroes.rules import TwelveHeroes
from tablee.games.twelve_heroes.views import HeroesView


class TwelveHeroesGame(Game[HeroesOptions, TwelveHeroes, HeroesView]):
    """Two armies of twelve, three Regions, and never enough Food."""

    info = GameInfo(id="twelve_heroes", rules_version=1, seats=(2, 2), minutes=(30, 45), longest=20_000)
    options = HeroesOptions
    views = HeroesView
    actions = ACTIONS
    presets = PRESETS
    bots = BOTS
    nouns = {"place": PLACE_NAMES, "tile": TILE_NAMES, "faction": FACTIONS, "version": VERSIONS[1:]}
    piece = HeroCard
    examples = EXAMPLES
    lesson = LESSON

    def new(self, options: HeroesOptions, seats: int) -> TwelveHeroes:
        return views.new(options)

    def view(self, state: TwelveHeroes, viewer: Viewer) -> HeroesView:
        return views.view(state, viewer)

    def imagine(self, view: HeroesView, rng: Rng) -> TwelveHeroes:
        return imagining.imagine(view, rng)

    def refusal(self, state: TwelveHeroes, seat: int, action: int) -> Refused:
        return refusing.refusal(state, action)

    def draw(self, view: HeroesView, say: Say, width: int) -> str:
        return terminal.draw(view, say, width)

    def encode(self, view: HeroesView) -> list[float]:
        return encoding.encode(view)

    def evaluate(self, state: TwelveHeroes) -> list[float]:
        first = share(state, 0)
        return [first, 1.0 - first]

    def seats_of(self, state: TwelveHeroes) -> int:
        return 2

    def lexicon(self, options: HeroesOptions, language: str) -> Mapping[str, str]:
        """The names on the cards of the set in play."""
        cards = find_set(options.heroes).cards
        return {f"hero-{number}": card.name[language] for number, card in enumerate(cards, 1)}

    def pieces(self, options: HeroesOptions, say: Say) -> Sequence[HeroCard]:
        """The cards of the set in play; a set that cannot be played is refused with all its faults in words."""
        return catalogue(read_set(options.heroes, say), say)

    def explain(self, options: HeroesOptions, action: Action, say: Say) -> str:
        hero = action.params.get("hero")
        return "" if hero is None else terminal.card(self.pieces(options, say)[int(str(hero)) - 1], say)


GAME = TwelveHeroesGame()
