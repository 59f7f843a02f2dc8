"""C-6.1: imagined deals fit all that is known, never fail, and are uniform. The tests enumerate all chance outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from tablee.core.bits import bit, mask_of, members, size
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.claim.rules.pieces import ALL, DOPPELGANGERS, OF
from tablee.games.claim.rules.stages import FOLLOW
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.tests.every_luck import distribution
from tablee.games.claim.tests.table import card, cards, draw, play, put, recruiting, supporting
from tablee.games.claim.views.build import build_view
from tablee.games.claim.views.imagine import Hands, imagine

EVERY_LUCK = pytest.mark.skipif(COMPILED, reason="compiled code takes a real generator only; the source is the same")

Deal = tuple[int, ...]
"""Both hands, both seats' secret cards, the deck."""


def deal_of(state: Claim) -> Deal:
    return (*[player.hand for player in state.players], *[player.secret for player in state.players], state.deck)


def subsets(pool: int, count: int) -> Iterator[int]:
    for chosen in combinations(members(pool), count):
        yield mask_of(list(chosen))


def consistent(state: Claim, viewer: int | None) -> set[Deal]:
    """Return every deal of the first phase that fits what the viewer knows, by trying all of them."""
    hidden = [0 if seat == viewer else state.players[seat].hand | state.players[seat].secret for seat in (0, 1)]
    unseen = state.deck | hidden[0] | hidden[1]
    sizes = [size(hidden[0] & state.players[0].hand), size(hidden[1] & state.players[1].hand)]
    drawn = [size(hidden[0] & state.players[0].secret), size(hidden[1] & state.players[1].secret)]
    found: set[Deal] = set()
    for first in subsets(unseen, sizes[0]):
        for second in subsets(unseen & ~first, sizes[1]):
            if first & state.players[0].voids or second & state.players[1].voids:
                continue
            rest = unseen & ~(first | second)
            for mine in subsets(rest, drawn[0]):
                for yours in subsets(rest & ~mine, drawn[1]):
                    dealt = [first, second, mine, yours]
                    own = [
                        state.players[0].hand,
                        state.players[1].hand,
                        state.players[0].secret,
                        state.players[1].secret,
                    ]
                    known = [own[i] if i % 2 == viewer else dealt[i] for i in range(4)]
                    found.add((*known, rest & ~(mine | yours)))
    return found


def small_table() -> Claim:
    """Return a position near the end of the first phase. All other cards are discarded."""
    state = recruiting("goblin-3 dwarf-2 undead-4 knight-5", "dwarf-5 undead-1 knight-2 doppelganger-7", "knight-9")
    deck = cards("goblin-5 goblin-6 dwarf-8 undead-6 doppelganger-3")
    state.discards = state.deck & ~deck
    state.deck = deck
    return state


def after_a_void() -> Claim:
    """Return a position in which the second seat has shown that it has no Goblins and has drawn nothing.

    The first has drawn one card in secret.
    """
    state = small_table()
    play(state, "goblin-3", "knight-2")
    draw(state, "dwarf-8", "goblin-6")
    assert [player.voids for player in state.players] == [0, OF[0]]
    return state


def after_two_voids() -> Claim:
    """Return a position in which each seat has shown that it lacks a faction."""
    state = after_a_void()
    play(state, "doppelganger-7", "dwarf-2")
    draw(state, "undead-6", "goblin-5")
    assert [player.voids for player in state.players] == [DOPPELGANGERS, OF[0]]
    return state


def in_mid_trick() -> Claim:
    state = after_a_void()
    play(state, "dwarf-5")
    assert state.stage == FOLLOW
    return state


PLAYERS = [(table, seat) for table in (small_table, after_a_void, after_two_voids, in_mid_trick) for seat in (0, 1)]
SPECTATORS = [(after_a_void, None), (after_two_voids, None)]


@EVERY_LUCK
@pytest.mark.parametrize(("table", "viewer"), [*PLAYERS, *SPECTATORS])
def test_imagined_deals_are_all_that_fit_each_as_likely(table: Callable[[], Claim], viewer: int | None) -> None:
    state = table()
    seen = build_view(state, viewer)
    dealt = distribution(lambda rng: deal_of(imagine(seen, rng)))
    fitting = consistent(state, viewer)
    assert deal_of(state) in fitting
    assert set(dealt) == fitting
    assert set(dealt.values()) == {Fraction(1, len(fitting))}


@EVERY_LUCK
def test_a_spectator_of_the_second_phase_imagines_who_drew_what() -> None:
    """C-6.1: of four cards drawn in secret, the second seat cannot hold the Goblin."""
    state = supporting("goblin-3 dwarf-2 undead-4 knight-5", "dwarf-5 undead-1 knight-2 doppelganger-7")
    put(state, secret=("goblin-3 dwarf-2", "undead-1 knight-2"))
    state.players[1].voids = OF[0]
    dealt = distribution(lambda rng: deal_of(imagine(build_view(state, None), rng)))
    assert len(dealt) == 3
    assert set(dealt.values()) == {Fraction(1, 3)}
    assert all(hands[0] & bit(card("goblin-3")) for hands in dealt)
    assert {hands[0] & hands[2] for hands in dealt} == {hands[2] for hands in dealt}


@EVERY_LUCK
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_player_of_the_second_phase_knows_every_card(viewer: int) -> None:
    """C-6.1."""
    state = supporting("goblin-3 dwarf-2 undead-4 knight-5", "dwarf-5 undead-1 knight-2 doppelganger-7")
    put(state, secret=("goblin-3 dwarf-2", "undead-1 knight-2"))
    assert distribution(lambda rng: deal_of(imagine(build_view(state, viewer), rng))) == {deal_of(state): Fraction(1)}


@EVERY_LUCK
@pytest.mark.parametrize("sizes", [(0, 0), (1, 2), (2, 2), (3, 1), (0, 3)])
@pytest.mark.parametrize(
    "voids", [("", ""), ("goblin-1", ""), ("goblin-1 dwarf-1", "dwarf-1 undead-1"), ("", "dwarf-1")]
)
def test_two_hands_are_dealt_evenly_under_any_voids(sizes: tuple[int, int], voids: tuple[str, str]) -> None:
    unseen = cards("goblin-1 dwarf-1 undead-1 knight-2 doppelganger-1 goblin-2")
    lacks = (cards(voids[0]), cards(voids[1]))
    pairs = {
        (first, second)
        for first in subsets(unseen & ~lacks[0], sizes[0])
        for second in subsets(unseen & ~lacks[1] & ~first, sizes[1])
    }
    dealt = distribution(lambda rng: Hands(unseen, sizes, lacks).deal(rng))
    assert dealt == dict.fromkeys(pairs, Fraction(1, len(pairs)))


def test_imagining_never_fails_however_tight_the_hands() -> None:
    """Whole random games: every position, every viewer; the true deal always fits its own view."""
    rng = Rng("tight")
    for _ in range(5):
        state = Claim(0, True)
        state.settle(rng)
        while state.stage != 5:
            for viewer in (0, 1, None):
                seen = build_view(state, viewer)
                imagined = imagine(seen, rng)
                assert build_view(imagined, viewer) == seen
                for seat in (0, 1):
                    assert imagined.players[seat].hand & imagined.players[seat].voids == 0
                    assert (
                        imagined.players[seat].secret
                        & ~(imagined.players[seat].hand | imagined.players[seat].followers)
                        == 0
                    )
            state.apply([rng.pick(state.legal(0))])
            state.settle(rng)


def test_goblins_of_value_0_are_dealt_by_number_not_by_name() -> None:
    """Three are seen, two are not: what is imagined holds all five."""
    state = recruiting("goblin-0 goblin-0 dwarf-1", "knight-2 knight-3 knight-4", prize="goblin-0")
    state.players[0].hand = bit(4) | bit(1) | cards("dwarf-1")
    state.prize = 2
    state.deck = ALL & ~(state.players[0].hand | state.players[1].hand | bit(2))
    seen = build_view(state, 0)
    assert seen.unseen.count("goblin-0") == 2
    imagined = imagine(seen, Rng(1))
    assert build_view(imagined, 0) == seen
    assert mask_of([*members(imagined.players[0].hand), imagined.prize]) & 31 == 7
