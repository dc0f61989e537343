end-page-title = Table { $table }, fin de la partie
end-step = Fin de la partie, étape { $n } sur 3 : { $said }
end-not-agreed = Fin de la partie, pas d’accord : { $said }
end-back = Retour
end-next = Suite
end-copy = Copie
end-the-game = La partie
end-the-count = Le décompte
cite-article = Article { $no }
cite-rule = Règle AGA { $no }
cite-event = comme le tournoi l’a fixé
cite-usual = usage courant
end-stop-title = Reste-t-il quelque chose à finir ?
end-open = Ouvert
end-lost = { $sides } : cela ne compte pas.
end-lost-side = { $color } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
end-open-why = Les groupes { $groups } vivent à côté d’un point ouvert : { $open }. Qui que ce soit qui le comble, ce n’est pas un coup : { $fill }.
end-open-none = Aucun point n’est ouvert.
end-open-plain = Ouverts : { $points } ({ $n }). Ils ne comptent pour personne, et personne n’y perd rien ({ $rules }).
end-open-area = Ouverts : { $points } ({ $n }). Chacun vaut un point pour qui le comble, en jouant à tour de rôle ({ $rules }). Aucun point n’est perdu tant qu’ils sont ouverts.
end-doubt = { $color }, { $n ->
    [1] une pierre
   *[other] { $n } pierres
  } : vie ou mort ? { $worth } points en dépendent.
end-asked-next = Demandé ensuite. Rien à faire ici.
end-pass-stones = Pierres cédées en passant : Noir { $black }, Blanc { $white }. Blanc passe en dernier ({ $rules }).
end-left-open = Laissé ouvert, { $points } est compté tel quel, et on le redit aux deux.
end-note-requester = Continuer : qui le demande laisse l’autre jouer d’abord ({ $rules }).
end-note-passer = Continuer : l’adversaire de celui qui a passé en dernier joue d’abord ({ $rules }).
end-note-agreed = Continuer : si les deux s’accordent sur qui joue d’abord ({ $rules }).
end-nothing-left = Il ne reste rien à jouer
end-chosen = Choisi sur le goban :
count-fills = { $color } comble { $point }
key-open = Point ouvert
key-uncounted = Ne compte pas tant qu’il est ouvert
key-doubtful = Pas réglé
key-both-dead = Les deux disent mort
key-differ = Un seul dit mort
end-claims-title = Quelles pierres sont mortes ?
end-differ-title = Désaccord sur { $point }
end-group-head = Groupe
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
end-alive = vivant
end-dead = mort
end-seki = seki
end-none-dead = Aucune pierre n’est marquée morte.
end-proposed = C’est une proposition. Elle compte quand les deux sont d’accord.
end-still-open = { $points } est encore ouvert : ce qui est à côté ne compte pas.
end-they-agree = Ils sont d’accord
end-ask-group = { $point } : que disent les deux maintenant ?
end-agree-dead = Accord : mort
end-agree-alive = Accord : vivant
end-agree-seki = Accord : seki
end-next-copy = Personne n’y perd rien. Ensuite, { $color } le montre sur une copie du goban ({ $rules })
end-next-ways = Personne n’y perd rien. Ensuite, les voies que prévoient les règles
end-claims-note = L’accord sur la vie et la mort met fin à la partie ({ $rules }). Le résultat s’affiche quand les deux sont d’accord.
end-marks = Qui marque
end-marks-note = Touchez un groupe. Chaque joueur ne change que ses propres marques.
end-mark-both = Les deux le disent
end-mark-side = Seul { $color } le dit
end-group-point = Une pierre du groupe
end-ways-title = Ils ne sont pas d’accord
end-costs-nothing = Personne ne perd à ne pas être d’accord. Voici les voies à partir d’ici.
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
end-decide = L’arbitre décide
end-settle-note = Personne n’a marqué autre chose. Mortes selon les marques actuelles : { $points }. Fixé ainsi, le compte suit ; pour d’autres marques, revenez et laissez chacun poser les siennes.
end-settle-none = aucune
end-decide-group = Le groupe
end-decide-fate = Ce qu’il est
end-decide-act = Décider : { $name }, arbitre
end-reason = Pourquoi
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
end-both-end-is = Les pierres mortes, puis le décompte, telle quelle
end-both-refuse = Les deux refusent
end-would-lose = Les deux perdraient
end-would-lose-note = seulement si le coup changeait le résultat, et seulement après que les deux ont été consultés, l’ont appris et ont été consultés de nouveau. L’arbitre en décide sur une page à part. Cela ne peut pas être choisi ici.
end-refused-title = Les deux refusent
end-refused-note = Dites aux deux : s’ils ni ne continuent ni ne s’accordent sur la fin, et que le coup changerait le résultat, les deux perdraient ({ $rules }). Ensuite, on les consulte de nouveau.
end-told-act = Les deux le savent : redemander
end-ruling-title = Les deux, consultés deux fois, refusent
end-ruling-note = Si le coup changerait le résultat, les deux perdent ({ $rules }). Sinon, revenez en arrière et laissez-les s’accorder sur la fin.
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
end-fact-starts = Commence
end-fact-starts-is = { $claimant }, qui dit mort
end-fact-dead = Mort si
end-fact-dead-is = { $claimant } prend { $point }, sans que cela donne à { $owner } une nouvelle pierre que { $claimant } ne peut pas prendre
end-fact-alive = Vivant si
end-fact-alive-is = { $claimant } n’y arrive pas
end-fact-alive-note = { $claimant } s’arrête, ou les deux passent et { $point } tient
end-fact-game = La partie
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
    [1] Un coup
   *[other] { $n } coups
  }
end-look = Voir
end-not-moved = Pas une pierre n’a bougé.
end-why = Pourquoi
end-why-ko = { $claimant } a pu le prendre, la passe pour le ko étant faite
end-why-taken = { $claimant } a pu le prendre
end-why-new = { $claimant } l’a pris, et cela a donné à { $owner } une nouvelle pierre en { $point }, qui n’a pas été prise
end-why-given = { $color } a cédé
end-why-stands = Les deux ont passé, et il tient
end-new-stones = Nouvelles pierres
end-new-none = Aucune de { $owner } que { $claimant } n’ait pu prendre
end-worth = En jeu
end-worth-is = { $worth } points
end-both-accept = Les deux acceptent
end-try-again = Réessayer
end-show-new = { $color } continue sur la copie
end-not-accepted = Pas accepté ? L’arbitre décide d’après la copie, et son nom y est joint.
end-count-nav = Le décompte, pas à pas
end-count-step = { $n } { $said }
end-count-dead = Morts ôtés
end-count-dead-words = Les pierres mortes quittent le goban.
end-count-prisoners = Prisonniers mis
end-count-prisoners-words = Les prisonniers comblent le territoire de leur propre couleur.
end-count-tens = Par dizaines
end-count-tens-words = Ce qui reste est compté par blocs.
end-who-confirmed = Qui a confirmé
end-confirmed = confirmé
end-confirmed-at = confirmé à { $time }
end-confirmed-for = confirmé à { $time } par { $name }, arbitre : { $reason }
end-not-yet = pas encore
end-count-again = Recompter
end-confirm-note = Confirmé par les deux, le résultat ne change plus jamais ({ $confirmed }). Qui fait objection fait recompter ({ $again }).
end-confirm-for = Confirmer pour { $name }
end-why-not-self = Pourquoi le joueur ne le peut pas
end-confirm-for-act = Confirmer : { $name }, arbitre
goban-copy = Copie de la position
goban-open = Ouverts : { $points }.
goban-doubtful = Pas réglés : { $points }.
goban-dead = Morts : { $points }.
goban-shut = Ne peut pas encore être repris : { $points }.
did-nothing-left = il ne reste rien à jouer
did-claim = { $color } marque
did-differ = pas d’accord
did-copy = une copie pour { $point }
did-copy-play = { $move } sur la copie
did-copy-ko = { $color } passe pour le ko { $point }
did-give-in = { $color } cède
did-accept-copy = les deux acceptent la copie
did-decide = l’arbitre décide pour { $point }
did-told = les deux le savent
did-both-lose = les deux perdent
did-confirm-for = l’arbitre confirme pour { $color }
refusal-record-tell-first = Les deux refusent. Dites-leur d’abord que les deux perdraient, puis consultez-les de nouveau.
refusal-record-play-on-first = Sans accord, la partie continue. Ce n’est qu’après le prochain arrêt que toutes les pierres vivent.
refusal-record-reason = Dites pourquoi, en 1 à 1000 caractères
refusal-record-differ = Les joueurs sont en désaccord sur { $point }. Réglez cela d’abord.
refusal-record-same = Personne ne réclame { $point } contre son propriétaire : il n’y a rien à essayer ni à décider.
refusal-record-no-copy = Ces règles ne connaissent pas le jeu sur une copie : continuez la partie.
refusal-record-none-open = Aucune copie n’est ouverte, ou elle n’a encore rien montré.
refusal-record-fill-in-turn = { $point } vaut un point avec ces règles : continuez, et comblez-le à votre tour.
act-decide-end = Fin d’une partie décidée par l’arbitre
act-confirm-for = Résultat confirmé pour un joueur
incident-disputed-question = Que disent les deux ?

game-more-passes = Les deux ont passé. { $n ->
    [one] Encore un coup passé et le jeu s’arrête
   *[other] Encore { $n } coups passés de suite et le jeu s’arrête
} ({ $rules }).
game-white-passes-last = Les deux ont passé. Blanc passe en dernier : le jeu s’arrête quand Blanc passe ({ $rules }).
end-way-same = Compté en territoire, avec les pierres cédées à chaque coup passé, le résultat est le même.
end-way-half = À la table, on ne compte qu’un camp, pierres et intersections ensemble par dizaines, contre la moitié du goban ; la moitié du komi s’ajoute à ce qu’il faut à Noir.
end-way-fill = À la table, chaque camp remplit ses intersections avec toutes ses pierres ; les intersections vides ou les pierres en trop font la différence.
