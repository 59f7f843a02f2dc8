game-name = Фонари
game-tagline = Покажи свой огонь: вдруг он выше всех.

prompt-show = Какой фонарь ты покажешь?
prompt-spoils = Раунд за тобой: возьмёшь ещё один фонарь?

action-show = Показать: { $lantern }
action-take = Взять фонарь
action-pass = Ничего не брать

event-hand-dealt = { $seat } получает: { $lantern_dealt }.
event-others-dealt = { $seat } получает { $count ->
    [one] { $count } фонарь
    [few] { $count } фонаря
   *[many] { $count } фонарей
}.
event-lantern-shown = { $seat } показывает: { $lantern }.
event-nobody-wins = Два фонаря со значением { $number }: никто не выигрывает.
event-round-won = { $you ->
    [seat] Ты выигрываешь
   *[nobody] { $seat } выигрывает
} раунд { $round }.
event-points-gained = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-left-as-it-is = { $seat } ничего не берёт.
event-lantern-taken = { $seat } берёт: { $lantern }.
event-other-took = { $seat } берёт фонарь.
event-ended = Игра окончена; лучший результат — { $points }.

refused-not-in-hand = У тебя нет такого фонаря: { $lantern }.
refused-show-first = Сначала покажи фонарь.
refused-take-or-pass = Возьми фонарь или оставь его.
refused-too-many-lanterns = Столько фонарей ({ $dealt }) раздать нельзя.

option-hand = Фонари
option-hand-help = Сколько фонарей получает каждый и сколько играется раундов.
option-lucky = Удача
option-lucky-help = Победитель раунда бросает кубик на очки; иначе получает три.
option-ties = Ничьи
option-ties-help = Что происходит, когда самые высокие фонари равны.
option-ties-cancel = никто не выигрывает
option-ties-first = выигрывает первое место
preset-first = Первая игра
preset-long = Долгая
preset-plain = Без удачи

bot-random = Случайный
bot-random-help = Делает что попало.
bot-high = Высокий
bot-high-help = Всегда показывает самый высокий фонарь.

draw-round = Раунд { $round } из { $rounds }
draw-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $count ->
    [one] { $count } фонарь
    [few] { $count } фонаря
   *[many] { $count } фонарей
}
draw-hand = На руке: { $lantern_hand }

lantern-red-1 = красный 1
lantern-blue-1 = синий 1
lantern-red-2 = красный 2
lantern-blue-2 = синий 2
lantern-red-3 = красный 3
lantern-blue-3 = синий 3
lantern-red-4 = красный 4
lantern-blue-4 = синий 4
lantern-red-5 = красный 5
lantern-blue-5 = синий 5
lantern-red-6 = красный 6
lantern-blue-6 = синий 6
