"""The guided first game of Killer: a duel with few lives against a hasty opponent."""

from __future__ import annotations

from tablee.core.bot import Offer
from tablee.core.lesson import Lesson, Moment, Params, Tip
from tablee.core.rng import Rng
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER
from tablee.games.killer.views.view import KillerView

ME, RIVAL = 0, 1


def high(view: KillerView) -> bool:
    """Return whether the dice so far point upwards: their average is at least three and a half."""
    seen = view.options.dice - view.left + len(view.rolled)
    return sum(view.rolled) + view.total >= 3.5 * seen


def kept(view: KillerView) -> list[int]:
    """Return the dice to keep: those that fit the direction of all dice, or else the nearest one."""
    up = high(view)
    fitting = [face for face in view.rolled if (face >= 5 if up else face <= 2)]
    return fitting or [max(view.rolled) if up else min(view.rolled)]


def keep(moment: Moment) -> str:
    return " ".join(["keep", *map(str, kept(moment.view))])


def keeping(moment: Moment) -> Params | None:
    if moment.prompt != "keep":
        return None
    return {
        "total": moment.view.total,
        "left": moment.view.left,
        "faces": kept(moment.view),
    }


def first_roll(moment: Moment) -> Params | None:
    return keeping(moment) if not moment.view.aside else None


def later_roll(moment: Moment) -> Params | None:
    return keeping(moment) if moment.view.aside else None


def going_up(moment: Moment) -> Params | None:
    return keeping(moment) if moment.prompt == "keep" and high(moment.view) else None


def lost(seat: int, rule: str, moment: Moment) -> Params | None:
    """Return what a seat has just lost by a rule: by its own score, or by the opponent's attack."""
    roller = 1 - seat if rule == "D-1.5" else seat
    for event in moment.told:
        if event.tag == "life-lost" and event.rule == rule and event.params["seat"] == seat:
            return {"damage": event.params["damage"], "life": event.params["life"], **score_of(moment, roller)}
    return None


def score_of(moment: Moment, seat: int) -> Params:
    scored = moment.find("scored", seat=seat)
    return {"score": scored.params["score"]} if scored else {}


def with_score(tag: str, seat: int, moment: Moment) -> Params | None:
    event = moment.find(tag, seat=seat)
    return {**event.params, **score_of(moment, seat)} if event else None


def over(moment: Moment, *, won: bool) -> Params | None:
    return {} if moment.prompt == "" and (moment.view.lives[ME] > 0) == won else None


class Rival:
    """Plays by the tutor's own advice, which is sound but simple."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        return HANDFUL_NUMBER[tuple(kept(view))]


LESSON = Lesson(
    options=KillerOptions(life=12, first="seat-1"),
    rival=Rival(),
    seed="d48459afbb3f33688a2b430fe7c8575558201c0fa97f6d3af9a74d58655c225e",
    after=(
        Tip("attacked", "D-1.4", lambda now: with_score("attack-won", ME, now)),
        Tip("struck", "D-1.5", lambda now: lost(RIVAL, "D-1.5", now)),
        Tip("missed", "D-1.5", lambda now: with_score("unharmed", RIVAL, now)),
        Tip("bled", "D-1.2", lambda now: lost(ME, "D-1.2", now)),
        Tip("healed", "D-1.3", lambda now: with_score("life-gained", ME, now)),
        Tip("rival-struck", "D-1.5", lambda now: lost(ME, "D-1.5", now)),
        Tip("rival-bled", "D-1.2", lambda now: lost(RIVAL, "D-1.2", now)),
        Tip("rival-healed", "D-1.3", lambda now: with_score("life-gained", RIVAL, now)),
        Tip("won", "D-1.6", lambda now: over(now, won=True)),
        Tip("lost", "D-1.6", lambda now: over(now, won=False)),
    ),
    before=(
        Tip("welcome", "D-1.1", first_roll, keep),
        Tip("second-roll", "D-1.1", later_roll, keep),
        Tip("your-turn", "D-1.1", first_roll, keep),
        Tip("upwards", "D-1.4", going_up, keep, often=True),
        Tip("downwards", "D-1.4", keeping, keep, often=True),
    ),
)
