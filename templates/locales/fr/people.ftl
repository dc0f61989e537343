# Who works at a tournament, and the journal.

people-title = Organisation
people-who = Qui participe à l’organisation
people-invite-arbiter = Inviter un arbitre
people-invite-recorder = Inviter un secrétaire
people-fresh-recorder = Un lien pour un secrétaire
role-recorder = Secrétaire
people-invite-organiser = Inviter un organisateur
people-fresh-arbiter = Un lien pour un arbitre
people-fresh-organiser = Un lien pour un organisateur
people-fresh-hint = Faites-le scanner, ou envoyez le lien. Il s’affiche une seule fois et reste valable 14 jours.
people-qr = Le lien en image, pour l’appareil photo d’un téléphone
people-open = Liens encore utilisables
people-until = jusqu’au { $day }
people-invited-before = Ce lien a déjà été créé et ne s’affiche qu’une fois. Si personne ne l’a, révoquez-le ci-dessous et créez-en un autre.
people-remove = Retirer le rôle
people-give-up = Renoncer à mon rôle
people-removed = Le rôle est retiré.
role-organiser = Organisateur
role-arbiter = Arbitre
journal-title = Journal
journal-holds = Tout ce qui a été fait, le plus récent d’abord. La chaîne est intacte : chacune des { $count } entrées découle de la précédente. Que le tournoi soit bien tel qu’elles l’ont laissé se vérifie avec toutes les entrées, ci-dessous.
journal-checked = Les { $count } entrées ont toutes été relues et découlent l’une de l’autre, et { $parts } parties du tournoi sont telles qu’elles les ont laissées. La dernière entrée est { $head } : comparez-la avec un dossier ou une feuille antérieurs.
journal-unchecked = Ce qu’aucune entrée ne mentionne à partir de { $seq } n’a pas été vérifié : une version antérieure a écrit les entrées précédentes.
journal-part-differs = { $part } : ne correspond pas à ce que l’entrée { $seq } du journal a laissé. Restaurez une sauvegarde, ou regardez l’entrée { $seq } et les précédentes.
journal-part-missing = { $part } : absent, alors que l’entrée { $seq } du journal l’a laissé. Restaurez une sauvegarde.
journal-part-unknown = { $part } : aucune entrée du journal ne l’a laissé.
part-settings = Réglages
part-entries = Joueurs
part-draft = Brouillon de la ronde { $number }
part-round = Ronde { $number }
part-certificate = Certificat d’appariement de la ronde { $number }
part-game = Partie relevée { $number }
part-referee = Décisions
part-reports = Signalements à l’arbitre
part-words = Texte saisi avec un acte
part-announcements = Les messages aux joueurs
part-roles = Les rôles
part-report = Ce que le joueur { $entry } a annoncé de la ronde { $number }
part-request = Demande { $number } d’un joueur
part-registration = Inscription en ligne { $number }
journal-broken = L’entrée { $seq } n’est plus telle qu’elle a été écrite : elle ne s’insère pas dans la chaîne. Restaurez une sauvegarde.
journal-cut = Le journal finit trop tôt : ce serveur a signé l’entrée { $seq }, et cette entrée n’y est pas. Il manque ce qui avait été confirmé ; restaurez une sauvegarde, ou acceptez ce qui est là par tengen verify --accept.
journal-signed = Ce serveur en a signé la fin, séparément de la base de données, à l’entrée { $seq }.
journal-ends-missing = Au démarrage de ce serveur, on ne savait plus où finissaient les journaux : ce qui aurait été coupé auparavant ne se voit pas.
journal-check = Revérifier chaque entrée
journal-when = Quand
journal-who = Qui
journal-act = Quoi
journal-older = Plus anciennes
journal-overruled = passé outre : { $pairs }
journal-reason = « { $reason } »
act-create = Tournoi créé
act-next-season = Saison suivante créée
act-join-series = Tournoi ajouté à une série
act-settings = Réglages modifiés
act-draw-rules = Règles d’appariement modifiées
act-begin-by-hand = Brouillon commencé à la main
act-enter = Joueur inscrit
act-enter-many = Joueurs inscrits
act-edit-entry = Inscription modifiée
act-edit-entries = Inscriptions modifiées
act-undo = Action groupée annulée
act-withdraw = Joueur retiré
act-remove-entry = Inscription supprimée
act-merge-entries = Inscriptions fusionnées
act-check-in = Pointage
act-draw = Ronde appariée
act-edit-draft = Brouillon modifié
act-discard-draft = Brouillon supprimé
act-publish = Ronde publiée
act-latecomer = Retardataire placé
act-result = Résultat
act-invite = Invitation créée
act-revoke-invitation = Invitation révoquée
act-join = A rejoint l’organisation
act-remove-role = Rôle retiré

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## The chief arbiter
role-chief = arbitre principal
people-chief-note = Seul l’arbitre principal peut changer les résultats que les deux joueurs ont confirmés.
people-no-chief = Personne n’est nommé : tout organisateur peut donc le faire.
people-name-chief = Nommer arbitre principal
people-unname-chief = N’est plus arbitre principal
people-chief-me = Me nommer arbitre principal
people-chief-named = L’arbitre principal est nommé.
people-chief-unnamed = Cette personne n’est plus arbitre principal.

# Liens pour une personne, nouvelle connexion, second facteur.

people-for = Pour combien de personnes
people-for-hint = De 1 à 100. Un lien vaut pour une seule personne, sauf indication contraire.
people-fresh-for = { $people ->
    [one] Il vaut pour une personne.
   *[other] Il vaut pour { $people } personnes.
}
people-uses = utilisé { $used } fois sur { $people }
people-spent = Liens déjà utilisés
