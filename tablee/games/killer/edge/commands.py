"""`tablee solve killer`: the chance of winning a duel, the best value of a turn, and the value of each keep."""

from __future__ import annotations

import sys
from argparse import Namespace
from math import ceil
from typing import Any, NamedTuple

import msgspec

from tablee.commands.extensions import Add
from tablee.commands.parsing import chosen_options, whole_number
from tablee.core.refusal import Refused
from tablee.games.killer import GAME
from tablee.games.killer.edge.duel_cache import duel
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER, HANDFULS, sub_handfuls
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import AIMS, aim_worth
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.lab.progress import waiting
from tablee.words import Words

GOALS = {"attack": "aim-attack", "no-loss": "aim-no-loss", "damage": "aim-damage", "net": "aim-net"}
MAX_LIVES = 99
MAX_KEEPS_SHOWN = 8


class Keep(NamedTuple):
    """Dice that can be set aside, and the value of the turn afterwards."""

    dice: list[int]
    value: float


class SolvedPosition(NamedTuple):
    """The solved turn, and its value to the player to move."""

    value: float
    error: float
    turn: SolvedTurn


def add_commands(add: Add, words: Words) -> None:
    """Add the command `tablee solve killer`."""
    killer = add("solve killer", words("solve-killer"), run)
    killer.add_argument("--json", action="store_true", help=words("cli-json"))
    killer.add_argument("--preset", metavar="NAME", help=words("cli-preset"))
    killer.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], dest="settings", help=words("cli-option")
    )
    killer.add_argument("--life", metavar="N", nargs=2, help=words("solve-life"))
    killer.add_argument("--aim", choices=AIMS, help=words("solve-aim"))
    killer.add_argument("--roll", metavar="FACE", nargs="+", default=[], help=words("solve-roll"))
    killer.add_argument("--aside", metavar="FACE", nargs="+", default=[], help=words("solve-aside"))


def run(args: Namespace, words: Words) -> int:
    """Answer for a pair of lives or for an aim."""
    options = chosen_options(GAME, args)
    assert isinstance(options, KillerOptions)
    roll, aside = _dice(args, options)
    if (args.life is None) == (args.aim is None):
        raise Refused("life-or-aim")
    answer = _aim(args.aim, options) if args.aim else _duel(_lives(args), options, words)
    keeps = _keeps(answer.turn, roll, aside) if roll else []
    report = _report(args, options, answer) | ({"roll": roll, "aside": aside, "keeps": _plain(keeps)} if roll else {})
    _print_json(report) if args.json else _print(report, keeps, words)
    return 0


def _duel(lives: list[int], options: KillerOptions, words: Words) -> SolvedPosition:
    with waiting(Words(words.language, GAME)("game-name")):
        solved = duel(options, max(lives), lambda: print(words("solve-working"), file=sys.stderr))
    return SolvedPosition(solved.value(*lives), solved.error(*lives), solved.turn(*lives))


def _aim(aim: str, options: KillerOptions) -> SolvedPosition:
    turn = SolvedTurn(options.dice, aim_worth(Variants(options), aim))
    return SolvedPosition(turn.value(), 0.0, turn)


def _lives(args: Namespace) -> list[int]:
    lives = [whole_number(text) for text in args.life]
    if max(lives) > MAX_LIVES:
        raise Refused("option-bounds", option="--life", value=max(lives), low=1, high=MAX_LIVES)
    return lives


def _dice(args: Namespace, options: KillerOptions) -> tuple[list[int], list[int]]:
    """Return the dice on the table and those set aside before. Together they are all dice, or none."""
    roll, aside = ([_face(text) for text in texts] for texts in (args.roll, args.aside))
    if (roll or aside) and (not roll or len(roll) + len(aside) != options.dice):
        raise Refused("not-all-dice", count=options.dice)
    return sorted(roll), sorted(aside)


def _face(text: str) -> int:
    if text not in tuple("123456"):
        raise Refused("no-face", value=text)
    return int(text)


def _keeps(turn: SolvedTurn, roll: list[int], aside: list[int]) -> list[Keep]:
    """Return everything that can be set aside, the best first."""
    worth = [
        Keep(list(HANDFULS[part]), turn.after(len(roll), sum(aside), part))
        for part in sub_handfuls(HANDFUL_NUMBER[tuple(roll)])
    ]
    return sorted(worth, key=lambda keep: -keep.value)


def _report(args: Namespace, options: KillerOptions, answer: SolvedPosition) -> dict[str, Any]:
    asked = {"aim": args.aim} if args.aim else {"lives": _lives(args)}
    value = {"value": answer.value} if args.aim else {"win": answer.value, "error": answer.error}
    return {"game": "killer", "options": msgspec.to_builtins(options)} | asked | value


def _plain(keeps: list[Keep]) -> list[dict[str, Any]]:
    return [keep._asdict() for keep in keeps]


def _print_json(report: dict[str, Any]) -> None:
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())


def _no_less(error: float) -> float:
    """Round up to the digits shown, which are rounded themselves."""
    return ceil(10_000 * error + 0.5) / 10_000


def _print(report: dict[str, Any], keeps: list[Keep], words: Words) -> None:
    if "aim" in report:
        print(words("solve-aim-value", goal=words(GOALS[report["aim"]]), value=words.decimal(report["value"], 5)))
    else:
        mine, other = report["lives"]
        share, error = words.decimal(100 * report["win"], 4), words.decimal(_no_less(100 * report["error"]), 4)
        print(words("solve-win", mine=mine, other=other, share=share, error=error))
    for keep in keeps[:MAX_KEEPS_SHOWN]:
        print(words("solve-keep", faces=keep.dice, value=words.decimal(keep.value, 5)))
    if len(keeps) > MAX_KEEPS_SHOWN:
        print(words("solve-more-keeps", count=len(keeps) - MAX_KEEPS_SHOWN))
