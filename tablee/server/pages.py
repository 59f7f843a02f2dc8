"""The web app as files: built into the package, served with the address of any page of it."""

from __future__ import annotations

import asyncio
import gzip
from importlib.resources import files
from mimetypes import add_type, guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(str(files("tablee.server"))) / "static"
MANUAL = FOLDER.parent / "manual"
MISSING = "The web app is not built here. Run 'make web' in a checkout, or install the package.\n"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg")
"""How the kinds of files begin that are worth packing."""
MAX_PACKED = 500
FOR_EVER = "public, max-age=31536000, immutable"
NO_MANUAL = "The documentation is not built here. Run 'make docs' in a checkout, or install the package.\n"
PAGES = ("t", "replay", "rules", "new", "analysis", "puzzle", "design")
"""How the addresses of pages begin; the page itself reads the rest."""
PACKED = [Middleware(GZipMiddleware, minimum_size=1000)]
"""Texts that are made when they are asked for go out compressed."""
add_type("font/woff2", ".woff2")  # not every system's list has it


class PackedFiles(StaticFiles):
    """Files of a folder. Texts among them are packed once, and kept so."""

    kept = "no-cache"

    def __init__(self, folder: Path, *, html: bool = False) -> None:
        super().__init__(directory=folder, html=html, check_dir=False)
        self._packed: dict[tuple[str, str], bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, packed where that is worth it and wanted."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = self.kept
        kind = response.headers.get("content-type", "").partition(";")[0]
        if not isinstance(response, FileResponse) or response.status_code != 200 or not kind.startswith(TEXTS):
            return response
        response.headers["Vary"] = "Accept-Encoding"
        if "gzip" not in Headers(scope=scope).get("accept-encoding", "") or scope["method"] != "GET":
            return response
        packed = await self._pack(Path(response.path), response.headers.get("etag", ""))
        headers = {name: value for name, value in response.headers.items() if name != "content-length"}
        return Response(packed, headers={**headers, "content-encoding": "gzip"})

    async def _pack(self, path: Path, etag: str) -> bytes:
        """The file packed; its tag tells one version from another."""
        key = (str(path), etag)
        if key not in self._packed:
            if len(self._packed) >= MAX_PACKED:
                self._packed.clear()
            self._packed[key] = await asyncio.to_thread(_packed, path)
        return self._packed[key]

    async def check_config(self) -> None:
        """A folder that is missing while it is built again is no fault: its files are not found."""


def _packed(path: Path) -> bytes:
    try:
        return gzip.compress(path.read_bytes())
    except OSError:  # gone the next moment, while the app is built again
        raise HTTPException(404) from None


class Assets(PackedFiles):
    """Files whose names change with their contents."""

    kept = FOR_EVER


class Manual(PackedFiles):
    """The documentation site; a page that is missing says so in the site's own way."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page that a folder stands for."""
        if not (MANUAL / "index.html").exists():
            return PlainTextResponse(NO_MANUAL, 503)
        return await super().get_response(path, scope)


async def _page(request: Request) -> Response:
    """A file that stands beside the page, or the page itself, which finds its way by the address, or says it is lost."""
    name = request.path_params.get("name", "")
    if name.startswith("api/"):
        raise HTTPException(404)
    if set(name) & set(":\\\0"):  # a drive, or another machine, on Windows
        raise HTTPException(404)
    wanted = FOLDER / name
    if name and "/" not in name and "." in name:
        return _file(wanted) or PlainTextResponse("Not Found", 404)
    status = 200 if not name or name.partition("/")[0] in PAGES else 404
    return _file(FOLDER / "index.html", status) or PlainTextResponse(MISSING, 503)


def _file(path: Path, status: int = 200) -> Response | None:
    """A small file, read at once: it may be gone the next moment, while the app is built again."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    return Response(content, status, {"Cache-Control": "no-cache"}, guess_type(path.name)[0])


def routes() -> list[Route | Mount]:
    """Where the web app's files are; after all other routes."""
    return [
        Mount("/assets", Assets(FOLDER / "assets")),
        Route("/docs", lambda _: RedirectResponse("/docs/")),
        Mount("/docs", Manual(MANUAL, html=True)),
        Route("/{name:path}", _page),
    ]
