"""Decks that the players bring, each in secret."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.core.log import Committed
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.record_reader import read
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.verify import verify
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.decks import read_decks
from tablee.games.twelve_heroes.options import SIEGE, SWARM, HeroesOptions
from tablee.games.twelve_heroes.rules.actions import ENLIST
from tablee.games.twelve_heroes.rules.cards import reshuffle
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.tests.board import OURS

OWN = HeroesOptions(decks="own")
OPEN = HeroesOptions(decks="own", deck_lists="open")


def deck(text: str) -> list[int]:
    return read_decks({"deck": text}, OURS, OWN.setup())


SWARM_DECK, SIEGE_DECK = deck(SWARM), deck(SIEGE)


def bring(state: TwelveHeroes, first: list[int], second: list[int]) -> list[Event]:
    """Let both name the heroes of their decks, in this order."""
    told: list[Event] = []
    for one, other in zip(first, second, strict=True):
        state.events = []
        state.apply([ENLIST + one, ENLIST + other])
        told += state.events
    state.events = None
    return told


def brought(options: HeroesOptions = OWN) -> TwelveHeroes:
    state = GAME.new(options, 2)
    bring(state, SWARM_DECK, SIEGE_DECK)
    return state


def play_on(state: TwelveHeroes, rng: Rng) -> list[Event]:
    """Play to the end at random."""
    told: list[Event] = []
    while not isinstance(waits := state.awaits(), Over):
        state.events = []
        if isinstance(waits, Chance):
            state.resolve(waits.sample(rng))
        else:
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        told += state.events
    return told


def test_h_5_3_both_name_twelve_heroes_at_once_before_anything_is_dealt() -> None:
    state = GAME.new(OWN, 2)
    for _ in range(12):
        waits = state.awaits()
        assert isinstance(waits, Decide)
        assert (waits.seats, waits.prompt) == ((0, 1), "enlist")
        state.apply([state.legal(0)[0], state.legal(1)[-1]])
    waits = state.awaits()
    assert isinstance(waits, Chance)
    assert waits.stream == "tiles"


def test_h_5_3_the_decks_are_what_was_named_in_whatever_order() -> None:
    state = GAME.new(OWN, 2)
    bring(state, SWARM_DECK[::-1], SIEGE_DECK)
    assert state.kinds == SWARM_DECK + SIEGE_DECK
    assert state == brought()


def test_h_5_3_no_more_of_a_hero_than_a_box_has() -> None:
    match = Match(GAME, OWN, 2, None)
    goat = OURS.ids().index("goat")
    for decision in range(2):
        for seat in range(2):
            match.submit(seat, decision, ENLIST + goat)
    with pytest.raises(Refused, match="no-more-in-box") as refused:
        match.submit(0, 2, ENLIST + goat)
    assert (refused.value.rule, refused.value.params["count"]) == ("H-5.3", 2)


@pytest.mark.parametrize(("popularity", "wrong"), [(False, "golem-popular"), (True, "golem")])
def test_h_4_3_a_hero_of_the_other_version_stays_in_the_box(popularity: bool, wrong: str) -> None:
    match = Match(GAME, HeroesOptions(decks="own", popularity=popularity), 2, None)
    with pytest.raises(Refused, match="other-version") as refused:
        match.submit(0, 0, ENLIST + OURS.ids().index(wrong))
    assert refused.value.rule == "H-4.3"


def test_h_6_1_nobody_else_hears_or_sees_what_goes_into_a_deck() -> None:
    state = GAME.new(OWN, 2)
    told = bring(state, SWARM_DECK[:5], SIEGE_DECK[:5])
    assert {(event.tag, event.params["seat"]) for event in told if event.visible(0)} == {("hero-enlisted", 0)}
    assert not [event for event in told if event.visible(None)]
    assert [len(side.known) for side in GAME.view(state, 0).sides] == [5, 0]
    assert [len(side.known) for side in GAME.view(state, None).sides] == [0, 0]


def test_h_6_1_everybody_knows_their_own_deck_and_what_they_saw_of_the_other() -> None:
    state = brought()
    assert [kind + 1 for kind in SWARM_DECK] == list(GAME.view(state, 0).sides[0].known)
    assert GAME.view(state, 0).sides[1].known == ()
    play_on(state, Rng("seen"))
    assert sum(state.known[1]) > 0
    assert not Counter({kind: count for kind, count in enumerate(state.known[1]) if count}) - Counter(SIEGE_DECK)


def test_h_5_3_open_lists_are_shown_before_the_first_card_is_drawn() -> None:
    state = GAME.new(OPEN, 2)
    told = bring(state, SWARM_DECK, SIEGE_DECK)
    shown = [event for event in told if event.tag == "deck-shown" and event.visible(None)]
    assert [event.params["heroes"] for event in shown] == [
        [str(kind + 1) for kind in SWARM_DECK],
        [str(kind + 1) for kind in SIEGE_DECK],
    ]
    for viewer in (0, 1, None):
        assert [len(side.known) for side in GAME.view(state, viewer).sides] == [12, 12]


def test_h_5_3_open_lists_are_secret_while_they_are_made() -> None:
    state = GAME.new(OPEN, 2)
    bring(state, SWARM_DECK[:5], SIEGE_DECK[:5])
    assert [len(side.known) for side in GAME.view(state, 1).sides] == [0, 5]


def test_h_5_3_secret_lists_are_shown_at_the_end() -> None:
    state = brought()
    told = play_on(state, Rng("end"))
    assert [event.params["seat"] for event in told if event.tag == "deck-revealed" and event.visible(None)] == [0, 1]
    for viewer in (0, 1, None):
        assert [side.known for side in GAME.view(state, viewer).sides] == [
            tuple(kind + 1 for kind in SWARM_DECK),
            tuple(kind + 1 for kind in SIEGE_DECK),
        ]


def test_h_2_5_a_reshuffle_tells_nobody_the_hand_where_the_deck_is_secret() -> None:
    for options, shown in ((OWN, 0), (OPEN, 3)):
        state = brought(options)
        while isinstance(waits := state.awaits(), Chance):
            state.resolve(waits.sample(Rng("deal")))
        state.discards[0], state.deck[0] = state.deck[0], 0
        reshuffle(state, 0)
        assert len(GAME.view(state, 1).sides[0].shown) == shown


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_unknown_deck_is_imagined_from_what_a_box_allows(viewer: int | None) -> None:
    state = brought()
    rng = Rng("imagined")
    found: set[tuple[int, ...]] = set()
    for _ in range(30):
        imagined = GAME.imagine(GAME.view(state, viewer), rng)
        found.add(tuple(imagined.kinds))
        for seat, true in enumerate((SWARM_DECK, SIEGE_DECK)):
            kinds = imagined.kinds[seat * 12 : seat * 12 + 12]
            if seat == viewer:
                assert kinds == true
            for kind, count in Counter(kinds).items():
                assert count <= OURS.heroes.heroes[kind].copies
                assert imagined.setup.in_play(kind)
    assert len(found) == 30


def test_cards_that_were_seen_are_in_every_imagined_deck() -> None:
    state = brought()
    rng = Rng("seen")
    for _ in range(60):
        waits = state.awaits()
        if isinstance(waits, Chance):
            state.resolve(waits.sample(rng))
        elif isinstance(waits, Decide):
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    seen = Counter(number - 1 for number in GAME.view(state, 0).sides[1].known)
    assert seen
    for _ in range(20):
        assert not seen - Counter(GAME.imagine(GAME.view(state, 0), rng).kinds[12:])


def test_the_record_holds_both_decks_and_verifies() -> None:
    seed = bytes(32)
    match = Match(GAME, OWN, 2, Luck(seed, ()))
    for one, other in zip(SWARM_DECK, SIEGE_DECK, strict=True):
        decision = match.decision
        match.submit(0, decision, ENLIST + one)
        match.submit(1, decision, ENLIST + other)
    rng = Rng("record")
    while match.result is None:
        for seat in match.awaited:
            match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    told = Record(
        GAME, OWN, ("Ann", "Bob"), tuple(match.log), commitment(seed), (), seed=seed, ranks=match.result.ranks
    )
    again = read(write(told), lambda _: GAME)
    assert verify(again).good
    named = Counter(
        entry.action - ENLIST for entry in again.entries if isinstance(entry, Committed) and entry.seat == 0
    )
    assert not Counter(SWARM_DECK) - named


@pytest.mark.parametrize("level", list(GAME.bots))
def test_bots_bring_a_deck_that_belongs_together(level: str) -> None:
    rng = Rng(level)
    state = GAME.new(OWN, 2)
    for _ in range(12):
        choices = []
        for seat in range(2):
            offer = Offer(seat, 0, "enlist", tuple(state.legal(seat)))
            choices.append(GAME.bots[level].choose(GAME.view(state, seat), offer, rng))
        state.apply(choices)
    costs = [state.heroes.cost[kind] for kind in state.kinds]
    assert max(sum(costs[:12]), sum(costs[12:])) <= 4 * 12
    assert isinstance(state.awaits(), Chance)


def test_bots_do_not_all_bring_the_same_deck() -> None:
    decks = set()
    for seed in range(20):
        rng = Rng(seed)
        state = GAME.new(OWN, 2)
        for _ in range(12):
            offers = [Offer(seat, 0, "enlist", tuple(state.legal(seat))) for seat in range(2)]
            state.apply([GAME.bots["recruit"].choose(GAME.view(state, o.seat), o, rng) for o in offers])
        decks |= {tuple(state.kinds[:12]), tuple(state.kinds[12:])}
    assert len(decks) >= 4


TEXT = "archangel 2, knight 2, treant 2, druid 2, squire 2, goat 2"


def test_a_text_stands_for_the_heroes_that_are_still_to_be_named() -> None:
    match = Match(GAME, OWN, 2, Luck(bytes(32)))
    assert GAME.awaits_text(match.view(0))
    assert not GAME.awaits_text(match.view(None))
    assert list(GAME.read_text(match.view(None), TEXT)) == []
    first = GAME.read_text(match.view(0), TEXT)
    assert len(first) == 12
    for seat in range(2):
        match.submit(seat, match.decision, GAME.actions.by_text[str(first[3])])
    rest = GAME.read_text(match.view(0), TEXT)
    assert Counter(map(str, first)) - Counter(map(str, rest)) == Counter([str(first[3])])


def test_a_hero_outside_the_text_that_was_named_takes_the_place_of_one() -> None:
    match = Match(GAME, OWN, 2, Luck(bytes(32)))
    dragon = ENLIST + deck("dragon 1, goat 2, squire 2, druid 2, treant 2, knight 2, archangel 1")[-1]
    for seat in range(2):
        match.submit(seat, match.decision, dragon)
    assert len(GAME.read_text(match.view(0), TEXT)) == 11


def test_a_text_that_is_no_deck_is_refused_and_after_the_decks_none_is_awaited() -> None:
    match = Match(GAME, OWN, 2, Luck(bytes(32)))
    with pytest.raises(Refused, match="wrong-deck"):
        GAME.read_text(match.view(0), "goat 13")
    assert not GAME.awaits_text(Match(GAME, HeroesOptions(), 2, Luck(bytes(32))).view(0))
