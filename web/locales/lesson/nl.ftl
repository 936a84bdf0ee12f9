### Woorden van de lessen, opgehaald met de eerste.

lesson-title-of = { $lesson } – { $game }
lesson-count = { $number } van { $count }
lesson-go-on = Verder
lesson-show = Wijs aan
lesson-lit = Nu aan te raken: { $what }
lesson-leave = Weggaan; je kunt hier later verdergaan
lesson-repeat = Deze stap opnieuw doen
lesson-skip = Deze stap overslaan
lesson-start-again = Opnieuw beginnen
lesson-real = Speel een echt spel
lesson-astray = Nog even niet:

## K2

lesson-k2-welcome = Welkom! Bergbeklimmers A en B zijn van jou. Breng ze in 18 dagen zo hoog als je durft – en houd ze in leven.
lesson-k2-pick = Elke dag speel je drie van je zes kaarten. Tik de verlichte een voor een aan en bevestig.
lesson-k2-pick-done = Groene getallen zijn beweging, longen geven conditie. De andere drie kaarten blijven in je hand.
lesson-k2-token = Wie alleen klimt, pakt elke dag één gevarenfiche. Neem de 0: die kost je niets.
lesson-k2-walk-a = Nu klimmen! Tik op A, dan op het verlichte plateau, en bevestig.
lesson-k2-walk-a-done = Een plateau betreden kost het groene getal. A heeft drie plateaus van 1 betreden.
lesson-k2-raise = IJle lucht put uit. Geef A de conditiekaart: tik op de kaart, dan op A.
lesson-k2-raise-done = De conditie van A ging van 1 naar 3. Onder 1 sterft een bergbeklimmer, dus houd wat over.
lesson-k2-rope-up = Het kleine getal van een touw werkt als beweging. Tik op B, op het plateau, en bevestig.
lesson-k2-end = Alle kaarten zijn gebruikt. Beëindig je beurt, dan valt de nacht.
lesson-k2-end-done = Elke nacht veranderen ondergrond, tenten en weer de conditie. Hier beneden geeft de ondergrond 1.
lesson-k2-storm = Later, hoog op de helling: kijk naar vandaag. Vannacht neemt de wind conditie weg waar jij staat.
lesson-k2-rope = Het grote getal van een touw gaat alleen omlaag. Tik op de touwkaart en geef A het grote getal.
lesson-k2-rope-down = Tik nu op A en op het verlichte plateau eronder, en bevestig.
lesson-k2-rope-down-done = A houdt de punten: afdalen kost er nooit een.
lesson-k2-tent = De wind komt nog. Tik op de tent naast A en bevestig: ze kost evenveel als het plateau betreden.
lesson-k2-tent-done = De tent blijft hier tot het eind en geeft elke nacht 1 conditie. Elke bergbeklimmer heeft er één.
lesson-k2-pay = Je gevarenfiche wil 1 punt van je. Tik erop en bevestig: ongebruikte beweging is genoeg.
lesson-k2-walk-b = B kan nog klimmen: tik op B, dan op het verlichte plateau, en bevestig.
lesson-k2-night = Kijk naar de sommen voor vannacht naast A en B, en beëindig je beurt.
lesson-k2-night-done = De wind is voorbij, de tent heeft geholpen, en beiden leven nog.
lesson-k2-top = Een andere dag, vlak onder 8000 m. Breng A naar het verlichte plateau.
lesson-k2-top-done = 7 punten! Ze blijven van jou, ook als A afdaalt. Alleen de dood zou ze afnemen.
lesson-k2-stay = Maar kijk naar de nacht van A hierboven: de ondergrond neemt 2 en de wind 2. A zou sterven.
lesson-k2-down = Daarom blijft niemand boven. Laat A langs het touw naar het verlichte plateau afdalen.
lesson-k2-last-night = Beëindig je beurt. Er blijft een kaart over, en dat is niet erg.
lesson-k2-last-night-done = A leeft en houdt de 7 punten. Omhoog, de hoogte aanraken, op tijd weer omlaag: dat is K2.
lesson-k2-finish = Je weet alles wat nodig is. Klim nu je eigen berg: de eerste dagen blijven er korte tips bij je.

## Karakorum

lesson-karakorum-welcome = Drie bergtoppen, en op elke een pion van jou. Verzamel expedities van kaarten om je pionnen omhoog te brengen.
lesson-karakorum-reveal = Het is jouw ronde: draai een kaart om.
lesson-karakorum-more = Een groene 3. Je mag tot drie kaarten omdraaien. Nog een!
lesson-karakorum-third = Een rode 2 is een andere kleur. Draai er nog een om.
lesson-karakorum-third-done = Een groene 4! Met twee spelers is drie de grens, dus nu mag je pakken.
lesson-karakorum-take = Je mag meer kaarten van één kleur pakken. Tik de twee groene aan en pak ze.
lesson-karakorum-take-done = De ander heeft de rode 2 gepakt die je liet liggen: iedereen mag één kaart van de rest nemen.
lesson-karakorum-place = Getallen mogen nooit dalen. Begin een expeditie met de 3 en leg de 4 erop.
lesson-karakorum-place-done = Straks tellen de pickels op de kaarten. Vanaf drie kaarten kun je een expeditie scoren.
lesson-karakorum-end = Twee kaarten zijn te weinig. Beëindig je beurt; dan draait de ander kaarten om.
lesson-karakorum-take-one = De ander pakte de gele 6. Jij mag één kaart pakken: de groene 5 past.
lesson-karakorum-place-on = Leg de 5 op je expeditie.
lesson-karakorum-place-on-done = Drie kaarten: je zou nu hun 2 pickels kunnen scoren, en je groene pion ging 2 velden omhoog.
lesson-karakorum-goals = Maar kijk naar de doelen. Precies vier kaarten van een kleur zijn 5 velden waard, voor wie eerst is!
lesson-karakorum-wait = Wacht dus even: beëindig je beurt zonder te scoren.
lesson-karakorum-again = Het is weer jouw ronde. Draai een kaart om.
lesson-karakorum-stop = Een groene 8, precies wat je zoekt! Stop: wat je niet omdraait, kan niemand anders pakken.
lesson-karakorum-take-last = Pak de kaart.
lesson-karakorum-place-last = Leg de 8 op je expeditie.
lesson-karakorum-score = Vier kaarten! Claim het doel onder de expeditie en beëindig je beurt.
lesson-karakorum-score-done = Je groene pion staat 5 velden hoger, de kaarten zijn weg, en het doel is voor jou alleen.
lesson-karakorum-late = Veel later: de stapel is leeg en de pionnen staan hoog. Je hebt nog één kaart te leggen.
lesson-karakorum-last = Begin er een expeditie mee en beëindig je beurt. Dan wordt alles geteld.
lesson-karakorum-last-done = Expedities van drie of meer telden hun pickels. Elke kortere kostte 3 velden.
lesson-karakorum-count = Iedereen legt één pion opzij waarmee hij leidt; de andere twee tellen. Jij: 29 en 11. De ander: 8 en 10. Je wint!
lesson-karakorum-finish = Dat is het hele spel. Speel nu een echt spel tegen een makkelijke bot: in het begin blijven er korte tips bij je.
