# Arbiters: open boards, one board, two results for one board.

boards-nothing = No round is published yet. Once one is, its tables appear here, with a button for each player.
boards-complete = All results of round { $round } are in
boards-missing = of { $total } results missing in round { $round }
boards-progress = { $done } of { $total } results are in
boards-which = Which tables
boards-open = Open { $count }
boards-all = All { $count }
boards-waiting = Waiting { $count }
boards-changed = { $count ->
    [1] One table changed
   *[other] { $count } tables changed
  }
boards-changed-since = since { $time }
boards-hide-done = Hide finished
boards-unkept = This device cannot store results: leave this page open until they are sent.
boards-known = The page shows what this device knows; others may have entered more.
boards-waits-since = waits here since { $time }
boards-stuck = Not entered
boards-stuck-at = Not entered: table { $tables }
boards-look = Why?
boards-lost = No connection since { $time }.
boards-unsent = { $count ->
    [1] One result is waiting on this device.
   *[other] { $count } results are waiting on this device.
  }
boards-sent = { $count ->
    [1] One result sent.
   *[other] { $count } results sent.
  }
boards-other = Other
boards-other-at = Other result, table { $table }
boards-black-away = Black did not come
boards-white-away = White did not come
boards-change-at = Change table { $table }
board-who = Who won?
board-how = How?
board-neither = Neither
board-one-tap = One tap enters the result. An unusual result is first shown with its consequences.
board-points = By how many points?
board-corrects = Round { $round } is over or a later one is drawn. Later pairings stay; standings change, and the journal keeps your reason.
board-reason = Why is it corrected?
board-reason-hint = For example: result slips were swapped
who-pending = Still playing
who-replay = played again
who-taken-back = takes the result back
who-unrated = not rated
how-illegal-move = Illegal move
how-default = Did not come
how-decision = Arbiter’s decision
conflict-title = Two results, table { $table }
conflict-head = Two arbiters, two results
conflict-lead = While you were entering table { $table }, somebody else entered another result. Nothing is lost. Which one is right?
conflict-own-lead = You entered another result at table { $table } yourself, after this page was loaded. Nothing is lost. Which one is right?
conflict-players-lead = Table { $table }: both players reported a different result from the one you tapped. Nothing is entered yet.
conflict-report-lead = What the players of table { $table } report has changed in the meantime. It was not entered: look at it again.
conflict-record-lead = Table { $table }: by its record, the game ended differently from what you tapped. Nothing is entered yet.
conflict-ruling-lead = Table { $table }: the current result comes from ruling { $number }. Nothing is entered yet. If the ruling was wrong, it is better amended or withdrawn on its own page.
conflict-game-lead = Table { $table } shows the result of a game that was played, but you tapped that somebody did not come. Nothing is entered yet.
conflict-just-now = just now, not saved
conflict-tapped-at = { $time } on this device, not saved
conflict-saved = saved
conflict-seconds-ago = { $n ->
    [one] { $n } second ago, saved
   *[other] { $n } seconds ago, saved
}
conflict-minutes-ago = { $n ->
    [one] { $n } minute ago, saved
   *[other] { $n } minutes ago, saved
}
conflict-saved-at = { $time }, saved
conflict-leave = Leave it as saved
result-corrected = Table { $table } has been corrected. Pairings of later rounds stay as they are; standings are updated.
fault-margin = Enter the margin in points, more than 0: 3.5
boards-none-open = No games are open.
date-set-title = Date of the game
date-set-about = It counts for both players and replaces any date they proposed.
date-set-act = Set the date
date-clear = No date
date-set = The date is set.
date-set-outside = The date is set. It is outside the round’s window.

# What is wrong with a field or a request, and what to do.

fault-margin-of-other = With { $typed } the other player won. Enter the margin of this win, or choose another answer above.

# Recording a game at the board, and watching it.

boards-record-at = Record the game, table { $table }

# Incidents and rulings: what happened, when, the ruling, the referee's log.

boards-incident-at = Incident at table { $table }

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = What this means, table { $table }
outcome-lead = Check what it does before you enter it.
outcome-no-change = Nothing changes
outcome-anew-result = No result, the game is replayed
outcome-files = In the files
outcome-confirm = Enter this result
outcome-back = Back, enter another result
outcome-anew = The game is replayed at the same table. The first game stays in the table’s history and does not count.
## Games played anew
replay-title = The game is replayed
replay-black = Who plays Black
replay-time = Time
replay-time-hint = If different from the event’s: 30 minutes each
replay-back = Don’t replay it after all
replay-saved = Table { $table }: the terms of the replayed game are saved.
replay-taken-back = Table { $table }: the first game counts again.
replay-earlier = Game { $n }: { $result }, replayed. Black { $black }, White { $white }, { $handicap }.
replay-by-ruling = Ruling { $no }.
result-played-anew = Table { $table }: the game is replayed; its result is missing again.
boards-anew = Replayed
## Results that both confirmed
board-both-confirm = Both players confirmed it
board-both-confirm-note = Once both players have confirmed a result, only the chief arbiter can change it.
board-confirmed-at = Both players confirmed it, { $time }.
board-confirmed-by-round = The round is over, so its results count as confirmed.
board-confirmed-chief = Only the chief arbiter can change it now, with a reason: { $name }.
board-correct = Correct it as chief arbiter
boards-confirm = Both confirmed
chief-organisers = the organisers, as nobody is named
## The round's clock
clock-start = Start the clocks
clock-start-ask = { $boards ->
    [one] The clock of the one table starts now, and the hall’s screen shows it.
   *[other] The clocks of all { $boards } tables start now, and the hall’s screen shows it.
}
clock-start-round = Start the clocks of round { $round }
clock-unstart = Not started yet
clock-planned = Planned for { $time }
clock-started = Round { $round }: the clocks are running. The hall’s screen shows it.
clock-unstarted = Round { $round }: the clocks are not running yet.

settings-rooms = Rooms
settings-rooms-hint = If tables are in several rooms: 1-40 Main hall; 41-80 Library
settings-surname-first = Surnames first
settings-surname-first-note = Szabó János instead of János Szabó, in every language. Names in Chinese, Japanese or Korean script are always shown this way.
settings-sides = Players per side
settings-sides-hint = Pair Go has two on a side, rengo two or three. They take turns.
# sides-*: src/tournament/setting.rs
sides-one = One person
sides-mean = Two or three in turn, rated by their mean
sides-given = Two or three in turn, rated as entered
# fault-*: src/tournament/check.rs
fault-no-zone = Enter a time zone such as Europe/Copenhagen, or a city; “{ $typed }” is not one.
fault-no-room = Enter tables and their room, such as 1-40 Main hall; 41-80 Library. Not understood: “{ $typed }”.
boards-reported = Reported { $count }
boards-late = Late { $count }
boards-late-since = Late, since { $time }
boards-late-row = Late
boards-disputed = Incident open
boards-said-both = Both players: { $result }
boards-recorded = Recorded: { $result }
boards-enter-it = Enter it
boards-entered-right = The entered result is right
today-entered = Entered: { $result }
boards-entered = Table { $table }: { $result }
boards-record-says = The record
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } reported a different result: { $result }
inbox-entered = The result of table { $table } is entered.

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = Was the result written down wrongly?
board-clerical = Yes: both confirmed another result than the one shown here
board-clerical-note = The players’ own result can no longer be changed.
