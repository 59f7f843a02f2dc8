"""Everything around the rules: estimates, keys, features, refusals, drawings."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose

import pytest
from rich.text import Text

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import ACTIONS
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import act, give, give_points, laid, leave, play, roll, told
from tablee.registry import find_game
from tablee.words import LANGUAGES, Words

NAMES = ["Léa", "Mia", "Tom", "Bob", *(f"Player {seat}" for seat in range(5, 17))]


def positions(preset: str, seats: int, seed: int) -> Iterator[King]:
    """Yield the positions of a match."""
    rng = Rng(seed)
    state = GAME.new(PRESETS[preset], seats)
    while not isinstance(waits := state.awaits(), Over):
        yield state
        if isinstance(waits, Chance):
            state.resolve(waits.sample(rng))
        else:
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    yield state


def test_the_shelf_has_it() -> None:
    assert find_game("king_of_12") is GAME


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 9, 16])
def test_estimates_are_shares_of_one_win_and_in_the_end_the_result(seats: int) -> None:
    state = None
    for state in positions("random", seats, 4):
        shares = GAME.evaluate(state)
        assert len(shares) == seats
        assert isclose(sum(shares), 1.0)
        assert GAME.seats_of(state) == seats
    assert state is not None
    assert GAME.evaluate(state)[state.winner] == 1.0


def test_points_and_rounds_won_make_a_position_look_better() -> None:
    for seats in (2, 4, 6):
        state = laid(*[5] * seats)
        give_points(state, 3, *[0] * (seats - 1))
        assert GAME.evaluate(state)[0] > 1.2 / seats
        give_points(state, *[0] * seats)
        state.everybody[1].wins = 1
        assert GAME.evaluate(state)[1] > 1.2 / seats


@pytest.mark.parametrize(("preset", "seats"), [("random", 2), ("mischief", 4), ("both-promos", 9)])
def test_keys_are_equal_exactly_where_views_are(preset: str, seats: int) -> None:
    viewers = (None, 0, seats - 1)
    found = [(GAME.known(s, viewer), GAME.view(s, viewer)) for s in positions(preset, seats, 3) for viewer in viewers]
    assert len({key for key, _ in found}) == len({repr(view) for _, view in found})
    by_key = dict(found)
    assert all(by_key[key] == view for key, view in found)


def test_features_are_always_as_many_and_begin_with_the_viewer() -> None:
    lengths = {len(GAME.encode(GAME.view(s, viewer))) for s in positions("random", 5, 1) for viewer in (None, 0, 4)}
    assert len(lengths) == 1
    state = laid(3, 8)
    die = GAME.layout(state.setup.options, 2).slices["seat_0_die"]
    one, two = (GAME.encode(GAME.view(state, viewer)) for viewer in (0, 1))
    assert one[die].index(1.0) + 1 == 3
    assert two[die].index(1.0) + 1 == 8


def refused(state: King, seat: int, text: str) -> Refused:
    return GAME.refusal(state, seat, ACTIONS.by_text[text])


def test_a_refusal_says_what_forbids_it() -> None:
    state = laid(5, 9, characters=0x0FFF)
    assert refused(state, 0, "play faun").code == "not-in-hand"
    assert refused(state, 0, "take 1").code == "play-a-card"
    play(state, "sorcerer", "troublemakers")
    assert refused(state, 0, "turn 5").code == "not-adjacent"
    assert refused(state, 0, "order alchemist").code == "not-your-effect"
    state = laid(5, 9)
    give(state, (0, 0), (1, 0))
    play(state, "lady", "lady")
    assert refused(state, 0, "take 2").code == "not-to-take"
    act(state, "take none")
    leave(state, 2, 2)
    play(state, "faun", "faun")
    assert refused(state, 1, "bury knight").code == "not-your-card"


def test_a_match_refuses_by_the_rule() -> None:
    match = Match(GAME, KingOptions(), 2, Luck(b"luck" * 8))
    with pytest.raises(Refused, match=r"K12-2\.6"):
        match.submit(0, 0, ACTIONS.by_text["play lady"])


def test_a_first_game_begins_with_its_characters_and_its_dice() -> None:
    """K12-1.1, K12-1.6: told before anything else."""
    story = Match(GAME, KingOptions(), 2, Luck(b"luck" * 8)).story
    assert [event.tag for event in story] == ["characters-chosen", "round-began", "die-rolled", "die-rolled"]
    story = Match(GAME, PRESETS["random"], 5, Luck(b"luck" * 8)).story
    assert len(told(story, "characters-chosen")) == 1
    assert [each["seats"] for each in told(story, "group-formed")] == [[0, 1], [2, 3, 4]]


def drawn(state: King, viewer: int | None, width: int = 70, language: str = "en") -> str:
    words = Words(language, GAME, NAMES, markup=True)
    return Text.from_markup(GAME.draw(GAME.view(state, viewer), words, width)).plain


def test_two_players_are_drawn_with_their_dice() -> None:
    state = laid(10, 7, characters=0x006B)
    give(state, (1, 1), (0, 0))
    assert (
        drawn(state, 1)
        == """\
Round 1, turn 1

▶╭────╮  Léa
 │ 10 │  3 points (1 × 1, 1 × 2)
 ╰────╯  5 cards in hand
▶╭────╮  Mia
 │  7 │  0 points (0 × 1, 0 × 2)
 ╰────╯  5 cards in hand

Your hand
• Alchemist: your die counts double this turn.
• Automaton: your die counts 7 more this turn.
• Knight: this turn low beats high.
• Golem: your die counts 12, but only 1 if it shows 12.
• Reverser: your die turns over to its opposite face."""
    )


def test_cards_on_the_table_and_their_values_are_drawn() -> None:
    state = laid(10, 7)
    play(state, "oracle", "alchemist")
    assert "Alchemist: counts 14" in drawn(state, None)
    assert "Your hand" not in drawn(state, None)
    assert "▶" in drawn(state, None).splitlines()[2]


def test_what_was_played_is_drawn_once_there_is_something() -> None:
    state = laid(10, 7)
    play(state, "oracle", "alchemist")
    roll(state, 5)
    assert "Played: Oracle" in drawn(state, None)
    assert "nothing" not in drawn(state, None)


def test_a_choice_explains_what_its_card_does() -> None:
    action = ACTIONS[ACTIONS.by_text["play golem"]]
    assert GAME.explain(KingOptions(), action, Words("en", GAME)).startswith("Golem: your die counts 12")
    assert GAME.explain(KingOptions(), ACTIONS[ACTIONS.by_text["turn 3"]], Words("en", GAME)) == ""


def test_the_viewers_own_group_comes_first() -> None:
    state = laid(*range(1, 13), 1, 2, 3, 4)
    lines = drawn(state, 9).splitlines()
    assert lines.index("Group 3") < lines.index("Group 1") < lines.index("Group 2") < lines.index("Group 4")
    assert "▶  2  0 p. Player 14" in lines


def test_the_champions_the_play_off_and_the_winner_are_named() -> None:
    missing = {"Champions’ table", "Play-off", "is the King of 12!", "Under your die"}
    for seed in range(12):
        for state in positions("mischief", 9, seed):
            for viewer in (None, 0):
                text = drawn(state, viewer)
                missing -= {words for words in missing if words in text}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for state in positions("both-promos", 16, 2):
        if isinstance(state.awaits(), Decide):
            assert max(map(len, drawn(state, 3, width, language).splitlines())) <= width


def test_before_the_draw_there_is_nothing_to_draw() -> None:
    assert drawn(GAME.new(PRESETS["random"], 2), 0) == "The characters are being drawn."
