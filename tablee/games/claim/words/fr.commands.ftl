# What the commands of this game say.
solve-claim = Claim : ce que chaque décision d’une seconde phase enregistrée pouvait atteindre, et par quelles cartes
solve-ending = { $number }. { $seat } peut atteindre { $result } ({ $count ->
    [one] { $count } carte y mène
   *[other] { $count } cartes y mènent
}) – { $played } : bien joué.
solve-any-card = { $number }. { $seat } : { $result }, quelle que soit la carte – { $played }.
solve-mistake = { $number }. { $seat } peut atteindre { $result } par { $best } – { $played } : l’occasion est perdue.
ending-win = la victoire
ending-draw = le partage
ending-loss = la défaite
solve-last = seulement les décisions à tant de plis de la fin, ou moins
refused-other-game = C’est l’enregistrement d’un autre jeu ({ $game_id }).
