"""A position of Claim and what happens to it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, members
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.event import all_but, only
from tablee.core.state import Awaits, State
from tablee.games.claim.pieces import (
    ALL,
    BEATEN_BY,
    DOPPELGANGERS,
    DWARVES,
    NAME,
    SUIT,
    UNDEADS,
    card_of,
    kinds,
    may_follow,
    names,
)
from tablee.games.claim.rush import rush
from tablee.games.claim.telling import tell_recruits, tell_scored, tell_second, tell_votes, tell_winner
from tablee.games.claim.votes import NOBODY, majority

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng

# What the position waits for.
LEADER: Final = 0
DEAL: Final = 1
LEAD: Final = 2
FOLLOW: Final = 3
DRAW: Final = 4
OVER: Final = 5

NONE: Final = -1
"""No card."""

LEADS: Final = [Decide((seat,), "lead") for seat in range(2)]
FOLLOWS: Final = [Decide((seat,), "follow") for seat in range(2)]
WHO_LEADS: Final = Draw("leader", 3)
DEALS: Final = Draw("deck", ALL, 27)
WON: Final = [Over((1, 2)), Over((2, 1))]
DRAWN: Final = Over((1, 1))


class Claim(State):
    """Where every card is, and whose turn it is. `hands` are the followers themselves in the second phase."""

    def __init__(self, leader: int, card_count: bool) -> None:
        """`leader` is a seat, or NOBODY where chance decides."""
        super().__init__()
        self.card_count = card_count
        self.stage: i64 = LEADER if leader == NOBODY else DEAL
        self.phase: i64 = 1
        self.leader: i64 = leader
        self.led: i64 = NONE
        self.prize: i64 = NONE
        self.deck: i64 = ALL
        self.discards: i64 = 0
        self.hands: list[int] = [0, 0]
        self.followers: list[int] = [0, 0]
        self.secret: list[int] = [0, 0]
        """What each seat drew unseen, as long as it has not been played."""
        self.scores: list[int] = [0, 0]
        self.voids: list[int] = [0, 0]
        """Cards that a hand has shown not to hold."""
        self.last: list[int] = []
        """The last trick: the card led, the second card, the winner."""

    def copy(self) -> Claim:
        other = Claim(self.leader, self.card_count)
        other.stage = self.stage
        other.phase = self.phase
        other.led = self.led
        other.prize = self.prize
        other.deck = self.deck
        other.discards = self.discards
        other.hands = self.hands.copy()
        other.followers = self.followers.copy()
        other.secret = self.secret.copy()
        other.scores = self.scores.copy()
        other.voids = self.voids.copy()
        other.last = self.last
        return other

    def awaits(self) -> Awaits:
        stage = self.stage
        if stage == LEAD:
            return LEADS[self.leader]
        if stage == FOLLOW:
            return FOLLOWS[1 - self.leader]
        if stage == DRAW:
            return Draw("deck", self.deck, 2)
        if stage == DEAL:
            return DEALS
        if stage == LEADER:
            return WHO_LEADS
        return self.result()

    def playable(self) -> i64:
        """The cards that the awaited seat may play."""
        if self.stage == LEAD:
            return self.hands[self.leader]
        return may_follow(self.hands[1 - self.leader], self.led)

    def legal(self, seat: int) -> list[int]:
        return members(kinds(self.playable()))

    def apply(self, choices: list[int]) -> None:
        if self.stage == LEAD:
            self.lead(card_of(choices[0], self.hands[self.leader]))
        else:
            self.follow(card_of(choices[0], self.hands[1 - self.leader]))

    def resolve(self, outcome: list[int]) -> None:
        if self.stage == DRAW:
            self.draw(outcome[0])
            self.turn_prize(outcome[1])
        elif self.stage == DEAL:
            self.deal(outcome)
        else:
            self.choose_leader(outcome[0])

    def playout(self, rng: Rng) -> int:
        """The same choices and draws as step by step, only faster."""
        played = 0
        self.settle(rng)
        if self.stage == FOLLOW:
            self.follow(card_of(rng.member(kinds(self.playable())), self.hands[1 - self.leader]))
            self.settle(rng)
            played = 1
        if self.stage == LEAD:
            played += rush(self, rng)
        return played

    # Set-up

    def choose_leader(self, seat: i64) -> None:
        """C-1.2: somebody leads the first trick."""
        self.leader = seat
        self.stage = DEAL
        if self.events is not None:
            self.tell("leader-chosen", "C-1.2", {"seat": seat})

    def deal(self, cards: list[int]) -> None:
        """C-1.1: thirteen cards each; the rest is the deck."""
        for seat in range(2):
            hand: i64 = 0
            for card in cards[13 * seat : 13 * seat + 13]:
                hand |= bit(card)
            self.hands[seat] = hand
            self.deck ^= hand
            if self.events is not None:
                self.tell("hand-dealt", "C-1.1", {"seat": seat, "cards": names(members(hand))}, only(seat))
        self.turn_prize(cards[26])

    # A trick

    def turn_prize(self, card: i64) -> None:
        """C-2.1: the deck's top card is what the trick is about."""
        self.prize = card
        self.deck ^= bit(card)
        if self.events is not None:
            self.tell("prize-turned", "C-2.1", {"card": NAME[card]})
        self.begin_trick()

    def begin_trick(self) -> None:
        """C-2.2: the leader plays any card; the last cards of both play themselves."""
        self.stage = LEAD
        hand: i64 = self.hands[self.leader]
        if hand & (hand - 1) == 0:
            self.lead(lowest(hand))
            self.follow(lowest(self.hands[1 - self.leader]))

    def lead(self, card: i64) -> None:
        """C-2.2: the leader has played."""
        self.take(self.leader, card)
        self.led = card
        self.stage = FOLLOW
        if self.events is not None:
            self.tell("card-led", "C-2.2", {"seat": self.leader, "card": NAME[card]})

    def follow(self, card: i64) -> None:
        """C-2.2: the other has played, and somebody has won (C-2.3)."""
        seat: i64 = 1 - self.leader
        self.take(seat, card)
        if bit(card) & (SUIT[self.led] | DOPPELGANGERS) == 0:
            self.voids[seat] |= SUIT[self.led]
        if self.events is not None:
            tell_second(self, seat, self.led, card)
        led: i64 = self.led
        self.led = NONE
        winner: i64 = seat if bit(card) & BEATEN_BY[led] else self.leader
        if self.events is not None:
            tell_winner(self, winner, led, card)
        self.last = [led, card, winner]
        self.leader = winner  # C-2.6
        if self.phase == 1:
            self.recruit(winner, led, card)
        else:
            self.support(winner, led, card)

    def take(self, seat: i64, card: i64) -> None:
        """A card leaves its hand and is seen."""
        self.hands[seat] ^= bit(card)
        self.secret[seat] &= ~bit(card)

    # The first phase

    def recruit(self, winner: i64, led: i64, second: i64) -> None:
        """C-2.4, C-2.5: the prize is won, the Undead are scored; the loser is to draw."""
        played: i64 = bit(led) | bit(second)
        self.scores[winner] |= played & UNDEADS
        self.discards |= played & ~UNDEADS
        self.followers[winner] |= bit(self.prize)
        if self.events is not None:
            tell_recruits(self, winner, led, second)
            self.tell("prize-taken", "C-2.4", {"seat": winner, "card": NAME[self.prize]})
        self.prize = NONE
        self.stage = DRAW
        if self.deck & (self.deck - 1) == 0:
            self.draw(lowest(self.deck))
            self.begin_support()

    def draw(self, card: i64) -> None:
        """C-2.4: the trick's loser takes the deck's top card, unseen by the other."""
        loser: i64 = 1 - self.leader
        self.deck ^= bit(card)
        self.followers[loser] |= bit(card)
        self.secret[loser] |= bit(card)
        if self.events is not None:
            self.tell("follower-drawn", "C-2.4", {"seat": loser, "card": NAME[card]}, only(loser))
            self.tell("follower-drawn-unseen", "C-2.4", {"seat": loser}, all_but(loser))

    # The second phase

    def begin_support(self) -> None:
        """C-3.1: the followers become the hand."""
        self.phase = 2
        self.hands = self.followers
        self.followers = [0, 0]
        self.voids = [0, 0]
        if self.events is not None:
            self.tell("support-begins", "C-3.1", {"seat": self.leader})
        self.begin_trick()

    def support(self, winner: i64, led: i64, second: i64) -> None:
        """C-3.2: the winner scores both cards; C-4.4: but the loser scores the Dwarves."""
        played: i64 = bit(led) | bit(second)
        self.scores[winner] |= played & ~DWARVES
        self.scores[1 - winner] |= played & DWARVES
        if self.events is not None:
            tell_scored(self, winner, led, second)
        if self.hands[0] != 0:
            self.begin_trick()
        else:
            self.finish()

    # The end

    def finish(self) -> None:
        """C-5.1: the votes are counted."""
        self.stage = OVER
        self.voids = [0, 0]
        if self.events is not None:
            tell_votes(self, self.scores[0], self.scores[1])

    def conclude(self, leader: i64, led: i64, second: i64) -> None:
        """A rush has played all the cards, these two last."""
        self.stage = OVER
        self.leader = leader
        self.prize = NONE
        self.hands = [0, 0]
        self.secret = [0, 0]
        self.voids = [0, 0]
        self.last = [led, second, leader]

    def result(self) -> Over:
        """C-5.1, C-5.2: more votes win; as many are a draw."""
        lead = majority(self.scores[0], self.scores[1])
        if lead == 0:
            return DRAWN
        return WON[0] if lead > 0 else WON[1]
