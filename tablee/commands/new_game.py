"""`tablee new-game`: writes a small game that passes every law, as a start for your own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Final

import tablee
from tablee import games
from tablee.commands.parsing import Parser
from tablee.core.refusal import Refused
from tablee.registry import broken_plugins, game_ids
from tablee.words import Words

IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SUFFIX: Final = ".in"
"""The suffix of template files. Without the names filled in, they are not valid Python."""
PLAY: Final = "from tablee.testing.playthroughs import write_anew; from {package} import GAME; write_anew(GAME)"


def add_arguments(parser: Parser, words: Words) -> None:
    """Add the arguments: the game's id, and its folder."""
    parser.add_argument("id", metavar="ID", help=words("new-game-id"))
    parser.add_argument("--package", metavar="DIR", help=words("new-game-package"))


def new_game(args: Namespace, words: Words) -> int:
    """Write the folder of a game, or a separate package."""
    _check_id(args.id)
    where = Path(args.package) if args.package else _shelf() / args.id
    if where.exists() and (not where.is_dir() or any(where.iterdir())):
        raise Refused("not-empty", path=str(where))
    names = _names(args.id, in_package=bool(args.package))
    if args.package:
        _fill(files("tablee") / "template" / "package", where, names)
        _fill(files("tablee") / "template" / "game", where / names["package"], names)
    else:
        _fill(files("tablee") / "template" / "game", where, names)
    _write_playthroughs(names["package"], where if args.package else _shelf().parents[1])
    print(words("new-game-written", path=str(where)))
    print(words("new-game-package-next" if args.package else "new-game-next", path=str(where), game_id=args.id))
    return 0


def _check_id(name: str) -> None:
    if not IDENTIFIER.fullmatch(name) or iskeyword(name):
        raise Refused("not-an-identifier", value=name)
    if name in (*game_ids(), *(plugin.id for plugin in broken_plugins())):
        raise Refused("game-exists", game_id=name)


def _shelf() -> Path:
    """Return the folder of games in a checkout. Refuse to write into an installed package."""
    folder = Path(games.__path__[0])
    if not (Path(tablee.__file__).parents[1] / "pyproject.toml").is_file():
        raise Refused("no-checkout")
    return folder


def _names(name: str, *, in_package: bool) -> dict[str, str]:
    """Return the placeholders of the template and their values."""
    words = name.split("_")
    return {
        "id": name,
        "class": "".join(word.title() for word in words),
        "title": " ".join(word.title() for word in words),
        "rule": "".join(word[0].upper() for word in words),
        "package": f"tablee_{name}" if in_package else f"{games.__name__}.{name}",
        "distribution": f"tablee-{name.replace('_', '-')}",
        "compiled": "" if in_package else "# compiled by mypyc\n",
    }


def _fill(template: Traversable, where: Path, names: dict[str, str]) -> None:
    """Write every file of a template with the names filled in."""
    for path, source in _sources(template):
        target = where / _filled(path.removesuffix(SUFFIX), names)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = _filled(source.read_text("utf-8"), names)
        target.write_text(_sorted_imports(text) if target.suffix == ".py" else text, encoding="utf-8")


def _sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield path + entry.name, entry


def _filled(text: str, names: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda found: names[found[1]], text)


def _sorted_imports(text: str) -> str:
    """Sort the imports as linters want them, whatever the game's name."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith("from tablee")]
    for place, line in zip(places, sorted(lines[place] for place in places), strict=True):
        lines[place] = line
    return "\n".join(lines)


def _write_playthroughs(package: str, root: Path) -> None:
    """Write the playthroughs that the tests compare with. A new process plays the new game."""
    paths = os.pathsep.join([str(root.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", PLAY.format(package=package)]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, check=True)
