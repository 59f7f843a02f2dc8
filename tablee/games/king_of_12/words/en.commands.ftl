# What the commands of this game say.
solve-king = King of 12: the value of a round for two players who know each other’s hands, and the best play of both
solve-cards = the characters of the game (default: the first-game set)
solve-hands = the cards that each player still holds, with commas (default: all characters)
solve-tokens = the tokens of each player, such as 2+1 (default: none)
solve-dice = the faces of both dice; without them, the mean over all rolls
solve-round = The round is worth { $value } to the first player: the chance of winning it less that of losing it.
solve-all-the-same = Every card is worth the same here, whatever the other plays.
solve-mix = Player { $number } plays { $card }: { $share }%
refused-no-such-card = There is no card “{ $card }” here. There are { $cards }.
refused-round-over = This round is over. In a round, both players have at least two cards and fewer than 8 points.
refused-card-twice = “{ $card }” is there twice. Everybody has each character once.
refused-uneven-hands = Hands have seven cards at most, and one may have one card fewer than the other.
refused-not-between = “{ $value }” is not possible here. Give a number from { $low } to { $high }.
