# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = Nobody takes part in round { $round }. Enter players, or check them in.
draw-one-participant = { $name } is the only participant. A game needs two.
draw-not-taking-part = { $name } does not take part in this round. Check the registration.
draw-twice = { $name } is named twice.
draw-table-twice = Table { $table } is given to two boards. Move one of them.
draw-bye-not-needed = The field is even without { $name }: no bye is needed.
draw-too-large = { $count } players are too many for one draw. Split the field into two events.
draw-no-valid-pairing = No valid pairing. Whatever is tried, these stay without an opponent: { $names }
draft-already-published = Round { $round } is published. Its boards stay as they are.
draft-not-published = Round { $round } is not published yet. Change its draft instead.
draft-unknown-entry = There is no player { $name }.
draft-not-taking-part = { $name } does not take part in this round. Check the registration, or unpair the board.
draft-twice = { $name } has two places in this round. Unpair one of them.
draft-table-twice = Two boards stand at table { $table }. Move one of them.
draft-no-board = There is no board at table { $table }.
draft-already-paired = { $name } sits at table { $table }. Unpair that board first.
draft-has-bye = { $name } has a free round already.
draft-no-bye = { $name } has no free round to take back.
draft-oneself = { $name } cannot play against themselves. Choose two players.
draft-handicap = { $stones } stones are too many. Give 0 to 9.
draft-table-number = { $table } is no table number. Write 1 to 9999.
draft-has-result = Table { $table } has a result. Take the result back first.
draft-may-not = This cannot be: { $pairs }. Nothing was changed.
draft-table-unused = Table { $table } is out of use by the rules of the draw. Choose another table, or change the rules.
draft-not-free = { $name } is not free. Choose somebody who waits or has a free round.
draft-games-over = Every game of round { $round } is over. Enter the latecomer for the next round.
## Ways between the organiser's pages
act-import-notes = What is to be said of the file
## A new tournament
create-title = A new tournament
create-import = Or read it from a file.
create-more = Place, federation, helpers and more
create-system = How are players paired?
create-who = Who plays?
create-who-one = One by one
create-who-pairs = In pairs
create-who-teams = In teams
create-when = When?
create-when-days = In a day or some days
create-when-weeks = Over weeks, with a window for each round
create-federation = Rules, komi and time of
create-federation-hint = The usual ones of this federation; they stand in the settings afterwards.
create-act = Make the tournament
today-missing = of { $total } results missing
today-since = Round { $round } since { $time }
today-all-in = All results are in
today-coming = Round { $round } at { $time }
today-done = Round { $round } is done
today-drafted = Round { $round } is drawn
today-over = The places are final
today-enter = Enter the results
today-print = Print round { $round }
today-print-note = Lists for the wall, slips for the tables.
today-publish = Publish round { $round }
today-look = Look at the draft
today-draft-unseen = Nobody sees the draw until you publish it.
today-differ = { $n ->
    [one] Table { $tables }: the two players say different things.
   *[other] Tables { $tables }: the two players say different things.
  }
today-reported = { $n ->
    [one] Table { $tables }: a player has reported the result.
   *[other] Tables { $tables }: players have reported the results.
  }
today-recorded = { $n ->
    [one] Table { $tables }: the game has ended on its record.
   *[other] Tables { $tables }: the games have ended on their records.
  }
today-earlier = { $n ->
    [one] Round { $round }: one result is missing
   *[other] Round { $round }: { $n } results are missing
  }
today-more = { $n } more
today-when-in = { $n ->
    [one] When the last one is in.
   *[other] When the { $n } are in.
  }
today-when-in-and = { $n ->
    [one] When the last one is in.
   *[other] When the { $n } are in.
  } Requests first: { $waiting }.
today-draw-without = Draw without them
today-window-over = { $n ->
    [one] The window of round { $round } is over: 1 game was not played
   *[other] The window of round { $round } is over: { $n } games were not played
  }
today-starts = It starts at { $time }.
today-starts-in = It starts at { $time }, in { $minutes } min.
today-then = After that
today-send = Send the results
today-send-note = To your federation, in its own format.
today-sheets = Print the standings
today-lately = Lately
to-do-count = { $n ->
    [one] thing to do, then the draw
   *[other] things to do, then the draw
  }
to-do-ready = Ready for the draw
to-do-done = done
to-do-usual = as usual
to-do-open = open
to-do-waits = waits
to-do-nobody = Nobody yet. A list from a file or a copied table is quickest.
to-do-players = More can be added until the last round.
to-do-list = Read a list
to-do-enter = one by one
to-do-home = let them register from home
to-do-times = Times
to-do-no-times = Players see the days only.
to-do-some-times = { $n ->
    [one] { $n } round has its time.
   *[other] { $n } rounds have their times.
  }
to-do-set-times = Set the times
to-do-groups = Who starts with how many points
to-do-people = Arbiters enter results on their own phones.
to-do-invite = Invite somebody
to-do-draw = { $n ->
    [0] When there are two players or more
   *[other] { $n } take part
  }
to-do-hidden = Nobody sees it yet
to-do-hidden-note = Until you announce it, only you and the people you invite find this event.
to-do-see = See it as players will
create-done = { $event } is made.
create-before = This form was sent before, and the tournament was made then. Here it is.
system-mcmahon = McMahon
system-swiss = Swiss
system-swiss-categories = Swiss with categories
system-cup = Cup
fault-egf-pin = Write the eight digits of the number, not “{ $typed }”.
## Reading a file
import-title = Read a tournament from a file
import-lead = It becomes a new tournament here; nothing that exists is changed.
import-file = File
import-file-hint = At most 20 MB. It can be dropped here.
import-act = Read the file
import-busy = Reading the file…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), results of the European Go Database (H9), France (tou), America (AGA), Tengen (JSON).
import-create = Make a tournament by hand instead
import-only-players = This is a list of players, not a tournament. Make a tournament first, then read the list on its registration page.
import-nothing-done = Nothing was done
import-wrong = Nothing of { $file } was taken
import-more = And { $count } more. Correct these first.
import-done = { $event }: { $players ->
    [one] 1 player
   *[other] { $players } players
  }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }
import-notes = { $count ->
    [one] One thing of the file is not as it was
   *[other] { $count } things of the file are not as they were
  }
place-file = The file
place-line = Line { $line }
place-element = { $element } (line { $line })
place-column = { $line }, column { $column }
place-setting = Setting { $field }
## What is wrong with a file
read-too-large = It has { $bytes } bytes; { $most } is the most.
read-empty = It is empty. Choose another file.
read-not-text = It is not text in { $encoding }. Save the file as UTF-8 and read it again.
read-not-xml = This is not well-formed XML ({ $reason }). Save the file again in the program that wrote it.
read-truncated = It is not closed: the file is cut off, or a quotation mark is missing. Get it again.
read-wrong-root = The first element is { $found }, not { $wanted }. Choose a file of that kind.
read-too-deep = It is nested more than { $most } elements deep; no tournament file is.
read-too-many = It is one more than { $most }; no tournament file holds so many.
read-entity = It defines or uses the entity “{ $name }”. Write the characters themselves, or their numbers.
read-missing = It is missing. Add it.
read-not-a-number = “{ $value }” is not a whole number. Write one from { $least } to { $most }.
read-out-of-range = It is { $value }. Write a number from { $least } to { $most }.
read-not-points = “{ $value }” is not a number of points. Write a whole or a half one, such as 6.5.
read-not-a-fraction = “{ $value }” is not a number. Write one from 0 to 1, such as 0.5.
read-not-a-date = “{ $value }” is not a date. Write it as 2026-05-31.
read-not-a-rank = “{ $value }” is not a rank. Write 30k to 1k or 1d to 9d.
read-not-one-of = “{ $value }” is not known here. Write one of { $allowed }.
read-unknown-player = No player is called “{ $name }”. Correct the name or add the player.
read-twice-in-round = “{ $name }” already sits in round { $round }, see line { $first }. Remove one of the two.
read-table-taken = Table { $table } of round { $round } is taken, see line { $first }. Give another number.
read-disagrees = “{ $value }” and the opponent’s “{ $other }” do not agree. Correct one of them.
read-not-a-cell = “{ $value }” is no result. Write one such as 12+/b0, 3-!w2, 0+ or 0=.
read-no-such-row = There is no row { $number }. Correct the opponent.
read-columns = It has { $found } columns where { $wanted } are wanted. Complete the line.
read-nothing-of = It holds no line of { $format }. Choose a file of that kind.
read-unknown-format = It is of no kind known here. Choose an OpenGotha or MacMahon file, H9 results, a list of participants or a Tengen file.
read-not-json = It is not a Tengen file ({ $reason }). Export it again.
read-unknown-version = It is of version { $found }; { $known } is known here. Bring this program up to date, or export the file again.
read-no-such-entry = It refers to entry { $id }, which is not there. Export the file again.
read-twice = { $what } is there twice. Export the file again.
team-fault-size = A match has { $size } boards. Write a number from 2 to 10.
team-fault-number-twice = Two teams have the number { $number }. Give one of them another.
team-fault-name-twice = Two teams are called “{ $team }”. Rename one of them.
team-fault-too-few = { $team } has fewer than two players. Add one or remove the team.
team-fault-too-many = { $team } has { $count } players; { $most } is the most.
team-fault-twice-in-squad = { $player } is twice in the squad of { $team }. Take one away.
team-fault-two-squads = { $player } is in the squads of { $team } and { $other }. Take the name out of one of them.
team-fault-captain-not-in-squad = { $player } is not in the squad of { $team }. Add the name or choose another captain.
team-fault-not-in-squad = Round { $round }: { $player } is not in the squad of { $team }. Add the name or choose another.
team-fault-two-boards = Round { $round }: { $player } sits at two boards of { $team }. Take the name off one of them.
team-fault-no-team = Round { $round }: there is no team with the number { $number }. Choose another.
team-fault-two-matches = Round { $round }: { $team } has two opponents, or itself. Take one of the matches away.
## What is not kept of a file, or a file cannot say
note-teams-kept = The { $teams } teams of the file came along, with their line-ups and matches. They are under “Teams”.
note-teams-beside = The file has { $teams } teams, and its rounds are not their matches: players meet one by one, and the teams have a table beside. “Teams” changes that.
note-team-set-aside = Team (line { $line }): { $team } has fewer than two players (here { $players }); it was set aside.
note-of-another-team = Board (line { $line }): { $player } is in the team { $other }, not in { $team }; it was set aside.
note-board-taken = Board (line { $line }): board { $board } of { $team } in round { $round } belongs to { $first }; { $player } was set aside.
note-at-two-boards = Board (line { $line }): { $player } already sits at a board of { $team } in round { $round }; it was set aside.
note-matches-not-said = Which teams meet in round { $round } is not written: OpenGotha tells it from the games at board 1.
note-element-kept = Tengen makes no use of { $element } (line { $line }). It is kept, and written back to OpenGotha.
note-attribute-kept = Tengen makes no use of { $element }, { $attribute }. It is kept, and written back to OpenGotha.
note-taken = { $element } (line { $line }), { $field }: “{ $found }” cannot be used; { $taken } was taken.
note-missing-taken = { $element } (line { $line }), { $field } is missing; { $taken } was taken.
note-left-out = { $element } (line { $line }), { $field }: “{ $found }” cannot be used; it was left out.
note-nobody-called = { $element } (line { $line }): no player is called “{ $name }”; it was left out.
note-set-aside = { $element } (line { $line }): { $name } already sits in round { $round }, see line { $first }; it was set aside.
note-player-set-aside = Player (line { $line }): { $name } is entered twice, first on line { $first }; the second was set aside.
note-more-oddities = { $more } more oddities like these.
note-criterion-twice = The criterion { $criterion } was there twice; the second is left out.
note-ratings-as-they-stand = The file does not say how ratings are stored (dataVersion); they were taken as they stand.
note-ratings-shifted = The file stores ratings the old way (data version 200); 2050 was added to each.
note-transliterated = “{ $from }” is written “{ $to }”: the format lacks the letters.
note-name-cut = “{ $name }” is cut to “{ $written }”: the column is no wider.
note-left-out-without-game = { $name } has neither a game nor a free round and is left out.
note-too-fast-for-a-class = The games are too fast for a class of the European Go Database; no class is written.
note-result-missing = Round { $round }, table { $table }: the result is missing; it is written as unknown.
note-same-sign = Line { $line }, { $field }: “{ $cell }” and “{ $other }” say that both won or that both lost; taken so.
note-both-lose-as-two-losses = Round { $round }, table { $table }: both lose; it is written as a loss of each.
note-both-win-as-two-wins = Round { $round }, table { $table }: both win; it is written as a win of each.
note-no-result-not-rated = Round { $round }, table { $table }: no result; it is written as not to be rated.
note-default-as-half-point = Round { $round }, table { $table }: by default; it is written as half a point without a game.
note-default-as-free-round = Round { $round }, table { $table }: by default; it is written as a round without a game.
note-colors-unknown = Round { $round }, table { $table }: the colours are not known; the seats are written as they stand.
note-member-number-missing = { $name } has no member number and is left out with all games. Enter the number: the receiver requires it.
note-club-cut = The club “{ $club }” is written “{ $written }”: the column has four letters.
note-first-name-blank = { $name } has no first name. A blank is written, since OpenGotha wants one.
note-country-not-written = { $name }: the country “{ $country }” is not written. OpenGotha takes two letters only.
note-member-number-twice = { $name } and { $other } have the same member number { $number }. Correct one of them.
note-komi-rounded = Komi { $komi } is written { $written }: the format has whole numbers only.
note-game-left-out = Round { $round }, table { $table }: { $result ->
    [default] somebody did not come
    [jigo] it is a jigo
    [both-lose] both lose
    [both-win] both win
    [no-result] it has no result
   *[pending] the result is missing
}; the game is left out.
note-left-out-on-purpose = { $name } is left out with all games, on purpose.
note-manner-not-said = { $games ->
    [one] How { $games } game was won (points, resignation, time …) is not written.
   *[other] How { $games } games were won (points, resignation, time …) is not written.
  }
note-no-result-written = Round { $round }, table { $table }: no result; it is written as { $written }.
note-several-byes = Round { $round } has { $byes } free rounds; OpenGotha keeps only one of them.
note-draft-not-said = Round { $round } is a draft; nothing in the file says so.
note-native-names-not-said = Names in their own script of { $players } players are not written.
note-pairs-left-out = { $entries } entries of two or three partners are left out with their games: no rating list takes a game of partners.
note-partners-not-said = The partners of { $entries } entries are not written: the format has one person an entry.
note-versions-not-said = How often the results of { $boards } boards were changed is not in this file.
note-setting-not-said = The setting { $setting } ({ $value }) is not written: the format has no place for it.
note-renamed = { $name } is entered twice; the second is written as { $written }.
note-settings-assumed = The file does not say the system, limits, criteria and weights: those of a McMahon are taken. Check the settings before going on.
note-days-assumed = The file does not say the event’s name and days: today is written. Check them before going on.
note-encoding-assumed = The file is not UTF-8, and names no other encoding: it was read as { $used }. Check the names.
note-team-left-out = { $team } has fewer than two players (here { $players }); it was left out.
note-member-missing = { $team } names somebody who is not in the file; the name was left out.
note-also-in-team = { $player } is in { $other } and in { $team }, and plays for both here.
note-spare = { $size } people play for { $team }; { $player } is left out.
note-in-no-team = { $players } players are in no team and were left out.
note-team-names-noted = An entry is called by its people. The names of { $teams } teams stand in its notes.
note-in-two-teams = { $player } is in the team { $other } already; the name was left out of { $team }.
note-played-for-others = Round { $round }: { $player } played for { $team } and is in the team { $other }. The game stands and counts for neither team.
note-boards-missing = Round { $round }: the boards of { $first } – { $second } are not in the file. Add their games.
note-match-counted = Round { $round }: the file has { $first } – { $second } as { $said }. By its boards it is { $counted }, and the boards count.
note-tables-of-boards = All boards of a match stood at one table. Each has a table of its own now.
note-teams-without-start = The file gives teams a start by their rank. Here every team starts with nothing.
note-line-left-out = { $what } (line { $line }) is not known here and was left out.
## Settings
settings-drawn = Rounds are drawn already: they stay as they are. Scores and standings follow the settings at once.
settings-preset = Take over a preset
settings-preset-about = Shows the usual settings of a system and a federation in the form below. Nothing changes until you save.
settings-preset-act = Show this preset
settings-preset-tried = The form shows the preset. It is not saved yet: look through it, then save.
settings-event = The event
settings-name = Name of the event
settings-short-name = Short name
settings-short-name-hint = For the names of files
settings-begins = First day
settings-ends = Last day
settings-place = Place
settings-director = Director
settings-contact = Responsible for people’s data
settings-contact-hint = Name and address of whoever answers for what is kept, as the privacy page shows it
settings-rounds = Rounds
settings-play = Play
settings-rules = Rules
settings-board-size = Lines of the board
settings-komi-hint = Of even games: 6.5
settings-basic-minutes = Basic time, in minutes
settings-overtime = Then
settings-overtime-seconds = Seconds
settings-overtime-seconds-hint = Of a period, or added a move
settings-overtime-stones = Stones
settings-overtime-stones-hint = Of a period; Canadian only
settings-internet = Played on the internet
rules-japanese = Japanese
rules-korean = Korean
rules-chinese = Chinese
rules-ing = Ing
rules-aga = American (AGA)
rules-bga = British (BGA)
rules-ffg = French (FFG)
rules-egf = European (EGF)
rules-ngb = Dutch (NGB)
rules-nz = New Zealand
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = Club, 9×9
rules-club-beginners = Club, beginners
rules-club-dutch = Club, Dutch beginners’ page
rules-generic = As an encyclopedia has them (Dutch)
settings-system = Pairing system
settings-floor = Floor
settings-bar = Bar
settings-zero = Zero
settings-zero-hint = The rank whose score is 0: 30k
settings-categories = Categories
settings-categories-hint = Their lowest ranks, without that of the last: 1d, 5k
settings-handicap-basis = Reckoned from
basis-score = the McMahon score
basis-rank = the rank
settings-handicap-none-from = No handicap from
settings-handicap-none-from-hint = Between players of this rank or above there is none: 1d
settings-handicap-correction = Taken off the difference
settings-handicap-correction-hint = In stones: 1
settings-handicap-ceiling = Most stones
settings-handicap-ceiling-hint = 0 for even games only
settings-bye-mms = Free round, McMahon points
settings-absent-mms = Absence, McMahon points
settings-bye-wins = Free round, wins
settings-absent-wins = Absence, wins
settings-no-result = A game without a result
policy-replay = Nothing until it is played again
policy-half = Half a point each
policy-zero = No point
settings-round-down = Round halves down
settings-round-down-note = The sum of free rounds and absences, to whole points. Jigo never is.
settings-sos-half = Missed rounds count half for opponents
settings-sos-half-note = In sums of opponents’ scores, as if half a point had been won in each.
settings-placement = Placement
settings-of-teams = Who meets whom in matches of teams, and how teams are placed, stands with the teams; this is of players.
settings-placement-about = The first decides; where it is equal, the next.
settings-expert = For experts: how the draw weighs
settings-said-words = { $words }.
settings-said-hidden = *Only its own people* see it until it is announced.
settings-said-seen = *Everybody* sees it.
settings-said-zone = Times are those of *{ $zone }*.
settings-said-no-rooms = All tables stand in *one room*.
settings-said-rules = Rules: *{ $rules }*, on *{ $size }* lines.
settings-said-even = *Even games* only.
settings-said-handicap = Handicap from *{ $basis }*: *{ $difference }*, *{ $most }* stones at most, none from *{ $from }* up.
settings-said-difference-less = the difference less { $n }
settings-said-difference-all = the whole difference
settings-said-difference-more = the difference and { $n } more
settings-said-mcmahon = All from *{ $bar }* up start level, all from *{ $floor }* down too.
settings-said-apart = Kept apart, worth so many score groups: { $kept }.
settings-said-not-apart = *Nobody* is kept apart.
settings-said-skip = Players *may skip* a round that is not drawn yet.
settings-said-skip-ask = Players *ask* to skip a round.
settings-unplayed = Games not played within the window
settings-grace-days = Days of grace after the window
settings-grace-days-hint = Until they are over nobody can settle games that were not played. It is never done by itself.
settings-open-games = Open games in the draw of a later round
settings-open-games-hint = Only the draw counts them so; the standings count nothing until they are played.
open-games-nothing = Nothing for either
open-games-half = Half a point each
settings-least-games = Rounds to be played for a place
settings-least-games-hint = 0 asks for none. Games that were played count, and a free round or a win by default: who came. Who can no longer reach it stands below, without a place or a prize.
settings-up = How many of the first go up
settings-series = Series of leagues
settings-series-hint = Events of yours with the same name can be added to it on its page
settings-season-name = Season
settings-season-name-hint = Such as 2026/27; divisions of one season stand together
settings-division = Division
settings-division-hint = 1 is the highest; 0 where there is one
settings-up-hint = For divisions: the standings have a line there. 0 for none.
settings-down = How many of the last go down
settings-said-moves = *{ $up }* go up, *{ $down }* go down.
settings-said-alone = This event is in *no series*.
settings-said-unplayed = Games not played within a round’s window, when an organiser ends it: *{ $policy }*.
settings-said-grace = { $n ->
    [one] *1* day of grace.
   *[other] *{ $n }* days of grace.
  }
settings-said-open-nothing = In a draw an open game counts as *nothing*.
settings-said-open-half = In a draw an open game counts as *half a point each*.
settings-said-least = { $n ->
    [one] A place takes *1* round played.
   *[other] A place takes *{ $n }* rounds played.
  }
settings-said-least-none = Everybody has a place, however few games they play.
settings-said-worth = A free round is worth *{ $bye }*, an absence *{ $absent }*.
settings-said-placement = Places by { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = After *{ $n }* minutes what both say counts by itself.
settings-said-names-first = Surnames stand *first*.
settings-said-names-last = Surnames stand *last*.
settings-said-sides-mean = *Two or three* play a side in turn, as strong as their mean.
settings-said-sides-given = *Two or three* play a side in turn, as strong as given.
settings-said-ratings-shown = Changes of rating are *shown*.
settings-said-ratings-not-shown = Changes of rating are *not shown*.
settings-said-gap = Rank and rating more than *{ $n }* ranks apart are marked.
settings-said-usual = { $n } values, all as usual
settings-said-otherwise = { $n } values, *{ $k }* otherwise than usual
settings-places = Points and places
settings-more = More values; the usual ones suit nearly every event
settings-change = Change: { $what }
settings-save-from = Save, from round { $round }
settings-leave = Leave it
settings-follow-names = Pages, sheets and files carry it at once.
settings-follow-print = Slips and the sheet of the rules say so from now on: print them again.
settings-follow-first = Nothing is drawn yet: it counts from the first round.
settings-follow-drawn = Rounds that are drawn stay as they are.
settings-follow-places = Scores and places follow at once, in past rounds too.
settings-criterion-up = { $name } one place up
settings-criterion-out = Leave { $name } out
settings-criterion-add = One more
weight-duplicate = Not meeting twice
weight-color = Balance of colours
weight-category = Staying in the category
weight-score = Staying near in score
weight-drawn = Who is drawn up or down
weight-handicap = Small handicaps
weight-geography = Other clubs and countries
weight-secondary = Base of secondary criteria
weight-secondary-hint = Kept for files that carry it
weight-curve = Curve
weight-curve-hint = From 0 to 1: 0.5
weight-deterministic = Chance made from the names
weight-deterministic-note = The same players always give the same draw.
seeding-first-rounds = First method, through round
seeding-first-method = First method
seeding-later-method = Later method
seeding-first-by-rating = First method: rating decides among equals
seeding-later-by-rating = Later method: rating decides among equals
method-random = Upper half meets lower half, at random
method-fold = First meets last
method-slip = First of the upper half meets first of the lower
drawn-upper = Who of the upper group goes down
drawn-lower = Who of the lower group goes up
drawn-compensate = Even it out
drawn-compensate-note = Who was drawn up is rather drawn down next time, and the reverse.
place-drawn-top = The top
place-drawn-middle = The middle
place-drawn-bottom = The bottom
apart-country = Same country
apart-club = Same club
apart-club-group = Neighbouring clubs
apart-hint = Worth so many score groups
apart-excused-from = Does not apply from
apart-excused-from-hint = A rank; stronger players may meet anybody: 1d
apart-excused-by-wins = Nor for winners of half the rounds
apart-excused-at-bar = Nor for those at the bar
## Registration
entries-count = { $count ->
    [0] Nobody is entered yet.
    [one] One player is entered.
   *[other] { $count } players are entered.
  }
entries-waiting = { $count ->
    [one] One is not checked in.
   *[other] { $count } are not checked in.
  }
entries-nobody = Enter players one by one, or read a list of participants. Who is here is checked in here too.
entries-import = Read a list
entries-which = Which players
entries-all = All { $count }
entries-final = Checked in { $count }
entries-preliminary = Not checked in { $count }
entries-list = Players and the rounds they take part in
entries-player = Player
entries-here = Here
entries-taking-part = Taking part
entries-of-round = { $count } take part
entries-here-of = { $name } is here
entries-round-of = { $name } takes part in round { $round }
entries-kept-out = kept out by a ruling
entries-seated = has a board or a free round
entries-seated-here = checked in
entries-seated-hint = ● is paired in that round; only the draw changes that.
entries-save = Save the list
entries-saved = { $count ->
    [0] Nothing was changed.
    [one] One player is changed.
   *[other] { $count } players are changed.
  }
entries-paired = { $name } is paired in round { $round }, so nothing was saved. Unpair the board in the draft first; a published round stays as it is.
entries-check-in = { $count ->
    [one] Check in the one shown
   *[other] Check in all { $count } found
  }
entries-check-out = { $count ->
    [one] The one shown is not here yet
   *[other] None of the { $count } found is here yet
  }
entries-page = Page { $page }
entry-new-title = Enter a player
entry-native-name = Name in its own script
entry-native-name-hint = If it differs: 森下 藍子
entry-rank = Rank
entry-rank-hint = 4k or 2d
entry-rating = Rating
entry-rating-hint = Left empty, the middle of the rank
entry-club-hint = As it is written on the wall list
entry-registration = Registration
registration-final = Checked in
registration-about-final = Is paired in every round ticked below.
registration-preliminary = Announced
registration-about-preliminary = Is on the list and is not paired.
entry-rounds = Takes part in rounds
entry-round-kept-out = Round { $round }: kept out by a ruling
entry-round-seated = Round { $round }: paired, stays
entry-more = Numbers and correction
entry-egf-pin = EGF number
entry-egf-pin-hint = The eight digits of the European Go Database
entry-ffg-licence = French licence
entry-aga-id = AGA number
entry-partners = Partners, in the order of turns
entry-partners-hint = A line each: Beck, Bea, 2d. A rating, the European number, FFG or AGA with a number may follow. The person above plays first.
entry-correction = Correction of the starting score
entry-correction-hint = Usually 0; +1 starts one group higher
entry-add-next = Enter, and the next one
entry-late = All rounds are drawn: whoever is entered now plays in none. While no game has a result, take all rounds back and draw again; otherwise add rounds in the settings, or give them a place at a round’s tables.
entry-added = { $name } is entered.
entry-changed = { $name } is changed.
entry-rank-follows = The start was { $was } and is { $now }: the SOS of everybody they meet changes with it. { $count ->
    [one] The board that was drawn stays as it is.
   *[other] The { $count } boards that were drawn stay as they are.
  } The next draw goes by the new rank.
entry-ranks-follow = { $starts ->
    [0] Their starts stay.
    [one] The start of one player changes, and with it the SOS of everybody they meet.
   *[other] The starts of { $starts } players change, and with them the SOS of everybody they meet.
  } { $count ->
    [one] The board that was drawn stays as it is.
   *[other] The { $count } boards that were drawn stay as they are.
  } The next draw goes by the new ranks.
entry-rank-stays = The start stays { $now }. { $count ->
    [one] The board that was drawn stays as it is.
   *[other] The { $count } boards that were drawn stay as they are.
  } The next draw goes by the new rank.
entry-withdraw-title = Withdraw
entry-withdraw-from = From
entry-withdraw-hint = Games of earlier rounds stay.
entry-withdraw = Withdraw
entry-withdrawn = { $name } takes part no more from round { $round } on.
leave-title = Withdraw { $name } from round { $round } on
leave-about = Results that are entered stay, and so do games of earlier rounds.
leave-games = { $n ->
    [one] One game of these rounds is drawn and not played
   *[other] { $n } games of these rounds are drawn and not played
  }
leave-what = What becomes of them
leave-opponents-win = The opponents win by default
leave-as-unplayed = The event’s rule for games not played
leave-annulled = They are annulled: no result
leave-unsaid = Say what becomes of the games.
leave-reported = A player has said how these ended. They stay open until an arbiter enters the result.
leave-undo = To take it back, reopen a game at its board, and tick the rounds of the player again.
leave-act = { $n ->
    [0] Withdraw
    [one] Withdraw and settle 1 game
   *[other] Withdraw and settle { $n } games
  }
leave-done = { $n ->
    [one] { $name } takes part no more from round { $round } on; 1 game that was not played is settled.
   *[other] { $name } takes part no more from round { $round } on; { $n } games that were not played are settled.
  }
entry-remove-title = Remove
entry-remove-hint = For somebody entered by mistake.
entry-remove = Remove from the tournament
entry-removed = { $name } is removed.
entry-back = Back to the list
## A list of participants
participants-title = Read a list of participants
participants-lead = You see who would be entered before anybody is.
participants-file-hint = A table as text, XLSX or ODS, its columns in any order with a line above that names them. Without such a line: name, first name, rank, country, club. Or the file of another tournament (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): its players are taken.
participants-pasted = Or paste it here
participants-pasted-hint = Rows copied from a spreadsheet, with the line that names the columns.
participants-registration = How do they stand?
participants-announced = Announced: check them in as they come
participants-here = Checked in
participants-act = Look at the list
participants-done = { $count ->
    [0] Nobody new was on the list.
    [one] One player is entered.
   *[other] { $count } players are entered.
  } { $changed ->
    [0] { "" }
    [one] One was brought up to date.
   *[other] { $changed } were brought up to date.
  } { $same ->
    [0] { "" }
   *[other] { $same } stood there already.
  }
participants-example = Such as this
## Starting groups
groups-title = Starting groups
groups-lead = { $players ->
    [0] Nobody takes part in round 1 yet.
    [one] One player takes part in round 1.
   *[other] { $players } players take part in round 1,
  } { $groups ->
    [0] {""}
    [one] in one group.
   *[other] in { $groups } groups.
  }
groups-drawn = Round 1 is drawn already. Other limits change scores, not its pairs.
groups-floor-hint = Everybody below starts as if of this rank
groups-bar-hint = Everybody above starts as if of this rank
groups-try = Try these limits
groups-tried = This is how it would be. Nothing is changed yet.
groups-apply = Take these limits
groups-back = Back to the settings as they are
groups-applied = Floor and bar are changed.
groups-not-by-score = Everybody starts with the same score: floor and bar count for McMahon only.
groups-size = { $count ->
    [one] one player
   *[other] { $count } players
  }
groups-everybody = Everybody
groups-category = Category { $category }
groups-nobody = When players are entered and checked in, their groups are here.
## Files
downloads-through = Results through round { $round }.
downloads-before = No round is published yet.
downloads-draft = The draft is left out of results.
downloads-missing = { $count ->
    [one] One result missing
   *[other] { $count } results missing
  }
downloads-waits = Waits for the results above.
downloads-says-all = Nothing of the event is missing in this file.
downloads-notes = { $count ->
    [one] One thing it cannot say
   *[other] { $count } things it cannot say
  }
download-act = Download
download-h9 = European Go Database (H9)
download-about-h9 = Results to be rated by the European Go Federation.
download-tou = France (tou)
download-about-tou = Results to be rated by the French federation.
download-aga = America (AGA)
download-about-aga = A report for the American Go Association.
download-standings = Standings (CSV)
download-about-standings = For a spreadsheet: places, criteria and every round.
download-teams = Standings of teams (CSV)
download-about-teams = For a spreadsheet: the table of teams with every round. The other tables are of players, each with the team.
download-pairings = Pairings (CSV)
download-about-pairings = For a spreadsheet: one round, table by table.
download-players = Players (CSV)
download-about-players = For a spreadsheet: everybody who is entered.
download-participants = List of participants (CSV)
download-about-participants = Name, rank, country, club: for other tournaments and programs.
download-opengotha = OpenGotha (XML)
download-about-opengotha = The tournament, to go on with in OpenGotha.
download-pairgoth = Pairgoth
download-about-pairgoth = Published rounds, as Pairgoth opens them: players, teams, games and settings.
download-tengen = Tengen (JSON)
download-about-tengen = The whole tournament, drafts included; reads back exactly.

list-column-category = Category
note-categories-not-said = The categories of { $players ->
    [one] one player, set
   *[other] { $players } players, set
} by hand, are not written: there the rank decides.
entry-category-by-rank = As the rank says
entry-category-hint = Another than the rank says, for prizes, standings and the draw
entries-chosen-set-category = Set the category
list-plays-as = { $grade }, paired as { $rank }

# The event as a thing: copied, archived, deleted; and who can sign in.

event-title = The event
event-is-archived = It is archived: it can only be read.
event-announced = Everybody can see the event now.
event-archive = Archive
event-archive-about = An archived event stays readable for everybody and stands apart in the list. Nothing in it can be changed until it is taken out of the archive.
event-archive-act = Archive the event
event-unarchive-act = Take it out of the archive
event-archived = The event is archived. It can only be read from now on.
event-unarchived = The event is out of the archive and can be changed again.
act-archive = Archived
act-unarchive = Taken out of the archive
copy-title = Copy
season-title = Next season
season-not-all = The next season is made by somebody who organises all its divisions.
season-about = Who goes up and down follows the lines of the tables; each may play elsewhere. Teams come with their squads and captains. Results stay with the old events.
season-leaves = Leaves
season-next-name = Name of the next event
season-plays-in = Where { $name } plays next
season-open = { $n ->
    [one] One board has no result.
   *[other] { $n } boards have no result.
  }
season-undrawn = { $n ->
    [one] One round is not published.
   *[other] { $n } rounds are not published.
  }
season-empty = Nobody would play here.
season-namesakes = Of one name, and all of them are entered: { $names }. If it is one person, let one of the two leave, or take one out of the squad.
season-once = Of one federation number, so entered once, in the first squad: { $names }.
season-look = To look at first
season-sure = Make the next season all the same
season-sure-first = Look at this first, and tick the box if it is as you want it.
season-to-choose = Choose …
season-choose = Choose a division, or that they leave.
season-team-twice = Two teams called “{ $team }” would play in { $division }. Send one of them elsewhere, or rename it in its old event first.
season-settings = Put the settings of { $division } right first. { $fault }
season-make = Make the next season
season-made = The next season is made, hidden until each division is announced.
copy-about = Another event with the same settings, without rounds or times. It is hidden until you announce it.
copy-begin = Copy the event
copy-address = Address
copy-address-hint = The end of its address, such as open-27; made of the name if empty.
copy-people = Take { $n ->
    [one] its one player
   *[other] its { $n } players
  } along
copy-people-note = Announced, not checked in.
copy-act = Make the copy
copy-done = { $event } is made as a copy, hidden so far.
create-like = Or copy an earlier one:
create-people = People
create-people-hint = Those of an earlier event come along, announced and not checked in.
create-people-none = Nobody yet
delete-title = Delete
delete-about = Takes the event away with all that was its own. This cannot be undone.
delete-begin = Delete the event
delete-what = { $players ->
    [one] One player
   *[other] { $players } players
  } and { $games ->
    [one] one game
   *[other] { $games } games
  } would be gone, with the journal, the rulings, the records and every link to it.
delete-keep = Keep a file first
delete-keep-about = One file with all of it: people, rounds, journal, incidents, rulings, records, certificates.
delete-keep-act = Download everything
delete-now = Delete it now
delete-name = Type its name
delete-act = Delete it for good
delete-leave = Leave it
delete-done = { $event } is deleted.
download-xlsx = Excel workbook
download-about-xlsx = Players, standings and the pairings of every round as sheets of one XLSX file.

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = This is needed. Write 1 to 200 characters.
fault-too-long = { $length } characters are too many; { $most } is the most.
fault-control-character = There is a control character in it. Write letters, digits and blanks.
fault-web-address = There is a web address in it. Write it without one.
fault-ends-before-it-begins = The end is before the beginning. Choose the same day or a later one.
fault-past = This is over already. Choose a time to come.
fault-floor-above-bar = The floor is above the bar. Choose a bar at least as high.
fault-twice = { $what } is there twice. Once is enough.
fault-no-main-score = One of MMS, NBW and CPS is needed, so that wins count.
fault-category-order = Each limit must be lower than the one before it.
fault-round-order = It would begin before round { $round }, or with it.
fault-club-code = “{ $code }” is no code of a club: write 1 to 4 plain letters and digits.
error-reference = If it happens again, give the organiser this number: { $number }.
error-to-the-event = Back to the tournament
error-to-the-front = To the front page

downloads-complaints = { $count ->
    [one] It would come back for one reason:
   *[other] It would come back for { $count } reasons:
}
downloads-accepted = Nothing is wrong that its receiver checks.
download-draft = Download anyway, for my own use
downloads-refused = { $file }: { $count ->
    [one] one thing has to be mended first.
   *[other] { $count } things have to be mended first.
}
reporting-title = What federations get
reporting-clubs = Codes of clubs
reporting-clubs-about = Up to four letters or digits, as the federation has them. Without one, the European file has the first four letters of the name.
reporting-aga = Left out of the American report
reporting-aga-about = Those who are ticked are left out with all their games.
reporting-save = Save

# Mending a published round.

settings-hidden = Hidden until it is announced
settings-hidden-note = Only its own people see it. Take the tick away to announce it.

private-initials = Show initials only
private-initials-note = For a child: nobody but the people who work here reads the name.
merge-title = Two entries of one person
merge-ask = { $stays } stays, with the games of { $goes } and what it lacks of its data. { $goes } is removed, with its personal link. This cannot be undone.
merge-double = Number of the other entry
merge-act = Merge the two
merge-unsure = Write the number of another entry.
merge-done = { $name } is merged with this entry.
forget-title = What is kept of this person
forget-data = All of it as a file, for them
forget-about = Forgetting takes away name, numbers, address and link, everywhere and for ever. The games stay, under a number; so do rank, club and country, by which rounds were drawn.
forget-left = The name also stands here, and stays there until you change it: { $left }
forget-sure = I am sure: it cannot be taken back
forget-act = Forget this person
forget-unsure = Tick that you are sure.
forget-done = Forgotten: number { $number } has no name any more.
forget-done-but = Forgotten: number { $number } has no name any more. The name still stands here; change it: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Show what both players say before it is confirmed
settings-provisional-note = On the page of the round, marked as not confirmed. It counts for nothing until then.
round-provisional = not confirmed yet

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = Out of the event by ruling { $no }
timetable-lead = When each round is to begin. The hall’s screen counts down to it; an arbiter starts the clocks from the list of boards.
timetable-day = Day
timetable-time = Time
timetable-window = Window instead of an hour
timetable-window-about = For leagues and club evenings: the games of the round are played on any day from the first to the last, each when its players agree. Windows may overlap. Without a time, days are whole.
window-too-early = The window begins before the event does, on { $day }.
window-too-late = The window ends after the event does, on { $day }.
window-and-start = A start beside a window: players are told both. Clear the time of the start if the games are played within the window.
timetable-from = First day
timetable-from-time = From
timetable-until = Last day
timetable-until-time = Until
fault-window-ends-first = The window would end before it begins. Write a last day that is not before the first.
fault-window-order = This window ends before that of round { $round } begins. Give rounds their days in order.
unplayed-way = Games of round { $round } that were not played
unplayed-title = End round { $round }
unplayed-none = No game of this round waits to be settled.
unplayed-count = { $n ->
    [one] 1 game was not played
   *[other] { $n } games were not played
  }
unplayed-what = What they get: { $policy }. { $worth }.
unplayed-change = Change that
unplayed-late = It can be taken back as long as nothing else is entered there. A game that is played late is entered at its board and counts in this round.
unplayed-not-before = The window and the days of grace are over on { $at }. Until then nothing is settled.
unplayed-settle = { $n ->
    [one] End round { $round }: 1 game
   *[other] End round { $round }: { $n } games
  }
unplayed-settled = Round { $round } is ended. It can be taken back below.
unplayed-reopened = The games of round { $round } are open again.
unplayed-reported = Left open: { $n }
unplayed-reported-about = A player has said how these ended, or both agreed on a date that is still to come. Enter the results: they stay open otherwise.
unplayed-done = Settled without a game: { $n }
unplayed-reopen = Take that back: they are open again
timetable-save = Save the timetable
timetable-saved = The timetable is saved.
timetable-hall = The hall’s screen

webhooks-title = Webhooks
event-more = Announce, copy, archive, delete
webhooks-lead = Tell another program when a round is published, a result is entered, or the standings are final.
webhooks-secret = This secret signs the messages. Copy it now: it is not shown again.
webhooks-since = since { $at }
webhooks-remove = Tell no longer
webhooks-removed = The address is told no longer.
webhooks-url = Address
webhooks-url-hint = https://…; each message is a POST with JSON, signed in the header Tengen-Signature.
webhooks-add = Tell this address
webhooks-full = Ten addresses are the most. Remove one first.
webhooks-log = What was sent
webhooks-log-empty = Nothing yet.
webhook-event-round-published = round published
webhook-event-result-entered = result entered
webhook-event-standings-final = standings final
webhook-taken = taken { $at }
webhook-waits = waits to be sent
webhook-again = tried { $tries } times, again { $at }
webhook-given-up = given up after { $tries } times
fault-address = This is no address. Write one such as https://go.example/hook.
lists-fetched = Fetched by itself
lists-fetched-about = The newest list is fetched from this address; on any error the one before stays.
lists-fetched-last = Last { $at }:
lists-fetched-never = Not fetched yet.
lists-source-kind = List
lists-source-url = Address
lists-source-url-hint = Where the federation publishes it; empty for nowhere.
lists-source-every = Every how many hours
lists-source-every-hint = 0: only when asked, by tengen ratings fetch
lists-source-save = Save the address
outside-address = { $address } is no address.
outside-private = The address leads into a private network.
outside-too-large = The server there sends more than { $most } MB.
outside-too-slow = The server there took too long.
outside-connection = The connection failed or broke off.
fetch-no-source = No address is set.
fetch-broken = What is there is no list, or a broken one.
fetch-other-list = The list there is that of the { $list }.
fetch-shrunk = The list there has { $people } people, the one before { $before }: it may have been cut off.
fetch-not-kept = The list could not be kept.
fetch-done = { $people } people of { $date }.
webhook-no-key = The key that signs is not on this machine: take server.key from where the address was named, or name it anew.

settings-zone = Time zone
settings-zone-hint = Such as Europe/Copenhagen, or its city. Left empty, times are those of the server’s clock.
settings-zone-timetable = The rounds of the timetable keep their moment: on another clock their hours read differently.
settings-saved-zone = The settings are saved. The rounds start at the same moments as before, and this clock shows them at other hours: round { $round } at { $after }, not { $before }. If { $before } was meant, correct the timetable.

# What only the organiser knows of players; prizes; standings of a group.

private-title = For the organiser alone
private-about = Nobody else sees this: it is on no public page and in no file for others. Sex and year of birth count for prizes.
private-for-prizes = For prizes only.
private-sex = Sex
private-birth-year = Year of birth
private-email = E-mail
private-fee = Fee
private-fee-hint = Such as 30 EUR, student.
private-meal = Meal
private-note = Note
private-consent = Name and results may be published
sex-unsaid = not said
sex-f = female
sex-m = male
fault-email = “{ $typed }” is no address of e-mail: write one such as anna@go.example.
list-column-sex = Sex
list-column-birth-year = Year of birth
list-column-fee = Fee
list-column-paid = Paid
list-column-meal = Meal
list-column-note = Note
list-column-email = E-mail
list-column-consent = May be published
list-column-team = Team
list-column-board = Board in the team
list-column-captain = Captain
list-column-partners = Partners
prizes-open = { $open ->
    [one] One result is missing
   *[other] { $open } results are missing
  }: the list may still change.
prizes-ceremony = For the ceremony, the last place first
prizes-none = No prize is given yet: say below what there is.
prizes-nobody = Nobody has won any of the prizes yet.
prizes-part-category = category { $part }
prizes-part-start = start { $part }
prizes-place = { $place }.
prizes-each = { $each } each
prizes-print = Print this page for the ceremony.
prizes-rules = What there is
prizes-rules-about = From top to bottom, what counts most first. Prizes of a kind stand from the first place on, one a line.
prizes-kind = Prize { $n }
prizes-name = Name
prizes-of = Who gets it
prizes-of-none = not used
prizes-of-places = the first by place
prizes-of-categories = the first of each category
prizes-of-starts = the first of each starting score
prizes-of-teams = the first teams
prizes-of-all-wins = each who won all rounds
prizes-group = Among
prizes-detail = Which
prizes-detail-hint = Of ranks 5k-1k, of youth the year of birth from, of a category its number, of a club or country its letters.
prizes-list = Prizes
prizes-several = One player may get several prizes
prizes-shared = Equals in the main score share, whatever the tie-breaks say
prizes-save = Save the prizes
prizes-saved = The prizes are kept.
prizes-standings = Standings of this group
group-all = everybody
group-dan = dan players
group-kyu = kyu players
group-ranks = ranks
group-category = a category
group-club = a club
group-country = a country
group-youth = youth
group-women = women
fault-group = “{ $typed }” does not say which: ranks such as 5k-1k, a year of birth, the number of a category, a club, or the two letters of a country.
entries-gap = rating { $rating } says { $rank }
settings-rank-gap = Ranks between rank and rating
settings-rank-gap-hint = Who differs by more is marked in the registration.
prizes-all-wins = all wins

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = Players are entered from these lists, and their ratings are brought up to date from them. Of each federation the newest list is used.
lists-none = There is no list yet.
lists-list = List
lists-day = Day
lists-people = People
lists-used = in use
lists-file = Rating list
lists-file-hint = As it comes from EGF (HTML), FFG or AGA (TDList). It is taken whole or not at all; { $kept } of each are kept.
lists-act = Bring the list in
lists-done = { $name } of { $date }: { $count } people.
lists-done-but = { $name } of { $date }: { $count } people. { $lines ->
    [one] One line was left out
   *[other] { $lines } lines were left out
  }: { $which }
lists-ask = Every event of this server uses these lists, so an owner of the server brings them in: ask { $names }.
lists-removed = { $name } of { $date } is removed.
enter-title = Enter players
enter-no-list = There is no rating list yet.
enter-list = { $name }, { $date }, { $count } people
enter-field = Name or number
enter-found = { $count ->
    [0] Nobody is called like this.
    [one] One name like this.
   *[other] { $count } names like this.
}
enter-keys = ↓ goes down, Enter enters the only one or goes to the first, the field is empty again.
enter-entered = Entered
enter-not-listed = Not on the list?
enter-by-hand = Enter by hand
enter-newest = Entered last
enter-all = All players
enter-list-gone = There is a newer rating list. Choose from it.
list-column-surname = Surname
list-column-first-name = First name
list-column-name = Whole name
list-column-native-name = Name in its own script
list-column-rank = Rank
list-column-rating = Rating
list-column-country = Country
list-column-club = Club
list-column-pin = EGF PIN
list-column-licence = French licence
list-column-aga-id = AGA number
list-column-registration = Checked in or announced
list-column-rounds = Rounds
list-column-correction = Correction of the score
list-column-none = Not used
list-preview-title = Who would be entered
list-preview-lead = { $new } new, { $known } entered already. Nothing is done yet.
list-not-entered = Nobody was entered yet. Look at the marked lines first.
list-wrong = { $count ->
    [0] Something is missing:
    [one] One line is not clear. Give what is missing, or leave it out.
   *[other] { $count } lines are not clear. Give what is missing, or leave them out.
}
list-names-ask = Which part of the names is the surname? It is in bold.
list-names-turn = The names are the wrong way round? The surname is in bold.
list-names-given-first = First name first
list-names-surname-first = Surname first
list-scale-ask = On which scale are the ratings?
list-scale-european = European: 2100 is 1 dan
list-scale-french = French: 50 is 1 dan
list-scale-american = American: 1.5 is 1 dan
list-far-ask = { $count ->
    [one] One rating is far from the rank beside it.
   *[other] { $count } ratings are far from the rank beside them.
  } Which one is right?
list-far-keep = Keep rank and rating
list-far-rank = Take the rating of the rank
list-likely-ask = { $count } ranks are not clear. For each of them one is proposed.
list-likely-all = Use all proposals
list-likely = Use { $rank }
list-alike = Nearly the name of no. { $no } { $name }
list-alike-line = Nearly the name of { $name } on line { $line }
list-columns = What the columns were taken for
list-header = Column
list-sample = Sample
list-taken-for = Taken for
list-unused = not used
list-column-of = Column { $header } with { $sample } is
list-look-again = Read it so
list-line = Line
list-numbers = Numbers
list-leave-out = Leave out
list-leave-out-of = Leave { $name } out
list-rank-of = Rank of { $name }
list-new = new
list-same = no. { $no }, as it stands
list-changes = no. { $no } { $name } is brought up to date
list-more = And { $count } more, who are not shown.
list-enter = Enter { $count }
list-other = Another list
list-nobody-on-it = Nobody is on this list.
update-title = Bring ratings up to date
update-lead = { $count ->
    [0] Nobody differs from the newest lists.
    [one] One player differs from the newest lists.
   *[other] { $count } players differ from the newest lists.
}
update-gap-field = Say where rank and rating differ by more than so many ranks
update-show = Show
update-chosen = Chosen
update-now = Now
update-list-says = The list says
update-look = To look at
update-unknown = The list of the { $list } knows nobody of this number.
update-other = In the list of the { $list } this number is { $name }’s.
update-twice = No. { $no } has the same number of the { $list }.
update-expired = The membership ended on { $date }.
update-namesakes = The list of the { $list } knows { $count } people of this name. Choose one.
update-gap = The rating is that of { $rank }: { $ranks } ranks off.
update-who = Who { $name } is
update-nobody = None of them
update-ratings = Take ratings
update-both = Take ratings and ranks
update-rank = Rank from rating
update-rating = Rating from rank
entries-chosen = With those chosen
entries-choose-all = Choose all { $count } found
entries-choose-head = Choose
participants-nothing = There is nothing to read: choose a file, or paste the list.
entries-chosen-check-in = Check in
entries-chosen-announce = Not here
entries-chosen-take-out = Take out
entries-chosen-set-club = Set the club
entries-chosen-set-country = Set the country
entries-chosen-rank-up = One rank up
entries-chosen-rank-down = One rank down
entries-chosen-rounds = Rounds, such as 1,3-5
entries-chosen-set-rounds = Set the rounds
entries-chosen-nobody = Nobody was chosen. Tick players first.
entries-chosen-ask = { $count ->
    [one] { $what }: one player?
   *[other] { $what }: { $count } players?
  }
entries-chosen-more = and { $count } more
entries-chosen-no-rounds = These are no rounds. Write them as 1,3-5.
entries-sort = Sort by
entries-sort-name = Name
entries-sort-rank = Rank
entries-sort-rating = Rating
entries-sort-club = Club
entries-sort-country = Country
entries-sort-number = Entered
entries-sort-category = Category
entries-sort-pin = European PIN
entries-sort-fee = Fee
entries-sort-paid = Paid
entries-sort-meal = Meal
entries-sort-born = Year of birth
entries-show-so = Apply
entries-show-paid = Paid { $count }
entries-show-far = Rank far from rating { $count }
entries-show-no-pin = Without a PIN { $count }
entries-show-out = Not in round { $round }: { $count }
entries-chosen-unpaid = Has not paid
numbers-title = { $count ->
    [one] One number is known to the lists and not entered
   *[other] { $count } numbers are known to the lists and not entered
  }
numbers-about = Each list knows just one person of that name. Look whether it is the same one, and take the tick away where not.
numbers-number = Number
numbers-take = Take the numbers
numbers-taken = { $count ->
    [0] Nothing was taken.
    [one] One player has a number now.
   *[other] { $count } players have a number now.
  }
numbers-way = Take all numbers that the lists know
names-small = { $count ->
    [one] Write this name in small letters
   *[other] Write these { $count } names in small letters
}
names-small-done = { $count ->
    [one] One name stands in small letters now.
   *[other] { $count } names stand in small letters now.
}
enter-nearest = The { $count } nearest names.
entry-added-from = { $name } is entered and plays from round { $round } on. Tick the round before as well to seat them as a latecomer.
list-enter-both = Enter { $new }, bring { $known } up to date
