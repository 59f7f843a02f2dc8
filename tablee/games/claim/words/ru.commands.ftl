# What the commands of this game say.
solve-claim = Claim: чего можно было достичь каждым решением записанной второй фазы и какими картами
solve-ending = { $number }. { $seat }: достижимо — { $result } ({ $count ->
    [one] подходит { $count } карта
    [few] подходят { $count } карты
   *[other] подходят { $count } карт
}). { $played }: сыграно верно.
solve-any-card = { $number }. { $seat }: { $result } при любой карте. { $played }.
solve-mistake = { $number }. { $seat }: достижимо — { $result }, и это { $best }. { $played }: шанс упущен.
ending-win = победа
ending-draw = ничья
ending-loss = поражение
solve-last = только решения, до конца которых столько взяток или меньше
refused-other-game = Это запись другой игры ({ $game_id }).
