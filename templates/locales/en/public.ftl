# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Tournaments
index-running = Now
index-coming = To come
index-over = Over
index-none = No tournament yet
index-none-what = Tournaments appear here as soon as the owner of this server has made one.
index-new = New tournament
index-import = Import a file

## A tournament
front-no-round = The first pairings appear here when the organiser publishes them.
front-players = See who is registered
front-draft = Draw round 1
front-about = The tournament
about-when = When
about-where = Where
about-players = Players
about-not-checked-in = { $count } of them not checked in yet
about-rounds = Rounds
about-system = System
about-mcmahon = McMahon
about-swiss = Swiss
about-swiss-categories = Swiss within categories
about-cup = Cup
about-no-handicap = Even games only
about-handicap = Handicaps of up to { $most ->
    [one] one stone
   *[other] { $most } stones
  }
about-rules = Rules
about-komi = Komi { $komi }
about-clock = Clock
about-director = Director
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

## Pairings
rounds = Rounds
round = Round
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
round-by-table = By table
round-by-name = By name
round-hall = For the hall
round-bye = has a free round
round-absent = { $count ->
    [one] One registered player is not in this round
   *[other] { $count } registered players are not in this round
  }
against = against { $name }
free-bye = Free round
free-absent = Not there
free-unpaired = Without an opponent

## The hall
hall-no-round = No round yet
hall-page = page { $page } of { $pages }
hall-from-to = { $from } to { $to }
hall-next = Next page
hall-screens = { $n } screens:
hall-how = Stone, then table.

## Players
players-title = Players
players-count = { $count ->
    [one] One player is entered.
   *[other] { $count } players are entered.
  }
players-find = Name, club or country
players-none = Nobody is entered yet. Names appear here as they come in.
players-announced = not checked in
next-title = Next
next-table = Round { $round }, table
next-against = against
next-no-stones = no stones: Black plays first
next-stones = Black begins with { $stones } stones
next-half-komi = White gets half a point, so that nobody ties
next-free = Round { $round } is free: there was no opponent left.
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
player-behind = Behind { $name } by { $criterion }: { $mine } to { $theirs }.
player-ahead = Ahead of { $name } by { $criterion }: { $mine } to { $theirs }.
player-level = Level with { $name } in everything that counts.
player-by-round = Round by round

## Standings
standings-title = Standings
standings-none = No result counts yet. This is the order in which everybody starts.
standings-after = After round { $round } of { $of }.
standings-open = { $open ->
    [one] One result of it is missing.
   *[other] { $open } results of it are missing.
  }
standings-order = By { $criteria }; = shares the place.
standings-how = A round reads: colour played, opponent’s place, + won, − lost; 0+ a free round, – no game.
standings-players = { $count ->
    [one] One player.
   *[other] { $count } players.
  }
standings-find = Name, club or place
standings-compact = Compact
standings-found = Who was meant
standings-from = From place
standings-parts = Pages of the list
standings-rounds = After another round
found-here = here
standings-who = Place and name
standings-about = What the columns mean
standings-views = Views of the standings
cell-bye = free
cross-title = Cross table
cross-after = After round { $round }.
cross-how = Read along the row: + won, − lost, and the round below it.
cross-parts = Parts of the table
cross-elsewhere = Games beyond
wall-title = Wall list
wall-after = Wall list after round { $round }
wall-number = No.
wall-start = Start
place = Place
name = Name
rank = Rank
club = Club

## Result slips
slips-title = Result slips, round { $round }
slips-how = Print it without margins of the printer’s own. The code leads an arbiter to the board.
slips-six = Six to a sheet
slips-four = Four to a sheet
slips-scan = arbiters scan here
slips-won = won
slips-points = by ______ points
slips-black-signs = Black signs
slips-white-signs = White signs

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
column-name-nbw = Number of wins
column-about-nbw = One for each game won, half for a jigo, and what the event gives for a free round.
column-mms = Score
column-name-mms = McMahon score
column-about-mms = It starts where the rank puts one; each win adds one.
column-cps = Cup
column-name-cps = Cup score
column-about-cps = Wins, each doubled once for every round since: an early win weighs more.
column-sts = STS
column-name-sts = Strasbourg score
column-about-sts = The McMahon score, and two for winning every round from the bar on until the second last or the last but two.
column-cat = Category
column-name-cat = Category
column-about-cat = The category of the rank; the first is the highest.
column-rank = Rank
column-name-rank = Rank
column-about-rank = The rank in this tournament; the higher comes first.
column-rating = Rating
column-name-rating = Rating
column-about-rating = The rating at registration; the higher comes first.
column-sosw = SOS
column-name-sosw = Sum of opponents’ wins
column-about-sosw = The wins of all opponents added up: who met the stronger field comes first.
column-sosw-1 = SOS−1
column-name-sosw-1 = Opponents’ wins, less the lowest
column-about-sosw-1 = The wins of all opponents added up, without the weakest opponent.
column-sosw-2 = SOS−2
column-name-sosw-2 = Opponents’ wins, less the two lowest
column-about-sosw-2 = The wins of all opponents added up, without the two weakest opponents.
column-sodosw = SODOS
column-name-sodosw = Sum of defeated opponents’ wins
column-about-sodosw = The wins of the opponents one has beaten, half of them for a jigo.
column-sososw = SOSOS
column-name-sososw = Sum of opponents’ SOS (wins)
column-about-sososw = The SOS of all opponents added up.
column-cussw = CUSS
column-name-cussw = Cumulative wins
column-about-cussw = The number of wins after each round, added up: early wins count more.
column-sosm = SOS
column-name-sosm = Sum of opponents’ scores
column-about-sosm = The McMahon scores of all opponents added up, with stones given added and stones received taken off. A round without a game counts the own start.
column-sosm-1 = SOS−1
column-name-sosm-1 = Opponents’ scores, less the lowest
column-about-sosm-1 = The McMahon scores of all opponents added up, without the lowest.
column-sosm-2 = SOS−2
column-name-sosm-2 = Opponents’ scores, less the two lowest
column-about-sosm-2 = The McMahon scores of all opponents added up, without the two lowest.
column-sosts = SOSTS
column-name-sosts = Sum of opponents’ Strasbourg scores
column-about-sosts = The Strasbourg scores of all opponents added up, with stones given added and stones received taken off.
column-sodosm = SODOS
column-name-sodosm = Sum of defeated opponents’ scores
column-about-sodosm = The McMahon scores of the opponents one has beaten, half of them for a jigo.
column-sososm = SOSOS
column-name-sososm = Sum of opponents’ SOS
column-about-sososm = The SOS of all opponents added up.
column-cussm = CUSS
column-name-cussm = Cumulative score
column-about-cussm = The McMahon score after each round, added up: early wins count more.
column-ext = EXT
column-name-ext = Exploits attempted
column-about-ext = The wins of all opponents, times 0 to 3 for how much more than the ranks ask for was given.
column-exr = EXR
column-name-exr = Exploits achieved
column-about-exr = The wins of the opponents one has beaten, times 0 to 3 for how much more than the ranks ask for was given.
column-sdc = Direct
column-name-sdc = Simple direct comparison
column-about-sdc = The points from games among the tied, if each of them met every other.
column-dc = Direct
column-name-dc = Direct confrontation
column-about-dc = Among the tied, who beat whom: the number of places above the last of them.
player-rating = Rating { $rating }: { $change } expected by the European formula, { $after } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }.
index-none-yours = Make the first one, or import a file of another program.
