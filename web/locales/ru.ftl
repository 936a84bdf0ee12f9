### Слова страницы. Термины — как в печатных играх.

app-title = K2
app-unofficial = Неофициальная адаптация игр «K2» Адама Калужи и «Каракорум» Райнера Книции
title-of = { $screen } — { $game }
app-description = Играйте в K2 и «Каракорум» в браузере, в одиночку или вместе у одного экрана, даже без интернета. Неофициальная адаптация.

## Главная

home-quick = Сразу в гору
home-bots = Против двух Альпинистов
home-bots-about = Вы и два бота, лёгкое поле, лето
home-continue = Продолжить
home-intro = Две игры о горах на одном устройстве: в одиночку или с друзьями. Без регистрации, а после первого визита и без сети.
home-k2-about = Настольная игра на 1–⁠5: 18 дней, чтобы подняться и выжить
home-deal = Новая игра
home-setup = Новая экспедиция
home-daily-about = Каждый день новая, одна на всех
home-daily-keep = Поднимитесь сегодня, чтобы не прервать серию.
home-daily-done = Сегодня пройдена: { $result }.
home-challenge-about = Отправьте гору ссылкой: кто поднимется выше?
home-karakorum-about = Карточная игра на 2–⁠4: гонка к трём вершинам
home-welcome = Впервые здесь? Учитесь прямо на горе
home-lesson-on = Продолжить урок, шаг { $number } из { $count }
home-games = Ваши партии
home-rules = Как играть
home-settings = Настройки
home-about = Об игре
home-loading = Загружаем гору…

## Lessons, and the short hints after them

lesson-k2 = Первое восхождение
lesson-k2-about = Научитесь играть в K2 на поле, шаг за шагом, за пять минут
lesson-karakorum = Первая экспедиция
lesson-karakorum-about = Научитесь играть в «Каракорум» за столом, шаг за шагом, за три минуты
help-k2-select = Зелёные карты ведут вверх, лёгкие прибавляют здоровья: играйте и те, и другие.
help-k2-weather = Взгляните на дни впереди: где дует ветер, ночью теряется здоровье.
help-k2-tent = Палатка каждую ночь даёт 1 здоровья каждому вашему альпинисту на её участке. У каждого альпиниста она одна.
help-k2-night = Рядом с каждым альпинистом видно, что принесёт ему ночь.
help-karakorum-reveal = Что вы откроете и оставите, смогут взять другие.
help-karakorum-take = Берите то, что подходит вашим экспедициям: тот же цвет и не ниже верхней карты.
help-karakorum-score = Три карты можно засчитать по ледорубам. Иногда стоит подождать ради цели.

engine-failed-download = Не удалось загрузить игру. Проверьте соединение и попробуйте ещё раз.
engine-failed-browser = Этот браузер не может запустить игру: он устарел, или какая-то его функция отключена. Обновите его или возьмите другой.
engine-failed-start = Игра не запустилась в этом браузере. Попробуйте ещё раз или используйте более новый браузер.
engine-failed-stalled = Загрузка игры остановилась. Попробуйте ещё раз.
engine-failed-died = Браузер закрыл игру в фоне. Попробуйте ещё раз.
engine-failed-memory = Не хватает свободной памяти, чтобы запустить игру. Закройте другие вкладки или приложения и попробуйте ещё раз.
engine-slow = Это занимает больше времени, чем обычно.
tap-lost = Не получилось. Попробуйте ещё раз.
retry = Ещё раз
back = Назад
close = Закрыть
cancel = Отмена
pair = { $label }: { $text }

notices-title = Сообщения
update-waits = Вышла новая версия. Ваши партии не изменятся.
update-now = Обновить

## Подготовка

setup-title = Новая экспедиция
setup-players = Игроки
setup-players-count = { $count ->
    [1] Соло
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
setup-name = Имя игрока { $number }
setup-name-hint = Игрок { $number }
setup-colour = Цвет игрока { $number }: { $colour }. Нажмите, чтобы сменить.
setup-colours = Цвета для игрока { $number }
setup-seats = Кто играет, по порядку ходов
setup-forward = Переместить игрока { $name } на место вперёд
setup-kind = Кто играет за игрока { $number }
setup-kind-person = Человек
setup-kind-bot = Бот: { $bot }
colour-0 = оранжевый
colour-1 = синий
colour-2 = кремовый
colour-3 = сливовый
colour-4 = бирюзовый
setup-start = Первый игрок
setup-start-draw = Случайно
setup-board = Поле
setup-board-easy = Лёгкое
setup-board-hard = Сложное
setup-board-about-easy = Лучшее поле для первого восхождения.
setup-board-about-hard = Путь длиннее и круче, для опытных альпинистов.
setup-weather = Погода
setup-weather-summer = Лето
setup-weather-winter = Зима
setup-weather-mixed = Смешанная
setup-weather-about-summer = Дни помягче. Выберите лето для первого восхождения.
setup-weather-about-winter = Больше ветра и снега, ночи тяжелее.
setup-weather-about-mixed = Летние и зимние жетоны вперемешку.
setup-family = Семейный вариант: по одной спасательной карте на игрока
setup-crowded = Легче: больше альпинистов на участке
setup-more = Ещё настройки
setup-seed = Код игры
setup-seed-about = С одним и тем же кодом у всех будет одна и та же игра. 1–32 символа: латинские буквы, цифры, дефисы.
setup-seed-new = Другой код
setup-go = Начать восхождение

## Команды и альпинисты

player-default = Игрок { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, затем { $other }
bot-thinking = { $name } думает…
bot-skip = Не ждать
bot-stumbled = { $name } не находит хода вовремя, поэтому сделан простой ход.
bot-hand-over = Пусть бот играет за: { $name }
bot-hand-over-which = Какой бот будет дальше играть за: { $name }? Место можно вернуть в любой момент.
bot-take-over = Занять место: { $name }
player-alone = Вы
climber-named = { $name }: альпинист { $letter }
climber-alone = Альпинист { $letter }
team-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
team-dead = погиб
team-level = здоровье { $level }
team-marker = победные очки: { $points }
team-left = вне игры
team-starts = ходит первым
team-rescue = спасательная карта
team-unseen = Ещё в колоде
team-unseen-hand = На руках и в колоде
team-played = Уже сыграны

## День

day-of = День { $day } из 18
day-short = { $day }/18
board-whole = Вся гора
weather-clear = ясно
weather-loss = здоровье −{ $loss }
weather-surcharge = сложность +{ $surcharge }
weather-day = День { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = ниже 6000 м
zone-1 = 6000–7000 м
zone-2 = 7000–8000 м
zone-3 = выше 8000 м
zone-limit = не больше { $limit ->
    [one] { $limit } альпиниста
    [few] { $limit } альпинистов
    [many] { $limit } альпинистов
   *[other] { $limit } альпиниста
} на участке
zone-sign = { $zone }, { $limit }
altitude = { $metres } м
forecast-title = Прогноз

phase-select = Выберите три карты
phase-token = Возьмите жетон риска
phase-rescue = Сыграть спасательную карту?
phase-night = Ночь

## Карты

card-m = Движение { $up }
card-r = Трос { $up } вверх / { $down } вниз
card-a = Здоровье { $level }
card-a0 = Здоровье 0, без эффекта

## Выбор карт

select-prompt = { $players ->
    [1] Выберите три карты
   *[other] { $name }, выберите три карты
}
select-forced = { $players ->
    [1] Последние три карты: сыграть нужно все
   *[other] { $name }, последние три карты: сыграть нужно все
}
select-sum = Риск: { $sum }
select-go = Сыграть эти карты
select-more = { $count ->
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
    [many] Ещё { $count } карт
   *[other] Ещё { $count } карты
}
select-hand = Ваши карты
first-select = Сначала выберите карты, потом сможете идти.

## Риск

risk-taker = { $name } рискует больше всех и берёт жетон риска
risk-solo = Выберите жетон риска
risk-tie = { $names } — поровну, { $sum }: жетон никто не берёт
risk-hint = Число на жетоне — это ваша потеря в этот ход: шаги или здоровье. Если вы не используете ни одной карты, то не платите ничего.
first-token = Сначала возьмите жетон риска.
risk-token = Жетон риска { $value }: { $value ->
    [0] без эффекта
    [one] потеря { $value } очка
    [few] потеря { $value } очков
    [many] потеря { $value } очков
   *[other] потеря { $value } очка
}
risk-token-same = { $token }. Таких жетонов { $count }: всё равно, какой взять.
risk-open = Открытые жетоны риска: { $list }
risk-left = В мешке: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = Плата за риск: { $count }

## Ход

turn-cards = Карты на этот ход
turn-points = { $points ->
    [one] { $points } шаг
    [few] { $points } шага
    [many] { $points } шагов
   *[other] { $points } шага
}
turn-down = { $points } только вниз
turn-give-to = { $card } — кому?
turn-give-up = { $letter }: { $up } вверх или вниз
turn-give-down = { $letter }: { $down } только вниз
turn-give-move = { $letter }: движение +{ $up }
turn-give-level = { $letter }: здоровье +{ $level }
turn-tent-label = Поставить здесь палатку альпиниста { $letter } (сложность { $cost })
turn-pay-count = Плата { $count }
turn-pay-move = { $letter } платит 1 шаг
turn-pay-level = { $letter } платит 1 здоровье
turn-undo = Отменить
turn-redo = Вернуть
turn-end = Конец хода
turn-rest = Отдохнуть
turn-must-walk = Участок заполнен: альпинист { $letter } должен идти дальше.
turn-pick-climber = Нажмите на альпиниста, потом на подсвеченный участок. Или перетащите карты на альпинистов.
turn-pick-space = Нажмите на подсвеченный участок. Зелёный круг — цена пути, синий квадрат — здоровье завтра.
turn-pick-space-risk = Нажмите на подсвеченный участок. Зелёное — цена пути, жёлтое — риск сверх неё, синее — здоровье завтра.
turn-pay-next = Оставшиеся шаги — на оплату риска: нажмите «{ $pay }».
turn-all-used = Использовать больше нечего. Завершите ход.
turn-nothing-to-reach = Альпинисту { $letter } не хватает шагов ни до одного участка.
turn-left = У альпиниста { $letter } ещё { $points ->
    [one] { $points } шаг
    [few] { $points } шага
    [many] { $points } шагов
   *[other] { $points } шага
}.
turn-of = { $alone ->
    [yes] Ваш ход
   *[no] Ходит { $name }
}
hand-over-about = Передайте устройство игроку: { $name }.
hand-over-go = Ходит { $name }: дальше
hand-over-first = Сначала нажмите кнопку внизу.

plan-to = Альпинист { $letter } → { $place }
plan-touch = Альпинист { $letter } касается: { $place } (мест нет)
plan-touch-gain = Альпинист { $letter } касается: { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
plan-camp = Альпинист { $letter }, палатка: { $place }
plan-walk = путь { $cost }
plan-walk-tent = путь и палатка { $cost }
plan-tent = палатка { $cost }
plan-with-risk = { $what } + риск { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] без потерь
   *[other] пропадает { $wasted }
}
plan-risk-level = жетон отнимет { $levels } здоровья{ $card ->
    [yes] , если не заплатить другой картой
   *[no] {""}
}
plan-tonight = { $letter } этой ночью: { $sum }
plan-careful = нужна палатка или ещё одна карта
plan-deadly = альпинист погибнет
plan-deadly-doubt = Этой ночью погибнет альпинист.
plan-accept = Да
plan-pay-by-hand = Платить по одному
pay-about = Выберите, чем заплатить; лучший выбор отмечен.
pay-proposed = Заплатить отмеченным
pay-card = { $card } — { $letter }, и заплатить
pay-deadly = { $what }: альпинист погибнет
pay-from-points = есть { $points }
pay-from-level = здоровье { $level } → { $left }
plan-with-tent = С палаткой
plan-no-tent = Без палатки
plan-touch-back = Коснуться и назад
plan-touch-on = Коснуться и дальше
plan-cards = Какие карты
plan-no-card = без карт
plan-gift = { $card } для { $letter }
plan-cancel = Нет

## Подсказки

hint-ask = Подсказка
hint-stop = Не думать дальше
hint-next = Другая подсказка
hint-thinking = Подсказка ищется… Пока можно играть.
hint-number = Подсказка { $number } из { $count }:
hint-failed = На этот раз подсказка не нашлась. Ничего не изменилось: играйте дальше или спросите ещё раз.
hint-used = с подсказками
hint-stays = остаётся
hint-why-only_choice = Ничего другого сейчас сделать нельзя.
hint-why-most_points = В среднем это приносит больше всего очков.
hint-why-not_as_good = Выглядит слабее первой подсказки.
hint-why-as_good = Не хуже первой подсказки.
hint-why-summit_in_reach = Вершина остаётся достижимой к дню { $day }.
hint-why-points_in_reach = Альпинист может получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} к дню { $day }.
hint-why-points_now = У альпиниста { $climber } теперь { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
hint-why-both_live_through_storm = Оба альпиниста переживут непогоду дня { $day }.
hint-why-lives_through_storm = Ваш альпинист переживёт непогоду дня { $day }.
hint-why-all_live_tonight = Этой ночью никто не погибнет; большинство других решений стоят жизни.
hint-why-saves_card = Бережёт «{ $card }» на день { $day }.
hint-why-pitches_tent = Альпинист { $climber } ставит палатку ({ $place }).
hint-why-rests = Карты не используются, и жетон риска ничего не стоит.
hint-why-low_risk = Это самый низкий открытый жетон: { $risk }.
hint-why-free_risk = Жетон { $risk } сегодня ничего не стоит и потом уже не навредит.
hint-why-cheap_risk = Жетон { $risk } сегодня можно вынести, и потом он уже не навредит.
hint-why-saves_climber = Альпинист { $climber } останется жив.
hint-why-keeps_rescue = Спасательная карта остаётся для альпиниста { $climber }.
hint-why-scores_goal = { $colour ->
    [R] Красная
    [G] Зелёная
   *[Y] Жёлтая
} экспедиция получает цель «{ $goal }»: { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}.
hint-why-scores_axes = { $colour ->
    [R] Красная
    [G] Зелёная
   *[Y] Жёлтая
} экспедиция получает за ледорубы: { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}.
hint-why-builds = { $colour ->
    [R] Красная
    [G] Зелёная
   *[Y] Жёлтая
} экспедиция: теперь { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
hint-why-starts = Начинается новая { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} экспедиция.
hint-why-makes_room = Короткая { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} экспедиция освобождает место.
hint-why-gives_up = Короткая { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} экспедиция убирается: { $fields ->
    [0] это ничего не стоит
    [one] { $fields } деление назад
    [few] { $fields } деления назад
    [many] { $fields } делений назад
   *[other] { $fields } деления назад
}.
hint-why-nothing_more = Больше в этот ход делать нечего.
hint-why-better_cards_may_come = В среднем ещё одна карта вам выгодна.
hint-why-more_cards_help_others = В среднем ещё одна карта больше поможет другим.
hint-why-certain = Открытые карты надёжны; новая — это риск.
hint-why-no_card_helps = Брать сейчас нечего.
hint-why-takes_nothing = В этот раз вы не берёте карту.

confirm-death = { $alone ->
    [yes] Альпинист
   *[no] { $name }, альпинист
} { $letter } не переживёт эту ночь ({ $sum }).
confirm-death-savable = Это ещё можно предотвратить.
confirm-death-undo = Теперь поможет только отмена шага.
confirm-death-lost = Этого уже не предотвратить.
death-ends-solo = В одиночку восхождение кончается, как только погибнет один из альпинистов.
confirm-death-end = Всё равно завершить ход
confirm-death-back = Играть дальше
confirm-rest = Вы не использовали ни одной карты. Отдых ничего не стоит. Завершить ход?
confirm-rest-token = Вы не использовали ни одной карты. Отдых ничего не стоит, платить за жетон риска тоже не надо. Завершить ход?
confirm-rest-end = Отдохнуть
confirm-unused = Ещё не использовано: { $list }. Что останется, пропадёт в конце хода. Завершить сейчас?
unused-points = { $points ->
    [one] { $points } шаг альпиниста { $letter }
    [few] { $points } шага альпиниста { $letter }
    [many] { $points } шагов альпиниста { $letter }
   *[other] { $points } шага альпиниста { $letter }
}

## Этой ночью

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = остаётся { $level }
tonight-below = { $level }, ниже 1
tonight-ground = { " " }{ $sign }{ $amount } рельеф
tonight-tent = { " " }+1 палатка
tonight-weather = { " " }−{ $amount } погода
tonight-risk = { " " }−{ $amount } риск
tonight-dies = погибнет
tonight-capped = , не больше { $result }
tonight-unpaid = долг за риск: { $count }
night-title = Ночь { $day }
night-skip = Пропустить
night-go-on = Продолжить

## Спасение

rescue-prompt = { $name }, альпинист { $letter } не переживёт эту ночь. Сыграть спасательную карту?
rescue-about = Нажмите на подсвеченный участок ниже 6000 м. Альпинист вернётся туда со здоровьем 1, а его маркер очков отойдёт на 4 деления назад.
rescue-to = Спасти: { $place }
rescue-choose = Выберите подсвеченный участок
first-rescue = Сначала решите, спасать ли.
rescue-decline = Не спасать альпиниста { $letter }

## Места

place-camp = базовый лагерь
place-summit = вершина
place-space = участок { $number }
space-label = { $place }, сложность { $cost }, рельеф { $modifier }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $zone }{ $people }
space-people = ; здесь: { $list }
space-facts = { $place }: сложность { $cost }, ночь { $modifier }, очки { $points }.
space-price-risk = { $cost } + риск { $risk }
space-target = ; путь стоит { $cost }, завтра здоровье { $result }
space-target-careful = ; путь стоит { $cost }, но без палатки или ещё одной карты альпинист ночью погибнет
space-target-dies = ; путь стоит { $cost }, но ночью альпинист погибнет
space-full = ; мест нет, коснуться можно за { $cost }
space-full-dies = ; мест нет, коснуться можно за { $cost }, но альпинист погибнет
climber-label = { $who }, { $place }, здоровье { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Занавес

curtain-title = Передайте устройство игроку: { $name }
curtain-about = Остальные отворачиваются. Никто не увидит ваших карт, пока не выберут все.
curtain-lift = Я — { $name }. Показать карты

## Журнал

log-title = Журнал
log-morning = День { $day }: { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}Начинает { $name }.
}
log-picked = { $alone ->
    [yes] Карты выбраны.
   *[no] { $name }: карты выбраны.
}
log-revealed = { $alone ->
    [yes] Вы играете карты
   *[no] { $name } играет карты
}: { $cards } (риск { $sum }).
log-taker = { $name } рискует больше всех.
log-tie = Риск поровну: жетон никто не берёт.
log-took = { $alone ->
    [yes] Вы берёте
   *[no] { $name } берёт
} жетон риска { $value }.
log-gave = { $who } получает карту: { $card }.
log-walked = { $who } переходит: { $place } (сложность { $cost }).
log-summit = { $who } на вершине: { $place ->
    [1] первый!
    [2] второй!
    [3] третий!
   *[other] { $place }-й!
}
log-camped = { $who } ставит палатку: { $place } (сложность { $cost }).
log-paid-move = { $who } теряет из-за риска 1 шаг.
log-paid-level = { $who } теряет из-за риска 1 очко здоровья.
log-ended = { $alone ->
    [yes] Вы завершаете ход.
   *[no] { $name } завершает ход.
}
log-night = { $who }, ночь: { $sum }.
log-fell = { $who } погибает на горе.
log-awaiting = { $who } ждёт спасения.
log-died = { $who } погибает на горе.
log-rescued = { $who } спасён: { $place }, очки падают до { $points }.
log-declined = { $name } не спасает альпиниста { $letter }.
log-out = { $name }: альпинистов не осталось, игрок выбывает.
log-over = Экспедиция окончена.
log-short = { $who }: { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] вверх на { $count } участок
    [few] вверх на { $count } участка
    [many] вверх на { $count } участков
   *[other] вверх на { $count } участка
}
log-short-down = { $count ->
    [one] вниз на { $count } участок
    [few] вниз на { $count } участка
    [many] вниз на { $count } участков
   *[other] вниз на { $count } участка
}
log-short-along = { $count ->
    [one] дальше на { $count } участок
    [few] дальше на { $count } участка
    [many] дальше на { $count } участков
   *[other] дальше на { $count } участка
}
log-short-back = { $count ->
    [one] туда и обратно, { $count } участок
    [few] туда и обратно, { $count } участка
    [many] туда и обратно, { $count } участков
   *[other] туда и обратно, { $count } участка
}
log-short-camped = палатка
log-short-died = гибель
log-short-rescued = спасение

## Конец

end-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, звание «{ $rank }»
end-winner = { $points ->
    [one] Побеждает { $names }: { $points } очко
    [few] Побеждает { $names }: { $points } очка
    [many] Побеждает { $names }: { $points } очков
   *[other] Побеждает { $names }: { $points } очка
}
end-summit-order = Очков поровну, побеждает { $names }: вершина взята раньше
end-shared = { $points ->
    [one] Победу делят { $names }: по { $points } очку
    [few] Победу делят { $names }: по { $points } очка
    [many] Победу делят { $names }: по { $points } очков
   *[other] Победу делят { $names }: по { $points } очка
}
rank-himalayan = Гималаец
rank-alpinist = Альпинист
rank-hiker = Ходок
rank-tourist = Турист
rank-from = от { $points }
rank-below = меньше
end-ranks = Звания на этой горе
end-nobody = Никто не дошёл до вершины.
end-chart = Высота и здоровье по дням
end-again = Эта же гора ещё раз
end-new = Новая гора
end-race-again = Соревноваться ещё раз: { $name }
end-answer = Отправить ответ
end-answer-to = Отправить ответ: { $name }
end-unranked = Продолжение другой партии: в рекорды не идёт.

## Вызовы, результаты, гонки

challenge-title = Вам бросили вызов!
challenge-from = Вызов от игрока { $name }
challenge-someone = Соперник
challenge-beat = { $name }: { $result }. Сможете лучше?
challenge-daily = Гора дня, { $date } · { $mode }
challenge-about = Одиночное восхождение на K2: два альпиниста, 18 дней, около 20 минут. Погода, жетоны и карты у всех одни и те же.
challenge-name = Ваше имя
challenge-go = Принять вызов
challenge-race = Соревноваться: { $name }
challenge-continue = Продолжить восхождение (день { $day })
challenge-restart = Начать заново
challenge-watch = Посмотреть восхождение: { $name }
challenge-lost = Часть этой ссылки повреждена и пропущена.
challenge-own-first = Сначала своё восхождение
challenge-own-again = Подняться ещё раз
challenge-another = Другая гора
answer-title = Ответ
answer-from = Ответ от игрока { $name }
standing-you = Вы
standing-ahead-you = Вы впереди.
standing-ahead = { $name } впереди.
standing-even = Ничья.
result-waiting = Проверяем партию…
result-title = Результат
result-verified = Проверено: { $result }
climb-result = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, «{ $rank }»
result-running = Проверено до дня { $day }, очки: { $points }
result-proves = Браузер повторил партию ход за ходом: на этой горе получается именно такой результат.
result-proves-running = Браузер повторил партию ход за ходом: пока всё по правилам.
result-cannot = Была ли это первая попытка, проверить нельзя.
result-proves-table = Браузер повторил партию ход за ходом: с этой колодой получается именно такой результат.
result-watch = Смотреть партию
result-try = Сыграть на этой горе
result-race = Гонка с призраком
ghost-default = призрак
ghost-of = Соперник: { $name } ({ $result })
rival-of = Вызов: { $name }
rival-of-points = Вызов: { $name } ({ $points })
race-won = Победа! Соперник: { $name } ({ $points }).
race-lost = На этот раз лучше соперник: { $name } ({ $points }).
race-even = Ничья. Соперник: { $name } ({ $points }).

## Гора дня

daily-title = Гора дня
daily-go = Начать восхождение
daily-first = Первая попытка: { $result }
daily-first-tag = первая попытка
daily-best = Лучший результат: { $result } ({ $count ->
    [one] { $count } восхождение
    [few] { $count } восхождения
    [many] { $count } восхождений
   *[other] { $count } восхождения
})
daily-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
daily-next = Следующая гора через { $time }
daily-archive = Предыдущие дни
daily-more = Показать ещё

par = Эталонный результат: { $par }
par-searching = Эталонный результат этой горы вычисляется…
par-short = { $points ->
    [one] До эталонного результата ({ $par }) не хватило { $points } очка
    [few] До эталонного результата ({ $par }) не хватило { $points } очков
    [many] До эталонного результата ({ $par }) не хватило { $points } очков
   *[other] До эталонного результата ({ $par }) не хватило { $points } очка
}
par-reached = Эталонный результат достигнут ({ $par })!
par-above = { $points ->
    [one] На { $points } очко выше эталонного результата! До сих пор он был { $par }.
    [few] На { $points } очка выше эталонного результата! До сих пор он был { $par }.
    [many] На { $points } очков выше эталонного результата! До сих пор он был { $par }.
   *[other] На { $points } очка выше эталонного результата! До сих пор он был { $par }.
}
par-tag = эталон достигнут
explain-par = Эталонный результат — лучший, который компьютер нашёл на этой горе, заранее зная все карты, жетоны и погоду.

## Рекорды

records-title = Рекорды
records-none = Пока ничего нет. Завершите соло-восхождение или партию в «Каракорум», чтобы появился первый рекорд.
records-best = Рекорд
records-climbs = Партии
records-summits = Вершины
records-deaths = Потери
records-latest = Недавние восхождения
records-course = Очки последних восхождений, новейшее справа
records-ranks = Звания

## Поделиться

share-title = Поделиться
share-result = Мой результат
share-challenge = Вызов другу
share-answer = Ваш ответ
share-answer-to = Ответ: { $name }
share-name = Ваше имя
share-message = Добавить сообщение (необязательно)
share-preview = Что будет отправлено
share-moment = { $game }: момент партии
share-text-challenge = Подниметесь на эту гору? { $mountain }
share-text-beat = У меня { $result }. Сможете лучше? { $mountain }
share-text-answer = У меня на той же горе { $result }.
share-text-theirs = У вас было { $points }.
share-text-seat = { $name }: { $points }
share-link = Ссылка
share-send = Отправить…
share-copy-link = Скопировать ссылку
share-copy-text = Скопировать текст и ссылку
share-copied = Скопировано.
share-copy-by-hand = Браузер не разрешил копировать. Ссылка выделена выше: скопируйте её оттуда.
share-qr = QR-код
share-picture = Картинка
share-save-picture = Сохранить картинку
picture-height = Высота
picture-level = Здоровье
picture-day = День
share-about-result = Любой, у кого есть ссылка, сможет посмотреть партию, проверить результат и посоревноваться с вами.
share-about-challenge = Любой, у кого есть ссылка, получит ту же гору: ту же погоду, те же жетоны и карты.
share-about-answer = По ссылке видны оба результата, и можно снова посоревноваться с вами.
share-about-answer-first = По ссылке виден ваш результат, и можно посоревноваться с вами.
share-about-game = По ссылке можно посмотреть партию и проверить результат.
share-about-moment = По ссылке видно партию в этот момент, и её можно продолжить.
share-daily = K2 дня, { $date } · { $mode }

## Просмотр партии

replay-moment = Момент партии
replay-moment-of = { $where }, шаг { $at } из { $count }
replay-play = Пуск
replay-pause = Пауза
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-day-back = К предыдущему дню
replay-day-on = К следующему дню
replay-link = Ссылка на этот момент
replay-play-on = Играть отсюда
replay-day = День { $day }
replay-days = Дни
replay-turn-of = { $chapter }: { $name }
replay-count = { $at } из { $count }
replay-pace = Скорость
replay-play-key = Пробел или { $key } запускает и останавливает

## Каракорум

karakorum-title = Каракорум
karakorum-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
}
karakorum-goals = Карты целей

## Партии

games-title = Ваши партии
games-none = Партий пока нет.
games-none-about = Каждая начатая партия сохраняется здесь автоматически.
games-delete = Удалить
games-delete-sure = Удалить эту партию? Отменить это нельзя.
games-export = Экспортировать всё
games-import = Импорт
games-imported = { $count ->
    [one] Импортирована { $count } партия.
    [few] Импортированы { $count } партии.
    [many] Импортировано { $count } партий.
   *[other] Импортировано { $count } партии.
}
games-known = { $count ->
    [one] { $count } партия здесь уже была.
    [few] { $count } партии здесь уже были.
    [many] { $count } партий здесь уже было.
   *[other] { $count } партии здесь уже было.
}
games-importing = Прочитано { $done } из { $total }…
games-import-stop = Остановить импорт
games-over = окончена
games-result = Показать результат
games-day = день { $day }
games-lost = Эта партия идёт в другой вкладке. Там всё сохраняется.
games-take-back = Играть здесь
games-leave = { $name } выходит из игры
games-leave-sure = { $name } выходит из игры: альпинисты дальше только отдыхают. Отменить это нельзя.
games-abandon = Удалить партию
games-abandon-sure = Партия будет удалена навсегда.
aside-title = Нельзя показать
aside-about = Это не удалось прочитать. Всё хранится здесь, пока вы его не удалите, и входит в каждый экспорт.
aside-unreadable = Повреждено или не читается
aside-later = Из более новой версии этого сайта
aside-show = Показать
aside-export = Экспорт
aside-delete-sure = Удалить это? Отменить удаление нельзя.

storage-refused = Браузер не даёт сохранить партию: она пропадёт, когда вы закроете страницу. Чтобы не потерять её, сделайте экспорт.
storage-blocked = В другой вкладке открыта старая версия этой страницы. Закройте ту вкладку, чтобы увидеть сохранённые партии.
storage-newer = Ваши партии сохранены более новой версией сайта, и эта страница их не трогает. Обновите страницу, чтобы увидеть их.
storage-unreadable = Браузер сейчас не может прочитать сохранённые партии. Обновите страницу, чтобы попробовать ещё раз.
storage-sign = Сохранение не работает
storage-evictable = Браузер может сам удалить старые партии. Для надёжности установите страницу как приложение или сделайте экспорт.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-language-browser = Как в браузере
settings-theme = Оформление
settings-theme-system = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-speed = Скорость ночей и повторов
settings-speed-calm = Спокойно
settings-speed-quick = Быстро
settings-speed-off = Сразу
settings-effects = Движение на горе
settings-effects-auto = Автоматически
settings-effects-full = Всё
settings-effects-low = Немного
settings-hints = Краткие указания в игре
settings-sound = Звук и вибрация
settings-reminder = Отмечать значок, пока гора дня не пройдена
settings-install = Установить на это устройство
install-how-ios = В Safari нажмите «Поделиться», затем «На экран „Домой“».
install-how-mac = В Safari выберите в меню «Файл» пункт «Добавить в Dock».
install-how-firefox = В меню Firefox выберите «Добавить на домашний экран».
settings-erase = Удалить все мои данные
settings-erase-sure = Удалить все партии, рекорды и настройки? Отменить это нельзя.
settings-erase-done = Все данные удалены.

menu-title = Меню
menu-home = На главную
menu-watch = Смотреть
teams-title = Команды

## Playing by words and keys

command-title = Игра словами
command-open = Игра словами
command-label = Команда
command-go = Сказать
command-about = Пишите короткие слова. «что» расскажет обо всём, что сейчас понятно.
command-list = Сейчас понятно ({ $count })
command-what = Можно сказать: { $list }.
command-none = нет
command-no-cards = Карт не видно.
command-place = { $card } в экспедицию { $number }
command-take = Взять
command-score = Засчитать экспедицию { $number }: { $how }
command-remove = Убрать экспедицию { $number }
command-on-first = Сначала скажите «{ $word }».
command-say-yes = Скажите «{ $word }», чтобы всё-таки сделать это.
command-yes-or-no = «{ $yes }» — сделать это, «{ $no }» — оставить как есть.
command-nothing-shown = Сейчас ничего не предложено.
command-play-three = { $example } (числа — это места карт в вашей руке: любые три, или названия трёх карт)
command-played = Вы играете: { $list }.
command-stale = Игра ушла вперёд. Скажите ещё раз.
command-about-state = Как идут дела
command-about-where = Кто где находится
command-about-cards = Ваши карты
command-about-hint = Подсказка
command-about-what = Всё, что сейчас понятно
command-about-undo = Отменить последний шаг
command-about-redo = Сделать снова
command-about-on = Дальше
command-about-yes = Сделать то, что показано
command-about-no = Отказаться от того, что показано
command-word-a = a, а
command-word-b = b, б, в
command-word-up = вверх, выше
command-word-down = вниз, ниже
command-word-play = играть, сыграть
command-word-take = взять, беру
command-word-go = идти, иду
command-word-touch = коснуться
command-word-tent = палатка
command-word-give = дать, даю
command-word-step = шаг
command-word-pay = платить, плачу
command-word-raise = акклиматизация
command-word-end = конец, всё
command-word-rescue = спасти
command-word-decline = отказ
command-word-level = уровень
command-word-points = очки
command-word-base = база, лагерь
command-word-summit = вершина
command-word-back = обратно
command-word-on = дальше, продолжить, далее
command-word-and = и
command-word-reveal = открыть
command-word-stop = стоп
command-word-none = ничего
command-word-pass = пас
command-word-place = положить
command-word-new = новая, новый
command-word-score = засчитать
command-word-remove = убрать
command-word-axes = ледорубы
command-word-four = четыре
command-word-six = шесть
command-word-pair = пара
command-word-axes10 = десять
command-word-move = движение
command-word-rope = трос, верёвка
command-word-acclimatization = здоровье
command-word-red = красная, красный
command-word-green = зелёная, зелёный, зеленая, зеленый
command-word-yellow = жёлтая, жёлтый, желтая, желтый
command-word-what = что, помощь
command-word-where = где
command-word-night = ночь
command-word-forecast = погода, прогноз
command-word-state = состояние
command-word-cards = карты, рука
command-word-goals = цели
command-word-expeditions = экспедиции
command-word-undo = отменить
command-word-redo = повторить
command-word-hint = подсказка
command-word-yes = да, сделать, ок
command-word-no = нет, отмена
spoken-undone = Отменено.
spoken-left = Отменено.
keys-title = Клавиши
keys-told = Сказано по клавише
keys-are-on = Эти клавиши действуют, пока никто не пишет. Их можно выключить в настройках:
keys-are-off = Эти клавиши выключены. Их можно включить в настройках:
keys-list = Этот список
keys-commands = Игра словами
keys-state = Как идут дела
keys-what = Что можно сделать
keys-where = Кто где находится
keys-main = Главная кнопка
keys-end = Закончить ход, остановиться или пас
keys-on = Дальше
keys-undo = Отменить
keys-redo = Повторить
keys-hint = Подсказка
keys-menu = Меню
keys-explain = Что это? Потом стрелки
keys-climber = Альпинист { $letter }
keys-night = Расчёт ночи
keys-cards = Карты словами
keys-card = Карта по её месту
keys-reach = К следующему, что можно выбрать
keys-pay = Заплатить за жетон риска
keys-expeditions = Экспедиции словами
keys-everywhere = В каждой игре
keys-play = Запустить и остановить
keys-change-about = Чтобы сменить клавишу, выберите её здесь, а потом нажмите новую.
keys-change = { $about }: { $key }. Выбрать другую клавишу
keys-press = Нажмите новую клавишу для «{ $about }». Escape оставит всё как есть.
keys-set = «{ $about }» теперь на { $key }.
keys-taken = { $key } — уже клавиша для «{ $about }». Нажмите другую.
keys-not-possible = Эту клавишу выбрать нельзя. Нажмите букву или знак; цифры выбирают по месту.
keys-reset = Вернуть первые клавиши
keys-reset-done = Все клавиши такие же, как в начале.
space-way = { $place } (цена { $cost })
space-ways-up = вверх: { $list }
space-ways-down = вниз: { $list }
space-room = занято мест: { $taken } из { $limit }
space-own-tent = ваша палатка ({ $letter })
space-tent = палатка: { $who }
space-rescue = ; сюда можно спасти альпиниста
settings-shortcuts = Действия одной клавишей (список: ?)

## Отказы

error-action_refused = Действие { $number } в этой партии нарушает правила, поэтому открыть её нельзя.
error-already_placed = Убирать экспедиции можно только до первой выложенной карты.
error-bad_action = Такого действия в этой игре нет.
error-bad_board = Такого поля нет.
error-bad_json = Прочитать партию из этого файла не получится.
error-bad_message = Сообщение: не больше { $max } обычных символов.
error-bad_name = Имя: не больше { $max } обычных символов.
error-bad_names = Дайте имена всем игрокам или никому.
error-bad_option = У одной из настроек недопустимое значение.
error-bad_players = Число игроков в этой игре — от { $min } до { $max }.
error-bad_rules = Версия правил не указана или неверна.
error-bad_seed = Код: от 1 до 32 символов — латинские буквы a–z, цифры и дефисы.
error-bad_start = Такого игрока в партии нет.
error-bad_text = Это не партия: нужна ссылка с этой страницы.
error-bad_value = Прочитать партию из этого файла не получится.
error-bad_weather = Такой погоды нет.
error-cannot_allot = Все эти карты выложить не получится.
error-cannot_place_rest = Тогда остальные карты будет некуда выложить.
error-card_not_here = Этой карты здесь нет, отдать её нельзя.
error-cards_left = Сначала выложите все взятые карты.
error-climber_gone = Альпиниста { $climber } на горе уже нет.
error-crowded_needs_five = Смягчённые лимиты — только для пяти игроков.
error-damaged_text = Ссылка повреждена или неполна. Скопируйте её целиком ещё раз.
error-family_needs_two = Семейный вариант — для 2–5 игроков.
error-game_over = Партия окончена.
error-goal_not_met = Эта экспедиция не выполняет такую цель.
error-goal_taken = Эта цель уже взята.
error-may_pass = Возьмите одну карту или пасуйте.
error-must_take = Здесь можно взять карту, значит, взять нужно.
error-must_walk_on = Альпинист { $climber } стоит на заполненном участке и сначала должен пойти дальше.
error-name_lower_pile = Чтобы засчитать пару, выберите экспедицию { $pile }.
error-never_given = На этой карте нет очков, её никому не отдают.
error-newer_rules = Эта партия сыграна по более новым правилам. Обновите страницу и попробуйте ещё раз.
error-no_game_in_address = Партии в этой ссылке нет. Скопируйте ссылку целиком ещё раз.
error-no_new_card = Засчитать можно только экспедицию, которая получила карту в этом раунде.
error-no_points_left = У альпиниста { $climber } не осталось шагов, платить нечем.
error-no_room = { $colour ->
    [R] Для ещё одной красной экспедиции нет места.
    [G] Для ещё одной зелёной экспедиции нет места.
    [Y] Для ещё одной жёлтой экспедиции нет места.
   *[other] Для ещё одной экспедиции этого цвета нет места.
}
error-lesson = Пока не это: круг света показывает, что делать. Ничего не изменилось.
error-no_rope = С места, где стоит альпинист, трос туда не ведёт.
error-no_such_day = На этот день горы нет.
error-no_such_moment = Такого момента в этой партии нет.
error-no_such_pile = Такой экспедиции нет.
error-no_such_space = Такого участка нет.
error-not_awaiting = Сначала решите судьбу другого альпиниста.
error-not_in_hand = Этих карт у вас на руках нет.
error-not_liable = Альпинист { $climber } не получил в этот ход карт с очками, поэтому его здоровьем платить нельзя.
error-not_one_colour = Берите карты только одного цвета.
error-not_revealed = Среди открытых такой карты нет.
error-not_shareable = Ссылка выдаёт все скрытые карты, поэтому поделиться можно только соло-партией или оконченной партией.
error-not_taken = Среди взятых вами карт этой нет.
error-not_your_turn = Сейчас ход другого игрока.
error-nothing_to_pay = За риск платить не нужно.
error-nothing_to_redo = Возвращать нечего.
error-nothing_to_take = Ничего из открытого выложить нельзя: откройте ещё карту.
error-nothing_to_undo = Отменить можно только шаги текущего хода.
error-only_down_points = Нужно шагов: { $cost }, не хватает { $missing }. Шаги троса вниз здесь не подходят.
error-only_one_card = Возьмите одну карту, не больше.
error-only_solo = Краткая запись есть только у соло-партий.
error-other_colour = У этой экспедиции другой цвет.
error-other_game = Ссылка называет одну игру, а содержит другую.
error-reveal_first = Сначала откройте карту.
error-risk_unpaid = { $unpaid ->
    [one] Сначала заплатите за риск: ещё { $unpaid } очко.
    [few] Сначала заплатите за риск: ещё { $unpaid } очка.
    [many] Сначала заплатите за риск: ещё { $unpaid } очков.
   *[other] Сначала заплатите за риск: ещё { $unpaid } очка.
}
error-space_full = Участок заполнен (лимит { $limit }), а на путь дальше не хватает шагов.
error-takes_none = Активный игрок обязан что-нибудь взять.
error-tent_used = Палатка этого альпиниста уже стоит.
error-token_not_open = Среди открытых такого жетона нет.
error-too_few_points = Нужно шагов: { $cost }, не хватает { $missing }.
error-too_high = Спасти можно только на участок ниже 6000 м.
error-too_long = Это слишком длинно, прочитать не получится.
error-too_long_to_remove = Экспедицию из трёх и более карт убрать нельзя.
error-too_short = Засчитать можно экспедицию хотя бы из трёх карт.
error-unknown_game = Такой игры эта страница не знает.
error-unknown_format = Эта партия из другой версии страницы. Обновите страницу и попробуйте ещё раз.
error-value_too_low = Числа на картах не убывают, а в экспедиции уже { $top }.
error-wrong_phase = Сейчас так нельзя.
error-out_of_reach = В этот ход сюда не дойти.
error-unknown_command = Не понимаю. «что» подскажет, что можно сказать.
error-which_space = Какой участок: { $spaces }?
error-day-to-come = Этот день ещё не наступил.
error-seed-in-play = Партия с этим кодом здесь ещё не закончена. Сначала доиграйте её или выберите другой код.
error-unknown-address = По этому адресу ничего нет. Мы открыли главную страницу.
error-nothing-shared = В том, чем поделились, нет ссылки на партию или вызов.
error-nothing-running = Начатых партий нет. Здесь можно начать новую.
error-unexpected = Что-то пошло не так. Обновите страницу, чтобы продолжить.
error-but-saved = Что-то пошло не так, но партия сохранена. Обновите страницу, чтобы продолжить.
error-damaged-record = Эту партию не удаётся прочитать. Она есть в разделе «Ваши партии»: там её можно экспортировать или удалить.
error-games-hidden = Эта партия, возможно, есть среди сохранённых, но сейчас их не прочитать. Поэтому новая партия не начата.

## Что это? По одному предложению о каждом предмете в K2

risk-tokens = Жетоны риска
track-title = Победные очки: { $list }
track-marker = { $who } { $points }
explain-card-m = { $up ->
    [one] Карта движения: даёт одному альпинисту { $up } шаг на путь вверх, вниз или на палатку.
    [few] Карта движения: даёт одному альпинисту { $up } шага на путь вверх, вниз или на палатку.
    [many] Карта движения: даёт одному альпинисту { $up } шагов на путь вверх, вниз или на палатку.
   *[other] Карта движения: даёт одному альпинисту { $up } шага на путь вверх, вниз или на палатку.
}
explain-card-r = Карта троса: даёт одному альпинисту либо { $up } на путь вверх, вниз или на палатку, либо { $down } только на спуск.
explain-card-a = Карта здоровья: сразу прибавляет одному альпинисту { $level } к здоровью и ничего не добавляет к риску.
explain-card-a0 = Карта здоровья 0: никому ничего не даёт, но и к риску ничего не добавляет.
explain-risk-sum = Риск: шаги карт движения и значения тросов вверх на трёх картах. У кого сумма больше всех, тот берёт жетон риска; при ничьей его не берёт никто.
explain-risk-sum-solo = Риск: шаги карт движения и значения тросов вверх на трёх картах. В одиночку вы берёте жетон риска каждый день, какой бы ни была сумма.
explain-tokens = Три жетона риска лежат открыто; кто должен взять жетон, выбирает из них.
explain-token = { $value ->
    [0] Жетон риска 0: кто его берёт, ничего не теряет.
    [one] Жетон риска { $value }: кто его берёт, должен за этот ход потерять { $value } из неиспользованных шагов или из здоровья альпиниста, получившего карту.
    [few] Жетон риска { $value }: кто его берёт, должен за этот ход потерять { $value } из неиспользованных шагов или из здоровья альпиниста, получившего карту.
    [many] Жетон риска { $value }: кто его берёт, должен за этот ход потерять { $value } из неиспользованных шагов или из здоровья альпиниста, получившего карту.
   *[other] Жетон риска { $value }: кто его берёт, должен за этот ход потерять { $value } из неиспользованных шагов или из здоровья альпиниста, получившего карту.
}
explain-hint = Спрашивает сильнейшего бота, что бы он сделал здесь и почему. С этого момента у партии есть пометка «с подсказками». На клавиатуре: { $key }.
explain-bag = Ещё закрытые жетоны риска по значениям: один из них заменяет каждый взятый жетон.
explain-day = Экспедиция длится 18 дней; кто жив после последней ночи, сохраняет свои очки.
explain-forecast = Погода сегодня и в ближайшие дни: где она ночью отнимает здоровье и где движение стоит дороже.
explain-weather-clear = День { $day }: ясно. Погода ни у кого ничего не отнимает.
explain-weather-loss = День { $day }: в этих зонах каждый альпинист ночью теряет { $loss ->
    [one] { $loss } очко здоровья
    [few] { $loss } очка здоровья
    [many] { $loss } очков здоровья
   *[other] { $loss } очка здоровья
}: { $zones }.
explain-weather-surcharge = День { $day }: в этих зонах вход на участок и палатка стоят на { $surcharge } дороже: { $zones }.
explain-weather-both = День { $day }: в этих зонах вход на участок и палатка стоят на { $surcharge } дороже, а каждый альпинист ночью теряет { $loss ->
    [one] { $loss } очко здоровья
    [few] { $loss } очка здоровья
    [many] { $loss } очков здоровья
   *[other] { $loss } очка здоровья
}: { $zones }.
explain-teams = Все игроки и их альпинисты: здоровье, победные очки и расчёт ближайшей ночи.
explain-level = Здоровье { $level }: оно меняется каждую ночь. После ночи оно не больше 6; если выходит меньше 1, альпинист погибает.
explain-marker = { $points ->
    [one] { $points } победное очко за самый ценный участок, где побывал этот альпинист. Погибший приносит 1.
    [few] { $points } победных очка за самый ценный участок, где побывал этот альпинист. Погибший приносит 1.
    [many] { $points } победных очков за самый ценный участок, где побывал этот альпинист. Погибший приносит 1.
   *[other] { $points } победного очка за самый ценный участок, где побывал этот альпинист. Погибший приносит 1.
}
explain-total = { $points ->
    [one] { $points } победное очко: оба альпиниста этого игрока вместе.
    [few] { $points } победных очка: оба альпиниста этого игрока вместе.
    [many] { $points } победных очков: оба альпиниста этого игрока вместе.
   *[other] { $points } победного очка: оба альпиниста этого игрока вместе.
}
explain-tonight = Расчёт этой ночи: здоровье, рельеф, палатка, погода и неоплаченный риск дают здоровье на завтра. Если выходит меньше 1, альпинист погибает.
explain-track = Это счёт, а не высота: маркер каждого альпиниста показывает самый ценный участок, где он побывал.
explain-figure = { $letter ->
    [A] Альпинист A носит острый капюшон, его палатка круглая.
   *[B] Альпинист B носит каску и ледоруб, его палатка двускатная.
}
explain-climber = { $who }. Число у ног — здоровье.
explain-tent = { $alone ->
    [yes] Палатка альпиниста { $letter }: каждую ночь +1 каждому вашему альпинисту на этом участке.
   *[no] Палатка { $letter } ({ $name }): каждую ночь +1 каждому альпинисту этой команды на этом участке.
}
explain-tent-button = Поставить здесь палатку за { $cost }, один раз за партию: каждую ночь +1 каждому вашему альпинисту на этом участке.
explain-purse = Шаги, которые остались у альпиниста в этом ходу. Шаги вниз не годятся ни для подъёма, ни для палатки.
explain-unpaid = { $count ->
    [one] За этот ход надо потерять из-за жетона риска ещё { $count } очко; нажмите, чтобы выбрать какое.
    [few] За этот ход надо потерять из-за жетона риска ещё { $count } очка; нажмите, чтобы выбрать какие.
    [many] За этот ход надо потерять из-за жетона риска ещё { $count } очков; нажмите, чтобы выбрать какие.
   *[other] За этот ход надо потерять из-за жетона риска ещё { $count } очка; нажмите, чтобы выбрать какие.
}
explain-coin-move = Оплатить 1 очко риска неиспользованным шагом альпиниста { $letter }.
explain-coin-level = Оплатить 1 очко риска здоровьем альпиниста { $letter }.
explain-coin-card = Сначала отдать эту карту, а потом оплатить риск её очками.
explain-plan-cost = Сколько стоит план: движение или палатка, а также риск. Лишние шаги пропадают.
explain-starts = 1-й игрок сегодня ходит первым; завтра им станет следующий игрок слева.
explain-rescue = Спасательная карта, один раз за партию: альпинист, который должен погибнуть, оказывается ниже 6000 м со здоровьем 1 и отходит на четыре деления назад по счётчику очков.
explain-dead = Этот альпинист погиб и приносит 1.
explain-unseen = Карты, которые этот игрок ещё может взять, прежде чем все 18 перемешают заново.
explain-unseen-hand = Карты, которые у этого игрока на руках или которые он ещё может взять, прежде чем все 18 перемешают заново. Какие из них на руках — тайна.
explain-board-altitude = Граница двух высотных зон: выше действуют другие лимиты и другая погода.
explain-board-rope = Трос: альпинисты ходят по нему в обе стороны; стрелки указывают вверх.
explain-board-limit = { $limit ->
    [one] Лимит этой зоны: на каждом участке может остановиться только { $limit } альпинист.
    [few] Лимит этой зоны: на каждом участке может остановиться не больше { $limit } альпинистов.
    [many] Лимит этой зоны: на каждом участке может остановиться не больше { $limit } альпинистов.
   *[other] Лимит этой зоны: на каждом участке может остановиться не больше { $limit } альпиниста.
}
explain-board-zone-loss = { $loss ->
    [one] Погода сегодня: этой ночью каждый альпинист в этой зоне теряет { $loss } очко здоровья.
    [few] Погода сегодня: этой ночью каждый альпинист в этой зоне теряет { $loss } очка здоровья.
    [many] Погода сегодня: этой ночью каждый альпинист в этой зоне теряет { $loss } очков здоровья.
   *[other] Погода сегодня: этой ночью каждый альпинист в этой зоне теряет { $loss } очка здоровья.
}
explain-board-zone-surcharge = Сегодня снег: в этой зоне вход на участок и палатка стоят на { $surcharge } дороже.
explain-board-space = Участок: зелёное число — цена входа, красное или синее — что ночь здесь делает со здоровьем, золотое — победные очки, а кольцо показывает, сколько альпинистов может здесь остановиться.
explain-board-lit = Подсвечен, потому что до него можно дойти: зелёный круг — цена пути, синий квадрат — здоровье завтра, а череп означает гибель этой ночью.
explain-board-number = Номер этого участка, { $number }: так его называют планы и журнал.
explain-board-cost = { $cost ->
    [one] Вход на этот участок, сверху или снизу, стоит { $cost } шаг; палатка здесь стоит столько же.
    [few] Вход на этот участок, сверху или снизу, стоит { $cost } шага; палатка здесь стоит столько же.
    [many] Вход на этот участок, сверху или снизу, стоит { $cost } шагов; палатка здесь стоит столько же.
   *[other] Вход на этот участок, сверху или снизу, стоит { $cost } шага; палатка здесь стоит столько же.
}
explain-board-surcharge = Сегодня снег: вход на этот участок и палатка здесь стоят { $total }, то есть { $cost } и ещё { $surcharge }.
explain-board-gain = { $amount ->
    [one] Рельеф: ночь здесь даёт альпинисту { $amount } очко здоровья.
    [few] Рельеф: ночь здесь даёт альпинисту { $amount } очка здоровья.
    [many] Рельеф: ночь здесь даёт альпинисту { $amount } очков здоровья.
   *[other] Рельеф: ночь здесь даёт альпинисту { $amount } очка здоровья.
}
explain-board-loss = { $amount ->
    [one] Рельеф: ночь здесь отнимает у альпиниста { $amount } очко здоровья.
    [few] Рельеф: ночь здесь отнимает у альпиниста { $amount } очка здоровья.
    [many] Рельеф: ночь здесь отнимает у альпиниста { $amount } очков здоровья.
   *[other] Рельеф: ночь здесь отнимает у альпиниста { $amount } очка здоровья.
}
explain-board-even = Рельеф: ночь здесь не меняет здоровья.
explain-board-points = Победные очки: альпинист, который здесь побывал, приносит не меньше { $points }, пока жив.
explain-board-places = { $limit ->
    [one] Кольцо: здесь может остановиться только { $limit } альпинист.
    [few] Кольцо: здесь может остановиться не больше { $limit } альпинистов.
    [many] Кольцо: здесь может остановиться не больше { $limit } альпинистов.
   *[other] Кольцо: здесь может остановиться не больше { $limit } альпиниста.
} { $occupied ->
    [0] Сейчас здесь никого нет.
   *[other] Тёмные части заняты: { $occupied }.
}
explain-board-camp = Базовый лагерь: здесь может остановиться сколько угодно альпинистов.
explain-board-way = { $cost ->
    [one] Путь сюда стоит { $cost } шаг.
    [few] Путь сюда стоит { $cost } шага.
    [many] Путь сюда стоит { $cost } шагов.
   *[other] Путь сюда стоит { $cost } шага.
}
explain-board-result = Здоровье завтра после ночи здесь: { $result }.
explain-board-dies = Ночи здесь альпинист не переживёт.
explain-board-careful = Без палатки или ещё одной карты альпинист не переживёт здесь ночи.
explain-board-touch = Здесь нельзя остановиться: участок заполнен. Альпинист может коснуться его и пойти дальше или назад; то, что он здесь побывал, засчитывается.
explain-board-way-risk = Столько риска ещё нужно оплатить сверх стоимости.

## Об игре

about-authors = Автор настольной игры K2 — Адам Калужа, автор карточной игры «Каракорум» — Райнер Книция. Спасибо за эти горы.
about-unofficial = Эта страница — неофициальная адаптация, не связанная ни с авторами, ни с издателями. Правила пересказаны своими словами, а всё, что вы видите, нарисовано специально для неё.
about-private = Без регистрации, слежки, файлов cookie и третьих сторон. Ваши партии остаются в этом браузере.
about-licences = Лицензии
about-own = Код этой страницы — под лицензией MIT, графика — под CC BY 4.0. В основе страницы:
about-licences-missing = Не удалось загрузить список того, что здесь использовано. Проверьте соединение и попробуйте ещё раз.
about-parts = Тот же список для программ (CycloneDX)
about-version = Версия { $version }, версия правил { $rules }

## Как кончаются партии

end-title = Результат
end-hide = Посмотреть на стол
end-show = Показать результат
install-offer = Установить игры на это устройство? Они будут открываться как приложение, даже без сети.
install-yes = Установить
install-no = Нет, спасибо
end-place = Место
end-player = Игрок
end-total = Всего
end-died = погиб
end-summit-day = { $who } на вершине в { $day }-й день.
end-death-day = { $who } погибает в { $day }-ю ночь.
end-tie-summit = При равенстве очков впереди тот, кто раньше был на вершине.
end-tie-shared = Очки равны, и никто из них не был на вершине: место общее.
end-best-first = Ваше первое восхождение на этом поле при такой погоде: теперь это ваш рекорд.
end-best-new = Ваше лучшее восхождение! Прежнее лучшее: { $points }.
end-best-equal = Не хуже вашего лучшего восхождения.
end-best = Ваш лучший результат: { $result }.
chart-clear = ясно
chart-wind = ветер: здоровье падает
chart-snow = снег: движение дороже
chart-storm = буря: и то и другое
karakorum-table-out = вне игры

## Разбор законченной партии

review-open = Разбор
review-title = Разбор
