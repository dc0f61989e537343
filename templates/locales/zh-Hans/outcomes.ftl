# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

## 结果的含义
outcome-title = 此结果的含义，第{ $table }台
outcome-lead = 录入之前，请看它的影响。
outcome-no-change = 没有变化
outcome-anew-result = 无胜负，本局重下
outcome-means = 对名次和文件的影响
outcome-files = 文件将写入的内容
outcome-confirm = 录入此结果
outcome-back = 返回，录入其他结果
outcome-anew = 本局在同一台重下。第一局保留在该台历史中，不计分。
rated = 计等级分
rated-yes = 是
rated-open = 没有结果时未定
written-cells = 黑 { $black }，白 { $white }
written-left-out = 此局略去

## 重下的对局
replay-title = 本局重下
replay-black = 谁执黑
replay-time = 用时
replay-time-hint = 若与赛事不同：各30分钟
replay-save = 保存
replay-back = 决定不重下
replay-saved = 第{ $table }台：重下对局的条件已保存。
replay-taken-back = 第{ $table }台：第一局重新有效。
replay-earlier = 第{ $n }局：{ $result }，已重下。黑 { $black }，白 { $white }，{ $handicap }。
replay-by-ruling = 裁决{ $no }。
result-played-anew = 第{ $table }台：本局重下，结果重新待录。
boards-anew = 重下

## 双方确认的结果
board-both-confirm = 双方棋手已确认
board-both-confirm-note = 此后只有裁判长可更改
board-confirmed-at = 双方棋手已确认，{ $time }。
board-confirmed-by-round = 本轮已结束，其结果视为已确认。
board-confirmed-chief = 现在只有裁判长可附理由更改：{ $name }。
board-correct = 以裁判长身份更正
boards-confirm = 双方已确认
boards-confirmed = 已确认
chief-organisers = 未指定，由组织者担任
error-chief-why = 只有裁判长可以这样做。由组织者在人员页面指定。
refusal-confirmed = 双方棋手已确认结果。只有裁判长可更改。
refusal-not-played-anew = 此台没有重下的对局
refusal-chief-without-role = 请先给此人一个角色
procedure-finished = 已结束轮次的结果视为已确认
procedure-finished-note = 此后只有裁判长可更正

## 裁判长
role-chief = 裁判长
people-chief-note = 双方棋手确认的结果，只有裁判长可更改。
people-no-chief = 未指定，因此每位组织者都可以。
people-name-chief = 指定为裁判长
people-unname-chief = 取消裁判长
people-chief-me = 指定自己为裁判长
people-chief-named = 裁判长已指定。
people-chief-unnamed = 此人不再是裁判长。

## 取消参赛资格
ruling-out = 后面的轮次
ruling-out-of = { $name } 不得参加第{ $rounds }轮。
ruling-out-already = { $name } 后面没有要下的轮次。
entries-excluded = 按裁决{ $no }取消参赛资格

## 本轮的棋钟
clock-start = 开始计时
clock-start-ask = 全部 { $boards } 台的计时钟将同时开始，大厅屏幕会显示。
clock-start-round = 开始第 { $round } 轮计时
clock-unstart = 尚未开始
clock-runs-since = { $time } 开始计时
clock-planned = 预定 { $time }
clock-started = 第{ $round }轮：已开始计时，赛场大屏已显示。
clock-unstarted = 第{ $round }轮：尚未开始计时。
refusal-clock-of-draft = 请先公布第{ $round }轮再开始计时
hall-starts-in = 距开始
hall-runs = 已计时
hall-due = 已超过预定
hall-forfeit = { $time } 后未到者判负
hall-end = 预计 { $time } 结束
way-timetable = 日程
timetable-title = 日程
timetable-lead = 各轮预定开始时间。赛场大屏据此倒计时，由裁判在对局列表中开始计时。
timetable-zone = 时间以此时钟为准：{ $zone }。
timetable-day = 日期
timetable-time = 时间
timetable-save = 保存日程
timetable-saved = 日程已保存。
timetable-hall = 赛场大屏

## 日志
act-confirm = 结果确认
act-unconfirm = 撤回确认
act-replay = 决定重下
act-replay-terms = 重下对局的条件
act-replay-back = 不再重下
act-name-chief = 指定裁判长
act-unname-chief = 取消裁判长
act-timetable = 日程更改
act-start-clocks = 开始计时
act-unstart-clocks = 撤销开始计时
