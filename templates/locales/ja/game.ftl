# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] 黒ではなく白の手番です
   *[W] 白ではなく黒の手番です
}
refusal-move-off-board = この盤の点ではありません：{ $point }
refusal-move-occupied = { $point }には石があります
refusal-move-ko = { $color ->
    [B] 黒
   *[W] 白
}は{ $point }のコウをすぐには取り返せません
refusal-move-superko = { $point }に打つと、盤全体が{ $after }手目の後と同じ形になります
refusal-move-suicide = { $point }に打つと、{ $stones ->
    [1] その石の
   *[other] その{ $stones }子の
}呼吸点がなくなります
refusal-record-confirmed = 結果は確認済みです。棋譜は変えられません
refusal-record-no-repetition = 局面は反復していません。続けて打つか、審判に聞いてください。
refusal-record-repetition = このルールでは、対局者どうしで反復の扱いを合意できません。審判に聞いてください。
refusal-record-no-resumption = このルールでは、停止した対局は再開しません
refusal-record-life = 印を付けられるのは盤上の石だけです
refusal-record-not-in-rules = このルールにはありません。審判が決めます。
refusal-record-disagree = 対局者の言う結果が違います
refusal-record-phase = その間に対局が進みました。盤面をもう一度見てください
refusal-record-nothing = 取り消すものがありません
refusal-record-ruling = 最後は裁定{ $no }です。その裁定のページで取り消してください。
refusal-record-moves = すでに{ $moves }手が記録されています。先に取り消してください。
refusal-record-position = { $point }の周りの石に呼吸点がありません。このような局面は盤上にありえません
refusal-record-handicap = そこに置き石は置けません：{ $point }
refusal-record-apply = この裁定は棋譜の上で実行できません：{ $why }
refusal-record-full = 棋譜がいっぱいです
refusal-record-note = コメントは1～1000文字です
refusal-record-prisoners = アゲハマ{ $n }個は盤に入る数を超えています
refusal-record-terms = ここでは棋譜を入力できません：{ $why }
refusal-record-other-result = この対局の結果はすでに{ $result }です。両者が確認する前に、どちらかを訂正してください。

fault-point = Q16のように書いてください：IのないAからの英字と数字
fault-clock = 時計の表示を12:30や1:02:30のように書いてください

record-title = { $table }卓、棋譜入力
record-there = ほかの記録係が同じものを入力したばかりです。1回と数えます。
record-meanwhile = その間に{ $name }さんが{ $theirs }を入力しました。未入力：{ $mine }。盤面を見て、足りないものを入力してください。
record-made-anyway = それでも{ $point }に打たれたなら、打たれたとおりに入力し、トラブルを報告してください。
record-as-made = 打たれたとおり{ $point }を入力
record-unsent = 未保存、接続を待っています：
record-dropped = 入力されませんでした：
record-sign-in = ログアウトしています。別のタブでログインしてください。待機中のものはここに残っています：
record-keys = 碁盤。矢印キーで点を選び、Enterで打ち、Backspaceで取り消します。
record-pad = 選んだ点を動かす
record-up = 上
record-left = 左
record-right = 右
record-down = 下
record-play = { $color }を打つ
record-place = 石を置く
record-usual = 定位置に置く
record-put = その点に置く
record-toggle = 死活を切り替え
record-count-it = この局面を数える
record-undo = 取り消す：{ $what }
record-pass = パス
record-quick = 1回のタップで打つ
record-brush = 置くもの
record-empty = なし
record-more = その他
record-resigns = { $color }の投了
record-time = { $color }の時間切れ負け
record-stop = 打ち終わり
record-repetition = 両者同意：反復により無勝負
record-set-up = 代わりに最終局面を並べる
record-typed = 点
record-play-typed = 打つ
record-note = コメント
record-note-act = 追加
record-clock = 時計
record-clock-whose = どちらの時計
record-clock-left = 残り時間
record-clock-hint = 12:30または1:02:30
record-clock-overtime = 秒読みの残り回数または残り石数
record-clock-act = 記入
record-file = ファイルを取り込む
record-file-label = 棋譜（SGF）
record-file-act = 取り込む
record-file-wrong = このファイルは取り込めません：{ $why }
record-file-empty = このファイルに棋譜がありません
record-file-large = 棋譜としては大きすぎるファイルです
record-taken-over = ファイルをこの対局の棋譜として取り込みました
record-lids = ふたの上のアゲハマ
record-lids-act = 訂正
record-board = 盤面の結果
record-watch = 観戦
record-confirms = { $color }が確認
record-confirmed = 両者が確認しました。結果は回戦に入力され、棋譜はこのまま残ります。
boards-record = 棋譜入力
boards-record-at = 棋譜入力、{ $table }卓
boards-watch = 観戦
boards-watch-at = { $table }卓を観戦

game-placing = 置き石をあと{ $n }子置きます
game-setting-up = 最終局面を並べています
game-to-move = { $color }の手番
game-stopped = 停止：死に石は？
game-ended = { $result }、未確認
game-last = { $n }手目：{ $move }
game-held = アゲハマ{ $n }個
game-terms = 条件
goban = 局面
goban-last = { $color }{ $point }の後の局面
move-pass = { $color }パス

count-territory = 地
count-prisoners = 対局中のアゲハマ
count-dead = 盤上の死に石
count-stones = 盤上の石
count-komi = コミ
count-compensation = 置き石の分
count-rulings = 裁定による分
count-sum = 合計
count-marks = タップで付ける印
count-as-dead = 死に
count-as-seki = セキ
count-agreed = { $color }は同意しました
count-resume = { $color }が再開を求める
count-none-dead = すべて活き
count-settle = 審判がこのとおり決める
count-no-agreement = 合意しない

did-handicap = 置き石 { $point }
did-usual = 置き石
did-moves = ファイルからの{ $n }手
did-position = 局面
did-prisoners = アゲハマの訂正
did-note = コメント
did-clock = 時計
did-stop = 打ち終わり
did-mark = 死に石の指定
did-agree = { $color }の同意
did-settle = 審判の決定
did-no-agreement = 合意なし
did-resume = { $color }の再開
did-resign = { $color }の投了
did-time = { $color }の時間切れ負け
did-repetition = 反復
did-object = 異議
did-confirm = { $color }の確認
did-ruled = 裁定{ $no }
did-unruled = 裁定{ $no }の取り消し
did-undo = 最後の入力の取り消し

watch-title = { $table }卓の対局
watch-start = 1手目の前
watch-ways = 手順の移動
watch-first = 最初
watch-back = 戻る
watch-on = 進む
watch-last = 現在
watch-nothing = この対局の棋譜はまだ入力されていません。入力が始まると、ここに自動で表示されます。
watch-file = 棋譜（SGF）
watch-clock = { $color }の時計：{ $time }
watch-overtime = { $color }の時計：{ $time }、秒読み { $n }

incident-found = 棋譜の中に見つかりました
figure-now = 現在。
figure-after = 裁定の後。
ruling-record = 棋譜
ruling-record-done = 裁定は棋譜にも反映されました
ruling-record-stays = これは棋譜の上で実行できません。盤面を手で直してください。棋譜はそのままです。
ruling-prisoners = アゲハマ
ruling-prisoners-of = { $color } { $n }

act-record = 棋譜の入力を開始

record-arbiter-only = 対局者が合意しないことを決められるのは審判だけです

record-marking-changed = その間に印が変わりました。盤面を見てから同意してください。

record-words = 点またはコメントを入力
record-discard = 待機中のものを破棄

watch-step = { $of }手中{ $n }手目
ruling-on = 対局を続ける、{ $table }卓

record-file-games = ファイルに{ $n }局あります。この対局だけを別に保存してから取り込んでください
