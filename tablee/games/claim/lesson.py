"""The first game of Claim, with a tutor."""

from __future__ import annotations

from tablee.core.event import Value
from tablee.core.lesson import Lesson, Moment, Params, Tip
from tablee.core.rng import Rng
from tablee.games.claim.instinct import instinct
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.pieces import NAME
from tablee.games.claim.views import imagine

ME, RIVAL = 0, 1


def best_card(moment: Moment) -> str:
    """What a player with some experience would play."""
    return NAME[instinct(imagine(moment.view, Rng("a tutor")))]


def advise(moment: Moment) -> str:
    return f"play {best_card(moment)}"


def faction(card: str) -> str:
    return card.partition("-")[0]


def table(moment: Moment) -> dict[str, Value]:
    """What the learner sees, and what they might play."""
    view = moment.view
    seen: dict[str, Value] = {"card": best_card(moment)}
    if view.prize is not None:
        seen["card_prize"] = view.prize
    if view.led is not None:
        seen |= {"card_led": view.led, "faction": faction(view.led)}
    return seen | {"votes": view.votes.count(ME), "votes_other": view.votes.count(RIVAL)}


def asked(moment: Moment, *, prompt: str = "", phase: int = 0) -> Params | None:
    """What may be said of this question, in this phase, if it is asked."""
    wrong = moment.prompt == "" or prompt not in ("", moment.prompt) or phase not in (0, moment.view.phase)
    return None if wrong else table(moment)


def held(moment: Moment) -> set[str]:
    """The factions in the learner's hand."""
    return {faction(card) for card in moment.view.sides[ME].hand}


def cannot_follow(moment: Moment) -> Params | None:
    seen = asked(moment, prompt="follow")
    return seen if seen and seen["faction"] not in held(moment) else None


def can_copy(moment: Moment) -> Params | None:
    seen = asked(moment, prompt="follow")
    return seen if seen and "doppelganger" in held(moment) and seen["faction"] != "doppelganger" else None


def goblin_hunt(moment: Moment) -> Params | None:
    seen = cannot_follow(moment)
    return seen if seen and seen["faction"] == "goblin" and "knight" in held(moment) else None


def undead_led(moment: Moment) -> Params | None:
    seen = asked(moment, prompt="follow", phase=1)
    return seen if seen and seen["faction"] == "undead" else None


def dwarves(moment: Moment) -> Params | None:
    seen = asked(moment, phase=2)
    return seen if seen and "dwarf" in (held(moment) | {seen.get("faction")}) else None


def told(moment: Moment, tag: str, **params: Value) -> Params | None:
    event = moment.find(tag, **params)
    return event.params if event else None


def over(moment: Moment, winner: int | None) -> Params | None:
    """How it ended: who won by votes, or nobody."""
    if moment.prompt:
        return None
    votes = moment.view.votes.count(ME), moment.view.votes.count(RIVAL)
    leader = None if votes[0] == votes[1] else int(votes[1] > votes[0])
    return {"votes": votes[0], "votes_other": votes[1]} if leader == winner else None


LESSON = Lesson(
    options=ClaimOptions(leader="seat-1"),
    bots=("novice",),
    seed="739aeb0ab9064cf4c5552f43401110db2081da4a0969c27321a7941514758a72",
    after=(
        Tip("prize-won", "C-2.4", lambda now: told(now, "prize-taken", seat=ME)),
        Tip("drawn", "C-2.4", lambda now: told(now, "follower-drawn", seat=ME)),
        Tip("ridden-down", "C-4.2", lambda now: told(now, "goblin-ridden-down")),
        Tip("tied", "C-2.3", lambda now: told(now, "trick-tied")),
        Tip("thrown", "C-2.3", lambda now: told(now, "trick-unfollowed")),
        Tip("copied", "C-4.5", lambda now: told(now, "card-copied")),
        Tip("undead-scored", "C-2.5", lambda now: told(now, "undead-scored")),
        Tip("dwarf-scored", "C-4.4", lambda now: told(now, "dwarf-scored")),
        Tip("scored", "C-3.2", lambda now: told(now, "card-scored", seat=ME)),
        Tip("won", "C-5.1", lambda now: over(now, ME)),
        Tip("lost", "C-5.1", lambda now: over(now, RIVAL)),
        Tip("drawn-game", "C-5.2", lambda now: over(now, None)),
    ),
    before=(
        Tip("welcome", "C-2.1", asked, advise),
        Tip("support", "C-3.1", lambda now: asked(now, phase=2), advise),
        Tip("goblin-hunt", "C-4.2", goblin_hunt, advise),
        Tip("cannot-follow", "C-2.2", cannot_follow, advise),
        Tip("undead", "C-4.3", undead_led, advise),
        Tip("dwarves", "C-4.4", dwarves, advise),
        Tip("can-copy", "C-4.5", can_copy, advise),
        Tip("follow", "C-2.2", lambda now: asked(now, prompt="follow"), advise),
        Tip("lead", "C-2.6", lambda now: asked(now, prompt="lead"), advise),
        Tip("leading", "C-2.1", lambda now: asked(now, prompt="lead", phase=1), advise, often=True),
        Tip("following", "C-2.2", lambda now: asked(now, prompt="follow", phase=1), advise, often=True),
        Tip("voting", "C-5.1", asked, advise, often=True),
    ),
)
