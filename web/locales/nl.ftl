### De woorden van de pagina. De termen volgen de gedrukte spellen.

app-title = K2
app-unofficial = Een onofficiële bewerking van K2 van Adam Kałuża en Karakorum van Reiner Knizia
title-of = { $screen } – { $game }
app-description = Speel K2 en Karakorum in je browser, solo of samen rond één scherm, ook offline. Een onofficiële bewerking.

## Beginscherm

home-quick = Nu klimmen
home-bots = Tegen twee Alpinisten
home-bots-about = Jij en twee bots, eenvoudige kant, zomer
home-continue = Verder spelen
home-intro = Twee bergspellen op één toestel: alleen of met vrienden eromheen. Zonder account, en na het eerste bezoek zonder netwerk.
home-k2-about = Bordspel voor 1–⁠5: klim en overleef 18 dagen
home-deal = Nieuw spel
home-setup = Nieuwe expeditie
home-daily-about = Elke dag een nieuwe, voor iedereen dezelfde
home-daily-keep = Klim vandaag om je reeks te houden.
home-daily-done = Vandaag gedaan: { $result }.
home-challenge-about = Stuur een berg als link en kijk wie hoger komt.
home-karakorum-about = Kaartspel voor 2–⁠4: wie is het eerst op drie pieken?
home-welcome = Nieuw hier? Leer het op de berg
home-lesson-on = Verder met de les, stap { $number } van { $count }
home-games = Je partijen
home-rules = Zo speel je
home-settings = Instellingen
home-about = Over dit spel
home-loading = De berg wordt geladen…

## Lessons, and the short hints after them

lesson-k2 = Eerste klim
lesson-k2-about = Leer K2 op het bord, stap voor stap, in vijf minuten
lesson-karakorum = Eerste expeditie
lesson-karakorum-about = Leer Karakorum aan tafel, stap voor stap, in drie minuten
help-k2-select = Groene kaarten dragen je bergbeklimmers, longen houden ze sterk: speel van allebei wat.
help-k2-weather = Kijk naar de komende dagen: waar het waait, gaat ’s nachts conditie verloren.
help-k2-tent = Een tent geeft elke nacht 1 conditie aan al je bergbeklimmers op dat plateau. Elke bergbeklimmer heeft er één.
help-k2-night = Naast elke bergbeklimmer zie je wat de nacht brengt.
help-karakorum-reveal = Wat je omdraait en laat liggen, mogen de anderen pakken.
help-karakorum-take = Pak wat bij je expedities past: dezelfde kleur en niet lager dan de bovenste kaart.
help-karakorum-score = Drie kaarten kun je met hun pickels scoren. Soms loont het om op een doel te wachten.

engine-failed-download = Het spel kon niet worden gedownload. Controleer de verbinding en probeer het opnieuw.
engine-failed-browser = Deze browser kan het spel niet draaien: hij is te oud, of een onderdeel staat uit. Werk hem bij of gebruik een andere.
engine-failed-start = Het spel is in deze browser niet gestart. Probeer het opnieuw of gebruik een nieuwere browser.
engine-failed-stalled = Het laden van het spel is gestopt. Probeer het opnieuw.
engine-failed-died = De browser heeft het spel op de achtergrond afgesloten. Probeer het opnieuw.
engine-failed-memory = Er is te weinig geheugen vrij om het spel te starten. Sluit andere tabbladen of apps en probeer het opnieuw.
engine-slow = Dit duurt langer dan normaal.
tap-lost = Dat is niet gelukt. Probeer het nog eens.
retry = Opnieuw proberen
back = Terug
close = Sluiten
cancel = Annuleren
pair = { $label }: { $text }

notices-title = Meldingen
update-waits = Er is een nieuwe versie. Je partijen blijven bewaard.
update-now = Bijwerken

## Voorbereiding

setup-title = Nieuwe expeditie
setup-players = Spelers
setup-players-count = { $count ->
    [1] Solo
   *[other] { $count } spelers
}
setup-name = Naam van speler { $number }
setup-name-hint = Speler { $number }
setup-colour = Kleur van speler { $number }: { $colour }. Tik om te wijzigen.
setup-colours = Kleuren voor speler { $number }
setup-seats = Wie speelt, op volgorde van beurt
setup-forward = Zet { $name } één plaats naar voren
setup-kind = Wie speelt als speler { $number }
setup-kind-person = Persoon
setup-kind-bot = { $bot } (bot)
colour-0 = oranje
colour-1 = blauw
colour-2 = crème
colour-3 = pruim
colour-4 = zeegroen
setup-start = Startspeler
setup-start-draw = Willekeurig
setup-board = Kant van de berg
setup-board-easy = Eenvoudig
setup-board-hard = Moeilijk
setup-board-about-easy = De juiste kant voor een eerste klim.
setup-board-about-hard = Een langere en steilere weg, voor ervaren klimmers.
setup-weather = Weer
setup-weather-summer = Zomer
setup-weather-winter = Winter
setup-weather-mixed = Gemengd
setup-weather-about-summer = Zachtere dagen. Kies dit voor een eerste klim.
setup-weather-about-winter = Meer wind en sneeuw, en zwaardere nachten.
setup-weather-about-mixed = Zomer- en winterkaartjes door elkaar geschud.
setup-family = Familievariant: één reddingskaart per speler
setup-crowded = Makkelijker: meer bergbeklimmers per plateau
setup-more = Meer opties
setup-seed = Spelcode
setup-seed-about = Met dezelfde code krijgt iedereen precies hetzelfde spel. 1 tot 32 tekens: a–z, cijfers, koppeltekens.
setup-seed-new = Andere code
setup-go = Begin de klim

## Teams en bergbeklimmers

player-default = Speler { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, daarna { $other }
bot-thinking = { $name } denkt na…
bot-skip = Niet wachten
bot-stumbled = { $name } vond niet op tijd een zet; er is een eenvoudige gespeeld.
bot-hand-over = Laat een bot voor { $name } spelen
bot-hand-over-which = Welke bot speelt voortaan voor { $name }? Je kunt de plaats altijd terugnemen.
bot-take-over = Neem de plaats van { $name } over
player-alone = Jij
climber-named = { $name }: bergbeklimmer { $letter }
climber-alone = Bergbeklimmer { $letter }
team-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
team-dead = dood
team-level = conditie { $level }
team-marker = overwinningspunten tot nu toe: { $points }
team-left = heeft het spel verlaten
team-starts = begint vandaag
team-rescue = reddingskaart
team-unseen = Nog niet getrokken
team-unseen-hand = In de hand of nog niet getrokken
team-played = Al gespeeld

## De dag

day-of = Dag { $day } van 18
day-short = { $day }/18
board-whole = Hele berg
weather-clear = helder
weather-loss = conditie −{ $loss }
weather-surcharge = kosten +{ $surcharge }
weather-day = Dag { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = onder 6000 m
zone-1 = 6000–7000 m
zone-2 = 7000–8000 m
zone-3 = boven 8000 m
zone-limit = hoogstens { $limit ->
    [one] { $limit } bergbeklimmer
   *[other] { $limit } bergbeklimmers
} per plateau
zone-sign = { $zone }, { $limit }
altitude = { $metres } m
forecast-title = Weersverwachting

phase-select = Kies drie kaarten
phase-token = Neem een gevarenfiche
phase-rescue = Reddingskaart gebruiken?
phase-night = Nacht

## Kaarten

card-m = Verplaatsing { $up }
card-r = Touw { $up } omhoog / { $down } omlaag
card-a = Conditie { $level }
card-a0 = Conditie 0 (geen effect)

## Kaarten kiezen

select-prompt = { $players ->
    [1] Kies drie kaarten
   *[other] { $name }, kies drie kaarten
}
select-forced = { $players ->
    [1] Je laatste drie kaarten: je moet ze alle drie spelen
   *[other] { $name }, je laatste drie kaarten: je moet ze alle drie spelen
}
select-sum = Gevaar: { $sum }
select-go = Speel deze kaarten
select-more = { $count ->
    [one] Kies er nog één
   *[other] Kies er nog { $count }
}
select-hand = Je hand
first-select = Kies eerst je kaarten, daarna kun je lopen.

## Gevaar

risk-taker = { $name } neemt het meeste risico en kiest een gevarenfiche
risk-solo = Kies een gevarenfiche
risk-tie = { $names } staan gelijk op { $sum }: niemand neemt een fiche
risk-hint = Het getal op het fiche verlies je deze beurt, in verplaatsingspunten of conditie. Gebruik je geen kaart, dan betaal je niets.
first-token = Neem eerst een gevarenfiche.
risk-token = Gevarenfiche { $value }: { $value ->
    [0] geen effect
    [one] verlies { $value } punt
   *[other] verlies { $value } punten
}
risk-token-same = { $token }. Hiervan liggen er { $count } open: het maakt niet uit welk je neemt.
risk-open = Open gevarenfiches: { $list }
risk-left = In de zak: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } gevarenpunt te betalen
   *[other] { $count } gevarenpunten te betalen
}

## De beurt

turn-cards = Kaarten van vandaag
turn-points = { $points ->
    [one] { $points } stap
   *[other] { $points } stappen
}
turn-down = { $points } alleen omlaag
turn-give-to = Wie krijgt { $card }?
turn-give-up = { $letter }: { $up } omhoog of omlaag
turn-give-down = { $letter }: { $down } alleen omlaag
turn-give-move = { $letter }: verplaatsing { $up }
turn-give-level = { $letter }: conditie +{ $level }
turn-tent-label = Zet hier de tent van bergbeklimmer { $letter } op (kosten { $cost })
turn-pay-count = Betaal { $count }
turn-pay-move = { $letter } betaalt 1 verplaatsing
turn-pay-level = { $letter } betaalt 1 conditie
turn-undo = Ongedaan maken
turn-redo = Opnieuw doen
turn-end = Einde beurt
turn-rest = Rusten
turn-must-walk = Dit plateau is vol: bergbeklimmer { $letter } moet doorlopen.
turn-pick-climber = Tik op een bergbeklimmer, dan op een oplichtend plateau. Of sleep kaarten op je bergbeklimmers.
turn-pick-space = Tik op een oplichtend plateau. Groene cirkel: de kosten. Blauw vierkant: je conditie morgen.
turn-pick-space-risk = Tik op een oplichtend plateau. Groen: de kosten. Geel: het risico erbij. Blauw: je conditie morgen.
turn-pay-next = De punten die over zijn, zijn voor het risico: tik op ‘{ $pay }’.
turn-all-used = Er is niets meer te gebruiken. Beëindig je beurt.
turn-nothing-to-reach = Bergbeklimmer { $letter } kan met wat er over is nergens heen.
turn-left = { $letter } heeft nog { $points ->
    [one] { $points } stap
   *[other] { $points } stappen
} over.
turn-of = { $alone ->
    [yes] Jouw beurt
   *[no] Beurt van { $name }
}
hand-over-about = Geef het toestel aan { $name }.
hand-over-go = Beurt van { $name }: verder
hand-over-first = Tik eerst op de knop hieronder om verder te gaan.

plan-to = Bergbeklimmer { $letter } naar { $place }
plan-touch = Bergbeklimmer { $letter } tikt { $place } aan (vol)
plan-touch-gain = Bergbeklimmer { $letter } tikt { $place } aan: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
plan-camp = Tent van bergbeklimmer { $letter }: { $place }
plan-walk = lopen { $cost }
plan-walk-tent = lopen en tent { $cost }
plan-tent = tent { $cost }
plan-with-risk = { $what } + gevaar { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] niets verspild
   *[other] { $wasted } ongebruikt
}
plan-risk-level = het fiche kost { $levels } conditie{ $card ->
    [yes] {" "}tenzij een andere kaart betaalt
   *[no] {""}
}
plan-tonight = { $letter } vannacht: { $sum }
plan-careful = heeft een tent of nog een kaart nodig
plan-deadly = een bergbeklimmer sterft
plan-deadly-doubt = Vannacht zou een bergbeklimmer sterven.
plan-accept = Uitvoeren
plan-pay-by-hand = Betaal punt voor punt
pay-about = Kies waarmee je betaalt; de beste keuze is gemarkeerd.
pay-proposed = Betaal zoals gemarkeerd
pay-card = Geef { $card } aan { $letter } en betaal daarmee
pay-deadly = { $what }: een bergbeklimmer sterft
pay-from-points = { $points } over
pay-from-level = conditie { $level } → { $left }
plan-with-tent = Met tent
plan-no-tent = Zonder tent
plan-touch-back = Aantikken en terug
plan-touch-on = Aantikken en verder
plan-cards = Gebruikte kaarten
plan-no-card = geen kaart
plan-gift = { $card } voor { $letter }
plan-cancel = Annuleer

## Tips

hint-ask = Tip
hint-stop = Stop met nadenken
hint-next = Nog een tip
hint-thinking = Een tip wordt gezocht… Je kunt intussen doorspelen.
hint-number = Tip { $number } van { $count }:
hint-failed = Er is nu geen tip gevonden. Er is niets veranderd: speel door, of vraag het opnieuw.
hint-used = met tips
hint-stays = blijft
hint-why-only_choice = Iets anders is nu niet mogelijk.
hint-why-most_points = Dit levert gemiddeld de meeste punten op.
hint-why-not_as_good = Lijkt zwakker dan de eerste tip.
hint-why-as_good = Even goed als de eerste tip.
hint-why-summit_in_reach = De top blijft haalbaar vóór of op dag { $day }.
hint-why-points_in_reach = Een bergbeklimmer kan op { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} komen, vóór of op dag { $day }.
hint-why-points_now = Bergbeklimmer { $climber } komt nu op { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
hint-why-both_live_through_storm = Beide bergbeklimmers overleven het slechte weer van dag { $day }.
hint-why-lives_through_storm = Je bergbeklimmer overleeft het slechte weer van dag { $day }.
hint-why-all_live_tonight = Vannacht sterft niemand; de meeste andere keuzes kosten een leven.
hint-why-saves_card = Bewaart ‘{ $card }’ voor dag { $day }.
hint-why-pitches_tent = Bergbeklimmer { $climber } zet de tent op ({ $place }).
hint-why-rests = Je gebruikt geen kaarten, dus het gevarenfiche kost niets.
hint-why-low_risk = Het laagste open fiche: { $risk }.
hint-why-free_risk = Fiche { $risk } kost vandaag niets en kan later geen kwaad meer.
hint-why-cheap_risk = Fiche { $risk } is vandaag te dragen en kan later geen kwaad meer.
hint-why-saves_climber = Bergbeklimmer { $climber } blijft leven.
hint-why-keeps_rescue = De reddingskaart blijft er voor bergbeklimmer { $climber }.
hint-why-scores_goal = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie haalt het doel ‘{ $goal }’: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
hint-why-scores_axes = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie telt haar pickels: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
hint-why-builds = Een { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie komt op { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
hint-why-starts = Een nieuwe { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie begint.
hint-why-makes_room = De korte { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie maakt plaats.
hint-why-gives_up = De korte { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie wordt afgebroken: { $fields ->
    [0] dat kost niets
    [one] { $fields } veld terug
   *[other] { $fields } velden terug
}.
hint-why-nothing_more = Meer is er deze beurt niet te winnen.
hint-why-better_cards_may_come = Gemiddeld is nog een kaart goed voor jou.
hint-why-more_cards_help_others = Gemiddeld helpt nog een kaart de anderen meer dan jou.
hint-why-certain = De open kaarten zijn zeker; een nieuwe is een gok.
hint-why-no_card_helps = Geen kaart is nu de moeite waard.
hint-why-takes_nothing = Je neemt deze keer geen kaart.

confirm-death = { $alone ->
    [yes] Bergbeklimmer
   *[no] { $name }, bergbeklimmer
} { $letter } overleeft deze nacht niet ({ $sum }).
confirm-death-savable = Je kunt het nog voorkomen.
confirm-death-undo = Alleen met ongedaan maken kun je het nog voorkomen.
confirm-death-lost = Het is niet meer te voorkomen.
death-ends-solo = Solo eindigt de klim zodra een bergbeklimmer sterft.
confirm-death-end = Beurt toch beëindigen
confirm-death-back = Verder spelen
confirm-rest = Je hebt geen kaart gebruikt. Rusten kost niets. Je beurt beëindigen?
confirm-rest-token = Je hebt geen kaart gebruikt. Rusten kost niets, ook niet voor het gevarenfiche. Je beurt beëindigen?
confirm-rest-end = Rusten
confirm-unused = Nog niet gebruikt: { $list }. Wat overblijft, gaat aan het einde van je beurt verloren. Nu beëindigen?
unused-points = { $points ->
    [one] { $points } stap van bergbeklimmer { $letter }
   *[other] { $points } stappen van bergbeklimmer { $letter }
}

## Vannacht

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = blijft { $level }
tonight-below = { $level }, onder 1
tonight-ground = { " " }{ $sign }{ $amount } terrein
tonight-tent = { " " }+1 tent
tonight-weather = { " " }−{ $amount } weer
tonight-risk = { " " }−{ $amount } gevaar
tonight-dies = sterft
tonight-capped = , hoogstens { $result }
tonight-unpaid = gevaar: nog { $count } te betalen
night-title = Nacht { $day }
night-skip = Overslaan
night-go-on = Verder

## Redding

rescue-prompt = { $name }, bergbeklimmer { $letter } haalt de ochtend niet. Zet je de reddingskaart in?
rescue-about = Tik op een oplichtend plateau onder 6000 m. De bergbeklimmer komt daar terug met conditie 1 en zijn teller gaat 4 vakjes terug.
rescue-to = Redden: naar { $place }
rescue-choose = Kies een oplichtend plateau
first-rescue = Beslis eerst over de redding.
rescue-decline = Bergbeklimmer { $letter } niet redden

## Plaatsen

place-camp = het basiskamp
place-summit = de top
place-space = plateau { $number }
space-label = { $place }, kosten { $cost }, terrein { $modifier }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $zone }{ $people }
space-people = ; hier: { $list }
space-facts = { $place }: kosten { $cost }, nacht { $modifier }, punten { $points }.
space-price-risk = { $cost } + gevaar { $risk }
space-target = ; bereikbaar voor { $cost }, morgen conditie { $result }
space-target-careful = ; bereikbaar voor { $cost }, maar vannacht dodelijk zonder tent of nog een kaart
space-target-dies = ; bereikbaar voor { $cost }, maar vannacht dodelijk
space-full = ; vol, aan te tikken voor { $cost }
space-full-dies = ; vol, aan te tikken voor { $cost }, maar er zou een bergbeklimmer sterven
climber-label = { $who }, { $place }, conditie { $level }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Gordijn

curtain-title = Geef het toestel aan { $name }
curtain-about = De anderen kijken even weg. Niemand ziet je kaarten tot iedereen heeft gekozen.
curtain-lift = Ik ben { $name } – toon mijn kaarten

## Logboek

log-title = Logboek
log-morning = Dag { $day }: { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}{ $name } begint.
}
log-picked = { $alone ->
    [yes] Je hebt
   *[no] { $name } heeft
} gekozen.
log-revealed = { $alone ->
    [yes] Je speelt
   *[no] { $name } speelt
} { $cards } (gevaar { $sum }).
log-taker = { $name } neemt het meeste risico.
log-tie = Gelijke stand in risico: niemand neemt een fiche.
log-took = { $alone ->
    [yes] Je neemt
   *[no] { $name } neemt
} gevarenfiche { $value }.
log-gave = { $who } krijgt { $card }.
log-walked = { $who } gaat naar { $place } (kosten { $cost }).
log-summit = { $who } bereikt de top: { $place ->
    [1] als eerste!
    [2] als tweede!
    [3] als derde!
   *[other] als nummer { $place }!
}
log-camped = { $who } zet de tent op: { $place } (kosten { $cost }).
log-paid-move = { $who } verliest 1 verplaatsingspunt door het gevarenfiche.
log-paid-level = { $who } verliest 1 punt conditie door het gevarenfiche.
log-ended = { $alone ->
    [yes] Je beëindigt je beurt.
   *[no] { $name } beëindigt de beurt.
}
log-night = { $who }, nacht: { $sum }.
log-fell = { $who } sterft op de berg.
log-awaiting = { $who } moet gered worden.
log-died = { $who } sterft op de berg.
log-rescued = { $who } wordt gered: { $place }, de punten zakken naar { $points }.
log-declined = { $name } redt bergbeklimmer { $letter } niet.
log-out = { $name } heeft geen bergbeklimmers meer en ligt uit het spel.
log-over = De expeditie is voorbij.
log-short = { $who }: { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] 1 plateau omhoog
   *[other] { $count } plateaus omhoog
}
log-short-down = { $count ->
    [one] 1 plateau omlaag
   *[other] { $count } plateaus omlaag
}
log-short-along = { $count ->
    [one] 1 plateau verder
   *[other] { $count } plateaus verder
}
log-short-back = { $count ->
    [one] heen en terug, 1 plateau
   *[other] heen en terug, { $count } plateaus
}
log-short-camped = tent
log-short-died = omgekomen
log-short-rescued = gered

## Einde

end-solo = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $rank }
end-winner = { $points ->
    [one] { $names } wint met { $points } punt
   *[other] { $names } wint met { $points } punten
}
end-summit-order = Gelijke stand: { $names } wint, want die stond het eerst op de top
end-shared = { $points ->
    [one] { $names } delen de overwinning met elk { $points } punt
   *[other] { $names } delen de overwinning met elk { $points } punten
}
rank-himalayan = Himalayaklimmer
rank-alpinist = Alpinist
rank-hiker = Bergwandelaar
rank-tourist = Toerist
rank-from = vanaf { $points }
rank-below = minder
end-ranks = Rangen op deze berg
end-nobody = Niemand heeft de top bereikt.
end-chart = Hoogte en conditie per dag
end-again = Deze berg nog eens
end-new = Nieuwe berg
end-race-again = Nog een keer tegen { $name }
end-answer = Stuur je antwoord
end-answer-to = Stuur je antwoord naar { $name }
end-unranked = Verder gespeeld vanuit een andere partij: telt niet mee voor de records.

## Uitdagingen, uitslagen, races

challenge-title = Je bent uitgedaagd!
challenge-from = { $name } daagt je uit
challenge-someone = Je vriend
challenge-beat = { $name } haalde { $result }. Kun jij dat verbeteren?
challenge-daily = Berg van { $date } · { $mode }
challenge-about = Een soloklim op K2: twee bergbeklimmers, 18 dagen, ongeveer 20 minuten. Wie meedoet, krijgt hetzelfde weer, dezelfde fiches en dezelfde kaarten.
challenge-name = Je naam
challenge-go = Neem de uitdaging aan
challenge-race = Race tegen { $name }
challenge-continue = Verder klimmen (dag { $day })
challenge-restart = Opnieuw beginnen
challenge-watch = Bekijk de klim van { $name }
challenge-lost = Een deel van deze link was beschadigd en is weggelaten.
challenge-own-first = Beklim hem eerst zelf
challenge-own-again = Beklim hem nog eens
challenge-another = Een andere berg
answer-title = Een antwoord
answer-from = Een antwoord van { $name }
standing-you = Jij
standing-ahead-you = Jij staat voor.
standing-ahead = { $name } staat voor.
standing-even = Gelijkspel.
result-waiting = De partij wordt gecontroleerd…
result-title = Gedeelde uitslag
result-verified = Gecontroleerd: { $result }
climb-result = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $rank }
result-running = Gecontroleerd tot en met dag { $day }: { $points } punten
result-proves = Je browser heeft alle zetten nagespeeld: op deze berg leiden ze precies tot deze uitslag.
result-proves-running = Je browser heeft alle zetten tot nu toe nagespeeld; ze zijn allemaal geldig.
result-cannot = Of het de eerste poging was, is niet na te gaan.
result-proves-table = Je browser heeft alle zetten nagespeeld: met deze stapel leiden ze precies tot deze uitslag.
result-watch = Bekijk de partij
result-try = Speel deze berg
result-race = Race tegen de geest
ghost-default = de geest
ghost-of = Race tegen { $name } ({ $result })
rival-of = Uitdaging van { $name }
rival-of-points = Uitdaging van { $name } ({ $points })
race-won = Je hebt { $name } verslagen ({ $points }).
race-lost = Deze keer was { $name } beter ({ $points }).
race-even = Evenveel punten als { $name } ({ $points }).

## De berg van de dag

daily-title = Berg van de dag
daily-go = Begin de klim
daily-first = Eerste poging: { $result }
daily-first-tag = eerste poging
daily-best = Beste: { $result } ({ $count ->
    [one] { $count } beklimming
   *[other] { $count } beklimmingen
})
daily-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
daily-next = Volgende berg over { $time }
daily-archive = Vorige dagen
daily-more = Meer dagen

par = Richtscore { $par }
par-searching = De richtscore van deze berg wordt berekend…
par-short = { $points ->
    [one] { $points } punt onder de richtscore ({ $par })
   *[other] { $points } punten onder de richtscore ({ $par })
}
par-reached = Richtscore gehaald ({ $par })!
par-above = { $points ->
    [one] { $points } punt boven de richtscore! Tot nu toe was die { $par }.
   *[other] { $points } punten boven de richtscore! Tot nu toe was die { $par }.
}
par-tag = richtscore gehaald
explain-par = De richtscore is de beste score die een computer op deze berg heeft gevonden, met vooraf alle kaarten, fiches en het weer bekend.

## Records

records-title = Records
records-none = Nog niets. Voltooi een solobeklimming of een partij Karakorum voor je eerste record.
records-best = Beste
records-climbs = Beklimmingen
records-summits = Op de top
records-deaths = Doden
records-latest = Laatste beklimmingen
records-course = Punten van de laatste beklimmingen, de nieuwste rechts
records-ranks = Rangen

## Delen

share-title = Delen
share-result = Mijn uitslag
share-challenge = Daag iemand uit
share-answer = Je antwoord
share-answer-to = Je antwoord aan { $name }
share-name = Je naam
share-message = Een kort bericht, als je wilt
share-preview = Wat er wordt verstuurd
share-moment = { $game }: een moment uit een partij
share-text-challenge = Beklim jij deze berg ook? { $mountain }
share-text-beat = Ik haalde { $result }. Kun jij dat verbeteren? { $mountain }
share-text-answer = Ik haalde { $result } op dezelfde berg.
share-text-theirs = Jij had er { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Versturen…
share-copy-link = Link kopiëren
share-copy-text = Tekst en link kopiëren
share-copied = Gekopieerd.
share-copy-by-hand = De browser staat kopiëren niet toe. De link hierboven is geselecteerd; kopieer hem zelf.
share-qr = QR-code
share-picture = Afbeelding
share-save-picture = Afbeelding opslaan
picture-height = Hoogte
picture-level = Conditie
picture-day = Dag
share-about-result = Wie de link opent, ziet de partij nagespeeld en gecontroleerd, en kan het tegen je opnemen.
share-about-challenge = Wie de link opent, krijgt dezelfde berg: hetzelfde weer, dezelfde fiches en dezelfde kaarten.
share-about-answer = Wie de link opent, ziet beide uitslagen en kan opnieuw tegen je racen.
share-about-answer-first = Wie de link opent, ziet je uitslag en kan tegen je racen.
share-about-game = Wie de link opent, ziet de partij opnieuw gespeeld en gecontroleerd.
share-about-moment = Wie de link opent, ziet de partij op dit moment en kan vanaf daar verder spelen.
share-daily = K2 van de dag, { $date } · { $mode }

## Een partij bekijken

replay-moment = Moment in de partij
replay-moment-of = { $where }, stap { $at } van { $count }
replay-play = Afspelen
replay-pause = Pauze
replay-step-back = Eén stap terug
replay-step-on = Eén stap verder
replay-turn-back = Naar de vorige beurt
replay-turn-on = Naar de volgende beurt
replay-day-back = Vorige dag
replay-day-on = Volgende dag
replay-link = Link naar dit moment
replay-play-on = Vanaf hier spelen
replay-day = Dag { $day }
replay-days = Dagen
replay-turn-of = { $chapter }: { $name }
replay-count = { $at } van { $count }
replay-pace = Snelheid
replay-play-key = De spatiebalk of { $key } start en stopt

## Karakorum

karakorum-title = Karakorum
karakorum-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
karakorum-goals = Doelkaarten

## Partijen

games-title = Je partijen
games-none = Nog geen partijen.
games-none-about = Elke partij die je begint, wordt hier automatisch bewaard.
games-delete = Wissen
games-delete-sure = Deze partij voorgoed wissen?
games-export = Alles exporteren
games-import = Importeren
games-imported = { $count ->
    [one] Eén partij is geïmporteerd.
   *[other] { $count } partijen zijn geïmporteerd.
}
games-known = { $count ->
    [one] Eén partij was er al.
   *[other] { $count } partijen waren er al.
}
games-importing = { $done } van { $total } gelezen…
games-import-stop = Importeren stoppen
games-over = afgelopen
games-result = Toon de uitslag
games-day = dag { $day }
games-lost = Deze partij wordt in een ander tabblad gespeeld. Daar is alles opgeslagen.
games-take-back = Hier spelen
games-leave = { $name } verlaat het spel
games-leave-sure = De bergbeklimmers van { $name } rusten vanaf nu. Dit is niet terug te draaien.
games-abandon = Partij wissen
games-abandon-sure = De partij wordt voorgoed gewist.
aside-title = Kan niet worden getoond
aside-about = Dit kon niet worden gelezen. Het blijft hier tot je het wist en zit in elke export.
aside-unreadable = Beschadigd of onleesbaar
aside-later = Van een nieuwere versie van deze site
aside-show = Tonen
aside-export = Exporteren
aside-delete-sure = Dit voorgoed wissen?

storage-refused = Deze browser kan niets opslaan: je partij is weg zodra je de pagina sluit. Exporteer de partij om die te bewaren.
storage-blocked = In een ander tabblad staat een oudere versie van deze pagina open. Sluit dat tabblad om je partijen te zien.
storage-newer = Je partijen zijn door een nieuwere versie van deze site opgeslagen; deze pagina laat ze met rust. Laad de pagina opnieuw om ze te zien.
storage-unreadable = De browser kan je opgeslagen partijen nu niet lezen. Laad de pagina opnieuw om het nog eens te proberen.
storage-sign = Opslaan lukt niet
storage-evictable = De browser kan oude partijen vanzelf opruimen. Installeer de pagina of exporteer je partijen voor de zekerheid.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-browser = Taal van de browser
settings-theme = Uiterlijk
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Tempo van nachten en herhalingen
settings-speed-calm = Rustig
settings-speed-quick = Vlot
settings-speed-off = Meteen
settings-effects = Beweging op de berg
settings-effects-auto = Automatisch
settings-effects-full = Alles
settings-effects-low = Weinig
settings-hints = Korte aanwijzingen tijdens het spelen
settings-sound = Geluid en trillen
settings-reminder = Teken bij het app-icoon tot de berg van vandaag beklommen is
settings-install = Op dit apparaat installeren
install-how-ios = Tik in Safari op Deel en dan op ‘Zet op beginscherm’.
install-how-mac = Kies in het menu Archief van Safari ‘Voeg toe aan Dock’.
install-how-firefox = Kies in het menu van Firefox ‘Toevoegen aan startscherm’.
settings-erase = Alles wissen
settings-erase-sure = Alle partijen, records en instellingen wissen? Dit is niet terug te draaien.
settings-erase-done = Alles is gewist.

menu-title = Menu
menu-home = Home
menu-watch = Bekijken
teams-title = Teams

## Playing by words and keys

command-title = Spelen met woorden
command-open = Spelen met woorden
command-label = Opdracht
command-go = Zeg het
command-about = Typ korte woorden. “wat” vertelt alles wat nu begrepen wordt.
command-list = Nu te zeggen ({ $count })
command-what = Je kunt zeggen: { $list }.
command-none = geen
command-no-cards = Er zijn geen kaarten te zien.
command-place = { $card } bij expeditie { $number }
command-take = Nemen
command-score = Expeditie { $number } scoren voor { $how }
command-remove = Expeditie { $number } verwijderen
command-on-first = Zeg eerst “{ $word }”.
command-say-yes = Zeg “{ $word }” om het toch te doen.
command-yes-or-no = “{ $yes }” voert het uit, “{ $no }” laat het zo.
command-nothing-shown = Er wordt niets getoond dat gedaan kan worden.
command-play-three = { $example } (nummers zijn plaatsen in je hand: drie naar keuze, of de namen van drie kaarten)
command-played = Je speelt { $list }.
command-stale = Het spel is verdergegaan. Zeg het nog eens.
command-about-state = Hoe het ervoor staat
command-about-where = Waar iedereen is
command-about-cards = Je kaarten
command-about-hint = Een tip
command-about-what = Alles wat nu begrepen wordt
command-about-undo = De laatste stap terugnemen
command-about-redo = Het opnieuw doen
command-about-on = Verder
command-about-yes = Doen wat er getoond wordt
command-about-no = Laten wat er getoond wordt
command-word-a = a
command-word-b = b
command-word-up = omhoog
command-word-down = omlaag
command-word-play = speel
command-word-take = neem
command-word-go = ga, loop
command-word-touch = raak
command-word-tent = tent
command-word-give = geef
command-word-step = stap
command-word-pay = betaal
command-word-raise = acclimatiseer
command-word-end = einde, klaar
command-word-rescue = redden
command-word-decline = niet
command-word-level = niveau
command-word-points = punten
command-word-base = basis, basiskamp
command-word-summit = top
command-word-back = terug
command-word-on = verder, ga verder, doorgaan, verder spelen
command-word-and = en
command-word-reveal = onthul, draai
command-word-stop = stop
command-word-none = niets
command-word-pass = pas
command-word-place = leg
command-word-new = nieuw
command-word-score = scoor
command-word-remove = verwijder
command-word-axes = pikkels, ijsbijlen
command-word-four = vier
command-word-six = zes
command-word-pair = paar
command-word-axes10 = tien
command-word-move = verplaatsing
command-word-rope = touw
command-word-acclimatization = conditie
command-word-red = rood, rode
command-word-green = groen, groene
command-word-yellow = geel, gele
command-word-what = wat, hulp
command-word-where = waar
command-word-night = nacht
command-word-forecast = weer, weerbericht
command-word-state = stand
command-word-cards = kaarten, hand
command-word-goals = doelen
command-word-expeditions = expedities
command-word-undo = ongedaan, herstel
command-word-redo = opnieuw
command-word-hint = tip
command-word-yes = ja, doe het, uitvoeren, ok
command-word-no = nee, annuleer
spoken-undone = Teruggenomen.
spoken-left = Geannuleerd.
keys-title = Toetsen
keys-told = Verteld door een toets
keys-are-on = Deze toetsen werken zolang er niet getypt wordt. Je kunt ze uitzetten bij de instellingen:
keys-are-off = Deze toetsen staan uit. Je kunt ze aanzetten bij de instellingen:
keys-list = Deze lijst
keys-commands = Spelen met woorden
keys-state = Hoe het ervoor staat
keys-what = Wat er kan
keys-where = Waar iedereen is
keys-main = De hoofdknop
keys-end = Beurt beëindigen, stoppen of passen
keys-on = Verder
keys-undo = Ongedaan maken
keys-redo = Opnieuw
keys-hint = Tip
keys-menu = Menu
keys-explain = Wat is dit? Dan de pijltjestoetsen
keys-climber = Bergbeklimmer { $letter }
keys-night = De sommen van de nacht
keys-cards = De kaarten in woorden
keys-card = Een kaart, op haar plaats
keys-reach = Naar het volgende dat gekozen kan worden
keys-pay = Voor het risicofiche betalen
keys-expeditions = De expedities in woorden
keys-everywhere = In elk spel
keys-play = Starten en stoppen
keys-change-about = Kies hier een toets om die te veranderen en druk dan op de nieuwe.
keys-change = { $about }: { $key }. Andere toets kiezen
keys-press = Druk op de nieuwe toets voor ‘{ $about }’. Met Escape blijft alles zoals het is.
keys-set = ‘{ $about }’ zit nu op { $key }.
keys-taken = { $key } is al de toets voor ‘{ $about }’. Druk op een andere.
keys-not-possible = Deze toets kan niet. Druk op een letter of een teken; cijfers kiezen op plaats.
keys-reset = Terug naar de eerste toetsen
keys-reset-done = Alle toetsen zijn weer zoals in het begin.
space-way = { $place } (kosten { $cost })
space-ways-up = omhoog naar { $list }
space-ways-down = omlaag naar { $list }
space-room = { $taken } van { $limit } plaatsen bezet
space-own-tent = jouw tent ({ $letter })
space-tent = tent: { $who }
space-rescue = ; de bergbeklimmer kan hier gered worden
settings-shortcuts = Sneltoetsen van één letter (de lijst: ?)

## Weigeringen

error-action_refused = Zet { $number } is ongeldig, dus deze partij kan niet worden geopend.
error-already_placed = Je kunt expedities alleen afbreken voordat je de eerste kaart legt.
error-bad_action = Dat is geen zet van dit spel.
error-bad_board = Die kant van de berg bestaat niet.
error-bad_json = Dit bestand is geen leesbare partij.
error-bad_message = Een bericht mag hoogstens { $max } gewone tekens bevatten.
error-bad_name = Een naam mag hoogstens { $max } gewone tekens bevatten.
error-bad_names = Geef alle spelers een naam, of niemand.
error-bad_option = Een van de opties heeft een onbruikbare waarde.
error-bad_players = Dit spel is voor { $min } tot { $max } spelers.
error-bad_rules = De versie van de spelregels ontbreekt of klopt niet.
error-bad_seed = Gebruik 1 tot 32 tekens: letters a–z, cijfers en koppeltekens.
error-bad_start = Die startspeler bestaat niet.
error-bad_text = Dit is geen partij: gebruik een link van deze pagina.
error-bad_value = Dit bestand is geen leesbare partij.
error-bad_weather = Dat weer bestaat niet.
error-cannot_allot = Deze kaarten zijn niet allemaal te leggen.
error-cannot_place_rest = Dan zijn de andere kaarten niet meer te leggen.
error-card_not_here = Die kaart is niet beschikbaar.
error-cards_left = Leg eerst al je kaarten.
error-climber_gone = Bergbeklimmer { $climber } is niet meer op de berg.
error-crowded_needs_five = De ruimere limieten zijn voor vijf spelers.
error-damaged_text = Deze link is beschadigd of onvolledig; kopieer hem nog eens helemaal.
error-family_needs_two = De familievariant is voor twee tot vijf spelers.
error-game_over = De partij is afgelopen.
error-goal_not_met = De expeditie voldoet niet aan dat doel.
error-goal_taken = Dat doel is al opgeëist.
error-may_pass = Neem één kaart, of pas.
error-must_take = Je kunt hier een kaart nemen, dus je moet er een nemen.
error-must_walk_on = Bergbeklimmer { $climber } staat op een vol plateau en moet eerst doorlopen.
error-name_lower_pile = Scoor het paar met expeditie { $pile }.
error-never_given = Deze kaart heeft geen punten en wordt aan niemand gegeven.
error-newer_rules = Dit is gemaakt met nieuwere spelregels dan deze pagina kent. Laad de pagina opnieuw en probeer het nog eens.
error-no_game_in_address = Deze link bevat geen partij; kopieer hem nog eens helemaal.
error-no_new_card = Alleen een expeditie die deze ronde een kaart kreeg, kun je scoren.
error-no_points_left = Bergbeklimmer { $climber } heeft geen verplaatsingspunten meer om te verliezen.
error-no_room = Er is geen plaats voor nog een expeditie in { $colour ->
    [R] rood
    [G] groen
    [Y] geel
   *[other] die kleur
}.
error-lesson = Dat nu even niet: de lichtkring wijst aan wat je doet. Er is niets veranderd.
error-no_rope = Vanaf het plateau van deze bergbeklimmer loopt daar geen touw naartoe.
error-no_such_day = Voor die dag is er geen berg.
error-no_such_moment = Dat moment bestaat niet in deze partij.
error-no_such_pile = Die expeditie bestaat niet.
error-no_such_space = Dat plateau bestaat niet.
error-not_awaiting = Beslis eerst over de andere bergbeklimmer.
error-not_in_hand = Deze kaarten heb je niet in je hand.
error-not_liable = Bergbeklimmer { $climber } kreeg deze beurt geen kaart met punten en kan dus niet met conditie betalen.
error-not_one_colour = Neem alleen kaarten van één kleur.
error-not_revealed = Die kaart ligt niet open.
error-not_shareable = Een link verraadt alle verborgen kaarten; daarom kun je alleen solopartijen en afgelopen partijen delen.
error-not_taken = Die kaart heb je niet genomen.
error-not_your_turn = Een andere speler is aan de beurt.
error-nothing_to_pay = Er is geen gevaar te betalen.
error-nothing_to_redo = Er is niets om opnieuw te doen.
error-nothing_to_take = Niets van wat hier ligt, past: draai nog een kaart om.
error-nothing_to_undo = Je kunt alleen stappen van de huidige beurt terugnemen.
error-only_down_points = Dat kost { $cost }. Een touw omlaag helpt hier niet: { $missing } te weinig.
error-only_one_card = Neem één kaart, niet meer.
error-only_solo = Alleen van een solopartij is er een korte samenvatting.
error-other_colour = Die expeditie heeft een andere kleur.
error-other_game = Deze link noemt het ene spel en bevat een ander.
error-reveal_first = Draai eerst een kaart om.
error-risk_unpaid = { $unpaid ->
    [one] Betaal eerst het gevaar: nog { $unpaid } punt.
   *[other] Betaal eerst het gevaar: nog { $unpaid } punten.
}
error-space_full = Dat plateau is vol (limiet { $limit }) en je hebt te weinig punten om door te lopen.
error-takes_none = De actieve speler moet iets nemen.
error-tent_used = De tent van deze bergbeklimmer staat al.
error-token_not_open = Zo’n fiche ligt er niet open.
error-too_few_points = Dat kost { $cost }: { $missing } te weinig.
error-too_high = Een redding eindigt onder 6000 m.
error-too_long = Dit is te lang om in te lezen.
error-too_long_to_remove = Een expeditie van drie of meer kaarten kun je niet afbreken.
error-too_short = Een expeditie heeft drie kaarten nodig om te scoren.
error-unknown_game = Deze pagina kent dat spel niet.
error-unknown_format = Dit is gemaakt met een andere versie van de pagina. Laad de pagina opnieuw en probeer het nog eens.
error-value_too_low = Waarden dalen nooit: de expeditie staat al op { $top }.
error-wrong_phase = Dat kan nu niet.
error-out_of_reach = Deze beurt niet te bereiken.
error-unknown_command = Dat begrijp ik niet. “wat” vertelt wat je nu kunt zeggen.
error-which_space = Welke: { $spaces }?
error-day-to-come = Die dag moet nog komen.
error-seed-in-play = Hier loopt nog een spel met deze code. Speel dat eerst uit of kies een andere code.
error-unknown-address = Dit adres leidt nergens heen. Vanaf hier kun je weer verder.
error-nothing-shared = In wat er gedeeld is, staat geen link naar een partij of een uitdaging.
error-nothing-running = Er is geen partij bezig. Hier kun je er een beginnen.
error-unexpected = Er ging iets mis. Laad de pagina opnieuw om verder te gaan.
error-but-saved = Er ging iets mis, maar de partij is opgeslagen. Laad de pagina opnieuw om verder te gaan.
error-damaged-record = Deze partij is onleesbaar. Je vindt haar onder ‘Je partijen’, waar je haar kunt exporteren of wissen.
error-games-hidden = Deze partij staat misschien tussen je opgeslagen partijen, die nu niet leesbaar zijn. Daarom is er geen nieuwe begonnen.

## Wat is dit? Eén zin over elk onderdeel van K2

risk-tokens = Gevarenfiches
track-title = Overwinningspunten: { $list }
track-marker = { $who } { $points }
explain-card-m = { $up ->
    [one] Verplaatsingskaart: geeft één bergbeklimmer { $up } punt om omhoog of omlaag te lopen of een tent op te zetten.
   *[other] Verplaatsingskaart: geeft één bergbeklimmer { $up } punten om omhoog of omlaag te lopen of een tent op te zetten.
}
explain-card-r = Touwkaart: geeft één bergbeklimmer { $up } om omhoog of omlaag te lopen of een tent op te zetten, of { $down } om alleen omlaag te lopen.
explain-card-a = Conditiekaart: verhoogt de conditie van één bergbeklimmer meteen met { $level } en telt niet mee voor je gevaar.
explain-card-a0 = Conditiekaart 0: levert niemand iets op, maar telt ook niet mee voor je gevaar.
explain-risk-sum = Gevaar: de verplaatsingspunten en de waarden omhoog van de touwen op je drie kaarten. Wie de hoogste som heeft, neemt een gevarenfiche; bij een gelijke stand neemt niemand er een.
explain-risk-sum-solo = Gevaar: de verplaatsingspunten en de waarden omhoog van de touwen op je drie kaarten. Solo neem je elke dag een gevarenfiche, wat de som ook is.
explain-tokens = Er liggen drie gevarenfiches open; wie er een moet nemen, kiest daaruit.
explain-token = { $value ->
    [0] Gevarenfiche 0: wie dit neemt, verliest niets.
    [one] Gevarenfiche { $value }: wie dit neemt, moet deze beurt { $value } punt verliezen, van ongebruikte verplaatsing of van de conditie van een bergbeklimmer die een kaart kreeg.
   *[other] Gevarenfiche { $value }: wie dit neemt, moet deze beurt { $value } punten verliezen, van ongebruikte verplaatsing of van de conditie van een bergbeklimmer die een kaart kreeg.
}
explain-hint = Vraagt de sterkste bot wat die hier zou doen, en waarom. Daarna staat bij het spel ‘met tips’. Op het toetsenbord: { $key }.
explain-bag = De gevarenfiches die nog dicht liggen, per waarde: een daarvan vervangt elk genomen fiche.
explain-day = De expeditie duurt 18 dagen; wie na de laatste nacht nog leeft, houdt zijn punten.
explain-forecast = Het weer van vandaag en de komende dagen: waar het ’s nachts conditie kost en waar lopen duurder is.
explain-weather-clear = Dag { $day }: helder. Het weer kost niemand iets.
explain-weather-loss = Dag { $day }: in deze zones verliest elke bergbeklimmer ’s nachts { $loss ->
    [one] { $loss } punt conditie
   *[other] { $loss } punten conditie
}: { $zones }.
explain-weather-surcharge = Dag { $day }: in deze zones kost een plateau betreden of een tent opzetten { $surcharge } meer: { $zones }.
explain-weather-both = Dag { $day }: in deze zones kost een plateau betreden of een tent opzetten { $surcharge } meer en verliest elke bergbeklimmer ’s nachts { $loss ->
    [one] { $loss } punt conditie
   *[other] { $loss } punten conditie
}: { $zones }.
explain-teams = Alle spelers met hun bergbeklimmers: conditie, overwinningspunten en de som van de komende nacht.
explain-level = Conditie { $level }: die verandert elke nacht. Na een nacht is die hoogstens 6; onder 1 sterft de bergbeklimmer.
explain-marker = { $points ->
    [one] { $points } overwinningspunt, voor het waardevolste plateau waar deze bergbeklimmer is geweest. Wie sterft, telt voor 1.
   *[other] { $points } overwinningspunten, voor het waardevolste plateau waar deze bergbeklimmer is geweest. Wie sterft, telt voor 1.
}
explain-total = { $points ->
    [one] { $points } overwinningspunt: beide bergbeklimmers van deze speler samen.
   *[other] { $points } overwinningspunten: beide bergbeklimmers van deze speler samen.
}
explain-tonight = De som van vannacht: conditie, terrein, tent, weer en onbetaald gevaar geven de conditie van morgen. Onder 1 sterft de bergbeklimmer.
explain-track = De score, niet de hoogte: de teller van elke bergbeklimmer toont het waardevolste plateau waar die is geweest.
explain-figure = { $letter ->
    [A] Bergbeklimmer A draagt een puntkap en heeft een ronde tent.
   *[B] Bergbeklimmer B draagt een helm en een pickel en heeft een puntige tent.
}
explain-climber = { $who } – het getal bij de voeten is de conditie.
explain-tent = { $alone ->
    [yes] Tent van bergbeklimmer { $letter }: elke nacht +1 voor elk van je bergbeklimmers op dit plateau.
   *[no] Tent { $letter } van { $name }: elke nacht +1 voor elke bergbeklimmer van { $name } op dit plateau.
}
explain-tent-button = Zet hier voor { $cost } de tent op, één keer per partij: elke nacht +1 voor elk van je bergbeklimmers op dit plateau.
explain-purse = Verplaatsingspunten die deze bergbeklimmer deze beurt nog heeft. Punten om omlaag te lopen gelden niet omhoog en niet voor een tent.
explain-unpaid = { $count ->
    [one] Je moet deze beurt nog { $count } punt verliezen aan het gevarenfiche; tik om te kiezen welk.
   *[other] Je moet deze beurt nog { $count } punten verliezen aan het gevarenfiche; tik om te kiezen welke.
}
explain-coin-move = Betaalt 1 punt gevaar met een ongebruikt verplaatsingspunt van bergbeklimmer { $letter }.
explain-coin-level = Betaalt 1 punt gevaar met 1 punt conditie van bergbeklimmer { $letter }.
explain-coin-card = Geeft eerst deze kaart en betaalt het gevaar met de punten ervan.
explain-plan-cost = Wat het plan kost: lopen of de tent, en het gevaar. Verspilde punten worden gegeven maar niet gebruikt.
explain-starts = De startspeler is vandaag als eerste aan de beurt; morgen is dat de volgende speler links.
explain-rescue = Reddingskaart, één keer per partij: een bergbeklimmer die zou sterven, komt onder 6000 m terecht met conditie 1 en gaat vier vakjes terug op het scorespoor.
explain-dead = Deze bergbeklimmer is gestorven en telt voor 1.
explain-unseen = Kaarten die deze speler nog kan trekken voordat alle 18 opnieuw worden geschud.
explain-unseen-hand = Kaarten die deze speler in de hand heeft of nog kan trekken voordat alle 18 opnieuw worden geschud. Welke in de hand zijn, is geheim.
explain-board-altitude = De grens tussen twee hoogtezones: erboven gelden andere limieten en ander weer.
explain-board-rope = Een touw: bergbeklimmers lopen er in beide richtingen langs; de pijlen wijzen omhoog.
explain-board-limit = { $limit ->
    [one] Limiet van deze zone: op elk plateau mag maar { $limit } bergbeklimmer blijven staan.
   *[other] Limiet van deze zone: op elk plateau mogen hoogstens { $limit } bergbeklimmers blijven staan.
}
explain-board-zone-loss = { $loss ->
    [one] Het weer van vandaag: elke bergbeklimmer in deze zone verliest vannacht { $loss } punt conditie.
   *[other] Het weer van vandaag: elke bergbeklimmer in deze zone verliest vannacht { $loss } punten conditie.
}
explain-board-zone-surcharge = Sneeuw vandaag: in deze zone kost een plateau betreden of een tent opzetten { $surcharge } meer.
explain-board-space = Een plateau: groen is wat betreden kost, rood of blauw wat een nacht hier met de conditie doet, goud zijn de overwinningspunten, en de ring toont hoeveel er mogen blijven staan.
explain-board-lit = Oplichtend, want bereikbaar: de groene cirkel is wat de weg kost, het blauwe vierkant de conditie van morgen, en een doodskop betekent sterven vannacht.
explain-board-number = Het nummer van dit plateau, { $number }: zo noemen plannen en logboek het.
explain-board-cost = { $cost ->
    [one] Dit plateau betreden kost { $cost } punt, van boven of van onderen; een tent hier kost evenveel.
   *[other] Dit plateau betreden kost { $cost } punten, van boven of van onderen; een tent hier kost evenveel.
}
explain-board-surcharge = Sneeuw vandaag: dit plateau betreden of hier een tent opzetten kost { $total }, namelijk { $cost } en { $surcharge } extra.
explain-board-gain = { $amount ->
    [one] Terrein: een nacht hier geeft { $amount } punt conditie.
   *[other] Terrein: een nacht hier geeft { $amount } punten conditie.
}
explain-board-loss = { $amount ->
    [one] Terrein: een nacht hier kost { $amount } punt conditie.
   *[other] Terrein: een nacht hier kost { $amount } punten conditie.
}
explain-board-even = Terrein: een nacht hier verandert niets aan de conditie.
explain-board-points = Overwinningspunten: een bergbeklimmer die hier is geweest, telt voor minstens { $points } zolang hij leeft.
explain-board-places = { $limit ->
    [one] De ring: hier mag maar { $limit } bergbeklimmer blijven staan.
   *[other] De ring: hier mogen hoogstens { $limit } bergbeklimmers blijven staan.
} { $occupied ->
    [0] Nu staat er niemand.
   *[other] Donkere delen zijn bezet: { $occupied }.
}
explain-board-camp = Basiskamp: hier mogen zoveel bergbeklimmers staan als willen.
explain-board-way = { $cost ->
    [one] De weg hierheen kost { $cost } punt.
   *[other] De weg hierheen kost { $cost } punten.
}
explain-board-result = De conditie van morgen na een nacht hier: { $result }.
explain-board-dies = Een nacht hier zou de bergbeklimmer niet overleven.
explain-board-careful = Zonder tent of een extra kaart overleeft de bergbeklimmer de nacht hier niet.
explain-board-touch = Hier is geen plaats om te stoppen: het plateau is vol. Een bergbeklimmer kan het aantikken en verder of terug gaan; er geweest zijn telt.
explain-board-way-risk = Zoveel gevaar moet je nog betalen, naast de kosten.

## Over

about-authors = K2 is een bordspel van Adam Kałuża, Karakorum een kaartspel van Reiner Knizia. Bedankt voor deze bergen.
about-unofficial = Deze pagina is een onofficiële bewerking en heeft geen band met de auteurs of de uitgevers. De regels staan er in onze eigen woorden, en alles wat je ziet is er speciaal voor getekend.
about-private = Geen account, geen tracking, geen cookies, geen derden. Je partijen blijven in deze browser.
about-licences = Licenties
about-own = De code van deze pagina valt onder de MIT-licentie, de tekeningen onder CC BY 4.0. Gebouwd met:
about-licences-missing = De lijst van wat hier gebruikt is, kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
about-parts = Dezelfde lijst voor programma’s (CycloneDX)
about-version = Versie { $version }, spelregels versie { $rules }

## Hoe partijen eindigen

end-title = Uitslag
end-hide = De tafel bekijken
end-show = De uitslag tonen
install-offer = De spellen op dit apparaat installeren? Dan openen ze als een app, ook zonder internet.
install-yes = Installeren
install-no = Nee, bedankt
end-place = Plaats
end-player = Speler
end-total = Totaal
end-died = omgekomen
end-summit-day = { $who } bereikte de top op dag { $day }.
end-death-day = { $who } is omgekomen in de nacht van dag { $day }.
end-tie-summit = Gelijke stand: wie het eerst op de top was, gaat voor.
end-tie-shared = Gelijke stand, en niemand van hen was op de top: zij delen de plaats.
end-best-first = Je eerste beklimming aan deze kant met dit weer: vanaf nu je record.
end-best-new = Je beste beklimming tot nu toe! Daarvoor: { $points }.
end-best-equal = Even goed als je beste beklimming.
end-best = Je beste tot nu toe: { $result }.
chart-clear = helder
chart-wind = wind: conditie daalt
chart-snow = sneeuw: lopen kost meer
chart-storm = storm: allebei
karakorum-table-out = valt af

## Terugblik op een afgelopen partij

review-open = Terugblik
review-title = Terugblik
