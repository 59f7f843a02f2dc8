"""Many matches at once. Each step takes a choice for every match and writes what its next seat sees."""
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
"""The number of bytes of a choice."""


class IllegalAction(ValueError):
    """An illegal choice. No match has moved."""

    def __init__(self, number: int, action: int) -> None:
        super().__init__(f"match {number}: action {action} is not legal")
        self.number = number
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """Many matches from one starting position. Each step overwrites the arrays of the previous one.

    `only` is the one seat that chooses, while the others play at random. With ANY_SEAT, each match asks its seats in
    turn. With `at_once`, a finished match restarts in the same step; otherwise in the next one, whatever its choice
    there.
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
        """Take a choice for each match, in its seat's own numbering: eight bytes each, little-endian.

        If any choice is illegal, nothing happens.
        """
        self.check(choices)
        for number in range(self.count):
            self.step_one(number, read_i64_le(choices, number * WIDTH))

    def check(self, choices: bytes) -> None:
        """Raise an error if any match cannot take its choice."""
        if len(choices) != self.count * WIDTH:
            raise ValueError(f"expected one choice for each of {self.count} matches, not {len(choices) // 8}")
        for number in range(self.count):
            choice: i64 = read_i64_le(choices, number * WIDTH)
            if not 0 <= choice < self.actions:
                raise IllegalAction(number, choice)
            if self.masks[number * self.actions + choice] == 0 and self.asked[number] != NOBODY:
                raise IllegalAction(number, choice)

    def step_one(self, number: i64, choice: i64) -> None:
        """Let one match take its choice, and write its arrays."""
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
        """Play on until the choosing seat is asked. Discard a match that ends before that."""
        match = self.matches[number]
        self.others(match)
        while match.seat == NOBODY:
            match.restart()
            self.others(match)

    def others(self, match: Turns) -> None:
        """Let the others play, if only one seat chooses."""
        if self.only != ANY_SEAT:
            while match.seat not in (self.only, NOBODY):
                match.play(match.pick())

    def end(self, number: i64, match: Turns) -> None:
        """Write the result of a finished match."""
        self.ended[number] = 1
        place: i64 = number * self.players
        for reward in match.returns():
            self.rewards[place] = reward
            place += 1
        if self.at_once:
            match.restart()
            self.begin(number)

    def forget(self, number: i64) -> None:
        """Clear the result of the previous match."""
        self.ended[number] = 0
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = 0.0

    def show(self, number: i64) -> None:
        """Write what the next seat sees and may do.

        For a finished match, write the view of the only choosing seat, or of the first.
        """
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
        """Write a random legal choice for each match into `chosen`, and 0 for finished matches."""
        for number in range(self.count):
            match = self.matches[number]
            seat: i64 = match.seat
            if seat == NOBODY:
                self.chosen[number] = 0
            else:
                self.chosen[number] = match.state.relative(match.state.pick(seat, self.luck), seat)
