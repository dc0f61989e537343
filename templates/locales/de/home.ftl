# Anmelden von zu Hause: das öffentliche Formular, die eigene Seite, was Veranstalter festlegen und bestätigen; Datenschutz.

home-title = Zum Turnier anmelden
home-never = Dieses Turnier hat keine Online-Anmeldung. Fragen Sie die Turnierleitung.
home-soon = Die Anmeldung öffnet { $at }.
home-closed = Die Anmeldung ist geschlossen. Fragen Sie die Turnierleitung.
home-full = Alle Plätze sind vergeben. { $waiting ->
    [0] Sie wären als Erste oder Erster auf der Warteliste.
    [one] Eine Person wartet auf einen Platz.
   *[other] { $waiting } Personen warten auf einen Platz.
}
home-left = { $free ->
    [one] Einer von { $places } Plätzen ist frei.
   *[other] { $free } von { $places } Plätzen sind frei.
}
home-step = Schritt { $n } von 2
home-find = Name oder Nummer
home-found = { $hits ->
    [0] Niemand in den Wertungslisten passt zu „{ $typed }“.
   *[other] Tippen Sie auf Ihren Namen. Darunter: Verein, Land, Wertung, Nummer in der Liste.
}
home-is-registered = angemeldet
home-not-listed = Ich bin nicht in der Liste
home-list-gone = Es gibt eine neuere Wertungsliste. Wählen Sie Ihren Namen noch einmal.
home-leave-empty = Lassen Sie das leer
home-if-any = Freiwillig
home-rank = Rang, mit dem Sie spielen
home-rank-hint = Einen anderen Rang als in der Wertungsliste muss die Turnierleitung bestätigen.
home-rank-needed = Wählen Sie den Rang, mit dem Sie spielen, etwa 4k oder 2d.
home-email-hint = Für die Turnierleitung. Wird nie gezeigt. Für ein Kind: die Adresse der Eltern.
home-initials-note = Für ein Kind und für alle, die ihren Namen nicht im Netz haben wollen. Die Turnierleitung kann ihn lesen, ebenso die Verbände, die die Partien werten.
home-email-wrong = Schreiben Sie die ganze Adresse, etwa name@go.example.
home-birth-year-hint = Vier Ziffern. Nur die Turnierleitung sieht es.
home-note = Ein Wort an die Turnierleitung
home-note-hint = Nur sie sieht es.
home-fee = Zu zahlen
home-nothing-yet = Noch nichts
home-shown = Veröffentlicht
home-consent = Mein Name, Verein, Rang und meine Ergebnisse dürfen veröffentlicht werden und gehen an die Wertungsliste
home-consent-note = Das ist nötig: Paarungen hängen öffentlich aus.
home-consent-needed = Kreuzen Sie das an, um sich anzumelden: Ohne das können Sie nicht gepaart werden.
home-act = Zum Turnier anmelden
home-join = Auf die Warteliste
home-withdraw-note = Mit dem persönlichen Link, den Sie gleich bekommen, können Sie das ändern oder absagen.
home-own-title = Meine Anmeldung
home-own-waiting = Auf der Warteliste, Platz
home-own-moves-up = Wird ein Platz frei, bekommt ihn, wer als Nächstes wartet. Das steht dann auf dieser Seite.
home-own-organiser-moves = Die Turnierleitung entscheidet, wer einen freien Platz bekommt. Das steht dann auf dieser Seite.
home-own-late = Die Anmeldung schloss, während Sie schrieben. Die Turnierleitung entscheidet, ob es einen Platz gibt.
home-own-asked = Angemeldet, nicht bestätigt
home-own-asked-what = Sie haben einen Platz. Die Turnierleitung bestätigt ihn; das steht dann auf dieser Seite.
home-own-admitted = Sie sind angemeldet
home-own-admitted-what = Melden Sie sich vor Runde 1 am Einlass.
home-own-cancelled = Abgesagt
home-own-cancelled-what = Sie sind nicht angemeldet. Von Ihren Angaben ist nichts mehr gespeichert.
home-own-link = Ihr persönlicher Link
home-own-link-what = Heben Sie ihn auf: Er wird nur einmal gezeigt. Er öffnet diese Seite und später Ihr Brett. Wer den Link hat, kann für Sie handeln.
home-own-change = Angaben ändern
home-own-ask = Name, Rang und Verein ändert nur die Turnierleitung: Bitten Sie auf der Seite Ihres Bretts darum.
home-own-cancel = Anmeldung absagen
home-own-cancel-what = Ihren Platz bekommt, wer als Nächstes wartet. Ihre Angaben werden gelöscht.
home-own-cancel-act = Ja, absagen
home-cancelled = Abgesagt.
home-rules-lead = Spieler melden sich selbst an, auf jedem Telefon. Hier legen Sie fest, wann, wie viele und was gefragt wird.
home-rules-public = Das öffentliche Formular
home-rules-open = Spieler melden sich selbst an
home-rules-open-note = Sonst sagt das Formular, dass die Anmeldung nicht offen ist.
home-rules-when = Wann
home-rules-opens = Öffnet am
home-rules-opens-hint = Leer: sofort
home-rules-time = Um
home-rules-closes = Schließt am
home-closes-first = Die Anmeldung schließt, bevor sie öffnet.
home-rules-places = Plätze
home-rules-places-all = Insgesamt
home-rules-places-hint = Leer: unbegrenzt
home-category = Klasse { $n }, ab { $rank }
home-category-last = Klasse { $n }, alle anderen
home-rules-at-once = Wer einen Platz hat, ist sofort eingetragen
home-rules-at-once-note = Ohne Ihre Bestätigung. Kommen viele von einer Adresse, werden Sie trotzdem gefragt.
home-rules-moves-up = Die Warteliste rückt von selbst nach
home-rules-moves-up-note = Wenn ein Platz frei wird. Sonst entscheiden Sie, wer ihn bekommt.
home-rules-listed = Wer angemeldet ist, steht in der öffentlichen Spielerliste
home-rules-listed-note = Sonst werden Spieler gezeigt, sobald sie am Einlass waren.
home-rules-ask = Was gefragt wird
home-rules-birth-note = Nur wenn eine Regel oder ein Preis es braucht.
home-rules-initials = Alle nur mit Anfangsbuchstaben zeigen
home-rules-initials-note = Etwa für ein Jugendturnier: Volle Namen stehen nur in den Listen und Dateien der Turnierleitung. Sonst kann es verlangen, wer sich anmeldet.
home-rules-fee = Startgeld
home-rules-fee-hint = In Worten: 35 EUR, Studierende 20 EUR
home-rules-pay = Wie gezahlt wird
home-rules-pay-hint = Bar am Einlass, oder die Kontonummer
home-rules-keep = Tage, die E-Mail-Adressen und Notizen nach dem Turnier gespeichert bleiben
home-rules-keep-hint = Dann werden sie automatisch gelöscht.
home-waiting-title = Online-Anmeldungen
home-waiting-nobody = Niemand wartet.
home-waiting-count = { $n ->
    [one] Eine Anmeldung ist nicht bestätigt.
   *[other] { $n } Anmeldungen sind nicht bestätigt.
}
home-crowd = { $n } unbestätigt von { $addresses ->
    [one] einer Adresse
   *[other] { $addresses } Adressen
} seit { $since }
home-crowd-hide = Die anderen zeigen
home-crowd-remove = Alle entfernen: { $n }
home-with-place = Mit Platz: { $n }
home-in-line = Warteliste: { $n }
home-in-line-note = In der Reihenfolge der Anmeldung. Wer hier bestätigt wird, ist eingetragen, obwohl kein Platz frei ist.
home-confirm = Bestätigen
home-confirm-all = Alle bestätigen: { $n }
home-late = kam zu spät
home-born = geboren { $year }
home-more = { $n } weitere werden gezeigt, wenn diese beantwortet sind.
home-confirmed = { $n ->
    [one] Eine Person ist eingetragen.
   *[other] { $n } Personen sind eingetragen.
}
home-removed = { $n ->
    [one] Eine Anmeldung ist entfernt.
   *[other] { $n } Anmeldungen sind entfernt.
}
act-register = Online angemeldet
act-edit-registration = Online-Anmeldung geändert
act-cancel-registration = Online-Anmeldung abgesagt
act-move-up = Von der Warteliste nachgerückt
act-admit-registrations = Online-Anmeldungen bestätigt
act-remove-registrations = Online-Anmeldungen entfernt
privacy-title = Was über Sie gespeichert ist
privacy-lead = Was dieses Turnier von Spielern zeigt, was es speichert und wie lange.
privacy-who = Verantwortlich
privacy-who-unsaid = Die Turnierleitung. Wie man sie erreicht, hat sie hier nicht angegeben; fragen Sie beim Turnier.
privacy-who-director = { $name }, der Turnierleitung. Fragen Sie beim Turnier; eine Anschrift ist hier nicht angegeben.
privacy-public = Alle sehen
privacy-public-what = Name, Rang, Verein und Land, Paarungen, Ergebnisse und Tabelle. Sie gehen an die Wertungslisten der Verbände.
privacy-list = Vor dem Turnier
privacy-list-yes = Wer angemeldet ist, steht in der öffentlichen Spielerliste.
privacy-list-no = Spieler werden gezeigt, sobald sie am Einlass waren.
privacy-organisers = Nur die Turnierleitung sieht
privacy-organisers-what = Was Sie bei der Anmeldung angeben: { $asked }. Ob das Startgeld gezahlt ist.
privacy-organisers-none = Ob das Startgeld gezahlt ist.
privacy-kept = Gespeichert bis
privacy-kept-what = Was nur die Turnierleitung sieht, wird { $days ->
    [0] mit dem Ende des Turniers
    [one] einen Tag nach dem Turnier
   *[other] { $days } Tage nach dem Turnier
} gelöscht ({ $day }). Namen und Ergebnisse bleiben: Sie halten fest, wie das Turnier ausging.
privacy-phone = Auf Ihrem Telefon
privacy-phone-what = Ein Cookie, sobald Sie „Das bin ich“ drücken, sich einloggen oder eine Sprache wählen. Vorher keines.
privacy-address = Ihre Netzadresse
privacy-address-what = Ein Fingerabdruck des Netzes, bis die Turnierleitung Ihre Anmeldung beantwortet hat, und höchstens zwei Tage danach.
privacy-others = Dritte
privacy-others-what = Keine Seite dieses Dienstes fragt bei anderen Diensten etwas ab.
privacy-yours = Ihre Rechte
privacy-yours-what = Mit Ihrem persönlichen Link ändern Sie Ihre Angaben oder sagen ab. Alles andere erfragen Sie bei der Turnierleitung.

# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

home-rules-own-check-in = Spieler melden sich auf dem eigenen Telefon anwesend
home-rules-own-check-in-note = Mit ihrem persönlichen Link, in der Zeit unten; sonst am Einlass.
home-rules-check-in-hint = Wer dann fehlt, wird auf dem Bildschirm im Saal gerufen und nicht ausgelost.

home-unpaid = Doch nicht bezahlt
privacy-told = Wenn Sie Benachrichtigungen einschalten
privacy-told-what = Ihre E-Mail-Adresse oder die Adresse, unter der der Hersteller Ihres Browsers Mitteilungen annimmt: Er überbringt sie verschlüsselt und kann sie nicht lesen. Beides wird mit den E-Mail-Adressen gelöscht.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Ihre Anmeldung endet, und Ihre Angaben werden gelöscht.
home-own-cancel-games = Sie sind schon in einer Runde: Ihre Partien bleiben, und es wird nichts abgesagt. Auf der Seite Ihres Bretts können Sie melden, dass Sie abreisen.

# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

list-not-a-list = Das ist keine Wertungsliste von EGF, FFG oder AGA. Laden Sie die Liste noch einmal herunter und sehen Sie hinein, bevor Sie sie senden.
list-nobody = Die Liste enthält keine Spieler; vielleicht ist es eine Fehlerseite. Laden Sie die Liste noch einmal herunter.
list-short = Die Zeile endet zu früh: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-unclosed = Die Liste endet nicht mit </pre>: Die Datei ist abgeschnitten. Laden Sie die Liste noch einmal herunter.
list-shifted = Da stehen Tabulatoren oder Buchstaben, wo die Liste Spalten hat. Laden Sie die Liste noch einmal herunter und öffnen Sie sie nicht in einem Editor.
list-encoding = Das ist { $found }, die Liste sollte aber { $wanted } sein, sodass sich die Spalten verschieben. Laden Sie sie noch einmal herunter und wandeln Sie sie nicht um.
list-no-day = Das Datum der Liste fehlt, etwa { $layout }. Laden Sie die Liste noch einmal herunter.
list-number-twice = { $number } steht schon in Zeile { $first }. Laden Sie die Liste noch einmal herunter.
list-not-a-number = „{ $value }“ ist keine Zahl aus { $digits } Ziffern. Laden Sie die Liste noch einmal herunter.
list-not-a-rating = „{ $value }“ ist keine Wertung dieser Skala: Zwischen −1 und 1 hat sie nichts.
list-not-a-day = „{ $value }“ ist kein Datum. Die Liste schreibt Monat/Tag/Jahr.
list-not-a-status = „{ $value }“ ist kein Lizenzstatus. Die Liste kennt L, C, e, X und -.
table-old-workbook = Das ist eine alte Arbeitsmappe (XLS). Speichern Sie sie als XLSX, ODS oder CSV.
table-not-a-workbook = Diese Arbeitsmappe lässt sich nicht lesen ({ $reason }). Speichern Sie sie als XLSX, ODS oder CSV.
table-bomb = Entpackt hat sie mehr als { $most } MB; so groß ist keine Teilnehmerliste.
table-too-wide = Da sind mehr als { $rows } Zeilen oder { $columns } Spalten; so viele hat keine Teilnehmerliste.
table-long-cell = Eine Zelle hat mehr als { $most } Zeichen; vielleicht ist ein Anführungszeichen nicht geschlossen.
table-date = Die Tabellenkalkulation hat das Datum { $value } daraus gemacht. Formatieren Sie die Spalte als Text und schreiben Sie es noch einmal.
table-merged = Die Zelle ist mit ihren Nachbarn verbunden. Teilen Sie die verbundenen Zellen.
table-cell-error = Die Zelle zeigt den Fehler { $value }. Berichtigen Sie die Formel oder schreiben Sie den Wert.
table-not-a-country = „{ $value }“ ist kein Land. Schreiben Sie seine zwei Buchstaben, etwa CH.
table-not-a-pin = „{ $value }“ ist keine Nummer der Europäischen Datenbank. Sie hat acht Ziffern.
table-no-names = In keiner Spalte stehen Namen. Wählen Sie die Spalte unten.
table-no-ranks = In keiner Spalte stehen Ränge oder Wertungen. Wählen Sie die Spalte unten.
table-no-scale = Die Skala der Wertungen ist nicht bekannt. Wählen Sie sie unten.
table-no-strength = Rang und Wertung fehlen beide. Geben Sie eins davon an.
table-far-rating = Die Wertung { $rating } gehört zu { $of }, als Rang steht { $rank } da. Berichtigen Sie eins davon, oder lassen Sie die Zeile weg.
table-number-twice = { $number } ist auch die Nummer von Zeile { $first }. Berichtigen Sie eine davon, oder lassen Sie eine Zeile weg.
table-same-person = { $name } steht auch in Zeile { $first }. Lassen Sie eine davon weg.
table-no-team = Brett oder Kapitän ist angegeben, aber keine Mannschaft. Nennen Sie sie oder lassen Sie beide Felder leer.
table-board-twice = Brett { $board } von { $team } steht schon in Zeile { $first }. Ändern Sie eine davon.
table-captain-twice = In Zeile { $first } steht schon ein Kapitän von { $team }. Markieren Sie nur eine davon.
partner-fault-line = „{ $typed }“ ist kein Partner. Schreiben Sie Nachname, Vorname und Rang, etwa Beck, Bea, 2d.
partner-fault-too-many = Höchstens { $most } Partner: Eine Seite hat höchstens drei Personen.
note-of-tournament = Von diesem Turnier werden nur die { $players } Spieler eingelesen: keine Runden, Ergebnisse oder Einstellungen.
note-other-sheets = { $sheets ->
    [one] Ein weiteres Blatt wurde nicht gelesen.
   *[other] { $sheets } weitere Blätter wurden nicht gelesen.
}
note-formula = { $cell } ist eine Formel. Ihr letzter Wert „{ $value }“ wurde übernommen.
note-more-formulas = { $more ->
    [one] Bei einer weiteren Formel wurde der letzte Wert übernommen.
   *[other] Bei { $more } weiteren Formeln wurden die letzten Werte übernommen.
}
note-invisible = Zeile { $line }: Unsichtbare Zeichen wurden entfernt.
note-above-header = Was über Zeile { $line } steht, die die Spalten benennt, wurde nicht gelesen.
note-surname-assumed = Der Nachname ist nicht gekennzeichnet. Bei „{ $whole }“ gilt „{ $surname }“ als Nachname.
note-far-rating = Zeile { $line }: Die Wertung { $rating } gehört zu { $of }, als Rang steht { $rank } da. Beides wurde übernommen.
note-plays-no-round = Zeile { $line }: { $name } spielt in keiner Runde.
note-unused-column = Die Spalte „{ $heading }“ wurde nicht verwendet.
note-of-scale = Die Wertungen wurden auf der { $scale ->
    [french] französischen
    [american] amerikanischen
   *[european] europäischen
  } Skala gelesen.

# Personal links by e-mail, and fees that are paid at once.

