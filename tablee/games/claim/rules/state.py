"""A position of Claim, and the steps that change it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, members
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.event import all_but, only
from tablee.core.state import Awaits, State
from tablee.games.claim.rules.events import (
    tell_dealt,
    tell_known,
    tell_recruits,
    tell_scored,
    tell_second,
    tell_votes,
    tell_winner,
)
from tablee.games.claim.rules.key import key_of
from tablee.games.claim.rules.observation import observe, put_mask
from tablee.games.claim.rules.pieces import (
    ALL,
    BEATEN_BY,
    DOPPELGANGERS,
    DWARVES,
    NAME,
    NONE,
    SUIT,
    UNDEADS,
    card_of,
    kinds,
    may_follow,
)
from tablee.games.claim.rules.player import Player
from tablee.games.claim.rules.playout import play_out
from tablee.games.claim.rules.stages import (
    CHOICE_OF_LEADER,
    DEAL,
    DRAW,
    DRAWN_GAME,
    FIRST_DEAL,
    FOLLOW,
    LEAD,
    LEADER,
    OVER,
    TO_FOLLOW,
    TO_LEAD,
    WON_BY,
)
from tablee.games.claim.rules.votes import NOBODY, winner_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from tablee.core.rng import Rng


class Claim(State):
    """The place of every card, and whose turn it is."""

    def __init__(self, leader: int, card_count: bool, needs_three: bool = False) -> None:
        """Start with this seat as leader, or NOBODY to draw one. `needs_three` requires three votes to win (C-5.2)."""
        super().__init__()
        self.card_count = card_count
        self.needs_three = needs_three
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
        """The last trick. Its winner is the leader."""

    def copy(self) -> Claim:
        other = Claim(self.leader, self.card_count, self.needs_three)
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

    def key(self) -> tuple[int, ...]:
        return key_of(self)

    def awaits(self) -> Awaits:
        stage = self.stage
        if stage == LEAD:
            return TO_LEAD[self.leader]
        if stage == FOLLOW:
            return TO_FOLLOW[1 - self.leader]
        if stage == DRAW:
            return Draw("deck", self.deck, 2)
        if stage == DEAL:
            return FIRST_DEAL
        if stage == LEADER:
            return CHOICE_OF_LEADER
        return self.result()

    def mover(self) -> i64:
        """Return the seat to move."""
        return self.leader if self.led == NONE else 1 - self.leader

    def playable(self) -> i64:
        """Return the cards that the awaited seat may play."""
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

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        observe(self, words, at, seat)

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        put_mask(mask, at, kinds(self.playable()), allowed)

    def pick(self, seat: i64, rng: Rng) -> int:
        return rng.member(kinds(self.playable()))

    def settle(self, rng: Rng) -> Decide | Over:
        """Draw the same cards as `awaits` and `resolve` would, but faster."""
        if self.stage == DRAW:
            drawn: i64 = rng.member(self.deck)
            prize: i64 = rng.member(self.deck ^ bit(drawn))
            self.draw(drawn)
            self.turn_prize(prize)
        if self.stage == LEAD:
            return TO_LEAD[self.leader]
        if self.stage == FOLLOW:
            return TO_FOLLOW[1 - self.leader]
        return State.settle(self, rng)

    def playout(self, rng: Rng) -> int:
        """Play out with the same probabilities as step by step, but faster and without events."""
        return play_out(self, rng)

    def choose_leader(self, seat: i64) -> None:
        """Set the leader of the first trick (C-1.2)."""
        self.leader = seat
        self.stage = DEAL
        if self.events is not None:
            self.tell("leader-chosen", "C-1.2", {"seat": seat})

    def deal(self, cards: list[int]) -> None:
        """Deal thirteen cards to each seat and keep the rest as the deck (C-1.1)."""
        for seat in range(2):
            hand: i64 = 0
            for card in cards[13 * seat : 13 * seat + 13]:
                hand |= bit(card)
            self.players[seat].hand = hand
            self.deck ^= hand
            if self.events is not None:
                tell_dealt(self, seat, hand)
        self.turn_prize(cards[26])

    def turn_prize(self, card: i64) -> None:
        """Turn up the deck's top card as the prize of the trick (C-2.1)."""
        self.prize = card
        self.deck ^= bit(card)
        if self.events is not None:
            self.tell("prize-turned", "C-2.1", {"card": NAME[card]})
        self.begin_trick()

    def begin_trick(self) -> None:
        """Begin a trick: the leader may play any card. The last cards of both are played automatically (C-2.2)."""
        self.stage = LEAD
        hand: i64 = self.players[self.leader].hand
        if hand & (hand - 1) == 0:
            self.lead(lowest(hand))
            self.follow(lowest(self.players[1 - self.leader].hand))

    def lead(self, card: i64) -> None:
        """Play the leader's card (C-2.2)."""
        self.play_from_hand(self.leader, card)
        self.led = card
        self.stage = FOLLOW
        if self.events is not None:
            self.tell("card-led", "C-2.2", {"seat": self.leader, "card": NAME[card]})

    def follow(self, card: i64) -> None:
        """Play the other seat's card (C-2.2) and decide who won (C-2.3)."""
        seat: i64 = 1 - self.leader
        self.play_from_hand(seat, card)
        if bit(card) & (SUIT[self.led] | DOPPELGANGERS) == 0:
            self.players[seat].voids |= SUIT[self.led]
        led: i64 = self.led
        self.led = NONE
        winner: i64 = seat if bit(card) & BEATEN_BY[led] else self.leader
        if self.events is not None:
            tell_second(self, seat, led, card)
            tell_winner(self, winner, led, card)
        self.last_led = led
        self.last_second = card
        self.leader = winner  # C-2.6
        if self.phase == 1:
            self.recruit(winner, led, card)
        else:
            self.support(winner, led, card)

    def play_from_hand(self, seat: i64, card: i64) -> None:
        """Move a card out of its hand, where everybody sees it."""
        self.players[seat].hand ^= bit(card)
        self.players[seat].secret &= ~bit(card)

    def recruit(self, winner: i64, led: i64, second: i64) -> None:
        """Give the prize to the winner and score the Undead. The loser draws next (C-2.4, C-2.5)."""
        played: i64 = bit(led) | bit(second)
        self.players[winner].score |= played & UNDEADS
        self.discards |= played & ~UNDEADS
        self.players[winner].followers |= bit(self.prize)
        if self.events is not None:
            tell_recruits(self, winner, led, second, self.piles())
            self.tell("prize-taken", "C-2.4", {"seat": winner, "card": NAME[self.prize]})
        self.prize = NONE
        self.stage = DRAW
        if self.deck & (self.deck - 1) == 0:
            self.draw(lowest(self.deck))
            self.begin_support()

    def draw(self, card: i64) -> None:
        """Give the deck's top card to the trick's loser, unseen by the opponent (C-2.4)."""
        loser: i64 = 1 - self.leader
        self.deck ^= bit(card)
        self.players[loser].followers |= bit(card)
        self.players[loser].secret |= bit(card)
        if self.events is not None:
            self.tell("follower-drawn", "C-2.4", {"seat": loser, "card": NAME[card]}, only(loser))
            self.tell("follower-drawn-unseen", "C-2.4", {"seat": loser}, all_but(loser))

    def begin_support(self) -> None:
        """Begin the second phase: the followers become the hand (C-3.1)."""
        self.phase = 2
        for player in self.players:
            player.hand = player.followers
            player.followers = 0
            player.voids = 0
        if self.events is not None:
            self.tell("support-begins", "C-3.1", {"seat": self.leader})
            for seat in range(2 if self.card_count else 0):
                tell_known(self, seat, self.players[seat].secret)
        self.begin_trick()

    def support(self, winner: i64, led: i64, second: i64) -> None:
        """Score both cards for the winner (C-3.2), but Dwarves for the loser (C-4.4)."""
        played: i64 = bit(led) | bit(second)
        self.players[winner].score |= played & ~DWARVES
        self.players[1 - winner].score |= played & DWARVES
        if self.events is not None:
            tell_scored(self, winner, led, second, self.piles())
        if self.players[0].hand != 0:
            self.begin_trick()
        else:
            self.finish()

    def piles(self) -> list[int]:
        return [self.players[0].score, self.players[1].score]

    def finish(self) -> None:
        """End the game and tell the votes (C-5.1)."""
        self.stage = OVER
        for player in self.players:
            player.voids = 0
        if self.events is not None:
            tell_votes(self, self.players[0].score, self.players[1].score, self.needs_three)

    def result(self) -> Over:
        """Return the ranking: more votes win, or three if the options require it; else it is a draw (C-5.1, C-5.2)."""
        winner = winner_of(self.players[0].score, self.players[1].score, self.needs_three)
        return DRAWN_GAME if winner == NOBODY else WON_BY[winner]
