# The organiser's screens: settings, registration, drafts, journal, people.

## Why the desk refuses
refusal-entered-already = { $name } is entered already. Two people of one name need something that tells them apart, such as their PIN or licence.
refusal-has-games = This player has games. Withdraw them instead: the games stay.
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

draw-unknown-round = This event has { $rounds } rounds.
draw-no-participants = Nobody takes part in round { $round }. Enter players, or check them in.
draw-one-participant = { $name } is the only participant. A game needs two.
draw-not-taking-part = { $name } does not take part in this round. Check the registration.
draw-twice = { $name } is named twice.
draw-table-twice = Table { $table } is given to two boards. Move one of them.
draw-bye-not-needed = The field is even without { $name }: no bye is needed.
draw-too-large = { $count } players are too many for one draw. Split the field into two events.
draw-no-valid-pairing = No valid pairing. Whatever is tried, these stay without an opponent: { $names }

draft-unknown-round = This event has { $rounds } rounds.
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
draft-forbidden = Against the rules of the draw: { $pairs }. Nothing was changed. If you want it all the same, tick the box that overrules them; the journal will say so.
draft-may-not = This cannot be: { $pairs }. Nothing was changed.
draft-table-unused = Table { $table } is out of use by the rules of the draw. Choose another table, or change the rules.
draft-not-free = { $name } is not free. Choose somebody who waits or has a free round.

## Ways between the organiser's pages
organiser-pages = Registration and files
way-groups = Groups
way-downloads = Downloads
way-people = People
way-journal = Journal

act-import-notes = What is to be said of the file

## A new tournament
create-title = A new tournament
create-lead = These few things are enough to begin. Everything can be changed later.
create-import = Or read it from a file.
create-system = How are players paired?
create-federation = Rules, komi and time of
create-federation-hint = The usual ones of this federation; they stand in the settings afterwards.
create-act = Make the tournament
create-done = { $event } is made. These are its settings; look through them, then enter players.
create-before = This form was sent before, and the tournament was made then. Here it is.
system-mcmahon = McMahon
about-system-mcmahon = Everybody starts with a score by rank and meets people of the same score.
system-swiss = Swiss
about-system-swiss = Everybody starts level and meets people with as many wins.
system-swiss-categories = Swiss with categories
about-system-swiss-categories = Like Swiss, within categories of rank.
system-cup = Cup
about-system-cup = Like Swiss, with earlier wins weighing more.
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
fault-country = “{ $typed }” is no country that is known here. Write its two letters, such as DE.
fault-fraction = Write a number from 0 to 1, such as 0.5, not “{ $typed }”.
fault-egf-pin = Write the eight digits of the number, not “{ $typed }”.

## Reading a file
import-title = Read a tournament from a file
import-lead = It becomes a new tournament here; nothing that exists is changed.
import-file = File
import-file-hint = At most 20 MB. It can be dropped here.
import-act = Read the file
import-busy = Reading the file…
refusal-stopped = Stopped. Nothing was changed.
work-progress = How far it is
work-stop = Stop
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), results of the European Go Database (H9), France (tou), America (AGA), Tengen (JSON).
import-create = Make a tournament by hand instead
import-no-file = No file was chosen. Choose one, then send it.
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
read-duplicate-player = “{ $name }” is entered twice, first on line { $first }. Remove or rename one of them.
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

## What is not kept of a file, or a file cannot say
note-teams-kept = Tengen makes no use of the { $teams } teams of the file. They are kept, and written back to OpenGotha.
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
note-both-lose-as-two-losses = Round { $round }, table { $table }: both lose; it is written as a loss of each.
note-both-win-as-two-wins = Round { $round }, table { $table }: both win; it is written as a win of each.
note-no-result-not-rated = Round { $round }, table { $table }: no result; it is written as not to be rated.
note-default-as-half-point = Round { $round }, table { $table }: by default; it is written as half a point without a game.
note-default-as-free-round = Round { $round }, table { $table }: by default; it is written as a round without a game.
note-colors-unknown = Round { $round }, table { $table }: the colours are not known; the seats are written as they stand.
note-member-number-missing = { $name } has no member number and is left out with all games. Enter the number: the receiver requires it.
note-club-cut = The club “{ $club }” is written “{ $written }”: the column has four letters.
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
note-versions-not-said = { $boards } boards lose the count of their changes.
note-setting-not-said = The setting { $setting } ({ $value }) is not written: the format has no place for it.
note-renamed = { $name } is entered twice; the second is written as { $written }.
note-settings-assumed = The file does not say the system, limits, criteria and weights: those of a McMahon are taken. Check the settings before going on.
note-days-assumed = The file does not say the event’s name and days: today is written. Check them before going on.
note-encoding-assumed = The file does not say its encoding: that of Western European spreadsheets is taken. Check the names.
note-line-left-out = { $what } (line { $line }) is not known here and was left out.

## Settings
settings-title = Settings
settings-saved = The settings are saved.
settings-save = Save the settings
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
settings-country = Country
settings-director = Director
settings-rounds = Rounds
settings-play = Play
settings-rules = Rules
settings-board-size = Lines of the board
settings-komi-hint = Of even games: 6.5
settings-time = Thinking time
settings-basic-minutes = Basic time, in minutes
settings-overtime = Then
settings-overtime-seconds = Seconds
settings-overtime-seconds-hint = Of a period, or added a move
settings-overtime-stones = Stones
settings-overtime-stones-hint = Of a period; Canadian only
settings-internet = Played on the internet
overtime-byoyomi = Byoyomi
overtime-canadian = Canadian byoyomi
overtime-fischer = Fischer: seconds added a move
overtime-sudden-death = Sudden death
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
settings-points = Rounds without a game
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
settings-placement-about = The first decides; where it is equal, the next.
settings-criterion = Criterion { $n }
criterion-none = none
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
settings-expert = For experts: how the draw weighs
settings-expert-about = The draw finds the pairs of greatest total weight. These are the criteria’s maxima; the usual ones suit nearly every event.
settings-weights = Weights
weight-duplicate = Not meeting twice
weight-random = Chance
weight-color = Balance of colours
weight-category = Staying in the category
weight-score = Staying near in score
weight-drawn = Who is drawn up or down
weight-seeding = Seeding in the group
weight-handicap = Small handicaps
weight-geography = Other clubs and countries
weight-secondary = Base of secondary criteria
weight-secondary-hint = Kept for files that carry it
weight-curve = Curve
weight-curve-hint = From 0 to 1: 0.5
weight-deterministic = Chance made from the names
weight-deterministic-note = The same players always give the same draw.
settings-seeding = Seeding in the group
seeding-first-rounds = First method, through round
seeding-first-method = First method
seeding-later-method = Later method
seeding-first-by-rating = First method: rating decides among equals
seeding-later-by-rating = Later method: rating decides among equals
method-random = Upper half meets lower half, at random
method-fold = First meets last
method-slip = First of the upper half meets first of the lower
settings-drawn-up = Drawn up and down
drawn-upper = Who of the upper group goes down
drawn-lower = Who of the lower group goes up
drawn-compensate = Even it out
drawn-compensate-note = Who was drawn up is rather drawn down next time, and the reverse.
place-drawn-top = The top
place-drawn-middle = The middle
place-drawn-bottom = The bottom
settings-apart = Kept apart
apart-country = Same country
apart-club = Same club
apart-club-group = Neighbouring clubs
apart-hint = Worth so many score groups
apart-excused-from = Does not apply from
apart-excused-from-hint = A rank; the strong meet whoever is due: 1d
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
entries-find = Name, club or country
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
entries-came = { $count ->
    [one] One player is checked in.
   *[other] { $count } players are checked in.
  }
entries-pages = Pages of the list
entries-page = Page { $page }
entry-new-title = Enter a player
entry-surname = Surname
entry-first-name = First name
entry-native-name = Name in its own script
entry-native-name-hint = If it differs: 森下 藍子
entry-rank = Rank
entry-rank-hint = 4k or 2d
entry-rating = Rating
entry-rating-hint = Left empty, the middle of the rank
entry-club = Club
entry-club-hint = As it is written on the wall list
entry-country = Country
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
entry-correction = Correction of the starting score
entry-correction-hint = Usually 0; +1 starts one group higher
entry-save = Save
entry-add = Enter
entry-add-next = Enter, and the next one
entry-added = { $name } is entered.
entry-changed = { $name } is changed.
entry-withdraw-title = Withdraw
entry-withdraw-from = From
entry-withdraw-hint = Games of earlier rounds stay.
entry-withdraw = Withdraw
entry-withdrawn = { $name } takes part no more from round { $round } on.
entry-remove-title = Remove
entry-remove-hint = For somebody entered by mistake. It cannot be undone.
entry-remove = Remove from the tournament
entry-removed = { $name } is removed.
entry-back = Back to the list

## A list of participants
participants-title = Read a list of participants
participants-lead = You see who would be entered before anybody is.
participants-file-hint = A table as text, XLSX or ODS, its columns in any order with a line above that names them. Without such a line: name, first name, rank, country, club.
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
participants-whole-tournament = This is a whole tournament. Read it as a new one, from the list of tournaments.
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

## Downloads
downloads-title = Downloads
downloads-through = Results through round { $round }.
downloads-before = No round is published yet.
downloads-draft = The draft is left out of results.
downloads-missing = { $count ->
    [one] One result is missing still.
   *[other] { $count } results are missing still.
  }
downloads-says-all = It says everything it is for.
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
download-pairings = Pairings (CSV)
download-about-pairings = For a spreadsheet: one round, table by table.
download-players = Players (CSV)
download-about-players = For a spreadsheet: everybody who is entered.
download-participants = List of participants (CSV)
download-about-participants = Name, rank, country, club: for other tournaments and programs.
download-opengotha = OpenGotha (XML)
download-about-opengotha = The tournament, to go on with in OpenGotha.
download-tengen = Tengen (JSON)
download-about-tengen = The whole tournament, drafts included; reads back exactly.
