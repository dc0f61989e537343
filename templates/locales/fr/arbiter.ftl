# Arbiters: open boards, one board, two results for one board.

boards-nothing = Aucune ronde n’est encore publiée. Dès qu’il y en aura une, ses tables seront ici, avec un bouton par joueur.
boards-complete = Tous les résultats de la ronde { $round } sont là
boards-missing = des { $total } résultats manquent à la ronde { $round }
boards-progress = { $done } résultats sur { $total }
boards-which = Quelles tables
boards-open = À jouer { $count }
boards-all = Tout { $count }
boards-waiting = En attente { $count }
boards-changed = { $count ->
    [1] Une table a changé
   *[other] { $count } tables ont changé
  }
boards-changed-since = depuis { $time }
boards-hide-done = Masquer les finies
boards-unkept = Cet appareil ne peut rien enregistrer : laissez cette page ouverte jusqu’à l’envoi.
boards-known = La page montre ce que cet appareil sait ; d’autres ont pu saisir davantage.
boards-waits-since = en attente ici depuis { $time }
boards-stuck = Non saisi
boards-stuck-at = Non saisi : table { $tables }
boards-look = Pourquoi ?
boards-lost = Hors connexion depuis { $time }.
boards-unsent = { $count ->
    [1] Un résultat attend sur cet appareil.
   *[other] { $count } résultats attendent sur cet appareil.
  }
boards-sent = { $count ->
    [1] Un résultat a été envoyé.
   *[other] { $count } résultats ont été envoyés.
  }
boards-other = Autre
boards-other-at = Autre résultat, table { $table }
boards-black-away = Noir n’est pas venu
boards-white-away = Blanc n’est pas venu
boards-change-at = Modifier la table { $table }
board-who = Qui a gagné ?
board-how = Comment ?
board-neither = Ni l’un ni l’autre
board-one-tap = Un appui saisit le résultat. Un résultat inhabituel est d’abord montré avec ses conséquences.
board-points = De combien de points ?
board-corrects = La ronde { $round } est terminée, ou une ronde suivante est appariée. Les appariements suivants restent ; le classement change, et le journal garde votre motif.
board-reason = Pourquoi cette correction ?
board-reason-hint = Par exemple : fiches interverties
who-pending = Encore en cours
who-replay = à rejouer
who-taken-back = annule le résultat
who-unrated = hors échelle
how-illegal-move = Coup illégal
how-default = Ne s’est pas présenté
how-decision = Décision de l’arbitre
conflict-title = Deux résultats, table { $table }
conflict-head = Deux arbitres, deux résultats
conflict-lead = Pendant que vous saisissiez la table { $table }, quelqu’un d’autre a saisi un autre résultat. Rien n’est perdu. Lequel est le bon ?
conflict-own-lead = Vous avez saisi vous-même un autre résultat à la table { $table } après le chargement de cette page. Rien n’est perdu. Lequel est le bon ?
conflict-players-lead = Table { $table } : les deux joueurs ont annoncé un autre résultat que celui que vous avez touché. Rien n’est encore saisi.
conflict-report-lead = Ce que les joueurs de la table { $table } ont annoncé a changé entre-temps. Rien n’a été saisi : regardez de nouveau.
conflict-record-lead = Table { $table } : d’après le relevé, la partie s’est terminée autrement que ce que vous avez touché. Rien n’est encore saisi.
conflict-ruling-lead = Table { $table } : le résultat actuel vient de la décision { $number }. Rien n’est encore saisi. Si la décision était erronée, mieux vaut la modifier ou la retirer sur sa propre page.
conflict-game-lead = La table { $table } affiche le résultat d’une partie jouée, mais vous avez indiqué que quelqu’un n’est pas venu. Rien n’est encore saisi.
conflict-just-now = à l’instant, non enregistré
conflict-tapped-at = { $time } sur cet appareil, non enregistré
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
fault-margin = Écrivez l’écart en points, plus de 0 : 3,5
boards-none-open = Aucune partie n’est en cours.
date-set-title = Date de la partie
date-set-about = Elle vaut pour les deux joueurs et remplace toute date qu’ils auraient proposée.
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
outcome-lead = Vérifiez l’effet avant de saisir.
outcome-no-change = Rien ne change
outcome-anew-result = Sans résultat, la partie est rejouée
outcome-files = Dans les fichiers
outcome-confirm = Saisir ce résultat
outcome-back = Retour, autre résultat
outcome-anew = La partie est rejouée à la même table. La première reste dans l’historique de la table et ne compte pour rien.
## Games played anew
replay-title = La partie est rejouée
replay-black = Qui prend Noir
replay-time = Temps
replay-time-hint = Si ce n’est pas celui du tournoi : 30 minutes chacun
replay-back = Ne pas rejouer, finalement
replay-saved = Table { $table } : les conditions de la partie rejouée sont enregistrées.
replay-taken-back = Table { $table } : la première partie compte de nouveau.
replay-earlier = Partie { $n } : { $result }, rejouée. Noir { $black }, Blanc { $white }, { $handicap }.
replay-by-ruling = Décision { $no }.
result-played-anew = Table { $table } : la partie est rejouée et son résultat manque de nouveau.
boards-anew = Rejouée
## Results that both confirmed
board-both-confirm = Les deux l’ont confirmé
board-both-confirm-note = Quand les deux joueurs ont confirmé un résultat, seul l’arbitre principal peut le changer.
board-confirmed-at = Les deux joueurs l’ont confirmé, { $time }.
board-confirmed-by-round = La ronde est finie, ses résultats comptent donc comme confirmés.
board-confirmed-chief = Seul l’arbitre principal peut désormais le changer, avec un motif : { $name }.
board-correct = Corriger (arbitre principal)
boards-confirm = Confirmé par les deux
chief-organisers = les organisateurs, puisque personne n’est nommé
## The round's clock
clock-start = Lancer les pendules
clock-start-ask = { $boards ->
    [one] La pendule de l’unique table démarre maintenant, et l’écran de la salle l’affiche.
   *[other] Les pendules des { $boards } tables démarrent maintenant, et l’écran de la salle l’affiche.
  }
clock-start-round = Lancer les pendules de la ronde { $round }
clock-unstart = Pas encore lancées
clock-planned = Prévu à { $time }
clock-started = Ronde { $round } : les pendules tournent. L’écran de la salle l’affiche.
clock-unstarted = Ronde { $round } : les pendules ne tournent pas encore.

settings-rooms = Salles
settings-rooms-hint = Si les tables sont dans plusieurs salles : 1-40 Grande salle; 41-80 Bibliothèque
settings-surname-first = Nom de famille d’abord
settings-surname-first-note = Szabó János au lieu de János Szabó, dans toutes les langues. Les noms en écriture chinoise, japonaise ou coréenne sont toujours ainsi.
settings-sides = Joueurs par camp
settings-sides-hint = Au Pair Go, deux par camp ; au rengo, deux ou trois. Ils jouent à tour de rôle.
sides-one = Une personne
sides-mean = Deux ou trois à tour de rôle, comptés à leur moyenne
sides-given = Deux ou trois à tour de rôle, comptés comme indiqué
fault-no-zone = Écrivez un fuseau horaire comme Europe/Paris, ou sa ville ; « { $typed } » n’en est pas un.
fault-no-room = Écrivez les tables et leur salle, par exemple 1-40 Grande salle; 41-80 Bibliothèque. Non compris : « { $typed } ».
boards-reported = Annoncées { $count }
boards-late = En retard { $count }
boards-late-since = En retard depuis { $time }
boards-late-row = En retard
boards-disputed = Incident en cours
boards-said-both = Les deux joueurs : { $result }
boards-recorded = Relevé : { $result }
boards-enter-it = Saisir
boards-entered-right = Le résultat saisi est juste
today-entered = Saisi : { $result }
boards-entered = Table { $table } : { $result }
boards-record-says = Le relevé
boards-said = { $name } : { $result }
boards-said-otherwise = { $name } a annoncé autre chose : { $result }
inbox-entered = Le résultat de la table { $table } est saisi.

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = Le résultat a-t-il été mal noté ?
board-clerical = Oui : les deux ont confirmé un autre résultat que celui qui figure ici
board-clerical-note = Le résultat des joueurs eux-mêmes ne peut plus être changé.
