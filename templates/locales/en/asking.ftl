# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] thing from the players waits
   *[other] things from the players wait
}
inbox-draw = What the draw will do
inbox-draw-now = Now
inbox-draw-granted = { $n ->
    [one] If granted
   *[other] All { $n } granted
}
inbox-draw-players = Players
inbox-draw-boards = Boards
inbox-draw-free = Free round
inbox-draw-away = Not paired
inbox-draw-open = An open request counts as not asked: whoever asks is paired.
inbox-draw-act = Draw round { $round }
inbox-draw-nobody = Nobody sees the draw until you publish it.
