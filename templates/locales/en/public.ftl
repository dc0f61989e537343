# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = Now
index-coming = To come
index-over = Over
index-none = No tournament yet
index-none-what = Tournaments appear here as soon as the owner of this server has made one.
index-new = New tournament
index-import = Import a file
## A tournament
front-no-round = The first pairings appear here when the organiser publishes them.
front-about = The tournament
front-leaders = In front after round { $round }
front-leaders-now = In front
front-results = Results
front-wins = { $n } won
front-next = Next
front-done = Round { $round } is over
front-running = Round { $round }, { $done } of { $total } done
front-won = { $names } – first place
front-live = Table { $table }, live
front-moves = Move { $n }
front-watch = Watch the game
front-games = Games to look at
front-find = Find my table
front-find-how = Your name, or a part of it
front-points = One point a table, a stone in the winner’s colour.
front-all-pairings = All pairings
front-all-players = All { $n } players
front-places = of { $of } places taken
front-registered = registered
front-until = Registration is open until { $at }.
front-wait = Join the waiting list
front-who-comes = Who comes
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
about-director = Director
round-not-yet = Round { $round }, not published yet
round-begun = { $total ->
    [one] One board.
   *[other] { $total } boards.
  }
round-running = { $done } of { $total } boards have finished.
round-done = { $total ->
    [one] The board has finished.
   *[other] All { $total } boards have finished.
  }
round-all-even = Even games, komi { $komi }.
round-mostly-even = Even games, komi { $komi }, unless a board says otherwise.
round-find = Find a name
round-views = Views of the round
round-picture = As a picture
round-hall = For the hall
round-bye = has a free round
round-absent = { $count ->
    [one] One registered player is not in this round
   *[other] { $count } registered players are not in this round
  }
free-bye = Free round
free-absent = Not there
free-unpaired = Without an opponent
free-left-out = Not in the line-up
## The hall
hall-no-round = No round yet
hall-page = page { $page } of { $pages }
hall-from-to = { $from } to { $to }
hall-next = Next page
hall-screens = { $n } screens:
hall-how = Stone, then table.
## Players
players-count = { $count ->
    [one] One player is entered.
   *[other] { $count } players are entered.
  }
players-none = Nobody is entered yet. Names appear here as they come in.
players-announced = not checked in
next-title = Next
next-table = Round { $round }, table
next-against = against
next-no-stones = no stones: Black plays first
next-stones = Black begins with { $stones } stones
next-half-komi = White gets half a point, so that nobody ties
next-wait = Round { $round } appears here when it is published.
next-out = Not in round { $round }.
next-over = All rounds are published.
player-games = Games
player-no-games = No round yet.
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
path-start = start
path-said = { $what } by round: { $start } at the start, then { $rest }
path-how = Below each line the round, above it the number. Better is higher.
path-after = then { $score }, place { $place }
path-estimate = It is an estimate until the list is out.
player-behind = Behind { $name } by { $criterion }: { $mine } to { $theirs }.
player-ahead = Ahead of { $name } by { $criterion }: { $mine } to { $theirs }.
player-level = Level with { $name } in everything that counts.
player-by-round = Round by round
## Standings
standings-none = No result counts yet. This is the order in which everybody starts.
standings-after = After round { $round } of { $of }.
standings-open = { $open ->
    [one] One result of it is missing.
   *[other] { $open } results of it are missing.
  }
standings-games = { $played } of { $total } games are played.
standings-country = Country
standings-order = By { $criteria }; = shares the place.
standings-how = A round reads: colour played, opponent’s place, + won, − lost; 0+ a free round, – no game.
standings-players = { $count ->
    [one] One player.
   *[other] { $count } players.
  }
standings-won = won
standings-find = Name, club or place
standings-compact = Compact
standings-found = Who was meant
standings-from = From place
standings-rounds = After another round
found-here = here
standings-who = Place and name
standings-about = What the columns mean
standings-views = Views of the standings
standings-by = One group, other criteria
standings-by-label = Criteria, the first decides
standings-by-hint = With commas between them: MMS, SOSM, RATING. Nothing is saved.
standings-by-alone = Only you see this order. Places and prizes stay as the event has them.
standings-by-back = Back to the event’s order
fault-criterion = “{ $typed }” is no criterion. There are { $known }.
cell-bye = free
cross-title = Cross table
cross-how = Read along the row: + won, − lost, and the round below it.
cross-how-scores = By score: the games that a row won and lost against a column; among equals, how many they played.
cross-score = Score
cross-players = Players
statistics-title = In numbers
statistics-none = No game is over yet.
statistics-games = { $n ->
    [one] One game was played.
   *[other] { $n } games were played.
}
statistics-other = { $n ->
    [one] One of them had no winner, or nobody noted the colours.
   *[other] { $n } of them had no winner, or nobody noted the colours.
}
statistics-unplayed = { $n ->
    [one] One board was settled without play and is not counted.
   *[other] { $n } boards were settled without play and are not counted.
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
statistics-all = Games
statistics-ended = How games ended
ended-points = by points
ended-jigo = jigo
ended-other = no winner
ended-unstated = not noted
statistics-ranks = Ranks
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
slips-how = Print it without margins of the printer’s own. The code leads an arbiter to the board.
slips-six = Six to a sheet
season-others = Other seasons
series-added = The event is in the series now.
series-add-note = Events that you organise whose settings name this series.
series-add = Add to this series
division-no = Division { $no }
division-equals = The same place: { $names }.
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
explanation-dropped = left out, being among the lowest
explanation-tied = Compared with those who are equal before it:
part-start = where the rank starts
part-start-instead = counts the own start, for want of a game
part-rounded-down = the half of free rounds, rounded down
part-doubled = { $times ->
    [one] { $points }, doubled once
   *[other] { $points }, doubled { $times } times
  }
part-bonus = for winning every round so far from the bar
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
part-defeated = { $score }, times the own result { $result }
part-sos = opponent’s SOS { $sos }
part-running = the score after this round
part-exploit = opponent’s wins { $wins }, times { $coefficient }
part-above = places above the last of them
## Criteria: head of the column, name, what it is
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
column-sosm = SOS
column-sosm-1 = SOS−1
column-sosm-2 = SOS−2
column-sosts = SOSTS
column-sodosm = SODOS
column-sososm = SOSOS
column-cussm = CUSS
column-ext = EXT
column-exr = EXR
column-sdc = Direct
column-dc = Direct
player-rating = Rating { $rating }: { $change } expected by the European formula, { $after } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }.
index-none-yours = Make the first one, or import a file of another program.

# Accounts: signing in, passwords, invitations.

setup-waits = Tengen runs and has no owner yet
setup-where = The first account is made by a link that Tengen wrote into its own window, the dark one with text that opened when you started the program. The line looks like this:
setup-how = Mark the address in that window, copy it, and open it in this browser. Only who sees that window can become the owner.
setup-lost = No window, or no such line? Close Tengen and start it again: it writes a new link each time, until there is an account.
setup-service = Installed as a service of the machine, Tengen has no window: its administrator finds the line by this command.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = I am here: check me in
me-checked-in = You are checked in.
me-expected = You are registered, and not checked in yet: say at the door that you are here.
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

rating-preview-about = What the games so far do to the European rating, weighed by the class of the thinking time (A 1, B ¾, C ½, D ¼).

# Mending a published round.

mended-title = Changed since it was published

feed-title = { $event }: news
feed-round = Round { $round } is published
feed-final = All results of round { $round } are in
tell-title = Be told
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
tell-this-phone = Tell this phone
tell-refused = This browser was not allowed to show messages. Allow it in its settings and try again.
tell-a-phone = A phone is told
tell-drop = Stop
tell-failed = The last e-mail did not arrive:
tell-chosen = You will be told.
tell-dropped = You will not be told any more.
stop-title = End these e-mails
stop-about = This event writes to you because you asked for it.
stop-act = End them
stop-done = You get no more e-mails from this event.
me-registration = Change or cancel my registration
me-data = What is kept of me, as a file

# Results that do not fit their board, or are not confirmed.

odd-sure = It is so all the same

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = starts in
hall-runs = clocks run
hall-due = start due since
hall-end = Last games end about { $time }

# What players read of rulings at their boards, how they appeal, and what was done by their links.

me-appeal = I appeal
me-appeal-note = Write why. The arbiters have it at once; an appeal is not taken back.
me-appeal-taken = Your appeal is made, and in time. The committee decides.

# The end of the own game, on the own phone.
own-end-link = Play has stopped: mark dead stones, agree, confirm
own-end-title = The end of your game
own-end-you-have = You have { $color }.
own-end-you-say = You say
own-end-they-say = Your opponent says
own-end-unsaid = Nothing yet
own-end-said = You have said it. Your opponent is asked.
own-end-agreed = You agree. Your opponent is asked.
own-end-same = I say the same as my opponent
own-end-say = I say so too
own-end-agree = I agree
own-end-dead = Dead, or alive again
own-end-seki = Seki, or alive again
own-end-note = Each marks alone; nothing counts before both agree. Nobody loses anything by not agreeing.
own-end-disagree = I disagree
own-end-disagreed = You two do not agree. Nobody loses anything by it: mark what you say, or call the arbiter, who leads on at the board.
own-end-again-note = Then life and death and the count are gone through again. Nothing is lost.
own-end-decided = It was not ended by a count. Who objects calls the arbiter, who asks for the reason.
own-end-led = You two do not agree about something, and it is settled at the board, where the game is recorded. Nobody loses anything by asking the arbiter.
own-end-call = Call the arbiter
own-end-confirm = I confirm the result
own-end-confirm-note = Once both have confirmed, it stays.
own-end-confirm-there = Both confirm it at the board, to the person who records the game.
own-end-confirmed = You have confirmed. Your opponent is asked.
own-end-none = Nothing is asked of you here now. The end is asked once play has stopped, where the game is recorded.
own-end-which = Tap a stone of the group first
own-end-taken = Entered.
own-end-meanwhile = Something was entered meanwhile. Look again; nothing of yours was changed.

# Sheets to print.

paper-title = On paper
paper-how = Print it from your browser, on A4 or Letter; the sheet turns by itself.
paper-all = All sheets
paper-names = Pairings by name
paper-note-names = for the wall: everybody finds the table
paper-boards = Pairings by table
paper-note-boards = with a column for results
paper-slips = Result slips, four to a sheet
paper-note-slips = a slip for each board
paper-slips-six = Result slips, six to a sheet
paper-note-slips-six = smaller, less paper
paper-slips-matches = Result slips, one for each match
paper-note-slips-matches = the boards of a match with a sum, for two captains to sign
paper-standings = Standings
paper-note-standings = every criterion and every round, across
paper-wall = Wall list by place
paper-note-wall = upright, narrower
paper-wall-start = Wall list by strength
paper-note-wall-start = rows that no result moves
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
sheet-cells = A cell is: colour played, opponent’s place, + won, − lost, handicap, 0+ a free round.
sheet-cells-number = A cell is: colour played, opponent’s number, + won, − lost, handicap, 0+ a free round.

rooms-room = Room
calendar-link = Rounds for your calendar
calendar-games = Games for your calendar
standings-least = { $n ->
    [one] A place takes 1 round played; who can no longer reach that stands last, without one.
   *[other] A place takes { $n } rounds played; who can no longer reach that stands last, without one.
  }
standings-up = { $n ->
    [one] One goes up
   *[other] { $n } go up
  }
standings-up-open = { $n ->
    [one] One goes up: not decided among equals
   *[other] { $n } go up: not decided among equals
  }
standings-down = { $n ->
    [one] One goes down
   *[other] { $n } go down
  }
standings-down-open = { $n ->
    [one] One goes down: not decided among equals
   *[other] { $n } go down: not decided among equals
  }
standings-short = With { $n } in the table, { $up } cannot go up and { $down } down: there are no lines.
explanation-no-place = No place: for one { $n } rounds have to be played, and here it can be { $reach } in the end. Games that were played count, and a free round or a win by default.
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
me-zone = All times: { $zone }.
me-said = You said: { $result }. It waits for your opponent, or for an arbiter.
me-both-said = You both say: { $result }. An arbiter confirms it.
me-decided = The reports of your game differed: an arbiter decided.
me-said-otherwise = You reported otherwise: { $result }.
me-object = This result is wrong
me-object-note = The arbiters are asked to look at it.
me-object-words = The result of table { $table } is wrong. I reported: { $result }.
me-report = Report the result
me-report-note = When the game has ended. Your opponent is asked to say the same.
window-over = over
window-days-left = { $n ->
    [one] 1 day left
   *[other] { $n } days left
  }
date-title = When do you play?
date-later = Later: { $n }
date-zone = Times are those of the event: { $zone }.
date-propose = Propose a date
date-propose-another = Propose another date
date-leave = Leave it as it is
date-you-propose = You propose
date-they-propose = Your opponent proposes
date-accept = Accept
date-decline = Decline
date-agreed = The date is agreed. Everybody sees it.
date-agreed-outside = The date is agreed. It lies outside of the round’s window: the organisers decide whether that is in time.
date-dropped = That date is proposed no more.
date-proposed = Your opponent is asked. A date that was agreed before stands until then.
date-proposed-outside = Your opponent is asked. The date lies outside of the round’s window: the organisers decide whether that is in time.
me-skip = I cannot play round { $round }
me-leave = I leave: no round from { $round } on
me-call = Call an arbiter to table { $table }
me-call-apart = Ask an arbiter about round { $round }
me-else = Something else
me-words = In your own words
me-late = I come late to round { $round }
me-asked = What you asked for
me-take-back = Take back
me-you-are = On this phone you are
me-not-me = That is not me
me-all = All pairings
me-this-is-me = This is me
follow = Follow
follow-why = Children, family and friends: their tables and results stand here, on this device only. Open a player’s page and press “Follow”.
follow-somebody = Follow somebody
follow-plays = { $color } against { $name }, playing
follow-played = Round { $round }: { $result } against { $name }
follow-family = family
follow-change = Change whom I follow
follow-as-family = Family: show first
follow-as-friend = Not first
follow-stop = Stop following
follow-now = You follow { $name } on this device.
follow-stopped = Not followed any more.
follow-full = You follow { $most } players here already. Stop following one of them first.
me-welcome = This phone now knows you. What you do here is done in your name.
me-withdrawn = Your personal link was withdrawn. Ask the organisers for another.
me-link-needed = For this your personal link is needed. Ask the organisers for it, or scan it again.
report-title = Table { $table }: how did it end?
report-question = Did you win?
report-anew = Say it again, if it was wrong
report-i-won = I won
report-i-lost = I lost
report-else = Jigo, or how it was won
report-how = How
report-points = By how many points
report-points-hint = For “By points”: 3.5 or 12
report-how-note = Then press who won, above.
report-rare = Anything else is for an arbiter: call one to your table.
report-rare-apart = Anything else is for an arbiter: ask one from your own page.
report-note = It counts when your opponent says the same and an arbiter has confirmed it, or as the event has it.
report-nothing-yet = nothing yet
report-waits = Reported. Your opponent is asked to say the same.
report-agreed = You both say the same. An arbiter confirms it.
report-differs = Another report of this game differs. An arbiter has been told and comes to your table.
report-counts = The result counts.
report-before = That was said already.
report-kept = Kept on this phone since { $time }. It is sent as soon as there is a network and this page is open.
ask-asked = Asked. The answer appears below, at “What you asked for”.
ask-granted = Done: you are not drawn for it.
ask-taken-back = Taken back.
me-link-hint = To report results and ask for things from this phone, open your personal link; the organisers have it.
lost-link = I have lost my personal link
lost-title = Your personal link
lost-why = Type the e-mail address that you registered with, or that the organisers have of you. If it is known here, your link is sent there. A link that you had before still holds.
lost-send = Send it
lost-sent = If the address is known, a letter with your personal link is on its way to it.
lost-no-mail = This server sends no e-mail: ask the organisers for your link.

# The sheet for the hall: how an event plays and rules, on one page

paper-rules = The rules on one page
paper-note-rules = For the wall of the hall: illegal moves, the end of a game, time, appeals

# What only the organiser knows of players; prizes; standings of a group.

group-which-all = everybody
standings-group = Only
standings-of-group = Only { $group }: { $count } players, placed among themselves.

# What a player reads once a result is reported.

report-waiting = Waiting for { $name } to say the same
report-agree = You both say the same
report-differ = The reports of this game differ
report-told = An arbiter has been told.
report-stay = The arbiter comes to table { $table }. Stay there, and leave the stones as they are.
report-said-at = You said at { $time }
report-opponent = Opponent
report-how-they = { $name } reports by the personal link, or at the arbiters’ desk
report-until-then = Until then
report-leave-slip = Leave the slip on the table
report-to-confirm = an arbiter confirms it
report-to-board = Back to my board
report-change = Change what I said
report-which-counts = Counts
report-neither = Neither
report-neither-until = until you agree or an arbiter decides
report-was-wrong = I was wrong: { $result }
report-was-wrong-note = Then you both say the same, and the arbiter need not come. To stay with your word, press nothing.

# When rounds begin, and what pages say that have nobody to show.

starts-at = Starts { $time }
starts-began = Started { $time }
round-nobody = Nobody plays in this round.
