"""The set-up of a match, and the roll of all dice with which each round begins."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.core.chance import Draw
from tablee.games.king_of_12.options import KingOptions, fixed_characters
from tablee.games.king_of_12.rules.events import tell_characters, tell_exchange, tell_round
from tablee.games.king_of_12.rules.phases import DRAWING, PLAYING, ROLLING, SEATING
from tablee.games.king_of_12.rules.pieces import BOX, DIE_SYMBOL, HAND_SIZE, KNIGHT, LARGEST_GROUP, cut, group_sizes
from tablee.games.king_of_12.rules.seating import lot_groups

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.state import King


class Setup:
    """The options in the form that the rules read. They never change in a match."""

    def __init__(self, options: KingOptions, seats: int) -> None:
        self.options = options
        self.seats: i64 = seats
        self.sizes = group_sizes(seats, options.twelve)
        self.first_groups = cut(self.sizes, 0)
        self.fixed: i64 = fixed_characters(options)
        self.draws: i64 = HAND_SIZE - size(self.fixed)
        self.final_face = options.values_read == "final_face"
        self.exchange = options.symbols == "exchange"
        self.every_lady_apart = options.ladies_even == "any"
        self.must_take = options.theft == "must"
        self.by_lot = options.seats_change == "by-lot"
        self.all_meet = options.seats_change == "all-meet"
        self.theft_after_champions = options.theft_settled == "champions"
        self.lone_champion_stays = options.lone_gambler == "champion"
        self.face_down = options.played_cards == "face-down"
        self.eight_before_theft = options.eight_points == "before-theft"
        self.ranked = options.standings == "ranked" and seats > LARGEST_GROUP

    def __reduce__(self) -> tuple[type[Setup], tuple[KingOptions, int]]:
        return Setup, (self.options, self.seats)


def begin_match(state: King) -> None:
    """Lay everything out. Characters are drawn unless they are agreed (K12-1.3)."""
    state.lay_out()
    if state.setup.draws > 0:
        state.wait(DRAWING, 0)
    else:
        state.characters = state.setup.fixed
        begin_rolling(state)


def draw_awaited(setup: Setup, characters: i64) -> Draw:
    """Return the draw of the remaining characters (K12-1.3), or of an exchange and its replacements (K12-8.1)."""
    if characters == 0:
        return Draw("cards", BOX ^ KNIGHT, setup.draws)
    missing = 2 - size(characters & DIE_SYMBOL)
    if size(characters) == HAND_SIZE:
        return Draw("cards/out", characters & ~setup.fixed & ~DIE_SYMBOL, missing)
    return Draw("cards/in", BOX & DIE_SYMBOL & ~characters, missing)


def characters_drawn(state: King, drawn: i64) -> None:
    """Take the drawn characters.

    Without two symbols of the die among the six beside the Knight, draw again (K12-1.3).
    """
    setup = state.setup
    if state.characters == 0:
        drawn |= setup.fixed
        if size(drawn & DIE_SYMBOL) < 2 and not setup.exchange:
            if state.events is not None:
                state.tell("characters-redrawn", "K12-1.3", {})
            return
    state.characters ^= drawn  # K12-8.1: some go back, then others replace them
    if size(state.characters) < HAND_SIZE or size(state.characters & DIE_SYMBOL) < 2:
        if state.events is not None:
            tell_exchange(state, drawn)
        state.wait(DRAWING, 0)
        return
    if state.events is not None:
        tell_characters(state)
    begin_rolling(state)


def begin_rolling(state: King) -> None:
    """Let everybody in play roll their die (K12-1.6, K12-5.5)."""
    rolling: i64 = 0
    for player in state.players:
        player.hand = state.characters & ~player.buried
        rolling |= bit(player.seat)
    state.wait(ROLLING, rolling)


def begin_seating(state: King) -> None:
    """Draw by lot who plays with whom (K12-8.4)."""
    for player in state.players:
        player.hand = state.characters & ~player.buried
    state.wait(SEATING, 0)


def seats_drawn(state: King, drawn: list[int]) -> None:
    """Seat everybody as drawn (K12-8.4)."""
    state.groups = state.grouped(lot_groups(state.groups, drawn))
    state.stage = state.groups
    if state.events is not None:
        tell_round(state)
    begin_rolling(state)


def die_rolled(state: King, face: i64) -> None:
    """Take an open roll. After the last one the first turn begins."""
    player = state.everybody[lowest(state.pending)]
    if state.events is not None:
        tell_rolled(state, player.seat, face)
    player.die = face
    player.value = face
    left: i64 = state.pending ^ bit(player.seat)
    state.wait(ROLLING if left != 0 else PLAYING, left)


def tell_rolled(state: King, seat: i64, face: i64) -> None:
    """Tell a roll, after the heading of its round."""
    if seat == state.players[0].seat:
        if state.round == 1 and state.setup.draws == 0:
            tell_characters(state)
        if state.round == 1 or not state.is_tournament() or not state.setup.by_lot:
            tell_round(state)
    state.tell("die-rolled", "K12-1.6", {"seat": seat, "face": face})
