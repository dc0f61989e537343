# Personal links by e-mail, and fees that are paid at once.

letter-own-link = 您的个人链接
letter-own-link-what = 通过此链接可查看您的座位、申报结果并提出请求。持有者即可代您操作，请勿外传。它将取代您以前的链接。
links-mail = { $n ->
   *[other] 用电子邮件发送 { $n } 个
}
links-mail-one = 用电子邮件发送
links-mailed = { $n ->
   *[other] { $n } 个链接正在发送。是否送达见“消息”。
}
home-pay-now = 立即支付
