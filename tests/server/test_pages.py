"""Addresses of the web app: each page, and unknown ones."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.staticfiles import StaticFiles

from tablee.server import pages

ROUTER = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "router.svelte.ts"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A web app of one line."""
    (tmp_path / "index.html").write_text("<title>Tablée</title>")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)


@pytest.mark.parametrize("address", ["/", *(f"/{kind}/anything" for kind in pages.PAGES)])
async def test_a_page_is_found_by_its_address(http: httpx.AsyncClient, address: str) -> None:
    found = await http.get(address)
    assert (found.status_code, "Tablée" in found.text) == (200, True)


async def test_an_address_where_nothing_is_says_so_and_still_shows_the_app(http: httpx.AsyncClient) -> None:
    lost = await http.get("/nonsense")
    assert (lost.status_code, "Tablée" in lost.text) == (404, True)
    assert (await http.get("/nonsense.png")).status_code == 404


@pytest.mark.skipif(not ROUTER.is_file(), reason="an installed package has left the page's sources behind")
def test_the_server_knows_every_page_that_the_app_has() -> None:
    assert set(re.findall(r"kind === '([a-z-]+)'", ROUTER.read_text())) == set(pages.PAGES)


async def test_no_request_fails_while_the_app_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "gone")
    transport = httpx.ASGITransport(Starlette(routes=pages.routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        monkeypatch.setattr(Path, "is_file", lambda _: True)  # it existed a moment ago
        found = [(await http.get(path)).status_code for path in ("/assets/index.js", "/icon.svg", "/")]
    assert found == [404, 404, 503]


async def test_a_file_says_what_it_is(http: httpx.AsyncClient, tmp_path: Path) -> None:
    (tmp_path / "icon.svg").write_text("<svg/>")
    found = await http.get("/icon.svg")
    assert found.headers["content-type"] == "image/svg+xml"
    assert (await http.get("/")).headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/C:boot.txt", "/%5C%5Chost%5Cshare.txt", "/a%5Cb.txt", "/a%00.txt"])
async def test_drives_and_other_machines_are_no_pages(
    http: httpx.AsyncClient, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked(_path: object) -> bool:
        raise AssertionError("nothing may look there")

    monkeypatch.setattr(Path, "is_file", looked)
    assert (await http.get(path)).status_code == 404


@pytest.mark.parametrize("path", ["/docs/C:boot.txt", "/docs/a/%5C%5Chost%5Cshare.txt", "/assets/C:boot.txt"])
async def test_nothing_looks_for_drives_and_other_machines_among_the_files(
    http: httpx.AsyncClient, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, a look alone can ask another machine."""

    def looked(*_: object) -> tuple[str, None]:
        raise AssertionError("nothing may look there")

    monkeypatch.setattr(pages, "MANUAL", pages.FOLDER)
    monkeypatch.setattr(StaticFiles, "lookup_path", looked)
    assert (await http.get(path)).status_code == 404
