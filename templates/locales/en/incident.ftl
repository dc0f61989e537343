# Incidents and rulings: what happened, when, the ruling, the referee's log.

## What happened
incident-step = Incident, step { $n } of 4.
incident-amends = Amends ruling { $no }.
error-no-draft = This draft of a ruling is gone: the ruling was given, or nobody went on with it for a day. Begin again at the board.
incident-at = Table { $table }, { $black } and { $white }
incident-what = What happened
incident-when = When
incident-what-question = What happened?
incident-stopped = Play has stopped. What is dead, what is open and how it counts are settled on the board, step by step; nobody loses anything by it.
incident-lead-end = Settle the end on the board
incident-usual = Most common
incident-usual-besides = Not in the record: most common
incident-gap = Or a move is missing in the record, which is not a violation: ask both players
incident-first = Came first: it loses the game, so later ones do not count. Noticed after move { $n }
incident-noticed = Noticed after move { $n }
incident-whose = Who did it?
incident-whose-resigned = Who is said to have resigned?
partner-which = Which of the two played
# partner-*: src/web/pages/incident/when.rs
partner-first = the first player
partner-second = the second player
turns-was = By the order of turns, move { $n } was for { $name } ({ $color }).
# incident-who-*: src/web/pages/incident/when.rs
incident-who-captain = The captain of the opponent’s team
## When
incident-end-question = The game had ended. Had both accepted that?
incident-order-question = A ruling has ended this game. Did this happen before that?
incident-end-shows = The board shows: { $result }.
incident-end-since = Entered at { $at }
incident-end-why = An end that both accepted stands. A player who did not accept it says so now; until then nothing changes.
incident-order-why = The player who broke a rule first does not win by a later violation. If the order is unknown, it counts as later.
# after-end-*: src/web/pages/incident/steps.rs
after-end-accepted = Yes, both had accepted it
after-end-open = No, the arbiter was called before
after-end-earlier = Yes, before
after-end-later = No, after, or unknown
# after-end-said-*: src/web/pages/incident/draft.rs
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
incident-numbers-note = Without numbers, the answers above are used.
incident-which-move = Which move
incident-after-move = Noticed after move
incident-by-numbers = Use these numbers
incident-who = Who noticed
incident-who-unsaid = Not said
incident-who-arbiter = The arbiter
incident-move = Move { $n }
incident-noticed-after = noticed after move { $n }
incident-minutes = Minutes late
incident-grace = { $n ->
    [one] The event’s grace is { $n } minute.
   *[other] The event’s grace is { $n } minutes.
  }
incident-minutes-late = { $n ->
    [one] { $n } minute late
   *[other] { $n } minutes late
  }
incident-fault = Details
# incident-fault-*: templates/incident/when.html
incident-fault-before-stone = Pressed before the stone was placed, or with it
incident-fault-before-captures = Pressed before the captured stones were removed
incident-fault-not-pressed = Not pressed after the move
incident-fault-after-move = Claimed after a move was made
incident-fault-after-stop = Claimed after both had passed
incident-fault-bystander = Called out by a bystander
incident-fault-unheard = It was not heard
incident-fault-disputed = One says so, the other does not
incident-fault-no-stone = Without handing over the stone
incident-fault-captures = To remove captured stones
incident-fault-only-dame = Only dame are left
incident-fault-passed-early = Both passed too early
incident-fault-off-lid = Not kept on the lid
incident-fault-touched = Touched or given back
incident-fault-other = Something else
incident-so = Does any of this apply?
incident-said-hint = Kept with the ruling: everybody who may read the ruling can read this too
# case-*: templates/incident/when.html
case-point-taken = Its point is occupied by now
case-played-on = Play has continued since
case-deliberate = It was on purpose
case-agreed = Both players agree
case-disagreed = The players were asked and do not agree
case-dropped = The stone slipped from the fingers
case-force-majeure = Nobody at the table caused it
case-lost = The position cannot be set up again
case-effective-move = After play had stopped, a move was found that changes the result
figure-lies = As it is in the hall
figure-record = As recorded
figure-record-moves = { $n ->
    [one] after { $n } move
   *[other] after { $n } moves
  }
clock-back = How much time is given back?
clock-back-may = If time is given back
clock-back-hint = Minutes and seconds, such as 1:30
clock-shown = { $color }’s clock showed { $time }, noted at move { $n }.
clock-entered = The last move was entered at { $at }, { $time } after the one before.
fault-time-back = Enter minutes and seconds, such as 1:30
stones-which = Which stones, from where to where?
stones-board = The board as recorded
stones-from-asked = Tap the point where a stone belongs, or enter both points.
stones-to-asked = { $point }: tap where it is now.
stones-is-off = It is off the board
stones-off = off the board
stones-from = Belongs on
stones-to = Is on
stones-to-hint = Empty: it is off the board
stones-add = Add this stone
stones-out = Remove
stones-no-point = Enter a point of this board, such as Q4
stones-none-there = The record has no stone there
asked-player-named = { $color }, { $name }: asked whether the stones go back as shown
asked-player-whether = { $color }, { $name }: asked whether the game goes on
asked-goes-back = Agrees, play goes on
asked-not-agreed = Does not agree
incident-back = Back to what happened
incident-kept = The report has been saved with what you wrote. It changes nothing until somebody rules on it, from this page.
## The ruling
ruling-title = Ruling, table { $table }
ruling-amend-title = Amending ruling { $no }, table { $table }
ruling-amend-said = This replaces ruling { $no }, which said: “{ $said }” Write why it is amended.
ruling-waits = The arbiter decides; nothing happens until then.
ruling-no-offence = No offence.
standing-text = By the text
standing-derived = Follows from
standing-setting = General practice
quote-wording = Wording
quote-ours = Our translation
# quote-*: src/web/pages/incident/mod.rs
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
ruling-penalty = Also a penalty
ruling-words = In the arbiter’s words
ruling-words-hint = Your reason; for another penalty, what it is. Everybody who may read the ruling can read this too
ruling-told = Players told
ruling-confirm = Confirm the ruling
ruling-amend-confirm = Amend ruling { $no }
ruling-count-on = Count the game, table { $table }
ruling-choose = Your options
ruling-instead = Alternatives
ruling-if-agreed = If both players agree: { $remedy }
ruling-in-practice = In practice: { $remedy }
ruling-later = Save the report for later
ruling-ask = Ask both players first
ruling-amends = Replaces
ruling-status = No longer in force
ruling-not-told = Player not told yet
ruling-tell = Player has been told
ruling-told-now = Ruling { $no }: noted that the player was told.
ruling-sheet = Sheet to print
ruling-amend = Amend
ruling-withdraw = Withdraw the ruling
ruling-withdraw-note = Its penalties no longer count. If its result still stands, the table shows again what it showed before. The record stays.
ruling-not-back = Ruling { $no }, which it replaced, does not come back into force.
ruling-withdraw-reason = Why is it withdrawn?
ruling-position = Play has continued since this ruling. Which position counts?
# ruling-position-*: src/web/pages/incident/log.rs
ruling-position-now = The game as it is now
ruling-position-before = { $n ->
    [one] The position before the ruling: the entry made since ({ $n }) is taken back
   *[other] The position before the ruling: the entries made since ({ $n }) are taken back
  }
ruling-withdrawn-now = Ruling { $no } is withdrawn.
ruling-withdrawn-shows = Ruling { $no } is withdrawn. The result is now: { $result }.
ruling-amended-by = Amended by ruling { $no }
ruling-amended-gone = Amended by ruling { $by }. Ruling { $no } was withdrawn later, and this one does not come back into force: neither of them applies
ruling-withdrawn-by = Withdrawn by { $name }, { $at }: { $reason }
ruling-recorded = Ruling { $no } is recorded. The result of the game stays as it is.
ruling-recorded-result = Ruling { $no } is recorded. The result is now: { $result }.
ruling-recorded-anew = Ruling { $no } is recorded. The game is replayed.
ruling-recorded-before = This ruling has already been recorded.
note-confirmed-alone = The result is confirmed: nothing can change it.
note-round-over = The round is over, since a later round is drawn: rulings no longer change this result, only a penalty can be noted. A result that was entered wrongly is reported as such, or corrected at the table.
note-nothing-entered = No result is entered for this game yet: enter the one that both confirmed.
## The log
incidents-title = Incidents and rulings
incidents-lead = Report an incident at its table.
incidents-waiting = No ruling yet
incidents-waiting-note = A report changes nothing until somebody rules on it.
incidents-rule = Rule
incidents-open = Open
incidents-csv = All rulings as a table (CSV)
rulings-lead = What the arbiters decided, and why.
rulings-none = No public ruling yet.
sheet-how = Print this page and have it signed.
## Appeals
appeal-none = This event has no appeals.
appeal-take = Note an appeal
ruling-withdraw-why = Say why the ruling is withdrawn
appeal-who = Who appeals
appeal-act = Note the appeal
appeal-taken = Ruling { $no }: the appeal is noted.
appeal-deadline-untold = The player has not been told yet: the time to appeal begins then.
appeal-interests = Conflicts of interest
appeal-interests-hint = What a member declared, and who took their place
appeal-interests-said = Conflicts of interest: { $said }
interest-ruled = { $name } gave the ruling and has no vote.
interest-plays = { $name } plays in this game: a deputy takes their place.
interest-club = { $name } is in the club of { $player }: a deputy may take their place.
appeal-effects = If the ruling is overturned
appeal-effect-none = The result of the game stays as it is.
appeal-effect-result = The result becomes { $after } instead of { $before }.
appeal-effect-draft = Round { $n } is a draft: draw it again after the decision.
appeal-effect-published = Round { $n } is published: its pairings stay, the standings change from here on.
appeal-number = Appeal { $no }
appeal-by = { $name }, { $at }
ruling-committee = The committee rules
ruling-committee-tick = The committee rules in the arbiter’s place
ruling-committee-final = Its ruling is final: there is no further appeal.
ruling-committee-no-appeal = A ruling of the committee is final: there is no further appeal.
ruling-committee-withdraws = The committee withdraws it
ruling-committee-words = Write the committee’s reasons
ruling-by-committee = Committee
ruling-by-members = { $members }. It is final. Written down by { $name }
appeal-judge = The committee’s decision
appeal-judge-note = The arbiter who ruled has no vote. The decision is final. If the ruling is overturned, it is withdrawn at the same time.
appeal-member = Member { $n }
appeal-vote = Vote
vote-upheld = The ruling stands
vote-overturned = The ruling is overturned
appeal-reasons = Reasons
appeal-judge-act = Record the decision
appeal-judged = Ruling { $no }: the committee’s decision is saved.
appeal-judged-falls = Ruling { $no } is overturned and withdrawn: the result is what it would be without it. If something else is to be decided, open an incident at the table.
## The event's procedure
procedure-title = Procedure and rulings
procedure-which = Procedure
procedure-which-hint = If you choose another, its own values apply.
procedure-of-rules = As the rules of play: { $rules }
procedure-international = International event
procedure-international-note = Some texts have special rules for these
procedure-public = Publish rulings
procedure-public-note = Everybody can read new rulings; otherwise only arbiters can, and they tell the players
procedure-file = The procedure as a file (TOML)
procedure-file-note = Save the file, change it in a text editor and import it again. It may change every number and every rule. A mistake is refused with its line.
procedure-file-save = Save the file
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
procedure-rest = Everything else
procedure-often = Common incidents
procedure-follow-text = The event uses the new text from the start: its own changes are discarded.
procedure-follow-new = Rulings already given stay; new ones follow what is saved.
procedure-follow-print = Print the rules sheet for the hall again.
## The journal
# act-*: src/web/frame/bar.rs
act-incident = Incident reported
act-ruling = Ruling
act-tell-ruling = Player told of a ruling
act-withdraw-ruling = Ruling withdrawn
act-appeal = Appeal
act-judge-appeal = Appeal decided
vote-open = Choose
ruling-fallen-by = The committee overturned it on appeal { $appeal }; entered by { $name }, { $at }
ruling-same = { $name } has already ruled on this here, { $at }. Rule again only if it happened again.

# The end of a game, led: from the second pass to the confirmed result.

incident-disputed-question = What does each player say?
incident-called-question = When was the arbiter called?

# complaint-*: src/interchange/complaints.rs
complaint-nothing-played = No game was played.
complaint-nothing-to-send = There is nothing to send: only partners played, and rating lists do not take their games.
complaint-result-missing = Round { $round }, table { $table }: the result is missing. Enter it.
complaint-cells-disagree = Round { $round }, table { $table }: the results of { $name } and of { $value } don’t match. Correct the result.
complaint-event-country = The event has no country. Enter its two letters.
complaint-event-place = The event has no place. Enter the town.
complaint-days-reversed = The last day is before the first. Correct it.
complaint-too-fast = The time limits are too short for any class, and the games would not be rated. Correct them if they are wrong.
complaint-board-size = Games on { $value } lines are not rated. Correct the size if it is wrong.
complaint-rules-unknown = The federation knows no rules called { $value }. Choose others.
complaint-name-unwritable = “{ $value }” cannot be spelled in Latin letters with certainty. Enter the name in Latin letters.
complaint-name-in-capitals = { $name }: the surname is in capitals. The database has { $value }.
complaint-country-unknown = { $name }: “{ $value }” is not a country code. Enter two letters.
complaint-club-without-code = The club “{ $value }” has no code of four letters. Enter one.
complaint-pin-unusual = { $name }: the PIN { $value } does not have eight digits. Correct it.
complaint-pin-twice = { $name } has the same PIN as { $value }. Correct one of them.
complaint-pin-known = { $name } has no PIN here; the rating list has { $value }. Enter it.
complaint-pin-other = { $name }: the PIN is that of { $value }. Correct it.
complaint-licence-missing = { $name } has no licence. Enter it.
complaint-licence-missing-listed = { $name } has no licence. The list has { $value }: enter it.
complaint-licence-unusual = { $name }: the licence { $value } does not have seven digits. Correct it.
complaint-licence-twice = { $name } has the same licence as { $value }. Correct one of them.
complaint-licence-other = { $name }: the licence is that of { $value }. Correct it.
complaint-member-missing = { $name } has no member number. Enter it, or leave the player out.
complaint-member-missing-listed = { $name } has no member number. The list has { $value }: enter it.
complaint-member-unusual = { $name }: the member number { $value } is not a number. Correct it.
complaint-member-twice = { $name } has the same member number as { $value }. Correct one of them.
complaint-member-unknown = { $name }: the list has no member { $value }. Correct it, or leave the player out.
complaint-member-other = { $name }: the member number is that of { $value }. Correct it.
complaint-member-expired = { $name }: the membership ended on { $value }. Have it renewed, or leave the player out.
settings-rating-preview = Show how the games change the ratings
settings-rating-preview-note = A column in the standings and beside the players, by the European formula.
complaint-country-missing = { $name } has neither a PIN nor a country. Enter the two letters of the country.

# Recording a game at the board, and watching it.

incident-found = Found in the game record
figure-now = Now.
figure-after = After the ruling.
ruling-record = Recorded game
ruling-record-done = The ruling is applied to the record, too
ruling-record-stays = This cannot be applied to the record. Set the board right by hand; the record stays as it is.
ruling-prisoners = Prisoners
ruling-on = Continue the game, table { $table }
ruling-unseated = These players no longer meet in round { $round }: it was dropped or paired again. The ruling changes nothing there.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

outcome-means = What it means for standings and files
procedure-finished = Results of a finished round count as confirmed
procedure-finished-note = After that only the chief arbiter can correct them
## Out of the event
ruling-out = Later rounds
ruling-out-of = { $name } is out of rounds { $rounds }.
ruling-out-already = { $name } plays no later rounds.
## The journal
act-confirm = Result confirmed
act-unconfirm = Confirmation taken back
act-replay = Game to be replayed
act-replay-terms = Terms of the replayed game
act-replay-back = Game not replayed
act-name-chief = Chief arbiter named
act-unname-chief = No longer chief arbiter
act-timetable = Timetable changed
act-start-clocks = Clocks started
act-unstart-clocks = Clocks reset to not started

# The rules of play of an event, field by field

play-title = Rules of play
play-lead = Changes apply to games started from then on; a game with a record keeps the rules it was started with.
play-as-text = As in the rules: { $value }
play-save = Save the rules of play
play-saved = The rules of play are saved. They apply to games not started yet; recorded games keep theirs.
play-refused = This is not allowed here: choose one of the answers, or enter points such as 0.5
# play-*: src/tournament/rule_fields.rs
play-scoring = Scoring
play-scoring-territory = Territory and prisoners
play-scoring-area = Area: stones and territory
play-seki-eyes = Eyes in a seki
play-seki-eyes-counted = Count
play-seki-eyes-not-counted = Do not count
play-open-dame = Neutral points left open
play-open-dame-makes-seki = Make a seki of the group beside them
play-open-dame-neutral = Just do not count
play-dead-stones = A dead stone in territory
play-dead-stones-two = Two points, including the point below it
play-dead-stones-one = One point
play-bent-four = Bent four in the corner
play-bent-four-dead = Is dead
play-bent-four-played-out = Is played out
play-detection = Dead stones
play-detection-asked = Are proposed when asked for
play-detection-by-default = Are detected automatically; players correct them
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
play-handicap-placement-free = Wherever Black likes
play-handicap-placement-white-passes = As moves that White answers by passes
play-handicap-compensation = Compensation for White
play-handicap-compensation-none = Nothing
play-handicap-compensation-stones = One point per stone
play-handicap-compensation-stones-less-one = One point per stone but the first
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
play-resumption-opponent-of-requester = The opponent of the player who asks plays first
play-resumption-opponent-of-last-passer = The opponent of the last passer plays first
play-resumption-by-agreement = Both agree who plays first
play-resumption-none = It does not: the board counts as it is
play-disagreement = If the players do not agree
play-disagreement-both-lose = Both lose, once asked and refusing
play-disagreement-all-stones-live = All stones live
play-disagreement-referee = The arbiter decides
play-confirmation-ko = Ko in confirmation play
play-confirmation-ko-pass-for-ko = A pass for that ko
play-confirmation-ko-as-in-play = As in play

# The sheet for the hall: how an event plays and rules, on one page

poster-title = How we play
poster-how = One page to print and hang up, from this event’s settings.
poster-code = Scan for this page
poster-komi = Even games: komi { $even }. Handicap games: komi { $handicap }.
poster-article = Art. { $a }
poster-own = Set by this event
poster-practice = general practice
poster-marks = ¹ Set by this event. Where an article is named, the text says so or it follows from it. ² General practice: not in any text.
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
poster-other-noticed = Noticed only by somebody else
poster-default = { $what }, unless the arbiter decides otherwise
poster-points = { $points ->
    [one] { $points } point to the opponent, the move stands
   *[other] { $points } points to the opponent, the move stands
  }
poster-discretion = { $points ->
    [one] A penalty at the arbiter’s discretion takes at most { $points } point or { $minutes } minutes.
   *[other] A penalty at the arbiter’s discretion takes at most { $points } points or { $minutes } minutes.
  }
poster-stones = { $n ->
    [one] { $n } point for the opponent
   *[other] { $n } points for the opponent
  }
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
poster-dame-area = Fill the neutral points in turn: each counts for the player who fills it.
poster-dame-neutral = Neutral points count for nobody.
poster-agree = Each of you says which stones are dead. If you agree, the game has ended.
poster-detected = Dead stones are found automatically; you may correct what is found.
poster-differ-copy = If you do not agree: call. It is shown on a copy of the board; a player who lost a stone in a ko passes once for that ko.
poster-differ-alive = If you do not agree: play on. What is left at the end is alive.
poster-differ-twice = If you do not agree: play on. After two more passes in a row, all stones on the board are alive.
poster-differ-first = If you do not agree: play on. If you cannot agree who plays first either, all stones on the board are alive.
poster-resume-requester = Or ask to play on. Your opponent cannot refuse and plays first.
poster-resume-passer = To play on: the opponent of the last player to pass plays first.
poster-resume-agreed = To play on: agree who plays first.
poster-resume-none = The board counts as it is: remove dead stones before you pass.
poster-count-territory = Count territory and prisoners; dead stones become prisoners.
poster-count-one = Count territory and prisoners; a dead stone counts one.
poster-count-area = Count stones and the points they surround.
poster-confirm = Each of you confirms the result. After that it stays.
poster-time = Time
poster-clock = { $time }
poster-press = Press with the hand that played.
poster-canadian-pass = In overtime a pass counts as a stone: put one of those counted out back into the bowl, then press.
poster-late-loses = { $n ->
    [one] More than { $n } minute late: the game is lost.
   *[other] More than { $n } minutes late: the game is lost.
  }
poster-late-loses-at = { $n ->
    [one] { $n } minute late or more: the game is lost.
   *[other] { $n } minutes late or more: the game is lost.
  }
poster-late-clock = { $n ->
    [one] The clock runs while you are late; there is { $n } minute of grace.
   *[other] The clock runs while you are late; there are { $n } minutes of grace.
  }
poster-late-arbiter = { $n ->
    [one] More than { $n } minute late: the arbiter decides.
   *[other] More than { $n } minutes late: the arbiter decides.
  }
poster-late-arbiter-at = { $n ->
    [one] { $n } minute late or more: the arbiter decides.
   *[other] { $n } minutes late or more: the arbiter decides.
  }
poster-phones = Phones are off. Nobody helps, nobody comments.
poster-appeals = Appeals
poster-appeal-confirmed = Until the result is confirmed, in writing, at the desk.
poster-appeal-round = Until the round is closed, in writing, at the desk.
poster-appeal-minutes = { $n ->
    [one] Within { $n } minute of being told of the ruling, in writing, at the organisers’ desk.
   *[other] Within { $n } minutes of being told of the ruling, in writing, at the organisers’ desk.
  }
poster-committee-of = A committee of { $n } decides.
poster-committee = Decided by: { $names }.
poster-reserves = If one of them is in your game or club: { $names }.
poster-final = The decision is final.
committee-title = Who decides appeals
committee-names = Members of the committee, one name per line
committee-names-hint = Shown on the sheet for the hall, and on the page of an appeal.
committee-reserves = Deputies, one name per line
committee-reserves-hint = For a member in the same game, club or family.
poster-late-charged = { $percent } % of the delay is taken off your clock.
poster-captains = In a team match each board counts for its team, and a captain may claim for a player.

# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Back to the text
procedure-back-done = The rules of the text apply again.
procedure-changed = Changed by this event
procedure-in-text = In the text: { $text }
procedure-yes = Yes
procedure-no = No
procedure-none = nothing
procedure-own-rules = Rules for this kind of incident
procedure-section-moves = Illegal moves
# procedure-*: src/tournament/rule_fields.rs
procedure-article-14 = An illegal move loses (Japanese rules, Article 14)
procedure-article-14-hint = For the rules below that ask whether Article 14 is in force
procedure-at-once = Moves within which it still counts as at once
procedure-at-once-hint = 0: noticed before the next move
procedure-window = Moves within which it must be noticed
procedure-window-hint = For rules with a window, unless they have their own
procedure-inclusive = Noticing it after the last move of the window is in time
procedure-inclusive-hint = Otherwise the window ends before that move
procedure-pass-stone = A move that counts as a pass hands over a stone
procedure-pass-stone-hint = The opponent gets it as a prisoner
procedure-colors-until = Last move at which wrong colours can be corrected
procedure-colors-until-hint = For rules that ask how far the game has gone
procedure-claim-points = Points for a claim against the order of play
procedure-claim-points-hint = In Pair Go, where the move stands
procedure-section-penalties = Cautions and warnings
procedure-cautions = Cautions that make a warning
procedure-cautions-hint = Empty: never
procedure-stones = Points that a warning costs
procedure-stones-hint = Added to the opponent’s prisoners
procedure-most-points = Most points of a penalty at discretion
procedure-most-points-hint = 0: no such penalty
procedure-most-minutes = Most minutes of a penalty at discretion
procedure-most-minutes-hint = 0: no such penalty
procedure-warnings = Warnings that lose the game
procedure-warnings-hint = Empty: never
procedure-end = What these warnings lead to
# procedure-end-*: src/referee/field.rs
procedure-end-hint = For the game in which the last one is given
procedure-end-game-loss = The game is lost
procedure-end-exclusion = The game is lost, and the player is out of the event
procedure-scope = Which earlier warnings count
# procedure-scope-*: src/referee/field.rs
procedure-scope-hint = Every penalty is listed with the incident, whether it counts or not
procedure-scope-game = Those of the same game
procedure-scope-event = Those of the whole event
procedure-section-lateness = Late players
procedure-grace = Minutes of grace for late players
procedure-grace-hint = Usual: 30
procedure-limit = A player who arrives just when the grace ends is in time
procedure-limit-hint = Otherwise the last minute is too late
procedure-after = After the grace
# procedure-after-*: src/referee/field.rs
procedure-after-hint = For a player who comes later
procedure-after-loses-by-default = The game is lost by default
procedure-after-clock-only = Only the clock is charged
procedure-after-arbiter = The arbiter decides
procedure-charge = Percent of the delay off the clock
procedure-charge-hint = 100: the clock ran from the start; 200: twice the delay; 0: none
procedure-section-decides = Who decides
procedure-elsewhere = Where the text says nothing
# procedure-elsewhere-*: src/referee/field.rs
procedure-elsewhere-hint = For incidents that the procedure has no rule for
procedure-elsewhere-default = The usual remedy, unless the arbiter chooses otherwise
procedure-elsewhere-arbiter-decides = The arbiter decides from the start
procedure-clock = The clocks, where a rule says nothing
# procedure-clock-*: src/referee/field.rs
procedure-clock-hint = While an incident is settled
procedure-clock-leave-as-is = They keep their times
procedure-clock-stop-meanwhile = Stopped meanwhile, then restarted
procedure-clock-set-right = The arbiter sets them right
procedure-clock-reset = Both start from the beginning
procedure-committee = Members of the appeals committee
procedure-committee-hint = 0: no appeal
procedure-until = Appeals
# procedure-until-*: src/web/views/procedure.rs
procedure-until-hint = How long a player may appeal
procedure-until-result-confirmed = Until the result is confirmed
procedure-until-round-closed = Until the round is closed
procedure-until-minutes-after-told = A number of minutes after being told of the ruling
procedure-until-minutes = Minutes for an appeal
procedure-until-minutes-hint = If appeals are limited by minutes
procedure-edition = Edition
procedure-since = In force from
procedure-to = In force until
procedure-confirmation-words = Why a confirmed result stands
procedure-confirmation-source = Its text
procedure-confirmation-article = Its article
procedure-confirmation-standing = Basis
# procedure-standing-*: src/referee/field.rs
procedure-standing-text = The text says so
procedure-standing-derived = It follows from the text
procedure-standing-setting = General practice
procedure-elsewhere-words = What applies where the text says nothing
procedure-elsewhere-source = Its text
procedure-elsewhere-article = Its article
procedure-elsewhere-standing = Basis
period-from = In force since { $from }
period-until = In force until { $until }
## Its rules for each kind
rule-list-of-file = All of these rules come from the event’s file.
rule-list-note = The first rule that matches applies; if none does, the usual remedy.
rule-list-in-text = According to the text
rule-always = Always
rule-otherwise = Otherwise
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
# condition-*: src/web/pages/incident/procedure/hall.rs
condition-arbiter-notices = An arbiter notices it
condition-agreed = Both agree
condition-disagreed = Both were asked and do not agree
condition-deliberate = On purpose
condition-dropped = The stone slipped
condition-force-majeure = Nobody at the table caused it
condition-lost = The position cannot be set up again
condition-cannot-return = The stones cannot go back
condition-played-on = Play has continued since
condition-effective-move = An effective move was found after the stop, both were asked and refuse
condition-named-fault = One of the faults that the text names
condition-not-pressed = The clock was not pressed
condition-after-stop = The flag was claimed after the stop
condition-bystander = A bystander claimed the flag
condition-no-pass-stone = The pass came without its stone
condition-for-captures = To remove captured stones
condition-only-dame = Only dame are left
condition-passed-early = Both passed while there was still something to play for
condition-illegal-move-loses = Article 14 is in force
condition-legal-in-record = Legal according to the record
## What players have, and what they read
ruling-own = This event differs from the text:
given-by = Ruling { $no }, round { $round }, table { $table }
given-points = { $n } { $n ->
    [one] point
   *[other] points
  } paid as a penalty
given-time = { $n } { $n ->
    [one] minute
   *[other] minutes
  } lost as a penalty
given-other-game = From another game: not counted here
given-stones = { $n ->
    [one] { $n } point paid
   *[other] { $n } points paid
  }
given-game-loss = Game lost by warnings
given-exclusion = Out of the event
given-other = Other penalty

# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Move { $n } came first and decides: this one cannot be ruled on alone.
incident-known = From the record: move { $n }, noticed after move { $moves }.
case-record-wrong = The record is wrong here
case-record-wrong-note = Only the chief arbiter can overrule the record, with a reason.
ruling-ask-both = Both players are asked first: play on, or end the game as it is.
ruling-play-on = The stopped game goes on.
ruling-first = { $color } plays first and may pass.
ruling-record-same = The record already shows it: nothing changed on it
condition-not-asked = An effective move was found, and not both were asked
condition-plays-on = A player asks to play on
appeal-over = The result is confirmed: the time to appeal is over.
procedure-arbiter-claims = An arbiter’s observation counts as the opponent’s claim
procedure-arbiter-claims-hint = The American text asks for the opponent’s own objection
procedure-captain-claims = The captain of a team may claim for the player
procedure-captain-claims-hint = Where texts ask for the opponent’s own objection
procedure-second-stone-alone = Of two moves in a row only the second is removed
procedure-second-stone-alone-hint = Otherwise both are removed for one pass
## The stopped board
# asked-*: src/web/pages/incident/when.rs
asked-player = { $color }’s answer
asked-not-yet = Not asked yet

# When rounds begin, and what pages say that have nobody to show.

error-find = Find a name
