"""Share one port between several processes, and end a process together with its supervisor."""

from __future__ import annotations

import asyncio
import os
import signal
import socket

from tablee.core.refusal import Refused

SUPERVISOR = "TABLEE_SUPERVISOR"
"""The environment variable with the supervisor's process id."""

CHECK_EVERY = 1.0


def bound(host: str, port: int, *, shared: bool = True) -> socket.socket:
    """Return a socket bound to a port, not yet listening. With `shared`, other processes may bind the port too.

    Only processes of the same user can share it. The socket names TCP as its protocol; otherwise asyncio would delay
    small answers.
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
    """Stop this process when its supervisor is gone. Does nothing without a supervisor."""
    started_by = os.environ.get(SUPERVISOR, "")
    while started_by:
        await asyncio.sleep(CHECK_EVERY)
        if str(os.getppid()) != started_by:
            os.kill(os.getpid(), signal.SIGTERM)
            return
