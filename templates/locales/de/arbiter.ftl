# Schiedsrichter: offene Bretter, ein Brett, zwei Ergebnisse an einem Brett.

boards-title = Bretter
boards-nothing = Noch ist keine Runde veröffentlicht. Sobald es eine gibt, stehen hier ihre Bretter, mit einer Taste für jeden Spieler.
boards-complete = Alle Ergebnisse der Runde { $round } sind da
boards-missing = von { $total } Ergebnissen fehlen in Runde { $round }
boards-progress = { $done } von { $total } Ergebnissen sind da
boards-find = Tisch oder Name
boards-which = Welche Bretter
boards-open = Offen { $count }
boards-all = Alle { $count }
boards-changed = { $count ->
    [1] Ein Brett hat sich geändert
   *[other] { $count } Bretter haben sich geändert
  }
boards-changed-since = seit { $time }
boards-hide-done = Fertige ausblenden
boards-unkept = Dieses Gerät bewahrt nichts auf: Lassen Sie diese Seite offen, bis alles gesendet ist.
boards-waits-since = wartet hier seit { $time }
boards-stuck = Nicht eingetragen
boards-stuck-at = Nicht eingetragen: Tisch { $tables }
boards-look = Warum?
boards-lost = Seit { $time } ohne Verbindung.
boards-unsent = { $count ->
    [1] Ein Ergebnis wartet auf diesem Gerät.
   *[other] { $count } Ergebnisse warten auf diesem Gerät.
  }
boards-other = Anderes
boards-other-result = Anderes Ergebnis
boards-other-at = Anderes Ergebnis, Tisch { $table }
boards-black-away = Schwarz kam nicht
boards-white-away = Weiß kam nicht
boards-change-at = Ändern: Tisch { $table }
board-title = Tisch { $table }
board-who = Wer hat gewonnen?
board-how = Wie?
board-how-hint = Für ein Ergebnis ohne Partie: „kampflos“.
board-points = Mit wie vielen Punkten?
board-points-hint = Nur wenn gezählt wurde: 3,5
board-corrects = Runde { $round } ist vorbei, oder eine spätere ist ausgelost. Ihre Paarungen bleiben; die Rangliste ändert sich, und das Protokoll bewahrt Ihre Begründung.
board-reason = Warum wird es berichtigt?
board-reason-hint = Zum Beispiel: Zettel vertauscht
board-act = Ergebnis eintragen
board-back = Zurück zu den Brettern
who-black = Schwarz hat gewonnen: { $name }
who-white = Weiß hat gewonnen: { $name }
who-jigo = Jigo
who-both-lose = Beide verlieren
who-both-win = Beide gewinnen
who-no-result = Ohne Ergebnis
who-pending = Noch nicht bekannt
who-worth = { $black } für Schwarz, { $white } für Weiß
who-replay = Zählt nichts, bis wieder gespielt wird
how-unstated = Nicht angegeben
how-score = Nach Punkten
how-resignation = Durch Aufgabe
how-time = Durch Zeit
how-illegal-move = Durch einen regelwidrigen Zug
how-default = Kampflos: nicht gespielt
how-decision = Durch Entscheidung des Schiedsrichters
conflict-title = Zwei Ergebnisse, Tisch { $table }
conflict-head = Zwei Schiedsrichter, zwei Ergebnisse
conflict-lead = Während Sie Tisch { $table } eingetragen haben, hat jemand anders ein anderes Ergebnis eingetragen. Nichts ist verloren. Welches stimmt?
conflict-players-lead = Tisch { $table }: Beide haben ein anderes Ergebnis gemeldet als das, das Sie angetippt haben. Noch ist nichts eingetragen.
conflict-just-now = gerade eben, nicht gespeichert
conflict-tapped-at = { $time } auf diesem Telefon, nicht gespeichert
conflict-saved = gespeichert
conflict-seconds-ago = { $n ->
    [one] vor { $n } Sekunde, gespeichert
   *[other] vor { $n } Sekunden, gespeichert
}
conflict-minutes-ago = { $n ->
    [one] vor { $n } Minute, gespeichert
   *[other] vor { $n } Minuten, gespeichert
}
conflict-saved-at = { $time }, gespeichert
conflict-leave = Lassen, wie gespeichert
result-corrected = Tisch { $table } ist berichtigt. Die Paarungen späterer Runden bleiben; die Rangliste ist neu.
somebody = jemand

refusal-reason-needed = Schreiben Sie, warum das Ergebnis berichtigt wird
refusal-not-published = Runde { $round } ist ein Entwurf; veröffentlichen Sie sie zuerst
fault-margin = Schreiben Sie, mit wie vielen Punkten, mehr als 0: 3,5
boards-none-open = Kein Brett ist offen.
