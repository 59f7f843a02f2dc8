"""A model of the opponents in groups of three and more, for the upper levels of bots.

A bot values every combination of the group's cards, and plays the best response to the model.
"""

from __future__ import annotations

from math import exp

from tablee.core.bits import bit
from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.estimate import normalized
from tablee.games.king_of_12.bots.guesses import tempting_card
from tablee.games.king_of_12.bots.outlook import CARD
from tablee.games.king_of_12.bots.turn_table import FACES, TurnEnds, TurnTable
from tablee.games.king_of_12.rules.effects import value_of
from tablee.games.king_of_12.rules.pieces import BURY
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView

Mixes = list[list[float]]

STEPS = 30
"""How often the players of a model answer one another."""
OWN_TEMPERATURE = 0.02
"""The temperature of the bot's own choice. It mixes among cards that are nearly as good, so that nobody can predict it."""
TINY = 1e-9


MODEL = (0.4, 0.2, 0.2, 0.2)
"""The weights of four models of a player: equilibrium, level 1, level 2, and one who looks only at their own die."""
TEMPERATURE = 0.1
"""The temperature of the others' choices, relative to the gap between a player's best and worst card.

A card that is worse by this part of the gap is played e times less often. The scale is relative because a turn decides
little at the beginning of a round and much at its end.
"""


class OpponentModelPlayer:
    """Plays the best response to a model of the others, by the share of the win at the end of the turn."""

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "bury":
            return min(offer.legal, key=lambda action: CARD[action - BURY])
        state = imagine(view, rng)
        ends = TurnEnds(rng.below(FACES))
        if offer.prompt != "play":
            return _best_end(state, offer, ends, rng)
        seats = state.group_of(offer.seat).seats()
        waits = state.awaits()
        assert isinstance(waits, Decide)
        cards = {seat: tempting_card(state, seat, rng) for seat in waits.seats}
        own_dice = [softmax(die_values(state, seat), TEMPERATURE) for seat in seats]
        values = answer(TurnTable(state, seats, cards, ends), seats.index(offer.seat), own_dice)
        return offer.legal[rng.weighted(softmax(values, OWN_TEMPERATURE))]


def _best_end(state: King, offer: Offer, ends: TurnEnds, rng: Rng) -> int:
    """Return the best action for the rest of the turn, the others choosing anything."""
    waits = state.awaits()
    assert isinstance(waits, Decide)
    choices = {seat: rng.pick(state.legal(seat)) for seat in waits.seats}
    values = [
        ends.after(state, [(choices | {offer.seat: action})[seat] for seat in waits.seats])[offer.seat]
        for action in offer.legal
    ]
    return offer.legal[values.index(max(values))]


def die_values(state: King, seat: int) -> list[float]:
    """Return what each card in hand makes of a player's die."""
    die = state.everybody[seat].die
    return [float(value_of(bit(card), die)) for card in state.legal(seat)]


def answer(table: TurnTable, place: int, own_dice: Mixes) -> list[float]:
    """Return the value of each of a player's cards against the model of the others.

    Level 1 responds to random play. Level 2 responds to a mix of random play and level 1. Fictitious play, which starts
    from level 2, comes close to an equilibrium.
    """
    uniform = [[1.0 / count] * count for count in table.counts]
    level_1 = _answers(table, uniform)
    level_2 = _answers(table, _mixed((0.5, 0.5), uniform, level_1))
    equilibrium = level_2
    for step in range(1, STEPS):
        share = 1.0 / (step + 1.0)
        equilibrium = _mixed((1.0 - share, share), equilibrium, _answers(table, equilibrium))
    return table.values(place, _mixed(MODEL, equilibrium, level_1, level_2, own_dice))


def _answers(table: TurnTable, mixes: Mixes) -> Mixes:
    return [softmax(table.values(place, mixes), TEMPERATURE) for place in range(len(mixes))]


def _mixed(weights: tuple[float, ...], *models: Mixes) -> Mixes:
    """Return the models' mixtures, mixed by these weights."""
    return [
        [_weighted(weights, chances) for chances in zip(*mixes, strict=True)] for mixes in zip(*models, strict=True)
    ]


def _weighted(weights: tuple[float, ...], chances: tuple[float, ...]) -> float:
    return sum(weight * chance for weight, chance in zip(weights, chances, strict=True))


def softmax(values: list[float], temperature: float) -> list[float]:
    """Return the chance of each card: the better, the likelier."""
    most = max(values)
    scale = temperature * (most - min(values)) + TINY
    return normalized([exp((value - most) / scale) for value in values])
