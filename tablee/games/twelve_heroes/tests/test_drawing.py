"""Twelve Heroes drawn as text."""

from __future__ import annotations

from rich.text import Text

from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.words import Words

WORDS = Words("en", GAME, ("Ann", "Bob"), options=HeroesOptions())


def test_regions_where_nobody_stands_take_one_line_for_both_sides_so_that_the_own_camp_is_in_sight() -> None:
    match = Match(GAME, HeroesOptions(), 2, Luck(b"luck" * 8))
    lines = Text.from_markup(GAME.draw(match.view(0), WORDS.marked(), 78)).plain.splitlines()
    assert sum("Bob □" in line and "Ann □" in line for line in lines) == 3
    assert next(number for number, line in enumerate(lines) if line.startswith("Ann")) < 11


def test_plain_lines_say_what_each_card_in_hand_costs_and_does() -> None:
    match = Match(GAME, HeroesOptions(), 2, Luck(b"luck" * 8))
    lines = Text.from_markup(GAME.draw(match.view(0), WORDS.marked(), 500)).plain.splitlines()
    hand = lines[lines.index("Your hand") + 1 :]
    assert len(hand) == 3
    assert all(line.startswith("• ") and ": Costs " in line and ", strength " in line for line in hand)


def test_nobody_has_actions_while_first_hands_are_changed() -> None:
    match = Match(GAME, HeroesOptions(), 2, Luck(b"luck" * 8))
    assert "actions left" not in GAME.draw(match.view(0), WORDS.marked(), 500)


def test_a_choice_explains_what_is_printed_on_its_card() -> None:
    action = next(each for each in map(GAME.actions.__getitem__, range(len(GAME.actions))) if each.verb == "recruit")
    printed = GAME.explain(HeroesOptions(), action, WORDS)
    assert printed.startswith("Costs ")
    assert "strength" in printed
    assert GAME.explain(HeroesOptions(), GAME.actions[GAME.actions.by_text["supply"]], WORDS) == ""


def test_h_5_2_a_draft_shows_all_that_was_kept_and_what_is_left_of_the_pack() -> None:
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    rng = Rng("draft")
    shown: list[tuple[int, int]] = []
    for _ in range(6):
        state.settle(rng)
        lines = Text.from_markup(GAME.draw(GAME.view(state, 0), WORDS.marked(), 500)).plain.splitlines()
        shown.append((named(lines[1]), named(lines[2])))
        state.apply([state.legal(seat)[0] for seat in (0, 1)])
    assert shown == [(0, 6), (1, 5), (2, 4), (3, 3), (4, 6), (5, 5)]


def named(line: str) -> int:
    """Return how many heroes a line names."""
    return 0 if line.endswith(": nothing") else len(line.replace(", and ", ", ").replace(" and ", ", ").split(", "))
