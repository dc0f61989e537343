# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 件选手事项待答复
}
inbox-draw = 下一轮编排
inbox-draw-now = 现在
inbox-draw-granted = { $n }件全部同意
inbox-draw-players = 选手
inbox-draw-boards = 台
inbox-draw-free = 轮空
inbox-draw-away = 未编排
inbox-draw-open = 未答复的请求视为未提出：提出者仍会被编排。
inbox-draw-act = 编排第{ $round }轮
inbox-draw-nobody = 公布之前无人能看到编排。
