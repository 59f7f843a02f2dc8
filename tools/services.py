"""Find PostgreSQL, Redis and browsers for the tests, and install missing Debian packages if allowed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SKIP = "TABLEE_SKIP_SERVICES"
PACKAGES = {
    "postgresql": "PostgreSQL",
    "redis-server": "Redis",
    "chromium": "Chromium",
    "tmux": "tmux",
    "firefox-esr": "Firefox",
}
ONLY_ALL = ("firefox-esr",)
"""Packages that only `make test-all` needs."""
FONTS = "fonts-dejavu-core"
ADVICE = (
    f"Install it (Debian: apt-get install {' '.join(PACKAGES)}), or set {SKIP}=1 to leave out the tests that need it"
)


def postgres_program(name: str) -> Path | None:
    """Return one of PostgreSQL's programs, of the newest version here. Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    named = shutil.which(name)
    return found[-1] if found else Path(named) if named else None


def redis_program() -> Path | None:
    named = shutil.which("redis-server")
    return Path(named) if named else None


def browser_program() -> Path | None:
    named = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return Path(named) if named else None


def missing(*, everything: bool = False) -> list[str]:
    """Return the missing packages."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    here = {
        "postgresql": postgres_program("initdb"),
        "redis-server": redis_program(),
        "chromium": browser_program(),
        "tmux": shutil.which("tmux"),
        "firefox-esr": firefox,
    }
    wanted = [package for package in here if everything or package not in ONLY_ALL]
    return [package for package in wanted if here[package] is None]


def install(packages: list[str]) -> None:
    """Install packages without starting their services: the tests start their own servers."""
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *command], env=variables, check=False, stdout=subprocess.DEVNULL)


def provide(*, everything: bool = False) -> bool:
    """Return whether the tests have what they need, or may run without. `everything` is for `make test-all`."""
    if not missing(everything=everything) or os.environ.get(SKIP) == "1":
        return True
    if shutil.which("apt-get") and os.geteuid() == 0:
        install([*missing(everything=everything), FONTS])
    left = missing(everything=everything)
    for package in left:
        print(f"{PACKAGES[package]} is not installed. {ADVICE}.", flush=True)
    return not left


if __name__ == "__main__":
    sys.exit(not provide())
