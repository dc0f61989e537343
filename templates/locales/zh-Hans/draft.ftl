# 编排：编排之前、草案、为何这样对阵、迟到棋手。

draft-title = 第{ $round }轮草案
draft-bye-by-rule = 按规则
before-participants = { $count ->
    [0] 还没有棋手参加。
   *[other] { $count }名棋手参加。
  }
before-missing = { $count ->
   *[other] 第{ $round }轮还缺{ $count }个结果
  }
tables = 台次
before-missing-why = 现在可以编排，缺少的结果在录入前不计分。
before-missing-why-half = 现在即可编排；编排时缺失的结果按和棋各得半分计。
all-rounds-way = 循环赛：一次编排所有轮次
all-rounds-title = 循环赛
all-rounds-about = 人人相遇。所有轮次按抽签和贝格尔表编排并一次公布，从第一天起就知道全部对阵。
all-rounds-there = 已编排{ $n }轮。
all-rounds-played = { $n }局已有结果：须从最后一轮起逐轮撤回。
all-rounds-take-back = 撤回所有轮次
all-rounds-take-back-about = 尚无对局有结果。日程中的期限保留。
all-rounds-taken-back = 所有轮次已撤回。
all-rounds-double = 双循环
all-rounds-double-note = 第二次交换黑白。
all-rounds-first = 第1轮首日
all-rounds-first-hint = 用于依次的期限；可留空。
all-rounds-days = 每轮天数
all-rounds-days-hint = 例如 14
all-rounds-show = 显示轮次
all-rounds-look-again = 您的设置或参赛者已改变；这是新的轮次。请核对后再公布。
all-rounds-publish-about = 将编排以下各轮，并立即对所有人公布；尚无结果时可以撤回。
all-rounds-criteria = 名次依次按 { $criteria } 排定：循环赛中所有对手得分之和没有意义。
all-rounds-publish = 编排并公布全部{ $n }轮
all-rounds-drawn = 所有轮次已编排并公布。
all-rounds-drawn-unseen = 所有轮次已编排并公布。赛事处于隐藏状态，公开之前只有组织者和裁判能看到。
before-bye-hint = 人数为奇数，需有一人轮空。
before-busy = 正在编排…
before-entries = 参加的棋手
draft-summary = { $boards ->
   *[other] { $boards }台对局
  }，{ $byes ->
    [0] 无轮空
   *[other] { $byes }人轮空
  }，{ $unpaired ->
    [0] 无剩余棋手。
   *[other] { $unpaired }人未配对。
  }
draft-nobody-sees = 公布之前没有人能看到。
draft-again = 重新编排
draft-again-hint = “重新编排”会保留这些台次，其余重新编排。手工配对的台次已列在其中。
draft-discard = 放弃
draft-publish = 公布第{ $round }轮
draft-without = 无对局
draft-unpaired = 未配对
draft-take-bye = 撤回
draft-give-bye = 给予轮空
draft-pair-by-hand = 手工配对两人
first-player = 一方
second-player = 另一方
draft-pair-act = 配对
draft-group-none = 不参加
draft-group-boards = { $count ->
   *[other] { $count }台
  }
draft-by-hand = 手工
draft-keep = 保留的台次
draft-unpair = 拆开
draft-swap = 交换黑白
draft-move-to = 移到台次
draft-move = 移动
draft-renumber = 按实力排台次
draft-drawn = { $boards ->
   *[other] 已编排{ $boards }台。
  }请检查后公布。
draft-published = 第{ $round }轮已公布，现在人人可见。
draft-discarded = 第{ $round }轮的草案已放弃。
published-summary = { $boards }台对局，{ $missing ->
    [0] 结果已全部录入。
   *[other] 还缺{ $missing }个结果。
  }
published-stays = 对阵保持不变。
published-slips = 结果单
latecomer-title = 迟到棋手
latecomer-none = 没有人在等待。请先为本轮添加棋手，然后可在此配对。
latecomer-who = 迟到棋手
latecomer-hint = 对手是轮空或同样在等待的棋手。已公布的台次不变。
latecomer-best = 最合适的人
latecomer-act = 配对
latecomer-paired = 他们在第{ $table }台对局。
latecomer-waits = 没有空闲棋手，等待下一位到场者。
why-table = 为何是这两人，第{ $table }台
why-title = 为何是{ $black }对{ $white }？
why-heading = 为何这两人对局？
why-stands = { $points }分，第{ $place }名
why-lead-same = 两人积分相同。
why-lead-apart = 两人相差{ $count }分。
why-lead-met = { $count ->
    [1] 积分为{ $points }的只有两名棋手，且他们在第{ $round }轮已交手。
   *[other] { $name }与积分为{ $points }的其他棋手均已交手。
  }
why-lead-odd = 积分为{ $points }的棋手有{ $count }名，为奇数。
why-note-new = 两人尚未交手
why-note-full = 尽可能满足
why-note-nearly = 基本满足
why-note-partly = 仅部分满足
why-colours-change = { $name }此前执{ $color }{ $times ->
    [0] 较多
   *[other] { $times }次
  }，本轮执{ $now }
why-colours-again = { $name }此前执{ $color }{ $times ->
    [0] 较多
   *[other] { $times }次
  }，本轮仍执{ $now }
why-drawn = { $upper }下浮，{ $lower }上浮
why-drawn-first = ；按规则优先
why-others = { $name }的其他可能对手
why-ask-others = 还可能与谁对局？
why-grade-free = 同样好
why-grade-little = 几乎不差
why-grade-some = 略差
why-grade-much = 明显较差
why-then-meets = 那样{ $name }将对{ $other }
why-numbers = 数值
picture-find = 棋手
picture-near = { $name }及名次相近的棋手与其对手。选择一枚棋子可转到该棋手。
why-nothing-given-up = 两人符合本赛事的所有指标。
why-by-hand = 最佳编排中两人各有其他对手，或者已没有其他人。
why-back = 返回本轮
share-full = 满分
share-of-100 = 100分中{ $percent }分
grade-ideal = 理想
grade-good = 良好
grade-fair = 尚可
criterion-duplicate = 不重复相遇
criterion-random = 抽签
criterion-colour = 黑白
criterion-category = 同组别
criterion-score = 同分
criterion-drawn = 上浮或下浮
criterion-seeding = 组内排位
criterion-handicap = 少让子
criterion-geography = 俱乐部和国家
given-up-first-meeting = 两人在第{ $round }轮相遇过
same-club = 同俱乐部
given-up-country = 同国家
given-up-seeding = 排位100分中{ $percent }分
given-up-colors = 两人执此色的次数都较多
warning-results-missing = { $count ->
   *[other] 第{ $round }轮还缺{ $count }个结果：台次{ $tables }
  }
warning-not-taking-part = { $name } 不参加本轮
warning-unpaired = { $name } 没有对手
warning-bye-again = { $name } 已轮空过（{ $earlier }）
warning-rematch = 两人在第{ $round }轮相遇过
warning-clubmates = 同俱乐部，{ $club }
warning-club-group = 应避开的俱乐部
warning-same-country = 同国家，{ $country }
warning-categories-apart = { $count ->
   *[other] 相差{ $count }个组别
  }
warning-groups-apart = 积分相差{ $count }分
warning-ranks-apart = 相差{ $count }级而不让子
warning-high-handicap = 让{ $stones }子
warning-handicap-capped = 应让{ $wanted }子，实让{ $given }子
warning-same-color = { $name } 连续{ $times }次执{ $color }
proof-stale = 编排之后，结果、报名或设置有变。要得到按现有情况的最佳编排，请重新编排。
proof-title = 第{ $round }轮的证明
proof-players = 参加编排的棋手
proof-compared = 比较过的配对
proof-apart = 不允许的配对
proof-apart-note = 组织者在此次编排中不允许的配对。
proof-by-hand-why = 从最佳编排中去掉一部分，余下的就是那些棋手的最佳编排：若他们有更好的，整体也会更好。
proof-check-title = 自行核对
proof-check-how = 下载两个文件并运行命令。它重新计算每一对的得分，完全不使用编排程序。
proof-file-tournament = 第{ $round }轮之前的赛事
proof-file-certificate = 证书
proof-check-what = 证书给每位棋手、每个有关的奇数人棋手集合定一个价。任何两人在一起的价值都不超过他们的价之和，而所编排的两人恰好等于它：因此不可能有价值更高的编排。
proof-back = 返回第{ $round }轮
why-next-hint = 各人的其他对手，以及含有那一对时最佳编排会差多少。把同分的两名棋手拆开一个积分组，代价为1。
why-costs = 最佳编排中没有这一对：若有，整个编排差{ $groups }个积分组。
why-other = { $name }：差{ $groups }个积分组
why-other-free = { $name }：同样好，按名单顺序决定
why-nobody-else = 没有其他人了。
why-then = 会变动的台次
picture-title = 第{ $round }轮概览
picture-said = { $players }名棋手，{ $boards }台，{ $down }人下浮。
picture-how = 行为积分；棋子是执本轮颜色的棋手，数字为名次。弧线连接对手；粗线连接积分不同的对手。
picture-below = 下面用文字说明同样的内容。
picture-words = 文字说明
picture-score = 积分{ $score }
picture-down = ↓ { $number }下浮到{ $score }
picture-groups = 积分差距
picture-ranks = 段级差距
picture-handicaps = 让子
picture-repeats = 再次相遇
picture-avoided = { $count ->
    [0] 无；避免了同一积分组内的{ $could }对。
   *[other] { $count }；避免了同一积分组内的{ $could }对。
  }
picture-tables = { $count ->
   *[other] 台次{ $tables }。
  }
picture-floaters = 上浮或下浮
picture-floater = 第{ $table }台：{ $down } 下浮{ $count }分，对 { $up }
draft-picture = 本轮概览
## 编排规则
rules-title = 编排规则
rules-lead = 除设置之外，本赛事每次编排都遵守以下规则。
rules-how = 棋手写姓名或 #号码，用半角逗号分隔。组前可加组名和半角冒号。
rules-who-meets = 谁与谁对局
rules-apart = 绝不配对
rules-apart-hint = 每行一组：Family Meier: Ada Meier, Bo Meier。同组任何两人都不相遇。
rules-club-groups-hint = 每行一组：North: Elb, Havel。组内对阵按同俱乐部的一半程度避开。
rules-host-club = 东道俱乐部
rules-host-club-hint = 其成员之间可以相遇，如同来自不同俱乐部。
rules-most-ranks = 段级差上限
rules-most-ranks-hint = 不与差距更大的人对局。留空则不限。
rules-no-rematch = 不重复相遇
rules-no-rematch-hint = 即使因此无法编排也不行。不勾选时，只是尽量避免再次相遇。
rules-nearest = 实力最近者相遇
rules-nearest-hint = 在每个积分组内，不论排位方式。
rules-accelerated = 加速轮数
rules-accelerated-hint = 在最初这几轮，上半区多加1分编排。
rules-volunteers = 自愿轮空者
rules-volunteers-hint = 若需有人轮空，由他们先轮空。
rules-fixed = 固定台次
rules-fixed-hint = 每行一个：12: Ada Meier。用于行动不便或直播。
rules-unused = 不用的台次
rules-unused-hint = 用半角逗号分隔。只有固定台次的人坐那里。
rules-league-members = 小组
rules-leagues-hint = 每行一组，3到24人，按抽签顺序。他们按贝格尔表对局，其他人照常编排。
rules-from = 首轮
rules-double = 双循环
rules-bracket = 淘汰赛
rules-seeds = 按种子顺序的棋手
rules-bracket-hint = 2到64人。出局者与其他人一起编排。若要用 STS 指标的加分，请把决赛放在最后一轮。
rules-third = 加赛三四名
rules-save = 保存规则
rules-saved = 规则已保存，从下次编排起生效。
rules-entries = 棋手及其号码
rules-unknown-player = { $typed }：没有此姓名的棋手，或有多名。请写 #号码。
rules-table-first = { $typed }：请先写台次号和半角冒号。
draw-bracket-undecided = 淘汰赛在等待第{ $round }轮第{ $table }台的结果。
why-other-little = { $name }：几乎不差
why-costs-little = 最佳编排中没有这一对；若有，整个编排几乎不差。
## 试算
by-hand-act = 参考建议手工配对
by-hand-title = 建议
by-hand-lead = 为尚未配对的棋手作的最佳编排；已有的台次不变。
by-hand-all = 全部采用
draft-overrule = 不顾编排规则
draft-overrule-hint = 日志会记下是谁、违背了哪条规则。
draft-publish-overrule = 虽违背编排规则仍公布
objection-unknown = { $name } 不在本赛事中
objection-preliminary = { $name } 未签到
objection-excluded = 按裁决，{ $name } 不得参加本轮
objection-not-playing = { $name } 本轮不对局
objection-kept-apart = 两人不得配对
objection-kept-apart-as = 两人不得配对（{ $group }）
objection-ranks-apart = 相差{ $ranks }级，上限为{ $most }级
objection-met = 两人在第{ $round }轮相遇过，规定不重复相遇
objection-planned = 按循环赛或淘汰赛的安排，{ $name } 的对手是 { $opponent }
objection-rests = 按循环赛的安排，{ $name } 本轮轮空

draft-how = 先选一名棋手，再选另一名，或把一人拖到另一人上。您确定之前，一切不变。
draft-show = 显示哪些
draft-show-all = 全部
draft-show-look = 需留意
draft-show-changed = 手工
draft-group-tables = 第{ $from }至{ $to }台
draft-chosen = 已选
draft-with-this = 与此人
draft-touch-other = 请选另一人。每个姓名下面是对调会给编排带来的代价，以积分组计。
draft-exchange = 对调 { $one } 和 { $other }？
draft-exchange-act = 对调
draft-cannot = 其中一人不参加本轮。
draft-pair-ask = 让 { $one } 和 { $other } 配对？
draft-one-board = 两人都在第{ $table }台
draft-cost-same = 相同
draft-cost-little = 几乎无差别
draft-cost-worse = 差{ $groups }
draft-cost-better = 好{ $groups }
draft-whole-same = 整个编排同样好。
draft-whole-little = 整个编排几乎没有差别。
draft-whole-worse = 整个编排差{ $groups }个积分组。
draft-whole-better = 整个编排好{ $groups }个积分组。
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
draft-publish-all = 参加的棋手都已配对或轮空。
draft-publish-without = { $count ->
   *[other] 有{ $count }名棋手未编入：
  }
draft-publish-looks = { $count ->
   *[other] 还有{ $count }台需要留意。
  }
draft-publish-now = 现在公布
draft-none = 没有这样的对局。
draft-free-round-how = 要安排轮空：先拆开该台，再次选择该棋手。

# 修改已公布的一轮。

mend-match = 比赛
mend-line-ups = 出场名单，及未到的队
mend-team-round = 有人缺席或迟到？请在更改已公布轮次处修改该队的出场名单或对阵。
mend-link = 更改已公布的台次
mend-title = 更改第{ $round }轮
mend-published = 公布
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
mend-cancel-note = 取消此局。
mend-pair = 增加一局
mend-pair-note = 给两名没有对局的棋手。
mend-give-bye = 给予轮空
mend-give-bye-note = 给没有对局的人，例如迟到者。
mend-take-bye = 撤回轮空
mend-take-bye-note = 该棋手随后等待对手。
mend-take-back = 撤回公布
mend-take-back-note = 本轮恢复为没有结果的草案。只限最后一轮。
mend-drop = 删除本轮
mend-drop-note = 如同从未编排。只限最后一轮。
mend-stones = { $n ->
    [0] 分先
    [1] 让先
   *[other] 让{ $n }子
  }
mend-komi-hint = 留空用通常的贴目。
mend-to-hint = 台次号。
mend-leaves = 谁离开
mend-comes = 谁换上
mend-comes-hint = 来自另一台、轮空或等待者。
mend-left-black = 届时执黑
mend-left-white = 届时执白
mend-left-waits = 等待对手
mend-left-free = 轮空
mend-left-absent = 不在场
mend-reason-hint = 向该台棋手显示，并留在日志中。
mend-usual-wrong-player = 坐错人
mend-usual-late = 迟到
mend-act = 更改本轮
mend-act-table = 更改第{ $table }台
mend-look = 棋手将看到的内容
mend-told = 棋手将看到的内容
mend-told-nothing = 请选择要更改的内容：保存之前，棋手将看到的内容显示在这里。
mend-told-who = 这些台次的棋手会在自己的页面上看到，要求接收通知的也会收到通知。
mend-told-paper = 需要更换的打印表单：
mend-tables = 台次
mend-lost-title = { $count ->
   *[other] 将失去{ $count }个结果
  }
mend-lost = 第{ $table }台：{ $black } – { $white }，{ $result }
mend-lost-agreed = { $count ->
   *[other] 仅在日志中保留这{ $count }个结果
  }
mend-lost-note = 尚未更改任何内容。请勾选此项并重新提交。
mend-done = 本轮已更改，棋手可以看到。
mend-taken-back = 第{ $round }轮恢复为草案。
mend-dropped = 第{ $round }轮已删除。
act-mend = 更改已公布的一轮
act-take-back-publication = 撤回公布
act-drop-round = 删除一轮
draft-published-unseen = 第{ $round }轮已公布。赛事处于隐藏状态，公开之前只有组织者和裁判能看到。
mend-lead-unseen = 赛事处于隐藏状态，目前只有组织者和裁判能看到本轮。改了什么、何时、为何，公开后大家都能看到，并保留在日志中。
mend-done-unseen = 本轮已更改。赛事公开后棋手即可看到。
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

# 组织者的页面：设置、报名、草案、日志、人员。

draft-forbidden = 违背编排规则：{ $pairs }。没有更改任何内容。若仍要如此，请勾选不顾规则一项，日志会记下。
work-progress = 进度
work-stop = 停止

## 赛事的公开记录

open-record-title = 公开记录
open-record-lead = 一个文件，任何人用自己的程序、不靠本服务器，都能据以重现：
open-record-draws = 这里所作的每次编排，以及它为最佳的证明，
open-record-tables = 每轮之后的名次，逐个数值，
open-record-rulings = 在裁决公开时，由事件得出的每项裁决，
open-record-journal = 以及从第一条到最后一条的日志，连同其所述各局。
open-record-how = 如何验证
open-record-file = 下载记录
open-record-note = 它会输出重现了多少，或第一处不相符的地方。格式见 docs/open-format.md，供其他程序使用。
open-record-key = 其日志由本服务器签名，公钥在命令中。各轮的打印表单写有当时的最后一条及其散列值的开头：记录中的那一条也必须这样开头。
open-record-link = 公开记录：一次验证全部
