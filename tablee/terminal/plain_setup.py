"""Asks the setup questions with plain lines."""

from __future__ import annotations

from tablee.terminal.lines import Lines
from tablee.terminal.setup import Asking, Setup, SetupQuestion
from tablee.words import Words


def answered(lines: Lines, asking: Asking, words: Words) -> Setup:
    """Ask the setup questions until the game is ready."""
    try:
        question = next(asking)
        while True:
            question = asking.send(_answer(lines, question, words))
    except StopIteration as ready:
        setup: Setup = ready.value
        return setup


def _answer(lines: Lines, question: SetupQuestion, words: Words) -> str:
    lines.say("", question.title)
    for number, answer in enumerate(question.answers, 1):
        lines.say(f"{number:3}  {answer.label}" + (f" – {answer.help}" if answer.help else ""))
    usual = [answer.value for answer in question.answers].index(question.usual) + 1
    while True:
        typed = lines.ask(words("plain-usual", number=usual))
        if not typed:
            return question.usual
        if typed.isdecimal() and 1 <= int(typed) <= len(question.answers):
            return question.answers[int(typed) - 1].value
        lines.say(words("plain-not-a-number", high=len(question.answers)))
