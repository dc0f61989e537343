# Wat iedereen ziet zonder in te loggen: toernooien, indeling, spelers, stand en waarom, lijsten.

index-running = Nu
index-coming = Binnenkort
index-over = Afgelopen
index-find = Toernooi zoeken
index-years = Jaren
index-none = Nog geen toernooi
index-none-what = Toernooien verschijnen hier zodra een eigenaar van deze server er een heeft aangemaakt.
## Een toernooi
front-no-round = De eerste indeling verschijnt hier zodra de organisator haar publiceert.
front-about = Het toernooi
front-leaders = Aan kop na ronde { $round }
front-leaders-now = Aan kop
front-results = Uitslagen
front-wins = { $n } gewonnen
front-next = Volgende
front-done = Ronde { $round } is afgelopen
front-running = Ronde { $round }: { $done } van { $total } partijen afgelopen
front-won = Winnaar: { $names }
front-live = Tafel { $table }, live
front-moves = Zet { $n }
front-watch = Partij volgen
front-games = Partijen om na te spelen
front-find = Mijn tafel zoeken
front-find-how = Uw naam, of een deel ervan
front-all-pairings = Hele indeling
front-all-players = Alle { $n } spelers
front-places = van { $of } plaatsen bezet
front-registered = ingeschreven
front-until = Inschrijven kan tot { $at }.
front-who-comes = Wie er komt
about-play = Spel
about-where = Waar
about-swiss-categories = Zwitsers binnen klassen
about-no-handicap = Alleen gelijke partijen
about-handicap = Handicap tot { $most ->
    [one] één steen
   *[other] { $most } stenen
  }
about-komi = Komi { $komi }
about-clock = Bedenktijd
about-director = Toernooileider
round-not-yet = Ronde { $round }, nog niet gepubliceerd
round-begun = { $total ->
    [one] Eén partij.
   *[other] { $total } partijen.
  }
round-running = { $done } van { $total } partijen zijn afgelopen.
round-done = { $total ->
    [one] De partij is afgelopen.
   *[other] Alle { $total } partijen zijn afgelopen.
  }
round-all-even = Gelijke partijen, komi { $komi }.
round-mostly-even = Gelijke partijen, komi { $komi }, tenzij bij een tafel anders vermeld.
round-find = Naam zoeken
round-views = Weergaven van de ronde
round-picture = Als afbeelding
round-hall = Voor de zaal
round-bye = heeft een vrije ronde
round-absent = { $count ->
    [one] Eén ingeschreven speler doet deze ronde niet mee
   *[other] { $count } ingeschreven spelers doen deze ronde niet mee
  }
free-bye = Vrije ronde
free-absent = Afwezig
free-unpaired = Geen tegenstander
free-left-out = Niet opgesteld
## De zaal
hall-no-round = Nog geen ronde
hall-page = pagina { $page } van { $pages }
hall-from-to = { $from } t/m { $to }
hall-next = Volgende pagina
hall-screens = { $n } schermen:
hall-others = { $screens }: de andere schermen
hall-how = Steen, dan tafel.
## Spelers
players-count = { $count ->
    [one] Eén speler ingeschreven
   *[other] { $count } spelers ingeschreven
  }
players-none = Er is nog niemand ingeschreven. Namen verschijnen hier zodra ze binnenkomen.
standings-nobody = Er is nog niemand ingeschreven. De plaatsen verschijnen hier met de eerste uitslagen.
players-announced = niet ingecheckt
next-title = Hierna
next-table = Ronde { $round }, tafel
next-against = tegen
next-no-stones = geen stenen: zwart begint
next-stones = Zwart begint met { $stones } stenen
next-half-komi = Wit krijgt een half punt, zodat niemand gelijkspeelt
next-wait = Ronde { $round } verschijnt hier zodra ze is gepubliceerd.
next-out = Niet in ronde { $round }.
next-over = Het toernooi is afgelopen.
games = Partijen
player-no-games = Er is nog geen partij beëindigd.
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
player-told = { $wins } { $one ->
    [yes] winstpunt
   *[no] winstpunten
  } in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }, plaats { $place }.
player-line = De weg door het toernooi
player-line-how = Elke rij is een ronde, de tafels staan van de eerste tot de laatste. De lijn loopt van partij naar partij.
player-line-take = Afbeelding downloaden
player-line-share = Afbeelding delen
path-start = start
path-said = { $what } per ronde: { $start } aan het begin, daarna { $rest }
path-how = Hoger is beter.
path-after = daarna { $score }, plaats { $place }
path-estimate = Dit is een schatting totdat de ratinglijst verschijnt.
player-behind = Net achter { $name } op { $criterion } ({ $mine } tegen { $theirs }).
player-ahead = Net voor { $name } op { $criterion } ({ $mine } tegen { $theirs }).
player-level = Gelijk met { $name } op elk criterium.
player-by-round = Per ronde
## Stand
standings-none = Nog geen uitslagen. Dit is de beginvolgorde.
standings-after = Na ronde { $round } van { $of }.
standings-open = { $open ->
    [one] Eén uitslag ontbreekt nog.
   *[other] { $open } uitslagen ontbreken nog.
  }
standings-games = { $played } van { $total } partijen zijn gespeeld.
standings-order = Gesorteerd op { $criteria }. “=” is een gedeelde plaats.
standings-how = Zo leest u een ronde: gespeelde kleur, plaats van de tegenstander, + gewonnen, − verloren, ? niet afgelopen; 0+ vrije ronde, – geen partij.
cell-whom = { $of ->
    [number] nummer { $n }
   *[place] plaats { $n }
}
cell-said = Ronde { $round }{ $color ->
    [B] {", zwart"}
    [W] {", wit"}
   *[none] {""}
}: { $how ->
    [won] gewonnen van { $whom }
    [lost] verloren van { $whom }
    [drew] gelijk tegen { $whom }
    [bye] vrije ronde
    [none] geen partij
   *[open] nog geen uitslag tegen { $whom }
}
standings-players = { $count ->
    [one] Eén speler.
   *[other] { $count } spelers.
  }
standings-won = gewonnen
standings-find = Naam, club of plaats
standings-compact = Compact
standings-found = Bedoelde u
standings-from = Vanaf
standings-rounds = Na andere rondes
found-here = hier
standings-who = Plaats en naam
standings-about = Wat de kolommen betekenen
standings-views = Weergaven van de stand
standings-by = Filteren en anders sorteren
standings-by-label = Criteria, het belangrijkste eerst
standings-by-hint = Met komma’s ertussen: MMS, SOSM, RATING. Er wordt niets opgeslagen.
standings-by-alone = Alleen u ziet deze volgorde. Plaatsen en prijzen blijven zoals het toernooi ze heeft.
standings-by-back = Terug naar de volgorde van het toernooi
fault-criterion = “{ $typed }” is geen criterium. Kies uit { $known }.
cell-bye = vrij
cross-title = Kruistabel
cross-how = Lees langs de rij: + gewonnen, − verloren, en daaronder de ronde.
cross-how-scores = Naar score: de partijen die een rij tegen een kolom won en verloor; onder gelijken, hoeveel er gespeeld zijn.
cross-score = Score
cross-players = Spelers
statistics-title = Statistieken
statistics-none = Er is nog geen partij afgelopen.
statistics-games = { $n ->
    [one] Er is één partij gespeeld.
   *[other] Er zijn { $n } partijen gespeeld.
}
statistics-other = { $n ->
    [one] Eén daarvan had geen winnaar, of niemand noteerde de kleuren.
   *[other] { $n } daarvan hadden geen winnaar, of niemand noteerde de kleuren.
}
statistics-unplayed = { $n ->
    [one] Eén partij is zonder spelen beslist en telt niet mee.
   *[other] { $n } partijen zijn zonder spelen beslist en tellen niet mee.
}
statistics-who-won = Wie won
statistics-share = { $n }%
statistics-figures = Langste, kortste, krapste
statistics-longest = zetten in de langste genoteerde partij
statistics-shortest = zetten in de kortste genoteerde partij
statistics-closest = punten, het kleinste verschil
statistics-closest-games = { $n ->
    [one] één partij
   *[other] { $n } partijen
}
statistics-by-handicap = Naar handicap
statistics-ended = Hoe partijen eindigden
ended-points = op punten
ended-jigo = jigo
ended-other = geen winnaar
statistics-unstated = { $n ->
    [one] Hoe één partij eindigde, is niet genoteerd.
   *[other] Hoe { $n } partijen eindigden, is niet genoteerd.
}
statistics-ranks = Graden
statistics-stone = Elke steen staat voor hoogstens { $n } spelers.
statistics-countries = Landen
statistics-one-each = Eén speler uit elk: { $names }.
statistics-clubs = Clubs
statistics-few = { $names ->
    [one] Spelers van nog één club: { $players }.
   *[other] Spelers van nog { $names } clubs: { $players }, hoogstens { $most } van elk.
}
statistics-clubless = { $n ->
    [one] Eén speler heeft geen club.
   *[other] { $n } spelers hebben geen club.
}
wall-title = Muurlijst
wall-after = Muurlijst na ronde { $round }
wall-number = Nr.
wall-start = Start
## Uitslagbriefjes
slips-title = Uitslagbriefjes, ronde { $round }
slips-how = Kies bij het afdrukken “Geen” als marge. Een arbiter scant de code om de tafel te openen.
slips-six = Zes per vel
season-others = Andere seizoenen
series-added = Het toernooi hoort nu bij de reeks.
series-add-note = Toernooien die u organiseert en waarvan de instellingen deze reeks noemen.
series-add = Aan deze reeks toevoegen
division-no = Divisie { $no }
division-equals = Op dezelfde plaats: { $names }.
slips-per-match = Eén per wedstrijd
slips-four = Vier per vel
slips-scan = voor arbiters
slips-won = won
slips-points = met ______ punten
## Waarom een waarde
explanation-title = { $criterion }, { $name }
explanation-back = Stand na ronde { $round }
explanation-what = Wat
explanation-adds = Geeft
explanation-dropped = telt niet mee, hoort bij de laagste
explanation-tied = Vergeleken met wie tot hier gelijk staat:
part-start = startscore van de graad
part-start-instead = eigen startscore, want er was geen partij
part-rounded-down = het halve punt uit vrije rondes, naar beneden afgerond
part-doubled = { $times ->
    [one] { $points }, één keer verdubbeld
   *[other] { $points }, { $times } keer verdubbeld
  }
part-bonus = bonus: alles gewonnen vanaf de bar
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
part-exploit = winstpunten van de tegenstander { $wins }, maal { $coefficient }
part-above = plaatsen vóór de laatste van de groep
## Criteria: kop van de kolom, naam, wat het is
column-nbw = Winst
column-mms = Score
column-cps = Cup
column-sts = STS
column-cat = Klasse
column-rank = Graad
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
column-sdc = Direct
column-dc = Direct
player-rating = Rating { $rating }: verwacht { $change } volgens de Europese formule, { $after } na { $games ->
    [one] één partij voor de rating
   *[other] { $games } partijen voor de rating
  }.
index-none-yours = Maak het eerste, of importeer een bestand van een ander programma.

# Accounts: inloggen, wachtwoorden, uitnodigingen.

setup-waits = Tengen draait en heeft nog geen eigenaar
setup-where = Het eerste account maakt u met een link die Tengen in zijn eigen venster heeft geschreven: het donkere met tekst dat openging toen u het programma startte. De regel ziet er zo uit:
setup-how = Selecteer het adres in dat venster, kopieer het en open het in deze browser. Alleen wie dat venster ziet, kan eigenaar worden.
setup-lost = Geen venster, of geen zo’n regel? Sluit Tengen en start het opnieuw: het schrijft telkens een nieuwe link, tot er een account is.
setup-service = Als dienst van de machine geïnstalleerd heeft Tengen geen venster: de beheerder vindt de regel met deze opdracht.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Ik ben er: check mij in
me-checked-in = U bent ingecheckt.
me-expected = U bent ingeschreven, maar nog niet ingecheckt: check in bij de ingang.
door-check-in = Inchecken
door-link-of = U bent ingelogd als arbiter. Dit is de persoonlijke link van:
door-link-me = Dit ben ik: open mijn pagina op deze telefoon
hall-missing = Meld u alstublieft bij de wedstrijdleiding
hall-missing-more = en nog { $n }

# Indelen: voor de indeling, het concept, waarom een paar, laatkomers.

## Waarom, en de ronde in één oogopslag
round-why = Waarom deze indeling

# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

way-hidden = Verborgen
index-archived = Archief

rating-preview-about = Wat de partijen tot nu toe met de Europese rating doen, gewogen naar de klasse van de bedenktijd (A 1, B ¾, C ½, D ¼).

# Een gepubliceerde ronde herstellen.

mended-title = Gewijzigd sinds de publicatie

feed-title = { $event }: nieuws
feed-round = Ronde { $round } is gepubliceerd
feed-final = Alle uitslagen van ronde { $round } zijn binnen
tell-title = Meldingen
tell-board = waar ik zit
tell-reported = wat mijn tegenstander meldt
tell-against = een uitslag die ik anders had gemeld
tell-date = de datum van mijn partij
tell-answered = antwoorden op mijn verzoeken
tell-message = berichten van de organisatoren
tell-mail = Per e-mail aan { $address }
tell-phone = Op deze telefoon
me-arbiter-called = Er is een arbiter naar uw tafel geroepen.
me-arbiter-coming = Er is een arbiter onderweg naar uw tafel.
tell-this-phone = Meldingen op deze telefoon
tell-refused = Deze browser mag geen meldingen tonen. Sta het toe in de instellingen en probeer het opnieuw.
tell-a-phone = Meldingen gaan naar een telefoon
tell-drop = Stopzetten
tell-failed = De laatste e-mail kwam niet aan:
tell-chosen = U krijgt bericht.
tell-dropped = U krijgt geen bericht meer.
stop-title = Deze e-mails stopzetten
stop-about = U krijgt e-mails van dit toernooi omdat u daarom hebt gevraagd.
stop-act = Stopzetten
stop-done = U krijgt geen e-mails meer van dit toernooi.
me-registration = Inschrijving wijzigen of annuleren
me-data = Mijn gegevens downloaden

# Results that do not fit their board, or are not confirmed.

odd-sure = Het is toch zo

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

hall-starts-in = begint over
hall-runs = klokken lopen
hall-due = vertraging
hall-end = Einde rond { $time }

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

me-appeal = Ik ga in beroep
me-appeal-note = Schrijf waarom. De arbiters hebben het meteen; een beroep kan niet worden ingetrokken.
me-appeal-taken = Uw beroep is ingediend, op tijd. De commissie beslist.

own-end-link = De partij is gestopt: dode stenen aanwijzen, instemmen, bevestigen
own-end-title = Het einde van uw partij
own-end-you-have = U hebt { $color }.
own-end-you-say = U zegt
own-end-they-say = Uw tegenstander zegt
own-end-unsaid = Nog niets
own-end-said = Opgeslagen. Uw tegenstander wordt gevraagd.
own-end-agreed = U stemt in. Uw tegenstander wordt gevraagd.
own-end-same = Ik zeg hetzelfde als mijn tegenstander
own-end-say = Dat zeg ik ook
own-end-agree = Ik stem in
own-end-dead = Dood, of weer levend
own-end-seki = Seki, of weer levend
own-end-note = Ieder markeert voor zichzelf; niets telt voordat beiden instemmen. Niemand verliest iets door het niet eens te zijn.
own-end-disagree = Ik ben het er niet mee eens
own-end-disagreed = U bent het niet eens. Niemand verliest er iets door: markeer wat volgens u klopt, of roep de arbiter, die u er aan het bord doorheen leidt.
own-end-again-note = Dan worden leven en dood en de telling opnieuw doorgenomen. Niets gaat verloren.
own-end-decided = De partij is niet door een telling beëindigd. Wie bezwaar maakt, roept de arbiter; die vraagt naar de reden.
own-end-led = U bent het ergens niet over eens; dat wordt aan het bord geregeld, waar de partij genoteerd wordt. Niemand verliest iets door de arbiter te vragen.
own-end-call = Arbiter roepen
own-end-confirm = Ik bevestig de uitslag
own-end-confirm-note = Hebben beiden bevestigd, dan is het definitief.
own-end-confirm-there = Beiden bevestigen het aan het bord, bij wie de partij noteert.
own-end-confirmed = U hebt bevestigd. Uw tegenstander wordt gevraagd.
own-end-none = Hier wordt u nu niets gevraagd. De vragen komen zodra de partij is stilgelegd waar ze wordt genoteerd.
own-end-which = Tik eerst op een steen van de groep
own-end-taken = Ingevoerd.
own-end-meanwhile = Er is intussen iets ingevoerd. Kijk nog eens; uw invoer is ongewijzigd.

# Vellen om af te drukken.

paper-title = Afdrukken
paper-how = Druk af vanuit uw browser, op A4 of Letter; de stand van het papier is al ingesteld.
paper-all = Alle vellen
paper-names = Indeling op naam
paper-note-names = voor de muur: iedereen vindt de eigen tafel
paper-boards = Indeling per tafel
paper-note-boards = met een kolom voor uitslagen
paper-slips = Uitslagbriefjes, vier per vel
paper-note-slips = een briefje per tafel
paper-slips-six = Uitslagbriefjes, zes per vel
paper-note-slips-six = kleiner, minder papier
paper-slips-matches = Uitslagbriefjes, één per wedstrijd
paper-note-slips-matches = de borden van een wedstrijd met de som, te tekenen door beide aanvoerders
paper-standings = Stand
paper-note-standings = elk criterium en elke ronde, liggend
paper-wall = Muurlijst op plaats
paper-note-wall = staand, smaller
paper-wall-start = Muurlijst op sterkte
paper-note-wall-start = rijen blijven staan als er uitslagen bij komen
paper-cross = Kruistabel
paper-note-cross = iedereen tegen iedereen
paper-matches = Wedstrijden
paper-note-matches = de ronde, elke wedstrijd met zijn borden
paper-team-table = Stand van de teams
paper-note-team-table = teams op volgorde, met elke ronde
paper-squads = Teams en hun spelers
paper-note-squads = wie voor welk team speelt, op volgorde van borden
paper-badges = Badges
paper-note-badges = acht per vel
paper-tables = Tafelnummers
paper-note-tables = acht per vel, om op de tafels te zetten
sheet-printed = Afgedrukt { $moment }.
sheet-journal = Logboek { $count }: { $head }.
sheet-page = Pagina { $page } van { $pages }.
sheet-standings = { $round ->
    [0] Beginvolgorde
   *[other] Stand na ronde { $round }
  }
sheet-cross = Kruistabel na ronde { $round }
sheet-cells = Een vakje is: gespeelde kleur, plaats van de tegenstander, + gewonnen, − verloren, handicap, 0+ vrije ronde.
sheet-cells-number = Een vakje is: gespeelde kleur, nummer van de tegenstander, + gewonnen, − verloren, handicap, 0+ vrije ronde.

rooms-room = Zaal
calendar-link = Rondes voor uw agenda
calendar-games = Partijen voor uw agenda
standings-least = { $n ->
    [one] Voor een plaats is 1 gespeelde ronde nodig; wie dat niet meer haalt staat onderaan, zonder plaats.
   *[other] Voor een plaats zijn { $n } gespeelde rondes nodig; wie dat niet meer haalt staat onderaan, zonder plaats.
  }
standings-up = { $n ->
    [one] Eén promoveert
   *[other] { $n } promoveren
  }
standings-up-open = { $n ->
    [one] Eén promoveert: niet beslist tussen gelijken
   *[other] { $n } promoveren: niet beslist tussen gelijken
  }
standings-down = { $n ->
    [one] Eén degradeert
   *[other] { $n } degraderen
  }
standings-down-open = { $n ->
    [one] Eén degradeert: niet beslist tussen gelijken
   *[other] { $n } degraderen: niet beslist tussen gelijken
  }
standings-short = Met { $n } in de stand kunnen er niet { $up } promoveren en { $down } degraderen, dus worden er geen lijnen getrokken.
explanation-no-place = Geen plaats: daarvoor moeten { $n } rondes zijn gespeeld, en hier kunnen het er hoogstens { $reach } worden. Gespeelde partijen tellen, en een vrije ronde of reglementaire winst.
hall-standings = Na ronde { $round }
hall-code = Alle indelingen en de stand op uw telefoon
hall-scan = uw tafel op uw telefoon
badge-opens = uw bord

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

me-nobody-why = Open uw spelerspagina en druk op “Dit ben ik”, of scan uw persoonlijke code.
me-find = Mijn naam zoeken
me-acts = Wat u kunt doen
me-last = Ronde { $round }: { $result }.
me-round-at = Ronde { $round } om
me-in-minutes = { $n ->
    [one] over 1 minuut
   *[other] over { $n } minuten
  }
me-final-place = Eindplaats
me-final-of = van { $of }
me-rating = rating, nu ongeveer { $after }
me-said = U meldde: { $result }. Wachten op uw tegenstander of een arbiter.
me-both-said = U meldde allebei: { $result }. Een arbiter bevestigt het.
me-decided = De meldingen van uw partij verschilden: een arbiter heeft beslist.
me-said-otherwise = U meldde iets anders: { $result }.
me-object = Deze uitslag klopt niet
me-object-note = De arbiters wordt gevraagd ernaar te kijken.
me-object-words = De uitslag van tafel { $table } klopt niet. Ik meldde: { $result }.
me-report = Uitslag melden
me-report-note = Als de partij is afgelopen. Uw tegenstander wordt gevraagd hetzelfde te melden.
window-over = afgelopen
window-days-left = { $n ->
    [one] nog 1 dag
   *[other] nog { $n } dagen
  }
date-title = Wanneer speelt u?
date-later = Later: { $n }
me-older = Eerdere partijen zonder uitslag: { $n }
date-zone = Tijden zijn die van het toernooi: { $zone }.
date-propose = Datum voorstellen
date-propose-another = Andere datum voorstellen
date-leave = Laten zoals het is
date-you-propose = U stelt voor:
date-they-propose = Uw tegenstander stelt voor:
date-accept = Akkoord
date-decline = Weigeren
date-agreed = De datum is afgesproken. Iedereen ziet hem.
date-agreed-outside = De datum is afgesproken. Hij ligt buiten de periode van de ronde: de organisatoren beslissen of dat op tijd is.
date-dropped = Dat datumvoorstel is vervallen.
date-proposed = Uw tegenstander wordt gevraagd. Was er al een datum afgesproken, dan blijft die tot dan staan.
date-proposed-outside = Uw tegenstander wordt gevraagd. De datum ligt buiten de periode van de ronde: de organisatoren beslissen of dat op tijd is.
me-skip = Ik kan ronde { $round } niet spelen
me-leave = Ik stop vanaf ronde { $round }
me-call = Arbiter naar tafel { $table }
me-call-apart = Arbiter vragen over ronde { $round }
me-else = Iets anders
me-words = In uw eigen woorden
me-late = Ik kom te laat voor ronde { $round }
me-asked = Uw verzoeken
me-take-back = Intrekken
me-you-are = Op deze telefoon bent u
me-not-me = Dat ben ik niet
me-all = Hele indeling
me-this-is-me = Dit ben ik
follow = Volgen
follow-why = Kinderen, familie en vrienden: hun tafels en uitslagen staan hier, alleen op dit apparaat. Open de pagina van een speler en druk op “Volgen”.
follow-somebody = Iemand volgen
follow-plays = { $color } tegen { $name }, bezig
follow-played = Ronde { $round }: { $result } tegen { $name }
follow-family = familie
follow-change = Wijzigen wie ik volg
follow-as-family = Familie: bovenaan
follow-as-friend = Niet bovenaan
follow-stop = Niet meer volgen
follow-now = U volgt { $name } op dit apparaat.
follow-stopped = Wordt niet meer gevolgd.
follow-full = U volgt hier al { $most } spelers. Stop eerst met het volgen van één van hen.
me-welcome = Deze telefoon kent u nu. Wat u hier doet, gebeurt op uw naam.
me-hidden = Dit toernooi is nog niet aangekondigd. De link werkt zodra dat gebeurd is.
me-withdrawn = Uw persoonlijke link is ingetrokken. Vraag de organisatoren om een andere.
me-link-needed = Hiervoor is uw persoonlijke link nodig. Vraag hem aan de organisatoren, of scan hem opnieuw.
report-title = Tafel { $table }: hoe liep het af?
report-question = Hebt u gewonnen?
report-anew = Mijn melding wijzigen
report-i-won = Gewonnen
report-i-lost = Verloren
report-else = Jigo, of hoe er is gewonnen
report-how = Hoe
report-points = Met hoeveel punten
report-points-hint = Bij “Op punten”: 3,5 of 12
report-how-note = Druk daarna hierboven op wie won.
report-rare = Al het andere is voor een arbiter: roep er een naar uw tafel.
report-rare-apart = Al het andere is voor een arbiter: vraag er een via uw eigen pagina.
report-note = Het telt zodra uw tegenstander hetzelfde heeft gemeld en een arbiter het heeft bevestigd.
report-note-agreed = Het telt zodra uw tegenstander hetzelfde heeft gemeld.
report-nothing-yet = Nog niets
report-waits = Gemeld. Uw tegenstander wordt gevraagd hetzelfde te melden.
report-agreed = De meldingen komen overeen. Een arbiter bevestigt de uitslag.
report-differs = De meldingen komen niet overeen. Een arbiter ziet beide en beslist.
report-counts = De uitslag telt.
report-before = Dat was al gemeld.
report-kept = Sinds { $time } op dit apparaat bewaard. Het wordt verzonden zodra er netwerk is en deze pagina open is.
ask-asked = Verzoek verzonden. Het antwoord verschijnt hieronder, bij “Uw verzoeken”.
ask-granted = In orde: u wordt niet ingedeeld.
ask-taken-back = Ingetrokken.
me-link-hint = Om vanaf deze telefoon uitslagen te melden en dingen te vragen, opent u uw persoonlijke link; de organisatoren hebben hem.
lost-link = Ik ben mijn persoonlijke link kwijt
lost-title = Uw persoonlijke link
lost-why = Typ het e-mailadres waarmee u zich hebt ingeschreven, of dat de organisatoren van u hebben. Is het hier bekend, dan wordt uw link daarheen gestuurd. Een eerdere link blijft geldig.
lost-send = Versturen
lost-sent = Als het adres bekend is, is een bericht met uw persoonlijke link daarheen onderweg.
lost-no-mail = Deze server verstuurt geen e-mail: vraag de organisatoren om uw link.

# Het vel voor de zaal: hoe een toernooi speelt en beslist, op één pagina

paper-rules = De regels op één pagina
paper-note-rules = Voor de muur van de zaal: onreglementaire zetten, het einde van een partij, tijd, beroep

group-which-all = iedereen
standings-group = Alleen
standings-of-group = Alleen { $group }: { $count } spelers, onderling geplaatst.

# What a player reads once a result is reported.

report-waiting = { $name } moet nog hetzelfde melden
report-agree = De meldingen komen overeen
report-differ = De meldingen komen niet overeen
report-told = Een arbiter ziet beide meldingen.
report-stay = Blijf aan tafel { $table } tot een arbiter komt, en laat de stenen liggen zoals ze liggen.
report-said-at = U meldde om { $time }
report-how-they = { $name } meldt via de persoonlijke link of bij de arbiters
report-until-then = Tot dan
report-leave-slip = Laat het briefje op tafel liggen
report-to-confirm = een arbiter bevestigt het
report-to-board = Terug naar mijn bord
report-change = Mijn melding wijzigen
report-which-counts = Wat telt
report-neither = Geen van beide
report-neither-until = tot u het eens bent of een arbiter beslist
report-was-wrong = Ik had het mis: { $result }
report-was-wrong-note = Dan komen de meldingen overeen en hoeft de arbiter niet te komen. Blijft u bij uw melding, druk dan nergens op.

starts-at = Begint om { $time }
starts-began = Begonnen om { $time }
round-nobody = Niemand speelt in deze ronde.
## The position of an event, and what is remarkable
position-said = Uitslagen van { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 }: zwart won { $black }, wit { $white }.
position-jigo = { $n ->
    [one] { $n } partij eindigde in jigo.
   *[other] { $n } partijen eindigden in jigo.
 }
position-open = { $n ->
    [one] { $n } partij is nog bezig.
   *[other] { $n } partijen zijn nog bezig.
 }
position-how = Elke rij is een ronde, elk punt een tafel; de steen laat zien wie won.
position-all = Alle tafels
front-first = Winnaar
front-size = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
  }, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
  }
front-won-all = { $n ->
    [1] de enige partij gewonnen
   *[other] alle { $n } partijen gewonnen
  }
front-won-of = { $won } van { $games } partijen gewonnen
remarkable-title = Opmerkelijk
remarkable-climb = Grootste stijging
remarkable-climb-said = van plaats { $from } naar { $to }
remarkable-series = Langste zegereeks
remarkable-series-said = { $n } keer winst op rij.
remarkable-series-all = alle { $n } partijen gewonnen.
remarkable-series-others = { $n ->
    [one] { $n } ander deed hetzelfde.
   *[other] { $n } anderen deden hetzelfde.
 }
remarkable-upset = Grootste verrassing
remarkable-upset-said = won in ronde { $round } van { $loser }, { $ranks } graden sterker
remarkable-finish = Krapste einde
remarkable-finish-said = vóór { $second } op { $criterion } ({ $one } tegen { $other })
