"""All results of a turn among several: everybody's share of the win, for each combination of a group's cards."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import members
from tablee.games.king_of_12.bots.outlook import outlook
from tablee.games.king_of_12.rules.phases import ADJUSTING, FORETELLING, TAKING
from tablee.games.king_of_12.rules.pieces import TAKE_ONE, TAKE_TWO

if TYPE_CHECKING:
    from tablee.games.king_of_12.rules.state import King

FACES: Final = 12
ROLLS: Final = 4
"""The number of an Oracle's rolls to look at, spread evenly over the faces."""


class TurnEnds:
    """Estimates the rest of a turn. Everybody turns dice and takes tokens so as to raise their own share of the win.

    All positions get the same rolls, so that luck does not decide which card is better.
    """

    def __init__(self, first_roll: int) -> None:
        self.first_roll = first_roll

    def shares(self, state: King) -> list[float]:
        """Return each seat's estimated share of the win at the end of the turn."""
        if state.phase == ADJUSTING:
            return self.adjusted(state)
        if state.phase == FORETELLING:
            return self.foretold(state)
        if state.phase == TAKING:
            return self.after(state, [dearest(state.legal(seat)) for seat in members(state.pending)])
        return outlook(state)

    def after(self, state: King, choices: list[int]) -> list[float]:
        """Return the shares after these choices."""
        position = state.copy()
        position.apply(choices)
        return self.shares(position)

    def adjusted(self, state: King) -> list[float]:
        """Return the shares after each chooser in turn has taken the best face or order, the others' being fixed."""
        seats = members(state.pending)
        choices = [state.legal(seat)[0] for seat in seats]
        found: list[float] = []
        for place, seat in enumerate(seats):
            best = choices[place]
            most = -1.0
            for action in state.legal(seat):
                choices[place] = action
                shares = self.after(state, choices)
                if shares[seat] > most:
                    best = action
                    most = shares[seat]
                    found = shares
            choices[place] = best
        return found

    def foretold(self, state: King) -> list[float]:
        """Return the mean of the shares over an Oracle's rolls."""
        totals = [0.0] * state.setup.seats
        for roll in range(ROLLS):
            position = state.copy()
            position.resolve([1 + (self.first_roll + roll * (FACES // ROLLS)) % FACES])
            for seat, share in enumerate(self.shares(position)):
                totals[seat] += share / float(ROLLS)
        return totals


def dearest(takes: list[int]) -> int:
    """Return the best token to take: a 2 before a 1."""
    if TAKE_TWO in takes:
        return TAKE_TWO
    return TAKE_ONE if TAKE_ONE in takes else takes[0]


class TurnTable:
    """The shares of a group's players for each combination of their cards.

    `shares[place][card]` has one number for each combination of the others' cards, in the order of `together`.
    """

    def __init__(self, state: King, seats: list[int], choices: dict[int, int], ends: TurnEnds) -> None:
        """Play every combination. `choices` are the cards of everybody, of whom those outside the group keep theirs."""
        self.counts = [len(state.legal(seat)) for seat in seats]
        self.shares: list[list[list[float]]] = [[[] for _ in range(count)] for count in self.counts]
        order = sorted(choices)
        cards = [0] * len(seats)
        more = True
        while more:
            for place, seat in enumerate(seats):
                choices[seat] = state.legal(seat)[cards[place]]
            found = ends.after(state, [choices[seat] for seat in order])
            for place, seat in enumerate(seats):
                self.shares[place][cards[place]].append(found[seat])
            more = advance(cards, self.counts)

    def values(self, place: int, mixes: list[list[float]]) -> list[float]:
        """Return the share that each card of a player is worth against the others' mixes."""
        weights = together(mixes, place)
        found: list[float] = []
        for shares in self.shares[place]:
            value = 0.0
            for number in range(len(weights)):
                value += weights[number] * shares[number]
            found.append(value)
        return found


def advance(cards: list[int], counts: list[int]) -> bool:
    """Go on to the next combination, the first card changing fastest. Return whether there is one."""
    for place in range(len(cards)):
        cards[place] += 1
        if cards[place] < counts[place]:
            return True
        cards[place] = 0
    return False


def together(mixes: list[list[float]], without: int) -> list[float]:
    """Return the chance of each combination of cards of all players but one, the first card changing fastest."""
    weights = [1.0]
    for place, mix in enumerate(mixes):
        if place != without:
            weights = [weight * chance for chance in mix for weight in weights]
    return weights
