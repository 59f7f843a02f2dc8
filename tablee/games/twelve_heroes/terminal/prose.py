"""Draw Twelve Heroes as text."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.core.say import Say
from tablee.games.twelve_heroes.rules.pending import ENDED, MULLIGAN, PICK
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES, POINTS, SLOTS, TILE_NAMES
from tablee.games.twelve_heroes.terminal.board import pack
from tablee.games.twelve_heroes.terminal.cards import deck_of, printed
from tablee.games.twelve_heroes.views.forecast import forecast
from tablee.games.twelve_heroes.views.view import HeroesView, Side, named_so_far


def draw(view: HeroesView, say: Say, width: int) -> str:
    """Draw the three Regions with both sides of each, then the camps and the hand."""
    near = view.viewer or 0
    lines = _draft(view, say) or _enlisting(view, say)
    if not lines:
        for region in range(3):
            lines += _region(view, say, region, (1 - near, near))
        for seat in (1 - near, near):
            lines += _camp(view, say, seat)
        lines += [*_hand(view, say), *_turn(view, say)]
    return "\n".join(_bold(line) for text in lines for line in _wrapped(text, width))


def _draft(view: HeroesView, say: Say) -> list[str]:
    if view.pending.waiting > PICK or not view.draft or any(side.deck_size for side in view.sides):
        return []
    lines = [say("draw-draft", round=len(view.draft), picked=view.draft[-1].picked)]
    if view.viewer is not None:
        kept = [number for each in view.draft for number in (*each.kept, *each.taken)]
        lines.append(say("draw-draft-kept", heroes=_names(kept)))
        lines.append(say("draw-draft-pack", heroes=_names(pack(view.draft[-1]))))
    return lines


def _enlisting(view: HeroesView, say: Say) -> list[str]:
    """Draw the viewer's deck as far as it is built (H-5.3). The progress of the others is public."""
    if view.pending.waiting != PICK or view.options.decks != "own":
        return []
    count = named_so_far(view)
    if view.viewer is None:
        return [say("draw-enlist-secret", count=count)]
    named = view.sides[view.viewer].known
    told = say("draw-enlist", count=count, heroes=_names(named))
    return [told] if named else [told, say("draw-enlist-text")]


def _region(view: HeroesView, say: Say, region: int, seats: tuple[int, int]) -> list[str]:
    tile = view.tiles[region]
    place = PLACE_NAMES[region]
    if tile is None:
        title = say("draw-region-empty", place=place)
    else:
        kind = TILE_NAMES.index(tile)
        below = view.below[region] if any(view.below) else 0
        title = say("draw-region", place=place, tile=tile, points=POINTS[kind], below=below)
    fronts = [_front(view, say, region, seat) for seat in seats]
    if not any(view.sides[seat].regions[region] for seat in seats):
        fronts = [f"  {' · '.join(front.strip() for front in fronts)}"]
    return [f"*{title[:1].upper()}{title[1:]}", *fronts]


def _front(view: HeroesView, say: Say, region: int, seat: int) -> str:
    side, tile = view.sides[seat], view.tiles[region]
    slots = SLOTS[TILE_NAMES.index(tile)] if tile is not None else 0
    cubes = "■" * side.cubes[region] + "□" * (slots - side.cubes[region])
    mark = "★" if view.popular[region] == seat else ""
    line = say("draw-front", seat=seat, cubes=cubes + mark, strength=side.strengths[region])
    if side.regions[region]:
        line += " " + say("draw-heroes", heroes=_names(side.regions[region]), food=side.stock[region])
    return f"  {line}"


def _camp(view: HeroesView, say: Say, seat: int) -> list[str]:
    side = view.sides[seat]
    camp = say(
        "draw-camp", seat=seat, points=side.points, food=side.food, count=len(side.camp), heroes=_names(side.camp)
    )
    return [f"*{camp}", "  " + _cards(side, say)]


def _cards(side: Side, say: Say) -> str:
    return say(
        "draw-cards", hand=side.hand_size, deck=side.deck_size, count=len(side.discard), heroes=_names(side.discard)
    )


def _hand(view: HeroesView, say: Say) -> list[str]:
    """Draw each card of the hand with its numbers and text: plain lines have no cursor to look cards up with."""
    hand = view.sides[view.viewer].hand if view.viewer is not None else None
    if not hand:
        return [] if hand is None else [f"*{say('board-hand')} –"]
    cards, costs = deck_of(view.options, say).cards, forecast(view).costs
    told = (
        say(
            "short-if",
            text=say("draw-hero", hero=str(number)),
            what=printed(cards[number - 1], say, costs.get(str(number))),
        )
        for number in hand
    )
    return [f"*{say('board-hand')}", *(f"• {card}" for card in told)]


def _turn(view: HeroesView, say: Say) -> list[str]:
    if view.pending.waiting in (MULLIGAN, ENDED):
        return []
    return [say("draw-turn", seat=view.seat, actions=view.actions, reserve=view.reserve)]


def _names(numbers: Iterable[int]) -> list[str]:
    return [str(number) for number in numbers]


def _bold(line: str) -> str:
    return f"[b]{line[1:]}[/]" if line.startswith("*") else line


def _wrapped(text: str, width: int) -> list[str]:
    """Wrap lines to this width, with an indent after the first. A leading star means bold and takes no room."""
    star = "*" if text.startswith("*") else ""
    indent = "    " if text.startswith(" ") else "  "
    lines, line = [], text.removeprefix("*")[: len(text) - len(text.lstrip(" "))].rstrip("*")
    for word in text.removeprefix("*").split():
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(star + line)
            line = indent + word
        else:
            line = f"{line} {word}" if line.strip() else line + word
    return [*lines, star + line]
