# What a player reads once a result is reported.

report-waiting = Waiting for { $name } to say the same
report-agree = You both say the same
report-differ = You two say different things
report-told = An arbiter has been told.
report-stay = The arbiter comes to table { $table }. Stay there, and leave the stones as they are.
report-said-at = You said at { $time }
report-opponent = Opponent
report-how-they = { $name } reports by the personal link, or at the arbiters’ desk
report-until-then = Until then
report-leave-slip = Leave the slip on the table
report-to-confirm = an arbiter confirms it
report-to-board = Back to my board
report-change = Change what I said
report-which-counts = Counts
report-neither = Neither
report-neither-until = until you agree or an arbiter decides
report-was-wrong = I was wrong: { $result }
report-was-wrong-note = Then you both say the same, and the arbiter need not come. To stay with your word, press nothing.
