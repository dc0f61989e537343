# Vellen om af te drukken.

paper-title = Op papier
paper-how = Druk af vanuit uw browser, op A4 of Letter; het vel draait vanzelf.
paper-all = Alle vellen
paper-names = Indeling op naam
paper-note-names = voor de muur: iedereen vindt de tafel
paper-boards = Indeling op tafel
paper-note-boards = met een kolom voor uitslagen
paper-slips = Uitslagbriefjes, vier per vel
paper-note-slips = een briefje per bord
paper-slips-six = Uitslagbriefjes, zes per vel
paper-note-slips-six = kleiner, minder papier
paper-standings = Stand
paper-note-standings = elk criterium en elke ronde, liggend
paper-wall = Muurlijst op plaats
paper-note-wall = staand, smaller
paper-wall-start = Muurlijst op sterkte
paper-note-wall-start = rijen die geen uitslag verschuift
paper-cross = Kruistabel
paper-note-cross = iedereen tegen iedereen
paper-badges = Badges
paper-note-badges = acht per vel
paper-tables = Tafelnummers
paper-note-tables = acht per vel, om op de tafels te zetten

sheet-day = { $day }, { $time }
sheet-printed = Afgedrukt { $moment }.
sheet-journal = Logboek { $count }: { $head }.
sheet-page = Pagina { $page } van { $pages }.
sheet-standings = { $round ->
    [0] Beginvolgorde
   *[other] Stand na ronde { $round }
  }
sheet-cross = Kruistabel na ronde { $round }
sheet-cells = Een vakje is: gespeelde kleur, plaats van de tegenstander, + gewonnen, − verloren, handicap, 0+ vrije ronde.
sheet-cells-number = Een vakje is: gespeelde kleur, nummer van de tegenstander, + gewonnen, − verloren, handicap, 0+ vrije ronde.
