game-name = Killer
game-tagline = Six dice, thirty lives: aim below twelve or above thirty, and be the last one standing.

# What is asked
prompt-keep = Set at least one die aside; the rest is rolled again.
prompt-aim = Whom do you attack?
prompt-gamble = Stop here, or risk the whole attack on one more roll?

# What can be done
action-keep = Set aside { $faces }
action-attack = Attack { $seat }
action-roll = Roll without naming anybody (the attack turns on you)
action-stop = Stop and deal the damage
action-press = Roll again: a miss loses everything

# What happened
event-life-rolled = { $you ->
    [seat] You roll { $faces } and start
   *[nobody] { $seat } rolls { $faces } and starts
} with { $life ->
    [one] { $life } life
   *[other] { $life } lives
}.
event-life-kept = { $you ->
    [seat] You start
   *[nobody] { $seat } starts
} with { $life ->
    [one] { $life } life
   *[other] { $life } lives
}.
event-first-drawn = { $you ->
    [seat] You begin
   *[nobody] { $seat } begins
}.
event-turn-begun = { $you ->
    [seat] You take
   *[nobody] { $seat } takes
} the dice.
event-dice-rolled = { $you ->
    [seat] You roll
   *[nobody] { $seat } rolls
} { $faces }.
event-dice-kept = { $you ->
    [seat] You set
   *[nobody] { $seat } sets
} aside { $faces } ({ $total } so far).
event-scored = { $you ->
    [seat] You score
   *[nobody] { $seat } scores
} { $score }.
event-mark-hit = { $you ->
    [seat] You land
   *[nobody] { $seat } lands
} exactly on a mark: nothing happens.
event-life-lost = { $you ->
    [seat] You lose
   *[nobody] { $seat } loses
} { $life ->
    [0] all remaining lives ({ $damage } damage).
   *[other] { $damage ->
        [one] { $damage } life
       *[other] { $damage } lives
    }: { $life } left.
}
event-life-gained = { $you ->
    [seat] You gain
   *[nobody] { $seat } gains
} { $gain ->
    [one] { $gain } life
   *[other] { $gain } lives
}: { $life } now.
event-revived = { $you ->
    [seat] You come
   *[nobody] { $seat } comes
} back from the dead!
event-ghost-rests = { $you ->
    [seat] You are a ghost: you have
   *[nobody] { $seat }, a ghost, has
} nothing to lose and nothing to gain.
event-attack-won = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} an attack with { $value }s.
event-attack-aimed = { $you ->
    [seat] You attack { $seat_target }
    [seat_target] { $seat } attacks you
   *[nobody] { $seat } attacks { $seat_target }
}: every { $value } rolled hurts.
event-attack-unnamed = { $you ->
    [seat] You roll the attack without naming a target, and become
   *[nobody] { $seat } rolls the attack without naming a target, and becomes
} the target.
event-strike-rolled = { $you ->
    [seat] You roll
   *[nobody] { $seat } rolls
} { $faces }: { $hits ->
    [0] no { $value }
    [one] one { $value }
   *[other] { $hits } times { $value }
}.
event-strike-goes-on = The attack goes on: { $you ->
    [seat] you roll
   *[nobody] { $seat } rolls
} all the dice again ({ $hits } hits so far).
event-gambled = { $you ->
    [seat] You stake
   *[nobody] { $seat } stakes
} { $damage } damage on another roll.
event-gamble-lost = Not one hit: { $you ->
    [seat] you lose the
   *[nobody] { $seat } loses the
} whole attack.
event-unharmed = { $you ->
    [seat] You are
   *[nobody] { $seat } is
} not hurt.
event-eliminated = { $you ->
    [seat] You are
   *[nobody] { $seat } is
} eliminated.
event-became-ghost = { $you ->
    [seat] You have no lives left and go
   *[nobody] { $seat } has no lives left and goes
} on as a ghost.
event-won = { $you ->
    [seat] You are the last one standing and win
   *[nobody] { $seat } is the last one standing and wins
}.
event-limit-near = { $turns } turns are left until the limit. Then the most lives win.
event-limit-won = The limit of turns is reached: { $you ->
    [seat] you have
   *[nobody] { $seat } has
} the most lives, { $life }, and { $you ->
    [seat] win
   *[nobody] wins
}.
event-limit-shared = The limit of turns is reached. These have the most lives, { $life } each, and share the win: { $seats }.

# What cannot be done
refused-not-rolled = You can only set aside dice that you have just rolled: “{ $action }” is not possible.
refused-must-name = You must name the player you attack.
refused-no-target = You can only attack another player who is still alive.
refused-not-now = “{ $action }” is not possible now.
refused-marks = The lower mark must be below the upper one, and both between { $low } and { $high }.
refused-never-ends = By these rules lives grow faster than they are lost, and the game would never end. Take more dice, other marks, or less healing.

# Variants
option-dice = Dice
option-dice-help = How many dice are rolled; the marks follow.
option-marks = Marks
option-marks-help = A score beyond the marks is an attack, a score between them costs lives. With six dice, the first two choices give the same marks, 12 and 30; with five dice, 11 and 24 or 10 and 25.
option-marks-common = dice + 6, and 6 × dice − 6
option-marks-double = 2 and 5 times the dice
option-marks-own = two numbers of our own
option-low = Lower mark
option-low-help = Only with marks of your own: at least the number of dice.
option-high = Upper mark
option-high-help = Only with marks of your own: at most six times the number of dice.
option-life = Lives
option-life-help = How many lives everybody starts with.
option-rolled_life = Rolled lives
option-rolled_life-help = The dice decide how many lives each one starts with.
option-life_roll = How lives are rolled
option-life_roll-help = Only with rolled lives: one plain roll, or setting dice aside as in a turn.
option-life_roll-once = one roll of all dice
option-life_roll-keeping = setting aside, as in a turn
option-out = Out
option-out-help = Whether somebody with exactly 0 lives is out.
option-out-at-zero = at 0 lives
option-out-below-zero = only below 0
option-first = Who begins
option-first-help = The first player is drawn by lot, or is always the first seat.
option-first-random = drawn by lot
option-first-seat-1 = the first seat
option-regeneration = Regeneration
option-regeneration-help = A score exactly on a mark gives lives by one more die.
option-attackers_regenerate = Attackers regenerate
option-attackers_regenerate-help = Whoever wins an attack first gains its value in lives.
option-announce = Announce or suffer
option-announce-help = An attack rolled without naming a target turns on the player who rolled it.
option-full_house = When every die hits
option-full_house-help = What follows when all dice of an attack show its value.
option-full_house-stop = the attack is over
option-full_house-again = all dice are rolled again, on and on
option-full_house-gamble = stop, or risk it all
option-full_house_dice = Dice after a full house
option-full_house_dice-help = If the attack goes on: roll all dice every time, or leave hits aside until every die has hit.
option-full_house_dice-all = all dice, every time
option-full_house_dice-rest = hits stay aside until every die has hit
option-eliminated = The eliminated
option-eliminated-help = Whether players without lives go on playing.
option-eliminated-out = are out
option-eliminated-ghosts = go on as ghosts
option-eliminated-revival = can come back
option-limit = Limit of turns
option-limit-help = After this many turns of each player the game ends, and the most lives win.
idle-marks = only with marks of your own
idle-life = the dice decide how many lives each has
idle-life_roll = only with rolled lives
idle-full_house_dice = an attack is over when every die has hit
idle-eliminated = with two players, the game ends when one is out
preset-classic = Classic
preset-duel = Short duel
preset-wild = Wild attacks
preset-gamblers = Gamblers
preset-haunted = Haunted
preset-revival = Back from the dead
preset-five-dice = Five dice
preset-eight-dice = Eight dice

# Opponents
bot-hasty = Hasty
bot-hasty-help = Goes by feel: high or low at first sight.
bot-bold = Bold
bot-bold-help = Always out for an attack, whatever it costs.
bot-steady = Steady
bot-steady-help = Knows how much damage every choice deals on average.
bot-watchful = Watchful
bot-watchful-help = Weighs the damage it deals against the lives it may lose.
bot-shrewd = Shrewd
bot-shrewd-help = Has solved the duel, and knows what a crowd will do.

# The drawing
draw-name = { $seat }
draw-turn = [b]{ $seat }[/] is rolling.
draw-rolled = Rolled:
draw-aside = Set aside, { $total } in all:
draw-marks = Below { $low } or above { $high } is an attack; on the marks nothing happens; between them you lose the distance to the nearer one.
draw-marks-heal = Below { $low } or above { $high } is an attack; on the marks you heal; between them you lose the distance to the nearer one.
draw-attack = Attack with { $value }s: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $damage } damage so far.

# The board
board-turn = { $you ->
    [seat] You have the dice.
   *[nobody] { $seat } has the dice.
}
board-die = Die showing { $face }
board-aside = Set aside
board-kept = Set aside: { $text } = { $total }
board-pick-high = Fives and sixes
board-pick-low = Ones and twos
board-pick-all = All
board-pick-first = Tap the dice to set aside
board-tap-target = Tap whom you attack
board-gone = You are out. The others play on.
board-jump = Skip to the end
board-skip = Skip to my turn
board-out = out
board-ghost = ghost
board-limit = { $turns ->
    [one] Last turn
   *[other] Last { $turns } turns
}
board-thinking = is choosing…
board-reach = The score will be between { $low } and { $high }.
board-chance-attack = Attack
board-chance-heal = Healing
board-chance-mark = On a mark
board-chance-loss = Loss
board-chance-rest = Nothing
board-if-well = If you go on well:
board-percent = { $percent }%
board-tenths = { $whole }.{ $part }
board-mean = { $damage } damage on average
board-deadly = deadly
board-lives = { $life ->
    [one] { $life } life
   *[other] { $life } lives
}
board-odds = Odds of an attack
board-odds-value = Value
board-odds-mean = Mean damage
board-odds-kill = Eliminates { $seat }

# What the coach says
why-go-high = Go high: if you go on well, this ends in an attack { $attack }% of the time and in a loss { $loss }%.
why-go-low = Go low: if you go on well, this ends in an attack { $attack }% of the time and in a loss { $loss }%.
why-limit-loss = An attack is unlikely now ({ $attack }%): this keeps the loss as small as possible.
why-take-attack = This settles the score at once: an attack with { $value }s.
why-take-mark = The score is a mark exactly: nothing is lost.
why-take-loss = Rolling on would cost more than the { $loss ->
        [one] life
       *[other] { $loss } lives
    } this score takes.
why-aim = An attack on { $seat }, who has { $life ->
        [one] one life
       *[other] { $life } lives
    }, { $percent ->
        [0] helps you most.
       *[other] helps you most; it is deadly { $percent }% of the time.
    }
why-any-mark = It makes no difference whom you attack.
why-nobody-named = Naming nobody does you the least harm here.
why-stop = { $damage } damage in hand is worth more than the risk of a roll without a hit.
why-press = { $damage } damage is not enough here: the next roll is worth the risk.
puzzle-only-keep = Your lives: { $life }, against { $life_other }. One choice of dice is clearly the best. Which?

# The score after the end
score-lives = { $count ->
    [0] out
    [one] { $count } life
   *[other] { $count } lives
}
score-lives-from-zero = { $count ->
    [-1] out
    [one] { $count } life
   *[other] { $count } lives
}
score-ghost-lives = { $count ->
    [0] ghost
    [one] { $count } life
   *[other] { $count } lives
}
score-ghost-lives-from-zero = { $count ->
    [-1] ghost
    [one] { $count } life
   *[other] { $count } lives
}
