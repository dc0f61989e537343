# 组织者的页面：设置、报名、草案、日志、人员。

draw-no-participants = 没有人参加第{ $round }轮。请添加棋手，或为其签到。
draw-one-participant = 只有 { $name } 一人参加。对局需要两人。
draw-not-taking-part = { $name } 不参加本轮。请检查报名。
draw-twice = { $name } 出现两次。
draw-table-twice = 第{ $table }台给了两个对局。请移动其一。
draw-bye-not-needed = 除 { $name } 外人数为偶数：不需要轮空。
draw-too-large = { $count }名棋手对一次编排来说太多。请分成两项赛事。
draw-no-valid-pairing = 没有可行的编排。无论如何，以下棋手都没有对手：{ $names }
draft-already-published = 第{ $round }轮已公布，对阵不变。
draft-not-published = 第{ $round }轮尚未公布。请改其草案。
draft-unknown-entry = 没有棋手 { $name }。
draft-not-taking-part = { $name } 不参加本轮。请检查报名，或拆开此台。
draft-twice = { $name } 在本轮有两个位置。请拆开其一。
draft-table-twice = 第{ $table }台有两个对局。请移动其一。
draft-no-board = 第{ $table }台没有对局。
draft-already-paired = { $name } 在第{ $table }台。请先拆开该台。
draft-has-bye = { $name } 已轮空。
draft-no-bye = { $name } 没有可撤回的轮空。
draft-oneself = { $name } 不能与自己对局。请选两名棋手。
draft-handicap = { $stones }子太多。请给0到9。
draft-table-number = { $table } 不是台次号。请写1到9999。
draft-has-result = 第{ $table }台已有结果。请先撤回结果。
draft-may-not = 不可以：{ $pairs }。没有更改任何内容。
draft-table-unused = 按编排规则，第{ $table }台不用。请另选台次，或更改规则。
draft-not-free = { $name } 没有空。请选等待或轮空的人。
draft-games-over = 第{ $round }轮的对局已全部结束。请将迟到者编入下一轮。
## 组织者各页面之间
act-import-notes = 关于文件的说明
## 新赛事
create-title = 新赛事
create-import = 或从文件导入。
create-more = 地点、协会、协助人员等
create-system = 如何编排？
create-who = 谁来对局？
create-who-one = 个人
create-who-pairs = 双人
create-who-teams = 队伍
create-when = 何时进行？
create-when-days = 一天或数天
create-when-weeks = 数周，每轮有期限
create-federation = 规则、贴目和用时依照
create-federation-hint = 此协会的通常设置，之后可在设置中更改。
create-act = 创建赛事
today-missing = 台结果未录入（共{ $total }台）
today-since = 第{ $round }轮自 { $time } 起
today-all-in = 结果已全部录入
today-coming = 第{ $round }轮 { $time }
today-done = 第{ $round }轮已结束
today-drafted = 第{ $round }轮已编排
today-over = 名次已定
today-enter = 录入结果
today-print = 打印第{ $round }轮
today-print-note = 墙上的名单和各台的结果单。
today-look = 查看草案
today-draft-unseen = 公布之前没有人能看到编排。
today-round = { $players }名棋手，{ $boards }台对局{ $byes ->
    [0] {""}
   *[other] ，{ $byes }人轮空
  }。
today-reported = { $n ->
   *[other] 第{ $tables }台：棋手已上报结果。
  }
today-earlier = 第{ $round }轮：尚缺{ $n }个结果
today-more = 还有{ $n }个
today-when-in = 等剩下的{ $n }个结果录入后。
today-when-in-and = 等剩下的{ $n }个结果录入后。先处理请求：{ $waiting }。
today-draw-without = 直接编排
today-window-over = 第{ $round }轮期限已过：{ $n }局未进行
today-starts = { $time } 开始。
today-starts-in = { $time } 开始，还有{ $minutes }分钟。
today-then = 下一步
today-send = 提交结果
today-send-note = 按所属协会的格式。
today-sheets = 打印名次
today-lately = 最近动态
today-by = 由 { $name } 录入
today-others = 上报的结果、申诉、报名
to-do-count = { $n ->
   *[other] 件待办，然后编排
  }
to-do-ready = 可以编排了
to-do-done = 已完成
to-do-usual = 默认
to-do-open = 待办
to-do-waits = 等待
to-do-nobody = 还没有人。导入名单或粘贴表格最快。
to-do-players = 最后一轮之前都可以再添加。
to-do-list = 导入名单
to-do-enter = 逐个录入
to-do-home = 开放网上报名
to-do-times = 时间
to-do-no-times = 棋手只看到日期。
to-do-some-times = { $n }轮已定时间。
to-do-set-times = 设定时间
to-do-groups = 谁以多少分开始
to-do-people = 裁判可以用自己的手机录入结果。
to-do-invite = 邀请
to-do-draw = { $n ->
    [0] 有两人以上时
   *[other] { $n }人参加
  }
to-do-hidden = 尚未公开
to-do-hidden-note = 公开之前，只有您和您邀请的人能看到这项赛事。
to-do-see = 以棋手视角查看
create-done = 已创建 { $event }。
create-before = 此表单先前已提交，赛事当时已创建，如下。
system-mcmahon = 麦克马洪制
system-swiss = 瑞士制
system-swiss-categories = 分组瑞士制
system-cup = 杯赛制
fault-egf-pin = 请写号码的八位数字{ $not }。
## 读取文件
import-title = 导入赛事
import-lead = 导入后成为新赛事，已有的赛事不变。
import-file = 文件
import-file-hint = 最大 { $most } MB。可拖放到这里。
import-act = 导入
import-busy = 正在导入文件…
import-kinds = OpenGotha（XML）、MacMahon 3.9（XML）、Pairgoth（.tour）、欧洲围棋数据库的结果（H9）、法国（tou）、美国（AGA）、Tengen（JSON）。
import-create = 改为手工创建赛事
import-only-players = 这是棋手名单，不是赛事。请先创建赛事，再在其报名页导入名单。
import-nothing-done = 没有导入任何内容
import-wrong = { $file } 未导入任何内容
import-more = 另有{ $count }处。请先更正这些。
import-done = { $event }：{ $players ->
   *[other] { $players }名棋手
  }，{ $rounds ->
   *[other] { $rounds }轮
  }，{ $games ->
   *[other] { $games }局
  }
import-notes = { $count ->
   *[other] 文件中有{ $count }处内容作了更改
  }
place-file = 文件
place-line = 第{ $line }行
place-element = { $element }（第{ $line }行）
place-column = { $line }，第{ $column }列
place-setting = 设置 { $field }
## 文件的错误
read-too-large = 文件有{ $bytes }字节，最多{ $most }字节。
read-empty = 内容为空。请选其他文件。
read-not-text = 这不是 { $encoding } 文本。请另存为 UTF-8 再导入。
read-not-xml = 这不是格式正确的 XML（{ $reason }）。请在写出它的程序中重新保存。
read-truncated = 内容不完整：文件被截断，或缺少引号。请重新获取。
read-wrong-root = 第一个元素是 { $found }，不是 { $wanted }。请选那一类文件。
read-too-deep = 元素嵌套超过{ $most }层，赛事文件不会如此。
read-too-many = 超过{ $most }个，赛事文件不会有这么多。
read-entity = 文件定义或使用了实体“{ $name }”。请写字符本身或其编号。
read-missing = 缺少此项。请补上。
read-not-a-number = “{ $value }”不是整数。请写{ $least }到{ $most }的整数。
read-out-of-range = 数值为{ $value }。请写{ $least }到{ $most }的数。
read-not-points = “{ $value }”不是分数值。请写整数或带半的数，如 6.5。
read-not-a-fraction = “{ $value }”不是数。请写0到1的数，如 0.5。
read-not-a-date = “{ $value }”不是日期。请写作 2026-05-31。
read-not-a-rank = “{ $value }”不是段级。请写30k到1k或1d到9d。
read-not-one-of = “{ $value }”无法识别。请写以下之一：{ $allowed }。
read-unknown-player = 没有棋手叫“{ $name }”。请更正姓名或添加棋手。
read-twice-in-round = “{ $name }”在第{ $round }轮已有对局，见第{ $first }行。请删除其一。
read-table-taken = 第{ $round }轮第{ $table }台已占用，见第{ $first }行。请另给台次。
read-disagrees = “{ $value }”与对手的“{ $other }”不一致。请更正其一。
read-not-a-cell = “{ $value }”不是结果。请写如 12+/b0、3-!w2、0+ 或 0=。
read-no-such-row = 没有第{ $number }行。请更正对手。
read-columns = 应有{ $wanted }列，实有{ $found }列。请补全该行。
read-nothing-of = 没有一行是 { $format } 格式。请选那一类文件。
read-unknown-format = 无法识别此类文件。请选 OpenGotha 或 MacMahon 文件、H9 结果、参赛名单或 Tengen 文件。
read-not-json = 这不是 Tengen 文件（{ $reason }）。请重新导出。
read-unknown-version = 版本为 { $found }，本程序支持 { $known }。请更新此程序，或重新导出文件。
read-no-such-entry = 文件引用了不存在的报名 { $id }。请重新导出文件。
read-twice = { $what } 出现两次。请重新导出文件。
team-fault-size = 一场团体赛有{ $size }台。请填写2到10的数字。
team-fault-number-twice = 有两支队伍的编号是{ $number }。请给其中一支换一个编号。
team-fault-name-twice = 有两支队伍叫“{ $team }”。请给其中一支改名。
team-fault-too-few = { $team } 队不足两名棋手。请添加一名或删除该队。
team-fault-too-many = { $team } 队有{ $count }名棋手，最多{ $most }名。
team-fault-twice-in-squad = { $player } 在 { $team } 队名单中出现两次。请删除其一。
team-fault-two-squads = { $player } 同时在 { $team } 队和 { $other } 队的名单中。请从其中一队去掉。
team-fault-captain-not-in-squad = { $player } 不在 { $team } 队名单中。请加入名单或另选队长。
team-fault-not-in-squad = 第{ $round }轮：{ $player } 不在 { $team } 队名单中。请加入名单或另选一人。
team-fault-two-boards = 第{ $round }轮：{ $player } 坐在 { $team } 队的两台。请从其中一台去掉。
team-fault-no-team = 第{ $round }轮：没有编号为{ $number }的队伍。请另选一队。
team-fault-two-matches = 第{ $round }轮：{ $team } 队有两个对手，或对手是自己。请删除其中一场。
## 文件中未保留的，以及文件无法表达的
note-teams-kept = 文件中的{ $teams }支队伍已导入，包括出场名单和对阵，见“队伍”。
note-teams-beside = 文件中有{ $teams }支队伍，但没有队与队对阵的轮次：个人与个人对阵，队伍另有名次。可在“队伍”中更改。
note-team-set-aside = Team（第{ $line }行）：{ $team } 队不足两名棋手（{ $players }名），已略去。
note-of-another-team = Board（第{ $line }行）：{ $player } 属于 { $other } 队，不属于 { $team } 队，已略去。
note-board-taken = Board（第{ $line }行）：第{ $round }轮 { $team } 队第{ $board }台由 { $first } 出场；{ $player } 已略去。
note-at-two-boards = Board（第{ $line }行）：{ $player } 在第{ $round }轮已坐在 { $team } 队的另一台，已略去。
note-matches-not-said = 第{ $round }轮哪些队伍相遇不导出：OpenGotha 由第1台的对局得知。
note-element-kept = Tengen 不使用 { $element }（第{ $line }行）。已保留，导出到 OpenGotha 时写回。
note-attribute-kept = Tengen 不使用 { $element } 的 { $attribute }。已保留，导出到 OpenGotha 时写回。
note-taken = { $element }（第{ $line }行），{ $field }：“{ $found }”无法使用，改用 { $taken }。
note-missing-taken = { $element }（第{ $line }行），缺少 { $field }，改用 { $taken }。
note-left-out = { $element }（第{ $line }行），{ $field }：“{ $found }”无法使用，已略去。
note-nobody-called = { $element }（第{ $line }行）：没有棋手叫“{ $name }”，已略去。
note-set-aside = { $element }（第{ $line }行）：{ $name } 在第{ $round }轮已有对局，见第{ $first }行，已略去。
note-player-set-aside = 棋手（第{ $line }行）：{ $name } 录入两次，首次在第{ $first }行；第二个已略去。
note-more-oddities = 另有{ $more }条类似说明。
note-criterion-twice = 指标 { $criterion } 出现两次，第二个已略去。
note-ratings-as-they-stand = 文件未说明等级分如何存储（dataVersion），已照原样导入。
note-ratings-shifted = 文件按旧方式存储等级分（data version 200），每个已加2050。
note-transliterated = “{ $from }”写作“{ $to }”：该格式没有这些字母。
note-name-cut = “{ $name }”截为“{ $written }”：该列宽度不够。
note-left-out-without-game = { $name } 既无对局也无轮空，已略去。
note-too-fast-for-a-class = 对局用时太短，不属欧洲围棋数据库的任何类别；不写类别。
note-result-missing = 第{ $round }轮第{ $table }台：缺少结果，写作未知。
note-same-sign = 第{ $line }行，{ $field }：“{ $cell }”和“{ $other }”表示双方都胜或都负；已照此导入。
note-both-lose-as-two-losses = 第{ $round }轮第{ $table }台：双方判负，写作各负一局。
note-both-win-as-two-wins = 第{ $round }轮第{ $table }台：双方判胜，写作各胜一局。
note-no-result-not-rated = 第{ $round }轮第{ $table }台：无胜负，写作不计等级分。
note-default-as-half-point = 第{ $round }轮第{ $table }台：弃权，写作无对局得半分。
note-default-as-free-round = 第{ $round }轮第{ $table }台：弃权，写作无对局的一轮。
note-colors-unknown = 第{ $round }轮第{ $table }台：黑白不明，按所列次序写入。
note-member-number-missing = { $name } 没有会员号，连同所有对局略去。协会要求会员号，请录入。
note-club-cut = 俱乐部“{ $club }”写作“{ $written }”：该列只有四个字母。
note-first-name-blank = { $name } 没有名。OpenGotha 要求有名，因此写一个空格。
note-country-not-written = { $name }：不写国家“{ $country }”。OpenGotha 只接受两个字母。
note-member-number-twice = { $name } 与 { $other } 的会员号同为 { $number }。请更正其一。
note-komi-rounded = 贴目 { $komi } 写作 { $written }：该格式只有整数。
note-game-left-out = 第{ $round }轮第{ $table }台：{ $result ->
    [default] 有人未到
    [jigo] 和棋
    [both-lose] 双方判负
    [both-win] 双方判胜
    [no-result] 无胜负
   *[pending] 缺少结果
}；此局略去。
note-left-out-on-purpose = { $name } 连同全部对局略去，系组织者所选。
note-manner-not-said = { $games }局的取胜方式（目数、中盘、超时等）不写入。
note-no-result-written = 第{ $round }轮第{ $table }台：无胜负，写作 { $written }。
note-several-byes = 第{ $round }轮有{ $byes }人轮空，OpenGotha 只保留一人。
note-draft-not-said = 第{ $round }轮是草案，文件中没有标明。
note-native-names-not-said = { $players }名棋手的本国文字姓名不写入。
note-pairs-left-out = { $entries }个两人或三人一方的报名连同其对局未列入：搭档对局不计入等级分。
note-partners-not-said = { $entries }个报名的搭档未写出：此格式每个报名只有一人。
note-versions-not-said = { $boards }局结果的更改次数不在此文件中。
note-setting-not-said = 设置 { $setting }（{ $value }）不写入：该格式没有其位置。
note-renamed = { $name } 录入两次，第二个写作 { $written }。
note-settings-assumed = 文件没有说明赛制、上下限、排名指标和权重，已采用麦克马洪制的通常设置。继续之前请检查设置。
note-days-assumed = 文件没有说明赛事名称和日期，已填写今天的日期。继续之前请检查。
note-encoding-assumed = 文件不是 UTF-8，也没有注明其他编码，已按 { $used } 读取。请检查姓名。
note-team-left-out = { $team } 队不足两名棋手（{ $players }名），已略去。
note-member-missing = { $team } 队列有文件中没有的人，已略去。
note-also-in-team = { $player } 同时在 { $other } 队和 { $team } 队，这里为两队出场。
note-spare = { $team } 队由{ $size }人下，{ $player } 已略去。
note-in-no-team = { $players }名棋手不属于任何队，已略去。
note-team-names-noted = 报名以其成员称呼。{ $teams }支队伍的名称写在备注中。
note-in-two-teams = { $player } 已在 { $other } 队，未再列入 { $team } 队。
note-played-for-others = 第{ $round }轮：{ $player } 代表 { $team } 队出场，但属于 { $other } 队。对局保留，不计入任何一队。
note-boards-missing = 第{ $round }轮：文件中没有 { $first } – { $second } 的各台对局。请补上。
note-match-counted = 第{ $round }轮：文件中 { $first } – { $second } 为 { $said }；按各台结果是 { $counted }，以各台为准。
note-tables-of-boards = 一场对阵的各台原在同一台号，现各有自己的台号。
note-teams-without-start = 文件中各队按段级有起始分；这里各队均从零开始。
note-line-left-out = { $what }（第{ $line }行）无法识别，已略去。
## 设置
settings-drawn = 已编排的轮次不变，积分和名次立即按设置计算。
settings-preset = 套用预设
settings-preset-about = 用某赛制和协会的通常设置填写下面的表单。保存之前一切不变。
settings-preset-act = 显示此预设
settings-preset-tried = 表单显示的是预设，尚未保存：请检查后保存。
settings-event = 赛事
settings-name = 赛事名称
settings-short-name = 简称
settings-short-name-hint = 用于文件名
settings-begins = 首日
settings-ends = 末日
settings-place = 地点
settings-director = 赛事主管
settings-contact = 个人资料负责人
settings-contact-hint = 隐私页上显示的负责人姓名和联系方式
settings-rounds = 轮数
settings-play = 对局
settings-rules = 规则
settings-board-size = 棋盘路数
settings-komi-hint = 分先棋的贴目：6.5
settings-basic-minutes = 基本用时，分钟
settings-overtime = 读秒方式
settings-overtime-seconds = 秒
settings-overtime-seconds-hint = 每次读秒，或每手所加
settings-overtime-stones = 子数
settings-overtime-stones-hint = 每个时段，仅用于加拿大制
settings-internet = 在网上对局
rules-japanese = 日本规则
rules-korean = 韩国规则
rules-chinese = 中国规则
rules-ing = 应氏规则
rules-aga = 美国（AGA）
rules-bga = 英国（BGA）
rules-ffg = 法国（FFG）
rules-egf = 欧洲（EGF）
rules-ngb = 荷兰（NGB）
rules-nz = 新西兰
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = 俱乐部，9×9
rules-club-beginners = 俱乐部，初学者
rules-club-dutch = 俱乐部，荷兰初学者网页
rules-generic = 百科全书所载（荷兰）
settings-system = 赛制
settings-floor = 下限
settings-bar = 上限
settings-zero = 零分
settings-zero-hint = 起始分为0的段级：30k
settings-categories = 组别
settings-categories-hint = 各组最低段级，末组不写：1d, 5k
settings-handicap-basis = 让子依据
basis-score = 麦克马洪分
basis-rank = 段级
settings-handicap-none-from = 不让子的起始段级
settings-handicap-none-from-hint = 双方都在此段级或以上则不让子：1d
settings-handicap-correction = 减少让子数
settings-handicap-correction-hint = 以子计：1
settings-handicap-ceiling = 最多让子
settings-handicap-ceiling-hint = 0为只下分先
settings-bye-mms = 轮空，麦克马洪分
settings-absent-mms = 缺席，麦克马洪分
settings-bye-wins = 轮空，胜局
settings-absent-wins = 缺席，胜局
settings-no-result = 无胜负的对局
policy-replay = 重下之前不计
policy-half = 各得半分
policy-zero = 不得分
settings-round-down = 半分舍去
settings-round-down-note = 轮空与缺席之和舍为整数分，和棋不舍。
settings-sos-half = 缺赛轮次对对手按一半计
settings-sos-half-note = 在对手积分之和中，如同每个缺赛轮次得了半分。
settings-placement = 名次排列
settings-of-teams = 队与队如何编排、如何排名，见“队伍”页；此处针对个人。
settings-placement-about = 由第一项决定，相等时看下一项。
settings-expert = 专家设置：编排的权重
settings-said-words = { $words }。
settings-said-hidden = 公开之前*只有组织者*能看到。
settings-said-seen = *所有人*都能看到。
settings-said-zone = 时间以*{ $zone }*为准。
settings-said-no-rooms = 所有台次都在*同一房间*。
settings-said-rules = 规则：*{ $rules }*，*{ $size }*路棋盘。
settings-said-even = 全部*分先*。
settings-said-handicap = 让子依*{ $basis }*：*{ $difference }*，最多*{ $most }*子，*{ $from }*及以上不让子。
settings-said-difference-less = 差值减{ $n }
settings-said-difference-all = 全部差值
settings-said-difference-more = 差值加{ $n }
settings-said-mcmahon = *{ $bar }*及以上同分起步，*{ $floor }*及以下也同分起步。
settings-said-teams = *各队*对阵：{ $system }。台数、让子和各队排名在 *队* 中设置。
settings-said-apart = 尽量避免的对阵（权重以分数组计）：{ $kept }。
settings-said-not-apart = *没有*需要避免的对阵。
settings-said-skip = 尚未编排的轮次，棋手*可自行不参加*。
settings-said-skip-ask = 棋手不参加某轮须*提出申请*。
settings-unplayed = 期限内未进行的对局
settings-grace-days = 期限后的宽限天数
settings-grace-days-hint = 在此之前不能处理未进行的对局，也绝不会自动处理。
settings-open-games = 编排后续轮次时未完成的对局
settings-open-games-hint = 仅编排时如此计算；名次中在下完之前不计。
open-games-nothing = 双方不得分
open-games-half = 各得半分
settings-least-games = 获得名次所需轮数
settings-least-games-hint = 0 表示不要求。已下的对局、轮空和不战胜计入。再也达不到者列于下方，无名次、无奖。
settings-up = 升级人数（前列）
settings-series = 联赛系列
settings-series-hint = 您的同名赛事可在其页面加入；改名的赛事会离开
settings-season-name = 赛季
settings-season-name-hint = 例如 2026/27；同一赛季的各级别列在一起
settings-division = 级别
settings-division-hint = 1 为最高级；只有一级时为 0
settings-up-hint = 用于分级：名次表在此画线。0 表示无。
settings-down = 降级人数（末列）
settings-said-moves = 升级*{ $up }*人，降级*{ $down }*人。
settings-said-alone = 独立赛事，*不属于*任何联赛系列、赛季或级别。
settings-said-unplayed = 期限内未进行的对局，组织者结束该轮时：*{ $policy }*。
settings-said-grace = 宽限*{ $n }*天。
settings-said-open-nothing = 编排时未完成的对局*不计分*。
settings-said-open-half = 编排时未完成的对局按*各得半分*计。
settings-said-least = 获得名次须下满*{ $n }*轮。
settings-said-least-none = 无论下几局，人人都有名次。
settings-said-worth = 轮空计*{ $bye }*分，缺席计*{ $absent }*分。
settings-said-placement = 名次依据：{ $criteria }。
settings-said-criterion = *{ $name }*（{ $about }）
settings-said-minutes = *{ $n }*分钟后，双方上报一致的结果自动生效。
settings-said-names-first = 姓*在前*。
settings-said-names-last = 姓*在后*。
settings-said-sides-mean = 一方由*两三人*轮流下，棋力取平均。
settings-said-sides-given = 一方由*两三人*轮流下，棋力按填写。
settings-said-ratings-shown = *显示*等级分变化。
settings-said-ratings-not-shown = *不显示*等级分变化。
settings-said-gap = 段级与等级分相差超过*{ $n }*级的会标出。
settings-said-usual = { $n }项，均为通常值
settings-said-otherwise = { $n }项，其中*{ $k }*项不同于通常值
settings-places = 积分与名次
settings-more = 更多数值；通常值几乎适合所有赛事
settings-change = 更改：{ $what }
settings-save-from = 保存，自第{ $round }轮起
settings-follow-names = 页面、打印表单和文件立即随之更改。
settings-follow-print = 结果单和规则单随之更改：请重新打印。
settings-follow-first = 尚未编排：自第一轮起生效。
settings-follow-drawn = 已编排的轮次保持不变。
settings-follow-places = 积分和名次立即随之变化，包括已赛轮次。
settings-follow-open = 第{ $round }轮已公布：更改也适用于其未结束的对局（{ $n }）。
settings-follow-draft = 第{ $round }轮已编排但未公布：要使更改生效，请重新编排。
settings-follow-length = 按目前设置，一轮约需{ $minutes }分钟。
settings-follow-gap = 第{ $round }轮在上一轮开始{ $minutes }分钟后开始。
settings-follow-hours = 各轮时间不变；可在日程中调整。
settings-follow-players = 立即生效，选手的手机上也是如此。
settings-criterion-up = { $name }上移一位
settings-criterion-out = 去掉{ $name }
settings-criterion-add = 添加一项指标
weight-duplicate = 不重复相遇
weight-color = 黑白平衡
weight-category = 同组别
weight-score = 积分接近
weight-drawn = 谁上浮下浮
weight-handicap = 少让子
weight-geography = 不同俱乐部和国家
weight-secondary = 次要指标的基数
weight-secondary-hint = 为含有它的文件保留
weight-curve = 曲线
weight-curve-hint = 0到1：0.5
weight-deterministic = 由姓名产生的抽签
weight-deterministic-note = 同样的棋手总得同样的编排。
seeding-first-rounds = 首用方式，直到轮次
seeding-first-method = 首用方式
seeding-later-method = 后用方式
seeding-first-by-rating = 首用方式：相等时看等级分
seeding-later-by-rating = 后用方式：相等时看等级分
method-random = 上半区对下半区，随机
method-fold = 第一名对最后一名
method-slip = 上半区首名对下半区首名
drawn-upper = 上面一组谁下浮
drawn-lower = 下面一组谁上浮
drawn-compensate = 上下平衡
drawn-compensate-note = 上浮过的人下次优先下浮，反之亦然。
place-drawn-top = 前部
place-drawn-middle = 中部
place-drawn-bottom = 后部
apart-country = 同国家
apart-club = 同俱乐部
apart-club-group = 应避开的俱乐部
apart-hint = 相当于几个积分组
apart-excused-from = 不再适用的段级
apart-excused-from-hint = 更强的棋手可与任何人相遇：1d
apart-excused-by-wins = 已胜半数轮次者也不适用
apart-excused-at-bar = 在上限者也不适用
## 报名
entries-count = { $count ->
    [0] 还没有人报名。
   *[other] 已报名{ $count }名棋手。
  }
entries-waiting = { $count ->
   *[other] { $count }人未签到。
  }
entries-nobody = 请逐个添加棋手，或导入参赛名单。到场者也在这里签到。
entries-import = 导入名单
entries-which = 显示哪些
entries-all = 全部 { $count }
entries-final = 已签到 { $count }
entries-preliminary = 未签到 { $count }
entries-list = 棋手及其参加的轮次
entries-player = 棋手
entries-here = 到场
entries-taking-part = 参加
entries-of-round = { $count }人参加
entries-here-of = { $name } 到场
entries-round-of = { $name } 参加第{ $round }轮
entries-kept-out = 因裁决不得参加
entries-seated = 已有对局或轮空
entries-seated-here = 已签到
entries-seated-hint = ● 表示该轮已配对，只能由编排更改。
entries-save = 保存列表
entries-saved = { $count ->
    [0] 没有更改。
   *[other] 已更改{ $count }名棋手。
  }
entries-removed = 已删除{ $count }名棋手。
entries-paired = { $name } 在第{ $round }轮已配对，因此没有保存。请先在草案中拆开；已公布的轮次不变。
entries-check-in = { $count ->
   *[other] 为找到的{ $count }人签到
  }
entries-check-out = 将找到的{ $count }人标为未到
entries-page = 第{ $page }页
entry-new-title = 添加棋手
entry-native-name = 本国文字姓名
entry-native-name-hint = 若有不同：森下 藍子
entry-rank-hint = 4k 或 2d
entry-rating-hint = 留空则取段级中值
entry-club-hint = 与公告表上的写法相同
entry-registration = 报名状态
registration-final = 已签到
registration-about-final = 在下面勾选的每一轮都参加编排。
registration-preliminary = 已报名
registration-about-preliminary = 在名单上，不编排。
entry-rounds = 参加轮次
entry-round-kept-out = 第{ $round }轮：因裁决不得参加
entry-round-seated = 第{ $round }轮：已配对，不变
entry-more = 号码和修正
entry-egf-pin = EGF PIN
entry-egf-pin-hint = 欧洲围棋数据库的八位数字
entry-ffg-licence = 法国会员号
entry-aga-id = AGA 号码
entry-partners = 搭档（按落子顺序）
entry-partners-hint = 每人一行：Beck, Bea, 2d。其后可写等级分、EGF PIN、FFG 或 AGA 加编号。上面的人先下。
entry-correction = 起始分修正
entry-correction-hint = 通常为0；+1从高一组起步
entry-add-next = 保存并继续添加
entry-late = 所有轮次都已编排：现在添加的棋手没有对局。若尚无结果，请撤回全部轮次重新编排；否则请在设置中增加轮次，或在某一轮安排座位。
entry-added = 已添加 { $name }。
entry-changed = 已更改 { $name }。
entry-rank-follows = 起始分由{ $was }变为{ $now }：所有对手的SOS随之改变。已编排的{ $count }台保持不变。下一轮编排按新的段级。
entry-ranks-follow = { $starts ->
    [0] 起始分不变。
   *[other] { $starts }名棋手的起始分改变，其所有对手的SOS随之改变。
  }已编排的{ $count }台保持不变。下一轮编排按新的段级。
entry-rank-stays = 起始分仍为{ $now }。已编排的{ $count }台保持不变。下一轮编排按新的段级。
entry-withdraw-title = 退赛
entry-withdraw-from = 起始轮次
entry-withdraw-hint = 此前各轮的对局保留。
entry-withdraw = 退赛
entry-withdrawn = { $name } 从第{ $round }轮起不再参加。
leave-title = { $name } 从第{ $round }轮起退赛
leave-about = 已录入的结果和此前各轮的对局保留。
leave-games = 已编排但未下的对局：{ $n }局
leave-what = 这些对局如何处理
leave-opponents-win = 对手不战而胜
leave-as-unplayed = 按本赛事对未下对局的规定
leave-annulled = 作废：无胜负
leave-unsaid = 请选择这些对局如何处理。
leave-reported = 棋手已上报这些对局的结果。裁判录入结果之前保持未定。
leave-undo = 如要撤销，请在各台把结果改回未定，并重新勾选该棋手参加的轮次。
leave-undo-team = 如要撤销，请在该队页面按“{ $act }”。
leave-act = { $n ->
    [0] 退赛
   *[other] 退赛并处理{ $n }局
  }
leave-done = { $name } 从第{ $round }轮起不再参加；未下的{ $n }局已处理。
entry-remove-title = 删除
entry-remove-hint = 用于误录的人。
entry-remove = 从赛事中删除
entry-removed = 已删除 { $name }。
entry-back = 返回列表
## 参赛名单
participants-title = 导入参赛名单
participants-lead = 添加之前可先预览。
participants-file-hint = 文本、XLSX 或 ODS 表格，若首行写明列名，则列序不限。没有首行时：姓、名、段级、国家、俱乐部。也可以用其他赛事的文件（OpenGotha、MacMahon、Pairgoth、H9、tou、Tengen）：只取其中的棋手。
participants-pasted = 或粘贴到这里
participants-pasted-hint = 从电子表格复制的各行，连同列名一行。
participants-registration = 报名状态
participants-announced = 已报名：到场时签到
participants-here = 已签到
participants-act = 预览名单
participants-done = { $count ->
    [0] 名单上没有新人。
   *[other] 已添加{ $count }名棋手。
  }{ $changed ->
    [0] { "" }
   *[other] 已更新{ $changed }名。
  }{ $same ->
    [0] { "" }
   *[other] { $same }名原已在列。
  }
participants-example = 例如
## 起始分组
groups-title = 起始分组
groups-lead = { $players ->
    [0] 还没有人参加第1轮。
   *[other] { $players }名棋手参加第1轮，
  }{ $groups ->
    [0] {""}
   *[other] 分{ $groups }组。
  }
groups-drawn = 第1轮已编排。更改界限会改变积分，不改变其对阵。
groups-floor-hint = 低于此者按此段级起步
groups-bar-hint = 高于此者按此段级起步
groups-try = 试用这些界限
groups-tried = 这是预览，尚未更改任何内容。
groups-apply = 采用这些界限
groups-back = 恢复现行设置
groups-applied = 上限和下限已更改。
groups-not-by-score = 所有人起始分相同：上限和下限只用于麦克马洪制。
groups-size = { $count ->
   *[other] { $count }名棋手
  }
groups-everybody = 全体
groups-category = 第{ $category }组
groups-nobody = 棋手添加并签到后，分组显示在这里。
## Files
files-send = 把结果发送给协会
files-keep = 保存赛事副本
files-list = 把参赛名单用于其他程序
files-other = 其他格式
downloads-through = 到第{ $round }轮为止的结果。
downloads-before = 尚未公布任何一轮。
downloads-draft = 结果中不含草案。
downloads-missing = 缺少{ $count }个结果
downloads-waits = 等待上面的结果。
downloads-says-all = 此格式能容纳的内容都在其中。
downloads-notes = { $count ->
   *[other] 有{ $count }项此格式无法容纳
  }
download-act = 下载
download-h9 = 欧洲围棋数据库（H9）
download-about-h9 = 供欧洲围棋联盟计算等级分的结果。
download-tou = 法国（tou）
download-about-tou = 供法国协会计算等级分的结果。
download-aga = 美国（AGA）
download-about-aga = 给美国围棋协会的报告。
download-standings = 名次（CSV）
download-about-standings = 供电子表格：名次、指标和每一轮。
download-teams = 队伍名次（CSV）
download-about-teams = 供电子表格：队伍名次及每轮结果。其他文件为个人表，附所属队伍。
download-pairings = 对阵（CSV）
download-about-pairings = 供电子表格：一轮，逐台。
download-players = 棋手（CSV）
download-about-players = 供电子表格：所有已报名的棋手。
download-participants = 参赛名单（CSV）
download-about-participants = 姓名、段级、国家、俱乐部：供其他赛事和程序。
download-opengotha = OpenGotha（XML）
download-about-opengotha = 整个赛事，可在 OpenGotha 中继续。
download-pairgoth = Pairgoth
download-about-pairgoth = 已公布的轮次，可用 Pairgoth 打开：棋手、队伍、对局与设置。
download-tengen = Tengen（JSON）
download-about-tengen = 整个赛事，含草案；可原样重新导入。

note-categories-not-said = { $players }名棋手手工设定的组别不写入：那里由段级决定。
entry-category-by-rank = 按段级
entry-category-hint = 不按段级的组别，用于奖项、名次和编排
entries-chosen-set-category = 设组别
list-plays-as = { $grade }（编排按{ $rank }）

event-title = 赛事管理
event-is-archived = 已归档：只能查看。
event-announced = 赛事已公开，人人都能看到。
event-archive = 归档
event-archive-about = 归档的赛事仍然人人可看，在列表中另列。取消归档之前，其中什么都不能改。
event-archive-act = 归档赛事
event-unarchive-act = 取消归档
event-archived = 赛事已归档，从现在起只能查看。
event-unarchived = 赛事已取消归档，又可以更改。
act-archive = 归档
act-unarchive = 取消归档
copy-title = 复制
season-title = 下一赛季
season-not-all = 只有担任全部级别组织者的人才能创建下一赛季。
season-about = 升降级按名次表的线划分，每名棋手或每支队伍都可另行安排。队伍保留队员和队长。结果留在原赛事。
season-leaves = 退出
season-next-name = 下一赛事名称
season-plays-in = { $name } 下一赛季的级别
season-open = 有{ $n }台没有结果。
season-undrawn = 有{ $n }轮尚未公布。
season-empty = 这里将没有人参赛。
season-namesakes = 同名者均会报名：{ $names }。如为同一人，请让其中一个退出，或从队员名单中删去。
season-once = 协会编号相同，因此只在第一支队伍报名一次：{ $names }。
season-look = 请先核对
season-sure = 仍然创建下一赛季
season-sure-first = 请先查看以上内容，若确实如此，请勾选。
season-to-choose = 请选择…
season-choose = 请选择级别，或“退出”。
season-team-twice = { $division } 将有两支“{ $team }”队。请把其中一支分到别处，或先在原赛事中改名。
season-settings = 请先改正 { $division } 的设置。{ $fault }
season-make = 创建下一赛季
season-made = 下一赛季已创建，各级别公开之前处于隐藏状态。
copy-about = 另建一个设置相同的赛事，不含轮次和时刻。在您公开之前是隐藏的。
copy-begin = 复制赛事
copy-address = 网址
copy-address-hint = 网址的末段，如 open-27；留空则由名称生成。
copy-people = { $n ->
   *[other] 带上其{ $n }名棋手
  }
copy-people-note = 已报名，未签到。
copy-act = 建立副本
copy-done = 已复制创建 { $event }，目前隐藏。
create-like = 或复制以前的赛事：
create-people = 棋手
create-people-hint = 带上以前赛事的棋手，已报名、未签到。
create-people-none = 尚无
delete-title = 删除
delete-about = 删除此赛事及其全部内容。此操作无法撤销。
delete-begin = 删除赛事
delete-what = { $players ->
   *[other] { $players }名棋手
  }和{ $games ->
   *[other] { $games }局对局
  }将被删除，日志、裁决、棋谱和指向赛事的所有链接也一并删除。
delete-keep = 先下载一份副本
delete-keep-about = 一个文件包含全部：棋手、轮次、日志、事件、裁决、棋谱、证书。
delete-keep-act = 全部下载
delete-now = 删除
delete-name = 输入赛事名称
delete-act = 永久删除
delete-done = 已删除 { $event }。
download-xlsx = Excel 工作簿
download-about-xlsx = 棋手、名次和各轮对阵，各为一张工作表，同在一个 XLSX 文件中。

# 某一栏或某个请求错在哪里，该怎么办。

## 各栏
fault-missing = 此项必填。
fault-too-long = { $length }个字符太多，最多{ $most }个。
fault-control-character = 其中有控制字符。请只写文字、数字和空格。
fault-web-address = 其中有网址。请不要写网址。
fault-ends-before-it-begins = 结束早于开始。请选同一天或更晚的日子。
fault-past = 该时间已过。请选择将来的时间。
fault-floor-above-bar = 下限高于上限。请选不低于它的上限。
fault-twice = { $what } 出现两次，一次就够了。
fault-no-main-score = 需要 MMS、NBW、CPS 之一，胜局才能计分。
fault-category-order = 每个界限必须低于前一个。
fault-round-order = 会早于第{ $round }轮开始，或与其同时。
fault-club-code = “{ $code }”不是俱乐部代码：请写1至4个不带符号的拉丁字母和数字。
error-reference = 若再次发生，请把此号码告诉组织者：{ $number }。
error-to-the-front = 到首页

downloads-complaints = { $count ->
   *[other] 有{ $count }处问题会导致拒收：
}
downloads-accepted = 接收方核对的各项没有问题。
download-draft = 仍要下载，仅供自用
downloads-nothing = { $file }：此文件将为空。
downloads-refused = { $file }：{ $count ->
   *[other] 须先更正{ $count }处。
}
reporting-title = 报送协会的内容
reporting-clubs = 俱乐部代码
reporting-clubs-about = 最多四个字母或数字，与协会所用一致。没有代码时，欧洲文件用名称的前四个字母。
reporting-aga = 美国报告中略去
reporting-aga-about = 勾选者连同其全部对局略去。

# 修改已公布的一轮。

settings-hidden = 公开前隐藏
settings-hidden-note = 只有组织者能看到。取消勾选即公开。

private-initials = 仅显示姓名首字母
private-initials-note = 用于儿童：只有组织者能看到全名。
merge-title = 同一人的两个报名
merge-ask = 保留 { $stays }，并入 { $goes } 的对局、以后的轮次、成绩报告、请求和缺少的资料。{ $goes } 将被删除，其个人链接转到 { $stays }。此操作不可撤销。
merge-double = 另一报名的编号
merge-act = 合并两者
merge-unsure = 请写另一报名的编号。
merge-done = { $name } 已并入此报名。
forget-title = 关于此人的留存信息
forget-data = 全部内容文件（交给本人）
forget-about = 清除后，姓名、号码、地址和链接会在所有地方永久删除。对局以编号保留，编排所用的段级、俱乐部和国家也保留。
forget-left = 姓名还出现在下列地方。请先更改，这样日志中的姓名也会一并删除：{ $left }
forget-sure = 我确定：此操作不可撤销
forget-act = 清除此人的个人信息
forget-unsure = 请勾选确认。
forget-done = 已清除：{ $number }号不再有姓名。
forget-done-but = 已清除：{ $number }号不再有姓名。姓名还出现在下列地方，请更改：{ $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = 双方上报一致的结果在确认前即显示
settings-provisional-note = 显示在该轮页面上，注明未确认；确认之后才计入。
round-provisional = 尚未确认

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

entries-excluded = 按裁决{ $no }取消参赛资格
timetable-lead = 各轮预定开始时间。赛场屏幕据此倒计时，由裁判在对局列表中开始计时。
timetable-plan = 安排一天
timetable-first = 第一轮开始时间
timetable-minutes = 每轮时长（分钟）
timetable-pause = 休息（分钟）
timetable-fill = 填入所有轮次
timetable-tried = 下面的时间尚未保存。可先修改个别轮次，再保存。
timetable-day = 日期
timetable-time = 时间
timetable-window = 用期限代替时间
timetable-window-about = 适用于联赛和俱乐部活动：本轮对局可在首日至末日之间任何一天进行，由双方约定。期限可以重叠。不填时间则按整天计。
window-too-early = 期限早于赛事开始（{ $day }）。
window-too-late = 期限晚于赛事结束（{ $day }）。
window-and-start = 期限之外还有开始时间，棋手会看到两者。若对局在期限内进行，请清除开始时间。
timetable-from-time = 开始时间
timetable-until-time = 结束时间
fault-window-ends-first = 期限在开始之前就结束了。末日不能早于首日。
fault-window-order = 该期限在第{ $round }轮的期限开始之前就结束了。请按轮次顺序安排。
unplayed-way = 第{ $round }轮未进行的对局
unplayed-title = 结束第{ $round }轮
unplayed-none = 本轮没有待处理的对局。
unplayed-count = { $n }局未进行
unplayed-what = 处理方式：{ $policy }。{ $worth }。
unplayed-change = 更改
unplayed-late = 在未录入其他结果之前可以撤销。补下的对局在该台录入，仍计入本轮。
unplayed-not-before = 期限与宽限至 { $at }。在此之前不作处理。
unplayed-settle = 结束第{ $round }轮：{ $n }局
unplayed-settled = 第{ $round }轮已结束，可在下方撤销。
unplayed-reopened = 第{ $round }轮的对局已重新开放。
unplayed-reported = 保持未定：{ $n }
unplayed-reported-about = 有棋手已上报结果，或双方约定了以后的日期。请录入结果，否则保持未定。
unplayed-done = 未对局而处理：{ $n }
unplayed-reopen = 撤销：重新开放
timetable-save = 保存日程
timetable-saved = 日程已保存。
timetable-hall = 赛场屏幕

webhooks-title = Webhook
event-more = 公开、复制、归档、删除
webhooks-lead = 公布轮次、录入结果或名次确定时，通知另一程序。
webhooks-secret = 此密钥用来为消息签名。请现在复制：不会再显示。
webhooks-since = 自{ $at }起
webhooks-remove = 移除
webhooks-removed = 已移除此地址。
act-add-webhook = 已添加 Webhook
act-remove-webhook = 已移除 Webhook
webhooks-url-hint = https://…；每条消息是带 JSON 的 POST，签名在标头 Tengen-Signature 中。
webhooks-full = 最多十个地址。请先去掉一个。
webhooks-log = 已发送的消息
webhooks-log-empty = 尚无。
webhook-event-round-published = 轮次公布
webhook-event-result-entered = 结果录入
webhook-event-standings-final = 名次确定
webhook-taken = { $at } 已送达
webhook-waits = 等待发送
webhook-again = 已试{ $tries }次，{ $at } 再试
webhook-given-up = 试{ $tries }次后放弃
lists-fetched = 自动下载
lists-fetched-about = 从此地址下载最新的名单；若失败，保留原来的名单。
lists-fetched-last = 最近 { $at }：
lists-fetched-never = 尚未下载。
web-address = 地址
lists-source-url-hint = 协会公布名单之处；留空则不获取。
lists-source-every = 间隔（小时）
lists-source-every-hint = 0：仅手工下载，用 tengen ratings fetch
lists-source-save = 保存地址
outside-address = { $address } 不是地址。请写如 https://go.example/hook。
outside-private = 该地址属于私有网络。
outside-too-large = 对方服务器发送的内容超过 { $most } MB。
outside-too-slow = 对方服务器用时过长。
outside-connection = 连接失败或中断。
fetch-no-source = 没有设定地址。
fetch-broken = 该地址没有名单，或名单已损坏。
fetch-other-list = 该地址的名单属于 { $list }。
fetch-shrunk = 新名单有{ $people }人，之前的有{ $before }人：可能不完整。
fetch-not-kept = 名单无法保存。
fetch-done = { $date }，{ $people }人。
webhook-no-key = 签名所用的密钥不在这台机器上：请从登记该地址的机器取来 server.key，或重新登记该地址。

settings-zone = 时区
settings-zone-hint = 例如 Asia/Shanghai，或只写城市。留空则以服务器时钟为准。
settings-zone-timetable = 日程中各轮的开始时刻不变；换一个时区，显示的钟点会不同。
settings-saved-zone = 设置已保存。各轮的开始时刻不变，显示的钟点改变：第{ $round }轮显示为{ $after }，而不是{ $before }。如果本来指的是{ $before }，请更正日程。

private-title = 仅供组织者
private-about = 其他人看不到：不在任何公开页面，也不在给别人的任何文件中。性别和出生年份用于评奖。
private-for-prizes = 仅用于评奖。
private-sex = 性别
private-birth-year = 出生年份
private-email = 电子邮箱
private-fee = 报名费
private-fee-hint = 如 30 EUR，学生。
private-meal = 用餐
private-note = 备注
private-consent = 姓名和结果可以公布
sex-unsaid = 未说明
sex-f = 女
sex-m = 男
fault-email = “{ $typed }”不是电子邮箱地址：请写如 anna@go.example。
list-column-birth-year = 出生年份
list-column-email = 邮箱
list-column-consent = 可公布
list-column-board = 队内台次
list-column-partners = 搭档
prizes-open = { $open ->
   *[other] 还缺{ $open }个结果
  }：名单仍可能变动。
prizes-ceremony = 颁奖用，从后面的名次开始
prizes-none = 还没有奖项。
prizes-nobody = 还没有人获奖。
prizes-part-category = 第{ $part }组
prizes-part-start = 起始分{ $part }
prizes-place = 第{ $place }名
prizes-each = 各{ $each }
prizes-print = 打印此页，供颁奖用。
prizes-rules = 奖项设置
prizes-add = 添加奖项
prizes-kind = 奖项{ $n }
prizes-name = 名称
prizes-of = 颁给
prizes-of-none = 无（删除此奖项）
prizes-of-places = 名次在前者
prizes-of-categories = 各组别的前列
prizes-of-starts = 各起始分的前列
prizes-of-teams = 名次靠前的队
prizes-of-all-wins = 每位全胜者
prizes-group = 范围
prizes-detail = 具体
prizes-detail-hint = 段级写 5k-1k；青少年写最早的出生年份；组别写其编号；俱乐部或国家写其字母。
prizes-list = 奖品
prizes-list-hint = 从第一名起，每行一项，例如 300 EUR。
prizes-several = 一名棋手可得多个奖
prizes-single = 每名棋手最多得一个奖，即此列表中靠前的那个
prizes-shared = 积分相同者平分奖金
prizes-unshared = 积分相同者不平分奖金
prizes-save = 保存奖项
prizes-most = 一项比赛最多有{ $most }种奖项。要添加，请先删除一种。
prizes-saved = 奖项已保存。
prizes-standings = 此范围的名次
group-all = 所有人
group-dan = 段位棋手
group-kyu = 级位棋手
group-ranks = 段级
group-category = 组别
group-club = 俱乐部
group-country = 国家
group-youth = 青少年
group-women = 女子
fault-group = “{ $typed }”没有说明是哪一个：请写如 5k-1k 的段级、出生年份、组别编号、俱乐部，或国家的两个字母。
entries-gap = 等级分{ $rating }相当于{ $rank }
settings-rank-gap = 段级与等级分之差
settings-rank-gap-hint = 相差超过这么多级的棋手，在报名中标出。
prizes-all-wins = 全胜

# 等级分名单及其查找、参赛名单、整个报名。

lists-lead = 从这些名单添加棋手，并更新其等级分。每个协会用最新的名单。
lists-none = 还没有名单。
lists-list = 名单
lists-day = 日期
lists-people = 人数
lists-used = 使用中
lists-file = 等级分名单
lists-file-hint = EGF（HTML）、FFG 或 AGA（TDList）公布的原样文件。要么全部导入，要么完全不导入；每个协会保留最近{ $kept }份。
lists-act = 导入名单
lists-done = { $name } { $date }：{ $count }人。
lists-done-but = { $name } { $date }：{ $count }人。略去{ $lines }行：{ $which }
lists-ask = 本服务器的所有赛事都使用这些名单，因此只有服务器所有者能导入：请联系 { $names }。
lists-removed = 已删除 { $date } 的 { $name } 名单。
enter-selected = 已选
enter-title = 从等级分名单添加
enter-no-list = 还没有等级分名单。
enter-list = { $name }，{ $date }，{ $count }人
enter-found = { $count ->
    [0] 没有找到。
   *[other] 找到{ $count }个姓名。
}
enter-keys = ↓ 选择，Enter 添加。
enter-entered = 已添加
enter-not-listed = 不在名单上？
enter-by-hand = 手工添加
enter-newest = 最近添加
enter-all = 全部棋手
enter-list-gone = 已有更新的等级分名单。请从中选择。
list-column-prefix = 姓氏前缀（如 van den）
list-column-name = 全名
list-column-pin = EGF PIN
list-column-registration = 已签到或已报名
list-column-correction = 积分修正
list-column-none = 不用
list-preview-title = 导入预览
list-preview-lead = 新{ $new }人，已报名{ $known }人。尚未导入任何内容。
list-not-entered = 尚未导入任何内容。请先核对标出的行。
list-wrong = { $count ->
    [0] 缺少内容：
   *[other] 有{ $count }行不清楚。请补全，或略去。
}
list-names-ask = 姓名中哪一部分是姓？姓用粗体表示。
list-names-turn = 姓和名颠倒了吗？姓用粗体表示。
list-names-given-first = 名在前
list-names-surname-first = 姓在前
list-who-ask = { $count ->
    [0] 名单上所有人都在队中。由谁对阵？
   *[other] 名单中有{ $count }人不属于任何队。由谁对阵？
}
list-scale-ask = 等级分用的是哪种标准？
list-scale-european = 欧洲：2100 为1段
list-scale-french = 法国：50 为1段
list-scale-american = 美国：1.5 为1段
list-far-ask = 有{ $count }个等级分与旁边的段级相差很大。哪一个对？
list-far-keep = 段级和等级分都保留
list-far-rank = 采用段级对应的等级分
list-likely-ask = 有{ $count }个段级不清楚，各有一个建议。
list-likely-all = 全部采用建议
list-likely = 采用 { $rank }
list-alike = 与{ $no }号 { $name } 相近
list-alike-line = 与第{ $line }行 { $name } 相近
list-number-of = 编号属于 { $no } 号 { $name }
list-number-ask = { $count }人的编号属于以其他姓名登记的人。是同一人吗？
list-number-same = 同一人：更新
list-number-others = 其他人：不带编号加入
list-columns = 各列的识别
list-header = 列
list-sample = 样例
list-taken-for = 识别为
list-unused = 不用
list-column-of = 列 { $header }（如 { $sample }）是
list-look-again = 使用此项
list-line = 行
list-numbers = 号码
list-leave-out = 略去
list-leave-out-of = 略去 { $name }
list-rank-of = { $name } 的段级
list-new = 新
list-same = { $no }号，不变
list-changes = { $no }号 { $name } 将更新
list-more = 另有{ $count }人未显示。
list-enter = 添加{ $count }人
list-other = 换一份名单
list-nobody-on-it = 此名单上没有人。
update-title = 更新等级分
update-lead = { $count ->
    [0] 没有人与最新名单不同。
   *[other] { $count }名棋手与最新名单不同。
}
update-gap-field = 段级与等级分相差超过几级时提示
update-chosen = 已选
update-now = 现在
update-list-says = 名单所写
update-look = 请核对
update-unknown = { $list } 名单中没有此号码的人。
update-other = { $list } 名单中此号码属于 { $name }。
update-twice = { $no }号的 { $list } 号码相同。
update-expired = 会员资格已于{ $date }到期。
update-namesakes = { $list } 名单中有{ $count }人同名。请选一人。
update-gap = 等级分相当于{ $rank }：相差{ $ranks }级。
update-who = { $name } 是哪一位
update-nobody = 都不是
update-ratings = 更新等级分
update-both = 更新等级分和段级
update-rank = 由等级分定段级
update-rating = 由段级定等级分
entries-chosen = 对所选棋手
entries-choose-all = 选择找到的全部{ $count }人
entries-choose-head = 选择
participants-nothing = 没有可导入的内容：请选择文件，或粘贴名单。
entries-chosen-check-in = 签到
entries-chosen-announce = 未到
entries-chosen-take-out = 移除
entries-chosen-set-club = 设俱乐部
entries-chosen-set-country = 设国家
entries-chosen-rank-up = 段级升一级
entries-chosen-rank-down = 段级降一级
entries-chosen-rounds = 轮次，如 1,3-5
entries-chosen-set-rounds = 设轮次
entries-chosen-stay = 已有对局，予以保留：{ $names }。请改用退赛。
entries-chosen-nobody = 没有选择任何人。请先勾选棋手。
entries-chosen-ask = { $what }：{ $count }名棋手？
entries-chosen-more = 以及另外{ $count }名
entries-chosen-no-rounds = 这不是轮次。请写作 1,3-5。
entries-sort = 排序
entries-sort-number = 添加顺序
entries-sort-paid = 付款
entries-show-so = 应用
entries-show-paid = 已付 { $count }
entries-show-far = 段级与等级分相差大 { $count }
entries-show-no-pin = 无 PIN { $count }
entries-show-out = 不参加第{ $round }轮 { $count }
entries-chosen-unpaid = 标为未付
numbers-title = { $count ->
   *[other] 等级分名单中有而此处尚未填写的号码：{ $count }个
  }
numbers-about = 每份名单中只有一人叫这个名字。请确认是否同一人，不是则取消勾选。
numbers-number = 号码
numbers-take = 添加号码
numbers-taken = { $count ->
    [0] 没有添加任何号码。
   *[other] 已为{ $count }名棋手添加号码。
  }
numbers-way = 添加等级分名单中的全部号码
names-small = 把这{ $count }个全大写的姓名改为普通写法
names-small-done = 已把{ $count }个全大写的姓名改为普通写法。
enter-nearest = 最接近的{ $count }个姓名。
entry-added-from = 已添加 { $name }，从第{ $round }轮起参赛。若要作为迟到者安排座位，请把前一轮也勾上。
list-enter-both = 添加{ $new }人，更新{ $known }人
