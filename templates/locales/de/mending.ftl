# Eine veröffentlichte Runde ändern.

mend-link = Einen veröffentlichten Tisch ändern
mend-title = Runde { $round } ändern
mend-table = Runde { $round }, Tisch { $table }
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
mend-handicap = Vorgabe
mend-stones = { $n ->
    [0] Gleich
    [1] 1, keine Steine
   *[other] { $n } Steine
  }
mend-komi = Komi
mend-komi-hint = Leer für das übliche.
mend-to = An Tisch
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
mend-reason-hint = Die Spieler lesen ihn. Zum Beispiel: kam zu spät; falscher Spieler am Tisch; aus demselben Verein.
mend-act = Runde ändern
mend-act-table = Tisch { $table } ändern
mend-leave = So lassen
mend-look = Was die Spieler sehen werden
mend-told = Was die Spieler sehen werden
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
mended-title = Seit der Veröffentlichung geändert
mended-at = geändert um { $time }
mended-seats = Tisch { $table }: Schwarz ist jetzt { $black }, Weiß { $white }.
mended-terms = Tisch { $table }: { $terms }.
mended-new = Tisch { $table } ist neu: Schwarz { $black }, Weiß { $white }.
mended-gone = Tisch { $table } entfällt: { $black } – { $white }.
mended-bye = { $name } hat ein Freilos.
act-mend = Veröffentlichte Runde geändert
act-take-back-publication = Veröffentlichung zurückgenommen
act-drop-round = Runde verworfen
refusal-round-changed = Jemand hat diese Runde geändert oder ein Ergebnis eingetragen. Sehen Sie sie sich an und versuchen Sie es dann noch einmal.
refusal-results-lost = { $count ->
    [one] Ein Ergebnis ginge verloren. Nichts wurde geändert: Stimmen Sie zuerst zu.
   *[other] { $count } Ergebnisse gingen verloren. Nichts wurde geändert: Stimmen Sie zuerst zu.
  }
refusal-not-last-round = Runde { $round } wurde danach gelost. Verwerfen Sie zuerst diese.
settings-hidden = Verborgen bis zur Ankündigung
settings-hidden-note = Nur die eigenen Leute sehen es. Nehmen Sie den Haken weg, um es anzukündigen.
round-change = Diese Runde ändern
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
