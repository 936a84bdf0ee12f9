### Słowa strony. Terminy jak w drukowanych grach.

app-title = K2
app-unofficial = Nieoficjalna adaptacja gry planszowej Adama Kałuży

## Strona główna

home-quick = Ruszaj w górę
home-quick-about = Solo, łatwa strona, lato
home-continue = Kontynuuj
home-setup = Nowa ekspedycja
home-setup-about = 1–5 osób, obie strony, każda pogoda
home-daily-about = Codziennie nowa, jedna dla wszystkich
home-karakorum-about = Gra karciana dla 2–4 osób, trzy szczyty
home-games = Twoje partie
home-rules = Jak grać
home-settings = Ustawienia
home-about = O grze
home-loading = Przygotowujemy górę

engine-failed-download = Nie udało się pobrać gry. Sprawdź połączenie i spróbuj ponownie.
engine-failed-start = Gra nie uruchomiła się w tej przeglądarce. Spróbuj ponownie albo użyj nowszej przeglądarki.
engine-failed-stalled = Wczytywanie gry utknęło. Spróbuj ponownie.
engine-failed-died = Przeglądarka zamknęła grę w tle. Nic nie przepadło; spróbuj ponownie.
retry = Ponów próbę
back = Wstecz
close = Zamknij
cancel = Anuluj

notices-title = Powiadomienia
update-waits = Jest nowa wersja. Twoje partie zostają bez zmian.
update-now = Aktualizuj

## Przygotowanie

setup-title = Nowa ekspedycja
setup-players = Gracze
setup-players-count = { $count ->
    [1] Solo
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
setup-name = Imię gracza { $number }
setup-name-hint = Gracz { $number }
setup-colour = Kolor gracza { $number }: { $colour }. Dotknij, aby zmienić
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
setup-weather = Pogoda
setup-weather-summer = Lato
setup-weather-winter = Zima
setup-weather-mixed = Mieszana
setup-family = Wariant rodzinny: każdy gracz ma jedną kartę ratunku
setup-crowded = Łagodniejsze limity dla pięciu graczy
setup-seed = Ziarno góry
setup-seed-about = To samo ziarno daje wszystkim tę samą pogodę, żetony i karty. Od 1 do 32 liter, cyfr lub łączników.
setup-seed-new = Inne ziarno
setup-go = Zacznij wspinaczkę

## Zespoły i wspinacze

player-default = Gracz { $number }
climber-of = { $name }, wspinacz { $letter }
team-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
team-dead = nie żyje
team-level = poziom { $level }
team-marker = znacznik na { $points }
team-left = już nie gra
team-starts = dziś zaczyna
team-rescue = karta ratunku
team-unseen = Jeszcze niewidziane w tym rozdaniu
team-played = Zagrane w tym rozdaniu

## Dzień

day-of = Dzień { $day } z 18
day-short = { $day }/18
weather-clear = pogodnie
weather-loss = poziom −{ $loss }
weather-surcharge = koszt +{ $surcharge }
weather-day = Dzień { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = poniżej 6000 m
zone-1 = 6000–7000 m
zone-2 = 7000–8000 m
zone-3 = powyżej 8000 m
zone-limit = najwyżej { $limit }
altitude = { $metres } m
forecast-title = Prognoza

phase-select = Wybierz trzy karty
phase-token = Weź żeton ryzyka
phase-rescue = Ratunek?

## Karty

card-m = Ruch { $up }
card-r = Lina { $up } w górę lub { $down } w dół
card-a = Aklimatyzacja { $level }
card-a0 = Aklimatyzacja 0: nic nie daje

## Wybór kart

select-prompt = { $name }, wybierz trzy karty
select-forced = Ostatnie trzy karty rozdania: zagrywasz wszystkie.
select-sum = Suma ryzyka { $sum }
select-go = Zagraj te trzy
select-more = { $count ->
    [one] Jeszcze jedna karta
    [few] Jeszcze { $count } karty
    [many] Jeszcze { $count } kart
   *[other] Jeszcze { $count } karty
}
select-hand = Karty na ręce

## Ryzyko

risk-taker = { $name } ryzykuje najwięcej i bierze żeton
risk-solo = Codziennie bierzesz żeton
risk-token = Żeton { $value }: { $value ->
    [0] nic nie kosztuje
    [one] kosztuje { $value } punkt
    [few] kosztuje { $value } punkty
    [many] kosztuje { $value } punktów
   *[other] kosztuje { $value } punktu
}
risk-open = Odkryte żetony ryzyka: { $list }
risk-left = W woreczku: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } punkt ryzyka do zapłaty
    [few] { $count } punkty ryzyka do zapłaty
    [many] { $count } punktów ryzyka do zapłaty
   *[other] { $count } punktu ryzyka do zapłaty
}

## Tura

turn-cards = Karty do przydzielenia
turn-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
turn-down = { $points } na zejście
turn-no-points = brak punktów
turn-give-to = { $card }: dla kogo?
turn-give-up = { $letter }: { $up } w obie strony
turn-give-down = { $letter }: { $down } w dół
turn-give-move = { $letter }: ruch { $up }
turn-give-level = { $letter }: poziom +{ $level }
turn-tent-label = Wspinacz { $letter } rozbija tu namiot, koszt { $cost }
turn-pay = Zapłać
turn-pay-count = Zapłać { $count }
turn-pay-move = Zapłać 1 z punktów { $letter }
turn-pay-level = Zapłać 1 z poziomu { $letter }
turn-undo = Cofnij
turn-redo = Ponów
turn-end = Koniec tury
turn-must-walk = Wspinacz { $letter } stoi na pełnym polu i musi iść dalej.
turn-pick-climber = Dotknij swojego wspinacza, potem podświetlonego pola. Albo przydziel karty ręcznie.
turn-pick-space = Dotknij podświetlonego pola: liczba to koszt.
turn-nothing-to-reach = Z tym, co zostało, wspinacz { $letter } nigdzie nie dojdzie.
turn-of = Tura: { $name }

plan-to = Cel wspinacza { $letter }: { $place }
plan-camp = Namiot wspinacza { $letter }: { $place }
plan-cost = Zużywasz { $cost }, { $wasted ->
    [0] nic nie przepada
    [one] przepada { $wasted }
    [few] przepadają { $wasted }
    [many] przepada { $wasted }
   *[other] przepada { $wasted }
}
plan-accept = Zrób to
plan-other = Inaczej ({ $index } z { $count })
plan-pay-by-hand = Płać po jednym
plan-with-tent = Z namiotem
plan-cancel = Nie tak

confirm-death = { $name }, wspinacz { $letter } nie przeżyje tej nocy ({ $sum }), ale jeszcze da się coś zrobić.
confirm-death-end = Mimo to zakończ turę
confirm-death-back = Wróć do tury

## Tej nocy

tonight-title = Tej nocy
tonight-sum = { $level }{ $ground }{ $tent }{ $weather } = { $total }
tonight-ground = { " " }{ $sign }{ $amount } teren
tonight-tent = { " " }+1 namiot
tonight-weather = { " " }−{ $amount } pogoda
tonight-dies = ginie
tonight-capped = czyli { $result }
tonight-unpaid = ryzyko do zapłaty: { $count }
night-title = Noc { $day }
night-skip = Pomiń

## Ratunek

rescue-prompt = { $name }, wspinacz { $letter } nie przetrwa tej nocy. Użyjesz karty ratunku?
rescue-about = Wybierz podświetlone pole poniżej 6000 m. Wspinacz wraca z poziomem 1 i traci 4 kratki punktów.
rescue-decline = Pożegnaj wspinacza { $letter }

## Miejsca

place-camp = obóz główny
place-summit = szczyt
place-space = pole { $number }
space-label = { $place }, wejście { $cost }, teren { $modifier }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $zone }{ $people }
space-people = ; tutaj: { $list }
space-target = ; w zasięgu za { $cost }, jutro poziom { $result }
space-target-dies = ; w zasięgu za { $cost }, śmierć tej nocy
climber-label = { $name }, wspinacz { $letter }, { $place }, poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Kurtyna

curtain-title = Urządzenie przejmuje { $name }
curtain-about = Reszta odwraca wzrok. Nikt nie zobaczy twoich kart, dopóki wszyscy nie wybiorą.
curtain-lift = To ja, { $name }

## Dziennik

log-title = Dziennik
log-morning = Dzień { $day }: { $weather }. Zaczyna { $name }.
log-picked = { $name } ma już wybór za sobą.
log-revealed = { $name } zagrywa: { $cards } (ryzyko { $sum }).
log-taker = { $name } ryzykuje najwięcej.
log-tie = Nikt nie bierze żetonu ryzyka.
log-took = { $name } bierze żeton ryzyka { $value }.
log-gave = { $name } { $letter } dostaje: { $card }.
log-walked = { $name } { $letter } osiąga { $place }, koszt { $cost }.
log-summit = { $name } { $letter } staje na szczycie jako numer { $place }!
log-camped = { $name } { $letter } rozbija namiot: { $place }, koszt { $cost }.
log-paid-move = { $name } { $letter } traci punkt ruchu przez ryzyko.
log-paid-level = { $name } { $letter } traci poziom przez ryzyko.
log-ended = { $name } kończy turę.
log-night = { $name } { $letter }: { $sum }.
log-fell = { $name } { $letter } nie wróci już z gór.
log-awaiting = { $name } { $letter } jest w niebezpieczeństwie.
log-died = { $name } { $letter } ginie.
log-rescued = { $name } { $letter } uchodzi z życiem: { $place }, punkty spadają do { $points }.
log-declined = { $name } żegna wspinacza { $letter }.
log-out = { $name } nie ma już nikogo na górze.
log-over = Koniec ekspedycji.

## Koniec

end-solo = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $rank }
end-solo-death = Dnia { $day } zginął wspinacz.
end-winner = { $names } wygrywa z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
end-summit-order = Remis na punkty: pierwszeństwo na szczycie ma { $names }
end-shared = { $names } dzielą się zwycięstwem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rank-himalayan = Himalaista
rank-alpinist = Alpinista
rank-hiker = Piechur
rank-tourist = Turysta
rank-from = od { $points }
rank-below = mniej
end-ranks = Rangi na tej górze
end-summit = Kolejność na szczycie
end-nobody = Nikt nie stanął na szczycie.
end-chart = Wysokość i poziom dzień po dniu
end-again = Znów ta sama góra
end-new = Nowa góra
end-race-again = Jeszcze raz wyścig: { $name }
end-answer = Wyślij odpowiedź
end-answer-to = Wyślij odpowiedź: { $name }
end-look = Pokaż lub ukryj wynik
end-unranked = To dalszy ciąg innej partii: nie liczy się do rekordów.

## Wyzwania, wyniki, wyścigi

challenge-title = Wyzwanie
challenge-from = Wyzwanie od gracza { $name }
challenge-someone = Rywal
challenge-beat = { $name }: { $result }. Potrafisz lepiej?
challenge-daily = Góra dnia, { $date } · { $mode }
challenge-about = Wspinaczka na K2 dla jednej osoby: dwóch wspinaczy, 18 dni, około 20 minut. Każdy, kto podejmie wyzwanie, dostaje tę samą pogodę, te same żetony i karty.
challenge-name = Twoje imię
challenge-go = Zacznij wspinaczkę
challenge-race = Wyścig: { $name }
challenge-continue = Wróć do wspinaczki (dzień { $day })
challenge-restart = Zacznij od nowa
challenge-watch = Obejrzyj wspinaczkę: { $name }
challenge-lost = Część tego linku jest uszkodzona i została pominięta.
answer-title = Odpowiedź
answer-from = Odpowiedź od gracza { $name }
standing-you = Ty
standing-ahead-you = Prowadzisz.
standing-ahead = { $name } prowadzi.
standing-even = Remis.
result-waiting = Sprawdzanie gry
result-title = Wynik
result-verified = Potwierdzono: { $result }
climb-result = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $rank }
result-running = Potwierdzono do tej pory: dzień { $day }, punkty { $points }
result-proves = Ta przeglądarka rozegrała wszystkie decyzje od nowa: na tej górze dają dokładnie taki wynik.
result-proves-running = Ta przeglądarka rozegrała od nowa wszystkie dotychczasowe decyzje: na tej górze każda jest dozwolona.
result-cannot = Nie da się sprawdzić, czy to była pierwsza próba.
result-proves-table = Ta przeglądarka rozegrała wszystkie decyzje od nowa: z tą talią dają dokładnie taki wynik.
result-watch = Obejrzyj
result-try = Wejdź na tę samą górę
result-race = Ścigaj się z duchem
ghost-default = duch
ghost-of = Wyścig: { $name } ({ $result })
race-won = Wygrywasz, { $name } zostaje w tyle ({ $points }).
race-lost = Tym razem wygrywa { $name } ({ $points }).
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
daily-more = Wcześniejsze dni

## Rekordy

records-title = Rekordy
records-none = Nie ma jeszcze zakończonych wspinaczek solo.
records-best = Rekord
records-climbs = Partie
records-summits = Szczyty
records-deaths = Ofiary
records-latest = Ostatnie wspinaczki

## Udostępnianie

share-title = Udostępnij
share-result = Wynik
share-challenge = Rzuć wyzwanie
share-answer = Twoja odpowiedź
share-answer-to = Odpowiedź: { $name }
share-name = Twoje imię
share-message = Krótka wiadomość, jeśli chcesz
share-preview = Co zostanie wysłane
share-moment = { $game }: chwila z gry
share-text-challenge = Wejdziesz też na tę górę? { $mountain }
share-text-beat = Mój wynik: { $result }. Potrafisz lepiej? { $mountain }
share-text-answer = Mój wynik na twojej górze: { $result }.
share-text-theirs = U ciebie było { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Wyślij…
share-copy-link = Kopiuj link
share-copy-text = Kopiuj tekst i link
share-copied = Skopiowano.
share-copy-by-hand = Przeglądarka na to nie pozwala: link jest zaznaczony powyżej, skopiuj go stamtąd.
share-qr = Kod QR
share-picture = Obrazek
share-save-picture = Zapisz obrazek
picture-height = Wysokość
picture-level = Aklimatyzacja
picture-day = Dzień
share-about-result = Kto otworzy link, zobaczy odtworzoną i sprawdzoną partię, a potem może się z tobą ścigać.
share-about-challenge = Kto otworzy link, dostanie tę samą górę: tę samą pogodę, te same żetony i karty.
share-about-answer = Kto otworzy link, zobaczy oba wyniki i znowu może się z tobą ścigać.
share-about-game = Kto otworzy link, zobaczy grę rozegraną od nowa i sprawdzoną.
share-about-moment = Kto otworzy link, zobaczy grę w tej chwili i może grać dalej od niej.
share-daily = K2 z dnia { $date } · { $mode }

## Oglądanie partii

replay-moment = Moment partii
replay-moment-of = { $where }, krok { $at } z { $count }
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step-back = Krok wstecz
replay-step-on = Krok dalej
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-day-back = Do poprzedniego dnia
replay-day-on = Do następnego dnia
replay-link = Link do tego momentu
replay-play-on = Graj od tego miejsca

## Karakorum

karakorum-title = Karakorum
karakorum-about = Gra karciana Reinera Knizii: wysyłaj ekspedycje na trzy szczyty i punktuj je, zanim zrobią to inni. Poza talią wszystkie karty są odkryte.
karakorum-colour-R = czerwona
karakorum-colour-G = zielona
karakorum-colour-Y = żółta
karakorum-card = { $colour } { $value }, { $axes ->
    [0] bez czekanów
    [one] { $axes } czekan
    [few] { $axes } czekany
    [many] { $axes } czekanów
   *[other] { $axes } czekana
}
karakorum-peaks = Trzy szczyty
karakorum-peak = Trasa na szczyt ({ $colour }): { $pawns }
karakorum-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
karakorum-discard = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
    [many] { $count } kart odrzuconych
   *[other] { $count } karty odrzuconej
}
karakorum-discard-short = odrzucone
karakorum-display = Odkryte karty
karakorum-players = Gracze
karakorum-active = aktywny gracz
karakorum-goals = Cele
karakorum-goal-four = dokładnie 4 karty
karakorum-goal-six = dokładnie 6 kart
karakorum-goal-pair = dwie ekspedycje po co najmniej 3 karty
karakorum-goal-axes10 = co najmniej 10 czekanów
karakorum-goal-open = Karta celu ({ $colour }): { $goal }, { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}
karakorum-goal-gone = Karta celu już zabrana ({ $colour }): { $goal }, { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}
karakorum-expeditions = Ekspedycje: { $name }
karakorum-expedition = Ekspedycja { $number }: { $cards }
karakorum-new-expedition = Zacznij ekspedycję
karakorum-no-expedition = Nie masz ekspedycji w tym kolorze.
karakorum-taken = Karty do przydzielenia
karakorum-pick-card = Najpierw dotknij karty, którą chcesz przydzielić.
karakorum-hint-place = Dotknij karty, potem ekspedycji albo plusa. Albo przeciągnij ją tam.
karakorum-phase-reveal = Odkryj karty
karakorum-phase-take = Weź karty
karakorum-phase-allot = Przydziel i punktuj
karakorum-prompt-reveal = { $name }, odkryj kartę
karakorum-prompt-reveal-more = { $name }, odkryj kolejną kartę albo przestań
karakorum-prompt-take = { $name }, weź dowolnie wiele kart jednego koloru
karakorum-prompt-take-one = { $name }, weź jedną kartę albo spasuj
karakorum-prompt-allot = { $name }, przydziel karty i punktuj
karakorum-go = Zacznij partię
karakorum-reveal = Odkryj kartę
karakorum-stop = Stop
karakorum-take = { $count ->
    [0] Wybierz karty
    [one] Weź { $count } kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
}
karakorum-pass = Pas
karakorum-none = Nic nie pasuje
karakorum-do-axes = Czekany { $gain }
karakorum-do-four = 4 karty { $gain }
karakorum-do-six = 6 kart { $gain }
karakorum-do-pair = Para { $gain }
karakorum-do-axes10 = 10 czek. { $gain }
karakorum-do-remove = Usuń { $gain }
karakorum-how-axes = czekany
karakorum-how-four = cel „4 karty”
karakorum-how-six = cel „6 kart”
karakorum-how-pair = cel „para”
karakorum-how-axes10 = cel „10 czekanów”
karakorum-log-round = Aktywny gracz: { $name }, { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}.
karakorum-log-revealed = { $name } odkrywa: { $card }.
karakorum-log-stopped = { $name } nie odkrywa więcej kart.
karakorum-log-took = { $name } bierze: { $cards }.
karakorum-log-blocked = { $name } nie może nic wziąć.
karakorum-log-passed = { $name } pasuje.
karakorum-log-discarded = Odrzucone: { $cards }.
karakorum-log-placed = { $name } dokłada: { $card }.
karakorum-log-started = { $name } zaczyna ekspedycję: { $card }.
karakorum-log-removed = { $name } usuwa ekspedycję: { $colour } trasa { $gain }, teraz { $to }.
karakorum-log-scored = { $name } punktuje { $how }: { $colour } trasa { $gain }, teraz { $to }.
karakorum-log-final-axes = { $name }, { $colour } ekspedycja z { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}: było { $from }, jest { $to }.
karakorum-log-final-remove = { $name }, { $colour } ekspedycja za krótka ({ $count }): było { $from }, jest { $to }.
karakorum-log-over = Koniec partii.
karakorum-end-summits = { $names } wygrywa: wszystkie trzy pionki na szczytach
karakorum-end-comparison = { $names } wygrywa
karakorum-end-shared = { $names } dzielą się zwycięstwem
karakorum-last-scoring = Ostatnie ekspedycje
karakorum-comparison = Porównanie
karakorum-step-lead = Na czele, { $colour } trasa: { $names } ({ $field })
karakorum-step-sum = { $name } odkłada pionek ({ $colour } trasa, { $field }): { $first } + { $second } = { $sum }
karakorum-step-out = { $name } nigdzie nie prowadzi i odpada z walki
karakorum-again = Znów ta sama talia
karakorum-anew = Nowa partia
karakorum-share-pawns = { $name }: czerwony { $red }, zielony { $green }, żółty { $yellow }
karakorum-result-running = Potwierdzono do tej pory: { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
karakorum-leave-sure = { $name } odchodzi i odtąd będzie brać jak najmniej kart. Tego nie da się cofnąć.
karakorum-wins = { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
    [many] { $wins } zwycięstw
   *[other] { $wins } zwycięstwa
} w { $games ->
    [one] { $games } partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partii
}

## Partie

games-title = Twoje partie
games-none = Nie ma jeszcze żadnych partii.
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
    [one] Jedna gra już tu była.
    [few] { $count } gry już tu były.
    [many] { $count } gier już tu było.
   *[other] { $count } gry już tu było.
}
games-over = zakończona
games-day = dzień { $day }
games-aside = { $count ->
    [one] Jednej rzeczy nie dało się odczytać. Została odłożona i trafi do eksportu.
    [few] { $count } rzeczy nie dało się odczytać. Zostały odłożone i trafią do eksportu.
    [many] { $count } rzeczy nie dało się odczytać. Zostały odłożone i trafią do eksportu.
   *[other] { $count } rzeczy nie dało się odczytać. Zostały odłożone i trafią do eksportu.
}
games-aside-remove = Usuń to, co odłożono
games-aside-remove-sure = Zostanie usunięte na zawsze. Jeśli chcesz to zachować, najpierw wyeksportuj.
games-lost = Ta partia toczy się w innej karcie przeglądarki. Tam wszystko jest zapisane.
games-take-back = Graj tutaj
games-leave = { $name } odchodzi od stołu
games-leave-sure = { $name } odchodzi, a wspinacze tego zespołu będą już tylko odpoczywać. Tego nie da się cofnąć.
games-abandon = Porzuć tę partię
games-abandon-sure = Partia zostanie usunięta na zawsze.

storage-refused = Ta przeglądarka nie pozwala zapisać partii: zniknie po zamknięciu strony. Wyeksportuj ją, żeby ją zachować.
storage-evictable = Przeglądarka może sama usunąć stare partie. Dla pewności zainstaluj stronę albo wyeksportuj partie.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Noce i tury innych
settings-speed-calm = Spokojnie
settings-speed-quick = Szybko
settings-speed-off = Od razu
settings-hints = Krótkie podpowiedzi podczas gry
settings-sound = Dźwięk i wibracje
settings-erase = Usuń wszystko
settings-erase-sure = Wszystkie partie i ustawienia tej strony zostaną usunięte na zawsze.
settings-erase-done = Wszystko usunięte.

menu-title = Menu
menu-home = Strona główna
menu-watch = Obejrzyj
teams-title = Zespoły

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
error-bad_seed = Ziarno ma od 1 do 32 znaków: litery a–z, cyfry i łączniki.
error-bad_start = Nie ma gracza, który miałby zacząć.
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
error-must_take = Jest tu co wziąć, więc coś wziąć trzeba.
error-must_walk_on = Wspinacz { $climber } stoi na pełnym polu i najpierw musi iść dalej.
error-name_lower_pile = Punktuj parę przy ekspedycji { $pile }.
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
error-no_rope = Z miejsca, gdzie stoi wspinacz, nie prowadzi tam żadna lina.
error-no_such_day = Na ten dzień nie ma góry.
error-no_such_moment = W tej partii nie ma takiego momentu.
error-no_such_pile = Nie ma takiej ekspedycji.
error-no_such_space = Nie ma takiego pola.
error-not_awaiting = Najpierw rozstrzyga się los innego wspinacza.
error-not_in_hand = Nie masz tych kart na ręce.
error-not_liable = Wspinacz { $climber } nie dostał w tej turze karty z punktami, więc nie może płacić poziomem.
error-not_one_colour = Bierz karty tylko jednego koloru.
error-not_revealed = Takiej karty nie ma wśród odkrytych.
error-not_shareable = Link zdradza wszystkie ukryte karty, więc mają go tylko partie solo i zakończone.
error-not_taken = Tej karty nie ma wśród twoich kart do przydzielenia.
error-not_your_turn = Trwa tura innego gracza.
error-nothing_to_pay = Nie ma ryzyka do zapłaty.
error-nothing_to_redo = Nie ma czego ponowić.
error-nothing_to_take = Żadnej z odkrytych kart nie da się przydzielić: odkryj kolejną.
error-nothing_to_undo = Cofnąć można tylko kroki bieżącej tury.
error-only_down_points = To kosztuje { $cost }. Lina użyta w dół tu nie pomoże: brakuje { $missing }.
error-only_one_card = Weź jedną kartę, nie więcej.
error-only_solo = W skrócie da się opowiedzieć tylko partię solo.
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
error-too_high = Ratunek sprowadza poniżej 6000 m.
error-too_long = To jest za długie do odczytania.
error-too_long_to_remove = Ekspedycji z trzech lub więcej kart nie można usunąć.
error-too_short = Punktować można ekspedycję z co najmniej trzech kart.
error-unknown_game = Ta strona nie zna takiej gry.
error-unknown_format = Ta partia pochodzi z innej wersji strony. Odśwież stronę i spróbuj ponownie.
error-value_too_low = Wartości nigdy nie maleją, a ekspedycja doszła już do { $top }.
error-wrong_phase = Teraz nie można tego zrobić.
error-out-of-reach = Poza zasięgiem w tej turze.
error-day-to-come = Ten dzień jeszcze nie nadszedł.
error-unknown-address = Ten adres prowadzi donikąd. Oto droga do domu.
error-unexpected = Coś poszło nie tak. Partia jest zapisana; odśwież stronę, żeby grać dalej.

## Zasady w skrócie

rules-goal = Osiemnaście dni, dwóch wspinaczy
rules-goal-text = Zaprowadź obu swoich wspinaczy tak wysoko, jak się odważysz, i zadbaj, żeby przeżyli. Liczy się najwyższy punkt, do którego każdy z nich dotarł; wspinacz, który zginął, daje 1.
rules-cards = Trzy karty dziennie
rules-cards-text = Wybierz trzy ze swoich sześciu kart. Zielone dają ruch, liny prowadzą kawałek w górę albo dalej w dół, niebieskie podnoszą poziom wspinacza. Po sześciu dniach wszystkie osiemnaście kart rozdaje się od nowa, a co szósty dzień zostają ci tylko ostatnie trzy.
rules-risk = Śmiałość ma swoją cenę
rules-risk-text = Kto zagra najwięcej ruchu, bierze żeton ryzyka; grając solo, bierzesz go codziennie. Jego punkty trzeba stracić w swojej turze: z niewykorzystanego ruchu albo z poziomu wspinacza, który dostał kartę. Jeśli nie użyjesz żadnej karty, nic nie płacisz.
rules-walk = W drodze
rules-walk-text = Wejście na pole kosztuje tyle, ile wskazuje zielona liczba, tak samo w górę i w dół, a tam, gdzie leży śnieg, więcej. Na każdym polu może się zatrzymać tylko określona liczba wspinaczy; przez pełne pole przejdziesz, jeśli punktów starczy, by pójść dalej.
rules-tent = Namioty
rules-tent-text = Każdy wspinacz ma jeden namiot. Rozbicie go kosztuje tyle, co wejście na pole. Każdej nocy twój namiot na polu dodaje 1 każdemu z twoich wspinaczy, który tam jest.
rules-night = Noc
rules-night-text = Poziom, plus lub minus teren, plus 1 w namiocie, minus pogoda w strefie. Z więcej niż 6 robi się 6; poniżej 1 wspinacz ginie. Prognoza pokazuje nadchodzące dni, a przy każdym wspinaczu zawsze widać rachunek na tę noc.
rules-end = Koniec
rules-end-text = Po 18. dniu wygrywa ten, kto ma najwięcej punktów. Przy remisie ten, kto wcześniej stanął na szczycie; a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Grając solo, zdobywasz rangę, a partia kończy się z pierwszą śmiercią.
rules-hands = Na tej stronie
rules-hands-text = Dotknij wspinacza, potem podświetlonego pola: zobaczysz potrzebne karty, drogę i noc, jaka go tam czeka; dotknij jeszcze raz i gotowe. Albo przydzielaj karty ręcznie i idź krok po kroku. Do końca tury wszystko można cofnąć. Gdy czegoś nie wolno, dotknij, a dowiesz się dlaczego.

## Karakorum w skrócie

karakorum-rules-goal = Trzy szczyty
karakorum-rules-goal-text = Każdy gracz zdobywa czerwony, zielony i żółty szczyt, od obozu głównego do 30. Kto stanie na wszystkich trzech, od razu wygrywa; w innym razie szczyty porównuje się, gdy skończy się talia.
karakorum-rules-take = Odkryj i weź
karakorum-rules-take-text = Aktywny gracz odkrywa karty jedną po drugiej i przestaje, kiedy chce. Potem bierze jedną lub więcej kart jednego koloru; każdy z pozostałych może wziąć jedną z reszty. Inne karty się odrzuca, a aktywnym graczem zostaje następna osoba.
karakorum-rules-place = Ekspedycje
karakorum-rules-place-text = Karty trafiają do ekspedycji jednego koloru, w których wartości nigdy nie maleją: najwyżej cztery ekspedycje i tylko jeden kolor podwójnie. Przed przydzieleniem kart możesz usunąć ekspedycję z jednej lub dwóch kart; jej pionek cofa się o 3.
karakorum-rules-score = Punktowanie
karakorum-rules-score-text = Możesz punktować ekspedycję, do której w tej rundzie trafiła karta i która ma ich co najmniej trzy: policz jej czekany albo weź odkrytą kartę celu wyprawy w jej kolorze. Pionek idzie o tyle pól, a karty ekspedycji znikają.
karakorum-rules-end = Koniec
karakorum-rules-end-text = W ostatniej rundzie każda pozostała ekspedycja jest punktowana za czekany, a zbyt krótka kosztuje 3. Potem przodownik szczytu odkłada najniższy ze swoich prowadzących pionków; decyduje suma dwóch pozostałych. Kto nigdzie nie prowadzi, odpada.

## O grze

about-authors = K2 to gra planszowa, której autorem jest Adam Kałuża, a Karakorum to gra karciana, której autorem jest Reiner Knizia. Dziękujemy za te góry.
about-unofficial = Ta strona to nieoficjalna adaptacja, niezwiązana z autorami ani wydawcami. Zasady opowiadamy własnymi słowami, a wszystko, co widzisz, zostało narysowane specjalnie dla niej.
about-private = Bez konta, bez śledzenia, bez ciasteczek, bez osób trzecich. Twoje partie zostają w tej przeglądarce.
about-licences = Licencje
about-own = Kod tej strony jest na licencji MIT, a grafika na licencji CC BY 4.0. Strona powstała z użyciem:
about-version = Wersja { $version }, wersja zasad { $rules }
