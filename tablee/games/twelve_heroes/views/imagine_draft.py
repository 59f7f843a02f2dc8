"""Deal the hidden cards of a draft. A seat with unknown picks is assumed to have picked at random (H-5.2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import comb
from typing import NamedTuple

from tablee.core.bits import mask_of
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.rules.draft import make_decks
from tablee.games.twelve_heroes.rules.memory import WATCHING
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.views.pile import Pile
from tablee.games.twelve_heroes.views.view import DraftRound, HeroesView, Numbers


def imagine_draft(state: TwelveHeroes, view: HeroesView, rng: Rng) -> None:
    """Fill in the cards dealt, kept and taken, and the decks if they have been made."""
    box = Pile(state.setup.draft_kinds)
    playing = decks_are_made(view)
    if view.viewer is None:
        _imagine_watching(state, view, box, rng, playing=playing)
    else:
        _imagine_seated(state, view, view.viewer, box, rng, playing=playing)
    if playing:
        make_decks(state)
        remember_seen(state, view)


def decks_are_made(view: HeroesView) -> bool:
    """Return whether the decks have been made: some card is in a deck, a hand, in play or discarded."""
    return any(
        side.deck_size + side.hand_size + len(side.camp) + len(side.discard) + sum(map(len, side.regions)) > 0
        for side in view.sides
    )


def remember_seen(state: TwelveHeroes, view: HeroesView) -> None:
    """Set what the viewers remember: the viewer's own knowledge, and for the others only what is public."""
    viewer = WATCHING if view.viewer is None else view.viewer
    for seat, side in enumerate(view.sides):
        seen = Counter((*side.camp, *side.discard, *side.shown, *(n for region in side.regions for n in region)))
        for watcher in range(WATCHING + 1):
            counts = Counter(side.known) if watcher == viewer else seen
            known = state.known[watcher * 2 + seat]
            for number, count in counts.items():
                known[number - 1] = max(known[number - 1], count)
            if watcher == viewer:
                state.known[watcher * 2 + seat] = [counts[kind + 1] for kind in range(len(known))]


# A seat's view


class Split(NamedTuple):
    """One way, for each round, to share out the four cards that the viewer passed."""

    taken: tuple[Numbers, ...]
    gifts: tuple[Numbers, ...]
    weight: float


def _imagine_seated(state: TwelveHeroes, view: HeroesView, me: int, box: Pile, rng: Rng, *, playing: bool) -> None:
    other = 1 - me
    mine = [box.take(each.dealt) for each in view.draft]
    received = [box.take(each.received) for each in view.draft]
    needed: Numbers = ()
    taken: list[Numbers] = [() for _ in view.draft]
    if playing:
        split = _choose_split(view, me, box, rng)
        taken = list(split.taken)
        needed = _needed(view, me, split)
    secret = box.take(needed)
    for turn, each in enumerate(view.draft):
        hidden = min(each.picked, 2) if each.received else 6
        here, secret = secret[:hidden], secret[hidden:]
        unknown = here + box.deal(hidden - len(here), rng)
        place = turn * 2
        state.dealt[place + me] = mask_of(mine[turn])
        state.dealt[place + other] = mask_of(unknown + received[turn])
        state.kept[place + me] = mask_of(_some(state, mine[turn], each.kept))
        state.kept[place + other] = mask_of(unknown[: min(each.picked, 2)])
        state.taken[place + me] = mask_of(_some(state, received[turn], each.taken))
        passed = [card for card in mine[turn] if card not in _some(state, mine[turn], each.kept)]
        chosen = _some(state, passed, taken[turn]) if playing else _any(passed, max(each.picked - 2, 0), rng)
        state.taken[place + other] = mask_of(chosen)


def _some(state: TwelveHeroes, cards: list[int], numbers: Numbers) -> list[int]:
    """Return cards among these with these numbers."""
    left = list(cards)
    found: list[int] = []
    for number in numbers:
        card = next(card for card in left if state.setup.draft_kinds[card] == number - 1)
        left.remove(card)
        found.append(card)
    return found


def _any(cards: list[int], count: int, rng: Rng) -> list[int]:
    left = list(cards)
    rng.shuffle(left)
    return left[:count]


def _passed(each: DraftRound) -> list[int]:
    return sorted((Counter(each.dealt) - Counter(each.kept)).elements())


def _choose_split(view: HeroesView, me: int, box: Pile, rng: Rng) -> Split:
    """Choose one way to share out the passed cards, weighted by what has been seen since."""
    ways = [list(combinations(_passed(each), 2)) for each in view.draft]
    splits = [_split(view, me, box, taken) for taken in product(*ways)]
    return splits[rng.weighted([split.weight for split in splits])]


def _split(view: HeroesView, me: int, box: Pile, taken: tuple[Numbers, ...]) -> Split:
    gifts = tuple(
        tuple((Counter(_passed(each)) - Counter(took)).elements()) for each, took in zip(view.draft, taken, strict=True)
    )
    split = Split(taken, gifts, 0.0)
    return split._replace(weight=_own_weight(view, me, split) * _other_weight(view, me, box, split))


def _own_weight(view: HeroesView, me: int, split: Split) -> float:
    """Return how likely the viewer's cards are to have come up with this deck, or 0 if it lacks a known one."""
    deck = Counter(n for each in view.draft for n in (*each.kept, *each.taken))
    deck.update(n for gift in split.gifts for n in gift)
    side = view.sides[me]
    if Counter(side.known) - deck:
        return 0.0
    seen = Counter(
        n for place in (side.camp, side.discard, side.hand or (), side.under or (), *side.regions) for n in place
    )
    weight = 1.0
    for number, count in seen.items():
        weight *= comb(deck[number], count)
    return weight


def _needed(view: HeroesView, me: int, split: Split) -> Numbers:
    """Return what the opponent must have kept of their own six, since the viewer knows it is in their deck."""
    sure = Counter(n for took in split.taken for n in took)
    for each in view.draft:
        sure.update(Counter(each.received) - Counter(each.taken))
    return tuple((Counter(view.sides[1 - me].known) - sure).elements())


def _other_weight(view: HeroesView, me: int, box: Pile, split: Split) -> float:
    """Return the number of ways in which the opponent can have kept what they must have."""
    needed = Counter(_needed(view, me, split))
    there = box.counts()
    free = 4 - needed.total()
    if free < 0 or needed - there:
        return 0.0
    weight = float(comb(there.total() - needed.total(), free))
    for number, count in needed.items():
        weight *= comb(there[number], count)
    return weight


# A spectator's view


def _imagine_watching(state: TwelveHeroes, view: HeroesView, box: Pile, rng: Rng, *, playing: bool) -> None:
    """Imagine the draft for a spectator, who saw nothing of it. Cards seen since must be in the decks."""
    piles = [box.take(side.known) if playing else [] for side in view.sides]
    for pile in piles:
        pile.extend(box.deal(6 * len(view.draft) - len(pile), rng))
        rng.shuffle(pile)
    for turn, each in enumerate(view.draft):
        parts = [pile[turn * 6 : turn * 6 + 6] for pile in piles]
        for seat in range(2):
            own, other = parts[seat], parts[1 - seat]
            place = turn * 2 + seat
            state.dealt[place] = mask_of([*own[:2], *own[4:], *other[2:4]])
            state.kept[place] = mask_of(own[: min(each.picked, 2)])
            state.taken[place] = mask_of(own[2 : 2 + max(each.picked - 2, 0)])
