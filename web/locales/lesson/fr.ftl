### Les mots des leçons, chargés avec la première.

lesson-title-of = { $lesson } – { $game }
lesson-count = { $number } sur { $count }
lesson-go-on = Continuer
lesson-show = Montrer
lesson-lit = À toucher maintenant : { $what }
lesson-leave = Quitter ; vous pourrez reprendre ici plus tard
lesson-repeat = Refaire cette étape
lesson-skip = Passer cette étape
lesson-start-again = Recommencer
lesson-real = Jouer une vraie partie
lesson-astray = Pas encore :

## K2

lesson-k2-welcome = Bienvenue ! Les alpinistes A et B sont à vous. En 18 jours, menez-les aussi haut que vous osez, et gardez-les en vie.
lesson-k2-pick = Chaque jour, vous jouez trois de vos six cartes. Touchez l’une après l’autre celles qui s’allument, puis validez.
lesson-k2-pick-done = Le vert, c’est le déplacement ; les poumons augmentent le niveau. Les trois autres cartes restent en main.
lesson-k2-token = Seul en montagne, vous prenez un jeton Danger par jour. Prenez le 0 : il ne coûte rien.
lesson-k2-walk-a = En route ! Touchez A, puis la case éclairée, puis validez.
lesson-k2-walk-a-done = Entrer sur une case coûte son nombre vert. A est entré sur trois cases à 1.
lesson-k2-raise = L’air rare épuise. Donnez à A la carte Acclimatation : touchez la carte, puis A.
lesson-k2-raise-done = Le niveau de A passe de 1 à 3. Au-dessous de 1, un alpiniste meurt : gardez de la réserve.
lesson-k2-rope-up = Le petit nombre d’une corde sert comme un déplacement. Touchez B, la case éclairée, puis validez.
lesson-k2-end = Toutes les cartes sont jouées. Terminez votre tour, et la nuit tombe.
lesson-k2-end-done = Chaque nuit, le terrain, les tentes et la météo changent les niveaux. Ici en bas, le terrain donne 1.
lesson-k2-storm = Plus tard, haut sur la pente : regardez ce jour. Cette nuit, le vent prendra des niveaux là où vous êtes.
lesson-k2-rope = Le grand nombre d’une corde ne sert qu’à descendre. Touchez la carte Corde et donnez à A le grand nombre.
lesson-k2-rope-down = Touchez maintenant A et la case éclairée plus bas, puis validez.
lesson-k2-rope-down-done = A garde ses points : descendre n’en coûte jamais.
lesson-k2-tent = Le vent arrive. Touchez la tente à côté de A et validez : elle coûte autant qu’entrer sur la case.
lesson-k2-tent-done = La tente reste ici jusqu’à la fin et donne 1 niveau chaque nuit. Chaque alpiniste n’en a qu’une.
lesson-k2-pay = Votre jeton Danger réclame 1 point. Touchez-le et validez : un déplacement inutilisé suffit.
lesson-k2-walk-b = B peut encore monter : touchez B, puis la case éclairée, puis validez.
lesson-k2-night = Regardez les calculs de la nuit à côté de A et B, puis terminez votre tour.
lesson-k2-night-done = Le vent est passé, la tente a aidé, et tous deux sont en vie.
lesson-k2-top = Un autre jour, juste sous 8000 m. Menez A sur la case éclairée.
lesson-k2-top-done = 7 points ! Ils restent à vous même si A redescend. Seule la mort les reprendrait.
lesson-k2-stay = Mais regardez la nuit de A là-haut : le terrain prend 2 et le vent 2. A mourrait.
lesson-k2-down = Personne ne reste donc là-haut. Faites descendre A par la corde sur la case éclairée.
lesson-k2-last-night = Terminez votre tour. Il reste une carte, et ce n’est pas grave.
lesson-k2-last-night-done = A est en vie et garde ses 7 points. Monter, toucher la hauteur, redescendre à temps : c’est K2.
lesson-k2-finish = Vous savez l’essentiel. À vous de gravir votre montagne : de petits conseils vous suivent les premiers jours.

## Karakorum

lesson-karakorum-welcome = Trois sommets, et sur chacun un pion à vous. Formez des expéditions de cartes pour faire monter vos pions.
lesson-karakorum-reveal = C’est votre manche : révélez une carte.
lesson-karakorum-more = Un 3 vert. Vous pouvez révéler jusqu’à trois cartes. Encore une !
lesson-karakorum-third = Un 2 rouge : une autre couleur. Révélez-en encore une.
lesson-karakorum-third-done = Un 4 vert ! À deux, trois cartes sont la limite : maintenant, vous prenez.
lesson-karakorum-take = Vous pouvez prendre plusieurs cartes d’une couleur. Touchez les deux vertes, puis prenez-les.
lesson-karakorum-take-done = L’autre joueur a pris le 2 rouge que vous laissiez : chacun peut prendre une carte du reste.
lesson-karakorum-place = Les nombres ne doivent jamais baisser. Commencez une expédition avec le 3, puis posez le 4 dessus.
lesson-karakorum-place-done = Ce sont les piolets qui comptent plus tard. Dès trois cartes, une expédition peut être marquée.
lesson-karakorum-end = Deux cartes, c’est trop peu. Terminez votre tour ; l’autre joueur révèle ensuite.
lesson-karakorum-take-one = L’autre joueur a pris le 6 jaune. Vous pouvez prendre une carte : le 5 vert convient.
lesson-karakorum-place-on = Posez le 5 sur votre expédition.
lesson-karakorum-place-on-done = Trois cartes : vous pourriez marquer leurs 2 piolets, et votre pion vert monterait de 2 cases.
lesson-karakorum-goals = Mais regardez les objectifs. Exactement quatre cartes d’une couleur valent 5 cases au premier !
lesson-karakorum-wait = Attendez donc un peu : terminez votre tour sans marquer.
lesson-karakorum-again = C’est de nouveau votre manche. Révélez une carte.
lesson-karakorum-stop = Un 8 vert, exactement ce qu’il faut ! Arrêtez : ce que vous ne révélez pas, personne ne le prend.
lesson-karakorum-take-last = Prenez-le.
lesson-karakorum-place-last = Posez le 8 sur votre expédition.
lesson-karakorum-score = Quatre cartes ! Prenez l’objectif sous l’expédition, puis terminez votre tour.
lesson-karakorum-score-done = Votre pion vert est 5 cases plus haut, les cartes s’en vont, et l’objectif est à vous seul.
lesson-karakorum-late = Bien plus tard : la pioche est vide et les pions sont hauts. Il vous reste une carte à poser.
lesson-karakorum-last = Commencez une expédition avec elle et terminez votre tour. Tout est alors compté.
lesson-karakorum-last-done = Les expéditions d’au moins trois cartes ont compté leurs piolets. Chaque plus courte a coûté 3 cases.
lesson-karakorum-count = Chacun écarte un pion qui mène ; les deux autres comptent. Vous : 29 et 11. L’autre : 8 et 10. Vous gagnez !
lesson-karakorum-finish = C’est tout le jeu. Jouez une vraie partie contre un robot facile : de petits conseils vous suivront au début.
