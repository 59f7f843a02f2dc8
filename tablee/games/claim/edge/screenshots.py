"""Claim's screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tools.shots import Shot, share_device

BOTS: Final = 1


def shots(address: str, token: str) -> Iterator[Shot]:  # noqa: ARG001  (others open tables)
    """Yield the screenshots: two players on one device, and an example beside its rule."""
    yield Shot("one-device", "/new/claim", "form", (1120, 560), before=share_device)
    yield Shot("rules", "/rules/claim#C-4.5", ".lit figure .board", language="fr")
