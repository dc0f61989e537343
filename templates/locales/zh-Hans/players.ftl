# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

request-skip = 不参加第{ $round }轮
request-leave = 退赛：第{ $round }轮起不编排
request-late = 第{ $round }轮迟到
request-correct = 姓名、段级或俱乐部有误
request-arbiter = 请裁判来（第{ $round }轮）
inbox-nothing = 没有待答复的请求。
inbox-results = 上报的结果
inbox-said = { $name }，{ $time }：{ $result }
inbox-enter = 录入：{ $result }
inbox-requests = 提出的请求
calls-title = 呼叫裁判：{ $n }
calls-tell = 接收呼叫裁判的通知
inbox-if-granted = 若同意：
inbox-words = 给棋手的留言
inbox-grant = 同意
inbox-refuse = 拒绝
inbox-done = 完成
call-going = 棋手会看到您正在赶去
inbox-organisers = 只有组织者可以批准谁参加哪一轮。
inbox-granted = 已同意并办理。
inbox-refused = 已拒绝，棋手可以看到。
inbox-answered = 已答复（{ $n }）
then-skip = 不参加编排；本轮得{ $points }分。
then-leave = 不再参加编排；每轮得{ $points }分，至今的名次保留。
then-late = 照常编排；棋钟照常开始。
then-correct = 不会自动更改：请先改正报名，再同意。
then-arbiter = 没有变动：只表示有人去了。
then-paired = 棋手在第{ $round }轮已配对，不能同意：请先拆开。
links-title = 个人链接
links-about = 有了个人链接，棋手可用自己的手机上报结果、提出请求。持有链接者即可代该棋手操作；可随时撤销。
links-hidden = 此赛事尚未公布：在此之前，个人链接只显示这一点，并让队长进入出场名单。
links-make = 为{ $n }名棋手创建链接
links-find = 查找姓名
links-one = 创建链接
links-another = 重新创建
links-revoke-made = 撤销{ $at }生成的{ $n }个链接
links-revoked = 链接已撤销。
links-revoked-many = 已撤销{ $n }个链接。
links-since = 自{ $at }起
links-made = { $n }个个人链接
links-once = 请现在打印：链接只显示一次，也不保存。如有遗失，请重新创建。
links-made-before = 这些链接先前已创建，只显示一次。如有遗失，请重新创建。
links-copy = 全部姓名及其链接，供复制
links-scan = 您的对局、结果和请求
links-keep = 请勿外泄：持有此码者可代您操作。
settings-reports = 棋手上报的结果
settings-skip-freely = 棋手可不经批准不参加尚未编排的轮次
reports-confirmed = 由裁判逐一确认
reports-agreed = 双方上报一致即生效
reports-off = 不用：全部由裁判录入
act-make-links = 创建个人链接
act-revoke-link = 撤销个人链接
act-report-result = 棋手上报结果
act-set-date = 对局日期设定
act-propose-date = 棋手提议日期
act-accept-date = 棋手接受日期
act-drop-date = 提议日期被谢绝或撤回
act-settle-unplayed = 未进行的对局已处理
act-reopen-unplayed = 未进行的对局重新开放
act-draw-all = 所有轮次编排并公布
act-take-back-all = 所有轮次撤回
act-ask = 棋手的请求
act-take-request-back = 撤回请求
act-answer-request = 答复请求
door-of = 人未到（共{ $n }人）
door-complete = { $n }人全部到齐
door-progress = { $n }人中已到{ $here }人
door-find = 姓名或俱乐部
door-missing = 未到 { $n }
door-here = 已到 { $n }
door-all = 全部 { $n }
door-is-not-here = { $name } 未到。
door-from = 从第{ $round }轮起参赛。
door-here-now = 已到
door-nobody = 此列表中没有人。
inbox-alone = 对手尚未上报。

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 件棋手事项待答复
}
inbox-draw = 编排预览
inbox-draw-now = 现在
inbox-draw-granted = { $n }件全部同意
inbox-draw-players = 棋手
inbox-draw-boards = 台数
inbox-draw-away = 未编排
inbox-draw-open = 未答复的请求不予计入：该棋手仍会被编排。
inbox-draw-act = 编排第{ $round }轮
inbox-draw-nobody = 公布之前没有人能看到编排。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = 扫描胸牌
door-scan-how = 将摄像头对准胸牌或个人链接的二维码。
door-scan-nobody = 此码不属于本赛事的任何人。
door-scan-none = 无法使用摄像头。请在上面输入姓名，或用手机相机扫码。
door-scan-stop = 停止扫描
door-for = 为下一个要编排的第{ $round }轮签到。
door-anew = 全部重新签到
door-anew-about = 标记到场之前所有人都算未到；未标记的人不参加第{ $round }轮。已编排的轮次不变。
door-anew-act = { $n }人全部重新签到
door-anew-drawn = 第{ $round }轮已编排。要重新签到，请先放弃草案。
door-over = 签到已于{ $at }结束。
door-organisers = 只有组织者可以标记已付费。

home-inbox = 网上报名：{ $n ->
   *[other] { $n }份等待答复
}

messages-title = 给棋手的通知
messages-lead = 发给所有人、某一组或某一台。在您撤下之前，它显示在公开页面、赛场屏幕和棋手自己的页面上；发给某一台的只有两位对局者能看到。
messages-words = 内容
messages-to = 对象
messages-table = 或只发给第几台
messages-table-hint = 最新一轮的台号。留空则发给上面所选的人。
messages-say = 发送
messages-said = 通知已发送。
messages-stand = 当前通知
messages-none = 没有通知。
messages-take-down = 撤下
messages-taken-down = 通知已撤下。
messages-no-table = 请写最新一轮中有的台号{ $not }。
act-announce = 给棋手的通知
act-take-down = 通知已撤下
messages-sending = 发送给棋手
messages-waiting = 有{ $n }条等待发送。
messages-failed = 以下地址无法送达。请询问其他地址并填入棋手资料：
act-forget-person = 已清除个人信息
settings-confirm-minutes = 双方上报后自动生效的分钟数
settings-confirm-minutes-hint = 0：从不；由裁判逐一确认。

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

links-done = 用此链接做过的事
inbox-appeals = 申诉

# Personal links by e-mail, and fees that are paid at once.

links-mail = 用电子邮件发送{ $n }个
links-mail-one = 用电子邮件发送
links-mailed = { $n }个链接正在发送。是否送达见“通知”。
