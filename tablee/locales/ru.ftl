# Короткие слова
yes = да
no = нет
nothing = ничего
player = Игрок
seat-without-name = место { $number }
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Борис, Хлоя, Дана, Фанни, Глеб, Жанна, Кендзи, Лола, Милан, Надя, Паула, Кантен, Роза, Саша, Таня, Вера, Макс, Нина, Реми, Соня, Тео, Яра
name-level = { $name } ({ $text })
at-the-table = За столом: { $text }.
at-line = строка { $line }: { $text }

# Чего нельзя, в любой игре
refused-seats = В эту игру играют от { $low } до { $high } игроков, а не { $seats_wanted }. Выбери другое число: --seats.
refused-unknown-action = В этой игре нет действия { $action }.
refused-over = Игра окончена.
refused-stale = Этот выбор больше не ждут: игра пошла дальше.
refused-not-awaited = Сейчас выбирает не этот игрок.
refused-nothing-to-retract = Нет выбора, который можно взять назад.
refused-nothing-to-undo = Этот выбор нельзя взять назад: с тех пор что-то сдано, отвечено или раскрыто, или выбора ещё не было.
refused-no-such-decision = В игре нет такого выбора, к которому можно вернуться.
refused-deal-not-awaited = Сейчас от «{ $stream }» не ждут случая.
refused-deal-impossible = «{ $stream }» не может дать { $outcome }.
refused-no-such-game = Игры «{ $game_id }» нет. Есть { $choices }; подробнее: `tablee games`.
refused-no-such-language = Языка «{ $value }» в программе нет. Выбери { $choices }.
refused-no-lesson = Для этой игры ещё нет учебной партии.
refused-no-such-bot = Бота «{ $value }» в этой игре нет. Выбери { $choices }.
refused-no-such-preset = Набора «{ $value }» в этой игре нет. Выбери { $choices }.
refused-no-such-seat = Такого места нет. Выбери число от 1 до { $high }.
refused-option-choice = { $option }: «{ $value }» не подходит. Выбери { $choices }.
refused-option-number = { $option }: «{ $value }» — не число.
refused-option-bounds = { $option }: { $value } не подходит. Выбери число от { $low } до { $high }.
refused-option-unknown = Настройки «{ $option }» нет. Есть { $choices }.
refused-option-shape = Настройки — не список имён и значений.
refused-option-kind = { $option }: «{ $value }» не того рода (нужно { $kind }).
refused-option-without-value = У «{ $value }» нет значения. Пиши --option имя=значение; список: `tablee options ИГРА`.
refused-not-a-number = «{ $value }» здесь не подходит. Нужно число не меньше { $low }.
refused-seed = «{ $value }» — не зерно. Нужно до 64 шестнадцатеричных цифр (0–9, a–f).
refused-name = В имени игрока нужна хотя бы одна буква или цифра.
refused-too-many-people = { $count ->
    [one] { $count } игрок не помещается
    [few] { $count } игрока не помещаются
   *[other] { $count } игроков не помещаются
} на { $seats_wanted ->
    [one] { $seats_wanted } место
    [few] { $seats_wanted } места
   *[other] { $seats_wanted } мест
}. Выбери большее число: --seats.
refused-resume-without-seed = В этой записи нет зерна, и случай продолжить нельзя. Продолжить можно только игру, которую сохранила сама программа.
refused-resume-finished = Эта игра уже окончена. Её покажет `tablee replay ФАЙЛ`.
refused-nothing-to-resume = Неоконченной игры нет. Новую начнёт `tablee play`.
refused-malformed = Это сообщение прочесть нельзя: { $detail }
refused-not-text = { $path } — не текст, а значит, и не запись игры.
refused-arguments = Это прочесть нельзя: { $text }. Что можно, покажет `{ $program } --help`.
refused-arguments-unknown = «{ $text }» непонятно. Что можно, покажет `{ $program } --help`.
refused-no-such-choice = «{ $value }» здесь нет.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $near }»?
} Можно: { $choices }. Подробнее: `{ $program } --help`.
refused-arguments-missing = Чего-то не хватает: { $text }. Как писать, покажет `{ $program } --help`.
refused-argument-without-value = После { $text } нужно значение. Какое, покажет `{ $program } --help`.
broken-record = Эту запись прочесть нельзя. Строка { $line }: { $text }
broken-log = Эта запись не по правилам. Пункт { $entry }: { $text }
file-trouble = { $path }: { $text }. Проверь путь и права на чтение и запись.
interrupted = Остановлено.

# За столом с другими
refused-not-playing = За этим столом сейчас не играют.
refused-bot-plays = Здесь за тебя играет бот. Сначала вернись на своё место.
refused-paused = Игра на паузе. Она продолжится, когда хозяин стола снимет паузу.
refused-paused-already = Игра уже на паузе.
refused-not-paused = Игра не на паузе.
refused-undo-too-late = Брать назад поздно: игра пошла дальше.
refused-not-seated = Это можно только сидящим за столом. Сначала займи место.
refused-host-only = Это может только хозяин стола. Попроси его.
refused-started-already = Игра уже началась.
refused-seat-taken = Это место занято. Выбери другое.
refused-player-present = Игрок на этом месте ещё здесь. Бот может сесть сюда, когда он уйдёт.
refused-seats-empty = { $count ->
    [one] Ещё свободно { $count } место
    [few] Ещё свободны { $count } места
   *[other] Ещё свободно { $count } мест
}. Подожди игроков или отдай места ботам.
refused-question-open = На другой вопрос ещё не ответили. Сначала ответь на него.
refused-no-question = Вопроса, на который нужно ответить, больше нет.
refused-undo-revealed = Этот ход нельзя взять назад: он показал тебе что-то новое.
refused-forfeited = Это место проиграло по времени; до конца за него играет бот.
refused-no-seat-for-you = За этим столом нет места для человека. Оставь одно себе или не садись.
refused-no-spectators = За этим столом зрителей не ждут. Открой свой стол или попросись у хозяина в следующую игру.
refused-no-such-table = Стола с кодом «{ $value }» нет. Проверь ссылку.
refused-no-such-request = Такого запроса нет. Все запросы описаны в /api/openapi.json.
refused-still-playing = Игра ещё не окончена. Возвращайся, когда она закончится.
refused-try-again = Сейчас у сервера это не вышло. Попробуй чуть позже.
refused-too-fast = Слишком много сразу. Подожди немного.
refused-too-large = Слишком много данных: не больше { $high } байт.
refused-who-are-you = Сервер тебя не знает (или уже забыл). Сначала выбери имя.
refused-bad-device-code = Этот код неизвестен, использован или устарел. Запроси новый на другом устройстве.
refused-hello-first = Первое сообщение должно быть hello с ключом.
refused-hello-once = Hello говорят один раз, а pong отвечает на ping.
refused-no-hello = За отведённое время ничего не сказано. Первое сообщение должно быть hello с ключом.
refused-nothing-said = В этом сообщении нечего читать.

# Что не так в записи
refused-record-opening = Запись начинается строкой «tablee record { $format }».
refused-record-format = Программа читает записи формата { $format }; в этой указан { $word }.
refused-record-without = Нет строки «{ $word } …»; она должна стоять раньше того, что от неё зависит.
refused-record-rules = Играли по правилам версии { $word }; у программы версия { $ours }.
refused-record-line = С «{ $word }» строка записи не начинается. Нужен выбор вроде «1.2 …» или deal, rewind, seed, result.
refused-record-number = Нужно число, а не «{ $word }».
refused-record-hex = Нужны шестнадцатеричные цифры, а не «{ $word }».
refused-record-place = Здесь нужно «{ $word } { $number } …».
refused-record-empty = После «{ $word }» ничего нет.
refused-record-quotes = Нужен текст в двойных кавычках, а не { $word }.

# Верна ли запись
verify-good = Запись верна: зерно то самое, { $count ->
    [one] { $count } пункт следует
    [few] все { $count } пункта следуют
   *[other] все { $count } пунктов следуют
} из него и из правил, результат правильный.
verify-so-far = Пока запись верна: зерно то, что было обещано, каждый исход следует из него, каждый выбор был допустим. Игра не окончена.
verify-bad = Запись неверна. { $text }
verify-no-seed = В ней нет зерна, и случай проверить нельзя. Пока игра не окончена, зерно остаётся тайной.
verify-commitment = Зерно не то, что обещано вначале: его отпечаток был бы { $detail }.
verify-illegal = Этот пункт против правил: { $detail }
verify-outcome = Этот пункт не следует из зерна и выборов; должно быть: { $detail }
verify-result = Результат неверен; места таковы: { $detail }

# Командная строка
version-compiled = tablee { $version } (правила: скомпилированы mypyc)
version-plain = tablee { $version } (правила: обычный Python)
cli-about = Полка с играми: играть, изучать, решать.
cli-usage = использование:
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-help = показать это и закончить
cli-version = показать версию и то, скомпилированы ли правила
cli-lang = язык; иначе тот, что в системе
cli-games = перечислить игры
cli-options-command = показать варианты, наборы и ботов игры
cli-play = играть в терминале
cli-learn = учиться игре, играя с наставником
cli-watch = дать ботам сыграть и прочесть игру как рассказ
cli-replay = пройти запись игры шаг за шагом
cli-verify = проверить запись, никому не доверяя
cli-simulate = дать ботам сыграть много игр и подвести итог
cli-arena = свести ботов на всех местах с одинаковым случаем
cli-game = игра, как в `tablee games`
cli-preset = набор вариантов, как в `tablee options ИГРА`
cli-option = один вариант; можно указать несколько раз
cli-seats = сколько игроков
cli-bots = боты, как в `tablee options ИГРА`; последний повторяется сколько нужно
cli-name = твоё имя; несколько имён — несколько людей за этим терминалом
cli-seed = зерно всего случая, чтобы сыграть ту же игру ещё раз
cli-record = записать игру в этот файл
cli-resume = продолжить сохранённую игру; без файла — последнюю
cli-pace = пауза ботов в секундах
cli-plain = простые строки вместо экрана
cli-file = запись игры
cli-viewer = видеть как это место; иначе как зритель
cli-all = ничего не скрывать
cli-matches = сколько игр
cli-deals = сколько раздач; каждую играют в каждой рассадке
cli-ladder = все боты игры друг против друга, с рейтингом Эло; у первого 1000
cli-write = записать рейтинги в этот файл
cli-label = любой текст; тот же текст даёт те же игры
cli-processes = сколько процессов делят работу; обычно один
cli-json = вывести числа как JSON
games-game = игра
games-name = название
games-seats = игроки
games-about = что это
options-option = настройка
options-values = значения
options-usual = обычно
options-about = что делает
options-presets = наборы
options-bots = боты
watch-seat = { $seat }: { $text }

# Много игр
simulate-title = { $game }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
simulate-lengths = Выборов в игре: в среднем { $mean }; не меньше { $shortest }, у половины от { $low } до { $high } (середина { $middle }), не больше { $longest }.
simulate-draws = Игры, в которых победу делят: { $share }.
simulate-first = Доля побед первого места за столом минус равная доля: { $share }.
lab-seat = место
lab-bot = бот
lab-share = доля побед (интервал 95 %)
lab-wins = победы без дележа (интервал 95 %)
lab-rank = среднее место
lab-games = игры
lab-estimate = { $value } % ({ $low } … { $high })
arena-title = { $game }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, рассадок у каждой: { $count }
ladder-title = { $game }: все против всех, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
} на каждый состав, игроков за столом: { $count }
ladder-elo = Эло (интервал 95 %)
arena-difference = { $first } минус { $second }: { $share }

# Перед игрой
setup-game = Во что играем?
setup-preset = По каким правилам?
setup-seats = Сколько игроков?
setup-bots = Насколько сильны боты?
setup-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
lesson-luck = Это настоящая партия с одним отличием: удача в ней выбрана заранее, чтобы было чему учиться. Выбирать можно всё, что разрешают правила.
lesson-says = Наставник: { $text }
lesson-advice = Мой совет: { $text }
luck-committed = Случай этой игры уже определён. Его отпечаток: { $commitment }

# За столом
turn-yours = Твой ход
turn-others = { $count ->
    [one] { $seats } думает …
   *[other] { $seats } думают …
}
turn-over = Игра окончена
typed = › { $text }  { $found ->
    [0] ничего не подходит
    [one] { $found } выбор
    [few] { $found } выбора
   *[other] { $found } выборов
}
hint = Подсказка: { $text }
curtain = { $seat }, твой ход. Остальные не смотрят!
rules-title = Правила: { $game }
rules-search = поиск: слова или правило, например D-1.4
rules-none = Такого правила нет.
keys-play = ↑↓ Enter · буквы — поиск · h совет · u назад · ? правила · F2 язык · q выход
keys-question = ↑↓ Enter выбор · Esc назад · q выход
keys-curtain = Enter дальше · q выход
keys-rules = печатай — поиск · ↑↓ листать · Esc назад
keys-replay = → вперёд · ← назад · Home End · число Enter · ? правила · F2 язык · q выход

# Конец
result-win = Победа: { $seat }.
result-draw = Победу делят { $seats }.
result-place = { $place }. { $seat }
luck-revealed = Зерно было { $seed }
saved-unfinished = Игра сохранена. Продолжить: tablee play --resume { $path }
saved-finished = Запись: { $path } (tablee replay, tablee verify)
next-again = Сыграть ещё раз
next-other = Сыграть в другое
next-copy = Сохранить запись в этой папке
next-leave = Уйти

# Простые строки
plain-usual = Число (Enter — { $number }):
plain-not-a-number = Набери число от 1 до { $high } или нажми Enter.
plain-asked = { $seat }: { $prompt }
plain-choose = Число или слова (? правила, h совет, u назад, b доска, l язык, q выход):
plain-chosen = → { $text }
plain-several = Подходит несколько:
plain-none = Ничего не подходит. Набери число или слова.

# Запись заново
replay-start = начало
replay-step = шаг { $number } из { $count }
replay-choice = { $seat }: { $text }
replay-secret = { $seat }: выбор сделан втайне
replay-retracted = { $seat } берёт выбор назад
replay-chance = случай
replay-rewound = игра возвращается к прежнему выбору

# Сервер
refused-setting = { $option }: «{ $value }» не подходит ({ $detail }). Все настройки показывает `tablee serve --help`.
refused-redis-without-postgres = Несколько процессов делят столы через PostgreSQL: для --redis нужна --database postgresql://…
refused-cannot-open = Сервер не может начать работу: { $text }.
refused-cannot-listen = Сервер не может слушать { $host }, порт { NUMBER($number, useGrouping: 0) }: { $text }. Выбери другой: --port или --host.
cli-serve = держать столы по HTTP и WebSocket
serve-ready = Столы открыты: { $url } (Ctrl-C — остановить).
serve-open = открыть полку в браузере
serve-here-only = Доступно только с этой машины. Для друзей в той же сети: tablee serve --host 0.0.0.0
serve-default = [{ $text }; { $variable }]
serve-host = адрес, который слушает сервер; 0.0.0.0 — все
serve-port = порт, который слушает сервер; 0 — любой свободный
serve-database = sqlite:///ФАЙЛ или postgresql://…; пусто — файл в папке данных пользователя (или в TABLEE_DATA)
serve-redis = redis://…, если несколько процессов делят столы одной базы PostgreSQL
serve-origins = откуда страницам можно подключаться, через запятую; пусто — только свои, * — любым
serve-proxy = true: верить X-Forwarded-For и -Proto от прокси на этой машине
serve-bot-workers = процессы, в которых думают боты
serve-bot-pace = сколько секунд бот думает самое меньшее
serve-max-connections = открытых соединений всего
serve-max-per-address = открытых соединений с одного адреса
serve-requests-per-second = запросов HTTP с одного адреса, в среднем за секунду
serve-messages-per-second = сообщений одного соединения, в среднем за секунду
serve-max-message = байт в одном сообщении
serve-max-body = байт в теле одного запроса
serve-hello-timeout = за сколько секунд соединение должно назвать себя
serve-request-timeout = сколько секунд может длиться запрос HTTP
serve-ping-every = секунд между проверками связи
serve-silent-after = через сколько секунд молчания соединение закрывается
serve-idle-table = через сколько секунд тихий стол уходит из памяти
serve-keep-tables = через сколько дней удаляется стол, за которым так и не начали или который закрыт
serve-keep-guests = через сколько дней удаляется гость без столов
serve-abandoned-after = через сколько дней без ходов игра закрывается
serve-lease-seconds = через сколько секунд столы умершего процесса переходят к другому
serve-log-level = насколько подробен журнал: debug, info, warning или error

# Наборы героев
cli-heroes = показать, проверить и измерить наборы героев для Twelve Heroes
heroes-show = показать всех героев набора с их текстами
heroes-check = сказать, что не так в наборе героев
heroes-pack = набор героев одной строкой, для --option heroes=…
heroes-deck = проверить колоду и напечатать её одной строкой, для --option deck_1=…
heroes-schema = JSON Schema набора героев
heroes-balance = сыграть фракциями набора друг против друга
heroes-file = набор героев (docs/heroes.md)
heroes-deck-file = колода: в каждой строке имя или номер героя и количество
heroes-set = другой набор героев вместо обычного
heroes-popularity = с правилом Популярности
heroes-extra-actions = с правилом дополнительных действий
heroes-deals = сдач на каждую пару фракций, каждая играется дважды
heroes-width = сколько позиций боты держат в уме после каждого действия
heroes-ideas = сколько замыслов хода боты проверяют на два хода вперёд, прежде чем выбрать
heroes-good = { $path }: с картами ({ $count }) всё в порядке.
heroes-number = №
heroes-name = герой
heroes-cost = цена
heroes-strength = сила
heroes-copies = карт
heroes-text = способность
heroes-draft-icon = ◆ со значком драфта
heroes-our-own = Эти герои — наши собственные: в правилах не показана ни одна карта. Можно играть и файлом с картами из своей коробки (docs/heroes.md).
heroes-balance-title = Партии: { $count }; боты держат в уме позиций: { $width }, проверяют замыслов хода: { $ideas }
heroes-pair = пара
heroes-all = первая побеждает
heroes-beginning = начиная
heroes-following = вторым номером
heroes-first-player = Начинающий побеждает: { $share }.
heroes-turns = Ходов обоих вместе: { $low } в короткой партии, { $middle } в средней, { $high } в долгой, самое большее { $longest }.
heroes-recruited = нанимают в
heroes-percent = { $value } %
heroes-effect = больше побед, если пришёл рано
refused-heroes-encoding = { $path }: строка { $line } — не UTF-8. Сохрани файл в кодировке UTF-8.
refused-heroes-broken = { $path }: { $text } (ошибок: { $count }; все покажет tablee heroes check)

# Точные ответы
cli-solve = спросить точные ответы: шансы, лучшие ходы, равновесия
solve-killer = «Киллер»: шанс выиграть дуэль, лучшее за один ход, цена каждого выбора кубиков
solve-king = «Король 12»: чего стоит раунд для двоих, знающих руки друг друга, и как его играть
solve-cards = персонажи игры (без указания — набор первой игры)
solve-hands = что у каждого ещё на руке, через запятую (без указания — все персонажи)
solve-tokens = жетоны каждого, например 2+1 (без указания — ни одного)
solve-dice = грани обоих кубиков; без них — среднее по всем броскам
solve-round = Раунд стоит { $value } для первого игрока: шанс выиграть его минус шанс проиграть.
solve-all-the-same = Здесь все карты равноценны, что бы ни сыграл другой.
solve-mix = Игрок { $number } играет: { $card } — { $share } %
refused-no-such-card = Карты «{ $value }» здесь нет. Есть { $choices }.
refused-round-over = Этот раунд окончен: нужно хотя бы по две карты и меньше 8 очков.
refused-card-twice = «{ $card }» названа дважды. У каждого каждый персонаж только один.
refused-uneven-hands = На руке не больше семи карт, и у одного может быть на карту меньше.
refused-not-between = «{ $value }» здесь не подходит. Дай число от { $low } до { $high }.
solve-claim = Claim: чего можно было достичь каждым решением записанной второй фазы и какими картами
solve-ending = { $number }. { $seat }: достижимо — { $result } ({ $count ->
    [one] подходит { $count } карта
    [few] подходят { $count } карты
   *[other] подходят { $count } карт
}). { $played }: сыграно верно.
solve-any-card = { $number }. { $seat }: { $result } при любой карте. { $played }.
solve-mistake = { $number }. { $seat }: достижимо — { $result }, и это { $best }. { $played }: шанс упущен.
ending-win = победа
ending-draw = ничья
ending-loss = поражение
solve-last = только решения, до конца которых столько взяток или меньше
refused-other-game = Это запись другой игры ({ $game_id }).
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

# Тренер
why-best-by-search = Из опробованных продолжений это оказалось лучшим.
why-mixed-by-search = Нет выбора, верного всегда: поиск делает этот в { $share } % случаев, чтобы его не прочли.
effort-exact = Просчитано точно.
effort-round = Остаток раунда просчитан точно; чего раунд стоит во всей игре — оценка.
effort-table = Этот ход просчитан точно; что дальше — по таблице решённой игры, с точностью около процента.
effort-model = Этот ход просчитан точно; что дальше — по модели игры остальных.
effort-sampled = По выборке: { $count ->
        [one] опробовано { $count } продолжение
        [few] опробовано { $count } продолжения
       *[many] опробовано { $count } продолжений
    }. Уже из-за случайности проб шансы могут отличаться примерно на { $error } %.
effort-planned = Оценка по плану хода; шансы приблизительны.
cli-hint = чего стоит каждый выбор по тому, что знает место, и почему
cli-analyse = разобрать оконченную партию: шансы, ошибки, удача
cli-puzzle = задача дня: позиция с одним лучшим ответом
cli-unfinished = запись партии, оконченной или нет
cli-decision = на этом решении записи; иначе там, где она кончается
cli-hint-seat = место, которое спрашивает; иначе первое, чьего решения ждут
cli-analyse-seat = только партия этого места; иначе всех
cli-seconds = сколько секунд думать (без указания — { $count })
cli-samples = вместо этого столько проб на каждый вопрос, сколько бы это ни длилось: всегда один и тот же ответ
cli-date = задача этого дня; иначе сегодняшняя
cli-solution = показать и решение
hint-best = { $seat }: лучше всего — { $text }
odds-line = { $percent } %  { $text }
odds-weight = играть в { $percent } % случаев
chances-from-to = Шансы на победу: от { $before } % до { $after } %
moved-luck = { $points }  кубики и карты
moved-mine = { $points }  свои решения
moved-others = { $points }  решения остальных
lost-in-all = По сравнению с лучшими решениями упущено { $points } (решений: { $count })
moment-mistake = Шаг { $step }: { $after } % вместо { $before } %.
moment-found = Шаг { $step }, { $before } %: верно найдено.
moment-luck = Шаг { $step }: случай, { $before } % → { $after } %.
played-best = Выбрано: { $text }. { $why }
played-other = Выбрано: { $text }. Лучше: { $best } (+{ $points }). { $why }
judged-so = Решений: { $count }. { $text }
puzzle-title = { $name } · задача на { $date }
puzzle-you = Ада
puzzle-rival = Борис
puzzle-as = Твоё место: { $name }.
puzzle-how = Решение: { $program }
refused-no-puzzles = У этой игры нет задач. Выбери { $choices }.
refused-no-such-day = «{ $value }» — не день. Пиши так: 2026-01-31.
refused-nobody-asked = Там никого ни о чём не спрашивают: партия окончена.
