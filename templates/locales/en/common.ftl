# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = English
language-direction = ltr
decimal-sign = .
## Go
black = Black
white = White
black-letter = B
white-letter = W
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n } kyu
rank-dan-full = { $n } dan
person = { $first } { $surname }
table = Table
handicap = Handicap
komi = Komi
result = Result
even = even
handicap-of = handicap { $n }
terms = { $handicap }, komi { $komi }
you = You
your-team = Your team
## Results
playing = playing
black-won = Black won
white-won = White won
won = Won
lost = Lost
jigo = Jigo
drawn = Draw by repetition
both-win = Both win
both-lose = Both lose
no-result = No result
manner-score = { $halves ->
   *[other] by { $points }
  }
manner-resignation = by resignation
manner-time = on time
manner-illegal-move = by an illegal move
manner-default = by default
manner-decision = by decision
## Dates
day = { $day } { $month } { $year }
day-of-week = { $weekday }, { $day }
days = { $first } – { $last }
days-of-year = { $first } { $month } – { $last } { $until } { $year }
days-of-month = { $first }–{ $last } { $month } { $year }
time = { $hour }:{ $minute }
moment = { $day }, { $time }
# weekday-*: src/web/frame/words.rs
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
# month-*: src/web/frame/words.rs
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
## The frame of a page
skip-to-content = Skip to content
comma = ,{" "}
colon = :{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = Pages
language = Language
sign-in = Sign in
sign-out = Sign out
signed-in-as = Signed in as { $name }
page-late = Not up to date since { $time } – trying again
page-unsent = No network: nothing was sent. What you typed is still here; send it again when you are back online.
page-held = Something has changed since { $time }; it will be shown once you have finished here
away-title = No network
away-why = This page has not been opened on this phone before, so it is not here. These pages are:
away-again = Try again
nothing-found = No player or table matches.
nothing-matches = No player or table matches “{ $typed }”.
near-found = No exact match. Similar names:
find = Find
undo = Undo
undo-offer = { $act }: { $count } ({ $at }). You can undo it until something later builds on it.
undo-done = Undone: { $count }. E-mails that were already sent stay sent.
change = Change
## The pages of a tournament
way-pairings = Pairings
way-standings = Standings
way-players = Players
way-boards = Boards
way-draft = Draft
way-entries = Registration
way-settings = Settings
areas = Areas
also-in = Also in { $area }
area-today = Today
way-next = Next steps
way-requests = Requests
way-list = List
way-ratings = Ratings
way-rules = Rules
state-missing = { $n } missing
state-calling = { $n } calling
state-waiting = { $n } waiting
state-here = you are here
state-open = { $n } open
state-round = round { $round }
state-drawn = round { $round } drawn
state-not-drawn = round { $round } not drawn
state-after = after round { $round }
state-starts = round { $round } at { $time }
round-number = Round { $round }
rounds-count = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
table-number = Table { $table }
error-unavailable = Temporarily unavailable
error-no-room = The server's disk is full or cannot be written. Nothing that was confirmed is lost; tell the people who run the server.
error-damaged = The server's database is damaged. Tell the people who run the server: a backup is to be restored.
error-no-database = The server's database does not answer. Nothing that was confirmed is lost; try again in half a minute.

# Arbiters: open boards, one board, two results for one board.

boards-other-result = Other result
board-back = Back to the boards
who-worth = { $black } to Black, { $white } to White
how-unstated = Not said
how-score = By points
how-resignation = By resignation
how-time = On time
somebody = somebody

# Drawing: before the draw, the draft, why a pair, latecomers.

before-preliminary = { $count ->
    [one] One player is not checked in and will not be paired.
   *[other] { $count } players are not checked in and will not be paired.
  }
draft-group = Score { $score }
draft-group-category = Category { $category }, score { $score }
why = Why
## The proof of a draw
proof-best = Proved best
proof-best-note = No other draw scores higher. Open the certificate.
proof-around = Proved best, given what was set by hand
proof-around-note = No draw of the others scores higher.

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

proof-apart-pairs = { $count ->
    [one] One of { $all } proved pairs was split up.
   *[other] { $count } of { $all } proved pairs were split up.
  }
proof-around-tables = { $count ->
    [one] Table { $tables } is set by hand.
   *[other] Tables { $tables } are set by hand.
  }

# The end of a game, led: from the second pass to the confirmed result.

end-group-head = Group
end-alive = alive
end-dead = dead
end-seki = seki
end-none-dead = No stone is marked as dead.
end-proposed = This is proposed. It counts when both agree.
end-group-point = A stone of the group
goban-copy = Copy of the position
goban-open = Open: { $points }.
goban-doubtful = Not settled: { $points }.
goban-dead = Dead: { $points }.
goban-shut = May not be retaken yet: { $points }.

# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Event
event-is-hidden = Only its organisers see it so far.
event-announce = Announce it
error-deleted = This event was deleted
error-deleted-why = An owner of this server has deleted this event. What you sent just now was not kept, and nothing more can be entered in it.
accounts-title = Accounts

# What is wrong with a field or a request, and what to do.

fault-out-of-range = Write a number from { $least } to { $most }, not { $value }.
fault-not = , not “{ $typed }”
fault-rank = Write a rank from 30k to 9d, such as 4k or 2d{ $not }.
fault-rating = Write a whole number from -1000 to 3500{ $not }. 2100 is 1 dan.
fault-result = Write B+, W+3.5, B+R, W+T, 0 or both-lose{ $not }.
fault-points = Write points such as 6.5 or 7{ $not }.
fault-number = Write a whole number{ $not }.
fault-date = Write a date such as 2026-05-14{ $not }.
fault-time = Write a time such as 14:30{ $not }.
fault-choice = Choose one of the answers.
fault-form = Something in this form is missing. Look through it and send it again.
## Requests that cannot be answered
error-bad-request = That didn’t work
error-bad-request-why = The request is not complete. Go back, and try it again from the page.
error-forbidden = No access
error-owner-why = Only an owner of this server can do this.
error-event-maker-why = Only owners of this server, and people they allow to create events, can do this.
error-organiser-why = Only organisers can do this.
error-arbiter-why = Only arbiters and organisers can do this.
error-forbidden-why = Your account has no role here. Ask an organiser to give you one.
error-elsewhere-why = This came from another site, so it was not done. Open the page here and do it again.
error-name-why = This server does not answer to the name { $host }. Open it by the address that it printed when it started; the people who run it can start it with --origin and this name.
error-no-key-why = This did not come from a form of this site, so it was not done. Open the page again and do it there.
error-not-found = Page not found
error-not-found-why = There is no such page. It may have been moved, or not be published yet.
error-conflict = Changed meanwhile
error-conflict-why = Somebody else changed this a moment ago. Open the page again to see what is there now.
error-too-large = Too large
error-too-large-why = { $limit } KB is the most that can be sent here. Nothing was kept; send less, or a smaller file.
error-unprocessable = Not possible
error-too-many = Too many attempts
error-too-many-why = Wait { $seconds } s, then try again.
error-busy = Busy at the moment
error-busy-why = The service is busy or about to restart. Try again in a moment; nothing was lost.
error-internal = Our mistake
error-internal-why = Something went wrong here. What you did may not have been kept: look before you do it again.
form-meanwhile = { $name } changed this in the meantime, at { $time }. Your changes are kept in the form; nothing is saved yet. Check them, then save again.
form-meanwhile-somebody = This was changed in the meantime, at { $time }. Your changes are kept in the form; nothing is saved yet. Check them, then save again.
fault-meanwhile = It now says “{ $theirs }”; you wrote “{ $mine }”, which will be saved if you save again.

rating-preview = Rating ±

# Recording a game at the board, and watching it.

boards-record = Record
game-to-move = { $color } to move
game-last = Move { $n }: { $move }
goban = Position
goban-last = Position after { $color } { $point }
move-pass = { $color } passes

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

way-registration = Online registration
way-register = Register
home-remove = Remove

# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Incidents
way-rulings = Rulings
boards-incident = Incident
incident-place = Round { $round }, table { $table }
window-hours = { $from } – { $until }
window-said = Window: { $window }.
window-agreed = Agreed for { $date }.
window-proposed = Proposed: { $date }, no answer yet.
window-no-date = No date yet.
window-not-played = not played yet
window-to-play = Still to be played: { $n }
date-place = Where
date-place-hint = A club, a room, or a server with the names there; may be empty. Everybody can see it.
date-cleared = Your game no longer has a date.
# unplayed-*: src/tournament/setting.rs
unplayed-both-lose = Both lose
unplayed-half = Half a point each
unplayed-no-result = No result
# incident-*: src/web/pages/incident/procedure/mod.rs
incident-on-board = On the board
incident-clock = Clock and time
incident-setting-up = Setting up
incident-people = People
effect-next = { $color }: { $partner } plays next.
turns-order = Order of turns
turns-at = Move { $n }: { $name } plays ({ $color }).
incident-by-both = Both
incident-by-nobody = Nobody, or not known
incident-what-by = { $what }: { $by }
# kind-*: src/web/views/referee.rs
kind-ko-retake = Took back in a ko at once
kind-superko = Repeated an earlier whole position
kind-suicide = Suicide
kind-occupied = Played on an occupied point
kind-out-of-turn = Played out of turn
kind-two-in-a-row = Played twice in a row
kind-stone-displaced = A stone was moved or knocked
kind-stone-removed = Stones with liberties were taken off
kind-captures-left = Captured stones stayed on the board
kind-captures-mishandled = Captured stones not kept on the lid
kind-take-back = A move was taken back or shifted
kind-board-scattered = The board was scattered
kind-wrong-colors = Wrong colours
kind-wrong-setup = Wrong komi or handicap
kind-wrong-pairing = Wrong opponent or table
kind-clock-misuse = Clock used wrongly
kind-time-loss = Time ran out
kind-flag-late = Flag claimed late, or by someone else
kind-both-flags = Both flags are down
kind-wrong-time = Wrong time or byo-yomi was set
kind-clock-faulty = The clock is faulty
kind-clock-stopped = A player stopped the clock
kind-late-arrival = Came late
kind-no-show = Did not come
kind-rounds-skipped = Rounds skipped without leave
kind-left-game = Left during the game, or fell ill
kind-adjournment = A game is to be broken off
kind-outside-help = Outside help
kind-device = A device was used, or at hand
kind-phone = A phone rang
kind-noise = Noise
kind-conduct = Conduct
kind-collusion = A result agreed beforehand
kind-count-disputed = The count is disputed
kind-pass-disputed = A pass is disputed or was not heard
kind-resignation-disputed = A resignation is disputed
kind-result-wrong = The result was reported wrongly
kind-repetition = The game repeats and nobody yields
kind-other = Something else
incident-said-both = What each of them says
incident-said-other = What happened, in a sentence
ruling-number = Ruling { $no }
ruling-clocks = Clocks
result-unchanged = Stays as it is
result-open = Open: it is played or counted again
result-unrated = Not rated, and nothing for direct comparison
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] One more player’s place or tie-break changes
   *[other] Places or tie-breaks of { $n } more players change
  }
## What a ruling does
effect-goes-on = The game goes on as it stands.
effect-before = Back to the position before move { $n }.
effect-before-unknown = Back to the position before the move in question.
effect-pass = { $stones ->
    [one] The stone comes off and it counts as a pass of { $color }.
   *[other] Both stones come off and it counts as a pass of { $color }.
  }
effect-turn = { $color } to move.
effect-first-point = The stone goes back to the point where it was first played.
effect-stones-back = The stones go back to their points.
effect-captures-off = The captured stones come off.
effect-by-hand = The arbiter sets the stones where it seems reasonable.
effect-reconstructed = The position is set up again.
effect-cleared = The board is cleared.
effect-pass-stones = { $n ->
    [one] { $color } gets a pass stone.
   *[other] { $color } gets { $n } pass stones.
  }
effect-prisoners = { $n ->
    [one] { $color } gets one more prisoner.
   *[other] { $color } gets { $n } more prisoners.
  }
effect-points = { $color } gets { $points } points.
effect-exchange = The players exchange colours, the stones stay.
effect-as-paired = Komi and handicap are set as paired.
effect-same-count = The count stays: the result follows from it with komi and handicap as paired.
penalty-caution = Caution to { $color }.
penalty-warning = Warning to { $color }.
penalty-stones = { $n ->
    [one] { $color } pays { $n } point, as { $n } prisoner of { $other }.
   *[other] { $color } pays { $n } points, as { $n } prisoners of { $other }.
  }
penalty-game-loss = { $color } has too many warnings.
penalty-exclusion = { $color } is out of the event.
penalty-points = Penalty: { $color } gives { $other } { $n } { $n ->
    [one] point
   *[other] points
  } in the count.
penalty-time = Penalty: { $n } { $n ->
    [one] minute comes
   *[other] minutes come
  } off the clock of { $color }.
penalty-other = Another penalty to { $color }, in the arbiter’s words.
verdict-replay = The game is replayed.
verdict-count-again = Life and death and the count are gone through again.
verdict-stands = The confirmed result stands.
verdict-end-stands = The result stands.
verdict-resumes = The result no longer counts, and the game goes on.
verdict-adjourned = The game is broken off and finished later. The player to move seals the next move.
verdict-wins-illegal-move = { $color } wins: illegal move of the opponent.
verdict-wins-time = { $color } wins on time.
verdict-wins-default = { $color } wins by default.
verdict-wins-resignation = { $color } wins by resignation.
verdict-wins = { $color } wins by decision.
verdict-ends = The game is over: { $result }.
verdict-drawn = The game is over: a draw.
clock-leave = Leave them as they are
clock-stop = Stopped meanwhile, then restarted
clock-set-right = The arbiter sets the clock right
clock-give-back = { $color } gets { $time } back.
clock-charge = { $n ->
    [one] { $color } loses { $n } minute
   *[other] { $color } loses { $n } minutes
  }
clock-reset = Both start from the beginning
note-record-disagrees = The record does not show this violation: check it first.
note-committee-decided = A committee has decided on this, and its decision binds the desk. Only a new fact leads to another ruling: write down which.
note-ended-since = The game has ended since, and the text does not say what then holds: the arbiter decides.
note-cannot-be-done = What the text asks for cannot be done on this board any more.
note-move-unknown = Nobody named the move: restore the position by hand.
note-window-unclear = Find out how many moves were played in between.
note-starts-anew = Earlier positions no longer count for ko and superko.
note-end-accepted = Both had accepted the end of the game: a penalty may be noted, nothing else.
note-ruled-before = A ruling has ended this game: a penalty may be noted, nothing else. To change the result, amend or withdraw that ruling.
note-end-unasked = The game had ended: say first whether both had accepted that.
note-confirmed = The result is confirmed: a penalty may be noted, nothing else.
# remedy-*: src/web/views/referee.rs
remedy-stands = Play on
remedy-no-offence = No offence
remedy-take-back = Take the move back
remedy-as-pass = Take it back as a pass
remedy-first-point = Back to the first point
remedy-stones-back = Stones back to their points
remedy-reasonable-point = To a reasonable point
remedy-captures-off = Take the captures off
remedy-reconstruct = Set the position up again
remedy-exchange = Exchange colours
remedy-correct-setup = Komi and handicap as paired
remedy-clock = Set the clock right
remedy-count-again = Count again
remedy-points = Points to the opponent, the move stands
remedy-lateness = As the event treats late players
remedy-loses-illegal-move = Loss by illegal move
remedy-loses-time = Loss on time
remedy-loses-default = Loss by default
remedy-loses-resignation = Loss by resignation
remedy-loses = Offender loses
remedy-loses-so = { $color } loses: { $result }
remedy-black-wins = Black wins
remedy-white-wins = White wins
remedy-both-lose = Both lose
remedy-draw = Draw
remedy-no-result = No result
remedy-replay = Replay
# sanction-*: src/web/views/referee.rs
sanction-none = No penalty
sanction-whose = Against { $color }
sanction-caution = Caution
sanction-warning = Warning
sanction-exclusion = Out of the event
sanction-points = Points for the opponent
sanction-time = Minutes off the clock
sanction-other = Another penalty, in your words
appeal-may = The players may appeal { $until }, to a committee of { $members }.
appeal-until-confirmed = until the result is confirmed
appeal-until-round = until the round is closed
appeal-until-minutes = within { $n } minutes of being told of the ruling
appeal-deadline = Appeals until { $at }.
appeal-deadline-over = The time to appeal ended at { $at }.
appeal-upheld = The ruling stands ({ $members }).
appeal-overturned = The ruling is overturned ({ $members }).

# Mending a published round.

mended-at = changed at { $time }
mended-seats = Table { $table }: Black is now { $black }, White { $white }.
mended-terms = Table { $table }: { $terms }.
mended-new = Table { $table } is new: Black { $black }, White { $white }.
mended-gone = Table { $table } is taken away: { $black } – { $white }.
mended-bye = { $name } has a bye.
round-change = Change this round

way-messages = Messages
announced = From the organisers
letter-board = Round { $round }: table { $table }, { $color }
letter-free = You need not be there for it.
letter-reported = Your opponent reported the result
letter-against = A result is not what you reported
letter-against-what = If it is wrong, say so on your page: the arbiters are then asked to look at it.
letter-date-proposed = Your opponent proposes a date
letter-date-agreed = The date of your game
letter-date-dropped = The proposed date was declined or withdrawn
letter-unplayed = Your game is still to be played
letter-unplayed-what = The window of the round ends on { $until }. Agree on a date on your page.
letter-line-up = Your line-up is still missing
letter-line-up-what = Round { $round } begins on { $until }. Say on your page who plays for your team.
letter-granted = Your request is granted
letter-coming = An arbiter is on the way
letter-refused = Your request is refused
letter-registered = your registration has arrived
letter-registered-place = There is a place for you.
letter-registered-waits = You are on the waiting list.
letter-link = With this personal link you can change or cancel it, and see your board later. Anyone with the link can act for you: keep it private.
letter-place-came = a place for you
letter-place-came-what = You were on the waiting list. Now there is a place for you.
letter-confirmed = your registration is confirmed
letter-confirmed-what = You are registered and have a place.
letter-cancelled = your registration is cancelled
letter-removed = your registration was removed
letter-removed-what = The organisers have removed your registration. If that is a mistake, ask them.
letter-way = To change or cancel your registration, use the personal link that you got when you registered.
letter-stop = You asked for this e-mail. To stop these e-mails:
initials-file = This file has everybody’s full name, and some players are shown by initials only: keep it among the organisers.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }: that does not fit komi { $komi }. Look once more; if another komi was agreed, say that it is so.
odd-tie = Jigo: by the rules of this event { $color } wins an equal count. Look once more; if it is a jigo all the same, say that it is so.
odd-points = Points belong to “By points”. Choose that, or clear the points.

# The organiser's screens: settings, registration, drafts, journal, people.

way-groups = Groups
way-downloads = Files
# about-system-*: src/web/views/settings.rs
about-system-mcmahon = Everybody starts with a score by rank and meets people of the same score.
about-system-swiss = Everybody starts level and meets people with as many wins.
about-system-swiss-categories = Like Swiss, within categories of rank.
about-system-cup = Like Swiss, with earlier wins weighing more.
# federation-*: src/web/views/settings.rs
federation-egf = European Go Federation
federation-ffg = France: Fédération Française de Go
federation-dgob = Germany: Deutscher Go-Bund
federation-bga = Britain: British Go Association
federation-ngb = Netherlands: Nederlandse Go Bond
federation-aga = America: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = China: Chinese Weiqi Association
country-hint = Two letters: DE
fault-country = “{ $typed }” is not a known country. Write its two letters, such as DE.
fault-fraction = Write a number from 0 to 1, such as 0.5{ $not }.
import-no-file = No file was chosen. Choose one, then send it.
settings-saved = The settings are saved.
settings-save = Save the settings
# overtime-*: src/web/views/read_faults.rs
overtime-byoyomi = Byoyomi
overtime-canadian = Canadian byoyomi
overtime-fischer = Fischer: seconds added per move
overtime-ing = Ing: extra time bought with points
overtime-sudden-death = Sudden death
criterion-none = none
# criterion-about-*: src/web/views/settings.rs
criterion-about-nbw = wins
criterion-about-mms = McMahon score
criterion-about-cps = cup score, earlier wins weigh more
criterion-about-sts = Strasbourg score
criterion-about-cat = category
criterion-about-rank = rank
criterion-about-rating = rating
criterion-about-sosw = opponents’ wins
criterion-about-sosw-1 = opponents’ wins without the lowest
criterion-about-sosw-2 = opponents’ wins without the two lowest
criterion-about-sodosw = wins of defeated opponents
criterion-about-sososw = opponents’ SOSW
criterion-about-cussw = sum of wins after each round
criterion-about-sosm = opponents’ McMahon scores
criterion-about-sosm-1 = opponents’ scores without the lowest
criterion-about-sosm-2 = opponents’ scores without the two lowest
criterion-about-sodosm = scores of defeated opponents
criterion-about-sosts = opponents’ STS
criterion-about-sososm = opponents’ SOSM
criterion-about-cussm = sum of scores after each round
criterion-about-ext = exploits attempted
criterion-about-exr = exploits achieved
criterion-about-sdc = simple direct comparison
criterion-about-dc = direct comparison
settings-expert-about = The draw finds the pairs of greatest total weight. These are the criteria’s maxima; the usual ones suit nearly every event.
settings-weights = Weights
settings-seeding = Seeding in the group
settings-drawn-up = Drawn up and down
entry-surname = Surname
entry-first-name = First name
entry-country = Country

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

rated = Rated
rated-yes = Yes
rated-open = Open until there is a result
written-cells = Black { $black }, White { $white }
written-left-out = The game is left out
error-chief-why = Only the chief arbiter may do this. An organiser names one under People.
clock-runs-since = Clocks run since { $time }
hall-forfeit = Absent players lose after { $time }
way-timetable = Timetable
zone-from = from { $day } { $zone }
timetable-zone = All times: { $zone }.

# outside-*: src/publishing/outside.rs
outside-status = The other server answered { $status }.

# What players read of rulings at their boards, how they appeal, and what was done by their links.

me-appealed = { $name } appealed, { $at }.
me-appeal-waits = The committee has not decided yet.
me-ruling-fell = The committee overturned ruling { $no }.

# Who works at a tournament, and the journal.

only-here = This address works on this computer only. For phones start Tengen with “tengen serve --listen 0.0.0.0:8080” and make a new link.
only-here-computer = This address works on this computer only. Let phones in on the page “This computer”, then make a new link.

rooms-tables = Tables { $from }–{ $to }: { $room }.
rooms-table = Table { $table }: { $room }.
error-no-table = There is no table { $table } in round { $round }. It has tables { $first } to { $last }.
error-not-yet = Not yet
error-round-to-come = Round { $round } is not published yet. Its pairings appear here as soon as they are.

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-title = My board
me-other-said = Your opponent says: { $result }. Say how you saw it.
me-link-spent = This personal link is no longer valid: it was revoked or replaced. Ask the organisers.
request-state-asked = asked { $time }
# request-state-*: src/web/views/journal.rs
request-state-coming = on the way { $time }
request-state-granted = granted { $time }
request-state-refused = refused { $time }
request-state-taken-back = withdrawn { $time }
inbox-title = From the players
inbox-differ = reports differ
way-links = Links
boards-from-players = { $n ->
    [one] One item from players needs an answer
   *[other] { $n } items from players need an answer
}
check-in = Check-in
door-is-here = { $name } is here.
help = Help
request-state-went = somebody went, { $time }
call-at = Table { $table }: an arbiter, please
call-waits = Table { $table } calls an arbiter, { $minutes } min
call-go = On my way

# The sheet for the hall: how an event plays and rules, on one page

poster-way = The rules on one page

# What only the organiser knows of players; prizes; standings of a group.

private-paid = Paid
way-prizes = Prizes
# group-which-*: src/web/views/words.rs
group-which-dan = dan players
group-which-kyu = kyu players
group-which-ranks = ranks { $of }
group-which-category = category { $of }
group-which-club = club { $of }
group-which-country = { $of }
group-which-youth = born { $of } or later
group-which-women = women

# The event's procedure field by field, its rules for each kind, penalties so far.

period = In force { $days }
ruling-told-at = Told { $at }

# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Tournaments
front-players = See who is registered
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
clock-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
clock-sudden = { $basic } in all
clock-byoyomi = { $basic }, then { $period } a move
clock-canadian = { $basic }, then { $stones ->
    [one] one stone
   *[other] { $stones } stones
  } in { $period }
clock-fischer = { $basic }, and { $period } more with each move
clock-ing = { $basic }, then up to { $n } periods of { $period } for { $points } points each
## Pairings
rounds = Rounds
round = Round
round-by-table = By table
round-by-name = By name
against = against { $name }
next-free = Bye in round { $round }: there was no opponent left.
place = Place
name = Name
rank = Rank
club = Club
slips-black-signs = Black signs
slips-white-signs = White signs
# column-*: src/web/pages/organiser/entries/upload.rs
column-name-nbw = Number of wins
column-about-nbw = One for each game won, half for a jigo, and what the event gives for a bye.
column-name-mms = McMahon score
column-about-mms = It starts at a value set by the rank; each win adds one.
column-name-cps = Cup score
column-about-cps = Wins, each doubled once for every round since: an early win weighs more.
column-name-sts = Strasbourg score
column-about-sts = The McMahon score, plus two for winning every round from the bar up to the last but one or the last but two.
column-name-cat = Category
column-about-cat = The category of the rank; the first is the highest.
column-name-rank = Rank
column-about-rank = The rank in this tournament; the higher comes first.
column-name-rating = Rating
column-about-rating = The rating at registration; the higher comes first.
column-name-sosw = Sum of opponents’ wins
column-about-sosw = The wins of all opponents added up: whoever met the stronger field comes first.
column-name-sosw-1 = Opponents’ wins, less the lowest
column-about-sosw-1 = The wins of all opponents added up, without the weakest opponent.
column-name-sosw-2 = Opponents’ wins, less the two lowest
column-about-sosw-2 = The wins of all opponents added up, without the two weakest opponents.
column-name-sodosw = Sum of defeated opponents’ wins
column-about-sodosw = The wins of all defeated opponents added up, half of them for a jigo.
column-name-sososw = Sum of opponents’ SOS (wins)
column-about-sososw = The SOS of all opponents added up.
column-name-cussw = Cumulative wins
column-about-cussw = The number of wins after each round, added up: early wins count more.
column-name-sosm = Sum of opponents’ scores
column-about-sosm = The McMahon scores of all opponents added up, plus stones given, less stones received. A round without a game counts the player’s own starting score.
column-name-sosm-1 = Opponents’ scores, less the lowest
column-about-sosm-1 = The McMahon scores of all opponents added up, without the lowest.
column-name-sosm-2 = Opponents’ scores, less the two lowest
column-about-sosm-2 = The McMahon scores of all opponents added up, without the two lowest.
column-name-sosts = Sum of opponents’ Strasbourg scores
column-about-sosts = The Strasbourg scores of all opponents added up, plus stones given, less stones received.
column-name-sodosm = Sum of defeated opponents’ scores
column-about-sodosm = The McMahon scores of all defeated opponents added up, half of them for a jigo.
column-name-sososm = Sum of opponents’ SOS
column-about-sososm = The SOS of all opponents added up.
column-name-cussm = Cumulative score
column-about-cussm = The McMahon score after each round, added up: early wins count more.
column-name-ext = Exploits attempted
column-about-ext = The wins of all opponents, times 0 to 3 for how much more handicap was given than the ranks ask for.
column-name-exr = Exploits achieved
column-about-exr = The wins of defeated opponents, times 0 to 3 for how much more handicap was given than the ranks ask for.
column-name-sdc = Simple direct comparison
column-about-sdc = The points from games among tied players, if all of them met each other.
column-name-dc = Direct confrontation
column-about-dc = Who beat whom among tied players: the number of places ahead of the last of them.

# The referee: what the record says, the stopped board, open points

remedy-ask-both = Both are asked first
remedy-play-on = The stopped game goes on
remedy-resume = The ended game goes on
remedy-end-stands = The result stands
remedy-adjourn = Broken off, finished later
remedy-pass-stone = The pass stone is handed over

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-title = Rating lists
enter-how-number = by number
enter-how-alike = also spelled
enter-number = no. { $no }
entries-show-unpaid = Not paid { $count }
entries-has-paid = paid
entries-owes = not paid
entries-chosen-paid = Has paid

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = your personal link
letter-own-link-what = With this link you can see your board, report results and send requests. Anyone with the link can act for you: keep it private. It replaces any link you had before.
letter-lost-link-what = This is the personal link of { $name }: somebody who knows this address asked for it. With it you can see your board, report results and send requests. Anyone with the link can act for you: keep it private. An earlier link stays valid. If you did not ask for it, do nothing.

# The server itself, for its owner.

server-title = The server

# Links for one person, signing in once more, the second factor.

second-factor = Second factor

## Said on pages of several areas.
back = Back
before-after = { $before } → { $after }
settings-instead = { $label }: { $now } instead of { $was }
choose-person = Choose { $name }
draw-round-now = Draw round { $round }
enter-person = Enter
list-pages = Pages of the list
name-club-country = Name, club or country
save = Save
add = Add
reason = Reason
captain = Captain
revoke = Revoke
opponent = Opponent
back-to-the-event = Back to the tournament
next = Next
arbiter-decides = The arbiter decides
cancel = Cancel
confirmed = confirmed
grounds = Why
name-or-number = Name or number
saved = Saved.
show = Show
table-or-name = Table or name
who-are-you = Who are you?
