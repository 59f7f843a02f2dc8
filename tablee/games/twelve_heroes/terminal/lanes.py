"""Draw the three lanes: the heroes of both sides, and between them the tile that they fight for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.drawing import cells, clip, framed, pad
from tablee.core.say import Say
from tablee.games.twelve_heroes.rules.pieces import POINTS, SLOTS, TILE_NAMES
from tablee.games.twelve_heroes.terminal.cards import FOOD, STRENGTH, Deck
from tablee.games.twelve_heroes.views.forecast import FrontForecast, HeroesForecast
from tablee.games.twelve_heroes.views.view import HeroesView

BOX: Final = 3
"""The lines of a hero in a box."""


class Lanes:
    """The Regions of a view, drawn in columns of equal width with a number of lines for the heroes of each side."""

    def __init__(self, view: HeroesView, told: HeroesForecast, deck: Deck, width: int, *, roomy: bool) -> None:
        self._view = view
        self._told = told
        self._deck = deck
        self._say: Say = deck.say
        self._width = width
        self._roomy = roomy

    def drawn(self, region: int, far: int, near: int, rows: tuple[int, int]) -> list[str]:
        """Draw a lane from the far side to the near one."""
        above, below = self._heroes(far, region, rows[0]), self._heroes(near, region, rows[1])
        return [
            *[""] * (rows[0] - len(above)),
            *above,
            self._front(far, region, "▲"),
            self._tile(region),
            self._front(near, region, "▼"),
            *below,
            *[""] * (rows[1] - len(below)),
        ]

    def wanted(self, seat: int) -> int:
        """Return how many lines the heroes of a seat would need at best."""
        most = max(map(len, self._view.sides[seat].regions))
        return most * BOX if self._roomy else most

    def _heroes(self, seat: int, region: int, rows: int) -> list[str]:
        side = self._view.sides[seat]
        heroes = list(zip(side.regions[region], side.powers[region], strict=False))
        if self._roomy and BOX * len(heroes) <= rows:
            return [line for number, power in heroes for line in self._box(number, power)]
        if self._roomy and 2 * len(heroes) <= rows:
            return [line for number, power in heroes for line in self._tall(number, power)]
        if len(heroes) <= rows:
            return [self._flat(number, power) for number, power in heroes]
        return self._packed(heroes, rows)

    def _box(self, number: int, power: int) -> list[str]:
        ability = f"[dim]{clip(self._deck.ability(number), self._width - 2)}[/]"
        return framed([ability], self._width, f"[b]{power}{STRENGTH}[/] {self._deck.name(number)} ")

    def _tall(self, number: int, power: int) -> list[str]:
        ability = f"   [dim]{clip(self._deck.ability(number), self._width - 3)}[/]"
        return [f"[b]{power}{STRENGTH}[/] {self._deck.name(number)}", ability]

    def _flat(self, number: int, power: int) -> str:
        return clip(
            f"[b]{power}{STRENGTH}[/] {self._deck.name(number)} [dim]{self._deck.ability(number)}[/]", self._width
        )

    def _packed(self, heroes: Sequence[tuple[int, int]], rows: int) -> list[str]:
        """Draw more heroes than lines: some share a line, without their abilities."""
        each = -(-len(heroes) // max(rows, 1))
        groups = [heroes[start : start + each] for start in range(0, len(heroes), each)]
        room = self._width // each
        return [
            "".join(pad(f"[b]{power}{STRENGTH}[/]{self._deck.name(number)}", room) for number, power in group)
            for group in groups
        ][:rows]

    def _front(self, seat: int, region: int, arrow: str) -> str:
        """Draw a side's strength, cubes and Food, its result of Control, and how many will starve."""
        side, told = self._view.sides[seat], self._told.regions[region]
        front = told.fronts[seat]
        strength = f"[b]{side.strengths[region]}{STRENGTH}[/]"
        lead = "[b green]" if front.leads else "[dim]"
        cubes = "■" * side.cubes[region] + "□" * max(told.slots - side.cubes[region], 0)
        popular = "★" if self._view.popular[region] == seat else ""
        food = f"{side.stock[region]}/{front.eats}{FOOD}" if front.eats or side.stock[region] else ""
        parts = [f"{lead}{arrow}[/]{strength}", cubes + popular, food]
        lines = [
            " ".join(filter(None, [*parts, *self._coming(front, told.points, in_words=in_words)]))
            for in_words in (self._roomy, False)
        ]
        return clip(lines[0] if cells(lines[0]) <= self._width else lines[1], self._width)

    def _coming(self, front: FrontForecast, points: int, *, in_words: bool) -> list[str]:
        say, coming = self._say, []
        if front.starving:
            told = f" {say('board-hungry', count=front.starving)}" if in_words else str(front.starving)
            coming.append(f"[b red]✝{told}[/]")
        if front.control == "cube":
            coming.append(f"[green]{say('board-next-cube') if in_words else '→■'}[/]")
        elif front.control == "tile":
            coming.append(f"[b green]{say('board-next-tile', points=points) if in_words else f'→+{points}'}[/]")
        return coming

    def _tile(self, region: int) -> str:
        tile = self._view.tiles[region]
        if tile is None:
            return f"[dim]{pad('═══ –', self._width)}[/]"
        kind = TILE_NAMES.index(tile)
        below = f" +{self._view.below[region]}" if self._view.below[region] else ""
        text = f"═ {self._say('board-tile', tile=tile)} {self._say('board-points', points=POINTS[kind])}{below} {'□' * SLOTS[kind]} "
        cut = clip(text, self._width)
        return f"[b]{cut}{'═' * max(self._width - len(cut), 0)}[/]"
