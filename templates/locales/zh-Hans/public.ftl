# 无需登录、人人可见的内容：赛事、对阵、棋手、名次及原因、列表。

index-running = 进行中
index-coming = 即将开始
index-over = 已结束
index-find = 查找赛事
index-years = 年份
index-none = 还没有赛事
index-none-what = 服务器所有者创建赛事后，会显示在这里。
## 一项赛事
front-no-round = 组织者公布后，首轮对阵显示在这里。
front-about = 赛事信息
front-leaders = 第{ $round }轮后领先者
front-leaders-now = 领先者
front-results = 结果
front-wins = 胜 { $n }
front-next = 接下来
front-done = 第{ $round }轮已结束
front-running = 第{ $round }轮，{ $total }局中已结束{ $done }局
front-won = 冠军 { $names }
front-live = 第{ $table }台直播
front-moves = 第{ $n }手
front-watch = 观看对局
front-games = 对局回顾
front-find = 查找我的台次
front-find-how = 您的姓名或其中一部分
front-all-pairings = 全部对阵
front-all-players = 全部{ $n }人
front-places = 人已报名（名额 { $of }）
front-registered = 人已报名
front-until = 报名截止：{ $at }。
front-who-comes = 参赛者
about-play = 赛制
about-where = 地点
about-swiss-categories = 分组瑞士制
about-no-handicap = 只下分先棋
about-handicap = 最多{ $most ->
    [1] 让先
   *[other] 让{ $most }子
  }
about-komi = 贴{ $komi }目
about-clock = 用时
about-director = 赛事主管
round-not-yet = 第{ $round }轮，尚未公布
round-begun = 共{ $total }局。
round-running = { $total }局中已结束{ $done }局。
round-done = { $total }局已全部结束。
round-all-even = 分先，贴{ $komi }目。
round-mostly-even = 除另有注明外，分先，贴{ $komi }目。
round-find = 查找姓名
round-views = 本轮的显示方式
round-picture = 图示
round-hall = 赛场显示
round-bye = 轮空
round-absent = { $count }名已报名棋手不参加本轮
free-bye = 轮空
free-absent = 缺席
free-unpaired = 没有对手
free-left-out = 未出场
## 赛场
hall-no-round = 尚无轮次
hall-page = 第{ $page }页，共{ $pages }页
hall-from-to = { $from } 至 { $to }
hall-next = 下一页
hall-screens = { $n }块屏幕：
hall-others = 其他屏幕：{ $screens }
hall-how = 棋子，然后台次。
## 棋手
players-count = 已报名{ $count }名棋手
players-none = 还没有人报名。报名后，姓名会显示在这里。
standings-nobody = 还没有人报名。有了第一批结果后，名次会显示在这里。
players-announced = 未签到
next-title = 下一局
next-table = 第{ $round }轮，台次
next-against = 对手
next-no-stones = 让先：黑先下
next-stones = 黑先放{ $stones }子
next-half-komi = 白得半目，以免和棋
next-wait = 第{ $round }轮公布后显示在这里。
next-out = 不参加第{ $round }轮。
next-over = 比赛已结束。
games = 对局
player-no-games = 尚无已结束的对局。
player-score = 第{ $round }轮后积分与名次
player-wins = { $rounds ->
   *[other] { $one ->
        [yes] 胜（共{ $rounds }轮）
       *[no] 胜（共{ $rounds }轮）
      }
  }
player-place = 名（共{ $of }人）
player-told = { $one ->
    [yes] { $rounds }轮{ $wins }胜，第{ $place }名。
   *[no] { $rounds }轮{ $wins }胜，第{ $place }名。
  }
player-line = 赛事历程
player-line-how = 每一行是一轮，台次从左到右由首台至末台。线条连接各局。
player-line-take = 下载图片
player-line-share = 分享图片
path-start = 起始
path-said = 各轮{ $what }：起始{ $start }，随后{ $rest }
path-how = 越高越好。
path-after = 之后{ $score }，第{ $place }名
path-estimate = 等级分名单公布之前仅为估算。
player-behind = 紧随 { $name } 之后，{ $criterion } { $mine } 对 { $theirs }。
player-ahead = 紧接在 { $name } 之前，{ $criterion } { $mine } 对 { $theirs }。
player-level = 与 { $name } 各项均相等。
player-by-round = 逐轮
## 名次
standings-none = 还没有结果。这是起始顺序。
standings-after = 第{ $round }轮后，共{ $of }轮。
standings-open = 还缺{ $open }个结果。
standings-games = { $total }局中已下完{ $played }局。
standings-order = 依次按{ $criteria }；= 表示名次并列。
standings-how = 每轮依次为：所执颜色、对手名次、+ 胜、− 负、? 未结束；0+ 轮空，– 无对局。
cell-whom = { $of ->
    [number] { $n } 号
   *[place] 第 { $n } 名
}
cell-said = 第 { $round } 轮{ $color ->
    [B] {"，执黑"}
    [W] {"，执白"}
   *[none] {""}
}：{ $how ->
    [won] 胜{ $whom }
    [lost] 负于{ $whom }
    [drew] 与{ $whom }和棋
    [bye] 轮空
    [none] 无对局
   *[open] 对{ $whom }尚无结果
}
standings-players = 共{ $count }名棋手。
standings-won = 胜
standings-find = 姓名、俱乐部或名次
standings-compact = 紧凑
standings-found = 您要找的是
standings-from = 起自
standings-rounds = 其他轮次之后
found-here = 此处
standings-who = 名次和姓名
standings-about = 各栏的含义
standings-views = 名次的显示方式
standings-by = 筛选与重新排序
standings-by-label = 指标，越靠前越优先
standings-by-hint = 用半角逗号分隔：MMS, SOSM, RATING。不会保存任何内容。
standings-by-alone = 只有您看到这个顺序。名次和奖项仍按赛事的设定。
standings-by-back = 回到赛事的顺序
fault-criterion = 没有“{ $typed }”这个指标。可用的有：{ $known }。
cell-bye = 轮空
cross-title = 交叉表
cross-how = 横向阅读：+ 胜，− 负，下面是轮次。
cross-how-scores = 按分数：行对列的胜局与负局；同分之间为对局数。
cross-score = 分数
cross-players = 人数
statistics-title = 统计
statistics-none = 还没有结束的对局。
statistics-games = 共下了{ $n }局。
statistics-other = 其中{ $n }局没有胜者，或未记录黑白。
statistics-unplayed = 另有{ $n }局未下而定，不计在内。
statistics-who-won = 谁胜了
statistics-share = { $n }%
statistics-figures = 最长、最短、差距最小
statistics-longest = 手，有记录的最长对局
statistics-shortest = 手，有记录的最短对局
statistics-closest = 目，最小的差距
statistics-closest-games = { $n }局
statistics-by-handicap = 按让子
statistics-ended = 对局的结束方式
ended-points = 数棋
ended-jigo = 和棋
ended-other = 没有胜者
statistics-unstated = 有{ $n }局未记录结束方式。
statistics-ranks = 段级
statistics-stone = 每颗棋子最多代表{ $n }名棋手。
statistics-countries = 国家
statistics-one-each = 各一名：{ $names }。
statistics-clubs = 俱乐部
statistics-few = 另有{ $names }个俱乐部的{ $players }名棋手，每个最多{ $most }名。
statistics-clubless = { $n }名棋手没有俱乐部。
wall-title = 公告表
wall-after = 第{ $round }轮后公告表
wall-number = 号
wall-start = 起始
## 结果单
slips-title = 结果单，第{ $round }轮
slips-how = 打印时请将页边距设为“无”。裁判扫码即可打开该台。
slips-six = 每页六张
season-others = 其他赛季
series-added = 赛事已加入系列。
series-add-note = 由您组织、且设置中写有此系列的赛事。
series-add = 加入此系列
division-no = 第{ $no }级
division-equals = 名次相同：{ $names }。
slips-per-match = 每场对阵一张
slips-four = 每页四张
slips-scan = 裁判扫描此处
slips-won = 胜
slips-points = 胜 ______ 目
## 数值的由来
explanation-title = { $criterion }，{ $name }
explanation-back = 第{ $round }轮后名次
explanation-what = 项目
explanation-adds = 计入
explanation-dropped = 属最低者，略去
explanation-tied = 与此前各项相等者比较：
part-start = 段级的起始分
part-start-instead = 无对局，计本人起始分
part-rounded-down = 轮空的半分，舍去
part-doubled = { $times ->
    [1] { $points }，加倍一次
   *[other] { $points }，加倍{ $times }次
  }
part-bonus = 从上限起每轮全胜
part-category = 组别，1为最高
part-rank = 段级
part-rating = 等级分
part-score = 对手积分{ $score }
part-score-given = 对手积分{ $score }，加所让的{ $stones }子
part-score-received = 对手积分{ $score }，减所受的{ $stones }子
part-defeated = { $score } × 本人结果 { $result }
part-sos = 对手的 SOS { $sos }
part-running = 本轮后的积分
part-exploit = 对手胜局 { $wins } × { $coefficient }
part-above = 高出其中最后一名的名次数
## 指标：栏名、名称、说明
column-nbw = 胜局
column-mms = 积分
column-cps = 杯赛
column-sts = STS
column-cat = 组别
column-rank = 段级
column-rating = 等级分
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = 直胜
column-dc = 直胜
player-rating = 等级分 { $rating }：按欧洲公式预计变动 { $change }，{ $games ->
   *[other] { $games }局计分对局
  }后为 { $after }。
index-none-yours = 请创建第一项赛事，或导入其他程序的文件。

# 账号：登录、密码、邀请。

setup-waits = Tengen 正在运行，还没有所有者
setup-where = 第一个账号通过 Tengen 写在自己窗口里的链接创建：就是启动程序时打开的那个带文字的深色窗口。那一行是这样的：
setup-how = 在该窗口中选中地址并复制，然后在本浏览器中打开。只有看得到该窗口的人才能成为所有者。
setup-lost = 没有窗口，或没有这一行？请关闭 Tengen 再重新启动：在有账号之前，每次启动都会写出新的链接。
setup-service = 作为系统服务安装时，Tengen 没有窗口：管理员可用这条命令找到那一行。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 我到了：签到
me-checked-in = 您已签到。
me-expected = 您已报名，但尚未签到：请到入口处签到。
door-check-in = 签到
door-link-of = 您以裁判身份登录。这是以下棋手的个人链接：
door-link-me = 这是我：在此手机上打开我的页面
hall-missing = 请到赛事服务台
hall-missing-more = 另有{ $n }人

# 编排：编排之前、草案、为何这样对阵、迟到棋手。

## 为何如此，以及本轮概览
round-why = 为何这样对阵

way-hidden = 隐藏
index-archived = 已归档

rating-preview-about = 至今的对局引起的欧洲等级分变化，按用时等级加权（A 1、B ¾、C ½、D ¼）。

# 修改已公布的一轮。

mended-title = 公布后的更改

feed-title = { $event }：最新消息
feed-round = 第{ $round }轮对阵已公布
feed-final = 第{ $round }轮结果已全部录入
tell-title = 通知
tell-board = 我的台次
tell-reported = 对手上报的结果
tell-against = 与我所报不同的结果
tell-date = 我的对局日期
tell-answered = 对我的请求的答复
tell-message = 组织者的通知
tell-mail = 通过电子邮件（{ $address }）
tell-phone = 在这部手机上
me-arbiter-called = 已请裁判到您这一台。
me-arbiter-coming = 裁判正在赶往您这一台。
tell-this-phone = 通知这部手机
tell-refused = 此浏览器未被允许显示通知。请在设置中允许后重试。
tell-a-phone = 接收通知的手机
tell-drop = 停止
tell-failed = 上一封邮件未能送达：
tell-chosen = 您将收到通知。
tell-dropped = 您将不再收到通知。
stop-title = 停止接收邮件
stop-about = 应您的要求，本赛事会给您发送邮件。
stop-act = 停止
stop-done = 您不会再收到本赛事的邮件。
me-registration = 修改或取消报名
me-data = 下载我的数据

# Results that do not fit their board, or are not confirmed.

odd-sure = 确实如此

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

hall-starts-in = 距开始
hall-runs = 已计时
hall-due = 已超过预定
hall-end = 预计 { $time } 结束

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

me-appeal = 我要申诉
me-appeal-note = 请写明理由。裁判会立即收到；申诉不能撤回。
me-appeal-taken = 您的申诉已在期限内提交，由委员会决定。

own-end-link = 对局已停止：标记死子、同意、确认结果
own-end-title = 终局确认
own-end-you-have = 您执{ $color }。
own-end-you-say = 您认为
own-end-they-say = 对手认为
own-end-unsaid = 尚未表示
own-end-said = 已保存，正在等待对手。
own-end-agreed = 您已同意，正在等待对手。
own-end-same = 我与对手看法相同
own-end-say = 我的看法相同
own-end-agree = 我同意
own-end-dead = 死棋／恢复活棋
own-end-seki = 双活／恢复活棋
own-end-note = 双方各自标记；双方同意之前一切不算数。不同意也不会受损。
own-end-disagree = 我不同意
own-end-disagreed = 你们意见不一致。任何人都不会因此受损：请标出自己的看法，或叫裁判，由裁判在棋盘旁继续。
own-end-again-note = 将重新确认死活并重新数棋，不会有任何损失。
own-end-decided = 本局不是数棋结束的。有异议者请叫裁判，裁判会询问理由。
own-end-led = 你们有不一致之处，将在记录本局的棋盘旁解决。询问裁判不会使任何人受损。
own-end-call = 叫裁判
own-end-confirm = 我确认结果
own-end-confirm-note = 双方确认后结果不再改变。
own-end-confirm-there = 双方在棋盘旁向记录员确认。
own-end-confirmed = 您已确认，正在等待对手。
own-end-none = 现在没有需要您回答的。记录中的对局停止后会询问您。
own-end-which = 请先点该棋块的一颗棋子
own-end-taken = 已录入。
own-end-meanwhile = 其间有新的录入，请再看一遍；您的内容没有改变。

# 打印的表单。

paper-title = 打印
paper-how = 用浏览器以 A4 或 Letter 纸打印，纸张方向自动适应。
paper-all = 全部表单
paper-names = 对阵表，按姓名
paper-note-names = 贴墙用：人人找到自己的台次
paper-boards = 对阵表，按台次
paper-note-boards = 含结果栏
paper-slips = 结果单，每页四张
paper-note-slips = 每台一张
paper-slips-six = 结果单，每页六张
paper-note-slips-six = 较小，省纸
paper-slips-matches = 结果单，每场对阵一张
paper-note-slips-matches = 一场对阵的各台与总分，由两位队长签名
paper-standings = 名次表
paper-note-standings = 各项指标和各轮，横向
paper-wall = 公告表，按名次
paper-note-wall = 纵向，较窄
paper-wall-start = 公告表，按实力
paper-note-wall-start = 行序不随结果变动
paper-cross = 交叉表
paper-note-cross = 每人对每人
paper-matches = 对阵
paper-note-matches = 本轮每场对阵及各台
paper-team-table = 队伍名次
paper-note-team-table = 各队名次，含每轮结果
paper-squads = 队伍与队员
paper-note-squads = 各队成员，按台次排列
paper-badges = 胸牌
paper-note-badges = 每页八张
paper-tables = 台次牌
paper-note-tables = 每页八张，立于台上
sheet-printed = 打印于{ $moment }。
sheet-journal = 日志 { $count }：{ $head }。
sheet-page = 第{ $page }页，共{ $pages }页。
sheet-standings = { $round ->
    [0] 起始顺序
   *[other] 第{ $round }轮后名次
  }
sheet-cross = 第{ $round }轮后交叉表
sheet-cells = 每格依次为：所执颜色、对手名次、+ 胜、− 负、让子；0+ 轮空。
sheet-cells-number = 每格依次为：所执颜色、对手号码、+ 胜、− 负、让子；0+ 轮空。

rooms-room = 房间
calendar-link = 将各轮加入日历
calendar-games = 对局加入日历
standings-least = 获得名次须下满{ $n }轮；再也达不到者列于最后，无名次。
standings-up = 以上{ $n }人升级
standings-up-open = { $n }人升级：并列未定
standings-down = 以下{ $n }人降级
standings-down-open = { $n }人降级：并列未定
standings-short = 表中只有{ $n }个，无法升级{ $up }个、降级{ $down }个，因此不画线。
explanation-no-place = 无名次：须下满{ $n }轮，而此处最终至多{ $reach }轮。已下的对局、轮空和不战胜计入。
hall-standings = 第{ $round }轮之后
hall-code = 用手机查看全部对阵和名次
hall-scan = 用手机查看您的台次
badge-opens = 您的对局

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

me-nobody-why = 请打开您的棋手页面并点“这是我”，或扫描您的个人二维码。
me-find = 查找我的姓名
me-acts = 您可以做的事
me-last = 第{ $round }轮：{ $result }。
me-round-at = 第{ $round }轮
me-in-minutes = { $n }分钟后
me-final-place = 最终名次
me-final-of = 共{ $of }人
me-rating = 等级分，现约 { $after }
me-said = 您已上报：{ $result }。等待对手或裁判。
me-both-said = 双方均上报：{ $result }。由裁判确认。
me-decided = 此局双方上报不一致：已由裁判决定。
me-said-otherwise = 您上报的不同：{ $result }。
me-object = 此结果有误
me-object-note = 将请裁判查看。
me-object-words = 第{ $table }台的结果有误。我上报的是：{ $result }。
me-report = 上报结果
me-report-note = 对局结束后上报。也会请您的对手上报。
window-over = 已过期
window-days-left = 还剩{ $n }天
date-title = 何时对局？
date-later = 以后：{ $n }
me-older = 尚无结果的较早对局：{ $n }
date-zone = 时间以赛事所在时区为准：{ $zone }。
date-propose = 提议日期
date-propose-another = 提议其他日期
date-leave = 保持不变
date-you-propose = 您提议：
date-they-propose = 对手提议：
date-accept = 接受
date-decline = 谢绝
date-agreed = 日期已约定，所有人都能看到。
date-agreed-outside = 日期已约定，但不在本轮期限内：是否算及时由组织者决定。
date-dropped = 该日期的提议已取消。
date-proposed = 已询问对手。若此前已约定日期，在此之前仍有效。
date-proposed-outside = 已询问对手。该日期不在本轮期限内：是否算及时由组织者决定。
me-skip = 我不能参加第{ $round }轮
me-leave = 我要退赛：第{ $round }轮起请勿编排
me-call = 请裁判到第{ $table }台
me-call-apart = 就第{ $round }轮询问裁判
me-else = 其他事情
me-words = 自行说明
me-late = 我第{ $round }轮会迟到
me-asked = 您的请求
me-take-back = 撤回
me-you-are = 此手机上您是
me-not-me = 不是我
me-all = 全部对阵
me-this-is-me = 这是我
follow = 关注
follow-why = 孩子、家人和朋友的台次与结果显示在这里，仅限本设备。请打开棋手页面并按“关注”。
follow-somebody = 关注棋手
follow-plays = { $color }，对 { $name }，对局中
follow-played = 第{ $round }轮，对 { $name }：{ $result }
follow-family = 家人
follow-change = 更改关注
follow-as-family = 家人：排在最前
follow-as-friend = 不排在最前
follow-stop = 取消关注
follow-now = 已在本设备关注 { $name }。
follow-stopped = 已取消关注。
follow-full = 这里已关注{ $most }位棋手。请先取消其中一位。
me-welcome = 此手机已记住您是谁。您在这里的操作都以您的名义进行。
me-hidden = 此赛事尚未公布。公布后链接即可使用。
me-withdrawn = 您的个人链接已被撤销。请向组织者索取新的。
me-link-needed = 此操作需要您的个人链接。请向组织者索取，或再扫一次。
report-title = 第{ $table }台：结果如何？
report-question = 您胜了吗？
report-anew = 更改所报结果
report-i-won = 我胜
report-i-lost = 我负
report-else = 和棋，或如何取胜
report-how = 方式
report-points = 胜几目
report-points-hint = “数棋”时填写：3.5 或 12
report-how-note = 然后在上面点谁胜。
report-rare = 其他情况由裁判处理：请裁判到您的台前。
report-rare-apart = 其他情况由裁判处理：请在您自己的页面上询问裁判。
report-note = 对手上报同样的结果并经裁判确认后生效。
report-note-agreed = 对手上报同样的结果后生效。
report-nothing-yet = 尚无
report-waits = 已上报。也会请您的对手上报。
report-agreed = 双方上报一致，由裁判确认。
report-differs = 双方上报不一致。裁判会看到双方的上报并作出决定。
report-counts = 结果有效。
report-before = 先前已报过。
report-kept = 自{ $time }起保存在此手机上。联网且本页打开时即发送。
ask-asked = 请求已发送。答复会显示在下面“您的请求”处。
ask-granted = 已办理：您不参加编排。
ask-taken-back = 已撤回。
me-link-hint = 要用此手机上报结果、提出请求，请打开您的个人链接；链接在组织者处。
lost-link = 我的个人链接丢失了
lost-title = 个人链接
lost-why = 请输入您报名时使用的或组织者登记的电子邮件地址。如果该地址有登记，链接会发送到那里。之前的链接仍然有效。
lost-send = 发送
lost-sent = 如果该地址有登记，含有个人链接的邮件正在发送。
lost-no-mail = 本服务器不发送电子邮件：请向组织者索取链接。

paper-rules = 单页规则
paper-note-rules = 贴于赛场墙上：违例着手、对局结束、时间、申诉

group-which-all = 所有人
standings-group = 只看
standings-of-group = 只看{ $group }：{ $count }名棋手，彼此间排名。

# What a player reads once a result is reported.

report-waiting = 等待{ $name }上报同样的结果
report-agree = 双方上报一致
report-differ = 双方上报不一致
report-told = 裁判会看到双方的上报。
report-stay = 裁判到来之前请留在第{ $table }台，保持棋子原样。
report-said-at = 您于 { $time } 上报
report-how-they = { $name }可通过个人链接或在裁判席上报
report-until-then = 在此之前
report-leave-slip = 请把结果单留在台上
report-to-confirm = 由裁判确认
report-to-board = 返回我的对局
report-change = 更改所报结果
report-which-counts = 以谁为准
report-neither = 都不算
report-neither-until = 直到双方一致或由裁判决定
report-was-wrong = 是我报错了：{ $result }
report-was-wrong-note = 这样双方上报一致，裁判不必来。若坚持所报，请不要点任何按钮。

starts-at = { $time } 开始
starts-began = 已于 { $time } 开始
round-nobody = 本轮无人对局。
## The position of an event, and what is remarkable
position-said = { $rounds }轮的结果：黑胜{ $black }局，白胜{ $white }局。
position-jigo = 和棋{ $n }局。
position-open = { $n }局尚未结束。
position-how = 每一行是一轮，每一点是一台；棋子的颜色表示胜方。
position-all = 全部台次
front-first = 冠军
front-size = { $players }名棋手，{ $games }局
front-won-all = { $n }局全胜
front-won-of = { $games }局中胜{ $won }局
remarkable-title = 值得一提
remarkable-climb = 上升最多
remarkable-climb-said = 从第{ $from }名升至第{ $to }名
remarkable-series = 最长连胜
remarkable-series-said = { $n }连胜。
remarkable-series-all = { $n }局全胜。
remarkable-series-others = 另有{ $n }人同样如此。
remarkable-upset = 最大冷门
remarkable-upset-said = 第{ $round }轮战胜高出{ $ranks }级的{ $loser }
remarkable-finish = 最微弱的冠军优势
remarkable-finish-said = 以{ $criterion }领先{ $second }（{ $one }比{ $other }）
