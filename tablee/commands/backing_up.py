"""`tablee backup` and `tablee move`: copy a server's tables and guests, or move them to PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from tablee.commands.parsing import Parser
from tablee.core.refusal import Refused
from tablee.words import Words


def add_arguments(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee backup`."""
    parser.add_argument("file", metavar="FILE", help=words("cli-backup-file"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.add_argument("--without-running", action="store_true", help=words("cli-without-running"))


def backup(args: Namespace, words: Words) -> int:
    """Make the copy and print what it contains."""
    from tablee.storage.backup import back_up  # noqa: PLC0415 (the other commands need no store)
    from tablee.storage.store import CannotOpen, default_url  # noqa: PLC0415

    url = args.database or os.environ.get("TABLEE_DATABASE") or default_url()
    try:
        count = back_up(url, Path(args.file), without_running=args.without_running)
    except CannotOpen as error:
        raise Refused("cannot-open", text=str(error)) from error
    print(words("backup-done", path=args.file, count=count))
    return 0


def add_move_arguments(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee move`."""
    parser.add_argument("source", metavar="sqlite:///FILE", help=words("cli-move-source"))
    parser.add_argument("target", metavar="postgresql://…", help=words("cli-move-target"))


def move(args: Namespace, words: Words) -> int:
    """Move a server's tables and guests from SQLite to PostgreSQL."""
    from tablee.storage.store import CannotOpen, Unavailable  # noqa: PLC0415 (the other commands need no store)

    try:
        from tablee.storage import transfer  # noqa: PLC0415 (not everybody has asyncpg)

        count = asyncio.run(transfer.move(args.source, args.target))
    except ModuleNotFoundError as error:
        raise Refused("cannot-open", text="PostgreSQL needs asyncpg: pip install 'tablee[postgres]'") from error
    except (CannotOpen, Unavailable) as error:
        raise Refused("cannot-open", text=str(error)) from error
    print(words("backup-done", path=args.target.rsplit("@", 1)[-1], count=count))
    return 0
