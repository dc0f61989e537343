# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = 第{ $round }回戦を休む
request-leave = 途中で帰る：第{ $round }回戦から欠場
request-late = 第{ $round }回戦に遅れる
request-correct = 名前、段級位、所属の誤り
request-arbiter = 審判を呼ぶ（第{ $round }回戦）
inbox-nothing = 未回答の申し出はありません。
inbox-results = 報告された結果
inbox-said = { $name }、{ $time }：{ $result }
inbox-enter = 入力：{ $result }
inbox-requests = 申し出
calls-title = 審判の呼び出し：{ $n }件
calls-tell = 審判の呼び出しの通知を受け取る
inbox-if-granted = 承認すると：
inbox-words = 本人への一言
inbox-grant = 承認
inbox-refuse = 却下
inbox-done = 完了
call-going = 向かっていることが対局者に表示されます
inbox-organisers = 回戦への出欠を承認できるのは運営者だけです。
inbox-granted = 承認し、実行しました。
inbox-refused = 却下しました。本人に表示されます。
inbox-answered = 返事済み（{ $n }）
then-skip = 組み合わせに入りません。この回戦は{ $points }点。
then-leave = 以後の組み合わせに入りません。各回戦は{ $points }点で、これまでの順位は残ります。
then-late = 通常どおり組み合わせます。時計は定刻に動き始めます。
then-correct = 自動では何も変わりません。登録を訂正してから承認してください。
then-arbiter = 何も変わりません。審判などが対応に行ったことを記録するだけです。
then-paired = 第{ $round }回戦で組まれている間はできません。先にその組み合わせを解いてください。
links-title = 個人用リンク
links-about = 個人用リンクがあれば、対局者は自分の端末から結果の報告や申し出ができます。リンクを持つ人は誰でも本人として操作できます。いつでも取り消せます。
links-hidden = この大会はまだ公表されていません。公表までは、個人用リンクではそのことだけが表示され、主将はオーダーを開けます。
links-make = { $n }人のリンクを作る
links-find = 名前を探す
links-one = リンク作成
links-another = 作り直す
links-revoke-made = { $at }に作った{ $n }人のリンクを取り消す
links-revoked = リンクを取り消しました。
links-revoked-many = { $n }個のリンクを取り消しました。
links-since = { $at }から
links-made = 個人用リンク{ $n }件
links-once = 今すぐ印刷してください。リンクの表示は1回だけで、どこにも保存されません。なくした場合は作り直してください。
links-made-before = これらのリンクはすでに作られており、表示は1回だけです。なくした人には作り直してください。
links-copy = 全員の氏名とリンク（コピー用）
links-scan = 自分の対局、結果、申し出
links-keep = 本人専用：このコードを持つ人は、あなたとして操作できます。
settings-reports = 対局者の結果報告
settings-skip-freely = まだ組んでいない回戦なら、対局者は承認なしで休める
reports-confirmed = 審判が一つずつ確認
reports-agreed = 両者の報告が同じならすぐに確定
reports-off = なし：審判がすべて入力
act-make-links = 個人用リンクを作成
act-revoke-link = 個人用リンクを取り消し
act-report-result = 対局者が結果を報告
act-set-date = 対局日時を設定
act-propose-date = 対局者が日時を提案
act-accept-date = 対局者が日時を承諾
act-drop-date = 日時の提案を辞退または取り消し
act-settle-unplayed = 未対局の結果を処理
act-reopen-unplayed = 未対局を元に戻す
act-draw-all = 全回戦を組み合わせて公開
act-take-back-all = 全回戦を取り消し
act-ask = 対局者の申し出
act-take-request-back = 申し出を取り消し
act-answer-request = 申し出に返事
door-of = 人が未着（全{ $n }人）
door-complete = { $n }人全員到着
door-progress = { $n }人中{ $here }人到着
door-find = 名前または所属
door-missing = 未着 { $n }
door-here = 到着 { $n }
door-all = 全員 { $n }
door-is-not-here = 未着：{ $name }さん
door-from = 第{ $round }回戦から参加します。
door-here-now = 到着
door-nobody = この一覧には誰もいません。
inbox-alone = 相手はまだ何も報告していません。

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 件の選手からの用件が待っています
}
inbox-draw = 次の組み合わせへの影響
inbox-draw-now = 現在
inbox-draw-granted = { $n }件すべて承認した場合
inbox-draw-players = 選手
inbox-draw-boards = 卓
inbox-draw-away = 組まれない人
inbox-draw-open = 未回答の申し出はないものとして扱い、その人も組み合わせます。
inbox-draw-act = 第{ $round }回戦を組み合わせる
inbox-draw-nobody = 公開するまで誰にも見えません。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = 名札を読み取る
door-scan-how = 名札または個人用リンクのコードにカメラを向けてください。
door-scan-nobody = このコードはこの大会の誰のものでもありません。
door-scan-none = カメラを使えません。上に名前を入力するか、スマートフォンのカメラでコードを読み取ってください。
door-scan-stop = 読み取りをやめる
door-for = 次に組み合わせる第{ $round }回戦の受付です。
door-anew = 受付をやり直す
door-anew-about = 出席の印が付くまで全員が未着となり、印のない人は第{ $round }回戦に参加しません。組み合わせ済みの回戦はそのままです。
door-anew-act = { $n }人全員の受付をやり直す
door-anew-drawn = 第{ $round }回戦は組み合わせ済みです。受付をやり直すには、先に下書きを破棄してください。
door-over = 受付は{ $at }に終わりました。
door-organisers = 参加費を支払い済みにできるのは運営者だけです。

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-inbox = オンライン申込：回答待ち{ $n }件

messages-title = 選手へのお知らせ
messages-lead = 全員、グループ、または一つの卓に伝えます。取り下げるまで、公開ページ、会場の画面、選手のページに表示されます。卓へのお知らせは、その二人だけが読みます。
messages-words = 内容
messages-to = 宛先
messages-table = または次の卓だけに
messages-table-hint = 最新の回戦の卓番号。空欄なら上の宛先に伝えます。
messages-say = 送信
messages-said = お知らせを送信しました。
messages-stand = 現在のお知らせ
messages-none = お知らせはありません。
messages-take-down = 取り下げる
messages-taken-down = お知らせを取り下げました。
messages-no-table = { $not }最新の回戦にある卓番号を入力してください。
act-announce = 選手へのお知らせ
act-take-down = お知らせの取り下げ
messages-sending = 選手への送信
messages-waiting = { $n }件が送信待ちです。
messages-failed = 次の宛先には届きません。別のアドレスを尋ね、選手の欄に入力してください。
act-forget-person = 個人情報の消去
settings-confirm-minutes = 一致した報告が審判の確認なしで確定するまでの分数
settings-confirm-minutes-hint = 0：自動では確定せず、審判が確認します。

# What players do themselves: their own page, results they report, what they ask for, and their links.

links-done = このリンクで行ったこと
inbox-appeals = 異議申し立て

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
   *[other] { $n }件をメールで送る
}
links-mail-one = メールで送る
links-mailed = { $n ->
   *[other] { $n }件のリンクを送信中です。届いたかどうかは「お知らせ」で分かります。
}
