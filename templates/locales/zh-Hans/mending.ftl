# 修改已公布的一轮。

mend-link = 更改已公布的台次
mend-title = 更改第{ $round }轮
mend-table = 第{ $round }轮，第{ $table }台
mend-lead = 本轮人人可见。棋手会看到改了什么、何时、为何；日志中也会保留。
mend-what = 需要改什么？
mend-what-wrong = 请选择要改什么。
mend-swap = 交换黑白
mend-swap-note = 已有结果仍归原棋手。
mend-terms = 更改让子或贴目
mend-terms-note = 已有结果不变。
mend-move = 换台次
mend-move-note = 坐在那里的人换到这里。
mend-exchange = 换棋手
mend-exchange-note = 一人离开，另一人接替其位置。
mend-cancel = 有人不来
mend-cancel-note = 取消此台。
mend-pair = 增加一台
mend-pair-note = 给两名没有对局的棋手。
mend-give-bye = 给予轮空
mend-give-bye-note = 给没有对局的人，例如迟到者。
mend-take-bye = 撤回轮空
mend-take-bye-note = 该棋手随后等待对手。
mend-take-back = 撤回公布
mend-take-back-note = 本轮恢复为没有结果的草案。只限最后一轮。
mend-drop = 删除本轮
mend-drop-note = 如同从未编排。只限最后一轮。
mend-handicap = 让子
mend-stones = { $n ->
    [0] 分先
    [1] 让先
   *[other] 让{ $n }子
  }
mend-komi = 贴目
mend-komi-hint = 留空用通常的贴目。
mend-to = 移到台次
mend-to-hint = 台次号。
mend-leaves = 谁离开
mend-comes = 谁换上
mend-comes-hint = 来自另一台、轮空或等待者。
mend-left-black = 届时执黑
mend-left-white = 届时执白
mend-left-waits = 等待对手
mend-left-free = 轮空
mend-left-absent = 不在场
mend-one = 一方
mend-other = 另一方
mend-reason = 理由
mend-reason-hint = 棋手会看到。例如：迟到；坐错人；同俱乐部。
mend-act = 更改本轮
mend-act-table = 更改第{ $table }台
mend-leave = 保持原样
mend-look = 棋手将看到的内容
mend-told = 棋手将看到的内容
mend-told-who = 这些台次的棋手会在自己的页面上看到，要求接收消息的也会收到消息。
mend-told-paper = 纸上的内容将过时，请重新打印：
mend-tables = 台次
mend-lost-title = { $count ->
   *[other] 将失去{ $count }个结果
  }
mend-lost = 第{ $table }台：{ $black } – { $white }，{ $result }
mend-lost-agreed = { $count ->
   *[other] { $count }个结果移入日志
  }
mend-lost-note = 尚未更改任何内容。请勾选此项并重新提交。
mend-done = 本轮已更改，棋手可以看到。
mend-taken-back = 第{ $round }轮恢复为草案。
mend-dropped = 第{ $round }轮已删除。
mended-title = 公布后的更改
mended-at = { $time } 更改
mended-seats = 第{ $table }台：现为黑 { $black }，白 { $white }。
mended-terms = 第{ $table }台：{ $terms }。
mended-new = 新增第{ $table }台：黑 { $black }，白 { $white }。
mended-gone = 第{ $table }台取消：{ $black } – { $white }。
mended-bye = { $name } 轮空。
act-mend = 更改已公布的一轮
act-take-back-publication = 撤回公布
act-drop-round = 删除一轮
refusal-round-changed = 有人改了本轮或录入了结果。请查看后重做。
refusal-results-lost = { $count ->
   *[other] 将失去{ $count }个结果。没有更改任何内容：请先同意。
  }
refusal-not-last-round = 其后已编排第{ $round }轮。请先删除那一轮。
settings-hidden = 发布前隐藏
settings-hidden-note = 只有赛事人员可见。取消勾选即发布。
round-change = 更改本轮
draft-published-unseen = 第{ $round }轮已公布。比赛处于隐藏状态，对外公开之前只有工作人员看得到。
mend-lead-unseen = 比赛处于隐藏状态，目前只有工作人员看得到本轮。改了什么、何时、为何，对外公开后大家都能看到，并保留在日志中。
mend-done-unseen = 本轮已更改。比赛对外公开后棋手即可看到。
draft-stones-to-stronger = { $black }更强，却将执黑{ $stones ->
    [1] 让先
   *[other] 受{ $stones }子
  }。按规则应由{ $white }{ $due ->
    [0] 分先
    [1] 让先
   *[other] 执黑受{ $due }子
  }。未作任何更改：请勾选仍要如此，或更改让子。
warning-stones-to-stronger = 较强一方受子；按规则应由对方{ $due ->
    [0] 分先
    [1] 让先
   *[other] 受{ $due }子
  }
