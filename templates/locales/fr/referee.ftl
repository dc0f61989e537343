# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Le coup { $n } est venu d’abord et l’emporte : on ne peut pas statuer sur celui-ci seul.
incident-known = Le relevé le sait : coup { $n }, remarqué après le coup { $moves }.
incident-next = Suite
case-record-wrong = Le relevé est faux ici
case-record-wrong-note = Seul l’arbitre principal passe outre au relevé, avec un motif.
refusal-record-stands = Seul l’arbitre principal décide contre le relevé.
refusal-report-in-order = Selon l’ordre de jeu, le coup { $n } revenait à ce joueur : regardez de nouveau lequel des deux a joué.
refusal-report-agreed = D’accord et pas d’accord s’excluent : choisissez l’un des deux.
refusal-report-not-in-record = Les { $moves } coups du relevé ne montrent pas une telle infraction de ce joueur. Relevez ce qui a été joué, ou choisissez de nouveau.
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
  } est venu d’abord et l’emporte : statuez sur celui-là, pas sur le coup { $n } seul.
refusal-report-nothing-confirmed = La partie relevée a { $moves } coups et pas de résultat : personne n’en a confirmé un.
refusal-report-beyond = Le relevé a { $moves } coups.
ruling-ask-both = On consulte d’abord les deux joueurs : continuer, ou finir la partie telle quelle.
ruling-play-on = La partie arrêtée continue.
ruling-first = { $color } joue d’abord et peut passer.
ruling-record-same = Le relevé est déjà ainsi : rien n’y a bougé
remedy-ask-both = Consulter d’abord les deux
remedy-play-on = La partie arrêtée continue
condition-not-asked = Un coup efficace a été trouvé, et les deux n’ont pas été consultés
condition-plays-on = Un joueur demande à continuer
appeal-over = Le résultat est confirmé : le délai d’appel est passé.
procedure-arbiter-claims = La remarque d’un arbitre vaut réclamation de l’adversaire
procedure-arbiter-claims-hint = Le texte américain demande l’objection de l’adversaire lui-même
procedure-captain-claims = Le capitaine d’une équipe peut réclamer pour le joueur
procedure-captain-claims-hint = Où des textes demandent l’objection de l’adversaire lui-même
procedure-second-stone-alone = De deux coups de suite, seul le second est retiré
procedure-second-stone-alone-hint = Sinon les deux sont retirés pour une seule passe

## The stopped board
asked-player = Réponse de { $color }
asked-not-yet = Pas encore consulté
asked-play-on = Continuer
asked-as-it-lies = Finir telle quelle
asked-neither = Ni l’un ni l’autre
dispute-found = { $color } jouerait là
did-fill = { $color } a comblé { $point }
did-found = un coup trouvé en { $point }
did-answer = réponse de { $color }
count-fill = Combler : { $color }
warning-dead-in-neutral = { $points } : données pour mortes, mais personne ne les entoure.
warning-dead-in-seki = { $points } : mortes dans un seki, donc non retirées.
warning-unsettled = { $points } : la vie et la mort n’est pas réglée. Continuez à jouer avant de compter.
warning-unfinished = { $n } points ne sont encore à personne : marquez les pierres mortes qui s’y trouvent, ou continuez à jouer avant de compter.
record-repetition-draw = Accord : partie nulle par répétition
refusal-record-nothing-found = Personne n’a indiqué de coup qui changerait le résultat. Sans cela, nul ne perd pour n’être pas d’accord.
refusal-record-ask-first = { $color ->
    [B] Noir
   *[W] Blanc
  } n’a pas encore été consulté : continuer, ou finir la partie telle quelle.
refusal-record-agreed = Les deux veulent que la partie finisse telle quelle : marquez ce qui est mort, et ils sont d’accord.
refusal-record-not-neutral = { $point } n’est ni vide et neutre, ni territoire du joueur lui-même.
refusal-record-takes = { $point } capturerait des pierres. C’est un coup : reprenez la partie pour le jouer.

## A confirmed result
board-clerical-question = Est-ce une erreur d’écriture du résultat ?
board-clerical = Oui : les deux ont confirmé un autre résultat que celui qui figure ici
board-clerical-note = Le résultat des joueurs eux-mêmes ne change plus.
refusal-not-clerical = Seule une erreur d’écriture du résultat peut encore être corrigée : dites que c’en est une.
