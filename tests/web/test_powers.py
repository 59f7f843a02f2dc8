"""Powers over others: a host removes somebody, an operator announces a restart, a device signs others out."""

from __future__ import annotations

import json
import signal
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor, free_port, serve

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]


def test_a_host_sends_somebody_away_who_reads_it(visitors: Come, address: str) -> None:
    host_token, friend_token = guest(address, "Ann"), guest(address, "Zoe")
    code = open_table(address, host_token, "claim", people=2)
    host, friend = visitors(), visitors()
    for visitor, token in ((host, host_token), (friend, friend_token)):
        visitor.become(token)
        visitor.goto(f"/t/{code}")
    friend.take_a_seat()
    host.press("Send Zoe away")
    friend.wait_for("The host has sent you away from this table.")
    expect(host.page.get_by_text("Send Zoe away")).to_have_count(0, timeout=60_000)
    friend.page.reload()
    friend.wait_for("The host has sent you away from this table.")


@pytest.fixture
def administered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server with an admin port: its address, and that of the port."""
    port, admin = free_port(), free_port()
    started = serve(tmp_path_factory.mktemp("operator"), port, TABLEE_ADMIN_PORT=str(admin))
    yield f"http://127.0.0.1:{port}", f"http://127.0.0.1:{admin}"
    started.send_signal(signal.SIGTERM)
    started.wait(20)


def order(admin: str, **details: object) -> None:
    headers = {"X-Tablee-Operator": "1", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{admin}/orders", json.dumps(details).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.status == 204


def test_everybody_at_a_table_reads_that_the_server_restarts(chromium: Browser, administered: tuple[str, str]) -> None:
    address, admin = administered
    token = guest(address, "Ann")
    code = open_table(address, token, "claim", people=2)
    visitor = Visitor(chromium, address)
    visitor.become(token)
    visitor.goto(f"/t/{code}")
    visitor.wait_for("(you)")
    order(admin, order="announce", minutes=5)
    expect(visitor.page.get_by_role("status").filter(has_text="5 minutes")).to_be_visible(timeout=60_000)
    visitor.close()


def test_signing_out_other_devices_sends_them_away_and_not_this_one(visitors: Come, address: str) -> None:
    token = guest(address, "Ann")
    code = open_table(address, token, "claim", people=2)
    here, there = visitors(), visitors()
    for visitor in (here, there):
        visitor.become(token)
        visitor.goto(f"/t/{code}")
        visitor.wait_for("(you)")
    here.goto("/")
    here.page.get_by_role("button", name="Settings").click()
    with here.page.expect_navigation():  # the page is loaded again with its new token
        here.press("Sign out all other devices")
    there.wait_for("The server does not know you")
    here.goto(f"/t/{code}")
    here.wait_for("(you)")
