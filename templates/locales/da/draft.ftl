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
before-missing-tables = Borde
before-missing-why = Du kan lodtrække nu; et manglende resultat tæller ikke, før det er inde.
before-missing-why-half = Du kan trække nu; ved denne lodtrækning tæller et manglende resultat et halvt point til hver, som en jigo.
all-rounds-way = Alle mod alle: træk alle runder på én gang
all-rounds-title = Alle mod alle
all-rounds-about = Alle runder trækkes efter lod og Bergers tabeller og offentliggøres på én gang, så alle fra første dag ved, hvem de møder.
all-rounds-there = { $n ->
    [one] Der er allerede 1 runde.
   *[other] Der er allerede { $n } runder.
  }
all-rounds-played = { $n ->
    [one] 1 parti har et resultat: runder tages tilbage én ad gangen, den sidste først.
   *[other] { $n } partier har et resultat: runder tages tilbage én ad gangen, den sidste først.
  }
all-rounds-take-back = Tag alle runder tilbage
all-rounds-take-back-about = Intet parti har et resultat. Perioderne i tidsplanen bliver.
all-rounds-taken-back = Alle runder er taget tilbage.
all-rounds-double = Hver to mødes to gange
all-rounds-double-note = Anden gang med byttede farver.
all-rounds-first = Første dag i runde 1
all-rounds-first-hint = Til perioder efter hinanden; kan være tom.
all-rounds-days = Dage pr. runde
all-rounds-days-hint = For eksempel 14
all-rounds-show = Vis runderne
all-rounds-look-again = Det afkrydsede eller skrevne er ændret siden: her er runderne efter det. Se på dem, og offentliggør dem derefter.
all-rounds-publish-about = Det, der vises, er det, der trækkes. Alle ser det straks; så længe intet parti har et resultat, kan det tages tilbage.
all-rounds-criteria = Placeringerne følger { $criteria }: summen af alle modstanderes point siger intet, hvor alle møder alle.
all-rounds-publish = { $n ->
    [one] Træk og offentliggør 1 runde
   *[other] Træk og offentliggør alle { $n } runder
  }
all-rounds-drawn = Alle runder er trukket og offentliggjort.
all-rounds-drawn-unseen = Alle runder er trukket og offentliggjort. Turneringen er skjult: kun dens egne folk ser den, indtil du bekendtgør den.
before-bye-hint = Antallet af spillere er ulige, så én sidder over.
before-busy = Runden lodtrækkes …
before-entries = Hvem der deltager
before-groups = Startgrupper
draft-summary = { $boards ->
    [one] Ét bræt
   *[other] { $boards } brætter
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
draft-again-hint = »Lodtræk igen« beholder disse borde og lodtrækker resten omkring dem. Brætter parret i hånden står der allerede.
draft-discard = Kassér
draft-publish = Offentliggør runde { $round }
draft-without = Uden bræt
draft-has-free-round = Oversidder
draft-unpaired = uparret
draft-take-bye = Tag tilbage
draft-give-bye = Sidder over
draft-pair-by-hand = Par to i hånden
draft-one = Den ene
draft-other = Den anden
draft-pair-act = Par
draft-group-none = Deltager ikke
draft-group-boards = { $count ->
    [one] ét bræt
   *[other] { $count } brætter
  }
draft-by-hand = i hånden
draft-keep = Borde, der bliver
draft-unpair = Ophæv parring
draft-swap = Byt farver
draft-move-to = Til bord
draft-move = Flyt
draft-renumber = Nummerér borde efter styrke
draft-drawn = { $boards ->
    [one] Ét bræt er lodtrukket.
   *[other] { $boards } brætter er lodtrukket.
  } Se dem igennem, og offentliggør så.
draft-published = Runde { $round } er offentliggjort. Nu ser alle den.
draft-discarded = Kladden til runde { $round } er væk.
published-summary = { $boards } brætter, { $missing ->
    [0] alle resultater er inde.
    [one] ét resultat mangler.
   *[other] { $missing } resultater mangler.
  }
published-stays = Dens parringer bliver, som de er.
published-slips = Resultatsedler
latecomer-title = Sent ankomne
latecomer-none = Ingen venter. Tilmeld først spilleren til denne runde; så kan vedkommende parres her.
latecomer-who = Hvem kom
latecomer-opponent = Mod
latecomer-hint = En, der sidder over eller også venter. Offentliggjorte borde bliver.
latecomer-best = Hvem der passer bedst
latecomer-act = Placér
latecomer-paired = De spiller ved bord { $table }.
latecomer-waits = Ingen er ledig. De venter på den næste, der kommer.
why-table = Hvorfor disse to, bord { $table }
why-title = Hvorfor { $black } og { $white }?
why-nothing-given-up = De passer til hinanden i alt, hvad turneringen beder om.
why-next-title = Det næstbedste
why-by-hand = Den bedste lodtrækning har andre modstandere til dem, eller der er ingen andre tilbage.
why-back = Tilbage til runden
share-full = fuldt
share-of-100 = { $percent } af 100
grade-ideal = Ideel
grade-good = God
grade-fair = Rimelig
criterion-duplicate = Aldrig mødt
criterion-random = Tilfældighed
criterion-colour = Farver
criterion-category = Samme kategori
criterion-score = Samme score
criterion-drawn = Parret op eller ned
criterion-seeding = Plads i gruppen
criterion-handicap = Lille handicap
criterion-geography = Klub og land
given-up-first-meeting = De mødtes i runde { $round }
given-up-club = Klubkammerater
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
warning-clubmates = klubkammerater, { $club }
warning-club-group = naboklubber
warning-same-country = begge fra { $country }
warning-categories-apart = { $count ->
    [one] én kategori fra hinanden
   *[other] { $count } kategorier fra hinanden
  }
warning-groups-apart = { $count ->
    [one] én scoregruppe fra hinanden
   *[other] { $count } scoregrupper fra hinanden
  }
warning-ranks-apart = { $count } grader fra hinanden uden handicap
warning-high-handicap = { $stones } sten
warning-handicap-capped = { $wanted } sten ville være lige, { $given } gives
warning-same-color = { $name } har { $color } { $times } gange i træk
proof-stale = Resultater, tilmeldinger eller indstillinger er ændret siden denne lodtrækning. Lodtræk igen for at få den bedste efter det, der er kendt nu.
proof-title = Bevis for runde { $round }
proof-players = Lodtrukne spillere
proof-compared = Sammenlignede par
proof-apart = Par holdt adskilt
proof-apart-note = Arrangøren tillod dem ikke i denne lodtrækning.
proof-by-hand-why = Det, der er tilbage af en bedste lodtrækning, er den bedste lodtrækning af de spillere: En bedre af dem ville have gjort det hele bedre.
proof-check-title = Kontrollér det selv
proof-check-how = Hent begge filer, og kør kommandoen. Den beregner alle pars point på ny og bruger intet fra det program, der lodtrækker.
proof-file-tournament = Turneringen, som den var før runde { $round }
proof-file-certificate = Certifikatet
proof-check-what = Certifikatet giver hver spiller, og hver ulige gruppe af spillere, det kommer an på, en pris. Ingen to spillere er tilsammen mere værd end deres priser, og de lodtrukne par er præcis så meget værd: Altså kan ingen lodtrækning være mere værd.
proof-back = Tilbage til runde { $round }
why-next-hint = Hvem hver især kunne have mødt i stedet, og hvad den bedste lodtrækning med det par ville tabe, i scoregrupper: at flytte to spillere med samme score én gruppe fra hinanden koster 1.
why-costs = En bedste lodtrækning har ikke dette par: Med det taber hele lodtrækningen, hvad { $groups } scoregrupper er værd.
why-other = { $name }: hele lodtrækningen ville tabe, hvad { $groups } scoregrupper er værd.
why-other-free = { $name }: en anden lodtrækning er præcis lige så meget værd; listens rækkefølge afgjorde det.
why-nobody-else = Der er ingen andre tilbage.
why-then = Så ville disse mødes
picture-title = Runde { $round } i overblik
picture-said = Spillere: { $players }. Pointgrupper: { $groups }. Brætter: { $boards }. Parret ned: { $down }.
picture-how = En række er en score; en sten er en spiller i denne rundes farve, nummereret efter placering. En bue forbinder to, der spiller; en tyk linje i træ fører til en anden score.
picture-below = Det samme i ord nedenfor.
picture-words = Det samme i ord
picture-score = Score { $score }
picture-down = ↓ { $number } er parret ned til { $score }
picture-groups = Scoregrupper fra hinanden
picture-ranks = Grader fra hinanden
picture-handicaps = Handicap
picture-repeats = Gentagne møder
picture-clubmates = Klubkammerater
picture-avoided = { $count ->
    [0] Ingen; { $could } inden for en scoregruppe undgået.
   *[other] { $count }; { $could } inden for en scoregruppe undgået.
  }
picture-tables = { $count ->
    [one] Bord { $tables }.
   *[other] Bord { $tables }.
  }
picture-floaters = Parret op eller ned
picture-floater = Bord { $table }: { $down } parret ned til { $up }, { $count ->
    [one] én gruppe
   *[other] { $count } grupper
  }
draft-picture = Runden i overblik
## Rules of the draw
rules-title = Regler for lodtrækningen
rules-lead = Hvad hver lodtrækning i denne turnering retter sig efter, ud over indstillingerne.
rules-how = Skriv spillere med navn eller som #nummer, adskilt af kommaer. Foran en gruppe kan stå et navn og et kolon.
rules-who-meets = Hvem møder hvem
rules-apart = Aldrig parret
rules-apart-hint = Én gruppe pr. linje: Familien Meier: Ada Meier, Bo Meier. Ingen to i en gruppe mødes.
rules-club-groups = Naboklubber
rules-club-groups-hint = Én gruppe pr. linje: Nord: Elb, Havel. De tæller som en halv klub.
rules-host-club = Værtsklub
rules-host-club-hint = Dens medlemmer må møde hinanden, som om de var fra forskellige klubber.
rules-most-ranks = Højst så mange grader fra hinanden
rules-most-ranks-hint = Ingen møder nogen længere væk. Tomt: ingen grænse.
rules-no-rematch = Ingen mødes to gange
rules-no-rematch-hint = Heller ikke, hvis runden ikke kan lodtrækkes på anden måde. Uden dette vejer et andet parti blot tungt.
rules-nearest = De nærmeste i styrke mødes
rules-nearest-hint = I hver scoregruppe, uanset seedning.
rules-accelerated = Accelererede runder
rules-accelerated-hint = I så mange første runder lodtrækkes den øvre halvdel med et point mere.
rules-volunteers = Frivillige oversiddere
rules-volunteers-hint = De sidder over først, hvis nogen skal.
rules-tables = Borde
rules-fixed = Faste borde
rules-fixed-hint = Ét pr. linje: 12: Ada Meier. Af hensyn til tilgængelighed eller en transmission.
rules-unused = Borde ude af brug
rules-unused-hint = Adskilt af kommaer. Kun den, der har et fast bord, sidder der.
rules-leagues = Alle mod alle
rules-league-members = Grupper
rules-leagues-hint = Én gruppe på 3 til 24 pr. linje, ved lod. De spiller efter Bergers tabeller; de øvrige lodtrækkes som sædvanligt.
rules-from = Første runde
rules-double = Alle mødes to gange
rules-bracket = Knockout
rules-seeds = Spillere efter seedning
rules-bracket-hint = 2 til 64. Den, der er ude, lodtrækkes med de øvrige. For STS-kriteriets bonus skal finalen ligge i sidste runde.
rules-third = Med kamp om tredjepladsen
rules-save = Gem reglerne
rules-saved = Reglerne er gemt. De gælder fra næste lodtrækning.
rules-entries = Spillere og deres numre
rules-unknown-player = { $typed }: ingen eller flere spillere med dette navn. Skriv #nummer.
rules-table-first = { $typed }: skriv først bordets nummer og et kolon.
draw-bracket-undecided = Knockouten venter på resultatet af bord { $table } i runde { $round }.
why-other-little = { $name }: hele lodtrækningen ville tabe mindre end en tiendedel scoregruppe.
why-costs-little = En bedste lodtrækning har ikke dette par: Med det taber hele lodtrækningen mindre end en tiendedel scoregruppe.
## What if
by-hand-act = Par i hånden, med råd
by-hand-title = Råd
by-hand-lead = Den bedste lodtrækning af dem, der intet bræt har endnu, omkring de brætter, der står.
by-hand-all = Tag det hele
draft-overrule = Tilsidesæt lodtrækningens regler
draft-overrule-hint = Logbogen fortæller, hvem der gjorde det, og imod hvilken regel.
draft-publish-overrule = Selv om lodtrækningens regler taler imod
objection-unknown = { $name } er ikke med i turneringen
objection-preliminary = { $name } er ikke tjekket ind
objection-excluded = en kendelse holder { $name } ude af denne runde
objection-not-playing = { $name } spiller ikke denne runde
objection-kept-apart = de holdes adskilt
objection-kept-apart-as = de holdes adskilt ({ $group })
objection-ranks-apart = { $ranks } grader fra hinanden, { $most } er det højeste
objection-met = de mødtes i runde { $round }, og ingen mødes to gange
objection-planned = { $name } møder { $opponent } efter en gruppes eller knockoutens plan
objection-rests = { $name } sidder over i denne runde efter en gruppes plan

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = Vælg én spiller og så den anden, eller træk den ene hen på den anden. Intet ændres, før du siger det.
draft-show = Hvilke brætter
draft-show-all = Alle
draft-show-look = Se på
draft-show-changed = I hånden
draft-group-tables = bord { $from } til { $to }
draft-chosen = valgt
draft-with-this = med denne
draft-touch-other = Vælg den anden: Under hvert navn står, hvad ombytningen ville koste lodtrækningen, i scoregrupper.
draft-exchange = Byt om på { $one } og { $other }?
draft-exchange-act = Byt om
draft-leave = Lad være
draft-cannot = En af dem deltager ikke i denne runde.
draft-pair-ask = Par { $one } og { $other }?
draft-one-board = Begge sidder ved bord { $table }
draft-marks = { $before } af 100 → { $after }
draft-cost-same = lige god
draft-cost-little = næppe forskel
draft-cost-worse = { $groups } dårligere
draft-cost-better = { $groups } bedre
draft-whole-same = Hele lodtrækningen er præcis lige så meget værd.
draft-whole-little = Hele lodtrækningen ændres næppe.
draft-whole-worse = Hele lodtrækningen er { $groups } scoregrupper dårligere.
draft-whole-better = Hele lodtrækningen er { $groups } scoregrupper bedre.
draft-why-table = Hvorfor disse to, bord { $table }
draft-why-next = Hvem de ellers kunne møde
draft-acts-on = Andet med { $name }
draft-other-ways = Lodtræk igen, kassér, andet
draft-redo = Gentag
draft-changes = { $count ->
    [0] Ingen ændring i hånden står.
    [one] Én ændring i hånden.
   *[other] { $count } ændringer i hånden.
  }
draft-below = { $groups } scoregrupper under den beviste lodtrækning.
draft-above = { $groups } scoregrupper over den beviste lodtrækning, imod en af dens regler.
draft-last = { $count ->
    [one] Sidst: bord { $tables }.
   *[other] Sidst: bord { $tables }.
  }
draft-publish-ask = Offentliggør runde { $round }: { $boards ->
    [one] ét bræt?
   *[other] { $boards } brætter?
  }
draft-publish-all = Alle, der deltager, har en plads.
draft-publish-without = { $count ->
    [one] Én spiller er uden plads:
   *[other] { $count } spillere er uden plads:
  }
draft-publish-looks = { $count ->
    [one] Ét bord er endnu ikke set på.
   *[other] { $count } borde er endnu ikke set på.
  }
draft-publish-now = Offentliggør nu
draft-none = Ingen sådanne brætter.
draft-free-round-how = For en oversidder: ophæv brættet, og vælg så spilleren igen.

# Mending a published round.

mend-link = Ret et offentliggjort bord
mend-title = Ret runde { $round }
mend-at = Runde { $round }, bord
mend-lead = Alle ser denne runde. Spillerne læser, hvad der blev ændret, hvornår og hvorfor; det bliver stående i logbogen.
mend-what = Hvad skal ændres?
mend-what-wrong = Vælg, hvad der skal ændres.
mend-swap = Byt farver
mend-swap-note = Et resultat følger spillerne.
mend-terms = Ret handicap eller komi
mend-terms-note = Et resultat bliver, som det er.
mend-move = Andet bord
mend-move-note = De, der sidder der, kommer hertil.
mend-exchange = Udskift en spiller
mend-exchange-note = En går, en anden kommer og overtager den førstes plads.
mend-cancel = Nogen kommer ikke
mend-cancel-note = Brættet fjernes.
mend-pair = Tilføj et bræt
mend-pair-note = Til to, der intet bræt har.
mend-give-bye = Lad sidde over
mend-give-bye-note = For en uden bræt, for eksempel en sent ankommet.
mend-take-bye = Ophæv oversidder
mend-take-bye-note = Spilleren venter så på en modstander.
mend-take-back = Træk offentliggørelsen tilbage
mend-take-back-note = Runden er igen en kladde, uden resultater. Det går kun med den sidste runde.
mend-drop = Slet runden
mend-drop-note = Som om den aldrig var lodtrukket. Det går kun med den sidste runde.
mend-stones = { $n ->
    [0] Lige
    [1] 1, ingen sten
   *[other] { $n } sten
  }
mend-komi-hint = Tomt for den sædvanlige.
mend-to-hint = Dets nummer.
mend-leaves = Hvem ud
mend-comes = Hvem ind
mend-comes-hint = Fra et andet bord, en oversidder eller en, der venter.
mend-left-black = Derefter Sort
mend-left-white = Derefter Hvid
mend-left-waits = venter på en modstander
mend-left-free = sidder over
mend-left-absent = er her ikke
mend-one = Den ene
mend-other = Den anden
mend-reason = Grund
mend-reason-hint = Spillerne læser den under brættet, og den bliver i journalen.
mend-usual-clubmates = Klubkammerater
mend-usual-wrong-player = Forkert spiller ved bordet
mend-usual-late = Kom for sent
mend-act = Ret runden
mend-act-table = Ret bord { $table }
mend-leave = Lad være
mend-look = Hvad spillerne vil se
mend-told = Hvad spillerne vil se
mend-told-nothing = Vælg, hvad der skal ændres: Her står, hvad spillerne vil læse, før noget gemmes.
mend-told-who = Spillerne ved disse borde læser det på deres egen side og i en besked, hvis de har bedt om det.
mend-told-paper = Forældet på papir; udskriv igen:
mend-tables = Et bord
mend-lost-title = { $count ->
    [one] Ét resultat ville gå tabt
   *[other] { $count } resultater ville gå tabt
  }
mend-lost = Bord { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Resultatet går til logbogen
   *[other] Alle { $count } resultater går til logbogen
  }
mend-lost-note = Intet er ændret endnu. Sæt kryds her, og send formularen igen.
mend-done = Runden er rettet. Spillerne ser det.
mend-taken-back = Runde { $round } er igen en kladde.
mend-dropped = Runde { $round } er slettet.
act-mend = Offentliggjort runde rettet
act-take-back-publication = Offentliggørelse trukket tilbage
act-drop-round = Runde slettet
draft-published-unseen = Runde { $round } er offentliggjort. Turneringen er skjult: kun dens egne folk ser den, indtil du bekendtgør den.
mend-lead-unseen = Turneringen er skjult: indtil nu ser kun dens egne folk denne runde. Hvad der blev ændret, hvornår og hvorfor, læser alle, når den er bekendtgjort; det bliver stående i logbogen.
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
open-record-lead = Én fil, hvoraf enhver med sit eget program og uden denne server kan genskabe:
open-record-draws = hver lodtrækning, der er foretaget her, med beviset for, at den er den bedst mulige,
open-record-tables = hver tabel efter hver runde, værdi for værdi,
open-record-rulings = hver kendelse ud fra dens hændelse, hvor kendelser er offentlige,
open-record-journal = og logbogen fra første til sidste post, med de brætter, den fortæller om.
open-record-how = Sådan efterprøves den
open-record-file = Hent protokollen
open-record-note = Den skriver, hvor meget der blev genskabt, eller det første, der ikke følger. Formatet er beskrevet i docs/open-format.md, til andre programmer.
open-record-key = Dens logbog er underskrevet af denne server, hvis offentlige nøgle står i kommandoen. En rundes ark nævner den post, der da var den sidste, og hvordan dens hash begynder: Den post i protokollen skal begynde sådan.
open-record-back = Tilbage til turneringen
open-record-link = Den åbne protokol: efterprøv alt på én gang
