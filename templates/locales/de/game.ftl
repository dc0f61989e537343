# Eine Partie am Brett aufzeichnen, und ihr zusehen.

refusal-move-turn = { $color ->
    [B] Weiß ist am Zug, nicht Schwarz
   *[W] Schwarz ist am Zug, nicht Weiß
}
refusal-move-off-board = Das ist kein Punkt dieses Bretts: { $point }
refusal-move-occupied = Auf { $point } liegt ein Stein
refusal-move-ko = { $color ->
    [B] Schwarz
   *[W] Weiß
} darf das Ko auf { $point } nicht sofort zurückschlagen
refusal-move-superko = { $point } würde das ganze Brett wiederholen, wie es nach Zug { $after } war
refusal-move-suicide = Auf { $point } { $stones ->
    [one] hätte der Stein
   *[other] hätten die { $stones } Steine
} keine Freiheit
refusal-record-confirmed = Das Ergebnis ist bestätigt: Die Aufzeichnung bleibt, wie sie ist
refusal-record-no-repetition = Die Stellung hat sich nicht wiederholt. Weiterspielen, oder den Schiedsrichter fragen.
refusal-record-repetition = Nach diesen Regeln können sich die Spieler über eine Wiederholung nicht einigen. Den Schiedsrichter fragen.
refusal-record-no-resumption = Nach diesen Regeln geht eine angehaltene Partie nicht weiter
refusal-record-life = Nur Steine auf dem Brett lassen sich markieren
refusal-record-not-in-rules = Das kennen diese Regeln nicht. Der Schiedsrichter entscheidet.
refusal-record-disagree = Die Spieler haben verschiedene Ergebnisse genannt
refusal-record-phase = Die Partie ist inzwischen weitergegangen: Das Brett noch einmal ansehen
refusal-record-nothing = Es gibt nichts zurückzunehmen
refusal-record-ruling = Zuletzt kam Entscheidung { $no }. Nehmen Sie diese Entscheidung auf ihrer eigenen Seite zurück.
refusal-record-moves = { $moves ->
    [one] Ein Zug ist schon aufgezeichnet.
   *[other] { $moves } Züge sind schon aufgezeichnet.
} Zuerst zurücknehmen.
refusal-record-position = Die Steine um { $point } haben keine Freiheit: So kann keine Stellung auf dem Brett liegen
refusal-record-handicap = Dort kann kein Vorgabestein liegen: { $point }
refusal-record-apply = Die Entscheidung lässt sich an der Aufzeichnung nicht ausführen: { $why }
refusal-record-full = Die Aufzeichnung ist voll
refusal-record-note = Eine Notiz hat 1 bis 1000 Zeichen
refusal-record-prisoners = { $n } Gefangene sind mehr, als das Brett fasst
refusal-record-terms = Hier lässt sich keine Partie aufzeichnen: { $why }
refusal-record-other-result = Das Brett zeigt schon { $result }. Eines von beiden berichtigen, bevor beide bestätigen.

fault-point = Einen Punkt wie Q16 schreiben: ein Buchstabe ab A ohne I, und eine Zahl
fault-clock = Schreiben, was die Uhr zeigt, etwa 12:30 oder 1:02:30

record-title = Tisch { $table }, Partie aufzeichnen
record-there = Jemand anders hatte eben dasselbe eingetragen. Es zählt einmal.
record-meanwhile = { $name } hat inzwischen eingetragen: { $theirs }. Nicht eingetragen: { $mine }. Das Brett ansehen, dann eintragen, was fehlt.
record-made-anyway = Wurde { $point } trotzdem gespielt: so eintragen, wie es war, und den Vorfall melden.
record-as-made = { $point } eintragen, wie gespielt
record-unsent = Noch nicht gespeichert, wartet auf die Verbindung:
record-dropped = Nicht eingetragen:
record-sign-in = Sie sind ausgeloggt. Loggen Sie sich in einem anderen Tab ein; was wartet, bleibt hier:
record-keys = Brett. Pfeiltasten wählen einen Punkt, Eingabe spielt, Rücktaste nimmt zurück.
record-pad = Gewählten Punkt verschieben
record-up = Nach oben
record-left = Nach links
record-right = Nach rechts
record-down = Nach unten
record-play = { $color } spielen
record-place = Stein setzen
record-usual = Auf die üblichen Punkte
record-put = Punkt setzen
record-toggle = Tot oder lebendig
record-count-it = Diese Stellung zählen
record-undo = Zurücknehmen: { $what }
record-pass = Passen
record-quick = Ein Tippen spielt
record-brush = Was dort liegt
record-empty = Nichts
record-more = Mehr
record-resigns = { $color } gibt auf
record-time = { $color } verliert durch Zeit
record-stop = Das Spiel ist aus
record-repetition = Beide einig: ohne Ergebnis durch Wiederholung
record-set-up = Stattdessen die Endstellung aufbauen
record-typed = Punkt
record-play-typed = Spielen
record-note = Kommentar
record-note-act = Hinzufügen
record-clock = Uhr
record-clock-whose = Wessen Uhr
record-clock-left = Restzeit
record-clock-hint = 12:30 oder 1:02:30
record-clock-overtime = Übrige Perioden oder Steine der Zusatzzeit
record-clock-act = Notieren
record-file = Eine Datei übernehmen
record-file-label = Partie (SGF)
record-file-act = Übernehmen
record-file-wrong = Diese Datei lässt sich nicht übernehmen: { $why }
record-file-games = Die Datei enthält { $n } Partien: Speichern Sie die dieses Brettes für sich und übernehmen Sie dann diese
record-file-empty = In dieser Datei ist keine Partie
record-file-large = Diese Datei ist zu groß für eine Partie
record-taken-over = Die Datei ist als Aufzeichnung dieser Partie übernommen
record-lids = Gefangene auf den Deckeln
record-lids-act = Berichtigen
record-board = Ergebnis des Bretts
record-watch = Zusehen
record-confirms = { $color } bestätigt
record-confirmed = Beide Spieler haben bestätigt. Das Ergebnis ist für die Runde eingetragen, die Aufzeichnung bleibt, wie sie ist.
boards-record = Aufzeichnen
boards-record-at = Partie aufzeichnen, Tisch { $table }
boards-watch = Zusehen
boards-watch-at = Tisch { $table } zusehen

game-placing = { $n ->
    [one] Noch ein Vorgabestein zu setzen
   *[other] Noch { $n } Vorgabesteine zu setzen
}
game-setting-up = Die Endstellung wird aufgebaut
game-to-move = { $color } ist am Zug
game-stopped = Angehalten: Was ist tot?
game-ended = { $result }, noch nicht bestätigt
game-last = Zug { $n }: { $move }
game-held = hält { $n ->
    [one] einen Stein
   *[other] { $n } Steine
}
game-terms = Bedingungen
goban = Stellung
goban-last = Stellung nach { $color } { $point }
move-pass = { $color } passt

count-territory = Gebiet
count-prisoners = Im Spiel gefangen
count-dead = Tot auf dem Brett
count-stones = Steine auf dem Brett
count-komi = Komi
count-compensation = Für Vorgabesteine
count-rulings = Durch Entscheidungen
count-sum = Summe
count-marks = Ein Tippen markiert als
count-as-dead = Tot
count-as-seki = Seki
count-agreed = { $color } hat dem zugestimmt
count-resume = { $color } will weiterspielen
count-none-dead = Alle Steine leben
count-settle = Der Schiedsrichter legt es so fest
count-no-agreement = Sie einigen sich nicht

did-handicap = Vorgabestein { $point }
did-usual = Vorgabesteine
did-moves = { $n } Züge aus einer Datei
did-position = eine Stellung
did-prisoners = Gefangene berichtigt
did-note = ein Kommentar
did-clock = eine Uhr
did-stop = Spiel ist aus
did-mark = was tot ist
did-agree = { $color } stimmt zu
did-settle = vom Schiedsrichter festgelegt
did-no-agreement = keine Einigung
did-resume = { $color } spielt weiter
did-resign = { $color } gibt auf
did-time = { $color } verliert durch Zeit
did-repetition = Wiederholung
did-object = Widerspruch
did-confirm = { $color } bestätigt
did-ruled = Entscheidung { $no }
did-unruled = Entscheidung { $no } aufgehoben
did-undo = das Letzte zurückgenommen

watch-title = Tisch { $table }, die Partie
watch-start = Vor dem ersten Zug
watch-ways = Durch die Partie
watch-first = Anfang
watch-back = Zurück
watch-on = Weiter
watch-last = Jetzt
watch-nothing = Diese Partie zeichnet noch niemand auf. Sobald es jemand tut, geht es hier von selbst weiter.
watch-file = Partie (SGF)
watch-clock = Uhr von { $color }: { $time }
watch-overtime = Uhr von { $color }: { $time }, Zusatzzeit { $n }

incident-found = In der aufgezeichneten Partie gefunden
figure-now = Jetzt.
figure-after = Nach der Entscheidung.
ruling-record = Aufgezeichnete Partie
ruling-record-done = Die Entscheidung wird auch an ihr ausgeführt
ruling-record-stays = An der Aufzeichnung lässt sich das nicht ausführen. Das Brett von Hand richtigstellen; die Aufzeichnung bleibt, wie sie ist.
ruling-prisoners = Gefangene
ruling-prisoners-of = { $color } { $n }

act-record = Aufzeichnung einer Partie begonnen

record-arbiter-only = Nur ein Schiedsrichter legt fest, worüber die Spieler sich nicht einigen

record-marking-changed = Die Markierung hat sich inzwischen geändert. Das Brett ansehen, dann zustimmen.

record-words = Einen Punkt oder Kommentar schreiben
record-discard = Verwerfen, was wartet

watch-step = Schritt { $n } von { $of }
ruling-on = Weiter mit der Partie, Tisch { $table }
