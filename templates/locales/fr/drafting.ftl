# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-find = Table ou nom
draft-how = Choisissez un joueur, puis l’autre, ou glissez l’un sur l’autre. Rien ne change avant que vous le disiez.
draft-show = Quelles tables
draft-show-all = Tout
draft-show-look = À voir
draft-show-changed = À la main
draft-group-tables = tables { $from } à { $to }
draft-chosen = choisi
draft-with-this = avec lui
draft-touch-other = Choisissez l’autre : sous chaque nom figure ce que l’échange coûterait à l’appariement, en groupes de score.
draft-exchange = Échanger { $one } et { $other } ?
draft-exchange-act = Échanger
draft-leave = Laisser
draft-cannot = L’un des deux ne participe pas à cette ronde.
draft-pair-ask = Apparier { $one } et { $other } ?
draft-one-board = Les deux sont à la table { $table }
draft-marks = { $before } sur 100 → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = autant
draft-cost-little = presque autant
draft-cost-worse = { $groups } de moins
draft-cost-better = { $groups } de mieux
draft-whole-same = L’ensemble de l’appariement vaut exactement autant.
draft-whole-little = L’ensemble de l’appariement ne change guère.
draft-whole-worse = L’ensemble de l’appariement vaut { $groups } groupes de score de moins.
draft-whole-better = L’ensemble de l’appariement vaut { $groups } groupes de score de plus.
draft-why-table = Pourquoi ces deux-là, table { $table }
draft-why-next = Qui d’autre ils pourraient rencontrer
draft-acts-on = Autres actions : { $name }
draft-other-ways = Réapparier, jeter, autres
draft-redo = Rétablir
draft-changes = { $count ->
    [0] Aucun changement à la main ne subsiste.
    [1] Un changement à la main.
   *[other] { $count } changements à la main.
  }
draft-below = { $groups } groupes de score de moins que l’appariement prouvé.
draft-above = { $groups } groupes de score de plus que l’appariement prouvé, contre l’une de ses règles.
draft-last = { $count ->
    [1] Le dernier : table { $tables }.
   *[other] Le dernier : tables { $tables }.
  }
draft-publish-ask = Publier la ronde { $round } : { $boards ->
    [1] une table ?
   *[other] { $boards } tables ?
  }
draft-publish-all = Tous ceux qui participent ont une place.
draft-publish-without = { $count ->
    [1] Un joueur reste sans place :
   *[other] { $count } joueurs restent sans place :
  }
draft-publish-looks = { $count ->
    [1] Une table reste à regarder.
   *[other] { $count } tables restent à regarder.
  }
draft-publish-now = Publier
proof-apart-pairs = { $count ->
    [1] Une des { $all } paires prouvées est séparée.
   *[other] { $count } des { $all } paires prouvées sont séparées.
  }
proof-around-tables = { $count ->
    [1] La table { $tables } est fixée à la main.
   *[other] Les tables { $tables } sont fixées à la main.
  }
draft-none = Aucune table de ce genre.
draft-free-round-how = Pour exempter quelqu’un : défaites la table, puis choisissez de nouveau le joueur.
