list-column-category = Kategori
note-categories-not-said = Kategorierne for { $players } spillere, sat i hånden, skrives ikke: Der afgør graden.
entry-category-by-rank = Efter graden
entry-category-hint = En anden end efter graden, til præmier, stilling og lodtrækning
entries-chosen-set-category = Sæt kategori
list-plays-as = { $grade }, parres som { $rank }
