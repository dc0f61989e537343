# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] demande de joueurs attend
   *[other] demandes de joueurs attendent
}
inbox-draw = Ce que fera le tirage
inbox-draw-now = Maintenant
inbox-draw-granted = { $n ->
    [one] Si accordée
   *[other] Les { $n } accordées
}
inbox-draw-players = Joueurs
inbox-draw-boards = Tables
inbox-draw-free = Exempt
inbox-draw-away = Non appariés
inbox-draw-open = Une demande ouverte ne compte pas : qui demande est apparié.
inbox-draw-act = Tirer la ronde { $round }
inbox-draw-nobody = Personne ne voit le tirage avant sa publication.
