### Words of the page. Terms follow the printed games.

app-title = K2
app-unofficial = An unofficial adaptation of the board game by Adam Kałuża

## Home

home-quick = Climb now
home-quick-about = Solo, easy side, summer
home-continue = Continue
home-setup = New expedition
home-setup-about = 1-5 people, both sides, every weather
home-daily-about = One for everybody, every day
home-karakorum-about = Card game for 2-4 people, three peaks
home-games = Your games
home-rules = How to play
home-settings = Settings
home-about = About
home-loading = Getting the mountain ready

engine-failed-download = The game could not be downloaded. Check the connection and try again.
engine-failed-start = The game did not start in this browser. Try again, or use a newer browser.
engine-failed-stalled = The game has stopped loading. Try again.
engine-failed-died = The browser has ended the game in the background. Nothing is lost; try again.
retry = Try again
back = Back
close = Close
cancel = Cancel

notices-title = Notices
update-waits = A new version is here. Your games stay as they are.
update-now = Change over

## Set-up

setup-title = New expedition
setup-players = Players
setup-players-count = { $count ->
    [1] Solo
   *[other] { $count } players
}
setup-name = Name of player { $number }
setup-name-hint = Player { $number }
setup-colour = Colour of player { $number }: { $colour }. Tap for another
colour-0 = orange
colour-1 = blue
colour-2 = cream
colour-3 = plum
colour-4 = teal
setup-start = Who starts
setup-start-draw = Draw
setup-board = Side of the mountain
setup-board-easy = Easy
setup-board-hard = Hard
setup-weather = Weather
setup-weather-summer = Summer
setup-weather-winter = Winter
setup-weather-mixed = Mixed
setup-family = Family variant: each player has one rescue card
setup-crowded = Easier limits for five players
setup-seed = Seed of the mountain
setup-seed-about = The same seed gives everyone the same weather, tokens and cards. 1-32 letters, digits, hyphens.
setup-seed-new = Another seed
setup-go = Start the climb

## Teams and climbers

player-default = Player { $number }
climber-of = { $name }, climber { $letter }
team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-dead = dead
team-level = level { $level }
team-marker = marker on { $points }
team-left = has left the table
team-starts = starts today
team-rescue = rescue card
team-unseen = Not seen yet this deal
team-played = Played this deal

## The day

day-of = Day { $day } of 18
day-short = { $day }/18
weather-clear = clear
weather-loss = level −{ $loss }
weather-surcharge = steps +{ $surcharge }
weather-day = Day { $day }: { $what }
weather-effect-at = { $effect } { $zones }
zone-0 = below 6000 m
zone-1 = 6000-7000 m
zone-2 = 7000-8000 m
zone-3 = above 8000 m
zone-limit = at most { $limit }
altitude = { $metres } m
forecast-title = Forecast

phase-select = Choose three cards
phase-token = Take a risk token
phase-rescue = Rescue?
phase-night = Night

## Cards

card-m = Move { $up }
card-r = Rope { $up } up or { $down } down
card-a = Acclimatization { $level }
card-a0 = Acclimatization 0: gives nothing

## Choosing cards

select-prompt = { $name }, choose three cards
select-forced = { $name }: the last three cards of the deal, all of them are played
select-sum = Risk sum { $sum }
select-go = Play these three
select-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
select-hand = Your hand
first-select = First choose your cards; then you walk.

## Risk

risk-taker = { $name } dares most and takes a token
risk-solo = You take a token every day
risk-tie = { $names } tie at { $sum }: nobody takes a token
risk-hint = The number on the token is what you pay in this turn, in points or levels. Who uses no card pays nothing.
first-token = First take a risk token.
risk-token = Token { $value }: { $value ->
    [0] costs nothing
    [one] costs { $value } point
   *[other] costs { $value } points
}
risk-open = Open risk tokens: { $list }
risk-left = In the bag: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } risk point to pay
   *[other] { $count } risk points to pay
}

## The turn

turn-cards = Cards to give
turn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-down = { $points } for going down
turn-give-to = Give { $card } to
turn-give-up = { $letter }: { $up } either way
turn-give-down = { $letter }: { $down } going down
turn-give-move = { $letter }: { $up } to walk
turn-give-level = { $letter }: level +{ $level }
turn-tent-label = Climber { $letter } pitches the tent here for { $cost }
turn-pay = Pay it
turn-pay-count = Pay { $count }
turn-pay-move = Pay 1 from { $letter }’s points
turn-pay-level = Pay 1 from { $letter }’s level
turn-undo = Undo
turn-redo = Redo
turn-end = End turn
turn-rest = Rest today
turn-must-walk = Climber { $letter } stands on a full space and must walk on.
turn-pick-climber = Tap one of your climbers, then a lit space. Or give the cards by hand.
turn-pick-space = Tap a lit space: its number is the cost.
turn-nothing-to-reach = Climber { $letter } cannot walk with what is left.
turn-of = { $name }’s turn
hand-over-about = { $name } comes to the screen.
hand-over-go = { $name }’s turn: go on
hand-over-first = First go on, with the button below.

plan-to = Climber { $letter } to { $place }
plan-touch = Climber { $letter } touches { $place }, which is full
plan-touch-gain = Climber { $letter } touches { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plan-camp = Climber { $letter } camps at { $place }
plan-walk = walk { $cost }
plan-walk-tent = walk and tent { $cost }
plan-tent = tent { $cost }
plan-with-risk = { $what } + risk { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] nothing wasted
   *[other] { $wasted } wasted
}
plan-tonight = { $letter } tonight: { $sum }
plan-careful = needs a tent or another card
plan-deadly = costs a life
plan-accept = Do it
plan-pay-by-hand = Pay one by one
pay-about = Tap a coin to pay it; the marked ones are best.
pay-proposed = { $count ->
    [one] Pay the marked one
   *[other] Pay the marked ones
}
pay-card = Give { $card } to { $letter } and pay with it
pay-from-points = { $points } unused
pay-from-level = level { $level } → { $left }
plan-with-tent = With tent
plan-no-tent = No tent
plan-touch-back = Touch and return
plan-touch-on = Touch and go on
plan-cards = Cards for it
plan-no-card = no card
plan-cancel = Not this

confirm-death = { $name }’s climber { $letter } would die tonight ({ $sum }).
confirm-death-savable = Something can still be done.
confirm-death-undo = Only undo can change that now.
confirm-death-lost = Nothing can change that any more.
confirm-death-end = End the turn all the same
confirm-death-back = Back to the turn
confirm-rest = No card was used. Resting costs nothing. End the turn?
confirm-rest-token = No card was used. Resting costs nothing: the risk token need not be paid. End the turn?
confirm-rest-end = Rest

## Tonight

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = stays { $level }
tonight-ground = { " " }{ $sign }{ $amount } ground
tonight-tent = { " " }+1 tent
tonight-weather = { " " }−{ $amount } weather
tonight-risk = { " " }−{ $amount } risk
tonight-dies = dies
tonight-capped = , at most { $result }
tonight-unpaid = { $count } risk still to pay
night-title = Night { $day }
night-skip = Skip
night-go-on = Go on

## Rescue

rescue-prompt = { $name }, climber { $letter } will not last the night. Use your rescue card?
rescue-about = Choose a lit space below 6000 m. The climber is back with level 1 and loses 4 boxes of points.
rescue-to = Rescue to { $place }
rescue-choose = Choose a lit space
first-rescue = First decide about the rescue.
rescue-decline = Let climber { $letter } go

## Places

place-camp = base camp
place-summit = the summit
place-space = space { $number }
space-label = { $place }, entry { $cost }, ground { $modifier }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }{ $people }
space-people = ; here: { $list }
space-facts = { $place }: entry { $cost }, night { $modifier }, points { $points }.
space-price-risk = { $cost } + risk { $risk }
space-target = ; within reach for { $cost }, level { $result } tomorrow
space-target-careful = ; within reach for { $cost }, would die tonight without a tent or another card
space-target-dies = ; within reach for { $cost }, would die tonight
space-full = ; full, can be touched for { $cost }
space-full-dies = ; full, can be touched for { $cost }, would cost a life
climber-label = { $name }, climber { $letter }, at { $place }, level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Curtain

curtain-title = Pass the device to { $name }
curtain-about = The others look away. Nobody sees your cards until all have chosen.
curtain-lift = I am { $name }

## Log

log-title = Log
log-morning = Day { $day }: { $weather }. { $name } starts.
log-picked = { $name } has chosen.
log-revealed = { $name } plays { $cards } (risk { $sum }).
log-taker = { $name } dares most.
log-tie = Nobody takes a risk token.
log-took = { $name } takes risk token { $value }.
log-gave = { $name } gives { $card } to { $letter }.
log-walked = { $name } { $letter } walks to { $place } for { $cost }.
log-summit = { $name } { $letter } stands on the summit, number { $place }!
log-camped = { $name } { $letter } pitches the tent at { $place } for { $cost }.
log-paid-move = { $name } { $letter } loses a movement point to the risk.
log-paid-level = { $name } { $letter } loses a level to the risk.
log-ended = { $name } ends the turn.
log-night = { $name } { $letter }: { $sum }.
log-fell = { $name } { $letter } does not come down again.
log-awaiting = { $name } { $letter } is in danger.
log-died = { $name } { $letter } is lost.
log-rescued = { $name } { $letter } is rescued to { $place }, points back to { $points }.
log-declined = { $name } lets { $letter } go.
log-out = { $name } has nobody left on the mountain.
log-over = The expedition is over.

## End

end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rank }
end-winner = { $names } wins with { $points }
end-summit-order = Equal on points: { $names } was first on the summit
end-shared = { $names } share the victory with { $points }
rank-himalayan = Himalayan mountaineer
rank-alpinist = Alpinist
rank-hiker = Hiker
rank-tourist = Tourist
rank-from = from { $points }
rank-below = less
end-ranks = Ranks on this mountain
end-nobody = Nobody stood on the summit.
end-chart = Height and level over the days
end-again = Same mountain again
end-new = A new mountain
end-race-again = Race { $name } again
end-answer = Send your answer
end-answer-to = Send your answer to { $name }
end-unranked = Played on from another game: this one counts for no record.
end-hide = Look at the table
end-show = Show the result
end-place = Place
end-player = Player
end-climber = Climber { $letter }
end-total = Total
end-died = died
end-summit-day = { $who }: on the summit on day { $day }
end-death-day = { $who } died in the night of day { $day }.
end-tie-summit = Equal points: whoever was on the summit first is ahead.
end-tie-shared = Equal points and nobody of them on the summit: they share the place.
end-best-first = Your first climb on this side in this weather. This is the score to beat.
end-best-new = Your best climb so far! Before: { $points }.
end-best-equal = As good as your best climb so far.
end-best = Your best so far: { $result }.
chart-clear = clear
chart-wind = wind: levels fall
chart-snow = snow: steps cost more
chart-storm = storm: both

## Challenges, results, races

challenge-title = A challenge
challenge-from = { $name } challenges you
challenge-someone = Your friend
challenge-beat = { $name } reached { $result }. Can you beat that?
challenge-daily = Mountain of { $date } · { $mode }
challenge-about = A climb on K2 for one player: two climbers, 18 days, about 20 minutes. Everyone who takes it up gets the same weather, tokens and cards.
challenge-name = Your name
challenge-go = Climb it
challenge-race = Race { $name }
challenge-continue = Continue your climb (day { $day })
challenge-restart = Start over
challenge-watch = Watch { $name }’s climb
challenge-lost = Part of this link was damaged and has been left out.
answer-title = An answer
answer-from = An answer from { $name }
standing-you = You
standing-ahead-you = You are ahead.
standing-ahead = { $name } is ahead.
standing-even = It is a tie.
result-waiting = Checking the game
result-title = A result
result-verified = Verified: { $result }
climb-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
result-running = Verified so far: day { $day }, points { $points }
result-proves = This browser has played every choice again: on this mountain they give exactly this result.
result-proves-running = This browser has played every choice so far again; all of them are legal on this mountain.
result-cannot = Nothing can show whether it was the first try.
result-proves-table = This browser has played every choice again: with this deck they give exactly this result.
result-watch = Watch it
result-try = Try the same mountain
result-race = Race the ghost
ghost-default = the ghost
ghost-of = Racing { $name } ({ $result })
race-won = You have beaten { $name } ({ $points }).
race-lost = { $name } was better ({ $points }).
race-even = As many points as { $name } ({ $points }).

## The mountain of the day

daily-title = Mountain of the day
daily-go = Climb it
daily-first = First try: { $result }
daily-first-tag = first try
daily-best = Best: { $result } ({ $count ->
    [one] { $count } climb
   *[other] { $count } climbs
})
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-next = The next mountain in { $time }
daily-archive = The days before
daily-more = Earlier days

## Records

records-title = Records
records-none = No finished climb alone yet.
records-best = Best
records-climbs = Climbs
records-summits = Summits
records-deaths = Deaths
records-latest = Latest climbs

## Sharing

share-title = Share
share-result = The result
share-challenge = Challenge a friend
share-answer = Your answer
share-answer-to = Your answer to { $name }
share-name = Your name
share-message = A short message, if you like
share-preview = What will be sent
share-moment = { $game }: a moment of a game
share-text-challenge = Will you climb this mountain too? { $mountain }
share-text-beat = I reached { $result }. Can you beat that? { $mountain }
share-text-answer = I reached { $result } on your mountain.
share-text-theirs = You had { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Send …
share-copy-link = Copy link
share-copy-text = Copy text and link
share-copied = Copied.
share-copy-by-hand = The browser did not allow it: the link is marked above, copy it from there.
share-qr = QR code
share-picture = Picture
share-save-picture = Save the picture
picture-height = Height
picture-level = Acclimatization
picture-day = Day
share-about-result = Whoever opens the link sees the game played again and verified, and can race you.
share-about-challenge = Whoever opens the link gets the same mountain: same weather, tokens and cards.
share-about-answer = Whoever opens the link sees both results and can race you again.
share-about-game = Whoever opens the link sees the game played again and verified.
share-about-moment = Whoever opens the link sees the game at this moment and can play on from there.
share-daily = K2 of { $date } · { $mode }

## Watching a game

replay-moment = Moment of the game
replay-moment-of = { $where }, step { $at } of { $count }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-day-back = To the day before
replay-day-on = To the next day
replay-link = Link to this moment
replay-play-on = Play on from here

## Karakorum

karakorum-title = Karakorum
karakorum-about = The card game by Reiner Knizia: send expeditions up three peaks and score them before the others do. All cards lie open but for the deck.
karakorum-colour-R = red
karakorum-colour-G = green
karakorum-colour-Y = yellow
karakorum-card = { $colour } { $value }, { $axes ->
    [0] no axe
    [one] { $axes } axe
   *[other] { $axes } axes
}
karakorum-peaks = The three peaks
karakorum-peak = The { $colour } peak: { $pawns }
karakorum-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
karakorum-discard = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
karakorum-discard-short = discarded
karakorum-display = Open cards
karakorum-players = Players
karakorum-active = first
karakorum-goals = Goals
karakorum-goal-four = exactly 4 cards
karakorum-goal-six = exactly 6 cards
karakorum-goal-pair = two expeditions of at least 3 cards
karakorum-goal-axes10 = at least 10 axes
karakorum-expeditions = Expeditions of { $name }
karakorum-expedition = Expedition { $number }: { $cards }
karakorum-new-expedition = Start an expedition
karakorum-taken = Cards to place
karakorum-pick-card = First tap the card you want to place.
karakorum-hint-place = Tap a card, then an expedition or the plus; or drag it there.
karakorum-phase-reveal = Turn up cards
karakorum-phase-take = Take cards
karakorum-phase-allot = Place and score
karakorum-prompt-reveal = { $name }, turn up a card
karakorum-prompt-reveal_on = { $name }, nothing here fits yet: turn up another card
karakorum-prompt-reveal_more = { $name }, turn up another card or stop
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
}; first you may remove a short expedition
karakorum-prompt-place_or_score = { $name }, place { $count ->
    [one] the other card
   *[other] the other cards
} or score
karakorum-prompt-make_room = { $name }, there is no room: remove a short expedition first
karakorum-prompt-score_first = { $name }, there is no room: score the expedition first
karakorum-prompt-score_or_end = { $name }, score or end your turn
karakorum-prompt-end = { $name }, end your turn
karakorum-go = Deal
karakorum-reveal = Turn up a card
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
karakorum-none = Nothing fits
karakorum-do-axes = Axes { $gain }
karakorum-do-four = 4 cards { $gain }
karakorum-do-six = 6 cards { $gain }
karakorum-do-pair = Pair { $gain }
karakorum-do-axes10 = 10 axes { $gain }
karakorum-do-remove = Remove { $gain }
karakorum-choose-first = First tap the card you want to take.
karakorum-others = The other players’ expeditions
karakorum-goals-of = Goals: { $colour }
karakorum-goals-about = Score an expedition of this colour that has what a goal asks for, and the pawn climbs as far as its flag says. Each goal can be claimed once, by whoever is first.
karakorum-goal-text = { $goal }: { $fields } fields
karakorum-goal-claimed = Already claimed.
karakorum-claim = Claim { $gain }
karakorum-progress-four = { $have } of { $need } cards
karakorum-progress-six = { $have } of { $need } cards
karakorum-progress-pair = { $have } of { $need } expeditions
karakorum-progress-axes10 = { $have } of { $need } axes
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
   *[other] {" "}(axes: { $axes })
}, { $unseen } in the deck
karakorum-register-gone = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}: the figure is its axes
karakorum-register-unseen = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}: how many of each value, in an order nobody knows
karakorum-do-remove-free = Remove
karakorum-how-axes = its axes
karakorum-how-four = the goal of 4 cards
karakorum-how-six = the goal of 6 cards
karakorum-how-pair = the goal of a pair
karakorum-how-axes10 = the goal of 10 axes
karakorum-log-round = { $name } is first; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}.
karakorum-log-revealed = { $name } turns up { $card }.
karakorum-log-stopped = { $name } stops.
karakorum-log-took = { $name } takes { $cards }.
karakorum-log-blocked = { $name } can take nothing.
karakorum-log-passed = { $name } passes.
karakorum-log-discarded = Discarded: { $cards }.
karakorum-log-placed = { $name } places { $card }.
karakorum-log-started = { $name } starts an expedition with { $card }.
karakorum-log-removed = { $name } removes a { $colour } expedition: { $gain }, now on { $to }.
karakorum-log-scored = { $name } scores { $colour } for { $how }: { $gain }, now on { $to }.
karakorum-log-final-axes = { $name }, { $colour } expedition of { $count }: from { $from } to { $to }.
karakorum-log-final-remove = { $name }, { $colour } expedition too short ({ $count }): from { $from } back to { $to }.
karakorum-log-over = The game is over.
karakorum-end-summits = { $names } wins: all three pawns on the summits
karakorum-end-comparison = { $names } wins
karakorum-end-shared = { $names } share the victory
karakorum-last-scoring = The last expeditions
karakorum-table-rule = A crown marks the highest pawn on a peak. Each player sets aside the lowest pawn with a crown, and the other two add up. Nobody wins without a crown.
karakorum-table-summits = All three pawns on the summits: that wins at once.
karakorum-table-out = out
karakorum-table-aside = { $field }, set aside
karakorum-again = The same deck again
karakorum-anew = A new game
karakorum-share-pawns = { $name }: red { $red }, green { $green }, yellow { $yellow }
karakorum-result-running = Verified so far: { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
karakorum-leave-sure = { $name } will take as little as possible from now on. This cannot be taken back.
karakorum-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Games

games-title = Your games
games-none = No games yet.
games-delete = Delete
games-delete-sure = Delete this game for good?
games-export = Export all
games-import = Import
games-imported = { $count ->
    [one] One game was imported.
   *[other] { $count } games were imported.
}
games-known = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
games-over = finished
games-day = day { $day }
games-aside = { $count ->
    [one] One thing could not be read and was kept aside; it goes along with an export.
   *[other] { $count } things could not be read and were kept aside; they go along with an export.
}
games-aside-remove = Remove what was kept aside
games-aside-remove-sure = It is deleted for good. Export it first if you want to keep it.
games-lost = This game is being played in another tab. Everything is saved there.
games-take-back = Play it here
games-leave = { $name } leaves the table
games-leave-sure = { $name }’s climbers will rest from now on. This cannot be taken back.
games-abandon = Abandon this game
games-abandon-sure = The game is deleted for good.

storage-refused = This browser does not let the game be saved: it lasts until the page is closed. Export it to keep it.
storage-evictable = The browser may clear old games by itself. Install the page or export your games to be safe.

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = As the browser
settings-theme = Appearance
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Nights and others’ turns
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-speed-off = At once
settings-hints = Short hints while playing
settings-sound = Sound and vibration
settings-erase = Erase everything
settings-erase-sure = All games and settings of this page are erased for good.
settings-erase-done = Everything is erased.

menu-title = Menu
menu-home = Home
menu-watch = Watch
teams-title = Teams

## Refusals

error-action_refused = Move { $number } of this game is not legal, so it cannot be opened.
error-already_placed = Expeditions are removed before the first card is placed.
error-bad_action = That is no move of this game.
error-bad_board = There is no such side of the mountain.
error-bad_json = This file is not a game that can be read.
error-bad_message = A message has at most { $max } ordinary characters.
error-bad_name = A name has at most { $max } ordinary characters.
error-bad_names = Give every player a name, or nobody.
error-bad_option = One of the options has a value that cannot be used.
error-bad_players = This game is for { $min } to { $max } players.
error-bad_rules = The version of the rules is missing or wrong.
error-bad_seed = A seed has 1 to 32 letters a-z, digits and hyphens.
error-bad_start = There is no such player to start.
error-bad_text = This is no game: use a link from this page.
error-bad_value = This file is not a game that can be read.
error-bad_weather = There is no such weather.
error-cannot_allot = These cards cannot all be placed.
error-cannot_place_rest = Then the other cards could not be placed any more.
error-card_not_here = That card is not there to be given.
error-cards_left = Place all your cards first.
error-climber_gone = Climber { $climber } is no longer on the mountain.
error-crowded_needs_five = The easier limits are for five players.
error-damaged_text = This link is damaged or incomplete; copy the whole of it again.
error-family_needs_two = The family variant is for two to five players.
error-game_over = The game is over.
error-goal_not_met = The expedition does not fulfil that goal.
error-goal_taken = That goal is already claimed.
error-may_pass = Take one card, or pass.
error-must_take = Something here can be taken, so something must be.
error-must_walk_on = Climber { $climber } stands on a full space and must walk on first.
error-name_lower_pile = Score the pair with expedition { $pile }.
error-never_given = This card has no points and is not given to anyone.
error-newer_rules = This was made with newer rules than this page knows. Reload the page and try again.
error-no_game_in_address = This link holds no game; copy the whole of it again.
error-no_new_card = Only an expedition that got a card this round can be scored.
error-no_points_left = Climber { $climber } has no movement points left to lose.
error-no_room = There is no room for another { $colour ->
    [R] red
    [G] green
    [Y] yellow
   *[other] such
} expedition.
error-no_rope = No rope leads there from where the climber stands.
error-no_such_day = There is no mountain for that day.
error-no_such_moment = This game has no such moment.
error-no_such_pile = There is no such expedition.
error-no_such_space = There is no such space.
error-not_awaiting = Another climber is decided first.
error-not_in_hand = These cards are not in the hand.
error-not_liable = Climber { $climber } got no card with points this turn, so its level cannot pay.
error-not_one_colour = Take cards of one colour only.
error-not_revealed = That card does not lie open.
error-not_shareable = A link tells every hidden card, so only a game alone or a finished one has one.
error-not_taken = You have not taken that card.
error-not_your_turn = It is another player’s turn.
error-nothing_to_pay = There is no risk to pay.
error-nothing_to_redo = There is nothing to redo.
error-nothing_to_take = Nothing that lies here can be placed: turn up another card.
error-nothing_to_undo = Only steps of the turn being played can be taken back.
error-only_down_points = That costs { $cost }. A rope used downwards does not help here: { $missing } missing.
error-only_one_card = Take one card, not more.
error-only_solo = Only a game alone can be told in short.
error-other_colour = That expedition has another colour.
error-other_game = This link says one game and holds another.
error-reveal_first = Turn up a card first.
error-risk_unpaid = { $unpaid ->
    [one] Pay the risk first: { $unpaid } point to go.
   *[other] Pay the risk first: { $unpaid } points to go.
}
error-space_full = That space is full (limit { $limit }), and the points do not reach beyond it.
error-takes_none = Whoever is first must take something.
error-tent_used = This climber’s tent is already pitched.
error-token_not_open = No such token lies open.
error-too_few_points = That costs { $cost }: { $missing } missing.
error-too_high = A rescue ends below 6000 m.
error-too_long = This is too long to be read.
error-too_long_to_remove = An expedition of three or more cards cannot be removed.
error-too_short = An expedition needs three cards to be scored.
error-unknown_game = This page does not know that game.
error-unknown_format = This was made by another version of the page. Reload it and try again.
error-value_too_low = Values never fall: the expedition is already at { $top }.
error-wrong_phase = That cannot be done now.
error-out-of-reach = Out of reach this turn.
error-day-to-come = That day has not come yet.
error-unknown-address = This address leads nowhere. Here is the way home.
error-unexpected = Something went wrong. The game is saved; reload the page to go on.

## What is this? One sentence on each thing of K2

risk-tokens = Risk tokens
track-title = Victory points: { $list }
explain-card-m = { $up ->
    [one] Movement card: gives one climber { $up } point to move up or down or to pitch a tent.
   *[other] Movement card: gives one climber { $up } points to move up or down or to pitch a tent.
}
explain-card-r = Rope card: gives one climber either { $up } to move up or down or to pitch a tent, or { $down } to move down only.
explain-card-a = Acclimatization card: raises one climber’s level by { $level } at once and adds nothing to your risk.
explain-card-a0 = Acclimatization card 0: it gives nobody anything, but it adds nothing to your risk either.
explain-risk-sum = Risk sum: the movement points and the ropes’ up values of the three cards. Whoever has the highest sum takes a risk token; if it is shared, nobody does.
explain-risk-sum-solo = Risk sum: the movement points and the ropes’ up values of the three cards. Playing solo you take a risk token every day, whatever the sum.
explain-tokens = Three risk tokens lie face up; whoever has to take one chooses among them.
explain-token = { $value ->
    [0] Risk token 0: whoever takes it loses nothing.
    [one] Risk token { $value }: whoever takes it must lose { $value } point this turn, from unused movement or from the level of a climber who got a card.
   *[other] Risk token { $value }: whoever takes it must lose { $value } points this turn, from unused movement or from the level of a climber who got a card.
}
explain-bag = The risk tokens still face down, by value: one of them replaces each token that is taken.
explain-day = The expedition lasts 18 days; whoever is alive after the last night keeps their points.
explain-forecast = The weather of today and of the next days: where it takes levels at night and where moving costs more.
explain-weather-clear = Day { $day }: clear. The weather takes nothing from anyone.
explain-weather-loss = Day { $day }: in these zones each climber loses { $loss ->
    [one] { $loss } level
   *[other] { $loss } levels
} at night: { $zones }.
explain-weather-surcharge = Day { $day }: in these zones entering a space or pitching a tent costs { $surcharge } more: { $zones }.
explain-weather-both = Day { $day }: in these zones entering a space or pitching a tent costs { $surcharge } more, and each climber loses { $loss ->
    [one] { $loss } level
   *[other] { $loss } levels
} at night: { $zones }.
explain-teams = All players with their climbers: level, victory points, and the sum of the coming night.
explain-level = Acclimatization level { $level }: every night changes it. After a night it is 6 at most; below 1 the climber dies.
explain-marker = { $points ->
    [one] { $points } victory point, for the most valuable space this climber has been on. A climber who dies scores 1.
   *[other] { $points } victory points, for the most valuable space this climber has been on. A climber who dies scores 1.
}
explain-total = { $points ->
    [one] { $points } victory point: both climbers of this player together.
   *[other] { $points } victory points: both climbers of this player together.
}
explain-tonight = Tonight’s sum: level, terrain, tent, weather and unpaid risk give tomorrow’s level. Below 1 the climber dies.
explain-track = The score, not the height: each climber’s marker shows the most valuable space that climber has been on.
explain-figure = { $letter ->
    [A] Climber A wears a pointed hood and has a round tent.
   *[B] Climber B wears a helmet, carries an ice axe and has a ridge tent.
}
explain-climber = Climber { $letter } of { $name }: the number at the feet is the acclimatization level.
explain-tent = Tent of { $name }, climber { $letter }: every night it gives +1 to each climber of { $name } on this space.
explain-tent-button = Pitches the tent here for { $cost }, once per game: every night +1 for each of your climbers on this space.
explain-purse = Movement points this climber has left this turn. What is for going down pays neither for going up nor for a tent.
explain-unpaid = { $count ->
    [one] You still have to lose { $count } point to the risk token this turn; tap to choose which.
   *[other] You still have to lose { $count } points to the risk token this turn; tap to choose which.
}
explain-coin-move = Pays 1 point of risk with an unused movement point of climber { $letter }.
explain-coin-level = Pays 1 point of risk with one level of climber { $letter }.
explain-coin-card = Gives this card first and pays the risk with its points.
explain-plan-cost = What the plan costs: moving or the tent, and the risk. Wasted points are given but not used.
explain-starts = The starting player takes the first turn of the day; tomorrow it is the next player on the left.
explain-rescue = Rescue card, once per game: a climber who would die is brought below 6000 m with level 1 and goes back four boxes on the score track.
explain-dead = This climber has died and scores 1.
explain-unseen = Cards this player can still draw before all 18 are shuffled again.
explain-board-altitude = The border between two altitude zones: above it other limits and other weather apply.
explain-board-rope = A rope: climbers move along it both ways; the arrows point uphill.
explain-board-limit = { $limit ->
    [one] Limit of this zone: only { $limit } climber may stop on each space.
   *[other] Limit of this zone: at most { $limit } climbers may stop on each space.
}
explain-board-zone-loss = { $loss ->
    [one] Today’s weather: tonight each climber in this zone loses { $loss } level.
   *[other] Today’s weather: tonight each climber in this zone loses { $loss } levels.
}
explain-board-zone-surcharge = Today’s snow: in this zone entering a space or pitching a tent costs { $surcharge } more.
explain-board-space = A space: green is the cost of entering, red or blue is what a night here does to the level, gold is the victory points, and the ring shows how many may stop here.
explain-board-lit = Highlighted, because it can be reached: the green circle is what the way costs, the blue square is tomorrow’s level, and a skull means death tonight.
explain-board-number = The number of this space, { $number }: plans and the log call it by this.
explain-board-cost = { $cost ->
    [one] Entering this space costs { $cost } point, from above or below; a tent here costs the same.
   *[other] Entering this space costs { $cost } points, from above or below; a tent here costs the same.
}
explain-board-surcharge = Snow today: entering this space or pitching a tent here costs { $total }, that is { $cost } and { $surcharge } more.
explain-board-gain = { $amount ->
    [one] Terrain: a night here gives a climber { $amount } level.
   *[other] Terrain: a night here gives a climber { $amount } levels.
}
explain-board-loss = { $amount ->
    [one] Terrain: a night here costs a climber { $amount } level.
   *[other] Terrain: a night here costs a climber { $amount } levels.
}
explain-board-even = Terrain: a night here leaves the level as it is.
explain-board-points = Victory points: a climber who has been here scores at least { $points } as long as they live.
explain-board-places = { $limit ->
    [one] The ring: only { $limit } climber may stop here.
   *[other] The ring: at most { $limit } climbers may stop here.
} { $occupied ->
    [0] Nobody is here now.
   *[other] Dark parts are taken: { $occupied }.
}
explain-board-camp = Base camp: any number of climbers may stop here.
explain-board-way = { $cost ->
    [one] The way here costs { $cost } point.
   *[other] The way here costs { $cost } points.
}
explain-board-result = Tomorrow’s level after a night here: { $result }.
explain-board-dies = A night here would kill the climber.
explain-board-careful = Without a tent or another card a night here would kill the climber.
explain-board-touch = Nobody can stop here: it is full. A climber can touch it and go on or back; having been there counts.
explain-board-way-risk = This much risk is still to be paid, beside the cost.

## What is this? One sentence on each thing of Karakorum

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

## The rules in short

rules-parts = What you see
rules-rulings = Rulings
rules-rulings-about = The printed rules leave a few questions open. This is how they are settled here.
rules-goal = Eighteen days, two climbers
rules-goal-text = Lead both your climbers as high as you dare, and keep them alive. They start in base camp at level 1. Each scores the most valuable space they have been on; a climber who dies scores just 1. Nobody has to come back to base camp: being alive after night 18 is enough. For a first game choose the easy side and summer.
rules-day = A day
rules-day-text = Everyone chooses three cards, and all are revealed together. Then the risk token is taken. From the starting player on, everyone takes one turn. Night falls for all climbers at once. In the morning the next player on the left is the starting player, and everyone draws three cards.
rules-cards = Three cards a day
rules-cards-text = Choose three of your six cards. Each card goes to one climber as a whole; one climber may get several. Movement cards give points for moving and for tents. A rope card gives either its small value, which works up, down and for tents, or its large one, which works downhill only. Acclimatization cards raise a climber’s level. You go through all eighteen cards in six days, so on every sixth day you have to play the last three. Then all eighteen are shuffled again.
rules-risk = Risk has its price
rules-risk-text = Add up the movement points and the ropes’ small values of your three cards. Whoever has the highest sum chooses one of three open risk tokens; if the highest sum is shared, nobody takes one. Solo, you take one every day. You must lose that many points during your turn: from unused movement, or from the level of a climber who got a card with points. If you use no such card, you pay nothing.
rules-walk = Moving
rules-walk-text = Entering a space costs its green number, whether you go up or down, and more where it snows. Only a limited number of climbers may stop on a space, fewer the higher it lies; base camp has room for all. You may step onto a full space if your remaining points take you on to a space with room, even the one you came from. You have been there all the same: an occupied summit can be touched.
rules-tent = Tents
rules-tent-text = Each climber has one tent and can pitch it once. It costs as much as entering the space, and it stays there. Every night, each of your climbers on a space with one of your tents gets +1; two tents on one space give no more.
rules-night = The night
rules-night-text = Level, plus or minus the terrain, plus 1 for a tent, minus the weather in that zone. Anything above 6 becomes 6; below 1, the climber dies. Before that, during the day, the level may be higher or lower. Near the summit almost every night costs levels, so go down to shelter in time. You can always see tonight’s sum next to each climber.
rules-weather = The weather
rules-weather-text = The strip shows today and the next days. Wind takes levels at night, snow makes moving and tents dearer, a storm does both, each in the zones that are marked. Summer is milder than winter; mixed draws six of all twelve weather tiles.
rules-end = The end
rules-end-text = After night 18 the player with the most points wins. If it is a tie, the one whose living climber reached the summit first wins; otherwise the victory is shared. Solo, you earn a rank, and the game ends as soon as a climber dies.
rules-family = The family variant
rules-family-text = With two to five players, everyone can have one rescue card. When one of your climbers would die, you may use it: the climber is brought to a space below 6000 m that has room, with level 1, and the marker goes back four boxes on the score track.
rules-hands = Controls
rules-hands-text = Tap a climber, then a highlighted space. You see which cards it takes, the route and how the night would go; tap again to confirm. Or drag cards onto your climbers and move step by step. You can undo everything until you end your turn. If something is not allowed, tap it to find out why. To find out what something is, rest the mouse on it or hold a finger on it. On the keyboard, press ? and then the arrow keys.

rules-figure-space = A space
rules-figure-tent = A tent: +1 every night for the climbers of its colour on this space.
rules-figure-lit = A highlighted space
rules-figure-cards = The cards
rules-figure-weather = A day of the forecast
rules-figure-day = The number of the day.
rules-figure-icon = Sun: a clear day. Wind: levels are lost. Snowflake: moving costs more. Both together: a storm.
rules-figure-zones = Which zones it hits: the four squares stand for the four altitude zones.
rules-figure-tokens = A risk token
rules-figure-climber = A climber’s numbers

ruling-camp = Base camp has room for any number of climbers.
ruling-entering = A space counts as soon as a climber enters it, also when only passing through.
ruling-full = You may step onto a full space only if your remaining points reach a space with room; until then you can do nothing but move that climber on.
ruling-tents = A tent cannot be pitched on a full space while passing through, and two of your tents on one space still give only +1.
ruling-ropes = The small value of a rope card may also be used to go down.
ruling-token = Only a climber who got a card with points can pay risk from their level; the level may drop below 1 then, and only the night decides.
ruling-rest = Whoever uses no card with points pays nothing for the risk token; after its day a token leaves the game.
ruling-last = The last player left in a game of several takes a risk token every day, as in solo play; players without climbers are skipped.
ruling-summit = Only living climbers count for who was first on the summit; a climber who dies or is rescued from there loses that place.
ruling-rescue = Rescues are decided in turn order, climber A before B, also on day 18; playing solo there are none.
ruling-solo = Solo, two climbers who die in the same night score 2 points; mixed weather is ranked like winter.

## Karakorum in short

karakorum-rules-goal = Three peaks
karakorum-rules-goal-text = Everyone climbs a red, a green and a yellow peak, from base camp (0) to the summit (30); steps beyond 30 are lost. If all three of your pawns stand on the summit, you win at once. Otherwise the peaks are compared when the deck runs out.
karakorum-rules-take = Reveal and take
karakorum-rules-take-text = The active player reveals cards one by one and stops whenever they like, at the latest when there is one more than there are players. Then they must take at least one card and may take several of a single colour. Each of the others, clockwise, may take one of the remaining cards. You may only take what you can place. The rest is discarded, and the next player becomes active.
karakorum-rules-blocked = When nothing fits
karakorum-rules-blocked-text = As long as the active player can place none of the cards, they must reveal more. If nothing fits even then, they take nothing and sit out the round; the others take as usual.
karakorum-rules-place = Expeditions
karakorum-rules-place-text = Build expeditions of a single colour; the values may stay the same or rise, never fall. You may have four expeditions at most, and only one colour twice. Before placing cards you may remove expeditions of one or two cards, but each one moves that colour’s pawn back 3.
karakorum-rules-score = Scoring
karakorum-rules-score-text = You may score an expedition that got a card this round and has at least three cards: either count its ice axes or claim one goal card of its colour, never both. Move the pawn that far and discard the expedition.
karakorum-rules-goals = Goal cards
karakorum-rules-goals-text = Each goal card is there once for everyone: whoever claims it first has it. Exactly 4 cards: 5 fields. Exactly 6 cards: 12 fields. A pair, two expeditions of one colour with at least 3 cards each: 10 fields, and both are discarded. At least 10 ice axes in one expedition: 15 fields.
karakorum-rules-end = The end
karakorum-rules-end-text = When the last card has been revealed, that round is finished. After it goals no longer count: every remaining expedition is scored for its ice axes, and one with fewer than three cards costs you 3. Then see who leads each peak; equal pawns lead together. If you lead a peak, set aside the lowest of your leading pawns: the sum of your other two decides. If you lead nothing, you are out. Equal sums share the victory.
karakorum-rules-hands = Controls
karakorum-rules-hands-text = Tap the cards you want and take them. Then tap a card and an expedition or the plus, or drag the card there. A goal or a button under an expedition scores it. If something is not allowed, tap it to find out why. To find out what something is, rest the mouse on it or hold a finger on it. On the keyboard, press ? and then the arrow keys.

karakorum-figure-card = A card
karakorum-figure-value = The value: in an expedition it may stay the same or rise, never fall.
karakorum-figure-colour = The mountain and the colour say which peak the card belongs to.
karakorum-figure-axes = Ice axes: each moves the pawn one field when the axes are scored.
karakorum-figure-goal = A goal card
karakorum-figure-goal-colour = The peak it belongs to.
karakorum-figure-goal-flag = The gold flag: how many fields the pawn moves.
karakorum-figure-track = The tracks
karakorum-figure-camp = Base camp, field 0: all pawns start here.
karakorum-figure-pawn = A pawn: every player has one on each peak, and it is worth its field.
karakorum-figure-number = Every fifth field carries its number.
karakorum-figure-summit = The summit, field 30.

karakorum-ruling-exactly = The goals of 4 and 6 cards need exactly 4 and 6.
karakorum-ruling-axes = The goal of 10 ice axes counts a single expedition.
karakorum-ruling-second = No expedition is the main one: any one colour may lie twice, also if the card would fit the first.
karakorum-ruling-take = You may take cards that only fit after you have removed or scored something.
karakorum-ruling-blocked = Whoever can place nothing sits out, also with fewer than four expeditions.
karakorum-ruling-order = Each player places and scores in one go, in any order, before the next one does.
karakorum-ruling-remove = Expeditions are removed before the first card is placed.
karakorum-ruling-summit = Goals and ice axes can also be scored with the pawn already on the summit, and an expedition without ice axes too, to make room.
karakorum-ruling-aside = If two of your leading pawns are equally low, red is set aside before green and green before yellow.
karakorum-ruling-first = Who is active first is drawn; the summit is field 30.

## About

about-authors = K2 is a board game by Adam Kałuża, Karakorum a card game by Reiner Knizia. Thank you for these mountains.
about-unofficial = This page is an unofficial adaptation, not connected with the authors or the publishers. Rules are told in our own words, and everything you see was drawn for it.
about-private = No account, no tracking, no cookies, no third parties. Your games stay in this browser.
about-licences = Licences
about-own = The code of this page is under the MIT licence, its art under CC BY 4.0. It is built with:
about-version = Version { $version }, rules version { $rules }
