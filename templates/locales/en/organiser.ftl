# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = Nobody takes part in round { $round }. Add players, or check them in.
draw-one-participant = { $name } is the only participant. A game needs two.
draw-not-taking-part = { $name } does not take part in this round. Check the registration.
draw-twice = { $name } is listed twice.
draw-table-twice = Table { $table } is given to two games. Move one of them.
draw-bye-not-needed = The number of players is even without { $name }: no bye is needed.
draw-too-large = { $count } players are too many for one draw. Split the field into two events.
draw-no-valid-pairing = There is no valid pairing. Whatever is tried, these players stay without an opponent: { $names }
draft-already-published = Round { $round } is published. Its pairings stay as they are.
draft-not-published = Round { $round } is not published yet. Change its draft instead.
draft-unknown-entry = There is no player { $name }.
draft-not-taking-part = { $name } does not take part in this round. Check the registration, or unpair this table.
draft-twice = { $name } is paired twice in this round. Unpair one of the tables.
draft-table-twice = Two games are at table { $table }. Move one of them.
draft-no-board = There is no game at table { $table }.
draft-already-paired = { $name } is paired at table { $table }. Unpair that table first.
draft-has-bye = { $name } already has a bye.
draft-no-bye = { $name } has no bye to take back.
draft-oneself = { $name } cannot play against themselves. Choose two players.
draft-handicap = { $stones } stones are too many. Give 0 to 9.
draft-table-number = { $table } is not a table number. Enter a number from 1 to 9999.
draft-has-result = Table { $table } has a result. Take the result back first.
draft-may-not = Not allowed: { $pairs }. Nothing was changed.
draft-table-unused = Table { $table } is not in use by the rules of the draw. Choose another table, or change the rules.
draft-not-free = { $name } is not free. Choose somebody who is waiting or has a bye.
draft-games-over = All games of round { $round } are finished. Enter the latecomer for the next round.
## Ways between the organiser's pages
# act-*: src/web/frame/bar.rs
act-import-notes = Notes on the imported file
## A new tournament
create-title = New tournament
create-import = Or import it from a file.
create-more = Place, federation, helpers and more
create-system = How are players paired?
create-who = Who plays?
# create-who-*: templates/organiser/create.html
create-who-one = Individuals
create-who-pairs = Pairs
create-who-teams = Teams
create-when = When?
# create-when-*: templates/organiser/create.html
create-when-days = On one day or a few days
create-when-weeks = Over several weeks, with a window for each round
create-federation = Rules, komi and time of
create-federation-hint = The usual values of this federation; you can change them in the settings.
create-act = Create the tournament
today-missing = of { $total } results missing
today-since = Round { $round } since { $time }
today-all-in = All results are in
today-coming = Round { $round } at { $time }
today-done = Round { $round } is finished
today-drafted = Round { $round } is drawn
today-over = The standings are final
today-enter = Enter the results
today-print = Print round { $round }
today-print-note = Lists for the wall, result slips for the tables.
today-look = Look at the draft
today-draft-unseen = Nobody sees the draw until you publish it.
today-round = { $players ->
    [one] One player
   *[other] { $players } players
  }, { $boards ->
    [one] one pairing
   *[other] { $boards } pairings
  }{ $byes ->
    [0] {""}
    [one] , one bye
   *[other] , { $byes } byes
  }.
today-reported = { $n ->
    [one] Table { $tables }: a player has reported the result.
   *[other] Tables { $tables }: players have reported the results.
  }
today-earlier = { $n ->
    [one] Round { $round }: one result is missing
   *[other] Round { $round }: { $n } results are missing
  }
today-more = { $n } more
today-when-in = { $n ->
    [one] When the last result is in.
   *[other] When the { $n } results are in.
  }
today-when-in-and = { $n ->
    [one] When the last result is in.
   *[other] When the { $n } results are in.
  } Answer the requests first: { $waiting }.
today-draw-without = Draw anyway
today-window-over = { $n ->
    [one] The window of round { $round } is over: 1 game was not played
   *[other] The window of round { $round } is over: { $n } games were not played
  }
today-starts = It starts at { $time }.
today-starts-in = It starts at { $time }, in { $minutes } min.
today-then = Next
today-send = Send the results
today-send-note = To your federation, in its own format.
today-sheets = Print the standings
today-lately = Recent activity
today-by = by { $name }
today-others = Reported results, appeals, registrations
to-do-count = { $n ->
    [one] thing to do, then the draw
   *[other] things to do, then the draw
  }
to-do-ready = Ready for the draw
to-do-done = done
to-do-usual = default
to-do-open = open
to-do-waits = waiting
to-do-nobody = Nobody yet. Importing a list or pasting a table is quickest.
to-do-players = More can be added until the last round.
to-do-list = Import a list
to-do-enter = one by one
to-do-home = open online registration
to-do-times = Times
to-do-no-times = Players see only the dates.
to-do-some-times = { $n ->
    [one] { $n } round has a start time.
   *[other] { $n } rounds have a start time.
  }
to-do-set-times = Set the times
to-do-groups = Who starts with how many points
to-do-people = Arbiters enter results on their own phones.
to-do-invite = Invite somebody
to-do-draw = { $n ->
    [0] When there are at least two players
   *[other] { $n } take part
  }
to-do-hidden = Not announced yet
to-do-hidden-note = Until you announce it, only you and the people you invite can see this event.
to-do-see = View it as players will
create-done = { $event } has been created.
create-before = This form was already sent, and the tournament was created then. Here it is.
system-mcmahon = McMahon
system-swiss = Swiss
# system-*: src/tournament/setting.rs
system-swiss-categories = Swiss with categories
system-cup = Cup
fault-egf-pin = Enter the eight digits of the number{ $not }.
## Reading a file
import-title = Import a tournament
import-lead = It becomes a new tournament here; existing ones are not changed.
import-file = File
import-file-hint = At most { $most } MB. You can drop it here.
import-act = Import
import-busy = Importing the file…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), results of the European Go Database (H9), France (tou), America (AGA), Tengen (JSON).
import-create = Create a tournament by hand instead
import-only-players = This is a list of players, not a tournament. Create a tournament first, then import the list on its registration page.
import-nothing-done = Nothing was imported
import-wrong = Nothing was imported from { $file }
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
    [one] One detail of the file was changed
   *[other] { $count } details of the file were changed
  }
place-file = The file
place-line = Line { $line }
place-element = { $element } (line { $line })
place-column = { $line }, column { $column }
place-setting = Setting { $field }
## What is wrong with a file
read-too-large = It has { $bytes } bytes; the limit is { $most }.
# read-*: src/interchange/error.rs
read-empty = It is empty. Choose another file.
read-not-text = It is not text in { $encoding }. Save the file as UTF-8 and import it again.
read-not-xml = This is not well-formed XML ({ $reason }). Save the file again in the program that wrote it.
read-truncated = It is incomplete: the file is cut off, or a quotation mark is missing. Get it again.
read-wrong-root = The first element is { $found }, not { $wanted }. Choose a file of that kind.
read-too-deep = Its elements are nested more than { $most } deep, which no tournament file is.
read-too-many = There are more than { $most }, which no tournament file has.
read-entity = It defines or uses the entity “{ $name }”. Write the characters themselves, or their numbers.
read-missing = It is missing. Add it.
read-not-a-number = “{ $value }” is not a whole number. Enter one from { $least } to { $most }.
read-out-of-range = The value is { $value }. Enter a number from { $least } to { $most }.
read-not-points = “{ $value }” is not a number of points. Enter a whole or half number, such as 6.5.
read-not-a-fraction = “{ $value }” is not a number. Enter one from 0 to 1, such as 0.5.
read-not-a-date = “{ $value }” is not a date. Enter it as 2026-05-31.
read-not-a-rank = “{ $value }” is not a rank. Enter 30k to 1k or 1d to 9d.
read-not-one-of = “{ $value }” is not known here. Enter one of { $allowed }.
read-unknown-player = No player is called “{ $name }”. Correct the name or add the player.
read-twice-in-round = “{ $name }” is already paired in round { $round }, see line { $first }. Remove one of the two.
read-table-taken = Table { $table } of round { $round } is taken, see line { $first }. Give another number.
read-disagrees = “{ $value }” and the opponent’s “{ $other }” don’t match. Correct one of them.
read-not-a-cell = “{ $value }” is not a result. Write one such as 12+/b0, 3-!w2, 0+ or 0=.
read-no-such-row = There is no row { $number }. Correct the opponent.
read-columns = It has { $found } columns instead of { $wanted }. Complete the line.
read-nothing-of = No line of it is in the format { $format }. Choose a file of that kind.
read-unknown-format = This kind of file is not known here. Choose an OpenGotha or MacMahon file, H9 results, a list of participants or a Tengen file.
read-not-json = It is not a Tengen file ({ $reason }). Export it again.
read-unknown-version = It has version { $found }; this program knows { $known }. Update this program, or export the file again.
read-no-such-entry = It refers to entry { $id }, which is not there. Export the file again.
read-twice = { $what } occurs twice. Export the file again.
# team-fault-*: src/tournament/team_rules.rs
team-fault-size = A match has { $size } boards. Enter a number from 2 to 10.
team-fault-number-twice = Two teams have the number { $number }. Give one of them another.
team-fault-name-twice = Two teams are called “{ $team }”. Rename one of them.
team-fault-too-few = { $team } has fewer than two players. Add one or remove the team.
team-fault-too-many = { $team } has { $count } players; the limit is { $most }.
team-fault-twice-in-squad = { $player } is in the squad of { $team } twice. Remove one of the two.
team-fault-two-squads = { $player } is in the squads of { $team } and { $other }. Take the name out of one of them.
team-fault-captain-not-in-squad = { $player } is not in the squad of { $team }. Add the name or choose another captain.
team-fault-not-in-squad = Round { $round }: { $player } is not in the squad of { $team }. Add the name or choose another.
team-fault-two-boards = Round { $round }: { $player } is at two boards of { $team }. Remove the name from one of them.
team-fault-no-team = Round { $round }: there is no team with the number { $number }. Choose another.
team-fault-two-matches = Round { $round }: { $team } has two opponents, or plays itself. Remove one of the matches.
## What is not kept of a file, or a file cannot say
# note-*: src/interchange/note.rs
note-teams-kept = The { $teams } teams of the file were imported, with their line-ups and matches. They are under “Teams”.
note-teams-beside = The file has { $teams } teams, but no rounds of team matches: players meet individually, and the teams have a table of their own. You can change that under “Teams”.
note-team-set-aside = Team (line { $line }): { $team } has fewer than two players (here { $players }) and was left out.
note-of-another-team = Board (line { $line }): { $player } is in the team { $other }, not in { $team }; it was left out.
note-board-taken = Board (line { $line }): board { $board } of { $team } in round { $round } belongs to { $first }; { $player } was left out.
note-at-two-boards = Board (line { $line }): { $player } is already at a board of { $team } in round { $round }; it was left out.
note-matches-not-said = Which teams meet in round { $round } is not exported: OpenGotha derives it from the games at board 1.
note-element-kept = Tengen does not use { $element } (line { $line }). It is kept for export to OpenGotha.
note-attribute-kept = Tengen does not use { $element }, { $attribute }. It is kept for export to OpenGotha.
note-taken = { $element } (line { $line }), { $field }: “{ $found }” cannot be used; { $taken } was used instead.
note-missing-taken = { $element } (line { $line }), { $field } is missing; { $taken } was used.
note-left-out = { $element } (line { $line }), { $field }: “{ $found }” cannot be used; it was left out.
note-nobody-called = { $element } (line { $line }): no player is called “{ $name }”; it was left out.
note-set-aside = { $element } (line { $line }): { $name } is already paired in round { $round }, see line { $first }; it was left out.
note-player-set-aside = Player (line { $line }): { $name } is listed twice, first on line { $first }; the second was left out.
note-more-oddities = { $more } more notes like these.
note-criterion-twice = The criterion { $criterion } occurred twice; the second was left out.
note-ratings-as-they-stand = The file does not say how ratings are stored (dataVersion); they were imported unchanged.
note-ratings-shifted = The file stores ratings on an old scale (data version 200); 2050 was added to each.
note-transliterated = “{ $from }” is written as “{ $to }”: the format does not have these letters.
note-name-cut = “{ $name }” is shortened to “{ $written }” to fit the column.
note-left-out-without-game = { $name } has neither a game nor a bye and is left out.
note-too-fast-for-a-class = The time limits are too short for any class of the European Go Database; no class is written.
note-result-missing = Round { $round }, table { $table }: the result is missing and is written as unknown.
note-same-sign = Line { $line }, { $field }: “{ $cell }” and “{ $other }” mean that both won or both lost; imported as such.
note-both-lose-as-two-losses = Round { $round }, table { $table }: both lose; written as a loss for each.
note-both-win-as-two-wins = Round { $round }, table { $table }: both win; written as a win for each.
note-no-result-not-rated = Round { $round }, table { $table }: no result; written as not rated.
note-default-as-half-point = Round { $round }, table { $table }: by default; written as half a point without a game.
note-default-as-free-round = Round { $round }, table { $table }: by default; written as a round without a game.
note-colors-unknown = Round { $round }, table { $table }: the colours are unknown; players are written in the order they are listed.
note-member-number-missing = { $name } has no member number and is left out with all games. Enter the number: the federation requires it.
note-club-cut = The club “{ $club }” is written as “{ $written }”: the column has four letters.
note-first-name-blank = { $name } has no first name. A blank is written, because OpenGotha requires one.
note-country-not-written = { $name }: the country “{ $country }” is not written. OpenGotha allows two letters only.
note-member-number-twice = { $name } and { $other } have the same member number { $number }. Correct one of them.
note-komi-rounded = Komi { $komi } is written as { $written }: the format has whole numbers only.
note-game-left-out = Round { $round }, table { $table }: { $result ->
    [default] somebody did not come
    [jigo] it is a jigo
    [both-lose] both lose
    [both-win] both win
    [no-result] it has no result
   *[pending] the result is missing
}; the game is left out.
note-left-out-on-purpose = { $name } is left out with all games, as chosen by the organiser.
note-manner-not-said = { $games ->
    [one] How { $games } game was won (points, resignation, time …) is not written.
   *[other] How { $games } games were won (points, resignation, time …) is not written.
  }
note-no-result-written = Round { $round }, table { $table }: no result; written as { $written }.
note-several-byes = { $byes ->
    [one] Round { $round } has { $byes } bye; OpenGotha keeps only one.
   *[other] Round { $round } has { $byes } byes; OpenGotha keeps only one.
  }
note-draft-not-said = Round { $round } is a draft; the file cannot say so.
note-native-names-not-said = { $players ->
    [one] The name of { $players } player in its own script is not written.
   *[other] The names of { $players } players in their own script are not written.
  }
note-pairs-left-out = { $entries ->
    [one] { $entries } entry of two or three partners is left out with its games: rating lists do not take games between partners.
   *[other] { $entries } entries of two or three partners are left out with their games: rating lists do not take games between partners.
  }
note-partners-not-said = { $entries ->
    [one] The partners of { $entries } entry are not written: the format has one person per entry.
   *[other] The partners of { $entries } entries are not written: the format has one person per entry.
  }
note-versions-not-said = { $boards ->
    [one] How often the result of { $boards } game was changed is not in this file.
   *[other] How often the results of { $boards } games were changed is not in this file.
  }
note-setting-not-said = The setting { $setting } ({ $value }) is not written: the format has no field for it.
note-renamed = { $name } is entered twice; the second is written as { $written }.
note-settings-assumed = The file does not give the system, limits, criteria and weights: usual McMahon values were used. Check the settings before you continue.
note-days-assumed = The file does not give the name and dates of the event: today was used. Check them before you continue.
note-encoding-assumed = The file is not UTF-8 and names no other encoding: it was read as { $used }. Check the names.
note-team-left-out = { $team } has fewer than two players (here { $players }); it was left out.
note-member-missing = { $team } lists somebody who is not in the file; the name was left out.
note-also-in-team = { $player } is in { $other } and in { $team }, and plays for both here.
note-spare = { $size } people play for { $team }; { $player } is left out.
note-in-no-team = { $players ->
    [one] { $players } player is in no team and was left out.
   *[other] { $players } players are in no team and were left out.
  }
note-team-names-noted = { $teams ->
    [one] An entry is named after its players. The name of { $teams } team is in its notes.
   *[other] An entry is named after its players. The names of { $teams } teams are in their notes.
  }
note-in-two-teams = { $player } is in the team { $other } already; the name was left out of { $team }.
note-played-for-others = Round { $round }: { $player } played for { $team } but is in the team { $other }. The game stays and counts for neither team.
note-boards-missing = Round { $round }: the boards of { $first } – { $second } are not in the file. Add their games.
note-match-counted = Round { $round }: the file gives { $first } – { $second } as { $said }. By its boards it is { $counted }, which is what counts here.
note-tables-of-boards = All boards of a match were at one table. Each now has its own table.
note-teams-without-start = In the file, teams start with points by their rank. Here every team starts with none.
note-line-left-out = { $what } (line { $line }) is not known here and was left out.
## Settings
settings-drawn = Rounds that are already drawn stay as they are. Scores and standings follow the settings at once.
settings-preset = Use a preset
settings-preset-about = Fills the form with a federation’s usual settings. Nothing changes until you save.
settings-preset-act = Show this preset
settings-preset-tried = The form shows the preset. It is not saved yet: check it, then save.
settings-event = The event
settings-name = Name of the event
settings-short-name = Short name
settings-short-name-hint = For file names
settings-begins = First day
settings-ends = Last day
settings-place = Place
settings-director = Director
settings-contact = Responsible for personal data
settings-contact-hint = Name and address of the person responsible, as shown on the privacy page
settings-rounds = Rounds
settings-play = Play
settings-rules = Rules
settings-board-size = Board size
settings-komi-hint = For even games: 6.5
settings-basic-minutes = Main time, in minutes
settings-overtime = Overtime
settings-overtime-seconds = Seconds
settings-overtime-seconds-hint = Per period, or added per move
settings-overtime-stones = Stones
settings-overtime-stones-hint = Per period; Canadian only
settings-internet = Played on the internet
# rules-*: src/tournament/setting.rs
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
rules-generic = General rules as in an encyclopedia (Dutch)
settings-system = Pairing system
settings-floor = Floor
settings-bar = Bar
settings-zero = Zero
settings-zero-hint = The rank whose score is 0: 30k
settings-categories = Categories
settings-categories-hint = Lowest rank of each category but the last: 1d, 5k
settings-handicap-basis = Handicap based on
basis-score = the McMahon score
basis-rank = the rank
settings-handicap-none-from = No handicap from
settings-handicap-none-from-hint = Between players of this rank or above: 1d
settings-handicap-correction = Handicap reduction
settings-handicap-correction-hint = In stones: 1
settings-handicap-ceiling = Maximum handicap
settings-handicap-ceiling-hint = 0 for even games only
settings-bye-mms = Bye, McMahon points
settings-absent-mms = Absence, McMahon points
settings-bye-wins = Bye, wins
settings-absent-wins = Absence, wins
settings-no-result = A game without a result
# policy-*: src/tournament/setting.rs
policy-replay = Nothing until it is played again
policy-half = Half a point each
policy-zero = No points
settings-round-down = Round halves down
settings-round-down-note = The sum of byes and absences, to whole points. Jigo is never rounded.
settings-sos-half = Missed rounds count half for opponents
settings-sos-half-note = In opponents’ scores, each missed round counts as half a point.
settings-placement = Placement
settings-of-teams = Pairing and placement of teams are set under “Teams”; these settings are for players.
settings-placement-about = Players are ordered by the first; where they are equal, by the next.
settings-expert = For experts: weights of the draw
settings-said-words = { $words }.
settings-said-hidden = *Only its organisers* see it until it is announced.
settings-said-seen = *Everybody* sees it.
settings-said-zone = Times are shown in *{ $zone }*.
settings-said-no-rooms = All tables are in *one room*.
settings-said-rules = Rules: *{ $rules }*, *{ $size }* lines.
settings-said-even = *Even games* only.
settings-said-handicap = Handicap from *{ $basis }*: *{ $difference }*, *{ $most }* stones at most, none from *{ $from }* up.
# settings-said-difference-*: src/web/views/settings.rs
settings-said-difference-less = the difference less { $n }
settings-said-difference-all = the whole difference
settings-said-difference-more = the difference and { $n } more
settings-said-mcmahon = From *{ $bar }* up everybody starts level, and from *{ $floor }* down too.
settings-said-teams = *Teams* meet: { $system }. Boards, handicap and the order of teams are set under *Teams*.
settings-said-apart = Pairings to avoid (weight in score groups): { $kept }.
settings-said-not-apart = *No* pairings are avoided.
settings-said-skip = Players *may skip* a round that is not drawn yet.
settings-said-skip-ask = Players *ask* to skip a round.
settings-unplayed = Games not played within the window
settings-grace-days = Days of grace after the window
settings-grace-days-hint = Until then, games that were not played cannot be settled. This never happens automatically.
settings-open-games = Unfinished games when a later round is drawn
settings-open-games-hint = Only for the draw; in the standings they count nothing until they are played.
# open-games-*: src/tournament/setting.rs
open-games-nothing = Nothing for either
open-games-half = Half a point each
settings-least-games = Rounds needed for a place
settings-least-games-hint = 0 for none. Games played count, and so do a bye or a win by default. Players who can no longer reach it are listed below, without a place or a prize.
settings-up = Promoted to the next division
settings-series = Series of leagues
settings-series-hint = Your events with the same name can be added to its page; an event that is given another name leaves them
settings-season-name = Season
settings-season-name-hint = Such as 2026/27; divisions of one season are shown together
settings-division = Division
settings-division-hint = 1 is the highest; 0 if there is only one
settings-up-hint = For divisions: the standings show a line there. 0 for none.
settings-down = Relegated to the division below
settings-said-moves = *{ $up }* promoted, *{ $down }* relegated.
settings-said-alone = This event is in *no series*.
settings-said-unplayed = If a game isn’t played within its window: *{ $policy }*, once an organiser ends the round.
settings-said-grace = { $n ->
    [one] *1* day of grace.
   *[other] *{ $n }* days of grace.
  }
settings-said-open-nothing = When drawing, an unfinished game counts *nothing*.
settings-said-open-half = When drawing, an unfinished game counts *half a point each*.
settings-said-least = { $n ->
    [one] *1* round must be played for a place.
   *[other] *{ $n }* rounds must be played for a place.
  }
settings-said-least-none = Everybody gets a place, however few games.
settings-said-worth = A bye is worth *{ $bye }*, an absence *{ $absent }*.
settings-said-placement = Ordered by { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = A result that both players reported counts after *{ $n }* minutes.
# settings-said-names-*: src/web/views/settings.rs
settings-said-names-first = Surnames come *first*.
settings-said-names-last = Surnames come *last*.
# settings-said-sides-*: src/web/views/settings.rs
settings-said-sides-mean = *Two or three* take turns on a side, rated by their mean.
settings-said-sides-given = *Two or three* take turns on a side, rated as entered.
# settings-said-ratings-*: src/web/views/settings.rs
settings-said-ratings-shown = Rating changes are *shown*.
settings-said-ratings-not-shown = Rating changes are *not shown*.
settings-said-gap = A rating more than *{ $n }* ranks off is marked.
settings-said-usual = { $n ->
    [one] { $n } value, as usual
   *[other] { $n } values, all as usual
  }
settings-said-otherwise = { $n } values, *{ $k }* different from usual
settings-places = Points and placement
settings-more = More values; the usual ones suit nearly every event
settings-change = Change: { $what }
settings-save-from = Save, from round { $round }
settings-follow-names = Pages, printed sheets and files show it at once.
settings-follow-print = Result slips and the rules sheet change: print them again.
settings-follow-first = Nothing is drawn yet: it applies from the first round.
settings-follow-drawn = Rounds that are drawn stay as they are.
settings-follow-places = Scores and places follow at once, in past rounds too.
settings-follow-open = Round { $round } is published: the change counts for its open games too ({ $n }).
settings-follow-draft = Round { $round } is drawn but not published: draw it again for the change to count.
settings-follow-length = As it stands, a round takes about { $minutes } minutes.
settings-follow-gap = Round { $round } starts { $minutes } minutes after the round before it.
settings-follow-hours = The rounds keep their hours; you move them in the timetable.
settings-follow-players = It counts at once, on the players’ phones too.
settings-criterion-up = Move { $name } up
settings-criterion-out = Remove { $name }
settings-criterion-add = Add a criterion
weight-duplicate = No second meeting
weight-color = Balance of colours
weight-category = Same category
weight-score = Similar scores
weight-drawn = Who is drawn up or down
weight-handicap = Small handicaps
weight-geography = Different clubs and countries
weight-secondary = Base of secondary criteria
weight-secondary-hint = Kept for files that contain it
weight-curve = Curve
weight-curve-hint = From 0 to 1: 0.5
weight-deterministic = Chance derived from the names
weight-deterministic-note = The same players always give the same draw.
seeding-first-rounds = First method, through round
seeding-first-method = First method
seeding-later-method = Later method
seeding-first-by-rating = First method: rating decides among equals
seeding-later-by-rating = Later method: rating decides among equals
# method-*: src/tournament/setting.rs
method-random = Upper half meets lower half, at random
method-fold = First meets last
method-slip = First of the upper half meets first of the lower
drawn-upper = Who is drawn down from the upper group
drawn-lower = Who is drawn up from the lower group
drawn-compensate = Even it out
drawn-compensate-note = A player who was drawn up is rather drawn down next time, and the reverse.
# place-drawn-*: src/tournament/setting.rs
place-drawn-top = The top
place-drawn-middle = The middle
place-drawn-bottom = The bottom
apart-country = Same country
apart-club = Same club
apart-club-group = Clubs to keep apart
apart-hint = Weight in score groups
apart-excused-from = Does not apply from
apart-excused-from-hint = A rank; stronger players may meet anybody: 1d
apart-excused-by-wins = Nor for players who won half their rounds
apart-excused-at-bar = Nor for those at the bar
## Registration
entries-count = { $count ->
    [0] No players registered yet.
    [one] One player registered.
   *[other] { $count } players registered.
  }
entries-waiting = { $count ->
    [one] One player is not checked in.
   *[other] { $count } players are not checked in.
  }
entries-nobody = Add players one by one, or import a list of participants. Players are checked in on this page, too.
entries-import = Import a list
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
entries-seated = is paired or has a bye
entries-seated-here = checked in
entries-seated-hint = ● is paired in that round; only the draw changes that.
entries-save = Save the list
entries-saved = { $count ->
    [0] Nothing was changed.
    [one] One player was changed.
   *[other] { $count } players were changed.
  }
entries-removed = { $count ->
    [one] One player was removed.
   *[other] { $count } players were removed.
  }
entries-paired = { $name } is paired in round { $round }, so nothing was saved. Unpair the table in the draft first; a published round stays as it is.
entries-check-in = { $count ->
    [one] Check in the player shown
   *[other] Check in all { $count } found
  }
entries-check-out = { $count ->
    [one] Mark the player shown as not here
   *[other] Mark all { $count } found as not here
  }
entries-page = Page { $page }
entry-new-title = Add a player
entry-native-name = Name in its own script
entry-native-name-hint = If it differs: 森下 藍子
entry-rank-hint = 4k or 2d
entry-rating-hint = If empty, the middle of the rank
entry-club-hint = As shown on the wall list
entry-registration = Registration
registration-final = Checked in
registration-about-final = Is paired in every round ticked below.
registration-preliminary = Announced
registration-about-preliminary = Is on the list but not paired.
entry-rounds = Takes part in rounds
entry-round-kept-out = Round { $round }: kept out by a ruling
entry-round-seated = Round { $round }: paired, stays
entry-more = Numbers and correction
entry-egf-pin = EGF PIN
entry-egf-pin-hint = The eight digits of the European Go Database
entry-ffg-licence = French licence
entry-aga-id = AGA number
entry-partners = Partners, in the order of turns
entry-partners-hint = One per line: Beck, Bea, 2d. A rating, the EGF PIN, FFG or AGA with a number may follow. The person above plays first.
entry-correction = Correction of the starting score
entry-correction-hint = Usually 0; +1 starts one group higher
entry-add-next = Save and add another
entry-late = All rounds are drawn: a player added now plays in none of them. While no game has a result, take all rounds back and draw again; otherwise add rounds in the settings, or seat the player at a table of a round.
entry-added = { $name } has been added.
entry-changed = { $name } has been changed.
entry-rank-follows = The starting score was { $was } and is now { $now }: the SOS of all their opponents changes too. { $count ->
    [one] The pairing that was drawn stays as it is.
   *[other] The { $count } pairings that were drawn stay as they are.
  } The next draw uses the new rank.
entry-ranks-follow = { $starts ->
    [0] Their starting scores stay.
    [one] The starting score of one player changes, and the SOS of all their opponents too.
   *[other] The starting scores of { $starts } players change, and the SOS of all their opponents too.
  } { $count ->
    [one] The pairing that was drawn stays as it is.
   *[other] The { $count } pairings that were drawn stay as they are.
  } The next draw uses the new ranks.
entry-rank-stays = The starting score stays { $now }. { $count ->
    [one] The pairing that was drawn stays as it is.
   *[other] The { $count } pairings that were drawn stay as they are.
  } The next draw uses the new rank.
entry-withdraw-title = Withdraw
entry-withdraw-from = From
entry-withdraw-hint = Games of earlier rounds stay.
entry-withdraw = Withdraw
entry-withdrawn = { $name } is withdrawn from round { $round } on.
leave-title = Withdraw { $name } from round { $round } on
leave-about = Results already entered stay, and so do games of earlier rounds.
leave-games = { $n ->
    [one] One game of these rounds is drawn but not played
   *[other] { $n } games of these rounds are drawn but not played
  }
leave-what = What happens to them
# leave-*: src/web/pages/organiser/entries/leave.rs
leave-opponents-win = The opponents win by default
leave-as-unplayed = The event’s rule for games not played
leave-annulled = They are annulled: no result
leave-unsaid = Choose what happens to the games.
leave-reported = A player has reported how these ended. They stay open until an arbiter enters the result.
leave-undo = To undo this, reopen each game at its table and tick the player’s rounds again.
leave-undo-team = To undo this, press “{ $act }” on the team’s page.
leave-act = { $n ->
    [0] Withdraw
    [one] Withdraw and settle 1 game
   *[other] Withdraw and settle { $n } games
  }
leave-done = { $n ->
    [one] { $name } is withdrawn from round { $round } on; 1 game that was not played is settled.
   *[other] { $name } is withdrawn from round { $round } on; { $n } games that were not played are settled.
  }
entry-remove-title = Remove
entry-remove-hint = For somebody entered by mistake.
entry-remove = Remove from the tournament
entry-removed = { $name } has been removed.
entry-back = Back to the list
## A list of participants
participants-title = Import a list of participants
participants-lead = You see a preview before anybody is added.
participants-file-hint = A table as text, XLSX or ODS. Columns can be in any order if the first line names them; without such a line: name, first name, rank, country, club. Or the file of another tournament (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen), for its players.
participants-pasted = Or paste it here
participants-pasted-hint = Rows copied from a spreadsheet, with the line of column names.
participants-registration = Registration status
participants-announced = Announced: check them in as they arrive
participants-here = Checked in
participants-act = Preview the list
participants-done = { $count ->
    [0] Nobody new was on the list.
    [one] One player was added.
   *[other] { $count } players were added.
  } { $changed ->
    [0] { "" }
    [one] One was updated.
   *[other] { $changed } were updated.
  } { $same ->
    [0] { "" }
   *[other] { $same } already listed.
  }
participants-example = For example
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
groups-drawn = Round 1 is already drawn. Other limits change scores, not its pairings.
groups-floor-hint = Players below start as if they had this rank
groups-bar-hint = Players above start as if they had this rank
groups-try = Try these limits
groups-tried = This is a preview. Nothing is changed yet.
groups-apply = Use these limits
groups-back = Back to the settings as they are
groups-applied = Floor and bar have been changed.
groups-not-by-score = Everybody starts with the same score: floor and bar apply to McMahon only.
groups-size = { $count ->
    [one] one player
   *[other] { $count } players
  }
groups-everybody = Everybody
groups-category = Category { $category }
groups-nobody = When players are added and checked in, their groups appear here.
## Files
files-send = Send the results to the federation
files-keep = Keep a copy of the event
files-list = Take the list of players to another program
files-other = Other formats
downloads-through = Results through round { $round }.
downloads-before = No round is published yet.
downloads-draft = Drafts are left out of the results.
downloads-missing = { $count ->
    [one] One result missing
   *[other] { $count } results missing
  }
downloads-waits = Waits for the results above.
downloads-says-all = This file contains everything its format provides for.
downloads-notes = { $count ->
    [one] 1 detail this format can’t hold
   *[other] { $count } details this format can’t hold
  }
download-act = Download
# download-*: src/web/pages/organiser/downloads.rs
download-h9 = European Go Database (H9)
# download-about-*: templates/organiser/offer.html
download-about-h9 = Results for rating by the European Go Federation.
download-tou = France (tou)
download-about-tou = Results for rating by the French federation.
download-aga = America (AGA)
download-about-aga = A report for the American Go Association.
download-standings = Standings (CSV)
download-about-standings = For a spreadsheet: places, criteria and every round.
download-teams = Standings of teams (CSV)
download-about-teams = For a spreadsheet: standings of teams with every round. The other files list players, each with the team.
download-pairings = Pairings (CSV)
download-about-pairings = For a spreadsheet: one round, table by table.
download-players = Players (CSV)
download-about-players = For a spreadsheet: all registered players.
download-participants = List of participants (CSV)
download-about-participants = Name, rank, country, club: for other tournaments and programs.
download-opengotha = OpenGotha (XML)
download-about-opengotha = The tournament, to continue in OpenGotha.
download-pairgoth = Pairgoth
download-about-pairgoth = Published rounds, as Pairgoth opens them: players, teams, games and settings.
download-tengen = Tengen (JSON)
download-about-tengen = The whole tournament, drafts included; can be imported again unchanged.

note-categories-not-said = The categories of { $players ->
    [one] one player, set
   *[other] { $players } players, set
} by hand, are not written: the rank decides there.
entry-category-by-rank = By rank
entry-category-hint = Other than by rank; for prizes, standings and the draw
entries-chosen-set-category = Set the category
list-plays-as = { $grade }, paired as { $rank }

# The event as a thing: copied, archived, deleted; and who can sign in.

event-title = The event
event-is-archived = It is archived: it can only be read.
event-announced = Everybody can see the event now.
event-archive = Archive
event-archive-about = An archived event stays readable for everybody and is listed separately. Nothing in it can be changed until it is unarchived.
event-archive-act = Archive the event
event-unarchive-act = Unarchive
event-archived = The event is archived. It can only be read from now on.
event-unarchived = The event is unarchived and can be changed again.
act-archive = Archived
act-unarchive = Unarchived
copy-title = Copy
season-title = Next season
season-not-all = Only somebody who organises all its divisions can create the next season.
season-about = Promotion and relegation follow the lines in the standings; each player or team may play elsewhere. Teams keep their squads and captains. Results stay with the old events.
season-leaves = Leaves
season-next-name = Name of the next event
season-plays-in = Where { $name } plays next
season-open = { $n ->
    [one] One game has no result.
   *[other] { $n } games have no result.
  }
season-undrawn = { $n ->
    [one] One round is not published.
   *[other] { $n } rounds are not published.
  }
season-empty = Nobody would play here.
season-namesakes = Same name, and all of them will be entered: { $names }. If it is one person, let one of the two leave, or remove one from the squad.
season-once = Same federation number, so entered once, in the first squad: { $names }.
season-look = Check these first
season-sure = Create the next season anyway
season-sure-first = Check this first, and tick the box if it is what you want.
season-to-choose = Choose …
season-choose = Choose a division, or “Leaves”.
season-team-twice = Two teams called “{ $team }” would play in { $division }. Move one of them elsewhere, or rename it in its old event first.
season-settings = Correct the settings of { $division } first. { $fault }
season-make = Create the next season
season-made = The next season is created, hidden until each division is announced.
copy-about = Another event with the same settings, without rounds or times. It is hidden until you announce it.
copy-begin = Copy the event
copy-address = Address
copy-address-hint = The end of its address, such as open-27; taken from the name if empty.
copy-people = Include { $n ->
    [one] its one player
   *[other] its { $n } players
  }
copy-people-note = Announced, not checked in.
copy-act = Create the copy
copy-done = { $event } is created as a copy, still hidden.
create-like = Or copy an earlier one:
create-people = People
create-people-hint = Players of an earlier event are copied, announced and not checked in.
create-people-none = Nobody yet
delete-title = Delete
delete-about = Deletes the event with everything in it. This cannot be undone.
delete-begin = Delete the event
delete-what = { $players ->
    [one] One player
   *[other] { $players } players
  } and { $games ->
    [one] one game
   *[other] { $games } games
  } would be deleted, with the journal, the rulings, the game records and every link to the event.
delete-keep = Download a copy first
delete-keep-about = One file with everything: people, rounds, journal, incidents, rulings, records, certificates.
delete-keep-act = Download everything
delete-now = Delete it
delete-name = Type its name
delete-act = Delete permanently
delete-done = { $event } has been deleted.
download-xlsx = Excel workbook
download-about-xlsx = Players, standings and the pairings of every round as sheets of one XLSX file.

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = This is required.
fault-too-long = { $length } characters are too many; the limit is { $most }.
# fault-*: src/tournament/check.rs
fault-control-character = It contains a control character. Use letters, digits and blanks.
fault-web-address = It contains a web address. Please write it without one.
fault-ends-before-it-begins = The end is before the start. Choose the same day or a later one.
fault-past = This is in the past. Choose a later time.
fault-floor-above-bar = The floor is above the bar. Choose a bar at least as high.
fault-twice = { $what } is listed twice. Once is enough.
fault-no-main-score = One of MMS, NBW and CPS is needed, so that wins count.
fault-category-order = Each limit must be lower than the one before it.
fault-round-order = It would start before round { $round }, or at the same time.
fault-club-code = “{ $code }” is not a club code: enter 1 to 4 plain letters and digits.
error-reference = If it happens again, give the organiser this number: { $number }.
error-to-the-front = To the front page

downloads-complaints = { $count ->
    [one] 1 problem would make them reject it:
   *[other] { $count } problems would make them reject it:
}
downloads-accepted = No problems that the recipient checks for.
download-draft = Download anyway, for my own use
downloads-nothing = { $file }: this file would be empty.
downloads-refused = { $file }: { $count ->
    [one] one problem has to be fixed first.
   *[other] { $count } problems have to be fixed first.
}
reporting-title = Reports to federations
reporting-clubs = Club codes
reporting-clubs-about = Up to four letters or digits, as the federation uses them. Without one, the European file has the first four letters of the name.
reporting-aga = Left out of the American report
reporting-aga-about = Players ticked here are left out with all their games.

# Mending a published round.

settings-hidden = Hidden until it is announced
settings-hidden-note = Only its organisers see it. Untick to announce it now.

private-initials = Show initials only
private-initials-note = For a child: only the people who run the event can read the full name.
merge-title = Two entries of one person
merge-ask = { $stays } stays, and gets the games, rounds to come, reports and requests of { $goes } and any details it lacks. { $goes } is removed; its personal link leads to { $stays }. This cannot be undone.
merge-double = Number of the other entry
merge-act = Merge the two
merge-unsure = Enter the number of another entry.
merge-done = { $name } has been merged with this entry.
forget-title = What is stored about this person
forget-data = Download it all, for them
forget-about = Forgetting removes name, numbers, address and link, everywhere and permanently. The games stay, under a number; so do rank, club and country, which the pairings were based on.
forget-left = The name also appears here. Change it there first, so that it leaves the journal, too: { $left }
forget-sure = I am sure: this cannot be undone
forget-act = Forget this person
forget-unsure = Tick that you are sure.
forget-done = Forgotten: number { $number } no longer has a name.
forget-done-but = Forgotten: number { $number } no longer has a name. The name still appears here; change it: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Show results both players reported before they are confirmed
settings-provisional-note = On the page of the round, marked as not confirmed. They count only once confirmed.
round-provisional = not confirmed yet

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = Out of the event by ruling { $no }
timetable-lead = When each round starts. The hall’s screen counts down to it; an arbiter starts the clocks from the list of tables.
timetable-plan = Plan the day
timetable-first = First round starts at
timetable-minutes = Length of a round, in minutes
timetable-pause = Break, in minutes
timetable-fill = Fill in all rounds
timetable-tried = The times below are not saved yet. Change single rounds, then save.
timetable-day = Day
timetable-time = Time
timetable-window = Window instead of a start time
timetable-window-about = For leagues and club evenings: the games of the round are played on any day from the first to the last, whenever the players agree. Windows may overlap. Without a time, whole days count.
window-too-early = The window starts before the event does, on { $day }.
window-too-late = The window ends after the event does, on { $day }.
window-and-start = Both a start time and a window: players are told both. Clear the start time if the games are played within the window.
timetable-from-time = From
timetable-until-time = Until
fault-window-ends-first = The window would end before it starts. Enter a last day that is not before the first.
fault-window-order = This window ends before that of round { $round } starts. Put the rounds in order.
unplayed-way = Games of round { $round } that were not played
unplayed-title = End round { $round }
unplayed-none = No game of this round is left to settle.
unplayed-count = { $n ->
    [one] 1 game was not played
   *[other] { $n } games were not played
  }
unplayed-what = What they get: { $policy }. { $worth }.
unplayed-change = Change that
unplayed-late = You can undo this as long as no other result is entered. A game that is played late is entered at its table and counts in this round.
unplayed-not-before = The window and the days of grace end on { $at }. Until then nothing is settled.
unplayed-settle = { $n ->
    [one] End round { $round }: 1 game
   *[other] End round { $round }: { $n } games
  }
unplayed-settled = Round { $round } has been ended. You can undo it below.
unplayed-reopened = The games of round { $round } are open again.
unplayed-reported = Left open: { $n }
unplayed-reported-about = A player has reported how these ended, or both agreed on a later date. Enter the results: otherwise they stay open.
unplayed-done = Settled without a game: { $n }
unplayed-reopen = Undo: open them again
timetable-save = Save the timetable
timetable-saved = The timetable is saved.
timetable-hall = The hall’s screen

webhooks-title = Webhooks
event-more = Announce, copy, archive, delete
webhooks-lead = Notify another program when a round is published, a result is entered, or the standings are final.
webhooks-secret = This secret signs the messages. Copy it now: it will not be shown again.
webhooks-since = since { $at }
webhooks-remove = Remove
webhooks-removed = The address has been removed.
act-add-webhook = Webhook added
act-remove-webhook = Webhook removed
webhooks-url-hint = https://…; each message is a POST with JSON, signed in the header Tengen-Signature.
webhooks-full = Ten addresses are the limit. Remove one first.
webhooks-log = Sent messages
webhooks-log-empty = Nothing yet.
# webhook-event-*: templates/organiser/webhooks.html
webhook-event-round-published = round published
webhook-event-result-entered = result entered
webhook-event-standings-final = standings final
webhook-taken = delivered { $at }
webhook-waits = waiting to be sent
webhook-again = { $tries ->
    [one] tried once, again { $at }
   *[other] tried { $tries } times, again { $at }
  }
webhook-given-up = { $tries ->
    [one] given up after { $tries } attempt
   *[other] given up after { $tries } attempts
  }
lists-fetched = Automatic download
lists-fetched-about = The newest list is downloaded from this address; if that fails, the previous one stays.
lists-fetched-last = Last { $at }:
lists-fetched-never = Not downloaded yet.
web-address = Address
lists-source-url-hint = Where the federation publishes it; empty for none.
lists-source-every = Interval in hours
lists-source-every-hint = 0: only by hand, with tengen ratings fetch
lists-source-save = Save the address
# outside-*: src/publishing/outside.rs
outside-address = { $address } is not an address. Enter one such as https://go.example/hook.
outside-private = The address is in a private network.
outside-too-large = The server there sends more than { $most } MB.
outside-too-slow = The server there took too long.
outside-connection = The connection failed or was lost.
fetch-no-source = No address is set.
fetch-broken = There is no list at that address, or it is damaged.
fetch-other-list = The list at that address is that of the { $list }.
fetch-shrunk = The new list has { $people } people, the previous one { $before }: it may be incomplete.
fetch-not-kept = The list could not be saved.
fetch-done = { $people } people of { $date }.
webhook-no-key = The signing key is not on this machine: copy server.key from where the address was added, or add it again.

settings-zone = Time zone
settings-zone-hint = Such as Europe/Copenhagen, or a city. If empty, the server’s clock is used.
settings-zone-timetable = Rounds in the timetable start at the same moment as before; in another zone their hours read differently.
settings-saved-zone = The settings are saved. The rounds start at the same moments as before, which are other hours in this zone: round { $round } at { $after }, not { $before }. If you meant { $before }, correct the timetable.

# What only the organiser knows of players; prizes; standings of a group.

private-title = Organisers only
private-about = Nobody else sees this: it is on no public page and in no file for others. Sex and year of birth are used for prizes.
private-for-prizes = For prizes only.
private-sex = Sex
private-birth-year = Year of birth
private-email = E-mail
private-fee = Fee
private-fee-hint = Such as 30 EUR, student.
private-meal = Meal
private-note = Note
private-consent = Name and results may be published
sex-unsaid = not given
sex-f = female
sex-m = male
fault-email = “{ $typed }” is not an e-mail address: enter one such as anna@go.example.
list-column-birth-year = Year of birth
list-column-email = E-mail
list-column-consent = May be published
list-column-board = Board in the team
list-column-partners = Partners
prizes-open = { $open ->
    [one] One result is missing
   *[other] { $open } results are missing
  }: the list may still change.
prizes-ceremony = For the ceremony, the last place first
prizes-none = No prizes yet.
prizes-nobody = Nobody has won a prize yet.
prizes-part-category = category { $part }
prizes-part-start = start { $part }
prizes-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
   *[other] { $place }th
  }
prizes-each = { $each } each
prizes-print = Print this page for the ceremony.
prizes-rules = Who wins what
prizes-add = Add a prize
prizes-kind = Prize { $n }
prizes-name = Name
prizes-of = For
prizes-of-none = nobody: remove this prize
# prizes-of-*: src/web/pages/organiser/prizes.rs
prizes-of-places = top places
prizes-of-categories = best of each category
prizes-of-starts = best of each starting score
prizes-of-teams = top teams
prizes-of-all-wins = everyone who won all rounds
prizes-group = Among
prizes-detail = Which
prizes-detail-hint = For ranks: 5k-1k; for youth: year of birth from; for a category: its number; for a club or country: its letters.
prizes-list = Prizes
prizes-list-hint = One per line, from the first place on, such as 300 EUR.
prizes-several = One player may get several prizes
prizes-single = Each player gets at most one prize, the first in this list
prizes-shared = Players with the same score share prizes
prizes-unshared = Players with the same score do not share a prize
prizes-save = Save the prizes
prizes-most = An event has at most { $most } kinds of prizes. Remove one to add another.
prizes-saved = The prizes are saved.
prizes-standings = Standings of this group
# group-*: templates/organiser/prizes.html
group-all = everybody
group-dan = dan players
group-kyu = kyu players
group-ranks = ranks
group-category = a category
group-club = a club
group-country = a country
group-youth = youth
group-women = women
fault-group = “{ $typed }” is not clear: enter ranks such as 5k-1k, a year of birth, the number of a category, a club, or the two letters of a country.
entries-gap = rating { $rating } suggests { $rank }
settings-rank-gap = Allowed gap between rank and rating, in ranks
settings-rank-gap-hint = Players who differ by more are marked in the registration.
prizes-all-wins = all wins

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = Players are added from these lists, and their ratings are updated from them. The newest list of each federation is used.
lists-none = There is no list yet.
lists-list = List
lists-day = Day
lists-people = People
lists-used = in use
lists-file = Rating list
lists-file-hint = As published by EGF (HTML), FFG or AGA (TDList). It is imported completely or not at all; the last { $kept } of each are kept.
lists-act = Import the list
lists-done = { $name } of { $date }: { $count } people.
lists-done-but = { $name } of { $date }: { $count } people. { $lines ->
    [one] One line was left out
   *[other] { $lines } lines were left out
  }: { $which }
lists-ask = Every event of this server uses these lists, so only an owner of the server can import them: ask { $names }.
lists-removed = { $name } of { $date } has been removed.
enter-selected = Selected
enter-title = Add from a rating list
enter-no-list = There is no rating list yet.
enter-list = { $name }, { $date }, { $count } people
enter-found = { $count ->
    [0] Nobody found.
    [one] One name found.
   *[other] { $count } names found.
}
enter-keys = ↓ to choose, Enter to add.
enter-entered = Added
enter-not-listed = Not on the list?
enter-by-hand = Add by hand
enter-newest = Last added
enter-all = All players
enter-list-gone = There is a newer rating list. Choose from that one.
list-column-prefix = Surname prefix, such as van den
list-column-name = Full name
list-column-pin = EGF PIN
list-column-registration = Checked in or announced
list-column-correction = Score correction
list-column-none = Not used
list-preview-title = Preview of the import
list-preview-lead = { $new } new, { $known } already registered. Nothing has been imported yet.
list-not-entered = Nothing has been imported yet. Check the marked lines first.
list-wrong = { $count ->
    [0] Something is missing:
    [one] One line is unclear. Complete it, or leave it out.
   *[other] { $count } lines are unclear. Complete them, or leave them out.
}
list-names-ask = Which part of the names is the surname? It is shown in bold.
list-names-turn = Are the names the wrong way round? The surname is shown in bold.
list-names-given-first = First name first
list-names-surname-first = Surname first
list-who-ask = { $count ->
    [0] Everybody on the list is in a team. Who meets?
    [one] 1 person of the list is in no team. Who meets?
   *[other] { $count } people of the list are in no team. Who meets?
}
list-scale-ask = Which scale are the ratings on?
list-scale-european = European: 2100 is 1 dan
list-scale-french = French: 50 is 1 dan
list-scale-american = American: 1.5 is 1 dan
list-far-ask = { $count ->
    [one] One rating is far from its rank.
   *[other] { $count } ratings are far from their ranks.
  } Which one is right?
list-far-keep = Keep rank and rating
list-far-rank = Use the rating of the rank
list-likely-ask = { $count ->
    [one] { $count } rank is unclear. A suggestion is shown.
   *[other] { $count } ranks are unclear. A suggestion is shown for each.
  }
list-likely-all = Use all suggestions
list-likely = Use { $rank }
list-alike = Similar to no. { $no } { $name }
list-alike-line = Similar to { $name } on line { $line }
list-number-of = The number is that of no. { $no } { $name }
list-number-ask = { $count ->
    [one] 1 player has the number of somebody registered under another name. Who is it?
   *[other] { $count } players have the numbers of people registered under other names. Who are they?
}
list-number-same = The same people: update them
list-number-others = Other people: add them without numbers
list-columns = How the columns were read
list-header = Column
list-sample = Sample
list-taken-for = Read as
list-unused = not used
list-column-of = Column { $header } with { $sample } is
list-look-again = Use this
list-line = Line
list-numbers = Numbers
list-leave-out = Leave out
list-leave-out-of = Leave { $name } out
list-rank-of = Rank of { $name }
list-new = new
list-same = no. { $no }, unchanged
list-changes = no. { $no } { $name } is updated
list-more = And { $count } more, not shown.
list-enter = Add { $count }
list-other = Another list
list-nobody-on-it = Nobody is on this list.
update-title = Update ratings
update-lead = { $count ->
    [0] Nobody differs from the newest lists.
    [one] One player differs from the newest lists.
   *[other] { $count } players differ from the newest lists.
}
update-gap-field = Show players whose rank and rating differ by more than this many ranks
update-chosen = Selected
update-now = Now
update-list-says = In the list
update-look = Check these
update-unknown = The list of the { $list } has nobody with this number.
update-other = In the list of the { $list } this number belongs to { $name }.
update-twice = No. { $no } has the same number of the { $list }.
update-expired = The membership ended on { $date }.
update-namesakes = { $count ->
    [one] The list of the { $list } has { $count } person of this name.
   *[other] The list of the { $list } has { $count } people of this name. Choose one.
  }
update-gap = { $ranks ->
    [one] The rating is that of { $rank }: { $ranks } rank off.
   *[other] The rating is that of { $rank }: { $ranks } ranks off.
  }
update-who = Who { $name } is
update-nobody = None of them
update-ratings = Update ratings
update-both = Update ratings and ranks
update-rank = Rank from rating
update-rating = Rating from rank
entries-chosen = With selected
entries-choose-all = Select all { $count } found
entries-choose-head = Select
participants-nothing = There is nothing to import: choose a file, or paste the list.
# entries-chosen-*: src/web/pages/organiser/entries/chosen.rs
entries-chosen-check-in = Check in
entries-chosen-announce = Not here
entries-chosen-take-out = Remove
entries-chosen-set-club = Set the club
entries-chosen-set-country = Set the country
entries-chosen-rank-up = One rank up
entries-chosen-rank-down = One rank down
entries-chosen-rounds = Rounds, such as 1,3-5
entries-chosen-set-rounds = Set the rounds
entries-chosen-stay = With games, so kept: { $names }. Withdraw them instead.
entries-chosen-nobody = No players selected. Tick some first.
entries-chosen-ask = { $count ->
    [one] { $what }: one player?
   *[other] { $what }: { $count } players?
  }
entries-chosen-more = and { $count } more
entries-chosen-no-rounds = These are not rounds. Write them as 1,3-5.
entries-sort = Sort by
entries-sort-number = Entered
entries-sort-paid = Paid
entries-show-so = Apply
entries-show-paid = Paid { $count }
entries-show-far = Rank far from rating { $count }
entries-show-no-pin = Without a PIN { $count }
entries-show-out = Not in round { $round }: { $count }
entries-chosen-unpaid = Has not paid
numbers-title = { $count ->
    [one] One number is in the rating lists but not entered here
   *[other] { $count } numbers are in the rating lists but not entered here
  }
numbers-about = Each list has just one person of that name. Check that it is the same person, and untick if not.
numbers-number = Number
numbers-take = Add the numbers
numbers-taken = { $count ->
    [0] Nothing was added.
    [one] A number was added to one player.
   *[other] Numbers were added to { $count } players.
  }
numbers-way = Add all numbers found in the rating lists
names-small = { $count ->
    [one] Change this name from capitals
   *[other] Change these { $count } names from capitals
}
names-small-done = { $count ->
    [one] One name is no longer in capitals.
   *[other] { $count } names are no longer in capitals.
}
enter-nearest = The { $count } nearest names.
entry-added-from = { $name } has been added and plays from round { $round } on. Tick the round before as well to seat them as a latecomer.
list-enter-both = Add { $new }, update { $known }
