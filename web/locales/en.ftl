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
you-are-awaited = You are awaited
free-seats = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
}
status-open = waiting for players
status-playing = being played
status-finished = finished
status-closed = ended
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
box-facts = { $players } players · { $minutes } min
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
series-help = Seats change after every game, and seat 1 begins.
table-public = Anybody may join (listed on the shelf)
table-spectators = Others may watch
table-show-ready = Show who has already chosen
open-table = Open the table
your-name = Your name
change = Change
name-changed = From now on you are called so.
language = Language
like-system = like the system
theme = Colours
theme-light = light
theme-dark = dark
motion = Motion
motion-full = full
motion-reduced = reduced
pace = Pace of the telling
pace-calm = calm
pace-normal = normal
pace-fast = fast
pace-none = none: at once
text-size = Size of the text
setting-sound = Sounds
credits = Design and credits
setting-vibrate = Vibrate when it is my turn
volume = Volume
sounds-off = Turn the sounds off
sounds-on = Turn the sounds on
setting-confirm = Ask before every move
setting-marks = Extra marks beside colours
setting-notify = Notify me when I am awaited
other-device = Another device
other-device-help = A code moves your games to another device. It works once, for ten minutes.
show-code = Show a code
code-from-device = Code from the other device
use-code = Use it
device-moved = This device is you now.
table-waiting = The table is waiting for players
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
lost-help = The address may have been cut off, or mistyped. Everything there is stands on the shelf.
one-moment = One moment…
waiting-for = Waiting for { $seats }
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
question-undo = { $you ->
    [seat] You would like to take a move back.
   *[nobody] { $seat } would like to take a move back.
}
question-end = { $you ->
    [seat] You propose to end the game.
   *[nobody] { $seat } proposes to end the game.
}
question-draw = { $you ->
    [seat] You offer a draw.
   *[nobody] { $seat } offers a draw.
}
question-pause = { $you ->
    [seat] You would like to pause.
   *[nobody] { $seat } would like to pause.
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
fair-luck = Fair luck: the seed of this game is bound by { $text }… and is shown after the end.
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
invite = Invite friends
story = What happened
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
record-holds = Verified: every die and every card follows from the seed that was bound before the game.
record-broken = This record does not hold: { $text }
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
phrase-hello = Hello!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-thinking = Let me think.
phrase-hurry = Your turn!
phrase-one-more = One more?
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
hint = Hint
hint-is = Best by what you know: { $text }.
hint-mixed = No answer is right every time. Most often: { $text }.
refused-offline = The server cannot be reached. Check your connection and try again.
refused-try-again = That did not work. Please try again.
try-again = Try again
projector = Projector view
watching = you are watching
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
waiting-for-many = Waiting for { $count } players
coach-thinks = The coach is thinking…
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
lesson-here = It is lit on the table. Or simply:
lesson-play-bots = Now play against bots
example-names = Léa, Mia, Tom, Bob
example-go = Show what happens
example-on = Go on
example-again = From the beginning
example-at = Shown at { $text }

# After the game, and puzzles
analysis = Analysis
whose-game = Whose game?
what-decided = What moved the chances, in percentage points
cause-luck = Dice and cards
cause-mine = Own choices
cause-others = The others’ choices
in-all = In all
three-moments = Moments worth another look
see-in-replay = See it in the replay
analysis-note = Every choice is judged by what this player knew at the time, not by how it turned out.
graph-says = Chances of winning, from { $before } at the start to { $after } at the end
graph-as-table = The chances as a table
replay-step = Step of the replay
moved-by = Moved by
puzzle-of-the-day = Puzzle of the day
puzzle-lead = A position, and one answer that is better than all others.
puzzle-open = Solve it
puzzle-right = Right: { $text }!
puzzle-wrong = Not the best: { $text }.
puzzle-another = Think again, or have the solution shown.
puzzle-again = Try again
puzzle-give-up = Show the solution
puzzle-why = Why?
puzzle-before = The day before
more-puzzles = More puzzles
