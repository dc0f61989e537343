# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

## Was ein Ausgang bedeutet
outcome-title = Was das bedeutet, Tisch { $table }
outcome-lead = Sehen Sie sich die Folgen an, bevor Sie es eintragen.
outcome-no-change = Nichts ändert sich
outcome-anew-result = Kein Ergebnis, die Partie wird wiederholt
outcome-means = Was es für Rangliste und Dateien bedeutet
outcome-files = Was die Dateien schreiben
outcome-confirm = Dieses Ergebnis eintragen
outcome-back = Zurück, ein anderes Ergebnis
outcome-anew = Die Partie wird am selben Tisch wiederholt. Die erste bleibt in der Geschichte des Bretts und zählt nicht.
rated = Gewertet
rated-yes = Ja
rated-open = Offen, solange das Ergebnis fehlt
written-cells = Schwarz { $black }, Weiß { $white }
written-left-out = Die Partie wird weggelassen

## Wiederholte Partien
replay-title = Die Partie wird wiederholt
replay-black = Wer Schwarz hat
replay-time = Bedenkzeit
replay-time-hint = Falls nicht die des Turniers: je 30 Minuten
replay-save = Speichern
replay-back = Doch nicht wiederholen
replay-saved = Tisch { $table }: Die Bedingungen der wiederholten Partie sind gespeichert.
replay-taken-back = Tisch { $table }: Die erste Partie zählt wieder.
replay-earlier = Partie { $n }: { $result }, wiederholt. Schwarz { $black }, Weiß { $white }, { $handicap }.
replay-by-ruling = Entscheidung { $no }.
result-played-anew = Tisch { $table }: Die Partie wird wiederholt, ihr Ergebnis fehlt wieder.
boards-anew = Wird wiederholt

## Bestätigte Ergebnisse
board-both-confirm = Beide haben es bestätigt
board-both-confirm-note = Danach ändert es nur noch der Hauptschiedsrichter
board-confirmed-at = Beide haben es bestätigt, { $time } Uhr.
board-confirmed-by-round = Die Runde ist vorbei, ihre Ergebnisse gelten als bestätigt.
board-confirmed-chief = Nur noch der Hauptschiedsrichter ändert es, mit einem Grund: { $name }.
board-correct = Als Hauptschiedsrichter berichtigen
boards-confirm = Beide bestätigt
boards-confirmed = bestätigt
chief-organisers = die Turnierleitung, da niemand benannt ist
error-chief-why = Das darf nur der Hauptschiedsrichter. Die Turnierleitung benennt ihn auf der Seite der Personen.
refusal-confirmed = Beide haben das Ergebnis bestätigt. Nur der Hauptschiedsrichter ändert es.
refusal-not-played-anew = An diesem Brett wird keine Partie wiederholt
refusal-chief-without-role = Geben Sie dieser Person hier erst eine Aufgabe
procedure-finished = Ergebnisse einer beendeten Runde gelten als bestätigt
procedure-finished-note = Dann berichtigt sie nur der Hauptschiedsrichter

## Der Hauptschiedsrichter
role-chief = Hauptschiedsrichter
people-chief-note = Nur der Hauptschiedsrichter ändert Ergebnisse, die beide bestätigt haben.
people-no-chief = Niemand ist benannt, also darf es die ganze Turnierleitung.
people-name-chief = Zum Hauptschiedsrichter
people-unname-chief = Nicht mehr Hauptschiedsrichter
people-chief-me = Mich zum Hauptschiedsrichter benennen
people-chief-named = Der Hauptschiedsrichter ist benannt.
people-chief-unnamed = Diese Person ist nicht mehr Hauptschiedsrichter.

## Ausschluss
ruling-out = Spätere Runden
ruling-out-of = { $name } spielt die Runden { $rounds } nicht mehr.
ruling-out-already = { $name } spielt ohnehin keine spätere Runde.
entries-excluded = Ausgeschlossen durch Entscheidung { $no }

## Die Uhr der Runde
clock-start = Uhren starten
clock-start-ask = { $boards ->
    [one] Die Uhr des einen Bretts läuft dann, und die Saalanzeige zeigt es.
   *[other] Die Uhren aller { $boards } Bretter laufen dann, und die Saalanzeige zeigt es.
}
clock-start-round = Uhren der Runde { $round } starten
clock-unstart = Uhren doch nicht gestartet
clock-runs-since = Uhren laufen seit { $time }
clock-planned = Geplant für { $time }
clock-started = Runde { $round }: Die Uhren laufen. Der Saal sieht es auf der Leinwand.
clock-unstarted = Runde { $round }: Die Uhren laufen noch nicht.
refusal-clock-of-draft = Veröffentlichen Sie Runde { $round }, bevor die Uhren starten
hall-starts-in = Beginn in
hall-runs = Uhren laufen
hall-due = überfällig seit
hall-forfeit = Wer um { $time } fehlt, verliert
hall-end = Ende etwa { $time }
way-timetable = Zeitplan
timetable-title = Zeitplan
timetable-lead = Wann jede Runde beginnen soll. Die Leinwand im Saal zählt herunter; ein Schiedsrichter startet die Uhren in der Liste der Bretter.
timetable-zone = Alle Zeiten gelten nach dieser Uhr: { $zone }.
timetable-day = Tag
timetable-time = Uhrzeit
timetable-save = Zeitplan speichern
timetable-saved = Der Zeitplan ist gespeichert.
timetable-hall = Die Leinwand im Saal

## Das Tagebuch
act-confirm = Ergebnis bestätigt
act-unconfirm = Bestätigung zurückgenommen
act-replay = Partie wird wiederholt
act-replay-terms = Bedingungen der wiederholten Partie
act-replay-back = Partie doch nicht wiederholt
act-name-chief = Hauptschiedsrichter benannt
act-unname-chief = Nicht mehr Hauptschiedsrichter
act-timetable = Zeitplan geändert
act-start-clocks = Uhren gestartet
act-unstart-clocks = Uhren doch nicht gestartet
