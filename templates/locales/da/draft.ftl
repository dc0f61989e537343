# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = Runde { $round }, kladde
draft-bye-by-rule = Efter reglen
before-participants = { $count ->
    [0] Ingen deltager endnu.
    [one] Én spiller deltager.
   *[other] { $count } spillere deltager.
  }
before-missing = { $count ->
    [one] Ét resultat af runde { $round } mangler
   *[other] { $count } resultater af runde { $round } mangler
  }
tables = Borde
before-missing-why = Du kan lodtrække nu; et manglende resultat tæller intet, før det er inde.
before-missing-why-half = Du kan lodtrække nu; ved denne lodtrækning tæller et manglende resultat et halvt point til hver, som en jigo.
all-rounds-way = Alle mod alle: lodtræk alle runder på én gang
all-rounds-title = Alle mod alle
all-rounds-about = Alle møder alle. Alle runder lodtrækkes efter Bergers tabeller og offentliggøres på én gang, så alle parringer kendes fra første dag.
all-rounds-there = { $n ->
    [one] 1 runde er allerede lodtrukket.
   *[other] { $n } runder er allerede lodtrukket.
  }
all-rounds-played = { $n ->
    [one] 1 parti har et resultat: runder tages tilbage én ad gangen, den sidste først.
   *[other] { $n } partier har et resultat: runder tages tilbage én ad gangen, den sidste først.
  }
all-rounds-take-back = Tag alle runder tilbage
all-rounds-take-back-about = Intet parti har et resultat. Perioderne i tidsplanen bliver.
all-rounds-taken-back = Alle runder er taget tilbage.
all-rounds-double = Alle mødes to gange
all-rounds-double-note = Anden gang med byttede farver.
all-rounds-first = Første dag i runde 1
all-rounds-first-hint = Til perioder efter hinanden; kan være tom.
all-rounds-days = Dage pr. runde
all-rounds-days-hint = For eksempel 14
all-rounds-show = Vis runderne
all-rounds-look-again = Dine indstillinger, eller hvem der deltager, er ændret; her er de nye runder. Se dem efter, og offentliggør så.
all-rounds-publish-about = Disse runder bliver lodtrukket. Alle ser dem straks; så længe intet parti har et resultat, kan de tages tilbage.
all-rounds-criteria = Ordnet efter { $criteria }: hvor alle møder alle, siger summen af modstandernes scorer intet.
all-rounds-publish = { $n ->
    [one] Lodtræk og offentliggør 1 runde
   *[other] Lodtræk og offentliggør alle { $n } runder
  }
all-rounds-drawn = Alle runder er lodtrukket og offentliggjort.
all-rounds-drawn-unseen = Alle runder er lodtrukket og offentliggjort. Turneringen er skjult, så kun arrangører og dommere ser dem, indtil du bekendtgør den.
before-bye-hint = Antallet af spillere er ulige, så én sidder over.
before-busy = Runden lodtrækkes …
before-entries = Hvem der deltager
draft-summary = { $boards ->
    [one] Én parring
   *[other] { $boards } parringer
  }, { $byes ->
    [0] ingen oversidder
    [one] én oversidder
   *[other] { $byes } oversiddere
  }, { $unpaired ->
    [0] ingen tilovers.
    [one] én spiller uparret.
   *[other] { $unpaired } spillere uparrede.
  }
draft-nobody-sees = Ingen ser dette, før du offentliggør det.
draft-again = Lodtræk igen
draft-again-hint = »Lodtræk igen« beholder disse borde og lodtrækker resten omkring dem. Manuelle parringer står der allerede.
draft-discard = Kassér
draft-publish = Offentliggør runde { $round }
draft-without = Uden parti
draft-unpaired = uparret
draft-take-bye = Tag tilbage
draft-give-bye = Sidder over
draft-pair-by-hand = Par to manuelt
first-player = Første spiller
second-player = Anden spiller
draft-pair-act = Par
draft-group-none = Deltager ikke
draft-group-boards = { $count ->
    [one] én parring
   *[other] { $count } parringer
  }
draft-by-hand = manuelt
draft-keep = Borde, der bliver
draft-unpair = Ophæv parring
draft-swap = Byt farver
draft-move-to = Til bord
draft-move = Flyt
draft-renumber = Nummerér borde efter styrke
draft-drawn = { $boards ->
    [one] Én parring er lodtrukket.
   *[other] { $boards } parringer er lodtrukket.
  } Se dem igennem, og offentliggør så.
draft-published = Runde { $round } er offentliggjort. Nu ser alle den.
draft-discarded = Kladden til runde { $round } er kasseret.
published-summary = { $boards ->
    [one] { $boards } parti
   *[other] { $boards } partier
  }, { $missing ->
    [0] alle resultater er inde.
    [one] ét resultat mangler.
   *[other] { $missing } resultater mangler.
  }
published-stays = Parringerne bliver, som de er.
published-slips = Resultatsedler
latecomer-title = Sent ankomne
latecomer-none = Ingen venter. Tilmeld først spilleren til denne runde; så kan vedkommende parres her.
latecomer-who = Sent ankommet
latecomer-hint = Modstanderen er en, der sidder over eller også venter. Offentliggjorte borde bliver.
latecomer-best = Passer bedst
latecomer-act = Par
latecomer-paired = De spiller ved bord { $table }.
latecomer-waits = Ingen er ledig. Spilleren venter på den næste, der kommer sent.
why-table = Hvorfor disse to, bord { $table }
why-title = Hvorfor { $black } og { $white }?
why-heading = Hvorfor mødes disse to?
why-stands = { $points } point, plads { $place }
why-lead-same = De har samme score.
why-lead-apart = Der er { $count } point mellem dem.
why-lead-met = { $count ->
    [one] Kun to spillere havde scoren { $points }, og de mødtes i runde { $round }.
   *[other] { $name } havde mødt alle andre med scoren { $points }.
  }
why-lead-odd = { $count ->
    [one] Kun én spiller har scoren { $points }.
   *[other] { $count } spillere, et ulige antal, har scoren { $points }.
  }
why-note-new = de har ikke mødt hinanden før
why-note-full = så godt som muligt
why-note-nearly = næsten
why-note-partly = kun delvist
why-colours-change = { $name } har haft { $color } { $times ->
    [0] oftere
    [1] én gang
   *[other] { $times } gange
  } og har nu { $now }
why-colours-again = { $name } har haft { $color } { $times ->
    [0] oftere
    [1] én gang
   *[other] { $times } gange
  } og har igen { $now }
why-drawn = { $upper } er parret ned, { $lower } op
why-drawn-first = ; efter reglerne først
why-others = Hvem { $name } ellers kunne have mødt
why-ask-others = Hvem kunne de ellers have mødt?
why-grade-free = lige så godt
why-grade-little = næppe dårligere
why-grade-some = lidt dårligere
why-grade-much = klart dårligere
why-then-meets = så møder { $name } { $other }
why-numbers = Tallene
picture-find = Spiller
picture-near = { $name } og de nærmeste spillere med deres modstandere. Vælg en sten for at gå dertil.
why-nothing-given-up = De opfylder alle turneringens kriterier.
why-by-hand = Den bedste lodtrækning har andre modstandere til dem, eller der er ingen andre tilbage.
why-back = Tilbage til runden
share-full = fuldt
share-of-100 = { $percent } af 100
grade-ideal = Ideel
grade-good = God
grade-fair = Rimelig
criterion-duplicate = Ikke mødt før
criterion-random = Tilfældighed
criterion-colour = Farver
criterion-category = Samme kategori
criterion-score = Samme score
criterion-drawn = Parret op eller ned
criterion-seeding = Plads i gruppen
criterion-handicap = Lille handicap
criterion-geography = Klub og land
given-up-first-meeting = De mødtes i runde { $round }
same-club = Samme klub
given-up-country = samme land
given-up-seeding = seedning { $percent } af 100
given-up-colors = begge har oftere haft denne farve
warning-results-missing = { $count ->
    [one] Ét resultat af runde { $round } mangler: bord { $tables }
   *[other] { $count } resultater af runde { $round } mangler: bord { $tables }
  }
warning-not-taking-part = { $name } deltager ikke i denne runde
warning-unpaired = { $name } har ingen modstander
warning-bye-again = { $name } har siddet over før ({ $earlier })
warning-rematch = de mødtes i runde { $round }
warning-clubmates = samme klub, { $club }
warning-club-group = klubber, der holdes adskilt
warning-same-country = begge fra { $country }
warning-categories-apart = { $count ->
    [one] én kategori fra hinanden
   *[other] { $count } kategorier fra hinanden
  }
warning-groups-apart = der er { $count } point mellem dem
warning-ranks-apart = { $count ->
    [one] { $count } grad fra hinanden uden handicap
   *[other] { $count } grader fra hinanden uden handicap
  }
warning-high-handicap = { $stones } sten
warning-handicap-capped = { $wanted } sten ville være lige, kun { $given } gives
warning-same-color = { $name } har { $color } { $times } gange i træk
proof-stale = Resultater, tilmeldinger eller indstillinger er ændret siden denne lodtrækning. Lodtræk igen for at få den bedste lodtrækning nu.
proof-title = Bevis for runde { $round }
proof-players = Lodtrukne spillere
proof-compared = Sammenlignede par
proof-apart = Par, der ikke er tilladt
proof-apart-note = Arrangøren udelukkede dem fra denne lodtrækning.
proof-by-hand-why = Resten af en bedste lodtrækning er en bedste lodtrækning af de øvrige spillere: en bedre af dem ville have gjort hele lodtrækningen bedre.
proof-check-title = Kontrollér det selv
proof-check-how = Hent begge filer, og kør kommandoen. Den genberegner værdien af hvert par og bruger intet fra det program, der parrer.
proof-file-tournament = Turneringen, som den var før runde { $round }
proof-file-certificate = Certifikatet
proof-check-what = Certifikatet giver hver spiller, og hver ulige gruppe af spillere, det kommer an på, en pris. Ingen to spillere er tilsammen mere værd end deres priser, og de lodtrukne par er præcis så meget værd: altså kan ingen lodtrækning være mere værd.
proof-back = Tilbage til runde { $round }
why-next-hint = Andre modstandere for hver især, og hvor meget dårligere den bedste lodtrækning ville være med det par. At flytte to spillere med samme score én gruppe fra hinanden koster 1.
why-costs = Den bedste lodtrækning har ikke dette par: med det er hele lodtrækningen { $groups } scoregrupper dårligere.
why-other = { $name }: { $groups } scoregrupper dårligere
why-other-free = { $name }: præcis lige så god; listens rækkefølge afgjorde det
why-nobody-else = Der er ingen andre.
why-then = Hvilke borde der ville ændre sig
picture-title = Runde { $round } i overblik
picture-said = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  }, { $boards ->
    [one] én parring
   *[other] { $boards } parringer
  }, { $down ->
    [0] ingen parret ned
   *[other] { $down } parret ned
  }.
picture-how = Rækker er scorer; sten er spillere i denne rundes farve, nummereret efter placering. Buer forbinder modstandere; tykke linjer forbinder modstandere med forskellig score.
picture-below = Det samme i ord nedenfor.
picture-words = Det samme i ord
picture-score = Score { $score }
picture-down = ↓ { $number } er parret ned til { $score }
picture-groups = Point fra hinanden
picture-ranks = Grader fra hinanden
picture-handicaps = Handicap
picture-repeats = Gentagne parringer
picture-avoided = { $count ->
    [0] Ingen; { $could } inden for en scoregruppe undgået.
   *[other] { $count }; { $could } inden for en scoregruppe undgået.
  }
picture-tables = { $count ->
    [one] Bord { $tables }.
   *[other] Bord { $tables }.
  }
picture-floaters = Parret op eller ned
picture-floater = Bord { $table }: { $down } parret ned til { $up }, { $count } point
draft-picture = Runden i overblik
## Rules of the draw
rules-title = Regler for lodtrækningen
rules-lead = Hver lodtrækning i denne turnering følger disse regler ud over indstillingerne.
rules-how = Skriv spillere med navn eller som #nummer, adskilt af kommaer. En gruppe kan begynde med et navn og et kolon.
rules-who-meets = Parring
rules-apart = Aldrig parret
rules-apart-hint = Én gruppe pr. linje: Familien Meier: Ada Meier, Bo Meier. Ingen to i en gruppe mødes.
rules-club-groups-hint = Én gruppe pr. linje: Nord: Elb, Havel. Parringer inden for gruppen undgås halvt så meget som inden for samme klub.
rules-host-club = Værtsklub
rules-host-club-hint = Dens medlemmer må møde hinanden, som om de var fra forskellige klubber.
rules-most-ranks = Største forskel i grad
rules-most-ranks-hint = Ingen parres ud over det. Tomt for ingen grænse.
rules-no-rematch = Ingen mødes to gange
rules-no-rematch-hint = Heller ikke, hvis runden ikke kan lodtrækkes på anden måde. Uden kryds undgås et nyt møde kun så vidt muligt.
rules-nearest = Par de nærmeste i styrke
rules-nearest-hint = Inden for hver scoregruppe, uanset seedning.
rules-accelerated = Accelererede runder
rules-accelerated-hint = I så mange første runder lodtrækkes den øvre halvdel med et point mere.
rules-volunteers = Frivillige til at sidde over
rules-volunteers-hint = De sidder over først, hvis nogen skal.
rules-fixed = Faste borde
rules-fixed-hint = Ét pr. linje: 12: Ada Meier. Af hensyn til tilgængelighed eller en transmission.
rules-unused = Borde, der ikke bruges
rules-unused-hint = Adskilt af kommaer. Kun spillere med et fast bord sidder der.
rules-league-members = Grupper
rules-leagues-hint = Én gruppe på 3 til 24 pr. linje, ved lod. De spiller efter Bergers tabeller; de øvrige lodtrækkes som sædvanligt.
rules-from = Første runde
rules-double = Alle mødes to gange
rules-bracket = Knockout
rules-seeds = Spillere efter seedning
rules-bracket-hint = 2 til 64. Spillere, der er ude, parres med de øvrige. For STS-kriteriets bonus skal finalen ligge i sidste runde.
rules-third = Med kamp om tredjepladsen
rules-save = Gem reglerne
rules-saved = Reglerne er gemt. De gælder fra næste lodtrækning.
rules-entries = Spillere og deres numre
rules-unknown-player = { $typed }: ingen spiller eller flere med dette navn. Skriv #nummer.
rules-table-first = { $typed }: begynd med bordnummeret og et kolon.
draw-bracket-undecided = Knockouten venter på resultatet af bord { $table } i runde { $round }.
why-other-little = { $name }: næppe dårligere
why-costs-little = Den bedste lodtrækning har ikke dette par; med det er hele lodtrækningen næppe dårligere.
## What if
by-hand-act = Par manuelt, med forslag
by-hand-title = Forslag
by-hand-lead = Den bedste lodtrækning af de spillere, der ikke er parret endnu; borde, der findes, bliver.
by-hand-all = Brug dem alle
draft-overrule = Tilsidesæt lodtrækningens regler
draft-overrule-hint = Logbogen fortæller, hvem der gjorde det, og imod hvilken regel.
draft-publish-overrule = Offentliggør imod lodtrækningens regler
objection-unknown = { $name } er ikke med i turneringen
objection-preliminary = { $name } er ikke tjekket ind
objection-excluded = en kendelse holder { $name } ude af denne runde
objection-not-playing = { $name } spiller ikke denne runde
objection-kept-apart = de må ikke parres
objection-kept-apart-as = de må ikke parres ({ $group })
objection-ranks-apart = { $ranks } grader fra hinanden, grænsen er { $most }
objection-met = de mødtes i runde { $round }, og ingen må mødes to gange
objection-planned = { $name } møder { $opponent } i alle mod alle eller knockout
objection-rests = { $name } sidder over i denne runde i alle mod alle

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = Vælg én spiller og så den anden, eller træk den ene hen på den anden. Intet ændres, før du bekræfter.
draft-show = Hvilke parringer
draft-show-all = Alle
draft-show-look = Se efter
draft-show-changed = Manuelt
draft-group-tables = bord { $from } til { $to }
draft-chosen = valgt
draft-with-this = med denne
draft-touch-other = Vælg den anden: under hvert navn står, hvad ombytningen ville koste lodtrækningen, i scoregrupper.
draft-exchange = Byt om på { $one } og { $other }?
draft-exchange-act = Byt om
draft-cannot = En af dem deltager ikke i denne runde.
draft-pair-ask = Par { $one } og { $other }?
draft-one-board = Begge sidder ved bord { $table }
draft-cost-same = det samme
draft-cost-little = næppe forskel
draft-cost-worse = { $groups } dårligere
draft-cost-better = { $groups } bedre
draft-whole-same = Hele lodtrækningen er præcis lige så god.
draft-whole-little = Hele lodtrækningen er næppe anderledes.
draft-whole-worse = Hele lodtrækningen er { $groups } scoregrupper dårligere.
draft-whole-better = Hele lodtrækningen er { $groups } scoregrupper bedre.
draft-why-next = Andre mulige modstandere
draft-acts-on = Mere for { $name }
draft-other-ways = Lodtræk igen, kassér, mere
draft-redo = Gendan
draft-changes = { $count ->
    [0] Ingen manuelle ændringer.
    [one] Én manuel ændring.
   *[other] { $count } manuelle ændringer.
  }
draft-below = { $groups } scoregrupper dårligere end den beviste lodtrækning.
draft-above = { $groups } scoregrupper bedre end den beviste lodtrækning, imod en af dens regler.
draft-last = { $count ->
    [one] Sidst: bord { $tables }.
   *[other] Sidst: bord { $tables }.
  }
draft-publish-ask = Offentliggør runde { $round }: { $boards ->
    [one] én parring?
   *[other] { $boards } parringer?
  }
draft-publish-all = Alle, der deltager, er parret eller sidder over.
draft-publish-without = { $count ->
    [one] Én spiller er uden plads:
   *[other] { $count } spillere er uden plads:
  }
draft-publish-looks = { $count ->
    [one] Ét bord mangler at blive set efter.
   *[other] { $count } borde mangler at blive set efter.
  }
draft-publish-now = Offentliggør nu
draft-none = Ingen sådanne parringer.
draft-free-round-how = For en oversidder: ophæv bordets parring, og vælg så spilleren igen.

# Mending a published round.

mend-match = Holdkamp
mend-line-ups = Opstillinger, og hold der ikke kom
mend-team-round = Mangler der nogen, eller kommer nogen for sent? Ret holdets opstilling, eller hvem der mødes, ved at ændre den offentliggjorte runde.
mend-link = Ret et offentliggjort bord
mend-title = Ret runde { $round }
mend-published = Offentliggjort
mend-lead = Alle ser denne runde. Spillerne får at vide, hvad der blev ændret, hvornår og hvorfor; det bliver stående i logbogen.
mend-what = Hvad vil du ændre?
mend-what-wrong = Vælg, hvad der skal ændres.
mend-swap = Byt farver
mend-swap-note = Et resultat bliver hos spillerne.
mend-terms = Ret handicap eller komi
mend-terms-note = Et resultat bliver, som det er.
mend-move = Flyt til et andet bord
mend-move-note = Spillerne ved det bord flytter hertil.
mend-exchange = Udskift en spiller
mend-exchange-note = Én spiller går, en anden overtager pladsen.
mend-cancel = Nogen kommer ikke
mend-cancel-note = Partiet fjernes.
mend-pair = Tilføj et parti
mend-pair-note = For to spillere uden parti.
mend-give-bye = Lad sidde over
mend-give-bye-note = For en uden parti, for eksempel en sent ankommet.
mend-take-bye = Ophæv oversidder
mend-take-bye-note = Spilleren venter så på en modstander.
mend-take-back = Træk offentliggørelsen tilbage
mend-take-back-note = Runden bliver igen en kladde, uden resultater. Kun muligt med den sidste runde.
mend-drop = Slet runden
mend-drop-note = Som om den aldrig var lodtrukket. Kun muligt med den sidste runde.
mend-stones = { $n ->
    [0] Lige
    [1] 1, ingen sten
   *[other] { $n } sten
  }
mend-komi-hint = Tomt for den sædvanlige komi.
mend-to-hint = Bordnummer
mend-leaves = Ud
mend-comes = Ind
mend-comes-hint = Fra et andet bord, en oversidder eller en, der venter.
mend-left-black = Derefter Sort
mend-left-white = Derefter Hvid
mend-left-waits = venter på en modstander
mend-left-free = sidder over
mend-left-absent = er her ikke
mend-reason-hint = Vises for spillerne ved dette bord og gemmes i logbogen.
mend-usual-wrong-player = Forkert spiller ved bordet
mend-usual-late = Kom for sent
mend-act = Ret runden
mend-act-table = Ret bord { $table }
mend-look = Se, hvad spillerne vil se
mend-told = Hvad spillerne vil se
mend-told-nothing = Vælg, hvad der skal ændres: før noget gemmes, ser du her, hvad spillerne vil læse.
mend-told-who = Spillerne ved disse borde ser det på deres egne sider og i en besked, hvis de har bedt om beskeder.
mend-told-paper = Udskrevne ark, der skal erstattes:
mend-tables = Et bord
mend-lost-title = { $count ->
    [one] Ét resultat ville gå tabt
   *[other] { $count } resultater ville gå tabt
  }
mend-lost = Bord { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Behold kun resultatet i logbogen
   *[other] Behold kun alle { $count } resultater i logbogen
  }
mend-lost-note = Intet er ændret endnu. Sæt kryds her, og send formularen igen.
mend-done = Runden er ændret. Spillerne kan se det.
mend-taken-back = Runde { $round } er igen en kladde.
mend-dropped = Runde { $round } er slettet.
act-mend = Offentliggjort runde rettet
act-take-back-publication = Offentliggørelse trukket tilbage
act-drop-round = Runde slettet
draft-published-unseen = Runde { $round } er offentliggjort. Turneringen er skjult: kun arrangører og dommere ser den, indtil du bekendtgør den.
mend-lead-unseen = Turneringen er skjult: indtil nu ser kun arrangører og dommere denne runde. Hvad der blev ændret, hvornår og hvorfor, læser alle, når den er bekendtgjort; det bliver stående i logbogen.
mend-done-unseen = Runden er ændret. Spillerne ser det, når turneringen er bekendtgjort.
draft-stones-to-stronger = { $black } er den stærkeste af de to og ville have Sort { $stones ->
    [1] med handicap 1
   *[other] med { $stones } sten
  }. Efter reglen har { $white } Sort, { $due ->
    [0] uden handicap
    [1] med handicap 1
   *[other] med { $due } sten
  }. Intet blev ændret: sæt kryds ved at det skal være sådan alligevel, eller ret handicappet.
warning-stones-to-stronger = Den stærkeste har stenene; efter reglen har den anden { $due ->
    [0] et lige parti
    [1] handicap 1
   *[other] { $due } sten
  }

# The organiser's screens: settings, registration, drafts, journal, people.

draft-forbidden = Imod lodtrækningens regler: { $pairs }. Intet blev ændret. Vil du det alligevel, så sæt kryds i den boks, der tilsidesætter dem; logbogen fortæller det.
work-progress = Fremgang
work-stop = Stop

## The open record of an event

open-record-title = Den åbne protokol
open-record-lead = Én fil, ud fra hvilken enhver med sit eget program og uden denne server kan genskabe:
open-record-draws = hver lodtrækning, der er foretaget her, med beviset for, at den er den bedst mulige,
open-record-tables = stillingen efter hver runde, værdi for værdi,
open-record-rulings = hver kendelse ud fra dens hændelse, hvor kendelser er offentlige,
open-record-journal = og logbogen fra første til sidste post, med de partier, den nævner.
open-record-how = Sådan efterprøves den
open-record-file = Hent protokollen
open-record-note = Kommandoen skriver, hvor meget der blev genskabt, eller det første, der ikke stemmer. Formatet er beskrevet i docs/open-format.md, til andre programmer.
open-record-key = Logbogen er signeret af denne server, hvis offentlige nøgle står i kommandoen. En rundes udskrevne ark nævner den post, der da var den sidste, og hvordan dens hash begynder: den post i protokollen skal begynde sådan.
open-record-link = Den åbne protokol: efterprøv alt på én gang
