# 裁判：进行中的对局、单个对局、同一台的两个结果。

boards-title = 对局
boards-nothing = 尚未公布任何一轮。公布后，该轮各台会列在这里，每位棋手一个按钮。
boards-complete = 第{ $round }轮结果已全部录入
boards-missing = 台结果未录入（第{ $round }轮，共{ $total }台）
boards-progress = { $total }台中已录入{ $done }台结果
boards-find = 台次或姓名
boards-which = 显示哪些
boards-open = 未结束 { $count }
boards-all = 全部 { $count }
boards-changed = { $count ->
    [1] 有1台变动
   *[other] 有{ $count }台变动
  }
boards-changed-since = 自 { $time }
boards-hide-done = 隐藏已结束的
boards-unkept = 此设备无法保存：发送完成前请勿关闭本页。
boards-waits-since = 自 { $time } 起在此等待
boards-stuck = 未录入
boards-stuck-at = 未录入：台次 { $tables }
boards-look = 查看原因
boards-lost = 自 { $time } 起断开连接。
boards-unsent = { $count ->
    [1] 有1个结果在此手机上等待发送。
   *[other] 有{ $count }个结果在此手机上等待发送。
  }
boards-other = 其他
boards-other-result = 其他结果
boards-other-at = 其他结果，第{ $table }台
boards-black-away = 黑方未到
boards-white-away = 白方未到
boards-change-at = 更改第{ $table }台
board-title = 第{ $table }台
board-who = 谁胜？
board-how = 如何胜？
board-how-hint = 没有对局的结果请选“弃权”。
board-points = 胜几目？
board-points-hint = 仅在数过棋时填写：3.5
board-corrects = 第{ $round }轮已结束，或后面的轮次已编排。对阵不变，名次会变，理由记入日志。
board-reason = 为何更正？
board-reason-hint = 例如：结果单拿错了
board-act = 录入结果
board-back = 返回对局列表
who-black = 黑胜：{ $name }
who-white = 白胜：{ $name }
who-jigo = 和棋
who-both-lose = 双方判负
who-both-win = 双方判胜
who-no-result = 无胜负
who-pending = 尚不知道
who-worth = 黑得{ $black }分，白得{ $white }分
who-replay = 重下之前不计分
how-unstated = 未说明
how-score = 数棋
how-resignation = 中盘
how-time = 超时
how-illegal-move = 违例
how-default = 弃权：未对局
how-decision = 裁判裁定
conflict-title = 两个结果，第{ $table }台
conflict-head = 两位裁判，两个结果
conflict-lead = 您录入第{ $table }台时，另一人录入了不同的结果。没有任何丢失。哪一个正确？
conflict-players-lead = 第{ $table }台：双方报告的结果与您点选的不同。尚未录入任何内容。
conflict-just-now = 刚才，未保存
conflict-tapped-at = { $time } 在此手机上输入，未保存
conflict-saved = 已保存
conflict-seconds-ago = { $n }秒前，已保存
conflict-minutes-ago = { $n }分钟前，已保存
conflict-saved-at = { $time }，已保存
conflict-leave = 保持已保存的结果
result-corrected = 第{ $table }台已更正。后面轮次的对阵不变，名次已重新计算。
somebody = 某人

refusal-reason-needed = 请说明为何更正结果
refusal-not-published = 第{ $round }轮还是草案，请先公布
fault-margin = 请写胜几目，须大于0：3.5
boards-none-open = 没有未录入的台次。
