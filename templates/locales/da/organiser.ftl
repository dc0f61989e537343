# The organiser's screens: settings, registration, drafts, journal, people.

## Why the desk refuses
refusal-entered-already = { $name } er allerede tilmeldt. To personer med samme navn skal have noget, der skelner dem, såsom PIN eller licens.
refusal-has-games = Denne spiller har partier. Lad vedkommende udtræde i stedet: partierne bliver.
refusal-excluded = En kendelse i kraft holder denne spiller ude af runde { $round }. Træk kendelsen tilbage, eller ændr den først.
refusal-paired-in-round = Denne spiller er parret i runde { $round }. Ophæv først brættets parring i kladden; en offentliggjort runde bliver, som den er.
refusal-rounds-drawn = { $rounds } runder er allerede lodtrukket; turneringen kan ikke have færre.
refusal-already-published = Runde { $round } er offentliggjort. Dens parringer bliver, som de er.
refusal-already-drawn = En anden har netop lodtrukket runde { $round }. Se på den kladde, før du lodtrækker igen.
refusal-publish-first = Runde { $round } kommer først: offentliggør den.
refusal-no-such-round = Denne turnering har { $rounds } runder.
refusal-draft-changed = En anden har ændret denne kladde. Se på den, og gør det så igen.
refusal-nothing-drawn = Runde { $round } har ingen brætter endnu. Lodtræk den først.
refusal-file = Filen kan ikke læses: { $faults }

draw-unknown-round = Denne turnering har { $rounds } runder.
draw-no-participants = Ingen deltager i runde { $round }. Tilmeld spillere, eller tjek dem ind.
draw-one-participant = { $name } er den eneste deltager. Et parti kræver to.
draw-not-taking-part = { $name } deltager ikke i denne runde. Se efter i tilmeldingen.
draw-twice = { $name } er nævnt to gange.
draw-table-twice = Bord { $table } er givet til to brætter. Flyt et af dem.
draw-bye-not-needed = Feltet går op uden { $name }: ingen oversidder er nødvendig.
draw-too-large = { $count } spillere er for mange til én lodtrækning. Del feltet i to turneringer.
draw-no-valid-pairing = Ingen gyldig parring. Hvad man end prøver, står disse uden modstander: { $names }

draft-unknown-round = Denne turnering har { $rounds } runder.
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
draft-forbidden = Imod lodtrækningens regler: { $pairs }. Intet blev ændret. Vil du det alligevel, så sæt kryds i den boks, der tilsidesætter dem; logbogen fortæller det.
draft-may-not = Dette kan ikke lade sig gøre: { $pairs }. Intet blev ændret.
draft-table-unused = Bord { $table } er ude af brug efter lodtrækningens regler. Vælg et andet bord, eller ret reglerne.
draft-not-free = { $name } er ikke ledig. Vælg en, der venter eller sidder over.

## Ways between the organiser's pages
organiser-pages = Tilmelding og filer
way-groups = Grupper
way-downloads = Filer
way-people = Personer
way-journal = Logbog

act-import-notes = Hvad der er at sige om filen

## A new tournament
create-title = En ny turnering
create-lead = Disse få ting er nok til at begynde. Alt kan ændres senere.
create-import = Eller indlæs den fra en fil.
create-system = Hvordan parres der?
create-federation = Regler, komi og tid fra
create-federation-hint = De sædvanlige hos dette forbund; bagefter står de i indstillingerne.
create-act = Opret turnering
create-done = { $event } er oprettet. Her er dens indstillinger; se dem igennem, og tilmeld så spillere.
create-before = Denne formular var sendt før, og turneringen blev oprettet dengang. Her er den.
system-mcmahon = McMahon
about-system-mcmahon = Alle starter med en score efter grad og møder folk med samme score.
system-swiss = Schweizersystem
about-system-swiss = Alle starter lige og møder folk med lige så mange sejre.
system-swiss-categories = Schweizersystem med kategorier
about-system-swiss-categories = Som schweizersystem, inden for kategorier af grader.
system-cup = Cup
about-system-cup = Som schweizersystem, men tidligere sejre vejer mere.
federation-egf = European Go Federation
federation-ffg = Frankrig: Fédération Française de Go
federation-dgob = Tyskland: Deutscher Go-Bund
federation-bga = Storbritannien: British Go Association
federation-ngb = Holland: Nederlandse Go Bond
federation-aga = USA: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = Kina: Chinese Weiqi Association
country-hint = To bogstaver: DK
fault-country = »{ $typed }« kendes ikke som land. Skriv dets to bogstaver, f.eks. DK.
fault-fraction = Skriv et tal fra 0 til 1, såsom 0,5, ikke »{ $typed }«.
fault-egf-pin = Skriv nummerets otte cifre, ikke »{ $typed }«.

## Reading a file
import-title = Indlæs en turnering fra en fil
import-lead = Den bliver en ny turnering her; intet, der findes, ændres.
import-file = Fil
import-file-hint = Højst 20 MB. Den kan trækkes hertil.
import-act = Indlæs fil
import-busy = Filen indlæses …
refusal-stopped = Stoppet. Intet er ændret.
work-progress = Fremgang
work-stop = Stop
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), resultater fra European Go Database (H9), Frankrig (tou), USA (AGA), Tengen (JSON).
import-create = Opret i stedet en turnering i hånden
import-no-file = Ingen fil blev valgt. Vælg en, og send den så.
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
read-duplicate-player = »{ $name }« er tilmeldt to gange, først på linje { $first }. Fjern eller omdøb en af dem.
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

## What is not kept of a file, or a file cannot say
note-teams-kept = Tengen bruger ikke filens { $teams } hold. De bevares og skrives tilbage til OpenGotha.
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
note-both-lose-as-two-losses = Runde { $round }, bord { $table }: begge taber; det skrives som et nederlag til hver.
note-both-win-as-two-wins = Runde { $round }, bord { $table }: begge vinder; det skrives som en sejr til hver.
note-no-result-not-rated = Runde { $round }, bord { $table }: intet resultat; det skrives som ikke til rating.
note-default-as-half-point = Runde { $round }, bord { $table }: uden kamp; det skrives som et halvt point uden parti.
note-default-as-free-round = Runde { $round }, bord { $table }: uden kamp; det skrives som en runde uden parti.
note-colors-unknown = Runde { $round }, bord { $table }: farverne kendes ikke; pladserne skrives, som de står.
note-member-number-missing = { $name } har intet medlemsnummer og udelades med alle partier. Indtast nummeret: modtageren kræver det.
note-club-cut = Klubben »{ $club }« skrives »{ $written }«: kolonnen har fire bogstaver.
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
note-versions-not-said = { $boards } brætter mister tællingen af deres ændringer.
note-setting-not-said = Indstillingen { $setting } ({ $value }) skrives ikke: formatet har ingen plads til den.
note-renamed = { $name } er tilmeldt to gange; den anden skrives som { $written }.
note-settings-assumed = Filen nævner hverken system, grænser, kriterier eller vægte: en McMahons er taget. Se indstillingerne efter, før du går videre.
note-days-assumed = Filen nævner hverken turneringens navn eller dage: i dag er skrevet. Se dem efter.
note-encoding-assumed = Filen nævner ikke sit tegnsæt: det fra vesteuropæiske regneark er taget. Se navnene efter.
note-line-left-out = { $what } (linje { $line }) kendes ikke her og blev udeladt.

## Settings
settings-title = Indstillinger
settings-saved = Indstillingerne er gemt.
settings-save = Gem indstillingerne
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
settings-country = Land
settings-director = Leder
settings-rounds = Runder
settings-play = Spil
settings-rules = Regler
settings-board-size = Brættets linjer
settings-komi-hint = For lige partier: 6,5
settings-time = Tænketid
settings-basic-minutes = Grundtid, i minutter
settings-overtime = Derefter
settings-overtime-seconds = Sekunder
settings-overtime-seconds-hint = Pr. periode, eller tillagt pr. træk
settings-overtime-stones = Sten
settings-overtime-stones-hint = Pr. periode; kun canadisk
settings-internet = Spilles på internettet
overtime-byoyomi = Byoyomi
overtime-canadian = Canadisk byoyomi
overtime-fischer = Fischer: sekunder pr. træk
overtime-sudden-death = Sudden death
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
settings-points = Runder uden parti
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
settings-placement-about = Det første afgør; er det lige, det næste.
settings-criterion = Kriterium { $n }
criterion-none = intet
criterion-about-nbw = sejre
criterion-about-mms = McMahon-score
criterion-about-cps = cupscore, tidligere sejre vejer mere
criterion-about-sts = Strasbourg-score
criterion-about-cat = kategori
criterion-about-rank = grad
criterion-about-rating = rating
criterion-about-sosw = modstanderes sejre
criterion-about-sosw-1 = modstanderes sejre uden den laveste
criterion-about-sosw-2 = modstanderes sejre uden de to laveste
criterion-about-sodosw = slåede modstanderes sejre
criterion-about-sososw = modstanderes SOSW
criterion-about-cussw = sum af sejre efter hver runde
criterion-about-sosm = modstanderes McMahon-scorer
criterion-about-sosm-1 = modstanderes scorer uden den laveste
criterion-about-sosm-2 = modstanderes scorer uden de to laveste
criterion-about-sodosm = slåede modstanderes scorer
criterion-about-sosts = modstanderes STS
criterion-about-sososm = modstanderes SOSM
criterion-about-cussm = sum af scorer efter hver runde
criterion-about-ext = bedrifter forsøgt
criterion-about-exr = bedrifter opnået
criterion-about-sdc = simpelt indbyrdes opgør
criterion-about-dc = indbyrdes opgør
settings-expert = For kendere: lodtrækningens vægte
settings-expert-about = Lodtrækningen finder parrene med størst samlet vægt. Dette er kriteriernes maksima; de sædvanlige passer til næsten enhver turnering.
settings-weights = Vægte
weight-duplicate = Ikke mødes to gange
weight-random = Tilfældighed
weight-color = Farvebalance
weight-category = Blive i kategorien
weight-score = Blive nær i score
weight-drawn = Hvem der parres op eller ned
weight-seeding = Seedning i gruppen
weight-handicap = Små handicap
weight-geography = Andre klubber og lande
weight-secondary = Sekundære kriteriers basis
weight-secondary-hint = Bevares for filer, der har den
weight-curve = Kurve
weight-curve-hint = Fra 0 til 1: 0,5
weight-deterministic = Tilfældighed ud fra navne
weight-deterministic-note = De samme spillere giver altid den samme lodtrækning.
settings-seeding = Seedning i gruppen
seeding-first-rounds = 1. metode til runde
seeding-first-method = 1. metode
seeding-later-method = Senere metode
seeding-first-by-rating = 1. metode: rating afgør blandt lige
seeding-later-by-rating = Senere metode: rating afgør blandt lige
method-random = Øvre halvdel mod nedre, tilfældigt
method-fold = Første mod sidste
method-slip = Øvre halvdels første mod nedres første
settings-drawn-up = Parret op og ned
drawn-upper = Hvem fra øvre gruppe går ned
drawn-lower = Hvem fra nedre gruppe går op
drawn-compensate = Udlign det
drawn-compensate-note = Den, der blev parret op, parres næste gang hellere ned, og omvendt.
place-drawn-top = Toppen
place-drawn-middle = Midten
place-drawn-bottom = Bunden
settings-apart = Holdt adskilt
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
entries-find = Navn, klub eller land
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
entries-came = { $count ->
    [one] Én spiller er tjekket ind.
   *[other] { $count } spillere er tjekket ind.
  }
entries-pages = Listens sider
entries-page = Side { $page }
entry-new-title = Tilmeld spiller
entry-surname = Efternavn
entry-first-name = Fornavn
entry-native-name = Navn i egen skrift
entry-native-name-hint = Hvis det er et andet: 森下 藍子
entry-rank = Grad
entry-rank-hint = 4k eller 2d
entry-rating = Rating
entry-rating-hint = Står det tomt: gradens midte
entry-club = Klub
entry-club-hint = Som den skrives på væglisten
entry-country = Land
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
entry-correction = Korrektion af startscoren
entry-correction-hint = Normalt 0; +1 starter én gruppe højere
entry-save = Gem
entry-add = Tilmeld
entry-add-next = Tilmeld, og næste
entry-added = { $name } er tilmeldt.
entry-changed = { $name } er ændret.
entry-withdraw-title = Udtræden
entry-withdraw-from = Fra
entry-withdraw-hint = Partier i tidligere runder bliver.
entry-withdraw = Udtræd
entry-withdrawn = { $name } deltager ikke mere fra runde { $round }.
entry-remove-title = Slet
entry-remove-hint = Til en, der er tilmeldt ved en fejl. Det kan ikke fortrydes.
entry-remove = Slet fra turneringen
entry-removed = { $name } er slettet.
entry-back = Tilbage til listen

## A list of participants
participants-title = Indlæs deltagerliste
participants-lead = Du ser, hvem der ville blive tilmeldt, før nogen bliver det.
participants-file-hint = En tabel som tekst, XLSX eller ODS, med kolonner i vilkårlig rækkefølge og en linje øverst, der navngiver dem. Uden en sådan linje: efternavn, fornavn, grad, land, klub.
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
participants-whole-tournament = Dette er en hel turnering. Indlæs den som en ny fra listen over turneringer.
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

## Downloads
downloads-title = Filer
downloads-through = Resultater til og med runde { $round }.
downloads-before = Ingen runde er offentliggjort endnu.
downloads-draft = Kladden holdes ude af resultater.
downloads-missing = { $count ->
    [one] Ét resultat mangler endnu.
   *[other] { $count } resultater mangler endnu.
  }
downloads-says-all = Den siger alt, hvad den er til for.
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
download-pairings = Parringer (CSV)
download-about-pairings = Til et regneark: én runde, bord for bord.
download-players = Spillere (CSV)
download-about-players = Til et regneark: alle tilmeldte.
download-participants = Deltagerliste (CSV)
download-about-participants = Navn, grad, land, klub: til andre turneringer og programmer.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Turneringen, til at gå videre med i OpenGotha.
download-tengen = Tengen (JSON)
download-about-tengen = Hele turneringen med kladder; kan indlæses igen nøjagtigt.
