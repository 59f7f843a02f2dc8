"""The notebooks under docs/ run from the first cell to the last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
BOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.skipif(not BOOKS, reason="the notebooks are in the checkout only")
@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_is_kept_without_outputs(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cells = [cell for cell in json.loads(book.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert cells
    space: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells, 1):
        exec(compile("".join(cell["source"]), f"{book.name}, cell {number}", "exec"), space)
        assert cell["outputs"] == []
