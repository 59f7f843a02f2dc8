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
card-automaton-effect = в этот ход твой кубик стоит на 7 больше
card-troublemakers-effect = все кубики переворачиваются на противоположную грань
card-knight-effect = в этот ход меньшее бьёт большее
card-lady-effect = остальные карты не действуют; если встретились несколько Леди, младшая может взять жетон у старшей
card-golem-effect = твой кубик стоит 12, но если он показывает 12, то лишь 1
card-reverser-effect = твой кубик переворачивается на противоположную грань
card-merchants-effect = прежде всего остального каждый кубик переходит к соседу слева
card-oracle-effect = после всего остального твой кубик бросается заново
card-parasite-effect = в этот ход твой кубик стоит на 7 меньше
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
prompt-bury = Раунд за тобой! Какую карту ты кладёшь под кубик до конца игры?

# Что можно сделать
action-play = Сыграть карту «{ $card }»
action-turn = Повернуть на { $face }
action-order = Сначала «{ $card }»
action-take = Взять { $token }
action-bury = Положить карту «{ $card }» под кубик

# Что произошло
event-characters-redrawn = Слишком мало персонажей, которые поворачивают кубик: набор тянут заново.
event-characters-chosen = Персонажи этой партии: { $cards }.
event-both-promos = Коллекционер и Фавн играют вместе: это можно, но правила не советуют.
event-round-began = Начинается раунд { $round }.
event-group-formed = Группа { $group }: { $seats }.
event-group-compared = В группе { $group } ({ $seats }):
event-champions-compared = За столом победителей: { $seats }.
event-die-rolled = { $seat } выбрасывает { $face }.
event-turn-began = Ход { $turn }: карты открываются.
event-card-played = { $seat } играет карту «{ $card }».
event-cards-cancelled = Карту «{ $card }» выбрали несколько раз, она отменяется: { $seats }.
event-lady-cancelled = Леди (играет { $seat }) отменяет все остальные карты: { $seats }.
event-dice-passed = Торговцы (играет { $seat }) передают каждый кубик налево.
event-die-received = { $seat } теперь с кубиком, на котором { $face }.
event-die-turned-over = Смутьяны: кубик переворачивается, { $before } → { $face } ({ $seat }).
event-die-reversed = Оборотень: { $seat } переворачивает кубик, { $before } → { $face }.
event-die-turned = Чародей: { $seat } поворачивает кубик, { $before } → { $face }.
event-value-doubled = Алхимик: { $seat } считает вдвойне, { $face } → { $value }.
event-value-raised = Робот: { $seat } считает на 7 больше, { $face } → { $value }.
event-value-lowered = Паразит: { $seat } считает на 7 меньше, { $face } → { $value }.
event-value-set = Голем: на кубике { $face }, стоит он { $value } ({ $seat }).
event-die-rerolled = Оракул: { $seat } бросает кубик заново, { $before } → { $face }.
event-die-dodged = Фавн: кубик был бы отменён и встаёт на старшую свободную грань, { $before } → { $face } ({ $seat }).
event-values-compared = Значения: { $values }.
event-dice-cancelled = Кубики с равным значением { $value } отменяют друг друга: { $seats }.
event-lowest-won = Рыцарь (играет { $seat }): меньшее бьёт большее.
event-places-changed = Шулер (играет { $seat }) меняет местами первого и второго.
event-champion-demoted = Шулер (играет { $seat }): { $seat_champion } в одиночестве на пьедестале — и на втором месте.
event-collector-won = Коллекционер: кубик отменён, и { $seat } занимает первое место.
event-no-champion = Первого места нет.
event-no-runner-up = Второго места нет.
event-champion-named = { $seat } занимает первое место со значением { $value } и получает жетон «{ $points }».
event-champion-sent = { $seat } побеждает в группе со значением { $value } и идёт к столу победителей.
event-runner-up-named = { $seat } занимает второе место со значением { $value } и получает жетон «{ $points }».
event-no-champions = Ни в одной группе нет победителя.
event-nothing-to-take = Леди встретились: { $seat } может взять жетон, но { $seat_from } без жетонов.
event-ladies-even = Леди встретились, но младшая или старшая не одна: никто ничего не берёт.
event-token-taken = Леди встретились: { $seat } берёт { $token }, отдаёт { $seat_from }.
event-token-left = Леди встретились: { $seat } ничего не берёт, { $seat_from } ничего не отдаёт.
event-cards-ran-out = Раунд окончен, в руке осталась одна карта: { $seats }.
event-points-reached = Раунд окончен, набрано 8 очков или больше: { $seats }.
event-points-counted = { $seat } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-points-cancelled = Равные очки отменяют друг друга, по { $points }: { $seats }.
event-round-won = { $seat } побеждает в раунде: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}).
event-round-unwon = В раунде никто не побеждает.
event-card-buried = { $seat } кладёт карту «{ $card }» под кубик.
event-card-hidden = { $seat } кладёт карту под кубик, лицом вниз.
event-playoff-began = Две победы сразу у нескольких: { $seats }. Они играют ещё раунд, с оставшимися картами.
event-match-won = { $seat } занимает трон двенадцати королевств!

# Чего нельзя
refused-promo-needs-random = Промокарты добавляются только в случайный набор; в согласованный впиши их явно.
refused-no-such-character = Персонажа «{ $name }» нет. Есть: { $choices }.
refused-six-characters = Назови шесть разных персонажей; Рыцарь всегда с ними.
refused-not-in-hand = Этой карты нет у тебя в руке: «{ $action }» невозможно.
refused-play-a-card = Сначала все играют карту.
refused-not-adjacent = Чародей поворачивает кубик на грань рядом с той, которую он показывает.
refused-not-your-effect = Твоя карта делает другое.
refused-not-your-card = Под кубик можно положить только свою карту: «{ $action }» невозможно.
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
option-agreed-help = Шесть английских имён кроме Рыцаря через пробел, например: lady gambler merchants reverser sorcerer golem
option-values_read = Значения
option-values_read-help = Что считается, когда Смутьяны переворачивают кубик, значение которого меняет персонаж.
option-values_read-as_resolved = по порядку эффектов
option-values_read-final_face = по грани, которая в итоге сверху
option-twelve = Вдвенадцатером
option-twelve-help = Как турнир двенадцати делится на группы.
option-twelve-fours = три группы по четыре
option-twelve-threes = четыре группы по три
preset-first-game = Первая партия
preset-random = Случайные персонажи
preset-court = При дворе
preset-mischief = Смутное время
preset-collector = С Коллекционером
preset-faun = С Фавном
preset-both-promos = С обеими промокартами (не советуем)
preset-tournament-in-threes = Турнир, двенадцать по трое

# Соперники
bot-page = Паж
bot-page-help = Смотрит только на свою кость.
bot-herald = Герольд
bot-herald-help = Смотрит на все кости, но ничьей карты не угадывает.
bot-courtier = Придворный
bot-courtier-help = Угадывает, чем соблазнятся другие, и отвечает на это.
bot-strategist = Стратег
bot-strategist-help = Думает на целые раунды вперёд, и прочесть его нельзя.
bot-sovereign = Государь
bot-sovereign-help = Конец поединка играет безупречно, а в остальном думает глубже Стратега.

# Рисунок
draw-before = Персонажей ещё тянут.
draw-turn = Раунд { $round }, ход { $turn }
draw-won = { $seat } занимает трон!
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
board-value = { $face } → { $value }
board-telling = Ход { $turn }: что происходит
board-past = Ход { $turn }: итог
board-now = Теперь ход { $turn }: выбери карту
board-champion = Победитель
board-runner-up = Второе место
board-skip = Пропустить
board-agreed = Рыцарь и ещё шесть: выбрано { $count } из { $six }.

# Что говорит тренер
why-all-the-same = Здесь все карты равноценны, что бы ни сыграл соперник.
why-one-card = Здесь лучше всего одна карта, играй её всегда: даже если соперник её предвидит, хуже он тебе не сделает. Самый вероятный ответ — { $card } ({ $percent } %).
why-mixture = Играй её в { $share } % случаев, чтобы тебя не прочли. Самый вероятный ответ — { $card } ({ $percent } %).
why-rest-of-turn = Так остаток раунда стоит для тебя больше всего.
why-bury = Этой карты в следующем раунде будет не хватать меньше всего.
why-searched = В опробованных ходах это принесло больше всего.
why-searched-mixture = Нет карты, верной всегда: поиск играет эту в { $share } % случаев, чтобы его не прочли.
puzzle-best-card = Конец этого раунда можно просчитать до конца. Против соперника, который не ошибается, одна из твоих карт лучше всех остальных. Какая?
