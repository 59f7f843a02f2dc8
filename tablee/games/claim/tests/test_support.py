"""C-3: the second phase."""

from tablee.core.decision import Decide
from tablee.games.claim.rules.stages import OVER
from tablee.games.claim.tests.table import cards, draw, legal, named, only, play, recruiting, supporting, tags


def test_the_winner_of_the_last_trick_of_the_first_phase_leads() -> None:
    """C-3.1."""
    state = recruiting("goblin-3 dwarf-2", "goblin-4 dwarf-1", prize="knight-9")
    state.deck = cards("undead-5 undead-6 undead-7")
    play(state, "goblin-3", "goblin-4")
    told = draw(state, "undead-5", "undead-6")
    assert only(told, "support-begins").params == {"seat": 0}
    waits = state.awaits()
    assert isinstance(waits, Decide)
    assert (waits.seats, waits.prompt) == ((0,), "lead")


def test_the_winner_scores_both_cards() -> None:
    """C-3.2."""
    state = supporting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3")
    told = play(state, "goblin-3", "goblin-4")
    assert [named(pile) for pile in [player.score for player in state.players]] == [[], ["goblin-3", "goblin-4"]]
    assert tags(told)[-2:] == ["card-scored", "card-scored"]
    assert state.leader == 1


def test_the_duty_to_follow_holds() -> None:
    """C-3.2, C-2.2."""
    state = supporting("goblin-3 dwarf-2 dwarf-3", "goblin-4 doppelganger-2 knight-3")
    play(state, "goblin-3")
    assert legal(state) == {"goblin-4", "doppelganger-2"}


def test_undead_are_scored_like_other_cards() -> None:
    """C-3.2, C-4.3."""
    state = supporting("undead-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3")
    play(state, "undead-3", "undead-4")
    assert named(state.players[1].score) == ["undead-3", "undead-4"]


def test_a_hand_shows_anew_what_it_lacks() -> None:
    """C-6.1: what the first hand lacked says nothing of the followers."""
    state = recruiting("goblin-3 dwarf-2", "knight-4 undead-1", prize="knight-9")
    state.deck = cards("goblin-5 undead-6 undead-7")
    play(state, "goblin-3", "knight-4")
    assert named(state.players[1].voids)[0] == "goblin-0"
    draw(state, "goblin-5", "undead-6")
    assert (state.phase, [player.voids for player in state.players]) == (2, [0, 0])


def test_the_last_trick_plays_itself_and_ends_the_game() -> None:
    """C-2.2, the ruling; C-5.1."""
    state = supporting("goblin-3 dwarf-2", "goblin-4 knight-2")
    told = play(state, "goblin-3", "goblin-4")
    assert state.stage == OVER
    assert [player.hand for player in state.players] == [0, 0]
    assert [named(pile) for pile in [player.score for player in state.players]] == [
        ["dwarf-2"],
        ["goblin-3", "goblin-4", "knight-2"],
    ]
    assert only(told, "dwarf-scored").params == {"seat": 0, "card": "dwarf-2", "seat_vote": 0}
