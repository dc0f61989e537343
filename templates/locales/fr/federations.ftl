downloads-complaints = { $count ->
    [1] Il serait renvoyé pour une raison :
   *[other] Il serait renvoyé pour { $count } raisons :
  }
downloads-accepted = Rien n’est faux dans ce que vérifie le destinataire.
download-draft = Télécharger quand même, pour moi
downloads-refused = { $file } : { $count ->
    [1] une chose est d’abord à corriger.
   *[other] { $count } choses sont d’abord à corriger.
  }
complaint-nothing-played = Aucune partie n’a été jouée.
complaint-result-missing = Ronde { $round }, table { $table } : le résultat manque. Saisissez-le.
complaint-cells-disagree = Ronde { $round }, table { $table } : ce qui est dit de { $name } et de { $value } ne concorde pas. Corrigez le résultat.
complaint-event-country = Le tournoi n’a pas de pays. Saisissez ses deux lettres.
complaint-event-place = Le tournoi n’a pas de lieu. Saisissez la ville.
complaint-days-reversed = Le dernier jour précède le premier. Corrigez-le.
complaint-too-fast = Le temps de réflexion est trop court pour une classe, et les parties ne seraient pas classées. Corrigez-le s’il est faux.
complaint-board-size = Les parties en { $value } lignes ne sont pas classées. Corrigez la taille si elle est fausse.
complaint-rules-unknown = Le destinataire ne connaît pas de règles nommées { $value }. Choisissez-en d’autres.
complaint-name-unwritable = De « { $value } », il ne reste rien en lettres latines. Saisissez le nom en lettres latines.
complaint-country-unknown = { $name } : « { $value } » n’est pas un pays. Saisissez deux lettres.
complaint-club-without-code = Le club « { $value } » n’a pas de code de quatre lettres. Saisissez-le.
complaint-pin-unusual = { $name } : le PIN { $value } n’a pas huit chiffres. Corrigez-le.
complaint-pin-twice = { $name } a le même PIN que { $value }. Corrigez l’un des deux.
complaint-pin-known = { $name } n’a pas de PIN ici ; l’échelle a { $value }. Saisissez-le.
complaint-pin-other = { $name } : le PIN est celui de { $value }. Corrigez-le.
complaint-licence-missing = { $name } n’a pas de licence. Saisissez-la.
complaint-licence-missing-listed = { $name } n’a pas de licence. L’échelle a { $value } : saisissez-la.
complaint-licence-unusual = { $name } : la licence { $value } n’a pas sept chiffres. Corrigez-la.
complaint-licence-twice = { $name } a la même licence que { $value }. Corrigez l’une des deux.
complaint-licence-other = { $name } : la licence est celle de { $value }. Corrigez-la.
complaint-member-missing = { $name } n’a pas de numéro de membre. Saisissez-le, ou omettez le joueur.
complaint-member-missing-listed = { $name } n’a pas de numéro de membre. La liste a { $value } : saisissez-le.
complaint-member-unusual = { $name } : le numéro de membre { $value } n’est pas un nombre. Corrigez-le.
complaint-member-twice = { $name } a le même numéro de membre que { $value }. Corrigez l’un des deux.
complaint-member-unknown = { $name } : la liste ne connaît pas de membre { $value }. Corrigez le numéro, ou omettez le joueur.
complaint-member-other = { $name } : le numéro de membre est celui de { $value }. Corrigez-le.
complaint-member-expired = { $name } : l’adhésion a pris fin le { $value }. Faites-la renouveler, ou omettez le joueur.

reporting-title = Ce que reçoivent les fédérations
reporting-clubs = Codes des clubs
reporting-clubs-about = Jusqu’à quatre lettres ou chiffres, tels que la fédération les a. Sans code, le fichier européen a les quatre premières lettres du nom.
reporting-aga = Omis du rapport américain
reporting-aga-about = Qui est coché est omis avec toutes ses parties.
reporting-save = Enregistrer
reporting-saved = Enregistré.

settings-rating-preview = Montrer l’effet des parties sur les cotes
settings-rating-preview-note = Une colonne dans le classement et auprès des joueurs, d’après la formule européenne.
rating-preview = Cote ±
rating-preview-about = L’effet des parties jouées jusqu’ici sur la cote européenne, pondéré par la classe du temps de réflexion (A 1, B ¾, C ½, D ¼).
complaint-country-missing = { $name } n’a ni PIN ni pays. Saisissez les deux lettres du pays.
