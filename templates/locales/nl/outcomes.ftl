# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdscheidsrechter, de klok van de ronde.

## Wat een uitslag betekent
outcome-title = Wat dit betekent, tafel { $table }
outcome-lead = Bekijk wat het doet voordat u het invoert.
outcome-no-change = Er verandert niets
outcome-anew-result = Geen uitslag, de partij wordt overgespeeld
outcome-means = Wat het betekent voor stand en bestanden
outcome-files = Wat de bestanden zullen schrijven
outcome-confirm = Deze uitslag invoeren
outcome-back = Terug, andere uitslag invoeren
outcome-anew = De partij wordt aan dezelfde tafel overgespeeld. De eerste partij blijft in de geschiedenis van het bord en telt nergens voor.
rated = Voor de rating
rated-yes = Ja
rated-open = Open, zolang er geen uitslag is
written-cells = Zwart { $black }, Wit { $white }
written-left-out = De partij wordt weggelaten

## Overgespeelde partijen
replay-title = De partij wordt overgespeeld
replay-black = Wie neemt zwart
replay-time = Tijd
replay-time-hint = Als het niet die van het toernooi is: elk 30 minuten
replay-save = Opslaan
replay-back = Toch niet overspelen
replay-saved = Tafel { $table }: de voorwaarden van de overgespeelde partij zijn opgeslagen.
replay-taken-back = Tafel { $table }: de eerste partij telt weer.
replay-earlier = Partij { $n }: { $result }, overgespeeld. Zwart { $black }, Wit { $white }, { $handicap }.
replay-by-ruling = Beslissing { $no }.
result-played-anew = Tafel { $table }: de partij wordt overgespeeld en de uitslag ontbreekt weer.
boards-anew = Overgespeeld

## Uitslagen die beiden bevestigden
board-both-confirm = Beiden hebben bevestigd
board-both-confirm-note = Daarna wijzigt alleen de hoofdscheidsrechter hem
board-confirmed-at = Beide spelers hebben bevestigd, { $time }.
board-confirmed-by-round = De ronde is voorbij, dus gelden de uitslagen ervan als bevestigd.
board-confirmed-chief = Alleen de hoofdscheidsrechter wijzigt hem nu nog, met een reden: { $name }.
board-correct = Verbeteren als hoofdscheidsrechter
boards-confirm = Beiden bevestigd
boards-confirmed = bevestigd
chief-organisers = de organisatoren, want er is niemand benoemd
error-chief-why = Alleen de hoofdscheidsrechter mag dit. De organisator benoemt er een op de pagina Personen.
refusal-confirmed = Beide spelers hebben de uitslag bevestigd. Alleen de hoofdscheidsrechter wijzigt hem.
refusal-not-played-anew = Aan dit bord wordt geen partij overgespeeld
refusal-chief-without-role = Geef deze persoon hier eerst een rol
procedure-finished = Uitslagen van een voltooide ronde gelden als bevestigd
procedure-finished-note = Daarna verbetert alleen de hoofdscheidsrechter ze

## De hoofdscheidsrechter
role-chief = hoofdscheidsrechter
people-chief-note = Alleen de hoofdscheidsrechter wijzigt uitslagen die beide spelers hebben bevestigd.
people-no-chief = Er is niemand benoemd, dus mag elke organisator het.
people-name-chief = Tot hoofdscheidsrechter
people-unname-chief = Niet meer hoofdscheidsrechter
people-chief-me = Mij tot hoofdscheidsrechter benoemen
people-chief-named = De hoofdscheidsrechter is benoemd.
people-chief-unnamed = Die persoon is niet langer hoofdscheidsrechter.

## Uit het toernooi
ruling-out = Latere rondes
ruling-out-of = { $name } speelt niet in de rondes { $rounds }.
ruling-out-already = { $name } speelt geen latere ronde.
entries-excluded = Uit het toernooi door beslissing { $no }

## De klok van de ronde
clock-start = Klokken starten
clock-start-ask = { $boards ->
    [one] De klok van het ene bord start dan, en het scherm in de zaal toont het.
   *[other] De klokken van alle { $boards } borden starten dan, en het scherm in de zaal toont het.
}
clock-start-round = Klokken van ronde { $round } starten
clock-unstart = Nog niet
clock-runs-since = Klokken lopen sinds { $time }
clock-planned = Gepland om { $time }
clock-started = Ronde { $round }: de klokken lopen. Het scherm in de zaal toont het.
clock-unstarted = Ronde { $round }: de klokken lopen nog niet.
refusal-clock-of-draft = Publiceer ronde { $round } voordat de klokken starten
hall-starts-in = begint over
hall-runs = klokken lopen
hall-due = start te laat
hall-forfeit = Afwezigen verliezen na { $time }
hall-end = Einde rond { $time }
way-timetable = Tijdschema
timetable-title = Tijdschema
timetable-lead = Wanneer elke ronde moet beginnen. Het scherm in de zaal telt ernaar af; een scheidsrechter start de klokken vanuit de lijst van borden.
timetable-zone = Tijden volgen deze klok: { $zone }.
timetable-day = Dag
timetable-time = Tijd
timetable-save = Schema opslaan
timetable-saved = Het tijdschema is opgeslagen.
timetable-hall = Scherm in de zaal

## Het logboek
act-confirm = Uitslag bevestigd
act-unconfirm = Bevestiging ingetrokken
act-replay = Partij over te spelen
act-replay-terms = Voorwaarden van de overgespeelde partij
act-replay-back = Partij niet overgespeeld
act-name-chief = Hoofdscheidsrechter benoemd
act-unname-chief = Niet langer hoofdscheidsrechter
act-timetable = Tijdschema gewijzigd
act-start-clocks = Klokken gestart
act-unstart-clocks = Klokken nog niet gestart
