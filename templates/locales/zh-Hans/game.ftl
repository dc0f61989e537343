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
refusal-record-terms = 此处无法记录对局：{ $why }
refusal-record-other-result = 该台已显示 { $result }。请在双方确认之前更正其中之一。

fault-point = 请写如 Q16 的点：从 A 起的字母（不用 I）加数字
fault-clock = 请写棋钟所示，如 12:30 或 1:02:30

record-title = 第{ $table }台，记录对局
record-there = 另一位记录员刚录入了同样的内容，只计一次。
record-meanwhile = { $name } 其间录入：{ $theirs }。未录入：{ $mine }。请看棋盘，补录缺少的。
record-made-anyway = 若确实下在了 { $point }，请照实录入并上报事件。
record-as-made = 照实录入 { $point }
record-unsent = 尚未保存，等待连接：
record-dropped = 未录入：
record-sign-in = 您已退出登录。请在另一标签页登录，等待的内容保留在此：
record-keys = 棋盘。方向键选点，Enter 落子，Backspace 撤回。
record-pad = 移动所选的点
record-up = 上
record-left = 左
record-right = 右
record-down = 下
record-play = 落{ $color }子
record-place = 放置棋子
record-usual = 放在惯用位置
record-put = 设置此点
record-toggle = 死或活
record-count-it = 按此局面数棋
record-undo = 撤回：{ $what }
record-pass = 停一手
record-quick = 轻点即落子
record-brush = 放什么
record-empty = 空点
record-more = 更多
record-resigns = { $color }认输
record-time = { $color }超时负
record-stop = 棋已下完
record-repetition = 双方同意：同形重复，无胜负
record-set-up = 改为摆出终局局面
record-typed = 点
record-play-typed = 落子
record-note = 评注
record-note-act = 添加
record-clock = 棋钟
record-clock-whose = 谁的棋钟
record-clock-left = 剩余时间
record-clock-hint = 12:30 或 1:02:30
record-clock-overtime = 剩余读秒次数或子数
record-clock-act = 记下
record-file = 导入文件
record-file-label = 棋谱（SGF）
record-file-act = 导入
record-file-wrong = 此文件无法导入：{ $why }
record-file-games = 文件中有{ $n }局：请把本台的一局单独存为文件，再导入
record-file-empty = 此文件中没有对局
record-file-large = 作为棋谱，此文件太大
record-taken-over = 文件已作为本局棋谱导入
record-lids = 盒盖上的提子
record-lids-act = 更正
record-board = 本台结果
record-watch = 观看
record-confirms = { $color }确认
record-confirmed = 双方棋手已确认。结果已计入本轮，棋谱不再改动。
boards-record = 记谱
boards-record-at = 记谱，第{ $table }台
boards-watch = 观看
boards-watch-at = 观看第{ $table }台

game-placing = { $n ->
   *[other] 还需放置{ $n }枚让子
}
game-setting-up = 正在摆终局局面
game-to-move = 轮到{ $color }
game-stopped = 已停止：哪些是死子？
game-ended = { $result }，尚未确认
game-last = 第{ $n }手：{ $move }
game-held = 提{ $n ->
   *[other] { $n }子
}
game-terms = 对局条件
goban = 局面
goban-last = { $color } { $point } 之后的局面
move-pass = { $color }停一手

count-territory = 地
count-prisoners = 对局中提子
count-dead = 盘上死子
count-stones = 盘上棋子
count-komi = 贴目
count-compensation = 让子补偿
count-rulings = 按裁决
count-sum = 合计
count-marks = 轻点标记为
count-as-dead = 死子
count-as-seki = 双活
count-agreed = { $color }已同意
count-resume = { $color }要求续弈
count-none-dead = 全部是活棋
count-settle = 裁判如此确定
count-no-agreement = 双方不一致

did-handicap = 让子 { $point }
did-usual = 让子
did-moves = 从文件导入{ $n }手
did-position = 局面
did-prisoners = 提子已更正
did-note = 评注
did-clock = 棋钟
did-stop = 棋已下完
did-mark = 死子标记
did-agree = { $color }同意
did-settle = 由裁判确定
did-no-agreement = 未达成一致
did-resume = { $color }续弈
did-resign = { $color }认输
did-time = { $color }超时负
did-repetition = 同形重复
did-object = 异议
did-confirm = { $color }确认
did-ruled = 裁决{ $no }
did-unruled = 裁决{ $no }已撤回
did-undo = 撤回了上一项

watch-title = 第{ $table }台，对局
watch-start = 第一手之前
watch-ways = 浏览对局
watch-first = 开头
watch-back = 上一手
watch-on = 下一手
watch-last = 现在
watch-nothing = 尚无人记录本局。一旦开始记录，这里会自动更新。
watch-file = 棋谱（SGF）
watch-clock = { $color }的棋钟：{ $time }
watch-overtime = { $color }的棋钟：{ $time }，读秒 { $n }

incident-found = 在所记对局中发现
figure-now = 现在。
figure-after = 裁决之后。
ruling-record = 所记对局
ruling-record-done = 裁决也在棋谱上执行
ruling-record-stays = 此裁决无法在棋谱上执行。请手工摆正棋盘，棋谱保持不变。
ruling-prisoners = 提子
ruling-prisoners-of = { $color } { $n }

act-record = 开始记录对局

record-arbiter-only = 双方不能一致的事，只有裁判可以确定

record-marking-changed = 其间标记已改变。请看棋盘，再表示同意。

record-words = 输入点或评注
record-discard = 丢弃等待的内容

watch-step = 第{ $n }步，共{ $of }步
ruling-on = 继续对局，第{ $table }台
