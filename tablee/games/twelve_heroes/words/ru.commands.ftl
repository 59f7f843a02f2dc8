# What the commands of this game say.
cli-heroes = показать, проверить и измерить наборы героев для Twelve Heroes
heroes-show = показать всех героев набора с их текстами
heroes-check = сказать, что не так в наборе героев
heroes-pack = набор героев одной строкой, для --option heroes=…
heroes-deck = проверить колоду и напечатать её одной строкой, для --option deck_1=…
heroes-schema = JSON Schema набора героев
heroes-balance = сыграть фракциями набора друг против друга
heroes-file = файл с набором героев (docs/heroes.md) или имя одного из наших, например tablee-1
heroes-deck-file = колода: в каждой строке имя или номер героя и количество
heroes-set = другой набор героев вместо новейшего: файл или имя, например tablee-1
heroes-popularity = с правилом Популярности
heroes-extra-actions = с правилом дополнительных действий
heroes-deals = сдач на каждую пару фракций, каждая играется дважды
heroes-width = сколько позиций боты держат в уме после каждого действия
heroes-ideas = сколько замыслов хода боты проверяют на два хода вперёд, прежде чем выбрать
heroes-good = { $path }: с картами ({ $count }) всё в порядке.
heroes-unfinished = { $path }: это ещё не вся коробка, но эти карты ({ $count }) можно попробовать там, где каждый приносит колоду (--option decks=own).
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
heroes-moments = способностей за партию
heroes-worked = из них сработало
refused-heroes-encoding = { $path }: строка { $line } — не UTF-8. Сохрани файл в кодировке UTF-8.
refused-heroes-broken = { $path }: { $text } (ошибок: { $count }; все покажет tablee heroes check)
