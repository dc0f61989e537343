# Auslosen: vorher, der Entwurf, warum eine Paarung, Nachzügler.

draft-title = Entwurf Runde { $round }
draft-bye-by-rule = Nach der Regel
before-participants = { $count ->
    [0] Noch spielt niemand mit.
    [one] Eine Person spielt mit.
   *[other] { $count } spielen mit.
  }
before-preliminary = { $count ->
    [one] Eine Person ist nicht anwesend gemeldet und wird nicht gepaart.
   *[other] { $count } sind nicht anwesend gemeldet und werden nicht gepaart.
  }
before-missing = { $count ->
    [one] Ein Ergebnis der Runde { $round } fehlt
   *[other] { $count } Ergebnisse der Runde { $round } fehlen
  }
before-missing-tables = Tische
before-missing-why = Sie können jetzt auslosen; ein fehlendes Ergebnis zählt nichts, bis es da ist.
before-bye = Freilos
before-bye-hint = Die Zahl der Spieler ist ungerade, also setzt jemand aus.
before-act = Runde { $round } auslosen
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
draft-group = Punktzahl { $score }
draft-group-category = Klasse { $category }, Punktzahl { $score }
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
draft-published-title = Runde { $round }
published-summary = { $boards } Bretter, { $missing ->
    [0] alle Ergebnisse sind da.
    [one] ein Ergebnis fehlt.
   *[other] { $missing } Ergebnisse fehlen.
  }
published-stays = Die Paarungen bleiben, wie sie sind.
published-next = Runde { $round } auslosen
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
why = Warum
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
given-up-category = { $count ->
    [one] eine Klasse auseinander
   *[other] { $count } Klassen auseinander
  }
given-up-score = { $count ->
    [one] eine Punktgruppe auseinander
   *[other] { $count } Punktgruppen auseinander
  }
given-up-club = Gleicher Verein
given-up-club-group = benachbarte Vereine
given-up-country = gleiches Land
given-up-handicap = { $wanted } Steine wären gerecht, { $given } werden gegeben
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

## Der Beweis einer Auslosung
proof-best = Beweisbar die beste
proof-best-note = Keine andere Auslosung erreicht mehr Punkte. Zum Zertifikat.
proof-around = Beweisbar die beste um die von Hand gesetzten herum
proof-around-note = Für die übrigen ist keine Auslosung besser.
proof-stale = Ergebnisse, Meldungen oder Einstellungen haben sich seit dieser Auslosung geändert. Neu auslosen ergibt die beste nach heutigem Stand.
proof-title = Beweis zu Runde { $round }
proof-players = Ausgeloste Spieler
proof-compared = Verglichene Paare
proof-apart = Getrennt gehaltene Paare
proof-apart-note = Die Turnierleitung hat sie in dieser Auslosung nicht zugelassen.
proof-by-hand-why = Was von einer besten Auslosung übrig bleibt, ist die beste für diese Spieler: Eine bessere für sie hätte auch das Ganze besser gemacht.
proof-taken = Nummer { $rank } der besten Auslosungen
proof-taken-note = Eine andere Auslosung ist die beste, das ist bewiesen; die Urkunde sagt, wie weit diese dahinter liegt.
proof-taken-changed = { $count ->
    [one] Tisch { $tables } wurde danach von Hand gesetzt.
   *[other] Die Tische { $tables } wurden danach von Hand gesetzt.
 }
proof-lost = Hinter der besten
proof-lost-note = Die Turnierleitung hat trotzdem diese genommen. Wie weit sie zurückliegt, ist bewiesen; ihre Nummer ist, was die Suche gefunden hat.
proof-check-taken = Das Zertifikat gibt jedem Spieler und jeder ungeraden Gruppe von Spielern, auf die es ankommt, einen Preis. Kein Paar ist zusammen mehr wert als seine Preise, und die Paare der besten Auslosung sind genau so viel wert. Der Befehl prüft das, rechnet die genommene Auslosung nach und sagt, wie weit sie zurückliegt.
proof-check-title = Selbst nachprüfen
proof-check-how = Beide Dateien laden und den Befehl ausführen. Er rechnet die Punkte jedes Paares neu und benutzt nichts von dem Programm, das auslost.
proof-file-tournament = Das Turnier, wie es vor Runde { $round } stand
proof-file-certificate = Das Zertifikat
proof-check-what = Das Zertifikat gibt jedem Spieler und jeder ungeraden Gruppe von Spielern, auf die es ankommt, einen Preis. Kein Paar ist zusammen mehr wert als seine Preise, und die ausgelosten sind genau so viel wert: Also kann keine Auslosung mehr wert sein.
proof-back = Zurück zu Runde { $round }

## Why, and the round at a glance
round-why = Warum diese Paarungen
why-next-hint = Wen jeder stattdessen hätte treffen können, und was die beste Auslosung mit diesem Paar verlöre, in Punktgruppen: Zwei Gleichstehende um eine Gruppe auseinanderzulosen kostet 1.
why-costs = Eine beste Auslosung hat dieses Paar nicht: Mit ihm verliert das Ganze, was { $groups } Punktgruppen wert sind.
why-other = { $name }: Die ganze Auslosung verlöre, was { $groups } Punktgruppen wert sind.
why-other-free = { $name }: Eine andere Auslosung ist genau so viel wert; die Reihenfolge der Liste entschied.
why-nobody-else = Sonst ist niemand übrig.
why-then = Dann spielten gegeneinander
picture-title = Runde { $round } auf einen Blick
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
picture-why = Warum, Tisch für Tisch
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
what-if-title = Was wäre, wenn: Runde { $round }
what-if-lead = Andere Einstellungen an dieser Runde ausprobieren. Nichts ändert sich, bevor Sie zustimmen.
what-if-try = Unterschiede zeigen
what-if-tried = Mit diesen Einstellungen
what-if-same = Dieselben Paarungen.
what-if-from-to = jetzt { $before }, dann { $after }
what-if-accept = So einstellen und auslosen
what-if-next = Die nächstbesten Auslosungen
what-if-rank = Nummer { $rank }
what-if-equal = genau so viel wert
what-if-little = verliert weniger als eine zehntel Punktgruppe
what-if-lost = verliert, was { $groups } Punktgruppen wert sind
what-if-take = Diese nehmen
what-if-button = Was wäre, wenn …
what-if-settings = Andere Einstellungen
what-if-groups = Punktgruppen
what-if-kept = Bleiben, wie sie sind
what-if-now = Jetzt
what-if-then = Dann
what-if-changes = { $count ->
    [one] { $count } Tausch von Gegnern
   *[other] { $count } Tausche von Gegnern
 }
what-if-terms = { $count ->
    [one] { $count } Brett mit anderer Vorgabe oder anderen Farben
   *[other] { $count } Bretter mit anderer Vorgabe oder anderen Farben
 }
what-if-terms-of = { $handicap }, Schwarz: { $black }
what-if-stay = { $count ->
    [one] { $count } Brett mit denselben Spielern
   *[other] { $count } Bretter mit denselben Spielern
 }
what-if-points-now = Nach den jetzigen Einstellungen
what-if-points-tried = Nach den ausprobierten Einstellungen
what-if-worth-same = Genau so viel wert
what-if-worth-less = Weniger wert: { $groups }
what-if-worth-more = Mehr wert: { $groups }
what-if-worth-little = weniger als eine zehntel Punktgruppe
what-if-worth-groups = so viel wie { $groups } Punktgruppen
what-if-accepted = { $boards ->
    [one] Die Einstellungen gelten jetzt, { $boards } Brett ist nach ihnen ausgelost.
   *[other] Die Einstellungen gelten jetzt, { $boards } Bretter sind nach ihnen ausgelost.
 }
what-if-next-about = Nach den jetzigen Einstellungen. Jede wird mit dem Entwurf verglichen.
what-if-best = So viele der besten
what-if-best-act = Danach suchen
what-if-no-other = Es gibt keine andere Auslosung.
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
