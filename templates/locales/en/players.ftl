# What players do themselves: their own page, results they report, what they ask for, and their links.

# request-*: src/web/views/words.rs
request-skip = Skip round { $round }
request-leave = Leaving: don’t pair from round { $round }
request-late = Late for round { $round }
request-correct = Name, rank or club is wrong
request-arbiter = An arbiter, please (round { $round })
inbox-nothing = No open requests.
inbox-results = Reported results
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Enter: { $result }
inbox-requests = Requests
calls-title = { $n ->
    [one] 1 call for an arbiter
   *[other] { $n } calls for an arbiter
}
calls-tell = Notify me of calls for an arbiter
inbox-if-granted = If granted:
inbox-words = A note to the player
inbox-grant = Grant
inbox-refuse = Refuse
inbox-done = Done
call-going = The players see that you are on the way
inbox-organisers = Only organisers can grant who plays which round.
inbox-granted = Granted and done.
inbox-refused = Refused. The player can see it.
inbox-answered = Answered ({ $n })
# then-*: src/web/pages/players/inbox.rs
then-skip = not paired; { $points } for the round.
then-leave = not paired any more; { $points } for each round, and the place earned so far is kept.
then-late = paired as usual; the clock starts on time.
then-correct = nothing changes by itself: correct the entry, then grant.
then-arbiter = nothing changes: this only notes that somebody went.
then-paired = not possible while the player is paired in round { $round }: unpair first.
links-title = Personal links
links-about = With a personal link, players report results and send requests from their own phones. Anyone with the link can act for that player. You can revoke it at any time.
links-hidden = This event is not announced yet: until it is, a personal link only says so, and leads captains to their line-ups.
links-make = { $n ->
    [one] Make a link for one player
   *[other] Make links for { $n } players
}
links-find = Find a name
links-one = Make a link
links-another = Make another
links-revoke-made = Revoke the { $n } links made { $at }
links-revoked = The link is revoked.
links-revoked-many = { $n ->
    [one] One link is revoked.
   *[other] { $n } links are revoked.
  }
links-since = since { $at }
links-made = { $n ->
    [one] One personal link
   *[other] { $n } personal links
}
links-once = Print this now: the links are shown only once and are not stored. If a link is lost, make a new one.
links-made-before = These links were already made, and they are shown only once. If a link is lost, make another.
links-copy = All names with their links, to copy
links-scan = Your board, results and requests
links-keep = Keep this private: anyone with this code can act as you.
settings-reports = Results that players report
settings-skip-freely = Players may skip a round that is not drawn yet without asking
# reports-*: src/tournament/setting.rs
reports-confirmed = An arbiter confirms each one
reports-agreed = Count at once when both reports match
reports-off = None: arbiters enter all results
# act-*: src/web/frame/bar.rs
act-make-links = Personal links made
act-revoke-link = Personal link revoked
act-report-result = Result reported by a player
act-set-date = Date of a game set
act-propose-date = Date proposed by a player
act-accept-date = Date accepted by a player
act-drop-date = Proposed date declined or withdrawn
act-settle-unplayed = Unplayed games settled
act-reopen-unplayed = Unplayed games opened again
act-draw-all = All rounds drawn and published
act-take-back-all = All rounds taken back
act-ask = Request of a player
act-take-request-back = Request withdrawn
act-answer-request = Request answered
door-of = of { $n } missing
door-complete = All { $n } are here
door-progress = { $here } of { $n } are here
door-find = Name or club
door-missing = Missing { $n }
door-here = Here { $n }
door-all = All { $n }
door-is-not-here = { $name } is not here.
door-from = Plays from round { $round } on.
door-here-now = here
door-nobody = Nobody is in this list.
inbox-alone = The opponent has not reported yet.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] item from players needs an answer
   *[other] items from players need an answer
}
inbox-draw = What the draw will do
inbox-draw-now = Now
inbox-draw-granted = { $n ->
    [one] If granted
   *[other] All { $n } granted
}
inbox-draw-players = Players
inbox-draw-boards = Boards
inbox-draw-away = Not paired
inbox-draw-open = An open request is not counted yet: the player is paired.
inbox-draw-act = Draw round { $round }
inbox-draw-nobody = Nobody sees the draw until you publish it.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scan a badge
door-scan-how = Point the camera at the code of a badge or a personal link.
door-scan-nobody = This code belongs to nobody in this event.
door-scan-none = The camera cannot be used. Type the name above, or scan the code with the phone’s own camera.
door-scan-stop = Stop scanning
door-for = For round { $round }, the next to be drawn.
door-anew = Reset check-in
door-anew-about = Everybody is missing until they are marked as here; whoever is not marked misses round { $round }. Rounds that are drawn stay.
door-anew-act = Reset check-in for all { $n }
door-anew-drawn = Round { $round } is drawn. To reset the check-in, discard that draft first.
door-over = Check-in ended at { $at }.
door-organisers = Only organisers can mark fees as paid.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-inbox = Online registrations: { $n ->
    [one] one needs an answer
   *[other] { $n } need an answer
}

messages-title = Messages to the players
messages-lead = To everybody, to a group or to a table. The message appears on the public pages, in the hall and on the players’ own pages until you remove it; a message to a table is read only by its two players.
messages-words = Message
messages-to = To whom
messages-table = Or only to table
messages-table-hint = In the newest round. Leave it empty to write to the people above.
messages-say = Send
messages-said = The message is sent.
messages-stand = Current messages
messages-none = No messages.
messages-take-down = Remove
messages-taken-down = The message is removed.
messages-no-table = Write the number of a table of the newest round{ $not }.
act-announce = Message to the players
act-take-down = Message removed
messages-sending = To the players
messages-waiting = Waiting to be sent: { $n }.
messages-failed = E-mails do not arrive here. Ask for another address, and enter it with the player:
act-forget-person = Person forgotten
settings-confirm-minutes = Minutes after which matching reports count without an arbiter
settings-confirm-minutes-hint = 0: never; an arbiter confirms each one.

# What players read of rulings at their boards, how they appeal, and what was done by their links.

links-done = Done with this link
inbox-appeals = Appeals

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] Send one by e-mail
   *[other] Send { $n } by e-mail
}
links-mail-one = Send by e-mail
links-mailed = { $n ->
    [one] One link is on its way. See Messages for whether it arrives.
   *[other] { $n } links are on their way. See Messages for whether they arrive.
}
