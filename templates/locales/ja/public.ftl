# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = 大会
index-running = 開催中
index-coming = 開催予定
index-over = 終了
index-none = まだ大会がありません
index-none-what = サーバーの所有者が大会を作ると、ここに表示されます。
index-new = 新しい大会
index-import = ファイル読込

## A tournament
front-no-round = 運営者が公開すると、最初の組み合わせがここに表示されます。
front-players = 参加者を見る
front-draft = 第1回戦を組む
front-about = 大会について
about-when = 日時
about-where = 会場
about-players = 参加者
about-not-checked-in = うち{ $count }人は未受付
about-rounds = 回戦数
about-system = 方式
about-mcmahon = マクマホン
about-swiss = スイス式
about-swiss-categories = クラス別スイス式
about-cup = カップ
about-no-handicap = 互先のみ
about-handicap = 置き石は最大{ $most }子
about-rules = ルール
about-komi = コミ{ $komi }目
about-clock = 持ち時間
about-director = 大会責任者
clock-minutes = { $n }分
clock-seconds = { $n }秒
clock-sudden = { $basic }切れ負け
clock-byoyomi = { $basic }、その後1手{ $period }
clock-canadian = { $basic }、その後{ $period }に{ $stones }手
clock-fischer = { $basic }、1手ごとに{ $period }加算

## Pairings
rounds = 回戦
round = 回戦
round-not-yet = 第{ $round }回戦、未公開
round-begun = { $total }局。
round-running = { $total }局中{ $done }局が終了。
round-done = { $total }局すべて終了。
round-all-even = 互先、コミ{ $komi }目。
round-mostly-even = 特に記載がなければ互先、コミ{ $komi }目。
round-find = 名前を探す
round-views = 回戦の表示
round-by-table = 卓順
round-by-name = 名前順
round-hall = 会場用
round-bye = 抜け番
round-absent = この回戦に出ない登録者{ $count }人
against = 相手 { $name }
free-bye = 抜け番
free-absent = 不参加
free-unpaired = 相手なし

## The hall
hall-no-round = 回戦はまだです
hall-page = { $pages }ページ中{ $page }
hall-from-to = { $from }～{ $to }
hall-next = 次のページ
hall-screens = { $n }画面：
hall-how = 石、卓の順。

## Players
players-title = 参加者
players-count = { $count }人が登録されています。
players-find = 名前、所属、国
players-none = まだ登録がありません。登録されると、ここに名前が表示されます。
players-announced = 未受付
next-title = 次の対局
next-table = 第{ $round }回戦 卓
next-against = 相手
next-no-stones = 置き石なし：黒が先に打ち
next-stones = 黒が{ $stones }子置いて始めます
next-half-komi = 引き分けにならないよう、白に半目
next-free = 第{ $round }回戦は抜け番です。相手が残っていませんでした。
next-wait = 第{ $round }回戦は公開されるとここに表示されます。
next-out = 第{ $round }回戦には出ません。
next-over = すべての回戦が公開されました。
player-games = 対局
player-no-games = 回戦はまだです。
player-score = 第{ $round }回戦後の得点と順位
player-wins = { $one ->
    [yes] 勝（{ $rounds }回戦で）
   *[no] 勝（{ $rounds }回戦で）
  }
player-place = 位（{ $of }人中）
player-behind = { $criterion }で{ $name }さんの下：{ $mine }対{ $theirs }。
player-ahead = { $criterion }で{ $name }さんの上：{ $mine }対{ $theirs }。
player-level = すべての基準で{ $name }さんと同じ。
player-by-round = 回戦ごと

## Standings
standings-title = 順位表
standings-none = まだ結果がありません。これは開始時の順です。
standings-after = 全{ $of }回戦中、第{ $round }回戦後。
standings-open = 結果の未入力{ $open }件。
standings-order = { $criteria }の順。=は同順位。
standings-how = 回戦の欄の見方：黒白、相手の順位、+ 勝ち、− 負け、0+ 抜け番、– 対局なし。
standings-players = { $count }人。
standings-find = 名前、所属、順位
standings-compact = コンパクト
standings-found = 該当する人
standings-from = 順位
standings-parts = 一覧のページ
standings-rounds = ほかの回戦後
found-here = ここ
standings-who = 順位と名前
standings-about = 列の意味
standings-views = 順位表の表示
cell-bye = 抜け番
cross-title = 星取表
cross-after = 第{ $round }回戦後。
cross-how = 横に見てください：+ 勝ち、− 負け、下は回戦。
cross-parts = 表の分割
cross-elsewhere = 表外の対局
wall-title = 掲示表
wall-after = 第{ $round }回戦後の掲示表
wall-number = 番号
wall-start = 初期点
place = 順位
name = 名前
rank = 段級
club = 所属

## Result slips
slips-title = 結果票、第{ $round }回戦
slips-how = プリンターの余白なしで印刷してください。コードで審判がその対局を開けます。
slips-six = 1枚に6局
slips-four = 1枚に4局
slips-scan = 審判が読み取り
slips-won = 勝ち
slips-points = ______ 目差
slips-black-signs = 黒の署名
slips-white-signs = 白の署名

## Why a value
explanation-title = { $criterion }、{ $name }
explanation-back = 第{ $round }回戦後の順位表
explanation-what = 内容
explanation-adds = 加算
explanation-dropped = 下位のため除外
explanation-tied = それまで同じ人どうしの比較：
part-start = 段級位による初期点
part-start-instead = 対局がないため自分の初期点
part-rounded-down = 抜け番の半点は切り捨て
part-doubled = { $points }、{ $times }回2倍
part-bonus = バーからここまで全勝の加点
part-category = クラス、1が最上位
part-rank = 段級位
part-rating = レーティング
part-score = 相手の得点{ $score }
part-score-given = 相手の得点{ $score }、置かせた石の分として{ $stones }を加算
part-score-received = 相手の得点{ $score }、置いた石の分として{ $stones }を減算
part-defeated = { $score }×自分の結果{ $result }
part-sos = 相手のSOS { $sos }
part-running = この回戦後の得点
part-exploit = 相手の勝数{ $wins }×{ $coefficient }
part-above = 最下位からの段数

## Criteria: head of the column, name, what it is
column-nbw = 勝数
column-name-nbw = 勝数
column-about-nbw = 1勝につき1、持碁は半分、抜け番は大会の定める点。
column-mms = 得点
column-name-mms = マクマホン得点
column-about-mms = 段級位による初期点から始まり、1勝ごとに1加わります。
column-cps = カップ
column-name-cps = カップ得点
column-about-cps = 勝ちを、その後の回戦ごとに1回ずつ2倍します。早い勝ちほど重くなります。
column-sts = STS
column-name-sts = ストラスブール得点
column-about-sts = マクマホン得点に、バーから最後から2番目または3番目の回戦まで全勝なら2を加えます。
column-cat = クラス
column-name-cat = クラス
column-about-cat = 段級位のクラス。第1が最上位です。
column-rank = 段級
column-name-rank = 段級位
column-about-rank = この大会での段級位。高い方が上です。
column-rating = レート
column-name-rating = レーティング
column-about-rating = 登録時のレーティング。高い方が上です。
column-sosw = SOS
column-name-sosw = 相手の勝数の合計
column-about-sosw = 全相手の勝数の合計。強い相手と当たった人が上です。
column-sosw-1 = SOS−1
column-name-sosw-1 = 最低を除く相手の勝数
column-about-sosw-1 = 最も弱い相手を除く、全相手の勝数の合計。
column-sosw-2 = SOS−2
column-name-sosw-2 = 下位二人を除く相手の勝数
column-about-sosw-2 = 最も弱い二人を除く、全相手の勝数の合計。
column-sodosw = SODOS
column-name-sodosw = 勝った相手の勝数の合計
column-about-sodosw = 勝った相手の勝数の合計。持碁はその半分。
column-sososw = SOSOS
column-name-sososw = 相手のSOSの合計（勝数）
column-about-sososw = 全相手のSOSの合計。
column-cussw = CUSS
column-name-cussw = 累積勝数
column-about-cussw = 各回戦後の勝数の合計。早い勝ちほど多く数えます。
column-sosm = SOS
column-name-sosm = 相手の得点の合計
column-about-sosm = 全相手のマクマホン得点の合計。置かせた石を加え、置いた石を引きます。対局のない回戦は自分の初期点を数えます。
column-sosm-1 = SOS−1
column-name-sosm-1 = 最低を除く相手の得点
column-about-sosm-1 = 最低を除く、全相手のマクマホン得点の合計。
column-sosm-2 = SOS−2
column-name-sosm-2 = 下位二つを除く相手の得点
column-about-sosm-2 = 下位二つを除く、全相手のマクマホン得点の合計。
column-sodosm = SODOS
column-name-sodosm = 勝った相手の得点の合計
column-about-sodosm = 勝った相手のマクマホン得点の合計。持碁はその半分。
column-sososm = SOSOS
column-name-sososm = 相手のSOSの合計
column-about-sososm = 全相手のSOSの合計。
column-cussm = CUSS
column-name-cussm = 累積得点
column-about-cussm = 各回戦後のマクマホン得点の合計。早い勝ちほど多く数えます。
column-ext = EXT
column-name-ext = 挑んだ殊勲
column-about-ext = 全相手の勝数に、段級位の求めるより多く与えた度合い（0～3）を掛けた合計。
column-exr = EXR
column-name-exr = 果たした殊勲
column-about-exr = 勝った相手の勝数に、段級位の求めるより多く与えた度合い（0～3）を掛けた合計。
column-sdc = 直接
column-name-sdc = 単純直接対決
column-about-sdc = 全員が互いに当たっている場合の、同じ人どうしの対局の点。
column-dc = 直接
column-name-dc = 直接対決
column-about-dc = 同じ人どうしの勝敗。最下位からの段数。
player-rating = レーティング{ $rating }：ヨーロッパの計算式による見込み{ $change }、対象{ $games }局の後 { $after }。
index-none-yours = 最初の大会を作るか、他のプログラムのファイルを取り込んでください。
