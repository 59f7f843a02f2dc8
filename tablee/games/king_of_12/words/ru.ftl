game-name = Дюжина короля
game-tagline = Тайные персонажи и двенадцатигранные кубики: одинаковые карты и равные кубики отменяют друг друга. Победа — за два раунда.

# Персонажи
card-alchemist = Алхимик
card-automaton = Робот
card-troublemakers = Смутьяны
card-knight = Рыцарь
card-lady = Леди
card-golem = Голем
card-reverser = Оборотень
card-merchants = Торговцы
card-oracle = Оракул
card-parasite = Паразит
card-gambler = Шулер
card-sorcerer = Чародей
card-collector = Коллекционер
card-faun = Фавн

card-alchemist-effect = в этот ход твой кубик считается вдвойне
card-automaton-effect = в этот ход твой кубик считается на 7 больше
card-troublemakers-effect = все кубики переворачиваются на противоположную грань
card-knight-effect = в этот ход меньшее бьёт большее
card-lady-effect = остальные карты не действуют; если встретились несколько Леди, младшая может взять жетон у старшей
card-golem-effect = твой кубик стоит 12, но если он показывает 12, то лишь 1
card-reverser-effect = твой кубик переворачивается на противоположную грань
card-merchants-effect = прежде всего остального каждый кубик переходит к соседу слева
card-oracle-effect = после всего остального твой кубик бросается заново
card-parasite-effect = в этот ход твой кубик считается на 7 меньше
card-gambler-effect = первое и второе места меняются
card-sorcerer-effect = ты поворачиваешь свой кубик на соседнюю грань
card-collector-effect = если твой кубик отменён, первое место твоё
card-faun-effect = если твой кубик отменяется, он встаёт на старшую грань, которой нет на других кубиках

# Жетоны
token-1 = жетон «1»
token-2 = жетон «2»
token-none = ничего

# Что спрашивают
prompt-play = Какого персонажа ты играешь?
prompt-turn = Твой Чародей поворачивает кубик. На какую грань?
prompt-order = На твой кубик действуют два эффекта. Какой первый?
prompt-adjust = Как сработает твой эффект?
prompt-take = Твоя Леди младшая. Какой жетон ты берёшь у старшей?
prompt-bury = Раунд за тобой! Какую карту ты навсегда кладёшь под кубик?

# Что можно сделать
action-play = Сыграть карту «{ $card }»
action-turn = Повернуть на { $face }
action-order = Сначала «{ $card }»
action-take = Взять: { $token }
action-bury = Положить карту «{ $card }» под кубик

# Что произошло
event-characters-redrawn = Слишком мало персонажей, которые поворачивают кубик: набор тянут заново.
event-symbols-missing = Вытянуты: { $cards }. Поворачивающих кубик мало, часть меняют.
event-characters-exchanged = На тех, кто поворачивает кубик, меняют: { $cards }.
event-characters-chosen = Персонажи этой партии: { $cards }.
event-both-promos = Коллекционер и Фавн играют вместе: это можно, но правила не советуют.
event-round-began = Начинается раунд { $round }.
event-group-formed = Группа { $group }: { $seats }.
event-group-compared = В группе { $group } ({ $seats }):
event-champions-compared = За столом победителей: { $seats }.
event-die-rolled = { $you ->
    [seat] Ты выбрасываешь
   *[nobody] { $seat } выбрасывает
} { $face }.
event-turn-began = Ход { $turn }: карты открываются.
event-card-played = { $you ->
    [seat] Ты играешь
   *[nobody] { $seat } играет
} карту «{ $card }».
event-cards-cancelled = Карту «{ $card }» выбрали несколько игроков ({ $seats }): она отменяется.
event-lady-cancelled = { $you ->
    [seat] Твоя Леди
   *[nobody] Леди (играет { $seat })
} отменяет карты остальных ({ $seats }).
event-dice-passed = { $you ->
    [seat] Твои Торговцы
   *[nobody] Торговцы (играет { $seat })
} передают каждый кубик налево.
event-die-received = { $you ->
    [seat] Ты получаешь
   *[nobody] { $seat } получает
} кубик, на котором { $face }.
event-die-turned-over = Смутьяны: { $you ->
    [seat] твой кубик переворачивается, { $before } → { $face }
   *[nobody] кубик переворачивается, { $before } → { $face } ({ $seat })
}.
event-die-reversed = Оборотень: { $you ->
    [seat] ты переворачиваешь
   *[nobody] { $seat } переворачивает
} кубик, { $before } → { $face }.
event-die-turned = Чародей: { $you ->
    [seat] ты поворачиваешь
   *[nobody] { $seat } поворачивает
} кубик, { $before } → { $face }.
event-value-doubled = Алхимик: { $you ->
    [seat] твой кубик считается вдвойне, { $face } → { $value }
   *[nobody] кубик считается вдвойне, { $face } → { $value } ({ $seat })
}.
event-value-raised = Робот: { $you ->
    [seat] твой кубик считается на 7 больше, { $face } → { $value }
   *[nobody] кубик считается на 7 больше, { $face } → { $value } ({ $seat })
}.
event-value-lowered = Паразит: { $you ->
    [seat] твой кубик считается на 7 меньше, { $face } → { $value }
   *[nobody] кубик считается на 7 меньше, { $face } → { $value } ({ $seat })
}.
event-value-set = Голем: { $you ->
    [seat] твой кубик считается за { $value }, а не за { $face }
   *[nobody] кубик считается за { $value }, а не за { $face } ({ $seat })
}.
event-die-rerolled = Оракул: { $you ->
    [seat] ты бросаешь
   *[nobody] { $seat } бросает
} кубик заново, { $before } → { $face }.
event-die-dodged = Фавн: { $you ->
    [seat] твой кубик был бы отменён и встаёт на старшую свободную грань, { $before } → { $face }
   *[nobody] кубик был бы отменён и встаёт на старшую свободную грань, { $before } → { $face } ({ $seat })
}.
event-die-stayed = Фавн: { $you ->
    [seat] твой кубик был бы отменён, но уже лежит старшей свободной гранью, { $face }, и остаётся
   *[nobody] кубик был бы отменён, но уже лежит старшей свободной гранью, { $face }, и остаётся ({ $seat })
}.
event-faun-at-rest = Фавн: больше ни у кого нет значения { $value }, и { $you ->
    [seat] твой кубик остаётся как есть
   *[nobody] кубик остаётся как есть ({ $seat })
}.
event-values-compared = Значения: { $values }.
event-dice-cancelled = Кубики с равным значением { $value } отменяют друг друга ({ $seats }).
event-lowest-won = { $you ->
    [seat] Твой Рыцарь
   *[nobody] Рыцарь (играет { $seat })
}: меньшее бьёт большее.
event-places-changed = { $you ->
    [seat] Твой Шулер
   *[nobody] Шулер (играет { $seat })
} меняет местами первого и второго.
event-champion-demoted = { $you ->
    [seat] Твой Шулер: { $seat_champion } в одиночестве на пьедестале — и на втором месте
    [seat_champion] Шулер (играет { $seat }): на пьедестале только ты — и на втором месте
   *[nobody] Шулер (играет { $seat }): { $seat_champion } в одиночестве на пьедестале — и на втором месте
}.
event-champion-kept = { $you ->
    [seat] Твоему Шулеру меняться не с кем: { $seat_champion } в одиночестве на пьедестале
    [seat_champion] Ты в одиночестве на пьедестале: Шулеру (играет { $seat }) меняться не с кем
   *[nobody] { $seat_champion } в одиночестве на пьедестале: Шулеру (играет { $seat }) меняться не с кем
}.
event-collector-won = Коллекционер: { $you ->
    [seat] твой кубик отменён, и ты занимаешь
   *[nobody] кубик отменён, и { $seat } занимает
} первое место.
event-no-champion = Первого места нет.
event-no-runner-up = Второго места нет.
event-champion-named = { $you ->
    [seat] Ты занимаешь первое место со значением { $value } и получаешь
   *[nobody] { $seat } занимает первое место со значением { $value } и получает
} жетон «{ $points }».
event-champion-sent = { $you ->
    [seat] Ты побеждаешь в группе со значением { $value } и идёшь
   *[nobody] { $seat } побеждает в группе со значением { $value } и идёт
} к столу победителей.
event-runner-up-named = { $you ->
    [seat] Ты занимаешь второе место со значением { $value } и получаешь
   *[nobody] { $seat } занимает второе место со значением { $value } и получает
} жетон «{ $points }».
event-no-champions = Ни в одной группе нет победителя.
event-champions-returned = Победители возвращаются в свои группы.
event-cards-face-down = Карты этого хода теперь лежат лицом вниз.
event-nothing-to-take = Леди встретились: { $you ->
    [seat] ты можешь взять жетон, но { $seat_from } без жетонов
    [seat_from] { $seat } может взять у тебя жетон, но жетонов у тебя нет
   *[nobody] { $seat } может взять жетон, но { $seat_from } без жетонов
}.
event-ladies-even = Леди встретились, но равные значения отменяют кражу: никто ничего не берёт.
event-token-taken = Леди встретились: { $you ->
    [seat] ты берёшь { $token }, отдаёт { $seat_from }
    [seat_from] { $seat } берёт у тебя { $token }
   *[nobody] { $seat } берёт { $token }, отдаёт { $seat_from }
}.
event-token-left = Леди встретились: { $you ->
    [seat] ты ничего не берёшь, { $seat_from } ничего не отдаёт
    [seat_from] { $seat } ничего у тебя не берёт
   *[nobody] { $seat } ничего не берёт, { $seat_from } ничего не отдаёт
}.
event-cards-ran-out = Раунд окончен. С одной картой в руке: { $seats }.
event-points-reached = Раунд окончен. С 8 очками или больше: { $seats }.
event-cards-returned = Все сыгранные карты возвращаются на руки.
event-points-counted = { $you ->
    [seat] У тебя
   *[nobody] { $seat } —
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-points-cancelled = Равные очки, по { $points }, отменяют друг друга ({ $seats }).
event-round-won = { $you ->
    [seat] Ты побеждаешь
   *[nobody] { $seat } побеждает
} в раунде: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}).
event-round-unwon = В раунде никто не побеждает.
event-card-buried = { $you ->
    [seat] Ты кладёшь
   *[nobody] { $seat } кладёт
} карту «{ $card }» под кубик.
event-card-hidden = { $you ->
    [seat] Ты кладёшь
   *[nobody] { $seat } кладёт
} карту под кубик, лицом вниз.
event-playoff-began = Сразу несколько игроков ({ $seats }) выиграли по два раунда. { $you ->
    [seats] Вы играете
   *[nobody] Они играют
} ещё раунд, с оставшимися картами.
event-match-won = { $you ->
    [seat] Ты занимаешь
   *[nobody] { $seat } занимает
} трон двенадцати королевств!
event-place-taken = { $place }. { $you ->
    [seat] Ты
   *[nobody] { $seat }
}: { $wins ->
    [one] { $wins } выигранный раунд
    [few] { $wins } выигранных раунда
   *[other] { $wins } выигранных раундов
}, за все раунды { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

# Короче, в строке над столом: остальное видно на столе. Пустое там не говорится
caption-card-played = { "" }
caption-cards-cancelled = Одинаковые карты отменены ({ $seats }).
caption-lady-cancelled = { $you ->
    [seat] Твоя Леди
   *[nobody] Леди (играет { $seat })
} отменяет карты остальных.
caption-die-turned-over = { $you ->
    [seat] Смутьяны: твой кубик переворачивается, { $before } → { $face }.
   *[nobody] { "" }
}
caption-values-compared = { "" }
caption-dice-cancelled = Равные кубики отменены, { $value } ({ $seats }).
caption-lowest-won = Рыцарь: меньшее бьёт большее.
caption-places-changed = Шулер: первый и второй меняются местами.
caption-champion-named = Первое место, +{ $points }: { $you ->
    [seat] ты
   *[nobody] { $seat }
} ({ $value }).
caption-champion-sent = К столу победителей: { $you ->
    [seat] ты
   *[nobody] { $seat }
} ({ $value }).
caption-runner-up-named = Второе место, +{ $points }: { $you ->
    [seat] ты
   *[nobody] { $seat }
} ({ $value }).
caption-cards-ran-out = Раунд окончен: в руке осталась одна карта.
caption-cards-returned = { "" }
caption-points-cancelled = Равные очки отменены, по { $points } ({ $seats }).
caption-place-taken = { "" }

# Чего нельзя
refused-promo-needs-random = Промокарты добавляются только в случайный набор. В согласованном наборе назови их явно.
refused-no-such-character = Персонажа «{ $name }» нет. Есть: { $cards }.
refused-six-characters = Назови шесть разных персонажей; Рыцарь всегда с ними.
refused-not-in-hand = Этой карты нет у тебя в руке: «{ $action }» невозможно.
refused-play-a-card = Сначала все играют карту.
refused-not-adjacent = Чародей поворачивает кубик на грань рядом с той, которую он показывает.
refused-not-your-effect = Твоя карта делает другое.
refused-not-your-card = Под кубик можно положить только свою карту: «{ $action }» невозможно.
refused-must-take = За этим столом жетон нужно взять.
refused-not-to-take = Такого жетона там нет.

# Наборы и уточнения
option-characters = Персонажи
option-characters-help = Какие семь играют; Рыцарь всегда среди них.
option-characters-first-game = набор первой партии
option-characters-random = случайные
option-characters-agreed = по договорённости
option-promo = Промокарты
option-promo-help = Добавить одну в случайный набор. Обе сразу можно, но правила не советуют.
option-promo-none = нет
option-promo-collector = Коллекционер
option-promo-faun = Фавн
option-promo-both = обе (не советуем)
option-agreed = Персонажи по договорённости
option-agreed-help = Шесть имён кроме Рыцаря, например: Леди, Шулер, Торговцы, Оборотень, Чародей, Голем
option-values_read = Значения
option-values_read-help = Что считается, когда Смутьяны переворачивают кубик, значение которого меняет персонаж.
option-values_read-as_resolved = по порядку эффектов
option-values_read-final_face = по грани, которая в итоге сверху
option-twelve = Вдвенадцатером
option-twelve-help = Как турнир двенадцати делится на группы.
option-twelve-fours = три группы по четыре
option-twelve-threes = четыре группы по три
option-symbols = Мало знаков кубика
option-symbols-help = Если меньше двух случайных персонажей поворачивают кубик (K12-8.1; французское издание: обмен, русское: заново).
option-symbols-redraw = тянуть все заново
option-symbols-exchange = менять, пока не станет два
option-ladies_even = Равные Леди
option-ladies_even-help = Если Леди три или больше, какое равенство отменяет кражу (K12-8.2; французское: крайние, русское: любое).
option-ladies_even-outer = младших или старших
option-ladies_even-any = любых
option-theft = Кража Леди
option-theft-help = Может ли младшая Леди ничего не брать (K12-8.3; французское: может, русское: берёт).
option-theft-may = можно взять жетон
option-theft-must = нужно взять жетон
option-seats_change = Группы следующего раунда
option-seats_change-help = Как меняются группы турнира (K12-8.4; французское: на два места, русское: пересаживаются).
option-seats_change-two-left = границы сдвигаются на два места влево
option-seats_change-by-lot = по жребию, чтобы реже встречаться снова
option-seats_change-all-meet = по плану, где встречаются все
option-theft_settled = Когда решается кража
option-theft_settled-help = Для Леди, которые встретились в группе турнира (K12-8.5; оба издания: до стола победителей).
option-theft_settled-stage = до стола победителей
option-theft_settled-champions = после стола победителей
option-lone_gambler = В одиночестве при Шулере
option-lone_gambler-help = Что достаётся единственному оставшемуся кубику (K12-8.6; обе книжки молчат).
option-lone_gambler-runner-up = второе место, 1 очко
option-lone_gambler-champion = первое место, 2 очка
option-played_cards = Сыгранные карты
option-played_cards-help = Можно ли посмотреть карты, сыгранные в раунде (K12-8.7; оба издания: лицом вниз).
option-played_cards-open = видны всем
option-played_cards-face-down = лицом вниз, по памяти
option-eight_points = Восемь очков и кража
option-eight_points-help = Когда восемь очков кончают раунд, если Леди часть забирает (K12-8.8).
option-eight_points-after-theft = считая после кражи
option-eight_points-before-theft = считая до кражи
idle-agreed = только с персонажами по уговору
idle-random = только со случайными персонажами
idle-twelve = только для двенадцати игроков
idle-tournament = только в турнире, от пяти игроков
idle-lady = Леди нет среди персонажей
idle-three-ladies = нужны три Леди, то есть три игрока
idle-gambler = Шулера нет среди персонажей
idle-values = нужны Смутьяны, а с ними Алхимик, Робот или Паразит
preset-first-game = Первая партия
preset-random = Случайные персонажи
preset-court = При дворе
preset-mischief = Смутное время
preset-market = Базарный день
preset-wizards = Башня чародеев
preset-collector = С Коллекционером
preset-faun = С Фавном
preset-both-promos = С обеими промокартами (не советуем)
preset-tournament-in-threes = Турнир, двенадцать по трое
preset-french = По французской книжке
preset-russian = По русской книжке
preset-other-readings = Другие прочтения (K12-8)

# Соперники
bot-page = Паж
bot-page-help = Смотрит только на свой кубик.
bot-herald = Герольд
bot-herald-help = Смотрит на все кубики, но ничьей карты не угадывает.
bot-courtier = Придворный
bot-courtier-help = Угадывает, чем соблазнятся другие, и отвечает на это.
bot-strategist = Стратег
bot-strategist-help = В поединке думает наперёд, а в компании взвешивает все сочетания карт.
bot-sovereign = Государь
bot-sovereign-help = Поединок играет безупречно, а в компании — как Стратег.

# Рисунок
draw-before = Персонажей ещё тянут.
draw-turn = Раунд { $round }, ход { $turn }
draw-won = { $you ->
    [seat] Ты занимаешь трон!
   *[nobody] { $seat } занимает трон!
}
draw-playoff = Решающий раунд
draw-champions = Стол победителей: { $seats }
draw-group = Группа { $group }
draw-name = { $seat }
draw-card = { $card }
draw-worth = { $card }: стоит { $value }
draw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $ones } × 1, { $twos } × 2)
draw-short = { $points } оч.
draw-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} в руке
draw-spent = Сыграно: { $cards }
draw-hand = Твоя рука
draw-effect = { $card }: { $card_effect }.
draw-buried = Под твоим кубиком: { $cards }.

# Поле
board-wins = { $wins ->
    [one] { $wins } выигранный раунд
    [few] { $wins } выигранных раунда
   *[other] { $wins } выигранных раундов
}
board-die = кубик { $face }
board-ready = выбор сделан
board-champion = Победитель
board-runner-up = Второе место
board-champion-high = Стол победителей: первое место
board-runner-up-high = Стол победителей: второе место
board-cancelled = отменён: { $value }
board-champions = Стол победителей
board-room = Весь зал
board-out = Не участвуют в решающем раунде
board-watch = Ты смотришь решающий раунд.
board-jump = Нажми, чтобы перейти к концу.
board-low = Младшие бьют старших
board-gist-groups = Составляются новые группы.
board-gist-rolled = Все бросают кубики.
board-gist-cancelled = Персонажи отменяются.
board-gist-acted = Персонажи действуют.
board-gist-compared = Кубики сравниваются.
board-gist-named = В группах определяются первое и второе места.
board-gist-elsewhere = Другие группы делают ход.
board-gist-over = Раунд окончен.
board-gist-counted = Подсчитываются очки раунда.
board-take = Твоя Леди младшая. Какой жетон берёшь? Отдаёт { $seat_from }.
board-spent = сыграна в этом раунде
board-under-die = под твоим кубиком до конца игры
board-buried = под кубиком { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-agreed = Рыцарь и ещё шесть: выбрано { $count } из { $six }.

# Что говорит тренер
why-all-the-same = Здесь все карты равноценны, что бы ни сыграл соперник.
why-one-card = Здесь лучше всего одна карта, играй её всегда: даже если соперник её предвидит, хуже он тебе не сделает. Самый вероятный ответ — { $card } ({ $percent } %).
why-mixture = Играй её в { $share } % случаев, чтобы тебя не прочли. Самый вероятный ответ — { $card } ({ $percent } %).
why-rest-of-turn = Так остаток раунда стоит для тебя больше всего.
why-bury = Этой карты в следующем раунде будет не хватать меньше всего.
why-searched = В опробованных ходах это принесло больше всего.
why-searched-mixture = Нет карты, верной всегда: поиск играет эту в { $share } % случаев, чтобы его не прочли.
puzzle-best-card = Против соперника без ошибок одна из твоих карт лучше всех остальных. Какая?

# The score after the end
score-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
score-points = Всего очков: { $values }
