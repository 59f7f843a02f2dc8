"""Draw Twelve Heroes as a board: three lanes between two camps, and the hand below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablee.core.action import Action
from tablee.core.drawing import at_most, beside, cells, clip, flowed, folded, shares
from tablee.core.say import Say
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.heroes.texts import ability_text
from tablee.games.twelve_heroes.rules.pending import ENDED
from tablee.games.twelve_heroes.terminal.cards import FOOD, STRENGTH, Deck, deck_of, line, side_by_side
from tablee.games.twelve_heroes.terminal.lanes import Lanes
from tablee.games.twelve_heroes.views.endings import Hungry
from tablee.games.twelve_heroes.views.forecast import HeroesForecast, forecast
from tablee.games.twelve_heroes.views.view import DraftRound, HeroesView, named_so_far

ROOMY_SIZE = (18, 100)
"""With this many lines and columns, everything is written out."""
GAP = " │ "
FIXED_ROWS = 5
"""The lines for two camps, two fronts and the row of tiles."""
MOST_ROWS = 12
"""The most lines for the heroes of both sides in a lane."""
SHORT = 7
"""The letters of a name to show when a camp is full."""


def board(view: HeroesView, say: Say, width: int, height: int) -> str:
    """Draw the opponent's camp, the lanes, the own camp and the own hand."""
    told, deck = forecast(view), deck_of(view.options, say)
    if told.stage == "draft":
        return "\n".join(at_most(_draft(view, deck, width), height))
    if told.stage == "enlist":
        return "\n".join(at_most(_enlisting(view, deck, width), height))
    roomy = height >= ROOMY_SIZE[0] and width >= ROOMY_SIZE[1]
    near = view.viewer or 0
    hand = _hand(view, told, deck, width, roomy=roomy)
    lanes = _lanes(view, told, deck, width, min(height - FIXED_ROWS - len(hand), MOST_ROWS), roomy=roomy)
    return "\n".join([_camp(view, 1 - near, deck, width), *lanes, _camp(view, near, deck, width), *hand])


def _lanes(view: HeroesView, told: HeroesForecast, deck: Deck, width: int, rows: int, *, roomy: bool) -> list[str]:
    near = view.viewer or 0
    widths = [shares(width, 3, len(GAP))[0]] * 3
    lanes = Lanes(view, told, deck, widths[0], roomy=roomy)
    fitting = _fitting((lanes.wanted(1 - near), lanes.wanted(near)), rows)
    blocks = [lanes.drawn(region, 1 - near, near, fitting) for region in range(3)]
    return beside(blocks, widths, GAP)


def _fitting(wanted: tuple[int, int], rows: int) -> tuple[int, int]:
    """Divide the lines for heroes between the two sides, half each. One side may use what the other does not need.

    Each side keeps a line, with or without heroes.
    """
    half = rows // 2
    far = min(max(wanted[0], half), max(rows - max(wanted[1], 1), half))
    return max(far, 1), max(rows - far, 1)


def _camp(view: HeroesView, seat: int, deck: Deck, width: int) -> str:
    """Draw a player's points, Food, heroes in camp and card counts. Drop the least important parts first."""
    say, side = deck.say, view.sides[seat]
    over = view.pending.waiting == ENDED
    awaited = view.pending.asked if view.pending.asked in range(len(view.sides)) else view.seat
    mark = "▶" if awaited == seat and not over else " "
    acts = view.seat == seat and view.actions and not over
    actions = f" ({say('board-actions', count=view.actions)})" if acts else ""
    head = f"{mark}[b]{say('draw-name', seat=seat)}[/]{actions} [b]{side.points}/7★[/] {side.food}{FOOD}"
    hand = say("board-hand-size", count=side.hand_size)
    cards = f"{hand}, {say('board-deck', count=side.deck_size)}"
    discard = say("board-discard", count=len(side.discard))
    camp = _in_camp(side.camp, deck)
    less = ([camp, cards, discard], [camp, cards], [camp, hand], [camp], [_in_camp(side.camp, deck, SHORT)])
    lines = [" · ".join(filter(None, [head, *parts])) for parts in less]
    return clip(next((line for line in lines if cells(line) <= width), lines[-1]), width)


def _in_camp(camp: Sequence[int], deck: Deck, letters: int = 99) -> str:
    """Draw the heroes that can be deployed, with their strength."""
    heroes = (f"{clip(deck.name(number), letters)} {deck.cards[number - 1].strength}{STRENGTH}" for number in camp)
    label = deck.say("short-if", text=deck.say("draw-camp-of"), what="")
    return f"{label}{', '.join(heroes)}" if camp else ""


def _hand(view: HeroesView, told: HeroesForecast, deck: Deck, width: int, *, roomy: bool) -> list[str]:
    if view.viewer is None:
        return []
    hand = view.sides[view.viewer].hand or ()
    title = f"[b]{deck.say('board-hand')}[/]"
    if not hand:
        return [f"{title} –"]
    if roomy:
        return [title, *(line(deck, number, width, told.costs.get(str(number))) for number in hand)]
    return side_by_side(deck, hand, width, told.costs)


def _draft(view: HeroesView, deck: Deck, width: int) -> list[str]:
    """Draw the cards kept so far, and the cards to choose from with their full text."""
    now, say = view.draft[-1], deck.say
    lines = [f"[b]{say('draw-draft', round=len(view.draft), picked=now.picked)}[/]"]
    if view.viewer is None:
        return lines
    kept = [number for each in view.draft for number in (*each.kept, *each.taken)]
    lines += flowed([f"{say('board-draft-kept', count=len(kept))} ", *map(deck.name, kept)], width)
    return [*lines, *(line(deck, number, width) for number in pack(now))]


def _enlisting(view: HeroesView, deck: Deck, width: int) -> list[str]:
    """Draw the viewer's deck as far as it is built (H-5.3). The progress of the others is public."""
    count, say = named_so_far(view), deck.say
    if view.viewer is None:
        return [clip(say("draw-enlist-secret", count=count), width)]
    named = view.sides[view.viewer].known
    told = folded(say("draw-enlist", count=count, heroes=[str(number) for number in named]), width)
    if not named:
        return [*told, "", *folded(say("draw-enlist-text"), width)]
    return [*told, *(line(deck, number, width) for number in sorted(set(named)))]


def pack(now: DraftRound) -> list[int]:
    """Return the cards that the viewer picks from now."""
    cards, gone = (now.received, now.taken) if now.received else (now.dealt, now.kept)
    return sorted((Counter(cards) - Counter(gone)).elements())


def consider(view: HeroesView, action: Action, say: Say) -> str:
    """Describe the result of an offered action: strength and hunger at the destination, and who would starve."""
    told, text = forecast(view), str(action)
    parts = []
    arrival, carry = told.arrivals.get(text), told.carries.get(text)
    if arrival is not None:
        there = {"strength": arrival.strength, "other": arrival.strength_other}
        parts.append(say("draw-arrival", **there, missing=arrival.missing, high=arrival.max_food))
    if carry is not None:
        parts += [say("board-starve", count=carry.there)] if carry.there else []
        parts += [say("board-starve-left", count=carry.left)] if carry.left else []
        parts += [say("board-lost", food=carry.lost)] if carry.lost else []
    if text in told.endings:
        parts.append(f"✝ {say('board-starving-help')} {_hungry(told.endings[text], say)}")
    return " · ".join(parts)


def wording(view: HeroesView, action: Action, say: Say) -> str:
    """Word one of two abilities by its text, as the card has it."""
    if action.verb != "either":
        return ""
    line = int(str(action.params["line"]))
    return ability_text(find_set(view.options.heroes).heroes.abilities[view.pending.ability + line - 1], say)


def _hungry(where: Sequence[Hungry], say: Say) -> str:
    return "; ".join(
        say("board-starving-all", heroes=list(each.heroes), place=each.place)
        if each.count == len(each.heroes)
        else say("board-starving-some", count=each.count, heroes=list(each.heroes), place=each.place)
        for each in where
    )
