# 裁判：棋谱所示、停止的棋局、未填的单官

## 对照棋谱的报告
incident-governed = 第{ $n }手在先，以其为准：不能单独裁决这一手。
incident-known = 棋谱可知：第{ $n }手，第{ $moves }手后发现。
incident-next = 下一步
case-record-wrong = 此处棋谱有误
case-record-wrong-note = 只有裁判长可附理由不依棋谱。
refusal-record-stands = 只有裁判长可作出与棋谱不同的裁决。
refusal-report-in-order = 按次序，第{ $n }手正是该棋手下：请再看两人中谁下的。
refusal-report-agreed = 一致与不一致互相排斥：请选其一。
refusal-report-not-in-record = 棋谱的{ $moves }手中，该棋手没有此类违规。请记录实际所下，或重选。
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
}的第{ $first }手在先，以其为准：请裁决那一手，而不是单独裁决第{ $n }手。
refusal-report-nothing-confirmed = 所记对局有{ $moves }手，没有结果：无人确认过结果。
refusal-report-beyond = 棋谱有{ $moves }手。
ruling-ask-both = 先问双方：续弈，还是按现状终局。
ruling-play-on = 停止的对局继续。
ruling-first = { $color }先下，可以停一手。
ruling-record-same = 棋谱已是如此：没有改动
remedy-ask-both = 先问双方
remedy-play-on = 停止的对局继续
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
asked-play-on = 续弈
asked-as-it-lies = 按现状终局
asked-neither = 都不同意
dispute-found = { $color }要下在那里
did-fill = { $color }填 { $point }
did-found = 在 { $point } 发现着手
did-answer = { $color }的答复
count-fill = 以{ $color }填子
warning-dead-in-neutral = { $points }：标为死子，但无人围住。
warning-dead-in-seki = { $points }：双活中的死子，因此不提走。
warning-unsettled = { $points }：死活未定。请下完再数棋。
warning-unfinished = 还有{ $n }个点不属于任何一方：请标出其中的死子，或下完再数棋。
record-repetition-draw = 双方同意：同形重复，和棋
refusal-record-nothing-found = 无人指出会改变结果的着手。没有这样的着手，不能一致也不会判负。
refusal-record-ask-first = 尚未问{ $color ->
    [B] 黑
   *[W] 白
}是续弈还是按现状终局。
refusal-record-agreed = 双方都愿按现状终局：请标出死子，再由双方同意。
refusal-record-not-neutral = { $point } 既不是空着的单官，也不是该棋手自己的地。
refusal-record-takes = 下在 { $point } 会提子。那是着手：请先续弈。

## 已确认的结果
board-clerical-question = 是写结果时的笔误吗？
board-clerical = 是：双方确认的结果与此处所写不同
board-clerical-note = 棋手自己的结果不再改变。
refusal-not-clerical = 只有写结果时的笔误还能更正：请说明是笔误。
