"""The letters that are commands at a table while nothing is typed. The Cyrillic letters are on the same keys."""

from typing import Final

LETTERS: Final = {
    "q": "leave",
    "й": "leave",
    "u": "undo",
    "г": "undo",
    "h": "hint",
    "р": "hint",
    "?": "look_up",
    "i": "look_up",
    "ш": "look_up",
    "a": "again",
    "ф": "again",
    "p": "pace",
    "з": "pace",
    "c": "chat",
    "с": "chat",
    "m": "menu",
    "ь": "menu",
    "y": "agree",
    "н": "agree",
    "n": "decline",
    "т": "decline",
}
