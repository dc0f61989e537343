# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-find = Table or name
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
draft-grades = { $before } → { $after }
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
proof-apart-pairs = { $count ->
    [one] One of { $all } proved pairs is taken apart.
   *[other] { $count } of { $all } proved pairs are taken apart.
  }
proof-around-tables = { $count ->
    [one] Table { $tables } is set by hand.
   *[other] Tables { $tables } are set by hand.
  }
draft-none = No such boards.
draft-free-round-how = For a free round: take the board apart, then choose the player again.
