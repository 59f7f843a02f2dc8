"""Puzzles of Twelve Heroes: the opponent is about to win, and only one choice begins a turn that prevents it."""

from __future__ import annotations

from itertools import islice
from typing import Final

from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.planner import deploys_in_order, food_amounts, skip_ahead
from tablee.games.twelve_heroes.coach.hints import as_chance
from tablee.games.twelve_heroes.coach.line import line_of
from tablee.games.twelve_heroes.game import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.actions import ACTIONS, MOVE, SUPPLY
from tablee.games.twelve_heroes.rules.pending import ACT, CARRYING, ENDED, LIMITING, MORE, NEXT_TILE, NOTHING
from tablee.games.twelve_heroes.rules.pieces import FACTIONS, NONE, PLACE_NAMES, REGIONS, SLOTS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.strength import strength
from tablee.games.twelve_heroes.solver.defence import Defence, TooLong, Way
from tablee.games.twelve_heroes.views.view import view_of
from tablee.search.advice import Hint, Puzzle, Reason, by_line, chosen, task, why
from tablee.search.puzzle_seeds import read_puzzle_seeds

SET: Final = "tablee-2"
"""The set for which the seeds were found."""
MIN_CHOICES: Final = 7
"""The least number of choices in a puzzle."""
MAX_POSITIONS: Final = 2000
"""The most positions in the turn. Plain Python searches them in about a second."""


class HeroesPuzzles:
    """Plays a game between two hasty players and stops when the one to act is about to lose."""

    seeds = read_puzzle_seeds("tablee.games.twelve_heroes")

    def attempt(self, rng: Rng) -> Puzzle | None:
        options = _factions(rng)
        state = GAME.new(options, 2)
        while isinstance(state.settle(rng), Decide):
            if state.waiting == ACT and state.actions > 1 and len(state.choices) >= MIN_CHOICES and _threatened(state):
                way = _only_way(state)
                if way is not None:
                    return _puzzle(state, options, way)
            state.apply([_in_haste(state, rng)])
        return None


def _factions(rng: Rng) -> HeroesOptions:
    first = rng.below(len(FACTIONS))
    second = (first + 1 + rng.below(len(FACTIONS) - 1)) % len(FACTIONS)
    return HeroesOptions(faction_1=FACTIONS[first], faction_2=FACTIONS[second], heroes=SET)


def _in_haste(state: TwelveHeroes, rng: Rng) -> int:
    """Return a random choice that prefers heroes to Food, and takes Food for some turns."""
    if state.waiting == CARRYING:
        amounts = food_amounts(state, state.seat, state.region, state.start)
        return rng.pick(amounts[1:] or amounts)
    if state.waiting == MORE:
        return rng.pick(deploys_in_order(state))
    bold = [action for action in state.choices if action != SUPPLY and action < MOVE]
    return rng.pick(bold if state.waiting == ACT and bold and rng.below(4) > 0 else state.choices)


# Is the position a good puzzle?


def _threatened(state: TwelveHeroes) -> bool:
    return _idle(state.copy()).waiting == ENDED


def _idle(state: TwelveHeroes) -> TwelveHeroes:
    """Return the position after the opponent's Control, if nothing more is done in this turn."""
    state.actions = 0
    state.waiting = NOTHING
    engine.advance(state)
    while state.waiting in (LIMITING, NEXT_TILE):
        skip_ahead(state)
    return state


def _only_way(state: TwelveHeroes) -> Way | None:
    """Return the best defence if exactly one first choice does not surely lose."""
    defence = Defence(state, MAX_POSITIONS)
    try:
        holding = list(islice(defence.holding(state), 2))
        return defence.way(state) if len(holding) == 1 and _tempting(state, holding[0]) else None
    except TooLong:
        return None


def _tempting(state: TwelveHeroes, action: int) -> bool:
    """Return whether there are several choices of this kind, so that the kind alone is not the answer."""
    verb = ACTIONS[action].verb
    return sum(ACTIONS[each].verb == verb for each in state.choices) > 1


# The solution


def _puzzle(state: TwelveHeroes, options: HeroesOptions, way: Way) -> Puzzle:
    seat = int(state.seat)
    offer = Offer(seat, 0, "act", tuple(state.choices))
    best = way.choices[0]
    choices = chosen(best, {action: as_chance(way.advantage) if action == best else 0.0 for action in offer.legal})
    advice = Hint(choices, choices[0].value, _reason(state, way), "planned")
    return Puzzle(task("hold-out", count=int(state.actions)), 2, view_of(state, seat), offer, advice, options)


def _reason(state: TwelveHeroes, way: Way) -> Reason:
    """Explain what the opponent would win, and tell the turn that prevents it."""
    places = [PLACE_NAMES[region] for region in _lost(state)]
    return by_line(why("only-holds", places=places, count=len(places)), line_of(state, way.choices, int(state.seat)))


def _lost(state: TwelveHeroes) -> list[int]:
    """Return the Regions whose tile the opponent would win if nothing was done."""
    won = [event.params["place"] for event in _done_nothing(state) if event.tag == "tile-won"]
    return [region for region in range(REGIONS) if PLACE_NAMES[region] in won or _wins(state, 1 - state.seat, region)]


def _wins(state: TwelveHeroes, seat: int, region: int) -> bool:
    """Return whether a seat is the stronger one where all slots are taken. The game can end before its Control."""
    full = state.tile[region] != NONE and state.cubes[seat * REGIONS + region] >= SLOTS[state.tile_kind(region)]
    return full and strength(state, seat, region) > strength(state, 1 - seat, region)


def _done_nothing(state: TwelveHeroes) -> list[Event]:
    """Return the events if nothing more is done in this turn."""
    later = state.copy()
    events: list[Event] = []
    later.events = events
    _idle(later)
    return events


PUZZLES = HeroesPuzzles()
