"""The guided first game of King of 12: a duel with the characters of the first game."""

from __future__ import annotations

from tablee.core.event import Value
from tablee.core.lesson import Lesson, Moment, Params, Tip
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import ADJACENT
from tablee.search.random import RandomBot

ME, RIVAL = 0, 1
LEAST_MISSED = ("parasite", "oracle", "sorcerer", "knight", "golem", "alchemist", "automaton")
"""The order in which to bury cards."""


def value(card: str, face: int) -> float:
    """Return the mean value of a die with this character."""
    counts = {
        "alchemist": 2 * face,
        "automaton": face + 7,
        "parasite": face - 7,
        "golem": 1 if face == 12 else 12,
        "oracle": 6.5,
        "sorcerer": max(ADJACENT[face]),
    }
    return counts.get(card, face)


def lead(mine: str, theirs: str, faces: tuple[int, int]) -> float:
    """Return 1 if my card beats theirs, -1 if it loses, and 0 if the dice are equal."""
    same = mine == theirs
    one, other = faces if same else (value(mine, faces[ME]), value(theirs, faces[RIVAL]))
    upside_down = not same and "knight" in (mine, theirs)
    return ((one > other) - (one < other)) * (-1 if upside_down else 1)


def faces(moment: Moment) -> tuple[int, int]:
    mine, theirs = moment.view.places
    return mine.die, theirs.die


def best_card(moment: Moment) -> str:
    """Return the card that does best against all that the opponent may hold."""
    view = moment.view
    theirs = [card for card in view.characters if card not in view.places[RIVAL].spent]
    shown = faces(moment)
    hand: tuple[str, ...] = view.hand
    return max(hand, key=lambda card: sum(lead(card, other, shown) for other in theirs))


def advise(moment: Moment) -> str:
    if moment.prompt == "play":
        return f"play {best_card(moment)}"
    if moment.prompt == "bury":
        return next((text for card in LEAST_MISSED for text in moment.actions if text == f"bury {card}"), "")
    beaten = faces(moment)[RIVAL]
    turns = [text for text in moment.actions if text != f"turn {beaten}"]
    return max(turns, key=lambda text: int(text.split()[1]), default="")


def table(moment: Moment) -> dict[str, Value]:
    """Return the parameters of the tutor's texts: what the learner sees, in numbers."""
    mine, theirs = moment.view.places
    return {"face": mine.die, "other": theirs.die, "points": mine.points, "points_other": theirs.points}


def playing(moment: Moment) -> Params | None:
    return {**table(moment), "card": best_card(moment)} if moment.prompt == "play" else None


def later_turn(moment: Moment) -> Params | None:
    return playing(moment) if moment.view.turn > 0 else None


def low_die(moment: Moment) -> Params | None:
    mine, theirs = faces(moment)
    return playing(moment) if moment.prompt == "play" and mine < theirs and best_card(moment) == "knight" else None


def asked(prompt: str, moment: Moment) -> Params | None:
    return table(moment) if moment.prompt == prompt else None


def over(moment: Moment, *, won: bool) -> Params | None:
    return {} if moment.prompt == "" and (moment.view.winner == ME) == won else None


LESSON = Lesson(
    options=KingOptions(),
    rival=RandomBot(),
    seed="1bad687a420a1e6376a766ae35921fef86592029ef0a132012eff176d8e00208",
    after=(
        Tip("same-card", "K12-2.2", lambda now: now.params_of("cards-cancelled")),
        Tip("same-value", "K12-2.4", lambda now: now.params_of("dice-cancelled")),
        Tip("knighted", "K12-4.9", lambda now: now.params_of("lowest-won")),
        Tip("doubled", "K12-3.1", lambda now: now.params_of("value-doubled", seat=ME)),
        Tip("raised", "K12-3.1", lambda now: now.params_of("value-raised", seat=ME)),
        Tip("golem", "K12-4.4", lambda now: now.params_of("value-set", seat=ME)),
        Tip("turned", "K12-4.12", lambda now: now.params_of("die-turned", seat=ME)),
        Tip("oracle", "K12-4.8", lambda now: now.params_of("die-rerolled")),
        Tip("champion", "K12-2.5", lambda now: now.params_of("champion-named", seat=ME)),
        Tip("runner-up", "K12-2.5", lambda now: now.params_of("runner-up-named", seat=ME)),
        Tip("round-won", "K12-5.3", lambda now: now.params_of("round-won", seat=ME)),
        Tip("round-lost", "K12-5.3", lambda now: now.params_of("round-won", seat=RIVAL)),
        Tip("round-unwon", "K12-5.3", lambda now: now.params_of("round-unwon")),
        Tip("won", "K12-5.5", lambda now: over(now, won=True)),
        Tip("lost", "K12-5.5", lambda now: over(now, won=False)),
    ),
    before=(
        Tip("welcome", "K12-2.1", playing, advise),
        Tip("spent", "K12-2.6", later_turn, advise),
        Tip("turn", "K12-4.12", lambda now: asked("turn", now), advise, often=True),
        Tip("bury", "K12-5.4", lambda now: asked("bury", now), advise, often=True),
        Tip("low-die", "K12-4.9", low_die, advise),
        Tip("end-of-round", "K12-5.1", later_turn, advise),
        Tip("choose", "K12-2.1", playing, advise, often=True),
    ),
)
