"""The command `tablee`: parses its arguments, runs a command, and reports errors in the user's language."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from tablee import __version__
from tablee.commands import (
    administering,
    backing_up,
    coaching,
    joining,
    laboratory,
    new_game,
    playing,
    puzzles,
    records,
    running,
    serving,
    shelf,
    text_seats,
    watching,
)
from tablee.commands.extensions import Extensions
from tablee.commands.parsing import Parser, add_command, add_game
from tablee.core.compiled import COMPILED
from tablee.core.match import BrokenLog
from tablee.core.record_reader import BrokenRecord
from tablee.core.refusal import Refused
from tablee.registry import all_games
from tablee.terminal.memory import remembered_language
from tablee.terminal.pace import DEFAULT_PACE
from tablee.words import LANGUAGES, Words, choose_language

FAILED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Return 0 on success, 1 if a record is invalid, 2 on any other failure."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(choose_language(None, os.environ))
    try:
        words = Words(choose_language(_language(given) or remembered_language(), os.environ))
        return _run(_understood(given, words), words)
    except BrokenPipeError:
        return _pipe_closed()
    except (Refused, BrokenRecord, BrokenLog, OSError, KeyboardInterrupt) as problem:
        print(complaint(problem, _about_game(given, words)), file=sys.stderr)
        return FAILED


def _about_game(given: Sequence[str], words: Words) -> Words:
    """Return the words of the game that the arguments name: a refusal may be about its options."""
    named = (game for name, game in all_games().items() if any(word.replace("-", "_") == name for word in given))
    game = next(named, None)
    return words if game is None else Words(words.language, game)


def _understood(given: Sequence[str], words: Words) -> Namespace:
    args, unknown = parser(words).parse_known_args(given)
    if unknown:
        program = " ".join(filter(None, ("tablee", args.command)))
        raise Refused("arguments-unknown", text=" ".join(unknown), program=program)
    return args


def _run(args: Namespace, words: Words) -> int:
    code: int | None = args.run(args, words)
    sys.stdout.flush()
    return code or 0


def _language(arguments: list[str]) -> str | None:
    """Return the requested language, so that even a wrong argument is answered in it."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _pipe_closed() -> int:
    """Handle a closed output pipe: send the rest of the output nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


def complaint(problem: BaseException, words: Words) -> str:
    """Word an error for the user."""
    match problem:
        case BrokenRecord():
            return words("broken-record", line=problem.line, text=_refused(problem.why, words))
        case BrokenLog():
            return words("broken-log", entry=problem.entry + 1, text=_refused(problem.__cause__, words))
        case Refused():
            return _refused(problem, words)
        case OSError():
            return words("file-trouble", path=str(problem.filename or ""), text=problem.strerror or str(problem))
        case _:
            return words("interrupted")


def _refused(refused: BaseException | None, words: Words) -> str:
    """Word a refusal with the program's words, or those of the game it comes from."""
    if not isinstance(refused, Refused):
        return str(refused)
    speakers = (words, *(Words(words.language, game) for game in all_games().values()))
    fitting = (speaker for speaker in speakers if speaker.has(f"refused-{refused.code}"))
    return next(fitting, words).refused(refused)


def version(words: Words) -> str:
    """Return the version, and whether the rules are compiled."""
    return words("version-compiled" if COMPILED else "version-plain", version=__version__)


def parser(words: Words) -> Parser:
    """Return the parser with all commands and their arguments."""
    whole = Parser(words=words, prog="tablee", description=words("cli-about"))
    whole.add_argument("--version", action="version", version=version(words), help=words("cli-version"))
    whole.add_argument("--lang", metavar="|".join(LANGUAGES), help=words("cli-lang"))
    whole.set_defaults(run=lambda _args, _words: print(whole.format_help()))
    commands = whole.add_subparsers(title=words("cli-commands"), metavar="COMMAND", dest="command", parser_class=Parser)
    add_command(commands, words, "games", shelf.games)
    options = add_command(commands, words, "options", shelf.options)
    options.add_argument("game", metavar="GAME", help=words("cli-game"))
    _add_play(add_command(commands, words, "play", playing.play), words)
    learn = add_command(commands, words, "learn", playing.learn)
    learn.add_argument("game", metavar="GAME", help=words("cli-game"))
    _add_screen(learn, words)
    joining.add_join(add_command(commands, words, "join", joining.join), words)
    joining.add_host(add_command(commands, words, "host", joining.host), words)
    joining.add_tables(add_command(commands, words, "tables", joining.tables), words)
    _add_watch(add_command(commands, words, "watch", watching.watch), words)
    _add_replay(add_command(commands, words, "replay", records.replay), words)
    verify = add_command(commands, words, "verify", records.verify)
    verify.add_argument("file", metavar="FILE", help=words("cli-file"))
    serving.add_settings(add_command(commands, words, "serve", serving.serve), words)
    backing_up.add_arguments(add_command(commands, words, "backup", backing_up.backup), words)
    backing_up.add_move_arguments(add_command(commands, words, "move", backing_up.move), words)
    administering.add_arguments(add_command(commands, words, "admin", administering.admin), words)
    _add_simulate(add_command(commands, words, "simulate", laboratory.run_simulation), words)
    _add_arena(add_command(commands, words, "arena", laboratory.run_arena), words)
    running.add_results(add_command(commands, words, "results", running.results), words)
    text_seats.add_arguments(add_command(commands, words, "seat", text_seats.seat), words)
    coaching.add_hint(add_command(commands, words, "hint", coaching.hint), words)
    coaching.add_analyse(add_command(commands, words, "analyse", coaching.analyse), words)
    puzzles.add_puzzle(add_command(commands, words, "puzzle", puzzles.puzzle), words)
    new_game.add_arguments(add_command(commands, words, "new-game", new_game.new_game), words)
    extensions = Extensions(commands, words)
    coaching.add_solve(extensions.shared("solve", "cli-solve", coaching.solve), words)
    extensions.add_all()
    return whole


def _add_play(play: Parser, words: Words) -> None:
    add_game(play, words, required=False)
    _add_seats(play, words)
    play.add_argument("--name", metavar="NAME", action="append", default=[], help=words("cli-name"))
    play.add_argument("--seed", metavar="HEX", help=words("cli-seed"))
    play.add_argument("--record", metavar="FILE", help=words("cli-record"))
    play.add_argument("--resume", metavar="FILE", nargs="?", const="", help=words("cli-resume"))
    play.add_argument("--from", metavar="POSITION", dest="position", help=words("cli-play-from"))
    _add_screen(play, words)


def _add_screen(command: Parser, words: Words) -> None:
    command.add_argument("--pace", metavar="PACE", default=DEFAULT_PACE, help=words("cli-pace"))
    command.add_argument("--plain", action="store_true", help=words("cli-plain"))


def _add_watch(watch: Parser, words: Words) -> None:
    add_game(watch, words, required=True)
    _add_seats(watch, words)
    watch.add_argument("--seed", metavar="HEX", help=words("cli-seed"))
    watch.add_argument("--record", metavar="FILE", help=words("cli-record"))
    _add_screen(watch, words)


def _add_replay(replay: Parser, words: Words) -> None:
    replay.add_argument("file", metavar="FILE", help=words("cli-file"))
    replay.add_argument("--seat", metavar="N", help=words("cli-viewer"))
    replay.add_argument("--all", action="store_true", help=words("cli-all"))
    replay.add_argument("--plain", action="store_true", help=words("cli-plain"))


def _add_simulate(simulate: Parser, words: Words) -> None:
    add_game(simulate, words, required=True)
    _add_seats(simulate, words, "+")
    simulate.add_argument("--games", metavar="N", default="1000", help=words("cli-matches"))
    running.add_run(simulate, words)


def _add_arena(arena: Parser, words: Words) -> None:
    add_game(arena, words, required=True)
    _add_seats(arena, words, "+")
    arena.add_argument("--deals", metavar="N", default="200", help=words("cli-deals"))
    arena.add_argument("--ladder", action="store_true", help=words("cli-ladder"))
    arena.add_argument("--write", metavar="FILE", help=words("cli-write"))
    running.add_run(arena, words)


def _add_seats(command: Parser, words: Words, several: str | None = None) -> None:
    command.add_argument("--seats", metavar="N", help=words("cli-seats"))
    command.add_argument(
        "--bots",
        metavar="NAME,NAME",
        nargs=several,
        action="append" if several is None else "extend",
        default=[],
        help=words("cli-bots" if several is None else "cli-entrants"),
    )
