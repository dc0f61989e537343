# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = Skip round { $round }
request-leave = Leaving: no round from { $round } on
request-late = Late for round { $round }
request-correct = Name, rank or club is wrong
request-arbiter = An arbiter, please (round { $round })
inbox-nothing = Nothing waits for an answer.
inbox-results = Results they report
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Enter: { $result }
inbox-requests = What they ask for
calls-title = Calls for an arbiter: { $n }
calls-tell = Be told of calls for an arbiter
inbox-if-granted = If granted:
inbox-words = A word to them
inbox-grant = Grant
inbox-refuse = Refuse
inbox-done = Done
call-going = The players see that you are on the way
inbox-organisers = Who plays which round is for the organisers to grant.
inbox-granted = Granted, and done.
inbox-refused = Refused. The player sees it.
inbox-answered = Answered ({ $n })
then-skip = not paired; { $points } for the round.
then-leave = not paired any more; { $points } for each round, and the place earned so far is kept.
then-late = paired as usual; the clock starts all the same.
then-correct = nothing changes by itself: correct the entry, then grant.
then-arbiter = nothing changes: it says that somebody went.
then-paired = not possible while the player is paired in round { $round }: unpair first.
links-title = Personal links
links-about = With a personal link a player reports results and asks for things from their own phone. Who has the link acts in that player’s name; it can be withdrawn at any time.
links-make = { $n ->
    [one] Make a link for one player
   *[other] Make links for { $n } players
}
links-find = Find a name
links-one = Make a link
links-another = Make another
links-revoke = Withdraw
links-revoked = The link is withdrawn.
links-since = since { $at }
links-made = { $n ->
    [one] One personal link
   *[other] { $n } personal links
}
links-once = Print this now: the links are shown once and kept nowhere. A link that gets lost is made anew.
links-made-before = These links were made already and are shown only once. Whose is lost gets another.
links-copy = All names with their links, to copy
links-scan = Your board, results and requests
links-keep = Yours alone: who has this code acts in your name.
settings-reports = Results that players report
settings-skip-freely = Players may skip a round that is not drawn yet without being asked
reports-confirmed = An arbiter confirms each
reports-agreed = Count at once when both say the same
reports-off = None: arbiters enter all results
act-make-links = Personal links made
act-revoke-link = Personal link withdrawn
act-report-result = Result reported by a player
act-set-date = Date of a game set
act-propose-date = Date proposed by a player
act-accept-date = Date accepted by a player
act-drop-date = Proposed date declined or taken back
act-settle-unplayed = Games that were not played settled
act-reopen-unplayed = Games that were not played opened again
act-draw-all = All rounds drawn and published
act-take-back-all = All rounds taken back
act-ask = Request of a player
act-take-request-back = Request taken back
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
inbox-alone = The opponent has said nothing yet.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] thing from the players waits
   *[other] things from the players wait
}
inbox-draw = What the draw will do
inbox-draw-now = Now
inbox-draw-granted = { $n ->
    [one] If granted
   *[other] All { $n } granted
}
inbox-draw-players = Players
inbox-draw-boards = Boards
inbox-draw-free = Free round
inbox-draw-away = Not paired
inbox-draw-open = An open request counts as not asked: the player is paired.
inbox-draw-act = Draw round { $round }
inbox-draw-nobody = Nobody sees the draw until you publish it.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scan a badge
door-scan-how = Point the camera at the code of a badge or a personal link.
door-scan-nobody = This code is nobody’s of this event.
door-scan-none = The camera cannot be used. Type the name above, or scan the code with the phone’s own camera.
door-scan-stop = Stop scanning
door-for = For round { $round }, the next to be drawn.
door-anew = Ask everybody anew
door-anew-about = Everybody is missing until they are marked as here; who is not marked misses round { $round }. Rounds that are drawn stay.
door-anew-act = Ask all { $n } anew
door-over = Check-in was over at { $at }.
door-organisers = Fees are for the organisers to tick off.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-inbox = Registered from home: { $n ->
    [one] one answer waits
   *[other] { $n } answers wait
}

messages-title = Messages to the players
messages-lead = To everybody, to a group or to a board. It stands on the public pages, in the hall and on the players’ own pages until you take it down; to a board only its two players read it.
messages-words = What you say
messages-to = To whom
messages-table = Or only to table
messages-table-hint = Of the newest round. Leave it empty to speak to the people above.
messages-say = Say it
messages-said = It is said.
messages-stand = What stands
messages-none = Nothing is announced.
messages-take-down = Take down
messages-taken-down = It is taken down.
messages-no-table = The newest round has no table “{ $typed }”.
act-announce = Message to the players
act-take-down = Message taken down
messages-sending = To the players
messages-waiting = Waiting to be sent: { $n }.
messages-failed = Nothing arrives here. Ask for another address, and enter it with the player:
act-forget-person = Person forgotten
settings-confirm-minutes = Minutes after which both players’ word counts by itself
settings-confirm-minutes-hint = 0: never; an arbiter confirms each.

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
    [one] One link is on its way. Messages says whether it arrives.
   *[other] { $n } links are on their way. Messages says whether they arrive.
}
