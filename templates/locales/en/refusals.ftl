# Accounts: signing in, passwords, invitations.

refusal-wrong-password = Name and password do not fit
refusal-busy = Too many people sign in at this moment; try again in a few seconds
refusal-password-length = The password needs at least 10 characters
refusal-name-taken = An account of that name exists; choose another name, or sign in with it
refusal-last-owner = This is the only owner who can sign in. Make somebody else an owner first
refusal-link-spent = This link was used, taken back, or has expired. Ask an organiser for a new one
refusal-owner-made = This link was used: the server has an owner. Sign in, or ask the owner for an invitation
refusal-link-replaced = This is not the newest link. Tengen writes a new one at each start: open that one
refusal-own-role = You are the only organiser: invite another before you give up the role
refusal-series-not-all = An event is added to a series by somebody who organises it and all divisions of the season, and both name the same series in their settings.
refusal-password-common = This password is one of the first that guessers try. Take a few words of your own
refusal-wait = Too many wrong passwords. Try again in { $seconds } s

# Arbiters: open boards, one board, two results for one board.

refusal-reason-needed = Say why the result is corrected
refusal-not-published = Round { $round } is a draft; publish it first

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = Checking in on your own phone is not open now. Say at the door that you are here.

# The end of a game, led: from the second pass to the confirmed result.

refusal-record-tell-first = Both refuse. Tell them first that both would lose, and ask again.
refusal-record-play-on-first = Without agreement the game goes on. Only after the next stop all stones live.
refusal-record-reason = Say why, in 1 to 1000 letters
refusal-record-differ = The players differ about { $point }. Settle that first.
refusal-record-same = Nobody claims { $point } against its owner: there is nothing to try or to rule.
refusal-record-no-copy = These rules know no play on a copy: play on.
refusal-record-none-open = No copy is open, or it has shown nothing yet.
refusal-record-fill-in-turn = { $point } is worth a point under these rules: play on, and fill it in turn.

# The event as a thing: copied, archived, deleted; and who can sign in.

refusal-archived = The event is archived and can only be read. An organiser takes it out of the archive on the page “Event”.
refusal-not-its-name = That is not its name. Type it as it stands above the field.

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
refusal-record-not-counted = The game was not ended by a count, so there is nothing to count again. Who objects calls the arbiter, who enters an incident with the reason.
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
refusal-record-overtime = { $n } periods of overtime are more than a player may buy in this game
refusal-record-terms = No game can be recorded here: { $why }
refusal-record-other-result = The board shows { $result } already. Correct one of the two before both confirm.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

refusal-home-closed = Registration is not open.
refusal-home-crowded = Many registrations came from this address. What you typed is still here: send it again in ten minutes, or tell the organisers.
refusal-home-overrun = Very many registrations wait at this event. Tell the organisers.
refusal-home-unread = Look at the form once more, then send it again.

# Incidents and rulings: what happened, when, the ruling, the referee's log.

refusal-appeal-party = A player of this board cannot judge the appeal: name a deputy
## What is refused
refusal-procedure = The procedure cannot be used: { $why }
refusal-report = The report does not fit. Go through its steps again.
refusal-report-by = Say whether it was Black or White
refusal-report-noticed = It was noticed before it happened: compare the two numbers
refusal-report-move = Write both: which move it was, and after which it was noticed
refusal-choose-first = The text leaves it to you: choose one of the options
refusal-end-unasked = The game had ended: say first how this stands to that end.
refusal-ask-first = Ask both players first whether they agree: nobody loses unasked.
refusal-not-offered = This cannot be chosen together. Choose again.
refusal-penalty-amount = Write how much the penalty takes: from 1 to { $most }
refusal-words-needed = Write what the penalty is, and why
refusal-ruling-reason = Say why it is ruled so: without a reason this is not recorded.
refusal-violation-first = The move that repeats the position breaks a rule of play. Call an arbiter: once that is ruled on, both may agree on no result.
refusal-which-position = Play has gone on since this ruling: say which position counts.
refusal-grounds-needed = Write why the ruling is appealed
refusal-ruling-changed = Meanwhile the board or the players’ penalties changed. Nothing was recorded: look at the ruling again.
refusal-not-in-force = This ruling was amended or withdrawn before
refusal-committees = A committee has decided this: it alone amends or withdraws it. Tick that the committee does, and name its members.
refusal-committees-result = A committee has decided ruling { $no }, which gave this result: it stands until the committee amends or withdraws that ruling.
refusal-no-such-ruling = There is no such ruling or appeal
refusal-appeal-decided = This appeal was decided before; the decision is final
refusal-appeal-stands = A committee has let this ruling stand; its decision is final
refusal-appeal-late = The time to appeal is over
refusal-appeal-none = There is no appeal in this event
refusal-appeal-committee = Name every member of the committee
refusal-appeal-own-case = The arbiter who ruled cannot judge the appeal
refusal-appeal-twice = A member is named twice
refusal-appeal-player = Only the two players may appeal

# Mending a published round.

refusal-round-changed = Somebody has changed this round or entered a result. Look at it, then do it again.
refusal-results-lost = { $count ->
    [one] One result would be lost. Nothing was changed: agree to it first.
   *[other] { $count } results would be lost. Nothing was changed: agree to it first.
  }
refusal-not-last-round = Round { $round } was drawn after it. Drop that one first.

refusal-too-many-announcements = Too many messages stand for anybody to read them: take one down first.
refusal-no-mail = This server sends no e-mail, or knows no address of yours.
refusal-too-many-reaches = So many phones are told already: take one away first.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = No game on this board ends by more than { $most } points.

# The organiser's screens: settings, registration, drafts, journal, people.

## Why the service refuses
refusal-entered-already = { $name } is entered already, with this rank and club or this number.
namesake-tick = A different person of the same name
namesake-note = Such as father and son. Only a number of a federation that both have is refused then.
refusal-has-games = This player has games. Withdraw them instead: the games stay.
refusal-merge-met = These two met in round { $round }. Nobody plays against oneself: they are not one person.
refusal-merge-both-paired = Both have a place in round { $round }, and one person has one. Take one of them out of that round first.
refusal-merge-numbers = Both have a number of the same federation, and it differs. Correct one of them first.
refusal-merge-teams = They are in two teams. Take one of them out of the team first.
refusal-merge-pair = Only two entries of one person each can be merged.
refusal-merge-recorded = A game record or an incident names the other entry. Open that one, and merge this one into it.
refusal-built-on = Something was changed on top of this since: it can no longer be undone. Nothing was changed.
refusal-excluded = A ruling in force keeps this player out of round { $round }. Withdraw or amend the ruling first.
refusal-paired-in-round = This player is paired in round { $round }. Unpair the board in the draft first; a published round stays as it is.
refusal-rounds-drawn = { $rounds } rounds are drawn already; the event cannot have fewer.
refusal-already-published = Round { $round } is published. Its pairings stay as they are.
refusal-already-drawn = Somebody else has just drawn round { $round }. Look at their draft before you draw again.
refusal-publish-first = Round { $round } comes first: publish it.
refusal-no-such-round = This event has { $rounds } rounds.
refusal-draft-changed = Somebody else has changed this draft. Look at it, then do it again.
refusal-nothing-drawn = Round { $round } has no boards yet. Draw it first.
refusal-file = The file cannot be read: { $faults }
refusal-stopped = Stopped. Nothing was changed.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

refusal-confirmed = Both players confirmed the result. Only the chief arbiter changes it.
refusal-not-played-anew = No game is played anew at this board
refusal-chief-without-role = Give this person a role here first
refusal-clock-of-draft = Publish round { $round } before its clocks start
refusal-window-ends-first = The window of round { $round } would end before it begins. Write a last day that is not before the first.
refusal-no-window = Round { $round } has no window: its games are played when it begins.
refusal-grace-runs = Round { $round } is not over yet, or its days of grace are not. Until then nothing is settled.
refusal-date-changed = The date of this game, or who plays it, is another by now. Look at it again.
refusal-game-over = The game has a result already.
refusal-teams-meet = Teams meet at this event: their rounds are drawn one by one.
refusal-league-size = Everybody against everybody takes { $least } to { $most } players; { $count } take part in round 1.
refusal-too-many-rounds = That would be { $rounds } rounds; an event has at most { $most }. Let each two meet once, or make two events.

# What players read of rulings at their boards, how they appeal, and what was done by their links.

refusal-appeal-made = You have appealed against this ruling already.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-reports-off = At this event results are entered by arbiters alone.
refusal-seats-changed = Your board was paired anew meanwhile. Look again where you sit.
refusal-result-stands = { $result } was entered already. If that is wrong, call an arbiter.
refusal-too-many-requests = Several of your requests wait for an answer already.
refusal-request-answered = The request was answered or taken back meanwhile.
refusal-request-words = Write in your own words what is wrong

# The referee: what the record says, the stopped board, open points

refusal-record-stands = Only the chief arbiter rules against the record.
refusal-report-in-order = By the order, move { $n } was that player’s turn: look again which of the two played.
refusal-report-first-of-two = Two in a row are two moves of one player: write the number of the second of them, not 1.
refusal-report-time-back = A clock cannot get back more than the { $minutes } minutes that a game has: look again at the time.
refusal-report-agreed = Agreed and not agreed exclude each other: choose one.
refusal-report-not-in-record = The record’s { $moves } moves show no such violation by this player. Record what was played, or choose again.
refusal-report-dealt-with = Ruling { $no } has dealt with this move. Amend or withdraw that one, or choose again.
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
} came first and governs: rule on that one, not on { $n ->
    [0] this
   *[other] move { $n }
} alone.
refusal-report-played = This game was played: nobody stayed away. Report a late arrival, or that somebody left.
refusal-report-not-counted = This game did not end by a count: there is none to dispute. Report what is wrong with the end itself.
refusal-report-not-resigned = This game did not end by a resignation of that player: there is none to dispute. Report what is wrong with the end itself.
refusal-report-no-result = The board shows no result yet: enter the one that the game had.
refusal-report-nothing-ended = The board shows no result: nobody can have accepted one. Answer again.
refusal-report-exchanged = A ruling has exchanged the colours of this game already: amend or withdraw that one.
refusal-report-nothing-confirmed = The recorded game has { $moves } moves and no result: nobody has confirmed one.
refusal-report-beyond = The record has { $moves } moves.
refusal-record-nothing-found = Nobody named a move that would change the result. Without one nobody loses by not agreeing.
refusal-record-ask-first = { $color ->
    [B] Black
   *[W] White
} was not asked yet whether to play on or to end the game as it lies.
refusal-record-agreed = Both want the game to end as it lies: mark what is dead, and they agree.
refusal-record-not-neutral = { $point } is neither empty and neutral nor the player’s own territory.
refusal-record-takes = { $point } would take stones off. That is a move: resume the game for it.
refusal-not-clerical = Only an error in writing the result down can still be corrected: say that it is one.

# Rating lists and the search in them; lists of participants; the registration as a whole.

refusal-list-to-come = The list is dated { $date }, which is still to come. Nothing of it was taken; check the file, or this computer’s clock.

# The server itself, for its owner.

refusal-too-many-players = This server takes at most { $most } players in a tournament; its owner sets the limit when it starts (--max-players).

# Links for one person, signing in once more, the second factor.

refusal-wrong-code = This code does not fit, or was used already. Codes change every 30 seconds; see that the phone’s clock is right
