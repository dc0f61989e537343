# Arbiters: open boards, one board, two results for one board.

boards-nothing = No round is published yet. When one is, its boards are here, with a button for each player.
boards-complete = All results of round { $round } are in
boards-missing = of { $total } results missing in round { $round }
boards-progress = { $done } of { $total } results are in
boards-which = Which boards
boards-open = Open { $count }
boards-all = All { $count }
boards-changed = { $count ->
    [1] One board changed
   *[other] { $count } boards changed
  }
boards-changed-since = since { $time }
boards-hide-done = Hide the done ones
boards-unkept = This phone keeps nothing: leave this page open until they are sent.
boards-waits-since = waits here since { $time }
boards-stuck = Not entered
boards-stuck-at = Not entered: table { $tables }
boards-look = See why
boards-lost = Not connected since { $time }.
boards-unsent = { $count ->
    [1] One result waits on this phone.
   *[other] { $count } results wait on this phone.
  }
boards-other = Other
boards-other-at = Other result, table { $table }
boards-black-away = Black did not come
boards-white-away = White did not come
boards-change-at = Change table { $table }
board-who = Who won?
board-how = How?
board-how-hint = For a result without a game, take “by default”.
board-points = By how many points?
board-points-hint = Only if it was counted: 3.5
board-corrects = Round { $round } is over or a later one is drawn. Its pairings stay; standings change, and the journal keeps your reason.
board-reason = Why is it corrected?
board-reason-hint = For instance: slips were swapped
board-act = Enter the result
who-black = Black won: { $name }
who-white = White won: { $name }
who-pending = Not known yet
who-replay = Counts nothing until it is played again
how-illegal-move = By an illegal move
how-default = By default: not played
how-decision = By the arbiter’s decision
conflict-title = Two results, table { $table }
conflict-head = Two arbiters, two results
conflict-lead = While you were entering table { $table }, somebody else entered another result. Nothing is lost. Which one is right?
conflict-players-lead = Table { $table }: both players reported another result than the one you tapped. Nothing is entered yet.
conflict-record-lead = Table { $table }: the game ended otherwise on its record than you tapped. Nothing is entered yet.
conflict-ruling-lead = Table { $table }: ruling { $number } gave the result that stands. Nothing is entered yet. A ruling that was wrong is better amended or withdrawn on its own page.
conflict-game-lead = Table { $table } shows the result of a game that was played, and you tapped that somebody did not come. Nothing is entered yet.
conflict-just-now = just now, not saved
conflict-tapped-at = { $time } on this phone, not saved
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
result-corrected = Table { $table } is corrected. Pairings of later rounds stay as they are; standings are new.
fault-margin = Write by how many points, more than 0: 3.5
boards-none-open = No board is open.
date-set-title = Date of the game
date-set-about = It counts for both players, and a proposal of theirs is gone by it.
date-set-act = Set the date
date-clear = No date
date-set = The date is set.
date-set-outside = The date is set. It lies outside of the round’s window.

# What is wrong with a field or a request, and what to do.

fault-margin-of-other = By { $typed } the other player won. Write the margin of this win, or choose another answer above.

# Recording a game at the board, and watching it.

boards-record-at = Record the game, table { $table }

# Incidents and rulings: what happened, when, the ruling, the referee's log.

boards-incident-at = Incident at table { $table }

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = What this means, table { $table }
outcome-lead = Look at what it does before you enter it.
outcome-no-change = Nothing changes
outcome-anew-result = No result, the game is played anew
outcome-files = What the files will write
outcome-confirm = Enter this result
outcome-back = Back, enter another result
outcome-anew = The game is played anew at the same table. The first game stays in the board’s history and counts for nothing.
## Games played anew
replay-title = The game is played anew
replay-black = Who takes Black
replay-time = Time
replay-time-hint = If it is not the event’s own: 30 minutes each
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
## The round's clock
clock-start = Start the clocks
clock-start-ask = { $boards ->
    [one] The clock of the one board starts now, and the hall’s screen shows it.
   *[other] The clocks of all { $boards } boards start now, and the hall’s screen shows it.
}
clock-start-round = Start the clocks of round { $round }
clock-unstart = Not yet
clock-planned = Planned for { $time }
clock-started = Round { $round }: the clocks run. The hall’s screen shows it.
clock-unstarted = Round { $round }: the clocks do not run yet.

settings-rooms = Rooms
settings-rooms-hint = Where tables stand in several rooms: 1-40 Main hall; 41-80 Library
settings-surname-first = Surnames first
settings-surname-first-note = Szabó János instead of János Szabó, in every language. Names in Chinese, Japanese or Korean letters always stand so.
settings-sides = Who plays a side
settings-sides-hint = Pair Go has two on a side, rengo two or three. They take turns.
sides-one = One person
sides-mean = Two or three in turn, rated by their mean
sides-given = Two or three in turn, rated as given
fault-no-zone = Write a time zone such as Europe/Copenhagen, or its city; “{ $typed }” is none.
fault-no-room = Write tables and their room, such as 1-40 Main hall; 41-80 Library. This is not understood: “{ $typed }”.
boards-reported = Reported { $count }
boards-late = Late { $count }
boards-late-since = Late, since { $time }
boards-late-row = Late
boards-disputed = Incident open
boards-said-both = Both players: { $result }
boards-recorded = Recorded: { $result }
boards-enter-it = Enter it
boards-entered = Table { $table }: { $result }
boards-record-says = The record
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } reported otherwise: { $result }
inbox-entered = The result of table { $table } is entered.

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = Is it an error in writing the result down?
board-clerical = Yes: both confirmed another result than the one that stands here
board-clerical-note = The players’ own result does not change any more.
