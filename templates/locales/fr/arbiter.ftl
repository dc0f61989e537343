# Arbiters: open boards, one board, two results for one board.

boards-title = Tables
boards-nothing = Aucune ronde n’est encore publiée. Dès qu’il y en aura une, ses tables seront ici, avec un bouton par joueur.
boards-complete = Tous les résultats de la ronde { $round } sont là
boards-missing = des { $total } résultats manquent à la ronde { $round }
boards-progress = { $done } résultats sur { $total }
boards-find = Table ou nom
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
boards-other-result = Autre résultat
boards-other-at = Autre résultat, table { $table }
boards-black-away = Noir n’est pas venu
boards-white-away = Blanc n’est pas venu
boards-change-at = Changer la table { $table }
board-title = Table { $table }
board-who = Qui a gagné ?
board-how = Comment ?
board-how-hint = Pour un résultat sans partie, prenez « par forfait ».
board-points = De combien de points ?
board-points-hint = Seulement si on a compté : 3,5
board-corrects = La ronde { $round } est terminée, ou une ronde suivante est appariée. Ses appariements restent ; le classement change, et le journal garde votre motif.
board-reason = Pourquoi cette correction ?
board-reason-hint = Par exemple : fiches interverties
board-act = Saisir le résultat
board-back = Retour aux tables
who-black = Noir gagne : { $name }
who-white = Blanc gagne : { $name }
who-jigo = Jigo
who-both-lose = Double défaite
who-both-win = Double victoire
who-no-result = Sans résultat
who-pending = Pas encore connu
who-worth = { $black } à Noir, { $white } à Blanc
who-replay = Ne compte pas avant d’être rejouée
how-unstated = Non précisé
how-score = Aux points
how-resignation = Par abandon
how-time = Au temps
how-illegal-move = Par coup illégal
how-default = Par forfait : non jouée
how-decision = Par décision de l’arbitre
conflict-title = Deux résultats, table { $table }
conflict-head = Deux arbitres, deux résultats
conflict-lead = Pendant que vous saisissiez la table { $table }, quelqu’un d’autre a saisi un autre résultat. Rien n’est perdu. Lequel est le bon ?
conflict-players-lead = Table { $table } : les deux joueurs ont signalé un autre résultat que celui que vous avez touché. Rien n’est encore saisi.
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
somebody = quelqu’un

refusal-reason-needed = Dites pourquoi le résultat est corrigé
refusal-not-published = La ronde { $round } est un brouillon ; publiez-la d’abord
fault-margin = Écrivez de combien de points, plus de 0 : 3,5
boards-none-open = Aucune table n’est ouverte.
