"""The coach of Claim.

It solves the second phase, and tries the first phase in many deals that fit what the seat knows.
"""

from __future__ import annotations

from math import inf

from tablee.core.bits import bit, size
from tablee.core.bot import Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.claim.bots.instinct import WORTH, play_by_instinct, wants
from tablee.games.claim.bots.recruiting import outlook_after, recruiting_card
from tablee.games.claim.rules.pieces import (
    BEATEN_BY,
    DWARVES,
    KIND_NAME,
    NAME,
    NONE,
    UNDEADS,
    card_of,
    kind_of,
    may_follow,
)
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.solve import outcome, within_nodes
from tablee.games.claim.views.imagine import imagine
from tablee.games.claim.views.view import ClaimView
from tablee.search.advice import Hint, Odds, Reason, chosen, ranked, why
from tablee.search.budget import Budget

MAX_NODES = 2_000_000 if COMPILED else 8_000
"""About two seconds of search in the second phase. If that is not enough, the coach samples instead."""
MIN_DEALS = 4
MIN_SAMPLES = 2
"""One deal to choose the card, and another one to judge it."""
MAX_PROMISING = 5
"""How many of the most promising cards are judged in the second half of the deals."""


class ClaimCoach:
    """Gives hints and values.

    In the second phase a player who remembers all cards knows both hands, and the view remembers them (C-6.1).
    """

    def advise(self, view: ClaimView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        state = imagine(view, rng)
        shares = _solved(state, offer, budget) if view.phase == 2 else None
        if shares is None:
            return Trials(view, offer, budget, rng, also).advice(state, offer.seat)
        choices = ranked(shares)
        return Hint(choices, choices[0].value, _ending(state, offer.seat, choices), "exact")

    def chance(self, view: ClaimView, seat: int, budget: Budget, rng: Rng) -> float:
        state = imagine(view, rng)
        waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()[seat]
        if view.phase == 2:
            first = _value(state, budget)
            if first is not None:
                return first if seat == 0 else 1.0 - first
        return _played_out(view, seat, budget, rng)


# The second phase


def _node_limit(budget: Budget) -> int:
    return MAX_NODES if budget.seconds == inf else min(MAX_NODES, int(MAX_NODES * budget.seconds / 2.0))


def _value(state: Claim, budget: Budget) -> float | None:
    """Return the first seat's share with best play, or None if the search takes too long."""
    return within_nodes(_node_limit(budget), lambda: 0.5 + outcome(state) / 2.0)


def _solved(state: Claim, offer: Offer, budget: Budget) -> dict[int, float] | None:
    """Return the share after each card with best play, or None if the search takes too long."""
    return within_nodes(
        _node_limit(budget), lambda: {action: _after(state, action, offer.seat) for action in offer.legal}
    )


def _after(state: Claim, action: int, seat: int) -> float:
    after = state.copy()
    after.apply([action])
    waits = after.awaits()
    if isinstance(waits, Over):
        return waits.shares()[seat]
    return 0.5 + outcome(after) / 2.0 * (1 if seat == 0 else -1)


# The first phase


class Trials:
    """Try every card in the same deals, and compare it with the usual play: both seats play well but without search.

    Every other deal serves to choose the best card. The remaining deals judge the most promising cards and the card
    asked for. Separate deals are needed because the card that looks best was also lucky.
    """

    def __init__(self, view: ClaimView, offer: Offer, budget: Budget, rng: Rng, also: int | None) -> None:
        self.also = also
        self.looks = dict.fromkeys(offer.legal, 0.0)
        self.shares = dict.fromkeys(offer.legal, 0.0)
        self.tried = dict.fromkeys(offer.legal, 0)
        self.usual = 0.0
        self.deals = 0
        until = budget.clock() + budget.seconds
        while self.deals < max(budget.iterations, MIN_SAMPLES) and (self.deals < MIN_DEALS or budget.clock() < until):
            self._deal(imagine(view, rng), offer.seat, rng.next())
            self.deals += 1

    def _deal(self, deal: Claim, seat: int, luck: int) -> None:
        judging = self.deals % 2 == 1
        totals = self.shares if judging else self.looks
        for action in self._promising() if judging else list(totals):
            totals[action] += _after_card(deal, action, seat, luck)
            self.tried[action] += judging
        if judging:
            self.usual += _usual(deal, seat, luck)

    def _promising(self) -> list[int]:
        order = sorted(self.looks, key=lambda action: (action != self.also, -self.looks[action]))
        return order[:MAX_PROMISING]

    def advice(self, state: Claim, seat: int) -> Hint[int]:
        looked, judged = (self.deals + 1) // 2, self.deals // 2
        shares = {action: looks / looked for action, looks in self.looks.items()}
        best = max(shares, key=lambda action: (self.tried[action] > judged // 2, shares[action]))
        shares |= {action: self.shares[action] / tried for action, tried in self.tried.items() if tried > judged // 2}
        return Hint(chosen(best, shares), self.usual / judged, _feature(state, seat, best), "sampled", self.deals)


def _after_card(deal: Claim, action: int, seat: int, luck: int) -> float:
    """Return a seat's chance after this card.

    In the first phase, recruit on and value its end; in the second, play it out.
    """
    if deal.phase != 2:
        return outlook_after(deal, action, seat, luck)
    state = deal.copy()
    state.apply([action])
    return _by_instinct(state, seat, luck)


def _usual(state: Claim, seat: int, luck: int) -> float:
    """Return a seat's chance in this deal when both play on as usual."""
    waits = state.settle(Rng(luck))
    if isinstance(waits, Over) or state.phase == 2:
        return _by_instinct(state, seat, luck)
    return outlook_after(state, kind_of(recruiting_card(state)), seat, luck)


def _by_instinct(state: Claim, seat: int, luck: int) -> float:
    play_by_instinct(state, Rng(luck))
    return state.result().shares()[seat]


def _played_out(view: ClaimView, seat: int, budget: Budget, rng: Rng) -> float:
    until = budget.clock() + budget.seconds
    total, deals = 0.0, 0
    while deals < budget.iterations and (deals < MIN_DEALS or budget.clock() < until):
        total += _usual(imagine(view, rng), seat, rng.next())
        deals += 1
    return total / deals


# Why


def _ending(state: Claim, seat: int, choices: tuple[Odds[int], ...]) -> Reason:
    """Explain the value of the best card, and whether another card is as good."""
    best = choices[0]
    if best.value == 0.0:
        return why("all-lose")
    same = sum(choice.value == best.value for choice in choices)
    won = best.value == 1.0
    if same == 1 and len(choices) > 1:
        return why("only-win", card=KIND_NAME[best.action]) if won else why("only-draw", card=KIND_NAME[best.action])
    feature = _feature(state, seat, best.action)
    if feature.code in ("takes-dwarves", "keeps-dwarves-away"):
        return feature
    return why("wins", count=same) if won else why("draws", count=same)


def _feature(state: Claim, seat: int, action: int) -> Reason:
    """Explain what a card does to the trick."""
    player = state.players[seat]
    card = card_of(action, player.hand, player.secret)
    if state.led == NONE:
        return _leading(state, card)
    won = bool(BEATEN_BY[state.led] & bit(card))
    if state.phase == 2:
        return _supporting(state, card, won=won)
    if won and (bit(state.led) | bit(card)) & UNDEADS:
        return why("wins-undead", card=NAME[state.prize])
    return _recruiting(state, seat, card, won=won)


def _recruiting(state: Claim, seat: int, card: int, *, won: bool) -> Reason:
    """Explain a card in the first phase. C-2.4: the winner gets the prize, the loser an unseen card."""
    hand = state.players[seat].hand
    playable = may_follow(hand, state.led)
    winning = playable & BEATEN_BY[state.led]
    if not won:
        return why("throws-loser", card=NAME[state.prize]) if winning else why("cannot-win")
    cheaper = [other for other in range(52) if winning & bit(other) and WORTH[other] < WORTH[card]]
    return why("wins-prize", card=NAME[state.prize]) if cheaper else why("wins-prize-cheaply", card=NAME[state.prize])


def _supporting(state: Claim, card: int, *, won: bool) -> Reason:
    """Explain a card in the second phase. C-4.4: the loser of a trick takes its Dwarves."""
    if (bit(state.led) | bit(card)) & DWARVES:
        return why("keeps-dwarves-away") if won else why("takes-dwarves")
    return why("wins-trick") if won else why("loses-little")


def _leading(state: Claim, card: int) -> Reason:
    seat = int(state.mover())
    if state.phase == 2:
        return why("leads-dwarf") if bit(card) & DWARVES else why("leads-second", card=NAME[card])
    unseen = state.deck | state.players[1 - seat].hand | state.players[1 - seat].secret
    if wants(state.prize, unseen, 0) and 2 * _stronger(unseen, card) < size(unseen):
        return why("leads-for-prize", card=NAME[state.prize])
    return why("leads-low", card=NAME[state.prize])


def _stronger(unseen: int, card: int) -> int:
    return int(size(unseen & BEATEN_BY[card]))


COACH = ClaimCoach()
