# Wat iedereen ziet zonder in te loggen: toernooien, indeling, spelers, stand en waarom, lijsten.

## De lijst van toernooien
index-title = Toernooien
index-running = Nu
index-coming = Binnenkort
index-over = Voorbij
index-none = Nog geen toernooi
index-none-what = Toernooien verschijnen hier zodra de eigenaar van deze server er een heeft gemaakt.
index-new = Nieuw toernooi
index-import = Bestand inlezen

## Een toernooi
front-no-round = De eerste indeling verschijnt hier zodra de organisator haar publiceert.
front-players = Wie is ingeschreven
front-draft = Ronde 1 indelen
front-about = Het toernooi
about-when = Wanneer
about-where = Waar
about-players = Spelers
about-not-checked-in = { $count } daarvan nog niet ingecheckt
about-rounds = Rondes
about-system = Systeem
about-mcmahon = McMahon
about-swiss = Zwitsers
about-swiss-categories = Zwitsers binnen klassen
about-cup = Cup
about-no-handicap = Alleen gelijke partijen
about-handicap = Handicap tot { $most ->
    [one] één steen
   *[other] { $most } stenen
  }
about-rules = Regels
about-komi = Komi { $komi }
about-clock = Klok
about-director = Toernooileider
clock-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
  }
clock-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
  }
clock-sudden = { $basic } in totaal
clock-byoyomi = { $basic }, daarna { $period } per zet
clock-canadian = { $basic }, daarna { $stones ->
    [one] één steen
   *[other] { $stones } stenen
  } in { $period }
clock-fischer = { $basic }, en { $period } erbij voor elke zet

## Indeling
rounds = Rondes
round = Ronde
round-not-yet = Ronde { $round }, nog niet gepubliceerd
round-begun = { $total ->
    [one] Eén bord.
   *[other] { $total } borden.
  }
round-running = { $done } van { $total } borden zijn klaar.
round-done = { $total ->
    [one] Het bord is klaar.
   *[other] Alle { $total } borden zijn klaar.
  }
round-all-even = Gelijke partijen, komi { $komi }.
round-mostly-even = Gelijke partijen, komi { $komi }, tenzij bij een bord anders staat.
round-find = Naam zoeken
round-views = Weergaven van de ronde
round-by-table = Op tafel
round-by-name = Op naam
round-hall = Voor de zaal
round-bye = heeft een vrije ronde
round-absent = { $count ->
    [one] Eén ingeschreven speler doet deze ronde niet mee
   *[other] { $count } ingeschreven spelers doen deze ronde niet mee
  }
against = tegen { $name }
free-bye = Vrije ronde
free-absent = Afwezig
free-unpaired = Geen tegenstander

## De zaal
hall-no-round = Nog geen ronde
hall-page = pagina { $page } van { $pages }
hall-from-to = { $from } t/m { $to }
hall-next = Volgende pagina
hall-screens = { $n } schermen:
hall-how = Steen, dan tafel.

## Spelers
players-title = Spelers
players-count = { $count ->
    [one] Eén speler is ingevoerd.
   *[other] { $count } spelers zijn ingevoerd.
  }
players-find = Naam, club of land
players-none = Er is nog niemand ingevoerd. Namen verschijnen hier zodra ze binnenkomen.
players-announced = niet ingecheckt
next-title = Hierna
next-table = Ronde { $round }, tafel
next-against = tegen
next-no-stones = geen stenen: zwart begint
next-stones = Zwart begint met { $stones } stenen
next-half-komi = Wit krijgt een half punt, zodat niemand gelijkspeelt
next-free = Ronde { $round } is vrij: er was geen tegenstander meer over.
next-wait = Ronde { $round } verschijnt hier zodra ze is gepubliceerd.
next-out = Niet in ronde { $round }.
next-over = Alle rondes zijn gepubliceerd.
player-games = Partijen
player-no-games = Nog geen ronde.
player-score = Score en plaats na ronde { $round }
player-wins = { $rounds ->
    [one] { $one ->
        [yes] winstpunt in één ronde
       *[no] winstpunten in één ronde
      }
   *[other] { $one ->
        [yes] winstpunt in { $rounds } rondes
       *[no] winstpunten in { $rounds } rondes
      }
  }
player-place = plaats van { $of }
player-behind = Achter { $name } op { $criterion }: { $mine } tegen { $theirs }.
player-ahead = Voor { $name } op { $criterion }: { $mine } tegen { $theirs }.
player-level = Gelijk met { $name } in alles wat telt.
player-by-round = Ronde na ronde

## Stand
standings-title = Stand
standings-none = Er telt nog geen uitslag. Dit is de volgorde waarin iedereen begint.
standings-after = Na ronde { $round } van { $of }.
standings-open = { $open ->
    [one] Eén uitslag daarvan ontbreekt.
   *[other] { $open } uitslagen daarvan ontbreken.
  }
standings-order = Op { $criteria }; = deelt de plaats.
standings-how = Zo leest u een ronde: gespeelde kleur, plaats van de tegenstander, + gewonnen, − verloren; 0+ vrije ronde, – geen partij.
standings-players = { $count ->
    [one] Eén speler.
   *[other] { $count } spelers.
  }
standings-find = Naam, club of plaats
standings-compact = Compact
standings-found = Wie werd bedoeld
standings-from = Vanaf plaats
standings-parts = Pagina’s van de lijst
standings-rounds = Na een andere ronde
found-here = hier
standings-who = Plaats en naam
standings-about = Wat de kolommen betekenen
standings-views = Weergaven van de stand
cell-bye = vrij
cross-title = Kruistabel
cross-after = Na ronde { $round }.
cross-how = Lees langs de rij: + gewonnen, − verloren, en daaronder de ronde.
cross-parts = Delen van de tabel
cross-elsewhere = Overige partijen
wall-title = Muurlijst
wall-after = Muurlijst na ronde { $round }
wall-number = Nr.
wall-start = Start
place = Plaats
name = Naam
rank = Graad
club = Club

## Uitslagbriefjes
slips-title = Uitslagbriefjes, ronde { $round }
slips-how = Druk af zonder eigen marges van de printer. De code brengt een scheidsrechter naar het bord.
slips-six = Zes per vel
slips-four = Vier per vel
slips-scan = voor scheidsrechters
slips-won = won
slips-points = met ______ punten
slips-black-signs = Zwart tekent
slips-white-signs = Wit tekent

## Waarom een waarde
explanation-title = { $criterion }, { $name }
explanation-back = Stand na ronde { $round }
explanation-what = Wat
explanation-adds = Geeft
explanation-dropped = telt niet mee, hoort bij de laagste
explanation-tied = Vergeleken met wie tot hier gelijk staat:
part-start = waar de graad begint
part-start-instead = zonder partij telt de eigen start
part-rounded-down = het halve punt uit vrije rondes, naar beneden afgerond
part-doubled = { $times ->
    [one] { $points }, één keer verdubbeld
   *[other] { $points }, { $times } keer verdubbeld
  }
part-bonus = voor winst in elke ronde tot nu toe vanaf de bar
part-category = de klasse, 1 is de hoogste
part-rank = de graad
part-rating = de rating
part-score = score van de tegenstander { $score }
part-score-given = { $stones ->
    [one] score van de tegenstander { $score }, plus 1 voor de gegeven steen
   *[other] score van de tegenstander { $score }, plus { $stones } voor de gegeven stenen
  }
part-score-received = { $stones ->
    [one] score van de tegenstander { $score }, min 1 voor de gekregen steen
   *[other] score van de tegenstander { $score }, min { $stones } voor de gekregen stenen
  }
part-defeated = { $score }, maal het eigen resultaat { $result }
part-sos = SOS van de tegenstander { $sos }
part-running = de score na deze ronde
part-exploit = winstpartijen van de tegenstander { $wins }, maal { $coefficient }
part-above = plaatsen boven de laatste van hen

## Criteria: kop van de kolom, naam, wat het is
column-nbw = Winst
column-name-nbw = Aantal winstpunten
column-about-nbw = Eén voor elke gewonnen partij, een half voor jigo, en wat het toernooi voor een vrije ronde geeft.
column-mms = Score
column-name-mms = McMahon-score
column-about-mms = Begint waar de graad iemand plaatst; elke gewonnen partij telt er één bij.
column-cps = Cup
column-name-cps = Cup-score
column-about-cps = Winstpunten, elk één keer verdubbeld voor iedere ronde sindsdien: vroege winst weegt zwaarder.
column-sts = STS
column-name-sts = Straatsburg-score
column-about-sts = De McMahon-score, en twee voor winst in elke ronde vanaf de bar tot en met de op één of op twee na laatste.
column-cat = Klasse
column-name-cat = Klasse
column-about-cat = De klasse van de graad; de eerste is de hoogste.
column-rank = Graad
column-name-rank = Graad
column-about-rank = De graad in dit toernooi; de hogere gaat voor.
column-rating = Rating
column-name-rating = Rating
column-about-rating = De rating bij inschrijving; de hogere gaat voor.
column-sosw = SOS
column-name-sosw = Som winstpunten tegenstanders
column-about-sosw = De winstpunten van alle tegenstanders opgeteld: wie sterker tegenspel had, gaat voor.
column-sosw-1 = SOS−1
column-name-sosw-1 = Winstpunten van de tegenstanders, zonder de laagste
column-about-sosw-1 = De winstpunten van alle tegenstanders opgeteld, zonder de zwakste tegenstander.
column-sosw-2 = SOS−2
column-name-sosw-2 = Winstpunten van de tegenstanders, zonder de twee laagste
column-about-sosw-2 = De winstpunten van alle tegenstanders opgeteld, zonder de twee zwakste tegenstanders.
column-sodosw = SODOS
column-name-sodosw = Som winstpunten verslagen tegenstanders
column-about-sodosw = De winstpunten van de tegenstanders van wie men won, de helft ervan bij jigo.
column-sososw = SOSOS
column-name-sososw = Som SOS tegenstanders (winst)
column-about-sososw = De SOS van alle tegenstanders opgeteld.
column-cussw = CUSS
column-name-cussw = Cumulatieve winstpunten
column-about-cussw = Het aantal winstpunten na elke ronde, opgeteld: vroege winst telt meer.
column-sosm = SOS
column-name-sosm = Som scores tegenstanders
column-about-sosm = De McMahon-scores van alle tegenstanders opgeteld, gegeven stenen erbij en gekregen stenen eraf. Een ronde zonder partij telt als de eigen start.
column-sosm-1 = SOS−1
column-name-sosm-1 = Scores van de tegenstanders, zonder de laagste
column-about-sosm-1 = De McMahon-scores van alle tegenstanders opgeteld, zonder de laagste.
column-sosm-2 = SOS−2
column-name-sosm-2 = Scores van de tegenstanders, zonder de twee laagste
column-about-sosm-2 = De McMahon-scores van alle tegenstanders opgeteld, zonder de twee laagste.
column-sosts = SOSTS
column-name-sosts = Som Straatsburg-scores tegenstanders
column-about-sosts = De Straatsburg-scores van alle tegenstanders opgeteld, met gegeven stenen erbij en gekregen stenen eraf.
column-sodosm = SODOS
column-name-sodosm = Som scores verslagen tegenstanders
column-about-sodosm = De McMahon-scores van de tegenstanders van wie men won, de helft ervan bij jigo.
column-sososm = SOSOS
column-name-sososm = Som SOS tegenstanders
column-about-sososm = De SOS van alle tegenstanders opgeteld.
column-cussm = CUSS
column-name-cussm = Cumulatieve score
column-about-cussm = De McMahon-score na elke ronde, opgeteld: vroege winst telt meer.
column-ext = EXT
column-name-ext = Geprobeerde exploits
column-about-ext = De winstpunten van alle tegenstanders, maal 0 tot 3 naar gelang er meer is gegeven dan de graden vragen.
column-exr = EXR
column-name-exr = Geslaagde exploits
column-about-exr = De winstpunten van de tegenstanders van wie men won, maal 0 tot 3 naar gelang er meer is gegeven dan de graden vragen.
column-sdc = Direct
column-name-sdc = Eenvoudig onderling resultaat
column-about-sdc = De punten uit partijen tussen de gelijk geëindigden, als ieder van hen tegen ieder ander heeft gespeeld.
column-dc = Direct
column-name-dc = Onderling resultaat
column-about-dc = Wie van de gelijk geëindigden van wie won: het aantal plaatsen boven de laatste van hen.
player-rating = Rating { $rating }: verwacht { $change } volgens de Europese formule, { $after } na { $games ->
    [one] één partij voor de rating
   *[other] { $games } partijen voor de rating
  }.
index-none-yours = Maak het eerste, of lees een bestand van een ander programma in.
