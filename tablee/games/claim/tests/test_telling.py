"""The events tell each viewer enough to draw the table after each one."""

from collections.abc import Sequence

from tablee.core.event import Event
from tablee.games.claim import GAME
from tablee.games.claim.tests.table import cards, draw, only, play, put, recruiting, supporting


def last_trick_but_one(card_count: bool) -> list[Event]:
    """Return the events at the start of the second phase. The first seat lost twice and drew in secret."""
    state = recruiting("goblin-3 dwarf-0", "goblin-4 dwarf-1", prize="knight-9")
    state.card_count = card_count
    state.deck = cards("undead-5 undead-6 undead-7")
    play(state, "goblin-3", "goblin-4")
    return draw(state, "undead-5", "undead-6")


def test_the_second_phase_tells_the_other_what_was_drawn_in_secret() -> None:
    """C-6.1: it is what nobody has seen."""
    known = only(last_trick_but_one(card_count=True), "hand-known")
    assert known.params == {"seat": 0, "cards": ["undead-5", "undead-7"]}
    assert [known.visible(viewer) for viewer in (0, 1, None)] == [False, True, False]


def test_a_table_without_card_count_leaves_that_to_memory() -> None:
    """C-6.1."""
    told = last_trick_but_one(card_count=False)
    assert [event.tag for event in told if event.tag == "hand-known"] == []


def test_a_scored_card_tells_whose_vote_its_faction_is_then() -> None:
    """C-5.1: card by card, the one led before the other."""
    state = supporting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", scores=("goblin-7", ""))
    told = [event for event in play(state, "goblin-3", "goblin-4") if event.tag == "card-scored"]
    assert [event.params for event in told] == [
        {"seat": 1, "card": "goblin-3", "seat_vote": 0},
        {"seat": 1, "card": "goblin-4", "seat_vote": 1},
    ]


def test_a_scored_card_that_leaves_a_vote_to_nobody_names_none() -> None:
    """C-5.2: the best of both sides are Goblins of value 0."""
    state = supporting("goblin-0 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3")
    put(state, score=("", "goblin-0"))
    told = play(state, "goblin-0", "undead-4")
    assert [event.params for event in told if event.tag == "card-scored"] == [
        {"seat": 0, "card": "goblin-0"},
        {"seat": 0, "card": "undead-4", "seat_vote": 0},
    ]


def beats(told: Sequence[Event]) -> list[list[str]]:
    return [[told[place].tag for place in beat.events] for beat in GAME.beats(told)]


def test_both_cards_of_a_trick_leave_in_one_beat_after_its_winner_was_told() -> None:
    state = supporting("dwarf-3 goblin-3 goblin-2", "doppelganger-4 knight-2 knight-3")
    assert beats(play(state, "dwarf-3", "doppelganger-4")) == [
        ["card-led"],
        ["card-copied"],
        ["trick-won"],
        ["dwarf-scored", "copy-scored"],
    ]


def test_each_vote_is_a_beat_of_its_own() -> None:
    state = supporting("dwarf-3 goblin-3", "dwarf-4 goblin-5")
    told = beats(play(state, "dwarf-3", "dwarf-4"))
    assert [beat for beat in told if beat[0].startswith("vote")] == [
        ["vote-won"],
        ["vote-won"],
        ["vote-nobody"],
        ["vote-nobody"],
        ["vote-nobody"],
    ]


def test_the_cards_known_by_elimination_are_told_after_the_second_phase_has_begun() -> None:
    told = [event for event in last_trick_but_one(card_count=True) if event.visible(1)]
    assert beats(told)[-2:] == [["support-begins"], ["hand-known"]]
