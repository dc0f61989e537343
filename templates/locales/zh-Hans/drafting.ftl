draft-find = 台次或姓名
draft-how = 先选一名棋手，再选另一名，或把一人拖到另一人上。您确定之前，一切不变。
draft-show = 显示哪些
draft-show-all = 全部
draft-show-look = 需留意
draft-show-changed = 手工
draft-group-tables = 第{ $from }至{ $to }台
draft-chosen = 已选
draft-with-this = 与此人
draft-touch-other = 请选另一人。每个姓名下面是对调会使编排损失多少，以积分组计。
draft-exchange = 对调 { $one } 和 { $other }？
draft-exchange-act = 对调
draft-leave = 不变
draft-cannot = 其中一人不参加本轮。
draft-pair-ask = 让 { $one } 和 { $other } 配对？
draft-one-board = 两人都在第{ $table }台
draft-marks = 100分中{ $before } → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = 相同
draft-cost-little = 几乎无差别
draft-cost-worse = 差{ $groups }
draft-cost-better = 好{ $groups }
draft-whole-same = 整个编排的价值完全相同。
draft-whole-little = 整个编排几乎没有差别。
draft-whole-worse = 整个编排差{ $groups }个积分组。
draft-whole-better = 整个编排好{ $groups }个积分组。
draft-why-table = 为何是这两人，第{ $table }台
draft-why-next = 本可遇到的其他人
draft-acts-on = 对 { $name } 的其他操作
draft-other-ways = 重新编排、放弃、其他办法
draft-redo = 重做
draft-changes = { $count ->
    [0] 没有手工改动。
   *[other] 手工改动{ $count }处。
  }
draft-below = 比已证明的编排低{ $groups }个积分组。
draft-above = 比已证明的编排高{ $groups }个积分组，但违背其一条规则。
draft-last = { $count ->
   *[other] 最近改动的台次：{ $tables }。
  }
draft-publish-ask = { $boards ->
   *[other] 公布第{ $round }轮的{ $boards }台？
  }
draft-publish-all = 参加的棋手都已有位置。
draft-publish-without = { $count ->
   *[other] 有{ $count }名棋手没有安排：
  }
draft-publish-looks = { $count ->
   *[other] 还有{ $count }台需要留意。
  }
draft-publish-now = 现在公布
proof-apart-pairs = { $count ->
   *[other] 已证明的{ $all }对中，拆开了{ $count }对。
  }
proof-around-tables = { $count ->
   *[other] 手工设定的台次：{ $tables }。
  }
draft-none = 没有这样的对局。
draft-free-round-how = 要安排轮空：先拆开该台，再次选择该棋手。
