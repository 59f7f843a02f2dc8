"""A game that says nothing about the text of its positions gets one from their attributes."""

from __future__ import annotations

import pickle

import pytest

from tablee.core.attributes_text import read_attributes, write_attributes
from tablee.core.decision import Over
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.state import Awaits, State


class Cabinet(State):
    """A position that holds a little of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.open = False
        self.name = "nobody"
        self.row = [1, 2]
        self.pair = (1, 2)
        self.rows: list[list[int]] = [[], []]
        self.later: list[list[int]] = []
        self.odd: dict[str, list[int]] = {}
        self.seen: frozenset[int] = frozenset()
        self.nothing: object = None

    def awaits(self) -> Awaits:
        return Over((1,))


def filled() -> Cabinet:
    cabinet = Cabinet()
    cabinet.count, cabinet.open, cabinet.name = -3, True, "somebody"
    cabinet.row, cabinet.pair, cabinet.rows, cabinet.later = [], (3, 4), [[1], []], [[5, 6]]
    return cabinet


def test_all_that_differs_is_written_and_read_back() -> None:
    texts = write_attributes(filled(), Cabinet())
    assert texts == {
        "count": "-3",
        "open": "yes",
        "name": "somebody",
        "row": "",
        "pair": "3,4",
        "rows": "/1/",
        "later": "/5,6",
    }
    cabinet = Cabinet()
    read_attributes(Fields(texts), cabinet)
    assert cabinet == filled()


@pytest.mark.parametrize(
    ("name", "text"), [("count", "x"), ("open", "ja"), ("row", "1,x"), ("nothing", "1"), ("odd", "1")]
)
def test_what_is_no_value_is_refused(name: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_attributes(Fields({name: text}), Cabinet())
    assert refused.value.code == "position-value"


def test_what_cannot_be_written_is_refused() -> None:
    cabinet = Cabinet()
    cabinet.odd = {"a": [1]}
    with pytest.raises(Refused, match="no-position-text"):
        write_attributes(cabinet, Cabinet())
    cabinet.odd, full = {}, filled()
    full.nothing, cabinet.nothing = None, 3
    assert write_attributes(full, cabinet)["nothing"] == "none"


def test_positions_with_dicts_and_sets_are_values_too() -> None:
    cabinet = Cabinet()
    cabinet.odd, cabinet.seen = {"a": [1]}, frozenset((1, 2))
    again = pickle.loads(pickle.dumps(cabinet))
    assert again == cabinet
    assert hash(again) == hash(cabinet)
    again.odd["a"].append(2)
    assert again != cabinet
