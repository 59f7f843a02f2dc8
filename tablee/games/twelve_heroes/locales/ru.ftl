game-name = Twelve Heroes
game-tagline = Найми двенадцать героев, отправь их в три Региона и прокорми: семь очков территорий — победа.

# Что спрашивают
prompt-draft = Какую карту оставить? Остальные уйдут сопернику.
prompt-mulligan = Положить карту с руки под колоду и взять другую — или оставить руку как есть?
prompt-starve = Еды не хватает: какого героя сбросить?
prompt-act = Что делаешь?
prompt-carry = Сколько еды взять с собой?
prompt-deploy-more = Ещё одного героя в другой Регион тем же действием?
prompt-order = Чья способность сработает первой?
prompt-target = Какого героя выбираешь?
prompt-region = Какой Регион выбираешь?
prompt-bring = Сколько еды принести из лагеря?
prompt-use = Применить способность?
prompt-discard = Какую карту сбросить?
prompt-hand-limit = На руке больше пяти карт: какую сбросить?

# Что можно сделать
action-supply = Снабжение: взять 1 еду
action-done = Оставить как есть
action-use = Применить
action-decline = Не применять
action-carry = Еда: { $food }
action-choose = { $place }
action-recruit = Нанять: { $hero }
action-spend = Сбросить ради ещё одного действия: { $hero }
action-starve = Отпустить: { $hero }
action-drop = Сбросить: { $hero }
action-under = Положить под колоду: { $hero }
action-keep = Оставить: { $hero }
action-deploy = Отправить: { $hero } → { $place }
action-move = Переместить: { $hero }, { $place_from } → { $place_to }
action-resolve = { $hero } ({ $place })
action-target = { $hero } ({ $place })

# Что произошло
event-first-drawn = { $seat } начинает.
event-mulligan-taken = { $seat } { $count ->
    [0] оставляет руку как есть.
    [one] кладёт под колоду { $count } карту.
    [few] кладёт под колоду { $count } карты.
   *[other] кладёт под колоду { $count } карт.
}
event-tile-revealed = Открывается { $tile } ({ $place }).
event-stack-empty = Территорий больше нет ({ $place }).
event-turn-begun = Ход { $turn }: { $seat }.
event-actions-begun = { $seat }: действий — { $count }.
event-strengths-compared = { $seat }: сила { $strength } против { $strength_other } ({ $place }).
event-cube-placed = { $seat } ставит кубик ({ $place }).
event-tile-won = { $seat } получает территорию ({ $tile }, { $place }), очки: +{ $points }, всего { $total }.
event-game-won = { $seat } набирает { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} и побеждает!
event-time-over = Каждый сделал шестьдесят ходов: игра на этом кончается.
event-hero-retired = { $hero } ({ $seat }) уходит в сброс вместе с завоёванной территорией.
event-hero-returned = { $hero } ({ $seat }) возвращается в лагерь.
event-hero-starved = { $hero } ({ $seat }, { $place }) остаётся без еды и уходит в сброс.
event-hero-recruited = { $seat } нанимает героя: { $hero }.
event-hero-deployed = { $seat } отправляет героя: { $hero } → { $place }.
event-hero-moved = { $seat } перемещает героя: { $hero }, { $place_from } → { $place_to }.
event-card-spent = { $seat } сбрасывает карту ради ещё одного действия: { $hero }.
event-card-discarded = { $seat } сбрасывает карту: { $hero }.
event-cards-drawn = { $seat } берёт карты: { $heroes }.
event-cards-drawn-unseen = { $seat } берёт { $count } { $count ->
    [one] карту.
    [few] карты.
   *[other] карт.
}
event-deck-reshuffled = { $seat }: сброс становится новой колодой (карт: { $count }).
event-nothing-to-draw = { $seat }: не осталось карт, чтобы взять.
event-reserve-short = Запас пуст: { $seat } недополучает еду ({ $food }).
event-food-taken = { $seat } берёт в лагерь еду ({ $food }).
event-food-placed = { $seat } получает еду ({ $food }): { $place }.
event-food-paid = { $seat } платит едой ({ $food }).
event-food-carried = { $seat } несёт еду ({ $food }): { $place_from } → { $place_to }.
event-food-eaten = { $seat }: герои съедают еду ({ $food }), { $place }.
event-food-lost = { $seat } теряет еду ({ $food }): { $place }.
event-food-stolen = { $seat } крадёт еду ({ $food }): { $place_from } → { $place_to }. Теряет { $seat_victim }.
event-ability-used = { $hero } ({ $seat }, { $place }): способность вступает в игру.
event-ability-declined = { $seat } не применяет способность: { $hero }.
event-hero-named = Речь о герое: { $hero } ({ $seat }, { $place }).
event-region-named = { $seat } выбирает: { $place }.
event-hero-first = { $seat } продолжает: { $hero } ({ $place }).
event-ability-idle = { $hero } ({ $seat }): способности нечего делать.
event-actions-gained = { $seat } получает действия: { $count }.
event-hero-killed = { $hero } ({ $seat }, { $place }) уходит в сброс.
event-hero-pushed = { $hero } ({ $seat }) отступает: { $place_from } → { $place_to }.
event-hero-joined = { $hero } ({ $seat }) приходит: { $place } → { $place_to }.
event-hero-sent-to-camp = { $hero } ({ $seat }, { $place }) возвращается в лагерь.
event-hero-sent-to-hand = { $hero } ({ $seat }, { $place }) возвращается на руку.
event-hero-recovered-to-camp = { $hero } ({ $seat }, { $place }) возвращается в лагерь.
event-hero-recovered-to-hand = { $hero } ({ $seat }, { $place }) возвращается на руку.
event-cube-added = { $seat } получает кубик ({ $place }).
event-cube-removed = { $seat } теряет кубик ({ $place }).
event-popularity-taken = { $seat } приходит раньше всех ({ $place }) и берёт жетон Популярности.
event-popularity-passed = Жетон Популярности ({ $place }) переходит: теперь его держит { $seat }.
event-popularity-returned = Жетон Популярности ({ $place }) возвращается на территорию.
event-pack-dealt = { $seat } смотрит карты: { $heroes }.
event-pack-received = { $seat } получает карты: { $heroes }.
event-hero-kept = { $seat } оставляет карту: { $hero }.
event-draft-ended = Драфт окончен: обе колоды перемешаны не глядя.

# Чего нельзя
refused-not-now = «{ $action }» сейчас невозможно.
refused-no-actions-left = Действий больше нет.
refused-no-extra-actions = За этим столом карты не меняют на действия.
refused-not-in-hand = Этого героя нет на руке: { $hero }.
refused-too-dear = { $hero } стоит { $cost } еды, а в лагере { $food }.
refused-not-in-camp = Этого героя нет в лагере: { $hero }.
refused-one-a-region = Этим действием герой сюда уже отправлен: { $place }.
refused-not-there = Героя здесь нет: { $hero } ({ $place }).
refused-blocked = Герой соперника не выпускает твоих героев: { $place }.
refused-not-adjacent = { $hero } может перейти только в соседний Регион.
refused-not-so-much = Больше { $food } еды взять нельзя.
refused-feed-as-many = Накормить нужно как можно больше героев: { $hero } остаётся.
refused-same-faction = В коробке только одна такая колода: { $faction }.
refused-no-such-set = Набора героев «{ $value }» нет; есть { $choices }. Может быть, { $nearest }?
refused-broken-set = В наборе героев ошибка ({ $card }): { $problem }
refused-deck-entry = «{ $value }» — не строка колоды: напиши имя или номер героя и количество.
refused-deck-unknown-hero = Героя «{ $value }» в этом наборе нет. Может быть, { $nearest }?
refused-deck-version = «{ $value }» — версия для другого правила Популярности.
refused-deck-copies = «{ $value }»: в коробке карт { $most }, а в колоде { $count }.
refused-deck-size = В колоде должно быть карт: { $wanted }, а в этой { $count }.

# Подготовка
option-decks = Колоды
option-decks-help = Готовые колоды, тайный драфт или колоды, которые приносят игроки.
option-decks-factions = фракции
option-decks-draft = драфт
option-decks-constructed = собраны игроками
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
option-deck_1 = Колода первого места
option-deck_1-help = Двенадцать карт, например «archangel 2, goat, dragon …»; для колод, собранных игроками.
option-deck_2 = Колода второго места
option-deck_2-help = Двенадцать карт, например «archangel 2, goat, dragon …»; для колод, собранных игроками.
option-extra_actions = Дополнительные действия
option-extra_actions-help = В военную фазу карту с руки можно обменять на ещё одно действие.
option-popularity = Популярность
option-popularity-help = Кто приходит в Регион раньше, берёт его жетон; жетон решает ничьи.
option-heroes = Герои
option-heroes-help = Набор героев: «tablee» или свой одной строкой (tablee heroes pack ФАЙЛ).
preset-first-game = Первая игра: Люди против Орков и гоблинов
preset-forest-and-steel = Эльфы против Механической армии
preset-popularity = Механическая армия против Людей, с Популярностью
preset-advanced = Орки и гоблины против Эльфов, оба дополнительных правила
preset-draft = Драфт
preset-advanced-draft = Драфт и оба дополнительных правила
preset-tournament = Турнир: свои колоды
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
draw-hand = Твоя рука: { $heroes }
draw-printed = Цена { $cost }, сила { $strength }, ест { $hunger }.
draw-turn = Ходит { $seat }, действия: { $actions }, еда в запасе: { $reserve }
draw-draft = Драфт, круг { $round }: оставлено { $picked } из 4
draw-draft-kept = Твои карты: { $heroes }
draw-draft-pack = Перед тобой: { $heroes }

# Текст карты
text-recruited = Когда нанят: { $what }.
text-deployed = Когда отправлен: { $what }.
text-moved = Когда перемещён: { $what }.
text-control = В твой Контроль, в Регионе: { $what }.
text-maintenance = В твоё Содержание, в Регионе: { $what }.
text-income = В твой Доход, в Регионе: { $what }.
text-discarded = Когда сброшен из Региона: { $what }.
text-always = В Регионе: { $what }.
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
text-enemy-here = героя соперника из этого Региона
text-enemy-adjacent = героя соперника из соседнего Региона
text-enemy-anywhere = героя соперника из любого Региона
text-friend-here = другого своего героя из этого Региона
text-friend-adjacent = другого своего героя из соседнего Региона
text-friend-anywhere = другого своего героя из любого Региона
text-friend-camp = героя из своего лагеря
text-itself = этого героя
text-hero-of-discard = героя из своего сброса
text-strength-at-most = { $whom } (сила не больше { $limit })
text-cost-at-most = { $whom } (цена не больше { $limit })
text-both-at-most = { $whom } (сила не больше { $strength }, цена не больше { $cost })
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
text-kill = сбросить { $whom }
text-send-to-camp = вернуть в лагерь { $whom }
text-send-to-hand = вернуть на руку владельцу { $whom }
text-push = вытеснить в соседний Регион { $whom }
text-join = привести сюда { $whom }
text-recover-to-camp = взять в лагерь { $whom }
text-recover-to-hand = взять на руку { $whom }
text-strength-self = сила { $amount }
text-strength-friends = у других твоих героев там сила { $amount }
text-strength-enemies = у героев соперника там сила { $amount }
text-hunger = { $amount ->
    [0] ничего не ест
    [one] ест { $amount } еду
   *[other] ест { $amount } еды
}
text-fly = может перемещаться в любой Регион
text-immune = способности соперника не могут его выбрать
text-block = герои соперника не могут отсюда перемещаться
text-survive = возвращается в лагерь, когда ты получаешь территорию
text-tie = при равенстве сил там в твой Контроль сильнее ты

# Что не так в наборе героев
problem-of-hero = { $line ->
    [0] { $card }: { $told }
   *[other] строка { $line }, { $card }: { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] строка { $line }: { $told }
}
problem-syntax = это не читается: { $detail }
problem-not-a-table = герой начинается с [[hero]], способность — с [[hero.ability]]
problem-unknown-field = здесь нет «{ $value }». Может быть, «{ $nearest }»? Можно: { $choices }
problem-missing-field = не хватает «{ $field }»; пишется { $choices }
problem-wrong-kind = { $field } = { $value } сюда не подходит; можно: { $choices }
problem-wrong-name = { $field } = { $value }: «{ $language }» — это должно быть имя длиной от 1 до { $most } букв; можно: { $choices }
problem-not-a-word = { $field } = «{ $value }» ничего не значит. Может быть, «{ $nearest }»? Можно: { $choices }
problem-out-of-bounds = { $field } = { $value } не между { $low } и { $high }
problem-not-always = «{ $value }» происходит один раз: в «when» должно стоять, когда, а не «always»
problem-only-always = «{ $value }» действует, пока герой в Регионе: в «when» должно стоять «always»
problem-not-in-camp = герой, которого нанимают, ещё в лагере: { $field } = «{ $value }» не имеет смысла; можно: { $choices } либо другое «when»
problem-needs-region = герой, которого нанимают, ещё в лагере: для { $field } = «{ $value }» нужен Регион, то есть одно из этих слов в «when»: { $choices }
problem-not-itself = { $field } = «{ $value }» невозможно: нанятый герой в лагере, сброшенного уже нет, а в соседнем Регионе только другие. Можно: { $choices } либо другое «when» или «where»
problem-twice = «{ $value }» об этом герое уже сказано: одного раза достаточно
problem-circular = { $field } = «{ $value }» зависело бы от силы, которую само меняет; возьми другое условие
problem-double-id = герой «{ $value }» уже есть
problem-too-many-abilities = способностей { $count } — слишком много для героя; не больше { $most }
problem-too-long = в нём { $count } знаков; прочитать можно не больше { $most }
problem-too-deep = в этой строке больше { $most } точек; ключу нужны одна или две
problem-too-many-kinds = видов героев { $count } — слишком много; не больше { $most }
problem-faction-size = в колоде «{ $faction }» ({ $version }) карт { $count }, а не 12 ({ $list }): поменяй «copies», «faction» или «version» её героев
problem-draft-size = { $version }: карт со значком драфта { $count }, а не 36 ({ $list }); нужно восемнадцать героев с «copies = 2» и «draft = true»

# Поле на странице
board-turn = Ход { $turn }: { $seat }
board-reserve = Запас
board-food = Еда: { $food }
board-region = { $place }
board-camp = Лагерь: { $seat }
board-camp-food = Еда
board-camp-empty = В лагере никого.
board-score = Очки: { $points } из 7
board-hand = Твоя рука
board-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
board-shown = известны: { $heroes }
board-deck = колода { $count }
board-discard = сброс { $count }
board-discarded = В сбросе: { $heroes }
board-from-discard = Герои твоего сброса
board-tile = { $tile }
board-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
board-below = под ней ещё одна
board-no-tile = Территорий здесь больше нет.
board-cubes = { $seat }: занято мест — { $count } из { $slots }
board-popularity-free = Жетон Популярности: достанется первому
board-popularity = Жетон Популярности: { $seat }
board-hero = { $name }, сила { $strength }
board-may-starve = Может остаться без еды
board-strength = { $seat }: сила { $strength }
board-by-abilities = на картах напечатано { $strength }; способности это меняют
board-next-cube = далее: кубик
board-next-tile = далее: территория, +{ $points }
board-eats = едят: { $food }
board-hungry = без еды: { $count }
board-deploy-to = Отправить:
board-move-to = Переместить:
board-deploy-here = Отправить сюда
board-move-here = Переместить сюда
board-choose-here = Выбрать
board-needs = взять с собой еды: { $food }
board-all-fed = еды хватит
board-starve = там без еды: { $count }
board-starve-left = из оставшихся без еды: { $count }
board-lost = пропадёт еды: { $food }
board-goes = { $place_from } → { $place_to }:
board-cost = цена: { $food } еды
board-lacks = не хватает еды: { $food }
board-printed = сила { $strength }
board-bar = Что можно сделать
board-actions = осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
board-how = Нажми или перетащи: карта с руки в лагерь — наём, герой из лагеря в Регион — отправка, герой из Региона в другой — перемещение. Когда герой взят, Регион выбирают клавиши 1, 2 и 3.
board-keep-hand = Оставить руку
board-end-turn = Закончить ход
board-no-more = Больше никого
board-put-back = Положить на место
board-draft = Драфт, круг { $round } из 2
board-draft-six = Перед тобой шесть карт. Осталось выбрать: { $count }. Остальные четыре уйдут сопернику.
board-draft-four = Эти карты передал соперник. Осталось выбрать: { $count }. Последние две вернутся невидимыми.
board-draft-secret = Каждый выбирает карты втайне.
board-draft-kept = Уже оставлено: { $count }
board-all-heroes = Все герои
board-close = Закрыть
board-set-ours = В книге правил нет ни одной напечатанной карты: эти герои придуманы в этом проекте и верны тем немногим фактам, которые книга сообщает. Каждый текст составлен из данных, которым следуют правила: что написано, то и происходит.
board-set-own = Этот набор героев кто-то принёс за этот стол. Каждый текст составлен из данных, которым следуют правила: что написано, то и происходит.
board-version = только { $version }
board-in-draft = есть в драфте
board-own-set = Чьи герои
board-load-set = Принести свой набор…
board-download-set = Взять наш за основу
board-ours-again = Вернуться к нашим
board-set-loaded = За этим столом твой набор: видов героев в игре — { $count }.
board-set-faults = С файлом { $file } играть пока нельзя. Ошибок: { $count }.
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
why-mulligan = Дорогие герои приходят слишком поздно для первых ходов; остальных стоит оставить.
why-plan-leads = Первый шаг хода, который даёт тебе перевес ({ $place }).
why-plan-recruits = { $hero }: с этим героем войско готово к тому, что впереди.
why-plan-supplies = Еда сейчас дороже всего, что можно сделать этим действием.
why-plan-feeds = Без еды герои погибают: столько удержит их там, где они нужны.
why-plan-holds = Из всех опробованных ходов лучшие начинаются так.
why-only-holds = Иначе соперник побеждает в свой Контроль ({ $place }). Если в конце твоего хода { $hero } стоит здесь: { $place_to }, — то силы ({ $place }) таковы: { $strength } у тебя, { $strength_other } у соперника, и территория ему не достаётся. Любой другой первый шаг проигрывает, что бы за ним ни последовало: перебраны все ходы.
why-only-clears = Иначе соперник побеждает в свой Контроль ({ $place }). Когда приходит { $hero } ({ $place_to }), у соперника не остаётся там героев ({ $place }), и территория ему не достаётся. Любой другой первый шаг проигрывает, что бы за ним ни последовало: перебраны все ходы.
puzzle-hold-out = Соперник вот-вот победит: уже в следующий свой Контроль. У тебя осталось действий: { $count }, и ровно один первый шаг ещё позволяет этому помешать. Какой?
