"""Twelve Heroes: before a turn ends, the page says which heroes would starve."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tests.web.conftest import Visitor
from tests.web.fitting import Listening, seated
from tests.web.waiting import until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

WORDS = {
    "en-US": ("Someone would starve", "Not yet", "Go on all the same"),
    "fr-FR": ("Des héros auraient faim", "Pas encore", "Continuer quand même"),
    "ru-RU": ("Кому-то не хватит еды", "Пока нет", "Всё равно продолжить"),
}


def wanted(heard: Listening) -> str | None:
    """Send a hero out without Food; None if one action is left and a hero is hungry."""
    update = heard.updates[-1]
    offered = [str(each["text"]) for each in update["offer"]["actions"]]
    if update["forecast"]["endings"].get("supply"):
        return None
    order = ("carry 0", "deploy", "recruit", "supply", "done", "")
    return next(text for verb in order for text in offered if text.startswith(verb))


def until_hungry(player: Visitor, heard: Listening) -> None:
    page = player.page
    for _ in range(60):
        page.wait_for_selector(".stage[data-asked]", timeout=60_000)
        action = wanted(heard)
        if action is None:
            return
        player.choose_from_the_list(f".offer [data-action='{action}']")
    raise AssertionError("nobody got hungry")


@pytest.mark.parametrize("locale", WORDS)
def test_the_last_action_names_who_would_starve_and_asks_once_more(visitors: Come, locale: str) -> None:
    player = visitors(locale=locale, viewport={"width": 390, "height": 844})
    heard = seated(player, "twelve_heroes", 1)
    until_hungry(player, heard)
    page = player.page
    title, not_yet, anyway = WORDS[locale]
    names = GAME.lexicon(HeroesOptions(), locale[:2])
    hungry = heard.updates[-1]["forecast"]["endings"]["supply"]
    page.locator("[data-dock] [data-action=supply]").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2")).to_have_text(title)
    named = sheet.locator("li").all_text_contents()
    assert len(named) == len(hungry) > 0
    for line, place in zip(named, hungry, strict=True):
        assert all(names[f"hero-{hero}"] in line for hero in place["heroes"])
    before = len(heard.sent)
    expect(sheet.get_by_role("button", name=not_yet)).to_be_focused()
    sheet.get_by_role("button", name=not_yet).click()
    expect(sheet).to_have_count(0)
    assert len(heard.sent) == before
    page.keyboard.press("l")
    page.locator(".offer [data-action=supply]").click()
    expect(sheet.locator("h2")).to_have_text(title)
    sheet.get_by_role("button", name=anyway).click()
    expect(sheet).to_have_count(0)
    until(page, lambda: len(heard.sent) > before, "the second word sends it")
    assert [each["action"] for each in heard.sent[before:]] == ["supply"]
