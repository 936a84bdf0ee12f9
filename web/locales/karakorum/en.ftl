### Words of Karakorum, fetched with it. The page itself says its name and how far a saved game is.

karakorum-about = A card game by Reiner Knizia: lead expeditions up three peaks and score them before your rivals do. Apart from the deck, all cards are face up.
karakorum-seed = Game code
karakorum-seed-about = Everyone who enters the same code gets the same deck. Use 1–32 letters (a–z), digits or hyphens.
karakorum-colour-R = red
karakorum-colour-G = green
karakorum-colour-Y = yellow
karakorum-card = { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} { $value } ({ $axes ->
    [0] no ice axes
    [one] { $axes } ice axe
   *[other] { $axes } ice axes
})
karakorum-peaks = The three peaks
karakorum-peak = The { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} peak: { $pawns }
karakorum-pawn = { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} { $field }
karakorum-deck-reveal = { $deck }: reveal one
karakorum-discard = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
karakorum-discard-short = discarded
karakorum-display = Face-up cards
karakorum-players = Players
karakorum-round = Round { $round }
karakorum-rounds = Rounds
karakorum-round-back = Previous round
karakorum-round-on = Next round
karakorum-active = active
karakorum-goal-four = exactly 4 cards
karakorum-goal-six = exactly 6 cards
karakorum-goal-pair = two expeditions with at least 3 cards each
karakorum-goal-axes10 = at least 10 ice axes
karakorum-expeditions = { $name }’s expeditions
karakorum-expedition = Expedition { $number }: { $cards }. { $sum }
karakorum-new-expedition = Start a new expedition
karakorum-taken = Cards to place
karakorum-pick-card = Tap the card you want to place first.
karakorum-hint-place = Tap a card, then an expedition or the plus sign – or drag the card there.
karakorum-phase-reveal = Reveal cards
karakorum-phase-take = Take cards
karakorum-phase-allot = Place and score
karakorum-prompt-reveal = { $name }, reveal a card
karakorum-prompt-reveal_on = { $name }, nothing here fits yet: reveal another card
karakorum-prompt-reveal_more = { $name }, reveal another card or stop
karakorum-prompt-take = { $name }, take one or more cards of one colour
karakorum-prompt-take_one = { $name }, take one card
karakorum-prompt-take_none = { $name }, nothing here fits your expeditions: you take nothing
karakorum-prompt-take_or_pass = { $name }, take one card or pass
karakorum-prompt-pass = { $name }, nothing here fits your expeditions: pass
karakorum-prompt-place = { $name }, place { $count ->
    [one] your card
   *[other] your cards
}
karakorum-prompt-place_or_remove = { $name }, place { $count ->
    [one] your card
   *[other] your cards
}; you may remove a short expedition first
karakorum-prompt-place_or_score = { $name }, place { $count ->
    [one] the other card
   *[other] the other cards
} or score
karakorum-prompt-make_room = { $name }, there’s no room: remove a short expedition first
karakorum-prompt-score_first = { $name }, there’s no room: score the expedition first
karakorum-prompt-score_or_end = { $name }, score or end your turn
karakorum-prompt-end = { $name }, end your turn
karakorum-go = Start game
karakorum-reveal = Reveal a card
karakorum-stop = Stop
karakorum-take = { $count ->
    [0] { $most ->
        [1] Choose a card
       *[other] Choose cards
    }
    [one] Take { $count } card
   *[other] Take { $count } cards
}
karakorum-pass = Pass
karakorum-none = Take nothing
karakorum-do-axes = Axes { $gain }
karakorum-do-four = 4 cards { $gain }
karakorum-do-six = 6 cards { $gain }
karakorum-do-pair = Pair { $gain }
karakorum-do-axes10 = 10 axes { $gain }
karakorum-do-remove = Remove { $gain }
karakorum-choose-first = Tap the card you want to take first.
karakorum-others = The other players’ expeditions
karakorum-goals-of = { $colour ->
    [R] Red
    [G] Green
   *[Y] Yellow
} goal cards
karakorum-goals-open = { $colour ->
    [R] Red
    [G] Green
   *[Y] Yellow
} goal cards: { $list }
karakorum-goals-none = all claimed
karakorum-goals-now = { $goals }. Can be claimed now: { $list }
karakorum-goals-about = Score an expedition of this colour that meets a goal, and the pawn climbs as many fields as the flag shows. Each goal can be claimed only once, by whoever gets there first.
karakorum-goal-text = { $goal }: { $fields } fields
karakorum-goal-claimed = Already claimed.
karakorum-claim = Claim { $gain }
karakorum-progress-four = { $have } of { $need } cards
karakorum-progress-six = { $have } of { $need } cards
karakorum-progress-pair = { $have } of { $need } expeditions
karakorum-progress-axes10 = { $have } of { $need } ice axes
karakorum-pile-sum = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $axes ->
    [one] { $axes } axe
   *[other] { $axes } axes
}
karakorum-register = Discard pile and deck
karakorum-register-cell = { $gone } discarded{ $gone ->
    [0] {""}
   *[other] {" "}(ice axes: { $axes })
}, { $unseen } in the deck
karakorum-register-gone = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}: the number shows its ice axes
karakorum-register-unseen = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}: how many of each value are left, in unknown order
karakorum-do-remove-free = Remove
karakorum-how-axes = ice axes
karakorum-how-four = the “4 cards” goal
karakorum-how-six = the “6 cards” goal
karakorum-how-pair = the “pair” goal
karakorum-how-axes10 = the “10 ice axes” goal
karakorum-log-round = { $name } is the active player; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}.
karakorum-log-revealed = { $name } reveals { $card }.
karakorum-log-stopped = { $name } stops.
karakorum-log-took = { $name } takes { $cards }.
karakorum-log-blocked = { $name } can’t take anything.
karakorum-log-passed = { $name } passes.
karakorum-log-discarded = Discarded: { $cards }.
karakorum-log-placed = { $name } places { $card }.
karakorum-log-started = { $name } starts an expedition with { $card }.
karakorum-log-removed = { $name } removes a { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition: { $gain }, now at { $to }.
karakorum-log-scored = { $name } scores a { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition for { $how }: { $gain }, now at { $to }.
karakorum-log-final-axes = { $name } scores a { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition of { $count } cards: from { $from } to { $to }.
karakorum-log-final-remove = { $name }’s { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition is too short ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}): back from { $from } to { $to }.
karakorum-log-over = The game is over.
karakorum-log-short = { $count ->
    [one] { $name }: 1 card
   *[other] { $name }: { $count } cards
}
karakorum-end-summits = { $names } wins with all three pawns on the summit
karakorum-end-comparison = { $names } wins
karakorum-end-shared = { $names } share the victory
karakorum-last-scoring = Final scoring
karakorum-again = Same deck again
karakorum-anew = New game
karakorum-share-pawns = { $name }: red { $red }, green { $green }, yellow { $yellow }
karakorum-result-running = Verified so far: game in progress, { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
karakorum-leave-sure = From now on { $name } will be played automatically and take as few cards as possible. You can’t undo this.
karakorum-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
karakorum-latest = Latest games

karakorum-explain-card = Value { $value }: goes on an expedition of its colour whose top card is not higher. { $axes ->
    [0] It has no ice axes.
    [one] Its ice axe counts { $axes } field when the axes are scored.
   *[other] Its ice axes count { $axes } fields when the axes are scored.
}
karakorum-explain-deck = { $count ->
    [one] The deck, { $count } card: the round that reveals the last card is the last one.
   *[other] The deck, { $count } cards: the round that reveals the last card is the last one.
}
karakorum-explain-discard = Discarded cards lie open to all and never come back.
karakorum-explain-gap = Up to { $limit } cards may be revealed in a round: one more than there are players.
karakorum-explain-goal-four = Goal: score an expedition of exactly 4 cards of this colour to move its pawn { $fields } fields.
karakorum-explain-goal-six = Goal: score an expedition of exactly 6 cards of this colour to move its pawn { $fields } fields.
karakorum-explain-goal-pair = Goal: score two expeditions of this colour, at least 3 cards in each, to move the pawn { $fields } fields; both are discarded.
karakorum-explain-goal-axes10 = Goal: score an expedition of this colour with at least 10 ice axes to move its pawn { $fields } fields.
karakorum-explain-goal-open = Only one player can claim it.
karakorum-explain-goal-gone = It has been claimed.
karakorum-explain-track = The track of a peak, from base camp (0) to the summit (30): ice axes and goals move the pawns up; steps beyond 30 are lost.
karakorum-explain-pawn = Pawn of { $name }: field { $field } of 30 on this peak.
karakorum-explain-pile = Expedition with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $axes ->
    [one] { $axes } ice axe
   *[other] { $axes } ice axes
}: from 3 cards on it may be scored in a round in which it gets a card.
karakorum-explain-new = Starts a new expedition: you may have four, and only one colour twice.
karakorum-explain-score = { $fields ->
    [one] Scores this expedition: its pawn moves up { $fields } field, and the cards are discarded.
   *[other] Scores this expedition: its pawn moves up { $fields } fields, and the cards are discarded.
}
karakorum-explain-remove = { $fields ->
    [one] Removes this short expedition to make room: its pawn goes back { $fields } field.
   *[other] Removes this short expedition to make room: its pawn goes back { $fields } fields.
}
karakorum-explain-players = All players with their three pawns and their expeditions.
karakorum-explain-active = The active player reveals the cards, takes first and may take several of one colour; next round it is the player on the left.

karakorum-table-rule = A crown marks the highest pawn on a peak. Each player sets aside the lowest pawn with a crown, and the other two add up. Nobody wins without a crown.
karakorum-table-summits = All three pawns on the summits: that wins at once.
karakorum-table-aside = { $field }, set aside
