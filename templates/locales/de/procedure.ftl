# Das Verfahren des Turniers Feld für Feld, seine Regeln für jede Art, Strafen bisher.

## Jedes Feld davon
procedure-back = Zurück zum Text
procedure-back-done = Das Turnier hält es wieder wie der Text.
procedure-changed = Von diesem Turnier geändert
procedure-in-text = Im Text: { $text }
procedure-yes = ja
procedure-no = nein
procedure-none = nichts
procedure-own-rules = Regeln für diese Art von Vorfall
procedure-section-moves = Regelwidrige Züge
procedure-article-14 = Ein regelwidriger Zug verliert (japanische Regeln, Artikel 14)
procedure-article-14-hint = Für die Regeln unten, die fragen, ob Artikel 14 gilt
procedure-at-once = Züge, die folgen dürfen, und es gilt noch als sofort
procedure-at-once-hint = 0: vor dem nächsten Zug bemerkt
procedure-window = Züge, in denen es bemerkt werden muss
procedure-window-hint = Für Regeln mit einer Frist; eine Regel kann eine eigene Frist haben
procedure-inclusive = Auch nach dem letzten Zug der Frist ist rechtzeitig
procedure-inclusive-hint = Sonst endet die Frist vor diesem Zug
procedure-pass-stone = Ein Zug, der als Passen gilt, gibt einen Stein ab
procedure-pass-stone-hint = Der Gegner erhält ihn als Gefangenen
procedure-colors-until = Letzter Zug, bis zu dem falsche Farben berichtigt werden können
procedure-colors-until-hint = Für Regeln, die fragen, wie weit die Partie ist
procedure-claim-points = Punkte für eine Beanstandung der Zugreihenfolge
procedure-claim-points-hint = Im Pair Go, wo der Zug bleibt
procedure-section-penalties = Ermahnungen und Verwarnungen
procedure-cautions = Ermahnungen, die eine Verwarnung ergeben
procedure-cautions-hint = Leer: nie
procedure-stones = Punkte, die eine Verwarnung kostet
procedure-stones-hint = Als Steine zu den Gefangenen des Gegners
procedure-warnings = Verwarnungen, die verlieren
procedure-warnings-hint = Leer: nie
procedure-end = Wozu so viele Verwarnungen führen
procedure-end-hint = Für die Partie, in der die letzte gegeben wird
procedure-end-game-loss = Die Partie ist verloren
procedure-end-exclusion = Die Partie ist verloren, und der Spieler scheidet aus dem Turnier aus
procedure-scope = Welche früheren zählen
procedure-scope-hint = Jede Strafe steht beim Vorfall, ob sie zählt oder nicht
procedure-scope-game = Die aus derselben Partie
procedure-scope-event = Die aus dem ganzen Turnier
procedure-section-lateness = Verspätete
procedure-grace = Karenzzeit für Verspätete in Minuten
procedure-grace-hint = Üblich: 30
procedure-limit = Wer genau am Ende der Karenzzeit kommt, ist rechtzeitig
procedure-limit-hint = Sonst ist die letzte Minute zu spät
procedure-after = Nach der Karenzzeit
procedure-after-hint = Für den, der zu spät kommt
procedure-after-loses-by-default = Die Partie ist kampflos verloren
procedure-after-clock-only = Nur die Uhr wird belastet
procedure-after-arbiter = Der Schiedsrichter entscheidet
procedure-charge = Prozent der Verspätung von der Uhr
procedure-charge-hint = 100: die Uhr lief von Anfang an; 200: das Doppelte; 0: nichts
procedure-section-decides = Wer entscheidet
procedure-elsewhere = Wo der Text nichts sagt
procedure-elsewhere-hint = Für Vorfälle, für die das Verfahren keine Regel hat
procedure-elsewhere-default = Das Übliche, wenn der Schiedsrichter nichts anderes wählt
procedure-elsewhere-arbiter-decides = Der Schiedsrichter entscheidet von vornherein
procedure-clock = Die Uhren, wo eine Regel nichts sagt
procedure-clock-hint = Während ein Vorfall geklärt wird
procedure-clock-leave-as-is = Sie behalten ihre Zeiten
procedure-clock-stop-meanwhile = Inzwischen angehalten, dann gehen sie weiter
procedure-clock-set-right = Der Schiedsrichter stellt sie richtig
procedure-clock-reset = Beide beginnen von vorn
procedure-committee = Mitglieder des Ausschusses für Einsprüche
procedure-committee-hint = 0: kein Einspruch
procedure-until = Einsprüche
procedure-until-hint = Bis wann ein Spieler Einspruch einlegen kann
procedure-until-result-confirmed = Bis das Ergebnis bestätigt ist
procedure-until-round-closed = Bis die Runde abgeschlossen ist
procedure-until-minutes-after-told = So viele Minuten nach Mitteilung der Entscheidung
procedure-until-minutes = Minuten für einen Einspruch
procedure-until-minutes-hint = Wenn Einsprüche nach Minuten gehen
procedure-section-text = Der Text selbst
procedure-text-note = Worauf Entscheidungen sich berufen. Schreiben Sie hierher, was die Ausschreibung des Turniers sagt.
procedure-edition = Ausgabe
procedure-edition-hint = Der Text mit Namen und Jahr
procedure-since = In Kraft ab
procedure-since-hint = Leer: offen
procedure-to = In Kraft bis
procedure-to-hint = Leer: offen
procedure-confirmation-words = Warum ein bestätigtes Ergebnis bleibt
procedure-confirmation-words-hint = In Ihren Worten
procedure-confirmation-source = Dessen Text
procedure-confirmation-source-hint = Zum bestätigten Ergebnis
procedure-confirmation-article = Dessen Artikel
procedure-confirmation-article-hint = Oder die Überschrift
procedure-confirmation-standing = Wie gut es begründet ist
procedure-confirmation-standing-hint = Zum bestätigten Ergebnis
procedure-confirmation-standing-text = Im Text gelesen
procedure-confirmation-standing-derived = Aus dem Text abgeleitet
procedure-confirmation-standing-setting = Allgemeiner Brauch, eine Einstellung des Turniers
procedure-elsewhere-words = Was gilt, wo der Text nichts sagt
procedure-elsewhere-words-hint = In Ihren Worten
procedure-elsewhere-source = Dessen Text
procedure-elsewhere-source-hint = Zu Vorfällen ohne Regel
procedure-elsewhere-article = Dessen Artikel
procedure-elsewhere-article-hint = Oder die Überschrift
procedure-elsewhere-standing = Wie gut es begründet ist
procedure-elsewhere-standing-hint = Zu Vorfällen ohne Regel
procedure-elsewhere-standing-text = Im Text gelesen
procedure-elsewhere-standing-derived = Aus dem Text abgeleitet
procedure-elsewhere-standing-setting = Allgemeiner Brauch, eine Einstellung des Turniers
period = In Kraft { $days }
period-from = In Kraft seit { $from }
period-until = In Kraft bis { $until }

## Seine Regeln für jede Art
rule-list-title = Regeln für jede Art von Vorfall
rule-list-note = In dieser Reihenfolge; die erste, die passt, gilt.
rule-list-of-file = Die Regeln im Ganzen stammen aus der Datei des Turniers.
rule-list-lead = Die erste Regel, die passt, gilt; passt keine, das Übliche. Eine neue Regel steht zuerst an.
rule-list-in-text = Wie es der Text hat
rule-list-saved = Die Regeln sind gespeichert.
rule-number = Regel { $n }
rule-up = Früher
rule-remove = Herausnehmen
rule-add = Regel hinzufügen
rule-sentence = { $when }: { $then }.
rule-always = Immer
rule-otherwise = Sonst
rule-arbiter-decides = Der Schiedsrichter entscheidet
rule-with-sanction = { $remedy }, dazu: { $sanction }
rule-may-choose = Der Schiedsrichter kann wählen: { $what }
rule-instead = Stattdessen kann der Schiedsrichter wählen: { $what }
rule-if-agreed = Wenn beide Spieler einig sind: { $what }
rule-may-add = Der Schiedsrichter kann hinzufügen: { $what }
rule-when-at-once-moves = { $n ->
    [one] Höchstens { $n } Zug später bemerkt
   *[other] Höchstens { $n } Züge später bemerkt
  }
rule-when-in-moves = { $n ->
    [one] Innerhalb von { $n } Zug bemerkt
   *[other] Innerhalb von { $n } Zügen bemerkt
  }
rule-when-past-moves = { $n ->
    [one] Mehr als { $n } Zug später bemerkt
   *[other] Mehr als { $n } Züge später bemerkt
  }
rule-when-colors-until = Bis einschließlich Zug { $n } bemerkt
condition-at-once = Sofort bemerkt
condition-in-window = Innerhalb der Frist bemerkt
condition-past-window = Nach der Frist bemerkt
condition-opponent-claims = Der Gegner beanstandet es
condition-while-colors-correctable = Bemerkt, solange die Farben berichtigt werden können
condition-agreed = Beide Spieler sind einig
condition-disagreed = Die Spieler wurden gefragt und sind nicht einig
condition-deliberate = Mit Absicht
condition-dropped = Der Stein ist aus den Fingern gefallen
condition-force-majeure = Niemand am Brett hat es verursacht
condition-lost = Die Stellung lässt sich nicht wieder aufbauen
condition-cannot-return = Die Steine können nicht zurück
condition-effective-move = Nach dem Anhalten wurde ein wirksamer Zug gefunden, beide wurden gefragt und lehnen ab
condition-named-fault = Einer der Fehler, die der Text nennt
condition-not-pressed = Die Uhr wurde nicht gedrückt
condition-after-stop = Das Fallblättchen wurde nach dem Anhalten reklamiert
condition-bystander = Unbeteiligte reklamierten das Fallblättchen
condition-illegal-move-loses = Artikel 14 gilt
condition-legal-in-record = Nach der Mitschrift erlaubt
rule-when = Wann sie gilt
rule-when-note = Alle diese müssen zutreffen; keine: immer.
rule-window = Züge der eigenen Frist dieser Regel
rule-window-hint = Leer: die Frist des Turniers
rule-remedy = Was geschieht
rule-firmness = Wie weit sie bindet
rule-firmness-hint = Ist es dem Schiedsrichter überlassen, so geschieht nichts, bevor er unten etwas wählt
rule-instead-title = Was sonst gewählt werden kann
rule-instead-question = Der Schiedsrichter kann wählen
rule-agreed-question = Wenn beide Spieler einig sind
rule-may-question = Der Schiedsrichter kann hinzufügen
rule-reopens = Auch nachdem beide das Ergebnis bestätigt haben
rule-reopens-note = Kein Text eines Verbands hat das
rule-basis = Worauf sie beruht
rule-basis-note = Wird die Regel eine andere und bleiben diese Worte, wie sie sind, so berufen sich Entscheidungen auf das Turnier selbst.
rule-words = Was der Text sagt, in Ihren Worten
rule-source = Text
rule-article = Artikel oder Überschrift
rule-standing = Wie gut es begründet ist
standing-text = Im Text gelesen
standing-derived = Aus dem Text abgeleitet
standing-setting = Allgemeiner Brauch, eine Einstellung des Turniers
rule-save = Regel speichern

## Was Spieler schon haben, und was sie lesen
ruling-own = Dieses Turnier hält es anders als der Text bei:
ruling-told-at = Unterrichtet { $at }
given-by = Entscheidung { $no }, Runde { $round }, Tisch { $table }
given-other-game = Aus einer anderen Partie: sie zählt hier nicht
given-caution = Ermahnung
given-warning = Verwarnung
given-stones = { $n ->
    [one] { $n } Punkt abgegeben
   *[other] { $n } Punkte abgegeben
  }
given-game-loss = Partie durch Verwarnungen verloren
given-exclusion = Vom Turnier ausgeschlossen
given-other = Eine andere Strafe
