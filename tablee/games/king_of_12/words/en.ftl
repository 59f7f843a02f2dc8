game-name = King of 12
game-tagline = Secret characters, twelve-sided dice: equal cards and equal dice cancel each other. Win two rounds.

# The characters
card-alchemist = Alchemist
card-automaton = Automaton
card-troublemakers = Troublemakers
card-knight = Knight
card-lady = Lady
card-golem = Golem
card-reverser = Reverser
card-merchants = Merchants
card-oracle = Oracle
card-parasite = Parasite
card-gambler = Gambler
card-sorcerer = Sorcerer
card-collector = Collector
card-faun = Faun

card-alchemist-effect = your die counts double this turn
card-automaton-effect = your die counts 7 more this turn
card-troublemakers-effect = every die turns over to its opposite face
card-knight-effect = this turn low beats high
card-lady-effect = all other cards do nothing; where Ladies meet, the lowest may take a token from the highest
card-golem-effect = your die counts 12, but only 1 if it shows 12
card-reverser-effect = your die turns over to its opposite face
card-merchants-effect = before all else, every die goes to the player on the left
card-oracle-effect = after all else, you roll your die again
card-parasite-effect = your die counts 7 less this turn
card-gambler-effect = champion and runner-up change places
card-sorcerer-effect = you turn your die to a face beside the one it shows
card-collector-effect = if your die is cancelled, you are champion
card-faun-effect = if your die would be cancelled, it turns to the highest face that no other die shows

# Tokens
token-1 = a 1
token-2 = a 2
token-none = nothing

# What is asked
prompt-play = Which character do you play?
prompt-turn = Your Sorcerer turns your die. To which face?
prompt-order = Two effects meet on your die. Which comes first?
prompt-adjust = How does your effect come about?
prompt-take = Your Lady is the lowest. Which token do you take from the highest?
prompt-bury = The round is yours! Which card goes under your die, for good?

# What can be done
action-play = Play { $card }
action-turn = Turn to { $face }
action-order = { $card } first
action-take = Take { $token }
action-bury = Put { $card } under the die

# What happened
event-characters-redrawn = Too few of these characters turn a die: all are drawn again.
event-symbols-missing = Drawn: { $cards }. Too few of them turn a die, so some are exchanged.
event-characters-exchanged = Put back for characters that turn a die: { $cards }.
event-characters-chosen = The characters of this game: { $cards }.
event-both-promos = Collector and Faun play together. That is allowed, but the rulebook advises against it.
event-round-began = Round { $round } begins.
event-group-formed = Group { $group }: { $seats }.
event-group-compared = In group { $group } ({ $seats }):
event-champions-compared = At the champions’ table: { $seats }.
event-die-rolled = { $you ->
    [seat] You roll
   *[nobody] { $seat } rolls
} { $face }.
event-turn-began = Turn { $turn }: the cards are turned up.
event-card-played = { $you ->
    [seat] You play
   *[nobody] { $seat } plays
} { $card }.
event-cards-cancelled = Chosen more than once, and so cancelled: { $card } ({ $seats }).
event-lady-cancelled = { $you ->
    [seat] Your Lady
   *[nobody] { $seat }’s Lady
} cancels all other cards ({ $seats }).
event-dice-passed = { $you ->
    [seat] Your Merchants
   *[nobody] { $seat }’s Merchants
} let every die go to the left.
event-die-received = { $you ->
    [seat] You now have
   *[nobody] { $seat } now has
} the die that shows { $face }.
event-die-turned-over = Troublemakers: { $you ->
    [seat] your
   *[nobody] { $seat }’s
} die turns over, { $before } → { $face }.
event-die-reversed = Reverser: { $you ->
    [seat] you turn your
   *[nobody] { $seat } turns the
} die over, { $before } → { $face }.
event-die-turned = Sorcerer: { $you ->
    [seat] you turn your
   *[nobody] { $seat } turns the
} die, { $before } → { $face }.
event-value-doubled = Alchemist: { $you ->
    [seat] your die counts
   *[nobody] { $seat } counts
} double, { $face } → { $value }.
event-value-raised = Automaton: { $you ->
    [seat] your die counts
   *[nobody] { $seat } counts
} 7 more, { $face } → { $value }.
event-value-lowered = Parasite: { $you ->
    [seat] your die counts
   *[nobody] { $seat } counts
} 7 less, { $face } → { $value }.
event-value-set = Golem: { $you ->
    [seat] your
   *[nobody] { $seat }’s
} die shows { $face } and counts { $value }.
event-die-rerolled = Oracle: { $you ->
    [seat] you roll your
   *[nobody] { $seat } rolls the
} die again, { $before } → { $face }.
event-die-dodged = Faun: { $you ->
    [seat] your
   *[nobody] { $seat }’s
} die would be cancelled and turns to the highest free face, { $before } → { $face }.
event-die-stayed = Faun: { $you ->
    [seat] your
   *[nobody] { $seat }’s
} die would be cancelled, but already shows the highest free face, { $face }: it stays.
event-faun-at-rest = Faun: no other die counts { $value }, so { $you ->
    [seat] your
   *[nobody] { $seat }’s
} die stays as it is.
event-values-compared = What counts: { $values }.
event-dice-cancelled = Dice of equal value { $value } cancel each other ({ $seats }).
event-lowest-won = { $you ->
    [seat] Your Knight
   *[nobody] { $seat }’s Knight
} makes low beat high.
event-places-changed = { $you ->
    [seat] Your Gambler
   *[nobody] { $seat }’s Gambler
} makes champion and runner-up change places.
event-champion-demoted = { $you ->
    [seat] Your Gambler makes { $seat_champion }, alone on the podium, runner-up
    [seat_champion] { $seat }’s Gambler makes you, alone on the podium, runner-up
   *[nobody] { $seat }’s Gambler makes { $seat_champion }, alone on the podium, runner-up
}.
event-champion-kept = { $you ->
    [seat] Your Gambler has nobody to change places with: { $seat_champion } is alone on the podium
    [seat_champion] You are alone on the podium: { $seat }’s Gambler has nobody to change places with
   *[nobody] { $seat_champion } is alone on the podium: { $seat }’s Gambler has nobody to change places with
}.
event-collector-won = Collector: { $you ->
    [seat] your die is cancelled, which makes you
   *[nobody] { $seat }’s die is cancelled, which makes { $seat }
} champion.
event-no-champion = There is no champion.
event-no-runner-up = There is no runner-up.
event-champion-named = { $you ->
    [seat] You are champion with { $value } and take
   *[nobody] { $seat } is champion with { $value } and takes
} a { $points }.
event-champion-sent = { $you ->
    [seat] You are the group’s champion with { $value } and go
   *[nobody] { $seat } is the group’s champion with { $value } and goes
} to the champions’ table.
event-runner-up-named = { $you ->
    [seat] You are runner-up with { $value } and take
   *[nobody] { $seat } is runner-up with { $value } and takes
} a { $points }.
event-no-champions = No group has a champion.
event-champions-returned = The champions go back to their groups.
event-cards-face-down = All cards of this turn now lie face down.
event-nothing-to-take = The Ladies have met: { $you ->
    [seat] you might take a token from { $seat_from }, who has none
    [seat_from] { $seat } might take a token from you, but you have none
   *[nobody] { $seat } might take a token from { $seat_from }, who has none
}.
event-ladies-even = The Ladies have met, but equal values undo the theft: nothing is taken.
event-token-taken = The Ladies have met: { $you ->
    [seat] you take { $token } from { $seat_from }
    [seat_from] { $seat } takes { $token } from you
   *[nobody] { $seat } takes { $token } from { $seat_from }
}.
event-token-left = The Ladies have met: { $you ->
    [seat] you take nothing from { $seat_from }
    [seat_from] { $seat } takes nothing from you
   *[nobody] { $seat } takes nothing from { $seat_from }
}.
event-cards-ran-out = The round is over. With one card left in hand: { $seats }.
event-points-reached = The round is over. With 8 points or more: { $seats }.
event-cards-returned = All played cards return to the hands.
event-points-counted = { $you ->
    [seat] You have
   *[nobody] { $seat } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-points-cancelled = Equal points cancel each other, { $points } each ({ $seats }).
event-round-won = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} the round with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}).
event-round-unwon = Nobody wins the round.
event-card-buried = { $you ->
    [seat] You put { $card } under your
   *[nobody] { $seat } puts { $card } under the
} die.
event-card-hidden = { $you ->
    [seat] You put a card face down under your
   *[nobody] { $seat } puts a card face down under the
} die.
event-playoff-began = { $you ->
    [seats] Several have won twice: { $seats }. You play on together, with the cards you have left.
   *[nobody] { $seats } have each won twice and play on together, with the cards they have left.
}
event-match-won = { $you ->
    [seat] You are
   *[nobody] { $seat } is
} the King of 12!
event-place-taken = { $place }. { $you ->
    [seat] You
   *[nobody] { $seat }
}: { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all rounds.

# Shorter, in the bar above the table, which shows the rest. An empty one is not said there
caption-card-played = { "" }
caption-cards-cancelled = Equal cards cancelled ({ $seats }).
caption-lady-cancelled = { $you ->
    [seat] Your Lady
   *[nobody] { $seat }’s Lady
} cancels all other cards.
caption-die-turned-over = { $you ->
    [seat] Troublemakers: your die turns over, { $before } → { $face }.
   *[nobody] { "" }
}
caption-values-compared = { "" }
caption-dice-cancelled = Equal dice cancelled, { $value } ({ $seats }).
caption-lowest-won = Knight: low beats high.
caption-places-changed = Gambler: champion and runner-up change places.
caption-champion-named = Champion, +{ $points }: { $you ->
    [seat] you
   *[nobody] { $seat }
} ({ $value }).
caption-champion-sent = To the champions’ table: { $you ->
    [seat] you
   *[nobody] { $seat }
} ({ $value }).
caption-runner-up-named = Runner-up, +{ $points }: { $you ->
    [seat] you
   *[nobody] { $seat }
} ({ $value }).
caption-cards-ran-out = The round is over: one card is left in hand.
caption-cards-returned = { "" }
caption-points-cancelled = Equal points cancelled, { $points } ({ $seats }).
caption-place-taken = { "" }

# What cannot be done
refused-promo-needs-random = Promo cards are added only to a random set. In an agreed set, name them yourself.
refused-no-such-character = There is no character “{ $name }”. There are { $cards }.
refused-six-characters = Name six different characters; the Knight is always there beside them.
refused-not-in-hand = You do not hold that card: “{ $action }” is impossible.
refused-play-a-card = First everybody plays a card.
refused-not-adjacent = The Sorcerer turns the die to a face beside the one it shows.
refused-not-your-effect = Your card does something else.
refused-not-your-card = You can only bury a card that you hold: “{ $action }” is impossible.
refused-must-take = A token must be taken at this table.
refused-not-to-take = There is no such token to take.

# Set-ups and rulings
option-characters = Characters
option-characters-help = Which seven are played; the Knight is always among them.
option-characters-first-game = those of the first game
option-characters-random = drawn at random
option-characters-agreed = agreed
option-promo = Promo cards
option-promo-help = Put one into the random set. Both together is possible, but the rulebook advises against it.
option-promo-none = none
option-promo-collector = the Collector
option-promo-faun = the Faun
option-promo-both = both (not recommended)
option-agreed = Agreed characters
option-agreed-help = Six names beside the Knight, such as: Lady, Gambler, Merchants, Reverser, Sorcerer, Golem
option-values_read = Values
option-values_read-help = What counts when Troublemakers turn a die whose value a character changes.
option-values_read-as_resolved = effect by effect, in the order you choose
option-values_read-final_face = by the face in the end
option-twelve = Twelve players
option-twelve-help = How a tournament of twelve is cut into groups.
option-twelve-fours = three groups of four
option-twelve-threes = four groups of three
option-symbols = Too few die symbols
option-symbols-help = When fewer than two of the random characters turn a die (K12-8.1; French: exchange, Russian: draw again).
option-symbols-redraw = draw all again
option-symbols-exchange = exchange until there are two
option-ladies_even = Ladies with equal values
option-ladies_even-help = When three or more Ladies meet, which equal values undo the theft (K12-8.2; French: outer, Russian: any).
option-ladies_even-outer = the lowest or the highest
option-ladies_even-any = any of them
option-theft = A Lady’s theft
option-theft-help = Whether the lowest Lady may choose to take nothing (K12-8.3; French: may, Russian: must take).
option-theft-may = may take a token
option-theft-must = must take a token
option-seats_change = Groups of the next round
option-seats_change-help = How the groups of a tournament change (K12-8.4; French: two to the left, Russian: by lot).
option-seats_change-two-left = the cuts move two seats to the left
option-seats_change-by-lot = by lot, new faces as far as possible
option-seats_change-all-meet = by a plan in which all meet
option-theft_settled = When a theft is settled
option-theft_settled-help = For Ladies who have met in a group of a tournament (K12-8.5; both books: before the champions).
option-theft_settled-stage = before the champions’ table
option-theft_settled-champions = after the champions’ table
option-lone_gambler = Alone under the Gambler
option-lone_gambler-help = What becomes of the only die that is left (K12-8.6; both books are silent).
option-lone_gambler-runner-up = runner-up, 1 point
option-lone_gambler-champion = champion, 2 points
option-played_cards = Played cards
option-played_cards-help = Whether you can look up the cards that were played this round (K12-8.7; both books: face down).
option-played_cards-open = open for all
option-played_cards-face-down = face down: remember them
option-eight_points = Eight points and a theft
option-eight_points-help = When eight points end the round, if a Lady takes some of them (K12-8.8).
option-eight_points-after-theft = counted after the theft
option-eight_points-before-theft = counted before the theft
idle-agreed = only with agreed characters
idle-random = only with characters drawn at random
idle-twelve = only with twelve players
idle-tournament = only in a tournament, with five players or more
idle-lady = the Lady is not among the characters
idle-three-ladies = it takes three Ladies, so three players
idle-gambler = the Gambler is not among the characters
idle-values = it takes the Troublemakers, and with them the Alchemist, the Automaton or the Parasite
preset-first-game = First game
preset-random = Random characters
preset-court = At court
preset-mischief = Mischief
preset-market = Market day
preset-wizards = The wizards’ tower
preset-collector = With the Collector
preset-faun = With the Faun
preset-both-promos = With both promos (not recommended)
preset-tournament-in-threes = Tournament, twelve in threes
preset-french = By the French book
preset-russian = By the Russian book
preset-other-readings = Other readings (K12-8)

# Opponents
bot-page = Page
bot-page-help = Looks at its own die alone.
bot-herald = Herald
bot-herald-help = Looks at every die, but guesses nobody’s card.
bot-courtier = Courtier
bot-courtier-help = Guesses what the others are tempted to play, and answers it.
bot-strategist = Strategist
bot-strategist-help = Thinks ahead in a duel; among more, weighs every combination of cards.
bot-sovereign = Sovereign
bot-sovereign-help = Plays a duel without a flaw; among more, plays like the Strategist.

# The drawing
draw-before = The characters are being drawn.
draw-turn = Round { $round }, turn { $turn }
draw-won = { $you ->
    [seat] You are the King of 12!
   *[nobody] { $seat } is the King of 12!
}
draw-playoff = Play-off
draw-champions = Champions’ table: { $seats }
draw-group = Group { $group }
draw-name = { $seat }
draw-card = { $card }
draw-worth = { $card }: counts { $value }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ones } × 1, { $twos } × 2)
draw-short = { $points } p.
draw-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
draw-spent = Played: { $cards }
draw-hand = Your hand
draw-effect = { $card }: { $card_effect }.
draw-buried = Under your die: { $cards }.

# The board
board-wins = { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}
board-die = die { $face }
board-ready = has chosen
board-champion = Champion
board-runner-up = Runner-up
board-champion-high = Champions’ table: champion
board-runner-up-high = Champions’ table: runner-up
board-cancelled = cancelled: { $value }
board-champions = Champions’ table
board-room = The whole room
board-out = Out of the play-off
board-watch = You watch the play-off.
board-jump = Tap to skip to the end.
board-low = Low beats high
board-gist-groups = New groups are formed.
board-gist-rolled = All dice are rolled.
board-gist-cancelled = Characters are cancelled.
board-gist-acted = The characters act.
board-gist-compared = The dice are compared.
board-gist-named = The groups find their champions and runners-up.
board-gist-elsewhere = The other groups play their turn.
board-gist-over = The round is over.
board-gist-counted = The points of the round are counted.
board-take = Your Lady is the lowest. Which token do you take from { $seat_from }?
board-spent = played this round
board-under-die = under your die, for the rest of the game
board-buried = { $count ->
    [one] a card
   *[other] { $count } cards
} under the die
board-agreed = The Knight and six more: { $count } of { $six } picked.

# What the coach says
why-all-the-same = Every card is worth the same here, whatever your rival plays.
why-one-card = One card is best here, played every time: even a rival who sees it coming cannot hold you below this. The likeliest answer is { $card } ({ $percent }%).
why-mixture = Play this { $share }% of the time, so that nobody can read you. The likeliest answer is { $card } ({ $percent }%).
why-rest-of-turn = This leaves the rest of the round worth most to you.
why-bury = You will miss this card least in the next round.
why-searched = This did best in the turns tried out.
why-searched-mixture = No card is right every time: the search plays this one { $share }% of the time, so that nobody can read it.
puzzle-best-card = Against a rival who makes no mistake, one of your cards is better than all others. Which?

# The score after the end
score-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
score-points = Points in all: { $values }
