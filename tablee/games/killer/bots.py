"""Players of Killer, from one who goes by feel to one who knows the odds."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.games.killer.odds import hit_chances, mean_hits, roll_hits
from tablee.games.killer.pieces import NUMBER, PRESS, STOP, TARGET, UNNAMED
from tablee.games.killer.rules import Variants
from tablee.games.killer.turn import Turn
from tablee.games.killer.views import KillerView

NERVE = 12.0
"""How many life points make one player's chances e times another's."""


def estimate(lives: list[int]) -> list[float]:
    """Each seat's chance of winning, guessed from the life points alone."""
    top = max(lives)
    weights = [exp((life - top) / NERVE) if life > 0 else 0.0 for life in lives]
    return [weight / sum(weights) for weight in weights]


@lru_cache(maxsize=256)
def solved_turn(dice: int, worth: tuple[float, ...]) -> Turn:
    """A turn solved once for all its decisions."""
    return Turn(dice, list(worth))


class Hasty:
    """Goes high or low by the first look, keeps what fits, and strikes whoever it likes."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            return self._keep(view)
        sane = [action for action in offer.legal if action not in (UNNAMED, PRESS)]
        return rng.pick(sane)

    def _keep(self, view: KillerView) -> int:
        seen = sum(view.rolled) + view.total
        high = seen >= 3.5 * (view.options.dice - view.left + len(view.rolled))
        fitting = [face for face in view.rolled if (face >= 5 if high else face <= 2)]
        nearest = max(view.rolled) if high else min(view.rolled)
        return NUMBER[tuple(fitting or [nearest])]


class Steady:
    """Knows the odds of its own turn: most damage dealt and life gained, least life lost, on average."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            turn = solved_turn(view.options.dice, self._worth(view))
            return turn.best(NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return STOP
        return max(offer.legal, key=lambda action: -1 if action == UNNAMED else view.lives[action - TARGET])

    def _worth(self, view: KillerView) -> tuple[float, ...]:
        rules = Variants(view.options)
        strike = mean_hits(rules) + (1.0 if rules.attackers_regenerate else 0.0)
        rest = 3.5 if rules.regeneration else 0.0
        return tuple(
            strike * int(rules.attack(score))
            - int(rules.loss(score))
            + (rest if score in (rules.low, rules.high) else 0.0)
            for score in range(6 * rules.dice + 1)
        )


class Sharp:
    """Weighs every score by what it does to its chances of winning: when to strike, whom, and when to stop."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            turn = solved_turn(view.options.dice, self._worth(view))
            return turn.best(NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return self._gamble(view)
        return max(offer.legal, key=lambda action: (self._aim(view, action), -action))

    def _worth(self, view: KillerView) -> tuple[float, ...]:
        return tuple(self._score(view, score) for score in range(6 * view.options.dice + 1))

    def _score(self, view: KillerView, score: int) -> float:
        rules, me, lives = Variants(view.options), view.seat, list(view.lives)
        value = rules.attack(score)
        if value:
            gain = value if rules.attackers_regenerate and lives[me] else 0
            return max(self._strike(view, target, value, gain) for target in _rivals(view))
        if lives[me] == 0:
            revives = view.options.eliminated == "revival" and rules.loss(score) == 0
            return self._with(lives, me, 3.5) if revives else 0.0
        if rules.loss(score):
            return self._with(lives, me, -int(rules.loss(score)))
        if not rules.regeneration:
            return self._with(lives, me, 0)
        return sum(self._with(lives, me, face) for face in range(1, 7)) / 6

    def _with(self, lives: list[int], seat: int, change: float) -> float:
        """My chances once a seat's life has changed, for better or worse."""
        after = [max(round(life + change), 0) if place == seat else life for place, life in enumerate(lives)]
        return estimate(after)[seat]

    def _strike(self, view: KillerView, target: int, value: int, gain: int = 0) -> float:
        """My chances when I attack this target."""
        me, lives = view.seat, list(view.lives)
        lives[me] += gain
        life = lives[target]
        mine = 0.0
        for hits, chance in enumerate(hit_chances(Variants(view.options), -(-life // value))):
            if chance > 0:
                lives[target] = max(life - hits * value, 0)
                mine += chance * self._standing(lives, me)
        return mine

    def _standing(self, lives: list[int], me: int) -> float:
        """My chances; a ghost, who has none, likes to see the leader low."""
        return estimate(lives)[me] if lives[me] else -1e-6 * max(lives)

    def _aim(self, view: KillerView, action: int) -> float:
        return -1.0 if action == UNNAMED else self._strike(view, action - TARGET, view.value)

    def _gamble(self, view: KillerView) -> int:
        """Stop, or roll once more and stop then: whichever leaves the better chances."""
        after = [self._landed(view, 0)]
        after += [self._landed(view, view.hits + more) for more in range(1, view.options.dice + 1)]
        pressed = sum(chance * worth for chance, worth in zip(roll_hits(view.options.dice), after, strict=True))
        return PRESS if pressed > self._landed(view, view.hits) else STOP

    def _landed(self, view: KillerView, hits: int) -> float:
        lives = list(view.lives)
        target = view.seat if view.target is None else view.target
        lives[target] = max(lives[target] - hits * view.value, 0)
        return self._standing(lives, view.seat)


def _rivals(view: KillerView) -> list[int]:
    return [seat for seat, life in enumerate(view.lives) if life > 0 and seat != view.seat]


BOTS: dict[str, Bot] = {"hasty": Hasty(), "steady": Steady(), "sharp": Sharp()}
