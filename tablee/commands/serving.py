"""`tablee serve`: tables for everybody, over HTTP and WebSocket."""

from __future__ import annotations

import os
from argparse import Namespace
from functools import partial

from tablee.commands.parsing import Parser
from tablee.words import Words


def add_settings(parser: Parser, words: Words) -> None:
    """Every setting as an argument, with its default and its environment variable."""
    from tablee.server.settings import describe  # noqa: PLC0415 (the other commands need no server)

    for setting in describe():
        default = f"{setting.default}".lower() if isinstance(setting.default, bool) else f"{setting.default}"
        about = words(setting.message)
        more = words("serve-default", text=default or "–", variable=setting.variable)
        parser.add_argument(setting.option, dest=setting.name, metavar="VALUE", help=f"{about} {more}")


def serve(args: Namespace, words: Words) -> int:
    """Serve until stopped."""
    from tablee.server.serve import run  # noqa: PLC0415 (the other commands need no server)
    from tablee.server.settings import load  # noqa: PLC0415

    settings = load(vars(args), os.environ)
    run(settings, partial(_ready, words))
    return 0


def _ready(words: Words, url: str) -> None:
    print(words("serve-ready", url=url), flush=True)
