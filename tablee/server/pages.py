"""The web app as files: built into the package, served with the address of any page of it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(str(files("tablee.server"))) / "static"
MISSING = "The web app is not built here. Run 'make web' in a checkout, or install the package.\n"
FOR_EVER = "public, max-age=31536000, immutable"
PAGES = ("t", "replay", "rules", "new", "analysis", "puzzle")
"""How the addresses of pages begin; the page itself reads the rest."""


class Assets(StaticFiles):
    """Files whose names change with their contents."""

    async def get_response(self, path: str, scope: dict[str, object]) -> Response:  # type: ignore[override]
        """The file, to be kept for ever."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER
        return response


async def _page(request: Request) -> Response:
    """A file that stands beside the page, or the page itself, which finds its way by the address, or says it is lost."""
    name = request.path_params.get("name", "")
    if name.startswith("api/"):
        raise HTTPException(404)
    wanted = FOLDER / name
    if name and "/" not in name and "." in name:
        if not wanted.is_file():
            raise HTTPException(404)
        return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
    if not (FOLDER / "index.html").is_file():
        return PlainTextResponse(MISSING, 503)
    status = 200 if not name or name.partition("/")[0] in PAGES else 404
    return FileResponse(FOLDER / "index.html", status, headers={"Cache-Control": "no-cache"})


def routes() -> list[Route | Mount]:
    """Where the web app's files are; after all other routes."""
    packed = [Middleware(GZipMiddleware, minimum_size=1000)]
    return [
        Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False), middleware=packed),
        Route("/{name:path}", _page),
    ]
