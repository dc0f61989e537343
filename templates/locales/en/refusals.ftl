# Accounts: signing in, passwords, invitations.

# refusal-*: src/service/error.rs
refusal-wrong-password = Wrong name or password
refusal-busy = Too many people are signing in right now; try again in a few seconds
refusal-password-length = The password needs at least 10 characters
refusal-name-taken = There is already an account with this name; choose another name, or sign in with it
refusal-last-owner = This is the only owner who can sign in. Make somebody else an owner first
refusal-link-spent = This link was used or revoked, or has expired. Ask an organiser for a new one
refusal-owner-made = This link was used: the server has an owner. Sign in, or ask the owner for an invitation
refusal-link-replaced = This is not the newest link. Tengen writes a new one at each start: open that one
refusal-own-role = You are the only organiser: invite another before you give up the role
refusal-series-not-all = To add an event to a series, you must be an organiser of it and of all divisions of the season, and both must name the same series in their settings.
refusal-division-twice = { $name } is division { $no } of that season already: change the number of one of them in its settings.
refusal-password-common = This password is easy to guess. Use a few words of your own
refusal-wait = Too many wrong passwords. Try again in { $seconds } s

# Arbiters: open boards, one board, two results for one board.

refusal-reason-needed = Say why the result is corrected
refusal-not-published = Round { $round } is a draft; publish it first

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = Check-in by phone is not open now. Tell the people at the door that you are here.

# The end of a game, led: from the second pass to the confirmed result.

refusal-record-tell-first = Both refuse. Tell them first that both would lose, and ask again.
refusal-record-play-on-first = Without agreement the game goes on. All stones live only after the next stop.
refusal-record-reason = Give a reason, in 1 to 1000 characters
refusal-record-differ = The players differ about { $point }. Settle that first.
refusal-record-same = Nobody claims { $point } against its owner: there is nothing to try or to decide.
refusal-record-no-copy = These rules do not use a copy of the board: play on.
refusal-record-none-open = No copy is open, or nothing has been shown on it yet.
refusal-record-fill-in-turn = { $point } is worth a point under these rules: play on, and fill it in turn.

# The event as a thing: copied, archived, deleted; and who can sign in.

refusal-archived = The event is archived and can only be read. An organiser can unarchive it on the page “Event”.
refusal-not-its-name = That is not its name. Type it exactly as shown above the field.

# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] White is to move, not Black
   *[W] Black is to move, not White
}
refusal-move-off-board = That is not a point of this board: { $point }
refusal-move-occupied = There is already a stone on { $point }
refusal-move-ko = { $color ->
    [B] Black
   *[W] White
} may not take back the ko on { $point } at once
refusal-move-superko = { $point } would repeat the whole board as it was after move { $after }
refusal-move-suicide = On { $point } { $stones ->
    [one] the stone
   *[other] the { $stones } stones
} would have no liberty
refusal-record-not-counted = The game was not ended by a count, so there is nothing to count again. A player who objects calls the arbiter, who enters an incident with the reason.
refusal-record-confirmed = The result is confirmed: the record stays as it is
refusal-record-no-repetition = The position has not repeated. Play on, or ask an arbiter.
refusal-record-repetition = Under these rules the players cannot agree on a repetition. Ask an arbiter.
refusal-record-no-resumption = Under these rules a stopped game does not go on
refusal-record-life = Only stones on the board can be marked
refusal-record-not-in-rules = These rules do not provide for that. The arbiter decides.
refusal-record-disagree = The players have named different results
refusal-record-phase = The game has continued in the meantime: look at the board again
refusal-record-nothing = There is nothing to take back
refusal-record-ruling = Ruling { $no } came last. Withdraw that ruling on its own page.
refusal-record-moves = { $moves ->
    [one] One move is recorded
   *[other] { $moves } moves are recorded
} already. Take them back first.
refusal-record-position = The stones around { $point } have no liberty: such a position cannot lie on a board
refusal-record-handicap = No handicap stone can be placed there: { $point }
refusal-record-apply = The ruling cannot be applied to the record: { $why }
refusal-record-full = The record is full
refusal-record-note = A note has 1 to 1000 characters
refusal-record-prisoners = { $n ->
    [one] { $n } prisoner is more than the board holds
   *[other] { $n } prisoners are more than the board holds
}
refusal-record-overtime = { $n ->
    [one] { $n } period of overtime is more than a player may buy in this game
   *[other] { $n } periods of overtime are more than a player may buy in this game
}
refusal-record-terms = No game can be recorded here: { $why }
refusal-record-other-result = There is already a result: { $result }. Correct one of the two before both confirm.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

refusal-home-closed = Registration is not open.
refusal-home-crowded = Many registrations came from this address. What you typed is still here: send it again in ten minutes, or tell the organisers.
refusal-home-overrun = Too many registrations are waiting at this event. Tell the organisers.
refusal-home-unread = Check the form once more, then send it again.

# Incidents and rulings: what happened, when, the ruling, the referee's log.

refusal-appeal-party = A player of this board cannot judge the appeal: name a deputy
## What is refused
refusal-procedure = The procedure cannot be used: { $why }
refusal-report = The report does not match. Go through its steps again.
refusal-report-by = Say whether it was Black or White
refusal-report-noticed = It was noticed before it happened: compare the two numbers
refusal-report-move = Enter both: which move it was, and after which move it was noticed
refusal-choose-first = The text leaves it to you: choose one of the options
refusal-end-unasked = The game had ended: say first whether both had accepted that.
refusal-ask-first = Ask both players first whether they agree: nobody loses unasked.
refusal-not-offered = These cannot be chosen together. Choose again.
refusal-penalty-amount = Enter the size of the penalty: from 1 to { $most }
refusal-words-needed = Write what the penalty is, and why
refusal-ruling-reason = Give the reason for the ruling: without one it is not recorded.
refusal-violation-first = The move that repeats the position breaks a rule of play. Call an arbiter: once that is ruled on, both may agree on no result.
refusal-which-position = Play has continued since this ruling: say which position counts.
refusal-grounds-needed = Write why the ruling is appealed
refusal-ruling-changed = The board or the players’ penalties have changed in the meantime. Nothing was recorded: look at the ruling again.
refusal-not-in-force = This ruling has already been amended or withdrawn
refusal-committees = A committee has decided this: only the committee can amend or withdraw it. Tick that the committee does, and name its members.
refusal-committees-result = A committee has decided ruling { $no }, which gave this result: it stands until the committee amends or withdraws that ruling.
refusal-no-such-ruling = There is no such ruling or appeal
refusal-appeal-decided = This appeal has already been decided; the decision is final
refusal-appeal-stands = A committee has upheld this ruling; its decision is final
refusal-appeal-late = The time to appeal is over
refusal-appeal-none = This event has no appeals
refusal-appeal-committee = Name every member of the committee
refusal-appeal-own-case = The arbiter who ruled cannot judge the appeal
refusal-appeal-twice = A member is named twice
refusal-appeal-player = Only the two players may appeal

# Mending a published round.

refusal-round-changed = Somebody has changed this round or entered a result. Check it, then try again.
refusal-results-lost = { $count ->
    [one] One result would be lost. Nothing was changed: confirm this first.
   *[other] { $count } results would be lost. Nothing was changed: confirm this first.
  }
refusal-not-last-round = Round { $round } was drawn later. Drop that one first.

refusal-too-many-announcements = There are too many messages for anybody to read them: remove one first.
refusal-no-mail = This server sends no e-mail, or has no address of yours.
refusal-too-many-reaches = Too many phones are notified already: remove one first.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = No game on this board ends by more than { $most } points.

# The organiser's screens: settings, registration, drafts, journal, people.

## Why the service refuses
refusal-entered-already = { $name } is already registered, with this rank and club or this number.
namesake-tick = A different person of the same name
namesake-note = Such as father and son. Then only the same federation number is refused.
refusal-has-games = This player has games. Withdraw the player instead: the games stay.
refusal-merge-met = These two met in round { $round }, so they cannot be the same person.
refusal-merge-both-paired = Both are paired or have a bye in round { $round }. Remove one of them from that round first.
refusal-merge-numbers = Both have a number of the same federation, and the numbers differ. Correct one of them first.
refusal-merge-teams = They are in two teams. Take one of them out of the team first.
refusal-merge-pair = Only two entries that are one person each can be merged.
refusal-merge-recorded = A game record or an incident names the other entry. Open that one, and merge this one into it.
refusal-built-on = Something was changed on top of this, so it can no longer be undone. Nothing was changed.
refusal-excluded = A ruling in force keeps this player out of round { $round }. Withdraw or amend the ruling first.
refusal-paired-in-round = This player is paired in round { $round }. Unpair the table in the draft first; a published round stays as it is.
refusal-rounds-drawn = { $rounds ->
    [one] { $rounds } round is already drawn; the event cannot have fewer.
   *[other] { $rounds } rounds are already drawn; the event cannot have fewer.
  }
refusal-already-published = Round { $round } is published. Its pairings stay as they are.
refusal-already-drawn = Somebody else has just drawn round { $round }. Look at their draft before you draw again.
refusal-publish-first = Round { $round } comes first: publish it.
refusal-no-such-round = { $rounds ->
    [one] This event has { $rounds } round.
   *[other] This event has { $rounds } rounds.
  }
refusal-draft-changed = Somebody else has changed this draft. Check it, then try again.
refusal-nothing-drawn = Round { $round } has no pairings yet. Draw it first.
refusal-file = The file cannot be read: { $faults }
refusal-stopped = Stopped. Nothing was changed.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

refusal-confirmed = Both players confirmed the result. Only the chief arbiter can change it.
refusal-not-played-anew = No game is being replayed at this table
refusal-chief-without-role = Give this person a role here first
refusal-clock-of-draft = Publish round { $round } before you start its clocks
refusal-window-ends-first = The window of round { $round } would end before it starts. Enter a last day that is not before the first.
refusal-no-window = Round { $round } has no window: its games are played when it starts.
refusal-grace-runs = Round { $round } or its days of grace are not over yet. Until then nothing is settled.
refusal-date-changed = The date or the players of this game have changed in the meantime. Look at it again.
refusal-game-over = The game already has a result.
refusal-teams-meet = This event is played by teams: its rounds are drawn one by one.
refusal-league-size = A round robin takes { $least } to { $most } players; { $count } take part in round 1.
refusal-too-many-rounds = That would be { $rounds } rounds; an event has at most { $most }. Let everybody meet once, or make two events.

# What players read of rulings at their boards, how they appeal, and what was done by their links.

refusal-appeal-made = You have already appealed against this ruling.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-reports-off = At this event only arbiters enter results.
refusal-seats-changed = Your pairing has changed in the meantime. Check again where you sit.
refusal-others-sit = Table { $table } is no longer as you saw it: other people sit there now, or the colours were exchanged. Nothing was entered. Look at the names and enter the result again.
refusal-result-stands = { $result } has already been entered. If that is wrong, call an arbiter.
refusal-too-many-requests = Several of your requests are still waiting for an answer.
refusal-request-answered = The request has been answered or withdrawn in the meantime.
refusal-request-words = Describe in your own words what is wrong

# The referee: what the record says, the stopped board, open points

refusal-record-stands = Only the chief arbiter can rule against the record.
refusal-report-in-order = By the order of turns, move { $n } was that player’s: check which of the two played.
refusal-report-first-of-two = Two in a row are two moves of one player: enter the number of the second, not 1.
refusal-report-time-back = A clock cannot get back more than the { $minutes } minutes that a game has: check the time.
refusal-report-agreed = Choose one: agreed or not agreed.
refusal-report-not-in-record = The record’s { $moves } moves show no such violation by this player. Record what was played, or choose again.
refusal-report-dealt-with = Ruling { $no } has dealt with this move. Amend or withdraw it, or choose again.
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
} came first and decides: rule on that one, not on { $n ->
    [0] this
   *[other] move { $n }
} alone.
refusal-report-played = This game was played, so nobody was absent. Report a late arrival, or that somebody left.
refusal-report-not-counted = This game did not end by a count, so there is no count to dispute. Report what is wrong with the end itself.
refusal-report-not-resigned = This game did not end by a resignation of that player, so there is none to dispute. Report what is wrong with the end itself.
refusal-report-no-result = There is no result yet: enter the one that the game had.
refusal-report-nothing-ended = There is no result yet, so nobody can have accepted one. Answer again.
refusal-report-exchanged = A ruling has already swapped the colours of this game: amend or withdraw that one.
refusal-report-nothing-confirmed = { $moves ->
    [one] The recorded game has { $moves } move and no result: nobody has confirmed one.
   *[other] The recorded game has { $moves } moves and no result: nobody has confirmed one.
}
refusal-report-beyond = { $moves ->
    [one] The record has { $moves } move.
   *[other] The record has { $moves } moves.
}
refusal-record-nothing-found = Nobody has named a move that would change the result. Without one, nobody loses by disagreeing.
refusal-record-ask-first = { $color ->
    [B] Black
   *[W] White
} has not been asked yet whether to play on or to end the game as it is.
refusal-record-agreed = Both want the game to end as it is: mark what is dead, and they agree.
refusal-record-not-neutral = { $point } is neither empty and neutral nor the player’s own territory.
refusal-record-takes = { $point } would capture stones. That is a move: resume the game for it.
refusal-not-clerical = Only an error in writing the result down can still be corrected: tick that it is one.

# Rating lists and the search in them; lists of participants; the registration as a whole.

refusal-list-to-come = The list is dated { $date }, which is in the future. Nothing was imported; check the file, or this computer’s clock.

# The server itself, for its owner.

refusal-too-many-players = This server allows at most { $most } players in a tournament; its owner sets the limit at the start (--max-players).

# Links for one person, signing in once more, the second factor.

refusal-wrong-code = This code is wrong, or was used already. Codes change every 30 seconds; check that the phone’s clock is right
