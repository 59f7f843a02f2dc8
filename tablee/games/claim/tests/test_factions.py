"""C-4: the factions' powers, and a Doppelgänger in place of each."""

import pytest

from tablee.games.claim.rules.pieces import FACTIONS
from tablee.games.claim.tests.table import legal, named, only, play, recruiting, supporting, tags

COPIED = [faction for faction in FACTIONS if faction != "doppelganger"]


def test_goblins_have_no_power() -> None:
    """C-4.1."""
    state = supporting("goblin-3 dwarf-2 dwarf-3", "goblin-2 knight-2 knight-3")
    play(state, "goblin-3", "goblin-2")
    assert named(state.players[0].score) == ["goblin-2", "goblin-3"]


def test_a_knight_after_a_goblin_wins_whatever_the_values() -> None:
    """C-4.2."""
    state = recruiting("goblin-9 dwarf-2", "knight-2 undead-1", prize="knight-9")
    told = play(state, "goblin-9", "knight-2")
    assert only(told, "goblin-ridden-down").params == {"seat": 1, "card": "knight-2"}
    assert state.leader == 1


def test_a_knight_may_not_be_played_after_a_goblin_by_who_has_goblins() -> None:
    """C-4.2, C-2.2."""
    state = supporting("goblin-9 dwarf-2", "knight-2 goblin-1")
    play(state, "goblin-9")
    assert legal(state) == {"goblin-1"}


def test_a_goblin_after_a_knight_loses() -> None:
    """C-4.2: it is the second card that rides down the first."""
    state = supporting("knight-2 dwarf-2 dwarf-3", "goblin-9 undead-1 undead-2")
    told = play(state, "knight-2", "goblin-9")
    assert only(told, "trick-unfollowed").params == {"seat": 0, "faction": "knight"}


def test_a_knight_after_another_faction_loses() -> None:
    """C-4.2: only Goblins are ridden down."""
    state = supporting("undead-0 dwarf-2 dwarf-3", "knight-9 goblin-1 goblin-2")
    told = play(state, "undead-0", "knight-9")
    assert only(told, "trick-unfollowed").params == {"seat": 0, "faction": "undead"}


def test_the_loser_scores_both_dwarves() -> None:
    """C-4.4."""
    state = supporting("dwarf-3 goblin-2 goblin-3", "dwarf-4 knight-2 knight-3")
    told = play(state, "dwarf-3", "dwarf-4")
    assert [named(pile) for pile in [player.score for player in state.players]] == [["dwarf-3", "dwarf-4"], []]
    assert tags(told)[-2:] == ["dwarf-scored", "dwarf-scored"]
    assert state.leader == 1


def test_the_loser_scores_a_dwarf_led_and_the_winner_the_other_card() -> None:
    """C-4.4."""
    state = supporting("dwarf-3 goblin-2 goblin-3", "undead-4 knight-2 knight-3")
    play(state, "dwarf-3", "undead-4")
    assert [named(pile) for pile in [player.score for player in state.players]] == [["undead-4"], ["dwarf-3"]]


def test_the_loser_keeps_a_dwarf_thrown_in() -> None:
    """C-4.4."""
    state = supporting("goblin-3 goblin-2 goblin-1", "dwarf-9 undead-2 undead-3")
    play(state, "goblin-3", "dwarf-9")
    assert [named(pile) for pile in [player.score for player in state.players]] == [["goblin-3"], ["dwarf-9"]]


def test_dwarves_have_no_power_in_the_first_phase() -> None:
    """C-4.4, C-2.5."""
    state = recruiting("dwarf-3 goblin-2", "dwarf-4 knight-2", prize="knight-9")
    told = play(state, "dwarf-3", "dwarf-4")
    assert tags(told)[-3:] == ["card-discarded", "card-discarded", "prize-taken"]
    assert named(state.discards) == ["dwarf-3", "dwarf-4"]


@pytest.mark.parametrize("faction", COPIED)
def test_a_doppelganger_counts_as_the_faction_led_while_recruiting(faction: str) -> None:
    """C-4.5: its value competes; it is discarded even after an Undead."""
    state = recruiting(f"{faction}-5 dwarf-0 goblin-1", "doppelganger-6 dwarf-1 goblin-2", prize="knight-9")
    told = play(state, f"{faction}-5", "doppelganger-6")
    assert only(told, "card-copied").params == {"seat": 1, "card": "doppelganger-6", "faction": faction}
    assert only(told, "trick-won").params == {"seat": 1, "card": "doppelganger-6"}
    undead = ["undead-5"] if faction == "undead" else []
    assert [named(pile) for pile in [player.score for player in state.players]] == [[], undead]
    assert "doppelganger-6" in named(state.discards)
    assert ("copy-discarded" in tags(told)) == (faction == "undead")


@pytest.mark.parametrize("faction", COPIED)
@pytest.mark.parametrize("value", [4, 5])
def test_a_doppelganger_that_is_not_higher_loses_while_recruiting(faction: str, value: int) -> None:
    """C-4.5, C-2.3: after a Goblin too, for it has nothing of a Knight."""
    state = recruiting(f"{faction}-5 dwarf-0 goblin-1", f"doppelganger-{value} dwarf-1 goblin-2", prize="knight-9")
    play(state, f"{faction}-5", f"doppelganger-{value}")
    assert state.leader == 0
    assert named(state.players[0].score) == (["undead-5"] if faction == "undead" else [])


@pytest.mark.parametrize("faction", COPIED)
def test_a_doppelganger_counts_as_the_faction_led_in_the_second_phase(faction: str) -> None:
    """C-4.5: after a Dwarf it goes to the winner, and the Dwarf to the loser."""
    state = supporting(f"{faction}-5 dwarf-0 goblin-1", "doppelganger-6 dwarf-1 goblin-2")
    told = play(state, f"{faction}-5", "doppelganger-6")
    assert state.leader == 1
    dwarf = faction == "dwarf"
    assert named(state.players[0].score) == (["dwarf-5"] if dwarf else [])
    assert set(named(state.players[1].score)) == {"doppelganger-6"} | (set() if dwarf else {f"{faction}-5"})
    assert ("copy-scored" in tags(told)) == dwarf


@pytest.mark.parametrize("faction", COPIED)
@pytest.mark.parametrize("value", [4, 5])
def test_a_doppelganger_that_is_not_higher_loses_in_the_second_phase(faction: str, value: int) -> None:
    """C-4.5, C-4.4: the loser of a trick with a Dwarf gets the Dwarf, not the Doppelgänger."""
    state = supporting(f"{faction}-5 dwarf-0 goblin-1", f"doppelganger-{value} dwarf-1 goblin-2")
    play(state, f"{faction}-5", f"doppelganger-{value}")
    assert state.leader == 0
    assert f"doppelganger-{value}" in named(state.players[0].score)
    assert named(state.players[1].score) == (["dwarf-5"] if faction == "dwarf" else [])


@pytest.mark.parametrize("phase", [1, 2])
def test_a_doppelganger_led_is_its_own_faction(phase: int) -> None:
    """C-4.5: it must be followed by a Doppelgänger, which then copies nothing."""
    first, second = "doppelganger-3 goblin-1 goblin-2", "doppelganger-4 doppelganger-2 goblin-9"
    state = recruiting(first, second, "knight-9") if phase == 1 else supporting(first, second)
    play(state, "doppelganger-3")
    assert legal(state) == {"doppelganger-4", "doppelganger-2"}
    told = play(state, "doppelganger-4")
    assert tags(told)[:2] == ["card-followed", "trick-won"]
    assert state.leader == 1


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("faction", COPIED)
def test_a_doppelganger_led_beats_every_other_faction(phase: int, faction: str) -> None:
    """C-4.5, C-2.3."""
    first, second = "doppelganger-0 goblin-1 goblin-2", f"{faction}-9 dwarf-4 dwarf-5"
    state = recruiting(first, second, "knight-3") if phase == 1 else supporting(first, second)
    told = play(state, "doppelganger-0", f"{faction}-9")
    assert only(told, "trick-unfollowed").params == {"seat": 0, "faction": "doppelganger"}
    assert named(state.players[1].voids)[0] == "doppelganger-0"
