game-name = Killer
game-tagline = Six dice, thirty lives: aim below twelve or above thirty, and be the last one standing.

# What is asked
prompt-keep = Which dice do you set aside? At least one; the others are rolled again.
prompt-aim = Whom do you attack?
prompt-gamble = Every die hit! Stop here, or roll them all again and risk the whole attack?

# What can be done
action-keep = Set aside { $faces }
action-attack = Attack { $seat }
action-roll = Roll without naming anybody (the attack turns on you)
action-stop = Stop and deal the damage
action-press = Roll all dice again: a miss loses everything

# What happened
event-life-rolled = { $seat } rolls { $faces } and starts with { $life ->
    [one] { $life } life
   *[other] { $life } lives
}.
event-first-drawn = { $seat } begins.
event-dice-rolled = { $seat } rolls { $faces }.
event-dice-kept = { $seat } sets aside { $faces } ({ $total } so far).
event-scored = { $seat } scores { $score }.
event-mark-hit = { $seat } lands exactly on a mark: nothing happens.
event-life-lost = { $seat } loses { $damage ->
    [one] { $damage } life
   *[other] { $damage } lives
}: { $life } left.
event-life-gained = { $seat } gains { $gain ->
    [one] { $gain } life
   *[other] { $gain } lives
}: { $life } now.
event-revived = { $seat } comes back from the dead!
event-ghost-rests = { $seat }, a ghost, has nothing to lose and nothing to gain.
event-attack-won = { $seat } wins an attack with { $value }s.
event-attack-aimed = { $seat } attacks { $seat_target }: every { $value } rolled hurts.
event-attack-unnamed = { $seat } rolls the attack without naming a target, and becomes the target.
event-strike-rolled = { $seat } rolls { $faces }: { $hits ->
    [0] no { $value }
    [one] one { $value }
   *[other] { $hits } times { $value }
}.
event-strike-goes-on = The attack goes on: { $seat } rolls all the dice again ({ $hits } hits so far).
event-gambled = { $seat } stakes { $damage } damage on another roll of all dice.
event-gamble-lost = Not one hit: { $seat } loses the whole attack.
event-unharmed = { $seat } is not hurt.
event-eliminated = { $seat } is eliminated.
event-won = { $seat } is the last one standing and wins.

# What cannot be done
refused-not-rolled = You can only set aside dice that you have just rolled: “{ $action }” is not possible.
refused-must-name = You must name the player you attack.
refused-no-target = You can only attack another player who is still alive.
refused-not-now = “{ $action }” is not possible now.

# Variants
option-dice = Dice
option-dice-help = How many dice are rolled; the marks are twice and five times as many.
option-life = Lives
option-life-help = How many lives everybody starts with.
option-rolled_life = Rolled lives
option-rolled_life-help = Everybody rolls all dice for their starting lives.
option-first = Who begins
option-first-help = The first player is drawn by lot, or is always the first seat.
option-first-random = drawn by lot
option-first-seat-1 = the first seat
option-regeneration = Regeneration
option-regeneration-help = A score exactly on a mark gives lives by one more die.
option-attackers_regenerate = Attackers regenerate
option-attackers_regenerate-help = Whoever wins an attack first gains its value in lives.
option-announce = Announce or suffer
option-announce-help = An attack rolled without naming a target turns on its owner.
option-full_house = When every die hits
option-full_house-help = What follows when all dice of an attack show its value.
option-full_house-stop = the attack is over
option-full_house-again = all dice are rolled again, on and on
option-full_house-gamble = stop, or risk it all
option-eliminated = The eliminated
option-eliminated-help = Whether players without lives go on playing.
option-eliminated-out = are out
option-eliminated-ghosts = go on as ghosts
option-eliminated-revival = can come back
preset-classic = Classic
preset-duel = Short duel
preset-wild = Wild attacks
preset-gamblers = Gamblers
preset-haunted = Haunted
preset-revival = Back from the dead
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
draw-marks = Below { $low } or above { $high } is an attack; on the marks nothing happens; between them you bleed.
draw-marks-heal = Below { $low } or above { $high } is an attack; on the marks you heal; between them you bleed.
draw-attack = Attack with { $value }s: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $damage } damage so far.

# The board
board-turn = { $seat } has the dice.
board-die = Die showing { $face }
board-rolling = The dice are rolling…
board-pick-high = Fives and sixes
board-pick-low = Ones and twos
board-pick-all = All of them
board-pick-first = Tap the dice to set aside
board-target = under attack
board-out = out
board-thinking = is choosing…
board-reach = Your score will be between { $low } and { $high }.
board-odds = Odds of an attack
board-odds-value = Value
board-odds-mean = Mean damage
board-odds-kill = Eliminates { $seat }

# What the coach says
why-go-high = Go high: if you go on well, this ends in an attack { $attack }% of the time and in a loss { $loss }%.
why-go-low = Go low: if you go on well, this ends in an attack { $attack }% of the time and in a loss { $loss }%.
why-limit-loss = An attack is hardly to be had any more ({ $attack }%): this keeps the loss as small as it can be.
why-take-attack = The score stands at once: an attack with { $value }s.
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
puzzle-only-keep = You have { $life } lives, your rival { $life_other }. One choice of dice to set aside is clearly better than all others. Which?
