game-name = Claim
game-tagline = The king is dead: recruit followers, then win the votes of three factions out of five.

# What is asked
prompt-lead = Which card do you lead?
prompt-follow = Which card do you answer with?

# What can be done
action-play = Play { $card }

# What happened
event-leader-chosen = { $you ->
    [seat] You lead
   *[nobody] { $seat } leads
} the first trick.
event-hand-dealt = { $you ->
    [seat] You are
   *[nobody] { $seat } is
} dealt { $cards }.
event-hand-dealt-unseen = { $you ->
    [seat] You are
   *[nobody] { $seat } is
} dealt { $count } cards.
event-prize-turned = The prize is { $card }.
event-card-led = { $you ->
    [seat] You lead
   *[nobody] { $seat } leads
} { $card }.
event-card-followed = { $you ->
    [seat] You follow
   *[nobody] { $seat } follows
} with { $card }.
event-card-copied = { $you ->
    [seat] You play
   *[nobody] { $seat } plays
} { $card }, which counts among the { $faction }.
event-card-thrown = { $you ->
    [seat] You cannot follow the { $faction } and play
   *[nobody] { $seat } cannot follow the { $faction } and plays
} { $card }.
event-trick-won = { $card } is higher: { $you ->
    [seat] you win
   *[nobody] { $seat } wins
} the trick.
event-trick-tied = Both cards are worth { $value }: { $you ->
    [seat] you led and win
   *[nobody] { $seat } led and wins
} the trick.
event-goblin-ridden-down = { $card } rides the Goblin down, whatever the values: { $you ->
    [seat] you win
   *[nobody] { $seat } wins
} the trick.
event-trick-unfollowed = Nobody else played for the { $faction }: { $you ->
    [seat] you win
   *[nobody] { $seat } wins
} the trick.
event-undead-scored = { $card } does not rest: it goes to { $you ->
    [seat] your
   *[nobody] { $seat }’s
} score pile.
event-copy-discarded = { $card } only stood in for an Undead and is discarded.
event-card-discarded = { $card } is discarded.
event-prize-taken = { $you ->
    [seat] You add the prize to your
   *[nobody] { $seat } adds the prize to their
} followers: { $card }.
event-follower-drawn = { $you ->
    [seat] You draw { $card } for your
   *[nobody] { $seat } draws { $card } for their
} followers, unseen by the other.
event-follower-drawn-unseen = { $you ->
    [seat] You draw
   *[nobody] { $seat } draws
} a follower in secret.
event-support-begins = The followers become the hands: from now on the cards themselves are won. { $you ->
    [seat] You lead
   *[nobody] { $seat } leads
}.
event-hand-known = By the cards seen, { $you ->
    [seat] you must
   *[nobody] { $seat } must
} also hold { $cards }.
event-card-scored = { $card } goes to { $you ->
    [seat] your
   *[nobody] { $seat }’s
} score pile.
event-dwarf-scored = { $card } goes to the trick’s loser: { $you ->
    [seat] you
   *[nobody] { $seat }
}.
event-copy-scored = { $card } only stood in for a Dwarf and goes to { $you ->
    [seat] you, the winner
   *[nobody] the winner, { $seat }
}.
event-vote-won = The { $faction } vote { $you ->
    [seat] for you
   *[nobody] for { $seat }
}, { $count } to { $others }.
event-vote-won-by-highest = The { $faction } vote { $you ->
    [seat] for you
   *[nobody] for { $seat }
}: { $count } each, but the highest card is { $card }.
event-vote-nobody = The { $faction } vote for nobody.
event-game-won = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} with { $votes } votes.
event-game-won-by-more = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} with more votes, { $votes } to { $others }.
event-game-drawn = { $votes ->
    [one] One vote
   *[other] { $votes } votes
} each: a draw.
event-game-drawn-short = Nobody has three votes, { $votes } to { $others }: a draw.

# What cannot be done
refused-not-in-hand = You do not have { $card } in hand.
refused-must-follow = You must follow the { $faction }, or play a Doppelgänger.
refused-must-follow-doppelganger = A Doppelgänger was led: you must play a Doppelgänger.

# Variants
option-leader = First leader
option-leader-help = Who leads the first trick.
option-leader-random = drawn by lot
option-leader-seat-1 = the first seat
option-leader-seat-2 = the second seat
option-card_count = Card count
option-card_count-help = Show what a perfect memory would know: discards, known followers, missing factions, unseen cards, and in the second phase the other hand.
option-without_majority = Nobody with three votes
option-without_majority-help = What happens if a faction has no cards and the votes end 2–1, so that nobody has three.
option-without_majority-more-votes = more votes win
option-without_majority-draw = a draw
preset-friendly = Friendly
preset-purist = By memory

# Opponents
bot-novice = Squire
bot-novice-help = Wins whatever it can, and never asks what for.
bot-eager = Sergeant
bot-eager-help = Looks at the prize, and plays high for high ones only.
bot-steady = Captain
bot-steady-help = Knows what each follower is worth and counts the cards, but never plans ahead.
bot-shrewd = Regent
bot-shrewd-help = Plays through many possible deals, and works the last tricks out.
bot-sage = Archmage
bot-sage-help = Weighs followers as the solver has taught it, then plays the second phase without a flaw.

# The drawing
draw-before = The cards are being dealt.
draw-recruit = Recruiting: { $left ->
    [one] one card
   *[other] { $left } cards
} left in the deck
draw-support = Gathering support
draw-prize = Prize
draw-led = { $seat } led
draw-last = { $you ->
    [seat] Last trick, won by you
   *[nobody] Last trick, won by { $seat }
}
draw-name = { $seat }
draw-hand = Hand
draw-followers = Followers
draw-score = Score
draw-unseen = { $count ->
    [0] none
    [one] one unseen card
   *[other] { $count } unseen cards
}
draw-votes = Votes, if it ended now
draw-votes-final = The votes
draw-vote = { $seat }
draw-vote-nobody = nobody
draw-faction = { $faction }
draw-voids = Not in { $seat }’s hand: { $factions }
draw-discards = Discarded
draw-count = Not seen yet
draw-none = none

# Factions and cards
faction-goblin = Goblins
faction-dwarf = Dwarves
faction-undead = Undead
faction-doppelganger = Doppelgängers
faction-knight = Knights
card-goblin-0 = Goblin 0
card-goblin-1 = Goblin 1
card-goblin-2 = Goblin 2
card-goblin-3 = Goblin 3
card-goblin-4 = Goblin 4
card-goblin-5 = Goblin 5
card-goblin-6 = Goblin 6
card-goblin-7 = Goblin 7
card-goblin-8 = Goblin 8
card-goblin-9 = Goblin 9
card-dwarf-0 = Dwarf 0
card-dwarf-1 = Dwarf 1
card-dwarf-2 = Dwarf 2
card-dwarf-3 = Dwarf 3
card-dwarf-4 = Dwarf 4
card-dwarf-5 = Dwarf 5
card-dwarf-6 = Dwarf 6
card-dwarf-7 = Dwarf 7
card-dwarf-8 = Dwarf 8
card-dwarf-9 = Dwarf 9
card-undead-0 = Undead 0
card-undead-1 = Undead 1
card-undead-2 = Undead 2
card-undead-3 = Undead 3
card-undead-4 = Undead 4
card-undead-5 = Undead 5
card-undead-6 = Undead 6
card-undead-7 = Undead 7
card-undead-8 = Undead 8
card-undead-9 = Undead 9
card-doppelganger-0 = Doppelgänger 0
card-doppelganger-1 = Doppelgänger 1
card-doppelganger-2 = Doppelgänger 2
card-doppelganger-3 = Doppelgänger 3
card-doppelganger-4 = Doppelgänger 4
card-doppelganger-5 = Doppelgänger 5
card-doppelganger-6 = Doppelgänger 6
card-doppelganger-7 = Doppelgänger 7
card-doppelganger-8 = Doppelgänger 8
card-doppelganger-9 = Doppelgänger 9
card-knight-2 = Knight 2
card-knight-3 = Knight 3
card-knight-4 = Knight 4
card-knight-5 = Knight 5
card-knight-6 = Knight 6
card-knight-7 = Knight 7
card-knight-8 = Knight 8
card-knight-9 = Knight 9

# The board
board-second-phase = Second phase: now win the cards themselves!
board-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-known-hand = { $seat }’s hand, as the cards seen so far tell
board-vote = has the vote
board-votes = The votes
board-card = { $card }
board-must-follow = You must follow the { $faction }, or play a Doppelgänger: your other cards have to wait.
board-votes-now = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
board-score = { $count ->
    [one] { $count } card in the score pile
   *[other] { $count } cards in the score pile
}
board-score-of = { $you ->
    [seat] Scored by you
   *[nobody] Scored by { $seat }
}
board-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
board-spot = { $you ->
    [seat] You
   *[nobody] { $seat }
}
board-leads = { $you ->
    [seat] lead
   *[nobody] leads
}
board-as = counts as { $faction }
board-why-higher = { $you ->
    [seat] The higher card: you win
   *[nobody] The higher card: { $seat } wins
}
board-why-tied = { $you ->
    [seat] Equal, and you led: you win
   *[nobody] Equal, and { $seat } led: { $seat } wins
}
board-why-knight = { $you ->
    [seat] A Knight beats a Goblin: you win
   *[nobody] A Knight beats a Goblin: { $seat } wins
}
board-why-unfollowed = { $you ->
    [seat] Not followed: you win
   *[nobody] Not followed: { $seat } wins
}
board-power-goblin = No power, but there are fourteen of them, five of value 0.
board-power-dwarf = In the second phase, the Dwarves of a trick go to whoever loses it.
board-power-undead = Played in the first phase, they go to the score pile of the trick’s winner.
board-power-doppelganger = Played second, counts as the faction led. May always be played, even by a hand that could follow.
board-power-knight = Played after a Goblin, beats it whatever the values.

# What the coach says
why-only-win = The only card that wins by force: { $card }.
why-only-win-shown = The only card that wins by force: { $card }. If both go on without a mistake, it ends for example with these voting for you: { $factions }. After { $card_other }, the natural card, only with these: { $factions_other }.
why-only-draw = The only card that saves a draw: { $card }.
why-all-lose = With best play by your rival every card loses: set a trap, and hope.
why-wins = This wins by force{ $count ->
        [one] {""}
       *[other] , as { $count } of your cards do
    }.
why-draws = You cannot force more than a draw; this card keeps it.
why-takes-dwarves = It loses the trick, and so the Dwarf is yours.
why-keeps-dwarves-away = It is worth winning although the Dwarf goes to your rival.
why-wins-trick = Both cards of this trick are worth having.
why-loses-little = The trick is not worth a better card.
why-leads-dwarf = A Dwarf led is scored by whoever loses the trick.
why-leads-second = { $card } is led at the right moment: in the deals tried it brought the most votes.
why-wins-prize-cheaply = It wins the prize, { $card }, cheaply.
why-wins-prize = It wins the prize, { $card }, and rids you of a card you need less.
why-wins-undead = It wins the prize, { $card }, and puts the Undead on your score pile.
why-throws-loser = The prize, { $card }, is not worth a winning card: throw a loser and draw unseen.
why-cannot-win = The trick is lost anyway: this card is missed least.
why-leads-for-prize = The prize, { $card }, is worth having, and this lead is hard to beat.
why-leads-low = The prize, { $card }, can go to the other side: keep your good cards.
puzzle-win-from-here = Second phase, both hands are known. Exactly one card wins by force. Which?

# The score after the end
score-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
score-faction = { $faction }: { $seat }
