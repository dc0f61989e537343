# 打印的表单。

paper-title = 打印
paper-how = 用浏览器以 A4 或 Letter 纸打印，纸张方向自动适应。
paper-all = 全部表单
paper-names = 对阵表，按姓名
paper-note-names = 贴墙用：人人找到自己的台次
paper-boards = 对阵表，按台次
paper-note-boards = 含结果栏
paper-slips = 结果单，每页四张
paper-note-slips = 每台一张
paper-slips-six = 结果单，每页六张
paper-note-slips-six = 较小，省纸
paper-standings = 名次表
paper-note-standings = 各项指标和各轮，横向
paper-wall = 公告表，按名次
paper-note-wall = 纵向，较窄
paper-wall-start = 公告表，按实力
paper-note-wall-start = 行序不随结果变动
paper-cross = 交叉表
paper-note-cross = 每人对每人
paper-badges = 胸牌
paper-note-badges = 每页八张
paper-tables = 台次牌
paper-note-tables = 每页八张，立于台上

sheet-day = { $day } { $time }
sheet-printed = 打印于{ $moment }。
sheet-journal = 日志 { $count }：{ $head }。
sheet-page = 第{ $page }页，共{ $pages }页。
sheet-standings = { $round ->
    [0] 起始顺序
   *[other] 第{ $round }轮后名次
  }
sheet-cross = 第{ $round }轮后交叉表
sheet-cells = 每格依次为：所执颜色、对手名次、+ 胜、− 负、让子；0+ 轮空。
sheet-cells-number = 每格依次为：所执颜色、对手号码、+ 胜、− 负、让子；0+ 轮空。
