"""How Claim's events are shown: which ones together, and for how long."""

from __future__ import annotations

from tablee.core.beats import Tell

_DEALT = ("hand-dealt", "hand-dealt-unseen")
_WHERE_CARDS_GO = (
    "card-discarded",
    "copy-discarded",
    "undead-scored",
    "card-scored",
    "dwarf-scored",
    "copy-scored",
)

TELLING = {
    "leader-chosen": Tell(700),
    "hand-dealt": Tell(900, _DEALT),
    "hand-dealt-unseen": Tell(900, _DEALT),
    "prize-turned": Tell(500),
    "card-led": Tell(550),
    "card-followed": Tell(550),
    "card-copied": Tell(750),
    "card-thrown": Tell(650),
    # The reason why a trick is won takes a moment to read.
    "trick-won": Tell(900),
    "trick-tied": Tell(1100),
    "goblin-ridden-down": Tell(1200),
    "trick-unfollowed": Tell(1000),
    # Both cards leave together. A power is shown longer than a normal step.
    "card-discarded": Tell(420, _WHERE_CARDS_GO),
    "copy-discarded": Tell(900, _WHERE_CARDS_GO),
    "undead-scored": Tell(700, _WHERE_CARDS_GO),
    "card-scored": Tell(520, _WHERE_CARDS_GO),
    "dwarf-scored": Tell(900, _WHERE_CARDS_GO),
    "copy-scored": Tell(900, _WHERE_CARDS_GO),
    "prize-taken": Tell(500),
    # The viewer reads the card they draw; of the opponent's draw they see only the movement.
    "follower-drawn": Tell(900),
    "follower-drawn-unseen": Tell(450),
    "support-begins": Tell(1800),
    # A list of up to thirteen cards takes longer to read than anything else.
    "hand-known": Tell(2000),
    "vote-won": Tell(1000),
    "vote-won-by-highest": Tell(1300),
    "vote-nobody": Tell(1000),
    "game-won": Tell(1600),
    "game-won-by-more": Tell(1800),
    "game-drawn": Tell(1600),
    "game-drawn-short": Tell(1800),
}
