"""The dice of a turn: keeping them, and the effect of the score."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import Value
from tablee.games.killer.rules.attack import attack_won
from tablee.games.killer.rules.lives import heal, hurt
from tablee.games.killer.rules.phases import KEEP, REGENERATE, ROLL
from tablee.games.killer.rules.pieces import HANDFUL_SIZE, HANDFUL_SUM, HANDFULS, handful
from tablee.games.killer.rules.turn_order import end_turn, life_kept
from tablee.games.killer.rules.variants import REVIVAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


def dice_rolled(state: Killer, faces: list[int]) -> None:
    """Tell the dice rolled and go on (D-1.1)."""
    if state.events is not None:
        state.tell("dice-rolled", "D-1.1", {"seat": state.seat, "faces": faces})
    look_at(state, handful(faces))


def look_at(state: Killer, rolled: i64) -> None:
    """Ask which of these dice to set aside. A single die leaves no choice (D-1.1)."""
    state.rolled = rolled
    if state.left == 1:
        keep(state, state.rolled)
    else:
        state.phase = KEEP


def keep(state: Killer, kept: i64) -> None:
    """Set dice aside. Then roll the others, or read the score (D-1.1)."""
    state.total += HANDFUL_SUM[kept]
    state.left -= HANDFUL_SIZE[kept]
    state.aside.append(kept)
    if state.events is not None:
        faces = list(HANDFULS[kept])
        left: dict[str, Value] = {"total": state.total, "left": state.left}
        state.tell("dice-kept", "D-1.1", {"seat": state.seat, "faces": faces, **left})
    if state.left > 0:
        state.phase = ROLL
    elif state.starting:
        life_kept(state)
    else:
        read_score(state)


def read_score(state: Killer) -> None:
    """Apply the score: it costs life, restores it, or gives an attack (D-1.2 to D-1.4)."""
    variants = state.variants
    if state.events is not None:
        state.tell("scored", "D-1.1", {"seat": state.seat, "score": state.total})
    state.value = variants.attack(state.total)
    loss = variants.loss(state.total)
    if state.value > 0:
        attack_won(state)
    elif loss > 0:
        self_harmed(state, loss)
    else:
        mark_hit(state)


def mark_hit(state: Killer) -> None:
    """Regenerate on an exact mark (D-1.3), unless the variant says no (D-2.3). It can bring a ghost back (D-2.8)."""
    ghost = state.lives[state.seat] == 0
    if state.variants.eliminated == REVIVAL if ghost else state.variants.regeneration:
        state.phase = REGENERATE
        return
    if state.events is not None and ghost:
        state.tell("ghost-rests", "D-2.8", {"seat": state.seat})
    elif state.events is not None:
        state.tell("mark-hit", "D-2.3", {"seat": state.seat})
    end_turn(state)


def self_harmed(state: Killer, loss: i64) -> None:
    """Take the distance to the nearer mark as life (D-1.2)."""
    seat = state.seat
    if state.lives[seat] > 0:
        hurt(state, seat, loss, "D-1.2")
    elif state.events is not None:
        state.tell("ghost-rests", "D-2.8", {"seat": seat})
    end_turn(state)


def regenerated(state: Killer, face: i64) -> None:
    """Give life by a die, without upper limit (D-1.3). It brings a ghost back (D-2.8)."""
    seat = state.seat
    if state.lives[seat] == 0:
        state.fallen.remove(seat)
        state.lives[seat] = state.variants.spare
        if state.events is not None:
            state.tell("revived", "D-2.8", {"seat": seat})
    heal(state, seat, face, "D-1.3")
    end_turn(state)
