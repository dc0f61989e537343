list-column-category = Category
note-categories-not-said = The categories of { $players ->
    [one] one player, set
   *[other] { $players } players, set
} by hand, are not written: there the rank decides.
entry-category-by-rank = As the rank says
entry-category-hint = Another than the rank says, for prizes, standings and the draw
entries-chosen-set-category = Set the category
list-plays-as = { $grade }, paired as { $rank }
