### Les mots de Karakorum, chargés avec le jeu.

karakorum-about = Un jeu de cartes de Reiner Knizia : lancez des expéditions sur trois pics et marquez leurs points avant les autres. Toutes les cartes sont visibles, sauf la pioche.
karakorum-seed = Code de la partie
karakorum-seed-about = Avec le même code, tout le monde a la même pioche. Utilisez 1 à 32 lettres (a–z), chiffres ou traits d’union.
karakorum-colour-R = rouge
karakorum-colour-G = vert
karakorum-colour-Y = jaune
karakorum-card = { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} { $value } ({ $axes ->
    [0] sans piolet
    [one] { $axes } piolet
   *[other] { $axes } piolets
})
karakorum-peaks = Les trois pics
karakorum-peak = Le pic { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} : { $pawns }
karakorum-pawn = { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} { $field }
karakorum-deck-reveal = { $deck } : en révéler une
karakorum-discard = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
karakorum-discard-short = défausse
karakorum-display = Cartes visibles
karakorum-players = Joueurs
karakorum-round = Manche { $round }
karakorum-rounds = Manches
karakorum-round-back = Manche précédente
karakorum-round-on = Manche suivante
karakorum-active = actif
karakorum-goal-four = exactement 4 cartes
karakorum-goal-six = exactement 6 cartes
karakorum-goal-pair = deux expéditions d’au moins 3 cartes chacune
karakorum-goal-axes10 = au moins 10 piolets
karakorum-expeditions = Expéditions de { $name }
karakorum-expedition = Expédition { $number } : { $cards }. { $sum }
karakorum-new-expedition = Commencer une expédition
karakorum-taken = Cartes à placer
karakorum-pick-card = Touchez d’abord la carte à placer.
karakorum-hint-place = Touchez une carte, puis une expédition ou le + ; ou faites-la glisser.
karakorum-phase-reveal = Révéler des cartes
karakorum-phase-take = Prendre des cartes
karakorum-phase-allot = Placer et marquer
karakorum-prompt-reveal = { $name }, révélez une carte
karakorum-prompt-reveal_on = { $name }, rien ne convient encore : révélez une autre carte
karakorum-prompt-reveal_more = { $name }, révélez encore une carte ou arrêtez
karakorum-prompt-take = { $name }, prenez une ou plusieurs cartes d’une seule couleur
karakorum-prompt-take_one = { $name }, prenez une carte
karakorum-prompt-take_none = { $name }, rien ne convient à vos expéditions : vous ne prenez rien
karakorum-prompt-take_or_pass = { $name }, prenez une carte ou passez
karakorum-prompt-pass = { $name }, rien ne convient à vos expéditions : passez
karakorum-prompt-place = { $name }, placez { $count ->
    [one] votre carte
   *[other] vos cartes
}
karakorum-prompt-place_or_remove = { $name }, placez { $count ->
    [one] votre carte
   *[other] vos cartes
} ; avant, vous pouvez retirer une expédition courte
karakorum-prompt-place_or_score = { $name }, placez { $count ->
    [one] l’autre carte
   *[other] les autres cartes
} ou marquez des points
karakorum-prompt-make_room = { $name }, il n’y a pas de place : retirez d’abord une expédition courte
karakorum-prompt-score_first = { $name }, il n’y a pas de place : décomptez d’abord l’expédition
karakorum-prompt-score_or_end = { $name }, marquez des points ou finissez votre tour
karakorum-prompt-end = { $name }, finissez votre tour
karakorum-go = Lancer la partie
karakorum-reveal = Révéler une carte
karakorum-stop = Arrêter
karakorum-take = { $count ->
    [0] { $most ->
        [1] Choisir une carte
       *[other] Choisir des cartes
    }
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
karakorum-pass = Passer
karakorum-none = Ne rien prendre
karakorum-do-axes = Piolets { $gain }
karakorum-do-four = 4 cartes { $gain }
karakorum-do-six = 6 cartes { $gain }
karakorum-do-pair = Paire { $gain }
karakorum-do-axes10 = 10 piolets { $gain }
karakorum-do-remove = Retirer { $gain }
karakorum-choose-first = Touchez d’abord la carte à prendre.
karakorum-others = Les expéditions des autres
karakorum-goals-of = Cartes Objectif { $colour ->
    [R] rouges
    [G] vertes
   *[Y] jaunes
}
karakorum-goals-open = Cartes Objectif { $colour ->
    [R] rouges
    [G] vertes
   *[Y] jaunes
} : { $list }
karakorum-goals-none = tous pris
karakorum-goals-now = { $goals }. À prendre maintenant : { $list }
karakorum-goals-about = Décomptez une expédition de cette couleur qui remplit un objectif, et le pion monte d’autant de cases que l’indique le drapeau. Chaque objectif ne se prend qu’une fois, par le premier qui le remplit.
karakorum-goal-text = { $goal } : { $fields } cases
karakorum-goal-claimed = Déjà pris.
karakorum-claim = Prendre { $gain }
karakorum-progress-four = { $have } sur { $need } cartes
karakorum-progress-six = { $have } sur { $need } cartes
karakorum-progress-pair = { $have } sur { $need } expéditions
karakorum-progress-axes10 = { $have } sur { $need } piolets
karakorum-pile-sum = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $axes ->
    [one] { $axes } piolet
   *[other] { $axes } piolets
}
karakorum-register = Défausse et pioche
karakorum-register-cell = { $gone ->
    [one] { $gone } défaussée
   *[other] { $gone } défaussées
}{ $gone ->
    [0] {""}
   *[other] {" "}(piolets : { $axes })
}, { $unseen } dans la pioche
karakorum-register-gone = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
} : le chiffre indique les piolets
karakorum-register-unseen = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
} : combien de chaque valeur, dans un ordre que personne ne connaît
karakorum-do-remove-free = Retirer
karakorum-how-axes = les piolets
karakorum-how-four = l’objectif des 4 cartes
karakorum-how-six = l’objectif des 6 cartes
karakorum-how-pair = l’objectif de la paire
karakorum-how-axes10 = l’objectif des 10 piolets
karakorum-log-round = Joueur actif : { $name } ; encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
karakorum-log-revealed = { $name } révèle { $card }.
karakorum-log-stopped = { $name } s’arrête.
karakorum-log-took = { $name } prend { $cards }.
karakorum-log-blocked = { $name } ne peut rien prendre.
karakorum-log-passed = { $name } passe.
karakorum-log-discarded = Défausse : { $cards }.
karakorum-log-placed = { $name } place { $card }.
karakorum-log-started = { $name } commence une expédition avec { $card }.
karakorum-log-removed = { $name } retire une expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} : { $gain }, désormais sur { $to }.
karakorum-log-scored = { $name } marque des points sur le pic { $colour ->
    [R] rouge
    [G] vert
   *[Y] jaune
} avec { $how } : { $gain }, désormais sur { $to }.
karakorum-log-final-axes = { $name }, expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} de { $count } cartes : de { $from } à { $to }.
karakorum-log-final-remove = { $name }, expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} trop courte ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) : retour de { $from } à { $to }.
karakorum-log-over = La partie est terminée.
karakorum-log-short = { $count ->
    [one] { $name } : { $count } carte
   *[other] { $name } : { $count } cartes
}
karakorum-end-summits = { $names } gagne : les trois pions sont au sommet
karakorum-end-comparison = { $names } gagne
karakorum-end-shared = { $names } se partagent la victoire
karakorum-last-scoring = Décompte final
karakorum-again = Rejouer cette pioche
karakorum-anew = Nouvelle partie
karakorum-share-pawns = { $name } : rouge { $red }, vert { $green }, jaune { $yellow }
karakorum-result-running = Vérifié jusqu’ici : partie en cours, { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
karakorum-leave-sure = Désormais, { $name } sera joué automatiquement et prendra le moins de cartes possible. C’est définitif.
karakorum-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
karakorum-latest = Dernières parties

karakorum-explain-card = Valeur { $value } : se place sur une expédition de sa couleur dont la dernière carte n’est pas plus haute. { $axes ->
    [0] Elle n’a pas de piolet.
    [one] Son piolet vaut { $axes } case quand on décompte les piolets.
   *[other] Ses piolets valent { $axes } cases quand on décompte les piolets.
}
karakorum-explain-deck = { $count ->
    [one] La pioche, { $count } carte : la manche où la dernière carte est révélée est la dernière.
   *[other] La pioche, { $count } cartes : la manche où la dernière carte est révélée est la dernière.
}
karakorum-explain-discard = Les cartes défaussées restent visibles de tous et ne reviennent jamais.
karakorum-explain-gap = On révèle au plus { $limit } cartes par manche : une de plus que de joueurs.
karakorum-explain-goal-four = Objectif : décomptez une expédition d’exactement 4 cartes de cette couleur, et son pion avance de { $fields } cases.
karakorum-explain-goal-six = Objectif : décomptez une expédition d’exactement 6 cartes de cette couleur, et son pion avance de { $fields } cases.
karakorum-explain-goal-pair = Objectif : décomptez deux expéditions de cette couleur d’au moins 3 cartes chacune, et le pion avance de { $fields } cases ; les deux sont défaussées.
karakorum-explain-goal-axes10 = Objectif : décomptez une expédition de cette couleur avec au moins 10 piolets, et son pion avance de { $fields } cases.
karakorum-explain-goal-open = Un seul joueur peut le prendre.
karakorum-explain-goal-gone = Il est déjà pris.
karakorum-explain-track = La piste d’un pic, du camp de base (0) au sommet (30) : piolets et objectifs font avancer les pions ; les pas au-delà de 30 sont perdus.
karakorum-explain-pawn = Pion de { $name } : case { $field } sur 30 sur ce pic.
karakorum-explain-pile = Expédition avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $axes ->
    [one] { $axes } piolet
   *[other] { $axes } piolets
} : dès 3 cartes, vous pouvez la décompter dans une manche où elle reçoit une carte.
karakorum-explain-new = Commence une nouvelle expédition : quatre au plus, et une seule couleur en double.
karakorum-explain-score = { $fields ->
    [one] Décompte cette expédition : son pion avance de { $fields } case, et les cartes sont défaussées.
   *[other] Décompte cette expédition : son pion avance de { $fields } cases, et les cartes sont défaussées.
}
karakorum-explain-remove = { $fields ->
    [one] Retire cette expédition trop courte pour faire de la place : son pion recule de { $fields } case.
   *[other] Retire cette expédition trop courte pour faire de la place : son pion recule de { $fields } cases.
}
karakorum-explain-players = Tous les joueurs avec leurs trois pions et leurs expéditions.
karakorum-explain-active = Le joueur actif révèle les cartes, se sert en premier et peut en prendre plusieurs d’une même couleur ; à la manche suivante, c’est le joueur à sa gauche.

karakorum-table-rule = Une couronne marque le pion le plus haut d’un pic. Chacun met de côté son pion couronné le plus bas et additionne les deux autres. Sans couronne, on ne peut pas gagner.
karakorum-table-summits = Les trois pions au sommet : c’est la victoire immédiate.
karakorum-table-aside = { $field }, mis de côté
