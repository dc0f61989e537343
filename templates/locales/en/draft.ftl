# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = Round { $round } draft
draft-bye-by-rule = By the rule
before-participants = { $count ->
    [0] Nobody takes part yet.
    [one] One player takes part.
   *[other] { $count } players take part.
  }
before-preliminary = { $count ->
    [one] One player is not checked in and will not be paired.
   *[other] { $count } players are not checked in and will not be paired.
  }
before-missing = { $count ->
    [one] One result of round { $round } is missing
   *[other] { $count } results of round { $round } are missing
  }
before-missing-tables = Tables
before-missing-why = You can draw now; a missing result counts nothing until it is in.
before-bye = Free round
before-bye-hint = The number of players is odd, so one sits out.
before-act = Draw round { $round }
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
draft-group = Score { $score }
draft-group-category = Category { $category }, score { $score }
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
draft-published-title = Round { $round }
published-summary = { $boards } boards, { $missing ->
    [0] all results are in.
    [one] one result missing.
   *[other] { $missing } results missing.
  }
published-stays = Its pairings stay as they are.
published-next = Draw round { $round }
published-slips = Result slips
latecomer-title = Latecomers
latecomer-none = Nobody is waiting. Enter the player for this round first; then they can be paired here.
latecomer-who = Who came
latecomer-opponent = Against
latecomer-hint = Whoever has a free round or waits too. Published tables stay.
latecomer-best = Who fits best
latecomer-act = Seat them
latecomer-paired = They play at table { $table }.
latecomer-waits = Nobody is free. They wait for the next who comes.
why = Why
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
given-up-category = { $count ->
    [one] one category apart
   *[other] { $count } categories apart
  }
given-up-score = { $count ->
    [one] one score group apart
   *[other] { $count } score groups apart
  }
given-up-club = Clubmates
given-up-club-group = neighbouring clubs
given-up-country = same country
given-up-handicap = { $wanted } stones would be even, { $given } are given
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

## The proof of a draw
proof-best = Proved best
proof-best-note = No other draw scores higher. Open the certificate.
proof-around = Proved best around what was set by hand
proof-around-note = No draw of the others scores higher.
proof-stale = Results, entries or settings have changed since this draw. Draw again to have the best draw of what is known now.
proof-title = Proof of round { $round }
proof-players = Players drawn
proof-compared = Pairs compared
proof-apart = Pairs kept apart
proof-apart-note = The organiser did not allow them in this draw.
proof-by-hand-why = What is left of a best draw is the best draw of those players: a better one of them would have made all of it better.
proof-taken = Number { $rank } of the best draws
proof-taken-note = Another draw is the best, which is proved; the certificate says how far this one is behind it.
proof-taken-changed = { $count ->
    [one] Table { $tables } was set by hand afterwards.
   *[other] Tables { $tables } were set by hand afterwards.
 }
proof-lost = Behind the best
proof-lost-note = The organiser took this draw all the same. How far it is behind is proved; which place it has is what the search found.
proof-check-taken = The certificate gives every player, and every odd set of players that matters, a price. No two players are worth more together than their prices, and those of the best draw are worth exactly that. The command checks this, reckons the draw that was taken, and says how far it is behind.
proof-check-title = Check it yourself
proof-check-how = Load both files and run the command. It reckons the points of every pair anew and uses nothing of the program that draws.
proof-file-tournament = The tournament as it was before round { $round }
proof-file-certificate = The certificate
proof-check-what = The certificate gives every player, and every odd set of players that matters, a price. No two players are worth more together than their prices, and those drawn are worth exactly that: so no draw can be worth more.
proof-back = Back to round { $round }

## Why, and the round at a glance
round-why = Why these pairs
why-next-hint = Whom each could have met instead, and what the best draw with that pair would lose, in score groups: moving two players of one score one group apart costs 1.
why-costs = A best draw does not have this pair: with it, the whole draw loses what { $groups } score groups are worth.
why-other = { $name }: the whole draw would lose what { $groups } score groups are worth.
why-other-free = { $name }: another draw is worth exactly as much; the order of the list decided.
why-nobody-else = Nobody else is left.
why-then = These would meet then
picture-title = Round { $round } at a glance
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
picture-why = Why, table by table
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
what-if-title = What if: round { $round }
what-if-lead = Try other settings on this round. Nothing changes until you accept.
what-if-try = Show the differences
what-if-tried = With these settings
what-if-same = The same pairs.
what-if-from-to = { $before } now, { $after } then
what-if-accept = Keep these settings and draw
what-if-next = The next best draws
what-if-rank = Number { $rank }
what-if-equal = worth exactly as much
what-if-little = loses less than a tenth of a score group
what-if-lost = loses what { $groups } score groups are worth
what-if-take = Take this one
what-if-button = What if …
what-if-settings = Other settings
what-if-groups = Groups
what-if-kept = Stay as they are
what-if-now = Now
what-if-then = Then
what-if-changes = { $count ->
    [one] { $count } change of partners
   *[other] { $count } changes of partners
 }
what-if-terms = { $count ->
    [one] { $count } board on other terms
   *[other] { $count } boards on other terms
 }
what-if-terms-of = { $handicap }, Black: { $black }
what-if-stay = { $count ->
    [one] { $count } board with the same players
   *[other] { $count } boards with the same players
 }
what-if-points-now = By the present settings
what-if-points-tried = By the settings tried
what-if-worth-same = Worth exactly as much
what-if-worth-less = Worth less: { $groups }
what-if-worth-more = Worth more: { $groups }
what-if-worth-little = less than a tenth of a score group
what-if-worth-groups = what { $groups } score groups are worth
what-if-accepted = { $boards ->
    [one] The settings are kept, and { $boards } board is drawn by them.
   *[other] The settings are kept, and { $boards } boards are drawn by them.
 }
what-if-next-about = By the present settings. Each is compared with the draft.
what-if-best = So many of the best
what-if-best-act = Look for them
what-if-no-other = There is no other draw.
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
