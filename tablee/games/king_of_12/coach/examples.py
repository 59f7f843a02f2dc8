"""Positions that show the rules of King of 12, and what happens in them. Léa, Mia and Tom sit in this order."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.example import Example
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.view import new

FIRST_GAME = KingOptions()
COURT = KingOptions(characters="agreed", agreed="lady gambler merchants reverser sorcerer golem")
MISCHIEF = KingOptions(characters="agreed", agreed="troublemakers alchemist reverser sorcerer oracle golem")
TRADE = KingOptions(characters="agreed", agreed="merchants alchemist automaton parasite oracle golem")
PROMOS = KingOptions(characters="agreed", agreed="collector faun automaton reverser oracle golem")


def laid(*faces: int, options: KingOptions = FIRST_GAME) -> Callable[[], King]:
    """Build a first turn with these dice on the table."""

    def position() -> King:
        state = new(options, len(faces))
        for face in faces:
            state.resolve([face])
        return state

    return position


def late(*seats: tuple[int, str, tuple[int, int], str], options: KingOptions = FIRST_GAME) -> Callable[[], King]:
    """Build a later turn, with each seat's die, hand, 1s and 2s, and card under the die."""

    def position() -> King:
        state = laid(*(face for face, *_ in seats), options=options)()
        state.turn = max(7 - len(hand.split()) - len(buried.split()) for _, hand, _, buried in seats)
        state.round = 1 + sum(bool(buried) for *_, buried in seats)
        for player, (_, hand, (ones, twos), buried) in zip(state.everybody, seats, strict=True):
            player.buried = set_of(buried.split())
            player.wins = len(buried.split())
            player.hand = set_of(hand.split())
            player.spent = state.characters & ~player.hand & ~player.buried
            player.ones, player.twos = ones, twos
        return state

    return position


def turn(
    name: str, rules: str, faces: tuple[int, ...], cards: str, options: KingOptions = FIRST_GAME, *then: str
) -> Example:
    """Return an example of a first turn in which everybody plays a card."""
    played = " / ".join(f"play {card}" for card in cards.split())
    return Example(name, tuple(rules.split()), laid(*faces, options=options), (played, *then), options=options)


EXAMPLES = (
    Example("dice", ("K12-1.6",), lambda: new(FIRST_GAME, 3), ("deal 10; deal 7; deal 3",)),
    turn("reveal", "K12-2.1", (5, 9), "golem parasite"),
    turn("same-card", "K12-2.2", (4, 9, 6), "automaton automaton golem"),
    turn("two-effects", "K12-2.3 K12-4.12 K12-3.3", (10, 7), "sorcerer troublemakers", MISCHIEF, "turn 8"),
    turn("same-value", "K12-2.4", (5, 12, 9), "automaton parasite golem"),
    turn("podium", "K12-2.5", (10, 4, 7), "automaton parasite knight", TRADE),
    turn("below-one", "K12-3.1 K12-4.3", (11, 3, 10), "alchemist parasite automaton"),
    turn("order", "K12-3.2 K12-4.1", (10, 2), "alchemist troublemakers", MISCHIEF, "order alchemist"),
    turn("alchemist", "K12-4.1", (6, 11), "alchemist parasite"),
    turn("automaton", "K12-4.2", (3, 9), "automaton parasite"),
    turn("golem", "K12-4.4", (5, 11), "golem parasite"),
    turn("reverser", "K12-4.5 K12-0.2", (2, 9), "reverser golem", MISCHIEF),
    turn("troublemakers", "K12-4.6", (12, 2, 5), "golem troublemakers reverser", MISCHIEF),
    turn("merchants", "K12-4.7", (10, 1, 4), "alchemist merchants golem", TRADE),
    turn("oracle", "K12-4.8", (2, 9), "oracle parasite", FIRST_GAME, "deal 11"),
    turn("knight", "K12-4.9", (10, 4, 7), "knight golem parasite"),
    turn("gambler", "K12-4.10", (10, 4, 7), "gambler reverser golem", COURT),
    turn("lady", "K12-4.11", (9, 12, 4), "lady golem reverser", COURT),
    turn("sorcerer", "K12-4.12 K12-0.2b", (1, 9), "sorcerer parasite", FIRST_GAME, "turn 10"),
    turn("collector", "K12-4.13", (9, 4, 6), "collector reverser automaton", PROMOS),
    turn("faun", "K12-4.14", (9, 9, 12), "faun oracle automaton", PROMOS, "deal 9"),
    Example(
        "eight-points",
        ("K12-5.1", "K12-5.3"),
        late((9, "golem knight oracle parasite", (0, 3), ""), (4, "golem knight oracle parasite", (3, 0), "")),
        ("play golem / play parasite",),
    ),
    Example(
        "under-the-die",
        ("K12-5.4",),
        late((9, "golem knight", (1, 2), ""), (4, "alchemist parasite", (2, 1), "")),
        ("play golem / play parasite", "bury parasite"),
    ),
    turn("lone-mia", "K12-E1 K12-2.2 K12-2.4", (10, 7, 3), "alchemist alchemist reverser", MISCHIEF),
    turn("twenty", "K12-E2 K12-4.1", (10, 7, 3), "alchemist golem reverser", MISCHIEF),
    turn("over-and-beside", "K12-E3 K12-4.12", (10, 7), "sorcerer troublemakers", MISCHIEF, "turn 12"),
    Example(
        "ladies",
        ("K12-E4", "K12-4.11"),
        late(
            (5, "golem knight sorcerer", (0, 0), ""),
            (3, "lady knight reverser", (0, 0), ""),
            (9, "lady knight golem", (1, 1), ""),
            options=COURT,
        ),
        ("play golem / play lady / play lady", "take 2"),
        seat=1,
        options=COURT,
    ),
    Example(
        "equal-points",
        ("K12-E5", "K12-5.3", "K12-5.1"),
        late(
            (4, "golem knight oracle", (1, 1), ""),
            (9, "golem knight oracle", (2, 1), ""),
            (7, "golem knight", (1, 2), "parasite"),
        ),
        ("play golem / play golem / play golem", "bury oracle"),
    ),
    Example(
        "second-win",
        ("K12-E6", "K12-5.5"),
        late(
            (4, "golem knight", (1, 1), "parasite"),
            (4, "golem knight oracle", (0, 1), ""),
            (4, "golem knight", (0, 0), "oracle"),
        ),
        ("play golem / play golem / play golem",),
    ),
    turn("opposites", "K12-E7 K12-4.6", (8, 2, 9), "golem troublemakers knight", MISCHIEF),
    Example(
        "fifteen",
        ("K12-E8", "K12-9.2", "K12-9.3"),
        laid(3, 2, 1, 3, 1, 2, 5, 6, 1, 2, 5, 4, 3, 1, 2, options=PROMOS),
        (
            " / ".join(
                f"play {card}"
                for card in (
                    *("automaton", "automaton", "collector"),
                    *("reverser", "collector", "collector", "collector"),
                    *("oracle", "collector", "collector", "collector"),
                    *("oracle", "oracle", "collector", "collector"),
                )
            ),
            "deal 10",
        ),
        options=PROMOS,
    ),
)
