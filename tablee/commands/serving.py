"""`tablee serve`: serves tables over HTTP and WebSocket."""

from __future__ import annotations

import os
import webbrowser
from argparse import Namespace
from functools import partial
from threading import Timer
from typing import Final

from tablee.commands.parsing import Parser
from tablee.words import Words

HERE_ONLY: Final = ("127.0.0.1", "localhost", "::1")
OPEN_AFTER: Final = 1.5
"""How many seconds to wait for the server before opening the browser."""


def add_settings(parser: Parser, words: Words) -> None:
    """Add every setting as an argument, with its default and its environment variable."""
    from tablee.server.settings import describe  # noqa: PLC0415 (the other commands need no server)

    for setting in describe():
        default = f"{setting.default}".lower() if isinstance(setting.default, bool) else f"{setting.default}"
        about = words(setting.message)
        more = words("serve-default", text=default or "–", variable=setting.variable)
        parser.add_argument(setting.option, dest=setting.name, metavar="VALUE", help=f"{about} {more}")
    parser.add_argument("--open", action="store_true", help=words("serve-open"))


def serve(args: Namespace, words: Words) -> int:
    """Serve until stopped."""
    from tablee.server.serve import run  # noqa: PLC0415 (the other commands need no server)
    from tablee.server.settings import load  # noqa: PLC0415

    settings = load(vars(args), os.environ)
    run(settings, partial(_ready, words, settings.host, args.open))
    return 0


def _ready(words: Words, host: str, opens: bool, url: str) -> None:
    print(words("serve-ready", url=url), flush=True)
    if host in HERE_ONLY:
        print(words("serve-here-only"), flush=True)
    if opens:
        Timer(OPEN_AFTER, webbrowser.open, (url,)).start()
