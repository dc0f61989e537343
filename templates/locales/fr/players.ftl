# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = Sauter la ronde { $round }
request-leave = Départ : plus de ronde dès la { $round }
request-late = En retard à la ronde { $round }
request-correct = Nom, niveau ou club erroné
request-arbiter = Un arbitre, s’il vous plaît (ronde { $round })
inbox-nothing = Rien n’attend de réponse.
inbox-results = Résultats qu’ils donnent
inbox-said = { $name }, { $time } : { $result }
inbox-enter = Saisir : { $result }
inbox-requests = Ce qu’ils demandent
calls-title = Appels à un arbitre : { $n }
calls-tell = Être averti des appels à un arbitre
inbox-if-granted = Si c’est accordé :
inbox-words = Un mot pour eux
inbox-grant = Accorder
inbox-refuse = Refuser
inbox-done = Fait
call-going = Les joueurs voient que vous êtes en route
inbox-organisers = Qui joue quelle ronde, c’est aux organisateurs de l’accorder.
inbox-granted = Accordé, et fait.
inbox-refused = Refusé. Le joueur le voit.
inbox-answered = Répondu ({ $n })
then-skip = non apparié ; { $points } pt pour la ronde.
then-leave = plus apparié ; { $points } pt par ronde, et la place acquise reste.
then-late = apparié comme d’habitude ; la pendule part quand même.
then-correct = rien ne change de soi-même : corrigez l’inscription, puis accordez.
then-arbiter = rien ne change : cela dit que quelqu’un y est allé.
then-paired = impossible tant que le joueur est apparié à la ronde { $round } : désappariez d’abord.
links-title = Liens personnels
links-about = Avec un lien personnel, un joueur donne des résultats et fait des demandes depuis son propre téléphone. Qui a le lien agit au nom de ce joueur ; il peut être retiré à tout moment.
links-make = { $n ->
    [1] Créer un lien pour un joueur
   *[other] Créer des liens pour { $n } joueurs
  }
links-find = Trouver un nom
links-one = Créer un lien
links-another = Un autre
links-revoke = Retirer
links-revoked = Le lien est retiré.
links-since = depuis { $at }
links-made = { $n ->
    [1] Un lien personnel
   *[other] { $n } liens personnels
  }
links-once = Imprimez ceci maintenant : les liens s’affichent une seule fois et ne sont gardés nulle part. Un lien perdu est refait.
links-made-before = Ces liens ont déjà été créés et ne s’affichent qu’une fois. Qui a perdu le sien en reçoit un autre.
links-copy = Tous les noms avec leurs liens, à copier
links-scan = Votre table, résultats et demandes
links-keep = Pour vous seul : qui a ce code agit en votre nom.
settings-reports = Résultats donnés par les joueurs
settings-skip-freely = Les joueurs peuvent sauter sans demander une ronde pas encore appariée
reports-confirmed = Un arbitre confirme chacun
reports-agreed = Comptent dès que les deux concordent
reports-off = Aucun : les arbitres saisissent tout
act-make-links = Liens personnels créés
act-revoke-link = Lien personnel retiré
act-report-result = Résultat donné par un joueur
act-set-date = Date d’une partie fixée
act-propose-date = Date proposée par un joueur
act-accept-date = Date acceptée par un joueur
act-drop-date = Date proposée refusée ou retirée
act-settle-unplayed = Parties non jouées réglées
act-reopen-unplayed = Parties non jouées rouvertes
act-draw-all = Toutes les rondes tirées et publiées
act-take-back-all = Toutes les rondes retirées
act-ask = Demande d’un joueur
act-take-request-back = Demande reprise
act-answer-request = Réponse à une demande
door-of = sur { $n } manquent
door-complete = Les { $n } sont tous là
door-progress = { $here } sur { $n } sont là
door-find = Nom ou club
door-missing = Manquent { $n }
door-here = Là { $n }
door-all = Tous { $n }
door-is-not-here = { $name } n’est pas là.
door-from = Joue à partir de la ronde { $round }.
door-here-now = là
door-nobody = Personne dans cette liste.
inbox-alone = L’adversaire n’a encore rien dit.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] demande de joueurs attend
   *[other] demandes de joueurs attendent
}
inbox-draw = Ce que fera le tirage
inbox-draw-now = Maintenant
inbox-draw-granted = { $n ->
    [one] Si accordée
   *[other] Les { $n } accordées
}
inbox-draw-players = Joueurs
inbox-draw-boards = Tables
inbox-draw-free = Exempt
inbox-draw-away = Non appariés
inbox-draw-open = Une demande ouverte ne compte pas : qui demande est apparié.
inbox-draw-act = Tirer la ronde { $round }
inbox-draw-nobody = Personne ne voit le tirage avant sa publication.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scanner un badge
door-scan-how = Dirigez l’appareil photo vers le code d’un badge ou d’un lien personnel.
door-scan-nobody = Ce code n’est à personne dans ce tournoi.
door-scan-none = L’appareil photo n’est pas utilisable. Tapez le nom ci-dessus, ou scannez le code avec l’appareil photo du téléphone.
door-scan-stop = Arrêter de scanner
door-for = Pour la ronde { $round }, la prochaine à apparier.
door-anew = Pointer tout le monde à nouveau
door-anew-about = Chacun manque jusqu’à ce qu’il soit pointé ; qui ne l’est pas ne joue pas la ronde { $round }. Les rondes appariées restent.
door-anew-act = Pointer les { $n } à nouveau
door-over = Le pointage était ouvert jusqu’au { $at }.
door-organisers = Les frais sont cochés par les organisateurs.

home-inbox = Inscrits en ligne : { $n ->
    [1] une réponse en attente
   *[other] { $n } réponses en attente
  }

messages-title = Messages aux joueurs
messages-lead = À tout le monde, à un groupe ou à une table. Le message reste sur les pages publiques, dans la salle et sur les pages des joueurs jusqu’à ce que vous le retiriez ; celui d’une table n’est lu que par ses deux joueurs.
messages-words = Votre message
messages-to = À qui
messages-table = Ou seulement à la table
messages-table-hint = De la ronde la plus récente. Laissez vide pour parler au groupe ci-dessus.
messages-say = Envoyer
messages-said = C’est dit.
messages-stand = Messages affichés
messages-none = Aucun message affiché.
messages-take-down = Retirer
messages-taken-down = Le message est retiré.
messages-no-table = La dernière ronde n’a pas de table « { $typed } ».
act-announce = Message aux joueurs
act-take-down = Message retiré
messages-sending = Envois aux joueurs
messages-waiting = En attente d’envoi : { $n }.
messages-failed = Rien n’arrive à ces adresses. Demandez-en une autre et inscrivez-la chez le joueur :
act-forget-person = Personne oubliée
settings-confirm-minutes = Minutes après lesquelles l’annonce des deux joueurs compte d’elle-même
settings-confirm-minutes-hint = 0 : jamais ; un arbitre confirme chacune.

# What players do themselves: their own page, results they report, what they ask for, and their links.

links-done = Fait avec ce lien
inbox-appeals = Appels

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] En envoyer un par courriel
   *[other] En envoyer { $n } par courriel
}
links-mail-one = Envoyer par courriel
links-mailed = { $n ->
    [one] Un lien est en route. Les messages disent s’il arrive.
   *[other] { $n } liens sont en route. Les messages disent s’ils arrivent.
}
