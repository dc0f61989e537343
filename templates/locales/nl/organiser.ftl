# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

## Waarom de balie weigert
refusal-entered-already = { $name } is al ingevoerd. Twee mensen met één naam hebben iets nodig dat hen onderscheidt, zoals hun PIN of licentie.
refusal-has-games = Deze speler heeft partijen. Meld de speler in plaats daarvan af: de partijen blijven.
refusal-excluded = Een geldende beslissing houdt deze speler uit ronde { $round }. Trek eerst die beslissing in of wijzig haar.
refusal-paired-in-round = Deze speler is ingedeeld in ronde { $round }. Maak eerst het bord in het concept los; een gepubliceerde ronde blijft zoals ze is.
refusal-rounds-drawn = Er zijn al { $rounds } rondes ingedeeld; het toernooi kan er niet minder hebben.
refusal-already-published = Ronde { $round } is gepubliceerd. De indeling ervan blijft zoals ze is.
refusal-already-drawn = Iemand anders heeft zojuist ronde { $round } ingedeeld. Bekijk dat concept voordat u opnieuw indeelt.
refusal-publish-first = Ronde { $round } komt eerst: publiceer die.
refusal-no-such-round = Dit toernooi heeft { $rounds } rondes.
refusal-draft-changed = Iemand anders heeft dit concept gewijzigd. Bekijk het en doe het dan opnieuw.
refusal-nothing-drawn = Ronde { $round } heeft nog geen borden. Deel haar eerst in.
refusal-file = Het bestand kan niet worden gelezen: { $faults }

draw-unknown-round = Dit toernooi heeft { $rounds } rondes.
draw-no-participants = Niemand doet mee in ronde { $round }. Voer spelers in of check ze in.
draw-one-participant = { $name } is de enige deelnemer. Een partij heeft er twee nodig.
draw-not-taking-part = { $name } doet in deze ronde niet mee. Controleer de inschrijving.
draw-twice = { $name } is twee keer genoemd.
draw-table-twice = Tafel { $table } is aan twee borden gegeven. Verplaats een ervan.
draw-bye-not-needed = Zonder { $name } is het veld even: er is geen vrije ronde nodig.
draw-too-large = { $count } spelers zijn te veel voor één indeling. Splits het veld in twee toernooien.
draw-no-valid-pairing = Geen geldige indeling. Wat ook wordt geprobeerd, dezen blijven zonder tegenstander: { $names }

draft-unknown-round = Dit toernooi heeft { $rounds } rondes.
draft-already-published = Ronde { $round } is gepubliceerd. De borden ervan blijven zoals ze zijn.
draft-not-published = Ronde { $round } is nog niet gepubliceerd. Wijzig in plaats daarvan het concept.
draft-unknown-entry = Er is geen speler { $name }.
draft-not-taking-part = { $name } doet in deze ronde niet mee. Controleer de inschrijving of maak het bord los.
draft-twice = { $name } heeft twee plaatsen in deze ronde. Maak een ervan los.
draft-table-twice = Er staan twee borden aan tafel { $table }. Verplaats een ervan.
draft-no-board = Er is geen bord aan tafel { $table }.
draft-already-paired = { $name } zit aan tafel { $table }. Maak eerst dat bord los.
draft-has-bye = { $name } heeft al een vrije ronde.
draft-no-bye = { $name } heeft geen vrije ronde om af te nemen.
draft-oneself = { $name } kan niet tegen zichzelf spelen. Kies twee spelers.
draft-handicap = { $stones } stenen zijn te veel. Geef 0 tot 9.
draft-table-number = { $table } is geen tafelnummer. Schrijf 1 tot 9999.
draft-has-result = Tafel { $table } heeft een uitslag. Trek die eerst in.
draft-forbidden = Tegen de regels van de indeling: { $pairs }. Er is niets veranderd. Wilt u het toch, zet dan het vinkje dat ze opzijzet; het logboek zal het zeggen.
draft-may-not = Dit kan niet: { $pairs }. Er is niets veranderd.
draft-table-unused = Tafel { $table } is volgens de regels van de indeling niet in gebruik. Kies een andere tafel of wijzig de regels.
draft-not-free = { $name } is niet vrij. Kies iemand die wacht of een vrije ronde heeft.

## Wegen tussen de pagina’s van de organisator
organiser-pages = Inschrijving en bestanden
way-groups = Groepen
way-downloads = Downloads
way-people = Personen
way-journal = Logboek

act-import-notes = Wat er over het bestand te zeggen is

## Een nieuw toernooi
create-title = Een nieuw toernooi
create-lead = Deze paar dingen zijn genoeg om te beginnen. Alles kan later worden gewijzigd.
create-import = Of lees het uit een bestand.
create-system = Hoe worden spelers ingedeeld?
create-federation = Regels, komi en tijd van
create-federation-hint = De gebruikelijke van deze bond; ze staan daarna bij de instellingen.
create-act = Toernooi maken
create-done = { $event } is gemaakt. Dit zijn de instellingen; loop ze na en voer dan spelers in.
create-before = Dit formulier is al eerder verstuurd, en toen is het toernooi gemaakt. Hier is het.
system-mcmahon = McMahon
about-system-mcmahon = Iedereen begint met een score naar graad en treft mensen met dezelfde score.
system-swiss = Zwitsers
about-system-swiss = Iedereen begint gelijk en treft mensen met evenveel winst.
system-swiss-categories = Zwitsers met klassen
about-system-swiss-categories = Als Zwitsers, binnen klassen op graad.
system-cup = Cup
about-system-cup = Als Zwitsers, waarbij vroegere winst zwaarder weegt.
federation-egf = European Go Federation
federation-ffg = Frankrijk: Fédération Française de Go
federation-dgob = Duitsland: Deutscher Go-Bund
federation-bga = Groot-Brittannië: British Go Association
federation-ngb = Nederland: Nederlandse Go Bond
federation-aga = Amerika: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = China: Chinese Weiqi Association
country-hint = Twee letters: NL
fault-country = “{ $typed }” is hier niet bekend als land. Schrijf de twee letters, bijvoorbeeld NL.
fault-fraction = Schrijf een getal van 0 tot 1, zoals 0,5, niet “{ $typed }”.
fault-egf-pin = Schrijf de acht cijfers van het nummer, niet “{ $typed }”.

## Een bestand lezen
import-title = Toernooi uit een bestand lezen
import-lead = Het wordt hier een nieuw toernooi; niets wat er is, verandert.
import-file = Bestand
import-file-hint = Hoogstens 20 MB. U kunt het hierheen slepen.
import-act = Bestand lezen
import-busy = Het bestand wordt gelezen…
refusal-stopped = Gestopt. Er is niets gewijzigd.
work-progress = Voortgang
work-stop = Stoppen
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), uitslagen van de European Go Database (H9), Frankrijk (tou), Amerika (AGA), Tengen (JSON).
import-create = Liever een toernooi met de hand maken
import-no-file = Er is geen bestand gekozen. Kies er een en verstuur het dan.
import-only-players = Dit is een spelerslijst, geen toernooi. Maak eerst een toernooi en lees de lijst dan op de inschrijfpagina ervan.
import-nothing-done = Er is niets gedaan
import-wrong = Van { $file } is niets overgenomen
import-more = En nog { $count }. Verbeter eerst deze.
import-done = { $event }: { $players ->
    [one] 1 speler
   *[other] { $players } spelers
  }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
  }, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }
import-notes = { $count ->
    [one] Eén ding uit het bestand is niet zoals het was
   *[other] { $count } dingen uit het bestand zijn niet zoals ze waren
  }
place-file = Het bestand
place-line = Regel { $line }
place-element = { $element } (regel { $line })
place-column = { $line }, kolom { $column }
place-setting = Instelling { $field }

## Wat er mis is met een bestand
read-too-large = Het heeft { $bytes } bytes; { $most } is het maximum.
read-empty = Het is leeg. Kies een ander bestand.
read-not-text = Het is geen tekst in { $encoding }. Sla het bestand op als UTF-8 en lees het opnieuw.
read-not-xml = Dit is geen goed gevormde XML ({ $reason }). Sla het bestand opnieuw op in het programma dat het schreef.
read-truncated = Het is niet afgesloten: het bestand is afgekapt, of er ontbreekt een aanhalingsteken. Haal het opnieuw op.
read-wrong-root = Het eerste element is { $found }, niet { $wanted }. Kies een bestand van die soort.
read-too-deep = Het is meer dan { $most } elementen diep genest; dat is geen toernooibestand.
read-too-many = Het is er één meer dan { $most }; zo veel bevat geen toernooibestand.
read-entity = Het definieert of gebruikt de entiteit “{ $name }”. Schrijf de tekens zelf, of hun nummers.
read-missing = Het ontbreekt. Voeg het toe.
read-not-a-number = “{ $value }” is geen geheel getal. Schrijf er een van { $least } tot { $most }.
read-out-of-range = Het is { $value }. Schrijf een getal van { $least } tot { $most }.
read-not-points = “{ $value }” is geen aantal punten. Schrijf een heel of half aantal, zoals 6.5.
read-not-a-fraction = “{ $value }” is geen getal. Schrijf er een van 0 tot 1, zoals 0.5.
read-not-a-date = “{ $value }” is geen datum. Schrijf die als 2026-05-31.
read-not-a-rank = “{ $value }” is geen graad. Schrijf 30k tot 1k of 1d tot 9d.
read-not-one-of = “{ $value }” is hier niet bekend. Schrijf een van { $allowed }.
read-unknown-player = Geen speler heet “{ $name }”. Verbeter de naam of voeg de speler toe.
read-duplicate-player = “{ $name }” is twee keer ingevoerd, eerst op regel { $first }. Verwijder of hernoem een van beide.
read-twice-in-round = “{ $name }” zit al in ronde { $round }, zie regel { $first }. Verwijder een van de twee.
read-table-taken = Tafel { $table } van ronde { $round } is bezet, zie regel { $first }. Geef een ander nummer.
read-disagrees = “{ $value }” en “{ $other }” van de tegenstander kloppen niet met elkaar. Verbeter een van beide.
read-not-a-cell = “{ $value }” is geen uitslag. Schrijf er een zoals 12+/b0, 3-!w2, 0+ of 0=.
read-no-such-row = Er is geen rij { $number }. Verbeter de tegenstander.
read-columns = Het heeft { $found } kolommen waar er { $wanted } nodig zijn. Vul de regel aan.
read-nothing-of = Het bevat geen regel van { $format }. Kies een bestand van die soort.
read-unknown-format = Het is van geen soort die hier bekend is. Kies een bestand van OpenGotha of MacMahon, uitslagen in H9, een deelnemerslijst of een Tengen-bestand.
read-not-json = Het is geen Tengen-bestand ({ $reason }). Exporteer het opnieuw.
read-unknown-version = Het is van versie { $found }; hier is { $known } bekend. Werk dit programma bij of exporteer het bestand opnieuw.
read-no-such-entry = Het verwijst naar inschrijving { $id }, die er niet is. Exporteer het bestand opnieuw.
read-twice = { $what } staat er twee keer. Exporteer het bestand opnieuw.

## Wat van een bestand niet wordt bewaard, of wat een bestand niet kan zeggen
note-teams-kept = Tengen gebruikt de { $teams } teams van het bestand niet. Ze worden bewaard en naar OpenGotha teruggeschreven.
note-element-kept = Tengen gebruikt { $element } (regel { $line }) niet. Het wordt bewaard en naar OpenGotha teruggeschreven.
note-attribute-kept = Tengen gebruikt { $element }, { $attribute } niet. Het wordt bewaard en naar OpenGotha teruggeschreven.
note-taken = { $element } (regel { $line }), { $field }: “{ $found }” is niet bruikbaar; { $taken } is genomen.
note-missing-taken = { $element } (regel { $line }), { $field } ontbreekt; { $taken } is genomen.
note-left-out = { $element } (regel { $line }), { $field }: “{ $found }” is niet bruikbaar; het is weggelaten.
note-nobody-called = { $element } (regel { $line }): geen speler heet “{ $name }”; het is weggelaten.
note-set-aside = { $element } (regel { $line }): { $name } zit al in ronde { $round }, zie regel { $first }; het is opzijgelegd.
note-player-set-aside = Speler (regel { $line }): { $name } is twee keer ingevoerd, eerst op regel { $first }; de tweede is opzijgelegd.
note-more-oddities = Nog { $more } eigenaardigheden zoals deze.
note-criterion-twice = Het criterium { $criterion } stond er twee keer; het tweede is weggelaten.
note-ratings-as-they-stand = Het bestand zegt niet hoe ratings zijn opgeslagen (dataVersion); ze zijn overgenomen zoals ze staan.
note-ratings-shifted = Het bestand slaat ratings op de oude manier op (gegevensversie 200); bij elk is 2050 opgeteld.
note-transliterated = “{ $from }” wordt geschreven als “{ $to }”: het formaat mist de letters.
note-name-cut = “{ $name }” wordt ingekort tot “{ $written }”: breder is de kolom niet.
note-left-out-without-game = { $name } heeft geen partij en geen vrije ronde en is weggelaten.
note-too-fast-for-a-class = De partijen zijn te snel voor een klasse van de European Go Database; er wordt geen klasse geschreven.
note-result-missing = Ronde { $round }, tafel { $table }: de uitslag ontbreekt; hij wordt als onbekend geschreven.
note-both-lose-as-two-losses = Ronde { $round }, tafel { $table }: beiden verliezen; het wordt als verlies van elk geschreven.
note-both-win-as-two-wins = Ronde { $round }, tafel { $table }: beiden winnen; het wordt als winst van elk geschreven.
note-no-result-not-rated = Ronde { $round }, tafel { $table }: geen uitslag; het wordt geschreven als niet voor de rating.
note-default-as-half-point = Ronde { $round }, tafel { $table }: reglementair; het wordt als half punt zonder partij geschreven.
note-default-as-free-round = Ronde { $round }, tafel { $table }: reglementair; het wordt als ronde zonder partij geschreven.
note-colors-unknown = Ronde { $round }, tafel { $table }: de kleuren zijn niet bekend; de plaatsen worden geschreven zoals ze staan.
note-member-number-missing = { $name } heeft geen lidnummer en wordt met alle partijen weggelaten. Voer het nummer in: de ontvanger vereist het.
note-club-cut = De club “{ $club }” wordt geschreven als “{ $written }”: de kolom heeft vier letters.
note-member-number-twice = { $name } en { $other } hebben hetzelfde lidnummer { $number }. Verbeter een van beide.
note-komi-rounded = Komi { $komi } wordt geschreven als { $written }: het formaat kent alleen hele getallen.
note-game-left-out = Ronde { $round }, tafel { $table }: { $result ->
    [default] iemand is niet gekomen
    [jigo] het is jigo
    [both-lose] beiden verliezen
    [both-win] beiden winnen
    [no-result] geen uitslag
   *[pending] de uitslag ontbreekt
  }; de partij wordt weggelaten.
note-left-out-on-purpose = { $name } wordt met alle partijen weggelaten, met opzet.
note-manner-not-said = { $games ->
    [one] Hoe { $games } partij is gewonnen (punten, opgave, tijd …) wordt niet geschreven.
   *[other] Hoe { $games } partijen zijn gewonnen (punten, opgave, tijd …) wordt niet geschreven.
  }
note-no-result-written = Ronde { $round }, tafel { $table }: geen uitslag; het wordt geschreven als { $written }.
note-several-byes = Ronde { $round } heeft { $byes } vrije rondes; OpenGotha bewaart er maar één.
note-draft-not-said = Ronde { $round } is een concept; niets in het bestand zegt dat.
note-native-names-not-said = Namen in eigen schrift van { $players } spelers worden niet geschreven.
note-versions-not-said = { $boards } borden verliezen de telling van hun wijzigingen.
note-setting-not-said = De instelling { $setting } ({ $value }) wordt niet geschreven: het formaat heeft er geen plaats voor.
note-renamed = { $name } is twee keer ingevoerd; de tweede wordt geschreven als { $written }.
note-settings-assumed = Het bestand noemt systeem, grenzen, criteria en gewichten niet: die van een McMahon zijn genomen. Controleer de instellingen voordat u verdergaat.
note-days-assumed = Het bestand noemt naam en dagen van het toernooi niet: vandaag is ingevuld. Controleer ze.
note-encoding-assumed = Het bestand noemt zijn tekenset niet: die van West-Europese spreadsheets is genomen. Controleer de namen.
note-line-left-out = { $what } (regel { $line }) is hier niet bekend en is weggelaten.

## Instellingen
settings-title = Instellingen
settings-saved = De instellingen zijn opgeslagen.
settings-save = Instellingen opslaan
settings-drawn = Er zijn al rondes ingedeeld: die blijven zoals ze zijn. Scores en stand volgen de instellingen direct.
settings-preset = Voorinstelling overnemen
settings-preset-about = Toont in het formulier hieronder de gebruikelijke instellingen van een systeem en een bond. Er verandert niets tot u opslaat.
settings-preset-act = Voorinstelling tonen
settings-preset-tried = Het formulier toont de voorinstelling. Ze is nog niet opgeslagen: loop haar na en sla dan op.
settings-event = Het toernooi
settings-name = Naam van het toernooi
settings-short-name = Korte naam
settings-short-name-hint = Voor de namen van bestanden
settings-begins = Eerste dag
settings-ends = Laatste dag
settings-place = Plaats
settings-country = Land
settings-director = Toernooileider
settings-rounds = Rondes
settings-play = Spel
settings-rules = Regels
settings-board-size = Lijnen van het bord
settings-komi-hint = Van gelijke partijen: 6,5
settings-time = Bedenktijd
settings-basic-minutes = Hoofdtijd, in minuten
settings-overtime = Daarna
settings-overtime-seconds = Seconden
settings-overtime-seconds-hint = Van een periode, of erbij per zet
settings-overtime-stones = Stenen
settings-overtime-stones-hint = Van een periode; alleen Canadees
settings-internet = Gespeeld op internet
overtime-byoyomi = Byo-yomi
overtime-canadian = Canadese byo-yomi
overtime-fischer = Fischer: seconden erbij per zet
overtime-sudden-death = Sudden death
rules-japanese = Japans
rules-korean = Koreaans
rules-chinese = Chinees
rules-ing = Ing
rules-aga = Amerikaans (AGA)
rules-bga = Brits (BGA)
rules-ffg = Frans (FFG)
rules-egf = Europees (EGF)
rules-ngb = Nederlands (NGB)
rules-nz = Nieuw-Zeelands
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = Club, 9×9
rules-club-beginners = Club, beginners
rules-club-dutch = Club, Nederlandse beginnerspagina
rules-generic = Zoals een encyclopedie ze heeft (Nederlands)
settings-system = Indelingssysteem
settings-floor = Vloer
settings-bar = Bar
settings-zero = Nul
settings-zero-hint = De graad waarvan de score 0 is: 30k
settings-categories = Klassen
settings-categories-hint = Hun laagste graden, zonder die van de laatste: 1d, 5k
settings-handicap-basis = Berekend uit
basis-score = de McMahon-score
basis-rank = de graad
settings-handicap-none-from = Geen handicap vanaf
settings-handicap-none-from-hint = Tussen spelers van deze graad of hoger is er geen: 1d
settings-handicap-correction = Van het verschil af
settings-handicap-correction-hint = In stenen: 1
settings-handicap-ceiling = Meeste stenen
settings-handicap-ceiling-hint = 0 voor alleen gelijke partijen
settings-points = Rondes zonder partij
settings-bye-mms = Vrije ronde, McMahon-punten
settings-absent-mms = Afwezigheid, McMahon-punten
settings-bye-wins = Vrije ronde, winstpunten
settings-absent-wins = Afwezigheid, winstpunten
settings-no-result = Een partij zonder uitslag
policy-replay = Niets tot er is overgespeeld
policy-half = Elk een half punt
policy-zero = Geen punt
settings-round-down = Halve omlaag afronden
settings-round-down-note = De som van vrije rondes en afwezigheden, op hele punten. Jigo nooit.
settings-sos-half = Gemiste rondes tellen half voor tegenstanders
settings-sos-half-note = In sommen van scores van tegenstanders, alsof in elk een half punt was behaald.
settings-placement = Rangschikking
settings-placement-about = Het eerste beslist; waar dat gelijk is, het volgende.
settings-criterion = Criterium { $n }
criterion-none = geen
criterion-about-nbw = winst
criterion-about-mms = McMahon-score
criterion-about-cps = cup-score, vroegere winst weegt zwaarder
criterion-about-sts = Straatsburg-score
criterion-about-cat = klasse
criterion-about-rank = graad
criterion-about-rating = rating
criterion-about-sosw = winst van tegenstanders
criterion-about-sosw-1 = winst van tegenstanders zonder de laagste
criterion-about-sosw-2 = winst van tegenstanders zonder de twee laagste
criterion-about-sodosw = winst van verslagen tegenstanders
criterion-about-sososw = SOSW van tegenstanders
criterion-about-cussw = som van winst na elke ronde
criterion-about-sosm = McMahon-scores van tegenstanders
criterion-about-sosm-1 = scores van tegenstanders zonder de laagste
criterion-about-sosm-2 = scores van tegenstanders zonder de twee laagste
criterion-about-sodosm = scores van verslagen tegenstanders
criterion-about-sosts = STS van tegenstanders
criterion-about-sososm = SOSM van tegenstanders
criterion-about-cussm = som van scores na elke ronde
criterion-about-ext = geprobeerde exploits
criterion-about-exr = geslaagde exploits
criterion-about-sdc = eenvoudig onderling resultaat
criterion-about-dc = onderling resultaat
settings-expert = Voor kenners: hoe de indeling weegt
settings-expert-about = De indeling zoekt de paren met het grootste totale gewicht. Dit zijn de maxima van de criteria; de gebruikelijke passen bij bijna elk toernooi.
settings-weights = Gewichten
weight-duplicate = Elkaar niet twee keer treffen
weight-random = Toeval
weight-color = Evenwicht van kleuren
weight-category = In de klasse blijven
weight-score = Dicht bij de score blijven
weight-drawn = Wie omhoog of omlaag gaat
weight-seeding = Plaatsing in de groep
weight-handicap = Kleine handicaps
weight-geography = Andere clubs en landen
weight-secondary = Basis van secundaire criteria
weight-secondary-hint = Bewaard voor bestanden die het hebben
weight-curve = Kromme
weight-curve-hint = Van 0 tot 1: 0,5
weight-deterministic = Toeval gemaakt uit de namen
weight-deterministic-note = Dezelfde spelers geven altijd dezelfde indeling.
settings-seeding = Plaatsing in de groep
seeding-first-rounds = Eerste methode, t/m ronde
seeding-first-method = Eerste methode
seeding-later-method = Latere methode
seeding-first-by-rating = Eerste methode: bij gelijken beslist de rating
seeding-later-by-rating = Latere methode: bij gelijken beslist de rating
method-random = Bovenste helft treft onderste helft, willekeurig
method-fold = Eerste treft laatste
method-slip = Eerste van de bovenste helft treft eerste van de onderste
settings-drawn-up = Omhoog en omlaag
drawn-upper = Wie uit de hogere groep omlaag gaat
drawn-lower = Wie uit de lagere groep omhoog gaat
drawn-compensate = Compenseren
drawn-compensate-note = Wie omhoog is ingedeeld, gaat de volgende keer eerder omlaag, en omgekeerd.
place-drawn-top = De bovenste
place-drawn-middle = De middelste
place-drawn-bottom = De onderste
settings-apart = Uit elkaar gehouden
apart-country = Zelfde land
apart-club = Zelfde club
apart-club-group = Naburige clubs
apart-hint = Zoveel scoregroepen waard
apart-excused-from = Geldt niet vanaf
apart-excused-from-hint = Een graad; de sterken treffen wie er aan de beurt is: 1d
apart-excused-by-wins = Ook niet bij winst in de helft van de rondes
apart-excused-at-bar = Ook niet voor wie op de bar staat

## Inschrijving
entries-count = { $count ->
    [0] Er is nog niemand ingevoerd.
    [one] Eén speler is ingevoerd.
   *[other] { $count } spelers zijn ingevoerd.
  }
entries-waiting = { $count ->
    [one] Eén is niet ingecheckt.
   *[other] { $count } zijn niet ingecheckt.
  }
entries-nobody = Voer spelers één voor één in, of lees een deelnemerslijst. Wie er is, wordt hier ook ingecheckt.
entries-find = Naam, club of land
entries-import = Lijst lezen
entries-which = Welke spelers
entries-all = Alle { $count }
entries-final = Ingecheckt { $count }
entries-preliminary = Niet ingecheckt { $count }
entries-list = Spelers en de rondes waarin zij meedoen
entries-player = Speler
entries-here = Hier
entries-taking-part = Doet mee
entries-of-round = { $count } doen mee
entries-here-of = { $name } is er
entries-round-of = { $name } doet mee in ronde { $round }
entries-kept-out = uitgesloten door een beslissing
entries-seated = heeft een bord of een vrije ronde
entries-seated-here = ingecheckt
entries-seated-hint = ● is in die ronde ingedeeld; alleen de indeling verandert dat.
entries-save = Lijst opslaan
entries-saved = { $count ->
    [0] Er is niets veranderd.
    [one] Eén speler is gewijzigd.
   *[other] { $count } spelers zijn gewijzigd.
  }
entries-paired = { $name } is in ronde { $round } ingedeeld, dus er is niets opgeslagen. Maak eerst het bord in het concept los; een gepubliceerde ronde blijft zoals ze is.
entries-check-in = { $count ->
    [one] De getoonde inchecken
   *[other] Alle { $count } gevonden inchecken
  }
entries-came = { $count ->
    [one] Eén speler is ingecheckt.
   *[other] { $count } spelers zijn ingecheckt.
  }
entries-pages = Pagina’s van de lijst
entries-page = Pagina { $page }
entry-new-title = Speler invoeren
entry-surname = Achternaam
entry-first-name = Voornaam
entry-native-name = Naam in eigen schrift
entry-native-name-hint = Als die verschilt: 森下 藍子
entry-rank = Graad
entry-rank-hint = 4k of 2d
entry-rating = Rating
entry-rating-hint = Leeg: het midden van de graad
entry-club = Club
entry-club-hint = Zoals hij op de muurlijst staat
entry-country = Land
entry-registration = Inschrijving
registration-final = Ingecheckt
registration-about-final = Wordt ingedeeld in elke hieronder aangevinkte ronde.
registration-preliminary = Aangekondigd
registration-about-preliminary = Staat op de lijst en wordt niet ingedeeld.
entry-rounds = Doet mee in rondes
entry-round-kept-out = Ronde { $round }: uitgesloten door een beslissing
entry-round-seated = Ronde { $round }: ingedeeld, blijft
entry-more = Nummers en correctie
entry-egf-pin = EGF-nummer
entry-egf-pin-hint = De acht cijfers van de European Go Database
entry-ffg-licence = Franse licentie
entry-aga-id = AGA-nummer
entry-correction = Correctie van de beginscore
entry-correction-hint = Meestal 0; +1 begint één groep hoger
entry-save = Opslaan
entry-add = Invoeren
entry-add-next = Invoeren, en de volgende
entry-added = { $name } is ingevoerd.
entry-changed = { $name } is gewijzigd.
entry-withdraw-title = Afmelden
entry-withdraw-from = Vanaf
entry-withdraw-hint = Partijen van eerdere rondes blijven.
entry-withdraw = Afmelden
entry-withdrawn = { $name } doet vanaf ronde { $round } niet meer mee.
entry-remove-title = Verwijderen
entry-remove-hint = Voor iemand die bij vergissing is ingevoerd. Dit is niet terug te draaien.
entry-remove = Uit toernooi verwijderen
entry-removed = { $name } is verwijderd.
entry-back = Naar de lijst

## Een deelnemerslijst
participants-title = Deelnemerslijst lezen
participants-lead = U ziet wie er zou worden ingevoerd voordat iemand dat wordt.
participants-file-hint = Een tabel als tekst, XLSX of ODS, de kolommen in willekeurige volgorde met een regel erboven die ze benoemt. Zonder zo’n regel: naam, voornaam, graad, land, club.
participants-pasted = Of plak haar hier
participants-pasted-hint = Rijen uit een rekenblad gekopieerd, met de regel die de kolommen benoemt.
participants-registration = Wat is hun status?
participants-announced = Aangekondigd: check ze in als ze komen
participants-here = Ingecheckt
participants-act = Lijst bekijken
participants-done = { $count ->
    [0] Er stond niemand nieuw op de lijst.
    [one] Eén speler is ingevoerd.
   *[other] { $count } spelers zijn ingevoerd.
  } { $changed ->
    [0] { "" }
    [one] Eén is bijgewerkt.
   *[other] { $changed } zijn bijgewerkt.
  } { $same ->
    [0] { "" }
    [one] Eén stond er al.
   *[other] { $same } stonden er al.
  }
participants-whole-tournament = Dit is een heel toernooi. Lees het als nieuw toernooi, vanuit de lijst van toernooien.
participants-example = Zoals dit

## Begingroepen
groups-title = Begingroepen
groups-lead = { $players ->
    [0] Er doet nog niemand mee in ronde 1.
    [one] Eén speler doet mee in ronde 1,
   *[other] { $players } spelers doen mee in ronde 1,
  } { $groups ->
    [0] {""}
    [one] in één groep.
   *[other] in { $groups } groepen.
  }
groups-drawn = Ronde 1 is al ingedeeld. Andere grenzen veranderen scores, niet de paren ervan.
groups-floor-hint = Iedereen eronder begint alsof met deze graad
groups-bar-hint = Iedereen erboven begint alsof met deze graad
groups-try = Deze grenzen proberen
groups-tried = Zo zou het zijn. Er is nog niets veranderd.
groups-apply = Deze grenzen nemen
groups-back = Terug naar hoe het is
groups-applied = Vloer en bar zijn gewijzigd.
groups-not-by-score = Iedereen begint met dezelfde score: vloer en bar gelden alleen voor McMahon.
groups-size = { $count ->
    [one] één speler
   *[other] { $count } spelers
  }
groups-everybody = Iedereen
groups-category = Klasse { $category }
groups-nobody = Als spelers zijn ingevoerd en ingecheckt, staan hun groepen hier.

## Downloads
downloads-title = Downloads
downloads-through = Uitslagen tot en met ronde { $round }.
downloads-before = Er is nog geen ronde gepubliceerd.
downloads-draft = Het concept blijft buiten de uitslagen.
downloads-missing = { $count ->
    [one] Er ontbreekt nog één uitslag.
   *[other] Er ontbreken nog { $count } uitslagen.
  }
downloads-says-all = Het zegt alles waarvoor het bedoeld is.
downloads-notes = { $count ->
    [one] Eén ding dat het niet kan zeggen
   *[other] { $count } dingen die het niet kan zeggen
  }
download-act = Downloaden
download-h9 = European Go Database (H9)
download-about-h9 = Uitslagen voor de rating van de European Go Federation.
download-tou = Frankrijk (tou)
download-about-tou = Uitslagen voor de rating van de Franse bond.
download-aga = Amerika (AGA)
download-about-aga = Een rapport voor de American Go Association.
download-standings = Stand (CSV)
download-about-standings = Voor een rekenblad: plaatsen, criteria en elke ronde.
download-pairings = Indeling (CSV)
download-about-pairings = Voor een rekenblad: één ronde, tafel voor tafel.
download-players = Spelers (CSV)
download-about-players = Voor een rekenblad: iedereen die is ingevoerd.
download-participants = Deelnemerslijst (CSV)
download-about-participants = Naam, graad, land, club: voor andere toernooien en programma’s.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Het toernooi, om in OpenGotha mee verder te gaan.
download-tengen = Tengen (JSON)
download-about-tengen = Het hele toernooi, concepten inbegrepen; wordt precies zo weer ingelezen.
