# 事件与裁决：何时发生了什么、裁决、裁判记录。

## 发生了什么
incident-step = 事件，第{ $n }步，共4步。
incident-amends = 正在修改裁决{ $no }。
error-no-draft = 此裁决草稿已不存在：裁决已作出，或一天内无人继续填写。请从对局台次重新开始。
incident-at = 第{ $table }台，{ $black } 与 { $white }
incident-what = 发生了什么
incident-when = 何时
incident-what-question = 发生了什么？
incident-stopped = 对局已停止。死活、未填的单官和数棋都在棋盘上一步步确认，任何人都不会因此受损。
incident-lead-end = 在盘上确认终局
incident-usual = 最常见的情况
incident-usual-besides = 不在棋谱中：最常见的情况
incident-gap = 或记录漏了一手，并非违规：请问双方
incident-first = 最早的违规，已致负，之后的不再计。第{ $n }手后发现
incident-noticed = 第{ $n }手后发现
incident-whose = 是谁所为？
incident-whose-resigned = 据说是谁认输？
partner-which = 两人中谁下的
partner-first = 第一名棋手
partner-second = 第二名棋手
turns-was = 按顺序，第{ $n }手应由 { $name }（{ $color }）下。
incident-who-captain = 对方队的队长
## 何时
incident-end-question = 对局已经结束。双方是否已接受？
incident-order-question = 本局已由裁决结束。此事发生在那之前吗？
incident-end-shows = 此台结果：{ $result }。
incident-end-since = 登记时间：{ $at }
incident-end-why = 双方接受的终局有效。不接受者现在提出；在此之前什么都不变。
incident-order-why = 先违规者不因对方后来的违规而胜。无法分清先后的按在后处理。
after-end-accepted = 是，双方已接受
after-end-open = 否，在此之前就已提出
after-end-earlier = 是，在之前
after-end-later = 否，在之后，或无人知道
after-end-said-accepted = 在双方接受的终局之后
after-end-said-open = 在双方接受终局之前
after-end-said-earlier = 在已裁决之事之前
after-end-said-later = 在已裁决之事之后，或时间不明
incident-when-question = 何时发现？
incident-more-question = 还知道些什么？
when-at-once = 立即，在下一手之前
when-up-to-three = 一至三手之后
when-more = 超过三手之后
when-through-move = 到第{ $n }手为止
when-past-move = 第{ $n }手之后
when-within = { $n ->
    [1] 一手之后
   *[other] 一至{ $n }手之后
  }
when-beyond = { $n ->
    [1] 超过一手之后
   *[other] 超过{ $n }手之后
  }
when-confirmed = 双方确认结果之后
when-before-result = 双方确认结果之前
incident-numbers = 手数，以及谁发现
incident-numbers-note = 没有手数时，上面的回答就够了。
incident-which-move = 哪一手
incident-after-move = 在第几手后发现
incident-by-numbers = 以这些手数为准
incident-who = 谁发现
incident-who-unsaid = 未说明
incident-who-arbiter = 裁判
incident-move = 第{ $n }手
incident-noticed-after = 第{ $n }手后发现
incident-minutes = 迟到分钟数
incident-grace = 本赛事的宽限时间为{ $n }分钟。
incident-minutes-late = 迟到{ $n }分钟
incident-fault = 具体是什么
incident-fault-before-stone = 落子之前或落子同时按钟
incident-fault-before-captures = 提子拿走之前按钟
incident-fault-not-pressed = 落子后未按钟
incident-fault-after-move = 又下一手之后才指出
incident-fault-after-stop = 双方停手之后才指出
incident-fault-bystander = 由旁观者喊出
incident-fault-unheard = 没有听到
incident-fault-disputed = 一方说有，一方说无
incident-fault-no-stone = 没有交出应交的子
incident-fault-captures = 为提走死子
incident-fault-only-dame = 只剩单官
incident-fault-passed-early = 双方过早停一手
incident-fault-off-lid = 未放在盒盖上
incident-fault-touched = 触碰或归还
incident-fault-other = 其他
incident-so = 是否有以下情况？
incident-said-hint = 与裁决一起保存：能看裁决的人也能看到这段话
case-point-taken = 其位置现已被占
case-played-on = 此后已继续下棋
case-deliberate = 是故意的
case-agreed = 双方棋手一致
case-disagreed = 问过双方，未能一致
case-dropped = 棋子从手指滑落
case-force-majeure = 并非对局双方造成
case-lost = 局面无法恢复
case-effective-move = 停止后发现了改变结果的着手
figure-lies = 现场的棋盘
figure-record = 按记录
figure-record-moves = 第{ $n }手后
clock-back = 棋钟上补回多少？
clock-back-may = 如需补回时间
clock-back-hint = 分和秒，如 1:30
clock-shown = { $color }的棋钟显示{ $time }，记于第{ $n }手。
clock-entered = 最后一手录入于{ $at }，距前一手{ $time }。
fault-time-back = 请写分和秒，如 1:30
stones-which = 哪些棋子，从哪里到了哪里？
stones-board = 记录的棋盘
stones-from-asked = 请点棋子原来的点，或写出两个点。
stones-to-asked = { $point }：请点它现在所在的点。
stones-is-off = 不在盘上
stones-off = 盘外
stones-from = 原位
stones-to = 现位
stones-to-hint = 留空：不在盘上
stones-add = 添加此子
stones-out = 移除
stones-no-point = 请写此棋盘上的点，如 Q4
stones-none-there = 记录中该点没有棋子
asked-player-named = { $color }，{ $name }：询问是否这样放回
asked-player-whether = { $color }，{ $name }：询问是否继续对局
asked-goes-back = 同意，对局继续
asked-not-agreed = 不同意
incident-back = 返回发生了什么
incident-kept = 报告及您所写的内容已保存。从此页作出裁决之前，什么都不会改变。
## 裁决
ruling-title = 裁决，第{ $table }台
ruling-amend-title = 修改裁决{ $no }，第{ $table }台
ruling-amend-said = 此裁决取代裁决{ $no }。原裁决：“{ $said }”请写明修改的理由。
ruling-waits = 由裁判决定，在此之前什么也不会发生。
ruling-no-offence = 没有违规。
standing-text = 明文
standing-derived = 推出
standing-setting = 通行做法
quote-wording = 条文原文
quote-ours = 我们的译文
ruling-binds = 裁判
firm-binding = 须照此办理
firm-default = 可以另选
firm-open = 决定
ruling-earlier = 此前的处罚
ruling-amount = 处罚的目数或分钟数
ruling-penalty = 附加处罚
ruling-words = 裁判的说明
ruling-words-hint = 您的理由；若为其他处罚，写明内容。能看裁决的人也能看到
ruling-told = 已告知棋手
ruling-confirm = 确认裁决
ruling-amend-confirm = 修改裁决{ $no }
ruling-count-on = 数棋，第{ $table }台
ruling-choose = 可选的办法
ruling-instead = 可改选的办法
ruling-if-agreed = 若双方棋手一致：{ $remedy }
ruling-in-practice = 通行做法：{ $remedy }
ruling-later = 暂不裁决：保存报告
ruling-ask = 先询问双方
ruling-amends = 取代
ruling-status = 已失效
ruling-not-told = 尚未告知
ruling-tell = 已告知
ruling-told-now = 裁决{ $no }：已记下告知棋手。
ruling-sheet = 打印用单
ruling-amend = 修改
ruling-withdraw = 撤回裁决
ruling-withdraw-note = 其处罚不再计算。若其结果仍有效，该台恢复显示之前的内容。记录保留。
ruling-not-back = 被其取代的裁决{ $no }不会恢复。
ruling-withdraw-reason = 为何撤回？
ruling-position = 此裁决之后已继续下棋。以哪个局面为准？
ruling-position-now = 现在的局面
ruling-position-before = 裁决之前的局面：此后记录的{ $n }项将被撤回
ruling-withdrawn-now = 裁决{ $no }已撤回。
ruling-withdrawn-shows = 裁决{ $no }已撤回。现在的结果：{ $result }。
ruling-amended-by = 由裁决{ $no }修改
ruling-amended-gone = 由裁决{ $by }修改。裁决{ $no }其后被撤回，本裁决并不恢复：均无效力
ruling-withdrawn-by = 由 { $name } 撤回，{ $at }：{ $reason }
ruling-recorded = 裁决{ $no }已记录，该台结果不变。
ruling-recorded-result = 裁决{ $no }已记录。现在的结果：{ $result }。
ruling-recorded-anew = 裁决{ $no }已记录。本局重下。
ruling-recorded-before = 此裁决先前已记录。
note-confirmed-alone = 结果已确认：不再改变。
note-round-over = 后面的轮次已编排，本轮已结束：裁决不改变此结果，只可记录处罚。录入有误的，请按结果报错处理，或在该台更正。
note-nothing-entered = 此台尚未录入结果：请录入双方确认的结果。
## 记录
incidents-title = 事件与裁决
incidents-lead = 请在相应的台次上报事件。
incidents-waiting = 尚无裁决
incidents-waiting-note = 报告本身不改变任何事，作出裁决后才生效。
incidents-rule = 裁决
incidents-open = 打开
incidents-csv = 所有裁决的表格（CSV）
rulings-lead = 裁判的决定及理由。
rulings-none = 还没有公开的裁决。
sheet-how = 请打印此页并签字。
## 申诉
appeal-none = 本赛事不设申诉。
appeal-take = 登记申诉
ruling-withdraw-why = 请说明为何撤回裁决
appeal-who = 申诉人
appeal-act = 登记申诉
appeal-taken = 裁决{ $no }：申诉已登记。
appeal-deadline-untold = 尚未告知：申诉期限自告知起算。
appeal-interests = 与此事的利害关系
appeal-interests-hint = 委员所述，以及由谁替代
appeal-interests-said = 利害关系：{ $said }
interest-ruled = { $name } 作出了裁决，没有表决权。
interest-plays = { $name } 是本局棋手：由候补委员替代。
interest-club = { $name } 与 { $player } 同俱乐部：可由候补委员替代。
appeal-effects = 若裁决被撤销
appeal-effect-none = 该台结果保持不变。
appeal-effect-result = 结果由{ $before }改为{ $after }。
appeal-effect-draft = 第{ $n }轮是草案：决定之后请重新编排。
appeal-effect-published = 第{ $n }轮已公布：对阵不变，此后的名次表变动。
appeal-number = 申诉{ $no }
appeal-by = { $name }，{ $at }
ruling-committee = 由委员会裁决
ruling-committee-tick = 由委员会代替裁判裁决
ruling-committee-final = 委员会的裁决是最终裁决，不得申诉。
ruling-committee-no-appeal = 委员会作出的裁决为最终裁决，不得对其申诉。
ruling-committee-withdraws = 由委员会撤回
ruling-committee-words = 请写明委员会的理由
ruling-by-committee = 委员会
ruling-by-members = { $members }。此裁决为最终裁决。记录人：{ $name }
appeal-judge = 委员会的决定
appeal-judge-note = 作出裁决的裁判没有表决权。决定为最终决定。裁决若被撤销，同时失效。
appeal-member = 委员{ $n }
appeal-vote = 表决
vote-upheld = 维持裁决
vote-overturned = 撤销裁决
appeal-reasons = 理由
appeal-judge-act = 保存决定
appeal-judged = 裁决{ $no }：委员会的决定已保存。
appeal-judged-falls = 裁决{ $no }已被撤销：结果为没有该裁决时的结果。如需另作裁决，请在该台新建事件。
## 赛事的程序
procedure-title = 程序与裁决
procedure-which = 程序
procedure-which-hint = 另选之后，采用其自身的数值。
procedure-of-rules = 同对局规则：{ $rules }
procedure-international = 国际赛事
procedure-international-note = 有些条文对此另作规定
procedure-public = 公开裁决
procedure-public-note = 人人可读新裁决；否则只有裁判可见，由其告知棋手
procedure-file = 程序文件（TOML）
procedure-file-note = 保存文件，用文本编辑器修改后再导入。每个数字和每条规则都可以更改。如有错误，会指出所在行并拒绝导入。
procedure-file-save = 保存文件
procedure-saved = 程序已保存。
procedure-said-text = 依据*{ $text }*。
procedure-said-cautions = *{ $n }次告诫*等于一次警告。
procedure-said-no-cautions = 告诫不会变成警告。
procedure-said-stones = { $n ->
    [0] 警告*不罚目*。
   *[other] 一次警告罚*{ $n }目*。
}
procedure-said-warnings = *{ $n }次警告*判负{ $end ->
    [exclusion] ，并*取消参赛资格*
   *[other] {""}
}；计算{ $scope ->
    [event] *整个赛事*
   *[other] *同一局*
}的警告。
procedure-said-discretion = 酌情处罚*最多{ $points }目*或*{ $minutes }分钟*。
procedure-said-no-warnings = 警告记录在案，*不会因此判负*。
procedure-said-late = 迟到超过*{ $n }分钟*：{ $after ->
    [loses-by-default] *弃权判负*。
    [clock-only] *只扣时间*。
   *[other] *由裁判决定*。
}
procedure-said-late-at = 迟到*{ $n }分钟*或以上：{ $after ->
    [loses-by-default] *弃权判负*。
    [clock-only] *只扣时间*。
   *[other] *由裁判决定*。
}
procedure-said-charge = { $n ->
    [0] 迟到*不扣时间*。
   *[other] 扣除迟到时间的*{ $n }%*。
}
procedure-said-appeals = 申诉由*{ $n }人*审理，期限：{ $until ->
    [result-confirmed] *结果确认之前*。
    [round-closed] *本轮结束之前*。
   *[other] 得知裁决后*{ $minutes }分钟内*。
}
procedure-said-public = *所有人*都可以阅读新的裁决。
procedure-said-arbiters = *只有裁判*可以阅读新的裁决。
procedure-said-finished = 已结束的轮次*视为已确认*。
procedure-said-unfinished = 已结束的轮次*不视为已确认*。
procedure-leaves-open = 条文未定之处
procedure-save-choices = 保存答案
procedure-rest = 其余规定
procedure-often = 常见情况
procedure-follow-text = 赛事将采用新的条文：原先自定的内容不再保留。
procedure-follow-new = 已作出的裁决不变；新的裁决依照保存的内容。
procedure-follow-print = 请重新打印贴在赛场的规则单。
## 日志
act-incident = 上报事件
act-ruling = 裁决
act-tell-ruling = 裁决已告知棋手
act-withdraw-ruling = 裁决撤回
act-appeal = 申诉
act-judge-appeal = 申诉已决定
vote-open = 请选择
ruling-fallen-by = 委员会就申诉{ $appeal }撤销；由 { $name } 录入，{ $at }
ruling-same = { $name } 已于 { $at } 就同一事裁定。仅在再次发生时重新裁定。

incident-disputed-question = 两位棋手各怎么说？
incident-called-question = 何时叫了裁判？

complaint-nothing-played = 没有下过任何对局。
complaint-nothing-to-send = 没有可发送的内容：只有搭档对局，等级分名单不收搭档对局。
complaint-result-missing = 第{ $round }轮第{ $table }台：缺少结果，请录入。
complaint-cells-disagree = 第{ $round }轮第{ $table }台：{ $name } 与 { $value } 的结果不一致。请更正结果。
complaint-event-country = 赛事没有国家。请写两个字母。
complaint-event-place = 赛事没有地点。请写城市。
complaint-days-reversed = 最后一天早于第一天。请更正。
complaint-too-fast = 用时太短，不属任何等级，对局不会计等级分。若有误，请更正。
complaint-board-size = { $value }路的对局不计等级分。若棋盘大小有误，请更正。
complaint-rules-unknown = 协会没有名为{ $value }的规则。请另选。
complaint-name-unwritable = “{ $value }”没有确定的拉丁字母写法。请用拉丁字母输入姓名。
complaint-name-in-capitals = { $name }：姓全是大写。数据库中是{ $value }。
complaint-country-unknown = { $name }：“{ $value }”不是国家。请写两个字母。
complaint-club-without-code = 俱乐部“{ $value }”没有四字母代码。请录入。
complaint-pin-unusual = { $name }：PIN { $value } 不是八位数字。请更正。
complaint-pin-twice = { $name } 与 { $value } 的 PIN 相同。请更正其一。
complaint-pin-known = { $name } 在此没有 PIN；等级分名单中为 { $value }。请录入。
complaint-pin-other = { $name }：PIN 是 { $value } 的。请更正。
complaint-licence-missing = { $name } 没有法国会员号。请录入。
complaint-licence-missing-listed = { $name } 没有法国会员号。名单中为 { $value }：请录入。
complaint-licence-unusual = { $name }：法国会员号 { $value } 不是七位数字。请更正。
complaint-licence-twice = { $name } 与 { $value } 的法国会员号相同。请更正其一。
complaint-licence-other = { $name }：法国会员号是 { $value } 的。请更正。
complaint-member-missing = { $name } 没有会员号。请录入，或略去此棋手。
complaint-member-missing-listed = { $name } 没有会员号。名单中为 { $value }：请录入。
complaint-member-unusual = { $name }：会员号“{ $value }”不是数字。请更正。
complaint-member-twice = { $name } 与 { $value } 的会员号相同。请更正其一。
complaint-member-unknown = { $name }：名单中没有会员 { $value }。请更正，或略去此棋手。
complaint-member-other = { $name }：会员号是 { $value } 的。请更正。
complaint-member-expired = { $name }：会员资格已于{ $value }到期。请其续期，或略去此棋手。
settings-rating-preview = 显示对局引起的等级分变化
settings-rating-preview-note = 在名次表中另加一栏，并显示在棋手旁边，按欧洲公式。
complaint-country-missing = { $name }：既无PIN也无国家。请写国家的两个字母。

# 在现场记录对局，以及观看对局。

incident-found = 在棋谱中发现
figure-now = 现在。
figure-after = 裁决之后。
ruling-record = 对局记录
ruling-record-done = 裁决也在棋谱上执行
ruling-record-stays = 此裁决无法在棋谱上执行。请手工摆正棋盘，棋谱保持不变。
ruling-prisoners = 提子
ruling-on = 继续对局，第{ $table }台
ruling-unseated = 第{ $round }轮已撤销或重新编排，两位棋手不再对局。此裁决在该轮不产生影响。

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

outcome-means = 对名次和文件的影响
procedure-finished = 已结束轮次的结果视为已确认
procedure-finished-note = 此后只有裁判长可更正
## 取消参赛资格
ruling-out = 后面的轮次
ruling-out-of = { $name } 不得参加第{ $rounds }轮。
ruling-out-already = { $name } 后面没有要下的轮次。
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

# 赛事的对局规则，逐项

play-title = 对局规则
play-lead = 更改适用于此后开始的对局；已有棋谱的对局沿用开始时的规则。
play-as-text = 同规则：{ $value }
play-save = 保存对局规则
play-saved = 对局规则已保存。适用于尚未开始的对局，已记录的对局沿用原规则。
play-refused = 这里不能这样写：请选择一个答案，或写目数，如 0.5
play-scoring = 计算方法
play-scoring-territory = 地和提子
play-scoring-area = 子和地（子空皆地）
play-seki-eyes = 双活中的眼
play-seki-eyes-counted = 计算
play-seki-eyes-not-counted = 不计算
play-open-dame = 未填的单官
play-open-dame-makes-seki = 使相邻的棋成为双活
play-open-dame-neutral = 只是不计算
play-dead-stones = 地中的一枚死子
play-dead-stones-two = 两目，含其下的一点
play-dead-stones-one = 一目
play-bent-four = 盘角曲四
play-bent-four-dead = 视为死子
play-bent-four-played-out = 实战解决
play-detection = 死子
play-detection-asked = 要求时才建议
play-detection-by-default = 自动判断，由棋手更正
play-ko = 劫
play-ko-simple = 不得立即回提
play-ko-positional-superko = 不得重复以前的局面
play-ko-situational-superko = 不得重复轮到同一方的以前局面
play-ko-simple-and-positional = 不得立即回提，也不得重复以前的局面
play-ko-ing = 应氏劫规
play-suicide = 自杀
play-suicide-forbidden = 禁止
play-suicide-several-stones = 两子或以上合法
play-suicide-legal = 合法
play-passes-to-end = 连续停几手即停止对局
play-pass-rounds = 须发生几次
play-white-passes-last = 最后由白停一手
play-pass-stones = 停一手须交一子
play-opening-passes-end = 开局连停两手即终局
play-handicap-placement = 让子
play-handicap-placement-fixed = 放在惯用位置
play-handicap-placement-free = 由黑任意放置
play-handicap-placement-white-passes = 黑逐手落子，白以停手应对
play-handicap-compensation = 白因让子所得
play-handicap-compensation-none = 无
play-handicap-compensation-stones = 每子一目
play-handicap-compensation-stones-less-one = 除第一子外每子一目
play-handicap-komi = 让子棋的贴目
play-tie = 双方相等时
play-tie-jigo = 和棋
play-tie-avoided-by-komi = 和棋，但通常的贴目可避免
play-tie-black-wins = 黑胜
play-tie-white-wins = 白胜
play-repetition = 全局同形重复
play-repetition-forbidden = 禁止
play-repetition-no-result-if-agreed = 双方同意则无胜负
play-repetition-draw = 和棋
play-repetition-referee = 由裁判决定
play-resumption = 停止的对局续弈时
play-resumption-opponent-of-requester = 提出者的对方先下
play-resumption-opponent-of-last-passer = 最后停手者的对方先下
play-resumption-by-agreement = 双方商定谁先下
play-resumption-none = 不续弈：按现有棋盘计算
play-disagreement = 双方不能一致时
play-disagreement-both-lose = 问过仍拒绝，双方判负
play-disagreement-all-stones-live = 全部按活棋
play-disagreement-referee = 由裁判决定
play-confirmation-ko = 确认死活时的劫
play-confirmation-ko-pass-for-ko = 为该劫停一手
play-confirmation-ko-as-in-play = 与对局中相同

poster-title = 对局须知
poster-how = 根据本赛事设置生成的一页，供打印张贴。
poster-code = 扫码查看本页
poster-komi = 分先：贴{ $even }目。让子：贴{ $handicap }目。
poster-article = 第{ $a }条
poster-own = 本赛事自定
poster-practice = 通行做法
poster-marks = ¹ 本赛事自定。列有条文者，条文有此规定或由条文推出。² 通行做法：条文均无规定。
poster-printed = 打印于{ $moment }。
poster-call = 何时叫裁判
poster-call-how = 停钟，举手，棋盘保持原样。
poster-call-move = 着手似有违例，或棋子被移动
poster-call-flag = 有人超时，或棋钟不对
poster-call-count = 对死子或数棋不能一致
poster-call-help = 有人得到帮助，或您受到干扰
poster-illegal = 违例着手
poster-suicide-one = 一子自杀
poster-suicide-several = 两子或更多自杀
poster-take-back = 恢复到该手之前的局面
poster-later = 之后才发现
poster-between = { $from }至{ $to }手后发现
poster-other-noticed = 仅由他人发现
poster-default = { $what }，裁判另有决定者除外
poster-points = 对方得{ $points }目，着手有效
poster-discretion = 裁判酌情处罚最多{ $points }目或{ $minutes }分钟。
poster-stones = 对方得{ $n }目
poster-may-add = 裁判可以另加处罚。
poster-nothing-changes = 没有变化
poster-moved = 棋子被移动或碰动
poster-asked-first = 双方判负之前，裁判先询问双方。
poster-end = 对局结束
poster-stop = { $n ->
   *[other] 连续停手{ $n }次，对局停止。
  }
poster-stop-ends = { $n ->
   *[other] 连续停手{ $n }次，对局结束。
  }
poster-pass-stones = 停一手须交一子；最后由白停一手。
poster-dame-seki = 请填满单官，由哪一方填都可以。仍有单官未填的活棋没有地。
poster-dame-area = 请轮流填单官：谁填归谁。
poster-dame-neutral = 未填的单官不算任何一方的。
poster-agree = 双方各自指出死子。双方一致则对局结束。
poster-detected = 死子自动判定；双方可以更正。
poster-differ-copy = 不能一致：请叫裁判。在另一棋盘上摆明；在劫中被提子的一方为该劫停一手。
poster-differ-alive = 不能一致：继续对局。最后留在盘上的都算活棋。
poster-differ-twice = 意见不一致时继续下。若随即又连续两次停手，盘上棋子全部按活棋。
poster-differ-first = 意见不一致时继续下。若谁先下也不能商定，盘上棋子全部按活棋。
poster-resume-requester = 或提出续弈：对方不得拒绝，由对方先下。
poster-resume-passer = 续弈时：最后停手者的对方先下。
poster-resume-agreed = 续弈时由双方商定谁先下。
poster-resume-none = 按现有棋盘计算：停手之前请先提走死子。
poster-count-territory = 计算地和提子；死子作为提子。
poster-count-one = 计算地和提子；一枚死子算一目。
poster-count-area = 计算棋子和所围的点。
poster-confirm = 双方各自确认结果，此后不再改变。
poster-time = 时间
poster-clock = { $time }
poster-press = 用落子的手按钟。
poster-canadian-pass = 读秒中停一手算一手：将数出的棋子放回棋罐一枚，再按钟。
poster-late-loses = 迟到超过{ $n }分钟：该局判负。
poster-late-loses-at = 迟到{ $n }分钟或以上：该局判负。
poster-late-clock = 迟到期间棋钟走时；宽限时间为{ $n }分钟。
poster-late-arbiter = 迟到超过{ $n }分钟：由裁判决定。
poster-late-arbiter-at = 迟到{ $n }分钟或以上：由裁判决定。
poster-phones = 手机关机。不得支招，不得评论。
poster-appeals = 申诉
poster-appeal-confirmed = 结果确认之前，书面向赛事服务台提出。
poster-appeal-round = 本轮结束之前，书面向赛事服务台提出。
poster-appeal-minutes = 被告知裁决后{ $n }分钟内，书面向赛事服务台提出。
poster-committee-of = 由{ $n }人委员会决定。
poster-committee = 由以下人员决定：{ $names }。
poster-reserves = 若其中有人与您同局或同俱乐部，由以下人员替代：{ $names }。
poster-final = 决定为最终决定。
committee-title = 由谁决定申诉
committee-names = 委员，每行一个姓名
committee-names-hint = 列在张贴于赛场的表单和申诉页面上。
committee-reserves = 候补委员，每行一个姓名
committee-reserves-hint = 委员与当事人同局、同俱乐部或同家庭时。
poster-late-charged = 从您的用时中扣除迟到时间的{ $percent }%。
poster-captains = 团体赛中每盘棋计入本队成绩，队长可代棋手提出。

# 赛事的程序逐项、各类事件的规则、此前的处罚。

## 全部项目
procedure-back = 恢复为条文
procedure-back-done = 已恢复为条文的规定。
procedure-changed = 本赛事已更改
procedure-in-text = 条文为：{ $text }
procedure-yes = 是
procedure-no = 否
procedure-none = 无
procedure-own-rules = 此类事件的规则
procedure-section-moves = 违例着手
procedure-article-14 = 违例着手判负（日本规则第14条）
procedure-article-14-hint = 用于下面询问第14条是否有效的规则
procedure-at-once = 其后可下几手仍算立即
procedure-at-once-hint = 0：在下一手之前发现
procedure-window = 须在几手内发现
procedure-window-hint = 用于有时限的规则；规则可自有时限
procedure-inclusive = 在时限最后一手之后发现仍算及时
procedure-inclusive-hint = 否则时限在该手之前结束
procedure-pass-stone = 算作停一手的着手须交一子
procedure-pass-stone-hint = 由对方作为提子收下
procedure-colors-until = 到第几手为止可更正黑白错误
procedure-colors-until-hint = 用于询问对局进行多久的规则
procedure-claim-points = 指出行棋次序错误所得目数
procedure-claim-points-hint = 用于混双围棋，且该手有效时
procedure-section-penalties = 告诫和警告
procedure-cautions = 几次告诫算一次警告
procedure-cautions-hint = 留空：永不
procedure-stones = 一次警告罚几目
procedure-stones-hint = 以棋子加入对方的提子
procedure-most-points = 酌情处罚的目数上限
procedure-most-points-hint = 0：没有此类处罚
procedure-most-minutes = 酌情处罚的分钟数上限
procedure-most-minutes-hint = 0：没有此类处罚
procedure-warnings = 几次警告判负
procedure-warnings-hint = 留空：永不
procedure-end = 警告满次数的后果
procedure-end-hint = 用于给出最后一次警告的那局
procedure-end-game-loss = 该局判负
procedure-end-exclusion = 该局判负，并取消参赛资格
procedure-scope = 此前哪些警告计入
procedure-scope-hint = 不论是否计入，每次处罚都列在事件中
procedure-scope-game = 同一局的
procedure-scope-event = 整个赛事的
procedure-section-lateness = 迟到棋手
procedure-grace = 迟到宽限分钟数
procedure-grace-hint = 通常：30
procedure-limit = 恰在宽限结束时到场算及时
procedure-limit-hint = 否则最后一分钟即算过迟
procedure-after = 宽限之后
procedure-after-hint = 对过迟到场者
procedure-after-loses-by-default = 该局按弃权判负
procedure-after-clock-only = 只扣时间
procedure-after-arbiter = 由裁判决定
procedure-charge = 按迟到时间的百分之几扣钟
procedure-charge-hint = 100：棋钟从开始就走；200：迟到时间的两倍；0：不扣
procedure-section-decides = 由谁决定
procedure-elsewhere = 条文没有规定之处
procedure-elsewhere-hint = 用于程序没有规则的事件
procedure-elsewhere-default = 按通常做法，除非裁判另作选择
procedure-elsewhere-arbiter-decides = 一开始就由裁判决定
procedure-clock = 规则未提及时的棋钟
procedure-clock-hint = 处理事件期间
procedure-clock-leave-as-is = 保持各自时间
procedure-clock-stop-meanwhile = 期间停钟，之后继续
procedure-clock-set-right = 由裁判调整
procedure-clock-reset = 双方从头计时
procedure-committee = 仲裁委员会人数
procedure-committee-hint = 0：不设申诉
procedure-until = 申诉
procedure-until-hint = 棋手可申诉到何时
procedure-until-result-confirmed = 结果确认之前
procedure-until-round-closed = 本轮结束之前
procedure-until-minutes-after-told = 被告知裁决后若干分钟
procedure-until-minutes = 申诉分钟数
procedure-until-minutes-hint = 若申诉按分钟计
procedure-edition = 版本
procedure-since = 生效日期
procedure-to = 有效至
procedure-confirmation-words = 已确认的结果为何有效
procedure-confirmation-source = 其条文
procedure-confirmation-article = 其条款
procedure-confirmation-standing = 依据
procedure-standing-text = 明文
procedure-standing-derived = 推出
procedure-standing-setting = 通行做法
procedure-elsewhere-words = 条文没有规定时以什么为准
procedure-elsewhere-source = 其条文
procedure-elsewhere-article = 其条款
procedure-elsewhere-standing = 依据
period-from = 自{ $from }起有效
period-until = 有效至{ $until }
## 各类事件的规则
rule-list-of-file = 整套规则来自赛事的文件。
rule-list-note = 以第一条符合的规则为准；都不符合时按通常做法。
rule-list-in-text = 按条文
rule-always = 总是
rule-otherwise = 其他
rule-with-sanction = { $remedy }，并处：{ $sanction }
rule-may-choose = 裁判可以选择：{ $what }
rule-instead = 裁判可以改选：{ $what }
rule-if-agreed = 若双方棋手一致：{ $what }
rule-may-add = 裁判可以附加：{ $what }
rule-when-at-once-moves = { $n ->
   *[other] 至多{ $n }手后发现
  }
rule-when-in-moves = { $n ->
   *[other] { $n }手之内发现
  }
rule-when-past-moves = { $n ->
   *[other] 超过{ $n }手后发现
  }
rule-when-colors-until = 第{ $n }手为止发现
condition-at-once = 立即发现
condition-opponent-claims = 对方指出
condition-arbiter-notices = 裁判发现
condition-agreed = 双方棋手一致
condition-disagreed = 问过双方，未能一致
condition-deliberate = 故意
condition-dropped = 棋子滑落
condition-force-majeure = 并非对局双方造成
condition-lost = 局面无法恢复
condition-cannot-return = 棋子无法放回
condition-played-on = 此后已继续下棋
condition-effective-move = 停止后发现有效着手，问过双方而双方拒绝
condition-named-fault = 条文所列过失之一
condition-not-pressed = 未按钟
condition-after-stop = 停止后才指出超时
condition-bystander = 旁观者指出超时
condition-no-pass-stone = 停一手而未交子
condition-for-captures = 为提走死子
condition-only-dame = 只剩单官
condition-passed-early = 尚有可争之处而双方停一手
condition-illegal-move-loses = 第14条有效
condition-legal-in-record = 按棋谱合法
## 棋手所受的处罚，以及所读的内容
ruling-own = 本赛事与条文不同之处：
given-by = 裁决{ $no }，第{ $round }轮，第{ $table }台
given-points = 罚{ $n }目
given-time = 罚时{ $n }分钟
given-other-game = 属另一局：此处不计
given-stones = { $n ->
   *[other] 罚{ $n }目
  }
given-game-loss = 因警告判负
given-exclusion = 取消参赛资格
given-other = 其他处罚

# 裁判：棋谱所示、停止的棋局、未填的单官

## 对照棋谱的报告
incident-governed = 第{ $n }手在先，以其为准：不能单独裁决这一手。
incident-known = 棋谱可知：第{ $n }手，第{ $moves }手后发现。
case-record-wrong = 此处棋谱有误
case-record-wrong-note = 只有裁判长可附理由不依棋谱。
ruling-ask-both = 先问双方：续弈，还是按现状终局。
ruling-play-on = 停止的对局继续。
ruling-first = { $color }先下，可以停一手。
ruling-record-same = 棋谱已是如此：没有改动
condition-not-asked = 发现有效着手，但未向双方都问过
condition-plays-on = 一方要求续弈
appeal-over = 结果已确认：申诉时限已过。
procedure-arbiter-claims = 裁判发现视同对方指出
procedure-arbiter-claims-hint = 美国条文要求对方本人提出异议
procedure-captain-claims = 队长可代棋手指出
procedure-captain-claims-hint = 用于条文要求由对方本人提出异议之处
procedure-second-stone-alone = 连下两手时只拿掉第二子
procedure-second-stone-alone-hint = 否则两子都拿掉，算停一手
## 停止的棋局
asked-player = { $color }的答复
asked-not-yet = 尚未询问

# 裁决的依据：用我们自己的话写的各条款，条款和条文的名称。
# 裁判室的英文与此原文相同，由测试保持一致。

## 条款的内容
text-says-chinese-1988-board-scattered = 恢复局面。
text-says-chinese-1988-board-scattered-lost = 无法恢复：弄乱者判负。
text-says-chinese-1988-board-scattered-lost-2 = 无法恢复，且不知是谁弄乱：裁判决定。
text-says-chinese-1988-board-scattered-lost-force-majeure = 不可抗力且无法恢复：和棋或重下。
text-says-chinese-1988-stone-displaced-agreed = 由双方商定如何处理；否则由裁判长在放回、有效、和棋、重下中选定。
text-says-chinese-1988-stone-displaced-deliberate = 故意移动：该局判负。
text-says-chinese-1988-stone-removed = 被拿走的有气之子放回，并警告。
text-says-usual-confirmation = 双方确认的结果不变；条文没有规定时，赛会可以另作规定。
text-says-usual-elsewhere = 条文对此没有规定：由裁判决定。
text-says-usual-elsewhere-2 = 条文没有规定程序：由裁判决定，一般是恢复局面。
text-says-usual-accepted-end = 对局已经结束，双方也已认可：此后再叫裁判不改变结果。
text-says-usual-earlier-ruling = 裁决已结束这盘棋：其后发生的事，或不知何时发生的事，不改变结果。
text-says-usual-play-went-on = 继续下了之后如何处理，条文没有规定：裁判决定。
text-says-chinese-1988-suicide-at-once = 自杀和立即回提无效，算停一手。
text-says-chinese-1988-take-back-at-once = 已下而被移动的棋子放回，并警告。
text-says-chinese-1988-take-back-dropped = 确系滑落的棋子，可任意落子。
text-says-chinese-1988-two-in-a-row-at-once = 连下两手，该局判负。
text-says-chinese-2002-clock-misuse-named-fault = 落子之前、落子同时或提子未清即按钟：警告，棋钟读数不变。
text-says-chinese-2002-out-of-turn-at-once = 同连下的第二手：无效，并警告。
text-says-chinese-2002-repetition = 原则上禁止同形重复；赛事可规定为无胜负、和棋或重下。
text-says-chinese-2002-stone-displaced = 被移动的棋子：放到合理的点，按现位有效，和棋，重下，或双方判负。
text-says-chinese-2002-suicide = 继续下了之后如何处理，所读条文没有规定：裁判决定。
text-says-chinese-2002-suicide-at-once = 无效，算停一手，同1988年。
text-says-chinese-2002-take-back = 对方已应：指出过迟。
text-says-chinese-2002-take-back-at-once = 条文要求对方指出。由他人发现：裁判决定。
text-says-chinese-2002-take-back-at-once-opponent-claims = 悔棋：在对方下一手之前指出，棋子放回，并警告。
text-says-chinese-2002-two-in-a-row-at-once = 连下两手中的第二手无效，并警告。
text-says-chinese-2002-wrong-colors = 第10手之后黑白不再更正。
text-says-chinese-2002-wrong-colors-while-colors-correctable = 黑白弄错，到第10手为止可以更正。
text-says-event = 赛事对此自有规定。
text-says-usual-late-arrival = 宽限期内扣钟；之后按赛事规定。
text-says-usual-no-show = 未到者弃权告负；双方均未到则双方告负。无故缺席轮次者可被警告，或不再编入以后的轮次。
## 条款，没有编号时用标题
text-article-absence = 未到
text-article-at-the-arbiter-s-discretion = 由裁判酌情决定
text-article-art-17 = 第17条
text-article-art-18 = 第18条
text-article-art-20 = 第20条
text-article-confirmation = 结果确认
text-article-lateness = 迟到
text-article-own-rule = 自有规定
text-article-repetition = 同形重复
text-article-suicide = 自杀
text-article-time = 时间
## 条文及其版本
text-source-chinese-competition-rules-1988 = 中国围棋竞赛规则1988
text-source-chinese-competition-rules-2002 = 中国围棋竞赛规则2002
text-source-clubs-and-beginners-sheets = 俱乐部与初学者资料
text-source-ing-rules = 应氏规则
text-source-settings-of-the-event = 赛事的设置
## 停止的对局、悔棋、对局规则
text-says-club-take-back = 已放下的棋子不得移动：放回最初落子的点。
text-says-rules-of-play = 本赛事的对局规则允许。
text-article-calls-after-the-end = 终局后叫裁判
text-article-calls-after-a-ruling = 裁决后叫裁判
text-article-playing-a-stone = 落子
text-article-rules-of-play = 对局规则
text-source-general-practice = 通行做法
text-article-clock-not-pressed = 未按钟
text-article-flag-after-the-stop = 停止后指出超时
text-article-flag-called-by-a-bystander = 旁观者喊出超时
text-article-flag-after-a-move = 又下一手后指出超时
text-article-both-flags = 双方超时
text-article-wrong-time-set = 用时设置错误
text-article-faulty-clock = 棋钟故障
text-article-clock-stopped = 停钟
text-article-devices = 电子设备
text-article-phone = 手机
text-article-noise = 噪音
text-says-usual-flag-late-after-stop = 通常超时在对局进行中指出：双方停手之后，以数棋为准。范围：以数棋为准，或超时负。
text-says-usual-flag-late-bystander = 通常只由棋手和裁判指出超时，裁判看到即处理。范围：继续对局，或超时负；喊出者可令其离场。
text-says-usual-flag-late = 通常只要对局仍在进行，超时即有效，又下了几手之后也是如此，但须无人怀疑超时在此之前。范围：超时负，继续对局，或补回时间。
text-says-usual-both-flags = 无人能说明谁先超时的，通常不因此判任何人负，双方都进入读秒继续。范围：调整，继续对局，和棋，双方判负，重下。
text-says-usual-wrong-time = 棋钟按公布的用时设置，扣除双方各自已用的时间。范围：调整，按已设的继续，及早发现则重下。
text-says-usual-clock-faulty = 更换棋钟，补回双方因此损失的时间；有时间记录的，以记录为准。范围：按记录所示，存疑部分的一半，不补。
text-says-usual-clock-stopped = 棋手停钟是为叫裁判，此外只限赛事已宣布的情形。范围：时间照旧、补时或扣时、提醒、警告。
text-says-usual-device = 携带但未使用：通常警告。用于看局面：通常该局判负，并取消参赛资格。裁判查明用什么做了什么。
text-says-usual-phone = 初次通常警告，严格的赛事判该局负。范围：告诫，警告，给对方补时，判负。
text-says-usual-noise = 通常先口头提醒，再警告；受干扰者可补回时间。观众令其离场。
text-says-usual-pass-disputed-no-pass-stone = 停一手须交子的规则下，缺的子一经发现即补交，数棋时也一样。
text-says-usual-pass-disputed = 停一手须说出声并按钟。有疑问时询问双方，通常无人因此失去手番或输棋。范围：继续对局（双方均已停手时亦可）、补回时间。
text-says-usual-resignation-disputed = 听取双方及近旁者的说法。认输须说出或明确表示；可作他解的举动不算认输。有疑问时对局继续。
text-says-usual-result-wrong = 结果以对局本身为准，不以所写为准。听取双方，查看记谱；仅一方主张者，单凭己言不足。双方已确认的结果由裁判长更正。
text-says-usual-wrong-pairing = 发现得早，则停止对局，按编排重下，用时重计。发现得晚，通常所下之局有效，并更正编排以记明谁与谁对局。
text-says-usual-left-game = 救助病人先于对局。通常离席者的钟继续走，不能返回者告负。因病时裁判可停钟、补回时间、令其以后续完或重下。
text-says-usual-adjournment = 通常一局一次下完。裁判令封棋时停钟，轮到行棋的一方写下下一手并封存，记下局面及双方用时。
text-says-usual-collusion = 不预设任何人有此行为。分别听取双方，记下所见。无证据则不处理。范围：不处理、警告、双方判负；取消参赛资格由组织者或委员会决定。
text-says-usual-rounds-skipped = 不能参加某一轮的棋手，应按赛事公布的办法在编排前说明。未说明而缺席者，先听取其陈述。范围：不处理、警告、以后轮次不再编排；不再编排由组织者或委员会决定。
text-says-chinese-2002-take-back-dropped-agreed = 棋子不慎掉落棋盘：经对手同意，可拣起后任选着点。
text-says-chinese-2002-take-back-dropped = 棋子不慎掉落棋盘而双方不能一致：由裁判长裁决。
text-says-chinese-2002-stone-displaced-cannot-return-agreed = 原处无法确认而双方一致：挪于双方认可的点。
text-says-chinese-2002-stone-displaced-agreed = 双方一致：移动之子挪回原处。
text-article-overtime = 读秒
text-says-chinese-2002-late-arrival = 迟到以一小时为限，住地与赛场同处的以十五分钟为限；迟到时间加倍扣除。超过时限判负。封棋后续弈时迟到的，棋钟照走，不因迟到判负。
text-says-chinese-2002-captures-left = 提清棋子是着手的一部分：被提的棋子拿走。在此之前按了钟：警告，棋钟读数不变。
text-says-chinese-2002-left-game = 读秒时，棋手只能在对方思考时离席，须经裁判许可，每局一次。其余情形照常读秒。
text-says-chinese-2002-adjournment = 封棋时，裁判记下双方已用时间，由双方棋手确认。
text-says-chinese-2002-time-loss = 超时而未落子者，原则上判负；经其申请，也可视为停一手，对局继续。
text-says-chinese-2002-clock-faulty = 更换棋钟。误差达每小时两分钟的，按双方已用时间的比例拨正；不足的不拨。
text-says-chinese-2002-wrong-time = 单方面改拨时间，须经裁判长认可。
text-says-chinese-2002-board-scattered-lost-force-majeure = 非对局者原因使棋局散乱，且双方对复盘不能一致：和棋、重下，或双方判负。
text-says-chinese-2002-board-scattered-force-majeure = 非对局者原因使棋局散乱：复盘，双方一致后继续对局。
text-says-chinese-2002-count-disputed = 双方对死活有分歧的，在盘上下完，或由裁判决定。
text-says-chinese-1988-board-scattered-deliberate = 故意弄乱：该局判负。
text-says-chinese-1988-repetition = 三劫循环等特例，双方互不相让：和棋或重下。
text-says-chinese-1988-elsewhere = 条文未列的犯规，由裁判本其精神判定；不能确认的，由裁判长处理。
text-article-art-17-and-22 = 第17条及第22条
text-article-art-22 = 第22条
text-article-art-19-and-20 = 第19条及第20条
text-article-art-5-and-20 = 第5条及第20条
text-article-end-of-the-game = 终局
text-article-other-violations = 其他犯规

error-find = 按姓名查找
