# Personal links by e-mail, and fees that are paid at once.

letter-own-link = あなた専用のリンク
letter-own-link-what = このリンクで自分の席を見て、結果を申告し、必要なことを申し出られます。持っている人があなたとして操作できますので、他の人に渡さないでください。以前のリンクは使えなくなります。
links-mail = { $n ->
   *[other] { $n }件をメールで送る
}
links-mail-one = メールで送る
links-mailed = { $n ->
   *[other] { $n }件のリンクを送信中です。届いたかどうかは「お知らせ」で分かります。
}
home-pay-now = 今支払う
