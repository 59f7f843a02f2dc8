"""Checks a position that was read from text: everything from the box is there, once, and the rules can go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tablee.core.bits import mask_of, members, size
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.rules import draft, own_decks
from tablee.games.twelve_heroes.rules.cards import STREAMS, owned
from tablee.games.twelve_heroes.rules.memory import WATCHING
from tablee.games.twelve_heroes.rules.opening import plan_opening
from tablee.games.twelve_heroes.rules.pending import CARDS, EITHER, FIRST, MULLIGAN, NEXT_TILE, PACKS, PICK, TILES_UP
from tablee.games.twelve_heroes.rules.pieces import (
    CAMP,
    CUBES,
    DECK,
    FOOD,
    LAST_TURN,
    MAX_GIVEN,
    NONE,
    POINTS,
    REGIONS,
    SLOTS,
    TILES,
)
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.tasks import (
    AIM_AGAIN,
    BEGIN_ACTIONS,
    COMPARE,
    CONTROL_REGION,
    DEAL_PACKS,
    DEPLOY_MORE,
    DEPLOYED_ABILITIES,
    DISCARD_CARD,
    DRAW_CARD,
    DRAW_FIRST,
    END_TURN,
    FEED,
    LAY_TILES,
    MAINTAIN,
    MAX_TARGETS,
    NEXT_ACTION,
    OFFER_MULLIGAN,
    OFFER_PICK,
    OPENING,
    REVEAL,
    STRIP_CARD,
    TAKE_INCOME,
    TURN,
    USE_ABILITY,
    task_argument,
    task_code,
)

LISTS: Final = {"under": 2, "food": 2, "stock": 6, "tile": 3, "below": 3, "points": 2, "cubes": 6, "popular": 3}
"""The length of each list. Those of sets are read with their length."""
OF_SEAT: Final = (OPENING, OFFER_MULLIGAN, DRAW_CARD, DISCARD_CARD)
OF_REGION: Final = (CONTROL_REGION, COMPARE, REVEAL, MAINTAIN, FEED)
OF_ABILITY: Final = (USE_ABILITY, AIM_AGAIN, STRIP_CARD)
IN_TURN: Final = {*OF_REGION, *OF_ABILITY, TAKE_INCOME, DRAW_CARD, DISCARD_CARD, DEPLOY_MORE, DEPLOYED_ABILITIES}
"""The tasks that can come before the actions of a turn, or between them."""
AWAITED: Final = {DRAW_FIRST: FIRST, OPENING: CARDS, LAY_TILES: TILES_UP, OFFER_PICK: PICK, DEAL_PACKS: PACKS}
"""What the position awaits after each task of the opening."""

Check = Callable[[TwelveHeroes], Iterator[str]]
"""A check yields the names of the fields that are wrong."""


def check_position(state: TwelveHeroes, fields: Fields) -> None:
    """Refuse a position that the rules cannot reach. The error names the first wrong field."""
    for name, length in (*LISTS.items(), ("sent", 3), ("ready", 3)):
        if len(getattr(state, name)) != length:
            raise Refused("position-impossible", field=name)
    for name, (low, high) in bounds(state).items():
        value = getattr(state, name)
        if not all(low <= number <= high for number in (value if isinstance(value, list) else [value])):
            raise fields.wrong(name, f"{low}–{high}")
    for check in CHECKS:
        for wrong in check(state):
            raise Refused("position-impossible", field=wrong)


def bounds(state: TwelveHeroes) -> dict[str, tuple[int, int]]:
    """Return the lowest and the highest number of each field, as the rules count them."""
    found = {"food": (0, FOOD), "stock": (0, FOOD), "reserve": (0, FOOD), "max_food": (0, FOOD)}
    found |= {"below": (0, 1), "cubes": (0, max(SLOTS)), "popular": (NONE, 1), "waiting": (FIRST, EITHER)}
    found |= {"seat": (0, 1), "asked": (0, 1), "owner": (0, 1), "region": (0, CAMP), "start": (NONE, CAMP)}
    found |= {"turn": (0, LAST_TURN), "given": (0, MAX_GIVEN), "actions": (0, 3 + MAX_GIVEN + DECK)}
    found["ability"] = (NONE, len(state.heroes.abilities) - 1)
    return found | {name: (NONE, len(state.heroes.heroes) - 1) for name in ("source", "victim", "sent", "ready")}


def wrong_food(state: TwelveHeroes) -> Iterator[str]:
    """H-0.2: there are 20 Food."""
    if sum(state.food) + sum(state.stock) + state.reserve != FOOD:
        yield "food"


def wrong_tiles(state: TwelveHeroes) -> Iterator[str]:
    """H-0.1: each tile lies in one place, and each seat has the points of its tiles and at most seven cubes."""
    up = [tile for tile in state.tile if tile != NONE]
    if sorted([*up, *members(state.won[0]), *members(state.won[1]), *members(state.unseen)]) != [*range(len(TILES))]:
        yield "unseen"
    if size(state.unseen) != sum(state.below) + (REGIONS if size(state.unseen) == len(TILES) else 0):
        yield "below"
    if [sum(POINTS[TILES[tile]] for tile in members(tiles)) for tiles in state.won] != state.points:
        yield "points"
    for seat in range(2):
        placed = state.cubes[seat * REGIONS : seat * REGIONS + REGIONS]
        room = [max(SLOTS) if tile == NONE else SLOTS[TILES[tile]] for tile in state.tile]
        if sum(placed) > CUBES or any(cubes > slots for cubes, slots in zip(placed, room, strict=True)):
            yield "cubes"


def wrong_cards(state: TwelveHeroes) -> Iterator[str]:
    """Each card of a deck lies in one place, once there are decks."""
    if not all(0 <= card < DECK for order in state.under for card in order):
        yield "under"
        return
    for seat in range(2):
        if owned(state, seat) != ([*range(DECK)] if has_decks(state) else []):
            yield "hand"
        if state.shown[seat] & ~state.hand[seat]:
            yield "shown"
    if has_decks(state) and NONE in state.kinds:
        yield "kinds"


def wrong_knowledge(state: TwelveHeroes) -> Iterator[str]:
    """Viewers of a secret deck know only cards that are in it."""
    if not state.setup.secret or not has_decks(state):
        if state.known:
            yield "known"
        return
    if len(state.known) != 2 * (WATCHING + 1):
        yield "known"
    for place, counts in enumerate(state.known):
        deck = state.kinds[place % 2 * DECK : place % 2 * DECK + DECK]
        most = [deck.count(kind) for kind in range(len(state.heroes.heroes))]
        if len(counts) != len(most) or not all(0 <= count <= high for count, high in zip(counts, most, strict=True)):
            yield "known"


def has_decks(state: TwelveHeroes) -> bool:
    """Return whether the decks are made: the draft, or the naming of heroes, is over."""
    return state.waiting not in (PICK, PACKS)


def wrong_draft(state: TwelveHeroes) -> Iterator[str]:
    """H-5.2: six cards dealt to each in each round, and as many kept as were asked for."""
    if not state.setup.draft:
        if any(state.dealt) or any(state.kept) or any(state.taken):
            yield "dealt"
        return
    dealt = [size(cards) for cards in state.dealt]
    if dealt not in ([0] * 4, [6, 6, 0, 0], [6] * 4) or sum(dealt) != size(mask_of(all_dealt(state))):
        yield "dealt"
    picked = picks(state)
    for place in range(4):
        here = min(max(picked - 4 * (place // 2), 0), 4)
        other = place ^ 1
        if size(state.kept[place]) != min(here, 2) or state.kept[place] & ~state.dealt[place]:
            yield "kept"
        passed = draft.passed(state, place // 2, other % 2)
        if size(state.taken[place]) != max(here - 2, 0) or state.taken[place] & ~passed:
            yield "taken"


def all_dealt(state: TwelveHeroes) -> list[int]:
    return [card for cards in state.dealt for card in members(cards)]


def picks(state: TwelveHeroes) -> int:
    """Return how many cards each seat has kept or named so far, from the number of questions still to come."""
    most = DECK if state.setup.own else 8
    return most - sum(task_code(task) == OFFER_PICK for task in state.tasks) - (state.waiting == PICK)


def wrong_enlisted(state: TwelveHeroes) -> Iterator[str]:
    """H-5.3: as many heroes are named as were asked for, of each at most what the box has."""
    for seat in range(2) if state.setup.own else ():
        named = own_decks.enlisted(state, seat)
        copies = all(named.count(kind) <= state.heroes.heroes[kind].copies for kind in named)
        if not copies or named + [NONE] * (DECK - len(named)) != state.kinds[seat * DECK : seat * DECK + DECK]:
            yield "kinds"
        if len(named) != picks(state):
            yield "kinds"


def wrong_draw(state: TwelveHeroes) -> Iterator[str]:
    """The awaited draw is the one that the position needs."""
    waiting, draw = state.waiting, state.draw
    wanted = {FIRST: ("first", 3, 1), NEXT_TILE: ("tiles", state.unseen, 1), TILES_UP: ("tiles", state.unseen, 3)}
    pool = mask_of([*range(len(state.setup.draft_kinds))]) if state.setup.draft else 0
    wanted[PACKS] = ("draft", pool & ~(state.dealt[0] | state.dealt[1]), 12)
    deck = state.deck[state.asked]
    wanted[CARDS] = (STREAMS[state.asked], deck, min(draw.draws, 3, size(deck)) if draw is not None else 1)
    if (None if draw is None else (draw.stream, draw.pool, draw.draws)) != wanted.get(waiting):
        yield "draw"


def wrong_tasks(state: TwelveHeroes) -> Iterator[str]:
    """The tasks are those of the opening that are left, of the mulligan or of a turn, with possible arguments."""
    codes = [task_code(task) for task in state.tasks]
    if not all(possible(state, code, task_argument(task)) for code, task in zip(codes, state.tasks, strict=True)):
        yield "tasks"
    elif codes[:1] == [END_TURN]:
        if codes[1:2] not in ([], [BEGIN_ACTIONS], [NEXT_ACTION]) or not set(codes[2:]) <= IN_TURN:
            yield "tasks"
    elif codes[:1] == [TURN]:
        if codes[1:] not in ([], [OFFER_MULLIGAN]) or state.waiting not in (MULLIGAN, CARDS):
            yield "tasks"
    elif not fits_opening(state):
        yield "tasks"


def fits_opening(state: TwelveHeroes) -> bool:
    """Return whether the tasks are the last of the opening, and the one before them is awaited."""
    start = TwelveHeroes(state.setup, state.kinds)
    plan_opening(start)
    left = len(state.tasks)
    if left >= len(start.tasks) or state.tasks != start.tasks[:left]:
        return False
    return AWAITED.get(task_code(start.tasks[left])) == state.waiting


def possible(state: TwelveHeroes, code: int, argument: int) -> bool:
    """Return whether a task may have this argument: a seat, a Region, an ability in use or nothing."""
    if code in OF_SEAT:
        return 0 <= argument < 2
    if code in OF_REGION:
        return 0 <= argument < REGIONS
    if code not in OF_ABILITY:
        return code <= STRIP_CARD and argument == 0
    used = argument // MAX_TARGETS if code == AIM_AGAIN else argument
    return used >= 0 and used // 8 % 64 < len(state.heroes.heroes) and used // 512 < len(state.heroes.abilities)


CHECKS: Final[tuple[Check, ...]] = (
    wrong_food,
    wrong_tiles,
    wrong_cards,
    wrong_knowledge,
    wrong_draft,
    wrong_enlisted,
    wrong_draw,
    wrong_tasks,
)
