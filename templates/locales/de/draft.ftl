# Auslosen: vorher, der Entwurf, warum eine Paarung, Nachzügler.

draft-title = Entwurf Runde { $round }
draft-bye-by-rule = Nach der Regel
before-participants = { $count ->
    [0] Noch spielt niemand mit.
    [one] Eine Person spielt mit.
   *[other] { $count } spielen mit.
  }
before-missing = { $count ->
    [one] Ein Ergebnis der Runde { $round } fehlt
   *[other] { $count } Ergebnisse der Runde { $round } fehlen
  }
before-missing-tables = Tische
before-missing-why = Sie können jetzt auslosen; ein fehlendes Ergebnis zählt nichts, bis es da ist.
before-missing-why-half = Sie können jetzt losen; bei dieser Auslosung zählt ein fehlendes Ergebnis für jeden einen halben Punkt, wie ein Jigo.
all-rounds-way = Jeder gegen jeden: alle Runden auf einmal losen
all-rounds-title = Jeder gegen jeden
all-rounds-about = Alle Runden werden nach Los und Berger-Tabellen ausgelost und auf einmal veröffentlicht. So weiß jeder vom ersten Tag an, wen er trifft.
all-rounds-there = { $n ->
    [one] 1 Runde gibt es schon.
   *[other] { $n } Runden gibt es schon.
  }
all-rounds-played = { $n ->
    [one] 1 Partie hat ein Ergebnis: Runden werden einzeln zurückgenommen, die letzte zuerst.
   *[other] { $n } Partien haben ein Ergebnis: Runden werden einzeln zurückgenommen, die letzte zuerst.
  }
all-rounds-take-back = Alle Runden zurücknehmen
all-rounds-take-back-about = Keine Partie hat ein Ergebnis. Die Zeiträume im Zeitplan bleiben.
all-rounds-taken-back = Alle Runden sind zurückgenommen.
all-rounds-double = Je zwei treffen sich zweimal
all-rounds-double-note = Beim zweiten Mal mit vertauschten Farben.
all-rounds-first = Erster Tag der Runde 1
all-rounds-first-hint = Für Zeiträume nacheinander; kann leer bleiben.
all-rounds-days = Tage je Runde
all-rounds-days-hint = Zum Beispiel 14
all-rounds-show = Runden zeigen
all-rounds-look-again = Inzwischen ist anderes angekreuzt oder eingetragen: Dies sind die Runden danach. Sehen Sie sie an und veröffentlichen Sie sie dann.
all-rounds-publish-about = Gelost wird, was hier steht. Alle sehen es sofort; solange keine Partie ein Ergebnis hat, lässt es sich zurücknehmen.
all-rounds-criteria = Die Plätze richten sich nach { $criteria }: Die Summe der Punkte aller Gegner sagt nichts, wo jeder gegen jeden spielt.
all-rounds-publish = { $n ->
    [one] 1 Runde losen und veröffentlichen
   *[other] Alle { $n } Runden losen und veröffentlichen
  }
all-rounds-drawn = Alle Runden sind ausgelost und veröffentlicht.
all-rounds-drawn-unseen = Alle Runden sind ausgelost und veröffentlicht. Das Turnier ist verborgen: Bis Sie es ankündigen, sehen es nur seine eigenen Leute.
before-bye-hint = Die Zahl der Spieler ist ungerade, also setzt jemand aus.
before-busy = Die Runde wird ausgelost …
before-entries = Wer mitspielt
before-groups = Startgruppen
draft-summary = { $boards ->
    [one] Ein Brett
   *[other] { $boards } Bretter
  }, { $byes ->
    [0] kein Freilos
    [one] ein Freilos
   *[other] { $byes } Freilose
  }, { $unpaired ->
    [0] niemand übrig.
    [one] eine Person ungepaart.
   *[other] { $unpaired } ungepaart.
  }
draft-nobody-sees = Niemand sieht das, bevor Sie veröffentlichen.
draft-again = Neu auslosen
draft-again-hint = „Neu auslosen“ behält diese Tische und lost den Rest um sie herum aus. Von Hand gepaarte Bretter stehen schon darin.
draft-discard = Verwerfen
draft-publish = Runde { $round } veröffentlichen
draft-without = Ohne Brett
draft-has-free-round = Freilos
draft-unpaired = ungepaart
draft-take-bye = Zurücknehmen
draft-give-bye = Freilos geben
draft-pair-by-hand = Zwei von Hand paaren
draft-one = Eine Person
draft-other = Die andere
draft-pair-act = Paaren
draft-group-none = Spielt nicht mit
draft-group-boards = { $count ->
    [one] ein Brett
   *[other] { $count } Bretter
  }
draft-by-hand = von Hand
draft-keep = Tische, die bleiben
draft-unpair = Paarung lösen
draft-swap = Farben tauschen
draft-move-to = An Tisch
draft-move = Umsetzen
draft-renumber = Tische nach Stärke nummerieren
draft-drawn = { $boards ->
    [one] Ein Brett ist ausgelost.
   *[other] { $boards } Bretter sind ausgelost.
  } Sehen Sie die Auslosung durch und veröffentlichen Sie sie dann.
draft-published = Runde { $round } ist veröffentlicht. Jetzt sehen sie alle.
draft-discarded = Der Entwurf der Runde { $round } ist weg.
published-summary = { $boards } Bretter, { $missing ->
    [0] alle Ergebnisse sind da.
    [one] ein Ergebnis fehlt.
   *[other] { $missing } Ergebnisse fehlen.
  }
published-stays = Die Paarungen bleiben, wie sie sind.
published-slips = Ergebniszettel
latecomer-title = Nachzügler
latecomer-none = Niemand wartet. Tragen Sie die Person zuerst für diese Runde ein; dann lässt sie sich hier setzen.
latecomer-who = Wer gekommen ist
latecomer-opponent = Gegen
latecomer-hint = Wer ein Freilos hat oder auch wartet. Veröffentlichte Tische bleiben.
latecomer-best = Wer am besten passt
latecomer-act = Setzen
latecomer-paired = Gespielt wird an Tisch { $table }.
latecomer-waits = Niemand ist frei. Es wird auf die nächste Person gewartet.
why-table = Warum diese beiden, Tisch { $table }
why-title = Warum { $black } und { $white }?
why-nothing-given-up = Sie passen in allem zueinander, worauf das Turnier Wert legt.
why-next-title = Das Nächstbeste
why-by-hand = Die beste Auslosung hat andere Gegner für sie, oder es ist sonst niemand übrig.
why-back = Zurück zur Runde
share-full = voll
share-of-100 = { $percent } von 100
grade-ideal = Ideal
grade-good = Gut
grade-fair = Mäßig
criterion-duplicate = Noch nie gespielt
criterion-random = Zufall
criterion-colour = Farben
criterion-category = Gleiche Klasse
criterion-score = Gleiche Punktzahl
criterion-drawn = Hoch- oder heruntergelost
criterion-seeding = Platz in der Gruppe
criterion-handicap = Kleine Vorgabe
criterion-geography = Verein und Land
given-up-first-meeting = Sie spielten schon in Runde { $round }
given-up-club = Gleicher Verein
given-up-country = gleiches Land
given-up-seeding = Setzung { $percent } von 100
given-up-colors = beide hatten diese Farbe öfter
warning-results-missing = { $count ->
    [one] Ein Ergebnis der Runde { $round } fehlt: Tisch { $tables }
   *[other] { $count } Ergebnisse der Runde { $round } fehlen: Tische { $tables }
  }
warning-not-taking-part = { $name } spielt diese Runde nicht mit
warning-unpaired = { $name } hat keinen Gegner
warning-bye-again = { $name } hatte schon ein Freilos ({ $earlier })
warning-rematch = sie spielten schon in Runde { $round }
warning-clubmates = gleicher Verein, { $club }
warning-club-group = benachbarte Vereine
warning-same-country = beide aus { $country }
warning-categories-apart = { $count ->
    [one] eine Klasse auseinander
   *[other] { $count } Klassen auseinander
  }
warning-groups-apart = { $count ->
    [one] eine Punktgruppe auseinander
   *[other] { $count } Punktgruppen auseinander
  }
warning-ranks-apart = { $count } Ränge auseinander ohne Vorgabe
warning-high-handicap = { $stones } Steine
warning-handicap-capped = { $wanted } Steine wären gerecht, { $given } werden gegeben
warning-same-color = { $name } hat zum { $times }. Mal hintereinander { $color }
proof-stale = Ergebnisse, Meldungen oder Einstellungen haben sich seit dieser Auslosung geändert. Neu auslosen ergibt die beste nach heutigem Stand.
proof-title = Beweis zu Runde { $round }
proof-players = Ausgeloste Spieler
proof-compared = Verglichene Paare
proof-apart = Getrennt gehaltene Paare
proof-apart-note = Die Turnierleitung hat sie in dieser Auslosung nicht zugelassen.
proof-by-hand-why = Was von einer besten Auslosung übrig bleibt, ist die beste für diese Spieler: Eine bessere für sie hätte auch das Ganze besser gemacht.
proof-check-title = Selbst nachprüfen
proof-check-how = Beide Dateien laden und den Befehl ausführen. Er rechnet die Punkte jedes Paares neu und benutzt nichts von dem Programm, das auslost.
proof-file-tournament = Das Turnier, wie es vor Runde { $round } stand
proof-file-certificate = Das Zertifikat
proof-check-what = Das Zertifikat gibt jedem Spieler und jeder ungeraden Gruppe von Spielern, auf die es ankommt, einen Preis. Kein Paar ist zusammen mehr wert als seine Preise, und die ausgelosten sind genau so viel wert: Also kann keine Auslosung mehr wert sein.
proof-back = Zurück zu Runde { $round }
why-next-hint = Wen jeder stattdessen hätte treffen können, und was die beste Auslosung mit diesem Paar verlöre, in Punktgruppen: Zwei Gleichstehende um eine Gruppe auseinanderzulosen kostet 1.
why-costs = Eine beste Auslosung hat dieses Paar nicht: Mit ihm verliert das Ganze, was { $groups } Punktgruppen wert sind.
why-other = { $name }: Die ganze Auslosung verlöre, was { $groups } Punktgruppen wert sind.
why-other-free = { $name }: Eine andere Auslosung ist genau so viel wert; die Reihenfolge der Liste entschied.
why-nobody-else = Sonst ist niemand übrig.
why-then = Dann spielten gegeneinander
picture-title = Runde { $round } auf einen Blick
picture-said = Spieler: { $players }. Punktgruppen: { $groups }. Bretter: { $boards }. Abgelost: { $down }.
picture-how = Eine Reihe ist ein Punktstand; ein Stein ist ein Spieler in der Farbe dieser Runde, nummeriert nach Platz. Ein Bogen verbindet zwei, die spielen; eine dicke Linie in Holz führt zu einem anderen Punktstand.
picture-below = Dasselbe steht unten in Worten.
picture-words = Dasselbe in Worten
picture-score = Punktstand { $score }
picture-down = ↓ { $number } ist zu { $score } abgelost
picture-groups = Punktgruppen auseinander
picture-ranks = Ränge auseinander
picture-handicaps = Vorgaben
picture-repeats = Zweite Begegnungen
picture-clubmates = Klubkameraden
picture-avoided = { $count ->
    [0] Keine; { $could } innerhalb einer Punktgruppe vermieden.
   *[other] { $count }; { $could } innerhalb einer Punktgruppe vermieden.
  }
picture-tables = { $count ->
    [one] Tisch { $tables }.
   *[other] Tische { $tables }.
  }
picture-floaters = Auf- oder abgelost
picture-floater = Tisch { $table }: { $down } abgelost zu { $up }, { $count ->
    [one] eine Gruppe
   *[other] { $count } Gruppen
  }
draft-picture = Die Runde auf einen Blick
## Regeln der Auslosung
rules-title = Regeln der Auslosung
rules-lead = Woran sich jede Auslosung dieses Turniers hält, neben den Einstellungen.
rules-how = Spieler mit Namen oder als #Nummer, durch Kommas getrennt. Vor einer Gruppe kann ein Name mit Doppelpunkt stehen.
rules-who-meets = Wer auf wen trifft
rules-apart = Nie gegeneinander
rules-apart-hint = Eine Gruppe je Zeile: Familie Meier: Ada Meier, Bo Meier. Keine zwei einer Gruppe treffen aufeinander.
rules-club-groups = Nachbarklubs
rules-club-groups-hint = Eine Gruppe je Zeile: Nord: Elb, Havel. Sie zählen als halber Klub.
rules-host-club = Gastgebender Klub
rules-host-club-hint = Seine Mitglieder dürfen aufeinandertreffen, als wären sie aus verschiedenen Klubs.
rules-most-ranks = Höchstens so viele Ränge auseinander
rules-most-ranks-hint = Niemand trifft auf weiter Entfernte. Leer: keine Grenze.
rules-no-rematch = Niemand trifft zweimal aufeinander
rules-no-rematch-hint = Auch nicht, wenn sich die Runde anders nicht auslosen lässt. Ohne dies wiegt eine zweite Begegnung nur schwer.
rules-nearest = Die nächsten in der Stärke treffen aufeinander
rules-nearest-hint = In jeder Punktgruppe, gleich wie gesetzt wird.
rules-accelerated = Beschleunigte Runden
rules-accelerated-hint = In so vielen ersten Runden wird die obere Hälfte mit einem Punkt mehr ausgelost.
rules-volunteers = Freiwillige für das Freilos
rules-volunteers-hint = Sie setzen zuerst aus, wenn jemand muss.
rules-tables = Tische
rules-fixed = Feste Tische
rules-fixed-hint = Einer je Zeile: 12: Ada Meier. Für Barrierefreiheit oder eine Übertragung.
rules-unused = Nicht benutzte Tische
rules-unused-hint = Durch Kommas getrennt. Nur wer dort einen festen Tisch hat, sitzt da.
rules-leagues = Jeder gegen jeden
rules-league-members = Gruppen
rules-leagues-hint = Eine Gruppe von 3 bis 24 je Zeile, nach Los. Sie spielen nach Bergers Tafeln; die anderen werden wie sonst ausgelost.
rules-from = Erste Runde
rules-double = Alle treffen zweimal aufeinander
rules-bracket = K.-o.-Runde
rules-seeds = Spieler nach Setzplatz
rules-bracket-hint = 2 bis 64. Wer ausscheidet, wird mit den anderen ausgelost. Für den Bonus des Kriteriums STS muss das Finale in der letzten Runde sein.
rules-third = Mit Spiel um den dritten Platz
rules-save = Regeln speichern
rules-saved = Die Regeln sind gespeichert. Sie gelten ab der nächsten Auslosung.
rules-entries = Spieler und ihre Nummern
rules-unknown-player = { $typed }: kein Spieler oder mehrere dieses Namens. Bitte #Nummer schreiben.
rules-table-first = { $typed }: Zuerst die Nummer des Tisches und ein Doppelpunkt.
draw-bracket-undecided = Die K.-o.-Runde wartet auf das Ergebnis von Tisch { $table } in Runde { $round }.
why-other-little = { $name }: Die ganze Auslosung verlöre weniger als eine zehntel Punktgruppe.
why-costs-little = Eine beste Auslosung hat dieses Paar nicht: Mit ihm verliert das Ganze weniger als eine zehntel Punktgruppe.
## Was wäre, wenn
by-hand-act = Von Hand paaren, mit Rat
by-hand-title = Rat
by-hand-lead = Die beste Auslosung derer, die noch kein Brett haben, um die gesetzten herum.
by-hand-all = Alles übernehmen
draft-overrule = Über die Regeln der Auslosung hinweggehen
draft-overrule-hint = Im Protokoll steht dann, wer es war und gegen welche Regel.
draft-publish-overrule = Obwohl Regeln der Auslosung dagegen sprechen
objection-unknown = { $name } gehört nicht zum Turnier
objection-preliminary = { $name } ist nicht endgültig angemeldet
objection-excluded = eine Entscheidung schließt { $name } von dieser Runde aus
objection-not-playing = { $name } spielt diese Runde nicht mit
objection-kept-apart = sie sollen nicht aufeinandertreffen
objection-kept-apart-as = sie sollen nicht aufeinandertreffen ({ $group })
objection-ranks-apart = { $ranks } Ränge auseinander, höchstens { $most } sind gewünscht
objection-met = sie spielten schon in Runde { $round }, und niemand trifft zweimal aufeinander
objection-planned = { $name } trifft nach dem Plan der Gruppe oder der K.-o.-Runde auf { $opponent }
objection-rests = { $name } hat nach dem Plan der Gruppe in dieser Runde frei

# Ein Entwurf in der Hand der Turnierleitung: wer gewählt ist, was ein Tausch kosten würde, was von Hand geschah.

draft-how = Wählen Sie einen Spieler, dann den anderen, oder ziehen Sie einen auf den anderen. Nichts ändert sich, bevor Sie es sagen.
draft-show = Welche Bretter
draft-show-all = Alle
draft-show-look = Anzusehen
draft-show-changed = Von Hand
draft-group-tables = Tische { $from } bis { $to }
draft-chosen = gewählt
draft-with-this = mit diesem
draft-touch-other = Wählen Sie den anderen: Unter jedem Namen steht, was der Tausch die Auslosung kosten würde, in Punktgruppen.
draft-exchange = { $one } und { $other } tauschen?
draft-exchange-act = Tauschen
draft-leave = Lassen
draft-cannot = Einer von beiden spielt in dieser Runde nicht mit.
draft-pair-ask = { $one } und { $other } paaren?
draft-one-board = Beide sitzen an Tisch { $table }
draft-marks = { $before } von 100 → { $after }
draft-cost-same = gleich gut
draft-cost-little = kaum ein Unterschied
draft-cost-worse = { $groups } schlechter
draft-cost-better = { $groups } besser
draft-whole-same = Die ganze Auslosung ist genau so viel wert.
draft-whole-little = Die ganze Auslosung ändert sich kaum.
draft-whole-worse = Die ganze Auslosung ist { $groups } Punktgruppen schlechter.
draft-whole-better = Die ganze Auslosung ist { $groups } Punktgruppen besser.
draft-why-table = Warum diese beiden, Tisch { $table }
draft-why-next = Wen sie sonst treffen könnten
draft-acts-on = Anderes mit { $name }
draft-other-ways = Neu auslosen, verwerfen, anderes
draft-redo = Wiederholen
draft-changes = { $count ->
    [0] Keine Änderung von Hand steht.
    [one] Eine Änderung von Hand.
   *[other] { $count } Änderungen von Hand.
  }
draft-below = { $groups } Punktgruppen unter der bewiesenen Auslosung.
draft-above = { $groups } Punktgruppen über der bewiesenen Auslosung, gegen eine Regel von ihr.
draft-last = { $count ->
    [one] Zuletzt: Tisch { $tables }.
   *[other] Zuletzt: Tische { $tables }.
  }
draft-publish-ask = Runde { $round } veröffentlichen: { $boards ->
    [one] ein Brett?
   *[other] { $boards } Bretter?
  }
draft-publish-all = Wer mitspielt, hat einen Platz.
draft-publish-without = { $count ->
    [one] Ein Spieler bleibt ohne Platz:
   *[other] { $count } Spieler bleiben ohne Platz:
  }
draft-publish-looks = { $count ->
    [one] Ein Tisch ist noch anzusehen.
   *[other] { $count } Tische sind noch anzusehen.
  }
draft-publish-now = Jetzt veröffentlichen
draft-none = Keine solchen Bretter.
draft-free-round-how = Für ein Freilos: lösen Sie das Brett auf und wählen Sie den Spieler dann noch einmal.

# Eine veröffentlichte Runde ändern.

mend-link = Einen veröffentlichten Tisch ändern
mend-title = Runde { $round } ändern
mend-at = Runde { $round }, Tisch
mend-lead = Alle sehen diese Runde. Die Spieler lesen, was wann und warum geändert wurde; es bleibt im Protokoll.
mend-what = Was muss anders werden?
mend-what-wrong = Wählen Sie, was anders werden muss.
mend-swap = Farben tauschen
mend-swap-note = Ein Ergebnis bleibt bei den Spielern.
mend-terms = Vorgabe oder Komi ändern
mend-terms-note = Ein Ergebnis bleibt, wie es ist.
mend-move = Anderer Tisch
mend-move-note = Wer dort sitzt, kommt hierher.
mend-exchange = Spieler austauschen
mend-exchange-note = Jemand geht, jemand kommt, und übernimmt den Platz des anderen.
mend-cancel = Jemand kommt nicht
mend-cancel-note = Die Paarung entfällt.
mend-pair = Paarung hinzufügen
mend-pair-note = Für zwei, die keinen Tisch haben.
mend-give-bye = Freilos für
mend-give-bye-note = Für jemanden ohne Tisch, etwa einen Nachzügler.
mend-take-bye = Freilos zurücknehmen von
mend-take-bye-note = Der Spieler wartet dann auf einen Gegner.
mend-take-back = Veröffentlichung zurücknehmen
mend-take-back-note = Die Runde ist wieder ein Entwurf, ohne Ergebnisse. Das geht nur mit der letzten Runde.
mend-drop = Runde verwerfen
mend-drop-note = Als wäre sie nie gelost worden. Das geht nur mit der letzten Runde.
mend-stones = { $n ->
    [0] Gleich
    [1] 1, keine Steine
   *[other] { $n } Steine
  }
mend-komi-hint = Leer für das übliche.
mend-to-hint = Seine Nummer.
mend-leaves = Wer geht
mend-comes = Wer kommt
mend-comes-hint = Von einem anderen Tisch, aus einem Freilos oder aus der Reihe der Wartenden.
mend-left-black = Schwarz danach
mend-left-white = Weiß danach
mend-left-waits = wartet auf einen Gegner
mend-left-free = hat ein Freilos
mend-left-absent = ist nicht da
mend-one = Der eine
mend-other = Der andere
mend-reason = Grund
mend-reason-hint = Die Spieler lesen sie unter dem Brett, und sie bleibt im Protokoll.
mend-usual-clubmates = Vereinskollegen
mend-usual-wrong-player = Falscher Spieler am Tisch
mend-usual-late = Zu spät gekommen
mend-act = Runde ändern
mend-act-table = Tisch { $table } ändern
mend-leave = So lassen
mend-look = Was die Spieler sehen werden
mend-told = Was die Spieler sehen werden
mend-told-nothing = Wählen Sie, was sich ändern soll: Was die Spieler lesen werden, steht hier, bevor etwas gespeichert ist.
mend-told-who = Wer an diesen Tischen sitzt, liest es auf der eigenen Seite und, falls gewünscht, in einer Nachricht.
mend-told-paper = Auf Papier dann veraltet; bitte neu drucken:
mend-tables = Ein Tisch
mend-lost-title = { $count ->
    [one] Ein Ergebnis ginge verloren
   *[other] { $count } Ergebnisse gingen verloren
  }
mend-lost = Tisch { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Das Ergebnis kommt ins Protokoll
   *[other] Alle { $count } Ergebnisse kommen ins Protokoll
  }
mend-lost-note = Noch ist nichts geändert. Setzen Sie den Haken und senden Sie das Formular noch einmal.
mend-done = Die Runde ist geändert. Die Spieler sehen es.
mend-taken-back = Runde { $round } ist wieder ein Entwurf.
mend-dropped = Runde { $round } ist verworfen.
act-mend = Veröffentlichte Runde geändert
act-take-back-publication = Veröffentlichung zurückgenommen
act-drop-round = Runde verworfen
draft-published-unseen = Runde { $round } ist veröffentlicht. Das Turnier ist verborgen: Bis Sie es ankündigen, sehen es nur seine eigenen Leute.
mend-lead-unseen = Das Turnier ist verborgen: Bisher sehen nur seine eigenen Leute diese Runde. Was wann und warum geändert wurde, lesen alle, sobald es angekündigt ist; es bleibt im Protokoll.
mend-done-unseen = Die Runde ist geändert. Die Spieler sehen es, sobald das Turnier angekündigt ist.
draft-stones-to-stronger = { $black } spielt stärker und hätte Schwarz { $stones ->
    [1] mit Vorgabe 1
   *[other] mit { $stones } Steinen
  }. Nach der Regel hat { $white } Schwarz, { $due ->
    [0] ohne Vorgabe
    [1] mit Vorgabe 1
   *[other] mit { $due } Steinen
  }. Nichts wurde geändert: Kreuzen Sie an, dass es trotzdem sein soll, oder ändern Sie die Vorgabe.
warning-stones-to-stronger = Wer stärker ist, hat die Steine; nach der Regel hat die andere Seite { $due ->
    [0] keine Vorgabe
    [1] Vorgabe 1
   *[other] { $due } Steine
  }

# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Protokoll, Rollen.

draft-forbidden = Gegen die Regeln der Auslosung: { $pairs }. Es wurde nichts geändert. Wenn Sie es dennoch wollen, kreuzen Sie das Feld an, das darüber hinweggeht; im Protokoll wird es stehen.
work-progress = Fortschritt
work-stop = Anhalten

## The open record of an event

open-record-title = Die offene Akte
open-record-lead = Eine Datei, aus der jede und jeder mit einem eigenen Programm und ohne diesen Server nachrechnet:
open-record-draws = jede Auslosung, die hier gemacht wurde, mit dem Beweis, dass es keine bessere gibt,
open-record-tables = jede Tabelle nach jeder Runde, Wert für Wert,
open-record-rulings = jede Entscheidung aus ihrem Vorfall, wo Entscheidungen öffentlich sind,
open-record-journal = und das Journal vom ersten bis zum letzten Eintrag, mit den Brettern, von denen es erzählt.
open-record-how = So prüfen Sie sie
open-record-file = Akte herunterladen
open-record-note = Der Befehl sagt, wie viel nachgerechnet wurde, oder das Erste, was nicht folgt. Das Format beschreibt docs/open-format.md, auch für andere Programme.
open-record-key = Ihr Protokoll hat dieser Server unterschrieben; sein öffentlicher Schlüssel steht im Befehl. Die Blätter einer Runde nennen den damals letzten Eintrag und den Anfang seiner Prüfsumme: Dieser Eintrag der Akte muss so beginnen.
open-record-back = Zurück zum Turnier
open-record-link = Die offene Akte: alles auf einmal prüfen
