"""Positions that show Claim's rules, and what happens in them.

Cards that do not matter for a rule are placed anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.core.bits import bit, members, size
from tablee.core.example import Example
from tablee.core.rng import Rng
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import ALL, UNDEADS
from tablee.games.claim.rules.stages import LEAD
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.views.imagine import CARD_BY_NAME, NamedCards

SEEN_UNDEAD = 4
"""How many Undead were played in the first phase, in an example of the second phase."""
Pair = tuple[str, str]


def dealt(first: str, second: str, prize: str) -> str:
    """Return the script line that deals these hands and turns up this prize."""
    cards = NamedCards()
    numbers = [cards.one(name) for name in (*first.split(), *second.split(), prize)]
    return " ".join(["deal", *map(str, numbers)])


def drawn(follower: str, prize: str) -> str:
    """Return the script line for the card that a trick's loser draws and for the next prize."""
    return f"deal {CARD_BY_NAME[follower]} {CARD_BY_NAME[prize]}"


def recruiting(first: str, second: str, prize: str, *, deck: str = "", leader: int = 0) -> Callable[[], Claim]:
    """Build the first phase with these hands. `deck` names cards that must still be in the deck."""

    def position() -> Claim:
        state, cards, luck = Claim(leader, card_count=True), NamedCards(), Rng("recruits")
        state.stage = LEAD
        hands = [cards.all(tuple(hand.split())) for hand in (first, second)]
        left = size(hands[0])
        state.prize = cards.one(prize)
        state.deck = cards.all(tuple(deck.split()))
        state.deck |= luck.subset(cards.left & ~UNDEADS, 2 * left - 1 - size(state.deck))
        rest = cards.left & ~state.deck
        for player, hand in zip(state.players, hands, strict=True):
            player.hand = hand
            player.followers = luck.subset(rest, 13 - left)
            rest ^= player.followers
            player.secret = luck.subset(player.followers, (13 - left) // 2)
        state.players[0].score = rest & UNDEADS
        state.discards = rest & ~UNDEADS
        return state

    return position


def supporting(first: str, second: str, *, leader: int = 0, scores: Pair = ("", "")) -> Callable[[], Claim]:
    """Build the second phase with these hands, and with score piles that include these cards."""

    def position() -> Claim:
        state, cards, luck = Claim(leader, card_count=True), NamedCards(), Rng("support")
        state.phase, state.stage, state.deck = 2, LEAD, 0
        for player, hand, score in zip(state.players, (first, second), scores, strict=True):
            player.hand = cards.all(tuple(hand.split()))
            player.score = cards.all(tuple(score.split()))
        state.discards = luck.subset(cards.left & ~UNDEADS, 26 - SEEN_UNDEAD)
        for place, card in enumerate(members(cards.left & ~state.discards)):
            state.players[place % 2].score |= bit(card)
        return state

    return position


def plays(*cards: str) -> Iterable[str]:
    return (f"play {card}" for card in cards)


def ended(first: str, second: str, scores: Pair) -> Callable[[], Claim]:
    """Build the last two tricks of a game whose score piles hold exactly these cards."""

    def position() -> Claim:
        state, cards = Claim(0, card_count=True), NamedCards()
        state.phase, state.stage, state.deck = 2, LEAD, 0
        for player, hand, score in zip(state.players, (first, second), scores, strict=True):
            player.hand = cards.all(tuple(hand.split()))
            player.score = cards.all(tuple(score.split()))
        state.discards = ALL & cards.left
        return state

    return position


def run(faction: str, *values: int) -> str:
    """Return several cards of one faction, as text."""
    return " ".join(f"{faction}-{value}" for value in values)


LEAS = " ".join(
    [
        run("goblin", 0, 3, 7),
        run("dwarf", 1, 8),
        run("undead", 4, 9),
        run("doppelganger", 2, 6, 7),
        run("knight", 3, 5, 9),
    ]
)
MIAS = " ".join(
    [
        run("goblin", 0, 5, 8, 9),
        run("dwarf", 0, 4),
        run("undead", 2, 6),
        run("doppelganger", 0, 9),
        run("knight", 2, 4, 8),
    ]
)
CROWN = (
    " ".join([run("goblin", 2, 4, 6, 9), run("dwarf", 3, 5, 9), run("undead", 0, 1, 2, 5, 8, 9), run("knight", 6, 8)]),
    " ".join(
        [
            run("goblin", 1, 3, 5),
            run("dwarf", 0, 2, 4),
            run("undead", 3, 4, 6, 7),
            run("doppelganger", 1, 3, 8),
            run("knight", 4, 9),
        ]
    ),
)
TIED = (
    " ".join([run("goblin", 0, 0), run("dwarf", 3, 5, 9), run("undead", 0, 1, 5, 8, 9), run("knight", 6, 8)]),
    " ".join(
        [
            run("goblin", 0, 0),
            run("dwarf", 0, 2, 4, 7),
            run("undead", 3, 6, 7),
            run("doppelganger", 1, 3, 8),
            run("knight", 4, 7, 9),
        ]
    ),
)

EXAMPLES = (
    Example(
        "deal",
        ("C-1.1", "C-2.1"),
        lambda: Claim(0, card_count=True),
        (dealt(LEAS, MIAS, "knight-7"),),
        options=ClaimOptions(leader="seat-1"),
    ),
    Example("leader", ("C-1.2",), lambda: Claim(NOBODY, card_count=True), ("deal 1",)),
    Example(
        "follow",
        ("C-2.2",),
        recruiting(
            f"{run('goblin', 3, 7)} undead-4 doppelganger-6 knight-5",
            f"{run('goblin', 5, 8)} dwarf-4 undead-2 knight-8",
            "knight-7",
            leader=1,
        ),
        (*plays("goblin-5"), *plays("goblin-7")),
    ),
    Example(
        "tie",
        ("C-2.3",),
        recruiting(
            f"dwarf-6 {run('goblin', 3, 7)} undead-4 knight-5",
            f"doppelganger-6 {run('goblin', 5, 8)} undead-2 knight-8",
            "undead-9",
        ),
        (*plays("dwarf-6"), *plays("doppelganger-6")),
    ),
    Example(
        "prize",
        ("C-2.4", "C-2.6"),
        recruiting(
            f"{run('knight', 5, 9)} goblin-3 undead-4 dwarf-1",
            f"knight-8 {run('goblin', 5, 8)} undead-2 dwarf-4",
            "doppelganger-9",
            deck="goblin-9 dwarf-0",
        ),
        (*plays("knight-9"), *plays("knight-8"), drawn("goblin-9", "dwarf-0")),
    ),
    Example(
        "undead",
        ("C-2.5", "C-4.3"),
        recruiting(
            f"{run('undead', 7, 9)} goblin-3 knight-5 dwarf-1",
            f"{run('undead', 2, 6)} goblin-8 knight-8 dwarf-4",
            "goblin-0",
        ),
        (*plays("undead-7"), *plays("undead-2")),
    ),
    Example(
        "second-phase",
        ("C-3.1",),
        recruiting("knight-5 goblin-3", "knight-8 dwarf-4", "undead-9", deck="goblin-9 dwarf-0 knight-2", leader=0),
        (*plays("knight-5"), f"play knight-8; {drawn('goblin-9', 'dwarf-0')}"),
    ),
    Example(
        "both-cards",
        ("C-3.2",),
        supporting("knight-9 goblin-3 dwarf-1 undead-4", "knight-5 goblin-8 dwarf-4 undead-2"),
        (*plays("knight-9"), *plays("knight-5")),
    ),
    Example(
        "goblin",
        ("C-4.1", "C-2.3"),
        supporting(f"{run('goblin', 7, 2)} dwarf-1 undead-4", f"{run('goblin', 5, 0)} dwarf-4 undead-2"),
        (*plays("goblin-7"), *plays("goblin-5")),
    ),
    Example(
        "knight",
        ("C-4.2",),
        supporting("knight-2 dwarf-1 undead-4 knight-6", f"{run('goblin', 9, 5)} dwarf-4 undead-2", leader=1),
        (*plays("goblin-9"), *plays("knight-2")),
    ),
    Example(
        "dwarf",
        ("C-4.4",),
        supporting("dwarf-1 goblin-3 knight-5 undead-4", "dwarf-8 goblin-8 knight-8 undead-2"),
        (*plays("dwarf-1"), *plays("dwarf-8")),
    ),
    Example(
        "doppelganger",
        ("C-4.5",),
        recruiting(
            f"doppelganger-8 {run('undead', 3)} goblin-3 knight-5 dwarf-1",
            f"{run('undead', 6, 2)} goblin-8 knight-8 dwarf-4",
            "knight-9",
            leader=1,
        ),
        (*plays("undead-6"), *plays("doppelganger-8")),
    ),
    Example(
        "votes",
        ("C-5.1",),
        ended("knight-7 goblin-7", "knight-2 dwarf-8", CROWN),
        (*plays("knight-7"), *plays("knight-2")),
    ),
    Example(
        "no-vote",
        ("C-5.2",),
        ended("knight-5 undead-4", "knight-3 undead-2", TIED),
        (*plays("knight-5"), *plays("knight-3")),
    ),
    Example(
        "thrown",
        ("C-6.1", "C-2.2"),
        recruiting(
            f"{run('dwarf', 6, 2)} goblin-3 knight-5 undead-1",
            f"{run('undead', 6, 2)} goblin-8 knight-8 goblin-0",
            "knight-9",
        ),
        (*plays("dwarf-2"), *plays("goblin-0")),
    ),
)
