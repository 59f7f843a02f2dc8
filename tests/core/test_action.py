"""Actions survive writing and reading."""

import pytest

from tablee.core.action import Action, ActionTable

KEEP = Action("keep", {"faces": [6, 6]})
TABLE = ActionTable([KEEP, Action("attack", {"seat": 1, "with": "axe"}), Action("stop", {})])


def test_an_action_is_written_as_its_verb_and_values() -> None:
    assert [str(action) for action in TABLE.actions] == ["keep 6 6", "attack 1 axe", "stop"]


def test_an_action_is_known_by_its_number_and_its_text() -> None:
    assert len(TABLE) == 3
    assert TABLE[0] is KEEP
    assert TABLE.text(1) == "attack 1 axe"
    assert TABLE.index("attack 1 axe") == 1


def test_spaces_and_case_do_not_matter() -> None:
    assert TABLE.index("  Keep  6 6 ") == 0


def test_what_is_not_in_the_table_is_no_action() -> None:
    assert TABLE.index("keep 6") is None


def test_two_actions_may_not_read_the_same() -> None:
    with pytest.raises(ValueError, match="the same notation"):
        ActionTable([KEEP, Action("keep", {"one": 6, "other": 6})])
