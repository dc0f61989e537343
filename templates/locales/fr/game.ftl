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
refusal-record-confirmed = Le résultat est confirmé : le relevé reste tel quel
refusal-record-no-repetition = La position ne s’est pas répétée. Continuez à jouer, ou demandez à un arbitre.
refusal-record-repetition = Ces règles ne permettent pas aux joueurs de s’accorder sur une répétition. Demandez à un arbitre.
refusal-record-no-resumption = Avec ces règles, une partie arrêtée ne reprend pas
refusal-record-life = On ne peut marquer que des pierres posées sur le goban
refusal-record-not-in-rules = Ces règles ne connaissent pas cela. L’arbitre décide.
refusal-record-disagree = Les joueurs ont donné des résultats différents
refusal-record-phase = La partie a continué entre-temps : regardez de nouveau le goban
refusal-record-nothing = Il n’y a rien à reprendre
refusal-record-ruling = La décision { $no } est venue en dernier. Annulez-la sur sa propre page.
refusal-record-moves = { $moves ->
    [1] Un coup est déjà relevé. Reprenez-le
   *[other] { $moves } coups sont déjà relevés. Reprenez-les
  } d’abord.
refusal-record-position = Les pierres autour de { $point } n’ont pas de liberté : une telle position est impossible sur un goban
refusal-record-handicap = Aucune pierre de handicap ne peut être là : { $point }
refusal-record-apply = La décision ne peut pas être appliquée au relevé : { $why }
refusal-record-full = Le relevé est plein
refusal-record-note = Une note compte de 1 à 1000 caractères
refusal-record-prisoners = { $n } prisonniers, c’est plus que le goban ne contient
refusal-record-terms = Aucune partie ne peut être relevée ici : { $why }
refusal-record-other-result = La table indique déjà { $result }. Corrigez l’un des deux avant que les joueurs confirment.

fault-point = Écrivez une intersection comme Q16 : une lettre depuis A, sans I, et un nombre
fault-clock = Écrivez ce qu’indique la pendule, par exemple 12:30 ou 1:02:30

record-title = Table { $table }, relever la partie
record-there = Un autre secrétaire venait de saisir la même chose. Cela compte une fois.
record-meanwhile = { $name } a saisi entre-temps : { $theirs }. Non saisi : { $mine }. Regardez le goban, puis saisissez ce qui manque.
record-made-anyway = Si { $point } a été joué malgré tout, saisissez-le tel quel et signalez l’incident.
record-as-made = Saisir { $point } tel quel
record-unsent = Pas encore enregistré, en attente de connexion :
record-dropped = Non saisi :
record-sign-in = Votre session est fermée. Reconnectez-vous dans un autre onglet ; ce qui attend est gardé ici :
record-keys = Goban. Les flèches choisissent une intersection, Entrée joue, Retour arrière reprend.
record-pad = Déplacer l’intersection choisie
record-up = Haut
record-left = Gauche
record-right = Droite
record-down = Bas
record-play = Jouer { $color }
record-place = Poser la pierre
record-usual = Aux points usuels
record-put = Placer
record-toggle = Mort ou vivant
record-count-it = Compter cette position
record-undo = Reprendre : { $what }
record-pass = Passer
record-quick = Un toucher joue
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
record-note-act = Ajouter
record-clock = Pendule
record-clock-whose = Pendule de
record-clock-left = Temps restant
record-clock-hint = 12:30, ou 1:02:30
record-clock-overtime = Périodes ou pierres restantes de byo-yomi
record-clock-act = Noter
record-file = Reprendre un fichier
record-file-label = Kifu (SGF)
record-file-act = Importer
record-file-wrong = Ce fichier ne peut pas être repris : { $why }
record-file-games = Le fichier contient { $n } parties : enregistrez à part celle de cette table, puis importez-la
record-file-empty = Il n’y a pas de partie dans ce fichier
record-file-large = Ce fichier est trop grand pour une partie
record-taken-over = Le fichier est repris comme relevé de cette partie
record-lids = Prisonniers dans les couvercles
record-lids-act = Corriger
record-board = Le résultat de la table
record-watch = Suivre
record-confirms = { $color } confirme
record-confirmed = Les deux joueurs ont confirmé. Le résultat est saisi pour la ronde, et le relevé reste tel quel.
boards-record = Relever
boards-record-at = Relever la partie, table { $table }
boards-watch = Suivre
boards-watch-at = Suivre la table { $table }

game-placing = { $n ->
    [1] Une pierre de handicap à placer
   *[other] { $n } pierres de handicap à placer
  }
game-setting-up = Installation de la position finale
game-to-move = À { $color } de jouer
game-stopped = Arrêtée : qu’est-ce qui est mort ?
game-ended = { $result }, pas encore confirmé
game-last = Coup { $n } : { $move }
game-held = détient { $n ->
    [1] une pierre
   *[other] { $n } pierres
  }
game-terms = Conditions
goban = Position
goban-last = Position après { $color } { $point }
move-pass = { $color } passe

count-territory = Territoire
count-prisoners = Pris en cours de partie
count-dead = Morts sur le goban
count-stones = Pierres sur le goban
count-komi = Komi
count-compensation = Pour les pierres de handicap
count-rulings = Par décisions
count-sum = Total
count-marks = Un toucher marque
count-as-dead = Mort
count-as-seki = Seki
count-agreed = { $color } est d’accord
count-resume = { $color } veut continuer
count-none-dead = Tout est vivant
count-settle = L’arbitre le fixe ainsi
count-no-agreement = Pas d’accord entre eux

did-handicap = pierre de handicap { $point }
did-usual = pierres de handicap
did-moves = { $n } coups d’un fichier
did-position = une position
did-prisoners = prisonniers corrigés
did-note = un commentaire
did-clock = une pendule
did-stop = fin du jeu
did-mark = ce qui est mort
did-agree = { $color } est d’accord
did-settle = fixé par l’arbitre
did-no-agreement = pas d’accord
did-resume = { $color } continue
did-resign = { $color } abandonne
did-time = { $color } perd au temps
did-repetition = répétition
did-object = objection
did-confirm = { $color } confirme
did-ruled = décision { $no }
did-unruled = décision { $no } annulée
did-undo = la dernière saisie reprise

watch-title = Table { $table }, la partie
watch-start = Avant le premier coup
watch-ways = Parcourir la partie
watch-first = Début
watch-back = Retour
watch-on = Suite
watch-last = Ici
watch-nothing = Personne ne relève encore cette partie. Dès que quelqu’un le fera, elle avancera ici toute seule.
watch-file = Kifu (SGF)
watch-clock = Pendule de { $color } : { $time }
watch-overtime = Pendule de { $color } : { $time }, byo-yomi { $n }

incident-found = Trouvé dans la partie relevée
figure-now = Maintenant.
figure-after = Après la décision.
ruling-record = Partie relevée
ruling-record-done = La décision y est appliquée aussi
ruling-record-stays = Cela ne peut pas être appliqué au relevé. Remettez le goban en ordre à la main ; le relevé reste tel quel.
ruling-prisoners = Prisonniers
ruling-prisoners-of = { $color } { $n }

act-record = Relevé d’une partie commencé

record-arbiter-only = Seul un arbitre peut fixer ce sur quoi les joueurs ne s’accordent pas

record-marking-changed = Le marquage a changé entre-temps. Regardez le goban, puis donnez votre accord.

record-words = Écrivez une intersection ou un commentaire
record-discard = Jeter ce qui attend

watch-step = Étape { $n } sur { $of }
ruling-on = Suite de la partie, table { $table }
