"""The files under deploy/ match the program's settings and metrics, and the schemas of the tools that read them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from prometheus_client import generate_latest

from tablee.hosting.measures import Measures
from tablee.hosting.workers import FairQueue
from tablee.server.metrics import LoopLag, registry_of
from tablee.server.settings import describe
from tablee.server.supervisor_admin import Together

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
VARIABLE = re.compile(r"\bTABLEE_[A-Z_]+")
METRIC = re.compile(r"\b(?:tablee|process)_[a-z_]+")
NOT_SETTINGS = {"TABLEE_DATA", "TABLEE_REQUIRE_COMPILED"}
"""Variables that are read elsewhere: by the store and by the build."""


def known_metrics() -> set[str]:
    workers = SimpleNamespace(name="moves", restarts=1, queue=FairQueue(1))
    manager = SimpleNamespace(measures=Measures(), tables={})
    manager.measures.refusals["stale"] += 1
    sockets = SimpleNamespace(open=set())
    server = SimpleNamespace(manager=manager, sockets=sockets, lag=LoopLag(), workers=lambda: [workers])
    text = generate_latest(registry_of(server)).decode()  # type: ignore[arg-type]  # all of a server that figures need
    together = {family.name for family in Together({}, 2).collect()}
    return together | {re.split(r"[{ ]", line)[0] for line in text.splitlines() if not line.startswith("#")}


def test_every_setting_exists() -> None:
    known = {setting.variable for setting in describe()} | NOT_SETTINGS
    used = {name for path in FILES for name in VARIABLE.findall(path.read_text())}
    assert used
    assert used <= known


def test_every_figure_on_the_board_and_in_the_alerts_exists() -> None:
    board = json.loads((DEPLOY / "grafana" / "tablee.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked.append("\n".join(re.findall(r"expr: (.*)", (DEPLOY / "prometheus" / "alerts.yml").read_text())))
    used = {name for text in asked for name in METRIC.findall(text)}
    assert len(used) > 8
    assert used <= known_metrics()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = (DEPLOY / "tablee.service").read_text()
    (tmp_path / "tablee.service").write_text(unit.replace("/opt/tablee/bin/tablee", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "tablee.service")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
        ["kubernetes-validate", "kubernetes.yaml"],
    ],
    ids=["compose", "kubernetes"],
)
def test_manifests_fit_their_schemas(command: list[str]) -> None:
    program, *rest = command
    done = subprocess.run(
        [str(Path(sys.executable).with_name(program)), *rest], cwd=DEPLOY, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_image_serves_as_nobody_and_is_asked_whether_it_can() -> None:
    """The image runs the same command as the server tests. Check only the differences."""
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    assert "USER tablee" in lines
    assert any("/readyz" in line for line in lines)
    assert lines[-1] == 'CMD ["tablee", "serve"]'


def test_what_a_server_needs_is_named_by_its_hash_in_the_versions_that_are_tested() -> None:
    versions = dict(re.findall(r"^([a-z0-9._-]+)==([^ ;\n]+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE))
    served = (DEPLOY / "requirements.txt").read_text()
    named = re.findall(r"^([a-z0-9._-]+)==([^ ;\\]+)(.*?)(?=^[a-z]|\Z)", served, re.MULTILINE | re.DOTALL)
    assert {"starlette", "uvicorn", "asyncpg", "redis"} <= {name for name, _, _ in named}
    for name, version, rest in named:
        assert versions[name] == version
        assert "--hash=sha256:" in rest
