# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = Ce n’est pas une échelle EGF, FFG ou AGA. Téléchargez-la de nouveau et regardez-la avant de l’envoyer.
list-nobody = Il n’y a aucun joueur dedans, comme sur une page d’erreur. Téléchargez l’échelle de nouveau.
list-short = La ligne s’arrête avant : le fichier est coupé. Téléchargez l’échelle de nouveau.
list-unclosed = L’échelle ne finit pas par </pre> : le fichier est coupé. Téléchargez-la de nouveau.
list-shifted = Il y a des tabulations ou des lettres là où l’échelle a des colonnes. Téléchargez-la de nouveau et ne l’ouvrez pas dans un éditeur.
list-encoding = C’est du { $found }, mais l’échelle est fournie en { $wanted }, si bien que ses colonnes se décalent. Téléchargez-la de nouveau et gardez-la telle quelle.
list-no-day = Il manque le jour de l’échelle, par exemple { $layout }. Téléchargez-la de nouveau.
list-number-twice = { $number } figure déjà à la ligne { $first }. Téléchargez l’échelle de nouveau.
list-not-a-number = « { $value } » n’est pas un nombre de { $digits } chiffres. Téléchargez l’échelle de nouveau.
list-not-a-rating = « { $value } » n’est pas une cote de cette échelle, qui n’a rien entre −1 et 1.
list-not-a-day = « { $value } » n’est pas un jour. L’échelle écrit mois/jour/année.
list-not-a-status = « { $value } » n’est pas un statut de licence. L’échelle a L, C, e, X et -.

lists-title = Échelles
lists-lead = Les joueurs sont inscrits d’après ces échelles, et leurs cotes mises à jour d’après elles. On utilise la plus récente de chaque fédération.
lists-none = Il n’y a pas encore d’échelle.
lists-list = Échelle
lists-day = Jour
lists-people = Joueurs
lists-used = utilisée
lists-file = Échelle
lists-file-hint = Telle qu’elle vient de l’EGF (HTML), de la FFG ou de l’AGA (TDList). Elle est prise en entier ou pas du tout ; { $kept } de chacune sont gardées.
lists-act = Lire l’échelle
lists-done = { $name } du { $date } : { $count } joueurs.
lists-done-but = { $name } du { $date } : { $count } joueurs. { $lines ->
    [one] Une ligne a été laissée de côté
   *[other] { $lines } lignes ont été laissées de côté
  } : { $which }
lists-ask = Tous les tournois de ce serveur se servent de ces échelles ; c’est donc un propriétaire du serveur qui les apporte : demandez à { $names }.
lists-removed = { $name } du { $date } est retirée.
refusal-list-to-come = L’échelle est datée du { $date }, qui est encore à venir. Rien n’en a été pris ; vérifiez le fichier, ou l’horloge de cet ordinateur.

enter-title = Inscrire des joueurs
enter-no-list = Il n’y a pas encore d’échelle.
enter-list = { $name }, { $date }, { $count } joueurs
enter-field = Nom ou numéro
enter-found = { $count ->
    [0] Personne ne s’appelle ainsi.
    [1] Un nom comme celui-ci.
   *[other] { $count } noms comme celui-ci.
  }
enter-keys = ↓ descend, Entrée inscrit le seul nom ou va au premier, le champ est de nouveau vide.
enter-how-number = par numéro
enter-how-alike = écrit autrement
enter-number = n° { $no }
enter-entered = Inscrit
enter-act = Inscrire
enter-not-listed = Pas dans l’échelle ?
enter-by-hand = Inscrire à la main
enter-newest = Derniers inscrits
enter-all = Tous les joueurs
enter-list-gone = Il y a une échelle plus récente. Choisissez dans celle-ci.

table-old-workbook = C’est un ancien classeur (XLS). Enregistrez-le en XLSX, ODS ou CSV.
table-not-a-workbook = Ce n’est pas un classeur lisible ({ $reason }). Enregistrez-le en XLSX, ODS ou CSV.
table-bomb = Décompressé, il dépasse { $most } Mo ; aucune liste de joueurs n’est si grande.
table-too-wide = Il y a plus de { $most } lignes ou colonnes ; aucune liste de joueurs n’en a autant.
table-long-cell = Une cellule a plus de { $most } caractères ; un guillemet n’est peut-être pas fermé.
table-date = Le tableur en a fait la date { $value }. Mettez la colonne au format texte et retapez-le.
table-merged = La cellule est fusionnée avec ses voisines. Séparez les cellules fusionnées.
table-cell-error = La cellule affiche l’erreur { $value }. Réparez la formule ou tapez la valeur.
table-not-a-country = « { $value } » n’est pas un pays. Écrivez ses deux lettres, comme CH.
table-not-a-pin = « { $value } » n’est pas un numéro de la base de données européenne. Il a huit chiffres.
table-no-names = Aucune colonne ne contient de noms. Dites ci-dessous laquelle.
table-no-ranks = Aucune colonne ne contient de niveaux ou de cotes. Dites ci-dessous laquelle.
table-no-strength = Le niveau et la cote manquent tous deux. Donnez l’un des deux.
table-same-person = { $name } figure aussi à la ligne { $first }. Omettez l’une des deux.

note-other-sheets = { $sheets ->
    [1] Une autre feuille n’a pas été lue.
   *[other] { $sheets } autres feuilles n’ont pas été lues.
  }
note-formula = { $cell } est une formule. Sa dernière valeur « { $value } » a été prise.
note-more-formulas = De { $more } autres formules, les dernières valeurs ont été prises.
note-invisible = Ligne { $line } : des caractères invisibles ont été retirés.
note-above-header = Ce qui précède la ligne { $line }, où les colonnes sont nommées, n’a pas été lu.

list-column-surname = Nom
list-column-first-name = Prénom
list-column-name = Nom complet
list-column-native-name = Nom en écriture d’origine
list-column-rank = Niveau
list-column-rating = Cote
list-column-country = Pays
list-column-club = Club
list-column-pin = PIN EGF
list-column-licence = Licence française
list-column-aga-id = Numéro AGA
list-column-registration = Pointé ou préinscrit
list-column-rounds = Rondes
list-column-correction = Correction du score
list-column-none = Inutilisée

list-preview-title = Qui serait inscrit
list-preview-lead = { $new } nouveaux, { $known } déjà inscrits. Rien n’est encore fait.
list-wrong = { $count ->
    [0] Il manque quelque chose :
    [1] Une ligne n’est pas claire. Donnez ce qui manque, ou omettez-la.
   *[other] { $count } lignes ne sont pas claires. Donnez ce qui manque, ou omettez-les.
  }
list-columns = Pour quoi les colonnes ont été prises
list-header = Colonne
list-sample = Exemple
list-taken-for = Prise pour
list-unused = inutilisée
list-column-of = La colonne { $header } contenant { $sample } est
list-look-again = Lire ainsi
list-people = Joueurs
list-line = Ligne
list-numbers = Numéros
list-becomes = Ce qu’elle devient
list-leave-out = Omettre
list-leave-out-of = Omettre { $name }
list-rank-of = Niveau pour { $name }
list-new = nouveau
list-same = n° { $no }, tel quel
list-changes = n° { $no } { $name } est mis à jour
list-more = Et { $count } autres, non affichés.
list-enter = En inscrire { $count }
list-other = Une autre liste
list-nobody-on-it = Personne n’est sur cette liste.

update-title = Mettre à jour les cotes
update-lead = { $count ->
    [0] Personne ne diffère des échelles les plus récentes.
    [1] Un joueur diffère des échelles les plus récentes.
   *[other] { $count } joueurs diffèrent des échelles les plus récentes.
  }
update-gap-field = Signaler si niveau et cote diffèrent de plus de tant de niveaux
update-show = Voir
update-chosen = Choisi
update-choose = Choisir { $name }
update-now = Avant
update-list-says = L’échelle
update-look = À voir
update-unknown = L’échelle { $list } ne connaît personne de ce numéro.
update-other = Dans l’échelle { $list }, ce numéro est à { $name }.
update-twice = Le n° { $no } a le même numéro { $list }.
update-expired = L’adhésion a pris fin le { $date }.
update-namesakes = L’échelle { $list } connaît { $count } personnes de ce nom. Choisissez-en une.
update-gap = La cote correspond à { $rank } : { $ranks } niveaux d’écart.
update-who = Qui est { $name }
update-nobody = Aucun
update-ratings = Prendre les cotes
update-both = Prendre cotes et niveaux
update-rank = Niveau par cote
update-rating = Cote par niveau

entries-update = Mettre à jour les cotes
entries-chosen = Avec la sélection
entries-choose = Choisir { $name }
entries-choose-head = Choix
participants-nothing = Il n’y a rien à lire : choisissez un fichier ou collez la liste.
entries-chosen-check-in = Pointer
entries-chosen-announce = Pas là
entries-chosen-take-out = Retirer
entries-chosen-club = Club
entries-chosen-set-club = Fixer le club
entries-chosen-rounds = Rondes, ex. 1,3-5
entries-chosen-set-rounds = Fixer rondes
entries-chosen-nobody = Personne n’a été choisi. Cochez d’abord des joueurs.
entries-chosen-no-rounds = Ce ne sont pas des rondes. Écrivez-les ainsi : 1,3-5.
entries-sort = Trier par
entries-sort-name = Nom
entries-sort-rank = Niveau
entries-sort-rating = Cote
entries-sort-club = Club
entries-sort-country = Pays
entries-sort-number = Ordre
entries-sort-category = Catégorie
entries-sort-pin = PIN européen
entries-sort-fee = Frais
entries-sort-paid = Payé
entries-sort-meal = Repas
entries-sort-born = Année de naissance
entries-show = Afficher
entries-show-so = Appliquer
entries-show-paid = Payé { $count }
entries-show-unpaid = Non payé { $count }
entries-show-far = Niveau loin de la cote { $count }
entries-show-no-pin = Sans PIN { $count }
entries-show-out = Pas à la ronde { $round } : { $count }
entries-has-paid = payé
entries-owes = non payé
entries-chosen-paid = A payé
entries-chosen-unpaid = N’a pas payé
numbers-title = { $count ->
    [one] Un numéro figure dans les listes et n’est pas inscrit
   *[other] { $count } numéros figurent dans les listes et ne sont pas inscrits
  }
numbers-about = Chaque liste ne connaît qu’une personne de ce nom. Vérifiez que c’est bien elle, et décochez sinon.
numbers-number = Numéro
numbers-take = Reprendre les numéros
numbers-taken = { $count ->
    [0] Rien n’a été repris.
    [one] Un joueur a maintenant un numéro.
   *[other] { $count } joueurs ont maintenant un numéro.
  }
numbers-way = Reprendre tous les numéros des listes
enter-nearest = Les { $count } noms les plus proches.
entry-added-from = { $name } est inscrit et joue à partir de la ronde { $round }. Cochez aussi la ronde précédente pour le placer comme retardataire.
list-enter-both = Inscrire { $new }, mettre à jour { $known }
