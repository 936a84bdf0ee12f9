### Słowa analizy zakończonej partii, wczytywane razem z nią.

review-about = Czego można było oczekiwać każdego dnia, wiedząc tylko to, co wtedy było znane ({ $name }). Różnice, które mogą być przypadkiem, się nie liczą.
review-about-alone = Czego można było oczekiwać każdego dnia, wiedząc tylko to, co wtedy było ci znane. Różnice, które mogą być przypadkiem, się nie liczą.
review-whose = Czyje wybory?
review-points = { $points } punktu
review-starting = Przygotowanie…
review-running = Przejrzano dzień { $day } z { $days }.
review-progress = Przejrzane dni
review-stop = Zatrzymaj
review-go-on = Kontynuuj
review-stopped = Zatrzymano. To, co znaleziono, jest zachowane.
review-failed = Analiza została przerwana. To, co znaleziono, jest zachowane.
review-praise-excellent = Znakomita wspinaczka!
review-praise-good = Dobra wspinaczka.
review-praise-mixed = Na tej górze było więcej do zdobycia.
review-total-none = Dla żadnego wyboru nie znaleziono nic lepszego.
review-total = Wszystkie wybory razem kosztowały { $cost } w porównaniu z najlepszymi znalezionymi.
review-curve = Oczekiwane punkty, dzień po dniu
review-curve-text = Pierwszego dnia można było oczekiwać { $first }; ostateczny wynik: { $last }.
review-curve-drop = Dzień { $day }: strata { $cost }
review-turning = Punkty zwrotne
review-no-turning = Żaden pojedynczy wybór nie zmienił wiele.
review-days = Każdy dzień
review-cards = Karty
review-turn = Tura
review-expected = Oczekiwane
review-best = nie znaleziono nic lepszego
review-nothing-better = Nie znaleziono nic lepszego.
review-lost = strata { $cost }
review-no-choice = nie było wyboru
review-legend-lost = stracono przez ten wybór
review-legend-expected = punkty, których można było oczekiwać rano
review-legend-tap = Dotknij znaku, aby zobaczyć wybór.
review-result = Wynik
review-choice-select = wybór kart
review-choice-turn = tura
review-heading = Dzień { $day }: { $what }
review-did = Co się stało
review-should = Co było lepsze
review-tomorrow = Jutro poziom { $level }.
review-line = Zielona linia pokazuje lepszą drogę.
review-watch = Obejrzyj ten dzień
review-lesson-other_cards = Te karty kosztowały { $cost }; inne były lepsze.
review-lesson-save_life = { $who } zginął tej nocy, a mógł przeżyć. Kosztowało to { $cost }.
review-lesson-rest_in_tent = { $who }: dalsza droga kosztowała { $cost }; lepszy był odpoczynek w namiocie.
review-lesson-stay = { $who }: dalsza droga kosztowała { $cost }; lepiej było zostać.
review-lesson-not_down = { $who }: zejście kosztowało { $cost }; lepiej było zostać.
review-lesson-go_on = { $who }: brak dalszej drogi kosztował { $cost }; lepiej było iść w górę.
review-lesson-go_further = { $who }: postój w tym miejscu kosztował { $cost }; lepiej było iść dalej.
review-lesson-go_less_far = { $who }: tak daleka droga kosztowała { $cost }; lepiej było zatrzymać się wcześniej.
review-lesson-go_down = { $who }: brak zejścia kosztował { $cost }.
review-lesson-tent = { $who }: noc bez namiotu kosztowała { $cost }; lepiej było go rozbić.
review-lesson-keep_tent = { $who }: rozbicie namiotu tutaj kosztowało { $cost }; lepiej było zachować go na później.
review-lesson-no_cards = Użycie kart kosztowało { $cost }; lepszy był odpoczynek bez kart.
review-lesson-more_level = { $who }: potrzebny był wyższy poziom; jego brak kosztował { $cost }.
review-lesson-other_shares = Taki podział kart kosztował { $cost }; inny był lepszy.
review-deed-up = { $who } wchodzi wyżej: { $place }.
review-deed-down = { $who } schodzi: { $place }.
review-deed-stay = { $who } zostaje: { $place }.
review-deed-rest_in_tent = { $who } odpoczywa w namiocie: { $place }.
review-deed-pitch = { $who } rozbija namiot: { $place }.
review-deed-up_pitch = { $who } wchodzi wyżej i rozbija namiot: { $place }.
review-deed-down_pitch = { $who } schodzi i rozbija namiot: { $place }.
review-deed-die = { $who } ginie w nocy.
karakorum-review-about = Jak duża była szansa na wygraną gracza { $name }, runda po rundzie, przy tym, co było wtedy wiadomo. Różnice, które mogą być przypadkowe, nie liczą się.
karakorum-review-running = Przeanalizowano rundę { $round } z { $rounds }.
karakorum-review-progress = Przeanalizowane rundy
karakorum-review-praise-excellent = Znakomita gra!
karakorum-review-praise-good = Dobra gra.
karakorum-review-praise-mixed = W tej partii można było osiągnąć więcej.
karakorum-review-total = Wybory tak dobre jak najlepszy znaleziony: { $good } z { $all }.
karakorum-review-curve = Szansa na wygraną, runda po rundzie
karakorum-review-curve-text = W rundzie 1 szansa na wygraną wynosiła { $first }, a na końcu { $last }.
karakorum-review-drop = Runda { $round }: szansa na wygraną spadła o { $cost }
karakorum-review-lost = szansa na wygraną spadła o { $cost }
karakorum-review-cost = Szansa na wygraną spadła o { $cost }.
karakorum-review-rounds = Wszystkie rundy
karakorum-review-round = Runda
karakorum-review-short-reveal = Odkrywanie
karakorum-review-short-take = Branie
karakorum-review-short-allot = Przydział
karakorum-review-chance = Szansa
karakorum-review-legend-chance = jak prawdopodobna była wygrana na początku rundy
karakorum-review-heading = Runda { $round }: { $what }
karakorum-review-watch = Obejrzyj tę rundę
karakorum-review-reveals = { $name } odkrywa jeszcze jedną kartę.
karakorum-review-better-reveal = Lepiej było odkryć jeszcze jedną kartę.
karakorum-review-better-stop = Lepiej było przestać odkrywać.
karakorum-review-better-take = Lepiej było wziąć: { $cards }.
karakorum-review-better-take_nothing = Lepiej było nic nie brać.
karakorum-review-better-score_goal = Lepiej było zapunktować { $colour ->
    [R] czerwoną
    [G] zieloną
   *[Y] żółtą
} ekspedycję za { $how }: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[other] { $fields } pól
}.
karakorum-review-better-score_axes = Lepiej było zapunktować czekany { $colour ->
    [R] czerwonej
    [G] zielonej
   *[Y] żółtej
} ekspedycji: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[other] { $fields } pól
}.
karakorum-review-better-keep = Lepiej było zachować { $colour ->
    [R] czerwoną
    [G] zieloną
   *[Y] żółtą
} ekspedycję, zamiast ją punktować.
karakorum-review-better-remove = Lepiej było usunąć { $colour ->
    [R] czerwoną
    [G] zieloną
   *[Y] żółtą
} ekspedycję.
karakorum-review-better-not_remove = Lepiej było nie usuwać { $colour ->
    [R] czerwonej
    [G] zielonej
   *[Y] żółtej
} ekspedycji.
karakorum-review-better-place = Lepiej było inaczej przydzielić { $colour ->
    [R] czerwone
    [G] zielone
   *[Y] żółte
} karty.
