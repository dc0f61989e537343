downloads-complaints = { $count ->
    [one] Sie käme aus einem Grund zurück:
   *[other] Sie käme aus { $count } Gründen zurück:
}
downloads-accepted = Nichts ist falsch, was der Empfänger prüft.
download-draft = Trotzdem herunterladen, für mich selbst
downloads-refused = { $file }: { $count ->
    [one] Eines ist zuerst zu beheben.
   *[other] { $count } Dinge sind zuerst zu beheben.
}
complaint-nothing-played = Es wurde keine Partie gespielt.
complaint-result-missing = Runde { $round }, Tisch { $table }: Das Ergebnis fehlt. Tragen Sie es ein.
complaint-cells-disagree = Runde { $round }, Tisch { $table }: Was von { $name } und von { $value } gesagt wird, passt nicht zusammen. Berichtigen Sie das Ergebnis.
complaint-event-country = Das Turnier hat kein Land. Tragen Sie die zwei Buchstaben ein.
complaint-event-place = Das Turnier hat keinen Ort. Tragen Sie die Stadt ein.
complaint-days-reversed = Der letzte Tag liegt vor dem ersten. Berichtigen Sie ihn.
complaint-too-fast = Die Bedenkzeit ist zu kurz für eine Klasse; die Partien würden nicht gewertet. Berichtigen Sie sie, wenn sie falsch ist.
complaint-board-size = Partien auf { $value } Linien werden nicht gewertet. Berichtigen Sie die Größe, wenn sie falsch ist.
complaint-rules-unknown = Der Empfänger kennt keine Regeln namens { $value }. Wählen Sie andere.
complaint-name-unwritable = Von „{ $value }“ bleibt in lateinischen Buchstaben nichts übrig. Tragen Sie den Namen in lateinischen Buchstaben ein.
complaint-country-unknown = { $name }: „{ $value }“ ist kein Land. Tragen Sie zwei Buchstaben ein.
complaint-club-without-code = Der Verein „{ $value }“ hat kein Kürzel von vier Buchstaben. Tragen Sie es ein.
complaint-pin-unusual = { $name }: Die PIN { $value } hat nicht acht Ziffern. Berichtigen Sie sie.
complaint-pin-twice = { $name } hat dieselbe PIN wie { $value }. Berichtigen Sie eine davon.
complaint-pin-known = { $name } hat hier keine PIN; die Ratingliste hat { $value }. Tragen Sie sie ein.
complaint-pin-other = { $name }: Die PIN ist die von { $value }. Berichtigen Sie sie.
complaint-licence-missing = { $name } hat keine Lizenz. Tragen Sie sie ein.
complaint-licence-missing-listed = { $name } hat keine Lizenz. Die Liste hat { $value }: Tragen Sie sie ein.
complaint-licence-unusual = { $name }: Die Lizenz { $value } hat nicht sieben Ziffern. Berichtigen Sie sie.
complaint-licence-twice = { $name } hat dieselbe Lizenz wie { $value }. Berichtigen Sie eine davon.
complaint-licence-other = { $name }: Die Lizenz ist die von { $value }. Berichtigen Sie sie.
complaint-member-missing = { $name } hat keine Mitgliedsnummer. Tragen Sie sie ein, oder lassen Sie den Spieler weg.
complaint-member-missing-listed = { $name } hat keine Mitgliedsnummer. Die Liste hat { $value }: Tragen Sie sie ein.
complaint-member-unusual = { $name }: Die Mitgliedsnummer { $value } ist keine Zahl. Berichtigen Sie sie.
complaint-member-twice = { $name } hat dieselbe Mitgliedsnummer wie { $value }. Berichtigen Sie eine davon.
complaint-member-unknown = { $name }: Die Liste kennt kein Mitglied { $value }. Berichtigen Sie die Nummer, oder lassen Sie den Spieler weg.
complaint-member-other = { $name }: Die Mitgliedsnummer ist die von { $value }. Berichtigen Sie sie.
complaint-member-expired = { $name }: Die Mitgliedschaft endete am { $value }. Lassen Sie sie erneuern, oder lassen Sie den Spieler weg.

reporting-title = Was Verbände bekommen
reporting-clubs = Kürzel der Vereine
reporting-clubs-about = Bis zu vier Buchstaben oder Ziffern, wie der Verband sie hat. Ohne Kürzel stehen in der europäischen Datei die ersten vier Buchstaben des Namens.
reporting-aga = Aus dem amerikanischen Bericht weggelassen
reporting-aga-about = Wer angekreuzt ist, fehlt mit allen Partien.
reporting-save = Sichern
reporting-saved = Gesichert.

settings-rating-preview = Zeigen, was die Partien mit den Ratings machen
settings-rating-preview-note = Eine Spalte in der Rangliste und bei den Spielern, nach der europäischen Formel.
rating-preview = Rating ±
rating-preview-about = Was die Partien bisher mit dem europäischen Rating machen, gewichtet nach der Klasse der Bedenkzeit (A 1, B ¾, C ½, D ¼).
complaint-country-missing = { $name } hat weder PIN noch Land. Tragen Sie die zwei Buchstaben des Landes ein.
