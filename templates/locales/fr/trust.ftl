# Liens pour une personne, nouvelle connexion, second facteur.

people-for = Pour combien de personnes
people-for-hint = De 1 à 100. Un lien vaut pour une seule personne, sauf indication contraire.
people-fresh-for = { $people ->
    [one] Il vaut pour une personne.
   *[other] Il vaut pour { $people } personnes.
}
people-uses = utilisé { $used } fois sur { $people }
people-spent = Liens déjà utilisés

sign-in-again = Votre connexion remonte à un moment. Avant de donner des droits, saisissez encore une fois votre mot de passe.
sign-in-ended = Votre session est terminée et votre envoi n’a pas été pris en compte. Connectez-vous et envoyez-le encore une fois.
sign-in-code-hint = Les six chiffres que votre application affiche maintenant, ou un code de secours
sign-in-code-lost = Ni téléphone ni code de secours sous la main ? Un propriétaire de ce serveur peut retirer le second facteur.
account-code = Code
second-factor = Second facteur
second-factor-about = Qui apprend votre mot de passe ne peut pas se connecter sans lui. Une application de votre téléphone affiche six chiffres, renouvelés toutes les 30 secondes.
second-factor-needed = Ce serveur demande un second facteur aux organisateurs et aux propriétaires. Configurez le vôtre, puis continuez.
second-factor-scan = Scannez ceci avec une application d’authentification, ou saisissez-y la clé. Tapez ensuite le code qu’elle affiche.
second-factor-picture = La clé en image, pour l’appareil photo de l’application
second-factor-key = Clé
second-factor-code-hint = Les six chiffres que l’application affiche maintenant
second-factor-act = L’utiliser désormais
second-factor-on = Un code vous est demandé à chaque connexion. Codes de secours restants : { $left }.
second-factor-codes = Vos codes de secours
second-factor-codes-about = Chacun vous connecte une fois quand le téléphone n’est pas là. Notez-les maintenant : ils ne s’affichent qu’une fois.
second-factor-codes-act = Nouveaux codes de secours
second-factor-remove-act = S’en passer
second-factor-removed = Vous vous connectez par le mot de passe seul.
accounts-second-factor = second facteur
accounts-second-factor-act = Retirer le second facteur
accounts-second-factor-removed = { $name } se connecte par le mot de passe seul et peut configurer un autre second facteur.
refusal-wrong-code = Ce code ne convient pas, ou a déjà servi. Les codes changent toutes les 30 secondes ; vérifiez l’heure du téléphone
security-second-factor-set = Second facteur configuré
security-second-factor-removed = Second facteur retiré
security-recovery-code-used = Connexion par code de secours
