"""What `tablee serve` says when it is ready."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.cli import main
from tablee.commands import serving
from tablee.server import serve as start
from tablee.server.settings import Settings
from tablee.words import Words

ENGLISH = Words("en")


def told(host: str, capsys: pytest.CaptureFixture[str]) -> str:
    serving._ready(ENGLISH, host, False, "http://localhost:8012")
    return capsys.readouterr().out


def test_a_server_for_the_network_prints_the_address_for_guests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: "192.0.2.7")
    assert "http://192.0.2.7:8012" in told("0.0.0.0", capsys)
    assert "192.0.2.7" not in told("127.0.0.1", capsys)


def test_without_a_network_only_the_own_address_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: None)
    assert told("0.0.0.0", capsys).count("http://") == 1


def test_behind_a_proxy_nobody_is_told_to_open_the_server_to_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_settings: Settings, ready: Callable[[str], None]) -> None:
        ready("http://localhost:8012")

    monkeypatch.setattr(start, "run", run)
    assert main(["serve", "--proxy", "true", "--lang", "en"]) == 0
    assert "0.0.0.0" not in capsys.readouterr().out
    assert main(["serve", "--lang", "en"]) == 0
    assert "0.0.0.0" in capsys.readouterr().out


def test_a_server_of_this_machine_alone_says_how_to_open_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "TABLEE_HOST=0.0.0.0 make play" in told("127.0.0.1", capsys)
