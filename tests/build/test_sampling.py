"""`make test` samples slow tests on plain Python; `make test-all` runs all but the compiled-only ones there.

In the browser, the cases of a test take turns from day to day.
"""

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
        ({"TABLEE_TURN": "8", "TABLEE_EXPECT": "compiled"}, 3 + 2),
        ({"TABLEE_TURN": "11", "TABLEE_EXPECT": "compiled"}, 2 + 2),
    ],
)
def test_a_run_leaves_out_what_another_one_tries(variables: dict[str, str], tried: int, tmp_path: Path) -> None:
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
