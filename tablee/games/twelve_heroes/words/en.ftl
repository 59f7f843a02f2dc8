game-name = Twelve Heroes
game-tagline = Recruit twelve heroes, send them to three Regions, and keep them fed: seven points of territory win.

# What is asked
prompt-draft = Which card do you keep? The others go on.
prompt-enlist = Which hero goes into your deck?
prompt-mulligan = Put a card under your deck and draw another, or keep your hand?
prompt-starve = There is not enough Food: which hero do you discard?
prompt-act = What do you do?
prompt-carry = How much Food goes along?
prompt-deploy-more = Another hero into another Region, in the same action?
prompt-order = Whose ability comes first?
prompt-target = Choose a hero
prompt-region = Choose a Region
prompt-bring = How much Food do you bring from your camp?
prompt-use = Use the ability?
prompt-discard = Which card do you discard?
prompt-hand-limit = You have more than five cards in hand: which one do you discard?
prompt-strip = Which card of the opponent’s hand is discarded?
prompt-either = Which of the hero’s two abilities?

# What can be done
action-supply = Supply: take 1 Food
action-done = That’s all
action-done-mulligan = Keep this hand
action-done-deploy-more = No more heroes
action-done-act = End the turn
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
action-enlist = Enlist { $hero }
action-deploy = Deploy { $hero } to { $place }
action-move = Move { $hero } from { $place_from } to { $place_to }
action-resolve = { $hero } in { $place }
action-target = { $hero } ({ $place })
action-strip = Make the opponent discard { $hero }
action-either = { $line ->
    [1] The first
   *[other] The second
}

# What happened
event-first-drawn = { $you ->
    [seat] You begin
   *[nobody] { $seat } begins
}.
event-card-under = { $you ->
    [seat] You put { $hero } under your
   *[nobody] { $seat } puts { $hero } under the
} deck.
event-card-under-unseen = { $you ->
    [seat] You put a card under your
   *[nobody] { $seat } puts a card under the
} deck.
event-mulligan-taken = { $you ->
    [seat] You { $count ->
        [0] keep the whole hand.
        [one] have changed one card.
       *[other] have changed { $count } cards.
    }
   *[nobody] { $seat } { $count ->
        [0] keeps the whole hand.
        [one] has changed one card.
       *[other] has changed { $count } cards.
    }
}
event-tile-revealed = A { $tile } is turned up in { $place }.
event-stack-empty = No tile is left in { $place }.
event-turn-begun = Turn { $turn }{ $you ->
    [seat] , yours
   *[nobody] : { $seat }
}.
event-actions-begun = { $you ->
    [seat] You have
   *[nobody] { $seat } has
} { $count ->
    [one] one action.
   *[other] { $count } actions.
}
event-supply-forced = { $you ->
    [seat] You have
   *[nobody] { $seat } has
} nobody to recruit, deploy or move, so the action takes Food.
event-strengths-compared = { $you ->
    [seat] You have
   *[nobody] { $seat } has
} strength { $strength } against { $strength_other } in { $place }.
event-tie-won-popular = On the tie, the Popularity token decides in favour of { $you ->
    [seat] you
   *[nobody] { $seat }
}.
event-tie-won-by-hero = On the tie in { $place }, a hero decides in favour of { $you ->
    [seat] you
   *[nobody] { $seat }
}.
event-cube-placed = { $you ->
    [seat] You place
   *[nobody] { $seat } places
} a cube in { $place }.
event-tile-won = { $you ->
    [seat] You win
   *[nobody] { $seat } wins
} the { $tile } in { $place }: { $points } points, { $total } in all.
event-game-won = { $you ->
    [seat] You have { $points } points and win
   *[nobody] { $seat } has { $points } points and wins
}!
event-time-over = Sixty turns each have been played: the game ends here.
event-cubes-returned = Both sides take their cubes back from { $place }.
event-hero-retired = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} is discarded with the tile.
event-hero-returned = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} returns to camp.
event-hero-starved = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} goes hungry in { $place } and is discarded.
event-hero-recruited = { $you ->
    [seat] You recruit
   *[nobody] { $seat } recruits
} { $hero }.
event-hero-deployed = { $you ->
    [seat] You deploy
   *[nobody] { $seat } deploys
} { $hero } to { $place }.
event-hero-moved = { $you ->
    [seat] You move
   *[nobody] { $seat } moves
} { $hero } from { $place_from } to { $place_to }.
event-card-spent = { $you ->
    [seat] You discard
   *[nobody] { $seat } discards
} { $hero } for one more action.
event-card-discarded = { $you ->
    [seat] You discard
   *[nobody] { $seat } discards
} { $hero }.
event-hand-shown = { $you ->
    [seat] You lay your hand open
   *[nobody] { $seat }’s hand is laid open
}: { $heroes }.
event-cards-drawn = { $you ->
    [seat] You draw
   *[nobody] { $seat } draws
} { $heroes }.
event-cards-drawn-unseen = { $you ->
    [seat] You draw
   *[nobody] { $seat } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-deck-reshuffled = { $you ->
    [seat] Your discard
   *[nobody] { $seat }’s discard
} is shuffled into a new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-nothing-to-draw = { $you ->
    [seat] You have
   *[nobody] { $seat } has
} no card left to draw.
event-reserve-short = The reserve is empty: { $you ->
    [seat] you go
   *[nobody] { $seat } goes
} without { $food } Food.
event-food-taken = { $you ->
    [seat] You take
   *[nobody] { $seat } takes
} { $food } Food into camp.
event-food-placed = { $you ->
    [seat] You get
   *[nobody] { $seat } gets
} { $food } Food in { $place }.
event-food-paid = { $you ->
    [seat] You pay
   *[nobody] { $seat } pays
} { $food } Food.
event-food-carried = { $you ->
    [seat] You bring
   *[nobody] { $seat } brings
} { $food } Food from { $place_from } to { $place_to }.
event-food-eaten = { $you ->
    [seat] Your heroes
   *[nobody] { $seat }’s heroes
} eat { $food } Food in { $place }.
event-food-lost = { $you ->
    [seat] You lose
   *[nobody] { $seat } loses
} { $food } Food in { $place }.
event-food-stolen = { $you ->
    [seat] You steal { $food } Food from { $seat_victim }
    [seat_victim] { $seat } steals { $food } Food from you
   *[nobody] { $seat } steals { $food } Food from { $seat_victim }
}, from { $place_from } to { $place_to }.
event-ability-used = { $you ->
    [seat] The ability of your { $hero }
   *[nobody] The ability of { $seat }’s { $hero }
} comes into play ({ $place }).
event-ability-declined = { $you ->
    [seat] You do
   *[nobody] { $seat } does
} not use the ability of { $hero }.
event-hero-named = The choice falls on { $you ->
    [seat] your { $hero }
   *[nobody] { $seat }’s { $hero }
} in { $place }.
event-region-named = { $you ->
    [seat] You choose
   *[nobody] { $seat } chooses
} { $place }.
event-line-chosen = { $you ->
    [seat] You choose
   *[nobody] { $seat } chooses
} the { $line ->
    [1] first
   *[other] second
} ability of { $hero }.
event-hero-first = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} in { $place } comes next.
event-ability-idle = The ability has no effect.
event-actions-gained = { $you ->
    [seat] You gain
   *[nobody] { $seat } gains
} { $count ->
    [0] no action.
    [one] one action.
   *[other] { $count } actions.
}
event-hero-killed = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} in { $place } is discarded.
event-hero-pushed = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} is pushed from { $place_from } to { $place_to }.
event-hero-joined = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} comes from { $place } to { $place_to }.
event-hero-sent-to-camp = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} is sent from { $place } back to camp.
event-hero-sent-to-hand = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} is sent from { $place } back to hand.
event-hero-recovered-to-camp = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} comes back from { $place } into camp.
event-hero-recovered-to-hand = { $you ->
    [seat] Your { $hero }
   *[nobody] { $seat }’s { $hero }
} comes back from { $place } into hand.
event-cube-added = { $you ->
    [seat] You get
   *[nobody] { $seat } gets
} a cube in { $place }.
event-cube-removed = { $you ->
    [seat] You lose
   *[nobody] { $seat } loses
} a cube in { $place }.
event-popularity-taken = { $you ->
    [seat] You are the first in { $place } and take
   *[nobody] { $seat } is the first in { $place } and takes
} the Popularity token.
event-popularity-passed = The Popularity token of { $place } passes { $you ->
    [seat] to you
   *[nobody] to { $seat }
}.
event-popularity-returned = The Popularity token of { $place } goes back on the tile.
event-packs-dealt = Round { $round } of the draft: six cards each.
event-pack-dealt = { $you ->
    [seat] You look
   *[nobody] { $seat } looks
} at { $heroes }.
event-pack-received = { $you ->
    [seat] You receive
   *[nobody] { $seat } receives
} { $heroes }.
event-hero-kept = { $you ->
    [seat] You keep
   *[nobody] { $seat } keeps
} { $hero }.
event-draft-ended = The draft is over. With the cards that came back, both have twelve heroes, shuffled unseen.
event-hero-enlisted = { $you ->
    [seat] You enlist { $hero }.
   *[nobody] { $seat } enlists { $hero }.
}
event-decks-brought = Both have brought a deck of { $count } heroes.
event-deck-shown = { $you ->
    [seat] Your deck, for all to see: { $heroes }.
   *[nobody] { $seat }’s deck, for all to see: { $heroes }.
}
event-deck-revealed = { $you ->
    [seat] Your deck was: { $heroes }.
   *[nobody] { $seat }’s deck was: { $heroes }.
}

# What cannot be done
refused-not-now = “{ $action }” is not possible now.
refused-no-actions-left = You have no action left.
refused-no-extra-actions = At this table you cannot discard a card for one more action.
refused-unfinished-factions = This set of heroes is not whole yet: a faction has { $count } cards, not { $wanted }. Let the players bring their decks instead (decks: own).
refused-unfinished-draft = This set of heroes is not whole yet: { $count } cards have the draft icon, not { $wanted }. Let the players bring their decks instead (decks: own).
refused-unfinished-box = This set has only { $count } cards. A deck needs { $wanted }.
refused-other-version = { $hero } is for the other rule of Popularity.
refused-no-more-in-box = { $hero }: a box has no more than { $count }.
refused-not-in-hand = { $hero } is not in your hand.
refused-too-dear = { $hero } costs { $cost } Food, and your camp has { $food }.
refused-not-in-camp = { $hero } is not in your camp.
refused-one-a-region = You have already sent a hero to { $place } in this action.
refused-forbidden = An opposing hero keeps you from deploying to { $place }.
refused-not-there = { $hero } is not in { $place }.
refused-blocked = An opposing hero keeps yours from leaving { $place }.
refused-not-adjacent = { $hero } can only move to an adjacent Region.
refused-not-so-much = There is no more than { $food } Food to take along.
refused-feed-as-many = As many heroes as possible must be fed: { $hero } cannot be the one to go.
refused-same-faction = There is only one deck of { $faction } in the box.
refused-no-such-set = There is no set of heroes “{ $value }”; there is { $choices }. Did you mean { $nearest }?
refused-broken-set = The set of heroes has a fault ({ $card }): { $problem }
refused-wrong-deck = This cannot be built from a box (in brackets: the deck and the line).{ $entries_count ->
    [0] { "" }
   *[other] { " " }Not a hero’s id or number with a count: { $entries }.
}{ $unknown_count ->
    [0] { "" }
   *[other] { " " }Not in this set of heroes: { $unknown }.
}{ $versions_count ->
    [0] { "" }
   *[other] { " " }For the other rule of Popularity: { $versions }.
}{ $copies_count ->
    [0] { "" }
   *[other] { " " }More than a box has: { $copies }.
}{ $sizes_count ->
    [0] { "" }
   *[other] { " " }A deck has { $wanted } cards, not { $sizes }.
}

# How it is set up
option-decks = Decks
option-decks-help = Ready decks, a draft in secret, or decks that the players bring.
option-decks-factions = factions
option-decks-draft = draft
option-decks-own = each brings their own
option-decks-constructed = written down for both
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
option-deck_lists = Deck lists
option-deck_lists-help = Whether you know beforehand which cards are in the other’s deck.
option-deck_lists-secret = secret until the end
option-deck_lists-open = open for both
option-deck_1 = First seat’s deck
option-deck_1-help = Twelve cards, such as “archangel 2, goat, dragon …”; for decks that are written down for both.
option-deck_2 = Second seat’s deck
option-deck_2-help = Twelve cards, such as “archangel 2, goat, dragon …”; for decks that are written down for both.
option-extra_actions = Extra actions
option-extra_actions-help = In the Military phase you may discard a card from your hand for one more action.
option-popularity = Popularity
option-popularity-help = The first in a Region takes its token, which wins ties.
option-heroes = Heroes
option-heroes-help = A set of heroes: “tablee” (the newest one), “tablee-1” (the first one, with simpler abilities), or a set of your own as one line (tablee heroes pack FILE).
idle-factions = only with the ready decks of factions
idle-own = only where each brings their own deck
idle-constructed = only with decks written down for both
preset-first-game = First game: Humans against Orcs & Goblins
preset-forest-and-steel = Elves against the Mechanical Army
preset-popularity = Mechanical Army against Humans, with Popularity
preset-advanced = Orcs & Goblins against Elves, with both advanced rules
preset-draft = Draft
preset-advanced-draft = Draft with both advanced rules
preset-tournament = Tournament: decks of one’s own
preset-open-tournament = Tournament with open deck lists
preset-swarm-and-siege = Swarm against Siege: two built decks
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
draw-name = { $seat }
draw-hero = { $hero }
draw-camp-of = camp
draw-tile = Worth { $points } points. { $slots ->
    [one] One cube wins it.
   *[other] { $slots } cubes fill it; then it is won.
}
draw-arrival = Strength there: { $strength } against { $other }. Food needed: { $missing }; you have { $high }.
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
draw-printed = Costs { $cost } Food, strength { $strength }, eats { $hunger }.
draw-turn = { $seat } to play, { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}, reserve { $reserve } Food
draw-draft = Draft, round { $round }: { $picked } of 4 cards kept
draw-draft-kept = You keep: { $heroes }
draw-draft-pack = Before you: { $heroes }
draw-enlist = Your deck, { $count } of 12: { $heroes }
draw-enlist-text = Enlist hero after hero, or give the whole deck at once: paste its text, such as “archangel 2, goat, 17”, or the name of a file that has it. You can type it too, after /.
draw-enlist-secret = Both put their decks together in secret: { $count } of 12

# What a hero can do in a few letters, for small cards in the terminal; ● is Food
short-if = { $text }: { $what }
short-if-alone = alone
short-if-accompanied = with ally
short-if-opposed = facing foe
short-if-unopposed = no foe
short-if-outnumbered = fewer
short-if-weaker = weaker
short-if-farm = Farm
short-if-mine = Mine
short-if-city = City
short-per-friend = ally
short-per-enemy = foe
short-per-tile = tile
short-here = here
short-camp = camp
short-anywhere = a Region
short-foe = foe
short-others = others
short-neighbours = beside
short-all-others = all others
short-foes = foes
short-foes-adjacent = foes beside
short-all-foes = all foes
short-draw = draw { $amount }
short-make-discard = foe discards { $amount }
short-extra-action = action +{ $amount }
short-show-hand = see hand
short-strip-hand = foe’s hand −{ $amount }
short-fly = flies
short-forbid = no foe enters
short-block = no foe leaves
short-survive = survives
short-tie = wins ties
short-steal = steal { $amount }●
short-bring = bring { $amount }●
short-kill = discard
short-send-back = send back
short-push = push
short-join = call over
short-recover = take back
short-hunger = eats { $amount }
short-immune = immune
short-cost = cost { $amount }

# The text of a card
text-recruited = When recruited: { $what }.
text-deployed = When deployed: { $what }.
text-moved = When moved: { $what }.
text-control = At your Control, in a Region: { $what }.
text-maintenance = At your Maintenance, in a Region: { $what }.
text-income = At your Income, in a Region: { $what }.
text-discarded = When discarded from a Region: { $what }.
text-always = In a Region: { $what }.
text-enemy-deployed = When the opponent deploys a hero to its Region: { $what }.
text-tile-won = When you win the tile of its Region: { $what }.
text-tile-lost = When the opponent wins the tile of its Region: { $what }.
text-in-camp = While in camp: { $what }.
text-or = Or instead: { $what }.
text-pay = you may pay { $pay } Food of your camp to { $what }
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
text-per-tile = { $what } for each tile you have won
text-enemy-here = { $count ->
    [one] an opposing hero of this Region
    [all] all opposing heroes of this Region
   *[other] { $count } opposing heroes of this Region
}
text-enemy-adjacent = { $count ->
    [one] an opposing hero of an adjacent Region
    [all] all opposing heroes of adjacent Regions
   *[other] { $count } opposing heroes of adjacent Regions
}
text-enemy-anywhere = { $count ->
    [one] an opposing hero of any Region
    [all] all opposing heroes of all Regions
   *[other] { $count } opposing heroes of any Regions
}
text-friend-here = { $count ->
    [one] another of your heroes from this Region
    [all] all your other heroes from this Region
   *[other] { $count } of your other heroes from this Region
}
text-friend-adjacent = { $count ->
    [one] another of your heroes from an adjacent Region
    [all] all your heroes from adjacent Regions
   *[other] { $count } of your heroes from adjacent Regions
}
text-friend-anywhere = { $count ->
    [one] another of your heroes from any Region
    [all] all your other heroes from all Regions
   *[other] { $count } of your other heroes from any Regions
}
text-friend-camp = { $count ->
    [one] a hero of your camp
    [all] all heroes of your camp
   *[other] { $count } heroes of your camp
}
text-itself = this hero
text-hero-of-discard = { $count ->
    [one] a hero of your discard
    [all] all heroes of your discard
   *[other] { $count } heroes of your discard
}
text-limited = { $whom } ({ $limits })
text-strength-at-most = strength { $limit } or less
text-strength-at-least = strength { $limit } or more
text-strength-exactly = strength { $limit }
text-strength-between = strength { $least } to { $most }
text-cost-at-most = cost { $limit } or less
text-gain-here = add { $amount } Food from the reserve here
text-gain-camp = take { $amount } Food into your camp
text-gain-anywhere = put { $amount } Food into one Region where you have heroes
text-bring-here = bring up to { $amount } Food here from your camp
text-bring-anywhere = bring up to { $amount } Food from your camp to one Region where you have heroes
text-burn-here = make the opponent lose { $amount } Food here
text-burn-camp = make the opponent lose { $amount } Food in camp
text-steal-here-here = steal { $amount } of the opponent’s Food here for your side
text-steal-here-camp = steal { $amount } of the opponent’s Food here for your camp
text-steal-camp-here = steal { $amount } Food of the opponent’s camp for this Region
text-steal-camp-camp = steal { $amount } Food of the opponent’s camp for your camp
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
text-show-hand = look at the opponent’s hand, laid open for all
text-strip-hand = look at the opponent’s hand and discard { $amount ->
    [one] a card
   *[other] { $amount } cards
} of it
text-strip-hand-cost = look at the opponent’s hand and discard { $amount ->
    [one] a card
   *[other] { $amount } cards
} of it (cost { $limit } or less)
text-kill = discard { $whom }
text-send-to-camp = send { $whom } back to camp
text-send-to-hand = send { $whom } back to the owner’s hand
text-push = push { $whom } to an adjacent Region
text-push-with-food = push { $whom } to an adjacent Region, with any Food from where it was
text-join = bring to this Region { $whom }
text-join-with-food = bring to this Region { $whom } with any Food from there
text-recover-to-camp = take { $whom } into your camp
text-recover-to-hand = take { $whom } into your hand
text-strength-self = { $amount } strength
text-strength-friends = your other heroes there have { $amount } strength
text-strength-friends-adjacent = your heroes in adjacent Regions have { $amount } strength
text-strength-friends-anywhere = your other heroes in all Regions have { $amount } strength
text-strength-enemies = opposing heroes there have { $amount } strength
text-strength-enemies-adjacent = opposing heroes in adjacent Regions have { $amount } strength
text-strength-enemies-anywhere = opposing heroes in all Regions have { $amount } strength
text-hunger = { $amount ->
    [0] eats nothing
   *[other] eats { $amount } Food
}
text-hunger-friends = { $amount ->
    [0] your other heroes there eat nothing
   *[other] your other heroes there eat { $amount } Food at most
}
text-hunger-enemies = opposing heroes there eat { $amount } Food at least
text-fly = can move to any Region
text-immune = the opponent’s abilities cannot name it
text-immune-friends = the opponent’s abilities cannot name your other heroes there
text-block = opposing heroes there cannot move away
text-survive = returns to camp when you win the tile
text-tie = you win ties there at your Control
text-forbid = the opponent cannot deploy heroes there
text-cost-less = your heroes cost { $amount } Food less
text-cost-more = your heroes cost { $amount } Food more
text-enemies-cost-less = the opponent’s heroes cost { $amount } Food less
text-enemies-cost-more = the opponent’s heroes cost { $amount } Food more

# What is wrong with a set of heroes
problem-of-hero = { $line ->
    [0] { $card }: { $told }
   *[other] line { $line }, { $card }: { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] line { $line }: { $told }
}
problem-too-long = it has { $count } characters; at most { $most } can be read
problem-too-deep = there are more than { $most } dots on this line; a key needs one or two
problem-syntax = this cannot be read: { $detail }
problem-not-a-table = a hero begins with [[hero]], an ability with [[hero.ability]]
problem-unknown-field = there is no “{ $value }” here. Did you mean “{ $nearest }”? Valid: { $choices }
problem-missing-field = “{ $field }” is missing; valid: { $choices }
problem-wrong-kind = { $field } = { $value } is not what belongs there; valid: { $choices }
problem-wrong-name = { $field } = { $value }: “{ $language }” must be a name of 1 to { $most } letters; valid: { $choices }
problem-not-a-word = { $field } = “{ $value }” is not a valid word. Did you mean “{ $nearest }”? Valid: { $choices }
problem-out-of-bounds = { $field } = { $value } is not between { $low } and { $high }
problem-not-always = “{ $value }” happens once: “when” must say when, not “always”
problem-only-always = “{ $value }” holds while the hero is in a Region: “when” must be “always” (“in-camp” goes with “strength” and “cost”)
problem-not-in-camp = a hero in camp is in no Region: { $field } = “{ $value }” has no meaning; valid: { $choices }, or another “when”
problem-needs-region = the hero is in camp: { $field } = “{ $value }” needs a Region, and so one of these for “when”: { $choices }
problem-not-itself = { $field } = “{ $value }” does not fit here. The hero itself is in no Region while it is in camp, when it is recruited or discarded, and when its tile is won; it is in no other Region than its own; and it is only one, so “all” and “targets” do not go with it. Valid: { $choices }, or another “when” or “where”
problem-twice = this hero has “{ $value }” already: once is enough
problem-no-alternative = “or” belongs to the second of two abilities that follow each other and have the same “when”; more than two cannot be alternatives
problem-paid-is-optional = an ability with “pay” is always optional: leave “optional” out
problem-own-food = “with_food” needs one hero of your own: leave out “all”, and do not use “enemies”
problem-circular = { $field } = “{ $value }” would ask for the strength that it changes; use another condition
problem-double-id = there is already a hero “{ $value }”
problem-too-many-abilities = { $count } abilities are too many for a hero; at most { $most }
problem-too-many-kinds = { $count } kinds of heroes are too many; at most { $most }
problem-faction-size = the deck of { $faction } { $version } has { $count } cards, not 12 ({ $list }): change “copies”, “faction” or “version” of its heroes
problem-draft-size = { $version }, { $count } cards have the draft icon, not 36 ({ $list }): eighteen heroes with “copies = 2” and “draft = true” are right

# The board on the page
board-turn = { $you ->
    [seat] Turn { $turn }: yours
   *[nobody] Turn { $turn }: { $seat }
}
board-reserve = Reserve
board-food = Food: { $food }
board-region = { $place }
board-camp = { $you ->
    [seat] Your camp
   *[nobody] { $seat }’s camp
}
board-score = { $points } of 7 points
board-hand = Your hand
board-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-deck = deck { $count }
board-discard = discard { $count }
board-tile = { $tile }
board-points = { $points } points
board-below = One more lies below
board-no-tile = No tile is left here.
board-tile-closed = The next tile is face down.
board-cubes = { $you ->
    [seat] You: { $count } of { $slots } slots taken
   *[nobody] { $seat }: { $count } of { $slots } slots taken
}
board-popularity-free = Popularity token, for the first who comes
board-popularity = { $you ->
    [seat] You hold the Popularity token
   *[nobody] { $seat } holds the Popularity token
}
board-hero = { $name }, strength { $strength }
board-may-starve = May go hungry
board-strength = { $you ->
    [seat] You: strength { $strength }
   *[nobody] { $seat }: strength { $strength }
}
board-by-abilities = printed on the cards: { $strength }; abilities change it
board-next-cube = next: a cube
board-next-tile = next: the tile, +{ $points }
board-eats = eats { $food }
board-hungry = { $count ->
    [one] 1 will starve
   *[other] { $count } will starve
}
board-more = { $count ->
    [one] One more hero
   *[other] { $count } more heroes
}
board-heroes-of = { $you ->
    [seat] Your heroes: { $place }
   *[nobody] { $seat }’s heroes: { $place }
}
board-look-seat = { $seat }: look closer
board-now = Strength now: { $strength }
board-known-hand = Known cards in hand
board-known-deck = Known cards of the deck, wherever they are
board-no-ability = No ability.
board-takes = Food along:
board-as-needed = as needed
board-less-food = Less Food
board-more-food = More Food
board-supply = Supply: +1 Food
board-in-hand = in hand
board-in-deck-pile = in the deck
board-in-discard = discarded
board-deploy-here = Deploy here
board-move-here = Move here
board-choose-here = Choose this one
board-starve = { $count ->
    [one] 1 starves there
   *[other] { $count } starve there
}
board-starving = Someone would starve
board-starving-help = If nothing changes, you must discard at the start of your next turn:
board-starving-all = { $heroes }, in { $place }
board-starving-some = { $count } of { $heroes }, in { $place }
board-end-anyway = Go on all the same
board-not-yet = Not yet
board-starve-left = { $count ->
    [one] 1 left behind starves
   *[other] { $count } left behind starve
}
board-lost = { $food } Food is lost
board-cost = costs { $food } Food
board-printed = strength { $strength }
board-actions = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
board-act = { $count ->
    [0] Your turn, no action left:
    [one] Your turn, one action left:
   *[other] Your turn, { $count } actions left:
} { $choices }?
board-act-any = { $count ->
    [one] Your turn, one action left: what do you do?
   *[other] Your turn, { $count } actions left: what do you do?
}
board-act-recruit = recruit
board-act-deploy = deploy
board-act-move = move
board-act-spend = spend a card
board-act-supply = take Food
board-act-done = end the turn
board-asked = { $you ->
    [seat] { $prompt } — { $hero }: “{ $text }”
   *[nobody] { $prompt } — { $seat }’s { $hero }: “{ $text }”
}
board-asked-hero = Which ability of { $hero }?
board-put-back = Put back
board-draft = Draft, round { $round } of 2
board-draft-six = Of the six cards that you were dealt, keep { $count ->
    [one] one more
   *[other] { $count }
}; the other four go to your opponent.
board-draft-four = Your opponent passed these on. Keep { $count ->
    [one] one more
   *[other] { $count }
}; the last two join your opponent’s deck.
board-draft-secret = Both players choose their cards in secret.
board-draft-kept = Kept so far: { $count }
board-all-heroes = All heroes
board-set-ours = The rulebook shows none of the printed cards: these heroes are this project’s own set, true to the few facts that the rulebook gives. Each text is made from the data that the rules follow, so what is written is what happens.
board-set-own = These heroes are a set that somebody brought to this table. Each text is made from the data that the rules follow, so what is written is what happens.
board-version = only { $version }
board-in-draft = in the draft
board-own-set = Whose heroes
board-set-tablee-3 = The third set: factions of equal strength
board-set-tablee-2 = The second set: livelier abilities than in the first
board-set-tablee-1 = The first set: simpler abilities
board-set-yours = Your own set
board-load-set = Bring a set of your own…
board-download-set = Take ours as a start
board-set-loaded = Your own set is at this table, with { $count } kinds of heroes in play.
board-set-faults = { $file } cannot be played with yet. { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
board-muster = Bring your deck
board-muster-secret = Twelve heroes of the whole box. Nobody sees them until they come into play.
board-muster-open = Twelve heroes of the whole box. When both are ready, both see both lists.
board-muster-watch = Both players put their decks together in secret.
board-muster-waiting = Your deck is ready. The game begins when the other is ready, too.
board-muster-saved = Decks that I keep
board-muster-build = Build a deck
board-muster-bring = Bring this deck ({ $count } of 12)
board-muster-deck = My deck
board-muster-name = Name of the deck
board-muster-save = Keep it in this browser
board-muster-forget = Forget { $name }
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
why-enlist = It fits the deck, and for its cost it can do much.
why-mulligan = Expensive heroes come too late for the first turns; the others are worth keeping.
why-plan-leads = The first step of a turn that puts you ahead in { $place }.
why-plan-recruits = { $hero } makes your army stronger for what comes.
why-plan-supplies = Food now is worth more than anything else you can do with the action.
why-plan-feeds = Heroes without Food are lost: so much keeps them where they are needed.
why-plan-spares = Your Food is worth more where it is now.
why-plan-holds = Of all turns the planner tried, the best begin like this.
why-only-holds = At the next Control your rival would win with the { $count ->
    [one] tile
   *[other] tiles
} in { $places }. Only this first step prevents it: after any other, your rival can still win, whatever you do (all turns were tried).
puzzle-hold-out = Your rival is about to win at the next Control. Only one first step still prevents it ({ $count ->
    [one] one action left
   *[other] { $count } actions left
}). Which?

# The score after the end
score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-tiles = { $seat }: { $tiles }
