"""Formatting messages: names, nouns, lists, numbers, languages."""

from __future__ import annotations

from datetime import date

import pytest

from tablee.core.action import Action
from tablee.core.event import Event
from tablee.core.refusal import Refused
from tablee.games.killer import GAME as KILLER
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.words import LANGUAGES, MissingWords, Words, choose_language
from tests.toy import GAME

NAMES = ("Ann", "Bob", "[red]Cy")


def test_a_seat_is_its_players_name() -> None:
    words = Words("en", GAME, NAMES)
    assert words.event(Event("round-won", "T-1.3", {"seat": 1, "round": 2})) == "Bob wins round 2."


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You win round 2.", "Bob wins round 2."),
        ("fr", "Tu remportes la manche 2.", "Bob remporte la manche 2."),
        ("ru", "Ты выигрываешь раунд 2.", "Bob выигрывает раунд 2."),
    ],
)
def test_the_reader_is_spoken_to_as_you(language: str, mine: str, theirs: str) -> None:
    won = Event("round-won", "T-1.3", {"seat": 1, "round": 2})
    assert Words(language, GAME, NAMES, me=1).event(won) == mine
    assert Words(language, GAME, NAMES, me=1).speaking("en").marked().event(won) == "You win round 2."
    for other in (Words(language, GAME, NAMES, me=0), Words(language, GAME, NAMES)):
        assert other.event(won) == theirs


def test_you_are_the_first_parameter_that_means_you() -> None:
    aimed = Event("attack-aimed", "D-1.3", {"seat": 0, "seat_target": 1, "value": 4})
    told = [Words("en", KILLER, NAMES, me=me).event(aimed).partition(":")[0] for me in (0, 1, 2)]
    assert told == ["You attack Bob", "Ann attacks you", "Ann attacks Bob"]


@pytest.mark.parametrize(
    ("language", "kept", "ended"),
    [
        ("en", "Keep this hand", "End the turn"),
        ("fr", "Garder cette main", "Finir le tour"),
        ("ru", "Оставить руку", "Закончить ход"),
    ],
)
def test_an_action_is_worded_as_the_answer_to_what_is_asked(language: str, kept: str, ended: str) -> None:
    words, done = Words(language, HEROES), Action("done", {})
    assert [words.action(done, prompt) for prompt in ("mulligan", "act")] == [kept, ended]
    assert words.action(done, "target") == words.action(done)


def test_a_seat_without_a_name_is_its_number() -> None:
    assert Words("en", GAME)("event-left-as-it-is", seat=2) == "seat 3 takes nothing."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann, Bob, and [red]Cy share the win."),
        ("fr", "Ann, Bob et [red]Cy se partagent la victoire."),
        ("ru", "Победу делят Ann, Bob и [red]Cy."),
    ],
)
def test_several_seats_are_joined_as_the_language_does(language: str, sentence: str) -> None:
    assert Words(language, GAME, NAMES)("result-draw", seats=[0, 1, 2]) == sentence


@pytest.mark.parametrize(
    ("language", "day"), [("en", "November 16, 2026"), ("fr", "16 novembre 2026"), ("ru", "16 ноября 2026")]
)
def test_a_day_is_written_as_the_language_does(language: str, day: str) -> None:
    assert Words(language).day(date(2026, 11, 16)).startswith(day)


@pytest.mark.parametrize(("language", "number"), [("en", "66.7"), ("fr", "66,7"), ("ru", "66,7")])
def test_a_share_is_written_with_the_languages_own_point(language: str, number: str) -> None:
    assert Words(language).decimal(200 / 3) == number


def test_a_noun_is_worded_by_its_message() -> None:
    assert Words("en", GAME).action(Action("show", {"lantern": "red-3"})) == "Show red 3"


def test_a_list_of_nouns_is_joined() -> None:
    event = Event("hand-dealt", "T-1.1", {"seat": 0, "lantern_dealt": ["red-1", "blue-2"]})
    assert Words("en", GAME, NAMES).event(event) == "Ann gets red 1 and blue 2."


def test_a_list_of_numbers_keeps_its_spaces() -> None:
    refused = Refused("deal-impossible", stream="dice/1", outcome=[6, 6, 1])
    assert Words("en").refused(refused) == "“dice/1” cannot give 6 6 1 here."


def test_a_number_for_each_seat_stands_beside_its_name() -> None:
    event = Event("values-compared", "K12-2.4", {"seats": [0, 1], "values": [12, 3]})
    assert Words("en", KING, NAMES).event(event) == "What counts: Ann (12) and Bob (3)."


@pytest.mark.parametrize(
    ("language", "values", "cancelled"),
    [
        ("en", "What counts: you (12) and Bob (3).", "Chosen more than once, and so cancelled: Golem (Bob and you)."),
        (
            "fr",
            "Ce qui compte : toi (12) et Bob (3).",
            "Carte choisie plusieurs fois, et donc annulée : « Le Golem » (Bob et toi).",
        ),
        ("ru", "Значения: ты (12) и Bob (3).", "Карту «Голем» выбрали несколько игроков (Bob и ты): она отменяется."),
    ],
)
def test_in_a_list_the_reader_is_you(language: str, values: str, cancelled: str) -> None:
    words = Words(language, KING, NAMES, me=0)
    compared = Event("values-compared", "K12-2.4", {"seats": [0, 1], "values": [12, 3]})
    assert words.event(compared).replace("\u202f", " ").replace("\xa0", " ") == values
    event = Event("cards-cancelled", "K12-2.2", {"seats": [1, 0], "card": "golem"})
    assert words.event(event).replace("\u202f", " ").replace("\xa0", " ") == cancelled


def test_an_empty_list_is_nothing() -> None:
    assert Words("en", GAME, NAMES)("draw-hand", lantern_hand=[]) == "You hold nothing"


def test_choices_are_joined_by_or() -> None:
    refused = Refused("no-such-bot", value="Deep", choices=["random", "high"])
    assert Words("fr").refused(refused).endswith("Choisis random ou high.")


@pytest.mark.parametrize(("count", "noun"), [(1, "игрок"), (3, "игрока"), (5, "игроков"), (21, "игрок")])
def test_numbers_stay_numbers_so_that_plurals_work(count: int, noun: str) -> None:
    assert Words("ru")("setup-count", count=count) == noun


def test_a_refusal_names_its_rule() -> None:
    refused = Refused("not-in-hand", "T-1.2", lantern="blue-6")
    assert Words("en", GAME).refused(refused) == "You do not hold blue 6. (T-1.2)"


def test_in_markup_names_cannot_pose_as_markup() -> None:
    assert Words("en", GAME, NAMES).marked().name(2) == r"\[red]Cy"
    assert Words("en", GAME, NAMES).name(2) == "[red]Cy"


def test_no_isolation_marks_stand_around_parameters() -> None:
    assert "\u2068" not in Words("en", GAME, NAMES)("event-left-as-it-is", seat=0)


def test_options_are_worded_by_kind() -> None:
    words = Words("en", GAME)
    assert [words.option("lucky", True), words.option("hand", 4), words.option("ties", "cancel")] == [
        "yes",
        "4",
        "nobody wins",
    ]


def test_a_missing_message_is_readable_and_noticed() -> None:
    with pytest.warns(MissingWords, match="no message 'event-unheard' in (fr|en)"):
        assert Words("fr", GAME).event(Event("unheard", "X", {"count": 2})) == "event-unheard count=2"


def test_a_missing_parameter_is_noticed() -> None:
    with pytest.warns(MissingWords, match="event-left-as-it-is"):
        Words("en", GAME)("event-left-as-it-is")


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("fr", {"LANG": "ru_RU.UTF-8"}, "fr"),
        ("ru-RU", {}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "ru_RU.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environment) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        choose_language("de", {})
    assert refused.value.params["choices"] == list(LANGUAGES)
