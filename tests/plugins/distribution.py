"""A game in its own distribution: written by `tablee new-game`, built into a wheel, installed by pip."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tablee.cli import main

GAME = "dice_race"


def install_beside(folder: Path) -> dict[str, str]:
    """Build the distribution and install it into a folder. Return the environment in which Tablée finds it."""
    assert main(["new-game", GAME, "--package", str(folder / "source")]) == 0
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    offline = ["--quiet", "--no-deps", "--no-index"]
    wheels, site = folder / "wheels", folder / "site"
    built = ["wheel", *offline, "--no-build-isolation", "--wheel-dir", str(wheels), str(folder / "source")]
    subprocess.run([*pip, *built], check=True)
    subprocess.run([*pip, "install", *offline, "--target", str(site), *map(str, wheels.iterdir())], check=True)
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))}
