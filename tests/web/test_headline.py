"""On the smallest phone, every question is readable in full in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

import tablee
from tablee.registry import built_in_ids, find_game
from tablee.testing.messages import of_game
from tablee.words import Words
from tests.web.conftest import Visitor
from tests.web.fitting import seated

pytestmark = pytest.mark.slow
GAMES = Path(tablee.__file__).parent / "games"

CUT = """texts => {
  const line = document.querySelector('.stage .headline span')
  return texts.filter(text => {
    line.textContent = text
    line.parentElement.classList.toggle('long', text.length > 28)
    return line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
  })
}"""


LONG_CARDS = ("troublemakers", "merchants", "alchemist", "reverser", "collector", "automaton", "sorcerer")


def prompts(game: str, language: str) -> list[str]:
    """All questions that a game may ask."""
    words = Words(language, find_game(game))
    return [words(name) for name in of_game(GAMES / game, language) if name.startswith("prompt-")]


def turns(language: str) -> list[str]:
    """What Twelve Heroes asks on a player's turn: with up to three kinds of actions it lists them."""
    words = Words(language, find_game("twelve_heroes"))
    kinds = [words(f"board-act-{verb}") for verb in ("recruit", "deploy", "move", "spend", "supply", "done")]
    return [words("board-act", count=3, choices=list(some)) for some in combinations(kinds, 3)] + [
        words("board-act-any", count=3)
    ]


def thefts(language: str) -> list[str]:
    """What King of 12 asks a thief."""
    return [Words(language, find_game("king_of_12"))("board-take", seat_from="Anastasia")]


TOLD_CUT = """text => {
  const line = document.querySelector('.stage .headline span')
  line.textContent = text
  line.parentElement.classList.add('telling')
  return getComputedStyle(line).overflow !== 'visible' && line.scrollHeight > line.clientHeight + 1
}"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)], ids=str)
def test_what_is_told_is_never_cut(visitors: Callable[..., Visitor], size: tuple[int, int]) -> None:
    player = visitors(locale="ru", viewport={"width": size[0], "height": size[1]})
    seated(player, "twelve_heroes", 1)
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    moved = "Ты перемещаешь героя: Паровой мул, средний Регион → левый Регион. "
    token = "Жетон Популярности (средний Регион) возвращается на территорию. "
    assert player.page.evaluate(TOLD_CUT, moved + token + token) is False


BEYOND_THE_BAR = """async text => {
  const line = document.querySelector('.stage .headline')
  line.classList.add('telling', 'long')
  document.querySelector('.stage .tools').classList.add('busy')
  line.firstElementChild.textContent = text
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const seats = [...document.querySelectorAll('.stage [data-seat]')].map(each => each.getBoundingClientRect().top)
  return [line.getBoundingClientRect().bottom - Math.min(...seats), parseFloat(getComputedStyle(line).fontSize)]
}"""
"""By how much a caption overlaps the first seat, and the size of its letters."""


CLOCKS = pytest.mark.parametrize(
    "clock", [{"type": "none"}, {"type": "bank", "seconds": 1200, "increment": 5}], ids=["free", "timed"]
)


@CLOCKS
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_caption_about_four_cards_covers_no_seat(
    visitors: Callable[..., Visitor], language: str, clock: dict[str, object]
) -> None:
    player = visitors(locale=language, viewport={"width": 360, "height": 640})
    seated(player, "king_of_12", 3, clock=clock)
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    words = Words(language, find_game("king_of_12"), ("Anna", "Boris", "Chloé", "Dmitri"))
    longest = sorted(LONG_CARDS, key=lambda card: -len(words(f"card-{card}")))[:4]
    told = [words("event-turn-began", turn=12)]
    told += [words("event-card-played", seat=seat, card=card) for seat, card in enumerate(longest)]
    overlap, letters = player.page.evaluate(BEYOND_THE_BAR, " ".join(told))
    assert overlap <= 0, told
    assert letters >= 9


def explained(words: Words) -> list[str]:
    """What King of 12 writes in the bar about cancellations and places, at its longest."""
    pairs = ([0, 1], [2, 3])
    return [
        " ".join(words("caption-cards-cancelled", seats=pair, card="golem") for pair in pairs),
        " ".join(
            words("caption-dice-cancelled", seats=pair, value=value)
            for pair, value in zip(pairs, (12, -3), strict=True)
        ),
        " ".join(
            words("caption-points-cancelled", seats=pair, points=points)
            for pair, points in zip(pairs, (6, 3), strict=True)
        ),
        f"{words('caption-lowest-won')} {words('caption-places-changed')}",
        " ".join(words(f"caption-{rank}-named", seat=3, value=12, points=2) for rank in ("champion", "runner-up")),
    ]


@CLOCKS
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_why_dice_and_cards_are_cancelled_can_be_read(
    visitors: Callable[..., Visitor], language: str, clock: dict[str, object]
) -> None:
    player = visitors(locale=language, viewport={"width": 360, "height": 640})
    seated(player, "king_of_12", 3, clock=clock)
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    for told in explained(Words(language, find_game("king_of_12"), ("Anna", "Boris", "Chloé", "Dmitri"))):
        overlap, letters = player.page.evaluate(BEYOND_THE_BAR, told)
        assert overlap <= 0, told
        assert letters >= (12 if clock["type"] == "none" else 11), told


@CLOCKS
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_no_question_is_cut_on_the_smallest_phone(
    visitors: Callable[..., Visitor], language: str, clock: dict[str, object]
) -> None:
    player = visitors(locale=language, viewport={"width": 360, "height": 640})
    seated(player, "king_of_12", 1, clock=clock)
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    asked = turns(language) + thefts(language) + [text for game in built_in_ids() for text in prompts(game, language)]
    assert len(asked) > 20
    assert player.page.evaluate(CUT, asked) == []
