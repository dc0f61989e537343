# Mending a published round.

mend-link = Change a published table
mend-title = Change round { $round }
mend-table = Round { $round }, table { $table }
mend-lead = Everybody sees this round. Players read what changed, when, and why; it stays in the journal.
mend-what = What has to change?
mend-what-wrong = Choose what has to change.
mend-swap = Swap the colours
mend-swap-note = A result stays with the players.
mend-terms = Change handicap or komi
mend-terms-note = A result stays as it is.
mend-move = Another table
mend-move-note = Who sits there comes here.
mend-exchange = Exchange a player
mend-exchange-note = One leaves, another comes, and takes over the other’s place.
mend-cancel = Somebody does not come
mend-cancel-note = The board is taken away.
mend-pair = Add a board
mend-pair-note = For two who have no board.
mend-give-bye = Give a free round to
mend-give-bye-note = To somebody who has no board, such as a latecomer.
mend-take-bye = Take the free round back from
mend-take-bye-note = The player waits for an opponent then.
mend-take-back = Take the publication back
mend-take-back-note = The round is a draft again, without results. Only the last round can be.
mend-drop = Drop the round
mend-drop-note = As if it had never been drawn. Only the last round can be.
mend-handicap = Handicap
mend-stones = { $n ->
    [0] Even
    [1] 1, no stones
   *[other] { $n } stones
  }
mend-komi = Komi
mend-komi-hint = Empty for the usual one.
mend-to = To table
mend-to-hint = Its number.
mend-leaves = Who leaves
mend-comes = Who comes
mend-comes-hint = From another table, a free round, or from waiting.
mend-left-black = Black then
mend-left-white = White then
mend-left-waits = waits for an opponent
mend-left-free = has a free round
mend-left-absent = is not here
mend-one = One
mend-other = The other
mend-reason = Reason
mend-reason-hint = Players read it. For example: came late; wrong player seated; clubmates.
mend-act = Change the round
mend-act-table = Change table { $table }
mend-leave = Leave it
mend-look = See what players will see
mend-told = What players will see
mend-told-who = Whoever sits at these tables reads it on their own page, and in a message if they asked for messages.
mend-told-paper = Old on paper then; print again:
mend-tables = A table
mend-lost-title = { $count ->
    [one] One result would be lost
   *[other] { $count } results would be lost
  }
mend-lost = Table { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] The result goes to the journal
   *[other] All { $count } results go to the journal
  }
mend-lost-note = Nothing was changed yet. Tick this and send the form again.
mend-done = The round is changed. Players see it.
mend-taken-back = Round { $round } is a draft again.
mend-dropped = Round { $round } is gone.
mended-title = Changed since it was published
mended-at = changed at { $time }
mended-seats = Table { $table }: Black is now { $black }, White { $white }.
mended-terms = Table { $table }: { $terms }.
mended-new = Table { $table } is new: Black { $black }, White { $white }.
mended-gone = Table { $table } is taken away: { $black } – { $white }.
mended-bye = { $name } has a free round.
act-mend = Published round changed
act-take-back-publication = Publication taken back
act-drop-round = Round dropped
refusal-round-changed = Somebody has changed this round or entered a result. Look at it, then do it again.
refusal-results-lost = { $count ->
    [one] One result would be lost. Nothing was changed: agree to it first.
   *[other] { $count } results would be lost. Nothing was changed: agree to it first.
  }
refusal-not-last-round = Round { $round } was drawn after it. Drop that one first.
settings-hidden = Hidden until it is announced
settings-hidden-note = Only its own people see it. Take the tick away to announce it.
round-change = Change this round
draft-published-unseen = Round { $round } is published. The event is hidden, so only its own people see it until you announce it.
mend-lead-unseen = The event is hidden: only its own people see this round so far. What changed, when, and why is told to everybody once it is announced; it stays in the journal.
mend-done-unseen = The round is changed. Players see it once the event is announced.
draft-stones-to-stronger = { $black } is the stronger of the two and would have Black with { $stones ->
    [1] handicap 1
   *[other] { $stones } stones
  }. By the rule { $white } has Black, with { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }. Nothing was changed: tick that you overrule it, or change the handicap.
warning-stones-to-stronger = The stronger has the stones; by the rule the other has { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }
