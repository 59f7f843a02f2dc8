"""The draft, and who knows what about it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from msgspec.structs import replace

from tablee.core.bits import members, size
from tablee.core.chance import Draw
from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.reader import to_json
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import draft
from tablee.games.twelve_heroes.rules.pending import PICK
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.tests.board import OURS
from tablee.games.twelve_heroes.views import imagine_draft
from tablee.words import Words


def dealt(first: list[int] | None = None) -> TwelveHeroes:
    """Return a draft with the first cards dealt: 0 to 5 and 6 to 11."""
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    state.resolve(first or list(range(12)))
    return state


def keep_first(state: TwelveHeroes, times: int) -> None:
    for _ in range(times):
        state.apply([state.legal(0)[0], state.legal(1)[0]])


def drafted(seed: str = "draft") -> TwelveHeroes:
    """Play a random draft to its end."""
    rng = Rng(seed)
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    while not state.known:
        waits = state.awaits()
        if isinstance(waits, Decide):
            state.apply([rng.pick(state.legal(seat)) for seat in (0, 1)])
        else:
            assert isinstance(waits, Draw)
            state.resolve(waits.sample(rng))
    return state


def kinds(state: TwelveHeroes, cards: int) -> list[int]:
    return [state.setup.draft_kinds[card] + 1 for card in members(cards)]


def test_h_5_2_six_cards_each_from_thirty_six() -> None:
    waits = GAME.new(HeroesOptions(decks="draft"), 2).awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, size(waits.pool), waits.draws) == ("draft", 36, 12)


def test_h_5_2_both_keep_two_at_the_same_time_in_secret() -> None:
    state = dealt()
    waits = state.awaits()
    assert isinstance(waits, Decide)
    assert (waits.seats, waits.prompt) == ((0, 1), "draft")
    keep_first(state, 2)
    assert [size(kept) for kept in state.kept] == [2, 2, 0, 0]


def test_h_5_2_the_four_others_go_to_the_opponent_who_keeps_two_of_them() -> None:
    state = dealt()
    keep_first(state, 2)
    assert draft.pack(state, 0) == draft.passed(state, 0, 1)
    keep_first(state, 2)
    assert [size(taken) for taken in state.taken] == [2, 2, 0, 0]


def test_h_5_2_the_last_two_come_back_to_the_pile_of_the_one_who_passed_them() -> None:
    state = dealt()
    keep_first(state, 4)
    passed = draft.passed(state, 0, 0)
    assert draft.gifts(state, 0, 0) == passed & ~state.taken[1]
    assert size(draft.gifts(state, 0, 0)) == 2


def test_h_5_2_a_second_round_is_dealt_from_what_is_left() -> None:
    state = dealt()
    keep_first(state, 4)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert size(waits.pool) == 24


def test_h_5_2_everybody_ends_with_twelve_of_the_cards_dealt() -> None:
    state = drafted()
    piles = Counter(state.kinds)
    assert piles == Counter(kind - 1 for each in state.dealt for kind in kinds(state, each))
    assert [size(deck) for deck in state.deck] == [12, 12]


def test_h_5_2_a_kind_in_two_copies_is_offered_once() -> None:
    state = dealt([0, 1, 2, 3, 4, 5, *range(10, 16)])
    assert len(state.legal(0)) == 3


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_h_5_2_a_seat_sees_all_that_it_has_kept_in_both_rounds(language: str) -> None:
    state = dealt()
    keep_first(state, 4)
    state.resolve(list(range(12, 24)))
    keep_first(state, 2)
    kept = [kind for cards in (state.kept[0], state.taken[0], state.kept[2]) for kind in kinds(state, cards)]
    assert len(kept) == 6
    view, options = GAME.view(state, 0), HeroesOptions(decks="draft")
    say = Words(language, GAME, options=options)
    names = GAME.lexicon(options, language)
    drawn = " ".join(GAME.draw(view, say, 200).split())
    assert all(names[f"hero-{number}"] in drawn for number in kept)


def test_h_6_1_nobody_sees_what_the_other_is_dealt_keeps_or_gives_back() -> None:
    state = dealt()
    keep_first(state, 4)
    mine = GAME.view(state, 0).draft[0]
    assert mine.dealt == tuple(kinds(state, state.dealt[0]))
    assert mine.received == tuple(kinds(state, draft.passed(state, 0, 1)))
    assert GAME.view(state, None).draft[0].dealt == ()
    told = [event for event in replayed() if event.tag in ("pack-dealt", "pack-received", "hero-kept")]
    assert told
    assert all(not event.visible(None) and not event.visible(1 - int(str(event.params["seat"]))) for event in told)


def replayed() -> list[Event]:
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    state.events = []
    state.resolve(list(range(12)))
    keep_first(state, 4)
    return list(state.events)


def test_h_6_1_after_the_draft_a_seat_knows_its_own_eight_and_the_four_it_gave() -> None:
    state = drafted()
    for seat in (0, 1):
        sides = GAME.view(state, seat).sides
        assert len(sides[seat].known) == 8
        gifts = [kind for turn in (0, 1) for kind in kinds(state, draft.gifts(state, turn, 1 - seat))]
        assert sides[1 - seat].known == tuple(sorted(gifts))
    assert [side.known for side in GAME.view(state, None).sides] == [(), ()]


def test_h_6_1_what_is_seen_once_is_remembered_after_a_reshuffle() -> None:
    state = drafted()
    state.settle(Rng(1))
    rng = Rng("remember")
    while state.turn < 30 and isinstance(state.settle(rng), Decide):
        before = [Counter(GAME.view(state, viewer).sides[0].known) for viewer in (0, 1, None)]
        state.apply([rng.pick(state.legal(state.asked))])
        after = [Counter(GAME.view(state, viewer).sides[0].known) for viewer in (0, 1, None)]
        assert all(not old - new for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_deck_holds_what_the_viewer_knows(seed: int) -> None:
    rng = Rng(f"imagine/{seed}")
    state = drafted(f"{seed}")
    for _ in range(60):
        if not isinstance(state.settle(rng), Decide):
            break
        state.apply([rng.pick(state.legal(state.asked))])
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        for _ in range(10):
            imagined = GAME.imagine(view, rng)
            for seat in (0, 1):
                deck = Counter(kind + 1 for kind in imagined.kinds[seat * 12 : seat * 12 + 12])
                assert not Counter(view.sides[seat].known) - deck


def test_imagined_gifts_are_as_likely_as_they_are() -> None:
    """The viewer passed four different kinds: each pair of them is equally likely to have come back."""
    state = dealt([0, 2, 4, 6, 8, 10, *range(12, 18)])
    keep_first(state, 4)
    state.resolve([0 + 18, 20, 22, 24, 26, 28, *range(30, 36)])
    while state.waiting == PICK:
        keep_first(state, 1)
    view = GAME.view(state, 0)
    rng = Rng("gifts")
    found = Counter(tuple(kinds(s, draft.gifts(s, 0, 0))) for s in (GAME.imagine(view, rng) for _ in range(600)))
    assert len(found) == 6
    assert all(60 < count < 140 for count in found.values())


def test_a_drafted_game_is_imagined_although_every_hand_and_deck_is_empty() -> None:
    """Late in a game all cards may lie in play or be discarded; the draft is over all the same."""
    rng = Rng(3)
    state = GAME.new(GAME.presets["draft"], 2)
    waits = state.settle(rng)
    for _ in range(60):
        assert isinstance(waits, Decide)
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)
    view = GAME.view(state, 0)
    bare = tuple(replace(side, deck_size=0, hand_size=0) for side in view.sides)
    assert any(side.camp or side.discard for side in bare)
    assert imagine_draft.decks_are_made(replace(view, sides=bare))


def test_h_4_3_a_hero_in_two_versions_is_drafted_in_the_one_in_play() -> None:
    """A set in which two Golems have the draft icon, and the Druids have not."""
    data = json.loads(to_json(OURS))
    cards = {each["id"]: each for each in data["hero"]}
    for name in ("golem", "golem-popular"):
        cards[name] |= {"copies": 2, "draft": True}
    cards["colossus"]["copies"] = 2
    cards["druid"]["draft"] = False
    for popularity, golem in ((False, 0), (True, 1)):
        options = HeroesOptions(decks="draft", popularity=popularity, heroes=json.dumps(data))
        drafted_kinds = options.setup().draft_kinds
        assert [kind for kind in drafted_kinds if kind < 2] == [golem, golem]
        assert len(drafted_kinds) == 36
