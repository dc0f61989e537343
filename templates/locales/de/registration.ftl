# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

list-not-a-list = Das ist keine Ratingliste von EGF, FFG oder AGA. Laden Sie die Liste noch einmal herunter und sehen Sie hinein, bevor Sie sie senden.
list-nobody = Darin steht kein Spieler, wie in einer Fehlerseite. Laden Sie die Liste noch einmal herunter.
list-short = Die Zeile endet vorher: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-unclosed = Die Liste endet nicht mit </pre>: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-shifted = Da stehen Tabulatoren oder Buchstaben, wo die Liste Spalten hat. Laden Sie die Liste noch einmal herunter und öffnen Sie sie nicht in einem Editor.
list-encoding = Das ist { $found }, die Liste kommt aber in { $wanted }, sodass sich die Spalten verschieben. Laden Sie sie noch einmal herunter und lassen Sie sie, wie sie kommt.
list-no-day = Der Tag der Liste fehlt, etwa { $layout }. Laden Sie die Liste noch einmal herunter.
list-number-twice = { $number } steht schon in Zeile { $first }, bei { $name }. Laden Sie die Liste noch einmal herunter.
list-not-a-number = „{ $value }“ ist keine Zahl aus { $digits } Ziffern. Laden Sie die Liste noch einmal herunter.
list-not-a-rating = „{ $value }“ ist kein Rating dieser Skala: Zwischen −1 und 1 hat sie nichts.
list-not-a-day = „{ $value }“ ist kein Tag. Die Liste schreibt Monat/Tag/Jahr.
list-not-a-status = „{ $value }“ ist kein Stand einer Lizenz. Die Liste kennt L, C, e, X und -.
