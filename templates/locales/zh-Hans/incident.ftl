# 事件与裁决：何时发生了什么、裁决、裁判记录。

way-incidents = 事件
way-rulings = 裁决
boards-incident = 事件
boards-incident-at = 第{ $table }台的事件

## 发生了什么
incident-step = 事件，第{ $n }步，共4步。
incident-at = 第{ $table }台，{ $black } 与 { $white }
incident-place = 第{ $round }轮，第{ $table }台
incident-board = 对局
incident-what = 发生了什么
incident-when = 何时
incident-what-question = 发生了什么？
incident-on-board = 棋盘上
incident-by-both = 双方
incident-by-nobody = 无人，或不知道
incident-what-by = { $what }：{ $by }
kind-ko-retake = 立即回提劫
kind-superko = 重复以前的全局同形
kind-suicide = 自杀
kind-occupied = 下在已有棋子的点
kind-out-of-turn = 未轮到而下
kind-two-in-a-row = 连下两手
kind-stone-displaced = 棋子被移动或碰动
kind-stone-removed = 提走有气的棋子
kind-captures-left = 被提的棋子留在盘上
kind-captures-mishandled = 提子未放在盒盖上
kind-take-back = 悔棋或移动已下的子
kind-board-scattered = 棋局被弄乱
kind-wrong-colors = 黑白弄错
kind-wrong-setup = 贴目或让子弄错
kind-clock-misuse = 棋钟使用不当
kind-time-loss = 时间用完
kind-late-arrival = 迟到
kind-no-show = 未到
kind-outside-help = 场外帮助或电子设备
kind-conduct = 赛场行为
kind-count-disputed = 数棋有争议
kind-repetition = 同形反复，双方都不让步
kind-other = 其他

## 何时
incident-when-question = 何时发现？
when-at-once = 立即，在下一手之前
when-up-to-three = 一至三手之后
when-more = 超过三手之后
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
incident-fault-off-lid = 未放在盒盖上
incident-fault-touched = 触碰或归还
incident-fault-other = 其他
incident-so = 是否如此？
case-point-taken = 其位置现已被占
case-deliberate = 是故意的
case-agreed = 双方棋手一致
case-disagreed = 问过双方，未能一致
case-dropped = 棋子从手指滑落
case-forced = 并非对局双方造成
case-lost = 无人能恢复局面
case-effective-move = 停止后有人发现有效着手
incident-back = 返回发生了什么
incident-kept = 报告已保存，可从此页继续作出裁决。

## 裁决
ruling-title = 裁决，第{ $table }台
ruling-number = 裁决{ $no }
ruling-waits = 由裁判决定，在此之前什么也不会发生。
ruling-no-offence = 没有违规。
ruling-why = 理由
ruling-binds = 约束力
firm-binding = 条文如此规定
firm-default = 如此处理，除非裁判另选
firm-open = 条文交由裁判决定
ruling-clocks = 棋钟
ruling-earlier = 此前的处罚
ruling-penalty = 附加处罚
ruling-words = 裁判的说明
ruling-words-hint = 您的理由；若为其他处罚，写明内容
ruling-told = 已告知棋手
ruling-confirm = 确认裁决
ruling-choose = 您可以选择
ruling-instead = 您可以改选
ruling-if-agreed = 若双方棋手一致：{ $remedy }
ruling-later = 暂不裁决：保存报告
ruling-arbiter = 裁判
ruling-amends = 取代
ruling-status = 已失效
ruling-not-told = 尚未告知
ruling-tell = 已告知
ruling-told-now = 裁决{ $no }：已记下告知棋手。
ruling-sheet = 打印用单
ruling-amend = 修改
ruling-withdraw = 撤回裁决
ruling-withdraw-note = 其处罚不再计算。若其结果仍有效，该台恢复显示之前的内容。记录保留。
ruling-withdraw-reason = 为何撤回？
ruling-withdrawn-now = 裁决{ $no }已撤回。
ruling-amended-by = 由裁决{ $no }修改
ruling-withdrawn-by = 由 { $name } 撤回，{ $at }：{ $reason }
ruling-recorded = 裁决{ $no }已记录，该台结果不变。
ruling-recorded-result = 裁决{ $no }已记录，该台显示其结果。
ruling-recorded-before = 此裁决先前已记录。
result-becomes = { $before } → { $after }
result-unchanged = 不变
result-open = 未定：重下或重新数棋
result-unrated = 不计等级分，也不计入相互胜负
standings-place = 名次
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
   *[other] 另有{ $n }名棋手的名次或小分变动
  }

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
effect-pass-stones = { $n ->
   *[other] { $color }得{ $n }枚停手子。
  }
effect-prisoners = { $n ->
   *[other] { $color }多得{ $n }枚提子。
  }
effect-points = { $color }得{ $points }目。
effect-exchange = 双方交换黑白，棋子不动。
effect-as-paired = 贴目和让子按编排更正。
penalty-caution = 告诫{ $color }。
penalty-warning = 警告{ $color }。
penalty-stones = { $color }罚{ $n }目。
penalty-game-loss = { $color }警告次数已满。
penalty-exclusion = { $color }取消参赛资格。
penalty-other = 对{ $color }另加处罚，见裁判说明。
verdict-replay = 本局重下。
verdict-count-again = 重新确认死活并数棋。
verdict-stands = 已确认的结果有效。
verdict-wins-illegal-move = { $color }胜：对方违例。
verdict-wins-time = { $color }超时胜。
verdict-wins-default = { $color }胜：对方弃权。
verdict-wins = { $color }胜：裁定。
verdict-ends = 对局结束：{ $result }。
clock-leave = 保持现状
clock-stop = 期间停钟，之后继续
clock-set-right = 由裁判调整棋钟
clock-charge = { $color }扣{ $n }分钟
clock-reset = 双方从头计时
note-record-disagrees = 棋谱上没有此违规：请先核对。
note-cannot-be-done = 条文所要求的，在此棋盘上已无法做到。
note-move-unknown = 无人指明是哪一手：请手工恢复局面。
note-window-unclear = 请查明其间下了几手。
note-starts-anew = 以前的局面不再计入劫和全局同形。
note-derived = 由条文推导得出，条文并未明言。
note-setting = 通行做法，属赛事设置。
note-confirmed = 结果已确认：可以记处罚，其他不行。
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
remedy-loses = 判负
remedy-both-lose = 双方判负
remedy-draw = 和棋
remedy-no-result = 无胜负
remedy-replay = 重下
sanction-none = 不处罚
sanction-caution = 告诫
sanction-warning = 警告
sanction-exclusion = 取消参赛资格
sanction-other = 其他处罚，自行写明

## 记录
incidents-title = 裁判记录
incidents-lead = 事件从其对局开始。
incidents-waiting = 尚无裁决
incidents-rule = 裁决
incidents-rulings = 裁决
incidents-open = 打开
incidents-csv = 记录表格（CSV）
rulings-title = 裁决
rulings-lead = 裁判的决定及理由。
rulings-none = 还没有裁决。
sheet-how = 请打印此页并签字。
sheet-arbiter-signs = 裁判

## 申诉
appeal-none = 本赛事不设申诉。
appeal-may = 棋手可{ $until }向{ $members }人仲裁委员会申诉。
appeal-until-confirmed = 在结果确认之前
appeal-until-round = 在本轮结束之前
appeal-until-minutes = 在被告知后{ $n }分钟内
appeal-take = 受理申诉
appeal-who = 申诉人
appeal-grounds = 理由
appeal-grounds-needed = 请写棋手为何申诉
appeal-act = 受理申诉
appeal-taken = 裁决{ $no }：申诉已受理。
appeal-number = 申诉{ $no }
appeal-by = { $name }，{ $at }
appeal-judge = 委员会的决定
appeal-judge-note = 作出裁决的裁判没有表决权。决定为最终决定。
appeal-member = 委员{ $n }
appeal-vote = 表决
vote-upheld = 维持裁决
vote-overturned = 撤销裁决
appeal-reasons = 理由
appeal-judge-act = 保存决定
appeal-judged = 裁决{ $no }：委员会的决定已保存。若裁决被撤销，请现在修改或撤回。
appeal-upheld = 维持裁决（{ $members }）。
appeal-overturned = 撤销裁决（{ $members }）。

## 赛事的程序
procedure-title = 程序与裁决
procedure-lead = 违例、迟到、警告之后怎么办：依据哪个条文，以及本赛事另有哪些规定。
procedure-which = 程序
procedure-which-hint = 另选之后，其数值会填入下面各栏。
procedure-of-rules = 同对局规则：{ $rules }
procedure-event = 赛事
procedure-international = 国际赛事
procedure-international-note = 有些条文对此另作规定
procedure-public = 公开裁决
procedure-public-note = 人人可读新裁决；否则只有裁判可见，由其告知棋手
procedure-save = 保存
procedure-saved = 程序已保存。

## 被拒绝的操作
refusal-procedure = 此程序无法使用：{ $why }
refusal-report = 报告不合情理。请重新逐步填写。
refusal-report-by = 请说明是黑还是白
refusal-report-noticed = 发现早于发生：请比较两个手数
refusal-report-move = 请两项都写：是哪一手，以及第几手后发现
refusal-choose-first = 条文交由您决定：请选择其中一项
refusal-not-offered = 这些不能同时选择，请重选。
refusal-words-needed = 请写明是什么处罚以及理由
refusal-ruling-changed = 其间该台或棋手的处罚有变。没有记录任何内容：请再看裁决。
refusal-not-in-force = 此裁决先前已修改或撤回
refusal-no-such-ruling = 没有这项裁决或申诉
refusal-appeal-decided = 此申诉先前已决定，决定为最终决定
refusal-appeal-late = 申诉时限已过
refusal-appeal-none = 本赛事不设申诉
refusal-appeal-committee = 请写出委员会每位委员
refusal-appeal-own-case = 作出裁决的裁判不能审理此申诉
refusal-appeal-twice = 有委员写了两次
refusal-appeal-player = 只有对局双方可以申诉

## 日志
act-incident = 上报事件
act-ruling = 裁决
act-tell-ruling = 裁决已告知棋手
act-withdraw-ruling = 裁决撤回
act-appeal = 申诉
act-judge-appeal = 申诉已决定
