"""A position of Killer: everybody's lives, the progress of the turn, and what can happen next."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit
from tablee.core.chance import Chance, Draw
from tablee.core.decision import Decide, Over
from tablee.core.state import Awaits, State
from tablee.games.killer.rules.attack import aim_attack, press_on, strike_ends, strike_rolled, struck
from tablee.games.killer.rules.observation import observe
from tablee.games.killer.rules.phases import AIM, FIRST, GAMBLE, KEEP, LIFE, NOBODY, OVER, REGENERATE, ROLL, STRIKE
from tablee.games.killer.rules.pieces import (
    HANDFUL_COUNTS,
    HANDFUL_FACES,
    MAX_SEATS,
    PRESS,
    ROLLS,
    STOP,
    TARGET,
    UNNAMED,
    parts_of,
    roll_handful,
    sub_handfuls,
)
from tablee.games.killer.rules.roll import dice_rolled, keep, look_at, regenerated
from tablee.games.killer.rules.turn_order import first_drawn, life_rolled
from tablee.games.killer.rules.variants import Variants

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from tablee.core.rng import Rng

KEEP_DECISIONS: Final = [Decide((seat,), "keep") for seat in range(MAX_SEATS)]
AIM_DECISIONS: Final = [Decide((seat,), "aim") for seat in range(MAX_SEATS)]
GAMBLE_DECISIONS: Final = [Decide((seat,), "gamble") for seat in range(MAX_SEATS)]


class Killer(State):
    """Whose turn it is, the dice set aside, and everybody's lives.

    The steps are in `roll`, `attack` and `turn_order`.
    """

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
        self.struck: list[int] = []
        self.full = False
        self.starting = False  # D-4.3: the dice are for a seat's starting lives
        self.turns_left: i64 = variants.limit * len(lives)  # D-4.6: this turn included; 0 without a limit

    def copy(self) -> Killer:
        other = Killer(self.variants, self.lives.copy(), self.phase)
        other.fallen = self.fallen.copy()
        other.seat = self.seat
        other.rolled = self.rolled
        other.left = self.left
        other.total = self.total
        other.aside = self.aside.copy()
        other.value = self.value
        other.target = self.target
        other.hits = self.hits
        other.struck = self.struck
        other.full = self.full
        other.starting = self.starting
        other.turns_left = self.turns_left
        return other

    def key(self) -> Hashable:
        return (self.variants.options, *self.table())

    def table(self) -> tuple[Hashable, ...]:
        """Return everything on the table. The roll matters only while some of it is to be kept."""
        rolled = self.rolled if self.phase == KEEP else 0
        numbers = (self.phase, self.seat, rolled, self.left, self.total, self.value, self.target, self.hits)
        lists = (tuple(self.lives), tuple(self.fallen), tuple(self.aside), tuple(self.struck))
        return (numbers, lists, self.full, self.starting, self.turns_left)

    def awaits(self) -> Awaits:
        seat = self.seat
        phase = self.phase
        if phase == KEEP:
            return KEEP_DECISIONS[seat]
        if phase in (ROLL, STRIKE):
            return ROLLS[seat][self.left]
        if phase == LIFE:
            return ROLLS[seat][self.variants.dice]
        if phase == REGENERATE:
            return ROLLS[seat][1]
        if phase == AIM:
            return AIM_DECISIONS[seat]
        if phase == GAMBLE:
            return GAMBLE_DECISIONS[seat]
        if phase == FIRST:
            return Draw("first", bit(len(self.lives)) - 1)
        return Over(self.ranks())

    def legal(self, seat: int) -> list[int]:
        if self.phase == KEEP:
            return sub_handfuls(self.rolled)
        if self.phase == GAMBLE:
            return [STOP, PRESS]
        targets: list[int] = [TARGET + other for other in self.rivals()]
        if self.may_stay_silent():
            targets.append(UNNAMED)
        return targets

    def apply(self, choices: list[int]) -> None:
        choice = choices[0]
        if self.phase == KEEP:
            keep(self, choice)
        elif self.phase == AIM:
            aim_attack(self, self.seat if choice == UNNAMED else choice - TARGET)
        elif choice == STOP:
            strike_ends(self)
        else:
            press_on(self)

    def resolve(self, outcome: list[int]) -> None:
        phase = self.phase
        if phase == ROLL:
            dice_rolled(self, outcome)
        elif phase == STRIKE:
            strike_rolled(self, outcome)
        elif phase == REGENERATE:
            regenerated(self, outcome[0])
        elif phase == LIFE:
            life_rolled(self, outcome)
        else:
            first_drawn(self, outcome[0])

    def settle(self, rng: Rng) -> Decide | Over:
        """Roll the same dice as `awaits` and `resolve` would, but faster."""
        if self.events is not None:
            return State.settle(self, rng)
        while True:
            if self.phase == KEEP:
                return KEEP_DECISIONS[self.seat]
            if self.phase == ROLL:
                look_at(self, roll_handful(self.left, rng))
                continue
            waits = self.awaits()
            if not isinstance(waits, Chance):
                return waits
            self.resolve(waits.sample(rng))

    def playout(self, rng: Rng) -> int:
        """Play out with the same result as step by step, but faster."""
        if self.events is not None:
            return State.playout(self, rng)
        played = 0
        while True:
            if self.phase == KEEP:
                kept = parts_of(self.rolled).numbers
                keep(self, kept[rng.below(len(kept))])
                played += 1
            elif self.phase == ROLL:
                look_at(self, roll_handful(self.left, rng))
            elif self.phase == STRIKE:
                rolled: i64 = roll_handful(self.left, rng)
                struck(self, HANDFUL_FACES[rolled], HANDFUL_COUNTS[rolled * 6 + self.value - 1])
            else:
                waits = self.awaits()
                if isinstance(waits, Over):
                    return played
                if isinstance(waits, Decide):
                    self.apply([rng.pick(self.legal(self.seat))])
                    played += 1
                else:
                    self.resolve(waits.sample(rng))

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        if self.phase != KEEP:
            State.mask_into(self, mask, at, seat, allowed)
            return
        actions = parts_of(self.rolled).numbers
        for place in range(len(actions)):
            mask[at + actions[place]] = allowed

    def pick(self, seat: i64, rng: Rng) -> int:
        if self.phase != KEEP:
            return State.pick(self, seat, rng)
        actions = parts_of(self.rolled).numbers
        return actions[rng.below(len(actions))]

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        observe(self, words, at, seat)

    def relative(self, action: i64, seat: i64) -> i64:
        """Return an attack with its target counted from this seat on."""
        return TARGET + (action - TARGET - seat) % len(self.lives) if TARGET <= action < UNNAMED else action

    def absolute(self, action: i64, seat: i64) -> i64:
        return TARGET + (action - TARGET + seat) % len(self.lives) if TARGET <= action < UNNAMED else action

    def rivals(self) -> list[int]:
        """Return the living other seats, which an attack can target."""
        return [seat for seat in range(len(self.lives)) if self.lives[seat] > 0 and seat != self.seat]

    def damage(self) -> i64:
        """Return the sum of the dice that an attack has set aside so far (D-1.5)."""
        return self.hits * self.value

    def may_stay_silent(self) -> bool:
        """Return whether the seat may roll without naming a target: only if it has life to lose by it (D-2.5)."""
        return self.variants.announce and self.lives[self.seat] > 0

    def ranks(self) -> tuple[int, ...]:
        """Return the ranking: the living first, then the fallen, the last to fall before the others.

        Several are alive only if the limit of turns ended the match. Then more lives are better (D-4.6).
        """
        seats = len(self.lives)
        ranks = [1 + sum([other > life for other in self.lives]) for life in self.lives]
        for place, seat in enumerate(self.fallen):
            ranks[seat] = seats - place
        return tuple(ranks)

    def winners(self) -> list[int]:
        """Return the seats that have won, nobody until the match is over."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.phase == OVER else []
