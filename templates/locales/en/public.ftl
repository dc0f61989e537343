# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = Now
index-coming = Upcoming
index-over = Finished
index-find = Find a tournament
index-years = Years
index-none = No tournament yet
index-none-what = Tournaments appear here as soon as an owner of this server has created one.
## A tournament
front-no-round = The first pairings appear here when the organiser publishes them.
front-about = The tournament
front-leaders = Leaders after round { $round }
front-leaders-now = Leaders
front-results = Results
front-wins = { $n } won
front-next = Next
front-done = Round { $round } is finished
front-running = Round { $round }: { $done } of { $total } games finished
front-won = Winner: { $names }
front-live = Table { $table }, live
front-moves = Move { $n }
front-watch = Watch the game
front-games = Recorded games
front-find = Find my table
front-find-how = Your name, or part of it
front-all-pairings = All pairings
front-all-players = All { $n } players
front-places = of { $of } places taken
front-registered = registered
front-until = Registration is open until { $at }.
front-who-comes = Who is coming
about-play = Play
about-where = Where
about-swiss-categories = Swiss within categories
about-no-handicap = Even games only
about-handicap = Handicaps of up to { $most ->
    [one] one stone
   *[other] { $most } stones
  }
about-komi = Komi { $komi }
about-clock = Clock
about-director = Tournament director
round-not-yet = Round { $round }, not published yet
round-begun = { $total ->
    [one] One game.
   *[other] { $total } games.
  }
round-running = { $done } of { $total } games are finished.
round-done = { $total ->
    [one] The game is finished.
   *[other] All { $total } games are finished.
  }
round-all-even = Even games, komi { $komi }.
round-mostly-even = Even games, komi { $komi }, unless stated at a table.
round-find = Find a name
round-views = Views of the round
round-picture = As a picture
round-hall = For the hall
round-bye = has a bye
round-absent = { $count ->
    [one] One registered player is not in this round
   *[other] { $count } registered players are not in this round
  }
free-bye = Bye
free-absent = Absent
free-unpaired = Without an opponent
free-left-out = Not in the line-up
## The hall
hall-no-round = No round yet
hall-page = page { $page } of { $pages }
hall-from-to = { $from } to { $to }
hall-next = Next page
hall-screens = { $n } screens:
hall-others = { $screens }: the other screens
hall-how = Stone, then table.
## Players
players-count = { $count ->
    [one] One player registered
   *[other] { $count } players registered
  }
players-none = Nobody is registered yet. Names appear here as they come in.
standings-nobody = Nobody is registered yet. Places appear here with the first results.
players-announced = not checked in
next-title = Next
next-table = Round { $round }, table
next-against = against
next-no-stones = no stones: Black plays first
next-stones = Black begins with { $stones } stones
next-half-komi = White gets half a point, so that nobody ties
next-wait = Round { $round } appears here when it is published.
next-out = Not in round { $round }.
next-over = The tournament is over.
games = Games
player-no-games = No game is finished yet.
player-score = Score and place after round { $round }
player-wins = { $rounds ->
    [one] { $one ->
        [yes] win in one round
       *[no] wins in one round
      }
   *[other] { $one ->
        [yes] win in { $rounds } rounds
       *[no] wins in { $rounds } rounds
      }
  }
player-place = place of { $of }
player-told = { $wins } { $one ->
    [yes] win
   *[no] wins
  } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, place { $place }.
player-line = The way through the event
player-line-how = Each row is a round, each column tables from the first to the last. The line leads from game to game.
player-line-take = Download the picture
player-line-share = Share the picture
path-start = start
path-said = { $what } by round: { $start } at the start, then { $rest }
path-how = Higher is better.
path-after = then { $score }, place { $place }
path-estimate = This is an estimate until the rating list is published.
player-behind = Just behind { $name } on { $criterion } ({ $mine } to { $theirs }).
player-ahead = Just ahead of { $name } on { $criterion } ({ $mine } to { $theirs }).
player-level = Level with { $name } on every criterion.
player-by-round = Round by round
## Standings
standings-none = No results yet. This is the starting order.
standings-after = After round { $round } of { $of }.
standings-open = { $open ->
    [one] One game has no result yet.
   *[other] { $open } games have no result yet.
  }
standings-games = { $played } of { $total } games have been played.
standings-order = Ordered by { $criteria }. “=” is a shared place.
standings-how = Each round shows: colour played, opponent’s place, + won, − lost, ? not finished; 0+ bye, – no game.
cell-whom = { $of ->
    [number] number { $n }
   *[place] place { $n }
}
cell-said = Round { $round }{ $color ->
    [B] {", Black"}
    [W] {", White"}
   *[none] {""}
}: { $how ->
    [won] won against { $whom }
    [lost] lost to { $whom }
    [drew] drew with { $whom }
    [bye] bye
    [none] no game
   *[open] no result yet against { $whom }
}
standings-players = { $count ->
    [one] One player.
   *[other] { $count } players.
  }
standings-won = won
standings-find = Name, club or place
standings-compact = Compact
standings-found = Did you mean
standings-from = From
standings-rounds = After other rounds
found-here = here
standings-who = Place and name
standings-about = What the columns mean
standings-views = Views of the standings
standings-by = Filter and re-sort
standings-by-label = Criteria, the most important first
standings-by-hint = Separated by commas: MMS, SOSM, RATING. Nothing is saved.
standings-by-alone = Only you see this order. Places and prizes stay as the event has them.
standings-by-back = Back to the event’s order
fault-criterion = “{ $typed }” is not a criterion. Choose from { $known }.
cell-bye = bye
cross-title = Cross table
cross-how = Read along the row: + won, − lost, and the round below it.
cross-how-scores = By score: the games that a row won and lost against a column; among equals, how many they played.
cross-score = Score
cross-players = Players
statistics-title = Statistics
statistics-none = No games are finished yet.
statistics-games = { $n ->
    [one] One game was played.
   *[other] { $n } games were played.
}
statistics-other = { $n ->
    [one] One of them had no winner, or nobody noted the colours.
   *[other] { $n } of them had no winner, or nobody noted the colours.
}
statistics-unplayed = { $n ->
    [one] One game was decided without play and is not counted.
   *[other] { $n } games were decided without play and are not counted.
}
statistics-who-won = Who won
statistics-share = { $n }%
statistics-figures = Longest, shortest, closest
statistics-longest = moves in the longest recorded game
statistics-shortest = moves in the shortest recorded game
statistics-closest = points, the smallest margin
statistics-closest-games = { $n ->
    [one] one game
   *[other] { $n } games
}
statistics-by-handicap = By handicap
statistics-ended = How games ended
# ended-*: src/web/pages/public/statistics.rs
ended-points = by points
ended-jigo = jigo
ended-other = no winner
statistics-unstated = { $n ->
    [one] How one game ended was not noted.
   *[other] How { $n } games ended was not noted.
}
statistics-ranks = Ranks
statistics-stone = Each stone stands for up to { $n } players.
statistics-countries = Countries
statistics-one-each = One player each: { $names }.
statistics-clubs = Clubs
statistics-few = { $names ->
    [one] Players from one more club: { $players }.
   *[other] Players from { $names } more clubs: { $players }, at most { $most } from each.
}
statistics-clubless = { $n ->
    [one] One player has no club.
   *[other] { $n } players have no club.
}
wall-title = Wall list
wall-after = Wall list after round { $round }
wall-number = No.
wall-start = Start
## Result slips
slips-title = Result slips, round { $round }
slips-how = In the print dialog, set the margins to “None”. Arbiters scan the code to open the table.
slips-six = Six to a sheet
season-others = Other seasons
series-added = The event is in the series now.
series-add-note = Events that you organise whose settings name this series.
series-add = Add to this series
division-no = Division { $no }
division-equals = Shared place: { $names }.
slips-per-match = One for each match
slips-four = Four to a sheet
slips-scan = arbiters scan here
slips-won = won
slips-points = by ______ points
## Why a value
explanation-title = { $criterion }, { $name }
explanation-back = Standings after round { $round }
explanation-what = What
explanation-adds = Adds
explanation-dropped = left out, among the lowest
explanation-tied = Compared with those who are tied so far:
part-start = starting score of the rank
part-start-instead = own starting score, as there was no game
part-rounded-down = the half point from byes, rounded down
part-doubled = { $times ->
    [one] { $points }, doubled once
   *[other] { $points }, doubled { $times } times
  }
part-bonus = bonus for winning every round from the bar on
part-category = the category, 1 at the top
part-rank = the rank
part-rating = the rating
part-score = opponent’s score { $score }
part-score-given = { $stones ->
    [one] opponent’s score { $score }, and 1 for the stone given
   *[other] opponent’s score { $score }, and { $stones } for the stones given
  }
part-score-received = { $stones ->
    [one] opponent’s score { $score }, less 1 for the stone received
   *[other] opponent’s score { $score }, less { $stones } for the stones received
  }
part-defeated = { $score }, times own result { $result }
part-sos = opponent’s SOS { $sos }
part-running = the score after this round
part-exploit = opponent’s wins { $wins }, times { $coefficient }
part-above = places ahead of the last of the group
## Criteria: head of the column, name, what it is
# column-*: src/web/pages/organiser/entries/upload.rs
column-nbw = Wins
column-mms = Score
column-cps = Cup
column-sts = STS
column-cat = Category
column-rank = Rank
column-rating = Rating
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = Direct
column-dc = Direct
player-rating = Rating { $rating }: { $change } expected by the European formula, { $after } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }.
index-none-yours = Create the first one, or import a file from another program.

# Accounts: signing in, passwords, invitations.

setup-waits = Tengen is running and has no owner yet
setup-where = The first account is made by a link that Tengen wrote into its own window, the dark one with text that opened when you started the program. The line looks like this:
setup-how = Select the address in that window, copy it, and open it in this browser. Only somebody who can see that window can become the owner.
setup-lost = No window, or no such line? Close Tengen and start it again: it writes a new link each time, until there is an account.
setup-service = If Tengen is installed as a service, it has no window: the machine’s administrator finds the line with this command.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = I am here: check me in
me-checked-in = You are checked in.
me-expected = You are registered, and not checked in yet: check in at the door.
door-check-in = Check in
door-link-of = You are signed in as arbiter. This is the personal link of:
door-link-me = This is me: open my page on this phone
hall-missing = Please come to the desk
hall-missing-more = and { $n } more

# Drawing: before the draw, the draft, why a pair, latecomers.

## Why, and the round at a glance
round-why = Why these pairs

# The event as a thing: copied, archived, deleted; and who can sign in.

way-hidden = Hidden
index-archived = Archived

rating-preview-about = What the games so far change in the European rating, weighted by the class of the thinking time (A 1, B ¾, C ½, D ¼).

# Mending a published round.

mended-title = Changed since it was published

feed-title = { $event }: news
# feed-*: src/web/pages/public/endpoints.rs
feed-round = Round { $round } is published
feed-final = All results of round { $round } are in
tell-title = Notifications
# tell-*: src/web/pages/public/me/show.rs
tell-board = where I sit
tell-reported = what my opponent reports
tell-against = a result that is not what I reported
tell-date = the date of my game
tell-answered = answers to my requests
tell-message = messages from the organisers
tell-mail = By e-mail to { $address }
tell-phone = On this phone
me-arbiter-called = An arbiter is called to your table.
me-arbiter-coming = An arbiter is on the way to your table.
tell-this-phone = Notify this phone
tell-refused = This browser was not allowed to show messages. Allow it in its settings and try again.
tell-a-phone = Notifications go to a phone
tell-drop = Stop
tell-failed = The last e-mail did not arrive:
tell-chosen = You will be notified.
tell-dropped = You will no longer be notified.
stop-title = Stop these e-mails
stop-about = You get e-mails from this event because you asked for them.
stop-act = Stop them
stop-done = You will get no more e-mails from this event.
me-registration = Change or cancel my registration
me-data = Download my data

# Results that do not fit their board, or are not confirmed.

odd-sure = It is so all the same

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = starts in
hall-runs = clocks run
hall-due = overdue by
hall-end = Last games end about { $time }

# What players read of rulings at their boards, how they appeal, and what was done by their links.

me-appeal = I appeal
me-appeal-note = Give your reasons. The arbiters get them at once; an appeal cannot be withdrawn.
me-appeal-taken = Your appeal was made in time. The committee will decide.

# The end of the own game, on the own phone.
own-end-link = Play has stopped: mark dead stones, agree, confirm
own-end-title = The end of your game
own-end-you-have = You have { $color }.
own-end-you-say = You say
own-end-they-say = Your opponent says
own-end-unsaid = Nothing yet
own-end-said = Saved. Your opponent is asked.
own-end-agreed = You agree. Your opponent is asked.
own-end-same = I say the same as my opponent
own-end-say = I say the same
own-end-agree = I agree
own-end-dead = Dead, or alive again
own-end-seki = Seki, or alive again
own-end-note = Each player marks separately; nothing counts until both agree. Nobody loses anything by not agreeing.
own-end-disagree = I disagree
own-end-disagreed = You two do not agree. Nobody loses anything by that: mark what you think is right, or call the arbiter, who will lead you through it at the board.
own-end-again-note = Life and death and the count are then gone through again. Nothing is lost.
own-end-decided = The game did not end by a count. If you object, call the arbiter, who will ask for the reason.
own-end-led = There is something you two do not agree on; it will be settled at the board, where the game is recorded. Nobody loses anything by asking the arbiter.
own-end-call = Call the arbiter
own-end-confirm = I confirm the result
own-end-confirm-note = Once both have confirmed, it is final.
own-end-confirm-there = Both confirm it at the board, to the person who records the game.
own-end-confirmed = You have confirmed. Your opponent is asked.
own-end-none = There is nothing to answer here now. You will be asked once play has stopped where the game is recorded.
own-end-which = Tap a stone of the group first
own-end-taken = Entered.
own-end-meanwhile = Something else was entered in the meantime. Look again; your own entries are unchanged.

# Sheets to print.

paper-title = Print
paper-how = Print from your browser, A4 or Letter; orientation is set for you.
paper-all = All sheets
paper-names = Pairings by name
paper-note-names = for the wall: everybody finds their table
paper-boards = Pairings by table
paper-note-boards = with a column for results
paper-slips = Result slips, four to a sheet
paper-note-slips = a slip for each table
paper-slips-six = Result slips, six to a sheet
paper-note-slips-six = smaller, less paper
paper-slips-matches = Result slips, one for each match
paper-note-slips-matches = the boards of a match with a sum, for two captains to sign
paper-standings = Standings
paper-note-standings = every criterion and every round, landscape
paper-wall = Wall list by place
paper-note-wall = portrait, narrower
paper-wall-start = Wall list by strength
paper-note-wall-start = rows stay in place as results come in
paper-cross = Cross table
paper-note-cross = everybody against everybody
paper-matches = Matches
paper-note-matches = the round, each match with its boards
paper-team-table = Standings of teams
paper-note-team-table = teams by place, with every round
paper-squads = Teams and their players
paper-note-squads = who plays for which team, in the order of boards
paper-badges = Badges
paper-note-badges = eight to a sheet
paper-tables = Table numbers
paper-note-tables = eight to a sheet, to stand on the tables
sheet-printed = Printed { $moment }.
sheet-journal = Journal { $count }: { $head }.
sheet-page = Page { $page } of { $pages }.
sheet-standings = { $round ->
    [0] Starting order
   *[other] Standings after round { $round }
  }
sheet-cross = Cross table after round { $round }
sheet-cells = Each cell shows: colour played, opponent’s place, + won, − lost, handicap, 0+ bye.
sheet-cells-number = Each cell shows: colour played, opponent’s number, + won, − lost, handicap, 0+ bye.

rooms-room = Room
calendar-link = Rounds for your calendar
calendar-games = Games for your calendar
standings-least = { $n ->
    [one] A place requires 1 round played; players who can no longer reach that are listed last, without a place.
   *[other] A place requires { $n } rounds played; players who can no longer reach that are listed last, without a place.
  }
standings-up = { $n ->
    [one] One is promoted
   *[other] { $n } are promoted
  }
standings-up-open = { $n ->
    [one] One is promoted: tied, not decided
   *[other] { $n } are promoted: tied, not decided
  }
standings-down = { $n ->
    [one] One is relegated
   *[other] { $n } are relegated
  }
standings-down-open = { $n ->
    [one] One is relegated: tied, not decided
   *[other] { $n } are relegated: tied, not decided
  }
standings-short = With { $n } in the table, { $up } cannot be promoted and { $down } relegated, so no lines are drawn.
explanation-no-place = No place: one requires { $n } rounds played, and here it can be { $reach } at the most. Games played, byes and wins by default count.
hall-standings = After round { $round }
hall-code = All pairings and standings on your phone
hall-scan = your table on your phone
badge-opens = your board

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-nobody-why = Open your player’s page and press “This is me”, or scan your personal code.
me-find = Find my name
me-acts = What you can do
me-last = Round { $round }: { $result }.
me-round-at = Round { $round } at
me-in-minutes = { $n ->
    [one] in 1 minute
   *[other] in { $n } minutes
  }
me-final-place = Final place
me-final-of = of { $of }
me-rating = rating, about { $after } now
me-said = You reported: { $result }. Waiting for your opponent or an arbiter.
me-both-said = You both reported: { $result }. An arbiter confirms it.
me-decided = The reports of your game differed: an arbiter decided.
me-said-otherwise = You reported something else: { $result }.
me-object = This result is wrong
me-object-note = The arbiters are asked to look at it.
me-object-words = The result of table { $table } is wrong. I reported: { $result }.
me-report = Report the result
me-report-note = When the game has ended. Your opponent is asked to report it too.
window-over = over
window-days-left = { $n ->
    [one] 1 day left
   *[other] { $n } days left
  }
date-title = When do you play?
date-later = Later: { $n }
me-older = Earlier games without a result: { $n }
date-zone = Times are in the event’s time zone: { $zone }.
date-propose = Propose a date
date-propose-another = Propose another date
date-leave = Leave it as it is
date-you-propose = You propose
date-they-propose = Your opponent proposes
date-accept = Accept
date-decline = Decline
date-agreed = The date is agreed. Everybody sees it.
date-agreed-outside = The date is agreed. It is outside the round’s window: the organisers decide whether that is in time.
date-dropped = That date is no longer proposed.
date-proposed = Your opponent is asked. If a date was agreed before, it stands until then.
date-proposed-outside = Your opponent is asked. The date is outside the round’s window: the organisers decide whether that is in time.
me-skip = I cannot play round { $round }
me-leave = I’m leaving: don’t pair me from round { $round }
me-call = Call an arbiter to table { $table }
me-call-apart = Ask an arbiter about round { $round }
me-else = Something else
me-words = In your own words
me-late = I will be late for round { $round }
me-asked = Your requests
me-take-back = Withdraw
me-you-are = On this phone you are
me-not-me = That is not me
me-all = All pairings
me-this-is-me = This is me
follow = Follow
follow-why = Children, family and friends: their tables and results appear here, on this device only. Open a player’s page and press “Follow”.
follow-somebody = Follow somebody
follow-plays = { $color } against { $name }, playing
follow-played = Round { $round }: { $result } against { $name }
follow-family = family
follow-change = Change whom I follow
follow-as-family = Family: show first
follow-as-friend = Not first
follow-stop = Stop following
follow-now = You follow { $name } on this device.
follow-stopped = No longer followed.
follow-full = You follow { $most } players here already. Stop following one of them first.
me-welcome = This phone now knows you. What you do here is done in your name.
me-hidden = This event is not announced yet. The link will work as soon as it is.
me-withdrawn = Your personal link was revoked. Ask the organisers for another.
me-link-needed = This needs your personal link. Ask the organisers for it, or scan it again.
report-title = Table { $table }: how did it end?
report-question = Did you win?
report-anew = Change my report
report-i-won = I won
report-i-lost = I lost
report-else = Jigo, or how it was won
report-how = How
report-points = By how many points
report-points-hint = For “By points”: 3.5 or 12
report-how-note = Then press the winner above.
report-rare = Anything else is for an arbiter: call one to your table.
report-rare-apart = Anything else is for an arbiter: ask one from your own page.
report-note = It counts once your opponent has reported the same and an arbiter has confirmed it.
report-note-agreed = It counts once your opponent has reported the same.
report-nothing-yet = Nothing yet
report-waits = Reported. Your opponent is asked to report it too.
report-agreed = Your reports match. An arbiter confirms the result.
report-differs = Your reports don’t match. An arbiter sees both and decides.
report-counts = The result counts.
report-before = That was already reported.
report-kept = Kept on this phone since { $time }. It will be sent as soon as there is a network and this page is open.
ask-asked = Request sent. The answer appears below, under “Your requests”.
ask-granted = Done: you will not be paired.
ask-taken-back = Withdrawn.
me-link-hint = To report results and ask for things from this phone, open your personal link; the organisers have it.
lost-link = I have lost my personal link
lost-title = Your personal link
lost-why = Type the e-mail address that you registered with, or that the organisers have for you. If it is known here, your link is sent there. An earlier link stays valid.
lost-send = Send it
lost-sent = If the address is known, an e-mail with your personal link is on its way.
lost-no-mail = This server sends no e-mail: ask the organisers for your link.

# The sheet for the hall: how an event plays and rules, on one page

paper-rules = The rules on one page
paper-note-rules = For the wall of the hall: illegal moves, the end of a game, time, appeals

# What only the organiser knows of players; prizes; standings of a group.

group-which-all = everybody
standings-group = Only
standings-of-group = Only { $group }: { $count } players, ranked among themselves.

# What a player reads once a result is reported.

report-waiting = Waiting for { $name } to report the same
report-agree = Your reports match
report-differ = Your reports don’t match
report-told = An arbiter sees both reports.
report-stay = Stay at table { $table } until an arbiter comes, and leave the stones as they are.
report-said-at = You reported at { $time }
report-how-they = { $name } reports with the personal link, or at the arbiters’ desk
report-until-then = Until then
report-leave-slip = Leave the slip on the table
report-to-confirm = an arbiter confirms it
report-to-board = Back to my board
report-change = Change my report
report-which-counts = Counts
report-neither = Neither
report-neither-until = until you agree or an arbiter decides
report-was-wrong = I was wrong: { $result }
report-was-wrong-note = Then your reports match, and the arbiter need not come. To keep your report, press nothing.

# When rounds begin, and what pages say that have nobody to show.

starts-at = Starts { $time }
starts-began = Started { $time }
round-nobody = Nobody plays in this round.
## The position of an event, and what is remarkable
position-said = Results of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }: Black won { $black }, White { $white }.
position-jigo = { $n ->
    [one] One game is a jigo.
   *[other] { $n } games are jigo.
 }
position-open = { $n ->
    [one] { $n } game is still open.
   *[other] { $n } games are still open.
 }
position-how = Each row is a round, each point a table; the stone shows who won.
position-all = All tables
front-first = Winner
front-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
front-won-all = { $n ->
    [1] won the only game
   *[other] won all { $n } games
  }
front-won-of = { $won } of { $games } games won
remarkable-title = Remarkable
remarkable-climb = Farthest up
remarkable-climb-said = from place { $from } to { $to }
remarkable-series = Longest series
remarkable-series-said = { $n } wins in a row.
remarkable-series-all = all { $n } games won.
remarkable-series-others = { $n ->
    [one] One other player did the same.
   *[other] { $n } other players did the same.
 }
remarkable-upset = Biggest upset
remarkable-upset-said = beat { $loser } in round { $round }, { $ranks } ranks stronger
remarkable-finish = Closest finish
remarkable-finish-said = ahead of { $second } on { $criterion } ({ $one } to { $other })
