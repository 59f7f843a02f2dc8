"""Our strongest bots against OpenSpiel's search and against one-ply players.

`python -m bench.strength GAME [DEALS] [SECONDS] [ismcts|mcts|one-ply]` runs `spiel_contest` in OpenSpiel's Python, with
our compiled rules from the other environment of `make bench`. OpenSpiel's search gets at least as much time per move.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools.environment import BENCH, COMPILED

ROOT = Path(__file__).parent.parent


def main(arguments: list[str]) -> None:
    packages = next((ROOT / COMPILED.folder / "lib").glob("python*")) / "site-packages"
    paths = os.pathsep.join([str(packages), str(ROOT)])
    command = [BENCH.program("python"), "-P", "-m", "bench.spiel_contest", *arguments]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
