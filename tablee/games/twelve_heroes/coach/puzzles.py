"""Puzzles of Twelve Heroes: the opponent is about to win, and only one choice begins a turn that prevents it."""

from __future__ import annotations

from itertools import islice
from typing import Final

from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.event import Event, Value
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.planner import deploys_in_order, food_amounts, skip_ahead
from tablee.games.twelve_heroes.coach.hints import as_chance
from tablee.games.twelve_heroes.game import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.actions import ACTIONS, DEPLOY, MOVE, RESOLVE, SUPPLY
from tablee.games.twelve_heroes.rules.pending import ACT, CARRYING, ENDED, LIMITING, MORE, NEXT_TILE, NOTHING
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.solver.defence import Defence, TooLong, Way
from tablee.games.twelve_heroes.views.view import view_of
from tablee.search.advice import Hint, Puzzle, Reason, chosen, task, why
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
    """Explain the tile that is kept, the final strengths there, and the hero that makes the difference."""
    kept = _told(state, way)
    place = next(place for place in _won(_told(state, None)) if place not in _won(kept))
    hero, place_to = _step(way, place)
    for event in kept:
        if event.tag == "strengths-compared" and event.params["place"] == place:
            mine, theirs = event.params["strength_other"], event.params["strength"]
            return why("only-holds", place=place, hero=hero, place_to=place_to, strength=mine, strength_other=theirs)
    return why("only-clears", place=place, hero=hero, place_to=place_to)


def _told(state: TwelveHeroes, way: Way | None) -> list[Event]:
    """Return the events if this way is played, or nothing is done."""
    events: list[Event] = []
    later = state.copy()
    later.events = events
    for action in way.choices if way is not None else ():
        later.apply([action])
    if way is None:
        _idle(later)
    return events


def _won(events: list[Event]) -> list[Value]:
    return [event.params["place"] for event in events if event.tag == "tile-won"]


def _step(way: Way, place: Value) -> tuple[Value, Value]:
    """Return the last hero sent to this place, or else anywhere. Only such moves change who is stronger."""
    taken = [ACTIONS[action] for action in way.choices if DEPLOY <= action < RESOLVE]
    steps = [(step.params["hero"], step.params["place" if step.verb == "deploy" else "place_to"]) for step in taken]
    return next((step for step in reversed(steps) if step[1] == place), steps[-1])


PUZZLES = HeroesPuzzles()
