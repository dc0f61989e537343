# Arbiters: open borden, één bord, twee uitslagen voor één bord.

boards-nothing = Er is nog geen ronde gepubliceerd. Zodra dat zo is, staan de tafels hier, met een knop voor elke speler.
boards-complete = Alle uitslagen van ronde { $round } zijn binnen
boards-missing = van { $total } uitslagen ontbreken in ronde { $round }
boards-progress = { $done } van { $total } uitslagen zijn binnen
boards-which = Welke tafels
boards-open = Open { $count }
boards-all = Alle { $count }
boards-waiting = Wachtend { $count }
boards-changed = { $count ->
    [1] Eén tafel is veranderd
   *[other] { $count } tafels zijn veranderd
  }
boards-changed-since = sinds { $time }
boards-hide-done = Verberg wat klaar is
boards-unkept = Dit apparaat kan niets bewaren: laat deze pagina open tot alles verzonden is.
boards-known = De pagina toont wat dit apparaat weet; anderen kunnen meer hebben ingevoerd.
boards-waits-since = wacht hier sinds { $time }
boards-stuck = Niet ingevoerd
boards-stuck-at = Niet ingevoerd: tafel { $tables }
boards-look = Waarom?
boards-lost = Geen verbinding sinds { $time }.
boards-unsent = { $count ->
    [1] Eén uitslag wacht op dit apparaat.
   *[other] { $count } uitslagen wachten op dit apparaat.
  }
boards-sent = { $count ->
    [1] Eén uitslag verzonden.
   *[other] { $count } uitslagen verzonden.
  }
boards-other = Anders
boards-other-at = Andere uitslag, tafel { $table }
boards-black-away = Zwart kwam niet
boards-white-away = Wit kwam niet
boards-change-at = Tafel { $table } wijzigen
board-who = Wie won?
board-how = Hoe?
board-neither = Geen van beiden
board-one-tap = Eén tik voert de uitslag in. Bij een ongewone uitslag ziet u eerst de gevolgen.
board-points = Met hoeveel punten?
board-corrects = Ronde { $round } is voorbij of een latere is al ingedeeld. De indeling ervan blijft; de stand verandert, en het logboek bewaart uw reden.
board-reason = Waarom wordt dit verbeterd?
board-reason-hint = Bijvoorbeeld: briefjes waren verwisseld
who-pending = Nog bezig
who-replay = wordt overgespeeld
who-taken-back = trekt de uitslag in
who-unrated = niet voor de rating
how-illegal-move = Onreglementaire zet
how-default = Niet verschenen
how-decision = Besluit van de arbiter
conflict-title = Twee uitslagen, tafel { $table }
conflict-head = Twee arbiters, twee uitslagen
conflict-lead = Terwijl u tafel { $table } invoerde, voerde iemand anders een andere uitslag in. Er is niets verloren. Welke is juist?
conflict-own-lead = U hebt zelf een andere uitslag ingevoerd bij tafel { $table }, nadat deze pagina was geladen. Er is niets verloren. Welke is juist?
conflict-players-lead = Tafel { $table }: beide spelers meldden een andere uitslag dan u aantikte. Er is nog niets ingevoerd.
conflict-report-lead = De meldingen van tafel { $table } zijn intussen veranderd. Er is niets ingevoerd: kijk nog eens.
conflict-record-lead = Tafel { $table }: volgens de notatie eindigde de partij anders dan u aantikte. Er is nog niets ingevoerd.
conflict-ruling-lead = Tafel { $table }: de huidige uitslag komt uit beslissing { $number }. Er is nog niets ingevoerd. Was zij fout, wijzig haar dan of trek haar in op de eigen pagina van de beslissing.
conflict-game-lead = Tafel { $table } toont de uitslag van een gespeelde partij, en u tikte aan dat iemand niet kwam. Er is nog niets ingevoerd.
conflict-just-now = zojuist, niet opgeslagen
conflict-tapped-at = { $time } op dit apparaat, niet opgeslagen
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
result-corrected = Tafel { $table } is verbeterd. De indeling van latere rondes blijft zoals ze is; de stand is bijgewerkt.
fault-margin = Vul in met hoeveel punten, meer dan 0: 3,5
boards-none-open = Er is geen partij open.
date-set-title = Datum van de partij
date-set-about = Het geldt voor beide spelers; een voorstel van hen vervalt daarmee.
date-set-act = Datum vastleggen
date-clear = Geen datum
date-set = De datum is vastgelegd.
date-set-outside = De datum is vastgelegd. Hij ligt buiten de periode van de ronde.

# Wat er mis is met een veld of een verzoek, en wat te doen.

fault-margin-of-other = Met { $typed } won de andere speler. Vul het verschil van deze winst in, of kies hierboven een ander antwoord.

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
outcome-files = In de bestanden
outcome-confirm = Deze uitslag invoeren
outcome-back = Terug, andere uitslag invoeren
outcome-anew = De partij wordt aan dezelfde tafel overgespeeld. De eerste partij blijft in de geschiedenis van de tafel en telt niet.
## Overgespeelde partijen
replay-title = De partij wordt overgespeeld
replay-black = Wie speelt zwart
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
board-both-confirm = Beide spelers hebben bevestigd
board-both-confirm-note = Een uitslag die beiden hebben bevestigd, wijzigt alleen de hoofdarbiter.
board-confirmed-at = Beide spelers hebben bevestigd, { $time }.
board-confirmed-by-round = De ronde is voorbij, dus gelden de uitslagen ervan als bevestigd.
board-confirmed-chief = Alleen de hoofdarbiter wijzigt hem nu nog, met een reden: { $name }.
board-correct = Verbeteren als hoofdarbiter
boards-confirm = Beiden bevestigd
chief-organisers = de organisatoren, want er is niemand benoemd
## De klok van de ronde
clock-start = Klokken starten
clock-start-ask = { $boards ->
    [one] De klok van de ene tafel start dan, en het scherm in de zaal toont het.
   *[other] De klokken van alle { $boards } tafels starten dan, en het scherm in de zaal toont het.
}
clock-start-round = Klokken van ronde { $round } starten
clock-unstart = Nog niet gestart
clock-planned = Gepland om { $time }
clock-started = Ronde { $round }: de klokken lopen. Het scherm in de zaal toont het.
clock-unstarted = Ronde { $round }: de klokken lopen nog niet.

settings-rooms = Zalen
settings-rooms-hint = Als tafels in meer zalen staan: 1-40 Grote zaal; 41-80 Bibliotheek
settings-surname-first = Achternaam eerst
settings-surname-first-note = Szabó János in plaats van János Szabó, in elke taal. Namen in Chinees, Japans of Koreaans schrift staan altijd zo.
settings-sides = Spelers per kant
settings-sides-hint = Bij Pair Go spelen er twee aan een kant, bij rengo twee of drie, om de beurt.
sides-one = Eén persoon
sides-mean = Twee of drie om de beurt, met hun gemiddelde als sterkte
sides-given = Twee of drie om de beurt, met opgegeven sterkte
fault-no-zone = Vul een tijdzone in zoals Europe/Amsterdam, of de stad; “{ $typed }” is er geen.
fault-no-room = Vul tafels en hun zaal in, bijvoorbeeld 1-40 Grote zaal; 41-80 Bibliotheek. Niet begrepen: “{ $typed }”.
boards-reported = Gemeld { $count }
boards-late = Laat { $count }
boards-late-since = Te laat, sinds { $time }
boards-late-row = Te laat
boards-disputed = Voorval open
boards-said-both = Beide spelers: { $result }
boards-recorded = Genoteerd: { $result }
boards-enter-it = Invoeren
boards-entered-right = Het ingevoerde klopt
today-entered = Ingevoerd: { $result }
boards-entered = Tafel { $table }: { $result }
boards-record-says = De notatie
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } meldde iets anders: { $result }
inbox-entered = De uitslag van tafel { $table } is ingevoerd.

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

## Een bevestigde uitslag
board-clerical-question = Is het een schrijffout in de uitslag?
board-clerical = Ja: beiden bevestigden een andere uitslag dan hier staat
board-clerical-note = De eigen uitslag van de spelers verandert niet meer.
