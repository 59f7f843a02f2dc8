game-name = Twelve Heroes
game-tagline = Найми двенадцать героев, отправь их в три Региона и прокорми: семь очков территорий — победа.

# Что спрашивают
prompt-draft = Какую карту оставить? Остальные уйдут сопернику.
prompt-enlist = Какого героя взять в колоду?
prompt-mulligan = Положить карту под колоду и взять другую — или оставить руку?
prompt-starve = Еды не хватает: какого героя сбросить?
prompt-act = Что делаешь?
prompt-carry = Сколько еды взять с собой?
prompt-deploy-more = Ещё одного героя в другой Регион тем же действием?
prompt-order = Чья способность сработает первой?
prompt-target = Выбери героя
prompt-region = Выбери Регион
prompt-bring = Сколько еды принести из лагеря?
prompt-use = Применить способность?
prompt-discard = Какую карту сбросить?
prompt-hand-limit = На руке больше пяти карт: какую сбросить?
prompt-strip = Какую карту с руки соперника сбросить?
prompt-either = Какая из двух способностей героя?

# Что можно сделать
action-supply = Снабжение: взять 1 еду
action-done = Это всё
action-done-mulligan = Оставить руку
action-done-deploy-more = Больше никого
action-done-act = Закончить ход
action-use = Применить
action-decline = Не применять
action-carry = Еда: { $food }
action-choose = { $place }
action-recruit = Нанять: { $hero }
action-spend = Сбросить ради ещё одного действия: { $hero }
action-starve = Сбросить: { $hero }
action-drop = Сбросить: { $hero }
action-under = Положить под колоду: { $hero }
action-keep = Оставить: { $hero }
action-enlist = Взять в колоду: { $hero }
action-deploy = Отправить: { $hero } → { $place }
action-move = Переместить: { $hero }, { $place_from } → { $place_to }
action-resolve = { $hero } ({ $place })
action-target = { $hero } ({ $place })
action-strip = Сбросить карту соперника: { $hero }
action-either = { $line ->
    [1] Первое
   *[other] Второе
}

# Что произошло
event-first-drawn = { $you ->
    [seat] Ты начинаешь
   *[nobody] { $seat } начинает
}.
event-card-under = { $you ->
    [seat] Ты кладёшь
   *[nobody] { $seat } кладёт
} под колоду карту: { $hero }.
event-card-under-unseen = { $you ->
    [seat] Ты кладёшь
   *[nobody] { $seat } кладёт
} карту под колоду.
event-mulligan-taken = { $you ->
    [seat] Ты { $count ->
        [0] оставляешь руку как есть.
        [one] меняешь { $count } карту.
        [few] меняешь { $count } карты.
       *[other] меняешь { $count } карт.
    }
   *[nobody] { $seat } { $count ->
        [0] оставляет руку как есть.
        [one] меняет { $count } карту.
        [few] меняет { $count } карты.
       *[other] меняет { $count } карт.
    }
}
event-tile-revealed = Открывается { $tile } ({ $place }).
event-stack-empty = Территорий больше нет ({ $place }).
event-turn-begun = Ход { $turn }{ $you ->
    [seat] , твой
   *[nobody] : { $seat }
}.
event-actions-begun = { $you ->
    [seat] У тебя
   *[nobody] { $seat }:
} { $count } { $count ->
    [one] действие.
    [few] действия.
   *[other] действий.
}
event-supply-forced = { $you ->
    [seat] Тебе некого
   *[nobody] { $seat }: некого
} нанять, отправить или переместить, остаётся только взять еду.
event-strengths-compared = { $you ->
    [seat] Твоя сила
   *[nobody] { $seat }: сила
} { $strength } против { $strength_other } ({ $place }).
event-tie-won-popular = При равенстве решает жетон Популярности: { $you ->
    [seat] он у тебя
   *[nobody] он у игрока { $seat }
}.
event-tie-won-by-hero = При равенстве ({ $place }) решает герой: { $you ->
    [seat] он на твоей стороне
   *[nobody] он на стороне игрока { $seat }
}.
event-cube-placed = { $you ->
    [seat] Ты ставишь
   *[nobody] { $seat } ставит
} кубик ({ $place }).
event-tile-won = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} территорию ({ $tile }, { $place }), очки: +{ $points }, всего { $total }.
event-game-won = { $you ->
    [seat] Ты набираешь { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } и побеждаешь!
   *[nobody] { $seat } набирает { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } и побеждает!
}
event-time-over = Каждый сделал шестьдесят ходов: игра на этом кончается.
event-cubes-returned = Оба игрока забирают свои кубики ({ $place }).
event-hero-retired = { $you ->
    [seat] Твой герой { $hero }
   *[nobody] { $hero } ({ $seat })
} уходит в сброс вместе с территорией.
event-hero-returned = { $you ->
    [seat] Твой герой { $hero }
   *[nobody] { $hero } ({ $seat })
} возвращается в лагерь.
event-hero-starved = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} остаётся без еды и уходит в сброс.
event-hero-recruited = { $you ->
    [seat] Ты нанимаешь
   *[nobody] { $seat } нанимает
} героя: { $hero }.
event-hero-deployed = { $you ->
    [seat] Ты отправляешь
   *[nobody] { $seat } отправляет
} героя: { $hero } → { $place }.
event-hero-moved = { $you ->
    [seat] Ты перемещаешь
   *[nobody] { $seat } перемещает
} героя: { $hero }, { $place_from } → { $place_to }.
event-card-spent = { $you ->
    [seat] Ты сбрасываешь
   *[nobody] { $seat } сбрасывает
} карту ради ещё одного действия: { $hero }.
event-card-discarded = { $you ->
    [seat] Ты сбрасываешь
   *[nobody] { $seat } сбрасывает
} карту: { $hero }.
event-hand-shown = { $you ->
    [seat] Твоя рука открыта
   *[nobody] Рука игрока { $seat } открыта
}: { $heroes }.
event-cards-drawn = { $you ->
    [seat] Ты берёшь
   *[nobody] { $seat } берёт
} из колоды: { $heroes }.
event-cards-drawn-unseen = { $you ->
    [seat] Ты берёшь
   *[nobody] { $seat } берёт
} { $count } { $count ->
    [one] карту.
    [few] карты.
   *[other] карт.
}
event-deck-reshuffled = { $you ->
    [seat] Твой сброс
   *[nobody] { $seat }: сброс
} становится новой колодой (карт: { $count }).
event-nothing-to-draw = { $you ->
    [seat] У тебя не осталось карт
   *[nobody] { $seat }: не осталось карт
}, чтобы взять.
event-reserve-short = Запас пуст: { $you ->
    [seat] ты недополучаешь
   *[nobody] { $seat } недополучает
} { $food } { $food ->
    [one] еду
   *[other] еды
}.
event-food-taken = { $you ->
    [seat] Ты берёшь
   *[nobody] { $seat } берёт
} в лагерь { $food } { $food ->
    [one] еду
   *[other] еды
}.
event-food-placed = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} { $food } { $food ->
    [one] еду
   *[other] еды
}: { $place }.
event-food-paid = { $you ->
    [seat] Ты платишь
   *[nobody] { $seat } платит
} { $food } { $food ->
    [one] еду
   *[other] еды
}.
event-food-carried = { $you ->
    [seat] Ты несёшь
   *[nobody] { $seat } несёт
} { $food } { $food ->
    [one] еду
   *[other] еды
}: { $place_from } → { $place_to }.
event-food-eaten = { $you ->
    [seat] Твои герои
   *[nobody] { $seat }: герои
} съедают { $food } { $food ->
    [one] еду
   *[other] еды
} ({ $place }).
event-food-lost = { $you ->
    [seat] Ты теряешь
   *[nobody] { $seat } теряет
} { $food } { $food ->
    [one] еду
   *[other] еды
}: { $place }.
event-food-stolen = { $you ->
    [seat] Ты крадёшь у игрока { $seat_victim }
    [seat_victim] { $seat } крадёт у тебя
   *[nobody] { $seat } крадёт у игрока { $seat_victim }
} { $food } { $food ->
    [one] еду
   *[other] еды
}: { $place_from } → { $place_to }.
event-ability-used = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
}: способность вступает в игру.
event-ability-declined = { $you ->
    [seat] Ты не применяешь
   *[nobody] { $seat } не применяет
} способность: { $hero }.
event-hero-named = Выбор падает на героя: { $hero } { $you ->
    [seat] (твой, { $place })
   *[nobody] ({ $seat }, { $place })
}.
event-region-named = { $you ->
    [seat] Ты выбираешь
   *[nobody] { $seat } выбирает
}: { $place }.
event-line-chosen = { $you ->
    [seat] Ты выбираешь
   *[nobody] { $seat } выбирает
} { $line ->
    [1] первую
   *[other] вторую
} способность: { $hero }.
event-hero-first = На очереди { $you ->
    [seat] { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
}.
event-ability-idle = Способность ничего не меняет.
event-actions-gained = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} { $count ->
    [0] 0 действий.
    [one] ещё { $count } действие.
    [few] ещё { $count } действия.
   *[other] ещё { $count } действий.
}
event-hero-killed = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} уходит в сброс.
event-hero-pushed = { $you ->
    [seat] Твой герой { $hero }
   *[nobody] { $hero } ({ $seat })
} отступает: { $place_from } → { $place_to }.
event-hero-joined = { $you ->
    [seat] Твой герой { $hero }
   *[nobody] { $hero } ({ $seat })
} приходит: { $place } → { $place_to }.
event-hero-sent-to-camp = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} возвращается в лагерь.
event-hero-sent-to-hand = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} возвращается на руку.
event-hero-recovered-to-camp = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} возвращается в лагерь.
event-hero-recovered-to-hand = { $you ->
    [seat] Твой герой { $hero } ({ $place })
   *[nobody] { $hero } ({ $seat }, { $place })
} возвращается на руку.
event-cube-added = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} кубик ({ $place }).
event-cube-removed = { $you ->
    [seat] Ты теряешь
   *[nobody] { $seat } теряет
} кубик ({ $place }).
event-popularity-taken = { $you ->
    [seat] Ты приходишь раньше всех ({ $place }) и берёшь
   *[nobody] { $seat } приходит раньше всех ({ $place }) и берёт
} жетон Популярности.
event-popularity-passed = Жетон Популярности ({ $place }) переходит: { $you ->
    [seat] теперь его держишь ты
   *[nobody] теперь его держит { $seat }
}.
event-popularity-returned = Жетон Популярности ({ $place }) возвращается на территорию.
event-packs-dealt = Драфт, круг { $round }: по шесть карт.
event-pack-dealt = { $you ->
    [seat] Ты смотришь
   *[nobody] { $seat } смотрит
} карты: { $heroes }.
event-pack-received = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} карты: { $heroes }.
event-hero-kept = { $you ->
    [seat] Ты оставляешь
   *[nobody] { $seat } оставляет
} карту: { $hero }.
event-draft-ended = Драфт окончен: вместе с вернувшимися картами у каждого двенадцать героев. Колоды перемешаны не глядя.
event-hero-enlisted = { $you ->
    [seat] В твоей колоде: { $hero }.
   *[nobody] { $seat } берёт в колоду: { $hero }.
}
event-decks-brought = У обоих есть колода, героев в каждой — { $count }.
event-deck-shown = { $you ->
    [seat] Твоя колода, открыта для всех: { $heroes }.
   *[nobody] Колода игрока { $seat }, открыта для всех: { $heroes }.
}
event-deck-revealed = { $you ->
    [seat] Твоя колода была такой: { $heroes }.
   *[nobody] Колода игрока { $seat } была такой: { $heroes }.
}

# Чего нельзя
refused-not-now = «{ $action }» сейчас невозможно.
refused-no-actions-left = Действий больше нет.
refused-no-extra-actions = За этим столом нельзя сбросить карту ради ещё одного действия.
refused-unfinished-factions = Этот набор героев ещё не полон: во фракции карт { $count }, а не { $wanted }. Пусть игроки принесут свои колоды (decks: own).
refused-unfinished-draft = Этот набор героев ещё не полон: со значком драфта карт { $count }, а не { $wanted }. Пусть игроки принесут свои колоды (decks: own).
refused-unfinished-box = В наборе карт всего { $count }. Для колоды нужно { $wanted }.
refused-other-version = { $hero } — для другого правила Популярности.
refused-no-more-in-box = { $hero }: в коробке не больше { $count }.
refused-not-in-hand = Этого героя нет на руке: { $hero }.
refused-too-dear = { $hero } стоит { $cost } еды, а в лагере { $food }.
refused-not-in-camp = Этого героя нет в лагере: { $hero }.
refused-one-a-region = Этим действием герой сюда уже отправлен: { $place }.
refused-forbidden = Герой соперника не даёт отправить сюда героев: { $place }.
refused-not-there = Героя здесь нет: { $hero } ({ $place }).
refused-blocked = Герой соперника не выпускает твоих героев: { $place }.
refused-not-adjacent = { $hero } может перейти только в соседний Регион.
refused-not-so-much = Больше { $food } еды взять нельзя.
refused-feed-as-many = Накормить нужно как можно больше героев: { $hero } остаётся.
refused-same-faction = В коробке только одна такая колода: { $faction }.
refused-no-such-set = Набора героев «{ $value }» нет; есть { $choices }. Может быть, { $nearest }?
refused-broken-set = В наборе героев ошибка ({ $card }): { $problem }
refused-wrong-deck = Так колоду из одной коробки не собрать (в скобках — колода и строка).{ $entries_count ->
    [0] { "" }
   *[other] { " " }Не имя и не номер героя с количеством: { $entries }.
}{ $unknown_count ->
    [0] { "" }
   *[other] { " " }Нет в этом наборе героев: { $unknown }.
}{ $versions_count ->
    [0] { "" }
   *[other] { " " }Для другого правила Популярности: { $versions }.
}{ $copies_count ->
    [0] { "" }
   *[other] { " " }Больше, чем в коробке: { $copies }.
}{ $sizes_count ->
    [0] { "" }
   *[other] { " " }В колоде должно быть карт: { $wanted }, а не { $sizes }.
}

# Подготовка
option-decks = Колоды
option-decks-help = Готовые колоды, тайный драфт или колоды, которые приносят игроки.
option-decks-factions = фракции
option-decks-draft = драфт
option-decks-own = каждый приносит свою
option-decks-constructed = записаны для обоих
option-faction_1 = Фракция первого места
option-faction_1-help = Готовая колода первого места.
option-faction_1-mechanical = Механическая армия
option-faction_1-elves = Эльфы
option-faction_1-humans = Люди
option-faction_1-orcs = Орки и гоблины
option-faction_2 = Фракция второго места
option-faction_2-help = Готовая колода второго места.
option-faction_2-mechanical = Механическая армия
option-faction_2-elves = Эльфы
option-faction_2-humans = Люди
option-faction_2-orcs = Орки и гоблины
option-deck_lists = Списки колод
option-deck_lists-help = Знаешь ли ты заранее, какие карты в колоде соперника.
option-deck_lists-secret = тайные до конца
option-deck_lists-open = открыты обоим
option-deck_1 = Колода первого места
option-deck_1-help = Двенадцать карт, например «archangel 2, goat, dragon …»; для колод, записанных заранее.
option-deck_2 = Колода второго места
option-deck_2-help = Двенадцать карт, например «archangel 2, goat, dragon …»; для колод, записанных заранее.
option-extra_actions = Дополнительные действия
option-extra_actions-help = В военную фазу можно сбросить карту с руки ради ещё одного действия.
option-popularity = Популярность
option-popularity-help = Кто приходит в Регион раньше, берёт его жетон; жетон решает ничьи.
option-heroes = Герои
option-heroes-help = Набор героев: «tablee» (новейший), «tablee-1» (первый, со способностями попроще) или свой одной строкой (tablee heroes pack ФАЙЛ).
idle-factions = только с готовыми колодами фракций
idle-own = только если каждый приносит свою колоду
idle-constructed = только с колодами, записанными для обоих
preset-first-game = Первая игра: Люди против Орков и гоблинов
preset-forest-and-steel = Эльфы против Механической армии
preset-popularity = Механическая армия против Людей, с Популярностью
preset-advanced = Орки и гоблины против Эльфов, оба дополнительных правила
preset-draft = Драфт
preset-advanced-draft = Драфт и оба дополнительных правила
preset-tournament = Турнир: свои колоды
preset-open-tournament = Турнир с открытыми списками
preset-swarm-and-siege = Рой против Осады: две собранные колоды
bot-recruit = Новобранец
bot-recruit-help = Отправляет героев туда, где они сильнее, действие за действием, и забывает, что они едят.
bot-sergeant = Сержант
bot-sergeant-help = Видит, кто сильнее и кто останется без еды, от действия к действию.
bot-captain = Капитан
bot-captain-help = Планирует весь ход с оглядкой на ответ соперника.
bot-general = Генерал
bot-general-help = Планирует весь ход и прослеживает лучшие замыслы через ответ соперника до своего следующего хода.
bot-marshal = Маршал
bot-marshal-help = То же с большим числом замыслов и против многих рук, какие могут быть у соперника.

# Вещи
place-left = левый Регион
place-middle = средний Регион
place-right = правый Регион
place-camp = лагерь
place-discard = сброс
tile-farm = Ферма
tile-mine = Шахта
tile-city = Город
faction-mechanical = Механическая армия
faction-elves = Эльфы
faction-humans = Люди
faction-orcs = Орки и гоблины
version-without-popularity = без Популярности
version-with-popularity = с Популярностью

# Стол
draw-name = { $seat }
draw-hero = { $hero }
draw-camp-of = лагерь
draw-tile = Очки: { $points }. { $slots ->
    [one] Чтобы её получить, нужен один кубик.
   *[other] Чтобы её получить, нужно кубиков: { $slots }.
}
draw-arrival = Сила там: { $strength } против { $other }. Нужно еды: { $missing }; есть { $high }.
draw-region = { $place }: { $tile }, { $points } очка{ $below ->
    [0] {""}
   *[other] , под ней ещё одна
}
draw-region-empty = { $place }: территорий больше нет
draw-front = { $seat } { $cubes } сила { $strength }
draw-heroes = – { $heroes }; еда: { $food }
draw-camp = { $seat }: очки { $points }, еда в лагере { $food }; лагерь: { $count ->
    [0] никого
   *[other] { $heroes }
}
draw-cards = рука { $hand }, колода { $deck }, сброс: { $count ->
    [0] пусто
   *[other] { $heroes }
}
draw-printed = Цена { $cost }, сила { $strength }, ест { $hunger }.
draw-turn = Ходит { $seat }, действия: { $actions }, еда в запасе: { $reserve }
draw-draft = Драфт, круг { $round }: оставлено { $picked } из 4
draw-draft-kept = Твои карты: { $heroes }
draw-draft-pack = Перед тобой: { $heroes }
draw-enlist = Твоя колода, { $count } из 12: { $heroes }
draw-enlist-text = Набирай героев по одному или дай сразу всю колоду: вставь её текст, например «archangel 2, goat, 17», или имя файла с ней. Можно и напечатать — после /.
draw-enlist-secret = Оба тайно собирают колоды: { $count } из 12

# Что умеет герой, в нескольких буквах, для маленьких карт в терминале; ● — еда
short-if = { $text }: { $what }
short-if-alone = один
short-if-accompanied = не один
short-if-opposed = против героя
short-if-unopposed = без врага
short-if-outnumbered = в меньшинстве
short-if-weaker = слабее
short-if-farm = Ферма
short-if-mine = Шахта
short-if-city = Город
short-per-friend = своего
short-per-enemy = врага
short-per-tile = территорию
short-here = сюда
short-camp = в лагерь
short-anywhere = в Регион
short-foe = враг
short-others = другим
short-neighbours = соседям
short-all-others = всем своим
short-foes = врагам
short-foes-adjacent = врагам рядом
short-all-foes = всем врагам
short-draw = карты +{ $amount }
short-make-discard = враг: карты −{ $amount }
short-extra-action = действие +{ $amount }
short-show-hand = видеть руку
short-strip-hand = рука врага −{ $amount }
short-fly = летает
short-forbid = не впускает
short-block = не выпускает
short-survive = выживает
short-tie = ничьи твои
short-steal = украсть { $amount }●
short-bring = подвоз { $amount }●
short-kill = сбросить
short-send-back = отослать
short-push = вытолкнуть
short-join = позвать
short-recover = вернуть
short-hunger = ест { $amount }
short-immune = неуязвимость
short-cost = цена { $amount }

# Текст карты
text-recruited = Когда нанят: { $what }.
text-deployed = Когда отправлен: { $what }.
text-moved = Когда перемещён: { $what }.
text-control = В твой Контроль, в Регионе: { $what }.
text-maintenance = В твоё Содержание, в Регионе: { $what }.
text-income = В твой Доход, в Регионе: { $what }.
text-discarded = Когда сброшен из Региона: { $what }.
text-always = В Регионе: { $what }.
text-enemy-deployed = Когда соперник отправляет героя в его Регион: { $what }.
text-tile-won = Когда ты получаешь территорию его Региона: { $what }.
text-tile-lost = Когда соперник получает территорию его Региона: { $what }.
text-in-camp = Пока он в лагере: { $what }.
text-or = Или вместо этого: { $what }.
text-pay = можно заплатить { $pay } еды из лагеря, чтобы { $what }
text-may = можно { $what }
text-if-alone = если других твоих героев там нет, { $what }
text-if-accompanied = если там есть другой твой герой, { $what }
text-if-opposed = если там есть герой соперника, { $what }
text-if-unopposed = если героев соперника там нет, { $what }
text-if-outnumbered = если героев соперника там больше, { $what }
text-if-weaker = если соперник там сильнее, { $what }
text-if-farm = если это Ферма, { $what }
text-if-mine = если это Шахта, { $what }
text-if-city = если это Город, { $what }
text-if-popular = если жетон Популярности там у тебя, { $what }
text-if-cube = если там есть твой кубик, { $what }
text-per-friend = { $what } за каждого другого твоего героя там
text-per-enemy = { $what } за каждого героя соперника там
text-per-food = { $what } за каждую твою еду там
text-per-cube = { $what } за каждый твой кубик там
text-per-tile = { $what } за каждую полученную тобой территорию
text-enemy-here = { $count ->
    [one] героя соперника из этого Региона
    [all] всех героев соперника из этого Региона
   *[other] { $count } героев соперника из этого Региона
}
text-enemy-adjacent = { $count ->
    [one] героя соперника из соседнего Региона
    [all] всех героев соперника из соседних Регионов
   *[other] { $count } героев соперника из соседних Регионов
}
text-enemy-anywhere = { $count ->
    [one] героя соперника из любого Региона
    [all] всех героев соперника изо всех Регионов
   *[other] { $count } героев соперника из любых Регионов
}
text-friend-here = { $count ->
    [one] другого своего героя из этого Региона
    [all] всех других своих героев из этого Региона
   *[other] { $count } других своих героев из этого Региона
}
text-friend-adjacent = { $count ->
    [one] другого своего героя из соседнего Региона
    [all] всех своих героев из соседних Регионов
   *[other] { $count } своих героев из соседних Регионов
}
text-friend-anywhere = { $count ->
    [one] другого своего героя из любого Региона
    [all] всех других своих героев изо всех Регионов
   *[other] { $count } других своих героев из любых Регионов
}
text-friend-camp = { $count ->
    [one] героя из своего лагеря
    [all] всех героев из своего лагеря
   *[other] { $count } героев из своего лагеря
}
text-itself = этого героя
text-hero-of-discard = { $count ->
    [one] героя из своего сброса
    [all] всех героев из своего сброса
   *[other] { $count } героев из своего сброса
}
text-limited = { $whom } ({ $limits })
text-strength-at-most = сила не больше { $limit }
text-strength-at-least = сила не меньше { $limit }
text-strength-exactly = сила { $limit }
text-strength-between = сила от { $least } до { $most }
text-cost-at-most = цена не больше { $limit }
text-gain-here = добавить сюда из запаса { $amount } { $amount ->
    [one] еду
   *[other] еды
}
text-gain-camp = взять в лагерь { $amount } { $amount ->
    [one] еду
   *[other] еды
}
text-gain-anywhere = положить { $amount } { $amount ->
    [one] еду
   *[other] еды
} в один Регион, где есть твои герои
text-bring-here = принести сюда из лагеря до { $amount } еды
text-bring-anywhere = принести из лагеря до { $amount } еды в один Регион, где есть твои герои
text-burn-here = заставить соперника потерять здесь { $amount } { $amount ->
    [one] еду
   *[other] еды
}
text-burn-camp = заставить соперника потерять в лагере { $amount } { $amount ->
    [one] еду
   *[other] еды
}
text-steal-here-here = украсть здесь у соперника { $amount } { $amount ->
    [one] еду
   *[other] еды
} на свою сторону
text-steal-here-camp = украсть здесь у соперника { $amount } { $amount ->
    [one] еду
   *[other] еды
} в свой лагерь
text-steal-camp-here = украсть из лагеря соперника { $amount } { $amount ->
    [one] еду
   *[other] еды
} и положить сюда
text-steal-camp-camp = украсть из лагеря соперника { $amount } { $amount ->
    [one] еду
   *[other] еды
} в свой лагерь
text-draw = взять { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
}
text-make-discard = заставить соперника сбросить { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
} по его выбору
text-extra-action = сделать в этот ход ещё { $amount } { $amount ->
    [one] действие
    [few] действия
   *[other] действий
}
text-add-cube = поставить свой кубик на свободное место территории
text-remove-cube = убрать с территории кубик соперника
text-show-hand = посмотреть руку соперника, открытую для всех
text-strip-hand = посмотреть руку соперника и сбросить с неё { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
}
text-strip-hand-cost = посмотреть руку соперника и сбросить с неё { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
} (цена не больше { $limit })
text-kill = сбросить { $whom }
text-send-to-camp = вернуть в лагерь { $whom }
text-send-to-hand = вернуть на руку владельцу { $whom }
text-push = вытеснить в соседний Регион { $whom }
text-push-with-food = вытеснить в соседний Регион { $whom } вместе с едой оттуда
text-join = привести сюда { $whom }
text-join-with-food = привести сюда { $whom } вместе с едой оттуда
text-recover-to-camp = взять в лагерь { $whom }
text-recover-to-hand = взять на руку { $whom }
text-strength-self = сила { $amount }
text-strength-friends = у других твоих героев там сила { $amount }
text-strength-friends-adjacent = у твоих героев в соседних Регионах сила { $amount }
text-strength-friends-anywhere = у других твоих героев во всех Регионах сила { $amount }
text-strength-enemies = у героев соперника там сила { $amount }
text-strength-enemies-adjacent = у героев соперника в соседних Регионах сила { $amount }
text-strength-enemies-anywhere = у героев соперника во всех Регионах сила { $amount }
text-hunger = { $amount ->
    [0] ничего не ест
    [one] ест { $amount } еду
   *[other] ест { $amount } еды
}
text-hunger-friends = { $amount ->
    [0] другие твои герои там ничего не едят
   *[other] другие твои герои там едят не больше { $amount }
}
text-hunger-enemies = герои соперника там едят не меньше { $amount }
text-fly = может перемещаться в любой Регион
text-immune = способности соперника не могут его выбрать
text-immune-friends = способности соперника не могут выбрать других твоих героев там
text-block = герои соперника не могут отсюда перемещаться
text-survive = возвращается в лагерь, когда ты получаешь территорию
text-tie = при равенстве сил там в твой Контроль сильнее ты
text-forbid = соперник не может отправлять туда героев
text-cost-less = твои герои стоят на { $amount } еды меньше
text-cost-more = твои герои стоят на { $amount } еды больше
text-enemies-cost-less = герои соперника стоят на { $amount } еды меньше
text-enemies-cost-more = герои соперника стоят на { $amount } еды больше

# Что не так в наборе героев
problem-of-hero = { $line ->
    [0] { $card }: { $told }
   *[other] строка { $line }, { $card }: { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] строка { $line }: { $told }
}
problem-too-long = в нём { $count } знаков; прочитать можно не больше { $most }
problem-too-deep = в этой строке больше { $most } точек; ключу нужны одна или две
problem-syntax = это не читается: { $detail }
problem-not-a-table = герой начинается с [[hero]], способность — с [[hero.ability]]
problem-unknown-field = здесь нет «{ $value }». Может быть, «{ $nearest }»? Можно: { $choices }
problem-missing-field = не хватает «{ $field }»; годится: { $choices }
problem-wrong-kind = { $field } = { $value } сюда не подходит; можно: { $choices }
problem-wrong-name = { $field } = { $value }: «{ $language }» — это должно быть имя длиной от 1 до { $most } букв; можно: { $choices }
problem-not-a-word = { $field } = «{ $value }» ничего не значит. Может быть, «{ $nearest }»? Можно: { $choices }
problem-out-of-bounds = { $field } = { $value } не между { $low } и { $high }
problem-not-always = «{ $value }» происходит один раз: в «when» должно стоять, когда, а не «always»
problem-only-always = «{ $value }» действует, пока герой в Регионе: «when» должно быть «always» («in-camp» — только со «strength» и «cost»)
problem-not-in-camp = герой в лагере не находится ни в одном Регионе: { $field } = «{ $value }» ничего не значит; годится: { $choices } или другое «when»
problem-needs-region = герой в лагере: для { $field } = «{ $value }» нужен Регион, а значит одно из этих «when»: { $choices }
problem-not-itself = { $field } = «{ $value }» здесь не подходит. Сам герой не в Регионе, пока он в лагере, когда его нанимают или сбрасывают и когда его территорию получили; в другом Регионе его тоже нет; и он один, поэтому без «all» и «targets». Годится: { $choices } или другое «when» или «where»
problem-twice = у этого героя уже есть «{ $value }»: одного раза достаточно
problem-no-alternative = «or» пишется во второй из двух способностей, которые идут подряд и имеют одно «when»; больше двух на выбор не бывает
problem-paid-is-optional = способность с «pay» и так не обязательна: убери «optional»
problem-own-food = для «with_food» нужен один свой герой: без «all» и без «enemies»
problem-circular = { $field } = «{ $value }» зависело бы от силы, которую само меняет; возьми другое условие
problem-double-id = герой «{ $value }» уже есть
problem-too-many-abilities = способностей { $count } — слишком много для героя; не больше { $most }
problem-too-many-kinds = видов героев { $count } — слишком много; не больше { $most }
problem-faction-size = в колоде «{ $faction }» ({ $version }) карт { $count }, а не 12 ({ $list }): поменяй «copies», «faction» или «version» её героев
problem-draft-size = { $version }: карт со значком драфта { $count }, а не 36 ({ $list }); нужно восемнадцать героев с «copies = 2» и «draft = true»

# Поле на странице
board-turn = { $you ->
    [seat] Ход { $turn }: твой
   *[nobody] Ход { $turn }: { $seat }
}
board-reserve = Запас
board-food = Еда: { $food }
board-region = { $place }
board-camp = { $you ->
    [seat] Твой лагерь
   *[nobody] Лагерь: { $seat }
}
board-score = Очки: { $points } из 7
board-hand = Твоя рука
board-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
board-deck = колода { $count }
board-discard = сброс { $count }
board-tile = { $tile }
board-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
board-below = Под ней ещё одна
board-no-tile = Территорий здесь больше нет.
board-tile-closed = Следующая территория ещё закрыта.
board-cubes = { $you ->
    [seat] Ты: занято мест — { $count } из { $slots }
   *[nobody] { $seat }: занято мест — { $count } из { $slots }
}
board-popularity-free = Жетон Популярности: достанется первому
board-popularity = { $you ->
    [seat] Жетон Популярности у тебя
   *[nobody] Жетон Популярности: { $seat }
}
board-hero = { $name }, сила { $strength }
board-may-starve = Может остаться без еды
board-strength = { $you ->
    [seat] Ты: сила { $strength }
   *[nobody] { $seat }: сила { $strength }
}
board-by-abilities = на картах напечатано { $strength }; способности это меняют
board-next-cube = далее: кубик
board-next-tile = далее: территория, +{ $points }
board-eats = едят: { $food }
board-hungry = без еды: { $count }
board-more = { $count ->
    [one] Ещё { $count } герой
    [few] Ещё { $count } героя
   *[other] Ещё { $count } героев
}
board-heroes-of = { $you ->
    [seat] Твои герои: { $place }
   *[nobody] { $seat }, герои: { $place }
}
board-look-seat = { $seat }: рассмотреть
board-now = Сила сейчас: { $strength }
board-known-hand = Известные карты руки
board-known-deck = Известные карты колоды, где бы они ни были
board-no-ability = Без способности.
board-takes = Взять еды:
board-as-needed = сколько нужно
board-less-food = Меньше еды
board-more-food = Больше еды
board-supply = Снабжение: +1 еда
board-in-hand = на руке
board-in-deck-pile = в колоде
board-in-discard = в сбросе
board-deploy-here = Отправить сюда
board-move-here = Переместить сюда
board-choose-here = Выбрать
board-starve = там без еды: { $count }
board-starving = Кому-то не хватит еды
board-starving-help = Если ничего не изменится, в начале следующего хода придётся сбросить:
board-starving-all = { $place }: { $heroes }
board-starving-some = { $place }: { $count } на выбор из этих — { $heroes }
board-end-anyway = Всё равно продолжить
board-not-yet = Пока нет
board-starve-left = из оставшихся без еды: { $count }
board-lost = пропадёт еды: { $food }
board-cost = цена: { $food } еды
board-printed = сила { $strength }
board-actions = осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
board-act = { $count ->
    [0] Твой ход, действий не осталось:
    [one] Твой ход, { $count } действие:
    [few] Твой ход, { $count } действия:
   *[many] Твой ход, { $count } действий:
} { $choices }?
board-act-any = { $count ->
    [one] Твой ход, { $count } действие: что делаешь?
    [few] Твой ход, { $count } действия: что делаешь?
   *[many] Твой ход, { $count } действий: что делаешь?
}
board-act-recruit = нанять
board-act-deploy = отправить
board-act-move = переместить
board-act-spend = сбросить карту
board-act-supply = взять еду
board-act-done = закончить
board-asked = { $you ->
    [seat] { $prompt } — { $hero }: «{ $text }»
   *[nobody] { $prompt } — { $hero } ({ $seat }): «{ $text }»
}
board-asked-hero = { $hero }: какая из двух способностей?
board-put-back = Положить на место
board-draft = Драфт, круг { $round } из 2
board-draft-six = Из шести розданных карт осталось выбрать: { $count }. Остальные четыре уйдут сопернику.
board-draft-four = Эти карты передал соперник. Осталось выбрать: { $count }. Последние две уйдут в его колоду.
board-draft-secret = Каждый выбирает карты втайне.
board-draft-kept = Уже оставлено: { $count }
board-all-heroes = Все герои
board-set-ours = В книге правил нет ни одной напечатанной карты: эти герои придуманы в этом проекте и верны тем немногим фактам, которые книга сообщает. Каждый текст составлен из данных, которым следуют правила: что написано, то и происходит.
board-set-own = Этот набор героев кто-то принёс за этот стол. Каждый текст составлен из данных, которым следуют правила: что написано, то и происходит.
board-version = только { $version }
board-in-draft = есть в драфте
board-own-set = Чьи герои
board-set-tablee-3 = Третий набор: фракции равной силы
board-set-tablee-2 = Второй набор: способности живее, чем в первом
board-set-tablee-1 = Первый набор: способности проще
board-set-yours = Твой набор
board-load-set = Принести свой набор…
board-download-set = Взять наш за основу
board-set-loaded = За этим столом твой набор: видов героев в игре — { $count }.
board-set-faults = С файлом { $file } играть пока нельзя. Ошибок: { $count }.
board-muster = Принеси свою колоду
board-muster-secret = Двенадцать героев из всей коробки. Никто не видит их, пока они не вступят в игру.
board-muster-open = Двенадцать героев из всей коробки. Когда оба готовы, каждый видит оба списка.
board-muster-watch = Оба тайно собирают колоды.
board-muster-waiting = Твоя колода готова. Начнём, когда будет готов и соперник.
board-muster-saved = Мои колоды
board-muster-build = Собрать колоду
board-muster-bring = Принести эту колоду ({ $count } из 12)
board-muster-deck = Моя колода
board-muster-name = Название колоды
board-muster-save = Сохранить в этом браузере
board-muster-forget = Забыть: { $name }
board-deck-size = Карт: { $count } из 12
board-deck-cost = средняя цена { $cost }
board-price = цена { $food }, сила { $strength }
board-take-out = Убрать: { $name }
board-put-in = Добавить: { $name }
board-in-deck = в колоде { $count } из { $most }
board-empty-deck = Очистить колоду
board-deck-start = Взять за основу колоду:
board-deck-text = Одной строкой: сохранить или вставить

# Что говорит тренер
why-pick = За свою цену эта карта может больше всех.
why-enlist = Он подходит к колоде и за свою цену может многое.
why-mulligan = Дорогие герои приходят слишком поздно для первых ходов; остальных стоит оставить.
why-plan-leads = Первый шаг хода, который даёт тебе перевес ({ $place }).
why-plan-recruits = { $hero }: с этим героем войско готово к тому, что впереди.
why-plan-supplies = Еда сейчас дороже всего, что можно сделать этим действием.
why-plan-feeds = Без еды герои погибают: столько удержит их там, где они нужны.
why-plan-spares = Еда нужнее там, где она лежит сейчас.
why-plan-holds = Из всех опробованных ходов лучшие начинаются так.
why-only-holds = В следующий свой Контроль соперник победил бы, забрав { $count ->
    [one] территорию
   *[other] территории
} ({ $places }). Только этот первый шаг его остановит: после любого другого соперник сможет победить при любом продолжении (перебраны все ходы).
puzzle-hold-out = Соперник вот-вот победит, в следующий свой Контроль. Помешать может лишь один первый шаг (действий: { $count }). Какой?

# The score after the end
score-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
score-tiles = { $seat }: { $tiles }
