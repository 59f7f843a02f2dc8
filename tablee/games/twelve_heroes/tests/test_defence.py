"""The search for a defence: an ability of the opponent can ask the opponent in the middle of the seat's turn."""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes.rules.actions import ACTIONS
from tablee.games.twelve_heroes.solver.defence import Defence
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BACK = does("enemy-deployed", "send-back", who="enemies", to="camp", strength_at_most=3)


def board(guard: int) -> Board:
    """Return a position in which the opponent wins at its Control unless it is held on the left.

    When the Giant (5) arrives there, the opponent's Watch sends back the Ogre (3) or the Imp (1).
    """
    cards = box(
        *(hero("giant", 3, 5), hero("ogre", 3, 3), hero("imp", 1, 1)),
        *(hero("watch", 1, 0, BACK), hero("guard", 3, guard)),
    )
    made = Board(cards).camp(0, "giant").at(0, "left", "ogre", "imp", food=2)
    made.at(1, "left", "watch", "guard", food=2).cubes(1, "left", 1).state.points = [0, 5]
    return made.acting(1)


@pytest.mark.parametrize(("guard", "held"), [(6, True), (7, False)])
def test_h_3_9_the_opponent_sends_back_the_hero_that_would_have_held(*, guard: int, held: bool) -> None:
    """Without the Ogre the others have 6, without the Imp 8."""
    state = board(guard).state
    deploy = ACTIONS.index("deploy 2 left")
    assert (list(Defence(state, 1000).holding(state)) == [deploy]) == held


def test_the_way_names_the_opponents_answer() -> None:
    state = board(6).state
    way = Defence(state, 1000).way(state)
    assert way is not None
    assert [ACTIONS.text(choice).split()[0] for choice in way.choices[:2]] == ["deploy", "target"]
