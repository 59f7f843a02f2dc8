"""The variants of Killer in the form that the rules read: the marks, and the effect of a score."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.options import KillerOptions

if TYPE_CHECKING:
    from mypy_extensions import i64

# D-2.6, D-2.7: what happens when all dice show the value.
STOPS: Final = 0
AGAIN: Final = 1
GAMBLES: Final = 2
FULL_HOUSE: Final = ("stop", "again", "gamble")

# D-2.8: what happens to the eliminated.
OUT: Final = 0
GHOSTS: Final = 1
REVIVAL: Final = 2
ELIMINATED: Final = ("out", "ghosts", "revival")


class Variants:
    """The options in the form that the rules read."""

    def __init__(self, options: KillerOptions) -> None:
        self.options = options
        self.dice: i64 = options.dice
        low, high = options.mark_scores()
        self.low: i64 = low
        self.high: i64 = high
        # D-4.4: if players are out only below 0, they have one spare life that is not shown.
        self.spare: i64 = 1 if options.out == "below-zero" else 0
        self.keeps_life = options.life_roll == "keeping"
        self.random_first = options.first == "random"
        self.regeneration = options.regeneration
        self.attackers_regenerate = options.attackers_regenerate
        self.announce = options.announce
        self.full_house: i64 = FULL_HOUSE.index(options.full_house)
        self.hits_stay = options.full_house_dice == "rest"
        # D-4.6: the turns of each seat, and 0 for no limit.
        self.limit: i64 = 0 if options.unlimited else options.limit
        self.eliminated: i64 = ELIMINATED.index(options.eliminated)

    def __reduce__(self) -> tuple[type[Variants], tuple[KillerOptions]]:
        return Variants, (self.options,)

    def loss(self, score: i64) -> i64:
        """Return the cost of a score between the marks, 0 elsewhere (D-1.2)."""
        return max(min(score - self.low, self.high - score), 0)

    def shown(self, life: i64) -> i64:
        """Return the lives to show, without the spare one (D-4.4)."""
        return max(life - self.spare, 0)

    def max_attack(self) -> i64:
        """Return the highest value of an attack that a score can give."""
        return max(self.attack(self.dice), self.attack(6 * self.dice))

    def max_loss(self) -> i64:
        """Return the greatest cost of a score."""
        return (self.high - self.low) // 2

    def attack(self, score: i64) -> i64:
        """Return the value of the attack that a score gives, at most 6 like a die, or 0 for no attack (D-1.4)."""
        return min(max(self.low - score, score - self.high, 0), 6)
