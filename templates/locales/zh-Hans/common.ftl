# 每个页面都有的文字，以及中文如何写段级、数字、日期和结果。

## 语言
language-name = 简体中文
language-direction = ltr
decimal-sign = .
## 围棋
black = 黑
white = 白
black-letter = 黑
white-letter = 白
rank-kyu = { $n }级
rank-dan = { $n }段
rank-kyu-full = { $n }级
rank-dan-full = { $n }段
person = { $surname } { $first }
table = 台次
handicap = 让子
komi = 贴目
result = 结果
even = 分先
handicap-of = { $n ->
    [1] 让先
   *[other] 让{ $n }子
  }
terms = { $handicap }，贴{ $komi }目
you = 本人
your-team = 本队
## 结果
playing = 对局中
black-won = 黑胜
white-won = 白胜
won = 胜
lost = 负
jigo = 和棋
drawn = 同形循环和棋
both-win = 双方判胜
both-lose = 双方判负
no-result = 无胜负
manner-score = { $halves ->
   *[other] { $points }目
  }
manner-resignation = 中盘
manner-time = 超时
manner-illegal-move = 违例
manner-default = 弃权
manner-decision = 裁定
## 日期和时间
day = { $year }年{ $month }{ $day }日
day-of-week = { $day } { $weekday }
days = { $first }～{ $last }
days-of-year = { $year }年{ $month }{ $first }日～{ $until }{ $last }日
days-of-month = { $year }年{ $month }{ $first }～{ $last }日
time = { $hour }:{ $minute }
moment = { $day } { $time }
weekday-1 = 星期一
weekday-2 = 星期二
weekday-3 = 星期三
weekday-4 = 星期四
weekday-5 = 星期五
weekday-6 = 星期六
weekday-7 = 星期日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
## 页面框架
skip-to-content = 跳到正文
comma = 、
colon = ：
sentence-gap = { "" }
full-stop = 。
site-name = Tengen
pages-of-this = 页面
language = 语言
sign-in = 登录
sign-out = 退出登录
signed-in-as = 已登录：{ $name }
page-late = 自 { $time } 起未更新，正在重试
page-unsent = 没有网络，未发送任何内容。您填写的内容仍在这里；恢复网络后请再次发送。
page-held = { $time } 之后有变动，待您在此操作完毕后显示
away-title = 没有网络
away-why = 这部手机还没有打开过此页面，因此无法显示。以下页面可以查看：
away-again = 重试
nothing-found = 没有符合的棋手或台号。
nothing-matches = 没有与“{ $typed }”相符的棋手或台号。
near-found = 没有完全相符的。相近的姓名：
find = 查找
undo = 撤销
undo-offer = { $act }：{ $count }（{ $at }）。在此基础上作出其他更改之前，可以撤销。
undo-done = 已撤销：{ $count }。已发出的邮件无法收回。
change = 更改
## 赛事的页面
way-pairings = 对阵
way-standings = 名次
way-players = 棋手
way-boards = 对局
way-draft = 草案
way-entries = 报名
way-settings = 设置
areas = 区域
also-in = { $area }中的其他页面
area-today = 今天
way-next = 下一步
way-requests = 请求
way-list = 名单
way-ratings = 等级分
way-rules = 规则
state-missing = 还缺 { $n }
state-calling = 呼叫 { $n }
state-waiting = 待处理 { $n }
state-here = 当前页面
state-open = 未处理 { $n }
state-round = 第{ $round }轮
state-drawn = 第{ $round }轮已编排
state-not-drawn = 第{ $round }轮未编排
state-after = 第{ $round }轮后
state-starts = 第{ $round }轮 { $time }
round-number = 第{ $round }轮
rounds-count = { $n }轮
table-number = 第{ $table }台
error-unavailable = 暂时无法使用
error-no-room = 服务器磁盘已满或无法写入。已确认的内容没有丢失，请告知服务器管理员。
error-damaged = 服务器的数据库已损坏。请告知服务器管理员：需要恢复备份。
error-no-database = 服务器的数据库没有响应。已确认的内容没有丢失，请半分钟后再试。

# 裁判：进行中的对局、单个对局、同一台的两个结果。

boards-other-result = 其他结果
board-back = 返回对局列表
who-worth = 黑得{ $black }分，白得{ $white }分
how-unstated = 未说明
how-score = 数棋
how-resignation = 中盘
how-time = 超时
somebody = 某人

# 编排：编排之前、草案、为何这样对阵、迟到棋手。

before-preliminary = { $count }名棋手未签到，不参加编排。
draft-group = { $score }分
draft-group-category = 第{ $category }组，{ $score }分
why = 原因
## 编排的证明
proof-best = 已证明最佳
proof-best-note = 没有评分更高的编排。查看证书。
proof-around = 在手工设定之外已证明最佳
proof-around-note = 其余棋手没有评分更高的编排。

proof-apart-pairs = 已证明的{ $all }对中，拆开了{ $count }对。
proof-around-tables = { $count ->
   *[other] 手工设定的台次：{ $tables }。
  }

end-group-head = 棋块
end-alive = 活
end-dead = 死
end-seki = 双活
end-none-dead = 没有标为死子的棋子。
end-proposed = 这是建议，双方一致才算数。
end-group-point = 该棋块的一子
goban-copy = 局面的副盘
goban-open = 未填的单官：{ $points }。
goban-doubtful = 未定：{ $points }。
goban-dead = 死：{ $points }。
goban-shut = 尚不得回提：{ $points }。

way-event = 赛事
event-is-hidden = 目前只有组织者能看到。
event-announce = 公开赛事
error-deleted = 赛事已不存在
error-deleted-why = 本服务器的所有者已删除此赛事。您刚才发送的内容没有保存，也不能再录入任何内容。
accounts-title = 账号

# 某一栏或某个请求错在哪里，该怎么办。

fault-out-of-range = 请写{ $least }到{ $most }的数，而不是{ $value }。
fault-not = ，而不是“{ $typed }”
fault-rank = 请写30k到9d的段级，如 4k 或 2d{ $not }。
fault-rating = 请写-1000到3500的整数{ $not }。2100为1段。
fault-result = 请写 B+、W+3.5、B+R、W+T、0 或 both-lose{ $not }。
fault-points = 请写如 6.5 或 7 的数{ $not }。
fault-number = 请写整数{ $not }。
fault-date = 请写如 2026-05-14 的日期{ $not }。
fault-time = 请写如 14:30 的时间{ $not }。
fault-choice = 请选择一个答案。
fault-form = 此表单缺少内容。请检查后重新提交。
## 无法答复的请求
error-bad-request = 操作未成功
error-bad-request-why = 请求不完整。请返回，从页面上重试。
error-forbidden = 无权操作
error-owner-why = 只有本服务器的所有者可以这样做。
error-event-maker-why = 只有本服务器的所有者和获准创建赛事的人可以这样做。
error-organiser-why = 只有组织者可以这样做。
error-arbiter-why = 只有裁判和组织者可以这样做。
error-forbidden-why = 您的账号在此没有角色。请向组织者申请。
error-elsewhere-why = 此请求来自其他网站，因此没有执行。请打开这里的页面重新操作。
error-name-why = 此服务器的名称不是 { $host }。请用它启动时显示的地址打开；运行者可以用 --origin 加上此名称启动。
error-no-key-why = 此内容不是从本网站的表单发出的，因此没有执行。请重新打开页面并在那里操作。
error-not-found = 找不到页面
error-not-found-why = 没有这个页面。它可能已移走，或尚未公布。
error-conflict = 其间已变动
error-conflict-why = 别人刚刚改过这里。请重新打开页面查看现状。
error-too-large = 太大
error-too-large-why = 这里最多可发送 { $limit } KB。没有保存任何内容，请减少内容或换较小的文件。
error-unprocessable = 无法完成
error-too-many = 尝试次数过多
error-too-many-why = 请等 { $seconds } 秒再试。
error-busy = 暂时繁忙
error-busy-why = 服务繁忙或即将重启。请稍后再试，没有任何丢失。
error-internal = 服务器出错
error-internal-why = 这里出了问题。您刚才的操作可能没有保存：重做之前请先查看。
form-meanwhile = 其间 { $name } 于 { $time } 改过这里。您的改动保留在表单中，尚未保存。请查看后再次保存。
form-meanwhile-somebody = 其间于 { $time } 有人改过这里。您的改动保留在表单中，尚未保存。请查看后再次保存。
fault-meanwhile = 现在是“{ $theirs }”；您写的是“{ $mine }”，再次保存将采用您的内容。

rating-preview = 等级分 ±

# 在现场记录对局，以及观看对局。

boards-record = 记谱
game-to-move = 轮到{ $color }
game-last = 第{ $n }手：{ $move }
goban = 局面
goban-last = { $color } { $point } 之后的局面
move-pass = { $color }停一手

way-registration = 网上报名
way-register = 报名
home-remove = 移除

# 事件与裁决：何时发生了什么、裁决、裁判记录。

way-incidents = 事件
way-rulings = 裁决
boards-incident = 事件
incident-place = 第{ $round }轮，第{ $table }台
window-hours = { $from } – { $until }
window-said = 期限：{ $window }。
window-agreed = 约定于 { $date }。
window-proposed = 提议：{ $date }，尚未答复。
window-no-date = 尚未约定日期。
window-not-played = 尚未对局
window-to-play = 尚未对局：{ $n }
date-place = 地点
date-place-hint = 俱乐部、房间，或对弈网站及其用户名；可留空。所有人都能看到。
date-cleared = 您的对局已不再有约定日期。
unplayed-both-lose = 双方判负
unplayed-half = 各得半分
unplayed-no-result = 无胜负
incident-on-board = 棋盘上
incident-clock = 棋钟与时间
incident-setting-up = 对局准备
incident-people = 人员
effect-next = { $color }：接着由 { $partner } 下。
turns-order = 落子顺序
turns-at = 第{ $n }手：{ $name } 下（{ $color }）
incident-by-both = 双方
incident-by-nobody = 无人，或不知道
incident-what-by = { $what }：{ $by }
kind-ko-retake = 立即回提劫
kind-superko = 重复此前的全局局面
kind-suicide = 自杀
kind-occupied = 下在已有棋子的点
kind-out-of-turn = 未轮到而下
kind-two-in-a-row = 连下两手
kind-stone-displaced = 棋子被移动或碰动
kind-stone-removed = 提走有气的棋子
kind-captures-left = 被提的棋子留在盘上
kind-captures-mishandled = 提子未放在盒盖上
kind-take-back = 悔棋，或已下的子被移动
kind-board-scattered = 棋局被弄乱
kind-wrong-colors = 黑白弄错
kind-wrong-setup = 贴目或让子弄错
kind-wrong-pairing = 对手或台次弄错
kind-clock-misuse = 棋钟使用不当
kind-time-loss = 时间用完
kind-flag-late = 超时指出过晚，或由他人指出
kind-both-flags = 双方都已超时
kind-wrong-time = 用时或读秒设置错误
kind-clock-faulty = 棋钟故障
kind-clock-stopped = 棋手停钟
kind-late-arrival = 迟到
kind-no-show = 未到
kind-rounds-skipped = 擅自缺席轮次
kind-left-game = 对局中离场或生病
kind-adjournment = 对局需要封棋
kind-outside-help = 场外帮助
kind-device = 使用或携带电子设备
kind-phone = 手机响了
kind-noise = 噪音
kind-conduct = 赛场行为
kind-collusion = 事先商定的结果
kind-count-disputed = 对数棋有争议
kind-pass-disputed = 停一手有争议或未被听到
kind-resignation-disputed = 认输有争议
kind-result-wrong = 结果上报有误
kind-repetition = 同形反复，双方都不让步
kind-other = 其他
incident-said-both = 双方各自的说法
incident-said-other = 用一句话说明发生了什么
ruling-number = 裁决{ $no }
ruling-clocks = 棋钟
result-unchanged = 不变
result-open = 未定：重下或重新数棋
result-unrated = 不计等级分，也不计入相互胜负
standings-change = { $name } { $before } → { $after }
standings-others = 另有{ $n }名棋手的名次或小分变动
## 裁决的效力
effect-goes-on = 对局按现状继续。
effect-before = 恢复到第{ $n }手之前的局面。
effect-before-unknown = 恢复到有关一手之前的局面。
effect-pass = { $stones ->
    [1] 该子拿掉，算{ $color }停一手。
   *[other] 两子都拿掉，算{ $color }停一手。
  }
effect-turn = 轮到{ $color }。
effect-first-point = 棋子放回最初落子的点。
effect-stones-back = 棋子放回原位。
effect-captures-off = 被提的棋子拿走。
effect-by-hand = 裁判把棋子放在其认为合理的位置。
effect-reconstructed = 恢复局面。
effect-cleared = 清空棋盘。
effect-pass-stones = { $color }得{ $n }枚停手子。
effect-prisoners = { $color }多得{ $n }枚提子。
effect-points = { $color }得{ $points }目。
effect-exchange = 双方交换黑白，棋子不动。
effect-as-paired = 贴目和让子按编排更正。
effect-same-count = 数棋不变：按编排的贴目和让子得出结果。
penalty-caution = 告诫{ $color }。
penalty-warning = 警告{ $color }。
penalty-stones = { $color }罚{ $n }目，计为{ $other }的{ $n }枚提子。
penalty-game-loss = { $color }警告次数已满。
penalty-exclusion = { $color }取消参赛资格。
penalty-points = 处罚：数棋时{ $color }给{ $other }{ $n }目。
penalty-time = 处罚：从{ $color }的棋钟扣除{ $n }分钟。
penalty-other = 对{ $color }另加处罚，见裁判说明。
verdict-replay = 本局重下。
verdict-count-again = 重新确认死活并数棋。
verdict-stands = 已确认的结果有效。
verdict-end-stands = 结果有效。
verdict-resumes = 结果不再算数，对局继续。
verdict-adjourned = 对局封棋，以后续完。轮到行棋的一方封下一手。
verdict-wins-illegal-move = { $color }胜：对方违例。
verdict-wins-time = { $color }超时胜。
verdict-wins-default = { $color }胜：对方弃权。
verdict-wins-resignation = { $color }胜：对方认输。
verdict-wins = { $color }胜：裁定。
verdict-ends = 对局结束：{ $result }。
verdict-drawn = 对局结束：和棋。
clock-leave = 保持现状
clock-stop = 期间停钟，之后继续
clock-set-right = 由裁判调整棋钟
clock-give-back = { $color }补回{ $time }。
clock-charge = { $color }扣{ $n }分钟
clock-reset = 双方从头计时
note-record-disagrees = 棋谱上没有此违规：请先核对。
note-committee-decided = 此事已由委员会裁定，裁判须遵从。只有出现新的事实才能另作裁决：请写明是什么事实。
note-ended-since = 此后对局已经结束，条文没有规定此时如何处理：由裁判决定。
note-cannot-be-done = 条文所要求的，在此棋盘上已无法做到。
note-move-unknown = 无人指明是哪一手：请手工恢复局面。
note-window-unclear = 请查明其间下了几手。
note-starts-anew = 以前的局面不再计入劫和全局同形。
note-end-accepted = 双方已接受终局：只可记录处罚。
note-ruled-before = 本局已由裁决结束：只可记录处罚。要改变结果，请修改或撤回该裁决。
note-end-unasked = 对局已经结束：请先说明双方是否已接受。
note-confirmed = 结果已确认：只可记录处罚。
remedy-stands = 继续对局
remedy-no-offence = 没有违规
remedy-take-back = 收回此手
remedy-as-pass = 收回，算停一手
remedy-first-point = 放回最初的点
remedy-stones-back = 棋子放回原位
remedy-reasonable-point = 放到合理的点
remedy-captures-off = 拿走提子
remedy-reconstruct = 恢复局面
remedy-exchange = 交换黑白
remedy-correct-setup = 贴目和让子按编排
remedy-clock = 调整棋钟
remedy-count-again = 重新数棋
remedy-points = 给对方加目，此手有效
remedy-lateness = 按赛事迟到规定
remedy-loses-illegal-move = 违例负
remedy-loses-time = 超时负
remedy-loses-default = 弃权负
remedy-loses-resignation = 认输告负
remedy-loses = 行为方判负
remedy-loses-so = { $color }负：{ $result }
remedy-black-wins = 黑胜
remedy-white-wins = 白胜
remedy-both-lose = 双方判负
remedy-draw = 和棋
remedy-no-result = 无胜负
remedy-replay = 重下
sanction-none = 不处罚
sanction-whose = 针对{ $color }
sanction-caution = 告诫
sanction-warning = 警告
sanction-exclusion = 取消参赛资格
sanction-points = 给对手加目
sanction-time = 从棋钟扣除分钟
sanction-other = 其他处罚，自行写明
appeal-may = 棋手可{ $until }向{ $members }人仲裁委员会申诉。
appeal-until-confirmed = 在结果确认之前
appeal-until-round = 在本轮结束之前
appeal-until-minutes = 在被告知裁决后{ $n }分钟内
appeal-deadline = 申诉截止于{ $at }。
appeal-deadline-over = 申诉时限已于{ $at }截止。
appeal-upheld = 维持裁决（{ $members }）。
appeal-overturned = 撤销裁决（{ $members }）。

# 修改已公布的一轮。

mended-at = { $time } 更改
mended-seats = 第{ $table }台：现为黑 { $black }，白 { $white }。
mended-terms = 第{ $table }台：{ $terms }。
mended-new = 新增第{ $table }台：黑 { $black }，白 { $white }。
mended-gone = 第{ $table }台取消：{ $black } – { $white }。
mended-bye = { $name } 轮空。
round-change = 更改本轮

way-messages = 通知
announced = 组织者通知
letter-board = 第{ $round }轮：第{ $table }台，{ $color }
letter-free = 本轮您无需到场。
letter-reported = 您的对手已上报结果
letter-against = 录入的结果与您所报的不同
letter-against-what = 如果有误，请在您的页面上说明，裁判会核对。
letter-date-proposed = 对手提议了日期
letter-date-agreed = 您的对局日期
letter-date-dropped = 提议的日期已被谢绝或撤回
letter-unplayed = 您的对局尚未进行
letter-unplayed-what = 本轮期限至 { $until }。请在您的页面约定日期。
letter-line-up = 出场名单尚未提交
letter-line-up-what = 第{ $round }轮将于{ $until }开始。请在您的页面上提交出场名单。
letter-granted = 您的请求已获准
letter-coming = 裁判正在赶来
letter-refused = 您的请求未获准
letter-registered = 已收到您的报名
letter-registered-place = 您已有名额。
letter-registered-waits = 您在候补名单上。
letter-link = 您可用此个人链接修改或取消报名，之后还能查看自己的对局。持有者可代您操作，请勿外泄。
letter-place-came = 您有名额了
letter-place-came-what = 您原在候补名单上，现在已有您的名额。
letter-confirmed = 您的报名已确认
letter-confirmed-what = 您已报名成功并有名额。
letter-cancelled = 您的报名已取消
letter-removed = 您的报名已被移除
letter-removed-what = 组织者移除了您的报名。如有误，请联系组织者。
letter-way = 您可用报名时收到的个人链接修改或取消报名。
letter-stop = 此邮件应您的要求发送。如需停止：
initials-file = 此文件包含所有人的姓名，而部分棋手仅以首字母显示：仅供组织者使用。

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }：与贴目 { $komi } 不符。请再核对一次；若另有约定的贴目，请确认。
odd-tie = 和棋：按本赛事规则，同分由{ $color }方胜。请再确认；若确为和棋，请予确认。
odd-points = 只有“数棋”才写目数。请选“数棋”，或去掉目数。

# 组织者的页面：设置、报名、草案、日志、人员。

way-groups = 分组
way-downloads = 文件
about-system-mcmahon = 按段级得起始分，与同分者相遇。
about-system-swiss = 起点相同，与胜局相同者相遇。
about-system-swiss-categories = 同瑞士制，在段级组别之内。
about-system-cup = 同瑞士制，早期胜局权重更大。
federation-egf = 欧洲围棋联盟
federation-ffg = 法国：Fédération Française de Go
federation-dgob = 德国：Deutscher Go-Bund
federation-bga = 英国：British Go Association
federation-ngb = 荷兰：Nederlandse Go Bond
federation-aga = 美国：American Go Association
federation-nihonkiin = 日本：日本棋院
federation-korean = 韩国：韩国棋院
federation-chinese = 中国：中国围棋协会
country-hint = 两个字母：CN
fault-country = “{ $typed }”不是已知的国家。请写两个字母，如 CN。
fault-fraction = 请写0到1的数，如 0.5{ $not }。
import-no-file = 没有选择文件。请选一个再发送。
settings-saved = 设置已保存。
settings-save = 保存设置
overtime-byoyomi = 读秒
overtime-canadian = 加拿大读秒
overtime-fischer = 费舍尔制：每手加秒
overtime-ing = 应氏：以目数换时间
overtime-sudden-death = 包干制
criterion-none = 无
criterion-about-nbw = 胜局
criterion-about-mms = 麦克马洪分
criterion-about-cps = 杯赛分，早期胜局权重更大
criterion-about-sts = 斯特拉斯堡分
criterion-about-cat = 组别
criterion-about-rank = 段级
criterion-about-rating = 等级分
criterion-about-sosw = 对手胜局
criterion-about-sosw-1 = 对手胜局，去掉最低
criterion-about-sosw-2 = 对手胜局，去掉两个最低
criterion-about-sodosw = 所胜对手的胜局
criterion-about-sososw = 对手的 SOSW
criterion-about-cussw = 每轮后胜局之和
criterion-about-sosm = 对手的麦克马洪分
criterion-about-sosm-1 = 对手积分，去掉最低
criterion-about-sosm-2 = 对手积分，去掉两个最低
criterion-about-sodosm = 所胜对手的积分
criterion-about-sosts = 对手的 STS
criterion-about-sososm = 对手的 SOSM
criterion-about-cussm = 每轮后积分之和
criterion-about-ext = 所尝试的超常让子
criterion-about-exr = 所成功的超常让子
criterion-about-sdc = 简单直接胜负
criterion-about-dc = 直接胜负
settings-expert-about = 编排求总权重最大的配对。以下是各项的最大值，通常值几乎适合所有赛事。
settings-weights = 权重
settings-seeding = 组内排位
settings-drawn-up = 上浮与下浮
entry-surname = 姓
entry-first-name = 名
entry-country = 国家

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

rated = 计等级分
rated-yes = 是
rated-open = 没有结果时未定
written-cells = 黑 { $black }，白 { $white }
written-left-out = 此局略去
error-chief-why = 只有裁判长可以这样做。由组织者在人员页面指定。
clock-runs-since = { $time } 开始计时
hall-forfeit = { $time } 后未到者判负
way-timetable = 日程
zone-from = { $day }起{ $zone }
timetable-zone = 所有时间：{ $zone }。

outside-status = 对方服务器的应答是 { $status }。

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

me-appealed = { $name }已申诉，{ $at }。
me-appeal-waits = 委员会尚未决定。
me-ruling-fell = 委员会撤销了裁决{ $no }。

# 赛事工作人员，以及日志。

only-here = 此地址只能在本机打开。要让手机打开，请用“tengen serve --listen 0.0.0.0:8080”启动，再重新生成链接。
only-here-computer = 此地址只能在本机打开。请在“这台电脑”页面允许手机进入，再重新生成链接。

rooms-tables = 第{ $from }–{ $to }台：{ $room }。
rooms-table = 第{ $table }台：{ $room }。
error-no-table = 第{ $round }轮没有第{ $table }台。本轮有第{ $first }台至第{ $last }台。
error-not-yet = 还没有
error-round-to-come = 第{ $round }轮尚未公布。公布后，对阵会显示在这里。

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

me-title = 我的对局
me-other-said = 您的对手上报：{ $result }。请上报您所见的结果。
me-link-spent = 此个人链接无效：已被撤销或被取代。请询问组织者。
request-state-asked = { $time } 提出
request-state-coming = 正在赶来 { $time }
request-state-granted = { $time } 同意
request-state-refused = { $time } 拒绝
request-state-taken-back = { $time } 撤回
inbox-title = 来自棋手
inbox-differ = 上报不一致
way-links = 链接
boards-from-players = 有{ $n }项棋手事项待答复
check-in = 签到
door-is-here = { $name } 已到。
help = 帮助
request-state-went = { $time } 有人去了
call-at = 第{ $table }台：请裁判
call-waits = 第{ $table }台呼叫裁判，{ $minutes }分钟
call-go = 我马上到

poster-way = 单页规则

private-paid = 已付
way-prizes = 奖项
group-which-dan = 段位棋手
group-which-kyu = 级位棋手
group-which-ranks = 段级{ $of }
group-which-category = 第{ $of }组
group-which-club = 俱乐部{ $of }
group-which-country = { $of }
group-which-youth = { $of }年及以后出生
group-which-women = 女子

# 赛事的程序逐项、各类事件的规则、此前的处罚。

period = 有效期{ $days }
ruling-told-at = { $at } 告知

# 无需登录、人人可见的内容：赛事、对阵、棋手、名次及原因、列表。

## 赛事列表
index-title = 赛事
front-players = 查看报名名单
clock-minutes = { $n }分钟
clock-seconds = { $n }秒
clock-sudden = 共{ $basic }
clock-byoyomi = { $basic }，之后每手{ $period }
clock-canadian = { $basic }，之后{ $period }内下{ $stones ->
   *[other] { $stones }手
  }
clock-fischer = { $basic }，每手加{ $period }
clock-ing = { $basic }，之后每次罚{ $points }目延时{ $period }，最多{ $n }次
## 对阵
rounds = 轮次
round = 轮次
round-by-table = 按台次
round-by-name = 按姓名
against = 对 { $name }
next-free = 第{ $round }轮轮空：没有剩余对手。
place = 名次
name = 姓名
rank = 段级
club = 俱乐部
slips-black-signs = 黑方签字
slips-white-signs = 白方签字
column-name-nbw = 胜局数
column-about-nbw = 每胜一局计1，和棋计0.5，轮空按赛事规定。
column-name-mms = 麦克马洪分
column-about-mms = 由段级决定起始分，每胜一局加1。
column-name-cps = 杯赛分
column-about-cps = 每个胜局按其后的轮数逐次加倍：早期胜局权重更大。
column-name-sts = 斯特拉斯堡分
column-about-sts = 麦克马洪分；若从上限起每轮皆胜，直到倒数第二轮或倒数第三轮，另加2。
column-name-cat = 组别
column-about-cat = 段级所属的组别，第一组最高。
column-name-rank = 段级
column-about-rank = 本赛事中的段级，高者在前。
column-name-rating = 等级分
column-about-rating = 报名时的等级分，高者在前。
column-name-sosw = 对手胜局总和
column-about-sosw = 所有对手的胜局相加：对手更强者在前。
column-name-sosw-1 = 对手胜局，去掉最低
column-about-sosw-1 = 所有对手的胜局相加，去掉最弱的一名。
column-name-sosw-2 = 对手胜局，去掉两个最低
column-about-sosw-2 = 所有对手的胜局相加，去掉最弱的两名。
column-name-sodosw = 所胜对手的胜局总和
column-about-sodosw = 所胜对手的胜局相加，和棋计一半。
column-name-sososw = 对手 SOS 总和（胜局）
column-about-sososw = 所有对手的 SOS 相加。
column-name-cussw = 累进胜局
column-about-cussw = 每轮之后的胜局数相加：早期胜局权重更大。
column-name-sosm = 对手积分总和
column-about-sosm = 所有对手的麦克马洪分相加，加所让子数，减所受子数。无对局的轮次计本人起始分。
column-name-sosm-1 = 对手积分，去掉最低
column-about-sosm-1 = 所有对手的麦克马洪分相加，去掉最低的一个。
column-name-sosm-2 = 对手积分，去掉两个最低
column-about-sosm-2 = 所有对手的麦克马洪分相加，去掉最低的两个。
column-name-sosts = 对手斯特拉斯堡分总和
column-about-sosts = 所有对手的斯特拉斯堡分相加；加上让子，减去受让。
column-name-sodosm = 所胜对手的积分总和
column-about-sodosm = 所胜对手的麦克马洪分相加，和棋计一半。
column-name-sososm = 对手 SOS 总和
column-about-sososm = 所有对手的 SOS 相加。
column-name-cussm = 累进积分
column-about-cussm = 每轮之后的麦克马洪分相加：早期胜局权重更大。
column-name-ext = 所尝试的超常让子
column-about-ext = 所有对手的胜局，按多让出段级所要求的程度乘以0到3。
column-name-exr = 所成功的超常让子
column-about-exr = 所胜对手的胜局，按多让出段级所要求的程度乘以0到3。
column-name-sdc = 简单直接胜负
column-about-sdc = 同分者若两两都相遇过，取其相互对局的得分。
column-name-dc = 直接胜负
column-about-dc = 同分者中谁胜了谁：高出其中最后一名的名次数。

# 裁判：棋谱所示、停止的棋局、未填的单官

remedy-ask-both = 先问双方
remedy-play-on = 停止的对局继续
remedy-resume = 已结束的对局继续
remedy-end-stands = 结果有效
remedy-adjourn = 封棋，以后续完
remedy-pass-stone = 交出停一手的子

# 等级分名单及其查找、参赛名单、整个报名。

lists-title = 等级分名单
enter-how-number = 按号码
enter-how-alike = 写法不同
enter-number = { $no }号
entries-show-unpaid = 未付 { $count }
entries-has-paid = 已付
entries-owes = 未付
entries-chosen-paid = 标为已付

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = 您的个人链接
letter-own-link-what = 通过此链接可查看您的对局、上报结果并提出请求。持有者可代您操作，请勿外泄。它将取代您以前的链接。
letter-lost-link-what = 这是 { $name } 的个人链接：有知道此邮箱的人提出了申请。通过它可以查看对局、上报结果并提出请求。持有者可代您操作，请勿外泄。之前的链接仍然有效。如果您没有申请，无需理会。

server-title = 服务器

# 单人链接、重新登录、第二重验证。

second-factor = 两步验证

## Said on pages of several areas.
back = 返回
before-after = { $before } → { $after }
settings-instead = { $label }：{ $now }，原为{ $was }
choose-person = 选择 { $name }
draw-round-now = 编排第{ $round }轮
enter-person = 录入
list-pages = 列表分页
name-club-country = 姓名、俱乐部或国家
save = 保存
add = 添加
reason = 理由
captain = 队长
revoke = 撤销
opponent = 对手
back-to-the-event = 返回赛事
next = 下一步
arbiter-decides = 由裁判决定
cancel = 取消
confirmed = 已确认
grounds = 理由
name-or-number = 姓名或号码
saved = 已保存。
show = 显示
table-or-name = 台次或姓名
who-are-you = 您是谁？
