"""A position as one line of text: written at any moment, read back, with clear errors."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.game import Game
from tablee.core.position import read_position, write_head, write_position
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.state import Awaits
from tablee.library import Position, TableeError
from tablee.registry import all_games, find_game
from tablee.testing.case import AnyGame, Case, cases_of
from tablee.testing.play import play
from tests import toy
from tests.laws.planted import Planted
from tests.toy.rules import ToyState

GAMES = {**all_games(), "toy": toy.GAME}
CASES = [case for game in GAMES.values() for case in cases_of(game)]


def find(name: str) -> Game[Any, Any, Any]:
    return toy.GAME if name == "toy" else find_game(name)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_can_be_written_down_at_any_moment(case: Case) -> None:
    for state in play(case, "position").positions(10):
        text = write_position(case.game, case.options, case.seats, state)
        placed = read_position(text, find)
        assert placed.state == state
        assert (placed.game, placed.options, placed.seats) == (case.game, case.options, case.seats)
        assert write_position(*placed) == text
        assert "\n" not in text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_read_can_be_played_on(game: AnyGame) -> None:
    case = next(cases_of(game))
    drawn = play(case, "on")
    for state in drawn.positions(4):
        placed = read_position(write_position(game, case.options, case.seats, state), find)
        for viewer in case.viewers:
            assert game.view(placed.state, viewer) == game.view(state, viewer)
        placed.state.playout(drawn.fate().rng)
        assert isinstance(placed.state.awaits(), Over)


def test_options_are_written_where_they_are_not_the_usual_ones() -> None:
    game = find_game("king_of_12")
    state = game.new(game.presets["court"], 2)
    text = write_position(game, game.presets["court"], 2, state)
    assert 'agreed="lady gambler merchants reverser sorcerer golem"' in text
    assert read_position(text, find).options == game.presets["court"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-shape"),
        ("claim", "position-shape"),
        ("claim rules=1 seats=2", "position-shape"),
        ("claim rules=1 rules=1 : wait=deal", "position-shape"),
        ("chess : e4", "position-shape"),
        ("chess rules=1 : wait=deal", "no-such-game"),
        ("claim rules=99 : wait=deal", "rules-version"),
        ("claim rules=x : wait=deal", "position-value"),
        ("claim seats=3 : wait=deal", "seats"),
        ("claim colour=red : wait=deal", "option-unknown"),
        ("claim : wait=sleep", "position-value"),
        ("claim : wait=deal moon=full", "position-field"),
        ("claim : leader=1", "position-value"),
        ("claim : leader=1 prize=K3 hands=K4/K5K6", "position-value"),
        ("claim : leader=1 prize=K3 hands=K4/K4", "position-value"),
        ("claim : leader=1 prize=K3 hands=K1/K4", "position-value"),
        ("claim : leader=3 prize=K3 hands=K4/K5", "position-value"),
        ("killer : lives=30", "position-value"),
        ("killer : lives=30,30 wait=keep rolled=12", "position-value"),
        ("killer : lives=30,30 wait=keep left=2 rolled=17", "position-value"),
        ("killer : lives=30,30 wait=strike", "position-value"),
        ("killer : lives=3,3 fallen=1,1", "position-value"),
        ('king_of_12 agreed="\\q" : wait=draw', "position-value"),
        ("king_of_12 : wait=play", "position-value"),
        ("twelve_heroes : hand=99/1", "position-value"),
        ("twelve_heroes : waiting=sleeping", "position-value"),
        ("twelve_heroes : waiting=carrying max_food=1000000000000", "position-value"),
        ("twelve_heroes : waiting=targeting ability=9999", "position-value"),
        ("twelve_heroes : waiting=starving region=77", "position-value"),
        ("twelve_heroes : under=1,2", "position-impossible"),
    ],
)
def test_what_is_no_position_is_refused_with_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_position(text, find)
    assert refused.value.code == code


def test_a_match_ends_within_its_longest_unless_the_game_says_otherwise() -> None:
    game = toy.GAME
    assert game.bounded(game.options(), game.info.seats[0])


class Stuck(ToyState):
    """Asks somebody who can do nothing."""

    def awaits(self) -> Awaits:
        return Decide((0,), "show")

    def legal(self, seat: int) -> list[int]:
        return []


class Fallen(Stuck):
    """Lacks an attribute that the rules need."""

    def legal(self, seat: int) -> list[int]:
        return [self.hands[99]]


class Short(ToyState):
    """Awaits more cards than there are."""

    def awaits(self) -> Awaits:
        return Draw("deck", 1, 2)


@pytest.mark.parametrize("kind", [Stuck, Fallen, Short])
def test_a_position_that_cannot_be_played_is_refused(kind: type[ToyState]) -> None:
    with pytest.raises(Refused, match="position-impossible"):
        read_position("toy : ", lambda _: Planted(kind))


@pytest.mark.parametrize(
    ("preset", "field", "spoilt", "code"),
    [
        ("draft", "known", "/99999999999999999999,0", "position-impossible"),
        ("draft", "known", "/1/1/1/1/1/1", "position-impossible"),
        ("draft", "kept", "///", "position-impossible"),
        ("first-game", "under", "/77/", "position-impossible"),
        ("first-game", "below", "9,1,1", "position-value"),
        ("first-game", "stock", "-5,0,0,0,0,0", "position-value"),
        ("first-game", "stock", "9,0,0,0,0,0", "position-impossible"),
        ("first-game", "cubes", "99,0,0,0,0,0", "position-value"),
        ("first-game", "points", "50,0", "position-impossible"),
        ("first-game", "turn", "-999999999", "position-value"),
        ("first-game", "tasks", "end-turn.0,next-action.0,use-ability.999999", "position-impossible"),
        ("first-game", "tasks", "", "position-impossible"),
    ],
)
def test_numbers_that_do_not_fit_the_box_of_twelve_heroes_are_refused(
    preset: str, field: str, spoilt: str, code: str
) -> None:
    game = find_game("twelve_heroes")
    state = game.new(game.presets[preset], 2)
    rng = Rng(3)
    while not state.turn:
        waits = state.settle(rng)
        assert isinstance(waits, Decide)
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    state.settle(rng)
    fields = {**game.write_fields(game.presets[preset], 2, state), field: spoilt}
    text = write_head(game, game.presets[preset], 2) + "".join(f' {name}="{value}"' for name, value in fields.items())
    with pytest.raises(Refused) as refused:
        read_position(text, find)
    assert refused.value.code == code


def test_more_points_than_there_are_tokens_are_refused() -> None:
    with pytest.raises(Refused, match="position-value"):
        read_position("king_of_12 seats=2 : wait=roll characters=knight pending=1 ones=1000/0", find)


def test_a_living_seat_without_a_life_is_refused() -> None:
    with pytest.raises(Refused, match="position-value"):
        read_position("killer seats=3 : lives=3,0,3", find)


class Unseen(ToyState):
    """Cannot be shown to its second seat."""

    def awaits(self) -> Awaits:
        return Over((1, 2))


def test_a_position_that_cannot_be_shown_to_a_seat_is_refused() -> None:
    class Shy(Planted):
        def view(self, state: ToyState, viewer: int | None) -> Any:
            if viewer == 1:
                raise IndexError("no such card")
            return super().view(state, viewer)

    with pytest.raises(Refused, match="position-impossible"):
        read_position("toy : ", lambda _: Shy(Unseen))


def spoilt() -> st.SearchStrategy[str]:
    """Valid lines with one piece changed."""
    lines = []
    for game in all_games().values():
        for case in [*cases_of(game)][:12]:
            states = list(play(case, "spoilt").positions(6))
            lines += [write_position(game, case.options, case.seats, state) for state in states]
    pieces = st.one_of(
        st.sampled_from([*"0123456789/,=:->", " ", "", "yes", "none", "-1", "99999999999999999999"]),
        st.text(max_size=3),
    )
    places = st.tuples(st.sampled_from(lines), st.integers(0, 400), st.integers(0, 4), pieces)
    numbers = st.tuples(st.sampled_from(lines), st.integers(0, 99), st.integers(-9, 260))
    return places.map(lambda p: p[0][: p[1]] + p[3] + p[0][p[1] + p[2] :]) | numbers.map(lambda p: renumbered(*p))


def renumbered(line: str, place: int, number: int) -> str:
    """Return the line with one number after the colon changed."""
    found = [*re.finditer(r"\d+", line)]
    spot = found[-1 - place % len(found)]
    return line[: spot.start()] + str(number) + line[spot.end() :]


@given(text=spoilt())
def test_a_spoilt_position_is_refused_or_can_be_played_on(text: str) -> None:
    try:
        position = Position.read(text)
    except TableeError:
        return
    size = position.layout().size
    for seat in range(position.seats):
        position.view(seat)
        position.draw(seat)
        position.observe_into(bytearray(size), seat)
    for _ in range(8):
        if position.result is not None:
            break
        chosen = [position.legal(seat)[-1] for seat in position.awaited]
        position = position.deal() if position.chance else position.play(*chosen)
    position.view(None)
    assert position.text
