"""What happens in Killer: the turn, the attack, and who is next."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.state import Awaits
from tablee.games.killer.pieces import (
    HANDFULS,
    MOST_SEATS,
    PRESS,
    ROLLS,
    SIZE,
    STOP,
    SUM,
    TARGET,
    UNNAMED,
    handful,
    parts,
)
from tablee.games.killer.position import (
    AIM,
    FIRST,
    GAMBLE,
    KEEP,
    LIFE,
    NOBODY,
    OVER,
    REGENERATE,
    ROLL,
    STRIKE,
    Position,
)
from tablee.games.killer.variants import GAMBLES, OUT, REVIVAL, STOPS

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEPS: Final = [Decide((seat,), "keep") for seat in range(MOST_SEATS)]
AIMS: Final = [Decide((seat,), "aim") for seat in range(MOST_SEATS)]
GAMBLE_ASKS: Final = [Decide((seat,), "gamble") for seat in range(MOST_SEATS)]


class Killer(Position):
    """The rules: what is waited for, what can be chosen, and what follows."""

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
        other.full = self.full
        return other

    def awaits(self) -> Awaits:
        seat = self.seat
        phase = self.phase
        if phase == KEEP:
            return KEEPS[seat]
        if phase in (ROLL, STRIKE):
            return ROLLS[seat][self.left]
        if phase == LIFE:
            return ROLLS[seat][self.variants.dice]
        if phase == REGENERATE:
            return ROLLS[seat][1]
        if phase == AIM:
            return AIMS[seat]
        if phase == GAMBLE:
            return GAMBLE_ASKS[seat]
        if phase == FIRST:
            return Draw("first", bit(len(self.lives)) - 1)
        return Over(self.ranks())

    def legal(self, seat: int) -> list[int]:
        if self.phase == KEEP:
            return parts(self.rolled)
        if self.phase == GAMBLE:
            return [STOP, PRESS]
        targets: list[int] = [TARGET + other for other in self.rivals()]
        if self.may_stay_silent():
            targets.append(UNNAMED)
        return targets

    def apply(self, choices: list[int]) -> None:
        choice = choices[0]
        if self.phase == KEEP:
            self.keep(choice)
        elif self.phase == AIM:
            self.aim(self.seat if choice == UNNAMED else choice - TARGET)
        elif choice == STOP:
            self.strike_ends()
        else:
            self.press_on()

    def resolve(self, outcome: list[int]) -> None:
        phase = self.phase
        if phase == ROLL:
            self.dice_rolled(outcome)
        elif phase == STRIKE:
            self.strike_rolled(outcome)
        elif phase == REGENERATE:
            self.regenerated(outcome[0])
        elif phase == LIFE:
            self.life_rolled(outcome)
        else:
            self.first_drawn(outcome[0])

    # Set-up

    def begin(self) -> None:
        """D-0.3: the first player is drawn, or is the first seat."""
        self.seat = 0
        self.phase = FIRST if self.variants.random_first else ROLL

    def life_rolled(self, faces: list[int]) -> None:
        """D-2.2: a seat's life is the sum of all its dice."""
        seat = self.seat
        self.lives[seat] = sum(faces)
        if self.events is not None:
            self.tell("life-rolled", "D-2.2", {"seat": seat, "faces": faces, "life": self.lives[seat]})
        self.seat = seat + 1
        if self.seat == len(self.lives):
            self.begin()

    def first_drawn(self, seat: i64) -> None:
        """D-0.3: the one drawn begins."""
        if self.events is not None:
            self.tell("first-drawn", "D-0.3", {"seat": seat})
        self.begin_turn(seat)

    # The roll

    def begin_turn(self, seat: i64) -> None:
        """D-1.1: a seat takes all the dice."""
        self.seat = seat
        self.left = self.variants.dice
        self.total = 0
        self.aside = []
        self.value = 0
        self.target = NOBODY
        self.hits = 0
        self.full = False
        self.phase = ROLL

    def dice_rolled(self, faces: list[int]) -> None:
        """D-1.1: what was rolled is looked at; a single die leaves no choice."""
        self.rolled = handful(faces)
        if self.events is not None:
            self.tell("dice-rolled", "D-1.1", {"seat": self.seat, "faces": faces})
        if self.left == 1:
            self.keep(self.rolled)
        else:
            self.phase = KEEP

    def keep(self, kept: i64) -> None:
        """D-1.1: some dice are set aside; the others are rolled, or the score is read."""
        self.total += SUM[kept]
        self.left -= SIZE[kept]
        self.aside.append(kept)
        if self.events is not None:
            faces = list(HANDFULS[kept])
            self.tell("dice-kept", "D-1.1", {"seat": self.seat, "faces": faces, "total": self.total})
        if self.left > 0:
            self.phase = ROLL
        else:
            self.score()

    def score(self) -> None:
        """D-1.2 to D-1.4: the score costs life, restores it, or gives an attack."""
        variants = self.variants
        if self.events is not None:
            self.tell("scored", "D-1.1", {"seat": self.seat, "score": self.total})
        self.value = variants.attack(self.total)
        loss = variants.loss(self.total)
        if self.value > 0:
            self.attack_won()
        elif loss > 0:
            self.self_harmed(loss)
        else:
            self.mark_hit()

    def mark_hit(self) -> None:
        """D-1.3: an exact mark regenerates; D-2.3: unless the variant says no; D-2.8: it can bring a ghost back."""
        ghost = self.lives[self.seat] == 0
        if self.variants.eliminated == REVIVAL if ghost else self.variants.regeneration:
            self.phase = REGENERATE
            return
        if self.events is not None and ghost:
            self.tell("ghost-rests", "D-2.8", {"seat": self.seat})
        elif self.events is not None:
            self.tell("mark-hit", "D-2.3", {"seat": self.seat})
        self.end_turn()

    def self_harmed(self, loss: i64) -> None:
        """D-1.2: a score between the marks costs the distance to the nearer one."""
        seat = self.seat
        if self.lives[seat] > 0:
            self.hurt(seat, loss, "D-1.2")
        elif self.events is not None:
            self.tell("ghost-rests", "D-2.8", {"seat": seat})
        self.end_turn()

    def regenerated(self, face: i64) -> None:
        """D-1.3: a die gives life, without upper limit; D-2.8: it brings a ghost back."""
        seat = self.seat
        if self.lives[seat] == 0:
            self.fallen.remove(seat)
            if self.events is not None:
                self.tell("revived", "D-2.8", {"seat": seat})
        self.heal(seat, face, "D-1.3")
        self.end_turn()

    # The attack

    def attack_won(self) -> None:
        """D-1.4, D-2.4: an attack; who must be named is asked where there is a choice."""
        seat = self.seat
        if self.events is not None:
            self.tell("attack-won", "D-1.4", {"seat": seat, "value": self.value})
        if self.variants.attackers_regenerate and self.lives[seat] > 0:
            self.heal(seat, self.value, "D-2.4")
        rivals = self.rivals()
        if len(rivals) > 1 or self.may_stay_silent():
            self.phase = AIM
        else:
            self.aim(rivals[0])

    def aim(self, target: i64) -> None:
        """D-1.5: the attack is aimed; D-2.5: who names nobody is the target."""
        self.target = target
        self.left = self.variants.dice
        if self.events is not None and target == self.seat:
            self.tell("attack-unnamed", "D-2.5", {"seat": self.seat, "value": self.value})
        elif self.events is not None:
            self.tell("attack-aimed", "D-1.5", {"seat": self.seat, "seat_target": target, "value": self.value})
        self.phase = STRIKE

    def strike_rolled(self, faces: list[int]) -> None:
        """D-1.5: dice showing the value are set aside and the others rolled, until a roll shows none."""
        value = self.value
        hits = faces.count(value)
        if self.events is not None:
            self.tell("strike-rolled", "D-1.5", {"seat": self.seat, "faces": faces, "value": value, "hits": hits})
        self.hits += hits
        if hits == 0:
            self.missed()
        elif self.full:
            self.ask_again()
        else:
            self.left -= hits
            if self.left == 0:
                self.all_hit()

    def all_hit(self) -> None:
        """D-1.5: nothing is left to roll; D-2.6, D-2.7: unless all dice are rolled again."""
        if self.variants.full_house == STOPS:
            self.strike_ends()
            return
        self.full = True
        self.left = self.variants.dice
        self.ask_again()

    def ask_again(self) -> None:
        """D-2.6: on and on; D-2.7: only if the attacker wants to."""
        gambles = self.variants.full_house == GAMBLES
        if self.events is not None and not gambles:
            self.tell("strike-goes-on", "D-2.6", {"seat": self.seat, "hits": self.hits})
        self.phase = GAMBLE if gambles else STRIKE

    def press_on(self) -> None:
        """D-2.7: all dice again, with everything at stake."""
        if self.events is not None:
            self.tell("gambled", "D-2.7", {"seat": self.seat, "damage": self.hits * self.value})
        self.phase = STRIKE

    def missed(self) -> None:
        """D-1.5: a roll without the value ends the attack; D-2.7: a gambler loses it whole."""
        if self.full and self.variants.full_house == GAMBLES:
            self.hits = 0
            if self.events is not None:
                self.tell("gamble-lost", "D-2.7", {"seat": self.seat})
        self.strike_ends()

    def strike_ends(self) -> None:
        """D-1.5: the damage is the sum of the dice set aside."""
        damage: i64 = self.hits * self.value
        if damage > 0:
            self.hurt(self.target, damage, "D-1.5")
        elif self.events is not None:
            self.tell("unharmed", "D-1.5", {"seat": self.target})
        self.end_turn()

    def end_turn(self) -> None:
        """D-1.1: clockwise to the next who plays; D-1.6: the last one alive has won."""
        seats = len(self.lives)
        if len(self.fallen) == seats - 1:
            self.phase = OVER
            if self.events is not None:
                self.tell("won", "D-1.6", {"seat": self.ranks().index(1)})
            return
        seat = (self.seat + 1) % seats
        while self.lives[seat] == 0 and self.variants.eliminated == OUT:
            seat = (seat + 1) % seats
        self.begin_turn(seat)
