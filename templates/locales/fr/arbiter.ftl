# Arbiters: open boards, one board, two results for one board.

boards-nothing = Aucune ronde n’est encore publiée. Dès qu’il y en aura une, ses tables seront ici, avec un bouton par joueur.
boards-complete = Tous les résultats de la ronde { $round } sont là
boards-missing = des { $total } résultats manquent à la ronde { $round }
boards-progress = { $done } résultats sur { $total }
boards-which = Quelles tables
boards-open = À jouer { $count }
boards-all = Tout { $count }
boards-changed = { $count ->
    [1] Une table a changé
   *[other] { $count } tables ont changé
  }
boards-changed-since = depuis { $time }
boards-hide-done = Masquer les finies
boards-unkept = Ce téléphone ne garde rien : laissez cette page ouverte jusqu’à l’envoi.
boards-waits-since = en attente ici depuis { $time }
boards-stuck = Non saisi
boards-stuck-at = Non saisi : table { $tables }
boards-look = Pourquoi
boards-lost = Hors connexion depuis { $time }.
boards-unsent = { $count ->
    [1] Un résultat attend sur ce téléphone.
   *[other] { $count } résultats attendent sur ce téléphone.
  }
boards-other = Autre
boards-other-at = Autre résultat, table { $table }
boards-black-away = Noir n’est pas venu
boards-white-away = Blanc n’est pas venu
boards-change-at = Changer la table { $table }
board-who = Qui a gagné ?
board-how = Comment ?
board-how-hint = Pour un résultat sans partie, prenez « par forfait ».
board-points = De combien de points ?
board-points-hint = Seulement si on a compté : 3,5
board-corrects = La ronde { $round } est terminée, ou une ronde suivante est appariée. Ses appariements restent ; le classement change, et le journal garde votre motif.
board-reason = Pourquoi cette correction ?
board-reason-hint = Par exemple : fiches interverties
board-act = Saisir le résultat
who-black = Noir gagne : { $name }
who-white = Blanc gagne : { $name }
who-pending = Pas encore connu
who-replay = Ne compte pas avant d’être rejouée
how-illegal-move = Par coup illégal
how-default = Par forfait : non jouée
how-decision = Par décision de l’arbitre
conflict-title = Deux résultats, table { $table }
conflict-head = Deux arbitres, deux résultats
conflict-lead = Pendant que vous saisissiez la table { $table }, quelqu’un d’autre a saisi un autre résultat. Rien n’est perdu. Lequel est le bon ?
conflict-players-lead = Table { $table } : les deux joueurs ont signalé un autre résultat que celui que vous avez touché. Rien n’est encore saisi.
conflict-record-lead = Table { $table } : d’après la partie notée, elle s’est terminée autrement que ce que vous avez touché. Rien n’est encore saisi.
conflict-ruling-lead = Table { $table } : la décision { $number } a donné le résultat affiché. Rien n’est encore enregistré. Une décision erronée se modifie ou se retire plutôt sur sa propre page.
conflict-game-lead = La table { $table } affiche le résultat d’une partie jouée, et vous avez touché que quelqu’un n’est pas venu. Rien n’est encore saisi.
conflict-just-now = à l’instant, non enregistré
conflict-tapped-at = { $time } sur ce téléphone, non enregistré
conflict-saved = enregistré
conflict-seconds-ago = { $n ->
    [one] il y a { $n } seconde, enregistré
   *[other] il y a { $n } secondes, enregistré
}
conflict-minutes-ago = { $n ->
    [one] il y a { $n } minute, enregistré
   *[other] il y a { $n } minutes, enregistré
}
conflict-saved-at = { $time }, enregistré
conflict-leave = Laisser ce qui est enregistré
result-corrected = La table { $table } est corrigée. Les appariements des rondes suivantes restent tels quels ; le classement est à jour.
fault-margin = Écrivez de combien de points, plus de 0 : 3,5
boards-none-open = Aucune table n’est ouverte.
date-set-title = Date de la partie
date-set-about = Elle vaut pour les deux joueurs ; leur proposition éventuelle est effacée.
date-set-act = Fixer la date
date-clear = Pas de date
date-set = La date est fixée.
date-set-outside = La date est fixée. Elle est hors de la période de la ronde.

# What is wrong with a field or a request, and what to do.

fault-margin-of-other = Avec { $typed }, c’est l’autre joueur qui a gagné. Écrivez l’écart de cette victoire, ou choisissez une autre réponse ci-dessus.

# Recording a game at the board, and watching it.

boards-record-at = Relever la partie, table { $table }

# Incidents and rulings: what happened, when, the ruling, the referee's log.

boards-incident-at = Incident à la table { $table }

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = Ce que cela entraîne, table { $table }
outcome-lead = Regardez l’effet avant de saisir.
outcome-no-change = Rien ne change
outcome-anew-result = Sans résultat, la partie est rejouée
outcome-files = Ce qu’écriront les fichiers
outcome-confirm = Saisir ce résultat
outcome-back = Retour, autre résultat
outcome-anew = La partie est rejouée à la même table. La première reste dans l’historique de la table et ne compte pour rien.
## Games played anew
replay-title = La partie est rejouée
replay-black = Qui prend Noir
replay-time = Temps
replay-time-hint = Si ce n’est pas celui du tournoi : 30 minutes chacun
replay-back = Ne plus rejouer
replay-saved = Table { $table } : les conditions de la partie rejouée sont enregistrées.
replay-taken-back = Table { $table } : la première partie compte de nouveau.
replay-earlier = Partie { $n } : { $result }, rejouée. Noir { $black }, Blanc { $white }, { $handicap }.
replay-by-ruling = Décision { $no }.
result-played-anew = Table { $table } : la partie est rejouée et son résultat manque de nouveau.
boards-anew = Rejouée
## Results that both confirmed
board-both-confirm = Les deux l’ont confirmé
board-both-confirm-note = Ensuite, seul l’arbitre principal le change
board-confirmed-at = Les deux joueurs l’ont confirmé, { $time }.
board-confirmed-by-round = La ronde est finie, ses résultats comptent donc comme confirmés.
board-confirmed-chief = Seul l’arbitre principal le change désormais, avec un motif : { $name }.
board-correct = Corriger (arbitre principal)
boards-confirm = Confirmé à deux
boards-confirmed = confirmé
chief-organisers = les organisateurs, puisque personne n’est nommé
## The round's clock
clock-start = Lancer les pendules
clock-start-ask = { $boards ->
    [one] La pendule de la seule table démarre, et l’écran de la salle l’affiche.
   *[other] Les pendules des { $boards } tables démarrent, et l’écran de la salle l’affiche.
}
clock-start-round = Lancer les pendules de la ronde { $round }
clock-unstart = Pas encore
clock-planned = Prévu à { $time }
clock-started = Ronde { $round } : les pendules tournent. L’écran de la salle l’affiche.
clock-unstarted = Ronde { $round } : les pendules ne tournent pas encore.

settings-rooms = Salles
settings-rooms-hint = Si les tables sont dans plusieurs salles : 1-40 Grande salle; 41-80 Bibliothèque
settings-surname-first = Nom de famille d’abord
settings-surname-first-note = Szabó János au lieu de János Szabó, dans toutes les langues. Les noms en écriture chinoise, japonaise ou coréenne sont toujours ainsi.
settings-sides = Qui joue un camp
settings-sides-hint = Au Pair Go, deux par camp ; au rengo, deux ou trois. Ils jouent à tour de rôle.
sides-one = Une personne
sides-mean = Deux ou trois à tour de rôle, classés à leur moyenne
sides-given = Deux ou trois à tour de rôle, classés comme indiqué
fault-no-zone = Écrivez un fuseau horaire comme Europe/Paris, ou sa ville ; « { $typed } » n’en est pas un.
fault-no-room = Écrivez les tables et leur salle, par exemple 1-40 Grande salle; 41-80 Bibliothèque. Pas compris : « { $typed } ».
boards-reported = Annoncées { $count }
boards-late = En retard { $count }
boards-late-since = En retard depuis { $time }
boards-late-row = En retard
boards-disputed = Incident en cours
boards-said-both = Les deux joueurs : { $result }
boards-recorded = Partie notée : { $result }
boards-enter-it = Saisir
boards-entered = Table { $table } : { $result }
boards-record-says = La partie notée
boards-said = { $name } : { $result }
boards-said-otherwise = { $name } a annoncé autre chose : { $result }
inbox-entered = Le résultat de la table { $table } est saisi.

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = Est-ce une erreur d’écriture du résultat ?
board-clerical = Oui : les deux ont confirmé un autre résultat que celui qui figure ici
board-clerical-note = Le résultat des joueurs eux-mêmes ne change plus.
