# Recording a game at the board, and watching it.

fault-point = Écrivez une intersection comme Q16 : une lettre depuis A, sans I, et un nombre
fault-clock = Écrivez ce qu’indique la pendule, par exemple 12:30 ou 1:02:30
record-title = Table { $table }, relever la partie
record-there = Quelqu’un d’autre venait de saisir la même chose. Cela compte une fois.
record-meanwhile = { $name } a saisi entre-temps : { $theirs }. Non saisi : { $mine }. Regardez le goban, puis saisissez ce qui manque.
record-made-anyway = Si { $point } a été joué malgré tout, saisissez-le tel quel et signalez l’incident.
record-unruled = Contraire aux règles, et pas encore tranché : { $what }.
record-as-made = Saisir { $point } tel quel
record-unsent = En attente de connexion : { $n } ({ $moves }). Continuez.
record-dropped = Non saisi : { $moves }
record-sign-in = Votre session est fermée. Reconnectez-vous dans un autre onglet ; les coups non envoyés sont gardés ici :
record-keys = Goban. Les flèches choisissent une intersection, Entrée joue, Retour arrière annule.
record-pad = Déplacer l’intersection choisie
record-up = Haut
record-left = Gauche
record-right = Droite
record-down = Bas
record-play = Jouer { $color }
record-held = { $point } : relâchez pour jouer
record-tap = Touchez un point
record-place = Poser la pierre
record-usual = Aux points usuels
record-put = Placer
record-toggle = Mort ou vivant
record-count-it = Compter cette position
record-undo = Annuler : { $what }
record-undo-why = Motif de l’annulation
record-undo-why-hint = Gardé dans le relevé comme commentaire, avec votre nom et l’heure
record-pass = Passer
record-quick = Jouer d’un seul toucher
record-brush = Ce qu’il y a là
record-empty = Rien
record-more = Plus
record-resigns = { $color } abandonne
record-time = { $color } perd au temps
record-stop = Fin du jeu
record-repetition = Accord : sans résultat par répétition
record-set-up = Installer plutôt la position finale
record-typed = Point
record-play-typed = Jouer
record-note = Commentaire
record-clock = Pendule
record-clock-whose = Pendule de
record-clock-left = Temps restant
record-clock-hint = 12:30, ou 1:02:30
record-clock-overtime = Périodes ou pierres restantes de byo-yomi
record-clock-act = Enregistrer
record-file = Importer un fichier
record-file-label = Kifu (SGF)
record-file-act = Importer
record-file-wrong = Ce fichier ne peut pas être importé : { $why }
record-file-games = { $n ->
    [one] Le fichier contient { $n } partie : enregistrez à part celle de cette table, puis importez-la
   *[other] Le fichier contient { $n } parties : enregistrez à part celle de cette table, puis importez-la
  }
record-file-empty = Il n’y a pas de partie dans ce fichier
record-file-large = Ce fichier est trop grand pour un relevé de partie
record-file-exchanged = Dans le fichier, { $black } joue Noir et { $white } joue Blanc ; à cette table, { $here_black } joue Noir et { $here_white } joue Blanc. Si la partie a été jouée avec les couleurs du fichier, échangez d’abord les couleurs de la table.
record-file-others = Le fichier nomme { $black } (Noir) et { $white } (Blanc) ; à cette table, { $here_black } joue contre { $here_white }.{ $table ->
    [none] {""}
   *[other] {" "}Ils sont à la table { $table } : importez le fichier là-bas.
}
record-file-anyway = L’importer avec les couleurs de cette table, quels que soient les noms
record-taken-over = Le fichier est importé comme relevé de cette partie. Coups : { $moves }. Commentaires : { $comments }. Temps de pendule : { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}Le fichier donne le résultat { $result }, qui n’est pas importé : comptez la partie ici, ou saisissez-le à la table.
}{ $positions ->
    [0] {""}
   *[other] {" "}Positions placées : { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}À vérifier : { $notes }.
}
record-taken-over-less =
    Le fichier est importé comme relevé de cette partie. Coups : { $moves }. Commentaires : { $comments }. Temps de pendule : { $clocks }. Laissé de côté : variantes : { $variations } ; marques (propriétés SGF) : { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}Le fichier donne le résultat { $result }, qui n’est pas importé : comptez la partie ici, ou saisissez-le à la table.
    }{ $positions ->
        [0] {""}
       *[other] {" "}Positions placées : { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}À vérifier : { $notes }.
    }
sgf-unclosed = le fichier s’arrête avant la fin de la partie
sgf-outside = du texte hors de la partie a été ignoré
sgf-no-value = { $ident } est sans valeur et a été ignoré
sgf-empty = une partie vide a été ignorée
sgf-unknown-encoding = le texte a été lu en { $used }, non en { $label }
sgf-letters-guessed = le fichier n’indique pas son codage : lu en { $used }, des lettres peuvent être fausses
sgf-unescaped = un ] dans { $ident } a été lu comme faisant partie du texte
sgf-between = du texte entre les coups a été ignoré
sgf-unread = { $ident }[{ $value }] est illisible et a été ignoré
sgf-handicap-stones = le fichier dit handicap { $handicap }, pierres noires posées : { $stones }
sgf-stones-as-moves = coups noirs du début qui { $taken ->
    [true] ont été lus comme pierres de handicap
   *[other] ressemblent à des pierres de handicap
} : { $stones }
sgf-komi-read = le komi, écrit { $value }, a été lu { $points }
sgf-unusual-komi = un komi de { $points } est inhabituel
sgf-other-komi = le fichier a un komi de { $found }, mais ici { $expected } compte
sgf-pass-read = { $value }, qui n’est pas un point de ce goban, a été lu comme une passe
record-lids = Prisonniers dans les couvercles
record-lids-act = Corriger
record-board = Le résultat de la partie
record-watch = Suivre
record-confirms = { $color } confirme
record-confirmed = Les deux joueurs ont confirmé. Le résultat est saisi pour la ronde, et le relevé ne peut plus changer.
boards-watch-at = Suivre la table { $table }
game-placing = { $n ->
    [1] Une pierre de handicap à placer
   *[other] { $n } pierres de handicap à placer
  }
game-setting-up = Installation de la position finale
game-stopped = Arrêtée : qu’est-ce qui est mort ?
game-ended = { $result }, pas encore confirmé
game-held = détient { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  }
game-terms = Conditions
count-territory = Territoire
count-prisoners = Pris en cours de partie
count-dead = Morts sur le goban
count-stones = Pierres sur le goban
count-compensation = Pour les pierres de handicap
count-overtime = Pour le temps acheté
count-rulings = Par décisions
count-sum = Total
count-marks = Un toucher marque comme
count-as-dead = Mort
count-as-seki = Seki
count-agreed = { $color } est d’accord
count-resume = { $color } veut continuer
count-none-dead = Tout est vivant
count-settle = Fixé ainsi par l’arbitre
count-no-agreement = Les joueurs ne sont pas d’accord
did-handicap = pierre de handicap { $point }
did-usual = pierres de handicap
did-moves = { $n } coups d’un fichier
did-position = une position
did-prisoners = prisonniers corrigés
did-overtime = temps acheté
did-note = un commentaire
did-clock = une pendule
did-stop = fin du jeu
did-mark = ce qui est mort
did-agree = { $color } est d’accord
did-settle = fixé par l’arbitre
did-no-agreement = pas d’accord
did-resume = { $color } continue
did-repetition = répétition
did-object = objection
did-confirm = { $color } confirme
did-ruled = décision { $no }
did-unruled = décision { $no } retirée
did-undo = dernière saisie annulée
watch-title = Table { $table }, la partie
watch-start = Avant le premier coup
watch-ways = Parcourir la partie
watch-played = Jouée
watch-first = Début
watch-back = Retour
watch-on = Suivant
watch-last = Fin
watch-go = Montrer
watch-keys = Touches : gauche et droite un coup, haut et bas dix, Début et Fin.
watch-last-move = dernier coup { $point }
watch-passed = a passé
watch-to-move = au trait
watch-nothing = Personne ne relève encore cette partie. Dès que quelqu’un le fera, cette page se mettra à jour toute seule.
watch-stones-left = { $n ->
    [one] encore une pierre
   *[other] encore { $n } pierres
  }
watch-periods-left = { $n ->
    [one] encore une période
   *[other] encore { $n } périodes
  }
live-title = En direct
live-of = Ronde { $round } : { $n ->
    [one] { $n } table
   *[other] { $n } tables
} sur { $of }
live-none = Aucune partie de la ronde en cours n’est relevée ici.
live-all = Toutes les parties en direct
embed-show = Montrer ce goban ailleurs
embed-code = Sur un autre site :
embed-film = Par-dessus un film : les deux joueurs et leurs pendules
act-record = Relevé d’une partie commencé
record-arbiter-only = Seul un arbitre peut fixer ce sur quoi les joueurs ne s’accordent pas
record-marking-changed = Le marquage a changé entre-temps. Regardez le goban, puis donnez votre accord.
record-words = Écrivez une intersection ou un commentaire
record-discard = Supprimer
watch-step = Coup { $n } sur { $of }

end-page-title = Table { $table }, fin de la partie
end-step = Fin de la partie, étape { $n } sur 3 : { $said }
end-not-agreed = Fin de la partie, pas d’accord : { $said }
end-copy = Copie
end-the-game = La partie
end-the-count = Le décompte
cite-article = Article { $no }
cite-rule = Règle AGA { $no }
cite-event = comme le tournoi l’a fixé
cite-usual = usage courant
end-stop-title = Reste-t-il quelque chose à finir ?
end-open = Ouvert
end-lost = { $n ->
   *[other] { $sides } : cela ne compte pas.
  }
end-lost-side = { $color } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
end-open-why = { $count ->
    [one] Le groupe { $groups } vit
   *[other] Les groupes { $groups } vivent
  } à côté d’un point neutre non comblé : { $open }. L’un ou l’autre peut le combler ; ce n’est pas un coup : { $fill }.
end-open-none = Aucun point n’est ouvert.
end-open-plain = Ouverts : { $points } ({ $n }). Ils ne comptent pour personne, et personne n’y perd rien ({ $rules }).
end-open-area = Ouverts : { $points } ({ $n }). Chacun vaut un point pour qui le comble, en jouant à tour de rôle ({ $rules }). Aucun point n’est perdu tant qu’ils sont ouverts.
end-doubt = { $color }, { $n ->
    [1] une pierre
   *[other] { $n } pierres
  } : vie ou mort ? { $worth ->
    [one] { $worth } point en dépend.
   *[other] { $worth } points en dépendent.
  }
end-asked-next = Demandé ensuite. Rien à faire ici.
end-pass-stones = Pierres cédées en passant : Noir { $black }, Blanc { $white }. Blanc passe en dernier ({ $rules }).
end-left-open = Laissé ouvert, { $points } est compté tel quel, et on le redit aux deux.
end-note-requester = Continuer : qui le demande laisse l’autre jouer d’abord ({ $rules }).
end-note-passer = Continuer : l’adversaire de celui qui a passé en dernier joue d’abord ({ $rules }).
end-note-agreed = Continuer : si les deux s’accordent sur qui joue d’abord ({ $rules }).
end-nothing-left = Il ne reste rien à jouer
end-chosen = Choisi sur le goban :
count-fills = { $color } comble { $point }
key-open = Point ouvert
key-uncounted = Ne compte pas tant qu’il est ouvert
key-doubtful = Indécis
key-both-dead = Les deux disent mort
key-differ = Un seul dit mort
end-claims-title = Quelles pierres sont mortes ?
end-differ-title = Désaccord sur { $point }
end-says = { $color } dit
end-group = { $n ->
    [1] une pierre { $color ->
        [B] noire
       *[W] blanche
    }
   *[other] { $n } pierres { $color ->
        [B] noires
       *[W] blanches
    }
  }
end-group-worth = { $n ->
    [1] une pierre { $color ->
        [B] noire
       *[W] blanche
    }
   *[other] { $n } pierres { $color ->
        [B] noires
       *[W] blanches
    }
  }, { $worth } points en jeu
end-still-open = { $points } est encore ouvert : ce qui est à côté ne compte pas.
end-they-agree = Ils sont d’accord
end-ask-group = { $point } : que disent les deux maintenant ?
end-agree-dead = Accord : mort
end-agree-alive = Accord : vivant
end-agree-seki = Accord : seki
end-next-copy = Personne n’y perd rien. Ensuite, { $color } le montre sur une copie du goban ({ $rules })
end-next-ways = Personne n’y perd rien. Ensuite, les possibilités selon ces règles
end-claims-note = L’accord sur la vie et la mort met fin à la partie ({ $rules }). Le résultat s’affiche quand les deux sont d’accord.
end-marks = Qui marque
end-tap-note = Touchez une pierre pour marquer son groupe comme mort ; touchez encore pour ôter la marque.
end-hold-note = Appuyez une demi-seconde pour un seki.
end-marks-note = Touchez un groupe. Chaque joueur ne change que ses propres marques.
end-mark-both = Les deux le disent
end-mark-side = Seul { $color } le dit
end-ways-title = Les joueurs ne sont pas d’accord
end-costs-nothing = Personne ne perd à ne pas être d’accord. Voici les possibilités.
end-copy-act = { $color } montre { $point } sur une copie
end-copy-note = Qui dit mort commence. La partie n’est pas touchée, et qui a perdu une pierre dans un ko passe une fois pour ce ko ({ $rules }).
end-plays-first = { $color } joue d’abord et peut passer
end-agreed-first = { $color } joue d’abord
end-agreed-act = Les deux sont d’accord
end-first-counts = Si les deux demandent, la première demande compte.
end-found-title = Un coup a été trouvé
end-found-note = Un coup qui change le résultat, trouvé après l’arrêt : on demande à chaque joueur si la partie continue ({ $rules }). Touchez son intersection, ou tapez-la.
end-found-point = Point du coup
end-live-title = Sans accord
end-live-twice = La partie continue. Si les deux passent deux fois de suite et restent en désaccord, toutes les pierres sur le goban vivent ({ $rules }).
end-live-now = Toutes les pierres sur le goban vivent et sont comptées ainsi ({ $rules }). Cela met fin à la partie.
end-live-act = Pas d’accord : toutes les pierres vivent
end-referee = Jouez-le sur le goban, ou l’arbitre décide ({ $rules }).
end-settle-note = Personne n’a marqué autre chose. Mortes selon les marques actuelles : { $points }. Fixé ainsi, le compte suit ; pour d’autres marques, revenez et laissez chacun poser les siennes.
end-settle-none = aucune
end-decide-group = Le groupe
end-decide-fate = Son état
end-decide-act = Décider : { $name }, arbitre
end-reason-hint = Va dans le journal avec votre nom et l’heure
end-asked-title = { $color }, demandez-vous à continuer ?
end-asked-again-title = { $color }, on vous le redemande : demandez-vous à continuer ?
end-found-after = Trouvé après l’arrêt
end-would-take = { $point } : si Noir joue d’abord, il prend { $black } ; si Blanc joue d’abord, il prend { $white }.
end-answers-self = répond seul ; un joueur ne répond pas pour un autre
end-answer-of = Réponse de { $color }
end-i-play-on = Je demande à continuer
end-i-end = J’accepte de finir telle quelle
end-answer-play-on = { $other } joue d’abord et peut passer. { $other } ne peut pas refuser ({ $rules })
end-answer-lies = Si l’autre l’accepte aussi, le décompte suit ({ $rules })
end-neither-note = L’arbitre parle aux deux avant toute suite
end-give-answer = Donner la réponse de { $color }
end-follow = Ce qui suivrait
end-one-asks = L’un demande
end-one-asks-is = La partie continue, l’autre joue d’abord
end-both-end = Les deux finissent
end-both-end-is = Les pierres mortes, puis le décompte, le goban tel quel
end-both-refuse = Les deux refusent
end-would-lose = Les deux perdraient
end-would-lose-note = seulement si le coup changeait le résultat, et seulement après que les deux ont été consultés, prévenus de ceci et consultés de nouveau. L’arbitre en décide sur une page à part. Cela ne peut pas être choisi ici.
end-refused-title = Les deux refusent
end-refused-note = Dites aux deux : s’ils ne continuent pas et ne s’accordent pas non plus sur la fin, et que le coup change le résultat, les deux perdent ({ $rules }). Ensuite, on les consulte de nouveau.
end-told-act = Les deux sont prévenus : redemander
end-ruling-title = Les deux, consultés deux fois, refusent
end-ruling-note = Si le coup change le résultat, les deux perdent ({ $rules }). Sinon, revenez en arrière et laissez-les s’accorder sur la fin.
end-lose-reason = Comment le coup changerait le résultat
end-lose-act = Décider que les deux perdent
end-arbiter-rules = Un arbitre doit en décider.
end-claim = { $color } affirme : { $point } est mort
end-copy-title = { $color } peut-il prendre { $point } ?
end-copy-untouched = Rien ici n’est joué dans la partie.
end-copy-turn = À { $color } de jouer sur la copie
end-copy-tap = Touchez la copie pour jouer.
end-copy-play = Jouer
end-whole = Tout le goban
end-ko-shut = Pour reprendre en { $point }, { $color } passe d’abord pour ce ko. Une fois qu’il a passé, { $color } peut de nouveau prendre ici. Une menace ailleurs n’est pas une passe ({ $rules }).
end-pass-ko = Passer pour le ko { $point }
end-played = Joué sur la copie
end-made-ko = passe pour le ko en { $point }
end-made-pass = passe
end-made-takes = { $point }, prend { $n }
end-made-takes-one = { $point }, prend { $taken }
end-fact-starts = Commence
end-fact-starts-is = { $claimant }, qui dit mort
end-fact-dead = Mort si
end-fact-dead-is = { $claimant } prend { $point }, sans que cela donne à { $owner } une nouvelle pierre que { $claimant } ne peut pas prendre
end-fact-alive = Vivant si
end-fact-alive-is = { $claimant } n’y arrive pas
end-fact-alive-note = { $claimant } s’arrête, ou les deux passent et { $point } tient
end-fact-game-is = Reste telle qu’à la dernière passe
end-takes-back = { $color } retire son affirmation
end-accepts-dead = { $color } accepte : mort
end-what-shown = Ce qu’elle a montré
end-leave-copy = Quitter la copie
end-shown = Ce que la copie a montré
end-is-dead = { $point } est mort
end-is-alive = { $point } est vivant
end-claim-head = Affirmation
end-on-copy = Sur la copie
end-copy-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
end-look = Voir
end-not-moved = Pas une pierre n’a bougé.
end-why-ko = { $claimant } a pu le prendre, la passe pour le ko étant faite
end-why-taken = { $claimant } a pu le prendre
end-why-new = { $claimant } l’a pris, et cela a donné à { $owner } une nouvelle pierre en { $point }, qui n’a pas été prise
end-why-given = { $color } a cédé
end-why-stands = Les deux ont passé, et il tient
end-new-stones = Nouvelles pierres
end-new-none = Aucune de { $owner } que { $claimant } n’ait pu prendre
end-worth = En jeu
end-worth-is = { $worth } points
end-worth-parts = { $stones ->
    [one] { $stones } prisonnier et { $points } de territoire
   *[other] { $stones } prisonniers et { $points } de territoire
  }
end-both-accept = Les deux acceptent
end-try-again = Réessayer
end-show-new = { $color } continue sur la copie
end-not-accepted = Pas accepté ? L’arbitre décide, la copie étant au dossier.
end-count-nav = Le décompte, pas à pas
end-count-step = { $n } { $said }
end-count-dead = Morts retirés
end-count-dead-words = Les pierres mortes quittent le goban.
end-count-prisoners = Prisonniers posés
end-count-prisoners-words = Les prisonniers comblent le territoire de leur propre couleur.
end-count-tens = Par blocs
end-count-tens-words = Ce qui reste est compté par blocs.
end-who-confirmed = Qui a confirmé
end-bought = Périodes de temps achetées
end-confirmed-at = confirmé à { $time }
end-confirmed-for = confirmé à { $time } par { $name }, arbitre : { $reason }
end-not-yet = pas encore
end-object-arbiter = Quelqu’un conteste
end-decided-note = Elle ne s’est pas terminée par un décompte. Un joueur qui conteste appelle l’arbitre, qui saisit un incident avec le motif.
end-count-again = Recompter
end-confirm-note = Une fois confirmé par les deux, le résultat ne change plus ({ $confirmed }). Un joueur qui conteste peut faire recompter ({ $again }).
end-confirm-for = Confirmer pour { $name }
end-why-not-self = Pourquoi le joueur ne peut pas confirmer
end-confirm-for-act = Confirmer : { $name }, arbitre
did-nothing-left = il ne reste rien à jouer
did-claim = { $color } marque
did-differ = pas d’accord
did-copy = une copie pour { $point }
did-copy-play = { $move } sur la copie
did-copy-ko = { $color } passe pour le ko { $point }
did-give-in = { $color } cède
did-accept-copy = les deux acceptent la copie
did-decide = l’arbitre décide pour { $point }
did-told = les deux sont prévenus
did-both-lose = les deux perdent
did-confirm-for = l’arbitre confirme pour { $color }
act-decide-end = Fin d’une partie décidée par l’arbitre
act-confirm-for = Résultat confirmé pour un joueur
game-more-passes = Les deux ont passé. { $n ->
    [one] Encore un coup passé et le jeu s’arrête
   *[other] Encore { $n } coups passés de suite et le jeu s’arrête
} ({ $rules }).
game-white-passes-last = Les deux ont passé. Blanc passe en dernier : le jeu s’arrête quand Blanc passe ({ $rules }).
end-way-same = Compté en territoire, avec les pierres cédées à chaque coup passé, le résultat est le même.
end-way-half = À la table, on ne compte qu’un camp, pierres et intersections ensemble par dizaines, contre la moitié du goban ; la moitié du komi s’ajoute à ce qu’il faut à Noir.
end-way-fill = À la table, chaque camp remplit ses intersections avec toutes ses pierres ; les intersections vides ou les pierres en trop font la différence.

# The referee: what the record says, the stopped board, open points

asked-play-on = Continuer
asked-as-it-lies = Finir telle quelle
asked-neither = Ni l’un ni l’autre
answered-neither = Ne demande pas à continuer, n’accepte pas la fin
dispute-found = { $color } jouerait là
did-fill = { $color } a comblé { $point }
did-found = un coup trouvé en { $point }
did-answer = réponse de { $color }
count-fill = Combler : { $color }
warning-dead-in-neutral = { $points } : données pour mortes, mais personne ne les entoure.
warning-dead-in-seki = { $points } : mortes dans un seki, donc non retirées.
warning-unsettled = { $points } : vie ou mort indécise. Continuez à jouer avant de compter.
warning-unfinished = { $n ->
    [one] { $n } point n’est encore à personne : marquez les pierres mortes qui s’y trouvent, ou continuez à jouer avant de compter.
   *[other] { $n } points ne sont encore à personne : marquez les pierres mortes qui s’y trouvent, ou continuez à jouer avant de compter.
  }
record-repetition-draw = Accord : partie nulle par répétition
