# Sheets to print.

paper-title = På papir
paper-how = Udskriv fra din browser, på A4 eller Letter; arket vender sig selv.
paper-all = Alle ark
paper-names = Parringer efter navn
paper-note-names = til væggen: alle finder deres bord
paper-boards = Parringer efter bord
paper-note-boards = med en kolonne til resultater
paper-slips = Resultatsedler, fire pr. ark
paper-note-slips = en seddel til hvert bræt
paper-slips-six = Resultatsedler, seks pr. ark
paper-note-slips-six = mindre, sparer papir
paper-standings = Stilling
paper-note-standings = alle kriterier og runder, tværformat
paper-wall = Vægliste efter placering
paper-note-wall = højformat, smallere
paper-wall-start = Vægliste efter styrke
paper-note-wall-start = rækker, som intet resultat flytter
paper-cross = Krydstabel
paper-note-cross = alle mod alle
paper-badges = Navneskilte
paper-note-badges = otte pr. ark
paper-tables = Bordnumre
paper-note-tables = otte pr. ark, til at stille på bordene

sheet-day = { $day } kl. { $time }
sheet-printed = Udskrevet { $moment }.
sheet-journal = Logbog { $count }: { $head }.
sheet-page = Side { $page } af { $pages }.
sheet-standings = { $round ->
    [0] Startrækkefølge
   *[other] Stilling efter runde { $round }
  }
sheet-cross = Krydstabel efter runde { $round }
sheet-cells = En celle viser: spillet farve, modstanderens placering, + vundet, − tabt, handicap, 0+ oversidder.
sheet-cells-number = En celle viser: spillet farve, modstanderens nummer, + vundet, − tabt, handicap, 0+ oversidder.
