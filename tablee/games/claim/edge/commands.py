"""`tablee solve claim`: solve every decision of a recorded second phase."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tablee.commands.extensions import Add
from tablee.commands.parsing import whole_number
from tablee.commands.printing import print_json
from tablee.commands.running import all_done
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.games.claim import GAME
from tablee.games.claim.edge.endings import TRICKS_OF_SECOND_PHASE, Ending, count_endings, endings
from tablee.lab.interrupts import until_interrupted
from tablee.lab.progress import bar
from tablee.registry import find_game
from tablee.terminal.saves import load
from tablee.words import Words

RESULTS = {"win": "ending-win", "draw": "ending-draw", "loss": "ending-loss"}


def add_commands(add: Add, words: Words) -> None:
    """Add the command `tablee solve claim`."""
    claim = add("solve claim", words("solve-claim"), run)
    claim.add_argument("--json", action="store_true", help=words("cli-json"))
    claim.add_argument("--record", metavar="FILE", required=True, help=words("cli-file"))
    claim.add_argument("--last", metavar="N", default=str(TRICKS_OF_SECOND_PHASE), help=words("solve-last"))


def run(args: Namespace, words: Words) -> int:
    """Solve every decision of the second phase."""
    record = load(Path(args.record), find_game)
    if record.game is not GAME:
        raise Refused("other-game", game_id=record.game.info.id)
    speaker = Words(words.language, GAME, record.names)
    last = whole_number(args.last)
    wanted = count_endings(record, last)
    found: list[Ending] = []
    with bar(speaker("game-name"), wanted) as advance:
        for ending in until_interrupted(endings(record, last)):
            found.append(ending)
            advance()
            if not args.json:
                print(_sentence(ending, record, speaker), flush=True)
    if args.json:
        print_json({"game": "claim", "names": list(record.names), "decisions": [each._asdict() for each in found]})
    return all_done(len(found), wanted)


def _sentence(ending: Ending, record: Record, words: Words) -> str:
    actions = record.game.actions
    best = [words.action(actions[actions.by_text[text]]) for text in ending.best]
    played = words.action(actions[actions.by_text[ending.played]])
    result = words(RESULTS[ending.value])
    seat, number = ending.seat, ending.decision + 1
    if len(best) == ending.legal:
        return words("solve-any-card", number=number, seat=seat, result=result, played=played)
    if ending.good:
        return words("solve-ending", number=number, seat=seat, result=result, played=played, count=len(best))
    return words("solve-mistake", number=number, seat=seat, result=result, played=played, best=best)
