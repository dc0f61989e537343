# 账号：登录、密码、邀请。

refusal-wrong-password = 用户名或密码错误
refusal-busy = 此刻登录的人太多，请几秒后再试
refusal-password-length = 密码至少需要10个字符
refusal-name-taken = 已有此用户名的账号，请另取用户名，或用它登录
refusal-last-owner = 这是唯一能登录的所有者。请先把别人设为所有者
refusal-link-spent = 此链接已用过、已撤销或已过期。请向组织者索取新链接
refusal-owner-made = 此链接已用过：服务器已有所有者。请登录，或向所有者索取邀请
refusal-link-replaced = 这不是最新的链接。Tengen 每次启动都会写出新的链接：请打开最新的那个
refusal-own-role = 您是唯一的组织者，放弃角色前请先邀请其他组织者
refusal-series-not-all = 要把赛事加入系列，您须是该赛事及本赛季所有级别的组织者，且两者的设置须写有同一系列。
refusal-division-twice = { $name }已是该赛季的第{ $no }级：请在设置中更改其中一项的级别编号。
refusal-password-common = 此密码容易猜到。请用几个自己的词
refusal-wait = 密码错误次数过多。请{ $seconds }秒后再试

# 裁判：进行中的对局、单个对局、同一台的两个结果。

refusal-reason-needed = 请说明为何更正结果
refusal-not-published = 第{ $round }轮还是草案，请先公布

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = 现在不能用手机签到。请告诉入口处的人您已到场。

refusal-record-tell-first = 双方都拒绝。请先告知将判双方负，再次询问。
refusal-record-play-on-first = 不能一致则对局继续。下次停止之后才全部按活棋。
refusal-record-reason = 请写明理由，1到1000字
refusal-record-differ = 双方对 { $point } 说法不同，请先解决。
refusal-record-same = 没有人对 { $point } 提出与其所属方不同的主张：无可演示或裁决。
refusal-record-no-copy = 此规则不在副盘上演示：请续弈。
refusal-record-none-open = 没有打开的副盘，或副盘尚未显示任何结果。
refusal-record-fill-in-turn = { $point } 按此规则值一目：请续弈，轮流去填。

refusal-archived = 赛事已归档，只能阅读。组织者可在“赛事”页面取消归档。
refusal-not-its-name = 这不是它的名称。请照输入栏上方所示输入。

# 在现场记录对局，以及观看对局。

refusal-move-turn = { $color ->
    [B] 轮到白下，不是黑
   *[W] 轮到黑下，不是白
}
refusal-move-off-board = 棋盘上没有这个点：{ $point }
refusal-move-occupied = { $point } 已有棋子
refusal-move-ko = { $color ->
    [B] 黑
   *[W] 白
}不得立即回提 { $point } 的劫
refusal-move-superko = 下在 { $point } 会重复第{ $after }手后的全局同形
refusal-move-suicide = 下在 { $point }，{ $stones ->
    [1] 该子
   *[other] 这{ $stones }子
}将没有气
refusal-record-not-counted = 本局不是数棋结束的，没有可重数的内容。有异议者请找裁判，由裁判写明理由登记为事件。
refusal-record-confirmed = 结果已确认：棋谱不再改动
refusal-record-no-repetition = 局面没有重复。请继续下，或询问裁判。
refusal-record-repetition = 按此规则，棋手不能就同形重复达成一致。请询问裁判。
refusal-record-no-resumption = 按此规则，停止的对局不再继续
refusal-record-life = 只能标记棋盘上的棋子
refusal-record-not-in-rules = 此规则没有这种情况，由裁判决定。
refusal-record-disagree = 双方说的结果不同
refusal-record-phase = 其间对局已继续：请再看棋盘
refusal-record-nothing = 没有可撤回的内容
refusal-record-ruling = 最后一项是裁决{ $no }。请在该裁决的页面撤回。
refusal-record-moves = { $moves ->
   *[other] 已记录{ $moves }手
}。请先撤回。
refusal-record-position = { $point } 周围的棋子没有气：棋盘上不可能有这种局面
refusal-record-handicap = 让子不能放在那里：{ $point }
refusal-record-apply = 裁决无法在棋谱上执行：{ $why }
refusal-record-full = 棋谱已满
refusal-record-note = 备注为1到1000字
refusal-record-prisoners = { $n }枚提子超过棋盘所能容纳
refusal-record-overtime = 本局不能延时{ $n }次
refusal-record-terms = 此处无法记录对局：{ $why }
refusal-record-other-result = 该台已有结果：{ $result }。请在双方确认之前更正其中之一。

refusal-home-closed = 报名未开放。
refusal-home-crowded = 从此地址来的报名很多。您所填的仍在这里：请十分钟后再发送，或告知组织者。
refusal-home-overrun = 本赛事等待处理的报名太多，请告知组织者。
refusal-home-unread = 请再看一遍报名表，然后重新发送。

# 事件与裁决：何时发生了什么、裁决、裁判记录。

refusal-appeal-party = 本局棋手不能审理此申诉：请指定候补委员
## 被拒绝的操作
refusal-procedure = 此程序无法使用：{ $why }
refusal-report = 所填内容前后不符。请重新逐步填写。
refusal-report-by = 请说明是黑还是白
refusal-report-noticed = 发现早于发生：请比较两个手数
refusal-report-move = 请两项都写：是哪一手，以及第几手后发现
refusal-choose-first = 条文交由您决定：请选择其中一项
refusal-end-unasked = 对局已经结束：请先说明双方是否已接受。
refusal-ask-first = 请先询问双方棋手是否一致：未经询问，不判任何人负。
refusal-not-offered = 这些不能同时选择，请重选。
refusal-penalty-amount = 请写明处罚的数量：1 到 { $most }
refusal-words-needed = 请写明是什么处罚以及理由
refusal-ruling-reason = 请写明如此裁决的理由：没有理由就不会记录。
refusal-violation-first = 造成同形再现的这一手违反规则。请叫裁判：裁决之后，双方可以同意无胜负。
refusal-which-position = 此裁决之后已继续下棋：请选择以哪个局面为准。
refusal-grounds-needed = 请写明申诉的理由
refusal-ruling-changed = 其间该台或棋手的处罚有变。没有记录任何内容：请再看裁决。
refusal-not-in-force = 此裁决先前已修改或撤回
refusal-committees = 此事已由委员会裁定：只有委员会可以修改或撤回。请勾选由委员会进行，并写明其委员。
refusal-committees-result = 此结果来自委员会裁定的裁决{ $no }：在委员会修改或撤回之前保持不变。
refusal-no-such-ruling = 没有这项裁决或申诉
refusal-appeal-decided = 此申诉先前已决定，决定为最终决定
refusal-appeal-stands = 委员会已维持此裁决，其决定为最终决定
refusal-appeal-late = 申诉时限已过
refusal-appeal-none = 本赛事不设申诉
refusal-appeal-committee = 请写出委员会每位委员
refusal-appeal-own-case = 作出裁决的裁判不能审理此申诉
refusal-appeal-twice = 有委员写了两次
refusal-appeal-player = 只有对局双方可以申诉

# 修改已公布的一轮。

refusal-round-changed = 有人改了本轮或录入了结果。请查看后重做。
refusal-results-lost = { $count ->
   *[other] 将失去{ $count }个结果。没有更改任何内容：请先确认。
  }
refusal-not-last-round = 其后已编排第{ $round }轮。请先删除那一轮。

refusal-too-many-announcements = 通知太多，没有人会看完：请先撤下一条。
refusal-no-mail = 本服务器不发送电子邮件，或没有您的地址。
refusal-too-many-reaches = 接收通知的手机已太多：请先移除一部。

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = 本棋盘上的对局不会相差超过{ $most }目。

# 组织者的页面：设置、报名、草案、日志、人员。

## 拒绝的原因
refusal-entered-already = { $name } 已以相同的段级和俱乐部或相同的编号登记。
namesake-tick = 同名的另一个人
namesake-note = 例如父子。此时只拒绝协会编号相同的人。
refusal-has-games = 此棋手已有对局。请改用退赛：对局保留。
refusal-merge-met = 这两人在第{ $round }轮交过手，不可能是同一人。
refusal-merge-both-paired = 两者在第{ $round }轮都有对局或轮空。请先把其中之一移出该轮。
refusal-merge-numbers = 两者都有同一协会的编号，且不相同。请先改正其一。
refusal-merge-teams = 他们在两支队伍中。请先把其中之一移出队伍。
refusal-merge-pair = 只有各为一人的两个报名可以合并。
refusal-merge-recorded = 有棋谱或事件提到另一报名。请打开那个报名，把此报名并入。
refusal-built-on = 此后已在此基础上作了更改，不能再撤销。什么都没有改变。
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
refusal-stopped = 已停止。没有任何更改。

# 结果的含义、双方确认的结果、重下的对局、裁判长、本轮的棋钟。

refusal-confirmed = 双方棋手已确认结果。只有裁判长可更改。
refusal-not-played-anew = 此台没有重下的对局
refusal-chief-without-role = 请先给此人一个角色
refusal-clock-of-draft = 请先公布第{ $round }轮再开始计时
refusal-window-ends-first = 第{ $round }轮的期限在开始之前就结束了。末日不能早于首日。
refusal-no-window = 第{ $round }轮没有期限：对局在开始时进行。
refusal-grace-runs = 第{ $round }轮或其宽限尚未结束，在此之前不作处理。
refusal-date-changed = 此局的日期或棋手已有变动。请重新查看。
refusal-game-over = 此局已有结果。
refusal-teams-meet = 本赛事为团体赛：轮次须逐轮编排。
refusal-league-size = 循环赛须{ $least }至{ $most }人；第1轮有{ $count }人参加。
refusal-too-many-rounds = 那将有{ $rounds }轮；一项赛事最多{ $most }轮。请改为单循环，或分成两项赛事。

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

refusal-appeal-made = 您已对这项裁决提出过申诉。

# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

refusal-reports-off = 本赛事的结果只由裁判录入。
refusal-seats-changed = 其间您的对阵已更改。请再看您的台次。
refusal-others-sit = 第{ $table }台已与您看到的不同：现在坐着别人，或者黑白已交换。没有录入任何内容。请看清姓名，再重新录入结果。
refusal-result-stands = 已录入 { $result }。若有误，请叫裁判。
refusal-too-many-requests = 您已有多项请求等待答复。
refusal-request-answered = 此请求其间已答复或撤回。
refusal-request-words = 请自行写明哪里有误

# 裁判：棋谱所示、停止的棋局、未填的单官

refusal-record-stands = 只有裁判长可作出与棋谱不同的裁决。
refusal-report-in-order = 按次序，第{ $n }手正是该棋手下：请再看两人中谁下的。
refusal-report-first-of-two = 连下两手是同一棋手的两手：请写第二手的手数，不是1。
refusal-report-time-back = 棋钟不能得回超过一局{ $minutes }分钟的时间：请再看时间。
refusal-report-agreed = 请选其一：一致，或不一致。
refusal-report-not-in-record = 棋谱的{ $moves }手中，该棋手没有此类违规。请记录实际所下，或重选。
refusal-report-dealt-with = 此手已由裁决{ $no }处理。请修改或撤回该裁决，或重选。
refusal-report-legal = 棋谱中，{ $color ->
    [B] 黑
   *[W] 白
}的第{ $n }手没有违反此类规则。
refusal-report-mover = 棋谱中，第{ $n }手是{ $color ->
    [B] 黑的
   *[W] 白的
}。
refusal-report-other-notice = 棋谱从第{ $n }手续到第{ $moves }手：是在第{ $moves }手后发现的。
refusal-report-earlier = { $color ->
    [B] 黑
   *[W] 白
}的第{ $first }手在先，以其为准：请裁决那一手，而不是单独裁决{ $n ->
    [0] 这一事件
   *[other] 第{ $n }手
}。
refusal-report-played = 这局棋已经下过：没有人缺席。请上报迟到或中途离开。
refusal-report-not-counted = 本局不是数棋结束的，没有可争议的数棋。请上报终局本身的问题。
refusal-report-not-resigned = 本局不是因该棋手认输结束的，没有可争议的认输。请上报终局本身的问题。
refusal-report-no-result = 尚无结果：请录入对局的结果。
refusal-report-nothing-ended = 尚无结果，不可能有人接受过。请重新回答。
refusal-report-exchanged = 本局的黑白已由裁决交换：请修改或撤回该裁决。
refusal-report-nothing-confirmed = 所记对局有{ $moves }手，没有结果：无人确认过结果。
refusal-report-beyond = 棋谱有{ $moves }手。
refusal-record-nothing-found = 无人指出会改变结果的着手。没有这样的着手，不能一致也不会判负。
refusal-record-ask-first = 尚未问{ $color ->
    [B] 黑
   *[W] 白
}是续弈还是按现状终局。
refusal-record-agreed = 双方都愿按现状终局：请标出死子，再由双方同意。
refusal-record-not-neutral = { $point } 既不是空着的单官，也不是该棋手自己的地。
refusal-record-takes = 下在 { $point } 会提子。那是着手：请先续弈。
refusal-not-clerical = 只有写结果时的笔误还能更正：请勾选是笔误。

# 等级分名单及其查找、参赛名单、整个报名。

refusal-list-to-come = 名单的日期 { $date } 尚未到来。未导入任何内容；请检查文件或本机的时钟。

refusal-too-many-players = 本服务器的一个赛事最多{ $most }名棋手；上限由所有者在启动时设定（--max-players）。

# 单人链接、重新登录、第二重验证。

refusal-wrong-code = 验证码不符，或已用过。验证码每 30 秒更换一次；请检查手机的时钟
