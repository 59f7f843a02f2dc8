"""The text of a hero, generated from its data, so that the printed text always matches the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.say import Say
from tablee.games.twelve_heroes.rules import pieces as p
from tablee.games.twelve_heroes.rules.pieces import Ability, Hero

Phrase = Callable[[Say, str], str]

TRIGGER: Final[dict[int, Phrase]] = {
    p.RECRUITED: lambda say, what: say("text-recruited", what=what),
    p.DEPLOYED: lambda say, what: say("text-deployed", what=what),
    p.MOVED: lambda say, what: say("text-moved", what=what),
    p.CONTROL: lambda say, what: say("text-control", what=what),
    p.MAINTENANCE: lambda say, what: say("text-maintenance", what=what),
    p.INCOME: lambda say, what: say("text-income", what=what),
    p.DISCARDED: lambda say, what: say("text-discarded", what=what),
    p.ALWAYS: lambda say, what: say("text-always", what=what),
    p.ENEMY_DEPLOYED: lambda say, what: say("text-enemy-deployed", what=what),
    p.TILE_WON: lambda say, what: say("text-tile-won", what=what),
    p.TILE_LOST: lambda say, what: say("text-tile-lost", what=what),
    p.IN_CAMP: lambda say, what: say("text-in-camp", what=what),
}

CONDITION: Final[dict[int, Phrase]] = {
    p.UNCONDITIONAL: lambda _, what: what,
    p.ALONE: lambda say, what: say("text-if-alone", what=what),
    p.ACCOMPANIED: lambda say, what: say("text-if-accompanied", what=what),
    p.OPPOSED: lambda say, what: say("text-if-opposed", what=what),
    p.UNOPPOSED: lambda say, what: say("text-if-unopposed", what=what),
    p.OUTNUMBERED: lambda say, what: say("text-if-outnumbered", what=what),
    p.WEAKER: lambda say, what: say("text-if-weaker", what=what),
    p.ON_FARM: lambda say, what: say("text-if-farm", what=what),
    p.ON_MINE: lambda say, what: say("text-if-mine", what=what),
    p.ON_CITY: lambda say, what: say("text-if-city", what=what),
    p.POPULAR: lambda say, what: say("text-if-popular", what=what),
    p.HAS_CUBE: lambda say, what: say("text-if-cube", what=what),
}

PER: Final[dict[int, Phrase]] = {
    p.PER_NOTHING: lambda _, what: what,
    p.PER_FRIEND: lambda say, what: say("text-per-friend", what=what),
    p.PER_ENEMY: lambda say, what: say("text-per-enemy", what=what),
    p.PER_FOOD: lambda say, what: say("text-per-food", what=what),
    p.PER_CUBE: lambda say, what: say("text-per-cube", what=what),
    p.PER_TILE: lambda say, what: say("text-per-tile", what=what),
}

WHOM: Final[dict[tuple[int, int], Callable[[Say, str], str]]] = {
    (p.ENEMIES, p.AT_HERE): lambda say, n: say("text-enemy-here", count=n),
    (p.ENEMIES, p.AT_ADJACENT): lambda say, n: say("text-enemy-adjacent", count=n),
    (p.ENEMIES, p.AT_ANYWHERE): lambda say, n: say("text-enemy-anywhere", count=n),
    (p.FRIENDS, p.AT_HERE): lambda say, n: say("text-friend-here", count=n),
    (p.FRIENDS, p.AT_ADJACENT): lambda say, n: say("text-friend-adjacent", count=n),
    (p.FRIENDS, p.AT_ANYWHERE): lambda say, n: say("text-friend-anywhere", count=n),
    (p.FRIENDS, p.AT_CAMP): lambda say, n: say("text-friend-camp", count=n),
}

FOOD: Final[dict[tuple[int, int, int], Callable[[Say, int], str]]] = {
    (p.GAIN_FOOD, p.AT_HERE, p.AT_HERE): lambda say, n: say("text-gain-here", amount=n),
    (p.GAIN_FOOD, p.AT_HERE, p.AT_CAMP): lambda say, n: say("text-gain-camp", amount=n),
    (p.GAIN_FOOD, p.AT_HERE, p.AT_ANYWHERE): lambda say, n: say("text-gain-anywhere", amount=n),
    (p.BRING_FOOD, p.AT_HERE, p.AT_HERE): lambda say, n: say("text-bring-here", amount=n),
    (p.BRING_FOOD, p.AT_HERE, p.AT_ANYWHERE): lambda say, n: say("text-bring-anywhere", amount=n),
    (p.BURN_FOOD, p.AT_HERE, p.AT_HERE): lambda say, n: say("text-burn-here", amount=n),
    (p.BURN_FOOD, p.AT_CAMP, p.AT_HERE): lambda say, n: say("text-burn-camp", amount=n),
    (p.STEAL_FOOD, p.AT_HERE, p.AT_HERE): lambda say, n: say("text-steal-here-here", amount=n),
    (p.STEAL_FOOD, p.AT_HERE, p.AT_CAMP): lambda say, n: say("text-steal-here-camp", amount=n),
    (p.STEAL_FOOD, p.AT_CAMP, p.AT_HERE): lambda say, n: say("text-steal-camp-here", amount=n),
    (p.STEAL_FOOD, p.AT_CAMP, p.AT_CAMP): lambda say, n: say("text-steal-camp-camp", amount=n),
}

PLAIN: Final[dict[int, Callable[[Say, int], str]]] = {
    p.DRAW: lambda say, n: say("text-draw", amount=n),
    p.MAKE_DISCARD: lambda say, n: say("text-make-discard", amount=n),
    p.EXTRA_ACTION: lambda say, n: say("text-extra-action", amount=n),
    p.ADD_CUBE: lambda say, _: say("text-add-cube"),
    p.REMOVE_CUBE: lambda say, _: say("text-remove-cube"),
    p.SHOW_HAND: lambda say, _: say("text-show-hand"),
    p.STRIP_HAND: lambda say, n: say("text-strip-hand", amount=n),
    p.FLY: lambda say, _: say("text-fly"),
    p.FORBID: lambda say, _: say("text-forbid"),
    p.BLOCK: lambda say, _: say("text-block"),
    p.SURVIVE: lambda say, _: say("text-survive"),
    p.TIE: lambda say, _: say("text-tie"),
}

STRENGTH: Final[dict[tuple[int, int], Phrase]] = {
    (p.SELF, p.AT_HERE): lambda say, n: say("text-strength-self", amount=n),
    (p.FRIENDS, p.AT_HERE): lambda say, n: say("text-strength-friends", amount=n),
    (p.FRIENDS, p.AT_ADJACENT): lambda say, n: say("text-strength-friends-adjacent", amount=n),
    (p.FRIENDS, p.AT_ANYWHERE): lambda say, n: say("text-strength-friends-anywhere", amount=n),
    (p.ENEMIES, p.AT_HERE): lambda say, n: say("text-strength-enemies", amount=n),
    (p.ENEMIES, p.AT_ADJACENT): lambda say, n: say("text-strength-enemies-adjacent", amount=n),
    (p.ENEMIES, p.AT_ANYWHERE): lambda say, n: say("text-strength-enemies-anywhere", amount=n),
}

LASTING: Final[dict[tuple[int, int], Callable[[Say, int], str]]] = {
    (p.HUNGER, p.SELF): lambda say, n: say("text-hunger", amount=n),
    (p.HUNGER, p.FRIENDS): lambda say, n: say("text-hunger-friends", amount=n),
    (p.HUNGER, p.ENEMIES): lambda say, n: say("text-hunger-enemies", amount=n),
    (p.IMMUNE, p.SELF): lambda say, _: say("text-immune"),
    (p.IMMUNE, p.FRIENDS): lambda say, _: say("text-immune-friends"),
    (p.COST, p.FRIENDS): lambda say, n: say("text-cost-more", amount=n) if n > 0 else say("text-cost-less", amount=-n),
    (p.COST, p.ENEMIES): lambda say, n: (
        say("text-enemies-cost-more", amount=n) if n > 0 else say("text-enemies-cost-less", amount=-n)
    ),
}


def hero_text(hero: Hero, say: Say) -> str:
    """Return all abilities of a hero, one sentence each, or an empty text."""
    return " ".join(ability_text(ability, say) for ability in hero.abilities)


def ability_text(ability: Ability, say: Say) -> str:
    """Return one ability as a sentence."""
    what = PER[ability.per](say, _effect(ability, say))
    if ability.pay:
        what = say("text-pay", what=what, pay=ability.pay)
    elif ability.optional:
        what = say("text-may", what=what)
    what = CONDITION[ability.condition](say, what)
    return say("text-or", what=what) if ability.alternative else TRIGGER[ability.trigger](say, what)


def _effect(ability: Ability, say: Say) -> str:
    effect = ability.effect
    if effect in (p.GAIN_FOOD, p.BRING_FOOD, p.BURN_FOOD, p.STEAL_FOOD):
        return FOOD[effect, ability.where, ability.to](say, ability.amount)
    if effect == p.STRENGTH:
        return STRENGTH[ability.who, ability.where](say, f"{ability.amount:+d}".replace("-", "−"))
    if (effect, ability.who) in LASTING:
        return LASTING[effect, ability.who](say, ability.amount)
    if effect == p.STRIP_HAND and ability.max_cost != p.NO_LIMIT:
        return say("text-strip-hand-cost", amount=ability.amount, limit=ability.max_cost)
    if effect in PLAIN:
        return PLAIN[effect](say, ability.amount)
    return _aimed(ability, say)


def _aimed(ability: Ability, say: Say) -> str:
    effect, whom = ability.effect, _whom(ability, say)
    to_camp = ability.to == p.AT_CAMP
    if effect == p.KILL:
        return say("text-kill", whom=whom)
    if effect == p.SEND_BACK:
        return say("text-send-to-camp" if to_camp else "text-send-to-hand", whom=whom)
    if effect == p.PUSH:
        return say("text-push-with-food" if ability.with_food else "text-push", whom=whom)
    if effect == p.JOIN:
        return say("text-join-with-food" if ability.with_food else "text-join", whom=whom)
    return say("text-recover-to-camp" if to_camp else "text-recover-to-hand", whom=whom)


def _whom(ability: Ability, say: Say) -> str:
    count = "all" if ability.targets == p.ALL_TARGETS else "one" if ability.targets == 1 else str(ability.targets)
    if ability.effect == p.RECOVER:
        whom = say("text-hero-of-discard", count=count)
    elif ability.effect == p.JOIN:
        whom = WHOM[p.FRIENDS, ability.where](say, count)
    elif ability.who == p.SELF:
        whom = say("text-itself")
    else:
        whom = WHOM[ability.who, ability.where](say, count)
    return _limited(whom, ability, say)


def _limited(whom: str, ability: Ability, say: Say) -> str:
    """Add the limits in brackets. Without them, “a Region with strength 2” could be read as the Region's strength."""
    limits = [_strengths(ability, say)] if ability.min_strength > 0 or ability.max_strength != p.NO_LIMIT else []
    if ability.max_cost != p.NO_LIMIT:
        limits.append(say("text-cost-at-most", limit=ability.max_cost))
    return say("text-limited", whom=whom, limits=", ".join(limits)) if limits else whom


def _strengths(ability: Ability, say: Say) -> str:
    least, most = ability.min_strength, ability.max_strength
    if least == most:
        return say("text-strength-exactly", limit=most)
    if least > 0 and most != p.NO_LIMIT:
        return say("text-strength-between", least=least, most=most)
    if least > 0:
        return say("text-strength-at-least", limit=least)
    return say("text-strength-at-most", limit=most)
