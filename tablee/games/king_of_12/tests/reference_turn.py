"""A second implementation of a turn of two players: slow, plain, and written differently from the rules.

A turn is a chain of pure functions on pairs. A character is its name, and nothing is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

NEIGHBOURS = {
    1: {2, 4, 5, 6, 10},
    2: {1, 4, 7, 8, 10},
    3: {4, 6, 8, 11, 12},
    4: {1, 2, 3, 6, 8},
    5: {1, 6, 9, 10, 11},
    6: {1, 3, 4, 5, 11},
    7: {2, 8, 9, 10, 12},
    8: {2, 3, 4, 7, 12},
    9: {5, 7, 10, 11, 12},
    10: {1, 2, 5, 7, 9},
    11: {3, 5, 6, 9, 12},
    12: {3, 7, 8, 9, 11},
}
ARITHMETIC = {"alchemist": lambda n: n * 2, "automaton": lambda n: n + 7, "parasite": lambda n: n - 7}

Pair = tuple[int, int]
Tokens = tuple[tuple[int, ...], tuple[int, ...]]


class Case(NamedTuple):
    """Two cards on two dice."""

    cards: tuple[str, str]
    faces: Pair


class Branch(NamedTuple):
    """One way a turn can go: both sides' choices, the Oracle's roll, and the result.

    `tokens` are each player's own, as sorted lists of 1s and 2s.
    """

    chosen: tuple[str, str]
    rolled: int
    faces: Pair
    values: Pair
    tokens: Tokens
    take: str


def living(cards: tuple[str, str]) -> tuple[str, str]:
    """Return the cards that act, "" for one that does not."""
    one, two = cards
    if one == two:
        return "", ""
    if "lady" in cards:
        return ("lady", "") if one == "lady" else ("", "lady")
    return cards


def wishes(mine: str, cards: tuple[str, str], face: int) -> list[str]:
    """Return a player's choices in step 3, with one empty choice for nothing."""
    upside_down = "troublemakers" in cards
    if mine == "sorcerer":
        reachable = NEIGHBOURS[13 - face] if upside_down else NEIGHBOURS[face]
        return [f"turn {n}" for n in sorted(reachable)]
    if mine in ARITHMETIC and upside_down:
        return [f"order {mine}", "order troublemakers"]
    return [""]


def settled(mine: str, cards: tuple[str, str], face: int, wish: str) -> Pair:
    """Return a die's face and value after step 3, without the Oracle's roll."""
    steps = [step for step in (mine, "troublemakers" if "troublemakers" in cards else "") if step]
    if wish == "order troublemakers":
        steps.reverse()
    value = None
    for step in steps:
        if step in ARITHMETIC:
            value = ARITHMETIC[step](face)
        elif step == "reverser" or (step == "troublemakers" and mine != "sorcerer"):
            # the player of the Troublemakers meets them once, not twice
            face = 13 - face
            if mine == "troublemakers":
                break
    if wish.startswith("turn"):
        face = int(wish.split()[1])
    if mine == "golem":
        value = {12: 1}.get(face, 12)
    return face, face if value is None else value


def prizes(alive: tuple[str, str], values: Pair) -> Pair:
    """Return what each player wins in step 5."""
    one, two = values
    if one == two:
        return (2, 0) if alive[0] == "collector" else (0, 2) if alive[1] == "collector" else (0, 0)
    first_wins = (one > two) ^ ("knight" in alive) ^ ("gambler" in alive)
    return (2, 1) if first_wins else (1, 2)


def dodged(alive: tuple[str, str], faces: Pair, values: Pair) -> tuple[Pair, Pair]:
    """Let the Faun avoid a tie: turn to the best face that the other die does not show."""
    if values[0] != values[1] or "faun" not in alive:
        return faces, values
    me = alive.index("faun")
    better = 11 if faces[1 - me] == 12 else 12
    if me == 0:
        return (better, faces[1]), (better, values[1])
    return (faces[0], better), (values[0], better)


def thefts(cards: tuple[str, str], values: Pair, tokens: Tokens) -> Iterator[tuple[str, Tokens]]:
    """Yield what the lower of two Ladies may take, and the tokens afterwards."""
    if cards != ("lady", "lady") or values[0] == values[1]:
        yield "", tokens
        return
    thief = 0 if values[0] < values[1] else 1
    yield "take none", tokens
    for token in sorted(set(tokens[1 - thief])):
        left = list(tokens[1 - thief])
        left.remove(token)
        richer = tuple(sorted((*tokens[thief], token)))
        yield f"take {token}", (richer, tuple(left)) if thief == 0 else (tuple(left), richer)


def branches(case: Case, tokens: Tokens) -> Iterator[Branch]:
    """Yield every way in which the turn can go."""
    alive = living(case.cards)
    dice = case.faces[::-1] if "merchants" in alive else case.faces
    both = [wishes(alive[i], alive, dice[i]) for i in (0, 1)]
    rolls = range(1, 13) if "oracle" in alive else [0]
    for one, two, rolled in product(both[0], both[1], rolls):
        ends = [settled(alive[i], alive, dice[i], wish) for i, wish in enumerate((one, two))]
        if rolled:
            ends[alive.index("oracle")] = (rolled, rolled)
        faces, values = dodged(alive, (ends[0][0], ends[1][0]), (ends[0][1], ends[1][1]))
        won = prizes(alive, values)
        richer = tuple(tuple(sorted((*own, *([n] if n else [])))) for own, n in zip(tokens, won, strict=True))
        for take, after in thefts(case.cards, values, (richer[0], richer[1])):
            yield Branch((one, two), rolled, faces, values, after, take)
