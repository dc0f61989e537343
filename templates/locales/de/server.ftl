# Der Server selbst, für seine Eigentümer.

server-lead = Zustand des Servers: Datenbank, Sicherungen, Anmeldungen und Fehler.
server-version = Version
server-since = Läuft seit
server-database = Datenbank
server-sqlite = SQLite im Datenordner, beschreibbar.
server-postgres = PostgreSQL, beschreibbar.
server-room = Platte
server-room-said = Die Datenbank belegt { $size }; auf ihrer Platte sind { $free } frei.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Uhr
server-backups = Sicherungen
server-backups-none = Keine automatischen. Starten Sie den Server mit --backup ORDNER oder rufen Sie auf der Maschine tengen backup auf.
server-backups-first = Sie gehen nach { $folder }; noch wurde keine gemacht.
server-backups-last = Die letzte, geprüft: { $moment }, { $file }
server-backups-next = Die nächste: { $moment }
server-job-done = zuletzt { $last }
server-job-failed = zuletzt { $last }; Fehler: { $count }, zuletzt { $moment }: { $why }
server-job-agreed-results = Übereinstimmende Ergebnisse
server-job-reminders = Erinnerungen
server-job-retention = Löschen nach Ablauf der Frist
server-job-journals = Protokolle verglichen
server-job-rating-lists = Wertungslisten abgerufen
server-job-messages = Nachrichten verschickt
server-job-backups = Sicherungen angelegt
server-job-other-instances = Neues von anderen Instanzen
server-streams = Live-Verbindungen
server-people = Eingeloggt
anywhere-title = Person in allen Turnieren suchen
anywhere-lead = Suchen Sie eine Person in allen Turnieren dieses Servers, um ihre persönlichen Daten zu löschen.
anywhere-search-hint = Nachname und Vorname, oder die Nummer einer Wertungsliste
anywhere-find = Suchen
anywhere-more = Es gibt weitere. Geben Sie mehr vom Namen ein.
anywhere-forget = Gewählte vergessen
anywhere-waiting = Anmeldungen, die auf Antwort warten
anywhere-nobody = Niemand dieses Namens ist in einem Turnier.
anywhere-unsure = Wählen Sie mindestens eine Person, und haken Sie an, dass Sie sicher sind.
anywhere-forgotten = { $count ->
    [one] Ein Eintrag hat keinen Namen mehr.
   *[other] { $count } Einträge haben keinen Namen mehr.
}
anywhere-forgotten-but = { $count ->
    [one] Ein Eintrag hat keinen Namen mehr.
   *[other] { $count } Einträge haben keinen Namen mehr.
} Der Name steht noch hier; die Turnierleitung kann ihn ändern: { $left }
server-sessions = { $count ->
    [one] Ein Browser
   *[other] { $count } Browser
}
server-security = Einloggen und Konten
server-failures = Fehlgeschlagene Anfragen seit dem Start
server-nothing = Keine.
server-here = auf der Maschine
security-account-added = Konto angelegt
security-password-set = Passwort gesetzt
security-account-disabled = Konto gesperrt
security-owner-named = Zum Inhaber gemacht
security-password-changed = Passwort geändert
security-sign-in-failed = Name oder Passwort falsch
security-sign-in-throttled = Zu viele Versuche, abgewiesen
security-sessions-ended = Andere Browser ausgeloggt
security-owner-unnamed = Als Inhaber entfernt
security-event-maker-named = Darf Turniere anlegen
security-event-maker-unnamed = Darf keine Turniere mehr anlegen
security-account-enabled = Konto wieder zugelassen
security-event-deleted = Turnier gelöscht

server-mail = E-Mail
server-mail-none = wird nicht versendet (--mail-from)
server-outbox = Postausgang
server-outbox-said = wartend { $waiting }, erneut versucht { $trying }, aufgegeben { $given }

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

security-second-factor-set = Zweiter Faktor eingerichtet
security-second-factor-removed = Zweiter Faktor entfernt
security-recovery-code-used = Mit Ersatzcode eingeloggt
computer-title = Dieser Computer
computer-lead = Tengen läuft auf diesem Computer. Telefone und andere Computer im Saal können es benutzen, wenn Sie sie hereinlassen.
computer-phones = Telefone im Saal
computer-scan = Scannen Sie diesen Code mit einem Telefon im selben Netz, oder tippen Sie die Adresse ein.
computer-came = Ein Telefon oder ein anderer Computer hat sich mit Tengen verbunden.
computer-none-came = Noch hat sich kein Telefon mit Tengen verbunden. Wenn es bei einem nicht gelingt: Sehen Sie nach, ob die Firewall dieses Computers fragt, und erlauben Sie Tengen in privaten Netzen. Manche Gastnetze trennen Telefone von Computern.
computer-no-network = Dieser Computer ist in keinem Netz. Verbinden Sie ihn mit dem Netz des Saals, oder öffnen Sie einen Hotspot auf einem Telefon.
computer-refused = Tengen konnte nicht für das Netz geöffnet werden: { $why }
computer-several = Dieser Computer hat mehrere Adressen. Wählen Sie die im Netz des Saals:
computer-closed = Jetzt kann nur dieser Computer Tengen benutzen. Wenn Sie Telefone hereinlassen, fragt vielleicht die Firewall dieses Computers: Erlauben Sie Tengen in privaten Netzen.
computer-keep-out = Telefone aussperren
computer-let-in = Telefone hereinlassen
computer-data = Ihre Daten
computer-folder = Datenordner
computer-back-up = Sicherung herunterladen
computer-end = Beenden
computer-end-hint = Alles ist gespeichert. Offene Seiten auf Telefonen sagen, dass die Verbindung weg ist, und gehen nach dem nächsten Start weiter.
computer-stop = Tengen beenden
computer-stopped = Tengen ist beendet
computer-stopped-lead = Alles ist gespeichert. Sie können diese Seite schließen. Starten Sie Tengen wieder, um weiterzumachen.
computer-stopped-damaged = Die Datenbank wurde ersetzt, entfernt oder beschädigt, während Tengen lief: Was seitdem eingegeben wurde, kann verloren sein. Sicherungen liegen im Ordner, den „Dieser Computer“ nennt.
computer-unkept = Die Wahl konnte nicht gespeichert werden: { $why }
computer-no-backup = Es gibt keine Sicherung: { $why }
computer-backups-fail = Eine neue Sicherung gelang nicht: { $why }
computer-backups-none = Es gibt keine automatischen Sicherungen: Ihr Ordner lässt sich nicht anlegen. Laden Sie hier eine herunter.
server-name-title = Name dieses Servers
server-name = Name
server-name-hint = Steht über der Liste der Turniere: „Go in Flensburg“.
server-about = Ein Satz darunter
server-about-hint = Wessen Turniere das sind, für Besucher.
