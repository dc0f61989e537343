# Arbiters: open boards, one board, two results for one board.

boards-title = Boards
boards-nothing = No round is published yet. When one is, its boards are here, with a button for each player.
boards-complete = All results of round { $round } are in
boards-missing = of { $total } results missing in round { $round }
boards-progress = { $done } of { $total } results are in
boards-find = Table or name
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
boards-other-result = Other result
boards-other-at = Other result, table { $table }
boards-black-away = Black did not come
boards-white-away = White did not come
boards-change-at = Change table { $table }
board-title = Table { $table }
board-who = Who won?
board-how = How?
board-how-hint = For a result without a game, take “by default”.
board-points = By how many points?
board-points-hint = Only if it was counted: 3.5
board-corrects = Round { $round } is over or a later one is drawn. Its pairings stay; standings change, and the journal keeps your reason.
board-reason = Why is it corrected?
board-reason-hint = For instance: slips were swapped
board-act = Enter the result
board-back = Back to the boards
who-black = Black won: { $name }
who-white = White won: { $name }
who-jigo = Jigo
who-both-lose = Both lose
who-both-win = Both win
who-no-result = No result
who-pending = Not known yet
who-worth = { $black } to Black, { $white } to White
who-replay = Counts nothing until it is played again
how-unstated = Not said
how-score = By points
how-resignation = By resignation
how-time = On time
how-illegal-move = By an illegal move
how-default = By default: not played
how-decision = By the arbiter’s decision
conflict-title = Two results, table { $table }
conflict-head = Two arbiters, two results
conflict-lead = While you were entering table { $table }, somebody else entered another result. Nothing is lost. Which one is right?
conflict-players-lead = Table { $table }: both players reported another result than the one you tapped. Nothing is entered yet.
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
somebody = somebody

refusal-reason-needed = Say why the result is corrected
refusal-not-published = Round { $round } is a draft; publish it first
fault-margin = Write by how many points, more than 0: 3.5
boards-none-open = No board is open.
