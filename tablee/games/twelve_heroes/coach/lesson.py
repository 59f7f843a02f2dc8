"""The guided first game of Twelve Heroes: sturdy heroes for the learner, small ones for the opponent."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Value
from tablee.core.lesson import Lesson, Moment, Params, Tip
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES, Hero
from tablee.search.random import RandomBot

ME, RIVAL = 0, 1
SET: Final = "tablee-2"
"""The set of the lesson."""
POINTS: Final = {"farm": 2, "mine": 3, "city": 4}
FOOD_FOR_A_TILE: Final = 3
"""This much Food with a hero lasts for the turns that a tile takes."""


def card(moment: Moment, number: int) -> Hero:
    """Return a hero of the set in play. A lesson that began with an earlier set goes on with it."""
    return find_set(moment.view.options.heroes).heroes.heroes[number - 1]


def strength(moment: Moment, number: int) -> int:
    return int(card(moment, number).strength)


def region_worth(moment: Moment, number: int, region: int) -> tuple[bool, int, int]:
    """Return how good a Region is for a hero: to take the lead, for many points, with a small army."""
    mine, theirs = moment.view.sides
    tile = moment.view.tiles[region]
    ahead = mine.strengths[region] - theirs.strengths[region]
    then = ahead + strength(moment, number)
    takes_lead = ahead <= 0 < then and tile is not None
    return takes_lead, POINTS.get(tile or "", 0) if ahead <= 0 else 0, -abs(then)


def best_deployment(moment: Moment) -> str:
    """Return the deployment that gains most, if there is Food to send along and a Region to gain."""
    offered = [text.split() for text in moment.actions if text.startswith("deploy")]
    if not offered or moment.view.sides[ME].food == 0:
        return ""
    ranked = [(region_worth(moment, int(hero), PLACE_NAMES.index(place)), hero, place) for _, hero, place in offered]
    (leads, *_), hero, place = max(ranked)
    return f"deploy {hero} {place}" if leads else ""


def best_recruit(moment: Moment) -> str:
    recruits = [int(text.split()[1]) for text in moment.actions if text.startswith("recruit")]
    if not recruits or len(moment.view.sides[ME].camp) > 1:
        return ""
    return f"recruit {max(recruits, key=lambda number: strength(moment, number))}"


def act(moment: Moment) -> str:
    """Return the advised action: deploy to gain a Region, else recruit the strongest hero, else take Food."""
    return best_deployment(moment) or best_recruit(moment) or "supply"


def carry(moment: Moment) -> str:
    amounts = [int(text.split()[1]) for text in moment.actions]
    return f"carry {min(max(amounts), FOOD_FOR_A_TILE)}"


def starve(moment: Moment) -> str:
    return min(moment.actions, key=lambda text: strength(moment, int(text.split()[1])))


def deploy_more(moment: Moment) -> str:
    return best_deployment(moment) or "done"


WAYS: Final = {"act": act, "carry": carry, "starve": starve, "deploy-more": deploy_more}


def advise(moment: Moment) -> str:
    if moment.prompt in WAYS:
        return WAYS[moment.prompt](moment)
    usual = [text for text in ("use", "done") if text in moment.actions]
    return next(iter((*usual, *moment.actions)), "")


def table(moment: Moment) -> dict[str, Value]:
    """Return the parameters of the tutor's texts: what the learner sees, and the hero in question."""
    mine, theirs = moment.view.sides
    seen: dict[str, Value] = {
        "food": mine.food,
        "count": moment.view.actions,
        "points": mine.points,
        "points_other": theirs.points,
    }
    words = advise(moment).split()
    if len(words) > 1 and words[0] in ("recruit", "deploy", "starve", "move"):
        hero = card(moment, int(words[1]))
        seen |= {"hero": words[1], "cost": hero.cost, "strength": hero.strength}
    if words and words[0] == "deploy":
        place = PLACE_NAMES.index(words[2])
        seen |= {"place": words[2], "strength_other": theirs.strengths[place], "tile": moment.view.tiles[place] or ""}
    return seen


def asked(moment: Moment, prompt: str, verb: str = "") -> Params | None:
    """Return the parameters if the learner is asked this and the tutor advises this kind of choice, else None."""
    fits = moment.prompt == prompt and advise(moment).startswith(verb)
    return table(moment) if fits else None


def anything(moment: Moment) -> Params | None:
    return table(moment) if moment.prompt else None


def rival_deployed(moment: Moment) -> Params | None:
    """Return the opponent's last deployed hero that still stands where it was sent.

    An ability may have moved others.
    """
    regions = moment.view.sides[RIVAL].regions
    sent = [each.params for each in moment.told if each.tag == "hero-deployed" and each.params["seat"] == RIVAL]
    there = [each for each in sent if int(str(each["hero"])) in regions[PLACE_NAMES.index(str(each["place"]))]]
    return there[-1] if there else None


def income(moment: Moment) -> Params | None:
    return next((each.params for each in moment.told if each.rule == "H-2.5" and each.tag == "food-taken"), None)


def over(moment: Moment, *, won: bool) -> Params | None:
    if moment.prompt:
        return None
    mine, theirs = moment.view.sides
    return {"points": mine.points, "points_other": theirs.points} if (mine.points > theirs.points) == won else None


LESSON = Lesson(
    options=HeroesOptions(
        heroes=SET,
        decks="constructed",
        deck_1="knight 2, treant 2, giant-falcon 2, standard-bearer 2, orc-raider 2, sentinel 2",
        deck_2="goat 2, goblin-thief 2, squire 2, druid 2, strategist 2, archer 2",
    ),
    rival=RandomBot(),
    seed="c253aabe4cb73bb182255ddd32a0ef46a7ee3c6b16660e27955620e0d01a7fff",
    after=(
        Tip("tile-won", "H-2.1", lambda now: now.params_of("tile-won", seat=ME)),
        Tip("cube", "H-2.1", lambda now: now.params_of("cube-placed", seat=ME)),
        Tip("starved", "H-2.3", lambda now: now.params_of("hero-starved", seat=ME)),
        Tip("eaten", "H-2.3", lambda now: now.params_of("food-eaten", seat=ME)),
        Tip("income", "H-2.5", income),
        Tip("rival-tile", "H-2.1", lambda now: now.params_of("tile-won", seat=RIVAL)),
        Tip("rival-cube", "H-2.1", lambda now: now.params_of("cube-placed", seat=RIVAL)),
        Tip("rival-deployed", "H-3.3", rival_deployed),
        Tip("won", "H-2.2", lambda now: over(now, won=True)),
        Tip("lost", "H-2.2", lambda now: over(now, won=False)),
    ),
    before=(
        Tip("welcome", "H-2.2", lambda now: asked(now, "mulligan"), advise),
        Tip("first-actions", "H-1.4", lambda now: asked(now, "act"), advise),
        Tip("supply", "H-3.1", lambda now: asked(now, "act", "supply"), advise),
        Tip("recruit", "H-3.2", lambda now: asked(now, "act", "recruit"), advise),
        Tip("deploy", "H-3.3", lambda now: asked(now, "act", "deploy"), advise),
        Tip("carry", "H-3.3", lambda now: asked(now, "carry"), advise),
        Tip("deploy-more", "H-3.3", lambda now: asked(now, "deploy-more"), advise, often=True),
        Tip("starve", "H-2.3", lambda now: asked(now, "starve"), advise, often=True),
        Tip("carry-again", "H-2.3", lambda now: asked(now, "carry"), advise, often=True),
        Tip("deploy-again", "H-3.3", lambda now: asked(now, "act", "deploy"), advise, often=True),
        Tip("recruit-again", "H-3.2", lambda now: asked(now, "act", "recruit"), advise, often=True),
        Tip("supply-again", "H-3.1", lambda now: asked(now, "act", "supply"), advise, often=True),
        Tip("mulligan-again", "H-1.3", lambda now: asked(now, "mulligan"), advise, often=True),
        Tip("ability", "H-0.3", anything, advise, often=True),
    ),
)
