# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = Round { $round } draft
draft-bye-by-rule = By the rule
before-participants = { $count ->
    [0] Nobody takes part yet.
    [one] One player takes part.
   *[other] { $count } players take part.
  }
before-missing = { $count ->
    [one] One result of round { $round } is missing
   *[other] { $count } results of round { $round } are missing
  }
before-missing-tables = Tables
before-missing-why = You can draw now; a missing result counts nothing until it is in.
before-missing-why-half = You can draw now; in this draw a missing result counts half a point for each, as a jigo.
all-rounds-way = Everybody against everybody: draw all rounds at once
all-rounds-title = Everybody against everybody
all-rounds-about = All rounds are drawn by lot and Berger’s tables and published at once, so that everybody knows from the first day whom they meet.
all-rounds-there = { $n ->
    [one] 1 round is there already.
   *[other] { $n } rounds are there already.
  }
all-rounds-played = { $n ->
    [one] 1 game has a result: rounds are taken back one by one, the last first.
   *[other] { $n } games have a result: rounds are taken back one by one, the last first.
  }
all-rounds-take-back = Take all rounds back
all-rounds-take-back-about = No game has a result. The windows on the timetable stay.
all-rounds-taken-back = All rounds are taken back.
all-rounds-double = Each two meet twice
all-rounds-double-note = The second time with colours exchanged.
all-rounds-first = First day of round 1
all-rounds-first-hint = For windows one after the other; may be empty.
all-rounds-days = Days of each round
all-rounds-days-hint = For instance 14
all-rounds-show = Show the rounds
all-rounds-look-again = What is ticked or typed has changed since: these are the rounds by it. Look, and publish them then.
all-rounds-publish-about = What is shown is what is drawn. Everybody sees it at once; while no game has a result it can be taken back.
all-rounds-criteria = Places go by { $criteria }: the sum of all opponents’ scores says nothing where everybody meets everybody.
all-rounds-publish = { $n ->
    [one] Draw and publish 1 round
   *[other] Draw and publish all { $n } rounds
  }
all-rounds-drawn = All rounds are drawn and published.
all-rounds-drawn-unseen = All rounds are drawn and published. The event is hidden, so only its own people see it until you announce it.
before-bye-hint = The number of players is odd, so one sits out.
before-busy = Drawing the round…
before-entries = Who takes part
before-groups = Starting groups
draft-summary = { $boards ->
    [one] One board
   *[other] { $boards } boards
  }, { $byes ->
    [0] no free round
    [one] one free round
   *[other] { $byes } free rounds
  }, { $unpaired ->
    [0] nobody left over.
    [one] one player unpaired.
   *[other] { $unpaired } players unpaired.
  }
draft-nobody-sees = Nobody sees this until you publish.
draft-again = Draw again
draft-again-hint = “Draw again” keeps these tables and draws the rest around them. Boards made by hand are written there already.
draft-discard = Discard
draft-publish = Publish round { $round }
draft-without = Without a board
draft-has-free-round = Free round
draft-unpaired = unpaired
draft-take-bye = Take back
draft-give-bye = Give a free round
draft-pair-by-hand = Pair two by hand
draft-one = One
draft-other = The other
draft-pair-act = Pair them
draft-group-none = Not taking part
draft-group-boards = { $count ->
    [one] one board
   *[other] { $count } boards
  }
draft-by-hand = by hand
draft-keep = Tables that stay
draft-unpair = Unpair
draft-swap = Swap colours
draft-move-to = To table
draft-move = Move
draft-renumber = Number tables by strength
draft-drawn = { $boards ->
    [one] One board is drawn.
   *[other] { $boards } boards are drawn.
  } Look through them, then publish.
draft-published = Round { $round } is published. Everybody sees it now.
draft-discarded = The draft of round { $round } is gone.
published-summary = { $boards } boards, { $missing ->
    [0] all results are in.
    [one] one result missing.
   *[other] { $missing } results missing.
  }
published-stays = Its pairings stay as they are.
published-slips = Result slips
latecomer-title = Latecomers
latecomer-none = Nobody is waiting. Enter the player for this round first; then they can be paired here.
latecomer-who = Who came
latecomer-opponent = Against
latecomer-hint = The opponent is somebody who has a free round or waits too. Published tables stay.
latecomer-best = Who fits best
latecomer-act = Seat them
latecomer-paired = They play at table { $table }.
latecomer-waits = Nobody is free. They wait for the next who comes.
why-table = Why these two, table { $table }
why-title = Why { $black } and { $white }?
why-nothing-given-up = They suit each other in everything the event asks for.
why-next-title = The next best
why-by-hand = The best draw has other opponents for them, or nobody else is left.
why-back = Back to the round
share-full = full
share-of-100 = { $percent } of 100
grade-ideal = Ideal
grade-good = Good
grade-fair = Fair
criterion-duplicate = Never met
criterion-random = Chance
criterion-colour = Colours
criterion-category = Same category
criterion-score = Same score
criterion-drawn = Drawn up or down
criterion-seeding = Place in the group
criterion-handicap = Small handicap
criterion-geography = Club and country
given-up-first-meeting = They met in round { $round }
given-up-club = Clubmates
given-up-country = same country
given-up-seeding = seeding { $percent } of 100
given-up-colors = both had this colour more often
warning-results-missing = { $count ->
    [one] One result of round { $round } is missing: table { $tables }
   *[other] { $count } results of round { $round } are missing: tables { $tables }
  }
warning-not-taking-part = { $name } does not take part in this round
warning-unpaired = { $name } has no opponent
warning-bye-again = { $name } had a free round before ({ $earlier })
warning-rematch = they met in round { $round }
warning-clubmates = clubmates, { $club }
warning-club-group = neighbouring clubs
warning-same-country = both from { $country }
warning-categories-apart = { $count ->
    [one] one category apart
   *[other] { $count } categories apart
  }
warning-groups-apart = { $count ->
    [one] one score group apart
   *[other] { $count } score groups apart
  }
warning-ranks-apart = { $count } ranks apart without handicap
warning-high-handicap = { $stones } stones
warning-handicap-capped = { $wanted } stones would be even, { $given } are given
warning-same-color = { $name } has { $color } { $times } times in a row
proof-stale = Results, entries or settings have changed since this draw. Draw again to have the best draw of what is known now.
proof-title = Proof of round { $round }
proof-players = Players drawn
proof-compared = Pairs compared
proof-apart = Pairs kept apart
proof-apart-note = The organiser did not allow them in this draw.
proof-by-hand-why = What is left of a best draw is the best draw of those players: a better one of them would have made all of it better.
proof-check-title = Check it yourself
proof-check-how = Load both files and run the command. It reckons the points of every pair anew and uses nothing of the program that draws.
proof-file-tournament = The tournament as it was before round { $round }
proof-file-certificate = The certificate
proof-check-what = The certificate gives every player, and every odd set of players that matters, a price. No two players are worth more together than their prices, and those drawn are worth exactly that: so no draw can be worth more.
proof-back = Back to round { $round }
why-next-hint = Whom each could have met instead, and what the best draw with that pair would lose, in score groups: moving two players of one score one group apart costs 1.
why-costs = A best draw does not have this pair: with it, the whole draw loses what { $groups } score groups are worth.
why-other = { $name }: the whole draw would lose what { $groups } score groups are worth.
why-other-free = { $name }: another draw is worth exactly as much; the order of the list decided.
why-nobody-else = Nobody else is left.
why-then = These would meet then
picture-title = Round { $round } at a glance
picture-said = Players: { $players }. Score groups: { $groups }. Boards: { $boards }. Drawn down: { $down }.
picture-how = A row is a score; a stone is a player in this round’s colour, numbered by place. An arc joins two who play; a thick line in wood leads to another score.
picture-below = The same in words below.
picture-words = The same in words
picture-score = Score { $score }
picture-down = ↓ { $number } is drawn down to { $score }
picture-groups = Score groups apart
picture-ranks = Ranks apart
picture-handicaps = Handicaps
picture-repeats = Second meetings
picture-clubmates = Clubmates
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
    [one] one group
   *[other] { $count } groups
  }
draft-picture = The round at a glance
## Rules of the draw
rules-title = Rules of the draw
rules-lead = What every draw of this event keeps to, beside the settings.
rules-how = Write players by name or as #number, parted by commas. A group may have a name and a colon before it.
rules-who-meets = Who meets whom
rules-apart = Never paired
rules-apart-hint = One group a line: Family Meier: Ada Meier, Bo Meier. No two of a group meet.
rules-club-groups = Neighbouring clubs
rules-club-groups-hint = One group a line: North: Elb, Havel. They count as half a club.
rules-host-club = Host club
rules-host-club-hint = Its members may meet one another as if they were of different clubs.
rules-most-ranks = Most ranks apart
rules-most-ranks-hint = Nobody meets anybody farther away. Empty for no limit.
rules-no-rematch = Nobody meets twice
rules-no-rematch-hint = Not even if the round cannot be drawn otherwise. Without this a second game only weighs heavily.
rules-nearest = The nearest in strength meet
rules-nearest-hint = In each score group, whatever the seeding.
rules-accelerated = Accelerated rounds
rules-accelerated-hint = In that many first rounds the upper half is drawn with a point more.
rules-volunteers = Volunteers for the free round
rules-volunteers-hint = They sit out first, if somebody must.
rules-tables = Tables
rules-fixed = Fixed tables
rules-fixed-hint = One a line: 12: Ada Meier. For accessibility or a broadcast.
rules-unused = Tables not in use
rules-unused-hint = Parted by commas. Only who has a fixed table sits there.
rules-leagues = Round robin
rules-league-members = Groups
rules-leagues-hint = One group of 3 to 24 a line, by lot. They play by Berger's tables; the others are drawn as usual.
rules-from = First round
rules-double = Everybody meets twice
rules-bracket = Elimination
rules-seeds = Players by seed
rules-bracket-hint = 2 to 64. Who is out is drawn with the others. For the bonus of the STS criterion let the final be in the last round.
rules-third = With a game for the third place
rules-save = Save the rules
rules-saved = The rules are saved. They hold from the next draw on.
rules-entries = Players and their numbers
rules-unknown-player = { $typed }: no player, or several, of this name. Write #number.
rules-table-first = { $typed }: write the number of the table and a colon first.
draw-bracket-undecided = The elimination waits for the result of table { $table } in round { $round }.
why-other-little = { $name }: the whole draw would lose less than a tenth of a score group.
why-costs-little = A best draw does not have this pair: with it, the whole draw loses less than a tenth of a score group.
## What if
by-hand-act = Pair by hand, with advice
by-hand-title = Advice
by-hand-lead = The best draw of those who have no board yet, around the boards that stand.
by-hand-all = Take all of it
draft-overrule = Overrule the rules of the draw
draft-overrule-hint = The journal will say who did it, and against which rule.
draft-publish-overrule = Although rules of the draw speak against it
objection-unknown = { $name } is not in the tournament
objection-preliminary = { $name } is not checked in
objection-excluded = a ruling keeps { $name } out of this round
objection-not-playing = { $name } does not play this round
objection-kept-apart = they are kept apart
objection-kept-apart-as = they are kept apart ({ $group })
objection-ranks-apart = { $ranks } ranks apart, { $most } is the most
objection-met = they met in round { $round }, and nobody meets twice
objection-planned = { $name } meets { $opponent } by the plan of a league or bracket
objection-rests = { $name } rests in this round by the plan of a league

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = Choose one player, then the other, or drag one onto the other. Nothing changes before you say so.
draft-show = Which boards
draft-show-all = All
draft-show-look = To look at
draft-show-changed = By hand
draft-group-tables = tables { $from } to { $to }
draft-chosen = chosen
draft-with-this = with this one
draft-touch-other = Choose the other one: under each name is what the exchange would cost the draw, in score groups.
draft-exchange = Exchange { $one } and { $other }?
draft-exchange-act = Exchange
draft-leave = Leave it
draft-cannot = One of them does not take part in this round.
draft-pair-ask = Pair { $one } and { $other }?
draft-one-board = Both sit at table { $table }
draft-marks = { $before } of 100 → { $after }
draft-cost-same = the same
draft-cost-little = hardly a difference
draft-cost-worse = { $groups } worse
draft-cost-better = { $groups } better
draft-whole-same = The whole draw is worth exactly as much.
draft-whole-little = The whole draw hardly differs.
draft-whole-worse = The whole draw is { $groups } score groups worse.
draft-whole-better = The whole draw is { $groups } score groups better.
draft-why-table = Why these two, table { $table }
draft-why-next = Whom else they could meet
draft-acts-on = Other acts on { $name }
draft-other-ways = Draw again, discard, other ways
draft-redo = Redo
draft-changes = { $count ->
    [0] No changes by hand stand.
    [one] One change by hand.
   *[other] { $count } changes by hand.
  }
draft-below = { $groups } score groups below the proved draw.
draft-above = { $groups } score groups above the proved draw, against a rule of it.
draft-last = { $count ->
    [one] The last: table { $tables }.
   *[other] The last: tables { $tables }.
  }
draft-publish-ask = Publish round { $round }: { $boards ->
    [one] one board?
   *[other] { $boards } boards?
  }
draft-publish-all = Everybody who takes part has a place.
draft-publish-without = { $count ->
    [one] One player is left out:
   *[other] { $count } players are left out:
  }
draft-publish-looks = { $count ->
    [one] One table is still to be looked at.
   *[other] { $count } tables are still to be looked at.
  }
draft-publish-now = Publish now
draft-none = No such boards.
draft-free-round-how = For a free round: take the board apart, then choose the player again.

# Mending a published round.

mend-link = Change a published table
mend-title = Change round { $round }
mend-at = Round { $round }, table
mend-lead = Everybody sees this round. Players read what changed, when, and why; it stays in the journal.
mend-what = What has to change?
mend-what-wrong = Choose what has to change.
mend-swap = Swap the colours
mend-swap-note = A result stays with the players.
mend-terms = Change handicap or komi
mend-terms-note = A result stays as it is.
mend-move = Another table
mend-move-note = Who sits there comes here.
mend-exchange = Exchange a player
mend-exchange-note = One leaves, another comes, and takes over the other’s place.
mend-cancel = Somebody does not come
mend-cancel-note = The board is taken away.
mend-pair = Add a board
mend-pair-note = For two who have no board.
mend-give-bye = Give a free round to
mend-give-bye-note = To somebody who has no board, such as a latecomer.
mend-take-bye = Take the free round back from
mend-take-bye-note = The player waits for an opponent then.
mend-take-back = Take the publication back
mend-take-back-note = The round is a draft again, without results. Only the last round can be.
mend-drop = Drop the round
mend-drop-note = As if it had never been drawn. Only the last round can be.
mend-stones = { $n ->
    [0] Even
    [1] 1, no stones
   *[other] { $n } stones
  }
mend-komi-hint = Empty for the usual one.
mend-to-hint = Its number.
mend-leaves = Who leaves
mend-comes = Who comes
mend-comes-hint = From another table, a free round, or from waiting.
mend-left-black = Black then
mend-left-white = White then
mend-left-waits = waits for an opponent
mend-left-free = has a free round
mend-left-absent = is not here
mend-one = One
mend-other = The other
mend-reason = Reason
mend-reason-hint = Players read it under the board, and it stays in the journal.
mend-usual-clubmates = Clubmates
mend-usual-wrong-player = Wrong player seated
mend-usual-late = Came late
mend-act = Change the round
mend-act-table = Change table { $table }
mend-leave = Leave it
mend-look = See what players will see
mend-told = What players will see
mend-told-nothing = Choose what has to change: what players will read stands here before anything is saved.
mend-told-who = The players at these tables read it on their own pages, and in a message if they asked for messages.
mend-told-paper = Old on paper then; print again:
mend-tables = A table
mend-lost-title = { $count ->
    [one] One result would be lost
   *[other] { $count } results would be lost
  }
mend-lost = Table { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] The result goes to the journal
   *[other] All { $count } results go to the journal
  }
mend-lost-note = Nothing was changed yet. Tick this and send the form again.
mend-done = The round is changed. Players see it.
mend-taken-back = Round { $round } is a draft again.
mend-dropped = Round { $round } is gone.
act-mend = Published round changed
act-take-back-publication = Publication taken back
act-drop-round = Round dropped
draft-published-unseen = Round { $round } is published. The event is hidden, so only its own people see it until you announce it.
mend-lead-unseen = The event is hidden: only its own people see this round so far. What changed, when, and why is told to everybody once it is announced; it stays in the journal.
mend-done-unseen = The round is changed. Players see it once the event is announced.
draft-stones-to-stronger = { $black } is the stronger of the two and would have Black with { $stones ->
    [1] handicap 1
   *[other] { $stones } stones
  }. By the rule { $white } has Black, with { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }. Nothing was changed: tick that you overrule it, or change the handicap.
warning-stones-to-stronger = The stronger has the stones; by the rule the other has { $due ->
    [0] an even game
    [1] handicap 1
   *[other] { $due } stones
  }

# The organiser's screens: settings, registration, drafts, journal, people.

draft-forbidden = Against the rules of the draw: { $pairs }. Nothing was changed. If you want it all the same, tick the box that overrules them; the journal will say so.
work-progress = How far it is
work-stop = Stop

## The open record of an event

open-record-title = The open record
open-record-lead = One file from which anybody, with a program of their own and without this server, reproduces:
open-record-draws = every draw that was made here, with the proof that it is the best there is,
open-record-tables = every table after every round, value by value,
open-record-rulings = every ruling from its incident, where rulings are public,
open-record-journal = and the journal from its first entry to its last, with the boards that it tells of.
open-record-how = To verify it
open-record-file = Download the record
open-record-note = It prints how much was reproduced, or the first thing that does not follow. The format is described in docs/open-format.md, for other programs.
open-record-key = Its journal is signed by this server, whose public key stands in the command. The sheets of a round name the last entry at that time and how its hash begins: that entry of the record has to begin so.
open-record-back = Back to the tournament
open-record-link = The open record: verify everything at once
