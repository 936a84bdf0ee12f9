### Слова разбора законченной партии, загружаются вместе с ним.

review-about = Чего можно было ожидать каждый день, зная только то, что было тогда известно ({ $name }). Разница, которая может быть случайной, не считается.
review-about-alone = Чего можно было ожидать каждый день, зная только то, что вы тогда знали. Разница, которая может быть случайной, не считается.
review-whose = Чьи решения?
review-points = { $points } очка
review-starting = Подготовка…
review-running = Разобран день { $day } из { $days }.
review-progress = Разобранные дни
review-stop = Остановить
review-go-on = Продолжить
review-stopped = Остановлено. Всё найденное сохранено.
review-failed = Разбор прервался. Всё найденное сохранено.
review-praise-excellent = Отличное восхождение!
review-praise-good = Хорошее восхождение.
review-praise-mixed = На этой горе можно было взять больше.
review-total-none = Ни для одного решения не нашлось лучшего.
review-total = Все решения вместе стоили { $cost } по сравнению с лучшими из найденных.
review-curve = Ожидаемые очки день за днём
review-curve-text = В первый день можно было ожидать { $first }; в итоге вышло { $last }.
review-curve-drop = День { $day }: потеряно { $cost }
review-turning = Поворотные моменты
review-no-turning = Ни одно решение само по себе мало что изменило.
review-days = Каждый день
review-cards = Карты
review-turn = Ход
review-expected = Ожидание
review-best = лучшего не нашлось
review-nothing-better = Ничего лучшего не нашлось.
review-lost = потеряно { $cost }
review-no-choice = выбора не было
review-legend-lost = потеряно этим решением
review-legend-expected = очки, которых можно было ждать утром
review-legend-tap = Коснитесь знака, чтобы увидеть решение.
review-result = Итог
review-choice-select = выбор карт
review-choice-turn = ход
review-heading = День { $day }: { $what }
review-did = Что произошло
review-should = Что было лучше
review-tomorrow = Завтра здоровье { $level }.
review-line = Зелёная линия показывает лучший путь.
review-watch = Смотреть этот день
review-lesson-other_cards = Эти карты стоили { $cost }; другие были лучше.
review-lesson-save_life = { $who } погиб этой ночью, а мог выжить. Это стоило { $cost }.
review-lesson-rest_in_tent = { $who }: идти дальше стоило { $cost }; лучше было отдохнуть в палатке.
review-lesson-stay = { $who }: идти дальше стоило { $cost }; лучше было остаться.
review-lesson-not_down = { $who }: спуск стоил { $cost }; лучше было остаться.
review-lesson-go_on = { $who }: не идти дальше стоило { $cost }; лучше было подниматься.
review-lesson-go_further = { $who }: остановка здесь стоила { $cost }; лучше было идти дальше.
review-lesson-go_less_far = { $who }: идти так далеко стоило { $cost }; лучше было остановиться раньше.
review-lesson-go_down = { $who }: не спуститься стоило { $cost }.
review-lesson-tent = { $who }: ночь без палатки стоила { $cost }; лучше было её поставить.
review-lesson-keep_tent = { $who }: поставить палатку здесь стоило { $cost }; лучше было её сберечь.
review-lesson-no_cards = Сыгранные карты стоили { $cost }; лучше было отдохнуть без карт.
review-lesson-more_level = { $who }: нужно было больше здоровья; без него потеряно { $cost }.
review-lesson-other_shares = Так раздать карты стоило { $cost }; лучше было раздать их иначе.
review-deed-up = { $who } поднимается: { $place }.
review-deed-down = { $who } спускается: { $place }.
review-deed-stay = { $who } остаётся: { $place }.
review-deed-rest_in_tent = { $who } отдыхает в палатке: { $place }.
review-deed-pitch = { $who } ставит палатку: { $place }.
review-deed-up_pitch = { $who } поднимается и ставит палатку: { $place }.
review-deed-down_pitch = { $who } спускается и ставит палатку: { $place }.
review-deed-die = { $who } погибает ночью.
karakorum-review-about = Насколько вероятной была победа игрока { $name } в каждом раунде — только по тому, что было известно тогда. Различия, которые могут быть случайными, не учитываются.
karakorum-review-running = Разобран раунд { $round } из { $rounds }.
karakorum-review-progress = Разобранные раунды
karakorum-review-praise-excellent = Сыграно отлично!
karakorum-review-praise-good = Сыграно хорошо.
karakorum-review-praise-mixed = В этой партии можно было добиться большего.
karakorum-review-total = Решения не хуже лучшего из найденных: { $good } из { $all }.
karakorum-review-curve = Шансы на победу по раундам
karakorum-review-curve-text = В раунде 1 шансы на победу были { $first }, в конце — { $last }.
karakorum-review-drop = Раунд { $round }: шансы на победу упали на { $cost }
karakorum-review-lost = шансы на победу упали на { $cost }
karakorum-review-cost = Шансы на победу упали на { $cost }.
karakorum-review-rounds = Все раунды
karakorum-review-round = Раунд
karakorum-review-short-reveal = Открыть
karakorum-review-short-take = Взять
karakorum-review-short-allot = Выложить
karakorum-review-chance = Шансы
karakorum-review-legend-chance = вероятность победы в начале раунда
karakorum-review-heading = Раунд { $round }: { $what }
karakorum-review-watch = Посмотреть этот раунд
karakorum-review-reveals = { $name } открывает ещё одну карту.
karakorum-review-better-reveal = Лучше было открыть ещё одну карту.
karakorum-review-better-stop = Лучше было остановиться.
karakorum-review-better-take = Лучше было взять: { $cards }.
karakorum-review-better-take_nothing = Лучше было ничего не брать.
karakorum-review-better-score_goal = Лучше было засчитать { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию ({ $how }): { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полей
}.
karakorum-review-better-score_axes = Лучше было засчитать ледорубы { $colour ->
    [R] красной
    [G] зелёной
   *[Y] жёлтой
} экспедиции: { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полей
}.
karakorum-review-better-keep = Лучше было сохранить { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию, а не засчитывать её.
karakorum-review-better-remove = Лучше было убрать { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию.
karakorum-review-better-not_remove = Лучше было не убирать { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию.
karakorum-review-better-place = Лучше было выложить { $colour ->
    [R] красные
    [G] зелёные
   *[Y] жёлтые
} карты иначе.
