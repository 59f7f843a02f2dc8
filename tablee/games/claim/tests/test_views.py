"""C-6.1: who knows what."""

import pytest

from tablee.core.bits import bit, size
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import ALL
from tablee.games.claim.rules.stages import OVER
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.tests.table import cards, draw, play, put, recruiting, supporting
from tablee.games.claim.views.view import Trick


def after_one_trick() -> Claim:
    """Return a position after a trick: the first seat lost and drew an Undead, the second took a Knight."""
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "goblin-4")
    draw(state, "undead-5", "undead-6")
    return state


def test_a_player_sees_the_own_hand_and_not_the_others() -> None:
    view = GAME.view(after_one_trick(), 0)
    assert view.sides[0].hand == ("dwarf-2", "dwarf-3")
    assert (view.sides[1].hand, view.sides[1].hand_unseen) == ((), 2)


def test_a_player_sees_what_they_drew_in_secret() -> None:
    view = GAME.view(after_one_trick(), 0)
    assert view.sides[0].followers == view.sides[0].secret == ("undead-5",)
    assert view.sides[1].followers == ("knight-9",)
    assert view.sides[1].followers_unseen == 0


def test_the_other_knows_that_something_was_drawn_and_not_what() -> None:
    view = GAME.view(after_one_trick(), 1)
    assert (view.sides[0].followers, view.sides[0].followers_unseen, view.sides[0].secret) == ((), 1, ())
    assert "undead-5" in view.unseen


def test_a_spectator_sees_neither_hand() -> None:
    view = GAME.view(after_one_trick(), None)
    assert [side.hand for side in view.sides] == [(), ()]
    assert [side.hand_unseen for side in view.sides] == [2, 2]
    assert {"dwarf-2", "knight-2", "undead-5"} <= set(view.unseen)


def test_the_table_is_open() -> None:
    state = after_one_trick()
    play(state, "knight-2")
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert (view.prize, view.led, view.leader) == ("undead-6", "knight-2", 1)
        assert view.discards == ("goblin-3", "goblin-4")
        assert view.last == Trick("goblin-3", "goblin-4", 1)
        assert view.deck == size(state.deck)


def test_who_does_not_follow_shows_a_void() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "undead-4")
    assert GAME.view(state, 0).sides[1].voids == ("goblin",)


def test_a_doppelganger_shows_no_void() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "doppelganger-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "doppelganger-4")
    assert GAME.view(state, 0).sides[1].voids == ()


def test_who_does_not_answer_a_doppelganger_has_none() -> None:
    state = recruiting("doppelganger-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3", prize="knight-9")
    play(state, "doppelganger-3", "undead-4")
    assert GAME.view(state, 0).sides[1].voids == ("doppelganger",)


def test_following_shows_no_void() -> None:
    assert GAME.view(after_one_trick(), 0).sides[1].voids == ()


def test_in_the_second_phase_a_player_knows_the_others_hand() -> None:
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2")
    put(state, secret=("goblin-3", "undead-4 knight-2"))
    view = GAME.view(state, 0)
    assert (view.sides[1].hand, view.sides[1].hand_unseen) == (("undead-4", "knight-2"), 0)
    assert view.sides[1].secret == ("undead-4", "knight-2")
    assert view.unseen == ()


def test_in_the_second_phase_a_spectator_knows_what_was_seen() -> None:
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2")
    put(state, secret=("goblin-3", "undead-4"))
    view = GAME.view(state, None)
    assert [side.hand for side in view.sides] == [("dwarf-2",), ("knight-2",)]
    assert view.unseen == ("goblin-3", "undead-4")


def test_a_secret_follower_that_is_played_is_no_secret_any_more() -> None:
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2")
    put(state, secret=("goblin-3", "undead-4"))
    play(state, "goblin-3")
    assert [player.secret for player in state.players] == [0, cards("undead-4")]


@pytest.mark.parametrize("secret", [0, 1])
def test_a_goblin_of_value_0_that_was_seen_is_played_before_a_secret_one(secret: int) -> None:
    """C-6.1, the ruling: which of the two has the lower number must not be seen."""
    state = supporting("goblin-0 goblin-0 dwarf-2", "undead-4 knight-2 knight-3")
    state.players[0].secret = bit(secret)
    play(state, "goblin-0", "undead-4", "goblin-0")
    assert state.players[0].secret == 0
    state = supporting("goblin-0 goblin-0 dwarf-2", "undead-4 knight-2 knight-3")
    state.players[0].secret = bit(secret)
    play(state, "goblin-0", "undead-4")
    assert GAME.view(state, 0).sides[0].secret == ("goblin-0",)
    assert GAME.view(state, None).sides[0].hand == ("dwarf-2",)


def test_the_votes_are_shown_as_they_stand() -> None:
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2", scores=("dwarf-1", "knight-4"))
    assert GAME.view(state, None).votes == (None, 0, None, None, 1)


def test_a_purists_view_knows_as_much_but_asks_not_to_show_it() -> None:
    """C-6.1, the ruling."""
    views = []
    for card_count in (True, False):
        state = GAME.new(ClaimOptions(leader="seat-1", card_count=card_count), 2)
        state.settle(Rng(1))
        views.append(GAME.view(state, 0))
    assert [view.card_count for view in views] == [True, False]
    assert views[0].unseen == views[1].unseen


def test_the_game_imagines_for_two_seats() -> None:
    state = after_one_trick()
    imagined = GAME.imagine(GAME.view(state, 0), Rng(1))
    assert GAME.view(imagined, 0) == GAME.view(state, 0)
    assert GAME.seats_of(imagined) == 2


def test_every_card_is_in_its_owners_view_or_unseen() -> None:
    """A perfect memory accounts for all 52 cards at any time."""
    rng = Rng("count")
    state = GAME.new(ClaimOptions(), 2)
    state.settle(rng)
    while state.stage != OVER:
        for viewer in (0, 1, None):
            view = GAME.view(state, viewer)
            piles = [view.discards, view.unseen, *((name,) for name in (view.led, view.prize) if name)]
            for side in view.sides:
                piles += [side.hand, side.followers, side.score]
            assert sum(map(len, piles)) == size(ALL)
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
