# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Tagebuch, Rollen.

## Warum etwas nicht geht
refusal-entered-already = { $name } ist schon eingetragen. Zwei Menschen gleichen Namens brauchen etwas, das sie unterscheidet, etwa ihre PIN oder Lizenz.
refusal-has-games = Dieser Spieler hat Partien. Melden Sie ihn stattdessen ab: Die Partien bleiben.
refusal-excluded = Eine geltende Entscheidung schließt diesen Spieler von Runde { $round } aus. Heben Sie zuerst die Entscheidung auf, oder ändern Sie sie.
refusal-paired-in-round = Dieser Spieler ist in Runde { $round } gepaart. Lösen Sie zuerst das Brett im Entwurf; eine veröffentlichte Runde bleibt, wie sie ist.
refusal-rounds-drawn = { $rounds } Runden sind schon ausgelost; weniger kann das Turnier nicht haben.
refusal-already-published = Runde { $round } ist veröffentlicht. Ihre Paarungen bleiben, wie sie sind.
refusal-already-drawn = Jemand anders hat Runde { $round } gerade ausgelost. Sehen Sie sich den Entwurf an, bevor Sie neu auslosen.
refusal-publish-first = Zuerst kommt Runde { $round }: Veröffentlichen Sie sie.
refusal-no-such-round = Dieses Turnier hat { $rounds } Runden.
refusal-draft-changed = Jemand anders hat diesen Entwurf geändert. Sehen Sie ihn sich an und versuchen Sie es dann noch einmal.
refusal-nothing-drawn = Runde { $round } hat noch keine Bretter. Losen Sie sie zuerst aus.
refusal-file = Die Datei ist nicht lesbar: { $faults }

draw-unknown-round = Dieses Turnier hat { $rounds } Runden.
draw-no-participants = Niemand spielt Runde { $round } mit. Tragen Sie Spieler ein oder melden Sie sie anwesend.
draw-one-participant = Nur { $name } spielt mit. Eine Partie braucht zwei.
draw-not-taking-part = { $name } spielt diese Runde nicht mit. Sehen Sie in der Anmeldung nach.
draw-twice = { $name } ist zweimal genannt.
draw-table-twice = Tisch { $table } ist zwei Brettern gegeben. Setzen Sie eines um.
draw-bye-not-needed = Ohne { $name } geht es auf: Ein Freilos ist nicht nötig.
draw-too-large = { $count } Spieler sind zu viele für eine Auslosung. Teilen Sie das Feld in zwei Turniere.
draw-no-valid-pairing = Keine gültige Auslosung. Was man auch versucht, diese bleiben ohne Gegner: { $names }

draft-unknown-round = Dieses Turnier hat { $rounds } Runden.
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
draft-forbidden = Gegen die Regeln der Auslosung: { $pairs }. Es wurde nichts geändert. Wenn Sie es dennoch wollen, kreuzen Sie das Feld an, das darüber hinweggeht; im Protokoll wird es stehen.
draft-may-not = Das geht nicht: { $pairs }. Es wurde nichts geändert.
draft-table-unused = Tisch { $table } ist nach den Regeln der Auslosung nicht in Gebrauch. Wählen Sie einen anderen Tisch, oder ändern Sie die Regeln.
draft-not-free = { $name } ist nicht frei. Wählen Sie jemanden, der wartet oder ein Freilos hat.

## Wege zwischen den Seiten der Turnierleitung
organiser-pages = Anmeldung und Dateien
way-groups = Gruppen
way-downloads = Dateien
way-people = Personen
way-journal = Tagebuch

act-import-notes = Was zur Datei zu sagen ist

## Ein neues Turnier
create-title = Ein neues Turnier
create-lead = Das Wenige hier genügt für den Anfang. Alles lässt sich später ändern.
create-import = Oder lesen Sie es aus einer Datei.
create-system = Wie wird gepaart?
create-federation = Regeln, Komi und Zeit von
create-federation-hint = Das Übliche dieses Verbands; es steht danach in den Einstellungen.
create-act = Turnier anlegen
create-done = { $event } ist angelegt. Das sind seine Einstellungen; sehen Sie sie durch und tragen Sie dann Spieler ein.
create-before = Dieses Formular kam schon einmal an, und das Turnier wurde damals angelegt. Hier ist es.
system-mcmahon = McMahon
about-system-mcmahon = Alle beginnen mit Punkten nach ihrem Rang und treffen auf Punktgleiche.
system-swiss = Schweizer System
about-system-swiss = Alle beginnen gleich und treffen auf Leute mit ebenso vielen Siegen.
system-swiss-categories = Schweizer System mit Klassen
about-system-swiss-categories = Wie das Schweizer System, innerhalb von Klassen nach Rang.
system-cup = Pokal
about-system-cup = Wie das Schweizer System, frühe Siege wiegen mehr.
federation-egf = Europäischer Go-Verband (EGF)
federation-ffg = Frankreich: Fédération Française de Go
federation-dgob = Deutschland: Deutscher Go-Bund
federation-bga = Großbritannien: British Go Association
federation-ngb = Niederlande: Nederlandse Go Bond
federation-aga = Amerika: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = China: Chinesischer Weiqi-Verband
country-hint = Zwei Buchstaben: DE
fault-country = „{ $typed }“ ist kein Land, das hier bekannt ist. Schreiben Sie seine zwei Buchstaben, etwa DE.
fault-fraction = Schreiben Sie eine Zahl von 0 bis 1, etwa 0,5, nicht „{ $typed }“.
fault-egf-pin = Schreiben Sie die acht Ziffern der Nummer, nicht „{ $typed }“.

## Eine Datei lesen
import-title = Turnier aus einer Datei lesen
import-lead = Daraus wird hier ein neues Turnier; was da ist, bleibt, wie es ist.
import-file = Datei
import-file-hint = Höchstens 20 MB. Sie lässt sich hierher ziehen.
import-act = Datei lesen
import-busy = Die Datei wird gelesen …
refusal-stopped = Angehalten. Es wurde nichts geändert.
work-progress = Fortschritt
work-stop = Anhalten
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), Ergebnisse der Europäischen Go-Datenbank (H9), Frankreich (tou), Amerika (AGA), Tengen (JSON).
import-create = Stattdessen ein Turnier von Hand anlegen
import-no-file = Es wurde keine Datei gewählt. Wählen Sie eine und schicken Sie sie ab.
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
read-duplicate-player = „{ $name }“ ist zweimal eingetragen, zuerst in Zeile { $first }. Nehmen Sie einen heraus oder benennen Sie ihn um.
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

## Was von einer Datei nicht bleibt, oder was eine Datei nicht sagen kann
note-teams-kept = Tengen verwendet die { $teams } Mannschaften der Datei nicht. Sie bleiben erhalten und werden für OpenGotha wieder geschrieben.
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
note-both-lose-as-two-losses = Runde { $round }, Tisch { $table }: Beide verlieren; geschrieben wird für jeden eine Niederlage.
note-both-win-as-two-wins = Runde { $round }, Tisch { $table }: Beide gewinnen; geschrieben wird für jeden ein Sieg.
note-no-result-not-rated = Runde { $round }, Tisch { $table }: ohne Ergebnis; geschrieben wird, dass nicht gewertet wird.
note-default-as-half-point = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird ein halber Punkt ohne Partie.
note-default-as-free-round = Runde { $round }, Tisch { $table }: kampflos; geschrieben wird eine Runde ohne Partie.
note-colors-unknown = Runde { $round }, Tisch { $table }: Die Farben sind nicht bekannt; die Plätze werden geschrieben, wie sie dastehen.
note-member-number-missing = { $name } hat keine Mitgliedsnummer und entfällt mit allen Partien. Tragen Sie die Nummer ein: der Empfänger verlangt sie.
note-club-cut = Der Verein „{ $club }“ wird „{ $written }“ geschrieben: die Spalte hat vier Buchstaben.
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
note-versions-not-said = { $boards } Bretter verlieren die Zählung ihrer Änderungen.
note-setting-not-said = Die Einstellung { $setting } ({ $value }) wird nicht geschrieben: Das Format hat keinen Platz dafür.
note-renamed = { $name } ist zweimal eingetragen; der zweite wird { $written } geschrieben.
note-settings-assumed = Die Datei nennt weder System noch Grenzen, Kriterien und Gewichte: Genommen sind die eines McMahon-Turniers. Prüfen Sie die Einstellungen.
note-days-assumed = Die Datei nennt weder Namen noch Tage des Turniers: Eingetragen ist heute. Prüfen Sie sie.
note-encoding-assumed = Die Datei nennt ihren Zeichensatz nicht: Genommen ist der westeuropäischer Tabellen. Prüfen Sie die Namen.
note-line-left-out = { $what } (Zeile { $line }) ist hier nicht bekannt und wurde weggelassen.

## Einstellungen
settings-title = Einstellungen
settings-saved = Die Einstellungen sind gespeichert.
settings-save = Einstellungen speichern
settings-drawn = Runden sind schon ausgelost: Sie bleiben, wie sie sind. Punkte und Rangliste folgen den Einstellungen sofort.
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
settings-country = Land
settings-director = Leitung
settings-rounds = Runden
settings-play = Spiel
settings-rules = Regeln
settings-board-size = Linien des Bretts
settings-komi-hint = In gleichauf gespielten Partien: 6,5
settings-time = Bedenkzeit
settings-basic-minutes = Grundzeit in Minuten
settings-overtime = Danach
settings-overtime-seconds = Sekunden
settings-overtime-seconds-hint = Einer Periode, oder je Zug dazu
settings-overtime-stones = Steine
settings-overtime-stones-hint = Einer Periode; nur bei kanadischem Byoyomi
settings-internet = Im Internet gespielt
overtime-byoyomi = Byoyomi
overtime-canadian = Kanadisches Byoyomi
overtime-fischer = Fischer: Sekunden je Zug dazu
overtime-sudden-death = Ende der Zeit verliert
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
settings-bar = Obergrenze
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
settings-points = Runden ohne Partie
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
settings-placement-about = Das erste entscheidet; wo es gleich ist, das nächste.
settings-criterion = Kriterium { $n }
criterion-none = keins
criterion-about-nbw = Siege
criterion-about-mms = McMahon-Punkte
criterion-about-cps = Pokalpunkte, frühe Siege wiegen mehr
criterion-about-sts = Straßburger Punkte
criterion-about-cat = Klasse
criterion-about-rank = Rang
criterion-about-rating = Wertung
criterion-about-sosw = Siege der Gegner
criterion-about-sosw-1 = Siege der Gegner ohne den niedrigsten Wert
criterion-about-sosw-2 = Siege der Gegner ohne die zwei niedrigsten Werte
criterion-about-sodosw = Siege der besiegten Gegner
criterion-about-sososw = SOSW der Gegner
criterion-about-cussw = Summe der Siege nach jeder Runde
criterion-about-sosm = McMahon-Punkte der Gegner
criterion-about-sosm-1 = Punkte der Gegner ohne den niedrigsten Wert
criterion-about-sosm-2 = Punkte der Gegner ohne die zwei niedrigsten Werte
criterion-about-sodosm = Punkte der besiegten Gegner
criterion-about-sosts = STS der Gegner
criterion-about-sososm = SOSM der Gegner
criterion-about-cussm = Summe der Punkte nach jeder Runde
criterion-about-ext = versuchte Überraschungen
criterion-about-exr = gelungene Überraschungen
criterion-about-sdc = einfacher direkter Vergleich
criterion-about-dc = direkter Vergleich
settings-expert = Für Kenner: wie die Auslosung wägt
settings-expert-about = Die Auslosung findet die Paare mit dem größten Gesamtgewicht. Dies sind die Höchstwerte der Kriterien; die üblichen passen für fast jedes Turnier.
settings-weights = Gewichte
weight-duplicate = Nicht zweimal aufeinandertreffen
weight-random = Zufall
weight-color = Ausgleich der Farben
weight-category = In der Klasse bleiben
weight-score = Nahe bei den Punkten bleiben
weight-drawn = Wer hinauf oder hinab gelost wird
weight-seeding = Setzen in der Gruppe
weight-handicap = Kleine Vorgaben
weight-geography = Andere Vereine und Länder
weight-secondary = Basis der Nebenkriterien
weight-secondary-hint = Bleibt für Dateien, die sie haben
weight-curve = Kurve
weight-curve-hint = Von 0 bis 1: 0,5
weight-deterministic = Zufall aus den Namen
weight-deterministic-note = Dieselben Spieler geben immer dieselbe Auslosung.
settings-seeding = Setzen in der Gruppe
seeding-first-rounds = Erste Art, bis Runde
seeding-first-method = Erste Art
seeding-later-method = Spätere Art
seeding-first-by-rating = Erste Art: Unter Gleichen entscheidet die Wertung
seeding-later-by-rating = Spätere Art: Unter Gleichen entscheidet die Wertung
method-random = Obere Hälfte gegen untere, zufällig
method-fold = Erster gegen Letzten
method-slip = Erster der oberen Hälfte gegen Ersten der unteren
settings-drawn-up = Hinauf und hinab gelost
drawn-upper = Wer der oberen Gruppe hinab geht
drawn-lower = Wer der unteren Gruppe hinauf geht
drawn-compensate = Ausgleichen
drawn-compensate-note = Wer hinauf gelost war, wird das nächste Mal eher hinab gelost, und umgekehrt.
place-drawn-top = Die Spitze
place-drawn-middle = Die Mitte
place-drawn-bottom = Das Ende
settings-apart = Auseinandergehalten
apart-country = Gleiches Land
apart-club = Gleicher Verein
apart-club-group = Benachbarte Vereine
apart-hint = So viele Punktgruppen wert
apart-excused-from = Gilt nicht ab
apart-excused-from-hint = Ein Rang; die Starken treffen, wen es trifft: 1d
apart-excused-by-wins = Auch nicht für Sieger der Hälfte der Runden
apart-excused-at-bar = Auch nicht für die an der Obergrenze

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
entries-find = Name, Verein oder Land
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
entries-came = { $count ->
    [one] Eine Person ist anwesend gemeldet.
   *[other] { $count } Personen sind anwesend gemeldet.
  }
entries-pages = Seiten der Liste
entries-page = Seite { $page }
entry-new-title = Spieler eintragen
entry-surname = Nachname
entry-first-name = Vorname
entry-native-name = Name in eigener Schrift
entry-native-name-hint = Wenn er anders ist: 森下 藍子
entry-rank = Rang
entry-rank-hint = 4k oder 2d
entry-rating = Wertung
entry-rating-hint = Leer gilt die Mitte des Rangs
entry-club = Verein
entry-club-hint = Wie er auf der Wandliste steht
entry-country = Land
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
entry-correction = Korrektur der Anfangspunkte
entry-correction-hint = Meist 0; +1 beginnt eine Gruppe höher
entry-save = Speichern
entry-add = Eintragen
entry-add-next = Eintragen, und der Nächste
entry-added = { $name } ist eingetragen.
entry-changed = { $name } ist geändert.
entry-withdraw-title = Abmelden
entry-withdraw-from = Ab
entry-withdraw-hint = Partien früherer Runden bleiben.
entry-withdraw = Abmelden
entry-withdrawn = { $name } spielt ab Runde { $round } nicht mehr mit.
entry-remove-title = Streichen
entry-remove-hint = Für jemanden, der aus Versehen eingetragen ist. Das lässt sich nicht zurücknehmen.
entry-remove = Aus dem Turnier streichen
entry-removed = { $name } ist gestrichen.
entry-back = Zurück zur Liste

## Eine Teilnehmerliste
participants-title = Teilnehmerliste lesen
participants-lead = Sie sehen, wer eingetragen würde, bevor es geschieht.
participants-file-hint = Eine Tabelle als Text, XLSX oder ODS, die Spalten in beliebiger Reihenfolge mit einer Zeile darüber, die sie benennt. Ohne diese Zeile: Name, Vorname, Rang, Land, Verein.
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
participants-whole-tournament = Das ist ein ganzes Turnier. Lesen Sie es als neues, von der Liste der Turniere aus.
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
groups-applied = Unter- und Obergrenze sind geändert.
groups-not-by-score = Alle beginnen mit gleich vielen Punkten: Unter- und Obergrenze zählen nur bei McMahon.
groups-size = { $count } Spieler
groups-everybody = Alle
groups-category = Klasse { $category }
groups-nobody = Wenn Spieler eingetragen und anwesend gemeldet sind, stehen hier ihre Gruppen.

## Dateien
downloads-title = Dateien
downloads-through = Ergebnisse bis Runde { $round }.
downloads-before = Noch ist keine Runde veröffentlicht.
downloads-draft = Der Entwurf bleibt aus den Ergebnissen heraus.
downloads-missing = { $count ->
    [one] Ein Ergebnis fehlt noch.
   *[other] { $count } Ergebnisse fehlen noch.
  }
downloads-says-all = Sie sagt alles, wofür sie da ist.
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
download-standings = Rangliste (CSV)
download-about-standings = Für eine Tabellenkalkulation: Plätze, Kriterien und jede Runde.
download-pairings = Paarungen (CSV)
download-about-pairings = Für eine Tabellenkalkulation: eine Runde, Tisch für Tisch.
download-players = Spieler (CSV)
download-about-players = Für eine Tabellenkalkulation: alle, die eingetragen sind.
download-participants = Teilnehmerliste (CSV)
download-about-participants = Name, Rang, Land, Verein: für andere Turniere und Programme.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Das Turnier, um in OpenGotha weiterzumachen.
download-tengen = Tengen (JSON)
download-about-tengen = Das ganze Turnier mit Entwürfen; wird genau so wieder gelesen.
