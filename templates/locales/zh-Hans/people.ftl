# 赛事工作人员，以及日志。

people-title = 人员
people-who = 工作人员
people-invite-arbiter = 邀请裁判
people-invite-recorder = 邀请记录员
people-fresh-recorder = 记录员链接
role-recorder = 记录员
people-invite-organiser = 邀请组织者
people-fresh-arbiter = 裁判链接
people-fresh-organiser = 组织者链接
people-fresh-hint = 请对方扫码，或发送此链接。只显示一次，14天内有效。
people-qr = 供手机扫描的链接图
people-open = 仍可使用的链接
people-until = 至{ $day }
people-invited-before = 此链接先前已创建，只显示一次。若无人持有，请在下面撤销，再建一个。
people-remove = 取消角色
people-give-up = 放弃我的角色
people-removed = 角色已取消。
role-organiser = 组织者
role-arbiter = 裁判
journal-title = 日志
journal-holds = 所做的一切，最新的在前。链条完整：{ $count }条记录前后相接。赛事是否与记录所留一致，由下面的逐条检查核对。
journal-checked = 已重读全部{ $count }条记录，前后相接，且赛事的{ $parts }个部分与记录所留一致。最后一条是{ $head }：请与以前的记录或打印件比较。
journal-unchecked = 第{ $seq }条起没有记录提到的内容未经检查：之前的记录由早期版本写成。
journal-part-differs = { $part }：与日志第{ $seq }条所留不一致。请恢复备份，或查看第{ $seq }条及之前的记录。
journal-part-missing = { $part }：日志第{ $seq }条曾留下，现已不在。请恢复备份。
journal-part-unknown = { $part }：日志中没有任何一条留下它。
part-settings = 设置
part-entries = 棋手
part-draft = 第{ $number }轮草案
part-round = 第{ $number }轮
part-certificate = 第{ $number }轮编排的证明
part-game = 对局记录{ $number }
part-referee = 裁决
part-reports = 向裁判的报告
part-words = 操作中输入的文字
part-announcements = 通知
part-roles = 角色
part-report = 棋手{ $entry }上报的第{ $number }轮结果
part-request = 棋手的请求 { $number }
part-registration = 网上报名 { $number }
journal-broken = 第{ $seq }条已非写入时的样子，与链条不合。请恢复备份。
journal-cut = 日志结束得太早：本服务器曾为第{ $seq }条签名，而该条不在。已确认的内容缺失；请恢复备份，或用 tengen verify --accept 接受现有内容。
journal-signed = 本服务器在第{ $seq }条处为日志末尾签名，签名与数据库分开保存。
journal-ends-missing = 本服务器启动时，各日志的末尾所在已无从得知：此前被截去的内容无法看出。
journal-check = 重新检查每条记录
journal-when = 时间
journal-who = 人
journal-act = 事项
journal-older = 更早的记录
journal-overruled = 不顾规则：{ $pairs }
journal-reason = “{ $reason }”
act-create = 创建赛事
act-next-season = 创建下一赛季
act-join-series = 赛事加入系列
act-settings = 更改设置
act-draw-rules = 更改编排规则
act-begin-by-hand = 手工开始草案
act-enter = 录入棋手
act-enter-many = 录入多名棋手
act-edit-entry = 更改报名
act-edit-entries = 更改多项报名
act-undo = 撤销对多人的操作
act-withdraw = 棋手退赛
act-remove-entry = 删除报名
act-merge-entries = 合并报名
act-check-in = 签到
act-draw = 编排一轮
act-edit-draft = 更改草案
act-discard-draft = 放弃草案
act-publish = 公布一轮
act-latecomer = 迟到者入座
act-result = 结果
act-invite = 创建邀请
act-revoke-invitation = 撤销邀请
act-join = 已加入
act-remove-role = 取消角色

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

## 裁判长
role-chief = 裁判长
people-chief-note = 双方棋手确认的结果，只有裁判长可更改。
people-no-chief = 未指定，因此每位组织者都可以。
people-name-chief = 指定为裁判长
people-unname-chief = 取消裁判长
people-chief-me = 指定自己为裁判长
people-chief-named = 裁判长已指定。
people-chief-unnamed = 此人不再是裁判长。

# 单人链接、重新登录、第二重验证。

people-for = 供几人使用
people-for-hint = 1 到 100。不另行填写时，一个链接只供一人使用。
people-fresh-for = 供{ $people }人使用。
people-uses = { $people }人中已有{ $used }人使用
people-spent = 已使用的链接
