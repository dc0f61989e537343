# Recording a game at the board, and watching it.

fault-point = Q16のように入力してください：IのないAからの英字と数字
fault-clock = 時計の表示を12:30や1:02:30のように入力してください
record-title = { $table }卓、棋譜入力
record-there = ほかの記録係が同じものを入力したところです。1回だけ数えます。
record-meanwhile = その間に{ $name }さんが{ $theirs }を入力しました。未入力：{ $mine }。盤面を見て、足りないものを入力してください。
record-made-anyway = それでも{ $point }に打たれたなら、打たれたとおりに入力し、トラブルを報告してください。
record-unruled = 規則違反で、まだ裁定されていません：{ $what }。
record-as-made = 打たれたとおり{ $point }を入力
record-unsent = 接続待ち{ $n }件（{ $moves }）。そのまま続けてください。
record-dropped = 入力されませんでした：{ $moves }
record-sign-in = ログアウトしています。別のタブでログインしてください。未送信の着手はここに残っています：
record-keys = 碁盤。矢印キーで点を選び、Enterで打ち、Backspaceで取り消します。
record-pad = 選んだ点を動かす
record-up = 上
record-left = 左
record-right = 右
record-down = 下
record-play = { $color }を打つ
record-held = { $point }：離すと打ちます
record-tap = 点をタップ
record-place = 石を置く
record-usual = 定位置に置く
record-put = その点に置く
record-toggle = 死活を切り替え
record-count-it = この局面を数える
record-undo = 取り消す：{ $what }
record-undo-why = 取り消す理由
record-undo-why-hint = あなたの名前と時刻とともに、注記として棋譜に残ります
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
record-clock = 時計
record-clock-whose = どちらの時計
record-clock-left = 残り時間
record-clock-hint = 12:30または1:02:30
record-clock-overtime = 秒読みの残り回数または残り石数
record-clock-act = 保存
record-file = ファイルを読み込む
record-file-label = 棋譜（SGF）
record-file-act = 読み込む
record-file-wrong = このファイルは読み込めません：{ $why }
record-file-empty = このファイルに棋譜がありません
record-file-large = 棋譜としては大きすぎるファイルです
record-file-exchanged = ファイルでは{ $black }が黒、{ $white }が白ですが、この卓では{ $here_black }が黒、{ $here_white }が白です。ファイルの色で対局した場合は、先に卓の色を入れ替えてください。
record-file-others = ファイルの対局者は{ $black }（黒）と{ $white }（白）ですが、この卓は{ $here_black }対{ $here_white }です。{ $table ->
    [none] {""}
   *[other] 二人は{ $table }卓です。ファイルはそちらで読み込んでください。
}
record-file-anyway = 名前にかかわらず、この卓の色で読み込む
record-taken-over = ファイルをこの対局の棋譜として読み込みました。手数：{ $moves }。コメント：{ $comments }。時計：{ $clocks }。{ $result ->
    [none] {""}
   *[other] ファイルの結果は{ $result }ですが、読み込んでいません。ここで数えるか、卓で入力してください。
}{ $positions ->
    [0] {""}
   *[other] 置かれた局面：{ $positions }。
}{ $notes ->
    [none] {""}
   *[other] 確認してください：{ $notes }。
}
record-taken-over-less =
    ファイルをこの対局の棋譜として読み込みました。手数：{ $moves }。コメント：{ $comments }。時計：{ $clocks }。 読み込まなかったもの：変化図：{ $variations }、記号（SGFプロパティ）：{ $properties }。{ $result ->
        [none] {""}
       *[other] ファイルの結果は{ $result }ですが、読み込んでいません。ここで数えるか、卓で入力してください。
    }{ $positions ->
        [0] {""}
       *[other] 置かれた局面：{ $positions }。
    }{ $notes ->
        [none] {""}
       *[other] 確認してください：{ $notes }。
    }
sgf-unclosed = ファイルが対局の途中で終わっています
sgf-outside = 対局の外の文字は読み飛ばしました
sgf-no-value = { $ident }に値がなく、読み飛ばしました
sgf-empty = 空の対局は読み飛ばしました
sgf-unknown-encoding = 文字は{ $label }ではなく{ $used }として読みました
sgf-letters-guessed = 文字コードの指定がないため{ $used }として読みました。文字が誤っているかもしれません
sgf-unescaped = { $ident }の中の]は文の一部として読みました
sgf-between = 手の間の文字は読み飛ばしました
sgf-unread = { $ident }[{ $value }]は読めないため読み飛ばしました
sgf-handicap-stones = ファイルの置き石は{ $handicap }子、置かれた黒石は{ $stones }個です
sgf-stones-as-moves = 最初の黒の{ $stones }手{ $taken ->
    [true] を置き石として読みました
   *[other] は置き石のようです
}
sgf-komi-read = コミ{ $value }は{ $points }目として読みました
sgf-unusual-komi = コミ{ $points }目は普通ではありません
sgf-other-komi = ファイルのコミは{ $found }目ですが、ここでは{ $expected }目です
sgf-pass-read = { $value }はこの盤の点ではないため、パスとして読みました
record-lids = ふたの上のアゲハマ
record-lids-act = 訂正
record-board = 盤面の結果
record-watch = 観戦
record-confirms = { $color }が確認
record-confirmed = 両者が確認しました。結果は回戦に入力され、棋譜はもう変更できません。
boards-watch-at = { $table }卓を観戦
game-placing = 置き石をあと{ $n }子置きます
game-setting-up = 最終局面を並べています
game-stopped = 停止：死に石は？
game-ended = { $result }、未確認
game-held = アゲハマ{ $n }個
game-terms = 条件
count-territory = 地
count-prisoners = 対局中のアゲハマ
count-dead = 盤上の死に石
count-stones = 盤上の石
count-compensation = 置き石の分
count-overtime = 時間延長の分
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
did-overtime = 時間延長の回数
did-note = コメント
did-clock = 時計
did-stop = 打ち終わり
did-mark = 死に石の指定
did-agree = { $color }の同意
did-settle = 審判の決定
did-no-agreement = 合意なし
did-resume = { $color }の再開
did-repetition = 反復
did-object = 異議
did-confirm = { $color }の確認
did-ruled = 裁定{ $no }
did-unruled = 裁定{ $no }の取り消し
did-undo = 最後の入力の取り消し
watch-title = { $table }卓の対局
watch-start = 1手目の前
watch-ways = 手順の移動
watch-played = 対局日時
watch-first = 最初
watch-back = 戻る
watch-on = 次へ
watch-last = 最後
watch-go = 表示
watch-keys = キー：左右で1手、上下で10手、HomeとEnd。
watch-last-move = 最終手 { $point }
watch-passed = パス
watch-to-move = 手番
watch-nothing = この対局の棋譜はまだ入力されていません。入力が始まると、ここに自動で表示されます。
watch-stones-left = 残り{ $n }子
watch-periods-left = 残り{ $n }回
live-title = 中継
live-of = 第{ $round }回戦：{ $of }卓中{ $n }卓
live-none = 現在の回戦に棋譜が入力されている対局はありません。
live-all = 中継中の全対局
embed-show = この盤をほかの場所に表示
embed-code = ほかのウェブサイトで：
embed-film = 映像に重ねる：対局者と時計
act-record = 棋譜の入力を開始
record-arbiter-only = 対局者が合意しないことを決められるのは審判だけです
record-marking-changed = その間に印が変わりました。盤面を見てから同意してください。
record-words = 点またはコメントを入力
record-discard = 破棄
watch-step = { $of }手中 { $n }手
record-file-games = ファイルに{ $n }局あります。この対局だけを別に保存してから読み込んでください

# The end of a game, led: from the second pass to the confirmed result.

end-page-title = { $table }卓、終局
end-step = 終局、手順 { $n }/3：{ $said }
end-not-agreed = 終局、合意なし：{ $said }
end-copy = 写し
end-the-game = 対局
end-the-count = 整地
cite-article = 第{ $no }条
cite-rule = AGA規則{ $no }
cite-event = 大会の定めによる
cite-usual = 一般の慣例
end-stop-title = 打ち残しはありますか？
end-open = 空き
end-lost = { $n ->
   *[other] { $sides }は数えません。
}
end-lost-side = { $color }{ $n }目
end-open-why = { $count ->
   *[other] { $groups }の石は、空いた点に接したまま活きています（{ $open }）。どちらが詰めても着手にはなりません（{ $fill }）。
}
end-open-none = 空いた点はありません。
end-open-plain = 空き：{ $points }（{ $n }）。誰の点にもならず、これで損をする人もいません（{ $rules }）。
end-open-area = 空き：{ $points }（{ $n }）。交互の着手で、詰めた側に1点ずつになります（{ $rules }）。空いている間に失う点はありません。
end-doubt = { $color }{ $n }子は活きか死にか。{ $worth }目がかかっています。
end-asked-next = 次に聞きます。ここですることはありません。
end-pass-stones = パスで渡した石：黒{ $black }、白{ $white }。最後のパスは白です（{ $rules }）。
end-left-open = { $points }を空けたままにすると、そのままの形で数え、両者にもう一度そう伝えます。
end-note-requester = 続けて打つ場合：求めた側は相手に先に打たせます（{ $rules }）。
end-note-passer = 続けて打つ場合：最後にパスした人の相手が先に打ちます（{ $rules }）。
end-note-agreed = 続けて打つ場合：どちらが先に打つか、両者が合意します（{ $rules }）。
end-nothing-left = 打つ所はもうない
end-chosen = 盤上で選んだ点：
count-fills = { $color }が{ $point }を詰める
key-open = 空いた点
key-uncounted = 空いている間は数えない
key-doubtful = 未確定
key-both-dead = 両者が死にとした
key-differ = 片方が死にとした
end-claims-title = どの石が死んでいますか？
end-differ-title = { $point }について意見が違います
end-says = { $color }の主張
end-group = { $color ->
    [B] 黒
   *[W] 白
}{ $n }子
end-group-worth = { $color ->
    [B] 黒
   *[W] 白
}{ $n }子、{ $worth }目がかかる
end-still-open = { $points }がまだ空いています。それに接するものは数えません。
end-they-agree = 両者同意
end-ask-group = { $point }：両者は今どう言いますか？
end-agree-dead = 同意：死に
end-agree-alive = 同意：活き
end-agree-seki = 同意：セキ
end-next-copy = これで負けになる人はいません。次は{ $color }が盤面の写しで示します（{ $rules }）
end-next-ways = これで負けになる人はいません。次はルールにある方法です
end-claims-note = 死活に合意すれば終局です（{ $rules }）。結果は両者が同意すると表示されます。
end-marks = 印を付ける人
end-tap-note = 石をタップすると、その一団が死に石になります。もう一度タップすると元に戻ります。
end-hold-note = 半秒押し続けるとセキになります。
end-marks-note = 石をタップしてください。それぞれが変えるのは自分の印だけです。
end-mark-both = 両者の主張
end-mark-side = { $color }だけの主張
end-ways-title = 合意していません
end-costs-nothing = 同意しないことで負けになる人はいません。ここからの方法は次のとおりです。
end-copy-act = { $color }が{ $point }を写しで示す
end-copy-note = 死にと言う側が先に打ちます。対局の盤には触れません。コウで石を取られた側は、そのコウについて1回パスします（{ $rules }）。
end-plays-first = { $color }が先に打ち、パスもできます
end-agreed-first = { $color }が先に打ちます
end-agreed-act = 両者が合意した
end-first-counts = 両者が求めたときは、先の求めによります。
end-found-title = 着手が見つかった
end-found-note = 停止後に結果を変える着手が見つかったとき：対局を続けるか、両対局者に尋ねます（{ $rules }）。その点をタップするか、入力してください。
end-found-point = 着手の点
end-live-title = 合意がないとき
end-live-twice = 対局を続けます。両者が続けて二度ずつパスし、なお意見が違えば、盤上の石はすべて活きです（{ $rules }）。
end-live-now = 盤上の石はすべて活きとし、そのとおり数えます（{ $rules }）。これで終局です。
end-live-act = 合意なし：すべて活き
end-referee = 盤上で打って決めるか、審判が決めます（{ $rules }）。
end-settle-note = 別の印を付けた人はいません。今の印での死に石：{ $points }。このとおり決めると整地に進みます。別の印にするには、戻ってそれぞれが自分の印を付けます。
end-settle-none = なし
end-decide-group = 対象の石
end-decide-fate = 判定
end-decide-act = 審判{ $name }として決める
end-reason-hint = あなたの名前と時刻とともに操作履歴に残ります
end-asked-title = { $color }の方、続けて打つことを求めますか？
end-asked-again-title = { $color }の方、もう一度聞きます：続けて打つことを求めますか？
end-found-after = 停止後に見つかった着手
end-would-take = { $point }：黒が先なら{ $black }子、白が先なら{ $white }子を取る。
end-answers-self = 本人だけが答えます。相手が代わりに答えることはできません
end-answer-of = { $color }の答え
end-i-play-on = 続けて打つことを求める
end-i-end = このままの終局に同意
end-answer-play-on = { $other }が先に打ち、パスもできます。{ $other }は拒めません（{ $rules }）
end-answer-lies = 相手も同意すれば、次は整地です（{ $rules }）
end-neither-note = 先に進む前に、審判が両者と話します
end-give-answer = { $color }の答えを送る
end-follow = この後どうなるか
end-one-asks = 片方が求める
end-one-asks-is = 対局を続け、相手が先に打つ
end-both-end = 両者が終局
end-both-end-is = 死に石、次にこのまま整地
end-both-refuse = 両者が拒む
end-would-lose = 両者負けになる場合
end-would-lose-note = その着手が結果を変え、かつ両者に聞き、これを伝え、もう一度聞いた後に限ります。審判が専用のページで裁定します。ここでは選べません。
end-refused-title = 両者が拒んでいます
end-refused-note = 両者に伝えてください：続けて打たず、終局にも合意せず、その着手が結果を変えるなら、両者負けになります（{ $rules }）。それからもう一度聞きます。
end-told-act = 両者に伝えた：もう一度聞く
end-ruling-title = 両者に2回聞き、拒んでいます
end-ruling-note = その着手が結果を変えるなら両者負けです（{ $rules }）。変えないなら戻って、終局に合意してもらってください。
end-lose-reason = 着手が結果をどう変えるか
end-lose-act = 両者負けと裁定
end-arbiter-rules = これは審判の裁定が必要です。
end-claim = { $color }の主張：{ $point }は死に
end-copy-title = { $color }は{ $point }を取れますか？
end-copy-untouched = ここで打つ手は対局の手になりません。
end-copy-turn = 写しの上で{ $color }の手番
end-copy-tap = 写しをタップして打ちます。
end-copy-play = 打つ
end-whole = 盤全体
end-ko-shut = { $point }を取り返すには、{ $color }はまずこのコウについてパスします。パスすれば、{ $color }はここをまた取れます。ほかの所のコウ立てはパスになりません（{ $rules }）。
end-pass-ko = コウ{ $point }についてパス
end-played = 写しで打った手
end-made-ko = { $point }のコウについてパス
end-made-pass = パス
end-made-takes = { $point }、{ $n }子を取る
end-made-takes-one = { $point }、{ $taken }を取る
end-fact-starts = 先番
end-fact-starts-is = 死にと言う{ $claimant }
end-fact-dead = 死にの条件
end-fact-dead-is = { $claimant }が{ $point }を取り、それによって{ $claimant }に取れない{ $owner }の新しい石ができない
end-fact-alive = 活きの条件
end-fact-alive-is = { $claimant }にそれができない
end-fact-alive-note = { $claimant }がやめるか、両者がパスして{ $point }が残る
end-fact-game-is = 最後のパスのときのまま
end-takes-back = { $color }が主張を取り下げる
end-accepts-dead = { $color }が認める：死に
end-what-shown = 示されたこと
end-leave-copy = 写しを閉じる
end-shown = 写しが示したこと
end-is-dead = { $point }は死に
end-is-alive = { $point }は活き
end-claim-head = 主張
end-on-copy = 写しの上
end-copy-moves = { $n }手
end-look = 見る
end-not-moved = 石は一つも動いていません。
end-why-ko = コウについてパスをして、{ $claimant }が取れた
end-why-taken = { $claimant }が取れた
end-why-new = { $claimant }が取り、それによって{ $point }に{ $owner }の新しい石ができ、取られなかった
end-why-given = { $color }が譲った
end-why-stands = 両者がパスし、残っている
end-new-stones = 新しい石
end-new-none = { $claimant }に取れなかった{ $owner }の石はない
end-worth = かかる目数
end-worth-is = { $worth }目
end-worth-parts = アゲハマ{ $stones }子と地{ $points }目
end-both-accept = 両者が認める
end-try-again = もう一度試す
end-show-new = { $color }が写しで打ち続ける
end-not-accepted = 認めない場合は審判が決めます。写しは記録に残ります。
end-count-nav = 整地の手順
end-count-step = { $n } { $said }
end-count-dead = 死に石
end-count-dead-words = 死に石を盤から取り上げます。
end-count-prisoners = アゲハマ
end-count-prisoners-words = アゲハマで、その石と同じ色の側の地を埋めます。
end-count-tens = まとまりごとに
end-count-tens-words = 残りをまとまりごとに数えます。
end-who-confirmed = 確認した人
end-bought = 使った時間延長の回数
end-confirmed-at = { $time }確認
end-confirmed-for = { $time }、審判{ $name }が確認：{ $reason }
end-not-yet = まだ
end-object-arbiter = 異議がある
end-decided-note = 整地による終局ではありません。異議があれば審判を呼んでください。審判が理由を添えてトラブルとして記録します。
end-count-again = 数え直す
end-confirm-note = 両者が確認すると、結果は変わりません（{ $confirmed }）。異議のある人は数え直しを求められます（{ $again }）。
end-confirm-for = { $name }さんに代わって確認
end-why-not-self = 本人ができない理由
end-confirm-for-act = 審判{ $name }として確認
did-nothing-left = 打つ所なし
did-claim = { $color }の印
did-differ = 合意なし
did-copy = { $point }についての写し
did-copy-play = 写しで{ $move }
did-copy-ko = { $color }がコウ{ $point }についてパス
did-give-in = { $color }が譲る
did-accept-copy = 両者が写しを認める
did-decide = 審判が{ $point }を決定
did-told = 両者に伝えた
did-both-lose = 両者負け
did-confirm-for = 審判が{ $color }に代わって確認
act-decide-end = 審判が終局を決定
act-confirm-for = 対局者に代わって結果を確認
game-more-passes = 両者がパスしました。続けてあと{ $n }回パスすると打ち終わりです（{ $rules }）。
game-white-passes-last = 両者がパスしました。最後のパスは白です：白がパスすると打ち終わりです（{ $rules }）。
end-way-same = パスごとに渡した石を入れて地で数えても、結果は同じです。
end-way-half = 盤上では一方だけを、石と地を合わせて十ずつ数え、盤の半分と比べます。黒に要る数にはコミの半分を加えます。
end-way-fill = 盤上では各自が自分の地をすべての石で埋めます。空いた点、または余った石が差です。

# The referee: what the record says, the stopped board, open points

asked-play-on = 続けて打つ
asked-as-it-lies = このまま終局
asked-neither = どちらでもない
answered-neither = 続行を求めず、終局にも同意しない
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
