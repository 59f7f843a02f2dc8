# Small words
yes = yes
no = no
nothing = nothing
player = Player
seat-without-name = seat { $number }
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Boris, Chloé, Dana, Fanny, Gleb, Jeanne, Kenji, Lola, Milan, Nadia, Paula, Quentin, Rosa, Sacha, Tania, Vera, Max, Nina, Rémi, Sonia, Théo, Yara
name-level = { $name } ({ $text })
at-the-table = At the table: { $text }.
at-line = line { $line }: { $text }

# What cannot be done, in any game
refused-seats = This game is for { $low ->
    [one] { $low } player
   *[other] { $low } players
} at least and { $high } at most, not { $seats_wanted }. Choose another number with --seats.
refused-unknown-action = This game has no action { $action }.
refused-over = The game is over.
refused-stale = That choice is no longer awaited: the game has moved on.
refused-not-awaited = It is not this player’s turn to choose.
refused-nothing-to-retract = There is no choice to take back.
refused-nothing-to-undo = This choice cannot be taken back: something was dealt, answered or revealed since, or there was none.
refused-no-such-decision = The game has no such decision to go back to.
refused-deal-not-awaited = No luck is awaited from “{ $stream }” at this point.
refused-deal-impossible = “{ $stream }” cannot have given { $outcome }.
refused-no-such-game = There is no game “{ $game_id }”. There is { $choices }; `tablee games` says more.
refused-no-such-language = “{ $value }” is not a language of this program. Choose { $choices }.
refused-no-lesson = There is no guided first game for this one yet.
refused-no-such-bot = There is no bot “{ $value }” in this game. Choose { $choices }.
refused-no-such-preset = There is no preset “{ $value }” in this game. Choose { $choices }.
refused-no-such-seat = There is no such seat. Choose a number from 1 to { $high }.
refused-option-choice = { $option }: “{ $value }” is not possible. Choose { $choices }.
refused-option-number = { $option }: “{ $value }” is not a number.
refused-option-bounds = { $option }: { $value } is not possible. Choose a number from { $low } to { $high }.
refused-option-unknown = There is no option “{ $option }”. There is { $choices }.
refused-option-shape = The options are not a list of names and values.
refused-option-kind = { $option }: “{ $value }” is of the wrong kind ({ $kind } is wanted).
refused-option-without-value = “{ $value }” has no value. Write --option name=value; `tablee options GAME` lists them.
refused-not-a-number = “{ $value }” is not possible here. Give a number, { $low } or more.
refused-seed = “{ $value }” is not a seed. Give up to 64 hexadecimal digits (0–9, a–f).
refused-name = A player’s name needs at least one letter or digit.
refused-too-many-people = { $count ->
    [one] { $count } player does
   *[other] { $count } players do
} not fit into { $seats_wanted ->
    [one] { $seats_wanted } seat
   *[other] { $seats_wanted } seats
}. Choose a greater number with --seats.
refused-resume-without-seed = This record has no seed, so its luck cannot go on. Only games that this program saved itself can be resumed.
refused-resume-finished = This game is over already. `tablee replay FILE` shows it.
refused-nothing-to-resume = There is no unfinished game. `tablee play` begins a new one.
refused-malformed = This message cannot be read: { $detail }
refused-not-text = { $path } is not a text file, and so no record of a game.
refused-arguments = This cannot be read: { $text }. `{ $program } --help` shows what is possible.
refused-arguments-unknown = “{ $text }” is not understood. `{ $program } --help` shows what is possible.
refused-no-such-choice = There is no “{ $value }” here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Possible: { $choices }. `{ $program } --help` says more.
refused-arguments-missing = Something is missing: { $text }. `{ $program } --help` shows how it is written.
refused-argument-without-value = { $text } needs a value after it. `{ $program } --help` shows which.
broken-record = This is not a record that can be read. Line { $line }: { $text }
broken-log = This record does not fit the rules. Entry { $entry }: { $text }
file-trouble = { $path }: { $text }. Check the path and who may read or write it.
interrupted = Stopped.

# At a table with others
refused-not-playing = No game is being played at this table.
refused-bot-plays = A bot plays for you here. Take your seat back first.
refused-paused = The game is paused. It goes on when the host resumes it.
refused-paused-already = The game is paused already.
refused-not-paused = The game is not paused.
refused-undo-too-late = It is too late to take this back: the game has gone on.
refused-not-seated = Only those who sit at the table can do this. Take a seat first.
refused-host-only = Only the host of the table can do this. Ask them.
refused-started-already = The game has begun already.
refused-seat-taken = This seat is taken. Choose another one.
refused-player-present = The player in this seat is still here. A bot can have it once they are gone.
refused-seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still empty. Wait for players, or give the seats to bots.
refused-question-open = Another question is still being answered. Answer it first.
refused-no-question = There is no question to answer any more.
refused-undo-revealed = This cannot be taken back: it has shown you something new.
refused-forfeited = This seat has lost by the clock; a bot plays it to the end.
refused-no-seat-for-you = No seat of this table is for a person. Leave one free for yourself, or do not sit down.
refused-no-spectators = This table does not want spectators. Open one of your own, or ask the host for the next game.
refused-no-such-table = There is no table with the code “{ $value }”. Check the link.
refused-no-such-request = There is no such request. /api/openapi.json describes all there are.
refused-still-playing = The game is not over yet. Come back when it has ended.
refused-try-again = The server could not do this just now. Try again in a moment.
refused-too-fast = That is too much at once. Wait a moment.
refused-too-large = That is too large: { $high } bytes at most.
refused-who-are-you = The server does not know you (any more). Choose a name first.
refused-bad-device-code = This code is unknown, used or too old. Ask for a new one on the other device.
refused-hello-first = The first message must be hello, with the token.
refused-hello-once = Hello is said once, and a pong answers a ping.
refused-no-hello = Nothing was said in time. The first message must be hello, with the token.
refused-nothing-said = There is nothing to read in this message.

# What is wrong with a record
refused-record-opening = A record begins with the line “tablee record { $format }”.
refused-record-format = This program reads records of format { $format }; this one says { $word }.
refused-record-without = The line “{ $word } …” is missing; it must come before what follows from it.
refused-record-rules = This game was played by version { $word } of the rules; this program has version { $ours }.
refused-record-line = “{ $word }” begins no line of a record. Expected is a choice such as “1.2 …”, or deal, rewind, seed, result.
refused-record-number = A number is expected, not “{ $word }”.
refused-record-hex = Hexadecimal digits are expected, not “{ $word }”.
refused-record-place = “{ $word } { $number } …” is expected here.
refused-record-empty = Nothing follows “{ $word }”.
refused-record-quotes = A text in double quotes is expected, not { $word }.

# Whether a record holds
verify-good = The record holds: the seed is the one promised, { $count ->
    [one] { $count } entry follows
   *[other] all { $count } entries follow
} from it and from the rules, and the result is right.
verify-so-far = So far the record holds: the seed is the one promised, every outcome follows from it, and every choice was legal. The game is not over.
verify-bad = The record does not hold. { $text }
verify-no-seed = It has no seed, so its luck cannot be checked. A game that is not over keeps its seed secret.
verify-commitment = The seed is not the one promised at the start: its commitment would be { $detail }.
verify-illegal = This entry is against the rules: { $detail }
verify-outcome = This entry does not follow from the seed and the choices; there should be: { $detail }
verify-result = The result is wrong; the places are: { $detail }

# The command line
version-compiled = tablee { $version } (rules: compiled by mypyc)
version-plain = tablee { $version } (rules: plain Python)
cli-about = A shelf of games to play, study and solve.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help = show this and stop
cli-version = show the version and whether the rules are compiled
cli-lang = the language; else that of the environment
cli-games = list the games
cli-options-command = show the variants, presets and bots of a game
cli-play = play a game in the terminal
cli-learn = learn a game by playing it, with a tutor
cli-watch = let bots play a game, and read it as a story
cli-replay = step through the record of a game
cli-verify = check a record without trusting whoever made it
cli-simulate = let bots play many games, and sum them up
cli-arena = let bots meet in every seat with the same luck
cli-game = the game, as in `tablee games`
cli-preset = a set of variants with a name, as in `tablee options GAME`
cli-option = one variant; may be given several times
cli-seats = how many players
cli-bots = the bots, as in `tablee options GAME`; the last one is repeated as needed
cli-name = your name; several names are several people at this terminal
cli-seed = the seed of all luck, to play the same game again
cli-record = write the record of the game to this file
cli-resume = go on with a saved game; without a file, with the latest
cli-pace = how long bots pause, in seconds
cli-plain = plain lines instead of a screen
cli-file = the record of a game
cli-viewer = see it as this seat did; else as a spectator
cli-all = hide nothing
cli-matches = how many games
cli-deals = how many deals; each is played once in every seating
cli-ladder = all bots of the game against all, with Elo ratings; the first has 1000
cli-write = write the ratings into this file
cli-label = any text; the same text gives the same games
cli-processes = how many processes share the work; usually one
cli-json = print the numbers as JSON
games-game = game
games-name = name
games-seats = players
games-about = what it is
options-option = option
options-values = values
options-usual = usual
options-about = what it does
options-presets = presets
options-bots = bots
watch-seat = { $seat }: { $text }

# Many games
simulate-title = { $game }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
simulate-lengths = Choices in a game: { $mean } on average; { $shortest } at least, half of them { $low } to { $high } (middle { $middle }), { $longest } at most.
simulate-draws = Games in which the first place is shared: { $share }.
simulate-first = The first seat’s part of the wins, less an equal part: { $share }.
lab-seat = seat
lab-bot = bot
lab-share = part of the wins (95% interval)
lab-wins = wins alone (95% interval)
lab-rank = mean place
lab-games = games
lab-estimate = { $value }% ({ $low } … { $high })
arena-title = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each in { $count } seatings
ladder-title = { $game }: all against all, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in every line-up of { $count }
ladder-elo = Elo (95% interval)
arena-difference = { $first } less { $second }: { $share }

# Before the game
setup-game = What shall we play?
setup-preset = By which rules?
setup-seats = How many players?
setup-bots = How strong are the bots?
setup-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lesson-luck = A real game with one difference: the luck of this lesson was chosen beforehand, so that there is something to learn. You may choose whatever the rules allow.
lesson-says = Your tutor: { $text }
lesson-advice = My advice: { $text }
luck-committed = The luck of this game is fixed already. Its commitment: { $commitment }

# At the table
turn-yours = Your turn
turn-others = { $count ->
    [one] { $seats } is thinking …
   *[other] { $seats } are thinking …
}
turn-over = The game is over
typed = › { $text }  { $found ->
    [0] nothing fits
    [one] { $found } choice
   *[other] { $found } choices
}
hint = A hint: { $text }
curtain = { $seat }, it is your turn. Nobody else looks!
rules-title = The rules of { $game }
rules-search = search: words, or a rule such as D-1.4
rules-none = No rule says that.
keys-play = ↑↓ Enter · type to find · h hint · u undo · ? rules · F2 language · q quit
keys-question = ↑↓ Enter choose · Esc back · q quit
keys-curtain = Enter go on · q quit
keys-rules = type to search · ↑↓ scroll · Esc back
keys-replay = → next · ← back · Home End · number Enter · ? rules · F2 language · q quit

# The end
result-win = { $seat } wins.
result-draw = { $seats } share the win.
result-place = { $place }. { $seat }
luck-revealed = The seed was { $seed }
saved-unfinished = The game is saved. Go on with: tablee play --resume { $path }
saved-finished = The record: { $path } (tablee replay, tablee verify)
next-again = Play again
next-other = Play something else
next-copy = Save the record in this folder
next-leave = Leave

# Plain lines
plain-usual = Number (Enter for { $number }):
plain-not-a-number = Please type a number from 1 to { $high }, or press Enter.
plain-asked = { $seat }: { $prompt }
plain-choose = Number or words (? rules, h hint, u undo, b board, l language, q quit):
plain-chosen = → { $text }
plain-several = Several choices fit:
plain-none = No choice fits. Type its number, or words of it.

# A record played again
replay-start = the start
replay-step = step { $number } of { $count }
replay-choice = { $seat }: { $text }
replay-secret = { $seat } has chosen in secret
replay-retracted = { $seat } takes the choice back
replay-chance = chance
replay-rewound = the game goes back to an earlier choice

# The server
refused-setting = { $option }: “{ $value }” is not possible ({ $detail }). `tablee serve --help` shows all settings.
refused-redis-without-postgres = Several processes share their tables in PostgreSQL: --redis needs --database postgresql://…
refused-cannot-open = The server cannot start: { $text }.
refused-cannot-listen = The server cannot listen on { $host }, port { NUMBER($number, useGrouping: 0) }: { $text }. Choose another with --port or --host.
cli-serve = serve tables over HTTP and WebSocket
serve-ready = Tables are served at { $url } (Ctrl-C stops).
serve-open = open the shelf in the browser
serve-here-only = Only this machine can reach it. For friends on the same network: tablee serve --host 0.0.0.0
serve-default = [{ $text }; { $variable }]
serve-host = the address to listen on; 0.0.0.0 for all
serve-port = the port to listen on; 0 for any that is free
serve-database = sqlite:///FILE or postgresql://…; empty for a file in the user’s folder for data (or in TABLEE_DATA)
serve-redis = redis://… where several processes share the tables of a PostgreSQL database
serve-origins = the origins of web pages that may connect, separated by commas; empty for this server’s own, * for all
serve-proxy = true: believe X-Forwarded-For and -Proto of a proxy on this machine
serve-bot-workers = processes in which bots think
serve-bot-pace = seconds that a bot takes at least
serve-max-connections = open sockets in all
serve-max-per-address = open sockets of one address
serve-requests-per-second = HTTP requests of one address, on average
serve-messages-per-second = messages of one socket, on average
serve-max-message = bytes of one message
serve-max-body = bytes of the body of one request
serve-hello-timeout = seconds in which a socket must say who it is
serve-request-timeout = seconds that one HTTP request may take
serve-ping-every = seconds between two heartbeats
serve-silent-after = seconds of silence after which a socket is closed
serve-idle-table = seconds after which a quiet table leaves the memory
serve-keep-tables = days after which a table that never began, or was closed, is removed
serve-keep-guests = days after which a guest without tables is removed
serve-abandoned-after = days without a move after which a game is closed
serve-lease-seconds = seconds after which the tables of a dead process go to another
serve-log-level = how much is logged: debug, info, warning or error

# Sets of heroes
cli-heroes = show, check and measure sets of heroes for Twelve Heroes
heroes-show = show every hero of a set with its text
heroes-check = say what is wrong with a set of heroes
heroes-pack = a set of heroes as one line, for --option heroes=…
heroes-deck = check a deck and print it as one line, for --option deck_1=…
heroes-schema = the JSON Schema of a set of heroes
heroes-balance = play the factions of a set against each other
heroes-file = a set of heroes (docs/heroes.md)
heroes-deck-file = a deck: a hero’s id or number on each line, and how many
heroes-set = a set of heroes instead of the usual one
heroes-popularity = with the rule of Popularity
heroes-extra-actions = with the rule of extra actions
heroes-deals = deals for each pair of factions, each played twice
heroes-width = how many positions the bots keep in mind after each action
heroes-ideas = how many ideas of a turn the bots play on for two turns before they choose
heroes-good = { $path }: all is well with these { $count } cards.
heroes-number = No.
heroes-name = hero
heroes-cost = cost
heroes-strength = strength
heroes-copies = cards
heroes-text = ability
heroes-draft-icon = ◆ with the draft icon
heroes-our-own = These heroes are our own: the rulebook shows no card. A file with the cards of your box can be played too (docs/heroes.md).
heroes-balance-title = { $count } games between bots that keep { $width } positions in mind and play { $ideas } ideas of a turn on
heroes-pair = pair
heroes-all = the first one wins
heroes-beginning = when beginning
heroes-following = when second
heroes-first-player = Who begins wins { $share }.
heroes-turns = Turns of both together: { $low } in a short game, { $middle } in the middle one, { $high } in a long one, at most { $longest }.
heroes-recruited = recruited in
heroes-percent = { $value }%
heroes-effect = more wins if drawn early
refused-heroes-encoding = { $path }: line { $line } is not UTF-8. Save the file as UTF-8 text.
refused-heroes-broken = { $path }: { $text } ({ $count ->
    [one] one problem
   *[other] { $count } problems
}; tablee heroes check shows all)

# Exact answers
cli-solve = ask for exact answers: chances, best choices, equilibria
solve-killer = Killer: the chance of winning a duel, the best of one turn, what each keep is worth
solve-king = King of 12: what a round is worth to two who know each other’s hands, and how both play
solve-cards = the characters of the game (the first-game set unless told)
solve-hands = what each still holds, with commas (all the characters unless told)
solve-tokens = the tokens of each, such as 2+1 (none unless told)
solve-dice = the faces of both dice; without them, the mean over all rolls
solve-round = The round is worth { $value } to the first player: the chance of winning it less that of losing it.
solve-all-the-same = Every card is worth the same here, whatever the other plays.
solve-mix = Player { $number } plays { $card }: { $share }%
refused-no-such-card = There is no card “{ $value }” here. There is { $choices }.
refused-round-over = This round is over: both need two cards at least, and fewer than 8 points.
refused-card-twice = “{ $card }” is there twice. Everybody has each character once.
refused-uneven-hands = Hands have seven cards at most, and one may have one card fewer than the other.
refused-not-between = “{ $value }” is not possible here. Give a number from { $low } to { $high }.
solve-claim = Claim: what every decision of a recorded second phase could reach, and by which cards
solve-ending = { $number }. { $seat } can reach { $result } ({ $count ->
    [one] { $count } card does
   *[other] { $count } cards do
}) – { $played }: well played.
solve-any-card = { $number }. { $seat }: { $result }, whatever card is played – { $played }.
solve-mistake = { $number }. { $seat } can reach { $result } by { $best } – { $played }: that gives it away.
ending-win = a win
ending-draw = a draw
ending-loss = a loss
solve-last = only decisions with so many tricks or fewer to come
refused-other-game = This is a record of another game ({ $game_id }).
solve-life = the lives of the player to move, and of the other
solve-aim = what one turn is to bring, instead of the whole game
solve-roll = the dice that have just been rolled
solve-aside = the dice set aside before in this turn
solve-working = Working this out takes a minute or two once; afterwards it is remembered.
solve-win = With { $mine ->
    [one] { $mine } life
   *[other] { $mine } lives
} against { $other }, the player to move wins { $share }% of all games (± { $error }%).
solve-aim-value = { $goal }: { $value }
solve-keep = { $value }  set aside { $faces }
solve-more-keeps = … and { $count ->
    [one] { $count } worse choice.
   *[other] { $count } worse choices.
}
aim-attack = Chance of an attack
aim-no-loss = Chance of losing no life
aim-damage = Mean damage dealt
aim-net = Mean damage and lives gained, less lives lost
refused-life-or-aim = Give the lives of both players (--life 30 30), or what one turn is to bring (--aim net).
refused-not-all-dice = The dice rolled and those set aside must be { $count } together. Give them with --roll and --aside.
refused-no-face = “{ $value }” is not the face of a die. Give numbers from 1 to 6.

# The coach
why-best-by-search = Of the continuations tried, this did best.
why-mixed-by-search = No choice is right every time: the search makes this one { $share }% of the time, so that nobody can read it.
effort-exact = Worked out exactly.
effort-round = Worked out exactly for the rest of this round; what the round is worth in the match is an estimate.
effort-table = Worked out exactly for this turn; what follows is read from the solved game, good to about one per cent.
effort-model = Worked out exactly for this turn; what follows goes by a model of how the others play.
effort-sampled = Sampled: { $count ->
        [one] one continuation
       *[other] { $count } continuations
    } tried. By the luck of the tries alone, the chances can be off by about { $error }%.
effort-planned = Judged by planning the turn; the chances are an estimate.
cli-hint = how each choice does by what a seat knows, and why
cli-analyse = look at a finished game again: chances, mistakes, luck
cli-puzzle = the puzzle of the day: a position with one best answer
cli-unfinished = the record of a game, finished or not
cli-decision = at this decision of the record; else where it stops
cli-hint-seat = the seat that asks; else the first that is awaited
cli-analyse-seat = only the game of this seat; else of all
cli-seconds = how long to think, in seconds ({ $count } unless told)
cli-samples = so many samples for each question instead, however long that takes: the same answer every time
cli-date = the puzzle of this day; else today’s
cli-solution = show the solution too
hint-best = { $seat } does best with: { $text }
odds-line = { $percent }%  { $text }
odds-weight = play it { $percent }% of the time
chances-from-to = Chance of winning: from { $before }% to { $after }%
moved-luck = { $points }  dice and cards
moved-mine = { $points }  own choices
moved-others = { $points }  the others’ choices
lost-in-all = Against the best choices, { $points } given away in { $count ->
        [one] one choice
       *[other] { $count } choices
    }
moment-mistake = Step { $step }: { $after }% instead of { $before }%.
moment-found = Step { $step }, { $before }%: well found.
moment-luck = Step { $step }: luck, { $before }% → { $after }%.
played-best = Chosen: { $text }. { $why }
played-other = Chosen: { $text }. Better: { $best } (+{ $points }). { $why }
judged-so = { $count ->
        [one] One choice:
       *[other] { $count } choices:
    } { $text }
puzzle-title = { $name } · puzzle of { $date }
puzzle-you = Ada
puzzle-rival = Boris
puzzle-as = You are { $name }.
puzzle-how = The solution: { $program }
refused-no-puzzles = This game has no puzzles. Choose { $choices }.
refused-no-such-day = “{ $value }” is no day. Write it like 2026-01-31.
refused-nobody-asked = Nobody is asked anything there: the game is over.
