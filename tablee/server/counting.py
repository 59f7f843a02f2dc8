"""Count refusals, so that operators see in the metrics what a server turns away."""

from __future__ import annotations

from typing import Any


def count_refusal(app: Any, code: str) -> None:
    """Count a refusal by its code. Do nothing for an application that has not started."""
    server = getattr(getattr(app, "state", None), "server", None)
    if server is not None:
        server.manager.measures.refused(code)
