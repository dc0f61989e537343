# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Move { $n } came first and governs: this one cannot be ruled on alone.
incident-known = The record knows: move { $n }, noticed after move { $moves }.
incident-next = Next
case-record-wrong = The record is wrong here
case-record-wrong-note = Only the chief arbiter overrules the record, with a reason.
refusal-record-stands = Only the chief arbiter rules against the record.
refusal-report-in-order = By the order, move { $n } was that player’s turn: look again which of the two played.
refusal-report-agreed = Agreed and not agreed exclude each other: choose one.
refusal-report-not-in-record = The record’s { $moves } moves show no such violation by this player. Record what was played, or choose again.
refusal-report-legal = Move { $n } by { $color ->
    [B] Black
   *[W] White
} breaks no such rule in the record.
refusal-report-mover = Move { $n } is { $color ->
    [B] Black’s
   *[W] White’s
} in the record.
refusal-report-other-notice = The record goes on from move { $n } to move { $moves }: it was noticed after move { $moves }.
refusal-report-earlier = Move { $first } by { $color ->
    [B] Black
   *[W] White
} came first and governs: rule on that one, not on move { $n } alone.
refusal-report-nothing-confirmed = The recorded game has { $moves } moves and no result: nobody has confirmed one.
refusal-report-beyond = The record has { $moves } moves.
ruling-ask-both = Both players are asked first: play on, or end the game as it lies.
ruling-play-on = The stopped game goes on.
ruling-first = { $color } plays first and may pass.
ruling-record-same = The record has it so already: nothing moved on it
remedy-ask-both = Both are asked first
remedy-play-on = The stopped game goes on
condition-not-asked = An effective move was found, and not both were asked
condition-plays-on = A player asks to play on
appeal-over = The result is confirmed: the time to appeal is over.
procedure-arbiter-claims = An arbiter’s noticing counts as the opponent’s claim
procedure-arbiter-claims-hint = The American text asks for the opponent’s own objection
procedure-captain-claims = The captain of a team may claim for the player
procedure-captain-claims-hint = Where texts ask for the opponent’s own objection
procedure-second-stone-alone = Of two moves in a row the second alone comes off
procedure-second-stone-alone-hint = Otherwise both come off for one pass

## The stopped board
asked-player = { $color }’s answer
asked-not-yet = Not asked yet
asked-play-on = Play on
asked-as-it-lies = End as it lies
asked-neither = Neither
dispute-found = { $color } would play there
did-fill = { $color } filled { $point }
did-found = a move found at { $point }
did-answer = { $color }’s answer
count-fill = Fill with { $color }
warning-dead-in-neutral = { $points }: called dead, but nobody surrounds them.
warning-dead-in-seki = { $points }: dead in a seki, so not lifted.
warning-unsettled = { $points }: life and death is not settled. Play on before you count.
warning-unfinished = { $n } points belong to nobody yet: mark the dead stones among them, or play on before you count.
record-repetition-draw = Both agree: a draw by repetition
refusal-record-nothing-found = Nobody named a move that would change the result. Without one nobody loses by not agreeing.
refusal-record-ask-first = { $color ->
    [B] Black
   *[W] White
} was not asked yet whether to play on or to end the game as it lies.
refusal-record-agreed = Both want the game to end as it lies: mark what is dead, and they agree.
refusal-record-not-neutral = { $point } is neither empty and neutral nor the player’s own territory.
refusal-record-takes = { $point } would take stones off. That is a move: resume the game for it.

## A confirmed result
board-clerical-question = Is it an error in writing the result down?
board-clerical = Yes: both confirmed another result than the one that stands here
board-clerical-note = The players’ own result does not change any more.
refusal-not-clerical = Only an error in writing the result down can still be corrected: say that it is one.
