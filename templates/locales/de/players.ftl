# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

request-skip = Runde { $round } aussetzen
request-leave = Abreise: ab Runde { $round } nicht mehr auslosen
request-late = Kommt später zu Runde { $round }
request-correct = Name, Rang oder Verein ist falsch
request-arbiter = Bitte einen Schiedsrichter (Runde { $round })
inbox-nothing = Keine offenen Anfragen.
inbox-results = Gemeldete Ergebnisse
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Eintragen: { $result }
inbox-requests = Anfragen
calls-title = { $n ->
    [one] 1 Tisch ruft einen Schiedsrichter
   *[other] { $n } Tische rufen einen Schiedsrichter
}
calls-tell = Bei Rufen nach einem Schiedsrichter benachrichtigen
inbox-if-granted = Wenn bewilligt:
inbox-words = Ein Wort an den Spieler
inbox-grant = Bewilligen
inbox-refuse = Ablehnen
inbox-done = Erledigt
call-going = Die Spieler sehen, dass Sie unterwegs sind
inbox-organisers = Wer welche Runde spielt, bewilligt nur die Turnierleitung.
inbox-granted = Bewilligt und erledigt.
inbox-refused = Abgelehnt. Der Spieler sieht es.
inbox-answered = Beantwortet ({ $n })
then-skip = nicht ausgelost; { $points } für die Runde.
then-leave = nicht mehr ausgelost; { $points } für jede Runde, der bisherige Platz bleibt.
then-late = wie üblich ausgelost; die Uhr läuft trotzdem los.
then-correct = von selbst ändert sich nichts: die Anmeldung berichtigen, dann bewilligen.
then-arbiter = es ändert sich nichts: nur vermerkt, dass jemand hingegangen ist.
then-paired = geht nicht, solange der Spieler in Runde { $round } gepaart ist: zuerst die Paarung lösen.
links-title = Persönliche Links
links-about = Mit einem persönlichen Link melden Spieler Ergebnisse und stellen Anfragen, vom eigenen Telefon aus. Wer den Link hat, kann für den Spieler handeln; Sie können ihn jederzeit widerrufen.
links-hidden = Dieses Turnier ist noch nicht angekündigt: Bis dahin sagt ein persönlicher Link nur das und führt Kapitäne zu ihren Aufstellungen.
links-make = { $n ->
    [one] Einen Link für einen Spieler erzeugen
   *[other] Links für { $n } Spieler erzeugen
}
links-find = Namen finden
links-one = Link erzeugen
links-another = Neuen erzeugen
links-revoke-made = Die { $n } Links vom { $at } widerrufen
links-revoked = Der Link ist widerrufen.
links-revoked-many = { $n ->
    [one] Ein Link ist widerrufen.
   *[other] { $n } Links sind widerrufen.
  }
links-since = seit { $at }
links-made = { $n ->
    [one] Ein persönlicher Link
   *[other] { $n } persönliche Links
}
links-once = Drucken Sie das jetzt: Die Links werden nur einmal gezeigt und nicht gespeichert. Geht einer verloren, erzeugen Sie einen neuen.
links-made-before = Diese Links wurden schon erzeugt und werden nur einmal gezeigt. Ist einer verloren, erzeugen Sie einen neuen.
links-copy = Alle Namen mit ihren Links, zum Kopieren
links-scan = Ihr Brett, Ergebnisse und Anfragen
links-keep = Behalten Sie ihn für sich: Wer diesen Code hat, kann für Sie handeln.
settings-reports = Ergebnisse, die Spieler melden
settings-skip-freely = Spieler dürfen eine noch nicht ausgeloste Runde ohne Rückfrage aussetzen
reports-confirmed = Ein Schiedsrichter bestätigt jedes
reports-agreed = Zählen sofort, wenn beide dasselbe melden
reports-off = Keine: Schiedsrichter tragen alle ein
act-make-links = Persönliche Links erzeugt
act-revoke-link = Persönlicher Link widerrufen
act-report-result = Ergebnis von einem Spieler gemeldet
act-set-date = Termin einer Partie gesetzt
act-propose-date = Termin von einem Spieler vorgeschlagen
act-accept-date = Termin von einem Spieler angenommen
act-drop-date = Terminvorschlag abgelehnt oder zurückgenommen
act-settle-unplayed = Nicht gespielte Partien gewertet
act-reopen-unplayed = Nicht gespielte Partien wieder geöffnet
act-draw-all = Alle Runden ausgelost und veröffentlicht
act-take-back-all = Alle Runden zurückgenommen
act-ask = Anfrage eines Spielers
act-take-request-back = Anfrage zurückgenommen
act-answer-request = Anfrage beantwortet
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
inbox-draw-boards = Partien
inbox-draw-away = Nicht gepaart
inbox-draw-open = Eine offene Anfrage zählt noch nicht: Der Spieler wird gepaart.
inbox-draw-act = Runde { $round } auslosen
inbox-draw-nobody = Niemand sieht die Auslosung, bevor Sie sie veröffentlichen.

# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

door-scan = Ausweis scannen
door-scan-how = Halten Sie die Kamera auf den Code eines Ausweises oder eines persönlichen Links.
door-scan-nobody = Dieser Code gehört niemandem in diesem Turnier.
door-scan-none = Die Kamera lässt sich nicht benutzen. Tippen Sie oben den Namen, oder scannen Sie den Code mit der Kamera-App.
door-scan-stop = Scannen beenden
door-for = Für Runde { $round }, die als nächste ausgelost wird.
door-anew = Anwesenheit neu erfassen
door-anew-about = Alle fehlen, bis sie als anwesend markiert sind; wer nicht markiert ist, spielt Runde { $round } nicht mit. Ausgeloste Runden bleiben.
door-anew-act = Bei allen { $n } neu erfassen
door-anew-drawn = Runde { $round } ist ausgelost. Um die Anwesenheit neu zu erfassen, verwerfen Sie zuerst den Entwurf.
door-over = Die Anwesenheit war bis { $at } zu melden.
door-organisers = Startgelder hakt nur die Turnierleitung ab.

# Anmelden von zu Hause: das öffentliche Formular, die eigene Seite, was Veranstalter festlegen und bestätigen; Datenschutz.

home-inbox = Online-Anmeldungen: { $n ->
    [one] eine Antwort steht aus
   *[other] { $n } Antworten stehen aus
}

messages-title = Mitteilungen an die Spieler
messages-lead = An alle, an eine Gruppe oder an einen Tisch. Die Mitteilung steht auf den öffentlichen Seiten, im Saal und auf den eigenen Seiten der Spieler, bis Sie sie entfernen; was an einen Tisch geht, lesen nur die beiden.
messages-words = Mitteilung
messages-to = An wen
messages-table = Oder nur an Tisch
messages-table-hint = In der neuesten Runde. Leer lassen, um den oben Genannten zu schreiben.
messages-say = Senden
messages-said = Die Mitteilung ist gesendet.
messages-stand = Aktuelle Mitteilungen
messages-none = Keine Mitteilungen.
messages-take-down = Entfernen
messages-taken-down = Die Mitteilung ist entfernt.
messages-no-table = Schreiben Sie die Nummer eines Tisches der neuesten Runde{ $not }.
act-announce = Mitteilung an die Spieler
act-take-down = Mitteilung entfernt
messages-sending = An die Spieler
messages-waiting = Warten auf den Versand: { $n }.
messages-failed = Hier kommen keine E-Mails an. Fragen Sie nach einer anderen Adresse und tragen Sie sie beim Spieler ein:
act-forget-person = Person vergessen
settings-confirm-minutes = Minuten, nach denen übereinstimmende Meldungen ohne Schiedsrichter zählen
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
    [one] Ein Link ist unterwegs. Ob er ankommt, steht bei den Mitteilungen.
   *[other] { $n } Links sind unterwegs. Ob sie ankommen, steht bei den Mitteilungen.
}
