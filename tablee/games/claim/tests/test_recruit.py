"""C-2: the first phase."""

from tablee.core.bits import bit, size
from tablee.core.chance import Draw
from tablee.core.decision import Decide
from tablee.games.claim.rules.pieces import NAME, NONE
from tablee.games.claim.rules.stages import DRAW
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.tests.table import card, cards, draw, legal, named, only, play, recruiting


def asked(state: Claim) -> tuple[int, str]:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return waits.seats[0], waits.prompt


def test_the_leader_may_play_any_card() -> None:
    """C-2.2: not only the prize's faction."""
    state = recruiting("goblin-3 dwarf-2 knight-5", "undead-1 undead-2 undead-3", prize="knight-9")
    assert asked(state) == (0, "lead")
    assert legal(state) == {"goblin-3", "dwarf-2", "knight-5"}


def test_the_other_must_follow_the_faction_led() -> None:
    """C-2.2."""
    state = recruiting("goblin-3 dwarf-2", "goblin-1 goblin-9 knight-2 undead-4", prize="knight-9")
    play(state, "goblin-3")
    assert asked(state) == (1, "follow")
    assert legal(state) == {"goblin-1", "goblin-9"}


def test_a_doppelganger_may_be_played_instead_of_following() -> None:
    """C-2.2, C-4.5."""
    state = recruiting("goblin-3 dwarf-2", "goblin-1 doppelganger-0 doppelganger-8 knight-2", prize="knight-9")
    play(state, "goblin-3")
    assert legal(state) == {"goblin-1", "doppelganger-0", "doppelganger-8"}


def test_who_cannot_follow_may_play_anything() -> None:
    """C-2.2."""
    state = recruiting("goblin-3 dwarf-2", "undead-1 doppelganger-0 knight-2", prize="knight-9")
    play(state, "goblin-3")
    assert legal(state) == {"undead-1", "doppelganger-0", "knight-2"}


def test_the_higher_card_of_the_faction_led_wins() -> None:
    """C-2.3, C-2.6: and its player leads next."""
    state = recruiting("goblin-3 dwarf-2", "goblin-4 knight-2", prize="knight-9")
    told = play(state, "goblin-3", "goblin-4")
    assert only(told, "trick-won").params == {"seat": 1, "card": "goblin-4"}
    assert state.leader == 1


def test_a_lower_card_of_the_faction_led_loses() -> None:
    """C-2.3."""
    state = recruiting("goblin-3 dwarf-2", "goblin-2 knight-2", prize="knight-9")
    told = play(state, "goblin-3", "goblin-2")
    assert only(told, "trick-won").params == {"seat": 0, "card": "goblin-3"}
    assert state.leader == 0


def test_equal_values_are_the_leaders() -> None:
    """C-2.3."""
    state = recruiting("goblin-0 dwarf-2", "goblin-0 knight-2", prize="knight-9")
    told = play(state, "goblin-0", "goblin-0")
    assert only(told, "trick-tied").params == {"seat": 0, "value": 0}
    assert state.leader == 0


def test_another_faction_loses_whatever_its_value() -> None:
    """C-2.3."""
    state = recruiting("dwarf-0 goblin-2", "undead-9 knight-2", prize="knight-9")
    told = play(state, "dwarf-0", "undead-9")
    assert only(told, "card-thrown").params == {"seat": 1, "card": "undead-9", "faction": "dwarf"}
    assert only(told, "trick-unfollowed").params == {"seat": 0, "faction": "dwarf"}
    assert state.leader == 0


def test_the_winner_takes_the_prize_and_the_loser_draws() -> None:
    """C-2.4."""
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="knight-9")
    told = play(state, "goblin-3", "goblin-4")
    assert only(told, "prize-taken").params == {"seat": 1, "card": "knight-9"}
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.pool, waits.draws) == ("deck", state.deck, 2)
    deck = state.deck
    told = draw(state, "undead-5", "undead-6")
    assert [named(followers) for followers in [player.followers for player in state.players]] == [
        ["undead-5"],
        ["knight-9"],
    ]
    assert [named(secret) for secret in [player.secret for player in state.players]] == [["undead-5"], []]
    assert state.prize == card("undead-6")
    assert state.deck == deck & ~cards("undead-5 undead-6")
    assert only(told, "prize-turned").rule == "C-2.1"


def test_only_the_loser_sees_what_was_drawn() -> None:
    """C-2.4, C-6.1."""
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "goblin-4")
    told = draw(state, "undead-5", "undead-6")
    seen, unseen = only(told, "follower-drawn"), only(told, "follower-drawn-unseen")
    assert [seen.visible(viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert [unseen.visible(viewer) for viewer in (0, 1, None)] == [False, True, True]
    assert unseen.params == {"seat": 0}


def test_played_undead_are_scored_by_the_winner_and_other_cards_discarded() -> None:
    """C-2.5, C-4.3."""
    state = recruiting("undead-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="knight-9")
    told = play(state, "undead-3", "goblin-4")
    assert only(told, "undead-scored").params == {"seat": 0, "card": "undead-3", "seat_vote": 0}
    assert only(told, "card-discarded").params == {"card": "goblin-4"}
    assert [named(pile) for pile in [player.score for player in state.players]] == [["undead-3"], []]
    assert named(state.discards) == ["goblin-4"]


def test_two_undead_are_both_scored_by_the_winner() -> None:
    """C-2.5."""
    state = recruiting("undead-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3", prize="knight-9")
    play(state, "undead-3", "undead-4")
    assert [named(pile) for pile in [player.score for player in state.players]] == [[], ["undead-3", "undead-4"]]
    assert state.discards == 0


def test_an_undead_prize_is_a_follower_like_any_other() -> None:
    """C-2.5."""
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="undead-9")
    play(state, "goblin-3", "goblin-4")
    assert named(state.players[1].followers) == ["undead-9"]
    assert [player.score for player in state.players] == [0, 0]


def test_the_last_trick_plays_itself() -> None:
    """C-2.2, the ruling; C-3.1: then the followers are the hands."""
    state = recruiting("goblin-3 dwarf-2", "goblin-4 dwarf-1", prize="knight-9")
    state.deck = cards("undead-5 undead-6 undead-7")
    play(state, "goblin-3", "goblin-4")
    assert state.stage == DRAW
    told = draw(state, "undead-5", "undead-6")
    assert [event.params.get("card") for event in told if event.tag in ("card-led", "card-followed")] == [
        "dwarf-1",
        "dwarf-2",
    ]
    assert (state.phase, state.deck, state.prize, state.led) == (2, 0, NONE, NONE)
    assert [named(hand) for hand in [player.hand for player in state.players]] == [
        ["undead-5", "undead-6"],
        ["undead-7", "knight-9"],
    ]


def test_a_card_is_asked_for_even_where_only_one_may_be_played() -> None:
    """C-2.2, the ruling: playing it unasked would tell the other what the hand lacks."""
    state = recruiting("goblin-3 dwarf-2", "goblin-4 dwarf-1", prize="knight-9")
    play(state, "goblin-3")
    assert asked(state) == (1, "follow")
    assert legal(state) == {"goblin-4"}


def test_the_tale_of_a_trick_cites_its_rules() -> None:
    state = recruiting("undead-3 dwarf-2 dwarf-3", "doppelganger-5 knight-2 knight-3", prize="knight-9")
    told = play(state, "undead-3", "doppelganger-5")
    assert [(event.tag, event.rule) for event in told] == [
        ("card-led", "C-2.2"),
        ("card-copied", "C-4.5"),
        ("trick-won", "C-2.3"),
        ("undead-scored", "C-2.5"),
        ("copy-discarded", "C-4.5"),
        ("prize-taken", "C-2.4"),
    ]


def test_nothing_is_told_when_nobody_listens() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="undead-9")
    state.apply(state.legal(0)[:1])
    assert state.events is None
    assert size(state.players[0].hand) == 2
    assert NAME[state.led] == "goblin-3"
    assert not state.players[0].hand & bit(state.led)
