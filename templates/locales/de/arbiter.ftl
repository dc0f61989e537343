# Schiedsrichter: offene Bretter, ein Brett, zwei Ergebnisse an einem Brett.

boards-nothing = Noch ist keine Runde veröffentlicht. Sobald es eine gibt, stehen hier ihre Tische, mit einer Taste für jeden Spieler.
boards-complete = Alle Ergebnisse der Runde { $round } sind da
boards-missing = von { $total } Ergebnissen fehlen in Runde { $round }
boards-progress = { $done } von { $total } Ergebnissen sind da
boards-which = Welche Tische
boards-open = Offen { $count }
boards-all = Alle { $count }
boards-waiting = Wartend { $count }
boards-changed = { $count ->
    [1] Ein Tisch hat sich geändert
   *[other] { $count } Tische haben sich geändert
  }
boards-changed-since = seit { $time }
boards-hide-done = Beendete ausblenden
boards-unkept = Dieses Gerät kann Ergebnisse nicht speichern: Lassen Sie diese Seite offen, bis alles gesendet ist.
boards-known = Die Seite zeigt, was dieses Gerät weiß; andere haben vielleicht mehr eingetragen.
boards-waits-since = wartet hier seit { $time }
boards-stuck = Nicht eingetragen
boards-stuck-at = Nicht eingetragen: Tisch { $tables }
boards-look = Warum?
boards-lost = Seit { $time } ohne Verbindung.
boards-unsent = { $count ->
    [1] Ein Ergebnis wartet auf diesem Gerät.
   *[other] { $count } Ergebnisse warten auf diesem Gerät.
  }
boards-sent = { $count ->
    [1] Ein Ergebnis wurde gesendet.
   *[other] { $count } Ergebnisse wurden gesendet.
  }
boards-other = Anderes
boards-other-at = Anderes Ergebnis, Tisch { $table }
boards-black-away = Schwarz kam nicht
boards-white-away = Weiß kam nicht
boards-change-at = Ändern: Tisch { $table }
board-who = Wer hat gewonnen?
board-how = Wie?
board-neither = Keiner von beiden
board-one-tap = Ein Tippen trägt das Ergebnis ein. Ungewöhnliche Ergebnisse werden erst mit ihren Folgen gezeigt.
board-points = Mit wie vielen Punkten?
board-corrects = Runde { $round } ist vorbei, oder eine spätere ist ausgelost. Ihre Paarungen bleiben; die Tabelle ändert sich, und das Protokoll bewahrt Ihre Begründung.
board-reason = Warum wird es berichtigt?
board-reason-hint = Zum Beispiel: Zettel vertauscht
who-pending = Läuft noch
who-replay = wird wiederholt
who-taken-back = nimmt das Ergebnis zurück
who-unrated = ohne Wertung
how-illegal-move = Regelwidriger Zug
how-default = Nicht erschienen
how-decision = Entscheidung
conflict-title = Zwei Ergebnisse, Tisch { $table }
conflict-head = Zwei Schiedsrichter, zwei Ergebnisse
conflict-lead = Während Sie Tisch { $table } eingetragen haben, hat jemand anders ein anderes Ergebnis eingetragen. Nichts ist verloren. Welches stimmt?
conflict-own-lead = Sie selbst haben an Tisch { $table } ein anderes Ergebnis eingetragen, nachdem diese Seite geladen war. Nichts ist verloren. Welches stimmt?
conflict-players-lead = Tisch { $table }: Beide haben ein anderes Ergebnis gemeldet als das, das Sie angetippt haben. Noch ist nichts eingetragen.
conflict-report-lead = Die Meldungen von Tisch { $table } haben sich inzwischen geändert. Es wurde nichts eingetragen: Sehen Sie noch einmal hin.
conflict-record-lead = Tisch { $table }: Laut Aufzeichnung endete die Partie anders, als Sie angetippt haben. Noch ist nichts eingetragen.
conflict-ruling-lead = Tisch { $table }: Das jetzige Ergebnis stammt aus Entscheidung { $number }. Noch ist nichts eingetragen. War sie falsch, wird sie besser auf ihrer eigenen Seite geändert oder zurückgenommen.
conflict-game-lead = Tisch { $table } zeigt das Ergebnis einer gespielten Partie, und Sie haben angetippt, dass jemand nicht kam. Noch ist nichts eingetragen.
conflict-just-now = gerade eben, nicht gespeichert
conflict-tapped-at = { $time } auf diesem Gerät, nicht gespeichert
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
result-corrected = Tisch { $table } ist berichtigt. Die Paarungen späterer Runden bleiben; die Tabelle ist aktualisiert.
fault-margin = Geben Sie den Abstand in Punkten ein, mehr als 0: 3,5
boards-none-open = Keine Partie ist offen.
date-set-title = Termin der Partie
date-set-about = Er gilt für beide Spieler; ein Vorschlag von ihnen fällt damit weg.
date-set-act = Termin setzen
date-clear = Kein Termin
date-set = Der Termin ist gesetzt.
date-set-outside = Der Termin ist gesetzt. Er liegt außerhalb des Zeitraums der Runde.

# Was an einem Feld oder einer Anfrage nicht stimmt, und was zu tun ist.

fault-margin-of-other = Mit { $typed } hätte die andere Seite gewonnen. Geben Sie den Abstand dieses Sieges ein oder wählen Sie oben eine andere Antwort.

# Eine Partie am Brett aufzeichnen, und ihr zusehen.

boards-record-at = Partie aufzeichnen, Tisch { $table }

# Vorfälle und Entscheidungen: was geschah, wann, die Entscheidung, und was danach geschieht.

boards-incident-at = Vorfall an Tisch { $table }

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

## Was ein Ausgang bedeutet
outcome-title = Was das bedeutet, Tisch { $table }
outcome-lead = Sehen Sie sich die Folgen an, bevor Sie es eintragen.
outcome-no-change = Nichts ändert sich
outcome-anew-result = Kein Ergebnis, die Partie wird wiederholt
outcome-files = In den Dateien
outcome-confirm = Dieses Ergebnis eintragen
outcome-back = Zurück, ein anderes Ergebnis
outcome-anew = Die Partie wird am selben Tisch wiederholt. Die erste bleibt in der Geschichte des Tisches und zählt nicht.
## Wiederholte Partien
replay-title = Die Partie wird wiederholt
replay-black = Wer Schwarz hat
replay-time = Bedenkzeit
replay-time-hint = Falls nicht die des Turniers: je 30 Minuten
replay-back = Doch nicht wiederholen
replay-saved = Tisch { $table }: Die Bedingungen der wiederholten Partie sind gespeichert.
replay-taken-back = Tisch { $table }: Die erste Partie zählt wieder.
replay-earlier = Partie { $n }: { $result }, wiederholt. Schwarz { $black }, Weiß { $white }, { $handicap }.
replay-by-ruling = Entscheidung { $no }.
result-played-anew = Tisch { $table }: Die Partie wird wiederholt, ihr Ergebnis fehlt wieder.
boards-anew = Wird wiederholt
## Bestätigte Ergebnisse
board-both-confirm = Beide haben es bestätigt
board-both-confirm-note = Ein Ergebnis, das beide bestätigt haben, ändert nur noch der Hauptschiedsrichter.
board-confirmed-at = Beide haben es bestätigt, { $time } Uhr.
board-confirmed-by-round = Die Runde ist vorbei, ihre Ergebnisse gelten als bestätigt.
board-confirmed-chief = Nur noch der Hauptschiedsrichter kann es ändern, mit einem Grund: { $name }.
board-correct = Als Hauptschiedsrichter berichtigen
boards-confirm = Beide bestätigt
chief-organisers = die Turnierleitung, da niemand benannt ist
## Die Uhr der Runde
clock-start = Uhren starten
clock-start-ask = { $boards ->
    [one] Die Uhr des einen Tisches läuft dann, und der Bildschirm im Saal zeigt es.
   *[other] Die Uhren aller { $boards } Tische laufen dann, und der Bildschirm im Saal zeigt es.
}
clock-start-round = Uhren der Runde { $round } starten
clock-unstart = Uhren doch nicht gestartet
clock-planned = Geplant für { $time }
clock-started = Runde { $round }: Die Uhren laufen. Der Bildschirm im Saal zeigt es.
clock-unstarted = Runde { $round }: Die Uhren laufen noch nicht.

settings-rooms = Räume
settings-rooms-hint = Wo Tische in mehreren Räumen stehen: 1-40 Großer Saal; 41-80 Bücherei
settings-surname-first = Nachname zuerst
settings-surname-first-note = Szabó János statt János Szabó, in jeder Sprache. Namen in chinesischer, japanischer oder koreanischer Schrift stehen immer so.
settings-sides = Spieler je Seite
settings-sides-hint = Beim Pair Go spielen zwei auf einer Seite, beim Rengo zwei oder drei, immer abwechselnd.
sides-one = Eine Person
sides-mean = Zwei oder drei im Wechsel, mit ihrem Mittelwert als Stärke
sides-given = Zwei oder drei im Wechsel, mit angegebener Stärke
fault-no-zone = Geben Sie eine Zeitzone wie Europe/Berlin oder die Stadt ein; „{ $typed }“ ist keine.
fault-no-room = Geben Sie Tische und ihren Raum ein, etwa 1-40 Großer Saal; 41-80 Bücherei. Nicht verstanden: „{ $typed }“.
boards-reported = Gemeldet { $count }
boards-late = Überfällig { $count }
boards-late-since = Überfällig seit { $time }
boards-late-row = Überfällig
boards-disputed = Vorfall offen
boards-said-both = Beide: { $result }
boards-recorded = Aufgezeichnet: { $result }
boards-enter-it = Eintragen
boards-entered-right = Das Eingetragene stimmt
today-entered = Eingetragen: { $result }
boards-entered = Tisch { $table }: { $result }
boards-record-says = Die Aufzeichnung
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } hat etwas anderes gemeldet: { $result }
inbox-entered = Das Ergebnis von Tisch { $table } ist eingetragen.

# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

## Ein bestätigtes Ergebnis
board-clerical-question = Wurde das Ergebnis falsch aufgeschrieben?
board-clerical = Ja: Beide haben ein anderes Ergebnis bestätigt als das, das hier steht
board-clerical-note = Das Ergebnis der Spieler selbst ändert sich nicht mehr.
