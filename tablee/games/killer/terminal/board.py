"""Draw Killer as a board: lives as bars, the track with its marks, and the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablee.core.action import Action
from tablee.core.drawing import beside, cells, clip, flowed, folded, pad, shares
from tablee.core.say import Say
from tablee.games.killer.views.forecast import KeepOdds, forecast
from tablee.games.killer.views.view import KillerView

BEFORE = ("first", "life", "over")
FEW_SEATS = 4
ROOMY_HEIGHT = 18
DIE_ROWS = 3


def board(view: KillerView, say: Say, width: int, height: int) -> str:
    """Draw everybody's lives, the track, the dice set aside and the roll."""
    lives = _lives(view, say, width, height)
    turn = [] if view.phase in BEFORE else _turn(view, say, width, height - len(lives))
    gap = [""] if len(lives) + len(turn) < height else []
    return "\n".join([*lives, *gap, *turn])


def _lives(view: KillerView, say: Say, width: int, height: int) -> list[str]:
    seats = range(len(view.lives))
    columns = 1 if len(view.lives) <= FEW_SEATS and (len(view.lives) <= 2 or height >= ROOMY_HEIGHT) else 2
    widths = shares(width, columns, 2)
    longest = min(max(cells(say("draw-name", seat=seat)) for seat in seats), widths[0] // 2)
    rows = -(-len(seats) // columns)
    blocks = [
        [_life(view, seat, say, widths[column], longest) for seat in seats[column * rows : (column + 1) * rows]]
        for column in range(columns)
    ]
    return beside(blocks, widths, "  ")


def _life(view: KillerView, seat: int, say: Say, width: int, longest: int) -> str:
    life = view.lives[seat]
    mark = "✗" if seat == view.target else "▶" if seat == view.seat and view.phase != "over" else " "
    start = f"{mark} [b]{pad(say('draw-name', seat=seat), longest)}[/] "
    if seat in view.fallen:
        ghost = view.options.eliminated != "out"
        return f"{start}[dim] ✝  {say('board-ghost') if ghost else say('board-out')}[/]"
    colour = "red" if life <= 6 else "yellow" if life <= 12 else "green"
    room = max(width - longest - 9, 1)
    bar = max(room * life // max(*view.lives, view.options.life), 1)
    return f"{start}{life:3d}♥ [{colour}]{'█' * bar}[/]"


def _turn(view: KillerView, say: Say, width: int, height: int) -> list[str]:
    """Draw the track, the dice, and more if there is room."""
    heading = f"[b]{say('board-turn', seat=view.seat)}[/]"
    if view.value:
        return [heading, *_attack(view, say, width)]
    lines = [heading, *_track(view, width)]
    if view.aside:
        groups = ("+".join(map(str, faces)) for faces in view.aside)
        lines += flowed([say("board-kept", text=" · ".join(groups), total=view.total)], width)
    if view.rolled and not _is_asked(view):
        lines += dice(view.rolled, (), width) if len(lines) + DIE_ROWS <= height else [flat_dice(view.rolled, width)]
    for more in (_scores(view, say, width), _rules(view, say, width)):
        lines += more if len(lines) + len(more) < height else []
    return lines


def _scores(view: KillerView, say: Say, width: int) -> list[str]:
    low, high = view.total + view.left, view.total + 6 * view.left
    return [clip(say("board-reach", low=low, high=high), width)] if view.left else []


def _is_asked(view: KillerView) -> bool:
    """Return whether the viewer now sets dice aside. Then the dice are in their hand and not on the board."""
    return view.viewer == view.seat and view.phase == "keep"


def _rules(view: KillerView, say: Say, width: int) -> list[str]:
    low, high = view.options.mark_scores()
    heals = view.options.regeneration
    told = say("draw-marks-heal", low=low, high=high) if heals else say("draw-marks", low=low, high=high)
    return ["", *(f"[dim]{line}[/]" for line in folded(told, width))]


def _track(view: KillerView, width: int) -> list[str]:
    """Draw all scores in a row: attacks at the ends, the two marks, losses between them.

    Below is the reachable range.
    """
    first, last = view.options.dice, 6 * view.options.dice
    low, high = view.options.mark_scores()
    each = max(min((width - 6) // (last - first + 1), 2), 1)
    zones = [(first, low - 1, "red", "▓"), (low + 1, high - 1, "yellow", "░"), (high + 1, last, "red", "▓")]
    bars = [f"[{colour}]{sign * (max(end - start + 1, 0) * each)}[/]" for start, end, colour, sign in zones]
    row = f"{bars[0]}[b green]{low:2d}[/]{bars[1]}[b green]{high:2d}[/]{bars[2]}"
    return [f" {row}", f" {_reach(view, first, low, high, each)}"]


def _reach(view: KillerView, first: int, low: int, high: int, each: int) -> str:
    """Draw the score so far as an arrow, and the reachable scores as a line."""

    def column(score: int) -> int:
        """Return the column of a score. A mark always takes two columns."""
        wider = (2 - each) * ((score > low) + (score > high))
        return max(score - first, 0) * each + wider

    if not view.left:
        return " " * column(view.total) + f"[b]▲ {view.total}[/]"
    start, end = column(view.total + view.left), column(view.total + 6 * view.left)
    return " " * start + "└" + "─" * max(end - start - 1, 0) + "┘"


def _attack(view: KillerView, say: Say, width: int) -> list[str]:
    told = folded(say("draw-attack", value=view.value, hits=view.hits, damage=view.damage), width)
    if not view.struck:
        return told
    hit = [place for place, face in enumerate(view.struck) if face == view.value]
    return [*told, *dice(view.struck, hit, width)]


def dice(faces: Sequence[int], marked: Iterable[int], width: int) -> list[str]:
    """Draw dice side by side. Marked ones have a double edge."""
    chosen = set(marked)
    rows = ["", "", ""]
    for place, face in enumerate(faces):
        edges = ("╔═══╗", f"║ {face} ║", "╚═══╝") if place in chosen else ("╭───╮", f"│ {face} │", "╰───╯")
        style = ("[b green]", "[/]") if place in chosen else ("", "")
        rows = [f"{row} {style[0]}{edge}{style[1]}" for row, edge in zip(rows, edges, strict=True)]
    return [clip(row, width) for row in rows]


def flat_dice(faces: Sequence[int], width: int) -> str:
    """Draw dice in one line, for a board with little room."""
    return clip("".join(f" [reverse] {face} [/]" for face in faces), width)


def consider(view: KillerView, action: Action, say: Say) -> str:
    """Describe the chances of a choice of dice, or the effect of an attack on its target."""
    told = forecast(view)
    odds = told.keeps.get(str(action))
    if odds is not None:
        rest = [say("board-if-well")] if len(_faces(action)) < len(view.rolled) else []
        return "\n".join([*rest, _chances(view, odds, say)])
    target = action.params.get("seat")
    if action.verb != "attack" or not isinstance(target, int) or not told.attacks:
        return ""
    attack = told.attacks[0]
    deadly = f"{say('board-deadly')} {_percent(attack.eliminates[target], say)}"
    return f"{say('board-mean', damage=_tenths(attack.damage, say))} · {deadly}"


def _faces(action: Action) -> Sequence[object]:
    faces = action.params.get("faces")
    return faces if isinstance(faces, Sequence) else ()


def _chances(view: KillerView, odds: KeepOdds, say: Say) -> str:
    mark = say("board-chance-heal") if view.options.regeneration else say("board-chance-mark")
    return " · ".join(
        [
            f"{say('board-chance-attack')} {_percent(odds.attack, say)}",
            f"{mark} {_percent(odds.mark, say)}",
            f"{say('board-chance-loss')} {_percent(odds.loss, say)}",
            f"{'−' if round(10 * odds.lives) < 0 else '+'}{_tenths(abs(odds.lives), say)}♥",
            say("board-mean", damage=_tenths(odds.damage, say)),
        ]
    )


def _percent(chance: float, say: Say) -> str:
    return say("board-percent", percent=round(100 * chance))


def _tenths(number: float, say: Say) -> str:
    """Write a number with one decimal, and the decimal mark of the reader's language."""
    whole, part = divmod(round(10 * number), 10)
    return say("board-tenths", whole=whole, part=part)
