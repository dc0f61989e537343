# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = 日本語
language-direction = ltr
decimal-sign = .
## Go
black = 黒
white = 白
black-letter = 黒
white-letter = 白
rank-kyu = { $n }級
rank-dan = { $n ->
    [1] 初段
   *[other] { $n }段
  }
rank-kyu-full = { $n }級
rank-dan-full = { $n ->
    [1] 初段
   *[other] { $n }段
  }
person = { $surname } { $first }
table = 卓
handicap = 手合割
komi = コミ
result = 結果
even = 互先
handicap-of = { $n ->
    [1] 定先
   *[other] { $n }子
  }
terms = { $handicap }、コミ{ $komi }目
you = あなた
your-team = 自分のチーム
## Results
playing = 対局中
black-won = 黒勝ち
white-won = 白勝ち
won = 勝ち
lost = 負け
jigo = 持碁
drawn = 同形反復による引き分け
both-win = 両者勝ち
both-lose = 両者負け
no-result = 無勝負
manner-score = { $halves ->
   *[other] { $points }目
  }
manner-resignation = 中押し
manner-time = 時間切れ
manner-illegal-move = 反則
manner-default = 不戦
manner-decision = 裁定
## Dates
day = { $year }年{ $month }{ $day }日
day-of-week = { $day }（{ $weekday }）
days = { $first }～{ $last }
days-of-year = { $year }年{ $month }{ $first }日～{ $until }{ $last }日
days-of-month = { $year }年{ $month }{ $first }～{ $last }日
time = { $hour }:{ $minute }
moment = { $day } { $time }
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
## The frame of a page
skip-to-content = 本文へ移動
comma = 、
colon = ：
sentence-gap = { "" }
full-stop = 。
site-name = Tengen
pages-of-this = ページ
language = 言語
sign-in = ログイン
sign-out = ログアウト
signed-in-as = { $name }さんでログイン中
page-late = { $time }から更新されていません。再試行しています
page-unsent = ネットワークがありません。何も送信されていません。入力した内容はここに残っています。つながったらもう一度送信してください。
page-held = { $time }以降に変更がありました。ここでの入力が済むと表示されます
away-title = ネットワークがありません
away-why = このページはこの端末でまだ開かれていないため、表示できません。次のページは表示できます。
away-again = もう一度試す
nothing-found = 該当する人や卓はありません。
nothing-matches = 「{ $typed }」に該当する人や卓はありません。
near-found = その表記では見つかりません。似た名前：
find = 検索
undo = 元に戻す
undo-offer = { $act }：{ $count }件（{ $at }）。これをもとに何かが変わるまでは元に戻せます。
undo-done = { $count }件を元に戻しました。送信済みのメールは取り消せません。
change = 変更
## The pages of a tournament
way-pairings = 組み合わせ
way-standings = 順位表
way-players = 参加者
way-boards = 対局
way-draft = 下書き
way-entries = 参加登録
way-settings = 設定
areas = 分野
also-in = { $area }のほかのページ
area-today = 今日
way-next = 次にすること
way-requests = 申し出
way-list = 一覧
way-ratings = レーティング
way-rules = 規則
state-missing = 未着 { $n }
state-calling = 呼び出し { $n }
state-waiting = 待ち { $n }
state-here = 表示中
state-open = 未解決 { $n }
state-round = 第{ $round }回戦
state-drawn = 第{ $round }回戦 組み合わせ済み
state-not-drawn = 第{ $round }回戦 組み合わせ前
state-after = 第{ $round }回戦終了時
state-starts = 第{ $round }回戦 { $time }
round-number = 第{ $round }回戦
rounds-count = 全{ $n }回戦
table-number = { $table }卓
error-unavailable = 現在利用できません
error-no-room = サーバーのディスクがいっぱいか、書き込めません。確定したものは失われていません。サーバーの管理者に知らせてください。
error-damaged = サーバーのデータベースが壊れています。サーバーの管理者に知らせてください。バックアップからの復元が必要です。
error-no-database = サーバーのデータベースが応答しません。確定したものは失われていません。30秒ほどしてからもう一度お試しください。

# Arbiters: open boards, one board, two results for one board.

boards-other-result = その他の結果
board-back = 対局一覧へ戻る
who-worth = 黒に{ $black }、白に{ $white }
how-unstated = 記載なし
how-score = 目数で
how-resignation = 中押し
how-time = 時間切れ
somebody = 誰か

# Drawing: before the draw, the draft, why a pair, latecomers.

before-preliminary = { $count }人が受付を済ませておらず、組み合わせに入りません。
draft-group = 得点{ $score }
draft-group-category = クラス{ $category }、得点{ $score }
why = 理由
## The proof of a draw
proof-best = 最善と証明済み
proof-best-note = これより点の高い組み合わせはありません。証明書を開けます。
proof-around = 手動の部分を前提に、最善と証明済み
proof-around-note = ほかの人について、これより点の高い組み合わせはありません。

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

proof-apart-pairs = 証明済みの{ $all }組のうち{ $count }組を解きました。
proof-around-tables = { $count ->
   *[other] 手動で組んだ卓：{ $tables }。
  }

# The end of a game, led: from the second pass to the confirmed result.

end-group-head = 石
end-alive = 活き
end-dead = 死に
end-seki = セキ
end-none-dead = 死に石の印はありません。
end-proposed = これは案です。両者が同意すると数えます。
end-group-point = その中の石の一つ
goban-copy = 局面の写し
goban-open = 空き：{ $points }。
goban-doubtful = 未確定：{ $points }。
goban-dead = 死に：{ $points }。
goban-shut = まだ取り返せない：{ $points }。

# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = 大会
event-is-hidden = 今は運営者だけが見られます。
event-announce = 公開する
error-deleted = この大会は削除されました
error-deleted-why = サーバーの所有者がこの大会を削除しました。今送信された内容は保存されておらず、これ以上何も入力できません。
accounts-title = アカウント

# What is wrong with a field or a request, and what to do.

fault-out-of-range = { $value }ではなく、{ $least }から{ $most }までの数を入力してください。
fault-not = 「{ $typed }」ではなく、
fault-rank = { $not }30kから9dまでの段級位を、4kや2dのように入力してください。
fault-rating = { $not }-1000から3500までの整数を入力してください。2100が初段です。
fault-result = { $not }B+、W+3.5、B+R、W+T、0、both-loseのように入力してください。
fault-points = { $not }6.5や7のような目数を入力してください。
fault-number = { $not }整数を入力してください。
fault-date = { $not }2026-05-14のような日付を入力してください。
fault-time = { $not }14:30のような時刻を入力してください。
fault-choice = 選択肢から一つ選んでください。
fault-form = このフォームには足りないものがあります。確かめてもう一度送信してください。
## Requests that cannot be answered
error-bad-request = うまくいきませんでした
error-bad-request-why = 送信内容が不完全です。戻って、ページからもう一度お試しください。
error-forbidden = 権限がありません
error-owner-why = この操作ができるのはサーバーの所有者だけです。
error-event-maker-why = この操作ができるのは、サーバーの所有者と、大会の作成を許可された人だけです。
error-organiser-why = この操作ができるのは運営者だけです。
error-arbiter-why = この操作ができるのは審判と運営者だけです。
error-forbidden-why = あなたのアカウントには、ここでの役割がありません。運営者に役割を付けてもらってください。
error-elsewhere-why = 別のサイトから来たため、実行しませんでした。こちらのページを開いて、もう一度行ってください。
error-name-why = このサーバーの名前は { $host } ではありません。起動時に表示されたアドレスで開いてください。運用者は --origin にこの名前を付けて起動できます。
error-no-key-why = このサイトのフォームから送られたものではないため、実行しませんでした。ページを開き直して、そこで行ってください。
error-not-found = ページが見つかりません
error-not-found-why = そのページはありません。移動したか、まだ公開されていない可能性があります。
error-conflict = ほかの人が変更しました
error-conflict-why = ほかの人がたった今これを変更しました。ページを開き直して、現在の内容を確かめてください。
error-too-large = 大きすぎます
error-too-large-why = 送信できるのは{ $limit } KBまでです。何も保存されていません。量を減らすか、小さいファイルを送ってください。
error-unprocessable = できません
error-too-many = 試行回数の超過
error-too-many-why = { $seconds }秒待ってから、もう一度お試しください。
error-busy = 混み合っています
error-busy-why = サービスが混み合っているか、まもなく再起動します。少ししてからもう一度お試しください。何も失われていません。
error-internal = 内部の不具合
error-internal-why = 問題が起きました。操作が保存されていないかもしれません。やり直す前に確かめてください。
form-meanwhile = { $time }に{ $name }さんがこれを変更しました。あなたの変更はフォームに残っていますが、まだ保存されていません。確かめてから、もう一度保存してください。
form-meanwhile-somebody = { $time }にこれが変更されました。あなたの変更はフォームに残っていますが、まだ保存されていません。確かめてから、もう一度保存してください。
fault-meanwhile = 現在は「{ $theirs }」です。あなたが書いた「{ $mine }」は、もう一度保存すると保存されます。

rating-preview = レート±

# Recording a game at the board, and watching it.

boards-record = 棋譜入力
game-to-move = { $color }の手番
game-last = { $n }手目：{ $move }
goban = 局面
goban-last = { $color }{ $point }の後の局面
move-pass = { $color }パス

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

way-registration = オンライン申込
way-register = 申し込む
home-remove = 削除

# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = トラブル
way-rulings = 裁定
boards-incident = トラブル
incident-place = 第{ $round }回戦、{ $table }卓
window-hours = { $from } – { $until }
window-said = 期間：{ $window }。
window-agreed = { $date }に決定。
window-proposed = 提案：{ $date }（返事待ち）。
window-no-date = 日時は未定。
window-not-played = 未対局
window-to-play = 未対局：{ $n }
date-place = 場所
date-place-hint = 碁会所、部屋、または対局サーバーとそこでの名前。空欄でもかまいません。誰でも読めます。
date-cleared = 対局の日時は取り消されました。
unplayed-both-lose = 両者とも負け
unplayed-half = それぞれ半点
unplayed-no-result = 結果なし
incident-on-board = 盤上のこと
incident-clock = 時計と時間
incident-setting-up = 対局の準備
incident-people = 対局者・関係者
effect-next = { $color }：次は{ $partner }が打ちます。
turns-order = 打つ順
turns-at = { $n }手目：{ $name }の番（{ $color }）
incident-by-both = 両者
incident-by-nobody = なし、または不明
incident-what-by = { $what }：{ $by }
kind-ko-retake = コウをすぐに取り返した
kind-superko = 以前の全局面を再現した
kind-suicide = 自殺手
kind-occupied = 石のある点に打った
kind-out-of-turn = 手番でないのに打った
kind-two-in-a-row = 続けて2手打った
kind-stone-displaced = 石が動いた、ずれた
kind-stone-removed = 呼吸点のある石を取り上げた
kind-captures-left = 取った石が盤上に残った
kind-captures-mishandled = アゲハマをふたに置いていない
kind-take-back = 待った、または着手をずらした
kind-board-scattered = 盤面が崩れた
kind-wrong-colors = 黒白の間違い
kind-wrong-setup = コミか手合割の間違い
kind-wrong-pairing = 相手または卓の間違い
kind-clock-misuse = 時計の誤操作
kind-time-loss = 時間切れ
kind-flag-late = 時間切れの指摘が遅い、または本人以外から
kind-both-flags = 両者とも時間が切れている
kind-wrong-time = 時間か秒読みの設定の誤り
kind-clock-faulty = 時計の故障
kind-clock-stopped = 対局者が時計を止めた
kind-late-arrival = 遅刻
kind-no-show = 来なかった
kind-rounds-skipped = 無断の欠場
kind-left-game = 対局中の退席または急病
kind-adjournment = 対局を打ち掛けにしたい
kind-outside-help = 助言
kind-device = 機器を使った、または手元に置いた
kind-phone = 携帯電話が鳴った
kind-noise = 騒音
kind-conduct = マナー
kind-collusion = 事前に申し合わせた結果
kind-count-disputed = 整地の結果で意見が合わない
kind-pass-disputed = パスの有無の争い、聞き漏らし
kind-resignation-disputed = 投了の有無の争い
kind-result-wrong = 結果の報告間違い
kind-repetition = 反復して双方譲らない
kind-other = その他
incident-said-both = それぞれの言い分
incident-said-other = 何があったか、一文で
ruling-number = 裁定{ $no }
ruling-clocks = 時計
result-unchanged = そのまま
result-open = 未定：打ち直すか数え直す
result-unrated = レーティング対象外で、直接対決にも数えない
standings-change = { $name } { $before } → { $after }
standings-others = ほかに{ $n }人の順位か順位決定値が変わります
## What a ruling does
effect-goes-on = 対局はそのまま続けます。
effect-before = { $n }手目の前の局面に戻します。
effect-before-unknown = 問題の着手の前の局面に戻します。
effect-pass = { $stones ->
    [1] その石を取り上げ、{ $color }のパスとみなします。
   *[other] 両方の石を取り上げ、{ $color }のパスとみなします。
  }
effect-turn = { $color }の手番です。
effect-first-point = 石を最初に打った点に戻します。
effect-stones-back = 石を元の点に戻します。
effect-captures-off = 取った石を盤から上げます。
effect-by-hand = 審判が妥当と認める所に石を置きます。
effect-reconstructed = 局面を復元します。
effect-cleared = 盤上の石を片付けます。
effect-pass-stones = { $color }がパスの石を{ $n }個受け取ります。
effect-prisoners = { $color }のアゲハマが{ $n }個増えます。
effect-points = { $color }が{ $points }目を得ます。
effect-exchange = 対局者が黒白を交替し、石はそのままです。
effect-as-paired = コミと手合割を組み合わせのとおりにします。
effect-same-count = 整地はそのままとし、組み合わせのコミと手合割で結果を出します。
penalty-caution = { $color }に注意。
penalty-warning = { $color }に警告。
penalty-stones = { $color }が{ $n }目を払い、{ $other }のアゲハマ{ $n }個とします。
penalty-game-loss = { $color }の警告が多すぎます。
penalty-exclusion = { $color }は大会から除外されます。
penalty-points = 罰則：整地で{ $color }が{ $other }に{ $n }目を渡します。
penalty-time = 罰則：{ $color }の時計から{ $n }分を引きます。
penalty-other = { $color }にその他の罰則（審判の記述による）。
verdict-replay = 対局を打ち直します。
verdict-count-again = 死活と整地をもう一度確かめます。
verdict-stands = 確認済みの結果のままです。
verdict-end-stands = 結果はそのままです。
verdict-resumes = 結果は取り消され、対局を続けます。
verdict-adjourned = 対局を打ち掛けとし、後で続けます。手番の者が次の一手を封じます。
verdict-wins-illegal-move = { $color }の勝ち：相手の反則。
verdict-wins-time = { $color }の時間切れ勝ち。
verdict-wins-default = { $color }の不戦勝。
verdict-wins-resignation = { $color }の中押し勝ち。
verdict-wins = { $color }の裁定勝ち。
verdict-ends = 対局は終わりです：{ $result }。
verdict-drawn = 対局は終わりです：引き分け。
clock-leave = そのままにする
clock-stop = その間は止め、その後再開する
clock-set-right = 審判が時計を正しく直す
clock-give-back = { $color }の時間を{ $time }戻す。
clock-charge = { $color }の時間を{ $n }分減らす
clock-reset = 両者とも最初からにする
note-record-disagrees = 棋譜にこの違反はありません。先に確かめてください。
note-committee-decided = これは委員会が決めたことで、審判もそれに従います。別の裁定ができるのは新しい事実がある場合だけです。その事実を書いてください。
note-ended-since = その後に対局が終わっており、その場合のことは条文にありません。審判が決めます。
note-cannot-be-done = 条文の求めることは、この盤面ではもうできません。
note-move-unknown = 着手が示されていません。局面を手で復元してください。
note-window-unclear = その間に何手打たれたかを確かめてください。
note-starts-anew = 以前の局面はコウとスーパーコウにもう数えません。
note-end-accepted = 両者が終局を受け入れていました。罰則の記録だけができます。
note-ruled-before = 裁定でこの対局は終わっています。罰則の記録だけができます。結果を変えるには、その裁定を変更するか取り下げてください。
note-end-unasked = 対局は終わっていました。まず、両者がそれを受け入れていたかを答えてください。
note-confirmed = 結果は確認済みです。罰則の記録だけができます。
remedy-stands = 続行
remedy-no-offence = 違反なし
remedy-take-back = 着手を戻す
remedy-as-pass = 着手を戻しパスとする
remedy-first-point = 最初の点に戻す
remedy-stones-back = 石を元の点に戻す
remedy-reasonable-point = 妥当な点に置く
remedy-captures-off = 取った石を上げる
remedy-reconstruct = 局面を復元する
remedy-exchange = 黒白を交替する
remedy-correct-setup = コミと手合割を組みどおりに
remedy-clock = 時計を正しく直す
remedy-count-again = 数え直す
remedy-points = 相手に目数を与え、着手は有効
remedy-lateness = 大会の遅刻の扱いによる
remedy-loses-illegal-move = 反則負け
remedy-loses-time = 時間切れ負け
remedy-loses-default = 不戦敗
remedy-loses-resignation = 投了負け
remedy-loses = 違反者の負け
remedy-loses-so = { $color }の負け：{ $result }
remedy-black-wins = 黒の勝ち
remedy-white-wins = 白の勝ち
remedy-both-lose = 両者負け
remedy-draw = 引き分け
remedy-no-result = 無勝負
remedy-replay = 打ち直し
sanction-none = 罰則なし
sanction-whose = { $color }に対して
sanction-caution = 注意
sanction-warning = 警告
sanction-exclusion = 大会から除外
sanction-points = 相手に目数を与える
sanction-time = 時計から分を引く
sanction-other = その他の罰則（記述）
appeal-may = 対局者は{ $until }、{ $members }人の委員会に異議を申し立てられます。
appeal-until-confirmed = 結果が確認されるまで
appeal-until-round = 回戦が終了するまで
appeal-until-minutes = 裁定を知らされてから{ $n }分以内に
appeal-deadline = 異議申し立ては{ $at }まで。
appeal-deadline-over = 異議申し立ての期限は{ $at }に過ぎました。
appeal-upheld = 裁定は維持されます（{ $members }）。
appeal-overturned = 裁定は破棄されます（{ $members }）。

# Mending a published round.

mended-at = { $time }に変更
mended-seats = { $table }卓：黒は{ $black }、白は{ $white }になりました。
mended-terms = { $table }卓：{ $terms }。
mended-new = { $table }卓を追加：黒 { $black }、白 { $white }。
mended-gone = { $table }卓を取りやめ：{ $black } – { $white }。
mended-bye = { $name }さんは抜け番です。
round-change = この回戦を変更

way-messages = お知らせ
announced = 運営からのお知らせ
letter-board = 第{ $round }回戦：{ $table }卓、{ $color }
letter-free = この回戦は来場の必要がありません。
letter-reported = 相手が結果を報告しました
letter-against = 報告と異なる結果が入力されました
letter-against-what = 間違っている場合は、ご自分のページでお知らせください。審判に確認を依頼します。
letter-date-proposed = 相手が日時を提案しました
letter-date-agreed = 対局の日時
letter-date-dropped = 提案された日時は断られたか取り消されました
letter-unplayed = まだ対局していません
letter-unplayed-what = この回戦の期間は{ $until }までです。あなたのページで日時を決めてください。
letter-line-up = オーダーがまだ出ていません
letter-line-up-what = 第{ $round }回戦は{ $until }に始まります。出場者をご自分のページで知らせてください。
letter-granted = 申し出が認められました
letter-coming = 審判が向かっています
letter-refused = 申し出は認められませんでした
letter-registered = 申し込みを受け付けました
letter-registered-place = 席が確保されました。
letter-registered-waits = キャンセル待ちです。
letter-link = この個人用リンクで変更・取り消しができ、後で自分の席も見られます。リンクを持つ人はあなたとして操作できます。他人に見せないでください。
letter-place-came = 席が空きました
letter-place-came-what = キャンセル待ちでしたが、席が確保されました。
letter-confirmed = 登録が確定しました
letter-confirmed-what = 登録が完了し、席が確保されています。
letter-cancelled = 申し込みをキャンセルしました
letter-removed = 申し込みが削除されました
letter-removed-what = 運営者があなたの申し込みを削除しました。お心当たりがない場合は、運営者にお尋ねください。
letter-way = 申し込み時に受け取った個人用リンクから、変更や取り消しができます。
letter-stop = ご希望により送信しています。停止するには：
initials-file = このファイルには全員の名前が含まれます。頭文字だけで表示される選手がいるため、運営者以外に渡さないでください。

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }：コミ{ $komi }とは合いません。もう一度確かめ、別のコミで合意していた場合は、そのとおりと答えてください。
odd-tie = 持碁：この大会の規則では同点は{ $color }の勝ちです。もう一度確認し、それでも持碁なら、そのとおりと答えてください。
odd-points = 目数は「目数で」のときだけ書きます。それを選ぶか、目数を消してください。

# The organiser's screens: settings, registration, drafts, journal, people.

way-groups = グループ
way-downloads = ファイル
about-system-mcmahon = 段級位に応じた得点から始め、同じ得点の人と当たります。
about-system-swiss = 全員同じところから始め、同じ勝数の人と当たります。
about-system-swiss-categories = スイス式と同じで、段級位のクラスごとに行います。
about-system-cup = スイス式と同じで、早い勝ちほど重くなります。
federation-egf = ヨーロッパ囲碁連盟（EGF）
federation-ffg = フランス：Fédération Française de Go
federation-dgob = ドイツ：Deutscher Go-Bund
federation-bga = イギリス：British Go Association
federation-ngb = オランダ：Nederlandse Go Bond
federation-aga = アメリカ：American Go Association
federation-nihonkiin = 日本：日本棋院
federation-korean = 韓国：大韓囲碁協会
federation-chinese = 中国：中国囲棋協会
country-hint = 2文字：JP
fault-country = 「{ $typed }」という国は登録にありません。JPのように2文字で入力してください。
fault-fraction = { $not }0.5のように0から1までの数を入力してください。
import-no-file = ファイルが選ばれていません。選んでから送信してください。
settings-saved = 設定を保存しました。
settings-save = 設定を保存
overtime-byoyomi = 秒読み
overtime-canadian = カナダ式秒読み
overtime-fischer = フィッシャー：1手ごとの加算秒
overtime-ing = 応氏：目数で買う時間
overtime-sudden-death = 切れ負け
criterion-none = なし
criterion-about-nbw = 勝数
criterion-about-mms = マクマホン得点
criterion-about-cps = カップ得点、早い勝ちほど重い
criterion-about-sts = ストラスブール得点
criterion-about-cat = クラス
criterion-about-rank = 段級位
criterion-about-rating = レーティング
criterion-about-sosw = 相手の勝数
criterion-about-sosw-1 = 最低を除く相手の勝数
criterion-about-sosw-2 = 下位二人を除く相手の勝数
criterion-about-sodosw = 勝った相手の勝数
criterion-about-sososw = 相手のSOSW
criterion-about-cussw = 各回戦後の勝数の合計
criterion-about-sosm = 相手のマクマホン得点
criterion-about-sosm-1 = 最低を除く相手の得点
criterion-about-sosm-2 = 下位二つを除く相手の得点
criterion-about-sodosm = 勝った相手の得点
criterion-about-sosts = 相手のSTS
criterion-about-sososm = 相手のSOSM
criterion-about-cussm = 各回戦後の得点の合計
criterion-about-ext = 挑んだ殊勲
criterion-about-exr = 果たした殊勲
criterion-about-sdc = 単純直接対決
criterion-about-dc = 直接対決
settings-expert-about = 重みの合計が最大になる組み合わせを求めます。これは各基準の最大値で、通常の値でほぼどの大会にも合います。
settings-weights = 重み
settings-seeding = グループ内のシード
settings-drawn-up = 繰り上げと繰り下げ
entry-surname = 姓
entry-first-name = 名
entry-country = 国

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

rated = レート対象
rated-yes = はい
rated-open = 結果が出るまで未定
written-cells = 黒 { $black }、白 { $white }
written-left-out = この対局は省かれます
error-chief-why = これができるのは審判長だけです。審判長は運営者が「スタッフ」のページで指名します。
clock-runs-since = { $time }から時計が進行中
hall-forfeit = { $time }を過ぎると不在者は負け
way-timetable = 日程
zone-from = { $day }から{ $zone }
timetable-zone = 時刻はすべて{ $zone }。

outside-status = 相手サーバーの応答は{ $status }でした。

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appealed = { $name }が異議申し立てしました（{ $at }）。
me-appeal-waits = 委員会の決定はまだです。
me-ruling-fell = 委員会が裁定{ $no }を取り消しました。

# Who works at a tournament, and the journal.

only-here = このアドレスはこのコンピューターでしか使えません。スマートフォンで使うには「tengen serve --listen 0.0.0.0:8080」で起動し、リンクを作り直してください。
only-here-computer = このアドレスはこのコンピューターでしか使えません。「このコンピューター」のページでスマートフォンの接続を許可し、リンクを作り直してください。

rooms-tables = { $from }〜{ $to }卓：{ $room }。
rooms-table = { $table }卓：{ $room }。
error-no-table = 第{ $round }回戦に{ $table }卓はありません。{ $first }卓から{ $last }卓までです。
error-not-yet = まだです
error-round-to-come = 第{ $round }回戦はまだ公開されていません。公開されると、ここに組み合わせが出ます。

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-title = 私の対局
me-other-said = 相手の報告：{ $result }。あなたの側からも報告してください。
me-link-spent = この個人用リンクは無効です。取り消されたか、別のリンクに替わりました。運営者にお尋ねください。
request-state-asked = { $time }申し出
request-state-coming = 向かっています（{ $time }）
request-state-granted = { $time }承認
request-state-refused = { $time }却下
request-state-taken-back = { $time }取り消し
inbox-title = 対局者から
inbox-differ = 食い違い
way-links = リンク
boards-from-players = 対局者からの{ $n }件が返事を待っています
check-in = 受付
door-is-here = 到着：{ $name }さん
help = ヘルプ
request-state-went = { $time }に誰かが行きました
call-at = { $table }卓：審判を呼んでいます
call-waits = { $table }卓が審判を呼んでいます、{ $minutes }分
call-go = 向かいます

# The sheet for the hall: how an event plays and rules, on one page

poster-way = ルール1枚版

# What only the organiser knows of players; prizes; standings of a group.

private-paid = 支払い済み
way-prizes = 賞
group-which-dan = 有段者
group-which-kyu = 級位者
group-which-ranks = 段級位{ $of }
group-which-category = クラス{ $of }
group-which-club = 所属{ $of }
group-which-country = { $of }
group-which-youth = { $of }年以降の生まれ
group-which-women = 女性

# The event's procedure field by field, its rules for each kind, penalties so far.

period = 有効期間 { $days }
ruling-told-at = { $at }に通知

# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = 大会
front-players = 参加者を見る
clock-minutes = { $n }分
clock-seconds = { $n }秒
clock-sudden = { $basic }切れ負け
clock-byoyomi = { $basic }、その後1手{ $period }
clock-canadian = { $basic }、その後{ $period }に{ $stones }手
clock-fischer = { $basic }、1手ごとに{ $period }加算
clock-ing = { $basic }、その後1回{ $points }目で{ $period }を{ $n }回まで
## Pairings
rounds = 回戦
round = 回戦
round-by-table = 卓順
round-by-name = 名前順
against = 相手 { $name }
next-free = 第{ $round }回戦は抜け番です。相手が残っていませんでした。
place = 順位
name = 名前
rank = 段級
club = 所属
slips-black-signs = 黒の署名
slips-white-signs = 白の署名
column-name-nbw = 勝数
column-about-nbw = 1勝につき1、持碁は半分、抜け番は大会の定める点。
column-name-mms = マクマホン得点
column-about-mms = 段級位による初期点から始まり、1勝ごとに1加わります。
column-name-cps = カップ得点
column-about-cps = 勝ちを、その後の回戦ごとに1回ずつ2倍します。早い勝ちほど重くなります。
column-name-sts = ストラスブール得点
column-about-sts = マクマホン得点に、バーから最後から2番目または3番目の回戦まで全勝なら2を加えます。
column-name-cat = クラス
column-about-cat = 段級位のクラス。第1が最上位です。
column-name-rank = 段級位
column-about-rank = この大会での段級位。高い方が上です。
column-name-rating = レーティング
column-about-rating = 登録時のレーティング。高い方が上です。
column-name-sosw = 相手の勝数の合計
column-about-sosw = 全相手の勝数の合計。強い相手と当たった人が上です。
column-name-sosw-1 = 最低を除く相手の勝数
column-about-sosw-1 = 最も弱い相手を除く、全相手の勝数の合計。
column-name-sosw-2 = 下位二人を除く相手の勝数
column-about-sosw-2 = 最も弱い二人を除く、全相手の勝数の合計。
column-name-sodosw = 勝った相手の勝数の合計
column-about-sodosw = 勝った相手の勝数の合計。持碁はその半分。
column-name-sososw = 相手のSOSの合計（勝数）
column-about-sososw = 全相手のSOSの合計。
column-name-cussw = 累積勝数
column-about-cussw = 各回戦後の勝数の合計。早い勝ちほど多く数えます。
column-name-sosm = 相手の得点の合計
column-about-sosm = 全相手のマクマホン得点の合計。置かせた石を加え、置いた石を引きます。対局のない回戦は自分の初期点を数えます。
column-name-sosm-1 = 最低を除く相手の得点
column-about-sosm-1 = 最低を除く、全相手のマクマホン得点の合計。
column-name-sosm-2 = 下位二つを除く相手の得点
column-about-sosm-2 = 下位二つを除く、全相手のマクマホン得点の合計。
column-name-sosts = 相手のストラスブール得点の合計
column-about-sosts = 全相手のストラスブール得点の合計。置かせた石を加え、置いた石を引きます。
column-name-sodosm = 勝った相手の得点の合計
column-about-sodosm = 勝った相手のマクマホン得点の合計。持碁はその半分。
column-name-sososm = 相手のSOSの合計
column-about-sososm = 全相手のSOSの合計。
column-name-cussm = 累積得点
column-about-cussm = 各回戦後のマクマホン得点の合計。早い勝ちほど多く数えます。
column-name-ext = 挑んだ殊勲
column-about-ext = 全相手の勝数に、段級位の求めるより多く与えた度合い（0～3）を掛けた合計。
column-name-exr = 果たした殊勲
column-about-exr = 勝った相手の勝数に、段級位の求めるより多く与えた度合い（0～3）を掛けた合計。
column-name-sdc = 単純直接対決
column-about-sdc = 全員が互いに当たっている場合の、同じ人どうしの対局の点。
column-name-dc = 直接対決
column-about-dc = 同じ人どうしの勝敗。最下位からの順位差。

# The referee: what the record says, the stopped board, open points

remedy-ask-both = まず両者に聞く
remedy-play-on = 停止した対局を再開する
remedy-resume = 終わった対局を続ける
remedy-end-stands = 結果はそのまま
remedy-adjourn = 打ち掛け、後で続ける
remedy-pass-stone = パス石を渡す

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-title = レーティングリスト
enter-how-number = 番号で一致
enter-how-alike = 別の表記
enter-number = 番号{ $no }
entries-show-unpaid = 未払い { $count }
entries-has-paid = 支払い済み
entries-owes = 未払い
entries-chosen-paid = 支払い済みに

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = あなた専用のリンク
letter-own-link-what = このリンクで自分の席を見て、結果の報告や申し出ができます。持っている人があなたとして操作できますので、他の人に渡さないでください。以前のリンクは使えなくなります。
letter-lost-link-what = { $name }さんの個人用リンクです。このアドレスを知る方から請求がありました。自分の席の確認、結果の報告、申し出ができます。このリンクを持つ人はあなたとして操作できますので、ほかの人に渡さないでください。以前のリンクも引き続き使えます。お心当たりがなければ、何もする必要はありません。

# The server itself, for its owner.

server-title = サーバー

# 1人用のリンク、再サインイン、2段階認証。

second-factor = 2段階認証

## Said on pages of several areas.
back = 戻る
before-after = { $before } → { $after }
settings-instead = { $label }：{ $was }に代えて{ $now }
choose-person = { $name }を選ぶ
draw-round-now = 第{ $round }回戦を組む
enter-person = 登録
list-pages = 一覧のページ
name-club-country = 名前、所属、国
save = 保存
add = 追加
reason = 理由
captain = 主将
revoke = 取り消す
opponent = 相手
back-to-the-event = 大会へ戻る
next = 次へ
arbiter-decides = 審判が決める
cancel = キャンセル
confirmed = 確認済み
grounds = 理由
name-or-number = 名前または番号
saved = 保存しました。
show = 表示
table-or-name = 卓または名前
who-are-you = どなたですか？
