### Les mots de la page. Les termes suivent les jeux imprimés.

app-title = K2
app-unofficial = Une adaptation non officielle de K2, d’Adam Kałuża, et de Karakorum, de Reiner Knizia
title-of = { $screen } – { $game }
app-description = Jouez à K2 et à Karakorum dans votre navigateur, en solo ou à plusieurs autour d’un écran, même hors ligne. Une adaptation non officielle.

## Accueil

home-quick = Grimper
home-bots = Contre deux Alpinistes
home-bots-about = Vous et deux robots, face facile, été
home-continue = Continuer
home-intro = Deux jeux de montagne sur un seul appareil, en solo ou entre amis. Sans compte, et sans réseau après la première visite.
home-k2-about = Jeu de plateau pour 1 à 5 : 18 jours pour grimper et survivre
home-deal = Nouvelle partie
home-setup = Nouvelle expédition
home-daily-about = Une par jour, la même pour tous
home-daily-keep = Grimpez aujourd’hui pour garder votre série.
home-daily-done = Fait aujourd’hui : { $result }.
home-challenge-about = Envoyez une montagne par lien : qui montera le plus haut ?
home-karakorum-about = Jeu de cartes pour 2 à 4 : la course aux trois pics
home-welcome = Première visite ? Apprenez sur la montagne
home-lesson-on = Reprendre la leçon, étape { $number } sur { $count }
home-games = Vos parties
home-rules = Comment jouer
home-settings = Réglages
home-about = À propos
home-loading = Préparation de la montagne…

## Lessons, and the short hints after them

lesson-k2 = Première ascension
lesson-k2-about = Apprenez K2 sur le plateau, pas à pas, en cinq minutes
lesson-karakorum = Première expédition
lesson-karakorum-about = Apprenez Karakorum à la table, pas à pas, en trois minutes
help-k2-select = Les cartes vertes font avancer, les poumons redonnent des forces : jouez un peu des deux.
help-k2-weather = Regardez les jours à venir : là où le vent souffle, on perd des niveaux la nuit.
help-k2-tent = Une tente donne 1 niveau chaque nuit à chacun de vos alpinistes sur sa case. Chaque alpiniste en a une.
help-k2-night = À côté de chaque alpiniste, vous voyez ce que sera sa nuit.
help-karakorum-reveal = Ce que vous révélez et laissez, les autres peuvent le prendre.
help-karakorum-take = Prenez ce qui va à vos expéditions : même couleur, et pas moins que la carte du dessus.
help-karakorum-score = Trois cartes peuvent compter leurs piolets. Un objectif vaut parfois l’attente.

engine-failed-download = Le jeu n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.
engine-failed-browser = Ce navigateur ne peut pas faire tourner le jeu : il est trop ancien, ou l’une de ses fonctions est désactivée. Mettez-le à jour ou utilisez-en un autre.
engine-failed-start = Le jeu n’a pas pu démarrer dans ce navigateur. Réessayez ou utilisez un navigateur plus récent.
engine-failed-stalled = Le chargement du jeu s’est arrêté. Réessayez.
engine-failed-died = Le navigateur a fermé le jeu en arrière-plan. Réessayez.
engine-failed-memory = Il n’y a pas assez de mémoire libre pour démarrer le jeu. Fermez d’autres onglets ou applications et réessayez.
engine-slow = Cela prend plus de temps que d’habitude.
tap-lost = Cela n’a pas été pris en compte. Réessayez.
retry = Réessayer
back = Retour
close = Fermer
cancel = Annuler
pair = { $label } : { $text }

notices-title = Messages
update-waits = Une nouvelle version est disponible. Vos parties restent intactes.
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
setup-colour = Couleur du joueur { $number } : { $colour }. Touchez pour en changer.
setup-colours = Couleurs pour le joueur { $number }
setup-seats = Qui joue, dans l’ordre des tours
setup-forward = Avancer { $name } d’une place
setup-kind = Qui occupe la place { $number }
setup-kind-person = Humain
setup-kind-bot = Robot : { $bot }
colour-0 = orange
colour-1 = bleu
colour-2 = crème
colour-3 = prune
colour-4 = turquoise
setup-start = 1er joueur
setup-start-draw = Au hasard
setup-board = Face de la montagne
setup-board-easy = Facile
setup-board-hard = Difficile
setup-board-about-easy = La bonne face pour une première ascension.
setup-board-about-hard = Une voie plus longue et plus raide, pour alpinistes aguerris.
setup-weather = Météo
setup-weather-summer = Été
setup-weather-winter = Hiver
setup-weather-mixed = Mixte
setup-weather-about-summer = Des jours plus cléments. À choisir pour une première ascension.
setup-weather-about-winter = Plus de vent et de neige, et des nuits plus rudes.
setup-weather-about-mixed = Les tuiles d’été et d’hiver, mélangées.
setup-family = Variante familiale : une carte Sauvetage par joueur
setup-crowded = Plus facile : davantage d’alpinistes par case
setup-more = Plus d’options
setup-seed = Code de la partie
setup-seed-about = Avec le même code, tout le monde joue exactement la même partie. Utilisez 1 à 32 lettres (a–z), chiffres ou traits d’union.
setup-seed-new = Autre code
setup-go = Lancer l’ascension

## Équipes et alpinistes

player-default = Joueur { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, puis { $other }
bot-thinking = { $name } réfléchit…
bot-skip = Ne pas attendre
bot-stumbled = { $name } n’a pas trouvé de coup à temps : un coup simple a été joué.
bot-hand-over = Laisser un robot jouer pour { $name }
bot-hand-over-which = Quel robot joue désormais pour { $name } ? Vous pouvez reprendre la place à tout moment.
bot-take-over = Reprendre la place de { $name }
player-alone = Vous
climber-named = { $name } : l’alpiniste { $letter }
climber-alone = L’alpiniste { $letter }
team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-dead = mort
team-level = niveau { $level }
team-marker = points de victoire : { $points }
team-left = a quitté la partie
team-starts = commence
team-rescue = carte Sauvetage
team-unseen = Encore dans la pioche
team-unseen-hand = En main et dans la pioche
team-played = Déjà jouées

## La journée

day-of = Jour { $day } sur 18
day-short = { $day }/18
board-whole = Toute la montagne
weather-clear = beau temps
weather-loss = niveau −{ $loss }
weather-surcharge = coût +{ $surcharge }
weather-day = Jour { $day } : { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = sous 6000 m
zone-1 = de 6000 à 7000 m
zone-2 = de 7000 à 8000 m
zone-3 = au-dessus de 8000 m
zone-limit = { $limit ->
    [one] { $limit } alpiniste
   *[other] { $limit } alpinistes
} au plus par case
zone-sign = { $zone }, { $limit }
altitude = { $metres } m
forecast-title = Prévisions

phase-select = Choisissez trois cartes
phase-token = Prenez un jeton Danger
phase-rescue = Utiliser la carte Sauvetage ?
phase-night = Nuit

## Cartes

card-m = Déplacement { $up }
card-r = Corde { $up } en montée / { $down } en descente
card-a = Acclimatation { $level }
card-a0 = Acclimatation 0 (sans effet)

## Choix des cartes

select-prompt = { $players ->
    [1] Choisissez trois cartes
   *[other] { $name }, choisissez trois cartes
}
select-forced = { $players ->
    [1] Vos trois dernières cartes : vous devez toutes les jouer
   *[other] { $name }, vos trois dernières cartes : vous devez toutes les jouer
}
select-sum = Danger : { $sum }
select-go = Jouer ces cartes
select-more = { $count ->
    [one] Encore { $count } à choisir
   *[other] Encore { $count } à choisir
}
select-hand = Votre main
first-select = Choisissez d’abord vos cartes ; vous pourrez ensuite vous déplacer.

## Danger

risk-taker = { $name } prend le plus de risques et choisit un jeton Danger
risk-solo = Choisissez un jeton Danger
risk-tie = { $names } : égalité à { $sum }, personne ne prend de jeton
risk-hint = Le chiffre du jeton est ce que vous perdez pendant ce tour, en points de déplacement ou en niveaux. Si vous n’utilisez aucune carte, vous ne payez rien.
first-token = Prenez d’abord un jeton Danger.
risk-token = Jeton Danger { $value } : { $value ->
    [0] sans effet
    [one] vous perdez { $value } point
   *[other] vous perdez { $value } points
}
risk-token-same = { $token }. Il y en a { $count } : peu importe lequel vous prenez.
risk-open = Jetons Danger visibles : { $list }
risk-left = Dans le sac : { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } point de danger à payer
   *[other] { $count } points de danger à payer
}

## Le tour

turn-cards = Cartes du jour
turn-points = { $points ->
    [one] { $points } pas
   *[other] { $points } pas
}
turn-down = { $points } en descente
turn-give-to = Pour qui : { $card } ?
turn-give-up = { $letter } : { $up } en montée ou en descente
turn-give-down = { $letter } : { $down } en descente seulement
turn-give-move = { $letter } : déplacement { $up }
turn-give-level = { $letter } : niveau +{ $level }
turn-tent-label = Planter ici la tente de l’alpiniste { $letter } (coût { $cost })
turn-pay-count = Payer { $count }
turn-pay-move = { $letter } paie 1 sur son déplacement
turn-pay-level = { $letter } paie 1 sur son niveau
turn-undo = Annuler
turn-redo = Rétablir
turn-end = Finir
turn-rest = Se reposer
turn-must-walk = Cette case est pleine : l’alpiniste { $letter } doit continuer.
turn-pick-climber = Touchez un alpiniste, puis une case en surbrillance. Ou glissez vos cartes sur les alpinistes.
turn-pick-space = Touchez une case en surbrillance. Cercle vert : le coût. Carré bleu : votre niveau demain.
turn-pick-space-risk = Touchez une case en surbrillance. Vert : le coût. Jaune : le risque en plus. Bleu : votre niveau demain.
turn-pay-next = Les points restants sont pour le risque : touchez « { $pay } ».
turn-all-used = Il ne reste rien à utiliser. Terminez votre tour.
turn-nothing-to-reach = L’alpiniste { $letter } ne peut atteindre aucune case avec ce qui reste.
turn-left = { $letter } a encore { $points } pas à utiliser.
turn-of = { $alone ->
    [yes] À vous de jouer
   *[no] À { $name } de jouer
}
hand-over-about = Passez l’appareil à { $name }.
hand-over-go = À { $name } : continuer
hand-over-first = Touchez d’abord le bouton ci-dessous pour continuer.

plan-to = Alpiniste { $letter } vers { $place }
plan-touch = Alpiniste { $letter } : toucher { $place } (sans place libre)
plan-touch-gain = Alpiniste { $letter } : toucher { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plan-camp = Tente de l’alpiniste { $letter } : { $place }
plan-walk = déplacement { $cost }
plan-walk-tent = déplacement et tente { $cost }
plan-tent = tente { $cost }
plan-with-risk = { $what } + danger { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] rien de perdu
    [one] { $wasted } de perdu
   *[other] { $wasted } de perdus
}
plan-risk-level = { $levels ->
    [one] le jeton prend { $levels } niveau
   *[other] le jeton prend { $levels } niveaux
}{ $card ->
    [yes] {" "}sauf si une autre carte paie
   *[no] {""}
}
plan-tonight = { $letter } cette nuit : { $sum }
plan-careful = il faudra une tente ou une autre carte
plan-deadly = un alpiniste meurt
plan-deadly-doubt = Un alpiniste mourrait cette nuit.
plan-accept = OK
plan-pay-by-hand = Payer point par point
pay-about = Choisissez avec quoi payer ; le meilleur choix est marqué.
pay-proposed = Payer comme marqué
pay-card = Donner { $card } à { $letter } et payer avec
pay-deadly = { $what } : un alpiniste meurt
pay-from-points = reste { $points }
pay-from-level = niveau { $level } → { $left }
plan-with-tent = Avec tente
plan-no-tent = Sans tente
plan-touch-back = Toucher et revenir
plan-touch-on = Toucher et continuer
plan-cards = Cartes utilisées
plan-no-card = sans carte
plan-gift = { $card } pour { $letter }
plan-cancel = Annuler

## Conseils

hint-ask = Conseil
hint-stop = Arrêter la réflexion
hint-next = Autre conseil
hint-thinking = Recherche d’un conseil… Vous pouvez continuer à jouer.
hint-number = Conseil { $number } sur { $count } :
hint-failed = Aucun conseil trouvé cette fois. Rien n’a changé : continuez, ou redemandez.
hint-used = avec conseils
hint-stays = reste
hint-why-only_choice = On ne peut rien faire d’autre maintenant.
hint-why-most_points = C’est ce qui rapporte le plus de points en moyenne.
hint-why-not_as_good = Semble moins bon que le premier conseil.
hint-why-as_good = Aussi bon que le premier conseil.
hint-why-summit_in_reach = Le sommet reste accessible d’ici le jour { $day }.
hint-why-points_in_reach = Un alpiniste peut atteindre { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’ici le jour { $day }.
hint-why-points_now = L’alpiniste { $climber } atteint maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-both_live_through_storm = Les deux alpinistes survivent au mauvais temps du jour { $day }.
hint-why-lives_through_storm = Votre alpiniste survit au mauvais temps du jour { $day }.
hint-why-all_live_tonight = Personne ne meurt cette nuit ; la plupart des autres choix coûtent une vie.
hint-why-saves_card = Garde « { $card } » pour le jour { $day }.
hint-why-pitches_tent = L’alpiniste { $climber } plante la tente ({ $place }).
hint-why-rests = Vous n’utilisez aucune carte : le jeton Danger ne coûte rien.
hint-why-low_risk = C’est le plus petit jeton visible : { $risk }.
hint-why-free_risk = Le jeton { $risk } ne coûte rien aujourd’hui et ne nuira plus.
hint-why-cheap_risk = Le jeton { $risk } est supportable aujourd’hui et ne nuira plus.
hint-why-saves_climber = L’alpiniste { $climber } reste en vie.
hint-why-keeps_rescue = La carte Sauvetage reste pour l’alpiniste { $climber }.
hint-why-scores_goal = L’expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} marque l’objectif « { $goal } » : { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
hint-why-scores_axes = L’expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} marque ses piolets : { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
hint-why-builds = Une expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} passe à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
hint-why-starts = Une nouvelle expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} commence.
hint-why-makes_room = Abandonner la courte expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} fait de la place.
hint-why-gives_up = La courte expédition { $colour ->
    [R] rouge
    [G] verte
   *[Y] jaune
} est retirée : { $fields ->
    [0] cela ne coûte rien
    [one] { $fields } case en arrière
   *[other] { $fields } cases en arrière
}.
hint-why-nothing_more = Plus rien d’utile à faire dans ce tour.
hint-why-better_cards_may_come = En moyenne, une carte de plus vous sert.
hint-why-more_cards_help_others = En moyenne, une carte de plus aiderait davantage les autres.
hint-why-certain = Les cartes visibles sont sûres ; une nouvelle est un pari.
hint-why-no_card_helps = Aucune carte ne vaut d’être prise.
hint-why-takes_nothing = Vous ne prenez aucune carte cette fois.

confirm-death = { $alone ->
    [yes] L’alpiniste
   *[no] { $name }, l’alpiniste
} { $letter } ne survivra pas à cette nuit ({ $sum }).
confirm-death-savable = Vous pouvez encore l’éviter.
confirm-death-undo = Seule une annulation peut encore l’éviter.
confirm-death-lost = Plus rien ne peut l’éviter.
death-ends-solo = En solo, l’ascension s’arrête dès qu’un alpiniste meurt.
confirm-death-end = Finir le tour quand même
confirm-death-back = Continuer à jouer
confirm-rest = Vous n’avez utilisé aucune carte. Se reposer ne coûte rien. Finir le tour ?
confirm-rest-token = Vous n’avez utilisé aucune carte. Se reposer ne coûte rien, pas même le jeton Danger. Finir le tour ?
confirm-rest-end = Se reposer
confirm-unused = Pas encore utilisé : { $list }. Ce qui reste est perdu à la fin du tour. Finir maintenant ?
unused-points = { $points } pas de l’alpiniste { $letter }

## Cette nuit

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = reste à { $level }
tonight-below = { $level }, en dessous de 1
tonight-ground = { " " }{ $sign }{ $amount } terrain
tonight-tent = { " " }+1 tente
tonight-weather = { " " }−{ $amount } météo
tonight-risk = { " " }−{ $amount } danger
tonight-dies = meurt
tonight-capped = , au plus { $result }
tonight-unpaid = danger : encore { $count } à payer
night-title = Nuit { $day }
night-skip = Passer
night-go-on = Continuer

## Sauvetage

rescue-prompt = { $name }, l’alpiniste { $letter } ne passera pas la nuit. Utiliser votre carte Sauvetage ?
rescue-about = Choisissez une case en surbrillance sous 6000 m. L’alpiniste y revient au niveau 1, et son marqueur de points recule de 4 cases.
rescue-to = Sauvetage vers { $place }
rescue-choose = Choisissez une case en surbrillance
first-rescue = Décidez d’abord du sauvetage.
rescue-decline = Ne pas sauver l’alpiniste { $letter }

## Lieux

place-camp = le camp de base
place-summit = le sommet
place-space = la case { $number }
space-label = { $place }, coût { $cost }, terrain { $modifier }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }{ $people }
space-people = { "\u202F" }; ici : { $list }
space-facts = { $place } : coût { $cost }, nuit { $modifier }, points { $points }.
space-price-risk = { $cost } + danger { $risk }
space-target = { "\u202F" }; accessible pour { $cost }, niveau { $result } demain
space-target-careful = { "\u202F" }; accessible pour { $cost }, mais mort certaine cette nuit sans tente ni autre carte
space-target-dies = { "\u202F" }; accessible pour { $cost }, mais mort certaine cette nuit
space-full = { "\u202F" }; case pleine, on peut la toucher pour { $cost }
space-full-dies = { "\u202F" }; case pleine, on peut la toucher pour { $cost }, mais un alpiniste mourrait
climber-label = { $who }, { $place }, niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Rideau

curtain-title = Passez l’appareil à { $name }
curtain-about = Les autres, regardez ailleurs ! Toutes les cartes restent cachées jusqu’à ce que tout le monde ait choisi.
curtain-lift = Je suis { $name } – voir mes cartes

## Journal

log-title = Journal
log-morning = Jour { $day } : { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}{ $name } commence.
}
log-picked = { $alone ->
    [yes] Vous avez
   *[no] { $name } a
} choisi.
log-revealed = { $alone ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $cards } (danger { $sum }).
log-taker = { $name } prend le plus de risques.
log-tie = Égalité pour le plus gros risque : personne ne prend de jeton.
log-took = { $alone ->
    [yes] Vous prenez
   *[no] { $name } prend
} le jeton Danger { $value }.
log-gave = { $who } reçoit { $card }.
log-walked = { $who } se déplace (coût { $cost }) : { $place }.
log-summit = { $who } atteint le sommet : { $place ->
    [1] premier arrivé
   *[other] arrivée n° { $place }
} !
log-camped = { $who } plante sa tente (coût { $cost }) : { $place }.
log-paid-move = { $who } perd 1 point de déplacement à cause du jeton Danger.
log-paid-level = { $who } perd 1 niveau à cause du jeton Danger.
log-ended = { $alone ->
    [yes] Vous finissez votre tour.
   *[no] { $name } finit son tour.
}
log-night = { $who }, nuit : { $sum }.
log-fell = { $who } meurt en montagne.
log-awaiting = { $who } a besoin de secours.
log-died = { $who } meurt en montagne.
log-rescued = { $who } est sauvé : { $place }, points ramenés à { $points }.
log-declined = { $name } ne sauve pas l’alpiniste { $letter }.
log-out = { $name } n’a plus d’alpiniste et sort de la partie.
log-over = L’expédition est terminée.
log-short = { $who } : { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] monte d’une case
   *[other] monte de { $count } cases
}
log-short-down = { $count ->
    [one] descend d’une case
   *[other] descend de { $count } cases
}
log-short-along = { $count ->
    [one] avance d’une case
   *[other] avance de { $count } cases
}
log-short-back = { $count ->
    [one] aller-retour, 1 case
   *[other] aller-retour, { $count } cases
}
log-short-camped = tente
log-short-died = mort
log-short-rescued = sauvetage

## Fin

end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rank }
end-winner = { $points ->
    [one] { $names } gagne avec { $points } point
   *[other] { $names } gagne avec { $points } points
}
end-summit-order = À égalité de points : { $names } gagne pour avoir atteint le sommet en premier
end-shared = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point chacun
   *[other] { $names } se partagent la victoire avec { $points } points chacun
}
rank-himalayan = Himalayiste
rank-alpinist = Alpiniste
rank-hiker = Randonneur
rank-tourist = Touriste
rank-from = { $points } et plus
rank-below = moins
end-ranks = Les rangs sur cette montagne
end-nobody = Personne n’a atteint le sommet.
end-chart = Altitude et niveau au fil des jours
end-again = Rejouer cette montagne
end-new = Nouvelle montagne
end-race-again = Affronter { $name } à nouveau
end-answer = Envoyer votre réponse
end-answer-to = Envoyer votre réponse à { $name }
end-unranked = Cette partie en prolonge une autre : elle ne compte pas pour vos records.

## Défis, résultats, courses

challenge-title = On vous lance un défi !
challenge-from = { $name } vous lance un défi
challenge-someone = Votre ami
challenge-beat = { $name } a obtenu { $result }. Ferez-vous mieux ?
challenge-daily = Montagne du { $date } · { $mode }
challenge-about = Une ascension du K2 en solitaire : deux alpinistes, 18 jours, une vingtaine de minutes. Même météo, mêmes jetons et mêmes cartes pour tous ceux qui relèvent le défi.
challenge-name = Votre nom
challenge-go = Relever le défi
challenge-race = Affronter { $name }
challenge-continue = Reprendre votre ascension (jour { $day })
challenge-restart = Recommencer
challenge-watch = Voir l’ascension de { $name }
challenge-lost = Une partie de ce lien était abîmée et a été laissée de côté.
challenge-own-first = Y monter d’abord
challenge-own-again = Y remonter
challenge-another = Une autre montagne
answer-title = Une réponse
answer-from = Une réponse de { $name }
standing-you = Vous
standing-ahead-you = Vous êtes en tête.
standing-ahead = { $name } est en tête.
standing-even = Égalité.
result-waiting = Vérification de la partie…
result-title = Résultat partagé
result-verified = Vérifié : { $result }
climb-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
result-running = Vérifié jusqu’au jour { $day } : { $points } points
result-proves = Votre navigateur a rejoué tous les coups : sur cette montagne, ils donnent exactement ce résultat.
result-proves-running = Votre navigateur a rejoué tous les coups jusqu’ici ; tous sont autorisés.
result-cannot = Impossible de savoir si c’était le premier essai.
result-proves-table = Votre navigateur a rejoué tous les coups : avec cette pioche, ils donnent exactement ce résultat.
result-watch = Voir la partie
result-try = Jouer cette montagne
result-race = Défier le fantôme
ghost-default = le fantôme
ghost-of = Course contre { $name } ({ $result })
rival-of = Défi de { $name }
rival-of-points = Défi de { $name } ({ $points })
race-won = Vous avez battu { $name } ({ $points }) !
race-lost = Cette fois, { $name } a fait mieux ({ $points }).
race-even = Égalité de points avec { $name } ({ $points }).

## La montagne du jour

daily-title = Montagne du jour
daily-go = Lancer l’ascension
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
daily-archive = Jours précédents
daily-more = Afficher plus de jours

par = Score de référence : { $par }
par-searching = Le score de référence de cette montagne est en cours de calcul…
par-short = { $points ->
    [one] Il manque { $points } point pour atteindre le score de référence ({ $par })
   *[other] Il manque { $points } points pour atteindre le score de référence ({ $par })
}
par-reached = Score de référence atteint ({ $par }) !
par-above = { $points ->
    [one] { $points } point de plus que le score de référence ! Il était de { $par } jusqu’ici.
   *[other] { $points } points de plus que le score de référence ! Il était de { $par } jusqu’ici.
}
par-tag = référence atteinte
explain-par = Le score de référence est le meilleur qu’un ordinateur a trouvé sur cette montagne en connaissant d’avance toutes les cartes, tous les jetons et la météo.

## Records

records-title = Records
records-none = Rien encore. Terminez une ascension en solo ou une partie de Karakorum pour établir votre premier record.
records-best = Record
records-climbs = Ascensions
records-summits = Sommets
records-deaths = Morts
records-latest = Dernières ascensions
records-course = Points des dernières ascensions, la plus récente à droite
records-ranks = Rangs

## Partage

share-title = Partager
share-result = Mon résultat
share-challenge = Lancer un défi
share-answer = Votre réponse
share-answer-to = Votre réponse à { $name }
share-name = Votre nom
share-message = Ajouter un message (facultatif)
share-preview = Ce qui sera envoyé
share-moment = { $game } : un moment d’une partie
share-text-challenge = Qui gravira aussi cette montagne ? { $mountain }
share-text-beat = J’ai obtenu { $result }. Qui fera mieux ? { $mountain }
share-text-answer = Ma réponse sur cette montagne : { $result }.
share-text-theirs = Score à battre : { $points }.
share-text-seat = { $name } : { $points }
share-link = Lien
share-send = Envoyer…
share-copy-link = Copier le lien
share-copy-text = Copier le texte et le lien
share-copied = Copié.
share-copy-by-hand = Votre navigateur n’a pas pu copier. Le lien ci-dessus est sélectionné : copiez-le à la main.
share-qr = Code QR
share-picture = Image
share-save-picture = Enregistrer l’image
picture-height = Altitude
picture-level = Acclimatation
picture-day = Jour
share-about-result = Toute personne ayant ce lien peut voir la partie, vérifier le résultat et se mesurer à vous.
share-about-challenge = Toute personne ayant ce lien joue sur la même montagne : même météo, mêmes jetons, mêmes cartes.
share-about-answer = Toute personne ayant ce lien voit les deux résultats et peut vous affronter à nouveau.
share-about-answer-first = Toute personne ayant ce lien voit votre résultat et peut vous affronter.
share-about-game = Toute personne ayant ce lien peut voir la partie et vérifier le résultat.
share-about-moment = Toute personne ayant ce lien voit la partie à ce moment et peut la poursuivre.
share-daily = K2 du jour, { $date } · { $mode }

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
replay-link = Partager ce moment
replay-play-on = Jouer à partir d’ici
replay-day = Jour { $day }
replay-days = Jours
replay-turn-of = { $chapter } : { $name }
replay-count = { $at } sur { $count }
replay-pace = Vitesse
replay-play-key = La barre d’espace ou { $key } lance et arrête

## Karakorum

karakorum-title = Karakorum
karakorum-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
karakorum-goals = Cartes Objectif

## Parties

games-title = Vos parties
games-none = Pas encore de partie.
games-none-about = Chaque partie commencée est enregistrée ici automatiquement.
games-delete = Effacer
games-delete-sure = Effacer cette partie ? C’est définitif.
games-export = Tout exporter
games-import = Importer
games-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
games-known = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
games-importing = { $done } sur { $total } lus…
games-import-stop = Arrêter l’importation
games-over = terminée
games-result = Voir le résultat
games-day = jour { $day }
games-lost = Cette partie se joue dans un autre onglet. Tout y est enregistré.
games-take-back = Jouer ici
games-leave = { $name } quitte la partie
games-leave-sure = { $name } s’en va : ses alpinistes se reposeront désormais. C’est définitif.
games-abandon = Effacer cette partie
games-abandon-sure = La partie sera effacée pour de bon.
aside-title = Ne peut pas être affiché
aside-about = Ces éléments n’ont pas pu être lus. Ils restent ici jusqu’à ce que vous les effaciez, et chaque exportation les contient.
aside-unreadable = Endommagé ou illisible
aside-later = Vient d’une version plus récente de ce site
aside-show = Afficher
aside-export = Exporter
aside-delete-sure = Effacer cet élément ? C’est définitif.

storage-refused = Ce navigateur ne permet pas d’enregistrer la partie : elle disparaîtra avec la page. Exportez-la pour la garder.
storage-blocked = Une version plus ancienne de cette page est ouverte dans un autre onglet. Fermez-le pour voir vos parties enregistrées.
storage-newer = Vos parties ont été enregistrées par une version plus récente de ce site : cette page n’y touche pas. Rechargez la page pour les voir.
storage-unreadable = Le navigateur n’arrive pas à lire vos parties enregistrées. Rechargez la page pour réessayer.
storage-sign = L’enregistrement ne marche pas
storage-evictable = Le navigateur peut effacer de lui-même d’anciennes parties. Installez l’application ou exportez vos parties par précaution.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-browser = Langue du navigateur
settings-theme = Apparence
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des nuits et des relectures
settings-speed-calm = Lente
settings-speed-quick = Rapide
settings-speed-off = Immédiate
settings-effects = Animations de la montagne
settings-effects-auto = Automatiques
settings-effects-full = Toutes
settings-effects-low = Peu
settings-hints = Afficher de brèves instructions en cours de jeu
settings-sound = Son et vibrations
settings-reminder = Marquer l’icône tant que la montagne du jour n’est pas gravie
settings-install = Installer sur cet appareil
install-how-ios = Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».
install-how-mac = Dans le menu Fichier de Safari, choisissez « Ajouter au Dock ».
install-how-firefox = Dans le menu de Firefox, choisissez « Ajouter à l’écran d’accueil ».
settings-erase = Effacer toutes mes données
settings-erase-sure = Effacer toutes les parties, tous les records et tous les réglages ? C’est définitif.
settings-erase-done = Toutes vos données sont effacées.

menu-title = Menu
menu-home = Accueil
menu-watch = Revoir
teams-title = Équipes

## Playing by words and keys

command-title = Jouer par mots
command-open = Jouer par mots
command-label = Commande
command-go = Dire
command-about = Écrivez des mots courts. « quoi » dit tout ce qui est compris maintenant.
command-list = Compris maintenant ({ $count })
command-what = Vous pouvez dire : { $list }.
command-none = aucune
command-no-cards = Il n’y a pas de cartes à voir.
command-place = { $card } sur l’expédition { $number }
command-take = Prendre
command-score = Marquer l’expédition { $number } : { $how }
command-remove = Retirer l’expédition { $number }
command-on-first = Dites d’abord « { $word } ».
command-say-yes = Dites « { $word } » pour le faire quand même.
command-yes-or-no = « { $yes } » pour le faire, « { $no } » pour y renoncer.
command-nothing-shown = Rien n’est montré que l’on puisse faire.
command-play-three = { $example } (les numéros sont les places dans votre main : trois au choix, ou les noms de trois cartes)
command-played = Vous jouez { $list }.
command-stale = La partie a continué. Répétez.
command-about-state = Où en est la partie
command-about-where = Où est tout le monde
command-about-cards = Vos cartes
command-about-hint = Un conseil
command-about-what = Tout ce qui est compris maintenant
command-about-undo = Annuler le dernier pas
command-about-redo = Le refaire
command-about-on = Continuer
command-about-yes = Faire ce qui est montré
command-about-no = Renoncer à ce qui est montré
command-word-a = a
command-word-b = b
command-word-up = haut, monter
command-word-down = bas, descendre
command-word-play = jouer, joue
command-word-take = prendre, prends
command-word-go = aller, va
command-word-touch = toucher, touche
command-word-tent = tente
command-word-give = donner, donne
command-word-step = pas
command-word-pay = payer, paie
command-word-raise = acclimater
command-word-end = fin, finir
command-word-rescue = sauver, sauve
command-word-decline = refuser
command-word-level = niveau
command-word-points = points
command-word-base = base
command-word-summit = sommet
command-word-back = retour
command-word-on = suite, continuer, continue, suivant
command-word-and = et
command-word-reveal = révéler, révèle
command-word-stop = stop
command-word-none = rien, aucune
command-word-pass = passer, passe
command-word-place = poser, pose
command-word-new = nouvelle, nouveau
command-word-score = marquer, marque
command-word-remove = retirer, retire
command-word-axes = piolets
command-word-four = quatre
command-word-six = six
command-word-pair = paire
command-word-axes10 = dix
command-word-move = déplacement
command-word-rope = corde
command-word-acclimatization = acclimatation
command-word-red = rouge
command-word-green = vert, verte
command-word-yellow = jaune
command-word-what = quoi, aide
command-word-where = où
command-word-night = nuit
command-word-forecast = météo, prévisions
command-word-state = état
command-word-cards = cartes, main
command-word-goals = objectifs
command-word-expeditions = expéditions
command-word-undo = annuler, annule
command-word-redo = refaire, refais
command-word-hint = conseil
command-word-yes = oui, ok, vas-y
command-word-no = non, laisser
spoken-undone = Annulé.
spoken-left = Laissé de côté.
keys-title = Touches
keys-told = Dit par une touche
keys-are-on = Ces touches agissent quand personne n’écrit. On peut les désactiver dans les réglages :
keys-are-off = Ces touches sont désactivées. On peut les activer dans les réglages :
keys-list = Cette liste
keys-commands = Jouer par mots
keys-state = Où en est la partie
keys-what = Ce qui est possible
keys-where = Où est tout le monde
keys-main = Le bouton principal
keys-end = Finir le tour, s’arrêter ou passer
keys-on = Continuer
keys-undo = Annuler
keys-redo = Refaire
keys-hint = Conseil
keys-menu = Menu
keys-explain = Qu’est-ce que c’est ? Puis les flèches
keys-climber = Alpiniste { $letter }
keys-night = Les comptes de la nuit
keys-cards = Les cartes en mots
keys-card = Une carte, par sa place
keys-reach = Sauter au prochain choix possible
keys-pay = Payer le jeton de risque
keys-expeditions = Les expéditions en mots
keys-everywhere = Dans tous les jeux
keys-play = Lancer et arrêter
keys-change-about = Pour choisir une autre touche, appuyez ici sur l’ancienne, puis sur la nouvelle.
keys-change = { $about } : { $key }. Choisir une autre touche
keys-press = Appuyez sur la nouvelle touche pour « { $about } ». Échap ne change rien.
keys-set = « { $about } » est maintenant sur { $key }.
keys-taken = { $key } est déjà la touche pour « { $about } ». Appuyez sur une autre.
keys-not-possible = Cette touche n’est pas possible. Appuyez sur une lettre ou un signe ; les chiffres choisissent par place.
keys-reset = Reprendre les touches du début
keys-reset-done = Toutes les touches sont comme au début.
space-way = { $place } (coût { $cost })
space-ways-up = vers le haut : { $list }
space-ways-down = vers le bas : { $list }
space-room = { $taken } places prises sur { $limit }
space-own-tent = votre tente ({ $letter })
space-tent = tente : { $who }
space-rescue = ; l’alpiniste peut être secouru ici
settings-shortcuts = Raccourcis à une touche (la liste : ?)

## Refus

error-action_refused = Le coup { $number } n’est pas permis : impossible d’ouvrir cette partie.
error-already_placed = Vous ne pouvez retirer des expéditions qu’avant de placer votre première carte.
error-bad_action = Ce coup n’existe pas dans ce jeu.
error-bad_board = Cette face de la montagne n’existe pas.
error-bad_json = Ce fichier n’est pas une partie lisible.
error-bad_message = Un message peut contenir au plus { $max } caractères ordinaires.
error-bad_name = Un nom peut contenir au plus { $max } caractères ordinaires.
error-bad_names = Donnez un nom à chaque joueur, ou à aucun.
error-bad_option = Une des options a une valeur inutilisable.
error-bad_players = Ce jeu se joue de { $min } à { $max } joueurs.
error-bad_rules = La version des règles manque ou est incorrecte.
error-bad_seed = Utilisez 1 à 32 lettres (a–z), chiffres ou traits d’union.
error-bad_start = Ce joueur ne participe pas à la partie.
error-bad_text = Ce n’est pas une partie : utilisez un lien de ce site.
error-bad_value = Ce fichier n’est pas une partie lisible.
error-bad_weather = Cette météo n’existe pas.
error-cannot_allot = Ces cartes ne peuvent pas toutes être placées.
error-cannot_place_rest = Les autres cartes ne pourraient alors plus être placées.
error-card_not_here = Vous n’avez pas cette carte.
error-cards_left = Placez d’abord toutes vos cartes.
error-climber_gone = L’alpiniste { $climber } n’est plus sur la montagne.
error-crowded_needs_five = Les limites assouplies sont pour cinq joueurs.
error-damaged_text = Ce lien est abîmé ou incomplet ; copiez-le de nouveau en entier.
error-family_needs_two = La variante familiale se joue de deux à cinq joueurs.
error-game_over = La partie est terminée.
error-goal_not_met = L’expédition ne remplit pas cet objectif.
error-goal_taken = Cet objectif est déjà pris.
error-may_pass = Prenez une carte, ou passez.
error-must_take = Vous pouvez prendre une carte, donc vous devez en prendre une.
error-must_walk_on = L’alpiniste { $climber } est sur une case pleine et doit d’abord continuer.
error-name_lower_pile = Pour la paire, utilisez l’expédition { $pile }.
error-never_given = Cette carte n’a pas de points et ne se donne à personne.
error-newer_rules = Cette partie suit des règles plus récentes que cette page. Rechargez la page et réessayez.
error-no_game_in_address = Ce lien ne contient aucune partie ; copiez-le de nouveau en entier.
error-no_new_card = Vous ne pouvez décompter qu’une expédition qui a reçu une carte dans cette manche.
error-no_points_left = L’alpiniste { $climber } n’a plus de points de déplacement à perdre.
error-no_room = Il n’y a pas de place pour une autre expédition sur le pic { $colour ->
    [R] rouge
    [G] vert
    [Y] jaune
   *[other] { $colour }
}.
error-lesson = Pas cela pour l’instant : l’anneau de lumière montre quoi faire. Rien n’a changé.
error-no_rope = Aucune corde n’y mène depuis la case de l’alpiniste.
error-no_such_day = Il n’y a pas de montagne pour ce jour-là.
error-no_such_moment = La partie ne va pas jusque-là.
error-no_such_pile = Cette expédition n’existe pas.
error-no_such_space = Cette case n’existe pas.
error-not_awaiting = Décidez d’abord pour l’autre alpiniste.
error-not_in_hand = Ces cartes ne sont pas dans votre main.
error-not_liable = L’alpiniste { $climber } n’a reçu aucune carte à points ce tour-ci : il ne peut pas payer avec son niveau.
error-not_one_colour = Prenez des cartes d’une seule couleur.
error-not_revealed = Cette carte n’est pas visible.
error-not_shareable = Un lien révélerait les cartes cachées : seules les parties en solo ou terminées peuvent être partagées.
error-not_taken = Vous n’avez pas pris cette carte.
error-not_your_turn = C’est le tour d’un autre joueur.
error-nothing_to_pay = Il n’y a aucun danger à payer.
error-nothing_to_redo = Il n’y a rien à rétablir.
error-nothing_to_take = Rien de visible ne peut être placé : révélez encore une carte.
error-nothing_to_undo = Vous ne pouvez annuler que les actions du tour en cours.
error-only_down_points = Cela coûte { $cost }, il vous manque { $missing }. Les points de corde en descente ne comptent pas ici.
error-only_one_card = Vous ne pouvez prendre qu’une carte.
error-only_solo = Seules les parties en solo ont un résumé.
error-other_colour = Cette expédition est d’une autre couleur.
error-other_game = Ce lien est celui d’un autre jeu que celui qu’il annonce.
error-reveal_first = Révélez d’abord une carte.
error-risk_unpaid = { $unpaid ->
    [one] Payez d’abord le danger : encore { $unpaid } point.
   *[other] Payez d’abord le danger : encore { $unpaid } points.
}
error-space_full = Cette case est pleine (limite { $limit }) et vous n’avez pas assez de points pour la traverser.
error-takes_none = Le joueur actif doit prendre quelque chose.
error-tent_used = La tente de cet alpiniste est déjà plantée.
error-token_not_open = Aucun jeton visible n’a cette valeur.
error-too_few_points = Cela coûte { $cost } : il vous manque { $missing }.
error-too_high = Un alpiniste ne peut être ramené que sur une case sous 6000 m.
error-too_long = C’est trop long pour être lu.
error-too_long_to_remove = Une expédition de trois cartes ou plus ne peut pas être retirée.
error-too_short = Une expédition doit avoir au moins trois cartes pour être décomptée.
error-unknown_game = Cette page ne connaît pas ce jeu.
error-unknown_format = Cette partie vient d’une autre version de la page. Rechargez la page et réessayez.
error-value_too_low = Les valeurs ne baissent jamais : l’expédition est déjà à { $top }.
error-wrong_phase = Ce n’est pas possible maintenant.
error-out_of_reach = Hors de portée ce tour-ci.
error-unknown_command = Je ne comprends pas. « quoi » dit ce qu’on peut dire maintenant.
error-which_space = Laquelle : { $spaces } ?
error-day-to-come = Ce jour n’est pas encore arrivé.
error-seed-in-play = Une partie avec ce code est encore en cours ici. Terminez-la d’abord ou choisissez un autre code.
error-unknown-address = Cette adresse ne mène nulle part. Vous voici à l’accueil.
error-nothing-shared = Ce qui a été partagé ne contient aucun lien vers une partie ou un défi.
error-nothing-running = Aucune partie n’est en cours. Vous pouvez en commencer une ici.
error-unexpected = Une erreur est survenue. Rechargez la page pour continuer.
error-but-saved = Une erreur est survenue, mais la partie est enregistrée. Rechargez la page pour continuer.
error-damaged-record = Cette partie est illisible. Vous pouvez l’exporter ou l’effacer à la page « Vos parties ».
error-games-hidden = Cette partie est peut-être parmi vos parties enregistrées, illisibles pour le moment. Aucune nouvelle partie n’a donc commencé.

## Qu’est-ce que c’est ? Une phrase sur chaque élément de K2

risk-tokens = Jetons Danger
track-title = Points de victoire : { $list }
track-marker = { $who } { $points }
explain-card-m = { $up ->
    [one] Carte Déplacement : donne à un alpiniste { $up } point pour monter, descendre ou planter une tente.
   *[other] Carte Déplacement : donne à un alpiniste { $up } points pour monter, descendre ou planter une tente.
}
explain-card-r = Carte Corde : donne à un alpiniste soit { $up } pour monter, descendre ou planter une tente, soit { $down } pour descendre seulement.
explain-card-a = Carte Acclimatation : augmente aussitôt de { $level } le niveau d’un alpiniste et n’ajoute rien à votre danger.
explain-card-a0 = Carte Acclimatation 0 : elle ne donne rien à personne, mais n’ajoute rien non plus à votre danger.
explain-risk-sum = Danger : les points de déplacement et la valeur de montée des cordes sur les trois cartes. Le joueur au total le plus élevé prend un jeton Danger ; en cas d’égalité, personne n’en prend.
explain-risk-sum-solo = Danger : les points de déplacement et la valeur de montée des cordes sur les trois cartes. En solo, vous prenez un jeton Danger chaque jour, quel que soit le total.
explain-tokens = Trois jetons Danger sont visibles ; le joueur qui doit en prendre un choisit parmi eux.
explain-token = { $value ->
    [0] Jeton Danger 0 : il ne coûte rien à celui qui le prend.
    [one] Jeton Danger { $value } : celui qui le prend doit perdre { $value } point pendant ce tour, sur le déplacement inutilisé ou sur le niveau d’un alpiniste qui a reçu une carte.
   *[other] Jeton Danger { $value } : celui qui le prend doit perdre { $value } points pendant ce tour, sur le déplacement inutilisé ou sur le niveau d’un alpiniste qui a reçu une carte.
}
explain-hint = Demande au robot le plus fort ce qu’il ferait ici, et pourquoi. La partie porte ensuite la mention « avec conseils ». Au clavier : { $key }.
explain-bag = Les jetons Danger encore cachés, par valeur : l’un d’eux remplace chaque jeton pris.
explain-day = L’expédition dure 18 jours ; un alpiniste en vie après la dernière nuit garde ses points.
explain-forecast = La météo d’aujourd’hui et des jours suivants : où elle coûte des niveaux la nuit et où les déplacements sont plus chers.
explain-weather-clear = Jour { $day } : beau temps. La météo ne coûte rien à personne.
explain-weather-loss = Jour { $day } : dans ces zones, chaque alpiniste perd { $loss ->
    [one] { $loss } niveau
   *[other] { $loss } niveaux
} la nuit : { $zones }.
explain-weather-surcharge = Jour { $day } : dans ces zones, entrer sur une case ou planter une tente coûte { $surcharge } de plus : { $zones }.
explain-weather-both = Jour { $day } : dans ces zones, entrer sur une case ou planter une tente coûte { $surcharge } de plus, et chaque alpiniste perd { $loss ->
    [one] { $loss } niveau
   *[other] { $loss } niveaux
} la nuit : { $zones }.
explain-teams = Tous les joueurs avec leurs alpinistes : niveau, points de victoire et calcul de la nuit prochaine.
explain-level = Niveau d’acclimatation { $level } : il change chaque nuit. Après une nuit, il est de 6 au plus ; en dessous de 1, l’alpiniste meurt.
explain-marker = { $points ->
    [one] { $points } point de victoire, pour la meilleure case où cet alpiniste est passé. Un alpiniste mort compte 1.
   *[other] { $points } points de victoire, pour la meilleure case où cet alpiniste est passé. Un alpiniste mort compte 1.
}
explain-total = { $points ->
    [one] { $points } point de victoire : les deux alpinistes de ce joueur ensemble.
   *[other] { $points } points de victoire : les deux alpinistes de ce joueur ensemble.
}
explain-tonight = Le calcul de la nuit : niveau, terrain, tente, météo et danger impayé donnent le niveau de demain. En dessous de 1, l’alpiniste meurt.
explain-track = Le score, pas l’altitude : le marqueur de chaque alpiniste indique la meilleure case où il est passé.
explain-figure = { $letter ->
    [A] L’alpiniste A porte une capuche pointue et a une tente ronde.
   *[B] L’alpiniste B porte un casque et un piolet et a une tente canadienne.
}
explain-climber = { $who } – le chiffre à ses pieds est son niveau d’acclimatation.
explain-tent = { $alone ->
    [yes] Tente de l’alpiniste { $letter } : chaque nuit, +1 pour chacun de vos alpinistes sur cette case.
   *[no] Tente { $letter } ({ $name }) : chaque nuit, +1 pour chaque alpiniste de cette équipe sur cette case.
}
explain-tent-button = Plante la tente ici pour { $cost }, une fois par partie : chaque nuit, +1 pour chacun de vos alpinistes sur cette case.
explain-purse = Points de déplacement qui restent à cet alpiniste pour ce tour. Les points de descente ne servent ni à monter ni à planter une tente.
explain-unpaid = { $count ->
    [one] Il vous reste { $count } point à perdre pour le jeton Danger pendant ce tour ; touchez pour choisir lequel.
   *[other] Il vous reste { $count } points à perdre pour le jeton Danger pendant ce tour ; touchez pour choisir lesquels.
}
explain-coin-move = Paie 1 point de danger avec un point de déplacement inutilisé de l’alpiniste { $letter }.
explain-coin-level = Paie 1 point de danger avec un niveau de l’alpiniste { $letter }.
explain-coin-card = Donne d’abord cette carte et paie le danger avec ses points.
explain-plan-cost = Ce que coûte le plan : le déplacement ou la tente, et le danger. Les points perdus sont donnés mais pas utilisés.
explain-starts = Le 1er joueur joue en premier aujourd’hui ; demain, ce sera le joueur suivant à sa gauche.
explain-rescue = Carte Sauvetage, une fois par partie : un alpiniste qui allait mourir est ramené sous 6000 m au niveau 1 et recule de quatre cases sur la piste de score.
explain-dead = Cet alpiniste est mort et compte 1.
explain-unseen = Les cartes que ce joueur peut encore piocher avant que les 18 soient de nouveau mélangées.
explain-unseen-hand = Les cartes que ce joueur a en main ou peut encore piocher avant que les 18 soient de nouveau mélangées. Celles qu’il a en main sont secrètes.
explain-board-altitude = La limite entre deux zones d’altitude : au-dessus, d’autres limites et une autre météo s’appliquent.
explain-board-rope = Une corde : les alpinistes la suivent dans les deux sens ; les flèches pointent vers le haut.
explain-board-limit = { $limit ->
    [one] Limite de cette zone : { $limit } seul alpiniste peut s’arrêter sur chaque case.
   *[other] Limite de cette zone : { $limit } alpinistes au plus peuvent s’arrêter sur chaque case.
}
explain-board-zone-loss = { $loss ->
    [one] Météo du jour : cette nuit, chaque alpiniste de cette zone perd { $loss } niveau.
   *[other] Météo du jour : cette nuit, chaque alpiniste de cette zone perd { $loss } niveaux.
}
explain-board-zone-surcharge = Neige aujourd’hui : dans cette zone, entrer sur une case ou planter une tente coûte { $surcharge } de plus.
explain-board-space = Une case : en vert le coût d’entrée, en rouge ou bleu l’effet d’une nuit sur le niveau, en or les points de victoire ; l’anneau montre combien d’alpinistes peuvent s’y arrêter.
explain-board-lit = En surbrillance, car accessible : le cercle vert est le coût du chemin, le carré bleu le niveau de demain, et une tête de mort annonce la mort cette nuit.
explain-board-number = Le numéro de cette case, { $number } : les plans et le journal la nomment ainsi.
explain-board-cost = { $cost ->
    [one] Entrer sur cette case coûte { $cost } point, d’en haut ou d’en bas ; une tente ici coûte autant.
   *[other] Entrer sur cette case coûte { $cost } points, d’en haut ou d’en bas ; une tente ici coûte autant.
}
explain-board-surcharge = Neige aujourd’hui : entrer sur cette case ou y planter une tente coûte { $total }, soit { $cost } et { $surcharge } de plus.
explain-board-gain = { $amount ->
    [one] Terrain : une nuit ici donne { $amount } niveau à un alpiniste.
   *[other] Terrain : une nuit ici donne { $amount } niveaux à un alpiniste.
}
explain-board-loss = { $amount ->
    [one] Terrain : une nuit ici coûte { $amount } niveau à un alpiniste.
   *[other] Terrain : une nuit ici coûte { $amount } niveaux à un alpiniste.
}
explain-board-even = Terrain : une nuit ici ne change pas le niveau.
explain-board-points = Points de victoire : un alpiniste passé par ici compte au moins { $points } tant qu’il est en vie.
explain-board-places = { $limit ->
    [one] L’anneau : { $limit } seul alpiniste peut s’arrêter ici.
   *[other] L’anneau : { $limit } alpinistes au plus peuvent s’arrêter ici.
} { $occupied ->
    [0] Il n’y a personne pour l’instant.
   *[other] Les parties sombres sont prises : { $occupied }.
}
explain-board-camp = Camp de base : les alpinistes peuvent s’y arrêter sans limite de nombre.
explain-board-way = { $cost ->
    [one] Le chemin jusqu’ici coûte { $cost } point.
   *[other] Le chemin jusqu’ici coûte { $cost } points.
}
explain-board-result = Niveau de demain après une nuit ici : { $result }.
explain-board-dies = Une nuit ici serait mortelle pour l’alpiniste.
explain-board-careful = Sans tente ni autre carte, une nuit ici serait mortelle pour l’alpiniste.
explain-board-touch = Impossible de s’arrêter ici : la case est pleine. Un alpiniste peut la toucher, puis continuer ou revenir ; y être allé compte.
explain-board-way-risk = Danger qu’il reste à payer, en plus du coût.

## À propos

about-authors = K2 est un jeu de société d’Adam Kałuża, Karakorum un jeu de cartes de Reiner Knizia. Merci pour ces montagnes.
about-unofficial = Cette page est une adaptation non officielle, sans lien avec les auteurs ni les éditeurs. Nous avons rédigé les règles avec nos propres mots et dessiné tout ce que vous voyez.
about-private = Ni compte, ni pistage, ni cookies, ni services tiers. Vos parties restent dans ce navigateur.
about-licences = Licences
about-own = Le code de cette page est sous licence MIT, ses dessins sous CC BY 4.0. Elle est construite avec :
about-licences-missing = La liste de ce qui est utilisé ici n’a pas pu être chargée. Vérifiez la connexion et réessayez.
about-parts = La même liste pour les programmes (CycloneDX)
about-version = Version { $version }, règles version { $rules }

## How games end

end-title = Résultat
end-hide = Regarder la table
end-show = Voir le résultat
install-offer = Installer les jeux sur cet appareil ? Ils s’ouvriront alors comme une application, même sans réseau.
install-yes = Installer
install-no = Non merci
end-place = Rang
end-player = Joueur
end-total = Somme
end-died = mort
end-summit-day = { $who } est arrivé au sommet le jour { $day }.
end-death-day = { $who } est mort dans la nuit du jour { $day }.
end-tie-summit = À égalité de points, le premier arrivé au sommet est devant.
end-tie-shared = À égalité de points, et aucun d’eux n’a atteint le sommet : la place est partagée.
end-best-first = Votre première ascension sur cette face par ce temps : c’est désormais votre record.
end-best-new = Votre meilleure ascension jusqu’ici ! Avant : { $points }.
end-best-equal = Aussi bien que votre meilleure ascension.
end-best = Votre meilleur résultat : { $result }.
chart-clear = beau temps
chart-wind = vent : le niveau baisse
chart-snow = neige : se déplacer coûte plus
chart-storm = tempête : les deux
karakorum-table-out = éliminé

## Analyse d’une partie terminée

review-open = Analyse
review-title = Analyse
