# Blätter zum Drucken.

paper-title = Auf Papier
paper-how = Drucken Sie es aus Ihrem Browser, auf A4 oder Letter; das Blatt dreht sich von selbst.
paper-all = Alle Blätter
paper-names = Paarungen nach Name
paper-note-names = für die Wand: Alle finden ihren Tisch
paper-boards = Paarungen nach Tisch
paper-note-boards = mit einer Spalte für Ergebnisse
paper-slips = Ergebniszettel, vier auf einem Blatt
paper-note-slips = ein Zettel für jedes Brett
paper-slips-six = Ergebniszettel, sechs auf einem Blatt
paper-note-slips-six = kleiner, weniger Papier
paper-standings = Rangliste
paper-note-standings = alle Kriterien und alle Runden, im Querformat
paper-wall = Aushang nach Platz
paper-note-wall = im Hochformat, schmaler
paper-wall-start = Aushang nach Stärke
paper-note-wall-start = Zeilen, die kein Ergebnis verschiebt
paper-cross = Kreuztabelle
paper-note-cross = alle gegen alle
paper-badges = Namensschilder
paper-note-badges = acht auf einem Blatt
paper-tables = Tischnummern
paper-note-tables = acht auf einem Blatt, zum Aufstellen

sheet-day = { $day }, { $time }
sheet-printed = Gedruckt { $moment }.
sheet-journal = Protokoll { $count }: { $head }.
sheet-page = Seite { $page } von { $pages }.
sheet-standings = { $round ->
    [0] Reihenfolge am Start
   *[other] Rangliste nach Runde { $round }
  }
sheet-cross = Kreuztabelle nach Runde { $round }
sheet-cells = In einer Zelle steht: gespielte Farbe, Platz des Gegners, + gewonnen, − verloren, Vorgabe, 0+ spielfrei.
sheet-cells-number = In einer Zelle steht: gespielte Farbe, Nummer des Gegners, + gewonnen, − verloren, Vorgabe, 0+ spielfrei.
