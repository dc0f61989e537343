# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Protokoll, Rollen.

draw-no-participants = Niemand spielt Runde { $round } mit. Tragen Sie Spieler ein oder melden Sie sie anwesend.
draw-one-participant = Nur { $name } spielt mit. Eine Partie braucht zwei.
draw-not-taking-part = { $name } spielt diese Runde nicht mit. Sehen Sie in der Anmeldung nach.
draw-twice = { $name } ist zweimal genannt.
draw-table-twice = Tisch { $table } ist zwei Brettern gegeben. Setzen Sie eines um.
draw-bye-not-needed = Ohne { $name } geht es auf: Ein Freilos ist nicht nötig.
draw-too-large = { $count } Spieler sind zu viele für eine Auslosung. Teilen Sie das Feld in zwei Turniere.
draw-no-valid-pairing = Keine gültige Auslosung. Was man auch versucht, diese bleiben ohne Gegner: { $names }
draft-already-published = Runde { $round } ist veröffentlicht. Ihre Bretter bleiben, wie sie sind.
draft-not-published = Runde { $round } ist noch nicht veröffentlicht. Ändern Sie stattdessen den Entwurf.
draft-unknown-entry = Einen Spieler { $name } gibt es nicht.
draft-not-taking-part = { $name } spielt diese Runde nicht mit. Sehen Sie in der Anmeldung nach oder lösen Sie das Brett.
draft-twice = { $name } hat zwei Plätze in dieser Runde. Lösen Sie einen davon.
draft-table-twice = An Tisch { $table } stehen zwei Bretter. Setzen Sie eines um.
draft-no-board = An Tisch { $table } ist kein Brett.
draft-already-paired = { $name } sitzt an Tisch { $table }. Lösen Sie zuerst dieses Brett.
draft-has-bye = { $name } hat schon ein Freilos.
draft-no-bye = { $name } hat kein Freilos.
draft-oneself = { $name } kann nicht gegen sich selbst spielen. Wählen Sie zwei Spieler.
draft-handicap = { $stones } Steine sind zu viele. Geben Sie 0 bis 9.
draft-table-number = { $table } ist keine Tischnummer. Schreiben Sie 1 bis 9999.
draft-has-result = Tisch { $table } hat ein Ergebnis. Nehmen Sie es zuerst zurück.
draft-may-not = Das geht nicht: { $pairs }. Es wurde nichts geändert.
draft-table-unused = Tisch { $table } ist nach den Regeln der Auslosung nicht in Gebrauch. Wählen Sie einen anderen Tisch, oder ändern Sie die Regeln.
draft-not-free = { $name } ist nicht frei. Wählen Sie jemanden, der wartet oder ein Freilos hat.
draft-games-over = Alle Partien der Runde { $round } sind zu Ende. Tragen Sie die verspätete Person für die nächste Runde ein.
## Wege zwischen den Seiten der Turnierleitung
act-import-notes = Was zur Datei zu sagen ist
## Ein neues Turnier
create-title = Ein neues Turnier
create-import = Oder lesen Sie es aus einer Datei.
create-more = Ort, Verband, Personen und mehr
create-system = Wie wird gepaart?
create-who = Wer spielt?
create-who-one = Einzelne
create-who-pairs = Paare
create-who-teams = Mannschaften
create-when = Wann?
create-when-days = An einem Tag oder einigen Tagen
create-when-weeks = Über Wochen, mit einem Zeitraum je Runde
create-federation = Regeln, Komi und Zeit von
create-federation-hint = Das Übliche dieses Verbands; es steht danach in den Einstellungen.
create-act = Turnier anlegen
today-missing = von { $total } Ergebnissen fehlen
today-since = Runde { $round } seit { $time }
today-all-in = Alle Ergebnisse sind da
today-coming = Runde { $round } um { $time }
today-done = Runde { $round } ist beendet
today-drafted = Runde { $round } ist gelost
today-over = Die Plätze stehen fest
today-enter = Ergebnisse eintragen
today-print = Runde { $round } drucken
today-print-note = Listen für die Wand, Zettel für die Tische.
today-publish = Runde { $round } veröffentlichen
today-look = Entwurf ansehen
today-draft-unseen = Niemand sieht die Auslosung, bevor Sie sie veröffentlichen.
today-differ = { $n ->
    [one] Tisch { $tables }: Die beiden sagen Verschiedenes.
   *[other] Tische { $tables }: Die beiden sagen jeweils Verschiedenes.
  }
today-reported = { $n ->
    [one] Tisch { $tables }: Ein Ergebnis ist gemeldet.
   *[other] Tische { $tables }: Ergebnisse sind gemeldet.
  }
today-recorded = { $n ->
    [one] Tisch { $tables }: Die Partie ist laut Mitschrift zu Ende.
   *[other] Tische { $tables }: Die Partien sind laut Mitschrift zu Ende.
  }
today-earlier = { $n ->
    [one] Runde { $round }: Ein Ergebnis fehlt
   *[other] Runde { $round }: { $n } Ergebnisse fehlen
  }
today-more = { $n } weitere
today-when-in = { $n ->
    [one] Wenn das letzte da ist.
   *[other] Wenn die { $n } da sind.
  }
today-when-in-and = { $n ->
    [one] Wenn das letzte da ist.
   *[other] Wenn die { $n } da sind.
  } Zuerst die Anfragen: { $waiting }.
today-draw-without = Ohne sie losen
today-window-over = { $n ->
    [one] Der Zeitraum der Runde { $round } ist vorbei: 1 Partie wurde nicht gespielt
   *[other] Der Zeitraum der Runde { $round } ist vorbei: { $n } Partien wurden nicht gespielt
  }
today-starts = Sie beginnt um { $time }.
today-starts-in = Sie beginnt um { $time }, in { $minutes } Min.
today-then = Danach
today-send = Ergebnisse einsenden
today-send-note = An Ihren Verband, in dessen Format.
today-sheets = Tabelle drucken
today-lately = Zuletzt
to-do-count = { $n ->
    [one] Sache zu tun, dann die Auslosung
   *[other] Dinge zu tun, dann die Auslosung
  }
to-do-ready = Bereit zur Auslosung
to-do-done = erledigt
to-do-usual = wie üblich
to-do-open = offen
to-do-waits = wartet
to-do-nobody = Noch niemand. Am schnellsten geht eine Liste aus einer Datei oder eine kopierte Tabelle.
to-do-players = Bis zur letzten Runde können weitere dazukommen.
to-do-list = Liste einlesen
to-do-enter = einzeln
to-do-home = von zu Hause anmelden lassen
to-do-times = Zeiten
to-do-no-times = Spieler sehen nur die Tage.
to-do-some-times = { $n ->
    [one] { $n } Runde hat ihre Zeit.
   *[other] { $n } Runden haben ihre Zeit.
  }
to-do-set-times = Zeiten festlegen
to-do-groups = Wer mit wie vielen Punkten beginnt
to-do-people = Schiedsrichter tragen Ergebnisse am eigenen Handy ein.
to-do-invite = Jemanden einladen
to-do-draw = { $n ->
    [0] Sobald zwei oder mehr da sind
   *[other] { $n } nehmen teil
  }
to-do-hidden = Noch sieht es niemand
to-do-hidden-note = Bevor Sie es ankündigen, finden nur Sie und die Eingeladenen diese Veranstaltung.
to-do-see = So sehen es die Spieler
create-done = { $event } ist angelegt.
create-before = Dieses Formular kam schon einmal an, und das Turnier wurde damals angelegt. Hier ist es.
system-mcmahon = McMahon
system-swiss = Schweizer System
system-swiss-categories = Schweizer System mit Klassen
system-cup = Pokal
fault-egf-pin = Schreiben Sie die acht Ziffern der Nummer, nicht „{ $typed }“.
## Eine Datei lesen
import-title = Turnier aus einer Datei lesen
import-lead = Daraus wird hier ein neues Turnier; was da ist, bleibt, wie es ist.
import-file = Datei
import-file-hint = Höchstens 20 MB. Sie lässt sich hierher ziehen.
import-act = Datei lesen
import-busy = Die Datei wird gelesen …
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), Ergebnisse der Europäischen Go-Datenbank (H9), Frankreich (tou), Amerika (AGA), Tengen (JSON).
import-create = Stattdessen ein Turnier von Hand anlegen
import-only-players = Das ist eine Spielerliste, kein Turnier. Legen Sie zuerst ein Turnier an und lesen Sie die Liste dann auf der Seite seiner Anmeldung.
import-nothing-done = Nichts ist geschehen
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
    [one] Etwas aus der Datei ist nicht, wie es war
   *[other] { $count } Dinge aus der Datei sind nicht, wie sie waren
  }
place-file = Die Datei
place-line = Zeile { $line }
place-element = { $element } (Zeile { $line })
place-column = { $line }, Spalte { $column }
place-setting = Einstellung { $field }
## Was an einer Datei nicht stimmt
read-too-large = Sie hat { $bytes } Bytes; { $most } sind das Höchste.
read-empty = Sie ist leer. Wählen Sie eine andere Datei.
read-not-text = Das ist kein Text in { $encoding }. Speichern Sie die Datei als UTF-8 und lesen Sie sie noch einmal.
read-not-xml = Das ist kein wohlgeformtes XML ({ $reason }). Speichern Sie die Datei in dem Programm, das sie schrieb, noch einmal.
read-truncated = Das ist nicht geschlossen: Die Datei ist abgeschnitten, oder ein Anführungszeichen fehlt. Holen Sie sie noch einmal.
read-wrong-root = Das erste Element ist { $found }, nicht { $wanted }. Wählen Sie eine Datei dieser Art.
read-too-deep = Das ist mehr als { $most } Elemente tief; so ist keine Turnierdatei.
read-too-many = Das ist eins mehr als { $most }; so viele hat keine Turnierdatei.
read-entity = Hier steht die Entität „{ $name }“. Schreiben Sie die Zeichen selbst oder ihre Nummern.
read-missing = Das fehlt. Ergänzen Sie es.
read-not-a-number = „{ $value }“ ist keine ganze Zahl. Schreiben Sie eine von { $least } bis { $most }.
read-out-of-range = Hier steht { $value }. Schreiben Sie eine Zahl von { $least } bis { $most }.
read-not-points = „{ $value }“ ist keine Punktzahl. Schreiben Sie eine ganze oder halbe, etwa 6.5.
read-not-a-fraction = „{ $value }“ ist keine Zahl. Schreiben Sie eine von 0 bis 1, etwa 0.5.
read-not-a-date = „{ $value }“ ist kein Datum. Schreiben Sie es wie 2026-05-31.
read-not-a-rank = „{ $value }“ ist kein Rang. Schreiben Sie 30k bis 1k oder 1d bis 9d.
read-not-one-of = „{ $value }“ ist hier nicht bekannt. Schreiben Sie eins von { $allowed }.
read-unknown-player = Niemand heißt „{ $name }“. Berichtigen Sie den Namen oder tragen Sie den Spieler ein.
read-twice-in-round = „{ $name }“ sitzt in Runde { $round } schon, siehe Zeile { $first }. Nehmen Sie eins von beiden heraus.
read-table-taken = Tisch { $table } von Runde { $round } ist besetzt, siehe Zeile { $first }. Geben Sie eine andere Nummer.
read-disagrees = „{ $value }“ und „{ $other }“ des Gegners passen nicht zusammen. Berichtigen Sie eins davon.
read-not-a-cell = „{ $value }“ ist kein Ergebnis. Schreiben Sie eins wie 12+/b0, 3-!w2, 0+ oder 0=.
read-no-such-row = Zeile { $number } gibt es nicht. Berichtigen Sie den Gegner.
read-columns = Hier stehen { $found } Spalten, wo { $wanted } sein sollen. Vervollständigen Sie die Zeile.
read-nothing-of = Keine Zeile davon ist { $format }. Wählen Sie eine Datei dieser Art.
read-unknown-format = Diese Art ist hier nicht bekannt. Wählen Sie eine Datei von OpenGotha oder MacMahon, H9-Ergebnisse, eine Teilnehmerliste oder eine Tengen-Datei.
read-not-json = Das ist keine Tengen-Datei ({ $reason }). Schreiben Sie sie noch einmal heraus.
read-unknown-version = Sie ist von Fassung { $found }; hier ist { $known } bekannt. Bringen Sie dieses Programm auf den neuesten Stand oder schreiben Sie die Datei noch einmal heraus.
read-no-such-entry = Sie verweist auf den Eintrag { $id }, den es nicht gibt. Schreiben Sie die Datei noch einmal heraus.
read-twice = { $what } steht zweimal da. Schreiben Sie die Datei noch einmal heraus.
team-fault-size = Ein Wettkampf hat { $size } Bretter. Schreiben Sie eine Zahl von 2 bis 10.
team-fault-number-twice = Zwei Mannschaften haben die Nummer { $number }. Geben Sie einer davon eine andere.
team-fault-name-twice = Zwei Mannschaften heißen „{ $team }“. Benennen Sie eine davon um.
team-fault-too-few = { $team } hat weniger als zwei Spieler. Fügen Sie einen hinzu oder nehmen Sie die Mannschaft heraus.
team-fault-too-many = { $team } hat { $count } Spieler, { $most } sind das Höchste.
team-fault-twice-in-squad = { $player } steht zweimal im Kader von { $team }. Einmal genügt.
team-fault-two-squads = { $player } steht in den Kadern von { $team } und { $other }. Nehmen Sie den Namen aus einem davon heraus.
team-fault-captain-not-in-squad = { $player } steht nicht im Kader von { $team }. Fügen Sie den Namen hinzu oder wählen Sie einen anderen Kapitän.
team-fault-not-in-squad = Runde { $round }: { $player } steht nicht im Kader von { $team }. Fügen Sie den Namen hinzu oder wählen Sie einen anderen.
team-fault-two-boards = Runde { $round }: { $player } sitzt an zwei Brettern von { $team }. Nehmen Sie den Namen von einem davon weg.
team-fault-no-team = Runde { $round }: Eine Mannschaft mit der Nummer { $number } gibt es nicht. Wählen Sie eine andere.
team-fault-two-matches = Runde { $round }: { $team } hat zwei Gegner oder sich selbst. Nehmen Sie einen der Wettkämpfe heraus.
## Was von einer Datei nicht bleibt, oder was eine Datei nicht sagen kann
note-teams-kept = Die { $teams } Mannschaften der Datei sind da, mit Aufstellungen und Begegnungen. Sie stehen unter „Mannschaften“.
note-teams-beside = Die Datei hat { $teams } Mannschaften, aber ihre Runden sind keine Begegnungen: Es spielen Einzelne gegeneinander, die Mannschaften haben daneben eine Tabelle. Das lässt sich unter „Mannschaften“ ändern.
note-team-set-aside = Team (Zeile { $line }): { $team } hat weniger als zwei Spieler (hier { $players }); die Mannschaft wurde beiseitegelegt.
note-of-another-team = Board (Zeile { $line }): { $player } gehört zur Mannschaft { $other }, nicht zu { $team }; es wurde beiseitegelegt.
note-board-taken = Board (Zeile { $line }): An Brett { $board } von { $team } sitzt in Runde { $round } { $first }; { $player } wurde beiseitegelegt.
note-at-two-boards = Board (Zeile { $line }): { $player } sitzt in Runde { $round } schon an einem Brett von { $team }; es wurde beiseitegelegt.
note-matches-not-said = Welche Mannschaften in Runde { $round } aufeinandertreffen, wird nicht geschrieben: OpenGotha liest es an den Partien von Brett 1 ab.
note-element-kept = Tengen verwendet { $element } (Zeile { $line }) nicht. Es bleibt erhalten und wird für OpenGotha wieder geschrieben.
note-attribute-kept = Tengen verwendet { $element }, { $attribute } nicht. Es bleibt erhalten und wird für OpenGotha wieder geschrieben.
note-taken = { $element } (Zeile { $line }), { $field }: „{ $found }“ ist nicht verwendbar; { $taken } wurde genommen.
note-missing-taken = { $element } (Zeile { $line }), { $field } fehlt; { $taken } wurde genommen.
note-left-out = { $element } (Zeile { $line }), { $field }: „{ $found }“ ist nicht verwendbar; es wurde weggelassen.
note-nobody-called = { $element } (Zeile { $line }): Niemand heißt „{ $name }“; es wurde weggelassen.
note-set-aside = { $element } (Zeile { $line }): { $name } sitzt in Runde { $round } schon, siehe Zeile { $first }; es wurde beiseitegelegt.
note-player-set-aside = Player (Zeile { $line }): { $name } ist zweimal gemeldet, zuerst in Zeile { $first }; die zweite Meldung wurde beiseitegelegt.
note-more-oddities = { $more } weitere Auffälligkeiten dieser Art.
note-criterion-twice = Das Kriterium { $criterion } stand zweimal da; das zweite ist weggelassen.
note-ratings-as-they-stand = Die Datei sagt nicht, wie Wertungen gespeichert sind (dataVersion); sie gelten, wie sie dastehen.
note-ratings-shifted = Die Datei speichert Wertungen auf die alte Art (Fassung 200); zu jeder kamen 2050 hinzu.
note-transliterated = „{ $from }“ wird „{ $to }“ geschrieben: Dem Format fehlen die Buchstaben.
note-name-cut = „{ $name }“ wird auf „{ $written }“ gekürzt: Breiter ist die Spalte nicht.
note-left-out-without-game = { $name } hat weder Partie noch Freilos und wird weggelassen.
note-too-fast-for-a-class = Die Partien sind für eine Klasse der Europäischen Go-Datenbank zu schnell; keine wird geschrieben.
note-result-missing = Runde { $round }, Tisch { $table }: Das Ergebnis fehlt; es wird als unbekannt geschrieben.
note-same-sign = Zeile { $line }, { $field }: „{ $cell }“ und „{ $other }“ sagen, dass beide gewonnen oder beide verloren haben; so übernommen.
note-both-lose-as-two-losses = Runde { $round }, Tisch { $table }: Beide verlieren; geschrieben wird für jeden eine Niederlage.
note-both-win-as-two-wins = Runde { $round }, Tisch { $table }: Beide gewinnen; geschrieben wird für jeden ein Sieg.
note-no-result-not-rated = Runde { $round }, Tisch { $table }: ohne Ergebnis; geschrieben wird, dass nicht gewertet wird.
note-default-as-half-point = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird ein halber Punkt ohne Partie.
note-default-as-free-round = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird eine Runde ohne Partie.
note-colors-unknown = Runde { $round }, Tisch { $table }: Die Farben sind nicht bekannt; die Plätze werden geschrieben, wie sie dastehen.
note-member-number-missing = { $name } hat keine Mitgliedsnummer und entfällt mit allen Partien. Tragen Sie die Nummer ein: der Empfänger verlangt sie.
note-club-cut = Der Verein „{ $club }“ wird „{ $written }“ geschrieben: die Spalte hat vier Buchstaben.
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
note-several-byes = Runde { $round } hat { $byes } Freilose; OpenGotha behält nur eins davon.
note-draft-not-said = Runde { $round } ist ein Entwurf; die Datei sagt das nicht.
note-native-names-not-said = Namen in eigener Schrift von { $players } Spielern werden nicht geschrieben.
note-pairs-left-out = { $entries } Einträge von zwei oder drei Partnern sind mit ihren Partien weggelassen: Keine Ratingliste wertet eine Partie von Partnern.
note-partners-not-said = Die Partner von { $entries } Einträgen werden nicht geschrieben: Das Format kennt je Eintrag eine Person.
note-versions-not-said = Wie oft die Ergebnisse von { $boards } Brettern geändert wurden, steht nicht in dieser Datei.
note-setting-not-said = Die Einstellung { $setting } ({ $value }) wird nicht geschrieben: Das Format hat keinen Platz dafür.
note-renamed = { $name } ist zweimal eingetragen; der zweite wird { $written } geschrieben.
note-settings-assumed = Die Datei nennt weder System noch Grenzen, Kriterien und Gewichte: Genommen sind die eines McMahon-Turniers. Prüfen Sie die Einstellungen.
note-days-assumed = Die Datei nennt weder Namen noch Tage des Turniers: Eingetragen ist heute. Prüfen Sie sie.
note-encoding-assumed = Die Datei ist nicht in UTF-8 und nennt keinen anderen Zeichensatz: Gelesen wurde sie als { $used }. Prüfen Sie die Namen.
note-team-left-out = { $team } hat weniger als zwei Spieler (hier { $players }); die Mannschaft wurde weggelassen.
note-member-missing = { $team } nennt jemanden, der nicht in der Datei steht; der Name wurde weggelassen.
note-also-in-team = { $player } ist in { $other } und in { $team } und spielt hier für beide.
note-spare = Für { $team } spielen { $size } Personen; { $player } wurde weggelassen.
note-in-no-team = { $players } Spieler sind in keiner Mannschaft und wurden weggelassen.
note-team-names-noted = Ein Eintrag heißt nach seinen Personen. Die Namen der { $teams } Teams stehen in den Notizen.
note-in-two-teams = { $player } ist schon in der Mannschaft { $other }; in { $team } wurde der Name weggelassen.
note-played-for-others = Runde { $round }: { $player } spielte für { $team } und ist in der Mannschaft { $other }. Die Partie bleibt und zählt für keine Mannschaft.
note-boards-missing = Runde { $round }: Die Bretter von { $first } – { $second } stehen nicht in der Datei. Tragen Sie die Partien nach.
note-match-counted = Runde { $round }: In der Datei endet { $first } – { $second } mit { $said }. Nach den Brettern steht es { $counted }, und die Bretter zählen.
note-tables-of-boards = Alle Bretter eines Mannschaftskampfs standen an einem Tisch. Jedes hat nun einen eigenen.
note-teams-without-start = In der Datei beginnen die Mannschaften mit Punkten nach ihrem Rang. Hier beginnt jede ohne Punkte.
note-line-left-out = { $what } (Zeile { $line }) ist hier nicht bekannt und wurde weggelassen.
## Einstellungen
settings-drawn = Runden sind schon ausgelost: Sie bleiben, wie sie sind. Punkte und Tabelle folgen den Einstellungen sofort.
settings-preset = Eine Vorlage übernehmen
settings-preset-about = Zeigt das Übliche eines Systems und eines Verbands im Formular darunter. Nichts ändert sich, bevor Sie speichern.
settings-preset-act = Diese Vorlage zeigen
settings-preset-tried = Das Formular zeigt die Vorlage. Sie ist noch nicht gespeichert: Sehen Sie sie durch und speichern Sie dann.
settings-event = Das Turnier
settings-name = Name des Turniers
settings-short-name = Kurzname
settings-short-name-hint = Für die Namen von Dateien
settings-begins = Erster Tag
settings-ends = Letzter Tag
settings-place = Ort
settings-director = Leitung
settings-contact = Verantwortlich für die Daten
settings-contact-hint = Name und Anschrift dessen, der für das Aufbewahrte einsteht, wie die Datenschutzseite es zeigt
settings-rounds = Runden
settings-play = Spiel
settings-rules = Regeln
settings-board-size = Linien des Bretts
settings-komi-hint = In gleichauf gespielten Partien: 6,5
settings-basic-minutes = Grundzeit in Minuten
settings-overtime = Danach
settings-overtime-seconds = Sekunden
settings-overtime-seconds-hint = Einer Periode, oder je Zug dazu
settings-overtime-stones = Steine
settings-overtime-stones-hint = Einer Periode; nur bei kanadischem Byoyomi
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
settings-categories-hint = Ihre untersten Ränge, ohne den der letzten: 1d, 5k
settings-handicap-basis = Berechnet aus
basis-score = den McMahon-Punkten
basis-rank = dem Rang
settings-handicap-none-from = Keine Vorgabe ab
settings-handicap-none-from-hint = Zwischen Spielern von diesem Rang an gibt es keine: 1d
settings-handicap-correction = Vom Unterschied abgezogen
settings-handicap-correction-hint = In Steinen: 1
settings-handicap-ceiling = Höchstens Steine
settings-handicap-ceiling-hint = 0, wenn nur gleichauf gespielt wird
settings-bye-mms = Freilos, McMahon-Punkte
settings-absent-mms = Fehlen, McMahon-Punkte
settings-bye-wins = Freilos, Siege
settings-absent-wins = Fehlen, Siege
settings-no-result = Eine Partie ohne Ergebnis
policy-replay = Nichts, bis sie wiederholt ist
policy-half = Für jeden ein halber Punkt
policy-zero = Kein Punkt
settings-round-down = Halbe abrunden
settings-round-down-note = Die Summe aus Freilosen und Fehlen, auf ganze Punkte. Jigo nie.
settings-sos-half = Versäumte Runden zählen für Gegner halb
settings-sos-half-note = In Summen von Gegnern, als wäre in jeder ein halber Punkt gewonnen.
settings-placement = Platzierung
settings-of-teams = Wer in Mannschaftskämpfen auf wen trifft und wie Mannschaften platziert werden, steht bei den Mannschaften; dies gilt den Spielern.
settings-placement-about = Das erste entscheidet; wo es gleich ist, das nächste.
settings-expert = Für Kenner: wie die Auslosung wägt
settings-said-words = { $words }.
settings-said-hidden = *Nur die eigenen Leute* sehen es, bis es angekündigt ist.
settings-said-seen = *Alle* sehen es.
settings-said-zone = Die Zeiten sind die von *{ $zone }*.
settings-said-no-rooms = Alle Tische stehen in *einem Raum*.
settings-said-rules = Regeln: *{ $rules }*, auf *{ $size }* Linien.
settings-said-even = Nur *Partien ohne Vorgabe*.
settings-said-handicap = Vorgabe nach *{ $basis }*: *{ $difference }*, höchstens *{ $most }* Steine, keine ab *{ $from }*.
settings-said-difference-less = der Unterschied weniger { $n }
settings-said-difference-all = der ganze Unterschied
settings-said-difference-more = der Unterschied und { $n } mehr
settings-said-mcmahon = Alle ab *{ $bar }* beginnen gleich, alle bis *{ $floor }* auch.
settings-said-apart = Auseinandergehalten, so viele Punktgruppen wert: { $kept }.
settings-said-not-apart = *Niemand* wird auseinandergehalten.
settings-said-skip = Spieler *dürfen* eine Runde *auslassen*, die noch nicht ausgelost ist.
settings-said-skip-ask = Wer eine Runde auslassen will, *fragt*.
settings-unplayed = Partien, die nicht im Zeitraum gespielt wurden
settings-grace-days = Tage Nachfrist nach dem Zeitraum
settings-grace-days-hint = Bis dahin kann niemand ungespielte Partien regeln. Von selbst geschieht es nie.
settings-open-games = Offene Partien bei der Auslosung einer späteren Runde
settings-open-games-hint = Nur die Auslosung zählt so; in der Tabelle zählen sie erst, wenn sie gespielt sind.
open-games-nothing = Nichts für beide
open-games-half = Für jeden ein halber Punkt
settings-least-games = Runden, die man für einen Platz spielen muss
settings-least-games-hint = 0 verlangt keine. Es zählen gespielte Partien und ein Freilos oder Sieg durch Nichtantreten: wer da war. Wer es nicht mehr erreichen kann, steht darunter, ohne Platz und ohne Preis.
settings-up = Wie viele der Ersten aufsteigen
settings-series = Ligasystem
settings-series-hint = Ihre Turniere mit demselben Namen nehmen Sie auf seiner Seite auf
settings-season-name = Saison
settings-season-name-hint = Etwa 2026/27; Ligen einer Saison stehen beisammen
settings-division = Liga
settings-division-hint = 1 ist die höchste; 0, wenn es nur eine gibt
settings-up-hint = Für Divisionen: In der Tabelle steht dort eine Linie. 0 für keine.
settings-down = Wie viele der Letzten absteigen
settings-said-moves = *{ $up }* steigen auf, *{ $down }* steigen ab.
settings-said-alone = Das Turnier steht für sich, in *keiner Serie* von Ligen, Saisons und Klassen.
settings-said-unplayed = Partien, die nicht im Zeitraum einer Runde gespielt wurden, wenn ein Veranstalter sie beendet: *{ $policy }*.
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
settings-said-least-none = Jeder hat einen Platz, wie wenig er auch spielt.
settings-said-worth = Ein Freilos zählt *{ $bye }*, eine Abwesenheit *{ $absent }*.
settings-said-placement = Plätze nach { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Nach *{ $n }* Minuten zählt von selbst, was beide sagen.
settings-said-names-first = Nachnamen stehen *vorn*.
settings-said-names-last = Nachnamen stehen *hinten*.
settings-said-sides-mean = *Zwei oder drei* spielen eine Seite im Wechsel, so stark wie ihr Mittelwert.
settings-said-sides-given = *Zwei oder drei* spielen eine Seite im Wechsel, so stark wie angegeben.
settings-said-ratings-shown = Änderungen der Wertung werden *gezeigt*.
settings-said-ratings-not-shown = Änderungen der Wertung werden *nicht gezeigt*.
settings-said-gap = Rang und Wertung, die über *{ $n }* Ränge auseinanderliegen, sind markiert.
settings-said-usual = { $n } Werte, alle wie üblich
settings-said-otherwise = { $n } Werte, *{ $k }* anders als üblich
settings-places = Punkte und Plätze
settings-more = Weitere Werte; die üblichen passen für fast jedes Turnier
settings-change = Ändern: { $what }
settings-save-from = Speichern, ab Runde { $round }
settings-leave = So lassen
settings-follow-names = Seiten, Blätter und Dateien tragen es sofort.
settings-follow-print = Zettel und Regelblatt sagen es von nun an: drucken Sie sie neu.
settings-follow-first = Noch ist nichts ausgelost: es gilt ab der ersten Runde.
settings-follow-drawn = Was ausgelost ist, bleibt, wie es ist.
settings-follow-places = Punkte und Plätze folgen sofort, auch in früheren Runden.
settings-criterion-up = { $name } einen Platz hinauf
settings-criterion-out = { $name } weglassen
settings-criterion-add = Noch eines
weight-duplicate = Nicht zweimal aufeinandertreffen
weight-color = Ausgleich der Farben
weight-category = In der Klasse bleiben
weight-score = Nahe bei den Punkten bleiben
weight-drawn = Wer hinauf oder hinab gelost wird
weight-handicap = Kleine Vorgaben
weight-geography = Andere Vereine und Länder
weight-secondary = Basis der Nebenkriterien
weight-secondary-hint = Bleibt für Dateien, die sie haben
weight-curve = Kurve
weight-curve-hint = Von 0 bis 1: 0,5
weight-deterministic = Zufall aus den Namen
weight-deterministic-note = Dieselben Spieler geben immer dieselbe Auslosung.
seeding-first-rounds = Erste Art, bis Runde
seeding-first-method = Erste Art
seeding-later-method = Spätere Art
seeding-first-by-rating = Erste Art: Unter Gleichen entscheidet die Wertung
seeding-later-by-rating = Spätere Art: Unter Gleichen entscheidet die Wertung
method-random = Obere Hälfte gegen untere, zufällig
method-fold = Erster gegen Letzten
method-slip = Erster der oberen Hälfte gegen Ersten der unteren
drawn-upper = Wer der oberen Gruppe hinab geht
drawn-lower = Wer der unteren Gruppe hinauf geht
drawn-compensate = Ausgleichen
drawn-compensate-note = Wer hinauf gelost war, wird das nächste Mal eher hinab gelost, und umgekehrt.
place-drawn-top = Die Spitze
place-drawn-middle = Die Mitte
place-drawn-bottom = Das Ende
apart-country = Gleiches Land
apart-club = Gleicher Verein
apart-club-group = Benachbarte Vereine
apart-hint = So viele Punktgruppen wert
apart-excused-from = Gilt nicht ab
apart-excused-from-hint = Ein Rang; die Starken treffen, wen es trifft: 1d
apart-excused-by-wins = Auch nicht für Sieger der Hälfte der Runden
apart-excused-at-bar = Auch nicht für die an der Bar
## Anmeldung
entries-count = { $count ->
    [0] Noch niemand ist eingetragen.
    [one] Ein Spieler ist eingetragen.
   *[other] { $count } Spieler sind eingetragen.
  }
entries-waiting = { $count ->
    [one] Eine Person ist noch nicht da.
   *[other] { $count } sind noch nicht da.
  }
entries-nobody = Tragen Sie Spieler einzeln ein oder lesen Sie eine Teilnehmerliste. Wer da ist, wird auch hier anwesend gemeldet.
entries-import = Liste lesen
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
entries-seated = hat ein Brett oder ein Freilos
entries-seated-here = anwesend
entries-seated-hint = ● ist in dieser Runde gepaart; das ändert nur die Auslosung.
entries-save = Liste speichern
entries-saved = { $count ->
    [0] Nichts wurde geändert.
    [one] Ein Spieler ist geändert.
   *[other] { $count } Spieler sind geändert.
  }
entries-paired = { $name } ist in Runde { $round } gepaart, deshalb wurde nichts gespeichert. Lösen Sie zuerst das Brett im Entwurf; eine veröffentlichte Runde bleibt, wie sie ist.
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
entry-rank = Rang
entry-rank-hint = 4k oder 2d
entry-rating = Wertung
entry-rating-hint = Leer gilt die Mitte des Rangs
entry-club-hint = Wie er auf der Wandliste steht
entry-registration = Anmeldung
registration-final = Anwesend
registration-about-final = Wird in jeder unten angekreuzten Runde gepaart.
registration-preliminary = Angekündigt
registration-about-preliminary = Steht auf der Liste und wird nicht gepaart.
entry-rounds = Spielt diese Runden mit
entry-round-kept-out = Runde { $round }: durch eine Entscheidung ausgeschlossen
entry-round-seated = Runde { $round }: gepaart, bleibt
entry-more = Nummern und Korrektur
entry-egf-pin = EGF-Nummer
entry-egf-pin-hint = Die acht Ziffern der Europäischen Go-Datenbank
entry-ffg-licence = Französische Lizenz
entry-aga-id = AGA-Nummer
entry-partners = Partner, in der Reihenfolge der Züge
entry-partners-hint = Je eine Zeile: Beck, Bea, 2d. Rating, europäische Nummer, FFG oder AGA mit Nummer können folgen. Die Person oben zieht zuerst.
entry-correction = Korrektur der Anfangspunkte
entry-correction-hint = Meist 0; +1 beginnt eine Gruppe höher
entry-add-next = Eintragen, und der Nächste
entry-late = Alle Runden sind ausgelost: Wer jetzt eingetragen wird, spielt in keiner. Solange keine Partie ein Ergebnis hat, nehmen Sie alle Runden zurück und losen neu aus; sonst fügen Sie in den Einstellungen Runden hinzu oder geben einen Platz an den Tischen einer Runde.
entry-added = { $name } ist eingetragen.
entry-changed = { $name } ist geändert.
entry-rank-follows = Der Start war { $was } und ist { $now }: Damit ändert sich die SOS aller, die gegen diesen Spieler spielen. { $count ->
    [one] Das ausgeloste Brett bleibt, wie es ist.
   *[other] Die { $count } ausgelosten Bretter bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach dem neuen Rang.
entry-ranks-follow = { $starts ->
    [0] Ihre Startpunkte bleiben.
    [one] Der Start eines Spielers ändert sich, und damit die SOS aller, die gegen ihn spielen.
   *[other] Der Start von { $starts } Spielern ändert sich, und damit die SOS aller, die gegen sie spielen.
  } { $count ->
    [one] Das ausgeloste Brett bleibt, wie es ist.
   *[other] Die { $count } ausgelosten Bretter bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach den neuen Rängen.
entry-rank-stays = Der Start bleibt { $now }. { $count ->
    [one] Das ausgeloste Brett bleibt, wie es ist.
   *[other] Die { $count } ausgelosten Bretter bleiben, wie sie sind.
  } Die nächste Auslosung richtet sich nach dem neuen Rang.
entry-withdraw-title = Abmelden
entry-withdraw-from = Ab
entry-withdraw-hint = Partien früherer Runden bleiben.
entry-withdraw = Abmelden
entry-withdrawn = { $name } spielt ab Runde { $round } nicht mehr mit.
leave-title = { $name } ab Runde { $round } abmelden
leave-about = Eingetragene Ergebnisse bleiben, Partien früherer Runden ebenso.
leave-games = { $n ->
    [one] Eine Partie dieser Runden ist ausgelost und nicht gespielt
   *[other] { $n } Partien dieser Runden sind ausgelost und nicht gespielt
  }
leave-what = Was aus ihnen wird
leave-opponents-win = Die Gegner gewinnen kampflos
leave-as-unplayed = Die Regel des Turniers für nicht gespielte Partien
leave-annulled = Sie werden annulliert: kein Ergebnis
leave-unsaid = Sagen Sie, was aus den Partien wird.
leave-reported = Jemand hat gemeldet, wie diese ausgingen. Sie bleiben offen, bis ein Schiedsrichter das Ergebnis einträgt.
leave-undo = Zurücknehmen lässt es sich, indem eine Partie an ihrem Brett wieder geöffnet wird und die Runden wieder angekreuzt werden.
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
participants-title = Teilnehmerliste lesen
participants-lead = Sie sehen, wer eingetragen würde, bevor es geschieht.
participants-file-hint = Eine Tabelle als Text, XLSX oder ODS, die Spalten in beliebiger Reihenfolge mit einer Zeile darüber, die sie benennt. Ohne diese Zeile: Name, Vorname, Rang, Land, Verein. Oder die Datei eines anderen Turniers (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): Genommen werden dessen Spieler.
participants-pasted = Oder fügen Sie sie hier ein
participants-pasted-hint = Zeilen aus einer Tabellenkalkulation, mit der Zeile, die die Spalten benennt.
participants-registration = Wie stehen sie?
participants-announced = Angekündigt: anwesend, wenn sie kommen
participants-here = Anwesend
participants-act = Liste ansehen
participants-done = { $count ->
    [0] Auf der Liste stand niemand Neues.
    [one] Ein Spieler ist eingetragen.
   *[other] { $count } Spieler sind eingetragen.
  } { $changed ->
    [0] { "" }
    [one] Einer wurde auf den neuesten Stand gebracht.
   *[other] { $changed } wurden auf den neuesten Stand gebracht.
  } { $same ->
    [0] { "" }
   *[other] { $same } standen schon so da.
  }
participants-example = Etwa so
## Anfangsgruppen
groups-title = Anfangsgruppen
groups-lead = { $players ->
    [0] Noch niemand spielt Runde 1 mit.
    [one] Ein Spieler spielt Runde 1 mit.
   *[other] { $players } Spieler spielen Runde 1 mit,
  } { $groups ->
    [0] {""}
    [one] in einer Gruppe.
   *[other] in { $groups } Gruppen.
  }
groups-drawn = Runde 1 ist schon ausgelost. Andere Grenzen ändern die Punkte, nicht ihre Paare.
groups-floor-hint = Wer darunter ist, beginnt wie mit diesem Rang
groups-bar-hint = Wer darüber ist, beginnt wie mit diesem Rang
groups-try = Diese Grenzen ausprobieren
groups-tried = So würde es. Noch ist nichts geändert.
groups-apply = Diese Grenzen übernehmen
groups-back = Zurück zu den Einstellungen, wie sie sind
groups-applied = Untergrenze und Bar sind geändert.
groups-not-by-score = Alle beginnen mit gleich vielen Punkten: Untergrenze und Bar zählen nur bei McMahon.
groups-size = { $count } Spieler
groups-everybody = Alle
groups-category = Klasse { $category }
groups-nobody = Wenn Spieler eingetragen und anwesend gemeldet sind, stehen hier ihre Gruppen.
## Dateien
downloads-through = Ergebnisse bis Runde { $round }.
downloads-before = Noch ist keine Runde veröffentlicht.
downloads-draft = Der Entwurf bleibt aus den Ergebnissen heraus.
downloads-missing = { $count ->
    [one] Ein Ergebnis fehlt
   *[other] { $count } Ergebnisse fehlen
  }
downloads-waits = Wartet auf die Ergebnisse oben.
downloads-says-all = In dieser Datei fehlt nichts von dem, was ihr Format vorsieht.
downloads-notes = { $count ->
    [one] Eines kann sie nicht sagen
   *[other] { $count } Dinge kann sie nicht sagen
  }
download-act = Herunterladen
download-h9 = Europäische Go-Datenbank (H9)
download-about-h9 = Ergebnisse zur Wertung durch den Europäischen Go-Verband.
download-tou = Frankreich (tou)
download-about-tou = Ergebnisse zur Wertung durch den französischen Verband.
download-aga = Amerika (AGA)
download-about-aga = Ein Bericht für die American Go Association.
download-standings = Tabelle (CSV)
download-about-standings = Für eine Tabellenkalkulation: Plätze, Kriterien und jede Runde.
download-teams = Tabelle der Mannschaften (CSV)
download-about-teams = Für eine Tabellenkalkulation: die Tabelle der Mannschaften mit jeder Runde. Die anderen Tabellen sind die der Spieler, je mit Mannschaft.
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
download-about-tengen = Das ganze Turnier mit Entwürfen; wird genau so wieder gelesen.

list-column-category = Klasse
note-categories-not-said = Die von Hand gesetzten Klassen von { $players } Spielern werden nicht geschrieben: Dort entscheidet der Rang.
entry-category-by-rank = Nach dem Rang
entry-category-hint = Eine andere als nach dem Rang, für Preise, Tabelle und Auslosung
entries-chosen-set-category = Klasse setzen
list-plays-as = { $grade }, ausgelost als { $rank }

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

event-title = Die Veranstaltung
event-is-archived = Sie ist archiviert und kann nur gelesen werden.
event-announced = Jetzt können alle die Veranstaltung sehen.
event-archive = Archivieren
event-archive-about = Eine archivierte Veranstaltung bleibt für alle lesbar und steht in der Liste für sich. Nichts darin lässt sich ändern, bis sie aus dem Archiv geholt wird.
event-archive-act = Veranstaltung archivieren
event-unarchive-act = Aus dem Archiv holen
event-archived = Die Veranstaltung ist archiviert. Von jetzt an kann sie nur gelesen werden.
event-unarchived = Die Veranstaltung ist aus dem Archiv geholt und lässt sich wieder ändern.
act-archive = Archiviert
act-unarchive = Aus dem Archiv geholt
copy-title = Kopieren
season-title = Nächste Saison
season-not-all = Die nächste Saison legt an, wer alle Ligen organisiert.
season-about = Auf- und Abstieg folgen den Linien der Tabellen; jeder kann anders eingeteilt werden. Mannschaften kommen mit Kader und Kapitän. Ergebnisse bleiben bei den alten Turnieren.
season-leaves = Scheidet aus
season-next-name = Name des nächsten Turniers
season-plays-in = Wo { $name } als Nächstes spielt
season-open = { $n ->
    [one] Ein Brett hat kein Ergebnis.
   *[other] { $n } Bretter haben kein Ergebnis.
  }
season-undrawn = { $n ->
    [one] Eine Runde ist nicht veröffentlicht.
   *[other] { $n } Runden sind nicht veröffentlicht.
  }
season-empty = Hier würde niemand spielen.
season-namesakes = Gleicher Name, und alle werden eingetragen: { $names }. Ist es eine Person, lassen Sie eine der beiden ausscheiden oder nehmen Sie eine aus dem Kader.
season-once = Gleiche Verbandsnummer, deshalb nur einmal eingetragen, im ersten Kader: { $names }.
season-look = Zuerst anzusehen
season-sure = Nächste Saison trotzdem anlegen
season-sure-first = Sehen Sie sich das zuerst an, und haken Sie es an, wenn es so sein soll.
season-to-choose = Wählen …
season-choose = Wählen Sie eine Liga oder „Scheidet aus“.
season-team-twice = In { $division } würden zwei Mannschaften „{ $team }“ spielen. Teilen Sie eine anders ein, oder benennen Sie sie zuerst im alten Turnier um.
season-settings = Bringen Sie zuerst die Einstellungen von { $division } in Ordnung. { $fault }
season-make = Nächste Saison anlegen
season-made = Die nächste Saison ist angelegt, verborgen, bis jede Liga angekündigt wird.
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
copy-done = { $event } ist als Kopie angelegt, noch verborgen.
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
download-xlsx = Excel-Arbeitsmappe
download-about-xlsx = Spieler, Tabelle und die Paarungen jeder Runde als Blätter einer XLSX-Datei.

# Was an einem Feld oder einer Anfrage nicht stimmt, und was zu tun ist.

## Felder
fault-missing = Das wird gebraucht. Schreiben Sie 1 bis 200 Zeichen.
fault-too-long = { $length } Zeichen sind zu viel, { $most } das Höchste.
fault-control-character = Darin ist ein Steuerzeichen. Schreiben Sie Buchstaben, Ziffern und Leerzeichen.
fault-web-address = Darin steht eine Webadresse. Schreiben Sie es ohne sie.
fault-ends-before-it-begins = Das Ende liegt vor dem Anfang. Wählen Sie denselben oder einen späteren Tag.
fault-past = Das ist schon vorbei. Wählen Sie eine kommende Zeit.
fault-floor-above-bar = Der Boden liegt über der Bar. Wählen Sie eine mindestens gleich hohe Bar.
fault-twice = { $what } steht zweimal da. Einmal genügt.
fault-no-main-score = MMS, NBW oder CPS muss dabei sein, damit Siege zählen.
fault-category-order = Jede Grenze muss niedriger sein als die vorige.
fault-round-order = Sie begänne vor Runde { $round } oder mit ihr.
fault-club-code = „{ $code }“ ist kein Vereinskürzel: Schreiben Sie 1 bis 4 einfache Buchstaben und Ziffern.
error-reference = Wenn es wieder vorkommt, nennen Sie der Turnierleitung diese Nummer: { $number }.
error-to-the-event = Zurück zum Turnier
error-to-the-front = Zur Startseite

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
reporting-title = Was Verbände bekommen
reporting-clubs = Kürzel der Vereine
reporting-clubs-about = Bis zu vier Buchstaben oder Ziffern, wie der Verband sie hat. Ohne Kürzel stehen in der europäischen Datei die ersten vier Buchstaben des Namens.
reporting-aga = Aus dem amerikanischen Bericht weggelassen
reporting-aga-about = Wer angekreuzt ist, fehlt mit allen Partien.
reporting-save = Sichern

# Eine veröffentlichte Runde ändern.

settings-hidden = Verborgen bis zur Ankündigung
settings-hidden-note = Nur die eigenen Leute sehen es. Nehmen Sie den Haken weg, um es anzukündigen.

private-initials = Nur Anfangsbuchstaben zeigen
private-initials-note = Für ein Kind: Den Namen lesen nur die Mitarbeitenden des Turniers.
merge-title = Zwei Einträge einer Person
merge-ask = { $stays } bleibt, mit den Partien von { $goes } und dem, was an Angaben fehlt. { $goes } wird entfernt, samt dem persönlichen Link. Das lässt sich nicht rückgängig machen.
merge-double = Nummer des anderen Eintrags
merge-act = Beide zusammenlegen
merge-unsure = Schreiben Sie die Nummer eines anderen Eintrags.
merge-done = { $name } ist mit diesem Eintrag zusammengelegt.
forget-title = Was über diese Person gespeichert ist
forget-data = Alles als Datei, für die Person
forget-about = Beim Vergessen gehen Name, Nummern, Adresse und Link, überall und für immer. Die Partien bleiben unter einer Nummer, auch Rang, Klub und Land, nach denen gelost wurde.
forget-left = Der Name steht auch hier und bleibt dort, bis Sie ihn ändern: { $left }
forget-sure = Ich bin sicher: Das lässt sich nicht zurücknehmen
forget-act = Diese Person vergessen
forget-unsure = Kreuzen Sie an, dass Sie sicher sind.
forget-done = Vergessen: Nummer { $number } hat keinen Namen mehr.
forget-done-but = Vergessen: Nummer { $number } hat keinen Namen mehr. Der Name steht noch hier; ändern Sie ihn: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Zeigen, was beide Spieler sagen, ehe es bestätigt ist
settings-provisional-note = Auf der Seite der Runde, als unbestätigt bezeichnet. Bis dahin zählt es nicht.
round-provisional = noch nicht bestätigt

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

entries-excluded = Ausgeschlossen durch Entscheidung { $no }
timetable-lead = Wann jede Runde beginnen soll. Die Leinwand im Saal zählt herunter; ein Schiedsrichter startet die Uhren in der Liste der Bretter.
timetable-day = Tag
timetable-time = Uhrzeit
timetable-window = Zeitraum statt Uhrzeit
timetable-window-about = Für Ligen und Clubabende: Die Partien der Runde werden an einem beliebigen Tag vom ersten bis zum letzten gespielt, jede, wann ihre Spieler es vereinbaren. Zeiträume dürfen sich überschneiden. Ohne Uhrzeit zählen ganze Tage.
window-too-early = Das Zeitfenster beginnt vor dem Turnier, das am { $day } beginnt.
window-too-late = Das Zeitfenster endet nach dem Turnier, das am { $day } endet.
window-and-start = Eine Anfangszeit neben einem Zeitfenster: Den Spielern wird beides gesagt. Löschen Sie die Anfangszeit, wenn die Partien im Zeitfenster gespielt werden.
timetable-from = Erster Tag
timetable-from-time = Ab
timetable-until = Letzter Tag
timetable-until-time = Bis
fault-window-ends-first = Der Zeitraum würde enden, bevor er beginnt. Schreiben Sie einen letzten Tag, der nicht vor dem ersten liegt.
fault-window-order = Dieser Zeitraum endet, bevor der von Runde { $round } beginnt. Geben Sie den Runden ihre Tage der Reihe nach.
unplayed-way = Partien der Runde { $round }, die nicht gespielt wurden
unplayed-title = Runde { $round } beenden
unplayed-none = Keine Partie dieser Runde ist noch zu regeln.
unplayed-count = { $n ->
    [one] 1 Partie wurde nicht gespielt
   *[other] { $n } Partien wurden nicht gespielt
  }
unplayed-what = Was sie bekommen: { $policy }. { $worth }.
unplayed-change = Das ändern
unplayed-late = Es lässt sich zurücknehmen, solange dort nichts anderes eingetragen ist. Eine später gespielte Partie wird an ihrem Brett eingetragen und zählt in dieser Runde.
unplayed-not-before = Zeitraum und Nachfrist enden am { $at }. Bis dahin wird nichts geregelt.
unplayed-settle = { $n ->
    [one] Runde { $round } beenden: 1 Partie
   *[other] Runde { $round } beenden: { $n } Partien
  }
unplayed-settled = Runde { $round } ist beendet. Unten lässt es sich zurücknehmen.
unplayed-reopened = Die Partien der Runde { $round } sind wieder offen.
unplayed-reported = Bleiben offen: { $n }
unplayed-reported-about = Jemand hat gesagt, wie sie endeten, oder beide haben einen Termin vereinbart, der noch kommt. Tragen Sie die Ergebnisse ein, sonst bleiben sie offen.
unplayed-done = Ohne Partie geregelt: { $n }
unplayed-reopen = Zurücknehmen: Sie sind wieder offen
timetable-save = Zeitplan speichern
timetable-saved = Der Zeitplan ist gespeichert.
timetable-hall = Die Leinwand im Saal

webhooks-title = Webhooks
event-more = Ankündigen, kopieren, archivieren, löschen
webhooks-lead = Sagen Sie einem anderen Programm Bescheid, wenn eine Runde veröffentlicht, ein Ergebnis eingetragen oder die Tabelle endgültig ist.
webhooks-secret = Dieses Geheimnis unterschreibt die Nachrichten. Kopieren Sie es jetzt: Es wird nicht wieder gezeigt.
webhooks-since = seit { $at }
webhooks-remove = Nicht mehr benachrichtigen
webhooks-removed = Die Adresse wird nicht mehr benachrichtigt.
webhooks-url = Adresse
webhooks-url-hint = https://…; jede Nachricht ist ein POST mit JSON, unterschrieben im Kopf Tengen-Signature.
webhooks-add = Diese Adresse benachrichtigen
webhooks-full = Mehr als zehn Adressen gehen nicht. Nehmen Sie zuerst eine weg.
webhooks-log = Was gesendet wurde
webhooks-log-empty = Noch nichts.
webhook-event-round-published = Runde veröffentlicht
webhook-event-result-entered = Ergebnis eingetragen
webhook-event-standings-final = Tabelle endgültig
webhook-taken = angenommen { $at }
webhook-waits = wartet darauf, gesendet zu werden
webhook-again = { $tries }-mal versucht, wieder { $at }
webhook-given-up = nach { $tries } Versuchen aufgegeben
fault-address = Das ist keine Adresse. Schreiben Sie eine wie https://go.example/hook.
lists-fetched = Von selbst geholt
lists-fetched-about = Die neueste Liste wird von dieser Adresse geholt; bei jedem Fehler bleibt die vorige.
lists-fetched-last = Zuletzt { $at }:
lists-fetched-never = Noch nicht geholt.
lists-source-kind = Liste
lists-source-url = Adresse
lists-source-url-hint = Wo der Verband sie veröffentlicht; leer für nirgends.
lists-source-every = Alle wie viele Stunden
lists-source-every-hint = 0: nur auf Wunsch, mit tengen ratings fetch
lists-source-save = Adresse sichern
outside-address = { $address } ist keine Adresse.
outside-private = Die Adresse führt in ein privates Netz.
outside-too-large = Der Server dort schickt mehr als { $most } MB.
outside-too-slow = Der Server dort brauchte zu lange.
outside-connection = Die Verbindung kam nicht zustande oder brach ab.
fetch-no-source = Es ist keine Adresse gesetzt.
fetch-broken = Dort liegt keine Liste, oder eine beschädigte.
fetch-other-list = Dort liegt die Liste der { $list }.
fetch-shrunk = Die Liste dort hat { $people } Personen, die vorige { $before }: Vielleicht wurde sie abgeschnitten.
fetch-not-kept = Die Liste konnte nicht aufbewahrt werden.
fetch-done = { $people } Personen vom { $date }.
webhook-no-key = Der Schlüssel, der unterschreibt, ist nicht auf diesem Rechner: Holen Sie server.key von dort, wo die Adresse genannt wurde, oder nennen Sie sie neu.

settings-zone = Zeitzone
settings-zone-hint = Etwa Europe/Berlin oder die Stadt allein. Bleibt das Feld leer, gilt die Uhr des Servers.
settings-zone-timetable = Die Runden im Zeitplan behalten ihren Zeitpunkt: Nach einer anderen Uhr beginnen sie zu einer anderen Stunde.
settings-saved-zone = Die Einstellungen sind gespeichert. Die Runden beginnen zum selben Zeitpunkt wie zuvor, und diese Uhr zeigt dafür andere Stunden: Runde { $round } um { $after }, nicht { $before }. Wenn { $before } gemeint war, berichtigen Sie den Zeitplan.

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
fault-email = „{ $typed }“ ist keine E-Mail-Adresse: Schreiben Sie eine wie anna@go.example.
list-column-sex = Geschlecht
list-column-birth-year = Geburtsjahr
list-column-fee = Startgeld
list-column-paid = Bezahlt
list-column-meal = Essen
list-column-note = Bemerkung
list-column-email = E-Mail
list-column-consent = Darf veröffentlicht werden
list-column-team = Mannschaft
list-column-board = Brett in der Mannschaft
list-column-captain = Mannschaftsführer
list-column-partners = Partner
prizes-open = { $open ->
    [one] Ein Ergebnis fehlt
   *[other] { $open } Ergebnisse fehlen
  }: Die Liste kann sich noch ändern.
prizes-ceremony = Für die Siegerehrung, der letzte Platz zuerst
prizes-none = Noch wird kein Preis vergeben: Tragen Sie unten ein, was es gibt.
prizes-nobody = Noch hat niemand einen der Preise gewonnen.
prizes-part-category = Kategorie { $part }
prizes-part-start = Startwert { $part }
prizes-place = { $place }.
prizes-each = je { $each }
prizes-print = Drucken Sie diese Seite für die Siegerehrung.
prizes-rules = Was es gibt
prizes-rules-about = Von oben nach unten, das Wichtigste zuerst. Die Preise einer Art stehen vom ersten Platz an, je einer in einer Zeile.
prizes-kind = Preis { $n }
prizes-name = Name
prizes-of = Wer ihn bekommt
prizes-of-none = nicht verwendet
prizes-of-places = die Ersten nach Platz
prizes-of-categories = die Ersten jeder Kategorie
prizes-of-starts = die Ersten jedes Startwerts
prizes-of-teams = die ersten Mannschaften
prizes-of-all-wins = alle, die jede Runde gewonnen haben
prizes-group = Unter
prizes-detail = Welche
prizes-detail-hint = Bei Rängen 5k-1k, bei der Jugend das Geburtsjahr, ab dem sie zählt, bei einer Kategorie ihre Nummer, bei Klub oder Land die Buchstaben.
prizes-list = Preise
prizes-several = Eine Person darf mehrere Preise bekommen
prizes-shared = Gleiche in der Hauptwertung teilen, was immer die Feinwertungen sagen
prizes-save = Preise speichern
prizes-saved = Die Preise sind gespeichert.
prizes-standings = Tabelle dieser Gruppe
group-all = alle
group-dan = Dan-Spieler
group-kyu = Kyu-Spieler
group-ranks = Ränge
group-category = eine Kategorie
group-club = ein Klub
group-country = ein Land
group-youth = Jugend
group-women = Frauen
fault-group = „{ $typed }“ sagt nicht, welche: Ränge wie 5k-1k, ein Geburtsjahr, die Nummer einer Kategorie, ein Klub oder die zwei Buchstaben eines Landes.
entries-gap = Wertung { $rating } heißt { $rank }
settings-rank-gap = Ränge zwischen Rang und Wertung
settings-rank-gap-hint = Wer um mehr abweicht, ist in der Anmeldung markiert.
prizes-all-wins = alle Partien gewonnen

# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

lists-lead = Aus diesen Listen werden Spieler eingetragen und ihre Ratings auf den neuesten Stand gebracht. Von jedem Verband wird die neueste Liste verwendet.
lists-none = Es gibt noch keine Liste.
lists-list = Liste
lists-day = Tag
lists-people = Personen
lists-used = in Gebrauch
lists-file = Ratingliste
lists-file-hint = So, wie sie von EGF (HTML), FFG oder AGA (TDList) kommt. Sie wird ganz genommen oder gar nicht; von jeder werden { $kept } aufgehoben.
lists-act = Liste einlesen
lists-done = { $name } vom { $date }: { $count } Personen.
lists-done-but = { $name } vom { $date }: { $count } Personen. { $lines ->
    [one] Eine Zeile wurde ausgelassen
   *[other] { $lines } Zeilen wurden ausgelassen
  }: { $which }
lists-ask = Alle Turniere dieses Servers benutzen diese Listen; deshalb liest sie ein, wem der Server gehört: Fragen Sie { $names }.
lists-removed = { $name } vom { $date } ist entfernt.
enter-title = Spieler eintragen
enter-no-list = Es gibt noch keine Ratingliste.
enter-list = { $name }, { $date }, { $count } Personen
enter-field = Name oder Nummer
enter-found = { $count ->
    [0] So heißt niemand.
    [one] Ein Name wie dieser.
   *[other] { $count } Namen wie dieser.
}
enter-keys = ↓ geht hinunter, Enter trägt den einzigen ein oder geht zum ersten, das Feld ist wieder leer.
enter-entered = Eingetragen
enter-not-listed = Nicht auf der Liste?
enter-by-hand = Von Hand eintragen
enter-newest = Zuletzt eingetragen
enter-all = Alle Spieler
enter-list-gone = Es gibt eine neuere Ratingliste. Wählen Sie daraus.
list-column-surname = Nachname
list-column-first-name = Vorname
list-column-name = Ganzer Name
list-column-native-name = Name in eigener Schrift
list-column-rank = Rang
list-column-rating = Rating
list-column-country = Land
list-column-club = Verein
list-column-pin = EGF-PIN
list-column-licence = Französische Lizenz
list-column-aga-id = AGA-Nummer
list-column-registration = Anwesend oder angekündigt
list-column-rounds = Runden
list-column-correction = Korrektur der Punkte
list-column-none = Nicht verwendet
list-preview-title = Wer eingetragen würde
list-preview-lead = { $new } neu, { $known } schon eingetragen. Noch ist nichts geschehen.
list-not-entered = Es wurde noch niemand eingetragen. Bitte zuerst die markierten Zeilen ansehen.
list-wrong = { $count ->
    [0] Es fehlt etwas:
    [one] Eine Zeile ist nicht klar. Geben Sie an, was fehlt, oder lassen Sie sie weg.
   *[other] { $count } Zeilen sind nicht klar. Geben Sie an, was fehlt, oder lassen Sie sie weg.
}
list-names-ask = Welcher Teil der Namen ist der Nachname? Er ist fett gedruckt.
list-names-turn = Sind die Namen verdreht? Der Nachname ist fett gedruckt.
list-names-given-first = Vorname zuerst
list-names-surname-first = Nachname zuerst
list-scale-ask = Auf welcher Skala stehen die Ratings?
list-scale-european = Europäisch: 2100 ist 1 Dan
list-scale-french = Französisch: 50 ist 1 Dan
list-scale-american = Amerikanisch: 1,5 ist 1 Dan
list-far-ask = { $count ->
    [one] Ein Rating liegt weit vom Rang daneben.
   *[other] { $count } Ratings liegen weit vom Rang daneben.
  } Was stimmt?
list-far-keep = Rang und Rating behalten
list-far-rank = Rating des Rangs nehmen
list-likely-ask = { $count } Ränge sind nicht klar. Für jeden wird einer vorgeschlagen.
list-likely-all = Alle Vorschläge übernehmen
list-likely = { $rank } nehmen
list-alike = Fast der Name von Nr. { $no } { $name }
list-alike-line = Fast der Name von { $name } in Zeile { $line }
list-columns = Wofür die Spalten genommen wurden
list-header = Spalte
list-sample = Beispiel
list-taken-for = Genommen für
list-unused = nicht verwendet
list-column-of = Spalte { $header } mit { $sample } ist
list-look-again = So lesen
list-line = Zeile
list-numbers = Nummern
list-leave-out = Weglassen
list-leave-out-of = { $name } weglassen
list-rank-of = Rang von { $name }
list-new = neu
list-same = Nr. { $no }, wie sie dasteht
list-changes = Nr. { $no } { $name } wird auf den neuesten Stand gebracht
list-more = Und { $count } weitere, die nicht gezeigt werden.
list-enter = { $count } eintragen
list-other = Eine andere Liste
list-nobody-on-it = Auf dieser Liste steht niemand.
update-title = Ratings auf den neuesten Stand bringen
update-lead = { $count ->
    [0] Niemand weicht von den neuesten Listen ab.
    [one] Ein Spieler weicht von den neuesten Listen ab.
   *[other] { $count } Spieler weichen von den neuesten Listen ab.
}
update-gap-field = Sagen, wo Rang und Rating um mehr als so viele Ränge auseinanderliegen
update-show = Zeigen
update-chosen = Gewählt
update-now = Jetzt
update-list-says = Die Liste sagt
update-look = Anzusehen
update-unknown = Die Liste der { $list } kennt niemanden mit dieser Nummer.
update-other = In der Liste der { $list } gehört diese Nummer { $name }.
update-twice = Nr. { $no } hat dieselbe Nummer der { $list }.
update-expired = Die Mitgliedschaft endete am { $date }.
update-namesakes = Die Liste der { $list } kennt { $count } Personen dieses Namens. Wählen Sie eine.
update-gap = Das Rating ist das von { $rank }: { $ranks } Ränge daneben.
update-who = Wer { $name } ist
update-nobody = Keine davon
update-ratings = Ratings übernehmen
update-both = Ratings und Ränge übernehmen
update-rank = Rang aus Rating
update-rating = Rating aus Rang
entries-chosen = Mit den Gewählten
entries-choose-all = Alle { $count } Gefundenen wählen
entries-choose-head = Wählen
participants-nothing = Es gibt nichts zu lesen: Wählen Sie eine Datei oder fügen Sie die Liste ein.
entries-chosen-check-in = Anwesend melden
entries-chosen-announce = Nicht da
entries-chosen-take-out = Herausnehmen
entries-chosen-set-club = Verein setzen
entries-chosen-set-country = Land setzen
entries-chosen-rank-up = Einen Rang höher
entries-chosen-rank-down = Einen Rang tiefer
entries-chosen-rounds = Runden, etwa 1,3-5
entries-chosen-set-rounds = Runden setzen
entries-chosen-nobody = Es wurde niemand gewählt. Haken Sie zuerst Spieler an.
entries-chosen-ask = { $count ->
    [one] { $what }: ein Spieler?
   *[other] { $what }: { $count } Spieler?
  }
entries-chosen-more = und { $count } weitere
entries-chosen-no-rounds = Das sind keine Runden. Schreiben Sie sie als 1,3-5.
entries-sort = Sortieren nach
entries-sort-name = Name
entries-sort-rank = Rang
entries-sort-rating = Rating
entries-sort-club = Verein
entries-sort-country = Land
entries-sort-number = Eingang
entries-sort-category = Klasse
entries-sort-pin = Europäische PIN
entries-sort-fee = Startgeld
entries-sort-paid = Bezahlt
entries-sort-meal = Essen
entries-sort-born = Geburtsjahr
entries-show-so = Anwenden
entries-show-paid = Bezahlt { $count }
entries-show-far = Rang weit vom Rating { $count }
entries-show-no-pin = Ohne PIN { $count }
entries-show-out = Nicht in Runde { $round }: { $count }
entries-chosen-unpaid = Hat nicht bezahlt
numbers-title = { $count ->
    [one] Eine Nummer steht in den Listen und ist nicht eingetragen
   *[other] { $count } Nummern stehen in den Listen und sind nicht eingetragen
  }
numbers-about = Jede Liste kennt nur eine Person dieses Namens. Sehen Sie nach, ob es dieselbe ist, und nehmen Sie sonst das Häkchen weg.
numbers-number = Nummer
numbers-take = Nummern übernehmen
numbers-taken = { $count ->
    [0] Nichts wurde übernommen.
    [one] Ein Spieler hat jetzt eine Nummer.
   *[other] { $count } Spieler haben jetzt eine Nummer.
  }
numbers-way = Alle Nummern übernehmen, die in den Listen stehen
names-small = { $count ->
    [one] Diesen Namen in Kleinbuchstaben schreiben
   *[other] Diese { $count } Namen in Kleinbuchstaben schreiben
}
names-small-done = { $count ->
    [one] Ein Name steht jetzt in Kleinbuchstaben.
   *[other] { $count } Namen stehen jetzt in Kleinbuchstaben.
}
enter-nearest = Die { $count } nächsten Namen.
entry-added-from = { $name } ist eingetragen und spielt ab Runde { $round }. Kreuzen Sie auch die Runde davor an, um noch einen Platz dort zu geben.
list-enter-both = { $new } eintragen, { $known } auf den neuesten Stand bringen
