"""A table in this terminal: bots, undo, hints, and a file that misses nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.game import Game
from tablee.core.record_reader import BrokenRecord
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.terminal.saves import latest_unfinished, load, new_save
from tablee.terminal.seating import Seat, seat_players, usual_seats
from tablee.terminal.table import Table
from tests.terminal.conftest import NewTable
from tests.toy import GAME as TOY
from tests.toy.options import ToyOptions
from tests.toy.pieces import PASS


def find_game(name: str) -> Game[Any, Any, Any]:
    games: dict[str, Game[Any, Any, Any]] = {"toy": TOY, "killer": KILLER}
    return games[name]


def let_bots_play(table: Table) -> None:
    while (seat := table.thinking) is not None:
        table.choose(seat, table.bot_choice(seat))


def play_until(table: Table, prompt: str) -> int:
    """Play by hints until a person is asked this; who it is."""
    while True:
        let_bots_play(table)
        seat = table.asked
        assert seat is not None, f"nobody was asked {prompt}"
        offer = table.match.offer(seat)
        assert offer is not None
        if offer.prompt == prompt:
            return seat
        table.choose(seat, table.hint(seat))


def play_to_the_end(table: Table) -> None:
    while table.match.result is None:
        let_bots_play(table)
        if (seat := table.asked) is not None:
            table.choose(seat, table.hint(seat))


@pytest.mark.parametrize("game", [TOY, KILLER], ids=["toy", "killer"])
def test_a_game_played_to_the_end_leaves_a_record_that_holds(game: Game[Any, Any, Any], new_table: NewTable) -> None:
    table = new_table(game)
    play_to_the_end(table)
    record = load(table.path, find_game)
    assert verify(record).good
    assert record.ranks == table.match.result.ranks  # type: ignore[union-attr]
    assert dict(record.tags)["bot-2"] == list(game.bots)[len(game.bots) // 2], "the level in the middle"


@pytest.mark.parametrize("choices", range(5))
def test_a_killed_game_goes_on_where_it_was(choices: int, new_table: NewTable) -> None:
    table = new_table(KILLER)
    for _ in range(choices):
        let_bots_play(table)
        assert table.asked is not None
        table.choose(table.asked, table.hint(table.asked))
    again = Table.resume(load(table.path, find_game), table.path)
    assert again.match.log == table.match.log
    assert again.seats == table.seats
    for each in (table, again):
        play_to_the_end(each)
    assert again.match.log == table.match.log


def test_a_line_cut_off_by_a_crash_is_left_out(new_table: NewTable) -> None:
    table = new_table(KILLER)
    let_bots_play(table)
    whole = load(table.path, find_game)
    with table.path.open("a") as file:
        file.write("7.1 kee")
    assert load(table.path, find_game).entries == whole.entries
    with table.path.open("a") as file:
        file.write("\n")
    with pytest.raises(BrokenRecord):
        load(table.path, find_game)


def test_a_finished_game_cannot_be_resumed(new_table: NewTable) -> None:
    table = new_table(TOY)
    play_to_the_end(table)
    with pytest.raises(Refused, match="resume-finished"):
        Table.resume(load(table.path, find_game), table.path)


def test_without_its_seed_a_game_cannot_be_resumed(new_table: NewTable) -> None:
    table = new_table(TOY)
    with pytest.raises(Refused, match="resume-without-seed"):
        Table.resume(table.record(with_seed=False), table.path)


def test_the_latest_unfinished_game_is_found() -> None:
    def begin() -> Table:
        return Table(TOY, ToyOptions(), seat_players(TOY, 2, ["Zoe"], []), bytes(32), new_save("toy"))

    assert latest_unfinished() is None
    first, second = begin(), begin()
    assert first.path != second.path
    assert latest_unfinished() == second.path
    play_to_the_end(second)
    assert latest_unfinished() == first.path


def test_secret_choices_of_all_at_once_are_made_by_people_first(new_table: NewTable) -> None:
    table = new_table(TOY)
    assert table.match.awaited == (0, 1, 2)
    assert table.asked == 0
    table.choose(0, table.hint(0))
    assert table.asked is None
    assert table.thinking == 1


def test_a_secret_choice_can_be_taken_back_until_the_last_is_in(new_table: NewTable) -> None:
    table = new_table(TOY)
    table.choose(0, table.hint(0))
    assert table.may_undo(0)
    table.undo(0)
    assert table.asked == 0
    table.choose(0, table.hint(0))
    let_bots_play(table)
    assert not table.may_undo(0)


def test_what_was_rolled_after_a_choice_cannot_be_undone(new_table: NewTable) -> None:
    table = new_table(KILLER)
    seat = play_until(table, "keep")
    table.choose(seat, table.hint(seat))
    assert not table.may_undo(seat)
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.undo(seat)


def test_a_choice_that_only_the_player_has_seen_can_be_undone(new_table: NewTable) -> None:
    table = new_table(TOY, options=ToyOptions(hand=3), people=("Zoe", "Yan", "Xia"))
    seat = play_until(table, "spoils")
    table.choose(seat, PASS)
    assert table.may_undo(seat)
    table.undo(seat)
    assert table.asked == seat
    table.choose(seat, PASS)
    play_to_the_end(table)
    assert verify(load(table.path, find_game)).good


def test_a_choice_that_revealed_other_hands_cannot_be_undone(new_table: NewTable) -> None:
    """After the last round but one, passing lays all last lanterns open: chance has no part in it, but secrets have."""
    table = new_table(TOY, people=("Zoe", "Yan", "Xia"))
    seat = play_until(table, "spoils")
    table.choose(seat, PASS)
    assert not table.may_undo(seat)


def test_hints_come_from_what_the_seat_sees(new_table: NewTable) -> None:
    table = new_table(KILLER)
    seat = play_until(table, "keep")
    offer = table.match.offer(seat)
    assert offer is not None
    assert table.hint(seat) in offer.legal
    assert table.hint(seat) == table.hint(seat)


def test_nobody_gets_a_hint_out_of_turn(new_table: NewTable) -> None:
    table = new_table(TOY)
    play_to_the_end(table)
    with pytest.raises(Refused, match="not-awaited"):
        table.hint(0)


def test_bots_have_names_that_no_person_has() -> None:
    seats = seat_players(KILLER, 4, ["Ada"], ["hasty", "steady"])
    assert seats == (Seat("Ada"), Seat("Boris", "hasty"), Seat("Chloé", "steady"), Seat("Dana", "steady"))


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-bot"):
        seat_players(KILLER, 4, ["Ada"], ["stockfish"])


def test_four_sit_at_a_table_where_the_game_allows() -> None:
    assert (usual_seats(KILLER), usual_seats(TOY)) == (4, 4)
