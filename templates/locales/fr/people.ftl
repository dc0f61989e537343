# Who works at a tournament, and the journal.

people-title = Équipe
people-who = Qui travaille ici
people-invite-arbiter = Inviter un arbitre
people-invite-recorder = Inviter un secrétaire
people-fresh-recorder = Un lien pour un secrétaire
role-recorder = Secrétaire
people-invite-organiser = Inviter un organisateur
people-fresh-arbiter = Un lien pour un arbitre
people-fresh-organiser = Un lien pour un organisateur
people-fresh-hint = Faites-le scanner, ou envoyez le lien. Il s’affiche une seule fois et vaut 14 jours.
people-qr = Le lien en image, pour l’appareil photo d’un téléphone
people-open = Liens encore utilisables
people-until = jusqu’au { $day }
people-invited-before = Ce lien a déjà été créé et ne s’affiche qu’une fois. Si personne ne l’a, reprenez-le ci-dessous et créez-en un autre.
people-revoke = Reprendre
people-remove = Retirer le rôle
people-removed = Le rôle est retiré.
role-organiser = Organisateur
role-arbiter = Arbitre
journal-title = Journal
journal-holds = Tout ce qui a été fait, le plus récent d’abord. La chaîne tient : { $count } entrées découlent l’une de l’autre. Que les tables soient bien celles dont elles parlent est vérifié avec chaque entrée, ci-dessous.
journal-checked = Les { $count } entrées ont toutes été relues et découlent l’une de l’autre, et les tables { $rounds ->
    [1] de la ronde publiée
   *[other] des { $rounds } rondes publiées
  } sont bien celles dont elles parlent. La dernière entrée est { $head } : comparez-la avec un dossier ou une feuille d’avant.
journal-boards = Les tables ne sont pas celles dont parle le journal : { $where }. Quelqu’un a modifié la base de données à la main.
journal-broken = L’entrée { $seq } ne s’insère pas dans la chaîne : quelqu’un a modifié la base de données à la main.
journal-check = Revérifier chaque entrée
journal-when = Quand
journal-who = Qui
journal-act = Quoi
journal-older = Plus anciennes
journal-overruled = passé outre : { $pairs }
journal-reason = « { $reason } »
act-create = Tournoi créé
act-settings = Réglages changés
act-draw-rules = Règles d’appariement changées
act-begin-by-hand = Brouillon commencé à la main
act-enter = Joueur inscrit
act-enter-many = Joueurs inscrits
act-edit-entry = Inscription modifiée
act-edit-entries = Inscriptions modifiées
act-withdraw = Joueur retiré
act-remove-entry = Inscription supprimée
act-check-in = Pointage
act-draw = Ronde appariée
act-edit-draft = Brouillon modifié
act-discard-draft = Brouillon jeté
act-publish = Ronde publiée
act-latecomer = Retardataire placé
act-result = Résultat
act-invite = Invitation créée
act-revoke-invitation = Invitation reprise
act-join = Quelqu’un a rejoint l’équipe
act-remove-role = Rôle retiré
