"""The readings where the rulebooks differ: each is an option (K12-8)."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tablee.core.bits import members, size
from tablee.core.chance import Dice, Draw
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import (
    DIE_SYMBOL,
    GROUP_SIZES,
    KNIGHT,
    TAKE_NONE,
    cut,
    names,
    set_of,
)
from tablee.games.king_of_12.rules.plans import PLANS
from tablee.games.king_of_12.rules.seating import key_of, meetings, planned, spread
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.rules.theft import victim_of
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    give,
    laid,
    leave,
    offered,
    play,
    points,
    tags,
    told,
)
from tablee.games.king_of_12.views import view as views
from tablee.games.king_of_12.views.view import new
from tablee.testing.case import Case
from tablee.testing.leaks import law_a_hidden_difference_reaches_nobody, law_a_hidden_difference_stays_hidden
from tablee.testing.play import play as play_case

POOR = ["alchemist", "automaton", "lady", "golem", "merchants", "oracle"]
ALL_SIZES = [*GROUP_SIZES.values(), [3, 3, 3, 3]]


def pairs(groups: list[list[int]]) -> set[tuple[int, int]]:
    return {pair for group in groups for pair in combinations(sorted(group), 2)}


# K12-8.1: too few die symbols


def drawn(cards: list[str], promo: str = "none") -> King:
    state = new(KingOptions(characters="random", symbols="exchange", promo=promo), 2)  # type: ignore[arg-type]
    state.events = []
    state.resolve(members(set_of(cards)))
    return state


def test_too_few_die_symbols_are_made_up_for_by_an_exchange() -> None:
    """K12-8.1: one of the cards without the symbol, drawn by lot, for one that has it."""
    state = drawn(POOR)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.draws, set(names(waits.pool))) == ("cards/out", 1, set(POOR) - {"oracle"})
    state.resolve(members(set_of(["golem"])))
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, set(names(waits.pool))) == ("cards/in", {"sorcerer", "reverser", "troublemakers"})
    state.resolve(members(set_of(["reverser"])))
    assert isinstance(state.awaits(), Dice)
    assert state.characters == set_of([*POOR, "knight", "reverser"]) ^ set_of(["golem"])
    assert state.events is not None
    assert tags(state.events) == ["symbols-missing", "characters-exchanged", "characters-chosen"]


def test_where_both_symbols_are_missing_two_cards_are_exchanged() -> None:
    """K12-8.1."""
    state = drawn([*POOR[:-1], "gambler"])
    assert isinstance(state.awaits(), Draw)
    state.resolve(members(set_of(["golem", "lady"])))
    assert size(state.characters) == 5
    state.resolve(members(set_of(["oracle", "sorcerer"])))
    assert size(state.characters & DIE_SYMBOL) == 2
    assert isinstance(state.awaits(), Dice)


def test_a_fixed_card_is_never_exchanged() -> None:
    """K12-8.1: neither the Knight nor a promo; the Faun has the symbol."""
    state = drawn(POOR[:-1], promo="faun")
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.draws, waits.pool & (set_of(["faun"]) | KNIGHT)) == (1, 0)


def test_enough_die_symbols_are_left_alone_by_either_edition() -> None:
    """K12-8.1."""
    for preset in ("french", "russian"):
        state = new(PRESETS[preset], 2)
        state.resolve(members(set_of([*POOR[1:], "reverser"])))
        assert isinstance(state.awaits(), Dice)


# K12-8.2, K12-8.3: the theft


@pytest.mark.parametrize(("reading", "thieves"), [("outer", ((0,), "take")), ("any", None)])
def test_equal_values_in_the_middle_undo_a_theft_or_not(reading: str, thieves: tuple[tuple[int, ...], str]) -> None:
    """K12-8.2: four Ladies, of whom the middle two are equal."""
    state = laid(2, 5, 5, 9, options=KingOptions(ladies_even=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (0, 0), (0, 0), (1, 1))
    events = play(state, *["lady"] * 4)
    if thieves is None:
        assert "ladies-even" in tags(events)
        assert asked(state)[1] == "play"
    else:
        assert asked(state) == thieves


@pytest.mark.parametrize("reading", ["outer", "any"])
@pytest.mark.parametrize("faces", [(2, 2, 9), (2, 9, 9)])
def test_a_shared_end_undoes_a_theft_by_either_reading(reading: str, faces: tuple[int, ...]) -> None:
    """K12-8.2, K12-4.11."""
    state = laid(*faces, options=KingOptions(ladies_even=reading))  # type: ignore[arg-type]
    give(state, (1, 0), (1, 0), (1, 0))
    assert "ladies-even" in tags(play(state, "lady", "lady", "lady"))


@pytest.mark.parametrize(
    ("reading", "takes"), [("may", ["take 1", "take 2", "take none"]), ("must", ["take 1", "take 2"])]
)
def test_a_lady_may_or_must_take_a_token(reading: str, takes: list[str]) -> None:
    """K12-8.3."""
    state = laid(2, 9, options=KingOptions(theft=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (1, 0))
    play(state, "lady", "lady")
    assert offered(state, 0) == takes


def test_who_must_take_is_told_so() -> None:
    """K12-8.3."""
    state = laid(2, 9, options=KingOptions(theft="must"))
    play(state, "lady", "lady")
    refused = GAME.refusal(state, 0, TAKE_NONE)
    assert (refused.code, refused.rule) == ("must-take", "K12-8.3")


# K12-8.4: the groups of the next round


def test_with_the_cuts_moving_by_two_only_40_of_120_pairs_meet() -> None:
    """K12-8.4."""
    met = {pair for step in range(16) for pair in pairs(cut([4, 4, 4, 4], 2 * step % 16))}
    assert len(met) == 40


@pytest.mark.parametrize("sizes", ALL_SIZES, ids=key_of)
def test_by_the_plan_all_meet(sizes: list[int]) -> None:
    """K12-8.4: every pair, in a few rounds; the first round is the ring as it is cut."""
    rounds = len(PLANS[key_of(sizes)].split())
    groups = [planned(sizes, number) for number in range(rounds)]
    assert groups[0] == cut(sizes, 0)
    assert all([len(group) for group in each] == sizes for each in groups)
    assert all(sorted(seat for group in each for seat in group) == list(range(sum(sizes))) for each in groups)
    assert len({pair for each in groups for pair in pairs(each)}) == comb(sum(sizes), 2)
    assert planned(sizes, rounds) == groups[0]


@pytest.mark.parametrize(("sizes", "times"), [([4, 4, 4, 4], 1), ([3, 3, 3], 1), ([4, 4], 3)])
def test_where_geometry_allows_it_all_meet_equally_often(sizes: list[int], times: int) -> None:
    """K12-8.4: each pair once among sixteen or nine, three times among eight."""
    rounds = len(PLANS[key_of(sizes)].split())
    met = [pair for number in range(rounds) for pair in pairs(planned(sizes, number))]
    assert {met.count(pair) for pair in met} == {times}


def test_a_tournament_goes_by_its_plan() -> None:
    """K12-8.4."""
    state = _round_over(KingOptions(seats_change="all-meet"), 16)
    assert [group.seats() for group in state.groups] == planned([4, 4, 4, 4], 1)


def _round_over(options: KingOptions, seats: int) -> King:
    """Return a tournament after a round without a winner: all dice and all points are the same."""
    state = laid(*[5] * seats, options=options)
    leave(state, *[2] * seats)
    play(state, *[names(player.hand)[0] for player in state.everybody])
    return state


@pytest.mark.parametrize("sizes", ALL_SIZES, ids=key_of)
def test_by_lot_as_few_as_possible_meet_again(sizes: list[int]) -> None:
    """K12-8.4: nobody, where there are as many groups as players in a group."""
    table = spread(sizes)
    assert [sum(row) for row in table] == sizes
    assert [sum(column) for column in zip(*table, strict=True)] == sizes
    least = [divmod(size, len(sizes)) for size in sizes]
    bound = sum(more * comb(each + 1, 2) + (len(sizes) - more) * comb(each, 2) for each, more in least)
    assert meetings(table) == bound


def test_the_lot_draws_the_seats_of_everybody() -> None:
    """K12-8.4: by a stream of its own, before the dice are rolled."""
    options = KingOptions(twelve="threes", seats_change="by-lot")
    state = _round_over(options, 12)
    before = pairs([group.seats() for group in state.groups])
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.draws, members(waits.pool)) == ("seats", 12, list(range(12)))
    found = set()
    for seed in range(20):
        again = state.copy()
        again.events = []
        again.resolve(waits.sample(Rng(str(seed))))
        groups = [group.seats() for group in again.groups]
        assert not pairs(groups) & before
        assert isinstance(again.awaits(), Dice)
        formed = [each["seats"] for each in told(again.events or [], "group-formed")]
        assert formed == groups
        found.add(str(groups))
    assert len(found) > 15


def test_who_steals_nothing_has_no_victim() -> None:
    with pytest.raises(ValueError, match="takes nothing"):
        victim_of(laid(2, 9), 0)


# K12-8.5: the theft of a tournament


def _ladies_in_a_group(reading: str) -> King:
    """Return six players in two groups. In the first, Ladies with 2 and 9 meet, and 11 is champion before them."""
    options = KingOptions(theft_settled=reading)  # type: ignore[arg-type]
    state = laid(2, 9, 11, 1, 4, 6, options=options)
    play(state, "lady", "lady", "golem", "knight", "knight", "collector")
    return state


def test_a_theft_of_a_group_comes_before_the_champions_table() -> None:
    """K12-8.5, K12-9.8."""
    state = _ladies_in_a_group("stage")
    assert asked(state) == ((0,), "take")
    assert not state.among_champions
    assert offered(state, 0) == ["take 1", "take none"]


def test_or_after_it() -> None:
    """K12-8.5: the seat that was robbed of nothing yet has what the champions' table brought."""
    state = _ladies_in_a_group("champions")
    assert asked(state) == ((0,), "take")
    assert state.among_champions
    events = act(state, "take 1")
    assert told(events, "token-taken") == [{"seat": 0, "seat_from": 1, "token": "1"}]
    assert asked(state)[1] == "play"
    assert state.thefts == []


def test_who_may_take_twice_takes_from_the_group_first() -> None:
    """K12-8.5: a Knight makes the lower Lady champion of her group, and among the champions she is the lower one again."""
    state = laid(2, 9, 6, 10, 5, 1, options=KingOptions(theft_settled="champions"))
    give(state, (0, 0), (1, 0), (0, 0), (0, 0), (0, 0), (0, 0))
    play(state, "lady", "lady", "knight", "lady", "lady", "collector")
    assert state.champions == 0b1001
    assert state.thefts == [(0, 1), (4, 3), (0, 3)]
    assert asked(state) == ((0, 4), "take")
    assert told(act(state, "take 1", "take none"), "token-taken") == [{"seat": 0, "seat_from": 1, "token": "1"}]
    assert asked(state) == ((0,), "take")
    assert told(act(state, "take 2"), "token-taken") == [{"seat": 0, "seat_from": 3, "token": "2"}]
    assert asked(state)[1] == "play"


def _two_thieves_of_one(ones: int, twos: int) -> King:
    """Return six players in two groups. Seat 3 is robbed by seat 4 of its group and by seat 0 among the champions."""
    state = laid(2, 1, 1, 9, 5, 1, options=KingOptions(theft_settled="champions", theft="must"))
    give(state, (0, 0), (0, 0), (0, 0), (ones, twos), (0, 0), (0, 0))
    play(state, "lady", "knight", "collector", "lady", "lady", "collector")
    assert state.thefts == [(4, 3), (0, 3)]
    assert asked(state) == ((0, 4), "take")
    return state


def test_two_thieves_cannot_take_the_same_token() -> None:
    """K12-8.5: the champions' table has given seat 3 its only 2, and the thief of the group comes first."""
    state = _two_thieves_of_one(1, 0)
    taken = told(act(state, "take 2", "take 2"), "token-taken")
    assert taken == [{"seat": 4, "seat_from": 3, "token": "2"}, {"seat": 0, "seat_from": 3, "token": "1"}]
    assert points(state) == [2, 0, 0, 0, 3, 0]


def test_the_second_thief_takes_the_other_kind_of_token() -> None:
    """K12-8.5: both want the only 1."""
    state = _two_thieves_of_one(1, 0)
    taken = told(act(state, "take 1", "take 1"), "token-taken")
    assert taken == [{"seat": 4, "seat_from": 3, "token": "1"}, {"seat": 0, "seat_from": 3, "token": "2"}]


def test_the_second_thief_gets_nothing_if_no_token_is_left() -> None:
    """K12-8.5."""
    state = _two_thieves_of_one(0, 0)
    events = act(state, "take 2", "take 2")
    assert told(events, "token-taken") == [{"seat": 4, "seat_from": 3, "token": "2"}]
    assert told(events, "nothing-to-take") == [{"seat": 0, "seat_from": 3}]
    assert points(state)[3:5] == [0, 3]


def test_without_champions_a_theft_is_settled_at_once() -> None:
    """K12-8.5, K12-9.8: all dice are cancelled in both groups, and Ladies have met in one."""
    state = laid(2, 9, 2, 9, 4, 4, 4, 4, options=KingOptions(theft_settled="champions"))
    give(state, (0, 0), (1, 0), *[(0, 0)] * 6)
    play(state, "lady", "lady", *["knight"] * 6)
    assert (asked(state), state.champions) == (((0,), "take"), 0)
    assert tags(act(state, "take 1"))[:2] == ["token-taken", "no-champions"]
    assert points(state)[:2] == [1, 0]


# K12-8.6: alone under the Gambler


@pytest.mark.parametrize(("reading", "won"), [("runner-up", [0, 0, 1]), ("champion", [0, 0, 2])])
def test_a_lone_survivor_under_the_gambler(reading: str, won: list[int]) -> None:
    """K12-8.6, K12-4.10."""
    state = laid(5, 5, 8, options=KingOptions(lone_gambler=reading))  # type: ignore[arg-type]
    play(state, "gambler", "oracle", "knight")
    state.resolve([5])
    assert points(state) == won
    assert state.events is not None
    assert ("champion-kept" in tags(state.events)) == (reading == "champion")
    assert ("champion-demoted" in tags(state.events)) == (reading == "runner-up")


def test_two_survivors_change_places_by_either_reading() -> None:
    """K12-8.6."""
    state = laid(5, 8, options=KingOptions(lone_gambler="champion"))
    play(state, "gambler", "knight")
    assert points(state) == [1, 2]


# K12-8.7: cards face down


def _after_a_turn(**reading: str) -> King:
    state = laid(3, 8, 10, options=KingOptions(**reading))  # type: ignore[arg-type]
    state.characters = set_of(["alchemist", "automaton", "knight", "lady", "golem", "gambler", "sorcerer"])
    for player in state.everybody:
        player.hand = state.characters
    play(state, "alchemist", "automaton", "golem")
    return state


def test_played_cards_are_open_or_lie_face_down() -> None:
    """K12-8.7: one's own pile one may look through."""
    for reading, spent in (("open", ("automaton",)), ("face-down", ())):
        state = _after_a_turn(played_cards=reading)
        assert GAME.view(state, 0).places[1].spent == spent
        assert GAME.view(state, 0).places[0].spent == ("alchemist",)
        assert GAME.view(state, None).places[1].spent == spent
        assert GAME.view(state, 0).places[1].hand == 6


def test_the_card_of_this_turn_is_seen_by_all() -> None:
    """K12-8.7, K12-2.1."""
    state = laid(3, 8, options=KingOptions(played_cards="face-down"))
    play(state, "sorcerer", "golem")
    assert GAME.view(state, 1).places[0].card == "sorcerer"


def test_what_lies_face_down_is_imagined_as_any_card() -> None:
    """K12-8.7: each of the seven as often as another; the own pile is known."""
    state = _after_a_turn(played_cards="face-down")
    rng, counts = Rng("forgotten"), dict.fromkeys(names(state.characters), 0)
    for _ in range(1400):
        imagined = GAME.imagine(GAME.view(state, 0), rng)
        assert imagined.everybody[0].spent == state.everybody[0].spent
        counts[names(imagined.everybody[1].spent)[0]] += 1
        assert imagined.everybody[1].hand == imagined.characters & ~imagined.everybody[1].spent
    assert all(150 < count < 260 for count in counts.values())


def test_the_turn_ends_with_the_cards_face_down() -> None:
    """K12-8.7."""
    state = laid(3, 8, options=KingOptions(played_cards="face-down"))
    assert told(play(state, "knight", "golem"), "cards-face-down") == [{"seats": [0, 1]}]


def test_the_laws_find_a_pile_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """K12-8.7, K12-6.1."""
    played = play_case(Case(GAME, "french", PRESETS["french"], 3), 1)
    law_a_hidden_difference_reaches_nobody(played)
    law_a_hidden_difference_stays_hidden(played)
    monkeypatch.setattr(views, "_sees_pile", lambda *_: True)
    with pytest.raises(AssertionError):
        law_a_hidden_difference_stays_hidden(played)


def test_the_laws_find_a_view_that_knows_more_than_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """K12-8.7: if what was played is no part of what one may remember, it may not be told either."""
    played = play_case(Case(GAME, "french", PRESETS["french"], 2), 2)
    law_a_hidden_difference_reaches_nobody(played)
    monkeypatch.setattr(GAME, "recalled", GAME.known)
    with pytest.raises(AssertionError, match="hears what"):
        law_a_hidden_difference_reaches_nobody(played)


# K12-8.8: eight points and a theft


@pytest.mark.parametrize(("reading", "over"), [("after-theft", False), ("before-theft", True)])
def test_eight_points_are_counted_after_the_theft_or_before(reading: str, over: bool) -> None:
    """K12-8.8, K12-5.1: seat 1 has six points, wins two, and loses two to the lower Lady."""
    state = laid(2, 9, options=KingOptions(eight_points=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (0, 3))
    play(state, "lady", "lady")
    events = act(state, "take 2")
    assert ("points-reached" in tags(events)) == over
    if over:
        assert told(events, "points-reached") == [{"seats": [1]}]
        assert told(events, "round-won") == [{"seat": 1, "points": 6, "wins": 1}]


def test_a_thief_who_comes_to_eight_ends_the_round_by_either_reading() -> None:
    """K12-8.8."""
    for reading in ("after-theft", "before-theft"):
        state = laid(2, 9, options=KingOptions(eight_points=reading))
        give(state, (1, 2), (0, 1))
        play(state, "lady", "lady")
        assert "points-reached" in tags(act(state, "take 2"))


# K12-8.9: standings


def _finished(options: KingOptions, seats: int, seed: str) -> Match:
    match, rng = Match(GAME, options, seats, Luck(seed.encode() * 32)), Rng(seed)
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seats", [5, 8, 16])
def test_a_tournament_ends_with_standings(seats: int) -> None:
    """K12-8.9: the winner, then by rounds won, then by points of all rounds; who is even shares the place."""
    match = _finished(KingOptions(), seats, "standings")
    assert match.result is not None
    state = match.state
    assert isinstance(state, King)
    ranks = match.result.ranks
    assert ranks[state.winner] == 1
    assert ranks.count(1) == 1
    merits = {p.seat: (p.wins, p.scored) for p in state.everybody if p.seat != state.winner}
    for one, two in combinations(merits, 2):
        assert (ranks[one] < ranks[two]) == (merits[one] > merits[two])
    assert len(set(ranks)) > 2
    places = told(match.story, "place-taken")
    assert (places[0]["seat"], len(places)) == (state.winner, seats)


def test_points_of_all_rounds_add_up() -> None:
    """K12-8.9: what each had at the end of each round, before equal points cancel each other."""
    match = _finished(KingOptions(), 6, "scored")
    counted = [0] * 6
    for event in match.story:
        if event.tag == "points-counted":
            counted[int(str(event.params["seat"]))] += int(str(event.params["points"]))
        elif event.tag == "points-cancelled":
            for seat in event.params["seats"]:  # type: ignore[union-attr]
                counted[int(seat)] += int(str(event.params["points"]))
    state = match.state
    assert isinstance(state, King)
    assert [player.scored for player in state.everybody] == counted


def test_by_the_first_version_of_the_rules_there_is_a_winner_and_nothing_else() -> None:
    """K12-8.9: records of then say so."""
    options = GAME.rules(1).defaults
    assert options.standings == "winner"
    result = _finished(options, 8, "standings").result
    assert result is not None
    assert sorted(result.ranks) == [1, *[2] * 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_have_a_winner_only(seats: int) -> None:
    """K12-8.9: standings are of tournaments."""
    result = _finished(KingOptions(), seats, "few").result
    assert result is not None
    assert sorted(result.ranks) == [1, *[2] * (seats - 1)]


# The editions


def test_the_editions_are_presets_over_single_options() -> None:
    """K12-8.1 to K12-8.8, as the table of the books has them."""
    french, russian = PRESETS["french"], PRESETS["russian"]
    assert (french.symbols, french.ladies_even, french.theft) == ("exchange", "outer", "may")
    assert (russian.symbols, russian.ladies_even, russian.theft) == ("redraw", "any", "must")
    assert (french.seats_change, russian.seats_change) == ("two-left", "by-lot")
    for edition in (french, russian):
        assert (edition.theft_settled, edition.lone_gambler) == ("stage", "runner-up")
        assert (edition.played_cards, edition.eight_points) == ("face-down", "after-theft")


@pytest.mark.parametrize(
    "names_of_six",
    [
        "Dame, Parieur, Marchands, Inverseuse, Sorcier, Golem",
        "la Dame le Parieur les Marchands l’Inverseuse le Sorcier le Golem",
        "Леди Шулер Торговцы Оборотень Чародей Голем",
        "Lady, Gambler, Merchants, Reverser, Sorcerer, Golem",
    ],
)
def test_characters_are_agreed_in_ones_own_language(names_of_six: str) -> None:
    """K12-1.4."""
    options = KingOptions(characters="agreed", agreed=names_of_six)
    options.check(2)
    assert new(options, 2).characters == new(PRESETS["court"], 2).characters
