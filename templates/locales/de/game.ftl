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
refusal-record-ruling = Zuletzt kam Entscheidung { $no }. Eine Entscheidung wird aufgehoben, nicht zurückgenommen.
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
