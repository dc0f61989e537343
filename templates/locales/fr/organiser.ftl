# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = Personne ne participe à la ronde { $round }. Inscrivez des joueurs, ou pointez-les.
draw-one-participant = Un seul participant : { $name }. Une partie se joue à deux.
draw-not-taking-part = { $name } ne participe pas à cette ronde. Vérifiez l’inscription.
draw-twice = { $name } est nommé deux fois.
draw-table-twice = La table { $table } est donnée à deux parties. Déplacez-en une.
draw-bye-not-needed = Sans { $name }, le nombre de joueurs est pair : pas besoin d’exempt.
draw-too-large = { $count } joueurs, c’est trop pour un appariement. Partagez-les en deux tournois.
draw-no-valid-pairing = Aucun appariement valable. Quoi qu’on essaie, ces joueurs restent sans adversaire : { $names }
draft-already-published = La ronde { $round } est publiée. Ses appariements restent tels quels.
draft-not-published = La ronde { $round } n’est pas encore publiée. Modifiez plutôt son brouillon.
draft-unknown-entry = Il n’y a pas de joueur { $name }.
draft-not-taking-part = { $name } ne participe pas à cette ronde. Vérifiez l’inscription, ou désappariez la table.
draft-twice = { $name } est apparié deux fois dans cette ronde. Désappariez l’une des tables.
draft-table-twice = Deux parties sont à la table { $table }. Déplacez-en une.
draft-no-board = Il n’y a pas de partie à la table { $table }.
draft-already-paired = { $name } est apparié à la table { $table }. Désappariez d’abord cette table.
draft-has-bye = { $name } est déjà exempt.
draft-no-bye = { $name } n’est pas exempt.
draft-oneself = { $name } ne peut pas jouer contre soi-même. Choisissez deux joueurs.
draft-handicap = { $stones } pierres, c’est trop. Donnez de 0 à 9.
draft-table-number = { $table } n’est pas un numéro de table. Écrivez de 1 à 9999.
draft-has-result = La table { $table } a un résultat. Retirez d’abord le résultat.
draft-may-not = Ce n’est pas permis : { $pairs }. Rien n’a été changé.
draft-table-unused = La table { $table } est inutilisée d’après les règles d’appariement. Choisissez une autre table, ou changez les règles.
draft-not-free = { $name } n’est pas libre. Choisissez quelqu’un qui attend ou qui est exempt.
draft-games-over = Toutes les parties de la ronde { $round } sont terminées. Inscrivez le retardataire pour la ronde suivante.
## Ways between the organiser's pages
act-import-notes = Remarques sur le fichier importé
## A new tournament
create-title = Nouveau tournoi
create-import = Ou importez-le d’un fichier.
create-more = Lieu, fédération, organisateurs et plus
create-system = Comment les joueurs sont-ils appariés ?
create-who = Qui joue ?
create-who-one = Individuels
create-who-pairs = Paires
create-who-teams = Équipes
create-when = Quand ?
create-when-days = En un jour ou quelques jours
create-when-weeks = Sur plusieurs semaines, avec une période par ronde
create-federation = Règles, komi et temps de
create-federation-hint = Les valeurs usuelles de cette fédération ; vous pouvez les changer dans les réglages.
create-act = Créer le tournoi
today-missing = résultats manquent sur { $total }
today-since = Ronde { $round } depuis { $time }
today-all-in = Tous les résultats sont là
today-coming = Ronde { $round } à { $time }
today-done = La ronde { $round } est finie
today-drafted = La ronde { $round } est appariée
today-over = Le classement est définitif
today-enter = Saisir les résultats
today-print = Imprimer la ronde { $round }
today-print-note = Listes pour le mur, fiches de résultat pour les tables.
today-look = Voir le brouillon
today-draft-unseen = Personne ne voit l’appariement avant sa publication.
today-round = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
  }{ $byes ->
    [0] {""}
    [1] , un exempt
   *[other] , { $byes } exempts
  }.
today-reported = { $n ->
    [one] Table { $tables } : un joueur a annoncé le résultat.
   *[other] Tables { $tables } : des joueurs ont annoncé les résultats.
  }
today-earlier = { $n ->
    [one] Ronde { $round } : il manque un résultat
   *[other] Ronde { $round } : il manque { $n } résultats
  }
today-more = { $n } de plus
today-when-in = { $n ->
    [one] Quand le dernier résultat est là.
   *[other] Quand les { $n } résultats sont là.
  }
today-when-in-and = { $n ->
    [one] Quand le dernier résultat est là.
   *[other] Quand les { $n } résultats sont là.
  } D’abord les demandes : { $waiting }.
today-draw-without = Apparier quand même
today-window-over = { $n ->
    [one] La période de la ronde { $round } est terminée : 1 partie n’a pas été jouée
   *[other] La période de la ronde { $round } est terminée : { $n } parties n’ont pas été jouées
  }
today-starts = Elle commence à { $time }.
today-starts-in = Elle commence à { $time }, dans { $minutes } min.
today-then = Ensuite
today-send = Envoyer les résultats
today-send-note = À votre fédération, dans son format.
today-sheets = Imprimer le classement
today-lately = Activité récente
today-by = par { $name }
today-others = Résultats annoncés, recours, inscriptions
to-do-count = { $n ->
    [one] chose à faire, puis l’appariement
   *[other] choses à faire, puis l’appariement
  }
to-do-ready = Prêt pour l’appariement
to-do-done = fait
to-do-usual = par défaut
to-do-open = à faire
to-do-waits = en attente
to-do-nobody = Personne encore. Le plus rapide : importer une liste ou coller un tableau.
to-do-players = On peut en ajouter jusqu’à la dernière ronde.
to-do-list = Importer une liste
to-do-enter = un par un
to-do-home = ouvrir l’inscription en ligne
to-do-times = Horaires
to-do-no-times = Les joueurs ne voient que les dates.
to-do-some-times = { $n ->
    [one] { $n } ronde a son heure.
   *[other] { $n } rondes ont leur heure.
  }
to-do-set-times = Fixer les horaires
to-do-groups = Qui commence avec combien de points
to-do-people = Les arbitres saisissent les résultats sur leur téléphone.
to-do-invite = Inviter quelqu’un
to-do-draw = { $n ->
    [0] Dès qu’il y a deux joueurs
   *[other] { $n } participent
  }
to-do-hidden = Pas encore annoncé
to-do-hidden-note = Avant l’annonce, seuls vous et les personnes invitées voyez ce tournoi.
to-do-see = Le voir comme les joueurs
create-done = { $event } est créé.
create-before = Ce formulaire a déjà été envoyé, et le tournoi a été créé alors. Le voici.
system-mcmahon = McMahon
system-swiss = Suisse
system-swiss-categories = Suisse par catégories
system-cup = Coupe
fault-egf-pin = Écrivez les huit chiffres du numéro{ $not }.
## Reading a file
import-title = Importer un tournoi
import-lead = Il devient ici un nouveau tournoi ; ceux qui existent ne sont pas modifiés.
import-file = Fichier
import-file-hint = Au plus { $most } Mo. On peut le déposer ici.
import-act = Importer
import-busy = Importation du fichier…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), résultats de la base de données européenne de go (H9), France (tou), Amérique (AGA), Tengen (JSON).
import-create = Créer plutôt un tournoi à la main
import-only-players = C’est une liste de joueurs, pas un tournoi. Créez d’abord un tournoi, puis importez la liste sur sa page d’inscription.
import-nothing-done = Rien n’a été importé
import-wrong = Rien n’a été importé de { $file }
import-more = Et { $count } de plus. Corrigez d’abord ceux-ci.
import-done = { $event } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
import-notes = { $count ->
    [1] Un détail du fichier a été modifié
   *[other] { $count } détails du fichier ont été modifiés
  }
place-file = Le fichier
place-line = Ligne { $line }
place-element = { $element } (ligne { $line })
place-column = { $line }, colonne { $column }
place-setting = Réglage { $field }
## What is wrong with a file
read-too-large = Il a { $bytes } octets ; le maximum est { $most }.
read-empty = Il est vide. Choisissez un autre fichier.
read-not-text = Ce n’est pas du texte en { $encoding }. Enregistrez le fichier en UTF-8 et importez-le de nouveau.
read-not-xml = Ce XML n’est pas bien formé ({ $reason }). Enregistrez de nouveau le fichier dans le programme qui l’a écrit.
read-truncated = Le fichier est incomplet : il est coupé, ou il manque un guillemet. Récupérez-le de nouveau.
read-wrong-root = Le premier élément est { $found }, pas { $wanted }. Choisissez un fichier de ce type.
read-too-deep = L’imbrication dépasse { $most } éléments ; aucun fichier de tournoi n’est ainsi.
read-too-many = Il y en a plus de { $most } ; aucun fichier de tournoi n’en contient autant.
read-entity = L’entité « { $name } » y est définie ou utilisée. Écrivez les caractères eux-mêmes, ou leurs numéros.
read-missing = Il manque. Ajoutez-le.
read-not-a-number = « { $value } » n’est pas un nombre entier. Écrivez-en un de { $least } à { $most }.
read-out-of-range = La valeur est { $value }. Écrivez un nombre de { $least } à { $most }.
read-not-points = « { $value } » n’est pas un nombre de points. Écrivez un nombre entier ou un demi, comme 6.5.
read-not-a-fraction = « { $value } » n’est pas un nombre. Écrivez-en un de 0 à 1, comme 0.5.
read-not-a-date = « { $value } » n’est pas une date. Écrivez-la comme 2026-05-31.
read-not-a-rank = « { $value } » n’est pas un niveau. Écrivez de 30k à 1k ou de 1d à 9d.
read-not-one-of = « { $value } » n’est pas connu ici. Écrivez l’une de ces valeurs : { $allowed }.
read-unknown-player = Aucun joueur ne s’appelle « { $name } ». Corrigez le nom ou ajoutez le joueur.
read-twice-in-round = « { $name } » est déjà apparié à la ronde { $round }, voir ligne { $first }. Supprimez l’un des deux.
read-table-taken = La table { $table } de la ronde { $round } est prise, voir ligne { $first }. Donnez un autre numéro.
read-disagrees = « { $value } » et « { $other } » de l’adversaire ne concordent pas. Corrigez l’un des deux.
read-not-a-cell = « { $value } » n’est pas un résultat. Écrivez par exemple 12+/b0, 3-!w2, 0+ ou 0=.
read-no-such-row = Il n’y a pas de ligne { $number }. Corrigez l’adversaire.
read-columns = Il y a { $found } colonnes au lieu de { $wanted }. Complétez la ligne.
read-nothing-of = Aucune ligne n’est au format { $format }. Choisissez un fichier de ce type.
read-unknown-format = Ce type de fichier n’est pas connu ici. Choisissez un fichier OpenGotha ou MacMahon, des résultats H9, une liste de participants ou un fichier Tengen.
read-not-json = Ce n’est pas un fichier Tengen ({ $reason }). Exportez-le de nouveau.
read-unknown-version = Il est de version { $found } ; ce programme connaît la { $known }. Mettez ce programme à jour, ou exportez de nouveau le fichier.
read-no-such-entry = Il renvoie à l’inscription { $id }, qui n’existe pas. Exportez de nouveau le fichier.
read-twice = { $what } y est deux fois. Exportez de nouveau le fichier.
team-fault-size = Une rencontre a { $size } gobans. Écrivez un nombre de 2 à 10.
team-fault-number-twice = Deux équipes ont le numéro { $number }. Donnez-en un autre à l’une d’elles.
team-fault-name-twice = Deux équipes s’appellent « { $team } ». Renommez l’une d’elles.
team-fault-too-few = { $team } a moins de deux joueurs. Ajoutez-en un ou supprimez l’équipe.
team-fault-too-many = { $team } a { $count } joueurs ; le maximum est { $most }.
team-fault-twice-in-squad = { $player } est deux fois dans l’effectif de { $team }. Retirez l’une des deux.
team-fault-two-squads = { $player } est dans les effectifs de { $team } et de { $other }. Retirez le nom de l’un des deux.
team-fault-captain-not-in-squad = { $player } n’est pas dans l’effectif de { $team }. Ajoutez le nom ou choisissez un autre capitaine.
team-fault-not-in-squad = Ronde { $round } : { $player } n’est pas dans l’effectif de { $team }. Ajoutez le nom ou choisissez quelqu’un d’autre.
team-fault-two-boards = Ronde { $round } : { $player } joue à deux gobans de { $team }. Retirez le nom de l’un des deux.
team-fault-no-team = Ronde { $round } : il n’y a pas d’équipe numéro { $number }. Choisissez-en une autre.
team-fault-two-matches = Ronde { $round } : { $team } a deux adversaires, ou joue contre elle-même. Supprimez l’une des rencontres.
## What is not kept of a file, or a file cannot say
note-teams-kept = Les { $teams } équipes du fichier ont été importées, avec leurs compositions et leurs rencontres. Elles sont sous « Équipes ».
note-teams-beside = Le fichier a { $teams } équipes, mais aucune ronde de rencontres par équipes : les joueurs se rencontrent un par un, et les équipes ont un classement à part. Cela se change sous « Équipes ».
note-team-set-aside = Team (ligne { $line }) : { $team } a moins de deux joueurs (ici { $players }) ; l’équipe a été omise.
note-of-another-team = Board (ligne { $line }) : { $player } est dans l’équipe { $other }, pas dans { $team } ; cela a été omis.
note-board-taken = Board (ligne { $line }) : le goban { $board } de { $team } à la ronde { $round } est celui de { $first } ; { $player } a été omis.
note-at-two-boards = Board (ligne { $line }) : { $player } a déjà un goban dans { $team } à la ronde { $round } ; cela a été omis.
note-matches-not-said = Les équipes qui se rencontrent à la ronde { $round } ne sont pas exportées : OpenGotha les déduit des parties au goban 1.
note-element-kept = Tengen n’utilise pas { $element } (ligne { $line }). Il est gardé pour l’export vers OpenGotha.
note-attribute-kept = Tengen n’utilise pas { $element }, { $attribute }. Il est gardé pour l’export vers OpenGotha.
note-taken = { $element } (ligne { $line }), { $field } : « { $found } » n’est pas utilisable ; { $taken } a été pris.
note-missing-taken = { $element } (ligne { $line }), { $field } manque ; { $taken } a été pris.
note-left-out = { $element } (ligne { $line }), { $field } : « { $found } » n’est pas utilisable et a été omis.
note-nobody-called = { $element } (ligne { $line }) : aucun joueur ne s’appelle « { $name } » ; cela a été omis.
note-set-aside = { $element } (ligne { $line }) : { $name } est déjà apparié à la ronde { $round }, voir ligne { $first } ; cela a été omis.
note-player-set-aside = Player (ligne { $line }) : { $name } est inscrit deux fois, d’abord à la ligne { $first } ; la seconde inscription a été omise.
note-more-oddities = { $more } autres remarques de ce genre.
note-criterion-twice = Le critère { $criterion } y était deux fois ; le second a été omis.
note-ratings-as-they-stand = Le fichier ne dit pas comment les cotes sont enregistrées (dataVersion) ; elles ont été importées telles quelles.
note-ratings-shifted = Le fichier enregistre les cotes sur une ancienne échelle (version de données 200) ; 2050 a été ajouté à chacune.
note-transliterated = « { $from } » s’écrit « { $to } » : ces lettres manquent au format.
note-name-cut = « { $name } » est abrégé en « { $written } » pour tenir dans la colonne.
note-left-out-without-game = { $name } n’a ni partie ni exemption et est omis.
note-too-fast-for-a-class = Le temps de réflexion est trop court pour toutes les classes de la base de données européenne de go ; aucune classe n’est écrite.
note-result-missing = Ronde { $round }, table { $table } : le résultat manque ; il est écrit comme inconnu.
note-same-sign = Ligne { $line }, { $field } : « { $cell } » et « { $other } » disent que les deux ont gagné ou perdu ; importé ainsi.
note-both-lose-as-two-losses = Ronde { $round }, table { $table } : double défaite ; elle est écrite comme une défaite de chacun.
note-both-win-as-two-wins = Ronde { $round }, table { $table } : double victoire ; elle est écrite comme une victoire de chacun.
note-no-result-not-rated = Ronde { $round }, table { $table } : sans résultat ; la partie est écrite comme ne comptant pas pour l’échelle.
note-default-as-half-point = Ronde { $round }, table { $table } : par forfait ; c’est écrit comme un demi-point sans partie.
note-default-as-free-round = Ronde { $round }, table { $table } : par forfait ; c’est écrit comme une ronde sans partie.
note-colors-unknown = Ronde { $round }, table { $table } : les couleurs sont inconnues ; les joueurs sont écrits dans l’ordre donné.
note-member-number-missing = { $name } n’a pas de numéro de membre et est omis avec toutes ses parties. Saisissez le numéro : la fédération l’exige.
note-club-cut = Le club « { $club } » s’écrit « { $written } » : la colonne a quatre lettres.
note-first-name-blank = { $name } n’a pas de prénom. Une espace est écrite, car OpenGotha en veut un.
note-country-not-written = { $name } : le pays « { $country } » n’est pas écrit. OpenGotha ne prend que deux lettres.
note-member-number-twice = { $name } et { $other } ont le même numéro de membre { $number }. Corrigez l’un des deux.
note-komi-rounded = Le komi { $komi } s’écrit { $written } : le format n’a que des nombres entiers.
note-game-left-out = Ronde { $round }, table { $table } : { $result ->
    [default] quelqu’un n’est pas venu
    [jigo] c’est un jigo
    [both-lose] double défaite
    [both-win] double victoire
    [no-result] sans résultat
   *[pending] le résultat manque
  } ; la partie est omise.
note-left-out-on-purpose = { $name } est omis avec toutes ses parties, au choix de l’organisateur.
note-manner-not-said = { $games ->
    [one] La façon dont { $games } partie a été gagnée (points, abandon, temps…) n’est pas écrite.
   *[other] La façon dont { $games } parties ont été gagnées (points, abandon, temps…) n’est pas écrite.
  }
note-no-result-written = Ronde { $round }, table { $table } : sans résultat ; c’est écrit { $written }.
note-several-byes = { $byes ->
    [one] La ronde { $round } a { $byes } exempt ; OpenGotha n’en garde qu’un.
   *[other] La ronde { $round } a { $byes } exempts ; OpenGotha n’en garde qu’un.
  }
note-draft-not-said = La ronde { $round } est un brouillon ; le fichier ne peut pas le dire.
note-native-names-not-said = { $players ->
    [one] Le nom en écriture d’origine de { $players } joueur n’est pas écrit.
   *[other] Les noms en écriture d’origine de { $players } joueurs ne sont pas écrits.
  }
note-pairs-left-out = { $entries ->
    [one] { $entries } inscription de deux ou trois partenaires est omise avec ses parties : les échelles ne prennent pas les parties entre partenaires.
   *[other] { $entries } inscriptions de deux ou trois partenaires sont omises avec leurs parties : les échelles ne prennent pas les parties entre partenaires.
  }
note-partners-not-said = { $entries ->
    [one] Les partenaires de { $entries } inscription ne sont pas écrits : le format n’a qu’une personne par inscription.
   *[other] Les partenaires de { $entries } inscriptions ne sont pas écrits : le format n’a qu’une personne par inscription.
  }
note-versions-not-said = { $boards ->
    [one] Ce fichier ne dit pas combien de fois le résultat de { $boards } partie a changé.
   *[other] Ce fichier ne dit pas combien de fois les résultats de { $boards } parties ont changé.
  }
note-setting-not-said = Le réglage { $setting } ({ $value }) n’est pas écrit : le format n’a pas de champ pour lui.
note-renamed = { $name } est inscrit deux fois ; le second s’écrit { $written }.
note-settings-assumed = Le fichier ne dit ni le système, ni les limites, ni les critères et leurs poids : les valeurs usuelles d’un McMahon ont été prises. Vérifiez les réglages avant de continuer.
note-days-assumed = Le fichier ne dit ni le nom ni les dates du tournoi : la date d’aujourd’hui a été prise. Vérifiez-les avant de continuer.
note-encoding-assumed = Le fichier n’est pas en UTF-8 et n’indique aucun autre encodage : il a été lu en { $used }. Vérifiez les noms.
note-team-left-out = { $team } a moins de deux joueurs (ici { $players }) ; l’équipe a été omise.
note-member-missing = { $team } nomme quelqu’un qui n’est pas dans le fichier ; le nom a été omis.
note-also-in-team = { $player } est dans { $other } et dans { $team }, et joue ici pour les deux.
note-spare = { $size } personnes jouent pour { $team } ; { $player } a été omis.
note-in-no-team = { $players ->
    [one] { $players } joueur n’est dans aucune équipe et a été omis.
   *[other] { $players } joueurs ne sont dans aucune équipe et ont été omis.
  }
note-team-names-noted = { $teams ->
    [one] Une inscription porte le nom de ses joueurs. Le nom de { $teams } équipe figure dans les notes.
   *[other] Une inscription porte le nom de ses joueurs. Les noms des { $teams } équipes figurent dans les notes.
  }
note-in-two-teams = { $player } est déjà dans l’équipe { $other } ; le nom a été omis de { $team }.
note-played-for-others = Ronde { $round } : { $player } a joué pour { $team } et est dans l’équipe { $other }. La partie reste et ne compte pour aucune équipe.
note-boards-missing = Ronde { $round } : les parties de { $first } – { $second } ne sont pas dans le fichier. Ajoutez-les.
note-match-counted = Ronde { $round } : le fichier donne { $said } pour { $first } – { $second }. D’après les parties, c’est { $counted }, et ce sont elles qui comptent.
note-tables-of-boards = Toutes les parties d’une rencontre étaient à une seule table. Chacune a maintenant la sienne.
note-teams-without-start = Le fichier donne aux équipes un départ selon leur niveau. Ici, chaque équipe part de zéro.
note-line-left-out = { $what } (ligne { $line }) n’est pas connu ici et a été omis.
## Settings
settings-drawn = Les rondes déjà appariées restent telles quelles. Les scores et le classement suivent aussitôt les réglages.
settings-preset = Utiliser un modèle
settings-preset-about = Remplit le formulaire ci-dessous avec les réglages usuels d’un système et d’une fédération. Rien ne change avant que vous enregistriez.
settings-preset-act = Afficher ce modèle
settings-preset-tried = Le formulaire affiche le modèle. Il n’est pas encore enregistré : vérifiez-le, puis enregistrez.
settings-event = Le tournoi
settings-name = Nom du tournoi
settings-short-name = Nom court
settings-short-name-hint = Pour les noms de fichiers
settings-begins = Premier jour
settings-ends = Dernier jour
settings-place = Lieu
settings-director = Directeur
settings-contact = Responsable des données personnelles
settings-contact-hint = Nom et adresse de la personne responsable, tels qu’affichés sur la page de confidentialité
settings-rounds = Rondes
settings-play = Jeu
settings-rules = Règles
settings-board-size = Lignes du goban
settings-komi-hint = Pour les parties à égalité : 6,5
settings-basic-minutes = Temps principal, en minutes
settings-overtime = Temps supplémentaire
settings-overtime-seconds = Secondes
settings-overtime-seconds-hint = Par période, ou ajoutées à chaque coup
settings-overtime-stones = Pierres
settings-overtime-stones-hint = Par période ; byo-yomi canadien seulement
settings-internet = Joué sur internet
rules-japanese = Japonaises
rules-korean = Coréennes
rules-chinese = Chinoises
rules-ing = Ing
rules-aga = Américaines (AGA)
rules-bga = Britanniques (BGA)
rules-ffg = Françaises (FFG)
rules-egf = Européennes (EGF)
rules-ngb = Néerlandaises (NGB)
rules-nz = Néo-zélandaises
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = Club, 9×9
rules-club-beginners = Club, débutants
rules-club-dutch = Club, page néerlandaise pour débutants
rules-generic = Règles générales d’une encyclopédie (en néerlandais)
settings-system = Système d’appariement
settings-floor = Plancher
settings-bar = Barre
settings-zero = Zéro
settings-zero-hint = Le niveau dont le score est 0 : 30k
settings-categories = Catégories
settings-categories-hint = Niveau le plus bas de chaque catégorie, sauf la dernière : 1d, 5k
settings-handicap-basis = Handicap d’après
basis-score = le score McMahon
basis-rank = le niveau
settings-handicap-none-from = Pas de handicap dès
settings-handicap-none-from-hint = Entre joueurs de ce niveau ou au-dessus : 1d
settings-handicap-correction = Réduction du handicap
settings-handicap-correction-hint = En pierres : 1
settings-handicap-ceiling = Handicap maximal
settings-handicap-ceiling-hint = 0 pour des parties à égalité seulement
settings-bye-mms = Exempt, points McMahon
settings-absent-mms = Absence, points McMahon
settings-bye-wins = Exempt, victoires
settings-absent-wins = Absence, victoires
settings-no-result = Une partie sans résultat
policy-replay = Rien tant qu’elle n’est pas rejouée
policy-half = Un demi-point chacun
policy-zero = Aucun point
settings-round-down = Arrondir les demis vers le bas
settings-round-down-note = La somme des exemptions et des absences, en points entiers. Un jigo n’est jamais arrondi.
settings-sos-half = Les rondes manquées comptent pour moitié chez les adversaires
settings-sos-half-note = Dans les scores des adversaires, chaque ronde manquée compte un demi-point.
settings-placement = Départage
settings-of-teams = Les appariements et le départage des équipes se règlent sous « Équipes » ; ces réglages concernent les joueurs.
settings-placement-about = Le premier critère décide ; à égalité, le suivant.
settings-expert = Pour experts : poids de l’appariement
settings-said-words = { $words }.
settings-said-hidden = *Seuls ses organisateurs* le voient, jusqu’à son annonce.
settings-said-seen = *Tout le monde* le voit.
settings-said-zone = Les heures sont celles de *{ $zone }*.
settings-said-no-rooms = Toutes les tables sont dans *une seule salle*.
settings-said-rules = Règles : *{ $rules }*, sur *{ $size }* lignes.
settings-said-even = *Sans handicap*.
settings-said-handicap = Handicap d’après *{ $basis }* : *{ $difference }*, *{ $most }* pierres au plus, aucun à partir de *{ $from }*.
settings-said-difference-less = la différence moins { $n }
settings-said-difference-all = toute la différence
settings-said-difference-more = la différence plus { $n }
settings-said-mcmahon = Tous à partir de *{ $bar }* partent à égalité, de même tous jusqu’à *{ $floor }*.
settings-said-teams = Des *équipes* se rencontrent : { $system }. Les gobans, le handicap et l’ordre des équipes se règlent sous *Équipes*.
settings-said-apart = Appariements à éviter (poids en groupes de score) : { $kept }.
settings-said-not-apart = *Aucun* appariement n’est évité.
settings-said-skip = Les joueurs *peuvent sauter* une ronde qui n’est pas encore appariée.
settings-said-skip-ask = Les joueurs *demandent* à sauter une ronde.
settings-unplayed = Parties non jouées dans la période
settings-grace-days = Jours de délai après la période
settings-grace-days-hint = Avant leur fin, les parties non jouées ne peuvent pas être réglées. Cela ne se fait jamais automatiquement.
settings-open-games = Parties inachevées quand une ronde suivante est appariée
settings-open-games-hint = Pour l’appariement seulement ; au classement, elles ne comptent qu’une fois jouées.
open-games-nothing = Rien pour les deux
open-games-half = Un demi-point chacun
settings-least-games = Rondes nécessaires pour une place
settings-least-games-hint = 0 : aucune. Comptent les parties jouées, ainsi qu’une exemption ou une victoire par forfait. Qui ne peut plus y arriver figure en dessous, sans place ni prix.
settings-up = Montées
settings-series = Série de ligues
settings-series-hint = Vos tournois du même nom peuvent être ajoutés à sa page ; un tournoi qui change de nom les quitte
settings-season-name = Saison
settings-season-name-hint = Par exemple 2026/27 ; les divisions d’une saison sont affichées ensemble
settings-division = Division
settings-division-hint = 1 est la plus haute ; 0 s’il n’y en a qu’une
settings-up-hint = Pour des divisions : le classement y trace une ligne. 0 : aucune.
settings-down = Descentes
settings-said-moves = *{ $up }* montent, *{ $down }* descendent.
settings-said-alone = Ce tournoi n’appartient à *aucune série*.
settings-said-unplayed = Si une partie n’est pas jouée dans sa période : *{ $policy }*, quand un organisateur clôt la ronde.
settings-said-grace = { $n ->
    [one] *1* jour de délai.
   *[other] *{ $n }* jours de délai.
  }
settings-said-open-nothing = Pour l’appariement, une partie inachevée ne compte *rien*.
settings-said-open-half = Pour l’appariement, une partie inachevée compte *un demi-point chacun*.
settings-said-least = { $n ->
    [one] Il faut *1* ronde jouée pour avoir une place.
   *[other] Il faut *{ $n }* rondes jouées pour avoir une place.
  }
settings-said-least-none = Chacun a une place, quel que soit le nombre de parties jouées.
settings-said-worth = Une exemption vaut *{ $bye }*, une absence *{ $absent }*.
settings-said-placement = Classement par { $criteria }.
settings-said-criterion = *{ $name }* ({ $about })
settings-said-minutes = Un résultat annoncé par les deux joueurs compte après *{ $n }* minutes.
settings-said-names-first = Les noms de famille viennent *en premier*.
settings-said-names-last = Les noms de famille viennent *en dernier*.
settings-said-sides-mean = *Deux ou trois* jouent un camp à tour de rôle, comptés à leur moyenne.
settings-said-sides-given = *Deux ou trois* jouent un camp à tour de rôle, comptés comme indiqué.
settings-said-ratings-shown = Les variations de cote sont *montrées*.
settings-said-ratings-not-shown = Les variations de cote *ne sont pas montrées*.
settings-said-gap = Un écart de plus de *{ $n }* niveaux entre niveau et cote est signalé.
settings-said-usual = { $n } valeurs, toutes habituelles
settings-said-otherwise = { $n } valeurs, dont *{ $k }* inhabituelles
settings-places = Points et places
settings-more = D’autres valeurs ; les usuelles conviennent à presque tous les tournois
settings-change = Modifier : { $what }
settings-save-from = Enregistrer, dès la ronde { $round }
settings-follow-names = Pages, feuilles imprimées et fichiers l’affichent aussitôt.
settings-follow-print = Les fiches de résultat et la feuille des règles changent : réimprimez-les.
settings-follow-first = Rien n’est encore apparié : cela vaut dès la première ronde.
settings-follow-drawn = Les rondes appariées restent telles quelles.
settings-follow-places = Scores et places suivent aussitôt, dans les rondes passées aussi.
settings-follow-open = La ronde { $round } est publiée : le changement vaut aussi pour ses parties en cours ({ $n }).
settings-follow-draft = La ronde { $round } est appariée mais pas publiée : réappariez-la pour que le changement compte.
settings-follow-length = Pour l’instant, une ronde dure environ { $minutes } minutes.
settings-follow-gap = La ronde { $round } commence { $minutes } minutes après la précédente.
settings-follow-hours = Les rondes gardent leurs horaires ; vous les modifiez sous Horaires.
settings-follow-players = Effet immédiat, aussi sur les téléphones des joueurs.
settings-criterion-up = Monter { $name }
settings-criterion-out = Retirer { $name }
settings-criterion-add = Ajouter un critère
weight-duplicate = Pas de seconde rencontre
weight-color = Équilibre des couleurs
weight-category = Même catégorie
weight-score = Scores proches
weight-drawn = Qui monte ou descend
weight-handicap = Petits handicaps
weight-geography = Clubs et pays différents
weight-secondary = Base des critères secondaires
weight-secondary-hint = Gardée pour les fichiers qui la contiennent
weight-curve = Courbe
weight-curve-hint = De 0 à 1 : 0,5
weight-deterministic = Hasard tiré des noms
weight-deterministic-note = Les mêmes joueurs donnent toujours le même appariement.
seeding-first-rounds = 1re méthode, jusqu’à la ronde
seeding-first-method = Première méthode
seeding-later-method = Méthode suivante
seeding-first-by-rating = Première méthode : la cote départage les ex æquo
seeding-later-by-rating = Méthode suivante : la cote départage les ex æquo
method-random = Moitié haute contre moitié basse, au hasard
method-fold = Premier contre dernier
method-slip = Premier de la moitié haute contre premier de la basse
drawn-upper = Qui descend du groupe supérieur
drawn-lower = Qui monte du groupe inférieur
drawn-compensate = Compenser
drawn-compensate-note = Un joueur monté descend plutôt la fois suivante, et inversement.
place-drawn-top = Le haut
place-drawn-middle = Le milieu
place-drawn-bottom = Le bas
apart-country = Même pays
apart-club = Même club
apart-club-group = Clubs à séparer
apart-hint = Poids en groupes de score
apart-excused-from = Ne vaut pas dès
apart-excused-from-hint = Un niveau ; les joueurs plus forts peuvent rencontrer n’importe qui : 1d
apart-excused-by-wins = Ni pour qui a gagné la moitié des rondes
apart-excused-at-bar = Ni pour ceux qui sont à la barre
## Registration
entries-count = { $count ->
    [0] Personne n’est encore inscrit.
    [1] Un joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
  }
entries-waiting = { $count ->
    [1] Un n’est pas pointé.
   *[other] { $count } ne sont pas pointés.
  }
entries-nobody = Inscrivez les joueurs un par un, ou importez une liste de participants. C’est aussi ici que se fait le pointage.
entries-import = Importer une liste
entries-which = Quels joueurs
entries-all = Tous { $count }
entries-final = Pointés { $count }
entries-preliminary = Non pointés { $count }
entries-list = Joueurs et rondes auxquelles ils participent
entries-player = Joueur
entries-here = Là
entries-taking-part = Participation
entries-of-round = { $count } jouent
entries-here-of = { $name } est là
entries-round-of = { $name } participe à la ronde { $round }
entries-kept-out = exclu par une décision
entries-seated = a une table ou est exempt
entries-seated-here = pointé
entries-seated-hint = ● est apparié à cette ronde ; seul l’appariement peut changer cela.
entries-save = Enregistrer
entries-saved = { $count ->
    [0] Rien n’a été changé.
    [1] Un joueur est modifié.
   *[other] { $count } joueurs sont modifiés.
  }
entries-removed = { $count ->
    [1] Un joueur est supprimé.
   *[other] { $count } joueurs sont supprimés.
  }
entries-paired = { $name } est apparié à la ronde { $round }, rien n’a donc été enregistré. Désappariez d’abord la table dans le brouillon ; une ronde publiée reste telle quelle.
entries-check-in = { $count ->
    [1] Pointer le joueur trouvé
   *[other] Pointer les { $count } trouvés
  }
entries-check-out = { $count ->
    [1] Marquer absent le joueur trouvé
   *[other] Marquer absents les { $count } trouvés
  }
entries-page = Page { $page }
entry-new-title = Inscrire un joueur
entry-native-name = Nom en écriture d’origine
entry-native-name-hint = S’il est différent : 森下 藍子
entry-rank-hint = 4k ou 2d
entry-rating-hint = Vide : le milieu du niveau
entry-club-hint = Tel qu’il figure au tableau mural
entry-registration = Inscription
registration-final = Pointé
registration-about-final = Est apparié à chaque ronde cochée ci-dessous.
registration-preliminary = Préinscrit
registration-about-preliminary = Est sur la liste et n’est pas apparié.
entry-rounds = Participe aux rondes
entry-round-kept-out = Ronde { $round } : exclu par une décision
entry-round-seated = Ronde { $round } : apparié, reste
entry-more = Numéros et correction
entry-egf-pin = PIN EGF
entry-egf-pin-hint = Les huit chiffres de la base de données européenne de go
entry-ffg-licence = Licence française
entry-aga-id = Numéro AGA
entry-partners = Partenaires, dans l’ordre de jeu
entry-partners-hint = Une ligne chacun : Beck, Bea, 2d. Peuvent suivre une cote, le PIN EGF, FFG ou AGA et un numéro. La personne ci-dessus joue la première.
entry-correction = Correction du score de départ
entry-correction-hint = D’ordinaire 0 ; +1 part un groupe plus haut
entry-add-next = Enregistrer, puis un autre
entry-late = Toutes les rondes sont appariées : un joueur inscrit maintenant n’en joue aucune. Tant qu’aucune partie n’a de résultat, retirez toutes les rondes et appariez de nouveau ; sinon ajoutez des rondes dans les réglages, ou placez le joueur à une table d’une ronde.
entry-added = { $name } est inscrit.
entry-changed = { $name } est modifié.
entry-rank-follows = Le score de départ était { $was } et devient { $now } : le SOS de tous ses adversaires change avec lui. { $count ->
    [one] La table déjà appariée reste telle quelle.
   *[other] Les { $count } tables déjà appariées restent telles quelles.
  } Le prochain appariement suit le nouveau niveau.
entry-ranks-follow = { $starts ->
    [0] Leurs scores de départ restent.
    [one] Le score de départ d’un joueur change, et avec lui le SOS de tous ses adversaires.
   *[other] Les scores de départ de { $starts } joueurs changent, et avec eux le SOS de tous leurs adversaires.
  } { $count ->
    [one] La table déjà appariée reste telle quelle.
   *[other] Les { $count } tables déjà appariées restent telles quelles.
  } Le prochain appariement suit les nouveaux niveaux.
entry-rank-stays = Le score de départ reste { $now }. { $count ->
    [one] La table déjà appariée reste telle quelle.
   *[other] Les { $count } tables déjà appariées restent telles quelles.
  } Le prochain appariement suit le nouveau niveau.
entry-withdraw-title = Retirer
entry-withdraw-from = Dès
entry-withdraw-hint = Les parties des rondes précédentes restent.
entry-withdraw = Retirer
entry-withdrawn = { $name } ne participe plus à partir de la ronde { $round }.
leave-title = Retirer { $name } dès la ronde { $round }
leave-about = Les résultats saisis restent, les parties des rondes précédentes aussi.
leave-games = { $n ->
    [one] Une partie de ces rondes est appariée et n’est pas jouée
   *[other] { $n } parties de ces rondes sont appariées et ne sont pas jouées
  }
leave-what = Ce qu’elles deviennent
leave-opponents-win = Les adversaires gagnent par forfait
leave-as-unplayed = La règle du tournoi pour les parties non jouées
leave-annulled = Elles sont annulées : sans résultat
leave-unsaid = Choisissez ce que deviennent les parties.
leave-reported = Un joueur a annoncé comment elles se sont terminées. Elles restent ouvertes jusqu’à ce qu’un arbitre saisisse le résultat.
leave-undo = Pour annuler ceci, rouvrez chaque partie à sa table et cochez de nouveau les rondes du joueur.
leave-undo-team = Pour annuler ceci : « { $act } » sur la page de l’équipe.
leave-act = { $n ->
    [0] Retirer
    [one] Retirer et régler 1 partie
   *[other] Retirer et régler { $n } parties
  }
leave-done = { $n ->
    [one] { $name } ne participe plus à partir de la ronde { $round } ; 1 partie non jouée est réglée.
   *[other] { $name } ne participe plus à partir de la ronde { $round } ; { $n } parties non jouées sont réglées.
  }
entry-remove-title = Supprimer
entry-remove-hint = Pour quelqu’un inscrit par erreur.
entry-remove = Supprimer du tournoi
entry-removed = { $name } est supprimé.
entry-back = Retour à la liste
## A list of participants
participants-title = Importer une liste de participants
participants-lead = Vous voyez un aperçu avant toute inscription.
participants-file-hint = Un tableau en texte, XLSX ou ODS. Les colonnes peuvent être dans n’importe quel ordre si la première ligne les nomme ; sans cette ligne : nom, prénom, niveau, pays, club. Ou le fichier d’un autre tournoi (OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen), pour ses joueurs.
participants-pasted = Ou collez-la ici
participants-pasted-hint = Des lignes copiées d’un tableur, avec la ligne qui nomme les colonnes.
participants-registration = État de l’inscription
participants-announced = Préinscrits : pointez-les à leur arrivée
participants-here = Pointés
participants-act = Aperçu de la liste
participants-done = { $count ->
    [0] Personne de nouveau sur la liste.
    [1] Un joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
  } { $changed ->
    [0] { "" }
    [1] Un a été mis à jour.
   *[other] { $changed } ont été mis à jour.
  } { $same ->
    [0] { "" }
   *[other] { $same } y figuraient déjà.
  }
participants-example = Par exemple
## Starting groups
groups-title = Groupes de départ
groups-lead = { $players ->
    [0] Personne ne participe encore à la ronde 1.
    [1] Un joueur participe à la ronde 1,
   *[other] { $players } joueurs participent à la ronde 1,
  } { $groups ->
    [0] {""}
    [1] en un groupe.
   *[other] en { $groups } groupes.
  }
groups-drawn = La ronde 1 est déjà appariée. D’autres limites changent les scores, pas ses appariements.
groups-floor-hint = Les joueurs au-dessous partent comme s’ils avaient ce niveau
groups-bar-hint = Les joueurs au-dessus partent comme s’ils avaient ce niveau
groups-try = Essayer ces limites
groups-tried = Ceci est un aperçu. Rien n’est encore changé.
groups-apply = Utiliser ces limites
groups-back = Retour aux réglages actuels
groups-applied = Le plancher et la barre sont modifiés.
groups-not-by-score = Tous partent avec le même score : plancher et barre ne valent qu’en McMahon.
groups-size = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
groups-everybody = Tous
groups-category = Catégorie { $category }
groups-nobody = Quand des joueurs seront inscrits et pointés, leurs groupes apparaîtront ici.
## Files
files-send = Envoyer les résultats à la fédération
files-keep = Garder une copie du tournoi
files-list = Transférer la liste des joueurs vers un autre programme
files-other = Autres formats
downloads-through = Résultats jusqu’à la ronde { $round }.
downloads-before = Aucune ronde n’est encore publiée.
downloads-draft = Les brouillons n’entrent pas dans les résultats.
downloads-missing = { $count ->
    [one] Un résultat manque
   *[other] { $count } résultats manquent
  }
downloads-waits = Attend les résultats ci-dessus.
downloads-says-all = Ce fichier contient tout ce que prévoit son format.
downloads-notes = { $count ->
    [1] 1 détail que ce format ne contient pas
   *[other] { $count } détails que ce format ne contient pas
  }
download-act = Télécharger
download-h9 = Base européenne de go (H9)
download-about-h9 = Résultats pour l’échelle de la fédération européenne de go.
download-tou = France (tou)
download-about-tou = Résultats pour l’échelle de la fédération française.
download-aga = Amérique (AGA)
download-about-aga = Un rapport pour l’American Go Association.
download-standings = Classement (CSV)
download-about-standings = Pour un tableur : places, critères et toutes les rondes.
download-teams = Classement des équipes (CSV)
download-about-teams = Pour un tableur : le classement des équipes avec chaque ronde. Les autres fichiers listent les joueurs, chacun avec son équipe.
download-pairings = Appariements (CSV)
download-about-pairings = Pour un tableur : une ronde, table par table.
download-players = Joueurs (CSV)
download-about-players = Pour un tableur : tous les inscrits.
download-participants = Liste de participants (CSV)
download-about-participants = Nom, niveau, pays, club : pour d’autres tournois et programmes.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Le tournoi, pour continuer dans OpenGotha.
download-pairgoth = Pairgoth
download-about-pairgoth = Les rondes publiées, telles que Pairgoth les ouvre : joueurs, équipes, parties et réglages.
download-tengen = Tengen (JSON)
download-about-tengen = Le tournoi entier, brouillons compris ; peut être réimporté à l’identique.

note-categories-not-said = { $players ->
    [one] La catégorie fixée à la main de { $players } joueur n’est pas écrite : là, le niveau décide.
   *[other] Les catégories fixées à la main de { $players } joueurs ne sont pas écrites : là, le niveau décide.
  }
entry-category-by-rank = Selon le niveau
entry-category-hint = Une autre que selon le niveau, pour les prix, le classement et l’appariement
entries-chosen-set-category = Fixer la catégorie
list-plays-as = { $grade }, apparié comme { $rank }

# The event as a thing: copied, archived, deleted; and who can sign in.

event-title = Le tournoi
event-is-archived = Il est archivé : on ne peut que le lire.
event-announced = Tout le monde peut maintenant voir le tournoi.
event-archive = Archiver
event-archive-about = Un tournoi archivé reste lisible par tous et figure à part dans la liste. Rien ne peut y être changé tant qu’il n’est pas sorti des archives.
event-archive-act = Archiver le tournoi
event-unarchive-act = Sortir des archives
event-archived = Le tournoi est archivé. Désormais, on ne peut que le lire.
event-unarchived = Le tournoi est sorti des archives et peut de nouveau être modifié.
act-archive = Archivé
act-unarchive = Sorti des archives
copy-title = Copier
season-title = Saison suivante
season-not-all = Seule une personne qui organise toutes ses divisions peut créer la saison suivante.
season-about = Montées et descentes suivent les lignes des classements ; chaque joueur ou équipe peut jouer ailleurs. Les équipes gardent leur effectif et leur capitaine. Les résultats restent aux anciens tournois.
season-leaves = Quitte
season-next-name = Nom du prochain tournoi
season-plays-in = Où { $name } jouera ensuite
season-open = { $n ->
    [one] Une partie n’a pas de résultat.
   *[other] { $n } parties n’ont pas de résultat.
  }
season-undrawn = { $n ->
    [one] Une ronde n’est pas publiée.
   *[other] { $n } rondes ne sont pas publiées.
  }
season-empty = Personne n’y jouerait.
season-namesakes = Même nom, et tous seront inscrits : { $names }. Si c’est une seule personne, choisissez « Quitte » pour l’une, ou retirez-la d’un effectif.
season-once = Même numéro de fédération, donc inscrit une fois, dans le premier effectif : { $names }.
season-look = À vérifier d’abord
season-sure = Créer quand même la saison suivante
season-sure-first = Vérifiez d’abord ceci, et cochez la case si c’est bien ce que vous voulez.
season-to-choose = Choisir …
season-choose = Choisissez une division, ou « Quitte ».
season-team-twice = Deux équipes « { $team } » joueraient en { $division }. Placez-en une ailleurs, ou renommez-la d’abord dans son ancien tournoi.
season-settings = Corrigez d’abord les réglages de { $division }. { $fault }
season-make = Créer la saison suivante
season-made = La saison suivante est créée, cachée jusqu’à l’annonce de chaque division.
copy-about = Un autre tournoi avec les mêmes réglages, sans rondes ni horaires. Il est caché jusqu’à ce que vous l’annonciez.
copy-begin = Copier le tournoi
copy-address = Adresse
copy-address-hint = La fin de son adresse, comme open-27 ; tirée du nom si le champ est vide.
copy-people = Reprendre { $n ->
    [1] son unique joueur
   *[other] ses { $n } joueurs
  }
copy-people-note = Préinscrits, non pointés.
copy-act = Créer la copie
copy-done = { $event } est créé par copie, caché pour l’instant.
create-like = Ou copiez-en un plus ancien :
create-people = Joueurs
create-people-hint = Les joueurs d’un tournoi précédent sont repris, préinscrits et non pointés.
create-people-none = Personne encore
delete-title = Supprimer
delete-about = Supprime le tournoi avec tout ce qu’il contient. C’est irréversible.
delete-begin = Supprimer le tournoi
delete-what = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } et { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } seraient supprimés, avec le journal, les décisions, les relevés et tous les liens vers le tournoi.
delete-keep = Téléchargez d’abord une copie
delete-keep-about = Un seul fichier avec tout : joueurs, rondes, journal, incidents, décisions, relevés, certificats.
delete-keep-act = Tout télécharger
delete-now = Supprimer maintenant
delete-name = Tapez son nom
delete-act = Supprimer définitivement
delete-done = { $event } est supprimé.
download-xlsx = Classeur Excel
download-about-xlsx = Joueurs, classement et appariements de chaque ronde, en feuilles d’un seul fichier XLSX.

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = Ce champ est obligatoire.
fault-too-long = { $length } caractères, c’est trop ; le maximum est { $most }.
fault-control-character = Il y a un caractère de contrôle. Écrivez des lettres, des chiffres et des espaces.
fault-web-address = Il y a une adresse web. Écrivez sans elle, s’il vous plaît.
fault-ends-before-it-begins = La fin précède le début. Choisissez le même jour ou un jour suivant.
fault-past = C’est déjà passé. Choisissez un moment à venir.
fault-floor-above-bar = Le plancher est au-dessus de la barre. Choisissez une barre au moins aussi haute.
fault-twice = { $what } y est deux fois. Une fois suffit.
fault-no-main-score = Il faut MMS, NBW ou CPS, pour que les victoires comptent.
fault-category-order = Chaque limite doit être plus basse que la précédente.
fault-round-order = Elle commencerait avant la ronde { $round }, ou en même temps.
fault-club-code = « { $code } » n’est pas un code de club : écrivez de 1 à 4 lettres (sans accent) ou chiffres.
error-reference = Si cela se reproduit, donnez ce numéro à l’organisateur : { $number }.
error-to-the-front = À la page d’accueil

downloads-complaints = { $count ->
    [1] 1 problème le ferait refuser :
   *[other] { $count } problèmes le feraient refuser :
  }
downloads-accepted = Aucun des problèmes que vérifie le destinataire.
download-draft = Télécharger quand même, pour moi
downloads-nothing = { $file } : ce fichier serait vide.
downloads-refused = { $file } : { $count ->
    [1] un problème est d’abord à corriger.
   *[other] { $count } problèmes sont d’abord à corriger.
  }
reporting-title = Rapports aux fédérations
reporting-clubs = Codes des clubs
reporting-clubs-about = Jusqu’à quatre lettres ou chiffres, tels que la fédération les utilise. Sans code, le fichier européen a les quatre premières lettres du nom.
reporting-aga = Omis du rapport américain
reporting-aga-about = Les joueurs cochés ici sont omis avec toutes leurs parties.

# Mending a published round.

settings-hidden = Caché jusqu’à l’annonce
settings-hidden-note = Seuls ses organisateurs le voient. Décochez pour l’annoncer maintenant.

private-initials = N’afficher que les initiales
private-initials-note = Pour un enfant : seules les personnes qui organisent le tournoi peuvent lire le nom complet.
merge-title = Deux inscriptions d’une même personne
merge-ask = { $stays } reste, avec les parties, les rondes à venir, les résultats annoncés et les demandes de { $goes } et les données qui lui manquent. { $goes } est supprimé ; son lien personnel mène à { $stays }. C’est irréversible.
merge-double = Numéro de l’autre inscription
merge-act = Fusionner les deux
merge-unsure = Écrivez le numéro d’une autre inscription.
merge-done = { $name } est fusionné avec cette inscription.
forget-title = Ce qui est conservé de cette personne
forget-data = Tout télécharger, pour cette personne
forget-about = Oublier efface le nom, les numéros, l’adresse et le lien, partout et pour toujours. Les parties restent sous un numéro, de même que le niveau, le club et le pays qui ont servi aux appariements.
forget-left = Le nom figure aussi ici. Changez-le d’abord, pour qu’il quitte aussi le journal : { $left }
forget-sure = J’en suis sûr : c’est irréversible
forget-act = Oublier cette personne
forget-unsure = Cochez que vous êtes sûr.
forget-done = Oublié : le numéro { $number } n’a plus de nom.
forget-done-but = Oublié : le numéro { $number } n’a plus de nom. Le nom figure encore ici ; changez-le : { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = Montrer les résultats annoncés par les deux joueurs avant confirmation
settings-provisional-note = Sur la page de la ronde, avec la mention « pas encore confirmé ». Ils ne comptent qu’une fois confirmés.
round-provisional = pas encore confirmé

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = Exclu du tournoi par la décision { $no }
timetable-lead = L’heure de début de chaque ronde. L’écran de la salle affiche le compte à rebours ; un arbitre lance les pendules depuis la liste des tables.
timetable-plan = Planifier la journée
timetable-first = Début de la première ronde
timetable-minutes = Durée d’une ronde, en minutes
timetable-pause = Pause, en minutes
timetable-fill = Remplir toutes les rondes
timetable-tried = Les heures ci-dessous ne sont pas encore enregistrées. Modifiez certaines rondes, puis enregistrez.
timetable-day = Jour
timetable-time = Heure
timetable-window = Période au lieu d’une heure
timetable-window-about = Pour les ligues et les soirées de club : les parties de la ronde se jouent n’importe quel jour du premier au dernier, quand les joueurs en conviennent. Les périodes peuvent se chevaucher. Sans heure, les jours sont entiers.
window-too-early = La période commence avant le tournoi, qui commence le { $day }.
window-too-late = La période finit après le tournoi, qui finit le { $day }.
window-and-start = Une heure de début et une période : les joueurs voient les deux. Effacez l’heure de début si les parties se jouent pendant la période.
timetable-from-time = À partir de
timetable-until-time = Jusqu’à
fault-window-ends-first = La période finirait avant de commencer. Indiquez un dernier jour qui ne précède pas le premier.
fault-window-order = Cette période finit avant que celle de la ronde { $round } ne commence. Mettez les rondes dans l’ordre.
unplayed-way = Parties de la ronde { $round } non jouées
unplayed-title = Clore la ronde { $round }
unplayed-none = Aucune partie de cette ronde n’est à régler.
unplayed-count = { $n ->
    [one] 1 partie n’a pas été jouée
   *[other] { $n } parties n’ont pas été jouées
  }
unplayed-what = Ce qu’elles valent : { $policy }. { $worth }.
unplayed-change = Modifier
unplayed-late = Cela peut être annulé tant qu’aucun autre résultat n’est saisi. Une partie jouée en retard se saisit à sa table et compte dans cette ronde.
unplayed-not-before = La période et le délai se terminent le { $at }. Rien n’est réglé avant.
unplayed-settle = { $n ->
    [one] Clore la ronde { $round } : 1 partie
   *[other] Clore la ronde { $round } : { $n } parties
  }
unplayed-settled = La ronde { $round } est close. Cela peut être annulé ci-dessous.
unplayed-reopened = Les parties de la ronde { $round } sont rouvertes.
unplayed-reported = Restent ouvertes : { $n }
unplayed-reported-about = Un joueur a annoncé comment elles ont fini, ou les deux ont convenu d’une date à venir. Saisissez les résultats ; sinon elles restent ouvertes.
unplayed-done = Réglées sans partie : { $n }
unplayed-reopen = Annuler : les rouvrir
timetable-save = Enregistrer
timetable-saved = Les horaires sont enregistrés.
timetable-hall = L’écran de la salle

webhooks-title = Webhooks
event-more = Annoncer, copier, archiver, supprimer
webhooks-lead = Prévenir un autre programme quand une ronde est publiée, un résultat saisi ou le classement définitif.
webhooks-secret = Ce secret signe les messages. Copiez-le maintenant : il ne sera plus affiché.
webhooks-since = depuis le { $at }
webhooks-remove = Retirer
webhooks-removed = L’adresse est retirée.
act-add-webhook = Webhook ajouté
act-remove-webhook = Webhook retiré
webhooks-url-hint = https://… ; chaque message est un POST avec du JSON, signé dans l’en-tête Tengen-Signature.
webhooks-full = Dix adresses au plus. Retirez-en une d’abord.
webhooks-log = Messages envoyés
webhooks-log-empty = Rien encore.
webhook-event-round-published = ronde publiée
webhook-event-result-entered = résultat saisi
webhook-event-standings-final = classement définitif
webhook-taken = remis le { $at }
webhook-waits = attend d’être envoyé
webhook-again = essais : { $tries }, prochain le { $at }
webhook-given-up = { $tries ->
    [one] abandonné après { $tries } essai
   *[other] abandonné après { $tries } essais
  }
lists-fetched = Téléchargement automatique
lists-fetched-about = L’échelle la plus récente est téléchargée depuis cette adresse ; en cas d’erreur, la précédente reste.
lists-fetched-last = Dernière fois le { $at } :
lists-fetched-never = Pas encore téléchargée.
web-address = Adresse
lists-source-url-hint = Là où la fédération la publie ; vide : aucune.
lists-source-every = Intervalle en heures
lists-source-every-hint = 0 : seulement à la main, par tengen ratings fetch
lists-source-save = Enregistrer
outside-address = { $address } n’est pas une adresse. Écrivez-en une comme https://go.example/hook.
outside-private = L’adresse est dans un réseau privé.
outside-too-large = Le serveur distant envoie plus de { $most } Mo.
outside-too-slow = Le serveur distant a mis trop de temps.
outside-connection = La connexion a échoué ou s’est interrompue.
fetch-no-source = Aucune adresse n’est indiquée.
fetch-broken = Il n’y a pas d’échelle à cette adresse, ou elle est abîmée.
fetch-other-list = L’échelle à cette adresse est celle de la { $list }.
fetch-shrunk = La nouvelle échelle compte { $people } personnes, la précédente { $before } : elle est peut-être incomplète.
fetch-not-kept = L’échelle n’a pas pu être enregistrée.
fetch-done = { $people } personnes du { $date }.
webhook-no-key = La clé qui signe n’est pas sur cette machine : reprenez server.key là où l’adresse a été indiquée, ou indiquez-la de nouveau.

settings-zone = Fuseau horaire
settings-zone-hint = Par exemple Europe/Paris, ou une ville. Vide : l’horloge du serveur.
settings-zone-timetable = Les rondes des horaires commencent au même instant qu’avant ; dans un autre fuseau, leurs heures s’affichent autrement.
settings-saved-zone = Les réglages sont enregistrés. Les rondes commencent au même instant qu’avant, ce qui fait d’autres heures dans ce fuseau : ronde { $round } à { $after }, et non { $before }. Si { $before } était voulu, corrigez les horaires.

private-title = Organisateurs seulement
private-about = Personne d’autre ne le voit : ce n’est sur aucune page publique ni dans aucun fichier destiné à d’autres. Le sexe et l’année de naissance servent aux prix.
private-for-prizes = Pour les prix seulement.
private-sex = Sexe
private-birth-year = Année de naissance
private-email = E-mail
private-fee = Frais
private-fee-hint = Par exemple 30 EUR, étudiant.
private-meal = Repas
private-note = Note
private-consent = Le nom et les résultats peuvent être publiés
sex-unsaid = non indiqué
sex-f = féminin
sex-m = masculin
fault-email = « { $typed } » n’est pas une adresse e-mail : écrivez-en une comme anna@go.example.
list-column-birth-year = Naissance
list-column-email = E-mail
list-column-consent = Publication permise
list-column-board = Goban dans l’équipe
list-column-partners = Partenaires
prizes-open = { $open ->
    [1] Il manque un résultat
   *[other] Il manque { $open } résultats
  } : la liste peut encore changer.
prizes-ceremony = Pour la remise, la dernière place d’abord
prizes-none = Aucun prix pour l’instant.
prizes-nobody = Personne n’a encore gagné de prix.
prizes-part-category = catégorie { $part }
prizes-part-start = départ { $part }
prizes-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
prizes-each = { $each } chacun
prizes-print = Imprimez cette page pour la remise des prix.
prizes-rules = Qui gagne quoi
prizes-add = Ajouter un prix
prizes-kind = Prix { $n }
prizes-name = Nom
prizes-of = Pour
prizes-of-none = personne : supprimer ce prix
prizes-of-places = les premiers par place
prizes-of-categories = les premiers par catégorie
prizes-of-starts = les premiers par score de départ
prizes-of-teams = les premières équipes
prizes-of-all-wins = tous ceux qui ont gagné toutes les rondes
prizes-group = Parmi
prizes-detail = Lequel
prizes-detail-hint = Niveaux : 5k-1k ; jeunes : nés à partir de l’année ; catégorie : son numéro ; club ou pays : ses lettres.
prizes-list = Prix
prizes-list-hint = Un par ligne, à partir de la première place, par exemple 300 EUR.
prizes-several = Un joueur peut recevoir plusieurs prix
prizes-single = Chaque joueur reçoit au plus un prix, le premier de cette liste
prizes-shared = À score égal, le prix est partagé
prizes-unshared = À score égal, le prix n’est pas partagé
prizes-save = Enregistrer les prix
prizes-most = Un tournoi a au plus { $most } sortes de prix. Supprimez-en une pour en ajouter une autre.
prizes-saved = Les prix sont enregistrés.
prizes-standings = Classement de ce groupe
group-all = tous
group-dan = joueurs dan
group-kyu = joueurs kyu
group-ranks = niveaux
group-category = une catégorie
group-club = un club
group-country = un pays
group-youth = jeunes
group-women = femmes
fault-group = « { $typed } » n’est pas clair : écrivez des niveaux comme 5k-1k, une année de naissance, le numéro d’une catégorie, un club, ou les deux lettres d’un pays.
entries-gap = la cote { $rating } correspond à { $rank }
settings-rank-gap = Écart admis entre niveau et cote, en niveaux
settings-rank-gap-hint = Les joueurs qui s’en écartent davantage sont signalés à l’inscription.
prizes-all-wins = toutes parties gagnées

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = Les joueurs sont inscrits d’après ces échelles, et leurs cotes mises à jour d’après elles. On utilise la plus récente de chaque fédération.
lists-none = Il n’y a pas encore d’échelle.
lists-list = Échelle
lists-day = Jour
lists-people = Joueurs
lists-used = utilisée
lists-file = Échelle
lists-file-hint = Telle que publiée par l’EGF (HTML), la FFG ou l’AGA (TDList). Elle est importée en entier ou pas du tout ; les { $kept } dernières de chacune sont gardées.
lists-act = Importer l’échelle
lists-done = { $name } du { $date } : { $count } joueurs.
lists-done-but = { $name } du { $date } : { $count } joueurs. { $lines ->
    [one] Une ligne a été omise
   *[other] { $lines } lignes ont été omises
  } : { $which }
lists-ask = Tous les tournois de ce serveur se servent de ces échelles ; seul un propriétaire du serveur peut donc les importer : demandez à { $names }.
lists-removed = { $name } du { $date } est retirée.
enter-selected = Sélection
enter-title = Inscrire depuis une échelle
enter-no-list = Il n’y a pas encore d’échelle.
enter-list = { $name }, { $date }, { $count } joueurs
enter-found = { $count ->
    [0] Personne trouvé.
    [1] Un nom trouvé.
   *[other] { $count } noms trouvés.
  }
enter-keys = ↓ pour choisir, Entrée pour inscrire.
enter-entered = Inscrit
enter-not-listed = Pas dans l’échelle ?
enter-by-hand = Inscrire à la main
enter-newest = Derniers ajouts
enter-all = Tous les joueurs
enter-list-gone = Il y a une échelle plus récente. Choisissez dans celle-ci.
list-column-prefix = Particule, comme van den
list-column-name = Nom complet
list-column-pin = PIN EGF
list-column-registration = Pointé ou préinscrit
list-column-correction = Correction du score
list-column-none = Inutilisée
list-preview-title = Aperçu de l’importation
list-preview-lead = { $new } nouveaux, { $known } déjà inscrits. Rien n’est encore importé.
list-not-entered = Rien n’est encore importé. Vérifiez d’abord les lignes marquées.
list-wrong = { $count ->
    [0] Il manque quelque chose :
    [1] Une ligne n’est pas claire. Complétez-la, ou omettez-la.
   *[other] { $count } lignes ne sont pas claires. Complétez-les, ou omettez-les.
  }
list-names-ask = Quelle partie des noms est le nom de famille ? Il est en gras.
list-names-turn = Les noms sont à l’envers ? Le nom de famille est en gras.
list-names-given-first = Prénom d’abord
list-names-surname-first = Nom de famille d’abord
list-who-ask = { $count ->
    [0] Tout le monde sur la liste est dans une équipe. Qui se rencontre ?
    [one] 1 personne de la liste n’est dans aucune équipe. Qui se rencontre ?
   *[other] { $count } personnes de la liste ne sont dans aucune équipe. Qui se rencontre ?
}
list-scale-ask = Sur quelle échelle sont les cotes ?
list-scale-european = Européenne : 2100 est 1 dan
list-scale-french = Française : 50 est 1 dan
list-scale-american = Américaine : 1,5 est 1 dan
list-far-ask = { $count ->
    [one] Une cote est loin de son niveau.
   *[other] { $count } cotes sont loin de leur niveau.
  } Lequel des deux est juste ?
list-far-keep = Garder le niveau et la cote
list-far-rank = Prendre la cote du niveau
list-likely-ask = { $count ->
    [one] { $count } niveau n’est pas clair. Une proposition est affichée.
   *[other] { $count } niveaux ne sont pas clairs. Une proposition est affichée pour chacun.
  }
list-likely-all = Accepter toutes les propositions
list-likely = Prendre { $rank }
list-alike = Semblable au n° { $no } { $name }
list-alike-line = Semblable à { $name }, ligne { $line }
list-number-of = C’est le numéro du n° { $no } { $name }
list-number-ask = { $count ->
    [one] 1 joueur a le numéro de quelqu’un inscrit sous un autre nom. Qui est-ce ?
   *[other] { $count } joueurs ont les numéros de personnes inscrites sous d’autres noms. Qui sont-ils ?
}
list-number-same = Les mêmes : les mettre à jour
list-number-others = D’autres : les ajouter sans numéro
list-columns = Comment les colonnes ont été lues
list-header = Colonne
list-sample = Exemple
list-taken-for = Lue comme
list-unused = inutilisée
list-column-of = La colonne { $header } contenant { $sample } est
list-look-again = Utiliser ceci
list-line = Ligne
list-numbers = Numéros
list-leave-out = Omettre
list-leave-out-of = Omettre { $name }
list-rank-of = Niveau de { $name }
list-new = nouveau
list-same = n° { $no }, inchangé
list-changes = n° { $no } { $name } est mis à jour
list-more = Et { $count } de plus, non affichés.
list-enter = Inscrire { $count }
list-other = Une autre liste
list-nobody-on-it = Personne n’est sur cette liste.
update-title = Mettre à jour les cotes
update-lead = { $count ->
    [0] Personne ne diffère des échelles les plus récentes.
    [1] Un joueur diffère des échelles les plus récentes.
   *[other] { $count } joueurs diffèrent des échelles les plus récentes.
  }
update-gap-field = Signaler si niveau et cote diffèrent de plus de tant de niveaux
update-chosen = Choisi
update-now = Actuel
update-list-says = Dans l’échelle
update-look = À vérifier
update-unknown = L’échelle { $list } n’a personne avec ce numéro.
update-other = Dans l’échelle { $list }, ce numéro appartient à { $name }.
update-twice = Le n° { $no } a le même numéro { $list }.
update-expired = L’adhésion a pris fin le { $date }.
update-namesakes = { $count ->
    [one] L’échelle { $list } a { $count } personne de ce nom.
   *[other] L’échelle { $list } a { $count } personnes de ce nom. Choisissez-en une.
  }
update-gap = { $ranks ->
    [one] La cote correspond à { $rank } : { $ranks } niveau d’écart.
   *[other] La cote correspond à { $rank } : { $ranks } niveaux d’écart.
  }
update-who = Qui est { $name }
update-nobody = Aucun d’eux
update-ratings = Mettre à jour les cotes
update-both = Mettre à jour cotes et niveaux
update-rank = Niveau d’après la cote
update-rating = Cote d’après le niveau
entries-chosen = Avec la sélection
entries-choose-all = Choisir les { $count } trouvés
entries-choose-head = Choix
participants-nothing = Il n’y a rien à importer : choisissez un fichier ou collez la liste.
entries-chosen-check-in = Pointer
entries-chosen-announce = Pas là
entries-chosen-take-out = Retirer
entries-chosen-set-club = Fixer le club
entries-chosen-set-country = Fixer le pays
entries-chosen-rank-up = Un niveau de plus
entries-chosen-rank-down = Un niveau de moins
entries-chosen-rounds = Rondes, ex. 1,3-5
entries-chosen-set-rounds = Fixer les rondes
entries-chosen-stay = Avec des parties, donc gardés : { $names }. Retirez-les plutôt.
entries-chosen-nobody = Aucun joueur n’est choisi. Cochez-en d’abord.
entries-chosen-ask = { $count ->
    [one] { $what } : un joueur ?
   *[other] { $what } : { $count } joueurs ?
  }
entries-chosen-more = et { $count } de plus
entries-chosen-no-rounds = Ce ne sont pas des rondes. Écrivez-les ainsi : 1,3-5.
entries-sort = Trier par
entries-sort-number = Ordre
entries-sort-paid = Payé
entries-show-so = Appliquer
entries-show-paid = Payé { $count }
entries-show-far = Niveau loin de la cote { $count }
entries-show-no-pin = Sans PIN { $count }
entries-show-out = Pas à la ronde { $round } : { $count }
entries-chosen-unpaid = N’a pas payé
numbers-title = { $count ->
    [one] Un numéro figure dans les échelles et n’est pas saisi ici
   *[other] { $count } numéros figurent dans les échelles et ne sont pas saisis ici
  }
numbers-about = Chaque échelle n’a qu’une personne de ce nom. Vérifiez que c’est la même, et décochez sinon.
numbers-number = Numéro
numbers-take = Ajouter les numéros
numbers-taken = { $count ->
    [0] Rien n’a été ajouté.
    [one] Un joueur a reçu un numéro.
   *[other] { $count } joueurs ont reçu un numéro.
  }
numbers-way = Ajouter tous les numéros trouvés dans les échelles
names-small = { $count ->
    [one] Écrire ce nom en minuscules
   *[other] Écrire ces { $count } noms en minuscules
}
names-small-done = { $count ->
    [one] Un nom est maintenant en minuscules.
   *[other] { $count } noms sont maintenant en minuscules.
}
enter-nearest = Les { $count } noms les plus proches.
entry-added-from = { $name } est inscrit et joue à partir de la ronde { $round }. Cochez aussi la ronde précédente pour le placer comme retardataire.
list-enter-both = Inscrire { $new }, mettre à jour { $known }
