"""Looking something up in the rules."""

from tablee.games.killer import GAME as KILLER
from tablee.terminal.rulebook import passages
from tablee.words import rules_of
from tests.toy import GAME

PAGE = """# Dice

For two
or more.

## A turn
- D-1.1 Roll all dice
  and set one aside.
- D-1.2 Lose lives.

## Variants
- D-2.1 More dice.
"""


def test_a_rule_is_found_under_its_heading() -> None:
    assert passages(PAGE, "d-1.2") == "## A turn\n\n- D-1.2 Lose lives."


def test_all_words_must_be_there() -> None:
    assert passages(PAGE, "dice aside") == "## A turn\n\n- D-1.1 Roll all dice\n  and set one aside."


def test_a_heading_stands_once_above_its_passages() -> None:
    assert passages(PAGE, "D-1").count("## A turn") == 1


def test_what_no_rule_says_is_not_found() -> None:
    assert passages(PAGE, "castling") == ""


def test_a_games_page_is_found_beside_its_code() -> None:
    assert "T-1.1" in rules_of(GAME, "en")


def test_rules_are_read_in_the_language_of_the_reader() -> None:
    assert "Somebody begins" in rules_of(KILLER, "en")
    assert "Quelqu’un commence" in rules_of(KILLER, "fr")
    assert "Кто-то начинает" in rules_of(KILLER, "ru")


def test_where_a_page_is_in_english_only_it_is_read_in_english() -> None:
    assert rules_of(GAME, "ru") == rules_of(GAME, "en")
