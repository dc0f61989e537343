list-column-category = Klasse
note-categories-not-said = Die von Hand gesetzten Klassen von { $players } Spielern werden nicht geschrieben: Dort entscheidet der Rang.
entry-category-by-rank = Nach dem Rang
entry-category-hint = Eine andere als nach dem Rang, für Preise, Rangliste und Auslosung
entries-chosen-set-category = Klasse setzen
list-plays-as = { $grade }, ausgelost als { $rank }
