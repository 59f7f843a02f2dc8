"""The virtual environments. Each is rebuilt only when its inputs have changed."""

import hashlib
import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools import front_end

ROOT = Path(__file__).parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
STAMP = "made-from.sha256"
BUILD_FILES = ("pyproject.toml", "setup.py", "constraints.txt")
SOURCES = (*BUILD_FILES, "README.md", "LICENSE", "package*.json", "tools/*.py", "web/**/*", "tablee/**/*")
MADE_BY_US = {"__pycache__", "static", "manual"}
QUIET_SECONDS = 15.0
"""After this many seconds without output, print that work goes on."""


class Environment(NamedTuple):
    """A folder, the packages to install, the files it depends on, the build's variables, and how long it takes."""

    folder: str
    install: tuple[str, ...]
    made_from: tuple[str, ...]
    variables: dict[str, str]
    takes: str

    def program(self, name: str) -> str:
        return str(ROOT / self.folder / SCRIPTS / name)


DEV = Environment(".venv", ("--editable", ".[dev]"), BUILD_FILES, {}, "half a minute")
PLAY = Environment(".venv-play", (".",), SOURCES, {"TABLEE_COMPILE": "0"}, "half a minute")
COMPILED = Environment(".venv-compiled", (".[dev]",), SOURCES, {"TABLEE_REQUIRE_COMPILED": "1"}, "two minutes")
FALLBACK = Environment(".venv-fallback", (".[dev]",), SOURCES, {"CC": "/bin/false"}, "half a minute")
BENCH = Environment(
    ".venv-bench", ("--requirement", "bench/requirements.txt"), ("constraints.txt", "bench/*.txt"), {}, "a minute"
)
BY_NAME = {"dev": DEV, "play": PLAY, "compiled": COMPILED, "fallback": FALLBACK, "bench": BENCH}


def uv() -> str:
    """Return the installer uv, in its own folder. It does in seconds what takes pip a minute."""
    folder = ROOT / ".make" / "uv"
    program = folder / SCRIPTS / "uv"
    if not program.exists():
        print("fetching the installer uv (about ten seconds) …", flush=True)
        venv.create(folder, with_pip=True)
        pip = [str(folder / SCRIPTS / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--constraint", "constraints.txt", "uv"], cwd=ROOT, check=True)
    return str(program)


def files(patterns: tuple[str, ...]) -> Iterator[Path]:
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and not MADE_BY_US.intersection(path.parts):
                yield path


def digest(environment: Environment) -> str:
    made_from = hashlib.sha256(repr((sys.version, sys.prefix, environment)).encode())
    for path in files(environment.made_from):
        made_from.update(str(path.relative_to(ROOT)).encode())
        made_from.update(path.read_bytes())
    return made_from.hexdigest()


def run_uv(*arguments: str, **variables: str) -> None:
    quiet = {"UV_NO_PROGRESS": "1", "VIRTUAL_ENV": ""}
    watched([uv(), *arguments], os.environ | quiet | variables)


def watched(command: list[str], environment: dict[str, str], patience: float = QUIET_SECONDS) -> None:
    """Run a silent program, and print now and then that it still works."""
    began = time.monotonic()
    with subprocess.Popen(command, cwd=ROOT, env=environment) as running:
        while (code := _ended(running, patience)) is None:
            print(f"  … still working, {time.monotonic() - began:.0f} s", flush=True)
    if code != 0:
        raise subprocess.CalledProcessError(code, command)


def _ended(running: subprocess.Popen[bytes], patience: float) -> int | None:
    """Return the exit code, or None if the program is still running after this time."""
    try:
        return running.wait(patience)
    except subprocess.TimeoutExpired:
        return None


def make(environment: Environment) -> None:
    """Bring the environment up to date, if it is not."""
    stamp = ROOT / environment.folder / STAMP
    wanted = digest(environment)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    stamp.unlink(missing_ok=True)
    if environment.made_from == SOURCES and front_end.installed_node() is not None:
        _front_end()
    print(f"installing into {environment.folder} (about {environment.takes}) …", flush=True)
    run_uv("venv", "--quiet", "--seed", "--allow-existing", "--python", sys.executable, environment.folder)
    pinned = ("--constraints", "constraints.txt", "--build-constraints", "constraints.txt")
    target = ("--python", environment.program("python"), "--reinstall-package", "tablee")
    run_uv("pip", "install", "--quiet", *target, *pinned, *environment.install, **environment.variables)
    stamp.write_text(wanted)


def _front_end() -> None:
    """Build the web app with visible output. Without Node on this machine, the installation builds it."""
    if front_end.main() != 0:
        raise subprocess.CalledProcessError(1, ["tools.front_end"])


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        try:
            make(BY_NAME[asked])
        except subprocess.CalledProcessError:
            sys.exit(f"{BY_NAME[asked].folder} could not be made; the reason is above")
