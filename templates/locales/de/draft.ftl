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
tables = Tische
before-missing-why = Sie können jetzt auslosen; ein fehlendes Ergebnis zählt nichts, bis es da ist.
before-missing-why-half = Sie können jetzt auslosen; bei dieser Auslosung zählt ein fehlendes Ergebnis für jeden einen halben Punkt, wie ein Jigo.
all-rounds-way = Jeder gegen jeden: alle Runden auf einmal auslosen
all-rounds-title = Jeder gegen jeden
all-rounds-about = Alle Runden werden nach Los und Berger-Tabellen ausgelost und auf einmal veröffentlicht. So weiß jeder vom ersten Tag an, wen er trifft.
all-rounds-there = { $n ->
    [one] 1 Runde ist schon ausgelost.
   *[other] { $n } Runden sind schon ausgelost.
  }
all-rounds-played = { $n ->
    [one] 1 Partie hat ein Ergebnis: Runden werden einzeln zurückgenommen, die letzte zuerst.
   *[other] { $n } Partien haben ein Ergebnis: Runden werden einzeln zurückgenommen, die letzte zuerst.
  }
all-rounds-take-back = Alle Runden zurücknehmen
all-rounds-take-back-about = Keine Partie hat ein Ergebnis. Die Zeiträume im Zeitplan bleiben.
all-rounds-taken-back = Alle Runden sind zurückgenommen.
all-rounds-double = Alle treffen zweimal aufeinander
all-rounds-double-note = Beim zweiten Mal mit vertauschten Farben.
all-rounds-first = Erster Tag der Runde 1
all-rounds-first-hint = Für aufeinanderfolgende Zeiträume; kann leer bleiben.
all-rounds-days = Tage je Runde
all-rounds-days-hint = Zum Beispiel 14
all-rounds-show = Runden zeigen
all-rounds-look-again = Ihre Angaben, oder wer mitspielt, haben sich geändert; dies sind die neuen Runden. Prüfen Sie sie und veröffentlichen Sie dann.
all-rounds-publish-about = Diese Runden werden ausgelost. Alle sehen sie sofort; solange keine Partie ein Ergebnis hat, lassen sie sich zurücknehmen.
all-rounds-criteria = Die Plätze richten sich nach { $criteria }: Die Summe der Punkte aller Gegner sagt nichts, wo jeder gegen jeden spielt.
all-rounds-publish = { $n ->
    [one] 1 Runde auslosen und veröffentlichen
   *[other] Alle { $n } Runden auslosen und veröffentlichen
  }
all-rounds-drawn = Alle Runden sind ausgelost und veröffentlicht.
all-rounds-drawn-unseen = Alle Runden sind ausgelost und veröffentlicht. Das Turnier ist verborgen: Bis Sie es ankündigen, sehen es nur Turnierleitung und Schiedsrichter.
before-bye-hint = Die Zahl der Spieler ist ungerade, also bekommt jemand ein Freilos.
before-busy = Die Runde wird ausgelost …
before-entries = Wer mitspielt
draft-summary = { $boards ->
    [one] Eine Paarung
   *[other] { $boards } Paarungen
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
draft-again-hint = „Neu auslosen“ behält diese Tische und lost den Rest um sie herum aus. Von Hand gesetzte Paarungen stehen schon darin.
draft-discard = Verwerfen
draft-publish = Runde { $round } veröffentlichen
draft-without = Ohne Partie
draft-unpaired = ungepaart
draft-take-bye = Zurücknehmen
draft-give-bye = Freilos geben
draft-pair-by-hand = Zwei von Hand paaren
first-player = Erster Spieler
second-player = Zweiter Spieler
draft-pair-act = Paaren
draft-group-none = Spielt nicht mit
draft-group-boards = { $count ->
    [one] eine Paarung
   *[other] { $count } Paarungen
  }
draft-by-hand = von Hand
draft-keep = Tische, die bleiben
draft-unpair = Paarung lösen
draft-swap = Farben tauschen
draft-move-to = An Tisch
draft-move = Umsetzen
draft-renumber = Tische nach Stärke nummerieren
draft-drawn = { $boards ->
    [one] Eine Paarung ist ausgelost.
   *[other] { $boards } Paarungen sind ausgelost.
  } Prüfen Sie sie und veröffentlichen Sie sie dann.
draft-published = Runde { $round } ist veröffentlicht. Jetzt sehen sie alle.
draft-discarded = Der Entwurf der Runde { $round } ist verworfen.
published-summary = { $boards ->
    [one] Eine Partie
   *[other] { $boards } Partien
  }, { $missing ->
    [0] alle Ergebnisse sind da.
    [one] ein Ergebnis fehlt.
   *[other] { $missing } Ergebnisse fehlen.
  }
published-stays = Die Paarungen bleiben, wie sie sind.
published-slips = Ergebniszettel
latecomer-title = Nachzügler
latecomer-none = Niemand wartet. Tragen Sie die Person zuerst für diese Runde ein; dann lässt sie sich hier setzen.
latecomer-who = Nachzügler
latecomer-hint = Gegner kann sein, wer ein Freilos hat oder auch wartet. Veröffentlichte Tische bleiben.
latecomer-best = Wer am besten passt
latecomer-act = Setzen
latecomer-paired = Gespielt wird an Tisch { $table }.
latecomer-waits = Niemand ist frei. Der Spieler wartet auf den nächsten Nachzügler.
why-table = Warum diese beiden, Tisch { $table }
why-title = Warum { $black } und { $white }?
why-heading = Warum spielen diese beiden?
why-stands = { $points ->
    [one] { $points } Punkt, Platz { $place }
   *[other] { $points } Punkte, Platz { $place }
  }
why-lead-same = Sie haben gleich viele Punkte.
why-lead-apart = { $count ->
    [one] Sie liegen einen Punkt auseinander.
   *[other] Sie liegen { $count } Punkte auseinander.
  }
why-lead-met = { $count ->
    [one] Nur zwei hatten den Punktstand { $points }, und sie spielten schon in Runde { $round }.
   *[other] { $name } hat schon gegen alle anderen mit dem Punktstand { $points } gespielt.
  }
why-lead-odd = { $count ->
    [one] Nur eine Person hat den Punktstand { $points }.
   *[other] { $count } Spieler, eine ungerade Zahl, haben den Punktstand { $points }.
  }
why-note-new = sie haben noch nicht gegeneinander gespielt
why-note-full = so gut wie möglich
why-note-nearly = fast
why-note-partly = nur zum Teil
why-colours-change = { $name } hatte { $times ->
    [0] öfter
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
  } { $color } und hat jetzt { $now }
why-colours-again = { $name } hatte { $times ->
    [0] öfter
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
  } { $color } und hat wieder { $now }
why-drawn = { $upper } wurde herunter-, { $lower } hochgelost
why-drawn-first = ; nach den Regeln zuerst
why-others = Andere mögliche Gegner: { $name }
why-ask-others = Wer wäre sonst möglich gewesen?
why-grade-free = genauso gut
why-grade-little = kaum schlechter
why-grade-some = etwas schlechter
why-grade-much = deutlich schlechter
why-then-meets = dann spielt { $name } gegen { $other }
why-numbers = Die Zahlen
picture-find = Spieler
picture-near = { $name } und die Nächsten in der Tabelle, mit ihren Gegnern. Ein Stein führt zu dessen Umgebung.
why-nothing-given-up = Sie erfüllen alle Kriterien dieses Turniers.
why-by-hand = Die beste Auslosung hat andere Gegner für sie, oder es ist sonst niemand übrig.
why-back = Zurück zur Runde
share-full = voll
share-of-100 = { $percent } von 100
grade-ideal = Ideal
grade-good = Gut
grade-fair = Mäßig
criterion-duplicate = Keine zweite Begegnung
criterion-random = Zufall
criterion-colour = Farben
criterion-category = Gleiche Klasse
criterion-score = Gleiche Punktzahl
criterion-drawn = Hoch- oder heruntergelost
criterion-seeding = Platz in der Gruppe
criterion-handicap = Kleine Vorgabe
criterion-geography = Verein und Land
given-up-first-meeting = Sie spielten schon in Runde { $round }
same-club = Gleicher Verein
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
warning-club-group = Vereine, die auseinanderzuhalten sind
warning-same-country = beide aus { $country }
warning-categories-apart = { $count ->
    [one] eine Klasse auseinander
   *[other] { $count } Klassen auseinander
  }
warning-groups-apart = { $count ->
    [one] sie liegen einen Punkt auseinander
   *[other] sie liegen { $count } Punkte auseinander
  }
warning-ranks-apart = { $count ->
    [one] { $count } Rang auseinander ohne Vorgabe
   *[other] { $count } Ränge auseinander ohne Vorgabe
  }
warning-high-handicap = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
  }
warning-handicap-capped = { $wanted } Steine wären gerecht, nur { $given } werden gegeben
warning-same-color = { $name } hat zum { $times }. Mal hintereinander { $color }
proof-stale = Ergebnisse, Anmeldungen oder Einstellungen haben sich seit dieser Auslosung geändert. Neu auslosen ergibt die beste nach heutigem Stand.
proof-title = Beweis zu Runde { $round }
proof-players = Ausgeloste Spieler
proof-compared = Verglichene Paare
proof-apart = Nicht erlaubte Paare
proof-apart-note = Die Turnierleitung hat sie in dieser Auslosung nicht zugelassen.
proof-by-hand-why = Der Rest einer besten Auslosung ist die beste für die übrigen Spieler: Eine bessere hätte auch das Ganze besser gemacht.
proof-check-title = Selbst nachprüfen
proof-check-how = Beide Dateien herunterladen und den Befehl ausführen. Er rechnet den Wert jedes Paares neu und benutzt nichts von dem Programm, das auslost.
proof-file-tournament = Das Turnier, wie es vor Runde { $round } stand
proof-file-certificate = Das Zertifikat
proof-check-what = Das Zertifikat gibt jedem Spieler und jeder ungeraden Gruppe von Spielern, auf die es ankommt, einen Preis. Kein Paar ist zusammen mehr wert als seine Preise, und die ausgelosten sind genau so viel wert: Also kann keine Auslosung mehr wert sein.
proof-back = Zurück zu Runde { $round }
why-next-hint = Andere mögliche Gegner für beide, und um wie viel die beste Auslosung damit schlechter wäre. Zwei Gleichstehende um eine Punktgruppe zu trennen kostet 1.
why-costs = Die beste Auslosung hat dieses Paar nicht: Mit ihm ist die ganze Auslosung um { $groups } Punktgruppen schlechter.
why-other = { $name }: um { $groups } Punktgruppen schlechter
why-other-free = { $name }: genau so gut; die Reihenfolge der Liste entschied
why-nobody-else = Sonst ist niemand übrig.
why-then = Welche Tische sich ändern würden
picture-title = Runde { $round } auf einen Blick
picture-said = { $players } Spieler, { $boards ->
    [one] eine Paarung
   *[other] { $boards } Paarungen
  }, { $down ->
    [0] niemand heruntergelost
   *[other] { $down } heruntergelost
  }.
picture-how = Reihen sind Punktstände; Steine sind Spieler in der Farbe dieser Runde, nummeriert nach Platz. Bögen verbinden Gegner; dicke Linien verbinden Gegner mit verschiedenen Punkten.
picture-below = Dasselbe steht unten in Worten.
picture-words = Dasselbe in Worten
picture-score = Punktstand { $score }
picture-down = ↓ { $number } ist zu { $score } heruntergelost
picture-groups = Punkte auseinander
picture-ranks = Ränge auseinander
picture-handicaps = Vorgaben
picture-repeats = Zweite Begegnungen
picture-avoided = { $count ->
    [0] Keine; { $could } innerhalb einer Punktgruppe vermieden.
   *[other] { $count }; { $could } innerhalb einer Punktgruppe vermieden.
  }
picture-tables = { $count ->
    [one] Tisch { $tables }.
   *[other] Tische { $tables }.
  }
picture-floaters = Hoch- oder heruntergelost
picture-floater = Tisch { $table }: { $down } heruntergelost zu { $up }, { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
draft-picture = Die Runde auf einen Blick
## Regeln der Auslosung
rules-title = Regeln der Auslosung
rules-lead = Regeln für jede Auslosung dieses Turniers, zusätzlich zu den Einstellungen.
rules-how = Spieler mit Namen oder als #Nummer, durch Kommas getrennt. Vor einer Gruppe kann ein Name mit Doppelpunkt stehen.
rules-who-meets = Paarung
rules-apart = Nie gegeneinander
rules-apart-hint = Eine Gruppe je Zeile: Familie Meier: Ada Meier, Bo Meier. Keine zwei einer Gruppe treffen aufeinander.
rules-club-groups-hint = Eine Gruppe je Zeile: Nord: Elb, Havel. Paarungen darin werden halb so stark vermieden wie im selben Verein.
rules-host-club = Gastgebender Verein
rules-host-club-hint = Seine Mitglieder dürfen aufeinandertreffen, als wären sie aus verschiedenen Vereinen.
rules-most-ranks = Höchster Rangunterschied
rules-most-ranks-hint = Darüber wird niemand gepaart. Leer: keine Grenze.
rules-no-rematch = Keine zweite Begegnung
rules-no-rematch-hint = Auch nicht, wenn sich die Runde anders nicht auslosen lässt. Ohne Haken wird sie nur nach Möglichkeit vermieden.
rules-nearest = Nächste in der Stärke paaren
rules-nearest-hint = In jeder Punktgruppe, gleich wie gesetzt wird.
rules-accelerated = Beschleunigte Runden
rules-accelerated-hint = In so vielen ersten Runden wird die obere Hälfte mit einem Punkt mehr ausgelost.
rules-volunteers = Freiwillige für das Freilos
rules-volunteers-hint = Sie bekommen das Freilos zuerst, wenn es eines gibt.
rules-fixed = Feste Tische
rules-fixed-hint = Einer je Zeile: 12: Ada Meier. Für Barrierefreiheit oder eine Übertragung.
rules-unused = Nicht benutzte Tische
rules-unused-hint = Durch Kommas getrennt. Dort sitzt nur, wer dort einen festen Tisch hat.
rules-league-members = Gruppen
rules-leagues-hint = Eine Gruppe von 3 bis 24 Spielern je Zeile, nach Los. Sie spielen nach Berger-Tabellen; die anderen werden wie sonst ausgelost.
rules-from = Erste Runde
rules-double = Alle treffen zweimal aufeinander
rules-bracket = K.-o.-Runde
rules-seeds = Spieler nach Setzplatz
rules-bracket-hint = 2 bis 64. Wer ausscheidet, wird mit den anderen ausgelost. Für den Bonus des Kriteriums STS muss das Finale in der letzten Runde sein.
rules-third = Mit Spiel um den dritten Platz
rules-save = Regeln speichern
rules-saved = Die Regeln sind gespeichert. Sie gelten ab der nächsten Auslosung.
rules-entries = Spieler und ihre Nummern
rules-unknown-player = { $typed }: kein Spieler oder mehrere dieses Namens. Bitte #Nummer eingeben.
rules-table-first = { $typed }: Zuerst die Nummer des Tisches und ein Doppelpunkt.
draw-bracket-undecided = Die K.-o.-Runde wartet auf das Ergebnis von Tisch { $table } in Runde { $round }.
why-other-little = { $name }: kaum schlechter
why-costs-little = Die beste Auslosung hat dieses Paar nicht; mit ihm ist die ganze Auslosung kaum schlechter.
## Was wäre, wenn
by-hand-act = Von Hand paaren, mit Vorschlägen
by-hand-title = Vorschläge
by-hand-lead = Die beste Auslosung der noch nicht Gepaarten; gesetzte Tische bleiben.
by-hand-all = Alles übernehmen
draft-overrule = Regeln der Auslosung übergehen
draft-overrule-hint = Im Protokoll steht dann, wer es war und gegen welche Regel.
draft-publish-overrule = Gegen die Regeln der Auslosung veröffentlichen
objection-unknown = { $name } gehört nicht zum Turnier
objection-preliminary = { $name } ist nicht anwesend gemeldet
objection-excluded = eine Entscheidung schließt { $name } von dieser Runde aus
objection-not-playing = { $name } spielt diese Runde nicht mit
objection-kept-apart = sie sollen nicht aufeinandertreffen
objection-kept-apart-as = sie sollen nicht aufeinandertreffen ({ $group })
objection-ranks-apart = { $ranks } Ränge auseinander, höchstens { $most } sind erlaubt
objection-met = sie spielten schon in Runde { $round }, und eine zweite Begegnung ist nicht erlaubt
objection-planned = { $name } trifft nach dem Plan der Gruppe oder der K.-o.-Runde auf { $opponent }
objection-rests = { $name } hat nach dem Plan der Gruppe in dieser Runde ein Freilos

# Ein Entwurf in der Hand der Turnierleitung: wer gewählt ist, was ein Tausch kosten würde, was von Hand geschah.

draft-how = Wählen Sie einen Spieler, dann den anderen, oder ziehen Sie einen auf den anderen. Nichts ändert sich, bevor Sie es bestätigen.
draft-show = Welche Paarungen
draft-show-all = Alle
draft-show-look = Zu prüfen
draft-show-changed = Von Hand
draft-group-tables = Tische { $from } bis { $to }
draft-chosen = gewählt
draft-with-this = mit diesem
draft-touch-other = Wählen Sie den anderen: Unter jedem Namen steht, was der Tausch die Auslosung kosten würde, in Punktgruppen.
draft-exchange = { $one } und { $other } tauschen?
draft-exchange-act = Tauschen
draft-cannot = Einer von beiden spielt in dieser Runde nicht mit.
draft-pair-ask = { $one } und { $other } paaren?
draft-one-board = Beide sitzen an Tisch { $table }
draft-cost-same = gleich gut
draft-cost-little = kaum ein Unterschied
draft-cost-worse = { $groups } schlechter
draft-cost-better = { $groups } besser
draft-whole-same = Die ganze Auslosung ist genau so viel wert.
draft-whole-little = Die ganze Auslosung ändert sich kaum.
draft-whole-worse = Die ganze Auslosung ist { $groups } Punktgruppen schlechter.
draft-whole-better = Die ganze Auslosung ist { $groups } Punktgruppen besser.
draft-why-next = Andere mögliche Gegner
draft-acts-on = Mehr zu { $name }
draft-other-ways = Neu auslosen, verwerfen, mehr
draft-redo = Wiederholen
draft-changes = { $count ->
    [0] Keine Änderungen von Hand.
    [one] Eine Änderung von Hand.
   *[other] { $count } Änderungen von Hand.
  }
draft-below = { $groups } Punktgruppen schlechter als die bewiesene Auslosung.
draft-above = { $groups } Punktgruppen besser als die bewiesene Auslosung, gegen eine ihrer Regeln.
draft-last = { $count ->
    [one] Zuletzt: Tisch { $tables }.
   *[other] Zuletzt: Tische { $tables }.
  }
draft-publish-ask = Runde { $round } veröffentlichen: { $boards ->
    [one] eine Paarung?
   *[other] { $boards } Paarungen?
  }
draft-publish-all = Wer mitspielt, ist gepaart oder hat ein Freilos.
draft-publish-without = { $count ->
    [one] Ein Spieler bleibt ohne Platz:
   *[other] { $count } Spieler bleiben ohne Platz:
  }
draft-publish-looks = { $count ->
    [one] Ein Tisch ist noch zu prüfen.
   *[other] { $count } Tische sind noch zu prüfen.
  }
draft-publish-now = Jetzt veröffentlichen
draft-none = Keine solchen Paarungen.
draft-free-round-how = Für ein Freilos: Lösen Sie die Paarung und wählen Sie den Spieler dann noch einmal.

# Eine veröffentlichte Runde ändern.

mend-match = Begegnung
mend-line-ups = Aufstellungen, und Mannschaften, die nicht antreten
mend-team-round = Jemand fehlt oder kommt zu spät? Ändern Sie die Aufstellung der Mannschaft, oder wer gegen wen spielt, unter „Einen veröffentlichten Tisch ändern“.
mend-link = Einen veröffentlichten Tisch ändern
mend-title = Runde { $round } ändern
mend-published = Veröffentlicht
mend-lead = Alle sehen diese Runde. Die Spieler erfahren, was wann und warum geändert wurde; es bleibt im Protokoll.
mend-what = Was möchten Sie ändern?
mend-what-wrong = Wählen Sie, was Sie ändern möchten.
mend-swap = Farben tauschen
mend-swap-note = Ein Ergebnis bleibt bei den Spielern.
mend-terms = Vorgabe oder Komi ändern
mend-terms-note = Ein Ergebnis bleibt, wie es ist.
mend-move = An anderen Tisch
mend-move-note = Wer dort sitzt, kommt hierher.
mend-exchange = Spieler austauschen
mend-exchange-note = Jemand geht, jemand anderes übernimmt den Platz.
mend-cancel = Jemand kommt nicht
mend-cancel-note = Die Paarung entfällt.
mend-pair = Paarung hinzufügen
mend-pair-note = Für zwei, die keine Partie haben.
mend-give-bye = Freilos für
mend-give-bye-note = Für jemanden ohne Partie, etwa einen Nachzügler.
mend-take-bye = Freilos zurücknehmen von
mend-take-bye-note = Der Spieler wartet dann auf einen Gegner.
mend-take-back = Veröffentlichung zurücknehmen
mend-take-back-note = Die Runde ist wieder ein Entwurf, ohne Ergebnisse. Das geht nur mit der letzten Runde.
mend-drop = Runde verwerfen
mend-drop-note = Als wäre sie nie ausgelost worden. Das geht nur mit der letzten Runde.
mend-stones = { $n ->
    [0] Ohne Vorgabe
    [1] 1, keine Steine
   *[other] { $n } Steine
  }
mend-komi-hint = Leer für das übliche Komi.
mend-to-hint = Tischnummer
mend-leaves = Geht
mend-comes = Kommt
mend-comes-hint = Von einem anderen Tisch, mit Freilos oder wartend.
mend-left-black = Schwarz danach
mend-left-white = Weiß danach
mend-left-waits = wartet auf einen Gegner
mend-left-free = hat ein Freilos
mend-left-absent = ist nicht da
mend-reason-hint = Die Spieler lesen ihn bei ihrer Partie, und er bleibt im Protokoll.
mend-usual-wrong-player = Falscher Spieler am Tisch
mend-usual-late = Zu spät gekommen
mend-act = Runde ändern
mend-act-table = Tisch { $table } ändern
mend-look = Was die Spieler sehen werden
mend-told = Was die Spieler sehen werden
mend-told-nothing = Wählen Sie, was sich ändern soll: Bevor etwas gespeichert wird, sehen Sie hier, was die Spieler lesen werden.
mend-told-who = Wer an diesen Tischen sitzt, liest es auf der eigenen Seite und, falls gewünscht, in einer Nachricht.
mend-told-paper = Gedrucktes, das zu ersetzen ist:
mend-tables = Ein Tisch
mend-lost-title = { $count ->
    [one] Ein Ergebnis ginge verloren
   *[other] { $count } Ergebnisse gingen verloren
  }
mend-lost = Tisch { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Das Ergebnis nur im Protokoll behalten
   *[other] Alle { $count } Ergebnisse nur im Protokoll behalten
  }
mend-lost-note = Noch ist nichts geändert. Setzen Sie den Haken und senden Sie das Formular noch einmal.
mend-done = Die Runde ist geändert. Die Spieler sehen es.
mend-taken-back = Runde { $round } ist wieder ein Entwurf.
mend-dropped = Runde { $round } ist verworfen.
act-mend = Veröffentlichte Runde geändert
act-take-back-publication = Veröffentlichung zurückgenommen
act-drop-round = Runde verworfen
draft-published-unseen = Runde { $round } ist veröffentlicht. Das Turnier ist verborgen: Bis Sie es ankündigen, sehen sie nur Turnierleitung und Schiedsrichter.
mend-lead-unseen = Das Turnier ist verborgen: Bisher sehen nur Turnierleitung und Schiedsrichter diese Runde. Was wann und warum geändert wurde, lesen alle, sobald es angekündigt ist; es bleibt im Protokoll.
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

draft-forbidden = Gegen die Regeln der Auslosung: { $pairs }. Es wurde nichts geändert. Wenn Sie es trotzdem wollen, kreuzen Sie das Feld an, das die Regeln übergeht; es wird im Protokoll vermerkt.
work-progress = Fortschritt
work-stop = Anhalten

## The open record of an event

open-record-title = Offene Akte
open-record-lead = Eine Datei, aus der jede und jeder mit einem eigenen Programm und ohne diesen Server nachrechnet:
open-record-draws = jede Auslosung, die hier gemacht wurde, mit dem Beweis, dass es keine bessere gibt,
open-record-tables = die Tabelle nach jeder Runde, Wert für Wert,
open-record-rulings = jede Entscheidung aus ihrem Vorfall, wo Entscheidungen öffentlich sind,
open-record-journal = und das Protokoll vom ersten bis zum letzten Eintrag, mit den Partien, die es nennt.
open-record-how = So prüfen Sie sie
open-record-file = Akte herunterladen
open-record-note = Der Befehl gibt aus, wie viel nachgerechnet wurde, oder das Erste, was nicht stimmt. Das Format beschreibt docs/open-format.md, auch für andere Programme.
open-record-key = Ihr Protokoll hat dieser Server signiert; sein öffentlicher Schlüssel steht im Befehl. Die Blätter einer Runde nennen den damals letzten Eintrag und den Anfang seiner Prüfsumme: Dieser Eintrag der Akte muss so beginnen.
open-record-link = Offene Akte: alles auf einmal prüfen
