"""The forecast: Control, Maintenance, and the effect of an offered action."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Viewer
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.rules.pending import ENDED
from tablee.games.twelve_heroes.rules.pieces import NONE
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.tests.board import Board
from tablee.games.twelve_heroes.views.endings import Hungry
from tablee.games.twelve_heroes.views.forecast import FrontForecast, HeroesForecast


def foretold(board: Board, viewer: Viewer = 0) -> HeroesForecast:
    return GAME.forecast(GAME.view(board.state, viewer))


def front(board: Board, seat: int, region: int) -> FrontForecast:
    return foretold(board).regions[region].fronts[seat]


def named(board: Board, line: str) -> str:
    """Return the notation of an action whose heroes are named by id."""
    ids = board.cards.ids()
    return " ".join(str(ids.index(word) + 1) if word in ids else word for word in line.split())


def test_h_2_1_the_stronger_side_will_place_a_cube() -> None:
    board = Board().at(0, "middle", "dragon", food=1).at(1, "middle", "squire", food=1)
    assert front(board, 0, 1) == FrontForecast(leads=True, control="cube", eats=1, starving=0)
    assert front(board, 1, 1) == FrontForecast(leads=False, control="nothing", eats=1, starving=0)


def test_h_2_1_with_all_its_cubes_it_will_win_the_tile_and_nobody_there_eats() -> None:
    board = Board().at(0, "left", "dragon").cubes(0, "left", 1)
    assert front(board, 0, 0) == FrontForecast(leads=True, control="tile", eats=1, starving=0)


def test_h_2_1_what_is_foretold_is_what_control_does() -> None:
    board = Board().at(0, "middle", "dragon", food=1).at(1, "middle", "squire").at(0, "right", "troll", food=2)
    wanted = [region.fronts[0].control for region in foretold(board).regions]
    board.turn()
    assert wanted == ["nothing", "cube", "cube"]
    assert board.state.cubes[:3] == [0, 1, 1]


def test_h_2_1_a_region_without_a_tile_brings_nothing() -> None:
    board = Board().at(0, "left", "dragon", food=1)
    board.state.tile[0] = NONE
    assert (foretold(board).regions[0].points, foretold(board).regions[0].slots) == (0, 0)
    assert front(board, 0, 0).control == "nothing"


def test_h_4_2_a_tie_is_won_by_the_popular_or_by_a_hero_who_says_so() -> None:
    board = Board(popularity=True).at(0, "left", "squire", food=1).at(1, "left", "squire", food=1)
    assert [front(board, seat, 0).control for seat in (0, 1)] == ["nothing", "nothing"]
    board.state.popular[0] = 1
    assert [front(board, seat, 0).control for seat in (0, 1)] == ["nothing", "cube"]
    board = Board().at(0, "left", "castellan", food=1).at(1, "left", "wolf-rider", food=1)
    assert front(board, 0, 0).control == "cube"


def test_h_0_1_tiles_have_points_and_slots() -> None:
    assert [(region.points, region.slots) for region in foretold(Board()).regions] == [(2, 1), (3, 2), (4, 3)]


def test_h_2_3_the_fewest_starve_that_must() -> None:
    board = Board().at(0, "left", "troll", "squire", "golem").at(1, "left", "dragon", food=1)
    assert (front(board, 0, 0).eats, front(board, 0, 0).starving) == (3, 2)
    board.at(0, "left", food=1)
    assert front(board, 0, 0).starving == 1


def test_h_3_3_a_hero_that_is_deployed_brings_strength_and_hunger() -> None:
    board = Board().camp(0, "troll", food=1).at(0, "left", "squire", food=1).at(1, "left", "dragon", food=1).acting()
    arrival = foretold(board).arrivals[named(board, "deploy troll left")]
    assert (arrival.strength, arrival.strength_other) == (6, 7)
    assert (arrival.missing, arrival.starving) == (2, 1)
    assert (arrival.carry, arrival.max_food) == (1, 1)


def test_h_3_4_a_hero_that_moves_can_bring_the_food_it_leaves_behind() -> None:
    board = Board().at(0, "left", "squire", "goat", food=2).acting()
    arrival = foretold(board).arrivals[named(board, "move squire left middle")]
    assert (arrival.strength, arrival.missing, arrival.starving) == (1, 1, 0)
    assert (arrival.carry, arrival.max_food) == (1, 2)


def test_h_2_4_the_last_hero_to_leave_takes_all_the_food_along() -> None:
    board = Board().at(0, "left", "squire", food=3).acting()
    assert foretold(board).arrivals[named(board, "move squire left middle")].carry == 3


def test_h_3_3_whatever_can_be_deployed_or_moved_is_foretold_to_its_seat_alone() -> None:
    board = Board().camp(0, "troll", "squire", food=3).at(0, "left", "squire", food=1).acting()
    offered = {GAME.actions.text(action) for action in board.state.legal(0)}
    assert {text for text in offered if text.split()[0] in ("deploy", "move")} <= set(foretold(board).arrivals)
    assert foretold(board, 1).arrivals == foretold(board, None).arrivals == {}


def test_h_2_3_h_2_4_each_amount_of_food_that_can_go_along_is_foretold() -> None:
    board = Board().at(0, "left", "squire", "goat", food=2).acting().play("move squire left middle")
    carries = foretold(board).carries
    assert set(carries) == {GAME.actions.text(action) for action in board.state.legal(0)}
    assert [(each.there, each.left, each.lost) for each in carries.values()] == [(1, 0, 0), (0, 0, 0), (0, 1, 0)]


def test_h_2_4_food_that_nobody_stays_with_is_lost() -> None:
    board = Board().at(0, "left", "squire", food=2).acting().play("move squire left middle")
    assert [each.lost for each in foretold(board).carries.values()] == [2, 1, 0]


def test_h_2_2_after_the_end_nothing_is_foretold() -> None:
    board = Board().at(0, "left", "dragon", "squire")
    board.state.waiting = ENDED
    assert foretold(board).stage == "over"
    assert (front(board, 0, 0).control, front(board, 0, 0).starving) == ("nothing", 0)


def test_h_6_1_what_is_foretold_does_not_depend_on_hidden_cards() -> None:
    one, two = Board().hand(1, "dragon").acting(), Board().hand(1, "troll").acting()
    assert foretold(one) == foretold(two)


def ending(board: Board, line: str) -> tuple[Hungry, ...]:
    return foretold(board).endings.get(named(board, line), ())


def names(board: Board, *ids: str) -> tuple[str, ...]:
    return tuple(sorted((str(board.cards.ids().index(name) + 1) for name in ids), key=int))


def test_h_2_3_the_last_action_of_a_turn_says_who_would_starve() -> None:
    board = (
        Board()
        .at(0, "left", "squire", "goat", food=1)
        .at(0, "right", "squire")
        .hand(0, "goat")
        .camp(0, food=3)
        .acting(1)
    )
    hungry = Hungry("left", 1, names(board, "squire", "goat")), Hungry("right", 1, names(board, "squire"))
    assert ending(board, "supply") == hungry
    assert ending(board, "recruit goat") == hungry
    board.at(0, "left", food=1).at(0, "right", food=1)
    assert ending(board, "supply") == ending(board, "recruit goat") == ()


def test_h_2_3_an_action_before_the_last_says_nothing() -> None:
    assert foretold(Board().at(0, "right", "squire").acting(2)).endings == {}
    assert foretold(Board().at(0, "right", "squire").acting(1), 1).endings == {}


def test_h_2_3_a_hero_who_goes_leaves_more_food_or_less() -> None:
    board = Board().at(0, "left", "squire", "goat", food=1).acting(1)
    assert ending(board, "supply") == (Hungry("left", 1, names(board, "squire", "goat")),)
    squire, goat = names(board, "squire"), names(board, "goat")
    assert ending(board, "move squire left middle, carry 1") == (Hungry("left", 1, goat),)
    assert ending(board, "move squire left middle, carry 0") == (Hungry("middle", 1, squire),)
    assert ending(board, "move squire left middle") == ()


def test_h_2_3_food_that_is_asked_for_by_itself_says_it_too() -> None:
    board = Board().at(0, "left", "squire", "goat", food=1).acting(1)
    before = foretold(board).endings
    board.play("move squire left middle")
    assert foretold(board).endings == {
        f"carry {food}": before[named(board, f"move squire left middle, carry {food}")] for food in (0, 1)
    }


def test_h_2_3_food_in_camp_with_another_hero_there_ends_no_turn() -> None:
    board = Board().camp(0, "squire", "goat", food=2).acting(1)
    board.play("deploy squire left")
    assert foretold(board).endings == {}


@pytest.mark.parametrize("preset", ["first-game", "advanced"])
def test_h_2_6_h_4_1_the_actions_that_are_said_to_end_a_turn_end_it(preset: str) -> None:
    looked = 0
    for seed in range(3):
        rng = Rng(seed)
        state = GAME.new(GAME.presets[preset], 2)
        while not isinstance(waits := state.awaits(), Over):
            if isinstance(waits, Chance):
                state.resolve(waits.sample(rng))
                continue
            looked += check_endings(state) if acts(state) else 0
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    assert looked > 20


def acts(state: TwelveHeroes) -> bool:
    waits = state.awaits()
    return isinstance(waits, Decide) and waits.prompt in ("act", "deploy-more")


def check_endings(state: TwelveHeroes) -> int:
    """Check that exactly the forecast actions end the turn. Return how many heroes would starve."""
    seat = state.seat
    told = GAME.forecast(GAME.view(state, seat))
    starving = sum(region.fronts[seat].starving for region in told.regions)
    for action in state.legal(seat):
        text = GAME.actions.text(action)
        after = state.copy()
        after.apply([action])
        ended = after.turn != state.turn or (after.actions == 0 and not acts(after))
        if text.split()[0] in ("supply", "done") and starving:
            assert (text in told.endings) == ended, text
        elif text.split()[0] == "recruit" and text in told.endings:
            assert ended, text
    return starving
