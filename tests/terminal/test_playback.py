"""The animation: what the board and the story show while the table is already further on."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.game import Game
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.registry import built_in_ids, find_game
from tablee.terminal.haste import concerns
from tablee.terminal.playback import Playback
from tablee.words import Words

GAMES = [find_game(name) for name in built_in_ids()]


def played(game: Game[Any, Any, Any], options: Any, seats: int, seed: int) -> Match:
    game.check(options, seats)
    return Match(game, options, seats, Luck(bytes([seed]) * 32))


def step(match: Match, rng: Rng) -> None:
    """Every awaited person chooses at random."""
    for seat in match.missing:
        offer = match.offer(seat)
        assert offer is not None
        match.submit(seat, offer.decision, rng.pick(list(offer.legal)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_beat_of_a_game_can_be_drawn_and_the_playback_ends_where_the_view_is(game: Game[Any, Any, Any]) -> None:
    seats = max(game.info.seats[0], min(game.info.seats[1], 4))
    for seed, options in enumerate(game.presets.values(), 1):
        match, rng = played(game, options, seats, seed), Rng(seed)
        words = Words("en", game, [f"Player {seat}" for seat in range(seats)], options=options, markup=True, me=0)
        playback, seen = Playback(game), 0
        for _ in range(60):
            fresh = [event for event in match.story[seen:] if event.visible(0)]
            seen = len(match.story)
            playback.add(match.view(0), fresh)
            while playback.behind:
                playback.advance()
                assert game.board(playback.view, words, 78, 11)
            assert playback.view == match.view(0)
            assert playback.story == [event for event in match.story if event.visible(0)]
            if match.result is not None:
                break
            step(match, rng)


def test_each_event_stands_under_the_heading_of_its_group() -> None:
    """A beat has the events of all groups of a tournament, but the story keeps their order."""
    game = find_game("king_of_12")
    match, rng = played(game, game.options(), 8, 3), Rng(3)
    playback = Playback(game)
    playback.add(match.view(0), [event for event in match.story if event.visible(0)])
    for _ in range(6):
        seen = len(match.story)
        step(match, rng)
        playback.add(match.view(0), [event for event in match.story[seen:] if event.visible(0)])
        while playback.behind:
            playback.advance()
            assert set(map(id, playback.now)) <= set(map(id, playback.story))
        assert playback.story == [event for event in match.story if event.visible(0)]


def test_whoever_comes_later_is_told_nothing_old() -> None:
    game = find_game("killer")
    match = played(game, game.options(), 2, 3)
    playback = Playback(game)
    playback.add(match.view(0), match.story)
    assert not playback.behind
    assert playback.story == list(match.story)


def test_the_last_turn_is_told_again_from_where_it_began() -> None:
    game = find_game("claim")
    match, rng = played(game, game.options(), 2, 3), Rng(1)
    playback = Playback(game)
    playback.add(match.view(0), match.story)
    playback.turn_over()
    before, seen = playback.view, len(match.story)
    step(match, rng)
    step(match, rng)
    playback.add(match.view(0), [event for event in match.story[seen:] if event.visible(0)])
    playback.skip()
    story, view = list(playback.story), playback.view
    assert playback.again()
    assert playback.view == before
    playback.skip()
    assert (playback.story, playback.view) == (story, view)
    playback.turn_over()
    assert not playback.again(), "nothing happened since the reader chose"


def test_when_much_is_waiting_the_others_dice_are_told_briefly() -> None:
    game = find_game("killer")
    match, rng = played(game, game.options(), 6, 5), Rng(5)
    playback = Playback(game)
    playback.add(match.view(0), match.story, seat=0)
    seen, whole = len(match.story), 0
    while whole < 30_000:
        step(match, rng)
        whole = sum(beat.hold for beat in game.beats(match.story[seen:]))
    playback.add(match.view(0), match.story[seen:], seat=0)
    briefly = 0
    while playback.behind:
        beat = playback.advance()
        briefly += beat
        assert beat == 0 or beat >= 600, "what is shown can be read"
        assert beat > 0 or not concerns(playback.now, 0), "what concerns the reader is told"
    assert briefly < whole / 2
    assert playback.again()
    in_full = 0
    while playback.behind:
        in_full += playback.advance()
    assert in_full == whole, "what is told again is told in full"
