game-name = Twelve Heroes
game-tagline = Recruit twelve heroes, send them to three Regions, and keep them fed: seven points of territory win.

# What is asked
prompt-draft = Which card do you keep? The others go on.
prompt-mulligan = Put a card of your hand under your deck to draw another, or keep your hand?
prompt-starve = There is not enough Food: which hero do you discard?
prompt-act = What do you do?
prompt-carry = How much Food goes along?
prompt-deploy-more = Another hero into another Region, in the same action?
prompt-order = Whose ability comes first?
prompt-target = Which hero is it?
prompt-region = Which Region is it?
prompt-bring = How much Food do you bring from your camp?
prompt-use = Use the ability?
prompt-discard = Which card do you discard?
prompt-hand-limit = You have more than five cards in hand: which one do you discard?

# What can be done
action-supply = Supply: take 1 Food
action-done = Leave it at that
action-use = Use it
action-decline = Do without
action-carry = { $food } Food
action-choose = { $place }
action-recruit = Recruit { $hero }
action-spend = Discard { $hero } for one more action
action-starve = Let { $hero } go
action-drop = Discard { $hero }
action-under = Put { $hero } under the deck
action-keep = Keep { $hero }
action-deploy = Deploy { $hero } to { $place }
action-move = Move { $hero } from { $place_from } to { $place_to }
action-resolve = { $hero } in { $place }
action-target = { $hero } ({ $place })

# What happened
event-first-drawn = { $seat } begins.
event-mulligan-taken = { $seat } { $count ->
    [0] keeps the whole hand.
    [one] puts one card under the deck.
   *[other] puts { $count } cards under the deck.
}
event-tile-revealed = A { $tile } is turned up in { $place }.
event-stack-empty = No tile is left in { $place }.
event-turn-begun = Turn { $turn }: { $seat }.
event-actions-begun = { $seat } has { $count ->
    [one] one action.
   *[other] { $count } actions.
}
event-strengths-compared = { $seat } has strength { $strength } against { $strength_other } in { $place }.
event-cube-placed = { $seat } places a cube in { $place }.
event-tile-won = { $seat } wins the { $tile } in { $place }: { $points } points, { $total } in all.
event-game-won = { $seat } has { $points } points and wins!
event-time-over = Sixty turns each have been played: the game ends here.
event-hero-retired = { $seat }’s { $hero } goes to the discard with the tile won.
event-hero-returned = { $seat }’s { $hero } returns to camp.
event-hero-starved = { $seat }’s { $hero } goes hungry in { $place } and is discarded.
event-hero-recruited = { $seat } recruits { $hero }.
event-hero-deployed = { $seat } deploys { $hero } to { $place }.
event-hero-moved = { $seat } moves { $hero } from { $place_from } to { $place_to }.
event-card-spent = { $seat } discards { $hero } for one more action.
event-card-discarded = { $seat } discards { $hero }.
event-cards-drawn = { $seat } draws { $heroes }.
event-cards-drawn-unseen = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-deck-reshuffled = { $seat }’s discard is shuffled into a new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-nothing-to-draw = { $seat } has no card left to draw.
event-reserve-short = The reserve is empty: { $seat } goes without { $food } Food.
event-food-taken = { $seat } takes { $food } Food into camp.
event-food-placed = { $seat } gets { $food } Food in { $place }.
event-food-paid = { $seat } pays { $food } Food.
event-food-carried = { $seat } brings { $food } Food from { $place_from } to { $place_to }.
event-food-eaten = { $seat }’s heroes eat { $food } Food in { $place }.
event-food-lost = { $seat } loses { $food } Food in { $place }.
event-food-stolen = { $seat } steals { $food } Food from { $seat_victim }, from { $place_from } to { $place_to }.
event-ability-used = The ability of { $seat }’s { $hero } comes into play ({ $place }).
event-ability-declined = { $seat } does not use the ability of { $hero }.
event-hero-named = It is about { $seat }’s { $hero } in { $place }.
event-region-named = { $seat } chooses { $place }.
event-hero-first = { $seat } goes on with { $hero } in { $place }.
event-ability-idle = The ability of { $seat }’s { $hero } finds nothing to do.
event-actions-gained = { $seat } gains { $count ->
    [0] no action.
    [one] one action.
   *[other] { $count } actions.
}
event-hero-killed = { $seat }’s { $hero } in { $place } is discarded.
event-hero-pushed = { $seat }’s { $hero } is pushed from { $place_from } to { $place_to }.
event-hero-joined = { $seat }’s { $hero } comes from { $place } to { $place_to }.
event-hero-sent-to-camp = { $seat }’s { $hero } is sent from { $place } back to camp.
event-hero-sent-to-hand = { $seat }’s { $hero } is sent from { $place } back to hand.
event-hero-recovered-to-camp = { $seat }’s { $hero } comes back from { $place } into camp.
event-hero-recovered-to-hand = { $seat }’s { $hero } comes back from { $place } into hand.
event-cube-added = { $seat } gets a cube in { $place }.
event-cube-removed = { $seat } loses a cube in { $place }.
event-popularity-taken = { $seat } is the first in { $place } and takes the Popularity token.
event-popularity-passed = The Popularity token of { $place } passes to { $seat }.
event-popularity-returned = The Popularity token of { $place } goes back on the tile.
event-pack-dealt = { $seat } looks at { $heroes }.
event-pack-received = { $seat } receives { $heroes }.
event-hero-kept = { $seat } keeps { $hero }.
event-draft-ended = The draft is over: both decks are shuffled unseen.

# What cannot be done
refused-not-now = “{ $action }” is not possible now.
refused-no-actions-left = You have no action left.
refused-no-extra-actions = Cards cannot be given for actions at this table.
refused-not-in-hand = { $hero } is not in your hand.
refused-too-dear = { $hero } costs { $cost } Food, and your camp has { $food }.
refused-not-in-camp = { $hero } is not in your camp.
refused-one-a-region = You have already sent a hero to { $place } in this action.
refused-not-there = { $hero } is not in { $place }.
refused-blocked = An opposing hero keeps yours from leaving { $place }.
refused-not-adjacent = { $hero } can only move to an adjacent Region.
refused-not-so-much = There is no more than { $food } Food to take along.
refused-feed-as-many = As many heroes as possible must be fed: { $hero } cannot be the one to go.
refused-same-faction = There is only one deck of { $faction } in the box.
refused-no-such-set = There is no set of heroes “{ $value }”; there is { $choices }. Did you mean { $nearest }?
refused-broken-set = The set of heroes has a fault ({ $card }): { $problem }
refused-deck-entry = “{ $value }” is not an entry of a deck: write a hero’s id or number, and how many.
refused-deck-unknown-hero = There is no hero “{ $value }” in this set. Did you mean { $nearest }?
refused-deck-version = “{ $value }” is the version for the other rule of Popularity.
refused-deck-copies = A box has { $most ->
    [one] one card
   *[other] { $most } cards
} of “{ $value }”, and this deck has { $count }.
refused-deck-size = A deck has { $wanted } cards, and this one has { $count }.

# How it is set up
option-decks = Decks
option-decks-help = Ready decks, a draft in secret, or decks that you bring.
option-decks-factions = factions
option-decks-draft = draft
option-decks-constructed = built by the players
option-faction_1 = First seat’s faction
option-faction_1-help = The ready deck of the first seat.
option-faction_1-mechanical = Mechanical Army
option-faction_1-elves = Elves
option-faction_1-humans = Humans
option-faction_1-orcs = Orcs & Goblins
option-faction_2 = Second seat’s faction
option-faction_2-help = The ready deck of the second seat.
option-faction_2-mechanical = Mechanical Army
option-faction_2-elves = Elves
option-faction_2-humans = Humans
option-faction_2-orcs = Orcs & Goblins
option-deck_1 = First seat’s deck
option-deck_1-help = Twelve cards, such as “archangel 2, goat, dragon …”; for decks built by the players.
option-deck_2 = Second seat’s deck
option-deck_2-help = Twelve cards, such as “archangel 2, goat, dragon …”; for decks built by the players.
option-extra_actions = Extra actions
option-extra_actions-help = In the Military phase a card of your hand can be given for one more action.
option-popularity = Popularity
option-popularity-help = The first in a Region takes its token, which wins ties.
option-heroes = Heroes
option-heroes-help = A set of heroes: “tablee”, or a set of your own as one line (tablee heroes pack FILE).
preset-first-game = First game: Humans against Orcs & Goblins
preset-forest-and-steel = Elves against the Mechanical Army
preset-popularity = Mechanical Army against Humans, with Popularity
preset-advanced = Orcs & Goblins against Elves, with both advanced rules
preset-draft = Draft
preset-advanced-draft = Draft with both advanced rules
preset-tournament = Tournament: decks of one’s own
bot-recruit = Recruit
bot-recruit-help = Sends heroes to where they are the stronger, one action after the other, and forgets that they eat.
bot-sergeant = Sergeant
bot-sergeant-help = Sees who is stronger and who will go hungry, from one action to the next.
bot-captain = Captain
bot-captain-help = Plans the whole turn with the opponent’s answer in mind.
bot-general = General
bot-general-help = Plans the whole turn, and follows its best ideas through the answer to its own next turn.
bot-marshal = Marshal
bot-marshal-help = The same with more ideas, against many hands that the opponent may hold.

# Things
place-left = the left Region
place-middle = the middle Region
place-right = the right Region
place-camp = camp
place-discard = the discard
tile-farm = Farm
tile-mine = Mine
tile-city = City
faction-mechanical = the Mechanical Army
faction-elves = the Elves
faction-humans = the Humans
faction-orcs = the Orcs & Goblins
version-without-popularity = without Popularity
version-with-popularity = with Popularity

# The table
draw-region = { $place }: { $tile }, { $points } points{ $below ->
    [0] {""}
   *[other] , another tile below
}
draw-region-empty = { $place }: no tile left
draw-front = { $seat } { $cubes } strength { $strength }
draw-heroes = – { $heroes }; { $food } Food
draw-camp = { $seat }: { $points } points, { $food } Food in camp; camp: { $count ->
    [0] nobody
   *[other] { $heroes }
}
draw-cards = hand { $hand }, deck { $deck }, discard: { $count ->
    [0] empty
   *[other] { $heroes }
}
draw-hand = Your hand: { $heroes }
draw-printed = Costs { $cost } Food, strength { $strength }, eats { $hunger }.
draw-turn = { $seat } to play, { $actions } actions left, reserve { $reserve } Food
draw-draft = Draft, round { $round }: { $picked } of 4 cards kept
draw-draft-kept = You keep: { $heroes }
draw-draft-pack = Before you: { $heroes }

# The text of a card
text-recruited = When recruited: { $what }.
text-deployed = When deployed: { $what }.
text-moved = When moved: { $what }.
text-control = At your Control, in a Region: { $what }.
text-maintenance = At your Maintenance, in a Region: { $what }.
text-income = At your Income, in a Region: { $what }.
text-discarded = When discarded from a Region: { $what }.
text-always = In a Region: { $what }.
text-may = you may { $what }
text-if-alone = if it is your only hero there, { $what }
text-if-accompanied = if you have another hero there, { $what }
text-if-opposed = if the opponent has a hero there, { $what }
text-if-unopposed = if the opponent has no hero there, { $what }
text-if-outnumbered = if the opponent has more heroes there, { $what }
text-if-weaker = if the opponent is stronger there, { $what }
text-if-farm = on a Farm, { $what }
text-if-mine = on a Mine, { $what }
text-if-city = in a City, { $what }
text-if-popular = if you hold the Popularity token there, { $what }
text-if-cube = if you have a cube there, { $what }
text-per-friend = { $what } for each other hero of yours there
text-per-enemy = { $what } for each opposing hero there
text-per-food = { $what } for each Food of yours there
text-per-cube = { $what } for each cube of yours there
text-enemy-here = an opposing hero of this Region
text-enemy-adjacent = an opposing hero of an adjacent Region
text-enemy-anywhere = an opposing hero of any Region
text-friend-here = another hero of yours of this Region
text-friend-adjacent = another hero of yours of an adjacent Region
text-friend-anywhere = another hero of yours of any Region
text-friend-camp = a hero of your camp
text-itself = this hero
text-hero-of-discard = a hero of your discard
text-strength-at-most = { $whom } with strength { $limit } or less
text-cost-at-most = { $whom } with cost { $limit } or less
text-both-at-most = { $whom } with strength { $strength } or less and cost { $cost } or less
text-gain-here = add { $amount } Food from the reserve here
text-gain-camp = take { $amount } Food into your camp
text-gain-anywhere = put { $amount } Food into one Region where you have heroes
text-bring-here = bring up to { $amount } Food here from your camp
text-bring-anywhere = bring up to { $amount } Food from your camp to one Region where you have heroes
text-burn-here = make the opponent lose { $amount } Food here
text-burn-camp = make the opponent lose { $amount } Food in camp
text-steal-here-here = steal { $amount } of the opponent’s Food here, to your side
text-steal-here-camp = steal { $amount } of the opponent’s Food here, to your camp
text-steal-camp-here = steal { $amount } Food of the opponent’s camp, to here
text-steal-camp-camp = steal { $amount } Food of the opponent’s camp, to your camp
text-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
text-make-discard = make the opponent discard { $amount ->
    [one] a card
   *[other] { $amount } cards
} of their choice
text-extra-action = take { $amount ->
    [one] one more action
   *[other] { $amount } more actions
} this turn
text-add-cube = put one of your cubes on a free slot of the tile
text-remove-cube = take one of the opponent’s cubes off the tile
text-kill = discard { $whom }
text-send-to-camp = send { $whom } back to camp
text-send-to-hand = send { $whom } back to its owner’s hand
text-push = push { $whom } to an adjacent Region
text-join = bring { $whom } here
text-recover-to-camp = take { $whom } into your camp
text-recover-to-hand = take { $whom } into your hand
text-strength-self = { $amount } strength
text-strength-friends = your other heroes there have { $amount } strength
text-strength-enemies = opposing heroes there have { $amount } strength
text-hunger = { $amount ->
    [0] eats nothing
   *[other] eats { $amount } Food
}
text-fly = can move to any Region
text-immune = the opponent’s abilities cannot name it
text-block = opposing heroes there cannot move away
text-survive = returns to camp when you win the tile
text-tie = you win ties there at your Control

# What is wrong with a set of heroes
problem-of-hero = { $line ->
    [0] { $card }: { $told }
   *[other] line { $line }, { $card }: { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] line { $line }: { $told }
}
problem-syntax = this cannot be read: { $detail }
problem-not-a-table = a hero begins with [[hero]], an ability with [[hero.ability]]
problem-unknown-field = there is no “{ $value }” here. Did you mean “{ $nearest }”? Valid: { $choices }
problem-missing-field = “{ $field }” is missing; it says { $choices }
problem-wrong-kind = { $field } = { $value } is not what belongs there; valid: { $choices }
problem-wrong-name = { $field } = { $value }: “{ $language }” must be a name of 1 to { $most } letters; valid: { $choices }
problem-not-a-word = { $field } = “{ $value }” says nothing. Did you mean “{ $nearest }”? Valid: { $choices }
problem-out-of-bounds = { $field } = { $value } is not between { $low } and { $high }
problem-not-always = “{ $value }” happens once: “when” must say when, not “always”
problem-only-always = “{ $value }” holds while the hero is in a Region: “when” must be “always”
problem-not-in-camp = a hero who is being recruited is in camp and in no Region: { $field } = “{ $value }” has no meaning; valid: { $choices }, or another “when”
problem-needs-region = a hero who is being recruited is in camp: { $field } = “{ $value }” needs a Region, and so one of these for “when”: { $choices }
problem-not-itself = { $field } = “{ $value }” can never be: when recruited a hero is in camp, when discarded it is gone, and in an adjacent Region there are only others. Valid: { $choices }, or another “when” or “where”
problem-twice = “{ $value }” has been said of this hero already: once is enough
problem-circular = { $field } = “{ $value }” would ask for the strength that it changes; use another condition
problem-double-id = there is already a hero “{ $value }”
problem-too-many-abilities = { $count } abilities are too many for a hero; at most { $most }
problem-too-long = it has { $count } characters; at most { $most } can be read
problem-too-deep = there are more than { $most } dots on this line; a key needs one or two
problem-too-many-kinds = { $count } kinds of heroes are too many; at most { $most }
problem-faction-size = the deck of { $faction } { $version } has { $count } cards, not 12 ({ $list }): change “copies”, “faction” or “version” of its heroes
problem-draft-size = { $version }, { $count } cards have the draft icon, not 36 ({ $list }): eighteen heroes with “copies = 2” and “draft = true” are right

# The board on the page
board-turn = Turn { $turn }: { $seat }
board-reserve = Reserve
board-food = Food: { $food }
board-region = { $place }
board-camp = { $seat }’s camp
board-camp-food = Food
board-camp-empty = Nobody waits in camp.
board-score = { $points } of 7 points
board-hand = Your hand
board-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-shown = known: { $heroes }
board-deck = deck { $count }
board-discard = discard { $count }
board-discarded = Discarded: { $heroes }
board-from-discard = Heroes of your discard
board-tile = { $tile }
board-points = { $points } points
board-below = one more below
board-no-tile = No tile is left here.
board-cubes = { $seat }: { $count } of { $slots } slots taken
board-popularity-free = Popularity token, for the first who comes
board-popularity = { $seat } holds the Popularity token
board-hero = { $name }, strength { $strength }
board-may-starve = May go hungry
board-strength = { $seat }: strength { $strength }
board-by-abilities = printed on the cards: { $strength }; abilities change it
board-next-cube = next: a cube
board-next-tile = next: the tile, +{ $points }
board-eats = eats { $food }
board-hungry = { $count ->
    [one] 1 will starve
   *[other] { $count } will starve
}
board-deploy-to = Deploy to
board-move-to = Move to
board-deploy-here = Deploy here
board-move-here = Move here
board-choose-here = Choose this one
board-needs = take { $food } Food along
board-all-fed = all fed
board-starve = { $count ->
    [one] 1 starves there
   *[other] { $count } starve there
}
board-starve-left = { $count ->
    [one] 1 left behind starves
   *[other] { $count } left behind starve
}
board-lost = { $food } Food is lost
board-goes = From { $place_from } to { $place_to }:
board-cost = costs { $food } Food
board-lacks = { $food } Food short
board-printed = strength { $strength }
board-bar = What you can do
board-actions = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
board-how = Tap or drag: a card of your hand into your camp recruits, a hero of your camp into a Region deploys, a hero of a Region into another moves. With a hero taken up, the keys 1, 2 and 3 choose the Region.
board-keep-hand = Keep this hand
board-end-turn = End the turn
board-no-more = No more heroes
board-put-back = Put back
board-draft = Draft, round { $round } of 2
board-draft-six = Six cards are yours to look at. Keep { $count ->
    [one] one more
   *[other] { $count }
}; the other four go to your opponent.
board-draft-four = Your opponent passed these on. Keep { $count ->
    [one] one more
   *[other] { $count }
}; the last two go back unseen.
board-draft-secret = Both players choose their cards in secret.
board-draft-kept = Kept so far: { $count }
board-all-heroes = All heroes
board-close = Close
board-set-ours = The rulebook shows none of the printed cards: these heroes are this project’s own set, true to the few facts that the rulebook gives. Each text is made from the data that the rules follow, so what is written is what happens.
board-set-own = These heroes are a set that somebody brought to this table. Each text is made from the data that the rules follow, so what is written is what happens.
board-version = only { $version }
board-in-draft = in the draft
board-own-set = Whose heroes
board-load-set = Bring a set of your own…
board-download-set = Take ours as a start
board-ours-again = Back to ours
board-set-loaded = Your own set is at this table, with { $count } kinds of heroes in play.
board-set-faults = { $file } cannot be played with yet. { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
board-deck-size = { $count } of 12 cards
board-deck-cost = average cost { $cost }
board-price = cost { $food }, strength { $strength }
board-take-out = Take out { $name }
board-put-in = Put in { $name }
board-in-deck = { $count } of { $most } in the deck
board-empty-deck = Empty the deck
board-deck-start = Begin with the deck of:
board-deck-text = As a line of text, to keep or to paste

# What the coach says
why-pick = For its cost this card can do the most.
why-mulligan = Dear heroes come too late for the first turns; the others are worth keeping.
why-plan-leads = The first step of a turn that puts you ahead in { $place }.
why-plan-recruits = { $hero } makes your army stronger for what comes.
why-plan-supplies = Food now is worth more than anything else you can do with the action.
why-plan-feeds = Heroes without Food are lost: so much keeps them where they are needed.
why-plan-holds = Of all turns the planner tried, the best begin like this.
why-only-holds = Otherwise your rival wins at Control in { $place }. With { $hero } in { $place_to } at the end of your turn, the strengths in { $place } are { $strength } for you and { $strength_other } for your rival, and the tile is not won. Every other first step loses, whatever follows: all turns were tried.
why-only-clears = Otherwise your rival wins at Control in { $place }. When { $hero } has come to { $place_to }, no hero of your rival is left in { $place } to win the tile. Every other first step loses, whatever follows: all turns were tried.
puzzle-hold-out = Your rival is about to win at the next Control. You have { $count } actions left, and exactly one first step with which that can still be prevented. Which?
