"""Why a card may not be played."""

import pytest

from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.tests.table import action, play, recruiting


def refused(state: Claim, seat: int, name: str) -> tuple[str, str, dict[str, object]]:
    refusal = GAME.refusal(state, seat, action(name))
    return refusal.code, refusal.rule, dict(refusal.params)


def test_a_card_must_be_in_hand() -> None:
    """C-2.2."""
    state = recruiting("goblin-3 dwarf-2", "goblin-1 knight-2", prize="knight-9")
    assert refused(state, 0, "goblin-1") == ("not-in-hand", "C-2.2", {"card": "goblin-1"})
    assert refused(state, 0, "goblin-0") == ("not-in-hand", "C-2.2", {"card": "goblin-0"})


def test_the_faction_led_must_be_followed() -> None:
    """C-2.2."""
    state = recruiting("goblin-3 dwarf-2", "goblin-1 knight-2", prize="knight-9")
    play(state, "goblin-3")
    assert refused(state, 1, "knight-2") == ("must-follow", "C-2.2", {"faction": "goblin"})


def test_a_doppelganger_must_be_followed_by_one() -> None:
    """C-4.5."""
    state = recruiting("doppelganger-3 dwarf-2", "doppelganger-1 knight-2", prize="knight-9")
    play(state, "doppelganger-3")
    assert refused(state, 1, "knight-2") == ("must-follow-doppelganger", "C-4.5", {})


def test_a_match_refuses_what_the_rules_do() -> None:
    match = Match(GAME, ClaimOptions(leader="seat-1"), 2, lambda chance, _: chance.sample(Rng(1)))
    missing = next(index for index in range(48) if index not in match.state.legal(0))
    with pytest.raises(Refused, match="not-in-hand"):
        match.submit(0, match.decision, missing)
