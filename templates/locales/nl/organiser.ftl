# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

draw-no-participants = Niemand doet mee in ronde { $round }. Voer spelers in of check ze in.
draw-one-participant = { $name } is de enige deelnemer. Een partij heeft er twee nodig.
draw-not-taking-part = { $name } doet in deze ronde niet mee. Controleer de inschrijving.
draw-twice = { $name } is twee keer genoemd.
draw-table-twice = Tafel { $table } is aan twee borden gegeven. Verplaats een ervan.
draw-bye-not-needed = Zonder { $name } is het veld even: er is geen vrije ronde nodig.
draw-too-large = { $count } spelers zijn te veel voor één indeling. Splits het veld in twee toernooien.
draw-no-valid-pairing = Geen geldige indeling. Wat ook wordt geprobeerd, dezen blijven zonder tegenstander: { $names }
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
draft-may-not = Dit kan niet: { $pairs }. Er is niets veranderd.
draft-table-unused = Tafel { $table } is volgens de regels van de indeling niet in gebruik. Kies een andere tafel of wijzig de regels.
draft-not-free = { $name } is niet vrij. Kies iemand die wacht of een vrije ronde heeft.
draft-games-over = Alle partijen van ronde { $round } zijn afgelopen. Schrijf de laatkomer in voor de volgende ronde.
## Wegen tussen de pagina’s van de organisator
act-import-notes = Wat er over het bestand te zeggen is
## Een nieuw toernooi
create-title = Een nieuw toernooi
create-import = Of lees het uit een bestand.
create-more = Plaats, bond, mensen en meer
create-system = Hoe worden spelers ingedeeld?
create-who = Wie spelen er?
create-who-one = Ieder voor zich
create-who-pairs = In paren
create-who-teams = In teams
create-when = Wanneer?
create-when-days = Op een dag of enkele dagen
create-when-weeks = Over weken, met een periode per ronde
create-federation = Regels, komi en tijd van
create-federation-hint = De gebruikelijke van deze bond; ze staan daarna bij de instellingen.
create-act = Toernooi maken
today-missing = van { $total } uitslagen ontbreken
today-since = Ronde { $round } sinds { $time }
today-all-in = Alle uitslagen zijn binnen
today-coming = Ronde { $round } om { $time }
today-done = Ronde { $round } is klaar
today-drafted = Ronde { $round } is geloot
today-over = De plaatsen staan vast
today-enter = Uitslagen invoeren
today-print = Ronde { $round } afdrukken
today-print-note = Lijsten voor de muur, briefjes voor de tafels.
today-publish = Ronde { $round } publiceren
today-look = Concept bekijken
today-draft-unseen = Niemand ziet de loting voordat u haar publiceert.
today-differ = { $n ->
    [one] Tafel { $tables }: de twee spelers zeggen iets anders.
   *[other] Tafels { $tables }: de twee spelers zeggen iets anders.
  }
today-reported = { $n ->
    [one] Tafel { $tables }: een speler heeft de uitslag gemeld.
   *[other] Tafels { $tables }: spelers hebben de uitslagen gemeld.
  }
today-recorded = { $n ->
    [one] Tafel { $tables }: de partij is volgens de notatie afgelopen.
   *[other] Tafels { $tables }: de partijen zijn volgens de notatie afgelopen.
  }
today-earlier = { $n ->
    [one] Ronde { $round }: er ontbreekt één uitslag
   *[other] Ronde { $round }: er ontbreken { $n } uitslagen
  }
today-more = nog { $n }
today-when-in = { $n ->
    [one] Als de laatste binnen is.
   *[other] Als de { $n } binnen zijn.
  }
today-when-in-and = { $n ->
    [one] Als de laatste binnen is.
   *[other] Als de { $n } binnen zijn.
  } Eerst de verzoeken: { $waiting }.
today-draw-without = Zonder loten
today-window-over = { $n ->
    [one] De periode van ronde { $round } is voorbij: 1 partij is niet gespeeld
   *[other] De periode van ronde { $round } is voorbij: { $n } partijen zijn niet gespeeld
  }
today-starts = Hij begint om { $time }.
today-starts-in = Hij begint om { $time }, over { $minutes } min.
today-then = Daarna
today-send = Uitslagen insturen
today-send-note = Aan uw bond, in haar eigen formaat.
today-sheets = Stand afdrukken
today-lately = Laatst gebeurd
to-do-count = { $n ->
    [one] ding te doen, dan de loting
   *[other] dingen te doen, dan de loting
  }
to-do-ready = Klaar voor de loting
to-do-done = klaar
to-do-usual = zoals gewoonlijk
to-do-open = open
to-do-waits = wacht
to-do-nobody = Nog niemand. Een lijst uit een bestand of een gekopieerde tabel gaat het snelst.
to-do-players = Tot de laatste ronde kunnen er meer bij.
to-do-list = Lijst inlezen
to-do-enter = één voor één
to-do-home = thuis laten aanmelden
to-do-times = Tijden
to-do-no-times = Spelers zien alleen de dagen.
to-do-some-times = { $n ->
    [one] { $n } ronde heeft een tijd.
   *[other] { $n } rondes hebben een tijd.
  }
to-do-set-times = Tijden instellen
to-do-groups = Wie met hoeveel punten begint
to-do-people = Arbiters voeren uitslagen op hun eigen telefoon in.
to-do-invite = Iemand uitnodigen
to-do-draw = { $n ->
    [0] Zodra er twee spelers zijn
   *[other] { $n } doen mee
  }
to-do-hidden = Nog niemand ziet het
to-do-hidden-note = Tot u het aankondigt, vinden alleen u en de mensen die u uitnodigt dit evenement.
to-do-see = Zien zoals spelers
create-done = { $event } is gemaakt.
create-before = Dit formulier is al eerder verstuurd, en toen is het toernooi gemaakt. Hier is het.
system-mcmahon = McMahon
system-swiss = Zwitsers
system-swiss-categories = Zwitsers met klassen
system-cup = Cup
fault-egf-pin = Schrijf de acht cijfers van het nummer, niet “{ $typed }”.
## Een bestand lezen
import-title = Toernooi uit een bestand lezen
import-lead = Het wordt hier een nieuw toernooi; niets wat er is, verandert.
import-file = Bestand
import-file-hint = Hoogstens 20 MB. U kunt het hierheen slepen.
import-act = Bestand lezen
import-busy = Het bestand wordt gelezen…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), uitslagen van de European Go Database (H9), Frankrijk (tou), Amerika (AGA), Tengen (JSON).
import-create = Liever een toernooi met de hand maken
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
team-fault-size = Een wedstrijd heeft { $size } borden. Schrijf een getal van 2 tot 10.
team-fault-number-twice = Twee teams hebben het nummer { $number }. Geef een ervan een ander.
team-fault-name-twice = Twee teams heten “{ $team }”. Hernoem een ervan.
team-fault-too-few = { $team } heeft minder dan twee spelers. Voeg er een toe of verwijder het team.
team-fault-too-many = { $team } heeft { $count } spelers; { $most } is het maximum.
team-fault-twice-in-squad = { $player } staat twee keer in de selectie van { $team }. Eén keer is genoeg.
team-fault-two-squads = { $player } staat in de selecties van { $team } en { $other }. Haal de naam uit een van beide.
team-fault-captain-not-in-squad = { $player } staat niet in de selectie van { $team }. Voeg de naam toe of kies een andere aanvoerder.
team-fault-not-in-squad = Ronde { $round }: { $player } staat niet in de selectie van { $team }. Voeg de naam toe of kies een ander.
team-fault-two-boards = Ronde { $round }: { $player } zit aan twee borden van { $team }. Haal de naam van een ervan weg.
team-fault-no-team = Ronde { $round }: er is geen team met het nummer { $number }. Kies een ander.
team-fault-two-matches = Ronde { $round }: { $team } heeft twee tegenstanders, of zichzelf. Verwijder een van de wedstrijden.
## Wat van een bestand niet wordt bewaard, of wat een bestand niet kan zeggen
note-teams-kept = De { $teams } teams van het bestand zijn meegekomen, met opstellingen en wedstrijden. Ze staan onder “Teams”.
note-teams-beside = Het bestand heeft { $teams } teams, maar de rondes zijn niet hun wedstrijden: spelers treffen elkaar ieder voor zich, en de teams hebben daarnaast een stand. Onder “Teams” is dat te wijzigen.
note-team-set-aside = Team (regel { $line }): { $team } heeft minder dan twee spelers (hier { $players }); het is opzijgelegd.
note-of-another-team = Board (regel { $line }): { $player } hoort bij het team { $other }, niet bij { $team }; het is opzijgelegd.
note-board-taken = Board (regel { $line }): bord { $board } van { $team } in ronde { $round } is van { $first }; { $player } is opzijgelegd.
note-at-two-boards = Board (regel { $line }): { $player } zit in ronde { $round } al aan een bord van { $team }; het is opzijgelegd.
note-matches-not-said = Welke teams elkaar in ronde { $round } treffen wordt niet geschreven: OpenGotha leest het af aan de partijen aan bord 1.
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
note-same-sign = Regel { $line }, { $field }: “{ $cell }” en “{ $other }” zeggen dat beiden wonnen of beiden verloren; zo overgenomen.
note-both-lose-as-two-losses = Ronde { $round }, tafel { $table }: beiden verliezen; het wordt als verlies van elk geschreven.
note-both-win-as-two-wins = Ronde { $round }, tafel { $table }: beiden winnen; het wordt als winst van elk geschreven.
note-no-result-not-rated = Ronde { $round }, tafel { $table }: geen uitslag; het wordt geschreven als niet voor de rating.
note-default-as-half-point = Ronde { $round }, tafel { $table }: reglementair; het wordt als half punt zonder partij geschreven.
note-default-as-free-round = Ronde { $round }, tafel { $table }: reglementair; het wordt als ronde zonder partij geschreven.
note-colors-unknown = Ronde { $round }, tafel { $table }: de kleuren zijn niet bekend; de plaatsen worden geschreven zoals ze staan.
note-member-number-missing = { $name } heeft geen lidnummer en wordt met alle partijen weggelaten. Voer het nummer in: de ontvanger vereist het.
note-club-cut = De club “{ $club }” wordt geschreven als “{ $written }”: de kolom heeft vier letters.
note-first-name-blank = { $name } heeft geen voornaam. Er wordt een spatie geschreven, omdat OpenGotha er een wil.
note-country-not-written = { $name }: het land “{ $country }” wordt niet geschreven. OpenGotha neemt alleen twee letters.
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
note-pairs-left-out = { $entries } inschrijvingen van twee of drie partners zijn met hun partijen weggelaten: geen ratinglijst neemt een partij van partners.
note-partners-not-said = De partners van { $entries } inschrijvingen worden niet geschreven: het formaat kent één persoon per inschrijving.
note-versions-not-said = Hoe vaak de uitslagen van { $boards } borden zijn gewijzigd, staat niet in dit bestand.
note-setting-not-said = De instelling { $setting } ({ $value }) wordt niet geschreven: het formaat heeft er geen plaats voor.
note-renamed = { $name } is twee keer ingevoerd; de tweede wordt geschreven als { $written }.
note-settings-assumed = Het bestand noemt systeem, grenzen, criteria en gewichten niet: die van een McMahon zijn genomen. Controleer de instellingen voordat u verdergaat.
note-days-assumed = Het bestand noemt naam en dagen van het toernooi niet: vandaag is ingevuld. Controleer ze.
note-encoding-assumed = Het bestand is geen UTF-8 en noemt geen andere tekenset: het is gelezen als { $used }. Controleer de namen.
note-team-left-out = { $team } heeft minder dan twee spelers (hier { $players }); het team is weggelaten.
note-member-missing = { $team } noemt iemand die niet in het bestand staat; de naam is weggelaten.
note-also-in-team = { $player } zit in { $other } en in { $team } en speelt hier voor beide.
note-spare = Voor { $team } spelen { $size } mensen; { $player } is weggelaten.
note-in-no-team = { $players } spelers zitten in geen team en zijn weggelaten.
note-team-names-noted = Een inschrijving heet naar haar mensen. De namen van { $teams } teams staan in de notities.
note-in-two-teams = { $player } zit al in het team { $other }; in { $team } is de naam weggelaten.
note-played-for-others = Ronde { $round }: { $player } speelde voor { $team } en zit in het team { $other }. De partij blijft staan en telt voor geen team.
note-boards-missing = Ronde { $round }: de borden van { $first } – { $second } staan niet in het bestand. Voeg de partijen toe.
note-match-counted = Ronde { $round }: het bestand heeft { $said } voor { $first } – { $second }. Volgens de borden is het { $counted }, en de borden tellen.
note-tables-of-boards = Alle borden van een wedstrijd stonden aan één tafel. Elk heeft nu een eigen tafel.
note-teams-without-start = In het bestand beginnen teams met punten naar hun graad. Hier begint elk team met niets.
note-line-left-out = { $what } (regel { $line }) is hier niet bekend en is weggelaten.
## Instellingen
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
settings-director = Toernooileider
settings-contact = Verantwoordelijk voor gegevens
settings-contact-hint = Naam en adres van wie instaat voor wat bewaard wordt, zoals de privacypagina ze toont
settings-rounds = Rondes
settings-play = Spel
settings-rules = Regels
settings-board-size = Lijnen van het bord
settings-komi-hint = Van gelijke partijen: 6,5
settings-basic-minutes = Hoofdtijd, in minuten
settings-overtime = Daarna
settings-overtime-seconds = Seconden
settings-overtime-seconds-hint = Van een periode, of erbij per zet
settings-overtime-stones = Stenen
settings-overtime-stones-hint = Van een periode; alleen Canadees
settings-internet = Gespeeld op internet
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
settings-of-teams = Welke teams elkaar treffen en hoe teams worden geplaatst, staat bij de teams; dit geldt voor spelers.
settings-placement-about = Het eerste beslist; waar dat gelijk is, het volgende.
settings-expert = Voor kenners: hoe de indeling weegt
settings-said-words = { $words }.
settings-said-hidden = *Alleen de eigen mensen* zien het, tot het is aangekondigd.
settings-said-seen = *Iedereen* ziet het.
settings-said-zone = De tijden zijn die van *{ $zone }*.
settings-said-no-rooms = Alle tafels staan in *één zaal*.
settings-said-rules = Regels: *{ $rules }*, op *{ $size }* lijnen.
settings-said-even = Alleen partijen *zonder handicap*.
settings-said-handicap = Handicap naar *{ $basis }*: *{ $difference }*, hoogstens *{ $most }* stenen, geen vanaf *{ $from }*.
settings-said-difference-less = het verschil min { $n }
settings-said-difference-all = het hele verschil
settings-said-difference-more = het verschil plus { $n }
settings-said-mcmahon = Iedereen vanaf *{ $bar }* begint gelijk, iedereen tot en met *{ $floor }* ook.
settings-said-apart = Uit elkaar gehouden, zoveel scoregroepen waard: { $kept }.
settings-said-not-apart = *Niemand* wordt uit elkaar gehouden.
settings-said-skip = Spelers *mogen* een ronde *overslaan* die nog niet is ingedeeld.
settings-said-skip-ask = Spelers *vragen* of ze een ronde mogen overslaan.
settings-unplayed = Partijen die niet in de periode zijn gespeeld
settings-grace-days = Dagen uitstel na de periode
settings-grace-days-hint = Tot ze voorbij zijn kan niemand niet-gespeelde partijen regelen. Het gebeurt nooit vanzelf.
settings-open-games = Open partijen bij het loten van een latere ronde
settings-open-games-hint = Alleen de loting telt zo; in de stand tellen ze pas als ze gespeeld zijn.
open-games-nothing = Niets voor beiden
open-games-half = Elk een half punt
settings-least-games = Te spelen ronden voor een plaats
settings-least-games-hint = 0 vraagt er geen. Gespeelde partijen tellen, en een vrije ronde of winst door afwezigheid: wie er was. Wie het niet meer kan halen staat eronder, zonder plaats of prijs.
settings-up = Hoeveel van de eersten promoveren
settings-series = Reeks van competities
settings-series-hint = Uw toernooien met dezelfde naam voegt u toe op de pagina ervan
settings-season-name = Seizoen
settings-season-name-hint = Zoals 2026/27; divisies van één seizoen staan bij elkaar
settings-division = Divisie
settings-division-hint = 1 is de hoogste; 0 als er één is
settings-up-hint = Voor divisies: in de stand staat daar een lijn. 0 voor geen.
settings-down = Hoeveel van de laatsten degraderen
settings-said-moves = *{ $up }* promoveren, *{ $down }* degraderen.
settings-said-alone = Het toernooi staat op zichzelf, in *geen reeks* van competities, seizoenen en divisies.
settings-said-unplayed = Partijen die niet in de periode van een ronde zijn gespeeld, wanneer een organisator die afsluit: *{ $policy }*.
settings-said-grace = { $n ->
    [one] *1* dag uitstel.
   *[other] *{ $n }* dagen uitstel.
  }
settings-said-open-nothing = Bij het loten telt een open partij *niets*.
settings-said-open-half = Bij het loten telt een open partij voor elk *een half punt*.
settings-said-least = { $n ->
    [one] Voor een plaats is *1* gespeelde ronde nodig.
   *[other] Voor een plaats zijn *{ $n }* gespeelde ronden nodig.
  }
settings-said-least-none = Iedereen heeft een plaats, hoe weinig hij ook speelt.
settings-said-worth = Een vrije ronde telt *{ $bye }*, een afwezigheid *{ $absent }*.
settings-said-placement = Plaatsen naar { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Na *{ $n }* minuten telt vanzelf wat beiden zeggen.
settings-said-names-first = Achternamen staan *voorop*.
settings-said-names-last = Achternamen staan *achteraan*.
settings-said-sides-mean = *Twee of drie* spelen een kant om de beurt, zo sterk als hun gemiddelde.
settings-said-sides-given = *Twee of drie* spelen een kant om de beurt, zo sterk als opgegeven.
settings-said-ratings-shown = Veranderingen van rating worden *getoond*.
settings-said-ratings-not-shown = Veranderingen van rating worden *niet getoond*.
settings-said-gap = Graad en rating die meer dan *{ $n }* graden verschillen, worden gemarkeerd.
settings-said-usual = { $n } waarden, alle zoals gebruikelijk
settings-said-otherwise = { $n } waarden, *{ $k }* anders dan gebruikelijk
settings-places = Punten en plaatsen
settings-more = Meer waarden; de gebruikelijke passen bij bijna elk toernooi
settings-change = Wijzigen: { $what }
settings-save-from = Opslaan, vanaf ronde { $round }
settings-leave = Zo laten
settings-follow-names = Pagina’s, bladen en bestanden dragen het meteen.
settings-follow-print = Briefjes en regelblad zeggen het voortaan: druk ze opnieuw af.
settings-follow-first = Er is nog niets ingedeeld: het geldt vanaf de eerste ronde.
settings-follow-drawn = Wat is ingedeeld, blijft zoals het is.
settings-follow-places = Scores en plaatsen volgen meteen, ook in eerdere rondes.
settings-criterion-up = { $name } één plaats omhoog
settings-criterion-out = { $name } weglaten
settings-criterion-add = Nog een
weight-duplicate = Elkaar niet twee keer treffen
weight-color = Evenwicht van kleuren
weight-category = In de klasse blijven
weight-score = Dicht bij de score blijven
weight-drawn = Wie omhoog of omlaag gaat
weight-handicap = Kleine handicaps
weight-geography = Andere clubs en landen
weight-secondary = Basis van secundaire criteria
weight-secondary-hint = Bewaard voor bestanden die het hebben
weight-curve = Kromme
weight-curve-hint = Van 0 tot 1: 0,5
weight-deterministic = Toeval gemaakt uit de namen
weight-deterministic-note = Dezelfde spelers geven altijd dezelfde indeling.
seeding-first-rounds = Eerste methode, t/m ronde
seeding-first-method = Eerste methode
seeding-later-method = Latere methode
seeding-first-by-rating = Eerste methode: bij gelijken beslist de rating
seeding-later-by-rating = Latere methode: bij gelijken beslist de rating
method-random = Bovenste helft treft onderste helft, willekeurig
method-fold = Eerste treft laatste
method-slip = Eerste van de bovenste helft treft eerste van de onderste
drawn-upper = Wie uit de hogere groep omlaag gaat
drawn-lower = Wie uit de lagere groep omhoog gaat
drawn-compensate = Compenseren
drawn-compensate-note = Wie omhoog is ingedeeld, gaat de volgende keer eerder omlaag, en omgekeerd.
place-drawn-top = De bovenste
place-drawn-middle = De middelste
place-drawn-bottom = De onderste
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
entries-check-out = { $count ->
    [one] De getoonde is er nog niet
   *[other] Van de { $count } gevonden is er nog niemand
  }
entries-page = Pagina { $page }
entry-new-title = Speler invoeren
entry-native-name = Naam in eigen schrift
entry-native-name-hint = Als die verschilt: 森下 藍子
entry-rank = Graad
entry-rank-hint = 4k of 2d
entry-rating = Rating
entry-rating-hint = Leeg: het midden van de graad
entry-club-hint = Zoals hij op de muurlijst staat
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
entry-partners = Partners, in volgorde van de beurten
entry-partners-hint = Elk een regel: Beck, Bea, 2d. Rating, Europees nummer, FFG of AGA met nummer mogen volgen. De persoon hierboven speelt eerst.
entry-correction = Correctie van de beginscore
entry-correction-hint = Meestal 0; +1 begint één groep hoger
entry-add-next = Invoeren, en de volgende
entry-late = Alle rondes zijn geloot: wie nu wordt ingevoerd, speelt er geen. Neem alle rondes terug en loot opnieuw zolang geen partij een uitslag heeft; voeg anders rondes toe in de instellingen, of geef een plaats aan de tafels van een ronde.
entry-added = { $name } is ingevoerd.
entry-changed = { $name } is gewijzigd.
entry-rank-follows = De startscore was { $was } en is { $now }: de SOS van alle tegenstanders verandert mee. { $count ->
    [one] Het bord dat al is ingedeeld blijft zoals het is.
   *[other] De { $count } borden die al zijn ingedeeld blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graad.
entry-ranks-follow = { $starts ->
    [0] Hun startscores blijven.
    [one] De startscore van één speler verandert, en daarmee de SOS van alle tegenstanders.
   *[other] De startscores van { $starts } spelers veranderen, en daarmee de SOS van alle tegenstanders.
  } { $count ->
    [one] Het bord dat al is ingedeeld blijft zoals het is.
   *[other] De { $count } borden die al zijn ingedeeld blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graden.
entry-rank-stays = De startscore blijft { $now }. { $count ->
    [one] Het bord dat al is ingedeeld blijft zoals het is.
   *[other] De { $count } borden die al zijn ingedeeld blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graad.
entry-withdraw-title = Afmelden
entry-withdraw-from = Vanaf
entry-withdraw-hint = Partijen van eerdere rondes blijven.
entry-withdraw = Afmelden
entry-withdrawn = { $name } doet vanaf ronde { $round } niet meer mee.
leave-title = { $name } vanaf ronde { $round } afmelden
leave-about = Ingevoerde uitslagen blijven, partijen van eerdere rondes ook.
leave-games = { $n ->
    [one] Eén partij van deze rondes is geloot en niet gespeeld
   *[other] { $n } partijen van deze rondes zijn geloot en niet gespeeld
  }
leave-what = Wat ermee gebeurt
leave-opponents-win = De tegenstanders winnen reglementair
leave-as-unplayed = De regel van het toernooi voor niet gespeelde partijen
leave-annulled = Ze vervallen: geen uitslag
leave-unsaid = Zeg wat er met de partijen gebeurt.
leave-reported = Een speler heeft gezegd hoe deze afliepen. Ze blijven open tot een arbiter de uitslag invoert.
leave-undo = Terugdraaien kan door een partij bij haar bord weer te openen en de rondes van de speler weer aan te vinken.
leave-act = { $n ->
    [0] Afmelden
    [one] Afmelden en 1 partij afhandelen
   *[other] Afmelden en { $n } partijen afhandelen
  }
leave-done = { $n ->
    [one] { $name } doet vanaf ronde { $round } niet meer mee; 1 niet gespeelde partij is afgehandeld.
   *[other] { $name } doet vanaf ronde { $round } niet meer mee; { $n } niet gespeelde partijen zijn afgehandeld.
  }
entry-remove-title = Verwijderen
entry-remove-hint = Voor iemand die bij vergissing is ingevoerd.
entry-remove = Uit toernooi verwijderen
entry-removed = { $name } is verwijderd.
entry-back = Naar de lijst
## Een deelnemerslijst
participants-title = Deelnemerslijst lezen
participants-lead = U ziet wie er zou worden ingevoerd voordat iemand dat wordt.
participants-file-hint = Een tabel als tekst, XLSX of ODS, de kolommen in willekeurige volgorde met een regel erboven die ze benoemt. Zonder zo’n regel: naam, voornaam, graad, land, club. Of het bestand van een ander toernooi (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): de spelers ervan worden genomen.
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
## Files
downloads-through = Uitslagen tot en met ronde { $round }.
downloads-before = Er is nog geen ronde gepubliceerd.
downloads-draft = Het concept blijft buiten de uitslagen.
downloads-missing = { $count ->
    [one] Eén resultaat ontbreekt
   *[other] { $count } resultaten ontbreken
  }
downloads-waits = Wacht op de resultaten hierboven.
downloads-says-all = In dit bestand ontbreekt niets van wat het formaat kent.
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
download-teams = Stand van de teams (CSV)
download-about-teams = Voor een rekenblad: de stand van de teams met elke ronde. De andere tabellen zijn van spelers, elk met het team.
download-pairings = Indeling (CSV)
download-about-pairings = Voor een rekenblad: één ronde, tafel voor tafel.
download-players = Spelers (CSV)
download-about-players = Voor een rekenblad: iedereen die is ingevoerd.
download-participants = Deelnemerslijst (CSV)
download-about-participants = Naam, graad, land, club: voor andere toernooien en programma’s.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Het toernooi, om in OpenGotha mee verder te gaan.
download-pairgoth = Pairgoth
download-about-pairgoth = Gepubliceerde rondes, zoals Pairgoth ze opent: spelers, teams, partijen en instellingen.
download-tengen = Tengen (JSON)
download-about-tengen = Het hele toernooi, concepten inbegrepen; wordt precies zo weer ingelezen.

list-column-category = Klasse
note-categories-not-said = De met de hand gezette klassen van { $players } spelers worden niet geschreven: daar beslist de graad.
entry-category-by-rank = Volgens de graad
entry-category-hint = Een andere dan volgens de graad, voor prijzen, stand en indeling
entries-chosen-set-category = Klasse opslaan
list-plays-as = { $grade }, ingedeeld als { $rank }

# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

event-title = Het toernooi
event-is-archived = Het is gearchiveerd: het kan alleen worden gelezen.
event-announced = Iedereen kan het toernooi nu zien.
event-archive = Archiveren
event-archive-about = Een gearchiveerd toernooi blijft voor iedereen leesbaar en staat apart in de lijst. Er kan niets in worden gewijzigd tot het uit het archief is gehaald.
event-archive-act = Toernooi archiveren
event-unarchive-act = Uit archief halen
event-archived = Het toernooi is gearchiveerd. Vanaf nu kan het alleen worden gelezen.
event-unarchived = Het toernooi is uit het archief en kan weer worden gewijzigd.
act-archive = Gearchiveerd
act-unarchive = Uit het archief gehaald
copy-title = Kopiëren
season-title = Volgend seizoen
season-not-all = Het volgende seizoen wordt gemaakt door wie alle divisies organiseert.
season-about = Promotie en degradatie volgen de lijnen in de stand; ieder kan elders spelen. Teams komen met selectie en captain. Uitslagen blijven bij de oude toernooien.
season-leaves = Vertrekt
season-next-name = Naam van het volgende toernooi
season-plays-in = Waar { $name } hierna speelt
season-open = { $n ->
    [one] Eén bord heeft geen uitslag.
   *[other] { $n } borden hebben geen uitslag.
  }
season-undrawn = { $n ->
    [one] Eén ronde is niet gepubliceerd.
   *[other] { $n } rondes zijn niet gepubliceerd.
  }
season-empty = Hier zou niemand spelen.
season-namesakes = Dezelfde naam, en allen worden ingeschreven: { $names }. Is het één persoon, laat er dan een vertrekken, of haal hem uit een selectie.
season-once = Hetzelfde bondsnummer, dus één keer ingeschreven, in de eerste selectie: { $names }.
season-look = Eerst te bekijken
season-sure = Het volgende seizoen toch maken
season-sure-first = Bekijk dit eerst, en vink het vakje aan als het zo moet zijn.
season-to-choose = Kies …
season-choose = Kies een divisie, of “Vertrekt”.
season-team-twice = In { $division } zouden twee teams “{ $team }” spelen. Plaats er een elders, of hernoem het eerst in zijn oude toernooi.
season-settings = Breng eerst de instellingen van { $division } in orde. { $fault }
season-make = Het volgende seizoen maken
season-made = Het volgende seizoen is gemaakt, verborgen tot elke divisie wordt aangekondigd.
copy-about = Een ander toernooi met dezelfde instellingen, zonder rondes of tijden. Het is verborgen tot u het aankondigt.
copy-begin = Toernooi kopiëren
copy-address = Adres
copy-address-hint = Het einde van het adres, zoals open-27; gemaakt van de naam als u niets invult.
copy-people = { $n ->
    [one] De ene speler
   *[other] De { $n } spelers
  } meenemen
copy-people-note = Aangekondigd, niet ingecheckt.
copy-act = Kopie maken
copy-done = { $event } is als kopie gemaakt, nog verborgen.
create-like = Of kopieer een eerder toernooi:
create-people = Personen
create-people-hint = Die van een eerder toernooi komen mee, aangekondigd en niet ingecheckt.
create-people-none = Nog niemand
delete-title = Verwijderen
delete-about = Haalt het toernooi weg met alles wat erbij hoorde. Dit kan niet ongedaan worden gemaakt.
delete-begin = Toernooi verwijderen
delete-what = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  } en { $games ->
    [one] één partij
   *[other] { $games } partijen
  } zouden weg zijn, met het logboek, de beslissingen, de notaties en elke link ernaar.
delete-keep = Bewaar eerst een bestand
delete-keep-about = Eén bestand met alles: personen, rondes, logboek, voorvallen, beslissingen, notaties, certificaten.
delete-keep-act = Alles downloaden
delete-now = Nu verwijderen
delete-name = Typ de naam
delete-act = Voorgoed wissen
delete-leave = Laten staan
delete-done = { $event } is verwijderd.
download-xlsx = Excel-werkmap
download-about-xlsx = Spelers, stand en de indeling van elke ronde als bladen van één XLSX-bestand.

# Wat er mis is met een veld of een verzoek, en wat te doen.

## Velden
fault-missing = Dit is nodig. Schrijf 1 tot 200 tekens.
fault-too-long = { $length } tekens zijn te veel; { $most } is het maximum.
fault-control-character = Er staat een stuurteken in. Schrijf letters, cijfers en spaties.
fault-web-address = Er staat een webadres in. Schrijf het zonder.
fault-ends-before-it-begins = Het einde ligt voor het begin. Kies dezelfde dag of een latere.
fault-past = Dat is al voorbij. Kies een tijd die nog komt.
fault-floor-above-bar = De vloer ligt boven de bar. Kies een bar die minstens zo hoog is.
fault-twice = { $what } staat er twee keer. Eén keer is genoeg.
fault-no-main-score = Een van MMS, NBW en CPS is nodig, zodat winst telt.
fault-category-order = Elke grens moet lager zijn dan de vorige.
fault-round-order = Die zou vóór ronde { $round } beginnen, of tegelijk.
fault-club-code = “{ $code }” is geen clubcode: schrijf 1 tot 4 gewone letters en cijfers.
error-reference = Gebeurt het weer, geef de organisator dan dit nummer: { $number }.
error-to-the-event = Naar het toernooi
error-to-the-front = Naar het begin

downloads-complaints = { $count ->
    [one] Het zou om één reden terugkomen:
   *[other] Het zou om { $count } redenen terugkomen:
  }
downloads-accepted = Er is niets fout van wat de ontvanger controleert.
download-draft = Toch downloaden, voor mezelf
downloads-refused = { $file }: { $count ->
    [one] één ding moet eerst worden hersteld.
   *[other] { $count } dingen moeten eerst worden hersteld.
  }
reporting-title = Wat bonden krijgen
reporting-clubs = Clubcodes
reporting-clubs-about = Hoogstens vier letters of cijfers, zoals de bond ze heeft. Zonder code heeft het Europese bestand de eerste vier letters van de naam.
reporting-aga = Weggelaten uit het Amerikaanse verslag
reporting-aga-about = Wie is aangevinkt, wordt met alle partijen weggelaten.
reporting-save = Opslaan

# Een gepubliceerde ronde herstellen.

settings-hidden = Verborgen tot de aankondiging
settings-hidden-note = Alleen de eigen medewerkers zien het. Haal het vinkje weg om het toernooi aan te kondigen.

private-initials = Alleen initialen tonen
private-initials-note = Voor een kind: alleen wie hier meewerkt leest de naam.
merge-title = Twee inschrijvingen van één persoon
merge-ask = { $stays } blijft, met de partijen van { $goes } en de gegevens die ontbreken. { $goes } wordt verwijderd, met de persoonlijke link. Dit kan niet ongedaan worden gemaakt.
merge-double = Nummer van de andere inschrijving
merge-act = De twee samenvoegen
merge-unsure = Schrijf het nummer van een andere inschrijving.
merge-done = { $name } is met deze inschrijving samengevoegd.
forget-title = Wat van deze persoon wordt bewaard
forget-data = Alles als bestand, voor hen
forget-about = Vergeten verwijdert naam, nummers, adres en link, overal en voorgoed. De partijen blijven onder een nummer, net als rang, club en land, waarmee geloot is.
forget-left = De naam staat ook hier, en blijft daar tot u hem verandert: { $left }
forget-sure = Ik weet het zeker: het kan niet terug
forget-act = Deze persoon vergeten
forget-unsure = Vink aan dat u het zeker weet.
forget-done = Vergeten: nummer { $number } heeft geen naam meer.
forget-done-but = Vergeten: nummer { $number } heeft geen naam meer. De naam staat nog hier; verander hem: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Tonen wat beide spelers zeggen voordat het is bevestigd
settings-provisional-note = Op de pagina van de ronde, met de aantekening dat het niet is bevestigd. Tot dan telt het niet.
round-provisional = nog niet bevestigd

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

entries-excluded = Uit het toernooi door beslissing { $no }
timetable-lead = Wanneer elke ronde moet beginnen. Het scherm in de zaal telt ernaar af; een arbiter start de klokken vanuit de lijst van borden.
timetable-day = Dag
timetable-time = Tijd
timetable-window = Periode in plaats van een uur
timetable-window-about = Voor competities en clubavonden: de partijen van de ronde worden op een dag naar keuze van de eerste tot de laatste gespeeld, elk wanneer de spelers het afspreken. Perioden mogen overlappen. Zonder tijd gelden hele dagen.
window-too-early = Het tijdvak begint voor het toernooi, dat op { $day } begint.
window-too-late = Het tijdvak eindigt na het toernooi, dat op { $day } eindigt.
window-and-start = Een begintijd naast een tijdvak: spelers krijgen beide te zien. Wis de begintijd als de partijen binnen het tijdvak worden gespeeld.
timetable-from = Eerste dag
timetable-from-time = Vanaf
timetable-until = Laatste dag
timetable-until-time = Tot
fault-window-ends-first = De periode zou eindigen voor zij begint. Vul een laatste dag in die niet voor de eerste ligt.
fault-window-order = Deze periode eindigt voordat die van ronde { $round } begint. Geef de rondes hun dagen op volgorde.
unplayed-way = Partijen van ronde { $round } die niet zijn gespeeld
unplayed-title = Ronde { $round } afsluiten
unplayed-none = Geen partij van deze ronde hoeft nog te worden geregeld.
unplayed-count = { $n ->
    [one] 1 partij is niet gespeeld
   *[other] { $n } partijen zijn niet gespeeld
  }
unplayed-what = Wat ze krijgen: { $policy }. { $worth }.
unplayed-change = Dit wijzigen
unplayed-late = Het kan worden teruggenomen zolang daar niets anders is ingevoerd. Een partij die later wordt gespeeld wordt aan haar bord ingevoerd en telt in deze ronde.
unplayed-not-before = De periode en de dagen uitstel eindigen op { $at }. Tot dan wordt niets geregeld.
unplayed-settle = { $n ->
    [one] Ronde { $round } afsluiten: 1 partij
   *[other] Ronde { $round } afsluiten: { $n } partijen
  }
unplayed-settled = Ronde { $round } is afgesloten. Hieronder kan dat worden teruggenomen.
unplayed-reopened = De partijen van ronde { $round } zijn weer open.
unplayed-reported = Blijven open: { $n }
unplayed-reported-about = Een speler heeft gezegd hoe ze eindigden, of beiden spraken een datum af die nog komt. Voer de uitslagen in; anders blijven ze open.
unplayed-done = Zonder partij geregeld: { $n }
unplayed-reopen = Terugnemen: ze zijn weer open
timetable-save = Schema opslaan
timetable-saved = Het tijdschema is opgeslagen.
timetable-hall = Scherm in de zaal

webhooks-title = Webhooks
event-more = Aankondigen, kopiëren, archiveren, verwijderen
webhooks-lead = Meld een ander programma dat een ronde is gepubliceerd, een uitslag is ingevoerd of de stand definitief is.
webhooks-secret = Dit geheim ondertekent de berichten. Kopieer het nu: het wordt niet meer getoond.
webhooks-since = sinds { $at }
webhooks-remove = Niet meer melden
webhooks-removed = Aan dit adres wordt niets meer gemeld.
webhooks-url = Adres
webhooks-url-hint = https://…; elk bericht is een POST met JSON, ondertekend in de header Tengen-Signature.
webhooks-add = Aan dit adres melden
webhooks-full = Tien adressen is het maximum. Verwijder er eerst een.
webhooks-log = Wat is verzonden
webhooks-log-empty = Nog niets.
webhook-event-round-published = ronde gepubliceerd
webhook-event-result-entered = uitslag ingevoerd
webhook-event-standings-final = stand definitief
webhook-taken = aangenomen op { $at }
webhook-waits = wacht op verzending
webhook-again = { $tries } keer geprobeerd, weer op { $at }
webhook-given-up = na { $tries } keer opgegeven
fault-address = Dit is geen adres. Schrijf er een zoals https://go.example/hook.
lists-fetched = Vanzelf opgehaald
lists-fetched-about = De nieuwste lijst wordt van dit adres opgehaald; bij een fout blijft de vorige.
lists-fetched-last = Laatst op { $at }:
lists-fetched-never = Nog niet opgehaald.
lists-source-kind = Lijst
lists-source-url = Adres
lists-source-url-hint = Waar de bond haar publiceert; leeg voor nergens.
lists-source-every = Om de hoeveel uur
lists-source-every-hint = 0: alleen op verzoek, met tengen ratings fetch
lists-source-save = Adres opslaan
outside-address = { $address } is geen adres.
outside-private = Het adres leidt naar een privénetwerk.
outside-too-large = De server daar stuurt meer dan { $most } MB.
outside-too-slow = De server daar deed er te lang over.
outside-connection = De verbinding mislukte of brak af.
fetch-no-source = Er is geen adres ingesteld.
fetch-broken = Daar staat geen lijst, of een beschadigde.
fetch-other-list = De lijst daar is die van de { $list }.
fetch-shrunk = De lijst daar heeft { $people } personen, de vorige { $before }: misschien is ze afgekapt.
fetch-not-kept = De lijst kon niet worden bewaard.
fetch-done = { $people } personen van { $date }.
webhook-no-key = De sleutel die ondertekent staat niet op deze machine: haal server.key van waar het adres is opgegeven, of geef het opnieuw op.

settings-zone = Tijdzone
settings-zone-hint = Bijvoorbeeld Europe/Amsterdam, of alleen de stad. Leeg: de klok van de server.
settings-zone-timetable = De ronden van het tijdschema houden hun moment: op een andere klok is dat een ander uur.
settings-saved-zone = De instellingen zijn opgeslagen. De ronden beginnen op hetzelfde moment als eerst, en deze klok toont daarvoor andere uren: ronde { $round } om { $after }, niet { $before }. Was { $before } bedoeld, verbeter dan het tijdschema.

private-title = Alleen voor de organisator
private-about = Niemand anders ziet dit: het staat op geen openbare pagina en in geen bestand voor anderen. Geslacht en geboortejaar tellen voor prijzen.
private-for-prizes = Alleen voor prijzen.
private-sex = Geslacht
private-birth-year = Geboortejaar
private-email = E-mail
private-fee = Inschrijfgeld
private-fee-hint = Zoals 30 EUR, student.
private-meal = Maaltijd
private-note = Opmerking
private-consent = Naam en uitslagen mogen worden gepubliceerd
sex-unsaid = niet gezegd
sex-f = vrouw
sex-m = man
fault-email = “{ $typed }” is geen e-mailadres: schrijf er een zoals anna@go.example.
list-column-sex = Geslacht
list-column-birth-year = Geboortejaar
list-column-fee = Inschrijfgeld
list-column-paid = Betaald
list-column-meal = Maaltijd
list-column-note = Opmerking
list-column-email = E-mail
list-column-consent = Mag worden gepubliceerd
list-column-team = Team
list-column-board = Bord in het team
list-column-captain = Captain
list-column-partners = Partners
prizes-open = { $open ->
    [one] Eén uitslag ontbreekt
   *[other] { $open } uitslagen ontbreken
  }: de lijst kan nog veranderen.
prizes-ceremony = Voor de prijsuitreiking, de laatste plaats eerst
prizes-none = Er is nog geen prijs toegekend: zeg hieronder wat er is.
prizes-nobody = Nog niemand heeft een van de prijzen gewonnen.
prizes-part-category = klasse { $part }
prizes-part-start = begin { $part }
prizes-place = { $place }e
prizes-each = elk { $each }
prizes-print = Druk deze pagina af voor de prijsuitreiking.
prizes-rules = Wat er is
prizes-rules-about = Van boven naar beneden, wat het meest telt eerst. Prijzen van één soort staan vanaf de eerste plaats, één per regel.
prizes-kind = Prijs { $n }
prizes-name = Naam
prizes-of = Wie hem krijgt
prizes-of-none = niet gebruikt
prizes-of-places = de eersten naar plaats
prizes-of-categories = de eersten van elke klasse
prizes-of-starts = de eersten per beginscore
prizes-of-teams = de eerste teams
prizes-of-all-wins = ieder die alle rondes won
prizes-group = Onder
prizes-detail = Welke
prizes-detail-hint = Van graden 5k-1k, van jeugd het geboortejaar vanaf wanneer, van een klasse het nummer, van een club of land de letters.
prizes-list = Prijzen
prizes-several = Een speler mag meerdere prijzen krijgen
prizes-shared = Gelijken in de hoofdscore delen, wat de tiebreaks ook zeggen
prizes-save = Prijzen opslaan
prizes-saved = De prijzen zijn opgeslagen.
prizes-standings = Stand van deze groep
group-all = iedereen
group-dan = danspelers
group-kyu = kyuspelers
group-ranks = graden
group-category = een klasse
group-club = een club
group-country = een land
group-youth = jeugd
group-women = vrouwen
fault-group = “{ $typed }” zegt niet welke: graden zoals 5k-1k, een geboortejaar, het nummer van een klasse, een club, of de twee letters van een land.
entries-gap = rating { $rating } zegt { $rank }
settings-rank-gap = Graden tussen graad en rating
settings-rank-gap-hint = Wie meer verschilt, wordt bij de inschrijving gemarkeerd.
prizes-all-wins = alles gewonnen

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

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
enter-entered = Ingevoerd
enter-not-listed = Niet op de lijst?
enter-by-hand = Zelf invoeren
enter-newest = Laatst ingevoerd
enter-all = Alle spelers
enter-list-gone = Er is een nieuwere ratinglijst. Kies daaruit.
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
list-not-entered = Er is nog niemand ingeschreven. Bekijk eerst de gemarkeerde regels.
list-wrong = { $count ->
    [0] Er ontbreekt iets:
    [one] Eén regel is niet duidelijk. Geef wat ontbreekt, of laat hem weg.
   *[other] { $count } regels zijn niet duidelijk. Geef wat ontbreekt, of laat ze weg.
  }
list-names-ask = Welk deel van de namen is de achternaam? Die staat vet.
list-names-turn = Staan de namen verkeerd om? De achternaam staat vet.
list-names-given-first = Voornaam eerst
list-names-surname-first = Achternaam eerst
list-scale-ask = Op welke schaal staan de ratings?
list-scale-european = Europees: 2100 is 1 dan
list-scale-french = Frans: 50 is 1 dan
list-scale-american = Amerikaans: 1,5 is 1 dan
list-far-ask = { $count ->
    [one] Eén rating ligt ver van de graad ernaast.
   *[other] { $count } ratings liggen ver van de graad ernaast.
  } Wat klopt?
list-far-keep = Graad en rating houden
list-far-rank = De rating van de graad nemen
list-likely-ask = { $count } graden zijn niet duidelijk. Voor elk is er een voorstel.
list-likely-all = Alle voorstellen overnemen
list-likely = { $rank } nemen
list-alike = Bijna de naam van nr. { $no } { $name }
list-alike-line = Bijna de naam van { $name } op regel { $line }
list-columns = Waarvoor de kolommen zijn aangezien
list-header = Kolom
list-sample = Voorbeeld
list-taken-for = Gelezen als
list-unused = niet gebruikt
list-column-of = Kolom { $header } met { $sample } is
list-look-again = Zo lezen
list-line = Regel
list-numbers = Nummers
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
entries-chosen = Met de gekozenen
entries-choose-all = Alle { $count } gevonden kiezen
entries-choose-head = Kies
participants-nothing = Er is niets te lezen: kies een bestand of plak de lijst.
entries-chosen-check-in = Inchecken
entries-chosen-announce = Afwezig
entries-chosen-take-out = Uitschrijven
entries-chosen-set-club = Club opslaan
entries-chosen-set-country = Land opslaan
entries-chosen-rank-up = Een rang hoger
entries-chosen-rank-down = Een rang lager
entries-chosen-rounds = Rondes, zoals 1,3-5
entries-chosen-set-rounds = Rondes opslaan
entries-chosen-nobody = Er is niemand gekozen. Vink eerst spelers aan.
entries-chosen-ask = { $count ->
    [one] { $what }: één speler?
   *[other] { $what }: { $count } spelers?
  }
entries-chosen-more = en nog { $count }
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
entries-show-so = Toepassen
entries-show-paid = Betaald { $count }
entries-show-far = Graad ver van de rating { $count }
entries-show-no-pin = Zonder PIN { $count }
entries-show-out = Niet in ronde { $round }: { $count }
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
names-small = { $count ->
    [one] Deze naam in kleine letters schrijven
   *[other] Deze { $count } namen in kleine letters schrijven
}
names-small-done = { $count ->
    [one] Eén naam staat nu in kleine letters.
   *[other] { $count } namen staan nu in kleine letters.
}
enter-nearest = De { $count } dichtstbijzijnde namen.
entry-added-from = { $name } is ingevoerd en speelt vanaf ronde { $round }. Vink ook de ronde ervoor aan om deze laatkomer daar te plaatsen.
list-enter-both = { $new } invoeren, { $known } bijwerken
