"""Draw Killer as text."""

from __future__ import annotations

from tablee.core.say import Say
from tablee.games.killer.views.view import KillerView

PIPS = ("", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅")


def draw(view: KillerView, say: Say, width: int) -> str:
    """Draw lives as bars, then the turn: the roll, the dice set aside, and the distance to the marks."""
    return "\n".join([*_lives(view, say, width), "", *_turn(view, say, width)])


def _lives(view: KillerView, say: Say, width: int) -> list[str]:
    names = [say("draw-name", seat=seat) for seat in range(len(view.lives))]
    longest = min(max(map(len, names)), max(width // 3, 8))
    most = max(*view.lives, view.options.life)
    room = max(width - longest - 16, 4)
    rows = zip(range(len(names)), names, view.lives, strict=True)
    return [_life(view, seat, name[:longest].ljust(longest), life, room * life // most) for seat, name, life in rows]


def _life(view: KillerView, seat: int, name: str, life: int, bar: int) -> str:
    mark = "▶" if seat == view.seat and view.phase != "over" else "✗" if seat == view.target else " "
    colour = "red" if life <= 6 else "yellow" if life <= 12 else "green"
    shown = f"[{colour}]{'█' * max(bar, 1)}[/]" if life > 0 else "[dim]✝[/]"
    return f"{mark} [b]{name}[/] {life:3d} ♥ {shown}"


def _turn(view: KillerView, say: Say, width: int) -> list[str]:
    if view.phase in ("first", "life", "over"):
        return []
    lines = [say("draw-turn", seat=view.seat)]
    if view.aside:
        kept = "  ".join(_dice(faces) for faces in view.aside)
        lines.append(say("draw-aside", total=view.total) + f"  {kept}")
    if view.rolled:
        lines.append(say("draw-rolled") + f"  {_dice(view.rolled)}")
    if view.value:
        lines.append(say("draw-attack", value=view.value, hits=view.hits, damage=view.damage))
    else:
        lines.append(_marks(view, say))
    return [line for text in lines for line in _wrapped(text, width)]


def _marks(view: KillerView, say: Say) -> str:
    low, high = view.options.mark_scores()
    if view.options.regeneration:
        return say("draw-marks-heal", low=low, high=high)
    return say("draw-marks", low=low, high=high)


def _dice(faces: tuple[int, ...]) -> str:
    return " ".join(f"{PIPS[face]} {face}" for face in faces)


def _wrapped(text: str, width: int) -> list[str]:
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
