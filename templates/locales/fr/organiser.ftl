# The organiser's screens: settings, registration, drafts, journal, people.

## Why the desk refuses
refusal-entered-already = { $name } : déjà inscrit. Deux personnes de même nom doivent avoir quelque chose qui les distingue, par exemple leur PIN ou leur licence.
refusal-has-games = Ce joueur a des parties. Retirez-le plutôt : les parties restent.
refusal-excluded = Une décision en vigueur exclut ce joueur de la ronde { $round }. Annulez ou modifiez d’abord la décision.
refusal-paired-in-round = Ce joueur est apparié à la ronde { $round }. Désappariez d’abord la table dans le brouillon ; une ronde publiée reste telle quelle.
refusal-rounds-drawn = { $rounds } rondes sont déjà appariées ; le tournoi ne peut pas en avoir moins.
refusal-already-published = La ronde { $round } est publiée. Ses appariements restent tels quels.
refusal-already-drawn = Quelqu’un d’autre vient d’apparier la ronde { $round }. Regardez son brouillon avant de réapparier.
refusal-publish-first = La ronde { $round } vient d’abord : publiez-la.
refusal-no-such-round = Ce tournoi a { $rounds } rondes.
refusal-draft-changed = Quelqu’un d’autre a modifié ce brouillon. Regardez-le, puis recommencez.
refusal-nothing-drawn = La ronde { $round } n’a pas encore de tables. Appariez-la d’abord.
refusal-file = Le fichier ne peut pas être lu : { $faults }

draw-unknown-round = Ce tournoi a { $rounds } rondes.
draw-no-participants = Personne ne participe à la ronde { $round }. Inscrivez des joueurs, ou pointez-les.
draw-one-participant = Un seul participant : { $name }. Une partie se joue à deux.
draw-not-taking-part = { $name } ne participe pas à cette ronde. Vérifiez l’inscription.
draw-twice = { $name } est nommé deux fois.
draw-table-twice = La table { $table } est donnée à deux parties. Déplacez-en une.
draw-bye-not-needed = Sans { $name }, le compte est pair : pas besoin d’exempt.
draw-too-large = { $count } joueurs, c’est trop pour un appariement. Partagez-les en deux tournois.
draw-no-valid-pairing = Aucun appariement valable. Quoi qu’on essaie, ceux-ci restent sans adversaire : { $names }

draft-unknown-round = Ce tournoi a { $rounds } rondes.
draft-already-published = La ronde { $round } est publiée. Ses tables restent telles quelles.
draft-not-published = La ronde { $round } n’est pas encore publiée. Modifiez plutôt son brouillon.
draft-unknown-entry = Il n’y a pas de joueur { $name }.
draft-not-taking-part = { $name } ne participe pas à cette ronde. Vérifiez l’inscription, ou désappariez la table.
draft-twice = { $name } a deux places dans cette ronde. Désappariez-en une.
draft-table-twice = Deux parties sont à la table { $table }. Déplacez-en une.
draft-no-board = Il n’y a pas de partie à la table { $table }.
draft-already-paired = { $name } est à la table { $table }. Désappariez d’abord cette table.
draft-has-bye = { $name } est déjà exempt.
draft-no-bye = { $name } n’est pas exempt.
draft-oneself = { $name } ne peut pas jouer contre soi-même. Choisissez deux joueurs.
draft-handicap = { $stones } pierres, c’est trop. Donnez de 0 à 9.
draft-table-number = { $table } n’est pas un numéro de table. Écrivez de 1 à 9999.
draft-has-result = La table { $table } a un résultat. Reprenez d’abord le résultat.
draft-forbidden = Contraire aux règles d’appariement : { $pairs }. Rien n’a été changé. Si vous le voulez malgré tout, cochez la case qui passe outre ; le journal le dira.
draft-may-not = Ce n’est pas possible : { $pairs }. Rien n’a été changé.
draft-table-unused = La table { $table } est inutilisée d’après les règles d’appariement. Choisissez une autre table, ou changez les règles.
draft-not-free = { $name } n’est pas libre. Choisissez quelqu’un qui attend ou qui est exempt.

## Ways between the organiser's pages
organiser-pages = Inscription et fichiers
way-groups = Groupes
way-downloads = Fichiers
way-people = Équipe
way-journal = Journal

act-import-notes = Ce qu’il y a à dire du fichier

## A new tournament
create-title = Un nouveau tournoi
create-lead = Ces quelques éléments suffisent pour commencer. Tout peut être changé plus tard.
create-import = Ou lisez-le dans un fichier.
create-system = Comment les joueurs sont-ils appariés ?
create-federation = Règles, komi et temps de
create-federation-hint = Ceux qui sont usuels dans cette fédération ; ils figurent ensuite dans les réglages.
create-act = Créer le tournoi
create-done = { $event } est créé. Voici ses réglages ; parcourez-les, puis inscrivez des joueurs.
create-before = Ce formulaire a déjà été envoyé, et le tournoi a été créé alors. Le voici.
system-mcmahon = McMahon
about-system-mcmahon = Chacun part avec un score selon son niveau et rencontre des joueurs de même score.
system-swiss = Suisse
about-system-swiss = Tous partent à égalité et rencontrent des joueurs ayant autant de victoires.
system-swiss-categories = Suisse par catégories
about-system-swiss-categories = Comme le suisse, à l’intérieur de catégories de niveau.
system-cup = Coupe
about-system-cup = Comme le suisse, les premières victoires pesant plus.
federation-egf = Fédération européenne de go (EGF)
federation-ffg = France : Fédération française de go
federation-dgob = Allemagne : Deutscher Go-Bund
federation-bga = Grande-Bretagne : British Go Association
federation-ngb = Pays-Bas : Nederlandse Go Bond
federation-aga = Amérique : American Go Association
federation-nihonkiin = Japon : Nihon Ki-in
federation-korean = Corée : Korea Baduk Association
federation-chinese = Chine : Chinese Weiqi Association
country-hint = Deux lettres : FR
fault-country = « { $typed } » n’est pas un pays connu ici. Écrivez ses deux lettres, par exemple FR.
fault-fraction = Écrivez un nombre de 0 à 1, comme 0,5, pas « { $typed } ».
fault-egf-pin = Écrivez les huit chiffres du numéro, pas « { $typed } ».

## Reading a file
import-title = Lire un tournoi dans un fichier
import-lead = Il devient ici un nouveau tournoi ; rien de ce qui existe n’est changé.
import-file = Fichier
import-file-hint = Au plus 20 Mo. On peut le déposer ici.
import-act = Lire le fichier
import-busy = Lecture du fichier…
refusal-stopped = Arrêté. Rien n’a été changé.
work-progress = Avancement
work-stop = Arrêter
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), résultats de la base de données européenne de go (H9), France (tou), Amérique (AGA), Tengen (JSON).
import-create = Créer plutôt un tournoi à la main
import-no-file = Aucun fichier n’a été choisi. Choisissez-en un, puis envoyez-le.
import-only-players = C’est une liste de joueurs, pas un tournoi. Créez d’abord un tournoi, puis lisez la liste sur sa page d’inscription.
import-nothing-done = Rien n’a été fait
import-wrong = Rien de { $file } n’a été repris
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
    [1] Un élément du fichier n’est plus comme il était
   *[other] { $count } éléments du fichier ne sont plus comme ils étaient
  }
place-file = Le fichier
place-line = Ligne { $line }
place-element = { $element } (ligne { $line })
place-column = { $line }, colonne { $column }
place-setting = Réglage { $field }

## What is wrong with a file
read-too-large = Il a { $bytes } octets ; le maximum est { $most }.
read-empty = Il est vide. Choisissez un autre fichier.
read-not-text = Ce n’est pas du texte en { $encoding }. Enregistrez le fichier en UTF-8 et lisez-le de nouveau.
read-not-xml = Ce XML n’est pas bien formé ({ $reason }). Enregistrez de nouveau le fichier dans le programme qui l’a écrit.
read-truncated = Ce n’est pas fermé : le fichier est coupé, ou il manque un guillemet. Récupérez-le de nouveau.
read-wrong-root = Le premier élément est { $found }, pas { $wanted }. Choisissez un fichier de ce type.
read-too-deep = L’imbrication dépasse { $most } éléments ; aucun fichier de tournoi n’est ainsi.
read-too-many = C’est un de plus que { $most } ; aucun fichier de tournoi n’en contient autant.
read-entity = L’entité « { $name } » y est définie ou utilisée. Écrivez les caractères eux-mêmes, ou leurs numéros.
read-missing = Il manque. Ajoutez-le.
read-not-a-number = « { $value } » n’est pas un nombre entier. Écrivez-en un de { $least } à { $most }.
read-out-of-range = C’est { $value }. Écrivez un nombre de { $least } à { $most }.
read-not-points = « { $value } » n’est pas un nombre de points. Écrivez un nombre entier ou un demi, comme 6.5.
read-not-a-fraction = « { $value } » n’est pas un nombre. Écrivez-en un de 0 à 1, comme 0.5.
read-not-a-date = « { $value } » n’est pas une date. Écrivez-la comme 2026-05-31.
read-not-a-rank = « { $value } » n’est pas un niveau. Écrivez de 30k à 1k ou de 1d à 9d.
read-not-one-of = « { $value } » n’est pas connu ici. Écrivez l’un de ceux-ci : { $allowed }.
read-unknown-player = Aucun joueur ne s’appelle « { $name } ». Corrigez le nom ou ajoutez le joueur.
read-duplicate-player = « { $name } » est inscrit deux fois, d’abord à la ligne { $first }. Supprimez ou renommez l’un des deux.
read-twice-in-round = « { $name } » a déjà une place à la ronde { $round }, voir ligne { $first }. Supprimez l’une des deux.
read-table-taken = La table { $table } de la ronde { $round } est prise, voir ligne { $first }. Donnez un autre numéro.
read-disagrees = « { $value } » et « { $other } » de l’adversaire ne concordent pas. Corrigez l’un des deux.
read-not-a-cell = « { $value } » n’est pas un résultat. Écrivez par exemple 12+/b0, 3-!w2, 0+ ou 0=.
read-no-such-row = Il n’y a pas de ligne { $number }. Corrigez l’adversaire.
read-columns = Il y a { $found } colonnes au lieu de { $wanted }. Complétez la ligne.
read-nothing-of = Aucune ligne n’est au format { $format }. Choisissez un fichier de ce type.
read-unknown-format = Ce type n’est pas connu ici. Choisissez un fichier OpenGotha ou MacMahon, des résultats H9, une liste de participants ou un fichier Tengen.
read-not-json = Ce n’est pas un fichier Tengen ({ $reason }). Exportez-le de nouveau.
read-unknown-version = Il est de version { $found } ; ici, on connaît la { $known }. Mettez ce programme à jour, ou exportez de nouveau le fichier.
read-no-such-entry = Il renvoie à l’inscription { $id }, qui n’existe pas. Exportez de nouveau le fichier.
read-twice = { $what } y est deux fois. Exportez de nouveau le fichier.

## What is not kept of a file, or a file cannot say
note-teams-kept = Tengen n’utilise pas les { $teams } équipes du fichier. Elles sont gardées et réécrites pour OpenGotha.
note-element-kept = Tengen n’utilise pas { $element } (ligne { $line }). Il est gardé et réécrit pour OpenGotha.
note-attribute-kept = Tengen n’utilise pas { $element }, { $attribute }. Il est gardé et réécrit pour OpenGotha.
note-taken = { $element } (ligne { $line }), { $field } : « { $found } » n’est pas utilisable ; { $taken } a été pris.
note-missing-taken = { $element } (ligne { $line }), { $field } manque ; { $taken } a été pris.
note-left-out = { $element } (ligne { $line }), { $field } : « { $found } » n’est pas utilisable et a été omis.
note-nobody-called = { $element } (ligne { $line }) : aucun joueur ne s’appelle « { $name } » ; cela a été omis.
note-set-aside = { $element } (ligne { $line }) : { $name } a déjà une place à la ronde { $round }, voir ligne { $first } ; cela a été mis de côté.
note-player-set-aside = Player (ligne { $line }) : { $name } est inscrit deux fois, d’abord à la ligne { $first } ; la seconde inscription a été mise de côté.
note-more-oddities = { $more } autres anomalies de ce genre.
note-criterion-twice = Le critère { $criterion } y était deux fois ; le second est omis.
note-ratings-as-they-stand = Le fichier ne dit pas comment les cotes sont enregistrées (dataVersion) ; elles ont été prises telles quelles.
note-ratings-shifted = Le fichier enregistre les cotes à l’ancienne façon (version de données 200) ; 2050 a été ajouté à chacune.
note-transliterated = « { $from } » s’écrit « { $to } » : ces lettres manquent au format.
note-name-cut = « { $name } » est coupé en « { $written } » : la colonne n’est pas plus large.
note-left-out-without-game = { $name } n’a ni partie ni ronde d’exemption et est omis.
note-too-fast-for-a-class = Les parties sont trop rapides pour une classe de la base de données européenne de go ; aucune classe n’est écrite.
note-result-missing = Ronde { $round }, table { $table } : le résultat manque ; il est écrit comme inconnu.
note-both-lose-as-two-losses = Ronde { $round }, table { $table } : double défaite ; elle est écrite comme une défaite de chacun.
note-both-win-as-two-wins = Ronde { $round }, table { $table } : double victoire ; elle est écrite comme une victoire de chacun.
note-no-result-not-rated = Ronde { $round }, table { $table } : sans résultat ; la partie est écrite comme ne devant pas être classée.
note-default-as-half-point = Ronde { $round }, table { $table } : par forfait ; c’est écrit comme un demi-point sans partie.
note-default-as-free-round = Ronde { $round }, table { $table } : par forfait ; c’est écrit comme une ronde sans partie.
note-colors-unknown = Ronde { $round }, table { $table } : les couleurs ne sont pas connues ; les places sont écrites telles quelles.
note-member-number-missing = { $name } n’a pas de numéro de membre et est omis avec toutes ses parties. Saisissez le numéro : le destinataire l’exige.
note-club-cut = Le club « { $club } » s’écrit « { $written } » : la colonne a quatre lettres.
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
note-left-out-on-purpose = { $name } est omis avec toutes ses parties, volontairement.
note-manner-not-said = { $games ->
    [one] La façon dont { $games } partie a été gagnée (points, abandon, temps…) n’est pas écrite.
   *[other] La façon dont { $games } parties ont été gagnées (points, abandon, temps…) n’est pas écrite.
  }
note-no-result-written = Ronde { $round }, table { $table } : sans résultat ; c’est écrit { $written }.
note-several-byes = La ronde { $round } a { $byes } exempts ; OpenGotha n’en garde qu’un.
note-draft-not-said = La ronde { $round } est un brouillon ; rien dans le fichier ne le dit.
note-native-names-not-said = Les noms en écriture d’origine de { $players } joueurs ne sont pas écrits.
note-versions-not-said = { $boards } tables perdent le compte de leurs changements.
note-setting-not-said = Le réglage { $setting } ({ $value }) n’est pas écrit : le format n’a pas de place pour lui.
note-renamed = { $name } est inscrit deux fois ; le second s’écrit { $written }.
note-settings-assumed = Le fichier ne dit ni le système, ni les limites, ni les critères et leurs poids : ceux d’un McMahon sont pris. Vérifiez les réglages avant de continuer.
note-days-assumed = Le fichier ne dit ni le nom ni les jours du tournoi : aujourd’hui est inscrit. Vérifiez-les.
note-encoding-assumed = Le fichier ne dit pas son encodage : celui des tableurs d’Europe de l’Ouest est pris. Vérifiez les noms.
note-line-left-out = { $what } (ligne { $line }) n’est pas connu ici et a été omis.

## Settings
settings-title = Réglages
settings-saved = Les réglages sont enregistrés.
settings-save = Enregistrer les réglages
settings-drawn = Des rondes sont déjà appariées : elles restent telles quelles. Les scores et le classement suivent aussitôt les réglages.
settings-preset = Reprendre un modèle
settings-preset-about = Affiche dans le formulaire ci-dessous les réglages usuels d’un système et d’une fédération. Rien ne change avant que vous enregistriez.
settings-preset-act = Voir ce modèle
settings-preset-tried = Le formulaire affiche le modèle. Il n’est pas encore enregistré : parcourez-le, puis enregistrez.
settings-event = Le tournoi
settings-name = Nom du tournoi
settings-short-name = Nom court
settings-short-name-hint = Pour les noms de fichiers
settings-begins = Premier jour
settings-ends = Dernier jour
settings-place = Lieu
settings-country = Pays
settings-director = Directeur
settings-rounds = Rondes
settings-play = Jeu
settings-rules = Règles
settings-board-size = Lignes du goban
settings-komi-hint = Des parties à égalité : 6,5
settings-time = Temps de réflexion
settings-basic-minutes = Temps principal, en minutes
settings-overtime = Ensuite
settings-overtime-seconds = Secondes
settings-overtime-seconds-hint = D’une période, ou ajoutées à chaque coup
settings-overtime-stones = Pierres
settings-overtime-stones-hint = D’une période ; byo-yomi canadien seulement
settings-internet = Joué sur internet
overtime-byoyomi = Byo-yomi
overtime-canadian = Byo-yomi canadien
overtime-fischer = Fischer : secondes ajoutées par coup
overtime-sudden-death = Mort subite
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
rules-generic = Celles d’une encyclopédie (néerlandais)
settings-system = Système d’appariement
settings-floor = Plancher
settings-bar = Barre
settings-zero = Zéro
settings-zero-hint = Le niveau dont le score est 0 : 30k
settings-categories = Catégories
settings-categories-hint = Leurs niveaux les plus bas, sauf celui de la dernière : 1d, 5k
settings-handicap-basis = Calculé d’après
basis-score = le score McMahon
basis-rank = le niveau
settings-handicap-none-from = Pas de handicap dès
settings-handicap-none-from-hint = Entre joueurs de ce niveau ou au-dessus, il n’y en a pas : 1d
settings-handicap-correction = Retranché de la différence
settings-handicap-correction-hint = En pierres : 1
settings-handicap-ceiling = Pierres au plus
settings-handicap-ceiling-hint = 0 pour des parties à égalité seulement
settings-points = Rondes sans partie
settings-bye-mms = Exempt, points McMahon
settings-absent-mms = Absence, points McMahon
settings-bye-wins = Exempt, victoires
settings-absent-wins = Absence, victoires
settings-no-result = Une partie sans résultat
policy-replay = Rien avant d’être rejouée
policy-half = Un demi-point chacun
policy-zero = Aucun point
settings-round-down = Arrondir les demis vers le bas
settings-round-down-note = La somme des exemptions et des absences, à des points entiers. Le jigo jamais.
settings-sos-half = Les rondes manquées comptent pour moitié aux adversaires
settings-sos-half-note = Dans les sommes des scores d’adversaires, comme si un demi-point avait été gagné dans chacune.
settings-placement = Départage
settings-placement-about = Le premier décide ; s’il est égal, le suivant.
settings-criterion = Critère { $n }
criterion-none = aucun
criterion-about-nbw = victoires
criterion-about-mms = score McMahon
criterion-about-cps = score de coupe, les premières victoires pèsent plus
criterion-about-sts = score de Strasbourg
criterion-about-cat = catégorie
criterion-about-rank = niveau
criterion-about-rating = cote
criterion-about-sosw = victoires des adversaires
criterion-about-sosw-1 = victoires des adversaires sans la plus basse valeur
criterion-about-sosw-2 = victoires des adversaires sans les deux plus basses valeurs
criterion-about-sodosw = victoires des adversaires battus
criterion-about-sososw = SOSW des adversaires
criterion-about-cussw = somme des victoires après chaque ronde
criterion-about-sosm = scores McMahon des adversaires
criterion-about-sosm-1 = scores des adversaires sans le plus bas
criterion-about-sosm-2 = scores des adversaires sans les deux plus bas
criterion-about-sodosm = scores des adversaires battus
criterion-about-sosts = STS des adversaires
criterion-about-sososm = SOSM des adversaires
criterion-about-cussm = somme des scores après chaque ronde
criterion-about-ext = exploits tentés
criterion-about-exr = exploits réussis
criterion-about-sdc = confrontation directe simple
criterion-about-dc = confrontation directe
settings-expert = Pour experts : les poids de l’appariement
settings-expert-about = L’appariement trouve les paires dont le poids total est le plus grand. Voici les maxima des critères ; ceux d’usage conviennent à presque tous les tournois.
settings-weights = Poids
weight-duplicate = Ne pas se rencontrer deux fois
weight-random = Hasard
weight-color = Équilibre des couleurs
weight-category = Rester dans la catégorie
weight-score = Rester proche en score
weight-drawn = Qui monte ou descend
weight-seeding = Placement dans le groupe
weight-handicap = Petits handicaps
weight-geography = Autres clubs et pays
weight-secondary = Base des critères secondaires
weight-secondary-hint = Gardée pour les fichiers qui l’ont
weight-curve = Courbe
weight-curve-hint = De 0 à 1 : 0,5
weight-deterministic = Hasard tiré des noms
weight-deterministic-note = Les mêmes joueurs donnent toujours le même appariement.
settings-seeding = Placement dans le groupe
seeding-first-rounds = 1re méthode, jusqu’à la ronde
seeding-first-method = Première méthode
seeding-later-method = Méthode suivante
seeding-first-by-rating = Première méthode : la cote départage les égaux
seeding-later-by-rating = Méthode suivante : la cote départage les égaux
method-random = Moitié haute contre moitié basse, au hasard
method-fold = Premier contre dernier
method-slip = Premier de la moitié haute contre premier de la basse
settings-drawn-up = Montées et descentes
drawn-upper = Qui descend du groupe supérieur
drawn-lower = Qui monte du groupe inférieur
drawn-compensate = Compenser
drawn-compensate-note = Qui est monté descend plutôt la fois suivante, et inversement.
place-drawn-top = Le haut
place-drawn-middle = Le milieu
place-drawn-bottom = Le bas
settings-apart = Séparés
apart-country = Même pays
apart-club = Même club
apart-club-group = Clubs voisins
apart-hint = Vaut tant de groupes de score
apart-excused-from = Ne vaut pas dès
apart-excused-from-hint = Un niveau ; les forts rencontrent qui leur revient : 1d
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
entries-nobody = Inscrivez les joueurs un par un, ou lisez une liste de participants. C’est aussi ici qu’on pointe ceux qui sont là.
entries-find = Nom, club ou pays
entries-import = Lire une liste
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
entries-seated-hint = ● est apparié à cette ronde ; seul l’appariement y change quelque chose.
entries-save = Enregistrer
entries-saved = { $count ->
    [0] Rien n’a été changé.
    [1] Un joueur est modifié.
   *[other] { $count } joueurs sont modifiés.
  }
entries-paired = { $name } est apparié à la ronde { $round }, rien n’a donc été enregistré. Désappariez d’abord la table dans le brouillon ; une ronde publiée reste telle quelle.
entries-check-in = { $count ->
    [1] Pointer le joueur trouvé
   *[other] Pointer les { $count } trouvés
  }
entries-came = { $count ->
    [1] Un joueur est pointé.
   *[other] { $count } joueurs sont pointés.
  }
entries-pages = Pages de la liste
entries-page = Page { $page }
entry-new-title = Inscrire un joueur
entry-surname = Nom
entry-first-name = Prénom
entry-native-name = Nom en écriture d’origine
entry-native-name-hint = S’il est différent : 森下 藍子
entry-rank = Niveau
entry-rank-hint = 4k ou 2d
entry-rating = Cote
entry-rating-hint = Vide : le milieu du niveau
entry-club = Club
entry-club-hint = Tel qu’il figure au tableau mural
entry-country = Pays
entry-registration = Inscription
registration-final = Pointé
registration-about-final = Est apparié à chaque ronde cochée ci-dessous.
registration-preliminary = Préinscrit
registration-about-preliminary = Est sur la liste et n’est pas apparié.
entry-rounds = Participe aux rondes
entry-round-kept-out = Ronde { $round } : exclu par une décision
entry-round-seated = Ronde { $round } : apparié, reste
entry-more = Numéros et correction
entry-egf-pin = Numéro EGF
entry-egf-pin-hint = Les huit chiffres de la base de données européenne de go
entry-ffg-licence = Licence française
entry-aga-id = Numéro AGA
entry-correction = Correction du score de départ
entry-correction-hint = D’ordinaire 0 ; +1 part un groupe plus haut
entry-save = Enregistrer
entry-add = Inscrire
entry-add-next = Inscrire, et suivant
entry-added = { $name } est inscrit.
entry-changed = { $name } est modifié.
entry-withdraw-title = Retirer
entry-withdraw-from = Dès
entry-withdraw-hint = Les parties des rondes précédentes restent.
entry-withdraw = Retirer
entry-withdrawn = { $name } ne participe plus à partir de la ronde { $round }.
entry-remove-title = Supprimer
entry-remove-hint = Pour quelqu’un inscrit par erreur. C’est irréversible.
entry-remove = Supprimer du tournoi
entry-removed = { $name } est supprimé.
entry-back = Retour à la liste

## A list of participants
participants-title = Lire une liste de participants
participants-lead = Vous voyez qui serait inscrit avant que quiconque le soit.
participants-file-hint = Un tableau en texte, XLSX ou ODS, aux colonnes dans n’importe quel ordre, avec au-dessus une ligne qui les nomme. Sans cette ligne : nom, prénom, niveau, pays, club.
participants-pasted = Ou collez-la ici
participants-pasted-hint = Des lignes copiées d’un tableur, avec la ligne qui nomme les colonnes.
participants-registration = Où en sont-ils ?
participants-announced = Préinscrits : pointez-les à leur arrivée
participants-here = Pointés
participants-act = Voir la liste
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
participants-whole-tournament = C’est un tournoi entier. Lisez-le comme un nouveau, depuis la liste des tournois.
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
groups-drawn = La ronde 1 est déjà appariée. D’autres limites changent les scores, pas ses paires.
groups-floor-hint = Tous ceux d’au-dessous partent comme s’ils étaient de ce niveau
groups-bar-hint = Tous ceux d’au-dessus partent comme s’ils étaient de ce niveau
groups-try = Essayer ces limites
groups-tried = Voilà ce que cela donnerait. Rien n’est encore changé.
groups-apply = Prendre ces limites
groups-back = Retour aux réglages actuels
groups-applied = Le plancher et la barre sont changés.
groups-not-by-score = Tous partent avec le même score : plancher et barre ne comptent qu’en McMahon.
groups-size = { $count ->
    [1] un joueur
   *[other] { $count } joueurs
  }
groups-everybody = Tous
groups-category = Catégorie { $category }
groups-nobody = Quand des joueurs seront inscrits et pointés, leurs groupes seront ici.

## Downloads
downloads-title = Fichiers
downloads-through = Résultats jusqu’à la ronde { $round }.
downloads-before = Aucune ronde n’est encore publiée.
downloads-draft = Le brouillon n’entre pas dans les résultats.
downloads-missing = { $count ->
    [1] Il manque encore un résultat.
   *[other] Il manque encore { $count } résultats.
  }
downloads-says-all = Il dit tout ce pour quoi il est fait.
downloads-notes = { $count ->
    [1] Une chose qu’il ne peut pas dire
   *[other] { $count } choses qu’il ne peut pas dire
  }
download-act = Télécharger
download-h9 = Base européenne de go (H9)
download-about-h9 = Résultats à classer par la fédération européenne de go.
download-tou = France (tou)
download-about-tou = Résultats à classer par la fédération française.
download-aga = Amérique (AGA)
download-about-aga = Un rapport pour l’American Go Association.
download-standings = Classement (CSV)
download-about-standings = Pour un tableur : places, critères et toutes les rondes.
download-pairings = Appariements (CSV)
download-about-pairings = Pour un tableur : une ronde, table par table.
download-players = Joueurs (CSV)
download-about-players = Pour un tableur : tous les inscrits.
download-participants = Liste de participants (CSV)
download-about-participants = Nom, niveau, pays, club : pour d’autres tournois et programmes.
download-opengotha = OpenGotha (XML)
download-about-opengotha = Le tournoi, pour continuer dans OpenGotha.
download-tengen = Tengen (JSON)
download-about-tengen = Le tournoi entier, brouillons compris ; se relit à l’identique.
