# Der Server selbst, für seine Eigentümer.

server-lead = Wie es dem Server geht: Datenbank, Sicherungen, wer eingeloggt ist und was misslang.
server-version = Version
server-since = Läuft seit
server-database = Datenbank
server-sqlite = SQLite im Datenordner; sie nimmt an, was geschrieben wird.
server-postgres = PostgreSQL; sie nimmt an, was geschrieben wird.
server-room = Platte
server-room-said = Die Datenbank hat { $size }; auf ihrer Platte sind { $free } frei.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Uhr
server-backups = Sicherungen
server-backups-none = Keine von selbst. Starten Sie den Server mit --backup ORDNER oder rufen Sie auf der Maschine tengen backup auf.
server-backups-first = Sie gehen nach { $folder }; noch wurde keine gemacht.
server-backups-last = Die letzte, geprüft: { $moment }, { $file }
server-backups-next = Die nächste: { $moment }
server-job-done = zuletzt erledigt { $last }
server-job-failed = zuletzt erledigt { $last }; Fehler: { $count }, zuletzt { $moment }: { $why }
server-job-agreed-results = Übereinstimmende Ergebnisse
server-job-reminders = Erinnerungen
server-job-retention = Löschen nach Ablauf der Frist
server-job-journals = Protokolle verglichen
server-job-rating-lists = Ratinglisten geholt
server-job-messages = Nachrichten verschickt
server-job-backups = Sicherungen angelegt
server-job-other-instances = Neues von anderen Instanzen
server-streams = Offene Seiten, die von Änderungen erfahren
server-people = Eingeloggt
anywhere-title = Eine Person überall
anywhere-lead = Suchen Sie jemanden in allen Veranstaltungen dieses Servers, um ihn dort zu vergessen.
anywhere-search = Name oder Nummer
anywhere-search-hint = Nachname und Vorname, oder die Nummer einer Wertungsliste
anywhere-find = Suchen
anywhere-more = Es gibt mehr. Geben Sie mehr vom Namen ein.
anywhere-forget = Gewählte vergessen
anywhere-nobody = Niemand dieses Namens ist in einer Veranstaltung.
anywhere-unsure = Wählen Sie mindestens eine Person, und haken Sie an, dass Sie sicher sind.
anywhere-forgotten = { $count ->
    [one] Ein Eintrag hat keinen Namen mehr.
   *[other] { $count } Einträge haben keinen Namen mehr.
}
anywhere-forgotten-but = { $count ->
    [one] Ein Eintrag hat keinen Namen mehr.
   *[other] { $count } Einträge haben keinen Namen mehr.
} Der Name steht noch hier; die Veranstalter ändern ihn: { $left }
server-sessions = { $count ->
    [one] Ein Browser
   *[other] { $count } Browser
}
server-security = Einloggen und Konten
server-failures = Misslungene Anfragen seit dem Start
server-nothing = Nichts.
server-here = auf der Maschine
security-account-added = Konto angelegt
security-password-set = Passwort gesetzt
security-account-disabled = Konto gesperrt
security-owner-named = Zum Eigentümer gemacht
security-password-changed = Passwort geändert
security-sign-in-failed = Name oder Passwort falsch
security-sign-in-throttled = Zu viele Versuche, abgewiesen
security-sessions-ended = Andere Browser ausgeloggt
security-owner-unnamed = Nicht mehr Eigentümer
security-event-maker-named = Darf Turniere anlegen
security-event-maker-unnamed = Legt keine Turniere mehr an
security-account-enabled = Konto wieder zugelassen
security-event-deleted = Turnier gelöscht

server-mail = E-Mail
server-mail-none = wird nicht versendet (--mail-from)
server-outbox = Postausgang
server-outbox-said = { $waiting } warten, { $trying } werden wieder versucht, { $given } aufgegeben

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

security-second-factor-set = Zweiter Faktor eingerichtet
security-second-factor-removed = Zweiter Faktor weggenommen
security-recovery-code-used = Mit Ersatzcode eingeloggt
computer-title = Dieser Computer
computer-lead = Tengen läuft auf diesem Computer. Handys und andere Computer im Saal können es benutzen, wenn Sie sie hereinlassen.
computer-phones = Handys im Saal
computer-scan = Scannen Sie diesen Code mit einem Handy im selben Netz, oder tippen Sie die Adresse ein.
computer-came = Ein Handy oder ein anderer Computer hat Tengen erreicht.
computer-none-came = Noch hat kein Handy Tengen erreicht. Wenn eines es nicht kann: Sehen Sie nach, ob die Firewall dieses Computers fragt, und erlauben Sie Tengen in privaten Netzen. Manche Gastnetze trennen Handys von Computern.
computer-no-network = Dieser Computer ist in keinem Netz. Verbinden Sie ihn mit dem Netz des Saals, oder öffnen Sie einen Hotspot auf einem Handy.
computer-refused = Tengen konnte nicht für das Netz geöffnet werden: { $why }
computer-several = Dieser Computer hat mehrere Adressen. Wählen Sie die im Netz des Saals:
computer-closed = Jetzt erreicht nur dieser Computer Tengen. Wenn Sie Handys hereinlassen, fragt vielleicht die Firewall dieses Computers: Erlauben Sie Tengen in privaten Netzen.
computer-keep-out = Handys aussperren
computer-let-in = Handys hereinlassen
computer-data = Ihre Daten
computer-folder = Datenordner
computer-back-up = Sicherung herunterladen
computer-end = Beenden
computer-end-hint = Alles ist gespeichert. Offene Seiten auf Handys sagen, dass die Verbindung weg ist, und gehen nach dem nächsten Start weiter.
computer-stop = Tengen beenden
computer-stopped = Tengen ist beendet
computer-stopped-lead = Alles ist gespeichert. Sie können diese Seite schließen. Starten Sie Tengen wieder, um weiterzumachen.
computer-stopped-damaged = Die Datenbank wurde ersetzt, entfernt oder beschädigt, während Tengen lief: was seitdem eingegeben wurde, kann verloren sein. Sicherungen liegen im Ordner, den „Dieser Computer“ nennt.
computer-unkept = Die Wahl konnte nicht gespeichert werden: { $why }
computer-no-backup = Es gibt keine Sicherung: { $why }
computer-backups-fail = Eine neue Sicherung gelang nicht: { $why }
computer-backups-none = Von selbst entstehen keine Sicherungen: ihr Ordner lässt sich nicht anlegen. Laden Sie hier eine herunter.
