# Arbiters: open borden, één bord, twee uitslagen voor één bord.

boards-nothing = Er is nog geen ronde gepubliceerd. Zodra dat zo is, staan de borden hier, met een knop voor elke speler.
boards-complete = Alle uitslagen van ronde { $round } zijn binnen
boards-missing = van { $total } uitslagen ontbreken in ronde { $round }
boards-progress = { $done } van { $total } uitslagen zijn binnen
boards-which = Welke borden
boards-open = Open { $count }
boards-all = Alle { $count }
boards-changed = { $count ->
    [1] Eén bord is veranderd
   *[other] { $count } borden zijn veranderd
  }
boards-changed-since = sinds { $time }
boards-hide-done = Verberg wat klaar is
boards-unkept = Deze telefoon bewaart niets: laat deze pagina open tot alles verzonden is.
boards-waits-since = wacht hier sinds { $time }
boards-stuck = Niet ingevoerd
boards-stuck-at = Niet ingevoerd: tafel { $tables }
boards-look = Waarom
boards-lost = Geen verbinding sinds { $time }.
boards-unsent = { $count ->
    [1] Eén uitslag wacht op deze telefoon.
   *[other] { $count } uitslagen wachten op deze telefoon.
  }
boards-other = Anders
boards-other-at = Anders: uitslag aan tafel { $table }
boards-black-away = Zwart kwam niet
boards-white-away = Wit kwam niet
boards-change-at = Tafel { $table } wijzigen
board-who = Wie won?
board-how = Hoe?
board-how-hint = Voor een uitslag zonder partij kiest u “reglementair”.
board-points = Met hoeveel punten?
board-points-hint = Alleen als er is geteld: 3,5
board-corrects = Ronde { $round } is voorbij of een latere is al ingedeeld. De indeling ervan blijft; de stand verandert, en het logboek bewaart uw reden.
board-reason = Waarom wordt dit verbeterd?
board-reason-hint = Bijvoorbeeld: briefjes waren verwisseld
board-act = Uitslag invoeren
who-black = Zwart won: { $name }
who-white = Wit won: { $name }
who-pending = Nog niet bekend
who-replay = Telt niet tot er is overgespeeld
how-illegal-move = Door een onreglementaire zet
how-default = Reglementair, ongespeeld
how-decision = Door de arbiter
conflict-title = Twee uitslagen, tafel { $table }
conflict-head = Twee arbiters, twee uitslagen
conflict-lead = Terwijl u tafel { $table } invoerde, voerde iemand anders een andere uitslag in. Er is niets verloren. Welke is juist?
conflict-players-lead = Tafel { $table }: beide spelers meldden een andere uitslag dan u aantikte. Er is nog niets ingevoerd.
conflict-record-lead = Tafel { $table }: volgens de notatie eindigde de partij anders dan u aantikte. Er is nog niets ingevoerd.
conflict-ruling-lead = Tafel { $table }: beslissing { $number } gaf de uitslag die staat. Er is nog niets ingevoerd. Was zij fout, wijzig of herroep haar dan liever op haar eigen pagina.
conflict-game-lead = Tafel { $table } toont de uitslag van een gespeelde partij, en u tikte aan dat iemand niet kwam. Er is nog niets ingevoerd.
conflict-just-now = zojuist, niet opgeslagen
conflict-tapped-at = { $time } op deze telefoon, niet opgeslagen
conflict-saved = opgeslagen
conflict-seconds-ago = { $n ->
    [one] { $n } seconde geleden, opgeslagen
   *[other] { $n } seconden geleden, opgeslagen
}
conflict-minutes-ago = { $n ->
    [one] { $n } minuut geleden, opgeslagen
   *[other] { $n } minuten geleden, opgeslagen
}
conflict-saved-at = { $time }, opgeslagen
conflict-leave = Laten zoals opgeslagen
result-corrected = Tafel { $table } is verbeterd. De indeling van latere rondes blijft zoals ze is; de stand is nieuw.
fault-margin = Schrijf met hoeveel punten, meer dan 0: 3,5
boards-none-open = Er is geen bord open.
date-set-title = Datum van de partij
date-set-about = Het geldt voor beide spelers; een voorstel van hen vervalt daarmee.
date-set-act = Datum vastleggen
date-clear = Geen datum
date-set = De datum is vastgelegd.
date-set-outside = De datum is vastgelegd. Hij ligt buiten de periode van de ronde.

# Wat er mis is met een veld of een verzoek, en wat te doen.

fault-margin-of-other = Met { $typed } won de andere speler. Schrijf het verschil van deze winst, of kies hierboven een ander antwoord.

# Een partij aan het bord noteren, en haar volgen.

boards-record-at = Partij noteren, tafel { $table }

# Voorvallen en beslissingen: wat er gebeurde, wanneer, de beslissing, het logboek van de arbiter.

boards-incident-at = Voorval aan tafel { $table }

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

## Wat een uitslag betekent
outcome-title = Wat dit betekent, tafel { $table }
outcome-lead = Bekijk wat het doet voordat u het invoert.
outcome-no-change = Er verandert niets
outcome-anew-result = Geen uitslag, de partij wordt overgespeeld
outcome-files = Wat de bestanden zullen schrijven
outcome-confirm = Deze uitslag invoeren
outcome-back = Terug, andere uitslag invoeren
outcome-anew = De partij wordt aan dezelfde tafel overgespeeld. De eerste partij blijft in de geschiedenis van het bord en telt nergens voor.
## Overgespeelde partijen
replay-title = De partij wordt overgespeeld
replay-black = Wie neemt zwart
replay-time = Tijd
replay-time-hint = Als het niet die van het toernooi is: elk 30 minuten
replay-back = Toch niet overspelen
replay-saved = Tafel { $table }: de voorwaarden van de overgespeelde partij zijn opgeslagen.
replay-taken-back = Tafel { $table }: de eerste partij telt weer.
replay-earlier = Partij { $n }: { $result }, overgespeeld. Zwart { $black }, Wit { $white }, { $handicap }.
replay-by-ruling = Beslissing { $no }.
result-played-anew = Tafel { $table }: de partij wordt overgespeeld en de uitslag ontbreekt weer.
boards-anew = Overgespeeld
## Uitslagen die beiden bevestigden
board-both-confirm = Beiden hebben bevestigd
board-both-confirm-note = Daarna wijzigt alleen de hoofdarbiter hem
board-confirmed-at = Beide spelers hebben bevestigd, { $time }.
board-confirmed-by-round = De ronde is voorbij, dus gelden de uitslagen ervan als bevestigd.
board-confirmed-chief = Alleen de hoofdarbiter wijzigt hem nu nog, met een reden: { $name }.
board-correct = Verbeteren als hoofdarbiter
boards-confirm = Beiden bevestigd
boards-confirmed = bevestigd
chief-organisers = de organisatoren, want er is niemand benoemd
## De klok van de ronde
clock-start = Klokken starten
clock-start-ask = { $boards ->
    [one] De klok van het ene bord start dan, en het scherm in de zaal toont het.
   *[other] De klokken van alle { $boards } borden starten dan, en het scherm in de zaal toont het.
}
clock-start-round = Klokken van ronde { $round } starten
clock-unstart = Nog niet
clock-planned = Gepland om { $time }
clock-started = Ronde { $round }: de klokken lopen. Het scherm in de zaal toont het.
clock-unstarted = Ronde { $round }: de klokken lopen nog niet.

settings-rooms = Zalen
settings-rooms-hint = Als tafels in meer zalen staan: 1-40 Grote zaal; 41-80 Bibliotheek
settings-surname-first = Achternaam eerst
settings-surname-first-note = Szabó János in plaats van János Szabó, in elke taal. Namen in Chinees, Japans of Koreaans schrift staan altijd zo.
settings-sides = Wie een kant speelt
settings-sides-hint = Bij Pair Go spelen er twee aan een kant, bij rengo twee of drie, om de beurt.
sides-one = Eén persoon
sides-mean = Twee of drie om de beurt, met hun gemiddelde als sterkte
sides-given = Twee of drie om de beurt, met opgegeven sterkte
fault-no-zone = Schrijf een tijdzone zoals Europe/Amsterdam, of de stad; “{ $typed }” is er geen.
fault-no-room = Schrijf tafels en hun zaal, bijvoorbeeld 1-40 Grote zaal; 41-80 Bibliotheek. Niet begrepen: “{ $typed }”.
boards-reported = Gemeld { $count }
boards-late = Laat { $count }
boards-late-since = Te laat, sinds { $time }
boards-late-row = Te laat
boards-disputed = Incident open
boards-said-both = Beide spelers: { $result }
boards-recorded = Genoteerd: { $result }
boards-enter-it = Invoeren
boards-entered = Tafel { $table }: { $result }
boards-record-says = De partijnotatie
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } meldde iets anders: { $result }
inbox-entered = De uitslag van tafel { $table } is ingevoerd.

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

## Een bevestigde uitslag
board-clerical-question = Is het een schrijffout in de uitslag?
board-clerical = Ja: beiden bevestigden een andere uitslag dan hier staat
board-clerical-note = De eigen uitslag van de spelers verandert niet meer.
