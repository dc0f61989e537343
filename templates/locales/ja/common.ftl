# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = 日本語
language-direction = ltr
decimal-sign = .

## Go
black = 黒
white = 白
black-letter = 黒
white-letter = 白
rank-kyu = { $n }級
rank-dan = { $n ->
    [1] 初段
   *[other] { $n }段
  }
rank-kyu-full = { $n }級
rank-dan-full = { $n ->
    [1] 初段
   *[other] { $n }段
  }
person = { $surname } { $first }
table = 卓
handicap = 手合割
komi = コミ
result = 結果
even = 互先
handicap-of = { $n ->
    [1] 定先
   *[other] { $n }子
  }
terms = { $handicap }、コミ{ $komi }目
you = あなた

## Results
playing = 対局中
black-won = 黒勝ち
white-won = 白勝ち
won = 勝ち
lost = 負け
jigo = 持碁
both-win = 両者勝ち
both-lose = 両者負け
no-result = 無勝負
manner-score = { $halves ->
   *[other] { $points }目
  }
manner-resignation = 中押し
manner-time = 時間切れ
manner-illegal-move = 反則
manner-default = 不戦
manner-decision = 裁定

## Dates
day = { $year }年{ $month }{ $day }日
day-of-week = { $day }（{ $weekday }）
days = { $first }～{ $last }
days-of-month = { $year }年{ $month }{ $first }～{ $last }日
time = { $hour }:{ $minute }
moment = { $day } { $time }
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
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

## The frame of a page
skip-to-content = 本文へ移動
comma = 、
colon = ：
site-name = Tengen
pages-of-this = ページ
language = 言語
sign-in = ログイン
sign-out = ログアウト
signed-in-as = { $name }さんでログイン中
page-late = { $time }から更新されていません。再試行しています
page-unsent = ネットワークがありません。何も送信されていません。入力した内容はここに残っています。つながったらもう一度送信してください。
page-held = { $time }以降に変更がありました。ここでの入力が済むと表示されます
nothing-found = この名前や番号の人はいません。
find = 検索
undo = 元に戻す
change = 変更

## The pages of a tournament
way-pairings = 組み合わせ
way-standings = 順位表
way-players = 参加者
way-boards = 対局
way-draft = 下書き
way-entries = 参加登録
way-settings = 設定
round-number = 第{ $round }回戦
table-number = { $table }卓
error-unavailable = 現在利用できません
error-no-room = サーバーのディスクがいっぱいか、書き込めません。確定したものは失われていません。サーバーの管理者に知らせてください。
error-damaged = サーバーのデータベースが壊れています。サーバーの管理者に知らせてください。バックアップからの復元が必要です。
error-no-database = サーバーのデータベースが応答しません。確定したものは失われていません。30秒ほどしてからもう一度お試しください。
