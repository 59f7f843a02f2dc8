game-name = Lanterns
game-tagline = Show a light, hope that it is the highest.

prompt-show = Which lantern do you show?
prompt-spoils = You won the round: do you take another lantern?

action-show = Show { $lantern }
action-take = Take a lantern
action-pass = Leave it

event-hand-dealt = { $seat } gets { $lantern_dealt }.
event-others-dealt = { $seat } gets { $count ->
    [one] one lantern
   *[other] { $count } lanterns
}.
event-lantern-shown = { $seat } shows { $lantern }.
event-nobody-wins = Two lanterns with { $number }: nobody wins.
event-round-won = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} round { $round }.
event-points-gained = { $seat } gains { $points ->
    [one] one point
   *[other] { $points } points
}.
event-left-as-it-is = { $seat } takes nothing.
event-lantern-taken = { $seat } takes { $lantern }.
event-other-took = { $seat } takes a lantern.
event-ended = The game ends; the most points are { $points }.

refused-not-in-hand = You do not hold { $lantern }.
refused-show-first = First you show a lantern.
refused-take-or-pass = Take a lantern, or leave it.
refused-too-many-lanterns = There are not { $dealt } lanterns to deal.

option-hand = Lanterns
option-hand-help = How many lanterns everybody gets, and how many rounds there are.
option-lucky = Luck
option-lucky-help = Winners roll a die for their points; else they get three.
option-ties = Ties
option-ties-help = What happens when the highest lanterns are equal.
option-ties-cancel = nobody wins
option-ties-first = the first seat wins
preset-first = First game
preset-long = Long
preset-plain = Without luck

bot-random = Random
bot-random-help = Does anything.
bot-high = High
bot-high-help = Always shows its highest lantern.

draw-round = Round { $round } of { $rounds }
draw-seat = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $count ->
    [one] one lantern
   *[other] { $count } lanterns
}
draw-hand = You hold { $lantern_hand }

lantern-red-1 = red 1
lantern-blue-1 = blue 1
lantern-red-2 = red 2
lantern-blue-2 = blue 2
lantern-red-3 = red 3
lantern-blue-3 = blue 3
lantern-red-4 = red 4
lantern-blue-4 = blue 4
lantern-red-5 = red 5
lantern-blue-5 = blue 5
lantern-red-6 = red 6
lantern-blue-6 = blue 6
