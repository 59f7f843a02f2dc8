"""Add the pages of the repository's top folder to the documentation site, and fix the links to them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
FROM_TOP = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
TO_TOP = re.compile(r"\]\(\.\./([A-Z_]+\.md)((?:#[^)]*)?)\)")
FROM_THERE = re.compile(r"\]\((?:docs/)?([A-Za-z_/]+\.md|[A-Z_]+\.md|measurements/[\w.-]+)((?:#[^)]*)?)\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of the top folder, with their links pointing to the site."""
    for name, page in FROM_TOP.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=FROM_THERE.sub(_from_top, text)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Point links to pages of the top folder to their pages on the site."""
    return TO_TOP.sub(lambda found: f"]({FROM_TOP.get(found[1], 'index.md')}{found[2]})", markdown)


def _from_top(found: re.Match[str]) -> str:
    return f"]({FROM_TOP.get(found[1], found[1])}{found[2]})"
