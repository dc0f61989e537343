# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = Nu
index-coming = Kommende
index-over = Slut
index-none = Ingen turnering endnu
index-none-what = Turneringer vises her, så snart ejeren af denne server har oprettet en.
index-new = Ny turnering
index-import = Indlæs fil
## A tournament
front-no-round = De første parringer vises her, når arrangøren offentliggør dem.
front-about = Turneringen
front-leaders = Fører efter runde { $round }
front-leaders-now = I spidsen
front-results = Resultat
front-wins = { $n } vundet
front-next = Herefter
front-done = Runde { $round } er slut
front-running = Runde { $round }, { $done } af { $total } færdige
front-won = { $names } – førsteplads
front-live = Bord { $table }, live
front-moves = Træk { $n }
front-watch = Se partiet
front-games = Partier at se på
front-find = Find mit bord
front-find-how = Dit navn, eller en del af det
front-points = Ét punkt pr. bord, en sten i vinderens farve.
front-all-pairings = Alle parringer
front-all-players = Alle { $n } spillere
front-places = af { $of } pladser optaget
front-registered = tilmeldt
front-until = Tilmelding er åben til { $at }.
front-wait = Skriv dig på ventelisten
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
    [one] Ét bræt.
   *[other] { $total } brætter.
  }
round-running = { $done } af { $total } brætter er færdige.
round-done = { $total ->
    [one] Brættet er færdigt.
   *[other] Alle { $total } brætter er færdige.
  }
round-all-even = Lige partier, komi { $komi }.
round-mostly-even = Lige partier, komi { $komi }, medmindre andet står ved brættet.
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
hall-how = Sten, så bord.
## Players
players-count = { $count ->
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  }
players-none = Ingen er tilmeldt endnu. Navne vises her, efterhånden som de kommer.
players-announced = ikke tjekket ind
next-title = Næste
next-table = Runde { $round }, bord
next-against = mod
next-no-stones = ingen sten: Sort spiller først
next-stones = Sort begynder med { $stones } sten
next-half-komi = Hvid får et halvt point, så ingen spiller lige
next-wait = Runde { $round } vises her, når den er offentliggjort.
next-out = Ikke med i runde { $round }.
next-over = Alle runder er offentliggjort.
player-games = Partier
player-no-games = Ingen runde endnu.
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
path-start = start
path-said = { $what } pr. runde: { $start } ved starten, derefter { $rest }
path-how = Under hver linje runden, over den tallet. Bedre er højere.
path-after = derefter { $score }, plads { $place }
path-estimate = Det er et skøn, indtil listen udkommer.
player-behind = Efter { $name } på { $criterion }: { $mine } mod { $theirs }.
player-ahead = Foran { $name } på { $criterion }: { $mine } mod { $theirs }.
player-level = Lige med { $name } i alt, hvad der tæller.
player-by-round = Runde for runde
## Standings
standings-none = Intet resultat tæller endnu. I denne rækkefølge starter alle.
standings-after = Efter runde { $round } af { $of }.
standings-open = { $open ->
    [one] Ét resultat af den mangler.
   *[other] { $open } resultater af den mangler.
  }
standings-games = { $played } af { $total } partier er spillet.
standings-country = Land
standings-order = Efter { $criteria }; = deler pladsen.
standings-how = En runde læses: spillet farve, modstanderens placering, + vundet, − tabt; 0+ oversidder, – intet parti.
standings-players = { $count ->
    [one] Én spiller.
   *[other] { $count } spillere.
  }
standings-won = vundet
standings-find = Navn, klub eller plads
standings-compact = Kompakt
standings-found = Hvem der mentes
standings-from = Fra plads
standings-rounds = Efter en anden runde
found-here = her
standings-who = Plads og navn
standings-about = Hvad kolonnerne betyder
standings-views = Visninger af stillingen
standings-by = Én gruppe, andre kriterier
standings-by-label = Kriterier, det første afgør
standings-by-hint = Med komma imellem: MMS, SOSM, RATING. Intet gemmes.
standings-by-alone = Kun du ser denne rækkefølge. Placeringer og præmier er stadig turneringens egne.
standings-by-back = Tilbage til turneringens rækkefølge
fault-criterion = “{ $typed }” er ikke et kriterium. Der findes { $known }.
cell-bye = fri
cross-title = Krydstabel
cross-how = Læs langs rækken: + vundet, − tabt, og derunder runden.
cross-how-scores = Efter point: de partier, en række vandt og tabte mod en kolonne; blandt lige, hvor mange der blev spillet.
cross-score = Point
cross-players = Spillere
statistics-title = I tal
statistics-none = Intet parti er slut endnu.
statistics-games = { $n ->
    [one] Ét parti er spillet.
   *[other] { $n } partier er spillet.
}
statistics-other = { $n ->
    [one] Ét af dem havde ingen vinder, eller ingen noterede farverne.
   *[other] { $n } af dem havde ingen vinder, eller ingen noterede farverne.
}
statistics-unplayed = { $n ->
    [one] Ét bræt blev afgjort uden spil og tælles ikke med.
   *[other] { $n } brætter blev afgjort uden spil og tælles ikke med.
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
statistics-all = Partier
statistics-ended = Hvordan partier endte
ended-points = på point
ended-jigo = jigo
ended-other = ingen vinder
ended-unstated = ikke noteret
statistics-ranks = Grader
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
slips-how = Udskriv uden printerens egne margener. Koden fører en dommer til brættet.
slips-six = Seks pr. ark
season-others = Andre sæsoner
series-added = Turneringen er nu med i serien.
series-add-note = Turneringer, som du arrangerer, og hvis indstillinger nævner denne serie.
series-add = Føj til denne serie
division-no = Division { $no }
division-equals = På samme plads: { $names }.
slips-per-match = Én for hver match
slips-four = Fire pr. ark
slips-scan = til dommere
slips-won = vandt
slips-points = med ______ point
## Why a value
explanation-title = { $criterion }, { $name }
explanation-back = Stilling efter runde { $round }
explanation-what = Hvad
explanation-adds = Giver
explanation-dropped = udeladt, da den er blandt de laveste
explanation-tied = Sammenlignet med dem, der er lige indtil nu:
part-start = hvor graden begynder
part-start-instead = egen start i stedet for et parti
part-rounded-down = den halve fra oversidderrunder, rundet ned
part-doubled = { $times ->
    [one] { $points }, fordoblet én gang
   *[other] { $points }, fordoblet { $times } gange
  }
part-bonus = for sejr i hver runde hidtil fra baren
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
part-above = pladser over den laveste af dem
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
column-sosm = SOS
column-sosm-1 = SOS−1
column-sosm-2 = SOS−2
column-sosts = SOSTS
column-sodosm = SODOS
column-sososm = SOSOS
column-cussm = CUSS
column-ext = EXT
column-exr = EXR
column-sdc = Direkte
column-dc = Direkte
player-rating = Rating { $rating }: { $change } forventet efter den europæiske formel, { $after } efter { $games ->
    [one] ét ratet parti
   *[other] { $games } ratede partier
  }.
index-none-yours = Opret den første, eller indlæs en fil fra et andet program.

# Accounts: signing in, passwords, invitations.

setup-waits = Tengen kører og har endnu ingen ejer
setup-where = Den første konto laves med et link, som Tengen har skrevet i sit eget vindue: det mørke med tekst, der åbnede, da programmet blev startet. Linjen ser sådan ud:
setup-how = Markér adressen i det vindue, kopiér den, og åbn den i denne browser. Kun den, der ser vinduet, kan blive ejer.
setup-lost = Intet vindue, eller ingen sådan linje? Luk Tengen, og start det igen: det skriver et nyt link hver gang, indtil der er en konto.
setup-service = Installeret som en tjeneste på maskinen har Tengen intet vindue: administratoren finder linjen med denne kommando.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Jeg er her: meld mig ankommet
me-checked-in = Du er meldt ankommet.
me-expected = Du er tilmeldt, men ikke meldt ankommet endnu: sig det ved indgangen.
door-check-in = Ankommet
door-link-of = Du er logget ind som dommer. Dette er det personlige link for:
door-link-me = Det er mig: åbn min side på denne telefon
hall-missing = Kom venligst til dommerbordet
hall-missing-more = og { $n } til

# Drawing: before the draw, the draft, why a pair, latecomers.

## Why, and the round at a glance
round-why = Hvorfor disse parringer

# The event as a thing: copied, archived, deleted; and who can sign in.

way-hidden = Skjult
index-archived = Arkiv

rating-preview-about = Hvad partierne hidtil gør ved den europæiske rating, vejet efter betænkningstidens klasse (A 1, B ¾, C ½, D ¼).

# Mending a published round.

mended-title = Ændret siden offentliggørelsen

feed-title = { $event }: nyheder
feed-round = Runde { $round } er offentliggjort
feed-final = Alle resultater i runde { $round } er inde
tell-title = Få besked
tell-board = hvor jeg sidder
tell-reported = hvad min modstander melder
tell-against = et resultat, som jeg havde meldt anderledes
tell-date = datoen for mit parti
tell-answered = svar på mine ønsker
tell-message = beskeder fra arrangørerne
tell-mail = Med e-mail til { $address }
tell-phone = På denne telefon
me-arbiter-called = En dommer er kaldt til dit bord.
me-arbiter-coming = En dommer er på vej til dit bord.
tell-this-phone = Giv denne telefon besked
tell-refused = Denne browser må ikke vise beskeder. Tillad det i dens indstillinger, og prøv igen.
tell-a-phone = En telefon får besked
tell-drop = Stop
tell-failed = Den sidste e-mail kom ikke frem:
tell-chosen = De får besked.
tell-dropped = De får ikke mere besked.
stop-title = Stop disse e-mails
stop-about = Denne turnering skriver til Dem, fordi De bad om det.
stop-act = Stop dem
stop-done = De får ikke flere e-mails fra denne turnering.
me-registration = Ændr eller afmeld min tilmelding
me-data = Hvad der gemmes om mig, som fil

# Results that do not fit their board, or are not confirmed.

odd-sure = Det er alligevel rigtigt

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = begynder om
hall-runs = urene går
hall-due = start forsinket
hall-end = Slut ca. { $time }

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = Jeg appellerer
me-appeal-note = Skriv hvorfor. Dommerne har det straks; en appel tages ikke tilbage.
me-appeal-taken = Din appel er indgivet i tide. Udvalget afgør den.

own-end-link = Partiet er stoppet: markér døde sten, vær enig, bekræft
own-end-title = Afslutningen på dit parti
own-end-you-have = Du har { $color }.
own-end-you-say = Du siger
own-end-they-say = Din modstander siger
own-end-unsaid = Intet endnu
own-end-said = Du har sagt det. Din modstander bliver spurgt.
own-end-agreed = Du er enig. Din modstander spørges.
own-end-same = Jeg siger det samme som min modstander
own-end-say = Det siger jeg også
own-end-agree = Jeg er enig
own-end-dead = Død, eller levende igen
own-end-seki = Seki, eller levende igen
own-end-note = Hver markerer for sig; intet gælder, før begge er enige. Ingen taber noget ved ikke at være enig.
own-end-disagree = Jeg er ikke enig
own-end-disagreed = I er ikke enige. Ingen taber noget ved det: markér, hvad du mener, eller kald dommeren, som fører videre ved brættet.
own-end-again-note = Så gennemgås liv og død og optællingen igen. Intet går tabt.
own-end-decided = Partiet sluttede ikke med en optælling. Den, der gør indsigelse, kalder dommeren, som spørger om begrundelsen.
own-end-led = I er ikke enige om noget; det afgøres ved brættet, hvor partiet noteres. Ingen taber noget ved at spørge dommeren.
own-end-call = Kald dommeren
own-end-confirm = Jeg bekræfter resultatet
own-end-confirm-note = Når begge har bekræftet, står det fast.
own-end-confirm-there = Begge bekræfter det ved brættet, hos den, der noterer partiet.
own-end-confirmed = Du har bekræftet. Din modstander spørges.
own-end-none = Du bliver ikke spurgt om noget her nu. Der spørges om afslutningen, når partiet er stoppet og noteres.
own-end-which = Tryk først på en sten i gruppen
own-end-taken = Indført.
own-end-meanwhile = Noget blev indført imens. Se efter igen; intet af dit blev ændret.

# Sheets to print.

paper-title = På papir
paper-how = Udskriv fra din browser, på A4 eller Letter; arket vender sig selv.
paper-all = Alle ark
paper-names = Parringer efter navn
paper-note-names = til væggen: alle finder deres bord
paper-boards = Parringer efter bord
paper-note-boards = med en kolonne til resultater
paper-slips = Resultatsedler, fire pr. ark
paper-note-slips = en seddel til hvert bræt
paper-slips-six = Resultatsedler, seks pr. ark
paper-note-slips-six = mindre, sparer papir
paper-slips-matches = Resultatsedler, én for hver match
paper-note-slips-matches = en matchs brætter med sum, til begge kaptajners underskrift
paper-standings = Stilling
paper-note-standings = alle kriterier og runder, tværformat
paper-wall = Vægliste efter placering
paper-note-wall = højformat, smallere
paper-wall-start = Vægliste efter styrke
paper-note-wall-start = rækker, som intet resultat flytter
paper-cross = Krydstabel
paper-note-cross = alle mod alle
paper-matches = Matcher
paper-note-matches = runden, hver match med sine brætter
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
sheet-cells = En celle viser: spillet farve, modstanderens placering, + vundet, − tabt, handicap, 0+ oversidder.
sheet-cells-number = En celle viser: spillet farve, modstanderens nummer, + vundet, − tabt, handicap, 0+ oversidder.

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
standings-short = Med { $n } i stillingen kan { $up } ikke rykke op og { $down } ned: der er ingen linjer.
explanation-no-place = Ingen plads: dertil kræves { $n } spillede runder, og her kan det til sidst blive { $reach }. Spillede partier tæller, og en oversidder eller en sejr ved udeblivelse.
hall-standings = Efter runde { $round }
hall-code = Alle parringer og stillingen på din telefon
hall-scan = dit bord på din telefon
badge-opens = dit bræt

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-nobody-why = Åbn din spillerside, og tryk »Det er mig«, eller scan din personlige kode.
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
me-zone = Alle tider: { $zone }.
me-said = Du sagde: { $result }. Det venter på din modstander eller en dommer.
me-both-said = I siger begge: { $result }. En dommer bekræfter det.
me-decided = Meldingerne om dit parti var forskellige: en dommer afgjorde det.
me-said-otherwise = Du meldte noget andet: { $result }.
me-object = Resultatet er forkert
me-object-note = Dommerne bedes se på det.
me-object-words = Resultatet ved bord { $table } er forkert. Jeg meldte: { $result }.
me-report = Meld resultatet
me-report-note = Når partiet er slut. Din modstander bliver bedt om at sige det samme.
window-over = udløbet
window-days-left = { $n ->
    [one] 1 dag tilbage
   *[other] { $n } dage tilbage
  }
date-title = Hvornår spiller I?
date-later = Senere: { $n }
date-zone = Tiderne er stævnets: { $zone }.
date-propose = Foreslå en dato
date-propose-another = Foreslå en anden dato
date-leave = Lad det være
date-you-propose = Du foreslår
date-they-propose = Din modstander foreslår
date-accept = Accepter
date-decline = Afvis
date-agreed = Datoen er aftalt. Alle ser den.
date-agreed-outside = Datoen er aftalt. Den ligger uden for rundens periode: arrangørerne afgør, om det er i tide.
date-dropped = Den dato er ikke længere foreslået.
date-proposed = Din modstander bliver spurgt. En dato, der var aftalt før, gælder indtil da.
date-proposed-outside = Din modstander bliver spurgt. Datoen ligger uden for rundens periode: arrangørerne afgør, om det er i tide.
me-skip = Jeg kan ikke spille runde { $round }
me-leave = Jeg går: ingen runde fra { $round }
me-call = Kald en dommer til bord { $table }
me-call-apart = Spørg en dommer om runde { $round }
me-else = Noget andet
me-words = Med dine egne ord
me-late = Jeg kommer sent til runde { $round }
me-asked = Hvad du har bedt om
me-take-back = Tag tilbage
me-you-are = På denne telefon er du
me-not-me = Det er ikke mig
me-all = Alle parringer
me-this-is-me = Det er mig
follow = Følg
follow-why = Børn, familie og venner: deres borde og resultater står her, kun på denne enhed. Åbn en spillers side, og tryk på »Følg«.
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
me-withdrawn = Dit personlige link er inddraget. Bed arrangørerne om et andet.
me-link-needed = Hertil kræves dit personlige link. Bed arrangørerne om det, eller scan det igen.
report-title = Bord { $table }: hvordan endte det?
report-question = Vandt du?
report-anew = Sig det igen, hvis det var forkert
report-i-won = Jeg vandt
report-i-lost = Jeg tabte
report-else = Jigo eller hvordan
report-how = Hvordan
report-points = Med hvor mange point
report-points-hint = Til »På point«: 3,5 eller 12
report-how-note = Tryk derefter ovenfor på, hvem der vandt.
report-rare = Alt andet er for en dommer: kald en til dit bord.
report-rare-apart = Alt andet er for en dommer: spørg en fra din egen side.
report-note = Det tæller, når din modstander siger det samme og en dommer har bekræftet det, eller som turneringen har det.
report-nothing-yet = intet endnu
report-waits = Meldt. Din modstander bliver bedt om at sige det samme.
report-agreed = I siger begge det samme. En dommer bekræfter det.
report-differs = En anden melding om dette parti er en anden. En dommer har fået besked og kommer til jeres bord.
report-counts = Resultatet tæller.
report-before = Det var allerede sagt.
report-kept = Gemt på denne telefon siden { $time }. Det sendes, så snart der er net, og denne side er åben.
ask-asked = Spurgt. Svaret kommer nedenfor ved »Hvad du har bedt om«.
ask-granted = Klaret: du er ikke med i lodtrækningen.
ask-taken-back = Taget tilbage.
me-link-hint = For at melde resultater og bede om ting fra denne telefon skal du åbne dit personlige link; arrangørerne har det.
lost-link = Jeg har mistet mit personlige link
lost-title = Dit personlige link
lost-why = Skriv den e-mailadresse, du tilmeldte dig med, eller som arrangørerne har. Er den kendt her, sendes dit link dertil. Et tidligere link gælder stadig.
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

report-waiting = { $name } skal sige det samme
report-agree = I siger begge det samme
report-differ = Meldingerne om dette parti er forskellige
report-told = En dommer har fået besked.
report-stay = Dommeren kommer til bord { $table }. Bliv der, og lad stenene ligge, som de ligger.
report-said-at = Du sagde kl. { $time }
report-opponent = Modstander
report-how-they = { $name } melder via sit personlige link eller hos dommerne
report-until-then = Indtil da
report-leave-slip = Lad sedlen ligge på bordet
report-to-confirm = en dommer bekræfter det
report-to-board = Tilbage til mit bræt
report-change = Ret det, jeg sagde
report-which-counts = Tæller
report-neither = Ingen af dem
report-neither-until = før I er enige, eller en dommer afgør det
report-was-wrong = Jeg tog fejl: { $result }
report-was-wrong-note = Så siger I begge det samme, og dommeren behøver ikke komme. Holder du fast, så tryk på ingenting.

# When rounds begin, and what pages say that have nobody to show.

starts-at = Begynder { $time }
starts-began = Begyndt { $time }
round-nobody = Ingen spiller i denne runde.
