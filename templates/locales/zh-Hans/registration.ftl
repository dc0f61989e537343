# 等级分名单及其查找、参赛名单、整个报名。

list-not-a-list = 这不是 EGF、FFG 或 AGA 的等级分名单。请重新下载，查看后再发送。
list-nobody = 其中没有棋手，像是错误页面。请重新下载名单。
list-short = 该行提前结束：文件被截断。请重新下载名单。
list-unclosed = 名单不以 </pre> 结尾：文件被截断。请重新下载名单。
list-shifted = 名单各栏处有制表符或字母。请重新下载，不要用编辑器打开。
list-encoding = 这是 { $found }，而名单用 { $wanted }，因此各栏错位。请重新下载并保持原样。
list-no-day = 缺少名单日期，例如 { $layout }。请重新下载名单。
list-number-twice = { $number } 已在第{ $first }行。请重新下载名单。
list-not-a-number = “{ $value }”不是{ $digits }位数的号码。请重新下载名单。
list-not-a-rating = “{ $value }”不是此等级分制的数值，该制在−1与1之间没有数值。
list-not-a-day = “{ $value }”不是日期。名单写作月/日/年。
list-not-a-status = “{ $value }”不是会员状态。名单中有 L、C、e、X 和 -。

lists-title = 等级分名单
lists-lead = 从这些名单录入棋手，并更新其等级分。每个协会用最新的名单。
lists-none = 还没有名单。
lists-list = 名单
lists-day = 日期
lists-people = 人数
lists-used = 使用中
lists-file = 等级分名单
lists-file-hint = EGF（HTML）、FFG 或 AGA（TDList）的原样文件。要么全部读入，要么完全不读；每个协会保留{ $kept }份。
lists-act = 导入名单
lists-done = { $name } { $date }：{ $count }人。
lists-done-but = { $name } { $date }：{ $count }人。略去{ $lines }行：{ $which }
lists-ask = 本服务器的所有比赛都使用这些名单，因此由服务器所有者导入：请联系 { $names }。
lists-removed = 已删除 { $date } 的 { $name } 名单。
refusal-list-to-come = 名单的日期 { $date } 尚未到来。未读入任何内容；请检查文件或本机的时钟。

enter-title = 录入棋手
enter-no-list = 还没有等级分名单。
enter-list = { $name }，{ $date }，{ $count }人
enter-field = 姓名或号码
enter-found = { $count ->
    [0] 没有这样的姓名。
   *[other] { $count }个相近姓名。
}
enter-keys = ↓ 向下，Enter 录入唯一一人或移到第一个，输入框随即清空。
enter-how-number = 按号码
enter-how-alike = 写法不同
enter-number = { $no }号
enter-entered = 已录入
enter-act = 录入
enter-not-listed = 不在名单上？
enter-by-hand = 手工录入
enter-newest = 最近录入
enter-all = 全部棋手
enter-list-gone = 已有更新的等级分名单。请从中选择。

table-old-workbook = 这是旧式工作簿（XLS）。请另存为 XLSX、ODS 或 CSV。
table-not-a-workbook = 这不是可读的工作簿（{ $reason }）。请另存为 XLSX、ODS 或 CSV。
table-bomb = 解压后超过 { $most } MB，没有这么大的棋手名单。
table-too-wide = 行或列超过{ $most }，没有这么多行列的棋手名单。
table-long-cell = 有一个单元格超过{ $most }个字符；可能有引号没有闭合。
table-date = 电子表格把它变成了日期 { $value }。请将该列设为文本格式并重新输入。
table-merged = 此单元格与相邻单元格合并。请拆分。
table-cell-error = 单元格显示错误 { $value }。请修正公式或直接输入数值。
table-not-a-country = “{ $value }”不是国家。请写两个字母，如 CH。
table-not-a-pin = “{ $value }”不是欧洲数据库的号码，应为八位数字。
table-no-names = 没有姓名列。请在下面指明。
table-no-ranks = 没有段级或等级分列。请在下面指明。
table-no-strength = 段级和等级分都缺。请填其一。
table-same-person = { $name } 也在第{ $first }行。请去掉一个。

note-other-sheets = { $sheets ->
   *[other] 另有{ $sheets }张工作表未读。
}
note-formula = { $cell } 是公式，取其最后的值“{ $value }”。
note-more-formulas = 另有{ $more }个公式取最后的值。
note-invisible = 第{ $line }行：已去掉不可见字符。
note-above-header = 第{ $line }行（列名所在）以上的内容未读。

list-column-surname = 姓
list-column-first-name = 名
list-column-name = 全名
list-column-native-name = 本国文字姓名
list-column-rank = 段级
list-column-rating = 等级分
list-column-country = 国家
list-column-club = 俱乐部
list-column-pin = EGF PIN
list-column-licence = 法国会员号
list-column-aga-id = AGA 号码
list-column-registration = 已签到或已报名
list-column-rounds = 轮次
list-column-correction = 积分修正
list-column-none = 不用

list-preview-title = 将录入的人
list-preview-lead = 新{ $new }人，已录入{ $known }人。尚未执行任何操作。
list-wrong = { $count ->
    [0] 缺少内容：
   *[other] 有{ $count }行不清楚。请补全，或略去。
}
list-columns = 各列的识别
list-header = 列
list-sample = 样例
list-taken-for = 识别为
list-unused = 不用
list-column-of = 列 { $header }（如 { $sample }）是
list-look-again = 照此读取
list-people = 棋手
list-line = 行
list-numbers = 号码
list-becomes = 处理
list-leave-out = 略去
list-leave-out-of = 略去 { $name }
list-rank-of = { $name } 的段级
list-new = 新
list-same = { $no }号，不变
list-changes = { $no }号 { $name } 将更新
list-more = 另有{ $count }人未显示。
list-enter = 录入{ $count }人
list-other = 换一份名单
list-nobody-on-it = 此名单上没有人。

update-title = 更新等级分
update-lead = { $count ->
    [0] 没有人与最新名单不同。
   *[other] { $count }名棋手与最新名单不同。
}
update-gap-field = 段级与等级分相差超过几级时提示
update-show = 显示
update-chosen = 已选
update-choose = 选择 { $name }
update-now = 现在
update-list-says = 名单所写
update-look = 请留意
update-unknown = { $list } 名单中没有此号码的人。
update-other = { $list } 名单中此号码属于 { $name }。
update-twice = { $no }号的 { $list } 号码相同。
update-expired = 会员资格已于{ $date }到期。
update-namesakes = { $list } 名单中有{ $count }人同名。请选一人。
update-gap = 等级分相当于{ $rank }：相差{ $ranks }级。
update-who = { $name } 是哪一位
update-nobody = 都不是
update-ratings = 采用等级分
update-both = 采用等级分和段级
update-rank = 由等级分定段级
update-rating = 由段级定等级分

entries-update = 更新等级分
entries-chosen = 对所选棋手
entries-choose = 选择 { $name }
entries-choose-head = 选择
participants-nothing = 没有可读的内容：请选择文件，或粘贴名单。
entries-chosen-check-in = 签到
entries-chosen-announce = 未到
entries-chosen-take-out = 移出
entries-chosen-club = 俱乐部
entries-chosen-set-club = 设俱乐部
entries-chosen-rounds = 轮次，如 1,3-5
entries-chosen-set-rounds = 设轮次
entries-chosen-nobody = 没有选择任何人。请先勾选棋手。
entries-chosen-no-rounds = 这不是轮次。请写作 1,3-5。
entries-sort = 排序
entries-sort-name = 姓名
entries-sort-rank = 段级
entries-sort-rating = 等级分
entries-sort-club = 俱乐部
entries-sort-country = 国家
entries-sort-number = 录入顺序
entries-sort-category = 组别
entries-sort-pin = 欧洲 PIN
entries-sort-fee = 报名费
entries-sort-paid = 付款
entries-sort-meal = 用餐
entries-sort-born = 出生年份
entries-show = 显示
entries-show-so = 应用
entries-show-paid = 已付 { $count }
entries-show-unpaid = 未付 { $count }
entries-show-far = 段级与等级分相差大 { $count }
entries-show-no-pin = 无 PIN { $count }
entries-show-out = 不参加第{ $round }轮 { $count }
entries-has-paid = 已付
entries-owes = 未付
entries-chosen-paid = 标为已付
entries-chosen-unpaid = 标为未付
numbers-title = 名单中有而尚未填写的编号：{ $count }个
numbers-about = 每份名单中只有一人叫这个名字。请确认是否同一人，不是则取消勾选。
numbers-number = 编号
numbers-take = 采用这些编号
numbers-taken = { $count ->
    [0] 没有采用任何编号。
   *[other] 现有{ $count }名棋手有了编号。
  }
numbers-way = 采用名单中的全部编号
enter-nearest = 最接近的{ $count }个姓名。
entry-added-from = { $name } 已录入，从第{ $round }轮起参赛。若要作为迟到者安排座位，请把前一轮也勾上。
list-enter-both = 录入{ $new }人，更新{ $known }人
