# The server itself, for its owner.

server-lead = Comment va le serveur : sa base de données, ses sauvegardes, qui est connecté et ce qui a échoué.
server-version = Version
server-since = En marche depuis
server-database = Base de données
server-sqlite = SQLite, dans le dossier des données ; l’écriture fonctionne.
server-postgres = PostgreSQL ; l’écriture fonctionne.
server-room = Disque
server-room-said = La base de données occupe { $size } ; il reste { $free } sur son disque.
server-size-kb = { $n } ko
server-size-mb = { $n } Mo
server-size-gb = { $n } Go
server-clock = Horloge
server-backups = Sauvegardes
server-backups-none = Aucune automatique. Lancez le serveur avec --backup DOSSIER, ou tengen backup sur la machine.
server-backups-first = Elles vont dans { $folder } ; aucune n’a encore été faite.
server-backups-last = La dernière, vérifiée : { $moment }, { $file }
server-backups-next = La prochaine : { $moment }
server-job-done = dernière exécution { $last }
server-job-failed = dernière exécution { $last } ; échecs : { $count }, le dernier { $moment } : { $why }
server-job-agreed-results = Résultats concordants
server-job-reminders = Rappels
server-job-retention = Suppression à l’échéance
server-job-journals = Comparaison des journaux
server-job-rating-lists = Listes de cotes récupérées
server-job-messages = Envoi des messages
server-job-backups = Sauvegardes
server-job-other-instances = Nouvelles des autres instances
server-streams = Pages ouvertes qui suivent les changements
server-people = Connectés
anywhere-title = Une personne partout
anywhere-lead = Trouvez quelqu’un dans tous les tournois de ce serveur, et oubliez-le.
anywhere-search = Nom ou numéro
anywhere-search-hint = Nom et prénom, ou le numéro d’une échelle
anywhere-find = Chercher
anywhere-more = Il y en a d’autres. Tapez davantage du nom.
anywhere-forget = Oublier ceux qui sont choisis
anywhere-nobody = Personne de ce nom n’est dans un tournoi.
anywhere-unsure = Choisissez au moins une personne, et cochez que vous êtes sûr.
anywhere-forgotten = { $count ->
    [one] Une inscription n’a plus de nom.
   *[other] { $count } inscriptions n’ont plus de nom.
}
anywhere-forgotten-but = { $count ->
    [one] Une inscription n’a plus de nom.
   *[other] { $count } inscriptions n’ont plus de nom.
} Le nom figure encore ici ; les organisateurs le changent : { $left }
server-sessions = { $count ->
    [1] Un navigateur
   *[other] { $count } navigateurs
  }
server-security = Connexions et comptes
server-failures = Demandes échouées depuis le démarrage
server-nothing = Rien.
server-here = sur la machine
security-account-added = Compte ajouté
security-password-set = Mot de passe fixé
security-account-disabled = Compte bloqué
security-owner-named = Propriétaire nommé
security-password-changed = Mot de passe changé
security-sign-in-failed = Nom ou mot de passe erroné
security-sign-in-throttled = Trop d’essais, refusé
security-sessions-ended = Autres navigateurs déconnectés
security-owner-unnamed = N’est plus propriétaire
security-event-maker-named = Peut créer des tournois
security-event-maker-unnamed = Ne peut plus créer de tournois
security-account-enabled = Compte débloqué
security-event-deleted = Tournoi supprimé

server-mail = E-mail
server-mail-none = aucun envoi (--mail-from)
server-outbox = Boîte d’envoi
server-outbox-said = en attente { $waiting }, réessayés { $trying }, abandonnés { $given }

# Liens pour une personne, nouvelle connexion, second facteur.

security-second-factor-set = Second facteur configuré
security-second-factor-removed = Second facteur retiré
security-recovery-code-used = Connexion par code de secours
computer-title = Cet ordinateur
computer-lead = Tengen tourne sur cet ordinateur. Les téléphones et autres ordinateurs de la salle peuvent l’utiliser, si vous les laissez entrer.
computer-phones = Téléphones dans la salle
computer-scan = Scannez ce code avec un téléphone du même réseau, ou tapez l’adresse.
computer-came = Un téléphone ou un autre ordinateur a atteint Tengen.
computer-none-came = Aucun téléphone n’a encore atteint Tengen. Si l’un n’y arrive pas, regardez si le pare-feu de cet ordinateur pose une question, et autorisez Tengen dans les réseaux privés. Certains réseaux d’invités séparent les téléphones des ordinateurs.
computer-no-network = Cet ordinateur n’est dans aucun réseau. Rejoignez le réseau de la salle, ou ouvrez un partage de connexion sur un téléphone.
computer-refused = Tengen n’a pas pu être ouvert au réseau : { $why }
computer-several = Cet ordinateur a plusieurs adresses. Choisissez celle du réseau de la salle :
computer-closed = Seul cet ordinateur atteint Tengen pour l’instant. Quand vous laissez entrer les téléphones, le pare-feu de cet ordinateur peut poser une question : autorisez Tengen dans les réseaux privés.
computer-keep-out = Ne plus laisser entrer les téléphones
computer-let-in = Laisser entrer les téléphones
computer-data = Vos données
computer-folder = Dossier des données
computer-back-up = Télécharger une sauvegarde
computer-end = Arrêter
computer-end-hint = Tout est enregistré. Les pages ouvertes sur des téléphones disent que la connexion est perdue, et reprennent au prochain démarrage.
computer-stop = Arrêter Tengen
computer-stopped = Tengen est arrêté
computer-stopped-lead = Tout est enregistré. Vous pouvez fermer cette page. Redémarrez Tengen pour continuer.
computer-stopped-damaged = La base de données a été remplacée, retirée ou endommagée pendant que Tengen tournait : ce qui a été saisi depuis peut être perdu. Les sauvegardes sont dans le dossier indiqué par « Cet ordinateur ».
computer-unkept = Le choix n’a pas pu être enregistré : { $why }
computer-no-backup = Il n’y a pas de sauvegarde : { $why }
computer-backups-fail = Aucune nouvelle sauvegarde n’a pu être faite : { $why }
computer-backups-none = Aucune sauvegarde ne se fait d’elle-même : son dossier ne peut pas être créé. Téléchargez-en une ici.
