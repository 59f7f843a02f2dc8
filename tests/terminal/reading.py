"""Reads a captured screen: the prompt, the numbered choices, the dice, and the hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from tablee.core.match import Match
from tablee.games.twelve_heroes.terminal.cards import deck_of
from tablee.games.twelve_heroes.views.forecast import forecast
from tablee.terminal.choice_grid import shortened
from tablee.words import Words
from tests.terminal.tmux import squeezed

CUT = "…"
LEAST = 5
"""So many letters of a label that is cut must be there."""
STORY = 42
"""The columns of the story where it stands beside the dock."""
DIE = re.compile(r"[│║] (\d) [│║]")


def starts_with(shown: str, whole: str) -> bool:
    """Whether this is the whole text, or its beginning and an ellipsis."""
    if not shown.endswith(CUT):
        return shown == whole
    return len(shown) > LEAST and whole.startswith(shown.removesuffix(CUT).rstrip())


def has_prompt(screen: str, prompt: str) -> bool:
    """Whether a question is visible, in the full width or left of the story."""
    left = "\n".join(line[: len(line) - STORY] if "│" in line[-STORY - 1 :] else line for line in padded(screen))
    return squeezed(prompt) in squeezed(screen) or squeezed(prompt) in squeezed(left)


def padded(screen: str) -> list[str]:
    """The lines of a screen, all of one width."""
    lines = screen.split("\n")
    width = max(map(len, lines))
    return [line.ljust(width) for line in lines]


def lists(screen: str, labels: Sequence[str]) -> bool:
    """Whether the screen lists exactly these choices with their numbers. Shared words may be left out."""
    return any(_lists(screen, each) for each in (labels, shortened(labels)))


def _lists(screen: str, labels: Sequence[str]) -> bool:
    return all(_listed(screen, number, label) for number, label in enumerate(labels, 1))


def _listed(screen: str, number: int, label: str) -> bool:
    """The label behind its number, up to the next column or the end of the line."""
    cells = re.finditer(rf"(?:^ *|  ){number} (?=(\S.*?)(?:  |$))", screen, re.MULTILINE)
    return any(starts_with(found[1].strip(), label) for found in cells)


def dice(screen: str, prompt: str) -> list[int]:
    """The faces of the dice below the prompt."""
    below = screen.partition(prompt[:40])[2]
    return sorted(int(face) for face in DIE.findall(below))


def region(screen: str, heading: str, *, indent: int) -> list[str]:
    """The line that begins with a heading, without the heading, and its continuation lines."""
    lines = [line.strip("\n") for line in screen.split("\n")]
    start = next((place for place, line in enumerate(lines) if line.strip().startswith(heading)), None)
    if start is None:
        return []
    found = [lines[start].strip().removeprefix(heading)]
    for line in lines[start + 1 :]:
        if not line.strip() or len(line) - len(line.lstrip()) < indent:
            break
        found.append(line)
    return found


def shows_hand(screen: str, match: Match, words: Words) -> bool:
    """Whether the place of the hand shows exactly the first seat's hand."""
    return HANDS[match.game.info.id](screen, match.view(0), words)


def _claim(screen: str, view: Any, words: Words) -> bool:
    """Suits with their values; a star marks a card that the opponent has not seen."""
    wanted: dict[str, list[str]] = {}
    for card in view.sides[0].hand:
        faction, _, value = card.rpartition("-")
        wanted.setdefault(words("draw-faction", faction=faction), []).append(value)
    shown = "  ".join(region(screen, words("draw-hand"), indent=6)).replace("*", "")
    groups = [re.split(r" (?=\d)", each) for each in re.split(r"\s{2,}", shown.strip()) if each]
    return [group[1:] for group in groups] == list(wanted.values()) and all(
        name.startswith(group[0]) for name, group in zip(wanted, groups, strict=True)
    )


def _king(screen: str, view: Any, words: Words) -> bool:
    """Names in a row, or one below the other with what they do."""
    lines = region(screen, words("draw-hand"), indent=1)
    bullets = [
        line.strip().removeprefix("• ").partition(":")[0].rstrip() for line in lines if line.strip().startswith("•")
    ]
    row = re.split(r"\s{2,}", "  ".join(lines).strip())
    wanted = [words("draw-card", card=card) for card in view.hand]
    return (bullets or row)[: len(wanted)] == wanted or not wanted


def _heroes(screen: str, view: Any, words: Words) -> bool:
    """Cost, strength and name of each hero."""
    deck, costs = deck_of(view.options, words.marked()), forecast(view).costs
    wanted = []
    for number in view.sides[0].hand:
        card = deck.cards[number - 1]
        wanted.append((costs.get(str(number), card.cost), card.strength, words("draw-hero", hero=str(number))))
    small = re.findall(r"(?<!\S)(\d+)●(\d+)⚔ (\S.*?)(?=\s*$|\s+\d+●)", screen, re.MULTILINE)
    tall = [
        (cost, strength, name)
        for cost, name, strength in re.findall(r"^ (\d+)● (\S.*?)\s+(\d+)⚔ ", screen, re.MULTILINE)
    ]
    found = [(int(cost), int(strength), name.strip()) for cost, strength, name in small or tall]
    return len(found) == len(wanted) and all(
        one[:2] == other[:2] and starts_with(one[2], other[2]) for one, other in zip(found, wanted, strict=True)
    )


def _killer(screen: str, view: Any, _words: Words) -> bool:
    """Killer has no hand: the dice set aside and their total."""
    groups = ["+".join(map(str, kept)) for kept in view.aside]
    return not groups or f"{'·'.join(groups)}={view.total}" in squeezed(screen)


HANDS: dict[str, Callable[[str, Any, Words], bool]] = {
    "claim": _claim,
    "king_of_12": _king,
    "twelve_heroes": _heroes,
    "killer": _killer,
}
