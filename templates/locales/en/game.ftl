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
refusal-record-no-repetition = The position has not repeated. Play on, or ask the referee.
refusal-record-repetition = These rules do not let the players agree on a repetition. Ask the referee.
refusal-record-no-resumption = Under these rules a stopped game does not go on
refusal-record-life = Only stones on the board can be marked
refusal-record-not-in-rules = These rules do not know that. The arbiter decides.
refusal-record-disagree = The players have named different results
refusal-record-phase = The game has gone on meanwhile: look at the board again
refusal-record-nothing = There is nothing to take back
refusal-record-ruling = Ruling { $no } came last. A ruling is withdrawn, not taken back.
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
