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
even = gleichauf
handicap-of = Vorgabe { $n }
terms = { $handicap }, Komi { $komi }
you = Sie

## Ergebnisse
playing = läuft
black-won = Schwarz gewann
white-won = Weiß gewann
won = Gewonnen
lost = Verloren
jigo = Jigo
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
manner-decision = durch Entscheid

## Tage und Zeiten
day = { $day }. { $month } { $year }
day-of-week = { $weekday }, { $day }
days = { $first } – { $last }
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
site-name = Tengen
pages-of-this = Seiten
language = Sprache
sign-in = Einloggen
sign-out = Ausloggen
signed-in-as = Eingeloggt als { $name }
page-late = Nicht auf dem neuesten Stand seit { $time } – es wird weiter versucht
page-unsent = Kein Netz: Es wurde nichts gesendet. Was Sie eingegeben haben, steht noch hier; senden Sie es noch einmal, sobald es wieder ein Netz gibt.
page-held = Seit { $time } hat sich etwas geändert; es wird gezeigt, sobald Sie hier fertig sind
nothing-found = Hier steht niemand mit diesem Namen oder dieser Nummer.
find = Suchen
undo = Rückgängig
change = Ändern

## The pages of a tournament
way-pairings = Paarungen
way-standings = Rangliste
way-players = Spieler
way-boards = Bretter
way-draft = Entwurf
way-entries = Anmeldung
way-settings = Einstellungen
round-number = Runde { $round }
table-number = Tisch { $table }
error-unavailable = Im Augenblick nicht
error-no-room = Die Platte des Servers ist voll oder nicht beschreibbar. Nichts Bestätigtes ist verloren; sagen Sie der Person Bescheid, die den Server betreibt.
error-damaged = Die Datenbank des Servers ist beschädigt. Sagen Sie der Person Bescheid, die den Server betreibt: Eine Sicherung ist zurückzuspielen.
error-no-database = Die Datenbank des Servers antwortet nicht. Nichts Bestätigtes ist verloren; versuchen Sie es in einer halben Minute noch einmal.
