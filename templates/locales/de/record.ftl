## The open record of an event

record-title = Die offene Akte
record-lead = Eine Datei, aus der jede und jeder mit einem eigenen Programm und ohne diesen Server nachrechnet:
record-draws = jede Auslosung, die hier gemacht wurde, mit dem Beweis, dass es keine bessere gibt,
record-tables = jede Tabelle nach jeder Runde, Wert für Wert,
record-rulings = jede Entscheidung aus ihrem Vorfall, wo Entscheidungen öffentlich sind,
record-journal = und das Journal vom ersten bis zum letzten Eintrag, mit den Brettern, von denen es erzählt.
record-how = So prüfen Sie sie
record-file = Akte herunterladen
record-note = Der Befehl sagt, wie viel nachgerechnet wurde, oder das Erste, was nicht folgt. Das Format beschreibt docs/open-format.md, auch für andere Programme.
record-back = Zurück zum Turnier
record-link = Die offene Akte: alles auf einmal prüfen
