# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = Nu
index-coming = Kommende
index-over = Afsluttede
index-find = Find en turnering
index-years = År
index-none = Ingen turnering endnu
index-none-what = Turneringer vises her, så snart en ejer af serveren har oprettet en.
## A tournament
front-no-round = De første parringer vises her, når arrangøren offentliggør dem.
front-about = Turneringen
front-leaders = I spidsen efter runde { $round }
front-leaders-now = I spidsen
front-results = Resultater
front-wins = { $n } vundet
front-next = Næste
front-done = Runde { $round } er slut
front-running = Runde { $round }: { $done } af { $total } partier færdige
front-won = Vinder: { $names }
front-live = Bord { $table }, live
front-moves = Træk { $n }
front-watch = Se partiet
front-games = Noterede partier
front-find = Find mit bord
front-find-how = Dit navn, eller en del af det
front-all-pairings = Alle parringer
front-all-players = Alle { $n } spillere
front-places = af { $of } pladser optaget
front-registered = tilmeldt
front-until = Tilmeldingen er åben til { $at }.
front-who-comes = Hvem der kommer
about-play = Spil
about-where = Hvor
about-swiss-categories = Schweizersystem i kategorier
about-no-handicap = Kun lige partier
about-handicap = Handicap på op til { $most ->
    [one] én sten
   *[other] { $most } sten
  }
about-komi = Komi { $komi }
about-clock = Betænkningstid
about-director = Turneringsleder
round-not-yet = Runde { $round }, endnu ikke offentliggjort
round-begun = { $total ->
    [one] Ét parti.
   *[other] { $total } partier.
  }
round-running = { $done } af { $total } partier er færdige.
round-done = { $total ->
    [one] Partiet er færdigt.
   *[other] Alle { $total } partier er færdige.
  }
round-all-even = Lige partier, komi { $komi }.
round-mostly-even = Lige partier, komi { $komi }, medmindre andet står ved bordet.
round-find = Find et navn
round-views = Visninger af runden
round-picture = Som billede
round-hall = Til salen
round-bye = sidder over
round-absent = { $count ->
    [one] Én tilmeldt spiller er ikke med i denne runde
   *[other] { $count } tilmeldte spillere er ikke med i denne runde
  }
free-bye = Oversidder
free-absent = Ikke med
free-unpaired = Uparret
free-left-out = Ikke opstillet
## The hall
hall-no-round = Ingen runde endnu
hall-page = side { $page } af { $pages }
hall-from-to = { $from } til { $to }
hall-next = Næste side
hall-screens = { $n } skærme:
hall-others = { $screens }: de andre skærme
hall-how = Sten, så bord.
## Players
players-count = { $count ->
    [one] Én spiller er tilmeldt
   *[other] { $count } spillere er tilmeldt
  }
players-none = Ingen er tilmeldt endnu. Navne vises her, efterhånden som de kommer.
standings-nobody = Ingen er tilmeldt endnu. Placeringerne vises her med de første resultater.
players-announced = ikke tjekket ind
next-title = Næste
next-table = Runde { $round }, bord
next-against = mod
next-no-stones = ingen sten: Sort spiller først
next-stones = Sort begynder med { $stones } sten
next-half-komi = Hvid får et halvt point, så ingen spiller uafgjort
next-wait = Runde { $round } vises her, når den er offentliggjort.
next-out = Ikke med i runde { $round }.
next-over = Turneringen er slut.
games = Partier
player-no-games = Intet parti er slut endnu.
player-score = Score og placering efter runde { $round }
player-wins = { $rounds ->
    [one] { $one ->
        [yes] sejr i én runde
       *[no] sejre i én runde
      }
   *[other] { $one ->
        [yes] sejr i { $rounds } runder
       *[no] sejre i { $rounds } runder
      }
  }
player-place = plads af { $of }
player-told = { $wins } { $one ->
    [yes] sejr
   *[no] sejre
  } i { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
  }, plads { $place }.
player-line = Vejen gennem turneringen
player-line-how = Hver række er en runde, bordene står fra det første til det sidste. Linjen går fra parti til parti.
player-line-take = Hent billedet
player-line-share = Del billedet
path-start = start
path-said = { $what } pr. runde: { $start } ved starten, derefter { $rest }
path-how = Højere er bedre.
path-after = derefter { $score }, plads { $place }
path-estimate = Det er et skøn, indtil ratinglisten er udgivet.
player-behind = Lige efter { $name } på { $criterion } ({ $mine } mod { $theirs }).
player-ahead = Lige foran { $name } på { $criterion } ({ $mine } mod { $theirs }).
player-level = Lige med { $name } i alle kriterier.
player-by-round = Runde for runde
## Standings
standings-none = Ingen resultater endnu. Dette er startrækkefølgen.
standings-after = Efter runde { $round } af { $of }.
standings-open = { $open ->
    [one] Ét resultat mangler endnu.
   *[other] { $open } resultater mangler endnu.
  }
standings-games = { $played } af { $total } partier er spillet.
standings-order = Ordnet efter { $criteria }. »=« er en delt plads.
standings-how = Hver runde viser: spillet farve, modstanderens placering, + vundet, − tabt, ? ikke afsluttet; 0+ oversidder, – intet parti.
cell-whom = { $of ->
    [number] nummer { $n }
   *[place] plads { $n }
}
cell-said = Runde { $round }{ $color ->
    [B] {", sort"}
    [W] {", hvid"}
   *[none] {""}
}: { $how ->
    [won] vundet mod { $whom }
    [lost] tabt til { $whom }
    [drew] uafgjort mod { $whom }
    [bye] oversidder
    [none] intet parti
   *[open] endnu intet resultat mod { $whom }
}
standings-players = { $count ->
    [one] Én spiller.
   *[other] { $count } spillere.
  }
standings-won = vundet
standings-find = Navn, klub eller plads
standings-compact = Kompakt
standings-found = Mente du
standings-from = Fra
standings-rounds = Efter andre runder
found-here = her
standings-who = Plads og navn
standings-about = Hvad kolonnerne betyder
standings-views = Visninger af stillingen
standings-by = Filtrér, og sortér anderledes
standings-by-label = Kriterier, det vigtigste først
standings-by-hint = Adskilt af kommaer: MMS, SOSM, RATING. Intet gemmes.
standings-by-alone = Kun du ser denne rækkefølge. Placeringer og præmier er stadig turneringens egne.
standings-by-back = Tilbage til turneringens rækkefølge
fault-criterion = »{ $typed }« er ikke et kriterium. Vælg blandt { $known }.
cell-bye = over
cross-title = Krydstabel
cross-how = Læs langs rækken: + vundet, − tabt, og derunder runden.
cross-how-scores = Efter point: de partier, en række vandt og tabte mod en kolonne; blandt lige, hvor mange der blev spillet.
cross-score = Point
cross-players = Spillere
statistics-title = Statistik
statistics-none = Ingen partier er afsluttet endnu.
statistics-games = { $n ->
    [one] Ét parti er spillet.
   *[other] { $n } partier er spillet.
}
statistics-other = { $n ->
    [one] Ét af dem havde ingen vinder, eller ingen noterede farverne.
   *[other] { $n } af dem havde ingen vinder, eller ingen noterede farverne.
}
statistics-unplayed = { $n ->
    [one] Ét parti blev afgjort uden spil og tælles ikke med.
   *[other] { $n } partier blev afgjort uden spil og tælles ikke med.
}
statistics-who-won = Hvem vandt
statistics-share = { $n } %
statistics-figures = Længste, korteste, tætteste
statistics-longest = træk i det længste noterede parti
statistics-shortest = træk i det korteste noterede parti
statistics-closest = point, den mindste margin
statistics-closest-games = { $n ->
    [one] ét parti
   *[other] { $n } partier
}
statistics-by-handicap = Efter handicap
statistics-ended = Hvordan partier endte
ended-points = på point
ended-jigo = jigo
ended-other = ingen vinder
statistics-unstated = { $n ->
    [one] Hvordan ét parti sluttede, er ikke noteret.
   *[other] Hvordan { $n } partier sluttede, er ikke noteret.
}
statistics-ranks = Grader
statistics-stone = Hver sten står for op til { $n } spillere.
statistics-countries = Lande
statistics-one-each = Én spiller fra hver: { $names }.
statistics-clubs = Klubber
statistics-few = { $names ->
    [one] Spillere fra én klub mere: { $players }.
   *[other] Spillere fra { $names } klubber mere: { $players }, højst { $most } fra hver.
}
statistics-clubless = { $n ->
    [one] Én spiller har ingen klub.
   *[other] { $n } spillere har ingen klub.
}
wall-title = Vægliste
wall-after = Vægliste efter runde { $round }
wall-number = Nr.
wall-start = Start
## Result slips
slips-title = Resultatsedler, runde { $round }
slips-how = Vælg »Ingen« under margener, når du udskriver. Dommere scanner koden for at åbne bordet.
slips-six = Seks pr. ark
season-others = Andre sæsoner
series-added = Turneringen er nu med i serien.
series-add-note = Turneringer, som du arrangerer, og hvis indstillinger nævner denne serie.
series-add = Føj til denne serie
division-no = Division { $no }
division-equals = På samme plads: { $names }.
slips-per-match = Én for hver holdkamp
slips-four = Fire pr. ark
slips-scan = dommere scanner her
slips-won = vandt
slips-points = med ______ point
## Why a value
explanation-title = { $criterion }, { $name }
explanation-back = Stilling efter runde { $round }
explanation-what = Hvad
explanation-adds = Giver
explanation-dropped = udeladt, da den er blandt de laveste
explanation-tied = Sammenlignet med dem, der er lige indtil nu:
part-start = gradens startscore
part-start-instead = egen startscore, da der ikke var et parti
part-rounded-down = det halve point fra oversidderrunder, rundet ned
part-doubled = { $times ->
    [one] { $points }, fordoblet én gang
   *[other] { $points }, fordoblet { $times } gange
  }
part-bonus = bonus: alle runder vundet fra baren
part-category = kategorien, 1 øverst
part-rank = graden
part-rating = ratingen
part-score = modstanderens score { $score }
part-score-given = { $stones ->
    [one] modstanderens score { $score }, plus 1 for den givne sten
   *[other] modstanderens score { $score }, plus { $stones } for de givne sten
  }
part-score-received = { $stones ->
    [one] modstanderens score { $score }, minus 1 for den modtagne sten
   *[other] modstanderens score { $score }, minus { $stones } for de modtagne sten
  }
part-defeated = { $score }, gange eget resultat { $result }
part-sos = modstanderens SOS { $sos }
part-running = scoren efter denne runde
part-exploit = modstanderens sejre { $wins }, gange { $coefficient }
part-above = pladser foran den sidste i gruppen
## Criteria: head of the column, name, what it is
column-nbw = Sejre
column-mms = Score
column-cps = Cup
column-sts = STS
column-cat = Kategori
column-rank = Grad
column-rating = Rating
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = Direkte
column-dc = Direkte
player-rating = Rating { $rating }: { $change } forventet efter den europæiske formel, { $after } efter { $games ->
    [one] ét ratet parti
   *[other] { $games } ratede partier
  }.
index-none-yours = Opret den første, eller importér en fil fra et andet program.

# Accounts: signing in, passwords, invitations.

setup-waits = Tengen kører og har endnu ingen ejer
setup-where = Den første konto laves med et link, som Tengen har skrevet i sit eget vindue: det mørke med tekst, der åbnede, da programmet blev startet. Linjen ser sådan ud:
setup-how = Markér adressen i det vindue, kopiér den, og åbn den i denne browser. Kun den, der ser vinduet, kan blive ejer.
setup-lost = Intet vindue, eller ingen sådan linje? Luk Tengen, og start det igen: det skriver et nyt link hver gang, indtil der er en konto.
setup-service = Er Tengen installeret som en tjeneste, har det intet vindue: maskinens administrator finder linjen med denne kommando.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Jeg er her: tjek mig ind
me-checked-in = Du er tjekket ind.
me-expected = Du er tilmeldt, men ikke tjekket ind endnu: tjek ind ved indgangen.
door-check-in = Tjek ind
door-link-of = Du er logget ind som dommer. Dette er det personlige link for:
door-link-me = Det er mig: åbn min side på denne telefon
hall-missing = Kom venligst til arrangørernes bord
hall-missing-more = og { $n } til

# Drawing: before the draw, the draft, why a pair, latecomers.

## Why, and the round at a glance
round-why = Hvorfor disse parringer

# The event as a thing: copied, archived, deleted; and who can sign in.

way-hidden = Skjult
index-archived = Arkiv

rating-preview-about = Hvad partierne hidtil ændrer i den europæiske rating, vægtet efter betænkningstidens klasse (A 1, B ¾, C ½, D ¼).

# Mending a published round.

mended-title = Ændret siden offentliggørelsen

feed-title = { $event }: nyheder
feed-round = Runde { $round } er offentliggjort
feed-final = Alle resultater i runde { $round } er inde
tell-title = Notifikationer
tell-board = hvor jeg sidder
tell-reported = hvad min modstander melder
tell-against = et resultat, der afviger fra det, jeg meldte
tell-date = datoen for mit parti
tell-answered = svar på mine anmodninger
tell-message = beskeder fra arrangørerne
tell-mail = Med e-mail til { $address }
tell-phone = På denne telefon
me-arbiter-called = En dommer er tilkaldt til dit bord.
me-arbiter-coming = En dommer er på vej til dit bord.
tell-this-phone = Giv denne telefon besked
tell-refused = Denne browser må ikke vise beskeder. Tillad det i dens indstillinger, og prøv igen.
tell-a-phone = Notifikationer går til en telefon
tell-drop = Stop
tell-failed = Den sidste e-mail kom ikke frem:
tell-chosen = Du får besked.
tell-dropped = Du får ikke længere besked.
stop-title = Stop disse e-mails
stop-about = Du får e-mails fra denne turnering, fordi du har bedt om dem.
stop-act = Stop dem
stop-done = Du får ikke flere e-mails fra denne turnering.
me-registration = Ændr eller afmeld min tilmelding
me-data = Hent mine data

# Results that do not fit their board, or are not confirmed.

odd-sure = Det er alligevel rigtigt

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = begynder om
hall-runs = urene går
hall-due = forsinket med
hall-end = Sidste partier slutter ca. { $time }

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = Jeg appellerer
me-appeal-note = Skriv din begrundelse. Dommerne får den straks; en appel kan ikke trækkes tilbage.
me-appeal-taken = Din appel er indgivet i tide. Udvalget afgør den.

own-end-link = Partiet er stoppet: markér døde sten, vær enig, bekræft
own-end-title = Afslutningen på dit parti
own-end-you-have = Du har { $color }.
own-end-you-say = Du siger
own-end-they-say = Din modstander siger
own-end-unsaid = Intet endnu
own-end-said = Gemt. Din modstander bliver spurgt.
own-end-agreed = Du er enig. Din modstander spørges.
own-end-same = Jeg siger det samme som min modstander
own-end-say = Det siger jeg også
own-end-agree = Jeg er enig
own-end-dead = Død, eller levende igen
own-end-seki = Seki, eller levende igen
own-end-note = Hver markerer for sig; intet gælder, før begge er enige. Ingen taber noget ved ikke at være enig.
own-end-disagree = Jeg er ikke enig
own-end-disagreed = I er ikke enige. Ingen taber noget ved det: markér, hvad du mener er rigtigt, eller tilkald dommeren, som fører jer igennem det ved brættet.
own-end-again-note = Så gennemgås liv og død og optællingen igen. Intet går tabt.
own-end-decided = Partiet sluttede ikke med en optælling. Gør du indsigelse, så tilkald dommeren, som spørger om begrundelsen.
own-end-led = I er ikke enige om noget; det afgøres ved brættet, hvor partiet noteres. Ingen taber noget ved at spørge dommeren.
own-end-call = Tilkald dommeren
own-end-confirm = Jeg bekræfter resultatet
own-end-confirm-note = Når begge har bekræftet, er det endeligt.
own-end-confirm-there = Begge bekræfter det ved brættet, hos den, der noterer partiet.
own-end-confirmed = Du har bekræftet. Din modstander spørges.
own-end-none = Her er intet at svare på nu. Du bliver spurgt, når spillet er stoppet, hvor partiet noteres.
own-end-which = Tryk først på en sten i gruppen
own-end-taken = Indtastet.
own-end-meanwhile = Noget andet blev indtastet i mellemtiden. Se efter igen; dine egne indtastninger er uændrede.

# Sheets to print.

paper-title = Udskriv
paper-how = Udskriv fra din browser, på A4 eller Letter; papirretningen er indstillet for dig.
paper-all = Alle ark
paper-names = Parringer efter navn
paper-note-names = til væggen: alle finder deres bord
paper-boards = Parringer efter bord
paper-note-boards = med en kolonne til resultater
paper-slips = Resultatsedler, fire pr. ark
paper-note-slips = en seddel til hvert bord
paper-slips-six = Resultatsedler, seks pr. ark
paper-note-slips-six = mindre, sparer papir
paper-slips-matches = Resultatsedler, én for hver holdkamp
paper-note-slips-matches = en holdkamps brætter med sum, til begge holdkaptajners underskrift
paper-standings = Stilling
paper-note-standings = alle kriterier og alle runder, tværformat
paper-wall = Vægliste efter placering
paper-note-wall = højformat, smallere
paper-wall-start = Vægliste efter styrke
paper-note-wall-start = rækkerne bliver på plads, når resultaterne kommer
paper-cross = Krydstabel
paper-note-cross = alle mod alle
paper-matches = Holdkampe
paper-note-matches = runden, hver holdkamp med sine brætter
paper-team-table = Holdenes stilling
paper-note-team-table = hold efter placering, med hver runde
paper-squads = Hold og deres spillere
paper-note-squads = hvem der spiller for hvilket hold, i brætternes rækkefølge
paper-badges = Navneskilte
paper-note-badges = otte pr. ark
paper-tables = Bordnumre
paper-note-tables = otte pr. ark, til at stille på bordene
sheet-printed = Udskrevet { $moment }.
sheet-journal = Logbog { $count }: { $head }.
sheet-page = Side { $page } af { $pages }.
sheet-standings = { $round ->
    [0] Startrækkefølge
   *[other] Stilling efter runde { $round }
  }
sheet-cross = Krydstabel efter runde { $round }
sheet-cells = Hver celle viser: spillet farve, modstanderens placering, + vundet, − tabt, handicap, 0+ oversidder.
sheet-cells-number = Hver celle viser: spillet farve, modstanderens nummer, + vundet, − tabt, handicap, 0+ oversidder.

rooms-room = Lokale
calendar-link = Runderne til din kalender
calendar-games = Partier til din kalender
standings-least = { $n ->
    [one] En plads kræver 1 spillet runde; den, der ikke længere kan nå det, står sidst uden plads.
   *[other] En plads kræver { $n } spillede runder; den, der ikke længere kan nå det, står sidst uden plads.
  }
standings-up = { $n ->
    [one] Én rykker op
   *[other] { $n } rykker op
  }
standings-up-open = { $n ->
    [one] Én rykker op: ikke afgjort mellem lige
   *[other] { $n } rykker op: ikke afgjort mellem lige
  }
standings-down = { $n ->
    [one] Én rykker ned
   *[other] { $n } rykker ned
  }
standings-down-open = { $n ->
    [one] Én rykker ned: ikke afgjort mellem lige
   *[other] { $n } rykker ned: ikke afgjort mellem lige
  }
standings-short = Med { $n } i stillingen kan { $up } ikke rykke op og { $down } ned, så der er ingen streger.
explanation-no-place = Ingen plads: dertil kræves { $n } spillede runder, og her kan det højst blive { $reach }. Spillede partier, oversiddere og sejre uden kamp tæller.
hall-standings = Efter runde { $round }
hall-code = Alle parringer og stillingen på din telefon
hall-scan = dit bord på din telefon
badge-opens = dit bræt

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-nobody-why = Åbn din spillerside, og tryk på »Det er mig«, eller scan din personlige kode.
me-find = Find mit navn
me-acts = Hvad du kan gøre
me-last = Runde { $round }: { $result }.
me-round-at = Runde { $round } kl.
me-in-minutes = { $n ->
    [one] om 1 minut
   *[other] om { $n } minutter
  }
me-final-place = Slutplacering
me-final-of = af { $of }
me-rating = rating, nu omkring { $after }
me-said = Du meldte: { $result }. Venter på din modstander eller en dommer.
me-both-said = I meldte begge: { $result }. En dommer bekræfter det.
me-decided = Meldingerne om dit parti var forskellige: en dommer afgjorde det.
me-said-otherwise = Du meldte noget andet: { $result }.
me-object = Resultatet er forkert
me-object-note = Dommerne bliver bedt om at se på det.
me-object-words = Resultatet ved bord { $table } er forkert. Jeg meldte: { $result }.
me-report = Meld resultatet
me-report-note = Når partiet er slut. Din modstander bliver også bedt om at melde det.
window-over = udløbet
window-days-left = { $n ->
    [one] 1 dag tilbage
   *[other] { $n } dage tilbage
  }
date-title = Hvornår spiller I?
date-later = Senere: { $n }
me-older = Tidligere partier uden resultat: { $n }
date-zone = Tiderne er i turneringens tidszone: { $zone }.
date-propose = Foreslå en dato
date-propose-another = Foreslå en anden dato
date-leave = Lad det være
date-you-propose = Du foreslår
date-they-propose = Din modstander foreslår
date-accept = Accepter
date-decline = Afvis
date-agreed = Datoen er aftalt. Alle kan se den.
date-agreed-outside = Datoen er aftalt. Den ligger uden for rundens periode: arrangørerne afgør, om det er i tide.
date-dropped = Den dato er ikke længere foreslået.
date-proposed = Din modstander bliver spurgt. Var der allerede aftalt en dato, gælder den indtil da.
date-proposed-outside = Din modstander bliver spurgt. Datoen ligger uden for rundens periode: arrangørerne afgør, om det er i tide.
me-skip = Jeg kan ikke spille runde { $round }
me-leave = Jeg rejser: par mig ikke fra runde { $round }
me-call = Tilkald en dommer til bord { $table }
me-call-apart = Spørg en dommer om runde { $round }
me-else = Noget andet
me-words = Med dine egne ord
me-late = Jeg kommer sent til runde { $round }
me-asked = Dine anmodninger
me-take-back = Træk tilbage
me-you-are = På denne telefon er du
me-not-me = Det er ikke mig
me-all = Alle parringer
me-this-is-me = Det er mig
follow = Følg
follow-why = Børn, familie og venner: deres borde og resultater vises her, kun på denne enhed. Åbn en spillers side, og tryk på »Følg«.
follow-somebody = Følg nogen
follow-plays = { $color } mod { $name }, spiller
follow-played = Runde { $round }: { $result } mod { $name }
follow-family = familie
follow-change = Skift, hvem jeg følger
follow-as-family = Familie: vis først
follow-as-friend = Ikke først
follow-stop = Følg ikke længere
follow-now = Du følger { $name } på denne enhed.
follow-stopped = Følges ikke længere.
follow-full = Du følger allerede { $most } spillere her. Hold først op med at følge en af dem.
me-welcome = Denne telefon kender dig nu. Det, du gør her, sker i dit navn.
me-hidden = Stævnet er endnu ikke bekendtgjort. Linket virker, så snart det er.
me-withdrawn = Dit personlige link er inddraget. Bed arrangørerne om et andet.
me-link-needed = Dette kræver dit personlige link. Bed arrangørerne om det, eller scan det igen.
report-title = Bord { $table }: hvordan endte det?
report-question = Vandt du?
report-anew = Ret min melding
report-i-won = Jeg vandt
report-i-lost = Jeg tabte
report-else = Jigo, eller hvordan der blev vundet
report-how = Hvordan
report-points = Med hvor mange point
report-points-hint = Til »På point«: 3,5 eller 12
report-how-note = Tryk derefter ovenfor på, hvem der vandt.
report-rare = Alt andet er for en dommer: tilkald en til dit bord.
report-rare-apart = Alt andet er for en dommer: spørg en fra din egen side.
report-note = Det tæller, når din modstander har meldt det samme, og en dommer har bekræftet det.
report-note-agreed = Det tæller, når din modstander har meldt det samme.
report-nothing-yet = Intet endnu
report-waits = Meldt. Din modstander bliver også bedt om at melde det.
report-agreed = Jeres meldinger stemmer overens. En dommer bekræfter resultatet.
report-differs = Jeres meldinger er forskellige. En dommer ser begge og afgør det.
report-counts = Resultatet tæller.
report-before = Det er allerede meldt.
report-kept = Gemt på denne telefon siden { $time }. Det sendes, så snart der er net, og denne side er åben.
ask-asked = Anmodning sendt. Svaret vises nedenfor under »Dine anmodninger«.
ask-granted = Klaret: du bliver ikke parret.
ask-taken-back = Trukket tilbage.
me-link-hint = Vil du melde resultater og sende anmodninger fra denne telefon, så åbn dit personlige link; arrangørerne har det.
lost-link = Jeg har mistet mit personlige link
lost-title = Dit personlige link
lost-why = Skriv den e-mailadresse, du tilmeldte dig med, eller som arrangørerne har til dig. Kendes den her, sendes dit link dertil. Et tidligere link gælder stadig.
lost-send = Send det
lost-sent = Er adressen kendt, er en e-mail med dit personlige link på vej til den.
lost-no-mail = Denne server sender ikke e-mail: bed arrangørerne om dit link.

# The sheet for the hall: how an event plays and rules, on one page

paper-rules = Reglerne på én side
paper-note-rules = til salens væg: ulovlige træk, partiets slutning, tid, appel

# What only the organiser knows of players; prizes; standings of a group.

group-which-all = alle
standings-group = Kun
standings-of-group = Kun { $group }: { $count } spillere, placeret indbyrdes.

# What a player reads once a result is reported.

report-waiting = Venter på, at { $name } melder det samme
report-agree = Jeres meldinger stemmer overens
report-differ = Jeres meldinger er forskellige
report-told = En dommer ser begge meldinger.
report-stay = Bliv ved bord { $table }, til en dommer kommer, og lad stenene ligge, som de ligger.
report-said-at = Du meldte kl. { $time }
report-how-they = { $name } melder med sit personlige link eller ved dommernes bord
report-until-then = Indtil da
report-leave-slip = Lad sedlen ligge på bordet
report-to-confirm = en dommer bekræfter det
report-to-board = Tilbage til mit bræt
report-change = Ret min melding
report-which-counts = Tæller
report-neither = Ingen af dem
report-neither-until = før I er enige, eller en dommer afgør det
report-was-wrong = Jeg tog fejl: { $result }
report-was-wrong-note = Så stemmer jeres meldinger overens, og dommeren behøver ikke at komme. Vil du beholde din melding, så tryk ikke på noget.

# When rounds begin, and what pages say that have nobody to show.

starts-at = Begynder { $time }
starts-began = Begyndt { $time }
round-nobody = Ingen spiller i denne runde.
## The position of an event, and what is remarkable
position-said = Resultater af { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
 }: Sort vandt { $black }, Hvid { $white }.
position-jigo = { $n ->
    [one] { $n } parti endte med jigo.
   *[other] { $n } partier endte med jigo.
 }
position-open = { $n ->
    [one] { $n } parti er stadig i gang.
   *[other] { $n } partier er stadig i gang.
 }
position-how = Hver række er en runde, hvert punkt et bord; stenen viser, hvem der vandt.
position-all = Alle borde
front-first = Vinder
front-size = { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
  }, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  }
front-won-all = { $n ->
    [1] vandt det eneste parti
   *[other] vandt alle { $n } partier
  }
front-won-of = { $won } af { $games } partier vundet
remarkable-title = Bemærkelsesværdigt
remarkable-climb = Største fremgang
remarkable-climb-said = fra plads { $from } til { $to }
remarkable-series = Længste sejrsrække
remarkable-series-said = { $n } sejre i træk.
remarkable-series-all = alle { $n } partier vundet.
remarkable-series-others = { $n ->
    [one] { $n } anden gjorde det samme.
   *[other] { $n } andre gjorde det samme.
 }
remarkable-upset = Største overraskelse
remarkable-upset-said = slog { $loser } i runde { $round }, { $ranks } grader stærkere
remarkable-finish = Tætteste afslutning
remarkable-finish-said = foran { $second } på { $criterion } ({ $one } mod { $other })
