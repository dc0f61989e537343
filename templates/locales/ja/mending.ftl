# Mending a published round.

mend-link = 公開済みの卓を変更
mend-title = 第{ $round }回戦を変更
mend-table = 第{ $round }回戦、{ $table }卓
mend-lead = この回戦は全員が見ています。何がいつ、なぜ変わったかは対局者が読み、操作履歴に残ります。
mend-what = 何を変えますか？
mend-what-wrong = 何を変えるかを選んでください。
mend-swap = 黒白を入れ替える
mend-swap-note = 結果は対局者に付いたままです。
mend-terms = 手合割かコミを変更
mend-terms-note = 結果はそのままです。
mend-move = 別の卓へ
mend-move-note = そこの対局者はこちらへ来ます。
mend-exchange = 対局者を替える
mend-exchange-note = 一人が抜け、別の人が代わりに入ります。
mend-cancel = 来ない人がいる
mend-cancel-note = この対局はなくなります。
mend-pair = 対局を追加
mend-pair-note = 対局のない二人のため。
mend-give-bye = 抜け番にする
mend-give-bye-note = 遅れて来た人など、対局のない人へ。
mend-take-bye = 抜け番を取り消す
mend-take-bye-note = その人は相手を待つことになります。
mend-take-back = 公開を取り消す
mend-take-back-note = 回戦は結果のない下書きに戻ります。最後の回戦だけできます。
mend-drop = 回戦を取り消す
mend-drop-note = 組み合わせがなかったことになります。最後の回戦だけできます。
mend-handicap = 手合割
mend-stones = { $n ->
    [0] 互先
    [1] 置石なし
   *[other] { $n }子
  }
mend-komi = コミ
mend-komi-hint = 空欄なら通常のコミ。
mend-to = 移動先の卓
mend-to-hint = その番号。
mend-leaves = 抜ける人
mend-comes = 入る人
mend-comes-hint = ほかの卓、抜け番、または待っている人から。
mend-left-black = その後の黒
mend-left-white = その後の白
mend-left-waits = 相手を待つ
mend-left-free = 抜け番
mend-left-absent = 不在
mend-one = 一人目
mend-other = 二人目
mend-reason = 理由
mend-reason-hint = 対局者が読みます。例：遅刻、別の人が着席、同じ所属。
mend-act = 回戦を変更
mend-act-table = { $table }卓を変更
mend-leave = やめる
mend-look = 選手に見える内容
mend-told = 選手に見える内容
mend-told-who = この卓の選手は自分のページで、希望者はメッセージでも知らされます。
mend-told-paper = 紙では古くなります。印刷し直してください：
mend-tables = 卓
mend-lost-title = { $count }件の結果が失われます
mend-lost = { $table }卓：{ $black } – { $white }、{ $result }
mend-lost-agreed = { $count ->
    [1] 結果を操作履歴に移す
   *[other] { $count }件の結果をすべて操作履歴に移す
  }
mend-lost-note = まだ何も変わっていません。ここにチェックを入れて、もう一度送信してください。
mend-done = 回戦を変更しました。対局者に表示されます。
mend-taken-back = 第{ $round }回戦は下書きに戻りました。
mend-dropped = 第{ $round }回戦を取り消しました。
mended-title = 公開後の変更
mended-at = { $time }に変更
mended-seats = { $table }卓：黒は{ $black }、白は{ $white }になりました。
mended-terms = { $table }卓：{ $terms }。
mended-new = { $table }卓を追加：黒 { $black }、白 { $white }。
mended-gone = { $table }卓を取りやめ：{ $black } – { $white }。
mended-bye = { $name }さんは抜け番です。
act-mend = 公開済みの回戦を変更
act-take-back-publication = 公開を取り消し
act-drop-round = 回戦を取り消し
refusal-round-changed = ほかの人がこの回戦を変更したか、結果を入力しました。確かめてから、もう一度行ってください。
refusal-results-lost = { $count }件の結果が失われます。何も変わっていません。先に同意してください。
refusal-not-last-round = その後に第{ $round }回戦が作られています。先にそちらを取り消してください。
settings-hidden = 告知するまで非公開
settings-hidden-note = 大会のスタッフだけが見られます。告知するにはチェックを外してください。
round-change = この回戦を変更
draft-published-unseen = 第{ $round }回戦を公表しました。大会は非公開なので、告知するまで運営の人だけに見えます。
mend-lead-unseen = 大会は非公開で、この回戦は今のところ運営の人だけに見えます。何をいつなぜ変えたかは、告知するとみなが読めます。操作履歴にも残ります。
mend-done-unseen = 回戦を変更しました。大会を告知すると選手に見えます。
draft-stones-to-stronger = { $black }さんのほうが強いのに、{ $stones ->
    [1] 置石なしの黒番
   *[other] { $stones }子の黒番
  }になります。規則では{ $white }さんが{ $due ->
    [0] 互先
    [1] 置石なしの黒番
   *[other] { $due }子の黒番
  }です。何も変更していません。それでもよければ印を付けるか、置石を変えてください。
warning-stones-to-stronger = 強いほうが置いています。規則では相手が{ $due ->
    [0] 互先
    [1] 置石なしの黒番
   *[other] { $due }子
  }
