# Recording a game at the board, and watching it.

fault-point = Enter a point such as Q16: a letter from A without I, and a number
fault-clock = Enter what the clock shows, such as 12:30 or 1:02:30
record-title = Record the game, table { $table }
record-there = Somebody else had just entered the same. It counts once.
record-meanwhile = In the meantime { $name } entered: { $theirs }. Not entered: { $mine }. Look at the board, then enter what is missing.
record-made-anyway = If { $point } was played anyway, enter it as it was played and report the incident.
record-unruled = Against the rules, no ruling yet: { $what }.
record-as-made = Enter { $point } as it was played
record-unsent = Waiting for the connection: { $n } ({ $moves }). Go on.
record-dropped = Not entered: { $moves }
record-sign-in = You are signed out. Sign in in another tab; unsent moves are kept here:
record-keys = Board. Arrow keys choose a point, Enter plays, Backspace takes back.
record-pad = Move the chosen point
record-up = Up
record-left = Left
record-right = Right
record-down = Down
record-play = Play { $color }
record-held = { $point }: lift to play
record-tap = Tap a point
record-place = Place the stone
record-usual = On the usual points
record-put = Set the point
record-toggle = Dead or alive
record-count-it = Count this position
record-undo = Take back: { $what }
record-undo-why = Reason for taking it back
record-undo-why-hint = Kept in the record as a note, with your name and the time
record-pass = Pass
record-quick = One tap plays
record-brush = What is there
record-empty = Nothing
record-more = More
record-resigns = { $color } resigns
record-time = { $color } lost on time
record-stop = Play is over
record-repetition = Both agree: no result by repetition
record-set-up = Set up the final position instead
record-typed = Point
record-play-typed = Play it
record-note = Comment
record-clock = Clock
record-clock-whose = Whose clock
record-clock-left = Time left
record-clock-hint = 12:30, or 1:02:30
record-clock-overtime = Periods or stones of overtime left
record-clock-act = Save
record-file = Import a file
record-file-label = Game record (SGF)
record-file-act = Import
record-file-wrong = This file cannot be imported: { $why }
record-file-games = { $n ->
    [one] The file holds { $n } game: save the game of this table separately, then import it
   *[other] The file holds { $n } games: save the game of this table separately, then import it
}
record-file-empty = There is no game in this file
record-file-large = This file is too large for a game record
record-file-exchanged = In the file { $black } is Black and { $white } is White; at this table { $here_black } is Black and { $here_white } is White. If they played with the colours of the file, swap the colours of the table first.
record-file-others = The file names { $black } (Black) and { $white } (White); at this table { $here_black } plays { $here_white }.{ $table ->
    [none] {""}
   *[other] {" "}They are at table { $table }: import the file there.
}
record-file-anyway = Import it with the colours of this table, whatever names it has
record-taken-over = The file has been imported as the record of this game. Moves: { $moves }. Comments: { $comments }. Clock times: { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}The file gives the result as { $result }; that is not imported: count the game here, or enter the result at the table.
}{ $positions ->
    [0] {""}
   *[other] {" "}Positions set: { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}Please check: { $notes }.
}
record-taken-over-less =
    The file has been imported as the record of this game. Moves: { $moves }. Comments: { $comments }. Clock times: { $clocks }. Left out: variations: { $variations }; marks (SGF properties): { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}The file gives the result as { $result }; that is not imported: count the game here, or enter the result at the table.
    }{ $positions ->
        [0] {""}
       *[other] {" "}Positions set: { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}Please check: { $notes }.
    }
# sgf-*: src/interchange/sgf/error.rs
sgf-unclosed = the file ends before the game does
sgf-outside = text outside the game was skipped
sgf-no-value = { $ident } has no value and was skipped
sgf-empty = an empty game was skipped
sgf-unknown-encoding = the text was read as { $used }, not as { $label }
sgf-letters-guessed = the file does not name its encoding: read as { $used }, some letters may be wrong
sgf-unescaped = a ] within { $ident } was read as part of the text
sgf-between = text between the moves was skipped
sgf-unread = { $ident }[{ $value }] cannot be read and was skipped
sgf-handicap-stones = the file says handicap { $handicap }, black stones set up: { $stones }
sgf-stones-as-moves = Black’s moves at the beginning that { $taken ->
    [true] were read as handicap stones
   *[other] look like handicap stones
}: { $stones }
sgf-komi-read = the komi, written as { $value }, was read as { $points }
sgf-unusual-komi = a komi of { $points } is unusual
sgf-other-komi = the file has komi { $found }, but { $expected } counts here
sgf-pass-read = { $value }, which is not a point of this board, was read as a pass
record-lids = Prisoners on the lids
record-lids-act = Correct
record-board = The game’s result
record-watch = Watch
record-confirms = { $color } confirms
record-confirmed = Both players confirmed. The result is entered for the round, and the record can no longer change.
boards-watch-at = Watch table { $table }
game-placing = { $n ->
    [one] One handicap stone to place
   *[other] { $n } handicap stones to place
}
game-setting-up = Setting up the final position
game-stopped = Stopped: what is dead?
game-ended = { $result }, not confirmed yet
game-held = holds { $n ->
    [one] one stone
   *[other] { $n } stones
}
game-terms = Terms
count-territory = Territory
count-prisoners = Taken during play
count-dead = Dead on the board
count-stones = Stones on the board
count-compensation = For handicap stones
count-overtime = For overtime
count-rulings = By rulings
count-sum = Total
count-marks = A tap marks as
count-as-dead = Dead
count-as-seki = Seki
count-agreed = { $color } has agreed to this
count-resume = { $color } asks to play on
count-none-dead = All stones live
count-settle = Settled like this by the arbiter
count-no-agreement = The players do not agree
did-handicap = handicap stone { $point }
did-usual = handicap stones
did-moves = { $n } moves from a file
did-position = a position
did-prisoners = prisoners corrected
did-overtime = periods of overtime
did-note = a comment
did-clock = a clock
did-stop = play is over
did-mark = what is dead
did-agree = { $color } agrees
did-settle = settled by the arbiter
did-no-agreement = no agreement
did-resume = { $color } plays on
did-repetition = repetition
did-object = objection
did-confirm = { $color } confirms
did-ruled = ruling { $no }
did-unruled = ruling { $no } withdrawn
did-undo = last entry taken back
watch-title = Game at table { $table }
watch-start = Before the first move
watch-ways = Move through the game
watch-played = Played
watch-first = First
watch-back = Back
watch-on = Forward
watch-last = Last
watch-go = Show
watch-keys = Keys: left and right one move, up and down ten, Home and End.
watch-last-move = last move { $point }
watch-passed = passed
watch-to-move = to move
watch-nothing = Nobody is recording this game yet. Once somebody does, this page updates by itself.
watch-stones-left = { $n ->
    [one] one stone left
   *[other] { $n } stones left
  }
watch-periods-left = { $n ->
    [one] one period left
   *[other] { $n } periods left
  }
live-title = Live
live-of = Round { $round }: { $n } of { $of ->
    [one] { $of } board
   *[other] { $of } boards
}
live-none = No game of the running round is recorded here.
live-all = All live boards
embed-show = Show this board elsewhere
embed-code = On another website:
embed-film = Over a film: the two players and their clocks
# act-*: src/web/frame/bar.rs
act-record = Recording of a game started
record-arbiter-only = Only an arbiter can settle what the players do not agree on
record-marking-changed = The marking has changed in the meantime. Look at the board, then agree.
record-words = Enter a point or a comment
record-discard = Discard
watch-step = Move { $n } of { $of }

# The end of a game, led: from the second pass to the confirmed result.

end-page-title = End of the game, table { $table }
end-step = End of the game, step { $n } of 3: { $said }
end-not-agreed = End of the game, not agreed: { $said }
end-copy = Copy
end-the-game = The game
end-the-count = The count
cite-article = Article { $no }
cite-rule = AGA rule { $no }
cite-event = as set by the event
cite-usual = general practice
end-stop-title = Is anything unfinished?
end-open = Open
end-lost = { $sides } { $n ->
    [one] does
   *[other] do
} not count.
end-lost-side = { $color } { $n ->
    [one] 1 point
   *[other] { $n } points
}
end-open-why = { $count ->
    [one] Group { $groups } lives
   *[other] Groups { $groups } live
} beside a neutral point that is open: { $open }. Either side may fill it; it is not a move: { $fill }.
end-open-none = No point is open.
end-open-plain = Open: { $points } ({ $n }). They count for nobody, and nobody loses by them ({ $rules }).
end-open-area = Open: { $points } ({ $n }). Each is worth a point to whoever fills it, by moves in turn ({ $rules }). No point is lost while they are open.
end-doubt = { $color }, { $n ->
    [one] one stone
   *[other] { $n } stones
}: alive or dead? { $worth ->
    [one] { $worth } point depends on it.
   *[other] { $worth } points depend on it.
}
end-asked-next = This is asked next. Nothing to do here.
end-pass-stones = Stones handed over by passing: Black { $black }, White { $white }. White passes last ({ $rules }).
end-left-open = Left open, { $points } is counted as it is, and both players are told again.
end-note-requester = Play on: a player who asks lets the other play first ({ $rules }).
end-note-passer = Play on: the opponent of the last player to pass plays first ({ $rules }).
end-note-agreed = Play on: if both agree who plays first ({ $rules }).
end-nothing-left = Nothing is left to play
end-chosen = Chosen on the board:
count-fills = { $color } fills { $point }
key-open = Open point
key-uncounted = Does not count while it is open
key-doubtful = Not settled
key-both-dead = Both say dead
key-differ = Only one says dead
end-claims-title = Which stones are dead?
end-differ-title = The players differ about { $point }
end-says = { $color } says
end-group = { $n ->
    [one] one { $color ->
        [B] black
       *[W] white
    } stone
   *[other] { $n } { $color ->
        [B] black
       *[W] white
    } stones
}
end-group-worth = { $n ->
    [one] one { $color ->
        [B] black
       *[W] white
    } stone
   *[other] { $n } { $color ->
        [B] black
       *[W] white
    } stones
}, { $worth } points at stake
end-still-open = { $points } is still open: territory beside it does not count.
end-they-agree = They agree
end-ask-group = { $point }: what do both say now?
end-agree-dead = They agree: dead
end-agree-alive = They agree: alive
end-agree-seki = They agree: seki
end-next-copy = Nobody loses by this. Next: { $color } shows it on a copy of the board ({ $rules })
end-next-ways = Nobody loses by this. Next: the options under these rules
end-claims-note = Agreement on life and death ends the game ({ $rules }). The result is shown when both agree.
end-marks = Who marks
end-tap-note = Tap a stone to mark its group as dead; tap again to unmark it.
end-hold-note = Hold for half a second for a seki.
end-marks-note = Tap a group. Players change only their own marks.
end-mark-both = Both say so
end-mark-side = Only { $color } says so
end-ways-title = The players do not agree
end-costs-nothing = Nobody loses by not agreeing. These are the options.
end-copy-act = { $color } shows { $point } on a copy
end-copy-note = The player who says dead starts. The game itself is not changed, and a player who lost a stone in a ko passes once for that ko ({ $rules }).
end-plays-first = { $color } plays first, and may pass
end-agreed-first = { $color } plays first
end-agreed-act = Both agree on this
end-first-counts = If both ask, the earlier request counts.
end-found-title = A move was found
end-found-note = A move that changes the result, found after the stop: each player is asked whether the game goes on ({ $rules }). Tap its point, or type it.
end-found-point = Point of the move
end-live-title = Without agreement
end-live-twice = The game goes on. Once both pass twice in succession and still differ, all stones on the board live ({ $rules }).
end-live-now = All stones on the board live, and are counted so ({ $rules }). This ends the game.
end-live-act = No agreement: all stones live
end-referee = Play it out on the board, or the arbiter decides ({ $rules }).
end-settle-note = Nobody has marked anything different. Dead as marked now: { $points }. If settled like this, the count follows; for other marks, go back and let each player mark.
end-settle-none = none
end-decide-group = The group
end-decide-fate = Its status
end-decide-act = Decide as { $name }, arbiter
end-reason-hint = Kept in the journal with your name and the time
end-asked-title = { $color }, do you ask to play on?
end-asked-again-title = { $color }, asked again: do you ask to play on?
end-found-after = Found after the stop
end-would-take = { $point }: Black first takes { $black }, White first takes { $white }.
end-answers-self = answers alone; players do not answer for each other
end-answer-of = { $color }’s answer
end-i-play-on = I ask to play on
end-i-end = I agree to end it as it is
end-answer-play-on = { $other } plays first and may pass. { $other } cannot refuse ({ $rules })
end-answer-lies = If the other agrees too, the count comes next ({ $rules })
end-neither-note = The arbiter speaks with both before anything follows
end-give-answer = Give { $color }’s answer
end-follow = What would follow
end-one-asks = One asks
end-one-asks-is = The game goes on, the other plays first
end-both-end = Both end it
end-both-end-is = Dead stones, then the count, as the board is
end-both-refuse = Both refuse
end-would-lose = Both would lose
end-would-lose-note = only if the move would change the result, and only after both were asked, told this, and asked again. The arbiter rules on it on a page of its own. It cannot be chosen here.
end-refused-title = Both refuse
end-refused-note = Tell both: if they neither play on nor agree on the end, and the move would change the result, both lose ({ $rules }). Then they are asked again.
end-told-act = Both have been told: ask again
end-ruling-title = Both were asked twice, and refuse
end-ruling-note = If the move would change the result, both lose ({ $rules }). If not, go back and let them agree on the end.
end-lose-reason = How the move would change the result
end-lose-act = Rule that both lose
end-arbiter-rules = An arbiter has to rule on this.
end-claim = { $color }’s claim: { $point } is dead
end-copy-title = Can { $color } take { $point }?
end-copy-untouched = Nothing here changes the game itself.
end-copy-turn = { $color } to play on the copy
end-copy-tap = Tap the copy to play.
end-copy-play = Play
end-whole = Whole board
end-ko-shut = To retake at { $point }, { $color } first passes for this ko. Once passed, { $color } may take here again. A threat elsewhere is not a pass ({ $rules }).
end-pass-ko = Pass for the ko { $point }
end-played = Played on the copy
end-made-ko = passes for the ko at { $point }
end-made-pass = passes
end-made-takes = { $point }, takes { $n }
end-made-takes-one = { $point }, takes { $taken }
end-fact-starts = Starts
end-fact-starts-is = { $claimant }, who says dead
end-fact-dead = Dead if
end-fact-dead-is = { $claimant } takes { $point }, and that gives { $owner } no new stone that { $claimant } cannot take
end-fact-alive = Alive if
end-fact-alive-is = { $claimant } cannot
end-fact-alive-note = { $claimant } stops, or both pass and { $point } stands
end-fact-game-is = Stays as it was at the last pass
end-takes-back = { $color } withdraws the claim
end-accepts-dead = { $color } accepts: dead
end-what-shown = What it showed
end-leave-copy = Close the copy
end-shown = What the copy showed
end-is-dead = { $point } is dead
end-is-alive = { $point } is alive
end-claim-head = Claim
end-on-copy = On the copy
end-copy-moves = { $n ->
    [one] One move
   *[other] { $n } moves
}
end-look = View
end-not-moved = No stone was moved.
end-why-ko = { $claimant } could take it, after a pass for the ko
end-why-taken = { $claimant } could take it
end-why-new = { $claimant } took it, and that gave { $owner } a new stone at { $point } that was not taken
end-why-given = { $color } gave in
end-why-stands = Both passed, and it stands
end-new-stones = New stones
end-new-none = None of { $owner }’s that { $claimant } could not take
end-worth = It is worth
end-worth-is = { $worth } points
end-worth-parts = { $stones ->
    [one] one prisoner and { $points } of territory
   *[other] { $stones } prisoners and { $points } of territory
  }
end-both-accept = Both accept
end-try-again = Try again
end-show-new = { $color } plays on, on the copy
end-not-accepted = Not accepted? The arbiter decides, with the copy on file.
end-count-nav = The count, step by step
end-count-step = { $n } { $said }
end-count-dead = Remove dead
end-count-dead-words = Dead stones come off the board.
end-count-prisoners = Fill prisoners
end-count-prisoners-words = Prisoners fill their own side’s territory.
end-count-tens = In blocks
end-count-tens-words = The rest is counted in blocks.
end-who-confirmed = Who has confirmed
end-bought = Overtime periods used
end-confirmed-at = confirmed { $time }
end-confirmed-for = confirmed { $time } by { $name }, arbiter: { $reason }
end-not-yet = not yet
end-object-arbiter = Somebody objects
end-decided-note = It was not ended by a count. A player who objects calls the arbiter, who enters an incident with the reason.
end-count-again = Count again
end-confirm-note = Once both have confirmed, the result never changes ({ $confirmed }). A player who objects can have it counted again ({ $again }).
end-confirm-for = Confirm for { $name }
end-why-not-self = Why the player cannot confirm
end-confirm-for-act = Confirm as { $name }, arbiter
did-nothing-left = nothing is left to play
did-claim = { $color } marks
did-differ = they do not agree
did-copy = a copy for { $point }
did-copy-play = { $move } on the copy
did-copy-ko = { $color } passes for the ko { $point }
did-give-in = { $color } gives in
did-accept-copy = both accept the copy
did-decide = the arbiter decides { $point }
did-told = both have been told
did-both-lose = both lose
did-confirm-for = the arbiter confirms for { $color }
act-decide-end = End of a game decided by the arbiter
act-confirm-for = Result confirmed for a player
game-more-passes = Both have passed. { $n ->
    [one] One more pass in a row ends play
   *[other] { $n } more passes in a row end play
} ({ $rules }).
game-white-passes-last = Both have passed. White passes last: play ends with White’s pass ({ $rules }).
end-way-same = Counted as territory, with the stones handed over at each pass, the result is the same.
end-way-half = At the table only one side is counted, stones and points together in tens, against half the board; half the komi is added to what Black needs.
end-way-fill = At the table each side fills its own points with all of its stones; points left empty, or stones left over, are the difference.

# The referee: what the record says, the stopped board, open points

asked-play-on = Play on
asked-as-it-lies = End as it is
asked-neither = Neither
answered-neither = Does not ask to play on, does not agree to end it
dispute-found = { $color } would play there
did-fill = { $color } filled { $point }
did-found = a move found at { $point }
did-answer = { $color }’s answer
count-fill = Fill with { $color }
warning-dead-in-neutral = { $points }: marked dead, but nobody surrounds them.
warning-dead-in-seki = { $points }: dead in a seki, so not removed.
warning-unsettled = { $points }: life and death is not settled. Play on before you count.
warning-unfinished = { $n ->
    [one] { $n } point belongs to nobody yet: mark the dead stones there, or play on before you count.
   *[other] { $n } points belong to nobody yet: mark the dead stones among them, or play on before you count.
}
record-repetition-draw = Both agree: a draw by repetition
