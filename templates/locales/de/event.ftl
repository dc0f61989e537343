# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

way-event = Veranstaltung
way-archived = Archiviert
event-title = Die Veranstaltung
event-is-archived = Sie ist archiviert und kann nur gelesen werden.
event-is-hidden = Bisher sehen sie nur die eigenen Leute.
event-announce = Ankündigen
event-announced = Jetzt können alle die Veranstaltung sehen.
way-hidden = Verborgen
way-event-hidden = Veranstaltung (verborgen)
event-archive = Archivieren
event-archive-about = Eine archivierte Veranstaltung bleibt für alle lesbar und steht in der Liste für sich. Nichts darin lässt sich ändern, bis sie aus dem Archiv geholt wird.
event-archive-act = Veranstaltung archivieren
event-unarchive-act = Aus dem Archiv holen
event-archived = Die Veranstaltung ist archiviert. Von jetzt an kann sie nur gelesen werden.
event-unarchived = Die Veranstaltung ist aus dem Archiv geholt und lässt sich wieder ändern.
index-archived = Archiv
act-archive = Archiviert
act-unarchive = Aus dem Archiv geholt
copy-title = Kopieren
copy-about = Eine weitere Veranstaltung mit denselben Einstellungen, ohne Runden und Zeiten. Sie ist verborgen, bis Sie sie ankündigen.
copy-begin = Veranstaltung kopieren
copy-address = Adresse
copy-address-hint = Das Ende ihrer Adresse, etwa open-27; aus dem Namen gebildet, wenn Sie nichts eintragen.
copy-people = { $n ->
    [one] Den einen Spieler
   *[other] Die { $n } Spieler
  } mitnehmen
copy-people-note = Angekündigt, nicht eingecheckt.
copy-act = Kopie anlegen
copy-done = { $event } ist als Kopie angelegt und noch verborgen. Das sind die Einstellungen.
create-like = Oder kopieren Sie ein früheres:
create-people = Personen
create-people-hint = Die eines früheren Turniers kommen mit, angekündigt und nicht eingecheckt.
create-people-none = Noch niemand
delete-title = Löschen
delete-about = Entfernt die Veranstaltung mit allem, was zu ihr gehört. Das lässt sich nicht zurücknehmen.
delete-begin = Veranstaltung löschen
delete-what = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
  } und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } wären weg, mit dem Protokoll, den Entscheidungen, den Mitschriften und jedem Link darauf.
delete-keep = Behalten Sie zuvor eine Datei
delete-keep-about = Eine Datei mit allem: Personen, Runden, Protokoll, Vorfälle, Entscheidungen, Mitschriften, Beweise der Auslosung.
delete-keep-act = Alles herunterladen
delete-now = Jetzt löschen
delete-name = Geben Sie den Namen ein
delete-act = Endgültig löschen
delete-leave = Nicht löschen
delete-done = { $event } ist gelöscht.
error-deleted = Die Veranstaltung gibt es nicht mehr
error-deleted-why = Jemand, dem dieser Server gehört, hat diese Veranstaltung gelöscht. Was Sie eben gesendet haben, wurde nicht aufgehoben, und es lässt sich nichts mehr eintragen.
refusal-archived = Die Veranstaltung ist archiviert und kann nur gelesen werden. Die Turnierleitung holt sie auf der Seite „Veranstaltung“ aus dem Archiv.
refusal-not-its-name = Das ist nicht ihr Name. Geben Sie ihn so ein, wie er über dem Feld steht.
accounts-title = Konten
accounts-about = Alle, die sich auf diesem Server einloggen können. Wem er gehört, der darf alles, bei jeder Veranstaltung; es können mehrere sein.
accounts-owner = Inhaber
accounts-disabled = darf sich nicht einloggen
accounts-seen = zuletzt gesehen { $at }
accounts-name-owner = Zum Inhaber machen
accounts-unname-owner = Nicht mehr Inhaber
accounts-password-act = Neues Passwort
accounts-disable-act = Aussperren
accounts-enable-act = Wieder zulassen
accounts-owner-named = { $name } ist jetzt Inhaber dieses Servers.
accounts-owner-unnamed = { $name } ist nicht mehr Inhaber dieses Servers.
accounts-disabled-now = { $name } darf sich nicht mehr einloggen und ist überall ausgeloggt. Was getan wurde, bleibt.
accounts-enabled = { $name } darf sich wieder einloggen.
accounts-before = Das ist schon geschehen. Ein Passwort wird nur einmal gezeigt: Legen Sie ein weiteres an, wenn es niemand hat.
accounts-made = Ein neues Passwort für { $name }
accounts-made-hint = Es wird nur dieses eine Mal gezeigt. Geben Sie es weiter; die Person loggt sich damit ein und wählt auf der Seite ihres Kontos ein eigenes. Sie ist überall ausgeloggt.
download-xlsx = Excel-Arbeitsmappe
download-about-xlsx = Spieler, Rangliste und die Paarungen jeder Runde als Blätter einer XLSX-Datei.
