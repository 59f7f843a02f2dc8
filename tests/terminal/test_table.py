"""A table in this terminal: bots, undo, hints, and a complete file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.core.log import Rewound
from tablee.core.record import write
from tablee.core.record_reader import BrokenRecord
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.terminal import local, saves
from tablee.terminal.saves import latest_unfinished, load
from tablee.terminal.seating import Seat, seat_players, usual_seats
from tablee.terminal.setup import Setup, resume
from tests.tables.conftest import find_game
from tests.terminal.conftest import NewTable
from tests.terminal.playing import (
    choose,
    let_bots_play,
    match_of,
    opened,
    play_to_the_end,
    play_until,
    record_of,
    resumed,
)
from tests.toy import GAME as TOY
from tests.toy.options import ToyOptions
from tests.toy.pieces import PASS

OLD_SAVE = """\
tablee record 1
game killer
rules 1
option life 20
option first seat-1
seat 1 Zoe
seat 2 Boris
commitment 48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08
tag date 2026-01-02
tag bot-2 steady


seed 0000000000000000000000000000000000000000000000000000000000000007
# An unfinished game. The seed decides all luck to come: reading on from it spoils the game.

deal dice/1 1 2 2 4 5 6
1.1 keep 1
deal dice/1 2 3 5 6 6
"""


@pytest.mark.parametrize("game", [TOY, KILLER], ids=["toy", "killer"])
async def test_a_game_played_to_the_end_leaves_a_record_that_holds(
    game: Game[Any, Any, Any], new_table: NewTable
) -> None:
    async with opened(new_table(game)) as table:
        await play_to_the_end(table)
    record = record_of(table)
    assert verify(record).good
    assert record.ranks == table.info.ranks
    assert record.names == table.names
    assert dict(record.tags)["bot-2"] == list(game.bots)[len(game.bots) // 2], "the level in the middle"


@pytest.mark.parametrize("choices", range(5))
async def test_a_killed_game_goes_on_where_it_was(choices: int, new_table: NewTable) -> None:
    async with opened(new_table(KILLER)) as table:
        for _ in range(choices):
            await let_bots_play(table)
            await choose(table)
        await let_bots_play(table)
        log = match_of(table).log
        text = write(record_of(table))
        await play_to_the_end(table)
    path = table.path
    assert path is not None
    whole = record_of(table).entries
    path.write_text(text)
    async with opened(resumed(table)) as again:
        assert match_of(again).log == log
        assert (again.names, again.info.seats) == (table.names, table.info.seats)
        await play_to_the_end(again)
    assert record_of(again).entries == whole


async def test_what_chance_owed_when_the_program_was_killed_is_dealt(new_table: NewTable) -> None:
    async with opened(new_table(KILLER)) as table:
        await choose(table)
        await let_bots_play(table)
    record = record_of(table)
    assert table.path is not None
    saves.begin(table.path, record._replace(entries=record.entries[:1]))
    async with opened(resumed(table)) as again:
        assert again.asked is not None
        await play_to_the_end(again)
    assert verify(record_of(again)).good


async def test_a_line_cut_off_by_a_crash_is_left_out(new_table: NewTable) -> None:
    async with opened(new_table(KILLER)) as table:
        await let_bots_play(table)
    whole = record_of(table)
    assert table.path is not None
    with table.path.open("a") as file:
        file.write("7.1 kee")
    assert record_of(table).entries == whole.entries
    with table.path.open("a") as file:
        file.write("\n")
    with pytest.raises(BrokenRecord):
        record_of(table)


async def test_a_choice_that_cannot_be_written_down_is_not_told(
    new_table: NewTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "RETRY", 0.0)

    def full(path: Path, lines: list[str]) -> None:
        with path.open("a") as file:
            file.write(lines[0][:3])
        raise OSError("disk full")

    async with opened(new_table(KILLER)) as table:
        before, story = record_of(table).entries, len(table.participant(0).story)
        with monkeypatch.context() as patched:
            patched.setattr(saves, "append", full)
            with pytest.raises(Refused, match="try-again"):
                await choose(table)
        await asyncio.sleep(0.05)
        assert len(table.participant(0).story) == story
        assert table.asked == 0
        assert record_of(table).entries == before
        await play_to_the_end(table)
    assert verify(record_of(table)).good


async def test_a_finished_game_cannot_be_resumed(new_table: NewTable) -> None:
    async with opened(new_table(TOY)) as table:
        await play_to_the_end(table)
    with pytest.raises(Refused, match="resume-finished"):
        resumed(table)


def test_without_its_seed_a_game_cannot_be_resumed(new_table: NewTable) -> None:
    table = new_table(TOY)
    assert table.path is not None
    with pytest.raises(Refused, match="resume-without-seed"):
        resume(record_of(table)._replace(seed=b""), table.path)


async def test_the_latest_unfinished_game_is_found() -> None:
    setup = Setup(TOY, ToyOptions(), seat_players(TOY, 2, ["Zoe"], []), bytes(32))
    assert latest_unfinished() is None
    first, second = setup.sit_down(), setup.sit_down()
    assert first.path != second.path
    assert latest_unfinished() == second.path
    async with opened(second):
        await play_to_the_end(second)
    assert latest_unfinished() == first.path


async def test_a_save_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """Written when the terminal had tables of its own: a game of Killer at the second choice, its bots by their tags."""
    path = tmp_path / "old.tablee"
    path.write_text(OLD_SAVE)
    async with opened(resume(load(path, find_game), path)) as table:
        assert table.names == ("Zoe", "Boris")
        assert table.info.seats[1].bot == "steady"
        assert table.decision == 1
        await play_to_the_end(table)
    record = load(path, find_game)
    assert verify(record).good
    assert dict(record.tags) == {"date": "2026-01-02", "bot-2": "steady"}


async def test_bots_choose_beside_people(new_table: NewTable) -> None:
    async with opened(new_table(TOY)) as table:
        while table.missing != (0,):
            await table.changed()
        assert table.asked == 0


async def test_a_secret_choice_can_be_taken_back_until_the_last_is_in(new_table: NewTable) -> None:
    async with opened(new_table(TOY, seats=2, people=("Zoe", "Yan"))) as table:
        await choose(table)
        assert table.asked == 1
        await table.undo()
        assert table.asked == 0
        await choose(table)
        await choose(table)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await table.undo()


async def test_what_was_rolled_after_a_choice_cannot_be_undone(new_table: NewTable) -> None:
    async with opened(new_table(KILLER)) as table:
        await play_until(table, "keep")
        await choose(table, 0)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await table.undo()


async def test_a_choice_that_only_the_player_has_seen_can_be_undone(new_table: NewTable) -> None:
    """People at one terminal agree to an undo in person."""
    async with opened(new_table(TOY, options=ToyOptions(hand=3), people=("Zoe", "Yan", "Xia"))) as table:
        seat = await play_until(table, "spoils")
        await table.choose(seat, PASS)
        await table.undo()
        assert table.asked == seat
        await table.choose(seat, PASS)
        await play_to_the_end(table)
    record = record_of(table)
    assert any(isinstance(entry, Rewound) for entry in record.entries)
    assert verify(record).good


async def test_a_choice_that_revealed_other_hands_cannot_be_undone(new_table: NewTable) -> None:
    """After the last round but one, passing shows all last lanterns: no chance is involved, but secrets are."""
    async with opened(new_table(TOY, people=("Zoe", "Yan", "Xia"))) as table:
        seat = await play_until(table, "spoils")
        await table.choose(seat, PASS)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await table.undo()


async def test_an_undone_choice_is_resumed_as_undone(new_table: NewTable) -> None:
    async with opened(new_table(TOY, options=ToyOptions(hand=3), people=("Zoe", "Yan", "Xia"))) as table:
        seat = await play_until(table, "spoils")
        await table.choose(seat, PASS)
        await table.undo()
    async with opened(resumed(table)) as again:
        assert again.asked == seat
        assert again.participant(seat).story == table.participant(seat).story
        await play_to_the_end(again)
    assert verify(record_of(again)).good


async def test_hints_come_from_what_the_seat_sees(new_table: NewTable) -> None:
    async with opened(new_table(KILLER)) as table:
        seat = await play_until(table, "keep")
        offer = table.participant(seat).offer
        assert offer is not None
        assert (await table.ask_hint(seat)).choices[0].action in offer.actions


async def test_nobody_gets_a_hint_out_of_turn(new_table: NewTable) -> None:
    async with opened(new_table(TOY)) as table:
        await play_to_the_end(table)
        with pytest.raises(Refused, match="not-awaited"):
            await table.ask_hint(0)


async def test_a_place_knows_what_its_user_may_know(new_table: NewTable) -> None:
    async with opened(new_table(TOY, people=("Zoe", "Yan"), seats=2)) as table:
        match = match_of(table)
        for viewer in (0, 1, None):
            assert table.participant(viewer).view == match.view(viewer)
            visible = [event.parts()[:3] for event in match.story if event.visible(viewer)]
            assert [event.parts()[:3] for event in table.participant(viewer).story] == visible


def test_bots_have_names_that_no_person_has() -> None:
    seats = seat_players(KILLER, 4, ["Ada"], ["hasty", "steady"])
    assert seats == (Seat("Ada"), Seat("Boris", "hasty"), Seat("Chloé", "steady"), Seat("Dana", "steady"))


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-bot"):
        seat_players(KILLER, 4, ["Ada"], ["stockfish"])


def test_four_sit_at_a_table_where_the_game_allows() -> None:
    assert (usual_seats(KILLER), usual_seats(TOY)) == (4, 4)
