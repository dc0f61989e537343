# Incidents and rulings: what happened, when, the ruling, the referee's log.

## What happened
incident-step = Incident, step { $n } of 4.
incident-amends = Amending ruling { $no }.
incident-at = Table { $table }, { $black } and { $white }
incident-board = Board
incident-what = What happened
incident-when = When
incident-what-question = What happened?
incident-stopped = Play has stopped. What is dead, what is open and how it counts are settled on the board, step by step; nobody loses anything by it.
incident-lead-end = Settle the end on the board
incident-usual = What happens most
incident-usual-besides = Not in the record: what happens most
incident-gap = Or a move is missing in the record, which is no violation: ask both
incident-first = Came first: it loses the game, so no later one counts. Noticed after move { $n }
incident-noticed = Noticed after move { $n }
incident-whose = Who did it?
incident-whose-resigned = Who is said to have resigned?
partner-which = Which of the two played
partner-first = the first player
partner-second = the second player
turns-was = By the order of turns, move { $n } was for { $name } ({ $color }).
incident-who-captain = The captain of the opponent’s team
## When
incident-end-question = The game had ended. Had both accepted that?
incident-order-question = A ruling has ended this game. Did this happen before that?
incident-end-shows = The board shows: { $result }.
incident-end-since = Entered at { $at }
incident-end-why = An end that both accepted stands. A player who did not accept it says so now; until then nothing changes.
incident-order-why = Who broke a rule first does not win by a later violation. What cannot be told apart counts as later.
after-end-accepted = Yes, both had accepted it
after-end-open = No, this was called before
after-end-earlier = Yes, before
after-end-later = No, after, or nobody knows
after-end-said-accepted = after the end that both had accepted
after-end-said-open = before both accepted the end
after-end-said-earlier = before what was ruled on
after-end-said-later = after what was ruled on, or at an unknown time
incident-when-question = When was it noticed?
incident-more-question = What else is known?
when-at-once = At once, before the next move
when-up-to-three = One to three moves later
when-more = More than three moves later
when-through-move = Through move { $n }
when-past-move = Later than move { $n }
when-within = { $n ->
    [1] One move later
   *[other] One to { $n } moves later
  }
when-beyond = { $n ->
    [1] More than one move later
   *[other] More than { $n } moves later
  }
when-confirmed = After both confirmed the result
when-before-result = Before both confirmed the result
incident-numbers = Move numbers, and who noticed
incident-numbers-note = Without numbers, the answers above are enough.
incident-which-move = Which move
incident-after-move = Noticed after move
incident-by-numbers = Go by these numbers
incident-who = Who noticed
incident-who-unsaid = Not said
incident-who-arbiter = The arbiter
incident-move = Move { $n }
incident-noticed-after = noticed after move { $n }
incident-minutes = Minutes late
incident-grace = The event’s grace is { $n } minutes.
incident-minutes-late = { $n } minutes late
incident-fault = What exactly
incident-fault-before-stone = Pressed before the stone was placed, or with it
incident-fault-before-captures = Pressed before the captured stones were off
incident-fault-not-pressed = Not pressed after the move
incident-fault-after-move = Claimed after a move was made
incident-fault-after-stop = Claimed after both had passed
incident-fault-bystander = Called out by a bystander
incident-fault-unheard = It was not heard
incident-fault-disputed = One says so, the other not
incident-fault-no-stone = Without the stone that it costs
incident-fault-captures = To take captured stones off
incident-fault-only-dame = Only dame are left
incident-fault-passed-early = Both passed too early
incident-fault-off-lid = Not kept on the lid
incident-fault-touched = Touched or given back
incident-fault-other = Something else
incident-so = Is any of this so?
incident-said-hint = Stands with the ruling: whoever may read that reads this too
case-point-taken = Its point is taken by now
case-played-on = Play has gone on since
case-deliberate = It was on purpose
case-agreed = Both players agree
case-disagreed = The players were asked and do not agree
case-dropped = The stone slipped from the fingers
case-force-majeure = Nobody at the board caused it
case-lost = Nobody can set the position up again
case-effective-move = After play had stopped, somebody found a move that changes the result
figure-lies = As it lies in the hall
figure-record = As recorded
figure-record-moves = after { $n } moves
clock-back = What do they get back on the clock?
clock-back-may = If time is given back
clock-back-hint = Minutes and seconds, such as 1:30
clock-shown = { $color }’s clock showed { $time }, noted at move { $n }.
clock-entered = The last move was entered at { $at }, { $time } after the one before.
fault-time-back = Write minutes and seconds, such as 1:30
stones-which = Which stones, from where to where?
stones-board = The board as recorded
stones-from-asked = Tap the point where a stone belongs, or write both points.
stones-to-asked = { $point }: tap where it lies now.
stones-is-off = It is off the board
stones-off = off the board
stones-from = Belongs on
stones-to = Lies on
stones-to-hint = Empty: it is off the board
stones-add = Add this stone
stones-out = Take out
stones-no-point = Write a point of this board, such as Q4
stones-none-there = The record has no stone there
asked-player-named = { $color }, { $name }: asked whether it goes back so
asked-player-whether = { $color }, { $name }: asked whether the game goes on
asked-goes-back = Agrees, play goes on
asked-not-agreed = Does not agree
incident-back = Back to what happened
incident-kept = The report is kept with what you wrote. It changes nothing until somebody rules on it, from this page.
## The ruling
ruling-title = Ruling, table { $table }
ruling-amend-title = Amending ruling { $no }, table { $table }
ruling-amend-said = This takes the place of ruling { $no }, which said: “{ $said }” Write why it is amended.
ruling-waits = The arbiter decides; nothing happens until then.
ruling-no-offence = No offence.
ruling-why = Why
standing-text = By the text
standing-derived = Follows from
standing-setting = Practice
quote-wording = The wording
quote-ours = Our translation
quote-japanese-9-3 = When a player asks to resume a stopped game, the opponent has the right to play first, and must comply.
quote-japanese-10-3 = When one player objects to the result, both must verify it again, for instance by replaying the game.
quote-japanese-10-4 = After both players have confirmed the result, it cannot be changed, whatever happens.
quote-japanese-12 = When the same position of the whole board is repeated during a game, the game has no result if both players agree.
quote-japanese-13-1 = When after the stop of Article 9 the players find an effective move and cannot agree to end the game because that move decides it, both lose.
quote-japanese-13-2 = When a stone on the board was moved during the game and play went on, it is put back on its point of play and the game continues. If the players cannot agree on this, both lose.
quote-japanese-14 = A player who has broken the rules above loses at that moment, as long as both have not yet confirmed the result.
quote-dgob-3-6 = The clock may be stopped to take at least three stones off, and in cases that cannot be avoided, such as a dispute, a position destroyed by carelessness, or intolerable disturbances from outside.
quote-dgob-3-7 = Exceeding the time loses the game.
quote-aga-8 = If a player makes an illegal move--such as moving twice in a row (i.e., before the opponent has made a response), attempting to play on an occupied intersection, self-capture, or retaking a ko so as to repeat the full board position, the player must take back his or her move (both moves, if he or she moved twice in succession), it shall be treated as a pass, and a pass stone exchanged.
quote-aga-8-claim = An illegal move must be noted as such by the opponent before he or she makes his or her move.
quote-aga-8-later = In particular, if it is discovered that an earlier move by one of the players was illegal, the game must nevertheless be continued as it stands unless both players agree to restore the earlier board position and proceed from that point.
quote-bga-at-once = If you inadvertently make an illegal move and if the error is noticed immediately, unwind to the position before the illegal move and pass, handing a pass stone to your opponent.
quote-egf-late = If a player is late 60 minutes or more, he loses his game.
quote-egf-wrong-time = Once the game has started, any apparent non-trivial mistakes in the recorded elapsed time can only be corrected by the referee.
quote-egf-faulty = A clock found to be malfunctioning is replaced and set by the referee.
quote-nz-play = A play consists of placing a stone (of that player's own colour) on an unoccupied intersection, then removing any of the opponent's stones that then have no liberties (if any), and then removing any of that player's own stones that then have no liberties (if any).
quote-nz-end = If they cannot agree which stones are dead they must play on. If they cannot then agree who shall move next, all stones stay on the board (are alive) and are counted.
quote-cn02-17-1 = Where the organisers have decided who plays first, and the colours are taken wrongly, that may be corrected up to and including move 10. After more than ten moves it is not corrected.
quote-cn02-17-2 = If one side has not said that it passes and the other side plays twice in a row, the second move is void, with one warning.
quote-cn02-17-3 = When a move is taken back, the opponent has to tell the referee before the next move is made; only then it counts. The taking back is void, the stone is put back where it was, with one warning.
quote-cn02-17-3-dropped = If a stone drops onto the board by accident, it may, with the opponent's consent, be picked up and played on any point. If the two cannot agree, the chief referee decides.
quote-cn02-17-4 = In games with a clock, it is pressed only after the stone is placed. Pressing it before the stone or together with it brings one warning, and the clock's reading is not changed.
quote-cn02-17-5 = If it is found during a game that a stone played before has moved, it goes back to its point where both agree. If that point cannot be confirmed, it may be put on a point that both accept.
quote-cn02-20 = That the whole board repeats is the only technical reason that keeps a game from ending; in principle it has to be forbidden.
quote-cn88-17-1 = If one side has not said that it passes and the other side plays two moves in a row, whoever played two moves loses.
quote-cn88-17-3 = If it is found during a game that a stone played before has moved, it may, where the players agree, be ruled to go back or to be valid as it lies. Where they do not agree, the chief referee is told at once.
quote-cn88-17-4 = If a player truly scattered the board without intent, it may be set up again and play goes on. If that is impossible, the side that scattered it loses.
quote-dpgm-3-5 = If an unintentional error in the order of moves occurs and the opposing pair claims it before another move is made, the claiming pair gets three extra points.
quote-wpga-intentional = If the claimed rotation error was intentional, the game is forfeited immediately.
quote-wagc-referees = Any problems that arise will be settled by the referees.
quote-wagc-time = If a player fails to play 15 moves within ten minutes, his or her clock will stop and he or she will be declared to have lost on time.
quote-bga-time = A player who fails to make the specified number of moves within the specified time period loses immediately.
quote-aga-10 = If the players disagree about the status of a group of stones left on the board after both have passed, play is resumed, with the opponent of the last player to pass having the move.
quote-egc15-late = If a player does not appear at the game within 30 minutes after the beginning of tournament round, he/she loses the game by forfeit.
quote-egc15-third = During a game no third person may influence it by any means, except a referee in charge.
quote-egc15-silent = In the playing rooms everybody has to be silent.
quote-au-take-back = Once played a move may not be taken back – if a player attempts to take a move back they automatically lose.
quote-au-late = If a player fails to start the game within 30 minutes of the start of the round that player loses the game by default.
quote-au-referee = The Tournament Referee is the final arbiter for any dispute between players in the tournament.
quote-egf-skipping = Players are sanctioned for skipping rounds unduly.
quote-egf-guide-clock = If players agree that either player's running out of time was the clock's mistake, the referee should let them continue the game, unless there is counter-evidence or a too tight tournament schedule.
quote-egf-guide-results = Arbitration bodies can correct mistaken results.
quote-ing-1 = Self-removal of a single stone, immediate removal of hot stones, and recycling are prohibited because of invariation. Self removal of a group of stones does not cause invariation so it is not prohibited.
quote-tt-9 = A player's score is the number of points of her color, plus the number of empty points that reach only her color.
quote-egc15-dame = In tournaments with no byoyomi (sudden death time limits) the players are allowed to stop the clock and finish the game without it if only neutral/dame points are left on the board.
quote-egc19-early = If the first two successive passes occur prematurely during the competitive phase, then the clock is neutralised, each player's time is set to exactly 1 minute, and the clock is restarted for resumed alternation.
quote-au-warning = Consistent breaking of tournament rules may result in a warning from the Tournament Referee. A player is automatically disqualified on a second warning.
quote-au-captures = Where a player is in byo yomi and a move captures a large group (more than 5 stones) the clock will be stopped when the stone is placed.
ruling-binds = The arbiter
firm-binding = is bound by it
firm-default = may choose otherwise
firm-open = decides
ruling-earlier = Penalties so far
ruling-amount = Points or minutes of the penalty
ruling-penalty = A penalty as well
ruling-words = In the arbiter’s words
ruling-words-hint = Your reason; for another penalty, what it is. Whoever may read the ruling reads this too
ruling-told = Players told
ruling-confirm = Confirm the ruling
ruling-amend-confirm = Amend ruling { $no }
ruling-count-on = Count the game, table { $table }
ruling-choose = What you may choose
ruling-instead = What you may choose instead
ruling-if-agreed = If both players agree: { $remedy }
ruling-in-practice = In practice: { $remedy }
ruling-later = Not now: keep the report
ruling-ask = Ask both players first
ruling-amends = In place of
ruling-status = No longer in force
ruling-not-told = Not told yet
ruling-tell = Has been told
ruling-told-now = Ruling { $no }: noted that the player was told.
ruling-sheet = Sheet to print
ruling-amend = Amend
ruling-withdraw = Withdraw the ruling
ruling-withdraw-note = Its penalties no longer count. If its result still stands, the board shows again what it showed before. The record stays.
ruling-not-back = Ruling { $no }, which it replaced, does not come back.
ruling-withdraw-reason = Why is it withdrawn?
ruling-position = Play has gone on since this ruling. Which position counts?
ruling-position-now = The game as it stands now
ruling-position-before = The position before the ruling: what was entered since ({ $n }) is taken back
ruling-withdrawn-now = Ruling { $no } is withdrawn.
ruling-withdrawn-shows = Ruling { $no } is withdrawn. The board shows: { $result }.
ruling-amended-by = Amended by ruling { $no }
ruling-amended-gone = Amended by ruling { $by }. Ruling { $no } was withdrawn since, and this one does not come back: none of them is in force
ruling-withdrawn-by = Withdrawn by { $name }, { $at }: { $reason }
ruling-recorded = Ruling { $no } is recorded. The result of the board stays as it is.
ruling-recorded-result = Ruling { $no } is recorded. The board shows: { $result }.
ruling-recorded-anew = Ruling { $no } is recorded. The game is played anew.
ruling-recorded-before = This ruling was recorded before.
note-confirmed-alone = The result is confirmed: nothing changes it.
note-round-over = The round is over, since a later round is drawn: no ruling changes this result, only a penalty may be noted. What was entered wrongly is reported as that, or corrected at the board.
note-nothing-entered = No result is entered at this board yet: enter the one that both confirmed.
## The log
incidents-title = Incidents and rulings
incidents-lead = An incident begins at its board.
incidents-waiting = Without a ruling yet
incidents-waiting-note = A report changes nothing until somebody rules on it.
incidents-rule = Rule
incidents-open = Open
incidents-csv = All rulings as a table (CSV)
rulings-lead = What the arbiters decided, and why.
rulings-none = No ruling yet.
sheet-how = Print this page and have it signed.
## Appeals
appeal-none = There is no appeal in this event.
appeal-take = Note an appeal
ruling-withdraw-why = Say why the ruling is withdrawn
appeal-who = Who appeals
appeal-act = Note the appeal
appeal-taken = Ruling { $no }: the appeal is noted.
appeal-deadline-untold = Not told yet: the time to appeal begins then.
appeal-interests = Interests in the case
appeal-interests-hint = What a member said, and who took the place
appeal-interests-said = Interests: { $said }
interest-ruled = { $name } gave the ruling and has no vote.
interest-plays = { $name } plays in this game: a deputy takes the place.
interest-club = { $name } is of the club of { $player }: a deputy may take the place.
appeal-effects = If the ruling falls
appeal-effect-none = The board’s result stays as it is.
appeal-effect-result = The board shows { $after } instead of { $before }.
appeal-effect-draft = Round { $n } is a draft: draw it again after the decision.
appeal-effect-published = Round { $n } is published: its pairings stay, the tables from here on change.
appeal-number = Appeal { $no }
appeal-by = { $name }, { $at }
ruling-committee = The committee rules
ruling-committee-tick = The committee rules in the arbiter’s place
ruling-committee-final = Its ruling is final: no appeal goes to it.
ruling-committee-no-appeal = What the committee rules is final: there is no appeal against it.
ruling-committee-withdraws = The committee withdraws it
ruling-committee-words = Write the committee’s reasons
ruling-by-committee = Committee
ruling-by-members = { $members }. It is final. Written down by { $name }
appeal-judge = The committee’s decision
appeal-judge-note = The arbiter who ruled has no vote. The decision is final. A ruling that falls is withdrawn with this act.
appeal-member = Member { $n }
appeal-vote = Vote
vote-upheld = The ruling stands
vote-overturned = The ruling falls
appeal-reasons = Reasons
appeal-judge-act = Record the decision
appeal-judged = Ruling { $no }: the committee’s decision is kept.
appeal-judged-falls = Ruling { $no } falls and is withdrawn: the board shows what it would without it. If something else is to be decided, open an incident at the board.
## The event's procedure
procedure-title = Procedure and rulings
procedure-which = Procedure
procedure-which-hint = After another choice, its own values count.
procedure-of-rules = As the rules of play: { $rules }
procedure-international = International event
procedure-international-note = Some texts treat these apart
procedure-public = Publish rulings
procedure-public-note = Everybody can read new rulings; otherwise arbiters only, who tell the players
procedure-saved = The procedure is saved.
procedure-said-text = By *{ $text }*.
procedure-said-cautions = { $n ->
    [one] *One caution* makes a warning.
   *[other] *{ $n } cautions* make a warning.
}
procedure-said-no-cautions = Cautions never make a warning.
procedure-said-stones = { $n ->
    [0] A warning costs *no points*.
    [one] A warning costs *one point*.
   *[other] A warning costs *{ $n } points*.
}
procedure-said-warnings = { $n ->
    [one] *One warning* loses the game
   *[other] *{ $n } warnings* lose the game
}{ $end ->
    [exclusion] {" "}and *excludes from the event*
   *[other] {""}
}; those of { $scope ->
    [event] *the whole event*
   *[other] *the same game*
} count.
procedure-said-discretion = A penalty at discretion takes *at most { $points } points* or *{ $minutes } minutes*.
procedure-said-no-warnings = Warnings are noted, *none loses the game*.
procedure-said-late = More than *{ $n } minutes* late: { $after ->
    [loses-by-default] *lost by default*.
    [clock-only] *only the clock is charged*.
   *[other] *the arbiter decides*.
}
procedure-said-late-at = *{ $n } minutes* late or more: { $after ->
    [loses-by-default] *lost by default*.
    [clock-only] *only the clock is charged*.
   *[other] *the arbiter decides*.
}
procedure-said-charge = { $n ->
    [0] A delay costs *no time*.
   *[other] *{ $n } %* of a delay comes off the clock.
}
procedure-said-appeals = { $n ->
    [one] *One person hears* appeals
   *[other] *{ $n } people hear* appeals
}{ $until ->
    [result-confirmed] {" "}*until the result is confirmed*.
    [round-closed] {" "}*until the round is closed*.
   *[other] {" "}made *within { $minutes } minutes*.
}
procedure-said-public = *Everybody* can read new rulings.
procedure-said-arbiters = *Arbiters only* can read new rulings.
procedure-said-finished = Finished rounds *count as confirmed*.
procedure-said-unfinished = Finished rounds *do not count as confirmed*.
procedure-leaves-open = The text leaves open
procedure-save-choices = Save the answers
procedure-rest = All the rest
procedure-often = What happens often
procedure-sentences = { $n ->
    [one] One sentence
   *[other] { $n } sentences
}
procedure-follow-text = The event begins from the new text: what it had of its own is left behind.
procedure-follow-new = Rulings that were given stay; new ones follow what is saved.
procedure-follow-print = Print the sheet for the hall again.
## The journal
act-incident = Incident reported
act-ruling = Ruling
act-tell-ruling = Player told of a ruling
act-withdraw-ruling = Ruling withdrawn
act-appeal = Appeal
act-judge-appeal = Appeal decided
vote-open = Choose
ruling-fallen-by = The committee let it fall on appeal { $appeal }; entered by { $name }, { $at }
ruling-same = { $name } has ruled on the same here, { $at }. Rule again only if it happened again.

# The end of a game, led: from the second pass to the confirmed result.

incident-disputed-question = What does each player say?
incident-called-question = When was the arbiter called?

complaint-nothing-played = No game was played.
complaint-nothing-to-send = There is nothing to send: only partners played, and no rating list takes their games.
complaint-result-missing = Round { $round }, table { $table }: the result is missing. Enter it.
complaint-cells-disagree = Round { $round }, table { $table }: what is said of { $name } and of { $value } does not agree. Correct the result.
complaint-event-country = The event has no country. Enter its two letters.
complaint-event-place = The event has no place. Enter the town.
complaint-days-reversed = The last day is before the first. Correct it.
complaint-too-fast = The thinking time is too short for a class, and the games would not be rated. Correct it if it is wrong.
complaint-board-size = Games on { $value } lines are not rated. Correct the size if it is wrong.
complaint-rules-unknown = The receiver knows no rules called { $value }. Choose others.
complaint-name-unwritable = Nothing is left of “{ $value }” in Latin letters. Enter the name in Latin letters.
complaint-name-in-capitals = { $name }: the surname stands in capitals. The database has { $value }.
complaint-country-unknown = { $name }: “{ $value }” is no country. Enter two letters.
complaint-club-without-code = The club “{ $value }” has no code of four letters. Enter it.
complaint-pin-unusual = { $name }: the PIN { $value } is not of eight digits. Correct it.
complaint-pin-twice = { $name } has the same PIN as { $value }. Correct one of them.
complaint-pin-known = { $name } has no PIN here; the rating list has { $value }. Enter it.
complaint-pin-other = { $name }: the PIN is that of { $value }. Correct it.
complaint-licence-missing = { $name } has no licence. Enter it.
complaint-licence-missing-listed = { $name } has no licence. The list has { $value }: enter it.
complaint-licence-unusual = { $name }: the licence { $value } is not of seven digits. Correct it.
complaint-licence-twice = { $name } has the same licence as { $value }. Correct one of them.
complaint-licence-other = { $name }: the licence is that of { $value }. Correct it.
complaint-member-missing = { $name } has no member number. Enter it, or leave the player out.
complaint-member-missing-listed = { $name } has no member number. The list has { $value }: enter it.
complaint-member-unusual = { $name }: the member number { $value } is no number. Correct it.
complaint-member-twice = { $name } has the same member number as { $value }. Correct one of them.
complaint-member-unknown = { $name }: the list knows no member { $value }. Correct it, or leave the player out.
complaint-member-other = { $name }: the member number is that of { $value }. Correct it.
complaint-member-expired = { $name }: the membership ended on { $value }. Have it renewed, or leave the player out.
settings-rating-preview = Show what the games do to the ratings
settings-rating-preview-note = A column in the standings and beside the players, by the European formula.
complaint-country-missing = { $name } has neither a PIN nor a country. Enter the two letters of the country.

# Recording a game at the board, and watching it.

incident-found = Found in the recorded game
figure-now = Now.
figure-after = After the ruling.
ruling-record = Recorded game
ruling-record-done = The ruling is carried out on it, too
ruling-record-stays = This cannot be carried out on the record. Set the board right by hand; the record stays as it is.
ruling-prisoners = Prisoners
ruling-prisoners-of = { $color } { $n }
ruling-on = On with the game, table { $table }

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

outcome-means = What it means for standings and files
procedure-finished = Results of a finished round count as confirmed
procedure-finished-note = Then only the chief arbiter corrects them
## Out of the event
ruling-out = Later rounds
ruling-out-of = { $name } is out of rounds { $rounds }.
ruling-out-already = { $name } plays no later round.
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

# The rules of play of an event, field by field

play-title = Rules of play
play-lead = What is chosen here counts for games that are begun from then on; a game with a record keeps the rules it was begun with.
play-as-text = As the rules have it: { $value }
play-save = Save the rules of play
play-saved = The rules of play are saved. They count for games that are not begun yet; recorded games keep theirs.
play-refused = This cannot stand there: choose one of the answers, or points such as 0.5
play-scoring = What is counted
play-scoring-territory = Territory and prisoners
play-scoring-area = Area: stones and territory
play-seki-eyes = Eyes in a seki
play-seki-eyes-counted = Count
play-seki-eyes-not-counted = Do not count
play-open-dame = Neutral points left open
play-open-dame-makes-seki = Make a seki of the group beside them
play-open-dame-neutral = Only do not count
play-dead-stones = A dead stone in territory
play-dead-stones-two = Two points, the point below it included
play-dead-stones-one = One point
play-bent-four = Bent four in the corner
play-bent-four-dead = Is dead
play-bent-four-played-out = Is played out
play-detection = Dead stones
play-detection-asked = Are proposed when asked for
play-detection-by-default = Are detected, players correct them
play-ko = Ko
play-ko-simple = No immediate retake
play-ko-positional-superko = No earlier position
play-ko-situational-superko = No earlier position with the same player to move
play-ko-simple-and-positional = Both the immediate retake and any earlier position
play-ko-ing = Ing’s ko
play-suicide = Suicide
play-suicide-forbidden = Forbidden
play-suicide-several-stones = Legal for two stones or more
play-suicide-legal = Legal
play-passes-to-end = Passes in a row that stop the game
play-pass-rounds = How often they have to happen
play-white-passes-last = White makes the last pass
play-pass-stones = A pass hands over a stone
play-opening-passes-end = Two opening passes end the game
play-handicap-placement = Handicap stones
play-handicap-placement-fixed = On their usual points
play-handicap-placement-free = Where Black likes
play-handicap-placement-white-passes = As moves that White answers by passes
play-handicap-compensation = White gets for handicap stones
play-handicap-compensation-none = Nothing
play-handicap-compensation-stones = A point a stone
play-handicap-compensation-stones-less-one = A point a stone but the first
play-handicap-komi = Komi of a handicap game
play-tie = An equal count
play-tie-jigo = Jigo
play-tie-avoided-by-komi = Drawn, but the usual komi avoids it
play-tie-black-wins = Black wins
play-tie-white-wins = White wins
play-repetition = A whole-board repetition
play-repetition-forbidden = Forbidden
play-repetition-no-result-if-agreed = No result, if both agree
play-repetition-draw = A draw
play-repetition-referee = The arbiter decides
play-resumption = When a stopped game goes on
play-resumption-opponent-of-requester = The opponent of who asks plays first
play-resumption-opponent-of-last-passer = The opponent of the last passer plays first
play-resumption-by-agreement = Both agree who plays first
play-resumption-none = It does not go on: the board counts as it stands
play-disagreement = If the players do not agree
play-disagreement-both-lose = Both lose, once asked and refusing
play-disagreement-all-stones-live = All stones live
play-disagreement-referee = The arbiter decides
play-confirmation-ko = Ko in confirmation play
play-confirmation-ko-pass-for-ko = A pass for that ko
play-confirmation-ko-as-in-play = As in play
play-illegal-move-loses = An illegal move loses the game

# The sheet for the hall: how an event plays and rules, on one page

poster-title = How we play
poster-how = One page to print and hang up, from this event’s own settings.
poster-code = This page, to scan
poster-komi = Even games: komi { $even }. Handicap games: komi { $handicap }.
poster-article = Art. { $a }
poster-own = Set by this event
poster-practice = general practice
poster-marks = ¹ Set by this event. Where an article is named, the text says so or it follows from it. General practice: no text has it.
poster-printed = Printed { $moment }.
poster-call = Call the arbiter
poster-call-how = Stop the clock. Raise a hand. Leave the board as it is.
poster-call-move = a move looks illegal, or a stone was moved
poster-call-flag = a flag has fallen, or a clock is wrong
poster-call-count = you do not agree on dead stones or on the count
poster-call-help = someone is helped, or you are disturbed
poster-illegal = An illegal move
poster-suicide-one = Suicide of one stone
poster-suicide-several = Suicide of two stones or more
poster-take-back = Back to the position before that move
poster-later = Noticed later
poster-between = Noticed { $from } to { $to } moves later
poster-other-noticed = Only somebody else noticed
poster-default = { $what }, unless the arbiter decides otherwise
poster-points = { $points } points to the opponent, the move stands
poster-discretion = A penalty at the arbiter’s discretion takes at most { $points } points or { $minutes } minutes.
poster-stones = { $n } points for the opponent
poster-may-add = The arbiter may add a penalty.
poster-nothing-changes = Nothing changes
poster-moved = A stone was moved or knocked
poster-asked-first = Before both lose, the arbiter asks you both.
poster-end = The end of a game
poster-stop = { $n ->
    [2] Two passes in a row stop the game.
    [3] Three passes in a row stop the game.
   *[other] { $n } passes in a row stop the game.
  }
poster-stop-ends = { $n ->
    [2] Two passes in a row end the game.
    [3] Three passes in a row end the game.
   *[other] { $n } passes in a row end the game.
  }
poster-pass-stones = A pass hands over a stone; White passes last.
poster-dame-seki = Fill the neutral points, either side. A living group beside an open neutral point has no territory.
poster-dame-area = Fill the neutral points by turns: each counts for who fills it.
poster-dame-neutral = Neutral points do not count for anybody.
poster-agree = Each says which stones are dead. You agree: the game has ended.
poster-detected = Dead stones are found automatically; you may correct what is found.
poster-differ-copy = You do not agree: call. It is shown on a copy of the board; who lost a stone in a ko passes once for that ko.
poster-differ-alive = You do not agree: play on. What stands at the end is alive.
poster-differ-twice = You do not agree: play on. Two more passes at once: all stones on the board are alive.
poster-differ-first = You do not agree: play on. If you cannot agree who plays first either, all stones on the board are alive.
poster-resume-requester = Or ask to play on. Your opponent cannot refuse and plays first.
poster-resume-passer = Who plays on: the opponent of who passed last plays first.
poster-resume-agreed = Who plays on: you agree who plays first.
poster-resume-none = The board counts as it stands: take dead stones off before you pass.
poster-count-territory = Count territory and prisoners; dead stones become prisoners.
poster-count-one = Count territory and prisoners; a dead stone counts one.
poster-count-area = Count stones and the points they surround.
poster-confirm = Each confirms the result for himself or herself. After that it stays.
poster-time = Time
poster-clock = { $time }
poster-press = Press with the hand that played.
poster-canadian-pass = In overtime a pass counts as a stone: put one of those counted out back into the bowl, then press.
poster-late-loses = More than { $n } minutes late: the game is lost.
poster-late-loses-at = { $n } minutes late or more: the game is lost.
poster-late-clock = The clock runs while you are late; { $n } minutes are the grace.
poster-late-arbiter = More than { $n } minutes late: the arbiter decides.
poster-late-arbiter-at = { $n } minutes late or more: the arbiter decides.
poster-phones = Phones are off. Nobody helps, nobody comments.
poster-appeals = Appeals
poster-appeal-confirmed = Until the result is confirmed, in writing, at the desk.
poster-appeal-round = Until the round is closed, in writing, at the desk.
poster-appeal-minutes = Within { $n } minutes of being told of the ruling, in writing, at the organisers’ desk.
poster-committee-of = A committee of { $n } decides.
poster-committee = It is decided by: { $names }.
poster-reserves = For any of them in your game or club: { $names }.
poster-final = The decision is final.
committee-title = Who decides appeals
committee-names = Members of the committee, one name a line
committee-names-hint = They stand on the sheet for the hall, and on the page of an appeal.
committee-reserves = Who takes a member’s place, one name a line
committee-reserves-hint = For a member of the same game, club or family.
poster-late-charged = { $percent } % of the delay is taken off your clock.
poster-captains = In a team match each board counts for its team, and a captain may claim for a player.

# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Back to the text
procedure-back-done = The event has it as the text again.
procedure-changed = Changed by this event
procedure-in-text = In the text: { $text }
procedure-yes = Yes
procedure-no = No
procedure-none = nothing
procedure-own-rules = Rules for this kind of incident
procedure-section-moves = Illegal moves
procedure-article-14 = An illegal move loses (Japanese rules, Article 14)
procedure-article-14-hint = For the rules below that ask whether Article 14 is in force
procedure-at-once = Moves that may follow and it still counts as at once
procedure-at-once-hint = 0: noticed before the next move
procedure-window = Moves within which it must be noticed
procedure-window-hint = For rules with a window; a rule may have a window of its own
procedure-inclusive = Noticing after the last move of the window is in time
procedure-inclusive-hint = Otherwise the window ends before that move
procedure-pass-stone = A move that counts as a pass hands over a stone
procedure-pass-stone-hint = The opponent gets it as a prisoner
procedure-colors-until = Last move through which wrong colours can be corrected
procedure-colors-until-hint = For rules that ask how far the game has gone
procedure-claim-points = Points for a claim against the order of play
procedure-claim-points-hint = In Pair Go, where the move stands
procedure-section-penalties = Cautions and warnings
procedure-cautions = Cautions that make a warning
procedure-cautions-hint = Empty: they never do
procedure-stones = Points that a warning costs
procedure-stones-hint = As stones to the opponent’s prisoners
procedure-most-points = Most points of a penalty at discretion
procedure-most-points-hint = 0: no such penalty
procedure-most-minutes = Most minutes of a penalty at discretion
procedure-most-minutes-hint = 0: no such penalty
procedure-warnings = Warnings that lose
procedure-warnings-hint = Empty: they never do
procedure-end = What so many warnings lead to
procedure-end-hint = For the game in which the last one is given
procedure-end-game-loss = The game is lost
procedure-end-exclusion = The game is lost, and the player is out of the event
procedure-scope = Which earlier ones count
procedure-scope-hint = Every penalty is listed with the incident, whether it counts or not
procedure-scope-game = Those of the same game
procedure-scope-event = Those of the whole event
procedure-section-lateness = Late players
procedure-grace = Minutes of grace for late players
procedure-grace-hint = Usual: 30
procedure-limit = Who comes just when the grace ends is in time
procedure-limit-hint = Otherwise the last minute is too late
procedure-after = After the grace
procedure-after-hint = For the one who comes too late
procedure-after-loses-by-default = The game is lost by default
procedure-after-clock-only = Only the clock is charged
procedure-after-arbiter = The arbiter decides
procedure-charge = Percent of the delay off the clock
procedure-charge-hint = 100: the clock ran from the start; 200: twice the delay; 0: none
procedure-section-decides = Who decides
procedure-elsewhere = Where the text says nothing
procedure-elsewhere-hint = For incidents that the procedure has no rule for
procedure-elsewhere-default = The usual, unless the arbiter chooses otherwise
procedure-elsewhere-arbiter-decides = The arbiter decides from the start
procedure-clock = The clocks, where a rule says nothing
procedure-clock-hint = While an incident is settled
procedure-clock-leave-as-is = They keep their times
procedure-clock-stop-meanwhile = Stopped meanwhile, then they go on
procedure-clock-set-right = The arbiter sets them right
procedure-clock-reset = Both start from the beginning
procedure-committee = Members of the appeals committee
procedure-committee-hint = 0: no appeal
procedure-until = Appeals
procedure-until-hint = Until when a player may appeal
procedure-until-result-confirmed = Until the result is confirmed
procedure-until-round-closed = Until the round is closed
procedure-until-minutes-after-told = So many minutes after being told of the ruling
procedure-until-minutes = Minutes for an appeal
procedure-until-minutes-hint = If appeals go by minutes
procedure-edition = Edition
procedure-since = In force from
procedure-to = In force until
procedure-confirmation-words = Why a confirmed result stands
procedure-confirmation-source = Its text
procedure-confirmation-article = Its article
procedure-confirmation-standing = How well it is founded
procedure-confirmation-standing-text = The text says so
procedure-confirmation-standing-derived = It follows from the text
procedure-confirmation-standing-setting = Practice
procedure-elsewhere-words = What counts where the text says nothing
procedure-elsewhere-source = Its text
procedure-elsewhere-article = Its article
procedure-elsewhere-standing = How well it is founded
procedure-elsewhere-standing-text = The text says so
procedure-elsewhere-standing-derived = It follows from the text
procedure-elsewhere-standing-setting = Practice
period-from = In force since { $from }
period-until = In force until { $until }
## Its rules for each kind
rule-list-of-file = The rules as a whole come from the event’s file.
rule-list-note = The first rule that fits counts; where none fits, the usual.
rule-list-in-text = As the text has it
rule-sentence = { $when }: *{ $then }*.
rule-always = Always
rule-otherwise = Otherwise
rule-arbiter-decides = The arbiter decides
rule-with-sanction = { $remedy }, with: { $sanction }
rule-may-choose = The arbiter may choose: { $what }
rule-instead = Instead, the arbiter may choose: { $what }
rule-if-agreed = If both players agree: { $what }
rule-may-add = The arbiter may add: { $what }
rule-when-at-once-moves = { $n ->
    [one] Noticed at most { $n } move later
   *[other] Noticed at most { $n } moves later
  }
rule-when-in-moves = { $n ->
    [one] Noticed within { $n } move
   *[other] Noticed within { $n } moves
  }
rule-when-past-moves = { $n ->
    [one] Noticed more than { $n } move later
   *[other] Noticed more than { $n } moves later
  }
rule-when-colors-until = Noticed through move { $n }
condition-at-once = Noticed at once
condition-opponent-claims = The opponent claims it
condition-arbiter-notices = An arbiter notices it
condition-agreed = Both players agree
condition-disagreed = The players were asked and do not agree
condition-deliberate = On purpose
condition-dropped = The stone slipped
condition-force-majeure = Nobody at the board caused it
condition-lost = The position cannot be set up again
condition-cannot-return = The stones cannot go back
condition-played-on = Play has gone on since
condition-effective-move = An effective move was found after the stop, both were asked and refuse
condition-named-fault = One of the faults that the text names
condition-not-pressed = The clock was not pressed
condition-after-stop = The flag was claimed after the stop
condition-bystander = A bystander claimed the flag
condition-no-pass-stone = The pass came without its stone
condition-for-captures = To take captured stones off
condition-only-dame = Only dame are left
condition-passed-early = Both passed while there was still something to play for
condition-illegal-move-loses = Article 14 is in force
condition-legal-in-record = Legal by the record
## What players have, and what they read
ruling-own = This event has otherwise than the text:
given-by = Ruling { $no }, round { $round }, table { $table }
given-points = { $n } { $n ->
    [one] point
   *[other] points
  } paid as a penalty
given-time = { $n } { $n ->
    [one] minute
   *[other] minutes
  } lost as a penalty
given-other-game = Of another game: it is not counted here
given-stones = { $n ->
    [one] { $n } point paid
   *[other] { $n } points paid
  }
given-game-loss = Game lost by warnings
given-exclusion = Out of the event
given-other = Another penalty

# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Move { $n } came first and governs: this one cannot be ruled on alone.
incident-known = The record knows: move { $n }, noticed after move { $moves }.
incident-next = Next
case-record-wrong = The record is wrong here
case-record-wrong-note = Only the chief arbiter overrules the record, with a reason.
ruling-ask-both = Both players are asked first: play on, or end the game as it lies.
ruling-play-on = The stopped game goes on.
ruling-first = { $color } plays first and may pass.
ruling-record-same = The record has it so already: nothing moved on it
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

# What rulings rest on: our own words for each article, the names of articles and of texts.
# The referee room has the same English; a test holds the two together.

## What a clause says
text-says-aga-accepted-end = The game had ended, and both had accepted that: a call that comes afterwards does not change the result.
text-says-ngb-earlier-ruling = A ruling has ended this game: what happened after that, or at a time that nobody knows, does not change its result.
text-says-aga-confirmation = A result that both players confirmed stays; a setting where the text is silent.
text-says-aga-ko-retake-agreed = The opponent has moved: the game goes on, unless both agree to restore the position.
text-says-aga-ko-retake-at-once = The text asks for the opponent’s objection. Somebody else noticed: the arbiter decides.
text-says-aga-two-in-a-row-at-once-opponent-claims = Objected to before the next move: taken back, both stones if there were two; it counts as a pass and hands over a pass stone.
text-says-aga-two-in-a-row-at-once-arbiter-notices = Noticed before the next move, by an arbiter too: the move is taken back and replaced by a pass; of a double move that is the second stone.
text-says-australian-congress-late-arrival = More than thirty minutes late is a default; before that the clock runs.
text-says-australian-congress-take-back-at-once = Who tries to take a move back loses the game.
text-says-bga-ko-retake-agreed = After further moves it is unwound by mutual agreement only.
text-says-bga-ko-retake-at-once = Noticed at once: unwind, pass, hand over a pass stone. A double move unwinds as one sequence.
text-says-bga-occupied = Not among the illegal moves, so an irregularity: the players settle it, else the arbiter does.
text-says-chinese-1988-board-scattered = The position is reconstructed.
text-says-chinese-1988-board-scattered-lost = Not to be reconstructed: who scattered it loses.
text-says-chinese-1988-board-scattered-lost-2 = Not to be reconstructed, and nobody is known to have scattered it: the arbiter decides.
text-says-chinese-1988-board-scattered-lost-force-majeure = Beyond anybody’s control and not to be reconstructed: draw or replay.
text-says-chinese-1988-stone-displaced-agreed = The players agree what to do; else the chief arbiter picks return, valid, draw or replay.
text-says-chinese-1988-stone-displaced-deliberate = Displaced on purpose: the game is lost.
text-says-chinese-1988-stone-removed = Stones with liberties that were removed go back, with a warning.
text-says-chinese-1988-suicide = The text does not say what happens once play went on: the arbiter decides.
text-says-chinese-1988-suicide-at-once = Suicide and an immediate retake are void and count as one pass.
text-says-chinese-1988-take-back-at-once = A played stone that was moved goes back, with a warning.
text-says-chinese-1988-take-back-dropped = A stone that truly slipped may be played anywhere.
text-says-chinese-1988-two-in-a-row = Two moves in a row lose the game.
text-says-chinese-2002-clock-misuse-named-fault = The clock pressed before or with the stone, or before the captured stones are off: a warning, and the clock stays as it is.
text-says-chinese-2002-out-of-turn-at-once = As a second consecutive move: void, with a warning.
text-says-chinese-2002-repetition = Repetition is forbidden in principle; the event may set no result, draw or replay.
text-says-chinese-2002-stone-displaced = Displaced stone: to a reasonable point, valid as it lies, draw, replay, or both lose.
text-says-chinese-2002-suicide = The text read does not say what happens once play went on: the arbiter decides.
text-says-chinese-2002-suicide-at-once = Void and one pass, as in 1988.
text-says-chinese-2002-take-back = The opponent has replied: the claim comes too late.
text-says-chinese-2002-take-back-at-once = The text asks for the opponent’s claim. Somebody else noticed: the arbiter decides.
text-says-chinese-2002-take-back-at-once-opponent-claims = Taking back: claimed before the opponent’s next move, the stone goes back, with a warning.
text-says-chinese-2002-two-in-a-row-at-once = The second of two consecutive moves is void, with a warning.
text-says-chinese-2002-wrong-colors = After move 10 the colours stay as they are.
text-says-chinese-2002-wrong-colors-while-colors-correctable = Wrong colours can be corrected through move 10.
text-says-egf-elsewhere = The arbiter decides; an appeal goes to a committee of three.
text-says-european-congress-late-arrival = Thirty minutes late is a forfeit; before that the clock runs.
text-says-european-congress-outside-help = During a game no third person may influence it, but for the arbiter in charge.
text-says-event = The event has a rule of its own for this.
text-says-ing-elsewhere = The text has no procedure: the arbiter decides, and by default the position is put right.
text-says-ing-suicide-legal-in-record = Suicide of two stones or more is legal.
text-says-korean-2024-captures-left = The captures come off; the clock pressed before that: a warning, two points.
text-says-korean-2024-captures-mishandled-named-fault = Captures off the lid, the opponent’s captures touched or given back: a warning, two points.
text-says-korean-2024-clock-misuse-named-fault = The clock pressed while the stone moves or before the captures are off: a warning, two points. Where it is needed, the arbiter sets the clock.
text-says-korean-2024-clock-misuse = A hand kept on the clock, or the clock pressed with the other hand than the stone was played with: a caution.
text-says-korean-2024-conduct = Caution, then warning, then the loss of the game.
text-says-korean-2024-international-captures-mishandled-named-fault = Captures off the lid, the opponent’s captures touched or given back: a caution only.
text-says-korean-2024-international-clock-misuse-named-fault = The clock pressed while the stone moves or before the captures are off: a caution only.
text-says-korean-2024-international-take-back-at-once = A stone shifted by more than a space, or moved or lifted before it was released: a caution only.
text-says-korean-2024-ko-retake = Which illegal moves lose at once is a setting: the arbiter decides.
text-says-korean-2024-superko = A whole-board repetition is a draw.
text-says-korean-2024-take-back-at-once = A stone shifted by more than a space, or moved or lifted before it was released: a warning, two points.
text-says-ngb-ko-retake = Nobody knows whether it was in time: the arbiter finds out, then takes it back or lets it stand.
text-says-ngb-ko-retake-in-window = Noticed in time: back to the position before the move. The arbiter may penalise.
text-says-ngb-ko-retake-past-window = Not noticed within three moves: play on. The arbiter may penalise.
text-says-nihon-kiin-captures-left = A move is complete once the captured stones are off: they come off.
text-says-nihon-kiin-accepted-end = Resignation ends the game; once both have accepted the end, what is found afterwards does not change it.
text-says-nihon-kiin-earlier-ruling = The earliest violation governs: who broke a rule first does not win the game by a later violation of the opponent.
text-says-nihon-kiin-confirmation = Once both players have confirmed the result, nothing changes it.
text-says-nihon-kiin-count-disputed = An objection makes both go through life and death and the count again, replaying the game if need be.
text-says-nihon-kiin-count-disputed-effective-move = After the stop an effective move is found, and the players neither resume nor agree on the end: both lose.
text-says-nihon-kiin-elsewhere = The text has no rule for this: the arbiter decides.
text-says-nihon-kiin-ko-retake = The event does not apply the loss; the move is taken back, the arbiter may do otherwise.
text-says-nihon-kiin-ko-retake-illegal-move-loses = Who breaks a rule of play loses, whenever it is found before the result is confirmed.
text-says-nihon-kiin-stone-displaced-deliberate = A stone was moved and play went on: it goes back to its point and play continues.
text-says-nihon-kiin-stone-displaced-cannot-return = The stone cannot go back, or the players do not agree: both lose.
text-says-nihon-kiin-stone-removed = Only stones without a liberty come off: the others go back as displaced stones do.
text-says-nihon-kiin-superko = The ban of Art. 6 lasts one turn; a repetition is no violation. Without agreement play goes on.
text-says-nihon-kiin-superko-agreed = The whole board repeats and both agree: no result.
text-says-nz-suicide = Suicide is a legal move; the stones go to the opponent.
text-says-pair-go-out-of-turn = Not claimed before the next move: nothing happens.
text-says-pair-go-out-of-turn-at-once-opponent-claims = An error in the order of play, claimed before the next move: the claimants get points, three by the text, and the move stands.
text-says-usual-late-arrival = As long as the grace lasts the clock is charged; then the event’s rule counts.
text-says-usual-no-show = Who does not come loses by default; if neither comes, both do. Who stays away from rounds without a word may be warned, or left out of those that follow.
text-says-ngb-time-loss = Who runs out of time loses.
## Articles, and headings where they have no numbers
text-article-absence = Absence
text-article-at-the-arbiter-s-discretion = At the arbiter’s discretion
text-article-art-10-3 = Art. 10.3
text-article-art-10-4 = Art. 10.4
text-article-art-12 = Art. 12
text-article-art-13-1 = Art. 13.1
text-article-art-13-2 = Art. 13.2
text-article-art-14 = Art. 14
text-article-art-17 = Art. 17
text-article-art-18 = Art. 18
text-article-art-18-suspended-for-international-events = Art. 18, suspended for international events
text-article-art-20 = Art. 20
text-article-art-5 = Art. 5
text-article-art-5-and-13-2 = Art. 5 and 13.2
text-article-confirmation = Confirmation
text-article-fouls = Fouls
text-article-illegal-and-irregular-moves = Illegal and irregular moves
text-article-illegal-moves = Illegal moves
text-article-lateness = Lateness
text-article-conduct = Conduct
text-article-no-article = No article
text-article-no-procedure = No procedure
text-article-own-rule = Own rule
text-article-referee-and-appeals = Referee and appeals
text-article-repetition = Repetition
text-article-rule-8-illegal-moves = Rule 8, illegal moves
text-article-rule-7 = Rule 7
text-article-rule-6 = Rule 6
text-article-cautions = Cautions
text-article-game-results = Game results
text-article-suicide = Suicide
text-article-taking-back = Taking back
text-article-time = Time
text-article-without-art-14 = Without Art. 14
## Texts and their editions
text-source-american-go-association-rules-of-go-1991 = American Go Association, rules of Go 1991
text-source-american-go-association-tournament-rules = American Go Association, tournament rules
text-source-australian-congress-tournament-rules = Australian congress, tournament rules
text-source-british-go-association-interpretation-of-the-aga-rules = British Go Association, interpretation of the AGA rules
text-source-wikipedia-rules-of-go-dutch = Wikipedia, rules of Go (Dutch)
text-source-chinese-competition-rules-1988 = Chinese competition rules 1988
text-source-chinese-competition-rules-2002 = Chinese competition rules 2002
text-source-clubs-and-beginners-sheets = Clubs and beginners’ sheets
text-source-european-go-congress-2015-tournament-rules = European Go Congress 2015, tournament rules
text-source-european-go-congress-2019-13-13 = European Go Congress 2019, 13×13
text-source-world-amateur-go-championship-tournament-conditions-2010 = World Amateur Go Championship, tournament conditions 2010
text-source-deutscher-go-bund-regulations-of-the-blitz-championship-2013 = Deutscher Go-Bund, regulations of the blitz championship 2013
text-source-european-go-federation-general-tournament-rules = European Go Federation, General Tournament Rules
text-source-european-go-federation-tournament-guidelines-2013 = European Go Federation, Tournament Guidelines 2013
text-source-federation-francaise-de-go-as-the-aga-rules = Fédération Française de Go, as the AGA rules
text-source-ing-rules = Ing rules
text-source-japanese-rules-of-go-1989 = Japanese rules of Go 1989
text-source-kansai-ki-in-japanese-rules-of-go-1989 = Kansai Ki-in, Japanese rules of Go 1989
text-source-korea-baduk-association-2024 = Korea Baduk Association 2024
text-source-nederlandse-go-bond-tournament-rules = Nederlandse Go-bond, tournament rules
text-source-nederlandse-go-bond-tournament-rules-on-the-japanese-rules-1989 = Nederlandse Go-bond, tournament rules on the Japanese rules 1989
text-source-new-zealand-rules = New Zealand rules
text-source-nihon-ki-in-japanese-rules-of-go-1989 = Nihon Ki-in, Japanese rules of Go 1989
text-source-pair-go-as-used-in-germany = Pair Go, as used in Germany
text-source-settings-of-the-event = Settings of the event
text-source-tromp-taylor-rules = Tromp-Taylor rules
## Stopped games, taking back, rules of play
text-says-nihon-kiin-take-back-at-once = A move once made stands: the stone goes back to the point where it was first played, and it is the opponent’s turn.
text-says-nihon-kiin-take-back = A stone was moved and play went on: it goes back if both agree. A second move in one turn would be a violation, and the first one found governs.
text-says-nihon-kiin-count-disputed-plays-on = A player asks to play on: the other one cannot refuse, plays first, and may pass.
text-says-nihon-kiin-count-disputed-not-asked = An effective move was found: each player is asked whether to play on or to end the game as it lies. Who has not been asked has not refused.
text-says-club-take-back = A stone that was placed is not moved: it goes back to the point where it was first played.
text-says-rules-of-play = The rules of play of this event allow it.
text-article-art-2-and-13-2 = Art. 2 and 13.2
text-article-art-11-and-14 = Art. 11 and 14
text-article-art-11 = Art. 11
text-article-calls-after-the-end = Calls after the end
text-article-calls-after-a-ruling = Calls after a ruling
text-article-art-13-2-and-14 = Art. 13.2 and 14
text-article-art-9-3 = Art. 9.3
text-article-art-9-3-and-13-1 = Art. 9.3 and 13.1
text-article-playing-a-stone = Playing a stone
text-article-rules-of-play = Rules of play
text-source-general-practice = General practice
text-article-clock-not-pressed = Clock not pressed
text-article-flag-after-the-stop = Flag after the stop
text-article-flag-called-by-a-bystander = Flag called by a bystander
text-article-flag-after-a-move = Flag after a move
text-article-both-flags = Both flags
text-article-wrong-time-set = Wrong time set
text-article-faulty-clock = Faulty clock
text-article-clock-stopped = Clock stopped
text-article-devices = Devices
text-article-phone = Phone
text-article-noise = Noise
text-says-korean-2024-clock-misuse-not-pressed = Who forgets to press the clock loses the own time; the opponent need not say so. An arbiter who saw the cause elsewhere gives time back.
text-says-usual-flag-late-after-stop = Usually a flag is claimed while the game is played: after both have passed the count decides. The range: the count decides, or a loss on time.
text-says-usual-flag-late-bystander = Usually the players and the arbiter alone point out a flag, and an arbiter who sees it acts. The range: play on, or a loss on time; who called out may be sent away.
text-says-usual-flag-late = Usually a fallen flag counts as long as the game is played, also after more moves, if nobody doubts that it fell before. The range: a loss on time, play on, or time given back.
text-says-usual-both-flags = Where nobody can tell which flag fell first, usually nobody loses by it and both go on in overtime. The range: set right, play on, a draw, both lose, a replay.
text-says-usual-wrong-time = The clocks are set as announced, less the time that each has used. The range: set right, play on with what was set, a replay if it is found early.
text-says-usual-clock-faulty = The clock is exchanged, and both get back what it took, by the recorded times if they were kept. The range: so much as the record shows, half of what is doubtful, nothing.
text-says-usual-clock-stopped = A player stops the clock to call the arbiter, and for nothing else that the event has not announced. The range: the time stands as it is, time given back or taken, a caution, a warning.
text-says-usual-device = At hand but not used: usually a warning. Used to look at the position: usually the loss of the game, and exclusion. The arbiter looks at what was used for what.
text-says-usual-phone = The first time usually a warning, in strict events the loss of the game. The range: a caution, a warning, time for the opponent, the loss.
text-says-usual-noise = Usually a word first, then a warning; the one who was disturbed may get time back. Spectators are sent away.
text-says-aga-pass-disputed-no-pass-stone = A pass hands a stone over to the opponent: where it is missing, it is handed over.
text-says-usual-pass-disputed-no-pass-stone = Where a pass costs a stone, the stone that is missing is handed over as soon as somebody notices, also during the count.
text-says-usual-pass-disputed = A pass is said aloud, and the clock is pressed. In doubt both are asked, and usually nobody loses a turn or the game by it. The range: play goes on, also where both had passed; time given back.
text-says-usual-resignation-disputed = Both are heard, and whoever was near. Who resigns says so, or shows it beyond doubt; a gesture that may mean something else is no resignation. In doubt the game goes on.
text-says-usual-result-wrong = The result is what the game had, not what was written down. Both are heard, and a record is looked at; who alone says so needs more than the own word. A result that both confirmed is corrected by the chief arbiter.
text-says-usual-wrong-pairing = Found early, the games are stopped and played as drawn, with the clocks from the start. Found late, usually what was played counts, and the draw is mended so that it says who played whom.
text-says-usual-left-game = Help for who is ill goes before the game. Usually the clock of who is away runs on, and who cannot come back loses. For an illness the arbiter may stop the clocks, give time back, or have the game finished later or played anew.
text-says-usual-adjournment = Usually a game is finished in one sitting. Where the arbiter breaks it off, the clocks are stopped and the player to move writes the next move down and seals it; the position and both times are noted.
text-says-usual-collusion = Nobody is assumed to have done it. Both are heard, each alone, and what was seen is written down. Without proof nothing happens. The range: nothing, a warning, the game lost by both; whoever is left out of the event is so by its organiser or committee.
text-says-usual-rounds-skipped = Who cannot play a round says so before it is drawn, as the event has announced. Who stays away without that is heard first. The range: nothing, a warning, or left out of the rounds that follow, which is for the organiser or the committee.
text-says-nihon-kiin-stone-displaced-cannot-return-agreed = The stone cannot go back, and both agree how play goes on: so it does.
text-says-chinese-2002-take-back-dropped-agreed = A stone slipped onto the board: the opponent agrees, and it is picked up and played anywhere.
text-says-chinese-2002-take-back-dropped = A stone slipped onto the board, and the players do not agree: the chief arbiter decides.
text-says-chinese-2002-stone-displaced-cannot-return-agreed = Its point cannot be confirmed, and both agree: to a point that both accept.
text-says-chinese-2002-stone-displaced-agreed = Both agree: the moved stone goes back to its point.
text-says-egf-wrong-time = Once the game has started, the arbiter alone corrects a mistake in the time that a clock shows.
text-says-egf-time-loss = Who exceeds the time loses. If both agree that it was the clock’s mistake, the arbiter lets them go on, unless evidence or the timetable speak against it.
text-says-egf-late-arrival = Sixty minutes late or more is a loss; before that the clock runs.
text-says-egf-no-show = Who skips rounds follows the procedure that the event has published; who skips them without it is sanctioned.
text-says-egf-result-wrong = The arbiter or the committee may correct a mistaken result. Strong evidence is that both players agree, that the loser says so, or that somebody else entered it wrongly.
text-article-clocks = Clocks
text-article-3-5 = § 3 (5)
text-article-3-6 = § 3 (6)
text-article-3-7 = § 3 (7)
text-article-referees = Referees
text-article-clock-neutralisation = Clock neutralisation
text-article-timekeeping = Timekeeping
text-article-moves-and-counting = Moves and counting
text-article-rules-of-play-and-conduct = Rules of play and conduct
text-article-neutral-phase = Neutral phase
text-says-egf-clock-faulty = A faulty clock is exchanged, and set by the arbiter.
text-says-egf-clock-stopped-for-captures = The clock may be stopped to take three stones or more off: the time stands as it is.
text-says-egf-clock-stopped-passed-early = The first two passes came while there was still something to play for: the clock is stopped, and play goes on.
text-says-nihon-kiin-time-loss = Who does not make the moves of a period within its time loses at once.
text-source-british-go-association-default-tournament-rules = British Go Association, default tournament rules
text-article-overtime = Overtime
text-says-nz-ko-retake = Players move in turn, and a play that is none by the text is no move: it is taken back.
text-article-a-move = A move
text-says-pair-go-out-of-turn-deliberate-at-once-opponent-claims = Claimed at once, and made on purpose: the game is lost.
text-source-world-pair-go-association-rules-of-pair-go = World Pair Go Association, rules of Pair Go
text-article-rotation-errors = Rotation errors
text-says-chinese-2002-late-arrival = An hour late at most, fifteen minutes where the players lodge at the venue; the delay is charged twice. Who comes later loses. When an adjourned game goes on, the clock runs, and nobody loses by coming late.
text-says-chinese-2002-captures-left = Taking off the captured stones is part of the move: they come off. The clock pressed before that: a warning, and the clock stays as it is.
text-says-chinese-2002-left-game = In byo-yomi a player may leave while the opponent thinks, with the arbiter’s permission and once a game. Otherwise the count of the seconds goes on.
text-says-chinese-2002-adjournment = Where a game is broken off, the arbiter writes down the time that each has used, and both players confirm it.
text-says-chinese-2002-time-loss = Who runs out of time without a move loses in principle. If the player asks, it may count as a pass, and the game goes on.
text-says-chinese-2002-clock-faulty = The clock is exchanged. If it was wrong by two minutes an hour or more, both times are set in proportion to what was used; if by less, nothing is set.
text-says-chinese-2002-wrong-time = The time of one side alone is changed only with the chief arbiter’s consent.
text-says-chinese-2002-board-scattered-lost-force-majeure = No player scattered the board, and they do not agree how it lay: a draw, a replay, or both lose.
text-says-chinese-2002-board-scattered-force-majeure = No player scattered the board: it is set up again, and as soon as both agree the game goes on.
text-says-chinese-2002-count-disputed = Players who differ about life and death play it out on the board, or the arbiter decides.
text-says-chinese-1988-board-scattered-deliberate = Scattered on purpose: the game is lost.
text-says-chinese-1988-repetition = Triple ko and its like, and nobody yields: a draw or a replay.
text-says-chinese-1988-elsewhere = What the text does not name the arbiter decides in its spirit, in doubt the chief arbiter.
text-says-aga-count-disputed = Who differs about what is dead plays on, the opponent of the last passer first; once both pass twice in succession and still differ, all stones live. A mistake in the count alone is counted again.
text-says-aga-clock-stopped-for-captures = The clock may be stopped to take two stones or more off: the time stands as it is.
text-says-nz-count-disputed = The players agree on what is dead, else they play on; if they do not agree who moves, all stones live. A mistake in the count alone is counted again.
text-says-tromp-taylor-count-disputed = Nothing is agreed on: the board counts as it stands.
text-says-australian-congress-elsewhere = The referee decides, and there is no appeal.
text-says-australian-congress-conduct = Who breaks rules again and again may be warned; a second warning disqualifies.
text-says-australian-congress-clock-stopped-for-captures = In byo-yomi the clock is stopped when the stone is placed, where a move captures more than five stones.
text-says-european-congress-noise = In the playing rooms everybody is silent.
text-says-wagc-elsewhere = Problems that arise are settled by the referees.
text-says-dgob-time-loss = Who exceeds the time loses the game.
text-says-dgob-clock-stopped-for-captures = The clock may be stopped to take at least three stones off.
text-says-dgob-clock-stopped = Beyond that the clock may be stopped where it cannot be helped: a dispute, a position destroyed by carelessness, a disturbance from outside that nobody need bear.
text-says-european-congress-clock-stopped-only-dame = Without byo-yomi both may stop the clock once only dame are left, and finish the game without it.
text-says-european-congress-clock-stopped-passed-early = Both passed while there was still something to play for: the clock is stopped, both get exactly one minute, and play goes on.
text-article-art-17-and-22 = Art. 17 and 22
text-article-art-22 = Art. 22
text-article-art-19-and-20 = Art. 19 and 20
text-article-art-5-and-20 = Art. 5 and 20
text-article-end-of-the-game = End of the game
text-article-other-violations = Other violations
text-article-rule-10 = Rule 10
text-article-referee = Referee
text-source-world-amateur-go-championship-2009-tournament-rules = World Amateur Go Championship 2009, tournament rules
text-says-aga-repetition = A play may not repeat an earlier position of the whole board: the game goes on, and who would repeat it plays elsewhere.
text-says-ing-suicide = Suicide of two stones or more is legal. That of a single stone is not, and is taken back.
text-says-ing-time-loss = With Ing’s overtime who exceeds the third further period loses on time; those before it cost points in the count. Without it, who runs out of time loses.

# When rounds begin, and what pages say that have nobody to show.

error-find = Find a name
