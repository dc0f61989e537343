# What a player reads once a result is reported.

report-waiting = 等待{ $name }上报同样的结果
report-agree = 两人所报相同
report-differ = 两人所报不同
report-told = 已告知裁判。
report-stay = 裁判将到第{ $table }台。请留在台前，保持棋子原样。
report-said-at = 您于 { $time } 上报
report-opponent = 对手
report-how-they = { $name }可通过个人链接或在裁判席上报
report-until-then = 在此之前
report-leave-slip = 请把结果单留在台上
report-to-confirm = 由裁判确认
report-to-board = 返回我的对局
report-change = 更改所报结果
report-which-counts = 以谁为准
report-neither = 都不算
report-neither-until = 直到两人一致或由裁判决定
report-was-wrong = 是我报错了：{ $result }
report-was-wrong-note = 这样两人所报相同，裁判不必来。若坚持所报，什么都不用点。
