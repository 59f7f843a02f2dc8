"""Draw Claim as a board: the trick in the middle, each player's cards, the votes, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, product

from tablee.core.action import Action
from tablee.core.drawing import beside, cells, centred, clip, flowed, folded, framed, pad
from tablee.core.say import Say
from tablee.games.claim.rules.pieces import FACTIONS, KIND_NAME
from tablee.games.claim.views.view import ClaimView, Trick

COLOURS = {"goblin": "green", "dwarf": "yellow", "undead": "magenta", "doppelganger": "cyan", "knight": "red"}
VOTES_WIDTH = 30
CARD_WIDTH, NARROWEST = 17, 8
SMALL_HEIGHT, ROOMY_HEIGHT = 11, 18
HAND_ROWS = 2


def board(view: ClaimView, say: Say, width: int, height: int) -> str:
    """Draw both sides with the trick between them, the votes at the right and the hand below."""
    if view.stage in ("leader", "deal"):
        return say("draw-before")
    near = 0 if view.viewer is None else view.viewer
    left = width - VOTES_WIDTH - 2
    room = 3 if height >= ROOMY_HEIGHT else 1 if height >= SMALL_HEIGHT else 0
    hand = _hand(view, near, say, width)
    middle = _sides(view, near, say, left, room, height - len(hand))
    above = beside([middle, _votes(view, near, say, short=not room)], [left, VOTES_WIDTH], "  ")
    lines = [*above, *hand]
    if view.card_count and height >= ROOMY_HEIGHT:
        lines += ["", *_memory(view, say, width)]
    return "\n".join(lines)


def _sides(view: ClaimView, near: int, say: Say, width: int, room: int, height: int) -> list[str]:
    """Draw both sides with the trick between them. Lines that are free go to piles that would be cut."""
    far, own = (_side(view, seat, say, width, room, 0) for seat in (1 - near, near))
    trick = _middle(view, say, width)
    spare = max(height - len(far) - len(trick) - len(own), 0) if room else 0
    longer = _side(view, near, say, width, room, spare)
    spare -= len(longer) - len(own)
    return [*_side(view, 1 - near, say, width, room, spare), *trick, *longer]


def _side(view: ClaimView, seat: int, say: Say, width: int, room: int, spare: int) -> list[str]:
    """Draw a player: the name, the followers won so far, and the score pile. Without room, only the last won.

    `spare` is the number of lines more that the first long pile can have.
    """
    side = view.sides[seat]
    name = f"{'▶' if _to_play(view) == seat else ' '} [b]{say('draw-name', seat=seat)}[/]"
    held = len(side.hand) + side.hand_unseen
    lines = [f"{name} · {say('board-cards', count=held)}" if view.stage != "over" else name]
    if view.phase == 1:
        followers = _pile(say("draw-followers"), *_followers(view, seat, say), say, width, room or 1, spare)
        spare -= max(len(followers) - (room or 1), 0)
        lines += followers
    if view.phase > 1 or room:
        lines += _pile(say("draw-score"), side.score, "", say, width, room or 1, spare)
    return [clip(line, width) for line in lines]


def _pile(title: str, cards: Sequence[str], rest: str, say: Say, width: int, room: int, spare: int) -> list[str]:
    """Draw a pile of cards. Shorten the factions' names if there is little room, and use spare lines before cutting."""
    more, lines = [rest] if rest else [], list[str]()
    for most, letters in product(range(room, room + spare + 1), (20, 4, 2)):
        groups = [*_cards(cards, say, letters=letters), *more] or [say("draw-none")]
        lines = flowed([f"  [dim]{title}[/]", *groups], width, " ", "   ")
        if len(lines) <= most:
            return lines
    last = room + spare - 1
    return [*lines[:last], clip(" ".join([lines[last], *(line.strip() for line in lines[last + 1 :])]), width)]


def _followers(view: ClaimView, seat: int, say: Say) -> tuple[tuple[str, ...], str]:
    """Return the followers that the viewer knows, and a text with the number of the others."""
    side = view.sides[seat]
    if seat != view.viewer and not view.card_count:
        return (), say("draw-unseen", count=len(side.followers) + side.followers_unseen)
    return side.followers, f"+{side.followers_unseen}" if side.followers_unseen else ""


def _to_play(view: ClaimView) -> int | None:
    if view.leader is None or view.stage not in ("lead", "follow"):
        return None
    return view.leader if view.stage == "lead" else 1 - view.leader


def _middle(view: ClaimView, say: Say, width: int) -> list[str]:
    """Draw the prize, the card led and its answer, or the last trick between tricks."""
    cards, caption = [(view.prize, say("draw-prize"))] if view.prize is not None else [], ""
    if view.led is not None and view.leader is not None:
        caption = say("draw-led", seat=view.leader)
        cards.append((view.led, ""))
    elif view.last is not None and view.last.winner >= 0 and cards:
        return _beside_prize(cards[0], view.last, say, width)
    elif view.last is not None:
        caption = say("draw-last", seat=view.last.winner) if view.last.winner >= 0 else ""
        cards += [(view.last.led, ""), (view.last.second, "")]
    each = min((width - len(cards)) // max(len(cards), 1), CARD_WIDTH)
    rest = max(width - len(cards) * (each + 1), 1)
    told = [f"[dim]{line}[/]" for line in folded(caption, rest)] if rest >= NARROWEST else []
    return beside(
        [*(_box(card, title, each, say) for card, title in cards), told, ["", "", ""]], [*[each] * len(cards), rest, 0]
    )


def _beside_prize(prize: tuple[str, str], last: Trick, say: Say, width: int) -> list[str]:
    """Draw the new prize as a card, and the last trick in words: its cards are no longer in play."""
    rest = max(width - CARD_WIDTH - 1, 1)
    told = [f"[dim]{line}[/]" for line in folded(say("draw-last", seat=last.winner), rest)[:2]]
    played = f"{_card(last.led, say)} → {_card(last.second, say)}"
    if cells(played) > rest:  # a cut name would hide the value behind it
        played = " → ".join(text for card in (last.led, last.second) for text in _cards((card,), say, letters=4))
    return beside([_box(*prize, CARD_WIDTH, say), [*told, clip(played, rest)]], [CARD_WIDTH, rest])


def _box(card: str, title: str, width: int, say: Say) -> list[str]:
    """Draw a card. Its value also stands in the corner, because the name may be cut."""
    value = f"[b]{card.rpartition('-')[2]}[/]"
    return framed([centred(_card(card, say), width - 2)], width, f"{value} {title}" if title else value)


def _card(card: str, say: Say) -> str:
    return f"[{_colour(card)}]{say('board-card', card=card)}[/]"


def _colour(card: str) -> str:
    return COLOURS[card.rpartition("-")[0]]


def _votes(view: ClaimView, near: int, say: Say, *, short: bool) -> list[str]:
    """Draw the phase, then for each faction: both sides' cards, the vote, and the number of unseen cards."""
    phase = say("draw-recruit", left=view.deck) if view.phase == 1 else say("draw-support")
    told = [clip(phase, VOTES_WIDTH)] if short else folded(phase, VOTES_WIDTH)
    lines = [f"[b]{line}[/]" for line in told]
    return [
        *lines,
        f"[dim]{clip(say('draw-votes-final' if view.stage == 'over' else 'draw-votes'), VOTES_WIDTH)}[/]",
        *(_vote(view, near, each, say) for each in FACTIONS),
    ]


def _vote(view: ClaimView, near: int, faction: str, say: Say) -> str:
    mine, theirs = (_count(view.sides[seat].score, faction) for seat in (near, 1 - near))
    holder = view.votes[FACTIONS.index(faction)]
    mark = {None: "·", near: "▼", 1 - near: "▲"}[holder]
    name = "–" if holder is None else say("draw-vote", seat=holder)
    unseen = f" ?{_count(view.unseen, faction)}" if view.card_count and view.unseen else ""
    label = pad(say("draw-faction", faction=faction), 13)
    return f"[{COLOURS[faction]}]{label}[/]{mine:2d}:{theirs:<2d} [b]{mark}[/] {clip(name, 7)}[dim]{unseen}[/]"


def _count(cards: Sequence[str], faction: str) -> int:
    return sum(card.startswith(faction) for card in cards)


def _hand(view: ClaimView, near: int, say: Say, width: int) -> list[str]:
    """Draw the viewer's hand. A star marks cards that the opponent has not seen."""
    side = view.sides[near]
    if view.stage == "over" or near != view.viewer:
        return []
    lines = list[str]()
    for letters in (20, 8, 4):
        groups = _cards(side.hand, say, side.secret, letters) or [say("draw-none")]
        lines = flowed([f"[b]{say('draw-hand')}[/]", *groups], width, "  ", "      ")
        if len(lines) <= HAND_ROWS:
            break
    return lines


def _memory(view: ClaimView, say: Say, width: int) -> list[str]:
    """Draw the card count: who cannot follow what, which cards are gone, and which are unseen."""
    lines = [
        clip(say("draw-voids", seat=seat, factions=list(side.voids)), width)
        for seat, side in enumerate(view.sides)
        if side.voids
    ]
    lines += flowed([f"[dim]{say('draw-discards')}[/]", *(_cards(view.discards, say) or [say("draw-none")])], width)
    return lines + flowed([f"[dim]{say('draw-count')}[/]", *_cards(view.unseen, say)], width) if view.unseen else lines


def _cards(cards: Sequence[str], say: Say, secret: Sequence[str] = (), letters: int = 20) -> list[str]:
    """Group cards by faction: the faction's name, or its first letters, then the values."""
    marked = list(secret)
    groups = []
    for faction, group in groupby(cards, key=lambda card: card.rpartition("-")[0]):
        values = " ".join(_value(card, marked) for card in group)
        name = say("draw-faction", faction=faction)[:letters]
        groups.append(f"[{COLOURS[faction]}]{name} [b]{values}[/][/]")
    return groups


def _value(card: str, marked: list[str]) -> str:
    value = card.rpartition("-")[2]
    if card not in marked:
        return value
    marked.remove(card)
    return f"{value}*"


def power(faction: str, say: Say) -> str:
    """Describe the power of a faction."""
    told = {
        "goblin": say("board-power-goblin"),
        "dwarf": say("board-power-dwarf"),
        "undead": say("board-power-undead"),
        "doppelganger": say("board-power-doppelganger"),
        "knight": say("board-power-knight"),
    }
    return told[faction]


def explain(action: Action, say: Say) -> str:
    """Describe the power of the card that the action plays."""
    return power(str(action.params["card"]).rpartition("-")[0], say)


def topics(say: Say) -> dict[str, str]:
    """Return every faction and every card with its description."""
    factions = {say("draw-faction", faction=each): power(each, say) for each in FACTIONS}
    cards = {say("board-card", card=card): power(card.rpartition("-")[0], say) for card in KIND_NAME}
    return factions | cards
