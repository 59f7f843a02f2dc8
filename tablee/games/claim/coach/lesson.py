"""The guided first game of Claim."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Value
from tablee.core.lesson import Lesson, Moment, Params, Tip
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import second_wins
from tablee.games.claim.views.imagine import CARD_BY_NAME
from tablee.search.random import RandomBot

ME, RIVAL = 0, 1
POOR_PRIZE: Final = 5
"""A prize of at most this worth does not deserve a good card."""


def faction(card: str) -> str:
    return card.partition("-")[0]


def worth(card: str) -> int:
    """Return how welcome a card is: its value, with a bonus for Knights and Doppelgängers."""
    bonus = 4 if faction(card) in ("knight", "doppelganger") else 0
    return int(card.partition("-")[2]) + bonus


def best_card(moment: Moment) -> str:
    """Return the card to advise: win a good prize as cheaply as possible, else give up the least useful card."""
    view = moment.view
    cards = [text.removeprefix("play ") for text in moment.actions]
    if view.led is None:
        wanted = view.phase == 2 or worth(view.prize) > POOR_PRIZE
        return (max if wanted else min)(cards, key=worth)
    winning = [card for card in cards if second_wins(CARD_BY_NAME[view.led], CARD_BY_NAME[card])]
    dwarf = view.phase == 2 and faction(view.led) == "dwarf"
    wanted = not dwarf and (view.phase == 2 or worth(view.prize) > POOR_PRIZE)
    losing = [card for card in cards if card not in winning]
    return min((winning if wanted else losing) or cards, key=worth)


def advise(moment: Moment) -> str:
    return f"play {best_card(moment)}" if moment.prompt else ""


def table(moment: Moment) -> dict[str, Value]:
    """Return the parameters of the tutor's texts: what the learner sees, and a good card to play."""
    view = moment.view
    seen: dict[str, Value] = {"card": best_card(moment)}
    if view.prize is not None:
        seen["card_prize"] = view.prize
    if view.led is not None:
        seen |= {"card_led": view.led, "faction": faction(view.led)}
    return seen | {"votes": view.votes.count(ME), "votes_other": view.votes.count(RIVAL)}


def asked(moment: Moment, *, prompt: str = "", phase: int = 0) -> Params | None:
    """Return the parameters if the learner is asked this prompt in this phase, else None."""
    wrong = moment.prompt == "" or prompt not in ("", moment.prompt) or phase not in (0, moment.view.phase)
    return None if wrong else table(moment)


def held(moment: Moment) -> set[str]:
    """Return the factions in the learner's hand."""
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


def over(moment: Moment, winner: int | None) -> Params | None:
    """Return the votes at the end of the game if this seat (or nobody) won, else None."""
    if moment.prompt:
        return None
    votes = moment.view.votes.count(ME), moment.view.votes.count(RIVAL)
    leader = None if votes[0] == votes[1] else int(votes[1] > votes[0])
    return {"votes": votes[0], "votes_other": votes[1]} if leader == winner else None


LESSON = Lesson(
    options=ClaimOptions(leader="seat-1"),
    rival=RandomBot(),
    seed="a6e658c7f0deff13c3c25b56c7615dcf6222306bf2e22534f08fd8813d9c1f06",
    after=(
        Tip("prize-won", "C-2.4", lambda now: now.params_of("prize-taken", seat=ME)),
        Tip("drawn", "C-2.4", lambda now: now.params_of("follower-drawn", seat=ME)),
        Tip("ridden-down", "C-4.2", lambda now: now.params_of("goblin-ridden-down")),
        Tip("tied", "C-2.3", lambda now: now.params_of("trick-tied")),
        Tip("thrown", "C-2.3", lambda now: now.params_of("trick-unfollowed")),
        Tip("copied", "C-4.5", lambda now: now.params_of("card-copied")),
        Tip("undead-scored", "C-2.5", lambda now: now.params_of("undead-scored")),
        Tip("dwarf-scored", "C-4.4", lambda now: now.params_of("dwarf-scored")),
        Tip("scored", "C-3.2", lambda now: now.params_of("card-scored", seat=ME)),
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
