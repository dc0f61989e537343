# Mending a published round.

mend-link = Changer une table publiée
mend-title = Changer la ronde { $round }
mend-table = Ronde { $round }, table { $table }
mend-lead = Tout le monde voit cette ronde. Les joueurs lisent ce qui a changé, quand et pourquoi ; cela reste au journal.
mend-what = Que faut-il changer ?
mend-what-wrong = Choisissez ce qu’il faut changer.
mend-swap = Inverser couleurs
mend-swap-note = Un résultat reste avec les joueurs.
mend-terms = Handicap ou komi
mend-terms-note = Un résultat reste tel quel.
mend-move = Autre table
mend-move-note = Qui y est assis vient ici.
mend-exchange = Échanger un joueur
mend-exchange-note = L’un part, un autre vient et prend sa place.
mend-cancel = Quelqu’un ne vient pas
mend-cancel-note = La table est supprimée.
mend-pair = Ajouter une table
mend-pair-note = Pour deux joueurs sans table.
mend-give-bye = Exempter
mend-give-bye-note = Quelqu’un sans table, par exemple un retardataire.
mend-take-bye = Ne plus exempter
mend-take-bye-note = Le joueur attend alors un adversaire.
mend-take-back = Reprendre la publication
mend-take-back-note = La ronde redevient un brouillon, sans résultats. Seule la dernière ronde peut l’être.
mend-drop = Supprimer la ronde
mend-drop-note = Comme si elle n’avait jamais été appariée. Seule la dernière ronde peut l’être.
mend-handicap = Handicap
mend-stones = { $n ->
    [0] Égalité
    [1] 1, sans pierre
   *[other] { $n } pierres
  }
mend-komi = Komi
mend-komi-hint = Vide pour le komi habituel.
mend-to = À la table
mend-to-hint = Son numéro.
mend-leaves = Qui part
mend-comes = Qui vient
mend-comes-hint = D’une autre table, exempt, ou en attente.
mend-left-black = Noir ensuite
mend-left-white = Blanc ensuite
mend-left-waits = attend un adversaire
mend-left-free = est exempt
mend-left-absent = n’est pas là
mend-one = L’un
mend-other = L’autre
mend-reason = Motif
mend-reason-hint = Les joueurs le lisent. Par exemple : arrivé en retard ; mauvais joueur à la table ; même club.
mend-act = Changer la ronde
mend-act-table = Changer la table { $table }
mend-leave = Ne rien changer
mend-look = Ce que verront les joueurs
mend-told = Ce que verront les joueurs
mend-told-who = Les joueurs de ces tables le lisent sur leur page et, s’ils l’ont demandé, dans un message.
mend-told-paper = Périmé sur papier ; à réimprimer :
mend-tables = Une table
mend-lost-title = { $count ->
    [1] Un résultat serait perdu
   *[other] { $count } résultats seraient perdus
  }
mend-lost = Table { $table } : { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [1] Le résultat passe au journal
   *[other] Les { $count } résultats passent au journal
  }
mend-lost-note = Rien n’a encore été changé. Cochez ceci et renvoyez le formulaire.
mend-done = La ronde est changée. Les joueurs le voient.
mend-taken-back = La ronde { $round } est de nouveau un brouillon.
mend-dropped = La ronde { $round } est supprimée.
mended-title = Changé depuis la publication
mended-at = changé à { $time }
mended-seats = Table { $table } : Noir est maintenant { $black }, Blanc { $white }.
mended-terms = Table { $table } : { $terms }.
mended-new = La table { $table } est nouvelle : Noir { $black }, Blanc { $white }.
mended-gone = La table { $table } est supprimée : { $black } – { $white }.
mended-bye = { $name } est exempt.
act-mend = Ronde publiée changée
act-take-back-publication = Publication reprise
act-drop-round = Ronde supprimée
refusal-round-changed = Quelqu’un a changé cette ronde ou saisi un résultat. Regardez, puis recommencez.
refusal-results-lost = { $count ->
    [1] Un résultat serait perdu. Rien n’a été changé : acceptez-le d’abord.
   *[other] { $count } résultats seraient perdus. Rien n’a été changé : acceptez-le d’abord.
  }
refusal-not-last-round = La ronde { $round } a été appariée ensuite. Supprimez d’abord celle-là.
settings-hidden = Caché jusqu’à l’annonce
settings-hidden-note = Seule son équipe le voit. Décochez pour l’annoncer.
round-change = Modifier cette ronde
draft-published-unseen = La ronde { $round } est publiée. Le tournoi est caché : seule son équipe le voit tant que vous ne l’annoncez pas.
mend-lead-unseen = Le tournoi est caché : pour l’instant, seule son équipe voit cette ronde. Ce qui a changé, quand et pourquoi sera lu par tous dès qu’il sera annoncé ; cela reste au journal.
mend-done-unseen = La ronde est modifiée. Les joueurs le verront dès que le tournoi sera annoncé.
draft-stones-to-stronger = { $black } est plus fort et aurait Noir { $stones ->
    [1] avec handicap 1
   *[other] avec { $stones } pierres
  }. Selon la règle, { $white } a Noir, { $due ->
    [0] à égalité
    [1] avec handicap 1
   *[other] avec { $due } pierres
  }. Rien n’a été modifié : cochez que vous passez outre, ou changez le handicap.
warning-stones-to-stronger = Le plus fort reçoit les pierres ; selon la règle, l’autre a { $due ->
    [0] une partie à égalité
    [1] handicap 1
   *[other] { $due } pierres
  }
