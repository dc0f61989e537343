# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = { $n }手目が先に起き、優先します。これだけの裁定はできません。
incident-known = 棋譜によれば：{ $n }手目、{ $moves }手目の後に気付いた。
incident-next = 次へ
case-record-wrong = ここは棋譜の誤り
case-record-wrong-note = 棋譜に反する判断は、審判長だけが理由を付けて行えます。
refusal-record-stands = 棋譜に反する裁定は審判長だけが行えます。
refusal-report-in-order = 順番では{ $n }手目はその対局者の番でした。二人のどちらが打ったか、もう一度確かめてください。
refusal-report-agreed = 同意と不同意は両立しません。どちらかを選んでください。
refusal-report-not-in-record = 棋譜の{ $moves }手に、この対局者のその違反はありません。打たれた手を記録するか、選び直してください。
refusal-report-legal = { $color ->
    [B] 黒
   *[W] 白
}の{ $n }手目は、棋譜ではその規則に違反していません。
refusal-report-mover = { $n }手目は棋譜では{ $color ->
    [B] 黒
   *[W] 白
}の手です。
refusal-report-other-notice = 棋譜は{ $n }手目から{ $moves }手目まで続いています。気付いたのは{ $moves }手目の後です。
refusal-report-earlier = { $color ->
    [B] 黒
   *[W] 白
}の{ $first }手目が先に起き、優先します。{ $n }手目だけでなく、そちらを裁定してください。
refusal-report-nothing-confirmed = 棋譜は{ $moves }手で結果がありません。誰も結果を確認していません。
refusal-report-beyond = 棋譜は{ $moves }手です。
ruling-ask-both = まず両者に聞きます：続けて打つか、このまま終局とするか。
ruling-play-on = 停止した対局を再開します。
ruling-first = { $color }が先に打ち、パスもできます。
ruling-record-same = 棋譜はすでにそうなっています。変更はありません
remedy-ask-both = まず両者に聞く
remedy-play-on = 停止した対局を再開する
condition-not-asked = 有効な着手が見つかり、まだ両者に聞いていない
condition-plays-on = 対局者が再開を求めている
appeal-over = 結果は確認済みです。上訴の期限は過ぎました。
procedure-arbiter-claims = 審判が気付けば、相手の申し立てとみなす
procedure-arbiter-claims-hint = アメリカの条文は相手自身の異議を求めています
procedure-captain-claims = チームのキャプテンは対局者に代わって申し立てできる
procedure-captain-claims-hint = 条文が相手自身の異議を求めている場合
procedure-second-stone-alone = 続けて打った2手のうち2手目だけを取り上げる
procedure-second-stone-alone-hint = そうでなければ、両方を取り上げて1回のパスとします

## The stopped board
asked-player = { $color }の答え
asked-not-yet = まだ聞いていない
asked-play-on = 続けて打つ
asked-as-it-lies = このまま終局
asked-neither = どちらでもない
dispute-found = { $color }はそこに打つ
did-fill = { $color }が{ $point }を埋めた
did-found = { $point }に着手が見つかった
did-answer = { $color }の答え
count-fill = { $color }で埋める
warning-dead-in-neutral = { $points }：死に石とされていますが、囲んでいる側がありません。
warning-dead-in-seki = { $points }：セキの中の死に石なので、取り上げません。
warning-unsettled = { $points }：死活が決まっていません。数える前に続けて打ってください。
warning-unfinished = { $n }点がまだどちらのものでもありません。その中の死に石に印を付けるか、数える前に続けて打ってください。
record-repetition-draw = 両者同意：反復により引き分け
refusal-record-nothing-found = 結果を変える着手を誰も示していません。それがなければ、同意しないことで負けにはなりません。
refusal-record-ask-first = { $color ->
    [B] 黒
   *[W] 白
}には、続けて打つか、このまま終局とするかをまだ聞いていません。
refusal-record-agreed = 両者ともこのまま終局を望んでいます。死に石に印を付ければ合意です。
refusal-record-not-neutral = { $point }は、空いたダメでも自分の地でもありません。
refusal-record-takes = { $point }は石を取る手です。着手になるので、そのためには対局を再開してください。

## A confirmed result
board-clerical-question = 結果の書き誤りですか？
board-clerical = はい：両者はここにあるのとは別の結果を確認した
board-clerical-note = 対局者自身の結果はもう変わりません。
refusal-not-clerical = 訂正できるのは結果の書き誤りだけです。書き誤りであることを示してください。
