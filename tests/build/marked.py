"""The modules that ask to be compiled, of the package that is being tested."""

from collections.abc import Iterator
from pathlib import Path

import tablee

PACKAGE = Path(tablee.__file__).parent
MARKER = "# compiled by mypyc"


def is_marked(source: Path) -> bool:
    return MARKER in source.read_text(encoding="utf-8").splitlines()


def marked_sources() -> Iterator[Path]:
    yield from filter(is_marked, sorted(PACKAGE.rglob("*.py")))


def module_name(source: Path) -> str:
    parts = source.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")
