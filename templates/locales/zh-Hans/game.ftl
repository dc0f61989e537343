# 在现场记录对局，以及观看对局。

fault-point = 请写如 Q16 的点：从 A 起的字母（不用 I）加数字
fault-clock = 请写棋钟所示，如 12:30 或 1:02:30
record-title = 第{ $table }台，记录对局
record-there = 另一位记录员刚录入了同样的内容，只计一次。
record-meanwhile = { $name } 其间录入：{ $theirs }。未录入：{ $mine }。请看棋盘，补录缺少的。
record-made-anyway = 若确实下在了 { $point }，请照实录入并上报事件。
record-unruled = 违反规则，尚未裁定：{ $what }。
record-as-made = 照实录入 { $point }
record-unsent = 等待连接：{ $n }手（{ $moves }）。请继续。
record-dropped = 未录入：{ $moves }
record-sign-in = 您已退出登录。请在另一标签页登录，等待的内容保留在此：
record-keys = 棋盘。方向键选点，Enter 落子，Backspace 撤回。
record-pad = 移动所选的点
record-up = 上
record-left = 左
record-right = 右
record-down = 下
record-play = 落{ $color }子
record-held = { $point }：松开即落子
record-tap = 轻点一个点
record-place = 放置棋子
record-usual = 放在惯用位置
record-put = 设置此点
record-toggle = 死或活
record-count-it = 按此局面数棋
record-undo = 撤回：{ $what }
record-undo-why = 撤回的原因
record-undo-why-hint = 作为注释留在棋谱中，附上您的姓名和时间
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
record-note = 注释
record-clock = 棋钟
record-clock-whose = 谁的棋钟
record-clock-left = 剩余时间
record-clock-hint = 12:30 或 1:02:30
record-clock-overtime = 剩余读秒次数或子数
record-clock-act = 保存
record-file = 导入文件
record-file-label = 棋谱（SGF）
record-file-act = 导入
record-file-wrong = 此文件无法导入：{ $why }
record-file-games = 文件中有{ $n }局：请把本台的一局单独存为文件，再导入
record-file-empty = 此文件中没有对局
record-file-large = 文件太大，不像是棋谱
record-file-exchanged = 文件中{ $black }执黑、{ $white }执白；本台是{ $here_black }执黑、{ $here_white }执白。如果实际按文件中的颜色对局，请先交换本台的颜色。
record-file-others = 文件中的棋手是{ $black }（黑）和{ $white }（白）；本台是{ $here_black }对{ $here_white }。{ $table ->
    [none] {""}
   *[other] 他们在第{ $table }台：请在那里导入文件。
}
record-file-anyway = 不论文件中的姓名，按本台的颜色导入
record-taken-over = 文件已作为本局棋谱导入。手数：{ $moves }。注释：{ $comments }。用时记录：{ $clocks }。{ $result ->
    [none] {""}
   *[other] 文件中的结果为{ $result }，未导入：请在此数棋，或在该台录入结果。
}{ $positions ->
    [0] {""}
   *[other] 设置的局面：{ $positions }。
}{ $notes ->
    [none] {""}
   *[other] 请检查：{ $notes }。
}
record-taken-over-less =
    文件已作为本局棋谱导入。手数：{ $moves }。注释：{ $comments }。用时记录：{ $clocks }。未导入：变化图：{ $variations }；标记（SGF 属性）：{ $properties }。{ $result ->
        [none] {""}
       *[other] 文件中的结果为{ $result }，未导入：请在此数棋，或在该台录入结果。
    }{ $positions ->
        [0] {""}
       *[other] 设置的局面：{ $positions }。
    }{ $notes ->
        [none] {""}
       *[other] 请检查：{ $notes }。
    }
sgf-unclosed = 文件在对局结束前中断
sgf-outside = 对局之外的文字已略过
sgf-no-value = { $ident }没有值，已略过
sgf-empty = 空的对局已略过
sgf-unknown-encoding = 文字按{ $used }读取，而非{ $label }
sgf-letters-guessed = 文件未注明编码，按{ $used }读取，文字可能有误
sgf-unescaped = { $ident }中的]已作为文字读取
sgf-between = 着手之间的文字已略过
sgf-unread = { $ident }[{ $value }]无法读取，已略过
sgf-handicap-stones = 文件注明让{ $handicap }子，摆放的黑子为{ $stones }个
sgf-stones-as-moves = 开头的{ $stones }手黑棋{ $taken ->
    [true] 已作为让子读取
   *[other] 像是让子
}
sgf-komi-read = 贴目{ $value }按{ $points }目读取
sgf-unusual-komi = 贴目{ $points }目不常见
sgf-other-komi = 文件中的贴目是{ $found }目，此处以{ $expected }目为准
sgf-pass-read = { $value }不是此棋盘上的点，已作为停一手读取
record-lids = 盒盖上的提子
record-lids-act = 更正
record-board = 本台结果
record-watch = 观看
record-confirms = { $color }确认
record-confirmed = 双方棋手已确认。结果已计入本轮，棋谱不再改动。
boards-watch-at = 观看第{ $table }台
game-placing = { $n ->
   *[other] 还需放置{ $n }枚让子
}
game-setting-up = 正在摆终局局面
game-stopped = 已停止：哪些是死子？
game-ended = { $result }，尚未确认
game-held = 提{ $n ->
   *[other] { $n }子
}
game-terms = 对局条件
count-territory = 地
count-prisoners = 对局中提子
count-dead = 盘上死子
count-stones = 盘上棋子
count-compensation = 让子补偿
count-overtime = 延时罚目
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
did-overtime = 延时次数
did-note = 注释
did-clock = 棋钟
did-stop = 棋已下完
did-mark = 死子标记
did-agree = { $color }同意
did-settle = 由裁判确定
did-no-agreement = 未达成一致
did-resume = { $color }续弈
did-repetition = 同形重复
did-object = 异议
did-confirm = { $color }确认
did-ruled = 裁决{ $no }
did-unruled = 裁决{ $no }已撤回
did-undo = 撤回了上一项
watch-title = 第{ $table }台，对局
watch-start = 第一手之前
watch-ways = 浏览对局
watch-played = 对局时间
watch-first = 开头
watch-back = 上一手
watch-on = 下一手
watch-last = 末尾
watch-go = 显示
watch-keys = 按键：左右一手，上下十手，Home 和 End。
watch-last-move = 上一手 { $point }
watch-passed = 停一手
watch-to-move = 轮到
watch-nothing = 尚无人记录本局。一旦开始记录，本页会自动更新。
watch-stones-left = 剩余{ $n }子
watch-periods-left = 剩余{ $n }次
live-title = 直播
live-of = 第{ $round }轮：{ $of }台中的{ $n }台
live-none = 本轮没有正在记谱的对局。
live-all = 全部直播对局
embed-show = 在别处显示此棋盘
embed-code = 在其他网站：
embed-film = 叠加在视频上：两位棋手和棋钟
act-record = 开始记录对局
record-arbiter-only = 双方不能一致的事，只有裁判可以确定
record-marking-changed = 其间标记已改变。请看棋盘，再表示同意。
record-words = 输入点或注释
record-discard = 丢弃
watch-step = 第{ $n }手，共{ $of }手

end-page-title = 第{ $table }台，对局结束
end-step = 对局结束，第{ $n }步，共3步：{ $said }
end-not-agreed = 对局结束，未达成一致：{ $said }
end-copy = 副盘
end-the-game = 对局
end-the-count = 数棋
cite-article = 第{ $no }条
cite-rule = AGA 规则第{ $no }条
cite-event = 按赛事所定
cite-usual = 通行做法
end-stop-title = 还有未下完的地方吗？
end-open = 未填
end-lost = { $n ->
   *[other] { $sides }不计算。
}
end-lost-side = { $color }{ $n ->
   *[other] { $n }目
}
end-open-why = { $count ->
   *[other] { $groups } 各棋活着，但邻接未填的单官：{ $open }。不论谁来填，都不算着手：{ $fill }。
}
end-open-none = 没有未填的单官。
end-open-plain = 未填的单官：{ $points }（{ $n }）。不算任何一方的，也无人因此受损（{ $rules }）。
end-open-area = 未填的单官：{ $points }（{ $n }）。双方轮流下子来填，每个归填者得一目（{ $rules }）。未填期间不失目。
end-doubt = { $color }{ $n ->
   *[other] { $n }子
}：活还是死？关系到{ $worth }目。
end-asked-next = 下一步会问，此处无需操作。
end-pass-stones = 停手所交的棋子：黑{ $black }，白{ $white }。最后由白停一手（{ $rules }）。
end-left-open = 若不填，{ $points } 按现状计算，并再次告知双方。
end-note-requester = 续弈：提出者让对方先下（{ $rules }）。
end-note-passer = 续弈：最后停手者的对方先下（{ $rules }）。
end-note-agreed = 续弈：须双方商定谁先下（{ $rules }）。
end-nothing-left = 已无可下之处
end-chosen = 在棋盘上选了：
count-fills = { $color }填 { $point }
key-open = 未填的单官
key-uncounted = 单官未填时不计算
key-doubtful = 未定
key-both-dead = 双方都说死
key-differ = 一方说死
end-claims-title = 哪些是死子？
end-differ-title = 双方对 { $point } 说法不同
end-says = { $color }说
end-group = { $n ->
   *[other] { $n }枚{ $color ->
        [B] 黑子
       *[W] 白子
    }
}
end-group-worth = { $n ->
   *[other] { $n }枚{ $color ->
        [B] 黑子
       *[W] 白子
    }
}，关系到{ $worth }目
end-still-open = { $points } 仍未填：邻接的不计算。
end-they-agree = 双方一致
end-ask-group = { $point }：双方现在怎么说？
end-agree-dead = 双方一致：死
end-agree-alive = 双方一致：活
end-agree-seki = 双方一致：双活
end-next-copy = 无人因此判负。下一步：{ $color }在副盘上演示（{ $rules }）
end-next-ways = 无人因此判负。下一步：规则所定的办法
end-claims-note = 对死活达成一致，对局即结束（{ $rules }）。双方一致后显示结果。
end-marks = 谁在标记
end-tap-note = 轻点一颗棋子，其棋块标为死子；再点取消。
end-hold-note = 按住半秒则标为双活。
end-marks-note = 请轻点棋块。各人只改自己的标记。
end-mark-both = 双方都这样说
end-mark-side = 只有{ $color }这样说
end-ways-title = 双方不一致
end-costs-nothing = 不会因不能一致而判任何人负。以下是可走的办法。
end-copy-act = { $color }在副盘上演示 { $point }
end-copy-note = 说死的一方先下。对局不动；在劫中被提子的一方为该劫停一手（{ $rules }）。
end-plays-first = { $color }先下，可以停一手
end-agreed-first = { $color }先下
end-agreed-act = 双方同意
end-first-counts = 双方都提出时，以先提出者为准。
end-found-title = 发现了着手
end-found-note = 停止后发现改变结果的着手：分别询问双方对局是否继续（{ $rules }）。请轻点其位置，或写出。
end-found-point = 该着手的点
end-live-title = 不能一致时
end-live-twice = 对局继续。若双方接连各停两手而仍不一致，盘上棋子全部按活棋（{ $rules }）。
end-live-now = 盘上棋子全部按活棋，并照此计算（{ $rules }）。对局就此结束。
end-live-act = 不一致：全部按活棋
end-referee = 请在棋盘上下完，或由裁判决定（{ $rules }）。
end-settle-note = 没有人作其他标记。按目前标记为死子：{ $points }。如此确定后即数棋；要改标记，请返回由双方各自标记。
end-settle-none = 无
end-decide-group = 棋块
end-decide-fate = 死活
end-decide-act = 以裁判 { $name } 名义决定
end-reason-hint = 连同您的姓名和时间记入日志
end-asked-title = { $color }，您要求续弈吗？
end-asked-again-title = { $color }，再次询问：您要求续弈吗？
end-found-after = 停止后发现
end-would-take = { $point }：黑先下提{ $black }，白先下提{ $white }。
end-answers-self = 独自答复；另一方棋手不代答
end-answer-of = { $color }的答复
end-i-play-on = 我要求续弈
end-i-end = 我同意按现状终局
end-answer-play-on = { $other }先下，可以停一手。{ $other }不得拒绝（{ $rules }）
end-answer-lies = 若对方也同意，下一步数棋（{ $rules }）
end-neither-note = 进行下一步之前，裁判与双方谈话
end-give-answer = 提交{ $color }的答复
end-follow = 随后会怎样
end-one-asks = 一方要求
end-one-asks-is = 对局继续，另一方先下
end-both-end = 双方终局
end-both-end-is = 先定死子，再按现状数棋
end-both-refuse = 双方拒绝
end-would-lose = 将判双方负
end-would-lose-note = 仅当该着手会改变结果，并且双方都被问过、被告知此事、又再次被问之后。由裁判在单独的页面裁决，此处不能选。
end-refused-title = 双方拒绝
end-refused-note = 请告知双方：若既不续弈也不同意终局，而该着手会改变结果，将判双方负（{ $rules }）。然后再次询问。
end-told-act = 已告知双方：再次询问
end-ruling-title = 双方被问过两次，均拒绝
end-ruling-note = 若该着手会改变结果，双方判负（{ $rules }）。若不会，请返回，让双方就终局达成一致。
end-lose-reason = 该着手如何改变结果
end-lose-act = 裁决双方判负
end-arbiter-rules = 须由裁判裁决。
end-claim = { $color }的主张：{ $point } 是死子
end-copy-title = { $color }能提掉 { $point } 吗？
end-copy-untouched = 这里所下的都不算对局中的着手。
end-copy-turn = 副盘上轮到{ $color }
end-copy-tap = 请轻点副盘落子。
end-copy-play = 落子
end-whole = 整个棋盘
end-ko-shut = 要在 { $point } 回提，{ $color }须先为该劫停一手。停过之后，{ $color }可以在此再提。他处的劫材不算停一手（{ $rules }）。
end-pass-ko = 为 { $point } 的劫停一手
end-played = 副盘上所下
end-made-ko = 为 { $point } 的劫停一手
end-made-pass = 停一手
end-made-takes = { $point }，提{ $n }子
end-made-takes-one = { $point }，提{ $taken }
end-fact-starts = 先下
end-fact-starts-is = 说死的{ $claimant }
end-fact-dead = 死的条件
end-fact-dead-is = { $claimant }提掉 { $point }，且{ $owner }没有因此得到{ $claimant }提不掉的新子
end-fact-alive = 活的条件
end-fact-alive-is = { $claimant }做不到
end-fact-alive-note = { $claimant }停止，或双方停手而 { $point } 仍在
end-fact-game-is = 保持最后停手时的原样
end-takes-back = { $color }收回主张
end-accepts-dead = { $color }接受：死
end-what-shown = 演示的结果
end-leave-copy = 关闭副盘
end-shown = 副盘所示
end-is-dead = { $point } 死
end-is-alive = { $point } 活
end-claim-head = 主张
end-on-copy = 副盘上
end-copy-moves = { $n ->
   *[other] { $n }手
}
end-look = 查看
end-not-moved = 没有动过一子。
end-why-ko = { $claimant }为该劫停一手后，可以提掉
end-why-taken = { $claimant }可以提掉
end-why-new = { $claimant }提掉了，而{ $owner }因此在 { $point } 得到未被提掉的新子
end-why-given = { $color }放弃
end-why-stands = 双方停手，而它仍在
end-new-stones = 新子
end-new-none = { $owner }没有{ $claimant }提不掉的新子
end-worth = 价值
end-worth-is = { $worth }目
end-worth-parts = { $stones }个提子和{ $points }目地
end-both-accept = 双方接受
end-try-again = 再试一次
end-show-new = { $color }在副盘上接着下
end-not-accepted = 不接受？由裁判决定，副盘一并留存。
end-count-nav = 数棋，逐步
end-count-step = { $n } { $said }
end-count-dead = 提走死子
end-count-dead-words = 死子从盘上拿走。
end-count-prisoners = 填回提子
end-count-prisoners-words = 提子填入与其同色一方的地。
end-count-tens = 分块计算
end-count-tens-words = 余下的分块计算。
end-who-confirmed = 谁已确认
end-bought = 已用延时次数
end-confirmed-at = { $time } 确认
end-confirmed-for = { $time } 由裁判 { $name } 代为确认：{ $reason }
end-not-yet = 尚未
end-object-arbiter = 有人提出异议
end-decided-note = 本局不是数棋结束的。有异议者请找裁判，由裁判写明理由登记为事件。
end-count-again = 重新数棋
end-confirm-note = 双方确认后，结果不再改变（{ $confirmed }）。有异议者可要求重新数棋（{ $again }）。
end-confirm-for = 代 { $name } 确认
end-why-not-self = 棋手为何不能自己确认
end-confirm-for-act = 以裁判 { $name } 名义确认
did-nothing-left = 已无可下之处
did-claim = { $color }标记
did-differ = 双方不一致
did-copy = { $point } 的副盘
did-copy-play = 副盘上 { $move }
did-copy-ko = { $color }为 { $point } 的劫停一手
did-give-in = { $color }放弃
did-accept-copy = 双方接受副盘
did-decide = 裁判决定 { $point }
did-told = 已告知双方
did-both-lose = 双方判负
did-confirm-for = 裁判代{ $color }确认
act-decide-end = 裁判决定对局的终局
act-confirm-for = 代棋手确认结果
game-more-passes = 双方都已停手。再连停{ $n }手，行棋结束（{ $rules }）。
game-white-passes-last = 双方都已停手。最后由白停一手：白停手后行棋结束（{ $rules }）。
end-way-same = 连同停手所交的棋子按目数计算，结果相同。
end-way-half = 盘上只数一方，子与空合计，以十为单位，与半盘相比；黑方所需再加贴目的一半。
end-way-fill = 盘上双方以全部棋子填入己方的空；余下的空点或棋子即为差数。

# 裁判：棋谱所示、停止的棋局、未填的单官

asked-play-on = 继续对局
asked-as-it-lies = 按现状终局
asked-neither = 都不同意
answered-neither = 不要求继续对局，也不同意终局
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
