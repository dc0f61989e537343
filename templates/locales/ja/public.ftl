# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

index-running = 開催中
index-coming = 開催予定
index-over = 終了
index-find = 大会を探す
index-years = 年
index-none = まだ大会がありません
index-none-what = サーバーの所有者が大会を作ると、ここに表示されます。
## A tournament
front-no-round = 運営者が公開すると、最初の組み合わせがここに表示されます。
front-about = 大会について
front-leaders = 第{ $round }回戦終了時の上位
front-leaders-now = 上位
front-results = 結果
front-wins = { $n }勝
front-next = このあと
front-done = 第{ $round }回戦終了
front-running = 第{ $round }回戦 { $total } 局中 { $done } 局終了
front-won = 優勝 { $names }
front-live = { $table }卓 対局中
front-moves = { $n }手
front-watch = 対局を見る
front-games = 棋譜
front-find = 自分の卓を探す
front-find-how = 名前の一部でもかまいません
front-all-pairings = すべての組み合わせ
front-all-players = 全 { $n } 人
front-places = 人登録（定員 { $of } 人）
front-registered = 人登録
front-until = 登録は { $at } まで。
front-who-comes = 参加者
about-play = 対局
about-where = 会場
about-swiss-categories = クラス別スイス式
about-no-handicap = 互先のみ
about-handicap = 置き石は最大{ $most }子
about-komi = コミ{ $komi }目
about-clock = 持ち時間
about-director = 大会責任者
round-not-yet = 第{ $round }回戦、未公開
round-begun = 全{ $total }局。
round-running = { $total }局中{ $done }局が終了。
round-done = { $total }局すべて終了。
round-all-even = 互先、コミ{ $komi }目。
round-mostly-even = 特に記載がなければ互先、コミ{ $komi }目。
round-find = 名前を探す
round-views = 回戦の表示
round-picture = 図で見る
round-hall = 会場用
round-bye = 抜け番
round-absent = この回戦に出ない登録者{ $count }人
free-bye = 抜け番
free-absent = 不参加
free-unpaired = 相手なし
free-left-out = オーダー外
## The hall
hall-no-round = まだ回戦がありません
hall-page = { $pages }ページ中{ $page }
hall-from-to = { $from }～{ $to }
hall-next = 次のページ
hall-screens = { $n }画面：
hall-others = ほかの画面：{ $screens }
hall-how = 石、卓の順。
## Players
players-count = { $count }人が登録されています。
players-none = まだ登録がありません。登録されると、ここに名前が表示されます。
standings-nobody = まだ登録がありません。最初の結果が入ると、ここに順位が表示されます。
players-announced = 未受付
next-title = 次の対局
next-table = 第{ $round }回戦の卓
next-against = 相手
next-no-stones = 置き石なし：黒が先に打ちます
next-stones = 黒が{ $stones }子置いて始めます
next-half-komi = 引き分けにならないよう、白に半目
next-wait = 第{ $round }回戦は公開されるとここに表示されます。
next-out = 第{ $round }回戦には出ません。
next-over = 大会は終了しました。
games = 対局
player-no-games = 終わった対局はまだありません。
player-score = 第{ $round }回戦後の得点と順位
player-wins = { $one ->
    [yes] 勝（{ $rounds }回戦で）
   *[no] 勝（{ $rounds }回戦で）
  }
player-place = 位（{ $of }人中）
player-told = { $one ->
    [yes] { $rounds }回戦で{ $wins }勝、{ $place }位。
   *[no] { $rounds }回戦で{ $wins }勝、{ $place }位。
  }
player-line = 大会の経過
player-line-how = 横一列が1回戦、左から順に最初の卓から最後の卓です。線は対局を順に結びます。
player-line-take = 画像をダウンロード
player-line-share = 画像を共有
path-start = 開始
path-said = { $what }の推移：開始時{ $start }、その後{ $rest }
path-how = 上ほど良い成績です。
path-after = 終了後{ $score }、{ $place }位
path-estimate = レーティングリストが発表されるまでの見込みです。
player-behind = { $criterion }で{ $name }さんのすぐ下：{ $mine }対{ $theirs }。
player-ahead = { $criterion }で{ $name }さんのすぐ上：{ $mine }対{ $theirs }。
player-level = すべての基準で{ $name }さんと同じ。
player-by-round = 回戦ごと
## Standings
standings-none = まだ結果がありません。これは開始時の順です。
standings-after = 全{ $of }回戦中、第{ $round }回戦後。
standings-open = 結果待ち{ $open }局。
standings-games = { $total }局中{ $played }局が終了。
standings-order = { $criteria }の順。=は同順位。
standings-how = 回戦の欄の見方：黒白、相手の順位、+ 勝ち、− 負け、? 未終了、0+ 抜け番、– 対局なし。
cell-whom = { $of ->
    [number] { $n }番
   *[place] { $n }位
}
cell-said = 第{ $round }回戦{ $color ->
    [B] {"、黒番"}
    [W] {"、白番"}
   *[none] {""}
}：{ $how ->
    [won] { $whom }に勝ち
    [lost] { $whom }に負け
    [drew] { $whom }と引き分け
    [bye] 抜け番
    [none] 対局なし
   *[open] { $whom }との結果はまだありません
}
standings-players = { $count }人。
standings-won = 勝
standings-find = 名前、所属、順位
standings-compact = コンパクト
standings-found = 該当する人
standings-from = 先頭
standings-rounds = ほかの回戦後
found-here = 表示中
standings-who = 順位と名前
standings-about = 列の意味
standings-views = 順位表の表示
standings-by = 絞り込みと並べ替え
standings-by-label = 基準（先のものを優先）
standings-by-hint = コンマで区切ります：MMS, SOSM, RATING。何も保存されません。
standings-by-alone = この順はあなたにだけ表示されます。順位と賞は大会の設定のままです。
standings-by-back = 大会の順に戻る
fault-criterion = 「{ $typed }」という基準はありません。使えるのは{ $known }です。
cell-bye = 抜け番
cross-title = 星取表
cross-how = 横に見てください：+ 勝ち、− 負け、下は回戦。
cross-how-scores = 点数別。行が列に対して勝った局数と負けた局数。同点どうしは対局数。
cross-score = 点数
cross-players = 人数
statistics-title = 統計
statistics-none = まだ終わった対局はありません。
statistics-games = { $n }局が行われました。
statistics-other = うち{ $n }局は勝者がないか、黒白の記録がありません。
statistics-unplayed = ほかに{ $n }局は打たずに決まったため、含まれていません。
statistics-who-won = どちらが勝ったか
statistics-share = { $n }%
statistics-figures = 最長、最短、最小差
statistics-longest = 手、記録のある最長の対局
statistics-shortest = 手、記録のある最短の対局
statistics-closest = 目、最小の差
statistics-closest-games = { $n }局
statistics-by-handicap = 手合割別
statistics-ended = 対局の終わり方
ended-points = 目数
ended-jigo = 持碁
ended-other = 勝者なし
statistics-unstated = 終わり方の記録がない対局が{ $n }局あります。
statistics-ranks = 段級位
statistics-stone = 石1個は最大{ $n }人です。
statistics-countries = 国
statistics-one-each = 各1人：{ $names }。
statistics-clubs = 所属
statistics-few = ほかの{ $names }団体から{ $players }人、各{ $most }人以下。
statistics-clubless = 所属なしは{ $n }人。
wall-title = 掲示表
wall-after = 第{ $round }回戦後の掲示表
wall-number = 番号
wall-start = 初期点
## Result slips
slips-title = 結果票、第{ $round }回戦
slips-how = 印刷画面で余白を「なし」にしてください。審判がコードを読み取ると、その卓のページが開きます。
slips-six = 1枚に6局
season-others = ほかのシーズン
series-added = 大会をリーグに加えました。
series-add-note = あなたが主催し、設定でこのリーグの名前を指定した大会です。
series-add = このリーグに加える
division-no = { $no }部
division-equals = 同じ順位：{ $names }。
slips-per-match = 対戦ごとに1枚
slips-four = 1枚に4局
slips-scan = 審判が読み取り
slips-won = 勝ち
slips-points = ______ 目差
## Why a value
explanation-title = { $criterion }、{ $name }
explanation-back = 第{ $round }回戦後の順位表
explanation-what = 内容
explanation-adds = 加算
explanation-dropped = 下位のため除外
explanation-tied = それまで同じ人どうしの比較：
part-start = 段級位による初期点
part-start-instead = 対局がないため自分の初期点
part-rounded-down = 抜け番の半点は切り捨て
part-doubled = { $points }、{ $times }回2倍
part-bonus = バーからここまで全勝の加点
part-category = クラス、1が最上位
part-rank = 段級位
part-rating = レーティング
part-score = 相手の得点{ $score }
part-score-given = 相手の得点{ $score }、置かせた石の分として{ $stones }を加算
part-score-received = 相手の得点{ $score }、置いた石の分として{ $stones }を減算
part-defeated = { $score }×自分の結果{ $result }
part-sos = 相手のSOS { $sos }
part-running = この回戦後の得点
part-exploit = 相手の勝数{ $wins }×{ $coefficient }
part-above = グループの最下位からの順位差
## Criteria: head of the column, name, what it is
column-nbw = 勝数
column-mms = 得点
column-cps = カップ
column-sts = STS
column-cat = クラス
column-rank = 段級
column-rating = レート
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = 直接
column-dc = 直接
player-rating = レーティング{ $rating }：ヨーロッパの計算式による見込み{ $change }、対象{ $games }局の後 { $after }。
index-none-yours = 最初の大会を作るか、他のプログラムのファイルを読み込んでください。

# Accounts: signing in, passwords, invitations.

setup-waits = Tengenは動いていますが、まだ所有者がいません
setup-where = 最初のアカウントは、Tengen自身のウィンドウに表示されたリンクから作ります。プログラムの起動時に開いた、文字の並ぶ暗いウィンドウです。次のような行があります：
setup-how = そのウィンドウのアドレスを選んでコピーし、このブラウザで開いてください。所有者になれるのは、そのウィンドウが見える人だけです。
setup-lost = ウィンドウやその行が見当たらない場合は、Tengenを終了してもう一度起動してください。アカウントができるまで、起動のたびに新しいリンクが表示されます。
setup-service = サービスとしてインストールした場合、Tengenにはウィンドウがありません。管理者は次のコマンドでその行を確認できます。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 到着しました：受付する
me-checked-in = 受付が済みました。
me-expected = 登録済みですが、受付がまだです。入口でお知らせください。
door-check-in = 受付する
door-link-of = 審判としてログインしています。次の人の個人用リンクです：
door-link-me = これは私です：このスマートフォンで自分のページを開く
hall-missing = 受付までお越しください
hall-missing-more = ほか{ $n }名

# Drawing: before the draw, the draft, why a pair, latecomers.

## Why, and the round at a glance
round-why = この組み合わせの理由

# The event as a thing: copied, archived, deleted; and who can sign in.

way-hidden = 非公開
index-archived = 保管済み

rating-preview-about = これまでの対局によるヨーロッパのレーティングの変化。持ち時間の級（A 1、B ¾、C ½、D ¼）で重みをつけます。

# Mending a published round.

mended-title = 公開後の変更

feed-title = { $event }：最新情報
feed-round = 第{ $round }回戦の組み合わせを公開
feed-final = 第{ $round }回戦の結果がすべて確定
tell-title = 通知
tell-board = 自分の席
tell-reported = 相手の結果の報告
tell-against = 自分の報告と異なる結果
tell-date = 対局の日時
tell-answered = 申し出への返事
tell-message = 運営からのお知らせ
tell-mail = メール（{ $address }）で
tell-phone = この端末で
me-arbiter-called = あなたの卓に審判が呼ばれています。
me-arbiter-coming = 審判があなたの卓に向かっています。
tell-this-phone = この端末に通知する
tell-refused = このブラウザは通知が許可されていません。設定で許可してから、もう一度お試しください。
tell-a-phone = 通知先の端末
tell-drop = やめる
tell-failed = 最後のメールは届きませんでした：
tell-chosen = 通知します。
tell-dropped = 通知をやめました。
stop-title = メールを止める
stop-about = この大会のメールは、あなたの希望で送られています。
stop-act = 止める
stop-done = この大会からのメールはもう届きません。
me-registration = 申込の変更・取り消し
me-data = 自分のデータをダウンロード

# Results that do not fit their board, or are not confirmed.

odd-sure = この内容で間違いありません

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

hall-starts-in = 開始まで
hall-runs = 対局開始から
hall-due = 開始予定時刻
hall-end = 終了 { $time }頃

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = 異議申し立てします
me-appeal-note = 理由を書いてください。審判にすぐ届きます。異議申し立ては取り消せません。
me-appeal-taken = 異議申し立てを期限内に受け付けました。委員会が決定します。

own-end-link = 対局停止：死石の確認、合意、結果の確認
own-end-title = あなたの対局の終局
own-end-you-have = あなたは{ $color }番です。
own-end-you-say = あなた
own-end-they-say = 相手
own-end-unsaid = まだ返事がありません
own-end-said = 保存しました。相手に確認しています。
own-end-agreed = 同意しました。相手に確認しています。
own-end-same = 相手と同じ意見です
own-end-say = この通りです
own-end-agree = 同意します
own-end-dead = 死に／活きに戻す
own-end-seki = セキ／活きに戻す
own-end-note = 各自が自分の考えを示し、双方が合意するまで何も決まりません。合意しなくても不利にはなりません。
own-end-disagree = 同意しない
own-end-disagreed = 意見が一致していません。不利になることはありません。自分の考えを印で示すか、審判を呼んでください。審判が盤の前で進めます。
own-end-again-note = 死活と整地をもう一度確認します。失うものはありません。
own-end-decided = 整地による終局ではありません。異議があれば審判を呼んでください。審判が理由を尋ねます。
own-end-led = 意見が一致していない点があり、記録している盤の前で決めます。審判に尋ねても不利になることはありません。
own-end-call = 審判を呼ぶ
own-end-confirm = 結果を確認します
own-end-confirm-note = 双方が確認すると、結果は変わりません。
own-end-confirm-there = 双方が盤のそばで記録係に確認を伝えます。
own-end-confirmed = 確認しました。相手に確認しています。
own-end-none = 今ここで答えることはありません。記録中の対局が停止すると、終局の確認があります。
own-end-which = 先にその石をタップしてください
own-end-taken = 入力しました。
own-end-meanwhile = その間に別の入力がありました。もう一度ご覧ください。あなたの入力は変わっていません。

# Sheets to print.

paper-title = 印刷
paper-how = ブラウザーからA4かレターに印刷してください。用紙の向きは自動で変わります。
paper-all = すべての用紙
paper-names = 組み合わせ（名前順）
paper-note-names = 掲示用：誰でも自分の卓がわかります
paper-boards = 組み合わせ（卓順）
paper-note-boards = 結果の欄付き
paper-slips = 結果票、1枚に4局
paper-note-slips = 対局ごとに1票
paper-slips-six = 結果票、1枚に6局
paper-note-slips-six = 小さめ、用紙の節約
paper-slips-matches = 結果票、対戦ごとに1枚
paper-note-slips-matches = 対戦の全席と合計。両主将が署名
paper-standings = 順位表
paper-note-standings = 全基準と全回戦、横向き
paper-wall = 掲示表（順位順）
paper-note-wall = 縦向き、幅は狭め
paper-wall-start = 掲示表（棋力順）
paper-note-wall-start = 結果で行が動きません
paper-cross = 星取表
paper-note-cross = 全員対全員
paper-matches = 対戦
paper-note-matches = 回戦の各対戦と席
paper-team-table = チームの順位表
paper-note-team-table = チームの順位、全回戦
paper-squads = チームと出場者
paper-note-squads = チームの出場者、席順
paper-badges = 名札
paper-note-badges = 1枚に8人分
paper-tables = 卓番号
paper-note-tables = 1枚に8卓分、卓上に立てます
sheet-printed = { $moment }印刷。
sheet-journal = 操作履歴{ $count }：{ $head }。
sheet-page = { $pages }ページ中{ $page }ページ目。
sheet-standings = { $round ->
    [0] 開始時の順
   *[other] 第{ $round }回戦後の順位表
  }
sheet-cross = 第{ $round }回戦後の星取表
sheet-cells = 欄の見方：黒白、相手の順位、+ 勝ち、− 負け、手合割、0+ 抜け番。
sheet-cells-number = 欄の見方：黒白、相手の番号、+ 勝ち、− 負け、手合割、0+ 抜け番。

rooms-room = 部屋
calendar-link = 各回戦をカレンダーに追加
calendar-games = 対局をカレンダーに
standings-least = 順位には{ $n }回戦の対局が必要です。もう届かない人は順位なしで最後に並びます。
standings-up = ここまでの{ $n }人が昇級
standings-up-open = { $n }人が昇級：同順位のため未定
standings-down = 以下の{ $n }人が降級
standings-down-open = { $n }人が降級：同順位のため未定
standings-short = 表に{ $n }しかないため、昇級{ $up }・降級{ $down }の線は引けません。
explanation-no-place = 順位なし：{ $n }回戦の対局が必要ですが、最終的に{ $reach }回戦までしか届きません。打った対局のほか、抜け番と不戦勝を数えます。
hall-standings = 第{ $round }回戦終了後
hall-code = 組み合わせと順位をスマートフォンで見る
hall-scan = 自分の卓をスマホで
badge-opens = あなたの卓

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-nobody-why = 自分の参加者ページを開いて「私です」を押すか、個人用コードを読み取ってください。
me-find = 自分の名前を探す
me-acts = できること
me-last = 第{ $round }回戦：{ $result }。
me-round-at = 第{ $round }回戦
me-in-minutes = { $n }分後
me-final-place = 最終順位
me-final-of = { $of }人中
me-rating = レーティング（現在 約{ $after }）
me-said = あなたの報告：{ $result }。相手か審判を待っています。
me-both-said = 二人の報告：{ $result }。審判が確認します。
me-decided = この対局の報告が食い違っていたため、審判が決めました。
me-said-otherwise = あなたの報告は異なります：{ $result }。
me-object = この結果は誤りです
me-object-note = 審判に確認を依頼します。
me-object-words = { $table }卓の結果が誤っています。私の報告：{ $result }。
me-report = 結果を報告
me-report-note = 対局が終わったら。相手にも同じ報告を求めます。
window-over = 期間終了
window-days-left = 残り{ $n }日
date-title = いつ対局しますか
date-later = 今後：{ $n }
me-older = 結果のない以前の対局：{ $n }
date-zone = 時刻は大会のタイムゾーンです：{ $zone }。
date-propose = 日時を提案
date-propose-another = 別の日時を提案
date-leave = そのままにする
date-you-propose = あなたの提案：
date-they-propose = 相手の提案：
date-accept = 承諾する
date-decline = 断る
date-agreed = 日時が決まりました。誰でも見られます。
date-agreed-outside = 日時が決まりました。この回戦の期間外です。間に合うかどうかは運営者が決めます。
date-dropped = その日時の提案はなくなりました。
date-proposed = 相手の返事を待っています。すでに決めた日時があれば、それまで有効です。
date-proposed-outside = 相手の返事を待っています。この日時は回戦の期間外です。間に合うかどうかは運営者が決めます。
me-skip = 第{ $round }回戦は打てません
me-leave = 途中で帰ります：第{ $round }回戦から欠場
me-call = { $table }卓に審判を呼ぶ
me-call-apart = 第{ $round }回戦について審判に尋ねる
me-else = その他
me-words = 自分の言葉で
me-late = 第{ $round }回戦に遅れます
me-asked = あなたの申し出
me-take-back = 取り消す
me-you-are = この端末の利用者
me-not-me = 私ではありません
me-all = 組み合わせ一覧
me-this-is-me = 私です
follow = フォロー
follow-why = お子さま、ご家族、ご友人の席と結果をここに表示します（この端末のみ）。選手のページで「フォロー」を押してください。
follow-somebody = 選手をフォローする
follow-plays = { $color }、対 { $name }、対局中
follow-played = 第{ $round }回戦 対 { $name }：{ $result }
follow-family = 家族
follow-change = フォローを変更する
follow-as-family = 家族：先頭に表示
follow-as-friend = 先頭にしない
follow-stop = フォローをやめる
follow-now = この端末で{ $name }をフォローしています。
follow-stopped = フォローをやめました。
follow-full = すでに{ $most }人をフォローしています。先にどなたかのフォローをやめてください。
me-welcome = この端末があなたを覚えました。ここでの操作はあなたの名前で行われます。
me-hidden = この大会はまだ公表されていません。公表されるとリンクが使えるようになります。
me-withdrawn = あなたの個人用リンクは取り消されました。運営者に新しいリンクを頼んでください。
me-link-needed = この操作には個人用リンクが必要です。運営者に頼むか、もう一度読み取ってください。
report-title = { $table }卓：結果は？
report-question = 勝ちましたか？
report-anew = 報告を訂正する
report-i-won = 勝った
report-i-lost = 負けた
report-else = 持碁、または勝ち方
report-how = 勝ち方
report-points = 何目差
report-points-hint = 「目数で」の場合：3.5または12
report-how-note = その後、上で勝った方を押してください。
report-rare = それ以外は審判が扱います。卓に審判を呼んでください。
report-rare-apart = それ以外は審判が扱います。自分のページから審判に尋ねてください。
report-note = 相手が同じ報告をし、審判が確認すると、結果が確定します。
report-note-agreed = 相手が同じ報告をすると、結果が確定します。
report-nothing-yet = まだなし
report-waits = 報告しました。相手にも同じ報告を求めます。
report-agreed = 二人の報告が同じです。審判が確認します。
report-differs = 二人の報告が異なります。審判が両方を見て決めます。
report-counts = 結果が確定しました。
report-before = すでに報告済みです。
report-kept = { $time }からこの端末に保存しています。このページを開いた状態で通信が戻ると送信します。
ask-asked = 申し出を送りました。返事は下の「あなたの申し出」に表示されます。
ask-granted = 承認されました。組み合わせには入りません。
ask-taken-back = 取り消しました。
me-link-hint = この端末から結果の報告や申し出をするには、個人用リンクを開いてください。リンクは運営者が持っています。
lost-link = 個人用リンクをなくしました
lost-title = 個人用リンク
lost-why = 申込時のメールアドレス、または運営者に伝えたアドレスを入力してください。登録があれば、リンクをそのアドレスに送ります。以前のリンクも引き続き使えます。
lost-send = 送る
lost-sent = 登録のあるアドレスであれば、個人用リンクをメールでお送りします。
lost-no-mail = このサーバーはメールを送りません。運営者にリンクをお尋ねください。

# The sheet for the hall: how an event plays and rules, on one page

paper-rules = ルール1枚版
paper-note-rules = 会場の掲示用：反則の着手、終局、時間、異議申し立て

# What only the organiser knows of players; prizes; standings of a group.

group-which-all = 全員
standings-group = 対象
standings-of-group = { $group }のみ：{ $count }人、その中での順位。

# What a player reads once a result is reported.

report-waiting = { $name }さんの同じ報告を待っています
report-agree = 二人の報告が同じです
report-differ = 二人の報告が異なります
report-told = 審判が両方の報告を見ます。
report-stay = 審判が来るまで{ $table }卓を離れず、石をそのままにしてください。
report-said-at = { $time }に報告
report-how-they = { $name }さんは本人用リンク、または審判席で報告します
report-until-then = それまで
report-leave-slip = 結果票は卓に置いておく
report-to-confirm = 審判が確認します
report-to-board = 私の対局へ戻る
report-change = 報告を変更する
report-which-counts = 有効な報告
report-neither = どちらでもない
report-neither-until = 二人が一致するか、審判が決めるまで
report-was-wrong = 間違えました：{ $result }
report-was-wrong-note = 二人の報告が同じになり、審判は来なくて済みます。報告を変えないなら、何も押さないでください。

# When rounds begin, and what pages say that have nobody to show.

starts-at = { $time }開始
starts-began = { $time }に開始
round-nobody = この回戦で打つ人はいません。
## The position of an event, and what is remarkable
position-said = { $rounds }回戦分の結果：黒{ $black }勝、白{ $white }勝。
position-jigo = 持碁が{ $n }局あります。
position-open = { $n }局が対局中です。
position-how = 横一列が1回戦、交点が卓で、石の色は勝った側です。
position-all = すべての卓
front-first = 優勝
front-size = 参加者{ $players }名、{ $games }局
front-won-all = { $n }局全勝
front-won-of = { $games }局中{ $won }勝
remarkable-title = 注目の記録
remarkable-climb = 最大の躍進
remarkable-climb-said = { $from }位から{ $to }位へ
remarkable-series = 最多連勝
remarkable-series-said = { $n }連勝。
remarkable-series-all = { $n }局全勝。
remarkable-series-others = ほかに{ $n }名。
remarkable-upset = 最大の番狂わせ
remarkable-upset-said = 第{ $round }回戦で{ $ranks }段級上の{ $loser }に勝利
remarkable-finish = 最も僅差の首位
remarkable-finish-said = { $criterion }で{ $second }を上回る（{ $one }対{ $other }）
