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
complaint-name-unwritable = “{ $value }” has no certain spelling in Latin letters. Enter the name in Latin letters.
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

# When rounds begin, and what pages say that have nobody to show.

error-find = Find a name
