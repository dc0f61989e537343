# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Incidents
way-rulings = Décisions
boards-incident = Incident
boards-incident-at = Incident à la table { $table }

## What happened
incident-step = Incident, étape { $n } sur 4.
incident-at = Table { $table }, { $black } et { $white }
incident-place = Ronde { $round }, table { $table }
incident-board = Table
incident-what = Ce qui s’est passé
incident-when = Quand
incident-what-question = Que s’est-il passé ?
incident-on-board = Sur le goban
incident-clock = Pendule et temps
incident-setting-up = Mise en place
incident-people = Personnes
incident-stopped = La partie est arrêtée. Ce qui est mort, ce qui est ouvert et le décompte se règlent sur le goban, étape par étape ; personne n’y perd rien.
incident-lead-end = Mener la fin
incident-usual = Les six cas usuels
incident-usual-besides = Hors du relevé : les six cas usuels
incident-first = Le premier, il l’emporte donc. Remarqué après le coup { $n }
incident-gap = Ou un coup manque dans l’enregistrement, ce qui n’est pas une faute : demandez aux deux
incident-noticed = Remarqué après le coup { $n }
incident-whose = De qui est-ce le fait ?
partner-which = Lequel des deux a joué
partner-first = le premier joueur
partner-second = le second joueur
incident-who-captain = Le capitaine de l’équipe adverse
effect-next = { $color } : { $partner } joue ensuite.
incident-by-both = Les deux
incident-by-nobody = Personne, ou inconnu
incident-what-by = { $what } : { $by }
kind-ko-retake = Reprise immédiate d’un ko
kind-superko = Répétition d’une position antérieure
kind-suicide = Suicide
kind-occupied = Coup sur un point occupé
kind-out-of-turn = Coup hors de son tour
kind-two-in-a-row = Deux coups de suite
kind-stone-displaced = Pierre déplacée ou bousculée
kind-stone-removed = Pierres retirées alors qu’elles avaient des libertés
kind-captures-left = Pierres capturées laissées sur le goban
kind-captures-mishandled = Prisonniers non gardés dans le couvercle
kind-take-back = Coup repris ou décalé
kind-board-scattered = Pierres du goban renversées
kind-wrong-colors = Couleurs erronées
kind-wrong-setup = Komi ou handicap erroné
kind-clock-misuse = Mauvais usage de la pendule
kind-time-loss = Temps écoulé
kind-flag-late = Drapeau réclamé tard, ou par un tiers
kind-both-flags = Les deux drapeaux sont tombés
kind-wrong-time = Temps ou byo-yomi mal réglé
kind-clock-faulty = Pendule défectueuse
kind-late-arrival = Arrivée en retard
kind-no-show = N’est pas venu
kind-outside-help = Aide extérieure
kind-device = Appareil utilisé, ou à portée de main
kind-phone = Un téléphone a sonné
kind-noise = Bruit
kind-conduct = Comportement
kind-count-disputed = Désaccord sur le décompte
kind-repetition = La partie se répète et personne ne cède
kind-other = Autre chose
incident-other-row = Autre chose, par exemple un désaccord sur une passe

## When
incident-when-question = Quand l’a-t-on remarqué ?
when-at-once = Aussitôt, avant le coup suivant
when-up-to-three = Un à trois coups plus tard
when-more = Plus de trois coups plus tard
when-confirmed = Après confirmation du résultat par les deux
when-before-result = Avant confirmation du résultat par les deux
incident-numbers = Numéros des coups, et qui l’a remarqué
incident-numbers-note = Sans numéros, les réponses ci-dessus suffisent.
incident-which-move = Quel coup
incident-after-move = Remarqué après le coup
incident-by-numbers = Suivre ces numéros
incident-who = Qui l’a remarqué
incident-who-unsaid = Non précisé
incident-who-arbiter = L’arbitre
incident-move = Coup { $n }
incident-noticed-after = remarqué après le coup { $n }
incident-minutes = Minutes de retard
incident-grace = La tolérance du tournoi est de { $n } minutes.
incident-minutes-late = { $n } minutes de retard
incident-fault = Quoi exactement
incident-fault-before-stone = Appuyé avant que la pierre soit posée, ou en même temps
incident-fault-before-captures = Appuyé avant que les pierres capturées soient retirées
incident-fault-not-pressed = Pas appuyé après le coup
incident-fault-after-move = Réclamé après qu’un coup a été joué
incident-fault-after-stop = Réclamé après que les deux ont passé
incident-fault-bystander = Signalé à haute voix par un tiers
incident-fault-off-lid = Non gardés dans le couvercle
incident-fault-touched = Touchés ou rendus
incident-fault-other = Autre chose
incident-so = Est-ce le cas ?
incident-said-hint = Figure avec la décision dans le registre des arbitres
incident-disputed-said = Ce que dit chacun des deux
incident-other-said = Ce qui s’est passé, en une phrase
case-point-taken = Son intersection est maintenant occupée
case-deliberate = C’était voulu
case-agreed = Les deux joueurs sont d’accord
case-disagreed = Les joueurs ont été consultés et ne sont pas d’accord
case-dropped = La pierre a glissé des doigts
case-forced = Personne à la table ne l’a causé
case-lost = Personne ne peut rétablir la position
case-effective-move = Après l’arrêt, quelqu’un a trouvé un coup efficace
figure-lies = Comme dans la salle
figure-record = D’après le relevé
figure-record-moves = après { $n } coups
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
asked-player-whether = { $color }, { $name } : consulté sur la reprise de la partie
asked-goes-back = D’accord, on continue
asked-not-agreed = Pas d’accord
incident-back = Retour à ce qui s’est passé
incident-kept = Le signalement est gardé. La décision peut suivre depuis cette page.

## The ruling
ruling-title = Décision, table { $table }
ruling-number = Décision { $no }
ruling-waits = C’est l’arbitre qui décide ; rien ne se passe d’ici là.
ruling-no-offence = Pas d’infraction.
ruling-why = Pourquoi
ruling-binds = Portée
firm-binding = Le texte le dit
firm-event = Le tournoi le veut ainsi
firm-default = Ainsi, sauf si l’arbitre choisit autre chose
firm-open = Le texte le laisse à l’arbitre
ruling-clocks = Pendules
ruling-earlier = Sanctions jusqu’ici
ruling-penalty = Sanction en plus
ruling-words = Selon les termes de l’arbitre
ruling-words-hint = Votre motif ; pour une autre sanction, en quoi elle consiste
ruling-told = Joueurs informés
ruling-confirm = Confirmer la décision
ruling-count-on = Compter la partie, table { $table }
ruling-choose = Ce que vous pouvez choisir
ruling-instead = Ce que vous pouvez choisir à la place
ruling-if-agreed = Si les deux joueurs sont d’accord : { $remedy }
ruling-later = Plus tard : garder le signalement
ruling-ask = Consulter les deux
ruling-arbiter = Arbitre
ruling-amends = Remplace
ruling-status = N’est plus en vigueur
ruling-not-told = Pas encore informé
ruling-tell = Est informé
ruling-told-now = Décision { $no } : il est noté que le joueur a été informé.
ruling-sheet = Feuille à imprimer
ruling-amend = Modifier
ruling-withdraw = Annuler la décision
ruling-withdraw-note = Ses sanctions ne comptent plus. Si son résultat tient encore, la table indique de nouveau ce qu’elle indiquait avant. La trace reste.
ruling-withdraw-reason = Pourquoi est-elle annulée ?
ruling-withdrawn-now = La décision { $no } est annulée.
ruling-amended-by = Modifiée par la décision { $no }
ruling-withdrawn-by = Annulée par { $name }, { $at } : { $reason }
ruling-recorded = La décision { $no } est inscrite. Le résultat de la table reste tel quel.
ruling-recorded-result = La décision { $no } est inscrite, et la table indique son résultat.
ruling-recorded-before = Cette décision était déjà inscrite.
result-becomes = { $before } → { $after }
result-unchanged = Reste tel quel
result-open = Ouvert : à rejouer ou à recompter
result-unrated = Hors classement, et rien pour la confrontation directe
standings-place = Place
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [1] La place ou le départage d’un autre joueur change
   *[other] Les places ou départages de { $n } autres joueurs changent
  }

## What a ruling does
effect-goes-on = La partie continue telle quelle.
effect-before = Retour à la position d’avant le coup { $n }.
effect-before-unknown = Retour à la position d’avant le coup en question.
effect-pass = { $stones ->
    [1] La pierre est retirée, et { $color } est réputé avoir passé.
   *[other] Les deux pierres sont retirées, et { $color } est réputé avoir passé.
  }
effect-turn = À { $color } de jouer.
effect-first-point = La pierre revient à l’intersection où elle a d’abord été jouée.
effect-stones-back = Les pierres reviennent à leurs intersections.
effect-captures-off = Les pierres capturées sont retirées.
effect-by-hand = L’arbitre place les pierres comme il l’estime raisonnable.
effect-reconstructed = La position est rétablie.
effect-cleared = Le goban est vidé.
effect-pass-stones = { $n ->
    [1] { $color } reçoit une pierre de passe.
   *[other] { $color } reçoit { $n } pierres de passe.
  }
effect-prisoners = { $n ->
    [1] { $color } reçoit un prisonnier de plus.
   *[other] { $color } reçoit { $n } prisonniers de plus.
  }
effect-points = { $color } reçoit { $points } points.
effect-exchange = Les joueurs échangent les couleurs, les pierres restent.
effect-as-paired = Komi et handicap sont ceux de l’appariement.
penalty-caution = Mise en garde à { $color }.
penalty-warning = Avertissement à { $color }.
penalty-stones = { $color } cède { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
penalty-game-loss = { $color } a trop d’avertissements.
penalty-exclusion = { $color } est exclu du tournoi.
penalty-other = Une autre sanction pour { $color }, selon les termes de l’arbitre.
verdict-replay = La partie est rejouée.
verdict-count-again = La vie et la mort et le décompte sont revus.
verdict-stands = Le résultat confirmé reste.
verdict-wins-illegal-move = { $color } gagne : coup illégal de l’adversaire.
verdict-wins-time = { $color } gagne au temps.
verdict-wins-default = { $color } gagne par forfait.
verdict-wins = { $color } gagne par décision.
verdict-ends = La partie est finie : { $result }.
clock-leave = On les laisse telles quelles
clock-stop = Arrêtées entre-temps, puis elles repartent
clock-set-right = L’arbitre règle la pendule
clock-give-back = { $color } récupère { $time }.
clock-charge = { $color } perd { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
clock-reset = Toutes deux repartent du début
note-record-disagrees = Le relevé ne montre pas cette infraction : vérifiez-la d’abord.
note-cannot-be-done = Ce que le texte demande n’est plus possible sur ce goban.
note-move-unknown = Personne n’a indiqué le coup : rétablissez la position à la main.
note-window-unclear = Établissez combien de coups ont été joués entre-temps.
note-ask-first = Demandez d’abord aux deux joueurs s’ils sont d’accord : nul ne perd sans avoir été consulté.
note-starts-anew = Les positions antérieures ne comptent plus pour le ko et le superko.
note-derived = Déduit du texte, non dit par lui.
note-setting = Pratique générale, un réglage du tournoi.
note-confirmed = Le résultat est confirmé : une sanction peut être notée, rien d’autre.
note-confirmed-alone = Le résultat est confirmé : rien ne le change.
note-nothing-entered = Aucun résultat n’est encore saisi à cette table : saisissez celui que les deux ont confirmé.
remedy-stands = Continuer
remedy-no-offence = Pas d’infraction
remedy-take-back = Reprendre le coup
remedy-as-pass = Reprendre le coup, compté comme passe
remedy-first-point = Retour au premier point
remedy-stones-back = Remettre les pierres à leur place
remedy-reasonable-point = À un point raisonnable
remedy-captures-off = Retirer les pierres capturées
remedy-reconstruct = Rétablir la position
remedy-exchange = Échanger les couleurs
remedy-correct-setup = Komi et handicap de l’appariement
remedy-clock = Régler la pendule
remedy-count-again = Recompter
remedy-points = Points à l’adversaire, le coup reste
remedy-lateness = Selon la règle du tournoi sur les retards
remedy-loses-illegal-move = Perte par coup illégal
remedy-loses-time = Perte au temps
remedy-loses-default = Perte par forfait
remedy-loses = Perte
remedy-black-wins = Noir gagne
remedy-white-wins = Blanc gagne
remedy-both-lose = Double défaite
remedy-draw = Partie nulle
remedy-no-result = Sans résultat
remedy-replay = Rejouer
sanction-none = Pas de sanction
sanction-caution = Mise en garde
sanction-warning = Avertissement
sanction-exclusion = Exclusion du tournoi
sanction-other = Une autre sanction, selon vos termes

## The log
incidents-title = Registre des arbitres
incidents-lead = Un incident commence à sa table.
incidents-waiting = Encore sans décision
incidents-rule = Trancher
incidents-rulings = Décisions
incidents-open = Ouvrir
incidents-csv = Le registre en tableau (CSV)
rulings-title = Décisions
rulings-lead = Ce que les arbitres ont décidé, et pourquoi.
rulings-none = Aucune décision pour l’instant.
sheet-how = Imprimez cette page et faites-la signer.
sheet-arbiter-signs = Arbitre

## Appeals
appeal-none = Il n’y a pas d’appel dans ce tournoi.
appeal-may = Les joueurs peuvent faire appel { $until }, devant une commission de { $members }.
appeal-until-confirmed = jusqu’à la confirmation du résultat
appeal-until-round = jusqu’à la clôture de la ronde
appeal-until-minutes = dans les { $n } minutes après avoir été informés de la décision
appeal-take = Recevoir un appel
ruling-withdraw-why = Dites pourquoi la décision est retirée
appeal-who = Qui fait appel
appeal-grounds = Pourquoi
appeal-grounds-needed = Écrivez pourquoi le joueur fait appel
appeal-act = Recevoir l’appel
appeal-taken = Décision { $no } : l’appel est reçu.
appeal-deadline = Appels jusqu’au { $at }.
appeal-deadline-over = Le délai d’appel a pris fin le { $at }.
appeal-deadline-untold = Pas encore informé : le délai d’appel commence alors.
appeal-interests = Intérêts dans l’affaire
appeal-interests-hint = Ce qu’un membre a dit, et qui l’a remplacé
appeal-interests-said = Intérêts : { $said }
interest-ruled = { $name } a pris la décision et ne vote pas.
interest-plays = { $name } joue cette partie : un suppléant prend la place.
interest-club = { $name } est du club de { $player } : un suppléant peut prendre la place.
appeal-effects = Si la décision tombe
appeal-effect-none = Le résultat de la table reste tel quel.
appeal-effect-result = La table indique { $after } au lieu de { $before }.
appeal-effect-draft = La ronde { $n } est un brouillon : réappariez-la après l’arrêt.
appeal-effect-published = La ronde { $n } est publiée : ses appariements restent, les classements changent à partir d’ici.
refusal-appeal-party = Un joueur de cette table ne peut pas juger l’appel : nommez un suppléant
appeal-number = Appel { $no }
appeal-by = { $name }, { $at }
appeal-judge = L’arrêt de la commission
appeal-judge-note = L’arbitre qui a décidé ne vote pas. L’arrêt est définitif. Une décision qui tombe est annulée par le même acte.
appeal-member = Membre { $n }
appeal-vote = Vote
vote-upheld = La décision tient
vote-overturned = La décision tombe
appeal-reasons = Motifs
appeal-judge-act = Inscrire l’arrêt
appeal-judged = Décision { $no } : l’arrêt de la commission est inscrit.
appeal-judged-falls = La décision { $no } tombe et est annulée : la table affiche ce qui vaut sans elle. S’il reste autre chose à décider, ouvrez un incident à la table.
appeal-upheld = La décision tient ({ $members }).
appeal-overturned = La décision tombe ({ $members }).

## The event's procedure
procedure-title = Procédure et décisions
procedure-lead = Ce qui suit un coup illégal, un retard, un avertissement : d’après quel texte, et ce que ce tournoi fait autrement.
procedure-which = Procédure
procedure-which-hint = Après un autre choix, ses propres valeurs remplissent les champs ci-dessous.
procedure-of-rules = Comme les règles du jeu : { $rules }
procedure-event = Le tournoi
procedure-international = Tournoi international
procedure-international-note = Certains textes les traitent à part
procedure-public = Publier les décisions
procedure-public-note = Tout le monde peut lire les nouvelles décisions ; sinon les arbitres seuls, qui informent les joueurs
procedure-save = Enregistrer
procedure-saved = La procédure est enregistrée.

## What is refused
refusal-procedure = La procédure ne peut pas servir : { $why }
refusal-report = Le signalement n’est pas cohérent. Reprenez ses étapes.
refusal-report-by = Dites si c’était Noir ou Blanc
refusal-report-noticed = Cela aurait été remarqué avant de se produire : comparez les deux numéros
refusal-report-move = Écrivez les deux : quel coup c’était, et après lequel on l’a remarqué
refusal-choose-first = Le texte vous le laisse : choisissez une des possibilités
refusal-ask-first = Demandez d’abord aux deux joueurs s’ils sont d’accord : nul ne perd sans avoir été consulté.
refusal-not-offered = Ces choix ne vont pas ensemble. Choisissez de nouveau.
refusal-words-needed = Écrivez en quoi consiste la sanction, et pourquoi
refusal-ruling-changed = La table ou les sanctions des joueurs ont changé entre-temps. Rien n’a été inscrit : regardez de nouveau la décision.
refusal-not-in-force = Cette décision a déjà été modifiée ou annulée
refusal-no-such-ruling = Il n’y a pas de telle décision, ni de tel appel
refusal-appeal-decided = Cet appel a déjà été jugé ; l’arrêt est définitif
refusal-appeal-late = Le délai d’appel est passé
refusal-appeal-none = Il n’y a pas d’appel dans ce tournoi
refusal-appeal-committee = Nommez chaque membre de la commission
refusal-appeal-own-case = L’arbitre qui a décidé ne peut pas juger l’appel
refusal-appeal-twice = Un membre est nommé deux fois
refusal-appeal-player = Seuls les deux joueurs peuvent faire appel

## The journal
act-incident = Incident signalé
act-ruling = Décision
act-tell-ruling = Joueur informé d’une décision
act-withdraw-ruling = Décision annulée
act-appeal = Appel
act-judge-appeal = Appel jugé

vote-open = À choisir
ruling-fallen-by = Annulée par la commission sur l’appel { $appeal } ; saisie par { $name }, { $at }
ruling-same = { $name } a déjà décidé ici sur le même point, { $at }. Décidez de nouveau seulement si cela s’est reproduit.
