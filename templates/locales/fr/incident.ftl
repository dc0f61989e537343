# Incidents and rulings: what happened, when, the ruling, the referee's log.

## What happened
incident-step = Incident, étape { $n } sur 4.
incident-amends = Modification de la décision { $no }.
error-no-draft = Ce brouillon de décision n’existe plus : la décision a été rendue, ou personne ne l’a continué pendant un jour. Recommencez à partir de la table.
incident-at = Table { $table }, { $black } et { $white }
incident-what = Ce qui s’est passé
incident-when = Quand
incident-what-question = Que s’est-il passé ?
incident-stopped = La partie est arrêtée. Ce qui est mort, ce qui est ouvert et le décompte se règlent sur le goban, étape par étape ; personne n’y perd rien.
incident-lead-end = Régler la fin sur le goban
incident-usual = Le plus fréquent
incident-usual-besides = Hors du relevé : le plus fréquent
incident-gap = Ou il manque un coup dans le relevé, ce qui n’est pas une infraction : demandez aux deux joueurs
incident-first = Venu en premier : il fait perdre la partie, les suivants ne comptent donc pas. Remarqué après le coup { $n }
incident-noticed = Remarqué après le coup { $n }
incident-whose = Qui l’a fait ?
incident-whose-resigned = Qui aurait abandonné ?
partner-which = Lequel des deux a joué
partner-first = le premier joueur
partner-second = le second joueur
turns-was = Selon l’ordre de jeu, le coup { $n } revenait à { $name } ({ $color }).
incident-who-captain = Le capitaine de l’équipe adverse
## When
incident-end-question = La partie était finie. Les deux l’avaient-ils accepté ?
incident-order-question = Une décision a mis fin à cette partie. Ceci s’est-il passé avant ?
incident-end-shows = La table affiche : { $result }.
incident-end-since = Saisi à { $at }
incident-end-why = Une fin que les deux ont acceptée est maintenue. Un joueur qui ne l’a pas acceptée le dit maintenant ; d’ici là, rien ne change.
incident-order-why = Le joueur qui a enfreint une règle le premier ne gagne pas par une infraction ultérieure. Si l’ordre est inconnu, elle compte comme ultérieure.
after-end-accepted = Oui, les deux l’avaient accepté
after-end-open = Non, l’arbitre a été appelé avant
after-end-earlier = Oui, avant
after-end-later = Non, après, ou inconnu
after-end-said-accepted = après la fin acceptée par les deux
after-end-said-open = avant que les deux acceptent la fin
after-end-said-earlier = avant ce qui a été décidé
after-end-said-later = après ce qui a été décidé, ou à un moment inconnu
incident-when-question = Quand l’a-t-on remarqué ?
incident-more-question = Que sait-on de plus ?
when-at-once = Aussitôt, avant le coup suivant
when-up-to-three = Un à trois coups plus tard
when-more = Plus de trois coups plus tard
when-through-move = Jusqu’au coup { $n } inclus
when-past-move = Après le coup { $n }
when-within = { $n ->
    [1] Un coup plus tard
   *[other] De un à { $n } coups plus tard
  }
when-beyond = { $n ->
    [1] Plus d’un coup plus tard
   *[other] Plus de { $n } coups plus tard
  }
when-confirmed = Après confirmation du résultat par les deux
when-before-result = Avant confirmation du résultat par les deux
incident-numbers = Numéros des coups, et qui l’a remarqué
incident-numbers-note = Sans numéros, les réponses ci-dessus suffisent.
incident-which-move = Quel coup
incident-after-move = Remarqué après le coup
incident-by-numbers = Utiliser ces numéros
incident-who = Qui l’a remarqué
incident-who-unsaid = Non précisé
incident-who-arbiter = L’arbitre
incident-move = Coup { $n }
incident-noticed-after = remarqué après le coup { $n }
incident-minutes = Minutes de retard
incident-grace = { $n ->
    [one] La tolérance du tournoi est de { $n } minute.
   *[other] La tolérance du tournoi est de { $n } minutes.
  }
incident-minutes-late = { $n ->
    [one] { $n } minute de retard
   *[other] { $n } minutes de retard
  }
incident-fault = Précisions
incident-fault-before-stone = Appuyé avant que la pierre soit posée, ou en même temps
incident-fault-before-captures = Appuyé avant que les pierres capturées soient retirées
incident-fault-not-pressed = Pas appuyé après le coup
incident-fault-after-move = Réclamé après qu’un coup a été joué
incident-fault-after-stop = Réclamé après que les deux ont passé
incident-fault-bystander = Signalé à haute voix par un tiers
incident-fault-unheard = Elle n’a pas été entendue
incident-fault-disputed = L’un le dit, l’autre non
incident-fault-no-stone = Sans remettre la pierre
incident-fault-captures = Pour retirer des prisonniers
incident-fault-only-dame = Il ne reste que des points neutres
incident-fault-passed-early = Les deux ont passé trop tôt
incident-fault-off-lid = Non gardés dans le couvercle
incident-fault-touched = Touchés ou rendus
incident-fault-other = Autre chose
incident-so = L’un de ces points s’applique-t-il ?
incident-said-hint = Conservé avec la décision : toute personne qui peut la lire peut lire ceci aussi
case-point-taken = Son intersection est maintenant occupée
case-played-on = Le jeu a continué depuis
case-deliberate = C’était voulu
case-agreed = Les deux joueurs sont d’accord
case-disagreed = Les joueurs ont été consultés et ne sont pas d’accord
case-dropped = La pierre a glissé des doigts
case-force-majeure = Personne à la table ne l’a causé
case-lost = Personne ne peut rétablir la position
case-effective-move = Après l’arrêt du jeu, quelqu’un a trouvé un coup qui change le résultat
figure-lies = Comme dans la salle
figure-record = D’après le relevé
figure-record-moves = { $n ->
    [one] après { $n } coup
   *[other] après { $n } coups
  }
clock-back = Que récupèrent-ils à la pendule ?
clock-back-may = Si du temps est rendu
clock-back-hint = Minutes et secondes, par exemple 1:30
clock-shown = La pendule de { $color } indiquait { $time }, noté au coup { $n }.
clock-entered = Le dernier coup a été saisi à { $at }, { $time } après le précédent.
fault-time-back = Écrivez des minutes et des secondes, par exemple 1:30
stones-which = Quelles pierres, d’où à où ?
stones-board = Le goban d’après le relevé
stones-from-asked = Touchez l’intersection où une pierre doit être, ou écrivez les deux intersections.
stones-to-asked = { $point } : touchez où elle se trouve maintenant.
stones-is-off = Elle est hors du goban
stones-off = hors du goban
stones-from = Doit être en
stones-to = Se trouve en
stones-to-hint = Vide : elle est hors du goban
stones-add = Ajouter cette pierre
stones-out = Ôter
stones-no-point = Écrivez une intersection de ce goban, par exemple Q4
stones-none-there = Le relevé n’a pas de pierre là
asked-player-named = { $color }, { $name } : consulté sur cette remise en place
asked-player-whether = { $color }, { $name } : consulté sur la reprise de la partie
asked-goes-back = D’accord, on continue
asked-not-agreed = Pas d’accord
incident-back = Retour à ce qui s’est passé
incident-kept = Le signalement est enregistré avec ce que vous avez écrit. Il ne change rien tant que personne ne tranche, depuis cette page.
## The ruling
ruling-title = Décision, table { $table }
ruling-amend-title = Modifier la décision { $no }, table { $table }
ruling-amend-said = Ceci remplace la décision { $no }, qui disait : « { $said } » Écrivez pourquoi elle est modifiée.
ruling-waits = L’arbitre décide ; rien ne se passe d’ici là.
ruling-no-offence = Pas d’infraction.
standing-text = Selon le texte
standing-derived = Découle de
standing-setting = Usage courant
quote-wording = Texte original
quote-ours = Notre traduction
ruling-binds = L’arbitre
firm-binding = y est tenu
firm-default = peut choisir autrement
firm-open = décide
ruling-earlier = Sanctions jusqu’ici
ruling-amount = Points ou minutes de la pénalité
ruling-penalty = Sanction en plus
ruling-words = Selon les termes de l’arbitre
ruling-words-hint = Votre motif ; pour une autre sanction, en quoi elle consiste. Toute personne qui peut lire la décision peut lire ceci aussi
ruling-told = Joueurs informés
ruling-confirm = Confirmer la décision
ruling-amend-confirm = Modifier la décision { $no }
ruling-count-on = Compter la partie, table { $table }
ruling-choose = Vos possibilités
ruling-instead = Autres possibilités
ruling-if-agreed = Si les deux joueurs sont d’accord : { $remedy }
ruling-in-practice = En pratique : { $remedy }
ruling-later = Enregistrer pour plus tard
ruling-ask = Consulter d’abord les deux
ruling-amends = Remplace
ruling-status = N’est plus en vigueur
ruling-not-told = Pas encore informé
ruling-tell = Le joueur est informé
ruling-told-now = Décision { $no } : il est noté que le joueur a été informé.
ruling-sheet = Feuille à imprimer
ruling-amend = Modifier
ruling-withdraw = Retirer la décision
ruling-withdraw-note = Ses sanctions ne comptent plus. Si son résultat tient encore, la table indique de nouveau ce qu’elle indiquait avant. La trace en reste.
ruling-not-back = La décision { $no }, qu’elle remplaçait, ne redevient pas valable.
ruling-withdraw-reason = Pourquoi est-elle retirée ?
ruling-position = Le jeu a continué depuis cette décision. Quelle position compte ?
ruling-position-now = La partie telle qu’elle est maintenant
ruling-position-before = La position d’avant la décision : ce qui a été saisi depuis ({ $n }) est annulé
ruling-withdrawn-now = La décision { $no } est retirée.
ruling-withdrawn-shows = La décision { $no } est retirée. Le résultat est maintenant : { $result }.
ruling-amended-by = Modifiée par la décision { $no }
ruling-amended-gone = Modifiée par la décision { $by }. La décision { $no } a été retirée depuis, et celle-ci ne redevient pas valable : aucune des deux ne s’applique
ruling-withdrawn-by = Retirée par { $name }, { $at } : { $reason }
ruling-recorded = La décision { $no } est enregistrée. Le résultat de la partie reste tel quel.
ruling-recorded-result = La décision { $no } est enregistrée. Le résultat est maintenant : { $result }.
ruling-recorded-anew = La décision { $no } est enregistrée. La partie est rejouée.
ruling-recorded-before = Cette décision est déjà enregistrée.
note-confirmed-alone = Le résultat est confirmé : rien ne peut le changer.
note-round-over = La ronde est finie, car une suivante est appariée : aucune décision ne change plus ce résultat, seule une sanction peut être notée. Un résultat mal saisi se signale comme tel, ou se corrige à la table.
note-nothing-entered = Aucun résultat n’est encore saisi pour cette partie : saisissez celui que les deux ont confirmé.
## The log
incidents-title = Incidents et décisions
incidents-lead = Signalez un incident depuis sa table.
incidents-waiting = Encore sans décision
incidents-waiting-note = Un signalement ne change rien tant que personne ne tranche.
incidents-rule = Trancher
incidents-open = Ouvrir
incidents-csv = Toutes les décisions en tableau (CSV)
rulings-lead = Ce que les arbitres ont décidé, et pourquoi.
rulings-none = Aucune décision publique pour l’instant.
sheet-how = Imprimez cette page et faites-la signer.
## Appeals
appeal-none = Il n’y a pas d’appel dans ce tournoi.
appeal-take = Enregistrer un appel
ruling-withdraw-why = Indiquez pourquoi la décision est retirée
appeal-who = Qui fait appel
appeal-act = Enregistrer l’appel
appeal-taken = Décision { $no } : l’appel est enregistré.
appeal-deadline-untold = Le joueur n’est pas encore informé : le délai d’appel commencera alors.
appeal-interests = Conflits d’intérêts
appeal-interests-hint = Ce qu’un membre a déclaré, et qui l’a remplacé
appeal-interests-said = Conflits d’intérêts : { $said }
interest-ruled = { $name } a pris la décision et ne vote pas.
interest-plays = { $name } joue cette partie : un suppléant prend sa place.
interest-club = { $name } est du club de { $player } : un suppléant peut prendre sa place.
appeal-effects = Si la décision est annulée
appeal-effect-none = Le résultat de la partie reste tel quel.
appeal-effect-result = Le résultat devient { $after } au lieu de { $before }.
appeal-effect-draft = La ronde { $n } est un brouillon : réappariez-la après le jugement.
appeal-effect-published = La ronde { $n } est publiée : ses appariements restent, les classements changent à partir d’ici.
appeal-number = Appel { $no }
appeal-by = { $name }, { $at }
ruling-committee = La commission décide
ruling-committee-tick = La commission décide à la place de l’arbitre
ruling-committee-final = Sa décision est définitive : il n’y a pas d’autre appel.
ruling-committee-no-appeal = Une décision de la commission est définitive : il n’y a pas d’autre appel.
ruling-committee-withdraws = La commission la retire
ruling-committee-words = Écrivez les motifs de la commission
ruling-by-committee = Commission
ruling-by-members = { $members }. La décision est définitive. Consignée par { $name }
appeal-judge = Le jugement de la commission
appeal-judge-note = L’arbitre qui a décidé ne vote pas. Le jugement est définitif. Une décision annulée est retirée en même temps.
appeal-member = Membre { $n }
appeal-vote = Vote
vote-upheld = La décision est maintenue
vote-overturned = La décision est annulée
appeal-reasons = Motifs
appeal-judge-act = Enregistrer le jugement
appeal-judged = Décision { $no } : le jugement de la commission est enregistré.
appeal-judged-falls = La décision { $no } est annulée et retirée : le résultat est celui qu’il serait sans elle. S’il reste autre chose à décider, ouvrez un incident à la table.
## The event's procedure
procedure-title = Procédure et décisions
procedure-which = Procédure
procedure-which-hint = Si vous en choisissez une autre, ses propres valeurs s’appliquent.
procedure-of-rules = Comme les règles du jeu : { $rules }
procedure-international = Tournoi international
procedure-international-note = Certains textes ont des règles particulières pour eux
procedure-public = Publier les décisions
procedure-public-note = Tout le monde peut lire les nouvelles décisions ; sinon, seuls les arbitres le peuvent, et ils informent les joueurs
procedure-file = La procédure en fichier (TOML)
procedure-file-note = Enregistrez le fichier, modifiez-le dans un éditeur de texte et importez-le de nouveau. Il peut changer chaque nombre et chaque règle. Une erreur est refusée avec sa ligne.
procedure-file-save = Enregistrer le fichier
procedure-saved = La procédure est enregistrée.
procedure-said-text = Selon *{ $text }*.
procedure-said-cautions = { $n ->
    [one] *Une mise en garde* vaut un avertissement.
   *[other] *{ $n } mises en garde* valent un avertissement.
}
procedure-said-no-cautions = Les mises en garde ne valent jamais un avertissement.
procedure-said-stones = { $n ->
    [0] Un avertissement ne coûte *aucun point*.
    [one] Un avertissement coûte *un point*.
   *[other] Un avertissement coûte *{ $n } points*.
}
procedure-said-warnings = { $n ->
    [one] *Un avertissement* fait perdre la partie
   *[other] *{ $n } avertissements* font perdre la partie
}{ $end ->
    [exclusion] {" "}avec *exclusion du tournoi*
   *[other] {""}
} ; on compte ceux { $scope ->
    [event] *de tout le tournoi*
   *[other] *de la même partie*
}.
procedure-said-discretion = Une pénalité à discrétion prend *au plus { $points } points* ou *{ $minutes } minutes*.
procedure-said-no-warnings = Les avertissements sont notés, *aucun ne fait perdre la partie*.
procedure-said-late = Plus de *{ $n } minutes* de retard : { $after ->
    [loses-by-default] *partie perdue par forfait*.
    [clock-only] *seule la pendule est débitée*.
   *[other] *l’arbitre décide*.
}
procedure-said-late-at = *{ $n } minutes* de retard ou plus : { $after ->
    [loses-by-default] *partie perdue par forfait*.
    [clock-only] *seule la pendule est débitée*.
   *[other] *l’arbitre décide*.
}
procedure-said-charge = { $n ->
    [0] Un retard ne coûte *aucun temps*.
   *[other] *{ $n } %* du retard sont retirés de la pendule.
}
procedure-said-appeals = { $n ->
    [one] *Une personne examine* les appels
   *[other] *{ $n } personnes examinent* les appels
}{ $until ->
    [result-confirmed] {" "}*jusqu’à la confirmation du résultat*.
    [round-closed] {" "}*jusqu’à la clôture de la ronde*.
   *[other] {" "}faits *dans les { $minutes } minutes* suivant l’annonce de la décision.
}
procedure-said-public = *Tout le monde* peut lire les nouvelles décisions.
procedure-said-arbiters = *Seuls les arbitres* peuvent lire les nouvelles décisions.
procedure-said-finished = Les rondes terminées *comptent comme confirmées*.
procedure-said-unfinished = Les rondes terminées *ne comptent pas comme confirmées*.
procedure-leaves-open = Ce que le texte laisse ouvert
procedure-save-choices = Enregistrer les réponses
procedure-rest = Tout le reste
procedure-often = Incidents fréquents
procedure-follow-text = Le tournoi suit le nouveau texte depuis le début : ses propres modifications disparaissent.
procedure-follow-new = Les décisions rendues restent ; les nouvelles suivent ce qui est enregistré.
procedure-follow-print = Imprimez de nouveau la feuille pour la salle.
## The journal
act-incident = Incident signalé
act-ruling = Décision
act-tell-ruling = Joueur informé d’une décision
act-withdraw-ruling = Décision retirée
act-appeal = Appel
act-judge-appeal = Appel jugé
vote-open = À choisir
ruling-fallen-by = Annulée par la commission sur l’appel { $appeal } ; saisie par { $name }, { $at }
ruling-same = { $name } a déjà décidé ici sur le même point, { $at }. Décidez de nouveau seulement si cela s’est reproduit.

incident-disputed-question = Que dit chaque joueur ?
incident-called-question = Quand l’arbitre a-t-il été appelé ?

complaint-nothing-played = Aucune partie n’a été jouée.
complaint-nothing-to-send = Il n’y a rien à envoyer : seules des paires ont joué, et les échelles ne prennent pas leurs parties.
complaint-result-missing = Ronde { $round }, table { $table } : le résultat manque. Saisissez-le.
complaint-cells-disagree = Ronde { $round }, table { $table } : les résultats de { $name } et de { $value } ne concordent pas. Corrigez le résultat.
complaint-event-country = Le tournoi n’a pas de pays. Saisissez ses deux lettres.
complaint-event-place = Le tournoi n’a pas de lieu. Saisissez la ville.
complaint-days-reversed = Le dernier jour précède le premier. Corrigez-le.
complaint-too-fast = Le temps de réflexion est trop court pour toutes les classes, et les parties ne compteraient pas pour l’échelle. Corrigez-le s’il est faux.
complaint-board-size = Les parties en { $value } lignes ne comptent pas pour l’échelle. Corrigez la taille si elle est fausse.
complaint-rules-unknown = La fédération ne connaît pas de règles nommées { $value }. Choisissez-en d’autres.
complaint-name-unwritable = « { $value } » ne peut pas être écrit avec certitude en lettres latines. Saisissez le nom en lettres latines.
complaint-name-in-capitals = { $name } : le nom est en capitales. La base de données écrit { $value }.
complaint-country-unknown = { $name } : « { $value } » n’est pas un code de pays. Saisissez deux lettres.
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
settings-rating-preview = Montrer l’effet des parties sur les cotes
settings-rating-preview-note = Une colonne dans le classement et auprès des joueurs, d’après la formule européenne.
complaint-country-missing = { $name } n’a ni PIN ni pays. Saisissez les deux lettres du pays.

# Recording a game at the board, and watching it.

incident-found = Trouvé dans la partie relevée
figure-now = Maintenant.
figure-after = Après la décision.
ruling-record = Partie relevée
ruling-record-done = La décision y est appliquée aussi
ruling-record-stays = Cela ne peut pas être appliqué au relevé. Remettez le goban en ordre à la main ; le relevé reste tel quel.
ruling-prisoners = Prisonniers
ruling-on = Suite de la partie, table { $table }
ruling-unseated = Ces joueurs ne se rencontrent plus à la ronde { $round } : elle a été supprimée ou appariée de nouveau. La décision n’y change rien.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

outcome-means = Ce que cela entraîne pour le classement et les fichiers
procedure-finished = Les résultats d’une ronde finie comptent comme confirmés
procedure-finished-note = Ensuite, seul l’arbitre principal peut les corriger
## Out of the event
ruling-out = Rondes suivantes
ruling-out-of = { $name } ne joue plus les rondes { $rounds }.
ruling-out-already = { $name } ne joue aucune ronde suivante.
## The journal
act-confirm = Résultat confirmé
act-unconfirm = Confirmation retirée
act-replay = Partie à rejouer
act-replay-terms = Conditions de la partie rejouée
act-replay-back = Partie non rejouée
act-name-chief = Arbitre principal nommé
act-unname-chief = N’est plus arbitre principal
act-timetable = Horaires modifiés
act-start-clocks = Pendules lancées
act-unstart-clocks = Pendules remises à « pas encore lancées »

# The rules of play of an event, field by field

play-title = Règles du jeu
play-lead = Les changements valent pour les parties commencées ensuite ; une partie relevée garde les règles avec lesquelles elle a commencé.
play-as-text = Comme dans les règles : { $value }
play-save = Enregistrer les règles
play-saved = Les règles du jeu sont enregistrées. Elles valent pour les parties pas encore commencées ; les parties relevées gardent les leurs.
play-refused = Valeur non admise : choisissez une des réponses, ou des points comme 0,5
play-scoring = Décompte
play-scoring-territory = Territoire et prisonniers
play-scoring-area = Surface : pierres et territoire
play-seki-eyes = Yeux dans un seki
play-seki-eyes-counted = Comptent
play-seki-eyes-not-counted = Ne comptent pas
play-open-dame = Points neutres non comblés
play-open-dame-makes-seki = Font du groupe voisin un seki
play-open-dame-neutral = Simplement, ils ne comptent pas
play-dead-stones = Une pierre morte en territoire
play-dead-stones-two = Deux points, y compris le point dessous
play-dead-stones-one = Un point
play-bent-four = Quatre coudé dans le coin
play-bent-four-dead = Est mort
play-bent-four-played-out = Se joue jusqu’au bout
play-detection = Pierres mortes
play-detection-asked = Sont proposées sur demande
play-detection-by-default = Sont détectées ; les joueurs corrigent
play-ko = Ko
play-ko-simple = Pas de reprise immédiate
play-ko-positional-superko = Pas de position antérieure
play-ko-situational-superko = Pas de position antérieure avec le même joueur au trait
play-ko-simple-and-positional = Ni reprise immédiate, ni position antérieure
play-ko-ing = Ko d’Ing
play-suicide = Suicide
play-suicide-forbidden = Interdit
play-suicide-several-stones = Permis à partir de deux pierres
play-suicide-legal = Permis
play-passes-to-end = Passes de suite qui arrêtent la partie
play-pass-rounds = Combien de fois elles doivent se produire
play-white-passes-last = Blanc passe en dernier
play-pass-stones = Passer cède une pierre
play-opening-passes-end = Deux passes d’entrée terminent la partie
play-handicap-placement = Pierres de handicap
play-handicap-placement-fixed = Sur leurs points usuels
play-handicap-placement-free = Où Noir veut
play-handicap-placement-white-passes = Comme des coups auxquels Blanc répond en passant
play-handicap-compensation = Compensation pour Blanc
play-handicap-compensation-none = Rien
play-handicap-compensation-stones = Un point par pierre
play-handicap-compensation-stones-less-one = Un point par pierre, sauf la première
play-handicap-komi = Komi d’une partie à handicap
play-tie = Décompte égal
play-tie-jigo = Jigo
play-tie-avoided-by-komi = Nulle, mais le komi usuel l’évite
play-tie-black-wins = Noir gagne
play-tie-white-wins = Blanc gagne
play-repetition = Répétition du goban entier
play-repetition-forbidden = Interdite
play-repetition-no-result-if-agreed = Sans résultat, si les deux sont d’accord
play-repetition-draw = Partie nulle
play-repetition-referee = L’arbitre décide
play-resumption = Quand une partie arrêtée reprend
play-resumption-opponent-of-requester = L’adversaire de celui qui le demande joue d’abord
play-resumption-opponent-of-last-passer = L’adversaire du dernier à avoir passé joue d’abord
play-resumption-by-agreement = Les deux conviennent de qui joue d’abord
play-resumption-none = Elle ne reprend pas : le goban compte tel quel
play-disagreement = Si les joueurs ne sont pas d’accord
play-disagreement-both-lose = Les deux perdent, une fois consultés et s’ils refusent
play-disagreement-all-stones-live = Toutes les pierres vivent
play-disagreement-referee = L’arbitre décide
play-confirmation-ko = Ko dans le jeu de confirmation
play-confirmation-ko-pass-for-ko = Une passe pour ce ko
play-confirmation-ko-as-in-play = Comme en cours de partie

# The sheet for the hall: how an event plays and rules, on one page

poster-title = Comment nous jouons
poster-how = Une page à imprimer et à afficher, d’après les réglages de ce tournoi.
poster-code = Cette page, à scanner
poster-komi = Parties à égalité : komi { $even }. Parties à handicap : komi { $handicap }.
poster-article = Art. { $a }
poster-own = Fixé par ce tournoi
poster-practice = usage courant
poster-marks = ¹ Fixé par ce tournoi. Là où un article est nommé, le texte le dit, ou cela en découle. ² Usage courant : aucun texte ne le dit.
poster-printed = Imprimé le { $moment }.
poster-call = Appelez l’arbitre
poster-call-how = Arrêtez la pendule. Levez la main. Laissez le goban tel quel.
poster-call-move = un coup semble illégal, ou une pierre a été déplacée
poster-call-flag = un drapeau est tombé, ou une pendule est fausse
poster-call-count = vous n’êtes pas d’accord sur les pierres mortes ou sur le décompte
poster-call-help = quelqu’un est aidé, ou vous êtes dérangé
poster-illegal = Un coup illégal
poster-suicide-one = Suicide d’une seule pierre
poster-suicide-several = Suicide de deux pierres ou plus
poster-take-back = Retour à la position d’avant ce coup
poster-later = Remarqué plus tard
poster-between = Remarqué de { $from } à { $to } coups plus tard
poster-other-noticed = Seul quelqu’un d’autre l’a remarqué
poster-default = { $what }, sauf décision contraire de l’arbitre
poster-points = { $points ->
    [one] { $points } point à l’adversaire, le coup reste
   *[other] { $points } points à l’adversaire, le coup reste
  }
poster-discretion = { $points ->
    [one] Une pénalité à la discrétion de l’arbitre prend au plus { $points } point ou { $minutes } minutes.
   *[other] Une pénalité à la discrétion de l’arbitre prend au plus { $points } points ou { $minutes } minutes.
  }
poster-stones = { $n ->
    [one] { $n } point pour l’adversaire
   *[other] { $n } points pour l’adversaire
  }
poster-may-add = L’arbitre peut ajouter une sanction.
poster-nothing-changes = Rien ne change
poster-moved = Une pierre a été déplacée ou bousculée
poster-asked-first = Avant que les deux perdent, l’arbitre vous consulte tous les deux.
poster-end = La fin d’une partie
poster-stop = { $n ->
    [2] Deux passes de suite arrêtent la partie.
    [3] Trois passes de suite arrêtent la partie.
   *[other] { $n } passes de suite arrêtent la partie.
  }
poster-stop-ends = { $n ->
    [2] Deux passes de suite terminent la partie.
    [3] Trois passes de suite terminent la partie.
   *[other] { $n } passes de suite terminent la partie.
  }
poster-pass-stones = Passer cède une pierre ; Blanc passe en dernier.
poster-dame-seki = Comblez les points neutres, quel que soit le joueur. Un groupe vivant qui a un point neutre ouvert n’a pas de territoire.
poster-dame-area = Comblez les points neutres tour à tour : chacun compte pour qui le comble.
poster-dame-neutral = Les points neutres ne comptent pour personne.
poster-agree = Chacun dit quelles pierres sont mortes. D’accord : la partie est terminée.
poster-detected = Les pierres mortes sont détectées automatiquement ; vous pouvez corriger.
poster-differ-copy = Pas d’accord : appelez. On le montre sur une copie du goban ; qui a perdu une pierre dans un ko passe une fois pour ce ko.
poster-differ-alive = Pas d’accord : continuez à jouer. Ce qui reste à la fin est vivant.
poster-differ-twice = Vous n’êtes pas d’accord : continuez. Deux passes de plus aussitôt : toutes les pierres sur le goban sont vivantes.
poster-differ-first = Vous n’êtes pas d’accord : continuez. Si vous ne l’êtes pas non plus sur qui joue d’abord, toutes les pierres sur le goban sont vivantes.
poster-resume-requester = Ou demandez à reprendre le jeu. Votre adversaire ne peut pas refuser et joue le premier.
poster-resume-passer = Si l’on continue : l’adversaire du dernier à avoir passé joue d’abord.
poster-resume-agreed = Si l’on continue, vous convenez de qui joue d’abord.
poster-resume-none = Le goban compte tel quel : retirez les pierres mortes avant de passer.
poster-count-territory = On compte le territoire et les prisonniers ; les pierres mortes deviennent des prisonniers.
poster-count-one = On compte le territoire et les prisonniers ; une pierre morte compte un point.
poster-count-area = On compte les pierres et les points qu’elles entourent.
poster-confirm = Chacun confirme le résultat pour soi. Ensuite, il ne change plus.
poster-time = Temps
poster-clock = { $time }
poster-press = Appuyez de la main qui a joué.
poster-canadian-pass = En byo-yomi, passer compte comme une pierre : remettez une des pierres comptées dans le bol, puis appuyez.
poster-late-loses = { $n ->
    [one] Plus de { $n } minute de retard : la partie est perdue.
   *[other] Plus de { $n } minutes de retard : la partie est perdue.
  }
poster-late-loses-at = { $n ->
    [one] { $n } minute de retard ou plus : la partie est perdue.
   *[other] { $n } minutes de retard ou plus : la partie est perdue.
  }
poster-late-clock = { $n ->
    [one] La pendule tourne pendant votre retard ; la tolérance est de { $n } minute.
   *[other] La pendule tourne pendant votre retard ; la tolérance est de { $n } minutes.
  }
poster-late-arbiter = { $n ->
    [one] Plus de { $n } minute de retard : l’arbitre décide.
   *[other] Plus de { $n } minutes de retard : l’arbitre décide.
  }
poster-late-arbiter-at = { $n ->
    [one] { $n } minute de retard ou plus : l’arbitre décide.
   *[other] { $n } minutes de retard ou plus : l’arbitre décide.
  }
poster-phones = Téléphones éteints. Personne n’aide, personne ne commente.
poster-appeals = Appels
poster-appeal-confirmed = Jusqu’à la confirmation du résultat, par écrit, à la table des organisateurs.
poster-appeal-round = Jusqu’à la clôture de la ronde, par écrit, à la table des organisateurs.
poster-appeal-minutes = { $n ->
    [one] Dans un délai de { $n } minute après l’annonce de la décision, par écrit, à la table des organisateurs.
   *[other] Dans les { $n } minutes après l’annonce de la décision, par écrit, à la table des organisateurs.
  }
poster-committee-of = Une commission de { $n } décide.
poster-committee = Jugés par : { $names }.
poster-reserves = Si l’un d’eux est de votre partie ou de votre club : { $names }.
poster-final = Le jugement est définitif.
committee-title = Qui juge les appels
committee-names = Membres de la commission, un nom par ligne
committee-names-hint = Ils figurent sur la feuille de la salle, et sur la page d’un appel.
committee-reserves = Suppléants, un nom par ligne
committee-reserves-hint = Pour un membre de la même partie, du même club ou de la même famille.
poster-late-charged = { $percent } % du retard sont décomptés de votre pendule.
poster-captains = Dans une rencontre par équipes, chaque goban compte pour son équipe, et un capitaine peut réclamer pour un joueur.

# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Retour au texte
procedure-back-done = Les règles du texte s’appliquent de nouveau.
procedure-changed = Modifié par ce tournoi
procedure-in-text = Dans le texte : { $text }
procedure-yes = Oui
procedure-no = Non
procedure-none = rien
procedure-own-rules = Règles pour ce type d’incident
procedure-section-moves = Coups illégaux
procedure-article-14 = Un coup illégal perd (règles japonaises, article 14)
procedure-article-14-hint = Pour les règles ci-dessous qui demandent si l’article 14 est en vigueur
procedure-at-once = Coups pendant lesquels c’est encore « aussitôt »
procedure-at-once-hint = 0 : remarqué avant le coup suivant
procedure-window = Coups pendant lesquels il faut le remarquer
procedure-window-hint = Pour les règles à délai, sauf si elles ont le leur
procedure-inclusive = Remarqué après le dernier coup du délai, c’est à temps
procedure-inclusive-hint = Sinon le délai prend fin avant ce coup
procedure-pass-stone = Un coup compté comme passe cède une pierre
procedure-pass-stone-hint = L’adversaire la reçoit comme prisonnier
procedure-colors-until = Dernier coup jusqu’où des couleurs erronées peuvent être corrigées
procedure-colors-until-hint = Pour les règles qui demandent où en est la partie
procedure-claim-points = Points pour une réclamation contre l’ordre de jeu
procedure-claim-points-hint = En Pair Go, où le coup reste
procedure-section-penalties = Mises en garde et avertissements
procedure-cautions = Mises en garde qui font un avertissement
procedure-cautions-hint = Vide : jamais
procedure-stones = Points que coûte un avertissement
procedure-stones-hint = Ajoutés aux prisonniers de l’adversaire
procedure-most-points = Maximum de points d’une pénalité à discrétion
procedure-most-points-hint = 0 : aucune pénalité de ce genre
procedure-most-minutes = Maximum de minutes d’une pénalité à discrétion
procedure-most-minutes-hint = 0 : aucune pénalité de ce genre
procedure-warnings = Avertissements qui font perdre
procedure-warnings-hint = Vide : jamais
procedure-end = Conséquence de ces avertissements
procedure-end-hint = Pour la partie où le dernier est donné
procedure-end-game-loss = La partie est perdue
procedure-end-exclusion = La partie est perdue, et le joueur est exclu du tournoi
procedure-scope = Avertissements antérieurs qui comptent
procedure-scope-hint = Chaque sanction figure auprès de l’incident, qu’elle compte ou non
procedure-scope-game = Ceux de la même partie
procedure-scope-event = Ceux de tout le tournoi
procedure-section-lateness = Retards
procedure-grace = Minutes de tolérance pour les retards
procedure-grace-hint = Usuel : 30
procedure-limit = Arriver juste à la fin de la tolérance, c’est à temps
procedure-limit-hint = Sinon, la dernière minute est déjà de trop
procedure-after = Après la tolérance
procedure-after-hint = Pour qui arrive trop tard
procedure-after-loses-by-default = La partie est perdue par forfait
procedure-after-clock-only = Seule la pendule est débitée
procedure-after-arbiter = L’arbitre décide
procedure-charge = Pourcentage du retard ôté à la pendule
procedure-charge-hint = 100 : la pendule a tourné depuis le début ; 200 : le double du retard ; 0 : rien
procedure-section-decides = Qui décide
procedure-elsewhere = Là où le texte ne dit rien
procedure-elsewhere-hint = Pour les incidents que la procédure ne règle pas
procedure-elsewhere-default = Le remède usuel, sauf si l’arbitre choisit autre chose
procedure-elsewhere-arbiter-decides = L’arbitre décide d’emblée
procedure-clock = Les pendules, là où une règle ne dit rien
procedure-clock-hint = Pendant qu’un incident est réglé
procedure-clock-leave-as-is = Elles gardent leurs temps
procedure-clock-stop-meanwhile = Arrêtées entre-temps, puis relancées
procedure-clock-set-right = L’arbitre les règle
procedure-clock-reset = Toutes deux repartent du début
procedure-committee = Membres de la commission d’appel
procedure-committee-hint = 0 : pas d’appel
procedure-until = Appels
procedure-until-hint = Jusqu’à quand un joueur peut faire appel
procedure-until-result-confirmed = Jusqu’à la confirmation du résultat
procedure-until-round-closed = Jusqu’à la clôture de la ronde
procedure-until-minutes-after-told = Tant de minutes après l’annonce de la décision au joueur
procedure-until-minutes = Minutes pour un appel
procedure-until-minutes-hint = Si le délai d’appel est en minutes
procedure-edition = Édition
procedure-since = En vigueur depuis
procedure-to = En vigueur jusqu’à
procedure-confirmation-words = Pourquoi un résultat confirmé est maintenu
procedure-confirmation-source = Son texte
procedure-confirmation-article = Son article
procedure-confirmation-standing = Fondement
procedure-standing-text = Le texte le dit
procedure-standing-derived = Cela découle du texte
procedure-standing-setting = Usage courant
procedure-elsewhere-words = Ce qui s’applique là où le texte ne dit rien
procedure-elsewhere-source = Son texte
procedure-elsewhere-article = Son article
procedure-elsewhere-standing = Fondement
period-from = En vigueur depuis le { $from }
period-until = En vigueur jusqu’au { $until }
## Its rules for each kind
rule-list-of-file = Toutes ces règles viennent du fichier du tournoi.
rule-list-note = La première règle qui correspond s’applique ; si aucune ne correspond, le remède usuel.
rule-list-in-text = Selon le texte
rule-always = Toujours
rule-otherwise = Sinon
rule-with-sanction = { $remedy }, avec : { $sanction }
rule-may-choose = L’arbitre peut choisir : { $what }
rule-instead = À la place, l’arbitre peut choisir : { $what }
rule-if-agreed = Si les deux joueurs sont d’accord : { $what }
rule-may-add = L’arbitre peut ajouter : { $what }
rule-when-at-once-moves = { $n ->
    [one] Remarqué au plus { $n } coup plus tard
   *[other] Remarqué au plus { $n } coups plus tard
  }
rule-when-in-moves = { $n ->
    [one] Remarqué dans un délai de { $n } coup
   *[other] Remarqué dans un délai de { $n } coups
  }
rule-when-past-moves = { $n ->
    [one] Remarqué plus de { $n } coup plus tard
   *[other] Remarqué plus de { $n } coups plus tard
  }
rule-when-colors-until = Remarqué jusqu’au coup { $n } inclus
condition-at-once = Remarqué aussitôt
condition-opponent-claims = L’adversaire le réclame
condition-arbiter-notices = Un arbitre le remarque
condition-agreed = Les deux sont d’accord
condition-disagreed = Les deux ont été consultés et ne sont pas d’accord
condition-deliberate = Volontairement
condition-dropped = La pierre a glissé
condition-force-majeure = Personne à la table ne l’a causé
condition-lost = La position ne peut pas être rétablie
condition-cannot-return = Les pierres ne peuvent pas revenir
condition-played-on = Le jeu a continué depuis
condition-effective-move = Un coup efficace a été trouvé après l’arrêt, les deux ont été consultés et refusent
condition-named-fault = Une des fautes que le texte nomme
condition-not-pressed = La pendule n’a pas été actionnée
condition-after-stop = Le drapeau a été réclamé après l’arrêt
condition-bystander = Un tiers a réclamé le drapeau
condition-no-pass-stone = La passe a été faite sans sa pierre
condition-for-captures = Pour retirer des prisonniers
condition-only-dame = Il ne reste que des points neutres
condition-passed-early = Les deux ont passé alors qu’il restait à jouer
condition-illegal-move-loses = L’article 14 est en vigueur
condition-legal-in-record = Légal d’après le relevé
## What players have, and what they read
ruling-own = Ce tournoi s’écarte du texte en ceci :
given-by = Décision { $no }, ronde { $round }, table { $table }
given-points = { $n } { $n ->
    [one] point payé
   *[other] points payés
  } en pénalité
given-time = { $n } { $n ->
    [one] minute perdue
   *[other] minutes perdues
  } en pénalité
given-other-game = D’une autre partie : elle ne compte pas ici
given-stones = { $n ->
    [one] { $n } point cédé
   *[other] { $n } points cédés
  }
given-game-loss = Partie perdue par avertissements
given-exclusion = Exclu du tournoi
given-other = Une autre sanction

# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Le coup { $n } est venu d’abord et l’emporte : celui-ci ne peut pas être tranché seul.
incident-known = D’après le relevé : coup { $n }, remarqué après le coup { $moves }.
case-record-wrong = Le relevé est faux ici
case-record-wrong-note = Seul l’arbitre principal peut passer outre au relevé, avec un motif.
ruling-ask-both = On consulte d’abord les deux joueurs : continuer, ou finir la partie telle quelle.
ruling-play-on = La partie arrêtée continue.
ruling-first = { $color } joue d’abord et peut passer.
ruling-record-same = Le relevé le montre déjà : rien n’y a changé
condition-not-asked = Un coup efficace a été trouvé, et les deux n’ont pas été consultés
condition-plays-on = Un joueur demande à continuer
appeal-over = Le résultat est confirmé : le délai d’appel est passé.
procedure-arbiter-claims = La remarque d’un arbitre vaut réclamation de l’adversaire
procedure-arbiter-claims-hint = Le texte américain demande l’objection de l’adversaire lui-même
procedure-captain-claims = Le capitaine d’une équipe peut réclamer pour le joueur
procedure-captain-claims-hint = Là où des textes demandent l’objection de l’adversaire lui-même
procedure-second-stone-alone = De deux coups de suite, seul le second est retiré
procedure-second-stone-alone-hint = Sinon les deux sont retirés pour une seule passe
## The stopped board
asked-player = Réponse de { $color }
asked-not-yet = Pas encore consulté

# What rulings rest on: our own words for each article, the names of articles and of texts.
# The referee room has the same English; a test holds the two together.

## What a clause says
text-says-event = Le tournoi a sa propre règle pour cela.
text-says-usual-late-arrival = Tant que dure la tolérance, la pendule est débitée ; ensuite, la règle du tournoi s’applique.
text-says-usual-no-show = Qui ne vient pas perd par forfait ; si aucun ne vient, les deux perdent. Qui manque des rondes sans prévenir peut être averti, ou laissé hors des suivantes.
## Articles, and headings where they have no numbers
text-article-absence = Absence
text-article-at-the-arbiter-s-discretion = À l’appréciation de l’arbitre
text-article-confirmation = Confirmation
text-article-lateness = Retard
text-article-own-rule = Règle propre
text-article-time = Temps
## Texts and their editions
text-source-clubs-and-beginners-sheets = Clubs et feuilles pour débutants
text-source-federation-francaise-de-go-as-the-aga-rules = Fédération Française de Go, comme les règles AGA
text-source-settings-of-the-event = Réglages du tournoi
## Stopped games, taking back, rules of play
text-says-club-take-back = Une pierre posée ne se déplace pas : elle revient à l’intersection où elle a d’abord été jouée.
text-says-rules-of-play = Les règles du jeu de ce tournoi le permettent.
text-article-calls-after-the-end = Appels après la fin
text-article-calls-after-a-ruling = Appels après une décision
text-article-playing-a-stone = Poser une pierre
text-article-rules-of-play = Règles du jeu
text-source-general-practice = Usage courant
text-article-clock-not-pressed = Pendule non actionnée
text-article-flag-after-the-stop = Drapeau après l’arrêt
text-article-flag-called-by-a-bystander = Drapeau signalé par un tiers
text-article-flag-after-a-move = Drapeau après un coup
text-article-both-flags = Les deux drapeaux
text-article-wrong-time-set = Temps mal réglé
text-article-faulty-clock = Pendule défectueuse
text-article-clock-stopped = Pendule arrêtée
text-article-devices = Appareils
text-article-phone = Téléphone
text-article-noise = Bruit
text-says-usual-flag-late-after-stop = D’ordinaire, un drapeau se réclame pendant que la partie se joue : une fois que les deux ont passé, le décompte décide. Marge d’appréciation : le décompte décide, ou perte au temps.
text-says-usual-flag-late-bystander = D’ordinaire, seuls les joueurs et l’arbitre signalent un drapeau, et un arbitre qui le voit intervient. Marge d’appréciation : continuer, ou perte au temps ; qui a crié peut être renvoyé de la salle.
text-says-usual-flag-late = D’ordinaire, un drapeau tombé compte tant que la partie se joue, même après d’autres coups, si personne ne doute qu’il était tombé avant. Marge d’appréciation : perte au temps, continuer, ou temps rendu.
text-says-usual-both-flags = Si personne ne peut dire quel drapeau est tombé le premier, d’ordinaire personne ne perd pour cela et les deux continuent en byo-yomi. Marge d’appréciation : régler, continuer, partie nulle, double défaite, partie rejouée.
text-says-usual-wrong-time = Les pendules sont réglées comme annoncé, moins le temps que chacun a utilisé. Marge d’appréciation : régler, continuer avec ce qui était réglé, partie rejouée si on s’en aperçoit tôt.
text-says-usual-clock-faulty = La pendule est échangée, et les deux récupèrent ce qu’elle a pris, d’après les temps relevés s’il y en a. Marge d’appréciation : ce que montre le relevé, la moitié de ce qui est douteux, rien.
text-says-usual-clock-stopped = Un joueur arrête la pendule pour appeler l’arbitre, et sinon seulement pour ce que le tournoi a annoncé. Marge d’appréciation : le temps reste, du temps est rendu ou retiré, une remarque, un avertissement.
text-says-usual-device = À portée de main mais non utilisé : d’ordinaire un avertissement. Utilisé pour regarder la position : d’ordinaire la perte de la partie, et l’exclusion. L’arbitre examine ce qui a servi, et à quoi.
text-says-usual-phone = La première fois, d’ordinaire un avertissement ; dans des tournois stricts, la perte de la partie. Marge d’appréciation : mise en garde, avertissement, temps donné à l’adversaire, perte.
text-says-usual-noise = D’ordinaire une remarque d’abord, puis un avertissement ; qui a été dérangé peut récupérer du temps. Les spectateurs sont renvoyés de la salle.
text-says-usual-pass-disputed-no-pass-stone = Là où passer coûte une pierre, celle qui manque est remise dès que quelqu’un s’en aperçoit, même pendant le décompte.
text-says-usual-pass-disputed = On passe à voix haute, et l’on appuie sur la pendule. En cas de doute, les deux sont interrogés ; d’ordinaire personne n’y perd un tour ni la partie. Marge d’appréciation : on continue, même si les deux avaient passé ; du temps est rendu.
text-says-usual-resignation-disputed = Les deux sont entendus, et ceux qui étaient près d’eux. Qui abandonne le dit, ou le montre sans équivoque ; un geste qui peut vouloir dire autre chose n’est pas un abandon. Dans le doute, la partie continue.
text-says-usual-result-wrong = Le résultat est celui de la partie, non ce qui a été écrit. Les deux sont entendus, et le relevé est consulté ; qui est seul à le dire a besoin de plus que sa parole. Un résultat confirmé par les deux est corrigé par l’arbitre principal.
text-says-usual-wrong-pairing = Si on le voit tôt, les parties sont arrêtées et jouées comme appariées, pendules à zéro. Si on le voit tard, d’ordinaire ce qui a été joué compte, et l’appariement est corrigé pour dire qui a joué contre qui.
text-says-usual-left-game = L’aide à qui est malade passe avant la partie. D’ordinaire la pendule de l’absent continue, et qui ne peut revenir perd. Pour une maladie, l’arbitre peut arrêter les pendules, rendre du temps, faire finir la partie plus tard ou la faire rejouer.
text-says-usual-adjournment = D’ordinaire une partie se finit en une séance. Si l’arbitre l’ajourne, les pendules sont arrêtées, le joueur au trait écrit son prochain coup et le met sous enveloppe ; la position et les deux temps sont notés.
text-says-usual-collusion = On ne le suppose de personne. Les deux sont entendus, chacun seul, et ce qui a été vu est noté. Sans preuve, rien ne se passe. Marge d’appréciation : rien, un avertissement, la partie perdue par les deux ; une exclusion relève de l’organisateur ou de la commission.
text-says-usual-rounds-skipped = Qui ne peut pas jouer une ronde le dit avant l’appariement, comme le tournoi l’a annoncé. Qui s’absente sans cela est d’abord entendu. Marge d’appréciation : rien, un avertissement ou l’exclusion des rondes suivantes, qui revient à l’organisateur ou à la commission.
text-says-usual-confirmation = Un résultat que les deux joueurs ont confirmé reste acquis ; là où le texte ne dit rien, le tournoi peut en décider autrement.
text-says-usual-elsewhere = Le texte n’a pas de règle pour cela : l’arbitre décide.
text-says-usual-elsewhere-2 = Le texte n’a pas de procédure : l’arbitre décide et, par défaut, la position est rétablie.
text-says-usual-accepted-end = La partie était terminée et les deux joueurs l’avaient accepté : un appel fait après coup ne change pas le résultat.
text-says-usual-earlier-ruling = Une décision a mis fin à cette partie : ce qui s’est passé ensuite, ou à un moment inconnu, ne change pas son résultat.
text-says-usual-play-went-on = Le texte ne dit pas ce qui s’applique une fois que la partie a continué : l’arbitre décide.
text-article-end-of-the-game = Fin de la partie

error-find = Chercher un nom
