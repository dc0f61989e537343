# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Protokoll, Rollen.

draw-no-participants = Niemand spielt Runde { $round } mit. Tragen Sie Spieler ein oder melden Sie sie anwesend.
draw-one-participant = Nur { $name } spielt mit. Eine Partie braucht zwei.
draw-not-taking-part = { $name } spielt diese Runde nicht mit. Sehen Sie in der Anmeldung nach.
draw-twice = { $name } ist zweimal genannt.
draw-table-twice = Tisch { $table } ist für zwei Partien vorgesehen. Setzen Sie eine um.
draw-bye-not-needed = Ohne { $name } ist die Zahl der Spieler gerade: Ein Freilos ist nicht nötig.
draw-too-large = { $count } Spieler sind zu viele für eine Auslosung. Teilen Sie das Feld in zwei Turniere.
draw-no-valid-pairing = Keine gültige Auslosung möglich. In jedem Fall bleiben diese Spieler ohne Gegner: { $names }
draft-already-published = Runde { $round } ist veröffentlicht. Ihre Paarungen bleiben, wie sie sind.
draft-not-published = Runde { $round } ist noch nicht veröffentlicht. Ändern Sie stattdessen den Entwurf.
draft-unknown-entry = Einen Spieler { $name } gibt es nicht.
draft-not-taking-part = { $name } spielt diese Runde nicht mit. Sehen Sie in der Anmeldung nach oder lösen Sie die Paarung.
draft-twice = { $name } ist in dieser Runde zweimal gepaart. Lösen Sie eine der Paarungen.
draft-table-twice = An Tisch { $table } sind zwei Partien. Setzen Sie eine um.
draft-no-board = An Tisch { $table } ist keine Partie.
draft-already-paired = { $name } sitzt an Tisch { $table }. Lösen Sie zuerst diese Paarung.
draft-has-bye = { $name } hat schon ein Freilos.
draft-no-bye = { $name } hat kein Freilos.
draft-oneself = { $name } kann nicht gegen sich selbst spielen. Wählen Sie zwei Spieler.
draft-handicap = { $stones } Steine sind zu viele. Erlaubt sind 0 bis 9.
draft-table-number = { $table } ist keine Tischnummer. Geben Sie eine Zahl von 1 bis 9999 ein.
draft-has-result = Tisch { $table } hat ein Ergebnis. Nehmen Sie es zuerst zurück.
draft-may-not = Nicht möglich: { $pairs }. Es wurde nichts geändert.
draft-table-unused = Tisch { $table } ist nach den Regeln der Auslosung nicht in Gebrauch. Wählen Sie einen anderen Tisch, oder ändern Sie die Regeln.
draft-not-free = { $name } ist nicht frei. Wählen Sie jemanden, der wartet oder ein Freilos hat.
draft-games-over = Alle Partien der Runde { $round } sind beendet. Tragen Sie den Nachzügler für die nächste Runde ein.
## Wege zwischen den Seiten der Turnierleitung
act-import-notes = Hinweise zur eingelesenen Datei
## Ein neues Turnier
create-title = Neues Turnier
create-import = Oder aus einer Datei einlesen.
create-more = Ort, Verband, Personen und mehr
create-system = Wie wird gepaart?
create-who = Wer spielt?
create-who-one = Einzelspieler
create-who-pairs = Paare
create-who-teams = Mannschaften
create-when = Wann?
create-when-days = An einem oder wenigen Tagen
create-when-weeks = Über mehrere Wochen, mit einem Zeitraum je Runde
create-federation = Regeln, Komi und Zeit von
create-federation-hint = Das Übliche dieses Verbands; in den Einstellungen lässt es sich ändern.
create-act = Turnier anlegen
today-missing = von { $total } Ergebnissen fehlen
today-since = Runde { $round } seit { $time }
today-all-in = Alle Ergebnisse sind da
today-coming = Runde { $round } um { $time }
today-done = Runde { $round } ist beendet
today-drafted = Runde { $round } ist ausgelost
today-over = Die Tabelle steht fest
today-enter = Ergebnisse eintragen
today-print = Runde { $round } drucken
today-print-note = Listen für die Wand, Zettel für die Tische.
today-look = Entwurf ansehen
today-draft-unseen = Niemand sieht die Auslosung, bevor Sie sie veröffentlichen.
today-round = { $players } Spieler, { $boards ->
    [one] eine Paarung
   *[other] { $boards } Paarungen
  }{ $byes ->
    [0] {""}
    [one] , ein Freilos
   *[other] , { $byes } Freilose
  }.
today-reported = { $n ->
    [one] Tisch { $tables }: Ein Ergebnis ist gemeldet.
   *[other] Tische { $tables }: Ergebnisse sind gemeldet.
  }
today-earlier = { $n ->
    [one] Runde { $round }: Ein Ergebnis fehlt
   *[other] Runde { $round }: { $n } Ergebnisse fehlen
  }
today-more = { $n } weitere
today-when-in = { $n ->
    [one] Wenn das letzte Ergebnis da ist.
   *[other] Wenn die { $n } Ergebnisse da sind.
  }
today-when-in-and = { $n ->
    [one] Wenn das letzte Ergebnis da ist.
   *[other] Wenn die { $n } Ergebnisse da sind.
  } Zuerst die Anfragen beantworten: { $waiting }.
today-draw-without = Trotzdem auslosen
today-window-over = { $n ->
    [one] Der Zeitraum der Runde { $round } ist vorbei: 1 Partie wurde nicht gespielt
   *[other] Der Zeitraum der Runde { $round } ist vorbei: { $n } Partien wurden nicht gespielt
  }
today-starts = Sie beginnt um { $time }.
today-starts-in = Sie beginnt um { $time }, in { $minutes } Min.
today-then = Nächste Schritte
today-send = Ergebnisse einsenden
today-send-note = An Ihren Verband, in dessen Format.
today-sheets = Tabelle drucken
today-lately = Letzte Änderungen
today-by = von { $name }
today-others = Gemeldete Ergebnisse, Einsprüche, Anmeldungen
to-do-count = { $n ->
    [one] Schritt, dann die Auslosung
   *[other] Schritte, dann die Auslosung
  }
to-do-ready = Bereit zur Auslosung
to-do-done = erledigt
to-do-usual = Standard
to-do-open = offen
to-do-waits = später
to-do-nobody = Noch niemand. Am schnellsten geht es mit einer Datei oder einer kopierten Tabelle.
to-do-players = Bis zur letzten Runde können weitere dazukommen.
to-do-list = Liste einlesen
to-do-enter = einzeln
to-do-home = Online-Anmeldung öffnen
to-do-times = Zeiten
to-do-no-times = Spieler sehen nur die Tage.
to-do-some-times = { $n ->
    [one] { $n } Runde hat eine Anfangszeit.
   *[other] { $n } Runden haben eine Anfangszeit.
  }
to-do-set-times = Zeiten festlegen
to-do-groups = Wer mit wie vielen Punkten beginnt
to-do-people = Schiedsrichter tragen Ergebnisse am eigenen Telefon ein.
to-do-invite = Jemanden einladen
to-do-draw = { $n ->
    [0] Sobald zwei oder mehr da sind
   *[other] { $n } nehmen teil
  }
to-do-hidden = Noch nicht angekündigt
to-do-hidden-note = Bevor Sie es ankündigen, finden nur Sie und die Eingeladenen dieses Turnier.
to-do-see = So sehen es die Spieler
create-done = { $event } ist angelegt.
create-before = Dieses Formular kam schon einmal an, und das Turnier wurde damals angelegt. Hier ist es.
system-mcmahon = McMahon
system-swiss = Schweizer System
system-swiss-categories = Schweizer System mit Klassen
system-cup = Pokal
fault-egf-pin = Schreiben Sie die acht Ziffern der Nummer{ $not }.
## Eine Datei lesen
import-title = Turnier einlesen
import-lead = Daraus wird ein neues Turnier; vorhandene bleiben unverändert.
import-file = Datei
import-file-hint = Höchstens { $most } MB. Sie lässt sich hierher ziehen.
import-act = Einlesen
import-busy = Die Datei wird eingelesen …
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), Ergebnisse der Europäischen Go-Datenbank (H9), Frankreich (tou), Amerika (AGA), Tengen (JSON).
import-create = Stattdessen ein Turnier von Hand anlegen
import-only-players = Das ist eine Spielerliste, kein Turnier. Legen Sie zuerst ein Turnier an und lesen Sie die Liste dann auf der Seite „Anmeldung“ ein.
import-nothing-done = Es wurde nichts eingelesen
import-wrong = Aus { $file } wurde nichts übernommen
import-more = Und { $count } mehr. Berichtigen Sie zuerst diese.
import-done = { $event }: { $players } Spieler, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
import-notes = { $count ->
    [one] Eine Angabe der Datei wurde geändert
   *[other] { $count } Angaben der Datei wurden geändert
  }
place-file = Die Datei
place-line = Zeile { $line }
place-element = { $element } (Zeile { $line })
place-column = { $line }, Spalte { $column }
place-setting = Einstellung { $field }
## Was an einer Datei nicht stimmt
read-too-large = Sie hat { $bytes } Bytes; erlaubt sind höchstens { $most }.
read-empty = Sie ist leer. Wählen Sie eine andere Datei.
read-not-text = Das ist kein Text in { $encoding }. Speichern Sie die Datei als UTF-8 und lesen Sie sie noch einmal ein.
read-not-xml = Das ist kein wohlgeformtes XML ({ $reason }). Speichern Sie die Datei noch einmal in dem Programm, aus dem sie stammt.
read-truncated = Die Datei ist unvollständig: Sie ist abgeschnitten, oder ein Anführungszeichen fehlt. Holen Sie sie noch einmal.
read-wrong-root = Das erste Element ist { $found }, nicht { $wanted }. Wählen Sie eine Datei dieser Art.
read-too-deep = Die Elemente sind tiefer als { $most } geschachtelt; das kommt in keiner Turnierdatei vor.
read-too-many = Das sind mehr als { $most }; so viele hat keine Turnierdatei.
read-entity = Hier steht die Entität „{ $name }“. Schreiben Sie die Zeichen selbst oder ihre Nummern.
read-missing = Das fehlt. Ergänzen Sie es.
read-not-a-number = „{ $value }“ ist keine ganze Zahl. Geben Sie eine von { $least } bis { $most } ein.
read-out-of-range = Der Wert ist { $value }. Geben Sie eine Zahl von { $least } bis { $most } ein.
read-not-points = „{ $value }“ ist keine Punktzahl. Geben Sie eine ganze oder halbe ein, etwa 6.5.
read-not-a-fraction = „{ $value }“ ist keine Zahl. Geben Sie eine von 0 bis 1 ein, etwa 0.5.
read-not-a-date = „{ $value }“ ist kein Datum. Geben Sie es so ein: 2026-05-31.
read-not-a-rank = „{ $value }“ ist kein Rang. Möglich sind 30k bis 1k oder 1d bis 9d.
read-not-one-of = „{ $value }“ ist hier nicht bekannt. Möglich: { $allowed }.
read-unknown-player = Niemand heißt „{ $name }“. Berichtigen Sie den Namen oder tragen Sie den Spieler ein.
read-twice-in-round = „{ $name }“ ist in Runde { $round } schon gepaart, siehe Zeile { $first }. Nehmen Sie eins von beiden heraus.
read-table-taken = Tisch { $table } von Runde { $round } ist besetzt, siehe Zeile { $first }. Geben Sie eine andere Nummer.
read-disagrees = „{ $value }“ und „{ $other }“ des Gegners passen nicht zusammen. Berichtigen Sie eins davon.
read-not-a-cell = „{ $value }“ ist kein Ergebnis. Möglich ist etwa 12+/b0, 3-!w2, 0+ oder 0=.
read-no-such-row = Zeile { $number } gibt es nicht. Berichtigen Sie den Gegner.
read-columns = Die Zeile hat { $found } statt { $wanted } Spalten. Vervollständigen Sie sie.
read-nothing-of = Keine Zeile ist im Format { $format }. Wählen Sie eine Datei dieser Art.
read-unknown-format = Diese Art ist hier nicht bekannt. Wählen Sie eine Datei von OpenGotha oder MacMahon, H9-Ergebnisse, eine Teilnehmerliste oder eine Tengen-Datei.
read-not-json = Das ist keine Tengen-Datei ({ $reason }). Exportieren Sie sie noch einmal.
read-unknown-version = Sie hat die Version { $found }; dieses Programm kennt { $known }. Aktualisieren Sie es, oder exportieren Sie die Datei noch einmal.
read-no-such-entry = Sie verweist auf den Eintrag { $id }, den es nicht gibt. Exportieren Sie die Datei noch einmal.
read-twice = { $what } kommt zweimal vor. Exportieren Sie die Datei noch einmal.
team-fault-size = Eine Begegnung hat { $size } Bretter. Geben Sie eine Zahl von 2 bis 10 ein.
team-fault-number-twice = Zwei Mannschaften haben die Nummer { $number }. Geben Sie einer davon eine andere.
team-fault-name-twice = Zwei Mannschaften heißen „{ $team }“. Benennen Sie eine davon um.
team-fault-too-few = { $team } hat weniger als zwei Spieler. Fügen Sie einen hinzu oder nehmen Sie die Mannschaft heraus.
team-fault-too-many = { $team } hat { $count } Spieler; erlaubt sind höchstens { $most }.
team-fault-twice-in-squad = { $player } steht zweimal im Kader von { $team }. Einmal genügt.
team-fault-two-squads = { $player } steht in den Kadern von { $team } und { $other }. Nehmen Sie den Namen aus einem davon heraus.
team-fault-captain-not-in-squad = { $player } steht nicht im Kader von { $team }. Fügen Sie den Namen hinzu oder wählen Sie einen anderen Kapitän.
team-fault-not-in-squad = Runde { $round }: { $player } steht nicht im Kader von { $team }. Fügen Sie den Namen hinzu oder wählen Sie einen anderen.
team-fault-two-boards = Runde { $round }: { $player } sitzt an zwei Brettern von { $team }. Nehmen Sie den Namen von einem davon weg.
team-fault-no-team = Runde { $round }: Eine Mannschaft mit der Nummer { $number } gibt es nicht. Wählen Sie eine andere.
team-fault-two-matches = Runde { $round }: { $team } hat zwei Gegner oder sich selbst. Nehmen Sie eine der Begegnungen heraus.
## Was von einer Datei nicht bleibt, oder was eine Datei nicht sagen kann
note-teams-kept = Die { $teams } Mannschaften der Datei sind übernommen, mit Aufstellungen und Begegnungen. Sie stehen unter „Mannschaften“.
note-teams-beside = Die Datei hat { $teams } Mannschaften, aber keine Runden mit Begegnungen: Es spielen Einzelne gegeneinander, die Mannschaften haben daneben eine Tabelle. Das lässt sich unter „Mannschaften“ ändern.
note-team-set-aside = Team (Zeile { $line }): { $team } hat weniger als zwei Spieler (hier { $players }) und wurde weggelassen.
note-of-another-team = Board (Zeile { $line }): { $player } gehört zur Mannschaft { $other }, nicht zu { $team }; es wurde weggelassen.
note-board-taken = Board (Zeile { $line }): An Brett { $board } von { $team } sitzt in Runde { $round } { $first }; { $player } wurde weggelassen.
note-at-two-boards = Board (Zeile { $line }): { $player } sitzt in Runde { $round } schon an einem Brett von { $team }; es wurde weggelassen.
note-matches-not-said = Welche Mannschaften in Runde { $round } aufeinandertreffen, wird nicht geschrieben: OpenGotha liest es an den Partien von Brett 1 ab.
note-element-kept = Tengen verwendet { $element } (Zeile { $line }) nicht. Es bleibt erhalten und wird für OpenGotha wieder geschrieben.
note-attribute-kept = Tengen verwendet { $element }, { $attribute } nicht. Es bleibt erhalten und wird für OpenGotha wieder geschrieben.
note-taken = { $element } (Zeile { $line }), { $field }: „{ $found }“ ist nicht verwendbar; stattdessen gilt { $taken }.
note-missing-taken = { $element } (Zeile { $line }), { $field } fehlt; es gilt { $taken }.
note-left-out = { $element } (Zeile { $line }), { $field }: „{ $found }“ ist nicht verwendbar; es wurde weggelassen.
note-nobody-called = { $element } (Zeile { $line }): Niemand heißt „{ $name }“; es wurde weggelassen.
note-set-aside = { $element } (Zeile { $line }): { $name } ist in Runde { $round } schon gepaart, siehe Zeile { $first }; es wurde weggelassen.
note-player-set-aside = Player (Zeile { $line }): { $name } steht zweimal in der Datei, zuerst in Zeile { $first }; der zweite Eintrag wurde weggelassen.
note-more-oddities = { $more } weitere Hinweise dieser Art.
note-criterion-twice = Das Kriterium { $criterion } stand zweimal da; das zweite ist weggelassen.
note-ratings-as-they-stand = Die Datei sagt nicht, wie Wertungen gespeichert sind (dataVersion); sie sind unverändert übernommen.
note-ratings-shifted = Die Datei speichert Wertungen auf einer alten Skala (Version 200); zu jeder kamen 2050 hinzu.
note-transliterated = „{ $from }“ wird „{ $to }“ geschrieben: Dem Format fehlen die Buchstaben.
note-name-cut = „{ $name }“ wird auf „{ $written }“ gekürzt: Breiter ist die Spalte nicht.
note-left-out-without-game = { $name } hat weder Partie noch Freilos und wird weggelassen.
note-too-fast-for-a-class = Die Partien sind für eine Klasse der Europäischen Go-Datenbank zu schnell; keine wird geschrieben.
note-result-missing = Runde { $round }, Tisch { $table }: Das Ergebnis fehlt; es wird als unbekannt geschrieben.
note-same-sign = Zeile { $line }, { $field }: „{ $cell }“ und „{ $other }“ bedeuten, dass beide gewonnen oder beide verloren haben; so übernommen.
note-both-lose-as-two-losses = Runde { $round }, Tisch { $table }: Beide verlieren; geschrieben wird für jeden eine Niederlage.
note-both-win-as-two-wins = Runde { $round }, Tisch { $table }: Beide gewinnen; geschrieben wird für jeden ein Sieg.
note-no-result-not-rated = Runde { $round }, Tisch { $table }: ohne Ergebnis; geschrieben als nicht gewertet.
note-default-as-half-point = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird ein halber Punkt ohne Partie.
note-default-as-free-round = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird eine Runde ohne Partie.
note-colors-unknown = Runde { $round }, Tisch { $table }: Die Farben sind nicht bekannt; die Spieler werden in der vorhandenen Reihenfolge geschrieben.
note-member-number-missing = { $name } hat keine Mitgliedsnummer und entfällt mit allen Partien. Tragen Sie die Nummer ein: Der Verband verlangt sie.
note-club-cut = Der Verein „{ $club }“ wird „{ $written }“ geschrieben: Die Spalte hat vier Buchstaben.
note-first-name-blank = { $name } hat keinen Vornamen. Ein Leerzeichen wird geschrieben, weil OpenGotha einen verlangt.
note-country-not-written = { $name }: Das Land „{ $country }“ wird nicht geschrieben. OpenGotha nimmt nur zwei Buchstaben.
note-member-number-twice = { $name } und { $other } haben dieselbe Mitgliedsnummer { $number }. Berichtigen Sie eine davon.
note-komi-rounded = Komi { $komi } wird { $written } geschrieben: Das Format hat nur ganze Zahlen.
note-game-left-out = Runde { $round }, Tisch { $table }: { $result ->
    [default] jemand ist nicht gekommen
    [jigo] es ist ein Jigo
    [both-lose] beide verlieren
    [both-win] beide gewinnen
    [no-result] ohne Ergebnis
   *[pending] das Ergebnis fehlt
}; die Partie wird weggelassen.
note-left-out-on-purpose = { $name } wird mit Absicht weggelassen, mit allen Partien.
note-manner-not-said = { $games ->
    [one] Wie { $games } Partie gewonnen wurde (Punkte, Aufgabe, Zeit …), wird nicht geschrieben.
   *[other] Wie { $games } Partien gewonnen wurden (Punkte, Aufgabe, Zeit …), wird nicht geschrieben.
  }
note-no-result-written = Runde { $round }, Tisch { $table }: ohne Ergebnis; geschrieben wird { $written }.
note-several-byes = { $byes ->
    [one] Runde { $round } hat { $byes } Freilos; OpenGotha behält nur eins.
   *[other] Runde { $round } hat { $byes } Freilose; OpenGotha behält nur eins.
  }
note-draft-not-said = Runde { $round } ist ein Entwurf; die Datei sagt das nicht.
note-native-names-not-said = { $players ->
    [one] Der Name von { $players } Spieler in eigener Schrift wird nicht geschrieben.
   *[other] Die Namen von { $players } Spielern in eigener Schrift werden nicht geschrieben.
  }
note-pairs-left-out = { $entries ->
    [one] { $entries } Eintrag von zwei oder drei Partnern ist mit seinen Partien weggelassen: Keine Wertungsliste nimmt Partien von Partnern.
   *[other] { $entries } Einträge von zwei oder drei Partnern sind mit ihren Partien weggelassen: Keine Wertungsliste nimmt Partien von Partnern.
  }
note-partners-not-said = { $entries ->
    [one] Die Partner von { $entries } Eintrag werden nicht geschrieben: Das Format kennt je Eintrag eine Person.
   *[other] Die Partner von { $entries } Einträgen werden nicht geschrieben: Das Format kennt je Eintrag eine Person.
  }
note-versions-not-said = { $boards ->
    [one] Wie oft das Ergebnis von { $boards } Partie geändert wurde, steht nicht in dieser Datei.
   *[other] Wie oft die Ergebnisse von { $boards } Partien geändert wurden, steht nicht in dieser Datei.
  }
note-setting-not-said = Die Einstellung { $setting } ({ $value }) wird nicht geschrieben: Das Format hat kein Feld dafür.
note-renamed = { $name } ist zweimal eingetragen; der zweite wird { $written } geschrieben.
note-settings-assumed = Die Datei nennt weder System noch Grenzen, Kriterien und Gewichte: Es gelten die üblichen von McMahon. Prüfen Sie die Einstellungen.
note-days-assumed = Die Datei nennt weder Namen noch Tage des Turniers: Eingetragen ist heute. Prüfen Sie sie.
note-encoding-assumed = Die Datei ist nicht in UTF-8 und nennt keinen anderen Zeichensatz: Gelesen wurde sie als { $used }. Prüfen Sie die Namen.
note-team-left-out = { $team } hat weniger als zwei Spieler (hier { $players }); die Mannschaft wurde weggelassen.
note-member-missing = { $team } nennt jemanden, der nicht in der Datei steht; der Name wurde weggelassen.
note-also-in-team = { $player } ist in { $other } und in { $team } und spielt hier für beide.
note-spare = Für { $team } spielen { $size } Personen; { $player } wurde weggelassen.
note-in-no-team = { $players ->
    [one] { $players } Spieler ist in keiner Mannschaft und wurde weggelassen.
   *[other] { $players } Spieler sind in keiner Mannschaft und wurden weggelassen.
  }
note-team-names-noted = { $teams ->
    [one] Ein Eintrag heißt nach seinen Personen. Der Name von { $teams } Mannschaft steht in den Notizen.
   *[other] Ein Eintrag heißt nach seinen Personen. Die Namen der { $teams } Mannschaften stehen in den Notizen.
  }
note-in-two-teams = { $player } ist schon in der Mannschaft { $other }; in { $team } wurde der Name weggelassen.
note-played-for-others = Runde { $round }: { $player } spielte für { $team } und ist in der Mannschaft { $other }. Die Partie bleibt und zählt für keine Mannschaft.
note-boards-missing = Runde { $round }: Die Bretter von { $first } – { $second } stehen nicht in der Datei. Tragen Sie die Partien nach.
note-match-counted = Runde { $round }: In der Datei endet { $first } – { $second } mit { $said }. Nach den Brettern steht es { $counted }; das zählt.
note-tables-of-boards = Alle Bretter einer Begegnung standen an einem Tisch. Jedes hat nun einen eigenen.
note-teams-without-start = In der Datei beginnen die Mannschaften mit Punkten nach ihrem Rang. Hier beginnt jede ohne Punkte.
note-line-left-out = { $what } (Zeile { $line }) ist hier nicht bekannt und wurde weggelassen.
## Einstellungen
settings-drawn = Runden sind schon ausgelost: Sie bleiben, wie sie sind. Punkte und Tabelle folgen den Einstellungen sofort.
settings-preset = Eine Vorlage übernehmen
settings-preset-about = Füllt das Formular darunter mit dem Üblichen eines Systems und eines Verbands. Nichts ändert sich, bevor Sie speichern.
settings-preset-act = Diese Vorlage zeigen
settings-preset-tried = Das Formular zeigt die Vorlage. Sie ist noch nicht gespeichert: Prüfen Sie sie und speichern Sie dann.
settings-event = Das Turnier
settings-name = Name des Turniers
settings-short-name = Kurzname
settings-short-name-hint = Für Dateinamen
settings-begins = Erster Tag
settings-ends = Letzter Tag
settings-place = Ort
settings-director = Turnierleitung
settings-contact = Verantwortlich für Personendaten
settings-contact-hint = Name und Anschrift der verantwortlichen Person, wie die Datenschutzseite sie zeigt
settings-rounds = Runden
settings-play = Spiel
settings-rules = Regeln
settings-board-size = Brettgröße
settings-komi-hint = In Partien ohne Vorgabe: 6,5
settings-basic-minutes = Grundzeit in Minuten
settings-overtime = Zusatzzeit
settings-overtime-seconds = Sekunden
settings-overtime-seconds-hint = Je Periode, oder je Zug dazu
settings-overtime-stones = Steine
settings-overtime-stones-hint = Je Periode; nur bei kanadischem Byoyomi
settings-internet = Im Internet gespielt
rules-japanese = Japanisch
rules-korean = Koreanisch
rules-chinese = Chinesisch
rules-ing = Ing
rules-aga = Amerikanisch (AGA)
rules-bga = Britisch (BGA)
rules-ffg = Französisch (FFG)
rules-egf = Europäisch (EGF)
rules-ngb = Niederländisch (NGB)
rules-nz = Neuseeländisch
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = Verein, 9×9
rules-club-beginners = Verein, Anfänger
rules-club-dutch = Verein, niederländische Anfängerseite
rules-generic = Wie in einer Enzyklopädie (niederländisch)
settings-system = Paarungssystem
settings-floor = Untergrenze
settings-bar = Bar
settings-zero = Null
settings-zero-hint = Der Rang, dessen Punktzahl 0 ist: 30k
settings-categories = Klassen
settings-categories-hint = Unterster Rang jeder Klasse außer der letzten: 1d, 5k
settings-handicap-basis = Vorgabe berechnet aus
basis-score = den McMahon-Punkten
basis-rank = dem Rang
settings-handicap-none-from = Keine Vorgabe ab
settings-handicap-none-from-hint = Zwischen Spielern ab diesem Rang: 1d
settings-handicap-correction = Vorgabe verringert um
settings-handicap-correction-hint = In Steinen: 1
settings-handicap-ceiling = Höchste Vorgabe
settings-handicap-ceiling-hint = 0, wenn nur ohne Vorgabe gespielt wird
settings-bye-mms = Freilos, McMahon-Punkte
settings-absent-mms = Fehlen, McMahon-Punkte
settings-bye-wins = Freilos, Siege
settings-absent-wins = Fehlen, Siege
settings-no-result = Eine Partie ohne Ergebnis
policy-replay = Nichts, bis sie wiederholt ist
policy-half = Für jeden ein halber Punkt
policy-zero = Kein Punkt
settings-round-down = Halbe abrunden
settings-round-down-note = Die Summe aus Freilosen und Fehlen, auf ganze Punkte. Jigo wird nie gerundet.
settings-sos-half = Versäumte Runden zählen für Gegner halb
settings-sos-half-note = In den Punkten der Gegner zählt jede versäumte Runde einen halben Punkt.
settings-placement = Platzierung
settings-of-teams = Paarung und Platzierung von Mannschaften stehen unter „Mannschaften“; dies gilt für Spieler.
settings-placement-about = Das erste Kriterium entscheidet; bei Gleichstand das nächste.
settings-expert = Für Kenner: Gewichte der Auslosung
settings-said-words = { $words }.
settings-said-hidden = *Nur die Turnierleitung* sieht es, bis es angekündigt ist.
settings-said-seen = *Alle* sehen es.
settings-said-zone = Zeiten gelten in *{ $zone }*.
settings-said-no-rooms = Alle Tische stehen in *einem Raum*.
settings-said-rules = Regeln: *{ $rules }*, auf *{ $size }* Linien.
settings-said-even = Nur *Partien ohne Vorgabe*.
settings-said-handicap = Vorgabe nach *{ $basis }*: *{ $difference }*, höchstens *{ $most }* Steine, keine ab *{ $from }*.
settings-said-difference-less = der Unterschied weniger { $n }
settings-said-difference-all = der ganze Unterschied
settings-said-difference-more = der Unterschied und { $n } mehr
settings-said-mcmahon = Alle ab *{ $bar }* beginnen mit gleich vielen Punkten, ebenso alle bis *{ $floor }*.
settings-said-teams = *Mannschaften* spielen gegeneinander: { $system }. Bretter, Vorgaben und die Reihung der Mannschaften stehen unter *Mannschaften*.
settings-said-apart = Paarungen, die vermieden werden (Gewicht in Punktgruppen): { $kept }.
settings-said-not-apart = *Keine* Paarungen werden vermieden.
settings-said-skip = Spieler *dürfen* eine Runde *auslassen*, die noch nicht ausgelost ist.
settings-said-skip-ask = Wer eine Runde auslassen will, *fragt an*.
settings-unplayed = Partien, die nicht im Zeitraum gespielt wurden
settings-grace-days = Tage Nachfrist nach dem Zeitraum
settings-grace-days-hint = Bis dahin kann niemand ungespielte Partien werten. Es geschieht nie automatisch.
settings-open-games = Offene Partien bei der Auslosung einer späteren Runde
settings-open-games-hint = Nur für die Auslosung; in der Tabelle zählen sie erst, wenn sie gespielt sind.
open-games-nothing = Nichts für beide
open-games-half = Für jeden ein halber Punkt
settings-least-games = Nötige Runden für einen Platz
settings-least-games-hint = 0: keine. Gespielte Partien zählen, ebenso ein Freilos oder ein kampfloser Sieg. Wer es nicht mehr erreichen kann, steht darunter, ohne Platz und ohne Preis.
settings-up = Aufsteiger
settings-series = Ligasystem
settings-series-hint = Ihre Turniere mit demselben Namen können auf dessen Seite dazukommen; ein Turnier, das einen anderen Namen bekommt, verlässt sie
settings-season-name = Saison
settings-season-name-hint = Etwa 2026/27; Ligen einer Saison stehen beisammen
settings-division = Liga
settings-division-hint = 1 ist die höchste; 0, wenn es nur eine gibt
settings-up-hint = Für Ligen: In der Tabelle steht dort eine Linie. 0 für keine.
settings-down = Absteiger
settings-said-moves = *{ $up }* steigen auf, *{ $down }* steigen ab.
settings-said-alone = Das Turnier gehört zu *keinem Ligasystem*.
settings-said-unplayed = Wird eine Partie nicht im Zeitraum gespielt: *{ $policy }*, sobald die Turnierleitung die Runde beendet.
settings-said-grace = { $n ->
    [one] *1* Tag Nachfrist.
   *[other] *{ $n }* Tage Nachfrist.
  }
settings-said-open-nothing = Bei der Auslosung zählt eine offene Partie *nichts*.
settings-said-open-half = Bei der Auslosung zählt eine offene Partie für jeden *einen halben Punkt*.
settings-said-least = { $n ->
    [one] Für einen Platz ist *1* gespielte Runde nötig.
   *[other] Für einen Platz sind *{ $n }* gespielte Runden nötig.
  }
settings-said-least-none = Jeder bekommt einen Platz, auch mit wenigen Partien.
settings-said-worth = Ein Freilos zählt *{ $bye }*, eine Abwesenheit *{ $absent }*.
settings-said-placement = Plätze nach { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Ein Ergebnis, das beide gemeldet haben, zählt nach *{ $n }* Minuten.
settings-said-names-first = Nachnamen stehen *vorn*.
settings-said-names-last = Nachnamen stehen *hinten*.
settings-said-sides-mean = *Zwei oder drei* spielen eine Seite im Wechsel, gewertet nach ihrem Mittelwert.
settings-said-sides-given = *Zwei oder drei* spielen eine Seite im Wechsel, gewertet wie angegeben.
settings-said-ratings-shown = Änderungen der Wertung werden *gezeigt*.
settings-said-ratings-not-shown = Änderungen der Wertung werden *nicht gezeigt*.
settings-said-gap = Spieler, deren Rang und Wertung um mehr als *{ $n }* Ränge abweichen, sind markiert.
settings-said-usual = { $n ->
    [one] { $n } Wert, wie üblich
   *[other] { $n } Werte, alle wie üblich
  }
settings-said-otherwise = { $n } Werte, *{ $k }* anders als üblich
settings-places = Punkte und Platzierung
settings-more = Weitere Werte; die üblichen passen für fast jedes Turnier
settings-change = Ändern: { $what }
settings-save-from = Speichern, ab Runde { $round }
settings-follow-names = Seiten, Ausdrucke und Dateien zeigen es sofort.
settings-follow-print = Ergebniszettel und Regelblatt ändern sich: Drucken Sie sie neu.
settings-follow-first = Noch ist nichts ausgelost: Es gilt ab der ersten Runde.
settings-follow-drawn = Was ausgelost ist, bleibt, wie es ist.
settings-follow-places = Punkte und Plätze folgen sofort, auch in früheren Runden.
settings-follow-open = Runde { $round } ist veröffentlicht: Die Änderung gilt auch für ihre offenen Partien ({ $n }).
settings-follow-draft = Runde { $round } ist gelost, aber nicht veröffentlicht: Losen Sie sie neu aus, damit die Änderung gilt.
settings-follow-length = Wie es jetzt ist, dauert eine Runde etwa { $minutes } Minuten.
settings-follow-gap = Runde { $round } beginnt { $minutes } Minuten nach der Runde davor.
settings-follow-hours = Die Runden behalten ihre Zeiten; verschieben lassen sie sich im Zeitplan.
settings-follow-players = Gilt sofort, auch auf den Handys der Spieler.
settings-criterion-up = { $name } nach oben
settings-criterion-out = { $name } entfernen
settings-criterion-add = Kriterium hinzufügen
weight-duplicate = Keine zweite Begegnung
weight-color = Ausgleich der Farben
weight-category = Gleiche Klasse
weight-score = Ähnliche Punktzahl
weight-drawn = Wer hoch- oder heruntergelost wird
weight-handicap = Kleine Vorgaben
weight-geography = Andere Vereine und Länder
weight-secondary = Basis der Nebenkriterien
weight-secondary-hint = Bleibt für Dateien, die sie enthalten
weight-curve = Kurve
weight-curve-hint = Von 0 bis 1: 0,5
weight-deterministic = Zufall aus den Namen abgeleitet
weight-deterministic-note = Dieselben Spieler geben immer dieselbe Auslosung.
seeding-first-rounds = Erste Art, bis Runde
seeding-first-method = Erste Art
seeding-later-method = Spätere Art
seeding-first-by-rating = Erste Art: Unter Gleichen entscheidet die Wertung
seeding-later-by-rating = Spätere Art: Unter Gleichen entscheidet die Wertung
method-random = Obere Hälfte gegen untere, zufällig
method-fold = Erster gegen Letzten
method-slip = Erster der oberen Hälfte gegen Ersten der unteren
drawn-upper = Wer aus der oberen Gruppe heruntergelost wird
drawn-lower = Wer aus der unteren Gruppe hochgelost wird
drawn-compensate = Ausgleichen
drawn-compensate-note = Wer hochgelost war, wird das nächste Mal eher heruntergelost, und umgekehrt.
place-drawn-top = Die Spitze
place-drawn-middle = Die Mitte
place-drawn-bottom = Das Ende
apart-country = Gleiches Land
apart-club = Gleicher Verein
apart-club-group = Vereine auseinanderhalten
apart-hint = Gewicht in Punktgruppen
apart-excused-from = Gilt nicht ab
apart-excused-from-hint = Ein Rang; stärkere Spieler dürfen auf alle treffen: 1d
apart-excused-by-wins = Auch nicht für Spieler, die die Hälfte ihrer Runden gewonnen haben
apart-excused-at-bar = Auch nicht für die an der Bar
## Anmeldung
entries-count = { $count ->
    [0] Noch keine Spieler angemeldet.
    [one] Ein Spieler angemeldet.
   *[other] { $count } Spieler angemeldet.
  }
entries-waiting = { $count ->
    [one] Eine Person ist noch nicht da.
   *[other] { $count } sind noch nicht da.
  }
entries-nobody = Tragen Sie Spieler einzeln ein oder lesen Sie eine Teilnehmerliste ein. Auch die Anwesenheit wird hier eingetragen.
entries-import = Liste einlesen
entries-which = Welche Spieler
entries-all = Alle { $count }
entries-final = Anwesend { $count }
entries-preliminary = Noch nicht da { $count }
entries-list = Spieler und die Runden, die sie mitspielen
entries-player = Spieler
entries-here = Da
entries-taking-part = Spielen mit
entries-of-round = { $count } spielen
entries-here-of = { $name } ist da
entries-round-of = { $name } spielt Runde { $round } mit
entries-kept-out = durch eine Entscheidung ausgeschlossen
entries-seated = ist gepaart oder hat ein Freilos
entries-seated-here = anwesend
entries-seated-hint = ● ist in dieser Runde gepaart; das ändert nur die Auslosung.
entries-save = Liste speichern
entries-saved = { $count ->
    [0] Nichts wurde geändert.
    [one] Ein Spieler ist geändert.
   *[other] { $count } Spieler sind geändert.
  }
entries-removed = { $count ->
    [one] Ein Spieler ist gestrichen.
   *[other] { $count } Spieler sind gestrichen.
  }
entries-paired = { $name } ist in Runde { $round } gepaart, deshalb wurde nichts gespeichert. Lösen Sie zuerst die Paarung im Entwurf; eine veröffentlichte Runde bleibt, wie sie ist.
entries-check-in = { $count ->
    [one] Den Gefundenen anwesend melden
   *[other] Alle { $count } Gefundenen anwesend melden
  }
entries-check-out = { $count ->
    [one] Die gefundene Person ist noch nicht da
   *[other] Von den { $count } Gefundenen ist noch niemand da
  }
entries-page = Seite { $page }
entry-new-title = Spieler eintragen
entry-native-name = Name in eigener Schrift
entry-native-name-hint = Wenn er anders ist: 森下 藍子
entry-rank-hint = 4k oder 2d
entry-rating-hint = Leer: die Mitte des Rangs
entry-club-hint = Wie er auf dem Aushang steht
entry-registration = Anmeldung
registration-final = Anwesend
registration-about-final = Wird in jeder unten angekreuzten Runde gepaart.
registration-preliminary = Angekündigt
registration-about-preliminary = Steht auf der Liste und wird nicht gepaart.
entry-rounds = Spielt diese Runden mit
entry-round-kept-out = Runde { $round }: durch eine Entscheidung ausgeschlossen
entry-round-seated = Runde { $round }: gepaart, bleibt
entry-more = Nummern und Korrektur
entry-egf-pin = EGF-PIN
entry-egf-pin-hint = Die acht Ziffern der Europäischen Go-Datenbank
entry-ffg-licence = Französische Lizenz
entry-aga-id = AGA-Nummer
entry-partners = Partner, in der Reihenfolge der Züge
entry-partners-hint = Je eine Zeile: Beck, Bea, 2d. Wertung, EGF-PIN, FFG oder AGA mit Nummer können folgen. Die Person oben zieht zuerst.
entry-correction = Korrektur der Startpunkte
entry-correction-hint = Meist 0; +1 beginnt eine Gruppe höher
entry-add-next = Speichern und weiter
entry-late = Alle Runden sind ausgelost: Wer jetzt eingetragen wird, spielt in keiner. Solange keine Partie ein Ergebnis hat, nehmen Sie alle Runden zurück und losen neu aus; sonst fügen Sie in den Einstellungen Runden hinzu oder geben einen Platz an einem Tisch der Runde.
entry-added = { $name } ist eingetragen.
entry-changed = { $name } ist geändert.
entry-rank-follows = Die Startpunkte waren { $was } und sind { $now }: Damit ändert sich die SOS aller Gegner. { $count ->
    [one] Die ausgeloste Paarung bleibt, wie sie ist.
   *[other] Die { $count } ausgelosten Paarungen bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach dem neuen Rang.
entry-ranks-follow = { $starts ->
    [0] Ihre Startpunkte bleiben.
    [one] Die Startpunkte eines Spielers ändern sich, und damit die SOS aller Gegner.
   *[other] Die Startpunkte von { $starts } Spielern ändern sich, und damit die SOS aller Gegner.
  } { $count ->
    [one] Die ausgeloste Paarung bleibt, wie sie ist.
   *[other] Die { $count } ausgelosten Paarungen bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach den neuen Rängen.
entry-rank-stays = Die Startpunkte bleiben { $now }. { $count ->
    [one] Die ausgeloste Paarung bleibt, wie sie ist.
   *[other] Die { $count } ausgelosten Paarungen bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach dem neuen Rang.
entry-withdraw-title = Abmelden
entry-withdraw-from = Ab
entry-withdraw-hint = Partien früherer Runden bleiben.
entry-withdraw = Abmelden
entry-withdrawn = { $name } spielt ab Runde { $round } nicht mehr mit.
leave-title = { $name } ab Runde { $round } abmelden
leave-about = Eingetragene Ergebnisse bleiben, Partien früherer Runden ebenso.
leave-games = { $n ->
    [one] Eine Partie dieser Runden ist ausgelost, aber nicht gespielt
   *[other] { $n } Partien dieser Runden sind ausgelost, aber nicht gespielt
  }
leave-what = Was mit ihnen geschieht
leave-opponents-win = Die Gegner gewinnen kampflos
leave-as-unplayed = Die Regel des Turniers für nicht gespielte Partien
leave-annulled = Sie werden annulliert: kein Ergebnis
leave-unsaid = Wählen Sie, was mit den Partien geschieht.
leave-reported = Jemand hat gemeldet, wie diese ausgingen. Sie bleiben offen, bis ein Schiedsrichter das Ergebnis einträgt.
leave-undo = Rückgängig: die Partien an ihren Tischen wieder öffnen und die Runden wieder ankreuzen.
leave-undo-team = Rückgängig: „{ $act }“ auf der Seite der Mannschaft.
leave-act = { $n ->
    [0] Abmelden
    [one] Abmelden und 1 Partie werten
   *[other] Abmelden und { $n } Partien werten
  }
leave-done = { $n ->
    [one] { $name } spielt ab Runde { $round } nicht mehr mit; 1 nicht gespielte Partie ist gewertet.
   *[other] { $name } spielt ab Runde { $round } nicht mehr mit; { $n } nicht gespielte Partien sind gewertet.
  }
entry-remove-title = Streichen
entry-remove-hint = Für jemanden, der aus Versehen eingetragen ist.
entry-remove = Aus dem Turnier streichen
entry-removed = { $name } ist gestrichen.
entry-back = Zurück zur Liste
## Eine Teilnehmerliste
participants-title = Teilnehmerliste einlesen
participants-lead = Sie sehen eine Vorschau, bevor jemand eingetragen wird.
participants-file-hint = Eine Tabelle als Text, XLSX oder ODS. Die Spalten dürfen beliebig liegen, wenn die erste Zeile sie benennt; sonst: Name, Vorname, Rang, Land, Verein. Oder die Datei eines anderen Turniers (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen), für dessen Spieler.
participants-pasted = Oder fügen Sie sie hier ein
participants-pasted-hint = Zeilen aus einer Tabellenkalkulation, mit der Zeile, die die Spalten benennt.
participants-registration = Anmeldestatus
participants-announced = Angekündigt: anwesend melden, wenn sie kommen
participants-here = Anwesend
participants-act = Vorschau
participants-done = { $count ->
    [0] Auf der Liste stand niemand Neues.
    [one] Ein Spieler wurde eingetragen.
   *[other] { $count } Spieler wurden eingetragen.
  } { $changed ->
    [0] { "" }
    [one] Einer wurde aktualisiert.
   *[other] { $changed } wurden aktualisiert.
  } { $same ->
    [0] { "" }
   *[other] { $same } standen schon so da.
  }
participants-example = Beispiel
## Anfangsgruppen
groups-title = Startgruppen
groups-lead = { $players ->
    [0] Noch niemand spielt Runde 1 mit.
    [one] Ein Spieler spielt Runde 1 mit.
   *[other] { $players } Spieler spielen Runde 1 mit,
  } { $groups ->
    [0] {""}
    [one] in einer Gruppe.
   *[other] in { $groups } Gruppen.
  }
groups-drawn = Runde 1 ist schon ausgelost. Andere Grenzen ändern die Punkte, nicht ihre Paarungen.
groups-floor-hint = Wer darunter liegt, beginnt wie mit diesem Rang
groups-bar-hint = Wer darüber liegt, beginnt wie mit diesem Rang
groups-try = Diese Grenzen ausprobieren
groups-tried = Das ist eine Vorschau. Noch ist nichts geändert.
groups-apply = Diese Grenzen übernehmen
groups-back = Zurück zu den Einstellungen, wie sie sind
groups-applied = Untergrenze und Bar sind geändert.
groups-not-by-score = Alle beginnen mit gleich vielen Punkten: Untergrenze und Bar gelten nur bei McMahon.
groups-size = { $count } Spieler
groups-everybody = Alle
groups-category = Klasse { $category }
groups-nobody = Wenn Spieler eingetragen und anwesend gemeldet sind, stehen hier ihre Gruppen.
## Dateien
files-send = Ergebnisse an den Verband senden
files-keep = Eine Kopie des Turniers aufbewahren
files-list = Teilnehmerliste in ein anderes Programm übernehmen
files-other = Andere Formate
downloads-through = Ergebnisse bis Runde { $round }.
downloads-before = Noch ist keine Runde veröffentlicht.
downloads-draft = Entwürfe sind in den Ergebnissen nicht enthalten.
downloads-missing = { $count ->
    [one] Ein Ergebnis fehlt
   *[other] { $count } Ergebnisse fehlen
  }
downloads-waits = Wartet auf die Ergebnisse oben.
downloads-says-all = Diese Datei enthält alles, was ihr Format vorsieht.
downloads-notes = { $count ->
    [one] 1 Angabe, die das Format nicht aufnimmt
   *[other] { $count } Angaben, die das Format nicht aufnimmt
  }
download-act = Herunterladen
download-h9 = Europäische Go-Datenbank (H9)
download-about-h9 = Ergebnisse zur Wertung durch die Europäische Go-Föderation.
download-tou = Frankreich (tou)
download-about-tou = Ergebnisse zur Wertung durch den französischen Verband.
download-aga = Amerika (AGA)
download-about-aga = Ein Bericht für die American Go Association.
download-standings = Tabelle (CSV)
download-about-standings = Für eine Tabellenkalkulation: Plätze, Kriterien und jede Runde.
download-teams = Tabelle der Mannschaften (CSV)
download-about-teams = Für eine Tabellenkalkulation: die Tabelle der Mannschaften mit jeder Runde. Die anderen Dateien enthalten die Spieler, je mit Mannschaft.
download-pairings = Paarungen (CSV)
download-about-pairings = Für eine Tabellenkalkulation: eine Runde, Tisch für Tisch.
download-players = Spieler (CSV)
download-about-players = Für eine Tabellenkalkulation: alle, die eingetragen sind.
download-participants = Teilnehmerliste (CSV)
download-about-participants = Name, Rang, Land, Verein: für andere Turniere und Programme.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Das Turnier, um in OpenGotha weiterzumachen.
download-pairgoth = Pairgoth
download-about-pairgoth = Veröffentlichte Runden, wie Pairgoth sie öffnet: Spieler, Mannschaften, Partien und Einstellungen.
download-tengen = Tengen (JSON)
download-about-tengen = Das ganze Turnier mit Entwürfen; lässt sich unverändert wieder einlesen.

note-categories-not-said = { $players ->
    [one] Die von Hand gesetzte Klasse von { $players } Spieler wird nicht geschrieben: Dort entscheidet der Rang.
   *[other] Die von Hand gesetzten Klassen von { $players } Spielern werden nicht geschrieben: Dort entscheidet der Rang.
  }
entry-category-by-rank = Nach dem Rang
entry-category-hint = Eine andere als nach dem Rang, für Preise, Tabelle und Auslosung
entries-chosen-set-category = Klasse setzen
list-plays-as = { $grade }, ausgelost als { $rank }

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

event-title = Das Turnier
event-is-archived = Es ist archiviert und kann nur gelesen werden.
event-announced = Jetzt können alle das Turnier sehen.
event-archive = Archivieren
event-archive-about = Ein archiviertes Turnier bleibt für alle lesbar und steht in der Liste für sich. Nichts darin lässt sich ändern, bis es aus dem Archiv geholt wird.
event-archive-act = Turnier archivieren
event-unarchive-act = Aus dem Archiv holen
event-archived = Das Turnier ist archiviert. Von jetzt an kann es nur gelesen werden.
event-unarchived = Das Turnier ist aus dem Archiv geholt und lässt sich wieder ändern.
act-archive = Archiviert
act-unarchive = Aus dem Archiv geholt
copy-title = Kopieren
season-title = Nächste Saison
season-not-all = Nur wer alle Ligen organisiert, kann die nächste Saison anlegen.
season-about = Auf- und Abstieg folgen den Linien der Tabellen; jeder kann anders eingeteilt werden. Mannschaften kommen mit Kader und Kapitän. Ergebnisse bleiben bei den alten Turnieren.
season-leaves = Scheidet aus
season-next-name = Name des nächsten Turniers
season-plays-in = Wo { $name } als Nächstes spielt
season-open = { $n ->
    [one] Eine Partie hat kein Ergebnis.
   *[other] { $n } Partien haben kein Ergebnis.
  }
season-undrawn = { $n ->
    [one] Eine Runde ist nicht veröffentlicht.
   *[other] { $n } Runden sind nicht veröffentlicht.
  }
season-empty = Hier würde niemand spielen.
season-namesakes = Gleicher Name, und alle werden eingetragen: { $names }. Ist es eine Person, lassen Sie eine der beiden ausscheiden oder nehmen Sie eine aus dem Kader.
season-once = Gleiche Verbandsnummer, deshalb nur einmal eingetragen, im ersten Kader: { $names }.
season-look = Bitte zuerst prüfen
season-sure = Nächste Saison trotzdem anlegen
season-sure-first = Prüfen Sie dies zuerst, und kreuzen Sie es an, wenn es so sein soll.
season-to-choose = Wählen …
season-choose = Wählen Sie eine Liga oder „Scheidet aus“.
season-team-twice = In { $division } würden zwei Mannschaften „{ $team }“ spielen. Teilen Sie eine anders ein, oder benennen Sie sie zuerst im alten Turnier um.
season-settings = Bringen Sie zuerst die Einstellungen von { $division } in Ordnung. { $fault }
season-make = Nächste Saison anlegen
season-made = Die nächste Saison ist angelegt, verborgen, bis jede Liga angekündigt wird.
copy-about = Ein weiteres Turnier mit denselben Einstellungen, ohne Runden und Zeiten. Es ist verborgen, bis Sie es ankündigen.
copy-begin = Turnier kopieren
copy-address = Adresse
copy-address-hint = Das Ende der Adresse, etwa open-27; leer: aus dem Namen gebildet.
copy-people = { $n ->
    [one] Den einen Spieler
   *[other] Die { $n } Spieler
  } mitnehmen
copy-people-note = Angekündigt, nicht anwesend.
copy-act = Kopie anlegen
copy-done = { $event } ist als Kopie angelegt, noch verborgen.
create-like = Oder kopieren Sie ein früheres:
create-people = Personen
create-people-hint = Die Spieler eines früheren Turniers werden kopiert, angekündigt und nicht anwesend.
create-people-none = Noch niemand
delete-title = Löschen
delete-about = Löscht das Turnier mit allem, was zu ihm gehört. Das lässt sich nicht rückgängig machen.
delete-begin = Turnier löschen
delete-what = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
  } und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } würden gelöscht, mit dem Protokoll, den Entscheidungen, den Aufzeichnungen und jedem Link darauf.
delete-keep = Vorher eine Kopie herunterladen
delete-keep-about = Eine Datei mit allem: Personen, Runden, Protokoll, Vorfälle, Entscheidungen, Aufzeichnungen, Beweise der Auslosung.
delete-keep-act = Alles herunterladen
delete-now = Jetzt löschen
delete-name = Geben Sie den Namen ein
delete-act = Endgültig löschen
delete-done = { $event } ist gelöscht.
download-xlsx = Excel-Arbeitsmappe
download-about-xlsx = Spieler, Tabelle und die Paarungen jeder Runde als Blätter einer XLSX-Datei.

# Was an einem Feld oder einer Anfrage nicht stimmt, und was zu tun ist.

## Felder
fault-missing = Pflichtfeld.
fault-too-long = { $length } Zeichen sind zu viel; höchstens { $most } sind erlaubt.
fault-control-character = Darin ist ein Steuerzeichen. Verwenden Sie Buchstaben, Ziffern und Leerzeichen.
fault-web-address = Bitte ohne Webadresse schreiben.
fault-ends-before-it-begins = Das Ende liegt vor dem Anfang. Wählen Sie denselben oder einen späteren Tag.
fault-past = Das liegt in der Vergangenheit. Wählen Sie eine spätere Zeit.
fault-floor-above-bar = Die Untergrenze liegt über der Bar. Wählen Sie eine mindestens gleich hohe Bar.
fault-twice = { $what } steht zweimal da. Einmal genügt.
fault-no-main-score = MMS, NBW oder CPS muss dabei sein, damit Siege zählen.
fault-category-order = Jede Grenze muss niedriger sein als die vorige.
fault-round-order = Sie begänne vor Runde { $round } oder mit ihr.
fault-club-code = „{ $code }“ ist kein Vereinskürzel: Geben Sie 1 bis 4 einfache Buchstaben und Ziffern ein.
error-reference = Wenn es wieder vorkommt, nennen Sie der Turnierleitung diese Nummer: { $number }.
error-to-the-front = Zur Startseite

downloads-complaints = { $count ->
    [one] 1 Fehler, mit dem sie abgelehnt würde:
   *[other] { $count } Fehler, mit denen sie abgelehnt würde:
}
downloads-accepted = Keine Fehler, auf die der Empfänger prüft.
download-draft = Trotzdem herunterladen, für mich selbst
downloads-nothing = { $file }: Diese Datei wäre leer.
downloads-refused = { $file }: { $count ->
    [one] ein Fehler ist zuerst zu beheben.
   *[other] { $count } Fehler sind zuerst zu beheben.
}
reporting-title = Meldungen an Verbände
reporting-clubs = Vereinskürzel
reporting-clubs-about = Bis zu vier Buchstaben oder Ziffern, wie der Verband sie hat. Ohne Kürzel stehen in der europäischen Datei die ersten vier Buchstaben des Namens.
reporting-aga = Aus dem amerikanischen Bericht weggelassen
reporting-aga-about = Wer angekreuzt ist, fehlt mit allen Partien.

# Eine veröffentlichte Runde ändern.

settings-hidden = Verborgen bis zur Ankündigung
settings-hidden-note = Nur die Turnierleitung sieht es. Nehmen Sie den Haken weg, um es jetzt anzukündigen.

private-initials = Nur Anfangsbuchstaben zeigen
private-initials-note = Für ein Kind: Den vollen Namen sieht nur, wer am Turnier mitarbeitet.
merge-title = Zwei Einträge einer Person
merge-ask = { $stays } bleibt, mit den Partien, kommenden Runden, Meldungen und Anfragen von { $goes } und dem, was an Angaben fehlt. { $goes } wird entfernt; der persönliche Link führt zu { $stays }. Das lässt sich nicht rückgängig machen.
merge-double = Nummer des anderen Eintrags
merge-act = Beide zusammenlegen
merge-unsure = Geben Sie die Nummer eines anderen Eintrags ein.
merge-done = { $name } ist mit diesem Eintrag zusammengelegt.
forget-title = Was über diese Person gespeichert ist
forget-data = Alles als Datei, für die Person
forget-about = Beim Vergessen werden Name, Nummern, Adresse und Link überall und endgültig gelöscht. Die Partien bleiben unter einer Nummer, auch Rang, Verein und Land, nach denen ausgelost wurde.
forget-left = Der Name steht auch hier. Ändern Sie ihn dort zuerst, dann verschwindet er auch aus dem Protokoll: { $left }
forget-sure = Ich bin sicher: Das lässt sich nicht zurücknehmen
forget-act = Diese Person vergessen
forget-unsure = Kreuzen Sie an, dass Sie sicher sind.
forget-done = Vergessen: Nummer { $number } hat keinen Namen mehr.
forget-done-but = Vergessen: Nummer { $number } hat keinen Namen mehr. Der Name steht noch hier; ändern Sie ihn: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Ergebnisse zeigen, die beide gemeldet haben, bevor sie bestätigt sind
settings-provisional-note = Auf der Seite der Runde, als nicht bestätigt gekennzeichnet. Bis dahin zählen sie nicht.
round-provisional = noch nicht bestätigt

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

entries-excluded = Ausgeschlossen durch Entscheidung { $no }
timetable-lead = Wann jede Runde beginnt. Der Bildschirm im Saal zählt herunter; ein Schiedsrichter startet die Uhren in der Liste der Tische.
timetable-plan = Den Tag planen
timetable-first = Beginn der ersten Runde
timetable-minutes = Dauer einer Runde, in Minuten
timetable-pause = Pause, in Minuten
timetable-fill = Alle Runden ausfüllen
timetable-tried = Die Zeiten unten sind noch nicht gespeichert. Ändern Sie einzelne Runden, dann speichern Sie.
timetable-day = Tag
timetable-time = Uhrzeit
timetable-window = Zeitraum statt Uhrzeit
timetable-window-about = Für Ligen und Vereinsabende: Die Partien der Runde werden an einem beliebigen Tag vom ersten bis zum letzten gespielt, wann die Spieler es vereinbaren. Zeiträume dürfen sich überschneiden. Ohne Uhrzeit zählen ganze Tage.
window-too-early = Der Zeitraum beginnt vor dem Turnier, das am { $day } beginnt.
window-too-late = Der Zeitraum endet nach dem Turnier, das am { $day } endet.
window-and-start = Anfangszeit und Zeitraum zugleich: Den Spielern wird beides gesagt. Löschen Sie die Anfangszeit, wenn die Partien im Zeitraum gespielt werden.
timetable-from-time = Ab
timetable-until-time = Bis
fault-window-ends-first = Der Zeitraum würde enden, bevor er beginnt. Geben Sie einen letzten Tag ein, der nicht vor dem ersten liegt.
fault-window-order = Dieser Zeitraum endet, bevor der von Runde { $round } beginnt. Ordnen Sie die Runden.
unplayed-way = Partien der Runde { $round }, die nicht gespielt wurden
unplayed-title = Runde { $round } beenden
unplayed-none = Keine Partie dieser Runde ist noch zu werten.
unplayed-count = { $n ->
    [one] 1 Partie wurde nicht gespielt
   *[other] { $n } Partien wurden nicht gespielt
  }
unplayed-what = Was sie bekommen: { $policy }. { $worth }.
unplayed-change = Das ändern
unplayed-late = Es lässt sich rückgängig machen, solange kein anderes Ergebnis eingetragen ist. Eine später gespielte Partie wird an ihrem Tisch eingetragen und zählt in dieser Runde.
unplayed-not-before = Zeitraum und Nachfrist enden am { $at }. Bis dahin wird nichts gewertet.
unplayed-settle = { $n ->
    [one] Runde { $round } beenden: 1 Partie
   *[other] Runde { $round } beenden: { $n } Partien
  }
unplayed-settled = Runde { $round } ist beendet. Unten lässt es sich rückgängig machen.
unplayed-reopened = Die Partien der Runde { $round } sind wieder offen.
unplayed-reported = Bleiben offen: { $n }
unplayed-reported-about = Jemand hat gemeldet, wie sie ausgingen, oder beide haben einen späteren Termin vereinbart. Tragen Sie die Ergebnisse ein, sonst bleiben sie offen.
unplayed-done = Ohne Spiel gewertet: { $n }
unplayed-reopen = Rückgängig: wieder öffnen
timetable-save = Zeitplan speichern
timetable-saved = Der Zeitplan ist gespeichert.
timetable-hall = Der Bildschirm im Saal

webhooks-title = Webhooks
event-more = Ankündigen, kopieren, archivieren, löschen
webhooks-lead = Benachrichtigt ein anderes Programm, wenn eine Runde veröffentlicht, ein Ergebnis eingetragen oder die Tabelle endgültig ist.
webhooks-secret = Dieses Geheimnis signiert die Nachrichten. Kopieren Sie es jetzt: Es wird nicht wieder gezeigt.
webhooks-since = seit { $at }
webhooks-remove = Entfernen
webhooks-removed = Die Adresse ist entfernt.
act-add-webhook = Webhook hinzugefügt
act-remove-webhook = Webhook entfernt
webhooks-url-hint = https://…; jede Nachricht ist ein POST mit JSON, signiert im Kopf Tengen-Signature.
webhooks-full = Mehr als zehn Adressen sind nicht möglich. Entfernen Sie zuerst eine.
webhooks-log = Gesendete Nachrichten
webhooks-log-empty = Noch nichts.
webhook-event-round-published = Runde veröffentlicht
webhook-event-result-entered = Ergebnis eingetragen
webhook-event-standings-final = Tabelle endgültig
webhook-taken = zugestellt { $at }
webhook-waits = wird noch gesendet
webhook-again = { $tries ->
    [one] einmal versucht, wieder { $at }
   *[other] { $tries }-mal versucht, wieder { $at }
  }
webhook-given-up = { $tries ->
    [one] nach { $tries } Versuch aufgegeben
   *[other] nach { $tries } Versuchen aufgegeben
  }
lists-fetched = Automatischer Abruf
lists-fetched-about = Die neueste Liste wird von dieser Adresse abgerufen; bei einem Fehler bleibt die vorige.
lists-fetched-last = Zuletzt { $at }:
lists-fetched-never = Noch nicht abgerufen.
web-address = Adresse
lists-source-url-hint = Wo der Verband sie veröffentlicht; leer für keine.
lists-source-every = Abstand in Stunden
lists-source-every-hint = 0: nur von Hand, mit tengen ratings fetch
lists-source-save = Adresse speichern
outside-address = { $address } ist keine Adresse. Geben Sie eine ein wie https://go.example/hook.
outside-private = Die Adresse führt in ein privates Netz.
outside-too-large = Der Server dort schickt mehr als { $most } MB.
outside-too-slow = Der Server dort brauchte zu lange.
outside-connection = Die Verbindung kam nicht zustande oder brach ab.
fetch-no-source = Es ist keine Adresse gesetzt.
fetch-broken = Unter dieser Adresse ist keine Liste, oder sie ist beschädigt.
fetch-other-list = Unter dieser Adresse ist die Liste der { $list }.
fetch-shrunk = Die neue Liste hat { $people } Personen, die vorige { $before }: Vielleicht ist sie unvollständig.
fetch-not-kept = Die Liste konnte nicht gespeichert werden.
fetch-done = { $people } Personen vom { $date }.
webhook-no-key = Der Schlüssel zum Signieren fehlt auf diesem Rechner: Kopieren Sie server.key von dort, wo die Adresse hinzugefügt wurde, oder fügen Sie sie neu hinzu.

settings-zone = Zeitzone
settings-zone-hint = Etwa Europe/Berlin oder die Stadt allein. Bleibt das Feld leer, gilt die Uhr des Servers.
settings-zone-timetable = Die Runden im Zeitplan beginnen zum selben Zeitpunkt wie zuvor; in einer anderen Zone sind das andere Uhrzeiten.
settings-saved-zone = Die Einstellungen sind gespeichert. Die Runden beginnen zum selben Zeitpunkt wie zuvor; in dieser Zone sind das andere Uhrzeiten: Runde { $round } um { $after }, nicht { $before }. Wenn { $before } gemeint war, berichtigen Sie den Zeitplan.

# Was nur die Turnierleitung von Spielern weiß; Preise; Tabellen einer Gruppe.

private-title = Nur für die Turnierleitung
private-about = Niemand sonst sieht das: Es steht auf keiner öffentlichen Seite und in keiner Datei für andere. Geschlecht und Geburtsjahr zählen für Preise.
private-for-prizes = Nur für Preise.
private-sex = Geschlecht
private-birth-year = Geburtsjahr
private-email = E-Mail
private-fee = Startgeld
private-fee-hint = Etwa 30 EUR, Student.
private-meal = Essen
private-note = Bemerkung
private-consent = Name und Ergebnisse dürfen veröffentlicht werden
sex-unsaid = nicht angegeben
sex-f = weiblich
sex-m = männlich
fault-email = „{ $typed }“ ist keine E-Mail-Adresse: Geben Sie eine ein wie anna@go.example.
list-column-birth-year = Geburtsjahr
list-column-email = E-Mail
list-column-consent = Darf veröffentlicht werden
list-column-board = Brett in der Mannschaft
list-column-partners = Partner
prizes-open = { $open ->
    [one] Ein Ergebnis fehlt
   *[other] { $open } Ergebnisse fehlen
  }: Die Liste kann sich noch ändern.
prizes-ceremony = Für die Siegerehrung, der letzte Platz zuerst
prizes-none = Noch keine Preise.
prizes-nobody = Noch hat niemand einen der Preise gewonnen.
prizes-part-category = Klasse { $part }
prizes-part-start = Startpunkte { $part }
prizes-place = { $place }.
prizes-each = je { $each }
prizes-print = Drucken Sie diese Seite für die Siegerehrung.
prizes-rules = Wer was gewinnt
prizes-add = Preis hinzufügen
prizes-kind = Preis { $n }
prizes-name = Name
prizes-of = Für
prizes-of-none = niemanden: diesen Preis löschen
prizes-of-places = die Ersten nach Platz
prizes-of-categories = die Ersten jeder Klasse
prizes-of-starts = die Ersten mit gleichen Startpunkten
prizes-of-teams = die ersten Mannschaften
prizes-of-all-wins = alle, die jede Runde gewonnen haben
prizes-group = Unter
prizes-detail = Welche
prizes-detail-hint = Bei Rängen 5k-1k, bei der Jugend das Geburtsjahr, ab dem sie zählt, bei einer Klasse ihre Nummer, bei Verein oder Land die Buchstaben.
prizes-list = Preise
prizes-list-hint = Einer je Zeile, vom ersten Platz an, etwa 300 EUR.
prizes-several = Eine Person darf mehrere Preise bekommen
prizes-single = Jede Person bekommt höchstens einen Preis, den ersten dieser Liste
prizes-shared = Bei gleichen Punkten wird der Preis geteilt
prizes-unshared = Bei gleichen Punkten wird der Preis nicht geteilt
prizes-save = Preise speichern
prizes-most = Ein Turnier hat höchstens { $most } Arten von Preisen. Entfernen Sie eine, um eine andere hinzuzufügen.
prizes-saved = Die Preise sind gespeichert.
prizes-standings = Tabelle dieser Gruppe
group-all = alle
group-dan = Dan-Spieler
group-kyu = Kyu-Spieler
group-ranks = Ränge
group-category = eine Klasse
group-club = ein Verein
group-country = ein Land
group-youth = Jugend
group-women = Frauen
fault-group = „{ $typed }“ ist nicht eindeutig: Geben Sie Ränge wie 5k-1k, ein Geburtsjahr, die Nummer einer Klasse, einen Verein oder die zwei Buchstaben eines Landes ein.
entries-gap = Wertung { $rating } entspricht { $rank }
settings-rank-gap = Erlaubter Abstand zwischen Rang und Wertung, in Rängen
settings-rank-gap-hint = Wer um mehr abweicht, ist in der Anmeldung markiert.
prizes-all-wins = alle Partien gewonnen

# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

lists-lead = Aus diesen Listen werden Spieler eingetragen und ihre Wertungen aktualisiert. Von jedem Verband wird die neueste Liste verwendet.
lists-none = Es gibt noch keine Liste.
lists-list = Liste
lists-day = Tag
lists-people = Personen
lists-used = in Gebrauch
lists-file = Wertungsliste
lists-file-hint = Wie von EGF (HTML), FFG oder AGA (TDList) veröffentlicht. Sie wird ganz eingelesen oder gar nicht; von jeder bleiben { $kept } gespeichert.
lists-act = Liste einlesen
lists-done = { $name } vom { $date }: { $count } Personen.
lists-done-but = { $name } vom { $date }: { $count } Personen. { $lines ->
    [one] Eine Zeile wurde ausgelassen
   *[other] { $lines } Zeilen wurden ausgelassen
  }: { $which }
lists-ask = Alle Turniere dieses Servers benutzen diese Listen; deshalb kann sie nur ein Inhaber des Servers einlesen: Fragen Sie { $names }.
lists-removed = { $name } vom { $date } ist entfernt.
enter-selected = Ausgewählt
enter-title = Aus Wertungsliste eintragen
enter-no-list = Es gibt noch keine Wertungsliste.
enter-list = { $name }, { $date }, { $count } Personen
enter-found = { $count ->
    [0] Niemand gefunden.
    [one] Ein Name gefunden.
   *[other] { $count } Namen gefunden.
}
enter-keys = ↓ wählt aus, Enter trägt ein.
enter-entered = Eingetragen
enter-not-listed = Nicht auf der Liste?
enter-by-hand = Von Hand eintragen
enter-newest = Zuletzt eingetragen
enter-all = Alle Spieler
enter-list-gone = Es gibt eine neuere Wertungsliste. Wählen Sie daraus.
list-column-prefix = Namenszusatz, etwa van den
list-column-name = Vollständiger Name
list-column-pin = EGF-PIN
list-column-registration = Anwesend oder angekündigt
list-column-correction = Korrektur der Punkte
list-column-none = Nicht verwendet
list-preview-title = Vorschau
list-preview-lead = { $new } neu, { $known } schon eingetragen. Noch ist nichts eingelesen.
list-not-entered = Noch ist nichts eingelesen. Bitte zuerst die markierten Zeilen prüfen.
list-wrong = { $count ->
    [0] Es fehlt etwas:
    [one] Eine Zeile ist nicht eindeutig. Ergänzen Sie sie, oder lassen Sie sie weg.
   *[other] { $count } Zeilen sind nicht eindeutig. Ergänzen Sie sie, oder lassen Sie sie weg.
}
list-names-ask = Welcher Teil der Namen ist der Nachname? Er ist fett gedruckt.
list-names-turn = Sind die Namen verdreht? Der Nachname ist fett gedruckt.
list-names-given-first = Vorname zuerst
list-names-surname-first = Nachname zuerst
list-who-ask = { $count ->
    [0] Alle auf der Liste sind in einer Mannschaft. Wer spielt gegeneinander?
    [one] 1 Person der Liste ist in keiner Mannschaft. Wer spielt gegeneinander?
   *[other] { $count } Personen der Liste sind in keiner Mannschaft. Wer spielt gegeneinander?
}
list-scale-ask = Auf welcher Skala stehen die Wertungen?
list-scale-european = Europäisch: 2100 ist 1. Dan
list-scale-french = Französisch: 50 ist 1. Dan
list-scale-american = Amerikanisch: 1,5 ist 1. Dan
list-far-ask = { $count ->
    [one] Eine Wertung weicht weit vom Rang ab.
   *[other] { $count } Wertungen weichen weit vom Rang ab.
  } Was stimmt?
list-far-keep = Rang und Wertung behalten
list-far-rank = Wertung des Rangs nehmen
list-likely-ask = { $count ->
    [one] { $count } Rang ist nicht eindeutig. Ein Vorschlag ist angegeben.
   *[other] { $count } Ränge sind nicht eindeutig. Für jeden ist ein Vorschlag angegeben.
  }
list-likely-all = Alle Vorschläge übernehmen
list-likely = { $rank } nehmen
list-alike = Ähnlich wie Nr. { $no } { $name }
list-alike-line = Ähnlich wie { $name } in Zeile { $line }
list-number-of = Die Nummer gehört Nr. { $no } { $name }
list-number-ask = { $count ->
    [one] 1 Person hat die Nummer von jemandem, der unter anderem Namen gemeldet ist. Wer ist es?
   *[other] { $count } Personen haben die Nummern von Leuten, die unter anderen Namen gemeldet sind. Wer sind sie?
}
list-number-same = Dieselben: aktualisieren
list-number-others = Andere: ohne Nummern hinzufügen
list-columns = Wie die Spalten gelesen wurden
list-header = Spalte
list-sample = Beispiel
list-taken-for = Gelesen als
list-unused = nicht verwendet
list-column-of = Spalte { $header } mit { $sample } ist
list-look-again = Übernehmen
list-line = Zeile
list-numbers = Nummern
list-leave-out = Weglassen
list-leave-out-of = { $name } weglassen
list-rank-of = Rang von { $name }
list-new = neu
list-same = Nr. { $no }, unverändert
list-changes = Nr. { $no } { $name } wird aktualisiert
list-more = Und { $count } weitere, die nicht gezeigt werden.
list-enter = { $count } eintragen
list-other = Eine andere Liste
list-nobody-on-it = Auf dieser Liste steht niemand.
update-title = Wertungen aktualisieren
update-lead = { $count ->
    [0] Niemand weicht von den neuesten Listen ab.
    [one] Ein Spieler weicht von den neuesten Listen ab.
   *[other] { $count } Spieler weichen von den neuesten Listen ab.
}
update-gap-field = Zeigen, wo Rang und Wertung um mehr als so viele Ränge abweichen
update-chosen = Gewählt
update-now = Jetzt
update-list-says = Laut Liste
update-look = Bitte prüfen
update-unknown = In der Liste der { $list } steht niemand mit dieser Nummer.
update-other = In der Liste der { $list } gehört diese Nummer { $name }.
update-twice = Nr. { $no } hat dieselbe Nummer der { $list }.
update-expired = Die Mitgliedschaft endete am { $date }.
update-namesakes = { $count ->
    [one] In der Liste der { $list } steht { $count } Person dieses Namens.
   *[other] In der Liste der { $list } stehen { $count } Personen dieses Namens. Wählen Sie eine.
  }
update-gap = { $ranks ->
    [one] Die Wertung ist die von { $rank }: { $ranks } Rang daneben.
   *[other] Die Wertung ist die von { $rank }: { $ranks } Ränge daneben.
  }
update-who = Wer { $name } ist
update-nobody = Keine davon
update-ratings = Wertungen übernehmen
update-both = Wertungen und Ränge übernehmen
update-rank = Rang aus Wertung
update-rating = Wertung aus Rang
entries-chosen = Mit den Gewählten
entries-choose-all = Alle { $count } Gefundenen wählen
entries-choose-head = Wählen
participants-nothing = Es gibt nichts einzulesen: Wählen Sie eine Datei oder fügen Sie die Liste ein.
entries-chosen-check-in = Anwesend melden
entries-chosen-announce = Nicht da
entries-chosen-take-out = Herausnehmen
entries-chosen-set-club = Verein setzen
entries-chosen-set-country = Land setzen
entries-chosen-rank-up = Einen Rang höher
entries-chosen-rank-down = Einen Rang tiefer
entries-chosen-rounds = Runden, etwa 1,3-5
entries-chosen-set-rounds = Runden setzen
entries-chosen-stay = Mit Partien, deshalb behalten: { $names }. Melden Sie sie stattdessen ab.
entries-chosen-nobody = Es ist niemand gewählt. Haken Sie zuerst Spieler an.
entries-chosen-ask = { $count ->
    [one] { $what }: ein Spieler?
   *[other] { $what }: { $count } Spieler?
  }
entries-chosen-more = und { $count } weitere
entries-chosen-no-rounds = Das sind keine Runden. Schreiben Sie sie als 1,3-5.
entries-sort = Sortieren nach
entries-sort-number = Eingang
entries-sort-paid = Bezahlt
entries-show-so = Anwenden
entries-show-paid = Bezahlt { $count }
entries-show-far = Rang weit von der Wertung { $count }
entries-show-no-pin = Ohne PIN { $count }
entries-show-out = Nicht in Runde { $round }: { $count }
entries-chosen-unpaid = Hat nicht bezahlt
numbers-title = { $count ->
    [one] Eine Nummer aus den Wertungslisten ist hier nicht eingetragen
   *[other] { $count } Nummern aus den Wertungslisten sind hier nicht eingetragen
  }
numbers-about = In jeder Liste steht nur eine Person dieses Namens. Prüfen Sie, ob es dieselbe ist, und nehmen Sie sonst das Häkchen weg.
numbers-number = Nummer
numbers-take = Nummern übernehmen
numbers-taken = { $count ->
    [0] Nichts wurde übernommen.
    [one] Ein Spieler hat jetzt eine Nummer.
   *[other] { $count } Spieler haben jetzt eine Nummer.
  }
numbers-way = Alle Nummern aus den Wertungslisten übernehmen
names-small = { $count ->
    [one] Diesen Namen nicht in Großbuchstaben schreiben
   *[other] Diese { $count } Namen nicht in Großbuchstaben schreiben
}
names-small-done = { $count ->
    [one] Ein Name steht nicht mehr in Großbuchstaben.
   *[other] { $count } Namen stehen nicht mehr in Großbuchstaben.
}
enter-nearest = Die { $count } nächsten Namen.
entry-added-from = { $name } ist eingetragen und spielt ab Runde { $round }. Kreuzen Sie auch die Runde davor an, um dort noch einen Platz als Nachzügler zu geben.
list-enter-both = { $new } eintragen, { $known } aktualisieren
