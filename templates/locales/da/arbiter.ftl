# Arbiters: open boards, one board, two results for one board.

boards-title = Brætter
boards-nothing = Ingen runde er offentliggjort endnu. Når en er det, står dens brætter her med en knap for hver spiller.
boards-complete = Alle resultater af runde { $round } er inde
boards-missing = af { $total } resultater mangler i runde { $round }
boards-progress = { $done } af { $total } resultater er inde
boards-find = Bord eller navn
boards-which = Hvilke brætter
boards-open = Åbne { $count }
boards-all = Alle { $count }
boards-changed = { $count ->
    [1] Ét bræt er ændret
   *[other] { $count } brætter er ændret
  }
boards-changed-since = siden { $time }
boards-hide-done = Skjul de færdige
boards-unkept = Denne telefon gemmer intet: lad siden stå åben, til alt er sendt.
boards-waits-since = venter her siden { $time }
boards-stuck = Ikke indtastet
boards-stuck-at = Ikke indtastet: bord { $tables }
boards-look = Hvorfor?
boards-lost = Ingen forbindelse siden { $time }.
boards-unsent = { $count ->
    [1] Ét resultat venter på denne telefon.
   *[other] { $count } resultater venter på denne telefon.
  }
boards-other = Andet
boards-other-result = Andet resultat
boards-other-at = Andet resultat, bord { $table }
boards-black-away = Sort kom ikke
boards-white-away = Hvid kom ikke
boards-change-at = Ret bord { $table }
board-title = Bord { $table }
board-who = Hvem vandt?
board-how = Hvordan?
board-how-hint = For et resultat uden parti: »uden kamp«.
board-points = Med hvor mange point?
board-points-hint = Kun hvis der blev talt op: 3,5
board-corrects = Runde { $round } er slut, eller en senere er lodtrukket. Dens parringer bliver stående; stillingen ændrer sig, og logbogen gemmer din begrundelse.
board-reason = Hvorfor rettes det?
board-reason-hint = For eksempel: sedlerne var byttet om
board-act = Indtast resultatet
board-back = Tilbage til brætterne
who-black = Sort vandt: { $name }
who-white = Hvid vandt: { $name }
who-jigo = Jigo
who-both-lose = Begge taber
who-both-win = Begge vinder
who-no-result = Intet resultat
who-pending = Endnu ikke kendt
who-worth = { $black } til Sort, { $white } til Hvid
who-replay = Tæller ikke, før der er spillet om
how-unstated = Ikke oplyst
how-score = På point
how-resignation = Ved opgivelse
how-time = På tid
how-illegal-move = Ved et ulovligt træk
how-default = Uden kamp: ikke spillet
how-decision = Ved dommerens kendelse
conflict-title = To resultater, bord { $table }
conflict-head = To dommere, to resultater
conflict-lead = Mens du indtastede bord { $table }, indtastede en anden et andet resultat. Intet er gået tabt. Hvilket er rigtigt?
conflict-players-lead = Bord { $table }: begge spillere har meldt et andet resultat end det, du trykkede på. Intet er indført endnu.
conflict-just-now = lige nu, ikke gemt
conflict-tapped-at = { $time } på denne telefon, ikke gemt
conflict-saved = gemt
conflict-seconds-ago = { $n ->
    [one] for { $n } sekund siden, gemt
   *[other] for { $n } sekunder siden, gemt
}
conflict-minutes-ago = { $n ->
    [one] for { $n } minut siden, gemt
   *[other] for { $n } minutter siden, gemt
}
conflict-saved-at = { $time }, gemt
conflict-leave = Lad det gemte stå
result-corrected = Bord { $table } er rettet. Senere runders parringer bliver, som de er; stillingen er ny.
somebody = nogen

refusal-reason-needed = Skriv, hvorfor resultatet rettes
refusal-not-published = Runde { $round } er en kladde; offentliggør den først
fault-margin = Skriv med hvor mange point, mere end 0: 3,5
boards-none-open = Intet bræt er åbent.
