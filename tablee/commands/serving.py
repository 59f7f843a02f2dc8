"""`tablee serve`: serves tables over HTTP and WebSocket."""

from __future__ import annotations

import os
import socket
import webbrowser
from argparse import Namespace
from functools import partial
from threading import Timer
from typing import Final

from tablee.commands.parsing import Parser
from tablee.words import Words

HERE_ONLY: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")
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
    run(settings, partial(_ready, words, "" if settings.proxy else settings.host, args.open))
    return 0


def _ready(words: Words, host: str, opens: bool, url: str) -> None:
    """Print the address, and how others reach it. Without a host, they come through a proxy."""
    print(words("serve-ready", url=url), flush=True)
    if host in HERE_ONLY:
        print(words("serve-here-only"), flush=True)
    elif host in EVERYWHERE and (address := network_address()):
        print(words("serve-network", url=url.replace("localhost", address)), flush=True)
    if opens:
        Timer(OPEN_AFTER, webbrowser.open, (url,)).start()


def network_address() -> str | None:
    """Return this machine's address on its network, or None without a network. Connecting by UDP sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation: only the route to it matters
        except OSError:
            return None
        return str(probe.getsockname()[0])
