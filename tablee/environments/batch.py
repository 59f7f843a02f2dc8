"""Many matches side by side: each step takes a choice for every match and writes what its next seat sees."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.environments.turns import NOBODY, Turns

ANY_SEAT: Final = -1
WIDTH: Final = 8
"""So many bytes has a choice."""


class IllegalAction(ValueError):
    """A choice that a match does not offer. No match has moved."""

    def __init__(self, number: int, action: int) -> None:
        super().__init__(f"match {number}: action {action} is not legal")
        self.number = number
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """So many matches from one position on. What was written is overwritten by the next step.

    `only` is a seat that chooses alone, while the others play at random; ANY_SEAT lets each match ask its seats in turn. With `at_once`
    a match that is over begins anew in the same step; otherwise in the next one, whatever was chosen for it.
    """

    def __init__(
        self, start: State, seats: int, count: int, words: int, actions: int, seed: str, only: int, at_once: bool
    ) -> None:
        self.count: i64 = count
        self.words: i64 = words
        self.actions: i64 = actions
        self.players: i64 = seats
        self.only: i64 = only
        self.at_once = at_once
        self.luck = Rng(f"{seed}/choices")
        self.matches = [Turns(start, Rng(f"{seed}/{number}")).restart() for number in range(count)]
        self.observations = vec[i64]([0] * (count * words))
        self.masks = vec[u8]([0] * (count * actions))
        self.asked = vec[i64]([NOBODY] * count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.ended = vec[u8]([0] * count)
        self.chosen = vec[i64]([0] * count)
        for number in range(count):
            self.begin(number)
            self.show(number)

    def step(self, choices: bytes) -> None:
        """A choice for each match, as its seat counts actions; eight bytes each, the lowest first. Nothing happens where one is not legal."""
        self.check(choices)
        for number in range(self.count):
            self.step_one(number, read_i64_le(choices, number * WIDTH))

    def check(self, choices: bytes) -> None:
        """Raise an error for what no match can take."""
        if len(choices) != self.count * WIDTH:
            raise ValueError(f"a choice for each of {self.count} matches is needed, not {len(choices) // 8}")
        for number in range(self.count):
            choice: i64 = read_i64_le(choices, number * WIDTH)
            if not 0 <= choice < self.actions:
                raise IllegalAction(number, choice)
            if self.masks[number * self.actions + choice] == 0 and self.asked[number] != NOBODY:
                raise IllegalAction(number, choice)

    def step_one(self, number: i64, choice: i64) -> None:
        """Let one match take its choice, and show it."""
        match = self.matches[number]
        if match.seat == NOBODY:
            self.forget(number)
            match.restart()
            self.begin(number)
        else:
            match.state.mask_into(self.masks, number * self.actions, match.seat, 0)
            match.play(match.state.absolute(choice, match.seat))
            self.others(match)
            if self.ended[number] != 0:
                self.forget(number)
            if match.seat == NOBODY:
                self.end(number, match)
        self.show(number)

    def begin(self, number: i64) -> None:
        """Go on until the seat is asked that is to choose; a match that ends before it is, is none."""
        match = self.matches[number]
        self.others(match)
        while match.seat == NOBODY:
            match.restart()
            self.others(match)

    def others(self, match: Turns) -> None:
        """Let the others play, where only one seat chooses."""
        if self.only != ANY_SEAT:
            while match.seat not in (self.only, NOBODY):
                match.play(match.pick())

    def end(self, number: i64, match: Turns) -> None:
        """Say how it ended."""
        self.ended[number] = 1
        place: i64 = number * self.players
        for reward in match.returns():
            self.rewards[place] = reward
            place += 1
        if self.at_once:
            match.restart()
            self.begin(number)

    def forget(self, number: i64) -> None:
        """The end of the match before was told."""
        self.ended[number] = 0
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = 0.0

    def show(self, number: i64) -> None:
        """Write what the next seat sees and may do; of a match that is over what the lone chooser sees, or the first seat."""
        match = self.matches[number]
        seat: i64 = match.seat
        self.asked[number] = seat
        if seat != NOBODY:
            match.state.mask_into(self.masks, number * self.actions, seat, 1)
        elif self.only != ANY_SEAT:
            seat = self.only
        else:
            seat = 0
        if self.words > 0:
            match.state.observe_into(self.observations, number * self.words, seat)

    def sample(self) -> None:
        """Write a legal choice for each match into `chosen`, at random; 0 where a match is over."""
        for number in range(self.count):
            match = self.matches[number]
            seat: i64 = match.seat
            if seat == NOBODY:
                self.chosen[number] = 0
            else:
                self.chosen[number] = match.state.relative(match.state.pick(seat, self.luck), seat)
