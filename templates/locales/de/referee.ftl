# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

## Eine Meldung, an der Aufzeichnung gemessen
incident-governed = Zug { $n } war zuerst und geht vor: über diesen allein wird nicht entschieden.
incident-known = Die Aufzeichnung weiß: Zug { $n }, bemerkt nach Zug { $moves }.
incident-next = Weiter
case-record-wrong = Die Aufzeichnung ist hier falsch
case-record-wrong-note = Nur der Hauptschiedsrichter setzt sich über die Aufzeichnung hinweg, mit Begründung.
refusal-record-stands = Nur der Hauptschiedsrichter entscheidet gegen die Aufzeichnung.
refusal-report-in-order = Nach der Reihenfolge war dieser Spieler mit Zug { $n } dran: Sehen Sie noch einmal nach, wer von beiden gezogen hat.
refusal-report-agreed = Einig und nicht einig schließen sich aus: Wählen Sie eines.
refusal-report-not-in-record = Die { $moves } Züge der Aufzeichnung zeigen keinen solchen Verstoß dieses Spielers. Zeichnen Sie auf, was gespielt wurde, oder wählen Sie neu.
refusal-report-legal = Zug { $n } von { $color ->
    [B] Schwarz
   *[W] Weiß
} verstößt in der Aufzeichnung gegen keine solche Regel.
refusal-report-mover = Zug { $n } ist in der Aufzeichnung von { $color ->
    [B] Schwarz
   *[W] Weiß
}.
refusal-report-other-notice = Die Aufzeichnung geht von Zug { $n } bis Zug { $moves } weiter: Bemerkt wurde es nach Zug { $moves }.
refusal-report-earlier = Zug { $first } von { $color ->
    [B] Schwarz
   *[W] Weiß
} war zuerst und geht vor: Entscheiden Sie darüber, nicht über Zug { $n } allein.
refusal-report-nothing-confirmed = Die aufgezeichnete Partie hat { $moves } Züge und kein Ergebnis: Niemand hat eines bestätigt.
refusal-report-beyond = Die Aufzeichnung hat { $moves } Züge.
ruling-ask-both = Erst werden beide gefragt: weiterspielen, oder die Partie beenden, wie sie liegt.
ruling-play-on = Die angehaltene Partie geht weiter.
ruling-first = { $color } spielt zuerst und darf passen.
ruling-record-same = Die Aufzeichnung hat es schon so: Auf ihr hat sich nichts bewegt
remedy-ask-both = Erst beide fragen
remedy-play-on = Die angehaltene Partie geht weiter
condition-not-asked = Ein wirksamer Zug wurde gefunden, und nicht beide wurden gefragt
condition-plays-on = Ein Spieler möchte weiterspielen
appeal-over = Das Ergebnis ist bestätigt: Die Zeit für einen Einspruch ist vorbei.
procedure-arbiter-claims = Bemerkt es ein Schiedsrichter, gilt das als Beanstandung des Gegners
procedure-arbiter-claims-hint = Der amerikanische Text verlangt die Beanstandung durch den Gegner selbst
procedure-captain-claims = Der Kapitän einer Mannschaft darf für den Spieler reklamieren
procedure-captain-claims-hint = Wo Texte den Einwand des Gegners selbst verlangen
procedure-second-stone-alone = Von zwei Zügen hintereinander kommt nur der zweite weg
procedure-second-stone-alone-hint = Sonst kommen beide für ein Passen weg

## Das angehaltene Brett
asked-player = Antwort von { $color }
asked-not-yet = Noch nicht gefragt
asked-play-on = Weiterspielen
asked-as-it-lies = Ende, wie es liegt
asked-neither = Keines von beiden
dispute-found = { $color } würde dort spielen
did-fill = { $color } füllt { $point }
did-found = gefundener Zug auf { $point }
did-answer = Antwort von { $color }
count-fill = Mit { $color } füllen
warning-dead-in-neutral = { $points }: tot genannt, aber niemand umschließt sie.
warning-dead-in-seki = { $points }: tot in einem Seki, also nicht abgehoben.
warning-unsettled = { $points }: Leben und Tod ist nicht geklärt. Spielen Sie weiter, bevor Sie zählen.
warning-unfinished = { $n } Punkte gehören noch niemandem: Markieren Sie die toten Steine darin, oder spielen Sie weiter, bevor Sie zählen.
record-repetition-draw = Beide sind einig: Remis durch Wiederholung
refusal-record-nothing-found = Niemand hat einen Zug genannt, der das Ergebnis ändert. Ohne ihn verliert niemand durch Uneinigkeit.
refusal-record-ask-first = { $color ->
    [B] Schwarz
   *[W] Weiß
} wurde noch nicht gefragt, ob weitergespielt wird oder die Partie endet, wie sie liegt.
refusal-record-agreed = Beide möchten, dass die Partie endet, wie sie liegt: Markieren Sie, was tot ist, und sie sind einig.
refusal-record-not-neutral = { $point } ist weder leer und neutral noch eigenes Gebiet des Spielers.
refusal-record-takes = { $point } würde Steine schlagen. Das ist ein Zug: Nehmen Sie dafür die Partie wieder auf.

## Ein bestätigtes Ergebnis
board-clerical-question = Wurde das Ergebnis falsch aufgeschrieben?
board-clerical = Ja: Beide haben ein anderes Ergebnis bestätigt als das, das hier steht
board-clerical-note = Das Ergebnis der Spieler selbst ändert sich nicht mehr.
refusal-not-clerical = Nur ein Schreibfehler im Ergebnis wird noch berichtigt: Geben Sie an, dass es einer ist.
