home-title = S’inscrire
home-never = Ce tournoi n’a pas d’inscription en ligne. Adressez-vous aux organisateurs.
home-soon = Les inscriptions ouvrent le { $at }.
home-closed = Les inscriptions sont closes. Adressez-vous aux organisateurs.
home-full = Toutes les places sont prises. { $waiting ->
    [0] Vous seriez en tête de la liste d’attente.
    [1] Une personne attend une place.
   *[other] { $waiting } personnes attendent une place.
  }
home-left = Places encore libres : { $free } sur { $places }.
home-step = Étape { $n } sur 2
home-find = Nom ou numéro
home-found = { $hits ->
    [0] Aucun nom des échelles ne correspond à « { $typed } ».
   *[other] Touchez votre nom. En dessous : club, pays, cote, numéro dans la liste.
  }
home-is-registered = inscrit
home-not-listed = Je ne suis pas dans l’échelle
home-list-gone = Il y a une échelle plus récente. Choisissez de nouveau votre nom.
home-leave-empty = Laissez ceci vide
home-if-any = Facultatif
home-rank = Niveau auquel vous jouez
home-rank-hint = Un niveau autre que celui de l’échelle demande l’accord des organisateurs.
home-rank-needed = Choisissez le niveau auquel vous jouez, comme 4k ou 2d.
home-email-hint = Pour les organisateurs. Jamais affiché. Pour un enfant : l’adresse d’un parent ou tuteur.
home-initials-note = Pour un enfant, ou pour qui ne souhaite pas voir son nom sur le web. Les organisateurs peuvent le lire, ainsi que les fédérations qui comptent les parties.
home-email-wrong = Écrivez l’adresse entière, comme nom@go.example.
home-birth-year-hint = Quatre chiffres. Seuls les organisateurs la voient.
home-note = Un mot aux organisateurs
home-note-hint = Eux seuls le voient.
home-fee = À payer
home-nothing-yet = Rien encore
home-shown = Affiché
home-consent = Mon nom, mon club, mon niveau et mes résultats peuvent être publiés et transmis à l’échelle
home-consent-note = C’est indispensable : les appariements sont affichés au mur.
home-consent-needed = Cochez ceci pour vous inscrire : sans cela, vous ne pouvez pas être apparié.
home-act = S’inscrire
home-join = S’inscrire en liste d’attente
home-withdraw-note = Vous pourrez modifier ou annuler par le lien personnel que vous recevez maintenant.
home-own-title = Mon inscription
home-own-waiting = Sur la liste d’attente, place
home-own-moves-up = Quand une place se libère, elle va au suivant de la liste. Cette page vous le dira.
home-own-organiser-moves = Les organisateurs décident qui reçoit une place libre. Cette page vous le dira.
home-own-late = Les inscriptions ont été closes pendant que vous écriviez. Les organisateurs décideront s’il y a une place.
home-own-asked = Inscription non confirmée
home-own-asked-what = Vous avez une place. Les organisateurs la confirmeront, et cette page vous le dira.
home-own-admitted = Vous êtes inscrit
home-own-admitted-what = Faites-vous pointer à l’entrée avant la ronde 1.
home-own-cancelled = Annulée
home-own-cancelled-what = Vous n’êtes pas inscrit. Aucune de vos données n’est conservée.
home-own-link = Votre lien personnel
home-own-link-what = Gardez-le : il n’est affiché qu’une fois. Il ouvre cette page, et plus tard votre table. Toute personne qui l’a peut agir en votre nom.
home-own-change = Modifier mes données
home-own-ask = Nom, niveau et club sont modifiés par les organisateurs : demandez-le-leur sur la page de votre table.
home-own-cancel = Me désinscrire
home-own-cancel-what = Votre place va au suivant de la liste. Vos données sont effacées.
home-own-cancel-act = Oui, annuler
home-cancelled = Annulée.
home-rules-lead = Les joueurs s’inscrivent eux-mêmes, depuis n’importe quel téléphone. Fixez ici quand, combien, et ce qui est demandé.
home-rules-public = Le formulaire public
home-rules-open = Les joueurs s’inscrivent eux-mêmes
home-rules-open-note = Sans cela, le formulaire dit que les inscriptions ne sont pas ouvertes.
home-rules-when = Quand
home-rules-opens = Ouvre le
home-rules-opens-hint = Vide : aussitôt
home-rules-time = À
home-rules-closes = Ferme le
home-closes-first = La fermeture précède l’ouverture.
home-rules-places = Places
home-rules-places-all = En tout
home-rules-places-hint = Vide : pas de limite
home-category = Catégorie { $n }, à partir de { $rank }
home-category-last = Catégorie { $n }, tous les autres
home-rules-at-once = Les joueurs qui ont une place sont inscrits aussitôt
home-rules-at-once-note = Sans votre accord. Si beaucoup viennent d’une même adresse, on vous le demande quand même.
home-rules-moves-up = La liste d’attente avance d’elle-même
home-rules-moves-up-note = Quand une place se libère. Sinon, vous décidez qui la reçoit.
home-rules-listed = Les préinscrits figurent dans la liste publique des joueurs
home-rules-listed-note = Sinon, les joueurs s’affichent une fois pointés.
home-rules-ask = Ce qui est demandé
home-rules-birth-note = Seulement si une règle ou un prix l’exige.
home-rules-initials = Afficher tout le monde par ses initiales
home-rules-initials-note = Par exemple pour un tournoi de jeunes : les noms complets ne figurent que dans les listes et fichiers des organisateurs. Sinon, chacun peut le demander en s’inscrivant.
home-rules-fee = Frais d’inscription
home-rules-fee-hint = En texte libre : 35 EUR, étudiants 20 EUR
home-rules-pay = Comment payer
home-rules-pay-hint = En espèces sur place, ou un numéro de compte
home-rules-keep = Jours de conservation des e-mails et notes après le tournoi
home-rules-keep-hint = Ensuite, ils sont effacés automatiquement.
home-waiting-title = Inscriptions en ligne
home-waiting-nobody = Personne n’attend.
home-waiting-count = { $n ->
    [1] Une inscription n’est pas confirmée.
   *[other] { $n } inscriptions ne sont pas confirmées.
  }
home-crowd = { $n } non confirmées venant de { $addresses ->
    [1] une adresse
   *[other] { $addresses } adresses
  } depuis { $since }
home-crowd-hide = Afficher les autres
home-crowd-remove = Tout retirer : { $n }
home-with-place = Avec place : { $n }
home-in-line = Liste d’attente : { $n }
home-in-line-note = Par ordre d’inscription. Confirmer quelqu’un ici l’inscrit même si aucune place n’est libre.
home-confirm = Confirmer
home-confirm-all = Tout confirmer : { $n }
home-late = trop tard
home-born = naissance : { $year }
home-more = { $n } de plus s’afficheront quand celles-ci auront leur réponse.
home-confirmed = { $n ->
    [1] Une personne est inscrite.
   *[other] { $n } personnes sont inscrites.
  }
home-removed = { $n ->
    [1] Une inscription est retirée.
   *[other] { $n } inscriptions sont retirées.
  }
act-register = Inscription en ligne
act-edit-registration = Inscription en ligne modifiée
act-cancel-registration = Inscription en ligne annulée
act-move-up = Passage de la liste d’attente à une place
act-admit-registrations = Inscriptions en ligne confirmées
act-remove-registrations = Inscriptions en ligne retirées
privacy-title = Ce qui est conservé à votre sujet
privacy-lead = Ce que ce tournoi montre des joueurs, ce qu’il conserve, et combien de temps.
privacy-who = Responsable
privacy-who-unsaid = Les organisateurs de ce tournoi. Ils n’ont pas indiqué ici comment les joindre ; demandez sur place.
privacy-who-director = { $name }, qui dirige le tournoi. Demandez sur place ; aucune adresse n’est donnée ici.
privacy-public = Tout le monde voit
privacy-public-what = Nom, niveau, club et pays, appariements, résultats et classement. Ils sont transmis aux échelles des fédérations.
privacy-list = Avant le tournoi
privacy-list-yes = Les préinscrits figurent dans la liste publique des joueurs.
privacy-list-no = Les joueurs s’affichent une fois pointés.
privacy-organisers = Seuls les organisateurs voient
privacy-organisers-what = Ce que vous indiquez en vous inscrivant : { $asked }. Si les frais d’inscription sont payés.
privacy-organisers-none = Si les frais d’inscription sont payés.
privacy-kept = Durée de conservation
privacy-kept-what = Ce que seuls les organisateurs voient est effacé { $days ->
    [0] quand le tournoi est fini
    [1] un jour après le tournoi
   *[other] { $days } jours après le tournoi
  } ({ $day }). Les noms et les résultats restent : ils constituent l’historique du tournoi.
privacy-phone = Sur votre téléphone
privacy-phone-what = Un cookie dès que vous touchez « C’est moi », vous connectez ou choisissez une langue. Aucun avant cela.
privacy-address = Votre adresse réseau
privacy-address-what = Une empreinte du réseau, jusqu’à ce que les organisateurs aient répondu à votre inscription, et deux jours de plus au maximum.
privacy-others = Tiers
privacy-others-what = Aucune page de ce service n’envoie de requête à un autre service.
privacy-yours = Vos droits
privacy-yours-what = Avec votre lien personnel, vous pouvez modifier vos données ou annuler. Pour tout le reste, adressez-vous aux organisateurs.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Les joueurs pointent sur leur propre téléphone
home-rules-own-check-in-note = Avec leur lien personnel, dans la plage ci-dessous ; sinon à l’entrée.
home-rules-check-in-hint = Les absents sont alors appelés sur l’écran de la salle et ne sont pas appariés.

home-unpaid = Pas payé finalement
privacy-told = Si vous activez les notifications
privacy-told-what = Votre adresse e-mail, ou celle où l’éditeur de votre navigateur reçoit les messages : ils sont transmis chiffrés, et l’éditeur ne peut pas les lire. Les deux sont supprimées avec les adresses e-mail.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Votre inscription prend fin, et vos données sont effacées.
home-own-cancel-games = Vous êtes déjà dans une ronde : vos parties restent, et rien n’est annulé. Sur la page de votre table, vous pouvez dire que vous partez.

# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = Ce n’est pas une échelle EGF, FFG ou AGA. Téléchargez-la de nouveau et regardez-la avant de l’envoyer.
list-nobody = L’échelle ne contient aucun joueur ; c’est peut-être une page d’erreur. Téléchargez-la de nouveau.
list-short = La ligne s’arrête trop tôt : le fichier est coupé. Téléchargez l’échelle de nouveau.
list-unclosed = L’échelle ne finit pas par </pre> : le fichier est coupé. Téléchargez-la de nouveau.
list-shifted = Il y a des tabulations ou des lettres là où l’échelle a des colonnes. Téléchargez-la de nouveau et ne l’ouvrez pas dans un éditeur.
list-encoding = C’est du { $found }, mais l’échelle devrait être en { $wanted }, si bien que ses colonnes sont décalées. Téléchargez-la de nouveau et ne la convertissez pas.
list-no-day = Il manque la date de l’échelle, par exemple { $layout }. Téléchargez-la de nouveau.
list-number-twice = { $number } figure déjà à la ligne { $first }. Téléchargez l’échelle de nouveau.
list-not-a-number = « { $value } » n’est pas un nombre de { $digits } chiffres. Téléchargez l’échelle de nouveau.
list-not-a-rating = « { $value } » n’est pas une cote de cette échelle, qui n’a rien entre −1 et 1.
list-not-a-day = « { $value } » n’est pas une date. L’échelle écrit mois/jour/année.
list-not-a-status = « { $value } » n’est pas un statut de licence. L’échelle a L, C, e, X et -.
table-old-workbook = C’est un ancien classeur (XLS). Enregistrez-le en XLSX, ODS ou CSV.
table-not-a-workbook = Ce classeur est illisible ({ $reason }). Enregistrez-le en XLSX, ODS ou CSV.
table-bomb = Décompressé, il dépasse { $most } Mo ; aucune liste de joueurs n’est si grande.
table-too-wide = Il y a plus de { $rows } lignes ou de { $columns } colonnes ; aucune liste de joueurs n’en a autant.
table-long-cell = Une cellule a plus de { $most } caractères ; un guillemet n’est peut-être pas fermé.
table-date = Le tableur en a fait la date { $value }. Mettez la colonne au format texte et retapez-le.
table-merged = La cellule est fusionnée avec ses voisines. Séparez les cellules fusionnées.
table-cell-error = La cellule affiche l’erreur { $value }. Réparez la formule ou tapez la valeur.
table-not-a-country = « { $value } » n’est pas un pays. Écrivez ses deux lettres, comme CH.
table-not-a-pin = « { $value } » n’est pas un numéro de la base de données européenne. Il a huit chiffres.
table-no-names = Aucune colonne ne contient de noms. Choisissez-la ci-dessous.
table-no-ranks = Aucune colonne ne contient de niveaux ou de cotes. Choisissez-la ci-dessous.
table-no-scale = L’échelle des cotes n’est pas connue. Choisissez-la ci-dessous.
table-no-strength = Le niveau et la cote manquent tous deux. Indiquez l’un des deux.
table-far-rating = La cote { $rating } est celle de { $of }, mais le niveau est { $rank }. Corrigez l’un des deux, ou omettez la ligne.
table-number-twice = { $number } est aussi le numéro de la ligne { $first }. Corrigez l’un des deux, ou omettez une ligne.
table-same-person = { $name } figure aussi à la ligne { $first }. Omettez l’une des deux.
table-no-team = Un goban ou un capitaine est indiqué, mais aucune équipe. Nommez l’équipe ou laissez les deux cases vides.
table-board-twice = La ligne { $first } a déjà le goban { $board } de { $team }. Modifiez l’une des deux.
table-captain-twice = La ligne { $first } a déjà le capitaine de { $team }. Ne marquez que l’une des deux.
partner-fault-line = « { $typed } » n’est pas un partenaire. Écrivez nom, prénom et niveau, par exemple Beck, Bea, 2d.
partner-fault-too-many = Au plus { $most } partenaires : un camp compte trois personnes au maximum.
note-of-tournament = Seuls les { $players } joueurs de ce tournoi sont importés : ni rondes, ni résultats, ni réglages.
note-other-sheets = { $sheets ->
    [1] Une autre feuille n’a pas été lue.
   *[other] { $sheets } autres feuilles n’ont pas été lues.
  }
note-formula = { $cell } est une formule. Sa dernière valeur, « { $value } », a été prise.
note-more-formulas = Autres formules lues à leur dernière valeur : { $more }.
note-invisible = Ligne { $line } : des caractères invisibles ont été retirés.
note-above-header = Ce qui précède la ligne { $line }, qui nomme les colonnes, n’a pas été lu.
note-surname-assumed = Le nom de famille n’est pas indiqué. Dans « { $whole } », « { $surname } » a été pris comme nom de famille.
note-far-rating = Ligne { $line } : la cote { $rating } est celle de { $of }, mais le niveau est { $rank }. Les deux ont été importés.
note-plays-no-round = Ligne { $line } : { $name } ne joue aucune ronde.
note-unused-column = La colonne « { $heading } » n’a pas été utilisée.
note-of-scale = Les cotes ont été lues sur l’échelle { $scale ->
    [french] française
    [american] américaine
   *[european] européenne
  }.

# Personal links by e-mail, and fees that are paid at once.

