"""Draw King of 12 as text: the viewer's own group with pictures of the dice, other groups with one line per player."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from tablee.core.say import Say
from tablee.games.king_of_12.views.view import KingView

INDENT = " " * 9
ROOMY_WIDTH = 100


def draw(view: KingView, say: Say, width: int) -> str:
    """Draw the state of the match, the own group, the other groups, and the own cards with their effects."""
    if view.phase == "draw":
        return "\n".join(wrap(say("draw-before"), width))
    near = _near(view)
    lines = list(_heading(view, say, width))
    for number, group in sorted(enumerate(view.groups, 1), key=lambda pair: pair[1] != near):
        lines.append("")
        if len(view.groups) > 1:
            lines += _styled("b", wrap(say("draw-group", group=number), width))
        for seat in group:
            lines += _player(view, seat, say, width) if group == near else [_row(view, seat, say, width)]
    return "\n".join([*lines, *_own(view, say, width)])


def _near(view: KingView) -> tuple[int, ...]:
    """Return the group to draw in detail: the viewer's own, else the first."""
    return next((group for group in view.groups if view.viewer in group), view.groups[0])


def _heading(view: KingView, say: Say, width: int) -> Iterator[str]:
    if view.winner is not None:
        yield from _styled("b", wrap(say("draw-won", seat=view.winner), width))
        return
    turn = view.turn + 1 if view.phase in ("play", "roll", "seat") else view.turn
    yield from _styled("b", wrap(say("draw-turn", round=view.round, turn=turn), width))
    if view.playoff:
        yield from wrap(say("draw-playoff"), width)
    if view.among_champions:
        yield from wrap(say("draw-champions", seats=list(view.stage[0])), width)


def _player(view: KingView, seat: int, say: Say, width: int) -> list[str]:
    """Draw a player of the near group, with a picture of the die if there is room."""
    roomy = len(_near(view)) <= 2 or width >= ROOMY_WIDTH
    return _block(view, seat, say, width) if roomy else _lines(view, seat, say, width)


def _lines(view: KingView, seat: int, say: Say, width: int) -> list[str]:
    """Draw a player in two lines: die and card, then points and cards."""
    place = view.places[seat]
    mark = "▶" if _is_awaited(view, seat) else " "
    card = f" · {_card(view, seat, say)}" if place.card else ""
    start = f"{mark} {place.die or '':>2}  "
    name = wrap(say("draw-name", seat=seat) + _crowns(view, seat) + card, width - len(start)) or [""]
    facts = [say("draw-short", points=place.points), say("draw-cards", count=place.hand)]
    if place.spent:
        facts.append(say("draw-spent", cards=list(place.spent)))
    indent = " " * len(start)
    rest = wrap(" · ".join(facts), width, initial_indent=indent, subsequent_indent=indent)
    return [f"[b]{start}{name[0]}[/]", *rest]


def _block(view: KingView, seat: int, say: Say, width: int) -> list[str]:
    """Draw a die beside what everybody knows of its player."""
    place = view.places[seat]
    about = [say("draw-name", seat=seat) + _crowns(view, seat)]
    if place.card:
        about.append(_card(view, seat, say))
    about.append(say("draw-points", points=place.points, ones=place.ones, twos=place.twos))
    about.append(say("draw-cards", count=place.hand))
    if place.spent:
        about.append(say("draw-spent", cards=list(place.spent)))
    wrapped = [line for text in about for line in wrap(text, width - len(INDENT))]
    face = f"{place.die:2d}" if place.die else "  "
    mark = "▶" if _is_awaited(view, seat) else " "
    beside = [f"{mark}╭────╮ ", f" │ {face} │ ", " ╰────╯ "] + [" " * 8] * (len(wrapped) - 3)
    wrapped[0] = f"[b]{wrapped[0]}[/]"
    return [f"{box} {text}".rstrip() for box, text in zip(beside, wrapped, strict=False)]


def _row(view: KingView, seat: int, say: Say, width: int) -> str:
    """Draw a player in one line: die, points, rounds won, card, name."""
    place = view.places[seat]
    mark = "▶" if _is_awaited(view, seat) else " "
    card = f" · {_card(view, seat, say)}" if place.card else ""
    start = f"{mark} {place.die or '':>2} {say('draw-short', points=place.points):>5} "
    rest = say("draw-name", seat=seat) + _crowns(view, seat) + card
    return start + (wrap(rest, width - len(start)) or [""])[0]


def _crowns(view: KingView, seat: int) -> str:
    wins = view.places[seat].wins
    return f" {'♛' * wins}" if wins else ""


def _card(view: KingView, seat: int, say: Say) -> str:
    place = view.places[seat]
    if place.value != place.die:
        return say("draw-worth", card=place.card, value=place.value)
    return say("draw-card", card=place.card)


def _is_awaited(view: KingView, seat: int) -> bool:
    if view.phase == "play":
        return any(seat in group for group in view.groups)
    return seat in view.pending


def _own(view: KingView, say: Say, width: int) -> Iterator[str]:
    """Draw the hand, each card with its effect, and the cards under the die."""
    if view.hand:
        yield ""
        yield from _styled("b", wrap(say("draw-hand"), width))
    for card in view.hand:
        text = say("draw-effect", card=card, card_effect=f"{card}-effect")
        yield from wrap(text, width, initial_indent="• ", subsequent_indent="  ")
    if view.buried:
        yield from _styled("dim", wrap(say("draw-buried", cards=list(view.buried)), width))


def _styled(style: str, lines: list[str]) -> list[str]:
    return [f"[{style}]{line}[/]" for line in lines]
