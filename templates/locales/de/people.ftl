# Wer an einem Turnier mitarbeitet, und das Protokoll.

people-title = Mitarbeit
people-who = Wer hier mitarbeitet
people-invite-arbiter = Schiedsrichter einladen
people-invite-recorder = Protokollführer einladen
people-fresh-recorder = Ein Link für einen Protokollführer
role-recorder = Protokollführer
people-invite-organiser = Turnierleitung einladen
people-fresh-arbiter = Ein Link für einen Schiedsrichter
people-fresh-organiser = Ein Link für die Turnierleitung
people-fresh-hint = Lassen Sie ihn abfotografieren oder schicken Sie ihn weiter. Er wird nur jetzt gezeigt und gilt 14 Tage.
people-qr = Der Link als Bild für die Kamera eines Telefons
people-open = Links, die noch gelten
people-until = bis { $day }
people-invited-before = Dieser Link wurde schon erzeugt und wird nur einmal gezeigt. Hat ihn niemand, nehmen Sie ihn unten zurück und erzeugen Sie einen neuen.
people-revoke = Zurücknehmen
people-remove = Rolle entziehen
people-removed = Die Rolle ist entzogen.
role-organiser = Turnierleitung
role-arbiter = Schiedsrichter
journal-title = Protokoll
journal-holds = Alles, was getan wurde, das Neueste zuerst. Die Kette hält: { $count } Einträge folgen auseinander. Ob die Bretter die sind, von denen sie erzählen, wird mit allen Einträgen geprüft, siehe unten.
journal-checked = Alle { $count } Einträge wurden noch einmal gelesen und folgen auseinander, und die Bretter von { $rounds ->
    [one] der veröffentlichten Runde
   *[other] { $rounds } veröffentlichten Runden
  } sind die, von denen sie erzählen. Der letzte Eintrag ist { $head }: Vergleichen Sie ihn mit einer Akte oder einem Blatt von früher.
journal-boards = Die Bretter sind nicht die, von denen das Journal erzählt: { $where }. Jemand hat die Datenbank von Hand geändert.
journal-broken = Eintrag { $seq } passt nicht in die Kette: Jemand hat die Datenbank von Hand geändert.
journal-check = Alle Einträge erneut prüfen
journal-when = Wann
journal-who = Wer
journal-act = Was
journal-older = Ältere Einträge
journal-overruled = hinweggegangen über: { $pairs }
journal-reason = „{ $reason }“
act-create = Turnier angelegt
act-settings = Einstellungen geändert
act-draw-rules = Regeln der Auslosung geändert
act-begin-by-hand = Entwurf von Hand begonnen
act-enter = Spieler eingetragen
act-enter-many = Spieler eingetragen
act-edit-entry = Eintrag geändert
act-edit-entries = Einträge geändert
act-withdraw = Spieler abgemeldet
act-remove-entry = Eintrag entfernt
act-check-in = Anwesenheit
act-draw = Runde ausgelost
act-edit-draft = Entwurf geändert
act-discard-draft = Entwurf verworfen
act-publish = Runde veröffentlicht
act-latecomer = Nachzügler gesetzt
act-result = Ergebnis
act-invite = Einladung gemacht
act-revoke-invitation = Einladung zurückgenommen
act-join = Jemand macht mit
act-remove-role = Rolle entzogen
