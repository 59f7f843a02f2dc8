"""Results do not depend on listeners, and copies are independent."""

from __future__ import annotations

import pytest

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.bots.planner import hash_position
from tablee.games.twelve_heroes.options import PRESETS, HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.pieces import LAST_TURN
from tablee.games.twelve_heroes.rules.setup import MatchSetup
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero
from tablee.games.twelve_heroes.tests.test_meetings import BOX as EVERYTHING

BOX = box(
    hero("idle", 1, 1, does("deployed", "recover"), does("deployed", "add-cube")),
    hero("saboteur", 1, 1, does("deployed", "remove-cube")),
)


def silent(board: Board) -> Board:
    board.state.events = None
    return board


@pytest.mark.parametrize("name", ["idle", "saboteur"])
def test_abilities_do_the_same_unheard(name: str) -> None:
    heard = Board(BOX).camp(0, name).cubes(1, "left", 1).acting()
    unheard = Board(BOX).camp(0, name).cubes(1, "left", 1).acting()
    action = heard._action(f"deploy {name} left")
    heard.play(f"deploy {name} left")
    silent(unheard).state.apply([action])
    assert unheard.state.cubes == heard.state.cubes
    assert heard.tags()


def test_an_ability_is_declined_unheard() -> None:
    kind = box(hero("thief", 1, 1, does("deployed", "steal-food", amount=1, optional=True)))
    board = Board(kind).camp(0, "thief").at(1, "left", "peasant", food=1).acting().play("deploy thief left")
    silent(board).state.apply([board._action("decline")])
    assert board.food(1, "left") == 1


def test_a_hero_is_pushed_unheard() -> None:
    kind = box(hero("wind", 1, 1, does("deployed", "push", who="enemies")))
    board = Board(kind).camp(0, "wind").at(1, "middle", "peasant").acting()
    for line in ("deploy wind middle", "choose right"):
        silent(board).state.apply([board._action(line)])
    assert board.names(1, "right") == ["peasant"]


def test_nothing_is_drawn_unheard() -> None:
    board = Board(BOX).hand(0, *["peasant"] * 5).camp(0, *["peasant"] * 7)
    board.state.then(7)
    engine.advance(silent(board).state)
    assert board.prompt == "act"


def test_time_is_over_unheard() -> None:
    board = Board(BOX)
    board.state.turn = LAST_TURN
    board.state.then(7)
    engine.advance(silent(board).state)
    assert board.over == (1, 1)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_happens_does_not_depend_on_listening(preset: str) -> None:
    heard = GAME.new(PRESETS[preset], 2)
    unheard = GAME.new(PRESETS[preset], 2)
    rngs = Rng(preset), Rng(preset)
    for _ in range(150):
        heard.events = []
        waits = heard.settle(rngs[0])
        unheard.settle(rngs[1])
        if not isinstance(waits, Decide):
            break
        heard.apply([rngs[0].pick(heard.legal(seat)) for seat in waits.seats])
        unheard.apply([rngs[1].pick(unheard.legal(seat)) for seat in waits.seats])
        assert unheard.awaits().__class__ is heard.awaits().__class__
    assert GAME.view(heard, 0) == GAME.view(unheard, 0)


@pytest.mark.parametrize("seed", range(6))
def test_no_ability_depends_on_listening(seed: int) -> None:
    """Whole games at random with a set that has every effect, and both advanced rules (H-4.1, H-4.2)."""
    table = MatchSetup(EVERYTHING.heroes, HeroesOptions(), draft=False, extra_actions=True, popularity=True)
    rng = Rng(f"kinds {seed}")
    kinds = [rng.below(len(EVERYTHING.cards)) for _ in range(24)]
    heard, unheard = TwelveHeroes(table, kinds), TwelveHeroes(table, kinds)
    heard.events = []
    assert played(heard, Rng(seed)) == played(unheard, Rng(seed))


def played(state: TwelveHeroes, rng: Rng) -> int:
    """Return a number that identifies the end of a random game."""
    engine.begin(state)
    state.playout(rng)
    return hash_position(state)


def test_a_copy_of_a_draft_goes_its_own_way() -> None:
    state = GAME.new(PRESETS["draft"], 2)
    rng = Rng("copy")
    state.settle(rng)
    copy = state.copy()
    before = GAME.view(state, 0)
    copy.apply([copy.legal(0)[0], copy.legal(1)[0]])
    assert GAME.view(state, 0) == before
    copy.playout(rng)
    assert GAME.view(state, 0) == before
