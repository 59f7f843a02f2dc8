"""Write the files generated from the Python definitions: TypeScript types, `docs/wire.md`, the reference.

With --check, compare.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from tablee.registry import all_games
from tablee.server.openapi import describe
from tablee.wire import coach, http
from tablee.wire.client import ClientMessage
from tablee.wire.document import document
from tablee.wire.server import WIRE_VERSION, ServerMessage
from tablee.wire.typescript import requests, typescript
from tools import reference

ROOT = Path(__file__).parent.parent


def generated() -> dict[Path, str]:
    """Return every generated file with its text."""
    over_http = [
        kind
        for module in (http, coach)
        for kind in vars(module).values()
        if getattr(kind, "__module__", "") == module.__name__
    ]
    sides = {"ClientMessage": get_args(ClientMessage), "ServerMessage": get_args(ServerMessage)}
    messages = [kind for side in sides.values() for kind in side]
    files = {
        ROOT / "web" / "src" / "wire.ts": "\n".join(
            [typescript([*messages, *over_http], sides, {"WIRE_VERSION": WIRE_VERSION}), requests(describe())]
        ),
        ROOT / "docs" / "wire.md": document(),
        ROOT / "docs" / "reference" / "commands.md": reference.commands(),
        ROOT / "docs" / "reference" / "settings.md": reference.settings(),
    }
    for name, game in all_games().items():
        if not (ROOT / "tablee" / "games" / name / "board").is_dir():
            continue  # the generic board needs no types
        kinds = [kind for kind in (game.views, game.piece, game.forecasts) if kind is not None]
        files[ROOT / "tablee" / "games" / name / "board" / "view.ts"] = typescript(kinds)
    return files


def main() -> int:
    """Write the files, or check that nothing would change."""
    stale = [path for path, text in generated().items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run 'make types'")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(generated()[path])
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
