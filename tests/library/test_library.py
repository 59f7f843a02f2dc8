"""The library: play, write down, ask and measure."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import tablee
from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.core.state import State


class Number:
    """A whole number that is not an int, like numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class First:
    """A bot that takes the first offered action."""

    def choose(self, view: object, offer: Offer, rng: Rng) -> int:
        return offer.legal[0]


def test_importing_the_package_loads_nothing_else() -> None:
    told = "import sys, tablee; print([name for name in sys.modules if name.startswith('tablee.')], 'msgspec' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout == "[] False\n"
    )


def test_what_there_is_can_be_listed() -> None:
    assert {"game", "arena", "Position"} <= set(dir(tablee))
    with pytest.raises(AttributeError):
        _ = tablee.nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", tablee.shelf())
def test_a_match_can_be_played_to_its_end(name: str) -> None:
    match = tablee.game(name).match(seed=3).finish("random")
    assert match.result is not None
    assert 1 in match.result
    assert "over" in repr(match)
    assert match.story
    again = tablee.game(name).match(seed=3).finish("random")
    assert again.result == match.result
    assert again.position == match.position


@pytest.mark.parametrize("name", tablee.shelf())
def test_a_match_draws_itself(name: str) -> None:
    match = tablee.game(name).match(seed=3)
    assert str(match).strip()
    assert match._repr_html_().startswith("<pre")
    assert str(match.position) == str(match)
    assert type(match.state).__doc__
    assert State.__doc__
    assert tablee.game(name).core.info.id in repr(match)


def test_positions_are_values() -> None:
    position = tablee.game("claim").match(seed=1).position
    for twin in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        assert hash(twin) == hash(position)
    after = position.play(position.legal()[0])
    assert after != position
    assert tablee.Position.read(repr(after).removeprefix("Position('").removesuffix("')")) == after
    assert position != "a text"


def test_a_position_is_dealt_and_imagined() -> None:
    start = tablee.game("claim").start(leader="seat-1")
    assert start.chance
    assert start.awaited == ()
    dealt = start.deal(seed=5)
    assert dealt == start.deal(seed=5)
    assert dealt != start.deal(seed=6)
    seat = dealt.awaited[0]
    assert dealt.imagine(seat, seed=1).view(seat) == dealt.view(seat)
    assert len(dealt.features(seat)) == len(dealt.features(None))


def test_a_match_goes_on_from_a_position() -> None:
    claim = tablee.game("claim")
    match = claim.match(seed=9)
    other = claim.match_from(match.position.text, seed=1)
    assert other.legal() == match.legal()
    other.finish(First())
    assert other.result is not None
    assert "\nposition wait=" in other.record()
    assert len(claim.analyse(other, samples=2).seats) == 2


def test_a_choice_can_be_undone() -> None:
    match = tablee.game("claim").match(seed=9)
    before = match.position
    match.play(match.legal()[0])
    match.undo()
    assert match.position == before
    with pytest.raises(tablee.TableeError):
        match.undo()


def test_choices_at_once_are_secret_until_the_last_is_in() -> None:
    match = tablee.game("king_of_12").match(seed=1, seats=Number(3))
    assert match.awaited == (0, 1, 2)
    assert match.play(match.legal(1)[0], seat=1) == []
    assert list(match.awaited) == [0, 2]
    match.play(match.legal(0)[0], seat=Number(0))
    assert match.play(match.legal(2)[0], seat=2)
    position = tablee.game("king_of_12").match(seed=1).position
    assert position.play(position.legal(0)[0], position.legal(1)[0]) != position


def test_actions_are_texts_numbers_or_structures() -> None:
    match = tablee.game("claim").match(seed=2)
    text = match.legal()[0]
    actions = tablee.game("claim").core.actions
    number = actions.by_text[text]
    afters = [
        match.position.play(action) for action in (text, number, Number(number), actions[number], f" {text.upper()} ")
    ]
    assert all(after == afters[0] for after in afters)


def test_a_second_phase_is_solved_and_a_first_one_is_not() -> None:
    claim = tablee.game("claim")
    text = "claim : phase=2 leader=1 hands=G5K2/G7D3 scores=G00000U9/K9 discards="
    rest = "G1234689D012456789U012345678X0123456789K345678"
    found = claim.solve(text + rest)
    assert found.method == "exact"
    assert found.best in claim.position(text + rest).legal()
    assert found.best in str(found)
    with pytest.raises(tablee.TableeError, match="cannot be solved"):
        claim.solve(claim.match(seed=1))


def test_one_sample_is_enough_for_a_hint() -> None:
    match = tablee.game("claim").match(seed=1)
    assert match.hint(samples=1).best in match.legal()


def test_a_record_is_analysed_from_a_match_a_text_or_a_file(tmp_path: Path) -> None:
    killer = tablee.game("killer")
    match = killer.match(seed=1, preset="duel", life=3).finish("random")
    path = tmp_path / "game.tablee"
    path.write_text(match.record(), encoding="utf-8")
    found = [killer.analyse(record, samples=2) for record in (match, match.record(), path, str(path))]
    assert all(analysis == found[0] for analysis in found)
    assert len(found[0].seats) == 2


def test_ones_own_bot_meets_a_level() -> None:
    report = tablee.arena("killer", [First(), "hasty"], deals=Number(3), life=3)
    assert [one.name for one in report.standings] == ["First", "hasty"]


WRONG: list[tuple[str, Callable[[], object], str]] = [
    ("an unknown game", lambda: tablee.game("chess"), "claim"),
    ("an unknown preset", lambda: tablee.game("claim").match(preset="lazy"), "friendly"),
    ("an unknown option", lambda: tablee.game("claim").match(colour="red"), "leader"),
    ("a wrong value", lambda: tablee.game("claim").match(leader="nobody"), "seat-1"),
    ("too many seats", lambda: tablee.game("claim").match(seats=3), "from 2 to 2"),
    ("no number of seats", lambda: tablee.game("killer").match(seats="two"), "from 2 to 8"),  # type: ignore[arg-type]
    ("an unknown action", lambda: tablee.game("claim").match(seed=1).play("castle"), "Legal: play"),
    ("an action that is none", lambda: tablee.game("claim").match(seed=1).play(None), "Legal: play"),  # type: ignore[arg-type]
    ("a number too large", lambda: tablee.game("claim").match(seed=1).play(10**30), "Legal: play"),
    ("a seat out of range", lambda: tablee.game("claim").match(seed=1).view(7), "from 0 to 1"),
    (
        "a seat that is not asked",
        lambda: tablee.game("claim").match(seed=7).play("play knight-2", 0),
        "these must: [1]",
    ),
    ("a match that is over", lambda: tablee.game("claim").match(seed=1).finish("random").legal(), "it is over"),
    ("chance that is not awaited", tablee.game("claim").match(seed=1).position.deal, "no dice or cards"),
    ("an impossible outcome", lambda: tablee.game("claim").start().deal(outcome=[9]), "is not a possible outcome"),
    ("a choice while cards come", tablee.game("claim").start().hint, "dice or cards come next"),
    ("too few choices", lambda: tablee.game("king_of_12").match(seed=1).position.play("play knight"), "2 choices"),
    ("a position of another game", lambda: tablee.game("claim").position("killer : lives=3,3"), "of killer"),
    ("no position", lambda: tablee.game("claim").position("e4 e5"), "GAME rules=1 seats=2"),
    ("an unknown bot", lambda: tablee.arena("claim", ["nobody"], deals=1), "random"),
    ("a name without a bot", lambda: tablee.arena("claim", cast(Any, [("Ann", None)]), deals=1), "choose"),
    ("half a pair", lambda: tablee.arena("claim", cast(Any, [("Ann",)]), deals=1), "a name and a bot"),
    ("too many bots", lambda: tablee.arena("claim", ["random"] * 3, deals=1, seats=2), "3"),
    ("no deals", lambda: tablee.arena("claim", ["random"], deals=0), "from 1"),
    ("an unknown place", lambda: tablee.arena("claim", ["random"], deals=1, on="moon"), "processes"),
    ("no record", lambda: tablee.game("claim").analyse("nowhere.tablee"), "nowhere"),
    ("a broken record", lambda: tablee.game("claim").analyse("tablee record 1\ngame claim\nmoon\n"), "Line 3"),
]


@pytest.mark.parametrize(("do", "says"), [(do, says) for _, do, says in WRONG], ids=[name for name, _, _ in WRONG])
def test_what_is_wrong_is_said_with_what_would_be_right(do: Callable[[], object], says: str) -> None:
    with pytest.raises(tablee.TableeError) as error:
        do()
    assert says in str(error.value)


def test_an_illegal_action_cites_its_rule() -> None:
    match = tablee.game("claim").match(seed=7)
    missing = next(text for text in tablee.game("claim").core.actions.texts if text not in match.legal())
    with pytest.raises(tablee.TableeError) as error:
        match.play(missing)
    assert error.value.rule == "C-2.2"
    assert error.value.code == "not-in-hand"
