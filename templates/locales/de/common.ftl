# Was auf jeder Seite steht, und wie das Deutsche Ränge, Zahlen, Tage und Ergebnisse schreibt.

## Die Sprache
language-name = Deutsch
language-direction = ltr
decimal-sign = ,
## Go
black = Schwarz
white = Weiß
black-letter = S
white-letter = W
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n }. Kyu
rank-dan-full = { $n }. Dan
person = { $first } { $surname }
table = Tisch
handicap = Vorgabe
komi = Komi
result = Ergebnis
even = keine
handicap-of = Vorgabe { $n }
terms = { $handicap ->
    [keine] ohne Vorgabe
   *[other] { $handicap }
  }, Komi { $komi }
you = Sie
your-team = Ihr Team
## Ergebnisse
playing = läuft
black-won = Schwarz gewinnt
white-won = Weiß gewinnt
won = Gewonnen
lost = Verloren
jigo = Jigo
drawn = Unentschieden durch Wiederholung
both-win = Beide gewinnen
both-lose = Beide verlieren
no-result = Ohne Ergebnis
manner-score = { $halves ->
    [2] mit { $points } Punkt
   *[other] mit { $points } Punkten
  }
manner-resignation = durch Aufgabe
manner-time = durch Zeitüberschreitung
manner-illegal-move = durch regelwidrigen Zug
manner-default = kampflos
manner-decision = durch Entscheidung
## Tage und Zeiten
day = { $day }. { $month } { $year }
day-of-week = { $weekday }, { $day }
days = { $first } – { $last }
days-of-year = { $first }. { $month } – { $last }. { $until } { $year }
days-of-month = { $first }.–{ $last }. { $month } { $year }
time = { $hour }:{ $minute }
moment = { $day }, { $time }
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
## Der Rahmen einer Seite
skip-to-content = Zum Inhalt
comma = ,{" "}
colon = :{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = Seiten
language = Sprache
sign-in = Einloggen
sign-out = Ausloggen
signed-in-as = Eingeloggt als { $name }
page-late = Nicht auf dem neuesten Stand seit { $time } – es wird weiter versucht
page-unsent = Kein Netz: Es wurde nichts gesendet. Was Sie eingegeben haben, steht noch hier; senden Sie es noch einmal, sobald es wieder ein Netz gibt.
page-held = Seit { $time } hat sich etwas geändert; es wird angezeigt, sobald Sie hier fertig sind
away-title = Kein Netz
away-why = Diese Seite wurde auf diesem Telefon noch nicht geöffnet und ist deshalb nicht da. Diese Seiten sind da:
away-again = Noch einmal versuchen
nothing-found = Kein Spieler oder Tisch passt dazu.
nothing-matches = Kein Spieler und kein Tisch passt zu „{ $typed }“.
near-found = Kein genauer Treffer. Ähnliche Namen:
find = Suchen
undo = Rückgängig
undo-offer = { $act }: { $count } ({ $at }). Das lässt sich rückgängig machen, bis etwas Späteres darauf aufbaut.
undo-done = Rückgängig gemacht: { $count }. Schon verschickte E-Mails bleiben verschickt.
change = Ändern
## The pages of a tournament
way-pairings = Paarungen
way-standings = Tabelle
way-players = Spieler
way-boards = Bretter
way-draft = Entwurf
way-entries = Anmeldung
way-settings = Einstellungen
areas = Bereiche
also-in = Auch unter { $area }
area-today = Heute
way-next = Nächste Schritte
way-requests = Anfragen
way-list = Liste
way-ratings = Wertungen
way-rules = Regeln
state-missing = { $n } fehlen
state-calling = { $n } rufen
state-waiting = { $n } offen
state-here = Sie sind hier
state-open = { $n } offen
state-round = Runde { $round }
state-drawn = Runde { $round } gelost
state-not-drawn = Runde { $round } nicht gelost
state-after = nach Runde { $round }
state-starts = Runde { $round } um { $time }
round-number = Runde { $round }
rounds-count = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
  }
table-number = Tisch { $table }
error-unavailable = Vorübergehend nicht erreichbar
error-no-room = Die Platte des Servers ist voll oder nicht beschreibbar. Nichts Bestätigtes ist verloren; sagen Sie der Person Bescheid, die den Server betreibt.
error-damaged = Die Datenbank des Servers ist beschädigt. Sagen Sie der Person Bescheid, die den Server betreibt: Eine Sicherung ist zurückzuspielen.
error-no-database = Die Datenbank des Servers antwortet nicht. Nichts Bestätigtes ist verloren; versuchen Sie es in einer halben Minute noch einmal.

# Schiedsrichter: offene Bretter, ein Brett, zwei Ergebnisse an einem Brett.

boards-other-result = Anderes Ergebnis
board-back = Zurück zu den Brettern
who-worth = { $black } für Schwarz, { $white } für Weiß
how-unstated = Nicht angegeben
how-score = Nach Punkten
how-resignation = Durch Aufgabe
how-time = Durch Zeit
somebody = jemand

# Auslosen: vorher, der Entwurf, warum eine Paarung, Nachzügler.

before-preliminary = { $count ->
    [one] Eine Person ist nicht anwesend gemeldet und wird nicht gepaart.
   *[other] { $count } sind nicht anwesend gemeldet und werden nicht gepaart.
  }
draft-group = Punktzahl { $score }
draft-group-category = Klasse { $category }, Punktzahl { $score }
why = Warum
## Der Beweis einer Auslosung
proof-best = Beweisbar die beste
proof-best-note = Keine andere Auslosung erreicht mehr Punkte. Zum Zertifikat.
proof-around = Beweisbar die beste mit dem von Hand Gesetzten
proof-around-note = Für die übrigen ist keine Auslosung besser.

# Ein Entwurf in der Hand der Turnierleitung: wer gewählt ist, was ein Tausch kosten würde, was von Hand geschah.

proof-apart-pairs = { $count ->
    [one] Eines von { $all } bewiesenen Paaren ist getrennt.
   *[other] { $count } von { $all } bewiesenen Paaren sind getrennt.
  }
proof-around-tables = { $count ->
    [one] Tisch { $tables } ist von Hand gesetzt.
   *[other] Die Tische { $tables } sind von Hand gesetzt.
  }

# Das Ende einer Partie, geführt: vom zweiten Passen bis zum bestätigten Ergebnis.

end-group-head = Gruppe
end-alive = lebend
end-dead = tot
end-seki = Seki
end-none-dead = Kein Stein ist als tot markiert.
end-proposed = Das ist ein Vorschlag. Es gilt, wenn beide sich einig sind.
end-group-point = Ein Stein der Gruppe
goban-copy = Kopie der Stellung
goban-open = Offen: { $points }.
goban-doubtful = Nicht geklärt: { $points }.
goban-dead = Tot: { $points }.
goban-shut = Noch nicht zurückzuschlagen: { $points }.

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

way-event = Turnier
event-is-hidden = Bisher sieht es nur die Turnierleitung.
event-announce = Ankündigen
error-deleted = Dieses Turnier wurde gelöscht
error-deleted-why = Ein Inhaber dieses Servers hat dieses Turnier gelöscht. Was Sie eben gesendet haben, wurde nicht gespeichert, und es lässt sich nichts mehr eintragen.
accounts-title = Konten

# Was an einem Feld oder einer Anfrage nicht stimmt, und was zu tun ist.

fault-out-of-range = Schreiben Sie eine Zahl von { $least } bis { $most }, nicht { $value }.
fault-not = , nicht „{ $typed }“
fault-rank = Schreiben Sie einen Rang von 30k bis 9d, etwa 4k oder 2d{ $not }.
fault-rating = Schreiben Sie eine ganze Zahl von -1000 bis 3500{ $not }. 2100 ist 1. Dan.
fault-result = Schreiben Sie B+, W+3.5, B+R, W+T, 0 oder both-lose{ $not }.
fault-points = Schreiben Sie Punkte wie 6,5 oder 7{ $not }.
fault-number = Schreiben Sie eine ganze Zahl{ $not }.
fault-date = Schreiben Sie einen Tag wie 2026-05-14{ $not }.
fault-time = Schreiben Sie eine Uhrzeit wie 14:30{ $not }.
fault-choice = Wählen Sie eine der Antworten.
fault-form = In diesem Formular fehlt etwas. Sehen Sie es durch und senden Sie es noch einmal.
## Anfragen ohne Antwort
error-bad-request = Das hat nicht geklappt
error-bad-request-why = Die Anfrage ist unvollständig. Gehen Sie zurück und versuchen Sie es von der Seite aus noch einmal.
error-forbidden = Kein Zugriff
error-owner-why = Das dürfen nur die Inhaber dieses Servers.
error-event-maker-why = Das dürfen nur die Inhaber dieses Servers und wer Turniere anlegen darf.
error-organiser-why = Das darf nur die Turnierleitung.
error-arbiter-why = Das dürfen nur Schiedsrichter und Turnierleitung.
error-forbidden-why = Ihr Konto hat hier keine Rolle. Bitten Sie die Turnierleitung um eine.
error-elsewhere-why = Das kam von einer anderen Website und wurde deshalb nicht getan. Öffnen Sie die Seite hier und tun Sie es noch einmal.
error-name-why = Dieser Server heißt nicht { $host }. Öffnen Sie ihn unter der Adresse, die er beim Start genannt hat; wer ihn betreibt, kann ihn mit --origin und diesem Namen starten.
error-no-key-why = Das kam nicht aus einem Formular dieser Website und wurde deshalb nicht getan. Öffnen Sie die Seite noch einmal und tun Sie es dort.
error-not-found = Seite nicht gefunden
error-not-found-why = Diese Seite gibt es nicht. Vielleicht ist sie umgezogen oder noch nicht veröffentlicht.
error-conflict = Inzwischen geändert
error-conflict-why = Jemand anders hat das gerade geändert. Öffnen Sie die Seite neu, um den jetzigen Stand zu sehen.
error-too-large = Zu groß
error-too-large-why = Höchstens { $limit } KB können hier gesendet werden. Nichts wurde gespeichert; senden Sie weniger oder eine kleinere Datei.
error-unprocessable = Nicht möglich
error-too-many = Zu viele Versuche
error-too-many-why = Warten Sie { $seconds } s und versuchen Sie es dann noch einmal.
error-busy = Im Augenblick überlastet
error-busy-why = Der Dienst ist ausgelastet oder startet gleich neu. Versuchen Sie es gleich noch einmal; nichts ging verloren.
error-internal = Unser Fehler
error-internal-why = Hier ist etwas schiefgegangen. Vielleicht wurde Ihre Eingabe nicht gespeichert: Sehen Sie nach, bevor Sie sie wiederholen.
form-meanwhile = { $name } hat dies inzwischen geändert, um { $time }. Ihre Änderungen stehen noch im Formular; gespeichert ist noch nichts. Sehen Sie es an und speichern Sie noch einmal.
form-meanwhile-somebody = Dies wurde inzwischen geändert, um { $time }. Ihre Änderungen stehen noch im Formular; gespeichert ist noch nichts. Sehen Sie es an und speichern Sie noch einmal.
fault-meanwhile = Inzwischen steht hier „{ $theirs }“; Sie haben „{ $mine }“ geschrieben. Das gilt, wenn Sie noch einmal speichern.

rating-preview = Wertung ±

# Eine Partie am Brett aufzeichnen, und ihr zusehen.

boards-record = Aufzeichnen
game-to-move = { $color } ist am Zug
game-last = Zug { $n }: { $move }
goban = Stellung
goban-last = Stellung nach { $color } { $point }
move-pass = { $color } passt

# Anmelden von zu Hause: das öffentliche Formular, die eigene Seite, was Veranstalter festlegen und bestätigen; Datenschutz.

way-registration = Online-Anmeldung
way-register = Zum Turnier anmelden
home-remove = Entfernen

# Vorfälle und Entscheidungen: was geschah, wann, die Entscheidung, und was danach geschieht.

way-incidents = Vorfälle
way-rulings = Entscheidungen
boards-incident = Vorfall
incident-place = Runde { $round }, Tisch { $table }
window-hours = { $from } – { $until }
window-said = Zeitraum: { $window }.
window-agreed = Vereinbart für { $date }.
window-proposed = Vorgeschlagen: { $date }, noch keine Antwort.
window-no-date = Noch kein Termin.
window-not-played = noch nicht gespielt
window-to-play = Noch zu spielen: { $n }
date-place = Wo
date-place-hint = Ein Verein, ein Raum oder ein Server mit den Namen dort; kann leer bleiben. Alle können es lesen.
date-cleared = Für Ihre Partie gibt es keinen Termin mehr.
unplayed-both-lose = Beide verlieren
unplayed-half = Für jeden ein halber Punkt
unplayed-no-result = Kein Ergebnis
incident-on-board = Auf dem Brett
incident-clock = Uhr und Zeit
incident-setting-up = Aufbau
incident-people = Personen
effect-next = { $color }: { $partner } zieht als Nächster.
turns-order = Reihenfolge der Züge
turns-at = Zug { $n }: { $name } ist am Zug ({ $color }).
incident-by-both = Beide
incident-by-nobody = Niemand, oder nicht bekannt
incident-what-by = { $what }: { $by }
kind-ko-retake = Im Ko sofort zurückgeschlagen
kind-superko = Eine frühere Gesamtstellung wiederholt
kind-suicide = Selbstmord
kind-occupied = Auf einen besetzten Punkt gespielt
kind-out-of-turn = Außer der Reihe gespielt
kind-two-in-a-row = Zweimal hintereinander gespielt
kind-stone-displaced = Ein Stein wurde verschoben oder umgestoßen
kind-stone-removed = Steine mit Freiheiten wurden weggenommen
kind-captures-left = Geschlagene Steine blieben auf dem Brett
kind-captures-mishandled = Gefangene lagen nicht im Deckel
kind-take-back = Ein Zug wurde zurückgenommen oder verschoben
kind-board-scattered = Die Steine wurden durcheinandergebracht
kind-wrong-colors = Falsche Farben
kind-wrong-setup = Falsches Komi oder falsche Vorgabe
kind-wrong-pairing = Falscher Gegner oder Tisch
kind-clock-misuse = Uhr falsch bedient
kind-time-loss = Zeit abgelaufen
kind-flag-late = Fallblättchen spät oder von anderen reklamiert
kind-both-flags = Beide Fallblättchen sind unten
kind-wrong-time = Falsche Zeit oder falsches Byoyomi eingestellt
kind-clock-faulty = Die Uhr ist defekt
kind-clock-stopped = Ein Spieler hat die Uhr angehalten
kind-late-arrival = Kam zu spät
kind-no-show = Kam nicht
kind-rounds-skipped = Runden ohne Abmeldung ausgelassen
kind-left-game = Ging während der Partie oder wurde krank
kind-adjournment = Eine Partie soll unterbrochen werden
kind-outside-help = Hilfe von außen
kind-device = Ein Gerät wurde benutzt oder lag bereit
kind-phone = Ein Telefon klingelte
kind-noise = Lärm
kind-conduct = Benehmen
kind-collusion = Abgesprochenes Ergebnis
kind-count-disputed = Die Auszählung ist strittig
kind-pass-disputed = Ein Passen ist strittig oder wurde überhört
kind-resignation-disputed = Eine Aufgabe ist strittig
kind-result-wrong = Das Ergebnis wurde falsch gemeldet
kind-repetition = Die Partie wiederholt sich und niemand weicht ab
kind-other = Etwas anderes
incident-said-both = Was jeder von beiden sagt
incident-said-other = Was geschehen ist, in einem Satz
ruling-number = Entscheidung { $no }
ruling-clocks = Uhren
result-unchanged = Bleibt, wie es ist
result-open = Offen: Es wird wiederholt oder neu gezählt
result-unrated = Ohne Wertung, und nichts für den direkten Vergleich
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Platz oder Feinwertung eines weiteren Spielers ändert sich
   *[other] Plätze oder Feinwertungen von { $n } weiteren Spielern ändern sich
  }
## Was eine Entscheidung bewirkt
effect-goes-on = Die Partie geht weiter, wie sie steht.
effect-before = Zurück zur Stellung vor Zug { $n }.
effect-before-unknown = Zurück zur Stellung vor dem fraglichen Zug.
effect-pass = { $stones ->
    [one] Der Stein kommt weg, und es gilt als Passen von { $color }.
   *[other] Beide Steine kommen weg, und es gilt als Passen von { $color }.
  }
effect-turn = { $color } ist am Zug.
effect-first-point = Der Stein kommt auf den Punkt zurück, auf den er zuerst gespielt wurde.
effect-stones-back = Die Steine kommen auf ihre Punkte zurück.
effect-captures-off = Die geschlagenen Steine kommen weg.
effect-by-hand = Der Schiedsrichter setzt die Steine dorthin, wo es angemessen scheint.
effect-reconstructed = Die Stellung wird wieder aufgebaut.
effect-cleared = Das Brett wird abgeräumt.
effect-pass-stones = { $n ->
    [one] { $color } erhält einen Passstein.
   *[other] { $color } erhält { $n } Passsteine.
  }
effect-prisoners = { $n ->
    [one] { $color } erhält einen Gefangenen mehr.
   *[other] { $color } erhält { $n } Gefangene mehr.
  }
effect-points = { $color } erhält { $points } Punkte.
effect-exchange = Die Spieler tauschen die Farben, die Steine bleiben.
effect-as-paired = Komi und Vorgabe gelten wie in der Paarung.
effect-same-count = Die Auszählung bleibt: Das Ergebnis folgt aus ihr mit Komi und Vorgabe wie in der Paarung.
penalty-caution = Ermahnung für { $color }.
penalty-warning = Verwarnung für { $color }.
penalty-stones = { $n ->
    [one] { $color } gibt { $n } Punkt ab, als { $n } Gefangenen von { $other }.
   *[other] { $color } gibt { $n } Punkte ab, als { $n } Gefangene von { $other }.
  }
penalty-game-loss = { $color } hat zu viele Verwarnungen.
penalty-exclusion = { $color } ist vom Turnier ausgeschlossen.
penalty-points = Strafe: { $color } gibt { $other } { $n } { $n ->
    [one] Punkt
   *[other] Punkte
  } in der Auszählung.
penalty-time = Strafe: { $color } verliert { $n } { $n ->
    [one] Minute
   *[other] Minuten
  } auf der Uhr.
penalty-other = Eine andere Strafe für { $color }, in den Worten des Schiedsrichters.
verdict-replay = Die Partie wird wiederholt.
verdict-count-again = Leben und Tod und die Auszählung werden noch einmal durchgegangen.
verdict-stands = Das bestätigte Ergebnis bleibt.
verdict-end-stands = Das Ergebnis bleibt.
verdict-resumes = Das Ergebnis zählt nicht mehr, die Partie geht weiter.
verdict-adjourned = Die Partie wird unterbrochen und später beendet. Wer am Zug ist, gibt den nächsten Zug verschlossen ab.
verdict-wins-illegal-move = { $color } gewinnt: regelwidriger Zug des Gegners.
verdict-wins-time = { $color } gewinnt durch Zeit.
verdict-wins-default = { $color } gewinnt kampflos.
verdict-wins-resignation = { $color } gewinnt durch Aufgabe.
verdict-wins = { $color } gewinnt durch Entscheidung.
verdict-ends = Die Partie ist zu Ende: { $result }.
verdict-drawn = Die Partie ist zu Ende: unentschieden.
clock-leave = Sie bleiben, wie sie sind
clock-stop = Inzwischen angehalten, dann gehen sie weiter
clock-set-right = Der Schiedsrichter stellt die Uhr richtig
clock-give-back = { $color } bekommt { $time } zurück.
clock-charge = { $n ->
    [one] { $color } verliert { $n } Minute
   *[other] { $color } verliert { $n } Minuten
  }
clock-reset = Beide beginnen von vorn
note-record-disagrees = Die Aufzeichnung zeigt diesen Verstoß nicht: erst prüfen.
note-committee-decided = Darüber hat ein Ausschuss entschieden, und daran ist die Turnierleitung gebunden. Nur eine neue Tatsache führt zu einer anderen Entscheidung: Schreiben Sie auf, welche.
note-ended-since = Die Partie ist seitdem zu Ende gegangen, und was dann gilt, sagt der Text nicht: Der Schiedsrichter entscheidet.
note-cannot-be-done = Was der Text verlangt, geht auf diesem Brett nicht mehr.
note-move-unknown = Niemand nannte den Zug: die Stellung von Hand herstellen.
note-window-unclear = Herausfinden, wie viele Züge dazwischen lagen.
note-starts-anew = Frühere Stellungen zählen nicht mehr für Ko und Superko.
note-end-accepted = Beide hatten das Ende der Partie angenommen: Eine Strafe kann vermerkt werden, sonst nichts.
note-ruled-before = Eine Entscheidung hat diese Partie beendet: Eine Strafe kann vermerkt werden, sonst nichts. Um das Ergebnis zu ändern, ändern Sie jene Entscheidung oder nehmen Sie sie zurück.
note-end-unasked = Die Partie war zu Ende: Sagen Sie zuerst, ob beide das angenommen hatten.
note-confirmed = Das Ergebnis ist bestätigt: Eine Strafe kann vermerkt werden, sonst nichts.
remedy-stands = Weiterspielen
remedy-no-offence = Kein Verstoß
remedy-take-back = Den Zug zurücknehmen
remedy-as-pass = Zurücknehmen, gilt als Passen
remedy-first-point = Zurück auf den ersten Punkt
remedy-stones-back = Steine zurück auf ihre Punkte
remedy-reasonable-point = Auf einen angemessenen Punkt
remedy-captures-off = Geschlagene Steine wegnehmen
remedy-reconstruct = Stellung wieder aufbauen
remedy-exchange = Farben tauschen
remedy-correct-setup = Komi und Vorgabe wie gepaart
remedy-clock = Uhr richtig stellen
remedy-count-again = Neu zählen
remedy-points = Punkte für den Gegner, der Zug bleibt
remedy-lateness = Wie das Turnier Verspätung behandelt
remedy-loses-illegal-move = Verlust durch regelwidrigen Zug
remedy-loses-time = Verlust durch Zeit
remedy-loses-default = Kampfloser Verlust
remedy-loses-resignation = Verlust durch Aufgabe
remedy-loses = Wer es war, verliert
remedy-loses-so = { $color } verliert: { $result }
remedy-black-wins = Schwarz gewinnt
remedy-white-wins = Weiß gewinnt
remedy-both-lose = Beide verlieren
remedy-draw = Unentschieden
remedy-no-result = Kein Ergebnis
remedy-replay = Wiederholen
sanction-none = Keine Strafe
sanction-whose = Gegen { $color }
sanction-caution = Ermahnung
sanction-warning = Verwarnung
sanction-exclusion = Ausschluss vom Turnier
sanction-points = Punkte für den Gegner
sanction-time = Minuten von der Uhr
sanction-other = Eine andere Strafe, in Ihren Worten
appeal-may = Die Spieler können Einspruch einlegen, { $until }, bei einem Ausschuss von { $members }.
appeal-until-confirmed = bis das Ergebnis bestätigt ist
appeal-until-round = bis die Runde abgeschlossen ist
appeal-until-minutes = binnen { $n } Minuten, nachdem sie von der Entscheidung unterrichtet wurden
appeal-deadline = Einspruch bis { $at }.
appeal-deadline-over = Die Frist für Einsprüche endete um { $at }.
appeal-upheld = Die Entscheidung bleibt bestehen ({ $members }).
appeal-overturned = Die Entscheidung ist aufgehoben ({ $members }).

# Eine veröffentlichte Runde ändern.

mended-at = geändert um { $time }
mended-seats = Tisch { $table }: Schwarz ist jetzt { $black }, Weiß { $white }.
mended-terms = Tisch { $table }: { $terms }.
mended-new = Tisch { $table } ist neu: Schwarz { $black }, Weiß { $white }.
mended-gone = Tisch { $table } entfällt: { $black } – { $white }.
mended-bye = { $name } hat ein Freilos.
round-change = Diese Runde ändern

way-messages = Mitteilungen
announced = Von der Turnierleitung
letter-board = Runde { $round }: Tisch { $table }, { $color }
letter-free = Sie müssen dafür nicht da sein.
letter-reported = Ihr Gegner hat das Ergebnis gemeldet
letter-against = Ein Ergebnis ist anders, als Sie gemeldet hatten
letter-against-what = Ist es falsch, sagen Sie es auf Ihrer Seite: Die Schiedsrichter werden dann gebeten, es zu prüfen.
letter-date-proposed = Ihr Gegner schlägt einen Termin vor
letter-date-agreed = Der Termin Ihrer Partie
letter-date-dropped = Der vorgeschlagene Termin wurde abgelehnt oder zurückgenommen
letter-unplayed = Ihre Partie ist noch nicht gespielt
letter-unplayed-what = Der Zeitraum der Runde endet am { $until }. Vereinbaren Sie auf Ihrer Seite einen Termin.
letter-line-up = Ihre Aufstellung fehlt noch
letter-line-up-what = Runde { $round } beginnt am { $until }. Sagen Sie auf Ihrer Seite, wer für Ihre Mannschaft spielt.
letter-granted = Ihre Anfrage ist bewilligt
letter-coming = Ein Schiedsrichter ist unterwegs
letter-refused = Ihre Anfrage ist abgelehnt
letter-registered = Ihre Anmeldung ist angekommen
letter-registered-place = Für Sie ist ein Platz da.
letter-registered-waits = Sie stehen auf der Warteliste.
letter-link = Mit diesem persönlichen Link ändern Sie die Anmeldung oder sagen ab und sehen später Ihr Brett. Wer den Link hat, kann für Sie handeln: Behalten Sie ihn für sich.
letter-place-came = ein Platz für Sie
letter-place-came-what = Sie standen auf der Warteliste. Jetzt ist ein Platz für Sie da.
letter-confirmed = Ihre Anmeldung ist bestätigt
letter-confirmed-what = Sie sind angemeldet und haben einen Platz.
letter-cancelled = Ihre Anmeldung ist abgesagt
letter-removed = Ihre Anmeldung wurde entfernt
letter-removed-what = Die Turnierleitung hat Ihre Anmeldung entfernt. Ist das ein Irrtum, fragen Sie dort nach.
letter-way = Mit dem persönlichen Link, den Sie bei der Anmeldung bekommen haben, ändern Sie Ihre Anmeldung oder sagen ab.
letter-stop = Sie haben um diese E-Mail gebeten. Keine weiteren E-Mails:
initials-file = Diese Datei enthält alle vollen Namen, und manche Spieler werden nur mit Anfangsbuchstaben gezeigt: Sie ist nur für die Turnierleitung.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }: Das passt nicht zu Komi { $komi }. Sehen Sie noch einmal nach; war ein anderes Komi vereinbart, bestätigen Sie es.
odd-tie = Jigo: Nach den Regeln dieses Turniers gewinnt bei Gleichstand { $color }. Sehen Sie noch einmal nach; ist es trotzdem Jigo, bestätigen Sie es.
odd-points = Punkte gehören zu „Nach Punkten“. Wählen Sie das oder löschen Sie die Punkte.

# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Protokoll, Rollen.

way-groups = Gruppen
way-downloads = Dateien
about-system-mcmahon = Alle beginnen mit Punkten nach ihrem Rang und treffen auf Punktgleiche.
about-system-swiss = Alle beginnen gleich und treffen auf Leute mit ebenso vielen Siegen.
about-system-swiss-categories = Wie das Schweizer System, innerhalb von Klassen nach Rang.
about-system-cup = Wie das Schweizer System, frühe Siege wiegen mehr.
federation-egf = Europäische Go-Föderation (EGF)
federation-ffg = Frankreich: Fédération Française de Go
federation-dgob = Deutschland: Deutscher Go-Bund
federation-bga = Großbritannien: British Go Association
federation-ngb = Niederlande: Nederlandse Go Bond
federation-aga = Amerika: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = China: Chinesischer Weiqi-Verband
country-hint = Zwei Buchstaben: DE
fault-country = „{ $typed }“ ist kein bekanntes Land. Schreiben Sie seine zwei Buchstaben, etwa DE.
fault-fraction = Schreiben Sie eine Zahl von 0 bis 1, etwa 0,5{ $not }.
import-no-file = Es wurde keine Datei gewählt. Wählen Sie eine und senden Sie sie dann ab.
settings-saved = Die Einstellungen sind gespeichert.
settings-save = Einstellungen speichern
overtime-byoyomi = Byoyomi
overtime-canadian = Kanadisches Byoyomi
overtime-fischer = Fischer: Zusatzsekunden je Zug
overtime-ing = Ing: Zusatzzeit gegen Punkte
overtime-sudden-death = Ohne Zusatzzeit
criterion-none = keins
criterion-about-nbw = Siege
criterion-about-mms = McMahon-Punkte
criterion-about-cps = Pokalpunkte, frühe Siege wiegen mehr
criterion-about-sts = Straßburger Punkte
criterion-about-cat = Klasse
criterion-about-rank = Rang
criterion-about-rating = Wertung
criterion-about-sosw = Siege der Gegner
criterion-about-sosw-1 = Siege der Gegner ohne den niedrigsten Wert
criterion-about-sosw-2 = Siege der Gegner ohne die zwei niedrigsten Werte
criterion-about-sodosw = Siege der besiegten Gegner
criterion-about-sososw = SOSW der Gegner
criterion-about-cussw = Summe der Siege nach jeder Runde
criterion-about-sosm = McMahon-Punkte der Gegner
criterion-about-sosm-1 = Punkte der Gegner ohne den niedrigsten Wert
criterion-about-sosm-2 = Punkte der Gegner ohne die zwei niedrigsten Werte
criterion-about-sodosm = Punkte der besiegten Gegner
criterion-about-sosts = STS der Gegner
criterion-about-sososm = SOSM der Gegner
criterion-about-cussm = Summe der Punkte nach jeder Runde
criterion-about-ext = versuchte Glanztaten
criterion-about-exr = gelungene Glanztaten
criterion-about-sdc = einfacher direkter Vergleich
criterion-about-dc = direkter Vergleich
settings-expert-about = Die Auslosung findet die Paare mit dem größten Gesamtgewicht. Dies sind die Höchstwerte der Kriterien; die üblichen passen für fast jedes Turnier.
settings-weights = Gewichte
settings-seeding = Setzen in der Gruppe
settings-drawn-up = Hinauf- und Hinablosen
entry-surname = Nachname
entry-first-name = Vorname
entry-country = Land

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

rated = Gewertet
rated-yes = Ja
rated-open = Offen, solange das Ergebnis fehlt
written-cells = Schwarz { $black }, Weiß { $white }
written-left-out = Die Partie wird weggelassen
error-chief-why = Das darf nur der Hauptschiedsrichter. Die Turnierleitung benennt ihn unter „Personen“.
clock-runs-since = Uhren laufen seit { $time }
hall-forfeit = Wer um { $time } fehlt, verliert
way-timetable = Zeitplan
zone-from = ab { $day } { $zone }
timetable-zone = Alle Zeiten: { $zone }.

outside-status = Der andere Server antwortete { $status }.

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

me-appealed = { $name } hat Einspruch eingelegt, { $at }.
me-appeal-waits = Der Ausschuss hat noch nicht entschieden.
me-ruling-fell = Der Ausschuss hat Entscheidung { $no } aufgehoben.

# Wer an einem Turnier mitarbeitet, und das Protokoll.

only-here = Diese Adresse gilt nur auf diesem Rechner. Für Telefone starten Sie Tengen mit „tengen serve --listen 0.0.0.0:8080“ und erzeugen den Link neu.
only-here-computer = Diese Adresse gilt nur auf diesem Rechner. Lassen Sie auf der Seite „Dieser Computer“ Telefone herein und erzeugen Sie den Link neu.

rooms-tables = Tische { $from }–{ $to }: { $room }.
rooms-table = Tisch { $table }: { $room }.
error-no-table = In Runde { $round } gibt es keinen Tisch { $table }. Sie hat die Tische { $first } bis { $last }.
error-not-yet = Noch nicht
error-round-to-come = Runde { $round } ist noch nicht veröffentlicht. Die Paarungen erscheinen hier, sobald es so weit ist.

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

me-title = Mein Brett
me-other-said = Ihr Gegner meldet: { $result }. Sagen Sie, wie Sie es gesehen haben.
me-link-spent = Dieser persönliche Link gilt nicht mehr: Er wurde widerrufen oder ersetzt. Fragen Sie die Turnierleitung.
request-state-asked = angefragt { $time }
request-state-coming = unterwegs { $time }
request-state-granted = bewilligt { $time }
request-state-refused = abgelehnt { $time }
request-state-taken-back = zurückgenommen { $time }
inbox-title = Von den Spielern
inbox-differ = Meldungen widersprechen sich
way-links = Links
boards-from-players = { $n ->
    [one] Ein Anliegen von Spielern wartet auf Antwort
   *[other] { $n } Anliegen von Spielern warten auf Antwort
}
check-in = Einlass
door-is-here = { $name } ist da.
help = Hilfe
request-state-went = jemand ging hin, { $time }
call-at = Tisch { $table }: bitte einen Schiedsrichter
call-waits = Tisch { $table } ruft einen Schiedsrichter, { $minutes } Min.
call-go = Ich gehe hin

# Das Blatt für den Saal: wie ein Turnier spielt und entscheidet, auf einer Seite

poster-way = Die Regeln auf einer Seite

# Was nur die Turnierleitung von Spielern weiß; Preise; Tabellen einer Gruppe.

private-paid = Bezahlt
way-prizes = Preise
group-which-dan = Dan-Spieler
group-which-kyu = Kyu-Spieler
group-which-ranks = Ränge { $of }
group-which-category = Klasse { $of }
group-which-club = Verein { $of }
group-which-country = { $of }
group-which-youth = geboren { $of } oder später
group-which-women = Frauen

# Das Verfahren des Turniers Feld für Feld, seine Regeln für jede Art, Strafen bisher.

period = In Kraft { $days }
ruling-told-at = Unterrichtet { $at }

# Was alle sehen, ohne sich einzuloggen: Turniere, Paarungen, Spieler, Tabelle und warum, Aushänge.

## Die Turniere
index-title = Turniere
front-players = Wer ist angemeldet?
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
clock-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  }
clock-sudden = insgesamt { $basic }
clock-byoyomi = { $basic }, danach { $period } je Zug
clock-canadian = { $basic }, danach { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
  } in { $period }
clock-fischer = { $basic }, dazu { $period } mit jedem Zug
clock-ing = { $basic }, danach bis zu { $n } Perioden von { $period } für je { $points } Punkte
## Paarungen
rounds = Runden
round = Runde
round-by-table = Nach Tisch
round-by-name = Nach Name
against = gegen { $name }
next-free = Freilos in Runde { $round }: Es war kein Gegner übrig.
place = Platz
name = Name
rank = Rang
club = Verein
slips-black-signs = Schwarz unterschreibt
slips-white-signs = Weiß unterschreibt
column-name-nbw = Zahl der Siege
column-about-nbw = Eins für jede gewonnene Partie, ein halber für ein Jigo, und was das Turnier für ein Freilos gibt.
column-name-mms = McMahon-Punkte
column-about-mms = Sie beginnen mit einem Wert nach Rang; jeder Sieg gibt einen dazu.
column-name-cps = Pokalpunkte
column-about-cps = Siege, jeder einmal verdoppelt für jede Runde danach: Ein früher Sieg wiegt mehr.
column-name-sts = Straßburger Punkte
column-about-sts = Die McMahon-Punkte, und zwei dazu, wenn von der Bar bis zur vorletzten oder vorvorletzten Runde alles gewonnen ist.
column-name-cat = Klasse
column-about-cat = Die Klasse des Rangs; die erste ist die höchste.
column-name-rank = Rang
column-about-rank = Der Rang in diesem Turnier; der höhere kommt zuerst.
column-name-rating = Wertung
column-about-rating = Die Wertung bei der Anmeldung; die höhere kommt zuerst.
column-name-sosw = Summe der Siege der Gegner
column-about-sosw = Die Siege aller Gegner zusammengezählt: Wer die stärkeren hatte, kommt zuerst.
column-name-sosw-1 = Siege der Gegner ohne den niedrigsten
column-about-sosw-1 = Die Siege aller Gegner zusammengezählt, ohne den schwächsten.
column-name-sosw-2 = Siege der Gegner ohne die zwei niedrigsten
column-about-sosw-2 = Die Siege aller Gegner zusammengezählt, ohne die zwei schwächsten.
column-name-sodosw = Summe der Siege besiegter Gegner
column-about-sodosw = Die Siege der Gegner, die man besiegt hat, zur Hälfte bei Jigo.
column-name-sososw = Summe der SOS der Gegner (Siege)
column-about-sososw = Die SOS aller Gegner zusammengezählt.
column-name-cussw = Laufende Siege
column-about-cussw = Die Zahl der Siege nach jeder Runde, zusammengezählt: Frühe Siege zählen mehr.
column-name-sosm = Summe der Punkte der Gegner
column-about-sosm = Die McMahon-Punkte aller Gegner zusammengezählt; gegebene Vorgabesteine kommen dazu, erhaltene gehen ab. Eine Runde ohne Partie zählt den eigenen Startwert.
column-name-sosm-1 = Punkte der Gegner ohne den niedrigsten
column-about-sosm-1 = Die McMahon-Punkte aller Gegner zusammengezählt, ohne die niedrigsten.
column-name-sosm-2 = Punkte der Gegner ohne die zwei niedrigsten
column-about-sosm-2 = Die McMahon-Punkte aller Gegner zusammengezählt, ohne die zwei niedrigsten.
column-name-sosts = Summe der Straßburger Punkte der Gegner
column-about-sosts = Die Straßburger Punkte aller Gegner zusammengezählt; gegebene Vorgabesteine kommen dazu, erhaltene gehen ab.
column-name-sodosm = Summe der Punkte besiegter Gegner
column-about-sodosm = Die McMahon-Punkte der Gegner, die man besiegt hat, zur Hälfte bei Jigo.
column-name-sososm = Summe der SOS der Gegner
column-about-sososm = Die SOS aller Gegner zusammengezählt.
column-name-cussm = Laufende Punkte
column-about-cussm = Die McMahon-Punkte nach jeder Runde, zusammengezählt: Frühe Siege zählen mehr.
column-name-ext = Versuchte Glanztaten
column-about-ext = Die Siege aller Gegner, mal 0 bis 3 dafür, wie viel mehr Vorgabe gegeben wurde, als die Ränge verlangen.
column-name-exr = Gelungene Glanztaten
column-about-exr = Die Siege der besiegten Gegner, mal 0 bis 3 dafür, wie viel mehr Vorgabe gegeben wurde, als die Ränge verlangen.
column-name-sdc = Einfacher direkter Vergleich
column-about-sdc = Die Punkte aus den Partien der Gleichstehenden, wenn alle gegeneinander gespielt haben.
column-name-dc = Direkter Vergleich
column-about-dc = Wer unter den Gleichstehenden wen besiegt hat: die Zahl der Plätze vor dem Letzten der Gruppe.

# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

remedy-ask-both = Erst beide fragen
remedy-play-on = Die angehaltene Partie geht weiter
remedy-resume = Die beendete Partie geht weiter
remedy-end-stands = Das Ergebnis bleibt
remedy-adjourn = Unterbrochen, später beendet
remedy-pass-stone = Der Pass-Stein wird übergeben

# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

lists-title = Wertungslisten
enter-how-number = nach Nummer
enter-how-alike = andere Schreibweise
enter-number = Nr. { $no }
entries-show-unpaid = Nicht bezahlt { $count }
entries-has-paid = bezahlt
entries-owes = nicht bezahlt
entries-chosen-paid = Hat bezahlt

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = Ihr persönlicher Link
letter-own-link-what = Mit diesem Link sehen Sie Ihr Brett, melden Ergebnisse und stellen Anfragen. Wer den Link hat, kann für Sie handeln: Behalten Sie ihn für sich. Er ersetzt jeden früheren.
letter-lost-link-what = Das ist der persönliche Link von { $name }: Jemand, der diese Adresse kennt, hat ihn angefordert. Damit sehen Sie Ihr Brett, melden Ergebnisse und stellen Anfragen. Wer den Link hat, kann für Sie handeln: Behalten Sie ihn für sich. Ein früherer Link gilt weiter. Haben Sie ihn nicht angefordert, müssen Sie nichts tun.

# Der Server selbst, für seine Eigentümer.

server-title = Der Server

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

second-factor = Zweiter Faktor

## Said on pages of several areas.
back = Zurück
before-after = { $before } → { $after }
settings-instead = { $label }: { $now } statt { $was }
choose-person = { $name } wählen
draw-round-now = Runde { $round } auslosen
enter-person = Eintragen
list-pages = Seiten der Liste
name-club-country = Name, Verein oder Land
save = Speichern
add = Hinzufügen
reason = Grund
captain = Kapitän
revoke = Widerrufen
opponent = Gegner
back-to-the-event = Zurück zum Turnier
next = Weiter
arbiter-decides = Der Schiedsrichter entscheidet
cancel = Abbrechen
confirmed = bestätigt
grounds = Warum
name-or-number = Name oder Nummer
saved = Gespeichert.
show = Zeigen
table-or-name = Tisch oder Name
who-are-you = Wer sind Sie?
