"""Parse the texts of abilities back: they state the trigger, condition, option, count and effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations

import pytest

from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes import texts
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, examples, find_set
from tablee.games.twelve_heroes.heroes.reader import read_toml
from tablee.games.twelve_heroes.heroes.texts import ability_text
from tablee.games.twelve_heroes.rules.pieces import NO_LIMIT, PER_NOTHING, UNCONDITIONAL, Ability
from tablee.games.twelve_heroes.tests.random_sets import random_set
from tablee.words import Words

SAYS = {language: Words(language, GAME) for language in ("en", "fr", "ru")}
HOLE = "\0"
Parts = tuple[int | None, int, int, bool, int, str]
"""The trigger (None for an alternative), the condition, the price, whether it is optional, what it counts, the effect.
"""


def inside(frame: str, text: str) -> str | None:
    """Return the text in the gap of the frame."""
    before, after = frame.split(HOLE)
    fits = text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after)
    return text[len(before) : len(text) - len(after)] if fits else None


def one_of(frames: Mapping[int, Callable[[Say, str], str]], plain: int, text: str, say: Say) -> tuple[int, str]:
    """Return which of these frames the text has, and the text in its gap."""
    found = [(each, inside(frame(say, HOLE), text)) for each, frame in frames.items() if each != plain]
    fitting = [(each, within) for each, within in found if within is not None]
    assert len(fitting) <= 1, f"{text} reads as {fitting}"
    return fitting[0] if fitting else (plain, text)


def price(text: str, say: Say) -> tuple[int, str]:
    return one_of({pay: partial(_priced, pay) for pay in range(1, 13)}, 0, text, say)


def _priced(pay: int, say: Say, what: str) -> str:
    return say("text-pay", what=what, pay=pay)


def read_back(text: str, say: Say) -> Parts:
    """Return the parts of an ability's text."""
    other = inside(say("text-or", what=HOLE), text)
    trigger, what = (None, other) if other is not None else one_of(texts.TRIGGER, -1, text, say)
    condition, what = one_of(texts.CONDITION, UNCONDITIONAL, what, say)
    pay, what = price(what, say)
    may = inside(say("text-may", what=HOLE), what) if pay == 0 else None
    per, what = one_of(texts.PER, PER_NOTHING, what if may is None else may, say)
    return trigger, condition, pay, may is not None, per, what


def parts(ability: Ability, say: Say) -> Parts:
    """Return the parts that the text must have."""
    trigger = None if ability.alternative else ability.trigger
    return trigger, ability.condition, ability.pay, ability.optional, ability.per, texts._effect(ability, say)


def all_abilities() -> list[Ability]:
    """Return the abilities of every built-in set, and some random ones."""
    ours = [*(find_set(name) for name in BUILT_IN), read_toml(examples())]
    sets = [*ours, *(random_set(Rng(f"texts {seed}")) for seed in range(6))]
    return [ability for cards in sets for card in cards.cards for ability in card.hero.abilities]


@pytest.mark.parametrize("language", SAYS)
def test_every_text_reads_back_as_its_parts(language: str) -> None:
    say = SAYS[language]
    for ability in all_abilities():
        text = ability_text(ability, say)
        assert read_back(text, say) == parts(ability, say), text


def tells(ability: Ability) -> tuple[object, ...]:
    """Return what an ability does, as a text must tell it."""
    return tuple(
        getattr(ability, name)
        for name in (
            "effect",
            "amount",
            "who",
            "where",
            "to",
            "min_strength",
            "max_strength",
            "max_cost",
            "targets",
            "with_food",
        )
    )


@pytest.mark.parametrize("language", SAYS)
def test_abilities_that_do_something_else_say_something_else(language: str) -> None:
    """Two that read the same in one language read the same in all: no language hides a difference."""
    told = {
        tells(ability): {other: texts._effect(ability, SAYS[other]) for other in SAYS} for ability in all_abilities()
    }
    for one, other in combinations(told.values(), 2):
        if one[language] == other[language]:
            assert one == other, one[language]


LIMITS = ("min_strength", "max_strength", "max_cost")
NONE = (0, NO_LIMIT, NO_LIMIT)


@pytest.mark.parametrize("language", SAYS)
def test_limits_of_heroes_are_not_taken_for_those_of_a_region(language: str) -> None:
    """A Region has a strength too: “a hero of an adjacent Region with strength 2” would be ambiguous."""
    say = SAYS[language]
    for ability in all_abilities():
        limited = tuple(getattr(ability, name) for name in LIMITS) != NONE
        assert limited == ("(" in texts._effect(ability, say)), ability_text(ability, say)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_counted_belongs_to_the_whole_effect(language: str) -> None:
    """After a comma, “for each opposing hero” would belong to the last part: “steal 1 Food, to your side for each …”."""
    say = SAYS[language]
    for ability in all_abilities():
        if ability.per != PER_NOTHING:
            assert "," not in texts._effect(ability, say).partition("(")[0], ability_text(ability, say)
