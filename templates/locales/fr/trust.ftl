# Liens pour une personne, nouvelle connexion, second facteur.

people-for = Pour combien de personnes
people-for-hint = De 1 à 100. Un lien vaut pour une seule personne, sauf indication contraire.
people-fresh-for = { $people ->
    [one] Il vaut pour une personne.
   *[other] Il vaut pour { $people } personnes.
}
people-uses = utilisé { $used } fois sur { $people }
people-spent = Liens déjà utilisés
