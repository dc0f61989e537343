# Indelen: voor de indeling, het concept, waarom een paar, laatkomers.

draft-title = Concept ronde { $round }
draft-bye-by-rule = Volgens de regel
before-participants = { $count ->
    [0] Er doet nog niemand mee.
    [one] Eén speler doet mee.
   *[other] { $count } spelers doen mee.
  }
before-missing = { $count ->
    [one] Eén uitslag van ronde { $round } ontbreekt
   *[other] { $count } uitslagen van ronde { $round } ontbreken
  }
before-missing-tables = Tafels
before-missing-why = U kunt nu indelen; een ontbrekende uitslag telt niet tot hij binnen is.
before-missing-why-half = U kunt nu loten; bij deze loting telt een ontbrekende uitslag voor elk een half punt, als een jigo.
all-rounds-way = Iedereen tegen iedereen: alle ronden in één keer loten
all-rounds-title = Iedereen tegen iedereen
all-rounds-about = Alle ronden worden door loting en volgens de tabellen van Berger ingedeeld en in één keer gepubliceerd, zodat iedereen vanaf de eerste dag weet wie hij ontmoet.
all-rounds-there = { $n ->
    [one] Er is al 1 ronde.
   *[other] Er zijn al { $n } ronden.
  }
all-rounds-played = { $n ->
    [one] 1 partij heeft een uitslag: ronden worden één voor één teruggenomen, de laatste eerst.
   *[other] { $n } partijen hebben een uitslag: ronden worden één voor één teruggenomen, de laatste eerst.
  }
all-rounds-take-back = Alle ronden terugnemen
all-rounds-take-back-about = Geen partij heeft een uitslag. De perioden in het tijdschema blijven.
all-rounds-taken-back = Alle ronden zijn teruggenomen.
all-rounds-double = Elk tweetal ontmoet elkaar tweemaal
all-rounds-double-note = De tweede keer met verwisselde kleuren.
all-rounds-first = Eerste dag van ronde 1
all-rounds-first-hint = Voor opeenvolgende perioden; mag leeg blijven.
all-rounds-days = Dagen per ronde
all-rounds-days-hint = Bijvoorbeeld 14
all-rounds-show = Ronden tonen
all-rounds-look-again = Wat is aangevinkt of ingevuld is intussen anders: dit zijn de rondes daarnaar. Bekijk ze en publiceer ze dan.
all-rounds-publish-about = Wat hier staat wordt geloot. Iedereen ziet het meteen; zolang geen partij een uitslag heeft kan het worden teruggenomen.
all-rounds-criteria = De plaatsen gaan naar { $criteria }: de som van de scores van alle tegenstanders zegt niets als iedereen iedereen treft.
all-rounds-publish = { $n ->
    [one] 1 ronde loten en publiceren
   *[other] Alle { $n } ronden loten en publiceren
  }
all-rounds-drawn = Alle ronden zijn geloot en gepubliceerd.
all-rounds-drawn-unseen = Alle ronden zijn geloot en gepubliceerd. Het toernooi is verborgen: alleen de eigen mensen zien het tot u het aankondigt.
before-bye-hint = Het aantal spelers is oneven, dus één speelt niet.
before-busy = De ronde wordt ingedeeld…
before-entries = Wie meedoet
before-groups = Begingroepen
draft-summary = { $boards ->
    [one] Eén bord
   *[other] { $boards } borden
  }, { $byes ->
    [0] geen vrije ronde
    [one] één vrije ronde
   *[other] { $byes } vrije rondes
  }, { $unpaired ->
    [0] niemand over.
    [one] één speler niet ingedeeld.
   *[other] { $unpaired } spelers niet ingedeeld.
  }
draft-nobody-sees = Niemand ziet dit tot u publiceert.
draft-again = Herindelen
draft-again-hint = “Herindelen” behoudt deze tafels en deelt de rest eromheen in. Met de hand gemaakte borden staan er al bij.
draft-discard = Verwerpen
draft-publish = Ronde { $round } publiceren
draft-without = Zonder bord
draft-has-free-round = Vrije ronde
draft-unpaired = niet ingedeeld
draft-take-bye = Afnemen
draft-give-bye = Geef vrije ronde
draft-pair-by-hand = Twee zelf indelen
draft-one = De een
draft-other = De ander
draft-pair-act = Indelen
draft-group-none = Doet niet mee
draft-group-boards = { $count ->
    [one] één bord
   *[other] { $count } borden
  }
draft-by-hand = met de hand
draft-keep = Tafels die blijven
draft-unpair = Losmaken
draft-swap = Kleuren ruilen
draft-move-to = Naar tafel
draft-move = Verzetten
draft-renumber = Tafels op sterkte nummeren
draft-drawn = { $boards ->
    [one] Eén bord is ingedeeld.
   *[other] { $boards } borden zijn ingedeeld.
  } Loop ze na en publiceer dan.
draft-published = Ronde { $round } is gepubliceerd. Iedereen ziet haar nu.
draft-discarded = Het concept van ronde { $round } is weg.
published-summary = { $boards } borden, { $missing ->
    [0] alle uitslagen zijn binnen.
    [one] één uitslag ontbreekt.
   *[other] { $missing } uitslagen ontbreken.
  }
published-stays = De indeling blijft zoals ze is.
published-slips = Uitslagbriefjes
latecomer-title = Laatkomers
latecomer-none = Er wacht niemand. Voer de speler eerst voor deze ronde in; daarna is indelen hier mogelijk.
latecomer-who = Wie kwam
latecomer-opponent = Tegen
latecomer-hint = Wie een vrije ronde heeft of ook wacht. Gepubliceerde tafels blijven.
latecomer-best = Wie het best past
latecomer-act = Plaatsen
latecomer-paired = Ze spelen aan tafel { $table }.
latecomer-waits = Er is niemand vrij. Ze wachten op de volgende die komt.
why-table = Waarom deze twee, tafel { $table }
why-title = Waarom { $black } en { $white }?
why-nothing-given-up = Ze passen bij elkaar in alles wat het toernooi vraagt.
why-next-title = De op één na beste
why-by-hand = De beste indeling heeft andere tegenstanders voor hen, of er is niemand anders over.
why-back = Naar de ronde
share-full = vol
share-of-100 = { $percent } van 100
grade-ideal = Ideaal
grade-good = Goed
grade-fair = Redelijk
criterion-duplicate = Nooit ontmoet
criterion-random = Toeval
criterion-colour = Kleuren
criterion-category = Zelfde klasse
criterion-score = Zelfde score
criterion-drawn = Omhoog of omlaag
criterion-seeding = Plaats in de groep
criterion-handicap = Kleine handicap
criterion-geography = Club en land
given-up-first-meeting = Ze speelden in ronde { $round } tegen elkaar
given-up-club = Clubgenoten
given-up-country = zelfde land
given-up-seeding = plaatsing { $percent } van 100
given-up-colors = beiden hadden deze kleur vaker
warning-results-missing = { $count ->
    [one] Eén uitslag van ronde { $round } ontbreekt: tafel { $tables }
   *[other] { $count } uitslagen van ronde { $round } ontbreken: tafels { $tables }
  }
warning-not-taking-part = { $name } doet in deze ronde niet mee
warning-unpaired = { $name } heeft geen tegenstander
warning-bye-again = { $name } had al eerder een vrije ronde ({ $earlier })
warning-rematch = ze speelden in ronde { $round } tegen elkaar
warning-clubmates = clubgenoten, { $club }
warning-club-group = naburige clubs
warning-same-country = beiden uit { $country }
warning-categories-apart = { $count ->
    [one] één klasse verschil
   *[other] { $count } klassen verschil
  }
warning-groups-apart = { $count ->
    [one] één scoregroep verschil
   *[other] { $count } scoregroepen verschil
  }
warning-ranks-apart = { $count } graden verschil zonder handicap
warning-high-handicap = { $stones } stenen
warning-handicap-capped = { $wanted } stenen zou gelijk zijn, { $given } worden er gegeven
warning-same-color = { $name } heeft { $times } keer achtereen { $color }
proof-stale = Uitslagen, inschrijvingen of instellingen zijn sinds deze indeling veranderd. Deel opnieuw in voor de beste indeling van wat nu bekend is.
proof-title = Bewijs van ronde { $round }
proof-players = Ingedeelde spelers
proof-compared = Vergeleken paren
proof-apart = Uit elkaar gehouden paren
proof-apart-note = De organisator stond ze in deze indeling niet toe.
proof-by-hand-why = Wat van een beste indeling overblijft, is de beste indeling van die spelers: een betere van hen zou het geheel beter hebben gemaakt.
proof-check-title = Controleer het zelf
proof-check-how = Download beide bestanden en voer de opdracht uit. Ze berekent de punten van elk paar opnieuw en gebruikt niets van het programma dat indeelt.
proof-file-tournament = Het toernooi zoals het was voor ronde { $round }
proof-file-certificate = Het certificaat
proof-check-what = Het certificaat geeft elke speler, en elke oneven groep spelers die ertoe doet, een prijs. Geen twee spelers zijn samen meer waard dan hun prijzen, en de ingedeelde paren zijn precies zoveel waard: dus kan geen indeling meer waard zijn.
proof-back = Terug naar ronde { $round }
why-next-hint = Wie ieder in plaats daarvan had kunnen treffen, en wat de beste indeling met dat paar zou verliezen, in scoregroepen: twee spelers met dezelfde score één groep uit elkaar zetten kost 1.
why-costs = Een beste indeling heeft dit paar niet: ermee verliest de hele indeling wat { $groups } scoregroepen waard zijn.
why-other = { $name }: de hele indeling zou verliezen wat { $groups } scoregroepen waard zijn.
why-other-free = { $name }: een andere indeling is precies evenveel waard; de volgorde van de lijst besliste.
why-nobody-else = Er is niemand anders over.
why-then = Dan zouden deze elkaar treffen
picture-title = Ronde { $round } in één oogopslag
picture-said = Spelers: { $players }. Scoregroepen: { $groups }. Borden: { $boards }. Omlaag: { $down }.
picture-how = Een rij is een score; een steen is een speler in de kleur van deze ronde, genummerd naar plaats. Een boog verbindt twee die spelen; een dikke lijn in houtkleur leidt naar een andere score.
picture-below = Hetzelfde in woorden hieronder.
picture-words = Hetzelfde in woorden
picture-score = Score { $score }
picture-down = ↓ { $number } gaat omlaag naar { $score }
picture-groups = Verschil in scoregroepen
picture-ranks = Verschil in graden
picture-handicaps = Handicaps
picture-repeats = Tweede ontmoetingen
picture-clubmates = Clubgenoten
picture-avoided = { $count ->
    [0] Geen; { $could } binnen één scoregroep vermeden.
   *[other] { $count }; { $could } binnen één scoregroep vermeden.
  }
picture-tables = { $count ->
    [one] Tafel { $tables }.
   *[other] Tafels { $tables }.
  }
picture-floaters = Omhoog of omlaag
picture-floater = Tafel { $table }: { $down } omlaag naar { $up }, { $count ->
    [one] één groep
   *[other] { $count } groepen
  }
draft-picture = De ronde in één oogopslag
## Regels van de indeling
rules-title = Regels van de indeling
rules-lead = Waar elke indeling van dit toernooi zich aan houdt, naast de instellingen.
rules-how = Schrijf spelers als naam of als #nummer, gescheiden door komma’s. Een groep mag een naam en een dubbele punt ervoor hebben.
rules-who-meets = Wie wie treft
rules-apart = Nooit tegen elkaar
rules-apart-hint = Eén groep per regel: Familie Meier: Ada Meier, Bo Meier. Geen twee van een groep treffen elkaar.
rules-club-groups = Naburige clubs
rules-club-groups-hint = Eén groep per regel: Noord: Elb, Havel. Ze tellen als een halve club.
rules-host-club = Gastclub
rules-host-club-hint = De leden ervan mogen elkaar treffen alsof ze van verschillende clubs waren.
rules-most-ranks = Meeste graden verschil
rules-most-ranks-hint = Niemand treft iemand die verder weg is. Leeg voor geen grens.
rules-no-rematch = Niemand treft dezelfde twee keer
rules-no-rematch-hint = Ook niet als de ronde anders niet kan worden ingedeeld. Zonder dit weegt een tweede partij alleen zwaar.
rules-nearest = De dichtstbijen in sterkte treffen elkaar
rules-nearest-hint = In elke scoregroep, wat de plaatsing ook is.
rules-accelerated = Versnelde rondes
rules-accelerated-hint = In zoveel eerste rondes wordt de bovenste helft met een punt meer ingedeeld.
rules-volunteers = Vrijwilligers voor de vrije ronde
rules-volunteers-hint = Zij zijn het eerst vrij, als er iemand vrij moet zijn.
rules-tables = Tafels
rules-fixed = Vaste tafels
rules-fixed-hint = Eén per regel: 12: Ada Meier. Voor toegankelijkheid of een uitzending.
rules-unused = Tafels niet in gebruik
rules-unused-hint = Gescheiden door komma’s. Alleen wie een vaste tafel heeft, zit daar.
rules-leagues = Ieder tegen ieder
rules-league-members = Groepen
rules-leagues-hint = Eén groep van 3 tot 24 per regel, in volgorde van loting. Ze spelen volgens de tabellen van Berger; de anderen worden ingedeeld als gewoonlijk.
rules-from = Eerste ronde
rules-double = Ieder treft ieder twee keer
rules-bracket = Afvalsysteem
rules-seeds = Spelers in volgorde van plaatsing
rules-bracket-hint = 2 tot 64. Wie eruit ligt, wordt met de anderen ingedeeld. Laat voor de bonus van het criterium STS de finale in de laatste ronde vallen.
rules-third = Met een partij om de derde plaats
rules-save = Regels opslaan
rules-saved = De regels zijn opgeslagen. Ze gelden vanaf de volgende indeling.
rules-entries = Spelers en hun nummers
rules-unknown-player = { $typed }: geen speler met deze naam, of meerdere. Schrijf #nummer.
rules-table-first = { $typed }: schrijf eerst het nummer van de tafel en een dubbele punt.
draw-bracket-undecided = Het afvalsysteem wacht op de uitslag van tafel { $table } in ronde { $round }.
why-other-little = { $name }: de hele indeling zou minder dan een tiende van een scoregroep verliezen.
why-costs-little = Een beste indeling heeft dit paar niet: ermee verliest de hele indeling minder dan een tiende van een scoregroep.
## Wat als
by-hand-act = Met de hand, met advies
by-hand-title = Advies
by-hand-lead = De beste indeling van wie nog geen bord heeft, rond de borden die staan.
by-hand-all = Alles overnemen
draft-overrule = Regels van de indeling opzijzetten
draft-overrule-hint = Het logboek zal zeggen wie het deed, en tegen welke regel in.
draft-publish-overrule = Hoewel regels van de indeling ertegen spreken
objection-unknown = { $name } is niet in het toernooi
objection-preliminary = { $name } is niet ingecheckt
objection-excluded = een beslissing houdt { $name } uit deze ronde
objection-not-playing = { $name } speelt deze ronde niet
objection-kept-apart = ze worden uit elkaar gehouden
objection-kept-apart-as = ze worden uit elkaar gehouden ({ $group })
objection-ranks-apart = { $ranks } graden verschil, { $most } is het maximum
objection-met = ze speelden in ronde { $round } tegen elkaar, en niemand treft dezelfde twee keer
objection-planned = { $name } treft { $opponent } volgens het plan van een poule of afvalschema
objection-rests = { $name } is deze ronde vrij volgens het plan van een poule

# Een concept in handen van de organisator: wie gekozen is, wat een ruil zou kosten, wat met de hand is gedaan.

draft-how = Kies een speler en dan de andere, of sleep de ene op de andere. Er verandert niets voordat u het zegt.
draft-show = Welke borden
draft-show-all = Alle
draft-show-look = Bekijken
draft-show-changed = Zelf gezet
draft-group-tables = tafels { $from } tot { $to }
draft-chosen = gekozen
draft-with-this = met deze
draft-touch-other = Kies de andere: onder elke naam staat wat de ruil de indeling zou kosten, in scoregroepen.
draft-exchange = { $one } en { $other } ruilen?
draft-exchange-act = Ruilen
draft-leave = Laten
draft-cannot = Een van beiden doet in deze ronde niet mee.
draft-pair-ask = { $one } en { $other } tegen elkaar?
draft-one-board = Beiden zitten aan tafel { $table }
draft-marks = { $before } van 100 → { $after }
draft-cost-same = even goed
draft-cost-little = haast even goed
draft-cost-worse = { $groups } slechter
draft-cost-better = { $groups } beter
draft-whole-same = De hele indeling is precies evenveel waard.
draft-whole-little = De hele indeling verschilt nauwelijks.
draft-whole-worse = De hele indeling is { $groups } scoregroepen slechter.
draft-whole-better = De hele indeling is { $groups } scoregroepen beter.
draft-why-table = Waarom deze twee, tafel { $table }
draft-why-next = Wie ze anders zouden kunnen treffen
draft-acts-on = Andere acties: { $name }
draft-other-ways = Herindelen, verwerpen, meer
draft-redo = Opnieuw
draft-changes = { $count ->
    [0] Geen wijzigingen met de hand.
    [one] Eén wijziging met de hand.
   *[other] { $count } wijzigingen met de hand.
  }
draft-below = { $groups } scoregroepen onder de bewezen indeling.
draft-above = { $groups } scoregroepen boven de bewezen indeling, tegen een regel ervan in.
draft-last = { $count ->
    [one] De laatste: tafel { $tables }.
   *[other] De laatste: tafels { $tables }.
  }
draft-publish-ask = Ronde { $round } publiceren: { $boards ->
    [one] één bord?
   *[other] { $boards } borden?
  }
draft-publish-all = Iedereen die meedoet, heeft een plaats.
draft-publish-without = { $count ->
    [one] Eén speler blijft zonder plaats:
   *[other] { $count } spelers blijven zonder plaats:
  }
draft-publish-looks = { $count ->
    [one] Eén tafel is nog te bekijken.
   *[other] { $count } tafels zijn nog te bekijken.
  }
draft-publish-now = Nu publiceren
draft-none = Er zijn geen zulke borden.
draft-free-round-how = Voor een vrije ronde: haal het bord uit elkaar en kies de speler daarna opnieuw.

# Een gepubliceerde ronde herstellen.

mend-link = Tafel wijzigen
mend-title = Ronde { $round } wijzigen
mend-at = Ronde { $round }, tafel
mend-lead = Iedereen ziet deze ronde. Spelers lezen wat er veranderde, wanneer en waarom; het blijft in het logboek.
mend-what = Wat moet er veranderen?
mend-what-wrong = Kies wat er moet veranderen.
mend-swap = Kleuren ruilen
mend-swap-note = Een uitslag blijft bij de spelers.
mend-terms = Handicap of komi wijzigen
mend-terms-note = Een uitslag blijft zoals hij is.
mend-move = Andere tafel
mend-move-note = Wie daar zit, komt hierheen.
mend-exchange = Speler vervangen
mend-exchange-note = De een gaat, een ander komt en neemt diens plaats over.
mend-cancel = Iemand komt niet
mend-cancel-note = Het bord vervalt.
mend-pair = Bord toevoegen
mend-pair-note = Voor twee die geen bord hebben.
mend-give-bye = Vrije ronde voor
mend-give-bye-note = Aan iemand zonder bord, zoals een laatkomer.
mend-take-bye = Vrije ronde afnemen van
mend-take-bye-note = De speler wacht dan op een tegenstander.
mend-take-back = Publicatie intrekken
mend-take-back-note = De ronde is weer een concept, zonder uitslagen. Alleen bij de laatste ronde.
mend-drop = Ronde schrappen
mend-drop-note = Alsof ze nooit is ingedeeld. Alleen bij de laatste ronde.
mend-stones = { $n ->
    [0] Gelijk
    [1] 1, geen stenen
   *[other] { $n } stenen
  }
mend-komi-hint = Leeg voor de gewone.
mend-to-hint = Het nummer.
mend-leaves = Wie gaat
mend-comes = Wie komt
mend-comes-hint = Van een andere tafel, een vrije ronde of uit het wachten.
mend-left-black = Zwart daarna
mend-left-white = Wit daarna
mend-left-waits = wacht op een tegenstander
mend-left-free = heeft een vrije ronde
mend-left-absent = is er niet
mend-one = De een
mend-other = De ander
mend-reason = Reden
mend-reason-hint = Spelers lezen haar onder het bord, en zij blijft in het journaal.
mend-usual-clubmates = Clubgenoten
mend-usual-wrong-player = Verkeerde speler aan tafel
mend-usual-late = Te laat gekomen
mend-act = Ronde wijzigen
mend-act-table = Tafel { $table } wijzigen
mend-leave = Zo laten
mend-look = Wat spelers zullen zien
mend-told = Wat spelers zullen zien
mend-told-nothing = Kies wat er moet veranderen: hier staat wat spelers zullen lezen, voordat er iets wordt opgeslagen.
mend-told-who = Wie aan deze borden zit, leest het op de eigen pagina en in een bericht als daarom is gevraagd.
mend-told-paper = Op papier dan verouderd; opnieuw afdrukken:
mend-tables = Een tafel
mend-lost-title = { $count ->
    [one] Eén uitslag zou verloren gaan
   *[other] { $count } uitslagen zouden verloren gaan
  }
mend-lost = Tafel { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] De uitslag gaat naar het logboek
   *[other] Alle { $count } uitslagen gaan naar het logboek
  }
mend-lost-note = Er is nog niets veranderd. Vink dit aan en verstuur het formulier opnieuw.
mend-done = De ronde is gewijzigd. Spelers zien het.
mend-taken-back = Ronde { $round } is weer een concept.
mend-dropped = Ronde { $round } is geschrapt.
act-mend = Gepubliceerde ronde gewijzigd
act-take-back-publication = Publicatie ingetrokken
act-drop-round = Ronde geschrapt
draft-published-unseen = Ronde { $round } is gepubliceerd. Het toernooi is verborgen: alleen de eigen mensen zien het tot u het aankondigt.
mend-lead-unseen = Het toernooi is verborgen: tot nu toe zien alleen de eigen mensen deze ronde. Wat wanneer en waarom is gewijzigd, leest iedereen zodra het is aangekondigd; het blijft in het logboek.
mend-done-unseen = De ronde is gewijzigd. De spelers zien het zodra het toernooi is aangekondigd.
draft-stones-to-stronger = { $black } is de sterkste van de twee en zou Zwart hebben { $stones ->
    [1] met handicap 1
   *[other] met { $stones } stenen
  }. Volgens de regel heeft { $white } Zwart, { $due ->
    [0] zonder handicap
    [1] met handicap 1
   *[other] met { $due } stenen
  }. Er is niets gewijzigd: vink aan dat het toch zo moet, of wijzig de handicap.
warning-stones-to-stronger = De sterkste heeft de stenen; volgens de regel heeft de ander { $due ->
    [0] een gelijke partij
    [1] handicap 1
   *[other] { $due } stenen
  }

# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

draft-forbidden = Tegen de regels van de indeling: { $pairs }. Er is niets veranderd. Wilt u het toch, zet dan het vinkje dat ze opzijzet; het logboek zal het zeggen.
work-progress = Voortgang
work-stop = Stoppen

## Het open verslag van een toernooi

open-record-title = Het open verslag
open-record-lead = Eén bestand waaruit iedereen, met een eigen programma en zonder deze server, het volgende reproduceert:
open-record-draws = elke indeling die hier is gemaakt, met het bewijs dat er geen betere is,
open-record-tables = elke tabel na elke ronde, waarde voor waarde,
open-record-rulings = elke beslissing uit het voorval ervan, waar beslissingen openbaar zijn,
open-record-journal = en het logboek van de eerste regel tot de laatste, met de borden waarover het bericht.
open-record-how = Zo controleert u het
open-record-file = Verslag downloaden
open-record-note = Daarbij verschijnt hoeveel er is gereproduceerd, of het eerste dat er niet uit volgt. Het formaat staat voor andere programma’s beschreven in docs/open-format.md.
open-record-key = Het logboek is ondertekend door deze server; de publieke sleutel staat in de opdracht. De vellen van een ronde noemen de op dat moment laatste regel en het begin van de hash ervan: die regel van het verslag moet zo beginnen.
open-record-back = Naar het toernooi
open-record-link = Het open verslag: alles in één keer controleren
