# Teams: their matches, line-ups and standings.

team = Équipe
board = Goban
way-teams = Équipes
way-matches = Rencontres

# A round of teams.
matches-find = Équipe, joueur ou table
match-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
match-open = { $n ->
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
match-absent = { $team } n’est pas venue
match-left = { $team } a quitté l’épreuve
match-absent-both = Aucune des deux équipes n’est venue
match-nobody = Personne
match-won = Gagnée
match-of = Rencontre de la ronde { $round }
match-boards = Gobans
match-date = Quand joue-t-on ?
match-propose = Proposer pour tous les gobans à jouer
match-date-over = Les gobans ont des dates différentes. Si l’autre capitaine accepte, celle-ci les remplace.
report-for = Vous êtes { $captain } et annoncez pour { $name }.
said-by-captain = { $name } (par { $captain }, capitaine)
match-drawn = Nulle
match-lost = Perdue
match-playing = En cours
match-unfinished = pas terminée
match-free = pas de rencontre
match-decided-all = Une rencontre se gagne avec plus de la moitié de ses gobans.
match-decided-played = Une rencontre se gagne avec plus de gobans que l’adversaire.
match-decided-boards = Ce sont les gobans gagnés qui comptent.

# Standings of teams.
standings-of = Classement
team-standings-how = Une ronde se lit : place de l’adversaire, + gagnée, = nulle, − perdue, ? pas terminée, et au-dessous les gobans gagnés. 0 : exempte, – : pas de rencontre.
team-standings-beside = Les joueurs se rencontrent un par un. Une ronde montre ce que les joueurs des gobans de l’équipe y ont gagné.
team-order = Par { $criteria }.
team-column-null = –
team-column-teamp = Points
team-column-sost = Adversaires
team-column-bdw = Gobans
team-column-bdwu = { $n ->
    [one] Goban 1
   *[other] Gobans 1–{ $n }
}
team-column-mnr = Cote moyenne
team-column-tdc = Directe
team-column-wbdw = Gobans pondérés
team-column-sosbdw = Gobans des adversaires
team-column-bonus = Bonus
team-column-sodost = Sonneborn
team-column-tmms = McMahon
team-column-tko = Élimination
team-about-null = Rien.
team-about-teamp = Ce que valent les rencontres et les exemptions, et les points donnés ou retirés.
team-about-sost = La somme des points de tous les adversaires.
team-about-bdw = Les gobans gagnés, sur toutes les rencontres ; un jigo compte pour un demi.
team-about-bdwu = { $n ->
    [one] Les victoires au goban 1.
   *[other] Les gobans gagnés, de 1 à { $n }.
}
team-about-mnr = La cote moyenne de la composition de la ronde 1.
team-about-tdc = Les points des rencontres entre équipes à égalité, si toutes se sont rencontrées.
team-about-wbdw = Les gobans gagnés ; le goban 1 compte le plus, le dernier une fois.
team-about-sosbdw = La somme des gobans gagnés par tous les adversaires.
team-about-bonus = Les points donnés ou retirés comme bonus, qui départagent et ne sont pas des points de rencontre.
team-about-sodost = Les points des adversaires battus, et la moitié des points de ceux avec qui il y a eu nulle.
team-about-tmms = Les points, plus ce que vaut au départ la force de l’équipe : un niveau compte comme une rencontre gagnée.
team-about-tko = Jusqu’où l’équipe est allée : 1 par ronde d’élimination disputée, et 1 pour avoir gagné la dernière.

# A team.
team-captain = Capitaine : { $name }
team-of = sur { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
}
team-no-match = Pas encore de rencontre.
team-squad = Effectif, dans l’ordre des gobans
team-squad-how = Les colonnes sont les rondes : couleur, goban, résultat. Vide : n’a pas joué.
team-not-seated = n’a pas joué
team-board = Goban { $n }
team-weighted = chaque goban selon son poids
team-start = au départ, avec une cote de { $rating }
team-divided = divisé par { $n }
team-page = La page de l’équipe

# A line-up.
line-up-of = Composition pour la ronde { $round }
line-up-by = Composition : { $team }
line-up-order = { $upper } joue au-dessus de { $lower }, qui est plus fort.
line-up-gap = { $team } laisse le goban { $n } vide au-dessus d’un goban occupé.
line-up-left = Remplaçants : { $names }
line-up-sort = Ranger par force
line-up-save = Enregistrer la composition
line-up-kept = La composition est enregistrée.
line-up-declared = Cette composition est fixée : les changements d’effectif ne la modifient pas.
line-up-by-squad = Aucune composition n’a été remise : l’effectif joue dans son ordre, sans les absents.
line-up-as-squad = Revenir à l’ordre de l’effectif
line-up-public = La ronde est publiée : les gobans sans résultat changent aussi.
line-up-you = Vous êtes { $name }, capitaine.
line-up-hand-in = Remettre la composition
line-up-handed = Composition remise
line-up-until = Vous pouvez la changer jusqu’à la publication de la ronde. L’autre capitaine ne la voit qu’alors.
line-up-until-result = Vous pouvez la changer jusqu’au premier résultat de la rencontre.
line-up-at-once = La ronde est publiée : un changement est aussitôt public, et l’autre capitaine peut encore changer sa composition.
line-up-locked = La composition ne peut plus être changée. Demandez à un arbitre s’il manque quelqu’un.
match-played-after-all = La rencontre se joue finalement

# Drawing a round of teams.
team-draft-has = { $matches ->
    [one] { $matches } rencontre
   *[other] { $matches } rencontres
}, { $boards ->
    [one] { $boards } goban
   *[other] { $boards } gobans
}
team-draft-drawn = { $n ->
    [one] { $n } rencontre est appariée.
   *[other] { $n } rencontres sont appariées.
}
team-draft-proved = C’est prouvé : aucun autre appariement de ces équipes n’est meilleur.
team-draft-unproved = L’appariement est valable. La vérification n’a pas pu confirmer que c’est le meilleur.
team-draft-planned = Selon le plan du tournoi toutes rondes.
team-draft-staged = Selon le plan des groupes et de l’élimination.
team-draft-by-hand = Ce n’est pas l’appariement calculé : il a été changé à la main, ou quelque chose a changé depuis.
team-draft-missing = Il manque des résultats à la ronde { $round } : tables { $tables }.
team-draft-seat = Replacer les joueurs aux gobans
team-draft-locks = Les compositions sont alors fixées.
proof-teams = Équipes appariées
proof-check-what-teams = Le certificat donne un prix à chaque équipe et à chaque ensemble impair d’équipes qui importe. Aucune paire d’équipes ne vaut plus que ses prix, et celles qui sont appariées valent exactement cela : aucun appariement ne peut donc valoir plus.
proof-matches = { $count } des { $all } rencontres sont telles qu’elles ont été prouvées ; les autres ont été fixées à la main.
match-why = Pourquoi ces rencontres
match-why-title = Ronde { $round } : pourquoi ces rencontres
match-why-how = L’appariement regarde ceci, dans cet ordre : personne ne se rencontre deux fois ; les points des adversaires sont aussi proches que possible ; les équipes d’un même club restent séparées si le tournoi le veut ; les couleurs au goban 1 s’équilibrent ; la moitié haute de celles qui ont les mêmes points rencontre la moitié basse.
match-why-today = Aucune preuve de cet appariement n’est conservée ici. Les raisons sont calculées d’après ce qui est connu aujourd’hui.
match-why-by-hand = Fixée à la main : l’appariement n’avait pas cette rencontre.
match-why-level = Points avant cette ronde : { $points } chacune.
match-why-half = Parmi les { $n } équipes qui ont ces points, { $upper } est à la place { $one } et { $lower } à la place { $other }.
match-why-down = Points avant cette ronde : { $upper } { $high }, { $lower } { $low }. { $upper } descend jusqu’à { $lower }, écart { $gap }.
match-why-float = { $upper } est à la place { $one } sur { $n } avec ses points, { $lower } à la place { $other } sur { $m }.
match-why-new = Elles ne s’étaient pas encore rencontrées.
match-why-clubs = Clubs différents : { $one } et { $other }.
match-why-club-cost = Moins de rencontres au sein d’un club opposeraient des équipes aux points plus éloignés.
match-why-balance = Parties avec Blanc moins parties avec Noir au goban 1 jusqu’ici : { $white } { $one }, { $black } { $other }. { $white } y a donc Blanc.
match-why-turn = Les couleurs au goban 1 sont à égalité ; { $black } avait Blanc en dernier, { $white } y a donc Blanc.
match-why-names = Les couleurs au goban 1 ne favorisent aucune ; un nombre tiré des deux noms y donne Blanc à { $white }.
match-why-again = { $color ->
    [white] Les deux ont eu Blanc trop souvent au goban 1 : l’une d’elles l’a encore.
   *[black] Les deux ont eu Noir trop souvent au goban 1 : l’une d’elles l’a encore.
}
match-why-exchanged = Les couleurs ont ensuite été échangées à la main.
match-why-stones = À un goban avec handicap, le plus faible a Noir.
match-why-bye = Elle avait le moins d’exemptions ({ $n }), et était la dernière parmi celles qui en avaient aussi peu.
match-why-bye-rest = Les équipes dont c’était le tour avant elle ne pouvaient pas être exemptées : les autres n’auraient pas pu être appariées sans une seconde rencontre.
match-why-bye-given = Donnée à la main.
match-met = Elles se sont rencontrées à la ronde { $round }.
match-club = Les deux sont du même club : { $club }.
match-short = { $team } a { $n } joueurs sur { $of }.
match-without = { $team } n’a ni rencontre ni exemption.
match-order = { $team } n’est pas rangée par force.
match-exchange = Échanger les couleurs
match-part = Supprimer la rencontre
match-no-bye = Ne plus exempter
match-free-teams = { $n ->
    [one] { $n } équipe sans rencontre
   *[other] { $n } équipes sans rencontre
}
match-white = Blanc au goban 1
match-black = Noir au goban 1
match-meet = Elles se rencontrent
match-give-bye = La première est exempte

# Teams as the organiser has them.
teams-none = Pas encore d’équipe.
teams-count = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
}
teams-without = { $n ->
    [one] { $n } joueur sans équipe
   *[other] { $n } joueurs sans équipe
}
teams-round-robin = Un tournoi toutes rondes de { $n } équipes demande { $takes } rondes ; celui-ci en a { $has }.
teams-make = Former des équipes
teams-from-list = À partir d’une liste
teams-from-list-hint = Une liste de joueurs avec une colonne « équipe », et peut-être « board » et « capitaine », inscrit les joueurs et forme les équipes.
teams-from-clubs = { $n ->
    [one] { $n } équipe à partir d’un club
   *[other] { $n } équipes à partir des clubs
}
teams-made-who = Qui se rencontre, une fois les équipes faites :
teams-made = { $n ->
    [one] { $n } équipe est formée.
   *[other] { $n } équipes sont formées.
}
teams-rules = Comment comptent les rencontres
teams-saved = Les équipes sont enregistrées.
team-new = Nouvelle équipe
team-name = Nom de l’équipe
team-add = Un joueur de plus
team-squad-hint = Le premier joue au goban 1. Ceux qui viennent après le dernier goban sont remplaçants.
team-captain-hint = Remet la composition, avec son lien personnel.
team-captain-gone = { $n ->
    [one] { $teams } n’a plus de capitaine.
   *[other] { $teams } n’ont plus de capitaine.
}
team-captain-stays = Toujours capitaine de { $teams } : choisissez quelqu’un d’autre sous Équipes.
team-captain-none = Pas de capitaine
team-captain-left = Capitaine : { $name }, qui ne participe à aucune ronde à venir
said-of-teams = { $said } { $more }
team-save = Enregistrer l’équipe
team-remove = Supprimer l’équipe
team-left = A quitté l’épreuve : plus de rencontre à partir de la ronde { $round }
team-back = Cette équipe revient
team-back-about = Ses joueurs participent de nouveau, et ses parties réglées sans être jouées sont rouvertes.
team-back-done = { $team } participe de nouveau à partir de la ronde { $round }.
team-back-without = { $team } participe de nouveau à partir de la ronde { $round }, mais n’a pas de rencontre dans des rondes publiées. Modifiez ces rondes, ou retirez-les.
match-absent-way = Composition, ou équipe absente
team-leaves = Cette équipe se retire
team-leaves-from = À partir de la ronde
team-leaves-about = Ses joueurs ne participent plus à partir de là. Vous déciderez ensuite de ses parties ouvertes.
team-remove-ask = Ses joueurs restent inscrits.
team-removed = { $team } est supprimée.
team-points = Points donnés ou retirés
team-points-give = Donner ou retirer des points
team-points-round = Ils comptent à partir de cette ronde.
team-points-how-many = Points
team-points-bonus = Un bonus : il départage et n’est pas un point de rencontre (critère BONUS)
team-points-hint = 1, ou −1 pour en retirer un.
team-size = Gobans d’une rencontre
team-size-anew-ask = { $n ->
    [one] 1 rencontre terminée aurait un autre résultat avec ce nombre de gobans. Cochez ci-dessous si c’est juste.
   *[other] { $n } rencontres terminées auraient un autre résultat avec ce nombre de gobans. Cochez ci-dessous si c’est juste.
}
team-size-anew = Compter les rencontres terminées avec le nouveau nombre
team-who = Qui se rencontre ?
team-who-teams = Les équipes, par rencontres
team-who-players = Les joueurs, un par un ; les équipes ont aussi un classement
team-system = Qui rencontre qui
team-system-swiss = Suisse : équipes à égalité de points, jamais deux fois la même
team-system-mcmahon = McMahon : équipes à égalité de points ; les fortes partent avec plus
team-system-groups = Groupes, puis élimination directe des meilleurs
team-system-round-robin = Toutes rondes : chacune une fois
team-system-double-round-robin = Toutes rondes : chacune deux fois
team-decision = Une rencontre se gagne avec
team-decision-all-boards = plus de la moitié de tous les gobans
team-decision-played-boards = plus de gobans que l’adversaire
team-decision-boards-alone = rien : seuls les gobans comptent
team-worth = Gagnée, nulle, perdue
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = Points d’une équipe exempte
team-unopposed = Un goban sans adversaire est gagné
team-lock = Les capitaines changent les compositions
team-lock-hint = Dans une ronde publiée, tout le monde voit un changement aussitôt.
team-strength = Force d’une équipe
team-groups = Groupes
team-groups-hint = Seulement avec une élimination ; 0 : pas de groupes
team-qualifiers = Premiers de chaque groupe
team-qualifiers-hint = Qui passent à l’élimination
team-strength-mean = la moyenne des cotes à ses gobans
team-strength-median = la médiane des cotes à ses gobans
team-lock-publication = jusqu’à la publication de la ronde
team-lock-first-result = jusqu’au premier résultat de la rencontre
team-placement = Ordre des équipes
team-handicaps = Handicap aux gobans, selon la règle du tournoi et les deux niveaux
team-clubs-apart = Deux équipes d’un même club ne se rencontrent que si les points n’offrent pas d’autre choix
team-first-black = L’équipe nommée en premier a Noir au goban 1
fault-team-groups = { $n } équipes, c’est trop peu pour autant de groupes : il en faut { $least } par groupe.
team-draw-too-few = Équipes qui jouent à la ronde { $round } : { $teams }. Une rencontre en demande deux.
team-draw-no-valid-pairing = Impossible d’apparier sans seconde rencontre : il reste trop peu d’adversaires pour { $teams }. Appariez à la main, ou faites moins de rondes.
team-draw-over = Toutes les équipes se sont rencontrées : le tournoi toutes rondes est fini après la ronde { $rounds }.
team-draw-undecided = On ne sait pas qui de { $teams } passe après la ronde { $round }. Saisissez les résultats manquants ; si tout est égal, appariez la ronde suivante à la main avec l’équipe qui passe.
team-draw-too-large = { $teams } équipes, c’est trop pour un appariement.

# Why something about teams is not done.
refusal-team-plays = { $team } joue à la ronde { $round } et ne peut pas être supprimée. Si elle se retire, dites-le sur sa page : « Cette équipe se retire ».
refusal-team-size-drawn = Des rencontres de la ronde { $round } ont davantage de gobans. Annulez d’abord cette ronde, puis appariez-la avec le nouveau nombre.
refusal-matches-drawn = La ronde { $round } a été appariée en rencontres d’équipes. Qui rencontre qui ne peut changer qu’avant tout appariement : annulez d’abord les rondes.
refusal-players-drawn = La ronde { $round } a été appariée joueur par joueur. Les équipes ne peuvent se rencontrer que si aucune ronde n’est appariée : annulez d’abord les rondes, ou laissez jouer les joueurs.
refusal-round-of-teams = Dans une ronde par équipes, on change de place par les compositions.
refusal-team-busy = { $team } a déjà un adversaire ou est exempte. Annulez cela d’abord.
refusal-no-such-match = Cette équipe ou cette rencontre n’existe plus.
refusal-match-played = La table { $table } a un résultat. Retirez-le d’abord.
refusal-line-ups-changed = Des compositions ont changé depuis que les joueurs ont été placés. Replacez-les et vérifiez encore une fois.
refusal-line-up-locked = La composition pour la ronde { $round } ne peut plus être changée. Demandez à un arbitre.
refusal-seat-away = { $entry } ne participe pas à la ronde { $round }. Changez la composition de { $team }.
refusal-not-captain = Seul le capitaine peut remettre la composition de l’équipe.

# The journal.
act-edit-teams = Équipes modifiées
act-line-up = Composition remise
act-team-absent = Équipe absente, ou finalement présente
