# Sheets to print.

paper-title = Sur papier
paper-how = Imprimez depuis votre navigateur, en A4 ou Letter ; la feuille se tourne toute seule.
paper-all = Toutes les feuilles
paper-names = Appariements par nom
paper-note-names = pour le mur : chacun trouve sa table
paper-boards = Appariements par table
paper-note-boards = avec une colonne pour les résultats
paper-slips = Fiches de résultat, quatre par feuille
paper-note-slips = une fiche par table
paper-slips-six = Fiches de résultat, six par feuille
paper-note-slips-six = plus petites, moins de papier
paper-standings = Classement
paper-note-standings = tous les critères et toutes les rondes, en paysage
paper-wall = Tableau mural par place
paper-note-wall = en portrait, plus étroit
paper-wall-start = Tableau mural par force
paper-note-wall-start = des lignes qu’aucun résultat ne déplace
paper-cross = Tableau croisé
paper-note-cross = tous contre tous
paper-badges = Badges
paper-note-badges = huit par feuille
paper-tables = Numéros de table
paper-note-tables = huit par feuille, à poser sur les tables

sheet-day = { $day }, { $time }
sheet-printed = Imprimé le { $moment }.
sheet-journal = Journal { $count } : { $head }.
sheet-page = Page { $page } sur { $pages }.
sheet-standings = { $round ->
    [0] Ordre de départ
   *[other] Classement après la ronde { $round }
  }
sheet-cross = Tableau croisé après la ronde { $round }
sheet-cells = Dans une case : couleur jouée, place de l’adversaire, + gagnée, − perdue, handicap, 0+ exempt.
sheet-cells-number = Dans une case : couleur jouée, numéro de l’adversaire, + gagnée, − perdue, handicap, 0+ exempt.
