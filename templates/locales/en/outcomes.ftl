# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = What this means, table { $table }
outcome-lead = Look at what it does before you enter it.
outcome-no-change = Nothing changes
outcome-anew-result = No result, the game is played anew
outcome-means = What it means for standings and files
outcome-files = What the files will write
outcome-confirm = Enter this result
outcome-back = Back, enter another result
outcome-anew = The game is played anew at the same table. The first game stays in the board’s history and counts for nothing.
rated = Rated
rated-yes = Yes
rated-open = Open, as long as there is no result
written-cells = Black { $black }, White { $white }
written-left-out = The game is left out

## Games played anew
replay-title = The game is played anew
replay-black = Who takes Black
replay-time = Time
replay-time-hint = If it is not the event’s own: 30 minutes each
replay-save = Save
replay-back = It is not played anew after all
replay-saved = Table { $table }: the terms of the game played anew are saved.
replay-taken-back = Table { $table }: the first game counts again.
replay-earlier = Game { $n }: { $result }, replayed. Black { $black }, White { $white }, { $handicap }.
replay-by-ruling = Ruling { $no }.
result-played-anew = Table { $table }: the game is played anew and its result is missing again.
boards-anew = Played anew

## Results that both confirmed
board-both-confirm = Both players confirmed it
board-both-confirm-note = From then on only the chief arbiter changes it
board-confirmed-at = Both players confirmed it, { $time }.
board-confirmed-by-round = The round is over, so its results count as confirmed.
board-confirmed-chief = Only the chief arbiter changes it now, with a reason: { $name }.
board-correct = Correct it as chief arbiter
boards-confirm = Both confirmed
boards-confirmed = confirmed
chief-organisers = the organisers, as nobody is named
error-chief-why = Only the chief arbiter may do this. The organiser names one on the page of people.
refusal-confirmed = Both players confirmed the result. Only the chief arbiter changes it.
refusal-not-played-anew = No game is played anew at this board
refusal-chief-without-role = Give this person a role here first
procedure-finished = Results of a finished round count as confirmed
procedure-finished-note = Then only the chief arbiter corrects them

## The chief arbiter
role-chief = chief arbiter
people-chief-note = The chief arbiter alone changes results that both players confirmed.
people-no-chief = Nobody is named, so every organiser may.
people-name-chief = Name chief arbiter
people-unname-chief = No longer chief arbiter
people-chief-me = Name myself chief arbiter
people-chief-named = The chief arbiter is named.
people-chief-unnamed = That person is no longer chief arbiter.

## Out of the event
ruling-out = Later rounds
ruling-out-of = { $name } is out of rounds { $rounds }.
ruling-out-already = { $name } plays no later round.
entries-excluded = Out of the event by ruling { $no }

## The round's clock
clock-start = Start the clocks
clock-start-ask = { $boards ->
    [one] The clock of the one board starts now, and the hall’s screen shows it.
   *[other] The clocks of all { $boards } boards start now, and the hall’s screen shows it.
}
clock-start-round = Start the clocks of round { $round }
clock-unstart = Not yet
clock-runs-since = Clocks run since { $time }
clock-planned = Planned for { $time }
clock-started = Round { $round }: the clocks run. The hall’s screen shows it.
clock-unstarted = Round { $round }: the clocks do not run yet.
refusal-clock-of-draft = Publish round { $round } before its clocks start
hall-starts-in = starts in
hall-runs = clocks run
hall-due = start due since
hall-forfeit = Absent players lose after { $time }
hall-end = Last games end about { $time }
way-timetable = Timetable
timetable-title = Timetable
timetable-lead = When each round is to begin. The hall’s screen counts down to it; an arbiter starts the clocks from the list of boards.
timetable-zone = Times are on this clock: { $zone }.
timetable-day = Day
timetable-time = Time
timetable-save = Save the timetable
timetable-saved = The timetable is saved.
timetable-hall = The hall’s screen

## The journal
act-confirm = Result confirmed
act-unconfirm = Confirmation taken back
act-replay = Game to be played anew
act-replay-terms = Terms of the game played anew
act-replay-back = Game not played anew
act-name-chief = Chief arbiter named
act-unname-chief = No longer chief arbiter
act-timetable = Timetable changed
act-start-clocks = Clocks started
act-unstart-clocks = Clocks not started yet
