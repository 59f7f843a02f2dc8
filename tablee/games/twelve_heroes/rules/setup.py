"""What does not change during a match: the heroes, how decks are made, and the advanced rules."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.twelve_heroes.rules.hero_set import HeroSet
from tablee.games.twelve_heroes.rules.pieces import ALWAYS_USED, WITH_POPULARITY, WITHOUT_POPULARITY


class MatchSetup:
    """The options of a match as the rules read them. All positions of a match share one."""

    def __init__(
        self,
        heroes: HeroSet,
        options: object,
        *,
        draft: bool,
        extra_actions: bool,
        popularity: bool,
        departed_act: bool = False,
        own: bool = False,
        secret: bool = False,
    ) -> None:
        self.heroes = heroes
        self.options = options
        self.draft = draft
        self.extra_actions = extra_actions
        self.popularity = popularity
        self.own = own
        """H-5.3: whether the players bring their decks."""
        self.secret = secret
        """Whether not everybody knows which cards the decks are made of."""
        self.departed_act = departed_act
        """H-3.8: whether a hero that has left still acts in the same moment, as it did by earlier rules."""
        self.draft_kinds = heroes.draft_cards(self.version())

    def __reduce__(self) -> tuple[Callable[[Any], MatchSetup], tuple[object]]:
        return _setup_of, (self.options,)

    def version(self) -> int:
        """Return which of two versions of a card is in play (H-4.3)."""
        return WITH_POPULARITY if self.popularity else WITHOUT_POPULARITY

    def in_play(self, kind: int) -> bool:
        """Return whether cards of this kind may be in a deck of this match."""
        return self.heroes.heroes[kind].version in (ALWAYS_USED, self.version())


def _setup_of(options: Any) -> MatchSetup:
    """The one that these options make, which knows them as an object only."""
    made: MatchSetup = options.setup()
    return made
