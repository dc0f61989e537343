# 无需登录、人人可见的内容：赛事、对阵、棋手、名次及原因、列表。

## 赛事列表
index-title = 赛事
index-running = 进行中
index-coming = 即将开始
index-over = 已结束
index-none = 还没有赛事
index-none-what = 服务器所有者创建赛事后，会列在这里。
index-new = 新赛事
index-import = 导入文件

## 一项赛事
front-no-round = 组织者公布后，首轮对阵显示在这里。
front-players = 查看报名名单
front-draft = 编排第1轮
front-about = 赛事信息
about-when = 时间
about-where = 地点
about-players = 棋手
about-not-checked-in = 其中{ $count }人尚未签到
about-rounds = 轮数
about-system = 赛制
about-mcmahon = 麦克马洪制
about-swiss = 瑞士制
about-swiss-categories = 分组瑞士制
about-cup = 杯赛制
about-no-handicap = 只下分先棋
about-handicap = 最多{ $most ->
    [1] 让先
   *[other] 让{ $most }子
  }
about-rules = 规则
about-komi = 贴{ $komi }目
about-clock = 用时
about-director = 赛事主管
clock-minutes = { $n ->
   *[other] { $n }分钟
  }
clock-seconds = { $n ->
   *[other] { $n }秒
  }
clock-sudden = 共{ $basic }
clock-byoyomi = { $basic }，之后每手{ $period }
clock-canadian = { $basic }，之后{ $period }内下{ $stones ->
   *[other] { $stones }手
  }
clock-fischer = { $basic }，每手加{ $period }

## 对阵
rounds = 轮次
round = 轮次
round-not-yet = 第{ $round }轮，尚未公布
round-begun = { $total ->
   *[other] 共{ $total }台。
  }
round-running = { $total }台中已结束{ $done }台。
round-done = { $total ->
   *[other] { $total }台已全部结束。
  }
round-all-even = 分先，贴{ $komi }目。
round-mostly-even = 除另有注明外，分先，贴{ $komi }目。
round-find = 查找姓名
round-views = 本轮的显示方式
round-by-table = 按台次
round-by-name = 按姓名
round-hall = 赛场显示
round-bye = 轮空
round-absent = { $count ->
   *[other] { $count }名已报名棋手不参加本轮
  }
against = 对 { $name }
free-bye = 轮空
free-absent = 不参加
free-unpaired = 没有对手

## 赛场
hall-no-round = 尚无轮次
hall-page = 第{ $page }页，共{ $pages }页
hall-from-to = { $from } 至 { $to }
hall-next = 下一页
hall-screens = { $n }块屏幕：
hall-how = 棋子，然后台次。

## 棋手
players-title = 棋手
players-count = { $count ->
   *[other] 已报名{ $count }名棋手。
  }
players-find = 姓名、俱乐部或国家
players-none = 还没有人报名。报名后姓名会显示在这里。
players-announced = 未签到
next-title = 下一局
next-table = 第{ $round }轮，台次
next-against = 对手
next-no-stones = 让先：黑先下
next-stones = 黑先放{ $stones }子
next-half-komi = 白得半目，以免和棋
next-free = 第{ $round }轮轮空：没有剩余对手。
next-wait = 第{ $round }轮公布后显示在这里。
next-out = 不参加第{ $round }轮。
next-over = 所有轮次均已公布。
player-games = 对局
player-no-games = 尚无轮次。
player-score = 第{ $round }轮后积分与名次
player-wins = { $rounds ->
   *[other] { $one ->
        [yes] 胜（共{ $rounds }轮）
       *[no] 胜（共{ $rounds }轮）
      }
  }
player-place = 名（共{ $of }人）
player-behind = 列 { $name } 之后，{ $criterion } { $mine } 对 { $theirs }。
player-ahead = 列 { $name } 之前，{ $criterion } { $mine } 对 { $theirs }。
player-level = 与 { $name } 各项均相等。
player-by-round = 逐轮

## 名次
standings-title = 名次
standings-none = 还没有计分的结果。这是大家的起始顺序。
standings-after = 第{ $round }轮后，共{ $of }轮。
standings-open = { $open ->
   *[other] 该轮还缺{ $open }个结果。
  }
standings-order = 依次按{ $criteria }；= 表示名次并列。
standings-how = 每轮依次为：所执颜色、对手名次、+ 胜、− 负；0+ 轮空，– 无对局。
standings-players = { $count ->
   *[other] 共{ $count }名棋手。
  }
standings-find = 姓名、俱乐部或名次
standings-compact = 紧凑
standings-found = 您要找的人
standings-from = 名次起自
standings-parts = 列表分页
standings-rounds = 其他轮次之后
found-here = 此处
standings-who = 名次和姓名
standings-about = 各栏的含义
standings-views = 名次的显示方式
cell-bye = 轮空
cross-title = 交叉表
cross-after = 第{ $round }轮后。
cross-how = 横向阅读：+ 胜，− 负，下面是轮次。
cross-parts = 表格分部
cross-elsewhere = 其他对局
wall-title = 公告表
wall-after = 第{ $round }轮后公告表
wall-number = 号
wall-start = 起始
place = 名次
name = 姓名
rank = 段级
club = 俱乐部

## 结果单
slips-title = 结果单，第{ $round }轮
slips-how = 打印时不要另加打印机边距。裁判扫码即可到该台。
slips-six = 每页六张
slips-four = 每页四张
slips-scan = 裁判扫描此处
slips-won = 胜
slips-points = 胜 ______ 目
slips-black-signs = 黑方签字
slips-white-signs = 白方签字

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
part-score-given = { $stones ->
   *[other] 对手积分{ $score }，加所让的{ $stones }子
  }
part-score-received = { $stones ->
   *[other] 对手积分{ $score }，减所受的{ $stones }子
  }
part-defeated = { $score } × 本人结果 { $result }
part-sos = 对手的 SOS { $sos }
part-running = 本轮后的积分
part-exploit = 对手胜局 { $wins } × { $coefficient }
part-above = 高出其中最后一名的名次数

## 指标：栏名、名称、说明
column-nbw = 胜局
column-name-nbw = 胜局数
column-about-nbw = 每胜一局计1，和棋计0.5，轮空按赛事规定。
column-mms = 积分
column-name-mms = 麦克马洪分
column-about-mms = 由段级决定起始分，每胜一局加1。
column-cps = 杯赛
column-name-cps = 杯赛分
column-about-cps = 每个胜局按其后的轮数逐次加倍：早胜更重。
column-sts = STS
column-name-sts = 斯特拉斯堡分
column-about-sts = 麦克马洪分；若从上限起每轮皆胜，直到倒数第二轮或倒数第三轮，另加2。
column-cat = 组别
column-name-cat = 组别
column-about-cat = 段级所属的组别，第一组最高。
column-rank = 段级
column-name-rank = 段级
column-about-rank = 本赛事中的段级，高者在前。
column-rating = 等级分
column-name-rating = 等级分
column-about-rating = 报名时的等级分，高者在前。
column-sosw = SOS
column-name-sosw = 对手胜局总和
column-about-sosw = 所有对手的胜局相加：对手更强者在前。
column-sosw-1 = SOS−1
column-name-sosw-1 = 对手胜局，去掉最低
column-about-sosw-1 = 所有对手的胜局相加，去掉最弱的一名。
column-sosw-2 = SOS−2
column-name-sosw-2 = 对手胜局，去掉两个最低
column-about-sosw-2 = 所有对手的胜局相加，去掉最弱的两名。
column-sodosw = SODOS
column-name-sodosw = 所胜对手的胜局总和
column-about-sodosw = 所胜对手的胜局相加，和棋计一半。
column-sososw = SOSOS
column-name-sososw = 对手 SOS 总和（胜局）
column-about-sososw = 所有对手的 SOS 相加。
column-cussw = CUSS
column-name-cussw = 累进胜局
column-about-cussw = 每轮之后的胜局数相加：早胜更重。
column-sosm = SOS
column-name-sosm = 对手积分总和
column-about-sosm = 所有对手的麦克马洪分相加，加所让子数，减所受子数。无对局的轮次计本人起始分。
column-sosm-1 = SOS−1
column-name-sosm-1 = 对手积分，去掉最低
column-about-sosm-1 = 所有对手的麦克马洪分相加，去掉最低的一个。
column-sosm-2 = SOS−2
column-name-sosm-2 = 对手积分，去掉两个最低
column-about-sosm-2 = 所有对手的麦克马洪分相加，去掉最低的两个。
column-sosts = SOSTS
column-name-sosts = 对手斯特拉斯堡分总和
column-about-sosts = 所有对手的斯特拉斯堡分相加；加上让子，减去受让。
column-sodosm = SODOS
column-name-sodosm = 所胜对手的积分总和
column-about-sodosm = 所胜对手的麦克马洪分相加，和棋计一半。
column-sososm = SOSOS
column-name-sososm = 对手 SOS 总和
column-about-sososm = 所有对手的 SOS 相加。
column-cussm = CUSS
column-name-cussm = 累进积分
column-about-cussm = 每轮之后的麦克马洪分相加：早胜更重。
column-ext = EXT
column-name-ext = 所尝试的超常让子
column-about-ext = 所有对手的胜局，按多让出段级所要求的程度乘以0到3。
column-exr = EXR
column-name-exr = 所成功的超常让子
column-about-exr = 所胜对手的胜局，按多让出段级所要求的程度乘以0到3。
column-sdc = 直胜
column-name-sdc = 简单直接胜负
column-about-sdc = 同分者若两两都相遇过，取其相互对局的得分。
column-dc = 直胜
column-name-dc = 直接胜负
column-about-dc = 同分者中谁胜了谁：高出其中最后一名的名次数。
player-rating = 等级分 { $rating }：按欧洲公式预计变动 { $change }，{ $games ->
   *[other] { $games }局计分对局
  }后为 { $after }。
index-none-yours = 请创建第一个比赛，或导入其他程序的文件。
