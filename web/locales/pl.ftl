### Słowa strony. Terminy jak w drukowanych grach.

app-title = K2
app-unofficial = Nieoficjalna adaptacja gier K2 Adama Kałuży i Karakorum Reinera Knizii
title-of = { $screen } – { $game }
app-description = Zagraj w K2 i Karakorum w przeglądarce, solo lub w kilka osób przy jednym ekranie, także bez internetu. Nieoficjalna adaptacja.

## Strona główna

home-quick = Ruszaj w górę
home-bots = Przeciw dwóm Alpinistom
home-bots-about = Ty i dwa boty, łatwa strona, lato
home-continue = Kontynuuj
home-intro = Dwie górskie gry na jednym urządzeniu: solo albo z przyjaciółmi. Bez konta, a po pierwszej wizycie bez sieci.
home-k2-about = Gra planszowa dla 1–⁠5 osób: 18 dni wspinaczki i walki o życie
home-deal = Nowa gra
home-setup = Nowa wyprawa
home-daily-about = Codziennie nowa, jedna dla wszystkich
home-daily-keep = Wspinaj się dziś, aby nie przerwać serii.
home-daily-done = Dziś zdobyta: { $result }.
home-challenge-about = Wyślij górę jako link i sprawdź, kto zajdzie wyżej.
home-karakorum-about = Gra karciana dla 2–⁠4 osób: wyścig na trzy szczyty
home-welcome = Pierwszy raz tutaj? Naucz się na górze
home-lesson-on = Wróć do lekcji, krok { $number } z { $count }
home-games = Twoje partie
home-rules = Jak grać
home-settings = Ustawienia
home-about = O grze
home-loading = Przygotowujemy górę…

## Lessons, and the short hints after them

lesson-k2 = Pierwsza wspinaczka
lesson-k2-about = Naucz się K2 na planszy, krok po kroku, w pięć minut
lesson-karakorum = Pierwsza ekspedycja
lesson-karakorum-about = Naucz się Karakorum przy stole, krok po kroku, w trzy minuty
help-k2-select = Zielone karty prowadzą w górę, płuca dodają sił: graj po trochu jednych i drugich.
help-k2-weather = Spójrz na kolejne dni: gdzie wieje wiatr, nocą traci się aklimatyzację.
help-k2-tent = Namiot co noc daje 1 poziom każdemu twojemu wspinaczowi na jego polu. Każdy wspinacz ma jeden.
help-k2-night = Przy każdym wspinaczu widać, co przyniesie mu noc.
help-karakorum-reveal = Co odkryjesz i zostawisz, mogą wziąć inni.
help-karakorum-take = Bierz to, co pasuje do twoich ekspedycji: ten sam kolor i wartość nie niższa niż na wierzchu.
help-karakorum-score = Trzy karty można policzyć za czekany. Czasem warto poczekać na cel.

engine-failed-download = Nie udało się pobrać gry. Sprawdź połączenie i spróbuj ponownie.
engine-failed-browser = Ta przeglądarka nie uruchomi gry: jest za stara albo któraś z jej funkcji jest wyłączona. Zaktualizuj ją albo użyj innej.
engine-failed-start = Gra nie uruchomiła się w tej przeglądarce. Spróbuj ponownie albo użyj nowszej przeglądarki.
engine-failed-stalled = Wczytywanie gry utknęło. Spróbuj ponownie.
engine-failed-died = Przeglądarka zamknęła grę w tle. Spróbuj ponownie.
engine-failed-memory = Za mało wolnej pamięci, żeby uruchomić grę. Zamknij inne karty lub aplikacje i spróbuj ponownie.
engine-slow = To trwa dłużej niż zwykle.
tap-lost = To się nie udało. Spróbuj jeszcze raz.
retry = Spróbuj ponownie
back = Wstecz
close = Zamknij
cancel = Anuluj
pair = { $label }: { $text }

notices-title = Powiadomienia
update-waits = Jest nowa wersja. Twoje partie zostają bez zmian.
update-now = Aktualizuj

## Przygotowanie

setup-title = Nowa wyprawa
setup-players = Gracze
setup-players-count = { $count ->
    [1] Solo
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
setup-name = Imię gracza { $number }
setup-name-hint = Gracz { $number }
setup-colour = Kolor gracza { $number }: { $colour }. Dotknij, aby zmienić.
setup-colours = Kolory dla gracza { $number }
setup-seats = Kto gra, w kolejności tur
setup-forward = Przesuń gracza { $name } o jedno miejsce do przodu
setup-kind = Kto gra jako gracz { $number }
setup-kind-person = Człowiek
setup-kind-bot = { $bot } (bot)
colour-0 = pomarańczowy
colour-1 = niebieski
colour-2 = kremowy
colour-3 = śliwkowy
colour-4 = morski
setup-start = Kto zaczyna
setup-start-draw = Losowo
setup-board = Strona góry
setup-board-easy = Łatwa
setup-board-hard = Trudna
setup-board-about-easy = Dobra strona na pierwszą wspinaczkę.
setup-board-about-hard = Dłuższa i bardziej stroma droga, dla doświadczonych.
setup-weather = Pogoda
setup-weather-summer = Lato
setup-weather-winter = Zima
setup-weather-mixed = Mieszana
setup-weather-about-summer = Łagodniejsze dni. Wybierz to na pierwszą wspinaczkę.
setup-weather-about-winter = Więcej wiatru i śniegu, cięższe noce.
setup-weather-about-mixed = Letnie i zimowe kafelki potasowane razem.
setup-family = Wariant rodzinny: każdy gracz ma jedną kartę ratunku
setup-crowded = Łatwiej: więcej wspinaczy na polu
setup-more = Więcej opcji
setup-seed = Kod gry
setup-seed-about = Ten sam kod daje wszystkim dokładnie tę samą grę. Od 1 do 32 liter (a–z), cyfr lub łączników.
setup-seed-new = Inny kod
setup-go = Zacznij wspinaczkę

## Zespoły i wspinacze

player-default = Gracz { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, potem { $other }
bot-thinking = { $name } myśli…
bot-skip = Nie czekaj
bot-stumbled = { $name } nie znajduje ruchu na czas, dlatego wykonano prosty ruch.
bot-hand-over = Niech bot gra za: { $name }
bot-hand-over-which = Który bot ma odtąd grać za: { $name }? Miejsce można odzyskać w każdej chwili.
bot-take-over = Przejmij miejsce: { $name }
player-alone = Ty
climber-named = { $name }: wspinacz { $letter }
climber-alone = Wspinacz { $letter }
team-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
team-dead = nie żyje
team-level = poziom { $level }
team-marker = punkty zwycięstwa: { $points }
team-left = już nie gra
team-starts = dziś zaczyna
team-rescue = karta ratunku
team-unseen = Jeszcze w talii
team-unseen-hand = Na ręce i w talii
team-played = Już zagrane

## Dzień

day-of = Dzień { $day } z 18
day-short = { $day }/18
board-whole = Cała góra
weather-clear = pogodnie
weather-loss = poziom −{ $loss }
weather-surcharge = koszt +{ $surcharge }
weather-day = Dzień { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = poniżej 6000 m
zone-1 = 6000–7000 m
zone-2 = 7000–8000 m
zone-3 = powyżej 8000 m
zone-limit = najwyżej { $limit ->
    [one] { $limit } wspinacz
    [few] { $limit } wspinaczy
    [many] { $limit } wspinaczy
   *[other] { $limit } wspinacza
} na polu
zone-sign = { $zone }, { $limit }
altitude = { $metres } m
forecast-title = Prognoza

phase-select = Wybierz trzy karty
phase-token = Weź żeton ryzyka
phase-rescue = Użyć karty ratunku?
phase-night = Noc

## Karty

card-m = Ruch { $up }
card-r = Lina { $up } w górę / { $down } w dół
card-a = Aklimatyzacja { $level }
card-a0 = Aklimatyzacja 0 (bez efektu)

## Wybór kart

select-prompt = { $players ->
    [1] Wybierz trzy karty
   *[other] { $name }, wybierz trzy karty
}
select-forced = { $players ->
    [1] Ostatnie trzy karty: musisz zagrać wszystkie
   *[other] { $name }, ostatnie trzy karty: musisz zagrać wszystkie
}
select-sum = Ryzyko: { $sum }
select-go = Zagraj te karty
select-more = { $count ->
    [one] Jeszcze jedna karta
    [few] Jeszcze { $count } karty
    [many] Jeszcze { $count } kart
   *[other] Jeszcze { $count } karty
}
select-hand = Twoje karty
first-select = Najpierw wybierz karty, potem możesz się ruszyć.

## Ryzyko

risk-taker = { $name } ryzykuje najbardziej i bierze żeton ryzyka
risk-solo = Wybierz żeton ryzyka
risk-tie = { $names }: remis, { $sum }. Nikt nie bierze żetonu
risk-hint = Liczba na żetonie to twoja strata w tej turze: w punktach ruchu lub poziomach. Jeśli nie użyjesz żadnej karty, nic nie płacisz.
first-token = Najpierw weź żeton ryzyka.
risk-token = Żeton ryzyka { $value }: { $value ->
    [0] bez efektu
    [one] tracisz { $value } punkt
    [few] tracisz { $value } punkty
    [many] tracisz { $value } punktów
   *[other] tracisz { $value } punktu
}
risk-token-same = { $token }. Takich żetonów jest { $count }: wszystko jedno, który weźmiesz.
risk-open = Odkryte żetony ryzyka: { $list }
risk-left = W woreczku: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } punkt ryzyka do zapłaty
    [few] { $count } punkty ryzyka do zapłaty
    [many] { $count } punktów ryzyka do zapłaty
   *[other] { $count } punktu ryzyka do zapłaty
}

## Tura

turn-cards = Dzisiejsze karty
turn-points = { $points ->
    [one] { $points } krok
    [few] { $points } kroki
    [many] { $points } kroków
   *[other] { $points } kroku
}
turn-down = { $points } tylko w dół
turn-give-to = { $card }: dla kogo?
turn-give-up = { $letter }: { $up } w górę lub w dół
turn-give-down = { $letter }: { $down } tylko w dół
turn-give-move = { $letter }: ruch { $up }
turn-give-level = { $letter }: poziom +{ $level }
turn-tent-label = Rozbij tu namiot wspinacza { $letter } (koszt { $cost })
turn-pay-count = Zapłać { $count }
turn-pay-move = { $letter } płaci 1 punkt ruchu
turn-pay-level = { $letter } płaci 1 poziom
turn-undo = Cofnij
turn-redo = Ponów
turn-end = Koniec tury
turn-rest = Odpocznij
turn-must-walk = To pole jest pełne: wspinacz { $letter } musi iść dalej.
turn-pick-climber = Dotknij wspinacza, potem podświetlonego pola. Albo przeciągnij karty na wspinaczy.
turn-pick-space = Dotknij podświetlonego pola. Zielone koło to koszt, niebieski kwadrat to poziom jutro.
turn-pick-space-risk = Dotknij podświetlonego pola. Zielone to koszt, żółte to ryzyko, niebieskie to poziom jutro.
turn-pay-next = Pozostałe punkty są na ryzyko: dotknij „{ $pay }”.
turn-all-used = Nie ma już nic do użycia. Zakończ turę.
turn-nothing-to-reach = Z tym, co zostało, wspinacz { $letter } nigdzie nie dojdzie.
turn-left = { $letter } ma jeszcze do wykorzystania { $points ->
    [one] { $points } krok
    [few] { $points } kroki
    [many] { $points } kroków
   *[other] { $points } kroku
}.
turn-of = { $alone ->
    [yes] Twoja tura
   *[no] Tura: { $name }
}
hand-over-about = Podaj urządzenie graczowi: { $name }.
hand-over-go = Tura: { $name }. Dalej
hand-over-first = Najpierw dotknij przycisku poniżej.

plan-to = Wspinacz { $letter } → { $place }
plan-touch = Wspinacz { $letter } dotyka pola: { $place } (pełne)
plan-touch-gain = Wspinacz { $letter } dotyka: { $place }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
plan-camp = Namiot wspinacza { $letter }: { $place }
plan-walk = ruch { $cost }
plan-walk-tent = ruch i namiot { $cost }
plan-tent = namiot { $cost }
plan-with-risk = { $what } + ryzyko { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] nic nie przepada
    [one] przepada { $wasted }
    [few] przepadają { $wasted }
    [many] przepada { $wasted }
   *[other] przepada { $wasted }
}
plan-risk-level = { $levels ->
    [one] żeton zabiera { $levels } poziom
    [few] żeton zabiera { $levels } poziomy
    [many] żeton zabiera { $levels } poziomów
   *[other] żeton zabiera { $levels } poziomu
}{ $card ->
    [yes] , chyba że zapłaci inna karta
   *[no] {""}
}
plan-tonight = { $letter } tej nocy: { $sum }
plan-careful = potrzebny namiot albo jeszcze jedna karta
plan-deadly = wspinacz zginie
plan-deadly-doubt = Tej nocy zginąłby wspinacz.
plan-accept = OK
plan-pay-by-hand = Płać punkt po punkcie
pay-about = Wybierz, czym zapłacić; najlepszy wybór jest zaznaczony.
pay-proposed = Zapłać jak zaznaczono
pay-card = Daj { $letter } kartę { $card } i nią zapłać
pay-deadly = { $what }: wspinacz zginie
pay-from-points = zostało { $points }
pay-from-level = poziom { $level } → { $left }
plan-with-tent = Z namiotem
plan-no-tent = Bez namiotu
plan-touch-back = Dotknij i wróć
plan-touch-on = Dotknij i idź dalej
plan-cards = Użyte karty
plan-no-card = bez karty
plan-gift = { $card } dla { $letter }
plan-cancel = Anuluj

## Podpowiedzi

hint-ask = Podpowiedź
hint-stop = Przestań szukać
hint-next = Inna podpowiedź
hint-thinking = Szukam podpowiedzi… Możesz w tym czasie grać.
hint-number = Podpowiedź { $number } z { $count }:
hint-failed = Tym razem nie udało się znaleźć podpowiedzi. Nic się nie zmieniło: graj dalej lub zapytaj ponownie.
hint-used = z podpowiedziami
hint-stays = zostaje
hint-why-only_choice = Nic innego nie da się teraz zrobić.
hint-why-most_points = Średnio daje to najwięcej punktów.
hint-why-not_as_good = Wygląda słabiej niż pierwsza podpowiedź.
hint-why-as_good = Równie dobra jak pierwsza podpowiedź.
hint-why-summit_in_reach = Szczyt pozostaje w zasięgu do dnia { $day }.
hint-why-points_in_reach = Wspinacz może zdobyć { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} do dnia { $day }.
hint-why-points_now = Wspinacz { $climber } ma teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-why-both_live_through_storm = Obaj wspinacze przeżyją złą pogodę dnia { $day }.
hint-why-lives_through_storm = Twój wspinacz przeżyje złą pogodę dnia { $day }.
hint-why-all_live_tonight = Tej nocy nikt nie ginie; większość innych wyborów kosztuje życie.
hint-why-saves_card = Zachowuje „{ $card }” na dzień { $day }.
hint-why-pitches_tent = Wspinacz { $climber } rozbija namiot ({ $place }).
hint-why-rests = Nie używasz kart, więc żeton ryzyka nic nie kosztuje.
hint-why-low_risk = To najniższy odkryty żeton: { $risk }.
hint-why-free_risk = Żeton { $risk } dziś nic nie kosztuje i później już nie zaszkodzi.
hint-why-cheap_risk = Żeton { $risk } dziś da się znieść, a później już nie zaszkodzi.
hint-why-saves_climber = Wspinacz { $climber } przeżyje.
hint-why-keeps_rescue = Karta ratunku zostaje dla wspinacza { $climber }.
hint-why-scores_goal = { $colour ->
    [R] Czerwona
    [G] Zielona
   *[Y] Żółta
} ekspedycja zdobywa cel „{ $goal }”: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}.
hint-why-scores_axes = { $colour ->
    [R] Czerwona
    [G] Zielona
   *[Y] Żółta
} ekspedycja punktuje za czekany: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}.
hint-why-builds = { $colour ->
    [R] Czerwona
    [G] Zielona
   *[Y] Żółta
} ekspedycja ma już { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
hint-why-starts = Zaczyna się nowa { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} ekspedycja.
hint-why-makes_room = Krótka { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} ekspedycja zwalnia miejsce.
hint-why-gives_up = Krótka { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} ekspedycja zostaje usunięta: { $fields ->
    [0] to nic nie kosztuje
    [one] { $fields } pole wstecz
    [few] { $fields } pola wstecz
    [many] { $fields } pól wstecz
   *[other] { $fields } pola wstecz
}.
hint-why-nothing_more = W tej turze nic więcej się nie opłaca.
hint-why-better_cards_may_come = Średnio jeszcze jedna karta ci się opłaca.
hint-why-more_cards_help_others = Średnio jeszcze jedna karta bardziej pomogłaby innym.
hint-why-certain = Odkryte karty są pewne; nowa to ryzyko.
hint-why-no_card_helps = Żadnej karty nie warto teraz brać.
hint-why-takes_nothing = Tym razem nie bierzesz karty.

confirm-death = { $alone ->
    [yes] Wspinacz
   *[no] { $name }, wspinacz
} { $letter } nie przeżyje tej nocy ({ $sum }).
confirm-death-savable = Możesz jeszcze temu zapobiec.
confirm-death-undo = Teraz pomoże już tylko cofnięcie.
confirm-death-lost = Temu nie da się już zapobiec.
death-ends-solo = W grze solo wspinaczka kończy się, gdy zginie choć jeden wspinacz.
confirm-death-end = Mimo to zakończ turę
confirm-death-back = Graj dalej
confirm-rest = Nie używasz żadnej karty. Odpoczynek nic nie kosztuje. Zakończyć turę?
confirm-rest-token = Nie używasz żadnej karty. Odpoczynek nic nie kosztuje, nawet za żeton ryzyka się nie płaci. Zakończyć turę?
confirm-rest-end = Odpocznij
confirm-unused = Jeszcze niewykorzystane: { $list }. Co zostanie, przepada po zakończeniu tury. Zakończyć teraz?
unused-points = { $points ->
    [one] { $points } krok wspinacza { $letter }
    [few] { $points } kroki wspinacza { $letter }
    [many] { $points } kroków wspinacza { $letter }
   *[other] { $points } kroku wspinacza { $letter }
}

## Tej nocy

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = zostaje { $level }
tonight-below = { $level }, poniżej 1
tonight-ground = { " " }{ $sign }{ $amount } teren
tonight-tent = { " " }+1 namiot
tonight-weather = { " " }−{ $amount } pogoda
tonight-risk = { " " }−{ $amount } ryzyko
tonight-dies = ginie
tonight-capped = , najwyżej { $result }
tonight-unpaid = ryzyko do zapłaty: { $count }
night-title = Noc { $day }
night-skip = Pomiń
night-go-on = Dalej

## Ratunek

rescue-prompt = { $name }, wspinacz { $letter } nie przetrwa tej nocy. Użyjesz karty ratunku?
rescue-about = Dotknij podświetlonego pola poniżej 6000 m. Wspinacz wraca tam z poziomem 1, a jego znacznik punktów cofa się o 4 pola.
rescue-to = Ratuj: { $place }
rescue-choose = Wybierz podświetlone pole
first-rescue = Najpierw zdecyduj o ratunku.
rescue-decline = Nie ratuj wspinacza { $letter }

## Miejsca

place-camp = obóz główny
place-summit = szczyt
place-space = pole { $number }
space-label = { $place }, koszt { $cost }, teren { $modifier }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $zone }{ $people }
space-people = ; tutaj: { $list }
space-facts = { $place }: koszt { $cost }, noc { $modifier }, punkty { $points }.
space-price-risk = { $cost } + ryzyko { $risk }
space-target = ; w zasięgu za { $cost }, jutro poziom { $result }
space-target-careful = ; w zasięgu za { $cost }, bez namiotu lub jeszcze jednej karty śmierć tej nocy
space-target-dies = ; w zasięgu za { $cost }, śmierć tej nocy
space-full = ; pełne, można dotknąć za { $cost }
space-full-dies = ; pełne, można dotknąć za { $cost }, ale wspinacz zginie
climber-label = { $who }, { $place }, poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Kurtyna

curtain-title = Podaj urządzenie graczowi: { $name }
curtain-about = Reszta odwraca wzrok. Nikt nie zobaczy twoich kart, dopóki wszyscy nie wybiorą.
curtain-lift = To ja, { $name } – pokaż moje karty

## Dziennik

log-title = Dziennik
log-morning = Dzień { $day }: { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}Zaczyna { $name }.
}
log-picked = { $alone ->
    [yes] Karty wybrane.
   *[no] { $name } – karty wybrane.
}
log-revealed = { $alone ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
}: { $cards } (ryzyko { $sum }).
log-taker = { $name } ryzykuje najbardziej.
log-tie = Remis w ryzyku: nikt nie bierze żetonu.
log-took = { $alone ->
    [yes] Bierzesz
   *[no] { $name } bierze
} żeton ryzyka { $value }.
log-gave = { $who } dostaje kartę: { $card }.
log-walked = { $who } → { $place } (koszt { $cost }).
log-summit = { $who } zdobywa szczyt: { $place ->
    [1] jako pierwszy!
    [2] jako drugi!
    [3] jako trzeci!
   *[other] miejsce { $place }!
}
log-camped = { $who } rozbija namiot: { $place } (koszt { $cost }).
log-paid-move = { $who } traci przez ryzyko 1 punkt ruchu.
log-paid-level = { $who } traci przez ryzyko 1 poziom.
log-ended = { $alone ->
    [yes] Kończysz turę.
   *[no] { $name } kończy turę.
}
log-night = { $who }, noc: { $sum }.
log-fell = { $who } ginie w górach.
log-awaiting = { $who } potrzebuje ratunku.
log-died = { $who } ginie w górach.
log-rescued = { $who } – akcja ratunkowa: { $place }, punkty spadają do { $points }.
log-declined = { $name } nie ratuje wspinacza { $letter }.
log-out = { $name } nie ma już wspinaczy i odpada z gry.
log-over = Koniec wyprawy.
log-short = { $who }: { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] w górę o { $count } pole
    [few] w górę o { $count } pola
    [many] w górę o { $count } pól
   *[other] w górę o { $count } pola
}
log-short-down = { $count ->
    [one] w dół o { $count } pole
    [few] w dół o { $count } pola
    [many] w dół o { $count } pól
   *[other] w dół o { $count } pola
}
log-short-along = { $count ->
    [one] dalej o { $count } pole
    [few] dalej o { $count } pola
    [many] dalej o { $count } pól
   *[other] dalej o { $count } pola
}
log-short-back = { $count ->
    [one] tam i z powrotem, { $count } pole
    [few] tam i z powrotem, { $count } pola
    [many] tam i z powrotem, { $count } pól
   *[other] tam i z powrotem, { $count } pola
}
log-short-camped = namiot
log-short-died = śmierć
log-short-rescued = ratunek

## Koniec

end-solo = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $rank }
end-winner = { $names } wygrywa z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
end-summit-order = Remis punktowy. Wygrywa { $names }: wcześniejsze wejście na szczyt
end-shared = { $names } dzielą się zwycięstwem: { $points ->
    [one] po { $points } punkcie
    [few] po { $points } punkty
    [many] po { $points } punktów
   *[other] po { $points } punktu
}
rank-himalayan = Himalaista
rank-alpinist = Alpinista
rank-hiker = Piechur
rank-tourist = Turysta
rank-from = od { $points }
rank-below = mniej
end-ranks = Rangi na tej górze
end-nobody = Nikt nie stanął na szczycie.
end-chart = Wysokość i poziom dzień po dniu
end-again = Jeszcze raz ta góra
end-new = Nowa góra
end-race-again = Jeszcze raz wyścig: { $name }
end-answer = Wyślij odpowiedź
end-answer-to = Wyślij odpowiedź: { $name }
end-unranked = To dalszy ciąg innej partii: nie liczy się do rekordów.

## Wyzwania, wyniki, wyścigi

challenge-title = Rzucono ci wyzwanie!
challenge-from = Wyzwanie od gracza { $name }
challenge-someone = Rywal
challenge-beat = { $name }: { $result }. Potrafisz lepiej?
challenge-daily = Góra dnia, { $date } · { $mode }
challenge-about = Wspinaczka na K2 dla jednej osoby: dwóch wspinaczy, 18 dni, około 20 minut. Każdy, kto podejmie wyzwanie, dostaje tę samą pogodę, te same żetony i karty.
challenge-name = Twoje imię
challenge-go = Podejmij wyzwanie
challenge-race = Wyścig: { $name }
challenge-continue = Wróć do wspinaczki (dzień { $day })
challenge-restart = Zacznij od nowa
challenge-watch = Obejrzyj wspinaczkę: { $name }
challenge-lost = Część tego linku jest uszkodzona i została pominięta.
challenge-own-first = Najpierw wejdź na nią
challenge-own-again = Wejdź na nią jeszcze raz
challenge-another = Inna góra
answer-title = Odpowiedź
answer-from = Odpowiedź od gracza { $name }
standing-you = Ty
standing-ahead-you = Prowadzisz.
standing-ahead = { $name } prowadzi.
standing-even = Remis.
result-waiting = Sprawdzanie partii…
result-title = Udostępniony wynik
result-verified = Potwierdzono: { $result }
climb-result = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $rank }
result-running = Potwierdzono do dnia { $day }, punkty: { $points }
result-proves = Twoja przeglądarka powtórzyła wszystkie ruchy: na tej górze dają dokładnie taki wynik.
result-proves-running = Twoja przeglądarka powtórzyła wszystkie dotychczasowe ruchy; każdy jest dozwolony.
result-cannot = Nie da się sprawdzić, czy to była pierwsza próba.
result-proves-table = Twoja przeglądarka powtórzyła wszystkie ruchy: z tą talią dają dokładnie taki wynik.
result-watch = Obejrzyj partię
result-try = Zagraj na tej górze
result-race = Ścigaj się z duchem
ghost-default = duch
ghost-of = Rywal: { $name } ({ $result })
rival-of = Wyzwanie: { $name }
rival-of-points = Wyzwanie: { $name } ({ $points })
race-won = Wygrywasz! Rywal: { $name } ({ $points }).
race-lost = Tym razem lepiej poszło rywalowi: { $name } ({ $points }).
race-even = Remis: { $name } ma tyle samo punktów ({ $points }).

## Góra dnia

daily-title = Góra dnia
daily-go = Zacznij wspinaczkę
daily-first = Pierwsza próba: { $result }
daily-first-tag = pierwsza próba
daily-best = Najlepszy wynik: { $result } ({ $count ->
    [one] { $count } wspinaczka
    [few] { $count } wspinaczki
    [many] { $count } wspinaczek
   *[other] { $count } wspinaczki
})
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-next = Następna góra za { $time }
daily-archive = Poprzednie dni
daily-more = Pokaż więcej dni

par = Wynik wzorcowy: { $par }
par-searching = Trwa obliczanie wyniku wzorcowego tej góry…
par-short = { $points ->
    [one] Do wyniku wzorcowego ({ $par }) zabrakło { $points } punktu
    [few] Do wyniku wzorcowego ({ $par }) zabrakło { $points } punktów
    [many] Do wyniku wzorcowego ({ $par }) zabrakło { $points } punktów
   *[other] Do wyniku wzorcowego ({ $par }) zabrakło { $points } punktu
}
par-reached = Wynik wzorcowy osiągnięty ({ $par })!
par-above = { $points ->
    [one] { $points } punkt powyżej wyniku wzorcowego! Dotąd wynosił { $par }.
    [few] { $points } punkty powyżej wyniku wzorcowego! Dotąd wynosił { $par }.
    [many] { $points } punktów powyżej wyniku wzorcowego! Dotąd wynosił { $par }.
   *[other] { $points } punktu powyżej wyniku wzorcowego! Dotąd wynosił { $par }.
}
par-tag = wynik wzorcowy
explain-par = Wynik wzorcowy to najlepszy wynik, jaki komputer znalazł na tej górze, znając z góry wszystkie karty, żetony i pogodę.

## Rekordy

records-title = Rekordy
records-none = Jeszcze nic tu nie ma. Ukończ wspinaczkę solo lub partię Karakorum, aby ustanowić pierwszy rekord.
records-best = Rekord
records-climbs = Wspinaczki
records-summits = Szczyty
records-deaths = Ofiary
records-latest = Ostatnie wspinaczki
records-course = Punkty ostatnich wspinaczek, najnowsza po prawej
records-ranks = Rangi

## Udostępnianie

share-title = Udostępnij
share-result = Mój wynik
share-challenge = Rzuć wyzwanie
share-answer = Twoja odpowiedź
share-answer-to = Odpowiedź: { $name }
share-name = Twoje imię
share-message = Dodaj wiadomość (opcjonalnie)
share-preview = Co zostanie wysłane
share-moment = { $game }: moment z partii
share-text-challenge = Wejdziesz też na tę górę? { $mountain }
share-text-beat = Mój wynik: { $result }. Potrafisz lepiej? { $mountain }
share-text-answer = Mój wynik na tej samej górze: { $result }.
share-text-theirs = U ciebie było { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Wyślij…
share-copy-link = Kopiuj link
share-copy-text = Kopiuj tekst i link
share-copied = Skopiowano.
share-copy-by-hand = Przeglądarka nie pozwala kopiować. Link powyżej jest zaznaczony: skopiuj go stamtąd.
share-qr = Kod QR
share-picture = Grafika
share-save-picture = Zapisz grafikę
picture-height = Wysokość
picture-level = Aklimatyzacja
picture-day = Dzień
share-about-result = Kto otworzy link, może obejrzeć partię, sprawdzić wynik i ścigać się z tobą.
share-about-challenge = Kto otworzy link, dostanie tę samą górę: tę samą pogodę, te same żetony i karty.
share-about-answer = Kto otworzy link, zobaczy oba wyniki i znowu może się z tobą ścigać.
share-about-answer-first = Kto otworzy link, zobaczy twój wynik i może się z tobą ścigać.
share-about-game = Kto otworzy link, może obejrzeć partię i sprawdzić wynik.
share-about-moment = Kto otworzy link, zobaczy partię w tym momencie i może grać dalej.
share-daily = K2 dnia, { $date } · { $mode }

## Oglądanie partii

replay-moment = Moment partii
replay-moment-of = { $where }, krok { $at } z { $count }
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step-back = Krok wstecz
replay-step-on = Krok dalej
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-day-back = Poprzedni dzień
replay-day-on = Następny dzień
replay-link = Link do tego momentu
replay-play-on = Graj od tego miejsca
replay-day = Dzień { $day }
replay-days = Dni
replay-turn-of = { $chapter }: { $name }
replay-count = { $at } z { $count }
replay-pace = Tempo
replay-play-key = Spacja lub { $key } uruchamia i zatrzymuje

## Karakorum

karakorum-title = Karakorum
karakorum-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
karakorum-goals = Karty celu

## Partie

games-title = Twoje partie
games-none = Nie ma jeszcze żadnych partii.
games-none-about = Każda rozpoczęta partia zapisuje się tu automatycznie.
games-delete = Usuń
games-delete-sure = Usunąć tę partię na zawsze?
games-export = Eksportuj wszystko
games-import = Importuj
games-imported = { $count ->
    [one] Zaimportowano jedną partię.
    [few] Zaimportowano { $count } partie.
    [many] Zaimportowano { $count } partii.
   *[other] Zaimportowano { $count } partii.
}
games-known = { $count ->
    [one] Jedna partia już tu była.
    [few] { $count } partie już tu były.
    [many] { $count } partii już tu było.
   *[other] { $count } partii już tu było.
}
games-importing = Wczytano { $done } z { $total }…
games-import-stop = Zatrzymaj import
games-over = zakończona
games-result = Pokaż wynik
games-day = dzień { $day }
games-lost = Ta partia toczy się w innej karcie przeglądarki. Tam wszystko jest zapisane.
games-take-back = Graj tutaj
games-leave = { $name } odchodzi z gry
games-leave-sure = { $name } odchodzi, a wspinacze tego zespołu będą już tylko odpoczywać. Tego nie da się cofnąć.
games-abandon = Usuń tę partię
games-abandon-sure = Partia zostanie usunięta na zawsze.
aside-title = Tego nie da się pokazać
aside-about = Tych rzeczy nie udało się odczytać. Zostają tu, dopóki ich nie usuniesz, i trafiają do każdego eksportu.
aside-unreadable = Uszkodzone lub nieczytelne
aside-later = Z nowszej wersji tej strony
aside-show = Pokaż
aside-export = Eksportuj
aside-delete-sure = Usunąć to na zawsze?

storage-refused = Ta przeglądarka nie pozwala zapisać partii: zniknie po zamknięciu strony. Wyeksportuj ją, żeby ją zachować.
storage-blocked = W innej karcie jest otwarta starsza wersja tej strony. Zamknij tę kartę, żeby zobaczyć zapisane partie.
storage-newer = Twoje partie zapisała nowsza wersja tej strony, więc ta strona ich nie rusza. Odśwież stronę, żeby je zobaczyć.
storage-unreadable = Przeglądarka nie może teraz odczytać zapisanych partii. Odśwież stronę, żeby spróbować ponownie.
storage-sign = Zapis nie działa
storage-evictable = Przeglądarka może sama usunąć stare partie. Dla pewności zainstaluj stronę albo wyeksportuj partie.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Tempo nocy i powtórek
settings-speed-calm = Spokojnie
settings-speed-quick = Szybko
settings-speed-off = Od razu
settings-effects = Animacje góry
settings-effects-auto = Automatycznie
settings-effects-full = Wszystkie
settings-effects-low = Mało
settings-hints = Krótkie wskazówki podczas gry
settings-sound = Dźwięk i wibracje
settings-reminder = Oznaczaj ikonę, dopóki góra dnia nie jest zdobyta
settings-install = Zainstaluj na tym urządzeniu
install-how-ios = W Safari stuknij Udostępnij, a potem „Do ekranu początkowego”.
install-how-mac = W Safari wybierz z menu Plik „Dodaj do Docka”.
install-how-firefox = W menu Firefoksa wybierz „Dodaj do ekranu głównego”.
settings-erase = Usuń wszystkie moje dane
settings-erase-sure = Usunąć wszystkie partie, rekordy i ustawienia? Tego nie da się cofnąć.
settings-erase-done = Wszystkie dane usunięte.

menu-title = Menu
menu-home = Strona główna
menu-watch = Obejrzyj
teams-title = Zespoły

## Playing by words and keys

command-title = Gra słowami
command-open = Gra słowami
command-label = Polecenie
command-go = Powiedz
command-about = Wpisuj krótkie słowa. „co” mówi wszystko, co jest teraz zrozumiałe.
command-list = Teraz zrozumiałe ({ $count })
command-what = Możesz powiedzieć: { $list }.
command-none = brak
command-no-cards = Nie widać żadnych kart.
command-place = { $card } do ekspedycji { $number }
command-take = Weź
command-score = Punktuj ekspedycję { $number }: { $how }
command-remove = Usuń ekspedycję { $number }
command-on-first = Najpierw powiedz „{ $word }”.
command-say-yes = Powiedz „{ $word }”, żeby mimo to zrobić.
command-yes-or-no = „{ $yes }” to wykona, „{ $no }” zostawi jak było.
command-nothing-shown = Nie pokazano niczego, co można by zrobić.
command-play-three = { $example } (numery to miejsca na ręce: dowolne trzy, albo nazwy trzech kart)
command-played = Zagrywasz: { $list }.
command-stale = Gra poszła dalej. Powiedz jeszcze raz.
command-about-state = Jak wygląda gra
command-about-where = Gdzie kto jest
command-about-cards = Twoje karty
command-about-hint = Podpowiedź
command-about-what = Wszystko, co jest teraz zrozumiałe
command-about-undo = Cofnij ostatni krok
command-about-redo = Zrób to ponownie
command-about-on = Dalej
command-about-yes = Zrób to, co pokazano
command-about-no = Porzuć to, co pokazano
command-word-a = a
command-word-b = b
command-word-up = góra, wgórę
command-word-down = dół, wdół
command-word-play = zagraj, graj
command-word-take = weź
command-word-go = idź
command-word-touch = dotknij
command-word-tent = namiot
command-word-give = daj
command-word-step = krok
command-word-pay = zapłać, płać
command-word-raise = aklimatyzuj
command-word-end = koniec
command-word-rescue = ratuj
command-word-decline = odmów
command-word-level = poziom
command-word-points = punkty
command-word-base = baza
command-word-summit = szczyt
command-word-back = powrót
command-word-on = dalej, kontynuuj, idź dalej
command-word-and = i, oraz
command-word-reveal = odkryj
command-word-stop = stop
command-word-none = nic
command-word-pass = pas, pasuj
command-word-place = połóż
command-word-new = nowa, nowy
command-word-score = punktuj
command-word-remove = usuń
command-word-axes = czekany
command-word-four = cztery
command-word-six = sześć
command-word-pair = para
command-word-axes10 = dziesięć
command-word-move = ruch
command-word-rope = lina
command-word-acclimatization = aklimatyzacja
command-word-red = czerwona, czerwony
command-word-green = zielona, zielony
command-word-yellow = żółta, żółty
command-word-what = co, pomoc
command-word-where = gdzie
command-word-night = noc
command-word-forecast = pogoda, prognoza
command-word-state = stan
command-word-cards = karty, ręka
command-word-goals = cele
command-word-expeditions = ekspedycje
command-word-undo = cofnij
command-word-redo = ponów
command-word-hint = podpowiedź
command-word-yes = tak, zrób to, ok
command-word-no = nie, anuluj
spoken-undone = Cofnięto.
spoken-left = Anulowano.
keys-title = Klawisze
keys-told = Powiedziane po naciśnięciu klawisza
keys-are-on = Te klawisze działają, gdy nikt nie pisze. Można je wyłączyć w ustawieniach:
keys-are-off = Te klawisze są wyłączone. Można je włączyć w ustawieniach:
keys-list = Ta lista
keys-commands = Gra słowami
keys-state = Jak wygląda gra
keys-what = Co można zrobić
keys-where = Gdzie kto jest
keys-main = Główny przycisk
keys-end = Koniec tury, stop albo pas
keys-on = Dalej
keys-undo = Cofnij
keys-redo = Ponów
keys-hint = Podpowiedź
keys-menu = Menu
keys-explain = Co to jest? Potem strzałki
keys-climber = Wspinacz { $letter }
keys-night = Rachunek nocy
keys-cards = Karty słowami
keys-card = Karta według miejsca
keys-reach = Skocz do następnej możliwości
keys-pay = Zapłać za żeton ryzyka
keys-expeditions = Ekspedycje słowami
keys-everywhere = W każdej grze
keys-play = Uruchom i zatrzymaj
keys-change-about = Aby zmienić klawisz, wybierz go tutaj, a potem naciśnij nowy.
keys-change = { $about }: { $key }. Wybierz inny klawisz
keys-press = Naciśnij nowy klawisz dla „{ $about }”. Escape zostawia wszystko bez zmian.
keys-set = „{ $about }” jest teraz pod { $key }.
keys-taken = { $key } to już klawisz dla „{ $about }”. Naciśnij inny.
keys-not-possible = Tego klawisza nie można wybrać. Naciśnij literę lub znak; cyfry wybierają według miejsca.
keys-reset = Przywróć pierwsze klawisze
keys-reset-done = Wszystkie klawisze są takie jak na początku.
space-way = { $place } (koszt { $cost })
space-ways-up = w górę: { $list }
space-ways-down = w dół: { $list }
space-room = zajęte miejsca: { $taken } z { $limit }
space-own-tent = twój namiot ({ $letter })
space-tent = namiot: { $who }
space-rescue = ; tu można uratować wspinacza
settings-shortcuts = Skróty jednoklawiszowe (lista: ?)

## Odmowy

error-action_refused = Ruch { $number } w tej partii jest niedozwolony, więc nie da się jej otworzyć.
error-already_placed = Ekspedycje usuwa się przed przydzieleniem pierwszej karty.
error-bad_action = W tej grze nie ma takiego ruchu.
error-bad_board = Nie ma takiej strony góry.
error-bad_json = W tym pliku nie ma partii, którą da się odczytać.
error-bad_message = { $max ->
    [one] Wiadomość może mieć najwyżej { $max } zwykły znak.
    [few] Wiadomość może mieć najwyżej { $max } zwykłe znaki.
    [many] Wiadomość może mieć najwyżej { $max } zwykłych znaków.
   *[other] Wiadomość może mieć najwyżej { $max } zwykłego znaku.
}
error-bad_name = { $max ->
    [one] Imię może mieć najwyżej { $max } zwykły znak.
    [few] Imię może mieć najwyżej { $max } zwykłe znaki.
    [many] Imię może mieć najwyżej { $max } zwykłych znaków.
   *[other] Imię może mieć najwyżej { $max } zwykłego znaku.
}
error-bad_names = Podaj imiona wszystkich graczy albo żadnego.
error-bad_option = Jedna z opcji ma wartość, której nie można użyć.
error-bad_players = Ta gra jest dla { $min }–{ $max } graczy.
error-bad_rules = Brak wersji zasad albo jest ona błędna.
error-bad_seed = Użyj od 1 do 32 znaków: liter a–z, cyfr i łączników.
error-bad_start = Tego gracza nie ma w grze.
error-bad_text = To nie jest partia: użyj linku z tej strony.
error-bad_value = W tym pliku nie ma partii, którą da się odczytać.
error-bad_weather = Nie ma takiej pogody.
error-cannot_allot = Wszystkich tych kart nie da się przydzielić.
error-cannot_place_rest = Wtedy pozostałych kart nie dałoby się już przydzielić.
error-card_not_here = Tej karty nie ma wśród kart do przydzielenia.
error-cards_left = Najpierw przydziel wszystkie swoje karty.
error-climber_gone = Wspinacza { $climber } nie ma już na górze.
error-crowded_needs_five = Łagodniejsze limity są dla pięciu graczy.
error-damaged_text = Ten link jest uszkodzony albo niepełny; skopiuj go jeszcze raz w całości.
error-family_needs_two = Wariant rodzinny jest dla 2–5 graczy.
error-game_over = Ta partia jest skończona.
error-goal_not_met = Ta ekspedycja nie spełnia tego celu.
error-goal_taken = Ta karta celu jest już zabrana.
error-may_pass = Weź jedną kartę albo spasuj.
error-must_take = Możesz wziąć kartę, więc musisz to zrobić.
error-must_walk_on = Wspinacz { $climber } stoi na pełnym polu i najpierw musi iść dalej.
error-name_lower_pile = Parę punktuj ekspedycją { $pile }.
error-never_given = Ta karta nie ma punktów i nikomu się jej nie daje.
error-newer_rules = Ta partia ma nowsze zasady, niż zna ta strona. Odśwież stronę i spróbuj ponownie.
error-no_game_in_address = W tym linku nie ma partii; skopiuj go jeszcze raz w całości.
error-no_new_card = Punktować można tylko ekspedycję, do której w tej rundzie trafiła karta.
error-no_points_left = Wspinacz { $climber } nie ma już punktów ruchu do stracenia.
error-no_room = { $colour ->
    [R] Nie ma miejsca na kolejną czerwoną ekspedycję.
    [G] Nie ma miejsca na kolejną zieloną ekspedycję.
    [Y] Nie ma miejsca na kolejną żółtą ekspedycję.
   *[other] Nie ma miejsca na kolejną ekspedycję w tym kolorze.
}
error-lesson = Jeszcze nie to: krąg światła pokazuje, co zrobić. Nic się nie zmieniło.
error-no_rope = Z miejsca, gdzie stoi wspinacz, nie prowadzi tam żadna lina.
error-no_such_day = Dla tego dnia nie ma góry.
error-no_such_moment = W tej partii nie ma takiego momentu.
error-no_such_pile = Nie ma takiej ekspedycji.
error-no_such_space = Nie ma takiego pola.
error-not_awaiting = Najpierw zdecyduj o drugim wspinaczu.
error-not_in_hand = Nie masz tych kart na ręce.
error-not_liable = Wspinacz { $climber } nie dostał w tej turze karty z punktami, więc nie może płacić poziomem.
error-not_one_colour = Bierz karty tylko jednego koloru.
error-not_revealed = Takiej karty nie ma wśród odkrytych.
error-not_shareable = Link zdradza wszystkie ukryte karty, więc udostępnić można tylko partie solo i zakończone.
error-not_taken = Tej karty nie ma wśród twoich kart do przydzielenia.
error-not_your_turn = Trwa tura innego gracza.
error-nothing_to_pay = Nie ma ryzyka do zapłaty.
error-nothing_to_redo = Nie ma czego ponowić.
error-nothing_to_take = Żadnej z odkrytych kart nie da się przydzielić: odkryj kolejną.
error-nothing_to_undo = Cofnąć można tylko kroki bieżącej tury.
error-only_down_points = To kosztuje { $cost }. Lina użyta w dół tu nie pomoże: brakuje { $missing }.
error-only_one_card = Weź jedną kartę, nie więcej.
error-only_solo = Skrót ma tylko partia solo.
error-other_colour = Ta ekspedycja ma inny kolor.
error-other_game = Ten link wskazuje jedną grę, a zawiera inną.
error-reveal_first = Najpierw odkryj kartę.
error-risk_unpaid = { $unpaid ->
    [one] Najpierw zapłać za ryzyko: jeszcze { $unpaid } punkt.
    [few] Najpierw zapłać za ryzyko: jeszcze { $unpaid } punkty.
    [many] Najpierw zapłać za ryzyko: jeszcze { $unpaid } punktów.
   *[other] Najpierw zapłać za ryzyko: jeszcze { $unpaid } punktu.
}
error-space_full = To pole jest pełne (limit { $limit }), a punktów nie starczy, by pójść dalej.
error-takes_none = Aktywny gracz musi coś wziąć.
error-tent_used = Namiot tego wspinacza już stoi.
error-token_not_open = Takiego żetonu nie ma wśród odkrytych.
error-too_few_points = To kosztuje { $cost }: brakuje { $missing }.
error-too_high = Uratowany wspinacz musi trafić poniżej 6000 m.
error-too_long = To jest za długie, nie da się tego wczytać.
error-too_long_to_remove = Ekspedycji z trzech lub więcej kart nie można usunąć.
error-too_short = Punktować można ekspedycję z co najmniej trzech kart.
error-unknown_game = Ta strona nie zna takiej gry.
error-unknown_format = Ta partia pochodzi z innej wersji strony. Odśwież stronę i spróbuj ponownie.
error-value_too_low = Wartości nigdy nie maleją, a ekspedycja doszła już do { $top }.
error-wrong_phase = Teraz nie można tego zrobić.
error-out_of_reach = Poza zasięgiem w tej turze.
error-unknown_command = Nie rozumiem. „co” mówi, co można teraz powiedzieć.
error-which_space = Które: { $spaces }?
error-day-to-come = Ten dzień jeszcze nie nadszedł.
error-seed-in-play = Partia z tym kodem jest tu jeszcze w toku. Najpierw ją dokończ albo wybierz inny kod.
error-unknown-address = Pod tym adresem nic nie ma. To jest strona główna.
error-nothing-shared = W tym, co udostępniono, nie ma linku do partii ani wyzwania.
error-nothing-running = Żadna partia nie jest w toku. Tutaj możesz zacząć nową.
error-unexpected = Coś poszło nie tak. Odśwież stronę, żeby grać dalej.
error-but-saved = Coś poszło nie tak, ale partia jest zapisana. Odśwież stronę, żeby grać dalej.
error-damaged-record = Tej partii nie da się odczytać. Znajdziesz ją na stronie „Twoje partie”; tam możesz ją wyeksportować lub usunąć.
error-games-hidden = Ta partia może być wśród zapisanych partii, których nie można teraz odczytać. Dlatego nie zaczęto nowej.

## Co to jest? Jedno zdanie o każdej rzeczy z K2

risk-tokens = Żetony ryzyka
track-title = Punkty zwycięstwa: { $list }
track-marker = { $who } { $points }
explain-card-m = { $up ->
    [one] Karta ruchu: daje jednemu wspinaczowi { $up } punkt na wejście, zejście albo rozbicie namiotu.
    [few] Karta ruchu: daje jednemu wspinaczowi { $up } punkty na wejście, zejście albo rozbicie namiotu.
    [many] Karta ruchu: daje jednemu wspinaczowi { $up } punktów na wejście, zejście albo rozbicie namiotu.
   *[other] Karta ruchu: daje jednemu wspinaczowi { $up } punktu na wejście, zejście albo rozbicie namiotu.
}
explain-card-r = Karta liny: daje jednemu wspinaczowi albo { $up } na wejście, zejście lub namiot, albo { $down } tylko na zejście.
explain-card-a = Karta aklimatyzacji: od razu podnosi poziom jednego wspinacza o { $level } i nie zwiększa ryzyka.
explain-card-a0 = Karta aklimatyzacji 0: nikomu nic nie daje, ale też nie zwiększa ryzyka.
explain-risk-sum = Ryzyko: punkty ruchu i wartości lin w górę z trzech kart. Kto ma najwyższą sumę, bierze żeton ryzyka; przy remisie nie bierze nikt.
explain-risk-sum-solo = Ryzyko: punkty ruchu i wartości lin w górę z trzech kart. Grając solo, bierzesz żeton ryzyka codziennie, bez względu na sumę.
explain-tokens = Trzy żetony ryzyka leżą odkryte; kto musi wziąć żeton, wybiera spośród nich.
explain-token = { $value ->
    [0] Żeton ryzyka 0: kto go bierze, nic nie traci.
    [one] Żeton ryzyka { $value }: kto go bierze, musi w tej turze stracić { $value } punkt z niewykorzystanego ruchu albo z poziomu wspinacza, który dostał kartę.
    [few] Żeton ryzyka { $value }: kto go bierze, musi w tej turze stracić { $value } punkty z niewykorzystanego ruchu albo z poziomu wspinacza, który dostał kartę.
    [many] Żeton ryzyka { $value }: kto go bierze, musi w tej turze stracić { $value } punktów z niewykorzystanego ruchu albo z poziomu wspinacza, który dostał kartę.
   *[other] Żeton ryzyka { $value }: kto go bierze, musi w tej turze stracić { $value } punktu z niewykorzystanego ruchu albo z poziomu wspinacza, który dostał kartę.
}
explain-hint = Pyta najsilniejszego bota, co by tu zrobił i dlaczego. Od tej chwili partia ma oznaczenie „z podpowiedziami”. Na klawiaturze: { $key }.
explain-bag = Zakryte jeszcze żetony ryzyka według wartości: jeden z nich zastępuje każdy wzięty żeton.
explain-day = Wyprawa trwa 18 dni; kto żyje po ostatniej nocy, zachowuje swoje punkty.
explain-forecast = Pogoda dziś i w następnych dniach: gdzie nocą odbiera poziomy, a gdzie ruch kosztuje więcej.
explain-weather-clear = Dzień { $day }: pogodnie. Pogoda nikomu nic nie odbiera.
explain-weather-loss = Dzień { $day }: w tych strefach każdy wspinacz traci w nocy { $loss ->
    [one] { $loss } poziom
    [few] { $loss } poziomy
    [many] { $loss } poziomów
   *[other] { $loss } poziomu
}: { $zones }.
explain-weather-surcharge = Dzień { $day }: w tych strefach wejście na pole lub rozbicie namiotu kosztuje o { $surcharge } więcej: { $zones }.
explain-weather-both = Dzień { $day }: w tych strefach wejście na pole lub rozbicie namiotu kosztuje o { $surcharge } więcej, a każdy wspinacz traci w nocy { $loss ->
    [one] { $loss } poziom
    [few] { $loss } poziomy
    [many] { $loss } poziomów
   *[other] { $loss } poziomu
}: { $zones }.
explain-teams = Wszyscy gracze i ich wspinacze: poziom, punkty zwycięstwa i rachunek najbliższej nocy.
explain-level = Poziom aklimatyzacji { $level }: zmienia się każdej nocy. Po nocy wynosi najwyżej 6; poniżej 1 wspinacz ginie.
explain-marker = { $points ->
    [one] { $points } punkt zwycięstwa za najcenniejsze pole, na którym był ten wspinacz. Kto zginie, daje 1.
    [few] { $points } punkty zwycięstwa za najcenniejsze pole, na którym był ten wspinacz. Kto zginie, daje 1.
    [many] { $points } punktów zwycięstwa za najcenniejsze pole, na którym był ten wspinacz. Kto zginie, daje 1.
   *[other] { $points } punktu zwycięstwa za najcenniejsze pole, na którym był ten wspinacz. Kto zginie, daje 1.
}
explain-total = { $points ->
    [one] { $points } punkt zwycięstwa: obaj wspinacze tego gracza razem.
    [few] { $points } punkty zwycięstwa: obaj wspinacze tego gracza razem.
    [many] { $points } punktów zwycięstwa: obaj wspinacze tego gracza razem.
   *[other] { $points } punktu zwycięstwa: obaj wspinacze tego gracza razem.
}
explain-tonight = Rachunek na tę noc: poziom, teren, namiot, pogoda i niezapłacone ryzyko dają jutrzejszy poziom. Poniżej 1 wspinacz ginie.
explain-track = Wynik, a nie wysokość: znacznik każdego wspinacza pokazuje najcenniejsze pole, na którym był.
explain-figure = { $letter ->
    [A] Wspinacz A nosi spiczasty kaptur i ma okrągły namiot.
   *[B] Wspinacz B ma kask, czekan i namiot dwuspadowy.
}
explain-climber = { $who } – liczba u stóp to poziom aklimatyzacji.
explain-tent = { $alone ->
    [yes] Namiot wspinacza { $letter }: każdej nocy +1 dla każdego z twoich wspinaczy na tym polu.
   *[no] Namiot { $letter } ({ $name }): każdej nocy +1 dla każdego wspinacza tego zespołu na tym polu.
}
explain-tent-button = Rozbija tu namiot za { $cost }, raz w grze: każdej nocy +1 dla każdego twojego wspinacza na tym polu.
explain-purse = Punkty ruchu, które temu wspinaczowi zostały w tej turze. Punkty na zejście nie służą ani do wchodzenia, ani do rozbijania namiotu.
explain-unpaid = { $count ->
    [one] W tej turze musisz jeszcze stracić przez żeton ryzyka { $count } punkt; dotknij, aby wybrać który.
    [few] W tej turze musisz jeszcze stracić przez żeton ryzyka { $count } punkty; dotknij, aby wybrać które.
    [many] W tej turze musisz jeszcze stracić przez żeton ryzyka { $count } punktów; dotknij, aby wybrać które.
   *[other] W tej turze musisz jeszcze stracić przez żeton ryzyka { $count } punktu; dotknij, aby wybrać które.
}
explain-coin-move = Płaci za 1 punkt ryzyka niewykorzystanym punktem ruchu wspinacza { $letter }.
explain-coin-level = Płaci za 1 punkt ryzyka jednym poziomem wspinacza { $letter }.
explain-coin-card = Najpierw przydziela tę kartę, a potem płaci za ryzyko jej punktami.
explain-plan-cost = Ile kosztuje plan: ruch albo namiot oraz ryzyko. Zmarnowane punkty są przydzielone, ale nieużyte.
explain-starts = Pierwszy gracz zaczyna dzisiejszy dzień; jutro zacznie następna osoba po lewej.
explain-rescue = Karta ratunku, raz w grze: wspinacz, który miałby zginąć, trafia poniżej 6000 m z poziomem 1 i cofa się o cztery pola na torze punktów.
explain-dead = Ten wspinacz zginął i daje 1.
explain-unseen = Karty, które ten gracz może jeszcze dobrać, zanim wszystkie 18 zostanie przetasowanych na nowo.
explain-unseen-hand = Karty, które ten gracz ma na ręce albo może jeszcze dobrać, zanim wszystkie 18 zostanie przetasowanych na nowo. Które ma na ręce, jest tajne.
explain-board-altitude = Granica między dwiema strefami wysokości: powyżej obowiązują inne limity i inna pogoda.
explain-board-rope = Lina: wspinacze chodzą po niej w obie strony; strzałki pokazują drogę w górę.
explain-board-limit = { $limit ->
    [one] Limit w tej strefie: na każdym polu może się zatrzymać tylko { $limit } wspinacz.
    [few] Limit w tej strefie: na każdym polu może się zatrzymać najwyżej { $limit } wspinaczy.
    [many] Limit w tej strefie: na każdym polu może się zatrzymać najwyżej { $limit } wspinaczy.
   *[other] Limit w tej strefie: na każdym polu może się zatrzymać najwyżej { $limit } wspinacza.
}
explain-board-zone-loss = { $loss ->
    [one] Dzisiejsza pogoda: tej nocy każdy wspinacz w tej strefie traci { $loss } poziom.
    [few] Dzisiejsza pogoda: tej nocy każdy wspinacz w tej strefie traci { $loss } poziomy.
    [many] Dzisiejsza pogoda: tej nocy każdy wspinacz w tej strefie traci { $loss } poziomów.
   *[other] Dzisiejsza pogoda: tej nocy każdy wspinacz w tej strefie traci { $loss } poziomu.
}
explain-board-zone-surcharge = Dziś śnieg: w tej strefie wejście na pole lub rozbicie namiotu kosztuje o { $surcharge } więcej.
explain-board-space = Pole: zielona liczba to koszt wejścia, czerwona lub niebieska to wpływ nocy na poziom, złota to punkty zwycięstwa, a pierścień pokazuje, ilu wspinaczy może się tu zatrzymać.
explain-board-lit = Podświetlone, bo w zasięgu: zielone koło to koszt drogi, niebieski kwadrat to jutrzejszy poziom, a czaszka oznacza śmierć tej nocy.
explain-board-number = Numer tego pola, { $number }: tak nazywają je plany i dziennik.
explain-board-cost = { $cost ->
    [one] Wejście na to pole, z góry lub z dołu, kosztuje { $cost } punkt; namiot tutaj kosztuje tyle samo.
    [few] Wejście na to pole, z góry lub z dołu, kosztuje { $cost } punkty; namiot tutaj kosztuje tyle samo.
    [many] Wejście na to pole, z góry lub z dołu, kosztuje { $cost } punktów; namiot tutaj kosztuje tyle samo.
   *[other] Wejście na to pole, z góry lub z dołu, kosztuje { $cost } punktu; namiot tutaj kosztuje tyle samo.
}
explain-board-surcharge = Dziś śnieg: wejście na to pole lub rozbicie tu namiotu kosztuje { $total }, czyli { $cost } plus { $surcharge }.
explain-board-gain = { $amount ->
    [one] Teren: noc tutaj daje wspinaczowi { $amount } poziom.
    [few] Teren: noc tutaj daje wspinaczowi { $amount } poziomy.
    [many] Teren: noc tutaj daje wspinaczowi { $amount } poziomów.
   *[other] Teren: noc tutaj daje wspinaczowi { $amount } poziomu.
}
explain-board-loss = { $amount ->
    [one] Teren: noc tutaj odbiera wspinaczowi { $amount } poziom.
    [few] Teren: noc tutaj odbiera wspinaczowi { $amount } poziomy.
    [many] Teren: noc tutaj odbiera wspinaczowi { $amount } poziomów.
   *[other] Teren: noc tutaj odbiera wspinaczowi { $amount } poziomu.
}
explain-board-even = Teren: noc tutaj nie zmienia poziomu.
explain-board-points = Punkty zwycięstwa: wspinacz, który tu był, daje co najmniej { $points }, dopóki żyje.
explain-board-places = { $limit ->
    [one] Pierścień: może się tu zatrzymać tylko { $limit } wspinacz.
    [few] Pierścień: może się tu zatrzymać najwyżej { $limit } wspinaczy.
    [many] Pierścień: może się tu zatrzymać najwyżej { $limit } wspinaczy.
   *[other] Pierścień: może się tu zatrzymać najwyżej { $limit } wspinacza.
} { $occupied ->
    [0] Teraz nie ma tu nikogo.
   *[other] Ciemne części są zajęte: { $occupied }.
}
explain-board-camp = Obóz główny: może się tu zatrzymać dowolna liczba wspinaczy.
explain-board-way = { $cost ->
    [one] Droga tutaj kosztuje { $cost } punkt.
    [few] Droga tutaj kosztuje { $cost } punkty.
    [many] Droga tutaj kosztuje { $cost } punktów.
   *[other] Droga tutaj kosztuje { $cost } punktu.
}
explain-board-result = Jutrzejszy poziom po nocy tutaj: { $result }.
explain-board-dies = Nocy tutaj wspinacz by nie przeżył.
explain-board-careful = Bez namiotu lub kolejnej karty wspinacz nie przeżyje tu nocy.
explain-board-touch = Tu nie można się zatrzymać: pole jest pełne. Wspinacz może go dotknąć i pójść dalej albo wrócić; liczy się, że tam był.
explain-board-way-risk = Tyle ryzyka trzeba jeszcze opłacić oprócz kosztu.

## O grze

about-authors = K2 to gra planszowa, której autorem jest Adam Kałuża, a Karakorum to gra karciana, której autorem jest Reiner Knizia. Dziękujemy za te góry.
about-unofficial = Ta strona to nieoficjalna adaptacja, niezwiązana z autorami ani wydawcami. Zasady opowiadamy własnymi słowami, a wszystko, co widzisz, zostało narysowane specjalnie dla niej.
about-private = Bez konta, bez śledzenia, bez ciasteczek, bez usług zewnętrznych. Twoje partie zostają w tej przeglądarce.
about-licences = Licencje
about-own = Kod tej strony jest na licencji MIT, a grafika na licencji CC BY 4.0. Strona powstała z użyciem:
about-licences-missing = Nie udało się wczytać listy tego, czego tu użyto. Sprawdź połączenie i spróbuj ponownie.
about-parts = Ta sama lista dla programów (CycloneDX)
about-version = Wersja { $version }, wersja zasad { $rules }

## Jak kończą się gry

end-title = Wynik
end-hide = Zobacz stół
end-show = Pokaż wynik
install-offer = Zainstalować gry na tym urządzeniu? Będą się otwierać jak aplikacja, także bez internetu.
install-yes = Zainstaluj
install-no = Nie, dziękuję
end-place = Miejsce
end-player = Gracz
end-total = Razem
end-died = zginął
end-summit-day = { $who } zdobywa szczyt { $day }. dnia.
end-death-day = { $who } ginie nocą { $day }. dnia.
end-tie-summit = Przy równych punktach wyżej jest ten, kto pierwszy stanął na szczycie.
end-tie-shared = Równe punkty i nikt z nich nie był na szczycie: miejsce jest wspólne.
end-best-first = Twoja pierwsza wspinaczka po tej stronie przy tej pogodzie: odtąd to twój rekord.
end-best-new = Twoja najlepsza wspinaczka! Poprzednia najlepsza: { $points }.
end-best-equal = Wynik równy twojej najlepszej wspinaczce.
end-best = Twój najlepszy wynik: { $result }.
chart-clear = pogodnie
chart-wind = wiatr: aklimatyzacja spada
chart-snow = śnieg: ruch kosztuje więcej
chart-storm = zamieć: jedno i drugie
karakorum-table-out = odpada

## Analiza zakończonej partii

review-open = Analiza
review-title = Analiza
