"""Compare branch coverage with the floors in pyproject.toml for each part."""

import subprocess
import sys
import tomllib

from tools.environment import DEV, ROOT


def read_floors() -> dict[str, int]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, int] = project["tool"]["tablee"]["coverage"]
    return table


def is_covered(part: str, percent: int) -> bool:
    report = [DEV.program("coverage"), "report", f"--include={part}", f"--fail-under={percent}"]
    print(f"{part}: at least {percent} %", flush=True)
    return subprocess.run(report, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    covered = [is_covered(part, percent) for part, percent in read_floors().items()]
    sys.exit(not all(covered))
