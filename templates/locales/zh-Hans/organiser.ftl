# 组织者的页面：设置、报名、草案、日志、人员。

## 拒绝的原因
refusal-entered-already = { $name } 已录入。同名的两人须有可区分之处，如 PIN 或会员号。
refusal-has-games = 此棋手已有对局。请改用退赛：对局保留。
refusal-excluded = 有效的裁决使此棋手不得参加第{ $round }轮。请先撤回或修改该裁决。
refusal-paired-in-round = 此棋手在第{ $round }轮已配对。请先在草案中拆开；已公布的轮次不变。
refusal-rounds-drawn = 已编排{ $rounds }轮，赛事不能少于此数。
refusal-already-published = 第{ $round }轮已公布，对阵不变。
refusal-already-drawn = 别人刚刚编排了第{ $round }轮。重新编排之前请先看其草案。
refusal-publish-first = 先轮到第{ $round }轮：请公布。
refusal-no-such-round = 本赛事共{ $rounds }轮。
refusal-draft-changed = 别人改过此草案。请查看后重做。
refusal-nothing-drawn = 第{ $round }轮还没有对局。请先编排。
refusal-file = 文件无法读取：{ $faults }

draw-unknown-round = 本赛事共{ $rounds }轮。
draw-no-participants = 没有人参加第{ $round }轮。请录入棋手，或为其签到。
draw-one-participant = 只有 { $name } 一人参加。对局需要两人。
draw-not-taking-part = { $name } 不参加本轮。请检查报名。
draw-twice = { $name } 出现两次。
draw-table-twice = 第{ $table }台给了两个对局。请移动其一。
draw-bye-not-needed = 除 { $name } 外人数为偶数：不需要轮空。
draw-too-large = { $count }名棋手对一次编排来说太多。请分成两项赛事。
draw-no-valid-pairing = 没有可行的编排。无论如何，以下棋手都没有对手：{ $names }

draft-unknown-round = 本赛事共{ $rounds }轮。
draft-already-published = 第{ $round }轮已公布，各台不变。
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
draft-forbidden = 违背编排规则：{ $pairs }。没有更改任何内容。若仍要如此，请勾选不顾规则一项，日志会记下。
draft-may-not = 不可以：{ $pairs }。没有更改任何内容。
draft-table-unused = 按编排规则，第{ $table }台不用。请另选台次，或更改规则。
draft-not-free = { $name } 没有空。请选等待或轮空的人。

## 组织者各页面之间
organiser-pages = 报名和文件
way-groups = 分组
way-downloads = 下载
way-people = 人员
way-journal = 日志

act-import-notes = 关于文件的说明

## 新赛事
create-title = 新赛事
create-lead = 有这几项就能开始，以后都可以更改。
create-import = 或从文件读入。
create-system = 如何编排？
create-federation = 规则、贴目和用时依照
create-federation-hint = 此协会的通常设置，之后列在设置中。
create-act = 创建赛事
create-done = { $event }已创建。这是其设置，请检查后录入棋手。
create-before = 此表单先前已提交，赛事当时已创建。就是这个。
system-mcmahon = 麦克马洪制
about-system-mcmahon = 按段级得起始分，与同分者相遇。
system-swiss = 瑞士制
about-system-swiss = 起点相同，与胜局相同者相遇。
system-swiss-categories = 分组瑞士制
about-system-swiss-categories = 同瑞士制，在段级组别之内。
system-cup = 杯赛制
about-system-cup = 同瑞士制，早胜更重。
federation-egf = 欧洲围棋联盟
federation-ffg = 法国：Fédération Française de Go
federation-dgob = 德国：Deutscher Go-Bund
federation-bga = 英国：British Go Association
federation-ngb = 荷兰：Nederlandse Go Bond
federation-aga = 美国：American Go Association
federation-nihonkiin = 日本：日本棋院
federation-korean = 韩国：韩国棋院
federation-chinese = 中国：中国围棋协会
country-hint = 两个字母：DE
fault-country = 这里不认识国家“{ $typed }”。请写两个字母，如 CN。
fault-fraction = 请写0到1的数，如 0.5，而不是“{ $typed }”。
fault-egf-pin = 请写号码的八位数字，而不是“{ $typed }”。

## 读取文件
import-title = 从文件读取赛事
import-lead = 在这里成为新赛事，已有的一切不变。
import-file = 文件
import-file-hint = 最大 20 MB。可拖放到这里。
import-act = 读取文件
import-busy = 正在读取文件…
refusal-stopped = 已停止。没有任何更改。
work-progress = 进度
work-stop = 停止
import-kinds = OpenGotha（XML）、MacMahon 3.9（XML）、Pairgoth（.tour）、欧洲围棋数据库的结果（H9）、法国（tou）、美国（AGA）、Tengen（JSON）。
import-create = 改为手工创建赛事
import-no-file = 没有选择文件。请选一个再发送。
import-only-players = 这是棋手名单，不是赛事。请先创建赛事，再在其报名页读取名单。
import-nothing-done = 没有执行任何操作
import-wrong = { $file } 未读入任何内容
import-more = 另有{ $count }处。请先更正这些。
import-done = { $event }：{ $players ->
   *[other] { $players }名棋手
  }，{ $rounds ->
   *[other] { $rounds }轮
  }，{ $games ->
   *[other] { $games }局
  }
import-notes = { $count ->
   *[other] 文件中有{ $count }处与原样不同
  }
place-file = 文件
place-line = 第{ $line }行
place-element = { $element }（第{ $line }行）
place-column = { $line }，第{ $column }列
place-setting = 设置 { $field }

## 文件的错误
read-too-large = 它有{ $bytes }字节，最多{ $most }字节。
read-empty = 它是空的。请选其他文件。
read-not-text = 它不是 { $encoding } 文本。请另存为 UTF-8 再读。
read-not-xml = 这不是格式正确的 XML（{ $reason }）。请在写出它的程序中重新保存。
read-truncated = 它没有闭合：文件被截断，或缺少引号。请重新获取。
read-wrong-root = 第一个元素是 { $found }，不是 { $wanted }。请选那一类文件。
read-too-deep = 嵌套超过{ $most }层元素，没有这样的赛事文件。
read-too-many = 它超过了{ $most }个，没有含这么多的赛事文件。
read-entity = 它定义或使用实体“{ $name }”。请写字符本身或其编号。
read-missing = 缺少此项。请补上。
read-not-a-number = “{ $value }”不是整数。请写{ $least }到{ $most }的整数。
read-out-of-range = 它是{ $value }。请写{ $least }到{ $most }的数。
read-not-points = “{ $value }”不是分数值。请写整数或带半的数，如 6.5。
read-not-a-fraction = “{ $value }”不是数。请写0到1的数，如 0.5。
read-not-a-date = “{ $value }”不是日期。请写作 2026-05-31。
read-not-a-rank = “{ $value }”不是段级。请写30k到1k或1d到9d。
read-not-one-of = 这里不认识“{ $value }”。请写以下之一：{ $allowed }。
read-unknown-player = 没有棋手叫“{ $name }”。请更正姓名或添加棋手。
read-duplicate-player = “{ $name }”录入两次，首次在第{ $first }行。请删除其一或改名。
read-twice-in-round = “{ $name }”在第{ $round }轮已有座位，见第{ $first }行。请删除其一。
read-table-taken = 第{ $round }轮第{ $table }台已占用，见第{ $first }行。请另给台次。
read-disagrees = “{ $value }”与对手的“{ $other }”不一致。请更正其一。
read-not-a-cell = “{ $value }”不是结果。请写如 12+/b0、3-!w2、0+ 或 0=。
read-no-such-row = 没有第{ $number }行。请更正对手。
read-columns = 应有{ $wanted }列，实有{ $found }列。请补全该行。
read-nothing-of = 没有一行是 { $format } 格式。请选那一类文件。
read-unknown-format = 不是这里认识的类型。请选 OpenGotha 或 MacMahon 文件、H9 结果、参赛名单或 Tengen 文件。
read-not-json = 这不是 Tengen 文件（{ $reason }）。请重新导出。
read-unknown-version = 版本为 { $found }，这里认识 { $known }。请更新此程序，或重新导出文件。
read-no-such-entry = 它引用了不存在的报名 { $id }。请重新导出文件。
read-twice = { $what } 出现两次。请重新导出文件。

## 文件中未保留的，以及文件无法表达的
note-teams-kept = Tengen 不使用文件中的{ $teams }支队伍。已保留，并会写回 OpenGotha。
note-element-kept = Tengen 不使用 { $element }（第{ $line }行）。已保留，并会写回 OpenGotha。
note-attribute-kept = Tengen 不使用 { $element } 的 { $attribute }。已保留，并会写回 OpenGotha。
note-taken = { $element }（第{ $line }行），{ $field }：“{ $found }”无法使用，改用 { $taken }。
note-missing-taken = { $element }（第{ $line }行），缺少 { $field }，改用 { $taken }。
note-left-out = { $element }（第{ $line }行），{ $field }：“{ $found }”无法使用，已略去。
note-nobody-called = { $element }（第{ $line }行）：没有棋手叫“{ $name }”，已略去。
note-set-aside = { $element }（第{ $line }行）：{ $name } 在第{ $round }轮已有座位，见第{ $first }行，已搁置。
note-player-set-aside = 棋手（第{ $line }行）：{ $name } 录入两次，首次在第{ $first }行；第二个已搁置。
note-more-oddities = 另有{ $more }处类似异常。
note-criterion-twice = 指标 { $criterion } 出现两次，第二个已略去。
note-ratings-as-they-stand = 文件未说明等级分如何存储（dataVersion），已照原样读入。
note-ratings-shifted = 文件按旧方式存储等级分（data version 200），每个已加2050。
note-transliterated = “{ $from }”写作“{ $to }”：该格式没有这些字母。
note-name-cut = “{ $name }”截为“{ $written }”：该列宽度不够。
note-left-out-without-game = { $name } 既无对局也无轮空，已略去。
note-too-fast-for-a-class = 对局用时太短，不属欧洲围棋数据库的任何类别；不写类别。
note-result-missing = 第{ $round }轮第{ $table }台：缺少结果，写作未知。
note-both-lose-as-two-losses = 第{ $round }轮第{ $table }台：双方判负，写作各负一局。
note-both-win-as-two-wins = 第{ $round }轮第{ $table }台：双方判胜，写作各胜一局。
note-no-result-not-rated = 第{ $round }轮第{ $table }台：无胜负，写作不计等级分。
note-default-as-half-point = 第{ $round }轮第{ $table }台：弃权，写作无对局得半分。
note-default-as-free-round = 第{ $round }轮第{ $table }台：弃权，写作无对局的一轮。
note-colors-unknown = 第{ $round }轮第{ $table }台：黑白不明，座位照原样写。
note-member-number-missing = { $name } 没有会员号，连同所有对局略去。请录入号码：接收方要求。
note-club-cut = 俱乐部“{ $club }”写作“{ $written }”：该列只有四个字母。
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
note-left-out-on-purpose = { $name } 连同全部对局，有意略去。
note-manner-not-said = { $games }局的取胜方式（目数、中盘、超时等）不写入。
note-no-result-written = 第{ $round }轮第{ $table }台：无胜负，写作 { $written }。
note-several-byes = 第{ $round }轮有{ $byes }人轮空，OpenGotha 只保留一人。
note-draft-not-said = 第{ $round }轮是草案，文件中没有标明。
note-native-names-not-said = { $players }名棋手的本国文字姓名不写入。
note-versions-not-said = { $boards }台失去其更改次数。
note-setting-not-said = 设置 { $setting }（{ $value }）不写入：该格式没有其位置。
note-renamed = { $name } 录入两次，第二个写作 { $written }。
note-settings-assumed = 文件没有说明赛制、上下限、排名标准和权重，已采用麦克马洪制的。继续之前请检查设置。
note-days-assumed = 文件没有说明比赛名称和日期，已填写今天。请检查。
note-encoding-assumed = 文件没有说明编码，已按西欧电子表格读取。请检查姓名。
note-line-left-out = { $what }（第{ $line }行）在此不认识，已略去。

## 设置
settings-title = 设置
settings-saved = 设置已保存。
settings-save = 保存设置
settings-drawn = 已编排的轮次不变，积分和名次立即按设置计算。
settings-preset = 套用预设
settings-preset-about = 在下面的表单中显示某赛制和协会的通常设置。保存之前一切不变。
settings-preset-act = 显示此预设
settings-preset-tried = 表单显示的是预设，尚未保存：请检查后保存。
settings-event = 赛事
settings-name = 赛事名称
settings-short-name = 简称
settings-short-name-hint = 用于文件名
settings-begins = 首日
settings-ends = 末日
settings-place = 地点
settings-country = 国家
settings-director = 赛事主管
settings-rounds = 轮数
settings-play = 对局
settings-rules = 规则
settings-board-size = 棋盘路数
settings-komi-hint = 分先棋的贴目：6.5
settings-time = 用时
settings-basic-minutes = 基本用时，分钟
settings-overtime = 之后
settings-overtime-seconds = 秒
settings-overtime-seconds-hint = 每次读秒，或每手所加
settings-overtime-stones = 子数
settings-overtime-stones-hint = 每个时段，仅用于加拿大制
settings-internet = 在网上对局
overtime-byoyomi = 读秒
overtime-canadian = 加拿大读秒
overtime-fischer = 费舍尔制：每手加秒
overtime-sudden-death = 包干制
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
settings-handicap-none-from = 不让子起自
settings-handicap-none-from-hint = 双方都在此段级或以上则不让子：1d
settings-handicap-correction = 从差距中减去
settings-handicap-correction-hint = 以子计：1
settings-handicap-ceiling = 最多让子
settings-handicap-ceiling-hint = 0为只下分先
settings-points = 无对局的轮次
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
settings-placement-about = 由第一项决定，相等时看下一项。
settings-criterion = 指标{ $n }
criterion-none = 无
criterion-about-nbw = 胜局
criterion-about-mms = 麦克马洪分
criterion-about-cps = 杯赛分，早胜更重
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
settings-expert = 专家设置：编排的权重
settings-expert-about = 编排求总权重最大的配对。以下是各项的最大值，通常值几乎适合所有赛事。
settings-weights = 权重
weight-duplicate = 不重复相遇
weight-random = 抽签
weight-color = 黑白平衡
weight-category = 留在组别内
weight-score = 积分接近
weight-drawn = 谁上浮下浮
weight-seeding = 组内排位
weight-handicap = 少让子
weight-geography = 不同俱乐部和国家
weight-secondary = 次要指标的基数
weight-secondary-hint = 为含有它的文件保留
weight-curve = 曲线
weight-curve-hint = 0到1：0.5
weight-deterministic = 由姓名产生的抽签
weight-deterministic-note = 同样的棋手总得同样的编排。
settings-seeding = 组内排位
seeding-first-rounds = 首用方式，直到轮次
seeding-first-method = 首用方式
seeding-later-method = 后用方式
seeding-first-by-rating = 首用方式：相等时看等级分
seeding-later-by-rating = 后用方式：相等时看等级分
method-random = 上半区对下半区，随机
method-fold = 第一名对最后一名
method-slip = 上半区首名对下半区首名
settings-drawn-up = 上浮与下浮
drawn-upper = 上面一组谁下浮
drawn-lower = 下面一组谁上浮
drawn-compensate = 相互抵消
drawn-compensate-note = 上浮过的人下次优先下浮，反之亦然。
place-drawn-top = 前部
place-drawn-middle = 中部
place-drawn-bottom = 后部
settings-apart = 分开
apart-country = 同国家
apart-club = 同俱乐部
apart-club-group = 邻近俱乐部
apart-hint = 相当于几个积分组
apart-excused-from = 不适用自
apart-excused-from-hint = 一个段级，强者该遇谁就遇谁：1d
apart-excused-by-wins = 已胜半数轮次者也不适用
apart-excused-at-bar = 在上限者也不适用

## 报名
entries-count = { $count ->
    [0] 还没有人报名。
   *[other] 已录入{ $count }名棋手。
  }
entries-waiting = { $count ->
   *[other] { $count }人未签到。
  }
entries-nobody = 请逐个录入棋手，或读取参赛名单。到场者也在这里签到。
entries-find = 姓名、俱乐部或国家
entries-import = 读取名单
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
entries-paired = { $name } 在第{ $round }轮已配对，因此没有保存。请先在草案中拆开；已公布的轮次不变。
entries-check-in = { $count ->
   *[other] 为找到的{ $count }人签到
  }
entries-came = 已为{ $count }人签到。
entries-pages = 列表分页
entries-page = 第{ $page }页
entry-new-title = 录入棋手
entry-surname = 姓
entry-first-name = 名
entry-native-name = 本国文字姓名
entry-native-name-hint = 若有不同：森下 藍子
entry-rank = 段级
entry-rank-hint = 4k 或 2d
entry-rating = 等级分
entry-rating-hint = 留空则取段级中值
entry-club = 俱乐部
entry-club-hint = 与公告表上的写法相同
entry-country = 国家
entry-registration = 报名状态
registration-final = 已签到
registration-about-final = 在下面勾选的每一轮都编排。
registration-preliminary = 已报名
registration-about-preliminary = 在名单上，不编排。
entry-rounds = 参加轮次
entry-round-kept-out = 第{ $round }轮：因裁决不得参加
entry-round-seated = 第{ $round }轮：已配对，不变
entry-more = 号码和修正
entry-egf-pin = EGF 号码
entry-egf-pin-hint = 欧洲围棋数据库的八位数字
entry-ffg-licence = 法国会员号
entry-aga-id = AGA 号码
entry-correction = 起始分修正
entry-correction-hint = 通常为0；+1从高一组起步
entry-save = 保存
entry-add = 录入
entry-add-next = 录入，再录下一位
entry-added = { $name } 已录入。
entry-changed = { $name } 已更改。
entry-withdraw-title = 退赛
entry-withdraw-from = 起始轮次
entry-withdraw-hint = 此前各轮的对局保留。
entry-withdraw = 退赛
entry-withdrawn = { $name } 从第{ $round }轮起不再参加。
entry-remove-title = 删除
entry-remove-hint = 用于误录的人。无法撤销。
entry-remove = 从赛事中删除
entry-removed = { $name } 已删除。
entry-back = 返回列表

## 参赛名单
participants-title = 读取参赛名单
participants-lead = 录入之前，您先看到会录入谁。
participants-file-hint = 文本、XLSX 或 ODS 表格，若首行写明列名，则列序不限。没有首行时：姓、名、段级、国家、俱乐部。
participants-pasted = 或粘贴到这里
participants-pasted-hint = 从电子表格复制的各行，连同列名一行。
participants-registration = 他们的状态？
participants-announced = 已报名：到场时签到
participants-here = 已签到
participants-act = 查看名单
participants-done = { $count ->
    [0] 名单上没有新人。
   *[other] 已录入{ $count }名棋手。
  }{ $changed ->
    [0] { "" }
   *[other] 已更新{ $changed }名。
  }{ $same ->
    [0] { "" }
   *[other] { $same }名原已在列。
  }
participants-whole-tournament = 这是整个赛事。请在赛事列表中作为新赛事读入。
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
groups-tried = 结果会是这样。尚未更改任何内容。
groups-apply = 采用这些界限
groups-back = 恢复现行设置
groups-applied = 上限和下限已更改。
groups-not-by-score = 所有人起始分相同：上限和下限只用于麦克马洪制。
groups-size = { $count ->
   *[other] { $count }名棋手
  }
groups-everybody = 全体
groups-category = 第{ $category }组
groups-nobody = 棋手录入并签到后，分组显示在这里。

## 下载
downloads-title = 下载
downloads-through = 到第{ $round }轮为止的结果。
downloads-before = 尚未公布任何一轮。
downloads-draft = 结果中不含草案。
downloads-missing = { $count ->
   *[other] 还缺{ $count }个结果。
  }
downloads-says-all = 该有的内容它都有。
downloads-notes = { $count ->
   *[other] 有{ $count }项它无法表达
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
download-pairings = 对阵（CSV）
download-about-pairings = 供电子表格：一轮，逐台。
download-players = 棋手（CSV）
download-about-players = 供电子表格：所有已录入的人。
download-participants = 参赛名单（CSV）
download-about-participants = 姓名、段级、国家、俱乐部：供其他赛事和程序。
download-opengotha = OpenGotha（XML）
download-about-opengotha = 整个赛事，可在 OpenGotha 中继续。
download-tengen = Tengen（JSON）
download-about-tengen = 整个赛事，含草案；可原样读回。
