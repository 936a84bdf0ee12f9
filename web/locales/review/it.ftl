### Le parole dell’analisi di una partita finita, caricate con lei.

review-about = Che cosa ci si poteva aspettare ogni giorno, sapendo solo ciò che { $name } sapeva allora. Le differenze dovute al caso non contano.
review-about-alone = Che cosa potevi aspettarti ogni giorno, sapendo solo ciò che sapevi allora. Le differenze dovute al caso non contano.
review-whose = Le scelte di chi?
review-points = { $points } punti
review-starting = Preparazione…
review-running = Giorno { $day } su { $days } analizzato.
review-progress = Giorni analizzati
review-stop = Ferma
review-go-on = Continua
review-stopped = Fermata. Ciò che è stato trovato resta salvato.
review-failed = L’analisi è stata interrotta. Ciò che è stato trovato resta salvato.
review-praise-excellent = Scalata eccellente!
review-praise-good = Bella scalata.
review-praise-mixed = Questa montagna poteva dare di più.
review-total-none = Per nessuna scelta si è trovato qualcosa di meglio.
review-total = Tutte le scelte insieme sono costate { $cost } rispetto al meglio trovato.
review-curve = Punti attesi, giorno per giorno
review-curve-text = Il giorno 1 ci si potevano aspettare { $first }; alla fine sono stati { $last }.
review-curve-drop = Giorno { $day }: { $cost } persi
review-turning = Momenti decisivi
review-no-turning = Nessuna scelta da sola ha cambiato molto.
review-days = Ogni giorno
review-cards = Carte
review-turn = Turno
review-expected = Attesi
review-best = non si è trovato di meglio
review-nothing-better = Non si è trovato niente di meglio.
review-lost = { $cost } persi
review-no-choice = non c’era scelta
review-legend-lost = perso con questa scelta
review-legend-expected = punti che ci si poteva aspettare al mattino
review-legend-tap = Tocca un segno per vedere la scelta.
review-result = Risultato
review-choice-select = scelta delle carte
review-choice-turn = il turno
review-heading = Giorno { $day }: { $what }
review-did = Che cosa è successo
review-should = Che cosa era meglio
review-tomorrow = Domani livello { $level }.
review-line = La linea verde mostra la via migliore.
review-watch = Rivedi questo giorno
review-lesson-other_cards = Queste carte sono costate { $cost }; altre carte erano migliori.
review-lesson-save_life = { $who } è morto quella notte e poteva vivere. È costato { $cost }.
review-lesson-rest_in_tent = { $who }: proseguire è costato { $cost }; riposare nella tenda era meglio.
review-lesson-stay = { $who }: proseguire è costato { $cost }; restare era meglio.
review-lesson-not_down = { $who }: scendere è costato { $cost }; restare era meglio.
review-lesson-go_on = { $who }: non proseguire è costato { $cost }; salire era meglio.
review-lesson-go_further = { $who }: fermarsi lì è costato { $cost }; andare più avanti era meglio.
review-lesson-go_less_far = { $who }: andare così avanti è costato { $cost }; fermarsi prima era meglio.
review-lesson-go_down = { $who }: non scendere è costato { $cost }.
review-lesson-tent = { $who }: una notte senza tenda è costata { $cost }; montarla era meglio.
review-lesson-keep_tent = { $who }: montare qui la tenda è costato { $cost }; tenerla per dopo era meglio.
review-lesson-no_cards = Usare carte è costato { $cost }; riposare senza usarne era meglio.
review-lesson-more_level = { $who }: serviva un livello più alto; la mancanza è costata { $cost }.
review-lesson-other_shares = Dividere così le carte è costato { $cost }; dividerle in un altro modo era meglio.
review-deed-up = { $who } sale: { $place }.
review-deed-down = { $who } scende: { $place }.
review-deed-stay = { $who } resta: { $place }.
review-deed-rest_in_tent = { $who } riposa nella tenda: { $place }.
review-deed-pitch = { $who } monta la tenda: { $place }.
review-deed-up_pitch = { $who } sale e monta la tenda: { $place }.
review-deed-down_pitch = { $who } scende e monta la tenda: { $place }.
review-deed-die = { $who } muore nella notte.
karakorum-review-about = Quanto era probabile che vincesse { $name }, round per round, con ciò che si sapeva in quel momento. Le differenze che possono essere dovute al caso non contano.
karakorum-review-running = È stato analizzato il round { $round } di { $rounds }.
karakorum-review-progress = Round analizzati
karakorum-review-praise-excellent = Giocato in modo eccellente!
karakorum-review-praise-good = Ben giocato.
karakorum-review-praise-mixed = In questa partita si poteva ottenere di più.
karakorum-review-total = Scelte buone quanto la migliore trovata: { $good } su { $all }.
karakorum-review-curve = Probabilità di vittoria, round per round
karakorum-review-curve-text = Nel round 1 la probabilità di vittoria era { $first }; alla fine { $last }.
karakorum-review-drop = Round { $round }: la probabilità di vittoria è scesa di { $cost }
karakorum-review-lost = la probabilità di vittoria è scesa di { $cost }
karakorum-review-cost = La probabilità di vittoria è scesa di { $cost }.
karakorum-review-rounds = Tutti i round
karakorum-review-round = Round
karakorum-review-short-reveal = Scoprire
karakorum-review-short-take = Prendere
karakorum-review-short-allot = Piazzare
karakorum-review-chance = Probabilità
karakorum-review-legend-chance = probabilità di vincere all’inizio del round
karakorum-review-heading = Round { $round }: { $what }
karakorum-review-watch = Rivedi questo round
karakorum-review-reveals = { $name } scopre un’altra carta.
karakorum-review-better-reveal = Era meglio scoprire un’altra carta.
karakorum-review-better-stop = Era meglio fermarsi.
karakorum-review-better-take = Era meglio prendere { $cards }.
karakorum-review-better-take_nothing = Era meglio non prendere nulla.
karakorum-review-better-score_goal = Era meglio fare punti sulla vetta { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} con { $how }: { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
karakorum-review-better-score_axes = Era meglio fare punti con le piccozze in { $colour ->
    [R] rosso
    [G] verde
   *[Y] giallo
}: { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
karakorum-review-better-keep = Era meglio tenere la spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
} invece di farci punti.
karakorum-review-better-remove = Era meglio rimuovere una spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
}.
karakorum-review-better-not_remove = Era meglio non rimuovere la spedizione { $colour ->
    [R] rossa
    [G] verde
   *[Y] gialla
}.
karakorum-review-better-place = Era meglio piazzare in altro modo le carte { $colour ->
    [R] rosse
    [G] verdi
   *[Y] gialle
}.
