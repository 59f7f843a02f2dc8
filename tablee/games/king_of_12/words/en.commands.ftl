# What the commands of this game say.
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
