### Words of the review of a finished game, fetched with it.

review-about = What could be expected each day, with only what { $name } knew then. Differences that may be chance are not counted.
review-about-alone = What you could expect each day, with only what you knew then. Differences that may be chance are not counted.
review-whose = Whose choices?
review-points = { $points } points
review-starting = Getting ready …
review-running = Day { $day } of { $days } has been reviewed.
review-progress = Days reviewed
review-stop = Stop
review-go-on = Go on
review-stopped = Stopped. What was found so far is kept.
review-failed = The review was interrupted. What was found so far is kept.
review-praise-excellent = Excellently climbed!
review-praise-good = Well climbed.
review-praise-mixed = There was more to gain on this mountain.
review-total-none = Nothing better was found for any choice.
review-total = All choices together cost { $cost } compared with the best that was found.
review-curve = Points to expect, day by day
review-curve-text = On day 1 { $first } could be expected; in the end it was { $last }.
review-curve-drop = Day { $day }: { $cost } lost
review-turning = Turning points
review-no-turning = No single choice changed much.
review-days = Every day
review-cards = Cards
review-turn = Turn
review-expected = To expect
review-best = nothing better was found
review-nothing-better = Nothing better was found.
review-lost = { $cost } lost
review-no-choice = there was no choice
review-legend-lost = lost by this choice
review-legend-expected = points that could be expected in the morning
review-legend-tap = Tap a sign to see the choice.
review-result = Result
review-choice-select = choosing cards
review-choice-turn = the turn
review-heading = Day { $day }: { $what }
review-did = What happened
review-should = What was better
review-tomorrow = Level { $level } tomorrow.
review-line = The green line shows the better way.
review-watch = Replay this day
review-lesson-other_cards = These cards cost { $cost }; other cards were better.
review-lesson-save_life = { $who } died that night and could have lived. It cost { $cost }.
review-lesson-rest_in_tent = { $who }: going on cost { $cost }; resting in the tent was better.
review-lesson-stay = { $who }: going on cost { $cost }; staying was better.
review-lesson-not_down = { $who }: going down cost { $cost }; staying was better.
review-lesson-go_on = { $who }: not going on cost { $cost }; going up was better.
review-lesson-go_further = { $who }: stopping there cost { $cost }; going further was better.
review-lesson-go_less_far = { $who }: going so far cost { $cost }; going less far was better.
review-lesson-go_down = { $who }: not going down cost { $cost }.
review-lesson-tent = { $who }: a night without a tent cost { $cost }; pitching it was better.
review-lesson-keep_tent = { $who }: pitching the tent here cost { $cost }; keeping it for later was better.
review-lesson-no_cards = Using cards cost { $cost }; resting without any was better.
review-lesson-more_level = { $who }: a higher level was needed; without it { $cost } were lost.
review-lesson-other_shares = Sharing the cards this way cost { $cost }; sharing them in another way was better.
review-deed-up = { $who } climbs to { $place }.
review-deed-down = { $who } goes down to { $place }.
review-deed-stay = { $who } stays at { $place }.
review-deed-rest_in_tent = { $who } rests in the tent at { $place }.
review-deed-pitch = { $who } pitches the tent at { $place }.
review-deed-up_pitch = { $who } climbs to { $place } and pitches the tent.
review-deed-down_pitch = { $who } goes down to { $place } and pitches the tent.
review-deed-die = { $who } dies in the night.
karakorum-review-about = How likely { $name } was to win, round by round, with only what was known then. Differences that may be chance are not counted.
karakorum-review-running = Round { $round } of { $rounds } has been reviewed.
karakorum-review-progress = Rounds reviewed
karakorum-review-praise-excellent = Excellently played!
karakorum-review-praise-good = Well played.
karakorum-review-praise-mixed = There was more to gain in this game.
karakorum-review-total = Choices as good as the best that was found: { $good } of { $all }.
karakorum-review-curve = Chance to win, round by round
karakorum-review-curve-text = In round 1 the chance to win was { $first }; in the end it was { $last }.
karakorum-review-drop = Round { $round }: the chance to win fell by { $cost }
karakorum-review-lost = the chance to win fell by { $cost }
karakorum-review-cost = The chance to win fell by { $cost }.
karakorum-review-rounds = Every round
karakorum-review-round = Round
karakorum-review-short-reveal = Reveal
karakorum-review-short-take = Take
karakorum-review-short-allot = Place
karakorum-review-chance = Chance to win
karakorum-review-legend-chance = how likely a win was when the round began
karakorum-review-heading = Round { $round }: { $what }
karakorum-review-watch = Replay this round
karakorum-review-reveals = { $name } reveals another card.
karakorum-review-better-reveal = Revealing another card was better.
karakorum-review-better-stop = Stopping was better.
karakorum-review-better-take = Taking { $cards } was better.
karakorum-review-better-take_nothing = Taking nothing was better.
karakorum-review-better-score_goal = Scoring { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} with { $how } was better: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
karakorum-review-better-score_axes = Scoring the { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} ice axes was better: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
karakorum-review-better-keep = Keeping the { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition instead of scoring it was better.
karakorum-review-better-remove = Removing a { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition was better.
karakorum-review-better-not_remove = Not removing the { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} expedition was better.
karakorum-review-better-place = Placing the { $colour ->
    [R] red
    [G] green
   *[Y] yellow
} cards differently was better.
