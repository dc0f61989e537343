# The server itself, for its owner.

server-lead = État du serveur : base de données, sauvegardes, connexions et échecs.
server-version = Version
server-since = En marche depuis
server-database = Base de données
server-sqlite = SQLite, dans le dossier des données, accessible en écriture.
server-postgres = PostgreSQL, accessible en écriture.
server-room = Disque
server-room-said = La base de données occupe { $size } ; il reste { $free } sur son disque.
server-size-kb = { $n } ko
server-size-mb = { $n } Mo
server-size-gb = { $n } Go
server-clock = Horloge
server-backups = Sauvegardes
server-backups-none = Aucune sauvegarde automatique. Lancez le serveur avec --backup DOSSIER, ou tengen backup sur la machine.
server-backups-first = Elles vont dans { $folder } ; aucune n’a encore été faite.
server-backups-last = La dernière, vérifiée : { $moment }, { $file }
server-backups-next = La prochaine : { $moment }
server-job-done = dernière exécution { $last }
server-job-failed = dernière exécution { $last } ; échecs : { $count }, le dernier { $moment } : { $why }
server-job-agreed-results = Résultats concordants
server-job-reminders = Rappels
server-job-retention = Suppression des données expirées
server-job-journals = Comparaison des journaux
server-job-rating-lists = Téléchargement des échelles
server-job-messages = Envoi des messages
server-job-backups = Sauvegardes
server-job-other-instances = Nouvelles des autres instances
server-streams = Connexions en direct
server-people = Connectés
anywhere-title = Chercher dans tous les tournois
anywhere-lead = Trouvez une personne dans tous les tournois de ce serveur et effacez ses données personnelles.
anywhere-search-hint = Nom et prénom, ou le numéro d’une échelle
anywhere-find = Chercher
anywhere-more = Il y en a d’autres. Tapez davantage du nom.
anywhere-forget = Oublier la sélection
anywhere-waiting = Inscriptions en attente de réponse
anywhere-nobody = Personne de ce nom n’est dans un tournoi.
anywhere-unsure = Choisissez au moins une personne, et cochez que vous êtes sûr.
anywhere-forgotten = { $count ->
    [one] Une inscription n’a plus de nom.
   *[other] { $count } inscriptions n’ont plus de nom.
}
anywhere-forgotten-but = { $count ->
    [one] Une inscription n’a plus de nom.
   *[other] { $count } inscriptions n’ont plus de nom.
  } Le nom figure encore ici ; les organisateurs peuvent le changer : { $left }
server-sessions = { $count ->
    [one] { $count } navigateur
   *[other] { $count } navigateurs
  }
server-security = Connexions et comptes
server-failures = Requêtes en échec depuis le démarrage
server-nothing = Aucune.
server-here = sur la machine
security-account-added = Compte ajouté
security-password-set = Mot de passe défini
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
server-mail-none = non configuré (--mail-from)
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
computer-came = Un téléphone ou un autre ordinateur s’est connecté à Tengen.
computer-none-came = Aucun téléphone ne s’est encore connecté à Tengen. Si l’un n’y arrive pas, regardez si le pare-feu de cet ordinateur pose une question, et autorisez Tengen dans les réseaux privés. Certains réseaux d’invités séparent les téléphones des ordinateurs.
computer-no-network = Cet ordinateur n’est connecté à aucun réseau. Rejoignez le réseau de la salle, ou ouvrez un partage de connexion sur un téléphone.
computer-refused = Tengen n’a pas pu être ouvert au réseau : { $why }
computer-several = Cet ordinateur a plusieurs adresses. Choisissez celle du réseau de la salle :
computer-closed = Seul cet ordinateur peut utiliser Tengen pour l’instant. Quand vous laissez entrer les téléphones, le pare-feu de cet ordinateur peut poser une question : autorisez Tengen dans les réseaux privés.
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
computer-stopped-damaged = La base de données a été remplacée, retirée ou endommagée pendant que Tengen tournait : ce qui a été saisi depuis peut être perdu. Les sauvegardes sont dans le dossier indiqué par « Cet ordinateur ».
computer-unkept = Le choix n’a pas pu être enregistré : { $why }
computer-no-backup = Il n’y a pas de sauvegarde : { $why }
computer-backups-fail = Aucune nouvelle sauvegarde n’a pu être faite : { $why }
computer-backups-none = Il n’y a pas de sauvegardes automatiques : leur dossier ne peut pas être créé. Téléchargez-en une ici.
server-name-title = Nom de ce serveur
server-name = Nom
server-name-hint = En tête de la liste des tournois : « Le go à Flensbourg ».
server-about = Une phrase en dessous
server-about-hint = Pour dire aux visiteurs qui organise ces tournois.
