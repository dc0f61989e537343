# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Incidents
way-rulings = Rulings
boards-incident = Incident
boards-incident-at = Incident at table { $table }

## What happened
incident-step = Incident, step { $n } of 4.
incident-at = Table { $table }, { $black } and { $white }
incident-place = Round { $round }, table { $table }
incident-board = Board
incident-what = What happened
incident-when = When
incident-what-question = What happened?
incident-on-board = On the board
incident-around = Around the board
incident-choose = This
incident-by-both = Both
incident-by-nobody = Nobody, or not known
incident-what-by = { $what }: { $by }
kind-ko-retake = Took back in a ko at once
kind-superko = Repeated an earlier whole position
kind-suicide = Suicide
kind-occupied = Played on an occupied point
kind-out-of-turn = Played out of turn
kind-two-in-a-row = Played twice in a row
kind-stone-displaced = A stone was moved or knocked
kind-stone-removed = Stones with liberties were taken off
kind-captures-left = Captured stones stayed on the board
kind-captures-mishandled = Captured stones not kept on the lid
kind-take-back = Took a move back or shifted it
kind-board-scattered = The board was scattered
kind-wrong-colors = Wrong colours
kind-wrong-setup = Wrong komi or handicap
kind-clock-misuse = Clock used wrongly
kind-time-loss = Time ran out
kind-late-arrival = Came late
kind-no-show = Did not come
kind-outside-help = Outside help or a device
kind-conduct = Conduct
kind-count-disputed = The count is disputed
kind-repetition = The game repeats and nobody yields
kind-other = Something else

## When
incident-when-question = When was it noticed?
when-at-once = At once, before the next move
when-up-to-three = One to three moves later
when-more = More than three moves later
when-confirmed = After both confirmed the result
when-before-result = Before both confirmed the result
incident-numbers = Move numbers, and who noticed
incident-numbers-note = Without numbers, the answers above are enough.
incident-which-move = Which move
incident-after-move = Noticed after move
incident-by-numbers = Go by these numbers
incident-who = Who noticed
incident-who-unsaid = Not said
incident-who-arbiter = The arbiter
incident-move = Move { $n }
incident-noticed-after = noticed after move { $n }
incident-minutes = Minutes late
incident-grace = The event’s grace is { $n } minutes.
incident-minutes-late = { $n } minutes late
incident-fault = What exactly
incident-fault-before-stone = Pressed before the stone was placed, or with it
incident-fault-before-captures = Pressed before the captured stones were off
incident-fault-off-lid = Not kept on the lid
incident-fault-touched = Touched or given back
incident-fault-other = Something else
incident-so = Is it so?
case-point-taken = Its point is taken by now
case-deliberate = It was on purpose
case-agreed = Both players agree
case-disagreed = The players were asked and do not agree
case-dropped = The stone slipped from the fingers
case-forced = Nobody at the board caused it
case-lost = Nobody can set the position up again
case-effective-move = After the stop somebody found an effective move
incident-back = Back to what happened
incident-kept = The report is kept. Its ruling can follow from this page.

## The ruling
ruling-title = Ruling, table { $table }
ruling-number = Ruling { $no }
ruling-waits = The arbiter decides; nothing happens until then.
ruling-no-offence = No offence.
ruling-why = Why
ruling-binds = Binding
firm-binding = The text says so
firm-default = So, unless the arbiter chooses otherwise
firm-open = The text leaves it to the arbiter
ruling-clocks = Clocks
ruling-earlier = Penalties so far
ruling-penalty = Penalty beside it
ruling-words = In the arbiter’s words
ruling-words-hint = Your reason; for another penalty, what it is
ruling-told = Players told
ruling-confirm = Confirm the ruling
ruling-choose = What you may choose
ruling-instead = What you may choose instead
ruling-if-agreed = If both players agree: { $remedy }
ruling-later = Not now: keep the report
ruling-arbiter = Arbiter
ruling-amends = In place of
ruling-status = No longer in force
ruling-not-told = Not told yet
ruling-tell = Has been told
ruling-told-now = Ruling { $no }: noted that the player was told.
ruling-sheet = Sheet to print
ruling-amend = Amend
ruling-withdraw = Withdraw the ruling
ruling-withdraw-note = Its penalties no longer count. If its result still stands, the board shows again what it showed before. The record stays.
ruling-withdraw-reason = Why is it withdrawn?
ruling-withdrawn-now = Ruling { $no } is withdrawn.
ruling-amended-by = Amended by ruling { $no }
ruling-withdrawn-by = Withdrawn by { $name }, { $at }: { $reason }
ruling-recorded = Ruling { $no } is recorded. The result of the board stays as it is.
ruling-recorded-result = Ruling { $no } is recorded, and the board shows its result.
ruling-recorded-before = This ruling was recorded before.
result-becomes = { $before } → { $after }
result-unchanged = Stays as it is
result-open = Open: it is played or counted again
result-unrated = Not rated, and nothing for direct comparison
standings-place = Place
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] One more player’s place or tie-break changes
   *[other] Places or tie-breaks of { $n } more players change
  }

## What a ruling does
effect-goes-on = The game goes on as it stands.
effect-before = Back to the position before move { $n }.
effect-before-unknown = Back to the position before the move in question.
effect-pass = { $stones ->
    [one] The stone comes off and it counts as a pass of { $color }.
   *[other] Both stones come off and it counts as a pass of { $color }.
  }
effect-turn = { $color } to move.
effect-first-point = The stone goes back to the point where it was first played.
effect-stones-back = The stones go back to their points.
effect-captures-off = The captured stones come off.
effect-by-hand = The arbiter sets the stones where he finds reasonable.
effect-reconstructed = The position is set up again.
effect-cleared = The board is cleared.
effect-pass-stones = { $n ->
    [one] { $color } gets a pass stone.
   *[other] { $color } gets { $n } pass stones.
  }
effect-prisoners = { $n ->
    [one] { $color } gets one more prisoner.
   *[other] { $color } gets { $n } more prisoners.
  }
effect-points = { $color } gets { $points } points.
effect-exchange = The players exchange colours, the stones stay.
effect-as-paired = Komi and handicap are set as paired.
penalty-caution = Caution to { $color }.
penalty-warning = Warning to { $color }.
penalty-stones = { $color } pays { $n } points.
penalty-game-loss = { $color } has too many warnings.
penalty-exclusion = { $color } is out of the event.
penalty-other = Another penalty to { $color }, in the arbiter’s words.
verdict-replay = The game is played anew.
verdict-count-again = Life and death and the count are gone through again.
verdict-stands = The confirmed result stands.
verdict-wins-illegal-move = { $color } wins: illegal move of the opponent.
verdict-wins-time = { $color } wins on time.
verdict-wins-default = { $color } wins by default.
verdict-wins = { $color } wins by decision.
verdict-ends = The game is over: { $result }.
clock-leave = Leave them as they are
clock-stop = Stopped meanwhile, then they go on
clock-set-right = The arbiter sets the clock right
clock-charge = { $color } loses { $n } minutes
clock-reset = Both start from the beginning
note-record-disagrees = The record does not show this violation: check it first.
note-cannot-be-done = What the text asks for cannot be done on this board any more.
note-move-unknown = Nobody named the move: restore the position by hand.
note-window-unclear = Find out how many moves were played in between.
note-starts-anew = Earlier positions no longer count for ko and superko.
note-derived = Derived from the text, not said in it.
note-setting = General practice, a setting of the event.
note-confirmed = The result is confirmed: a penalty may be noted, nothing else.
remedy-stands = Play on
remedy-no-offence = No offence
remedy-take-back = Take the move back
remedy-as-pass = Take it back as a pass
remedy-first-point = Back to the first point
remedy-stones-back = Stones back to their points
remedy-reasonable-point = To a reasonable point
remedy-captures-off = Take the captures off
remedy-reconstruct = Set the position up again
remedy-exchange = Exchange colours
remedy-correct-setup = Komi and handicap as paired
remedy-clock = Set the clock right
remedy-count-again = Count again
remedy-points = Points to the opponent, the move stands
remedy-lateness = As the event treats late players
remedy-loses-illegal-move = Loss by illegal move
remedy-loses-time = Loss on time
remedy-loses-default = Loss by default
remedy-loses = Loss
remedy-both-lose = Both lose
remedy-draw = Draw
remedy-no-result = No result
remedy-replay = Replay
sanction-none = No penalty
sanction-caution = Caution
sanction-warning = Warning
sanction-exclusion = Out of the event
sanction-other = Another penalty, in your words

## The log
incidents-title = Arbiters’ log
incidents-lead = An incident begins at its board.
incidents-waiting = Without a ruling yet
incidents-rule = Rule
incidents-rulings = Rulings
incidents-open = Open
incidents-csv = The log as a table (CSV)
rulings-title = Rulings
rulings-lead = What the arbiters decided, and why.
rulings-none = No ruling yet.
sheet-how = Print this page and have it signed.
sheet-arbiter-signs = Arbiter

## Appeals
appeal-none = There is no appeal in this event.
appeal-may = The players may appeal { $until }, to a committee of { $members }.
appeal-until-confirmed = until the result is confirmed
appeal-until-round = until the round is closed
appeal-until-minutes = within { $n } minutes of being told
appeal-take = Take an appeal
appeal-who = Who appeals
appeal-grounds = Why
appeal-grounds-needed = Write why the player appeals
appeal-act = Take the appeal
appeal-taken = Ruling { $no }: the appeal is taken.
appeal-number = Appeal { $no }
appeal-by = { $name }, { $at }
appeal-judge = The committee’s decision
appeal-judge-note = The arbiter who ruled has no vote. The decision is final.
appeal-member = Member { $n }
appeal-vote = Vote
vote-upheld = The ruling stands
vote-overturned = The ruling falls
appeal-reasons = Reasons
appeal-judge-act = Keep the decision
appeal-judged = Ruling { $no }: the committee’s decision is kept. If the ruling falls, amend or withdraw it now.
appeal-upheld = The ruling stands ({ $members }).
appeal-overturned = The ruling falls ({ $members }).

## The event's procedure
procedure-title = Procedure and rulings
procedure-lead = What happens after an illegal move, a late arrival, a warning: by which text, and what this event has otherwise.
procedure-which = Procedure
procedure-which-hint = After another choice, its own values fill the fields below.
procedure-of-rules = As the rules of play: { $rules }
procedure-event = The event
procedure-international = International event
procedure-international-note = Some texts treat these apart
procedure-public = Publish rulings
procedure-public-note = Everybody can read new rulings; otherwise arbiters only, who tell the players
procedure-save = Save
procedure-saved = The procedure is saved.

## What is refused
refusal-procedure = The procedure cannot be used: { $why }
refusal-report = The report does not fit. Go through its steps again.
refusal-report-by = Say whether it was Black or White
refusal-report-noticed = It was noticed before it happened: compare the two numbers
refusal-report-move = Write both: which move it was, and after which it was noticed
refusal-choose-first = The text leaves it to you: choose one of the options
refusal-not-offered = This cannot be chosen together. Choose again.
refusal-words-needed = Write what the penalty is, and why
refusal-ruling-changed = Meanwhile the board or the players’ penalties changed. Nothing was recorded: look at the ruling again.
refusal-not-in-force = This ruling was amended or withdrawn before
refusal-no-such-ruling = There is no such ruling or appeal
refusal-appeal-decided = This appeal was decided before; the decision is final
refusal-appeal-late = The time to appeal is over
refusal-appeal-none = There is no appeal in this event
refusal-appeal-committee = Name every member of the committee
refusal-appeal-own-case = The arbiter who ruled cannot judge the appeal
refusal-appeal-twice = A member is named twice
refusal-appeal-player = Only the two players may appeal

## The journal
act-incident = Incident reported
act-ruling = Ruling
act-tell-ruling = Player told of a ruling
act-withdraw-ruling = Ruling withdrawn
act-appeal = Appeal
act-judge-appeal = Appeal decided
