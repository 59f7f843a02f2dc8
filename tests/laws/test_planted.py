"""Each law fails on a game with the defect that it should find."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.testing.beliefs import law_imagined_positions_can_have_come_about
from tablee.testing.case import AnyGame, cases_of, folder
from tablee.testing.citations import law_every_rule_is_cited_by_a_test, law_every_rule_named_in_the_code_exists
from tablee.testing.codecs import law_forecasts_survive, law_views_survive
from tablee.testing.copies import law_copies_are_independent, law_equal_positions_stay_equal
from tablee.testing.encodings import (
    law_equal_encodings_leave_equal_choices,
    law_every_field_of_a_view_is_encoded,
    law_masks_are_the_legal_actions,
    law_observations_are_the_view_in_numbers,
)
from tablee.testing.ends import (
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_every_play_ends,
    law_something_is_always_legal,
)
from tablee.testing.idle import law_idle_options_change_nothing
from tablee.testing.imagining import law_an_imagined_position_fits_the_view
from tablee.testing.leaks import law_a_hidden_difference_reaches_nobody, law_a_hidden_difference_stays_hidden
from tablee.testing.messages import (
    law_messages_speak_to_whom_they_are_about,
    law_messages_use_what_they_are_given,
    law_no_message_is_missing,
    law_no_message_is_unused,
)
from tablee.testing.outcomes import law_probabilities_add_up_to_one
from tablee.testing.play import Play, openings, play
from tablee.testing.replays import law_a_replayed_log_gives_the_same_match
from tablee.testing.surface import (
    law_bots_choose_by_the_view_alone,
    law_estimates_are_shares_of_one_win,
    law_features_are_always_as_many,
    law_the_game_says_whether_choices_are_at_once_and_everything_is_open,
    law_who_runs_out_of_time_does_something_legal,
)
from tablee.testing.telling import law_every_event_is_in_one_beat, law_the_telling_names_events_that_exist
from tests import toy
from tests.laws.planted import (
    Planted,
    codecs,
    copies,
    encodings,
    ends,
    idle,
    imagining,
    leaks,
    outcomes,
    replays,
    surface,
    telling,
)

Law = Callable[[Play], None]
DEFECTS: dict[str, tuple[AnyGame, Law, str]] = {
    "an option called idle that is not": (idle.CarelessGame(), law_idle_options_change_nothing, "changes the game"),
    "a reason that nobody declared": (idle.UnexplainedGame(), law_idle_options_change_nothing, "not declared"),
    "a game without end": (Planted(ends.NeverEnding), law_every_play_ends, "still going on"),
    "an action twice": (Planted(ends.Repeating), law_something_is_always_legal, "legal twice"),
    "actions out of order": (Planted(ends.Unsorted), law_something_is_always_legal, "out of order"),
    "nothing to choose from": (Planted(ends.Stuck), law_something_is_always_legal, "nothing is possible"),
    "a refusal by no rule": (ends.Lawless(), law_a_match_accepts_what_is_legal_and_nothing_else, "by no rule"),
    "a list shared by copies": (Planted(copies.SharedPoints), law_copies_are_independent, "changed the original"),
    "a copy that forgets": (Planted(copies.ForgetfulCopy), law_copies_are_independent, "a copy differs"),
    "an unlogged roll": (Planted(replays.UnloggedRoll), law_equal_positions_stay_equal, "lead to different ones"),
    "a generator in a position": (Planted(replays.OwnGenerator), law_equal_positions_stay_equal, "holds a generator"),
    "a view that JSON changes": (codecs.Undecodable(), law_views_survive, "decoded as another"),
    "a view that is written differently": (codecs.Overwritten(), law_views_survive, "written as another"),
    "a forecast by more than the view": (codecs.Whimsical(), law_forecasts_survive, "knows more than its view"),
    "an impossible hand": (imagining.WrongHands(), law_an_imagined_position_fits_the_view, "something else"),
    "an impossible deck": (imagining.FullDeck(), law_an_imagined_position_fits_the_view, "wait for something else"),
    "a known card dealt again": (
        imagining.ForgetsShown(),
        law_imagined_positions_can_have_come_about,
        "cannot have come about",
    ),
    "hands that come too often": (imagining.LowHands(), law_imagined_positions_can_have_come_about, "too often"),
    "a leak in the view": (
        leaks.LeakyView(),
        law_a_hidden_difference_reaches_nobody,
        r"sees what . never heard of: view\.next_hand\[\d\] is \d+ or \d+",
    ),
    "a leak in an event": (
        Planted(leaks.LoudTalker),
        law_a_hidden_difference_reaches_nobody,
        r"hears what . may not see: event hand-dealt: lantern_dealt\[\d\] is .* or ",
    ),
    "a leak by who is asked": (Planted(leaks.TellingPrompt), law_a_hidden_difference_stays_hidden, "is asked what"),
    "a leak in a refusal": (
        leaks.TellingRefusal(),
        law_a_hidden_difference_stays_hidden,
        r"a refusal tells . what is hidden: .*dealt is \d or \d",
    ),
    "events that nobody tells": (telling.Forgetful(), law_every_event_is_in_one_beat, "told by no beat"),
    "an event told twice": (telling.Repetitive(), law_every_event_is_in_one_beat, "or by more than one"),
    "a beat of a minute": (telling.Endless(), law_every_event_is_in_one_beat, "points-gained is held for 60000 ms"),
    "odds above one": (Planted(outcomes.Loaded), law_probabilities_add_up_to_one, "do not add up"),
    "features that grow": (surface.LongerAndLonger(), law_features_are_always_as_many, "sometimes more"),
    "a field that learners never see": (
        encodings.Tightlipped(),
        law_every_field_of_a_view_is_encoded,
        r"view\.points is not",
    ),
    "numbers that hide the hand": (encodings.Handless(), law_equal_encodings_leave_equal_choices, "but other choices"),
    "an observation of another's hand": (
        encodings.Peeking(encodings.PeekingState),
        law_observations_are_the_view_in_numbers,
        r"seat \d: \['hand'\]: .* and not",
    ),
    "a mask that hides an action": (Planted(encodings.Masked), law_masks_are_the_legal_actions, "shows other actions"),
    "secrets in an open game": (
        surface.SaysOpen(),
        law_the_game_says_whether_choices_are_at_once_and_everything_is_open,
        "not as open",
    ),
    "choices at once that the game denies": (
        surface.SaysInTurn(),
        law_the_game_says_whether_choices_are_at_once_and_everything_is_open,
        "does not say so",
    ),
    "a share of 1 for all": (surface.Optimist(), law_estimates_are_shares_of_one_win, "do not add up"),
    "a clock that does what it may not": (
        surface.Sleepwalker(),
        law_who_runs_out_of_time_does_something_legal,
        "not legal",
    ),
    "a moody bot": (surface.MoodyBots(), law_bots_choose_by_the_view_alone, "one thing or another"),
    "a cheating bot": (surface.CheatingBots(), law_bots_choose_by_the_view_alone, "not legal"),
}


def try_all(law: Law, game: AnyGame) -> None:
    """Try a law on a few plays of a game."""
    for case in cases_of(game):
        for seed in range(3):
            law(play(case, seed))


@pytest.mark.parametrize(("game", "law", "words"), DEFECTS.values(), ids=DEFECTS)
def test_a_defect_is_found(game: AnyGame, law: Law, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        try_all(law, game)


@pytest.mark.parametrize("law", dict.fromkeys(law for _, law, _ in DEFECTS.values()), ids=lambda law: law.__name__)
def test_nothing_is_found_without_a_defect(law: Law) -> None:
    try_all(law, toy.GAME)


def test_numbers_that_hide_the_hand_are_found_in_several_plays_together() -> None:
    case = next(cases_of(encodings.CountedHand()))
    plays = openings(case)
    for each in plays:
        law_equal_encodings_leave_equal_choices(each)
    with pytest.raises(AssertionError, match="but other choices"):
        law_equal_encodings_leave_equal_choices(*plays)


def test_an_unlogged_roll_does_not_replay() -> None:
    case = next(cases_of(Planted(replays.UnloggedRoll)))
    with pytest.raises(AssertionError, match="is another match"):
        law_a_replayed_log_gives_the_same_match(case, "0")


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The toy's folder, to be spoilt."""
    return Path(shutil.copytree(folder(toy.GAME), tmp_path / "toy"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_missing_message_is_found(copied: Path) -> None:
    spoil(copied / "words" / "ru.ftl", "event-other-took", "event-somebody-took")
    with pytest.raises(AssertionError, match=r"ru\.ftl lacks .*event-other-took"):
        law_no_message_is_missing(toy.GAME, copied)


def test_an_unused_message_is_found(copied: Path) -> None:
    spoil(copied / "words" / "fr.ftl", "preset-long =", "preset-longer = x\npreset-long =")
    with pytest.raises(AssertionError, match=r"fr\.ftl: nobody needs \['preset-longer'\]"):
        law_no_message_is_unused(toy.GAME, copied)


def test_a_message_with_an_unknown_parameter_is_found(copied: Path) -> None:
    spoil(copied / "words" / "en.ftl", "{ $seat } takes nothing", "{ $player } takes nothing")
    with pytest.raises(AssertionError, match=r"event-left-as-it-is gets no \['player'\] at rules"):
        law_messages_use_what_they_are_given(toy.GAME, copied)


def test_a_message_that_cannot_be_read_is_found(copied: Path) -> None:
    spoil(copied / "words" / "en.ftl", "{ $seat } takes nothing", "{ $seat takes nothing")
    with pytest.raises(AssertionError, match="cannot be read"):
        law_no_message_is_missing(toy.GAME, copied)


def test_a_message_that_speaks_to_nobody_is_found(copied: Path) -> None:
    law_messages_speak_to_whom_they_are_about(toy.GAME, copied)
    spoil(copied / "words" / "en.ftl", "[seat] You win", "[seat_winner] You win")
    with pytest.raises(AssertionError, match=r"event-round-won gets no \['seat_winner'\]"):
        law_messages_speak_to_whom_they_are_about(toy.GAME, copied)


def test_a_language_that_does_not_speak_to_the_reader_is_found(copied: Path) -> None:
    spoil(copied / "words" / "ru.ftl", "    [seat] Ты выигрываешь\n", "    [nobody-else] Ты выигрываешь\n")
    with pytest.raises(AssertionError, match=r"ru\.ftl: event-round-won"):
        law_messages_speak_to_whom_they_are_about(toy.GAME, copied)


def test_a_misspelt_tag_in_the_telling_is_found(copied: Path) -> None:
    law_the_telling_names_events_that_exist(toy.GAME, copied)
    with pytest.raises(AssertionError, match=r"no event is called \['lantern-shwon'\]"):
        law_the_telling_names_events_that_exist(telling.Misspelt(), copied)


def test_a_tag_that_is_not_written_out_is_found(copied: Path) -> None:
    spoil(copied / "rules.py", 'self.tell("other-took"', 'self.tell(f"other-{1}"')
    with pytest.raises(AssertionError, match=r"rules\.py:\d+: the name must be written out"):
        law_no_message_is_missing(toy.GAME, copied)


def on_board(copied: Path, code: str) -> None:
    (copied / "board").mkdir()
    (copied / "board" / "Board.svelte").write_text(code, encoding="utf-8")


def test_a_message_that_a_board_lacks_is_found(copied: Path) -> None:
    on_board(copied, "<p>{say('board-light', { seat })}</p>")
    with pytest.raises(AssertionError, match=r"en\.ftl lacks \{'board-light': 'Board\.svelte'\}"):
        law_no_message_is_missing(toy.GAME, copied)


def test_a_parameter_that_a_board_does_not_give_is_found(copied: Path) -> None:
    on_board(copied, "<p>{say('draw-round', { round: view.round })}</p>")
    with pytest.raises(AssertionError, match=r"draw-round gets no \['rounds'\] at Board\.svelte"):
        law_messages_use_what_they_are_given(toy.GAME, copied)


def test_a_name_that_a_board_puts_together_is_found(copied: Path) -> None:
    on_board(copied, "<p>{say(`board-${phase}`)}</p>")
    with pytest.raises(AssertionError, match="must be written out"):
        law_no_message_is_missing(toy.GAME, copied)


def test_an_uncited_rule_is_found(copied: Path) -> None:
    spoil(copied / "words" / "rules.md", "- T-1.7", "- T-1.8 Nobody may look back.\n- T-1.7")
    with pytest.raises(AssertionError, match=r"no test cites T-1\.8"):
        law_every_rule_is_cited_by_a_test(copied)


def test_an_uncited_example_is_found(copied: Path) -> None:
    spoil(copied / "tests" / "test_lanterns.py", "test_t_e1_the", "test_the")
    with pytest.raises(AssertionError, match="no test cites T-E1"):
        law_every_rule_is_cited_by_a_test(copied)


def test_a_rule_that_does_not_exist_is_found(copied: Path) -> None:
    spoil(copied / "rules.py", '"other-took", "T-1.5"', '"other-took", "T-9.5"')
    with pytest.raises(AssertionError, match=r"rules\.md has no T-9\.5"):
        law_every_rule_named_in_the_code_exists(copied)
