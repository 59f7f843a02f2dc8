"""Every ordered pair of characters on every pair of faces, against a second implementation (K12-2.1 to K12-4.14)."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.core.chance import Chance
from tablee.games.king_of_12.rules.pieces import ACTIONS, CHARACTERS
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.reference_turn import Branch, Case, branches
from tablee.games.king_of_12.tests.scripted import asked, faces, laid

PAIRS = list(product(CHARACTERS, repeat=2))
FACES = [(one, two) for one in range(1, 13) for two in range(1, 13)]
PURSE = (1, 2)
"""Everybody begins with a 1 and a 2, so that there is something to take."""


def choose(state: King, *texts: str) -> None:
    seats, _ = asked(state)
    made = [ACTIONS.by_text[text] for text in texts if text]
    assert all(choice in state.legal(seat) for seat, choice in zip(seats, made, strict=True))
    state.apply(made)


def purse(state: King, seat: int) -> tuple[int, ...]:
    player = state.everybody[seat]
    return (1,) * player.ones + (2,) * player.twos


def follow(start: King, case: Case, branch: Branch) -> King:
    """Return the turn as the rules play it, along this branch."""
    state = start.copy()
    for player, face in zip(state.everybody, case.faces, strict=True):
        player.die = player.value = face
    choose(state, *(f"play {card}" for card in case.cards))
    if any(branch.chosen):
        choose(state, *branch.chosen)
    if branch.rolled:
        assert isinstance(state.awaits(), Chance)
        state.resolve([branch.rolled])
    if branch.take:
        assert asked(state)[1] == "take"
        choose(state, branch.take)
    assert asked(state) == ((0, 1), "play")
    return state


@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda card: card)
def test_two_cards_do_what_the_second_opinion_says(one: str, two: str) -> None:
    start = laid(1, 1)
    for player in start.everybody:
        player.ones = player.twos = 1
    for pair in FACES:
        case = Case((one, two), pair)
        for branch in branches(case, (PURSE, PURSE)):
            state = follow(start, case, branch)
            assert tuple(faces(state)) == branch.faces, (case, branch)
            assert (purse(state, 0), purse(state, 1)) == branch.tokens, (case, branch)


@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda card: card)
def test_every_choice_that_the_rules_offer_is_in_the_second_opinion(one: str, two: str) -> None:
    start = laid(1, 1)
    for pair in FACES:
        case = Case((one, two), pair)
        state = start.copy()
        for player, face in zip(state.everybody, pair, strict=True):
            player.die = player.value = face
        choose(state, f"play {one}", f"play {two}")
        wanted = {branch.chosen for branch in branches(case, ((), ()))}
        if isinstance(state.awaits(), Chance) or asked(state)[1] in ("play", "take"):
            assert wanted == {("", "")}
            continue
        seats, _ = asked(state)
        for seat in (0, 1):
            mine = {chosen[seat] for chosen in wanted}
            assert mine == ({ACTIONS.text(a) for a in state.legal(seat)} if seat in seats else {""})
