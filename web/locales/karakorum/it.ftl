### Le parole di Karakorum, caricate con il gioco.

karakorum-about = Un gioco di carte di Reiner Knizia: guida le spedizioni su tre vette e fai punti prima degli altri. Tutte le carte sono scoperte, tranne il mazzo.
karakorum-seed = Codice della partita
karakorum-seed-about = Con lo stesso codice tutti hanno lo stesso mazzo. Usa da 1 a 32 lettere (a–z), cifre o trattini.
karakorum-colour-R = rosso
karakorum-colour-G = verde
karakorum-colour-Y = giallo
karakorum-card = { $colour ->
    [R] rosso
    [G] verde
   *[Y] giallo
} { $value } ({ $axes ->
    [0] nessuna piccozza
    [one] { $axes } piccozza
   *[other] { $axes } piccozze
})
karakorum-peaks = Le tre vette
karakorum-peak = Vetta { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
}: { $pawns }
karakorum-pawn = { $colour ->
    [R] rosso
    [G] verde
   *[Y] giallo
} { $field }
karakorum-deck-reveal = { $deck }: scoprine una
karakorum-discard = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
karakorum-discard-short = scarti
karakorum-display = Carte scoperte
karakorum-players = Giocatori
karakorum-round = Round { $round }
karakorum-rounds = Round
karakorum-round-back = Round precedente
karakorum-round-on = Round successivo
karakorum-active = attivo
karakorum-goal-four = esattamente 4 carte
karakorum-goal-six = esattamente 6 carte
karakorum-goal-pair = due spedizioni di almeno 3 carte ciascuna
karakorum-goal-axes10 = almeno 10 piccozze
karakorum-expeditions = Spedizioni di { $name }
karakorum-expedition = Spedizione { $number }: { $cards }. { $sum }
karakorum-new-expedition = Inizia una spedizione
karakorum-taken = Carte da piazzare
karakorum-pick-card = Tocca prima la carta che vuoi piazzare.
karakorum-hint-place = Tocca una carta, poi una spedizione o il segno più; oppure trascinala lì.
karakorum-phase-reveal = Scopri carte
karakorum-phase-take = Prendi carte
karakorum-phase-allot = Piazza e fai punti
karakorum-prompt-reveal = { $name }, scopri una carta
karakorum-prompt-reveal_on = { $name }, qui non c’è ancora nulla di adatto: scopri un’altra carta
karakorum-prompt-reveal_more = { $name }, scopri un’altra carta o fermati
karakorum-prompt-take = { $name }, prendi una o più carte di un solo colore
karakorum-prompt-take_one = { $name }, prendi una carta
karakorum-prompt-take_none = { $name }, nulla qui si adatta alle tue spedizioni: non prendi nulla
karakorum-prompt-take_or_pass = { $name }, prendi una carta o passa
karakorum-prompt-pass = { $name }, nulla qui si adatta alle tue spedizioni: passa
karakorum-prompt-place = { $name }, piazza { $count ->
    [one] la tua carta
   *[other] le tue carte
}
karakorum-prompt-place_or_remove = { $name }, piazza { $count ->
    [one] la tua carta
   *[other] le tue carte
}; prima puoi rimuovere una spedizione corta
karakorum-prompt-place_or_score = { $name }, piazza { $count ->
    [one] l’altra carta
   *[other] le altre carte
} o fai punti
karakorum-prompt-make_room = { $name }, non c’è posto: rimuovi prima una spedizione corta
karakorum-prompt-score_first = { $name }, non c’è posto: fai prima punti con la spedizione
karakorum-prompt-score_or_end = { $name }, fai punti o termina il turno
karakorum-prompt-end = { $name }, termina il turno
karakorum-go = Inizia la partita
karakorum-reveal = Scopri una carta
karakorum-stop = Fermati
karakorum-take = { $count ->
    [0] { $most ->
        [1] Scegli una carta
       *[other] Scegli le carte
    }
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
karakorum-pass = Passa
karakorum-none = Non prendere nulla
karakorum-do-axes = Picc. { $gain }
karakorum-do-four = 4 carte { $gain }
karakorum-do-six = 6 carte { $gain }
karakorum-do-pair = Coppia { $gain }
karakorum-do-axes10 = 10 picc. { $gain }
karakorum-do-remove = Rimuovi { $gain }
karakorum-choose-first = Tocca prima la carta che vuoi prendere.
karakorum-others = Le spedizioni degli altri
karakorum-goals-of = Carte obiettivo { $colour ->
    [R] rosse
    [G] verdi
   *[Y] gialle
}
karakorum-goals-open = Carte obiettivo { $colour ->
    [R] rosse
    [G] verdi
   *[Y] gialle
}: { $list }
karakorum-goals-none = tutti presi
karakorum-goals-now = { $goals }. Da prendere adesso: { $list }
karakorum-goals-about = Fai punti con una spedizione di questo colore che soddisfa un obiettivo e la pedina sale di tante caselle quante ne indica la bandiera. Ogni obiettivo si prende una volta sola: va a chi arriva prima.
karakorum-goal-text = { $goal }: { $fields } caselle
karakorum-goal-claimed = Già preso.
karakorum-claim = Prendi { $gain }
karakorum-progress-four = { $have } di { $need } carte
karakorum-progress-six = { $have } di { $need } carte
karakorum-progress-pair = { $have } di { $need } spedizioni
karakorum-progress-axes10 = { $have } di { $need } piccozze
karakorum-pile-sum = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $axes ->
    [one] { $axes } piccozza
   *[other] { $axes } piccozze
}
karakorum-register = Scarti e mazzo
karakorum-register-cell = { $gone ->
    [one] { $gone } scartata
   *[other] { $gone } scartate
}{ $gone ->
    [0] {""}
   *[other] {" "}(piccozze: { $axes })
}, { $unseen } nel mazzo
karakorum-register-gone = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}: la cifra indica le piccozze
karakorum-register-unseen = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}: quante per ogni valore, in un ordine che nessuno conosce
karakorum-do-remove-free = Rimuovi
karakorum-how-axes = le piccozze
karakorum-how-four = l’obiettivo delle 4 carte
karakorum-how-six = l’obiettivo delle 6 carte
karakorum-how-pair = l’obiettivo della coppia
karakorum-how-axes10 = l’obiettivo delle 10 piccozze
karakorum-log-round = Giocatore attivo: { $name }; ancora { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
karakorum-log-revealed = { $name } scopre { $card }.
karakorum-log-stopped = { $name } si ferma.
karakorum-log-took = { $name } prende { $cards }.
karakorum-log-blocked = { $name } non può prendere nulla.
karakorum-log-passed = { $name } passa.
karakorum-log-discarded = Scarti: { $cards }.
karakorum-log-placed = { $name } piazza { $card }.
karakorum-log-started = { $name } inizia una spedizione con { $card }.
karakorum-log-removed = { $name } rimuove una spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
}: { $gain }, ora a { $to }.
karakorum-log-scored = { $name } fa punti sulla vetta { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} con { $how }: { $gain }, ora a { $to }.
karakorum-log-final-axes = { $name }, spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} di { $count } carte: da { $from } a { $to }.
karakorum-log-final-remove = { $name }, spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} troppo corta ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}): da { $from } torna a { $to }.
karakorum-log-over = La partita è finita.
karakorum-log-short = { $count ->
    [one] { $name }: 1 carta
   *[other] { $name }: { $count } carte
}
karakorum-end-summits = { $names } vince: tutte e tre le pedine in cima
karakorum-end-comparison = { $names } vince
karakorum-end-shared = { $names } vincono a pari merito
karakorum-last-scoring = Conteggio finale
karakorum-again = Rigioca questo mazzo
karakorum-anew = Nuova partita
karakorum-share-pawns = { $name }: rosso { $red }, verde { $green }, giallo { $yellow }
karakorum-result-running = Verificato finora: partita in corso, { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
karakorum-leave-sure = D’ora in poi { $name } giocherà in automatico e prenderà meno carte possibile. Non si può tornare indietro.
karakorum-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
karakorum-latest = Ultime partite

karakorum-explain-card = Valore { $value }: va su una spedizione del suo colore la cui ultima carta non è più alta. { $axes ->
    [0] Non ha piccozze.
    [one] La sua piccozza vale { $axes } casella quando si contano le piccozze.
   *[other] Le sue piccozze valgono { $axes } caselle quando si contano le piccozze.
}
karakorum-explain-deck = { $count ->
    [one] Il mazzo, { $count } carta: il round in cui si scopre l’ultima carta è l’ultimo.
   *[other] Il mazzo, { $count } carte: il round in cui si scopre l’ultima carta è l’ultimo.
}
karakorum-explain-discard = Le carte scartate sono visibili a tutti e non tornano più.
karakorum-explain-gap = In un round si scoprono al massimo { $limit } carte: una in più dei giocatori.
karakorum-explain-goal-four = Obiettivo: fai punti con una spedizione di esattamente 4 carte di questo colore e la sua pedina avanza di { $fields } caselle.
karakorum-explain-goal-six = Obiettivo: fai punti con una spedizione di esattamente 6 carte di questo colore e la sua pedina avanza di { $fields } caselle.
karakorum-explain-goal-pair = Obiettivo: fai punti con due spedizioni di questo colore con almeno 3 carte ciascuna e la pedina avanza di { $fields } caselle; entrambe si scartano.
karakorum-explain-goal-axes10 = Obiettivo: fai punti con una spedizione di questo colore con almeno 10 piccozze e la sua pedina avanza di { $fields } caselle.
karakorum-explain-goal-open = Può prenderlo un solo giocatore.
karakorum-explain-goal-gone = È già stato preso.
karakorum-explain-track = Il tracciato di una vetta, dal campo base (0) alla cima (30): piccozze e obiettivi fanno salire le pedine; i passi oltre 30 vanno persi.
karakorum-explain-pawn = Pedina di { $name }: casella { $field } di 30 su questa vetta.
karakorum-explain-pile = Spedizione con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} e { $axes ->
    [one] { $axes } piccozza
   *[other] { $axes } piccozze
}: da 3 carte in su può dare punti in un round in cui riceve una carta.
karakorum-explain-new = Comincia una nuova spedizione: puoi averne quattro, e un solo colore due volte.
karakorum-explain-score = { $fields ->
    [one] Fa punti con questa spedizione: la sua pedina avanza di { $fields } casella e le carte si scartano.
   *[other] Fa punti con questa spedizione: la sua pedina avanza di { $fields } caselle e le carte si scartano.
}
karakorum-explain-remove = { $fields ->
    [one] Rimuove questa spedizione corta per fare posto: la sua pedina torna indietro di { $fields } casella.
   *[other] Rimuove questa spedizione corta per fare posto: la sua pedina torna indietro di { $fields } caselle.
}
karakorum-explain-players = Tutti i giocatori con le loro tre pedine e le loro spedizioni.
karakorum-explain-active = Il giocatore attivo scopre le carte, prende per primo e può prenderne più d’una dello stesso colore; nel prossimo round tocca al giocatore alla sua sinistra.

karakorum-table-rule = Una corona segna la pedina più alta di una vetta. Ognuno mette da parte la sua pedina più bassa con la corona e somma le altre due. Senza corona non si vince.
karakorum-table-summits = Tutte e tre le pedine in cima: si vince subito.
karakorum-table-aside = { $field }, messa da parte
