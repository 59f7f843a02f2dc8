"""One port for several processes: how it is bound, and how a process ends with the one that started it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket

from tablee.core.refusal import Refused

SUPERVISOR = "TABLEE_SUPERVISOR"
"""The environment variable that tells a process who started it."""

EVERY = 1.0


def bound(host: str, port: int, *, shared: bool = True) -> socket.socket:
    """A socket that has a port and does not listen yet; a shared one leaves it to other processes of the same user too.

    Its kind says TCP, or else asyncio would let small answers wait for one another.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise Refused("cannot-listen", host=host, number=port, text=error.strerror or str(error)) from error
    return made


async def end_with_supervisor() -> None:
    """Stop, as if told to, when the process that started this one is gone; for ever where nobody did."""
    started_by = os.environ.get(SUPERVISOR, "")
    while started_by:
        await asyncio.sleep(EVERY)
        if str(os.getppid()) != started_by:
            os.kill(os.getpid(), signal.SIGTERM)
            return
