# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 件の選手からの用件が待っています
}
inbox-draw = 次の組み合わせ
inbox-draw-now = 現在
inbox-draw-granted = { $n }件すべて認めた場合
inbox-draw-players = 選手
inbox-draw-boards = 卓
inbox-draw-free = 不戦
inbox-draw-away = 組まれない人
inbox-draw-open = 未回答の希望はないものとして扱い、その人も組み合わせます。
inbox-draw-act = 第{ $round }回戦を組み合わせる
inbox-draw-nobody = 公表するまで誰にも見えません。
