## The open record of an event

open-record-title = Die offene Akte
open-record-lead = Eine Datei, aus der jede und jeder mit einem eigenen Programm und ohne diesen Server nachrechnet:
open-record-draws = jede Auslosung, die hier gemacht wurde, mit dem Beweis, dass es keine bessere gibt,
open-record-tables = jede Tabelle nach jeder Runde, Wert für Wert,
open-record-rulings = jede Entscheidung aus ihrem Vorfall, wo Entscheidungen öffentlich sind,
open-record-journal = und das Journal vom ersten bis zum letzten Eintrag, mit den Brettern, von denen es erzählt.
open-record-how = So prüfen Sie sie
open-record-file = Akte herunterladen
open-record-note = Der Befehl sagt, wie viel nachgerechnet wurde, oder das Erste, was nicht folgt. Das Format beschreibt docs/open-format.md, auch für andere Programme.
open-record-key = Ihr Protokoll hat dieser Server unterschrieben; sein öffentlicher Schlüssel steht im Befehl. Die Blätter einer Runde nennen den damals letzten Eintrag und den Anfang seiner Prüfsumme: Dieser Eintrag der Akte muss so beginnen.
open-record-back = Zurück zum Turnier
open-record-link = Die offene Akte: alles auf einmal prüfen
