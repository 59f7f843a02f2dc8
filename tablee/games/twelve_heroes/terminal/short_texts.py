"""Abilities in a few letters, for a card of a dozen columns: `+1●`, `foes −1⚔`. Players can look up the full text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.core.say import Say
from tablee.games.twelve_heroes.rules import pieces as p
from tablee.games.twelve_heroes.rules.pieces import Ability

Word = Callable[[Say], str]

FOOD, STRENGTH, CUBE, POPULARITY = "●", "⚔", "■", "★"
MANY = 4
"""So many abilities stand closer together."""

CONDITION: Final[dict[int, Word]] = {
    p.ALONE: lambda say: say("short-if-alone"),
    p.ACCOMPANIED: lambda say: say("short-if-accompanied"),
    p.OPPOSED: lambda say: say("short-if-opposed"),
    p.UNOPPOSED: lambda say: say("short-if-unopposed"),
    p.OUTNUMBERED: lambda say: say("short-if-outnumbered"),
    p.WEAKER: lambda say: say("short-if-weaker"),
    p.ON_FARM: lambda say: say("short-if-farm"),
    p.ON_MINE: lambda say: say("short-if-mine"),
    p.ON_CITY: lambda say: say("short-if-city"),
}
SIGNS: Final[dict[int, str]] = {p.POPULAR: POPULARITY, p.HAS_CUBE: CUBE}
PER_SIGNS: Final[dict[int, str]] = {p.PER_FOOD: FOOD, p.PER_CUBE: CUBE}
PER: Final[dict[int, Word]] = {
    p.PER_FRIEND: lambda say: say("short-per-friend"),
    p.PER_ENEMY: lambda say: say("short-per-enemy"),
    p.PER_TILE: lambda say: say("short-per-tile"),
}
PLACES: Final[dict[int, Word]] = {
    p.AT_HERE: lambda say: say("short-here"),
    p.AT_CAMP: lambda say: say("short-camp"),
    p.AT_ANYWHERE: lambda say: say("short-anywhere"),
}
WHO: Final[dict[tuple[int, int], Word]] = {
    (p.FRIENDS, p.AT_HERE): lambda say: say("short-others"),
    (p.FRIENDS, p.AT_ADJACENT): lambda say: say("short-neighbours"),
    (p.FRIENDS, p.AT_ANYWHERE): lambda say: say("short-all-others"),
    (p.ENEMIES, p.AT_HERE): lambda say: say("short-foes"),
    (p.ENEMIES, p.AT_ADJACENT): lambda say: say("short-foes-adjacent"),
    (p.ENEMIES, p.AT_ANYWHERE): lambda say: say("short-all-foes"),
}
PLAIN: Final[dict[int, Callable[[Say, int], str]]] = {
    p.DRAW: lambda say, n: say("short-draw", amount=n),
    p.MAKE_DISCARD: lambda say, n: say("short-make-discard", amount=n),
    p.EXTRA_ACTION: lambda say, n: say("short-extra-action", amount=n),
    p.SHOW_HAND: lambda say, _: say("short-show-hand"),
    p.STRIP_HAND: lambda say, n: say("short-strip-hand", amount=n),
    p.FLY: lambda say, _: say("short-fly"),
    p.FORBID: lambda say, _: say("short-forbid"),
    p.BLOCK: lambda say, _: say("short-block"),
    p.SURVIVE: lambda say, _: say("short-survive"),
    p.TIE: lambda say, _: say("short-tie"),
    p.STEAL_FOOD: lambda say, n: say("short-steal", amount=n),
    p.BRING_FOOD: lambda say, n: say("short-bring", amount=n),
}
AIMED: Final[dict[int, Word]] = {
    p.KILL: lambda say: say("short-kill"),
    p.SEND_BACK: lambda say: say("short-send-back"),
    p.PUSH: lambda say: say("short-push"),
    p.JOIN: lambda say: say("short-join"),
    p.RECOVER: lambda say: say("short-recover"),
}


def short_text(abilities: Sequence[Ability], say: Say) -> str:
    """Return all abilities of a hero in a few letters. A slash separates two of which the player chooses one."""
    text = ""
    dot = " · " if len(abilities) < MANY else "·"
    for ability in abilities:
        between = " / " if ability.alternative else dot
        text += (between if text else "") + _ability(ability, say)
    return text


def _ability(ability: Ability, say: Say) -> str:
    what = _effect(ability, say)
    if ability.per != p.PER_NOTHING:
        what += "×" + (PER_SIGNS.get(ability.per) or PER[ability.per](say))
    if ability.pay:
        what = f"−{ability.pay}{FOOD}→{what}"
    if ability.condition != p.UNCONDITIONAL:
        when = SIGNS.get(ability.condition) or CONDITION[ability.condition](say)
        what = say("short-if", text=when, what=what)
    return what


def _effect(ability: Ability, say: Say) -> str:
    effect, amount = ability.effect, ability.amount
    if effect in PLAIN:
        return PLAIN[effect](say, amount)
    if effect in AIMED:
        return f"{AIMED[effect](say)}{_limits(ability)}"
    if effect == p.GAIN_FOOD:
        return f"+{amount}{FOOD} {PLACES[ability.to](say)}"
    if effect == p.BURN_FOOD:
        return f"{say('short-foe')} −{amount}{FOOD}"
    if effect in (p.ADD_CUBE, p.REMOVE_CUBE):
        return f"+{CUBE}" if effect == p.ADD_CUBE else f"{say('short-foe')} −{CUBE}"
    return _lasting(ability, say)


def _lasting(ability: Ability, say: Say) -> str:
    effect, signed = ability.effect, f"{ability.amount:+d}".replace("-", "−")
    what = {
        p.STRENGTH: f"{signed}{STRENGTH}",
        p.HUNGER: say("short-hunger", amount=ability.amount),
        p.IMMUNE: say("short-immune"),
        p.COST: say("short-cost", amount=signed),
    }[effect]
    whom = WHO.get((ability.who, ability.where))
    if whom is None or (effect == p.COST and ability.who == p.FRIENDS):
        return what
    return f"{whom(say)} {what}"


def _limits(ability: Ability) -> str:
    low, high, cost = ability.min_strength, ability.max_strength, ability.max_cost
    return "".join(
        [
            f" ≥{low}{STRENGTH}" if low > 0 else "",
            f" ≤{high}{STRENGTH}" if high != p.NO_LIMIT else "",
            f" ≤{cost}{FOOD}" if cost != p.NO_LIMIT else "",
        ]
    )
