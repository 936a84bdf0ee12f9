### De woorden van Karakorum, die met het spel worden opgehaald.

karakorum-about = Het kaartspel van Reiner Knizia: stuur expedities drie pieken op en scoor ze voordat de anderen dat doen. Alle kaarten liggen open, behalve de stapel.
karakorum-seed = Spelcode
karakorum-seed-about = Met dezelfde code krijgt iedereen dezelfde stapel. 1 tot 32 tekens: a–z, cijfers, koppeltekens.
karakorum-colour-R = rood
karakorum-colour-G = groen
karakorum-colour-Y = geel
karakorum-card = { $colour ->
    [R] rood
    [G] groen
   *[Y] geel
} { $value } ({ $axes ->
    [0] geen pickel
    [one] { $axes } pickel
   *[other] { $axes } pickels
})
karakorum-peaks = De drie pieken
karakorum-peak = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} piek: { $pawns }
karakorum-pawn = { $colour ->
    [R] rood
    [G] groen
   *[Y] geel
} { $field }
karakorum-deck-reveal = { $deck }: draai er een om
karakorum-discard = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
karakorum-discard-short = afgelegd
karakorum-display = Open kaarten
karakorum-players = Spelers
karakorum-round = Ronde { $round }
karakorum-rounds = Rondes
karakorum-round-back = Naar de vorige ronde
karakorum-round-on = Naar de volgende ronde
karakorum-active = actief
karakorum-goal-four = precies 4 kaarten
karakorum-goal-six = precies 6 kaarten
karakorum-goal-pair = twee expedities van elk minstens 3 kaarten
karakorum-goal-axes10 = minstens 10 pickels
karakorum-expeditions = Expedities van { $name }
karakorum-expedition = Expeditie { $number }: { $cards }. { $sum }
karakorum-new-expedition = Begin een expeditie
karakorum-taken = Kaarten om te leggen
karakorum-pick-card = Tik eerst op de kaart die je wilt leggen.
karakorum-hint-place = Tik op een kaart en dan op een expeditie of de plus; of sleep de kaart erheen.
karakorum-phase-reveal = Kaarten omdraaien
karakorum-phase-take = Kaarten nemen
karakorum-phase-allot = Leggen en scoren
karakorum-prompt-reveal = { $name }, draai een kaart om
karakorum-prompt-reveal_on = { $name }, er past nog niets: draai nog een kaart om
karakorum-prompt-reveal_more = { $name }, draai nog een kaart om of stop
karakorum-prompt-take = { $name }, neem een of meer kaarten van één kleur
karakorum-prompt-take_one = { $name }, neem één kaart
karakorum-prompt-take_none = { $name }, hier past niets bij je expedities: je neemt niets
karakorum-prompt-take_or_pass = { $name }, neem één kaart of pas
karakorum-prompt-pass = { $name }, hier past niets bij je expedities: pas
karakorum-prompt-place = { $name }, leg { $count ->
    [one] je kaart
   *[other] je kaarten
}
karakorum-prompt-place_or_remove = { $name }, leg { $count ->
    [one] je kaart
   *[other] je kaarten
}; eerst mag je een korte expeditie afbreken
karakorum-prompt-place_or_score = { $name }, leg { $count ->
    [one] de andere kaart
   *[other] de andere kaarten
} of scoor
karakorum-prompt-make_room = { $name }, er is geen plaats: breek eerst een korte expeditie af
karakorum-prompt-score_first = { $name }, er is geen plaats: scoor eerst de expeditie
karakorum-prompt-score_or_end = { $name }, scoor of beëindig je beurt
karakorum-prompt-end = { $name }, beëindig je beurt
karakorum-go = Begin de partij
karakorum-reveal = Draai een kaart om
karakorum-stop = Stop
karakorum-take = { $count ->
    [0] { $most ->
        [1] Kies een kaart
       *[other] Kies kaarten
    }
    [one] Neem { $count } kaart
   *[other] Neem { $count } kaarten
}
karakorum-pass = Pas
karakorum-none = Niets nemen
karakorum-do-axes = Pickels { $gain }
karakorum-do-four = 4 kaarten { $gain }
karakorum-do-six = 6 kaarten { $gain }
karakorum-do-pair = Paar { $gain }
karakorum-do-axes10 = 10 pickels { $gain }
karakorum-do-remove = Weg { $gain }
karakorum-choose-first = Tik eerst op de kaart die je wilt nemen.
karakorum-others = De expedities van de anderen
karakorum-goals-of = { $colour ->
    [R] Rode
    [G] Groene
   *[Y] Gele
} doelkaarten
karakorum-goals-open = { $colour ->
    [R] Rode
    [G] Groene
   *[Y] Gele
} doelkaarten: { $list }
karakorum-goals-none = alle opgeëist
karakorum-goals-now = { $goals }. Nu op te eisen: { $list }
karakorum-goals-about = Scoor een expeditie in deze kleur die aan een doel voldoet, en de pion klimt zoveel velden als op de vlag staat. Elk doel kan maar één keer worden opgeëist, door wie het eerst is.
karakorum-goal-text = { $goal }: { $fields } velden
karakorum-goal-claimed = Al opgeëist.
karakorum-claim = Opeisen { $gain }
karakorum-progress-four = { $have } van { $need } kaarten
karakorum-progress-six = { $have } van { $need } kaarten
karakorum-progress-pair = { $have } van { $need } expedities
karakorum-progress-axes10 = { $have } van { $need } pickels
karakorum-pile-sum = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $axes ->
    [one] { $axes } pickel
   *[other] { $axes } pickels
}
karakorum-register = Aflegstapel en trekstapel
karakorum-register-cell = { $gone } afgelegd{ $gone ->
    [0] {""}
   *[other] {" "}(pickels: { $axes })
}, { $unseen } in de stapel
karakorum-register-gone = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}: het cijfer is het aantal pickels
karakorum-register-unseen = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}: hoeveel van elke waarde, in een volgorde die niemand kent
karakorum-do-remove-free = Afbreken
karakorum-how-axes = de pickels
karakorum-how-four = het doel ‘4 kaarten’
karakorum-how-six = het doel ‘6 kaarten’
karakorum-how-pair = het doel ‘paar’
karakorum-how-axes10 = het doel ‘10 pickels’
karakorum-log-round = { $name } is de actieve speler; nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
karakorum-log-revealed = { $name } draait om: { $card }.
karakorum-log-stopped = { $name } stopt.
karakorum-log-took = { $name } neemt { $cards }.
karakorum-log-blocked = { $name } kan niets nemen.
karakorum-log-passed = { $name } past.
karakorum-log-discarded = Afgelegd: { $cards }.
karakorum-log-placed = { $name } legt aan: { $card }.
karakorum-log-started = { $name } begint een expeditie met { $card }.
karakorum-log-removed = { $name } breekt een { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie af: { $gain }, nu op { $to }.
karakorum-log-scored = { $name } scoort op de { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} piek met { $how }: { $gain }, nu op { $to }.
karakorum-log-final-axes = { $name }, { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie van { $count } kaarten: van { $from } naar { $to }.
karakorum-log-final-remove = { $name }, { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie te kort ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}): van { $from } terug naar { $to }.
karakorum-log-over = De partij is afgelopen.
karakorum-log-short = { $count ->
    [one] { $name }: 1 kaart
   *[other] { $name }: { $count } kaarten
}
karakorum-end-summits = { $names } wint: alle drie de pionnen op de top
karakorum-end-comparison = { $names } wint
karakorum-end-shared = { $names } delen de overwinning
karakorum-last-scoring = Eindtelling
karakorum-again = Zelfde stapel opnieuw
karakorum-anew = Een nieuwe partij
karakorum-share-pawns = { $name }: rood { $red }, groen { $green }, geel { $yellow }
karakorum-result-running = Tot nu toe gecontroleerd: { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
karakorum-leave-sure = { $name } speelt vanaf nu automatisch en neemt zo weinig mogelijk kaarten. Dit is niet terug te draaien.
karakorum-wins = { $wins ->
    [one] { $wins } overwinning
   *[other] { $wins } overwinningen
} in { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
karakorum-latest = Laatste partijen

karakorum-explain-card = Waarde { $value }: gaat op een expeditie van dezelfde kleur waarvan de bovenste kaart niet hoger is. { $axes ->
    [0] Er staan geen pickels op.
    [one] De pickel telt voor { $axes } veld als je pickels scoort.
   *[other] De pickels tellen voor { $axes } velden als je pickels scoort.
}
karakorum-explain-deck = { $count ->
    [one] De stapel, { $count } kaart: de ronde waarin de laatste kaart wordt omgedraaid, is de laatste.
   *[other] De stapel, { $count } kaarten: de ronde waarin de laatste kaart wordt omgedraaid, is de laatste.
}
karakorum-explain-discard = Afgelegde kaarten liggen open voor iedereen en komen nooit terug.
karakorum-explain-gap = Per ronde mogen er hoogstens { $limit } kaarten worden omgedraaid: één meer dan er spelers zijn.
karakorum-explain-goal-four = Doel: scoor een expeditie van precies 4 kaarten van deze kleur, dan gaat de pion { $fields } velden omhoog.
karakorum-explain-goal-six = Doel: scoor een expeditie van precies 6 kaarten van deze kleur, dan gaat de pion { $fields } velden omhoog.
karakorum-explain-goal-pair = Doel: scoor twee expedities van deze kleur met elk minstens 3 kaarten, dan gaat de pion { $fields } velden omhoog; beide worden afgelegd.
karakorum-explain-goal-axes10 = Doel: scoor een expeditie van deze kleur met minstens 10 pickels, dan gaat de pion { $fields } velden omhoog.
karakorum-explain-goal-open = Maar één speler kan het opeisen.
karakorum-explain-goal-gone = Het is al opgeëist.
karakorum-explain-track = Het spoor van een piek, van het basiskamp (0) tot de top (30): pickels en doelen brengen de pionnen omhoog; stappen voorbij 30 vervallen.
karakorum-explain-pawn = Pion van { $name }: veld { $field } van 30 op deze piek.
karakorum-explain-pile = Expeditie met { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} en { $axes ->
    [one] { $axes } pickel
   *[other] { $axes } pickels
}: vanaf 3 kaarten mag je die scoren in een ronde waarin er een kaart bij komt.
karakorum-explain-new = Begint een nieuwe expeditie: je mag er vier hebben, en maar één kleur dubbel.
karakorum-explain-score = { $fields ->
    [one] Scoort deze expeditie: de pion gaat { $fields } veld omhoog en de kaarten worden afgelegd.
   *[other] Scoort deze expeditie: de pion gaat { $fields } velden omhoog en de kaarten worden afgelegd.
}
karakorum-explain-remove = { $fields ->
    [one] Breekt deze korte expeditie af om plaats te maken: de pion gaat { $fields } veld terug.
   *[other] Breekt deze korte expeditie af om plaats te maken: de pion gaat { $fields } velden terug.
}
karakorum-explain-players = Alle spelers met hun drie pionnen en hun expedities.
karakorum-explain-active = De actieve speler draait de kaarten om, neemt als eerste en mag er meer van één kleur nemen; volgende ronde is dat de speler links.

karakorum-table-rule = Een kroon staat bij de hoogste pion van een piek. Iedereen legt zijn laagste pion met een kroon opzij en telt de andere twee op. Zonder kroon wint niemand.
karakorum-table-summits = Alle drie de pionnen op de top: dat wint meteen.
karakorum-table-aside = { $field }, opzij gelegd
