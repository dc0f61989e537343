# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Retour au texte
procedure-back-done = Le tournoi suit de nouveau le texte.
procedure-changed = Changé par ce tournoi
procedure-in-text = Dans le texte : { $text }
procedure-yes = oui
procedure-no = non
procedure-none = rien
procedure-own-rules = Règles pour ce type d’incident
procedure-section-moves = Coups illégaux
procedure-article-14 = Un coup illégal perd (règles japonaises, article 14)
procedure-article-14-hint = Pour les règles ci-dessous qui demandent si l’article 14 est en vigueur
procedure-at-once = Coups qui peuvent suivre pour que ce soit encore aussitôt
procedure-at-once-hint = 0 : remarqué avant le coup suivant
procedure-window = Coups dans lesquels il faut le remarquer
procedure-window-hint = Pour les règles à délai ; une règle peut avoir son propre délai
procedure-inclusive = Remarqué après le dernier coup du délai, c’est à temps
procedure-inclusive-hint = Sinon le délai prend fin avant ce coup
procedure-pass-stone = Un coup compté comme passe cède une pierre
procedure-pass-stone-hint = L’adversaire la reçoit comme prisonnier
procedure-colors-until = Dernier coup jusqu’où des couleurs erronées peuvent être corrigées
procedure-colors-until-hint = Pour les règles qui demandent où en est la partie
procedure-claim-points = Points pour une réclamation contre l’ordre de jeu
procedure-claim-points-hint = En Pair Go, où le coup reste
procedure-section-penalties = Mises en garde et avertissements
procedure-cautions = Mises en garde qui font un avertissement
procedure-cautions-hint = Vide : jamais
procedure-stones = Points que coûte un avertissement
procedure-stones-hint = En pierres ajoutées aux prisonniers de l’adversaire
procedure-warnings = Avertissements qui font perdre
procedure-warnings-hint = Vide : jamais
procedure-end = À quoi mènent tant d’avertissements
procedure-end-hint = Pour la partie où le dernier est donné
procedure-end-game-loss = La partie est perdue
procedure-end-exclusion = La partie est perdue, et le joueur est exclu du tournoi
procedure-scope = Lesquels comptent parmi les précédents
procedure-scope-hint = Chaque sanction figure auprès de l’incident, qu’elle compte ou non
procedure-scope-game = Ceux de la même partie
procedure-scope-event = Ceux de tout le tournoi
procedure-section-lateness = Retards
procedure-grace = Minutes de tolérance pour les retards
procedure-grace-hint = Usuel : 30
procedure-limit = Arriver juste à la fin de la tolérance, c’est à temps
procedure-limit-hint = Sinon la dernière minute est de trop
procedure-after = Après la tolérance
procedure-after-hint = Pour qui arrive trop tard
procedure-after-loses-by-default = La partie est perdue par forfait
procedure-after-clock-only = Seule la pendule est débitée
procedure-after-arbiter = L’arbitre décide
procedure-charge = Pourcentage du retard ôté à la pendule
procedure-charge-hint = 100 : la pendule a tourné depuis le début ; 200 : le double du retard ; 0 : rien
procedure-section-decides = Qui décide
procedure-elsewhere = Où le texte ne dit rien
procedure-elsewhere-hint = Pour les incidents que la procédure ne règle pas
procedure-elsewhere-default = L’usage, sauf si l’arbitre choisit autre chose
procedure-elsewhere-arbiter-decides = L’arbitre décide d’emblée
procedure-clock = Les pendules, où une règle ne dit rien
procedure-clock-hint = Pendant qu’un incident est réglé
procedure-clock-leave-as-is = Elles gardent leurs temps
procedure-clock-stop-meanwhile = Arrêtées entre-temps, puis elles repartent
procedure-clock-set-right = L’arbitre les règle
procedure-clock-reset = Toutes deux repartent du début
procedure-committee = Membres de la commission d’appel
procedure-committee-hint = 0 : pas d’appel
procedure-until = Appels
procedure-until-hint = Jusqu’à quand un joueur peut faire appel
procedure-until-result-confirmed = Jusqu’à la confirmation du résultat
procedure-until-round-closed = Jusqu’à la clôture de la ronde
procedure-until-minutes-after-told = Tant de minutes après l’annonce de la décision au joueur
procedure-until-minutes = Minutes pour un appel
procedure-until-minutes-hint = Si les appels se font à la minute
procedure-section-text = Le texte lui-même
procedure-text-note = Ce que les décisions invoquent comme fondement. Écrivez ici ce que dit l’annonce même du tournoi.
procedure-edition = Édition
procedure-edition-hint = Le texte, par son nom et son année
procedure-since = En vigueur depuis
procedure-since-hint = Vide : ouvert
procedure-to = En vigueur jusqu’à
procedure-to-hint = Vide : ouvert
procedure-confirmation-words = Pourquoi un résultat confirmé reste
procedure-confirmation-words-hint = Avec vos mots
procedure-confirmation-source = Son texte
procedure-confirmation-source-hint = Pour un résultat confirmé
procedure-confirmation-article = Son article
procedure-confirmation-article-hint = Ou l’intitulé
procedure-confirmation-standing = Quel est son fondement
procedure-confirmation-standing-hint = Pour un résultat confirmé
procedure-confirmation-standing-text = Lu dans le texte
procedure-confirmation-standing-derived = Déduit du texte
procedure-confirmation-standing-setting = Pratique générale, un réglage du tournoi
procedure-elsewhere-words = Ce qui vaut où le texte ne dit rien
procedure-elsewhere-words-hint = Avec vos mots
procedure-elsewhere-source = Son texte
procedure-elsewhere-source-hint = Pour les incidents sans règle
procedure-elsewhere-article = Son article
procedure-elsewhere-article-hint = Ou l’intitulé
procedure-elsewhere-standing = Quel est son fondement
procedure-elsewhere-standing-hint = Pour les incidents sans règle
procedure-elsewhere-standing-text = Lu dans le texte
procedure-elsewhere-standing-derived = Déduit du texte
procedure-elsewhere-standing-setting = Pratique générale, un réglage du tournoi
period = En vigueur : { $days }
period-from = En vigueur depuis le { $from }
period-until = En vigueur jusqu’au { $until }

## Its rules for each kind
rule-list-title = Règles pour chaque type d’incident
rule-list-note = Essayées dans cet ordre ; la première qui convient compte.
rule-list-of-file = Les règles dans leur ensemble viennent du fichier du tournoi.
rule-list-lead = La première règle qui convient compte ; si aucune ne convient, l’usage. Une nouvelle règle est essayée d’abord.
rule-list-in-text = Comme dans le texte
rule-list-saved = Les règles sont enregistrées.
rule-number = Règle { $n }
rule-up = Plus tôt
rule-remove = Ôter
rule-add = Ajouter une règle
rule-sentence = { $when } : { $then }.
rule-always = Toujours
rule-otherwise = Sinon
rule-arbiter-decides = L’arbitre décide
rule-with-sanction = { $remedy }, avec : { $sanction }
rule-may-choose = L’arbitre peut choisir : { $what }
rule-instead = À la place, l’arbitre peut choisir : { $what }
rule-if-agreed = Si les deux joueurs sont d’accord : { $what }
rule-may-add = L’arbitre peut ajouter : { $what }
rule-when-at-once-moves = { $n ->
    [one] Remarqué au plus { $n } coup plus tard
   *[other] Remarqué au plus { $n } coups plus tard
  }
rule-when-in-moves = { $n ->
    [one] Remarqué dans un délai de { $n } coup
   *[other] Remarqué dans un délai de { $n } coups
  }
rule-when-past-moves = { $n ->
    [one] Remarqué plus de { $n } coup plus tard
   *[other] Remarqué plus de { $n } coups plus tard
  }
rule-when-colors-until = Remarqué jusqu’au coup { $n } inclus
condition-at-once = Remarqué aussitôt
condition-in-window = Remarqué dans le délai
condition-past-window = Remarqué après le délai
condition-opponent-claims = L’adversaire le réclame
condition-while-colors-correctable = Remarqué tant que les couleurs peuvent être corrigées
condition-agreed = Les deux joueurs sont d’accord
condition-disagreed = Les joueurs ont été consultés et ne sont pas d’accord
condition-deliberate = Volontairement
condition-dropped = La pierre a glissé
condition-force-majeure = Personne à la table ne l’a causé
condition-lost = La position ne peut pas être rétablie
condition-cannot-return = Les pierres ne peuvent pas revenir
condition-effective-move = Un coup efficace a été trouvé après l’arrêt, les deux ont été consultés et refusent
condition-named-fault = Une des fautes que le texte nomme
condition-not-pressed = La pendule n’a pas été actionnée
condition-after-stop = Le drapeau a été réclamé après l’arrêt
condition-bystander = Un tiers a réclamé le drapeau
condition-illegal-move-loses = L’article 14 est en vigueur
condition-legal-in-record = Légal d’après le relevé
rule-when = Quand elle s’applique
rule-when-note = Toutes ces conditions doivent être remplies ; aucune : toujours.
rule-window = Coups du délai propre à cette règle
rule-window-hint = Vide : le délai du tournoi
rule-remedy = Ce qu’on fait
rule-firmness = Jusqu’où elle oblige
rule-firmness-hint = Où c’est laissé à l’arbitre, rien ne se passe avant qu’un des choix ci-dessous soit fait
rule-instead-title = Ce qu’on peut choisir d’autre
rule-instead-question = L’arbitre peut choisir
rule-agreed-question = Si les deux joueurs sont d’accord
rule-may-question = L’arbitre peut ajouter
rule-reopens = Aussi après confirmation du résultat par les deux
rule-reopens-note = Le texte d’aucune fédération ne prévoit cela
rule-basis = Sur quoi elle repose
rule-basis-note = Si la règle devient une autre et que ces mots restent tels quels, les décisions invoquent le tournoi lui-même comme fondement.
rule-words = Ce que dit le texte, avec vos mots
rule-source = Texte
rule-article = Article ou intitulé
rule-standing = Quel est son fondement
standing-text = Lu dans le texte
standing-derived = Déduit du texte
standing-setting = Pratique générale, un réglage du tournoi
rule-save = Enregistrer la règle

## What players have, and what they read
ruling-own = Ce tournoi s’écarte du texte en ceci :
ruling-told-at = Informé { $at }
given-by = Décision { $no }, ronde { $round }, table { $table }
given-other-game = D’une autre partie : elle ne compte pas ici
given-caution = Mise en garde
given-warning = Avertissement
given-stones = { $n ->
    [one] { $n } point cédé
   *[other] { $n } points cédés
  }
given-game-loss = Partie perdue par avertissements
given-exclusion = Exclu du tournoi
given-other = Une autre sanction
