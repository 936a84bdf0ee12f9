### Les mots de la page. Les termes suivent les jeux imprimés.

app-title = K2
app-unofficial = Une adaptation non officielle du jeu de société d’Adam Kałuża

## Accueil

home-quick = Grimper
home-quick-about = Solo, face facile, été
home-continue = Continuer
home-setup = Nouvelle expédition
home-setup-about = 1 à 5 joueurs, deux faces, toutes les météos
home-daily-about = Une par jour, la même pour tous
home-karakorum-about = Jeu de cartes pour 2 à 4 joueurs, trois pics
home-games = Vos parties
home-rules = Comment jouer
home-settings = Réglages
home-about = À propos
home-loading = La montagne se prépare

engine-failed-download = Le jeu n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.
engine-failed-start = Le jeu n’a pas démarré dans ce navigateur. Réessayez, ou prenez un navigateur plus récent.
engine-failed-stalled = Le chargement du jeu s’est arrêté. Réessayez.
engine-failed-died = Le navigateur a fermé le jeu en arrière-plan. Rien n’est perdu ; réessayez.
retry = Réessayer
back = Retour
close = Fermer
cancel = Annuler

notices-title = Messages
update-waits = Une nouvelle version est là. Vos parties restent telles quelles.
update-now = Mettre à jour

## Mise en place

setup-title = Nouvelle expédition
setup-players = Joueurs
setup-players-count = { $count ->
    [1] Solo
   *[other] { $count } joueurs
}
setup-name = Nom du joueur { $number }
setup-name-hint = Joueur { $number }
setup-colour = Couleur du joueur { $number } : { $colour }. Touchez pour en changer
colour-0 = orange
colour-1 = bleu
colour-2 = crème
colour-3 = prune
colour-4 = turquoise
setup-start = Qui commence
setup-start-draw = Au hasard
setup-board = Face de la montagne
setup-board-easy = Facile
setup-board-hard = Difficile
setup-weather = Météo
setup-weather-summer = Été
setup-weather-winter = Hiver
setup-weather-mixed = Mixte
setup-family = Variante familiale : une carte Sauvetage par joueur
setup-crowded = Limites assouplies à cinq joueurs
setup-seed = Graine de la montagne
setup-seed-about = La même graine donne à tous la même météo, les mêmes jetons et les mêmes cartes. 1 à 32 caractères : a-z, chiffres, traits d’union.
setup-seed-new = Autre graine
setup-go = Lancer l’ascension

## Équipes et alpinistes

player-default = Joueur { $number }
climber-of = { $name }, alpiniste { $letter }
team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-dead = mort
team-level = niveau { $level }
team-marker = marqueur sur { $points }
team-left = a quitté la table
team-starts = commence
team-rescue = carte Sauvetage
team-unseen = Pas vues dans cette donne
team-played = Jouées dans cette donne

## La journée

day-of = Jour { $day } sur 18
day-short = { $day }/18
weather-clear = beau temps
weather-loss = niveau −{ $loss }
weather-surcharge = chaque pas +{ $surcharge }
weather-day = Jour { $day } : { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = sous 6000 m
zone-1 = de 6000 à 7000 m
zone-2 = de 7000 à 8000 m
zone-3 = au-dessus de 8000 m
zone-limit = { $limit } au plus
altitude = { $metres } m
forecast-title = Prévisions

phase-select = Choisissez trois cartes
phase-token = Prenez un jeton Danger
phase-rescue = Sauvetage ?

## Cartes

card-m = Déplacement { $up }
card-r = Corde { $up } en montée ou { $down } en descente
card-a = Acclimatation { $level }
card-a0 = Acclimatation 0 : ne donne rien

## Choix des cartes

select-prompt = { $name }, choisissez trois cartes
select-forced = Les trois dernières cartes de la donne : elles sont toutes jouées.
select-sum = Danger : { $sum }
select-go = Jouer ces cartes
select-more = { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}
select-hand = Votre main

## Danger

risk-taker = { $name } ose le plus et prend un jeton
risk-solo = Vous prenez un jeton chaque jour
risk-token = Jeton { $value } : { $value ->
    [0] ne coûte rien
    [one] coûte { $value } point
   *[other] coûte { $value } points
}
risk-open = Jetons Danger visibles : { $list }
risk-left = Dans le sac : { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } point de danger à payer
   *[other] { $count } points de danger à payer
}

## Le tour

turn-cards = Cartes à donner
turn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-down = { $points } en descente
turn-no-points = aucun point
turn-give-to = Donner { $card } à
turn-give-up = { $letter } : { $up } dans les deux sens
turn-give-down = { $letter } : { $down } en descente
turn-give-move = { $letter } : { $up } pour marcher
turn-give-level = { $letter } : niveau +{ $level }
turn-tent-label = L’alpiniste { $letter } plante sa tente ici pour { $cost }
turn-pay = Payer
turn-pay-count = Payer { $count }
turn-pay-move = { $letter } paie 1 sur ses points
turn-pay-level = { $letter } paie 1 sur son niveau
turn-undo = Annuler
turn-redo = Rétablir
turn-end = Finir
turn-must-walk = L’alpiniste { $letter } est sur une case pleine et doit continuer.
turn-pick-climber = Touchez un de vos alpinistes, puis une case éclairée. Ou donnez les cartes vous-même.
turn-pick-space = Touchez une case éclairée : son chiffre est le coût.
turn-nothing-to-reach = L’alpiniste { $letter } ne peut plus marcher avec ce qui reste.
turn-of = À { $name } de jouer

plan-to = Alpiniste { $letter } vers { $place }
plan-camp = Alpiniste { $letter } : tente sur { $place }
plan-cost = Coût { $cost }, { $wasted ->
    [0] sans perte
   *[other] perte { $wasted }
}
plan-accept = Valider
plan-other = Autrement ({ $index } sur { $count })
plan-pay-by-hand = Payer un par un
plan-with-tent = Avec tente
plan-cancel = Renoncer

confirm-death = { $name }, votre alpiniste { $letter } mourrait cette nuit ({ $sum }), mais vous pouvez encore agir.
confirm-death-end = Finir le tour quand même
confirm-death-back = Revenir au tour

## Cette nuit

tonight-title = Cette nuit
tonight-sum = { $level }{ $ground }{ $tent }{ $weather } = { $total }
tonight-ground = { " " }{ $sign }{ $amount } terrain
tonight-tent = { " " }+1 tente
tonight-weather = { " " }−{ $amount } météo
tonight-dies = meurt
tonight-capped = donc { $result }
tonight-unpaid = danger : encore { $count } à payer
night-title = Nuit { $day }
night-skip = Passer

## Sauvetage

rescue-prompt = { $name }, l’alpiniste { $letter } ne passera pas la nuit. Utiliser votre carte Sauvetage ?
rescue-about = Choisissez une case éclairée sous 6000 m. L’alpiniste revient au niveau 1 et recule de 4 crans en points.
rescue-decline = Laisser partir { $letter }

## Lieux

place-camp = le camp de base
place-summit = le sommet
place-space = la case { $number }
space-label = { $place }, entrée { $cost }, terrain { $modifier }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }{ $people }
space-people = { "\u202F" }; ici : { $list }
space-target = { "\u202F" }; accessible pour { $cost }, niveau { $result } demain
space-target-dies = { "\u202F" }; accessible pour { $cost }, mais mortel cette nuit
climber-label = { $name }, alpiniste { $letter }, sur { $place }, niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Rideau

curtain-title = Passez l’appareil à { $name }
curtain-about = Les autres regardent ailleurs. Personne ne voit vos cartes tant que tous n’ont pas choisi.
curtain-lift = Je suis { $name }

## Journal

log-title = Journal
log-morning = Jour { $day } : { $weather }. { $name } commence.
log-picked = { $name } a choisi.
log-revealed = { $name } joue { $cards } (danger { $sum }).
log-taker = { $name } ose le plus.
log-tie = Personne ne prend de jeton Danger.
log-took = { $name } prend le jeton Danger { $value }.
log-gave = { $name } donne { $card } à { $letter }.
log-walked = { $name } { $letter } rejoint { $place } pour { $cost }.
log-summit = { $name } { $letter } est au sommet, numéro { $place } !
log-camped = { $name } { $letter } plante sa tente sur { $place } pour { $cost }.
log-paid-move = { $name } { $letter } perd un point de déplacement à cause du danger.
log-paid-level = { $name } { $letter } perd un niveau à cause du danger.
log-ended = { $name } finit son tour.
log-night = { $name } { $letter } : { $sum }.
log-fell = { $name } { $letter } ne redescendra plus.
log-awaiting = { $name } { $letter } est en détresse.
log-died = La montagne garde { $name } { $letter }.
log-rescued = Sauvetage : { $name } { $letter } rejoint { $place }, points ramenés à { $points }.
log-declined = { $name } laisse partir { $letter }.
log-out = { $name } n’a plus personne sur la montagne.
log-over = L’expédition est terminée.

## Fin

end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rank }
end-solo-death = Un alpiniste est mort le jour { $day }.
end-winner = { $points ->
    [one] { $names } gagne avec { $points } point
   *[other] { $names } gagne avec { $points } points
}
end-summit-order = À égalité de points : { $names } a atteint le sommet en premier
end-shared = { $points ->
    [one] { $names } se partagent la victoire : { $points } point
   *[other] { $names } se partagent la victoire : { $points } points
}
rank-himalayan = Himalayiste
rank-alpinist = Alpiniste
rank-hiker = Randonneur
rank-tourist = Touriste
rank-from = dès { $points }
rank-below = moins
end-ranks = Les rangs sur cette montagne
end-summit = Ordre au sommet
end-nobody = Personne n’a atteint le sommet.
end-chart = Altitude et niveau au fil des jours
end-again = Rejouer cette montagne
end-new = Nouvelle montagne
end-race-again = Affronter { $name } à nouveau
end-answer = Envoyer ta réponse
end-answer-to = Envoyer ta réponse à { $name }
end-look = Afficher ou masquer le résultat
end-unranked = Reprise d’une autre partie : celle-ci ne compte pas pour les records.

## Défis, résultats, courses

challenge-title = Un défi
challenge-from = { $name } te lance un défi
challenge-someone = Ton ami
challenge-beat = { $name } a obtenu { $result }. Feras-tu mieux ?
challenge-daily = Montagne du { $date } · { $mode }
challenge-about = Une ascension du K2 en solitaire : deux alpinistes, 18 jours, une vingtaine de minutes. Même météo, mêmes jetons et mêmes cartes pour tous ceux qui relèvent le défi.
challenge-name = Ton nom
challenge-go = Grimper
challenge-race = Affronter { $name }
challenge-continue = Reprendre ton ascension (jour { $day })
challenge-restart = Recommencer
challenge-watch = Revoir l’ascension de { $name }
challenge-lost = Une partie de ce lien était abîmée et a été laissée de côté.
answer-title = Une réponse
answer-from = Une réponse de { $name }
standing-you = Toi
standing-ahead-you = Tu es en tête.
standing-ahead = { $name } est en tête.
standing-even = Égalité.
result-waiting = Vérification de la partie
result-title = Un résultat
result-verified = Vérifié : { $result }
climb-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
result-running = Vérifié jusqu’ici : jour { $day }, points { $points }
result-proves = Ce navigateur a rejoué tous les choix : sur cette montagne, ils donnent exactement ce résultat.
result-proves-running = Ce navigateur a rejoué tous les choix faits jusqu’ici ; tous sont permis sur cette montagne.
result-cannot = Rien ne peut montrer si c’était le premier essai.
result-proves-table = Ce navigateur a rejoué tous les choix : avec cette pioche, ils donnent exactement ce résultat.
result-watch = Regarder
result-try = Essayer cette montagne
result-race = Défier le fantôme
ghost-default = le fantôme
ghost-of = Course contre { $name } ({ $result })
race-won = Vous avez battu { $name } ({ $points }).
race-lost = Cette fois, { $name } a fait mieux ({ $points }).
race-even = Égalité de points avec { $name } ({ $points }).

## La montagne du jour

daily-title = Montagne du jour
daily-go = Grimper
daily-first = Premier essai : { $result }
daily-first-tag = premier essai
daily-best = Meilleur résultat : { $result } ({ $count ->
    [one] { $count } ascension
   *[other] { $count } ascensions
})
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-next = Prochaine montagne dans { $time }
daily-archive = Les jours précédents
daily-more = Jours plus anciens

## Records

records-title = Records
records-none = Pas encore d’ascension terminée en solo.
records-best = Meilleur
records-climbs = Ascensions
records-summits = Sommets
records-deaths = Morts
records-latest = Dernières ascensions

## Partage

share-title = Partager
share-result = Le résultat
share-challenge = Lancer un défi
share-answer = Ta réponse
share-answer-to = Ta réponse à { $name }
share-name = Ton nom
share-message = Un petit mot, si vous voulez
share-preview = Ce qui sera envoyé
share-moment = { $game } : un moment d’une partie
share-text-challenge = Tenteras-tu cette montagne, toi aussi ? { $mountain }
share-text-beat = J’ai obtenu { $result }. Feras-tu mieux ? { $mountain }
share-text-answer = J’ai obtenu { $result } sur ta montagne.
share-text-theirs = Tu en avais { $points }.
share-text-seat = { $name } : { $points }
share-link = Lien
share-send = Envoyer…
share-copy-link = Copier le lien
share-copy-text = Copier le texte et le lien
share-copied = Copié.
share-copy-by-hand = Le navigateur ne l’a pas permis : le lien est sélectionné ci-dessus, copiez-le de là.
share-qr = Code QR
share-picture = Image
share-save-picture = Enregistrer l’image
picture-height = Altitude
picture-level = Acclimatation
picture-day = Jour
share-about-result = Qui ouvre le lien voit la partie rejouée et vérifiée, et peut se mesurer à vous.
share-about-challenge = Qui ouvre le lien reçoit la même montagne : même météo, mêmes jetons, mêmes cartes.
share-about-answer = Qui ouvre le lien voit les deux résultats et peut t’affronter à nouveau.
share-about-game = Qui ouvre le lien voit la partie rejouée et vérifiée.
share-about-moment = Qui ouvre le lien voit la partie à ce moment et peut la poursuivre.
share-daily = K2 du { $date } · { $mode }

## Revoir une partie

replay-moment = Moment de la partie
replay-moment-of = { $where }, étape { $at } sur { $count }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-day-back = Jour précédent
replay-day-on = Jour suivant
replay-link = Lien vers ce moment
replay-play-on = Jouer à partir d’ici

## Karakorum

karakorum-title = Karakorum
karakorum-about = Le jeu de cartes de Reiner Knizia : lancez des expéditions sur trois pics et décomptez-les avant les autres. Toutes les cartes sont visibles, sauf la pioche.
karakorum-colour-R = rouge
karakorum-colour-G = vert
karakorum-colour-Y = jaune
karakorum-card = { $colour } { $value }, { $axes ->
    [0] sans piolet
    [one] { $axes } piolet
   *[other] { $axes } piolets
}
karakorum-peaks = Les trois pics
karakorum-peak = Le pic { $colour } : { $pawns }
karakorum-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
karakorum-discard = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
karakorum-discard-short = défausse
karakorum-display = Cartes visibles
karakorum-players = Joueurs
karakorum-active = actif
karakorum-goals = Objectifs
karakorum-goal-four = exactement 4 cartes
karakorum-goal-six = exactement 6 cartes
karakorum-goal-pair = deux expéditions d’au moins 3 cartes
karakorum-goal-axes10 = au moins 10 piolets
karakorum-goal-open = Objectif { $colour } : { $goal }, { $fields } cases
karakorum-goal-gone = Déjà pris : { $colour }, { $goal }, { $fields } cases
karakorum-expeditions = Expéditions de { $name }
karakorum-expedition = Expédition { $number } : { $cards }
karakorum-new-expedition = Commencer une expédition
karakorum-no-expedition = Vous n’avez pas d’expédition de cette couleur.
karakorum-taken = Cartes à placer
karakorum-pick-card = Touchez d’abord la carte à placer.
karakorum-hint-place = Touchez une carte, puis une expédition ou le plus ; ou faites-la glisser.
karakorum-phase-reveal = Révéler des cartes
karakorum-phase-take = Prendre des cartes
karakorum-phase-allot = Placer et décompter
karakorum-prompt-reveal = { $name }, révélez une carte
karakorum-prompt-reveal-more = { $name }, révélez encore une carte ou arrêtez
karakorum-prompt-take = { $name }, prenez ce que vous voulez d’une couleur
karakorum-prompt-take-one = { $name }, prenez une carte ou passez
karakorum-prompt-allot = { $name }, placez vos cartes et décomptez
karakorum-go = Lancer la partie
karakorum-reveal = Révéler une carte
karakorum-stop = Arrêter
karakorum-take = { $count ->
    [0] Choisir des cartes
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
karakorum-pass = Passer
karakorum-none = Rien à prendre
karakorum-do-axes = Piolets { $gain }
karakorum-do-four = 4 cartes { $gain }
karakorum-do-six = 6 cartes { $gain }
karakorum-do-pair = Paire { $gain }
karakorum-do-axes10 = 10 piolets { $gain }
karakorum-do-remove = Retirer { $gain }
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
karakorum-log-removed = { $name } retire une expédition du pic { $colour } : { $gain }, désormais sur { $to }.
karakorum-log-scored = { $name } décompte sur le pic { $colour } avec { $how } : { $gain }, désormais sur { $to }.
karakorum-log-final-axes = { $name }, pic { $colour }, expédition de { $count } : de { $from } à { $to }.
karakorum-log-final-remove = { $name }, pic { $colour }, expédition trop courte ({ $count }) : recul de { $from } à { $to }.
karakorum-log-over = La partie est terminée.
karakorum-end-summits = { $names } gagne : les trois pions sont au sommet
karakorum-end-comparison = { $names } gagne
karakorum-end-shared = { $names } se partagent la victoire
karakorum-last-scoring = Les dernières expéditions
karakorum-comparison = La comparaison
karakorum-step-lead = En tête du pic { $colour } : { $names } avec { $field }
karakorum-step-sum = { $name } écarte le pion { $colour } ({ $field }) : { $first } + { $second } = { $sum }
karakorum-step-out = { $name } n’est leader nulle part et sort de la course
karakorum-again = Rejouer cette pioche
karakorum-anew = Nouvelle partie
karakorum-share-pawns = { $name } : rouge { $red }, vert { $green }, jaune { $yellow }
karakorum-result-running = Vérifié jusqu’ici : { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
karakorum-leave-sure = { $name } prendra désormais le moins possible. C’est définitif.
karakorum-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Parties

games-title = Vos parties
games-none = Pas encore de partie.
games-delete = Effacer
games-delete-sure = Effacer cette partie pour de bon ?
games-export = Tout exporter
games-import = Importer
games-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
games-known = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
games-over = terminée
games-day = jour { $day }
games-aside = { $count ->
    [one] { $count } élément illisible a été mis de côté ; il est joint à chaque export.
   *[other] { $count } éléments illisibles ont été mis de côté ; ils sont joints à chaque export.
}
games-aside-remove = Supprimer ce qui a été mis de côté
games-aside-remove-sure = La suppression est définitive. Exporte d’abord ce que tu veux garder.
games-lost = Cette partie se joue dans un autre onglet. Tout y est enregistré.
games-take-back = Jouer ici
games-leave = { $name } quitte la table
games-leave-sure = { $name } s’en va : ses alpinistes se reposeront désormais. C’est définitif.
games-abandon = Abandonner la partie
games-abandon-sure = La partie sera effacée pour de bon.

storage-refused = Ce navigateur ne permet pas d’enregistrer la partie : elle disparaîtra avec la page. Exportez-la pour la garder.
storage-evictable = Le navigateur peut effacer de lui-même d’anciennes parties. Installez la page ou exportez vos parties par précaution.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-browser = Celle du navigateur
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Nuits et tours des autres
settings-speed-calm = Calme
settings-speed-quick = Rapide
settings-speed-off = Immédiat
settings-hints = Petits conseils en cours de jeu
settings-sound = Son et vibrations
settings-erase = Tout effacer
settings-erase-sure = Toutes les parties et tous les réglages de cette page seront effacés pour de bon.
settings-erase-done = Tout est effacé.

menu-title = Menu
menu-home = Accueil
menu-watch = Revoir
teams-title = Équipes

## Refus

error-action_refused = Le coup { $number } n’est pas permis : impossible d’ouvrir cette partie.
error-already_placed = Les expéditions se retirent avant de placer la première carte.
error-bad_action = Ce coup n’existe pas dans ce jeu.
error-bad_board = Cette face de la montagne n’existe pas.
error-bad_json = Ce fichier n’est pas une partie lisible.
error-bad_message = Un message compte au plus { $max } caractères ordinaires.
error-bad_name = Un nom compte au plus { $max } caractères ordinaires.
error-bad_names = Donnez un nom à chaque joueur, ou à aucun.
error-bad_option = Une des options a une valeur inutilisable.
error-bad_players = Ce jeu se joue de { $min } à { $max } joueurs.
error-bad_rules = La version des règles manque ou est incorrecte.
error-bad_seed = Une graine compte 1 à 32 lettres a-z, chiffres et traits d’union.
error-bad_start = Ce 1er joueur n’existe pas.
error-bad_text = Ce n’est pas une partie : utilisez un lien de cette page.
error-bad_value = Ce fichier n’est pas une partie lisible.
error-bad_weather = Cette météo n’existe pas.
error-cannot_allot = Ces cartes ne peuvent pas toutes être placées.
error-cannot_place_rest = Les autres cartes ne pourraient alors plus être placées.
error-card_not_here = Cette carte n’est pas disponible.
error-cards_left = Placez d’abord toutes vos cartes.
error-climber_gone = L’alpiniste { $climber } n’est plus sur la montagne.
error-crowded_needs_five = Les limites assouplies sont pour cinq joueurs.
error-damaged_text = Ce lien est abîmé ou incomplet ; copiez-le de nouveau en entier.
error-family_needs_two = La variante familiale se joue de deux à cinq joueurs.
error-game_over = La partie est terminée.
error-goal_not_met = L’expédition ne remplit pas cet objectif.
error-goal_taken = Cet objectif est déjà pris.
error-may_pass = Prenez une carte, ou passez.
error-must_take = Il y a quelque chose à prendre ici : c’est obligatoire.
error-must_walk_on = L’alpiniste { $climber } est sur une case pleine et doit d’abord continuer.
error-name_lower_pile = Décomptez la paire avec l’expédition { $pile }.
error-never_given = Cette carte n’a pas de points et ne se donne à personne.
error-newer_rules = Ceci a été fait avec des règles plus récentes que celles de cette page. Rechargez la page et réessayez.
error-no_game_in_address = Ce lien ne contient aucune partie ; copiez-le de nouveau en entier.
error-no_new_card = Seule une expédition qui a reçu une carte dans cette manche peut être décomptée.
error-no_points_left = L’alpiniste { $climber } n’a plus de points de déplacement à perdre.
error-no_room = Il n’y a pas de place pour une autre expédition sur le pic { $colour ->
    [R] rouge
    [G] vert
    [Y] jaune
   *[other] { $colour }
}.
error-no_rope = Aucune corde n’y mène depuis la case de l’alpiniste.
error-no_such_day = Il n’y a pas de montagne pour ce jour-là.
error-no_such_moment = Ce moment n’existe pas dans cette partie.
error-no_such_pile = Cette expédition n’existe pas.
error-no_such_space = Cette case n’existe pas.
error-not_awaiting = Il faut d’abord décider pour un autre alpiniste.
error-not_in_hand = Ces cartes ne sont pas en main.
error-not_liable = L’alpiniste { $climber } n’a reçu aucune carte à points ce tour-ci : son niveau ne peut pas payer.
error-not_one_colour = Prenez des cartes d’une seule couleur.
error-not_revealed = Cette carte n’est pas visible.
error-not_shareable = Un lien révèle toutes les cartes cachées : seule une partie en solo ou terminée peut en avoir un.
error-not_taken = Vous n’avez pas pris cette carte.
error-not_your_turn = C’est le tour d’un autre joueur.
error-nothing_to_pay = Il n’y a aucun danger à payer.
error-nothing_to_redo = Il n’y a rien à rétablir.
error-nothing_to_take = Rien de visible ne peut être placé : révélez encore une carte.
error-nothing_to_undo = Vous ne pouvez annuler que les actions du tour en cours.
error-only_down_points = Cela coûte { $cost }. Une corde en descente n’aide pas ici : il manque { $missing }.
error-only_one_card = Prenez une carte, pas plus.
error-only_solo = Seule une partie en solo peut se résumer.
error-other_colour = Cette expédition est d’une autre couleur.
error-other_game = Ce lien annonce un jeu et en contient un autre.
error-reveal_first = Révélez d’abord une carte.
error-risk_unpaid = { $unpaid ->
    [one] Payez d’abord le danger : encore { $unpaid } point.
   *[other] Payez d’abord le danger : encore { $unpaid } points.
}
error-space_full = Cette case est pleine (limite { $limit }), et les points ne mènent pas au-delà.
error-takes_none = Le joueur actif doit prendre quelque chose.
error-tent_used = La tente de cet alpiniste est déjà plantée.
error-token_not_open = Aucun jeton visible n’a cette valeur.
error-too_few_points = Cela coûte { $cost } : il manque { $missing }.
error-too_high = Un sauvetage se termine sous 6000 m.
error-too_long = C’est trop long pour être lu.
error-too_long_to_remove = Une expédition de trois cartes ou plus ne peut pas être retirée.
error-too_short = Il faut trois cartes à une expédition pour être décomptée.
error-unknown_game = Cette page ne connaît pas ce jeu.
error-unknown_format = Ceci vient d’une autre version de la page. Rechargez-la et réessayez.
error-value_too_low = Les valeurs ne baissent jamais : l’expédition est déjà à { $top }.
error-wrong_phase = Ce n’est pas possible maintenant.
error-out-of-reach = Hors de portée ce tour-ci.
error-day-to-come = Ce jour n’est pas encore venu.
error-unknown-address = Cette adresse ne mène nulle part. Vous voici à l’accueil.
error-unexpected = Quelque chose n’a pas marché. La partie est enregistrée ; rechargez la page pour continuer.

## Les règles en bref

rules-goal = Dix-huit jours, deux alpinistes
rules-goal-text = Menez vos deux alpinistes aussi haut que vous l’osez, et gardez-les en vie. Ce qui compte, c’est le point le plus haut que chacun a atteint ; un alpiniste mort compte 1.
rules-cards = Trois cartes par jour
rules-cards-text = Choisissez trois de vos six cartes. Les vertes servent à marcher, les cordes à monter un peu ou à descendre davantage, les bleues élèvent le niveau d’acclimatation d’un alpiniste. Tous les six jours, il ne vous reste que les trois dernières ; puis une nouvelle donne commence avec les dix-huit.
rules-risk = L’audace a un prix
rules-risk-text = Qui joue le plus de points de déplacement prend un jeton Danger ; en solo, vous en prenez un chaque jour. Ses points sont à perdre pendant le tour, sur le déplacement inutilisé ou sur le niveau d’un alpiniste qui a reçu une carte. N’utiliser aucune carte ne coûte rien.
rules-walk = La marche
rules-walk-text = Entrer sur une case coûte son chiffre vert, à la montée comme à la descente, et davantage là où il y a de la neige. Seul un nombre limité d’alpinistes peut s’arrêter sur une case ; vous pouvez traverser une case pleine si vos points mènent au-delà.
rules-tent = Les tentes
rules-tent-text = Chaque alpiniste a une tente. La planter coûte autant que d’entrer sur la case. La nuit, une tente à vous sur une case ajoute 1 à chacun de vos alpinistes qui s’y trouvent.
rules-night = La nuit
rules-night-text = Niveau, plus ou moins le terrain, plus 1 avec une tente, moins la météo de la zone. Au-delà de 6, on reste à 6 ; en dessous de 1, l’alpiniste meurt. Les prévisions montrent les jours à venir, et chaque alpiniste affiche toujours le calcul de la nuit.
rules-end = La fin
rules-end-text = Après le jour 18, le plus grand total l’emporte. À égalité, c’est l’équipe arrivée la première au sommet ; sinon, la victoire est partagée. En solo, vous obtenez un rang, et la partie s’arrête au premier mort.
rules-hands = Sur cette page
rules-hands-text = Touchez un alpiniste, puis une case éclairée : la page montre les cartes à utiliser, le chemin et la nuit là-bas ; touchez encore, et c’est fait. Ou donnez les cartes vous-même et avancez pas à pas. Tout peut s’annuler jusqu’à la fin du tour. Touchez ce qui est refusé, et la page dit pourquoi.

## Karakorum en bref

karakorum-rules-goal = Trois pics
karakorum-rules-goal-text = Chaque joueur gravit un pic rouge, un vert et un jaune, du camp de base à 30. Qui atteint les trois sommets gagne aussitôt ; sinon, on compare les pics quand la pioche est épuisée.
karakorum-rules-take = Révéler et prendre
karakorum-rules-take-text = Le joueur actif révèle des cartes une à une et s’arrête quand il veut. Puis il prend une ou plusieurs cartes d’une même couleur ; chacun des autres peut prendre une des cartes restantes. Le reste est défaussé, et le joueur suivant devient actif.
karakorum-rules-place = Les expéditions
karakorum-rules-place-text = Les cartes forment des expéditions d’une seule couleur, dont les valeurs ne baissent jamais : quatre au plus, et une seule couleur en double. Avant de placer, vous pouvez retirer une expédition d’une ou deux cartes ; le pion de sa couleur recule de 3.
karakorum-rules-score = Le décompte
karakorum-rules-score-text = Une expédition qui a reçu une carte dans cette manche et en compte au moins trois peut être décomptée : comptez ses piolets, ou prenez une carte Objectif encore libre de sa couleur. Le pion avance d’autant, et les cartes s’en vont.
karakorum-rules-end = La fin
karakorum-rules-end-text = Après la dernière manche, chaque expédition restante est décomptée par ses piolets ou, si elle est trop courte, coûte 3. Puis tout leader d’un pic écarte le moins avancé de ses pions en tête ; la somme des deux autres décide. Qui n’est leader nulle part sort de la course.

## À propos

about-authors = K2 est un jeu de société d’Adam Kałuża, Karakorum un jeu de cartes de Reiner Knizia. Merci pour ces montagnes.
about-unofficial = Cette page est une adaptation non officielle, sans lien avec les auteurs ni les éditeurs. Les règles sont dites avec nos propres mots, et tout ce que vous voyez a été dessiné pour elle.
about-private = Ni compte, ni pistage, ni cookies, ni tiers. Vos parties restent dans ce navigateur.
about-licences = Licences
about-own = Le code de cette page est sous licence MIT, ses dessins sous CC BY 4.0. Elle est construite avec :
about-version = Version { $version }, règles version { $rules }
