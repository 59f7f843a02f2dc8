"""A position of Killer: who has how much life, and how far the turn has come."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.state import State
from tablee.games.killer.variants import Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the position waits for.
FIRST: Final = 0
LIFE: Final = 1
ROLL: Final = 2
KEEP: Final = 3
REGENERATE: Final = 4
AIM: Final = 5
STRIKE: Final = 6
GAMBLE: Final = 7
OVER: Final = 8

NOBODY: Final = -1


class Position(State):
    """Whose turn it is, what is set aside, who has how much life."""

    def __init__(self, variants: Variants, lives: list[int], phase: int) -> None:
        super().__init__()
        self.variants = variants
        self.lives = lives
        self.fallen: list[int] = []
        self.phase: i64 = phase
        self.seat: i64 = 0
        self.rolled: i64 = 0
        self.left: i64 = variants.dice
        self.total: i64 = 0
        self.aside: list[int] = []
        self.value: i64 = 0
        self.target: i64 = NOBODY
        self.hits: i64 = 0
        self.full = False

    def rivals(self) -> list[int]:
        """The living others: whom an attack can be aimed at."""
        return [seat for seat in range(len(self.lives)) if self.lives[seat] > 0 and seat != self.seat]

    def may_stay_silent(self) -> bool:
        """D-2.5: rolling unannounced is possible, for those who have life to lose by it."""
        return self.variants.announce and self.lives[self.seat] > 0

    def hurt(self, seat: i64, damage: i64, rule: str) -> None:
        """Take life; D-1.6: who has none left is out."""
        life: i64 = max(self.lives[seat] - damage, 0)
        self.lives[seat] = life
        if self.events is not None:
            self.tell("life-lost", rule, {"seat": seat, "damage": damage, "life": life})
        if life == 0:
            self.fallen.append(seat)
            if self.events is not None:
                self.tell("eliminated", "D-1.6", {"seat": seat})

    def heal(self, seat: i64, gain: i64, rule: str) -> None:
        """Give life."""
        self.lives[seat] += gain
        if self.events is not None:
            self.tell("life-gained", rule, {"seat": seat, "gain": gain, "life": self.lives[seat]})

    def ranks(self) -> tuple[int, ...]:
        """The living first, then the fallen, the last to fall before the others."""
        seats = len(self.lives)
        ranks = [1] * seats
        for place, seat in enumerate(self.fallen):
            ranks[seat] = seats - place
        return tuple(ranks)
