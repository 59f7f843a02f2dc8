"""`tablee solve king_of_12`: the value of a round between two with known hands, and how both play the next turn."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from tablee.commands.extensions import Add
from tablee.commands.parsing import chosen_options
from tablee.commands.printing import print_json
from tablee.core.bits import members, size
from tablee.core.refusal import Refused
from tablee.games.king_of_12 import GAME
from tablee.games.king_of_12.options import KingOptions, character, words_of
from tablee.games.king_of_12.rules.pieces import CHARACTERS, FIRST_GAME, names, set_of
from tablee.games.king_of_12.solver.round import Round, face_pair
from tablee.games.king_of_12.solver.situations import POINTS_TO_END_ROUND, Tokens, points, readings_of
from tablee.games.king_of_12.views.view import setup
from tablee.lab.progress import pause, waiting
from tablee.search.matrix import Solution
from tablee.words import Words

MAX_FACE = 12
MAX_HAND = 7
TOLERANCE = 1e-9


def add_commands(add: Add, words: Words) -> None:
    """Add the command `tablee solve king_of_12`."""
    king = add("solve king_of_12", words("solve-king"), run)
    king.add_argument("--json", action="store_true", help=words("cli-json"))
    king.add_argument("--preset", metavar="NAME", help=words("cli-preset"))
    king.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], dest="settings", help=words("cli-option")
    )
    king.add_argument("--cards", metavar="NAME", nargs="+", help=words("solve-cards"))
    king.add_argument("--hands", metavar="NAME,NAME", nargs=2, help=words("solve-hands"))
    king.add_argument("--tokens", metavar="N+N", nargs=2, default=["0", "0"], help=words("solve-tokens"))
    king.add_argument("--dice", metavar="FACE", nargs=2, help=words("solve-dice"))


def run(args: Namespace, words: Words) -> int:
    """Solve the rest of the round."""
    options = chosen_options(GAME, args)
    assert isinstance(options, KingOptions)
    hands, tokens = _hands(args), _tokens(args)
    dice = [_number(face, 1, MAX_FACE) for face in args.dice] if args.dice else None
    solved = Round(hands[0], hands[1], tokens, readings=readings_of(setup(options, 2)))
    if min(map(size, hands)) < 2 or max(points(tokens)) >= POINTS_TO_END_ROUND:
        raise Refused("round-over")
    with waiting(Words(words.language, GAME)("game-name")):
        solved.solve(None if dice is None else [face_pair(*dice)], pause=pause)
    report = {"game": "king_of_12", "hands": [names(hand) for hand in hands], "tokens": list(tokens)}
    report |= _mean(solved) if dice is None else _turn(solved, dice)
    print_json(report) if args.json else _print(report, words)
    return 0


def _hands(args: Namespace) -> tuple[int, int]:
    """Return both hands as given, or else all the cards of the game."""
    cards = _cards(" ".join(args.cards)) if args.cards else FIRST_GAME
    first, second = [_cards(text) for text in args.hands] if args.hands else (cards, cards)
    if args.cards and (first | second) & ~cards:
        raise Refused("no-such-card", card=names((first | second) & ~cards)[0], cards=names(cards))
    fewer, more = sorted((int(size(first)), int(size(second))))
    if more - fewer > 1 or more > MAX_HAND:
        raise Refused("uneven-hands")
    return first, second


def _cards(text: str) -> int:
    words = [character(word) for word in words_of(text)]
    for word in words:
        if words.count(word) > 1:
            raise Refused("card-twice", card=word)
    return set_of(words)


def _tokens(args: Namespace) -> Tokens:
    (a, b), (c, d) = (_held(text) for text in args.tokens)
    return a, b, c, d


def _held(text: str) -> tuple[int, int]:
    """Return the numbers of 1s and 2s: `2+1+1` has two 1s and one 2."""
    tokens = [_number(part, 0, 2) for part in text.split("+")]
    return tokens.count(1), tokens.count(2)


def _number(text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise Refused("not-between", value=text, low=low, high=high)
    return int(text)


def _mean(solved: Round) -> dict[str, Any]:
    """Return the mean value before the dice are rolled."""
    return {"value": solved.mean()}


def _turn(solved: Round, dice: list[int]) -> dict[str, Any]:
    mix: Solution = solved.equilibrium(*dice)
    return {
        "dice": dice,
        "value": solved.value(*dice),
        "first": _mixture(solved.first, mix.row),
        "second": _mixture(solved.second, mix.column),
        "payoffs": solved.payoffs(*dice),
    }


def _mixture(hand: int, chances: list[float]) -> dict[str, float]:
    return {CHARACTERS[card]: chance for card, chance in zip(members(hand), chances, strict=True)}


def _print(report: dict[str, Any], words: Words) -> None:
    print(words("solve-round", value=_signed(report["value"], words)))
    payoffs = [worth for line in report.get("payoffs", []) for worth in line]
    if payoffs and max(payoffs) - min(payoffs) < TOLERANCE:
        print(words("solve-all-the-same"))
        return
    for seat, side in enumerate(("first", "second")):
        for card, chance in sorted(report.get(side, {}).items(), key=lambda each: -each[1]):
            if chance > 0:
                print(words("solve-mix", number=seat + 1, share=words.decimal(100 * chance), card=card))


def _signed(value: float, words: Words) -> str:
    """Write a number with its sign, or without one if it rounds to zero."""
    shown = words.decimal(abs(value), 5)
    return shown if not any(digit in shown for digit in "123456789") else f"{'+' if value > 0 else '−'}{shown}"
