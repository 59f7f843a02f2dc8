"""Requests to a server that is not there, or that answers through a proxy."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tablee.client import download_record, is_known


class BadGateway(BaseHTTPRequestHandler):
    """A proxy whose server is gone."""

    def do_GET(self) -> None:
        self.send_response(502)
        self.end_headers()
        self.wfile.write(b"<h1>502 Bad Gateway</h1>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name of the base class)
        pass


@pytest.fixture
def proxy() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), BadGateway) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


async def test_the_page_of_a_proxy_is_an_error_of_the_connection(proxy: str) -> None:
    with pytest.raises(OSError, match="Bad Gateway"):
        await download_record(proxy, "ABC234")


async def test_a_guest_is_not_forgotten_because_a_server_is_away(proxy: str) -> None:
    with pytest.raises(OSError, match="Bad Gateway"):
        await is_known(proxy, "token")
