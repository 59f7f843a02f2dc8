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
status-open = ждёт игроков
status-playing = идёт
status-finished = окончена
status-closed = прекращена
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
box-facts = Игроков: { $players } · { $minutes } мин
play-now = Играть
open-box = { $name } — подробнее
box-more = { $name }: уровень, урок, друзья, правила
custom-game = Своя партия
level-1 = Лёгкий
level-2 = Простой
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
   *[other] Это игра на { $count } игроков.
}
seats-between = Это игра на { $low }–{ $high } игроков.
with-friends = С друзьями
rules = Правила
who-plays = Кто играет
bots = Из них ботов
bot-level = Уровень ботов
which-rules = Правила
preset = Набор правил
all-options = Все настройки
option-idle = Здесь ни на что не влияет: { $reason }.
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
series-help = После каждой партии игроки меняются местами, начинает место 1.
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
pace = Темп рассказа
pace-calm = спокойный
pace-normal = обычный
pace-fast = быстрый
pace-none = без рассказа, сразу
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
device-moved = Теперь это устройство — твоё.
table-waiting = Стол ждёт игроков
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
table-gone = За этот стол не попасть
lost = Такой страницы нет
lost-help = Возможно, адрес обрезан или набран с ошибкой. Всё, что есть, стоит на полке.
one-moment = Минутку…
waiting-for = Ждём: { $seats }
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
question-undo = { $you ->
    [seat] Ты просишь вернуть ход.
   *[nobody] { $seat } хочет вернуть ход.
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
fair-luck = Честный случай: зерно этой игры закреплено отпечатком { $text }… и показывается после конца.
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
invite = Пригласить друзей
story = Что произошло
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
all-choices = Все возможности ({ $count })
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
    [seat] ты выходишь вперёд — и уже навсегда.
   *[nobody] { $seat } выходит вперёд — и уже навсегда.
}
fact-lead-late = Всё решилось в самый последний момент.
fact-gain = { $you ->
    [seat] Твой лучший удар — разом: { $amount }.
   *[nobody] Лучший удар: { $seat }, разом: { $amount }.
}
fact-loss = { $you ->
    [seat] Самый тяжёлый удар по тебе, потеряно разом: { $amount }.
   *[nobody] Самый тяжёлый удар: { $seat }, потеряно разом: { $amount }.
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
replay = Просмотр
download-record = Скачать запись
verify-record = Проверить честность
record-holds = Проверено: каждый кубик и каждая карта следуют из зерна, закреплённого до игры.
record-broken = Запись неверна: { $text }
chat = Разговор
mute = Не читать: { $text }
unmute = Снова читать всех
chat-turn-off = Отключить чат
chat-turn-on = Включить чат
silence = Заглушить для всех: { $text }
let-speak = Снова дать слово: { $text }
kick = Выставить: { $text }
say-something = Сказать что-нибудь
send = Отправить
phrase-hello = Привет!
phrase-good-game = Хорошая игра!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-oops = Ой…
phrase-thinking = Дай подумать.
phrase-hurry = Твой ход!
phrase-one-more = Ещё разок?
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
hint = Подсказка
hint-is = Лучше всего по тому, что тебе известно: { $text }.
hint-mixed = Ответа, верного всегда, нет. Чаще всего: { $text }.
refused-offline = Сервер недоступен. Проверь связь и попробуй снова.
refused-try-again = Не получилось. Попробуй ещё раз.
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
coach-thinks = Тренер думает…
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
learn-lead = Не хочется читать? Пять минут за столом с подсказчиком.
lesson = Наставник
lesson-fold = Свернуть подсказку
lesson-unfold = Что говорит наставник?
lesson-here = Подсвечено на столе. Или одним нажатием:
lesson-play-bots = Теперь — партия с ботами
example-names = Леа, Мия, Том, Боб
example-go = Показать, что будет
example-on = Дальше
example-again = С начала
example-at = Показано в { $text }

# После партии; задачи
analysis = Разбор
whose-game = Чья партия?
what-decided = Что двигало шансы, в процентных пунктах
cause-luck = Кубики и карты
cause-mine = Свои решения
cause-others = Решения остальных
in-all = Всего
three-moments = Моменты, к которым стоит вернуться
see-in-replay = Посмотреть этот момент
analysis-note = Каждое решение оценено по тому, что было известно тогда, а не по тому, чем всё кончилось.
graph-says = Шансы на победу: от { $before } в начале до { $after } в конце
graph-as-table = Шансы таблицей
replay-step = Шаг
moved-by = Причина
puzzle-of-the-day = Задача дня
puzzle-lead = Позиция и один ответ, который лучше всех.
puzzle-open = Решать
puzzle-right = Верно: { $text }!
puzzle-wrong = Не лучшее: { $text }.
puzzle-another = Подумай ещё или посмотри решение.
puzzle-again = Ещё раз
puzzle-give-up = Показать решение
puzzle-why = Почему?
puzzle-before = Задача за день до этой
more-puzzles = Другие задачи
