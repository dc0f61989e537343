# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = En cours
index-coming = À venir
index-over = Terminés
index-find = Chercher un tournoi
index-years = Années
index-none = Aucun tournoi pour l’instant
index-none-what = Les tournois apparaissent ici dès qu’un propriétaire de ce serveur en a créé un.
## A tournament
front-no-round = Les premiers appariements apparaîtront ici quand l’organisateur les publiera.
front-about = Le tournoi
front-leaders = En tête après la ronde { $round }
front-leaders-now = En tête
front-results = Résultats
front-wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
  }
front-next = À suivre
front-done = La ronde { $round } est finie
front-running = Ronde { $round } : { $done } parties finies sur { $total }
front-won = Vainqueur : { $names }
front-live = Table { $table }, en direct
front-moves = Coup { $n }
front-watch = Suivre la partie
front-games = Parties à revoir
front-find = Trouver ma table
front-find-how = Votre nom, ou une partie
front-all-pairings = Tous les appariements
front-all-players = Les { $n } joueurs
front-places = places prises sur { $of }
front-registered = inscrits
front-until = Inscriptions ouvertes jusqu’au { $at }.
front-who-comes = Qui vient
about-play = Jeu
about-where = Où
about-swiss-categories = Suisse par catégories
about-no-handicap = Parties à égalité seulement
about-handicap = Handicaps jusqu’à { $most ->
    [1] une pierre
   *[other] { $most } pierres
  }
about-komi = Komi { $komi }
about-clock = Temps
about-director = Directeur
round-not-yet = Ronde { $round }, pas encore publiée
round-begun = { $total ->
    [one] { $total } partie.
   *[other] { $total } parties.
  }
round-running = { $done } parties sur { $total } sont finies.
round-done = { $total ->
    [1] La partie est finie.
   *[other] Les { $total } parties sont toutes finies.
  }
round-all-even = Parties à égalité, komi { $komi }.
round-mostly-even = Parties à égalité, komi { $komi }, sauf mention contraire à une table.
round-find = Trouver un nom
round-views = Vues de la ronde
round-picture = En image
round-hall = Pour la salle
round-bye = est exempt
round-absent = { $count ->
    [1] Un joueur inscrit n’est pas dans cette ronde
   *[other] { $count } joueurs inscrits ne sont pas dans cette ronde
  }
free-bye = Exempt
free-absent = Absent
free-unpaired = Sans adversaire
free-left-out = Pas dans la composition
## The hall
hall-no-round = Pas encore de ronde
hall-page = page { $page } sur { $pages }
hall-from-to = { $from } à { $to }
hall-next = Page suivante
hall-screens = { $n } écrans :
hall-others = { $screens } : les autres écrans
hall-how = Pierre, puis table.
## Players
players-count = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
  }
players-none = Personne n’est encore inscrit. Les noms apparaissent ici à mesure qu’ils arrivent.
standings-nobody = Personne n’est encore inscrit. Le classement apparaîtra ici avec les premiers résultats.
players-announced = non pointé
next-title = Ensuite
next-table = Ronde { $round }, table
next-against = contre
next-no-stones = pas de pierres : Noir commence
next-stones = Noir commence avec { $stones } pierres
next-half-komi = Blanc reçoit un demi-point, pour qu’il n’y ait pas d’égalité
next-wait = La ronde { $round } apparaîtra ici quand elle sera publiée.
next-out = Pas dans la ronde { $round }.
next-over = Le tournoi est terminé.
games = Parties
player-no-games = Aucune partie n’est terminée pour l’instant.
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
player-told = { $wins } { $one ->
    [yes] victoire
   *[no] victoires
  } en { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
  }, place { $place }.
player-line = Le parcours dans le tournoi
player-line-how = Chaque ligne est une ronde, les tables vont de la première à la dernière. Le trait mène de partie en partie.
player-line-take = Télécharger l’image
player-line-share = Partager l’image
path-start = début
path-said = { $what } par ronde : { $start } au départ, puis { $rest }
path-how = Plus c’est haut, mieux c’est.
path-after = ensuite { $score }, place { $place }
path-estimate = Estimation, en attendant la parution de l’échelle.
player-behind = Juste derrière { $name } au { $criterion } ({ $mine } contre { $theirs }).
player-ahead = Juste devant { $name } au { $criterion } ({ $mine } contre { $theirs }).
player-level = À égalité avec { $name } sur tous les critères.
player-by-round = Ronde par ronde
## Standings
standings-none = Aucun résultat pour l’instant. Voici l’ordre de départ.
standings-after = Après la ronde { $round } sur { $of }.
standings-open = { $open ->
    [1] Un résultat est encore attendu.
   *[other] { $open } résultats sont encore attendus.
  }
standings-games = { $played } parties jouées sur { $total }.
standings-order = Classement par { $criteria }. « = » : place partagée.
standings-how = Une ronde se lit : couleur jouée, place de l’adversaire, + gagnée, − perdue, ? pas terminée ; 0+ exempt, – pas de partie.
cell-whom = { $of ->
    [number] le numéro { $n }
   *[place] la place { $n }
}
cell-said = Ronde { $round }{ $color ->
    [B] {", noir"}
    [W] {", blanc"}
   *[none] {""}
} : { $how ->
    [won] gagné contre { $whom }
    [lost] perdu contre { $whom }
    [drew] nulle contre { $whom }
    [bye] exempt
    [none] pas de partie
   *[open] pas encore de résultat contre { $whom }
}
standings-players = { $count ->
    [one] { $count } joueur.
   *[other] { $count } joueurs.
  }
standings-won = vict.
standings-find = Nom, club ou place
standings-compact = Compact
standings-found = Vouliez-vous dire
standings-from = À partir de
standings-rounds = Après d’autres rondes
found-here = ici
standings-who = Place et nom
standings-about = Signification des colonnes
standings-views = Vues du classement
standings-by = Filtrer et trier autrement
standings-by-label = Critères, le plus important d’abord
standings-by-hint = Séparés par des virgules : MMS, SOSM, RATING. Rien n’est enregistré.
standings-by-alone = Vous seul voyez cet ordre. Les places et les prix restent ceux du tournoi.
standings-by-back = Revenir à l’ordre du tournoi
fault-criterion = « { $typed } » n’est pas un critère. Choisissez parmi { $known }.
cell-bye = exempt
cross-title = Tableau croisé
cross-how = À lire en ligne : + gagnée, − perdue, et la ronde au-dessous.
cross-how-scores = Par score : les parties qu’une ligne a gagnées et perdues contre une colonne ; entre égaux, combien ont été jouées.
cross-score = Score
cross-players = Joueurs
statistics-title = Statistiques
statistics-none = Aucune partie n’est encore terminée.
statistics-games = { $n ->
    [one] Une partie a été jouée.
   *[other] { $n } parties ont été jouées.
}
statistics-other = { $n ->
    [one] L’une d’elles n’a pas eu de vainqueur, ou personne n’a noté les couleurs.
   *[other] { $n } d’entre elles n’ont pas eu de vainqueur, ou personne n’a noté les couleurs.
}
statistics-unplayed = { $n ->
    [one] Une partie a été décidée sans être jouée et n’est pas comptée.
   *[other] { $n } parties ont été décidées sans être jouées et ne sont pas comptées.
  }
statistics-who-won = Qui a gagné
statistics-share = { $n } %
statistics-figures = La plus longue, la plus courte, la plus serrée
statistics-longest = coups dans la plus longue partie relevée
statistics-shortest = coups dans la plus courte partie relevée
statistics-closest = points, le plus petit écart
statistics-closest-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
statistics-by-handicap = Par handicap
statistics-ended = Comment les parties ont fini
ended-points = aux points
ended-jigo = jigo
ended-other = sans vainqueur
statistics-unstated = { $n ->
    [one] La fin d’une partie n’a pas été notée.
   *[other] La fin de { $n } parties n’a pas été notée.
}
statistics-ranks = Niveaux
statistics-stone = Chaque pierre représente jusqu’à { $n } joueurs.
statistics-countries = Pays
statistics-one-each = Un joueur chacun : { $names }.
statistics-clubs = Clubs
statistics-few = { $names ->
    [one] Joueurs d’un autre club : { $players }.
   *[other] Joueurs de { $names } autres clubs : { $players }, au plus { $most } de chacun.
}
statistics-clubless = { $n ->
    [one] Un joueur n’a pas de club.
   *[other] { $n } joueurs n’ont pas de club.
}
wall-title = Tableau mural
wall-after = Tableau mural après la ronde { $round }
wall-number = N°
wall-start = Départ
## Result slips
slips-title = Fiches de résultat, ronde { $round }
slips-how = Dans la fenêtre d’impression, réglez les marges sur « Aucune ». Les arbitres scannent le code pour ouvrir la table.
slips-six = Six par feuille
season-others = Autres saisons
series-added = Le tournoi fait maintenant partie de la série.
series-add-note = Des tournois que vous organisez et dont les réglages nomment cette série.
series-add = Ajouter à cette série
division-no = Division { $no }
division-equals = À la même place : { $names }.
slips-per-match = Une par rencontre
slips-four = Quatre par feuille
slips-scan = à scanner (arbitres)
slips-won = gagne
slips-points = de ______ points
## Why a value
explanation-title = { $criterion }, { $name }
explanation-back = Classement après la ronde { $round }
explanation-what = Élément
explanation-adds = Ajoute
explanation-dropped = écarté, parmi les plus bas
explanation-tied = Comparaison avec ceux qui sont à égalité jusque-là :
part-start = score de départ du niveau
part-start-instead = son propre score de départ, faute de partie
part-rounded-down = le demi-point des exemptions, arrondi vers le bas
part-doubled = { $times ->
    [1] { $points }, doublé une fois
   *[other] { $points }, doublé { $times } fois
  }
part-bonus = bonus : tout gagné depuis la barre
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
part-above = places devant le dernier du groupe
## Criteria: head of the column, name, what it is
column-nbw = Victoires
column-mms = Score
column-cps = Coupe
column-sts = STS
column-cat = Catégorie
column-rank = Niveau
column-rating = Cote
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = Direct
column-dc = Direct
player-rating = Cote { $rating } : variation prévue { $change } selon la formule européenne, soit { $after } après { $games ->
    [1] une partie comptée
   *[other] { $games } parties comptées
  }.
index-none-yours = Créez le premier, ou importez un fichier d’un autre programme.

# Accounts: signing in, passwords, invitations.

setup-waits = Tengen tourne et n’a pas encore de propriétaire
setup-where = Le premier compte se crée par un lien que Tengen a écrit dans sa propre fenêtre : celle, sombre, avec du texte, qui s’est ouverte au démarrage du programme. La ligne ressemble à ceci :
setup-how = Sélectionnez l’adresse dans cette fenêtre, copiez-la et ouvrez-la dans ce navigateur. Seule une personne qui voit cette fenêtre peut devenir propriétaire.
setup-lost = Pas de fenêtre, ou pas de ligne semblable ? Fermez Tengen et redémarrez-le : il écrit chaque fois un nouveau lien, tant qu’il n’y a pas de compte.
setup-service = Installé comme service, Tengen n’a pas de fenêtre : l’administrateur de la machine trouve la ligne avec cette commande.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Je suis là : pointer mon arrivée
me-checked-in = Votre arrivée est pointée.
me-expected = Vous êtes inscrit, mais pas encore pointé : faites-vous pointer à l’entrée.
door-check-in = Pointer
door-link-of = Vous êtes connecté comme arbitre. Voici le lien personnel de :
door-link-me = C’est moi : ouvrir ma page sur ce téléphone
hall-missing = Veuillez venir à la table des organisateurs
hall-missing-more = et { $n } de plus

# Drawing: before the draw, the draft, why a pair, latecomers.

## Why, and the round at a glance
round-why = Pourquoi ces paires

# The event as a thing: copied, archived, deleted; and who can sign in.

way-hidden = Caché
index-archived = Archives

rating-preview-about = L’effet des parties jouées jusqu’ici sur la cote européenne, pondéré par la classe du temps de réflexion (A 1, B ¾, C ½, D ¼).

# Mending a published round.

mended-title = Modifié depuis la publication

feed-title = { $event } : nouvelles
feed-round = La ronde { $round } est publiée
feed-final = Tous les résultats de la ronde { $round } sont connus
tell-title = Notifications
tell-board = où je joue
tell-reported = ce que mon adversaire annonce
tell-against = un résultat différent de celui que j’ai annoncé
tell-date = la date de ma partie
tell-answered = les réponses à mes demandes
tell-message = les messages des organisateurs
tell-mail = Par e-mail à { $address }
tell-phone = Sur ce téléphone
me-arbiter-called = Un arbitre est appelé à votre table.
me-arbiter-coming = Un arbitre est en route vers votre table.
tell-this-phone = Avertir ce téléphone
tell-refused = Ce navigateur n’est pas autorisé à afficher des notifications. Autorisez-le dans ses réglages et réessayez.
tell-a-phone = Les notifications vont à un téléphone
tell-drop = Arrêter
tell-failed = Le dernier e-mail n’est pas arrivé :
tell-chosen = Vous serez averti.
tell-dropped = Vous ne serez plus averti.
stop-title = Arrêter ces e-mails
stop-about = Ce tournoi vous écrit parce que vous l’avez demandé.
stop-act = Les arrêter
stop-done = Vous ne recevrez plus d’e-mails de ce tournoi.
me-registration = Modifier ou annuler mon inscription
me-data = Télécharger mes données

# Results that do not fit their board, or are not confirmed.

odd-sure = C’est pourtant bien cela

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = début dans
hall-runs = pendules lancées
hall-due = en retard depuis
hall-end = Fin des parties vers { $time }

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = Je fais appel
me-appeal-note = Donnez vos motifs. Les arbitres les reçoivent aussitôt ; un appel ne se retire pas.
me-appeal-taken = Votre appel est déposé dans les délais. La commission décidera.

own-end-link = La partie est arrêtée : marquer les morts, accepter, confirmer
own-end-title = La fin de votre partie
own-end-you-have = Vous avez { $color }.
own-end-you-say = Vous dites
own-end-they-say = Votre adversaire dit
own-end-unsaid = Rien encore
own-end-said = Enregistré. Votre adversaire est consulté.
own-end-agreed = Vous acceptez. Votre adversaire est consulté.
own-end-same = Même avis que mon adversaire
own-end-say = Même avis
own-end-agree = J’accepte
own-end-dead = Mort, ou de nouveau vivant
own-end-seki = Seki, ou de nouveau vivant
own-end-note = Chacun marque pour soi ; rien ne compte avant l’accord des deux. Ne pas être d’accord ne fait rien perdre à personne.
own-end-disagree = Je ne suis pas d’accord
own-end-disagreed = Vous n’êtes pas d’accord. Personne n’y perd rien : marquez ce qui vous semble juste, ou appelez l’arbitre, qui vous guidera au goban.
own-end-again-note = La vie et la mort, puis le décompte, sont alors revus. Rien n’est perdu.
own-end-decided = La partie ne s’est pas terminée par un décompte. Si vous contestez, appelez l’arbitre : il demandera le motif.
own-end-led = Vous n’êtes pas d’accord sur un point ; il se règle au goban, là où la partie est relevée. Personne ne perd rien à demander l’arbitre.
own-end-call = Appeler l’arbitre
own-end-confirm = Je confirme le résultat
own-end-confirm-note = Une fois confirmé par les deux, il est définitif.
own-end-confirm-there = Les deux le confirment au goban, auprès de la personne qui relève la partie.
own-end-confirmed = Vous avez confirmé. Votre adversaire est consulté.
own-end-none = Rien ne vous est demandé ici pour l’instant. Vous serez consulté une fois le jeu arrêté là où la partie est relevée.
own-end-which = Touchez d’abord une pierre du groupe
own-end-taken = Enregistré.
own-end-meanwhile = Autre chose a été saisi entre-temps. Regardez de nouveau ; vos propres saisies n’ont pas changé.

# Sheets to print.

paper-title = Imprimer
paper-how = Imprimez depuis votre navigateur, en A4 ou Letter ; l’orientation est déjà réglée.
paper-all = Toutes les feuilles
paper-names = Appariements par nom
paper-note-names = pour le mur : chacun trouve sa table
paper-boards = Appariements par table
paper-note-boards = avec une colonne pour les résultats
paper-slips = Fiches de résultat, quatre par feuille
paper-note-slips = une fiche par table
paper-slips-six = Fiches de résultat, six par feuille
paper-note-slips-six = plus petites, moins de papier
paper-slips-matches = Fiches de résultat, une par rencontre
paper-note-slips-matches = les gobans d’une rencontre avec le total, à signer par les deux capitaines
paper-standings = Classement
paper-note-standings = tous les critères et toutes les rondes, en paysage
paper-wall = Tableau mural par place
paper-note-wall = en portrait, plus étroit
paper-wall-start = Tableau mural par force
paper-note-wall-start = les lignes restent en place quand les résultats arrivent
paper-cross = Tableau croisé
paper-note-cross = tous contre tous
paper-matches = Rencontres
paper-note-matches = la ronde, chaque rencontre avec ses gobans
paper-team-table = Classement des équipes
paper-note-team-table = équipes par place, avec chaque ronde
paper-squads = Équipes et joueurs
paper-note-squads = qui joue pour quelle équipe, dans l’ordre des gobans
paper-badges = Badges
paper-note-badges = huit par feuille
paper-tables = Numéros de table
paper-note-tables = huit par feuille, à poser sur les tables
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

rooms-room = Salle
calendar-link = Les rondes dans votre agenda
calendar-games = Parties pour votre agenda
standings-least = { $n ->
    [one] Il faut { $n } ronde jouée pour avoir une place ; qui ne peut plus y arriver figure en fin de liste, sans place.
   *[other] Il faut { $n } rondes jouées pour avoir une place ; qui ne peut plus y arriver figure en fin de liste, sans place.
  }
standings-up = { $n ->
    [one] Un monte
   *[other] { $n } montent
  }
standings-up-open = { $n ->
    [one] Un monte : ex æquo, non départagés
   *[other] { $n } montent : ex æquo, non départagés
  }
standings-down = { $n ->
    [one] Un descend
   *[other] { $n } descendent
  }
standings-down-open = { $n ->
    [one] Un descend : ex æquo, non départagés
   *[other] { $n } descendent : ex æquo, non départagés
  }
standings-short = Avec { $n } dans le tableau, { $up } ne peuvent pas monter et { $down } descendre : aucune ligne n’est donc tracée.
explanation-no-place = Pas de place : il faut { $n } rondes jouées, et { $reach } au plus sont possibles ici. Comptent les parties jouées, les exemptions et les victoires par forfait.
hall-standings = Après la ronde { $round }
hall-code = Tous les appariements et le classement sur votre téléphone
hall-scan = votre table sur votre téléphone
badge-opens = votre table

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-nobody-why = Ouvrez votre page de joueur et touchez « C’est moi », ou scannez votre code personnel.
me-find = Trouver mon nom
me-acts = Ce que vous pouvez faire
me-last = Ronde { $round } : { $result }.
me-round-at = Ronde { $round } à
me-in-minutes = { $n ->
    [one] dans 1 minute
   *[other] dans { $n } minutes
  }
me-final-place = Place finale
me-final-of = sur { $of }
me-rating = cote, environ { $after } maintenant
me-said = Vous avez annoncé : { $result }. On attend votre adversaire ou un arbitre.
me-both-said = Vous avez tous deux annoncé : { $result }. Un arbitre le confirme.
me-decided = Les annonces de votre partie différaient : un arbitre a décidé.
me-said-otherwise = Vous aviez annoncé autre chose : { $result }.
me-object = Ce résultat est faux
me-object-note = Les arbitres sont priés de le vérifier.
me-object-words = Le résultat de la table { $table } est faux. J’avais annoncé : { $result }.
me-report = Annoncer le résultat
me-report-note = Quand la partie est finie. Votre adversaire est prié de l’annoncer aussi.
window-over = terminée
window-days-left = { $n ->
    [one] encore 1 jour
   *[other] encore { $n } jours
  }
date-title = Quand jouez-vous ?
date-later = Plus tard : { $n }
me-older = Parties précédentes sans résultat : { $n }
date-zone = Fuseau horaire du tournoi : { $zone }.
date-propose = Proposer une date
date-propose-another = Proposer une autre date
date-leave = Laisser tel quel
date-you-propose = Vous proposez
date-they-propose = Votre adversaire propose
date-accept = Accepter
date-decline = Refuser
date-agreed = La date est convenue. Tout le monde la voit.
date-agreed-outside = La date est convenue. Elle est hors de la période de la ronde : les organisateurs décident si c’est à temps.
date-dropped = Cette date n’est plus proposée.
date-proposed = Votre adversaire est consulté. Si une date était déjà convenue, elle tient jusque-là.
date-proposed-outside = Votre adversaire est consulté. La date est hors de la période de la ronde : les organisateurs décident si c’est à temps.
me-skip = Je ne peux pas jouer la ronde { $round }
me-leave = Je pars : ne plus m’apparier à partir de la ronde { $round }
me-call = Appeler un arbitre à la table { $table }
me-call-apart = Question à un arbitre, ronde { $round }
me-else = Autre chose
me-words = Avec vos propres mots
me-late = J’arrive en retard à la ronde { $round }
me-asked = Vos demandes
me-take-back = Retirer la demande
me-you-are = Sur ce téléphone, vous êtes
me-not-me = Ce n’est pas moi
me-all = Tous les appariements
me-this-is-me = C’est moi
follow = Suivre
follow-why = Enfants, famille et amis : leurs tables et leurs résultats s’affichent ici, sur cet appareil seulement. Ouvrez la page d’un joueur et touchez « Suivre ».
follow-somebody = Suivre quelqu’un
follow-plays = { $color } contre { $name }, en cours
follow-played = Ronde { $round } : { $result } contre { $name }
follow-family = famille
follow-change = Modifier les joueurs suivis
follow-as-family = Famille : en premier
follow-as-friend = Pas en premier
follow-stop = Ne plus suivre
follow-now = Vous suivez { $name } sur cet appareil.
follow-stopped = N’est plus suivi.
follow-full = Vous suivez déjà { $most } joueurs ici. Cessez d’abord d’en suivre un.
me-welcome = Ce téléphone vous connaît maintenant. Ce que vous faites ici est fait en votre nom.
me-hidden = Ce tournoi n’est pas encore annoncé. Le lien fonctionnera dès qu’il le sera.
me-withdrawn = Votre lien personnel a été révoqué. Demandez-en un autre aux organisateurs.
me-link-needed = Il faut pour cela votre lien personnel. Demandez-le aux organisateurs, ou scannez-le de nouveau.
report-title = Table { $table } : comment cela s’est-il terminé ?
report-question = Avez-vous gagné ?
report-anew = Modifier mon annonce
report-i-won = J’ai gagné
report-i-lost = J’ai perdu
report-else = Jigo, ou manière
report-how = Comment
report-points = De combien de points
report-points-hint = Pour « Aux points » : 3,5 ou 12
report-how-note = Touchez ensuite qui a gagné, ci-dessus.
report-rare = Pour tout le reste, il faut un arbitre : appelez-en un à votre table.
report-rare-apart = Pour tout le reste, il faut un arbitre : demandez-le depuis votre page.
report-note = Cela compte une fois que votre adversaire a annoncé la même chose et qu’un arbitre l’a confirmé.
report-note-agreed = Cela compte une fois que votre adversaire a annoncé la même chose.
report-nothing-yet = Rien encore
report-waits = Annoncé. Votre adversaire est prié de l’annoncer aussi.
report-agreed = Vos annonces concordent. Un arbitre confirme le résultat.
report-differs = Vos annonces diffèrent. Un arbitre voit les deux et décide.
report-counts = Le résultat compte.
report-before = C’était déjà annoncé.
report-kept = Gardé sur ce téléphone depuis { $time }. Il sera envoyé dès qu’il y aura du réseau, cette page étant ouverte.
ask-asked = Demande envoyée. La réponse apparaîtra plus bas, sous « Vos demandes ».
ask-granted = C’est fait : vous n’y serez pas apparié.
ask-taken-back = Demande retirée.
me-link-hint = Pour annoncer des résultats et envoyer des demandes depuis ce téléphone, ouvrez votre lien personnel ; les organisateurs l’ont.
lost-link = J’ai perdu mon lien personnel
lost-title = Votre lien personnel
lost-why = Tapez l’adresse e-mail de votre inscription, ou celle que les organisateurs ont de vous. Si elle est connue ici, votre lien y est envoyé. Un lien que vous aviez déjà reste valable.
lost-send = L’envoyer
lost-sent = Si l’adresse est connue, un e-mail avec votre lien personnel est en route.
lost-no-mail = Ce serveur n’envoie pas d’e-mails : demandez votre lien aux organisateurs.

# The sheet for the hall: how an event plays and rules, on one page

paper-rules = Les règles en une page
paper-note-rules = Pour le mur de la salle : coups illégaux, fin de partie, temps, appels

group-which-all = tous
standings-group = Seulement
standings-of-group = Seulement { $group } : { $count } joueurs, classés entre eux.

# What a player reads once a result is reported.

report-waiting = On attend que { $name } annonce la même chose
report-agree = Vos annonces concordent
report-differ = Vos annonces diffèrent
report-told = Un arbitre voit les deux annonces.
report-stay = Restez à la table { $table } jusqu’à ce qu’un arbitre vienne, et laissez les pierres comme elles sont.
report-said-at = Votre annonce, à { $time }
report-how-they = { $name } annonce par son lien personnel, ou à la table d’arbitrage
report-until-then = D’ici là
report-leave-slip = Laissez la fiche sur la table
report-to-confirm = un arbitre le confirme
report-to-board = Retour à ma table
report-change = Modifier mon annonce
report-which-counts = Ce qui compte
report-neither = Aucune des deux
report-neither-until = tant que vous n’êtes pas d’accord ou qu’un arbitre n’a pas décidé
report-was-wrong = Je me suis trompé : { $result }
report-was-wrong-note = Vos annonces concorderont alors, et l’arbitre n’aura pas à venir. Pour maintenir votre annonce, ne touchez à rien.

starts-at = Début à { $time }
starts-began = Commencée à { $time }
round-nobody = Personne ne joue dans cette ronde.
## The position of an event, and what is remarkable
position-said = Résultats de { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } : Noir a gagné { $black } parties, Blanc { $white }.
position-jigo = { $n ->
    [one] { $n } partie est jigo.
   *[other] { $n } parties sont jigo.
 }
position-open = { $n ->
    [one] { $n } partie est en cours.
   *[other] { $n } parties sont en cours.
 }
position-how = Chaque ligne est une ronde, chaque point une table ; la pierre montre qui a gagné.
position-all = Toutes les tables
front-first = Vainqueur
front-size = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
front-won-all = { $n ->
    [1] a gagné sa seule partie
   *[other] a gagné ses { $n } parties
  }
front-won-of = { $won } parties gagnées sur { $games }
remarkable-title = À noter
remarkable-climb = Plus belle remontée
remarkable-climb-said = de la place { $from } à la place { $to }
remarkable-series = Plus longue série
remarkable-series-said = { $n } victoires de suite.
remarkable-series-all = { $n } parties, toutes gagnées.
remarkable-series-others = { $n ->
    [one] { $n } autre a fait de même.
   *[other] { $n } autres ont fait de même.
 }
remarkable-upset = Plus grande surprise
remarkable-upset-said = a battu { $loser } à la ronde { $round } (écart de niveau : { $ranks })
remarkable-finish = Arrivée la plus serrée
remarkable-finish-said = devant { $second } au { $criterion } ({ $one } contre { $other })
