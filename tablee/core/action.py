"""Actions as structured values and as text. Inside the rules an action is its index in the game's table."""
# compiled by mypyc

from __future__ import annotations

from typing import NamedTuple

from tablee.core.event import Value


class Action(NamedTuple):
    """A verb with named parameters, such as `keep` with `faces` 6 6."""

    verb: str
    params: dict[str, Value]

    def __str__(self) -> str:
        words = [self.verb]
        for value in self.params.values():
            words.extend(str(part) for part in (value if isinstance(value, list) else [value]))
        return " ".join(words)


class ActionTable:
    """All actions of a game. Look one up by its index or by its text."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.texts = [str(action) for action in actions]
        self.by_text = {text: index for index, text in enumerate(self.texts)}
        if len(self.by_text) != len(actions):
            raise ValueError("two actions of a game have the same notation")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def text(self, index: int) -> str:
        """Return the text of the action."""
        return self.texts[index]

    def index(self, text: str) -> int | None:
        """Return the action with this text, or None. Spaces and case do not matter."""
        found = self.by_text.get(text)  # nearly always it is written as we write it
        return found if found is not None else self.by_text.get(" ".join(text.lower().split()))
