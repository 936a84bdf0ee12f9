### Слова «Каракорума», загружаются вместе с игрой.

karakorum-about = Карточная игра Райнера Книции: ведите экспедиции на три вершины и засчитывайте их раньше соперников. Кроме колоды, все карты открыты.
karakorum-seed = Код игры
karakorum-seed-about = С одним и тем же кодом у всех будет одна и та же колода. 1–32 символа: латинские буквы, цифры, дефисы.
karakorum-colour-R = красная
karakorum-colour-G = зелёная
karakorum-colour-Y = жёлтая
karakorum-card = { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} { $value } ({ $axes ->
    [0] без ледорубов
    [one] { $axes } ледоруб
    [few] { $axes } ледоруба
    [many] { $axes } ледорубов
   *[other] { $axes } ледоруба
})
karakorum-peaks = Три вершины
karakorum-peak = { $colour ->
    [R] Красная
    [G] Зелёная
   *[Y] Жёлтая
} вершина: { $pawns }
karakorum-pawn = { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} { $field }
karakorum-deck-reveal = { $deck }: открыть одну
karakorum-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
    [many] { $count } карт в сбросе
   *[other] { $count } карты в сбросе
}
karakorum-discard-short = сброс
karakorum-display = Открытые карты
karakorum-players = Игроки
karakorum-round = Раунд { $round }
karakorum-rounds = Раунды
karakorum-round-back = К предыдущему раунду
karakorum-round-on = К следующему раунду
karakorum-active = активный игрок
karakorum-goal-four = ровно 4 карты
karakorum-goal-six = ровно 6 карт
karakorum-goal-pair = две экспедиции, в каждой не меньше 3 карт
karakorum-goal-axes10 = не меньше 10 ледорубов
karakorum-expeditions = Экспедиции: { $name }
karakorum-expedition = Экспедиция { $number }: { $cards }. { $sum }
karakorum-new-expedition = Начать новую экспедицию
karakorum-taken = Взятые карты
karakorum-pick-card = Сначала нажмите на карту, которую хотите выложить.
karakorum-hint-place = Нажмите на карту, потом на экспедицию или плюс. Или перетащите её туда.
karakorum-phase-reveal = Откройте карты
karakorum-phase-take = Возьмите карты
karakorum-phase-allot = Выложите и засчитайте
karakorum-prompt-reveal = { $name }, откройте карту
karakorum-prompt-reveal_on = { $name }, пока ничего не подходит: откройте ещё карту
karakorum-prompt-reveal_more = { $name }, откройте ещё карту или остановитесь
karakorum-prompt-take = { $name }, возьмите одну или несколько карт одного цвета
karakorum-prompt-take_one = { $name }, возьмите одну карту
karakorum-prompt-take_none = { $name }, вашим экспедициям ничего не подходит: вы не берёте ничего
karakorum-prompt-take_or_pass = { $name }, возьмите одну карту или пасуйте
karakorum-prompt-pass = { $name }, вашим экспедициям ничего не подходит: пасуйте
karakorum-prompt-place = { $name }, выложите { $count ->
    [one] свою карту
    [few] свои карты
    [many] свои карты
   *[other] свои карты
}
karakorum-prompt-place_or_remove = { $name }, выложите { $count ->
    [one] свою карту
    [few] свои карты
    [many] свои карты
   *[other] свои карты
}; сначала можно убрать короткую экспедицию
karakorum-prompt-place_or_score = { $name }, выложите { $count ->
    [one] оставшуюся карту
    [few] остальные карты
    [many] остальные карты
   *[other] остальные карты
} или засчитайте экспедицию
karakorum-prompt-make_room = { $name }, места нет: сначала уберите короткую экспедицию
karakorum-prompt-score_first = { $name }, места нет: сначала засчитайте экспедицию
karakorum-prompt-score_or_end = { $name }, засчитайте экспедицию или завершите ход
karakorum-prompt-end = { $name }, завершите ход
karakorum-go = Начать партию
karakorum-reveal = Открыть карту
karakorum-stop = Стоп
karakorum-take = { $count ->
    [0] { $most ->
        [1] Выберите карту
       *[other] Выберите карты
    }
    [one] Взять { $count } карту
    [few] Взять { $count } карты
    [many] Взять { $count } карт
   *[other] Взять { $count } карты
}
karakorum-pass = Пас
karakorum-none = Ничего не брать
karakorum-do-axes = Лед. { $gain }
karakorum-do-four = 4 карты { $gain }
karakorum-do-six = 6 карт { $gain }
karakorum-do-pair = Пара { $gain }
karakorum-do-axes10 = 10 ледор. { $gain }
karakorum-do-remove = Убрать { $gain }
karakorum-choose-first = Сначала нажмите на карту, которую хотите взять.
karakorum-others = Экспедиции других игроков
karakorum-goals-of = { $colour ->
    [R] Красные
    [G] Зелёные
   *[Y] Жёлтые
} карты целей
karakorum-goals-open = { $colour ->
    [R] Красные
    [G] Зелёные
   *[Y] Жёлтые
} карты целей: { $list }
karakorum-goals-none = все взяты
karakorum-goals-now = { $goals }. Можно взять сейчас: { $list }
karakorum-goals-about = Засчитайте экспедицию этого цвета, которая выполняет цель, и фишка поднимется на столько делений, сколько указано на флаге. Каждую цель можно взять только один раз: она достаётся первому.
karakorum-goal-text = { $goal }: { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}
karakorum-goal-claimed = Уже взята.
karakorum-claim = Взять { $gain }
karakorum-progress-four = { $have } из { $need } карт
karakorum-progress-six = { $have } из { $need } карт
karakorum-progress-pair = { $have } из { $need } экспедиций
karakorum-progress-axes10 = { $have } из { $need } ледорубов
karakorum-pile-sum = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, { $axes ->
    [one] { $axes } ледоруб
    [few] { $axes } ледоруба
    [many] { $axes } ледорубов
   *[other] { $axes } ледоруба
}
karakorum-register = Сброс и колода
karakorum-register-cell = в сбросе { $gone }{ $gone ->
    [0] {""}
   *[other] {" "}(ледорубы: { $axes })
}, в колоде { $unseen }
karakorum-register-gone = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в сбросе: цифра — число ледорубов
karakorum-register-unseen = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в колоде: сколько карт с каждым числом; порядка не знает никто
karakorum-do-remove-free = Убрать
karakorum-how-axes = ледорубы
karakorum-how-four = цель «4 карты»
karakorum-how-six = цель «6 карт»
karakorum-how-pair = цель «пара»
karakorum-how-axes10 = цель «10 ледорубов»
karakorum-log-round = Активный игрок — { $name }, { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}.
karakorum-log-revealed = { $name } открывает: { $card }.
karakorum-log-stopped = { $name } больше не открывает карт.
karakorum-log-took = { $name } берёт: { $cards }.
karakorum-log-blocked = { $name } ничего не может взять.
karakorum-log-passed = { $name } пасует.
karakorum-log-discarded = В сброс: { $cards }.
karakorum-log-placed = { $name } выкладывает: { $card }.
karakorum-log-started = { $name } начинает экспедицию: { $card }.
karakorum-log-removed = { $name } убирает { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию: { $gain }, теперь на { $to }.
karakorum-log-scored = { $name } засчитывает { $colour ->
    [R] красную
    [G] зелёную
   *[Y] жёлтую
} экспедицию ({ $how }): { $gain }, теперь на { $to }.
karakorum-log-final-axes = { $name }, { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} экспедиция ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}): с { $from } на { $to }.
karakorum-log-final-remove = { $name }, { $colour ->
    [R] красная
    [G] зелёная
   *[Y] жёлтая
} экспедиция слишком короткая ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}): с { $from } назад на { $to }.
karakorum-log-over = Партия окончена.
karakorum-log-short = { $count ->
    [one] { $name }: { $count } карта
    [few] { $name }: { $count } карты
    [many] { $name }: { $count } карт
   *[other] { $name }: { $count } карты
}
karakorum-end-summits = Побеждает { $names }: все три фишки на вершинах
karakorum-end-comparison = Побеждает { $names }
karakorum-end-shared = Победу делят { $names }
karakorum-last-scoring = Последний подсчёт
karakorum-again = Та же колода ещё раз
karakorum-anew = Новая партия
karakorum-share-pawns = { $name }: красная { $red }, зелёная { $green }, жёлтая { $yellow }
karakorum-result-running = Пока проверено: { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
}
karakorum-leave-sure = Дальше { $name } играет автоматически и берёт как можно меньше карт. Отменить это нельзя.
karakorum-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
} в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}
karakorum-latest = Последние партии

karakorum-explain-card = Число { $value }: кладут в экспедицию того же цвета, где верхняя карта не больше. { $axes ->
    [0] Ледорубов на ней нет.
    [one] Её ледоруб — это { $axes } деление, когда засчитывают ледорубы.
    [few] Её ледорубы — это { $axes } деления, когда засчитывают ледорубы.
    [many] Её ледорубы — это { $axes } делений, когда засчитывают ледорубы.
   *[other] Её ледорубы — это { $axes } деления, когда засчитывают ледорубы.
}
karakorum-explain-deck = { $count ->
    [one] Колода, { $count } карта: раунд, в котором откроют последнюю карту, будет последним.
    [few] Колода, { $count } карты: раунд, в котором откроют последнюю карту, будет последним.
    [many] Колода, { $count } карт: раунд, в котором откроют последнюю карту, будет последним.
   *[other] Колода, { $count } карты: раунд, в котором откроют последнюю карту, будет последним.
}
karakorum-explain-discard = Сброшенные карты видны всем и в игру не возвращаются.
karakorum-explain-gap = За раунд можно открыть не больше { $limit } карт: на одну больше, чем игроков.
karakorum-explain-goal-four = Цель: за экспедицию ровно из 4 карт этого цвета её фишка проходит { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}.
karakorum-explain-goal-six = Цель: за экспедицию ровно из 6 карт этого цвета её фишка проходит { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}.
karakorum-explain-goal-pair = Цель: за две экспедиции этого цвета, не меньше 3 карт в каждой, фишка проходит { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}; обе уходят в сброс.
karakorum-explain-goal-axes10 = Цель: за экспедицию этого цвета, где не меньше 10 ледорубов, её фишка проходит { $fields ->
    [one] { $fields } деление
    [few] { $fields } деления
    [many] { $fields } делений
   *[other] { $fields } деления
}.
karakorum-explain-goal-open = Взять её может только один игрок.
karakorum-explain-goal-gone = Эта карта цели уже взята.
karakorum-explain-track = Путь к вершине, от базового лагеря (0) до вершины (30): ледорубы и цели ведут фишки вверх; шаги дальше 30 пропадают.
karakorum-explain-pawn = Фишка, игрок { $name }: деление { $field } из 30 на этом пути.
karakorum-explain-pile = Экспедиция: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} и { $axes ->
    [one] { $axes } ледоруб
    [few] { $axes } ледоруба
    [many] { $axes } ледорубов
   *[other] { $axes } ледоруба
}. Начиная с 3 карт её можно засчитать в раунде, в котором она получила карту.
karakorum-explain-new = Начать новую экспедицию: их может быть четыре, и лишь один цвет дважды.
karakorum-explain-score = { $fields ->
    [one] Засчитать экспедицию: её фишка поднимается на { $fields } деление, а карты уходят в сброс.
    [few] Засчитать экспедицию: её фишка поднимается на { $fields } деления, а карты уходят в сброс.
    [many] Засчитать экспедицию: её фишка поднимается на { $fields } делений, а карты уходят в сброс.
   *[other] Засчитать экспедицию: её фишка поднимается на { $fields } деления, а карты уходят в сброс.
}
karakorum-explain-remove = { $fields ->
    [one] Убрать короткую экспедицию, чтобы освободить место: её фишка отходит на { $fields } деление назад.
    [few] Убрать короткую экспедицию, чтобы освободить место: её фишка отходит на { $fields } деления назад.
    [many] Убрать короткую экспедицию, чтобы освободить место: её фишка отходит на { $fields } делений назад.
   *[other] Убрать короткую экспедицию, чтобы освободить место: её фишка отходит на { $fields } деления назад.
}
karakorum-explain-players = Все игроки, их три фишки и экспедиции.
karakorum-explain-active = Активный игрок открывает карты, берёт первым и может взять несколько карт одного цвета; в следующем раунде им станет игрок слева.

karakorum-table-rule = Корона отмечает самую высокую фишку на пути к вершине. Каждый откладывает свою самую низкую фишку с короной и складывает две другие. Без короны победить нельзя.
karakorum-table-summits = Все три фишки на вершинах: это сразу победа.
karakorum-table-aside = { $field }, отложена
