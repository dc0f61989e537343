# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = Round { $round } draft
draft-bye-by-rule = By the rules
before-participants = { $count ->
    [0] Nobody takes part yet.
    [one] One player takes part.
   *[other] { $count } players take part.
  }
before-missing = { $count ->
    [one] One result of round { $round } is missing
   *[other] { $count } results of round { $round } are missing
  }
tables = Tables
before-missing-why = You can draw now; a missing result counts nothing until it is in.
before-missing-why-half = You can draw now; in this draw a missing result counts half a point each, like a jigo.
all-rounds-way = Round robin: draw all rounds at once
all-rounds-title = Round robin
all-rounds-about = Everybody meets everybody. All rounds are drawn by lot with Berger tables and published at once, so all pairings are known from the first day.
all-rounds-there = { $n ->
    [one] 1 round is already drawn.
   *[other] { $n } rounds are already drawn.
  }
all-rounds-played = { $n ->
    [one] 1 game has a result, so rounds are taken back one by one, the last first.
   *[other] { $n } games have a result, so rounds are taken back one by one, the last first.
  }
all-rounds-take-back = Take all rounds back
all-rounds-take-back-about = No game has a result. The windows on the timetable stay.
all-rounds-taken-back = All rounds have been taken back.
all-rounds-double = Everybody meets twice
all-rounds-double-note = The second time with colours reversed.
all-rounds-first = First day of round 1
all-rounds-first-hint = For consecutive windows; may be empty.
all-rounds-days = Days per round
all-rounds-days-hint = For instance 14
all-rounds-show = Show the rounds
all-rounds-look-again = Your settings, or who takes part, have changed; these are the new rounds. Check them, then publish.
all-rounds-publish-about = These rounds will be drawn. Everybody sees them at once; while no game has a result, they can be taken back.
all-rounds-criteria = Ordered by { $criteria }: where everybody meets everybody, the sum of opponents’ scores says nothing.
all-rounds-publish = { $n ->
    [one] Draw and publish 1 round
   *[other] Draw and publish all { $n } rounds
  }
all-rounds-drawn = All rounds are drawn and published.
all-rounds-drawn-unseen = All rounds are drawn and published. The event is hidden, so only its organisers and arbiters see them until you announce it.
before-bye-hint = The number of players is odd, so one has a bye.
before-busy = Drawing the round…
before-entries = Who takes part
draft-summary = { $boards ->
    [one] One pairing
   *[other] { $boards } pairings
  }, { $byes ->
    [0] no bye
    [one] one bye
   *[other] { $byes } byes
  }, { $unpaired ->
    [0] nobody left over.
    [one] one player unpaired.
   *[other] { $unpaired } players unpaired.
  }
draft-nobody-sees = Nobody sees this until you publish.
draft-again = Draw again
draft-again-hint = “Draw again” keeps these tables and draws the rest around them. Pairings made by hand are already listed.
draft-discard = Discard
draft-publish = Publish round { $round }
draft-without = Without a game
draft-unpaired = unpaired
draft-take-bye = Take back
draft-give-bye = Give a bye
draft-pair-by-hand = Pair two by hand
first-player = First player
second-player = Second player
draft-pair-act = Pair
draft-group-none = Not taking part
draft-group-boards = { $count ->
    [one] one pairing
   *[other] { $count } pairings
  }
draft-by-hand = by hand
draft-keep = Tables to keep
draft-unpair = Unpair
draft-swap = Swap colours
draft-move-to = To table
draft-move = Move
draft-renumber = Number tables by strength
draft-drawn = { $boards ->
    [one] One pairing is drawn.
   *[other] { $boards } pairings are drawn.
  } Check them, then publish.
draft-published = Round { $round } is published. Everybody sees it now.
draft-discarded = The draft of round { $round } has been discarded.
published-summary = { $boards ->
    [one] One game
   *[other] { $boards } games
  }, { $missing ->
    [0] all results are in.
    [one] one result missing.
   *[other] { $missing } results missing.
  }
published-stays = The pairings stay as they are.
published-slips = Result slips
latecomer-title = Latecomers
latecomer-none = Nobody is waiting. Enter the player for this round first; then they can be paired here.
latecomer-who = Latecomer
latecomer-hint = The opponent is somebody who has a bye or is waiting too. Published tables stay.
latecomer-best = Best match
latecomer-act = Pair
latecomer-paired = They play at table { $table }.
latecomer-waits = Nobody is free. The player waits for the next latecomer.
why-table = Why these two, table { $table }
why-title = Why { $black } and { $white }?
why-heading = Why do these two meet?
why-stands = { $points ->
    [one] { $points } point, place { $place }
   *[other] { $points } points, place { $place }
  }
why-lead-same = They have the same score.
why-lead-apart = { $count ->
    [one] Their scores differ by one point.
   *[other] Their scores differ by { $count } points.
  }
why-lead-met = { $count ->
    [one] Only two players had a score of { $points }, and they met in round { $round }.
   *[other] { $name } had met everybody else with a score of { $points }.
  }
why-lead-odd = { $count ->
    [one] Only one player has a score of { $points }.
   *[other] { $count } players, an odd number, have a score of { $points }.
  }
why-note-new = they have not met before
why-note-full = as well as possible
why-note-nearly = nearly
why-note-partly = only in part
why-colours-change = { $name } had { $color } { $times ->
    [0] more often
    [1] once
    [2] twice
   *[other] { $times } times
  }, and has { $now } now
why-colours-again = { $name } had { $color } { $times ->
    [0] more often
    [1] once
    [2] twice
   *[other] { $times } times
  }, and has { $now } again
why-drawn = { $upper } is drawn down, { $lower } up
why-drawn-first = ; by the rules first
why-others = Who else { $name } could have met
why-ask-others = Who else could they have met?
why-grade-free = just as good
why-grade-little = hardly any worse
why-grade-some = a little worse
why-grade-much = clearly worse
why-then-meets = then { $name } meets { $other }
why-numbers = The numbers
picture-find = Player
picture-near = { $name } and the players nearby, with their opponents. Select a stone to go there.
why-nothing-given-up = They meet every criterion of this event.
why-by-hand = The best draw has other opponents for them, or nobody else is left.
why-back = Back to the round
share-full = full
share-of-100 = { $percent } of 100
grade-ideal = Ideal
grade-good = Good
grade-fair = Fair
# criterion-*: src/web/pages/draft/words.rs
criterion-duplicate = No second meeting
criterion-random = Chance
criterion-colour = Colours
criterion-category = Same category
criterion-score = Same score
criterion-drawn = Drawn up or down
criterion-seeding = Place in the group
criterion-handicap = Small handicap
criterion-geography = Club and country
given-up-first-meeting = They met in round { $round }
same-club = Same club
given-up-country = same country
given-up-seeding = seeding { $percent } of 100
given-up-colors = both had this colour more often
warning-results-missing = { $count ->
    [one] One result of round { $round } is missing: table { $tables }
   *[other] { $count } results of round { $round } are missing: tables { $tables }
  }
warning-not-taking-part = { $name } does not take part in this round
warning-unpaired = { $name } has no opponent
warning-bye-again = { $name } already had a bye ({ $earlier })
warning-rematch = they met in round { $round }
warning-clubmates = same club, { $club }
warning-club-group = clubs to keep apart
warning-same-country = both from { $country }
warning-categories-apart = { $count ->
    [one] one category apart
   *[other] { $count } categories apart
  }
warning-groups-apart = { $count ->
    [one] their scores differ by one point
   *[other] their scores differ by { $count } points
  }
warning-ranks-apart = { $count ->
    [one] { $count } rank apart without handicap
   *[other] { $count } ranks apart without handicap
  }
warning-high-handicap = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }
warning-handicap-capped = { $wanted } stones would be even, only { $given } are given
warning-same-color = { $name } has { $color } { $times } times in a row
proof-stale = Results, registrations or settings have changed since this draw. Draw again for the best draw as of now.
proof-title = Proof of round { $round }
proof-players = Players drawn
proof-compared = Possible pairs compared
proof-apart = Pairs not allowed
proof-apart-note = The organiser excluded them from this draw.
proof-by-hand-why = The rest of a best draw is a best draw of the remaining players: a better one would have made the whole draw better.
proof-check-title = Check it yourself
proof-check-how = Download both files and run the command. It recalculates the value of every pair and uses no code of the pairing program.
proof-file-tournament = The tournament as it was before round { $round }
proof-file-certificate = The certificate
proof-check-what = The certificate gives a price to every player, and to every odd set of players that matters. No two players are worth more together than their prices, and the pairs drawn are worth exactly that: so no draw can be worth more.
proof-back = Back to round { $round }
why-next-hint = Other opponents for each, and how much worse the best draw with that pair would be. Moving two players of the same score one score group apart costs 1.
why-costs = The best draw does not have this pair: with it, the whole draw is worse by { $groups } score groups.
why-other = { $name }: worse by { $groups } score groups
why-other-free = { $name }: exactly as good; the order of the list decided
why-nobody-else = There is nobody else.
why-then = Which tables would change
picture-title = Round { $round } at a glance
picture-said = { $players ->
    [one] One player
   *[other] { $players } players
  }, { $boards ->
    [one] one pairing
   *[other] { $boards } pairings
  }, { $down ->
    [0] nobody drawn down
   *[other] { $down } drawn down
  }.
picture-how = Rows are scores; stones are players in this round’s colour, numbered by place. Arcs join opponents; thick lines join opponents with different scores.
picture-below = The same in words below.
picture-words = The same in words
picture-score = Score { $score }
picture-down = ↓ { $number } is drawn down to { $score }
picture-groups = Points apart
picture-ranks = Ranks apart
picture-handicaps = Handicaps
picture-repeats = Repeated pairings
picture-avoided = { $count ->
    [0] None; { $could } within one score group avoided.
   *[other] { $count }; { $could } within one score group avoided.
  }
picture-tables = { $count ->
    [one] Table { $tables }.
   *[other] Tables { $tables }.
  }
picture-floaters = Drawn up or down
picture-floater = Table { $table }: { $down } drawn down to { $up }, { $count ->
    [one] one point
   *[other] { $count } points
  }
draft-picture = The round at a glance
## Rules of the draw
rules-title = Rules of the draw
rules-lead = Every draw of this event follows these rules, in addition to the settings.
rules-how = Enter players by name or as #number, separated by commas. A group can start with a name and a colon.
rules-who-meets = Pairing
rules-apart = Never paired
rules-apart-hint = One group per line: Family Meier: Ada Meier, Bo Meier. No two of a group meet.
rules-club-groups-hint = One group per line: North: Elb, Havel. Pairings within a group are avoided half as much as within a club.
rules-host-club = Host club
rules-host-club-hint = Its members may meet as if they were from different clubs.
rules-most-ranks = Maximum difference in rank
rules-most-ranks-hint = Nobody is paired beyond this. Empty for no limit.
rules-no-rematch = No second meetings
rules-no-rematch-hint = Not even if the round cannot be drawn otherwise. If unticked, a second meeting is only avoided as far as possible.
rules-nearest = Pair nearest in strength
rules-nearest-hint = Within each score group, regardless of the seeding.
rules-accelerated = Accelerated rounds
rules-accelerated-hint = In this many first rounds the upper half is drawn with one more point.
rules-volunteers = Volunteers for the bye
rules-volunteers-hint = They get the bye first, if there is one.
rules-fixed = Fixed tables
rules-fixed-hint = One per line: 12: Ada Meier. For accessibility or a broadcast.
rules-unused = Tables not in use
rules-unused-hint = Separated by commas. Only players with a fixed table sit there.
rules-league-members = Groups
rules-leagues-hint = One group of 3 to 24 players per line, by lot. They play by Berger tables; the others are drawn as usual.
rules-from = First round
rules-double = Everybody meets twice
rules-bracket = Elimination
rules-seeds = Players in seeding order
rules-bracket-hint = 2 to 64. Players who are out are paired with the others. For the bonus of the STS criterion, the final must be in the last round.
rules-third = With a game for third place
rules-save = Save the rules
rules-saved = The rules are saved. They apply from the next draw on.
rules-entries = Players and their numbers
rules-unknown-player = { $typed }: no player, or several, of this name. Enter #number.
rules-table-first = { $typed }: start with the table number and a colon.
draw-bracket-undecided = The elimination is waiting for the result of table { $table } in round { $round }.
why-other-little = { $name }: hardly any worse
why-costs-little = The best draw does not have this pair; with it, the whole draw is hardly any worse.
## What if
by-hand-act = Pair by hand, with suggestions
by-hand-title = Suggestions
by-hand-lead = The best draw of the players not paired yet; existing tables stay.
by-hand-all = Use all of them
draft-overrule = Overrule the rules of the draw
draft-overrule-hint = The journal will say who did it, and against which rule.
draft-publish-overrule = Publish against the rules of the draw
objection-unknown = { $name } is not in the tournament
objection-preliminary = { $name } is not checked in
objection-excluded = a ruling excludes { $name } from this round
objection-not-playing = { $name } does not play this round
objection-kept-apart = they must not be paired
objection-kept-apart-as = they must not be paired ({ $group })
objection-ranks-apart = { $ranks } ranks apart, the limit is { $most }
objection-met = they met in round { $round }, and second meetings are not allowed
objection-planned = { $name } meets { $opponent } in a round robin or elimination
objection-rests = { $name } has a bye in this round of the round robin

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = Choose one player, then the other, or drag one onto the other. Nothing changes until you confirm.
draft-show = Which pairings
draft-show-all = All
draft-show-look = To check
draft-show-changed = By hand
draft-group-tables = tables { $from } to { $to }
draft-chosen = selected
draft-with-this = with this one
draft-touch-other = Choose the other player: under each name is what the exchange would cost the draw, in score groups.
draft-exchange = Exchange { $one } and { $other }?
draft-exchange-act = Exchange
draft-cannot = One of them does not take part in this round.
draft-pair-ask = Pair { $one } and { $other }?
draft-one-board = Both are at table { $table }
draft-cost-same = the same
draft-cost-little = hardly any difference
draft-cost-worse = { $groups } worse
draft-cost-better = { $groups } better
draft-whole-same = The whole draw is exactly as good.
draft-whole-little = The whole draw is hardly any different.
draft-whole-worse = The whole draw is { $groups } score groups worse.
draft-whole-better = The whole draw is { $groups } score groups better.
draft-why-next = Other possible opponents
draft-acts-on = More for { $name }
draft-other-ways = Draw again, discard, more
draft-redo = Redo
draft-changes = { $count ->
    [0] No changes by hand.
    [one] One change by hand.
   *[other] { $count } changes by hand.
  }
draft-below = { $groups } score groups worse than the proved draw.
draft-above = { $groups } score groups better than the proved draw, against one of its rules.
draft-last = { $count ->
    [one] Latest: table { $tables }.
   *[other] Latest: tables { $tables }.
  }
draft-publish-ask = Publish round { $round }: { $boards ->
    [one] one pairing?
   *[other] { $boards } pairings?
  }
draft-publish-all = Everybody who takes part is paired or has a bye.
draft-publish-without = { $count ->
    [one] One player is left out:
   *[other] { $count } players are left out:
  }
draft-publish-looks = { $count ->
    [one] One table still needs a check.
   *[other] { $count } tables still need a check.
  }
draft-publish-now = Publish now
draft-none = No such pairings.
draft-free-round-how = For a bye: unpair the table, then choose the player again.

# Mending a published round.

mend-match = Match
mend-line-ups = Line-ups, and teams that did not come
mend-team-round = Somebody is missing or comes late? Change the line-up of the team, or which teams meet, under “Change a published table”.
mend-link = Change a published table
mend-title = Change round { $round }
mend-published = Published
mend-lead = Everybody sees this round. Players are told what changed, when and why; it stays in the journal.
mend-what = What would you like to change?
mend-what-wrong = Choose what to change.
mend-swap = Swap the colours
mend-swap-note = A result stays with the players.
mend-terms = Change handicap or komi
mend-terms-note = A result stays as it is.
mend-move = Move to another table
mend-move-note = Players at that table move here.
mend-exchange = Exchange a player
mend-exchange-note = One player leaves, another takes over the place.
mend-cancel = Somebody isn’t coming
mend-cancel-note = The game is removed.
mend-pair = Add a game
mend-pair-note = For two players without a game.
mend-give-bye = Give a bye to
mend-give-bye-note = To somebody without a game, such as a latecomer.
mend-take-bye = Take the bye back from
mend-take-bye-note = The player then waits for an opponent.
mend-take-back = Unpublish the round
mend-take-back-note = The round becomes a draft again, without results. Only possible for the last round.
mend-drop = Drop the round
mend-drop-note = As if it had never been drawn. Only possible for the last round.
mend-stones = { $n ->
    [0] Even
    [1] 1, no stones
   *[other] { $n } stones
  }
mend-komi-hint = Empty for the usual komi.
mend-to-hint = Table number
mend-leaves = Leaves
mend-comes = Joins
mend-comes-hint = From another table, from a bye, or waiting.
mend-left-black = Black then
mend-left-white = White then
mend-left-waits = waits for an opponent
mend-left-free = has a bye
mend-left-absent = is not here
mend-reason-hint = Shown to the players at this table and kept in the journal.
mend-usual-wrong-player = Wrong player seated
mend-usual-late = Came late
mend-act = Change the round
mend-act-table = Change table { $table }
mend-look = See what players will see
mend-told = What players will see
mend-told-nothing = Choose what to change: before anything is saved, you see here what players will read.
mend-told-who = The players at these tables see it on their own pages, and in a message if they asked for messages.
mend-told-paper = Printed sheets to replace:
mend-tables = A table
mend-lost-title = { $count ->
    [one] One result would be lost
   *[other] { $count } results would be lost
  }
mend-lost = Table { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Keep the result in the journal only
   *[other] Keep all { $count } results in the journal only
  }
mend-lost-note = Nothing has been changed yet. Tick this and send the form again.
mend-done = The round has been changed. Players can see it.
mend-taken-back = Round { $round } is a draft again.
mend-dropped = Round { $round } has been dropped.
# act-*: src/web/frame/bar.rs
act-mend = Published round changed
act-take-back-publication = Round unpublished
act-drop-round = Round dropped
draft-published-unseen = Round { $round } is published. The event is hidden, so only its organisers and arbiters see it until you announce it.
mend-lead-unseen = The event is hidden: so far only its organisers and arbiters see this round. What changed, when and why is shown to everybody once it is announced; it stays in the journal.
mend-done-unseen = The round has been changed. Players see it once the event is announced.
draft-stones-to-stronger = { $black } is the stronger player and would have Black with { $stones ->
    [1] handicap 1
   *[other] { $stones } stones
  }. By the rules { $white } has Black, with { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }. Nothing was changed: tick that you overrule this, or change the handicap.
warning-stones-to-stronger = The stronger player has the stones; by the rules the other has { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }

# The organiser's screens: settings, registration, drafts, journal, people.

draft-forbidden = Against the rules of the draw: { $pairs }. Nothing was changed. To do it anyway, tick the box that overrules them; it will be noted in the journal.
work-progress = Progress
work-stop = Stop

## The open record of an event

open-record-title = Open record
open-record-lead = One file from which anybody can reproduce, with their own program and without this server:
open-record-draws = every draw made here, with the proof that no better one exists,
open-record-tables = the standings after every round, value by value,
open-record-rulings = every ruling from its incident, where rulings are public,
open-record-journal = and the journal from the first entry to the last, with the games it mentions.
open-record-how = How to verify it
open-record-file = Download the record
open-record-note = The command prints how much was reproduced, or the first thing that does not match. The format is described in docs/open-format.md, for other programs.
open-record-key = The journal is signed by this server, whose public key is in the command. The printed sheets of a round name the last entry at that time and how its hash begins: that entry of the record must begin the same way.
open-record-link = Open record: verify everything at once
