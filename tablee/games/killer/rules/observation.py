"""Observations for learning programs, written straight from the position. `views.encoding` explains the numbers."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.packing import PLACE, capped, one_hot, pack
from tablee.games.killer.rules.phases import KEEP, OVER
from tablee.games.killer.rules.pieces import HANDFULS

if TYPE_CHECKING:
    from tablee.games.killer.rules.state import Killer

MAX_TOLD: Final = 255
"""The cap on lives, hits and damage in an observation."""
TURNS_BASE: Final = 256
"""The turns left are two numbers: how many times this many, and the rest."""
COUNTS: Final = vec[i64]([sum(PLACE[face - 1] for face in faces) for faces in HANDFULS])
"""The count of each face in a handful, packed into a word."""


def observe(state: Killer, words: vec[i64], at: i64, seat: i64) -> None:
    """Write the whole position, with the seats numbered from this one on. Everybody knows everything."""
    at = put_seats(state, words, at, seat)
    words[at] = 0
    if state.phase == KEEP:
        words[at] = COUNTS[state.rolled]
    at += 1
    kept: i64 = len(state.aside)
    for turn in range(state.variants.dice):
        words[at + turn] = 0
        if turn < kept:
            words[at + turn] = COUNTS[state.aside[turn]]
    at += state.variants.dice
    words[at] = counts_of(state.struck)
    full: i64 = 1 if state.full else 0
    starting: i64 = 1 if state.starting else 0
    hits = capped(state.hits, MAX_TOLD)
    damage = capped(state.damage(), MAX_TOLD)
    words[at + 1] = pack(state.left, state.total, state.value, hits, damage, full, starting)
    words[at + 2] = one_hot(state.phase)
    words[at + 3] = one_hot(state.phase - 8)
    words[at + 4] = pack(state.turns_left // TURNS_BASE, state.turns_left % TURNS_BASE)
    words[at + 5] = winners_word(state, seat)


def put_seats(state: Killer, words: vec[i64], at: i64, first: i64) -> i64:
    """Write two seats per word: lives, whether it is its turn, whether it is the target, and how early it fell."""
    seats: i64 = len(state.lives)
    for step in range(seats):
        seat: i64 = (first + step) % seats
        told = seat_word(state, seat)
        if step % 2 == 0:
            words[at] = told
        else:
            words[at] += told * 0x100000000
            at += 1
    return at + seats % 2


def seat_word(state: Killer, seat: i64) -> i64:
    """Return the four numbers of a seat, packed."""
    lives = capped(state.variants.shown(state.lives[seat]), MAX_TOLD)
    turn: i64 = 1 if seat == state.seat else 0
    target: i64 = 1 if seat == state.target else 0
    early: i64 = 0
    for place, fallen in enumerate(state.fallen):
        if fallen == seat:
            early = len(state.lives) - place
    return pack(lives, turn, target, early)


def winners_word(state: Killer, first: i64) -> i64:
    """Return one number for each seat: whether it has won."""
    told: i64 = 0
    seats: i64 = len(state.lives)
    if state.phase == OVER:
        for winner in state.winners():
            told += PLACE[(winner - first + seats) % seats]
    return told


def counts_of(faces: list[int]) -> i64:
    """Return the count of each face rolled, packed into a word."""
    told: i64 = 0
    for face in faces:
        told += PLACE[face - 1]
    return told
