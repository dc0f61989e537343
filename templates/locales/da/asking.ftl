# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] ting fra spillerne venter
   *[other] ting fra spillerne venter
}
inbox-draw = Hvad lodtrækningen gør
inbox-draw-now = Nu
inbox-draw-granted = { $n ->
    [one] Hvis imødekommet
   *[other] Alle { $n } imødekommet
}
inbox-draw-players = Spillere
inbox-draw-boards = Brætter
inbox-draw-free = Oversidder
inbox-draw-away = Ikke parret
inbox-draw-open = En åben anmodning tæller som ikke fremsat: den, der beder, bliver parret.
inbox-draw-act = Træk lod til runde { $round }
inbox-draw-nobody = Ingen ser lodtrækningen, før du offentliggør den.
