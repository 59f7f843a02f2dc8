"""Run a command and keep its output under docs/measurements, with the date, the machine and the commit.

Usage: `python -m tools.measured NAME COMMAND…`
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "measurements"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def output_of(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def commit() -> str:
    """Return the current commit, and whether there are uncommitted changes."""
    changed = " with changes" if output_of("git", "status", "--porcelain", "--untracked-files=no") else ""
    return output_of("git", "rev-parse", "--short", "HEAD") + changed


def processor() -> str:
    """Return the processor's model, if the system tells it."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def machine() -> str:
    """Return the machine, and its load at the start."""
    load = f"load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    system = f"{platform.system()} {platform.release().partition('-')[0]}"
    return ", ".join(
        filter(None, [f"{os.cpu_count()} cores", processor(), system, f"Python {platform.python_version()}", load])
    )


def head(command: list[str], now: datetime) -> str:
    """Return the head of a measurement file."""
    lines = {
        "date": f"{now:%Y-%m-%d %H:%M} UTC",
        "machine": machine(),
        "commit": commit(),
        "command": " ".join(command),
    }
    return "".join(f"{name:9}{value}\n" for name, value in lines.items()) + "\n"


def kept(line: str) -> str:
    """Return a line as the file has it: without colours, and without the places of this checkout and of Python."""
    return COLOURS.sub("", line).replace(f"{ROOT}/", "").replace(str(ROOT), ".").replace(f"{sys.base_prefix}/", "")


def keep(command: list[str], file: TextIO) -> int:
    """Run the command, print every line and write it to the file."""
    variables = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            file.write(kept(line))
    return running.returncode


def main(name: str, *command: str) -> int:
    now = datetime.now(UTC)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}-{now:%Y-%m-%d}.txt"
    with path.open("w", encoding="utf-8") as file:
        file.write(head(list(command), now))
        return keep(list(command), file)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
