"""Encode a view as numbers for learning programs, the viewer's side first, or the first seat's for a spectator."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tablee.core.observation import Part
from tablee.games.twelve_heroes.rules.observation import MAX_COPIES, MAX_TASKS, MAX_TOLD
from tablee.games.twelve_heroes.rules.pending import EITHER
from tablee.games.twelve_heroes.rules.pieces import (
    CUBES,
    DECK,
    FOOD,
    MAX_GIVEN,
    MAX_KINDS,
    NONE,
    OPENING_HAND,
    TILE_NAMES,
)
from tablee.games.twelve_heroes.rules.tasks import (
    AIM_AGAIN,
    DISCARD_CARD,
    DRAW_CARD,
    MAX_TARGETS,
    OFFER_MULLIGAN,
    OPENING,
    STRIP_CARD,
    USE_ABILITY,
    task_argument,
    task_code,
)
from tablee.games.twelve_heroes.views.view import DraftRound, HeroesView, Numbers, Pending, Side

REGIONS: Final = ("left", "middle", "right")
MAX_POWER: Final = 63
OF_A_SEAT: Final = (OPENING, OFFER_MULLIGAN, DRAW_CARD, DISCARD_CARD)
"""The tasks whose argument is a seat."""
OF_AN_ABILITY: Final = (USE_ABILITY, AIM_AGAIN, STRIP_CARD)
"""The tasks whose argument is an ability, its hero and the hero's place."""
TASK: Final = (STRIP_CARD + 1, 1, 1, MAX_TOLD, 64, MAX_TOLD, MAX_TARGETS, 1)


def parts(view: HeroesView) -> tuple[Part, ...]:
    """Return both sides, the Regions, what is pending and the draft. The size is the same for all sets and decks.

    A place of cards has a number for each kind of hero: how many are there. Of a side, `sizes` is: cards in hand, in
    the deck and under it, Food in camp and in the Regions; `regions`: strength and cubes in each; `won`: Farms, Mines,
    Cities, points. A Region is: its tile (three numbers), how many lie below, popular with the viewer, with the
    opponent. `turn` is: Food in the reserve, the turn, actions left, actions given, whether it is the viewer's turn.
    """
    me = view.viewer or 0
    turn = [view.reserve, view.turn, view.actions, view.given, view.seat == me]
    rounds = [*view.draft, DraftRound((), (), (), (), 0), DraftRound((), (), (), (), 0)][:2]
    return (
        *_side("own", view.sides[me]),
        *_side("other", view.sides[1 - me]),
        *(_region(view, region, me) for region in range(3)),
        Part("turn", turn, (FOOD, MAX_TOLD, MAX_TOLD, MAX_GIVEN, 1)),
        *_pending(view.pending, me),
        *(part for number, known in enumerate(rounds, 1) for part in _draft(f"draft_{number}", known)),
    )


def _side(whose: str, side: Side) -> list[Part]:
    places = {"hand": side.hand or (), "shown": side.shown, "discards": side.discard, "camp": side.camp}
    heroes = dict(zip(REGIONS, side.regions, strict=True))
    below = {"known": side.known, "under": side.under or ()}
    sizes = [side.hand_size, side.deck_size, side.under_size, side.food, *side.stock]
    won = [side.tiles.count(name) for name in TILE_NAMES]
    return [
        *(_counts(f"{whose}_{place}", cards) for place, cards in {**places, **heroes, **below}.items()),
        *(_powers(f"{whose}_{place}_strengths", powers) for place, powers in zip(REGIONS, side.powers, strict=True)),
        Part(f"{whose}_under_order", (*(side.under or ()), *[0] * OPENING_HAND)[:OPENING_HAND], MAX_KINDS),
        Part(f"{whose}_sizes", sizes, (DECK, DECK, DECK, FOOD, FOOD, FOOD, FOOD)),
        Part(f"{whose}_regions", [*side.strengths, *side.cubes], (MAX_TOLD, MAX_TOLD, MAX_TOLD, CUBES, CUBES, CUBES)),
        Part(f"{whose}_won", [*won, side.points], (6, 6, 6, MAX_TOLD)),
    ]


def _powers(name: str, powers: Numbers) -> Part:
    """Return the strength plus 1 of each hero, so that a hero with strength 0 differs from no hero."""
    return Part(name, (*(power + 1 for power in powers), *[0] * DECK)[:DECK], MAX_POWER)


def _region(view: HeroesView, region: int, me: int) -> Part:
    tile = [view.tiles[region] == name for name in TILE_NAMES]
    popular = [view.popular[region] == me, view.popular[region] == 1 - me]
    return Part(f"region_{REGIONS[region]}", [*tile, view.below[region], *popular], (1, 1, 1, 6, 1, 1))


def _pending(pending: Pending, me: int) -> list[Part]:
    """Return what is awaited, the ability and the heroes concerned, and the tasks that follow.

    `ability` is: the viewer is asked, the viewer owns it, cards to draw, the most Food, its number, where a hero
    started from and the hero it hits. `deployed` are the heroes sent into each Region, those whose abilities are still
    to come, and the hero with the ability. A task has eight numbers: its code, whether it is the viewer's or the
    opponent's, the Region, the hero, the ability, how many targets are left, and nothing.
    """
    about = [pending.asked == me, pending.owner == me, pending.draws, pending.max_food]
    heroes = [kind + 1 for kind in (*pending.sent, *pending.ready, pending.source)]
    tasks = [_task(task, me) for task in reversed(pending.tasks[-MAX_TASKS:])]
    tasks += [[0] * 8] * (MAX_TASKS - len(tasks))
    return [
        Part("waiting", [pending.waiting == code for code in range(EITHER + 1)]),
        Part(
            "ability",
            [*about, pending.ability + 1, pending.start + 1, pending.victim + 1],
            (1, 1, MAX_TOLD, MAX_TOLD, MAX_TOLD, 8, 64),
        ),
        Part("ability_region", [pending.region == region for region in range(4)]),
        Part("deployed", heroes, 64),
        Part("tasks", [number for task in tasks for number in task], TASK * MAX_TASKS),
    ]


def _task(task: int, me: int) -> list[int]:
    """Return a task's code, whether it is the viewer's, and its Region, hero and ability."""
    code, argument = task_code(task), task_argument(task)
    seat, region, kind, ability, left = NONE, NONE, NONE, NONE, 0
    if code == AIM_AGAIN:
        argument, left = argument // MAX_TARGETS, argument % MAX_TARGETS
    if code in OF_AN_ABILITY:
        seat, region, kind, ability = argument % 2, argument // 2 % 4, argument // 8 % 64, argument // 512
    elif code in OF_A_SEAT:
        seat = argument
    else:
        region = argument
    return [code + 1, seat == me, seat == 1 - me, region + 1, kind + 1, ability + 1, left, 0]


def _draft(name: str, known: DraftRound) -> list[Part]:
    packs = {"dealt": known.dealt, "kept": known.kept, "received": known.received, "taken": known.taken}
    return [Part(f"{name}_picked", [known.picked], 4), *(_counts(f"{name}_{each}", packs[each]) for each in packs)]


def _counts(name: str, numbers: Numbers) -> Part:
    counts = Counter(numbers)
    return Part(name, [counts[number] for number in range(1, MAX_KINDS + 1)], MAX_COPIES)
