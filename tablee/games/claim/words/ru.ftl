game-name = Claim
game-tagline = Король умер: набери сторонников и завоюй голоса трёх фракций из пяти.

# Что спрашивают
prompt-lead = С какой карты ты ходишь?
prompt-follow = Чем ты отвечаешь?

# Что можно сделать
action-play = Сыграть: { $card }

# Что произошло
event-leader-chosen = { $you ->
    [seat] В первой взятке ходишь ты
   *[nobody] { $seat } ходит в первой взятке
}.
event-hand-dealt = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} карты: { $cards }.
event-hand-dealt-unseen = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-prize-turned = Разыгрывается { $card }.
event-card-led = { $you ->
    [seat] Ты ходишь
   *[nobody] { $seat } ходит
}: { $card }.
event-card-followed = { $you ->
    [seat] Ты отвечаешь
   *[nobody] { $seat } отвечает
} картой той же фракции: { $card }.
event-card-copied = { $you ->
    [seat] Ты играешь
   *[nobody] { $seat } играет
}: { $card }; карта считается за фракцию «{ $faction }».
event-card-thrown = { $you ->
    [seat] У тебя нет карт фракции «{ $faction }», ты играешь
   *[nobody] { $seat } — без карт фракции «{ $faction }», играет
}: { $card }.
event-trick-won = { $card } старше: { $you ->
    [seat] ты берёшь
   *[nobody] { $seat } берёт
} взятку.
event-trick-tied = Значения равны ({ $value }), решает первый ход: взятку { $you ->
    [seat] берёшь ты
   *[nobody] берёт { $seat }
}.
event-goblin-ridden-down = { $card } бьёт Гоблина при любых значениях: { $you ->
    [seat] ты берёшь
   *[nobody] { $seat } берёт
} взятку.
event-trick-unfollowed = Других карт фракции «{ $faction }» нет: { $you ->
    [seat] ты берёшь
   *[nobody] { $seat } берёт
} взятку.
event-undead-scored = { $card } не знает покоя и ложится в { $you ->
    [seat] твою стопку очков
   *[nobody] стопку очков ({ $seat })
}.
event-copy-discarded = { $card } лишь заменяет Нежить и уходит в сброс.
event-card-discarded = { $card } уходит в сброс.
event-prize-taken = { $you ->
    [seat] Ты берёшь
   *[nobody] { $seat } берёт
} в сторонники: { $card }.
event-follower-drawn = { $you ->
    [seat] Ты втайне добираешь
   *[nobody] { $seat } втайне добирает
} сторонника: { $card }.
event-follower-drawn-unseen = { $you ->
    [seat] Ты втайне добираешь
   *[nobody] { $seat } втайне добирает
} сторонника.
event-support-begins = Сторонники становятся рукой: теперь взятка приносит сами карты. { $you ->
    [seat] Ходишь ты
   *[nobody] Ходит { $seat }
}.
event-hand-known = Судя по виденным картам, { $you ->
    [seat] ты держишь
   *[nobody] { $seat } держит
} ещё: { $cards }.
event-card-scored = { $card } ложится в { $you ->
    [seat] твою стопку очков
   *[nobody] стопку очков ({ $seat })
}.
event-dwarf-scored = { $card } достаётся проигравшей стороне: { $you ->
    [seat] тебе
   *[nobody] забирает { $seat }
}.
event-copy-scored = { $card } лишь заменяет Гнома и достаётся { $you ->
    [seat] победной стороне: тебе
   *[nobody] победной стороне: { $seat }
}.
event-vote-won = «{ $faction }»: { $you ->
    [seat] голос получаешь ты
   *[nobody] голос получает { $seat }
}, { $count } против { $others }.
event-vote-won-by-highest = «{ $faction }»: карт поровну ({ $count }), но старшая — { $card }: { $you ->
    [seat] голос получаешь ты
   *[nobody] голос получает { $seat }
}.
event-vote-nobody = «{ $faction }»: голос не достаётся никому.
event-game-won = { $you ->
    [seat] Ты побеждаешь
   *[nobody] { $seat } побеждает
}: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
}.
event-game-won-by-more = { $you ->
    [seat] Ты побеждаешь
   *[nobody] { $seat } побеждает
}: голосов больше, { $votes } против { $others }.
event-game-drawn = Голосов поровну ({ $votes }): ничья.
event-game-drawn-short = Трёх голосов нет ни у кого ({ $votes } против { $others }): ничья.

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
option-without_majority = Если трёх голосов нет ни у кого
option-without_majority-help = Что бывает, если у фракции нет карт и голоса кончились 2:1, то есть трёх нет ни у кого.
option-without_majority-more-votes = побеждает большинство
option-without_majority-draw = ничья
preset-friendly = Дружеская
preset-purist = По памяти

# Соперники
bot-novice = Оруженосец
bot-novice-help = Выигрывает всё, что может, и не спрашивает зачем.
bot-eager = Сержант
bot-eager-help = Смотрит на награду и играет по-крупному только за крупную.
bot-steady = Капитан
bot-steady-help = Знает цену каждому стороннику и считает карты, но не строит планов.
bot-shrewd = Регент
bot-shrewd-help = Мысленно разыгрывает множество раскладов, а последние взятки просчитывает до конца.
bot-sage = Архимаг
bot-sage-help = Взвешивает сторонников так, как научил точный расчёт, а вторую фазу играет безупречно.

# Рисунок
draw-before = Карты раздаются.
draw-recruit = Набор сторонников: в колоде { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[other] { $left } карт
}
draw-support = Борьба за голоса
draw-prize = На кону
draw-led = Первый ход: { $seat }
draw-last = { $you ->
    [seat] Последняя взятка: твоя
   *[nobody] Последняя взятка: { $seat }
}
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
draw-votes-final = Голоса
draw-vote = { $seat }
draw-vote-nobody = никто
draw-faction = { $faction }
draw-voids = { $seat } — нет на руке: { $factions }
draw-discards = Сброс
draw-count = Ещё не видны
draw-none = пусто

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
board-second-phase = Вторая фаза: бери сами карты!
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
board-must-follow = Нужна карта той же фракции ({ $faction }) или Двойник: остальные карты подождут.
board-votes-now = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[other] { $count } голосов
}
board-score = { $count ->
    [one] { $count } карта в стопке очков
    [few] { $count } карты в стопке очков
   *[other] { $count } карт в стопке очков
}
board-score-of = { $you ->
    [seat] В твоей стопке
   *[nobody] В стопке: { $seat }
}
board-discards = { $count ->
    [one] В сбросе { $count } карта
    [few] В сбросе { $count } карты
   *[other] В сбросе { $count } карт
}
board-spot = { $you ->
    [seat] Ты
   *[nobody] { $seat }
}
board-leads = { $you ->
    [seat] ходишь
   *[nobody] ходит
}
board-as = считается за: { $faction }
board-why-higher = { $you ->
    [seat] Старшая карта: взятка твоя
   *[nobody] Старшая карта: берёт { $seat }
}
board-why-tied = { $you ->
    [seat] Поровну, решает ход: взятка твоя
   *[nobody] Поровну, решает ход: берёт { $seat }
}
board-why-knight = { $you ->
    [seat] Рыцарь бьёт Гоблина: взятка твоя
   *[nobody] Рыцарь бьёт Гоблина: берёт { $seat }
}
board-why-unfollowed = { $you ->
    [seat] Ответ другой фракцией: взятка твоя
   *[nobody] Ответ другой фракцией: берёт { $seat }
}
board-power-goblin = Особой силы нет, зато их четырнадцать, из них пять — со значением 0.
board-power-dwarf = Во второй фазе Гномы взятки достаются тому, кто её проиграл.
board-power-undead = Сыгранная в первой фазе, ложится в стопку очков того, кто взял взятку.
board-power-doppelganger = Сыгранный вторым, считается за фракцию хода. Им можно ответить всегда, даже если есть карта этой фракции.
board-power-knight = Сыгранный после Гоблина, бьёт его при любых значениях.

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
why-wins-prize-cheaply = Награда ({ $card }) достаётся дёшево.
why-wins-prize = Награда ({ $card }) твоя, а уходит не самая нужная карта.
why-wins-undead = Награда ({ $card }) твоя, и Нежить ложится в твою стопку очков.
why-throws-loser = Награда ({ $card }) не стоит сильной карты: сбрось слабую и добери втёмную.
why-cannot-win = Взятку всё равно не взять: этой карты не жаль.
why-leads-for-prize = Награда ({ $card }) того стоит, и этот ход трудно побить.
why-leads-low = Награда ({ $card }) пусть достаётся другому: береги хорошие карты.
puzzle-win-from-here = Вторая фаза, обе руки известны. Ровно одна карта выигрывает наверняка. Какая?

# The score after the end
score-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[other] { $count } голосов
}
score-faction = { $faction }: { $seat }
