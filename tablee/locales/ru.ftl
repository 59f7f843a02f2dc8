# Короткие слова
yes = да
no = нет
nothing = ничего
player = Игрок
language-name = Русский
seat-without-name = место { $number }
you-among-others = ты
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Борис, Хлоя, Дана, Фанни, Глеб, Жанна, Кендзи, Лола, Милан, Надя, Паула, Кантен, Роза, Саша, Таня, Вера, Макс, Нина, Реми, Соня, Тео, Яра
name-level = { $name } ({ $text })
at-the-table = За столом: { $text }.
at-line = строка { $line }: { $text }

# Чего нельзя, в любой игре
refused-extra-missing = Для этого нужен пакет, который не установлен. Установи его: pip install '{ $text }'
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
refused-not-an-identifier = «{ $value }» не годится как идентификатор игры: нужны строчные латинские буквы, цифры и _, в начале буква.
refused-game-exists = Игра «{ $game_id }» уже есть.
refused-not-empty = { $path } уже существует и не пуст. Выбери другое место.
refused-no-checkout = Это установленный Tablée, без исходников. Напиши отдельный пакет: tablee new-game ID --package DIR
refused-no-such-language = Языка «{ $value }» в программе нет. Выбери { $choices }.
refused-no-lesson = Для этой игры ещё нет учебной партии.
refused-no-such-bot = Бота «{ $value }» в этой игре нет. Выбери { $choices }.
refused-no-position-text = Позиции этой игры нельзя записать.
refused-position-shape = «{ $value }» не позиция. Она выглядит так: ИГРА rules=1 seats=2 : ПОЛЕ=ЗНАЧЕНИЕ …
refused-position-field = В позиции этой игры нет «{ $name }». Может быть { $choices }.
refused-position-value = «{ $value }» не подходит для «{ $name }». Значение выглядит так: { $like }
refused-position-impossible = Ни одна партия не приходит к такой позиции. Проверь «{ $field }» и то, что с ним связано.
refused-position-says-it = Позиция уже говорит, какая это игра, с какими настройками и сколько мест. Убери --preset, --option, --seats и --resume.
refused-position-of-other-game = Это позиция другой игры ({ $game_id }).
refused-position-over = В этой позиции игра уже окончена.
refused-not-solved = Точное решение этой позиции недоступно. Оценку даст `tablee hint --from`.
refused-bot-import = «{ $value }» не может быть ботом: { $text }. Пиши module:Class, где у Class() есть метод `choose`.
refused-too-many-bots = Ботов { $count }, а мест { $seats_wanted }. Назови меньше ботов или возьми больше мест: --seats.
refused-too-few-bots = Для лестницы за столами на { $seats_wanted } мест нужно не меньше ботов, а их { $count }. Возьми меньше мест (--seats) или убери --ladder, чтобы сравнить два уровня.
refused-bot-named-twice = Лестница оценивает каждого бота один раз, а «{ $value }» назван дважды. В Python пара из имени и бота даёт ему другое имя.
refused-workers-lost = Процессы, занятые задачами с { $first } по { $last }, система останавливала (всего раз: { $count }), возможно, из-за нехватки памяти. Попробуй меньше процессов: --processes.
refused-workers-failed = Процесс завершился с кодом { $exit }, не закончив работу. Его сообщение об ошибке напечатано выше. В скрипте помести вызов под «if __name__ == "__main__":».
refused-work-unreadable = Процесс не смог загрузить задание: { $text }. Помести своих ботов в модуль, который можно импортировать, или установи cloudpickle.
refused-no-such-place = «{ $value }» — не место для работы. Выбери here, processes, число процессов или адрес планировщика Dask: { $choices }.
refused-cluster-unreachable = По адресу { $value } не отвечает планировщик Dask: { $text }
refused-cluster-certificates = Для { $value } нужны сертификаты. Укажи, где они: DASK_DISTRIBUTED__COMM__TLS__CA_FILE, …__CLIENT__CERT и …__CLIENT__KEY.
refused-cluster-empty = У планировщика Dask по адресу { $value } нет исполнителей. Запусти их: dask worker { $value } --nthreads 1
refused-cluster-lost = Планировщик Dask по адресу { $value } пропал. С --store та же команда продолжит с того же места.
refused-worker-without = Исполнитель { $value } не может сказать, какой у него Tablée ({ $text }). Нужен такой: { $ours }.
refused-worker-differs = У исполнителя { $value } стоит { $theirs }, а здесь { $ours }. Результаты нельзя было бы сравнить: установи одно и то же с обеих сторон.
refused-no-store = { $value } не годится для хранения результатов: { $text }.
refused-bot-version = Нельзя сказать, какая версия «{ $value }» играла, поэтому её результаты нельзя хранить. Дай боту атрибут `version` или определи его в файле.
refused-no-such-picture = «{ $value }» нельзя нарисовать. Пусть имя кончается на одно из этих: { $choices }.
refused-no-such-preset = Набора «{ $value }» в этой игре нет. Выбери { $choices }.
refused-no-such-seat = Такого места нет. Выбери число от 1 до { $high }.
refused-option-choice = { $option }: «{ $value }» не подходит. Выбери { $choices }.
refused-option-number = { $option }: «{ $value }» — не число.
refused-option-bounds = { $option }: { $value } не подходит. Выбери число от { $low } до { $high }.
refused-option-unknown = Настройки «{ $option }» нет. Есть { $choices }.
refused-option-shape = Настройки — не список имён и значений.
refused-option-kind = { $option }: «{ $value }» не того рода (нужно { $kind }).
refused-option-past = «{ $option }» — из прежних правил. В новых партиях этого нет.
refused-option-idle = «{ $option }» ничего не изменит: { $idle }. Убери эту настройку.
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
refused-no-server = По адресу { $server } сервер не отвечает: { $detail }
refused-malformed = Это сообщение прочесть нельзя: { $detail }
refused-file-exists = { $path } уже существует, и там записано другое. Перемести или переименуй этот файл и сохрани ещё раз.
refused-not-saved = Не удалось сохранить запись в { $path }: { $detail }. Проверь папку и права на запись.
refused-not-text = { $path } — не текст, а значит, и не запись игры.
refused-no-text-file = Файла { $path } нет, или это не текст.
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
refused-seat-kept = Это место держат за игроком, который играет эту серию.
refused-player-present = Игрок на этом месте ещё здесь. Бот может сесть сюда, когда он уйдёт.
refused-grace = Игрок на этом месте только что потерял связь. Бот может сесть сюда через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[other] { $count } секунд
}.
refused-no-hints = За этим столом подсказок нет.
refused-seats-empty = { $count ->
    [one] Ещё свободно { $count } место
    [few] Ещё свободны { $count } места
   *[other] Ещё свободно { $count } мест
}. Подожди игроков или отдай места ботам.
refused-question-open = На другой вопрос ещё не ответили. Сначала ответь на него.
refused-bots-play-on = Бот не соглашается на ничью. Играй дальше или сдайся.
refused-two-only = Сдаться или предложить ничью можно только вдвоём. Здесь можно уйти, и за тебя будет играть бот.
refused-series-for-two = Серия — для двух игроков. Выбери одну партию или два места.
refused-no-question = Вопроса, на который нужно ответить, больше нет.
refused-undo-revealed = Этот ход нельзя взять назад: он показал тебе что-то новое.
refused-forfeited = Это место проиграло по времени; до конца за него играет бот.
refused-no-seat-for-you = За этим столом нет места для человека. Оставь одно себе или не садись.
refused-no-spectators = За этим столом зрителей не ждут. Открой свой стол или попросись у хозяина в следующую игру.
refused-no-such-table = Стола с кодом «{ $value }» нет. Проверь ссылку.
refused-no-such-request = Такого запроса нет. Все запросы описаны в /api/openapi.json.
refused-still-playing = Игра ещё не окончена. Возвращайся, когда она закончится.
refused-broken-record = Эту запись прочесть нельзя: в строке { $line } ошибка.
refused-too-complex = Этот текст слишком долго читается. Сократи или упрости его.
refused-try-again = Сейчас у сервера это не вышло. Попробуй чуть позже.
refused-too-fast = Слишком много сразу. Подожди немного.
refused-busy = Слишком много твоих запросов ещё в работе. Подожди, пока на часть из них придёт ответ.
refused-too-large = Слишком много данных: не больше { $high } байт.
refused-address-too-long = Этот адрес слишком длинный: не больше { $high } символов.
refused-who-are-you = Сервер тебя не знает (или уже забыл). Сначала выбери имя.
refused-bad-device-code = Этот код неизвестен, использован или устарел. Запроси новый на другом устройстве.
refused-hello-first = Первое сообщение должно быть hello с ключом.
refused-hello-once = Hello говорят один раз, а pong отвечает на ping.
refused-no-hello = За отведённое время ничего не сказано. Первое сообщение должно быть hello с ключом.
refused-nothing-said = В этом сообщении нечего читать.
refused-name-alike = За этим столом уже есть имя { $name }, и оно выглядит так же. Выбери другое имя.
refused-banned = Администратор сервера закрыл доступ с этого адреса.
refused-foreign-origin = Страницы с другого адреса не могут подключаться к этому серверу. Его владелец может разрешить их с помощью --origins.
refused-too-many-tables = С твоего адреса уже открыто или играется столов: { $most }. Сначала закончи какие-нибудь игры.
refused-too-many-connections = Открыто слишком много соединений, всего или с твоего адреса. Попробуй позже.
refused-only-here = Сервер принимает команды только со своей машины: tablee admin
refused-no-such-guest = Гостя { $value } с токеном нет. Идентификаторы за столом покажет «tablee admin show КОД».
refused-no-such-address = «{ $value }» — это не адрес. Укажи один адрес, например 203.0.113.7 или 2001:db8::1; для IPv6 имеется в виду весь его /64.
refused-kicked = Хозяин выставил тебя из-за этого стола.
refused-cannot-kick-player = Игрока нельзя выставить, пока идёт игра. Заглуши его или отключи чат.
refused-nobody-called = Здесь никого не зовут { $name }.
refused-not-yourself = С собой так поступить нельзя.
refused-chat-off = Хозяин отключил чат.
refused-silenced = Хозяин заглушил тебя за этим столом.

# Что не так в записи
refused-record-opening = Запись начинается строкой «tablee record { $format }».
refused-record-format = Программа читает записи формата { $format }; в этой указан { $word }.
refused-record-without = Нет строки «{ $word } …»; она должна стоять раньше того, что от неё зависит.
refused-rules-version = Играли по правилам версии { $version }; программа знает версии до { $ours }.
refused-record-line = С «{ $word }» строка записи не начинается. Нужен выбор вроде «1.2 …» или deal, rewind, seed, result.
refused-record-number = Нужно число, а не «{ $word }».
refused-record-hex = Нужны шестнадцатеричные цифры, а не «{ $word }».
refused-record-place = Здесь нужно «{ $word } { $number } …».
refused-record-empty = После «{ $word }» ничего нет.
refused-record-quotes = Нужен текст в двойных кавычках, а не { $word }.

# Верна ли запись
verify-good = Запись подлинная: каждый бросок и каждая тасовка следуют из зерна, обещанного до игры, каждый выбор допустим, результат верен. Проверено пунктов: { $count }.
verify-so-far = Пока запись подлинная: каждый бросок и каждая тасовка следуют из зерна, обещанного до игры, каждый выбор был допустим. Игра не окончена.
verify-bad = Запись не прошла проверку. { $text }
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
cli-join = сесть за стол на сервере
cli-watch = дать ботам сыграть и прочесть игру как рассказ
cli-replay = пройти запись игры шаг за шагом
cli-verify = проверить запись, никому не доверяя
cli-simulate = дать ботам сыграть много игр и подвести итог
cli-seat = место для языковой модели или программы: правила, вид стола и отказы текстом
cli-seat-number = какое место, считая с 1
cli-without-offer = не говорить, что разрешено
cli-mcp = говорить по Model Context Protocol через стандартный ввод и вывод
cli-arena = свести ботов на всех местах с одинаковым случаем
cli-game = игра, как в `tablee games`
cli-preset = набор вариантов, как в `tablee options ИГРА`
cli-option = один вариант; можно указать несколько раз
cli-seats = сколько игроков
cli-bots = боты, как в `tablee options ИГРА`; последний повторяется сколько нужно
cli-from = позиция одной строкой вместо записи
cli-play-from = начать с позиции, записанной одной строкой
cli-solve-from = решить позицию, записанную одной строкой: лучший ход, вычисленный, а не угаданный
cli-name = твоё имя; несколько имён — несколько людей за этим терминалом
cli-host = открыть стол на сервере и сесть за него
cli-tables = столы сервера
cli-host-bots = боты на последние места; остальные — для людей
cli-clock = секунды на каждый выбор, или запас и прибавка за выбор: 300+5
cli-first-to = серия партий для двоих: сколько побед нужно, 2 — до трёх партий (от 1 до 9)
cli-public = чтобы стол мог найти каждый
cli-look-on = только смотреть
cli-device = код с другого устройства: играть дальше на том же месте
cli-own-name = твоё имя на новом сервере
cli-table = ссылка на стол или его код
cli-server = сервер, если дан только код
cli-seed = зерно всего случая, чтобы сыграть ту же игру ещё раз
cli-record = записать игру в этот файл
cli-resume = продолжить сохранённую игру; без файла — последнюю
cli-pace = темп рассказа: calm (спокойно), normal (обычно), fast (быстро) или none (сразу)
cli-plain = простые строки вместо экрана
cli-file = запись игры
cli-viewer = видеть как это место; иначе как зритель
cli-all = ничего не скрывать
cli-matches = сколько игр
cli-entrants = боты: уровни, как в `tablee options GAME`, random или свой в виде module:Class; после последнего снова садится первый
cli-deals = сколько раздач; каждую играют в каждой рассадке
cli-ladder = все боты игры друг против друга, с рейтингом Эло; у первого 1000
cli-write = записать рейтинги в этот файл
cli-label = любой текст; тот же текст даёт те же игры
cli-processes = сколько процессов делят работу; обычно один
cli-on = где выполнять работу: here, processes, число процессов или планировщик Dask, например tcp://host:8786; на результат это не влияет
cli-store = хранить результаты в этом файле и брать из него готовые: прерванный расчёт продолжится
cli-plot = нарисовать картинку (svg, png, pdf)
cli-results = что есть в хранилище результатов; объединить хранилища
cli-store-file = файл, который создал --store
cli-merge = добавить то, что есть в этих хранилищах
cli-json = вывести числа как JSON
games-game = игра
games-name = название
games-seats = игроки
games-about = что это
games-broken = В игру «{ $game_id }» из пакета { $package_name } играть нельзя: { $detail }
cli-new-game = написать маленькую игру, из которой можно сделать свою
new-game-id = идентификатор новой игры: строчные латинские буквы, цифры и _, в начале буква
new-game-package = написать отдельный пакет в эту папку, а не папку среди здешних игр
new-game-written = Написано: { $path }
new-game-next = Играть: `tablee play { $game_id }`; проверить: `pytest { $path }`; все проверки: `make check`. Для чего какой файл, сказано в docs/adding_a_game.md.
new-game-package-next = Поставь её на полку: `pip install -e "{ $path }[test]"`; играть: `tablee play { $game_id }`; проверить: `pytest { $path }`.
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
simulate-first = Насколько доля побед первого места больше равной доли: { $share }.
lab-seat = место
lab-bot = бот
lab-share = доля побед (интервал 95 %)
lab-wins = победы без дележа (интервал 95 %)
lab-rank = среднее место
lab-games = игры
lab-estimate = { $value } % ({ $low } … { $high })
results-kind = вид
results-bots = боты
results-seed = зерно
results-count = результаты
results-merged = { $path }: { $count ->
    [one] { $count } новый результат
    [few] { $count } новых результата
   *[other] { $count } новых результатов
}
plot-choices = решений в игре
plot-place = место { $count }
plot-step = шаг повтора
plot-chance = вероятность победы
plot-against = % побед, строка против столбца
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
    [one] игрок
    [few] игрока
   *[other] игроков
}
lesson-luck = Настоящая партия, только удача в ней выбрана заранее. Играй всё, что разрешают правила.
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
rules-title = { $game }: справка
rules-search = карта, имя, слова из правил или правило, например D-1.4
name-and-text = { $name }: { $text }
rules-none = Ничто здесь так не называется, и правила об этом молчат.
keys-play = ↑↓ 1–9 Enter выбор · ? справка · h совет · u назад · / поиск · a ещё раз · p темп · m меню · q выход
keys-question = ↑↓ 1–9 Enter выбрать · Esc назад
keys-curtain = Enter дальше · q выход
keys-rules = печатай для поиска · ↑↓ выбор · PgUp PgDn листать · Esc назад
keys-dice = ←→ 1–6 пробел отметить · Enter отложить · ? справка · h совет · u назад · a ещё раз · p темп · m меню · q выход
keys-telling = пробел — дальше · p темп · ? справка · m меню · q выход
keys-waiting = u назад · a ещё раз · p темп · ? справка · m меню · q выход
keys-chat = c чат
keys-watching = a ещё раз · p темп · ? справка · m меню · q выход
keys-over = ↑↓ 1–9 Enter выбор · a ещё раз · ? справка · m меню · q выход
keys-agree = y согласиться · n отказаться · m меню · q выход
keys-line = Enter отправить · Esc назад
mark-dice = Отмечай кубики пробелом или их номером; ↑ — все, ↓ — ни одного.
being-told = Вот что происходит…
pace-now = Темп: { $text }
pace-calm = спокойно
pace-normal = обычно
pace-fast = быстро
pace-none = сразу
connection-lost = ⚠ Нет связи; пробуем снова…
choice-waits = Твой выбор будет отправлен, когда связь вернётся.
game-paused = пауза
watching-now = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[other] смотрят { $count } человек
}
agree-undo = { $seat } хочет вернуть свой последний ход. Согласиться?
agree-end = { $seat } предлагает закончить игру без результата. Согласиться?
agree-draw = { $seat } предлагает ничью. Согласиться?
agree-pause = { $seat } просит паузу. Согласиться?
wish-refused = Отказ: { $seats }.
menu-title = Что сделать?
menu-agree = Согласиться: { $text }
menu-decline = Отказаться
menu-again = Рассказать последний ход ещё раз
menu-hint = Попросить совета
menu-undo = Вернуть последний выбор
menu-pace = Рассказывать быстрее или спокойнее
menu-look-up = Найти карту, имя или правило
menu-language = Другой язык
menu-chat = Сказать что-нибудь
menu-phrase = Готовая фраза
menu-resign = Сдаться
menu-draw = Предложить ничью
menu-end = Предложить закончить игру
menu-leave = Выйти из-за стола
resign-sure = Сдаться? Победит соперник.
resign-no = Играть дальше
resign-yes = Сдаться
phrase-hello = Привет!
phrase-good-game = Хорошая игра!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-oops = Ой…
phrase-thinking = Дай подумать.
phrase-hurry = Твой ход!
phrase-one-more = Ещё разок?
next-join = К следующей партии
next-watch = Смотреть следующую партию
rematch-open = Следующая партия открыта.
next-rematch = Сыграть ещё раз
refused-nobody-to-talk-to = Здесь не с кем говорить: чат есть за столами на сервере.
refused-no-such-pace = Темпа «{ $value }» нет: выбери { $choices }.
table-connecting = Соединяемся с { $url }…
keys-connecting = q выход
room-title = { $game }: стол { $code }
room-how = Другие открывают эту страницу или набирают: tablee join { $url }
keys-room-host = Enter начать · b боты на свободные места · q выйти
keys-room = начинает хозяин стола · q выйти
seat-free = свободно
seat-host = хозяин
connection-found = Связь восстановлена.
menu-device = Продолжить в браузере или на другом устройстве
device-code = { $code } — введи этот код в настройках { $server }, или: tablee join { $url } --device { $code }. Он действует один раз, десять минут.
device-done = Готово
host-opened = Стол открыт. Его код: { $code }. Приходят по { $url } или так: tablee join { $url }
tables-mine = Твои столы
tables-open = Открытые столы
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
tables-how = Сесть за стол: tablee join КОД --server URL
status-open = ждут игроков
status-playing = идёт игра
status-finished = окончена
status-closed = закрыт
plain-start = Все места заняты. Enter начинает игру:
keys-puzzle = ↑↓ 1–9 Enter выбор · / поиск · s решение · ? справка · q выход
keys-puzzle-dice = ←→ 1–6 пробел отметить · Enter отложить · s решение · ? справка · q выход
keys-replay = → дальше · ← назад · ↓↑ эпизод · пробел пуск · № Enter · p темп · ? справка · q выход

# Конец
result-win = { $you ->
    [seat] Победа за тобой.
   *[nobody] Победа: { $seat }.
}
result-draw = { $you ->
    [seats] Победа на всех: { $seats }.
   *[nobody] Победу делят { $seats }.
}
result-place = { $place }. { $seat }
luck-revealed = Зерно было { $seed }
saved-unfinished = Игра сохранена. Продолжить: tablee play --resume { $path }
seat-kept = Твоё место остаётся за тобой. Вернуться: tablee join { $url }
watch-again = Смотреть дальше: tablee join { $url } --watch
saved-finished = Запись: { $path } (tablee replay, tablee verify)
next-again = Сыграть ещё раз
next-other = Сыграть в другое
next-copy = Сохранить запись в этой папке
next-leave = Уйти

# Простые строки
plain-usual = Число (Enter — { $number }):
plain-not-a-number = Набери число от { $low } до { $high } или нажми Enter.
plain-asked = { $seat }: { $prompt }
plain-choose = Номер или слова (? справка, h совет, u назад, a ещё раз, b поле, c сказать, l язык, q):
plain-chosen = → { $text }
plain-several = Подходит несколько:
plain-none = Ничего не подходит. Набери число или слова.
plain-room-host = Ждём остальных. b отдаёт свободные места ботам, q — выйти:
plain-room = Игру начинает хозяин стола. q — выйти:
plain-waiting = { $text } (? справка, a ещё раз, b поле, u назад, c сказать, q выход)
plain-agree = y — согласиться, n — отказаться.
plain-rewound = Ход взят назад.
plain-rematch = r — сыграть ещё раз, s — сохранить запись в этой папке, Enter — выйти:
plain-watched = s — сохранить запись в этой папке, Enter — выйти:

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
refused-processes-alone = Несколько процессов делят столы через PostgreSQL и говорят через Redis: для --processes нужны --database postgresql://… и --redis redis://…
refused-no-shared-ports = В этой системе процессы не могут делить один порт: запусти каждый со своим --port за прокси.
refused-not-passed-on = В этом процессе сделано, но Redis недоступен: остальные процессы об этом не знают. Повтори команду, когда Redis вернётся.
refused-redis-without-postgres = Несколько процессов делят столы через PostgreSQL: для --redis нужна --database postgresql://…
refused-cannot-open = Сервер не может начать работу: { $text }.
refused-cannot-listen = Сервер не может слушать { $host }, порт { NUMBER($number, useGrouping: 0) }: { $text }. Выбери другой: --port или --host, или переменная среды TABLEE_PORT=8013.
cli-serve = держать столы по HTTP и WebSocket
cli-admin = отправить команду работающему серверу через его служебный порт
cli-order = show показывает стол, close закрывает его; ban и unban закрывают и открывают доступ с адреса; revoke отзывает токены гостя; announce объявляет о перезапуске
cli-order-subject = код стола, адрес, идентификатор гостя или через сколько минут сервер перезапустится
cli-order-hours = на сколько часов закрыть доступ (24)
cli-admin-url = служебный порт (serve --admin-port 9012)
admin-done = Готово.
serve-share-port = true разрешает другим процессам того же пользователя слушать этот порт
serve-processes = сколько процессов обслуживают этот порт; если больше одного, нужны PostgreSQL и Redis
serve-redis-prefix = с чего начинаются каналы этой установки, если один Redis служит нескольким
serve-trusted-proxies = адреса или сети прокси, которым верят (с --proxy), через запятую
serve-log-format = text для людей, json для программ
serve-access-log = true: записывать каждый отвеченный запрос HTTP
cli-backup = скопировать базу SQLite сервера, даже на ходу
cli-backup-file = копия, которой ещё не должно быть; читать её сможешь только ты
cli-without-running = без идущих и не начатых игр: их карты и зёрна секретны
backup-done = Записан { $path }: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
 }, и все гости.
cli-move = перенести столы и гостей остановленного сервера из SQLite в PostgreSQL
cli-move-source = файл SQLite, который не изменится
cli-move-target = пустая база PostgreSQL
serve-ready = Tablée работает: { $url } (Ctrl-C — остановить).
serve-open = открыть полку в браузере
serve-here-only = Доступно только с этой машины. Для друзей в той же сети останови сервер и запусти его с --host 0.0.0.0 (или TABLEE_HOST=0.0.0.0 make play).
serve-network = Друзья в той же сети открывают { $url }
serve-default = [{ $text }; { $variable }]
serve-host = адрес, который слушает сервер; 0.0.0.0 — все
serve-port = порт, который слушает сервер; 0 — любой свободный
serve-admin-host = адрес порта для администратора
serve-admin-port = порт для администратора с /healthz, /readyz и /metrics; 0 — не открывать
serve-database = sqlite:///ФАЙЛ или postgresql://…; пусто — файл в папке данных пользователя (или в TABLEE_DATA)
serve-redis = redis://…, если несколько процессов делят столы одной базы PostgreSQL
serve-origins = откуда страницам можно подключаться, через запятую; пусто — только свои, * — любым
serve-proxy = true: верить X-Forwarded-For и -Proto от прокси на этой машине
serve-bot-workers = процессы, в которых думают боты
serve-bot-pace = сколько секунд бот думает самое меньшее
serve-max-connections = открытых соединений всего
serve-max-per-address = открытых соединений с одного адреса
serve-max-tables-per-address = столов с одного адреса, открытых или в игре
serve-requests-per-second = запросов HTTP с одного адреса, в среднем за секунду
serve-messages-per-second = сообщений одного соединения, в среднем за секунду
serve-sockets-per-second = сколько WebSocket в секунду может открыть один адрес
serve-max-message = байт в одном сообщении
serve-max-body = байт в теле одного запроса
serve-hello-timeout = за сколько секунд соединение должно назвать себя
serve-request-timeout = сколько секунд может длиться запрос HTTP
serve-ping-every = секунд между проверками связи
serve-silent-after = через сколько секунд молчания соединение закрывается
serve-idle-table = через сколько секунд тихий стол уходит из памяти
serve-keep-tables = через сколько дней удаляется стол, за которым так и не начали; партии остаются
serve-keep-guests = через сколько дней удаляется отсутствующий гость без столов
serve-abandoned-after = через сколько дней без ходов игра закрывается
serve-lease-seconds = через сколько секунд столы умершего процесса переходят к другому
serve-log-level = насколько подробен журнал: debug, info, warning или error

# Точные ответы
cli-solve = спросить точные ответы: шансы, лучшие ходы, равновесия

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
moved-luck = { $points }  удача
moved-mine = { $points }  свои решения
moved-others = { $points }  решения остальных
lost-in-all = По сравнению с лучшими решениями упущено { $points } (решений: { $count })
moment-mistake = Шаг { $step }: { $after } % вместо { $before } %.
moment-found = Шаг { $step }, { $before } %: верно найдено.
moment-luck = Шаг { $step }: случай, { $before } % → { $after } %.
played-best = Выбрано — { $text }. { $why }
played-other = Выбрано — { $text }. Лучше — { $best } (+{ $points }). { $why }
judged-so = Решений: { $count }. { $text }
puzzle-right = Верно — { $text }!
puzzle-wrong = Есть ход лучше, чем «{ $text }». Попробуй ещё или нажми s — решение.
puzzle-best = Лучший выбор — { $text }.
puzzle-title = { $name } · задача на { $date }
puzzle-you = Ада
puzzle-rival = Борис
puzzle-as = Ты — { $name }.
puzzle-how = Решение: { $program }
refused-no-puzzles = У этой игры нет задач. Выбери { $choices }.
refused-no-such-day = «{ $value }» — не день. Пиши так: 2026-01-31.
refused-nobody-asked = Здесь нечего выбирать: сначала кубики или карты, или игра окончена.

# Words that games share: a game may say these otherwise
bot-random = Случай
bot-random-help = Делает любой выбор, все одинаково вероятны.
bot-search = Искатель
bot-search-help = Перед каждым выбором разыгрывает в уме много возможных партий.
preset-usual = По правилам

### The web page

skip-to-content = К содержанию
home = Полка
settings = Настройки
close = Закрыть
menu = Меню
you = ты
name-you = { $seat } (ты)
shelf-title = Сними коробку с полки и играй
shelf-lead = С ботами — одним нажатием, с друзьями — по ссылке. Без регистрации и ожидания: полка открыта днём и ночью.
games = Игры
broken-game = Установленная игра «{ $game_id }» не работает: { $detail }
my-games = Мои партии
my-finished-games = Сыгранные партии
list-won = Победа: { $name }
list-you-won = Победа за тобой
list-drawn = Ничья
you-are-awaited = Твой ход
free-seats = { $free ->
    [0] мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
page-status-open = ждёт игроков
page-status-playing = идёт
page-status-finished = окончена
page-status-closed = прекращена
join-title = К друзьям
table-code = Код стола
join = Войти
open-record = Открыть запись
open-record-lead = Партия, сохранённая в файле, ещё раз на своём поле.
choose-file = Выбрать файл
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Открой стол!
guest-name = { $animal }-{ $quality }
guest-qualities = умница, непоседа, хитрюга, молодец, забияка, торопыга, сладкоежка, заводила, работяга, трудяга, тихоня, соня, егоза, добряга, симпатяга, скромняга, везунчик, чемпион, мечтатель, странник, сыщик, капитан, знаток, шутник, мудрец, храбрец, озорник, счастливчик, мастер, философ, поэт, герой, ловкач, смельчак, романтик, весельчак
# In the order of the pictures in Avatar.svelte
guest-animals = Лис, Волк, Медведь, Барсук, Кот, Ворон, Белка, Ёжик, Черепаха, Осьминог, Панда, Кролик, Орёл, Утка, Бабочка, Дельфин, Киви
another-name = Предложить другое имя
called-change = Тебя зовут { $name }. Изменить
rename = Переименовать
box-facts = Игроков: { $players } · { $minutes } мин
play-now = Играть
open-box = { $name } — подробнее
box-more = { $name }: уровень, урок, друзья, правила
custom-game = Своя партия
level-1 = Лёгкий
level-2 = Несложный
level-3 = Средний
level-4 = Сложный
level-5 = Мастер
against-bots = С ботами
against-friends = С друзьями
against-both = С друзьями и ботами
how-many-seats = Всего игроков
fewer = На одного меньше
more = На одного больше
seats-exactly = { $count ->
    [2] Это игра для двоих.
   *[other] Это игра для { $count } игроков.
}
seats-between = Это игра для { $low }–{ "\u2060" }{ $high }{ "\u00A0" }игроков.
with-friends = С друзьями
rules = Правила
who-plays = Кто играет
bots = Из них ботов
bot-level = Уровень ботов
which-rules = Правила
preset = Набор правил
all-options = Все настройки
option-idle = Здесь ни на что не влияет: { $reason }.
option-is = { $option }: { $text }
option-text = текст
how-to-play = Часы и стол
clock = Часы
clock-none = без часов
clock-move-30 = 30 секунд на ход
clock-move-120 = 2 минуты на ход
clock-bank-5 = по 5 минут и 5 секунд за ход
clock-bank-15 = по 15 минут и 10 секунд за ход
clock-day-1 = день на ход
clock-day-3 = три дня на ход
timeout = Когда время вышло
timeout-bot = место занимает бот
timeout-random = делается случайный ход
timeout-forfeit = игрок проигрывает
series = Серия
series-one = одна партия
series-best-of = до { $count } партий
series-help = После каждой партии игроки меняются местами. Начинает место 1, если по правилам первого не определяет жребий и не все начинают вместе.
table-public = Может сесть любой (стол виден на полке)
table-spectators = Можно смотреть
table-show-ready = Показывать, кто уже выбрал
open-table = Открыть стол
your-name = Твоё имя
change = Изменить
name-changed = Теперь тебя зовут так.
language = Язык
like-system = как в системе
theme = Цвета
theme-light = светлые
theme-dark = тёмные
motion = Движение
motion-full = полное
motion-reduced = меньше
pace = Темп показа ходов
page-pace-calm = спокойный
page-pace-normal = обычный
page-pace-fast = быстрый
page-pace-none = сразу
text-size = Размер текста
setting-sound = Звуки
credits = Оформление и авторы
setting-vibrate = Вибрировать, когда мой ход
volume = Громкость
sounds-off = Выключить звук
sounds-on = Включить звук
setting-confirm = Спрашивать перед каждым ходом
setting-marks = Значки вдобавок к цветам
setting-notify = Уведомлять, когда мой ход
other-device = Другое устройство
other-device-help = Код переносит твои партии на другое устройство. Он действует один раз, десять минут.
show-code = Показать код
code-from-device = Код с другого устройства
use-code = Ввести
device-moved = Готово: теперь на этом устройстве твоё имя и твои игры.
table-waiting = Стол ждёт игроков
table-full = Все в сборе
table-paused = Игра на паузе
ended-clock = { $you ->
    [seat] Твоё время вышло.
   *[nobody] { $seat }: время вышло.
}
ended-resigned = { $you ->
    [seat] Ты сдаёшься.
   *[nobody] { $seat } сдаётся.
}
ended-draw = Ничья по соглашению.
ended-agreed = Игра закончена по общему согласию, без результата.
ended-abandoned = Никто не продолжил: игра закончена без результата.
ended-operator = Игру остановил администратор сервера: результата нет.
notice-restart = { $count ->
    [one] Сервер перезапустится через { $count } минуту. Игра сохранится.
    [few] Сервер перезапустится через { $count } минуты. Игра сохранится.
   *[other] Сервер перезапустится через { $count } минут. Игра сохранится.
 }
table-closed = Игра прекращена
table-gone = Этот стол недоступен
lost = Такой страницы нет
lost-help = Возможно, адрес обрезан или набран с ошибкой. Все игры — на полке.
one-moment = Минутку…
waiting-for = Ждём: { $seats }
card-not-now = Эту карту сейчас сыграть нельзя.
you-have-chosen = Выбор сделан. Остальные ещё думают.
you-win = Победа за тобой!
has-won = Победа: { $seat }!
have-drawn = { $you ->
    [seats] Ничья: ты делишь первое место!
   *[nobody] Ничья: { $seats }
}
offline = Связь потеряна. Пробуем снова; твоё место за тобой.
page-is-old = Появилась новая версия. Твоё место сохранится.
reload = Загрузить
read-rule = Прочитать правило
question-declined = Согласие не получено.
question-undo = { $you ->
    [seat] Ты просишь вернуть ход.
   *[nobody] { $seat } просит вернуть ход.
}
question-end = { $you ->
    [seat] Ты предлагаешь закончить игру.
   *[nobody] { $seat } предлагает закончить игру.
}
question-draw = { $you ->
    [seat] Ты предлагаешь ничью.
   *[nobody] { $seat } предлагает ничью.
}
question-pause = { $you ->
    [seat] Ты просишь сделать паузу.
   *[nobody] { $seat } просит сделать паузу.
}
agree = Согласиться
disagree = Отказать
confirm-question = { $text }?
confirm = Да
cancel = Отмена
undo = Вернуть ход
ask-undo = Попросить вернуть ход
take-back = Вернуться на своё место
pause = Пауза
resume = Продолжить
bot-for = Пусть бот играет за: { $seat }
leave-to-bot = Уйти: за меня играет бот
leave-follows = За тебя продолжит бот. До конца игры можно вернуться и снова занять своё место.
resign = Сдаться
resign-follows = Игра сразу закончится твоим поражением. Передумать будет нельзя.
offer-draw = Предложить ничью
ask-end = Предложить закончить игру
undo-rule = Вернуть ход можно свободно, пока ход твой; потом — с согласия остальных; и никогда, если что-то брошено, сдано или раскрыто.
fair-luck = Честная случайность: зерно этой игры закреплено отпечатком { $text }… и показывается после конца.
qr-code = Ссылка в виде QR-кода
share-link = Поделиться ссылкой
link-copied = Скопировано.
seats = Места
away = нет связи
a-bot = бот
free-seat = свободное место
host = хозяин
sit-here = Сесть сюда
join-table = Сесть за стол
add-bot = Добавить бота
stand-up = Встать
free-it = Освободить место
seats-missing = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[other] Свободно ещё { $count } мест
}
start = Начать игру
host-starts = Хозяин начнёт игру, когда все места заняты.
host-may-start = Хозяин может начать игру.
invite = Пригласить друзей
story = Рассказ
earlier = Показать, что было раньше (строк: { $count })
since-then = после твоего хода
what-happened = Что произошло?
skip-telling = Сразу к концу
close-story = Закрыть рассказ
keys = Клавиши
key-choose = выбрать по порядку чтения
key-look = рассмотреть то, что в фокусе
key-list = все варианты словами
rule-of = Правило { $text }
all-choices = Все варианты ({ $count })
more-choices = { $count ->
    [one] Ещё { $count } вариант
    [few] Ещё { $count } варианта
   *[many] Ещё { $count } вариантов
}
find-choice = Найти
choose-again = Выбрать заново
result = Итог
end-more = Ещё
share-picture = Поделиться картинкой
picture-saved = Картинка сохранена, ссылка скопирована.
fact-lead = Перелом: { $you ->
    [seat] ты выходишь вперёд — до самого конца.
   *[nobody] { $seat } выходит вперёд — до самого конца.
}
fact-lead-late = Всё решилось в самый последний момент.
fact-gain = { $you ->
    [seat] Твой лучший ход: { $amount } за раз.
   *[nobody] Лучший ход: { $seat }, { $amount } за раз.
}
fact-loss = { $you ->
    [seat] Самый тяжёлый удар: у тебя минус { $amount }.
   *[nobody] Самый тяжёлый удар: { $seat }, минус { $amount }.
}
fact-gain-told = { $you ->
    [seat] Твой лучший ход.
   *[nobody] Лучший ход: { $seat }.
}
fact-loss-told = { $you ->
    [seat] Самый тяжёлый удар по тебе.
   *[nobody] { $seat } получает самый тяжёлый удар.
}
fact-luck = { $you ->
    [seat] Твоя самая большая удача.
   *[nobody] Самая большая удача: { $seat }.
}
go-to-rematch = К реваншу
rematch = Реванш
next-game = Следующая партия
go-to-next-game = К следующей партии
series-standing = Партия { $number }, серия до { $count } партий: { $score }
series-won = { $you ->
    [seat] Твоя победа в серии, { $score }
   *[nobody] { $seat } — победа в серии, { $score }
}
replay = Повтор
download-record = Скачать запись
verify-record = Проверить честность
record-holds = Проверено: каждый кубик и каждая карта следуют из зерна, закреплённого до игры.
record-broken = Запись неверна: { $text }
chat = Чат
mute = Не читать: { $text }
unmute = Снова читать всех
chat-turn-off = Отключить чат
chat-turn-on = Включить чат
silence = Заглушить для всех: { $text }
let-speak = Снова дать слово: { $text }
kick = Выставить: { $text }
say-something = Сказать что-нибудь
send = Отправить
phrase-asked-the-coach = ✦ берёт подсказку у тренера.
sign-out-others = Выйти на всех других устройствах
find-rule = Найти правило
contents = Содержание
show-rule-numbers = Показывать номера правил
ruling = Уточнение:
no-rule-found = Такого правила нет.
first-step = В начало
step-back = Шаг назад
step-on = Шаг вперёд
play-replay = Смотреть
pause-replay = Стоп
step-of = Шаг { $number } из { $count }
speed = Скорость: { $number }×
whose-eyes = Чьими глазами
a-spectator = зритель
back-to-table = Назад к столу
page-hint = Подсказка
hint-is = Мой совет по тому, что тебе известно. { $text }.
hint-mixed = Ответа, верного всегда, нет. Чаще всего стоит выбирать этот. { $text }.
refused-offline = Сервер недоступен. Проверь связь и попробуй снова.
try-again = Ещё раз
projector = Для проектора
watching = ты смотришь
watchers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
waiting-for-many = Ждём { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
}
waiting-for-bots = Боты выбирают
coach-thinks = Тренер думает…
line-of-play = Ход шаг за шагом
odds-of-choices = Шансы каждого выбора
a-choice = Выбор
chance-of-winning = Шансы на победу
how-often = Как часто
was-played = сыграно
take-hint = Так и сделать
another-here = Ещё игрок на этом устройстве
another-here-name = Имя
another-here-help = Устройство одно на всех: пока оно переходит из рук в руки, карты скрыты.
add = Добавить
on-this-device = на этом устройстве
hand-over = Передай устройство: { $text }
hand-over-help = До этого ничьи карты не видны.
i-am = Это я, { $text }
share-replay = Поделиться записью
share-moment = Поделиться этим моментом
here-only = Этот адрес работает только на этой машине. Для друзей запусти сервер с --host 0.0.0.0 и открой его по адресу этой машины.
learn = Учиться играя
learn-lead = Не хочется читать? Пять минут за столом с наставником.
lesson = Наставник
lesson-fold = Свернуть подсказку
lesson-unfold = Что говорит наставник?
lesson-here = Нажми на подсвеченное или сюда:
lesson-play-bots = Теперь — партия с ботами
example-names = Леа, Мия, Том, Боб
example-go = Показать, что будет
example-on = Дальше
example-again = С начала
example-at = Показано в { $text }

# После партии; задачи
analysis = Разбор
what-decided = Что двигало шансы, в процентных пунктах
cause-luck = Удача
cause-mine = Свои решения
cause-others = Решения остальных
in-all = Всего
three-moments = Моменты, к которым стоит вернуться
analysis-note = Каждое решение оценено по тому, что было известно тогда, а не по тому, чем всё кончилось.
graph-says = Шансы на победу: от { $before } в начале до { $after } в конце
graph-as-table = Шансы таблицей
page-replay-step = Шаг
moved-by = Причина
puzzle-of-the-day = Задача дня
puzzle-of = Задача: { $name }
puzzle-lead = Позиция и один ответ, который лучше всех.
puzzle-open = Решать
page-puzzle-wrong = Не лучший выбор — { $text }.
puzzle-another = Подумай ещё или посмотри решение.
puzzle-again = Ещё раз
puzzle-give-up = Показать решение
puzzle-why = Почему?
puzzle-before = Задача за день до этой
more-puzzles = Другие задачи
replay-and-analysis = Повтор и разбор
a-position = Позиция
position-text = Эта позиция текстом
copy-position = Копировать
position-copied = Скопировано
paste-position = Позиция (одна строка) или вся запись
paste-instead = Или вставить текст
show-position = Показать
open-position = Показать другую позицию
puzzle-after = Задача следующего дня
puzzle-next = Следующая задача
puzzle-done = решена
