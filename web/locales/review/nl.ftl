### De woorden van de terugblik op een afgelopen partij, die ermee worden opgehaald.

review-about = Wat elke dag te verwachten was, met alleen wat { $name } toen wist. Verschillen die toeval kunnen zijn, tellen niet mee.
review-about-alone = Wat je elke dag kon verwachten, met alleen wat je toen wist. Verschillen die toeval kunnen zijn, tellen niet mee.
review-whose = Wiens keuzes?
review-points = { $points } punten
review-starting = Voorbereiden …
review-running = Dag { $day } van { $days } is bekeken.
review-progress = Bekeken dagen
review-stop = Stoppen
review-go-on = Doorgaan
review-stopped = Gestopt. Wat gevonden is, blijft bewaard.
review-failed = De terugblik is onderbroken. Wat gevonden is, blijft bewaard.
review-praise-excellent = Uitstekend geklommen!
review-praise-good = Goed geklommen.
review-praise-mixed = Op deze berg was meer te halen.
review-total-none = Voor geen enkele keuze is iets beters gevonden.
review-total = Alle keuzes samen kostten { $cost } vergeleken met het beste dat gevonden is.
review-curve = Te verwachten punten, dag voor dag
review-curve-text = Op dag 1 waren { $first } te verwachten; aan het eind waren het er { $last }.
review-curve-drop = Dag { $day }: { $cost } verloren
review-turning = Keerpunten
review-no-turning = Geen enkele keuze op zich maakte veel verschil.
review-days = Elke dag
review-cards = Kaarten
review-turn = Beurt
review-expected = Verwacht
review-best = niets beters gevonden
review-nothing-better = Er is niets beters gevonden.
review-lost = { $cost } verloren
review-no-choice = er was geen keuze
review-legend-lost = verloren door deze keuze
review-legend-expected = punten die je ’s ochtends kon verwachten
review-legend-tap = Tik op een teken om de keuze te zien.
review-result = Uitslag
review-choice-select = kaarten kiezen
review-choice-turn = de beurt
review-heading = Dag { $day }: { $what }
review-did = Wat er gebeurde
review-should = Wat beter was
review-tomorrow = Morgen conditie { $level }.
review-line = De groene lijn toont de betere weg.
review-watch = Bekijk deze dag
review-lesson-other_cards = Deze kaarten kostten { $cost }; andere kaarten waren beter.
review-lesson-save_life = { $who } kwam die nacht om en had kunnen leven. Het kostte { $cost }.
review-lesson-rest_in_tent = { $who }: verdergaan kostte { $cost }; rusten in de tent was beter.
review-lesson-stay = { $who }: verdergaan kostte { $cost }; blijven was beter.
review-lesson-not_down = { $who }: afdalen kostte { $cost }; blijven was beter.
review-lesson-go_on = { $who }: niet verdergaan kostte { $cost }; omhooggaan was beter.
review-lesson-go_further = { $who }: daar stoppen kostte { $cost }; verder gaan was beter.
review-lesson-go_less_far = { $who }: zo ver gaan kostte { $cost }; minder ver gaan was beter.
review-lesson-go_down = { $who }: niet afdalen kostte { $cost }.
review-lesson-tent = { $who }: een nacht zonder tent kostte { $cost }; hem opzetten was beter.
review-lesson-keep_tent = { $who }: de tent hier opzetten kostte { $cost }; hem bewaren was beter.
review-lesson-no_cards = Kaarten gebruiken kostte { $cost }; rusten zonder kaarten was beter.
review-lesson-more_level = { $who }: meer conditie was nodig; zonder die gingen { $cost } verloren.
review-lesson-other_shares = De kaarten zo verdelen kostte { $cost }; ze anders verdelen was beter.
review-deed-up = { $who } klimt naar { $place }.
review-deed-down = { $who } daalt af naar { $place }.
review-deed-stay = { $who } blijft staan: { $place }.
review-deed-rest_in_tent = { $who } rust in de tent: { $place }.
review-deed-pitch = { $who } zet de tent op: { $place }.
review-deed-up_pitch = { $who } klimt naar { $place } en zet de tent op.
review-deed-down_pitch = { $who } daalt af naar { $place } en zet de tent op.
review-deed-die = { $who } komt in de nacht om.
karakorum-review-about = Hoe groot de kans was dat { $name } won, ronde voor ronde, met alleen wat toen bekend was. Verschillen die toeval kunnen zijn, tellen niet mee.
karakorum-review-running = Ronde { $round } van { $rounds } is bekeken.
karakorum-review-progress = Bekeken rondes
karakorum-review-praise-excellent = Uitstekend gespeeld!
karakorum-review-praise-good = Goed gespeeld.
karakorum-review-praise-mixed = In dit spel viel meer te halen.
karakorum-review-total = Keuzes zo goed als de beste die gevonden is: { $good } van { $all }.
karakorum-review-curve = Winstkans, ronde voor ronde
karakorum-review-curve-text = In ronde 1 was de winstkans { $first }; aan het eind { $last }.
karakorum-review-drop = Ronde { $round }: de winstkans daalde met { $cost }
karakorum-review-lost = de winstkans daalde met { $cost }
karakorum-review-cost = De winstkans daalde met { $cost }.
karakorum-review-rounds = Alle rondes
karakorum-review-round = Ronde
karakorum-review-short-reveal = Omdraaien
karakorum-review-short-take = Nemen
karakorum-review-short-allot = Leggen
karakorum-review-chance = Winstkans
karakorum-review-legend-chance = hoe waarschijnlijk winst was toen de ronde begon
karakorum-review-heading = Ronde { $round }: { $what }
karakorum-review-watch = Bekijk deze ronde
karakorum-review-reveals = { $name } draait nog een kaart om.
karakorum-review-better-reveal = Nog een kaart omdraaien was beter.
karakorum-review-better-stop = Stoppen was beter.
karakorum-review-better-take = Beter was: { $cards } nemen.
karakorum-review-better-take_nothing = Niets nemen was beter.
karakorum-review-better-score_goal = Op de { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} piek scoren met { $how } was beter: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
karakorum-review-better-score_axes = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} pickels scoren was beter: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
karakorum-review-better-keep = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie houden in plaats van scoren was beter.
karakorum-review-better-remove = Een { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie afbreken was beter.
karakorum-review-better-not_remove = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} expeditie niet afbreken was beter.
karakorum-review-better-place = De { $colour ->
    [R] rode
    [G] groene
   *[Y] gele
} kaarten anders leggen was beter.
