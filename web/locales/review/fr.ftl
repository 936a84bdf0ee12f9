### Les mots de l’analyse d’une partie finie, chargés avec elle.

review-about = Ce qu’on pouvait espérer chaque jour, en sachant seulement ce que { $name } savait alors. Les écarts dus au hasard ne comptent pas.
review-about-alone = Ce que vous pouviez espérer chaque jour, en sachant seulement ce que vous saviez alors. Les écarts dus au hasard ne comptent pas.
review-whose = Les choix de qui ?
review-points = { $points } pt
review-starting = Préparation…
review-running = Jour { $day } sur { $days } analysé.
review-progress = Jours analysés
review-stop = Arrêter
review-go-on = Continuer
review-stopped = Arrêté. Ce qui a été trouvé est conservé.
review-failed = L’analyse a été interrompue. Ce qui a été trouvé est conservé.
review-praise-excellent = Superbe ascension !
review-praise-good = Belle ascension.
review-praise-mixed = Cette montagne offrait davantage.
review-total-none = Rien de mieux n’a été trouvé pour aucun choix.
review-total = Tous les choix réunis ont coûté { $cost } par rapport au mieux trouvé.
review-curve = Points à espérer, jour par jour
review-curve-text = Le jour 1, on pouvait espérer { $first } ; à la fin, c’était { $last }.
review-curve-drop = Jour { $day } : { $cost } de perdu
review-turning = Tournants
review-no-turning = Aucun choix n’a changé grand-chose à lui seul.
review-days = Chaque jour
review-cards = Cartes
review-turn = Tour
review-expected = À espérer
review-best = rien de mieux trouvé
review-nothing-better = Rien de mieux n’a été trouvé.
review-lost = { $cost } de perdu
review-no-choice = il n’y avait pas de choix
review-legend-lost = perdu par ce choix
review-legend-expected = points que l’on pouvait espérer le matin
review-legend-tap = Touchez un signe pour voir le choix.
review-result = Résultat
review-choice-select = choix des cartes
review-choice-turn = le tour
review-heading = Jour { $day } : { $what }
review-did = Ce qui s’est passé
review-should = Ce qui valait mieux
review-tomorrow = Niveau { $level } demain.
review-line = La ligne verte montre le meilleur chemin.
review-watch = Revoir ce jour
review-lesson-other_cards = Ces cartes ont coûté { $cost } ; d’autres cartes valaient mieux.
review-lesson-save_life = { $who } est mort cette nuit-là et pouvait survivre. Cela a coûté { $cost }.
review-lesson-rest_in_tent = { $who } : continuer a coûté { $cost } ; se reposer sous la tente valait mieux.
review-lesson-stay = { $who } : continuer a coûté { $cost } ; rester sur place valait mieux.
review-lesson-not_down = { $who } : descendre a coûté { $cost } ; rester sur place valait mieux.
review-lesson-go_on = { $who } : ne pas continuer a coûté { $cost } ; monter valait mieux.
review-lesson-go_further = { $who } : s’arrêter là a coûté { $cost } ; aller plus loin valait mieux.
review-lesson-go_less_far = { $who } : aller si loin a coûté { $cost } ; aller moins loin valait mieux.
review-lesson-go_down = { $who } : ne pas descendre a coûté { $cost }.
review-lesson-tent = { $who } : une nuit sans tente a coûté { $cost } ; la planter valait mieux.
review-lesson-keep_tent = { $who } : planter la tente ici a coûté { $cost } ; la garder pour plus tard valait mieux.
review-lesson-no_cards = Utiliser des cartes a coûté { $cost } ; se reposer sans en jouer valait mieux.
review-lesson-more_level = { $who } : il fallait un niveau plus élevé ; son absence a coûté { $cost }.
review-lesson-other_shares = Cette répartition des cartes a coûté { $cost } ; une autre valait mieux.
review-deed-up = { $who } monte : { $place }.
review-deed-down = { $who } descend : { $place }.
review-deed-stay = { $who } reste sur place : { $place }.
review-deed-rest_in_tent = { $who } se repose sous la tente : { $place }.
review-deed-pitch = { $who } plante sa tente : { $place }.
review-deed-up_pitch = { $who } monte et plante sa tente : { $place }.
review-deed-down_pitch = { $who } descend et plante sa tente : { $place }.
review-deed-die = { $who } meurt dans la nuit.
karakorum-review-about = Chances de victoire de { $name }, manche par manche, avec ce qui était connu à ce moment-là. Les écarts qui peuvent être dus au hasard ne comptent pas.
karakorum-review-running = La manche { $round } sur { $rounds } a été analysée.
karakorum-review-progress = Manches analysées
karakorum-review-praise-excellent = Excellemment joué !
karakorum-review-praise-good = Bien joué.
karakorum-review-praise-mixed = Il y avait mieux à faire dans cette partie.
karakorum-review-total = Choix aussi bons que le meilleur trouvé : { $good } sur { $all }.
karakorum-review-curve = Chances de victoire, manche par manche
karakorum-review-curve-text = À la manche 1, les chances de victoire étaient de { $first } ; à la fin, de { $last }.
karakorum-review-drop = Manche { $round } : chances de victoire en baisse de { $cost }
karakorum-review-lost = chances de victoire en baisse de { $cost }
karakorum-review-cost = Les chances de victoire ont baissé de { $cost }.
karakorum-review-rounds = Toutes les manches
karakorum-review-round = Manche
karakorum-review-short-reveal = Révéler
karakorum-review-short-take = Prendre
karakorum-review-short-allot = Placer
karakorum-review-chance = Chances
karakorum-review-legend-chance = probabilité de gagner au début de la manche
karakorum-review-heading = Manche { $round } : { $what }
karakorum-review-watch = Revoir cette manche
karakorum-review-reveals = { $name } révèle une autre carte.
karakorum-review-better-reveal = Mieux valait révéler une autre carte.
karakorum-review-better-stop = Mieux valait s’arrêter.
karakorum-review-better-take = Mieux valait prendre { $cards }.
karakorum-review-better-take_nothing = Mieux valait ne rien prendre.
karakorum-review-better-score_goal = Mieux valait marquer sur le pic { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} avec { $how } : { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
karakorum-review-better-score_axes = Mieux valait marquer les piolets en { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} : { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
karakorum-review-better-keep = Mieux valait garder l’expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} au lieu de la marquer.
karakorum-review-better-remove = Mieux valait retirer une expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
}.
karakorum-review-better-not_remove = Mieux valait ne pas retirer l’expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
}.
karakorum-review-better-place = Mieux valait placer autrement les cartes { $colour ->
    [R] rouges
    [G] vertes
   *[Y] jaunes
}.
