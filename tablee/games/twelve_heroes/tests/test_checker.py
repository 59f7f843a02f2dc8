"""Problems in a file of heroes are reported with the hero, the line and the fix."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import source
from tablee.games.twelve_heroes.heroes.problems import WORDING, BrokenSet, Problem
from tablee.games.twelve_heroes.heroes.reader import missing, read_json, read_toml, to_json
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import FIRST_SET, OURS, does, hero
from tablee.words import Words

FILE = source(FIRST_SET)
GOAT = '{ en = "Goat", fr = "Chèvre", ru = "Коза" }'
SAYS = {language: Words(language, GAME) for language in ("en", "fr", "ru")}


def problems(text: str) -> list[Problem]:
    with pytest.raises(BrokenSet) as broken:
        read_toml(text)
    for problem in broken.value.problems:
        for say in SAYS.values():
            assert problem.worded(say)
    assert str(broken.value)
    return broken.value.problems


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def changed(old: str, new: str) -> tuple[Problem, int]:
    """Return the first problem after a change in the file, and the line of the change."""
    text = FILE.replace(old, new, 1)
    assert text != FILE
    return problems(text)[0], line_of(FILE, old.splitlines()[-1])


@pytest.mark.parametrize(
    ("old", "new", "code", "name"),
    [
        ('faction = "orcs"\ncopies = 2', 'faction = "orks"\ncopies = 2', "not-a-word", "goat"),
        ("cost = 5", "cost = 60", "out-of-bounds", "golem"),
        ("cost = 5", 'cost = "five"', "wrong-kind", "golem"),
        ("cost = 5", "cots = 5", "missing-field", "golem"),
        ('id = "goat"', 'id = "Goat!"', "wrong-kind", "Goat!"),
        ('id = "goat"', 'id = "dragon"', "double-id", "dragon"),
        ('en = "Goat", ', 'en = "", ', "wrong-name", "goat"),
        ('when = "discarded"', 'when = "discard"', "not-a-word", "goat"),
        ('when = "discarded"', "", "missing-field", "goat"),
        ('when = "discarded"', 'when = "always"', "not-always", "goat"),
        ('if = "popular"', 'if = "weaker"', "circular", "golem-popular"),
        ('if = "popular"', 'to = "here"', "unknown-field", "golem-popular"),
        (
            'to = "anywhere"\n\n[[hero]]\nid = "strategist"',
            'to = "here"\n\n[[hero]]\nid = "strategist"',
            "not-in-camp",
            "archangel",
        ),
    ],
)
def test_a_problem_names_the_hero(old: str, new: str, code: str, name: str) -> None:
    problem, _ = changed(old, new)
    assert (problem.code, problem.card) == (code, name)


def test_a_problem_names_the_line_and_what_would_be_valid() -> None:
    text = FILE.replace('do = "kill"', 'do = "kil"', 1)
    problem = problems(text)[0]
    assert problem.line == line_of(text, '"kil"')
    told = problem.worded(SAYS["en"])
    assert told.startswith(
        f"line {problem.line}, catapult: do = “kil” is not a valid word. Did you mean “kill”? Valid: gain-food"
    )


def test_every_problem_of_a_file_is_told_at_once() -> None:
    assert len(problems(FILE.replace('faction = "elves"', 'faction = "elfs"'))) == 7


def test_every_problem_of_an_ability_is_told_at_once() -> None:
    wrong = FILE.replace('when = "discarded"', 'when = "discard"\nwho = "self"').replace("amount = 4", "amount = 40")
    codes = [(each.card, each.code) for each in problems(wrong)]
    assert codes == [("archangel", "out-of-bounds"), ("goat", "not-a-word"), ("goat", "unknown-field")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("cost = 5", 'cost = "5"', 'cost = "5" is not what belongs there; valid: 0 … 12'),
        ("cost = 5", "cost = true", "cost = true is not what belongs there; valid: 0 … 12"),
        ("cost = 5", f'cost = "{"5" * 900}"', f'cost = "{"5" * 79}… is not what belongs there; valid: 0 … 12'),
        (
            'en = "Goat", fr = "Chèvre", ru = "Коза"',
            'de = "Ziege"',
            f'name = {{ de = "Ziege" }}: “en” must be a name of 1 to 40 letters; valid: {GOAT}',
        ),
    ],
)
def test_a_wrong_value_is_shown_as_it_stands_in_the_file(old: str, new: str, told: str) -> None:
    assert changed(old, new)[0].worded(SAYS["en"]).partition(": ")[2] == told


def test_a_name_in_one_language_is_enough() -> None:
    goat = read_toml(FILE.replace(GOAT, '{ fr = "Chèvre" }')).cards[OURS.ids().index("goat")]
    assert [goat.name_in(language) for language in SAYS] == ["Chèvre"] * 3


def test_a_misspelt_table_is_told_with_its_line() -> None:
    text = FILE.replace('[[hero]]\nid = "goat"', '[[heroo]]\nid = "goat"')
    problem = problems(text)[0]
    assert (problem.code, problem.line) == ("unknown-field", line_of(text, "[[heroo]]"))
    codes = [each.code for each in problems(FILE.replace("[[hero", "[[heros"))]
    assert codes == ["unknown-field", "missing-field"]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_problem_without_a_line_names_none(language: str) -> None:
    problem = missing(read_toml(FILE.replace("copies = 3", "copies = 4", 1)))[0]
    told = problem.worded(SAYS[language])
    assert " 0" not in told
    assert "golem 4, sentinel 2" in told, "the cards that are counted"
    assert problem._replace(card="goat").worded(SAYS[language]).startswith("goat")


@pytest.mark.parametrize(
    ("ability", "code"),
    [
        (does("deployed", "fly"), "only-always"),
        (does("recruited", "add-cube"), "needs-region"),
        (does("recruited", "join", where="adjacent"), "needs-region"),
        (does("recruited", "draw", amount=1, if_="alone"), "needs-region"),
        (does("recruited", "send-back", who="self", where="anywhere"), "not-itself"),
        (does("discarded", "send-back", who="self", to="hand"), "not-itself"),
        (does("deployed", "send-back", who="self", where="adjacent"), "not-itself"),
        ({"when": "deployed", "do": ["kill"]}, "wrong-kind"),
        (does("recruited", "kill", who="enemies"), "not-in-camp"),
        (does("recruited", "draw", amount=1, per="cube"), "not-in-camp"),
        (does("in-camp", "fly"), "only-always"),
        (does("in-camp", "draw", amount=1), "not-always"),
        (does("in-camp", "strength", amount=1, who="friends"), "not-in-camp"),
        (does("in-camp", "strength", amount=1, where="anywhere"), "not-itself"),
        (does("in-camp", "strength", amount=1, who="friends", where="anywhere", if_="alone"), "needs-region"),
        (does("in-camp", "cost", amount=1, who="friends", per="cube"), "not-in-camp"),
        (does("always", "strength", amount=1, where="adjacent"), "not-itself"),
        (does("tile-won", "send-back", who="self", to="hand"), "not-itself"),
        (does("deployed", "draw", amount=1, pay=1, optional=True), "paid-is-optional"),
        (does("deployed", "push", who="enemies", with_food=True), "own-food"),
        (does("deployed", "join", where="camp", all=True, with_food=True), "own-food"),
        ({**does("deployed", "draw", amount=1), "or": True}, "no-alternative"),
        ("kill", "not-a-table"),
    ],
)
def test_what_does_not_go_together(ability: Any, code: str) -> None:
    data = json.loads(to_json(OURS))
    data["hero"][0]["ability"] = [ability]
    with pytest.raises(BrokenSet) as broken:
        read_json(json.dumps(data))
    assert broken.value.problems[0].code == code


def test_a_hero_has_no_endless_text() -> None:
    data = json.loads(to_json(OURS))
    data["hero"][0]["ability"] = [does("deployed", "draw", amount=1)] * 9
    with pytest.raises(BrokenSet, match="too-many-abilities"):
        read_json(json.dumps(data))


@pytest.mark.parametrize("nested", ['{"a":' * 500 + "1" + "}" * 500, "[" * 500 + "]" * 500])
def test_a_wrong_value_is_shown_however_deep_it_is(nested: str) -> None:
    line = to_json(OURS).replace('"cost":5', f'"cost":{nested}', 1)
    with pytest.raises(Refused, match="broken-set"):
        GAME.check(HeroesOptions(heroes=line), 2)


def test_what_lasts_is_said_of_a_hero_once() -> None:
    wrong = FILE.replace(
        'do = "hunger"\namount = 2',
        'do = "hunger"\namount = 2\n\n[[hero.ability]]\nwhen = "always"\ndo = "hunger"\namount = 0',
    )
    problem = problems(wrong)[0]
    assert (problem.code, problem.card) == ("twice", "troll")


def test_a_remedy_for_a_hero_in_camp_is_one_of_the_words_that_are_valid() -> None:
    problem, _ = changed('do = "recover"\nto = "hand"\ncost_at_most = 2', 'do = "kill"\nwho = "enemies"')
    assert problem.params["choices"] == ["anywhere"]
    problem, _ = changed('do = "recover"\nto = "hand"\ncost_at_most = 2', 'do = "steal-food"\namount = 1\nto = "camp"')
    assert problem.params["choices"] == ["camp"]


@pytest.mark.parametrize("line", ['{"hero":' + "[" * 100_000, '"hero = ' + "[" * 100_000 + '"'])
def test_what_is_nested_too_deep_is_a_broken_set_like_any_other(line: str) -> None:
    with pytest.raises(Refused, match="broken-set"):
        GAME.check(HeroesOptions(heroes=line), 2)


def test_tables_that_are_none() -> None:
    data = json.loads(to_json(OURS))
    wrongs: list[Any] = [{"hero": 3}, [], {**data, "hero": ["goat"]}, {**data, "heros": 1}, {**data, "name": 3}]
    for wrong in wrongs:
        with pytest.raises(BrokenSet):
            read_json(json.dumps(wrong))
    data["hero"][0]["ability"] = {"do": "kill"}
    with pytest.raises(BrokenSet):
        read_json(json.dumps(data))


def test_what_cannot_be_read_is_told_with_its_line() -> None:
    problem = problems("name = 3\nhero = [")[0]
    assert (problem.code, problem.line) == ("syntax", 2)
    assert problems('a = 1\nb == "x"\n')[0].line == 2


def test_a_box_has_the_right_numbers_of_cards() -> None:
    codes = [each.code for each in missing(read_toml(FILE.replace("copies = 3", "copies = 2")))]
    assert codes == ["faction-size", "faction-size"]
    assert [each.code for each in missing(read_toml(FILE.replace("draft = true\n", "", 1)))] == ["draft-size"] * 2
    assert missing(OURS) == []
    data = json.loads(to_json(OURS))
    data["hero"] += [{**hero(f"more-{number}"), "copies": 1} for number in range(20)]
    with pytest.raises(BrokenSet, match="too-many-kinds"):
        read_json(json.dumps(data))


def test_every_problem_has_words() -> None:
    assert {"syntax", "not-a-word", "draft-size"} <= set(WORDING)
