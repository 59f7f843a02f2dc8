"""Build the documentation site into the package when its sources have changed. `serve` shows it while you write."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "tablee" / "server" / "manual"
STAMP = SITE / ".digest"
REQUIRED = ("mkdocs-material>=9.6", "mkdocstrings-python>=2.0")
SOURCES = ("mkdocs.yml", "*.md", "docs/**/*", "tools/manual*.py", "tablee/__init__.py", "tablee/library/*.py")

QUIET = {"NO_MKDOCS_2_WARNING": "1"}
"""Material announces its successor at every build; this turns it off."""


def digest() -> str:
    """Return a hash of all sources."""
    total = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stale() -> bool:
    """Return whether the site is missing or older than its sources. Without sources, return False."""
    if not (ROOT / "mkdocs.yml").exists():
        return False
    return not STAMP.exists() or STAMP.read_text() != digest()


def build() -> bool:
    """Build the site in strict mode: a dead link is an error. Show the output only then."""
    shutil.rmtree(SITE, ignore_errors=True)
    built = subprocess.run(command(), cwd=ROOT, env=os.environ | QUIET, check=False, capture_output=True, text=True)
    if built.returncode == 0:
        STAMP.write_text(digest())
    else:
        print(built.stdout + built.stderr, file=sys.stderr)
    return built.returncode == 0


def command() -> list[str]:
    """Return the command that builds the site. `--quiet` would hide warnings from strict mode too, and let them pass."""
    return [sys.executable, "-m", "mkdocs", "build", "--strict"]


def build_if_stale() -> None:
    """Build the site for a package. A package without it still works, and says how to get it."""
    if stale() and not (find_spec("mkdocs") and build()):
        print("tablee: could not build the documentation; /docs will say so", file=sys.stderr)


def main() -> int:
    """Build the site, or serve it with `serve`."""
    if "serve" in sys.argv[1:]:
        serve = [sys.executable, "-m", "mkdocs", "serve"]
        return subprocess.run(serve, cwd=ROOT, env=os.environ | QUIET, check=False).returncode
    return 0 if not stale() or build() else 1


if __name__ == "__main__":
    sys.exit(main())
