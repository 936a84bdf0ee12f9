### Słowa gry Karakorum, wczytywane razem z nią.

karakorum-about = Gra karciana Reinera Knizii: prowadź ekspedycje na trzy szczyty i punktuj, zanim zrobią to inni. Poza talią wszystkie karty są odkryte.
karakorum-seed = Kod gry
karakorum-seed-about = Ten sam kod daje wszystkim tę samą talię. Od 1 do 32 liter (a–z), cyfr lub łączników.
karakorum-colour-R = czerwona
karakorum-colour-G = zielona
karakorum-colour-Y = żółta
karakorum-card = { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} { $value } ({ $axes ->
    [0] bez czekana
    [one] { $axes } czekan
    [few] { $axes } czekany
    [many] { $axes } czekanów
   *[other] { $axes } czekana
})
karakorum-peaks = Trzy szczyty
karakorum-peak = { $colour ->
    [R] Czerwony
    [G] Zielony
   *[Y] Żółty
} szczyt: { $pawns }
karakorum-pawn = { $colour ->
    [R] czerwony
    [G] zielony
   *[Y] żółty
} { $field }
karakorum-deck-reveal = { $deck }: odkryj jedną
karakorum-discard = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
    [many] { $count } kart odrzuconych
   *[other] { $count } karty odrzuconej
}
karakorum-discard-short = odrzucone
karakorum-display = Odkryte karty
karakorum-players = Gracze
karakorum-round = Runda { $round }
karakorum-rounds = Rundy
karakorum-round-back = Do poprzedniej rundy
karakorum-round-on = Do następnej rundy
karakorum-active = aktywny gracz
karakorum-goal-four = dokładnie 4 karty
karakorum-goal-six = dokładnie 6 kart
karakorum-goal-pair = dwie ekspedycje po co najmniej 3 karty
karakorum-goal-axes10 = co najmniej 10 czekanów
karakorum-expeditions = Ekspedycje: { $name }
karakorum-expedition = Ekspedycja { $number }: { $cards }. { $sum }
karakorum-new-expedition = Zacznij ekspedycję
karakorum-taken = Karty do przydzielenia
karakorum-pick-card = Najpierw dotknij karty, którą chcesz przydzielić.
karakorum-hint-place = Dotknij karty, potem ekspedycji albo plusa. Albo przeciągnij ją tam.
karakorum-phase-reveal = Odkryj karty
karakorum-phase-take = Weź karty
karakorum-phase-allot = Przydziel i punktuj
karakorum-prompt-reveal = { $name }, odkryj kartę
karakorum-prompt-reveal_on = { $name }, nic tu jeszcze nie pasuje: odkryj kolejną kartę
karakorum-prompt-reveal_more = { $name }, odkryj kolejną kartę albo zakończ odkrywanie
karakorum-prompt-take = { $name }, weź jedną lub więcej kart jednego koloru
karakorum-prompt-take_one = { $name }, weź jedną kartę
karakorum-prompt-take_none = { $name }, nic tu nie pasuje do twoich ekspedycji: nie bierzesz nic
karakorum-prompt-take_or_pass = { $name }, weź jedną kartę albo spasuj
karakorum-prompt-pass = { $name }, nic tu nie pasuje do twoich ekspedycji: spasuj
karakorum-prompt-place = { $name }, przydziel { $count ->
    [one] swoją kartę
    [few] swoje karty
    [many] swoje karty
   *[other] swoje karty
}
karakorum-prompt-place_or_remove = { $name }, przydziel { $count ->
    [one] swoją kartę
    [few] swoje karty
    [many] swoje karty
   *[other] swoje karty
}; najpierw możesz usunąć krótką ekspedycję
karakorum-prompt-place_or_score = { $name }, przydziel { $count ->
    [one] drugą kartę
    [few] pozostałe karty
    [many] pozostałe karty
   *[other] pozostałe karty
} albo punktuj
karakorum-prompt-make_room = { $name }, nie ma miejsca: najpierw usuń krótką ekspedycję
karakorum-prompt-score_first = { $name }, nie ma miejsca: najpierw punktuj ekspedycję
karakorum-prompt-score_or_end = { $name }, punktuj albo zakończ turę
karakorum-prompt-end = { $name }, zakończ turę
karakorum-go = Zacznij partię
karakorum-reveal = Odkryj kartę
karakorum-stop = Stop
karakorum-take = { $count ->
    [0] { $most ->
        [1] Wybierz kartę
       *[other] Wybierz karty
    }
    [one] Weź { $count } kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
}
karakorum-pass = Pas
karakorum-none = Nic nie bierz
karakorum-do-axes = Czekany { $gain }
karakorum-do-four = 4 karty { $gain }
karakorum-do-six = 6 kart { $gain }
karakorum-do-pair = Para { $gain }
karakorum-do-axes10 = Cel 10 { $gain }
karakorum-do-remove = Usuń { $gain }
karakorum-choose-first = Najpierw dotknij karty, którą chcesz wziąć.
karakorum-others = Ekspedycje pozostałych graczy
karakorum-goals-of = { $colour ->
    [R] Czerwone
    [G] Zielone
   *[Y] Żółte
} karty celu
karakorum-goals-open = { $colour ->
    [R] Czerwone
    [G] Zielone
   *[Y] Żółte
} karty celu: { $list }
karakorum-goals-none = wszystkie zabrane
karakorum-goals-now = { $goals }. Można zabrać teraz: { $list }
karakorum-goals-about = Punktuj ekspedycję tego koloru, która spełnia cel, a pionek pójdzie w górę o tyle pól, ile wskazuje flaga. Każdy cel można zabrać tylko raz: należy do tego, kto będzie pierwszy.
karakorum-goal-text = { $goal }: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}
karakorum-goal-claimed = Już zabrany.
karakorum-claim = Zabierz { $gain }
karakorum-progress-four = { $have } z { $need } kart
karakorum-progress-six = { $have } z { $need } kart
karakorum-progress-pair = { $have } z { $need } ekspedycji
karakorum-progress-axes10 = { $have } z { $need } czekanów
karakorum-pile-sum = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $axes ->
    [one] { $axes } czekan
    [few] { $axes } czekany
    [many] { $axes } czekanów
   *[other] { $axes } czekana
}
karakorum-register = Karty odrzucone i talia
karakorum-register-cell = odrzucone: { $gone }{ $gone ->
    [0] {""}
   *[other] {" "}(czekany: { $axes })
}, w talii: { $unseen }
karakorum-register-gone = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; cyfra to liczba czekanów
karakorum-register-unseen = W talii: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; ile której wartości, w kolejności, której nikt nie zna
karakorum-do-remove-free = Usuń
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
karakorum-log-removed = { $name } usuwa { $colour ->
    [R] czerwoną
    [G] zieloną
   *[Y] żółtą
} ekspedycję: { $gain }, teraz na polu { $to }.
karakorum-log-scored = { $name } punktuje { $colour ->
    [R] czerwoną
    [G] zieloną
   *[Y] żółtą
} ekspedycję za { $how }: { $gain }, teraz na polu { $to }.
karakorum-log-final-axes = { $name }, { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} ekspedycja ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}): z { $from } na { $to }.
karakorum-log-final-remove = { $name }, { $colour ->
    [R] czerwona
    [G] zielona
   *[Y] żółta
} ekspedycja jest za krótka ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}): powrót z { $from } na { $to }.
karakorum-log-over = Koniec partii.
karakorum-log-short = { $count ->
    [one] { $name }: { $count } karta
    [few] { $name }: { $count } karty
    [many] { $name }: { $count } kart
   *[other] { $name }: { $count } karty
}
karakorum-end-summits = { $names } wygrywa: wszystkie trzy pionki na szczytach
karakorum-end-comparison = { $names } wygrywa
karakorum-end-shared = { $names } dzielą się zwycięstwem
karakorum-last-scoring = Końcowe punktowanie
karakorum-again = Jeszcze raz ta talia
karakorum-anew = Nowa partia
karakorum-share-pawns = { $name }: czerwony { $red }, zielony { $green }, żółty { $yellow }
karakorum-result-running = Potwierdzono do tej pory: { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
karakorum-leave-sure = Odtąd { $name } gra automatycznie i bierze jak najmniej kart. Tego nie da się cofnąć.
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
karakorum-latest = Ostatnie partie

karakorum-explain-card = Wartość { $value }: trafia do ekspedycji swojego koloru, której ostatnia karta nie jest wyższa. { $axes ->
    [0] Nie ma czekanów.
    [one] Jej czekan to { $axes } pole, gdy liczy się czekany.
    [few] Jej czekany to { $axes } pola, gdy liczy się czekany.
    [many] Jej czekany to { $axes } pól, gdy liczy się czekany.
   *[other] Jej czekany to { $axes } pola, gdy liczy się czekany.
}
karakorum-explain-deck = { $count ->
    [one] Talia, { $count } karta: runda, w której odkryto ostatnią kartę, jest ostatnia.
    [few] Talia, { $count } karty: runda, w której odkryto ostatnią kartę, jest ostatnia.
    [many] Talia, { $count } kart: runda, w której odkryto ostatnią kartę, jest ostatnia.
   *[other] Talia, { $count } karty: runda, w której odkryto ostatnią kartę, jest ostatnia.
}
karakorum-explain-discard = Odrzucone karty widzą wszyscy; nigdy nie wracają do gry.
karakorum-explain-gap = W rundzie można odkryć najwyżej { $limit ->
    [one] { $limit } kartę
    [few] { $limit } karty
    [many] { $limit } kart
   *[other] { $limit } karty
}: o jedną więcej, niż jest graczy.
karakorum-explain-goal-four = Cel: za punktowanie ekspedycji z dokładnie 4 kart tego koloru jej pionek idzie o { $fields } pól.
karakorum-explain-goal-six = Cel: za punktowanie ekspedycji z dokładnie 6 kart tego koloru jej pionek idzie o { $fields } pól.
karakorum-explain-goal-pair = Cel: za punktowanie dwóch ekspedycji tego koloru, po co najmniej 3 karty, pionek idzie o { $fields } pól; obie się odrzuca.
karakorum-explain-goal-axes10 = Cel: za punktowanie ekspedycji tego koloru z co najmniej 10 czekanami jej pionek idzie o { $fields } pól.
karakorum-explain-goal-open = Zabrać ją może tylko jeden gracz.
karakorum-explain-goal-gone = Ta karta jest już zabrana.
karakorum-explain-track = Trasa na szczyt, od obozu głównego (0) do szczytu (30): czekany i cele prowadzą pionki w górę; kroki powyżej 30 przepadają.
karakorum-explain-pawn = Pionek, gracz { $name }: pole { $field } z 30 na tej trasie.
karakorum-explain-pile = Ekspedycja: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} i { $axes ->
    [one] { $axes } czekan
    [few] { $axes } czekany
    [many] { $axes } czekanów
   *[other] { $axes } czekana
}. Od 3 kart można ją punktować w rundzie, w której dostała kartę.
karakorum-explain-new = Zaczyna nową ekspedycję: możesz mieć cztery i tylko jeden kolor podwójnie.
karakorum-explain-score = { $fields ->
    [one] Punktuje tę ekspedycję: jej pionek idzie o { $fields } pole, a karty się odrzuca.
    [few] Punktuje tę ekspedycję: jej pionek idzie o { $fields } pola, a karty się odrzuca.
    [many] Punktuje tę ekspedycję: jej pionek idzie o { $fields } pól, a karty się odrzuca.
   *[other] Punktuje tę ekspedycję: jej pionek idzie o { $fields } pola, a karty się odrzuca.
}
karakorum-explain-remove = { $fields ->
    [one] Usuwa tę krótką ekspedycję, żeby zrobić miejsce: jej pionek cofa się o { $fields } pole.
    [few] Usuwa tę krótką ekspedycję, żeby zrobić miejsce: jej pionek cofa się o { $fields } pola.
    [many] Usuwa tę krótką ekspedycję, żeby zrobić miejsce: jej pionek cofa się o { $fields } pól.
   *[other] Usuwa tę krótką ekspedycję, żeby zrobić miejsce: jej pionek cofa się o { $fields } pola.
}
karakorum-explain-players = Wszyscy gracze z trzema pionkami i ekspedycjami.
karakorum-explain-active = Aktywny gracz odkrywa karty, bierze pierwszy i może wziąć kilka kart jednego koloru; w następnej rundzie jest nim osoba po lewej.

karakorum-table-rule = Korona oznacza pionek, który na danym szczycie stoi najwyżej. Każdy odkłada swój najniższy pionek z koroną i dodaje dwa pozostałe. Bez korony nie można wygrać.
karakorum-table-summits = Wszystkie trzy pionki na szczytach: to natychmiastowe zwycięstwo.
karakorum-table-aside = { $field }, odłożony
