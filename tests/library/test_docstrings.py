"""`help` explains compiled classes too, as soon as the library is imported."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from tablee.core.rng import Rng
from tablee.library.docstrings import docstrings, is_bare

CLASSES = {
    "State, Rng": "import tablee; tablee.Match; from tablee.core.state import State; from tablee.core.rng import Rng; "
    "print(State.__doc__, Rng.__doc__)",
    "Draw, Dice, Over": "import tablee; tablee.Match; from tablee.core.chance import Dice, Draw; "
    "from tablee.core.decision import Over; print(Draw.__doc__, Dice.__doc__, Over.__doc__)",
    "a game's position": "import tablee; tablee.game('claim'); from tablee.games.claim.rules.state import Claim; "
    "print(Claim.__doc__)",
    "Batch, Turns": "import tablee; tablee.vector; from tablee.environments.batch import Batch; "
    "from tablee.environments.turns import Turns; print(Batch.__doc__, Turns.__doc__)",
}
SAYS = {
    "State, Rng": ("A position. Steps change it", "A stream of random numbers"),
    "Draw, Dice, Over": ("Distinct things drawn", "Dice rolled together", "The end of the game"),
    "a game's position": ("The place of every card",),
    "Batch, Turns": ("match", "A match from a position on"),
}


@pytest.mark.parametrize("what", CLASSES)
def test_classes_have_their_docstrings_at_once(what: str) -> None:
    told = subprocess.run([sys.executable, "-c", CLASSES[what]], capture_output=True, text=True, check=True).stdout
    assert all(says in told for says in SAYS[what])


def test_docstrings_are_found_without_parsing_the_whole_text() -> None:
    source = 'class Plain:\n    """One line."""\n\n\n@mark\nclass Long(Plain):\n    """First.\n\n    Then.\n    """\n'
    assert docstrings(source) == {"Plain": "One line.", "Long": "First.\n\nThen."}
    assert docstrings("class Bare:\n    x = 1\n") == {}


def test_only_classes_without_a_docstring_get_one() -> None:
    module = ModuleType("tablee.core.some")
    bare = type("Bare", (), {"__module__": module.__name__})
    assert is_bare(bare, module)
    assert not is_bare(type("Full", (), {"__module__": module.__name__, "__doc__": "Full."}), module)
    assert not is_bare(Rng, module)


def test_a_generator_prints_its_state() -> None:
    one, same = Rng(1), Rng(1)
    assert repr(one) == repr(same)
    one.next()
    assert repr(one) != repr(same)
    assert "0x" not in repr(one)
