# Personal links by e-mail, and fees that are paid at once.

letter-own-link = Ihr persönlicher Link
letter-own-link-what = Mit diesem Link sehen Sie Ihr Brett, melden Ergebnisse und bitten um das, was Sie brauchen. Wer ihn hat, handelt für Sie: Behalten Sie ihn für sich. Er ersetzt jeden früheren.
links-mail = { $n ->
    [one] Einen per E-Mail senden
   *[other] { $n } per E-Mail senden
}
links-mail-one = Per E-Mail senden
links-mailed = { $n ->
    [one] Ein Link ist unterwegs. Ob er ankommt, steht bei den Nachrichten.
   *[other] { $n } Links sind unterwegs. Ob sie ankommen, steht bei den Nachrichten.
}
home-pay-now = Jetzt zahlen
