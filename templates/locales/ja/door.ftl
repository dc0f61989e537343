# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 到着しました：受付する
me-checked-in = 受付が済みました。
me-expected = 登録済みですが、受付がまだです。入口でお知らせください。
home-rules-own-check-in = 対局者が自分の電話で受付する
home-rules-own-check-in-note = 個人リンクを使い、下の時間内に。それ以外は入口で。
home-rules-check-in-hint = その時点でいない人は会場の画面で呼び出され、組み合わせから外れます。
refusal-check-in-closed = 自分の電話での受付は今は開いていません。入口でお知らせください。
door-check-in = 受付する
door-scan = 名札を読み取る
door-scan-how = 名札または個人リンクのコードにカメラを向けてください。
door-scan-nobody = このコードはこの大会の誰のものでもありません。
door-scan-none = カメラを使えません。上に名前を入力するか、電話のカメラでコードを読み取ってください。
door-scan-stop = 読み取りをやめる
door-link-of = 審判としてログインしています。次の人の個人リンクです：
door-link-me = これは私です：この電話で自分のページを開く
hall-missing = 受付までお越しください
hall-missing-more = ほか{ $n }名
door-over = 受付は{ $at }に終わりました。
door-organisers = 参加費の確認は主催者が行います。
