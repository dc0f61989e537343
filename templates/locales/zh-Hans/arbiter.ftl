# 裁判：进行中的对局、单个对局、同一台的两个结果。

boards-nothing = 尚未公布任何一轮。公布后，该轮各台会列在这里，每位棋手一个按钮。
boards-complete = 第{ $round }轮结果已全部录入
boards-missing = 台结果未录入（第{ $round }轮，共{ $total }台）
boards-progress = { $total }台中已录入{ $done }台结果
boards-which = 显示哪些
boards-open = 未结束 { $count }
boards-all = 全部 { $count }
boards-waiting = 待发送 { $count }
boards-changed = { $count ->
    [1] 有1台变动
   *[other] 有{ $count }台变动
  }
boards-changed-since = 自 { $time }
boards-hide-done = 隐藏已结束的
boards-unkept = 此设备无法保存：发送完成前请勿关闭本页。
boards-known = 页面只显示本设备所知；其他人可能又录入了结果。
boards-waits-since = 自 { $time } 起在此等待
boards-stuck = 未录入
boards-stuck-at = 未录入：台次 { $tables }
boards-look = 查看原因
boards-lost = 自 { $time } 起断开连接。
boards-unsent = { $count ->
    [1] 有1个结果在此设备上等待发送。
   *[other] 有{ $count }个结果在此设备上等待发送。
  }
boards-sent = { $count ->
    [1] 已发送1个结果。
   *[other] 已发送{ $count }个结果。
  }
boards-other = 其他
boards-other-at = 其他结果，第{ $table }台
boards-black-away = 黑方未到
boards-white-away = 白方未到
boards-change-at = 更改第{ $table }台
board-who = 谁胜？
board-how = 如何胜？
board-neither = 无胜者
board-one-tap = 点一次即录入结果。少见的结果会先显示其影响。
board-points = 胜几目？
board-corrects = 第{ $round }轮已结束，或后面的轮次已编排。对阵不变，名次会变，理由记入日志。
board-reason = 为何更正？
board-reason-hint = 例如：结果单拿错了
who-pending = 仍在对局
who-replay = 重下
who-taken-back = 撤回结果
who-unrated = 不计等级分
how-illegal-move = 违例
how-default = 未到
how-decision = 裁判裁定
conflict-title = 两个结果，第{ $table }台
conflict-head = 两位裁判，两个结果
conflict-lead = 您录入第{ $table }台时，另一人录入了不同的结果。没有任何丢失。哪一个正确？
conflict-own-lead = 打开此页后，您自己已在第{ $table }台录入了不同的结果。没有任何丢失。哪一个正确？
conflict-players-lead = 第{ $table }台：双方上报的结果与您点选的不同。尚未录入任何内容。
conflict-report-lead = 第{ $table }台棋手的上报在此期间已更改，未录入：请再看一次。
conflict-record-lead = 第{ $table }台：棋谱上的结果与您点选的不同。尚未录入任何内容。
conflict-ruling-lead = 第{ $table }台：现有结果由裁决{ $number }作出。尚未录入任何内容。若裁决有误，最好在其页面更改或撤回。
conflict-game-lead = 第{ $table }台显示的是一局已下过的棋的结果，而您点选了有人未到。尚未录入任何内容。
conflict-just-now = 刚才，未保存
conflict-tapped-at = { $time } 在此设备上输入，未保存
conflict-saved = 已保存
conflict-seconds-ago = { $n }秒前，已保存
conflict-minutes-ago = { $n }分钟前，已保存
conflict-saved-at = { $time }，已保存
conflict-leave = 保持已保存的结果
result-corrected = 第{ $table }台已更正。后面轮次的对阵不变，名次已更新。
fault-margin = 请写胜几目，须大于0：3.5
boards-none-open = 没有未录入的台次。
date-set-title = 对局日期
date-set-about = 对双方有效，他们的提议随之取消。
date-set-act = 设定日期
date-clear = 不设日期
date-set = 日期已设定。
date-set-outside = 日期已设定，但不在本轮期限内。

# 某一栏或某个请求错在哪里，该怎么办。

fault-margin-of-other = 胜{ $typed }目的是另一方。请写此方胜几目，或在上面另选答案。

# 在现场记录对局，以及观看对局。

boards-record-at = 第{ $table }台，记录对局

# 事件与裁决：何时发生了什么、裁决、裁判记录。

boards-incident-at = 第{ $table }台的事件

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

## 结果的含义
outcome-title = 此结果的含义，第{ $table }台
outcome-lead = 录入之前，请看它的影响。
outcome-no-change = 没有变化
outcome-anew-result = 无胜负，本局重下
outcome-files = 文件将写入的内容
outcome-confirm = 录入此结果
outcome-back = 返回，录入其他结果
outcome-anew = 本局在同一台重下。第一局保留在该台历史中，不计分。
## 重下的对局
replay-title = 本局重下
replay-black = 谁执黑
replay-time = 用时
replay-time-hint = 若与赛事不同：各30分钟
replay-back = 决定不重下
replay-saved = 第{ $table }台：重下对局的条件已保存。
replay-taken-back = 第{ $table }台：第一局重新有效。
replay-earlier = 第{ $n }局：{ $result }，已重下。黑 { $black }，白 { $white }，{ $handicap }。
replay-by-ruling = 裁决{ $no }。
result-played-anew = 第{ $table }台：本局重下，结果重新待录。
boards-anew = 重下
## 双方确认的结果
board-both-confirm = 双方棋手已确认
board-both-confirm-note = 双方棋手确认过的结果，只有裁判长可更改。
board-confirmed-at = 双方棋手已确认，{ $time }。
board-confirmed-by-round = 本轮已结束，其结果视为已确认。
board-confirmed-chief = 现在只有裁判长可附理由更改：{ $name }。
board-correct = 以裁判长身份更正
boards-confirm = 双方已确认
chief-organisers = 未指定，由组织者担任
## 本轮的棋钟
clock-start = 开始计时
clock-start-ask = 全部{ $boards }台的棋钟将同时开始，赛场屏幕会显示。
clock-start-round = 开始第{ $round }轮计时
clock-unstart = 尚未开始
clock-planned = 预定 { $time }
clock-started = 第{ $round }轮：已开始计时，赛场屏幕已显示。
clock-unstarted = 第{ $round }轮：尚未开始计时。

settings-rooms = 房间
settings-rooms-hint = 台次分布在多个房间时：1-40 大厅; 41-80 图书室
settings-surname-first = 姓在前
settings-surname-first-note = 在所有语言中写作 Szabó János，而不是 János Szabó。中日韩文字的姓名始终如此。
settings-sides = 一方由谁来下
settings-sides-hint = 混双围棋每方两人，连棋每方两三人，轮流落子。
sides-one = 一人
sides-mean = 两三人轮流，棋力取平均
sides-given = 两三人轮流，棋力按填写
fault-no-zone = 请填写时区，如 Asia/Shanghai，或城市；无法识别“{ $typed }”。
fault-no-room = 请填写台次及房间，如 1-40 大厅; 41-80 图书室。无法理解：“{ $typed }”。
boards-reported = 已上报 { $count }
boards-late = 延迟 { $count }
boards-late-since = 自 { $time } 起延迟
boards-late-row = 延迟
boards-disputed = 待裁决
boards-said-both = 双方：{ $result }
boards-recorded = 棋谱：{ $result }
boards-enter-it = 录入
boards-entered-right = 录入的结果正确
today-entered = 已录入：{ $result }
boards-entered = 第{ $table }台：{ $result }
boards-record-says = 棋谱
boards-said = { $name }：{ $result }
boards-said-otherwise = { $name }上报的不同：{ $result }
inbox-entered = 第{ $table }台的结果已录入。

# 裁判：棋谱所示、停止的棋局、未填的单官

## 已确认的结果
board-clerical-question = 是写结果时的笔误吗？
board-clerical = 是：双方确认的结果与此处所写不同
board-clerical-note = 双方自己确认的结果不能再更改。
