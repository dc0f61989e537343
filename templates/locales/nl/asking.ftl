# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] vraag van spelers wacht
   *[other] vragen van spelers wachten
}
inbox-draw = Wat de loting doet
inbox-draw-now = Nu
inbox-draw-granted = { $n ->
    [one] Als toegestaan
   *[other] Alle { $n } toegestaan
}
inbox-draw-players = Spelers
inbox-draw-boards = Borden
inbox-draw-free = Vrije ronde
inbox-draw-away = Niet ingedeeld
inbox-draw-open = Een open verzoek telt als niet gedaan: wie het doet, wordt ingedeeld.
inbox-draw-act = Ronde { $round } loten
inbox-draw-nobody = Niemand ziet de loting voordat u die publiceert.
