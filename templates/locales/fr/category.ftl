list-column-category = Catégorie
note-categories-not-said = Les catégories fixées à la main de { $players } joueurs ne sont pas écrites : là, le niveau décide.
entry-category-by-rank = Selon le niveau
entry-category-hint = Une autre que selon le niveau, pour les prix, le classement et l’appariement
entries-chosen-set-category = Fixer la catégorie
list-plays-as = { $grade }, apparié comme { $rank }
