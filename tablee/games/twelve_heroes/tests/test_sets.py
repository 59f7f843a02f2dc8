"""The set of 51 heroes, a custom set, and the texts made from them."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from tablee.core.options import build, texts
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, find_set, source
from tablee.games.twelve_heroes.heroes.reader import Card, CardSet, read_json, read_toml, to_json
from tablee.games.twelve_heroes.heroes.schema import schema
from tablee.games.twelve_heroes.heroes.texts import ability_text, hero_text
from tablee.games.twelve_heroes.heroes.vocabulary import EFFECT_FIELDS
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import pieces as p
from tablee.games.twelve_heroes.tests.board import OURS, box, does, hero
from tablee.words import Words

FILE = source("tablee")
SAYS = {language: Words(language, GAME) for language in ("en", "fr", "ru")}
every_set = pytest.mark.parametrize("cards", [find_set(name) for name in BUILT_IN], ids=BUILT_IN)


def card(name: str, cards: CardSet = OURS) -> Card:
    return cards.cards[cards.ids().index(name)]


# The facts of the box


@every_set
def test_h_7_1_fifty_one_cards_in_four_decks_of_twelve_and_the_other_golems(cards: CardSet) -> None:
    assert sum(each.hero.copies for each in cards.cards) == 51
    for faction, version in product(range(4), (p.WITHOUT_POPULARITY, p.WITH_POPULARITY)):
        assert len(cards.heroes.faction_deck(faction, version)) == 12
    assert [each.id for each in cards.cards if each.hero.version != p.ALWAYS_USED] == ["golem", "golem-popular"]


@every_set
def test_h_7_1_eighteen_kinds_in_two_copies_have_the_draft_icon(cards: CardSet) -> None:
    drafted = [each for each in cards.cards if each.hero.draft]
    assert len(drafted) == 18
    assert {each.hero.copies for each in drafted} == {2}


@every_set
def test_h_7_1_the_archangel_and_the_treant_are_as_the_rulebook_has_them(cards: CardSet) -> None:
    archangel = card("archangel", cards).hero
    assert archangel.cost == 4
    assert hero_text(archangel, SAYS["en"]) == "When recruited: put 4 Food into one Region where you have heroes."
    assert "When moved: add 1 Food from the reserve here." in hero_text(card("treant", cards).hero, SAYS["en"])


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_examples_call_a_hero_as_its_card_does(language: str) -> None:
    for example, name in (("example-treant", "treant"), ("example-one-more", "strategist")):
        assert card(name).name[language] in SAYS[language](example, seat_1=0)


@every_set
def test_h_7_1_the_names_of_the_rulebook_are_there(cards: CardSet) -> None:
    named = ("strategist", "giant-falcon", "goat", "sky-schooner", "dragon")
    assert set(named) <= set(cards.ids())
    assert card("sky-schooner", cards).hero.faction == p.FACTIONS.index("elves")


# A player's own set


def test_h_7_2_a_match_can_be_played_with_a_set_of_ones_own_and_its_record_holds_the_set() -> None:
    line = to_json(read_toml(FILE.replace('en = "Goat"', 'en = "Billy"')))
    assert "\n" not in line
    options = HeroesOptions(heroes=line)
    GAME.check(options, 2)
    assert build(HeroesOptions, texts(options)) == options
    goat = OURS.ids().index("goat") + 1
    assert Words("en", GAME, options=options)("event-hero-kept", seat=0, hero=str(goat)).endswith("keeps Billy.")


def test_h_7_2_a_broken_set_opens_no_table() -> None:
    broken = json.loads(to_json(OURS))
    broken["hero"][0]["cost"] = 99
    with pytest.raises(Refused, match="broken-set"):
        GAME.check(HeroesOptions(heroes=json.dumps(broken)), 2)
    with pytest.raises(Refused, match="broken-set"):
        GAME.check(HeroesOptions(heroes="{"), 2)
    with pytest.raises(Refused, match="no-such-set"):
        GAME.check(HeroesOptions(heroes="table"), 2)


def test_a_set_reads_the_same_from_its_file_and_from_a_line() -> None:
    assert to_json(read_json(to_json(OURS))) == to_json(OURS)


# Texts and schema


def abilities() -> list[dict[str, Any]]:
    """Return every effect with all its options, every trigger and every condition."""
    made = [does("moved", "gain-food", amount=2, to=to) for to in ("here", "camp", "anywhere")]
    made += [does("income", "bring-food", amount=1, to=to) for to in ("here", "anywhere")]
    made += [does("control", "burn-food", amount=1, where=where) for where in ("here", "camp")]
    both = list(product(("here", "camp"), ("here", "camp")))
    made += [does("maintenance", "steal-food", amount=1, where=where, to=to) for where, to in both]
    made += [does("deployed", do, amount=2) for do in ("draw", "make-discard", "extra-action")]
    aimed = list(product(("enemies", "friends", "self"), ("here", "adjacent", "anywhere")))
    made += [does("deployed", "kill", who=who, where=where, strength_at_most=2) for who, where in aimed]
    made += [does("deployed", "send-back", who="enemies", to=to, cost_at_most=2) for to in ("camp", "hand")]
    made += [does("deployed", "push", who="enemies", optional=True)]
    made += [does("deployed", "join", where=where) for where in ("camp", "adjacent", "anywhere")]
    made += [does("recruited", "recover", to=to) for to in ("hand", "camp")]
    made += [does("discarded", do) for do in ("add-cube", "remove-cube")]
    per = ("friend", "enemy", "food", "cube")
    made += [does("always", "strength", amount=-1, who=who) for who in ("self", "friends", "enemies")]
    made += [does("always", "strength", amount=1, per=each) for each in per]
    made += [does("always", "hunger", amount=amount) for amount in range(3)]
    made += [does("always", do) for do in ("fly", "immune", "block", "survive", "tie")]
    return made + [does("moved", "draw", amount=1, if_=condition) for condition in p.CONDITIONS[1:]]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_ability_reads_as_a_sentence_of_its_own(language: str) -> None:
    made = box(*[hero(f"h{number}", 1, 1, each) for number, each in enumerate(abilities())])
    sentences = [hero_text(each.hero, SAYS[language]) for each in made.cards[1:]]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    same = 6  # “this hero” is the same for every place, and so are three more of the list above
    assert len(set(sentences)) >= len(sentences) - same
    assert hero_text(made.cards[0].hero, SAYS[language]) == ""


def test_texts_are_made_from_the_data() -> None:
    ability = box(
        hero("x", 1, 1, does("deployed", "kill", who="enemies", strength_at_most=2, if_="alone", optional=True))
    )
    text = ability_text(ability.cards[1].hero.abilities[0], SAYS["en"])
    assert text == (
        "When deployed: if it is your only hero there, you may discard an opposing hero of this Region"
        " (strength 2 or less)."
    )


def sentence(ability: dict[str, Any], language: str) -> str:
    return ability_text(box(hero("x", 1, 1, ability)).cards[1].hero.abilities[0], SAYS[language])


def test_the_text_says_that_it_takes_a_hero_in_a_region() -> None:
    """Who waits in camp does nothing at Control, Maintenance and Income."""
    mule = hero_text(card("steam-mule").hero, SAYS["en"])
    assert mule.startswith("At your Income, in a Region: bring up to 2 Food")
    assert sentence(does("control", "draw", amount=1), "fr") == "À ton Contrôle, dans une Région : piocher une carte."
    assert sentence(does("maintenance", "draw", amount=1), "ru") == "В твоё Содержание, в Регионе: взять 1 карту."


@pytest.mark.parametrize(
    ("language", "burnt", "discarded"),
    [
        (
            "en",
            "you may make the opponent lose 2 Food here.",
            "you may make the opponent discard a card of their choice.",
        ),
        (
            "fr",
            "tu peux faire perdre ici 2 Nourriture à l’adversaire.",
            "tu peux faire défausser à l’adversaire une carte de son choix.",
        ),
        (
            "ru",
            "можно заставить соперника потерять здесь 2 еды.",
            "можно заставить соперника сбросить 1 карту по его выбору.",
        ),
    ],
)
def test_what_an_opponent_is_made_to_do_can_be_optional_too(language: str, burnt: str, discarded: str) -> None:
    assert sentence(does("moved", "burn-food", amount=2, optional=True), language).endswith(burnt)
    assert sentence(does("moved", "make-discard", amount=1, optional=True), language).endswith(discarded)


def test_whose_strength_changes_is_plain_in_every_language() -> None:
    """The French texts once read as if the Archer and the Standard-bearer changed their own strength."""
    told = {
        language: [hero_text(card(name).hero, say) for name in ("archer", "standard-bearer")]
        for language, say in SAYS.items()
    }
    assert told == {
        "en": [
            "In a Region: if you have another hero there, opposing heroes there have −1 strength.",
            "In a Region: your other heroes there have +1 strength.",
        ],
        "fr": [
            "Dans une Région : si tu y as un autre héros, les héros adverses présents ont −1 de force.",
            "Dans une Région : tes autres héros présents ont +1 de force.",
        ],
        "ru": [
            "В Регионе: если там есть другой твой герой, у героев соперника там сила −1.",
            "В Регионе: у других твоих героев там сила +1.",
        ],
    }


def test_two_limits_read_as_one_phrase() -> None:
    ability = does("moved", "kill", who="enemies", strength_at_most=2, cost_at_most=3)
    assert sentence(ability, "en").endswith("of this Region (strength 2 or less, cost 3 or less).")
    assert sentence(ability, "fr").endswith("de cette Région (force 2 ou moins, coût 3 ou moins).")
    assert sentence(ability, "ru").endswith("из этого Региона (сила не больше 2, цена не больше 3).")


def test_the_schema_knows_every_effect() -> None:
    made = schema()
    items = made["properties"]["hero"]["items"]["properties"]["ability"]["items"]["oneOf"]
    assert [each["title"] for each in items] == list(EFFECT_FIELDS) == list(p.EFFECTS)
    assert json.dumps(made)


def test_every_set_that_comes_with_the_game_can_be_played() -> None:
    assert find_set("tablee") is find_set("tablee")
