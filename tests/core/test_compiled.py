"""The program knows whether it was compiled."""

from importlib.util import find_spec

from tablee.core.compiled import COMPILED


def test_compiled_says_what_was_loaded() -> None:
    spec = find_spec("tablee.core.compiled")
    assert spec is not None
    assert str(spec.origin).endswith(".py") is not COMPILED
