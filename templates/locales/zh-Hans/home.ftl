home-title = 报名
home-never = 本赛事不接受网上报名，请询问组织者。
home-soon = 报名于{ $at }开始。
home-closed = 报名已截止，请询问组织者。
home-full = 名额已满。{ $waiting ->
    [0] 您将排在候补名单第一位。
   *[other] 有{ $waiting }人在等候名额。
}
home-left = { $places }个名额，还剩{ $free }个。
home-step = 第{ $n }步，共2步
home-find = 姓名或号码
home-found = { $hits ->
    [0] 等级分名单上没有写作“{ $typed }”的人。
   *[other] 请轻点您的姓名。下方为俱乐部、国家、等级分和名单编号。
}
home-is-registered = 已报名
home-not-listed = 名单上没有我
home-list-gone = 有更新的等级分名单，请再选一次您的姓名。
home-leave-empty = 请留空
home-if-any = 如有
home-rank = 参赛段级
home-rank-hint = 若与等级分名单不同，须经组织者同意。
home-rank-needed = 请选择参赛段级，如 4k 或 2d。
home-email-hint = 供组织者用，绝不显示。儿童请填家长或监护人的地址。
home-initials-note = 用于儿童，或不愿姓名上网者。组织者以及计算等级分的协会仍能看到姓名。
home-email-wrong = 请写完整地址，如 name@go.example。
home-birth-year-hint = 四位数字，只有组织者可见。
home-note = 给组织者的话
home-note-hint = 只有他们可见。
home-fee = 应付
home-nothing-yet = 尚无
home-shown = 公开
home-consent = 我的姓名、俱乐部、段级和结果可以公布，并送交等级分名单
home-consent-note = 此项必选：对阵表会张贴在墙上。
home-consent-needed = 报名须勾选此项：否则无法编排。
home-act = 报名
home-join = 加入候补名单
home-withdraw-note = 用您现在得到的个人链接可以更改或取消。
home-own-title = 我的报名
home-own-waiting = 候补名单，位次
home-own-moves-up = 有空名额时由下一位递补，届时本页会显示。
home-own-organiser-moves = 空出的名额给谁，由组织者决定，届时本页会显示。
home-own-late = 您填写时报名已截止。是否还有名额，由组织者告知。
home-own-asked = 已报名，未确认
home-own-asked-what = 您有名额。组织者确认后，本页会显示。
home-own-admitted = 报名成功
home-own-admitted-what = 请在第1轮之前到场签到。
home-own-cancelled = 已取消
home-own-cancelled-what = 您没有报名。您所填的内容一概不保留。
home-own-link = 您的个人链接
home-own-link-what = 请保存：只显示一次。它打开本页，以后打开您的对局。持有者可代您操作。
home-own-change = 更改所填内容
home-own-ask = 只有组织者可以更改姓名、段级和俱乐部：请在您的对局页面提出。
home-own-cancel = 取消报名
home-own-cancel-what = 您的名额由下一位递补，您所填的内容将删除。
home-own-cancel-act = 是，取消
home-cancelled = 已取消。
home-rules-lead = 棋手用任何手机自行报名。您在此规定时间、人数，以及要问什么。
home-rules-public = 公开的报名表
home-rules-open = 棋手自行报名
home-rules-open-note = 不勾选时，报名表说明报名未开放。
home-rules-when = 时间
home-rules-opens = 开始日期
home-rules-opens-hint = 留空则立即
home-rules-time = 时刻
home-rules-closes = 截止日期
home-closes-first = 截止早于开始。
home-rules-places = 名额
home-rules-places-all = 总数
home-rules-places-hint = 留空则不限
home-category = 第{ $n }组，{ $rank }起
home-category-last = 第{ $n }组，其余所有人
home-rules-at-once = 有名额者立即录入
home-rules-at-once-note = 无需您确认。同一地址来的人多时，仍会问您。
home-rules-moves-up = 候补名单自动递补
home-rules-moves-up-note = 有空名额时递补。否则由您决定给谁。
home-rules-listed = 已报名者列入公开的棋手名单
home-rules-listed-note = 否则棋手签到后才显示。
home-rules-ask = 要问的内容
home-rules-birth-note = 仅在规则或奖项需要时。
home-rules-initials = 所有人仅显示首字母
home-rules-initials-note = 如青少年赛事：全名只出现在组织者的名单和文件中。不选时，报名者可自行要求。
home-rules-fee = 报名费
home-rules-fee-hint = 用文字写：35 EUR，学生 20 EUR
home-rules-pay = 付款方式
home-rules-pay-hint = 现场付现金，或写账号
home-rules-keep = 赛后保留邮箱和备注的天数
home-rules-keep-hint = 之后自动删除。
home-waiting-title = 网上报名
home-waiting-nobody = 没有人在等候。
home-waiting-count = { $n }人未确认。
home-crowd = 自{ $since }起，{ $n }人未确认，来自{ $addresses ->
   *[other] { $addresses }个地址
}
home-crowd-hide = 显示其他人
home-crowd-remove = 全部去掉：{ $n }
home-with-place = 有名额：{ $n }
home-in-line = 候补名单：{ $n }
home-in-line-note = 按先后顺序。一经确认，即使没有名额也会录入。
home-confirm = 确认
home-confirm-all = 全部确认：{ $n }
home-late = 报名过晚
home-born = { $year }年出生
home-more = 处理完这些后，再显示{ $n }人。
home-confirmed = 已录入{ $n }人。
home-removed = 已去掉{ $n }人。
act-register = 网上报名
act-edit-registration = 更改网上报名
act-cancel-registration = 取消网上报名
act-move-up = 由候补名单递补
act-admit-registrations = 确认网上报名
act-remove-registrations = 去掉网上报名
privacy-title = 保存您的哪些信息
privacy-lead = 本赛事显示棋手的什么、保存什么、保存多久。
privacy-who = 负责人
privacy-who-unsaid = 本赛事的组织者。这里没有写联系方式，请在赛场询问。
privacy-who-director = 主持本赛事的{ $name }。这里没有写联系方式，请在赛场询问。
privacy-public = 人人可见
privacy-public-what = 姓名、段级、俱乐部和国家、对阵、结果和名次。它们会送交各协会的等级分名单。
privacy-list = 赛前
privacy-list-yes = 已报名者列入公开的棋手名单。
privacy-list-no = 棋手签到后才显示。
privacy-organisers = 只有组织者可见
privacy-organisers-what = 您报名时填写的内容：{ $asked }。报名费是否已付。
privacy-organisers-none = 报名费是否已付。
privacy-kept = 保存到
privacy-kept-what = 只有组织者能看到的内容在{ $days ->
    [0] 赛事结束时
   *[other] 赛后{ $days }天
}删除（{ $day }）。姓名和结果保留：它们是赛事的记录。
privacy-phone = 您的手机上
privacy-phone-what = 在您点“这是我”、登录或选择语言之后有一个 Cookie，此前没有。
privacy-address = 您的网络地址
privacy-address-what = 网络的指纹，保留到组织者答复您的报名为止，此后最多再保留两天。
privacy-others = 第三方
privacy-others-what = 本服务的任何页面都不向其他服务请求任何内容。
privacy-yours = 您的权利
privacy-yours-what = 用您的个人链接可更改所填内容，或取消报名。其他事项请向组织者提出。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = 棋手用自己的手机签到
home-rules-own-check-in-note = 凭个人链接，在下面的时间内；否则在入口处。
home-rules-check-in-hint = 届时未到者会显示在赛场屏幕上，且不参加编排。

home-unpaid = 改为未付
privacy-told = 如果您选择接收通知
privacy-told-what = 您的电子邮件地址，或浏览器厂商代收消息的地址：消息加密传送，厂商无法读取。两者与电子邮件地址一同删除。

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = 您的报名将取消，您所填的内容将删除。
home-own-cancel-games = 您已进入某一轮：对局保留，不会取消。您可以在“我的对局”页面说明要退赛。

# 等级分名单及其查找、参赛名单、整个报名。

list-not-a-list = 这不是 EGF、FFG 或 AGA 的等级分名单。请重新下载，查看后再发送。
list-nobody = 其中没有棋手，像是错误页面。请重新下载名单。
list-short = 该行提前结束：文件被截断。请重新下载名单。
list-unclosed = 名单不以 </pre> 结尾：文件被截断。请重新下载名单。
list-shifted = 名单各栏处有制表符或字母。请重新下载，不要用编辑器打开。
list-encoding = 这是 { $found }，而名单应为 { $wanted }，因此各栏错位。请重新下载，不要转换编码。
list-no-day = 缺少名单日期，例如 { $layout }。请重新下载名单。
list-number-twice = { $number } 已在第{ $first }行。请重新下载名单。
list-not-a-number = “{ $value }”不是{ $digits }位数的号码。请重新下载名单。
list-not-a-rating = “{ $value }”不是此等级分制的数值，该制在−1与1之间没有数值。
list-not-a-day = “{ $value }”不是日期。名单写作月/日/年。
list-not-a-status = “{ $value }”不是会员状态。名单中有 L、C、e、X 和 -。
table-old-workbook = 这是旧式工作簿（XLS）。请另存为 XLSX、ODS 或 CSV。
table-not-a-workbook = 这不是可读的工作簿（{ $reason }）。请另存为 XLSX、ODS 或 CSV。
table-bomb = 解压后超过 { $most } MB，作为棋手名单太大。
table-too-wide = 行超过{ $rows }或列超过{ $columns }，作为棋手名单太多。
table-long-cell = 有一个单元格超过{ $most }个字符；可能有引号没有闭合。
table-date = 电子表格把它变成了日期 { $value }。请将该列设为文本格式并重新输入。
table-merged = 此单元格与相邻单元格合并。请拆分。
table-cell-error = 单元格显示错误 { $value }。请修正公式或直接输入数值。
table-not-a-country = “{ $value }”不是国家。请写两个字母，如 CN。
table-not-a-pin = “{ $value }”不是欧洲数据库的号码，应为八位数字。
table-no-names = 没有姓名列。请在下面选择。
table-no-ranks = 没有段级或等级分列。请在下面选择。
table-no-scale = 看不出等级分用的是哪种标准。请在下面选择。
table-no-strength = 段级和等级分都缺。请填其一。
table-far-rating = 等级分 { $rating } 相当于 { $of }，而段级写的是 { $rank }。请改正其一，或去掉这一行。
table-number-twice = { $number } 也是第{ $first }行的编号。请改正其一，或去掉一行。
table-same-person = { $name } 也在第{ $first }行。请去掉一个。
table-no-team = 台次和队长属于某个队，但没有写队名。请写上队名，或把两格都留空。
table-board-twice = { $team } 队的第{ $board }台已在第{ $first }行。请改动其中一个。
table-captain-twice = { $team } 队的队长已在第{ $first }行。请只标记一人。
partner-fault-line = “{ $typed }”不是搭档。请写姓、名和段级，如 Beck, Bea, 2d。
partner-fault-too-many = 搭档至多{ $most }人：一方至多三人。
note-of-tournament = 此赛事文件中只导入{ $players }名棋手：不导入轮次、结果和设置。
note-other-sheets = 另有{ $sheets }张工作表未读。
note-formula = { $cell } 是公式，取其最后的值“{ $value }”。
note-more-formulas = 另有{ $more }个公式取最后的值。
note-invisible = 第{ $line }行：已去掉不可见字符。
note-above-header = 第{ $line }行（列名所在）以上的内容未读。
note-surname-assumed = 看不出姓名中哪一部分是姓。“{ $whole }”中以“{ $surname }”为姓。
note-far-rating = 第{ $line }行：等级分 { $rating } 相当于 { $of }，而段级写的是 { $rank }。两者都照录。
note-plays-no-round = 第{ $line }行：{ $name } 不参加任何一轮。
note-unused-column = 未使用“{ $heading }”列。
note-of-scale = 等级分按{ $scale ->
    [french] 法国
    [american] 美国
   *[european] 欧洲
  }标准读取。

# Personal links by e-mail, and fees that are paid at once.

