# Personal links by e-mail, and fees that are paid at once.

letter-own-link = votre lien personnel
letter-own-link-what = Par ce lien, vous voyez votre table, annoncez vos résultats et demandez ce qu’il vous faut. Qui l’a agit en votre nom : gardez-le pour vous. Il remplace celui que vous aviez.
links-mail = { $n ->
    [one] En envoyer un par courriel
   *[other] En envoyer { $n } par courriel
}
links-mail-one = Envoyer par courriel
links-mailed = { $n ->
    [one] Un lien est en route. Les messages disent s’il arrive.
   *[other] { $n } liens sont en route. Les messages disent s’ils arrivent.
}
home-pay-now = Payer maintenant
