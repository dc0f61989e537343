# Wer an einem Turnier mitarbeitet, und das Protokoll.

people-title = Personen
people-who = Wer hier mitarbeitet
people-invite-arbiter = Schiedsrichter einladen
people-invite-recorder = Protokollführer einladen
people-fresh-recorder = Ein Link für einen Protokollführer
role-recorder = Protokollführer
people-invite-organiser = Turnierleitung einladen
people-fresh-arbiter = Ein Link für einen Schiedsrichter
people-fresh-organiser = Ein Link für die Turnierleitung
people-fresh-hint = Lassen Sie ihn scannen oder schicken Sie ihn weiter. Er wird nur jetzt gezeigt und gilt 14 Tage.
people-qr = Der Link als Bild für die Kamera eines Telefons
people-open = Links, die noch gelten
people-until = bis { $day }
people-invited-before = Dieser Link wurde schon erzeugt und wird nur einmal gezeigt. Hat ihn niemand, widerrufen Sie ihn unten und erzeugen Sie einen neuen.
people-remove = Rolle entziehen
people-give-up = Meine Rolle abgeben
people-removed = Die Rolle ist entzogen.
role-organiser = Turnierleitung
role-arbiter = Schiedsrichter
journal-title = Protokoll
journal-holds = Alles, was getan wurde, das Neueste zuerst. Die Kette ist lückenlos: Jeder der { $count } Einträge folgt aus dem davor. Ob das Turnier so ist, wie sie es hinterlassen haben, wird mit allen Einträgen geprüft, siehe unten.
journal-checked = Alle { $count } Einträge wurden noch einmal gelesen und folgen auseinander, und { $parts } Teile des Turniers sind, wie sie sie hinterlassen haben. Der letzte Eintrag ist { $head }: Vergleichen Sie ihn mit einer Akte oder einem Blatt von früher.
journal-unchecked = Teile, die ab Eintrag { $seq } nicht vorkommen, wurden nicht geprüft: Die Einträge davor schrieb eine frühere Version.
journal-part-differs = { $part }: nicht so, wie Eintrag { $seq } des Protokolls es hinterlassen hat. Spielen Sie eine Sicherung zurück oder sehen Sie sich Eintrag { $seq } und die davor an.
journal-part-missing = { $part }: nicht da, obwohl Eintrag { $seq } des Protokolls es hinterlassen hat. Spielen Sie eine Sicherung zurück.
journal-part-unknown = { $part }: Kein Eintrag des Protokolls hat es hinterlassen.
part-settings = Einstellungen
part-entries = Spieler
part-draft = Entwurf der Runde { $number }
part-round = Runde { $number }
part-certificate = Beweis der Auslosung der Runde { $number }
part-game = Aufgezeichnete Partie { $number }
part-referee = Entscheidungen der Schiedsrichter
part-reports = Meldungen an die Schiedsrichter
part-words = Text, der bei einem Schritt eingegeben wurde
part-announcements = Die Mitteilungen
part-roles = Rollen
part-report = Was Spieler { $entry } von Runde { $number } gemeldet hat
part-request = Anfrage { $number } eines Spielers
part-registration = Online-Anmeldung { $number }
journal-broken = Eintrag { $seq } ist nicht mehr, wie er geschrieben wurde: Er passt nicht in die Kette. Spielen Sie eine Sicherung zurück.
journal-cut = Das Protokoll endet zu früh: Dieser Server hat Eintrag { $seq } signiert, und diesen Eintrag gibt es nicht. Was quittiert war, fehlt; spielen Sie eine Sicherung zurück oder nehmen Sie mit tengen verify --accept hin, was da ist.
journal-signed = Sein Ende hat dieser Server, getrennt von der Datenbank, bei Eintrag { $seq } signiert.
journal-ends-missing = Wo die Protokolle endeten, war beim Start dieses Servers nicht mehr bekannt: Was vorher abgeschnitten wurde, ist nicht zu erkennen.
journal-check = Alle Einträge erneut prüfen
journal-when = Wann
journal-who = Wer
journal-act = Was
journal-older = Ältere Einträge
journal-overruled = übergangen: { $pairs }
journal-reason = „{ $reason }“
act-create = Turnier angelegt
act-next-season = Nächste Saison angelegt
act-join-series = Turnier in ein Ligasystem aufgenommen
act-settings = Einstellungen geändert
act-draw-rules = Regeln der Auslosung geändert
act-begin-by-hand = Entwurf von Hand begonnen
act-enter = Spieler eingetragen
act-enter-many = Spieler eingetragen
act-edit-entry = Eintrag geändert
act-edit-entries = Einträge geändert
act-undo = Sammeländerung rückgängig gemacht
act-withdraw = Spieler abgemeldet
act-remove-entry = Eintrag entfernt
act-merge-entries = Einträge zusammengelegt
act-check-in = Anwesenheit
act-draw = Runde ausgelost
act-edit-draft = Entwurf geändert
act-discard-draft = Entwurf verworfen
act-publish = Runde veröffentlicht
act-latecomer = Nachzügler gesetzt
act-result = Ergebnis
act-invite = Einladung erzeugt
act-revoke-invitation = Einladung widerrufen
act-join = Hinzugekommen
act-remove-role = Rolle entzogen

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

## Der Hauptschiedsrichter
role-chief = Hauptschiedsrichter
people-chief-note = Nur der Hauptschiedsrichter ändert Ergebnisse, die beide bestätigt haben.
people-no-chief = Niemand ist benannt, also darf es die ganze Turnierleitung.
people-name-chief = Zum Hauptschiedsrichter
people-unname-chief = Nicht mehr Hauptschiedsrichter
people-chief-me = Mich zum Hauptschiedsrichter benennen
people-chief-named = Der Hauptschiedsrichter ist benannt.
people-chief-unnamed = Diese Person ist nicht mehr Hauptschiedsrichter.

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

people-for = Für wie viele Personen
people-for-hint = 1 bis 100. Ein Link ist für eine Person, wenn Sie nicht mehr angeben.
people-fresh-for = { $people ->
    [one] Er ist für eine Person.
   *[other] Er ist für { $people } Personen.
}
people-uses = { $used } von { $people } benutzt
people-spent = Links, die benutzt wurden
