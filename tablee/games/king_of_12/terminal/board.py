"""Draw King of 12 as a board: a box for each player of the viewer's group, a line for each other one, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.core.drawing import beside, cells, clip, flowed, folded, framed, shares
from tablee.core.say import Say
from tablee.games.king_of_12.rules.pieces import CHARACTERS
from tablee.games.king_of_12.views.view import KingView

SMALL_HEIGHT, ROOMY_HEIGHT = 11, 16
BARE_ROWS = 3
"""The lines of a player that always stay: the name, the die with the card, and the points."""
OTHERS_IN_A_ROW = 4
SHORT, LONG = 3, 10
WIDE_BOX, WIDEST_BOX = 24, 34


def board(view: KingView, say: Say, width: int, height: int) -> str:
    """Draw the state of the match, the own group in boxes, the others in a line each, and the own cards."""
    if view.phase == "draw":
        return "\n".join(folded(say("draw-before"), width))
    near = near_group(view)
    others = [seat for group in view.groups for seat in group if group != near]
    roomy = height >= ROOMY_HEIGHT
    bare = (len(view.groups) > 1 or height < SMALL_HEIGHT) and not roomy  # leave the room to the others and the hand
    below = [*_others(view, others, say, width), *_own(view, say, width, roomy=roomy)]
    boxes = _boxes(view, near, say, width, roomy=roomy and len(others) <= OTHERS_IN_A_ROW, bare=bare)
    if bare and len(boxes) > height - 1 - len(below):
        boxes = boxes[:BARE_ROWS]
    return "\n".join([_heading(view, say, width), *boxes, *below])


def near_group(view: KingView) -> tuple[int, ...]:
    """Return the group to draw in detail: the viewer's own, else the first."""
    return next((group for group in view.groups if view.viewer in group), view.groups[0])


def _heading(view: KingView, say: Say, width: int) -> str:
    if view.winner is not None:
        return clip(f"[b]♛ {say('draw-won', seat=view.winner)}[/]", width)
    turn = view.turn + 1 if view.phase in ("play", "roll", "seat") else view.turn
    parts = [f"[b]{say('draw-turn', round=view.round, turn=turn)}[/]"]
    if view.playoff:
        parts.append(say("draw-playoff"))
    if view.among_champions:
        parts.append(say("draw-champions", seats=list(view.stage[0])))
    return clip(" · ".join(parts), width)


def _boxes(view: KingView, group: tuple[int, ...], say: Say, width: int, *, roomy: bool, bare: bool) -> list[str]:
    each = min(shares(width, len(group))[0], WIDEST_BOX)
    bodies = [_body(view, seat, say, each - 2, roomy=roomy, bare=bare) for seat in group]
    tallest = max(map(len, bodies))
    titles = [_title(view, seat, say, each) for seat in group]
    if bare:
        return beside(
            [[title.replace("─", " "), *body] for title, body in zip(titles, bodies, strict=True)], [each] * len(group)
        )
    boxes = [
        framed([*body, *[""] * (tallest - len(body))], each, title) for title, body in zip(titles, bodies, strict=True)
    ]
    return beside(boxes, [each] * len(group))


def _title(view: KingView, seat: int, say: Say, width: int) -> str:
    mark = "▶" if is_awaited(view, seat) else "─"
    return f"{mark}[b]{clip(say('draw-name', seat=seat), width - 6)}[/]{_crowns(view, seat)}"


def _body(view: KingView, seat: int, say: Say, width: int, *, roomy: bool, bare: bool) -> list[str]:
    """Draw a player: the die and its value, the card played, points and tokens, and the cards left."""
    place = view.places[seat]
    counts = f" → [b]{place.value}[/]" if place.card and place.value != place.die else ""
    card = f"[b cyan]{say('draw-card', card=place.card)}[/]" if place.card else ""
    points = f"{say('draw-short', points=place.points)} {'●' * place.twos}{'○' * place.ones}"
    left = _left(view, seat, say, width, letters=LONG if roomy and width >= WIDE_BOX else SHORT)
    face = f"{place.die or '–':>2}"
    if not roomy:
        shown = [f"[b reverse] {face} [/]{counts} {card}"] if bare else [f"[b reverse] {face} [/]{counts}", card]
        return [clip(line, width) for line in (*shown, points, *left)]
    die = ["╭────╮", f"│ [b]{face}[/] │{counts}", "╰────╯"]
    return [clip(line, width) for line in (die[0], f"{die[1]} {card}", die[2], points, *left)]


def _left(view: KingView, seat: int, say: Say, width: int, *, letters: int) -> list[str]:
    """Draw the characters that a seat has not played this round, as far as the viewer knows.

    Dots stand for the rest.
    """
    place = view.places[seat]
    spent = {*place.spent, place.card}
    short = _shortened(view.characters, say, letters)
    names = ["[dim]···[/]" if card in spent else short[card] for card in view.characters]
    buried = [f"▽{place.buried}"] if place.buried else []
    return flowed([*names, *buried], width, " ")


def _shortened(cards: Sequence[str], say: Say, letters: int) -> dict[str, str]:
    """Return short names. Names that would read the same get one more letter."""
    short = {card: _short(card, say, letters) for card in cards}
    alike = Counter(short.values())
    return {card: _short(card, say, letters + (alike[name] > 1)) for card, name in short.items()}


def _short(card: str, say: Say, letters: int) -> str:
    """Return the start of a name, without its article."""
    return say("draw-card", card=card).replace("’", " ").split()[-1][:letters]


def _others(view: KingView, seats: list[int], say: Say, width: int) -> list[str]:
    """Draw the players at other tables: die, points, rounds won, name and card."""
    widths = shares(width, OTHERS_IN_A_ROW)
    rows = [seats[start : start + OTHERS_IN_A_ROW] for start in range(0, len(seats), OTHERS_IN_A_ROW)]
    return [beside([[_row(view, seat, say, widths[0])] for seat in row], widths[: len(row)])[0] for row in rows]


def _row(view: KingView, seat: int, say: Say, width: int) -> str:
    place = view.places[seat]
    mark = "▶" if is_awaited(view, seat) else " "
    card = f" [cyan]{_shortened(view.characters, say, SHORT)[place.card]}[/]" if place.card else ""
    value = f"→{place.value}" if place.card and place.value != place.die else ""
    start = f"{mark}{place.die or '–':>2}{value} {say('draw-short', points=place.points)}{_crowns(view, seat)}{card} "
    return clip(start + say("draw-name", seat=seat), width)


def _crowns(view: KingView, seat: int) -> str:
    wins = view.places[seat].wins
    return f" {'♛' * wins}" if wins else ""


def is_awaited(view: KingView, seat: int) -> bool:
    """Return whether the table waits for this seat."""
    if view.phase == "play":
        return any(seat in group for group in view.groups)
    return seat in view.pending


def _own(view: KingView, say: Say, width: int, *, roomy: bool) -> Iterator[str]:
    """Draw the hand, with each card's effect if there is room, and the cards under the die."""
    title = f"[b]{say('draw-hand')}[/]"
    buried = [f"[dim]{say('draw-buried', cards=list(view.buried))}[/]"] if view.buried else []
    if not view.hand:
        yield from flowed(buried, width)
    elif roomy:
        yield title
        for card in view.hand:
            yield from folded(f"• {say('draw-effect', card=card, card_effect=f'{card}-effect')}", width, "  ")
        yield from flowed(buried, width)
    else:
        indent = " " * (cells(title) + 2)
        yield from flowed([title, *(say("draw-card", card=card) for card in view.hand), *buried], width, "  ", indent)


def topics(say: Say) -> dict[str, str]:
    """Return every character with its effect."""
    return {say("draw-card", card=card): say("draw-card", card=f"{card}-effect") for card in CHARACTERS}
