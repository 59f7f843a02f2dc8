# What the commands of this game say.
solve-claim = Claim: the best result that each decision of a recorded second phase could reach, and the cards that reach it
solve-ending = { $number }. { $seat } can reach { $result } ({ $count ->
    [one] { $count } card does
   *[other] { $count } cards do
}) – { $played }: well played.
solve-any-card = { $number }. { $seat }: { $result }, whatever card is played – { $played }.
solve-mistake = { $number }. { $seat } can reach { $result } by { $best } – { $played }: that gives it away.
ending-win = a win
ending-draw = a draw
ending-loss = a loss
solve-last = only decisions with this many tricks left, or fewer
refused-other-game = This is a record of another game ({ $game_id }).
