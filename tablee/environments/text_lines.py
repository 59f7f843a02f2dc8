"""A text seat over standard input and output, or any other stream of lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TextIO

from tablee.environments.text_seat import TextSeat

END: Final = "---"
"""The line that ends an answer."""


def score_text(seat: TextSeat) -> str:
    """Return the score as a sentence."""
    score = seat.score()
    place = "" if score.place is None else f" You came in at place {score.place}."
    exact = f"{score.exact} of them could be checked exactly and lost {score.regret:.3f} wins in sum"
    return f"{score.choices} choices; {exact}. {score.refused} were refused.{place}"


def serve_lines(seat: TextSeat, lines: Iterable[str], out: TextIO) -> None:
    """Answer each line: `rules`, `look`, `legal`, `score`, `quit`, or an action. A line `---` ends each answer.

    >>> import io
    >>> from tablee import environments, shelf
    >>> out = io.StringIO()
    >>> environments.serve_lines(environments.TextSeat(shelf()[0], seed=1), ["score"], out)
    >>> out.getvalue().splitlines()[-2]
    '0 choices; ...'
    """
    answers: dict[str, Callable[[], str]] = {
        "rules": seat.rules,
        "look": seat.look,
        "legal": seat.legal,
        "score": partial(score_text, seat),
    }
    print(seat.look(), END, sep="\n", file=out, flush=True)
    for line in lines:
        wanted = line.strip()
        if wanted == "quit":
            return
        told = answers[wanted]() if wanted in answers else seat.play(wanted)
        print(told, END, sep="\n", file=out, flush=True)
