# Arbiters: open boards, one board, two results for one board.

boards-nothing = まだ公開された回戦がありません。公開されると、その対局がここに並び、対局者ごとにボタンが付きます。
boards-complete = 第{ $round }回戦の結果はすべて入力済みです
boards-missing = 局が未入力（第{ $round }回戦、全{ $total }局）
boards-progress = { $total }局中{ $done }局の結果が入力済み
boards-which = 表示する卓
boards-open = 未入力 { $count }
boards-all = 全部 { $count }
boards-waiting = 送信待ち { $count }
boards-changed = { $count ->
    [1] 1局が変わりました
   *[other] { $count }局が変わりました
  }
boards-changed-since = { $time }以降
boards-hide-done = 済んだ対局を隠す
boards-unkept = この端末には保存できません。送信が終わるまで、このページを開いたままにしてください。
boards-known = 表示はこの端末が知る範囲です。ほかの人がさらに入力しているかもしれません。
boards-waits-since = { $time }からここで待機中
boards-stuck = 未入力
boards-stuck-at = 未入力：{ $tables }卓
boards-look = 理由を見る
boards-lost = { $time }から接続が切れています。
boards-unsent = { $count ->
    [1] 1件の結果がこの端末で送信待ちです。
   *[other] { $count }件の結果がこの端末で送信待ちです。
  }
boards-sent = { $count ->
    [1] 1件の結果を送信しました。
   *[other] { $count }件の結果を送信しました。
  }
boards-other = その他
boards-other-at = その他の結果、{ $table }卓
boards-black-away = 黒は来ませんでした
boards-white-away = 白は来ませんでした
boards-change-at = { $table }卓を変更
board-who = どちらの勝ちですか？
board-how = 勝ち方は？
board-neither = どちらでもない
board-one-tap = 一度押すと結果が入ります。通常と異なる結果は、入力の前に影響を表示します。
board-points = 何目差ですか？
board-corrects = 第{ $round }回戦は終了したか、以後の回戦が組まれています。その組み合わせは変わりません。順位表は変わり、理由は操作履歴に残ります。
board-reason = 訂正の理由は？
board-reason-hint = 例：結果票の取り違え
who-pending = 対局中
who-replay = 打ち直し
who-taken-back = 結果を取り消す
who-unrated = レーティング対象外
how-illegal-move = 反則
how-default = 不戦（来なかった）
how-decision = 審判の裁定
conflict-title = 結果が二つ、{ $table }卓
conflict-head = 審判二人、結果が二つ
conflict-lead = { $table }卓を入力している間に、ほかの人が別の結果を入力しました。何も失われていません。どちらが正しいですか？
conflict-own-lead = このページを開いた後に、ご自身で{ $table }卓に別の結果を入力しています。何も失われていません。どちらが正しいですか？
conflict-players-lead = { $table }卓：両対局者の報告は、今選んだ結果と異なります。まだ何も入力されていません。
conflict-report-lead = { $table }卓の対局者の報告がその間に変わりました。入力していません。もう一度確かめてください。
conflict-record-lead = { $table }卓：棋譜での終局は、今選んだ結果と異なります。まだ何も入力されていません。
conflict-ruling-lead = { $table }卓：表示されている結果は裁定{ $number }によるものです。まだ何も入力されていません。裁定が誤りなら、その裁定のページで変更または取り消してください。
conflict-game-lead = { $table }卓には打たれた対局の結果がありますが、不参加が選ばれました。まだ何も入力されていません。
conflict-just-now = たった今、未保存
conflict-tapped-at = { $time }にこの端末で入力、未保存
conflict-saved = 保存済み
conflict-seconds-ago = { $n }秒前、保存済み
conflict-minutes-ago = { $n }分前、保存済み
conflict-saved-at = { $time }、保存済み
conflict-leave = 保存されたままにする
result-corrected = { $table }卓を訂正しました。以後の回戦の組み合わせはそのままで、順位表が新しくなりました。
fault-margin = 何目差かを0より大きい数で入力してください：3.5
boards-none-open = 未入力の対局はありません。
date-set-title = 対局の日時
date-set-about = 両者に対して有効で、提案は取り消されます。
date-set-act = 日時を決める
date-clear = 日時なし
date-set = 日時を決めました。
date-set-outside = 日時を決めました。この回戦の期間外です。

# What is wrong with a field or a request, and what to do.

fault-margin-of-other = { $typed }では相手の勝ちになります。この勝ちの目数を書くか、上で別の答えを選んでください。

# Recording a game at the board, and watching it.

boards-record-at = 棋譜入力、{ $table }卓

# Incidents and rulings: what happened, when, the ruling, the referee's log.

boards-incident-at = { $table }卓のトラブル

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = この結果の影響、{ $table }卓
outcome-lead = 入力する前に、何が起きるかを確かめてください。
outcome-no-change = 何も変わりません
outcome-anew-result = 結果なし、打ち直し
outcome-files = ファイルに書かれる内容
outcome-confirm = この結果を入力
outcome-back = 戻って別の結果を入力
outcome-anew = 同じ卓で打ち直します。最初の対局は履歴に残り、数えません。
## Games played anew
replay-title = 打ち直し
replay-black = 黒を持つ人
replay-time = 持ち時間
replay-time-hint = 大会の持ち時間と違う場合：各30分
replay-back = 打ち直しをやめる
replay-saved = { $table }卓：打ち直しの条件を保存しました。
replay-taken-back = { $table }卓：最初の対局が再び数えられます。
replay-earlier = { $n }局目：{ $result }、打ち直し。黒 { $black }、白 { $white }、{ $handicap }。
replay-by-ruling = 裁定{ $no }。
result-played-anew = { $table }卓：打ち直しのため、結果は未入力に戻りました。
boards-anew = 打ち直し
## Results that both confirmed
board-both-confirm = 両者が確認した
board-both-confirm-note = 両者が確認した結果は、審判長だけが変更できます。
board-confirmed-at = { $time }に両者が確認しました。
board-confirmed-by-round = 回戦が終わったので、結果は確認済みとみなされます。
board-confirmed-chief = 変更できるのは審判長だけで、理由が必要です：{ $name }。
board-correct = 審判長として訂正
boards-confirm = 両者確認
chief-organisers = 未指名のため運営者
## The round's clock
clock-start = 時計を開始
clock-start-ask = { $boards }卓すべての時計が動き始め、会場の画面にも表示されます。
clock-start-round = 第{ $round }回戦の時計を開始
clock-unstart = 開始を取り消す
clock-planned = { $time }開始予定
clock-started = 第{ $round }回戦：時計を開始しました。会場の画面に表示されます。
clock-unstarted = 第{ $round }回戦：時計はまだ開始していません。

settings-rooms = 部屋
settings-rooms-hint = 卓が複数の部屋にある場合：1-40 大広間; 41-80 図書室
settings-surname-first = 姓を先に書く
settings-surname-first-note = どの言語でも János Szabó ではなく Szabó János と書きます。漢字・かな・ハングルの名前は常に姓が先です。
settings-sides = 1つの側で打つ人
settings-sides-hint = ペア碁は2人、連碁は2人か3人が交代で打ちます。
sides-one = 1人
sides-mean = 2人か3人が交代、棋力は平均
sides-given = 2人か3人が交代、棋力は登録どおり
fault-no-zone = Asia/Tokyo のようなタイムゾーンか都市名を入力してください。「{ $typed }」は見つかりません。
fault-no-room = 卓と部屋を「1-40 大広間; 41-80 図書室」のように入力してください。「{ $typed }」は読み取れません。
boards-reported = 報告あり { $count }
boards-late = 遅延 { $count }
boards-late-since = { $time }から遅れています
boards-late-row = 遅延
boards-disputed = 裁定待ち
boards-said-both = 両対局者：{ $result }
boards-recorded = 棋譜：{ $result }
boards-enter-it = これを入力
boards-entered-right = 入力済みの結果が正しい
today-entered = 入力済み：{ $result }
boards-entered = { $table }卓：{ $result }
boards-record-says = 棋譜
boards-said = { $name }：{ $result }
boards-said-otherwise = { $name }さんの報告は異なります：{ $result }
inbox-entered = { $table }卓の結果を入力しました。

# The referee: what the record says, the stopped board, open points

## A confirmed result
board-clerical-question = 結果の書き誤りですか？
board-clerical = はい：両者はここに表示された結果とは別の結果を確認した
board-clerical-note = 対局者自身の結果はもう変更できません。
