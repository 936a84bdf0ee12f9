### Words of the lessons, fetched with the first one.

lesson-title-of = { $lesson }: { $game }
lesson-count = { $number } of { $count }
lesson-go-on = Go on
lesson-show = Show me
lesson-lit = To touch now: { $what }
lesson-leave = Leave; you can go on here later
lesson-repeat = Do this step again
lesson-skip = Skip this step
lesson-start-again = Start again
lesson-real = Play a real game
lesson-astray = Not quite yet:

## K2

lesson-k2-welcome = Welcome! Climbers A and B are yours. In 18 days, lead both as high as you dare – and keep them alive.
lesson-k2-pick = Every day you play three of your six cards. Tap the lit ones, one after the other, then confirm.
lesson-k2-pick-done = Green numbers are movement; lungs raise a climber’s level. The other three cards stay in your hand.
lesson-k2-token = Climbing alone, you take one risk token every day. Take the 0: it costs you nothing.
lesson-k2-walk-a = Now climb! Tap A, then the lit space, then confirm.
lesson-k2-walk-a-done = Entering a space costs its green number. A has entered three spaces for 1 each.
lesson-k2-raise = Thin air tires climbers. Give A the acclimatization card: tap the card, then A.
lesson-k2-raise-done = A’s level went from 1 to 3. Below 1 a climber dies, so keep some in reserve.
lesson-k2-rope-up = A rope’s small number works like movement. Tap B, the lit space, and confirm.
lesson-k2-end = All cards are used. End your turn, and night will fall.
lesson-k2-end-done = Every night the ground, tents and the weather change each level. Down here the ground gives 1.
lesson-k2-storm = Later, high on the slope: look at today. Tonight the wind will take levels where your climbers are.
lesson-k2-rope = A rope’s big number only leads down. Tap the rope card, then give A its big number.
lesson-k2-rope-down = Now tap A and the lit space below, then confirm.
lesson-k2-rope-down-done = A has kept the points: coming down never costs any.
lesson-k2-tent = The wind is still coming. Tap the tent beside A and confirm: it costs as much as entering the space.
lesson-k2-tent-done = The tent stays here to the end and gives 1 level every night. Each climber has just one.
lesson-k2-pay = Your risk token wants 1 point from you. Tap it and confirm: unused movement will do.
lesson-k2-walk-b = B can still climb: tap B, then the lit space, then confirm.
lesson-k2-night = Look at tonight’s sums beside A and B, then end your turn.
lesson-k2-night-done = The wind has passed, the tent has helped, and both are alive.
lesson-k2-top = Another day, just below 8000 m. Take A up to the lit space.
lesson-k2-top-done = 7 points! They stay yours even when A comes down. Only death would take them.
lesson-k2-stay = But look at A’s night up here: the ground takes 2 and the wind takes 2. A would die.
lesson-k2-down = So nobody stays at the top. Let A come down by the rope to the lit space.
lesson-k2-last-night = End your turn. One card is left over, and that is fine.
lesson-k2-last-night-done = A lives, and keeps the 7 points. Up, touch the height, and down in time: that is K2.
lesson-k2-finish = You know all you need. Now climb a mountain of your own: short hints will stay with you for the first days.

## Karakorum

lesson-karakorum-welcome = Three peaks, and on each a pawn of yours. Collect expeditions of cards to move your pawns up.
lesson-karakorum-reveal = It is your round: reveal a card.
lesson-karakorum-more = A green 3. You may reveal up to three cards. Reveal another one!
lesson-karakorum-third = A red 2 is another colour. Reveal one more.
lesson-karakorum-third-done = A green 4! Three is the limit for two players, so now you take.
lesson-karakorum-take = You may take several cards of one colour. Tap the two green ones, then take them.
lesson-karakorum-take-done = The other player has taken the red 2 you left: everyone may take one of the rest.
lesson-karakorum-place = Numbers must never fall. Start an expedition with the 3, then put the 4 on it.
lesson-karakorum-place-done = The axes on the cards are what counts later. An expedition can be scored from three cards on.
lesson-karakorum-end = Two cards are too few. End your turn; then the other player reveals.
lesson-karakorum-take-one = The other player took the yellow 6. You may take one card: the green 5 fits.
lesson-karakorum-place-on = Put the 5 on your expedition.
lesson-karakorum-place-on-done = Three cards: now you could score their 2 axes, and your green pawn would move 2 fields.
lesson-karakorum-goals = But look at the goals. Exactly four cards of a colour are worth 5 fields to whoever is first!
lesson-karakorum-wait = So wait a little: end your turn without scoring.
lesson-karakorum-again = It is your round again. Reveal a card.
lesson-karakorum-stop = A green 8, just what you need! Stop: what you don’t reveal, nobody else can take.
lesson-karakorum-take-last = Take it.
lesson-karakorum-place-last = Put it on your expedition.
lesson-karakorum-score = Four cards! Claim the goal below the expedition, then end your turn.
lesson-karakorum-score-done = Your green pawn is 5 fields higher, the cards are gone, and the goal is yours alone.
lesson-karakorum-late = Much later: the deck is empty and the pawns are high. One last card is in your hand.
lesson-karakorum-last = Start an expedition with it and end your turn. Then everything is counted.
lesson-karakorum-last-done = Expeditions of three or more were scored by their axes. Each shorter one cost 3 fields.
lesson-karakorum-count = Now each player sets one led pawn aside; the other two count. You: 29 and 11. The other: 8 and 10. You win!
lesson-karakorum-finish = That is the whole game. Now play a real one against an easy bot: short hints will stay with you at first.
