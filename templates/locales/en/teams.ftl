# Teams: their matches, line-ups and standings.

team = Team
board = Board
way-teams = Teams
way-matches = Matches

# A round of teams.
matches-find = Team, player or table
match-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
match-open = { $n ->
    [one] 1 board playing
   *[other] { $n } boards playing
}
match-absent = { $team } did not come
match-left = { $team } has left the event
match-absent-both = Neither team came
match-nobody = Nobody
match-won = Won
match-of = Match of round { $round }
match-boards = Boards
match-date = When is it played?
match-propose = Propose for all open boards
match-date-over = The boards have different dates. Once the other captain accepts, this one takes their place.
report-for = You are { $captain } and report for { $name }.
said-by-captain = { $name } (by captain { $captain })
match-drawn = Drawn
match-lost = Lost
match-playing = Playing
match-unfinished = not finished
match-free = no match
match-decided-all = A match is won with more than half of its boards.
match-decided-played = A match is won with more boards than the opponent.
match-decided-boards = Boards won are what counts.

# Standings of teams.
standings-of = Standings of
team-standings-how = Each round shows: opponent’s place, + won, = drawn, − lost, ? not finished, and below it the boards won. 0 is a bye, – no match.
team-standings-beside = Players are paired one by one. A round shows what the players at a team’s boards won in it.
team-order = Ordered by { $criteria }.
# team-*: src/web/views/setting_fields.rs
team-column-null = –
team-column-teamp = Points
team-column-sost = Opponents
team-column-bdw = Boards
team-column-bdwu = { $n ->
    [one] Board 1
   *[other] Boards 1–{ $n }
}
team-column-mnr = Mean rating
team-column-tdc = Direct
team-column-wbdw = Weighted boards
team-column-sosbdw = Opponents’ boards
team-column-bonus = Bonus
team-column-sodost = Sonneborn
team-column-tmms = McMahon
team-column-tko = Knock-out
team-about-null = Nothing.
team-about-teamp = What matches and byes are worth, and points given or taken.
team-about-sost = The sum of the points of all opponents.
team-about-bdw = The boards won, over all matches; a jigo is a half.
team-about-bdwu = { $n ->
    [one] The wins at board 1.
   *[other] The boards won at boards 1 to { $n }.
}
team-about-mnr = The mean rating of the line-up of round 1.
team-about-tdc = The points of the matches among tied teams, if all of them have met.
team-about-wbdw = The boards won, board 1 counted most often and the last one once.
team-about-sosbdw = The sum of the boards won by all opponents.
team-about-bonus = Points given or taken as a bonus; they break ties and are not match points.
team-about-sodost = The points of the opponents beaten, and half the points of those drawn with.
team-about-tmms = Points, plus a start by the team’s strength: a rank is worth a match won.
team-about-tko = How far the team came: 1 for each round of the knock-out that it was in, and 1 for winning the last.

# A team.
team-captain = Captain: { $name }
team-of = of { $n ->
    [one] 1 team
   *[other] { $n } teams
}
team-no-match = No match yet.
team-squad = Squad, in the order of boards
team-squad-how = The columns are rounds: colour, board, result. Empty: did not play.
team-not-seated = did not play
team-board = Board { $n }
team-weighted = each board as often as its weight
team-start = starting with a rating of { $rating }
team-divided = divided by { $n }
team-page = The team’s page

# A line-up.
line-up-of = Line-up of round { $round }
line-up-by = Line-up of { $team }
line-up-order = { $upper } sits above { $lower }, who is stronger.
line-up-gap = { $team } leaves board { $n } empty above one that is filled.
line-up-left = Substitutes: { $names }
line-up-sort = Put in order of strength
line-up-save = Save the line-up
line-up-kept = The line-up is saved.
line-up-declared = This line-up is fixed: changes to the squad do not affect it.
line-up-by-squad = No line-up was handed in: the squad plays in its order, without those who are away.
line-up-as-squad = Follow the squad again
line-up-public = The round is published: boards without a result change as well.
line-up-you = You are { $name }, the captain.
line-up-hand-in = Hand in the line-up
line-up-handed = Handed in
line-up-until = You can change it until the round is published. The other captain sees it then.
line-up-until-result = You can change it until the first result of the match.
line-up-at-once = The round is published: a change is public at once, and the other captain can still change the other line-up.
line-up-locked = The line-up can no longer be changed. Ask an arbiter if somebody is missing.
match-played-after-all = The match is played after all

# Drawing a round of teams.
team-draft-has = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
team-draft-drawn = { $n ->
    [one] 1 match is drawn.
   *[other] { $n } matches are drawn.
}
team-draft-proved = Proved: no other draw of these teams is better.
team-draft-unproved = The draw is valid. The check could not confirm that it is the best.
team-draft-planned = By the plan of the round robin.
team-draft-staged = By the plan of groups and knock-out.
team-draft-by-hand = Not as drawn: changed by hand, or something has changed since.
team-draft-missing = Results are missing in round { $round }: tables { $tables }.
team-draft-seat = Seat the boards again
team-draft-locks = Line-ups are fixed then.
proof-teams = Teams drawn
proof-check-what-teams = The certificate gives every team, and every odd set of teams that matters, a price. No two teams are worth more together than their prices, and those drawn are worth exactly that, so no draw can be worth more.
proof-matches = { $count } of { $all } matches are as they were proved; the others were set by hand.
match-why = Why these matches
match-why-title = Round { $round }: why these matches
match-why-how = The draw looks at the following, in this order: nobody meets twice; opponents’ points are as close as possible; teams of one club are kept apart if the event says so; colours at board 1 balance; the upper half of those with equal points meets the lower half.
match-why-today = No proof of this draw is stored here. The reasons are worked out from what is known today.
match-why-by-hand = Set by hand: the draw did not have this match.
match-why-level = Points before this round: { $points } each.
match-why-half = Of the { $n } teams with these points, { $upper } stands at place { $one } and { $lower } at place { $other }.
match-why-down = Points before this round: { $upper } { $high }, { $lower } { $low }. { $upper } is drawn down to { $lower }, { $gap } apart.
match-why-float = { $upper } stands at place { $one } of { $n } with its points, { $lower } at place { $other } of { $m }.
match-why-new = They had not met before.
match-why-clubs = Different clubs: { $one } and { $other }.
match-why-club-cost = Fewer matches within a club would pair teams whose points are farther apart.
match-why-balance = Games with White minus games with Black at board 1 so far: { $white } { $one }, { $black } { $other }. So { $white } has White there.
match-why-turn = Colours at board 1 are level; { $black } had White last, so { $white } has White there.
match-why-names = Colours at board 1 favour neither; a number made of both names gives { $white } White there.
match-why-again = { $color ->
    [white] Both had White at board 1 too often: one of them has it again.
   *[black] Both had Black at board 1 too often: one of them has it again.
}
match-why-exchanged = Their colours were then exchanged by hand.
match-why-stones = At a board with a handicap, the weaker player has Black.
match-why-bye = It had the fewest byes ({ $n }), and is last among the teams with as few.
match-why-bye-rest = The teams whose turn came before could not have the bye: the others could not have been paired without meeting twice.
match-why-bye-given = Given by hand.
match-met = They met in round { $round }.
match-club = Both are of { $club }.
match-short = { $team } has { $n } of { $of } players.
match-without = { $team } has neither a match nor a bye.
match-order = { $team } does not sit in order of strength.
match-exchange = Swap colours
match-part = Remove the match
match-no-bye = Remove the bye
match-free-teams = { $n ->
    [one] 1 team without a match
   *[other] { $n } teams without a match
}
match-white = White at board 1
match-black = Black at board 1
match-meet = They meet
match-give-bye = The first has a bye

# Teams as the organiser has them.
teams-none = No teams yet.
teams-count = { $n ->
    [one] 1 team
   *[other] { $n } teams
}
teams-without = { $n ->
    [one] 1 player in no team
   *[other] { $n } players in no team
}
teams-round-robin = A round robin of { $n } teams takes { $takes } rounds; this event has { $has }.
teams-make = Make teams
teams-from-list = From a list
teams-from-list-hint = A list of players with a column “team”, and perhaps “board” and “captain”, enters the players and makes the teams.
teams-from-clubs = { $n ->
    [one] 1 team from a club
   *[other] { $n } teams from clubs
}
teams-made-who = Who meets, once there are teams:
teams-made = { $n ->
    [one] 1 team was made.
   *[other] { $n } teams were made.
}
teams-rules = How matches count
teams-saved = The teams are saved.
team-new = New team
team-name = Name of the team
team-add = One more player
team-squad-hint = The first sits at board 1. Whoever comes after the last board is a substitute.
team-captain-hint = Hands in the line-up, with the personal link.
team-captain-gone = { $n ->
    [one] { $teams } has no captain now.
   *[other] { $teams } have no captain now.
}
team-captain-stays = Still captain of { $teams }: choose another under Teams.
team-captain-none = No captain
team-captain-left = Captain: { $name }, who plays in no later round
said-of-teams = { $said } { $more }
team-save = Save the team
team-remove = Remove the team
team-left = Left the event: no match from round { $round } on
team-back = This team comes back
team-back-about = Its players take part again, and its games that were settled without play are open.
team-back-done = { $team } takes part again from round { $round } on.
team-back-without = { $team } takes part again from round { $round } on, but has no match in rounds that are published. Change those rounds, or take them back.
match-absent-way = Line-up, or did not come
team-leaves = This team leaves
team-leaves-from = From round
team-leaves-about = Its players take no part in rounds from then on. You decide next about its open games.
team-remove-ask = Its players stay registered.
team-removed = { $team } is removed.
team-points = Points given or taken
team-points-give = Give or take points
team-points-round = They count from that round on.
team-points-how-many = Points
team-points-bonus = A bonus: it breaks ties and is not a match point (criterion BONUS)
team-points-hint = 1, or −1 to take one away.
team-size = Boards of a match
team-size-anew-ask = { $n ->
    [one] 1 match that is over would have another result with that number of boards. Tick below if that is right.
   *[other] { $n } matches that are over would have other results with that number of boards. Tick below if that is right.
}
team-size-anew = Count finished matches by the new number
team-who = Who meets?
# team-who-*: templates/organiser/list_preview.html
team-who-teams = Teams, in matches
team-who-players = Players, one by one; teams also have standings
team-system = Who meets whom
team-system-swiss = Swiss: teams with equal points, nobody twice
team-system-mcmahon = McMahon: teams with equal points; strong teams start with more
team-system-groups = Groups, then a knock-out of the best
team-system-round-robin = Round robin: everybody once
team-system-double-round-robin = Round robin: everybody twice
team-decision = A match is won by
# team-decision-*: templates/organiser/teams.html
team-decision-all-boards = more than half of all boards
team-decision-played-boards = more boards than the opponent
team-decision-boards-alone = nothing: only boards count
team-worth = Won, drawn, lost
# team-worth-*: templates/organiser/teams.html
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = Points for a bye
team-unopposed = A board without an opponent is won
team-lock = Captains change line-ups
team-lock-hint = In a published round, everybody sees a change at once.
team-strength = Strength of a team
team-groups = Groups
team-groups-hint = Only with a knock-out; 0: no groups
team-qualifiers = Best of each group
team-qualifiers-hint = Go on to the knock-out
# team-strength-*: templates/organiser/teams.html
team-strength-mean = the mean rating at its boards
team-strength-median = the median rating at its boards
# team-lock-*: src/web/pages/draft/all.rs
team-lock-publication = until the round is published
team-lock-first-result = until the match’s first result
team-placement = Order of the teams
team-handicaps = Handicap at the boards, by the event’s rule and the two ranks
team-clubs-apart = Two teams of one club meet only where the points leave no other way
team-first-black = The team named first is Black at board 1
fault-team-groups = { $n } teams are too few for so many groups: each group needs { $least }.
team-draw-too-few = Only { $teams } teams play in round { $round }. A match needs two.
team-draw-no-valid-pairing = No draw is possible without a second meeting: too few opponents are left for { $teams }. Pair by hand, or play fewer rounds.
team-draw-over = All teams have met: the round robin is over after round { $rounds }.
team-draw-undecided = It is not decided which of { $teams } goes on from round { $round }. Enter the missing results; if all is equal, pair the next round by hand with the team that goes on.
team-draw-too-large = { $teams } teams are too many for one draw.

# Why something about teams is not done.
# refusal-*: src/service/error.rs
refusal-team-plays = { $team } plays in round { $round } and cannot be removed. If it leaves the event, say so on its page: “This team leaves”.
refusal-team-size-drawn = Matches of round { $round } have more boards than that. Take that round back first, and draw it again with the new number.
refusal-matches-drawn = Round { $round } was drawn as matches of teams. Who meets can be changed only before a round is drawn: take the rounds back first.
refusal-players-drawn = Round { $round } was drawn player by player. Teams can meet only if no round is drawn: take the rounds back first, or let players meet.
refusal-round-of-teams = In a round of teams, players change places through the line-ups.
refusal-team-busy = { $team } already has an opponent or a bye. Remove that first.
refusal-no-such-match = That team or match no longer exists.
refusal-match-played = Table { $table } has a result. Remove it first.
refusal-line-ups-changed = Line-ups changed since the boards were seated. Seat them again and look once more.
refusal-line-up-locked = The line-up of round { $round } can no longer be changed. Ask an arbiter.
refusal-seat-away = { $entry } does not take part in round { $round }. Change the line-up of { $team }.
refusal-not-captain = Only the captain hands in the line-up of the team.

# The journal.
# act-*: src/web/frame/bar.rs
act-edit-teams = Teams changed
act-line-up = Line-up handed in
act-team-absent = Team absent, or not
