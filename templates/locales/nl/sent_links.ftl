# Personal links by e-mail, and fees that are paid at once.

letter-own-link = uw persoonlijke link
letter-own-link-what = Met deze link ziet u uw bord, meldt u uitslagen en vraagt u wat u nodig hebt. Wie hem heeft, handelt voor u: houd hem voor uzelf. Hij komt in de plaats van elke vorige.
links-mail = { $n ->
    [one] Eén per e-mail versturen
   *[other] { $n } per e-mail versturen
}
links-mail-one = Per e-mail versturen
links-mailed = { $n ->
    [one] Eén link is onderweg. Bij de berichten staat of hij aankomt.
   *[other] { $n } links zijn onderweg. Bij de berichten staat of ze aankomen.
}
home-pay-now = Nu betalen
