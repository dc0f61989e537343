# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-find = 卓または名前
draft-how = 一人を選び、次にもう一人を選ぶか、一人をもう一人の上にドラッグしてください。確定するまで何も変わりません。
draft-show = 表示する対局
draft-show-all = すべて
draft-show-look = 要確認
draft-show-changed = 手動
draft-group-tables = { $from }～{ $to }卓
draft-chosen = 選択中
draft-with-this = この人と
draft-touch-other = もう一人を選んでください。名前の下の数は、入れ替えで組み合わせが失うものを得点グループの数で示します。
draft-exchange = { $one }さんと{ $other }さんを入れ替えますか？
draft-exchange-act = 入れ替え
draft-leave = やめる
draft-cannot = この回戦に参加しない人がいます。
draft-pair-ask = { $one }さんと{ $other }さんを組みますか？
draft-one-board = 二人とも{ $table }卓です
draft-marks = { $before } → { $after }/100
draft-grades = { $before } → { $after }
draft-cost-same = 同じ
draft-cost-little = ほぼ同じ
draft-cost-worse = { $groups }悪化
draft-cost-better = { $groups }改善
draft-whole-same = 組み合わせ全体の価値はちょうど同じです。
draft-whole-little = 組み合わせ全体はほとんど変わりません。
draft-whole-worse = 組み合わせ全体が得点グループ{ $groups }つ分悪くなります。
draft-whole-better = 組み合わせ全体が得点グループ{ $groups }つ分良くなります。
draft-why-table = この二人の理由、{ $table }卓
draft-why-next = ほかに当たりうる相手
draft-acts-on = { $name }さんへのその他の操作
draft-other-ways = 組み直す、破棄、その他
draft-redo = やり直す
draft-changes = { $count ->
    [0] 手動の変更はありません。
   *[other] 手動の変更{ $count }件。
  }
draft-below = 証明済みの組み合わせより得点グループ{ $groups }つ分下です。
draft-above = 証明済みの組み合わせより得点グループ{ $groups }つ分上ですが、その規則に反します。
draft-last = { $count ->
   *[other] 最後の変更：卓 { $tables }。
  }
draft-publish-ask = 第{ $round }回戦、{ $boards }局を公開しますか？
draft-publish-all = 参加者は全員、席が決まっています。
draft-publish-without = 席のない人{ $count }人：
draft-publish-looks = まだ確認の要る卓が{ $count }つあります。
draft-publish-now = 今すぐ公開
proof-apart-pairs = 証明済みの{ $all }組のうち{ $count }組を解きました。
proof-around-tables = { $count ->
   *[other] 手動で組んだ卓：{ $tables }。
  }
draft-none = 該当する対局はありません。
draft-free-round-how = 抜け番にするには、組を解いてから選手をもう一度選んでください。
