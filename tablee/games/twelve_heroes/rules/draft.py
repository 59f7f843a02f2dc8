"""The draft (H-5.2): twice six cards each, kept and passed in secret."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, mask_of, members, size
from tablee.core.chance import Draw
from tablee.core.event import only
from tablee.games.twelve_heroes.rules.actions import KEEP, hero
from tablee.games.twelve_heroes.rules.memory import WATCHING
from tablee.games.twelve_heroes.rules.pending import PACKS, PICK
from tablee.games.twelve_heroes.rules.pieces import DECK
from tablee.games.twelve_heroes.rules.tasks import DEAL_PACKS, MAKE_DECKS, OFFER_PICK, PASS_PACKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def begin_draft(s: TwelveHeroes) -> None:
    """Plan two rounds: two picks from six, two from four."""
    s.then(MAKE_DECKS)
    for _ in range(2):
        s.then(OFFER_PICK)
        s.then(OFFER_PICK)
        s.then(PASS_PACKS)
        s.then(OFFER_PICK)
        s.then(OFFER_PICK)
        s.then(DEAL_PACKS)


def current_round(s: TwelveHeroes) -> int:
    return 1 if s.dealt[2] != 0 else 0


def deal_packs(s: TwelveHeroes) -> None:
    """Deal six cards to each seat, from those not dealt yet."""
    pool: i64 = bit(len(s.setup.draft_kinds)) - 1
    s.await_draw(Draw("draft", pool & ~(s.dealt[0] | s.dealt[1]), 12), PACKS)


def packs_dealt(s: TwelveHeroes, cards: list[int]) -> None:
    first = 2 if s.dealt[0] != 0 else 0
    if s.events is not None:
        s.tell("packs-dealt", "H-5.2", {"round": first // 2 + 1})
    for seat in range(2):
        s.dealt[first + seat] = mask_of(cards[seat * 6 : seat * 6 + 6])
        if s.events is not None:
            names = pack_names(s, s.dealt[first + seat])
            s.tell("pack-dealt", "H-5.2", {"seat": seat, "heroes": names}, only(seat))


def passed(s: TwelveHeroes, turn: int, seat: int) -> i64:
    """Return the four cards that a seat passes on in a round."""
    return s.dealt[turn * 2 + seat] & ~s.kept[turn * 2 + seat]


def pack(s: TwelveHeroes, seat: int) -> i64:
    """Return the cards that a seat picks from now."""
    turn = current_round(s)
    place = turn * 2 + seat
    if size(s.kept[place]) < 2 or size(s.kept[turn * 2 + 1 - seat]) < 2:
        return passed(s, turn, seat)
    return passed(s, turn, 1 - seat) & ~s.taken[place]


def pack_names(s: TwelveHeroes, cards: i64) -> list[str]:
    return [hero(s.setup.draft_kinds[card]) for card in members(cards)]


def picks(s: TwelveHeroes, seat: int) -> list[int]:
    """Return the kinds that a seat can keep now, as actions."""
    kinds: i64 = 0
    for card in members(pack(s, seat)):
        kinds |= bit(s.setup.draft_kinds[card])
    return [KEEP + kind for kind in members(kinds)]


def offer_pick(s: TwelveHeroes) -> None:
    s.waiting = PICK


def pick(s: TwelveHeroes, choices: list[int]) -> None:
    """Let both keep a card, in secret."""
    cards = [_card(s, pack(s, seat), choices[seat] - KEEP) for seat in range(2)]
    first = current_round(s) * 2
    held = s.kept if size(s.kept[first]) < 2 else s.taken
    for seat in range(2):
        held[first + seat] |= bit(cards[seat])
        if s.events is not None:
            kind = s.setup.draft_kinds[cards[seat]]
            s.tell("hero-kept", "H-5.2", {"seat": seat, "hero": hero(kind)}, only(seat))


def _card(s: TwelveHeroes, cards: i64, kind: int) -> int:
    """Return the first of these cards that is of this kind. There must be one."""
    while s.setup.draft_kinds[lowest(cards)] != kind:
        cards &= cards - 1
    return lowest(cards)


def pass_packs(s: TwelveHeroes) -> None:
    """Pass the cards that were not kept to the other seat."""
    turn = current_round(s)
    if s.events is not None:
        for seat in range(2):
            names = pack_names(s, passed(s, turn, 1 - seat))
            s.tell("pack-received", "H-5.2", {"seat": seat, "heroes": names}, only(seat))


def gifts(s: TwelveHeroes, turn: int, seat: int) -> i64:
    """Return the two cards that come back unseen to the seat that passed them."""
    return passed(s, turn, seat) & ~s.taken[turn * 2 + 1 - seat]


def pile(s: TwelveHeroes, seat: int) -> list[int]:
    """Return the twelve kinds of a seat after the draft."""
    kinds: list[int] = []
    for turn in range(2):
        for part in (s.kept[turn * 2 + seat], s.taken[turn * 2 + seat], gifts(s, turn, seat)):
            for card in members(part):
                kinds.append(s.setup.draft_kinds[card])
    return kinds


def make_decks(s: TwelveHeroes) -> None:
    """Turn the piles into decks. Each viewer remembers the cards they know to be in them."""
    s.kinds = pile(s, 0) + pile(s, 1)
    s.deck = [bit(DECK) - 1, bit(DECK) - 1]
    s.known = [[0] * len(s.heroes.heroes) for _ in range((WATCHING + 1) * 2)]
    for seat in range(2):
        for turn in range(2):
            _note(s, s.known[seat * 2 + seat], s.kept[turn * 2 + seat] | s.taken[turn * 2 + seat])
            _note(s, s.known[seat * 2 + 1 - seat], gifts(s, turn, 1 - seat))
    if s.events is not None:
        s.tell("draft-ended", "H-5.2", {"count": DECK})


def _note(s: TwelveHeroes, known: list[int], cards: i64) -> None:
    for card in members(cards):
        known[s.setup.draft_kinds[card]] += 1
