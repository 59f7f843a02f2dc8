game-name = Киллер
game-tagline = Шесть кубиков, тридцать жизней: бросай меньше двенадцати или больше тридцати и останься последним в живых.

# Что спрашивают
prompt-keep = Отложи хотя бы один кубик: остальные бросаются снова.
prompt-aim = Кого ты атакуешь?
prompt-gamble = Все кубики попали! Остановиться или бросить всё заново, рискуя всей атакой?

# Что можно сделать
action-keep = Отложить { $faces }
action-attack = Атаковать: { $seat }
action-roll = Бросить, никого не назвав (атака обернётся против тебя)
action-stop = Остановиться и нанести урон
action-press = Бросить все кубики снова: промах — и всё потеряно

# Что произошло
event-life-rolled = { $seat } бросает { $faces } и начинает с { $life ->
    [one] { $life } жизнью
   *[other] { $life } жизнями
}.
event-first-drawn = Начинает { $seat }.
event-dice-rolled = { $seat } бросает { $faces }.
event-dice-kept = { $seat } откладывает { $faces } (пока { $total }).
event-scored = { $seat } набирает { $score }.
event-mark-hit = { $seat } попадает точно на отметку: ничего не происходит.
event-life-lost = { $seat } теряет { $damage ->
    [one] { $damage } жизнь
    [few] { $damage } жизни
   *[other] { $damage } жизней
}: остаётся { $life }.
event-life-gained = { $seat } получает { $gain ->
    [one] { $gain } жизнь
    [few] { $gain } жизни
   *[other] { $gain } жизней
}: теперь { $life }.
event-revived = { $seat } возвращается из мёртвых!
event-ghost-rests = { $seat } — призрак: терять нечего и получать нечего.
event-attack-won = { $seat } получает право на атаку, число — { $value }.
event-attack-aimed = { $seat } атакует, цель — { $seat_target }: ранит каждый кубик с числом { $value }.
event-attack-unnamed = { $seat } бросает кубики, не назвав цель, и сам становится ею.
event-strike-rolled = { $seat } бросает { $faces }: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}, число — { $value }.
event-strike-goes-on = Атака продолжается: { $seat } снова бросает все кубики (попаданий: { $hits }).
event-gambled = { $seat } ставит { $damage ->
    [one] { $damage } единицу
    [few] { $damage } единицы
   *[other] { $damage } единиц
} урона на новый бросок всех кубиков.
event-gamble-lost = Ни одного попадания: { $seat } теряет всю атаку.
event-unharmed = Без потерь: { $seat }.
event-eliminated = { $seat } выбывает из игры.
event-won = { $seat } остаётся в живых и побеждает.

# Чего сделать нельзя
refused-not-rolled = Откладывать можно только кубики из последнего броска: «{ $action }» невозможно.
refused-must-name = Нужно назвать игрока, которого ты атакуешь.
refused-no-target = Атаковать можно только другого живого игрока.
refused-not-now = «{ $action }» сейчас невозможно.

# Варианты
option-dice = Кубики
option-dice-help = Сколько кубиков бросают; отметки — вдвое и впятеро больше этого числа.
option-life = Жизни
option-life-help = Сколько жизней у каждого в начале.
option-rolled_life = Жизни по броску
option-rolled_life-help = Каждый бросает все кубики, чтобы узнать свои начальные жизни.
option-first = Кто начинает
option-first-help = Первый игрок определяется жребием, или это всегда первое место.
option-first-random = по жребию
option-first-seat-1 = первое место
option-regeneration = Восстановление
option-regeneration-help = Очки точно на отметке возвращают жизни — ещё одним кубиком.
option-attackers_regenerate = Атака лечит
option-attackers_regenerate-help = Получив атаку, игрок сначала получает её число жизней.
option-announce = Назови или терпи
option-announce-help = Атака, брошенная без названной цели, оборачивается против своего хозяина.
option-full_house = Когда попали все кубики
option-full_house-help = Что происходит, когда все кубики атаки показывают её число.
option-full_house-stop = атака окончена
option-full_house-again = все кубики бросают снова и снова
option-full_house-gamble = остановиться или рискнуть всем
option-eliminated = Выбывшие
option-eliminated-help = Играют ли дальше те, у кого не осталось жизней.
option-eliminated-out = выходят из игры
option-eliminated-ghosts = играют призраками
option-eliminated-revival = могут вернуться
preset-classic = Классика
preset-duel = Быстрая дуэль
preset-wild = Бешеные атаки
preset-gamblers = Игроки ва-банк
preset-haunted = С призраками
preset-revival = Из мёртвых
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
draw-marks = Меньше { $low } или больше { $high } — атака; ровно на отметке ничего не происходит; между ними — потери.
draw-marks-heal = Меньше { $low } или больше { $high } — атака; ровно на отметке — лечение; между ними — потери.
draw-attack = Атака числом { $value }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}, урон пока { $damage }.

# Поле
board-turn = Кубики у игрока: { $seat }.
board-die = Кубик, на нём { $face }
board-rolling = Кубики катятся…
board-pick-high = Пятёрки и шестёрки
board-pick-low = Единицы и двойки
board-pick-all = Все
board-pick-first = Нажми на кубики, чтобы отложить
board-target = под атакой
board-out = вне игры
board-thinking = выбирает…
board-reach = Сумма будет от { $low } до { $high }.
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
puzzle-only-keep = Твои жизни: { $life }, у соперника: { $life_other }. Отложить можно по-разному, но один выбор заметно лучше всех. Какой?
