list-column-category = Klasse
note-categories-not-said = De met de hand gezette klassen van { $players } spelers worden niet geschreven: daar beslist de graad.
entry-category-by-rank = Volgens de graad
entry-category-hint = Een andere dan volgens de graad, voor prijzen, stand en indeling
entries-chosen-set-category = Klasse opslaan
list-plays-as = { $grade }, ingedeeld als { $rank }
