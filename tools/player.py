"""A player's installation: plain Python at once, and compiled rules from the next start on.

Compiling takes minutes, and nobody should wait that long for a first game. So `make play` installs plain Python,
starts the server, and compiles a wheel at low priority meanwhile. The next `make play` installs the wheel.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import PLAY, ROOT, STAMP, digest, make, run_uv, uv

WHEELS = ROOT / ".make" / "wheels"
LOG = ROOT / ".make" / "compile.log"
LOCK = ROOT / ".make" / "compile.lock"


def is_compiled(wanted: str) -> bool:
    """Return whether these sources are installed from a wheel that was compiled in the background."""
    stamp = ROOT / PLAY.folder / STAMP
    return stamp.exists() and stamp.read_text() == f"{wanted} compiled"


def install() -> None:
    """Install the compiled wheel of these sources, or plain Python until there is one."""
    wanted = digest(PLAY)
    if is_compiled(wanted):
        return
    wheel = next((WHEELS / wanted).glob("*.whl"), None)
    if wheel is None:
        make(PLAY)
        print("Compiling the rules in the background. From the next start on, bots and hints are faster.", flush=True)
    else:
        run_uv(
            "pip", "install", "--quiet", "--python", PLAY.program("python"), "--reinstall-package", "tablee", str(wheel)
        )
        (ROOT / PLAY.folder / STAMP).write_text(f"{wanted} compiled")


def compile_rules() -> None:
    """Build a compiled wheel of these sources, unless there is one or another process is building it."""
    wanted = digest(PLAY)
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        if not is_compiled(wanted) and not (WHEELS / wanted).exists():
            _build(WHEELS / wanted)


def _build(folder: Path) -> None:
    """Build into a folder beside it first: an interrupted build must not look like a finished one."""
    os.nice(10)
    shutil.rmtree(WHEELS, ignore_errors=True)
    unfinished = folder.with_suffix(".unfinished")
    command = [uv(), "build", "--wheel", "--build-constraints", "constraints.txt", "--out-dir", str(unfinished), "."]
    with LOG.open("w") as log:
        built = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL, check=False)
    if built.returncode == 0:
        unfinished.rename(folder)


if __name__ == "__main__":
    try:
        compile_rules() if sys.argv[1:] == ["compile"] else install()
    except subprocess.CalledProcessError:
        sys.exit(f"{PLAY.folder} could not be made; the reason is above")
