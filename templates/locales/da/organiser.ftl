# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = Ingen deltager i runde { $round }. Tilmeld spillere, eller tjek dem ind.
draw-one-participant = { $name } er den eneste deltager. Et parti kræver to.
draw-not-taking-part = { $name } deltager ikke i denne runde. Se efter i tilmeldingen.
draw-twice = { $name } er nævnt to gange.
draw-table-twice = Bord { $table } er givet til to brætter. Flyt et af dem.
draw-bye-not-needed = Feltet går op uden { $name }: ingen oversidder er nødvendig.
draw-too-large = { $count } spillere er for mange til én lodtrækning. Del feltet i to turneringer.
draw-no-valid-pairing = Ingen gyldig parring. Hvad man end prøver, står disse uden modstander: { $names }
draft-already-published = Runde { $round } er offentliggjort. Dens brætter bliver, som de er.
draft-not-published = Runde { $round } er ikke offentliggjort endnu. Ret dens kladde i stedet.
draft-unknown-entry = Der er ingen spiller { $name }.
draft-not-taking-part = { $name } deltager ikke i denne runde. Se efter i tilmeldingen, eller ophæv brættets parring.
draft-twice = { $name } har to pladser i denne runde. Ophæv parringen på den ene.
draft-table-twice = To brætter står ved bord { $table }. Flyt et af dem.
draft-no-board = Der er intet bræt ved bord { $table }.
draft-already-paired = { $name } sidder ved bord { $table }. Ophæv først den parring.
draft-has-bye = { $name } sidder allerede over.
draft-no-bye = { $name } sidder ikke over, så der er intet at tage tilbage.
draft-oneself = { $name } kan ikke spille mod sig selv. Vælg to spillere.
draft-handicap = { $stones } sten er for mange. Giv 0 til 9.
draft-table-number = { $table } er intet bordnummer. Skriv 1 til 9999.
draft-has-result = Bord { $table } har et resultat. Tag først resultatet tilbage.
draft-may-not = Dette kan ikke lade sig gøre: { $pairs }. Intet blev ændret.
draft-table-unused = Bord { $table } er ude af brug efter lodtrækningens regler. Vælg et andet bord, eller ret reglerne.
draft-not-free = { $name } er ikke ledig. Vælg en, der venter eller sidder over.
draft-games-over = Alle partier i runde { $round } er slut. Tilmeld den forsinkede til næste runde.
## Ways between the organiser's pages
act-import-notes = Hvad der er at sige om filen
## A new tournament
create-title = En ny turnering
create-import = Eller indlæs den fra en fil.
create-more = Sted, forbund, personer og mere
create-system = Hvordan parres der?
create-who = Hvem spiller?
create-who-one = Enkeltvis
create-who-pairs = I par
create-who-teams = I hold
create-when = Hvornår?
create-when-days = På en dag eller nogle dage
create-when-weeks = Over uger, med en periode til hver runde
create-federation = Regler, komi og tid fra
create-federation-hint = De sædvanlige hos dette forbund; bagefter står de i indstillingerne.
create-act = Opret turnering
today-missing = af { $total } resultater mangler
today-since = Runde { $round } siden { $time }
today-all-in = Alle resultater er inde
today-coming = Runde { $round } kl. { $time }
today-done = Runde { $round } er færdig
today-drafted = Runde { $round } er trukket
today-over = Placeringerne er endelige
today-enter = Indtast resultaterne
today-print = Udskriv runde { $round }
today-print-note = Lister til væggen, sedler til bordene.
today-publish = Offentliggør runde { $round }
today-look = Se udkastet
today-draft-unseen = Ingen ser lodtrækningen, før du offentliggør den.
today-differ = { $n ->
    [one] Bord { $tables }: de to spillere siger noget forskelligt.
   *[other] Bord { $tables }: de to spillere siger noget forskelligt.
  }
today-reported = { $n ->
    [one] Bord { $tables }: en spiller har meldt resultatet.
   *[other] Bord { $tables }: spillere har meldt resultaterne.
  }
today-recorded = { $n ->
    [one] Bord { $tables }: partiet er slut ifølge noteringen.
   *[other] Bord { $tables }: partierne er slut ifølge noteringerne.
  }
today-earlier = { $n ->
    [one] Runde { $round }: et resultat mangler
   *[other] Runde { $round }: { $n } resultater mangler
  }
today-more = { $n } mere
today-when-in = { $n ->
    [one] Når det sidste er inde.
   *[other] Når de { $n } er inde.
  }
today-when-in-and = { $n ->
    [one] Når det sidste er inde.
   *[other] Når de { $n } er inde.
  } Først ønskerne: { $waiting }.
today-draw-without = Træk uden dem
today-window-over = { $n ->
    [one] Perioden for runde { $round } er forbi: 1 parti blev ikke spillet
   *[other] Perioden for runde { $round } er forbi: { $n } partier blev ikke spillet
  }
today-starts = Den begynder kl. { $time }.
today-starts-in = Den begynder kl. { $time }, om { $minutes } min.
today-then = Derefter
today-send = Send resultaterne
today-send-note = Til dit forbund, i dets eget format.
today-sheets = Udskriv stillingen
today-lately = Senest
to-do-count = { $n ->
    [one] ting at gøre, så lodtrækningen
   *[other] ting at gøre, så lodtrækningen
  }
to-do-ready = Klar til lodtrækning
to-do-done = gjort
to-do-usual = som sædvanligt
to-do-open = åben
to-do-waits = venter
to-do-nobody = Ingen endnu. En liste fra en fil eller en kopieret tabel er hurtigst.
to-do-players = Flere kan komme til indtil sidste runde.
to-do-list = Læs en liste
to-do-enter = én ad gangen
to-do-home = tilmelding hjemmefra
to-do-times = Tider
to-do-no-times = Spillerne ser kun dagene.
to-do-some-times = { $n ->
    [one] { $n } runde har sin tid.
   *[other] { $n } runder har deres tid.
  }
to-do-set-times = Sæt tiderne
to-do-groups = Hvem der begynder med hvor mange point
to-do-people = Dommere indtaster resultater på deres egen telefon.
to-do-invite = Inviter nogen
to-do-draw = { $n ->
    [0] Når der er to spillere eller flere
   *[other] { $n } deltager
  }
to-do-hidden = Ingen ser det endnu
to-do-hidden-note = Indtil du offentliggør det, finder kun du og dem, du inviterer, dette stævne.
to-do-see = Se det som spillerne
create-done = { $event } er oprettet.
create-before = Denne formular var sendt før, og turneringen blev oprettet dengang. Her er den.
system-mcmahon = McMahon
system-swiss = Schweizersystem
system-swiss-categories = Schweizersystem med kategorier
system-cup = Cup
fault-egf-pin = Skriv nummerets otte cifre, ikke »{ $typed }«.
## Reading a file
import-title = Indlæs en turnering fra en fil
import-lead = Den bliver en ny turnering her; intet, der findes, ændres.
import-file = Fil
import-file-hint = Højst 20 MB. Den kan trækkes hertil.
import-act = Indlæs fil
import-busy = Filen indlæses …
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), resultater fra European Go Database (H9), Frankrig (tou), USA (AGA), Tengen (JSON).
import-create = Opret i stedet en turnering i hånden
import-only-players = Dette er en spillerliste, ikke en turnering. Opret først en turnering, og indlæs så listen på dens tilmeldingsside.
import-nothing-done = Intet blev gjort
import-wrong = Intet fra { $file } blev overtaget
import-more = Og { $count } mere. Ret disse først.
import-done = { $event }: { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
  }, { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
  }, { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }
import-notes = { $count ->
    [one] Én ting i filen er ikke, som den var
   *[other] { $count } ting i filen er ikke, som de var
  }
place-file = Filen
place-line = Linje { $line }
place-element = { $element } (linje { $line })
place-column = { $line }, kolonne { $column }
place-setting = Indstillingen { $field }
## What is wrong with a file
read-too-large = Den har { $bytes } byte; { $most } er det højeste.
read-empty = Den er tom. Vælg en anden fil.
read-not-text = Den er ikke tekst i { $encoding }. Gem filen som UTF-8, og indlæs den igen.
read-not-xml = Dette er ikke velformet XML ({ $reason }). Gem filen igen i det program, der skrev den.
read-truncated = Det er ikke lukket: filen er afkortet, eller et anførselstegn mangler. Hent den igen.
read-wrong-root = Det første element er { $found }, ikke { $wanted }. Vælg en fil af den slags.
read-too-deep = Den er indlejret mere end { $most } elementer dybt; det er ingen turneringsfil.
read-too-many = Det er én mere end { $most }; så mange har ingen turneringsfil.
read-entity = Den definerer eller bruger entiteten »{ $name }«. Skriv selve tegnene eller deres numre.
read-missing = Det mangler. Tilføj det.
read-not-a-number = »{ $value }« er ikke et helt tal. Skriv et fra { $least } til { $most }.
read-out-of-range = Det er { $value }. Skriv et tal fra { $least } til { $most }.
read-not-points = »{ $value }« er ikke et pointtal. Skriv et helt eller halvt, såsom 6.5.
read-not-a-fraction = »{ $value }« er ikke et tal. Skriv et fra 0 til 1, såsom 0.5.
read-not-a-date = »{ $value }« er ikke en dato. Skriv den som 2026-05-31.
read-not-a-rank = »{ $value }« er ikke en grad. Skriv 30k til 1k eller 1d til 9d.
read-not-one-of = »{ $value }« er ikke kendt her. Skriv en af { $allowed }.
read-unknown-player = Ingen spiller hedder »{ $name }«. Ret navnet, eller tilføj spilleren.
read-twice-in-round = »{ $name }« sidder allerede i runde { $round }, se linje { $first }. Fjern en af de to.
read-table-taken = Bord { $table } i runde { $round } er optaget, se linje { $first }. Giv et andet nummer.
read-disagrees = »{ $value }« og modstanderens »{ $other }« stemmer ikke overens. Ret en af dem.
read-not-a-cell = »{ $value }« er intet resultat. Skriv et såsom 12+/b0, 3-!w2, 0+ eller 0=.
read-no-such-row = Der er ingen række { $number }. Ret modstanderen.
read-columns = Den har { $found } kolonner, hvor { $wanted } ønskes. Gør linjen fuldstændig.
read-nothing-of = Den indeholder ingen linje i { $format }. Vælg en fil af den slags.
read-unknown-format = Den er af ingen slags, der kendes her. Vælg en OpenGotha- eller MacMahon-fil, H9-resultater, en deltagerliste eller en Tengen-fil.
read-not-json = Den er ingen Tengen-fil ({ $reason }). Eksportér den igen.
read-unknown-version = Den er af version { $found }; { $known } kendes her. Opdatér dette program, eller eksportér filen igen.
read-no-such-entry = Den henviser til tilmelding { $id }, som ikke er der. Eksportér filen igen.
read-twice = { $what } er der to gange. Eksportér filen igen.
team-fault-size = En holdkamp har { $size } brætter. Skriv et tal fra 2 til 10.
team-fault-number-twice = To hold har nummer { $number }. Giv et af dem et andet.
team-fault-name-twice = To hold hedder »{ $team }«. Omdøb et af dem.
team-fault-too-few = { $team } har færre end to spillere. Tilføj en, eller fjern holdet.
team-fault-too-many = { $team } har { $count } spillere; { $most } er det højeste.
team-fault-twice-in-squad = { $player } står to gange i truppen for { $team }. Én gang er nok.
team-fault-two-squads = { $player } er i trupperne for { $team } og { $other }. Tag navnet ud af en af dem.
team-fault-captain-not-in-squad = { $player } er ikke i truppen for { $team }. Tilføj navnet, eller vælg en anden kaptajn.
team-fault-not-in-squad = Runde { $round }: { $player } er ikke i truppen for { $team }. Tilføj navnet, eller vælg en anden.
team-fault-two-boards = Runde { $round }: { $player } sidder ved to brætter for { $team }. Tag navnet væk fra et af dem.
team-fault-no-team = Runde { $round }: der er intet hold med nummer { $number }. Vælg et andet.
team-fault-two-matches = Runde { $round }: { $team } har to modstandere eller sig selv. Fjern en af holdkampene.
## What is not kept of a file, or a file cannot say
note-teams-kept = Filens { $teams } hold er kommet med, med opstillinger og holdkampe. De står under »Hold«.
note-teams-beside = Filen har { $teams } hold, men dens runder er ikke holdkampe: spillerne mødes enkeltvis, og holdene har en stilling ved siden af. Det kan ændres under »Hold«.
note-team-set-aside = Team (linje { $line }): { $team } har færre end to spillere (her { $players }); holdet blev lagt til side.
note-of-another-team = Board (linje { $line }): { $player } er på holdet { $other }, ikke på { $team }; det blev lagt til side.
note-board-taken = Board (linje { $line }): ved bræt { $board } for { $team } i runde { $round } sidder { $first }; { $player } blev lagt til side.
note-at-two-boards = Board (linje { $line }): { $player } sidder allerede ved et bræt for { $team } i runde { $round }; det blev lagt til side.
note-matches-not-said = Hvilke hold der mødes i runde { $round }, skrives ikke: OpenGotha ser det af partierne ved bræt 1.
note-element-kept = Tengen bruger ikke { $element } (linje { $line }). Det bevares og skrives tilbage til OpenGotha.
note-attribute-kept = Tengen bruger ikke { $element }, { $attribute }. Det bevares og skrives tilbage til OpenGotha.
note-taken = { $element } (linje { $line }), { $field }: »{ $found }« kan ikke bruges; { $taken } blev taget.
note-missing-taken = { $element } (linje { $line }), { $field } mangler; { $taken } blev taget.
note-left-out = { $element } (linje { $line }), { $field }: »{ $found }« kan ikke bruges; det blev udeladt.
note-nobody-called = { $element } (linje { $line }): ingen spiller hedder »{ $name }«; det blev udeladt.
note-set-aside = { $element } (linje { $line }): { $name } sidder allerede i runde { $round }, se linje { $first }; det blev lagt til side.
note-player-set-aside = Player (linje { $line }): { $name } er tilmeldt to gange, først på linje { $first }; den anden blev lagt til side.
note-more-oddities = { $more } særheder mere som disse.
note-criterion-twice = Kriteriet { $criterion } var der to gange; det andet er udeladt.
note-ratings-as-they-stand = Filen siger ikke, hvordan ratinger er gemt (dataVersion); de blev taget, som de står.
note-ratings-shifted = Filen gemmer ratinger på den gamle måde (dataversion 200); 2050 blev lagt til hver.
note-transliterated = »{ $from }« skrives »{ $to }«: formatet mangler bogstaverne.
note-name-cut = »{ $name }« afkortes til »{ $written }«: kolonnen er ikke bredere.
note-left-out-without-game = { $name } har hverken et parti eller en oversidderrunde og udelades.
note-too-fast-for-a-class = Partierne er for hurtige til en klasse i European Go Database; ingen klasse skrives.
note-result-missing = Runde { $round }, bord { $table }: resultatet mangler; det skrives som ukendt.
note-same-sign = Linje { $line }, { $field }: »{ $cell }« og »{ $other }« siger, at begge vandt eller begge tabte; taget sådan.
note-both-lose-as-two-losses = Runde { $round }, bord { $table }: begge taber; det skrives som et nederlag til hver.
note-both-win-as-two-wins = Runde { $round }, bord { $table }: begge vinder; det skrives som en sejr til hver.
note-no-result-not-rated = Runde { $round }, bord { $table }: intet resultat; det skrives som ikke til rating.
note-default-as-half-point = Runde { $round }, bord { $table }: uden kamp; det skrives som et halvt point uden parti.
note-default-as-free-round = Runde { $round }, bord { $table }: uden kamp; det skrives som en runde uden parti.
note-colors-unknown = Runde { $round }, bord { $table }: farverne kendes ikke; pladserne skrives, som de står.
note-member-number-missing = { $name } har intet medlemsnummer og udelades med alle partier. Indtast nummeret: modtageren kræver det.
note-club-cut = Klubben »{ $club }« skrives »{ $written }«: kolonnen har fire bogstaver.
note-first-name-blank = { $name } har intet fornavn. Der skrives et mellemrum, da OpenGotha kræver et.
note-country-not-written = { $name }: landet »{ $country }« skrives ikke. OpenGotha tager kun to bogstaver.
note-member-number-twice = { $name } og { $other } har samme medlemsnummer { $number }. Ret en af dem.
note-komi-rounded = Komi { $komi } skrives { $written }: formatet har kun hele tal.
note-game-left-out = Runde { $round }, bord { $table }: { $result ->
    [default] nogen kom ikke
    [jigo] det er jigo
    [both-lose] begge taber
    [both-win] begge vinder
    [no-result] intet resultat
   *[pending] resultatet mangler
}; partiet udelades.
note-left-out-on-purpose = { $name } udelades med vilje, med alle partier.
note-manner-not-said = { $games ->
    [one] Hvordan { $games } parti blev vundet (point, opgivelse, tid …), skrives ikke.
   *[other] Hvordan { $games } partier blev vundet (point, opgivelse, tid …), skrives ikke.
  }
note-no-result-written = Runde { $round }, bord { $table }: intet resultat; det skrives som { $written }.
note-several-byes = Runde { $round } har { $byes } oversiddere; OpenGotha bevarer kun én af dem.
note-draft-not-said = Runde { $round } er en kladde; intet i filen siger det.
note-native-names-not-said = { $players } spilleres navne i egen skrift skrives ikke.
note-pairs-left-out = { $entries } tilmeldinger af to eller tre makkere er udeladt med deres partier: ingen ratingliste tager et parti af makkere.
note-partners-not-said = Makkerne i { $entries } tilmeldinger skrives ikke: formatet har én person pr. tilmelding.
note-versions-not-said = Hvor ofte resultaterne på { $boards } borde blev ændret, står ikke i denne fil.
note-setting-not-said = Indstillingen { $setting } ({ $value }) skrives ikke: formatet har ingen plads til den.
note-renamed = { $name } er tilmeldt to gange; den anden skrives som { $written }.
note-settings-assumed = Filen nævner hverken system, grænser, kriterier eller vægte: en McMahons er taget. Se indstillingerne efter, før du går videre.
note-days-assumed = Filen nævner hverken turneringens navn eller dage: i dag er skrevet. Se dem efter.
note-encoding-assumed = Filen er ikke UTF-8 og nævner intet andet tegnsæt: Den er læst som { $used }. Se navnene efter.
note-team-left-out = { $team } har færre end to spillere (her { $players }); holdet blev udeladt.
note-member-missing = { $team } nævner en, der ikke er i filen; navnet blev udeladt.
note-also-in-team = { $player } er på { $other } og på { $team } og spiller her for begge.
note-spare = { $size } personer spiller for { $team }; { $player } blev udeladt.
note-in-no-team = { $players } spillere er ikke på noget hold og blev udeladt.
note-team-names-noted = En tilmelding hedder efter sine personer. Navnene på { $teams } hold står i noterne.
note-in-two-teams = { $player } er allerede på holdet { $other }; navnet blev udeladt fra { $team }.
note-played-for-others = Runde { $round }: { $player } spillede for { $team } og er på holdet { $other }. Partiet står ved magt og tæller ikke for noget hold.
note-boards-missing = Runde { $round }: brætterne for { $first } – { $second } er ikke i filen. Tilføj partierne.
note-match-counted = Runde { $round }: filen har { $said } for { $first } – { $second }. Efter brætterne er det { $counted }, og brætterne tæller.
note-tables-of-boards = Alle brætter i en holdkamp stod ved ét bord. Hvert har nu sit eget.
note-teams-without-start = I filen begynder holdene med point efter deres grad. Her begynder hvert hold uden point.
note-line-left-out = { $what } (linje { $line }) kendes ikke her og blev udeladt.
## Settings
settings-drawn = Runder er allerede lodtrukket: de bliver, som de er. Scorer og stilling følger straks indstillingerne.
settings-preset = Brug en skabelon
settings-preset-about = Viser de sædvanlige indstillinger for et system og et forbund i formularen nedenfor. Intet ændres, før du gemmer.
settings-preset-act = Vis skabelonen
settings-preset-tried = Formularen viser skabelonen. Den er ikke gemt endnu: se den igennem, og gem så.
settings-event = Turneringen
settings-name = Turneringens navn
settings-short-name = Kort navn
settings-short-name-hint = Til filnavne
settings-begins = Første dag
settings-ends = Sidste dag
settings-place = Sted
settings-director = Leder
settings-contact = Ansvarlig for data
settings-contact-hint = Navn og adresse på den, der svarer for det gemte, som siden om privatliv viser det
settings-rounds = Runder
settings-play = Spil
settings-rules = Regler
settings-board-size = Brættets linjer
settings-komi-hint = For lige partier: 6,5
settings-basic-minutes = Grundtid, i minutter
settings-overtime = Derefter
settings-overtime-seconds = Sekunder
settings-overtime-seconds-hint = Pr. periode, eller tillagt pr. træk
settings-overtime-stones = Sten
settings-overtime-stones-hint = Pr. periode; kun canadisk
settings-internet = Spilles på internettet
rules-japanese = Japanske
rules-korean = Koreanske
rules-chinese = Kinesiske
rules-ing = Ing
rules-aga = Amerikanske (AGA)
rules-bga = Britiske (BGA)
rules-ffg = Franske (FFG)
rules-egf = Europæiske (EGF)
rules-ngb = Hollandske (NGB)
rules-nz = New Zealand
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = Klub, 9×9
rules-club-beginners = Klub, begyndere
rules-club-dutch = Klub, hollandsk begynderside
rules-generic = Som i et leksikon (hollandsk)
settings-system = Parringssystem
settings-floor = Gulv
settings-bar = Bar
settings-zero = Nul
settings-zero-hint = Graden, hvis score er 0: 30k
settings-categories = Kategorier
settings-categories-hint = Deres laveste grader, uden den sidstes: 1d, 5k
settings-handicap-basis = Beregnes af
basis-score = McMahon-scoren
basis-rank = graden
settings-handicap-none-from = Intet handicap fra
settings-handicap-none-from-hint = Mellem spillere af denne grad eller højere er der intet: 1d
settings-handicap-correction = Trækkes fra forskellen
settings-handicap-correction-hint = I sten: 1
settings-handicap-ceiling = Flest sten
settings-handicap-ceiling-hint = 0 for kun lige partier
settings-bye-mms = Oversidder, McMahon-point
settings-absent-mms = Fravær, McMahon-point
settings-bye-wins = Oversidder, sejre
settings-absent-wins = Fravær, sejre
settings-no-result = Parti uden resultat
policy-replay = Intet, før det er spillet om
policy-half = Et halvt point til hver
policy-zero = Intet point
settings-round-down = Rund halve ned
settings-round-down-note = Summen af oversidderrunder og fravær, til hele point. Jigo aldrig.
settings-sos-half = Mistede runder tæller halvt for modstandere
settings-sos-half-note = I summer af modstanderes scorer, som om et halvt point var vundet i hver.
settings-placement = Placering
settings-of-teams = Hvilke hold der mødes, og hvordan hold placeres, står ved holdene; dette gælder spillerne.
settings-placement-about = Det første afgør; er det lige, det næste.
settings-expert = For kendere: lodtrækningens vægte
settings-said-words = { $words }.
settings-said-hidden = *Kun stævnets egne folk* ser det, til det er annonceret.
settings-said-seen = *Alle* kan se det.
settings-said-zone = Tiderne er dem i *{ $zone }*.
settings-said-no-rooms = Alle borde står i *ét lokale*.
settings-said-rules = Regler: *{ $rules }*, på *{ $size }* linjer.
settings-said-even = Kun partier *uden handicap*.
settings-said-handicap = Handicap efter *{ $basis }*: *{ $difference }*, højst *{ $most }* sten, intet fra *{ $from }*.
settings-said-difference-less = forskellen minus { $n }
settings-said-difference-all = hele forskellen
settings-said-difference-more = forskellen plus { $n }
settings-said-mcmahon = Alle fra *{ $bar }* og op begynder lige, alle til og med *{ $floor }* også.
settings-said-apart = Holdes adskilt, så mange pointgrupper værd: { $kept }.
settings-said-not-apart = *Ingen* holdes adskilt.
settings-said-skip = Spillere *må springe over* en runde, der ikke er lodtrukket endnu.
settings-said-skip-ask = Spillere *spørger*, om de må springe en runde over.
settings-unplayed = Partier, der ikke spilles i perioden
settings-grace-days = Dages frist efter perioden
settings-grace-days-hint = Før de er gået, kan ingen afgøre partier, der ikke blev spillet. Det sker aldrig af sig selv.
settings-open-games = Åbne partier ved lodtrækning af en senere runde
settings-open-games-hint = Kun lodtrækningen regner sådan; i stillingen tæller de først, når de er spillet.
open-games-nothing = Intet til nogen
open-games-half = Et halvt point til hver
settings-least-games = Runder, der skal spilles for en plads
settings-least-games-hint = 0 kræver ingen. Spillede partier tæller, og en oversidder eller en sejr ved udeblivelse: den, der kom. Hvem der ikke længere kan nå det, står nedenunder uden plads og præmie.
settings-up = Hvor mange af de første rykker op
settings-series = Ligaserie
settings-series-hint = Dine turneringer med samme navn føjes til på seriens side
settings-season-name = Sæson
settings-season-name-hint = F.eks. 2026/27; divisioner i én sæson står sammen
settings-division = Division
settings-division-hint = 1 er den højeste; 0, hvis der kun er én
settings-up-hint = Til divisioner: stillingen har en streg der. 0 for ingen.
settings-down = Hvor mange af de sidste rykker ned
settings-said-moves = *{ $up }* rykker op, *{ $down }* rykker ned.
settings-said-alone = Turneringen står alene, i *ingen serie* af ligaer, sæsoner og divisioner.
settings-said-unplayed = Partier, der ikke spilles i en rundes periode, når en arrangør afslutter den: *{ $policy }*.
settings-said-grace = { $n ->
    [one] *1* dags frist.
   *[other] *{ $n }* dages frist.
  }
settings-said-open-nothing = Ved lodtrækningen tæller et åbent parti *intet*.
settings-said-open-half = Ved lodtrækningen tæller et åbent parti *et halvt point til hver*.
settings-said-least = { $n ->
    [one] En plads kræver *1* spillet runde.
   *[other] En plads kræver *{ $n }* spillede runder.
  }
settings-said-least-none = Alle har en plads, hvor lidt de end spiller.
settings-said-worth = En oversidder tæller *{ $bye }*, fravær *{ $absent }*.
settings-said-placement = Placeringer efter { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Efter *{ $n }* minutter tæller det af sig selv, hvad begge siger.
settings-said-names-first = Efternavne står *først*.
settings-said-names-last = Efternavne står *sidst*.
settings-said-sides-mean = *To eller tre* spiller en side på skift, så stærke som deres gennemsnit.
settings-said-sides-given = *To eller tre* spiller en side på skift, så stærke som angivet.
settings-said-ratings-shown = Ændringer af rating *vises*.
settings-said-ratings-not-shown = Ændringer af rating *vises ikke*.
settings-said-gap = Grad og rating med mere end *{ $n }* grader imellem markeres.
settings-said-usual = { $n } værdier, alle som normalt
settings-said-otherwise = { $n } værdier, *{ $k }* anderledes end normalt
settings-places = Point og placeringer
settings-more = Flere værdier; de normale passer til næsten alle stævner
settings-change = Ændr: { $what }
settings-save-from = Gem, fra runde { $round }
settings-leave = Lad det være
settings-follow-names = Sider, ark og filer har det med det samme.
settings-follow-print = Sedler og regelark siger det fra nu af: print dem igen.
settings-follow-first = Intet er lodtrukket endnu: det gælder fra første runde.
settings-follow-drawn = Lodtrukne runder bliver, som de er.
settings-follow-places = Point og placeringer følger straks, også i tidligere runder.
settings-criterion-up = { $name } én plads op
settings-criterion-out = Tag { $name } ud
settings-criterion-add = Et til
weight-duplicate = Ikke mødes to gange
weight-color = Farvebalance
weight-category = Blive i kategorien
weight-score = Blive nær i score
weight-drawn = Hvem der parres op eller ned
weight-handicap = Små handicap
weight-geography = Andre klubber og lande
weight-secondary = Sekundære kriteriers basis
weight-secondary-hint = Bevares for filer, der har den
weight-curve = Kurve
weight-curve-hint = Fra 0 til 1: 0,5
weight-deterministic = Tilfældighed ud fra navne
weight-deterministic-note = De samme spillere giver altid den samme lodtrækning.
seeding-first-rounds = 1. metode til runde
seeding-first-method = 1. metode
seeding-later-method = Senere metode
seeding-first-by-rating = 1. metode: rating afgør blandt lige
seeding-later-by-rating = Senere metode: rating afgør blandt lige
method-random = Øvre halvdel mod nedre, tilfældigt
method-fold = Første mod sidste
method-slip = Øvre halvdels første mod nedres første
drawn-upper = Hvem fra øvre gruppe går ned
drawn-lower = Hvem fra nedre gruppe går op
drawn-compensate = Udlign det
drawn-compensate-note = Den, der blev parret op, parres næste gang hellere ned, og omvendt.
place-drawn-top = Toppen
place-drawn-middle = Midten
place-drawn-bottom = Bunden
apart-country = Samme land
apart-club = Samme klub
apart-club-group = Naboklubber
apart-hint = Så mange scoregrupper værd
apart-excused-from = Gælder ikke fra
apart-excused-from-hint = En grad; de stærke møder, hvem der står for tur: 1d
apart-excused-by-wins = Heller ikke for vindere af halvdelen af runderne
apart-excused-at-bar = Heller ikke for dem ved baren
## Registration
entries-count = { $count ->
    [0] Ingen er tilmeldt endnu.
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  }
entries-waiting = { $count ->
    [one] Én er ikke tjekket ind.
   *[other] { $count } er ikke tjekket ind.
  }
entries-nobody = Tilmeld spillere én for én, eller indlæs en deltagerliste. De, der er her, tjekkes også ind her.
entries-import = Indlæs liste
entries-which = Hvilke spillere
entries-all = Alle { $count }
entries-final = Tjekket ind { $count }
entries-preliminary = Ikke tjekket ind { $count }
entries-list = Spillere og de runder, de deltager i
entries-player = Spiller
entries-here = Her
entries-taking-part = Deltager
entries-of-round = { $count } deltager
entries-here-of = { $name } er her
entries-round-of = { $name } deltager i runde { $round }
entries-kept-out = holdt ude ved kendelse
entries-seated = har et bræt eller sidder over
entries-seated-here = tjekket ind
entries-seated-hint = ● er parret i den runde; kun lodtrækningen ændrer det.
entries-save = Gem listen
entries-saved = { $count ->
    [0] Intet blev ændret.
    [one] Én spiller er ændret.
   *[other] { $count } spillere er ændret.
  }
entries-paired = { $name } er parret i runde { $round }, så intet blev gemt. Ophæv først brættets parring i kladden; en offentliggjort runde bliver, som den er.
entries-check-in = { $count ->
    [one] Tjek den viste ind
   *[other] Tjek alle { $count } fundne ind
  }
entries-check-out = { $count ->
    [one] Den viste er her ikke endnu
   *[other] Ingen af de { $count } fundne er her endnu
  }
entries-page = Side { $page }
entry-new-title = Tilmeld spiller
entry-native-name = Navn i egen skrift
entry-native-name-hint = Hvis det er et andet: 森下 藍子
entry-rank = Grad
entry-rank-hint = 4k eller 2d
entry-rating = Rating
entry-rating-hint = Står det tomt: gradens midte
entry-club-hint = Som den skrives på væglisten
entry-registration = Tilmelding
registration-final = Tjekket ind
registration-about-final = Parres i hver runde, der er afkrydset nedenfor.
registration-preliminary = Tilmeldt
registration-about-preliminary = Står på listen og parres ikke.
entry-rounds = Deltager i runderne
entry-round-kept-out = Runde { $round }: holdt ude ved kendelse
entry-round-seated = Runde { $round }: parret, bliver
entry-more = Numre og korrektion
entry-egf-pin = EGF-nummer
entry-egf-pin-hint = De otte cifre i European Go Database
entry-ffg-licence = Fransk licens
entry-aga-id = AGA-nummer
entry-partners = Makkere, i den rækkefølge de spiller
entry-partners-hint = En linje til hver: Beck, Bea, 2d. Rating, det europæiske nummer, FFG eller AGA med nummer kan følge. Personen ovenfor spiller først.
entry-correction = Korrektion af startscoren
entry-correction-hint = Normalt 0; +1 starter én gruppe højere
entry-add-next = Tilmeld, og næste
entry-late = Alle runder er lodtrukket: den, der tilmeldes nu, spiller i ingen. Tag alle runder tilbage og træk lod igen, så længe intet parti har et resultat; ellers tilføj runder i indstillingerne, eller giv en plads ved en rundes borde.
entry-added = { $name } er tilmeldt.
entry-changed = { $name } er ændret.
entry-rank-follows = Startscoren var { $was } og er { $now }: alle modstanderes SOS ændres med den. { $count ->
    [one] Brættet, der er parret, bliver, som det er.
   *[other] De { $count } brætter, der er parret, bliver, som de er.
  } Næste parring går efter den nye grad.
entry-ranks-follow = { $starts ->
    [0] Deres startscorer er uændrede.
    [one] Én spillers startscore ændres, og med den alle modstanderes SOS.
   *[other] { $starts } spilleres startscorer ændres, og med dem alle modstanderes SOS.
  } { $count ->
    [one] Brættet, der er parret, bliver, som det er.
   *[other] De { $count } brætter, der er parret, bliver, som de er.
  } Næste parring går efter de nye grader.
entry-rank-stays = Startscoren er stadig { $now }. { $count ->
    [one] Brættet, der er parret, bliver, som det er.
   *[other] De { $count } brætter, der er parret, bliver, som de er.
  } Næste parring går efter den nye grad.
entry-withdraw-title = Udtræden
entry-withdraw-from = Fra
entry-withdraw-hint = Partier i tidligere runder bliver.
entry-withdraw = Udtræd
entry-withdrawn = { $name } deltager ikke mere fra runde { $round }.
leave-title = Tag { $name } ud fra runde { $round }
leave-about = Indførte resultater bliver stående, og det gør partier i tidligere runder også.
leave-games = { $n ->
    [one] Ét parti i disse runder er lodtrukket og ikke spillet
   *[other] { $n } partier i disse runder er lodtrukket og ikke spillet
  }
leave-what = Hvad der sker med dem
leave-opponents-win = Modstanderne vinder uden kamp
leave-as-unplayed = Turneringens regel for partier, der ikke er spillet
leave-annulled = De annulleres: intet resultat
leave-unsaid = Sig, hvad der sker med partierne.
leave-reported = En spiller har sagt, hvordan disse endte. De forbliver åbne, til en dommer indfører resultatet.
leave-undo = Det fortrydes ved at åbne et parti igen ved dets bræt og sætte kryds ved spillerens runder igen.
leave-act = { $n ->
    [0] Udtræd
    [one] Udtræd og afgør 1 parti
   *[other] Udtræd og afgør { $n } partier
  }
leave-done = { $n ->
    [one] { $name } deltager ikke mere fra runde { $round }; 1 parti, der ikke er spillet, er afgjort.
   *[other] { $name } deltager ikke mere fra runde { $round }; { $n } partier, der ikke er spillet, er afgjort.
  }
entry-remove-title = Slet
entry-remove-hint = Til en, der er tilmeldt ved en fejl.
entry-remove = Slet fra turneringen
entry-removed = { $name } er slettet.
entry-back = Tilbage til listen
## A list of participants
participants-title = Indlæs deltagerliste
participants-lead = Du ser, hvem der ville blive tilmeldt, før nogen bliver det.
participants-file-hint = En tabel som tekst, XLSX eller ODS, med kolonner i vilkårlig rækkefølge og en linje øverst, der navngiver dem. Uden en sådan linje: efternavn, fornavn, grad, land, klub. Eller filen fra en anden turnering (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): Dens spillere tages.
participants-pasted = Eller indsæt den her
participants-pasted-hint = Rækker kopieret fra et regneark, med den linje, der navngiver kolonnerne.
participants-registration = Deres status?
participants-announced = Tilmeldt: tjek dem ind, når de kommer
participants-here = Tjekket ind
participants-act = Se på listen
participants-done = { $count ->
    [0] Ingen nye var på listen.
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  } { $changed ->
    [0] { "" }
    [one] Én blev ajourført.
   *[other] { $changed } blev ajourført.
  } { $same ->
    [0] { "" }
   *[other] { $same } stod der allerede.
  }
participants-example = Som dette
## Starting groups
groups-title = Startgrupper
groups-lead = { $players ->
    [0] Ingen deltager i runde 1 endnu.
    [one] Én spiller deltager i runde 1.
   *[other] { $players } spillere deltager i runde 1,
  } { $groups ->
    [0] {""}
    [one] i én gruppe.
   *[other] i { $groups } grupper.
  }
groups-drawn = Runde 1 er allerede lodtrukket. Andre grænser ændrer scorer, ikke dens par.
groups-floor-hint = Alle derunder starter, som havde de denne grad
groups-bar-hint = Alle derover starter, som havde de denne grad
groups-try = Prøv disse grænser
groups-tried = Sådan ville det blive. Intet er ændret endnu.
groups-apply = Brug disse grænser
groups-back = Tilbage til indstillingerne, som de er
groups-applied = Gulv og bar er ændret.
groups-not-by-score = Alle starter med samme score: gulv og bar gælder kun for McMahon.
groups-size = { $count ->
    [one] én spiller
   *[other] { $count } spillere
  }
groups-everybody = Alle
groups-category = Kategori { $category }
groups-nobody = Når spillere er tilmeldt og tjekket ind, står deres grupper her.
## Files
downloads-through = Resultater til og med runde { $round }.
downloads-before = Ingen runde er offentliggjort endnu.
downloads-draft = Kladden holdes ude af resultater.
downloads-missing = { $count ->
    [one] Ét resultat mangler
   *[other] { $count } resultater mangler
  }
downloads-waits = Venter på resultaterne ovenfor.
downloads-says-all = Der mangler intet i filen af det, formatet rummer.
downloads-notes = { $count ->
    [one] Én ting, den ikke kan sige
   *[other] { $count } ting, den ikke kan sige
  }
download-act = Hent
download-h9 = European Go Database (H9)
download-about-h9 = Resultater til rating hos European Go Federation.
download-tou = Frankrig (tou)
download-about-tou = Resultater til rating hos det franske forbund.
download-aga = USA (AGA)
download-about-aga = En rapport til American Go Association.
download-standings = Stilling (CSV)
download-about-standings = Til et regneark: placeringer, kriterier og hver runde.
download-teams = Holdenes stilling (CSV)
download-about-teams = Til et regneark: holdenes stilling med hver runde. De andre tabeller er spillernes, hver med sit hold.
download-pairings = Parringer (CSV)
download-about-pairings = Til et regneark: én runde, bord for bord.
download-players = Spillere (CSV)
download-about-players = Til et regneark: alle tilmeldte.
download-participants = Deltagerliste (CSV)
download-about-participants = Navn, grad, land, klub: til andre turneringer og programmer.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Turneringen, til at gå videre med i OpenGotha.
download-pairgoth = Pairgoth
download-about-pairgoth = Offentliggjorte runder, som Pairgoth åbner dem: spillere, hold, partier og indstillinger.
download-tengen = Tengen (JSON)
download-about-tengen = Hele turneringen med kladder; kan indlæses igen nøjagtigt.

list-column-category = Kategori
note-categories-not-said = Kategorierne for { $players } spillere, sat i hånden, skrives ikke: Der afgør graden.
entry-category-by-rank = Efter graden
entry-category-hint = En anden end efter graden, til præmier, stilling og lodtrækning
entries-chosen-set-category = Sæt kategori
list-plays-as = { $grade }, parres som { $rank }

# The event as a thing: copied, archived, deleted; and who can sign in.

event-title = Turneringen
event-is-archived = Den er arkiveret og kan kun læses.
event-announced = Nu kan alle se turneringen.
event-archive = Arkivér
event-archive-about = En arkiveret turnering kan fortsat læses af alle og står for sig i listen. Intet i den kan ændres, før den er taget ud af arkivet.
event-archive-act = Arkivér turneringen
event-unarchive-act = Tag den ud af arkivet
event-archived = Turneringen er arkiveret. Fra nu af kan den kun læses.
event-unarchived = Turneringen er taget ud af arkivet og kan ændres igen.
act-archive = Arkiveret
act-unarchive = Taget ud af arkivet
copy-title = Kopiér
season-title = Næste sæson
season-not-all = Den næste sæson oprettes af den, der arrangerer alle divisioner.
season-about = Op- og nedrykning følger tabellernes linjer; enhver kan spille et andet sted. Hold kommer med trup og kaptajn. Resultater bliver ved de gamle turneringer.
season-leaves = Udgår
season-next-name = Næste turnerings navn
season-plays-in = Hvor { $name } spiller næste gang
season-open = { $n ->
    [one] Ét bræt mangler resultat.
   *[other] { $n } brætter mangler resultat.
  }
season-undrawn = { $n ->
    [one] Én runde er ikke offentliggjort.
   *[other] { $n } runder er ikke offentliggjort.
  }
season-empty = Ingen ville spille her.
season-namesakes = Samme navn, og alle bliver tilmeldt: { $names }. Er det én person, så lad den ene udgå, eller tag den ud af en trup.
season-once = Samme forbundsnummer, derfor tilmeldt én gang, i den første trup: { $names }.
season-look = Se først på dette
season-sure = Opret næste sæson alligevel
season-sure-first = Se først på dette, og sæt kryds, hvis det skal være sådan.
season-to-choose = Vælg …
season-choose = Vælg en division, eller »Udgår«.
season-team-twice = To hold »{ $team }« ville spille i { $division }. Placer det ene et andet sted, eller omdøb det først i dets gamle turnering.
season-settings = Ret først indstillingerne for { $division }. { $fault }
season-make = Opret næste sæson
season-made = Den næste sæson er oprettet, skjult til hver division offentliggøres.
copy-about = Endnu en turnering med de samme indstillinger, uden runder og tider. Den er skjult, indtil du bekendtgør den.
copy-begin = Kopiér turneringen
copy-address = Adresse
copy-address-hint = Slutningen af dens adresse, såsom open-27; dannes af navnet, hvis feltet er tomt.
copy-people = Tag { $n ->
    [one] dens ene spiller
   *[other] dens { $n } spillere
  } med
copy-people-note = Tilmeldt, ikke tjekket ind.
copy-act = Opret kopien
copy-done = { $event } er oprettet som kopi, indtil videre skjult.
create-like = Eller kopiér en tidligere:
create-people = Personer
create-people-hint = De fra en tidligere turnering kommer med, tilmeldt og ikke tjekket ind.
create-people-none = Ingen endnu
delete-title = Slet
delete-about = Fjerner turneringen med alt, hvad der hørte til den. Det kan ikke fortrydes.
delete-begin = Slet turneringen
delete-what = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  } og { $games ->
    [one] ét parti
   *[other] { $games } partier
  } ville være væk, med logbogen, kendelserne, noteringerne og hvert link dertil.
delete-keep = Gem først en fil
delete-keep-about = Én fil med det hele: personer, runder, logbog, hændelser, kendelser, noteringer, certifikater.
delete-keep-act = Hent det hele
delete-now = Slet den nu
delete-name = Skriv dens navn
delete-act = Slet den for altid
delete-leave = Lad være
delete-done = { $event } er slettet.
download-xlsx = Excel-projektmappe
download-about-xlsx = Spillere, stilling og parringerne i hver runde som ark i én XLSX-fil.

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = Dette skal udfyldes. Skriv 1 til 200 tegn.
fault-too-long = { $length } tegn er for mange; { $most } er det højeste.
fault-control-character = Der er et styretegn i det. Skriv bogstaver, cifre og mellemrum.
fault-web-address = Der er en webadresse i det. Skriv det uden.
fault-ends-before-it-begins = Slutningen ligger før begyndelsen. Vælg samme dag eller en senere.
fault-past = Det er allerede forbi. Vælg et kommende tidspunkt.
fault-floor-above-bar = Gulvet ligger over baren. Vælg en bar, der er mindst lige så høj.
fault-twice = { $what } står der to gange. Én er nok.
fault-no-main-score = En af MMS, NBW og CPS skal med, så sejre tæller.
fault-category-order = Hver grænse skal være lavere end den foregående.
fault-round-order = Den ville begynde før runde { $round } eller samtidig.
fault-club-code = »{ $code }« er ingen klubkode: skriv 1 til 4 almindelige bogstaver og cifre.
error-reference = Sker det igen, så giv arrangøren dette nummer: { $number }.
error-to-the-event = Til turneringen
error-to-the-front = Til forsiden

downloads-complaints = { $count ->
    [one] Den ville komme tilbage af én grund:
   *[other] Den ville komme tilbage af { $count } grunde:
}
downloads-accepted = Intet, som modtageren kontrollerer, er forkert.
download-draft = Hent alligevel, til eget brug
downloads-refused = { $file }: { $count ->
    [one] én ting skal rettes først.
   *[other] { $count } ting skal rettes først.
}
reporting-title = Hvad forbund får
reporting-clubs = Klubbers koder
reporting-clubs-about = Op til fire bogstaver eller cifre, som forbundet har dem. Uden kode får den europæiske fil navnets første fire bogstaver.
reporting-aga = Udeladt af den amerikanske rapport
reporting-aga-about = De afkrydsede udelades med alle partier.
reporting-save = Gem

# Mending a published round.

settings-hidden = Skjult, til den bekendtgøres
settings-hidden-note = Kun dens egne folk ser den. Fjern krydset for at bekendtgøre den.

private-initials = Vis kun initialer
private-initials-note = For et barn: kun de, der arbejder her, læser navnet.
merge-title = To tilmeldinger af én person
merge-ask = { $stays } bliver, med partierne fra { $goes } og de oplysninger, der mangler. { $goes } slettes, med sit personlige link. Det kan ikke fortrydes.
merge-double = Den anden tilmeldings nummer
merge-act = Slå de to sammen
merge-unsure = Skriv nummeret på en anden tilmelding.
merge-done = { $name } er slået sammen med denne tilmelding.
forget-title = Hvad der gemmes om denne person
forget-data = Alt som en fil, til personen
forget-about = At glemme fjerner navn, numre, adresse og link, overalt og for altid. Partierne bliver stående under et nummer, ligesom rang, klub og land, som der blev sat op efter.
forget-left = Navnet står også her og bliver der, til du ændrer det: { $left }
forget-sure = Jeg er sikker: det kan ikke tages tilbage
forget-act = Glem denne person
forget-unsure = Sæt kryds ved, at De er sikker.
forget-done = Glemt: nummer { $number } har ikke længere et navn.
forget-done-but = Glemt: nummer { $number } har intet navn mere. Navnet står stadig her; ret det: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Vis, hvad begge spillere siger, før det er bekræftet
settings-provisional-note = På rundens side, mærket som ubekræftet. Det tæller ikke før da.
round-provisional = endnu ikke bekræftet

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = Ude af turneringen ved kendelse { $no }
timetable-lead = Hvornår hver runde skal begynde. Skærmen i salen tæller ned til det; en dommer starter urene fra listen over brætter.
timetable-day = Dag
timetable-time = Kl.
timetable-window = Periode i stedet for et klokkeslæt
timetable-window-about = Til ligaer og klubaftener: rundens partier spilles på en hvilken som helst dag fra den første til den sidste, hvert når spillerne aftaler det. Perioder må overlappe. Uden klokkeslæt gælder hele dage.
window-too-early = Vinduet begynder før turneringen, som begynder { $day }.
window-too-late = Vinduet slutter efter turneringen, som slutter { $day }.
window-and-start = Et starttidspunkt ved siden af et vindue: spillerne får begge at vide. Slet starttidspunktet, hvis partierne spilles inden for vinduet.
timetable-from = Første dag
timetable-from-time = Fra kl.
timetable-until = Sidste dag
timetable-until-time = Til kl.
fault-window-ends-first = Perioden ville slutte, før den begynder. Skriv en sidste dag, der ikke ligger før den første.
fault-window-order = Denne periode slutter, før den for runde { $round } begynder. Giv runderne deres dage i rækkefølge.
unplayed-way = Partier i runde { $round }, der ikke blev spillet
unplayed-title = Afslut runde { $round }
unplayed-none = Intet parti i denne runde mangler at blive afgjort.
unplayed-count = { $n ->
    [one] 1 parti blev ikke spillet
   *[other] { $n } partier blev ikke spillet
  }
unplayed-what = Hvad de får: { $policy }. { $worth }.
unplayed-change = Ret det
unplayed-late = Det kan tages tilbage, så længe intet andet er indtastet der. Et parti, der spilles sent, indtastes ved sit bræt og tæller i denne runde.
unplayed-not-before = Perioden og fristen slutter { $at }. Indtil da afgøres intet.
unplayed-settle = { $n ->
    [one] Afslut runde { $round }: 1 parti
   *[other] Afslut runde { $round }: { $n } partier
  }
unplayed-settled = Runde { $round } er afsluttet. Det kan tages tilbage nedenfor.
unplayed-reopened = Partierne i runde { $round } er åbne igen.
unplayed-reported = Forbliver åbne: { $n }
unplayed-reported-about = En spiller har sagt, hvordan de endte, eller begge har aftalt en dato, der endnu ikke er nået. Indtast resultaterne; ellers forbliver de åbne.
unplayed-done = Afgjort uden parti: { $n }
unplayed-reopen = Tag det tilbage: de er åbne igen
timetable-save = Gem tidsplanen
timetable-saved = Tidsplanen er gemt.
timetable-hall = Skærmen i salen

webhooks-title = Webhooks
event-more = Offentliggør, kopiér, arkivér, slet
webhooks-lead = Giv et andet program besked, når en runde offentliggøres, et resultat indtastes, eller stillingen er endelig.
webhooks-secret = Denne hemmelige nøgle underskriver beskederne. Kopiér den nu: den vises ikke igen.
webhooks-since = siden { $at }
webhooks-remove = Giv ikke mere besked
webhooks-removed = Adressen får ikke mere besked.
webhooks-url = Adresse
webhooks-url-hint = https://…; hver besked er en POST med JSON, underskrevet i headeren Tengen-Signature.
webhooks-add = Giv besked hertil
webhooks-full = Ti adresser er det højeste. Fjern først en.
webhooks-log = Hvad der er sendt
webhooks-log-empty = Intet endnu.
webhook-event-round-published = runde offentliggjort
webhook-event-result-entered = resultat indtastet
webhook-event-standings-final = endelig stilling
webhook-taken = modtaget { $at }
webhook-waits = venter på at blive sendt
webhook-again = forsøgt { $tries } gange, igen { $at }
webhook-given-up = opgivet efter { $tries } gange
fault-address = Dette er ingen adresse. Skriv en såsom https://go.example/hook.
lists-fetched = Hentet af sig selv
lists-fetched-about = Den nyeste liste hentes fra denne adresse; ved enhver fejl bliver den forrige.
lists-fetched-last = Sidst { $at }:
lists-fetched-never = Ikke hentet endnu.
lists-source-kind = Liste
lists-source-url = Adresse
lists-source-url-hint = Hvor forbundet offentliggør den; tom for ingen steder.
lists-source-every = Hver hvor mange timer
lists-source-every-hint = 0: kun når man beder om det, med tengen ratings fetch
lists-source-save = Gem adressen
outside-address = { $address } er ingen adresse.
outside-private = Adressen fører ind i et privat netværk.
outside-too-large = Serveren dér sender mere end { $most } MB.
outside-too-slow = Serveren dér var for længe om det.
outside-connection = Forbindelsen mislykkedes eller blev afbrudt.
fetch-no-source = Der er ikke angivet nogen adresse.
fetch-broken = Dér er ingen liste, eller den er ødelagt.
fetch-other-list = Listen dér er { $list }s.
fetch-shrunk = Listen dér har { $people } personer, den forrige { $before }: måske blev den afkortet.
fetch-not-kept = Listen kunne ikke gemmes.
fetch-done = { $people } personer af { $date }.
webhook-no-key = Nøglen, der underskriver, er ikke på denne maskine: Hent server.key derfra, hvor adressen blev angivet, eller angiv den igen.

settings-zone = Tidszone
settings-zone-hint = For eksempel Europe/Copenhagen, eller byen alene. Tom: serverens ur.
settings-zone-timetable = Tidsplanens runder beholder deres tidspunkt: på et andet ur er klokkeslættet et andet.
settings-saved-zone = Indstillingerne er gemt. Runderne begynder på samme tidspunkt som før, og dette ur viser andre klokkeslæt: runde { $round } kl. { $after }, ikke { $before }. Var det { $before }, der var ment, så ret tidsplanen.

# What only the organiser knows of players; prizes; standings of a group.

private-title = Kun for arrangøren
private-about = Ingen andre ser dette: det står på ingen offentlig side og i ingen fil til andre. Køn og fødselsår tæller for præmier.
private-for-prizes = Kun for præmier.
private-sex = Køn
private-birth-year = Fødselsår
private-email = E-mail
private-fee = Gebyr
private-fee-hint = Såsom 30 EUR, studerende.
private-meal = Måltid
private-note = Bemærkning
private-consent = Navn og resultater må offentliggøres
sex-unsaid = ikke oplyst
sex-f = kvinde
sex-m = mand
fault-email = »{ $typed }« er ingen e-mailadresse: skriv en såsom anna@go.example.
list-column-sex = Køn
list-column-birth-year = Fødselsår
list-column-fee = Gebyr
list-column-paid = Betalt
list-column-meal = Måltid
list-column-note = Bemærkning
list-column-email = E-mail
list-column-consent = Må offentliggøres
list-column-team = Hold
list-column-board = Bræt på holdet
list-column-captain = Holdkaptajn
list-column-partners = Makkere
prizes-open = { $open ->
    [one] Ét resultat mangler
   *[other] { $open } resultater mangler
  }: listen kan endnu ændre sig.
prizes-ceremony = Til overrækkelsen, den sidste plads først
prizes-none = Der gives endnu ingen præmie: skriv nedenfor, hvad der er.
prizes-nobody = Endnu har ingen vundet en af præmierne.
prizes-part-category = kategori { $part }
prizes-part-start = startscore { $part }
prizes-place = { $place }.
prizes-each = { $each } til hver
prizes-print = Udskriv denne side til overrækkelsen.
prizes-rules = Hvad der er
prizes-rules-about = Oppefra og ned, det vigtigste først. Præmier af én slags står fra førstepladsen og ned én på hver linje.
prizes-kind = Præmie { $n }
prizes-name = Navn
prizes-of = Hvem får den
prizes-of-none = bruges ikke
prizes-of-places = de første efter plads
prizes-of-categories = de første i hver kategori
prizes-of-starts = de første fra hver startscore
prizes-of-teams = de første hold
prizes-of-all-wins = alle, der vandt samtlige runder
prizes-group = Blandt
prizes-detail = Hvilke
prizes-detail-hint = For grader 5k-1k, for ungdom fødselsåret fra, for en kategori dens nummer, for en klub eller et land dets bogstaver.
prizes-list = Præmier
prizes-several = Én spiller må få flere præmier
prizes-shared = Lige i hovedscoren deler, uanset hvad tie-breaks siger
prizes-save = Gem præmierne
prizes-saved = Præmierne er gemt.
prizes-standings = Stilling for denne gruppe
group-all = alle
group-dan = dan-spillere
group-kyu = kyu-spillere
group-ranks = grader
group-category = en kategori
group-club = en klub
group-country = et land
group-youth = ungdom
group-women = kvinder
fault-group = »{ $typed }« siger ikke hvilke: grader såsom 5k-1k, et fødselsår, en kategoris nummer, en klub eller et lands to bogstaver.
entries-gap = rating { $rating } siger { $rank }
settings-rank-gap = Grader mellem grad og rating
settings-rank-gap-hint = Den, der afviger mere, markeres i tilmeldingen.
prizes-all-wins = alle partier vundet

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = Spillere tilmeldes fra disse lister, og deres ratinger ajourføres efter dem. For hvert forbund bruges den nyeste liste.
lists-none = Der er ingen liste endnu.
lists-list = Liste
lists-day = Dag
lists-people = Personer
lists-used = i brug
lists-file = Ratingliste
lists-file-hint = Som den kommer fra EGF (HTML), FFG eller AGA (TDList). Den tages helt eller slet ikke; { $kept } af hver gemmes.
lists-act = Indlæs listen
lists-done = { $name } fra { $date }: { $count } personer.
lists-done-but = { $name } fra { $date }: { $count } personer. { $lines ->
    [one] Én linje blev udeladt
   *[other] { $lines } linjer blev udeladt
  }: { $which }
lists-ask = Alle turneringer på denne server bruger disse lister, så en ejer af serveren indlæser dem: spørg { $names }.
lists-removed = { $name } af { $date } er fjernet.
enter-title = Tilmeld spillere
enter-no-list = Der er ingen ratingliste endnu.
enter-list = { $name }, { $date }, { $count } personer
enter-field = Navn eller nummer
enter-found = { $count ->
    [0] Ingen hedder sådan.
    [one] Ét sådant navn.
   *[other] { $count } sådanne navne.
}
enter-keys = ↓ går ned, Enter tilmelder den eneste eller går til den første, feltet er tomt igen.
enter-entered = Tilmeldt
enter-not-listed = Ikke på listen?
enter-by-hand = Tilmeld i hånden
enter-newest = Sidst tilmeldt
enter-all = Alle spillere
enter-list-gone = Der er en nyere ratingliste. Vælg fra den.
list-column-surname = Efternavn
list-column-first-name = Fornavn
list-column-name = Hele navnet
list-column-native-name = Navn i egen skrift
list-column-rank = Grad
list-column-rating = Rating
list-column-country = Land
list-column-club = Klub
list-column-pin = EGF-PIN
list-column-licence = Fransk licens
list-column-aga-id = AGA-nummer
list-column-registration = Tjekket ind eller tilmeldt
list-column-rounds = Runder
list-column-correction = Korrektion af scoren
list-column-none = Bruges ikke
list-preview-title = Hvem der ville blive tilmeldt
list-preview-lead = { $new } nye, { $known } allerede tilmeldt. Intet er gjort endnu.
list-not-entered = Ingen er tilmeldt endnu. Se først på de markerede linjer.
list-wrong = { $count ->
    [0] Noget mangler:
    [one] Én linje er ikke klar. Angiv, hvad der mangler, eller udelad den.
   *[other] { $count } linjer er ikke klare. Angiv, hvad der mangler, eller udelad dem.
}
list-names-ask = Hvilken del af navnene er efternavnet? Det står med fed.
list-names-turn = Vender navnene forkert? Efternavnet står med fed.
list-names-given-first = Fornavn først
list-names-surname-first = Efternavn først
list-scale-ask = Hvilken skala er ratingene på?
list-scale-european = Europæisk: 2100 er 1 dan
list-scale-french = Fransk: 50 er 1 dan
list-scale-american = Amerikansk: 1,5 er 1 dan
list-far-ask = { $count ->
    [one] Én rating ligger langt fra graden ved siden af.
   *[other] { $count } ratinger ligger langt fra graden ved siden af.
  } Hvad er rigtigt?
list-far-keep = Behold grad og rating
list-far-rank = Tag gradens rating
list-likely-ask = { $count } grader er ikke klare. For hver er der et forslag.
list-likely-all = Brug alle forslag
list-likely = Brug { $rank }
list-alike = Næsten navnet på nr. { $no } { $name }
list-alike-line = Næsten navnet på { $name } på linje { $line }
list-columns = Hvad kolonnerne blev opfattet som
list-header = Kolonne
list-sample = Eksempel
list-taken-for = Opfattet som
list-unused = bruges ikke
list-column-of = Kolonnen { $header } med { $sample } er
list-look-again = Læs sådan
list-line = Linje
list-numbers = Numre
list-leave-out = Udelad
list-leave-out-of = Udelad { $name }
list-rank-of = Grad for { $name }
list-new = ny
list-same = nr. { $no }, som det står
list-changes = nr. { $no } { $name } ajourføres
list-more = Og { $count } mere, som ikke vises.
list-enter = Tilmeld { $count }
list-other = En anden liste
list-nobody-on-it = Ingen er på denne liste.
update-title = Ajourfør ratinger
update-lead = { $count ->
    [0] Ingen afviger fra de nyeste lister.
    [one] Én spiller afviger fra de nyeste lister.
   *[other] { $count } spillere afviger fra de nyeste lister.
}
update-gap-field = Sig til, hvor grad og rating afviger med mere end så mange grader
update-show = Vis
update-chosen = Valgt
update-now = Nu
update-list-says = Listen siger
update-look = Se efter
update-unknown = { $list }-listen kender ingen med dette nummer.
update-other = På { $list }-listen tilhører dette nummer { $name }.
update-twice = Nr. { $no } har samme { $list }-nummer.
update-expired = Medlemskabet udløb { $date }.
update-namesakes = { $list }-listen kender { $count } personer med dette navn. Vælg en.
update-gap = Ratingen svarer til { $rank }: { $ranks } grader ved siden af.
update-who = Hvem { $name } er
update-nobody = Ingen af dem
update-ratings = Overtag ratinger
update-both = Overtag ratinger og grader
update-rank = Grad efter rating
update-rating = Rating efter grad
entries-chosen = Med de valgte
entries-choose-all = Vælg alle { $count } fundne
entries-choose-head = Vælg
participants-nothing = Der er intet at læse: vælg en fil, eller indsæt listen.
entries-chosen-check-in = Tjek ind
entries-chosen-announce = Ikke her
entries-chosen-take-out = Tag ud
entries-chosen-set-club = Sæt klub
entries-chosen-set-country = Sæt land
entries-chosen-rank-up = Én grad op
entries-chosen-rank-down = Én grad ned
entries-chosen-rounds = Runder, såsom 1,3-5
entries-chosen-set-rounds = Sæt runder
entries-chosen-nobody = Ingen blev valgt. Sæt først kryds ved spillere.
entries-chosen-ask = { $count ->
    [one] { $what }: én spiller?
   *[other] { $what }: { $count } spillere?
  }
entries-chosen-more = og { $count } til
entries-chosen-no-rounds = Det er ingen runder. Skriv dem som 1,3-5.
entries-sort = Sortér efter
entries-sort-name = Navn
entries-sort-rank = Grad
entries-sort-rating = Rating
entries-sort-club = Klub
entries-sort-country = Land
entries-sort-number = Tilmeldt
entries-sort-category = Kategori
entries-sort-pin = Europæisk PIN
entries-sort-fee = Gebyr
entries-sort-paid = Betalt
entries-sort-meal = Måltid
entries-sort-born = Fødselsår
entries-show-so = Anvend
entries-show-paid = Betalt { $count }
entries-show-far = Grad langt fra rating { $count }
entries-show-no-pin = Uden PIN { $count }
entries-show-out = Ikke i runde { $round }: { $count }
entries-chosen-unpaid = Har ikke betalt
numbers-title = { $count ->
    [one] Ét nummer står på listerne og er ikke indtastet
   *[other] { $count } numre står på listerne og er ikke indtastet
  }
numbers-about = Hver liste kender kun én person med det navn. Se efter, om det er den samme, og fjern ellers krydset.
numbers-number = Nummer
numbers-take = Overtag numrene
numbers-taken = { $count ->
    [0] Intet blev overtaget.
    [one] Én spiller har nu et nummer.
   *[other] { $count } spillere har nu et nummer.
  }
numbers-way = Overtag alle numre fra listerne
names-small = { $count ->
    [one] Skriv dette navn med små bogstaver
   *[other] Skriv disse { $count } navne med små bogstaver
}
names-small-done = { $count ->
    [one] Ét navn står nu med små bogstaver.
   *[other] { $count } navne står nu med små bogstaver.
}
enter-nearest = De { $count } nærmeste navne.
entry-added-from = { $name } er tilmeldt og spiller fra runde { $round }. Sæt også kryds ved runden før for at give plads som forsinket.
list-enter-both = Tilmeld { $new }, opdater { $known }
