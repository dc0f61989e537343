# Teams: their matches, line-ups and standings.

team = 队
board = 队内台次
way-teams = 队伍
way-matches = 对阵

# A round of teams.
matches-find = 队、棋手或台次
match-tables = { $count ->
   *[other] 第{ $tables }台
}
match-open = { $n }台对局中
match-absent = { $team } 队未到
match-left = { $team }已退出
match-absent-both = 双方均未到
match-nobody = 无
match-won = 胜
match-of = 第{ $round }轮对阵
match-boards = 各台
match-date = 何时对局？
match-propose = 为所有未下的台提议
match-date-over = 各台时间不同。对方队长同意后，以此时间为准。
report-for = 您是{ $captain }，代{ $name }上报。
said-by-captain = { $name }（由队长{ $captain }代报）
match-drawn = 平
match-lost = 负
match-playing = 进行中
match-unfinished = 未结束
match-free = 无对阵
match-decided-all = 赢得半数以上对局的队获胜。
match-decided-played = 局分多于对手者赢得对阵。
match-decided-boards = 以局分为准。

# Standings of teams.
standings-of = 名次
team-standings-how = 每轮读法：对手名次，+ 胜，= 平，− 负，? 未结束，下方为局分。0 为轮空，– 为无对阵。
team-standings-beside = 对阵在个人之间进行。每轮显示该队各台棋手赢得的局分。
team-order = 排序：{ $criteria }。
team-column-null = –
team-column-teamp = 场分
team-column-sost = 对手
team-column-bdw = 局分
team-column-bdwu = { $n ->
    [1] 队内第1台
   *[other] 队内第1–{ $n }台
}
team-column-mnr = 平均等级分
team-column-tdc = 直胜
team-column-wbdw = 加权局分
team-column-sosbdw = 对手局分
team-column-bonus = 奖励分
team-column-sodost = 所胜对手
team-column-tmms = 麦克马洪分
team-column-tko = 淘汰赛
team-about-null = 无。
team-about-teamp = 对阵和轮空的得分，以及加分和扣分。
team-about-sost = 所有对手的场分相加。
team-about-bdw = 所有对阵中的胜局，和棋计一半。
team-about-bdwu = { $n ->
    [1] 队内第1台的胜局。
   *[other] 队内第1至{ $n }台的胜局。
}
team-about-mnr = 第1轮出场名单的平均等级分。
team-about-tdc = 同分各队若都已相遇，取其间对阵的场分。
team-about-wbdw = 局分加权：队内第1台权重最高，最后一台为1。
team-about-sosbdw = 所有对手的局分相加。
team-about-bonus = 作为奖励加减的分，用于区分同分，不计入场分。
team-about-sodost = 所胜对手的场分相加，战平的对手计一半。
team-about-tmms = 场分加上由全队实力决定的起始分：一级之差相当于一场胜利。
team-about-tko = 晋级程度：淘汰赛每参加一轮计1，最后一轮获胜再计1。

# A team.
team-captain = 队长：{ $name }
team-of = 共{ $n }队
team-no-match = 尚无对阵。
team-squad = 队员名单，按队内台次
team-squad-how = 各列为轮次：颜色、队内台次、结果。空白表示未出场。
team-not-seated = 未出场
team-board = 队内第{ $n }台
team-weighted = 各台按权重计
team-start = 起始（等级分 { $rating }）
team-divided = 除以 { $n }
team-page = 本队页面

# A line-up.
line-up-of = 第{ $round }轮出场名单
line-up-by = 出场名单：{ $team }
line-up-order = { $upper } 排在更强的 { $lower } 之前。
line-up-gap = { $team }的队内第{ $n }台空着，而其后的台已安排棋手。
line-up-left = 替补：{ $names }
line-up-sort = 按实力排序
line-up-save = 保存出场名单
line-up-kept = 出场名单已保存。
line-up-declared = 此出场名单已定，队员名单变动不影响它。
line-up-by-squad = 未提交出场名单：参赛者按队员名单顺序出场。
line-up-as-squad = 恢复按队员名单
line-up-public = 本轮已公布：尚无结果的各台会随之更改。
line-up-you = 您是队长 { $name }。
line-up-hand-in = 提交出场名单
line-up-handed = 已提交
line-up-until = 本轮公布前可以更改。公布后对方队长才能看到。
line-up-until-result = 在本场首个结果产生前可以更改。
line-up-at-once = 本轮已公布：更改会立即公开，而对方队长仍可更改其出场名单。
line-up-locked = 出场名单已不能更改。如有人缺席，请询问裁判。
match-played-after-all = 对阵照常进行

# Drawing a round of teams.
team-draft-has = { $matches }场对阵，{ $boards }台对局
team-draft-drawn = 已编排{ $n }场对阵。
team-draft-proved = 已证明：这些队没有更好的编排。
team-draft-unproved = 编排有效。未能确认是否最佳。
team-draft-planned = 按循环赛日程。
team-draft-staged = 按小组赛与淘汰赛的计划。
team-draft-by-hand = 与自动编排不同：经手工更改，或此后有变动。
team-draft-missing = 第{ $round }轮缺少结果：第{ $tables }台。
team-draft-seat = 重新安排座位
team-draft-locks = 届时出场名单即固定。
proof-teams = 参加编排的队
proof-check-what-teams = 证书给每支队、每个有关的奇数支队的集合定一个价。任何两队在一起的价值都不超过它们的价之和，而所编排的两队恰好等于它：因此不可能有价值更高的编排。
proof-matches = { $all }场对阵中有{ $count }场与证明一致；其余由手工设定。
match-why = 为何这样对阵
match-why-title = 第{ $round }轮：为何这样对阵
match-why-how = 编排依次考虑：不重复相遇；对阵双方的积分尽量接近；赛事要求时，同一俱乐部的队分开；第1台的黑白均衡；同分各队中上半区对下半区。
match-why-today = 这里没有保存这次编排的证明。理由按现在已知的情况算出。
match-why-by-hand = 手工设定：自动编排中没有这场对阵。
match-why-level = 本轮之前的积分：双方均为{ $points }。
match-why-half = 在同分的{ $n }支队中，{ $upper }排第{ $one }，{ $lower }排第{ $other }。
match-why-down = 本轮之前的积分：{ $upper } { $high }，{ $lower } { $low }。{ $upper }下调与{ $lower }对阵，相差{ $gap }。
match-why-float = { $upper }在同分的{ $n }支队中排第{ $one }，{ $lower }在同分的{ $m }支队中排第{ $other }。
match-why-new = 双方此前没有相遇过。
match-why-clubs = 俱乐部分开：{ $one }与{ $other }。
match-why-club-cost = 减少同俱乐部的对阵会使积分差距更大。
match-why-balance = 此前第1台执白局数减执黑局数：{ $white } { $one }，{ $black } { $other }。因此{ $white }在第1台执白。
match-why-turn = 第1台的黑白情况相同；{ $black }上次执白，因此{ $white }在第1台执白。
match-why-names = 第1台的黑白不偏向任何一方；由两个队名算出的数使{ $white }在第1台执白。
match-why-again = { $color ->
    [white] 双方在第1台执白都过多：其中一方再次执白。
   *[black] 双方在第1台执黑都过多：其中一方再次执黑。
}
match-why-exchanged = 之后黑白经手工交换。
match-why-stones = 有让子的台由较弱的一方执黑。
match-why-bye = 该队轮空次数最少（{ $n }），在次数相同的队中名次最后。
match-why-bye-rest = 本应先轮空的队不能轮空：否则其余各队无法在不重复相遇的情况下编排。
match-why-bye-given = 手工给予。
match-met = 双方在第{ $round }轮相遇过。
match-club = 两队同属{ $club }。
match-short = { $team } 队应有{ $of }名棋手，现有{ $n }名。
match-without = { $team }既无对阵也未轮空。
match-order = { $team } 队未按实力排座。
match-exchange = 交换黑白
match-part = 取消对阵
match-no-bye = 撤回轮空
match-free-teams = { $n }支队伍没有对阵
match-white = 队内第1台执白
match-black = 队内第1台执黑
match-meet = 双方对阵
match-give-bye = 前一队轮空

# Teams as the organiser has them.
teams-none = 尚无队伍。
teams-count = { $n }支队伍
teams-without = { $n }名棋手未入队
teams-round-robin = { $n }支队循环赛需要{ $takes }轮，本赛事为{ $has }轮。
teams-make = 组队
teams-from-list = 从名单导入
teams-from-list-hint = 含“team”列（可另有“board”和“captain”列）的棋手名单，会添加棋手并组成队伍。
teams-from-clubs = 按俱乐部组成{ $n }支队伍
teams-made-who = 有了队伍之后，对阵的是：
teams-made = 已组成{ $n }支队伍。
teams-rules = 对阵如何计分
teams-saved = 队伍已保存。
team-new = 新队伍
team-name = 队名
team-add = 再加一名棋手
team-squad-hint = 排首位者坐队内第1台。排在最后一台之后的为替补。
team-captain-hint = 通过个人链接提交出场名单。
team-captain-gone = { $n ->
   *[other] { $teams }现在没有队长。
}
team-captain-stays = 仍是{ $teams }的队长：请在“队伍”中另选一人。
team-captain-none = 没有队长
team-captain-left = 队长：{ $name }，不参加以后的任何轮次
said-of-teams = { $said }{ $more }
team-save = 保存队伍
team-remove = 删除队伍
team-left = 已退出：自第{ $round }轮起无比赛
team-back = 该队恢复参赛
team-back-about = 其棋手恢复参赛，未下而判定的对局重新开放。
team-back-done = { $team }自第{ $round }轮起恢复参赛。
team-back-without = { $team }自第{ $round }轮起恢复参赛，但在已公布的轮次中没有对阵。请更改或收回这些轮次。
match-absent-way = 出场名单，或未到
team-leaves = 该队退赛
team-leaves-from = 从该轮起
team-leaves-about = 此后其棋手不再参赛。未完成的对局如何处理，在下一步决定。
team-remove-ask = 其棋手仍保留报名。
team-removed = { $team } 队已删除。
team-points = 加分和扣分
team-points-give = 加分或扣分
team-points-round = 从该轮起计入。
team-points-how-many = 分数
team-points-bonus = 奖励分：只用于区分同分，不计入场分（指标 BONUS）
team-points-hint = 1；扣一分填 −1。
team-size = 每场对阵的台数
team-size-anew-ask = 按此台数，{ $n }场已结束比赛的结果会改变。如果正确，请在下面勾选。
team-size-anew = 已结束的比赛按新台数计算
team-who = 谁与谁对阵？
team-who-teams = 队与队
team-who-players = 个人与个人（另有队伍名次）
team-system = 对阵方式
team-system-swiss = 瑞士制：场分相同的队相遇，不重复
team-system-mcmahon = 麦克马洪制：同分对阵，强队起始分较高
team-system-groups = 小组赛，然后优胜者淘汰赛
team-system-round-robin = 循环赛：单循环
team-system-double-round-robin = 循环赛：双循环
team-decision = 赢得对阵的条件
team-decision-all-boards = 局分超过总台数的一半
team-decision-played-boards = 局分多于对手
team-decision-boards-alone = 不设：只计局分
team-worth = 胜、平、负
team-worth-2-1-0 = 2、1、0
team-worth-3-1-0 = 3、1、0
team-worth-1-0-5-0 = 1、½、0
team-bye = 轮空得分
team-unopposed = 没有对手的局算胜
team-lock = 队长可更改出场名单
team-lock-hint = 已公布的轮次中，更改会立即对所有人可见。
team-strength = 队伍实力
team-groups = 小组
team-groups-hint = 仅用于淘汰赛；0 表示直接淘汰赛
team-qualifiers = 每组前几名
team-qualifiers-hint = 晋级淘汰赛的队数
team-strength-mean = 各台等级分的平均值
team-strength-median = 各台等级分的中位数
team-lock-publication = 直到本轮公布
team-lock-first-result = 直到该对阵有首个结果
team-placement = 队伍名次排列
team-handicaps = 各台按赛事规则和双方段级让子
team-clubs-apart = 同一俱乐部的两队仅在积分无其他排法时才相遇
team-first-black = 列在前面的队在第1台执黑
fault-team-groups = { $n }队不够分这么多小组：每组至少需要{ $least }队。
team-draw-too-few = 第{ $round }轮只有{ $teams }支队伍出场。一场对阵需要两支。
team-draw-no-valid-pairing = 不重复相遇就无法编排，以下各队剩余对手太少：{ $teams }。请手工配对，或减少轮数。
team-draw-over = 各队都已相遇：循环赛在第{ $rounds }轮后结束。
team-draw-undecided = 第{ $round }轮{ $teams }谁晋级尚未决定。请录入缺少的结果；若完全相同，请用晋级的队手工编排下一轮。
team-draw-too-large = { $teams }支队伍对一次编排来说太多。

# Why something about teams is not done.
refusal-team-plays = { $team }在第{ $round }轮有对阵，不能删除。若要退赛，请在其页面选择“该队退赛”。
refusal-team-size-drawn = 第{ $round }轮的比赛台数多于此数。请先撤回该轮，再按新台数重新编排。
refusal-matches-drawn = 第{ $round }轮已按队与队编排。谁与谁对阵只能在编排之前更改：请先撤回各轮。
refusal-players-drawn = 第{ $round }轮已按棋手逐一编排。只有尚无编排的轮次时才能改为队际对阵：请先撤回各轮，或仍由棋手对阵。
refusal-round-of-teams = 团体赛轮次中，换位须通过出场名单。
refusal-team-busy = { $team } 队已有对手或轮空。请先撤回。
refusal-no-such-match = 该队或该场对阵已不存在。
refusal-match-played = 第{ $table }台已有结果。请先撤回。
refusal-line-ups-changed = 安排座位之后出场名单有变。请重新安排座位，再看一次。
refusal-line-up-locked = 第{ $round }轮出场名单已不能更改。请询问裁判。
refusal-seat-away = { $entry }不参加第{ $round }轮。请更改{ $team }的出场名单。
refusal-not-captain = 只有队长可以提交本队出场名单。

# The journal.
act-edit-teams = 队伍更改
act-line-up = 出场名单已提交
act-team-absent = 队伍未到，或撤销未到
