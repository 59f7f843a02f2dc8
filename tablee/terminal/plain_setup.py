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
    for number, answer in enumerate(question.answers, question.first):
        lines.say(f"{number:3}  {answer.label}" + (f" – {answer.help}" if answer.help else ""))
    usual = [answer.value for answer in question.answers].index(question.usual) + question.first
    last = question.first + len(question.answers) - 1
    while True:
        typed = lines.ask(words("plain-usual", number=usual))
        if not typed:
            return question.usual
        if typed.isdecimal() and question.first <= int(typed) <= last:
            return question.answers[int(typed) - question.first].value
        lines.say(words("plain-not-a-number", low=question.first, high=last))
