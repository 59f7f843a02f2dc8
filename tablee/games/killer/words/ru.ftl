game-name = Киллер
game-tagline = Шесть кубиков, тридцать жизней: бросай меньше двенадцати или больше тридцати и останься последним в живых.

# Что спрашивают
prompt-keep = Отложи кубики: остальные бросишь снова.
prompt-aim = Кого ты атакуешь?
prompt-gamble = Остановиться или рискнуть всей атакой?

# Что можно сделать
action-keep = Отложить { $faces }
action-attack = Атаковать: { $seat }
action-roll = Бросить, никого не назвав (атака обернётся против тебя)
action-stop = Остановиться и нанести урон
action-press = Бросить снова: промах — и всё потеряно

# Что произошло
event-life-rolled = { $you ->
    [seat] Ты выбрасываешь { $faces } и начинаешь
   *[nobody] { $seat } выбрасывает { $faces } и начинает
} с { $life ->
    [one] { $life } жизнью
   *[other] { $life } жизнями
}.
event-life-kept = { $you ->
    [seat] Ты начинаешь
   *[nobody] { $seat } начинает
} с { $life ->
    [one] { $life } жизнью
   *[other] { $life } жизнями
}.
event-first-drawn = { $you ->
    [seat] Начинаешь ты
   *[nobody] Начинает { $seat }
}.
event-turn-begun = { $you ->
    [seat] Твой ход
   *[nobody] Ходит { $seat }
}.
event-dice-rolled = { $you ->
    [seat] Ты выбрасываешь
   *[nobody] { $seat } выбрасывает
} { $faces }.
event-dice-kept = { $you ->
    [seat] Ты откладываешь
   *[nobody] { $seat } откладывает
} { $faces } (пока { $total }).
event-scored = { $you ->
    [seat] Ты набираешь
   *[nobody] { $seat } набирает
} { $score }.
event-mark-hit = { $you ->
    [seat] Ты попадаешь
   *[nobody] { $seat } попадает
} точно на отметку: ничего не происходит.
event-life-lost = { $you ->
    [seat] Ты теряешь
   *[nobody] { $seat } теряет
} { $life ->
    [0] все оставшиеся жизни (урон: { $damage }).
   *[other] { $damage ->
        [one] { $damage } жизнь
        [few] { $damage } жизни
       *[other] { $damage } жизней
    }: остаётся { $life }.
}
event-life-gained = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} { $gain ->
    [one] { $gain } жизнь
    [few] { $gain } жизни
   *[other] { $gain } жизней
}: теперь { $life }.
event-revived = { $you ->
    [seat] Ты возвращаешься
   *[nobody] { $seat } возвращается
} из мёртвых!
event-ghost-rests = { $you ->
    [seat] Ты — призрак
   *[nobody] { $seat } — призрак
}: терять нечего и получать нечего.
event-attack-won = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} право на атаку, число — { $value }.
event-attack-aimed = { $you ->
    [seat] Ты атакуешь, цель — { $seat_target }
    [seat_target] { $seat } атакует тебя
   *[nobody] { $seat } атакует, цель — { $seat_target }
}: ранит каждый кубик с числом { $value }.
event-attack-unnamed = { $you ->
    [seat] Ты бросаешь кубики, не назвав цели, и цель теперь — ты
   *[nobody] { $seat } бросает кубики, не назвав цели, и становится ею
}.
event-strike-rolled = { $you ->
    [seat] Ты выбрасываешь
   *[nobody] { $seat } выбрасывает
} { $faces }: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}, число — { $value }.
event-strike-goes-on = Атака продолжается: { $you ->
    [seat] ты снова бросаешь
   *[nobody] { $seat } снова бросает
} все кубики (попаданий: { $hits }).
event-gambled = { $you ->
    [seat] Ты ставишь
   *[nobody] { $seat } ставит
} { $damage ->
    [one] { $damage } единицу
    [few] { $damage } единицы
   *[other] { $damage } единиц
} урона на новый бросок.
event-gamble-lost = Ни одного попадания: { $you ->
    [seat] ты теряешь
   *[nobody] { $seat } теряет
} всю атаку.
event-unharmed = { $you ->
    [seat] Тебя не задело
   *[nobody] Без потерь: { $seat }
}.
event-eliminated = { $you ->
    [seat] Ты выбываешь
   *[nobody] { $seat } выбывает
} из игры.
event-became-ghost = { $you ->
    [seat] Ты остаёшься без жизней и играешь
   *[nobody] { $seat } остаётся без жизней и играет
} дальше призраком.
event-won = { $you ->
    [seat] Ты остаёшься в живых и побеждаешь
   *[nobody] { $seat } остаётся в живых и побеждает
}.
event-limit-near = До предела на всех осталось { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}. Потом победят те, у кого больше всего жизней.
event-limit-won = Предел ходов достигнут: { $you ->
    [seat] у тебя больше всего жизней — { $life }. Победа за тобой
   *[nobody] больше всего жизней — { $life } — и победа: { $seat }
}.
event-limit-shared = Предел ходов достигнут. Больше всего жизней, по { $life }, и общая победа: { $seats }.

# Чего сделать нельзя
refused-not-rolled = Откладывать можно только кубики из последнего броска: «{ $action }» невозможно.
refused-must-name = Нужно назвать игрока, которого ты атакуешь.
refused-no-target = Атаковать можно только другого живого игрока.
refused-not-now = «{ $action }» сейчас невозможно.
refused-marks = Нижняя отметка должна быть меньше верхней, и обе — от { $low } до { $high }.
refused-never-ends = По таким правилам жизней прибывает больше, чем убывает, и игра не кончится. Возьми больше кубиков, другие отметки или меньше лечения.

# Варианты
option-dice = Кубики
option-dice-help = Сколько кубиков бросают; от этого зависят отметки.
option-marks = Отметки
option-marks-help = За отметками — атака, между ними — потери. С шестью кубиками первые два варианта дают 12 и 30, с пятью — 11 и 24 или 10 и 25.
option-marks-common = кубики + 6 и 6 × кубики − 6
option-marks-double = вдвое и впятеро больше кубиков
option-marks-own = два своих числа
option-low = Нижняя отметка
option-low-help = Только со своими отметками: не меньше числа кубиков.
option-high = Верхняя отметка
option-high-help = Только со своими отметками: не больше числа кубиков, умноженного на шесть.
option-life = Жизни
option-life-help = Сколько жизней у каждого в начале.
option-rolled_life = Жизни по броску
option-rolled_life-help = Сколько жизней у каждого в начале, решают кубики.
option-life_roll = Как бросают на жизни
option-life_roll-help = Только если жизни определяет бросок: один простой бросок или с откладыванием, как в ходе.
option-life_roll-once = один бросок всех кубиков
option-life_roll-keeping = с откладыванием, как в ходе
option-out = Выбывание
option-out-help = Выбывает ли тот, у кого ровно 0 жизней.
option-out-at-zero = при 0 жизней
option-out-below-zero = только ниже 0
option-first = Кто начинает
option-first-help = Первый игрок определяется жребием, или это всегда первое место.
option-first-random = по жребию
option-first-seat-1 = первое место
option-regeneration = Восстановление
option-regeneration-help = Очки точно на отметке возвращают жизни — ещё одним кубиком.
option-attackers_regenerate = Атака лечит
option-attackers_regenerate-help = Получив атаку, игрок сначала получает её число жизней.
option-announce = Назови или терпи
option-announce-help = Атака, брошенная без названной цели, оборачивается против того, кто бросал.
option-full_house = Когда попали все кубики
option-full_house-help = Что происходит, когда все кубики атаки показывают её число.
option-full_house-stop = атака окончена
option-full_house-again = все кубики бросают снова и снова
option-full_house-gamble = остановиться или рискнуть всем
option-full_house_dice = Кубики после полного попадания
option-full_house_dice-help = Если атака продолжается: каждый раз все кубики, или попавшие остаются отложенными, пока не попадут все.
option-full_house_dice-all = каждый раз все кубики
option-full_house_dice-rest = попавшие отложены, пока не попадут все
option-eliminated = Выбывшие
option-eliminated-help = Играют ли дальше те, у кого не осталось жизней.
option-eliminated-out = выходят из игры
option-eliminated-ghosts = играют призраками
option-eliminated-revival = могут вернуться
option-limit = Предел ходов
option-limit-help = После стольких ходов каждого игра кончается, и побеждает тот, у кого больше жизней.
idle-marks = только со своими отметками
idle-life = число жизней решают кубики
idle-life_roll = только если жизни определяет бросок
idle-full_house_dice = атака кончается, когда попали все кубики
idle-eliminated = вдвоём игра кончается с первым выбывшим
preset-classic = Классика
preset-duel = Быстрая дуэль
preset-wild = Бешеные атаки
preset-gamblers = Игроки ва-банк
preset-haunted = С призраками
preset-revival = Из мёртвых
preset-five-dice = Пять кубиков
preset-eight-dice = Восемь кубиков

# Соперники
bot-hasty = Торопыга
bot-hasty-help = Играет по наитию: вверх или вниз с первого взгляда.
bot-bold = Смельчак
bot-bold-help = Всегда рвётся в атаку, чего бы это ни стоило.
bot-steady = Скала
bot-steady-help = Знает, сколько урона в среднем приносит каждый выбор.
bot-watchful = Зоркий
bot-watchful-help = Сравнивает урон, который наносит, с жизнями, которыми рискует.
bot-shrewd = Хитрец
bot-shrewd-help = Рассчитал дуэль до конца и знает, что сделает толпа.

# Рисунок
draw-name = { $seat }
draw-turn = Бросает [b]{ $seat }[/].
draw-rolled = Бросок:
draw-aside = Отложено, всего { $total }:
draw-marks = Меньше { $low } или больше { $high } — атака; ровно на отметке ничего не происходит; между ними теряешь столько, сколько до ближайшей.
draw-marks-heal = Меньше { $low } или больше { $high } — атака; ровно на отметке — лечение; между ними теряешь столько, сколько до ближайшей.
draw-attack = Атака числом { $value }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}, урон пока { $damage }.

# Поле
board-turn = { $you ->
    [seat] Кубики у тебя.
   *[nobody] Кубики у игрока: { $seat }.
}
board-die = Кубик, на нём { $face }
board-aside = Отложено
board-kept = Отложено: { $text } = { $total }
board-pick-high = Пятёрки и шестёрки
board-pick-low = Единицы и двойки
board-pick-all = Все
board-pick-first = Нажми на кубики, чтобы отложить
board-tap-target = Нажми на того, кого атакуешь
board-gone = Ты вне игры. Остальные играют дальше.
board-jump = Сразу к концу
board-skip = Сразу к моему ходу
board-out = вне игры
board-ghost = призрак
board-limit = { $turns ->
    [1] Последний ход
    [one] Ещё { $turns } ход
    [few] Ещё { $turns } хода
   *[other] Ещё { $turns } ходов
}
board-thinking = выбирает…
board-reach = Сумма будет от { $low } до { $high }.
board-chance-attack = Атака
board-chance-heal = Лечение
board-chance-mark = Отметка
board-chance-loss = Потеря
board-chance-rest = Ничего
board-if-well = При верной игре дальше:
board-percent = { $percent } %
board-tenths = { $whole },{ $part }
board-mean = Урон в среднем: { $damage }
board-deadly = насмерть
board-lives = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[many] { $life } жизней
}
board-odds = Шансы атаки
board-odds-value = Число
board-odds-mean = Средний урон
board-odds-kill = Выбьет: { $seat }

# Что говорит тренер
why-go-high = Играй на большее: при верной игре дальше это атака в { $attack } % случаев и потеря в { $loss } %.
why-go-low = Играй на меньшее: при верной игре дальше это атака в { $attack } % случаев и потеря в { $loss } %.
why-limit-loss = На атаку почти нет надежды ({ $attack } %): так потеря будет наименьшей.
why-take-attack = Счёт готов: атака, число — { $value }.
why-take-mark = Счёт точно на отметке: потерь нет.
why-take-loss = Бросать дальше дороже, чем потерять сейчас { $loss ->
        [one] { $loss } жизнь
        [few] { $loss } жизни
       *[many] { $loss } жизней
    }.
why-aim = Лучшая цель — { $seat } ({ $life ->
        [one] { $life } жизнь
        [few] { $life } жизни
       *[many] { $life } жизней
    }){ $percent ->
        [0] .
       *[other] ; удар смертелен в { $percent } % случаев.
    }
why-any-mark = Всё равно, кого атаковать.
why-nobody-named = Не называть никого — здесь наименьшее зло.
why-stop = Верный урон ({ $damage }) дороже риска бросить без попадания.
why-press = Урона ({ $damage }) здесь мало: следующий бросок стоит риска.
puzzle-only-keep = Твои жизни: { $life } против { $life_other }. Один выбор кубиков заметно лучше всех. Какой?

# The score after the end
score-lives = { $count ->
    [0] вне игры
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
score-lives-from-zero = { $count ->
    [-1] вне игры
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
score-ghost-lives = { $count ->
    [0] призрак
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
score-ghost-lives-from-zero = { $count ->
    [-1] призрак
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
