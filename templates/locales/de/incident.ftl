# Vorfälle und Entscheidungen: was geschah, wann, die Entscheidung, und was danach geschieht.

## Was geschah
incident-step = Vorfall, Schritt { $n } von 4.
incident-amends = Entscheidung { $no } wird geändert.
error-no-draft = Diesen Entwurf einer Entscheidung gibt es nicht mehr: Die Entscheidung wurde getroffen, oder einen Tag lang machte niemand damit weiter. Beginnen Sie am Brett neu.
incident-at = Tisch { $table }, { $black } und { $white }
incident-what = Was geschah
incident-when = Wann
incident-what-question = Was ist geschehen?
incident-stopped = Die Partie ruht. Was tot ist, was offen ist und wie gezählt wird, klärt sich auf dem Brett, Schritt für Schritt; niemand verliert dadurch etwas.
incident-lead-end = Das Ende auf dem Brett klären
incident-usual = Am häufigsten
incident-usual-besides = Nicht in der Aufzeichnung: am häufigsten
incident-gap = Oder ein Zug fehlt in der Aufzeichnung, was kein Verstoß ist: Fragen Sie beide
incident-first = War zuerst: Damit ist die Partie verloren, spätere zählen nicht. Bemerkt nach Zug { $n }
incident-noticed = Bemerkt nach Zug { $n }
incident-whose = Wer war es?
incident-whose-resigned = Wer soll aufgegeben haben?
partner-which = Wer von beiden gezogen hat
partner-first = der erste Spieler
partner-second = der zweite Spieler
turns-was = Nach der Reihenfolge war bei Zug { $n } { $name } an der Reihe ({ $color }).
incident-who-captain = Der Kapitän der anderen Mannschaft
## Wann
incident-end-question = Die Partie war zu Ende. Hatten beide das angenommen?
incident-order-question = Eine Entscheidung hat diese Partie beendet. Geschah dies vorher?
incident-end-shows = Das Ergebnis ist: { $result }.
incident-end-since = Eingetragen um { $at }
incident-end-why = Ein Ende, das beide angenommen haben, bleibt. Wer es nicht angenommen hat, sagt es jetzt; bis dahin ändert sich nichts.
incident-order-why = Wer zuerst gegen eine Regel verstieß, gewinnt nicht durch einen späteren Verstoß. Was sich nicht mehr klären lässt, gilt als später.
after-end-accepted = Ja, beide hatten es angenommen
after-end-open = Nein, der Schiedsrichter wurde vorher gerufen
after-end-earlier = Ja, vorher
after-end-later = Nein, danach, oder unbekannt
after-end-said-accepted = nach dem Ende, das beide angenommen hatten
after-end-said-open = bevor beide das Ende annahmen
after-end-said-earlier = vor dem, worüber entschieden wurde
after-end-said-later = nach dem, worüber entschieden wurde, oder zu unbekannter Zeit
incident-when-question = Wann wurde es bemerkt?
incident-more-question = Was ist noch bekannt?
when-at-once = Sofort, vor dem nächsten Zug
when-up-to-three = Ein bis drei Züge später
when-more = Mehr als drei Züge später
when-through-move = Bis einschließlich Zug { $n }
when-past-move = Später als Zug { $n }
when-within = { $n ->
    [1] Einen Zug später
   *[other] Einen bis { $n } Züge später
  }
when-beyond = { $n ->
    [1] Mehr als einen Zug später
   *[other] Mehr als { $n } Züge später
  }
when-confirmed = Nachdem beide das Ergebnis bestätigt hatten
when-before-result = Bevor beide das Ergebnis bestätigt hatten
incident-numbers = Zugnummern, und wer es bemerkte
incident-numbers-note = Ohne Nummern gelten die Antworten oben.
incident-which-move = Welcher Zug
incident-after-move = Bemerkt nach Zug
incident-by-numbers = Diese Nummern verwenden
incident-who = Wer bemerkte es
incident-who-unsaid = Nicht angegeben
incident-who-arbiter = Der Schiedsrichter
incident-move = Zug { $n }
incident-noticed-after = bemerkt nach Zug { $n }
incident-minutes = Minuten zu spät
incident-grace = { $n ->
    [one] Die Karenzzeit des Turniers beträgt { $n } Minute.
   *[other] Die Karenzzeit des Turniers beträgt { $n } Minuten.
  }
incident-minutes-late = { $n ->
    [one] { $n } Minute zu spät
   *[other] { $n } Minuten zu spät
  }
incident-fault = Was genau
incident-fault-before-stone = Gedrückt, bevor der Stein lag, oder zugleich
incident-fault-before-captures = Gedrückt, bevor die geschlagenen Steine weg waren
incident-fault-not-pressed = Nach dem Zug nicht gedrückt
incident-fault-after-move = Reklamiert, nachdem ein Zug gespielt war
incident-fault-after-stop = Reklamiert, nachdem beide gepasst hatten
incident-fault-bystander = Von Unbeteiligten gerufen
incident-fault-unheard = Es wurde überhört
incident-fault-disputed = Einer sagt es, der andere nicht
incident-fault-no-stone = Ohne den Stein, den es kostet
incident-fault-captures = Um gefangene Steine abzunehmen
incident-fault-only-dame = Nur noch Dame sind übrig
incident-fault-passed-early = Beide haben zu früh gepasst
incident-fault-off-lid = Nicht im Deckel aufbewahrt
incident-fault-touched = Berührt oder zurückgegeben
incident-fault-other = Etwas anderes
incident-so = Trifft etwas davon zu?
incident-said-hint = Steht bei der Entscheidung: Wer sie lesen darf, liest auch dies
case-point-taken = Sein Punkt ist inzwischen besetzt
case-played-on = Es wurde schon weitergespielt
case-deliberate = Es geschah mit Absicht
case-agreed = Beide Spieler sind einig
case-disagreed = Die Spieler wurden gefragt und sind nicht einig
case-dropped = Der Stein ist aus den Fingern gefallen
case-force-majeure = Niemand am Tisch hat es verursacht
case-lost = Die Stellung lässt sich nicht wieder aufbauen
case-effective-move = Nachdem das Spiel ruhte, wurde ein Zug gefunden, der das Ergebnis ändert
figure-lies = Wie es im Saal liegt
figure-record = Nach der Aufzeichnung
figure-record-moves = { $n ->
    [one] nach { $n } Zug
   *[other] nach { $n } Zügen
  }
clock-back = Wie viel Zeit wird zurückgegeben?
clock-back-may = Falls Zeit zurückgegeben wird
clock-back-hint = Minuten und Sekunden, zum Beispiel 1:30
clock-shown = Die Uhr von { $color } zeigte { $time }, notiert bei Zug { $n }.
clock-entered = Der letzte Zug wurde um { $at } eingegeben, { $time } nach dem davor.
fault-time-back = Geben Sie Minuten und Sekunden ein, zum Beispiel 1:30
stones-which = Welche Steine, von wo nach wo?
stones-board = Das Brett nach der Aufzeichnung
stones-from-asked = Tippen Sie auf den Punkt, auf den ein Stein gehört, oder geben Sie beide Punkte ein.
stones-to-asked = { $point }: Tippen Sie darauf, wo er jetzt liegt.
stones-is-off = Er liegt nicht auf dem Brett
stones-off = nicht auf dem Brett
stones-from = Gehört auf
stones-to = Liegt auf
stones-to-hint = Leer: Er liegt nicht auf dem Brett
stones-add = Diesen Stein hinzufügen
stones-out = Entfernen
stones-no-point = Geben Sie einen Punkt dieses Brettes ein, zum Beispiel Q4
stones-none-there = Die Aufzeichnung hat dort keinen Stein
asked-player-named = { $color }, { $name }: gefragt, ob der Stein so zurückgeht
asked-player-whether = { $color }, { $name }: gefragt, ob die Partie weitergeht
asked-goes-back = Einverstanden, es geht weiter
asked-not-agreed = Nicht einverstanden
incident-back = Zurück zu dem, was geschah
incident-kept = Die Meldung ist gespeichert, mit dem, was Sie geschrieben haben. Sie ändert nichts, bis jemand von dieser Seite aus über sie entscheidet.
## Die Entscheidung
ruling-title = Entscheidung, Tisch { $table }
ruling-amend-title = Entscheidung { $no } ändern, Tisch { $table }
ruling-amend-said = Dies ersetzt Entscheidung { $no }. Sie lautete: „{ $said }“ Schreiben Sie, warum sie geändert wird.
ruling-waits = Der Schiedsrichter entscheidet; bis dahin geschieht nichts.
ruling-no-offence = Kein Verstoß.
standing-text = Nach dem Text
standing-derived = Folgt aus
standing-setting = Allgemeine Praxis
quote-wording = Der Wortlaut
quote-ours = Unsere Übersetzung
ruling-binds = Der Schiedsrichter
firm-binding = ist daran gebunden
firm-default = darf anders entscheiden
firm-open = entscheidet
ruling-earlier = Strafen bisher
ruling-amount = Punkte oder Minuten der Strafe
ruling-penalty = Zusätzliche Strafe
ruling-words = In den Worten des Schiedsrichters
ruling-words-hint = Ihre Begründung; bei einer anderen Strafe, worin sie besteht. Wer die Entscheidung lesen darf, liest auch dies
ruling-told = Spieler unterrichtet
ruling-confirm = Entscheidung bestätigen
ruling-amend-confirm = Entscheidung { $no } ändern
ruling-count-on = Die Partie zählen, Tisch { $table }
ruling-choose = Ihre Möglichkeiten
ruling-instead = Andere Möglichkeiten
ruling-if-agreed = Wenn beide einig sind: { $remedy }
ruling-in-practice = In der Praxis: { $remedy }
ruling-later = Meldung für später speichern
ruling-ask = Zuerst beide fragen
ruling-amends = Ersetzt
ruling-status = Nicht mehr in Kraft
ruling-not-told = Spieler noch nicht unterrichtet
ruling-tell = Spieler ist unterrichtet
ruling-told-now = Entscheidung { $no }: vermerkt, dass der Spieler unterrichtet ist.
ruling-sheet = Blatt zum Drucken
ruling-amend = Ändern
ruling-withdraw = Entscheidung zurücknehmen
ruling-withdraw-note = Ihre Strafen zählen nicht mehr. Steht ihr Ergebnis noch, so gilt am Tisch wieder, was davor galt. Der Eintrag bleibt.
ruling-not-back = Entscheidung { $no }, die sie ersetzt hat, tritt nicht wieder in Kraft.
ruling-withdraw-reason = Warum wird sie zurückgenommen?
ruling-position = Seit dieser Entscheidung wurde weitergespielt. Welche Stellung gilt?
ruling-position-now = Die Partie, wie sie jetzt steht
ruling-position-before = { $n ->
    [one] Die Stellung vor der Entscheidung: Der Eintrag seitdem ({ $n }) wird zurückgenommen
   *[other] Die Stellung vor der Entscheidung: Die Einträge seitdem ({ $n }) werden zurückgenommen
  }
ruling-withdrawn-now = Entscheidung { $no } ist zurückgenommen.
ruling-withdrawn-shows = Entscheidung { $no } ist zurückgenommen. Das Ergebnis ist jetzt: { $result }.
ruling-amended-by = Geändert durch Entscheidung { $no }
ruling-amended-gone = Geändert durch Entscheidung { $by }. Entscheidung { $no } wurde später zurückgenommen, und diese tritt nicht wieder in Kraft: Keine davon gilt
ruling-withdrawn-by = Zurückgenommen von { $name }, { $at }: { $reason }
ruling-recorded = Entscheidung { $no } ist eingetragen. Das Ergebnis der Partie bleibt, wie es ist.
ruling-recorded-result = Entscheidung { $no } ist eingetragen. Das Ergebnis ist jetzt: { $result }.
ruling-recorded-anew = Entscheidung { $no } ist eingetragen. Die Partie wird wiederholt.
ruling-recorded-before = Diese Entscheidung war schon eingetragen.
note-confirmed-alone = Das Ergebnis ist bestätigt: Nichts kann es ändern.
note-round-over = Die Runde ist vorbei, denn eine spätere ist ausgelost: Keine Entscheidung ändert dieses Ergebnis, nur eine Strafe kann vermerkt werden. Was falsch eingetragen war, wird als solches gemeldet oder am Tisch berichtigt.
note-nothing-entered = Für diese Partie ist noch kein Ergebnis eingetragen: Tragen Sie das ein, das beide bestätigt haben.
## Alle Vorfälle und Entscheidungen
incidents-title = Vorfälle und Entscheidungen
incidents-lead = Melden Sie einen Vorfall an seinem Tisch.
incidents-waiting = Noch ohne Entscheidung
incidents-waiting-note = Eine Meldung ändert nichts, bis jemand über sie entscheidet.
incidents-rule = Entscheiden
incidents-open = Öffnen
incidents-csv = Alle Entscheidungen als Tabelle (CSV)
rulings-lead = Was die Schiedsrichter entschieden haben, und warum.
rulings-none = Noch keine öffentliche Entscheidung.
sheet-how = Diese Seite drucken und unterschreiben lassen.
## Einsprüche
appeal-none = In diesem Turnier gibt es keinen Einspruch.
appeal-take = Einspruch aufnehmen
ruling-withdraw-why = Schreiben Sie, warum die Entscheidung zurückgenommen wird
appeal-who = Wer legt Einspruch ein
appeal-act = Einspruch aufnehmen
appeal-taken = Entscheidung { $no }: Der Einspruch ist aufgenommen.
appeal-deadline-untold = Der Spieler ist noch nicht unterrichtet: Die Frist für einen Einspruch beginnt erst dann.
appeal-interests = Befangenheit
appeal-interests-hint = Was ein Mitglied gesagt hat, und wer es vertrat
appeal-interests-said = Befangenheit: { $said }
interest-ruled = { $name } hat entschieden und stimmt nicht mit.
interest-plays = { $name } spielt in dieser Partie: Jemand anderes tritt ein.
interest-club = { $name } ist im Verein von { $player }: Jemand anderes kann eintreten.
appeal-effects = Wenn die Entscheidung aufgehoben wird
appeal-effect-none = Das Ergebnis der Partie bleibt, wie es ist.
appeal-effect-result = Das Ergebnis wird { $after } statt { $before }.
appeal-effect-draft = Runde { $n } ist ein Entwurf: Losen Sie sie nach der Entscheidung neu aus.
appeal-effect-published = Runde { $n } ist veröffentlicht: Ihre Paarungen bleiben, die Tabellen ab hier ändern sich.
appeal-number = Einspruch { $no }
appeal-by = { $name }, { $at }
ruling-committee = Der Ausschuss entscheidet
ruling-committee-tick = Der Ausschuss entscheidet anstelle des Schiedsrichters
ruling-committee-final = Seine Entscheidung ist endgültig: Einspruch dagegen gibt es nicht.
ruling-committee-no-appeal = Eine Entscheidung des Ausschusses ist endgültig: Dagegen gibt es keinen Einspruch.
ruling-committee-withdraws = Der Ausschuss nimmt sie zurück
ruling-committee-words = Schreiben Sie die Gründe des Ausschusses
ruling-by-committee = Ausschuss
ruling-by-members = { $members }. Die Entscheidung ist endgültig. Festgehalten von { $name }
appeal-judge = Der Beschluss des Ausschusses
appeal-judge-note = Wer entschieden hat, stimmt nicht mit. Der Beschluss ist endgültig. Wird die Entscheidung aufgehoben, ist sie damit zurückgenommen.
appeal-member = Mitglied { $n }
appeal-vote = Stimme
vote-upheld = Die Entscheidung bleibt bestehen
vote-overturned = Die Entscheidung wird aufgehoben
appeal-reasons = Gründe
appeal-judge-act = Beschluss eintragen
appeal-judged = Entscheidung { $no }: Der Beschluss ist gespeichert.
appeal-judged-falls = Entscheidung { $no } ist aufgehoben und zurückgenommen: Es gilt das Ergebnis ohne sie. Ist etwas anderes zu entscheiden, so melden Sie am Tisch einen Vorfall.
## Das Verfahren des Turniers
procedure-title = Verfahren und Entscheidungen
procedure-which = Verfahren
procedure-which-hint = Wählen Sie ein anderes, gelten dessen eigene Werte.
procedure-of-rules = Wie die Spielregeln: { $rules }
procedure-international = Internationales Turnier
procedure-international-note = Manche Texte behandeln diese anders
procedure-public = Entscheidungen veröffentlichen
procedure-public-note = Jeder kann neue Entscheidungen lesen; sonst nur Schiedsrichter, die die Spieler unterrichten
procedure-file = Das Verfahren als Datei (TOML)
procedure-file-note = Speichern Sie die Datei, ändern Sie sie in einem Texteditor und übernehmen Sie sie wieder. Sie kann jede Zahl und jede Regel ändern. Ein Fehler wird mit seiner Zeile abgelehnt.
procedure-file-save = Datei speichern
procedure-saved = Das Verfahren ist gespeichert.
procedure-said-text = Nach *{ $text }*.
procedure-said-cautions = { $n ->
    [one] *Eine Ermahnung* ergibt eine Verwarnung.
   *[other] *{ $n } Ermahnungen* ergeben eine Verwarnung.
}
procedure-said-no-cautions = Ermahnungen ergeben nie eine Verwarnung.
procedure-said-stones = { $n ->
    [0] Eine Verwarnung kostet *keine Punkte*.
    [one] Eine Verwarnung kostet *einen Punkt*.
   *[other] Eine Verwarnung kostet *{ $n } Punkte*.
}
procedure-said-warnings = { $n ->
    [one] *Eine Verwarnung* kostet die Partie
   *[other] *{ $n } Verwarnungen* kosten die Partie
}{ $end ->
    [exclusion] {" "}mit *Ausschluss vom Turnier*
   *[other] {""}
}; es zählen die { $scope ->
    [event] *des ganzen Turniers*
   *[other] *derselben Partie*
}.
procedure-said-discretion = Eine Strafe nach Ermessen nimmt *höchstens { $points } Punkte* oder *{ $minutes } Minuten*.
procedure-said-no-warnings = Verwarnungen werden notiert, *keine kostet die Partie*.
procedure-said-late = Mehr als *{ $n } Minuten* zu spät: { $after ->
    [loses-by-default] *kampflos verloren*.
    [clock-only] *nur die Uhr wird belastet*.
   *[other] *der Schiedsrichter entscheidet*.
}
procedure-said-late-at = *{ $n } Minuten* oder mehr zu spät: { $after ->
    [loses-by-default] *kampflos verloren*.
    [clock-only] *nur die Uhr wird belastet*.
   *[other] *der Schiedsrichter entscheidet*.
}
procedure-said-charge = { $n ->
    [0] Eine Verspätung kostet *keine Zeit*.
   *[other] *{ $n } %* der Verspätung gehen von der Uhr ab.
}
procedure-said-appeals = { $n ->
    [one] *Eine Person entscheidet* über Einsprüche
   *[other] *{ $n } Personen entscheiden* über Einsprüche
}{ $until ->
    [result-confirmed] {" "}*bis zur Bestätigung des Ergebnisses*.
    [round-closed] {" "}*bis zum Abschluss der Runde*.
   *[other] , eingelegt *binnen { $minutes } Minuten* nach Mitteilung der Entscheidung.
}
procedure-said-public = *Alle* können neue Entscheidungen lesen.
procedure-said-arbiters = *Nur Schiedsrichter* können neue Entscheidungen lesen.
procedure-said-finished = Beendete Runden *gelten als bestätigt*.
procedure-said-unfinished = Beendete Runden *gelten nicht als bestätigt*.
procedure-leaves-open = Was der Text offenlässt
procedure-save-choices = Antworten speichern
procedure-rest = Alles Übrige
procedure-often = Häufige Vorfälle
procedure-follow-text = Das Turnier beginnt mit dem neuen Text: Eigene Änderungen entfallen.
procedure-follow-new = Getroffene Entscheidungen bleiben; neue folgen dem, was gespeichert ist.
procedure-follow-print = Drucken Sie das Regelblatt für den Saal neu.
## Das Journal
act-incident = Vorfall gemeldet
act-ruling = Entscheidung
act-tell-ruling = Spieler von einer Entscheidung unterrichtet
act-withdraw-ruling = Entscheidung zurückgenommen
act-appeal = Einspruch
act-judge-appeal = Über Einspruch beschlossen
vote-open = Bitte wählen
ruling-fallen-by = Vom Ausschuss auf Einspruch { $appeal } aufgehoben; eingetragen von { $name }, { $at }
ruling-same = { $name } hat hier schon darüber entschieden, { $at }. Entscheiden Sie nur noch einmal, wenn es wieder geschehen ist.

# Das Ende einer Partie, geführt: vom zweiten Passen bis zum bestätigten Ergebnis.

incident-disputed-question = Was sagt jeder der beiden Spieler?
incident-called-question = Wann wurde der Schiedsrichter gerufen?

complaint-nothing-played = Es wurde keine Partie gespielt.
complaint-nothing-to-send = Es gibt nichts zu senden: Es spielten nur Partner zusammen, und keine Wertungsliste nimmt deren Partien.
complaint-result-missing = Runde { $round }, Tisch { $table }: Das Ergebnis fehlt. Tragen Sie es ein.
complaint-cells-disagree = Runde { $round }, Tisch { $table }: Die Ergebnisse von { $name } und von { $value } stimmen nicht überein. Berichtigen Sie das Ergebnis.
complaint-event-country = Das Turnier hat kein Land. Tragen Sie die zwei Buchstaben ein.
complaint-event-place = Das Turnier hat keinen Ort. Tragen Sie die Stadt ein.
complaint-days-reversed = Der letzte Tag liegt vor dem ersten. Berichtigen Sie ihn.
complaint-too-fast = Die Bedenkzeit ist für jede Klasse zu kurz; die Partien würden nicht gewertet. Berichtigen Sie sie, wenn sie falsch ist.
complaint-board-size = Partien auf { $value } Linien werden nicht gewertet. Berichtigen Sie die Größe, wenn sie falsch ist.
complaint-rules-unknown = Der Verband kennt keine Regeln namens { $value }. Wählen Sie andere.
complaint-name-unwritable = Für „{ $value }“ gibt es keine sichere Schreibweise in lateinischen Buchstaben. Bitte den Namen in lateinischen Buchstaben eintragen.
complaint-name-in-capitals = { $name }: Der Nachname steht in Großbuchstaben. In der Datenbank steht { $value }.
complaint-country-unknown = { $name }: „{ $value }“ ist kein Länderkürzel. Tragen Sie zwei Buchstaben ein.
complaint-club-without-code = Der Verein „{ $value }“ hat kein Kürzel von vier Buchstaben. Tragen Sie es ein.
complaint-pin-unusual = { $name }: Die PIN { $value } hat nicht acht Ziffern. Berichtigen Sie sie.
complaint-pin-twice = { $name } hat dieselbe PIN wie { $value }. Berichtigen Sie eine davon.
complaint-pin-known = { $name } hat hier keine PIN; die Wertungsliste hat { $value }. Tragen Sie sie ein.
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
settings-rating-preview = Zeigen, wie die Partien die Wertungen ändern
settings-rating-preview-note = Eine Spalte in der Tabelle und bei den Spielern, nach der europäischen Formel.
complaint-country-missing = { $name } hat weder PIN noch Land. Tragen Sie die zwei Buchstaben des Landes ein.

# Eine Partie am Brett aufzeichnen, und ihr zusehen.

incident-found = In der aufgezeichneten Partie gefunden
figure-now = Jetzt.
figure-after = Nach der Entscheidung.
ruling-record = Aufgezeichnete Partie
ruling-record-done = Die Entscheidung wird auch auf die Aufzeichnung angewandt
ruling-record-stays = Auf die Aufzeichnung lässt sich das nicht anwenden. Das Brett von Hand richtigstellen; die Aufzeichnung bleibt, wie sie ist.
ruling-prisoners = Gefangene
ruling-on = Weiter mit der Partie, Tisch { $table }
ruling-unseated = Diese Spieler treffen in Runde { $round } nicht mehr aufeinander: Sie wurde verworfen oder neu ausgelost. Die Entscheidung ändert dort nichts.

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

outcome-means = Was es für Tabelle und Dateien bedeutet
procedure-finished = Ergebnisse einer beendeten Runde gelten als bestätigt
procedure-finished-note = Danach kann sie nur der Hauptschiedsrichter berichtigen
## Ausschluss
ruling-out = Spätere Runden
ruling-out-of = { $name } spielt die Runden { $rounds } nicht mehr.
ruling-out-already = { $name } spielt ohnehin keine spätere Runde.
## Das Protokoll
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

# Die Spielregeln eines Turniers, Feld für Feld

play-title = Spielregeln
play-lead = Was hier gewählt wird, gilt für Partien, die danach begonnen werden; eine aufgezeichnete Partie behält die Regeln, mit denen sie begonnen wurde.
play-as-text = Nach den Regeln: { $value }
play-save = Spielregeln speichern
play-saved = Die Spielregeln sind gespeichert. Sie gelten für Partien, die noch nicht begonnen sind; aufgezeichnete Partien behalten ihre.
play-refused = Das ist hier nicht möglich: Wählen Sie eine der Antworten, oder Punkte wie 0,5
play-scoring = Zählweise
play-scoring-territory = Gebiet und Gefangene
play-scoring-area = Fläche: Steine und Gebiet
play-seki-eyes = Augen in einem Seki
play-seki-eyes-counted = Zählen
play-seki-eyes-not-counted = Zählen nicht
play-open-dame = Offene neutrale Punkte
play-open-dame-makes-seki = Machen die Gruppe daneben zum Seki
play-open-dame-neutral = Zählen einfach nicht
play-dead-stones = Ein toter Stein im Gebiet
play-dead-stones-two = Zwei Punkte, mit dem Punkt darunter
play-dead-stones-one = Ein Punkt
play-bent-four = Geknickte Vier in der Ecke
play-bent-four-dead = Ist tot
play-bent-four-played-out = Wird ausgespielt
play-detection = Tote Steine
play-detection-asked = Werden auf Wunsch vorgeschlagen
play-detection-by-default = Werden erkannt, die Spieler berichtigen
play-ko = Ko
play-ko-simple = Kein sofortiges Zurückschlagen
play-ko-positional-superko = Keine frühere Stellung
play-ko-situational-superko = Keine frühere Stellung mit demselben Spieler am Zug
play-ko-simple-and-positional = Weder sofortiges Zurückschlagen noch eine frühere Stellung
play-ko-ing = Ings Ko
play-suicide = Selbstmord
play-suicide-forbidden = Verboten
play-suicide-several-stones = Ab zwei Steinen erlaubt
play-suicide-legal = Erlaubt
play-passes-to-end = Wie oft in Folge gepasst wird, bis die Partie ruht
play-pass-rounds = Wie oft das geschehen muss
play-white-passes-last = Weiß passt zuletzt
play-pass-stones = Passen gibt einen Stein ab
play-opening-passes-end = Zwei Mal Passen zu Beginn beenden die Partie
play-handicap-placement = Vorgabesteine
play-handicap-placement-fixed = Auf den üblichen Punkten
play-handicap-placement-free = Wo Schwarz will
play-handicap-placement-white-passes = Als Züge, auf die Weiß passt
play-handicap-compensation = Ausgleich für Weiß
play-handicap-compensation-none = Nichts
play-handicap-compensation-stones = Einen Punkt je Stein
play-handicap-compensation-stones-less-one = Einen Punkt je Stein außer dem ersten
play-handicap-komi = Komi einer Vorgabepartie
play-tie = Gleichstand
play-tie-jigo = Jigo
play-tie-avoided-by-komi = Unentschieden, das übliche Komi vermeidet es
play-tie-black-wins = Schwarz gewinnt
play-tie-white-wins = Weiß gewinnt
play-repetition = Wiederholung der Stellung
play-repetition-forbidden = Verboten
play-repetition-no-result-if-agreed = Kein Ergebnis, wenn beide einig sind
play-repetition-draw = Unentschieden
play-repetition-referee = Der Schiedsrichter entscheidet
play-resumption = Wenn eine angehaltene Partie weitergeht
play-resumption-opponent-of-requester = Der Gegner dessen, der darum bittet, spielt zuerst
play-resumption-opponent-of-last-passer = Der Gegner dessen, der zuletzt passte, spielt zuerst
play-resumption-by-agreement = Beide einigen sich, wer zuerst spielt
play-resumption-none = Sie geht nicht weiter: Das Brett zählt, wie es steht
play-disagreement = Wenn die Spieler nicht einig werden
play-disagreement-both-lose = Beide verlieren, wenn sie gefragt wurden und ablehnen
play-disagreement-all-stones-live = Alle Steine leben
play-disagreement-referee = Der Schiedsrichter entscheidet
play-confirmation-ko = Ko beim Ausspielen auf der Kopie
play-confirmation-ko-pass-for-ko = Ein Passen für dieses Ko
play-confirmation-ko-as-in-play = Wie im Spiel

# Das Blatt für den Saal: wie ein Turnier spielt und entscheidet, auf einer Seite

poster-title = So spielen wir
poster-how = Eine Seite zum Drucken und Aufhängen, aus den Angaben dieses Turniers.
poster-code = Zum Einscannen: diese Seite
poster-komi = Partien ohne Vorgabe: Komi { $even }. Vorgabepartien: Komi { $handicap }.
poster-article = Art. { $a }
poster-own = Von diesem Turnier festgelegt
poster-practice = allgemeine Praxis
poster-marks = ¹ Von diesem Turnier festgelegt. Wo ein Artikel genannt ist, sagt es der Text, oder es folgt aus ihm. ² Allgemeine Praxis: in keinem Text.
poster-printed = Gedruckt: { $moment }.
poster-call = Schiedsrichter rufen
poster-call-how = Uhr anhalten. Hand heben. Das Brett lassen, wie es ist.
poster-call-move = ein Zug scheint regelwidrig, oder ein Stein wurde verschoben
poster-call-flag = die Zeit ist abgelaufen, oder die Uhr geht falsch
poster-call-count = Sie sind uneins über tote Steine oder die Auszählung
poster-call-help = jemandem wird geholfen, oder Sie werden gestört
poster-illegal = Ein regelwidriger Zug
poster-suicide-one = Selbstmord eines Steins
poster-suicide-several = Selbstmord von zwei oder mehr Steinen
poster-take-back = Zurück zur Stellung vor diesem Zug
poster-later = Später bemerkt
poster-between = { $from } bis { $to } Züge später bemerkt
poster-other-noticed = Nur jemand anders hat es bemerkt
poster-default = { $what }, wenn der Schiedsrichter nicht anders entscheidet
poster-points = { $points ->
    [one] { $points } Punkt für den Gegner, der Zug bleibt stehen
   *[other] { $points } Punkte für den Gegner, der Zug bleibt stehen
  }
poster-discretion = { $points ->
    [one] Eine Strafe nach Ermessen des Schiedsrichters nimmt höchstens { $points } Punkt oder { $minutes } Minuten.
   *[other] Eine Strafe nach Ermessen des Schiedsrichters nimmt höchstens { $points } Punkte oder { $minutes } Minuten.
  }
poster-stones = { $n ->
    [one] { $n } Punkt für den Gegner
   *[other] { $n } Punkte für den Gegner
  }
poster-may-add = Der Schiedsrichter kann eine Strafe hinzufügen.
poster-nothing-changes = Es bleibt dabei
poster-moved = Ein Stein wurde verschoben
poster-asked-first = Bevor beide verlieren, fragt der Schiedsrichter beide.
poster-end = Das Ende der Partie
poster-stop = { $n ->
    [2] Zweimal Passen nacheinander hält die Partie an.
    [3] Dreimal Passen nacheinander hält die Partie an.
   *[other] { $n }-mal Passen nacheinander hält die Partie an.
  }
poster-stop-ends = { $n ->
    [2] Zweimal Passen nacheinander beendet die Partie.
    [3] Dreimal Passen nacheinander beendet die Partie.
   *[other] { $n }-mal Passen nacheinander beendet die Partie.
  }
poster-pass-stones = Wer passt, gibt einen Stein ab; Weiß passt zuletzt.
poster-dame-seki = Füllen Sie die neutralen Punkte, gleich welche Seite. Eine lebende Gruppe mit offenem neutralem Punkt hat kein Gebiet.
poster-dame-area = Füllen Sie die neutralen Punkte abwechselnd: Jeder zählt für den, der ihn füllt.
poster-dame-neutral = Offene neutrale Punkte zählen für niemanden.
poster-agree = Jeder sagt, welche Steine tot sind. Sind Sie einig, ist die Partie beendet.
poster-detected = Tote Steine werden automatisch erkannt; Sie dürfen das Erkannte berichtigen.
poster-differ-copy = Uneinig: Schiedsrichter rufen. Es wird auf einer Kopie gezeigt; wer im Ko einen Stein verlor, passt einmal für dieses Ko.
poster-differ-alive = Uneinig: weiterspielen. Was am Ende steht, lebt.
poster-differ-twice = Uneinig: weiterspielen. Wird danach noch zweimal nacheinander gepasst, leben alle Steine auf dem Brett.
poster-differ-first = Uneinig: weiterspielen. Sind Sie auch uneinig, wer zuerst zieht, leben alle Steine auf dem Brett.
poster-resume-requester = Oder verlangen Sie, weiterzuspielen. Ihr Gegner kann nicht ablehnen und zieht zuerst.
poster-resume-passer = Zum Weiterspielen: Der Gegner dessen, der zuletzt passte, zieht zuerst.
poster-resume-agreed = Zum Weiterspielen: Einigen Sie sich, wer zuerst zieht.
poster-resume-none = Das Brett zählt, wie es steht: Schlagen Sie tote Steine, bevor Sie passen.
poster-count-territory = Gebiet und Gefangene zählen; tote Steine werden Gefangene.
poster-count-one = Gebiet und Gefangene zählen; ein toter Stein zählt einen Punkt.
poster-count-area = Steine und umschlossene Punkte zählen.
poster-confirm = Jeder bestätigt das Ergebnis für sich. Danach bleibt es dabei.
poster-time = Zeit
poster-clock = { $time }
poster-press = Drücken Sie mit der Hand, die gezogen hat.
poster-canadian-pass = In der Zusatzzeit zählt ein Passen als Stein: Legen Sie einen der abgezählten in die Dose zurück und drücken Sie.
poster-late-loses = { $n ->
    [one] Mehr als { $n } Minute zu spät: Die Partie ist verloren.
   *[other] Mehr als { $n } Minuten zu spät: Die Partie ist verloren.
  }
poster-late-loses-at = { $n ->
    [one] { $n } Minute zu spät oder mehr: Die Partie ist verloren.
   *[other] { $n } Minuten zu spät oder mehr: Die Partie ist verloren.
  }
poster-late-clock = { $n ->
    [one] Die Uhr läuft, solange Sie fehlen; die Karenzzeit ist { $n } Minute.
   *[other] Die Uhr läuft, solange Sie fehlen; die Karenzzeit sind { $n } Minuten.
  }
poster-late-arbiter = { $n ->
    [one] Mehr als { $n } Minute zu spät: Der Schiedsrichter entscheidet.
   *[other] Mehr als { $n } Minuten zu spät: Der Schiedsrichter entscheidet.
  }
poster-late-arbiter-at = { $n ->
    [one] { $n } Minute zu spät oder mehr: Der Schiedsrichter entscheidet.
   *[other] { $n } Minuten zu spät oder mehr: Der Schiedsrichter entscheidet.
  }
poster-phones = Telefone aus. Niemand hilft, niemand kommentiert.
poster-appeals = Einspruch
poster-appeal-confirmed = Bis das Ergebnis bestätigt ist, schriftlich, am Tisch der Turnierleitung.
poster-appeal-round = Bis die Runde abgeschlossen ist, schriftlich, am Tisch der Turnierleitung.
poster-appeal-minutes = { $n ->
    [one] Binnen { $n } Minute, nachdem Sie von der Entscheidung unterrichtet wurden, schriftlich, am Tisch der Turnierleitung.
   *[other] Binnen { $n } Minuten, nachdem Sie von der Entscheidung unterrichtet wurden, schriftlich, am Tisch der Turnierleitung.
  }
poster-committee-of = Ein Ausschuss aus { $n } entscheidet.
poster-committee = Es entscheiden: { $names }.
poster-reserves = Ist einer in Ihrer Partie oder Ihrem Verein: { $names }.
poster-final = Die Entscheidung ist endgültig.
committee-title = Wer über Einsprüche entscheidet
committee-names = Mitglieder des Ausschusses, ein Name je Zeile
committee-names-hint = Sie stehen auf dem Blatt für den Saal und auf der Seite eines Einspruchs.
committee-reserves = Vertretung, ein Name je Zeile
committee-reserves-hint = Für ein Mitglied derselben Partie, desselben Vereins oder derselben Familie.
poster-late-charged = { $percent } % der Verspätung werden von Ihrer Uhr abgezogen.
poster-captains = In einer Begegnung zählt jedes Brett für seine Mannschaft, und ein Kapitän darf für einen Spieler reklamieren.

# Das Verfahren des Turniers Feld für Feld, seine Regeln für jede Art, Strafen bisher.

## Jedes Feld davon
procedure-back = Zurück zum Text
procedure-back-done = Es gilt wieder der Regeltext.
procedure-changed = Von diesem Turnier geändert
procedure-in-text = Im Text: { $text }
procedure-yes = Ja
procedure-no = Nein
procedure-none = nichts
procedure-own-rules = Regeln für diese Art von Vorfall
procedure-section-moves = Regelwidrige Züge
procedure-article-14 = Ein regelwidriger Zug kostet die Partie (japanische Regeln, Artikel 14)
procedure-article-14-hint = Für die Regeln unten, die fragen, ob Artikel 14 gilt
procedure-at-once = Züge, innerhalb derer es noch als sofort gilt
procedure-at-once-hint = 0: vor dem nächsten Zug bemerkt
procedure-window = Züge, in denen es bemerkt werden muss
procedure-window-hint = Für Regeln mit einer Frist; eine Regel kann eine eigene Frist haben
procedure-inclusive = Auch nach dem letzten Zug der Frist ist rechtzeitig
procedure-inclusive-hint = Sonst endet die Frist vor diesem Zug
procedure-pass-stone = Ein Zug, der als Passen gilt, gibt einen Stein ab
procedure-pass-stone-hint = Der Gegner erhält ihn als Gefangenen
procedure-colors-until = Letzter Zug, bis zu dem falsche Farben berichtigt werden können
procedure-colors-until-hint = Für Regeln, die fragen, wie weit die Partie ist
procedure-claim-points = Punkte für eine Beanstandung der Zugreihenfolge
procedure-claim-points-hint = Im Pair Go, wo der Zug bleibt
procedure-section-penalties = Ermahnungen und Verwarnungen
procedure-cautions = Ermahnungen, die eine Verwarnung ergeben
procedure-cautions-hint = Leer: nie
procedure-stones = Punkte, die eine Verwarnung kostet
procedure-stones-hint = Als Steine zu den Gefangenen des Gegners
procedure-most-points = Höchstens so viele Punkte als Strafe nach Ermessen
procedure-most-points-hint = 0: keine solche Strafe
procedure-most-minutes = Höchstens so viele Minuten als Strafe nach Ermessen
procedure-most-minutes-hint = 0: keine solche Strafe
procedure-warnings = Verwarnungen, mit denen die Partie verloren ist
procedure-warnings-hint = Leer: nie
procedure-end = Folge dieser Verwarnungen
procedure-end-hint = Für die Partie, in der die letzte gegeben wird
procedure-end-game-loss = Die Partie ist verloren
procedure-end-exclusion = Die Partie ist verloren, und der Spieler scheidet aus dem Turnier aus
procedure-scope = Welche früheren Verwarnungen zählen
procedure-scope-hint = Jede Strafe steht beim Vorfall, ob sie zählt oder nicht
procedure-scope-game = Die aus derselben Partie
procedure-scope-event = Die aus dem ganzen Turnier
procedure-section-lateness = Verspätete
procedure-grace = Karenzzeit für Verspätete in Minuten
procedure-grace-hint = Üblich: 30
procedure-limit = Wer genau am Ende der Karenzzeit kommt, ist rechtzeitig
procedure-limit-hint = Sonst ist die letzte Minute zu spät
procedure-after = Nach der Karenzzeit
procedure-after-hint = Für den, der zu spät kommt
procedure-after-loses-by-default = Die Partie ist kampflos verloren
procedure-after-clock-only = Nur die Uhr wird belastet
procedure-after-arbiter = Der Schiedsrichter entscheidet
procedure-charge = Prozent der Verspätung von der Uhr
procedure-charge-hint = 100: die Uhr lief von Anfang an; 200: das Doppelte; 0: nichts
procedure-section-decides = Wer entscheidet
procedure-elsewhere = Wo der Text nichts sagt
procedure-elsewhere-hint = Für Vorfälle, für die das Verfahren keine Regel hat
procedure-elsewhere-default = Das Übliche, wenn der Schiedsrichter nichts anderes wählt
procedure-elsewhere-arbiter-decides = Der Schiedsrichter entscheidet von vornherein
procedure-clock = Die Uhren, wo eine Regel nichts sagt
procedure-clock-hint = Während ein Vorfall geklärt wird
procedure-clock-leave-as-is = Sie behalten ihre Zeiten
procedure-clock-stop-meanwhile = Inzwischen angehalten, dann gehen sie weiter
procedure-clock-set-right = Der Schiedsrichter stellt sie richtig
procedure-clock-reset = Beide beginnen von vorn
procedure-committee = Mitglieder des Ausschusses für Einsprüche
procedure-committee-hint = 0: kein Einspruch
procedure-until = Einsprüche
procedure-until-hint = Bis wann ein Spieler Einspruch einlegen kann
procedure-until-result-confirmed = Bis das Ergebnis bestätigt ist
procedure-until-round-closed = Bis die Runde abgeschlossen ist
procedure-until-minutes-after-told = So viele Minuten nach Mitteilung der Entscheidung
procedure-until-minutes = Minuten für einen Einspruch
procedure-until-minutes-hint = Wenn für Einsprüche eine Frist in Minuten gilt
procedure-edition = Ausgabe
procedure-since = In Kraft ab
procedure-to = In Kraft bis
procedure-confirmation-words = Warum ein bestätigtes Ergebnis bleibt
procedure-confirmation-source = Dessen Text
procedure-confirmation-article = Dessen Artikel
procedure-confirmation-standing = Grundlage
procedure-standing-text = Der Text sagt es
procedure-standing-derived = Es folgt aus dem Text
procedure-standing-setting = Allgemeine Praxis
procedure-elsewhere-words = Was gilt, wo der Text nichts sagt
procedure-elsewhere-source = Dessen Text
procedure-elsewhere-article = Dessen Artikel
procedure-elsewhere-standing = Grundlage
period-from = In Kraft seit { $from }
period-until = In Kraft bis { $until }
## Seine Regeln für jede Art
rule-list-of-file = Alle diese Regeln stammen aus der Datei des Turniers.
rule-list-note = Die erste Regel, die passt, gilt; passt keine, das Übliche.
rule-list-in-text = Laut Text
rule-always = Immer
rule-otherwise = Sonst
rule-with-sanction = { $remedy }, dazu: { $sanction }
rule-may-choose = Der Schiedsrichter kann wählen: { $what }
rule-instead = Stattdessen kann der Schiedsrichter wählen: { $what }
rule-if-agreed = Wenn beide Spieler einig sind: { $what }
rule-may-add = Der Schiedsrichter kann hinzufügen: { $what }
rule-when-at-once-moves = { $n ->
    [one] Höchstens { $n } Zug später bemerkt
   *[other] Höchstens { $n } Züge später bemerkt
  }
rule-when-in-moves = { $n ->
    [one] Innerhalb von { $n } Zug bemerkt
   *[other] Innerhalb von { $n } Zügen bemerkt
  }
rule-when-past-moves = { $n ->
    [one] Mehr als { $n } Zug später bemerkt
   *[other] Mehr als { $n } Züge später bemerkt
  }
rule-when-colors-until = Bis einschließlich Zug { $n } bemerkt
condition-at-once = Sofort bemerkt
condition-opponent-claims = Der Gegner beanstandet es
condition-arbiter-notices = Ein Schiedsrichter bemerkt es
condition-agreed = Beide sind einig
condition-disagreed = Beide wurden gefragt und sind nicht einig
condition-deliberate = Mit Absicht
condition-dropped = Der Stein ist aus den Fingern gefallen
condition-force-majeure = Niemand am Tisch hat es verursacht
condition-lost = Die Stellung lässt sich nicht wieder aufbauen
condition-cannot-return = Die Steine können nicht zurück
condition-played-on = Es wurde schon weitergespielt
condition-effective-move = Nach dem Anhalten wurde ein wirksamer Zug gefunden, beide wurden gefragt und lehnen ab
condition-named-fault = Einer der Fehler, die der Text nennt
condition-not-pressed = Die Uhr wurde nicht gedrückt
condition-after-stop = Das Fallblättchen wurde nach dem Anhalten reklamiert
condition-bystander = Unbeteiligte reklamierten das Fallblättchen
condition-no-pass-stone = Gepasst wurde ohne den Stein dafür
condition-for-captures = Um gefangene Steine abzunehmen
condition-only-dame = Nur noch Dame sind übrig
condition-passed-early = Beide haben gepasst, als es noch um etwas ging
condition-illegal-move-loses = Artikel 14 gilt
condition-legal-in-record = Nach der Aufzeichnung erlaubt
## Was Spieler schon haben, und was sie lesen
ruling-own = Dieses Turnier weicht vom Text ab:
given-by = Entscheidung { $no }, Runde { $round }, Tisch { $table }
given-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
  } als Strafe gezahlt
given-time = { $n } { $n ->
    [one] Minute
   *[other] Minuten
  } als Strafe verloren
given-other-game = Aus einer anderen Partie: zählt hier nicht
given-stones = { $n ->
    [one] { $n } Punkt abgegeben
   *[other] { $n } Punkte abgegeben
  }
given-game-loss = Partie durch Verwarnungen verloren
given-exclusion = Vom Turnier ausgeschlossen
given-other = Eine andere Strafe

# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

## Eine Meldung, an der Aufzeichnung gemessen
incident-governed = Zug { $n } war zuerst und geht vor: Über diesen allein wird nicht entschieden.
incident-known = Aus der Aufzeichnung: Zug { $n }, bemerkt nach Zug { $moves }.
case-record-wrong = Die Aufzeichnung ist hier falsch
case-record-wrong-note = Nur der Hauptschiedsrichter kann sich über die Aufzeichnung hinwegsetzen, mit Begründung.
ruling-ask-both = Erst werden beide gefragt: weiterspielen, oder die Partie beenden, wie sie liegt.
ruling-play-on = Die angehaltene Partie geht weiter.
ruling-first = { $color } spielt zuerst und darf passen.
ruling-record-same = Die Aufzeichnung zeigt es schon so: Auf ihr hat sich nichts geändert
condition-not-asked = Ein wirksamer Zug wurde gefunden, und nicht beide wurden gefragt
condition-plays-on = Ein Spieler möchte weiterspielen
appeal-over = Das Ergebnis ist bestätigt: Die Zeit für einen Einspruch ist vorbei.
procedure-arbiter-claims = Bemerkt es ein Schiedsrichter, gilt das als Beanstandung des Gegners
procedure-arbiter-claims-hint = Der amerikanische Text verlangt die Beanstandung durch den Gegner selbst
procedure-captain-claims = Der Kapitän einer Mannschaft darf für den Spieler reklamieren
procedure-captain-claims-hint = Wo Texte den Einwand des Gegners selbst verlangen
procedure-second-stone-alone = Von zwei Zügen hintereinander kommt nur der zweite weg
procedure-second-stone-alone-hint = Sonst kommen beide für ein Passen weg
## Das angehaltene Brett
asked-player = Antwort von { $color }
asked-not-yet = Noch nicht gefragt

# Worauf Entscheidungen beruhen: eigene Worte zu jedem Artikel, die Namen der Artikel und der Texte.

## Was eine Bestimmung sagt
text-says-event = Das Turnier hat hierfür eine eigene Regel.
text-says-pair-go-out-of-turn = Nicht vor dem nächsten Zug beanstandet: Nichts geschieht.
text-says-pair-go-out-of-turn-at-once-opponent-claims = Ein Fehler in der Zugreihenfolge, vor dem nächsten Zug beanstandet: Die Beanstandenden erhalten Punkte, nach dem Text drei, und der Zug bleibt.
text-says-usual-late-arrival = Innerhalb der Karenzzeit geht die Verspätung von der Uhr ab; danach gilt die Regel des Turniers.
text-says-usual-no-show = Wer nicht kommt, verliert kampflos; kommt keiner, verlieren beide. Wer Runden ohne Nachricht fernbleibt, kann verwarnt oder aus den folgenden Runden genommen werden.
## Artikel, und Überschriften, wo sie keine Nummern haben
text-article-absence = Nichterscheinen
text-article-at-the-arbiter-s-discretion = Nach Ermessen des Schiedsrichters
text-article-confirmation = Bestätigung
text-article-lateness = Verspätung
text-article-own-rule = Eigene Regel
text-article-time = Zeit
## Texte und ihre Ausgaben
text-source-clubs-and-beginners-sheets = Vereine und Regelblätter für Anfänger
text-source-deutscher-go-bund-regulations-of-the-blitz-championship-2013 = Deutscher Go-Bund, Turnierordnung der Blitz-Meisterschaft 2013
text-source-pair-go-as-used-in-germany = Pair Go, wie in Deutschland gespielt
text-source-settings-of-the-event = Einstellungen des Turniers
## Angehaltene Partien, Zurücknehmen, Spielregeln
text-says-club-take-back = Ein gesetzter Stein wird nicht bewegt: Er geht auf den Punkt zurück, auf den er zuerst gespielt wurde.
text-says-rules-of-play = Die Spielregeln dieses Turniers erlauben es.
text-article-calls-after-the-end = Meldungen nach dem Ende
text-article-calls-after-a-ruling = Meldungen nach einer Entscheidung
text-article-playing-a-stone = Setzen eines Steins
text-article-rules-of-play = Spielregeln
text-source-general-practice = Allgemeine Praxis
text-article-clock-not-pressed = Uhr nicht gedrückt
text-article-flag-after-the-stop = Fallblättchen nach dem Anhalten
text-article-flag-called-by-a-bystander = Fallblättchen von Unbeteiligten gerufen
text-article-flag-after-a-move = Fallblättchen nach einem Zug
text-article-both-flags = Beide Fallblättchen
text-article-wrong-time-set = Falsche Zeit eingestellt
text-article-faulty-clock = Defekte Uhr
text-article-clock-stopped = Uhr angehalten
text-article-devices = Geräte
text-article-phone = Telefon
text-article-noise = Lärm
text-says-usual-flag-late-after-stop = Üblich ist, das Fallblättchen während des Spiels zu reklamieren: Haben beide gepasst, entscheidet die Auszählung. Spielraum: Auszählung oder Verlust durch Zeit.
text-says-usual-flag-late-bystander = Üblich ist, dass nur die Spieler und der Schiedsrichter auf ein Fallblättchen hinweisen; ein Schiedsrichter, der es sieht, handelt. Spielraum: weiterspielen oder Verlust durch Zeit; wer hineinrief, kann des Saals verwiesen werden.
text-says-usual-flag-late = Üblich ist, dass ein gefallenes Blättchen zählt, solange gespielt wird, auch nach weiteren Zügen, wenn niemand bezweifelt, dass es vorher fiel. Spielraum: Verlust durch Zeit, weiterspielen oder Zeit zurück.
text-says-usual-both-flags = Kann niemand sagen, welches Blättchen zuerst fiel, verliert üblicherweise niemand dadurch, und beide spielen im Byoyomi weiter. Spielraum: richtigstellen, weiterspielen, unentschieden, beide verlieren, wiederholen.
text-says-usual-wrong-time = Die Uhren werden gestellt wie angekündigt, abzüglich der Zeit, die jeder verbraucht hat. Spielraum: richtigstellen, mit dem Eingestellten weiterspielen, wiederholen, wenn es früh bemerkt wird.
text-says-usual-clock-faulty = Die Uhr wird getauscht, und beide bekommen zurück, was sie gekostet hat, nach den aufgezeichneten Zeiten, wenn es welche gibt. Spielraum: so viel die Aufzeichnung zeigt, die Hälfte des Zweifelhaften, nichts.
text-says-usual-clock-stopped = Ein Spieler hält die Uhr an, um den Schiedsrichter zu rufen, und sonst nur, wofür es angekündigt ist. Spielraum: Die Zeit bleibt, Zeit wird zurückgegeben oder abgezogen, eine Ermahnung, eine Verwarnung.
text-says-usual-device = Zur Hand, aber nicht benutzt: üblicherweise eine Verwarnung. Benutzt, um die Stellung anzusehen: üblicherweise Verlust der Partie und Ausschluss. Der Schiedsrichter sieht nach, was wofür benutzt wurde.
text-says-usual-phone = Beim ersten Mal üblicherweise eine Verwarnung, in strengen Turnieren der Verlust der Partie. Spielraum: Ermahnung, Verwarnung, Zeit für den Gegner, Verlust.
text-says-usual-noise = Üblicherweise zuerst ein Wort, dann eine Verwarnung; wer gestört wurde, kann Zeit zurückbekommen. Zuschauer werden des Saals verwiesen.
text-says-usual-pass-disputed-no-pass-stone = Kostet Passen einen Stein, wird der fehlende übergeben, sobald es jemand bemerkt, auch noch bei der Auszählung.
text-says-usual-pass-disputed = Gepasst wird hörbar, und die Uhr wird gedrückt. Im Zweifel werden beide gefragt; üblicherweise verliert niemand dadurch einen Zug oder die Partie. Spielraum: Es wird weitergespielt, auch wenn beide gepasst hatten; Zeit wird zurückgegeben.
text-says-usual-resignation-disputed = Beide werden gehört, und wer in der Nähe war. Wer aufgibt, sagt es oder zeigt es unmissverständlich; eine Geste, die auch anderes bedeuten kann, ist keine Aufgabe. Im Zweifel geht die Partie weiter.
text-says-usual-result-wrong = Das Ergebnis ist, was die Partie ergab, nicht, was notiert wurde. Beide werden gehört, eine Mitschrift wird angesehen; wer es allein behauptet, braucht mehr als das eigene Wort. Ein von beiden bestätigtes Ergebnis kann nur der Hauptschiedsrichter berichtigen.
text-says-usual-wrong-pairing = Wird es früh bemerkt, werden die Partien angehalten und wie ausgelost gespielt, die Uhren von vorn. Wird es spät bemerkt, zählt üblicherweise, was gespielt wurde, und die Paarung wird so berichtigt, dass sie sagt, wer gegen wen gespielt hat.
text-says-usual-left-game = Hilfe für Kranke geht der Partie vor. Üblicherweise läuft die Uhr dessen weiter, der weg ist, und wer nicht zurückkommen kann, verliert. Bei Krankheit kann der Schiedsrichter die Uhren anhalten, Zeit zurückgeben, die Partie später beenden oder wiederholen lassen.
text-says-usual-adjournment = Üblicherweise wird eine Partie ohne Unterbrechung zu Ende gespielt. Unterbricht der Schiedsrichter sie, werden die Uhren angehalten, wer am Zug ist, schreibt den nächsten Zug auf und verschließt ihn; Stellung und beide Zeiten werden notiert.
text-says-usual-collusion = Es wird niemandem unterstellt. Beide werden gehört, jeder allein, und was gesehen wurde, wird notiert. Ohne Beweis geschieht nichts. Spielraum: nichts, eine Verwarnung, Verlust für beide; über einen Ausschluss vom Turnier entscheiden Turnierleitung oder Ausschuss.
text-says-usual-rounds-skipped = Wer eine Runde nicht spielen kann, sagt es vor der Auslosung, wie das Turnier es bekannt gemacht hat. Wer ohne das wegbleibt, wird zuerst gehört. Spielraum: nichts, eine Verwarnung oder nicht mehr ausgelost; darüber entscheiden Turnierleitung oder Ausschuss.
text-article-3-5 = § 3 (5)
text-article-3-6 = § 3 (6)
text-article-3-7 = § 3 (7)
text-says-pair-go-out-of-turn-deliberate-at-once-opponent-claims = Sofort gemeldet, und mit Absicht geschehen: Die Partie ist verloren.
text-says-dgob-time-loss = Wer die Zeit überschreitet, verliert die Partie.
text-says-dgob-clock-stopped-for-captures = Die Uhr darf angehalten werden, um mindestens drei Steine zu entfernen.
text-says-dgob-clock-stopped = Sonst darf die Uhr angehalten werden, wo es unumgänglich ist: bei Streit, bei einer fahrlässig zerstörten Stellung, bei unzumutbaren Störungen von außen.
text-says-usual-confirmation = Ein Ergebnis, das beide Spieler bestätigt haben, bleibt; wo der Text nichts sagt, kann das Turnier es anders festlegen.
text-says-usual-elsewhere = Der Text hat dafür keine Regel: Der Schiedsrichter entscheidet.
text-says-usual-elsewhere-2 = Der Text hat kein Verfahren: Der Schiedsrichter entscheidet; im Regelfall wird die Stellung wiederhergestellt.
text-says-usual-accepted-end = Die Partie war beendet, und beide hatten das anerkannt: Eine Meldung danach ändert das Ergebnis nicht.
text-says-usual-earlier-ruling = Eine Entscheidung hat diese Partie beendet: Was danach oder zu unbekannter Zeit geschah, ändert ihr Ergebnis nicht.
text-says-usual-play-went-on = Der Text sagt nicht, was gilt, wenn weitergespielt wurde: Der Schiedsrichter entscheidet.
text-article-end-of-the-game = Ende der Partie

# Wann Runden beginnen, und was Seiten sagen, die niemanden zu zeigen haben.

error-find = Namen suchen
