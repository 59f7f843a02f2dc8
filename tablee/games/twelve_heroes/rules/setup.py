"""Everything that does not change during a match: the heroes, the way to make decks, and the advanced rules."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.twelve_heroes.rules.hero_set import HeroSet
from tablee.games.twelve_heroes.rules.pieces import ALWAYS_USED, WITH_POPULARITY, WITHOUT_POPULARITY


class MatchSetup:
    """The options of a match in the form that the rules read. All positions of a match share one."""

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
        """Whether the players bring their decks (H-5.3)."""
        self.secret = secret
        """Whether some viewers do not know the cards of the decks."""
        self.departed_act = departed_act
        """Whether a hero that has left still acts in the same moment, as by earlier rules (H-3.8)."""
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
    """Return the setup for these options. They are typed only as an object here."""
    made: MatchSetup = options.setup()
    return made
