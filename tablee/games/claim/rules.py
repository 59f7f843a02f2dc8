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
    DOPPELGANGERS,
    DWARVES,
    FACE,
    NAME,
    NONE,
    UNDEADS,
    card_of,
    distinct,
    kinds,
    may_follow,
    names,
)
from tablee.games.claim.player import Player
from tablee.games.claim.rush import rush_deal, rush_recruiting, rush_support
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

LEADS: Final = [Decide((seat,), "lead") for seat in range(2)]
FOLLOWS: Final = [Decide((seat,), "follow") for seat in range(2)]
WHO_LEADS: Final = Draw("leader", 3)
DEALS: Final = Draw("deck", ALL, 27)
WON: Final = [Over((1, 2)), Over((2, 1))]
DRAWN: Final = Over((1, 1))


class Claim(State):
    """Where every card is, and whose turn it is."""

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
        self.players = [Player(), Player()]
        self.last_led: i64 = NONE
        self.last_second: i64 = NONE
        """The last trick; its winner is the leader."""

    def copy(self) -> Claim:
        other = Claim(self.leader, self.card_count)
        other.stage = self.stage
        other.phase = self.phase
        other.led = self.led
        other.prize = self.prize
        other.deck = self.deck
        other.discards = self.discards
        other.players = [self.players[0].copy(), self.players[1].copy()]
        other.last_led = self.last_led
        other.last_second = self.last_second
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
            return self.players[self.leader].hand
        return may_follow(self.players[1 - self.leader].hand, self.led)

    def legal(self, seat: int) -> list[int]:
        return members(kinds(self.playable()))

    def apply(self, choices: list[int]) -> None:
        if self.stage == LEAD:
            player = self.players[self.leader]
            self.lead(card_of(choices[0], player.hand, player.secret))
        else:
            player = self.players[1 - self.leader]
            self.follow(card_of(choices[0], player.hand, player.secret))

    def resolve(self, outcome: list[int]) -> None:
        if self.stage == DRAW:
            self.draw(outcome[0])
            self.turn_prize(outcome[1])
        elif self.stage == DEAL:
            self.deal(outcome)
        else:
            self.choose_leader(outcome[0])

    def settle(self, rng: Rng) -> Decide | Over:
        """The same draws as by `awaits` and `resolve`, only faster."""
        if self.stage == DRAW:
            drawn: i64 = rng.member(self.deck)
            prize: i64 = rng.member(self.deck ^ bit(drawn))
            self.draw(drawn)
            self.turn_prize(prize)
        if self.stage == LEAD:
            return LEADS[self.leader]
        if self.stage == FOLLOW:
            return FOLLOWS[1 - self.leader]
        return State.settle(self, rng)

    def playout(self, rng: Rng) -> int:
        """As likely to go one way or another as step by step, only faster. Nobody is told."""
        if self.stage == LEADER:
            self.choose_leader(rng.below(2))
        if self.stage == DEAL:
            rush_deal(self, rng)
        played = 0
        if self.stage == FOLLOW:
            self.follow(rng.member(distinct(self.playable())))
            played = 1
        self.settle(rng)
        if self.phase == 1:
            played += rush_recruiting(self, rng)
        if self.stage == LEAD:
            played += rush_support(self, rng)
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
            self.players[seat].hand = hand
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
        hand: i64 = self.players[self.leader].hand
        if hand & (hand - 1) == 0:
            self.lead(lowest(hand))
            self.follow(lowest(self.players[1 - self.leader].hand))

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
        if bit(card) & (FACE[self.led].suit | DOPPELGANGERS) == 0:
            self.players[seat].voids |= FACE[self.led].suit
        if self.events is not None:
            tell_second(self, seat, self.led, card)
        led: i64 = self.led
        self.led = NONE
        winner: i64 = seat if bit(card) & FACE[led].beaten_by else self.leader
        if self.events is not None:
            tell_winner(self, winner, led, card)
        self.last_led = led
        self.last_second = card
        self.leader = winner  # C-2.6
        if self.phase == 1:
            self.recruit(winner, led, card)
        else:
            self.support(winner, led, card)

    def take(self, seat: i64, card: i64) -> None:
        """A card leaves its hand and is seen."""
        self.players[seat].hand ^= bit(card)
        self.players[seat].secret &= ~bit(card)

    # The first phase

    def recruit(self, winner: i64, led: i64, second: i64) -> None:
        """C-2.4, C-2.5: the prize is won, the Undead are scored; the loser is to draw."""
        played: i64 = bit(led) | bit(second)
        self.players[winner].score |= played & UNDEADS
        self.discards |= played & ~UNDEADS
        self.players[winner].followers |= bit(self.prize)
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
        self.players[loser].followers |= bit(card)
        self.players[loser].secret |= bit(card)
        if self.events is not None:
            self.tell("follower-drawn", "C-2.4", {"seat": loser, "card": NAME[card]}, only(loser))
            self.tell("follower-drawn-unseen", "C-2.4", {"seat": loser}, all_but(loser))

    # The second phase

    def begin_support(self) -> None:
        """C-3.1: the followers become the hand."""
        self.phase = 2
        for player in self.players:
            player.hand = player.followers
            player.followers = 0
            player.voids = 0
        if self.events is not None:
            self.tell("support-begins", "C-3.1", {"seat": self.leader})
        self.begin_trick()

    def support(self, winner: i64, led: i64, second: i64) -> None:
        """C-3.2: the winner scores both cards; C-4.4: but the loser scores the Dwarves."""
        played: i64 = bit(led) | bit(second)
        self.players[winner].score |= played & ~DWARVES
        self.players[1 - winner].score |= played & DWARVES
        if self.events is not None:
            tell_scored(self, winner, led, second)
        if self.players[0].hand != 0:
            self.begin_trick()
        else:
            self.finish()

    # What a rush did

    def recruited(self, leader: i64, followers: i64, others: i64, discards: i64) -> None:
        """All of the first phase has been played; the last trick's winner leads."""
        self.phase = 2
        self.leader = leader
        self.prize = NONE
        self.deck = 0
        self.discards = discards
        self.players[leader].hand = followers
        self.players[1 - leader].hand = others

    def supported(self, leader: i64, led: i64, second: i64) -> None:
        """All of the second phase has been played, these two cards last."""
        self.stage = OVER
        self.leader = leader
        self.last_led = led
        self.last_second = second
        for player in self.players:
            player.hand = 0
            player.followers = 0
            player.secret = 0
            player.voids = 0

    # The end

    def finish(self) -> None:
        """C-5.1: the votes are counted."""
        self.stage = OVER
        for player in self.players:
            player.voids = 0
        if self.events is not None:
            tell_votes(self, self.players[0].score, self.players[1].score)

    def result(self) -> Over:
        """C-5.1, C-5.2: more votes win; as many are a draw."""
        lead = majority(self.players[0].score, self.players[1].score)
        if lead == 0:
            return DRAWN
        return WON[0] if lead > 0 else WON[1]
