"""A long installation prints that it is still working."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

environment = pytest.importorskip("tools.environment", reason="an installed package has left the tools behind")


def test_long_work_is_heard_of_and_short_work_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    environment.watched([sys.executable, "-c", "pass"], dict(os.environ), patience=30.0)
    assert capsys.readouterr().out == ""
    environment.watched([sys.executable, "-c", "import time; time.sleep(0.6)"], dict(os.environ), patience=0.2)
    assert "still working" in capsys.readouterr().out


def test_work_that_fails_is_a_failure() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        environment.watched([sys.executable, "-c", "raise SystemExit(3)"], dict(os.environ))
