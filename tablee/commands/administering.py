"""`tablee admin`: sends an operator's orders to a running server, over its admin port."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from argparse import Namespace
from typing import Any, Final

from tablee.commands.parsing import Parser
from tablee.core.refusal import Refused
from tablee.words import Words

ORDERS: Final = ("show", "close", "ban", "unban", "revoke", "announce")
FIELDS: Final = {"close": "code", "ban": "address", "unban": "address", "revoke": "user", "announce": "minutes"}
"""The meaning of each order's argument."""


def add_arguments(parser: Parser, words: Words) -> None:
    """Add the arguments: the order, its subject, and the server."""
    parser.add_argument("order", metavar="|".join(ORDERS), choices=ORDERS, help=words("cli-order"))
    parser.add_argument("subject", metavar="WHAT", help=words("cli-order-subject"))
    parser.add_argument("--hours", metavar="N", default="24", help=words("cli-order-hours"))
    parser.add_argument("--admin", metavar="URL", default="http://127.0.0.1:9012", help=words("cli-admin-url"))


def admin(args: Namespace, words: Words) -> int:
    """Send an order and print the result."""
    if args.order == "show":
        print(json.dumps(_ask(args.admin, f"/tables/{args.subject}", None), indent=2, ensure_ascii=False))
        return 0
    _ask(args.admin, "/orders", _order(args))
    print(words("admin-done"))
    return 0


def _order(args: Namespace) -> dict[str, Any]:
    value: Any = _number(args.subject) if args.order == "announce" else args.subject
    order = {"order": args.order, FIELDS[args.order]: value}
    return {**order, "hours": _number(args.hours)} if args.order == "ban" else order


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Refused("not-a-number", value=text, low=0)
    return int(text)


def _ask(admin_url: str, path: str, body: dict[str, Any] | None) -> Any:
    headers = {"X-Tablee-Operator": "1", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(admin_url.rstrip("/") + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        raise _refusal(error.read()) from error
    except (OSError, ValueError) as error:
        raise Refused("no-server", server=admin_url, detail=str(error)) from error
    return json.loads(text) if text else None


def _refusal(answer: bytes) -> Refused:
    try:
        problem = json.loads(answer)
        return Refused(problem["code"], problem["rule"], **problem["params"])
    except (ValueError, KeyError, TypeError):
        return Refused("try-again")
