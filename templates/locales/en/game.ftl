# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] White is to move, not Black
   *[W] Black is to move, not White
}
refusal-move-off-board = That is not a point of this board: { $point }
refusal-move-occupied = A stone lies on { $point }
refusal-move-ko = { $color ->
    [B] Black
   *[W] White
} may not take back the ko on { $point } at once
refusal-move-superko = { $point } would repeat the whole board as it was after move { $after }
refusal-move-suicide = On { $point } { $stones ->
    [one] the stone
   *[other] the { $stones } stones
} would have no liberty
refusal-record-confirmed = The result is confirmed: the record stays as it is
refusal-record-no-repetition = The position has not repeated. Play on, or ask an arbiter.
refusal-record-repetition = These rules do not let the players agree on a repetition. Ask an arbiter.
refusal-record-no-resumption = Under these rules a stopped game does not go on
refusal-record-life = Only stones on the board can be marked
refusal-record-not-in-rules = These rules do not know that. The arbiter decides.
refusal-record-disagree = The players have named different results
refusal-record-phase = The game has gone on meanwhile: look at the board again
refusal-record-nothing = There is nothing to take back
refusal-record-ruling = Ruling { $no } came last. Withdraw that ruling on its own page.
refusal-record-moves = { $moves ->
    [one] One move is recorded
   *[other] { $moves } moves are recorded
} already. Take them back first.
refusal-record-position = The stones around { $point } have no liberty: such a position cannot lie on a board
refusal-record-handicap = No handicap stone can lie there: { $point }
refusal-record-apply = The ruling cannot be carried out on the record: { $why }
refusal-record-full = The record is full
refusal-record-note = A note has 1 to 1000 letters
refusal-record-prisoners = { $n } prisoners are more than the board holds
refusal-record-terms = No game can be recorded here: { $why }
refusal-record-other-result = The board shows { $result } already. Correct one of the two before both confirm.

fault-point = Write a point such as Q16: a letter from A without I, and a number
fault-clock = Write what the clock shows, such as 12:30 or 1:02:30

record-title = Table { $table }, record the game
record-there = Another recorder had just entered the same. It counts once.
record-meanwhile = { $name } entered meanwhile: { $theirs }. Not entered: { $mine }. Look at the board, then enter what is missing.
record-made-anyway = If { $point } was played all the same, enter it as it was made and call the incident.
record-as-made = Enter { $point } as it was made
record-unsent = Not saved yet, waiting for the connection:
record-dropped = Not entered:
record-sign-in = You are signed out. Sign in in another tab; what waits is kept here:
record-keys = Board. Arrow keys choose a point, Enter plays, Backspace takes back.
record-pad = Move the chosen point
record-up = Up
record-left = Left
record-right = Right
record-down = Down
record-play = Play { $color }
record-place = Place the stone
record-usual = On the usual points
record-put = Set the point
record-toggle = Dead or alive
record-count-it = Count this position
record-undo = Take back: { $what }
record-pass = Pass
record-quick = One tap plays
record-brush = What lies there
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
record-note-act = Add it
record-clock = Clock
record-clock-whose = Whose clock
record-clock-left = Time left
record-clock-hint = 12:30, or 1:02:30
record-clock-overtime = Periods or stones of overtime left
record-clock-act = Note it
record-file = Take over a file
record-file-label = Game record (SGF)
record-file-act = Take it over
record-file-wrong = This file cannot be taken over: { $why }
record-file-games = The file holds { $n } games: save the one of this board by itself, then take it over
record-file-empty = There is no game in this file
record-file-large = This file is too large for a game record
record-taken-over = The file is taken over as the record of this game
record-lids = Prisoners on the lids
record-lids-act = Correct
record-board = The board’s result
record-watch = Watch
record-confirms = { $color } confirms
record-confirmed = Both players confirmed. The result is entered for the round, and the record stays as it is.
boards-record = Record
boards-record-at = Record the game, table { $table }
boards-watch = Watch
boards-watch-at = Watch table { $table }

game-placing = { $n ->
    [one] One handicap stone to place
   *[other] { $n } handicap stones to place
}
game-setting-up = Setting up the final position
game-to-move = { $color } to move
game-stopped = Stopped: what is dead?
game-ended = { $result }, not confirmed yet
game-last = Move { $n }: { $move }
game-held = holds { $n ->
    [one] one stone
   *[other] { $n } stones
}
game-terms = Terms
goban = Position
goban-last = Position after { $color } { $point }
move-pass = { $color } passes

count-territory = Territory
count-prisoners = Taken during play
count-dead = Dead on the board
count-stones = Stones on the board
count-komi = Komi
count-compensation = For handicap stones
count-rulings = By rulings
count-sum = Sum
count-marks = A tap marks as
count-as-dead = Dead
count-as-seki = Seki
count-agreed = { $color } has agreed to this
count-resume = { $color } asks to play on
count-none-dead = All stones live
count-settle = The arbiter settles it so
count-no-agreement = They do not agree

did-handicap = handicap stone { $point }
did-usual = handicap stones
did-moves = { $n } moves from a file
did-position = a position
did-prisoners = prisoners corrected
did-note = a comment
did-clock = a clock
did-stop = play is over
did-mark = what is dead
did-agree = { $color } agrees
did-settle = settled by the arbiter
did-no-agreement = no agreement
did-resume = { $color } plays on
did-resign = { $color } resigns
did-time = { $color } lost on time
did-repetition = repetition
did-object = objection
did-confirm = { $color } confirms
did-ruled = ruling { $no }
did-unruled = ruling { $no } withdrawn
did-undo = the last entry taken back

watch-title = Table { $table }, the game
watch-start = Before the first move
watch-ways = Through the game
watch-first = Beginning
watch-back = Back
watch-on = On
watch-last = Now
watch-nothing = Nobody records this game yet. When somebody does, it goes on here by itself.
watch-file = Game record (SGF)
watch-clock = { $color }’s clock: { $time }
watch-overtime = { $color }’s clock: { $time }, overtime { $n }

incident-found = Found in the recorded game
figure-now = Now.
figure-after = After the ruling.
ruling-record = Recorded game
ruling-record-done = The ruling is carried out on it, too
ruling-record-stays = This cannot be carried out on the record. Set the board right by hand; the record stays as it is.
ruling-prisoners = Prisoners
ruling-prisoners-of = { $color } { $n }

act-record = Recording of a game begun

record-arbiter-only = Only an arbiter may settle what the players do not agree on

record-marking-changed = The marking has changed meanwhile. Look at the board, then agree.

record-words = Type a point or a comment
record-discard = Discard what waits

watch-step = Step { $n } of { $of }
ruling-on = On with the game, table { $table }
