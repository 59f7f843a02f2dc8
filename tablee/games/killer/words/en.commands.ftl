# What the commands of this game say.
solve-killer = Killer: the chance of winning a duel, the best plan for one turn, the value of each set of dice to keep
solve-life = the lives of the player to move, and of the opponent
solve-aim = solve one turn for this aim, instead of the whole game
solve-roll = the dice that have just been rolled
solve-aside = the dice set aside earlier in this turn
solve-working = The first calculation takes a minute or two. The result is stored.
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
refused-life-or-aim = Give the lives of both players (--life 30 30), or the aim of one turn (--aim net).
refused-not-all-dice = The dice rolled and those set aside must be { $count } together. Give them with --roll and --aside.
refused-no-face = “{ $value }” is not the face of a die. Give numbers from 1 to 6.
