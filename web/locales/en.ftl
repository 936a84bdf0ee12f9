### Words of the page. Terms follow the printed games.

app-title = K2
app-unofficial = An unofficial adaptation of K2 by Adam Kałuża and Karakorum by Reiner Knizia
title-of = { $screen } – { $game }
app-description = Play the board games K2 and Karakorum in your browser, solo or around one screen, online or off. An unofficial adaptation.

## Home

home-quick = Climb now
home-bots = Against two Alpinists
home-bots-about = You and two bots, easy side, summer
home-continue = Continue
home-intro = Two mountain games for one device: alone or with friends around it. No account, and no network after the first visit.
home-k2-about = Board game for 1–⁠5: 18 days to climb and survive
home-deal = New game
home-setup = New expedition
home-daily-about = A new one every day, the same for everyone
home-daily-keep = Climb today to keep your streak going.
home-daily-done = Done today: { $result }.
home-challenge-about = Send a mountain as a link and see who gets higher.
home-karakorum-about = Card game for 2–⁠4: race up three peaks
home-welcome = New here? Learn it on the mountain
home-lesson-on = Go on with the lesson, step { $number } of { $count }
home-games = Saved games
home-rules = How to play
home-settings = Settings
home-about = About
home-loading = Loading the mountain…

## Lessons, and the short hints after them

lesson-k2 = First climb
lesson-k2-about = Learn K2 on the board, step by step, in five minutes
lesson-karakorum = First expedition
lesson-karakorum-about = Learn Karakorum at the table, step by step, in three minutes
help-k2-select = Green cards carry your climbers, lungs keep them strong: play some of both.
help-k2-weather = Look at the days ahead: where wind blows, levels are lost at night.
help-k2-tent = A tent gives 1 level every night, to each of your climbers on its space. Each climber has one.
help-k2-night = Beside each climber you see what tonight will bring.
help-karakorum-reveal = What you reveal and leave, the others may take.
help-karakorum-take = Take what fits your expeditions: the same colour, and no lower than its top card.
help-karakorum-score = Three cards can be scored by their axes. A goal may be worth waiting for.

engine-failed-download = Couldn’t download the game. Check your connection and try again.
engine-failed-browser = This browser can’t run the game: it’s too old, or a part of it is switched off. Update it or use another one.
engine-failed-start = The game couldn’t start in this browser. Try again, or use a newer browser.
engine-failed-stalled = Loading got stuck. Please try again.
engine-failed-died = Your browser closed the game in the background. Please try again.
engine-failed-memory = There isn’t enough free memory to start the game. Close some other tabs or apps and try again.
engine-slow = This is taking longer than usual.
tap-lost = That didn’t go through. Please try again.
retry = Try again
back = Back
close = Close
cancel = Cancel
pair = { $label }: { $text }

notices-title = Messages
update-waits = A new version is ready. Your games won’t be affected.
update-now = Update now

## Set-up

setup-title = New expedition
setup-players = Players
setup-players-count = { $count ->
    [1] Solo
   *[other] { $count } players
}
setup-name = Player { $number }’s name
setup-name-hint = Player { $number }
setup-colour = Player { $number }’s colour: { $colour }. Tap to change it.
setup-colours = Colours for player { $number }
setup-seats = Who plays, in the order of turns
setup-forward = Move { $name } one seat forward
setup-kind = Who plays as player { $number }
setup-kind-person = Person
setup-kind-bot = Bot: { $bot }
colour-0 = orange
colour-1 = blue
colour-2 = cream
colour-3 = plum
colour-4 = teal
setup-start = Starting player
setup-start-draw = Random
setup-board = Board
setup-board-easy = Easy
setup-board-hard = Hard
setup-board-about-easy = The right side for a first climb.
setup-board-about-hard = A longer and steeper way, for experienced climbers.
setup-weather = Weather
setup-weather-summer = Summer
setup-weather-winter = Winter
setup-weather-mixed = Mixed
setup-weather-about-summer = Milder days. Choose it for a first climb.
setup-weather-about-winter = More wind and snow, and harder nights.
setup-weather-about-mixed = Summer and winter tiles, shuffled together.
setup-family = Family variant: one rescue card per player
setup-crowded = Easier: more climbers allowed on a space
setup-more = More options
setup-seed = Game code
setup-seed-about = Everyone who enters the same code gets exactly the same game. Use 1–32 letters (a–z), digits or hyphens.
setup-seed-new = New code
setup-go = Start climbing

## Teams and climbers

player-default = Player { $number }
bot-numbered = { $bot } { $number }
seat-followed = { $name }, then { $other }
bot-thinking = { $name } is thinking…
bot-skip = Don’t wait
bot-stumbled = { $name } found no move in time, so a simple one was played.
bot-hand-over = Let a bot play for { $name }
bot-hand-over-which = Which bot plays for { $name } from now on? You can take the seat back at any time.
bot-take-over = Take over from { $name }
player-alone = You
climber-named = { $name }’s climber { $letter }
climber-alone = Climber { $letter }
team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-dead = dead
team-level = level { $level }
team-marker = victory points so far: { $points }
team-left = left the game
team-starts = goes first today
team-rescue = rescue card
team-unseen = Still in the deck
team-unseen-hand = In hand and still in the deck
team-played = Already played

## The day

day-of = Day { $day } of 18
day-short = { $day }/18
board-whole = Whole mountain
weather-clear = clear
weather-loss = level −{ $loss }
weather-surcharge = movement cost +{ $surcharge }
weather-day = Day { $day }: { $what }
weather-effect-at = { $effect } ({ $zones })
zone-0 = below 6000 m
zone-1 = 6000–7000 m
zone-2 = 7000–8000 m
zone-3 = above 8000 m
zone-limit = { $limit ->
    [one] { $limit } climber
   *[other] { $limit } climbers
} per space at most
zone-sign = { $zone }, { $limit }
altitude = { $metres } m
forecast-title = Forecast

phase-select = Choose three cards
phase-token = Take a risk token
phase-rescue = Use the rescue card?
phase-night = Night

## Cards

card-m = Move { $up }
card-r = Rope { $up } up / { $down } down
card-a = Acclimatization { $level }
card-a0 = Acclimatization 0 (no effect)

## Choosing cards

select-prompt = { $players ->
    [1] Choose three cards
   *[other] { $name }, choose three cards
}
select-forced = { $players ->
    [1] Your last three cards: you have to play them all
   *[other] { $name }, your last three cards: you have to play them all
}
select-sum = Risk: { $sum }
select-go = Play these cards
select-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
select-hand = Your hand
first-select = Choose your cards first, then you can move.

## Risk

risk-taker = { $name } takes the biggest risk: choose a risk token
risk-solo = Choose a risk token
risk-tie = { $names } are tied on { $sum }: nobody takes a token
risk-hint = The number on the token is what you lose this turn, in movement points or levels. If you use no cards, you pay nothing.
first-token = Take a risk token first.
risk-token = Risk token { $value }: { $value ->
    [0] no effect
    [one] lose { $value } point
   *[other] lose { $value } points
}
risk-token-same = { $token }. { $count } of these lie open: it makes no difference which one you take.
risk-open = Face-up risk tokens: { $list }
risk-left = Left in the bag: { $zero } × 0, { $one } × 1, { $two } × 2
risk-unpaid = { $count ->
    [one] { $count } risk point to pay
   *[other] { $count } risk points to pay
}

## The turn

turn-cards = Today’s cards
turn-points = { $points ->
    [one] { $points } movement
   *[other] { $points } movement
}
turn-down = { $points } down only
turn-give-to = Who gets { $card }?
turn-give-up = { $letter }: { $up } up or down
turn-give-down = { $letter }: { $down } down only
turn-give-move = { $letter }: { $up } movement
turn-give-level = { $letter }: level +{ $level }
turn-tent-label = Pitch climber { $letter }’s tent here (cost { $cost })
turn-pay-count = Pay { $count }
turn-pay-move = Pay 1 from { $letter }’s movement
turn-pay-level = Pay 1 from { $letter }’s level
turn-undo = Undo
turn-redo = Redo
turn-end = End turn
turn-rest = Rest today
turn-must-walk = This space is full: climber { $letter } has to keep moving.
turn-pick-climber = Tap one of your climbers, then a highlighted space. Or drag your cards onto the climbers.
turn-pick-space = Tap a highlighted space. Green circle: what it costs. Blue square: your level tomorrow.
turn-pick-space-risk = Tap a highlighted space. Green: what it costs. Yellow: risk on top. Blue: your level tomorrow.
turn-pay-next = The points left are for the risk: tap “{ $pay }”.
turn-all-used = Nothing is left to use. End your turn.
turn-nothing-to-reach = Climber { $letter } can’t reach any space with what’s left.
turn-left = { $letter } still has { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} to use.
turn-of = { $alone ->
    [yes] Your turn
   *[no] { $name }’s turn
}
hand-over-about = Pass the device to { $name }.
hand-over-go = { $name }’s turn – continue
hand-over-first = Tap the button below to continue first.

plan-to = Move climber { $letter } to { $place }
plan-touch = Climber { $letter } touches { $place }, which is full
plan-touch-gain = Climber { $letter } touches { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plan-camp = Pitch climber { $letter }’s tent at { $place }
plan-walk = move { $cost }
plan-walk-tent = move and tent { $cost }
plan-tent = tent { $cost }
plan-with-risk = { $what } + risk { $risk } = { $sum }
plan-wasted = { $wasted ->
    [0] nothing wasted
   *[other] { $wasted } unused
}
plan-risk-level = { $levels ->
    [one] the token takes { $levels } level
   *[other] the token takes { $levels } levels
}{ $card ->
    [yes] {" "}unless another card pays
   *[no] {""}
}
plan-tonight = { $letter } tonight: { $sum }
plan-careful = needs a tent or another card
plan-deadly = a climber dies
plan-deadly-doubt = A climber would die tonight.
plan-accept = Confirm
plan-pay-by-hand = Pay point by point
pay-about = Choose what to pay with. The best choice is marked.
pay-proposed = Pay as marked
pay-card = Give { $card } to { $letter } and pay with it
pay-deadly = { $what } – a climber dies
pay-from-points = { $points } unused
pay-from-level = level { $level } → { $left }
plan-with-tent = With tent
plan-no-tent = No tent
plan-touch-back = Touch and return
plan-touch-on = Touch and go on
plan-cards = Cards used
plan-no-card = no card
plan-gift = { $card } for { $letter }
plan-cancel = Cancel

## Hints

hint-ask = Hint
hint-stop = Stop thinking
hint-next = Another hint
hint-thinking = Looking for a hint… You can play on meanwhile.
hint-number = Hint { $number } of { $count }:
hint-failed = No hint could be found this time. Nothing has changed: play on, or ask again.
hint-used = with hints
hint-stays = stays
hint-why-only_choice = Nothing else can be done now.
hint-why-most_points = It brings the most points on average.
hint-why-not_as_good = It looks weaker than the first hint.
hint-why-as_good = It is as good as the first hint.
hint-why-summit_in_reach = The summit stays in reach by day { $day }.
hint-why-points_in_reach = A climber can come to { $points ->
    [one] { $points } point
   *[other] { $points } points
} by day { $day }.
hint-why-points_now = Climber { $climber } comes to { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
hint-why-both_live_through_storm = Both climbers live through the bad weather on day { $day }.
hint-why-lives_through_storm = Your climber lives through the bad weather on day { $day }.
hint-why-all_live_tonight = Nobody dies tonight; most other choices cost a life.
hint-why-saves_card = Saves “{ $card }” for day { $day }.
hint-why-pitches_tent = Climber { $climber } pitches the tent ({ $place }).
hint-why-rests = You use no cards, so the risk token costs nothing.
hint-why-low_risk = It is the lowest open token: { $risk }.
hint-why-free_risk = The token { $risk } costs nothing today and can’t hurt you later.
hint-why-cheap_risk = You can bear the token { $risk } today, and it can’t hurt you later.
hint-why-saves_climber = Climber { $climber } lives on.
hint-why-keeps_rescue = The rescue card stays there for climber { $climber }.
hint-why-scores_goal = { $colour ->
    [R] Red
    [G] Green
   *[Y] Yellow
} scores the goal “{ $goal }”: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
hint-why-scores_axes = { $colour ->
    [R] Red
    [G] Green
   *[Y] Yellow
} scores its ice axes: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
hint-why-builds = A { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition comes to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
hint-why-starts = A new { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition begins.
hint-why-makes_room = Giving up the short { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition makes room.
hint-why-gives_up = The short { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition is removed: { $fields ->
    [0] it costs nothing
    [one] { $fields } field back
   *[other] { $fields } fields back
}.
hint-why-nothing_more = Nothing more is worth doing this turn.
hint-why-better_cards_may_come = On average, one more card is good for you.
hint-why-more_cards_help_others = On average, one more card would help the others more than you.
hint-why-certain = The cards that lie there are certain; a new one is a gamble.
hint-why-no_card_helps = No card is worth taking now.
hint-why-takes_nothing = You take no card this time.

confirm-death = { $alone ->
    [yes] Climber
   *[no] { $name }, climber
} { $letter } won’t survive tonight ({ $sum }).
confirm-death-savable = You can still prevent it.
confirm-death-undo = Only undoing a step can prevent it now.
confirm-death-lost = Nothing can prevent it any more.
death-ends-solo = A solo climb ends as soon as a climber dies.
confirm-death-end = End turn anyway
confirm-death-back = Keep playing
confirm-rest = You haven’t used any cards. Resting costs nothing. End your turn?
confirm-rest-token = You haven’t used any cards. Resting costs nothing, not even the risk token. End your turn?
confirm-rest-end = Rest
confirm-unused = Still unused: { $list }. What is left is lost at the end of your turn. End it now?
unused-points = { $points ->
    [one] { $points } movement point of climber { $letter }
   *[other] { $points } movement points of climber { $letter }
}

## Tonight

tonight-sum = { $level }{ $ground }{ $tent }{ $weather }{ $risk } = { $total }
tonight-same = stays { $level }
tonight-below = { $level }, below 1
tonight-ground = { " " }{ $sign }{ $amount } terrain
tonight-tent = { " " }+1 tent
tonight-weather = { " " }−{ $amount } weather
tonight-risk = { " " }−{ $amount } risk
tonight-dies = dies
tonight-capped = , capped at { $result }
tonight-unpaid = { $count } risk unpaid
night-title = Night { $day }
night-skip = Skip
night-go-on = Go on

## Rescue

rescue-prompt = { $name }, climber { $letter } won’t make it through the night. Use your rescue card?
rescue-about = Tap a highlighted space below 6000 m. The climber returns there at level 1, and their point marker moves back 4 boxes.
rescue-to = Rescue to { $place }
rescue-choose = Choose a highlighted space
first-rescue = Decide about the rescue first.
rescue-decline = Don’t rescue climber { $letter }

## Places

place-camp = base camp
place-summit = the summit
place-space = space { $number }
space-label = { $place }, cost { $cost }, terrain { $modifier }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }{ $people }
space-people = ; here: { $list }
space-facts = { $place }: cost { $cost }, night { $modifier }, points { $points }.
space-price-risk = { $cost } + risk { $risk }
space-target = ; reachable for { $cost }, level { $result } tomorrow
space-target-careful = ; reachable for { $cost }, but deadly tonight without a tent or another card
space-target-dies = ; reachable for { $cost }, but deadly tonight
space-full = ; full, can be touched for { $cost }
space-full-dies = ; full, can be touched for { $cost }, but a climber would die
climber-label = { $who }, at { $place }, level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Curtain

curtain-title = Pass the device to { $name }
curtain-about = Everyone else, look away! All cards stay hidden until everyone has chosen.
curtain-lift = I’m { $name } – show my cards

## Log

log-title = Log
log-morning = Day { $day }: { $weather }.{ $players ->
    [1] {""}
   *[other] {" "}{ $name } goes first.
}
log-picked = { $alone ->
    [yes] You have
   *[no] { $name } has
} chosen.
log-revealed = { $alone ->
    [yes] You play
   *[no] { $name } plays
} { $cards } (risk { $sum }).
log-taker = { $name } takes the biggest risk.
log-tie = Tied for the biggest risk: nobody takes a token.
log-took = { $alone ->
    [yes] You take
   *[no] { $name } takes
} risk token { $value }.
log-gave = { $who } gets { $card }.
log-walked = { $who } moves to { $place } (cost { $cost }).
log-summit = { $who } reaches the summit: { $place ->
    [1] the first!
    [2] the second!
    [3] the third!
   *[other] number { $place }!
}
log-camped = { $who } pitches a tent at { $place } (cost { $cost }).
log-paid-move = { $who } loses 1 movement point to the risk token.
log-paid-level = { $who } loses 1 level to the risk token.
log-ended = { $alone ->
    [yes] You end your
   *[no] { $name } ends the
} turn.
log-night = { $who }: { $sum }.
log-fell = { $who } dies on the mountain.
log-awaiting = { $who } needs a rescue.
log-died = { $who } dies on the mountain.
log-rescued = { $who } is rescued to { $place }; points drop to { $points }.
log-declined = { $name } doesn’t rescue climber { $letter }.
log-out = { $name } has no climbers left and is out of the game.
log-over = The expedition is over.
log-short = { $who }: { $deeds }
log-short-who = { $name } ({ $letter })
log-short-up = { $count ->
    [one] up 1 space
   *[other] up { $count } spaces
}
log-short-down = { $count ->
    [one] down 1 space
   *[other] down { $count } spaces
}
log-short-along = { $count ->
    [one] along 1 space
   *[other] along { $count } spaces
}
log-short-back = { $count ->
    [one] there and back, 1 space
   *[other] there and back, { $count } spaces
}
log-short-camped = tent
log-short-died = died
log-short-rescued = rescued

## End

end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rank }
end-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-summit-order = Tied on points: { $names } wins by reaching the summit first
end-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
rank-himalayan = Himalayan mountaineer
rank-alpinist = Alpinist
rank-hiker = Hiker
rank-tourist = Tourist
rank-from = { $points }+
rank-below = below that
end-ranks = Ranks for this mountain
end-nobody = Nobody reached the summit.
end-chart = Altitude and level day by day
end-again = Play this mountain again
end-new = New mountain
end-race-again = Race { $name } again
end-answer = Send your answer
end-answer-to = Send your answer to { $name }
end-unranked = Continued from another game, so it doesn’t count towards your records.

## Challenges, results, races

challenge-title = You’ve been challenged!
challenge-from = { $name } challenges you
challenge-someone = Your friend
challenge-beat = { $name } reached { $result }. Can you beat that?
challenge-daily = Mountain of { $date } · { $mode }
challenge-about = A solo climb on K2: two climbers, 18 days, about 20 minutes. Everyone who accepts gets the same weather, tokens and cards.
challenge-name = Your name
challenge-go = Accept the challenge
challenge-race = Race { $name }
challenge-continue = Continue your climb (day { $day })
challenge-restart = Start over
challenge-watch = Watch { $name }’s climb
challenge-lost = Part of this link was damaged and has been left out.
challenge-own-first = Climb it yourself first
challenge-own-again = Climb it again
challenge-another = Another mountain
answer-title = An answer
answer-from = An answer from { $name }
standing-you = You
standing-ahead-you = You’re ahead.
standing-ahead = { $name } is ahead.
standing-even = It’s a tie.
result-waiting = Checking the game…
result-title = Shared result
result-verified = Verified: { $result }
climb-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
result-running = Verified up to day { $day }: { $points } points
result-proves = Your browser has replayed every move: on this mountain they lead to exactly this result.
result-proves-running = Your browser has replayed every move so far, and all of them are legal.
result-cannot = There’s no way to tell whether it was the first attempt.
result-proves-table = Your browser has replayed every move: with this deck they lead to exactly this result.
result-watch = Watch the game
result-try = Play this mountain
result-race = Race the ghost
ghost-default = the ghost
ghost-of = Racing { $name } ({ $result })
rival-of = Challenge from { $name }
rival-of-points = Challenge from { $name } ({ $points })
race-won = You beat { $name } ({ $points })!
race-lost = This time { $name } did better ({ $points }).
race-even = You tied with { $name } ({ $points }).

## The mountain of the day

daily-title = Mountain of the day
daily-go = Start climbing
daily-first = First attempt: { $result }
daily-first-tag = first attempt
daily-best = Best: { $result } ({ $count ->
    [one] { $count } climb
   *[other] { $count } climbs
})
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-next = Next mountain in { $time }
daily-archive = Previous days
daily-more = Show more days

par = Par { $par }
par-searching = Par of this mountain is being worked out…
par-short = { $points ->
    [one] { $points } point short of par ({ $par })
   *[other] { $points } points short of par ({ $par })
}
par-reached = You reached par ({ $par })!
par-above = { $points ->
    [one] { $points } point above par! Until now par was { $par }.
   *[other] { $points } points above par! Until now par was { $par }.
}
par-tag = par reached
explain-par = Par is the best score that a computer has found on this mountain, knowing all cards, tokens and weather in advance.

## Records

records-title = Records
records-none = Nothing here yet. Finish a solo climb or a game of Karakorum to set your first record.
records-best = Best
records-climbs = Climbs
records-summits = Summits
records-deaths = Deaths
records-latest = Recent climbs
records-course = Points in your latest climbs, newest on the right
records-ranks = Ranks

## Sharing

share-title = Share
share-result = My result
share-challenge = Challenge a friend
share-answer = Your answer
share-answer-to = Your answer to { $name }
share-name = Your name
share-message = Add a message (optional)
share-preview = What will be sent
share-moment = { $game }: a moment of a game
share-text-challenge = Will you climb this mountain too? { $mountain }
share-text-beat = I reached { $result }. Can you beat that? { $mountain }
share-text-answer = I reached { $result } on the same mountain.
share-text-theirs = You had { $points }.
share-text-seat = { $name }: { $points }
share-link = Link
share-send = Send…
share-copy-link = Copy link
share-copy-text = Copy text and link
share-copied = Copied.
share-copy-by-hand = Your browser blocked copying. The link above is selected – copy it from there.
share-qr = QR code
share-picture = Image
share-save-picture = Save image
picture-height = Height
picture-level = Acclimatization
picture-day = Day
share-about-result = Anyone with this link can watch your game, check the result and race you.
share-about-challenge = Anyone with this link gets the same mountain: same weather, tokens and cards.
share-about-answer = Anyone with this link can see both results and race you again.
share-about-answer-first = Anyone with this link can see your result and race you.
share-about-game = Anyone with this link can watch the game and check the result.
share-about-moment = Anyone with this link can see the game at this moment and play on from there.
share-daily = K2 daily, { $date } · { $mode }

## Watching a game

replay-moment = Position in the game
replay-moment-of = { $where }, step { $at } of { $count }
replay-play = Play
replay-pause = Pause
replay-step-back = Previous step
replay-step-on = Next step
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-day-back = Previous day
replay-day-on = Next day
replay-link = Share this moment
replay-play-on = Play from here
replay-day = Day { $day }
replay-days = Days
replay-turn-of = { $chapter }: { $name }
replay-count = { $at } of { $count }
replay-pace = Speed
replay-play-key = Space or { $key } starts and stops it

## Karakorum

karakorum-title = Karakorum
karakorum-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
karakorum-goals = Goal cards

## Games

games-title = Saved games
games-none = No saved games yet.
games-none-about = Every game you start is saved here automatically.
games-delete = Delete
games-delete-sure = Delete this game? You can’t undo this.
games-export = Export all
games-import = Import
games-imported = { $count ->
    [one] Imported { $count } game.
   *[other] Imported { $count } games.
}
games-known = { $count ->
    [one] { $count } game was already here.
   *[other] { $count } games were already here.
}
games-importing = { $done } of { $total } read…
games-import-stop = Stop importing
games-over = finished
games-result = Show the result
games-day = day { $day }
games-lost = This game is open in another tab, where your progress is saved.
games-take-back = Play here instead
games-leave = { $name } leaves the game
games-leave-sure = From now on { $name }’s climbers will only rest. You can’t undo this.
games-abandon = Delete this game
games-abandon-sure = This game will be deleted for good.
aside-title = Can’t be shown
aside-about = These couldn’t be read. They’re kept here until you delete them, and every export includes them.
aside-unreadable = Damaged or unreadable
aside-later = From a newer version of this site
aside-show = Show
aside-export = Export
aside-delete-sure = Delete this for good? You can’t undo this.

storage-refused = Your browser won’t save games: this one will be gone when you close the page. Export it to keep it.
storage-blocked = An older version of this page is open in another tab. Close that tab to see your saved games.
storage-newer = Your games were saved by a newer version of this site, so this page leaves them alone. Reload the page to see them.
storage-unreadable = Your browser can’t read your saved games right now. Reload the page to try again.
storage-sign = Saving isn’t working
storage-evictable = Your browser may delete old games to free up space. Install the app or export your games to be safe.

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = Same as browser
settings-theme = Appearance
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Night and replay speed
settings-speed-calm = Slow
settings-speed-quick = Fast
settings-speed-off = Instant
settings-effects = Motion on the mountain
settings-effects-auto = Automatic
settings-effects-full = Full
settings-effects-low = Little
settings-hints = Show short instructions while playing
settings-sound = Sound and vibration
settings-reminder = Mark the app’s icon until today’s mountain is climbed
settings-install = Install on this device
install-how-ios = In Safari, tap Share and then “Add to Home Screen”.
install-how-mac = In Safari’s File menu, choose “Add to Dock”.
install-how-firefox = In Firefox’s menu, choose “Add to Home screen”.
settings-erase = Delete all my data
settings-erase-sure = Delete all games, records and settings? You can’t undo this.
settings-erase-done = All your data has been deleted.

menu-title = Menu
menu-home = Home
menu-watch = Replay
teams-title = Teams

## Playing by words and keys

command-title = Play by words
command-open = Play by words
command-label = Command
command-go = Say it
command-about = Type short words. “what” tells everything that is understood now.
command-list = Understood now ({ $count })
command-what = You can say: { $list }.
command-none = none
command-no-cards = There are no cards to see.
command-place = { $card } to expedition { $number }
command-take = Take
command-score = Score expedition { $number } for { $how }
command-remove = Remove expedition { $number }
command-on-first = Say “{ $word }” first.
command-say-yes = Say “{ $word }” to do it all the same.
command-yes-or-no = “{ $yes }” does it, “{ $no }” leaves it.
command-nothing-shown = Nothing is shown that could be done.
command-play-three = { $example } (numbers are places in your hand: any three, or the names of three cards)
command-played = You play { $list }.
command-stale = The game has gone on. Say it again.
command-about-state = How things stand
command-about-where = Where everyone is
command-about-cards = Your cards
command-about-hint = A hint
command-about-what = Everything that is understood now
command-about-undo = Take the last step back
command-about-redo = Do it again
command-about-on = Go on
command-about-yes = Do what is shown
command-about-no = Leave what is shown
command-word-a = a
command-word-b = b
command-word-up = up
command-word-down = down
command-word-play = play
command-word-take = take
command-word-go = go
command-word-touch = touch
command-word-tent = tent
command-word-give = give
command-word-step = step
command-word-pay = pay
command-word-raise = raise
command-word-end = end
command-word-rescue = rescue
command-word-decline = decline
command-word-level = level
command-word-points = points
command-word-base = base
command-word-summit = summit
command-word-back = back
command-word-on = on, go on, next, continue
command-word-and = and
command-word-reveal = reveal
command-word-stop = stop
command-word-none = none
command-word-pass = pass
command-word-place = place
command-word-new = new
command-word-score = score
command-word-remove = remove
command-word-axes = axes
command-word-four = four
command-word-six = six
command-word-pair = pair
command-word-axes10 = ten
command-word-move = move
command-word-rope = rope
command-word-acclimatization = acclimatization, health
command-word-red = red
command-word-green = green
command-word-yellow = yellow
command-word-what = what, help
command-word-where = where
command-word-night = night
command-word-forecast = forecast, weather
command-word-state = state
command-word-cards = cards, hand
command-word-goals = goals
command-word-expeditions = expeditions
command-word-undo = undo
command-word-redo = redo
command-word-hint = hint
command-word-yes = yes, do it, ok, confirm
command-word-no = no, cancel
spoken-undone = Taken back.
spoken-left = Cancelled.
keys-title = Keys
keys-told = Told by a key
keys-are-on = Single keys do this while nobody types. They can be switched off in the settings:
keys-are-off = Single keys are switched off. They can be switched on in the settings:
keys-list = This list
keys-commands = Play by words
keys-state = How things stand
keys-what = What can be done
keys-where = Where everyone is
keys-main = Press the main button
keys-end = End the turn, stop or pass
keys-on = Go on
keys-undo = Undo
keys-redo = Redo
keys-hint = Hint
keys-menu = Menu
keys-explain = What is this? Then the arrow keys
keys-climber = Climber { $letter }
keys-night = Tonight’s sums
keys-cards = The cards in words
keys-card = A card, by its place
keys-reach = Jump to the next thing that can be chosen
keys-pay = Pay for the risk token
keys-expeditions = The expeditions in words
keys-everywhere = In every game
keys-play = Start and stop
keys-change-about = To set another key, choose it here; then press the new one.
keys-change = { $about }: { $key }. Set another key
keys-press = Press the new key for “{ $about }”. Escape leaves it as it is.
keys-set = “{ $about }” is now on { $key }.
keys-taken = { $key } is already the key for “{ $about }”. Press another one.
keys-not-possible = This key cannot be set. Press a letter or a sign; digits choose by place.
keys-reset = Use the first keys again
keys-reset-done = All keys are as they were at first.
space-way = { $place } (cost { $cost })
space-ways-up = up to { $list }
space-ways-down = down to { $list }
space-room = { $taken } of { $limit } places taken
space-own-tent = your tent ({ $letter })
space-tent = tent: { $who }
space-rescue = ; the climber can be rescued here
settings-shortcuts = Single keys as shortcuts (the list: ?)

## Refusals

error-action_refused = Move { $number } in this game isn’t legal, so the game can’t be opened.
error-already_placed = You can only remove expeditions before placing your first card.
error-bad_action = There’s no such move in this game.
error-bad_board = There’s no such board.
error-bad_json = This file doesn’t contain a readable game.
error-bad_message = Messages can have up to { $max } characters (no special symbols).
error-bad_name = Names can have up to { $max } characters (no special symbols).
error-bad_names = Name every player, or leave all names empty.
error-bad_option = One of the options has an invalid value.
error-bad_players = This game is for { $min } to { $max } players.
error-bad_rules = The rules version is missing or invalid.
error-bad_seed = Use 1–32 letters (a–z), digits or hyphens.
error-bad_start = That player isn’t in the game.
error-bad_text = This isn’t a game. Please use a link from this site.
error-bad_value = This file doesn’t contain a readable game.
error-bad_weather = There’s no such weather.
error-cannot_allot = You can’t place all of these cards.
error-cannot_place_rest = That would leave cards you can’t place.
error-card_not_here = You don’t have that card.
error-cards_left = Place all your cards first.
error-climber_gone = Climber { $climber } is no longer on the mountain.
error-crowded_needs_five = The easier limits are for five players.
error-damaged_text = This link is damaged or incomplete. Please copy the whole link again.
error-family_needs_two = The family variant is for two to five players.
error-game_over = The game is over.
error-goal_not_met = This expedition doesn’t meet that goal.
error-goal_taken = That goal has already been claimed.
error-may_pass = Take one card or pass.
error-must_take = You can take a card here, so you have to.
error-must_walk_on = Climber { $climber } is on a full space and has to move on first.
error-name_lower_pile = To score the pair, use expedition { $pile }.
error-never_given = This card has no points, so it can’t be given to anyone.
error-newer_rules = This game uses newer rules. Reload the page and try again.
error-no_game_in_address = There’s no game in this link. Please copy the whole link again.
error-no_new_card = You can only score an expedition that got a card this round.
error-no_points_left = Climber { $climber } has no unused movement points to lose.
error-no_room = You can’t start another { $colour ->
    [R] red
    [G] green
    [Y] yellow
   *[other] such
} expedition.
error-lesson = Not that one just now: the ring of light shows what to do. Nothing has changed.
error-no_rope = There’s no rope from this climber’s space to that one.
error-no_such_day = There’s no mountain for that day.
error-no_such_moment = The game doesn’t go that far.
error-no_such_pile = There’s no such expedition.
error-no_such_space = There’s no such space.
error-not_awaiting = Decide about the other climber first.
error-not_in_hand = Those cards aren’t in your hand.
error-not_liable = Climber { $climber } got no card with points this turn, so you can’t pay with their level.
error-not_one_colour = Take cards of one colour only.
error-not_revealed = That card isn’t face up.
error-not_shareable = A link would reveal hidden cards, so you can only share solo games and finished games.
error-not_taken = You didn’t take that card.
error-not_your_turn = It is another player’s turn.
error-nothing_to_pay = There’s no risk left to pay.
error-nothing_to_redo = There’s nothing to redo.
error-nothing_to_take = You can’t place any of these cards: reveal another one.
error-nothing_to_undo = You can only undo steps of the current turn.
error-only_down_points = That costs { $cost } and you’re { $missing } short. Rope points for going down don’t count here.
error-only_one_card = You can only take one card.
error-only_solo = Only solo games have a short summary.
error-other_colour = That expedition is a different colour.
error-other_game = This link is for a different game than it says.
error-reveal_first = Reveal a card first.
error-risk_unpaid = { $unpaid ->
    [one] Pay for the risk first: { $unpaid } point left.
   *[other] Pay for the risk first: { $unpaid } points left.
}
error-space_full = That space is full (limit { $limit }), and you don’t have enough points to pass through it.
error-takes_none = The active player has to take something.
error-tent_used = This climber’s tent is already pitched.
error-token_not_open = There’s no such token face up.
error-too_few_points = That costs { $cost }: you’re { $missing } short.
error-too_high = You can only be rescued to a space below 6000 m.
error-too_long = That’s too long to read.
error-too_long_to_remove = You can’t remove an expedition of three or more cards.
error-too_short = An expedition needs at least three cards to score.
error-unknown_game = This site doesn’t know that game.
error-unknown_format = This was made with another version of the site. Reload the page and try again.
error-value_too_low = Card values may not go down: this expedition is already at { $top }.
error-wrong_phase = You can’t do that now.
error-out_of_reach = You can’t get there this turn.
error-unknown_command = I don’t understand that. “what” tells what can be said now.
error-which_space = Which one: { $spaces }?
error-day-to-come = That day’s mountain isn’t available yet.
error-seed-in-play = A game with this code is still being played here. Finish it first, or choose another code.
error-unknown-address = There’s nothing at this address, so we’ve taken you to the home page.
error-nothing-shared = There’s no link to a game or a challenge in what was shared.
error-nothing-running = No game is running. You can start one here.
error-unexpected = Something went wrong. Reload the page to continue.
error-but-saved = Something went wrong, but your game is saved. Reload the page to continue.
error-damaged-record = This game can’t be read. You’ll find it under Saved games, where you can export or delete it.
error-games-hidden = This game may be among your saved games, which can’t be read right now. So no new one was started.

## What is this? One sentence on each thing of K2

risk-tokens = Risk tokens
track-title = Victory points: { $list }
track-marker = { $who } { $points }
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
explain-hint = Asks the strongest bot what it would do here, and why. From then on the game is marked “with hints”. On the keyboard: { $key }.
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
explain-climber = { $who }: the number at the feet is the acclimatization level.
explain-tent = { $alone ->
    [yes] Climber { $letter }’s tent: every night it gives +1 to each of your climbers on this space.
   *[no] { $name }’s tent { $letter }: every night it gives +1 to each of { $name }’s climbers on this space.
}
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
explain-rescue = Rescue card, once per game: a climber who would die is brought below 6000 m with level 1 and goes back four boxes on the score track.
explain-dead = This climber has died and scores 1.
explain-unseen = Cards this player can still draw before all 18 are shuffled again.
explain-unseen-hand = Cards this player holds or can still draw before all 18 are shuffled again. Which of them are in hand is secret.
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
explain-board-way-risk = This much risk is still to be paid, on top of the cost.

## About

about-authors = K2 is a board game by Adam Kałuża, Karakorum a card game by Reiner Knizia. Thank you for these mountains.
about-unofficial = This site is an unofficial adaptation and has no connection with the authors or publishers. The rules are in our own words, and all the art was made for this site.
about-private = No account, no tracking, no cookies, no third parties. Your games stay in your browser.
about-licences = Licences
about-own = Our code is available under the MIT licence, our art under CC BY 4.0. Built with:
about-licences-missing = Couldn’t load the list of what this site is built with. Check your connection and try again.
about-parts = The same list for programs (CycloneDX)
about-version = Version { $version }, rules version { $rules }

## How games end

end-title = Result
end-hide = Look at the table
end-show = Show the result
install-offer = Install the games on this device? They then open like an app, also without a network.
install-yes = Install
install-no = No, thanks
end-place = Place
end-player = Player
end-total = Total
end-died = died
end-summit-day = { $who } reached the summit on day { $day }.
end-death-day = { $who } died in the night of day { $day }.
end-tie-summit = Tied on points: whoever reached the summit first is ahead.
end-tie-shared = Tied on points, and none of them reached the summit: they share the place.
end-best-first = Your first climb on this side in this weather: your record from now on.
end-best-new = Your best climb so far! The one before: { $points }.
end-best-equal = As good as your best climb so far.
end-best = Your best so far: { $result }.
chart-clear = clear
chart-wind = wind: levels fall
chart-snow = snow: steps cost more
chart-storm = storm: both
karakorum-table-out = out

## Review of a finished game

review-open = Review
review-title = Review
