"""Draw Claim as text."""

from __future__ import annotations

from itertools import groupby

from tablee.core.say import Say
from tablee.games.claim.rules.pieces import FACTIONS
from tablee.games.claim.terminal.board import COLOURS
from tablee.games.claim.views.view import ClaimView, Side

INDENT = "    "


def draw(view: ClaimView, say: Say, width: int) -> str:
    """Draw the trick, then each player's cards, then the current votes."""
    if view.stage in ("leader", "deal"):
        return say("draw-before")
    near = 0 if view.viewer is None else view.viewer
    blocks = [_trick(view, say), _player(view, 1 - near, say), _player(view, near, say), _votes(view, say)]
    if view.card_count:
        blocks.append(_memory(view, say))
    return "\n\n".join("\n".join(line for text in block for line in _wrapped(text, width)) for block in blocks)


def _trick(view: ClaimView, say: Say) -> list[str]:
    lines = [f"[b]{say('draw-recruit', left=view.deck) if view.phase == 1 else say('draw-support')}[/]"]
    if view.prize is not None:
        lines.append(say("draw-prize") + "  " + _cards((view.prize,), say))
    if view.led is not None and view.leader is not None:
        lines.append(say("draw-led", seat=view.leader) + "  " + _cards((view.led,), say))
    elif view.last is not None:
        lines.append(say("draw-last", seat=view.last.winner) + "  " + _cards((view.last.led,), say))
        lines[-1] += " → " + _cards((view.last.second,), say)
    return lines


def _player(view: ClaimView, seat: int, say: Say) -> list[str]:
    side = view.sides[seat]
    mark = "▶" if _to_play(view) == seat else " "
    lines = [f"{mark} [b]{say('draw-name', seat=seat)}[/]"]
    if view.stage != "over":
        lines.append(say("draw-hand") + "  " + _held(side.hand, side.hand_unseen, side, view, seat, say))
    if view.phase == 1:
        recruits = _held(side.followers, side.followers_unseen, side, view, seat, say)
        lines.append(say("draw-followers") + "  " + recruits)
    lines.append(say("draw-score") + "  " + _cards(side.score, say))
    return lines


def _to_play(view: ClaimView) -> int | None:
    if view.leader is None or view.stage not in ("lead", "follow"):
        return None
    return view.leader if view.stage == "lead" else 1 - view.leader


def _held(cards: tuple[str, ...], unseen: int, side: Side, view: ClaimView, seat: int, say: Say) -> str:
    """List cards and mark those drawn in secret.

    Without card count, only the number of the opponent's cards is shown.
    """
    if seat != view.viewer and not view.card_count:
        return say("draw-unseen", count=len(cards) + unseen)
    shown = _cards(cards, say, side.secret) if cards else ""
    hidden = say("draw-unseen", count=unseen) if unseen or not cards else ""
    return "  ".join(text for text in (shown, hidden) if text)


def _votes(view: ClaimView, say: Say) -> list[str]:
    lines = []
    for faction, seat in zip(FACTIONS, view.votes, strict=True):
        counts = [_count(side.score, faction) for side in view.sides]
        standing = say("draw-vote-nobody") if seat is None else say("draw-vote", seat=seat)
        name = say("draw-faction", faction=faction).ljust(16)
        lines.append(f"[{COLOURS[faction]}]{name}[/] {counts[0]:2d} – {counts[1]:<2d}  {standing}")
    return [say("draw-votes-final" if view.stage == "over" else "draw-votes"), *lines]


def _count(cards: tuple[str, ...], faction: str) -> int:
    return sum(card.startswith(faction) for card in cards)


def _memory(view: ClaimView, say: Say) -> list[str]:
    """Return the card count: who cannot follow what, which cards are gone, and which are unseen."""
    lines = [
        say("draw-voids", seat=seat, factions=list(side.voids)) for seat, side in enumerate(view.sides) if side.voids
    ]
    lines.append(say("draw-discards") + "  " + _cards(view.discards, say))
    if view.unseen:
        lines.append(say("draw-count") + "  " + _cards(view.unseen, say))
    return lines


def _cards(cards: tuple[str, ...], say: Say, secret: tuple[str, ...] = ()) -> str:
    """Group cards by faction: the faction's name, then the values."""
    marked = list(secret)
    groups = []
    for faction, group in groupby(cards, key=lambda card: card.rpartition("-")[0]):
        values = [_value(card, marked) for card in group]
        name = say("draw-faction", faction=faction)
        groups.append(f"[{COLOURS[faction]}]{name} {' '.join(values)}[/]")
    return "  ".join(groups) if groups else say("draw-none")


def _value(card: str, marked: list[str]) -> str:
    value = card.rpartition("-")[2]
    if card not in marked:
        return value
    marked.remove(card)
    return value + "*"


def _wrapped(text: str, width: int) -> list[str]:
    """Break lines at double spaces, which separate groups, or inside a group that is too long for one line."""
    lines, line = [], ""
    for group in text.split("  "):
        parts = [group] if _length(group) + len(INDENT) <= width else group.split(" ")
        for number, part in enumerate(parts):
            space = "  " if number == 0 else " "
            if line and _length(line + space + part) > width:
                lines.append(line)
                line = INDENT + part
            else:
                line = line + space + part if line else part
    return [*lines, line]


def _length(text: str) -> int:
    """Return the visible length of a text with markup."""
    shown, inside = 0, False
    for letter in text:
        inside = inside or letter == "["
        shown += not inside
        inside = inside and letter != "]"
    return shown
