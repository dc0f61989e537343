# Personal links by e-mail, and fees that are paid at once.

letter-own-link = 본인 전용 링크
letter-own-link-what = 이 링크로 자기 자리를 보고, 결과를 알리고, 필요한 것을 요청합니다. 링크를 가진 사람이 본인으로 행동하게 되니 남에게 주지 마세요. 이전 링크는 쓸 수 없게 됩니다.
links-mail = { $n ->
   *[other] { $n }개를 이메일로 보내기
}
links-mail-one = 이메일로 보내기
links-mailed = { $n ->
   *[other] 링크 { $n }개를 보내는 중입니다. 도착 여부는 메시지에 나옵니다.
}
home-pay-now = 지금 내기
