"""A view as numbers for learners: first the viewer's side, or the first seat's for a spectator."""

from __future__ import annotations

from collections import Counter

from tablee.games.twelve_heroes.agenda import LIMITING
from tablee.games.twelve_heroes.pieces import CUBES, DECK, FOOD, GOAL, LAST_TURN, MOST_KINDS, TILE_NAMES
from tablee.games.twelve_heroes.views import DraftRound, HeroesView, Numbers, Side


def encode(view: HeroesView) -> list[float]:
    """Always as many numbers, whatever the set, the decks and the advanced rules are."""
    me = view.viewer or 0
    sides = [view.sides[me], view.sides[1 - me]]
    features = [each for side in sides for each in _side(side)]
    for region in range(3):
        features += [float(view.tiles[region] == name) for name in TILE_NAMES]
        features += [
            float(view.below[region]),
            float(view.popular[region] == me),
            float(view.popular[region] == 1 - me),
        ]
    features += [view.reserve / FOOD, view.turn / LAST_TURN, view.actions / 6, float(view.seat == me)]
    features += [float(view.pending.waiting == code) for code in range(LIMITING + 1)]
    features += [float(view.pending.asked == me), float(view.options.popularity), float(view.options.extra_actions)]
    features += [*_counts((view.pending.source + 1,)), view.pending.most / FOOD]
    features += [float(view.pending.region == region) for region in range(4)]
    rounds = [*view.draft, DraftRound((), (), (), (), 0), DraftRound((), (), (), (), 0)][:2]
    return features + [each for known in rounds for each in _draft(known)]


def _side(side: Side) -> list[float]:
    places = [side.hand or (), side.shown, side.discard, side.camp, *side.regions, side.known, side.under or ()]
    features = [count for place in places for count in _counts(place)]
    features += [side.hand_size / DECK, side.deck_size / DECK, side.under_size / DECK]
    features += [side.food / FOOD, *(amount / FOOD for amount in side.stock)]
    features += [each / 10 for each in side.strengths] + [each / CUBES for each in side.cubes]
    return [*features, side.points / GOAL]


def _draft(known: DraftRound) -> list[float]:
    packs = (known.dealt, known.kept, known.received, known.taken)
    return [known.picked / 4, *(count for pack in packs for count in _counts(pack))]


def _counts(numbers: Numbers) -> list[float]:
    counts = Counter(numbers)
    return [counts[number] / 3 for number in range(1, MOST_KINDS + 1)]
