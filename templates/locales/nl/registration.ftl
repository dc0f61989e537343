# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

list-not-a-list = Dit is geen ratinglijst van EGF, FFG of AGA. Download de lijst opnieuw en bekijk haar voordat u haar verstuurt.
list-nobody = Er staat geen speler op, zoals bij een foutpagina. Download de lijst opnieuw.
list-short = De regel eindigt te vroeg: het bestand is afgekapt. Download de lijst opnieuw.
list-unclosed = De lijst eindigt niet met </pre>: het bestand is afgekapt. Download de lijst opnieuw.
list-shifted = Er staan tabs of letters waar de lijst kolommen heeft. Download de lijst opnieuw en open haar niet in een editor.
list-encoding = Dit is { $found }, maar de lijst komt in { $wanted }, zodat de kolommen verschuiven. Download haar opnieuw en laat haar zoals ze is.
list-no-day = De dag van de lijst ontbreekt, zoals { $layout }. Download de lijst opnieuw.
list-number-twice = { $number } staat al op regel { $first }. Download de lijst opnieuw.
list-not-a-number = “{ $value }” is geen nummer van { $digits } cijfers. Download de lijst opnieuw.
list-not-a-rating = “{ $value }” is geen rating van deze schaal, die niets tussen −1 en 1 heeft.
list-not-a-day = “{ $value }” is geen dag. De lijst schrijft maand/dag/jaar.
list-not-a-status = “{ $value }” is geen licentiestatus. De lijst heeft L, C, e, X en -.

lists-title = Ratinglijsten
lists-lead = Uit deze lijsten worden spelers ingevoerd en hun ratings bijgewerkt. Van elke bond wordt de nieuwste lijst gebruikt.
lists-none = Er is nog geen lijst.
lists-list = Lijst
lists-day = Dag
lists-people = Personen
lists-used = in gebruik
lists-file = Ratinglijst
lists-file-hint = Zoals ze van EGF (HTML), FFG of AGA (TDList) komt. Ze wordt helemaal of niet ingelezen; van elk worden er { $kept } bewaard.
lists-act = Lijst inlezen
lists-done = { $name } van { $date }: { $count } personen.
lists-done-but = { $name } van { $date }: { $count } personen. { $lines ->
    [one] Eén regel is overgeslagen
   *[other] { $lines } regels zijn overgeslagen
  }: { $which }
lists-ask = Alle toernooien van deze server gebruiken deze lijsten; daarom leest een eigenaar van de server ze in: vraag het aan { $names }.
lists-removed = { $name } van { $date } is verwijderd.
refusal-list-to-come = De lijst draagt de datum { $date }, die nog moet komen. Er is niets van overgenomen; controleer het bestand of de klok van deze computer.

enter-title = Spelers invoeren
enter-no-list = Er is nog geen ratinglijst.
enter-list = { $name }, { $date }, { $count } personen
enter-field = Naam of nummer
enter-found = { $count ->
    [0] Niemand heet zo.
    [one] Eén naam als deze.
   *[other] { $count } namen als deze.
  }
enter-keys = ↓ gaat omlaag, Enter voert de enige in of gaat naar de eerste, het veld is weer leeg.
enter-how-number = op nummer
enter-how-alike = anders gespeld
enter-number = nr. { $no }
enter-entered = Ingevoerd
enter-act = Invoeren
enter-not-listed = Niet op de lijst?
enter-by-hand = Zelf invoeren
enter-newest = Laatst ingevoerd
enter-all = Alle spelers
enter-list-gone = Er is een nieuwere ratinglijst. Kies daaruit.

table-old-workbook = Dit is een oude werkmap (XLS). Sla haar op als XLSX, ODS of CSV.
table-not-a-workbook = Dit is geen leesbare werkmap ({ $reason }). Sla haar op als XLSX, ODS of CSV.
table-bomb = Uitgepakt is dit meer dan { $most } MB; zo groot is geen spelerslijst.
table-too-wide = Er zijn meer dan { $most } rijen of kolommen; zo veel heeft geen spelerslijst.
table-long-cell = Eén cel heeft meer dan { $most } tekens; misschien is een aanhalingsteken niet gesloten.
table-date = Het rekenblad heeft er de datum { $value } van gemaakt. Maak de kolom op als tekst en typ het opnieuw.
table-merged = De cel is samengevoegd met haar buren. Splits de samengevoegde cellen.
table-cell-error = De cel toont de fout { $value }. Herstel de formule of typ de waarde.
table-not-a-country = “{ $value }” is geen land. Schrijf de twee letters ervan, zoals CH.
table-not-a-pin = “{ $value }” is geen nummer van de Europese database. Dat heeft acht cijfers.
table-no-names = Geen kolom bevat namen. Zeg hieronder welke dat is.
table-no-ranks = Geen kolom bevat graden of ratings. Zeg hieronder welke dat is.
table-no-strength = Graad en rating ontbreken allebei. Geef een van beide.
table-same-person = { $name } staat ook op regel { $first }. Laat een van de twee weg.

note-other-sheets = { $sheets ->
    [one] Eén ander blad is niet gelezen.
   *[other] { $sheets } andere bladen zijn niet gelezen.
  }
note-formula = { $cell } is een formule. De laatste waarde “{ $value }” is overgenomen.
note-more-formulas = Van nog { $more } formules zijn de laatste waarden overgenomen.
note-invisible = Regel { $line }: onzichtbare tekens zijn verwijderd.
note-above-header = Wat boven regel { $line } staat, waar de kolommen worden benoemd, is niet gelezen.

list-column-surname = Achternaam
list-column-first-name = Voornaam
list-column-name = Volledige naam
list-column-native-name = Naam in eigen schrift
list-column-rank = Graad
list-column-rating = Rating
list-column-country = Land
list-column-club = Club
list-column-pin = EGF-PIN
list-column-licence = Franse licentie
list-column-aga-id = AGA-nummer
list-column-registration = Ingecheckt of aangekondigd
list-column-rounds = Rondes
list-column-correction = Correctie van de score
list-column-none = Niet gebruikt

list-preview-title = Wie er zou worden ingevoerd
list-preview-lead = { $new } nieuw, { $known } al ingevoerd. Er is nog niets gedaan.
list-wrong = { $count ->
    [0] Er ontbreekt iets:
    [one] Eén regel is niet duidelijk. Geef wat ontbreekt, of laat hem weg.
   *[other] { $count } regels zijn niet duidelijk. Geef wat ontbreekt, of laat ze weg.
  }
list-columns = Waarvoor de kolommen zijn aangezien
list-header = Kolom
list-sample = Voorbeeld
list-taken-for = Gelezen als
list-unused = niet gebruikt
list-column-of = Kolom { $header } met { $sample } is
list-look-again = Zo lezen
list-people = Spelers
list-line = Regel
list-numbers = Nummers
list-becomes = Wat ervan wordt
list-leave-out = Weglaten
list-leave-out-of = { $name } weglaten
list-rank-of = Graad van { $name }
list-new = nieuw
list-same = nr. { $no }, zoals het staat
list-changes = nr. { $no } { $name } wordt bijgewerkt
list-more = En nog { $count }, hier niet getoond.
list-enter = { $count } invoeren
list-other = Andere lijst
list-nobody-on-it = Er staat niemand op deze lijst.

update-title = Ratings bijwerken
update-lead = { $count ->
    [0] Niemand wijkt af van de nieuwste lijsten.
    [one] Eén speler wijkt af van de nieuwste lijsten.
   *[other] { $count } spelers wijken af van de nieuwste lijsten.
  }
update-gap-field = Meld waar graad en rating meer dan zoveel graden verschillen
update-show = Tonen
update-chosen = Gekozen
update-choose = { $name } kiezen
update-now = Nu
update-list-says = Volgens de lijst
update-look = Bekijken
update-unknown = De lijst van de { $list } kent niemand met dit nummer.
update-other = In de lijst van de { $list } is dit nummer van { $name }.
update-twice = Nr. { $no } heeft hetzelfde nummer van de { $list }.
update-expired = Het lidmaatschap liep af op { $date }.
update-namesakes = De lijst van de { $list } kent { $count } personen met deze naam. Kies er een.
update-gap = De rating is die van { $rank }: { $ranks } graden verschil.
update-who = Wie { $name } is
update-nobody = Geen van hen
update-ratings = Ratings overnemen
update-both = Ratings en graden overnemen
update-rank = Graad uit rating
update-rating = Rating uit graad

entries-update = Ratings bijwerken
entries-chosen = Met de gekozenen
entries-choose = { $name } kiezen
entries-choose-head = Kies
participants-nothing = Er is niets te lezen: kies een bestand of plak de lijst.
entries-chosen-check-in = Inchecken
entries-chosen-announce = Afwezig
entries-chosen-take-out = Uitschrijven
entries-chosen-club = Club
entries-chosen-set-club = Club opslaan
entries-chosen-rounds = Rondes, zoals 1,3-5
entries-chosen-set-rounds = Rondes opslaan
entries-chosen-nobody = Er is niemand gekozen. Vink eerst spelers aan.
entries-chosen-no-rounds = Dit zijn geen rondes. Schrijf ze als 1,3-5.
entries-sort = Sorteren op
entries-sort-name = Naam
entries-sort-rank = Graad
entries-sort-rating = Rating
entries-sort-club = Club
entries-sort-country = Land
entries-sort-number = Invoer
entries-sort-category = Klasse
entries-sort-pin = Europese PIN
entries-sort-fee = Inschrijfgeld
entries-sort-paid = Betaald
entries-sort-meal = Maaltijd
entries-sort-born = Geboortejaar
entries-show = Tonen
entries-show-so = Toepassen
entries-show-paid = Betaald { $count }
entries-show-unpaid = Niet betaald { $count }
entries-show-far = Graad ver van de rating { $count }
entries-show-no-pin = Zonder PIN { $count }
entries-show-out = Niet in ronde { $round }: { $count }
entries-has-paid = betaald
entries-owes = niet betaald
entries-chosen-paid = Heeft betaald
entries-chosen-unpaid = Heeft niet betaald
numbers-title = { $count ->
    [one] Eén nummer staat in de lijsten en is niet ingevuld
   *[other] { $count } nummers staan in de lijsten en zijn niet ingevuld
  }
numbers-about = Elke lijst kent maar één persoon met die naam. Kijk of het dezelfde is, en haal anders het vinkje weg.
numbers-number = Nummer
numbers-take = Nummers overnemen
numbers-taken = { $count ->
    [0] Er is niets overgenomen.
    [one] Eén speler heeft nu een nummer.
   *[other] { $count } spelers hebben nu een nummer.
  }
numbers-way = Alle nummers overnemen die in de lijsten staan
enter-nearest = De { $count } dichtstbijzijnde namen.
entry-added-from = { $name } is ingevoerd en speelt vanaf ronde { $round }. Vink ook de ronde ervoor aan om deze laatkomer daar te plaatsen.
list-enter-both = { $new } invoeren, { $known } bijwerken
