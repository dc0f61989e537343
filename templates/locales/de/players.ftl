# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

request-skip = Runde { $round } aussetzen
request-leave = Abreise: keine Runde ab { $round }
request-late = Kommt später zu Runde { $round }
request-correct = Name, Rang oder Verein ist falsch
request-arbiter = Bitte einen Schiedsrichter (Runde { $round })
inbox-nothing = Nichts wartet auf eine Antwort.
inbox-results = Gemeldete Ergebnisse
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Eintragen: { $result }
inbox-requests = Worum sie bitten
calls-title = Rufe nach einem Schiedsrichter: { $n }
calls-tell = Von Rufen nach einem Schiedsrichter erfahren
inbox-if-granted = Wenn gewährt:
inbox-words = Ein Wort dazu
inbox-grant = Gewähren
inbox-refuse = Ablehnen
inbox-done = Erledigt
call-going = Die Spieler sehen, dass Sie unterwegs sind
inbox-organisers = Wer welche Runde spielt, gewährt die Turnierleitung.
inbox-granted = Gewährt und erledigt.
inbox-refused = Abgelehnt. Der Spieler sieht es.
inbox-answered = Beantwortet ({ $n })
then-skip = nicht ausgelost; { $points } für die Runde.
then-leave = nicht mehr ausgelost; { $points } für jede Runde, der bisherige Platz bleibt.
then-late = wie üblich ausgelost; die Uhr läuft trotzdem los.
then-correct = von selbst ändert sich nichts: die Anmeldung berichtigen, dann gewähren.
then-arbiter = es ändert sich nichts: Es sagt, dass jemand hingegangen ist.
then-paired = geht nicht, solange der Spieler in Runde { $round } gepaart ist: zuerst trennen.
links-title = Persönliche Links
links-about = Mit einem persönlichen Link meldet ein Spieler Ergebnisse und bittet um etwas, vom eigenen Telefon aus. Wer den Link hat, handelt in seinem Namen; er kann jederzeit entzogen werden.
links-make = { $n ->
    [one] Einen Link für einen Spieler machen
   *[other] Links für { $n } Spieler machen
}
links-find = Namen finden
links-one = Link machen
links-another = Neuen machen
links-revoke = Entziehen
links-revoked = Der Link ist entzogen.
links-since = seit { $at }
links-made = { $n ->
    [one] Ein persönlicher Link
   *[other] { $n } persönliche Links
}
links-once = Drucken Sie das jetzt: Die Links werden einmal gezeigt und nirgends aufbewahrt. Geht einer verloren, wird ein neuer gemacht.
links-made-before = Diese Links wurden schon gemacht und werden nur einmal gezeigt. Wessen Link verloren ist, bekommt einen neuen.
links-copy = Alle Namen mit ihren Links, zum Kopieren
links-scan = Ihr Brett, Ergebnisse und Bitten
links-keep = Nur für Sie: Wer diesen Code hat, handelt in Ihrem Namen.
settings-reports = Ergebnisse, die Spieler melden
settings-skip-freely = Spieler dürfen eine noch nicht ausgeloste Runde ohne Rückfrage aussetzen
reports-confirmed = Ein Schiedsrichter bestätigt jedes
reports-agreed = Zählen sofort, wenn beide dasselbe melden
reports-off = Keine: Schiedsrichter tragen alle ein
act-make-links = Persönliche Links gemacht
act-revoke-link = Persönlicher Link entzogen
act-report-result = Ergebnis von einem Spieler gemeldet
act-set-date = Termin einer Partie gesetzt
act-propose-date = Termin von einem Spieler vorgeschlagen
act-accept-date = Termin von einem Spieler angenommen
act-drop-date = Terminvorschlag abgelehnt oder zurückgenommen
act-settle-unplayed = Nicht gespielte Partien geregelt
act-reopen-unplayed = Nicht gespielte Partien wieder geöffnet
act-draw-all = Alle Runden ausgelost und veröffentlicht
act-take-back-all = Alle Runden zurückgenommen
act-ask = Bitte eines Spielers
act-take-request-back = Bitte zurückgenommen
act-answer-request = Bitte beantwortet
door-of = von { $n } fehlen
door-complete = Alle { $n } sind da
door-progress = { $here } von { $n } sind da
door-find = Name oder Verein
door-missing = Fehlen { $n }
door-here = Da { $n }
door-all = Alle { $n }
door-is-not-here = { $name } ist nicht da.
door-from = Spielt ab Runde { $round }.
door-here-now = da
door-nobody = In dieser Liste ist niemand.
inbox-alone = Der Gegner hat noch nichts gemeldet.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] Anliegen von Spielern wartet
   *[other] Anliegen von Spielern warten
}
inbox-draw = Was die Auslosung tun wird
inbox-draw-now = Jetzt
inbox-draw-granted = { $n ->
    [one] Wenn bewilligt
   *[other] Alle { $n } bewilligt
}
inbox-draw-players = Spieler
inbox-draw-boards = Bretter
inbox-draw-free = Freilos
inbox-draw-away = Nicht gepaart
inbox-draw-open = Ein offener Wunsch gilt als nicht geäußert: Wer ihn stellt, wird gepaart.
inbox-draw-act = Runde { $round } auslosen
inbox-draw-nobody = Niemand sieht die Auslosung, bevor Sie sie veröffentlichen.

# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

door-scan = Ausweis scannen
door-scan-how = Halten Sie die Kamera auf den Code eines Ausweises oder eines persönlichen Links.
door-scan-nobody = Dieser Code gehört niemandem in dieser Veranstaltung.
door-scan-none = Die Kamera ist nicht zu benutzen. Tippen Sie oben den Namen, oder scannen Sie den Code mit der Kamera-App.
door-scan-stop = Scannen beenden
door-for = Für Runde { $round }, die als nächste ausgelost wird.
door-anew = Alle neu fragen
door-anew-about = Alle fehlen, bis sie als anwesend markiert sind; wer nicht markiert ist, spielt Runde { $round } nicht mit. Ausgeloste Runden bleiben.
door-anew-act = Alle { $n } neu fragen
door-over = Die Anwesenheit war bis { $at } zu melden.
door-organisers = Startgelder haken die Veranstalter ab.

# Anmelden von zu Hause: das öffentliche Formular, die eigene Seite, was Veranstalter festlegen und bestätigen; Datenschutz.

home-inbox = Von zu Hause angemeldet: { $n ->
    [one] eine Antwort steht aus
   *[other] { $n } Antworten stehen aus
}

messages-title = Mitteilungen an die Spieler
messages-lead = An alle, an eine Gruppe oder an ein Brett. Es steht auf den öffentlichen Seiten, im Saal und auf den eigenen Seiten der Spieler, bis Sie es abnehmen; was an ein Brett geht, lesen nur die beiden.
messages-words = Was Sie sagen
messages-to = An wen
messages-table = Oder nur an Tisch
messages-table-hint = Der neuesten Runde. Leer lassen, um zu den oben Genannten zu sprechen.
messages-say = Mitteilen
messages-said = Das ist mitgeteilt.
messages-stand = Was steht
messages-none = Es ist nichts mitgeteilt.
messages-take-down = Abnehmen
messages-taken-down = Die Mitteilung ist abgenommen.
messages-no-table = Die neueste Runde hat keinen Tisch „{ $typed }“.
act-announce = Mitteilung an die Spieler
act-take-down = Mitteilung abgenommen
messages-sending = An die Spieler
messages-waiting = Warten auf den Versand: { $n }.
messages-failed = Hier kommt nichts an. Fragen Sie nach einer anderen Adresse und tragen Sie sie beim Spieler ein:
act-forget-person = Person vergessen
settings-confirm-minutes = Minuten, nach denen das Wort beider Spieler von selbst zählt
settings-confirm-minutes-hint = 0: nie; ein Schiedsrichter bestätigt jedes.

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

links-done = Mit diesem Link getan
inbox-appeals = Einsprüche

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] Einen per E-Mail senden
   *[other] { $n } per E-Mail senden
}
links-mail-one = Per E-Mail senden
links-mailed = { $n ->
    [one] Ein Link ist unterwegs. Ob er ankommt, steht bei den Nachrichten.
   *[other] { $n } Links sind unterwegs. Ob sie ankommen, steht bei den Nachrichten.
}
