# What the commands of this game say.
solve-killer = «Киллер»: шанс выиграть дуэль, лучшее за один ход, цена каждого выбора кубиков
solve-life = жизни того, кто ходит, и жизни соперника
solve-aim = чего ждать от одного хода, а не от всей игры
solve-roll = только что выпавшие кубики
solve-aside = кубики, отложенные раньше в этом ходу
solve-working = Расчёт займёт минуту-другую, но только один раз: потом ответ хранится.
solve-win = { $mine ->
    [one] С { $mine } жизнью
   *[other] С { $mine } жизнями
} против { $other } тот, кто ходит, выигрывает { $share } % всех игр (± { $error } %).
solve-aim-value = { $goal }: { $value }
solve-keep = { $value }  отложить { $faces }
solve-more-keeps = … и ещё { $count ->
    [one] { $count } выбор похуже.
    [few] { $count } выбора похуже.
   *[other] { $count } вариантов похуже.
}
aim-attack = Шанс атаки
aim-no-loss = Шанс не потерять ни одной жизни
aim-damage = Средний урон
aim-net = Средний урон и полученные жизни за вычетом потерянных
refused-life-or-aim = Укажи жизни обоих игроков (--life 30 30) или цель одного хода (--aim net).
refused-not-all-dice = Брошенных и отложенных кубиков вместе должно быть { $count }. Укажи их через --roll и --aside.
refused-no-face = «{ $value }» — не грань кубика. Дай числа от 1 до 6.
