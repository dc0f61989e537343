# Accounts: signing in, passwords, invitations.

setup-title = Le premier compte
setup-lead = Il est propriétaire de ce serveur : il crée les tournois et invite tous les autres. Ce lien ne sert qu’une fois.
setup-act = Créer le compte
setup-done = Le compte est créé et votre session est ouverte.
account-name = Nom
account-name-hint = Le nom avec lequel vous vous connectez. Le journal l’affiche à côté de ce que vous faites.
account-password = Mot de passe
account-password-hint = Au moins 10 caractères. Quelques mots que vous seul associeriez conviennent bien.
account-password-again = Répétez le mot de passe
account-title = Votre compte
account-change-password = Changer le mot de passe
account-old-password = Ancien mot de passe
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé. Les autres navigateurs sont déconnectés.
sign-in-players = Les joueurs n’ont pas besoin de compte : les appariements et le classement sont publics.
sign-in-lost = Mot de passe oublié ? Un propriétaire de ce serveur peut en donner un nouveau.
join-title = Rejoindre { $event }
join-as-organiser = En tant qu’organisateur : vous inscrivez les joueurs, appariez les rondes et les publiez.
join-as-arbiter = En tant qu’arbitre : vous saisissez les résultats.
join-as-recorder = En tant que secrétaire : vous relevez des parties coup par coup, à la table.
join-known-as = Votre session est ouverte au nom de { $name }.
join-act = Rejoindre
join-new = Première fois ici
join-have-account = J’ai un compte : connexion
join-done = Bienvenue à { $event }.
fault-password-again = Les deux mots de passe diffèrent ; tapez deux fois le même
account-roles = Vos rôles
account-sessions = Où votre session est ouverte
account-session = depuis le { $since }, dernière activité le { $seen }
account-session-this = ce navigateur
account-sessions-end = Déconnecter partout ailleurs
account-sessions-ended = Vous êtes déconnecté partout ailleurs

# The event as a thing: copied, archived, deleted; and who can sign in.

accounts-about = Tous ceux qui peuvent se connecter à ce serveur. Les propriétaires peuvent tout faire, dans chaque tournoi ; ils peuvent être plusieurs.
accounts-owner = propriétaire
accounts-event-maker = peut créer des tournois
accounts-disabled = connexion bloquée
accounts-seen = vu la dernière fois le { $at }
accounts-name-owner = Nommer propriétaire
accounts-unname-owner = Retirer comme propriétaire
accounts-name-event-maker = Autoriser à créer des tournois
accounts-unname-event-maker = Ne plus autoriser à créer
accounts-password-act = Nouveau mot de passe
accounts-disable-act = Bloquer
accounts-enable-act = Débloquer
accounts-owner-named = { $name } est maintenant propriétaire de ce serveur.
accounts-owner-unnamed = { $name } n’est plus propriétaire de ce serveur.
accounts-event-maker-named = { $name } peut maintenant créer, importer et copier des tournois.
accounts-event-maker-unnamed = { $name } ne peut plus créer de tournois.
accounts-disabled-now = { $name } ne peut plus se connecter et est déconnecté partout. Ce qui a été fait sous ce nom reste.
accounts-enabled = { $name } peut de nouveau se connecter.
accounts-before = C’était déjà fait. Un mot de passe ne s’affiche qu’une fois : créez-en un autre si personne ne l’a.
accounts-made = Un nouveau mot de passe pour { $name }
accounts-made-hint = Il s’affiche une seule fois. Transmettez-le à cette personne : elle se connecte avec, puis choisit le sien sur la page de son compte. Elle est déconnectée partout.

# Liens pour une personne, nouvelle connexion, second facteur.

sign-in-again = Votre connexion remonte à un moment. Avant de donner des droits, saisissez encore une fois votre mot de passe.
sign-in-ended = Votre session est terminée et votre envoi n’a pas été pris en compte. Connectez-vous et envoyez-le encore une fois.
sign-in-code-hint = Les six chiffres que votre application affiche maintenant, ou un code de secours
sign-in-code-lost = Ni téléphone ni code de secours sous la main ? Un propriétaire de ce serveur peut retirer le second facteur.
account-code = Code
second-factor-about = Avec lui, quelqu’un qui apprend votre mot de passe ne peut toujours pas se connecter. Une application de votre téléphone affiche six chiffres, renouvelés toutes les 30 secondes.
second-factor-needed = Ce serveur demande un second facteur aux organisateurs et aux propriétaires. Configurez le vôtre, puis continuez.
second-factor-app = Les codes d’une application
second-factor-scan = Scannez ceci avec une application d’authentification, ou saisissez-y la clé. Tapez ensuite le code qu’elle affiche.
second-factor-picture = La clé en image, pour l’appareil photo de l’application
second-factor-key = Clé
second-factor-code-hint = Les six chiffres que l’application affiche maintenant
second-factor-act = L’utiliser désormais
second-factor-on = Un code vous est demandé à chaque connexion. Codes de secours restants : { $left }.
second-factor-codes = Vos codes de secours
second-factor-codes-about = Chacun vous connecte une fois quand le téléphone n’est pas là. Notez-les maintenant : ils ne s’affichent qu’une fois.
second-factor-codes-act = Nouveaux codes de secours
second-factor-remove-act = Le désactiver
second-factor-removed = Vous vous connectez désormais avec le mot de passe seul.
accounts-second-factor = second facteur
accounts-second-factor-act = Retirer le second facteur
accounts-second-factor-removed = { $name } se connecte désormais avec le mot de passe seul et peut configurer un autre second facteur.
