# Personal links by e-mail, and fees that are paid at once.

letter-own-link = your personal link
letter-own-link-what = By this link you see your board, report your results and ask for what you need. Whoever has it acts for you: keep it to yourself. It takes the place of any you had before.
links-mail = { $n ->
    [one] Send one by e-mail
   *[other] Send { $n } by e-mail
}
links-mail-one = Send by e-mail
links-mailed = { $n ->
    [one] One link is on its way. Messages says whether it arrives.
   *[other] { $n } links are on their way. Messages says whether they arrive.
}
home-pay-now = Pay now
