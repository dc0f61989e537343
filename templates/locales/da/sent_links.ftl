# Personal links by e-mail, and fees that are paid at once.

letter-own-link = dit personlige link
letter-own-link-what = Med dette link ser du dit bræt, melder resultater og beder om det, du har brug for. Den, der har det, handler for dig: behold det for dig selv. Det træder i stedet for tidligere.
links-mail = { $n ->
    [one] Send et med e-mail
   *[other] Send { $n } med e-mail
}
links-mail-one = Send med e-mail
links-mailed = { $n ->
    [one] Et link er på vej. Under beskeder står, om det når frem.
   *[other] { $n } links er på vej. Under beskeder står, om de når frem.
}
home-pay-now = Betal nu
