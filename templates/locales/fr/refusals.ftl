# Accounts: signing in, passwords, invitations.

refusal-wrong-password = Nom ou mot de passe incorrect
refusal-busy = Trop de personnes se connectent en ce moment ; réessayez dans quelques secondes
refusal-password-length = Le mot de passe doit avoir au moins 10 caractères
refusal-name-taken = Un compte de ce nom existe ; choisissez un autre nom, ou connectez-vous avec celui-ci
refusal-last-owner = C’est le seul propriétaire qui puisse se connecter. Donnez d’abord ce rôle à quelqu’un d’autre
refusal-link-spent = Ce lien a déjà servi, a été révoqué ou a expiré. Demandez-en un nouveau à un organisateur
refusal-owner-made = Ce lien a déjà servi : le serveur a un propriétaire. Connectez-vous, ou demandez-lui une invitation
refusal-link-replaced = Ce n’est pas le lien le plus récent. Tengen en écrit un nouveau à chaque démarrage : ouvrez celui-là
refusal-own-role = Vous êtes seul à organiser : invitez quelqu’un avant de renoncer au rôle
refusal-series-not-all = Pour ajouter un tournoi à une série, il faut l’organiser, ainsi que toutes les divisions de la saison, et les deux doivent nommer la même série dans leurs réglages.
refusal-division-twice = { $name } est déjà la division { $no } de cette saison : changez le numéro de l’un des deux dans ses réglages.
refusal-password-common = Ce mot de passe est facile à deviner. Prenez quelques mots à vous
refusal-wait = Trop de mots de passe erronés. Réessayez dans { $seconds } s

# Arbiters: open boards, one board, two results for one board.

refusal-reason-needed = Indiquez pourquoi le résultat est corrigé
refusal-not-published = La ronde { $round } est un brouillon ; publiez-la d’abord

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = Le pointage sur votre téléphone n’est pas ouvert. Annoncez-vous à l’entrée.

refusal-record-tell-first = Les deux refusent. Dites-leur d’abord que les deux perdraient, puis consultez-les de nouveau.
refusal-record-play-on-first = Sans accord, la partie continue. Ce n’est qu’après le prochain arrêt que toutes les pierres vivent.
refusal-record-reason = Indiquez pourquoi, en 1 à 1000 caractères
refusal-record-differ = Les joueurs sont en désaccord sur { $point }. Réglez cela d’abord.
refusal-record-same = Personne ne réclame { $point } contre son propriétaire : il n’y a rien à essayer ni à décider.
refusal-record-no-copy = Ces règles n’utilisent pas de copie du goban : continuez la partie.
refusal-record-none-open = Aucune copie n’est ouverte, ou elle n’a encore rien montré.
refusal-record-fill-in-turn = { $point } vaut un point avec ces règles : continuez, et comblez-le à votre tour.

# The event as a thing: copied, archived, deleted; and who can sign in.

refusal-archived = Le tournoi est archivé : on ne peut que le lire. Un organisateur peut le sortir des archives sur la page « Tournoi ».
refusal-not-its-name = Ce n’est pas son nom. Tapez-le tel qu’il figure au-dessus du champ.

# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] C’est à Blanc de jouer, pas à Noir
   *[W] C’est à Noir de jouer, pas à Blanc
  }
refusal-move-off-board = Ce n’est pas une intersection de ce goban : { $point }
refusal-move-occupied = Il y a déjà une pierre en { $point }
refusal-move-ko = { $color ->
    [B] Noir
   *[W] Blanc
  } ne peut pas reprendre le ko en { $point } tout de suite
refusal-move-superko = { $point } répéterait la position de tout le goban après le coup { $after }
refusal-move-suicide = En { $point }, { $stones ->
    [1] la pierre n’aurait
   *[other] les { $stones } pierres n’auraient
  } aucune liberté
refusal-record-not-counted = La partie ne s’est pas terminée par un décompte : il n’y a rien à recompter. Un joueur qui conteste appelle l’arbitre, qui saisit un incident avec le motif.
refusal-record-confirmed = Le résultat est confirmé : le relevé reste tel quel
refusal-record-no-repetition = La position ne s’est pas répétée. Continuez à jouer, ou demandez à un arbitre.
refusal-record-repetition = Ces règles ne permettent pas aux joueurs de s’accorder sur une répétition. Demandez à un arbitre.
refusal-record-no-resumption = Avec ces règles, une partie arrêtée ne reprend pas
refusal-record-life = On ne peut marquer que des pierres posées sur le goban
refusal-record-not-in-rules = Ces règles ne le prévoient pas. L’arbitre décide.
refusal-record-disagree = Les joueurs ont donné des résultats différents
refusal-record-phase = La partie a continué entre-temps : regardez de nouveau le goban
refusal-record-nothing = Il n’y a rien à annuler
refusal-record-ruling = La décision { $no } est venue en dernier. Retirez-la sur sa propre page.
refusal-record-moves = { $moves ->
    [1] Un coup est déjà relevé. Annulez-le
   *[other] { $moves } coups sont déjà relevés. Annulez-les
  } d’abord.
refusal-record-position = Les pierres autour de { $point } n’ont pas de liberté : une telle position est impossible sur un goban
refusal-record-handicap = Aucune pierre de handicap ne peut être là : { $point }
refusal-record-apply = La décision ne peut pas être appliquée au relevé : { $why }
refusal-record-full = Le relevé est plein
refusal-record-note = Une note compte de 1 à 1000 caractères
refusal-record-prisoners = { $n ->
    [one] { $n } prisonnier, c’est plus que le goban ne contient
   *[other] { $n } prisonniers, c’est plus que le goban ne contient
}
refusal-record-overtime = { $n ->
    [one] { $n } période, c’est plus qu’on ne peut en acheter dans cette partie
   *[other] { $n } périodes, c’est plus qu’on ne peut en acheter dans cette partie
}
refusal-record-terms = Aucune partie ne peut être relevée ici : { $why }
refusal-record-other-result = Il y a déjà un résultat : { $result }. Corrigez l’un des deux avant que les joueurs confirment.

refusal-home-closed = Les inscriptions ne sont pas ouvertes.
refusal-home-crowded = Beaucoup d’inscriptions sont venues de cette adresse. Ce que vous avez écrit est encore là : renvoyez-le dans dix minutes, ou prévenez les organisateurs.
refusal-home-overrun = Trop d’inscriptions sont en attente pour ce tournoi. Prévenez les organisateurs.
refusal-home-unread = Vérifiez encore une fois le formulaire, puis renvoyez-le.

# Incidents and rulings: what happened, when, the ruling, the referee's log.

refusal-appeal-party = Un joueur de cette table ne peut pas juger l’appel : nommez un suppléant
## What is refused
refusal-procedure = La procédure n’est pas utilisable : { $why }
refusal-report = Le signalement n’est pas cohérent. Reprenez ses étapes.
refusal-report-by = Indiquez si c’était Noir ou Blanc
refusal-report-noticed = Cela aurait été remarqué avant de se produire : comparez les deux numéros
refusal-report-move = Écrivez les deux : quel coup c’était, et après lequel on l’a remarqué
refusal-choose-first = Le texte vous laisse le choix : prenez une des possibilités
refusal-end-unasked = La partie était finie : indiquez d’abord si les deux l’avaient accepté.
refusal-ask-first = Demandez d’abord aux deux joueurs s’ils sont d’accord : personne ne perd sans avoir été consulté.
refusal-not-offered = Ces choix ne vont pas ensemble. Choisissez de nouveau.
refusal-penalty-amount = Écrivez l’ampleur de la pénalité : de 1 à { $most }
refusal-words-needed = Écrivez en quoi consiste la sanction, et pourquoi
refusal-ruling-reason = Donnez le motif de la décision : sans motif, elle n’est pas enregistrée.
refusal-violation-first = Le coup qui répète la position enfreint une règle de jeu. Appelez un arbitre : une fois la décision prise, les deux peuvent convenir d’une partie sans résultat.
refusal-which-position = Le jeu a continué depuis cette décision : indiquez quelle position compte.
refusal-grounds-needed = Écrivez pourquoi il est fait appel
refusal-ruling-changed = La table ou les sanctions des joueurs ont changé entre-temps. Rien n’a été enregistré : regardez de nouveau la décision.
refusal-not-in-force = Cette décision a déjà été modifiée ou retirée
refusal-committees = Une commission a tranché : elle seule peut modifier ou retirer la décision. Cochez que c’est elle qui le fait, et nommez ses membres.
refusal-committees-result = Une commission a tranché sur la décision { $no }, qui a donné ce résultat : il tient jusqu’à ce que la commission modifie ou retire cette décision.
refusal-no-such-ruling = Cette décision ou cet appel n’existe pas
refusal-appeal-decided = Cet appel a déjà été jugé ; le jugement est définitif
refusal-appeal-stands = Une commission a maintenu cette décision ; son jugement est définitif
refusal-appeal-late = Le délai d’appel est passé
refusal-appeal-none = Il n’y a pas d’appel dans ce tournoi
refusal-appeal-committee = Nommez chaque membre de la commission
refusal-appeal-own-case = L’arbitre qui a décidé ne peut pas juger l’appel
refusal-appeal-twice = Un membre est nommé deux fois
refusal-appeal-player = Seuls les deux joueurs peuvent faire appel

# Mending a published round.

refusal-round-changed = Quelqu’un a modifié cette ronde ou saisi un résultat. Vérifiez-la, puis recommencez.
refusal-results-lost = { $count ->
    [1] Un résultat serait perdu. Rien n’a été changé : confirmez-le d’abord.
   *[other] { $count } résultats seraient perdus. Rien n’a été changé : confirmez-le d’abord.
  }
refusal-not-last-round = La ronde { $round } a été appariée ensuite. Supprimez d’abord celle-là.

refusal-too-many-announcements = Il y a trop de messages pour que quelqu’un les lise : retirez-en un d’abord.
refusal-no-mail = Ce serveur n’envoie pas d’e-mail ou ne connaît pas votre adresse.
refusal-too-many-reaches = Trop de téléphones sont déjà avertis : retirez-en un d’abord.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Sur ce goban, aucune partie ne finit avec plus de { $most } points d’écart.

# The organiser's screens: settings, registration, drafts, journal, people.

## Why the service refuses
refusal-entered-already = { $name } est déjà inscrit, avec ce niveau et ce club ou ce numéro.
namesake-tick = Une autre personne du même nom
namesake-note = Un père et son fils par exemple. Seul un même numéro de fédération est alors refusé.
refusal-has-games = Ce joueur a des parties. Retirez-le plutôt : les parties restent.
refusal-merge-met = Les deux se sont rencontrés à la ronde { $round } : ce ne peut pas être la même personne.
refusal-merge-both-paired = Les deux sont appariés ou exempts à la ronde { $round }. Retirez d’abord l’un des deux de cette ronde.
refusal-merge-numbers = Les deux ont un numéro de la même fédération, et ces numéros diffèrent. Corrigez d’abord l’un des deux.
refusal-merge-teams = Ils sont dans deux équipes. Retirez d’abord l’un des deux de l’équipe.
refusal-merge-pair = Seules deux inscriptions d’une personne chacune peuvent être fusionnées.
refusal-merge-recorded = Une partie relevée ou un incident nomme l’autre inscription. Ouvrez-la et fusionnez celle-ci avec elle.
refusal-built-on = Autre chose en dépend désormais : cela ne peut plus être annulé. Rien n’a été changé.
refusal-excluded = Une décision en vigueur exclut ce joueur de la ronde { $round }. Retirez ou modifiez d’abord la décision.
refusal-paired-in-round = Ce joueur est apparié à la ronde { $round }. Désappariez d’abord la table dans le brouillon ; une ronde publiée reste telle quelle.
refusal-rounds-drawn = { $rounds ->
    [one] { $rounds } ronde est déjà appariée ; le tournoi ne peut pas en avoir moins.
   *[other] { $rounds } rondes sont déjà appariées ; le tournoi ne peut pas en avoir moins.
  }
refusal-already-published = La ronde { $round } est publiée. Ses appariements restent tels quels.
refusal-already-drawn = Quelqu’un d’autre vient d’apparier la ronde { $round }. Regardez son brouillon avant de réapparier.
refusal-publish-first = La ronde { $round } vient d’abord : publiez-la.
refusal-no-such-round = { $rounds ->
    [one] Ce tournoi a { $rounds } ronde.
   *[other] Ce tournoi a { $rounds } rondes.
  }
refusal-draft-changed = Quelqu’un d’autre a modifié ce brouillon. Vérifiez-le, puis recommencez.
refusal-nothing-drawn = La ronde { $round } n’a pas encore d’appariements. Appariez-la d’abord.
refusal-file = Le fichier ne peut pas être lu : { $faults }
refusal-stopped = Arrêté. Rien n’a été changé.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

refusal-confirmed = Les deux joueurs ont confirmé le résultat. Seul l’arbitre principal peut le changer.
refusal-not-played-anew = Aucune partie n’est rejouée à cette table
refusal-chief-without-role = Donnez d’abord un rôle ici à cette personne
refusal-clock-of-draft = Publiez la ronde { $round } avant de lancer ses pendules
refusal-window-ends-first = La période de la ronde { $round } finirait avant de commencer. Indiquez un dernier jour qui ne précède pas le premier.
refusal-no-window = La ronde { $round } n’a pas de période : ses parties se jouent à son début.
refusal-grace-runs = La ronde { $round } ou son délai n’est pas terminé. Rien n’est réglé avant.
refusal-date-changed = La date de cette partie, ou ses joueurs, ont changé entre-temps. Regardez de nouveau.
refusal-game-over = La partie a déjà un résultat.
refusal-teams-meet = Ce tournoi se joue par équipes : ses rondes s’apparient une à une.
refusal-league-size = Un tournoi toutes rondes demande de { $least } à { $most } joueurs ; { $count } participent à la ronde 1.
refusal-too-many-rounds = Cela ferait { $rounds } rondes ; un tournoi en a au plus { $most }. Que chacun rencontre les autres une seule fois, ou créez deux tournois.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-appeal-made = Vous avez déjà fait appel de cette décision.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-reports-off = Dans ce tournoi, seuls les arbitres saisissent les résultats.
refusal-seats-changed = Votre appariement a changé entre-temps. Vérifiez où vous jouez.
refusal-others-sit = La table { $table } n’est plus comme vous l’avez vue : d’autres personnes y jouent, ou les couleurs ont été échangées. Rien n’a été saisi. Regardez les noms et saisissez le résultat à nouveau.
refusal-result-stands = { $result } a déjà été saisi. Si c’est faux, appelez un arbitre.
refusal-too-many-requests = Plusieurs de vos demandes attendent encore une réponse.
refusal-request-answered = La demande a reçu une réponse ou a été retirée entre-temps.
refusal-request-words = Écrivez avec vos propres mots ce qui est faux

# The referee: what the record says, the stopped board, open points

refusal-record-stands = Seul l’arbitre principal peut décider contre le relevé.
refusal-report-in-order = Selon l’ordre de jeu, le coup { $n } revenait à ce joueur : vérifiez lequel des deux a joué.
refusal-report-first-of-two = Deux coups de suite sont deux coups d’un même joueur : écrivez le numéro du second, pas 1.
refusal-report-time-back = Une pendule ne peut recevoir plus que les { $minutes } minutes d’une partie : vérifiez le temps.
refusal-report-agreed = D’accord et pas d’accord s’excluent : choisissez l’un des deux.
refusal-report-not-in-record = Les { $moves } coups du relevé ne montrent pas une telle infraction de ce joueur. Relevez ce qui a été joué, ou choisissez de nouveau.
refusal-report-dealt-with = La décision { $no } a traité ce coup. Modifiez-la ou retirez-la, ou choisissez de nouveau.
refusal-report-legal = Le coup { $n } de { $color ->
    [B] Noir
   *[W] Blanc
  } n’enfreint aucune règle de ce genre dans le relevé.
refusal-report-mover = Dans le relevé, le coup { $n } est de { $color ->
    [B] Noir
   *[W] Blanc
  }.
refusal-report-other-notice = Le relevé va du coup { $n } au coup { $moves } : cela a été remarqué après le coup { $moves }.
refusal-report-earlier = Le coup { $first } de { $color ->
    [B] Noir
   *[W] Blanc
  } est venu d’abord et l’emporte : statuez sur celui-là, pas sur { $n ->
    [0] ceci
   *[other] le coup { $n }
  } seul.
refusal-report-played = Cette partie a été jouée : personne n’était absent. Signalez un retard ou un départ.
refusal-report-not-counted = Cette partie ne s’est pas terminée par un décompte : il n’y en a pas à contester. Signalez ce qui ne va pas dans la fin elle-même.
refusal-report-not-resigned = Cette partie ne s’est pas terminée par un abandon de ce joueur : il n’y en a pas à contester. Signalez ce qui ne va pas dans la fin elle-même.
refusal-report-no-result = La table n’a pas encore de résultat : saisissez celui de la partie.
refusal-report-nothing-ended = La table n’affiche aucun résultat : personne n’a pu en accepter un. Répondez à nouveau.
refusal-report-exchanged = Une décision a déjà échangé les couleurs de cette partie : modifiez-la ou retirez-la.
refusal-report-nothing-confirmed = { $moves ->
    [one] La partie relevée a { $moves } coup et pas de résultat : personne n’en a confirmé un.
   *[other] La partie relevée a { $moves } coups et pas de résultat : personne n’en a confirmé un.
}
refusal-report-beyond = { $moves ->
    [one] Le relevé a { $moves } coup.
   *[other] Le relevé a { $moves } coups.
}
refusal-record-nothing-found = Personne n’a indiqué de coup qui changerait le résultat. Sans un tel coup, personne ne perd faute d’accord.
refusal-record-ask-first = { $color ->
    [B] Noir
   *[W] Blanc
  } n’a pas encore été consulté : continuer, ou finir la partie telle quelle.
refusal-record-agreed = Les deux veulent que la partie finisse telle quelle : marquez ce qui est mort, et ils sont d’accord.
refusal-record-not-neutral = { $point } n’est ni vide et neutre, ni territoire du joueur lui-même.
refusal-record-takes = { $point } capturerait des pierres. C’est un coup : reprenez la partie pour le jouer.
refusal-not-clerical = Seule une erreur d’écriture du résultat peut encore être corrigée : cochez que c’en est une.

# Rating lists and the search in them; lists of participants; the registration as a whole.

refusal-list-to-come = L’échelle est datée du { $date }, qui est encore à venir. Rien n’a été importé ; vérifiez le fichier, ou l’horloge de cet ordinateur.

# The server itself, for its owner.

refusal-too-many-players = Ce serveur accepte au plus { $most } joueurs par tournoi ; la personne qui le gère fixe la limite au démarrage (--max-players).

# Liens pour une personne, nouvelle connexion, second facteur.

refusal-wrong-code = Ce code est faux, ou a déjà servi. Les codes changent toutes les 30 secondes ; vérifiez l’heure du téléphone
