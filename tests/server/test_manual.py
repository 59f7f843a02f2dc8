"""The documentation site, served by the app under /docs."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from tablee.server import pages

LOADED = re.compile(
    r'<(?:script|img|iframe)[^>]+src="?([^" >]+)|<link[^>]+(?:stylesheet|icon|preload)[^>]+href="?([^" >]+)'
)
built = pytest.mark.skipif(not (pages.MANUAL / "index.html").exists(), reason="run 'make docs' or install the package")


@built
async def test_the_site_is_served_with_a_policy_of_its_own(http: httpx.AsyncClient) -> None:
    found = await http.get("/docs/")
    assert (found.status_code, found.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "script-src 'self' 'unsafe-inline'" in found.headers["content-security-policy"]
    app = await http.get("/")
    assert "script-src" not in app.headers["content-security-policy"]


@built
async def test_pages_are_found_with_and_without_a_slash(http: httpx.AsyncClient) -> None:
    for address in ("/docs", "/docs/library", "/docs/reference/python/"):
        found = await http.get(address, follow_redirects=True)
        assert (found.status_code, "<title>" in found.text) == (200, True)


@built
async def test_a_page_that_is_missing_says_so_in_the_site_s_own_way(http: httpx.AsyncClient) -> None:
    lost = await http.get("/docs/nonsense/")
    assert (lost.status_code, "404" in lost.text) == (404, True)
    assert (await http.get("/docs/..%2F..%2Fsettings.py")).status_code == 404


@built
def test_nothing_is_fetched_from_elsewhere() -> None:
    for page in pages.MANUAL.rglob("*.html"):
        fetched = ["".join(found) for found in LOADED.findall(page.read_text("utf-8"))]
        assert fetched
        assert not [each for each in fetched if each.startswith(("http:", "https:", "//"))], page
    for style in pages.MANUAL.rglob("*.css"):
        assert not re.search(r"@import|url\((?!data:)[\"']?(?:https?:)?//", style.read_text("utf-8")), style


@built
def test_examples_of_the_reference_are_code_and_not_quotes() -> None:
    reference = (pages.MANUAL / "reference" / "python" / "index.html").read_text("utf-8")
    assert "&gt;&gt;&gt;" in reference
    assert "<blockquote>" not in reference


async def test_a_server_without_the_site_says_how_to_get_it(
    http: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MANUAL", tmp_path)
    told = await http.get("/docs/")
    assert (told.status_code, "make docs" in told.text) == (503, True)
