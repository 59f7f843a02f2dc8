game-name = Claim
game-tagline = Король умер: набери сторонников и завоюй голоса трёх фракций из пяти.

# Что спрашивают
prompt-lead = С какой карты ты ходишь?
prompt-follow = Чем ты отвечаешь? Держись фракции хода, если можешь; Двойник всегда может её заменить.

# Что можно сделать
action-play = Сыграть: { $card }

# Что произошло
event-leader-chosen = { $seat } ходит в первой взятке.
event-hand-dealt = { $seat } получает карты: { $cards }.
event-prize-turned = Разыгрывается { $card }.
event-card-led = { $seat } ходит: { $card }.
event-card-followed = { $seat } отвечает в масть: { $card }.
event-card-copied = { $seat } играет: { $card }; карта считается за фракцию «{ $faction }».
event-card-thrown = { $seat } не имеет карт фракции «{ $faction }» и играет: { $card }.
event-trick-won = { $card } старше: { $seat } берёт взятку.
event-trick-tied = Значения равны ({ $value }): взятку берёт { $seat }, потому что ход был оттуда.
event-goblin-ridden-down = { $card } бьёт Гоблина при любых значениях: { $seat } берёт взятку.
event-trick-unfollowed = Других карт фракции «{ $faction }» нет: { $seat } берёт взятку.
event-undead-scored = { $card } не знает покоя и ложится в стопку очков, хозяин — { $seat }.
event-copy-discarded = { $card } лишь заменяет Нежить и уходит в сброс.
event-card-discarded = { $card } уходит в сброс.
event-prize-taken = { $seat } берёт в сторонники: { $card }.
event-follower-drawn = { $seat } втайне добирает сторонника: { $card }.
event-follower-drawn-unseen = { $seat } втайне добирает сторонника.
event-support-begins = Сторонники становятся рукой: теперь выигрывают сами карты. Ходит { $seat }.
event-card-scored = { $card } ложится в стопку очков, хозяин — { $seat }.
event-dwarf-scored = { $card } утешает проигравшую сторону: { $seat } забирает Гнома.
event-copy-scored = { $card } лишь заменяет Гнома и достаётся победной стороне: { $seat }.
event-vote-won = «{ $faction }»: голос получает { $seat }, { $count } против { $others }.
event-vote-won-by-highest = «{ $faction }»: карт поровну ({ $count }), но старшая решает, голос получает { $seat }.
event-vote-nobody = «{ $faction }»: голос не достаётся никому.
event-game-won = { $seat } побеждает: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
}.
event-game-won-by-more = { $seat } побеждает: голосов больше, { $votes } против { $others }.
event-game-drawn = Голосов поровну ({ $votes }): ничья.

# Чего нельзя
refused-not-in-hand = У тебя на руке нет такой карты: { $card }.
refused-must-follow = Нужно сыграть карту фракции «{ $faction }» или Двойника.
refused-must-follow-doppelganger = Ход был с Двойника: нужно сыграть Двойника.

# Варианты
option-leader = Первый ход
option-leader-help = Кто ходит в первой взятке.
option-leader-random = по жребию
option-leader-seat-1 = первое место
option-leader-seat-2 = второе место
option-card_count = Счёт карт
option-card_count-help = Показывать то, что помнила бы безупречная память: сброс, известных сторонников, отсутствующие фракции, ещё не виденные карты, а во второй фазе — руку соперника.
preset-friendly = Дружеская
preset-purist = По памяти

# Соперники
bot-novice = Оруженосец
bot-novice-help = Выигрывает всё, что может, и не спрашивает зачем.
bot-eager = Сержант
bot-eager-help = Смотрит на приз и играет крупно только за крупный.
bot-steady = Капитан
bot-steady-help = Знает цену каждому стороннику и считает карты, но не строит планов.
bot-shrewd = Регент
bot-shrewd-help = Мысленно разыгрывает множество раскладов, а последние взятки просчитывает до конца.
bot-sage = Архимаг
bot-sage-help = Взвешивает сторонников так, как научил точный расчёт, а вторую часть играет безупречно.

# Рисунок
draw-before = Карты раздаются.
draw-recruit = Набор сторонников: в колоде { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[other] { $left } карт
}
draw-support = Борьба за голоса
draw-prize = Разыгрывается
draw-led = Ходит { $seat }
draw-last = Последнюю взятку берёт { $seat }
draw-name = { $seat }
draw-hand = Рука
draw-followers = Сторонники
draw-score = Очки
draw-unseen = { $count ->
    [0] нет
    [one] { $count } неизвестная карта
    [few] { $count } неизвестные карты
   *[other] { $count } неизвестных карт
}
draw-votes = Голоса, если закончить сейчас
draw-vote = { $seat }
draw-vote-nobody = никто
draw-faction = { $faction }
draw-voids = { $seat } — нет на руке: { $factions }
draw-discards = Сброс
draw-count = Ещё не видны
draw-none = нет

# Фракции и карты
faction-goblin = Гоблины
faction-dwarf = Гномы
faction-undead = Нежить
faction-doppelganger = Двойники
faction-knight = Рыцари
card-goblin-0 = Гоблин 0
card-goblin-1 = Гоблин 1
card-goblin-2 = Гоблин 2
card-goblin-3 = Гоблин 3
card-goblin-4 = Гоблин 4
card-goblin-5 = Гоблин 5
card-goblin-6 = Гоблин 6
card-goblin-7 = Гоблин 7
card-goblin-8 = Гоблин 8
card-goblin-9 = Гоблин 9
card-dwarf-0 = Гном 0
card-dwarf-1 = Гном 1
card-dwarf-2 = Гном 2
card-dwarf-3 = Гном 3
card-dwarf-4 = Гном 4
card-dwarf-5 = Гном 5
card-dwarf-6 = Гном 6
card-dwarf-7 = Гном 7
card-dwarf-8 = Гном 8
card-dwarf-9 = Гном 9
card-undead-0 = Нежить 0
card-undead-1 = Нежить 1
card-undead-2 = Нежить 2
card-undead-3 = Нежить 3
card-undead-4 = Нежить 4
card-undead-5 = Нежить 5
card-undead-6 = Нежить 6
card-undead-7 = Нежить 7
card-undead-8 = Нежить 8
card-undead-9 = Нежить 9
card-doppelganger-0 = Двойник 0
card-doppelganger-1 = Двойник 1
card-doppelganger-2 = Двойник 2
card-doppelganger-3 = Двойник 3
card-doppelganger-4 = Двойник 4
card-doppelganger-5 = Двойник 5
card-doppelganger-6 = Двойник 6
card-doppelganger-7 = Двойник 7
card-doppelganger-8 = Двойник 8
card-doppelganger-9 = Двойник 9
card-knight-2 = Рыцарь 2
card-knight-3 = Рыцарь 3
card-knight-4 = Рыцарь 4
card-knight-5 = Рыцарь 5
card-knight-6 = Рыцарь 6
card-knight-7 = Рыцарь 7
card-knight-8 = Рыцарь 8
card-knight-9 = Рыцарь 9

# Поле
board-second-phase = Вторая фаза: сторонники стали твоей рукой, и теперь выигрывают сами карты.
board-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[other] В колоде { $count } карт
}
board-cards = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
}
board-known-hand = Карты на руке: { $seat } — по тому, что уже видели
board-vote = голос здесь
board-votes = Голоса
board-card = { $card }
board-must-follow = Нужно играть в масть ({ $faction }) или двойником: остальные карты подождут.

# Что говорит тренер
why-only-win = Единственная карта, которая выигрывает наверняка: { $card }.
why-only-win-shown = Единственная карта, которая выигрывает наверняка: { $card }. Если дальше оба играют без ошибок, за тебя в конце голосуют, например: { $factions }. А после естественной карты — { $card_other } — только: { $factions_other }.
why-only-draw = Единственная карта, которая спасает ничью: { $card }.
why-all-lose = При лучшей игре соперника проигрывает любая карта: ставь ловушку и надейся.
why-wins = Выигрывает наверняка{ $count ->
        [one] {""}
       *[other] , как и другие (таких карт: { $count })
    }.
why-draws = Больше ничьей добиться нельзя; эта карта её держит.
why-takes-dwarves = Взятка уходит, зато Гном — твой.
why-keeps-dwarves-away = Взятку стоит взять, хотя Гном достанется другому.
why-wins-trick = Обе карты этой взятки тебе пригодятся.
why-loses-little = Взятка не стоит карты получше.
why-leads-dwarf = Гном, с которого ходят, достаётся проигравшему взятку.
why-leads-second = { $card } — в нужный момент: в опробованных раскладах этот ход принёс больше всего голосов.
why-wins-prize-cheaply = { $card } — награда, и достаётся дёшево.
why-wins-prize = { $card } — награда, и уходит не самая нужная карта.
why-wins-undead = { $card } — награда, и Нежить ложится в твою стопку очков.
why-throws-loser = { $card } не стоит сильной карты: сбрось слабую и добери втёмную.
why-cannot-win = Взятку всё равно не взять: этой карты не жаль.
why-leads-for-prize = { $card } того стоит, и этот ход трудно побить.
why-leads-low = { $card } — пусть достаётся другому: береги хорошие карты.
puzzle-win-from-here = Вторая часть, обе руки известны. Ровно одна карта выигрывает наверняка. Какая?
