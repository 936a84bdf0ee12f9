### Parole delle lezioni, caricate con la prima.

lesson-title-of = { $lesson } – { $game }
lesson-count = { $number } di { $count }
lesson-go-on = Avanti
lesson-show = Mostrami
lesson-lit = Da toccare ora: { $what }
lesson-leave = Esci; potrai riprendere da qui
lesson-repeat = Ripeti questo passo
lesson-skip = Salta questo passo
lesson-start-again = Ricomincia
lesson-real = Gioca una partita vera
lesson-astray = Non ancora:

## K2

lesson-k2-welcome = Benvenuto! Gli alpinisti A e B sono tuoi. In 18 giorni portali in alto quanto osi, e tienili in vita.
lesson-k2-pick = Ogni giorno giochi tre delle tue sei carte. Tocca una dopo l’altra quelle illuminate e conferma.
lesson-k2-pick-done = Il verde è movimento, i polmoni alzano il livello. Le altre tre carte restano in mano.
lesson-k2-token = Da solo, ogni giorno prendi un indicatore di rischio. Prendi lo 0: non ti costa nulla.
lesson-k2-walk-a = E ora si sale! Tocca A, poi lo spazio illuminato, poi conferma.
lesson-k2-walk-a-done = Entrare in uno spazio costa il suo numero verde. A è entrato in tre spazi da 1.
lesson-k2-raise = L’aria sottile stanca. Dai ad A la carta acclimatamento: tocca la carta, poi A.
lesson-k2-raise-done = Il livello di A è passato da 1 a 3. Sotto 1 un alpinista muore: tieni una riserva.
lesson-k2-rope-up = Il numero piccolo di una fune vale come movimento. Tocca B, lo spazio illuminato, e conferma.
lesson-k2-end = Hai usato tutte le carte. Termina il turno e scenderà la notte.
lesson-k2-end-done = Ogni notte terreno, tende e tempo cambiano i livelli. Quaggiù il terreno dà 1.
lesson-k2-storm = Più tardi, in alto: guarda oggi. Stanotte il vento toglierà livelli dove sono i tuoi alpinisti.
lesson-k2-rope = Il numero grande di una fune serve solo a scendere. Tocca la carta fune, poi dai ad A il numero grande.
lesson-k2-rope-down = Ora tocca A e lo spazio illuminato più in basso, poi conferma.
lesson-k2-rope-down-done = A tiene i suoi punti: scendere non ne costa mai.
lesson-k2-tent = Il vento sta arrivando. Tocca la tenda accanto ad A e conferma: costa quanto entrare nello spazio.
lesson-k2-tent-done = La tenda resta qui fino alla fine e dà 1 livello ogni notte. Ogni alpinista ne ha una sola.
lesson-k2-pay = Il tuo indicatore di rischio vuole 1 punto. Toccalo e conferma: basta un movimento non usato.
lesson-k2-walk-b = B può ancora salire: tocca B, poi lo spazio illuminato, poi conferma.
lesson-k2-night = Guarda i conti della notte accanto ad A e B, poi termina il turno.
lesson-k2-night-done = Il vento è passato, la tenda ha aiutato, e tutti e due sono vivi.
lesson-k2-top = Un altro giorno, appena sotto gli 8000 m. Porta A nello spazio illuminato.
lesson-k2-top-done = 7 punti! Restano tuoi anche se A scende. Solo la morte te li toglierebbe.
lesson-k2-stay = Ma guarda la notte di A quassù: il terreno toglie 2 e il vento 2. A morirebbe.
lesson-k2-down = Perciò nessuno resta in cima. Fai scendere A con la fune nello spazio illuminato.
lesson-k2-last-night = Termina il turno. Avanza una carta, e va bene così.
lesson-k2-last-night-done = A è vivo e tiene i 7 punti. Su, toccare la quota, e giù in tempo: questo è K2.
lesson-k2-finish = Sai tutto quello che serve. Ora sali la tua montagna: nei primi giorni ti seguono brevi consigli.

## Karakorum

lesson-karakorum-welcome = Tre vette, e su ognuna una tua pedina. Raccogli spedizioni di carte per far salire le pedine.
lesson-karakorum-reveal = È il tuo giro: scopri una carta.
lesson-karakorum-more = Un 3 verde. Puoi scoprire fino a tre carte. Ancora una!
lesson-karakorum-third = Un 2 rosso è di un altro colore. Scoprine ancora una.
lesson-karakorum-third-done = Un 4 verde! In due il limite è tre, quindi ora prendi.
lesson-karakorum-take = Puoi prendere più carte di un colore. Tocca le due verdi, poi prendile.
lesson-karakorum-take-done = L’altro giocatore ha preso il 2 rosso che hai lasciato: ognuno può prendere una carta del resto.
lesson-karakorum-place = I numeri non devono mai scendere. Inizia una spedizione con il 3, poi mettici sopra il 4.
lesson-karakorum-place-done = Più tardi contano le piccozze sulle carte. Una spedizione dà punti da tre carte in su.
lesson-karakorum-end = Due carte sono troppo poche. Termina il turno; poi scopre l’altro giocatore.
lesson-karakorum-take-one = L’altro ha preso il 6 giallo. Tu puoi prendere una carta: il 5 verde va bene.
lesson-karakorum-place-on = Metti il 5 sulla tua spedizione.
lesson-karakorum-place-on-done = Tre carte: ora potresti far valere le loro 2 piccozze, e la pedina verde salirebbe di 2 caselle.
lesson-karakorum-goals = Ma guarda gli obiettivi. Esattamente quattro carte di un colore valgono 5 caselle per il primo!
lesson-karakorum-wait = Allora aspetta un po’: termina il turno senza fare punti.
lesson-karakorum-again = È di nuovo il tuo giro. Scopri una carta.
lesson-karakorum-stop = Un 8 verde, proprio quello che serve! Fermati: ciò che non scopri, nessun altro può prenderlo.
lesson-karakorum-take-last = Prendilo.
lesson-karakorum-place-last = Metti l’8 sulla tua spedizione.
lesson-karakorum-score = Quattro carte! Prendi l’obiettivo sotto la spedizione, poi termina il turno.
lesson-karakorum-score-done = La tua pedina verde è 5 caselle più in alto, le carte se ne vanno, e l’obiettivo è solo tuo.
lesson-karakorum-late = Molto più tardi: il mazzo è vuoto e le pedine sono in alto. Ti resta una carta da mettere.
lesson-karakorum-last = Iniziaci una spedizione e termina il turno. Poi si conta tutto.
lesson-karakorum-last-done = Le spedizioni di tre o più carte sono valse le loro piccozze. Ogni più corta è costata 3 caselle.
lesson-karakorum-count = Ognuno mette da parte una pedina in testa; contano le altre due. Tu: 29 e 11. L’altro: 8 e 10. Hai vinto!
lesson-karakorum-finish = È tutto qui. Ora gioca una partita vera contro un bot facile: all’inizio ti seguono brevi consigli.
