"""No compiled module uses `1 << n`, which mypyc silently computes in 32 bits. Use `bits.bit`."""

import ast
from pathlib import Path

import pytest

from tablee.core import bits
from tests.build.marked import marked_sources, module_name


def left_shifts(source: str) -> list[int]:
    """The lines that shift left."""
    nodes = ast.walk(ast.parse(source))
    return [n.lineno for n in nodes if isinstance(n, ast.BinOp | ast.AugAssign) and isinstance(n.op, ast.LShift)]


@pytest.mark.parametrize("source", list(marked_sources()), ids=module_name)
def test_no_compiled_module_shifts_left(source: Path) -> None:
    assert left_shifts(source.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ["x = 1 << n", "x <<= 2", "f(a[0] << b)"])
def test_a_left_shift_is_found(line: str) -> None:
    assert left_shifts(line) == [1]


def test_a_bit_is_a_power_of_two_as_far_as_a_set_reaches() -> None:
    assert [bits.bit(n) for n in range(62)] == [2**n for n in range(62)]


def test_a_set_of_any_one_number_has_it_as_its_only_member() -> None:
    assert [bits.members(bits.bit(n)) for n in range(62)] == [[n] for n in range(62)]
