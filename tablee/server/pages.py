"""Serve the web app and the documentation from files in the package."""

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
"""The beginnings of content types that are worth compressing."""
MAX_PACKED = 500
FOR_EVER = "public, max-age=31536000, immutable"
NO_MANUAL = "The documentation is not built here. Run 'make docs' in a checkout, or install the package.\n"
PAGES = ("t", "replay", "rules", "new", "analysis", "puzzle", "design")
"""The first parts of page addresses. The page itself reads the rest."""
PACKED = [Middleware(GZipMiddleware, minimum_size=1000)]
"""Compresses generated texts."""
add_type("font/woff2", ".woff2")  # missing in some systems' lists


class PackedFiles(StaticFiles):
    """The files of a folder. Text files are compressed once, and kept in memory."""

    kept = "no-cache"

    def __init__(self, folder: Path, *, html: bool = False) -> None:
        super().__init__(directory=folder, html=html, check_dir=False)
        self._packed: dict[tuple[str, str], bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file, compressed if that is useful and the client accepts it."""
        if _leads_away(scope["path"]):  # `path` has the separators of this system
            raise HTTPException(404)
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
        """Return the compressed file from the cache. The ETag tells versions apart."""
        key = (str(path), etag)
        if key not in self._packed:
            if len(self._packed) >= MAX_PACKED:
                self._packed.clear()
            self._packed[key] = await asyncio.to_thread(_packed, path)
        return self._packed[key]

    async def check_config(self) -> None:
        """Accept a missing folder, as during a build: its files are then not found."""


def _packed(path: Path) -> bytes:
    try:
        return gzip.compress(path.read_bytes())
    except OSError:  # the file disappeared during a build
        raise HTTPException(404) from None


class Assets(PackedFiles):
    """Files whose names change with their contents."""

    kept = FOR_EVER


class Manual(PackedFiles):
    """The documentation site, with its own page for missing pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file, or the index page of a folder."""
        if not (MANUAL / "index.html").exists():
            return PlainTextResponse(NO_MANUAL, 503)
        return await super().get_response(path, scope)


def _leads_away(name: str) -> bool:
    """Whether a path names a drive or another machine on Windows, or cannot be one."""
    return bool(set(name) & set(":\\\0"))


async def _page(request: Request) -> Response:
    """Return a file beside the page, or the page itself. The page reads the address, and reports an unknown one."""
    name = request.path_params.get("name", "")
    if name.startswith("api/"):
        raise HTTPException(404)
    if _leads_away(name):
        raise HTTPException(404)
    wanted = FOLDER / name
    if name and "/" not in name and "." in name:
        return _file(wanted) or PlainTextResponse("Not Found", 404)
    status = 200 if not name or name.partition("/")[0] in PAGES else 404
    return _file(FOLDER / "index.html", status) or PlainTextResponse(MISSING, 503)


def _file(path: Path, status: int = 200) -> Response | None:
    """Return a small file, read at once, since a build may remove it at any moment. None if it is missing."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    return Response(content, status, {"Cache-Control": "no-cache"}, guess_type(path.name)[0])


def routes() -> list[Route | Mount]:
    """Return the routes of the web app. They come after all other routes."""
    return [
        Mount("/assets", Assets(FOLDER / "assets")),
        Route("/docs", lambda _: RedirectResponse("/docs/")),
        Mount("/docs", Manual(MANUAL, html=True)),
        Route("/{name:path}", _page),
    ]
