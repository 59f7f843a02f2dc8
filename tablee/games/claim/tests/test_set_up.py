"""C-1: the set-up."""

import pytest

from tablee.core.bits import bit, mask_of, size
from tablee.core.chance import Draw
from tablee.core.decision import Decide
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import ALL


def test_both_get_thirteen_cards_and_26_make_the_deck() -> None:
    """C-1.1, C-2.1: the first prize has just been turned up from it."""
    state = GAME.new(ClaimOptions(leader="seat-1"), 2)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.pool, waits.draws) == ("deck", ALL, 27)
    state.resolve(list(range(27)))
    assert [player.hand for player in state.players] == [mask_of(list(range(13))), mask_of(list(range(13, 26)))]
    assert state.prize == 26
    assert state.deck == ALL & ~mask_of(list(range(27)))
    assert size(state.deck | bit(state.prize)) == 26


def test_a_hand_is_told_to_its_owner_alone() -> None:
    """C-1.1, C-6.1."""
    state = GAME.new(ClaimOptions(leader="seat-1"), 2)
    state.events = []
    state.resolve(list(range(27)))
    dealt = [event for event in state.events if event.tag == "hand-dealt"]
    assert [[event.visible(viewer) for viewer in (0, 1, None)] for event in dealt] == [
        [True, False, False],
        [False, True, False],
    ]
    assert dealt[0].params["cards"] == ["goblin-0"] * 5 + [f"goblin-{value}" for value in range(1, 9)]


def test_the_other_and_spectators_are_told_how_many_cards_a_hand_has() -> None:
    """C-1.1, C-6.1."""
    state = GAME.new(ClaimOptions(leader="seat-1"), 2)
    state.events = []
    state.resolve(list(range(27)))
    dealt = [event for event in state.events if event.tag == "hand-dealt-unseen"]
    assert [event.params for event in dealt] == [{"seat": 0, "count": 13}, {"seat": 1, "count": 13}]
    assert [[event.visible(viewer) for viewer in (0, 1, None)] for event in dealt] == [
        [False, True, True],
        [True, False, True],
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_leader_is_drawn_by_lot(seat: int) -> None:
    """C-1.2, the ruling's default."""
    state = GAME.new(ClaimOptions(), 2)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.outcomes()) == ("leader", [([0], 0.5), ([1], 0.5)])
    state.events = []
    state.resolve([seat])
    assert [(event.tag, event.params) for event in state.events] == [("leader-chosen", {"seat": seat})]
    decide = state.settle(Rng(1))
    assert isinstance(decide, Decide)
    assert (decide.seats, decide.prompt) == ((seat,), "lead")


@pytest.mark.parametrize(("leader", "seat"), [("seat-1", 0), ("seat-2", 1)])
def test_the_host_can_name_the_first_leader(leader: str, seat: int) -> None:
    """C-1.2."""
    match = Match(GAME, GAME.options(leader=leader), 2, lambda chance, _: chance.sample(Rng(1)))  # type: ignore[arg-type]
    assert match.awaited == (seat,)
    assert {type(entry).__name__ for entry in match.log} == {"Dealt"}
    assert len(match.log) == 1
