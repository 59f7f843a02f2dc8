# Small words
yes = yes
no = no
nothing = nothing
player = Player
language-name = English
seat-without-name = seat { $number }
you-among-others = you
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Boris, Chloé, Dana, Fanny, Gleb, Jeanne, Kenji, Lola, Milan, Nadia, Paula, Quentin, Rosa, Sacha, Tania, Vera, Max, Nina, Rémi, Sonia, Théo, Yara
name-level = { $name } ({ $text })
at-the-table = At the table: { $text }.
at-line = line { $line }: { $text }

# What cannot be done, in any game
refused-extra-missing = This needs a package that is not installed. Install it with: pip install '{ $text }'
refused-seats = This game is for { $low ->
    [one] { $low } player
   *[other] { $low } players
} at least and { $high } at most, not { $seats_wanted }. Choose another number with --seats.
refused-unknown-action = This game has no action { $action }.
refused-over = The game is over.
refused-stale = This choice comes too late: the game has moved on.
refused-not-awaited = It is not this player’s turn to choose.
refused-nothing-to-retract = There is no choice to take back.
refused-nothing-to-undo = This choice cannot be taken back: something was dealt, answered or revealed since, or there was none.
refused-no-such-decision = The game has no such decision to go back to.
refused-deal-not-awaited = “{ $stream }” gives no dice or cards at this point.
refused-deal-impossible = “{ $stream }” cannot give { $outcome } here.
refused-no-such-game = There is no game “{ $game_id }”. Choose { $choices }; `tablee games` says more.
refused-not-an-identifier = “{ $value }” cannot be the id of a game: use small letters, digits and _, and begin with a letter.
refused-game-exists = There is a game “{ $game_id }” already.
refused-not-empty = { $path } exists already and is not empty. Choose another place.
refused-no-checkout = This is an installed Tablée, not its source. Write a package of its own: tablee new-game ID --package DIR
refused-no-such-language = “{ $value }” is not a language of this program. Choose { $choices }.
refused-no-lesson = There is no guided first game for this one yet.
refused-no-such-bot = There is no bot “{ $value }” in this game. Choose { $choices }.
refused-no-position-text = Positions of this game cannot be written down.
refused-position-shape = “{ $value }” is not a position. A position looks like this: GAME rules=1 seats=2 : FIELD=VALUE …
refused-position-field = A position of this game has no “{ $name }”. It can have { $choices }.
refused-position-value = “{ $value }” is not a value for “{ $name }”. A value looks like this: { $like }
refused-position-impossible = No game can reach this position. Check “{ $field }” and the fields that go with it.
refused-position-says-it = The position already sets the game, its options and its seats. Leave out --preset, --option, --seats and --resume.
refused-position-of-other-game = This is a position of another game ({ $game_id }).
refused-position-over = In this position the game is over.
refused-not-solved = This position cannot be solved exactly. `tablee hint --from` gives an estimate.
refused-bot-import = “{ $value }” cannot be used as a bot: { $text }. Write it as module:Class, where Class() has a method `choose`.
refused-too-many-bots = { $count } bots do not fit at { $seats_wanted } seats. Name fewer, or ask for more seats with --seats.
refused-too-few-bots = A ladder at tables of { $seats_wanted } needs as many bots or more, and there are { $count }. Ask for fewer seats with --seats, or leave out --ladder to let two levels meet.
refused-bot-named-twice = A ladder rates each bot once, and “{ $value }” is named twice. In Python, a pair of a name and a bot gives it another name.
refused-workers-lost = The processes that worked on tasks { $first } to { $last } were killed { $count } times, perhaps because memory ran out. Try fewer processes with --processes.
refused-workers-failed = A worker process ended with exit code { $exit } before its work was done. Its error message is printed above. If you run a script, put the call under “if __name__ == "__main__":”.
refused-work-unreadable = A worker process could not load the work: { $text }. Put your own bots into a module that can be imported, or install cloudpickle.
refused-no-such-place = Work cannot run on “{ $value }”. Choose here, processes, a number of processes, or the address of a Dask scheduler: { $choices }.
refused-cluster-unreachable = No Dask scheduler answers at { $value }: { $text }
refused-cluster-certificates = { $value } needs certificates. Set DASK_DISTRIBUTED__COMM__TLS__CA_FILE, …__CLIENT__CERT and …__CLIENT__KEY.
refused-cluster-empty = The Dask scheduler at { $value } has no workers. Start some: dask worker { $value } --nthreads 1
refused-cluster-lost = The connection to the Dask scheduler at { $value } is lost. With --store, the same command continues where it stopped.
refused-worker-without = The worker { $value } does not say which version of Tablée it has ({ $text }). It must have this one: { $ours }.
refused-worker-differs = The worker { $value } has { $theirs }, but this is { $ours }. Install the same version on both sides, or the results cannot be compared.
refused-no-store = { $value } cannot be used as a store of results: { $text }.
refused-bot-version = The version of “{ $value }” is unknown, so its results cannot be stored. Give it an attribute `version`, or define it in a file.
refused-no-such-picture = “{ $value }” has no known picture format. End the name in one of these: { $choices }.
refused-no-such-preset = There is no preset “{ $value }” in this game. Choose { $choices }.
refused-no-such-seat = There is no such seat. Choose a number from 1 to { $high }.
refused-option-choice = { $option }: “{ $value }” is not possible. Choose { $choices }.
refused-option-number = { $option }: “{ $value }” is not a number.
refused-option-bounds = { $option }: { $value } is not possible. Choose a number from { $low } to { $high }.
refused-option-unknown = There is no option “{ $option }”. Choose { $choices }.
refused-option-shape = The options are not a list of names and values.
refused-option-kind = { $option }: “{ $value }” has the wrong type. Expected: { $kind }.
refused-option-past = “{ $option }” belongs to earlier rules. New games do not have it.
refused-option-idle = “{ $option }” would change nothing: { $idle }. Leave it out.
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
refused-resume-without-seed = This record has no seed, so the game cannot continue. You can resume only games that this program saved.
refused-resume-finished = This game is over already. `tablee replay FILE` shows it.
refused-nothing-to-resume = There is no unfinished game. `tablee play` begins a new one.
refused-no-server = No server answers at { $server }: { $detail }
refused-malformed = This message cannot be read: { $detail }
refused-file-exists = { $path } exists already and holds something else. Move or rename it, then save again.
refused-not-saved = The record cannot be saved as { $path }: { $detail }. Check the folder and its permissions.
refused-not-text = { $path } is not a text file, so it is not the record of a game.
refused-no-text-file = { $path } does not exist, or is not a text file.
refused-arguments = This cannot be read: { $text }. `{ $program } --help` shows what is possible.
refused-arguments-unknown = “{ $text }” is not understood. `{ $program } --help` shows what is possible.
refused-no-such-choice = There is no “{ $value }” here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Possible: { $choices }. `{ $program } --help` says more.
refused-arguments-missing = Something is missing: { $text }. `{ $program } --help` shows how it is written.
refused-argument-without-value = { $text } needs a value after it. `{ $program } --help` shows which.
broken-record = This record cannot be read. Line { $line }: { $text }
broken-log = This record does not fit the rules. Entry { $entry }: { $text }
file-trouble = { $path }: { $text }. Check the path and its permissions.
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
refused-seat-kept = This seat is kept for the player who has played the series so far.
refused-player-present = The player in this seat is still here. A bot can have it once they are gone.
refused-grace = The player in this seat has only just lost the connection. A bot can have it in { $count ->
    [one] one second
   *[other] { $count } seconds
}.
refused-no-hints = There are no hints at this table.
refused-seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still empty. Wait for players, or give the seats to bots.
refused-question-open = Another question is still being answered. Answer it first.
refused-bots-play-on = Bots do not accept a draw. Play on, or resign.
refused-two-only = You can resign or offer a draw only at a table of two. Here you can leave, and a bot plays on for you.
refused-series-for-two = A series is for two players. Open a single game, or choose two seats.
refused-no-question = There is no question to answer any more.
refused-undo-revealed = This cannot be taken back: it has shown you something new.
refused-forfeited = This seat has lost by the clock; a bot plays it to the end.
refused-no-seat-for-you = All seats of this table are for bots. Leave one free for yourself, or do not sit down.
refused-no-spectators = This table does not allow spectators. Open one of your own, or ask the host for the next game.
refused-no-such-table = There is no table with the code “{ $value }”. Check the link.
refused-no-such-request = There is no such request. /api/openapi.json lists all requests.
refused-still-playing = The game is not over yet. Come back when it has ended.
refused-broken-record = This record cannot be read: line { $line } does not make sense.
refused-too-complex = This text takes too long to read. Make it shorter or simpler.
refused-try-again = The server could not do this just now. Try again in a moment.
refused-too-fast = That is too much at once. Wait a moment.
refused-busy = Several of your requests are still running. Wait until one of them is answered.
refused-too-large = That is too large: { $high } bytes at most.
refused-address-too-long = This address is too long: { $high } characters at most.
refused-who-are-you = The server does not know you (any more). Choose a name first.
refused-bad-device-code = This code is unknown, used or too old. Ask for a new one on the other device.
refused-hello-first = The first message must be hello, with the token.
refused-hello-once = Send hello only once, and a pong only to answer a ping.
refused-no-hello = No message came in time. The first message must be hello, with the token.
refused-nothing-said = There is nothing to read in this message.
refused-name-alike = Somebody at this table is called { $name } already, which looks the same. Choose another name.
refused-banned = The operator of this server has banned this address.
refused-foreign-origin = Web pages of another address may not connect to this server. Its operator can allow them with --origins.
refused-too-many-tables = { $most } tables from your address are open or being played. Finish some of them first.
refused-too-many-connections = Too many connections are open, in total or from your address. Try again later.
refused-only-here = The server accepts commands only from its own machine, with: tablee admin
refused-no-such-guest = There is no guest { $value } with a token. `tablee admin show CODE` shows the ids at a table.
refused-no-such-address = “{ $value }” is no address. Name a single one, such as 203.0.113.7 or 2001:db8::1; of IPv6, its whole /64 is meant.
refused-kicked = The host has sent you away from this table.
refused-cannot-kick-player = A player cannot be sent away while the game is on. Mute them, or turn the chat off.
refused-nobody-called = Nobody here is called { $name }.
refused-not-yourself = You cannot do that to yourself.
refused-chat-off = The host has turned the chat off.
refused-silenced = The host has silenced you at this table.

# What is wrong with a record
refused-record-opening = A record begins with the line “tablee record { $format }”.
refused-record-format = This program reads records of format { $format }; this one says { $word }.
refused-record-without = The line “{ $word } …” is missing. It must come before the lines that need it.
refused-rules-version = This game was played by version { $version } of the rules; this program knows the versions up to { $ours }.
refused-record-line = No line of a record begins with “{ $word }”. Expected: a choice such as “1.2 …”, or deal, rewind, seed, result.
refused-record-number = A number is expected, not “{ $word }”.
refused-record-hex = Hexadecimal digits are expected, not “{ $word }”.
refused-record-place = “{ $word } { $number } …” is expected here.
refused-record-empty = Nothing follows “{ $word }”.
refused-record-quotes = A text in double quotes is expected, not { $word }.

# Whether a record is genuine
verify-good = The record is genuine: every die and every shuffle comes from the seed promised before the game, every choice was legal, and the result is right. { $count ->
    [one] One entry was
   *[other] All { $count } entries were
} checked.
verify-so-far = So far the record is genuine: every die and every shuffle comes from the seed promised before the game, and every choice was legal. The game is not over.
verify-bad = The record fails the check. { $text }
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
cli-help = show this help and exit
cli-version = show the version and whether the rules are compiled
cli-lang = the language (default: that of the environment)
cli-games = list the games
cli-options-command = show the variants, presets and bots of a game
cli-play = play a game in the terminal
cli-learn = learn a game by playing it, with a tutor
cli-join = take a seat at a table on a server
cli-watch = let bots play a game, and read it as a story
cli-replay = step through the record of a game
cli-verify = check a record without trusting whoever made it
cli-simulate = let bots play many games, and sum them up
cli-seat = a seat for a language model or a program: rules, views and refusals as text
cli-seat-number = which seat, from 1
cli-without-offer = do not list the legal actions
cli-mcp = speak the Model Context Protocol over stdin and stdout
cli-arena = let bots play each other in every seat with the same luck
cli-game = the game, as in `tablee games`
cli-preset = a set of variants with a name, as in `tablee options GAME`
cli-option = one variant; may be given several times
cli-seats = how many players
cli-bots = the bots, as in `tablee options GAME`; the last one fills the seats that are left
cli-from = a position as one line of text, instead of a record
cli-play-from = begin from a position, as one line of text
cli-solve-from = solve a position, given as one line of text: the exact best choice
cli-name = your name; give several names for several people at this terminal
cli-host = open a table on a running server, and sit down at it
cli-tables = list the tables of a server
cli-host-bots = bots for the last seats; people take the others
cli-clock = seconds for each choice, or a time bank and the seconds that each choice adds: 300+5
cli-first-to = a series of games for two: who first wins so many, 2 for a best of three (1 to 9)
cli-public = let everybody find the table
cli-look-on = watch without taking a seat
cli-device = a code from your other device: continue in the seat you have there
cli-own-name = your name at a new server
cli-table = the link to a table, or its code
cli-server = the server, if you give only a code
cli-seed = the seed of all luck, to play the same game again
cli-record = write the record of the game to this file
cli-resume = continue a saved game; without a file, the latest one
cli-pace = how fast events are shown: calm, normal, fast or none
cli-plain = plain lines instead of a screen
cli-file = the record of a game
cli-viewer = show what this seat saw (default: what a spectator saw)
cli-all = hide nothing
cli-matches = how many games
cli-entrants = the bots: levels as in `tablee options GAME`, random, or your own as module:Class; they take the seats in turn
cli-deals = how many deals; each is played once in every seating
cli-ladder = all bots of the game against each other, with Elo ratings; the first has 1000
cli-write = write the ratings into this file
cli-label = any text; the same text gives the same games
cli-processes = how many processes share the work (default: 1)
cli-on = where to run: here, processes, a number of processes, or a Dask scheduler such as tcp://host:8786; the results are the same
cli-store = store results in this file and reuse those it has: a stopped run continues
cli-plot = draw a picture (svg, png, pdf)
cli-results = list the results in a store, or merge stores
cli-store-file = a file written by --store
cli-merge = add the results of these stores
cli-json = print the numbers as JSON
games-game = game
games-name = name
games-seats = players
games-about = what it is
games-broken = “{ $game_id }” of the package { $package_name } cannot be played: { $detail }
cli-new-game = write a small game to start your own from
new-game-id = the id of the new game: small letters, digits and _, beginning with a letter
new-game-package = write a separate package into this folder, instead of a folder among the games here
new-game-written = Written: { $path }
new-game-next = Play it with `tablee play { $game_id }`, test it with `pytest { $path }`, and run all checks with `make check`. docs/adding_a_game.md says what each file is for.
new-game-package-next = Put it on the shelf with `pip install -e "{ $path }[test]"`, play it with `tablee play { $game_id }`, and test it with `pytest { $path }`.
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
simulate-first = How much more than an equal share of the wins the first seat gets: { $share }.
lab-seat = seat
lab-bot = bot
lab-share = share of the wins (95% interval)
lab-wins = wins alone (95% interval)
lab-rank = mean place
lab-games = games
lab-estimate = { $value }% ({ $low } … { $high })
results-kind = kind
results-bots = bots
results-seed = seed
results-count = results
results-merged = { $path }: { $count ->
    [one] { $count } new result
   *[other] { $count } new results
}
plot-choices = choices in a game
plot-place = place { $count }
plot-step = step of the replay
plot-chance = chance of winning
plot-against = % of the wins, row against column
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
    [one] player
   *[other] players
}
lesson-luck = A real game, but its luck was chosen beforehand. Play anything the rules allow.
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
rules-title = { $game }: look something up
rules-search = a card, a name, words of the rules, or a rule such as D-1.4
name-and-text = { $name }: { $text }
rules-none = Nothing here is called that, and no rule says it.
keys-play = ↑↓ 1–9 Enter choose · ? look up · h hint · u undo · / find · a tell again · p pace · m menu · q quit
keys-question = ↑↓ 1–9 Enter choose · Esc back
keys-curtain = Enter go on · q quit
keys-rules = type to search · ↑↓ move · PgUp PgDn scroll · Esc back
keys-dice = ←→ 1–6 Space mark · Enter set aside · ? look up · h hint · u undo · a tell again · p pace · m menu · q quit
keys-telling = Space skip · p pace · ? look up · m menu · q quit
keys-waiting = u undo · a tell again · p pace · ? look up · m menu · q quit
keys-chat = c chat
keys-watching = a tell again · p pace · ? look up · m menu · q quit
keys-over = ↑↓ 1–9 Enter choose · a tell again · ? look up · m menu · q quit
keys-agree = y agree · n refuse · m menu · q quit
keys-line = Enter send · Esc back
mark-dice = Mark dice with the space bar or their numbers; ↑ marks all, ↓ none.
being-told = This is happening …
pace-now = Pace: { $text }
pace-calm = calm
pace-normal = normal
pace-fast = fast
pace-none = none, at once
connection-lost = ⚠ No connection; trying again …
choice-waits = Your choice is sent when the connection is back.
game-paused = paused
watching-now = { $count ->
    [one] one watching
   *[other] { $count } watching
}
agree-undo = { $seat } would like to take the last choice back. Agree?
agree-end = { $seat } proposes to end the game without a result. Agree?
agree-draw = { $seat } offers a draw. Agree?
agree-pause = { $seat } asks for a pause. Agree?
wish-refused = Refused by { $seats }.
menu-title = What would you like?
menu-agree = Agree: { $text }
menu-decline = Refuse
menu-again = Tell the last turn again
menu-hint = Ask the coach for a hint
menu-undo = Take the last choice back
menu-pace = Tell faster or more calmly
menu-look-up = Look up a card, a name or a rule
menu-language = Another language
menu-chat = Say something
menu-phrase = Say it with a phrase
menu-resign = Resign
menu-draw = Offer a draw
menu-end = Propose to end the game
menu-leave = Leave the table
resign-sure = Give up? The other one wins.
resign-no = Play on
resign-yes = Resign
phrase-hello = Hello!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-thinking = Let me think.
phrase-hurry = Your turn!
phrase-one-more = One more?
next-join = Join the next game
next-watch = Watch the next game
rematch-open = The next game is open.
next-rematch = Play again
refused-nobody-to-talk-to = Nobody is here to talk to: chat is for tables on a server.
refused-no-such-pace = There is no pace “{ $value }”: choose { $choices }.
table-connecting = Connecting to { $url } …
keys-connecting = q quit
room-title = { $game }: table { $code }
room-how = Others open this page, or type: tablee join { $url }
keys-room-host = Enter start · b bots to the free seats · q leave
keys-room = waiting for the host · q leave
seat-free = free
seat-host = host
connection-found = The connection is back.
menu-device = Go on in a browser or on another device
device-code = { $code } – type this code in the settings of { $server }, or: tablee join { $url } --device { $code }. It works once, for ten minutes.
device-done = Done
host-opened = The table is open. Its code: { $code }. Others join at { $url } or with: tablee join { $url }
tables-mine = Your tables
tables-open = Open tables
tables-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
tables-how = Sit down with: tablee join CODE --server URL
status-open = waiting
status-playing = playing
status-finished = finished
status-closed = closed
plain-start = All seats are taken. Enter starts the game:
keys-puzzle = ↑↓ 1–9 Enter choose · / find · s solution · ? look up · q quit
keys-puzzle-dice = ←→ 1–6 Space mark · Enter set aside · s solution · ? look up · q quit
keys-replay = → next · ← back · ↓↑ beat · Space run · number Enter · p pace · ? look up · q quit

# The end
result-win = { $you ->
    [seat] You win.
   *[nobody] { $seat } wins.
}
result-draw = { $you ->
    [seats] A shared win: { $seats }.
   *[nobody] { $seats } share the win.
}
result-place = { $place }. { $seat }
luck-revealed = The seed was { $seed }
saved-unfinished = The game is saved. Go on with: tablee play --resume { $path }
seat-kept = Your seat is kept. Come back with: tablee join { $url }
watch-again = Watch on with: tablee join { $url } --watch
saved-finished = The record: { $path } (tablee replay, tablee verify)
next-again = Play again
next-other = Play something else
next-copy = Save the record in this folder
next-leave = Leave

# Plain lines
plain-usual = Number (Enter for { $number }):
plain-not-a-number = Please type a number from { $low } to { $high }, or press Enter.
plain-asked = { $seat }: { $prompt }
plain-choose = Number or words (? look up, h hint, u undo, a again, b board, c say, l language, q quit):
plain-chosen = → { $text }
plain-several = Several choices fit:
plain-none = No choice fits. Type its number, or words of it.
plain-room-host = Waiting for others to join. b gives the free seats to bots, q leaves:
plain-room = Waiting for the host to start. q leaves:
plain-waiting = { $text } (? look up, a again, b board, u undo, c say, q quit)
plain-agree = y agrees, n refuses.
plain-rewound = A choice was taken back.
plain-rematch = r plays again, s saves the record in this folder, Enter leaves:
plain-watched = s saves the record in this folder, Enter leaves:

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
refused-processes-alone = Several processes share their tables in PostgreSQL and talk over Redis: --processes needs --database postgresql://… and --redis redis://…
refused-no-shared-ports = On this system, processes cannot share a port. Start each with its own --port, behind a proxy.
refused-not-passed-on = Done in this process, but Redis cannot be reached: the other processes did not get the command. Repeat it when Redis is back.
refused-redis-without-postgres = Several processes share their tables in PostgreSQL: --redis needs --database postgresql://…
refused-cannot-open = The server cannot start: { $text }.
refused-cannot-listen = The server cannot listen on { $host }, port { NUMBER($number, useGrouping: 0) }: { $text }. Choose another with --port or --host, or in the environment: TABLEE_PORT=8013.
cli-serve = serve tables over HTTP and WebSocket
cli-admin = send commands to a running server through its admin port
cli-order = show a table; close a table; ban or unban an address; revoke a guest’s tokens; announce a restart
cli-order-subject = a table’s code, an address, a guest’s id, or in how many minutes the server restarts
cli-order-hours = how long an address is banned, in hours (24)
cli-admin-url = the admin port (serve --admin-port 9012)
admin-done = Done.
serve-share-port = true: let other processes of the same user listen on this port too
serve-processes = how many processes serve on this port; more than one needs PostgreSQL and Redis
serve-redis-prefix = the prefix of this installation’s channels, if several installations share a Redis
serve-trusted-proxies = addresses or networks of trusted proxies (with --proxy), separated by commas
serve-log-format = text for people, json for programs
serve-access-log = true: log every HTTP request
cli-backup = copy a server’s SQLite database, also while it runs
cli-backup-file = the file to write, which must not exist yet; only you can read it
cli-without-running = leave out games that are running or have not begun: their hands and seeds are secret
backup-done = { $path } is written: { $count ->
    [one] one table
   *[other] { $count } tables
 }, and all guests.
cli-move = copy a stopped server’s tables and guests from SQLite to PostgreSQL
cli-move-source = the SQLite file; it is not changed
cli-move-target = an empty PostgreSQL database
serve-ready = Tablée is running at { $url } (Ctrl-C stops it).
serve-open = open the shelf in the browser
serve-here-only = Only this machine can reach it. For friends on the same network, stop it and start it with --host 0.0.0.0 (or TABLEE_HOST=0.0.0.0 make play).
serve-network = Friends on the same network open { $url }
serve-default = [{ $text }; { $variable }]
serve-host = the address to listen on; 0.0.0.0 for all
serve-port = the port to listen on; 0 for any free port
serve-admin-host = the address of the admin port
serve-admin-port = the port with /healthz, /readyz and /metrics for operators; 0 opens none
serve-database = sqlite:///FILE or postgresql://…; empty: a file in the user’s data folder (or in TABLEE_DATA)
serve-redis = redis://…, if several processes share the tables of a PostgreSQL database
serve-origins = the origins of web pages that may connect, separated by commas; empty: this server’s own; *: all
serve-proxy = true: trust X-Forwarded-For and X-Forwarded-Proto of a proxy on this machine
serve-bot-workers = how many processes run the bots
serve-bot-pace = the least time that a bot takes for a choice, in seconds
serve-max-connections = how many sockets may be open in total
serve-max-per-address = how many sockets of one address may be open
serve-max-tables-per-address = how many tables that one address opened may wait or be played at a time
serve-requests-per-second = how many HTTP requests one address may send per second, on average
serve-messages-per-second = how many messages one socket may send per second, on average
serve-sockets-per-second = how many WebSockets one address may open per second
serve-max-message = the maximum size of a message, in bytes
serve-max-body = the maximum size of a request’s body, in bytes
serve-hello-timeout = seconds in which a new socket must identify its user
serve-request-timeout = the time limit of an HTTP request, in seconds
serve-ping-every = seconds between two heartbeats
serve-silent-after = seconds of silence after which a socket is closed
serve-idle-table = seconds after which an idle table is unloaded from memory
serve-keep-tables = days after which a table that never started is deleted; played games are kept
serve-keep-guests = days after which an absent guest without tables is deleted
serve-abandoned-after = days without a move after which a game is closed
serve-lease-seconds = seconds after which another process takes over the tables of a dead one
serve-log-level = how much to log: debug, info, warning or error

# Exact answers
cli-solve = compute exact answers: chances, best choices, equilibria

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
cli-hint = rate each choice by what a seat knows, with reasons
cli-analyse = review a finished game: chances, mistakes, luck
cli-puzzle = the puzzle of the day: a position with one best answer
cli-unfinished = the record of a game, finished or not
cli-decision = the decision of the record to look at (default: where the record stops)
cli-hint-seat = the seat to advise (default: the first that must choose)
cli-analyse-seat = only the choices of this seat (default: of all)
cli-seconds = how long to think, in seconds (default: { $count })
cli-samples = take this many samples instead of thinking for a fixed time: the same answer every time
cli-date = the puzzle of this day (default: today)
cli-solution = show the solution too
hint-best = { $seat } does best with: { $text }
odds-line = { $percent }%  { $text }
odds-weight = play it { $percent }% of the time
chances-from-to = Chance of winning: from { $before }% to { $after }%
moved-luck = { $points }  luck
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
puzzle-right = Right: { $text }!
puzzle-wrong = Not the best: { $text }. Try another, or press s for the solution.
puzzle-best = The best choice: { $text }.
puzzle-title = { $name } · puzzle of { $date }
puzzle-you = Ada
puzzle-rival = Boris
puzzle-as = You are { $name }.
puzzle-how = The solution: { $program }
refused-no-puzzles = This game has no puzzles. Choose { $choices }.
refused-no-such-day = “{ $value }” is not a date. Write it like 2026-01-31.
refused-nobody-asked = There is no choice to make there: dice or cards come next, or the game is over.

# Words that games share: a game may say these otherwise
bot-random = Random
bot-random-help = Takes any choice, each as likely as the others.
bot-search = Searcher
bot-search-help = Plays many possible games in its head before each choice.
preset-usual = By the rules

### The web page

skip-to-content = Skip to the content
home = The shelf
settings = Settings
close = Close
menu = Menu
you = you
name-you = { $seat } (you)
shelf-title = Take a box down and play
shelf-lead = Against bots in one click, with friends by a link. No account, no waiting: the shelf is open day and night.
games = Games
broken-game = The installed game “{ $game_id }” does not work: { $detail }
my-games = My games
my-finished-games = Finished games
list-won = { $name } won
list-you-won = You won
list-drawn = A draw
you-are-awaited = Your turn
free-seats = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
}
page-status-open = waiting for players
page-status-playing = being played
page-status-finished = finished
page-status-closed = ended
join-title = Join friends
table-code = Code of the table
join = Join
open-record = Open a record
open-record-lead = A game that was saved as a file, told again on its board.
choose-file = Choose a file
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table yourself!
guest-name = { $quality } { $animal }
guest-qualities = Merry, Swift, Clever, Brave, Gentle, Lucky, Curious, Sunny, Witty, Bold, Calm, Jolly, Nimble, Wise, Happy, Kind, Quick, Cosy, Daring, Dreamy, Bright, Cheery, Fearless, Noble, Keen, Mellow, Patient, Plucky, Proud, Quiet, Shiny, Sly, Smart, Speedy, Steady, Zesty
# In the order of the pictures in Avatar.svelte
guest-animals = Fox, Wolf, Bear, Badger, Cat, Raven, Squirrel, Hedgehog, Turtle, Octopus, Panda, Rabbit, Eagle, Duck, Butterfly, Dolphin, Kiwi
another-name = Suggest another name
called-change = You are called { $name }. Change it
rename = Rename
box-facts = { $players } players · { $minutes } min
play-now = Play now
open-box = About { $name }
box-more = { $name }: level, lesson, friends, rules
custom-game = Custom game
level-1 = Easy
level-2 = Casual
level-3 = Medium
level-4 = Hard
level-5 = Master
against-bots = Against bots
against-friends = With friends
against-both = Friends and bots
how-many-seats = Players in all
fewer = One fewer
more = One more
seats-exactly = { $count ->
    [2] This game is for two.
   *[other] This game is for { $count }.
}
seats-between = This game is for { $low } to { $high } players.
with-friends = With friends
rules = Rules
who-plays = Who plays
bots = How many of them are bots
bot-level = Level of the bots
which-rules = Rules
preset = Set-up
all-options = Every option
option-idle = No effect here: { $reason }.
option-is = { $option }: { $text }
option-text = text
how-to-play = Clock and table
clock = Clock
clock-none = no clock
clock-move-30 = 30 seconds a move
clock-move-120 = 2 minutes a move
clock-bank-5 = 5 minutes each, 5 seconds more a move
clock-bank-15 = 15 minutes each, 10 seconds more a move
clock-day-1 = a day a move
clock-day-3 = three days a move
timeout = When time runs out
timeout-bot = a bot takes over
timeout-random = a random move is made
timeout-forfeit = the player loses
series = Series
series-one = a single game
series-best-of = best of { $count }
series-help = Seats change after every game. Seat 1 begins, unless the rules draw the first player by lot or all begin together.
table-public = Anybody may join (listed on the shelf)
table-spectators = Others may watch
table-show-ready = Show who has already chosen
open-table = Open the table
your-name = Your name
change = Change
name-changed = Your name is changed.
language = Language
like-system = like the system
theme = Colours
theme-light = light
theme-dark = dark
motion = Motion
motion-full = full
motion-reduced = reduced
pace = Pace of the moves
page-pace-calm = calm
page-pace-normal = normal
page-pace-fast = fast
page-pace-none = at once
text-size = Size of the text
setting-sound = Sounds
credits = Design and credits
setting-vibrate = Vibrate when it is my turn
volume = Volume
sounds-off = Turn the sounds off
sounds-on = Turn the sounds on
setting-confirm = Ask before every move
setting-marks = Extra marks beside colours
setting-notify = Notify me when it is my turn
other-device = Another device
other-device-help = A code moves your games to another device. It works once, for ten minutes.
show-code = Show a code
code-from-device = Code from the other device
use-code = Use it
device-moved = Done: this device now has your name and your games.
table-waiting = The table is waiting for players
table-full = Everybody is here
table-paused = The game is paused
ended-clock = { $you ->
    [seat] You ran out of time.
   *[nobody] { $seat } ran out of time.
}
ended-resigned = { $you ->
    [seat] You resigned.
   *[nobody] { $seat } resigned.
}
ended-draw = Agreed on a draw.
ended-agreed = Ended by agreement, without a result.
ended-abandoned = Nobody played on: ended without a result.
ended-operator = Ended by the operator of the server, without a result.
notice-restart = { $count ->
    [one] The server restarts in a minute. Your game is kept.
   *[other] The server restarts in { $count } minutes. Your game is kept.
 }
table-closed = The game was ended
table-gone = This table cannot be reached
lost = There is no such page
lost-help = The address may be incomplete or mistyped. You will find everything on the shelf.
one-moment = One moment…
waiting-for = Waiting for { $seats }
card-not-now = You cannot play this card now.
you-have-chosen = You have chosen. The others are still thinking.
you-win = You win!
has-won = { $seat } wins!
have-drawn = { $you ->
    [seats] A draw: you share first place!
   *[nobody] A draw between { $seats }
}
offline = The connection is lost. Trying again; your seat is kept.
page-is-old = A newer version is there. Your seat is kept.
reload = Load it
read-rule = Read the rule
question-declined = Your request was declined.
question-undo = { $you ->
    [seat] You asked to take a move back.
   *[nobody] { $seat } asks to take a move back.
}
question-end = { $you ->
    [seat] You proposed to end the game.
   *[nobody] { $seat } proposes to end the game.
}
question-draw = { $you ->
    [seat] You offered a draw.
   *[nobody] { $seat } offers a draw.
}
question-pause = { $you ->
    [seat] You asked for a pause.
   *[nobody] { $seat } asks for a pause.
}
agree = Agree
disagree = Refuse
confirm-question = { $text }?
confirm = Yes, do it
cancel = Cancel
undo = Take back
ask-undo = Ask to take back
take-back = Take my seat back
pause = Pause
resume = Go on
bot-for = Let a bot play for { $seat }
leave-to-bot = Leave: a bot plays for me
leave-follows = A bot plays on for you. Until the game is over you can come back and take your seat again.
resign = Resign
resign-follows = You lose the game at once, and it is over. This cannot be taken back.
offer-draw = Offer a draw
ask-end = Propose to end the game
undo-rule = You may take a move back freely while it is still your turn, with the others’ consent after that, and never once anything was rolled, dealt or revealed.
fair-luck = Fair luck: the hash of this game’s seed is { $text }…, and the seed is shown after the end.
qr-code = The link as a QR code
share-link = Share the link
link-copied = Copied.
seats = Seats
away = away
a-bot = bot
free-seat = free seat
host = host
sit-here = Sit here
join-table = Join the table
add-bot = Add a bot
stand-up = Stand up
free-it = Free the seat
seats-missing = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
start = Start the game
host-starts = The host starts the game once every seat is taken.
host-may-start = The host can start the game now.
invite = Invite friends
story = Story
earlier = { $count ->
    [one] Show the line before this
   *[other] Show { $count } earlier lines
}
since-then = since your last move
what-happened = What happened?
skip-telling = Skip to the end
close-story = Close the story
keys = Keys
key-choose = take a choice, in reading order
key-look = look closer at what has the focus
key-list = all choices in words
rule-of = Rule { $text }
all-choices = All choices ({ $count })
more-choices = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
find-choice = Find a choice
choose-again = Choose again
result = Result
end-more = More
share-picture = Share a picture
picture-saved = The picture is saved, the link is copied.
fact-lead = The turning point: { $you ->
    [seat] you take the lead for good.
   *[nobody] { $seat } takes the lead for good.
}
fact-lead-late = Decided at the very last moment.
fact-gain = { $you ->
    [seat] Your best stroke: { $amount } at once.
   *[nobody] The best stroke: { $seat }, { $amount } at once.
}
fact-loss = { $you ->
    [seat] The hardest blow: you lose { $amount } at once.
   *[nobody] The hardest blow: { $seat } loses { $amount } at once.
}
fact-gain-told = { $you ->
    [seat] Your best stroke.
   *[nobody] The best stroke: { $seat }.
}
fact-loss-told = { $you ->
    [seat] The hardest blow you took.
   *[nobody] { $seat } takes the hardest blow.
}
fact-luck = { $you ->
    [seat] Your luckiest moment.
   *[nobody] The luckiest moment: { $seat }.
}
go-to-rematch = To the rematch
rematch = Rematch
next-game = Next game
go-to-next-game = To the next game
series-standing = Game { $number }, best of { $count }: { $score }
series-won = { $you ->
    [seat] You win the series { $score }
   *[nobody] { $seat } wins the series { $score }
}
replay = Replay
download-record = Download the record
verify-record = Verify the luck
record-holds = Verified: every die and every card follows from the seed that was fixed before the game.
record-broken = This record is not valid: { $text }
chat = Chat
mute = Mute { $text }
unmute = Hear everybody again
chat-turn-off = Turn the chat off
chat-turn-on = Turn the chat on
silence = Silence { $text } for all
let-speak = Let { $text } speak again
kick = Send { $text } away
say-something = Say something
send = Send
phrase-asked-the-coach = ✦ asked the coach for a hint.
sign-out-others = Sign out all other devices
find-rule = Find a rule
contents = Contents
show-rule-numbers = Show the numbers of the rules
ruling = Ruling:
no-rule-found = No rule says that.
first-step = To the beginning
step-back = One step back
step-on = One step on
play-replay = Play
pause-replay = Stop
step-of = Step { $number } of { $count }
speed = Speed: { $number } times
whose-eyes = Seen by
a-spectator = a spectator
back-to-table = Back to the table
page-hint = Hint
hint-is = Best by what you know: { $text }.
hint-mixed = No answer is right every time. Most often: { $text }.
refused-offline = The server cannot be reached. Check your connection and try again.
try-again = Try again
projector = Projector view
watching = you are watching
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
waiting-for-many = Waiting for { $count } players
waiting-for-bots = The bots are choosing
coach-thinks = The coach is thinking…
line-of-play = The turn, step by step
odds-of-choices = The odds of your choices
a-choice = Choice
chance-of-winning = Chance of winning
how-often = How often
was-played = played
take-hint = Do that
another-here = Another player on this device
another-here-name = Their name
another-here-help = You share the device: hands stay hidden while it goes from one to the next.
add = Add
on-this-device = on this device
hand-over = Hand the device to { $text }
hand-over-help = Nobody’s cards are shown until they have it.
i-am = I am { $text }
share-replay = Share the replay
share-moment = Share this moment
here-only = This address works on this machine only. For friends elsewhere, start the server with --host 0.0.0.0 and open it by this machine’s address.
learn = Learn by playing
learn-lead = Rather not read? Five minutes at a table with a tutor beside you.
lesson = Your tutor
lesson-fold = Fold the tutor away
lesson-unfold = What does the tutor say?
lesson-here = Tap what is lit, or simply:
lesson-play-bots = Now play against bots
example-names = Léa, Mia, Tom, Bob
example-go = Show what happens
example-on = Go on
example-again = From the beginning
example-at = Shown at { $text }

# After the game, and puzzles
analysis = Analysis
what-decided = What moved the chances, in percentage points
cause-luck = Luck
cause-mine = Own choices
cause-others = The others’ choices
in-all = In all
three-moments = Moments worth another look
analysis-note = Every choice is judged by what this player knew at the time, not by how it turned out.
graph-says = Chances of winning, from { $before } at the start to { $after } at the end
graph-as-table = The chances as a table
page-replay-step = Step of the replay
moved-by = Moved by
puzzle-of-the-day = Puzzle of the day
puzzle-of = Puzzle: { $name }
puzzle-lead = A position, and one answer that is better than all others.
puzzle-open = Solve it
page-puzzle-wrong = Not the best: { $text }.
puzzle-another = Think again, or look at the solution.
puzzle-again = Try again
puzzle-give-up = Show the solution
puzzle-why = Why?
puzzle-before = The day before
more-puzzles = More puzzles
replay-and-analysis = Replay and analysis
a-position = A position
position-text = This position as text
copy-position = Copy
position-copied = Copied
paste-position = A position (one line) or a whole record
paste-instead = Or paste its text
show-position = Show it
open-position = Show another position
puzzle-after = The day after
puzzle-next = Next puzzle
puzzle-done = solved
