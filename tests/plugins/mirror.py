"""A copy of the checkout in which some folders can be changed. The rest are links."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = (".git", "__pycache__")


def mirror(copy: Path, *own: str) -> Path:
    """Make the copy. `own` folders, and those above them, are its own; everything else in them is linked."""
    folders = {Path()} | {above for name in own for above in (Path(name), *Path(name).parents)}
    for folder in sorted(folders):
        (copy / folder).mkdir(parents=True)
        for entry in (ROOT / folder).iterdir():
            if entry.name not in LEFT_OUT and folder / entry.name not in folders:
                (copy / folder / entry.name).symlink_to(entry)
    return copy


def run(command: list[str], folder: Path) -> str:
    """Run Python in a folder whose modules come first, and return its output."""
    ours = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "TABLEE_SKIP_SERVICES": "1", "TABLEE_TESTS": ""}
    environment = os.environ | ours
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout
