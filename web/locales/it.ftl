### Le parole della pagina. I termini seguono i giochi stampati.

app-title = K2
app-unofficial = Un adattamento non ufficiale di K2 di Adam Kałuża e di Karakorum di Reiner Knizia
title-of = { $screen } – { $game }
app-description = Gioca a K2 e Karakorum nel browser, in solitaria o in più persone davanti a uno schermo, anche offline. Un adattamento non ufficiale.

## Inizio

home-quick = Scala subito
home-bots = Contro due Alpinisti
home-bots-about = Tu e due bot, lato facile, estate
home-continue = Continua
home-intro = Due giochi di montagna su un solo dispositivo, da soli o con gli amici. Senza account e, dopo la prima visita, senza rete.
home-k2-about = Gioco da tavolo per 1–⁠5: 18 giorni per salire e sopravvivere
home-deal = Nuova partita
home-setup = Nuova spedizione
home-daily-about = Una al giorno, uguale per tutti
home-daily-keep = Scala oggi per non interrompere la serie.
home-daily-done = Fatta oggi: { $result }.
home-challenge-about = Manda una montagna con un link: chi arriva più in alto?
home-karakorum-about = Gioco di carte per 2–⁠4: a gara su tre vette
home-welcome = Prima volta qui? Impara sulla montagna
home-lesson-on = Continua la lezione, passo { $number } di { $count }
home-games = Le tue partite
home-rules = Come si gioca
home-settings = Impostazioni
home-about = Info
home-loading = Prepariamo la montagna…

## Lessons, and the short hints after them

lesson-k2 = Prima scalata
lesson-k2-about = Impara K2 sul tabellone, passo dopo passo, in cinque minuti
lesson-karakorum = Prima spedizione
lesson-karakorum-about = Impara Karakorum al tavolo, passo dopo passo, in tre minuti
help-k2-select = Le carte verdi fanno salire, i polmoni danno forza: gioca un po’ di entrambe.
help-k2-weather = Guarda i prossimi giorni: dove soffia il vento, di notte si perdono livelli.
help-k2-tent = Una tenda dà 1 livello ogni notte a ciascuno dei tuoi alpinisti nel suo spazio. Ogni alpinista ne ha una.
help-k2-night = Accanto a ogni alpinista vedi che cosa porterà la notte.
help-karakorum-reveal = Quello che scopri e lasci, gli altri possono prenderlo.
help-karakorum-take = Prendi ciò che va bene per le tue spedizioni: stesso colore e non più basso della carta in cima.
help-karakorum-score = Tre carte si possono contare con le loro piccozze. A volte conviene aspettare un obiettivo.

engine-failed-download = Non è stato possibile scaricare il gioco. Controlla la connessione e riprova.
engine-failed-browser = Questo browser non può far girare il gioco: è troppo vecchio, o una sua funzione è disattivata. Aggiornalo o usane un altro.
engine-failed-start = Il gioco non è partito in questo browser. Riprova o usa un browser più recente.
engine-failed-stalled = Il caricamento del gioco si è fermato. Riprova.
engine-failed-died = Il browser ha chiuso il gioco in background. Riprova.
engine-failed-memory = Non c’è abbastanza memoria libera per avviare il gioco. Chiudi altre schede o app e riprova.
engine-slow = Ci vuole più tempo del solito.
tap-lost = L’azione non è andata a buon fine. Riprova.
retry = Riprova
back = Indietro
close = Chiudi
cancel = Annulla
pair = { $label }: { $text }

notices-title = Avvisi
update-waits = C’è una nuova versione. Le tue partite restano come sono.
update-now = Aggiorna

## Preparazione

setup-title = Nuova spedizione
setup-players = Giocatori
setup-players-count = { $count ->
    [1] In solitaria
   *[other] { $count } giocatori
}
setup-name = Nome del giocatore { $number }
setup-name-hint = Giocatore { $number }
setup-colour = Colore del giocatore { $number }: { $colour }. Tocca per cambiarlo.
setup-colours = Colori per il giocatore { $number }
setup-seats = Chi gioca, in ordine di turno
setup-forward = Sposta { $name } avanti di un posto
setup-kind = Chi gioca al posto { $number }
setup-kind-person = Persona
setup-kind-bot = { $bot } (bot)
colour-0 = arancione
colour-1 = blu
colour-2 = crema
colour-3 = prugna
colour-4 = turchese
setup-start = Chi comincia
setup-start-draw = A sorte
setup-board = Lato della montagna
setup-board-easy = Facile
setup-board-hard = Difficile
setup-board-about-easy = Il lato giusto per la prima scalata.
setup-board-about-hard = Una via più lunga e ripida, per alpinisti esperti.
setup-weather = Meteo
setup-weather-summer = Estate
setup-weather-winter = Inverno
setup-weather-mixed = Misto
setup-weather-about-summer = Giornate più miti. Da scegliere per la prima scalata.
setup-weather-about-winter = Più vento e neve, e notti più dure.
setup-weather-about-mixed = Tessere estive e invernali, mescolate.
setup-family = Variante famiglia: ogni giocatore ha una carta salvataggio
setup-crowded = Più facile: più alpinisti per spazio
setup-more = Altre opzioni
setup-seed = Codice della partita
setup-seed-about = Con lo stesso codice tutti giocano esattamente la stessa partita. Usa da 1 a 32 lettere (a–z), cifre o trattini.
setup-seed-new = Altro codice
setup-go = Inizia la scalata

## Squadre e alpinisti

player-default = Giocatore { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, poi { $other }
bot-thinking = { $name } sta pensando…
bot-skip = Non aspettare
bot-stumbled = { $name } non ha trovato una mossa in tempo: ne è stata giocata una semplice.
bot-hand-over = Fai giocare un bot per { $name }
bot-hand-over-which = Quale bot gioca d’ora in poi per { $name }? Puoi riprendere il posto in ogni momento.
bot-take-over = Riprendi il posto di { $name }
player-alone = Tu
climber-named = { $name }: l’alpinista { $letter }
climber-alone = L’alpinista { $letter }
team-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
team-dead = morto
team-level = livello { $level }
team-marker = punti vittoria finora: { $points }
team-left = ha lasciato la partita
team-starts = oggi comincia
team-rescue = carta salvataggio
team-unseen = Ancora nel mazzo
team-unseen-hand = In mano e nel mazzo
team-played = Già giocate

## Il giorno

day-of = Giorno { $day } su 18
day-short = { $day }/18
board-whole = Tutta la montagna
weather-clear = sereno
weather-loss = livello −{ $loss }
weather-surcharge = costo +{ $surcharge }
weather-day = Giorno { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = sotto i 6000 m
zone-1 = 6000–7000 m
zone-2 = 7000–8000 m
zone-3 = sopra gli 8000 m
zone-limit = al massimo { $limit ->
    [one] { $limit } alpinista
   *[other] { $limit } alpinisti
} per spazio
zone-sign = { $zone }, { $limit }
altitude = { $metres } m
forecast-title = Previsioni

phase-select = Scegli tre carte
phase-token = Prendi un indicatore di rischio
phase-rescue = Usare la carta salvataggio?
phase-night = Notte

## Carte

card-m = Movimento { $up }
card-r = Fune { $up } in salita / { $down } in discesa
card-a = Acclimatamento { $level }
card-a0 = Acclimatamento 0 (nessun effetto)

## Scelta delle carte

select-prompt = { $players ->
    [1] Scegli tre carte
   *[other] { $name }, scegli tre carte
}
select-forced = { $players ->
    [1] Le tue ultime tre carte: devi giocarle tutte
   *[other] { $name }, le tue ultime tre carte: devi giocarle tutte
}
select-sum = Rischio: { $sum }
select-go = Gioca queste carte
select-more = { $count ->
    [one] Scegline un’altra
   *[other] Scegline altre { $count }
}
select-hand = La tua mano
first-select = Prima scegli le carte, poi potrai muoverti.

## Rischio

risk-taker = { $name } rischia più di tutti e prende un indicatore di rischio
risk-solo = Scegli un indicatore di rischio
risk-tie = { $names } sono pari a { $sum }: nessuno prende un indicatore
risk-hint = Il numero dell’indicatore è ciò che perdi in questo turno, in punti movimento o livelli. Se non usi carte, non paghi nulla.
first-token = Prima prendi un indicatore di rischio.
risk-token = Indicatore di rischio { $value }: { $value ->
    [0] nessun effetto
    [one] perdi { $value } punto
   *[other] perdi { $value } punti
}
risk-token-same = { $token }. Ce ne sono { $count }: non importa quale prendi.
risk-open = Indicatori di rischio scoperti: { $list }
risk-left = Nel sacchetto: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } punto rischio da pagare
   *[other] { $count } punti rischio da pagare
}

## Il turno

turn-cards = Carte di oggi
turn-points = { $points ->
    [one] { $points } passo
   *[other] { $points } passi
}
turn-down = { $points } in discesa
turn-give-to = { $card }: a chi?
turn-give-up = { $letter }: { $up } su o giù
turn-give-down = { $letter }: { $down } solo in discesa
turn-give-move = { $letter }: movimento { $up }
turn-give-level = { $letter }: livello +{ $level }
turn-tent-label = Monta qui la tenda dell’alpinista { $letter } (costo { $cost })
turn-pay-count = Paga { $count }
turn-pay-move = Paga 1 dal movimento di { $letter }
turn-pay-level = Paga 1 dal livello di { $letter }
turn-undo = Annulla
turn-redo = Ripeti
turn-end = Fine turno
turn-rest = Riposa
turn-must-walk = Questo spazio è pieno: l’alpinista { $letter } deve proseguire.
turn-pick-climber = Tocca un alpinista, poi uno spazio evidenziato. Oppure trascina le carte sugli alpinisti.
turn-pick-space = Tocca uno spazio evidenziato. Cerchio verde: il costo. Quadrato blu: il livello di domani.
turn-pick-space-risk = Tocca uno spazio evidenziato. Verde: il costo. Giallo: il rischio in più. Blu: il livello di domani.
turn-pay-next = I punti rimasti sono per il rischio: tocca «{ $pay }».
turn-all-used = Non resta nulla da usare. Termina il turno.
turn-nothing-to-reach = Con quel che resta, l’alpinista { $letter } non può muoversi.
turn-left = { $letter } ha ancora { $points ->
    [one] { $points } passo
   *[other] { $points } passi
} da usare.
turn-of = { $alone ->
    [yes] Tocca a te
   *[no] Turno di { $name }
}
hand-over-about = Passa il dispositivo a { $name }.
hand-over-go = Turno di { $name }: continua
hand-over-first = Prima tocca il pulsante qui sotto per continuare.

plan-to = Alpinista { $letter } → { $place }
plan-touch = Alpinista { $letter }: tocca e riparte ({ $place }, senza posto)
plan-touch-gain = Alpinista { $letter }: tocca { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
plan-camp = Alpinista { $letter }: tenda → { $place }
plan-walk = movimento { $cost }
plan-walk-tent = movimento e tenda { $cost }
plan-tent = tenda { $cost }
plan-with-risk = { $what } + rischio { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] nulla sprecato
    [one] { $wasted } sprecato
   *[other] { $wasted } sprecati
}
plan-risk-level = { $levels ->
    [one] l’indicatore toglie { $levels } livello
   *[other] l’indicatore toglie { $levels } livelli
}{ $card ->
    [yes] {" "}se non paga un’altra carta
   *[no] {""}
}
plan-tonight = { $letter } stanotte: { $sum }
plan-careful = serve una tenda o un’altra carta
plan-deadly = un alpinista muore
plan-deadly-doubt = Stanotte un alpinista morirebbe.
plan-accept = OK
plan-pay-by-hand = Paga un punto alla volta
pay-about = Scegli con che cosa pagare; la scelta migliore è segnata.
pay-proposed = Paga come segnato
pay-card = { $card } a { $letter }, per pagare
pay-deadly = { $what }: un alpinista muore
pay-from-points = { $points ->
    [one] { $points } avanzato
   *[other] { $points } avanzati
}
pay-from-level = livello { $level } → { $left }
plan-with-tent = Con tenda
plan-no-tent = Senza tenda
plan-touch-back = Tocca e torna
plan-touch-on = Tocca e prosegui
plan-cards = Carte da usare
plan-no-card = nessuna carta
plan-gift = { $card } per { $letter }
plan-cancel = Annulla

## Suggerimenti

hint-ask = Suggerimento
hint-stop = Smetti di pensare
hint-next = Un altro suggerimento
hint-thinking = Cerco un suggerimento… Intanto puoi giocare.
hint-number = Suggerimento { $number } di { $count }:
hint-failed = Nessun suggerimento trovato questa volta. Nulla è cambiato: continua o chiedi di nuovo.
hint-used = con suggerimenti
hint-stays = resta
hint-why-only_choice = Ora non si può fare altro.
hint-why-most_points = In media porta il maggior numero di punti.
hint-why-not_as_good = Sembra più debole del primo suggerimento.
hint-why-as_good = Vale quanto il primo suggerimento.
hint-why-summit_in_reach = La vetta resta raggiungibile entro il giorno { $day }.
hint-why-points_in_reach = Un alpinista può arrivare a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} entro il giorno { $day }.
hint-why-points_now = L’alpinista { $climber } arriva ora a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-why-both_live_through_storm = Entrambi gli alpinisti superano il maltempo del giorno { $day }.
hint-why-lives_through_storm = Il tuo alpinista supera il maltempo del giorno { $day }.
hint-why-all_live_tonight = Stanotte non muore nessuno; quasi tutte le altre scelte costano una vita.
hint-why-saves_card = Tiene «{ $card }» per il giorno { $day }.
hint-why-pitches_tent = L’alpinista { $climber } pianta la tenda ({ $place }).
hint-why-rests = Non usi carte, quindi l’indicatore di rischio non costa nulla.
hint-why-low_risk = È l’indicatore scoperto più basso: { $risk }.
hint-why-free_risk = L’indicatore { $risk } oggi non costa nulla e poi non fa più danni.
hint-why-cheap_risk = L’indicatore { $risk } oggi è sopportabile e poi non fa più danni.
hint-why-saves_climber = L’alpinista { $climber } sopravvive.
hint-why-keeps_rescue = La carta salvataggio resta per l’alpinista { $climber }.
hint-why-scores_goal = La spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} segna l’obiettivo «{ $goal }»: { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
hint-why-scores_axes = La spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} segna le sue piccozze: { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
hint-why-builds = Una spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} arriva a { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
hint-why-starts = Comincia una nuova spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
}.
hint-why-makes_room = Rinunciare alla corta spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} fa posto.
hint-why-gives_up = La corta spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} viene rimossa: { $fields ->
    [0] non costa nulla
    [one] { $fields } casella indietro
   *[other] { $fields } caselle indietro
}.
hint-why-nothing_more = In questo turno non conviene fare altro.
hint-why-better_cards_may_come = In media un’altra carta ti conviene.
hint-why-more_cards_help_others = In media un’altra carta aiuterebbe di più gli altri.
hint-why-certain = Le carte scoperte sono sicure; una nuova è un azzardo.
hint-why-no_card_helps = Nessuna carta conviene adesso.
hint-why-takes_nothing = Questa volta non prendi carte.

confirm-death = { $alone ->
    [yes] L’alpinista
   *[no] { $name }, l’alpinista
} { $letter } non sopravvivrà a questa notte ({ $sum }).
confirm-death-savable = Puoi ancora evitarlo.
confirm-death-undo = Ormai puoi evitarlo solo annullando.
confirm-death-lost = Non si può più evitare.
death-ends-solo = In solitaria la scalata finisce appena un alpinista muore.
confirm-death-end = Finisci comunque il turno
confirm-death-back = Continua a giocare
confirm-rest = Non hai usato nessuna carta. Riposare non costa nulla. Finire il turno?
confirm-rest-token = Non hai usato nessuna carta. Riposare non costa nulla, nemmeno l’indicatore di rischio. Finire il turno?
confirm-rest-end = Riposa
confirm-unused = Non ancora usato: { $list }. Ciò che resta va perso alla fine del turno. Finire ora?
unused-points = { $points ->
    [one] { $points } passo dell’alpinista { $letter }
   *[other] { $points } passi dell’alpinista { $letter }
}

## Stanotte

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = resta a { $level }
tonight-below = { $level }, sotto 1
tonight-ground = { " " }{ $sign }{ $amount } terreno
tonight-tent = { " " }+1 tenda
tonight-weather = { " " }−{ $amount } meteo
tonight-risk = { " " }−{ $amount } rischio
tonight-dies = muore
tonight-capped = , al massimo { $result }
tonight-unpaid = rischio da pagare: { $count }
night-title = Notte { $day }
night-skip = Salta
night-go-on = Continua

## Salvataggio

rescue-prompt = { $name }, l’alpinista { $letter } non supererà la notte. Usi la tua carta salvataggio?
rescue-about = Scegli uno spazio evidenziato sotto i 6000 m. L’alpinista torna lì con livello 1 e il suo segnalino dei punti arretra di 4 caselle.
rescue-to = Salvataggio → { $place }
rescue-choose = Scegli uno spazio evidenziato
first-rescue = Prima decidi sul salvataggio.
rescue-decline = Non salvare l’alpinista { $letter }

## Luoghi

place-camp = campo base
place-summit = vetta
place-space = spazio { $number }
space-label = { $place }, costo { $cost }, terreno { $modifier }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $zone }{ $people }
space-people = ; qui: { $list }
space-facts = { $place }: costo { $cost }, notte { $modifier }, punti { $points }.
space-price-risk = { $cost } + rischio { $risk }
space-target = ; raggiungibile con { $cost }, domani livello { $result }
space-target-careful = ; raggiungibile con { $cost }, ma mortale stanotte senza tenda o un’altra carta
space-target-dies = ; raggiungibile con { $cost }, ma mortale stanotte
space-full = ; spazio pieno, si può toccare con { $cost }
space-full-dies = ; spazio pieno, si può toccare con { $cost }, ma un alpinista morirebbe
climber-label = { $who }, { $place }, livello { $level }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Sipario

curtain-title = Passa il dispositivo a { $name }
curtain-about = Voi altri, guardate altrove! Tutte le carte restano nascoste finché tutti non hanno scelto.
curtain-lift = Sono { $name } – mostra le mie carte

## Diario

log-title = Diario
log-morning = Giorno { $day }: { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}Comincia { $name }.
}
log-picked = { $alone ->
    [yes] Hai
   *[no] { $name } ha
} scelto.
log-revealed = { $alone ->
    [yes] Giochi
   *[no] { $name } gioca
} { $cards } (rischio { $sum }).
log-taker = { $name } rischia più di tutti.
log-tie = Parità nel rischio più alto: nessuno prende un indicatore.
log-took = { $alone ->
    [yes] Prendi
   *[no] { $name } prende
} l’indicatore di rischio { $value }.
log-gave = { $who } riceve { $card }.
log-walked = { $who } si sposta (costo { $cost }): { $place }.
log-summit = { $who } raggiunge la vetta: { $place ->
    [1] è il primo!
   *[other] arrivo n. { $place }!
}
log-camped = { $who } monta la tenda (costo { $cost }): { $place }.
log-paid-move = { $who } perde 1 punto movimento per l’indicatore di rischio.
log-paid-level = { $who } perde 1 livello per l’indicatore di rischio.
log-ended = { $alone ->
    [yes] Finisci il turno.
   *[no] { $name } finisce il turno.
}
log-night = { $who }, notte: { $sum }.
log-fell = { $who } muore in montagna.
log-awaiting = { $who } ha bisogno di soccorso.
log-died = { $who } muore in montagna.
log-rescued = { $who } viene salvato: { $place }, i punti scendono a { $points }.
log-declined = { $name } non salva l’alpinista { $letter }.
log-out = { $name } non ha più alpinisti ed è fuori dal gioco.
log-over = La spedizione è finita.
log-short = { $who }: { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] sale di 1 spazio
   *[other] sale di { $count } spazi
}
log-short-down = { $count ->
    [one] scende di 1 spazio
   *[other] scende di { $count } spazi
}
log-short-along = { $count ->
    [one] avanza di 1 spazio
   *[other] avanza di { $count } spazi
}
log-short-back = { $count ->
    [one] andata e ritorno, 1 spazio
   *[other] andata e ritorno, { $count } spazi
}
log-short-camped = tenda
log-short-died = morto
log-short-rescued = salvataggio

## Fine

end-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $rank }
end-winner = { $names } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-summit-order = Parità di punti: vince { $names }, che ha raggiunto prima la vetta
end-shared = { $names } vincono a pari merito con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa
rank-himalayan = Alpinista himalaiano
rank-alpinist = Alpinista
rank-hiker = Escursionista
rank-tourist = Turista
rank-from = { $points } o più
rank-below = meno
end-ranks = Titoli su questa montagna
end-nobody = Nessuno ha raggiunto la vetta.
end-chart = Altitudine e livello giorno per giorno
end-again = Rigioca questa montagna
end-new = Nuova montagna
end-race-again = Gareggia ancora contro { $name }
end-answer = Manda la tua risposta
end-answer-to = Manda la tua risposta a { $name }
end-unranked = Continuata da un’altra partita: non vale per i record.

## Sfide, risultati, gare

challenge-title = Qualcuno ti sfida!
challenge-from = { $name } ti sfida
challenge-someone = Il tuo amico
challenge-beat = { $name } ha fatto { $result }. Sai fare di meglio?
challenge-daily = Montagna del { $date } · { $mode }
challenge-about = Una scalata del K2 in solitaria: due alpinisti, 18 giorni, circa 20 minuti. Chi accetta la sfida trova lo stesso meteo, gli stessi indicatori e le stesse carte.
challenge-name = Il tuo nome
challenge-go = Accetta la sfida
challenge-race = Gareggia contro { $name }
challenge-continue = Continua la tua scalata (giorno { $day })
challenge-restart = Ricomincia
challenge-watch = Guarda la scalata di { $name }
challenge-lost = Una parte di questo link era danneggiata ed è stata tralasciata.
challenge-own-first = Scalala prima tu
challenge-own-again = Scalala di nuovo
challenge-another = Un’altra montagna
answer-title = Una risposta
answer-from = Una risposta da { $name }
standing-you = Tu
standing-ahead-you = Sei in testa.
standing-ahead = { $name } è in testa.
standing-even = Pareggio.
result-waiting = Verifica della partita…
result-title = Risultato condiviso
result-verified = Verificato: { $result }
climb-result = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $rank }
result-running = Verificato fino al giorno { $day }: { $points } punti
result-proves = Il tuo browser ha rigiocato tutte le mosse: su questa montagna portano esattamente a questo risultato.
result-proves-running = Il tuo browser ha rigiocato tutte le mosse finora; sono tutte valide.
result-cannot = Non si può sapere se era il primo tentativo.
result-proves-table = Il tuo browser ha rigiocato tutte le mosse: con questo mazzo portano esattamente a questo risultato.
result-watch = Guarda la partita
result-try = Gioca questa montagna
result-race = Sfida il fantasma
ghost-default = il fantasma
ghost-of = In gara contro { $name } ({ $result })
rival-of = Sfida di { $name }
rival-of-points = Sfida di { $name } ({ $points })
race-won = Hai battuto { $name } ({ $points })!
race-lost = Stavolta { $name } ha fatto meglio ({ $points }).
race-even = A pari punti con { $name } ({ $points }).

## La montagna del giorno

daily-title = Montagna del giorno
daily-go = Inizia la scalata
daily-first = Primo tentativo: { $result }
daily-first-tag = primo tentativo
daily-best = Miglior risultato: { $result } ({ $count ->
    [one] { $count } scalata
   *[other] { $count } scalate
})
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-next = Prossima montagna tra { $time }
daily-archive = Giorni precedenti
daily-more = Mostra altri giorni

par = Punteggio di riferimento: { $par }
par-searching = Il punteggio di riferimento di questa montagna è in corso di calcolo…
par-short = { $points ->
    [one] Manca { $points } punto al punteggio di riferimento ({ $par })
   *[other] Mancano { $points } punti al punteggio di riferimento ({ $par })
}
par-reached = Punteggio di riferimento raggiunto ({ $par })!
par-above = { $points ->
    [one] { $points } punto in più del punteggio di riferimento! Finora era { $par }.
   *[other] { $points } punti in più del punteggio di riferimento! Finora era { $par }.
}
par-tag = riferimento raggiunto
explain-par = Il punteggio di riferimento è il migliore che un computer ha trovato su questa montagna conoscendo in anticipo tutte le carte, gli indicatori di rischio e il tempo.

## Record

records-title = Record
records-none = Ancora nulla. Concludi una scalata in solitaria o una partita di Karakorum per il tuo primo record.
records-best = Record
records-climbs = Scalate
records-summits = In vetta
records-deaths = Morti
records-latest = Ultime scalate
records-course = Punti delle ultime scalate, la più recente a destra
records-ranks = Titoli

## Condivisione

share-title = Condividi
share-result = Il mio risultato
share-challenge = Sfida un amico
share-answer = La tua risposta
share-answer-to = La tua risposta a { $name }
share-name = Il tuo nome
share-message = Aggiungi un messaggio (facoltativo)
share-preview = Che cosa verrà inviato
share-moment = { $game }: un momento di una partita
share-text-challenge = Scali anche tu questa montagna? { $mountain }
share-text-beat = Ho fatto { $result }. Sai fare di meglio? { $mountain }
share-text-answer = Ho fatto { $result } sulla stessa montagna.
share-text-theirs = Tu ne avevi { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Invia…
share-copy-link = Copia link
share-copy-text = Copia testo e link
share-copied = Copiato.
share-copy-by-hand = Il browser non permette di copiare. Il link qui sopra è selezionato: copialo da lì.
share-qr = Codice QR
share-picture = Immagine
share-save-picture = Salva immagine
picture-height = Altitudine
picture-level = Acclimatamento
picture-day = Giorno
share-about-result = Chi apre il link può guardare la partita, verificare il risultato e sfidarti.
share-about-challenge = Chi apre il link trova la stessa montagna: stesso meteo, stessi indicatori, stesse carte.
share-about-answer = Chi apre il link vede i due risultati e può gareggiare ancora contro di te.
share-about-answer-first = Chi apre il link vede il tuo risultato e può gareggiare contro di te.
share-about-game = Chi apre il link può guardare la partita e verificare il risultato.
share-about-moment = Chi apre il link vede la partita in questo momento e può continuarla da lì.
share-daily = K2 del giorno, { $date } · { $mode }

## Rivedere una partita

replay-moment = Momento della partita
replay-moment-of = { $where }, mossa { $at } su { $count }
replay-play = Avvia
replay-pause = Pausa
replay-step-back = Mossa precedente
replay-step-on = Mossa successiva
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-day-back = Giorno precedente
replay-day-on = Giorno successivo
replay-link = Condividi questo momento
replay-play-on = Gioca da qui
replay-day = Giorno { $day }
replay-days = Giorni
replay-turn-of = { $chapter }: { $name }
replay-count = { $at } su { $count }
replay-pace = Velocità
replay-play-key = La barra spaziatrice o { $key } avvia e ferma

## Karakorum

karakorum-title = Karakorum
karakorum-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
karakorum-goals = Carte obiettivo

## Partite

games-title = Le tue partite
games-none = Ancora nessuna partita.
games-none-about = Ogni partita iniziata viene salvata qui automaticamente.
games-delete = Elimina
games-delete-sure = Vuoi eliminare per sempre questa partita?
games-export = Esporta tutto
games-import = Importa
games-imported = { $count ->
    [one] Una partita importata.
   *[other] { $count } partite importate.
}
games-known = { $count ->
    [one] Una partita c’era già.
   *[other] { $count } partite c’erano già.
}
games-importing = Letti { $done } di { $total }…
games-import-stop = Interrompi l’importazione
games-over = finita
games-result = Mostra il risultato
games-day = giorno { $day }
games-lost = Questa partita è in corso in un’altra scheda. Lì è tutto salvato.
games-take-back = Gioca qui
games-leave = { $name } lascia la partita
games-leave-sure = D’ora in poi gli alpinisti di { $name } riposeranno. Non si può tornare indietro.
games-abandon = Elimina questa partita
games-abandon-sure = La partita verrà eliminata per sempre.
aside-title = Non si può mostrare
aside-about = Non è stato possibile leggere questi elementi. Restano qui finché non li elimini, e ogni esportazione li comprende.
aside-unreadable = Danneggiato o illeggibile
aside-later = Da una versione più nuova di questo sito
aside-show = Mostra
aside-export = Esporta
aside-delete-sure = Vuoi eliminare per sempre questo elemento?

storage-refused = Questo browser non permette di salvare la partita: dura finché la pagina resta aperta. Esportala per conservarla.
storage-blocked = Una versione più vecchia di questa pagina è aperta in un’altra scheda. Chiudila per vedere le partite salvate.
storage-newer = Le tue partite sono state salvate da una versione più nuova di questo sito, quindi questa pagina non le tocca. Ricarica la pagina per vederle.
storage-unreadable = In questo momento il browser non riesce a leggere le partite salvate. Ricarica la pagina per riprovare.
storage-sign = Il salvataggio non funziona
storage-evictable = Il browser potrebbe cancellare da solo le vecchie partite. Per sicurezza installa l’app o esporta le tue partite.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-browser = Lingua del browser
settings-theme = Aspetto
settings-theme-system = Di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-speed = Velocità di notti e replay
settings-speed-calm = Lenta
settings-speed-quick = Veloce
settings-speed-off = Immediata
settings-effects = Animazioni della montagna
settings-effects-auto = Automatiche
settings-effects-full = Tutte
settings-effects-low = Poche
settings-hints = Mostra brevi istruzioni mentre giochi
settings-sound = Suono e vibrazione
settings-reminder = Segna l’icona finché la montagna di oggi non è scalata
settings-install = Installa su questo dispositivo
install-how-ios = In Safari tocca Condividi e poi «Aggiungi alla schermata Home».
install-how-mac = Nel menu File di Safari scegli «Aggiungi al Dock».
install-how-firefox = Nel menu di Firefox scegli «Aggiungi a schermata Home».
settings-erase = Elimina tutti i miei dati
settings-erase-sure = Eliminare tutte le partite, i record e le impostazioni? Non si può tornare indietro.
settings-erase-done = Tutti i tuoi dati sono stati eliminati.

menu-title = Menu
menu-home = Home
menu-watch = Rivedi
teams-title = Squadre

## Playing by words and keys

command-title = Gioca a parole
command-open = Gioca a parole
command-label = Comando
command-go = Di’
command-about = Scrivi parole brevi. «cosa» dice tutto quello che si capisce adesso.
command-list = Si capisce adesso ({ $count })
command-what = Puoi dire: { $list }.
command-none = nessuna
command-no-cards = Non ci sono carte da vedere.
command-place = { $card } alla spedizione { $number }
command-take = Prendi
command-score = Segna la spedizione { $number }: { $how }
command-remove = Togli la spedizione { $number }
command-on-first = Prima di’ «{ $word }».
command-say-yes = Di’ «{ $word }» per farlo lo stesso.
command-yes-or-no = «{ $yes }» per farlo, «{ $no }» per lasciar perdere.
command-nothing-shown = Non è mostrato nulla che si possa fare.
command-play-three = { $example } (i numeri sono i posti nella tua mano: tre a scelta, o i nomi di tre carte)
command-played = Giochi { $list }.
command-stale = La partita è andata avanti. Dillo di nuovo.
command-about-state = Come vanno le cose
command-about-where = Dove sono tutti
command-about-cards = Le tue carte
command-about-hint = Un suggerimento
command-about-what = Tutto quello che si capisce adesso
command-about-undo = Annulla l’ultimo passo
command-about-redo = Rifallo
command-about-on = Vai avanti
command-about-yes = Fai ciò che è mostrato
command-about-no = Lascia perdere ciò che è mostrato
command-word-a = a
command-word-b = b
command-word-up = su, sali
command-word-down = giù, scendi
command-word-play = gioca
command-word-take = prendi
command-word-go = vai
command-word-touch = tocca
command-word-tent = tenda
command-word-give = dai
command-word-step = passo
command-word-pay = paga
command-word-raise = acclimata
command-word-end = fine, finisci
command-word-rescue = salva
command-word-decline = rinuncia
command-word-level = livello
command-word-points = punti
command-word-base = base, campo
command-word-summit = cima, vetta
command-word-back = ritorno, indietro
command-word-on = avanti, vai avanti, continua
command-word-and = e, ed
command-word-reveal = scopri, rivela
command-word-stop = stop
command-word-none = niente
command-word-pass = passa
command-word-place = metti, piazza
command-word-new = nuova, nuovo
command-word-score = segna
command-word-remove = togli
command-word-axes = piccozze
command-word-four = quattro
command-word-six = sei
command-word-pair = coppia
command-word-axes10 = dieci
command-word-move = movimento
command-word-rope = fune, corda
command-word-acclimatization = acclimatamento
command-word-red = rosso, rossa
command-word-green = verde
command-word-yellow = giallo, gialla
command-word-what = cosa, aiuto
command-word-where = dove
command-word-night = notte
command-word-forecast = meteo, previsioni
command-word-state = stato
command-word-cards = carte, mano
command-word-goals = obiettivi
command-word-expeditions = spedizioni
command-word-undo = annulla
command-word-redo = rifai, ripeti
command-word-hint = suggerimento, consiglio
command-word-yes = sì, si, ok, fallo
command-word-no = no, lascia
spoken-undone = Annullato.
spoken-left = Annullato.
keys-title = Tasti
keys-told = Detto da un tasto
keys-are-on = Questi tasti funzionano quando nessuno scrive. Si possono disattivare nelle impostazioni:
keys-are-off = Questi tasti sono disattivati. Si possono attivare nelle impostazioni:
keys-list = Questo elenco
keys-commands = Gioca a parole
keys-state = Come vanno le cose
keys-what = Cosa si può fare
keys-where = Dove sono tutti
keys-main = Il pulsante principale
keys-end = Fine del turno, stop o passo
keys-on = Vai avanti
keys-undo = Annulla
keys-redo = Ripeti
keys-hint = Suggerimento
keys-menu = Menu
keys-explain = Che cos’è? Poi le frecce
keys-climber = Alpinista { $letter }
keys-night = I conti della notte
keys-cards = Le carte a parole
keys-card = Una carta, per posizione
keys-reach = Salta alla prossima scelta possibile
keys-pay = Paga il segnalino rischio
keys-expeditions = Le spedizioni a parole
keys-everywhere = In tutti i giochi
keys-play = Avvia e ferma
keys-change-about = Per scegliere un altro tasto, premilo qui e poi premi quello nuovo.
keys-change = { $about }: { $key }. Scegli un altro tasto
keys-press = Premi il nuovo tasto per «{ $about }». Esc lascia tutto com’è.
keys-set = «{ $about }» è ora su { $key }.
keys-taken = { $key } è già il tasto per «{ $about }». Premine un altro.
keys-not-possible = Questo tasto non si può usare. Premi una lettera o un segno; le cifre scelgono per posizione.
keys-reset = Torna ai tasti iniziali
keys-reset-done = Tutti i tasti sono come all’inizio.
space-way = { $place } (costo { $cost })
space-ways-up = in su: { $list }
space-ways-down = in giù: { $list }
space-room = { $taken } posti occupati su { $limit }
space-own-tent = la tua tenda ({ $letter })
space-tent = tenda: { $who }
space-rescue = ; l’alpinista può essere salvato qui
settings-shortcuts = Scorciatoie con un tasto (l’elenco: ?)

## Ciò che non si può fare

error-action_refused = La mossa { $number } di questa partita non è valida, quindi la partita non si può aprire.
error-already_placed = Le spedizioni si rimuovono prima di piazzare la prima carta.
error-bad_action = Questa mossa non esiste nel gioco.
error-bad_board = Questo lato della montagna non esiste.
error-bad_json = Questo file non contiene una partita leggibile.
error-bad_message = { $max ->
    [one] Un messaggio può avere al massimo { $max } carattere normale.
   *[other] Un messaggio può avere al massimo { $max } caratteri normali.
}
error-bad_name = { $max ->
    [one] Un nome può avere al massimo { $max } carattere normale.
   *[other] Un nome può avere al massimo { $max } caratteri normali.
}
error-bad_names = Dai un nome a tutti i giocatori, o a nessuno.
error-bad_option = Una delle opzioni ha un valore che non si può usare.
error-bad_players = Questo gioco è per { $min }–{ $max } giocatori.
error-bad_rules = La versione delle regole manca o è sbagliata.
error-bad_seed = Usa da 1 a 32 lettere (a–z), cifre o trattini.
error-bad_start = Questo giocatore non partecipa alla partita.
error-bad_text = Questa non è una partita: usa un link di questo sito.
error-bad_value = Questo file non contiene una partita leggibile.
error-bad_weather = Questo meteo non esiste.
error-cannot_allot = Queste carte non si possono piazzare tutte.
error-cannot_place_rest = Così non potresti più piazzare le altre carte.
error-card_not_here = Non hai questa carta.
error-cards_left = Prima piazza tutte le tue carte.
error-climber_gone = L’alpinista { $climber } non è più sulla montagna.
error-crowded_needs_five = I limiti più larghi sono per cinque giocatori.
error-damaged_text = Questo link è danneggiato o incompleto: copialo di nuovo per intero.
error-family_needs_two = La variante famiglia è per 2–5 giocatori.
error-game_over = La partita è finita.
error-goal_not_met = La spedizione non soddisfa quell’obiettivo.
error-goal_taken = Quell’obiettivo è già stato preso.
error-may_pass = Prendi una carta, oppure passa.
error-must_take = Puoi prendere una carta, quindi devi prenderla.
error-must_walk_on = L’alpinista { $climber } è su uno spazio pieno e deve prima proseguire.
error-name_lower_pile = Per la coppia usa la spedizione { $pile }.
error-never_given = Questa carta non ha punti e non si assegna a nessuno.
error-newer_rules = Questa partita segue regole più nuove di quelle della pagina. Ricarica la pagina e riprova.
error-no_game_in_address = Questo link non contiene una partita: copialo di nuovo per intero.
error-no_new_card = Può fare punti solo una spedizione che ha ricevuto una carta in questo round.
error-no_points_left = L’alpinista { $climber } non ha più punti movimento da perdere.
error-no_room = Non c’è posto per un’altra spedizione di colore { $colour ->
    [R] rosso
    [G] verde
    [Y] giallo
   *[other] { $colour }
}.
error-lesson = Questo adesso no: l’anello di luce mostra che cosa fare. Non è cambiato nulla.
error-no_rope = Da dove si trova l’alpinista nessuna fune porta lì.
error-no_such_day = Per quel giorno non c’è nessuna montagna.
error-no_such_moment = Questo momento non esiste nella partita.
error-no_such_pile = Questa spedizione non esiste.
error-no_such_space = Questo spazio non esiste.
error-not_awaiting = Prima decidi per l’altro alpinista.
error-not_in_hand = Non hai in mano queste carte.
error-not_liable = L’alpinista { $climber } non ha ricevuto carte con punti in questo turno, quindi non può pagare con il livello.
error-not_one_colour = Prendi carte di un solo colore.
error-not_revealed = Quella carta non è scoperta.
error-not_shareable = Un link svelerebbe le carte nascoste: si possono condividere solo le partite in solitaria o già finite.
error-not_taken = Non hai preso quella carta.
error-not_your_turn = È il turno di un altro giocatore.
error-nothing_to_pay = Non c’è rischio da pagare.
error-nothing_to_redo = Non c’è nulla da ripetere.
error-nothing_to_take = Nessuna delle carte scoperte si può piazzare: scoprine un’altra.
error-nothing_to_undo = Si possono annullare solo le mosse del turno in corso.
error-only_down_points = Costa { $cost }. Una fune usata in discesa qui non aiuta: { $missing ->
    [one] manca { $missing }
   *[other] mancano { $missing }
}.
error-only_one_card = Prendi una sola carta.
error-only_solo = Solo le partite in solitaria hanno un riassunto.
error-other_colour = Quella spedizione è di un altro colore.
error-other_game = Questo link indica un gioco ma ne contiene un altro.
error-reveal_first = Prima scopri una carta.
error-risk_unpaid = { $unpaid ->
    [one] Prima paga il rischio: manca { $unpaid } punto.
   *[other] Prima paga il rischio: mancano { $unpaid } punti.
}
error-space_full = Questo spazio è pieno (limite { $limit }) e i punti non bastano per andare oltre.
error-takes_none = Il giocatore attivo deve prendere qualcosa.
error-tent_used = La tenda di questo alpinista è già montata.
error-token_not_open = Questo indicatore non è tra quelli scoperti.
error-too_few_points = Costa { $cost }: { $missing ->
    [one] manca { $missing }
   *[other] mancano { $missing }
}.
error-too_high = Si può essere salvati solo in uno spazio sotto i 6000 m.
error-too_long = È troppo lungo per essere letto.
error-too_long_to_remove = Una spedizione di tre o più carte non si può rimuovere.
error-too_short = Per fare punti una spedizione deve avere almeno tre carte.
error-unknown_game = Questa pagina non conosce quel gioco.
error-unknown_format = Questa partita viene da un’altra versione della pagina. Ricarica la pagina e riprova.
error-value_too_low = I valori non scendono mai: la spedizione è già a { $top }.
error-wrong_phase = Adesso non si può fare.
error-out_of_reach = Fuori portata in questo turno.
error-unknown_command = Non capisco. «cosa» dice che cosa si può dire adesso.
error-which_space = Quale: { $spaces }?
error-day-to-come = Quel giorno non è ancora arrivato.
error-seed-in-play = Qui è ancora in corso una partita con questo codice. Prima finiscila, oppure scegli un altro codice.
error-unknown-address = Questo indirizzo non esiste: ecco la pagina iniziale.
error-nothing-shared = In ciò che è stato condiviso non c’è nessun link a una partita o a una sfida.
error-nothing-running = Nessuna partita in corso. Puoi iniziarne una qui.
error-unexpected = Qualcosa è andato storto. Ricarica la pagina per continuare.
error-but-saved = Qualcosa è andato storto, ma la partita è salvata. Ricarica la pagina per continuare.
error-damaged-record = Questa partita non si può leggere. La trovi in «Le tue partite», dove puoi esportarla o eliminarla.
error-games-hidden = Questa partita potrebbe essere tra quelle salvate, che ora non si possono leggere. Perciò non ne è iniziata una nuova.

## Che cos’è? Una frase su ogni elemento di K2

risk-tokens = Indicatori di rischio
track-title = Punti vittoria: { $list }
track-marker = { $who } { $points }
explain-card-m = { $up ->
    [one] Carta movimento: dà a un alpinista { $up } punto per salire, scendere o montare una tenda.
   *[other] Carta movimento: dà a un alpinista { $up } punti per salire, scendere o montare una tenda.
}
explain-card-r = Carta fune: dà a un alpinista { $up } per salire, scendere o montare una tenda, oppure { $down } solo per scendere.
explain-card-a = Carta acclimatamento: alza subito di { $level } il livello di un alpinista e non aggiunge nulla al tuo rischio.
explain-card-a0 = Carta acclimatamento 0: non dà niente a nessuno, ma non aggiunge nulla al tuo rischio.
explain-risk-sum = Rischio: i punti movimento e i valori in salita delle funi delle tre carte. Chi ha la somma più alta prende un indicatore di rischio; in caso di parità non lo prende nessuno.
explain-risk-sum-solo = Rischio: i punti movimento e i valori in salita delle funi delle tre carte. In solitaria prendi un indicatore di rischio ogni giorno, qualunque sia la somma.
explain-tokens = Tre indicatori di rischio sono scoperti; chi deve prenderne uno sceglie tra questi.
explain-token = { $value ->
    [0] Indicatore di rischio 0: chi lo prende non perde nulla.
    [one] Indicatore di rischio { $value }: chi lo prende deve perdere { $value } punto in questo turno, dal movimento non usato o dal livello di un alpinista che ha ricevuto una carta.
   *[other] Indicatore di rischio { $value }: chi lo prende deve perdere { $value } punti in questo turno, dal movimento non usato o dal livello di un alpinista che ha ricevuto una carta.
}
explain-hint = Chiede al bot più forte che cosa farebbe qui, e perché. Da allora la partita porta la nota «con suggerimenti». Sulla tastiera: { $key }.
explain-bag = Gli indicatori di rischio ancora coperti, per valore: uno di questi sostituisce ogni indicatore preso.
explain-day = La spedizione dura 18 giorni; chi è vivo dopo l’ultima notte conserva i suoi punti.
explain-forecast = Il meteo di oggi e dei prossimi giorni: dove toglie livelli di notte e dove muoversi costa di più.
explain-weather-clear = Giorno { $day }: sereno. Il meteo non toglie nulla a nessuno.
explain-weather-loss = Giorno { $day }: in queste zone ogni alpinista perde { $loss ->
    [one] { $loss } livello
   *[other] { $loss } livelli
} di notte: { $zones }.
explain-weather-surcharge = Giorno { $day }: in queste zone entrare in uno spazio o montare una tenda costa { $surcharge } in più: { $zones }.
explain-weather-both = Giorno { $day }: in queste zone entrare in uno spazio o montare una tenda costa { $surcharge } in più, e ogni alpinista perde { $loss ->
    [one] { $loss } livello
   *[other] { $loss } livelli
} di notte: { $zones }.
explain-teams = Tutti i giocatori con i loro alpinisti: livello, punti vittoria e il conto della prossima notte.
explain-level = Livello di acclimatamento { $level }: cambia ogni notte. Dopo una notte è al massimo 6; sotto 1 l’alpinista muore.
explain-marker = { $points ->
    [one] { $points } punto vittoria, per lo spazio di maggior valore in cui questo alpinista è stato. Chi muore vale 1.
   *[other] { $points } punti vittoria, per lo spazio di maggior valore in cui questo alpinista è stato. Chi muore vale 1.
}
explain-total = { $points ->
    [one] { $points } punto vittoria: i due alpinisti di questo giocatore insieme.
   *[other] { $points } punti vittoria: i due alpinisti di questo giocatore insieme.
}
explain-tonight = Il conto di stanotte: livello, terreno, tenda, meteo e rischio non pagato danno il livello di domani. Sotto 1 l’alpinista muore.
explain-track = Il punteggio, non l’altitudine: il segnalino di ogni alpinista indica lo spazio di maggior valore in cui è stato.
explain-figure = { $letter ->
    [A] L’alpinista A porta un cappuccio a punta e ha una tenda tonda.
   *[B] L’alpinista B porta il casco e una piccozza e ha una tenda canadese.
}
explain-climber = { $who } – il numero ai piedi è il livello di acclimatamento.
explain-tent = { $alone ->
    [yes] Tenda dell’alpinista { $letter }: ogni notte dà +1 a ciascuno dei tuoi alpinisti in questo spazio.
   *[no] Tenda { $letter } ({ $name }): ogni notte dà +1 a ciascun alpinista di questa squadra in questo spazio.
}
explain-tent-button = Monta qui la tenda per { $cost }, una volta per partita: ogni notte +1 per ognuno dei tuoi alpinisti in questo spazio.
explain-purse = I punti movimento che restano a questo alpinista in questo turno. Quelli in discesa non servono né per salire né per la tenda.
explain-unpaid = { $count ->
    [one] In questo turno devi ancora perdere { $count } punto per l’indicatore di rischio; tocca per scegliere quale.
   *[other] In questo turno devi ancora perdere { $count } punti per l’indicatore di rischio; tocca per scegliere quali.
}
explain-coin-move = Paga 1 punto di rischio con un punto movimento non usato dell’alpinista { $letter }.
explain-coin-level = Paga 1 punto di rischio con un livello dell’alpinista { $letter }.
explain-coin-card = Assegna prima questa carta e paga il rischio con i suoi punti.
explain-plan-cost = Quanto costa il piano: il movimento o la tenda, e il rischio. I punti sprecati sono assegnati ma non usati.
explain-starts = Il primo giocatore fa il primo turno della giornata; domani toccherà al giocatore alla sua sinistra.
explain-rescue = Carta salvataggio, una volta per partita: un alpinista che morirebbe viene portato sotto i 6000 m con livello 1 e torna indietro di quattro caselle sul tracciato dei punti.
explain-dead = Questo alpinista è morto e vale 1.
explain-unseen = Le carte che questo giocatore può ancora pescare prima che tutte e 18 vengano rimescolate.
explain-unseen-hand = Le carte che questo giocatore ha in mano o può ancora pescare prima che tutte e 18 vengano rimescolate. Quali abbia in mano è segreto.
explain-board-altitude = Il confine tra due zone di altitudine: più su valgono altri limiti e un altro meteo.
explain-board-rope = Una fune: gli alpinisti la percorrono nei due sensi; le frecce indicano la salita.
explain-board-limit = { $limit ->
    [one] Limite di questa zona: su ogni spazio può fermarsi un solo alpinista ({ $limit }).
   *[other] Limite di questa zona: su ogni spazio possono fermarsi al massimo { $limit } alpinisti.
}
explain-board-zone-loss = { $loss ->
    [one] Meteo di oggi: stanotte ogni alpinista in questa zona perde { $loss } livello.
   *[other] Meteo di oggi: stanotte ogni alpinista in questa zona perde { $loss } livelli.
}
explain-board-zone-surcharge = Neve oggi: in questa zona entrare in uno spazio o montare una tenda costa { $surcharge } in più.
explain-board-space = Uno spazio: in verde il costo per entrare, in rosso o blu l’effetto di una notte sul livello, in oro i punti vittoria; l’anello mostra quanti possono fermarsi qui.
explain-board-lit = Evidenziato perché raggiungibile: il cerchio verde è il costo della via, il quadrato blu il livello di domani, e un teschio significa morte stanotte.
explain-board-number = Il numero di questo spazio, { $number }: i piani e il diario lo chiamano così.
explain-board-cost = { $cost ->
    [one] Entrare in questo spazio costa { $cost } punto, dall’alto o dal basso; una tenda qui costa lo stesso.
   *[other] Entrare in questo spazio costa { $cost } punti, dall’alto o dal basso; una tenda qui costa lo stesso.
}
explain-board-surcharge = Neve oggi: entrare in questo spazio o montarvi una tenda costa { $total }, cioè { $cost } e { $surcharge } in più.
explain-board-gain = { $amount ->
    [one] Terreno: una notte qui dà { $amount } livello a un alpinista.
   *[other] Terreno: una notte qui dà { $amount } livelli a un alpinista.
}
explain-board-loss = { $amount ->
    [one] Terreno: una notte qui costa { $amount } livello a un alpinista.
   *[other] Terreno: una notte qui costa { $amount } livelli a un alpinista.
}
explain-board-even = Terreno: una notte qui lascia il livello com’è.
explain-board-points = Punti vittoria: un alpinista che è stato qui vale almeno { $points } finché vive.
explain-board-places = { $limit ->
    [one] L’anello: qui può fermarsi un solo alpinista ({ $limit }).
   *[other] L’anello: qui possono fermarsi al massimo { $limit } alpinisti.
} { $occupied ->
    [0] Ora non c’è nessuno.
   *[other] Le parti scure sono occupate: { $occupied }.
}
explain-board-camp = Campo base: qui può fermarsi qualsiasi numero di alpinisti.
explain-board-way = { $cost ->
    [one] La via fin qui costa { $cost } punto.
   *[other] La via fin qui costa { $cost } punti.
}
explain-board-result = Livello di domani dopo una notte qui: { $result }.
explain-board-dies = Una notte qui ucciderebbe l’alpinista.
explain-board-careful = Senza tenda o un’altra carta l’alpinista non sopravvivrebbe a una notte qui.
explain-board-touch = Qui non ci si può fermare: lo spazio è pieno. Un alpinista può toccarlo e proseguire o tornare; esserci stato conta.
explain-board-way-risk = Questo rischio è ancora da pagare, oltre al costo.

## Informazioni

about-authors = K2 è un gioco da tavolo di Adam Kałuża, Karakorum un gioco di carte di Reiner Knizia. Grazie per queste montagne.
about-unofficial = Questa pagina è un adattamento non ufficiale, senza legami con gli autori o gli editori. Le regole sono raccontate con parole nostre, e tutto ciò che vedi è stato disegnato apposta.
about-private = Niente account, niente tracciamento, niente cookie, niente terze parti. Le tue partite restano in questo browser.
about-licences = Licenze
about-own = Il codice di questa pagina è sotto licenza MIT, i disegni sotto CC BY 4.0. La pagina è costruita con:
about-licences-missing = Non è stato possibile caricare l’elenco di ciò che è stato usato. Controlla la connessione e riprova.
about-parts = Lo stesso elenco per i programmi (CycloneDX)
about-version = Versione { $version }, versione delle regole { $rules }

## How games end

end-title = Risultato
end-hide = Guarda il tavolo
end-show = Mostra il risultato
install-offer = Installare i giochi su questo dispositivo? Si apriranno come un’app, anche senza rete.
install-yes = Installa
install-no = No, grazie
end-place = Posto
end-player = Giocatore
end-total = Totale
end-died = morto
end-summit-day = { $who } è arrivato in vetta il giorno { $day }.
end-death-day = { $who } è morto nella notte del giorno { $day }.
end-tie-summit = A parità di punti è avanti chi è arrivato prima in vetta.
end-tie-shared = Parità di punti e nessuno di loro in vetta: il posto è condiviso.
end-best-first = La tua prima scalata su questo lato con questo tempo: d’ora in poi è il tuo record.
end-best-new = La tua scalata migliore finora! Prima: { $points }.
end-best-equal = Alla pari con la tua scalata migliore.
end-best = Il tuo risultato migliore: { $result }.
chart-clear = sereno
chart-wind = vento: il livello cala
chart-snow = neve: muoversi costa di più
chart-storm = tempesta: entrambi
karakorum-table-out = fuori

## Analisi di una partita finita

review-open = Analisi
review-title = Analisi
