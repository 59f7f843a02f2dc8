# What the commands of this game say.
cli-heroes = show, check and measure sets of heroes for Twelve Heroes
heroes-show = show every hero of a set with its text
heroes-check = say what is wrong with a set of heroes
heroes-pack = print a set of heroes as one line, for --option heroes=…
heroes-deck = check a deck and print it as one line, for --option deck_1=…
heroes-schema = print the JSON Schema of a set of heroes
heroes-balance = play the factions of a set against each other
heroes-file = a file with a set of heroes (docs/heroes.md), or the name of one of ours, such as tablee-1
heroes-deck-file = a deck: on each line a hero’s id or number, and the number of copies
heroes-set = another set of heroes than the newest: a file, or a name such as tablee-1
heroes-popularity = with the rule of Popularity
heroes-extra-actions = with the rule of extra actions
heroes-deals = deals for each pair of factions, each played twice
heroes-width = how many positions the bots keep after each action of their search
heroes-ideas = how many plans for a turn the bots try out over two turns before they choose
heroes-good = { $path }: no problems in these { $count } cards.
heroes-unfinished = { $path }: not a complete box yet, but players who bring their own decks can use these { $count } cards (--option decks=own).
heroes-number = No.
heroes-name = hero
heroes-cost = cost
heroes-strength = strength
heroes-copies = cards
heroes-text = ability
heroes-draft-icon = ◆ with the draft icon
heroes-our-own = These heroes are our own: the rulebook shows no cards. You can also play with a file of the cards in your box (docs/heroes.md).
heroes-balance-title = { $count } games between bots that keep { $width } positions and try out { $ideas } plans for a turn
heroes-pair = pair
heroes-all = the first one wins
heroes-beginning = when beginning
heroes-following = when second
heroes-first-player = The first player wins { $share }.
heroes-turns = Turns of both together: { $low } in a short game, { $middle } in the middle one, { $high } in a long one, at most { $longest }.
heroes-recruited = recruited in
heroes-percent = { $value }%
heroes-effect = more wins if drawn early
heroes-moments = abilities come up in a game
heroes-worked = and do something
refused-heroes-encoding = { $path }: line { $line } is not UTF-8. Save the file as UTF-8 text.
refused-heroes-broken = { $path }: { $text } ({ $count ->
    [one] one problem
   *[other] { $count } problems
}; tablee heroes check shows all)
