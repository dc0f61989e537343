# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Tournoi
way-archived = Archivé
event-title = Le tournoi
event-is-archived = Il est archivé : on ne peut que le lire.
event-is-hidden = Pour l’instant, seule son équipe le voit.
event-announce = Annoncer
event-announced = Tout le monde peut maintenant voir le tournoi.
way-hidden = Caché
way-event-hidden = Tournoi (caché)
event-archive = Archiver
event-archive-about = Un tournoi archivé reste lisible par tous et figure à part dans la liste. Rien n’y peut être changé tant qu’il n’est pas sorti des archives.
event-archive-act = Archiver le tournoi
event-unarchive-act = Sortir des archives
event-archived = Le tournoi est archivé. Désormais, on ne peut que le lire.
event-unarchived = Le tournoi est sorti des archives et peut de nouveau être modifié.
index-archived = Archives
act-archive = Archivé
act-unarchive = Sorti des archives
copy-title = Copier
copy-about = Un autre tournoi avec les mêmes réglages, sans rondes ni horaires. Il est caché jusqu’à ce que vous l’annonciez.
copy-begin = Copier le tournoi
copy-address = Adresse
copy-address-hint = La fin de son adresse, comme open-27 ; tirée du nom si vous n’écrivez rien.
copy-people = Reprendre { $n ->
    [1] son unique joueur
   *[other] ses { $n } joueurs
  }
copy-people-note = Préinscrits, non pointés.
copy-act = Créer la copie
copy-done = { $event } est créé comme copie, caché pour l’instant. Voici ses réglages.
create-like = Ou copiez-en un plus ancien :
create-people = Joueurs
create-people-hint = Ceux d’un tournoi précédent sont repris, préinscrits et non pointés.
create-people-none = Personne encore
delete-title = Supprimer
delete-about = Enlève le tournoi avec tout ce qui lui appartenait. C’est irréversible.
delete-begin = Supprimer le tournoi
delete-what = { $players ->
    [1] Un joueur
   *[other] { $players } joueurs
  } et { $games ->
    [1] une partie
   *[other] { $games } parties
  } disparaîtraient, avec le journal, les décisions, les relevés et tous les liens vers le tournoi.
delete-keep = Gardez d’abord un fichier
delete-keep-about = Un seul fichier avec tout : joueurs, rondes, journal, incidents, décisions, relevés, certificats.
delete-keep-act = Tout télécharger
delete-now = Supprimer maintenant
delete-name = Tapez son nom
delete-act = Supprimer à jamais
delete-leave = Laisser
delete-done = { $event } est supprimé.
error-deleted = Le tournoi n’existe plus
error-deleted-why = Un propriétaire de ce serveur a supprimé ce tournoi. Ce que vous venez d’envoyer n’a pas été gardé, et plus rien ne peut y être saisi.
refusal-archived = Le tournoi est archivé : on ne peut que le lire. Un organisateur le sort des archives sur la page « Tournoi ».
refusal-not-its-name = Ce n’est pas son nom. Tapez-le tel qu’il figure au-dessus du champ.
accounts-title = Comptes
accounts-about = Tous ceux qui peuvent se connecter à ce serveur. Les propriétaires peuvent tout faire, dans chaque tournoi ; ils peuvent être plusieurs.
accounts-owner = propriétaire
accounts-disabled = connexion bloquée
accounts-seen = vu la dernière fois le { $at }
accounts-name-owner = Nommer propriétaire
accounts-unname-owner = Plus propriétaire
accounts-password-act = Nouveau mot de passe
accounts-disable-act = Bloquer
accounts-enable-act = Débloquer
accounts-owner-named = { $name } est maintenant propriétaire de ce serveur.
accounts-owner-unnamed = { $name } n’est plus propriétaire de ce serveur.
accounts-disabled-now = { $name } ne peut plus se connecter et est déconnecté partout. Ce qui a été fait sous ce nom reste.
accounts-enabled = { $name } peut de nouveau se connecter.
accounts-before = C’était déjà fait. Un mot de passe ne s’affiche qu’une fois : créez-en un autre si personne ne l’a.
accounts-made = Un nouveau mot de passe pour { $name }
accounts-made-hint = Il s’affiche une seule fois. Transmettez-le à cette personne ; elle se connecte avec lui et choisit le sien sur la page de son compte. Elle est déconnectée partout.
download-xlsx = Classeur Excel
download-about-xlsx = Joueurs, classement et appariements de chaque ronde, en feuilles d’un seul fichier XLSX.
