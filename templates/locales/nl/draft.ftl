# Indelen: voor de indeling, het concept, waarom een paar, laatkomers.

draft-title = Concept ronde { $round }
draft-bye-by-rule = Volgens de regels
before-participants = { $count ->
    [0] Er doet nog niemand mee.
    [one] Eén speler doet mee.
   *[other] { $count } spelers doen mee.
  }
before-missing = { $count ->
    [one] Eén uitslag van ronde { $round } ontbreekt
   *[other] { $count } uitslagen van ronde { $round } ontbreken
  }
tables = Tafels
before-missing-why = U kunt nu indelen; een ontbrekende uitslag telt niet tot hij binnen is.
before-missing-why-half = U kunt nu indelen; bij deze indeling telt een ontbrekende uitslag voor elk een half punt, als een jigo.
all-rounds-way = Ieder tegen ieder: alle rondes in één keer indelen
all-rounds-title = Ieder tegen ieder
all-rounds-about = Ieder speelt tegen ieder. Alle rondes worden door loting volgens Bergertabellen ingedeeld en in één keer gepubliceerd, zodat alle partijen vanaf de eerste dag bekend zijn.
all-rounds-there = { $n ->
    [one] Er is al 1 ronde ingedeeld.
   *[other] Er zijn al { $n } rondes ingedeeld.
  }
all-rounds-played = { $n ->
    [one] 1 partij heeft een uitslag: rondes worden één voor één teruggenomen, de laatste eerst.
   *[other] { $n } partijen hebben een uitslag: rondes worden één voor één teruggenomen, de laatste eerst.
  }
all-rounds-take-back = Alle rondes terugnemen
all-rounds-take-back-about = Geen partij heeft een uitslag. De periodes in het tijdschema blijven.
all-rounds-taken-back = Alle rondes zijn teruggenomen.
all-rounds-double = Ieder speelt twee keer tegen ieder
all-rounds-double-note = De tweede keer met verwisselde kleuren.
all-rounds-first = Eerste dag van ronde 1
all-rounds-first-hint = Voor opeenvolgende periodes; mag leeg blijven.
all-rounds-days = Dagen per ronde
all-rounds-days-hint = Bijvoorbeeld 14
all-rounds-show = Rondes tonen
all-rounds-look-again = Uw instellingen, of wie meedoet, zijn veranderd; dit zijn de nieuwe rondes. Controleer ze en publiceer dan.
all-rounds-publish-about = Deze rondes worden ingedeeld. Iedereen ziet ze meteen; zolang geen partij een uitslag heeft, kunnen ze worden teruggenomen.
all-rounds-criteria = Gesorteerd op { $criteria }: waar ieder tegen ieder speelt, zegt de som van de scores van de tegenstanders niets.
all-rounds-publish = { $n ->
    [one] 1 ronde indelen en publiceren
   *[other] Alle { $n } rondes indelen en publiceren
  }
all-rounds-drawn = Alle rondes zijn ingedeeld en gepubliceerd.
all-rounds-drawn-unseen = Alle rondes zijn ingedeeld en gepubliceerd. Het toernooi is verborgen: alleen organisatoren en arbiters zien het tot u het aankondigt.
before-bye-hint = Het aantal spelers is oneven, dus één heeft een vrije ronde.
before-busy = De ronde wordt ingedeeld…
before-entries = Wie meedoet
draft-summary = { $boards ->
    [one] Eén partij
   *[other] { $boards } partijen
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
draft-again-hint = “Herindelen” behoudt deze tafels en deelt de rest eromheen in. Met de hand gemaakte partijen staan er al bij.
draft-discard = Verwerpen
draft-publish = Ronde { $round } publiceren
draft-without = Zonder partij
draft-unpaired = niet ingedeeld
draft-take-bye = Afnemen
draft-give-bye = Geef vrije ronde
draft-pair-by-hand = Twee zelf indelen
first-player = Eerste speler
second-player = Tweede speler
draft-pair-act = Indelen
draft-group-none = Doet niet mee
draft-group-boards = { $count ->
    [one] één partij
   *[other] { $count } partijen
  }
draft-by-hand = met de hand
draft-keep = Tafels die blijven
draft-unpair = Losmaken
draft-swap = Kleuren ruilen
draft-move-to = Naar tafel
draft-move = Verplaatsen
draft-renumber = Tafels op sterkte nummeren
draft-drawn = { $boards ->
    [one] Eén partij is ingedeeld.
   *[other] { $boards } partijen zijn ingedeeld.
  } Loop ze na en publiceer dan.
draft-published = Ronde { $round } is gepubliceerd. Iedereen ziet haar nu.
draft-discarded = Het concept van ronde { $round } is verworpen.
published-summary = { $boards ->
    [one] { $boards } partij
   *[other] { $boards } partijen
  }, { $missing ->
    [0] alle uitslagen zijn binnen.
    [one] één uitslag ontbreekt.
   *[other] { $missing } uitslagen ontbreken.
  }
published-stays = De indeling blijft zoals ze is.
published-slips = Uitslagbriefjes
latecomer-title = Laatkomers
latecomer-none = Er wacht niemand. Voer de speler eerst voor deze ronde in; daarna is indelen hier mogelijk.
latecomer-who = Laatkomer
latecomer-hint = De tegenstander is iemand die een vrije ronde heeft of ook wacht. Gepubliceerde tafels blijven.
latecomer-best = Best passende tegenstander
latecomer-act = Plaatsen
latecomer-paired = Ze spelen aan tafel { $table }.
latecomer-waits = Er is niemand vrij. De speler wacht op de volgende laatkomer.
why-table = Waarom deze twee, tafel { $table }
why-title = Waarom { $black } en { $white }?
why-heading = Waarom spelen deze twee tegen elkaar?
why-stands = { $points ->
    [one] { $points } punt, plaats { $place }
   *[other] { $points } punten, plaats { $place }
  }
why-lead-same = Ze hebben dezelfde score.
why-lead-apart = { $count ->
    [one] Hun scores verschillen één punt.
   *[other] Hun scores verschillen { $count } punten.
  }
why-lead-met = { $count ->
    [one] Slechts twee spelers hadden de score { $points }, en zij speelden al in ronde { $round }.
   *[other] { $name } had al tegen alle anderen met de score { $points } gespeeld.
  }
why-lead-odd = { $count ->
    [one] Slechts één speler heeft de score { $points }.
   *[other] { $count } spelers, een oneven aantal, hebben de score { $points }.
  }
why-note-new = ze hebben nog niet tegen elkaar gespeeld
why-note-full = zo goed mogelijk
why-note-nearly = bijna
why-note-partly = slechts ten dele
why-colours-change = { $name } had { $times ->
    [0] vaker
    [1] één keer
   *[other] { $times } keer
  } { $color } en heeft nu { $now }
why-colours-again = { $name } had { $times ->
    [0] vaker
    [1] één keer
   *[other] { $times } keer
  } { $color } en heeft opnieuw { $now }
why-drawn = { $upper } gaat omlaag, { $lower } omhoog
why-drawn-first = ; volgens de regels eerst
why-others = Andere mogelijke tegenstanders: { $name }
why-ask-others = Welke andere tegenstanders waren mogelijk?
why-grade-free = even goed
why-grade-little = nauwelijks slechter
why-grade-some = iets slechter
why-grade-much = duidelijk slechter
why-then-meets = dan speelt { $name } tegen { $other }
why-numbers = De getallen
picture-find = Speler
picture-near = { $name } en de spelers in de buurt, met hun tegenstanders. Kies een steen om daarheen te gaan.
why-nothing-given-up = Ze voldoen aan alle criteria van het toernooi.
why-by-hand = De beste indeling heeft andere tegenstanders voor hen, of er is niemand anders over.
why-back = Naar de ronde
share-full = vol
share-of-100 = { $percent } van 100
grade-ideal = Ideaal
grade-good = Goed
grade-fair = Redelijk
criterion-duplicate = Geen tweede ontmoeting
criterion-random = Toeval
criterion-colour = Kleuren
criterion-category = Zelfde klasse
criterion-score = Zelfde score
criterion-drawn = Omhoog of omlaag
criterion-seeding = Plaats in de groep
criterion-handicap = Kleine handicap
criterion-geography = Club en land
given-up-first-meeting = Ze speelden in ronde { $round } tegen elkaar
same-club = Clubgenoten
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
warning-club-group = clubs die uit elkaar blijven
warning-same-country = beiden uit { $country }
warning-categories-apart = { $count ->
    [one] één klasse verschil
   *[other] { $count } klassen verschil
  }
warning-groups-apart = { $count ->
    [one] hun scores verschillen één punt
   *[other] hun scores verschillen { $count } punten
  }
warning-ranks-apart = { $count ->
    [one] { $count } graad verschil zonder handicap
   *[other] { $count } graden verschil zonder handicap
  }
warning-high-handicap = { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
  }
warning-handicap-capped = { $wanted } stenen zou gelijk zijn, { $given } worden er gegeven
warning-same-color = { $name } heeft { $times } keer achtereen { $color }
proof-stale = Uitslagen, inschrijvingen of instellingen zijn sinds deze indeling veranderd. Deel opnieuw in voor de beste indeling van wat nu bekend is.
proof-title = Bewijs van ronde { $round }
proof-players = Ingedeelde spelers
proof-compared = Vergeleken paren
proof-apart = Niet toegestane paren
proof-apart-note = De organisator stond ze in deze indeling niet toe.
proof-by-hand-why = Wat van een beste indeling overblijft, is de beste indeling van de overige spelers: een betere zou de hele indeling beter hebben gemaakt.
proof-check-title = Controleer het zelf
proof-check-how = Download beide bestanden en voer de opdracht uit. Die berekent de waarde van elk paar opnieuw en gebruikt geen code van het programma dat indeelt.
proof-file-tournament = Het toernooi zoals het was voor ronde { $round }
proof-file-certificate = Het certificaat
proof-check-what = Het certificaat geeft elke speler, en elke oneven groep spelers die ertoe doet, een prijs. Geen twee spelers zijn samen meer waard dan hun prijzen, en de ingedeelde paren zijn precies zoveel waard: dus kan geen indeling meer waard zijn.
proof-back = Terug naar ronde { $round }
why-next-hint = Andere tegenstanders voor ieder, en hoeveel slechter de beste indeling daarmee zou zijn. Twee spelers met dezelfde score één groep uit elkaar zetten kost 1.
why-costs = De beste indeling heeft dit paar niet: ermee is de hele indeling { $groups } scoregroepen slechter.
why-other = { $name }: { $groups } scoregroepen slechter
why-other-free = { $name }: precies even goed; de volgorde van de lijst besliste
why-nobody-else = Er is niemand anders over.
why-then = Welke tafels zouden veranderen
picture-title = Ronde { $round } in één oogopslag
picture-said = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  }, { $boards ->
    [one] één partij
   *[other] { $boards } partijen
  }, { $down ->
    [0] niemand omlaag
   *[other] { $down } omlaag
  }.
picture-how = Rijen zijn scores; stenen zijn spelers in de kleur van deze ronde, genummerd naar plaats. Bogen verbinden tegenstanders; dikke lijnen verbinden tegenstanders met verschillende scores.
picture-below = Hetzelfde in woorden hieronder.
picture-words = Hetzelfde in woorden
picture-score = Score { $score }
picture-down = ↓ { $number } gaat omlaag naar { $score }
picture-groups = Verschil in punten
picture-ranks = Verschil in graden
picture-handicaps = Handicaps
picture-repeats = Tweede ontmoetingen
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
    [one] één punt
   *[other] { $count } punten
  }
draft-picture = De ronde in één oogopslag
## Regels van de indeling
rules-title = Regels van de indeling
rules-lead = Elke indeling van dit toernooi volgt deze regels, naast de instellingen.
rules-how = Vul spelers in als naam of als #nummer, gescheiden door komma’s. Een groep mag met een naam en een dubbele punt beginnen.
rules-who-meets = Wie tegen wie speelt
rules-apart = Nooit tegen elkaar
rules-apart-hint = Eén groep per regel: Familie Meier: Ada Meier, Bo Meier. Geen twee van een groep treffen elkaar.
rules-club-groups-hint = Eén groep per regel: Noord: Elb, Havel. Partijen daarbinnen worden half zo sterk vermeden als binnen één club.
rules-host-club = Organiserende club
rules-host-club-hint = De leden ervan mogen elkaar treffen alsof ze van verschillende clubs waren.
rules-most-ranks = Grootste verschil in graad
rules-most-ranks-hint = Daarboven wordt niemand tegen elkaar ingedeeld. Leeg: geen grens.
rules-no-rematch = Geen tweede ontmoetingen
rules-no-rematch-hint = Ook niet als de ronde anders niet kan worden ingedeeld. Zonder vinkje wordt een tweede ontmoeting alleen zoveel mogelijk vermeden.
rules-nearest = Wie in sterkte het dichtst bij elkaar ligt, indelen
rules-nearest-hint = Binnen elke scoregroep, ongeacht de plaatsing.
rules-accelerated = Versnelde rondes
rules-accelerated-hint = In zoveel eerste rondes wordt de bovenste helft met een punt meer ingedeeld.
rules-volunteers = Vrijwilligers voor de vrije ronde
rules-volunteers-hint = Zij krijgen de vrije ronde het eerst, als die er is.
rules-fixed = Vaste tafels
rules-fixed-hint = Eén per regel: 12: Ada Meier. Voor toegankelijkheid of een uitzending.
rules-unused = Tafels niet in gebruik
rules-unused-hint = Gescheiden door komma’s. Alleen wie een vaste tafel heeft, zit daar.
rules-league-members = Groepen
rules-leagues-hint = Eén groep van 3 tot 24 per regel, in volgorde van loting. Ze spelen volgens Bergertabellen; de anderen worden ingedeeld als gewoonlijk.
rules-from = Eerste ronde
rules-double = Ieder speelt twee keer tegen ieder
rules-bracket = Afvalsysteem
rules-seeds = Spelers in volgorde van plaatsing
rules-bracket-hint = 2 tot 64. Wie eruit ligt, wordt met de anderen ingedeeld. Laat voor de bonus van het criterium STS de finale in de laatste ronde vallen.
rules-third = Met een partij om de derde plaats
rules-save = Regels opslaan
rules-saved = De regels zijn opgeslagen. Ze gelden vanaf de volgende indeling.
rules-entries = Spelers en hun nummers
rules-unknown-player = { $typed }: geen speler met deze naam, of meerdere. Vul #nummer in.
rules-table-first = { $typed }: begin met het nummer van de tafel en een dubbele punt.
draw-bracket-undecided = Het afvalsysteem wacht op de uitslag van tafel { $table } in ronde { $round }.
why-other-little = { $name }: nauwelijks slechter
why-costs-little = De beste indeling heeft dit paar niet; ermee is de hele indeling nauwelijks slechter.
## Wat als
by-hand-act = Met de hand, met suggesties
by-hand-title = Suggesties
by-hand-lead = De beste indeling van de spelers die nog niet zijn ingedeeld; bestaande tafels blijven.
by-hand-all = Alles overnemen
draft-overrule = Regels van de indeling opzijzetten
draft-overrule-hint = In het logboek staat dan wie het deed, en tegen welke regel in.
draft-publish-overrule = Publiceren tegen de regels van de indeling in
objection-unknown = { $name } is niet in het toernooi
objection-preliminary = { $name } is niet ingecheckt
objection-excluded = een beslissing houdt { $name } uit deze ronde
objection-not-playing = { $name } speelt deze ronde niet
objection-kept-apart = ze mogen niet tegen elkaar spelen
objection-kept-apart-as = ze mogen niet tegen elkaar spelen ({ $group })
objection-ranks-apart = { $ranks } graden verschil, { $most } is het maximum
objection-met = ze speelden in ronde { $round } tegen elkaar, en tweede ontmoetingen zijn niet toegestaan
objection-planned = { $name } speelt tegen { $opponent } volgens het schema van ieder tegen ieder of het afvalsysteem
objection-rests = { $name } heeft deze ronde een vrije ronde volgens het schema van ieder tegen ieder

# Een concept in handen van de organisator: wie gekozen is, wat een ruil zou kosten, wat met de hand is gedaan.

draft-how = Kies een speler en dan de andere, of sleep de ene op de andere. Er verandert niets voordat u bevestigt.
draft-show = Welke partijen
draft-show-all = Alle
draft-show-look = Te bekijken
draft-show-changed = Met de hand
draft-group-tables = tafels { $from } tot { $to }
draft-chosen = gekozen
draft-with-this = met deze
draft-touch-other = Kies de andere: onder elke naam staat wat de ruil de indeling zou kosten, in scoregroepen.
draft-exchange = { $one } en { $other } ruilen?
draft-exchange-act = Ruilen
draft-cannot = Een van beiden doet in deze ronde niet mee.
draft-pair-ask = { $one } en { $other } tegen elkaar?
draft-one-board = Beiden zitten aan tafel { $table }
draft-cost-same = even goed
draft-cost-little = haast even goed
draft-cost-worse = { $groups } slechter
draft-cost-better = { $groups } beter
draft-whole-same = De hele indeling is precies even goed.
draft-whole-little = De hele indeling verschilt nauwelijks.
draft-whole-worse = De hele indeling is { $groups } scoregroepen slechter.
draft-whole-better = De hele indeling is { $groups } scoregroepen beter.
draft-why-next = Andere mogelijke tegenstanders
draft-acts-on = Andere acties: { $name }
draft-other-ways = Herindelen, verwerpen, meer
draft-redo = Opnieuw
draft-changes = { $count ->
    [0] Geen wijzigingen met de hand.
    [one] Eén wijziging met de hand.
   *[other] { $count } wijzigingen met de hand.
  }
draft-below = { $groups } scoregroepen slechter dan de bewezen indeling.
draft-above = { $groups } scoregroepen beter dan de bewezen indeling, tegen een regel ervan in.
draft-last = { $count ->
    [one] De laatste: tafel { $tables }.
   *[other] De laatste: tafels { $tables }.
  }
draft-publish-ask = Ronde { $round } publiceren: { $boards ->
    [one] één partij?
   *[other] { $boards } partijen?
  }
draft-publish-all = Iedereen die meedoet, is ingedeeld of heeft een vrije ronde.
draft-publish-without = { $count ->
    [one] Eén speler blijft zonder plaats:
   *[other] { $count } spelers blijven zonder plaats:
  }
draft-publish-looks = { $count ->
    [one] Eén tafel moet nog worden bekeken.
   *[other] { $count } tafels moeten nog worden bekeken.
  }
draft-publish-now = Nu publiceren
draft-none = Er zijn geen zulke partijen.
draft-free-round-how = Voor een vrije ronde: maak de tafel los en kies de speler daarna opnieuw.

# Een gepubliceerde ronde herstellen.

mend-match = Wedstrijd
mend-line-ups = Opstellingen, en teams die niet kwamen
mend-team-round = Ontbreekt er iemand of komt iemand te laat? Wijzig de opstelling van het team, of wie elkaar ontmoeten, bij het wijzigen van de gepubliceerde ronde.
mend-link = Gepubliceerde tafel wijzigen
mend-title = Ronde { $round } wijzigen
mend-published = Gepubliceerd
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
mend-exchange-note = De ene speler gaat, een andere neemt de plaats over.
mend-cancel = Iemand komt niet
mend-cancel-note = De partij vervalt.
mend-pair = Partij toevoegen
mend-pair-note = Voor twee spelers zonder partij.
mend-give-bye = Vrije ronde voor
mend-give-bye-note = Aan iemand zonder partij, zoals een laatkomer.
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
mend-komi-hint = Leeg: de gebruikelijke komi.
mend-to-hint = Tafelnummer
mend-leaves = Wie gaat
mend-comes = Wie komt
mend-comes-hint = Van een andere tafel, uit een vrije ronde, of wachtend.
mend-left-black = Zwart daarna
mend-left-white = Wit daarna
mend-left-waits = wacht op een tegenstander
mend-left-free = heeft een vrije ronde
mend-left-absent = is er niet
mend-reason-hint = Zichtbaar voor de spelers aan deze tafel, en bewaard in het logboek.
mend-usual-wrong-player = Verkeerde speler aan tafel
mend-usual-late = Te laat gekomen
mend-act = Ronde wijzigen
mend-act-table = Tafel { $table } wijzigen
mend-look = Wat spelers zullen zien
mend-told = Wat spelers zullen zien
mend-told-nothing = Kies wat er moet veranderen: hier staat wat spelers zullen lezen, voordat er iets wordt opgeslagen.
mend-told-who = Wie aan deze tafels zit, leest het op de eigen pagina, en in een bericht als daarom is gevraagd.
mend-told-paper = Opnieuw af te drukken:
mend-tables = Een tafel
mend-lost-title = { $count ->
    [one] Eén uitslag zou verloren gaan
   *[other] { $count } uitslagen zouden verloren gaan
  }
mend-lost = Tafel { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] De uitslag alleen in het logboek bewaren
   *[other] Alle { $count } uitslagen alleen in het logboek bewaren
  }
mend-lost-note = Er is nog niets veranderd. Vink dit aan en verstuur het formulier opnieuw.
mend-done = De ronde is gewijzigd. Spelers zien het.
mend-taken-back = Ronde { $round } is weer een concept.
mend-dropped = Ronde { $round } is geschrapt.
act-mend = Gepubliceerde ronde gewijzigd
act-take-back-publication = Publicatie ingetrokken
act-drop-round = Ronde geschrapt
draft-published-unseen = Ronde { $round } is gepubliceerd. Het toernooi is verborgen: alleen organisatoren en arbiters zien het tot u het aankondigt.
mend-lead-unseen = Het toernooi is verborgen: tot nu toe zien alleen organisatoren en arbiters deze ronde. Wat wanneer en waarom is gewijzigd, leest iedereen zodra het is aangekondigd; het blijft in het logboek.
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

draft-forbidden = Tegen de regels van de indeling: { $pairs }. Er is niets veranderd. Wilt u het toch, zet dan het vinkje dat ze opzijzet; het wordt in het logboek genoteerd.
work-progress = Voortgang
work-stop = Stoppen

## Het open verslag van een toernooi

open-record-title = Open verslag
open-record-lead = Eén bestand waaruit iedereen, met een eigen programma en zonder deze server, het volgende reproduceert:
open-record-draws = elke indeling die hier is gemaakt, met het bewijs dat er geen betere is,
open-record-tables = de stand na elke ronde, waarde voor waarde,
open-record-rulings = elke beslissing uit het voorval ervan, waar beslissingen openbaar zijn,
open-record-journal = en het logboek van de eerste regel tot de laatste, met de partijen die het noemt.
open-record-how = Zo controleert u het
open-record-file = Verslag downloaden
open-record-note = De opdracht toont hoeveel er is gereproduceerd, of het eerste dat niet klopt. Het formaat staat voor andere programma’s beschreven in docs/open-format.md.
open-record-key = Het logboek is ondertekend door deze server; de publieke sleutel staat in de opdracht. De vellen van een ronde noemen de op dat moment laatste regel en het begin van de hash ervan: die regel van het verslag moet zo beginnen.
open-record-link = Open verslag: alles in één keer controleren
