# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

list-not-a-list = Das ist keine Ratingliste von EGF, FFG oder AGA. Laden Sie die Liste noch einmal herunter und sehen Sie hinein, bevor Sie sie senden.
list-nobody = Darin steht kein Spieler, wie in einer Fehlerseite. Laden Sie die Liste noch einmal herunter.
list-short = Die Zeile endet vorher: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-unclosed = Die Liste endet nicht mit </pre>: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-shifted = Da stehen Tabulatoren oder Buchstaben, wo die Liste Spalten hat. Laden Sie die Liste noch einmal herunter und öffnen Sie sie nicht in einem Editor.
list-encoding = Das ist { $found }, die Liste kommt aber in { $wanted }, sodass sich die Spalten verschieben. Laden Sie sie noch einmal herunter und lassen Sie sie, wie sie kommt.
list-no-day = Der Tag der Liste fehlt, etwa { $layout }. Laden Sie die Liste noch einmal herunter.
list-number-twice = { $number } steht schon in Zeile { $first }. Laden Sie die Liste noch einmal herunter.
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
lists-done-but = { $name } vom { $date }: { $count } Personen. { $lines ->
    [one] Eine Zeile wurde ausgelassen
   *[other] { $lines } Zeilen wurden ausgelassen
  }: { $which }
lists-ask = Alle Turniere dieses Servers benutzen diese Listen; deshalb liest sie ein, wem der Server gehört: Fragen Sie { $names }.
lists-removed = { $name } vom { $date } ist entfernt.
refusal-list-to-come = Die Liste trägt das Datum { $date }, das noch kommt. Nichts davon wurde genommen; prüfen Sie die Datei oder die Uhr dieses Rechners.

enter-title = Spieler eintragen
enter-no-list = Es gibt noch keine Ratingliste.
enter-list = { $name }, { $date }, { $count } Personen
enter-field = Name oder Nummer
enter-found = { $count ->
    [0] So heißt niemand.
    [one] Ein Name wie dieser.
   *[other] { $count } Namen wie dieser.
}
enter-keys = ↓ geht hinunter, Enter trägt den einzigen ein oder geht zum ersten, das Feld ist wieder leer.
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

table-old-workbook = Das ist eine alte Arbeitsmappe (XLS). Speichern Sie sie als XLSX, ODS oder CSV.
table-not-a-workbook = Das ist keine Arbeitsmappe, die sich lesen lässt ({ $reason }). Speichern Sie sie als XLSX, ODS oder CSV.
table-bomb = Entpackt hat sie mehr als { $most } MB; so groß ist keine Teilnehmerliste.
table-too-wide = Da sind mehr als { $most } Zeilen oder Spalten; so viele hat keine Teilnehmerliste.
table-long-cell = Eine Zelle hat mehr als { $most } Zeichen; vielleicht ist ein Anführungszeichen nicht geschlossen.
table-date = Die Tabellenkalkulation hat das Datum { $value } daraus gemacht. Formatieren Sie die Spalte als Text und schreiben Sie es noch einmal.
table-merged = Die Zelle ist mit ihren Nachbarn verbunden. Teilen Sie die verbundenen Zellen.
table-cell-error = Die Zelle zeigt den Fehler { $value }. Richten Sie die Formel oder schreiben Sie den Wert.
table-not-a-country = „{ $value }“ ist kein Land. Schreiben Sie seine zwei Buchstaben, etwa CH.
table-not-a-pin = „{ $value }“ ist keine Nummer der Europäischen Datenbank. Sie hat acht Ziffern.
table-no-names = In keiner Spalte stehen Namen. Sagen Sie unten, in welcher.
table-no-ranks = In keiner Spalte stehen Ränge oder Ratings. Sagen Sie unten, in welcher.
table-no-strength = Rang und Rating fehlen beide. Geben Sie eins davon an.
table-same-person = { $name } steht auch in Zeile { $first }. Lassen Sie eine davon weg.

note-other-sheets = { $sheets ->
    [one] Ein weiteres Blatt wurde nicht gelesen.
   *[other] { $sheets } weitere Blätter wurden nicht gelesen.
}
note-formula = { $cell } ist eine Formel. Ihr letzter Wert „{ $value }“ wurde genommen.
note-more-formulas = Von { $more } weiteren Formeln wurden die letzten Werte genommen.
note-invisible = Zeile { $line }: Unsichtbare Zeichen wurden entfernt.
note-above-header = Was über Zeile { $line } steht, die die Spalten benennt, wurde nicht gelesen.

list-column-surname = Nachname
list-column-first-name = Vorname
list-column-name = Ganzer Name
list-column-native-name = Name in eigener Schrift
list-column-rank = Rang
list-column-rating = Rating
list-column-country = Land
list-column-club = Verein
list-column-pin = EGF-PIN
list-column-licence = Französische Lizenz
list-column-aga-id = AGA-Nummer
list-column-registration = Anwesend oder angekündigt
list-column-rounds = Runden
list-column-correction = Korrektur der Punkte
list-column-none = Nicht verwendet

list-preview-title = Wer eingetragen würde
list-preview-lead = { $new } neu, { $known } schon eingetragen. Noch ist nichts geschehen.
list-wrong = { $count ->
    [0] Es fehlt etwas:
    [one] Eine Zeile ist nicht klar. Geben Sie an, was fehlt, oder lassen Sie sie weg.
   *[other] { $count } Zeilen sind nicht klar. Geben Sie an, was fehlt, oder lassen Sie sie weg.
}
list-columns = Wofür die Spalten genommen wurden
list-header = Spalte
list-sample = Beispiel
list-taken-for = Genommen für
list-unused = nicht verwendet
list-column-of = Spalte { $header } mit { $sample } ist
list-look-again = So lesen
list-people = Spieler
list-line = Zeile
list-numbers = Nummern
list-becomes = Was daraus wird
list-leave-out = Weglassen
list-leave-out-of = { $name } weglassen
list-rank-of = Rang von { $name }
list-new = neu
list-same = Nr. { $no }, wie sie dasteht
list-changes = Nr. { $no } { $name } wird auf den neuesten Stand gebracht
list-more = Und { $count } weitere, die nicht gezeigt werden.
list-enter = { $count } eintragen
list-other = Eine andere Liste
list-nobody-on-it = Auf dieser Liste steht niemand.

update-title = Ratings auf den neuesten Stand bringen
update-lead = { $count ->
    [0] Niemand weicht von den neuesten Listen ab.
    [one] Ein Spieler weicht von den neuesten Listen ab.
   *[other] { $count } Spieler weichen von den neuesten Listen ab.
}
update-gap-field = Sagen, wo Rang und Rating um mehr als so viele Ränge auseinanderliegen
update-show = Zeigen
update-chosen = Gewählt
update-choose = { $name } wählen
update-now = Jetzt
update-list-says = Die Liste sagt
update-look = Anzusehen
update-unknown = Die Liste der { $list } kennt niemanden mit dieser Nummer.
update-other = In der Liste der { $list } gehört diese Nummer { $name }.
update-twice = Nr. { $no } hat dieselbe Nummer der { $list }.
update-expired = Die Mitgliedschaft endete am { $date }.
update-namesakes = Die Liste der { $list } kennt { $count } Personen dieses Namens. Wählen Sie eine.
update-gap = Das Rating ist das von { $rank }: { $ranks } Ränge daneben.
update-who = Wer { $name } ist
update-nobody = Keine davon
update-ratings = Ratings übernehmen
update-both = Ratings und Ränge übernehmen
update-rank = Rang aus Rating
update-rating = Rating aus Rang

entries-update = Ratings auf den neuesten Stand bringen
entries-chosen = Mit den Gewählten
entries-choose = { $name } wählen
entries-choose-head = Wählen
participants-nothing = Es gibt nichts zu lesen: Wählen Sie eine Datei oder fügen Sie die Liste ein.
entries-chosen-check-in = Anwesend melden
entries-chosen-announce = Nicht da
entries-chosen-take-out = Herausnehmen
entries-chosen-club = Verein
entries-chosen-set-club = Verein setzen
entries-chosen-rounds = Runden, etwa 1,3-5
entries-chosen-set-rounds = Runden setzen
entries-chosen-nobody = Es wurde niemand gewählt. Haken Sie zuerst Spieler an.
entries-chosen-no-rounds = Das sind keine Runden. Schreiben Sie sie als 1,3-5.
entries-sort = Sortieren nach
entries-sort-name = Name
entries-sort-rank = Rang
entries-sort-rating = Rating
entries-sort-club = Verein
entries-sort-country = Land
entries-sort-number = Eingang
entries-sort-category = Klasse
entries-sort-pin = Europäische PIN
entries-sort-fee = Startgeld
entries-sort-paid = Bezahlt
entries-sort-meal = Essen
entries-sort-born = Geburtsjahr
entries-show = Zeigen
entries-show-so = Anwenden
entries-show-paid = Bezahlt { $count }
entries-show-unpaid = Nicht bezahlt { $count }
entries-show-far = Rang weit vom Rating { $count }
entries-show-no-pin = Ohne PIN { $count }
entries-show-out = Nicht in Runde { $round }: { $count }
entries-has-paid = bezahlt
entries-owes = nicht bezahlt
entries-chosen-paid = Hat bezahlt
entries-chosen-unpaid = Hat nicht bezahlt
numbers-title = { $count ->
    [one] Eine Nummer steht in den Listen und ist nicht eingetragen
   *[other] { $count } Nummern stehen in den Listen und sind nicht eingetragen
  }
numbers-about = Jede Liste kennt nur eine Person dieses Namens. Sehen Sie nach, ob es dieselbe ist, und nehmen Sie sonst das Häkchen weg.
numbers-number = Nummer
numbers-take = Nummern übernehmen
numbers-taken = { $count ->
    [0] Nichts wurde übernommen.
    [one] Ein Spieler hat jetzt eine Nummer.
   *[other] { $count } Spieler haben jetzt eine Nummer.
  }
numbers-way = Alle Nummern übernehmen, die in den Listen stehen
enter-nearest = Die { $count } nächsten Namen.
entry-added-from = { $name } ist eingetragen und spielt ab Runde { $round }. Kreuzen Sie auch die Runde davor an, um noch einen Platz dort zu geben.
list-enter-both = { $new } eintragen, { $known } auf den neuesten Stand bringen
