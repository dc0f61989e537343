# 每个页面都有的文字，以及中文如何写段级、数字、日期和结果。

## 语言
language-name = 简体中文
language-direction = ltr
decimal-sign = .

## 围棋
black = 黑
white = 白
black-letter = 黑
white-letter = 白
rank-kyu = { $n }级
rank-dan = { $n }段
rank-kyu-full = { $n }级
rank-dan-full = { $n }段
person = { $surname } { $first }
table = 台次
handicap = 让子
komi = 贴目
result = 结果
even = 分先
handicap-of = { $n ->
    [1] 让先
   *[other] 让{ $n }子
  }
terms = { $handicap }，贴{ $komi }目
you = 本人

## 结果
playing = 对局中
black-won = 黑胜
white-won = 白胜
won = 胜
lost = 负
jigo = 和棋
both-win = 双方判胜
both-lose = 双方判负
no-result = 无胜负
manner-score = { $halves ->
   *[other] { $points }目
  }
manner-resignation = 中盘
manner-time = 超时
manner-illegal-move = 违例
manner-default = 弃权
manner-decision = 裁定

## 日期和时间
day = { $year }年{ $month }{ $day }日
day-of-week = { $day } { $weekday }
days = { $first }～{ $last }
days-of-month = { $year }年{ $month }{ $first }～{ $last }日
time = { $hour }:{ $minute }
moment = { $day } { $time }
weekday-1 = 星期一
weekday-2 = 星期二
weekday-3 = 星期三
weekday-4 = 星期四
weekday-5 = 星期五
weekday-6 = 星期六
weekday-7 = 星期日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

## 页面框架
skip-to-content = 跳到正文
comma = 、
colon = ：
site-name = Tengen
pages-of-this = 页面
language = 语言
sign-in = 登录
sign-out = 退出登录
signed-in-as = 已登录：{ $name }
page-late = 自 { $time } 起未更新，正在重试
page-unsent = 没有网络，未发送任何内容。您填写的内容仍在这里；恢复网络后请再次发送。
page-held = { $time } 之后有变动，您在此操作完毕后显示
nothing-found = 没有这个姓名或号码的人。
find = 查找
undo = 撤销
change = 更改

## 赛事的页面
way-pairings = 对阵
way-standings = 名次
way-players = 棋手
way-boards = 对局
way-draft = 草案
way-entries = 报名
way-settings = 设置
round-number = 第{ $round }轮
table-number = 第{ $table }台
error-unavailable = 暂时不行
error-no-room = 服务器磁盘已满或无法写入。已确认的内容没有丢失，请告知服务器管理员。
error-damaged = 服务器的数据库已损坏。请告知服务器管理员：需要恢复备份。
error-no-database = 服务器的数据库没有响应。已确认的内容没有丢失，请半分钟后再试。
