# Sheets to print.

paper-title = On paper
paper-how = Print it from your browser, on A4 or Letter; the sheet turns by itself.
paper-all = All sheets
paper-names = Pairings by name
paper-note-names = for the wall: everybody finds the table
paper-boards = Pairings by table
paper-note-boards = with a column for results
paper-slips = Result slips, four to a sheet
paper-note-slips = a slip for each board
paper-slips-six = Result slips, six to a sheet
paper-note-slips-six = smaller, less paper
paper-standings = Standings
paper-note-standings = every criterion and every round, across
paper-wall = Wall list by place
paper-note-wall = upright, narrower
paper-wall-start = Wall list by strength
paper-note-wall-start = rows that no result moves
paper-cross = Cross table
paper-note-cross = everybody against everybody
paper-badges = Badges
paper-note-badges = eight to a sheet
paper-tables = Table numbers
paper-note-tables = eight to a sheet, to stand on the tables

sheet-day = { $day }, { $time }
sheet-printed = Printed { $moment }.
sheet-journal = Journal { $count }: { $head }.
sheet-page = Page { $page } of { $pages }.
sheet-standings = { $round ->
    [0] Starting order
   *[other] Standings after round { $round }
  }
sheet-cross = Cross table after round { $round }
sheet-cells = A cell is: colour played, opponent’s place, + won, − lost, handicap, 0+ a free round.
sheet-cells-number = A cell is: colour played, opponent’s number, + won, − lost, handicap, 0+ a free round.
