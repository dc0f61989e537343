# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = Ingen deltager i runde { $round }. Tilmeld spillere, eller tjek dem ind.
draw-one-participant = { $name } er den eneste deltager. Et parti kræver to.
draw-not-taking-part = { $name } deltager ikke i denne runde. Se efter i tilmeldingen.
draw-twice = { $name } er nævnt to gange.
draw-table-twice = Bord { $table } er givet til to partier. Flyt et af dem.
draw-bye-not-needed = Antallet af spillere er lige uden { $name }: ingen oversidder er nødvendig.
draw-too-large = { $count } spillere er for mange til én lodtrækning. Del feltet i to turneringer.
draw-no-valid-pairing = Der er ingen gyldig parring. Uanset hvad der prøves, står disse spillere uden modstander: { $names }
draft-already-published = Runde { $round } er offentliggjort. Dens parringer bliver, som de er.
draft-not-published = Runde { $round } er ikke offentliggjort endnu. Ret dens kladde i stedet.
draft-unknown-entry = Der er ingen spiller { $name }.
draft-not-taking-part = { $name } deltager ikke i denne runde. Se efter i tilmeldingen, eller ophæv bordets parring.
draft-twice = { $name } er parret to gange i denne runde. Ophæv parringen ved det ene bord.
draft-table-twice = To partier er ved bord { $table }. Flyt et af dem.
draft-no-board = Der er intet parti ved bord { $table }.
draft-already-paired = { $name } er parret ved bord { $table }. Ophæv først den parring.
draft-has-bye = { $name } sidder allerede over.
draft-no-bye = { $name } sidder ikke over, så der er intet at tage tilbage.
draft-oneself = { $name } kan ikke spille mod sig selv. Vælg to spillere.
draft-handicap = { $stones } sten er for mange. Giv 0 til 9.
draft-table-number = { $table } er ikke et bordnummer. Skriv et tal fra 1 til 9999.
draft-has-result = Bord { $table } har et resultat. Tag først resultatet tilbage.
draft-may-not = Ikke tilladt: { $pairs }. Intet blev ændret.
draft-table-unused = Bord { $table } bruges ikke efter lodtrækningens regler. Vælg et andet bord, eller ret reglerne.
draft-not-free = { $name } er ikke ledig. Vælg en, der venter eller sidder over.
draft-games-over = Alle partier i runde { $round } er slut. Tilmeld den forsinkede til næste runde.
## Ways between the organiser's pages
act-import-notes = Bemærkninger til den importerede fil
## A new tournament
create-title = Ny turnering
create-import = Eller importér den fra en fil.
create-more = Sted, forbund, hjælpere og mere
create-system = Hvordan parres der?
create-who = Hvem spiller?
create-who-one = Enkeltspillere
create-who-pairs = Par
create-who-teams = Hold
create-when = Hvornår?
create-when-days = På én dag eller nogle få dage
create-when-weeks = Over flere uger, med en periode til hver runde
create-federation = Regler, komi og tid fra
create-federation-hint = Forbundets sædvanlige værdier; de kan ændres i indstillingerne.
create-act = Opret turnering
today-missing = af { $total } resultater mangler
today-since = Runde { $round } siden { $time }
today-all-in = Alle resultater er inde
today-coming = Runde { $round } kl. { $time }
today-done = Runde { $round } er færdig
today-drafted = Runde { $round } er lodtrukket
today-over = Stillingen er endelig
today-enter = Indtast resultaterne
today-print = Udskriv runde { $round }
today-print-note = Lister til væggen, sedler til bordene.
today-look = Se kladden
today-draft-unseen = Ingen ser lodtrækningen, før du offentliggør den.
today-round = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  }, { $boards ->
    [one] én parring
   *[other] { $boards } parringer
  }{ $byes ->
    [0] {""}
    [one] , én oversidder
   *[other] , { $byes } oversiddere
  }.
today-reported = { $n ->
    [one] Bord { $tables }: en spiller har meldt resultatet.
   *[other] Bord { $tables }: spillere har meldt resultaterne.
  }
today-earlier = { $n ->
    [one] Runde { $round }: et resultat mangler
   *[other] Runde { $round }: { $n } resultater mangler
  }
today-more = { $n } mere
today-when-in = { $n ->
    [one] Når det sidste resultat er inde.
   *[other] Når de { $n } resultater er inde.
  }
today-when-in-and = { $n ->
    [one] Når det sidste resultat er inde.
   *[other] Når de { $n } resultater er inde.
  } Besvar først anmodningerne: { $waiting }.
today-draw-without = Lodtræk alligevel
today-window-over = { $n ->
    [one] Perioden for runde { $round } er forbi: 1 parti blev ikke spillet
   *[other] Perioden for runde { $round } er forbi: { $n } partier blev ikke spillet
  }
today-starts = Den begynder kl. { $time }.
today-starts-in = Den begynder kl. { $time }, om { $minutes } min.
today-then = Næste trin
today-send = Send resultaterne
today-send-note = Til dit forbund, i dets eget format.
today-sheets = Udskriv stillingen
today-lately = Seneste aktivitet
today-by = af { $name }
today-others = Meldte resultater, appeller, tilmeldinger
to-do-count = { $n ->
    [one] ting at gøre, så lodtrækningen
   *[other] ting at gøre, så lodtrækningen
  }
to-do-ready = Klar til lodtrækning
to-do-done = gjort
to-do-usual = standard
to-do-open = åben
to-do-waits = venter
to-do-nobody = Ingen endnu. Det går hurtigst at importere en liste eller indsætte en tabel.
to-do-players = Flere kan komme til indtil sidste runde.
to-do-list = Importér en liste
to-do-enter = én ad gangen
to-do-home = åbn for onlinetilmelding
to-do-times = Tider
to-do-no-times = Spillerne ser kun datoerne.
to-do-some-times = { $n ->
    [one] { $n } runde har et starttidspunkt.
   *[other] { $n } runder har et starttidspunkt.
  }
to-do-set-times = Sæt tiderne
to-do-groups = Hvem der begynder med hvor mange point
to-do-people = Dommere indtaster resultater på deres egen telefon.
to-do-invite = Inviter nogen
to-do-draw = { $n ->
    [0] Når der er mindst to spillere
   *[other] { $n } deltager
  }
to-do-hidden = Endnu ikke bekendtgjort
to-do-hidden-note = Indtil du bekendtgør den, kan kun du og dem, du inviterer, se turneringen.
to-do-see = Se det som spillerne
create-done = { $event } er oprettet.
create-before = Denne formular er allerede sendt, og turneringen blev oprettet dengang. Her er den.
system-mcmahon = McMahon
system-swiss = Schweizersystem
system-swiss-categories = Schweizersystem med kategorier
system-cup = Cup
fault-egf-pin = Skriv nummerets otte cifre{ $not }.
## Reading a file
import-title = Importér en turnering
import-lead = Den bliver en ny turnering her; de andre ændres ikke.
import-file = Fil
import-file-hint = Højst { $most } MB. Den kan trækkes hertil.
import-act = Importér
import-busy = Filen importeres …
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), resultater fra European Go Database (H9), Frankrig (tou), USA (AGA), Tengen (JSON).
import-create = Opret en turnering manuelt i stedet
import-only-players = Dette er en spillerliste, ikke en turnering. Opret først en turnering, og importér så listen på dens tilmeldingsside.
import-nothing-done = Intet blev importeret
import-wrong = Intet blev importeret fra { $file }
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
    [one] Én oplysning i filen blev ændret
   *[other] { $count } oplysninger i filen blev ændret
  }
place-file = Filen
place-line = Linje { $line }
place-element = { $element } (linje { $line })
place-column = { $line }, kolonne { $column }
place-setting = Indstillingen { $field }
## What is wrong with a file
read-too-large = Den har { $bytes } byte; grænsen er { $most }.
read-empty = Den er tom. Vælg en anden fil.
read-not-text = Den er ikke tekst i { $encoding }. Gem filen som UTF-8, og importér den igen.
read-not-xml = Dette er ikke velformet XML ({ $reason }). Gem filen igen i det program, der skrev den.
read-truncated = Den er ufuldstændig: filen er afkortet, eller et anførselstegn mangler. Hent den igen.
read-wrong-root = Det første element er { $found }, ikke { $wanted }. Vælg en fil af den slags.
read-too-deep = Den er indlejret mere end { $most } elementer dybt; det er ingen turneringsfil.
read-too-many = Der er flere end { $most }; så mange har ingen turneringsfil.
read-entity = Den definerer eller bruger entiteten »{ $name }«. Skriv selve tegnene eller deres numre.
read-missing = Det mangler. Tilføj det.
read-not-a-number = »{ $value }« er ikke et helt tal. Skriv et fra { $least } til { $most }.
read-out-of-range = Værdien er { $value }. Skriv et tal fra { $least } til { $most }.
read-not-points = »{ $value }« er ikke et antal point. Skriv et helt eller halvt tal, såsom 6.5.
read-not-a-fraction = »{ $value }« er ikke et tal. Skriv et fra 0 til 1, såsom 0.5.
read-not-a-date = »{ $value }« er ikke en dato. Skriv den som 2026-05-31.
read-not-a-rank = »{ $value }« er ikke en grad. Skriv 30k til 1k eller 1d til 9d.
read-not-one-of = »{ $value }« er ikke kendt her. Skriv en af { $allowed }.
read-unknown-player = Ingen spiller hedder »{ $name }«. Ret navnet, eller tilføj spilleren.
read-twice-in-round = »{ $name }« er allerede parret i runde { $round }, se linje { $first }. Fjern en af de to.
read-table-taken = Bord { $table } i runde { $round } er optaget, se linje { $first }. Giv et andet nummer.
read-disagrees = »{ $value }« og modstanderens »{ $other }« stemmer ikke overens. Ret en af dem.
read-not-a-cell = »{ $value }« er ikke et resultat. Skriv et såsom 12+/b0, 3-!w2, 0+ eller 0=.
read-no-such-row = Der er ingen række { $number }. Ret modstanderen.
read-columns = Den har { $found } kolonner i stedet for { $wanted }. Gør linjen fuldstændig.
read-nothing-of = Ingen linje i den er i formatet { $format }. Vælg en fil af den slags.
read-unknown-format = Denne slags fil kendes ikke her. Vælg en OpenGotha- eller MacMahon-fil, H9-resultater, en deltagerliste eller en Tengen-fil.
read-not-json = Den er ikke en Tengen-fil ({ $reason }). Eksportér den igen.
read-unknown-version = Den har version { $found }; dette program kender { $known }. Opdatér programmet, eller eksportér filen igen.
read-no-such-entry = Den henviser til tilmelding { $id }, som ikke findes. Eksportér filen igen.
read-twice = { $what } forekommer to gange. Eksportér filen igen.
team-fault-size = En holdkamp har { $size } brætter. Skriv et tal fra 2 til 10.
team-fault-number-twice = To hold har nummer { $number }. Giv et af dem et andet.
team-fault-name-twice = To hold hedder »{ $team }«. Omdøb et af dem.
team-fault-too-few = { $team } har færre end to spillere. Tilføj en, eller fjern holdet.
team-fault-too-many = { $team } har { $count } spillere; grænsen er { $most }.
team-fault-twice-in-squad = { $player } står to gange i truppen for { $team }. Fjern en af de to.
team-fault-two-squads = { $player } er i trupperne for { $team } og { $other }. Tag navnet ud af en af dem.
team-fault-captain-not-in-squad = { $player } er ikke i truppen for { $team }. Tilføj navnet, eller vælg en anden holdkaptajn.
team-fault-not-in-squad = Runde { $round }: { $player } er ikke i truppen for { $team }. Tilføj navnet, eller vælg en anden.
team-fault-two-boards = Runde { $round }: { $player } sidder ved to brætter for { $team }. Tag navnet væk fra et af dem.
team-fault-no-team = Runde { $round }: der er intet hold med nummer { $number }. Vælg et andet.
team-fault-two-matches = Runde { $round }: { $team } har to modstandere eller spiller mod sig selv. Fjern en af holdkampene.
## What is not kept of a file, or a file cannot say
note-teams-kept = Filens { $teams } hold blev importeret, med opstillinger og holdkampe. De står under »Hold«.
note-teams-beside = Filen har { $teams } hold, men ingen runder med holdkampe: spillerne mødes enkeltvis, og holdene har en stilling ved siden af. Det kan ændres under »Hold«.
note-team-set-aside = Team (linje { $line }): { $team } har færre end to spillere (her { $players }) og blev udeladt.
note-of-another-team = Board (linje { $line }): { $player } er på holdet { $other }, ikke på { $team }; det blev udeladt.
note-board-taken = Board (linje { $line }): ved bræt { $board } for { $team } i runde { $round } sidder { $first }; { $player } blev udeladt.
note-at-two-boards = Board (linje { $line }): { $player } sidder allerede ved et bræt for { $team } i runde { $round }; det blev udeladt.
note-matches-not-said = Hvilke hold der mødes i runde { $round }, eksporteres ikke: OpenGotha udleder det af partierne ved bræt 1.
note-element-kept = Tengen bruger ikke { $element } (linje { $line }). Det bevares til eksport til OpenGotha.
note-attribute-kept = Tengen bruger ikke { $element }, { $attribute }. Det bevares til eksport til OpenGotha.
note-taken = { $element } (linje { $line }), { $field }: »{ $found }« kan ikke bruges; { $taken } blev brugt i stedet.
note-missing-taken = { $element } (linje { $line }), { $field } mangler; { $taken } blev brugt.
note-left-out = { $element } (linje { $line }), { $field }: »{ $found }« kan ikke bruges; det blev udeladt.
note-nobody-called = { $element } (linje { $line }): ingen spiller hedder »{ $name }«; det blev udeladt.
note-set-aside = { $element } (linje { $line }): { $name } er allerede parret i runde { $round }, se linje { $first }; det blev udeladt.
note-player-set-aside = Player (linje { $line }): { $name } står der to gange, først på linje { $first }; den anden blev udeladt.
note-more-oddities = { $more } bemærkninger mere som disse.
note-criterion-twice = Kriteriet { $criterion } stod der to gange; det andet blev udeladt.
note-ratings-as-they-stand = Filen siger ikke, hvordan ratinger er gemt (dataVersion); de blev importeret uændret.
note-ratings-shifted = Filen gemmer ratinger på en gammel skala (dataversion 200); 2050 blev lagt til hver.
note-transliterated = »{ $from }« skrives »{ $to }«: formatet har ikke disse bogstaver.
note-name-cut = »{ $name }« afkortes til »{ $written }«, så det passer i kolonnen.
note-left-out-without-game = { $name } har hverken et parti eller en oversidderrunde og udelades.
note-too-fast-for-a-class = Betænkningstiden er for kort til alle klasser i European Go Database; ingen klasse skrives.
note-result-missing = Runde { $round }, bord { $table }: resultatet mangler; det skrives som ukendt.
note-same-sign = Linje { $line }, { $field }: »{ $cell }« og »{ $other }« betyder, at begge vandt eller begge tabte; importeret sådan.
note-both-lose-as-two-losses = Runde { $round }, bord { $table }: begge taber; det skrives som et nederlag til hver.
note-both-win-as-two-wins = Runde { $round }, bord { $table }: begge vinder; det skrives som en sejr til hver.
note-no-result-not-rated = Runde { $round }, bord { $table }: intet resultat; det skrives som ikke ratet.
note-default-as-half-point = Runde { $round }, bord { $table }: uden kamp; det skrives som et halvt point uden parti.
note-default-as-free-round = Runde { $round }, bord { $table }: uden kamp; det skrives som en runde uden parti.
note-colors-unknown = Runde { $round }, bord { $table }: farverne kendes ikke; spillerne skrives i listens rækkefølge.
note-member-number-missing = { $name } har intet medlemsnummer og udelades med alle partier. Indtast nummeret: forbundet kræver det.
note-club-cut = Klubben »{ $club }« skrives »{ $written }«: kolonnen har fire bogstaver.
note-first-name-blank = { $name } har intet fornavn. Der skrives et mellemrum, da OpenGotha kræver et.
note-country-not-written = { $name }: landet »{ $country }« skrives ikke. OpenGotha tillader kun to bogstaver.
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
note-left-out-on-purpose = { $name } udelades med alle partier, som arrangøren har valgt.
note-manner-not-said = { $games ->
    [one] Hvordan { $games } parti blev vundet (point, opgivelse, tid …), skrives ikke.
   *[other] Hvordan { $games } partier blev vundet (point, opgivelse, tid …), skrives ikke.
  }
note-no-result-written = Runde { $round }, bord { $table }: intet resultat; det skrives som { $written }.
note-several-byes = { $byes ->
    [one] Runde { $round } har { $byes } oversidder; OpenGotha bevarer kun én.
   *[other] Runde { $round } har { $byes } oversiddere; OpenGotha bevarer kun én af dem.
  }
note-draft-not-said = Runde { $round } er en kladde; det kan filen ikke angive.
note-native-names-not-said = { $players ->
    [one] { $players } spillers navn i egen skrift skrives ikke.
   *[other] { $players } spilleres navne i egen skrift skrives ikke.
  }
note-pairs-left-out = { $entries ->
    [one] { $entries } tilmelding af to eller tre makkere er udeladt med sine partier: ratinglister tager ikke partier mellem makkere.
   *[other] { $entries } tilmeldinger af to eller tre makkere er udeladt med deres partier: ratinglister tager ikke partier mellem makkere.
  }
note-partners-not-said = { $entries ->
    [one] Makkerne i { $entries } tilmelding skrives ikke: formatet har én person pr. tilmelding.
   *[other] Makkerne i { $entries } tilmeldinger skrives ikke: formatet har én person pr. tilmelding.
  }
note-versions-not-said = { $boards ->
    [one] Hvor ofte resultatet af { $boards } parti blev ændret, står ikke i denne fil.
   *[other] Hvor ofte resultaterne af { $boards } partier blev ændret, står ikke i denne fil.
  }
note-setting-not-said = Indstillingen { $setting } ({ $value }) skrives ikke: formatet har intet felt til den.
note-renamed = { $name } er tilmeldt to gange; den anden skrives som { $written }.
note-settings-assumed = Filen angiver ikke system, grænser, kriterier og vægte: sædvanlige McMahon-værdier er brugt. Se indstillingerne igennem, før du går videre.
note-days-assumed = Filen angiver ikke turneringens navn og datoer: dags dato er brugt. Se dem igennem, før du går videre.
note-encoding-assumed = Filen er ikke UTF-8 og angiver ingen anden tegnkodning: den blev læst som { $used }. Se navnene igennem.
note-team-left-out = { $team } har færre end to spillere (her { $players }); holdet blev udeladt.
note-member-missing = { $team } nævner en, der ikke er i filen; navnet blev udeladt.
note-also-in-team = { $player } er på { $other } og på { $team } og spiller her for begge.
note-spare = { $size } personer spiller for { $team }; { $player } blev udeladt.
note-in-no-team = { $players ->
    [one] { $players } spiller er ikke på noget hold og blev udeladt.
   *[other] { $players } spillere er ikke på noget hold og blev udeladt.
  }
note-team-names-noted = { $teams ->
    [one] En tilmelding hedder efter sine spillere. Navnet på { $teams } hold står i noterne.
   *[other] En tilmelding hedder efter sine spillere. Navnene på { $teams } hold står i noterne.
  }
note-in-two-teams = { $player } er allerede på holdet { $other }; navnet blev udeladt fra { $team }.
note-played-for-others = Runde { $round }: { $player } spillede for { $team }, men er på holdet { $other }. Partiet bliver stående og tæller ikke for nogen af holdene.
note-boards-missing = Runde { $round }: brætterne for { $first } – { $second } er ikke i filen. Tilføj deres partier.
note-match-counted = Runde { $round }: filen har { $said } for { $first } – { $second }. Efter brætterne er det { $counted }, og det er det, der tæller her.
note-tables-of-boards = Alle brætter i en holdkamp stod ved ét bord. Hvert har nu sit eget bord.
note-teams-without-start = I filen begynder holdene med point efter deres grad. Her begynder hvert hold uden point.
note-line-left-out = { $what } (linje { $line }) kendes ikke her og blev udeladt.
## Settings
settings-drawn = Runder, der allerede er lodtrukket, bliver, som de er. Scorer og stilling følger straks indstillingerne.
settings-preset = Brug en skabelon
settings-preset-about = Udfylder formularen med et forbunds sædvanlige indstillinger. Intet ændres, før du gemmer.
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
settings-contact = Ansvarlig for persondata
settings-contact-hint = Navn og adresse på den dataansvarlige, som de vises på siden om privatliv
settings-rounds = Runder
settings-play = Spil
settings-rules = Regler
settings-board-size = Brætstørrelse
settings-komi-hint = For lige partier: 6,5
settings-basic-minutes = Grundtid, i minutter
settings-overtime = Overtid
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
settings-categories-hint = Laveste grad i hver kategori undtagen den sidste: 1d, 5k
settings-handicap-basis = Handicap efter
basis-score = McMahon-scoren
basis-rank = graden
settings-handicap-none-from = Intet handicap fra
settings-handicap-none-from-hint = Mellem spillere af denne grad eller højere: 1d
settings-handicap-correction = Fradrag i handicap
settings-handicap-correction-hint = I sten: 1
settings-handicap-ceiling = Højeste handicap
settings-handicap-ceiling-hint = 0 for kun lige partier
settings-bye-mms = Oversidder, McMahon-point
settings-absent-mms = Fravær, McMahon-point
settings-bye-wins = Oversidder, sejre
settings-absent-wins = Fravær, sejre
settings-no-result = Parti uden resultat
policy-replay = Intet, før det spilles om
policy-half = Et halvt point til hver
policy-zero = Ingen point
settings-round-down = Rund halve point ned
settings-round-down-note = Summen af oversidderrunder og fravær, til hele point. Jigo rundes aldrig.
settings-sos-half = Mistede runder tæller halvt for modstandere
settings-sos-half-note = I modstanderes scorer tæller hver mistet runde som et halvt point.
settings-placement = Placering
settings-of-teams = Parring og placering af hold indstilles under »Hold«; disse indstillinger gælder spillerne.
settings-placement-about = Spillerne ordnes efter det første; står de lige, efter det næste.
settings-expert = For eksperter: lodtrækningens vægte
settings-said-words = { $words }.
settings-said-hidden = *Kun arrangørerne* ser den, til den er bekendtgjort.
settings-said-seen = *Alle* kan se den.
settings-said-zone = Tider vises i *{ $zone }*.
settings-said-no-rooms = Alle borde står i *ét lokale*.
settings-said-rules = Regler: *{ $rules }*, på *{ $size }* linjer.
settings-said-even = Kun partier *uden handicap*.
settings-said-handicap = Handicap efter *{ $basis }*: *{ $difference }*, højst *{ $most }* sten, intet fra *{ $from }*.
settings-said-difference-less = forskellen minus { $n }
settings-said-difference-all = hele forskellen
settings-said-difference-more = forskellen plus { $n }
settings-said-mcmahon = Fra *{ $bar }* og op begynder alle lige, og fra *{ $floor }* og ned også.
settings-said-teams = *Hold* mødes: { $system }. Brætter, handicap og holdenes rækkefølge står under *Hold*.
settings-said-apart = Parringer, der undgås (vægt i scoregrupper): { $kept }.
settings-said-not-apart = *Ingen* parringer undgås.
settings-said-skip = Spillere *må springe over* en runde, der ikke er lodtrukket endnu.
settings-said-skip-ask = Spillere *spørger*, om de må springe en runde over.
settings-unplayed = Partier, der ikke spilles i perioden
settings-grace-days = Dages frist efter perioden
settings-grace-days-hint = Før de er gået, kan partier, der ikke blev spillet, ikke afgøres. Det sker aldrig automatisk.
settings-open-games = Uafsluttede partier, når en senere runde lodtrækkes
settings-open-games-hint = Kun ved lodtrækningen; i stillingen tæller de intet, før de er spillet.
open-games-nothing = Intet til nogen af dem
open-games-half = Et halvt point til hver
settings-least-games = Runder, der kræves for en plads
settings-least-games-hint = 0 for ingen. Spillede partier tæller, og det gør en oversidder og en sejr uden kamp også. Spillere, der ikke længere kan nå det, står nedenunder uden plads og præmie.
settings-up = Oprykkere
settings-series = Ligaserie
settings-series-hint = Dine turneringer med samme navn kan føjes til dens side; en turnering, der får et andet navn, forlader dem
settings-season-name = Sæson
settings-season-name-hint = F.eks. 2026/27; divisioner i én sæson vises sammen
settings-division = Division
settings-division-hint = 1 er den højeste; 0, hvis der kun er én
settings-up-hint = Til divisioner: stillingen har en streg der. 0 for ingen.
settings-down = Nedrykkere
settings-said-moves = *{ $up }* rykker op, *{ $down }* rykker ned.
settings-said-alone = Turneringen er i *ingen serie*.
settings-said-unplayed = Hvis et parti ikke spilles i sin periode: *{ $policy }*, når en arrangør afslutter runden.
settings-said-grace = { $n ->
    [one] *1* dags frist.
   *[other] *{ $n }* dages frist.
  }
settings-said-open-nothing = Ved lodtrækningen tæller et uafsluttet parti *intet*.
settings-said-open-half = Ved lodtrækningen tæller et uafsluttet parti *et halvt point til hver*.
settings-said-least = { $n ->
    [one] En plads kræver *1* spillet runde.
   *[other] En plads kræver *{ $n }* spillede runder.
  }
settings-said-least-none = Alle får en plads, uanset hvor få partier de spiller.
settings-said-worth = En oversidder tæller *{ $bye }*, fravær *{ $absent }*.
settings-said-placement = Ordnet efter { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Et resultat, som begge spillere har meldt, tæller efter *{ $n }* minutter.
settings-said-names-first = Efternavne står *først*.
settings-said-names-last = Efternavne står *sidst*.
settings-said-sides-mean = *To eller tre* spiller på skift på en side, ratet efter deres gennemsnit.
settings-said-sides-given = *To eller tre* spiller på skift på en side, ratet som angivet.
settings-said-ratings-shown = Ratingændringer *vises*.
settings-said-ratings-not-shown = Ratingændringer *vises ikke*.
settings-said-gap = En rating, der ligger mere end *{ $n }* grader fra graden, markeres.
settings-said-usual = { $n } værdier, alle som normalt
settings-said-otherwise = { $n } værdier, *{ $k }* anderledes end normalt
settings-places = Point og placeringer
settings-more = Flere værdier; de normale passer til næsten alle turneringer
settings-change = Ændr: { $what }
settings-save-from = Gem, fra runde { $round }
settings-follow-names = Sider, udskrevne ark og filer viser det straks.
settings-follow-print = Resultatsedler og regelark ændres: udskriv dem igen.
settings-follow-first = Intet er lodtrukket endnu: det gælder fra første runde.
settings-follow-drawn = Lodtrukne runder bliver, som de er.
settings-follow-places = Point og placeringer følger straks, også i tidligere runder.
settings-follow-open = Runde { $round } er offentliggjort: ændringen gælder også for dens åbne partier ({ $n }).
settings-follow-draft = Runde { $round } er lodtrukket, men ikke offentliggjort: træk lod igen, for at ændringen gælder.
settings-follow-length = Som det er nu, varer en runde omkring { $minutes } minutter.
settings-follow-gap = Runde { $round } begynder { $minutes } minutter efter runden før.
settings-follow-hours = Runderne beholder deres tider; de flyttes i tidsplanen.
settings-follow-players = Det gælder straks, også på spillernes telefoner.
settings-criterion-up = Flyt { $name } op
settings-criterion-out = Fjern { $name }
settings-criterion-add = Tilføj et kriterium
weight-duplicate = Ikke mødes to gange
weight-color = Farvebalance
weight-category = Samme kategori
weight-score = Nærliggende scorer
weight-drawn = Hvem der parres op eller ned
weight-handicap = Små handicap
weight-geography = Forskellige klubber og lande
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
apart-club-group = Klubber, der holdes adskilt
apart-hint = Vægt i scoregrupper
apart-excused-from = Gælder ikke fra
apart-excused-from-hint = En grad; stærkere spillere kan møde alle: 1d
apart-excused-by-wins = Heller ikke for spillere, der har vundet halvdelen af deres runder
apart-excused-at-bar = Heller ikke for dem ved baren
## Registration
entries-count = { $count ->
    [0] Ingen spillere er tilmeldt endnu.
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  }
entries-waiting = { $count ->
    [one] Én spiller er ikke tjekket ind.
   *[other] { $count } spillere er ikke tjekket ind.
  }
entries-nobody = Tilmeld spillere én ad gangen, eller importér en deltagerliste. Spillerne tjekkes også ind på denne side.
entries-import = Importér liste
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
entries-seated = er parret eller sidder over
entries-seated-here = tjekket ind
entries-seated-hint = ● er parret i den runde; kun lodtrækningen ændrer det.
entries-save = Gem listen
entries-saved = { $count ->
    [0] Intet blev ændret.
    [one] Én spiller er ændret.
   *[other] { $count } spillere er ændret.
  }
entries-removed = { $count ->
    [one] Én spiller er slettet.
   *[other] { $count } spillere er slettet.
  }
entries-paired = { $name } er parret i runde { $round }, så intet blev gemt. Ophæv først bordets parring i kladden; en offentliggjort runde bliver, som den er.
entries-check-in = { $count ->
    [one] Tjek den viste spiller ind
   *[other] Tjek alle { $count } fundne ind
  }
entries-check-out = { $count ->
    [one] Markér den viste spiller som ikke her
   *[other] Markér alle { $count } fundne som ikke her
  }
entries-page = Side { $page }
entry-new-title = Tilmeld spiller
entry-native-name = Navn i egen skrift
entry-native-name-hint = Hvis det er anderledes: 森下 藍子
entry-rank-hint = 4k eller 2d
entry-rating-hint = Hvis tomt: midten af graden
entry-club-hint = Som den vises på væglisten
entry-registration = Tilmelding
registration-final = Tjekket ind
registration-about-final = Parres i hver runde, der er afkrydset nedenfor.
registration-preliminary = Tilmeldt
registration-about-preliminary = Står på listen, men parres ikke.
entry-rounds = Deltager i runderne
entry-round-kept-out = Runde { $round }: holdt ude ved kendelse
entry-round-seated = Runde { $round }: parret, bliver
entry-more = Numre og korrektion
entry-egf-pin = EGF-PIN
entry-egf-pin-hint = De otte cifre i European Go Database
entry-ffg-licence = Fransk licens
entry-aga-id = AGA-nummer
entry-partners = Makkere, i den rækkefølge de spiller
entry-partners-hint = Én pr. linje: Beck, Bea, 2d. En rating, EGF-PIN, FFG eller AGA med et nummer kan følge. Personen ovenfor spiller først.
entry-correction = Korrektion af startscoren
entry-correction-hint = Normalt 0; +1 starter én gruppe højere
entry-add-next = Gem, og tilmeld en til
entry-late = Alle runder er lodtrukket: en spiller, der tilmeldes nu, spiller i ingen af dem. Så længe intet parti har et resultat, kan du tage alle runder tilbage og lodtrække igen; ellers tilføj runder i indstillingerne, eller giv spilleren plads ved et bord i en runde.
entry-added = { $name } er tilmeldt.
entry-changed = { $name } er ændret.
entry-rank-follows = Startscoren var { $was } og er nu { $now }: alle modstanderes SOS ændres også. { $count ->
    [one] Den lodtrukne parring bliver, som den er.
   *[other] De { $count } lodtrukne parringer bliver, som de er.
  } Næste lodtrækning bruger den nye grad.
entry-ranks-follow = { $starts ->
    [0] Deres startscorer er uændrede.
    [one] Én spillers startscore ændres, og alle deres modstanderes SOS også.
   *[other] { $starts } spilleres startscorer ændres, og alle deres modstanderes SOS også.
  } { $count ->
    [one] Den lodtrukne parring bliver, som den er.
   *[other] De { $count } lodtrukne parringer bliver, som de er.
  } Næste lodtrækning bruger de nye grader.
entry-rank-stays = Startscoren er stadig { $now }. { $count ->
    [one] Den lodtrukne parring bliver, som den er.
   *[other] De { $count } lodtrukne parringer bliver, som de er.
  } Næste lodtrækning bruger den nye grad.
entry-withdraw-title = Træk ud
entry-withdraw-from = Fra
entry-withdraw-hint = Partier i tidligere runder bliver.
entry-withdraw = Træk ud
entry-withdrawn = { $name } er trukket ud fra runde { $round }.
leave-title = Træk { $name } ud fra runde { $round }
leave-about = Indtastede resultater bliver stående, og det gør partier i tidligere runder også.
leave-games = { $n ->
    [one] Ét parti i disse runder er lodtrukket, men ikke spillet
   *[other] { $n } partier i disse runder er lodtrukket, men ikke spillet
  }
leave-what = Hvad der sker med dem
leave-opponents-win = Modstanderne vinder uden kamp
leave-as-unplayed = Turneringens regel for partier, der ikke er spillet
leave-annulled = De annulleres: intet resultat
leave-unsaid = Vælg, hvad der sker med partierne.
leave-reported = En spiller har meldt, hvordan disse endte. De forbliver åbne, til en dommer indtaster resultatet.
leave-undo = Det kan fortrydes: åbn hvert parti igen ved dets bord, og sæt igen kryds ved spillerens runder.
leave-undo-team = For at fortryde det: »{ $act }« på holdets side.
leave-act = { $n ->
    [0] Træk ud
    [one] Træk ud, og afgør 1 parti
   *[other] Træk ud, og afgør { $n } partier
  }
leave-done = { $n ->
    [one] { $name } er trukket ud fra runde { $round }; 1 parti, der ikke er spillet, er afgjort.
   *[other] { $name } er trukket ud fra runde { $round }; { $n } partier, der ikke er spillet, er afgjort.
  }
entry-remove-title = Slet
entry-remove-hint = For en, der er tilmeldt ved en fejl.
entry-remove = Slet fra turneringen
entry-removed = { $name } er slettet.
entry-back = Tilbage til listen
## A list of participants
participants-title = Importér deltagerliste
participants-lead = Du ser en forhåndsvisning, før nogen tilmeldes.
participants-file-hint = En tabel som tekst, XLSX eller ODS. Kolonnerne kan stå i vilkårlig rækkefølge, hvis den første linje navngiver dem; uden en sådan linje: efternavn, fornavn, grad, land, klub. Eller filen fra en anden turnering (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): den bruges til dens spillere.
participants-pasted = Eller indsæt den her
participants-pasted-hint = Rækker kopieret fra et regneark, med linjen med kolonnenavne.
participants-registration = Tilmeldingsstatus
participants-announced = Tilmeldt: tjek dem ind, når de kommer
participants-here = Tjekket ind
participants-act = Forhåndsvis listen
participants-done = { $count ->
    [0] Ingen nye var på listen.
    [one] Én spiller er tilmeldt.
   *[other] { $count } spillere er tilmeldt.
  } { $changed ->
    [0] { "" }
    [one] Én blev opdateret.
   *[other] { $changed } blev opdateret.
  } { $same ->
    [0] { "" }
   *[other] { $same } stod der allerede.
  }
participants-example = For eksempel
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
groups-drawn = Runde 1 er allerede lodtrukket. Andre grænser ændrer scorer, ikke dens parringer.
groups-floor-hint = Spillere under den starter, som om de havde denne grad
groups-bar-hint = Spillere over den starter, som om de havde denne grad
groups-try = Prøv disse grænser
groups-tried = Dette er en forhåndsvisning. Intet er ændret endnu.
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
groups-nobody = Når spillere er tilmeldt og tjekket ind, vises deres grupper her.
## Files
files-send = Send resultaterne til forbundet
files-keep = Gem en kopi af turneringen
files-list = Tag deltagerlisten med til et andet program
files-other = Andre formater
downloads-through = Resultater til og med runde { $round }.
downloads-before = Ingen runde er offentliggjort endnu.
downloads-draft = Kladder er ikke med i resultaterne.
downloads-missing = { $count ->
    [one] Ét resultat mangler
   *[other] { $count } resultater mangler
  }
downloads-waits = Venter på resultaterne ovenfor.
downloads-says-all = Denne fil indeholder alt det, dens format har plads til.
downloads-notes = { $count ->
    [one] 1 oplysning, som formatet ikke kan rumme
   *[other] { $count } oplysninger, som formatet ikke kan rumme
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
download-about-teams = Til et regneark: holdenes stilling med hver runde. De andre filer viser spillere, hver med sit hold.
download-pairings = Parringer (CSV)
download-about-pairings = Til et regneark: én runde, bord for bord.
download-players = Spillere (CSV)
download-about-players = Til et regneark: alle tilmeldte spillere.
download-participants = Deltagerliste (CSV)
download-about-participants = Navn, grad, land, klub: til andre turneringer og programmer.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Turneringen, til at gå videre med i OpenGotha.
download-pairgoth = Pairgoth
download-about-pairgoth = Offentliggjorte runder, som Pairgoth åbner dem: spillere, hold, partier og indstillinger.
download-tengen = Tengen (JSON)
download-about-tengen = Hele turneringen, også kladder; kan importeres igen uændret.

note-categories-not-said = { $players ->
    [one] Kategorien for { $players } spiller, sat manuelt, skrives ikke: dér afgør graden.
   *[other] Kategorierne for { $players } spillere, sat manuelt, skrives ikke: dér afgør graden.
  }
entry-category-by-rank = Efter graden
entry-category-hint = Anderledes end efter graden; til præmier, stilling og lodtrækning
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
season-not-all = Kun en, der arrangerer alle dens divisioner, kan oprette næste sæson.
season-about = Op- og nedrykning følger stregerne i stillingen; hver spiller eller hvert hold kan spille et andet sted. Hold beholder trup og holdkaptajn. Resultater bliver ved de gamle turneringer.
season-leaves = Udgår
season-next-name = Næste turnerings navn
season-plays-in = Hvor { $name } spiller næste gang
season-open = { $n ->
    [one] Ét parti mangler resultat.
   *[other] { $n } partier mangler resultat.
  }
season-undrawn = { $n ->
    [one] Én runde er ikke offentliggjort.
   *[other] { $n } runder er ikke offentliggjort.
  }
season-empty = Ingen ville spille her.
season-namesakes = Samme navn, og alle bliver tilmeldt: { $names }. Er det én person, så lad den ene udgå, eller tag den ud af en trup.
season-once = Samme forbundsnummer, derfor tilmeldt én gang, i den første trup: { $names }.
season-look = Se på dette først
season-sure = Opret næste sæson alligevel
season-sure-first = Se på dette først, og sæt kryds, hvis det er det, du vil.
season-to-choose = Vælg …
season-choose = Vælg en division, eller »Udgår«.
season-team-twice = To hold ved navn »{ $team }« ville spille i { $division }. Flyt et af dem et andet sted hen, eller omdøb det først i dets gamle turnering.
season-settings = Ret først indstillingerne for { $division }. { $fault }
season-make = Opret næste sæson
season-made = Den næste sæson er oprettet, skjult til hver division bekendtgøres.
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
create-people-hint = Spillere fra en tidligere turnering kopieres, tilmeldt og ikke tjekket ind.
create-people-none = Ingen endnu
delete-title = Slet
delete-about = Sletter turneringen med alt, hvad der er i den. Det kan ikke fortrydes.
delete-begin = Slet turneringen
delete-what = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  } og { $games ->
    [one] ét parti
   *[other] { $games } partier
  } ville blive slettet, med logbogen, kendelserne, noteringerne og alle links til turneringen.
delete-keep = Hent først en kopi
delete-keep-about = Én fil med det hele: personer, runder, logbog, hændelser, kendelser, noteringer, certifikater.
delete-keep-act = Hent det hele
delete-now = Slet den nu
delete-name = Skriv dens navn
delete-act = Slet permanent
delete-done = { $event } er slettet.
download-xlsx = Excel-projektmappe
download-about-xlsx = Spillere, stilling og parringerne i hver runde som ark i én XLSX-fil.

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = Dette skal udfyldes.
fault-too-long = { $length } tegn er for mange; grænsen er { $most }.
fault-control-character = Det indeholder et styretegn. Brug bogstaver, cifre og mellemrum.
fault-web-address = Det indeholder en webadresse. Skriv det venligst uden.
fault-ends-before-it-begins = Slutningen ligger før begyndelsen. Vælg samme dag eller en senere.
fault-past = Det ligger i fortiden. Vælg et senere tidspunkt.
fault-floor-above-bar = Gulvet ligger over baren. Vælg en bar, der er mindst lige så høj.
fault-twice = { $what } står der to gange. Én gang er nok.
fault-no-main-score = En af MMS, NBW og CPS skal med, så sejre tæller.
fault-category-order = Hver grænse skal være lavere end den foregående.
fault-round-order = Den ville begynde før runde { $round } eller samtidig.
fault-club-code = »{ $code }« er ikke en klubkode: skriv 1 til 4 almindelige bogstaver og cifre.
error-reference = Sker det igen, så giv arrangøren dette nummer: { $number }.
error-to-the-front = Til forsiden

downloads-complaints = { $count ->
    [one] 1 fejl ville få dem til at afvise den:
   *[other] { $count } fejl ville få dem til at afvise den:
}
downloads-accepted = Ingen fejl i det, som modtageren kontrollerer.
download-draft = Hent alligevel, til eget brug
downloads-nothing = { $file }: denne fil ville være tom.
downloads-refused = { $file }: { $count ->
    [one] én fejl skal rettes først.
   *[other] { $count } fejl skal rettes først.
}
reporting-title = Rapporter til forbund
reporting-clubs = Klubkoder
reporting-clubs-about = Op til fire bogstaver eller cifre, som forbundet bruger dem. Uden kode får den europæiske fil navnets første fire bogstaver.
reporting-aga = Udeladt af den amerikanske rapport
reporting-aga-about = Spillere med kryds udelades med alle deres partier.

# Mending a published round.

settings-hidden = Skjult, til den bekendtgøres
settings-hidden-note = Kun arrangørerne ser den. Fjern krydset for at bekendtgøre den nu.

private-initials = Vis kun initialer
private-initials-note = For et barn: kun de, der driver turneringen, kan læse det fulde navn.
merge-title = To tilmeldinger af én person
merge-ask = { $stays } bliver og får partierne, de kommende runder, meldingerne og anmodningerne fra { $goes } og de oplysninger, der mangler. { $goes } slettes; det personlige link fører til { $stays }. Det kan ikke fortrydes.
merge-double = Den anden tilmeldings nummer
merge-act = Slå de to sammen
merge-unsure = Skriv nummeret på en anden tilmelding.
merge-done = { $name } er slået sammen med denne tilmelding.
forget-title = Hvad der gemmes om denne person
forget-data = Hent alt, til personen
forget-about = At glemme fjerner navn, numre, adresse og link, overalt og permanent. Partierne bliver stående under et nummer, ligesom grad, klub og land, som parringerne byggede på.
forget-left = Navnet står også her. Ret det der først, så forsvinder det også fra logbogen: { $left }
forget-sure = Jeg er sikker: det kan ikke fortrydes
forget-act = Glem denne person
forget-unsure = Sæt kryds ved, at du er sikker.
forget-done = Glemt: nummer { $number } har ikke længere et navn.
forget-done-but = Glemt: nummer { $number } har ikke længere et navn. Navnet står stadig her; ret det: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Vis resultater, som begge spillere har meldt, før de er bekræftet
settings-provisional-note = På rundens side, mærket som ubekræftet. De tæller først, når de er bekræftet.
round-provisional = endnu ikke bekræftet

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = Ude af turneringen ved kendelse { $no }
timetable-lead = Hvornår hver runde begynder. Skærmen i salen tæller ned til det; en dommer starter urene fra listen over borde.
timetable-plan = Planlæg dagen
timetable-first = Første runde begynder
timetable-minutes = En rundes længde i minutter
timetable-pause = Pause i minutter
timetable-fill = Udfyld alle runder
timetable-tried = Tiderne nedenfor er ikke gemt endnu. Ret enkelte runder, og gem så.
timetable-day = Dag
timetable-time = Kl.
timetable-window = Periode i stedet for et klokkeslæt
timetable-window-about = Til ligaer og klubaftener: rundens partier spilles på en hvilken som helst dag fra den første til den sidste, når spillerne aftaler det. Perioder må overlappe. Uden klokkeslæt gælder hele dage.
window-too-early = Perioden begynder før turneringen, som begynder { $day }.
window-too-late = Perioden slutter efter turneringen, som slutter { $day }.
window-and-start = Både et starttidspunkt og en periode: spillerne får begge at vide. Slet starttidspunktet, hvis partierne spilles i perioden.
timetable-from-time = Fra kl.
timetable-until-time = Til kl.
fault-window-ends-first = Perioden ville slutte, før den begynder. Skriv en sidste dag, der ikke ligger før den første.
fault-window-order = Denne periode slutter, før den for runde { $round } begynder. Sæt runderne i rækkefølge.
unplayed-way = Partier i runde { $round }, der ikke blev spillet
unplayed-title = Afslut runde { $round }
unplayed-none = Intet parti i denne runde mangler at blive afgjort.
unplayed-count = { $n ->
    [one] 1 parti blev ikke spillet
   *[other] { $n } partier blev ikke spillet
  }
unplayed-what = Hvad de får: { $policy }. { $worth }.
unplayed-change = Ret det
unplayed-late = Det kan fortrydes, så længe intet andet resultat er indtastet. Et parti, der spilles sent, indtastes ved sit bord og tæller i denne runde.
unplayed-not-before = Perioden og fristen slutter { $at }. Indtil da afgøres intet.
unplayed-settle = { $n ->
    [one] Afslut runde { $round }: 1 parti
   *[other] Afslut runde { $round }: { $n } partier
  }
unplayed-settled = Runde { $round } er afsluttet. Det kan fortrydes nedenfor.
unplayed-reopened = Partierne i runde { $round } er åbne igen.
unplayed-reported = Forbliver åbne: { $n }
unplayed-reported-about = En spiller har meldt, hvordan de endte, eller begge har aftalt en senere dato. Indtast resultaterne; ellers forbliver de åbne.
unplayed-done = Afgjort uden parti: { $n }
unplayed-reopen = Fortryd: åbn dem igen
timetable-save = Gem tidsplanen
timetable-saved = Tidsplanen er gemt.
timetable-hall = Skærmen i salen

webhooks-title = Webhooks
event-more = Bekendtgør, kopiér, arkivér, slet
webhooks-lead = Giv et andet program besked, når en runde offentliggøres, et resultat indtastes, eller stillingen er endelig.
webhooks-secret = Denne hemmelighed signerer beskederne. Kopiér den nu: den vises ikke igen.
webhooks-since = siden { $at }
webhooks-remove = Fjern
webhooks-removed = Adressen er fjernet.
act-add-webhook = Webhook tilføjet
act-remove-webhook = Webhook fjernet
webhooks-url-hint = https://…; hver besked er en POST med JSON, signeret i headeren Tengen-Signature.
webhooks-full = Ti adresser er grænsen. Fjern først en.
webhooks-log = Sendte beskeder
webhooks-log-empty = Intet endnu.
webhook-event-round-published = runde offentliggjort
webhook-event-result-entered = resultat indtastet
webhook-event-standings-final = endelig stilling
webhook-taken = leveret { $at }
webhook-waits = venter på at blive sendt
webhook-again = { $tries ->
    [one] forsøgt én gang, igen { $at }
   *[other] forsøgt { $tries } gange, igen { $at }
  }
webhook-given-up = { $tries ->
    [one] opgivet efter { $tries } forsøg
   *[other] opgivet efter { $tries } forsøg
  }
lists-fetched = Automatisk hentning
lists-fetched-about = Den nyeste liste hentes fra denne adresse; mislykkes det, bliver den forrige.
lists-fetched-last = Sidst { $at }:
lists-fetched-never = Ikke hentet endnu.
web-address = Adresse
lists-source-url-hint = Hvor forbundet offentliggør den; tom for ingen.
lists-source-every = Interval i timer
lists-source-every-hint = 0: kun manuelt, med tengen ratings fetch
lists-source-save = Gem adressen
outside-address = { $address } er ikke en adresse. Skriv en såsom https://go.example/hook.
outside-private = Adressen ligger i et privat netværk.
outside-too-large = Serveren dér sender mere end { $most } MB.
outside-too-slow = Serveren dér var for lang tid om det.
outside-connection = Forbindelsen mislykkedes eller blev afbrudt.
fetch-no-source = Der er ikke angivet nogen adresse.
fetch-broken = Der er ingen liste på den adresse, eller den er beskadiget.
fetch-other-list = Listen på den adresse er den fra { $list }.
fetch-shrunk = Den nye liste har { $people } personer, den forrige { $before }: måske er den ufuldstændig.
fetch-not-kept = Listen kunne ikke gemmes.
fetch-done = { $people } personer af { $date }.
webhook-no-key = Signeringsnøglen er ikke på denne maskine: kopiér server.key derfra, hvor adressen blev tilføjet, eller tilføj den igen.

settings-zone = Tidszone
settings-zone-hint = F.eks. Europe/Copenhagen eller en by. Hvis tom, bruges serverens ur.
settings-zone-timetable = Tidsplanens runder begynder på samme tidspunkt som før; i en anden zone er klokkeslættet et andet.
settings-saved-zone = Indstillingerne er gemt. Runderne begynder på samme tidspunkter som før, hvilket er andre klokkeslæt i denne zone: runde { $round } kl. { $after }, ikke { $before }. Mente du { $before }, så ret tidsplanen.

# What only the organiser knows of players; prizes; standings of a group.

private-title = Kun for arrangører
private-about = Ingen andre ser dette: det står på ingen offentlig side og i ingen fil til andre. Køn og fødselsår bruges til præmier.
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
fault-email = »{ $typed }« er ikke en e-mailadresse: skriv en såsom anna@go.example.
list-column-birth-year = Fødselsår
list-column-email = E-mail
list-column-consent = Må offentliggøres
list-column-board = Bræt på holdet
list-column-partners = Makkere
prizes-open = { $open ->
    [one] Ét resultat mangler
   *[other] { $open } resultater mangler
  }: listen kan endnu ændre sig.
prizes-ceremony = Til overrækkelsen, den sidste plads først
prizes-none = Ingen præmier endnu.
prizes-nobody = Ingen har vundet en præmie endnu.
prizes-part-category = kategori { $part }
prizes-part-start = startscore { $part }
prizes-place = { $place }.
prizes-each = { $each } til hver
prizes-print = Udskriv denne side til overrækkelsen.
prizes-rules = Hvem der vinder hvad
prizes-add = Tilføj en præmie
prizes-kind = Præmie { $n }
prizes-name = Navn
prizes-of = Til
prizes-of-none = ingen: fjern denne præmie
prizes-of-places = de øverste pladser
prizes-of-categories = de bedste i hver kategori
prizes-of-starts = de bedste fra hver startscore
prizes-of-teams = de øverste hold
prizes-of-all-wins = alle, der vandt alle runder
prizes-group = Blandt
prizes-detail = Hvilke
prizes-detail-hint = For grader: 5k-1k; for ungdom: fødselsår fra; for en kategori: dens nummer; for en klub eller et land: bogstaverne.
prizes-list = Præmier
prizes-list-hint = Én pr. linje, fra førstepladsen og ned, f.eks. 300 EUR.
prizes-several = Én spiller kan få flere præmier
prizes-single = Hver spiller får højst én præmie, den første på listen
prizes-shared = Spillere med samme score deles om præmier
prizes-unshared = Spillere med samme score deles ikke om en præmie
prizes-save = Gem præmierne
prizes-most = En turnering har højst { $most } slags præmier. Fjern en for at tilføje en anden.
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
fault-group = »{ $typed }« er ikke klart: skriv grader såsom 5k-1k, et fødselsår, nummeret på en kategori, en klub eller et lands to bogstaver.
entries-gap = rating { $rating } svarer til { $rank }
settings-rank-gap = Tilladt forskel mellem grad og rating, i grader
settings-rank-gap-hint = Den, der afviger mere, markeres i tilmeldingen.
prizes-all-wins = alle partier vundet

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = Spillere tilmeldes fra disse lister, og deres ratinger opdateres efter dem. For hvert forbund bruges den nyeste liste.
lists-none = Der er ingen liste endnu.
lists-list = Liste
lists-day = Dag
lists-people = Personer
lists-used = i brug
lists-file = Ratingliste
lists-file-hint = Som offentliggjort af EGF (HTML), FFG eller AGA (TDList). Den importeres helt eller slet ikke; de sidste { $kept } af hver gemmes.
lists-act = Importér listen
lists-done = { $name } fra { $date }: { $count } personer.
lists-done-but = { $name } fra { $date }: { $count } personer. { $lines ->
    [one] Én linje blev udeladt
   *[other] { $lines } linjer blev udeladt
  }: { $which }
lists-ask = Alle turneringer på denne server bruger disse lister, så kun en ejer af serveren kan importere dem: spørg { $names }.
lists-removed = { $name } fra { $date } er fjernet.
enter-selected = Valgt
enter-title = Tilmeld fra ratingliste
enter-no-list = Der er ingen ratingliste endnu.
enter-list = { $name }, { $date }, { $count } personer
enter-found = { $count ->
    [0] Ingen fundet.
    [one] Ét navn fundet.
   *[other] { $count } navne fundet.
}
enter-keys = ↓ for at vælge, Enter for at tilmelde.
enter-entered = Tilmeldt
enter-not-listed = Ikke på listen?
enter-by-hand = Tilmeld manuelt
enter-newest = Sidst tilmeldt
enter-all = Alle spillere
enter-list-gone = Der er en nyere ratingliste. Vælg fra den.
list-column-prefix = Forstavelse til efternavn, f.eks. van den
list-column-name = Fulde navn
list-column-pin = EGF-PIN
list-column-registration = Tjekket ind eller tilmeldt
list-column-correction = Korrektion af scoren
list-column-none = Bruges ikke
list-preview-title = Forhåndsvisning af importen
list-preview-lead = { $new } nye, { $known } allerede tilmeldt. Intet er importeret endnu.
list-not-entered = Intet er importeret endnu. Se først på de markerede linjer.
list-wrong = { $count ->
    [0] Noget mangler:
    [one] Én linje er uklar. Gør den fuldstændig, eller udelad den.
   *[other] { $count } linjer er uklare. Gør dem fuldstændige, eller udelad dem.
}
list-names-ask = Hvilken del af navnene er efternavnet? Det vises med fed.
list-names-turn = Står navnene i forkert rækkefølge? Efternavnet vises med fed.
list-names-given-first = Fornavn først
list-names-surname-first = Efternavn først
list-who-ask = { $count ->
    [0] Alle på listen er på et hold. Hvem mødes?
    [one] 1 person på listen er ikke på noget hold. Hvem mødes?
   *[other] { $count } personer på listen er ikke på noget hold. Hvem mødes?
}
list-scale-ask = Hvilken skala er ratingene på?
list-scale-european = Europæisk: 2100 er 1 dan
list-scale-french = Fransk: 50 er 1 dan
list-scale-american = Amerikansk: 1,5 er 1 dan
list-far-ask = { $count ->
    [one] Én rating ligger langt fra sin grad.
   *[other] { $count } ratinger ligger langt fra deres grader.
  } Hvad er rigtigt?
list-far-keep = Behold grad og rating
list-far-rank = Brug gradens rating
list-likely-ask = { $count ->
    [one] { $count } grad er uklar. Et forslag vises.
   *[other] { $count } grader er uklare. Et forslag vises for hver.
  }
list-likely-all = Brug alle forslag
list-likely = Brug { $rank }
list-alike = Ligner nr. { $no } { $name }
list-alike-line = Ligner { $name } på linje { $line }
list-number-of = Nummeret tilhører nr. { $no } { $name }
list-number-ask = { $count ->
    [one] 1 spiller har nummeret på en, der er tilmeldt under et andet navn. Hvem er det?
   *[other] { $count } spillere har numrene på nogle, der er tilmeldt under andre navne. Hvem er de?
}
list-number-same = De samme: opdatér dem
list-number-others = Andre: tilføj dem uden numre
list-columns = Sådan blev kolonnerne læst
list-header = Kolonne
list-sample = Eksempel
list-taken-for = Opfattet som
list-unused = bruges ikke
list-column-of = Kolonnen { $header } med { $sample } er
list-look-again = Brug dette
list-line = Linje
list-numbers = Numre
list-leave-out = Udelad
list-leave-out-of = Udelad { $name }
list-rank-of = Grad for { $name }
list-new = ny
list-same = nr. { $no }, uændret
list-changes = nr. { $no } { $name } opdateres
list-more = Og { $count } mere, som ikke vises.
list-enter = Tilmeld { $count }
list-other = En anden liste
list-nobody-on-it = Ingen er på denne liste.
update-title = Opdatér ratinger
update-lead = { $count ->
    [0] Ingen afviger fra de nyeste lister.
    [one] Én spiller afviger fra de nyeste lister.
   *[other] { $count } spillere afviger fra de nyeste lister.
}
update-gap-field = Vis spillere, hvis grad og rating afviger med mere end så mange grader
update-chosen = Valgt
update-now = Nu
update-list-says = På listen
update-look = Se på disse
update-unknown = { $list }-listen kender ingen med dette nummer.
update-other = På { $list }-listen tilhører dette nummer { $name }.
update-twice = Nr. { $no } har samme { $list }-nummer.
update-expired = Medlemskabet udløb { $date }.
update-namesakes = { $count ->
    [one] { $list }-listen har { $count } person med dette navn.
   *[other] { $list }-listen har { $count } personer med dette navn. Vælg en.
  }
update-gap = { $ranks ->
    [one] Ratingen svarer til { $rank }: { $ranks } grad ved siden af.
   *[other] Ratingen svarer til { $rank }: { $ranks } grader ved siden af.
  }
update-who = Hvem { $name } er
update-nobody = Ingen af dem
update-ratings = Opdatér ratinger
update-both = Opdatér ratinger og grader
update-rank = Grad efter rating
update-rating = Rating efter grad
entries-chosen = Med de valgte
entries-choose-all = Vælg alle { $count } fundne
entries-choose-head = Vælg
participants-nothing = Der er intet at importere: vælg en fil, eller indsæt listen.
entries-chosen-check-in = Tjek ind
entries-chosen-announce = Ikke her
entries-chosen-take-out = Fjern
entries-chosen-set-club = Sæt klub
entries-chosen-set-country = Sæt land
entries-chosen-rank-up = Én grad op
entries-chosen-rank-down = Én grad ned
entries-chosen-rounds = Runder, såsom 1,3-5
entries-chosen-set-rounds = Sæt runder
entries-chosen-stay = Med partier, derfor beholdt: { $names }. Træk dem ud i stedet.
entries-chosen-nobody = Ingen spillere er valgt. Sæt først kryds ved nogle.
entries-chosen-ask = { $count ->
    [one] { $what }: én spiller?
   *[other] { $what }: { $count } spillere?
  }
entries-chosen-more = og { $count } til
entries-chosen-no-rounds = Det er ingen runder. Skriv dem som 1,3-5.
entries-sort = Sortér efter
entries-sort-number = Tilmeldt
entries-sort-paid = Betalt
entries-show-so = Anvend
entries-show-paid = Betalt { $count }
entries-show-far = Grad langt fra rating { $count }
entries-show-no-pin = Uden PIN { $count }
entries-show-out = Ikke i runde { $round }: { $count }
entries-chosen-unpaid = Har ikke betalt
numbers-title = { $count ->
    [one] Ét nummer står på ratinglisterne, men er ikke indtastet her
   *[other] { $count } numre står på ratinglisterne, men er ikke indtastet her
  }
numbers-about = Hver liste har kun én person med det navn. Se efter, om det er den samme person, og fjern ellers krydset.
numbers-number = Nummer
numbers-take = Tilføj numrene
numbers-taken = { $count ->
    [0] Intet blev tilføjet.
    [one] Én spiller har nu et nummer.
   *[other] { $count } spillere har nu et nummer.
  }
numbers-way = Tilføj alle numre fundet i ratinglisterne
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
list-enter-both = Tilmeld { $new }, opdatér { $known }
