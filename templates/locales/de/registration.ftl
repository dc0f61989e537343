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

lists-title = Ratinglisten
lists-lead = Aus diesen Listen werden Spieler eingetragen und ihre Ratings auf den neuesten Stand gebracht. Von jedem Verband wird die neueste Liste verwendet.
lists-none = Es gibt noch keine Liste.
lists-list = Liste
lists-day = Tag
lists-people = Personen
lists-used = in Gebrauch
lists-file = Ratingliste
lists-file-hint = So, wie sie von EGF (HTML), FFG oder AGA (TDList) kommt. Sie wird ganz genommen oder gar nicht; von jeder werden { $kept } aufgehoben.
lists-act = Liste einlesen
lists-done = { $name } vom { $date }: { $count } Personen.

enter-title = Spieler eintragen
enter-no-list = Es gibt noch keine Ratingliste.
enter-list = { $name }, { $date }, { $count } Personen
enter-field = Name oder Nummer
enter-found = { $count ->
    [0] So heißt niemand.
    [one] Ein Name wie dieser.
   *[other] { $count } Namen wie dieser.
}
enter-keys = ↓ geht nach unten, Eingabe trägt ein, danach ist das Feld wieder leer.
enter-how-number = nach Nummer
enter-how-alike = anders geschrieben
enter-number = Nr. { $no }
enter-entered = Eingetragen
enter-act = Eintragen
enter-not-listed = Nicht auf der Liste?
enter-by-hand = Von Hand eintragen
enter-newest = Zuletzt eingetragen
enter-all = Alle Spieler
enter-list-gone = Es gibt eine neuere Ratingliste. Wählen Sie daraus.
