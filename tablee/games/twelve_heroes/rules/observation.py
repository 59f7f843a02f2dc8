"""Observations for learning programs, written straight from the position. `views.encoding` explains the numbers."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.bits import lowest, mask_of, size
from tablee.core.packing import PLACE, capped, clear, one_hot, pack, put
from tablee.games.twelve_heroes.rules import draft
from tablee.games.twelve_heroes.rules.memory import known_kinds
from tablee.games.twelve_heroes.rules.pieces import NONE, OPENING_HAND, TILES
from tablee.games.twelve_heroes.rules.piles import first_card
from tablee.games.twelve_heroes.rules.strength import from_afar, has_strength_changer, near_strength
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

if TYPE_CHECKING:
    from tablee.games.twelve_heroes.rules.state import TwelveHeroes

MAX_TOLD: Final = 255
MAX_TASKS: Final = 32
"""The most tasks to write one by one, the next first."""
MAX_COPIES: Final = 3
KIND_WORDS: Final = 5
"""The words for one number per kind of hero."""
POWER_WORDS: Final = 2
"""The words for one number per hero of a seat in a Region."""


def observe(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64) -> None:
    """Write what a seat knows: not the opponent's hand and draft picks, nor the order of decks (H-6.1)."""
    at = put_side(s, words, at, seat, own=True)
    at = put_side(s, words, at, 1 - seat, own=False)
    at = put_regions(s, words, at, seat)
    at = put_pending(s, words, at, seat)
    at = put_tasks(s, words, at, seat)
    for turn in range(2):
        at = put_draft(s, words, at, seat, turn)


def put_side(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64, *, own: bool) -> i64:
    """Write a seat's cards by place, the strength of its heroes, and its other things."""
    first: i64 = seat * 3
    hand: i64 = 0
    under: i64 = 0
    order: i64 = 0
    if own:
        hand = s.hand[seat]
        under = mask_of(s.under[seat])
        order = order_under(s, seat)
    at = put_cards(s, words, at, seat, hand)
    at = put_cards(s, words, at, seat, s.shown[seat])
    at = put_cards(s, words, at, seat, s.discards[seat])
    at = put_cards(s, words, at, seat, s.camp[seat])
    for region in range(3):
        at = put_cards(s, words, at, seat, s.at[first + region])
    at = put_known(s, words, at, seat, own=own)
    at = put_cards(s, words, at, seat, under)
    strengths: i64 = 0
    for region in range(3):
        strengths += put_powers(s, words, at, seat, region) * PLACE[region]
        at += POWER_WORDS
    words[at] = order
    words[at + 1] = sizes_of(s, seat)
    words[at + 2] = strengths + cubes_of(s, seat)
    words[at + 3] = winnings_of(s, seat)
    return at + 4


def put_cards(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64, cards: i64) -> i64:
    """Write how many cards of each kind are in a set."""
    clear(words, at, KIND_WORDS)
    first: i64 = seat * 12
    while cards != 0:
        put(words, at, s.kinds[first + first_card(cards)], 1)
        cards &= cards - 1
    return at + KIND_WORDS


def put_known(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64, *, own: bool) -> i64:
    """Write the whole deck if decks are open, else what the viewer has seen of it (H-1.5, H-6.1)."""
    if not s.setup.secret and not s.setup.own:
        return put_deck(s, words, at, seat)
    clear(words, at, KIND_WORDS)
    for kind in known_kinds(s, seat, seat if own else 1 - seat):
        put(words, at, kind, 1)
    return at + KIND_WORDS


def put_deck(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64) -> i64:
    """Write a whole deck. It stays the same in a match, so it is put together only once."""
    if len(s.deck_words) == 0:
        decks = vec[i64]([0] * (2 * KIND_WORDS))
        put_cards(s, decks, put_cards(s, decks, 0, 0, 0xFFF), 1, 0xFFF)
        s.deck_words = decks
    decks = s.deck_words
    first: i64 = seat * KIND_WORDS
    for place in range(KIND_WORDS):
        words[at + place] = decks[first + place]
    return at + KIND_WORDS


def put_powers(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64, region: i64) -> i64:
    """Write the strength plus 1 of each hero of a seat in a Region. Return their total strength."""
    clear(words, at, POWER_WORDS)
    total: i64 = 0
    cards: i64 = s.at[seat * 3 + region]
    if cards != 0:
        far = from_afar(s, seat, region)
        swayed = has_strength_changer(s, region)
        for place, kind in enumerate(s.kinds_in(seat, cards)):
            own: i64 = s.heroes.strength[kind]
            if swayed:
                own = near_strength(s, seat, kind, region)
            power: i64 = max(own + far, 0)
            put(words, at, place, capped(power + 1, 63))
            total += power
    return capped(total, MAX_TOLD)


def order_under(s: TwelveHeroes, seat: i64) -> i64:
    """Return the cards under the deck, the next to be drawn first, packed."""
    told: i64 = 0
    for place, card in enumerate(s.under[seat]):
        if place < OPENING_HAND:
            told += (s.kinds[seat * 12 + card] + 1) * PLACE[place]
    return told


def sizes_of(s: TwelveHeroes, seat: i64) -> i64:
    """Return the number of cards in hand, in the deck and under it, and the Food in camp and in the Regions, packed."""
    first: i64 = seat * 3
    return pack(
        size(s.hand[seat]),
        s.deck_size(seat),
        len(s.under[seat]),
        s.food[seat],
        s.stock[first],
        s.stock[first + 1],
        s.stock[first + 2],
    )


def cubes_of(s: TwelveHeroes, seat: i64) -> i64:
    """Return the cubes in each Region, after three numbers for the strengths, packed."""
    first: i64 = seat * 3
    return pack(0, 0, 0, s.cubes[first], s.cubes[first + 1], s.cubes[first + 2])


def winnings_of(s: TwelveHeroes, seat: i64) -> i64:
    """Return the tiles of each kind that a seat has won, and its points, packed."""
    told: i64 = 0
    tiles: i64 = s.won[seat]
    while tiles != 0:
        told += PLACE[TILES[lowest(tiles)]]
        tiles &= tiles - 1
    return told + capped(s.points[seat], MAX_TOLD) * PLACE[3]


def put_regions(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64) -> i64:
    """Write the tile of each Region, the tiles below it, and who is popular there; then the turn."""
    for region in range(3):
        mine: i64 = 1 if s.popular[region] == seat else 0
        yours: i64 = 1 if s.popular[region] == 1 - seat else 0
        words[at + region] = one_hot(s.tile_kind(region)) + pack(0, 0, 0, s.below[region], mine, yours)
    turn: i64 = 1 if s.seat == seat else 0
    words[at + 3] = pack(s.reserve, capped(s.turn, MAX_TOLD), capped(s.actions, MAX_TOLD), s.given, turn)
    return at + 4


def put_pending(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64) -> i64:
    """Write what is awaited, and the ability and the heroes concerned."""
    asked: i64 = 1 if s.asked == seat else 0
    owner: i64 = 1 if s.owner == seat else 0
    draw = s.draw
    draws: i64 = 0 if draw is None else draw.draws
    words[at] = one_hot(s.waiting)
    words[at + 1] = one_hot(s.waiting - 8)
    words[at + 2] = one_hot(s.waiting - 16)
    food = capped(s.max_food, MAX_TOLD)
    ability = capped(s.ability + 1, MAX_TOLD)
    words[at + 3] = pack(asked, owner, capped(draws, MAX_TOLD), food, ability, s.start + 1, s.victim + 1)
    words[at + 4] = one_hot(s.region)
    words[at + 5] = pack(
        s.sent[0] + 1, s.sent[1] + 1, s.sent[2] + 1, s.ready[0] + 1, s.ready[1] + 1, s.ready[2] + 1, s.source + 1
    )
    return at + 6


def put_tasks(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64) -> i64:
    """Write a word for each task, the next first."""
    place: i64 = len(s.tasks)
    end: i64 = at + MAX_TASKS
    while at < end:
        place -= 1
        words[at] = 0
        if place >= 0:
            words[at] = task_word(s.tasks[place], seat)
        at += 1
    return at


def task_word(task: i64, viewer: i64) -> i64:
    """Return a task, whether it is the viewer's, and its Region, hero and ability, packed."""
    code: i64 = task_code(task)
    argument: i64 = task_argument(task)
    seat: i64 = NONE
    region: i64 = NONE
    kind: i64 = NONE
    ability: i64 = NONE
    left: i64 = 0
    if code == AIM_AGAIN:
        left = argument % MAX_TARGETS
        argument //= MAX_TARGETS
    if code in (USE_ABILITY, AIM_AGAIN, STRIP_CARD):
        seat = argument % 2
        region = argument // 2 % 4
        kind = argument // 8 % 64
        ability = argument // 512
    elif code in (OPENING, OFFER_MULLIGAN, DRAW_CARD, DISCARD_CARD):
        seat = argument
    else:
        region = argument
    mine: i64 = 1 if seat == viewer else 0
    yours: i64 = 1 if seat == 1 - viewer else 0
    where = capped(region + 1, MAX_TOLD)
    return pack(code + 1, mine, yours, where, kind + 1, capped(ability + 1, MAX_TOLD), left)


def put_draft(s: TwelveHeroes, words: vec[i64], at: i64, seat: i64, turn: i64) -> i64:
    """Write what a seat has seen of a round of a draft (H-5.2)."""
    place: i64 = turn * 2 + seat
    if s.dealt[turn * 2] == 0:
        clear(words, at, 1 + 4 * KIND_WORDS)
        return at + 1 + 4 * KIND_WORDS
    picked: i64 = size(s.kept[turn * 2]) + size(s.taken[turn * 2])
    received: i64 = 0
    if picked >= 2:
        received = draft.passed(s, turn, 1 - seat)
    words[at] = picked
    at = put_pack(s, words, at + 1, s.dealt[place])
    at = put_pack(s, words, at, s.kept[place])
    at = put_pack(s, words, at, received)
    return put_pack(s, words, at, s.taken[place])


def put_pack(s: TwelveHeroes, words: vec[i64], at: i64, cards: i64) -> i64:
    """Write how many draft cards of each kind are in a set."""
    clear(words, at, KIND_WORDS)
    while cards != 0:
        put(words, at, s.setup.draft_kinds[lowest(cards)], 1)
        cards &= cards - 1
    return at + KIND_WORDS
