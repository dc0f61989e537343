# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Turneringer
index-running = Nu
index-coming = Kommende
index-over = Slut
index-none = Ingen turnering endnu
index-none-what = Turneringer vises her, så snart ejeren af denne server har oprettet en.
index-new = Ny turnering
index-import = Indlæs fil

## A tournament
front-no-round = De første parringer vises her, når arrangøren offentliggør dem.
front-players = Hvem er tilmeldt?
front-draft = Lodtræk runde 1
front-about = Turneringen
about-when = Hvornår
about-where = Hvor
about-players = Spillere
about-not-checked-in = { $count } af dem er ikke tjekket ind endnu
about-rounds = Runder
about-system = System
about-mcmahon = McMahon
about-swiss = Schweizersystem
about-swiss-categories = Schweizersystem i kategorier
about-cup = Cup
about-no-handicap = Kun lige partier
about-handicap = Handicap på op til { $most ->
    [one] én sten
   *[other] { $most } sten
  }
about-rules = Regler
about-komi = Komi { $komi }
about-clock = Tid
about-director = Turneringsleder
clock-minutes = { $n ->
    [one] 1 minut
   *[other] { $n } minutter
  }
clock-seconds = { $n ->
    [one] 1 sekund
   *[other] { $n } sekunder
  }
clock-sudden = { $basic } i alt
clock-byoyomi = { $basic }, så { $period } pr. træk
clock-canadian = { $basic }, så { $stones ->
    [one] én sten
   *[other] { $stones } sten
  } på { $period }
clock-fischer = { $basic }, og { $period } mere pr. træk

## Pairings
rounds = Runder
round = Runde
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
round-by-table = Efter bord
round-by-name = Efter navn
round-hall = Til salen
round-bye = sidder over
round-absent = { $count ->
    [one] Én tilmeldt spiller er ikke med i denne runde
   *[other] { $count } tilmeldte spillere er ikke med i denne runde
  }
against = mod { $name }
free-bye = Oversidder
free-absent = Ikke med
free-unpaired = Uparret

## The hall
hall-no-round = Ingen runde endnu
hall-page = side { $page } af { $pages }
hall-from-to = { $from } til { $to }
hall-next = Næste side
hall-screens = { $n } skærme:
hall-how = Sten, så bord.

## Players
players-title = Spillere
players-count = { $count ->
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  }
players-find = Navn, klub eller land
players-none = Ingen er tilmeldt endnu. Navne vises her, efterhånden som de kommer.
players-announced = ikke tjekket ind
next-title = Næste
next-table = Runde { $round }, bord
next-against = mod
next-no-stones = ingen sten: Sort spiller først
next-stones = Sort begynder med { $stones } sten
next-half-komi = Hvid får et halvt point, så ingen spiller lige
next-free = Fri i runde { $round }: der var ingen modstander tilbage.
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
player-behind = Efter { $name } på { $criterion }: { $mine } mod { $theirs }.
player-ahead = Foran { $name } på { $criterion }: { $mine } mod { $theirs }.
player-level = Lige med { $name } i alt, hvad der tæller.
player-by-round = Runde for runde

## Standings
standings-title = Stilling
standings-none = Intet resultat tæller endnu. I denne rækkefølge starter alle.
standings-after = Efter runde { $round } af { $of }.
standings-open = { $open ->
    [one] Ét resultat af den mangler.
   *[other] { $open } resultater af den mangler.
  }
standings-order = Efter { $criteria }; = deler pladsen.
standings-how = En runde læses: spillet farve, modstanderens placering, + vundet, − tabt; 0+ oversidder, – intet parti.
standings-players = { $count ->
    [one] Én spiller.
   *[other] { $count } spillere.
  }
standings-find = Navn, klub eller plads
standings-compact = Kompakt
standings-found = Hvem der mentes
standings-from = Fra plads
standings-parts = Listens sider
standings-rounds = Efter en anden runde
found-here = her
standings-who = Plads og navn
standings-about = Hvad kolonnerne betyder
standings-views = Visninger af stillingen
cell-bye = fri
cross-title = Krydstabel
cross-after = Efter runde { $round }.
cross-how = Læs langs rækken: + vundet, − tabt, og derunder runden.
cross-parts = Tabellens dele
cross-elsewhere = Partier udenfor
wall-title = Vægliste
wall-after = Vægliste efter runde { $round }
wall-number = Nr.
wall-start = Start
place = Plads
name = Navn
rank = Grad
club = Klub

## Result slips
slips-title = Resultatsedler, runde { $round }
slips-how = Udskriv uden printerens egne margener. Koden fører en dommer til brættet.
slips-six = Seks pr. ark
slips-four = Fire pr. ark
slips-scan = til dommere
slips-won = vandt
slips-points = med ______ point
slips-black-signs = Sort underskriver
slips-white-signs = Hvid underskriver

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
column-name-nbw = Antal sejre
column-about-nbw = Én for hvert vundet parti, en halv for jigo, og hvad turneringen giver for at sidde over.
column-mms = Score
column-name-mms = McMahon-score
column-about-mms = Den begynder, hvor graden placerer en; hver sejr lægger én til.
column-cps = Cup
column-name-cps = Cupscore
column-about-cps = Sejre, hver fordoblet én gang for hver runde siden: en tidlig sejr vejer mere.
column-sts = STS
column-name-sts = Strasbourg-score
column-about-sts = McMahon-scoren, og to for sejr i hver runde fra baren indtil den næstsidste eller den tredjesidste.
column-cat = Kategori
column-name-cat = Kategori
column-about-cat = Gradens kategori; den første er den højeste.
column-rank = Grad
column-name-rank = Grad
column-about-rank = Graden i denne turnering; den højere kommer først.
column-rating = Rating
column-name-rating = Rating
column-about-rating = Ratingen ved tilmeldingen; den højere kommer først.
column-sosw = SOS
column-name-sosw = Sum af modstanderes sejre
column-about-sosw = Alle modstanderes sejre lagt sammen: den, der mødte det stærkere felt, kommer først.
column-sosw-1 = SOS−1
column-name-sosw-1 = Modstanderes sejre uden den laveste
column-about-sosw-1 = Alle modstanderes sejre lagt sammen, uden den svageste modstander.
column-sosw-2 = SOS−2
column-name-sosw-2 = Modstanderes sejre uden de to laveste
column-about-sosw-2 = Alle modstanderes sejre lagt sammen, uden de to svageste modstandere.
column-sodosw = SODOS
column-name-sodosw = Sum af slåede modstanderes sejre
column-about-sodosw = Sejrene hos de modstandere, man har slået, halvdelen af dem for jigo.
column-sososw = SOSOS
column-name-sososw = Sum af modstanderes SOS (sejre)
column-about-sososw = Alle modstanderes SOS lagt sammen.
column-cussw = CUSS
column-name-cussw = Kumulerede sejre
column-about-cussw = Antallet af sejre efter hver runde, lagt sammen: tidlige sejre tæller mere.
column-sosm = SOS
column-name-sosm = Sum af modstanderes scorer
column-about-sosm = Alle modstanderes McMahon-scorer lagt sammen, med givne sten lagt til og modtagne sten trukket fra. En runde uden parti tæller egen start.
column-sosm-1 = SOS−1
column-name-sosm-1 = Modstanderes scorer uden den laveste
column-about-sosm-1 = Alle modstanderes McMahon-scorer lagt sammen, uden den laveste.
column-sosm-2 = SOS−2
column-name-sosm-2 = Modstanderes scorer uden de to laveste
column-about-sosm-2 = Alle modstanderes McMahon-scorer lagt sammen, uden de to laveste.
column-sosts = SOSTS
column-name-sosts = Sum af modstanderes Strasbourg-scorer
column-about-sosts = Alle modstanderes Strasbourg-scorer lagt sammen, med givne sten lagt til og modtagne sten trukket fra.
column-sodosm = SODOS
column-name-sodosm = Sum af slåede modstanderes scorer
column-about-sodosm = McMahon-scorerne hos de modstandere, man har slået, halvdelen af dem for jigo.
column-sososm = SOSOS
column-name-sososm = Sum af modstanderes SOS
column-about-sososm = Alle modstanderes SOS lagt sammen.
column-cussm = CUSS
column-name-cussm = Kumuleret score
column-about-cussm = McMahon-scoren efter hver runde, lagt sammen: tidlige sejre tæller mere.
column-ext = EXT
column-name-ext = Bedrifter forsøgt
column-about-ext = Alle modstanderes sejre, gange 0 til 3 for, hvor meget mere end graderne kræver der blev givet.
column-exr = EXR
column-name-exr = Bedrifter opnået
column-about-exr = Sejrene hos de modstandere, man har slået, gange 0 til 3 for, hvor meget mere end graderne kræver der blev givet.
column-sdc = Direkte
column-name-sdc = Simpelt indbyrdes opgør
column-about-sdc = Pointene fra partier mellem de lige, hvis hver af dem mødte alle de andre.
column-dc = Direkte
column-name-dc = Indbyrdes opgør
column-about-dc = Blandt de lige, hvem slog hvem: antallet af pladser over den laveste af dem.
player-rating = Rating { $rating }: { $change } forventet efter den europæiske formel, { $after } efter { $games ->
    [one] ét ratet parti
   *[other] { $games } ratede partier
  }.
index-none-yours = Opret den første, eller indlæs en fil fra et andet program.
