"""The table fits the screen: at every decision, on eight screen sizes and zoomed in, everything is reachable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tablee.registry import find_game, game_ids
from tablee.testing.case import THOROUGH
from tests.plugins.distribution import GAME as PLUGIN
from tests.presets import preset_options
from tests.web.conftest import Visitor
from tests.web.fitting import (
    SIZES,
    ZOOMED,
    Listening,
    hint_faults,
    look_at,
    room_faults,
    seated,
    taught,
    unreachable,
)

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SCREENS = (*SIZES, ZOOMED)
DECISIONS = 400 if THOROUGH else 9
LARGEST_TEXT = 1.3
OFTEN = 3
"""Every so many decisions all controls are tried in the usual run; every so many looks a hint is asked for."""
MOST_TOLD = 12


class Fit(NamedTuple):
    """A table to check."""

    game: str
    bots: int = 1
    preset: str = ""
    clock: bool = False
    hints: bool = False
    tutor: bool = False
    text: float = 1

    def __str__(self) -> str:
        traits = [what for what in ("clock", "hints", "tutor") if getattr(self, what)]
        size = f"text {self.text:.0%}" if self.text != 1 else ""
        return " ".join(filter(None, (self.game, str(self.bots + 1), self.preset, *traits, size)))

    def screen(self, turn: int) -> tuple[int, int]:
        """Where all controls are tried in this turn: every table begins with another size and tries all of them."""
        return SCREENS[(turn + turn // OFTEN + len(str(self))) % len(SCREENS)]

    def seat(self, player: Visitor) -> Listening:
        """Sit down at this table."""
        if self.tutor:
            return taught(player, self.game)
        options = preset_options(self.game, self.preset, self.bots + 1) if self.preset else {}
        clock = {"type": "bank", "seconds": 600, "increment": 5} if self.clock else {"type": "none"}
        return seated(player, self.game, self.bots, options=options, clock=clock)


TABLES = (
    Fit("claim", clock=True),
    Fit("claim", hints=True, text=LARGEST_TEXT),
    Fit("killer"),
    Fit("killer", 5, clock=True, text=LARGEST_TEXT),
    Fit("killer", 7),
    Fit("king_of_12"),
    Fit("king_of_12", 3, text=LARGEST_TEXT),
    Fit("king_of_12", 15, clock=True),
    *(Fit("twelve_heroes", 1, preset) for preset in find_game("twelve_heroes").presets),
    Fit("twelve_heroes", 1, "advanced", clock=True, text=LARGEST_TEXT),
    Fit("twelve_heroes", tutor=True),
    Fit(PLUGIN, 1),
    Fit(PLUGIN, 3, text=LARGEST_TEXT),
)
MORE = (
    *(Fit(game, tutor=True, text=text) for game in game_ids() for text in (1, LARGEST_TEXT)),
    *(each._replace(text=text) for each in TABLES for text in (1, LARGEST_TEXT)),
    *(Fit(game, hints=True) for game in game_ids()),
)


class Seen:
    """The checks made at a table, and the problems found."""

    def __init__(self) -> None:
        self.looked: Counter[tuple[int, int]] = Counter()
        self.faults: Counter[tuple[int, int]] = Counter()
        self.controls: Counter[tuple[int, int]] = Counter()
        self.small: Counter[tuple[int, int]] = Counter()
        self.told: Counter[str] = Counter()

    def look(self, player: Visitor, table: Fit, size: tuple[int, int], seats: int) -> None:
        """Check the table on a screen of this size."""
        faults, controls, small = look_at(player.page, size, seats)
        if table.hints and self.looked.total() % OFTEN == 0:
            faults += hint_faults(player.page)
        self.looked[size] += 1
        self.controls[size] += controls
        self.small[size] += small
        self._note(size, faults)

    def reach(self, player: Visitor, heard: Listening, size: tuple[int, int], table: Fit) -> None:
        """Check on a screen of this size that every offered action and every seat is within two taps."""
        seats = table.bots + 1
        faults = look_at(player.page, size, heard.playing(seats)).faults
        faults += [f"no control sends {action}" for action in unreachable(player.page, heard.offered())]
        self._note(size, faults + room_faults(player.page, seats))

    def _note(self, size: tuple[int, int], faults: list[str]) -> None:
        self.faults[size] += len(faults)
        self.told.update(f"{size[0]}×{size[1]}: {fault}" for fault in faults)

    def row(self) -> str:
        """The printed line of this table: by size, the faults, the looks, and the share of small controls."""
        return "  ".join(
            f"{size[0]}×{size[1]}: {self.faults[size]}/{self.looked[size]}"
            f" {self.small[size] / max(1, self.controls[size]):.0%}"
            for size in SCREENS
        )


@pytest.mark.parametrize("table", dict.fromkeys(TABLES + (MORE if THOROUGH else ())), ids=str)
def test_the_table_fits_every_screen(
    visitors: Come, request: pytest.FixtureRequest, table: Fit, figure: Callable[[str], None]
) -> None:
    where = {"address": request.getfixturevalue("elsewhere")} if table.game == PLUGIN else {}
    player = visitors(viewport={"width": 390, "height": 844}, text=table.text, **where)
    heard = table.seat(player)
    seen = Seen()
    for turn in range(DECISIONS):
        player.page.wait_for_selector("section.end, .stage[data-asked]", timeout=120_000)
        if player.page.locator("section.end").count():
            break
        seats = heard.playing(table.bots + 1)
        for size in SCREENS if THOROUGH or table.game == PLUGIN else (SCREENS[turn % len(SCREENS)],):
            seen.look(player, table, size, seats)
        if THOROUGH or turn % OFTEN == 0:
            seen.reach(player, heard, table.screen(turn), table)
        player.take_a_choice(turn)
    figure(f"{table!s:46} faults by looks, and controls under 44 px, at {seen.row()}")
    assert seen.looked
    assert not seen.told, "\n".join(f"{count}× {fault}" for fault, count in seen.told.most_common(MOST_TOLD))
