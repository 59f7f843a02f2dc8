"""Write the reference of the command line and of the server's settings, from the code that reads them."""

from __future__ import annotations

from argparse import Action, _HelpAction, _SubParsersAction
from collections.abc import Iterator

from tablee.cli import parser
from tablee.commands.parsing import Parser
from tablee.server.settings import describe
from tablee.words import Words

COMMANDS = """# Command line

`--help` explains every command: `tablee play --help`. `--lang en|fr|ru` sets its language. The exit status is 0 for success,
1 for a record that fails verification, and 2 for an error. An error message says what to do.
"""
SETTINGS = """# Settings of the server

Give a setting to `tablee serve` as an option, or set its environment variable. The option wins.

| option | variable | default | what it does |
|---|---|---|---|
"""


def commands() -> str:
    """Return the page about the command line."""
    whole = parser(Words("en"))
    return COMMANDS + "".join(f"\n{section}" for section in _sections(whole, 2))


def settings() -> str:
    """Return the page about the server's settings."""
    words = Words("en")
    return SETTINGS + "".join(
        f"| `{each.option}` | `{each.variable}` | {_default(each.default)} | {_cell(words(each.message))} |\n"
        for each in describe()
    )


def _sections(whole: Parser, level: int) -> Iterator[str]:
    """Yield a section for each command below this one, and for their subcommands."""
    for action in _commands_of(whole):
        about = {each.dest: each.help or "" for each in action._choices_actions}  # noqa: SLF001  argparse has no public way
        for name, command in action.choices.items():
            yield f"{'#' * level} {command.prog}\n\n{_cell(about.get(name, ''))}\n\n{_table(command)}"
            yield from _sections(command, level + 1)


def _commands_of(whole: Parser) -> Iterator[_SubParsersAction[Parser]]:
    for action in whole._actions:  # noqa: SLF001  the same
        if isinstance(action, _SubParsersAction):
            yield action


def _table(command: Parser) -> str:
    rows = [
        f"| {_spelling(action)} | {_cell(action.help or '')} |\n"
        for action in command._actions  # noqa: SLF001  the same
        if not isinstance(action, (_HelpAction, _SubParsersAction)) and action.dest != "lang"
    ]
    return "".join(("| argument | what it does |\n|---|---|\n", *rows)) if rows else ""


def _spelling(action: Action) -> str:
    value = action.metavar if isinstance(action.metavar, str) else ""
    if not action.option_strings:
        return f"`{(value or action.dest).replace('|', '/')}`"
    return f"`{', '.join(action.option_strings)}{' ' + value.replace('|', '/') if value and action.nargs != 0 else ''}`"


def _default(value: object) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`" if value not in ("", None) else "–"


def _cell(text: str) -> str:
    return " ".join(text.replace("%%", "%").replace("|", "\\|").split())
