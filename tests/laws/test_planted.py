"""The laws are honest: each of them fails on a game with the defect it is there to find."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import toy
from tests.laws import planted
from tests.laws.case import AnyGame, cases_of, folder
from tests.laws.citations import law_every_rule_is_cited_by_a_test, law_every_rule_named_in_the_code_exists
from tests.laws.codecs import law_views_survive
from tests.laws.copies import law_copies_are_independent, law_equal_positions_stay_equal
from tests.laws.ends import (
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_every_play_ends,
    law_something_is_always_legal,
)
from tests.laws.imagining import law_an_imagined_position_fits_the_view
from tests.laws.leaks import law_a_hidden_difference_reaches_nobody, law_a_hidden_difference_stays_hidden
from tests.laws.messages import (
    law_messages_use_what_they_are_given,
    law_no_message_is_missing,
    law_no_message_is_unused,
)
from tests.laws.outcomes import law_probabilities_add_up_to_one
from tests.laws.planted import Planted
from tests.laws.play import Play, play
from tests.laws.replays import law_a_replayed_log_gives_the_same_match
from tests.laws.surface import (
    law_bots_choose_by_the_view_alone,
    law_estimates_are_shares_of_one_win,
    law_features_are_always_as_many,
    law_who_runs_out_of_time_does_something_legal,
)

Law = Callable[[Play], None]
DEFECTS: dict[str, tuple[AnyGame, Law, str]] = {
    "a game without end": (Planted(planted.NeverEnding), law_every_play_ends, "still going on"),
    "an action twice": (Planted(planted.Repeating), law_something_is_always_legal, "legal twice"),
    "actions out of order": (Planted(planted.Unsorted), law_something_is_always_legal, "out of order"),
    "nothing to choose from": (Planted(planted.Stuck), law_something_is_always_legal, "nothing is possible"),
    "a refusal by no rule": (planted.Lawless(), law_a_match_accepts_what_is_legal_and_nothing_else, "by no rule"),
    "a list shared by copies": (Planted(planted.SharedPoints), law_copies_are_independent, "changed the original"),
    "a copy that forgets": (Planted(planted.ForgetfulCopy), law_copies_are_independent, "a copy differs"),
    "an unlogged roll": (Planted(planted.UnloggedRoll), law_equal_positions_stay_equal, "lead to different ones"),
    "a generator in a position": (Planted(planted.OwnGenerator), law_equal_positions_stay_equal, "holds a generator"),
    "a view that JSON changes": (planted.Undecodable(), law_views_survive, "decoded as another"),
    "an impossible hand": (planted.WrongHands(), law_an_imagined_position_fits_the_view, "something else"),
    "an impossible deck": (planted.FullDeck(), law_an_imagined_position_fits_the_view, "wait for something else"),
    "a leak in the view": (planted.LeakyView(), law_a_hidden_difference_reaches_nobody, "sees what . never heard of"),
    "a leak in an event": (Planted(planted.LoudTalker), law_a_hidden_difference_reaches_nobody, "hears what"),
    "a leak by who is asked": (Planted(planted.TellingPrompt), law_a_hidden_difference_stays_hidden, "is asked what"),
    "a leak in a refusal": (planted.TellingRefusal(), law_a_hidden_difference_stays_hidden, "a refusal tells"),
    "odds above one": (Planted(planted.Loaded), law_probabilities_add_up_to_one, "do not add up"),
    "features that grow": (planted.LongerAndLonger(), law_features_are_always_as_many, "sometimes more"),
    "a share of 1 for all": (planted.Optimist(), law_estimates_are_shares_of_one_win, "do not add up"),
    "a clock that does what it may not": (
        planted.Sleepwalker(),
        law_who_runs_out_of_time_does_something_legal,
        "not legal",
    ),
    "a moody bot": (planted.MoodyBots(), law_bots_choose_by_the_view_alone, "one thing or another"),
    "a cheating bot": (planted.CheatingBots(), law_bots_choose_by_the_view_alone, "not legal"),
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


def test_an_unlogged_roll_does_not_replay() -> None:
    case = next(cases_of(Planted(planted.UnloggedRoll)))
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
    spoil(copied / "locales" / "ru.ftl", "event-other-took", "event-somebody-took")
    with pytest.raises(AssertionError, match=r"ru\.ftl lacks .*event-other-took"):
        law_no_message_is_missing(toy.GAME, copied)


def test_an_unused_message_is_found(copied: Path) -> None:
    spoil(copied / "locales" / "fr.ftl", "preset-long =", "preset-longer = x\npreset-long =")
    with pytest.raises(AssertionError, match=r"fr\.ftl: nobody needs \['preset-longer'\]"):
        law_no_message_is_unused(toy.GAME, copied)


def test_a_message_with_an_unknown_parameter_is_found(copied: Path) -> None:
    spoil(copied / "locales" / "en.ftl", "{ $seat } takes nothing", "{ $player } takes nothing")
    with pytest.raises(AssertionError, match=r"event-left-as-it-is gets no \['player'\] at rules"):
        law_messages_use_what_they_are_given(toy.GAME, copied)


def test_a_message_that_cannot_be_read_is_found(copied: Path) -> None:
    spoil(copied / "locales" / "en.ftl", "{ $seat } takes nothing", "{ $seat takes nothing")
    with pytest.raises(AssertionError, match="cannot be read"):
        law_no_message_is_missing(toy.GAME, copied)


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
    spoil(copied / "rules.md", "- T-1.7", "- T-1.8 Nobody may look back.\n- T-1.7")
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
