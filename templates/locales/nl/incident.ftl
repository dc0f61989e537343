# Voorvallen en beslissingen: wat er gebeurde, wanneer, de beslissing, het logboek van de arbiter.

## Wat er gebeurde
incident-step = Voorval, stap { $n } van 4.
incident-amends = Beslissing { $no } wordt gewijzigd.
error-no-draft = Dit concept van een beslissing is er niet meer: de beslissing is genomen, of een dag lang ging niemand ermee verder. Begin opnieuw bij het bord.
incident-at = Tafel { $table }, { $black } en { $white }
incident-what = Wat er gebeurde
incident-when = Wanneer
incident-what-question = Wat gebeurde er?
incident-stopped = De partij is gestopt. Wat dood is, wat open is en hoe er geteld wordt, wordt op het bord stap voor stap geregeld; niemand verliest er iets door.
incident-lead-end = Het einde op het bord regelen
incident-usual = Meest voorkomend
incident-usual-besides = Niet in de notatie: meest voorkomend
incident-gap = Of er ontbreekt een zet in de notatie, wat geen overtreding is: vraag het beiden
incident-first = Kwam eerst: de partij is daarmee verloren, latere tellen dus niet. Opgemerkt na zet { $n }
incident-noticed = Opgemerkt na zet { $n }
incident-whose = Wie deed het?
incident-whose-resigned = Wie zou hebben opgegeven?
partner-which = Wie van de twee speelde
partner-first = de eerste speler
partner-second = de tweede speler
turns-was = Volgens de volgorde was zet { $n } aan { $name } ({ $color }).
incident-who-captain = De aanvoerder van het team van de tegenstander
## Wanneer
incident-end-question = De partij was afgelopen. Hadden beiden dat aanvaard?
incident-order-question = Een beslissing heeft deze partij beëindigd. Gebeurde dit daarvoor?
incident-end-shows = Het bord toont: { $result }.
incident-end-since = Ingevoerd om { $at }
incident-end-why = Een einde dat beiden hebben aanvaard, blijft staan. Wie het niet aanvaardde, zegt dat nu; tot dan verandert er niets.
incident-order-why = Wie het eerst een regel overtrad, wint niet door een latere overtreding. Wat niet meer vast te stellen is, geldt als later.
after-end-accepted = Ja, beiden hadden het aanvaard
after-end-open = Nee, de arbiter werd eerder geroepen
after-end-earlier = Ja, daarvoor
after-end-later = Nee, daarna, of onbekend
after-end-said-accepted = na het einde dat beiden hadden aanvaard
after-end-said-open = voordat beiden het einde aanvaardden
after-end-said-earlier = vóór wat beslist is
after-end-said-later = na wat beslist is, of op een onbekend moment
incident-when-question = Wanneer is het opgemerkt?
incident-more-question = Wat is er nog bekend?
when-at-once = Direct, voor de volgende zet
when-up-to-three = Eén tot drie zetten later
when-more = Meer dan drie zetten later
when-through-move = Tot en met zet { $n }
when-past-move = Later dan zet { $n }
when-within = { $n ->
    [1] Eén zet later
   *[other] Eén tot { $n } zetten later
  }
when-beyond = { $n ->
    [1] Meer dan één zet later
   *[other] Meer dan { $n } zetten later
  }
when-confirmed = Nadat beiden de uitslag bevestigden
when-before-result = Voordat beiden de uitslag bevestigden
incident-numbers = Zetnummers, en wie het opmerkte
incident-numbers-note = Zonder nummers gelden de antwoorden hierboven.
incident-which-move = Welke zet
incident-after-move = Opgemerkt na zet
incident-by-numbers = Deze nummers gebruiken
incident-who = Wie het opmerkte
incident-who-unsaid = Niet vermeld
incident-who-arbiter = De arbiter
incident-move = Zet { $n }
incident-noticed-after = opgemerkt na zet { $n }
incident-minutes = Minuten te laat
incident-grace = { $n ->
    [one] Het toernooi geeft { $n } minuut respijt.
   *[other] Het toernooi geeft { $n } minuten respijt.
  }
incident-minutes-late = { $n ->
    [one] { $n } minuut te laat
   *[other] { $n } minuten te laat
  }
incident-fault = Details
incident-fault-before-stone = Ingedrukt voordat de steen lag, of tegelijk
incident-fault-before-captures = Ingedrukt voordat de geslagen stenen weg waren
incident-fault-not-pressed = Na de zet niet ingedrukt
incident-fault-after-move = Geclaimd nadat er een zet was gedaan
incident-fault-after-stop = Geclaimd nadat beiden hadden gepast
incident-fault-bystander = Geroepen door een omstander
incident-fault-unheard = Hij werd niet gehoord
incident-fault-disputed = De een zegt het, de ander niet
incident-fault-no-stone = Zonder de steen die hij kost
incident-fault-captures = Om geslagen stenen weg te nemen
incident-fault-only-dame = Er zijn alleen nog dame over
incident-fault-passed-early = Beiden hebben te vroeg gepast
incident-fault-off-lid = Niet in het deksel bewaard
incident-fault-touched = Aangeraakt of teruggegeven
incident-fault-other = Iets anders
incident-so = Is hiervan iets van toepassing?
incident-said-hint = Staat bij de beslissing: wie die mag lezen, leest ook dit
case-point-taken = Het punt ervan is inmiddels bezet
case-played-on = Er is sindsdien verder gespeeld
case-deliberate = Het was opzet
case-agreed = Beide spelers zijn het eens
case-disagreed = Het is de spelers gevraagd; ze zijn het niet eens
case-dropped = De steen glipte uit de vingers
case-force-majeure = Niemand aan het bord veroorzaakte het
case-lost = De stelling kan niet meer worden opgezet
case-effective-move = Nadat het spel stillag, vond iemand een zet die de uitslag verandert
figure-lies = Zoals het in de zaal ligt
figure-record = Zoals genoteerd
figure-record-moves = { $n ->
    [one] na { $n } zet
   *[other] na { $n } zetten
  }
clock-back = Hoeveel tijd wordt er teruggegeven?
clock-back-may = Als er tijd wordt teruggegeven
clock-back-hint = Minuten en seconden, zoals 1:30
clock-shown = De klok van { $color } stond op { $time }, genoteerd bij zet { $n }.
clock-entered = De laatste zet is om { $at } ingevoerd, { $time } na die ervoor.
fault-time-back = Vul minuten en seconden in, zoals 1:30
stones-which = Welke stenen, van waar naar waar?
stones-board = Het bord zoals genoteerd
stones-from-asked = Tik op het punt waar een steen hoort, of vul beide punten in.
stones-to-asked = { $point }: tik op waar hij nu ligt.
stones-is-off = Hij ligt niet op het bord
stones-off = niet op het bord
stones-from = Hoort op
stones-to = Ligt op
stones-to-hint = Leeg: hij ligt niet op het bord
stones-add = Deze steen toevoegen
stones-out = Weghalen
stones-no-point = Vul een punt van dit bord in, zoals Q4
stones-none-there = De notatie heeft daar geen steen
asked-player-named = { $color }, { $name }: gevraagd of de stenen zo teruggaan
asked-player-whether = { $color }, { $name }: gevraagd of de partij doorgaat
asked-goes-back = Akkoord, de partij gaat verder
asked-not-agreed = Niet akkoord
incident-back = Terug naar wat er gebeurde
incident-kept = De melding is bewaard, met wat u schreef. Ze verandert niets totdat er vanaf deze pagina over wordt beslist.
## De beslissing
ruling-title = Beslissing, tafel { $table }
ruling-amend-title = Beslissing { $no } wijzigen, tafel { $table }
ruling-amend-said = Dit komt in de plaats van beslissing { $no }. Die luidde: “{ $said }” Schrijf waarom ze wordt gewijzigd.
ruling-waits = De arbiter beslist; tot dan gebeurt er niets.
ruling-no-offence = Geen overtreding.
standing-text = Volgens de tekst
standing-derived = Volgt uit
standing-setting = Algemene praktijk
quote-wording = Letterlijke tekst
quote-ours = Onze vertaling
ruling-binds = De arbiter
firm-binding = is eraan gebonden
firm-default = mag anders kiezen
firm-open = beslist
ruling-earlier = Straffen tot nu toe
ruling-amount = Punten of minuten van de straf
ruling-penalty = Daarnaast een straf
ruling-words = In de woorden van de arbiter
ruling-words-hint = Uw reden; bij een andere straf, welke dat is. Wie de beslissing mag lezen, leest ook dit
ruling-told = Spelers ingelicht
ruling-confirm = Beslissing bevestigen
ruling-amend-confirm = Beslissing { $no } wijzigen
ruling-count-on = De partij tellen, tafel { $table }
ruling-choose = Uw keuzes
ruling-instead = Alternatieven
ruling-if-agreed = Als beide spelers het eens zijn: { $remedy }
ruling-in-practice = In de praktijk: { $remedy }
ruling-later = Melding bewaren voor later
ruling-ask = Eerst beiden vragen
ruling-amends = Vervangt
ruling-status = Niet meer van kracht
ruling-not-told = Speler nog niet ingelicht
ruling-tell = Speler is ingelicht
ruling-told-now = Beslissing { $no }: genoteerd dat de speler is ingelicht.
ruling-sheet = Afdrukvel
ruling-amend = Wijzigen
ruling-withdraw = Beslissing intrekken
ruling-withdraw-note = De straffen ervan tellen niet meer. Staat de uitslag ervan nog, dan toont de tafel weer wat er eerst stond. Het verslag blijft.
ruling-not-back = Beslissing { $no }, waarvoor ze in de plaats kwam, geldt niet opnieuw.
ruling-withdraw-reason = Waarom wordt ze ingetrokken?
ruling-position = Sinds deze beslissing is er verder gespeeld. Welke stelling geldt?
ruling-position-now = De partij zoals die nu staat
ruling-position-before = De stelling van vóór de beslissing: wat sindsdien is ingevoerd ({ $n }), wordt teruggenomen
ruling-withdrawn-now = Beslissing { $no } is ingetrokken.
ruling-withdrawn-shows = Beslissing { $no } is ingetrokken. De uitslag is nu: { $result }.
ruling-amended-by = Gewijzigd door beslissing { $no }
ruling-amended-gone = Gewijzigd door beslissing { $by }. Beslissing { $no } is sindsdien ingetrokken, en deze geldt niet opnieuw: geen ervan is van kracht
ruling-withdrawn-by = Ingetrokken door { $name }, { $at }: { $reason }
ruling-recorded = Beslissing { $no } is vastgelegd. De uitslag van de partij blijft zoals hij is.
ruling-recorded-result = Beslissing { $no } is vastgelegd. De uitslag is nu: { $result }.
ruling-recorded-anew = Beslissing { $no } is vastgelegd. De partij wordt overgespeeld.
ruling-recorded-before = Deze beslissing was al vastgelegd.
note-confirmed-alone = De uitslag is bevestigd: die kan niet meer veranderen.
note-round-over = De ronde is voorbij, want een latere ronde is ingedeeld: een beslissing verandert deze uitslag niet meer, alleen een straf kan worden genoteerd. Wat verkeerd is ingevoerd, wordt als zodanig gemeld of bij de tafel verbeterd.
note-nothing-entered = Van deze partij is nog geen uitslag ingevoerd: voer de uitslag in die beiden bevestigden.
## Het logboek
incidents-title = Voorvallen en beslissingen
incidents-lead = Meld een voorval bij de tafel.
incidents-waiting = Nog geen beslissing
incidents-waiting-note = Een melding verandert niets totdat iemand erover beslist.
incidents-rule = Beslissen
incidents-open = Open
incidents-csv = Alle beslissingen als tabel (CSV)
rulings-lead = Wat de arbiters beslisten, en waarom.
rulings-none = Nog geen openbare beslissing.
sheet-how = Druk deze pagina af en laat haar ondertekenen.
## Beroep
appeal-none = Bij dit toernooi is geen beroep mogelijk.
appeal-take = Beroep vastleggen
ruling-withdraw-why = Schrijf waarom de beslissing wordt ingetrokken
appeal-who = Wie in beroep gaat
appeal-act = Beroep vastleggen
appeal-taken = Beslissing { $no }: het beroep is vastgelegd.
appeal-deadline-untold = De speler is nog niet ingelicht: de beroepstermijn begint dan pas.
appeal-interests = Belangen bij de zaak
appeal-interests-hint = Wat een lid zei, en wie de plaats innam
appeal-interests-said = Belangen: { $said }
interest-ruled = { $name } nam de beslissing en stemt niet mee.
interest-plays = { $name } speelt in deze partij: een vervanger neemt de plaats in.
interest-club = { $name } is van de club van { $player }: een vervanger mag de plaats innemen.
appeal-effects = Als de beslissing wordt vernietigd
appeal-effect-none = De uitslag van de partij blijft zoals hij is.
appeal-effect-result = De uitslag wordt { $after } in plaats van { $before }.
appeal-effect-draft = Ronde { $n } is een concept: deel haar na het oordeel opnieuw in.
appeal-effect-published = Ronde { $n } is gepubliceerd: de indeling blijft, de standen vanaf hier veranderen.
appeal-number = Beroep { $no }
appeal-by = { $name }, { $at }
ruling-committee = De commissie beslist
ruling-committee-tick = De commissie beslist in plaats van de arbiter
ruling-committee-final = Haar beslissing is definitief: er is geen beroep.
ruling-committee-no-appeal = Wat de commissie beslist, is definitief: daartegen is geen beroep.
ruling-committee-withdraws = De commissie trekt haar in
ruling-committee-words = Schrijf de redenen van de commissie op
ruling-by-committee = Commissie
ruling-by-members = { $members }. De beslissing is definitief. Vastgelegd door { $name }
appeal-judge = Het oordeel van de commissie
appeal-judge-note = De arbiter die besliste, stemt niet mee. Het oordeel is definitief. Wordt de beslissing vernietigd, dan is ze meteen ingetrokken.
appeal-member = Lid { $n }
appeal-vote = Stem
vote-upheld = De beslissing blijft in stand
vote-overturned = De beslissing wordt vernietigd
appeal-reasons = Redenen
appeal-judge-act = Oordeel vastleggen
appeal-judged = Beslissing { $no }: het oordeel van de commissie is vastgelegd.
appeal-judged-falls = Beslissing { $no } is vernietigd en ingetrokken: de uitslag is zoals hij zonder haar zou zijn. Moet er iets anders worden beslist, open dan een voorval bij de tafel.
## De procedure van het toernooi
procedure-title = Procedure en beslissingen
procedure-which = Procedure
procedure-which-hint = Na een andere keuze gelden de waarden daarvan.
procedure-of-rules = Zoals de spelregels: { $rules }
procedure-international = Internationaal toernooi
procedure-international-note = Sommige teksten behandelen deze apart
procedure-public = Beslissingen publiceren
procedure-public-note = Iedereen kan nieuwe beslissingen lezen; anders alleen arbiters, die de spelers inlichten
procedure-file = De procedure als bestand (TOML)
procedure-file-note = Sla het bestand op, wijzig het in een teksteditor en importeer het weer. Het kan elk getal en elke regel wijzigen. Een fout wordt geweigerd met de regel in het bestand.
procedure-file-save = Bestand opslaan
procedure-saved = De procedure is opgeslagen.
procedure-said-text = Volgens *{ $text }*.
procedure-said-cautions = { $n ->
    [one] *Eén vermaning* is een waarschuwing.
   *[other] *{ $n } vermaningen* zijn een waarschuwing.
}
procedure-said-no-cautions = Vermaningen worden nooit een waarschuwing.
procedure-said-stones = { $n ->
    [0] Een waarschuwing kost *geen punten*.
    [one] Een waarschuwing kost *één punt*.
   *[other] Een waarschuwing kost *{ $n } punten*.
}
procedure-said-warnings = { $n ->
    [one] *Eén waarschuwing* kost de partij
   *[other] *{ $n } waarschuwingen* kosten de partij
}{ $end ->
    [exclusion] {" "}met *uitsluiting van het toernooi*
   *[other] {""}
}; die van { $scope ->
    [event] *het hele toernooi*
   *[other] *dezelfde partij*
} tellen.
procedure-said-discretion = Een straf naar eigen oordeel kost *hoogstens { $points } punten* of *{ $minutes } minuten*.
procedure-said-no-warnings = Waarschuwingen worden genoteerd, *geen ervan kost de partij*.
procedure-said-late = Meer dan *{ $n } minuten* te laat: { $after ->
    [loses-by-default] *reglementair verloren*.
    [clock-only] *alleen bedenktijd eraf*.
   *[other] *de arbiter beslist*.
}
procedure-said-late-at = *{ $n } minuten* of meer te laat: { $after ->
    [loses-by-default] *reglementair verloren*.
    [clock-only] *alleen bedenktijd eraf*.
   *[other] *de arbiter beslist*.
}
procedure-said-charge = { $n ->
    [0] Te laat komen kost *geen tijd*.
   *[other] *{ $n } %* van de vertraging gaat van de klok af.
}
procedure-said-appeals = { $n ->
    [one] *Eén persoon behandelt* beroepen
   *[other] *{ $n } mensen behandelen* beroepen
}{ $until ->
    [result-confirmed] {" "}*tot de uitslag bevestigd is*.
    [round-closed] {" "}*tot de ronde gesloten is*.
   *[other] {" "}die *binnen { $minutes } minuten* na het meedelen van de beslissing komen.
}
procedure-said-public = *Iedereen* kan nieuwe beslissingen lezen.
procedure-said-arbiters = *Alleen arbiters* kunnen nieuwe beslissingen lezen.
procedure-said-finished = Afgelopen rondes *gelden als bevestigd*.
procedure-said-unfinished = Afgelopen rondes *gelden niet als bevestigd*.
procedure-leaves-open = De tekst laat open
procedure-save-choices = Antwoorden opslaan
procedure-rest = Al het andere
procedure-often = Veelvoorkomende voorvallen
procedure-follow-text = Het toernooi begint met de nieuwe tekst: eigen wijzigingen vervallen.
procedure-follow-new = Genomen beslissingen blijven; nieuwe volgen wat is opgeslagen.
procedure-follow-print = Druk het blad voor de zaal opnieuw af.
## Het logboek van het toernooi
act-incident = Voorval gemeld
act-ruling = Beslissing
act-tell-ruling = Speler ingelicht over een beslissing
act-withdraw-ruling = Beslissing ingetrokken
act-appeal = Beroep
act-judge-appeal = Over beroep geoordeeld
vote-open = Kies
ruling-fallen-by = Door de commissie vernietigd op beroep { $appeal }; ingevoerd door { $name }, { $at }
ruling-same = { $name } heeft hier over hetzelfde beslist, { $at }. Beslis alleen opnieuw als het nog eens is gebeurd.

incident-disputed-question = Wat zegt elke speler?
incident-called-question = Wanneer werd de arbiter geroepen?

complaint-nothing-played = Er is geen partij gespeeld.
complaint-nothing-to-send = Er is niets te versturen: alleen paren speelden, en geen ratinglijst neemt hun partijen.
complaint-result-missing = Ronde { $round }, tafel { $table }: de uitslag ontbreekt. Voer hem in.
complaint-cells-disagree = Ronde { $round }, tafel { $table }: de uitslagen van { $name } en van { $value } kloppen niet met elkaar. Verbeter de uitslag.
complaint-event-country = Het toernooi heeft geen land. Voer de twee letters in.
complaint-event-place = Het toernooi heeft geen plaats. Voer de stad in.
complaint-days-reversed = De laatste dag ligt voor de eerste. Verbeter dit.
complaint-too-fast = De bedenktijd is te kort voor een klasse, en de partijen zouden niet voor de rating tellen. Verbeter de tijd als hij niet klopt.
complaint-board-size = Partijen op { $value } lijnen tellen niet voor de rating. Verbeter de grootte als ze niet klopt.
complaint-rules-unknown = De ontvanger kent geen regels met de naam { $value }. Kies andere.
complaint-name-unwritable = “{ $value }” heeft geen zekere schrijfwijze in Latijnse letters. Voer de naam in Latijnse letters in.
complaint-name-in-capitals = { $name }: de achternaam staat in hoofdletters. De database heeft { $value }.
complaint-country-unknown = { $name }: “{ $value }” is geen land. Voer twee letters in.
complaint-club-without-code = De club “{ $value }” heeft geen code van vier letters. Voer die in.
complaint-pin-unusual = { $name }: de PIN { $value } heeft geen acht cijfers. Verbeter hem.
complaint-pin-twice = { $name } heeft dezelfde PIN als { $value }. Verbeter er een.
complaint-pin-known = { $name } heeft hier geen PIN; de ratinglijst heeft { $value }. Voer die in.
complaint-pin-other = { $name }: de PIN is die van { $value }. Verbeter hem.
complaint-licence-missing = { $name } heeft geen licentie. Voer die in.
complaint-licence-missing-listed = { $name } heeft geen licentie. De lijst heeft { $value }: voer die in.
complaint-licence-unusual = { $name }: de licentie { $value } heeft geen zeven cijfers. Verbeter die.
complaint-licence-twice = { $name } heeft dezelfde licentie als { $value }. Verbeter er een.
complaint-licence-other = { $name }: de licentie is die van { $value }. Verbeter die.
complaint-member-missing = { $name } heeft geen lidnummer. Voer het in, of laat de speler weg.
complaint-member-missing-listed = { $name } heeft geen lidnummer. De lijst heeft { $value }: voer dat in.
complaint-member-unusual = { $name }: het lidnummer { $value } is geen getal. Verbeter het.
complaint-member-twice = { $name } heeft hetzelfde lidnummer als { $value }. Verbeter er een.
complaint-member-unknown = { $name }: de lijst kent geen lid { $value }. Verbeter het nummer, of laat de speler weg.
complaint-member-other = { $name }: het lidnummer is dat van { $value }. Verbeter het.
complaint-member-expired = { $name }: het lidmaatschap eindigde op { $value }. Laat het verlengen, of laat de speler weg.
settings-rating-preview = Tonen wat de partijen met de ratings doen
settings-rating-preview-note = Een kolom in de stand en bij de spelers, volgens de Europese formule.
complaint-country-missing = { $name } heeft geen PIN en geen land. Voer de twee letters van het land in.

# Een partij aan het bord noteren, en haar volgen.

incident-found = Gevonden in de genoteerde partij
figure-now = Nu.
figure-after = Na de beslissing.
ruling-record = Genoteerde partij
ruling-record-done = De beslissing is ook daarin uitgevoerd
ruling-record-stays = Dit kan niet in de notatie worden uitgevoerd. Zet het bord met de hand goed; de notatie blijft zoals ze is.
ruling-prisoners = Gevangenen
ruling-on = Verder met de partij, tafel { $table }
ruling-unseated = Deze spelers ontmoeten elkaar niet meer in ronde { $round }: die is vervallen of opnieuw ingedeeld. De beslissing verandert daar niets.

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

outcome-means = Wat het betekent voor stand en bestanden
procedure-finished = Uitslagen van een voltooide ronde gelden als bevestigd
procedure-finished-note = Daarna verbetert alleen de hoofdarbiter ze
## Uit het toernooi
ruling-out = Latere rondes
ruling-out-of = { $name } speelt niet in de rondes { $rounds }.
ruling-out-already = { $name } speelt geen latere ronde.
## Het logboek
act-confirm = Uitslag bevestigd
act-unconfirm = Bevestiging ingetrokken
act-replay = Partij over te spelen
act-replay-terms = Voorwaarden van de overgespeelde partij
act-replay-back = Partij niet overgespeeld
act-name-chief = Hoofdarbiter benoemd
act-unname-chief = Niet langer hoofdarbiter
act-timetable = Tijdschema gewijzigd
act-start-clocks = Klokken gestart
act-unstart-clocks = Klokken teruggezet op niet gestart

# De spelregels van een toernooi, veld voor veld

play-title = Spelregels
play-lead = Wat hier wordt gekozen, geldt voor partijen die vanaf dan beginnen; een partij met notatie houdt de regels waarmee ze is begonnen.
play-as-text = Volgens de regels: { $value }
play-save = Spelregels opslaan
play-saved = De spelregels zijn opgeslagen. Ze gelden voor partijen die nog niet zijn begonnen; genoteerde partijen houden de hunne.
play-refused = Dit is hier niet toegestaan: kies een van de antwoorden, of vul punten in zoals 0,5
play-scoring = Telling
play-scoring-territory = Gebied en gevangenen
play-scoring-area = Oppervlakte: stenen en gebied
play-seki-eyes = Ogen in een seki
play-seki-eyes-counted = Tellen
play-seki-eyes-not-counted = Tellen niet
play-open-dame = Open neutrale punten
play-open-dame-makes-seki = Maken van de groep ernaast een seki
play-open-dame-neutral = Tellen gewoon niet mee
play-dead-stones = Een dode steen in gebied
play-dead-stones-two = Twee punten, het punt eronder inbegrepen
play-dead-stones-one = Eén punt
play-bent-four = Gebogen vier in de hoek
play-bent-four-dead = Is dood
play-bent-four-played-out = Wordt uitgespeeld
play-detection = Dode stenen
play-detection-asked = Worden op verzoek voorgesteld
play-detection-by-default = Worden automatisch herkend; spelers verbeteren
play-ko = Ko
play-ko-simple = Niet direct terugslaan
play-ko-positional-superko = Geen eerdere stelling
play-ko-situational-superko = Geen eerdere stelling met dezelfde speler aan zet
play-ko-simple-and-positional = Noch direct terugslaan, noch een eerdere stelling
play-ko-ing = Ko van Ing
play-suicide = Zelfmoord
play-suicide-forbidden = Verboden
play-suicide-several-stones = Toegestaan voor twee stenen of meer
play-suicide-legal = Toegestaan
play-passes-to-end = Aantal keer passen dat de partij stillegt
play-pass-rounds = Hoe vaak dat moet gebeuren
play-white-passes-last = Wit past als laatste
play-pass-stones = Passen kost een steen
play-opening-passes-end = Twee keer passen aan het begin beëindigt de partij
play-handicap-placement = Handicapstenen
play-handicap-placement-fixed = Op de gebruikelijke punten
play-handicap-placement-free = Waar zwart wil
play-handicap-placement-white-passes = Als zetten die wit met passen beantwoordt
play-handicap-compensation = Vergoeding voor wit
play-handicap-compensation-none = Geen
play-handicap-compensation-stones = Eén punt per steen
play-handicap-compensation-stones-less-one = Eén punt per steen behalve de eerste
play-handicap-komi = Komi van een handicappartij
play-tie = Een gelijke telling
play-tie-jigo = Jigo
play-tie-avoided-by-komi = Remise, maar de gewone komi voorkomt dat
play-tie-black-wins = Zwart wint
play-tie-white-wins = Wit wint
play-repetition = Herhaling van de hele stelling
play-repetition-forbidden = Verboden
play-repetition-no-result-if-agreed = Geen uitslag, als beiden akkoord zijn
play-repetition-draw = Remise
play-repetition-referee = De arbiter beslist
play-resumption = Als een stilgelegde partij verdergaat
play-resumption-opponent-of-requester = De tegenstander van wie erom vraagt speelt eerst
play-resumption-opponent-of-last-passer = De tegenstander van wie het laatst paste speelt eerst
play-resumption-by-agreement = Beiden spreken af wie eerst speelt
play-resumption-none = Ze gaat niet verder: het bord telt zoals het staat
play-disagreement = Als de spelers het niet eens zijn
play-disagreement-both-lose = Beiden verliezen, als ze ook na navraag weigeren
play-disagreement-all-stones-live = Alle stenen leven
play-disagreement-referee = De arbiter beslist
play-confirmation-ko = Ko bij het uitspelen ter bevestiging
play-confirmation-ko-pass-for-ko = Een pas voor die ko
play-confirmation-ko-as-in-play = Zoals in de partij

# Het vel voor de zaal: hoe een toernooi speelt en beslist, op één pagina

poster-title = Zo spelen we
poster-how = Eén pagina om af te drukken en op te hangen, uit de instellingen van dit toernooi.
poster-code = Scan voor deze pagina
poster-komi = Gelijke partijen: komi { $even }. Handicappartijen: komi { $handicap }.
poster-article = Art. { $a }
poster-own = Door dit toernooi bepaald
poster-practice = algemene praktijk
poster-marks = ¹ Door dit toernooi bepaald. Waar een artikel is genoemd, zegt de tekst het of volgt het daaruit. ² Algemene praktijk: staat in geen tekst.
poster-printed = Afgedrukt { $moment }.
poster-call = Roep de arbiter
poster-call-how = Zet de klok stil. Steek een hand op. Laat het bord zoals het is.
poster-call-move = een zet lijkt onreglementair, of een steen is verschoven
poster-call-flag = een vlag is gevallen, of een klok klopt niet
poster-call-count = u bent het niet eens over dode stenen of over de telling
poster-call-help = iemand wordt geholpen, of u wordt gestoord
poster-illegal = Een onreglementaire zet
poster-suicide-one = Zelfmoord van één steen
poster-suicide-several = Zelfmoord van twee of meer stenen
poster-take-back = Terug naar de stelling voorafgaand aan die zet
poster-later = Later opgemerkt
poster-between = { $from } tot { $to } zetten later opgemerkt
poster-other-noticed = Alleen door iemand anders opgemerkt
poster-default = { $what }, tenzij de arbiter anders beslist
poster-points = { $points ->
    [one] { $points } punt voor de tegenstander, de zet blijft staan
   *[other] { $points } punten voor de tegenstander, de zet blijft staan
  }
poster-discretion = { $points ->
    [one] Een straf naar oordeel van de arbiter kost hoogstens { $points } punt of { $minutes } minuten.
   *[other] Een straf naar oordeel van de arbiter kost hoogstens { $points } punten of { $minutes } minuten.
  }
poster-stones = { $n ->
    [one] { $n } punt voor de tegenstander
   *[other] { $n } punten voor de tegenstander
  }
poster-may-add = De arbiter mag een straf toevoegen.
poster-nothing-changes = Er verandert niets
poster-moved = Een steen is verschoven of gestoten
poster-asked-first = Voordat beiden verliezen, vraagt de arbiter het u allebei.
poster-end = Het einde van een partij
poster-stop = { $n ->
    [2] Twee keer achtereen passen legt de partij stil.
    [3] Drie keer achtereen passen legt de partij stil.
   *[other] { $n } keer achtereen passen legt de partij stil.
  }
poster-stop-ends = { $n ->
    [2] Twee keer achtereen passen beëindigt de partij.
    [3] Drie keer achtereen passen beëindigt de partij.
   *[other] { $n } keer achtereen passen beëindigt de partij.
  }
poster-pass-stones = Passen kost een steen; wit past als laatste.
poster-dame-seki = Vul de neutrale punten op, om het even wie. Een levende groep met een open neutraal punt heeft geen gebied.
poster-dame-area = Vul de neutrale punten om de beurt op: elk telt voor wie het vult.
poster-dame-neutral = Neutrale punten tellen voor niemand.
poster-agree = Ieder zegt welke stenen dood zijn. Bent u het eens, dan is de partij beëindigd.
poster-detected = Dode stenen worden automatisch gevonden; u mag dat verbeteren.
poster-differ-copy = Bent u het niet eens, roep dan de arbiter. Het wordt op een kopie van het bord getoond; wie in een ko een steen verloor, past één keer voor die ko.
poster-differ-alive = Bent u het niet eens, speel dan verder. Wat er aan het einde staat, leeft.
poster-differ-twice = Bent u het niet eens, speel dan verder. Na nog twee keer passen achtereen leven alle stenen op het bord.
poster-differ-first = Bent u het niet eens, speel dan verder. Bent u het ook niet eens over wie eerst speelt, dan leven alle stenen op het bord.
poster-resume-requester = Of vraag om verder te spelen. Uw tegenstander kan niet weigeren en speelt eerst.
poster-resume-passer = Verder spelen: de tegenstander van wie het laatst paste, speelt eerst.
poster-resume-agreed = Verder spelen: spreek af wie eerst speelt.
poster-resume-none = Het bord telt zoals het staat: haal dode stenen weg voordat u past.
poster-count-territory = Tel gebied en gevangenen; dode stenen worden gevangenen.
poster-count-one = Tel gebied en gevangenen; een dode steen telt één.
poster-count-area = Tel stenen en de punten die ze omsluiten.
poster-confirm = Ieder bevestigt de uitslag voor zichzelf. Daarna blijft hij staan.
poster-time = Tijd
poster-clock = { $time }
poster-press = Druk met de hand die speelde.
poster-canadian-pass = In byo-yomi telt een pas als een steen: leg een van de afgetelde terug in de pot en druk.
poster-late-loses = { $n ->
    [one] Meer dan { $n } minuut te laat: de partij is verloren.
   *[other] Meer dan { $n } minuten te laat: de partij is verloren.
  }
poster-late-loses-at = { $n ->
    [one] { $n } minuut te laat of meer: de partij is verloren.
   *[other] { $n } minuten te laat of meer: de partij is verloren.
  }
poster-late-clock = { $n ->
    [one] De klok loopt zolang u te laat bent; er is { $n } minuut respijt.
   *[other] De klok loopt zolang u te laat bent; er zijn { $n } minuten respijt.
  }
poster-late-arbiter = { $n ->
    [one] Meer dan { $n } minuut te laat: de arbiter beslist.
   *[other] Meer dan { $n } minuten te laat: de arbiter beslist.
  }
poster-late-arbiter-at = { $n ->
    [one] { $n } minuut te laat of meer: de arbiter beslist.
   *[other] { $n } minuten te laat of meer: de arbiter beslist.
  }
poster-phones = Telefoons staan uit. Niemand helpt, niemand geeft commentaar.
poster-appeals = Beroep
poster-appeal-confirmed = Tot de uitslag is bevestigd, schriftelijk, bij de wedstrijdleiding.
poster-appeal-round = Tot de ronde is afgesloten, schriftelijk, bij de wedstrijdleiding.
poster-appeal-minutes = { $n ->
    [one] Binnen { $n } minuut nadat de beslissing is meegedeeld, schriftelijk, bij de wedstrijdleiding.
   *[other] Binnen { $n } minuten nadat de beslissing is meegedeeld, schriftelijk, bij de wedstrijdleiding.
  }
poster-committee-of = Een commissie van { $n } beslist.
poster-committee = Hierover beslissen: { $names }.
poster-reserves = Als een van hen bij uw partij of club hoort: { $names }.
poster-final = Het oordeel is definitief.
committee-title = Wie over beroepen oordeelt
committee-names = Leden van de commissie, één naam per regel
committee-names-hint = Ze staan op het vel voor de zaal en op de pagina van een beroep.
committee-reserves = Vervangers, één naam per regel
committee-reserves-hint = Voor een lid uit dezelfde partij, club of familie.
poster-late-charged = { $percent } % van de vertraging gaat van uw klok af.
poster-captains = In een teamwedstrijd telt elk bord voor zijn team, en een aanvoerder mag voor een speler claimen.

# De procedure van het toernooi veld voor veld, haar regels voor elke soort, straffen tot nu toe.

## Elk veld ervan
procedure-back = Terug naar de tekst
procedure-back-done = De regels van de tekst gelden weer.
procedure-changed = Gewijzigd door dit toernooi
procedure-in-text = In de tekst: { $text }
procedure-yes = Ja
procedure-no = Nee
procedure-none = niets
procedure-own-rules = Regels voor deze soort voorval
procedure-section-moves = Onreglementaire zetten
procedure-article-14 = Een onreglementaire zet kost de partij (Japanse regels, artikel 14)
procedure-article-14-hint = Voor de regels hieronder die vragen of artikel 14 geldt
procedure-at-once = Aantal zetten waarbinnen het nog als direct geldt
procedure-at-once-hint = 0: opgemerkt voor de volgende zet
procedure-window = Aantal zetten waarbinnen het moet zijn opgemerkt
procedure-window-hint = Voor regels met een termijn; een regel kan een eigen termijn hebben
procedure-inclusive = Opmerken na de laatste zet van de termijn is op tijd
procedure-inclusive-hint = Anders eindigt de termijn voor die zet
procedure-pass-stone = Een zet die als pas telt, kost een steen
procedure-pass-stone-hint = De tegenstander krijgt hem als gevangene
procedure-colors-until = Laatste zet waarbij verkeerde kleuren nog te corrigeren zijn
procedure-colors-until-hint = Voor regels die vragen hoe ver de partij is
procedure-claim-points = Punten voor een claim tegen de speelvolgorde
procedure-claim-points-hint = Bij Pair Go, waar de zet blijft staan
procedure-section-penalties = Vermaningen en waarschuwingen
procedure-cautions = Vermaningen die samen een waarschuwing zijn
procedure-cautions-hint = Leeg: nooit
procedure-stones = Punten die een waarschuwing kost
procedure-stones-hint = Opgeteld bij de gevangenen van de tegenstander
procedure-most-points = Hoogste straf in punten naar eigen oordeel
procedure-most-points-hint = 0: zo’n straf is er niet
procedure-most-minutes = Hoogste straf in minuten naar eigen oordeel
procedure-most-minutes-hint = 0: zo’n straf is er niet
procedure-warnings = Waarschuwingen die tot verlies leiden
procedure-warnings-hint = Leeg: nooit
procedure-end = Waartoe zoveel waarschuwingen leiden
procedure-end-hint = Voor de partij waarin de laatste wordt gegeven
procedure-end-game-loss = De partij is verloren
procedure-end-exclusion = De partij is verloren, en de speler is uit het toernooi
procedure-scope = Welke eerdere waarschuwingen tellen
procedure-scope-hint = Elke straf staat bij het voorval vermeld, of ze telt of niet
procedure-scope-game = Die van dezelfde partij
procedure-scope-event = Die van het hele toernooi
procedure-section-lateness = Laatkomers
procedure-grace = Minuten respijt voor laatkomers
procedure-grace-hint = Gebruikelijk: 30
procedure-limit = Wie precies komt als het respijt eindigt, is op tijd
procedure-limit-hint = Anders is de laatste minuut te laat
procedure-after = Na het respijt
procedure-after-hint = Voor wie te laat komt
procedure-after-loses-by-default = De partij is reglementair verloren
procedure-after-clock-only = Alleen bedenktijd eraf
procedure-after-arbiter = De arbiter beslist
procedure-charge = Procent van de vertraging van de klok af
procedure-charge-hint = 100: de klok liep vanaf het begin; 200: tweemaal de vertraging; 0: niets
procedure-section-decides = Wie beslist
procedure-elsewhere = Waar de tekst niets zegt
procedure-elsewhere-hint = Voor voorvallen waarvoor de procedure geen regel heeft
procedure-elsewhere-default = De gebruikelijke maatregel, tenzij de arbiter anders kiest
procedure-elsewhere-arbiter-decides = De arbiter beslist vanaf het begin
procedure-clock = De klokken, waar een regel niets zegt
procedure-clock-hint = Terwijl een voorval wordt afgehandeld
procedure-clock-leave-as-is = Ze houden hun tijden
procedure-clock-stop-meanwhile = Intussen stilgezet, daarna weer gestart
procedure-clock-set-right = De arbiter zet ze goed
procedure-clock-reset = Beide beginnen opnieuw
procedure-committee = Leden van de beroepscommissie
procedure-committee-hint = 0: geen beroep
procedure-until = Beroep
procedure-until-hint = Tot wanneer een speler in beroep kan gaan
procedure-until-result-confirmed = Tot de uitslag is bevestigd
procedure-until-round-closed = Tot de ronde is afgesloten
procedure-until-minutes-after-told = Zoveel minuten na mededeling van de beslissing
procedure-until-minutes = Minuten voor beroep
procedure-until-minutes-hint = Als de beroepstermijn in minuten is
procedure-edition = Uitgave
procedure-since = Van kracht vanaf
procedure-to = Van kracht tot
procedure-confirmation-words = Waarom een bevestigde uitslag blijft staan
procedure-confirmation-source = Bijbehorende tekst
procedure-confirmation-article = Bijbehorend artikel
procedure-confirmation-standing = Grondslag
procedure-standing-text = De tekst zegt het
procedure-standing-derived = Het volgt uit de tekst
procedure-standing-setting = Algemene praktijk
procedure-elsewhere-words = Wat geldt waar de tekst niets zegt
procedure-elsewhere-source = Bijbehorende tekst
procedure-elsewhere-article = Bijbehorend artikel
procedure-elsewhere-standing = Grondslag
period-from = Van kracht vanaf { $from }
period-until = Van kracht tot { $until }
## Haar regels voor elke soort
rule-list-of-file = Al deze regels komen uit het bestand van het toernooi.
rule-list-note = De eerste regel die past, geldt; past er geen, dan de gebruikelijke maatregel.
rule-list-in-text = Volgens de tekst
rule-always = Altijd
rule-otherwise = Anders
rule-with-sanction = { $remedy }, met: { $sanction }
rule-may-choose = De arbiter mag kiezen: { $what }
rule-instead = In plaats daarvan mag de arbiter kiezen: { $what }
rule-if-agreed = Als beide spelers het eens zijn: { $what }
rule-may-add = De arbiter mag toevoegen: { $what }
rule-when-at-once-moves = { $n ->
    [one] Hoogstens { $n } zet later opgemerkt
   *[other] Hoogstens { $n } zetten later opgemerkt
  }
rule-when-in-moves = { $n ->
    [one] Binnen { $n } zet opgemerkt
   *[other] Binnen { $n } zetten opgemerkt
  }
rule-when-past-moves = { $n ->
    [one] Meer dan { $n } zet later opgemerkt
   *[other] Meer dan { $n } zetten later opgemerkt
  }
rule-when-colors-until = Opgemerkt tot en met zet { $n }
condition-at-once = Direct opgemerkt
condition-opponent-claims = De tegenstander claimt het
condition-arbiter-notices = Een arbiter merkt het op
condition-agreed = Beiden zijn het eens
condition-disagreed = Het is beiden gevraagd; zij zijn het niet eens
condition-deliberate = Met opzet
condition-dropped = De steen glipte weg
condition-force-majeure = Niemand aan het bord veroorzaakte het
condition-lost = De stelling kan niet opnieuw worden opgezet
condition-cannot-return = De stenen kunnen niet terug
condition-played-on = Er is sindsdien verder gespeeld
condition-effective-move = Na het stilleggen is een effectieve zet gevonden, het is beiden gevraagd en zij weigeren
condition-named-fault = Een van de fouten die de tekst noemt
condition-not-pressed = De klok is niet ingedrukt
condition-after-stop = De vlag is na het stilleggen geclaimd
condition-bystander = Een omstander claimde de vlag
condition-no-pass-stone = Er werd gepast zonder de steen
condition-for-captures = Om geslagen stenen weg te nemen
condition-only-dame = Er zijn alleen nog dame over
condition-passed-early = Beiden pasten terwijl er nog iets te spelen was
condition-illegal-move-loses = Artikel 14 is van kracht
condition-legal-in-record = Geldig volgens de notatie
## Wat spelers hebben, en wat zij lezen
ruling-own = Dit toernooi wijkt af van de tekst:
given-by = Beslissing { $no }, ronde { $round }, tafel { $table }
given-points = { $n } { $n ->
    [one] punt
   *[other] punten
  } betaald als straf
given-time = { $n } { $n ->
    [one] minuut
   *[other] minuten
  } verloren als straf
given-other-game = Van een andere partij: telt hier niet
given-stones = { $n ->
    [one] { $n } punt betaald
   *[other] { $n } punten betaald
  }
given-game-loss = Partij verloren door waarschuwingen
given-exclusion = Uit het toernooi
given-other = Een andere straf

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

## Een melding die met de notatie wordt vergeleken
incident-governed = Zet { $n } kwam eerder en gaat voor: over deze alleen kan niet worden beslist.
incident-known = Uit de notatie: zet { $n }, opgemerkt na zet { $moves }.
case-record-wrong = De notatie is hier fout
case-record-wrong-note = Alleen de hoofdarbiter mag tegen de notatie in beslissen, met een reden.
ruling-ask-both = Eerst wordt beide spelers gevraagd: verder spelen, of de partij beëindigen zoals ze staat.
ruling-play-on = De stilgelegde partij gaat verder.
ruling-first = { $color } speelt eerst en mag passen.
ruling-record-same = De notatie toont dit al zo: er is niets aan veranderd
condition-not-asked = Er is een effectieve zet gevonden, en het is niet beiden gevraagd
condition-plays-on = Een speler vraagt om verder te spelen
appeal-over = De uitslag is bevestigd: de beroepstermijn is voorbij.
procedure-arbiter-claims = Opmerken door een arbiter geldt als claim van de tegenstander
procedure-arbiter-claims-hint = De Amerikaanse tekst vraagt bezwaar van de tegenstander zelf
procedure-captain-claims = De aanvoerder van een team mag voor de speler claimen
procedure-captain-claims-hint = Waar teksten bezwaar van de tegenstander zelf vragen
procedure-second-stone-alone = Van twee zetten achtereen gaat alleen de tweede eraf
procedure-second-stone-alone-hint = Anders gaan beide eraf, voor één pas
## Het stilgelegde bord
asked-player = Antwoord van { $color }
asked-not-yet = Nog niet gevraagd

# Waarop beslissingen berusten: onze eigen woorden voor elk artikel, de namen van artikelen en van teksten.

## Wat een bepaling zegt
text-says-usual-earlier-ruling = Een beslissing heeft deze partij beëindigd: wat daarna of op een onbekend moment gebeurde, verandert de uitslag niet.
text-says-event = Het toernooi heeft hiervoor een eigen regel.
text-says-ngb-ko-retake = Niemand weet of het op tijd was: de arbiter gaat het na en neemt de zet dan terug of laat hem staan.
text-says-ngb-ko-retake-in-window = Op tijd opgemerkt: terug naar de stelling voor de zet. De arbiter mag straffen.
text-says-ngb-ko-retake-past-window = Niet binnen drie zetten opgemerkt: verder spelen. De arbiter mag straffen.
text-says-usual-late-arrival = Zolang het respijt duurt, gaat er tijd van de klok af; daarna geldt de regel van het toernooi.
text-says-usual-no-show = Wie niet komt, verliest reglementair; komt niemand, dan verliezen beiden. Wie zonder bericht rondes wegblijft, kan worden gewaarschuwd of voor de volgende niet meer worden ingedeeld.
text-says-ngb-time-loss = Wie geen tijd meer heeft, verliest.
## Artikelen, en koppen waar ze geen nummers hebben
text-article-absence = Afwezigheid
text-article-at-the-arbiter-s-discretion = Naar oordeel van de arbiter
text-article-confirmation = Bevestiging
text-article-illegal-moves = Onreglementaire zetten
text-article-lateness = Te laat komen
text-article-own-rule = Eigen regel
text-article-time = Tijd
## Teksten en hun uitgaven
text-source-wikipedia-rules-of-go-dutch = Wikipedia, Spelregels van go
text-source-clubs-and-beginners-sheets = Bladen van clubs en voor beginners
text-source-nederlandse-go-bond-tournament-rules = Nederlandse Go-bond, wedstrijdreglement
text-source-nederlandse-go-bond-tournament-rules-on-the-japanese-rules-1989 = Nederlandse Go-bond, wedstrijdreglement bij de Japanse regels 1989
text-source-settings-of-the-event = Instellingen van het toernooi
## Stilgelegde partijen, terugnemen, spelregels
text-says-club-take-back = Een geplaatste steen wordt niet verplaatst: hij gaat terug naar het punt waar hij eerst is gespeeld.
text-says-rules-of-play = De spelregels van dit toernooi staan het toe.
text-article-calls-after-the-end = Meldingen na het einde
text-article-calls-after-a-ruling = Meldingen na een beslissing
text-article-playing-a-stone = Een steen spelen
text-article-rules-of-play = Spelregels
text-source-general-practice = Algemene praktijk
text-article-clock-not-pressed = Klok niet ingedrukt
text-article-flag-after-the-stop = Vlag na het stilleggen
text-article-flag-called-by-a-bystander = Vlag geroepen door een omstander
text-article-flag-after-a-move = Vlag na een zet
text-article-both-flags = Beide vlaggen
text-article-wrong-time-set = Verkeerde tijd ingesteld
text-article-faulty-clock = Defecte klok
text-article-clock-stopped = Klok stilgezet
text-article-devices = Apparaten
text-article-phone = Telefoon
text-article-noise = Lawaai
text-says-usual-flag-late-after-stop = Gewoonlijk wordt een vlag geclaimd terwijl de partij wordt gespeeld: nadat beiden hebben gepast, beslist de telling. De speelruimte: de telling beslist, of verlies op tijd.
text-says-usual-flag-late-bystander = Gewoonlijk wijzen alleen de spelers en de arbiter op een vlag, en een arbiter die het ziet, grijpt in. De speelruimte: verder spelen, of verlies op tijd; wie riep, kan worden weggestuurd.
text-says-usual-flag-late = Gewoonlijk telt een gevallen vlag zolang de partij wordt gespeeld, ook na verdere zetten, als niemand betwijfelt dat ze eerder viel. De speelruimte: verlies op tijd, verder spelen, of tijd terug.
text-says-usual-both-flags = Kan niemand zeggen welke vlag het eerst viel, dan verliest gewoonlijk niemand daardoor en gaan beiden verder in byo-yomi. De speelruimte: goed zetten, verder spelen, remise, beiden verliezen, overspelen.
text-says-usual-wrong-time = De klokken worden gezet zoals aangekondigd, min de tijd die ieder heeft verbruikt. De speelruimte: goed zetten, verder spelen met wat was ingesteld, overspelen als het vroeg wordt opgemerkt.
text-says-usual-clock-faulty = De klok wordt vervangen, en beiden krijgen terug wat het kostte, volgens de genoteerde tijden als die zijn bijgehouden. De speelruimte: zoveel als de notatie toont, de helft van wat twijfelachtig is, niets.
text-says-usual-clock-stopped = Een speler zet de klok stil om de arbiter te roepen, en verder alleen waarvoor het is aangekondigd. De speelruimte: de tijd blijft, tijd terug of eraf, een vermaning, een waarschuwing.
text-says-usual-device = Bij de hand maar niet gebruikt: gewoonlijk een waarschuwing. Gebruikt om naar de stelling te kijken: gewoonlijk verlies van de partij, en uitsluiting. De arbiter gaat na wat waarvoor is gebruikt.
text-says-usual-phone = De eerste keer gewoonlijk een waarschuwing, in strenge toernooien verlies van de partij. De speelruimte: een vermaning, een waarschuwing, tijd voor de tegenstander, verlies.
text-says-usual-noise = Gewoonlijk eerst een opmerking, dan een waarschuwing; wie werd gestoord, kan tijd terugkrijgen. Toeschouwers worden weggestuurd.
text-says-usual-pass-disputed-no-pass-stone = Waar passen een steen kost, wordt de ontbrekende gegeven zodra iemand het merkt, ook nog tijdens de telling.
text-says-usual-pass-disputed = Passen gebeurt hoorbaar, en de klok wordt ingedrukt. Bij twijfel worden beiden gehoord; gewoonlijk verliest niemand daardoor een beurt of de partij. De speelruimte: er wordt verder gespeeld, ook als beiden hadden gepast; tijd terug.
text-says-usual-resignation-disputed = Beiden worden gehoord, en wie dichtbij was. Wie opgeeft, zegt dat of toont het ondubbelzinnig; een gebaar dat iets anders kan betekenen is geen opgave. Bij twijfel gaat de partij verder.
text-says-usual-result-wrong = De uitslag is wat de partij opleverde, niet wat werd opgeschreven. Beiden worden gehoord en een notatie wordt bekeken; zegt maar één het, dan is er meer nodig dan dat woord alleen. Een door beiden bevestigde uitslag kan alleen de hoofdarbiter verbeteren.
text-says-usual-wrong-pairing = Bij vroege ontdekking worden de partijen stilgelegd en volgens de indeling gespeeld, met de klokken opnieuw gezet. Bij late ontdekking telt gewoonlijk wat werd gespeeld, en wordt de indeling daaraan aangepast.
text-says-usual-left-game = Hulp voor wie ziek is gaat voor de partij. Gewoonlijk loopt de klok van wie weg is door, en wie niet kan terugkomen verliest. Bij ziekte kan de arbiter de klokken stilzetten, tijd teruggeven, de partij later laten uitspelen of opnieuw laten spelen.
text-says-usual-adjournment = Gewoonlijk wordt een partij in één zitting uitgespeeld. Breekt de arbiter haar af, dan worden de klokken stilgezet, schrijft wie aan zet is de volgende zet op en verzegelt die; de stelling en beide tijden worden genoteerd.
text-says-usual-collusion = Het wordt van niemand zomaar aangenomen. Beiden worden apart gehoord, en wat is waargenomen, wordt opgeschreven. Zonder bewijs gebeurt er niets. De speelruimte: niets, een waarschuwing, verlies voor beiden; over uitsluiting beslist de organisator of de commissie.
text-says-usual-rounds-skipped = Wie een ronde niet kan spelen, zegt dat vóór de indeling, zoals het toernooi heeft aangekondigd. Wie zonder dat wegblijft, wordt eerst gehoord. De speelruimte: niets, een waarschuwing, of niet meer indelen; daarover beslist de organisator of de commissie.
text-says-usual-confirmation = Een uitslag die beide spelers hebben bevestigd, blijft staan; waar de tekst niets zegt, kan het toernooi anders bepalen.
text-says-usual-elsewhere = De tekst heeft hiervoor geen regel: de arbiter beslist.
text-says-usual-elsewhere-2 = De tekst heeft geen procedure: de arbiter beslist, en standaard wordt de stelling hersteld.
text-says-usual-accepted-end = De partij was afgelopen en beide spelers hadden dat aanvaard: een melding achteraf verandert de uitslag niet.
text-says-usual-play-went-on = De tekst zegt niet wat geldt zodra er verder is gespeeld: de arbiter beslist.
text-article-end-of-the-game = Einde van de partij

error-find = Naam zoeken
