# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

draw-no-participants = Niemand doet mee in ronde { $round }. Voer spelers in of check ze in.
draw-one-participant = { $name } is de enige deelnemer. Een partij heeft er twee nodig.
draw-not-taking-part = { $name } doet in deze ronde niet mee. Controleer de inschrijving.
draw-twice = { $name } is twee keer genoemd.
draw-table-twice = Tafel { $table } is aan twee partijen gegeven. Verplaats er een.
draw-bye-not-needed = Zonder { $name } is het aantal spelers even: er is geen vrije ronde nodig.
draw-too-large = { $count } spelers zijn te veel voor één indeling. Splits het veld in twee toernooien.
draw-no-valid-pairing = Er is geen geldige indeling. Wat er ook wordt geprobeerd, deze spelers blijven zonder tegenstander: { $names }
draft-already-published = Ronde { $round } is gepubliceerd. De indeling ervan blijft zoals ze is.
draft-not-published = Ronde { $round } is nog niet gepubliceerd. Wijzig in plaats daarvan het concept.
draft-unknown-entry = Er is geen speler { $name }.
draft-not-taking-part = { $name } doet in deze ronde niet mee. Controleer de inschrijving of maak deze tafel los.
draft-twice = { $name } is in deze ronde twee keer ingedeeld. Maak een van de tafels los.
draft-table-twice = Er staan twee partijen aan tafel { $table }. Verplaats er een.
draft-no-board = Er is geen partij aan tafel { $table }.
draft-already-paired = { $name } zit aan tafel { $table }. Maak eerst die tafel los.
draft-has-bye = { $name } heeft al een vrije ronde.
draft-no-bye = { $name } heeft geen vrije ronde om af te nemen.
draft-oneself = { $name } kan niet tegen zichzelf spelen. Kies twee spelers.
draft-handicap = { $stones } stenen zijn te veel. Geef 0 tot 9.
draft-table-number = { $table } is geen tafelnummer. Vul een getal van 1 tot 9999 in.
draft-has-result = Tafel { $table } heeft een uitslag. Trek die eerst in.
draft-may-not = Dit kan niet: { $pairs }. Er is niets veranderd.
draft-table-unused = Tafel { $table } is volgens de regels van de indeling niet in gebruik. Kies een andere tafel of wijzig de regels.
draft-not-free = { $name } is niet vrij. Kies iemand die wacht of een vrije ronde heeft.
draft-games-over = Alle partijen van ronde { $round } zijn afgelopen. Schrijf de laatkomer in voor de volgende ronde.
act-import-notes = Opmerkingen bij het geïmporteerde bestand
## Een nieuw toernooi
create-title = Nieuw toernooi
create-import = Of importeer het uit een bestand.
create-more = Plaats, bond, helpers en meer
create-system = Hoe worden spelers ingedeeld?
create-who = Wie speelt er?
create-who-one = Ieder voor zich
create-who-pairs = In paren
create-who-teams = In teams
create-when = Wanneer?
create-when-days = Op één dag of enkele dagen
create-when-weeks = Over meerdere weken, met een periode per ronde
create-federation = Regels, komi en tijd van
create-federation-hint = De gebruikelijke waarden van deze bond; u kunt ze in de instellingen wijzigen.
create-act = Toernooi maken
today-missing = van { $total } uitslagen ontbreken
today-since = Ronde { $round } sinds { $time }
today-all-in = Alle uitslagen zijn binnen
today-coming = Ronde { $round } om { $time }
today-done = Ronde { $round } is afgelopen
today-drafted = Ronde { $round } is ingedeeld
today-over = De stand is definitief
today-enter = Uitslagen invoeren
today-print = Ronde { $round } afdrukken
today-print-note = Lijsten voor de muur, briefjes voor de tafels.
today-look = Concept bekijken
today-draft-unseen = Niemand ziet de indeling voordat u haar publiceert.
today-round = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  }, { $boards ->
    [one] één partij
   *[other] { $boards } partijen
  }{ $byes ->
    [0] {""}
    [one] , één vrije ronde
   *[other] , { $byes } vrije rondes
  }.
today-reported = { $n ->
    [one] Tafel { $tables }: een speler heeft de uitslag gemeld.
   *[other] Tafels { $tables }: spelers hebben de uitslagen gemeld.
  }
today-earlier = { $n ->
    [one] Ronde { $round }: er ontbreekt één uitslag
   *[other] Ronde { $round }: er ontbreken { $n } uitslagen
  }
today-more = nog { $n }
today-when-in = { $n ->
    [one] Als de laatste uitslag binnen is.
   *[other] Als de { $n } uitslagen binnen zijn.
  }
today-when-in-and = { $n ->
    [one] Als de laatste uitslag binnen is.
   *[other] Als de { $n } uitslagen binnen zijn.
  } Beantwoord eerst de verzoeken: { $waiting }.
today-draw-without = Toch indelen
today-window-over = { $n ->
    [one] De periode van ronde { $round } is voorbij: 1 partij is niet gespeeld
   *[other] De periode van ronde { $round } is voorbij: { $n } partijen zijn niet gespeeld
  }
today-starts = Ze begint om { $time }.
today-starts-in = Ze begint om { $time }, over { $minutes } min.
today-then = Volgende stappen
today-send = Uitslagen insturen
today-send-note = Aan uw bond, in het eigen formaat.
today-sheets = Stand afdrukken
today-lately = Recente activiteit
today-by = door { $name }
today-others = Gemelde uitslagen, beroepen, aanmeldingen
to-do-count = { $n ->
    [one] stap, dan de indeling
   *[other] stappen, dan de indeling
  }
to-do-ready = Klaar voor de indeling
to-do-done = klaar
to-do-usual = standaard
to-do-open = open
to-do-waits = wacht
to-do-nobody = Nog niemand. Een lijst importeren of een tabel plakken gaat het snelst.
to-do-players = Tot de laatste ronde kunnen er meer bij.
to-do-list = Lijst importeren
to-do-enter = één voor één
to-do-home = online inschrijving openen
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
to-do-hidden = Nog niet aangekondigd
to-do-hidden-note = Tot u het aankondigt, zien alleen u en de mensen die u uitnodigt dit toernooi.
to-do-see = Bekijken zoals spelers
create-done = { $event } is gemaakt.
create-before = Dit formulier is al eerder verstuurd, en toen is het toernooi gemaakt. Hier is het.
system-mcmahon = McMahon
system-swiss = Zwitsers
system-swiss-categories = Zwitsers met klassen
system-cup = Cup
fault-egf-pin = Vul de acht cijfers van het nummer in{ $not }.
## Een bestand lezen
import-title = Toernooi importeren
import-lead = Het wordt hier een nieuw toernooi; bestaande toernooien veranderen niet.
import-file = Bestand
import-file-hint = Hoogstens { $most } MB. U kunt het hierheen slepen.
import-act = Importeren
import-busy = Het bestand wordt geïmporteerd…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), uitslagen van de European Go Database (H9), Frankrijk (tou), Amerika (AGA), Tengen (JSON).
import-create = Liever een toernooi met de hand maken
import-only-players = Dit is een spelerslijst, geen toernooi. Maak eerst een toernooi en importeer de lijst dan op de inschrijfpagina ervan.
import-nothing-done = Er is niets geïmporteerd
import-wrong = Uit { $file } is niets geïmporteerd
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
    [one] Eén gegeven uit het bestand is gewijzigd
   *[other] { $count } gegevens uit het bestand zijn gewijzigd
  }
place-file = Het bestand
place-line = Regel { $line }
place-element = { $element } (regel { $line })
place-column = { $line }, kolom { $column }
place-setting = Instelling { $field }
## Wat er mis is met een bestand
read-too-large = Het heeft { $bytes } bytes; { $most } is het maximum.
read-empty = Het is leeg. Kies een ander bestand.
read-not-text = Het is geen tekst in { $encoding }. Sla het bestand op als UTF-8 en importeer het opnieuw.
read-not-xml = Dit is geen goed gevormde XML ({ $reason }). Sla het bestand opnieuw op in het programma dat het schreef.
read-truncated = Het is niet afgesloten: het bestand is afgekapt, of er ontbreekt een aanhalingsteken. Haal het opnieuw op.
read-wrong-root = Het eerste element is { $found }, niet { $wanted }. Kies een bestand van die soort.
read-too-deep = Het is meer dan { $most } elementen diep genest; dat is geen toernooibestand.
read-too-many = Het zijn er meer dan { $most }; zo veel bevat geen toernooibestand.
read-entity = Het definieert of gebruikt de entiteit “{ $name }”. Schrijf de tekens zelf, of hun nummers.
read-missing = Het ontbreekt. Voeg het toe.
read-not-a-number = “{ $value }” is geen geheel getal. Vul er een in van { $least } tot { $most }.
read-out-of-range = De waarde is { $value }. Vul een getal in van { $least } tot { $most }.
read-not-points = “{ $value }” is geen aantal punten. Vul een heel of half aantal in, zoals 6.5.
read-not-a-fraction = “{ $value }” is geen getal. Vul er een in van 0 tot 1, zoals 0.5.
read-not-a-date = “{ $value }” is geen datum. Vul die in als 2026-05-31.
read-not-a-rank = “{ $value }” is geen graad. Vul 30k tot 1k of 1d tot 9d in.
read-not-one-of = “{ $value }” is hier niet bekend. Mogelijk is: { $allowed }.
read-unknown-player = Geen speler heet “{ $name }”. Verbeter de naam of voeg de speler toe.
read-twice-in-round = “{ $name }” zit al in ronde { $round }, zie regel { $first }. Verwijder een van de twee.
read-table-taken = Tafel { $table } van ronde { $round } is bezet, zie regel { $first }. Geef een ander nummer.
read-disagrees = “{ $value }” en “{ $other }” van de tegenstander kloppen niet met elkaar. Verbeter een van beide.
read-not-a-cell = “{ $value }” is geen uitslag. Mogelijk is bijvoorbeeld 12+/b0, 3-!w2, 0+ of 0=.
read-no-such-row = Er is geen rij { $number }. Verbeter de tegenstander.
read-columns = Het heeft { $found } kolommen waar er { $wanted } nodig zijn. Vul de regel aan.
read-nothing-of = Het bevat geen regel van { $format }. Kies een bestand van die soort.
read-unknown-format = Dit soort bestand is hier niet bekend. Kies een bestand van OpenGotha of MacMahon, uitslagen in H9, een deelnemerslijst of een Tengen-bestand.
read-not-json = Het is geen Tengen-bestand ({ $reason }). Exporteer het opnieuw.
read-unknown-version = Het is van versie { $found }; hier is { $known } bekend. Werk dit programma bij of exporteer het bestand opnieuw.
read-no-such-entry = Het verwijst naar inschrijving { $id }, die er niet is. Exporteer het bestand opnieuw.
read-twice = { $what } staat er twee keer. Exporteer het bestand opnieuw.
team-fault-size = Een wedstrijd heeft { $size } borden. Vul een getal van 2 tot 10 in.
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
note-teams-kept = De { $teams } teams van het bestand zijn geïmporteerd, met opstellingen en wedstrijden. Ze staan onder “Teams”.
note-teams-beside = Het bestand heeft { $teams } teams, maar geen rondes met teamwedstrijden: spelers treffen elkaar ieder voor zich, en de teams hebben een eigen stand. Onder “Teams” is dat te wijzigen.
note-team-set-aside = Team (regel { $line }): { $team } heeft minder dan twee spelers (hier { $players }); het is weggelaten.
note-of-another-team = Board (regel { $line }): { $player } hoort bij het team { $other }, niet bij { $team }; het is weggelaten.
note-board-taken = Board (regel { $line }): bord { $board } van { $team } in ronde { $round } is van { $first }; { $player } is weggelaten.
note-at-two-boards = Board (regel { $line }): { $player } zit in ronde { $round } al aan een bord van { $team }; het is weggelaten.
note-matches-not-said = Welke teams elkaar in ronde { $round } treffen wordt niet geschreven: OpenGotha leest het af aan de partijen aan bord 1.
note-element-kept = Tengen gebruikt { $element } (regel { $line }) niet. Het wordt bewaard en naar OpenGotha teruggeschreven.
note-attribute-kept = Tengen gebruikt { $element }, { $attribute } niet. Het wordt bewaard en naar OpenGotha teruggeschreven.
note-taken = { $element } (regel { $line }), { $field }: “{ $found }” is niet bruikbaar; in plaats daarvan is { $taken } gebruikt.
note-missing-taken = { $element } (regel { $line }), { $field } ontbreekt; { $taken } is gebruikt.
note-left-out = { $element } (regel { $line }), { $field }: “{ $found }” is niet bruikbaar; het is weggelaten.
note-nobody-called = { $element } (regel { $line }): geen speler heet “{ $name }”; het is weggelaten.
note-set-aside = { $element } (regel { $line }): { $name } zit al in ronde { $round }, zie regel { $first }; het is weggelaten.
note-player-set-aside = Speler (regel { $line }): { $name } is twee keer ingevoerd, eerst op regel { $first }; de tweede is weggelaten.
note-more-oddities = Nog { $more } opmerkingen zoals deze.
note-criterion-twice = Het criterium { $criterion } stond er twee keer; het tweede is weggelaten.
note-ratings-as-they-stand = Het bestand zegt niet hoe ratings zijn opgeslagen (dataVersion); ze zijn overgenomen zoals ze staan.
note-ratings-shifted = Het bestand slaat ratings op de oude manier op (gegevensversie 200); bij elk is 2050 opgeteld.
note-transliterated = “{ $from }” wordt geschreven als “{ $to }”: het formaat mist de letters.
note-name-cut = “{ $name }” wordt ingekort tot “{ $written }”: breder is de kolom niet.
note-left-out-without-game = { $name } heeft geen partij en geen vrije ronde en is weggelaten.
note-too-fast-for-a-class = De bedenktijd is te kort voor een klasse van de European Go Database; er wordt geen klasse geschreven.
note-result-missing = Ronde { $round }, tafel { $table }: de uitslag ontbreekt; hij wordt als onbekend geschreven.
note-same-sign = Regel { $line }, { $field }: “{ $cell }” en “{ $other }” zeggen dat beiden wonnen of beiden verloren; zo overgenomen.
note-both-lose-as-two-losses = Ronde { $round }, tafel { $table }: beiden verliezen; het wordt als verlies van elk geschreven.
note-both-win-as-two-wins = Ronde { $round }, tafel { $table }: beiden winnen; het wordt als winst van elk geschreven.
note-no-result-not-rated = Ronde { $round }, tafel { $table }: geen uitslag; het wordt geschreven als niet voor de rating.
note-default-as-half-point = Ronde { $round }, tafel { $table }: reglementair; het wordt als half punt zonder partij geschreven.
note-default-as-free-round = Ronde { $round }, tafel { $table }: reglementair; het wordt als ronde zonder partij geschreven.
note-colors-unknown = Ronde { $round }, tafel { $table }: de kleuren zijn niet bekend; de spelers worden geschreven in de volgorde waarin ze staan.
note-member-number-missing = { $name } heeft geen lidnummer en wordt met alle partijen weggelaten. Voer het nummer in: de bond vereist het.
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
note-left-out-on-purpose = { $name } wordt met alle partijen weggelaten, zoals de organisator heeft gekozen.
note-manner-not-said = { $games ->
    [one] Hoe { $games } partij is gewonnen (punten, opgave, tijd …) wordt niet geschreven.
   *[other] Hoe { $games } partijen zijn gewonnen (punten, opgave, tijd …) wordt niet geschreven.
  }
note-no-result-written = Ronde { $round }, tafel { $table }: geen uitslag; het wordt geschreven als { $written }.
note-several-byes = { $byes ->
    [one] Ronde { $round } heeft { $byes } vrije ronde; OpenGotha bewaart er maar één.
   *[other] Ronde { $round } heeft { $byes } vrije rondes; OpenGotha bewaart er maar één.
  }
note-draft-not-said = Ronde { $round } is een concept; het bestand kan dat niet zeggen.
note-native-names-not-said = { $players ->
    [one] De naam in eigen schrift van { $players } speler wordt niet geschreven.
   *[other] De namen in eigen schrift van { $players } spelers worden niet geschreven.
  }
note-pairs-left-out = { $entries ->
    [one] { $entries } inschrijving van twee of drie partners is met haar partijen weggelaten: ratinglijsten nemen geen partijen van partners op.
   *[other] { $entries } inschrijvingen van twee of drie partners zijn met hun partijen weggelaten: ratinglijsten nemen geen partijen van partners op.
  }
note-partners-not-said = { $entries ->
    [one] De partners van { $entries } inschrijving worden niet geschreven: het formaat kent één persoon per inschrijving.
   *[other] De partners van { $entries } inschrijvingen worden niet geschreven: het formaat kent één persoon per inschrijving.
  }
note-versions-not-said = { $boards ->
    [one] Hoe vaak de uitslag van { $boards } partij is gewijzigd, staat niet in dit bestand.
   *[other] Hoe vaak de uitslagen van { $boards } partijen zijn gewijzigd, staat niet in dit bestand.
  }
note-setting-not-said = De instelling { $setting } ({ $value }) wordt niet geschreven: het formaat heeft er geen plaats voor.
note-renamed = { $name } is twee keer ingevoerd; de tweede wordt geschreven als { $written }.
note-settings-assumed = Het bestand noemt systeem, grenzen, criteria en gewichten niet: de gebruikelijke waarden van McMahon zijn gebruikt. Controleer de instellingen voordat u verdergaat.
note-days-assumed = Het bestand noemt naam en dagen van het toernooi niet: vandaag is ingevuld. Controleer ze voordat u verdergaat.
note-encoding-assumed = Het bestand is geen UTF-8 en noemt geen andere tekenset: het is gelezen als { $used }. Controleer de namen.
note-team-left-out = { $team } heeft minder dan twee spelers (hier { $players }); het team is weggelaten.
note-member-missing = { $team } noemt iemand die niet in het bestand staat; de naam is weggelaten.
note-also-in-team = { $player } zit in { $other } en in { $team } en speelt hier voor beide.
note-spare = Voor { $team } spelen { $size } mensen; { $player } is weggelaten.
note-in-no-team = { $players ->
    [one] { $players } speler zit in geen team en is weggelaten.
   *[other] { $players } spelers zitten in geen team en zijn weggelaten.
  }
note-team-names-noted = { $teams ->
    [one] Een inschrijving heet naar haar spelers. De naam van { $teams } team staat in de notities.
   *[other] Een inschrijving heet naar haar spelers. De namen van { $teams } teams staan in de notities.
  }
note-in-two-teams = { $player } zit al in het team { $other }; in { $team } is de naam weggelaten.
note-played-for-others = Ronde { $round }: { $player } speelde voor { $team } en zit in het team { $other }. De partij blijft staan en telt voor geen team.
note-boards-missing = Ronde { $round }: de borden van { $first } – { $second } staan niet in het bestand. Voeg de partijen toe.
note-match-counted = Ronde { $round }: het bestand geeft { $said } voor { $first } – { $second }. Volgens de borden is het { $counted }, en dat telt hier.
note-tables-of-boards = Alle borden van een wedstrijd stonden aan één tafel. Elk heeft nu een eigen tafel.
note-teams-without-start = In het bestand beginnen teams met punten naar hun graad. Hier begint elk team met niets.
note-line-left-out = { $what } (regel { $line }) is hier niet bekend en is weggelaten.
## Instellingen
settings-drawn = Rondes die al zijn ingedeeld, blijven zoals ze zijn. Scores en stand volgen de instellingen meteen.
settings-preset = Voorinstelling overnemen
settings-preset-about = Vult het formulier met de gebruikelijke instellingen van een bond. Er verandert niets tot u opslaat.
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
settings-contact = Verantwoordelijk voor persoonsgegevens
settings-contact-hint = Naam en adres van de verantwoordelijke, zoals de privacypagina ze toont
settings-rounds = Rondes
settings-play = Spel
settings-rules = Regels
settings-board-size = Bordgrootte
settings-komi-hint = Voor gelijke partijen: 6,5
settings-basic-minutes = Hoofdtijd, in minuten
settings-overtime = Extra bedenktijd
settings-overtime-seconds = Seconden
settings-overtime-seconds-hint = Per periode, of erbij per zet
settings-overtime-stones = Stenen
settings-overtime-stones-hint = Per periode; alleen Canadees
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
settings-categories-hint = Laagste graad van elke klasse behalve de laatste: 1d, 5k
settings-handicap-basis = Handicap op basis van
basis-score = de McMahon-score
basis-rank = de graad
settings-handicap-none-from = Geen handicap vanaf
settings-handicap-none-from-hint = Tussen spelers van deze graad of hoger: 1d
settings-handicap-correction = Vermindering van de handicap
settings-handicap-correction-hint = In stenen: 1
settings-handicap-ceiling = Hoogste handicap
settings-handicap-ceiling-hint = 0 voor alleen gelijke partijen
settings-bye-mms = Vrije ronde, McMahon-punten
settings-absent-mms = Afwezigheid, McMahon-punten
settings-bye-wins = Vrije ronde, winstpunten
settings-absent-wins = Afwezigheid, winstpunten
settings-no-result = Een partij zonder uitslag
policy-replay = Niets tot er is overgespeeld
policy-half = Elk een half punt
policy-zero = Geen punten
settings-round-down = Halve punten naar beneden afronden
settings-round-down-note = De som van vrije rondes en afwezigheden, op hele punten. Jigo wordt nooit afgerond.
settings-sos-half = Gemiste rondes tellen half voor tegenstanders
settings-sos-half-note = In de scores van tegenstanders telt elke gemiste ronde als een half punt.
settings-placement = Rangschikking
settings-of-teams = Indeling en rangschikking van teams staan onder “Teams”; deze instellingen gelden voor spelers.
settings-placement-about = Het eerste criterium bepaalt de volgorde; bij gelijke stand het volgende.
settings-expert = Voor kenners: gewichten van de indeling
settings-said-words = { $words }.
settings-said-hidden = *Alleen de organisatoren* zien het, tot het is aangekondigd.
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
settings-said-teams = *Teams* ontmoeten elkaar: { $system }. Borden, handicap en de volgorde van de teams staan onder *Teams*.
settings-said-apart = Te vermijden combinaties (gewicht in scoregroepen): { $kept }.
settings-said-not-apart = *Geen* combinaties worden vermeden.
settings-said-skip = Spelers *mogen* een ronde *overslaan* die nog niet is ingedeeld.
settings-said-skip-ask = Spelers *vragen* of ze een ronde mogen overslaan.
settings-unplayed = Partijen die niet in de periode zijn gespeeld
settings-grace-days = Dagen uitstel na de periode
settings-grace-days-hint = Tot dan kunnen niet-gespeelde partijen niet worden afgehandeld. Dit gebeurt nooit vanzelf.
settings-open-games = Open partijen bij het indelen van een latere ronde
settings-open-games-hint = Alleen voor de indeling; in de stand tellen ze pas als ze gespeeld zijn.
open-games-nothing = Niets voor beiden
open-games-half = Elk een half punt
settings-least-games = Rondes nodig voor een plaats
settings-least-games-hint = 0: geen. Gespeelde partijen tellen, en ook een vrije ronde of reglementaire winst. Wie het niet meer kan halen, staat onderaan, zonder plaats of prijs.
settings-up = Promoties
settings-series = Reeks van competities
settings-series-hint = Uw toernooien met dezelfde naam kunnen aan de pagina ervan worden toegevoegd; een toernooi dat een andere naam krijgt, verlaat ze
settings-season-name = Seizoen
settings-season-name-hint = Zoals 2026/27; divisies van één seizoen staan bij elkaar
settings-division = Divisie
settings-division-hint = 1 is de hoogste; 0 als er één is
settings-up-hint = Voor divisies: in de stand staat daar een lijn. 0 voor geen.
settings-down = Degradaties
settings-said-moves = *{ $up }* promoveren, *{ $down }* degraderen.
settings-said-alone = Dit toernooi hoort bij *geen reeks*.
settings-said-unplayed = Als een partij niet in haar periode is gespeeld: *{ $policy }*, zodra een organisator de ronde afsluit.
settings-said-grace = { $n ->
    [one] *1* dag uitstel.
   *[other] *{ $n }* dagen uitstel.
  }
settings-said-open-nothing = Bij het indelen telt een open partij *niets*.
settings-said-open-half = Bij het indelen telt een open partij voor elk *een half punt*.
settings-said-least = { $n ->
    [one] Voor een plaats is *1* gespeelde ronde nodig.
   *[other] Voor een plaats zijn *{ $n }* gespeelde rondes nodig.
  }
settings-said-least-none = Iedereen krijgt een plaats, hoe weinig partijen ook.
settings-said-worth = Een vrije ronde telt *{ $bye }*, een afwezigheid *{ $absent }*.
settings-said-placement = Gesorteerd op { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Een uitslag die beide spelers hebben gemeld, telt na *{ $n }* minuten.
settings-said-names-first = Achternamen staan *voorop*.
settings-said-names-last = Achternamen staan *achteraan*.
settings-said-sides-mean = *Twee of drie* spelen om de beurt voor een kant, met hun gemiddelde als sterkte.
settings-said-sides-given = *Twee of drie* spelen om de beurt voor een kant, met de opgegeven sterkte.
settings-said-ratings-shown = Veranderingen van rating worden *getoond*.
settings-said-ratings-not-shown = Veranderingen van rating worden *niet getoond*.
settings-said-gap = Graad en rating die meer dan *{ $n }* graden verschillen, worden gemarkeerd.
settings-said-usual = { $n ->
    [one] { $n } waarde, zoals gebruikelijk
   *[other] { $n } waarden, alle zoals gebruikelijk
  }
settings-said-otherwise = { $n } waarden, *{ $k }* anders dan gebruikelijk
settings-places = Punten en plaatsen
settings-more = Meer waarden; de gebruikelijke passen bij bijna elk toernooi
settings-change = Wijzigen: { $what }
settings-save-from = Opslaan, vanaf ronde { $round }
settings-follow-names = Pagina’s, afdrukken en bestanden tonen dit meteen.
settings-follow-print = Uitslagbriefjes en regelblad veranderen: druk ze opnieuw af.
settings-follow-first = Er is nog niets ingedeeld: het geldt vanaf de eerste ronde.
settings-follow-drawn = Wat is ingedeeld, blijft zoals het is.
settings-follow-places = Scores en plaatsen volgen meteen, ook in eerdere rondes.
settings-follow-open = Ronde { $round } is gepubliceerd: de wijziging geldt ook voor de open partijen ({ $n }).
settings-follow-draft = Ronde { $round } is ingedeeld maar niet gepubliceerd: herindeel haar om de wijziging te laten gelden.
settings-follow-length = Zoals het nu is, duurt een ronde ongeveer { $minutes } minuten.
settings-follow-gap = Ronde { $round } begint { $minutes } minuten na de ronde ervoor.
settings-follow-hours = De ronden houden hun tijden; in het tijdschema kunt u ze verplaatsen.
settings-follow-players = Het geldt meteen, ook op de telefoons van de spelers.
settings-criterion-up = { $name } één plaats omhoog
settings-criterion-out = { $name } weglaten
settings-criterion-add = Criterium toevoegen
weight-duplicate = Geen tweede ontmoeting
weight-color = Evenwicht van kleuren
weight-category = Zelfde klasse
weight-score = Vergelijkbare scores
weight-drawn = Wie omhoog of omlaag gaat
weight-handicap = Kleine handicaps
weight-geography = Verschillende clubs en landen
weight-secondary = Basis van secundaire criteria
weight-secondary-hint = Bewaard voor bestanden die het hebben
weight-curve = Kromme
weight-curve-hint = Van 0 tot 1: 0,5
weight-deterministic = Toeval afgeleid van de namen
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
apart-club-group = Clubs uit elkaar houden
apart-hint = Gewicht in scoregroepen
apart-excused-from = Geldt niet vanaf
apart-excused-from-hint = Een graad; sterkere spelers mogen iedereen treffen: 1d
apart-excused-by-wins = Ook niet voor wie de helft van de rondes won
apart-excused-at-bar = Ook niet voor wie op de bar staat
## Inschrijving
entries-count = { $count ->
    [0] Er is nog niemand ingeschreven.
    [one] Eén speler is ingeschreven.
   *[other] { $count } spelers zijn ingeschreven.
  }
entries-waiting = { $count ->
    [one] Eén is niet ingecheckt.
   *[other] { $count } zijn niet ingecheckt.
  }
entries-nobody = Voer spelers één voor één in, of importeer een deelnemerslijst. Op deze pagina worden spelers ook ingecheckt.
entries-import = Lijst importeren
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
entries-seated = is ingedeeld of heeft een vrije ronde
entries-seated-here = ingecheckt
entries-seated-hint = ● is in die ronde ingedeeld; alleen de indeling verandert dat.
entries-save = Lijst opslaan
entries-saved = { $count ->
    [0] Er is niets veranderd.
    [one] Eén speler is gewijzigd.
   *[other] { $count } spelers zijn gewijzigd.
  }
entries-removed = { $count ->
    [one] Eén speler is verwijderd.
   *[other] { $count } spelers zijn verwijderd.
  }
entries-paired = { $name } is in ronde { $round } ingedeeld, dus er is niets opgeslagen. Maak eerst de tafel in het concept los; een gepubliceerde ronde blijft zoals ze is.
entries-check-in = { $count ->
    [one] De getoonde speler inchecken
   *[other] Alle { $count } gevonden spelers inchecken
  }
entries-check-out = { $count ->
    [one] De getoonde speler afwezig melden
   *[other] Alle { $count } gevonden afwezig melden
  }
entries-page = Pagina { $page }
entry-new-title = Speler invoeren
entry-native-name = Naam in eigen schrift
entry-native-name-hint = Als die verschilt: 森下 藍子
entry-rank-hint = 4k of 2d
entry-rating-hint = Leeg: het midden van de graad
entry-club-hint = Zoals hij op de muurlijst staat
entry-registration = Inschrijving
registration-final = Ingecheckt
registration-about-final = Wordt ingedeeld in elke hieronder aangevinkte ronde.
registration-preliminary = Aangemeld
registration-about-preliminary = Staat op de lijst en wordt niet ingedeeld.
entry-rounds = Doet mee in rondes
entry-round-kept-out = Ronde { $round }: uitgesloten door een beslissing
entry-round-seated = Ronde { $round }: ingedeeld, blijft
entry-more = Nummers en correctie
entry-egf-pin = EGF-PIN
entry-egf-pin-hint = De acht cijfers van de European Go Database
entry-ffg-licence = Franse licentie
entry-aga-id = AGA-nummer
entry-partners = Partners, in volgorde van de beurten
entry-partners-hint = Elk een regel: Beck, Bea, 2d. Rating, EGF-PIN, FFG of AGA met nummer mogen volgen. De persoon hierboven speelt eerst.
entry-correction = Correctie van de startscore
entry-correction-hint = Meestal 0; +1 begint één groep hoger
entry-add-next = Opslaan, en de volgende
entry-late = Alle rondes zijn ingedeeld: wie nu wordt ingevoerd, speelt er geen. Neem alle rondes terug en deel opnieuw in zolang geen partij een uitslag heeft; voeg anders rondes toe in de instellingen, of plaats de speler aan een tafel van een ronde.
entry-added = { $name } is ingevoerd.
entry-changed = { $name } is gewijzigd.
entry-rank-follows = De startscore was { $was } en is { $now }: de SOS van alle tegenstanders verandert mee. { $count ->
    [one] De partij die al is ingedeeld, blijft zoals ze is.
   *[other] De { $count } partijen die al zijn ingedeeld, blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graad.
entry-ranks-follow = { $starts ->
    [0] Hun startscores blijven.
    [one] De startscore van één speler verandert, en daarmee de SOS van alle tegenstanders.
   *[other] De startscores van { $starts } spelers veranderen, en daarmee de SOS van alle tegenstanders.
  } { $count ->
    [one] De partij die al is ingedeeld, blijft zoals ze is.
   *[other] De { $count } partijen die al zijn ingedeeld, blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graden.
entry-rank-stays = De startscore blijft { $now }. { $count ->
    [one] De partij die al is ingedeeld, blijft zoals ze is.
   *[other] De { $count } partijen die al zijn ingedeeld, blijven zoals ze zijn.
  } De volgende indeling gaat uit van de nieuwe graad.
entry-withdraw-title = Afmelden
entry-withdraw-from = Vanaf
entry-withdraw-hint = Partijen van eerdere rondes blijven.
entry-withdraw = Afmelden
entry-withdrawn = { $name } doet vanaf ronde { $round } niet meer mee.
leave-title = { $name } vanaf ronde { $round } afmelden
leave-about = Ingevoerde uitslagen blijven, partijen van eerdere rondes ook.
leave-games = { $n ->
    [one] Eén partij van deze rondes is ingedeeld en niet gespeeld
   *[other] { $n } partijen van deze rondes zijn ingedeeld en niet gespeeld
  }
leave-what = Wat ermee gebeurt
leave-opponents-win = De tegenstanders winnen reglementair
leave-as-unplayed = De regel van het toernooi voor niet gespeelde partijen
leave-annulled = Ze vervallen: geen uitslag
leave-unsaid = Kies wat er met de partijen gebeurt.
leave-reported = Een speler heeft gemeld hoe deze afliepen. Ze blijven open tot een arbiter de uitslag invoert.
leave-undo = Om dit terug te draaien, heropent u elke partij bij haar tafel en vinkt u de rondes van de speler weer aan.
leave-undo-team = Om dit terug te draaien: “{ $act }” op de pagina van het team.
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
participants-title = Deelnemerslijst importeren
participants-lead = U ziet eerst een voorbeeld, voordat er iemand wordt ingevoerd.
participants-file-hint = Een tabel als tekst, XLSX of ODS, de kolommen in willekeurige volgorde met een regel erboven die ze benoemt. Zonder zo’n regel: naam, voornaam, graad, land, club. Of het bestand van een ander toernooi (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen), voor de spelers ervan.
participants-pasted = Of plak de lijst hier
participants-pasted-hint = Rijen uit een rekenblad gekopieerd, met de regel die de kolommen benoemt.
participants-registration = Status van de inschrijving
participants-announced = Aangemeld: check ze in als ze komen
participants-here = Ingecheckt
participants-act = Lijst bekijken
participants-done = { $count ->
    [0] Er stond niemand nieuw op de lijst.
    [one] Eén speler is ingeschreven.
   *[other] { $count } spelers zijn ingeschreven.
  } { $changed ->
    [0] { "" }
    [one] Eén is bijgewerkt.
   *[other] { $changed } zijn bijgewerkt.
  } { $same ->
    [0] { "" }
    [one] Eén stond er al.
   *[other] { $same } stonden er al.
  }
participants-example = Bijvoorbeeld
## Startgroepen
groups-title = Startgroepen
groups-lead = { $players ->
    [0] Er doet nog niemand mee in ronde 1.
    [one] Eén speler doet mee in ronde 1,
   *[other] { $players } spelers doen mee in ronde 1,
  } { $groups ->
    [0] {""}
    [one] in één groep.
   *[other] in { $groups } groepen.
  }
groups-drawn = Ronde 1 is al ingedeeld. Andere grenzen veranderen scores, niet de indeling ervan.
groups-floor-hint = Wie lager is, begint als met deze graad
groups-bar-hint = Wie hoger is, begint als met deze graad
groups-try = Deze grenzen proberen
groups-tried = Dit is een voorbeeld. Er is nog niets veranderd.
groups-apply = Deze grenzen gebruiken
groups-back = Terug naar de huidige instellingen
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
files-send = Uitslagen naar de bond sturen
files-keep = Een kopie van het toernooi bewaren
files-list = De deelnemerslijst naar een ander programma overbrengen
files-other = Andere formaten
downloads-through = Uitslagen tot en met ronde { $round }.
downloads-before = Er is nog geen ronde gepubliceerd.
downloads-draft = Concepten blijven buiten de uitslagen.
downloads-missing = { $count ->
    [one] Eén uitslag ontbreekt
   *[other] { $count } uitslagen ontbreken
  }
downloads-waits = Wacht op de uitslagen hierboven.
downloads-says-all = Dit bestand bevat alles waarin het formaat voorziet.
downloads-notes = { $count ->
    [one] 1 gegeven dat dit formaat niet kan bevatten
   *[other] { $count } gegevens die dit formaat niet kan bevatten
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
download-about-players = Voor een rekenblad: alle ingeschreven spelers.
download-participants = Deelnemerslijst (CSV)
download-about-participants = Naam, graad, land, club: voor andere toernooien en programma’s.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Het toernooi, om in OpenGotha mee verder te gaan.
download-pairgoth = Pairgoth
download-about-pairgoth = Gepubliceerde rondes, zoals Pairgoth ze opent: spelers, teams, partijen en instellingen.
download-tengen = Tengen (JSON)
download-about-tengen = Het hele toernooi, concepten inbegrepen; kan ongewijzigd weer worden geïmporteerd.

note-categories-not-said = { $players ->
    [one] De met de hand gezette klasse van { $players } speler wordt niet geschreven: daar beslist de graad.
   *[other] De met de hand gezette klassen van { $players } spelers worden niet geschreven: daar beslist de graad.
  }
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
season-not-all = Alleen wie alle divisies organiseert, kan het volgende seizoen maken.
season-about = Promotie en degradatie volgen de lijnen in de stand; elke speler en elk team kan ook elders spelen. Teams houden hun selectie en aanvoerder. Uitslagen blijven bij de oude toernooien.
season-leaves = Vertrekt
season-next-name = Naam van het volgende toernooi
season-plays-in = Waar { $name } hierna speelt
season-open = { $n ->
    [one] Eén partij heeft geen uitslag.
   *[other] { $n } partijen hebben geen uitslag.
  }
season-undrawn = { $n ->
    [one] Eén ronde is niet gepubliceerd.
   *[other] { $n } rondes zijn niet gepubliceerd.
  }
season-empty = Hier zou niemand spelen.
season-namesakes = Dezelfde naam, en allen worden ingeschreven: { $names }. Is het één persoon, laat er dan een vertrekken, of haal die uit een selectie.
season-once = Hetzelfde bondsnummer, dus één keer ingeschreven, in de eerste selectie: { $names }.
season-look = Bekijk dit eerst
season-sure = Het volgende seizoen toch maken
season-sure-first = Bekijk dit eerst, en vink het vakje aan als u het zo wilt.
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
copy-people-note = Aangemeld, niet ingecheckt.
copy-act = Kopie maken
copy-done = { $event } is als kopie gemaakt, nog verborgen.
create-like = Of kopieer een eerder toernooi:
create-people = Personen
create-people-hint = Spelers van een eerder toernooi komen mee, aangemeld en niet ingecheckt.
create-people-none = Nog niemand
delete-title = Verwijderen
delete-about = Verwijdert het toernooi met alles erin. Dit kan niet ongedaan worden gemaakt.
delete-begin = Toernooi verwijderen
delete-what = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  } en { $games ->
    [one] één partij
   *[other] { $games } partijen
  } zouden worden verwijderd, met het logboek, de beslissingen, de notaties en elke link ernaar.
delete-keep = Download eerst een kopie
delete-keep-about = Eén bestand met alles: personen, rondes, logboek, voorvallen, beslissingen, notaties, certificaten.
delete-keep-act = Alles downloaden
delete-now = Nu verwijderen
delete-name = Typ de naam
delete-act = Voorgoed wissen
delete-done = { $event } is verwijderd.
download-xlsx = Excel-werkmap
download-about-xlsx = Spelers, stand en de indeling van elke ronde als bladen van één XLSX-bestand.

# Wat er mis is met een veld of een verzoek, en wat te doen.

## Velden
fault-missing = Dit is verplicht.
fault-too-long = { $length } tekens zijn te veel; { $most } is het maximum.
fault-control-character = Er staat een stuurteken in. Gebruik letters, cijfers en spaties.
fault-web-address = Er staat een webadres in. Schrijf het alstublieft zonder.
fault-ends-before-it-begins = Het einde ligt voor het begin. Kies dezelfde dag of een latere.
fault-past = Dat is al voorbij. Kies een tijd die nog komt.
fault-floor-above-bar = De vloer ligt boven de bar. Kies een bar die minstens zo hoog is.
fault-twice = { $what } staat er twee keer. Eén keer is genoeg.
fault-no-main-score = Een van MMS, NBW en CPS is nodig, zodat winst telt.
fault-category-order = Elke grens moet lager zijn dan de vorige.
fault-round-order = Die zou vóór ronde { $round } beginnen, of tegelijk.
fault-club-code = “{ $code }” is geen clubcode: vul 1 tot 4 gewone letters en cijfers in.
error-reference = Gebeurt het weer, geef de organisator dan dit nummer: { $number }.
error-to-the-front = Naar de startpagina

downloads-complaints = { $count ->
    [one] 1 fout waardoor het zou worden geweigerd:
   *[other] { $count } fouten waardoor het zou worden geweigerd:
  }
downloads-accepted = Geen fouten in wat de ontvanger controleert.
download-draft = Toch downloaden, voor mezelf
downloads-nothing = { $file }: dit bestand zou leeg zijn.
downloads-refused = { $file }: { $count ->
    [one] één fout moet eerst worden hersteld.
   *[other] { $count } fouten moeten eerst worden hersteld.
  }
reporting-title = Rapportage aan bonden
reporting-clubs = Clubcodes
reporting-clubs-about = Hoogstens vier letters of cijfers, zoals de bond ze heeft. Zonder code heeft het Europese bestand de eerste vier letters van de naam.
reporting-aga = Weggelaten uit het Amerikaanse rapport
reporting-aga-about = Wie is aangevinkt, wordt met alle partijen weggelaten.

# Een gepubliceerde ronde herstellen.

settings-hidden = Verborgen tot de aankondiging
settings-hidden-note = Alleen de organisatoren zien het. Haal het vinkje weg om het toernooi nu aan te kondigen.

private-initials = Alleen initialen tonen
private-initials-note = Voor een kind: alleen wie het toernooi organiseert, kan de volledige naam lezen.
merge-title = Twee inschrijvingen van één persoon
merge-ask = { $stays } blijft, met de partijen, komende rondes, meldingen en verzoeken van { $goes } en de gegevens die ontbreken. { $goes } wordt verwijderd; de persoonlijke link leidt naar { $stays }. Dit kan niet ongedaan worden gemaakt.
merge-double = Nummer van de andere inschrijving
merge-act = De twee samenvoegen
merge-unsure = Vul het nummer van een andere inschrijving in.
merge-done = { $name } is met deze inschrijving samengevoegd.
forget-title = Wat van deze persoon wordt bewaard
forget-data = Alles downloaden, voor deze persoon
forget-about = Vergeten verwijdert naam, nummers, adres en link, overal en voorgoed. De partijen blijven, onder een nummer; ook graad, club en land, waarop de indeling is gebaseerd.
forget-left = De naam staat ook hier. Verander hem daar eerst, dan verdwijnt hij ook uit het logboek: { $left }
forget-sure = Ik weet het zeker: dit kan niet ongedaan worden gemaakt
forget-act = Deze persoon vergeten
forget-unsure = Vink aan dat u het zeker weet.
forget-done = Vergeten: nummer { $number } heeft geen naam meer.
forget-done-but = Vergeten: nummer { $number } heeft geen naam meer. De naam staat nog hier; verander hem: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Uitslagen die beide spelers meldden, tonen voordat ze zijn bevestigd
settings-provisional-note = Op de pagina van de ronde, gemarkeerd als niet bevestigd. Ze tellen pas na bevestiging.
round-provisional = nog niet bevestigd

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

entries-excluded = Uit het toernooi door beslissing { $no }
timetable-lead = Wanneer elke ronde moet beginnen. Het scherm in de zaal telt ernaar af; een arbiter start de klokken vanuit de lijst van tafels.
timetable-plan = De dag plannen
timetable-first = Begin van de eerste ronde
timetable-minutes = Duur van een ronde, in minuten
timetable-pause = Pauze, in minuten
timetable-fill = Alle rondes invullen
timetable-tried = De tijden hieronder zijn nog niet opgeslagen. Wijzig losse rondes en sla dan op.
timetable-day = Dag
timetable-time = Tijd
timetable-window = Periode in plaats van een begintijd
timetable-window-about = Voor competities en clubavonden: de partijen van de ronde worden op een dag naar keuze van de eerste tot de laatste gespeeld, elk wanneer de spelers het afspreken. Periodes mogen overlappen. Zonder tijd gelden hele dagen.
window-too-early = De periode begint voor het toernooi, dat op { $day } begint.
window-too-late = De periode eindigt na het toernooi, dat op { $day } eindigt.
window-and-start = Een begintijd naast een periode: spelers krijgen beide te zien. Wis de begintijd als de partijen binnen de periode worden gespeeld.
timetable-from-time = Vanaf
timetable-until-time = Tot
fault-window-ends-first = De periode zou eindigen voor zij begint. Vul een laatste dag in die niet voor de eerste ligt.
fault-window-order = Deze periode eindigt voordat die van ronde { $round } begint. Zet de rondes op volgorde.
unplayed-way = Partijen van ronde { $round } die niet zijn gespeeld
unplayed-title = Ronde { $round } afsluiten
unplayed-none = Geen partij van deze ronde hoeft nog te worden afgehandeld.
unplayed-count = { $n ->
    [one] 1 partij is niet gespeeld
   *[other] { $n } partijen zijn niet gespeeld
  }
unplayed-what = Wat ze krijgen: { $policy }. { $worth }.
unplayed-change = Dit wijzigen
unplayed-late = U kunt dit terugnemen zolang er geen andere uitslag is ingevoerd. Een partij die later wordt gespeeld, wordt bij haar tafel ingevoerd en telt in deze ronde.
unplayed-not-before = De periode en de dagen uitstel eindigen op { $at }. Tot dan wordt niets afgehandeld.
unplayed-settle = { $n ->
    [one] Ronde { $round } afsluiten: 1 partij
   *[other] Ronde { $round } afsluiten: { $n } partijen
  }
unplayed-settled = Ronde { $round } is afgesloten. Hieronder kan dat worden teruggenomen.
unplayed-reopened = De partijen van ronde { $round } zijn weer open.
unplayed-reported = Blijven open: { $n }
unplayed-reported-about = Een speler heeft gemeld hoe ze eindigden, of beiden spraken een latere datum af. Voer de uitslagen in; anders blijven ze open.
unplayed-done = Zonder partij afgehandeld: { $n }
unplayed-reopen = Terugnemen: ze zijn weer open
timetable-save = Tijdschema opslaan
timetable-saved = Het tijdschema is opgeslagen.
timetable-hall = Scherm in de zaal

webhooks-title = Webhooks
event-more = Aankondigen, kopiëren, archiveren, verwijderen
webhooks-lead = Meld een ander programma dat een ronde is gepubliceerd, een uitslag is ingevoerd of de stand definitief is.
webhooks-secret = Dit geheim ondertekent de berichten. Kopieer het nu: het wordt niet meer getoond.
webhooks-since = sinds { $at }
webhooks-remove = Verwijderen
webhooks-removed = Het adres is verwijderd.
act-add-webhook = Webhook toegevoegd
act-remove-webhook = Webhook verwijderd
webhooks-url-hint = https://…; elk bericht is een POST met JSON, ondertekend in de header Tengen-Signature.
webhooks-full = Tien adressen is het maximum. Verwijder er eerst een.
webhooks-log = Verzonden berichten
webhooks-log-empty = Nog niets.
webhook-event-round-published = ronde gepubliceerd
webhook-event-result-entered = uitslag ingevoerd
webhook-event-standings-final = stand definitief
webhook-taken = afgeleverd op { $at }
webhook-waits = wacht op verzending
webhook-again = { $tries } keer geprobeerd, weer op { $at }
webhook-given-up = opgegeven na { $tries } keer
lists-fetched = Automatisch ophalen
lists-fetched-about = De nieuwste lijst wordt van dit adres opgehaald; bij een fout blijft de vorige.
lists-fetched-last = Laatst op { $at }:
lists-fetched-never = Nog niet opgehaald.
web-address = Adres
lists-source-url-hint = Waar de bond haar publiceert; leeg voor nergens.
lists-source-every = Interval in uren
lists-source-every-hint = 0: alleen met de hand, met tengen ratings fetch
lists-source-save = Adres opslaan
outside-address = { $address } is geen adres. Vul er een in zoals https://go.example/hook.
outside-private = Het adres leidt naar een privénetwerk.
outside-too-large = De server daar stuurt meer dan { $most } MB.
outside-too-slow = De server daar deed er te lang over.
outside-connection = De verbinding mislukte of werd verbroken.
fetch-no-source = Er is geen adres ingesteld.
fetch-broken = Daar staat geen lijst, of een beschadigde.
fetch-other-list = De lijst daar is die van de { $list }.
fetch-shrunk = De lijst daar heeft { $people } personen, de vorige { $before }: misschien is ze onvolledig.
fetch-not-kept = De lijst kon niet worden bewaard.
fetch-done = { $people } personen van { $date }.
webhook-no-key = De sleutel waarmee wordt ondertekend, staat niet op deze machine: kopieer server.key van waar het adres is toegevoegd, of voeg het opnieuw toe.

settings-zone = Tijdzone
settings-zone-hint = Bijvoorbeeld Europe/Amsterdam, of alleen de stad. Leeg: de klok van de server.
settings-zone-timetable = De rondes van het tijdschema beginnen op hetzelfde moment als eerst; in een andere zone is dat een ander uur.
settings-saved-zone = De instellingen zijn opgeslagen. De rondes beginnen op hetzelfde moment als eerst, maar in deze zone zijn dat andere uren: ronde { $round } om { $after }, niet { $before }. Was { $before } bedoeld, verbeter dan het tijdschema.

private-title = Alleen voor organisatoren
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
sex-unsaid = niet opgegeven
sex-f = vrouw
sex-m = man
fault-email = “{ $typed }” is geen e-mailadres: vul er een in zoals anna@go.example.
list-column-birth-year = Geboortejaar
list-column-email = E-mail
list-column-consent = Mag worden gepubliceerd
list-column-board = Bord in het team
list-column-partners = Partners
prizes-open = { $open ->
    [one] Eén uitslag ontbreekt
   *[other] { $open } uitslagen ontbreken
  }: de lijst kan nog veranderen.
prizes-ceremony = Voor de prijsuitreiking, de laatste plaats eerst
prizes-none = Er zijn nog geen prijzen.
prizes-nobody = Nog niemand heeft een prijs gewonnen.
prizes-part-category = klasse { $part }
prizes-part-start = start { $part }
prizes-place = { $place }e
prizes-each = elk { $each }
prizes-print = Druk deze pagina af voor de prijsuitreiking.
prizes-rules = Wie wint wat
prizes-add = Prijs toevoegen
prizes-kind = Prijs { $n }
prizes-name = Naam
prizes-of = Voor
prizes-of-none = niemand: deze prijs verwijderen
prizes-of-places = de eerste plaatsen
prizes-of-categories = de besten van elke klasse
prizes-of-starts = de besten per startscore
prizes-of-teams = de eerste teams
prizes-of-all-wins = ieder die alle rondes won
prizes-group = Onder
prizes-detail = Welke
prizes-detail-hint = Voor graden: 5k-1k; voor jeugd: vanaf welk geboortejaar; voor een klasse: het nummer; voor een club of land: de letters.
prizes-list = Prijzen
prizes-list-hint = Eén per regel, vanaf de eerste plaats, bijvoorbeeld 300 EUR.
prizes-several = Een speler mag meerdere prijzen krijgen
prizes-single = Elke speler krijgt hoogstens één prijs, de eerste van deze lijst
prizes-shared = Bij gelijke score wordt de prijs gedeeld
prizes-unshared = Bij gelijke score wordt de prijs niet gedeeld
prizes-save = Prijzen opslaan
prizes-most = Een toernooi heeft hoogstens { $most } soorten prijzen. Verwijder er een om een andere toe te voegen.
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
fault-group = “{ $typed }” is niet duidelijk: vul graden in zoals 5k-1k, een geboortejaar, het nummer van een klasse, een club, of de twee letters van een land.
entries-gap = rating { $rating } wijst op { $rank }
settings-rank-gap = Toegestaan verschil tussen graad en rating, in graden
settings-rank-gap-hint = Wie meer verschilt, wordt bij de inschrijving gemarkeerd.
prizes-all-wins = alles gewonnen

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

lists-lead = Uit deze lijsten worden spelers toegevoegd en hun ratings bijgewerkt. Van elke bond wordt de nieuwste lijst gebruikt.
lists-none = Er is nog geen lijst.
lists-list = Lijst
lists-day = Dag
lists-people = Personen
lists-used = in gebruik
lists-file = Ratinglijst
lists-file-hint = Zoals EGF (HTML), FFG of AGA (TDList) haar publiceert. Ze wordt helemaal of niet geïmporteerd; van elk worden de laatste { $kept } bewaard.
lists-act = Lijst importeren
lists-done = { $name } van { $date }: { $count } personen.
lists-done-but = { $name } van { $date }: { $count } personen. { $lines ->
    [one] Eén regel is overgeslagen
   *[other] { $lines } regels zijn overgeslagen
  }: { $which }
lists-ask = Alle toernooien van deze server gebruiken deze lijsten; daarom kan alleen een eigenaar van de server ze importeren: vraag het aan { $names }.
lists-removed = { $name } van { $date } is verwijderd.
enter-selected = Geselecteerd
enter-title = Toevoegen uit ratinglijst
enter-no-list = Er is nog geen ratinglijst.
enter-list = { $name }, { $date }, { $count } personen
enter-found = { $count ->
    [0] Niemand gevonden.
    [one] Eén naam gevonden.
   *[other] { $count } namen gevonden.
  }
enter-keys = ↓ om te kiezen, Enter om toe te voegen.
enter-entered = Ingevoerd
enter-not-listed = Niet op de lijst?
enter-by-hand = Zelf invoeren
enter-newest = Laatst ingevoerd
enter-all = Alle spelers
enter-list-gone = Er is een nieuwere ratinglijst. Kies daaruit.
list-column-prefix = Tussenvoegsel, zoals van den
list-column-name = Volledige naam
list-column-pin = EGF-PIN
list-column-registration = Ingecheckt of aangemeld
list-column-correction = Correctie van de score
list-column-none = Niet gebruikt
list-preview-title = Voorbeeld van de import
list-preview-lead = { $new } nieuw, { $known } al ingeschreven. Er is nog niets geïmporteerd.
list-not-entered = Er is nog niets geïmporteerd. Bekijk eerst de gemarkeerde regels.
list-wrong = { $count ->
    [0] Er ontbreekt iets:
    [one] Eén regel is niet duidelijk. Vul aan wat ontbreekt, of laat hem weg.
   *[other] { $count } regels zijn niet duidelijk. Vul aan wat ontbreekt, of laat ze weg.
  }
list-names-ask = Welk deel van de namen is de achternaam? Die staat vet.
list-names-turn = Staan de namen verkeerd om? De achternaam staat vet.
list-names-given-first = Voornaam eerst
list-names-surname-first = Achternaam eerst
list-who-ask = { $count ->
    [0] Iedereen op de lijst zit in een team. Wie ontmoeten elkaar?
    [one] 1 persoon van de lijst zit in geen team. Wie ontmoeten elkaar?
   *[other] { $count } personen van de lijst zitten in geen team. Wie ontmoeten elkaar?
}
list-scale-ask = Op welke schaal staan de ratings?
list-scale-european = Europees: 2100 is 1e dan
list-scale-french = Frans: 50 is 1e dan
list-scale-american = Amerikaans: 1,5 is 1e dan
list-far-ask = { $count ->
    [one] Eén rating ligt ver van de graad ernaast.
   *[other] { $count } ratings liggen ver van de graad ernaast.
  } Wat klopt?
list-far-keep = Graad en rating behouden
list-far-rank = De rating van de graad gebruiken
list-likely-ask = { $count ->
    [one] { $count } graad is niet duidelijk. Er is een voorstel.
   *[other] { $count } graden zijn niet duidelijk. Voor elk is er een voorstel.
  }
list-likely-all = Alle voorstellen overnemen
list-likely = { $rank } gebruiken
list-alike = Lijkt op nr. { $no } { $name }
list-alike-line = Lijkt op { $name } op regel { $line }
list-number-of = Dit is het nummer van nr. { $no } { $name }
list-number-ask = { $count ->
    [one] 1 speler heeft het nummer van iemand die onder een andere naam is ingeschreven. Wie is het?
   *[other] { $count } spelers hebben de nummers van mensen die onder andere namen zijn ingeschreven. Wie zijn het?
}
list-number-same = Dezelfde mensen: bijwerken
list-number-others = Andere mensen: zonder nummer toevoegen
list-columns = Hoe de kolommen zijn gelezen
list-header = Kolom
list-sample = Voorbeeld
list-taken-for = Gelezen als
list-unused = niet gebruikt
list-column-of = Kolom { $header } met { $sample } is
list-look-again = Dit gebruiken
list-line = Regel
list-numbers = Nummers
list-leave-out = Weglaten
list-leave-out-of = { $name } weglaten
list-rank-of = Graad van { $name }
list-new = nieuw
list-same = nr. { $no }, ongewijzigd
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
update-gap-field = Spelers tonen bij wie graad en rating meer dan zoveel graden verschillen
update-chosen = Gekozen
update-now = Nu
update-list-says = Volgens de lijst
update-look = Deze bekijken
update-unknown = De lijst van de { $list } kent niemand met dit nummer.
update-other = In de lijst van de { $list } is dit nummer van { $name }.
update-twice = Nr. { $no } heeft hetzelfde nummer van de { $list }.
update-expired = Het lidmaatschap liep af op { $date }.
update-namesakes = { $count ->
    [one] De lijst van de { $list } heeft { $count } persoon met deze naam.
   *[other] De lijst van de { $list } heeft { $count } personen met deze naam. Kies er een.
  }
update-gap = { $ranks ->
    [one] De rating is die van { $rank }: { $ranks } graad verschil.
   *[other] De rating is die van { $rank }: { $ranks } graden verschil.
  }
update-who = Wie { $name } is
update-nobody = Geen van hen
update-ratings = Ratings overnemen
update-both = Ratings en graden overnemen
update-rank = Graad uit rating
update-rating = Rating uit graad
entries-chosen = Met de gekozen spelers
entries-choose-all = Alle { $count } gevonden spelers kiezen
entries-choose-head = Kies
participants-nothing = Er is niets te importeren: kies een bestand of plak de lijst.
entries-chosen-check-in = Inchecken
entries-chosen-announce = Afwezig
entries-chosen-take-out = Verwijderen
entries-chosen-set-club = Club opslaan
entries-chosen-set-country = Land opslaan
entries-chosen-rank-up = Eén graad hoger
entries-chosen-rank-down = Eén graad lager
entries-chosen-rounds = Rondes, zoals 1,3-5
entries-chosen-set-rounds = Rondes opslaan
entries-chosen-stay = Met partijen, dus behouden: { $names }. Meld hen in plaats daarvan af.
entries-chosen-nobody = Er is niemand gekozen. Vink eerst spelers aan.
entries-chosen-ask = { $count ->
    [one] { $what }: één speler?
   *[other] { $what }: { $count } spelers?
  }
entries-chosen-more = en nog { $count }
entries-chosen-no-rounds = Dit zijn geen rondes. Schrijf ze als 1,3-5.
entries-sort = Sorteren op
entries-sort-number = Invoer
entries-sort-paid = Betaald
entries-show-so = Toepassen
entries-show-paid = Betaald { $count }
entries-show-far = Graad ver van de rating { $count }
entries-show-no-pin = Zonder PIN { $count }
entries-show-out = Niet in ronde { $round }: { $count }
entries-chosen-unpaid = Heeft niet betaald
numbers-title = { $count ->
    [one] Eén nummer staat in de ratinglijsten en is hier niet ingevuld
   *[other] { $count } nummers staan in de ratinglijsten en zijn hier niet ingevuld
  }
numbers-about = Elke lijst kent maar één persoon met die naam. Kijk of het dezelfde is, en haal anders het vinkje weg.
numbers-number = Nummer
numbers-take = Nummers overnemen
numbers-taken = { $count ->
    [0] Er is niets overgenomen.
    [one] Eén speler heeft nu een nummer.
   *[other] { $count } spelers hebben nu een nummer.
  }
numbers-way = Alle nummers overnemen die in de ratinglijsten staan
names-small = { $count ->
    [one] Deze naam in kleine letters schrijven
   *[other] Deze { $count } namen in kleine letters schrijven
}
names-small-done = { $count ->
    [one] Eén naam staat nu in kleine letters.
   *[other] { $count } namen staan nu in kleine letters.
}
enter-nearest = De { $count } meest gelijkende namen.
entry-added-from = { $name } is ingevoerd en speelt vanaf ronde { $round }. Vink ook de ronde ervoor aan om deze laatkomer daar te plaatsen.
list-enter-both = { $new } invoeren, { $known } bijwerken
