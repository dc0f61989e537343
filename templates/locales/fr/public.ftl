# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Tournois
index-running = En cours
index-coming = À venir
index-over = Terminés
index-none = Aucun tournoi pour l’instant
index-none-what = Les tournois apparaissent ici dès que le propriétaire de ce serveur en a créé un.
index-new = Nouveau tournoi
index-import = Lire un fichier

## A tournament
front-no-round = Les premiers appariements apparaîtront ici quand l’organisateur les publiera.
front-players = Voir qui est inscrit
front-draft = Apparier la ronde 1
front-about = Le tournoi
about-when = Quand
about-where = Où
about-players = Joueurs
about-not-checked-in = dont { $count } pas encore pointés
about-rounds = Rondes
about-system = Système
about-mcmahon = McMahon
about-swiss = Suisse
about-swiss-categories = Suisse par catégories
about-cup = Coupe
about-no-handicap = Parties à égalité seulement
about-handicap = Handicaps jusqu’à { $most ->
    [1] une pierre
   *[other] { $most } pierres
  }
about-rules = Règles
about-komi = Komi { $komi }
about-clock = Temps
about-director = Directeur
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
clock-sudden = { $basic } en tout
clock-byoyomi = { $basic }, puis { $period } par coup
clock-canadian = { $basic }, puis { $stones ->
    [1] une pierre
   *[other] { $stones } pierres
  } en { $period }
clock-fischer = { $basic }, et { $period } de plus à chaque coup

## Pairings
rounds = Rondes
round = Ronde
round-not-yet = Ronde { $round }, pas encore publiée
round-begun = { $total ->
    [1] Une table.
   *[other] { $total } tables.
  }
round-running = { $done } tables sur { $total } ont fini.
round-done = { $total ->
    [1] La table a fini.
   *[other] Les { $total } tables ont toutes fini.
  }
round-all-even = Parties à égalité, komi { $komi }.
round-mostly-even = Parties à égalité, komi { $komi }, sauf mention contraire à une table.
round-find = Trouver un nom
round-views = Vues de la ronde
round-by-table = Par table
round-by-name = Par nom
round-hall = Pour la salle
round-bye = est exempt
round-absent = { $count ->
    [1] Un joueur inscrit n’est pas dans cette ronde
   *[other] { $count } joueurs inscrits ne sont pas dans cette ronde
  }
against = contre { $name }
free-bye = Exempt
free-absent = Absent
free-unpaired = Sans adversaire

## The hall
hall-no-round = Pas encore de ronde
hall-page = page { $page } sur { $pages }
hall-from-to = { $from } à { $to }
hall-next = Page suivante
hall-screens = { $n } écrans :
hall-how = Pierre, puis table.

## Players
players-title = Joueurs
players-count = { $count ->
    [1] Un joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
  }
players-find = Nom, club ou pays
players-none = Personne n’est encore inscrit. Les noms apparaissent ici à mesure qu’ils arrivent.
players-announced = pas pointé
next-title = Ensuite
next-table = Ronde { $round }, table
next-against = contre
next-no-stones = pas de pierres : Noir commence
next-stones = Noir commence avec { $stones } pierres
next-half-komi = Blanc reçoit un demi-point, pour qu’il n’y ait pas d’égalité
next-free = Ronde { $round } : exempt, il ne restait pas d’adversaire.
next-wait = La ronde { $round } apparaîtra ici quand elle sera publiée.
next-out = Pas dans la ronde { $round }.
next-over = Toutes les rondes sont publiées.
player-games = Parties
player-no-games = Pas encore de ronde.
player-score = Score et place après la ronde { $round }
player-wins = { $rounds ->
    [one] { $one ->
        [yes] victoire en une ronde
       *[no] victoires en une ronde
      }
   *[other] { $one ->
        [yes] victoire en { $rounds } rondes
       *[no] victoires en { $rounds } rondes
      }
  }
player-place = place sur { $of }
player-behind = Derrière { $name } par { $criterion } : { $mine } contre { $theirs }.
player-ahead = Devant { $name } par { $criterion } : { $mine } contre { $theirs }.
player-level = À égalité avec { $name } sur tout ce qui compte.
player-by-round = Ronde par ronde

## Standings
standings-title = Classement
standings-none = Aucun résultat ne compte encore. Voici l’ordre dans lequel tous partent.
standings-after = Après la ronde { $round } sur { $of }.
standings-open = { $open ->
    [1] Il en manque un résultat.
   *[other] Il en manque { $open } résultats.
  }
standings-order = Par { $criteria } ; = partage la place.
standings-how = Une ronde se lit : couleur jouée, place de l’adversaire, + gagnée, − perdue ; 0+ exempt, – pas de partie.
standings-players = { $count ->
    [1] Un joueur.
   *[other] { $count } joueurs.
  }
standings-find = Nom, club ou place
standings-compact = Compact
standings-found = Qui était visé
standings-from = À partir de la place
standings-parts = Pages de la liste
standings-rounds = Après une autre ronde
found-here = ici
standings-who = Place et nom
standings-about = Ce que disent les colonnes
standings-views = Vues du classement
cell-bye = exempt
cross-title = Tableau croisé
cross-after = Après la ronde { $round }.
cross-how = À lire en ligne : + gagnée, − perdue, et la ronde au-dessous.
cross-parts = Parties du tableau
cross-elsewhere = Parties au-delà
wall-title = Tableau mural
wall-after = Tableau mural après la ronde { $round }
wall-number = N°
wall-start = Départ
place = Place
name = Nom
rank = Niveau
club = Club

## Result slips
slips-title = Fiches de résultat, ronde { $round }
slips-how = À imprimer sans les marges propres à l’imprimante. Le code mène un arbitre à la table.
slips-six = Six par feuille
slips-four = Quatre par feuille
slips-scan = à scanner (arbitres)
slips-won = gagne
slips-points = de ______ points
slips-black-signs = Signature de Noir
slips-white-signs = Signature de Blanc

## Why a value
explanation-title = { $criterion }, { $name }
explanation-back = Classement après la ronde { $round }
explanation-what = Quoi
explanation-adds = Ajoute
explanation-dropped = écarté, étant parmi les plus bas
explanation-tied = Comparé à ceux qui sont égaux jusque-là :
part-start = là où part le niveau
part-start-instead = faute de partie, compte son propre départ
part-rounded-down = le demi-point des exemptions, arrondi vers le bas
part-doubled = { $times ->
    [1] { $points }, doublé une fois
   *[other] { $points }, doublé { $times } fois
  }
part-bonus = pour avoir gagné jusqu’ici toutes les rondes depuis la barre
part-category = la catégorie, 1 tout en haut
part-rank = le niveau
part-rating = la cote
part-score = score de l’adversaire { $score }
part-score-given = { $stones ->
    [1] score de l’adversaire { $score }, plus 1 pour la pierre donnée
   *[other] score de l’adversaire { $score }, plus { $stones } pour les pierres données
  }
part-score-received = { $stones ->
    [1] score de l’adversaire { $score }, moins 1 pour la pierre reçue
   *[other] score de l’adversaire { $score }, moins { $stones } pour les pierres reçues
  }
part-defeated = { $score }, fois son propre résultat { $result }
part-sos = SOS de l’adversaire { $sos }
part-running = le score après cette ronde
part-exploit = victoires de l’adversaire { $wins }, fois { $coefficient }
part-above = places au-dessus du dernier d’entre eux

## Criteria: head of the column, name, what it is
column-nbw = Victoires
column-name-nbw = Nombre de victoires
column-about-nbw = Un par partie gagnée, un demi par jigo, et ce que le tournoi donne au joueur exempt.
column-mms = Score
column-name-mms = Score McMahon
column-about-mms = Il part d’où le niveau place le joueur ; chaque victoire ajoute un.
column-cps = Coupe
column-name-cps = Score de coupe
column-about-cps = Les victoires, chacune doublée une fois par ronde depuis : une victoire précoce pèse plus.
column-sts = STS
column-name-sts = Score de Strasbourg
column-about-sts = Le score McMahon, plus deux pour avoir gagné toutes les rondes depuis la barre jusqu’à l’avant-dernière ou à l’antépénultième.
column-cat = Catégorie
column-name-cat = Catégorie
column-about-cat = La catégorie du niveau ; la première est la plus haute.
column-rank = Niveau
column-name-rank = Niveau
column-about-rank = Le niveau dans ce tournoi ; le plus haut vient d’abord.
column-rating = Cote
column-name-rating = Cote
column-about-rating = La cote à l’inscription ; la plus haute vient d’abord.
column-sosw = SOS
column-name-sosw = Somme des victoires des adversaires
column-about-sosw = Les victoires de tous les adversaires, additionnées : qui a rencontré les plus forts vient d’abord.
column-sosw-1 = SOS−1
column-name-sosw-1 = Victoires des adversaires, moins la plus basse valeur
column-about-sosw-1 = Les victoires de tous les adversaires, additionnées, sans l’adversaire le plus faible.
column-sosw-2 = SOS−2
column-name-sosw-2 = Victoires des adversaires, moins les deux plus basses valeurs
column-about-sosw-2 = Les victoires de tous les adversaires, additionnées, sans les deux adversaires les plus faibles.
column-sodosw = SODOS
column-name-sodosw = Somme des victoires des adversaires battus
column-about-sodosw = Les victoires des adversaires qu’on a battus, la moitié en cas de jigo.
column-sososw = SOSOS
column-name-sososw = Somme des SOS des adversaires (victoires)
column-about-sososw = Les SOS de tous les adversaires, additionnés.
column-cussw = CUSS
column-name-cussw = Victoires cumulées
column-about-cussw = Le nombre de victoires après chaque ronde, additionné : les victoires précoces comptent plus.
column-sosm = SOS
column-name-sosm = Somme des scores des adversaires
column-about-sosm = Les scores McMahon de tous les adversaires, additionnés, avec les pierres données en plus et les pierres reçues en moins. Une ronde sans partie compte son propre départ.
column-sosm-1 = SOS−1
column-name-sosm-1 = Scores des adversaires, moins le plus bas
column-about-sosm-1 = Les scores McMahon de tous les adversaires, additionnés, sans le plus bas.
column-sosm-2 = SOS−2
column-name-sosm-2 = Scores des adversaires, moins les deux plus bas
column-about-sosm-2 = Les scores McMahon de tous les adversaires, additionnés, sans les deux plus bas.
column-sosts = SOSTS
column-name-sosts = Somme des scores de Strasbourg des adversaires
column-about-sosts = Les scores de Strasbourg de tous les adversaires, additionnés, avec les pierres données en plus et les pierres reçues en moins.
column-sodosm = SODOS
column-name-sodosm = Somme des scores des adversaires battus
column-about-sodosm = Les scores McMahon des adversaires qu’on a battus, la moitié en cas de jigo.
column-sososm = SOSOS
column-name-sososm = Somme des SOS des adversaires
column-about-sososm = Les SOS de tous les adversaires, additionnés.
column-cussm = CUSS
column-name-cussm = Score cumulé
column-about-cussm = Le score McMahon après chaque ronde, additionné : les victoires précoces comptent plus.
column-ext = EXT
column-name-ext = Exploits tentés
column-about-ext = Les victoires de tous les adversaires, fois 0 à 3 selon ce qui a été donné de plus que n’en demandent les niveaux.
column-exr = EXR
column-name-exr = Exploits réussis
column-about-exr = Les victoires des adversaires qu’on a battus, fois 0 à 3 selon ce qui a été donné de plus que n’en demandent les niveaux.
column-sdc = Direct
column-name-sdc = Confrontation directe simple
column-about-sdc = Les points des parties entre ex æquo, si chacun d’eux a rencontré tous les autres.
column-dc = Direct
column-name-dc = Confrontation directe
column-about-dc = Entre ex æquo, qui a battu qui : le nombre de places au-dessus du dernier d’entre eux.
player-rating = Cote { $rating } : { $change } attendus d’après la formule européenne, { $after } après { $games ->
    [1] une partie classée
   *[other] { $games } parties classées
  }.
index-none-yours = Créez le premier, ou importez un fichier d’un autre programme.
