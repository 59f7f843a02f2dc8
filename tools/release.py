"""Build a release, try it in a clean environment, and print the steps left to a person."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.environment import ROOT, SCRIPTS, uv

DIST = ROOT / "dist"
PLAYED = """
import tablee
for name in tablee.shelf():
    print(f"played {name}: {tablee.game(name).match(seed=7).finish('random').result}")
"""
STEPS = """
{version} is built and checked. Next steps:
  1. check the notes in CHANGELOG.md under {version}
  2. git tag -s v{version} && git push --tags
  3. uv publish dist/*
"""


def run(*command: str, cwd: Path = ROOT) -> str:
    """Run a command. If it fails, exit with its output."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def version() -> str:
    """Return the package's version."""
    found = re.search(r'^__version__ = "(.+)"', (ROOT / "tablee" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def problems() -> list[str]:
    """Return the problems to fix before a build."""
    found = []
    if run("git", "status", "--porcelain", "--untracked-files=no").strip():
        found.append("there are uncommitted changes")
    if f"## {version()}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        found.append(f"CHANGELOG.md has no section for {version()}")
    return found


def build() -> list[Path]:
    """Build the sdist, and the wheel from it."""
    shutil.rmtree(DIST, ignore_errors=True)
    print("building the sdist and, from it, a wheel (some minutes) …", flush=True)
    run(uv(), "build", "--quiet", "--build-constraints", "constraints.txt", "--out-dir", str(DIST))
    return sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")])


def try_out(wheel: Path) -> None:
    """Install the wheel into an empty environment, outside the checkout, and use it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(uv(), "venv", "--quiet", "--python", sys.executable, str(place / "venv"))
        python = str(place / "venv" / SCRIPTS / "python")
        run(uv(), "pip", "install", "--quiet", "--python", python, str(wheel))
        print(run(str(place / "venv" / SCRIPTS / "tablee"), "--version", cwd=place).strip())
        print(run(python, "-c", PLAYED, cwd=place).strip())


def main() -> int:
    """Check, build, try, and print the remaining steps."""
    if found := problems():
        sys.exit("not ready for a release: " + "; ".join(found))
    made = build()
    for each in made:
        print(f"{each.relative_to(ROOT)}  {each.stat().st_size / 1e6:.1f} MB")
    try_out(next(each for each in made if each.suffix == ".whl"))
    print(STEPS.format(version=version()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
