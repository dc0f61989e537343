# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] Anliegen von Spielern wartet
   *[other] Anliegen von Spielern warten
}
inbox-draw = Was die Auslosung tun wird
inbox-draw-now = Jetzt
inbox-draw-granted = { $n ->
    [one] Wenn bewilligt
   *[other] Alle { $n } bewilligt
}
inbox-draw-players = Spieler
inbox-draw-boards = Bretter
inbox-draw-free = Freilos
inbox-draw-away = Nicht gepaart
inbox-draw-open = Ein offener Wunsch gilt als nicht geäußert: Wer ihn stellt, wird gepaart.
inbox-draw-act = Runde { $round } auslosen
inbox-draw-nobody = Niemand sieht die Auslosung, bevor Sie sie veröffentlichen.
