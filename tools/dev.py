"""Run Tablée for development: the server restarts when its sources change, and Vite reloads the page.

`make dev` calls it. Open Vite's address: it serves the page and forwards /api to the server.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from watchfiles import Change, DefaultFilter

from tools import front_end
from tools.environment import ROOT

PORT = "8012"
"""The port where the proxy of web/vite.config.ts expects the server."""
WATCHED = ("tablee",)
SERVED = (".py", ".ftl", ".md", ".toml", ".json")
"""The endings of files that the server reads at its start. Vite watches the rest."""


class Sources(DefaultFilter):
    """Accepts changes of files that the server reads."""

    def __call__(self, change: Change, path: str) -> bool:
        return path.endswith(SERVED) and super().__call__(change, path)


def server() -> list[str]:
    """Return the command of the server, which restarts when Python sources or texts change."""
    serve = f"{sys.executable} -m tablee serve --port {PORT}"
    return [
        sys.executable,
        "-m",
        "watchfiles",
        "--filter",
        "tools.dev.Sources",
        "--sigint-timeout",
        "5",
        serve,
        *WATCHED,
    ]


def page() -> list[str]:
    """Return the command of Vite's server, with this machine's Node."""
    npm = shutil.which("npm")
    if npm is None or front_end.installed_node() is None:
        sys.exit("make dev needs Node 20.19 or newer on this machine; 'make play' does not")
    return [npm, "run", "--silent", "dev"]


def main() -> int:
    """Run both until Ctrl-C, or until one of them ends."""
    if not (ROOT / "node_modules").is_dir():
        front_end.main()
    environment = os.environ | {"TABLEE_DATA": os.environ.get("TABLEE_DATA", str(ROOT / ".make" / "dev"))}
    Path(environment["TABLEE_DATA"]).mkdir(parents=True, exist_ok=True)
    running = [subprocess.Popen(command, cwd=ROOT, env=environment) for command in (server(), page())]
    try:
        return running[1].wait()
    except KeyboardInterrupt:
        return 0
    finally:
        for each in running:
            each.terminate()


if __name__ == "__main__":
    sys.exit(main())
