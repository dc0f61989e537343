# Arbiters: open boards, one board, two results for one board.

boards-title = 対局
boards-nothing = まだ公開された回戦がありません。公開されると、その対局がここに並び、対局者ごとにボタンが付きます。
boards-complete = 第{ $round }回戦の結果はすべて入力済みです
boards-missing = 局が未入力（第{ $round }回戦、全{ $total }局）
boards-progress = { $total }局中{ $done }局の結果が入力済み
boards-find = 卓または名前
boards-which = 表示する対局
boards-open = 未入力 { $count }
boards-all = 全部 { $count }
boards-changed = { $count ->
    [1] 1局が変わりました
   *[other] { $count }局が変わりました
  }
boards-changed-since = { $time }以降
boards-hide-done = 済んだ対局を隠す
boards-unkept = この端末には保存できません。送信が終わるまで、このページを開いたままにしてください。
boards-waits-since = { $time }からここで待機中
boards-stuck = 未入力
boards-stuck-at = 未入力：卓 { $tables }
boards-look = 理由を見る
boards-lost = { $time }から接続が切れています。
boards-unsent = { $count ->
    [1] 1件の結果がこの端末で送信待ちです。
   *[other] { $count }件の結果がこの端末で送信待ちです。
  }
boards-other = その他
boards-other-result = その他の結果
boards-other-at = その他の結果、{ $table }卓
boards-black-away = 黒は来ませんでした
boards-white-away = 白は来ませんでした
boards-change-at = { $table }卓を変更
board-title = { $table }卓
board-who = どちらの勝ちですか？
board-how = 勝ち方は？
board-how-hint = 対局せずに決まった結果は「不戦」を選んでください。
board-points = 何目差ですか？
board-points-hint = 数えたときだけ：3.5
board-corrects = 第{ $round }回戦は終了したか、以後の回戦が組まれています。その組み合わせは変わりません。順位表は変わり、理由は操作履歴に残ります。
board-reason = 訂正の理由は？
board-reason-hint = 例：結果票の取り違え
board-act = 結果を入力
board-back = 対局一覧へ戻る
who-black = 黒勝ち：{ $name }
who-white = 白勝ち：{ $name }
who-jigo = 持碁
who-both-lose = 両者負け
who-both-win = 両者勝ち
who-no-result = 無勝負
who-pending = まだ不明
who-worth = 黒に{ $black }、白に{ $white }
who-replay = 打ち直すまで数えません
how-unstated = 不明
how-score = 目数で
how-resignation = 中押し
how-time = 時間切れ
how-illegal-move = 反則
how-default = 不戦：対局なし
how-decision = 審判の裁定
conflict-title = 結果が二つ、{ $table }卓
conflict-head = 審判二人、結果が二つ
conflict-lead = { $table }卓を入力している間に、ほかの人が別の結果を入力しました。何も失われていません。どちらが正しいですか？
conflict-players-lead = { $table }卓：両対局者の報告は、今選んだ結果と異なります。まだ何も入力されていません。
conflict-just-now = たった今、未保存
conflict-tapped-at = { $time }にこの端末で入力、未保存
conflict-saved = 保存済み
conflict-seconds-ago = { $n }秒前、保存済み
conflict-minutes-ago = { $n }分前、保存済み
conflict-saved-at = { $time }、保存済み
conflict-leave = 保存されたままにする
result-corrected = { $table }卓を訂正しました。以後の回戦の組み合わせはそのままで、順位表が新しくなりました。
somebody = 誰か

refusal-reason-needed = 結果を訂正する理由を書いてください
refusal-not-published = 第{ $round }回戦は下書きです。先に公開してください
fault-margin = 何目差かを0より大きい数で書いてください：3.5
boards-none-open = 未入力の盤はありません。
