list-column-category = 组别
note-categories-not-said = { $players }名棋手手动设定的组别不写入：那里由段级决定。
entry-category-by-rank = 按段级
entry-category-hint = 不按段级的组别，用于奖项、名次和编排
entries-chosen-set-category = 设组别
list-plays-as = { $grade }（编排按{ $rank }）
