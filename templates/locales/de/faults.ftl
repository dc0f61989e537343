# Was an einem Feld oder einer Anfrage nicht stimmt, und was zu tun ist.

## Felder
fault-missing = Das wird gebraucht. Schreiben Sie 1 bis 200 Zeichen.
fault-too-long = { $length } Zeichen sind zu viel, { $most } das Höchste.
fault-control = Darin ist ein Steuerzeichen. Schreiben Sie Buchstaben, Ziffern und Leerzeichen.
fault-range = Schreiben Sie eine Zahl von { $least } bis { $most }, nicht { $value }.
fault-ends-before = Das Ende liegt vor dem Anfang. Wählen Sie denselben oder einen späteren Tag.
fault-floor-bar = Der Boden liegt über der Bar. Wählen Sie eine mindestens gleich hohe Bar.
fault-twice = { $what } steht zweimal da. Einmal genügt.
fault-main-score = MMS, NBW oder CPS muss dabei sein, damit Siege zählen.
fault-category-order = Jede Grenze muss niedriger sein als die vorige.
fault-round-order = Sie begänne vor Runde { $round } oder mit ihr.
fault-club-code = „{ $code }“ ist kein Vereinskürzel: Schreiben Sie 1 bis 4 einfache Buchstaben und Ziffern.
fault-rank = Schreiben Sie einen Rang von 30k bis 9d, etwa 4k oder 2d, nicht „{ $typed }“.
fault-rating = Schreiben Sie eine ganze Zahl von -1000 bis 3500, nicht „{ $typed }“. 2100 ist 1. Dan.
fault-result = „{ $typed }“ ist kein Ergebnis. Schreiben Sie B+, W+3.5, B+R, W+T, 0 oder both-lose.
fault-points = Schreiben Sie Punkte wie 6,5 oder 7, nicht „{ $typed }“.
fault-number = Schreiben Sie eine ganze Zahl, nicht „{ $typed }“.
fault-date = Schreiben Sie einen Tag wie 2026-05-14, nicht „{ $typed }“.
fault-time = Schreiben Sie eine Uhrzeit wie 14:30, nicht „{ $typed }“.
fault-choice = Wählen Sie eine der Antworten.
fault-form = In diesem Formular fehlt etwas. Sehen Sie es durch und senden Sie es noch einmal.

## Anfragen ohne Antwort
error-bad-request = Nicht verstanden
error-bad-request-why = Die Anfrage ist unvollständig. Gehen Sie zurück und versuchen Sie es von der Seite aus noch einmal.
error-forbidden = Nicht für Sie
error-owner-why = Das macht, wem dieser Server gehört.
error-organiser-why = Das macht die Turnierleitung.
error-arbiter-why = Das machen Schiedsrichter und Turnierleitung.
error-forbidden-why = Ihr Konto hat hier keine Aufgabe. Bitten Sie die Turnierleitung um eine.
error-elsewhere-why = Das kam von einer anderen Website und wurde deshalb nicht getan. Öffnen Sie die Seite hier und tun Sie es noch einmal.
error-name-why = Dieser Server heißt nicht { $host }. Öffnen Sie ihn unter der Adresse, die er beim Start genannt hat; wer ihn betreibt, kann ihn mit --origin und diesem Namen starten.
error-no-key-why = Das kam nicht aus einem Formular dieser Website und wurde deshalb nicht getan. Öffnen Sie die Seite noch einmal und tun Sie es dort.
error-not-found = Nicht hier
error-not-found-why = Diese Seite gibt es nicht. Vielleicht ist sie umgezogen oder noch nicht veröffentlicht.
error-conflict = Inzwischen geändert
error-conflict-why = Jemand anders hat das gerade geändert. Öffnen Sie die Seite neu, um den jetzigen Stand zu sehen.
error-too-large = Zu groß
error-too-large-why = Höchstens { $limit } KB können hier gesendet werden. Nichts wurde behalten; senden Sie weniger oder eine kleinere Datei.
error-unprocessable = Nicht möglich
error-too-many = Zu oft
error-too-many-why = Das waren zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann wieder.
error-busy = Gerade nicht
error-busy-why = Der Dienst ist ausgelastet oder startet gleich neu. Versuchen Sie es gleich noch einmal; nichts ging verloren.
error-internal = Unser Fehler
error-internal-why = Hier ist etwas schiefgegangen. Vielleicht wurde Ihre Eingabe nicht behalten: Sehen Sie nach, bevor Sie sie wiederholen.
error-reference = Wenn es wieder vorkommt, nennen Sie der Turnierleitung diese Nummer: { $number }.
error-to-the-event = Zurück zum Turnier
error-to-the-front = Zur Startseite
form-meanwhile = { $name } hat dies inzwischen geändert, um { $time }. Ihre Änderungen stehen noch im Formular; gespeichert ist noch nichts. Sehen Sie es an und speichern Sie noch einmal.
form-meanwhile-somebody = Dies wurde inzwischen geändert, um { $time }. Ihre Änderungen stehen noch im Formular; gespeichert ist noch nichts. Sehen Sie es an und speichern Sie noch einmal.
fault-meanwhile = Inzwischen steht hier „{ $theirs }“; Sie haben „{ $mine }“ geschrieben, was gilt, wenn Sie noch einmal speichern.
fault-margin-of-other = Mit { $typed } hatte die andere Seite gewonnen. Schreiben Sie den Abstand dieses Sieges oder wählen Sie oben eine andere Antwort.
