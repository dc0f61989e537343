# Arbiters: open boards, one board, two results for one board.

boards-nothing = Ingen runde er offentliggjort endnu. Når en er det, vises dens borde her med en knap for hver spiller.
boards-complete = Alle resultater af runde { $round } er inde
boards-missing = af { $total } resultater mangler i runde { $round }
boards-progress = { $done } af { $total } resultater er inde
boards-which = Hvilke borde
boards-open = Åbne { $count }
boards-all = Alle { $count }
boards-waiting = Venter { $count }
boards-changed = { $count ->
    [1] Ét bord er ændret
   *[other] { $count } borde er ændret
  }
boards-changed-since = siden { $time }
boards-hide-done = Skjul de færdige
boards-unkept = Denne enhed kan ikke gemme resultater: lad siden stå åben, til de er sendt.
boards-known = Siden viser, hvad denne enhed ved; andre kan have indtastet mere.
boards-waits-since = venter her siden { $time }
boards-stuck = Ikke indtastet
boards-stuck-at = Ikke indtastet: bord { $tables }
boards-look = Hvorfor?
boards-lost = Ingen forbindelse siden { $time }.
boards-unsent = { $count ->
    [1] Ét resultat venter på denne enhed.
   *[other] { $count } resultater venter på denne enhed.
  }
boards-sent = { $count ->
    [1] Ét resultat er sendt.
   *[other] { $count } resultater er sendt.
  }
boards-other = Andet
boards-other-at = Andet resultat, bord { $table }
boards-black-away = Sort kom ikke
boards-white-away = Hvid kom ikke
boards-change-at = Ret bord { $table }
board-who = Hvem vandt?
board-how = Hvordan?
board-neither = Ingen af dem
board-one-tap = Ét tryk indtaster resultatet. Et usædvanligt resultat vises først med sine følger.
board-points = Med hvor mange point?
board-corrects = Runde { $round } er slut, eller en senere er lodtrukket. Senere parringer bliver stående; stillingen ændrer sig, og logbogen gemmer din begrundelse.
board-reason = Hvorfor rettes det?
board-reason-hint = For eksempel: resultatsedlerne var byttet om
who-pending = Spiller stadig
who-replay = spilles om
who-taken-back = tager resultatet tilbage
who-unrated = ikke ratet
how-illegal-move = Ulovligt træk
how-default = Kom ikke
how-decision = Dommerens kendelse
conflict-title = To resultater, bord { $table }
conflict-head = To dommere, to resultater
conflict-lead = Mens du indtastede bord { $table }, indtastede en anden et andet resultat. Intet er gået tabt. Hvilket er rigtigt?
conflict-own-lead = Du har selv indtastet et andet resultat ved bord { $table }, efter at siden blev hentet. Intet er gået tabt. Hvilket er rigtigt?
conflict-players-lead = Bord { $table }: begge spillere har meldt et andet resultat end det, du trykkede på. Intet er indtastet endnu.
conflict-report-lead = Det, spillerne ved bord { $table } melder, er ændret i mellemtiden. Intet er indtastet: se på det igen.
conflict-record-lead = Bord { $table }: ifølge noteringen endte partiet anderledes end det, du trykkede på. Intet er indtastet endnu.
conflict-ruling-lead = Bord { $table }: det nuværende resultat kommer fra kendelse { $number }. Intet er indtastet endnu. Var kendelsen forkert, er det bedre at ændre den eller trække den tilbage på dens egen side.
conflict-game-lead = Bord { $table } viser resultatet af et parti, der blev spillet, men du trykkede på, at nogen ikke kom. Intet er indtastet endnu.
conflict-just-now = lige nu, ikke gemt
conflict-tapped-at = { $time } på denne enhed, ikke gemt
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
result-corrected = Bord { $table } er rettet. Senere runders parringer bliver, som de er; stillingen er opdateret.
fault-margin = Skriv med hvor mange point, mere end 0: 3,5
boards-none-open = Ingen partier er åbne.
date-set-title = Partiets dato
date-set-about = Den gælder for begge spillere og erstatter en dato, de har foreslået.
date-set-act = Sæt datoen
date-clear = Ingen dato
date-set = Datoen er sat.
date-set-outside = Datoen er sat. Den ligger uden for rundens periode.

# What is wrong with a field or a request, and what to do.

fault-margin-of-other = Med { $typed } vandt den anden spiller. Skriv, hvor meget denne sejr var på, eller vælg et andet svar ovenfor.

# Recording a game at the board, and watching it.

boards-record-at = Notér partiet, bord { $table }

# Incidents and rulings: what happened, when, the ruling, the referee's log.

boards-incident-at = Hændelse ved bord { $table }

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = Hvad dette betyder, bord { $table }
outcome-lead = Se, hvad det gør, før du indtaster det.
outcome-no-change = Intet ændres
outcome-anew-result = Intet resultat, partiet spilles om
outcome-files = I filerne
outcome-confirm = Indtast dette resultat
outcome-back = Tilbage, indtast et andet resultat
outcome-anew = Partiet spilles om ved samme bord. Det første parti bliver i bordets historik og tæller ikke.
## Games played anew
replay-title = Partiet spilles om
replay-black = Hvem der har Sort
replay-time = Tid
replay-time-hint = Hvis den ikke er turneringens egen: 30 minutter til hver
replay-back = Spil alligevel ikke om
replay-saved = Bord { $table }: vilkårene for omkampen er gemt.
replay-taken-back = Bord { $table }: det første parti tæller igen.
replay-earlier = Parti { $n }: { $result }, spillet om. Sort { $black }, Hvid { $white }, { $handicap }.
replay-by-ruling = Kendelse { $no }.
result-played-anew = Bord { $table }: partiet spilles om, og dets resultat mangler igen.
boards-anew = Spilles om
## Results that both confirmed
board-both-confirm = Begge spillere har bekræftet det
board-both-confirm-note = Når begge spillere har bekræftet et resultat, kan kun hoveddommeren ændre det.
board-confirmed-at = Begge spillere har bekræftet det, { $time }.
board-confirmed-by-round = Runden er slut, så dens resultater gælder som bekræftede.
board-confirmed-chief = Nu kan kun hoveddommeren ændre det, med begrundelse: { $name }.
board-correct = Ret det som hoveddommer
boards-confirm = Begge bekræftet
chief-organisers = arrangørerne, da ingen er udpeget
## The round's clock
clock-start = Start urene
clock-start-ask = { $boards ->
    [one] Uret ved det ene bord går så i gang, og skærmen i salen viser det.
   *[other] Urene ved alle { $boards } borde går så i gang, og skærmen i salen viser det.
}
clock-start-round = Start urene i runde { $round }
clock-unstart = Ikke startet endnu
clock-planned = Planlagt til { $time }
clock-started = Runde { $round }: urene går. Skærmen i salen viser det.
clock-unstarted = Runde { $round }: urene går ikke endnu.

settings-rooms = Lokaler
settings-rooms-hint = Når bordene står i flere lokaler: 1-40 Store sal; 41-80 Biblioteket
settings-surname-first = Efternavn først
settings-surname-first-note = Szabó János i stedet for János Szabó, på alle sprog. Navne med kinesisk, japansk eller koreansk skrift vises altid sådan.
settings-sides = Spillere pr. side
settings-sides-hint = Pair Go har to på en side, rengo to eller tre. De spiller på skift.
sides-one = Én person
sides-mean = To eller tre på skift, ratet efter gennemsnittet
sides-given = To eller tre på skift, ratet som angivet
fault-no-zone = Skriv en tidszone såsom Europe/Copenhagen eller en by; »{ $typed }« er ikke en.
fault-no-room = Skriv borde og deres lokale, for eksempel 1-40 Store sal; 41-80 Biblioteket. Ikke forstået: »{ $typed }«.
boards-reported = Meldt { $count }
boards-late = Sene { $count }
boards-late-since = Forsinket siden kl. { $time }
boards-late-row = Forsinket
boards-disputed = Hændelse åben
boards-said-both = Begge spillere: { $result }
boards-recorded = Noteret: { $result }
boards-enter-it = Indtast det
boards-entered-right = Det indtastede er rigtigt
today-entered = Indtastet: { $result }
boards-entered = Bord { $table }: { $result }
boards-record-says = Noteringen
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } meldte et andet resultat: { $result }
inbox-entered = Resultatet ved bord { $table } er indtastet.

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = Er resultatet skrevet forkert ned?
board-clerical = Ja: begge bekræftede et andet resultat end det, der står her
board-clerical-note = Spillernes eget resultat kan ikke længere ændres.
