# Vorfälle und Entscheidungen: was geschah, wann, die Entscheidung, das Buch des Schiedsrichters.

way-incidents = Vorfälle
way-rulings = Entscheidungen
boards-incident = Vorfall
boards-incident-at = Vorfall an Tisch { $table }

## Was geschah
incident-step = Vorfall, Schritt { $n } von 4.
incident-at = Tisch { $table }, { $black } und { $white }
incident-place = Runde { $round }, Tisch { $table }
incident-board = Brett
incident-what = Was geschah
incident-when = Wann
incident-what-question = Was ist geschehen?
incident-on-board = Auf dem Brett
incident-around = Um das Brett herum
incident-choose = Dies
incident-by-both = Beide
incident-by-nobody = Niemand, oder nicht bekannt
incident-what-by = { $what }: { $by }
kind-ko-retake = Im Ko sofort zurückgeschlagen
kind-superko = Eine frühere Gesamtstellung wiederholt
kind-suicide = Selbstmord
kind-occupied = Auf einen besetzten Punkt gespielt
kind-out-of-turn = Außer der Reihe gespielt
kind-two-in-a-row = Zweimal hintereinander gespielt
kind-stone-displaced = Ein Stein wurde verschoben oder umgestoßen
kind-stone-removed = Steine mit Freiheiten wurden weggenommen
kind-captures-left = Geschlagene Steine blieben auf dem Brett
kind-captures-mishandled = Gefangene lagen nicht im Deckel
kind-take-back = Einen Zug zurückgenommen oder verschoben
kind-board-scattered = Die Steine wurden durcheinandergebracht
kind-wrong-colors = Falsche Farben
kind-wrong-setup = Falsches Komi oder falsche Vorgabe
kind-clock-misuse = Uhr falsch bedient
kind-time-loss = Zeit abgelaufen
kind-late-arrival = Kam zu spät
kind-no-show = Kam nicht
kind-outside-help = Fremde Hilfe oder ein Gerät
kind-conduct = Benehmen
kind-count-disputed = Die Auszählung ist strittig
kind-repetition = Die Partie wiederholt sich und niemand weicht ab
kind-other = Etwas anderes

## Wann
incident-when-question = Wann wurde es bemerkt?
when-at-once = Sofort, vor dem nächsten Zug
when-up-to-three = Ein bis drei Züge später
when-more = Mehr als drei Züge später
when-confirmed = Nachdem beide das Ergebnis bestätigt hatten
when-before-result = Bevor beide das Ergebnis bestätigt hatten
incident-numbers = Zugnummern, und wer es bemerkte
incident-numbers-note = Ohne Nummern genügen die Antworten oben.
incident-which-move = Welcher Zug
incident-after-move = Bemerkt nach Zug
incident-by-numbers = Nach diesen Nummern
incident-who = Wer bemerkte es
incident-who-unsaid = Nicht gesagt
incident-who-arbiter = Der Schiedsrichter
incident-move = Zug { $n }
incident-noticed-after = bemerkt nach Zug { $n }
incident-minutes = Minuten zu spät
incident-grace = Die Karenzzeit des Turniers beträgt { $n } Minuten.
incident-minutes-late = { $n } Minuten zu spät
incident-fault = Was genau
incident-fault-before-stone = Gedrückt, bevor der Stein lag, oder zugleich
incident-fault-before-captures = Gedrückt, bevor die geschlagenen Steine weg waren
incident-fault-off-lid = Nicht im Deckel aufbewahrt
incident-fault-touched = Berührt oder zurückgegeben
incident-fault-other = Etwas anderes
incident-so = Ist es so?
case-point-taken = Sein Punkt ist inzwischen besetzt
case-deliberate = Es geschah mit Absicht
case-agreed = Beide Spieler sind einig
case-disagreed = Die Spieler wurden gefragt und sind nicht einig
case-dropped = Der Stein ist aus den Fingern gefallen
case-forced = Niemand am Brett hat es verursacht
case-lost = Niemand kann die Stellung wieder aufbauen
case-effective-move = Nach dem Stopp fand jemand einen wirksamen Zug
incident-back = Zurück zu dem, was geschah
incident-kept = Die Meldung ist aufgehoben. Von dieser Seite aus kann die Entscheidung folgen.

## Die Entscheidung
ruling-title = Entscheidung, Tisch { $table }
ruling-number = Entscheidung { $no }
ruling-waits = Der Schiedsrichter entscheidet; bis dahin geschieht nichts.
ruling-no-offence = Kein Verstoß.
ruling-why = Warum
ruling-binds = Bindend
firm-binding = So steht es im Text
firm-default = So, wenn der Schiedsrichter nichts anderes wählt
firm-open = Der Text überlässt es dem Schiedsrichter
ruling-clocks = Uhren
ruling-earlier = Strafen bisher
ruling-penalty = Strafe daneben
ruling-words = In den Worten des Schiedsrichters
ruling-words-hint = Ihre Begründung; bei einer anderen Strafe, worin sie besteht
ruling-told = Spieler unterrichtet
ruling-confirm = Entscheidung bestätigen
ruling-choose = Was Sie wählen können
ruling-instead = Was Sie stattdessen wählen können
ruling-if-agreed = Wenn beide einig sind: { $remedy }
ruling-later = Nicht jetzt: die Meldung behalten
ruling-arbiter = Schiedsrichter
ruling-amends = Anstelle von
ruling-status = Nicht mehr in Kraft
ruling-not-told = Noch nicht unterrichtet
ruling-tell = Ist unterrichtet
ruling-told-now = Entscheidung { $no }: vermerkt, dass der Spieler unterrichtet ist.
ruling-sheet = Blatt zum Drucken
ruling-amend = Ändern
ruling-withdraw = Entscheidung zurücknehmen
ruling-withdraw-note = Ihre Strafen zählen nicht mehr. Steht ihr Ergebnis noch, so zeigt das Brett wieder, was es davor zeigte. Der Eintrag bleibt.
ruling-withdraw-reason = Warum wird sie zurückgenommen?
ruling-withdrawn-now = Entscheidung { $no } ist zurückgenommen.
ruling-amended-by = Geändert durch Entscheidung { $no }
ruling-withdrawn-by = Zurückgenommen von { $name }, { $at }: { $reason }
ruling-recorded = Entscheidung { $no } ist eingetragen. Das Ergebnis am Brett bleibt, wie es ist.
ruling-recorded-result = Entscheidung { $no } ist eingetragen, und das Brett zeigt ihr Ergebnis.
ruling-recorded-before = Diese Entscheidung war schon eingetragen.
result-becomes = { $before } → { $after }
result-unchanged = Bleibt, wie es ist
result-open = Offen: es wird neu gespielt oder neu gezählt
result-unrated = Ohne Wertung, und nichts für den direkten Vergleich
standings-place = Platz
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Platz oder Feinwertung eines weiteren Spielers ändert sich
   *[other] Plätze oder Feinwertungen von { $n } weiteren Spielern ändern sich
  }

## Was eine Entscheidung bewirkt
effect-goes-on = Die Partie geht weiter, wie sie steht.
effect-before = Zurück zur Stellung vor Zug { $n }.
effect-before-unknown = Zurück zur Stellung vor dem fraglichen Zug.
effect-pass = { $stones ->
    [one] Der Stein kommt weg, und es gilt als Passen von { $color }.
   *[other] Beide Steine kommen weg, und es gilt als Passen von { $color }.
  }
effect-turn = { $color } ist am Zug.
effect-first-point = Der Stein kommt auf den Punkt zurück, auf den er zuerst gespielt wurde.
effect-stones-back = Die Steine kommen auf ihre Punkte zurück.
effect-captures-off = Die geschlagenen Steine kommen weg.
effect-by-hand = Der Schiedsrichter setzt die Steine, wie er es für angemessen hält.
effect-reconstructed = Die Stellung wird wieder aufgebaut.
effect-cleared = Das Brett wird abgeräumt.
effect-pass-stones = { $n ->
    [one] { $color } erhält einen Passstein.
   *[other] { $color } erhält { $n } Passsteine.
  }
effect-prisoners = { $n ->
    [one] { $color } erhält einen Gefangenen mehr.
   *[other] { $color } erhält { $n } Gefangene mehr.
  }
effect-points = { $color } erhält { $points } Punkte.
effect-exchange = Die Spieler tauschen die Farben, die Steine bleiben.
effect-as-paired = Komi und Vorgabe gelten wie in der Paarung.
penalty-caution = Ermahnung für { $color }.
penalty-warning = Verwarnung für { $color }.
penalty-stones = { $color } gibt { $n } Punkte ab.
penalty-game-loss = { $color } hat zu viele Verwarnungen.
penalty-exclusion = { $color } ist vom Turnier ausgeschlossen.
penalty-other = Eine andere Strafe für { $color }, in den Worten des Schiedsrichters.
verdict-replay = Die Partie wird neu gespielt.
verdict-count-again = Leben und Tod und die Auszählung werden noch einmal durchgegangen.
verdict-stands = Das bestätigte Ergebnis bleibt.
verdict-wins-illegal-move = { $color } gewinnt: regelwidriger Zug des Gegners.
verdict-wins-time = { $color } gewinnt durch Zeit.
verdict-wins-default = { $color } gewinnt kampflos.
verdict-wins = { $color } gewinnt durch Entscheidung.
verdict-ends = Die Partie ist zu Ende: { $result }.
clock-leave = Sie bleiben, wie sie sind
clock-stop = Inzwischen angehalten, dann gehen sie weiter
clock-set-right = Der Schiedsrichter stellt die Uhr richtig
clock-charge = { $color } verliert { $n } Minuten
clock-reset = Beide beginnen von vorn
note-record-disagrees = Die Mitschrift zeigt diesen Verstoß nicht: erst prüfen.
note-cannot-be-done = Was der Text verlangt, geht auf diesem Brett nicht mehr.
note-move-unknown = Niemand nannte den Zug: die Stellung von Hand herstellen.
note-window-unclear = Herausfinden, wie viele Züge dazwischen lagen.
note-starts-anew = Frühere Stellungen zählen nicht mehr für Ko und Superko.
note-derived = Aus dem Text abgeleitet, nicht in ihm gesagt.
note-setting = Allgemeiner Brauch, eine Einstellung des Turniers.
note-confirmed = Das Ergebnis ist bestätigt: eine Strafe kann vermerkt werden, sonst nichts.
remedy-stands = Weiterspielen
remedy-no-offence = Kein Verstoß
remedy-take-back = Den Zug zurücknehmen
remedy-as-pass = Zurücknehmen, gilt als Passen
remedy-first-point = Zurück auf den ersten Punkt
remedy-stones-back = Steine zurück auf ihre Punkte
remedy-reasonable-point = Auf einen angemessenen Punkt
remedy-captures-off = Geschlagene Steine wegnehmen
remedy-reconstruct = Stellung wieder aufbauen
remedy-exchange = Farben tauschen
remedy-correct-setup = Komi und Vorgabe wie gepaart
remedy-clock = Uhr richtig stellen
remedy-count-again = Neu zählen
remedy-points = Punkte für den Gegner, der Zug bleibt
remedy-lateness = Wie das Turnier Verspätung behandelt
remedy-loses-illegal-move = Verlust durch regelwidrigen Zug
remedy-loses-time = Verlust durch Zeit
remedy-loses-default = Kampfloser Verlust
remedy-loses = Verlust
remedy-both-lose = Beide verlieren
remedy-draw = Unentschieden
remedy-no-result = Kein Ergebnis
remedy-replay = Neu spielen
sanction-none = Keine Strafe
sanction-caution = Ermahnung
sanction-warning = Verwarnung
sanction-exclusion = Ausschluss vom Turnier
sanction-other = Eine andere Strafe, in Ihren Worten

## Das Buch
incidents-title = Buch des Schiedsrichters
incidents-lead = Ein Vorfall beginnt an seinem Brett.
incidents-waiting = Noch ohne Entscheidung
incidents-rule = Entscheiden
incidents-rulings = Entscheidungen
incidents-open = Öffnen
incidents-csv = Das Buch als Tabelle (CSV)
rulings-title = Entscheidungen
rulings-lead = Was die Schiedsrichter entschieden haben, und warum.
rulings-none = Noch keine Entscheidung.
sheet-how = Diese Seite drucken und unterschreiben lassen.
sheet-arbiter-signs = Schiedsrichter

## Einsprüche
appeal-none = In diesem Turnier gibt es keinen Einspruch.
appeal-may = Die Spieler können Einspruch einlegen, { $until }, bei einem Ausschuss von { $members }.
appeal-until-confirmed = bis das Ergebnis bestätigt ist
appeal-until-round = bis die Runde abgeschlossen ist
appeal-until-minutes = { $n } Minuten lang, nachdem sie unterrichtet sind
appeal-take = Einspruch annehmen
appeal-who = Wer legt Einspruch ein
appeal-grounds = Warum
appeal-grounds-needed = Schreiben Sie, warum der Spieler Einspruch einlegt
appeal-act = Einspruch annehmen
appeal-taken = Entscheidung { $no }: der Einspruch ist angenommen.
appeal-number = Einspruch { $no }
appeal-by = { $name }, { $at }
appeal-judge = Der Beschluss des Ausschusses
appeal-judge-note = Wer entschieden hat, stimmt nicht mit. Der Beschluss ist endgültig.
appeal-member = Mitglied { $n }
appeal-vote = Stimme
vote-upheld = Die Entscheidung bleibt
vote-overturned = Die Entscheidung fällt
appeal-reasons = Gründe
appeal-judge-act = Beschluss eintragen
appeal-judged = Entscheidung { $no }: der Beschluss ist eingetragen. Fällt die Entscheidung, so ändern Sie sie jetzt oder nehmen sie zurück.
appeal-upheld = Die Entscheidung bleibt ({ $members }).
appeal-overturned = Die Entscheidung fällt ({ $members }).

## Das Verfahren des Turniers
procedure-title = Verfahren und Entscheidungen
procedure-lead = Was nach einem regelwidrigen Zug, einer Verspätung, einer Verwarnung geschieht: nach welchem Text, und was dieses Turnier anders hält.
procedure-which = Verfahren
procedure-which-hint = Nach einer anderen Wahl füllen seine Werte die Felder unten.
procedure-of-rules = Wie die Spielregeln: { $rules }
procedure-event = Das Turnier
procedure-international = Internationales Turnier
procedure-international-note = Manche Texte behandeln diese anders
procedure-public = Entscheidungen veröffentlichen
procedure-public-note = Jeder kann neue Entscheidungen lesen; sonst nur Schiedsrichter, die die Spieler unterrichten
procedure-save = Speichern
procedure-saved = Das Verfahren ist gespeichert.

## Was abgelehnt wird
refusal-procedure = Das Verfahren ist nicht brauchbar: { $why }
refusal-report = Die Meldung passt nicht. Gehen Sie die Schritte noch einmal durch.
refusal-report-by = Sagen Sie, ob es Schwarz oder Weiß war
refusal-report-noticed = Es wurde bemerkt, bevor es geschah: vergleichen Sie die beiden Nummern
refusal-report-move = Schreiben Sie beides: welcher Zug es war, und nach welchem es bemerkt wurde
refusal-choose-first = Der Text überlässt es Ihnen: wählen Sie eine der Möglichkeiten
refusal-not-offered = Das lässt sich nicht zusammen wählen. Wählen Sie noch einmal.
refusal-words-needed = Schreiben Sie, worin die Strafe besteht, und warum
refusal-ruling-changed = Inzwischen haben sich das Brett oder die Strafen der Spieler geändert. Nichts wurde eingetragen: sehen Sie sich die Entscheidung noch einmal an.
refusal-not-in-force = Diese Entscheidung wurde schon geändert oder zurückgenommen
refusal-no-such-ruling = Diese Entscheidung oder diesen Einspruch gibt es nicht
refusal-appeal-decided = Über diesen Einspruch ist schon beschlossen; der Beschluss ist endgültig
refusal-appeal-late = Die Zeit für einen Einspruch ist vorbei
refusal-appeal-none = In diesem Turnier gibt es keinen Einspruch
refusal-appeal-committee = Nennen Sie jedes Mitglied des Ausschusses
refusal-appeal-own-case = Wer entschieden hat, kann nicht über den Einspruch beschließen
refusal-appeal-twice = Ein Mitglied ist zweimal genannt
refusal-appeal-player = Nur die beiden Spieler können Einspruch einlegen

## Das Journal
act-incident = Vorfall gemeldet
act-ruling = Entscheidung
act-tell-ruling = Spieler von einer Entscheidung unterrichtet
act-withdraw-ruling = Entscheidung zurückgenommen
act-appeal = Einspruch
act-judge-appeal = Über Einspruch beschlossen
