"""`make test` samples slow tests on plain Python; `make test-all` runs all but the compiled-only ones there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MARKED = """
import pytest

@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", range(10))
def test_many(case): ...

@pytest.mark.compiled_only
def test_compiled(): ...

def test_plain(): ...
"""


@pytest.mark.parametrize(
    ("variables", "tried"),
    [
        ({"TABLEE_TESTS": "sampled", "TABLEE_EXPECT": "plain"}, 3),
        ({"TABLEE_TESTS": "sampled", "TABLEE_EXPECT": "compiled"}, 12),
        ({"TABLEE_TESTS": "every case", "TABLEE_EXPECT": "plain"}, 11),
        ({"TABLEE_TESTS": "", "TABLEE_EXPECT": "plain"}, 12),
    ],
)
def test_runs_on_plain_python_leave_tests_out(variables: dict[str, str], tried: int, tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert re.findall(r"(\d+) passed", done.stdout) == [str(tried)], done.stdout
