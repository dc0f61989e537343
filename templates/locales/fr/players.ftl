# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = Sauter la ronde { $round }
request-leave = Départ : ne plus apparier dès la ronde { $round }
request-late = En retard à la ronde { $round }
request-correct = Nom, niveau ou club faux
request-arbiter = Un arbitre, s’il vous plaît (ronde { $round })
inbox-nothing = Aucune demande en attente.
inbox-results = Résultats annoncés
inbox-said = { $name }, { $time } : { $result }
inbox-enter = Saisir : { $result }
inbox-requests = Demandes
calls-title = { $n ->
    [one] { $n } appel à un arbitre
   *[other] { $n } appels à un arbitre
  }
calls-tell = Être averti des appels à un arbitre
inbox-if-granted = Si c’est accordé :
inbox-words = Un mot au joueur
inbox-grant = Accorder
inbox-refuse = Refuser
inbox-done = Fait
call-going = Les joueurs voient que vous êtes en route
inbox-organisers = Seuls les organisateurs peuvent accorder qui joue quelle ronde.
inbox-granted = Accordé, et fait.
inbox-refused = Refusé. Le joueur le voit.
inbox-answered = Répondu ({ $n })
then-skip = non apparié ; { $points } pt pour la ronde.
then-leave = plus apparié ; { $points } pt par ronde, et la place acquise reste.
then-late = apparié comme d’habitude ; la pendule part à l’heure.
then-correct = rien ne change tout seul : corrigez l’inscription, puis accordez.
then-arbiter = rien ne change : ceci note seulement que quelqu’un y est allé.
then-paired = impossible tant que le joueur est apparié à la ronde { $round } : désappariez d’abord.
links-title = Liens personnels
links-about = Avec un lien personnel, un joueur annonce ses résultats et envoie des demandes depuis son propre téléphone. Toute personne qui a le lien peut agir en son nom. Vous pouvez le révoquer à tout moment.
links-hidden = Ce tournoi n’est pas encore annoncé : d’ici là, un lien personnel ne dit que cela et mène les capitaines à leurs compositions.
links-make = { $n ->
    [1] Créer un lien pour un joueur
   *[other] Créer des liens pour { $n } joueurs
  }
links-find = Trouver un nom
links-one = Créer un lien
links-another = En créer un autre
links-revoke-made = Révoquer les { $n } liens créés le { $at }
links-revoked = Le lien est révoqué.
links-revoked-many = { $n ->
    [1] Un lien est révoqué.
   *[other] { $n } liens sont révoqués.
  }
links-since = depuis { $at }
links-made = { $n ->
    [one] { $n } lien personnel
   *[other] { $n } liens personnels
  }
links-once = Imprimez ceci maintenant : les liens s’affichent une seule fois et ne sont pas conservés. Si un lien est perdu, créez-en un nouveau.
links-made-before = Ces liens ont déjà été créés et ne s’affichent qu’une fois. Si un lien est perdu, créez-en un autre.
links-copy = Tous les noms avec leurs liens, à copier
links-scan = Votre table, résultats et demandes
links-keep = À garder pour vous : toute personne ayant ce code peut agir en votre nom.
settings-reports = Résultats annoncés par les joueurs
settings-skip-freely = Les joueurs peuvent sauter sans demander une ronde non appariée
reports-confirmed = Un arbitre confirme chacun
reports-agreed = Comptent dès que les deux annonces concordent
reports-off = Aucun : les arbitres saisissent tout
act-make-links = Liens personnels créés
act-revoke-link = Lien personnel révoqué
act-report-result = Résultat annoncé par un joueur
act-set-date = Date d’une partie fixée
act-propose-date = Date proposée par un joueur
act-accept-date = Date acceptée par un joueur
act-drop-date = Date proposée refusée ou retirée
act-settle-unplayed = Parties non jouées réglées
act-reopen-unplayed = Parties non jouées rouvertes
act-draw-all = Toutes les rondes appariées et publiées
act-take-back-all = Toutes les rondes retirées
act-ask = Demande d’un joueur
act-take-request-back = Demande retirée
act-answer-request = Réponse à une demande
door-of = sur { $n } manquent
door-complete = Les { $n } sont tous là
door-progress = { $here } sur { $n } sont là
door-find = Nom ou club
door-missing = Absents { $n }
door-here = Présents { $n }
door-all = Tous { $n }
door-is-not-here = { $name } n’est pas là.
door-from = Joue à partir de la ronde { $round }.
door-here-now = présent
door-nobody = Personne n’est dans cette liste.
inbox-alone = L’adversaire n’a encore rien annoncé.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] demande de joueurs attend
   *[other] demandes de joueurs attendent
}
inbox-draw = Ce que fera l’appariement
inbox-draw-now = Maintenant
inbox-draw-granted = { $n ->
    [one] Si accordée
   *[other] Les { $n } accordées
}
inbox-draw-players = Joueurs
inbox-draw-boards = Tables
inbox-draw-away = Non appariés
inbox-draw-open = Une demande ouverte ne compte pas encore : le joueur est apparié.
inbox-draw-act = Apparier la ronde { $round }
inbox-draw-nobody = Personne ne voit l’appariement avant sa publication.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scanner un badge
door-scan-how = Dirigez l’appareil photo vers le code d’un badge ou d’un lien personnel.
door-scan-nobody = Ce code n’appartient à personne dans ce tournoi.
door-scan-none = L’appareil photo n’est pas utilisable. Tapez le nom ci-dessus, ou scannez le code avec l’appareil photo du téléphone.
door-scan-stop = Arrêter de scanner
door-for = Pour la ronde { $round }, la prochaine à apparier.
door-anew = Réinitialiser le pointage
door-anew-about = Chacun est absent tant qu’il n’est pas pointé ; qui ne l’est pas ne joue pas la ronde { $round }. Les rondes appariées restent.
door-anew-act = Réinitialiser le pointage des { $n }
door-anew-drawn = La ronde { $round } est appariée. Pour réinitialiser le pointage, supprimez d’abord le brouillon.
door-over = Le pointage était ouvert jusqu’au { $at }.
door-organisers = Seuls les organisateurs peuvent marquer les frais comme payés.

home-inbox = Inscriptions en ligne : { $n ->
    [one] { $n } attend une réponse
   *[other] { $n } attendent une réponse
  }

messages-title = Messages aux joueurs
messages-lead = À tout le monde, à un groupe ou à une table. Le message reste sur les pages publiques, dans la salle et sur les pages des joueurs jusqu’à ce que vous le retiriez ; celui d’une table n’est lu que par ses deux joueurs.
messages-words = Message
messages-to = À qui
messages-table = Ou seulement à la table
messages-table-hint = De la ronde la plus récente. Laissez vide pour écrire au groupe ci-dessus.
messages-say = Envoyer
messages-said = Le message est envoyé.
messages-stand = Messages affichés
messages-none = Aucun message.
messages-take-down = Retirer
messages-taken-down = Le message est retiré.
messages-no-table = Écrivez le numéro d’une table de la dernière ronde{ $not }.
act-announce = Message aux joueurs
act-take-down = Message retiré
messages-sending = Envois aux joueurs
messages-waiting = En attente d’envoi : { $n }.
messages-failed = Les e-mails n’arrivent pas à ces adresses. Demandez-en une autre et saisissez-la sur la page du joueur :
act-forget-person = Personne oubliée
settings-confirm-minutes = Minutes après lesquelles deux annonces concordantes comptent sans arbitre
settings-confirm-minutes-hint = 0 : jamais ; un arbitre confirme chacune.

# What players do themselves: their own page, results they report, what they ask for, and their links.

links-done = Fait avec ce lien
inbox-appeals = Appels

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] En envoyer un par e-mail
   *[other] En envoyer { $n } par e-mail
  }
links-mail-one = Envoyer par e-mail
links-mailed = { $n ->
    [one] Un lien est en route. Voyez sous « Messages » s’il arrive.
   *[other] { $n } liens sont en route. Voyez sous « Messages » s’ils arrivent.
  }
