# Mannschaften: Begegnungen, Aufstellungen und Tabelle.

team = Mannschaft
board = Brett
way-teams = Mannschaften
way-matches = Begegnungen

# A round of teams.
matches-find = Mannschaft, Spieler oder Tisch
match-tables = { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}
match-open = { $n ->
    [one] 1 Brett läuft
   *[other] { $n } Bretter laufen
}
match-absent = { $team } ist nicht angetreten
match-left = { $team } ist ausgeschieden
match-absent-both = Keine Mannschaft ist angetreten
match-nobody = Niemand
match-won = Gewonnen
match-of = Begegnung der Runde { $round }
match-boards = Bretter
match-date = Wann wird gespielt?
match-propose = Für alle offenen Bretter vorschlagen
match-date-over = Die Bretter haben verschiedene Termine. Nimmt der andere Kapitän an, tritt dieser an ihre Stelle.
report-for = Sie sind { $captain } und melden für { $name }.
said-by-captain = { $name } (durch Kapitän { $captain })
match-drawn = Unentschieden
match-lost = Verloren
match-playing = Läuft
match-unfinished = nicht zu Ende
match-free = keine Begegnung
match-decided-all = Eine Begegnung ist mit mehr als der Hälfte ihrer Bretter gewonnen.
match-decided-played = Eine Begegnung gewinnt, wer mehr Bretter gewinnt.
match-decided-boards = Es zählen die gewonnenen Bretter.

# Standings of teams.
standings-of = Tabelle
team-standings-how = Eine Runde zeigt: Platz des Gegners, + gewonnen, = unentschieden, − verloren, ? nicht zu Ende, darunter die gewonnenen Bretter. 0 ist ein Freilos, – keine Begegnung.
team-standings-beside = Es spielen Einzelne gegeneinander. Eine Runde zeigt, was die Spieler an den Brettern einer Mannschaft gewonnen haben.
team-order = Nach { $criteria }.
team-column-null = –
team-column-teamp = Punkte
team-column-sost = Gegner
team-column-bdw = Bretter
team-column-bdwu = { $n ->
    [one] Brett 1
   *[other] Bretter 1–{ $n }
}
team-column-mnr = Mittlere Wertung
team-column-tdc = Direkt
team-column-wbdw = Gewichtete Bretter
team-column-sosbdw = Bretter der Gegner
team-column-bonus = Bonus
team-column-sodost = Sonneborn
team-column-tmms = McMahon
team-column-tko = K.-o.
team-about-null = Nichts.
team-about-teamp = Was Begegnungen und Freilose wert sind, und gegebene oder abgezogene Punkte.
team-about-sost = Die Summe der Punkte aller Gegner.
team-about-bdw = Die gewonnenen Bretter aller Begegnungen; ein Jigo zählt halb.
team-about-bdwu = { $n ->
    [one] Die Siege an Brett 1.
   *[other] Die gewonnenen Bretter 1 bis { $n }.
}
team-about-mnr = Die mittlere Wertung der Aufstellung in Runde 1.
team-about-tdc = Die Punkte der Begegnungen unter den Gleichstehenden, wenn alle gegeneinander gespielt haben.
team-about-wbdw = Die gewonnenen Bretter; Brett 1 zählt am meisten, das letzte einmal.
team-about-sosbdw = Die Summe der gewonnenen Bretter aller Gegner.
team-about-bonus = Als Bonus gegebene oder abgezogene Punkte; sie lösen Gleichstände und sind keine Mannschaftspunkte.
team-about-sodost = Die Punkte der besiegten Gegner und die halben Punkte der Gegner mit Unentschieden.
team-about-tmms = Punkte, dazu ein Startwert nach der Stärke der Mannschaft: Ein Rang zählt wie eine gewonnene Begegnung.
team-about-tko = Wie weit die Mannschaft kam: 1 für jede Runde der K.-o.-Phase, in der sie dabei war, und 1 für den Sieg in der letzten.

# A team.
team-captain = Kapitän: { $name }
team-of = von { $n ->
    [one] 1 Mannschaft
   *[other] { $n } Mannschaften
}
team-no-match = Noch keine Begegnung.
team-squad = Kader in der Reihenfolge der Bretter
team-squad-how = Die Spalten sind Runden: Farbe, Brett, Ergebnis. Leer: hat nicht gespielt.
team-not-seated = hat nicht gespielt
team-board = Brett { $n }
team-weighted = jedes Brett nach seinem Gewicht
team-start = zu Beginn, bei einer Wertung von { $rating }
team-divided = geteilt durch { $n }
team-page = Zur Seite der Mannschaft

# A line-up.
line-up-of = Aufstellung für Runde { $round }
line-up-by = Aufstellung: { $team }
line-up-order = { $upper } sitzt über { $lower }; das ist die stärkere Person.
line-up-gap = { $team } lässt Brett { $n } leer, obwohl ein Brett darunter besetzt ist.
line-up-left = Ersatz: { $names }
line-up-sort = Nach Stärke ordnen
line-up-save = Aufstellung speichern
line-up-kept = Die Aufstellung ist gespeichert.
line-up-declared = Diese Aufstellung steht fest: Änderungen am Kader verschieben sie nicht.
line-up-by-squad = Es wurde nichts gemeldet: Es spielt, wer teilnimmt, in der Reihenfolge des Kaders.
line-up-as-squad = Wieder nach dem Kader
line-up-public = Die Runde ist veröffentlicht: Bretter ohne Ergebnis ändern sich mit.
line-up-you = Sie sind { $name }, Kapitän.
line-up-hand-in = Aufstellung melden
line-up-handed = Gemeldet
line-up-until = Sie können sie ändern, bis die Runde veröffentlicht ist. Erst dann sieht sie der andere Kapitän.
line-up-until-result = Sie können sie ändern, bis das erste Ergebnis der Begegnung da ist.
line-up-at-once = Die Runde ist veröffentlicht: Eine Änderung sehen sofort alle, und der andere Kapitän kann seine Aufstellung noch ändern.
line-up-locked = Die Aufstellung lässt sich nicht mehr ändern. Fragen Sie einen Schiedsrichter, wenn jemand fehlt.
match-played-after-all = Die Begegnung wird doch gespielt

# Drawing a round of teams.
team-draft-has = { $matches ->
    [one] 1 Begegnung
   *[other] { $matches } Begegnungen
}, { $boards ->
    [one] 1 Brett
   *[other] { $boards } Bretter
}
team-draft-drawn = { $n ->
    [one] 1 Begegnung ist ausgelost.
   *[other] { $n } Begegnungen sind ausgelost.
}
team-draft-proved = Bewiesen: Keine andere Auslosung dieser Mannschaften ist besser.
team-draft-unproved = Die Auslosung ist gültig. Dass sie die beste ist, hat die Prüfung nicht bestätigt.
team-draft-planned = Nach dem Plan des Rundenturniers.
team-draft-staged = Nach dem Plan von Gruppen und K.-o.
team-draft-by-hand = Nicht wie ausgelost: von Hand geändert, oder seither hat sich etwas geändert.
team-draft-missing = In Runde { $round } fehlen Ergebnisse: Tische { $tables }.
team-draft-seat = Bretter neu besetzen
team-draft-locks = Damit stehen die Aufstellungen fest.
proof-teams = Ausgeloste Mannschaften
proof-check-what-teams = Das Zertifikat gibt jeder Mannschaft und jeder ungeraden Gruppe von Mannschaften, auf die es ankommt, einen Preis. Keine zwei Mannschaften sind zusammen mehr wert als ihre Preise, und die ausgelosten sind genau so viel wert: Also kann keine Auslosung mehr wert sein.
proof-matches = { $count } von { $all } Begegnungen sind so, wie sie bewiesen wurden; die anderen wurden von Hand gesetzt.
match-why = Warum diese Begegnungen
match-why-title = Runde { $round }: warum diese Begegnungen
match-why-how = Die Auslosung achtet auf Folgendes, in dieser Reihenfolge: keine zwei Mannschaften treffen zweimal aufeinander; die Punkte der Gegner liegen so nah beieinander wie möglich; Mannschaften eines Vereins bleiben getrennt, wenn das Turnier es so will; die Farben an Brett 1 gleichen sich aus; die obere Hälfte der Punktgleichen trifft auf die untere.
match-why-today = Von dieser Auslosung ist hier kein Beweis gespeichert. Die Gründe sind aus dem berechnet, was heute bekannt ist.
match-why-by-hand = Von Hand gesetzt: Die Auslosung hatte diese Begegnung nicht.
match-why-level = Punkte vor dieser Runde: je { $points }.
match-why-half = Unter den { $n } Mannschaften mit diesen Punkten steht { $upper } auf Platz { $one } und { $lower } auf Platz { $other }.
match-why-down = Punkte vor dieser Runde: { $upper } { $high }, { $lower } { $low }. { $upper } ist zu { $lower } heruntergelost, Abstand { $gap }.
match-why-float = { $upper } steht auf Platz { $one } von { $n } mit ihren Punkten, { $lower } auf Platz { $other } von { $m }.
match-why-new = Sie hatten noch nicht gegeneinander gespielt.
match-why-clubs = Verschiedene Vereine: { $one } und { $other }.
match-why-club-cost = Mit weniger Begegnungen innerhalb eines Vereins lägen die Punkte der Gegner weiter auseinander.
match-why-balance = Partien mit Weiß minus Partien mit Schwarz an Brett 1 bisher: { $white } { $one }, { $black } { $other }. Also hat { $white } dort Weiß.
match-why-turn = Die Farben an Brett 1 sind ausgeglichen; { $black } hatte zuletzt Weiß, also hat { $white } dort Weiß.
match-why-names = Die Farben an Brett 1 sprechen für keine; eine Zahl aus beiden Namen gibt { $white } dort Weiß.
match-why-again = { $color ->
    [white] Beide hatten an Brett 1 zu oft Weiß: Eine von ihnen hat es wieder.
   *[black] Beide hatten an Brett 1 zu oft Schwarz: Eine von ihnen hat es wieder.
}
match-why-exchanged = Die Farben wurden danach von Hand getauscht.
match-why-stones = An einem Brett mit Vorgabe hat der Schwächere Schwarz.
match-why-bye = Sie hatte die wenigsten Freilose ({ $n }) und steht unter den Mannschaften mit so wenigen zuletzt.
match-why-bye-rest = Die Mannschaften, die zuvor an der Reihe waren, konnten das Freilos nicht bekommen: Die übrigen hätten sich nicht ohne eine zweite Begegnung paaren lassen.
match-why-bye-given = Von Hand gegeben.
match-met = Sie haben in Runde { $round } gegeneinander gespielt.
match-club = Beide sind vom selben Verein: { $club }.
match-short = { $team } hat { $n } von { $of } Spielern.
match-without = { $team } hat weder Begegnung noch Freilos.
match-order = { $team } sitzt nicht nach Stärke.
match-exchange = Farben tauschen
match-part = Begegnung auflösen
match-no-bye = Freilos zurücknehmen
match-free-teams = { $n ->
    [one] 1 Mannschaft ohne Begegnung
   *[other] { $n } Mannschaften ohne Begegnung
}
match-white = Weiß an Brett 1
match-black = Schwarz an Brett 1
match-meet = Sie spielen gegeneinander
match-give-bye = Die erste hat ein Freilos

# Teams as the organiser has them.
teams-none = Noch keine Mannschaften.
teams-count = { $n ->
    [one] 1 Mannschaft
   *[other] { $n } Mannschaften
}
teams-without = { $n ->
    [one] 1 Person ohne Mannschaft
   *[other] { $n } Personen ohne Mannschaft
}
teams-round-robin = Ein Rundenturnier mit { $n } Mannschaften braucht { $takes } Runden; dieses Turnier hat { $has }.
teams-make = Mannschaften bilden
teams-from-list = Aus einer Liste
teams-from-list-hint = Eine Teilnehmerliste mit einer Spalte „Mannschaft“, vielleicht auch „Brett“ und „Kapitän“, trägt die Spieler ein und bildet die Mannschaften.
teams-from-clubs = { $n ->
    [one] 1 Mannschaft aus einem Verein
   *[other] { $n } Mannschaften aus Vereinen
}
teams-made-who = Wer antritt, wenn es Mannschaften gibt:
teams-made = { $n ->
    [one] 1 Mannschaft ist gebildet.
   *[other] { $n } Mannschaften sind gebildet.
}
teams-rules = Wie Begegnungen zählen
teams-saved = Die Mannschaften sind gespeichert.
team-new = Neue Mannschaft
team-name = Name der Mannschaft
team-add = Noch jemand
team-squad-hint = Wer zuerst steht, sitzt an Brett 1. Wer nach dem letzten Brett kommt, ist Ersatz.
team-captain-hint = Meldet die Aufstellung über den persönlichen Link.
team-captain-gone = { $n ->
    [one] { $teams } hat nun keinen Kapitän.
   *[other] { $teams } haben nun keinen Kapitän.
}
team-captain-stays = Weiterhin Kapitän von { $teams }: Wählen Sie unter Mannschaften jemand anderen.
team-captain-none = Kein Kapitän
team-captain-left = Kapitän: { $name }, nimmt an keiner kommenden Runde teil
said-of-teams = { $said } { $more }
team-save = Mannschaft speichern
team-remove = Mannschaft löschen
team-left = Ausgeschieden: keine Begegnung ab Runde { $round }
team-back = Diese Mannschaft kommt zurück
team-back-about = Ihre Spieler nehmen wieder teil, und ihre kampflos gewerteten Partien sind wieder offen.
team-back-done = { $team } nimmt ab Runde { $round } wieder teil.
team-back-without = { $team } nimmt ab Runde { $round } wieder teil, hat aber in veröffentlichten Runden keine Begegnung. Ändern Sie diese Runden, oder nehmen Sie sie zurück.
match-absent-way = Aufstellung, oder nicht angetreten
team-leaves = Diese Mannschaft scheidet aus
team-leaves-from = Ab Runde
team-leaves-about = Ihre Spieler nehmen von da an an keiner Runde teil. Über ihre offenen Partien entscheiden Sie danach.
team-remove-ask = Ihre Spieler bleiben angemeldet.
team-removed = { $team } ist gelöscht.
team-points = Gegebene oder abgezogene Punkte
team-points-give = Punkte geben oder abziehen
team-points-round = Von dieser Runde an zählen sie.
team-points-how-many = Punkte
team-points-bonus = Ein Bonus: Er löst Gleichstände und ist kein Mannschaftspunkt (Kriterium BONUS)
team-points-hint = 1, oder −1 für einen Abzug.
team-size = Bretter einer Begegnung
team-size-anew-ask = { $n ->
    [one] 1 beendete Begegnung hätte mit dieser Zahl von Brettern ein anderes Ergebnis. Kreuzen Sie es unten an, wenn das stimmt.
   *[other] { $n } beendete Begegnungen hätten mit dieser Zahl von Brettern ein anderes Ergebnis. Kreuzen Sie es unten an, wenn das stimmt.
}
team-size-anew = Beendete Begegnungen nach der neuen Zahl werten
team-who = Wer tritt an?
team-who-teams = Mannschaften, in Begegnungen
team-who-players = Spieler, einzeln; Mannschaften haben auch eine Tabelle
team-system = Wer gegen wen spielt
team-system-swiss = Schweizer System: Mannschaften mit gleich vielen Punkten, niemand zweimal
team-system-mcmahon = McMahon: Mannschaften mit gleich vielen Punkten; starke beginnen mit mehr
team-system-groups = Gruppen, dann K.-o. der Besten
team-system-round-robin = Rundenturnier: jeder gegen jeden
team-system-double-round-robin = Rundenturnier: jeder zweimal gegen jeden
team-decision = Eine Begegnung gewinnt
team-decision-all-boards = mehr als die Hälfte aller Bretter
team-decision-played-boards = wer mehr Bretter gewinnt
team-decision-boards-alone = niemand: nur Bretter zählen
team-worth = Sieg, Unentschieden, Niederlage
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = Punkte für ein Freilos
team-unopposed = Ein Brett ohne Gegner ist gewonnen
team-lock = Kapitäne ändern Aufstellungen
team-lock-hint = In einer veröffentlichten Runde sehen alle eine Änderung sofort.
team-strength = Stärke einer Mannschaft
team-groups = Gruppen
team-groups-hint = Nur mit K.-o.-Phase; 0: keine Gruppen
team-qualifiers = Beste je Gruppe
team-qualifiers-hint = Wer in die K.-o.-Phase kommt
team-strength-mean = das Mittel der Wertungen an ihren Brettern
team-strength-median = der Median der Wertungen an ihren Brettern
team-lock-publication = bis die Runde veröffentlicht ist
team-lock-first-result = bis zum ersten Ergebnis der Begegnung
team-placement = Reihenfolge der Mannschaften
team-handicaps = Vorgabe an den Brettern, nach der Regel des Turniers und den beiden Rängen
team-clubs-apart = Zwei Mannschaften eines Vereins treffen nur aufeinander, wenn die Punkte nichts anderes zulassen
team-first-black = Die erstgenannte Mannschaft hat an Brett 1 Schwarz
fault-team-groups = { $n } Mannschaften sind zu wenige für so viele Gruppen: Jede braucht { $least }.
team-draw-too-few = Nur { $teams } Mannschaften spielen in Runde { $round }. Eine Begegnung braucht zwei.
team-draw-no-valid-pairing = Ohne zweite Begegnung geht es nicht auf: Für { $teams } bleiben zu wenige Gegner. Setzen Sie von Hand, oder spielen Sie weniger Runden.
team-draw-over = Alle haben gegeneinander gespielt: Das Rundenturnier endet mit Runde { $rounds }.
team-draw-undecided = Wer von { $teams } aus Runde { $round } weiterkommt, ist nicht entschieden. Tragen Sie fehlende Ergebnisse ein; ist alles gleich, setzen Sie die nächste Runde von Hand mit der Mannschaft, die weiterkommt.
team-draw-too-large = { $teams } Mannschaften sind für eine Auslosung zu viele.

# Why something about teams is not done.
refusal-team-plays = { $team } spielt in Runde { $round } und kann nicht entfernt werden. Scheidet sie aus, sagen Sie es auf ihrer Seite: „Diese Mannschaft scheidet aus“.
refusal-team-size-drawn = Begegnungen der Runde { $round } haben mehr Bretter. Nehmen Sie diese Runde erst zurück und losen Sie sie mit der neuen Zahl aus.
refusal-matches-drawn = Runde { $round } wurde als Begegnungen von Mannschaften ausgelost. Wer gegen wen spielt, lässt sich nur ändern, solange keine Runde ausgelost ist: Nehmen Sie die Runden erst zurück.
refusal-players-drawn = Runde { $round } wurde Spieler für Spieler ausgelost. Mannschaften können nur aufeinandertreffen, wenn keine Runde ausgelost ist: Nehmen Sie die Runden erst zurück, oder lassen Sie die Spieler spielen.
refusal-round-of-teams = In einer Mannschaftsrunde tauschen Spieler ihre Plätze über die Aufstellungen.
refusal-team-busy = { $team } hat schon einen Gegner oder ein Freilos. Nehmen Sie das zuerst zurück.
refusal-no-such-match = Diese Mannschaft oder Begegnung gibt es nicht mehr.
refusal-match-played = Tisch { $table } hat ein Ergebnis. Nehmen Sie es zuerst zurück.
refusal-line-ups-changed = Aufstellungen haben sich geändert, seit die Bretter besetzt wurden. Besetzen Sie sie neu, und sehen Sie noch einmal nach.
refusal-line-up-locked = Die Aufstellung für Runde { $round } lässt sich nicht mehr ändern. Fragen Sie einen Schiedsrichter.
refusal-seat-away = { $entry } nimmt an Runde { $round } nicht teil. Ändern Sie die Aufstellung von { $team }.
refusal-not-captain = Nur der Kapitän meldet die Aufstellung der Mannschaft.

# The journal.
act-edit-teams = Mannschaften geändert
act-line-up = Aufstellung gemeldet
act-team-absent = Mannschaft nicht angetreten, oder doch
