# The organiser's screens: settings, registration, drafts, journal, people.

draw-no-participants = 第{ $round }回戦に参加する人がいません。参加者を登録するか、受付を行ってください。
draw-one-participant = 参加者は{ $name }さんだけです。対局には二人必要です。
draw-not-taking-part = { $name }さんはこの回戦に参加しません。参加登録を確かめてください。
draw-twice = { $name }さんが2回挙げられています。
draw-table-twice = { $table }卓に二つの対局があります。どちらかを移してください。
draw-bye-not-needed = { $name }さんを除くと偶数です。抜け番は要りません。
draw-too-large = { $count }人は一度に組み合わせるには多すぎます。二つの大会に分けてください。
draw-no-valid-pairing = 成り立つ組み合わせがありません。どう組んでも次の人の相手がいません：{ $names }
draft-already-published = 第{ $round }回戦は公開済みです。組み合わせは変わりません。
draft-not-published = 第{ $round }回戦はまだ公開されていません。代わりに下書きを変更してください。
draft-unknown-entry = { $name }という参加者はいません。
draft-not-taking-part = { $name }さんはこの回戦に参加しません。参加登録を確かめるか、組を解いてください。
draft-twice = { $name }さんの席がこの回戦に二つあります。どちらかの組を解いてください。
draft-table-twice = { $table }卓に二つの対局があります。どちらかを移してください。
draft-no-board = { $table }卓に対局はありません。
draft-already-paired = { $name }さんは{ $table }卓です。先にその組を解いてください。
draft-has-bye = { $name }さんはすでに抜け番です。
draft-no-bye = { $name }さんには取り消す抜け番がありません。
draft-oneself = { $name }さんは自分とは打てません。二人を選んでください。
draft-handicap = 置き石{ $stones }子は多すぎます。0～9にしてください。
draft-table-number = { $table }は卓番号ではありません。1～9999を書いてください。
draft-has-result = { $table }卓には結果があります。先に結果を取り消してください。
draft-may-not = これはできません：{ $pairs }。何も変わっていません。
draft-table-unused = { $table }卓は組み合わせの規則で使わない卓です。別の卓を選ぶか、規則を変更してください。
draft-not-free = { $name }さんは空いていません。待っている人か抜け番の人を選んでください。
draft-games-over = 第{ $round }回戦の対局はすべて終わっています。遅れてきた人は次の回戦から入れてください。
## Ways between the organiser's pages
act-import-notes = ファイルについての注記
## A new tournament
create-title = 新しい大会
create-import = またはファイルから読み込む。
create-more = 会場、連盟、スタッフなど
create-system = 組み合わせの方式は？
create-who = 参加の単位
create-who-one = 個人
create-who-pairs = ペア
create-who-teams = チーム
create-when = 期間
create-when-days = 1日または数日
create-when-weeks = 数週間（回戦ごとに期間）
create-federation = ルール、コミ、持ち時間
create-federation-hint = この団体の標準の値です。後で設定で変更できます。
create-act = 大会を作る
today-missing = 局の結果待ち（全{ $total }局）
today-since = 第{ $round }回戦 { $time } から
today-all-in = 結果はすべて入りました
today-coming = 第{ $round }回戦は { $time }
today-done = 第{ $round }回戦終了
today-drafted = 第{ $round }回戦 組み合わせ済み
today-over = 順位が確定しました
today-enter = 結果を入力
today-print = 第{ $round }回戦を印刷
today-print-note = 壁に貼る一覧と、各卓の結果票。
today-look = 下書きを見る
today-draft-unseen = 公開するまで、組み合わせは誰にも見えません。
today-round = { $players }人、{ $boards }局{ $byes ->
    [0] {""}
   *[other] 、抜け番{ $byes }人
  }。
today-reported = { $n ->
   *[other] { $tables }卓：対局者から報告があります。
  }
today-earlier = 第{ $round }回戦：未入力の結果が{ $n }件あります
today-more = ほか{ $n }件
today-when-in = 残り { $n } 局の結果が入ったら。
today-when-in-and = 残り { $n } 局の結果が入ったら。先に申し出に回答：{ $waiting }。
today-draw-without = このまま組み合わせる
today-window-over = 第{ $round }回戦の期間が終わりました：未対局が{ $n }局あります
today-starts = { $time } 開始。
today-starts-in = { $time } 開始、あと { $minutes } 分。
today-then = 次の手順
today-send = 結果を送る
today-send-note = 所属連盟の形式で。
today-sheets = 順位表を印刷
today-lately = 最近の操作
today-by = 入力：{ $name }
today-others = 結果の報告、異議、申込み
to-do-count = { $n ->
   *[other] 件を済ませると組み合わせ
  }
to-do-ready = 組み合わせできます
to-do-done = 済み
to-do-usual = 標準
to-do-open = 未
to-do-waits = 待ち
to-do-nobody = まだ誰もいません。名簿の読み込みか、表の貼り付けが最も早い方法です。
to-do-players = 最終回戦まで追加できます。
to-do-list = 名簿を読み込む
to-do-enter = 一人ずつ
to-do-home = オンライン申込を開く
to-do-times = 時刻
to-do-no-times = 対局者には日付だけが見えます。
to-do-some-times = { $n }回戦分の開始時刻が決まっています。
to-do-set-times = 時刻を決める
to-do-groups = 誰が何点から始めるか
to-do-people = 審判は自分のスマートフォンで結果を入力できます。
to-do-invite = 招待する
to-do-draw = { $n ->
    [0] 二人以上そろったら
   *[other] 参加 { $n } 人
  }
to-do-hidden = 未公開です
to-do-hidden-note = 公開するまで、この大会を見られるのはあなたと招待した人だけです。
to-do-see = 対局者の見え方
create-done = { $event } を作成しました。
create-before = このフォームは前に送信され、大会はそのとき作られました。こちらです。
system-mcmahon = マクマホン
system-swiss = スイス式
system-swiss-categories = クラス別スイス式
system-cup = カップ
fault-egf-pin = { $not }8桁の番号を入力してください。
## Reading a file
import-title = 大会を読み込む
import-lead = 新しい大会になります。既存のものは何も変わりません。
import-file = ファイル
import-file-hint = { $most } MBまで。ここにドロップできます。
import-act = 読み込む
import-busy = ファイルを読み込み中…
import-kinds = OpenGotha（XML）、MacMahon 3.9（XML）、Pairgoth（.tour）、European Go Databaseの結果（H9）、フランス（tou）、アメリカ（AGA）、Tengen（JSON）。
import-create = 代わりに手動で大会を作る
import-only-players = これは大会ではなく参加者名簿です。先に大会を作り、その参加登録のページで名簿を読み込んでください。
import-nothing-done = 何も読み込みませんでした
import-wrong = { $file }からは何も読み込みませんでした
import-more = ほかに{ $count }件。先にこれらを直してください。
import-done = { $event }：参加者{ $players }人、{ $rounds }回戦、{ $games }局
import-notes = ファイルの内容を{ $count }件変更しました
place-file = ファイル
place-line = { $line }行目
place-element = { $element }（{ $line }行目）
place-column = { $line }、{ $column }列
place-setting = 設定 { $field }
## What is wrong with a file
read-too-large = { $bytes }バイトあります。{ $most }バイトまでです。
read-empty = 空です。別のファイルを選んでください。
read-not-text = { $encoding }の文字データではありません。UTF-8で保存して、読み込み直してください。
read-not-xml = 正しい形式のXMLではありません（{ $reason }）。元のプログラムで保存し直してください。
read-truncated = 不完全です。ファイルが途中で切れているか、引用符が足りません。もう一度入手してください。
read-wrong-root = 最初の要素が{ $wanted }ではなく{ $found }です。その種類のファイルを選んでください。
read-too-deep = 要素の入れ子が{ $most }段を超えています。大会ファイルとしては深すぎます。
read-too-many = { $most }を超えています。大会ファイルとしては多すぎます。
read-entity = 実体「{ $name }」を定義または使用しています。文字そのものか、その番号を入力してください。
read-missing = この項目がありません。追加してください。
read-not-a-number = 「{ $value }」は整数ではありません。{ $least }から{ $most }までの数を入力してください。
read-out-of-range = { $value }になっています。{ $least }から{ $most }までの数を入力してください。
read-not-points = 「{ $value }」は目数ではありません。6.5のような整数か半目の数を入力してください。
read-not-a-fraction = 「{ $value }」は数ではありません。0.5のように0から1までの数を入力してください。
read-not-a-date = 「{ $value }」は日付ではありません。2026-05-31のように入力してください。
read-not-a-rank = 「{ $value }」は段級位ではありません。30k～1kまたは1d～9dを入力してください。
read-not-one-of = 「{ $value }」は扱えません。次のどれかを入力してください：{ $allowed }。
read-unknown-player = 「{ $name }」という参加者はいません。名前を直すか、参加者を加えてください。
read-twice-in-round = 「{ $name }」は第{ $round }回戦ですでに席があります（{ $first }行目参照）。一方を削除してください。
read-table-taken = 第{ $round }回戦の{ $table }卓は使われています（{ $first }行目参照）。別の番号にしてください。
read-disagrees = 「{ $value }」と相手の「{ $other }」が合いません。どちらかを直してください。
read-not-a-cell = 「{ $value }」は結果ではありません。12+/b0、3-!w2、0+、0=のように入力してください。
read-no-such-row = { $number }の行がありません。相手を直してください。
read-columns = { $wanted }列のところ{ $found }列あります。行を直してください。
read-nothing-of = { $format }の行が一つもありません。その種類のファイルを選んでください。
read-unknown-format = 扱えない種類です。OpenGothaかMacMahonのファイル、H9の結果、参加者名簿、またはTengenのファイルを選んでください。
read-not-json = Tengenのファイルではありません（{ $reason }）。書き出し直してください。
read-unknown-version = 版が{ $found }ですが、扱えるのは{ $known }です。このプログラムを更新するか、ファイルを書き出し直してください。
read-no-such-entry = 存在しない登録{ $id }を参照しています。ファイルを書き出し直してください。
read-twice = { $what }が2回あります。ファイルを書き出し直してください。
team-fault-size = 団体戦の席数が{ $size }です。2から10までの数を書いてください。
team-fault-number-twice = 番号{ $number }のチームが2つあります。一方の番号を変えてください。
team-fault-name-twice = 「{ $team }」というチームが2つあります。一方の名前を変えてください。
team-fault-too-few = { $team }の選手が2人に足りません。選手を加えるか、チームを削除してください。
team-fault-too-many = { $team }の選手が{ $count }人います。{ $most }人までです。
team-fault-twice-in-squad = { $player }が{ $team }の選手名簿に2回あります。一方を削除してください。
team-fault-two-squads = { $player }が{ $team }と{ $other }の両方の選手名簿にあります。一方から外してください。
team-fault-captain-not-in-squad = { $player }は{ $team }の選手名簿にありません。名簿に加えるか、別の主将を選んでください。
team-fault-not-in-squad = 第{ $round }回戦：{ $player }は{ $team }の選手名簿にありません。名簿に加えるか、別の人を選んでください。
team-fault-two-boards = 第{ $round }回戦：{ $player }が{ $team }の2つの席に入っています。一方から外してください。
team-fault-no-team = 第{ $round }回戦：番号{ $number }のチームはありません。別のチームを選んでください。
team-fault-two-matches = 第{ $round }回戦：{ $team }の相手が2つあるか、自分自身です。一方の対戦を削除してください。
## What is not kept of a file, or a file cannot say
note-teams-kept = ファイルの{ $teams }チームを、オーダーと対戦ごと読み込みました。「チーム」にあります。
note-teams-beside = ファイルには{ $teams }チームがありますが、チームどうしが対戦する回戦はありません。対戦は個人どうしで、チームの順位表が別に付きます。「チーム」で変更できます。
note-team-set-aside = Team（{ $line }行目）：{ $team }の選手が2人に足りない（{ $players }人）ため、省きました。
note-of-another-team = Board（{ $line }行目）：{ $player }は{ $team }ではなく{ $other }のチームにいるため、省きました。
note-board-taken = Board（{ $line }行目）：第{ $round }回戦の{ $team }の{ $board }番の席は{ $first }のものです。{ $player }は省きました。
note-at-two-boards = Board（{ $line }行目）：{ $player }は第{ $round }回戦で{ $team }の席にすでに着いているため、省きました。
note-matches-not-said = 第{ $round }回戦でどのチームが対戦するかは書かれません。OpenGothaは1番の席の対局からそれを判断します。
note-element-kept = Tengenは{ $element }（{ $line }行目）を使いません。保存され、OpenGothaに書き戻されます。
note-attribute-kept = Tengenは{ $element }、{ $attribute }を使いません。保存され、OpenGothaに書き戻されます。
note-taken = { $element }（{ $line }行目）、{ $field }：「{ $found }」は使えないため、{ $taken }としました。
note-missing-taken = { $element }（{ $line }行目）、{ $field }がないため、{ $taken }としました。
note-left-out = { $element }（{ $line }行目）、{ $field }：「{ $found }」は使えないため、省きました。
note-nobody-called = { $element }（{ $line }行目）：「{ $name }」という参加者がいないため、省きました。
note-set-aside = { $element }（{ $line }行目）：{ $name }は第{ $round }回戦ですでに席があるため（{ $first }行目参照）、省きました。
note-player-set-aside = Player（{ $line }行目）：{ $name }が2回登録されており、最初は{ $first }行目です。2番目を省きました。
note-more-oddities = 同様のものがほかに{ $more }件あります。
note-criterion-twice = 基準{ $criterion }が2回あり、2番目を省きました。
note-ratings-as-they-stand = レーティングの保存方法（dataVersion）がファイルにないため、そのままの値を使いました。
note-ratings-shifted = ファイルのレーティングは古い方式（データ版200）なので、それぞれ2050を加えました。
note-transliterated = 「{ $from }」は「{ $to }」と書かれます。この形式にその文字がありません。
note-name-cut = 「{ $name }」は「{ $written }」に縮められます。列の幅が足りません。
note-left-out-without-game = { $name }は対局も抜け番もないため省かれます。
note-too-fast-for-a-class = European Go Databaseのどの級にも持ち時間が足りないので、級は書かれません。
note-result-missing = 第{ $round }回戦{ $table }卓：結果がないため、不明として書かれます。
note-same-sign = { $line }行目、{ $field }：「{ $cell }」と「{ $other }」は両者勝ちまたは両者負けになっています。そのまま読み込みました。
note-both-lose-as-two-losses = 第{ $round }回戦{ $table }卓：両者負けは、それぞれの負けとして書かれます。
note-both-win-as-two-wins = 第{ $round }回戦{ $table }卓：両者勝ちは、それぞれの勝ちとして書かれます。
note-no-result-not-rated = 第{ $round }回戦{ $table }卓：無勝負は、レーティング対象外として書かれます。
note-default-as-half-point = 第{ $round }回戦{ $table }卓：不戦は、対局のない半点として書かれます。
note-default-as-free-round = 第{ $round }回戦{ $table }卓：不戦は、対局のない回戦として書かれます。
note-colors-unknown = 第{ $round }回戦{ $table }卓：黒白が不明なため、並び順のとおりに書かれます。
note-member-number-missing = { $name }は会員番号がないため、その対局とともに省かれます。番号を入力してください。提出先が求めています。
note-club-cut = 所属「{ $club }」は「{ $written }」と書かれます。列は4文字です。
note-first-name-blank = { $name }には名がありません。OpenGothaが名を求めるため、空白を書きます。
note-country-not-written = { $name }：国「{ $country }」は書かれません。OpenGothaは2文字だけを受け付けます。
note-member-number-twice = { $name }と{ $other }の会員番号が同じ{ $number }です。どちらかを直してください。
note-komi-rounded = コミ{ $komi }は{ $written }と書かれます。この形式は整数だけです。
note-game-left-out = 第{ $round }回戦{ $table }卓：{ $result ->
    [default] 来ない人がいた
    [jigo] 持碁
    [both-lose] 両者負け
    [both-win] 両者勝ち
    [no-result] 無勝負
   *[pending] 結果がない
}ため、この対局は省かれます。
note-left-out-on-purpose = { $name }は、指定により、すべての対局とともに省かれます。
note-manner-not-said = { $games }局の勝ち方（目数、中押し、時間切れなど）は書かれません。
note-no-result-written = 第{ $round }回戦{ $table }卓：無勝負は{ $written }と書かれます。
note-several-byes = 第{ $round }回戦の抜け番は{ $byes }人です。OpenGothaは一人だけを保存します。
note-draft-not-said = 第{ $round }回戦は下書きですが、ファイルにはそう書かれません。
note-native-names-not-said = { $players }人の母語の文字の名前は書かれません。
note-pairs-left-out = 2人または3人で組む{ $entries }組は、対局とともに除きました。ペアの対局はレーティングの対象になりません。
note-partners-not-said = { $entries }組のパートナーは書き出されません。この形式では1件に1人だけです。
note-versions-not-said = { $boards }局の結果が何回変更されたかは、このファイルに入りません。
note-setting-not-said = 設定{ $setting }（{ $value }）は書かれません。この形式に書く場所がありません。
note-renamed = { $name }が2回登録されており、2番目は{ $written }と書かれます。
note-settings-assumed = ファイルに方式、上下限、順位の基準、重みがありません。マクマホンの標準の値を使いました。続ける前に設定を確かめてください。
note-days-assumed = ファイルに大会の名前と日付がありません。今日の日付にしました。続ける前に確かめてください。
note-encoding-assumed = ファイルはUTF-8ではなく、ほかの文字コードの指定もありません。{ $used }として読みました。名前を確かめてください。
note-team-left-out = { $team }の選手は2人未満（{ $players }人）のため、読み込みませんでした。
note-member-missing = { $team }にはファイルにいない人がいます。その名前は除きました。
note-also-in-team = { $player }は{ $other }と{ $team }の両方にいて、ここでは両方で打ちます。
note-spare = { $team }で打つのは{ $size }人です。{ $player }は除きました。
note-in-no-team = どのチームにもいない{ $players }人を除きました。
note-team-names-noted = 登録は打つ人の名前で呼ばれます。{ $teams }チームの名前はメモにあります。
note-in-two-teams = { $player }は既に{ $other }にいるため、{ $team }には入れませんでした。
note-played-for-others = 第{ $round }回戦：{ $player }は{ $team }で打ちましたが、{ $other }のメンバーです。対局は残り、どちらのチームの成績にもなりません。
note-boards-missing = 第{ $round }回戦：{ $first }対{ $second }の各対局がファイルにありません。対局を追加してください。
note-match-counted = 第{ $round }回戦：ファイルでは{ $first }対{ $second }は{ $said }ですが、各対局では{ $counted }です。各対局の結果を取りました。
note-tables-of-boards = 対抗戦の対局はすべて1つの卓番でした。1局ごとの卓番にしました。
note-teams-without-start = ファイルではチームの段級位による初期点がありますが、ここではどのチームも0点から始まります。
note-line-left-out = { $what }（{ $line }行目）は扱えないため省きました。
## Settings
settings-drawn = すでに組まれた回戦は変わりません。得点と順位表はすぐに設定に従います。
settings-preset = ひな型を使う
settings-preset-about = 方式と団体の通常の設定を下のフォームに表示します。保存するまで何も変わりません。
settings-preset-act = ひな型を表示
settings-preset-tried = フォームにひな型が表示されています。まだ保存していません。確かめてから保存してください。
settings-event = 大会
settings-name = 大会名
settings-short-name = 短い名前
settings-short-name-hint = ファイル名に使います
settings-begins = 初日
settings-ends = 最終日
settings-place = 会場
settings-director = 責任者
settings-contact = 個人情報の責任者
settings-contact-hint = プライバシーのページに示す、責任者の名前と連絡先
settings-rounds = 回戦数
settings-play = 対局
settings-rules = ルール
settings-board-size = 盤の路数
settings-komi-hint = 互先のコミ：6.5
settings-basic-minutes = 持ち時間（分）
settings-overtime = 秒読み・延長
settings-overtime-seconds = 秒数
settings-overtime-seconds-hint = 1回の秒読み、または1手ごとの加算
settings-overtime-stones = 手数
settings-overtime-stones-hint = 1回の秒読みで打つ数（カナダ式のみ）
settings-internet = ネット対局
rules-japanese = 日本
rules-korean = 韓国
rules-chinese = 中国
rules-ing = 応昌期
rules-aga = アメリカ（AGA）
rules-bga = イギリス（BGA）
rules-ffg = フランス（FFG）
rules-egf = ヨーロッパ（EGF）
rules-ngb = オランダ（NGB）
rules-nz = ニュージーランド
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = クラブ、9路
rules-club-beginners = クラブ、入門者
rules-club-dutch = クラブ、オランダ入門ページ
rules-generic = 百科事典のとおり（オランダ）
settings-system = 組み合わせ方式
settings-floor = フロア
settings-bar = バー
settings-zero = 0点の段級
settings-zero-hint = 得点が0となる段級位：30k
settings-categories = クラス
settings-categories-hint = 最後のクラスを除く各クラスの最低の段級位：1d, 5k
settings-handicap-basis = 手合割の基準
basis-score = マクマホン得点
basis-rank = 段級位
settings-handicap-none-from = 置き石なしの段級
settings-handicap-none-from-hint = この段級位以上の対局者どうしには置き石なし：1d
settings-handicap-correction = 差から引く数
settings-handicap-correction-hint = 石の数：1
settings-handicap-ceiling = 置き石の上限
settings-handicap-ceiling-hint = 互先のみなら0
settings-bye-mms = 抜け番のマクマホン点
settings-absent-mms = 欠席のマクマホン点
settings-bye-wins = 抜け番の勝数
settings-absent-wins = 欠席の勝数
settings-no-result = 結果のない対局
policy-replay = 打ち直すまでなし
policy-half = それぞれ半点
policy-zero = 0点
settings-round-down = 半点を切り捨てる
settings-round-down-note = 抜け番と欠席の合計を整数にします。持碁は切り捨てません。
settings-sos-half = 休んだ回戦を相手の計算では半点とする
settings-sos-half-note = 相手の得点の合計では、休んだ回戦ごとに半点を得たものとします。
settings-placement = 順位の決め方
settings-of-teams = チームの対戦の組み方と順位の決め方はチームのページにあります。ここは個人についての設定です。
settings-placement-about = 最初の基準で決め、同じなら次の基準によります。
settings-expert = 上級者向け：組み合わせの重み
settings-said-words = { $words }。
settings-said-hidden = 公開するまで*運営者だけ*が見られます。
settings-said-seen = *誰でも*見られます。
settings-said-zone = 時刻は*{ $zone }*で表示します。
settings-said-no-rooms = 卓はすべて*同じ部屋*にあります。
settings-said-rules = ルール：*{ $rules }*、*{ $size }*路盤。
settings-said-even = すべて*互先*です。
settings-said-handicap = 置き石は*{ $basis }*による：*{ $difference }*、最大*{ $most }*子、*{ $from }*以上はなし。
settings-said-difference-less = 差から{ $n }を引く
settings-said-difference-all = 差のまま
settings-said-difference-more = 差に{ $n }を足す
settings-said-mcmahon = *{ $bar }*以上は同じ点から、*{ $floor }*以下も同じ点から始めます。
settings-said-teams = *チーム*どうしが対戦します：{ $system }。局数、置石、チームの順位は *チーム* で決めます。
settings-said-apart = 避ける組み合わせ（重みは得点グループの数）：{ $kept }。
settings-said-not-apart = 避ける組み合わせは*ありません*。
settings-said-skip = まだ組み合わせていない回戦は*自由に休めます*。
settings-said-skip-ask = 回戦を休むときは*申し出ます*。
settings-unplayed = 期間内に打たれなかった対局
settings-grace-days = 期間後の猶予日数
settings-grace-days-hint = それまでは未対局を処理できません。自動では処理しません。
settings-open-games = 後の回戦の組み合わせでの未対局
settings-open-games-hint = 組み合わせでのみそう数えます。順位表には打つまで数えません。
open-games-nothing = 両者とも0
open-games-half = それぞれ半点
settings-least-games = 順位に必要な回戦数
settings-least-games-hint = 0なら不要。打った対局のほか、抜け番と不戦勝も数えます。もう届かない人は順位も賞もなく下に並びます。
settings-up = 昇級する上位の人数
settings-series = リーグの名前
settings-series-hint = 同じ名前を指定したあなたの大会を、そのページに加えられます。名前を変えた大会は外れます
settings-season-name = シーズン
settings-season-name-hint = 例：2026/27。同じシーズンの部がまとめて表示されます
settings-division = 部
settings-division-hint = 1が最上位。一つだけなら0
settings-up-hint = 部がある場合：順位表に線を引きます。0ならなし。
settings-down = 降級する下位の人数
settings-said-moves = 昇級*{ $up }*人、降級*{ $down }*人。
settings-said-alone = 単独の大会で、リーグ・シーズン・部の*シリーズには属しません*。
settings-said-unplayed = 期間内に打たれなかった対局は、運営者が回戦を締め切ると*{ $policy }*。
settings-said-grace = 猶予は*{ $n }*日。
settings-said-open-nothing = 組み合わせでは未対局を*0*と数えます。
settings-said-open-half = 組み合わせでは未対局を*それぞれ半点*と数えます。
settings-said-least = 順位には*{ $n }*回戦の対局が必要。
settings-said-least-none = 対局数が少なくても全員に順位がつきます。
settings-said-worth = 抜け番は*{ $bye }*点、欠席は*{ $absent }*点です。
settings-said-placement = 順位の決め方：{ $criteria }。
settings-said-criterion = *{ $name }*（{ $about }）
settings-said-minutes = *{ $n }*分たつと、二人の一致した報告が有効になります。
settings-said-names-first = 姓を*先*に書きます。
settings-said-names-last = 姓を*後*に書きます。
settings-said-sides-mean = *2人か3人*が1つの側を交代で打ち、棋力は平均です。
settings-said-sides-given = *2人か3人*が1つの側を交代で打ち、棋力は登録どおりです。
settings-said-ratings-shown = レーティングの増減を*表示します*。
settings-said-ratings-not-shown = レーティングの増減は*表示しません*。
settings-said-gap = 段級位とレーティングが*{ $n }*段級を超えて違う人に印が付きます。
settings-said-usual = { $n }項目、すべて標準
settings-said-otherwise = { $n }項目、うち*{ $k }*項目が標準と異なります
settings-places = 点数と順位
settings-more = その他の値（ほとんどの大会は標準のままで足ります）
settings-change = 変更：{ $what }
settings-save-from = 第{ $round }回戦から保存
settings-follow-names = ページ、用紙、ファイルにすぐ反映されます。
settings-follow-print = 結果票とルール1枚版が変わります。印刷し直してください。
settings-follow-first = まだ組み合わせがないので、第1回戦から適用されます。
settings-follow-drawn = 組み合わせ済みの回戦はそのままです。
settings-follow-places = 点数と順位は過去の回戦も含めてすぐ変わります。
settings-follow-open = 第{ $round }回戦は公開済みです。変更は未終了の対局（{ $n }）にも適用されます。
settings-follow-draft = 第{ $round }回戦は組み合わせ済みで未公開です。変更を反映するには組み直してください。
settings-follow-length = 現在の設定では、1回戦におよそ{ $minutes }分かかります。
settings-follow-gap = 第{ $round }回戦は、前の回戦の{ $minutes }分後に始まります。
settings-follow-hours = 各回戦の時刻は変わりません。時刻は日程のページで変更できます。
settings-follow-players = 選手のスマートフォンにもすぐに反映されます。
settings-criterion-up = { $name }を一つ上へ
settings-criterion-out = { $name }を外す
settings-criterion-add = 基準を追加
weight-duplicate = 再対局を避ける
weight-color = 黒白の均衡
weight-category = 同じクラス内
weight-score = 近い得点
weight-drawn = 繰り上げ・繰り下げの人選
weight-handicap = 小さな手合差
weight-geography = 別の所属と国
weight-secondary = 副次的な基準の基数
weight-secondary-hint = これを含むファイルのため保存します
weight-curve = 曲線
weight-curve-hint = 0から1：0.5
weight-deterministic = 乱数を名前から決める
weight-deterministic-note = 同じ参加者なら、いつも同じ組み合わせになります。
seeding-first-rounds = 最初の方法の回戦数
seeding-first-method = 最初の方法
seeding-later-method = 後の方法
seeding-first-by-rating = 最初の方法：同点ならレーティング順
seeding-later-by-rating = 後の方法：同点ならレーティング順
method-random = 上位半分対下位半分、無作為
method-fold = 最上位対最下位
method-slip = 上位半分の1位対下位半分の1位
drawn-upper = 上のグループから下がる人
drawn-lower = 下のグループから上がる人
drawn-compensate = 均等にする
drawn-compensate-note = 繰り上げられた人は次は繰り下げられやすく、その逆も同じです。
place-drawn-top = 上位
place-drawn-middle = 中位
place-drawn-bottom = 下位
apart-country = 同じ国
apart-club = 同じ所属
apart-club-group = 離したい所属
apart-hint = 得点グループの数に換算
apart-excused-from = 除外する段級
apart-excused-from-hint = この段級位以上の人は誰とでも当たります：1d
apart-excused-by-wins = 回戦の半分に勝った人にも適用しない
apart-excused-at-bar = バーにいる人にも適用しない
## Registration
entries-count = { $count ->
    [0] まだ誰も登録されていません。
   *[other] { $count }人が登録されています。
  }
entries-waiting = { $count }人が未受付です。
entries-nobody = 参加者を一人ずつ登録するか、参加者名簿を読み込んでください。来た人の受付もここで行います。
entries-import = 名簿を読み込む
entries-which = 表示する参加者
entries-all = 全員 { $count }
entries-final = 受付済み { $count }
entries-preliminary = 未受付 { $count }
entries-list = 参加者と参加する回戦
entries-player = 参加者
entries-here = 受付
entries-taking-part = 参加
entries-of-round = { $count }人が参加
entries-here-of = { $name }さん到着
entries-round-of = { $name }さんは第{ $round }回戦に参加
entries-kept-out = 裁定により不可
entries-seated = 対局か抜け番が決定済み
entries-seated-here = 受付済み
entries-seated-hint = ●はその回戦で組まれています。変えられるのは組み合わせだけです。
entries-save = 一覧を保存
entries-saved = { $count ->
    [0] 何も変わっていません。
   *[other] { $count }人を変更しました。
  }
entries-removed = { $count }人を削除しました。
entries-paired = { $name }さんは第{ $round }回戦で組まれているため、何も保存していません。先に下書きで組を解いてください。公開済みの回戦は変わりません。
entries-check-in = { $count ->
    [1] 表示中の一人を受付
   *[other] 該当の{ $count }人を受付
  }
entries-check-out = 該当の{ $count }人を未着にする
entries-page = { $page }ページ
entry-new-title = 参加者を登録
entry-native-name = 母語の文字の名前
entry-native-name-hint = 違う場合：森下 藍子
entry-rank-hint = 4kまたは2d
entry-rating-hint = 空欄なら段級位の中央値
entry-club-hint = 掲示表に書かれるとおり
entry-registration = 参加登録
registration-final = 受付済み
registration-about-final = 下でチェックした回戦すべてで組まれます。
registration-preliminary = 申込済み
registration-about-preliminary = 名簿に載りますが、組まれません。
entry-rounds = 参加する回戦
entry-round-kept-out = 第{ $round }回戦：裁定により不可
entry-round-seated = 第{ $round }回戦：組み済み、固定
entry-more = 番号と補正
entry-egf-pin = EGF PIN
entry-egf-pin-hint = European Go Databaseの8桁
entry-ffg-licence = フランスのライセンス
entry-aga-id = AGA番号
entry-partners = パートナー（打つ順）
entry-partners-hint = 1人1行：Beck, Bea, 2d。続けてレーティング、EGF PIN、FFGかAGAと番号も書けます。上の人が先に打ちます。
entry-correction = 初期点の補正
entry-correction-hint = 通常は0。+1で一つ上のグループから
entry-add-next = 登録して次へ
entry-late = 全回戦の組み合わせが済んでいるため、今登録しても対局はありません。結果がまだなければ全回戦を取り消して組み直してください。そうでなければ設定で回戦を増やすか、いずれかの回戦に席を作ってください。
entry-added = { $name }さんを登録しました。
entry-changed = { $name }さんの登録を変更しました。
entry-rank-follows = 初期点は{ $was }から{ $now }になり、対戦相手全員のSOSも変わります。組み合わせ済みの{ $count }局はそのままです。次の組み合わせは新しい段級位によります。
entry-ranks-follow = { $starts ->
    [0] 初期点は変わりません。
   *[other] { $starts }人の初期点が変わり、対戦相手全員のSOSも変わります。
  }組み合わせ済みの{ $count }局はそのままです。次の組み合わせは新しい段級位によります。
entry-rank-stays = 初期点は{ $now }のままです。組み合わせ済みの{ $count }局はそのままです。次の組み合わせは新しい段級位によります。
entry-withdraw-title = 棄権
entry-withdraw-from = 棄権する回戦
entry-withdraw-hint = それまでの対局は残ります。
entry-withdraw = 棄権とする
entry-withdrawn = { $name }さんは第{ $round }回戦から参加しません。
leave-title = { $name }さんを第{ $round }回戦から棄権とする
leave-about = 入力済みの結果と、それまでの回戦の対局は残ります。
leave-games = 組み合わせ済みで未対局：{ $n }局
leave-what = これらの対局の扱い
leave-opponents-win = 相手の不戦勝
leave-as-unplayed = 未対局についての大会の規定
leave-annulled = 取り消し：結果なし
leave-unsaid = 対局の扱いを選んでください。
leave-reported = これらは対局者が結果を報告しています。審判が結果を入力するまで未定のままです。
leave-undo = 取り消すには、各卓で結果を未定に戻し、参加する回戦に再び印を付けてください。
leave-undo-team = 取り消すには、チームのページで「{ $act }」を押してください。
leave-act = { $n ->
    [0] 棄権とする
   *[other] 棄権とし、{ $n }局を処理する
  }
leave-done = { $name }さんは第{ $round }回戦から参加しません。未対局の{ $n }局を処理しました。
entry-remove-title = 削除
entry-remove-hint = 誤って登録した場合に使います。
entry-remove = 大会から削除
entry-removed = { $name }さんを削除しました。
entry-back = 一覧へ戻る
## A list of participants
participants-title = 参加者名簿を読み込む
participants-lead = 登録の前に、内容を確認できます。
participants-file-hint = テキスト、XLSX、ODSの表。列は任意の順で、上に列名の行を置きます。その行がなければ：姓、名、段級位、国、所属。または別の大会のファイル（OpenGotha、MacMahon、Pairgoth、H9、tou、Tengen）：その選手を読み込みます。
participants-pasted = またはここに貼り付け
participants-pasted-hint = 表計算ソフトから、列名の行とともにコピーした行。
participants-registration = 登録の状態
participants-announced = 申込済み：来たら受付する
participants-here = 受付済み
participants-act = 名簿を確認
participants-done = { $count ->
    [0] 名簿に新しい人はいませんでした。
   *[other] { $count }人を登録しました。
  } { $changed ->
    [0] { "" }
   *[other] { $changed }人を更新しました。
  } { $same ->
    [0] { "" }
   *[other] { $same }人は登録済みでした。
  }
participants-example = 例
## Starting groups
groups-title = 開始グループ
groups-lead = { $players ->
    [0] 第1回戦に参加する人はまだいません。
   *[other] 第1回戦に{ $players }人が参加します。
  } { $groups ->
    [0] {""}
   *[other] { $groups }グループです。
  }
groups-drawn = 第1回戦はすでに組まれています。境界を変えると得点は変わりますが、組み合わせは変わりません。
groups-floor-hint = これより下の人は全員この段級位として始めます
groups-bar-hint = これより上の人は全員この段級位として始めます
groups-try = この境界を試す
groups-tried = これは確認用の表示です。まだ何も変わっていません。
groups-apply = この境界にする
groups-back = 現在の設定へ戻る
groups-applied = フロアとバーを変更しました。
groups-not-by-score = 全員が同じ得点から始めます。フロアとバーはマクマホンだけで使います。
groups-size = { $count }人
groups-everybody = 全員
groups-category = クラス{ $category }
groups-nobody = 参加者の登録と受付が済むと、グループがここに表示されます。
## Files
files-send = 結果を連盟に送る
files-keep = 大会のコピーを保存する
files-list = 参加者名簿をほかのプログラムで使う
files-other = ほかの形式
downloads-through = 第{ $round }回戦までの結果。
downloads-before = まだ公開された回戦がありません。
downloads-draft = 下書きは結果に含まれません。
downloads-missing = 結果の未入力{ $count }件
downloads-waits = 上の結果を待っています。
downloads-says-all = この形式に入る内容はすべて含まれます。
downloads-notes = この形式に入らない項目が{ $count }件あります
download-act = ダウンロード
download-h9 = European Go Database（H9）
download-about-h9 = ヨーロッパ囲碁連盟のレーティング用の結果。
download-tou = フランス（tou）
download-about-tou = フランスの連盟のレーティング用の結果。
download-aga = アメリカ（AGA）
download-about-aga = American Go Associationへの報告。
download-standings = 順位表（CSV）
download-about-standings = 表計算ソフト用：順位、基準、全回戦。
download-teams = チームの順位表 (CSV)
download-about-teams = 表計算用：チームの順位表（全回戦）。ほかの表は個人のもので、所属チームを含みます。
download-pairings = 組み合わせ（CSV）
download-about-pairings = 表計算ソフト用：一つの回戦、卓ごと。
download-players = 参加者（CSV）
download-about-players = 表計算ソフト用：登録者全員。
download-participants = 参加者名簿（CSV）
download-about-participants = 名前、段級位、国、所属：ほかの大会やプログラムのため。
download-opengotha = OpenGotha（XML）
download-about-opengotha = OpenGothaで続けるための大会。
download-pairgoth = Pairgoth
download-about-pairgoth = 公開した回戦。Pairgothで開けます：選手、チーム、対局、設定。
download-tengen = Tengen（JSON）
download-about-tengen = 下書きを含む大会全体。そのまま読み戻せます。

note-categories-not-said = 手動で決めた{ $players }人のクラスは書き出されません。提出先では段級位で決まります。
entry-category-by-rank = 段級位による
entry-category-hint = 段級位と違うクラスにする。賞、順位、組み合わせで使います
entries-chosen-set-category = クラスを設定
list-plays-as = { $grade }（組み合わせでは{ $rank }）

# The event as a thing: copied, archived, deleted; and who can sign in.

event-title = この大会
event-is-archived = 保管済みです。閲覧しかできません。
event-announced = 大会を公開しました。誰でも見られます。
event-archive = 保管
event-archive-about = 保管した大会は引き続き誰でも読め、一覧では別に置かれます。保管を解除するまで、何も変更できません。
event-archive-act = 大会を保管
event-unarchive-act = 保管を解除
event-archived = 大会を保管しました。これからは閲覧しかできません。
event-unarchived = 大会の保管を解除しました。また変更できます。
act-archive = 保管
act-unarchive = 保管を解除
copy-title = コピー
season-title = 次のシーズン
season-not-all = 次のシーズンは、すべての部の運営者だけが作れます。
season-about = 昇降格は順位表の線に従いますが、個別に変えられます。チームは登録選手と主将ごと移ります。結果は元の大会に残ります。
season-leaves = 参加しない
season-next-name = 次の大会の名前
season-plays-in = { $name }の次の部
season-open = { $n }局の結果が未入力です。
season-undrawn = 公開されていない回戦が{ $n }つあります。
season-empty = ここには参加者がいません。
season-namesakes = 同じ名前の人が全員登録されます：{ $names }。同一人物なら、一方を「参加しない」にするか、登録選手から外してください。
season-once = 連盟の番号が同じなので、最初のチームに1回だけ登録されます：{ $names }。
season-look = 先に確かめること
season-sure = このまま次のシーズンを作る
season-sure-first = 先にこれを確かめ、このままでよければ選んでください。
season-to-choose = 選択…
season-choose = 部か「参加しない」を選んでください。
season-team-twice = { $division }に「{ $team }」というチームが2つになります。一方を別の部に移すか、先に元の大会で名前を変えてください。
season-settings = 先に{ $division }の設定を直してください。{ $fault }
season-make = 次のシーズンを作る
season-made = 次のシーズンを作りました。各部は公開するまで非公開です。
copy-about = 設定が同じで、回戦と日時のない別の大会を作ります。公開するまで非公開です。
copy-begin = 大会をコピー
copy-address = アドレス
copy-address-hint = アドレスの末尾、例：open-27。空欄なら大会名から作ります。
copy-people = { $n ->
   *[other] { $n }人の参加者もコピー
  }
copy-people-note = 申込済み、受付はまだ。
copy-act = コピーを作る
copy-done = { $event } をコピーしました。まだ公開されていません。
create-like = または以前の大会をコピー：
create-people = 参加者
create-people-hint = 以前の大会の参加者をコピーします。申込済み、受付はまだの状態です。
create-people-none = まだなし
delete-title = 削除
delete-about = 大会を、その内容すべてとともに削除します。元に戻せません。
delete-begin = 大会を削除
delete-what = 参加者{ $players }人と{ $games }局が、操作履歴、裁定、棋譜、それらへのすべてのリンクとともに削除されます。
delete-keep = 先にファイルを保存
delete-keep-about = すべてを一つのファイルに：参加者とスタッフ、回戦、操作履歴、トラブル、裁定、棋譜、証明書。
delete-keep-act = 全部ダウンロード
delete-now = 今すぐ削除
delete-name = 大会名を入力
delete-act = 完全に削除
delete-done = { $event }を削除しました。
download-xlsx = Excelブック
download-about-xlsx = 参加者、順位表、各回戦の組み合わせを、シートに分けた一つのXLSXファイルにします。

# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = 必須です。
fault-too-long = { $length }文字は長すぎます。{ $most }文字までです。
fault-control-character = 制御文字が含まれています。文字、数字、空白だけを使ってください。
fault-web-address = ウェブアドレスが含まれています。アドレスなしで入力してください。
fault-ends-before-it-begins = 終わりが始まりより前です。同じ日か後の日を選んでください。
fault-past = すでに過ぎています。これからの日時を選んでください。
fault-floor-above-bar = フロアがバーより上です。フロア以上のバーを選んでください。
fault-twice = { $what }が2回あります。1回で十分です。
fault-no-main-score = 勝ちが数えられるように、MMS、NBW、CPSのどれか一つが必要です。
fault-category-order = 各境界は前のものより低くしてください。
fault-round-order = 第{ $round }回戦より前、または同時に始まります。
fault-club-code = 「{ $code }」は所属のコードではありません。1～4文字の英数字を入力してください。
error-reference = 再び起きたら、運営者にこの番号を伝えてください：{ $number }
error-to-the-front = トップページへ

downloads-complaints = { $count ->
   *[other] 次の{ $count }件の誤りで受け付けられません：
}
downloads-accepted = 提出先が調べる点に誤りはありません。
download-draft = 自分用にこのままダウンロード
downloads-nothing = { $file }：このファイルは空になります。
downloads-refused = { $file }：{ $count ->
   *[other] 先に{ $count }件を直してください。
}
reporting-title = 連盟への提出内容
reporting-clubs = 所属のコード
reporting-clubs-about = 連盟の定める4文字以内の英数字。なければ、ヨーロッパのファイルには名前の最初の4文字を書きます。
reporting-aga = アメリカへの報告から除外
reporting-aga-about = チェックした人は、すべての対局とともに除外されます。

# Mending a published round.

settings-hidden = 公開するまで非公開
settings-hidden-note = 運営者だけが見られます。公開するにはチェックを外してください。

private-initials = 頭文字だけを表示する
private-initials-note = 子どもの場合など：氏名を見られるのは運営者だけです。
merge-title = 一人の二重登録
merge-ask = { $stays }が残り、{ $goes }の対局、今後のラウンド、結果の報告、申請と、足りない情報を引き継ぎます。{ $goes }は削除され、その個人用リンクは{ $stays }につながります。元には戻せません。
merge-double = もう一方の登録番号
merge-act = 一つにまとめる
merge-unsure = もう一方の登録番号を入力してください。
merge-done = { $name }さんをこの登録にまとめました。
forget-title = この人について保存されている情報
forget-data = すべてをファイルで（本人用）
forget-about = 消去すると、名前、番号、アドレス、リンクがすべての場所から永久に消えます。対局は番号で残り、組み合わせに使った段級位、所属、国も残ります。
forget-left = 名前は次の所にもあります。先に変更すると、操作履歴からも消えます：{ $left }
forget-sure = 元に戻せないことを確認しました
forget-act = この人の個人情報を消去
forget-unsure = 確認の欄にチェックを入れてください。
forget-done = { $number }番の名前を消しました。
forget-done-but = { $number }番の名前を消しました。名前は次の所に残っています。変更してください：{ $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = 両者の報告が一致した結果を、確定前に表示する
settings-provisional-note = 回戦のページに未確定として表示します。確定するまでは集計されません。
round-provisional = 未確定

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

entries-excluded = 裁定{ $no }により大会から除外
timetable-lead = 各回戦の開始予定です。会場の画面が開始までの時間を示し、審判が対局一覧から時計を開始します。
timetable-plan = 1日の予定
timetable-first = 最初の回戦の開始
timetable-minutes = 1回戦の長さ（分）
timetable-pause = 休憩（分）
timetable-fill = 全回戦に入力
timetable-tried = 下の時刻はまだ保存されていません。必要な回戦を直してから保存してください。
timetable-day = 日
timetable-time = 時刻
timetable-window = 時刻の代わりに期間
timetable-window-about = リーグ戦や例会向け：回戦の対局は初日から最終日までのいつでも、両者が決めた日時に打ちます。期間は重なってもかまいません。時刻がなければ一日単位です。
window-too-early = 期間が大会の開始日（{ $day }）より前に始まっています。
window-too-late = 期間が大会の最終日（{ $day }）より後に終わります。
window-and-start = 期間のほかに開始時刻があり、対局者には両方が示されます。期間内に打つのであれば開始時刻を消してください。
timetable-from-time = 開始時刻
timetable-until-time = 終了時刻
fault-window-ends-first = 期間が始まる前に終わります。初日より前でない最終日を入力してください。
fault-window-order = この期間は第{ $round }回戦の期間が始まる前に終わります。回戦の順に日を決めてください。
unplayed-way = 第{ $round }回戦の未対局
unplayed-title = 第{ $round }回戦を締め切る
unplayed-none = この回戦に処理する対局はありません。
unplayed-count = 未対局が{ $n }局あります
unplayed-what = 扱い：{ $policy }。{ $worth }。
unplayed-change = 変更する
unplayed-late = ほかの結果を入力するまでは取り消せます。遅れて打った対局はその卓で入力し、この回戦に数えます。
unplayed-not-before = 期間と猶予は{ $at }までです。それまでは処理できません。
unplayed-settle = 第{ $round }回戦を締め切る：{ $n }局
unplayed-settled = 第{ $round }回戦を締め切りました。下で取り消せます。
unplayed-reopened = 第{ $round }回戦の対局を再び未対局に戻しました。
unplayed-reported = 未定のまま：{ $n }
unplayed-reported-about = 対局者が結果を報告したか、両者がこれからの日時に合意した対局です。結果を入力してください。入力するまで未定のままです。
unplayed-done = 対局なしで処理：{ $n }
unplayed-reopen = 取り消して未対局に戻す
timetable-save = 日程を保存
timetable-saved = 日程を保存しました。
timetable-hall = 会場の画面

webhooks-title = Webhook
event-more = 公開、コピー、保管、削除
webhooks-lead = 回戦の公開、結果の入力、順位表の確定を、ほかのプログラムに知らせます。
webhooks-secret = この秘密の鍵で通知に署名します。今コピーしてください。二度と表示されません。
webhooks-since = { $at }から
webhooks-remove = 削除
webhooks-removed = このアドレスへの通知をやめました。
act-add-webhook = Webhook の追加
act-remove-webhook = Webhook の削除
webhooks-url-hint = https://…。通知はJSONのPOSTで、ヘッダーTengen-Signatureに署名があります。
webhooks-full = アドレスは10件までです。先に一つ外してください。
webhooks-log = 送信履歴
webhooks-log-empty = まだありません。
webhook-event-round-published = 回戦を公開
webhook-event-result-entered = 結果を入力
webhook-event-standings-final = 順位表が確定
webhook-taken = { $at }受領
webhook-waits = 送信待ち
webhook-again = { $tries }回試行、次は{ $at }
webhook-given-up = { $tries }回で断念
lists-fetched = 自動取得
lists-fetched-about = 最新のリストをこのアドレスから取得します。取得できなければ、前のリストが残ります。
lists-fetched-last = 前回 { $at }：
lists-fetched-never = まだ取得していません。
web-address = アドレス
lists-source-url-hint = 団体が公開している場所。空欄なら取得しません。
lists-source-every = 取得の間隔（時間）
lists-source-every-hint = 0：tengen ratings fetch で手動取得するときだけ
lists-source-save = アドレスを保存
outside-address = { $address }はアドレスではありません。https://go.example/hook のように入力してください。
outside-private = アドレスがプライベートネットワークを指しています。
outside-too-large = サーバーが{ $most } MBを超えて送ってきます。
outside-too-slow = サーバーの応答に時間がかかりすぎました。
outside-connection = 接続に失敗したか、途中で切れました。
fetch-no-source = アドレスが設定されていません。
fetch-broken = そのアドレスにリストがないか、壊れています。
fetch-other-list = そのアドレスにあるのは{ $list }のリストです。
fetch-shrunk = 新しいリストは{ $people }人、前回のリストは{ $before }人です。不完全な可能性があります。
fetch-not-kept = リストを保存できませんでした。
fetch-done = { $date }付、{ $people }人。
webhook-no-key = 署名の鍵がこのマシンにありません。アドレスを登録したマシンのserver.keyを移すか、登録し直してください。

settings-zone = タイムゾーン
settings-zone-hint = 例：Asia/Tokyo、または都市名のみ。空欄ならサーバーの時計によります。
settings-zone-timetable = 日程の各回戦が始まる瞬間は変わりません。別のタイムゾーンでは、表示される時刻が変わります。
settings-saved-zone = 設定を保存しました。各回戦が始まる瞬間は変わりませんが、表示される時刻が変わります。第{ $round }回戦は{ $before }ではなく{ $after }と表示されます。{ $before }に始めるつもりなら、日程を直してください。

# What only the organiser knows of players; prizes; standings of a group.

private-title = 運営者専用
private-about = ほかの人には見えません。公開ページにも、外部向けのファイルにも出ません。性別と生年は賞の判定に使います。
private-for-prizes = 賞の判定にだけ使います。
private-sex = 性別
private-birth-year = 生年
private-email = メール
private-fee = 参加費
private-fee-hint = 30 EUR、学生、など。
private-meal = 食事
private-note = メモ
private-consent = 名前と結果を公開してよい
sex-unsaid = 回答なし
sex-f = 女性
sex-m = 男性
fault-email = 「{ $typed }」はメールアドレスではありません。anna@go.example のように入力してください。
list-column-birth-year = 生年
list-column-email = メール
list-column-consent = 公開可
list-column-board = チーム内の席順
list-column-partners = パートナー
prizes-open = 結果の未入力{ $open }件。受賞者はまだ変わることがあります。
prizes-ceremony = 表彰式用、下位から順
prizes-none = まだ賞はありません。
prizes-nobody = まだ受賞者はいません。
prizes-part-category = クラス{ $part }
prizes-part-start = 初期点{ $part }
prizes-place = { $place }位
prizes-each = 各{ $each }
prizes-print = 表彰式用に、このページを印刷してください。
prizes-rules = 賞の内容
prizes-add = 賞を追加
prizes-kind = 賞{ $n }
prizes-name = 名称
prizes-of = 受賞者
prizes-of-none = なし（この賞を削除）
prizes-of-places = 順位の上位者
prizes-of-categories = 各クラスの上位者
prizes-of-starts = 各初期点の上位者
prizes-of-teams = 上位のチーム
prizes-of-all-wins = 全勝者
prizes-group = 対象
prizes-detail = 条件
prizes-detail-hint = 段級位なら5k-1k、若手なら対象となる最初の生年、クラスならその番号、所属や国ならその文字。
prizes-list = 賞
prizes-list-hint = 1位から順に、1行に1つ。例：300 EUR
prizes-several = 一人が複数の賞を受けられる
prizes-single = 一人が受けられる賞は、この一覧で最初の1つだけ
prizes-shared = 得点が同じ人は賞を分け合う
prizes-unshared = 得点が同じでも賞は分け合わない
prizes-save = 賞を保存
prizes-most = 賞の種類は1大会につき{ $most }までです。追加するには、どれかを削除してください。
prizes-saved = 賞を保存しました。
prizes-standings = この対象の順位表
group-all = 全員
group-dan = 有段者
group-kyu = 級位者
group-ranks = 段級位
group-category = クラス
group-club = 所属
group-country = 国
group-youth = 若手
group-women = 女性
fault-group = 「{ $typed }」では対象がわかりません。5k-1kのような段級位、生年、クラスの番号、所属、国の2文字のどれかを入力してください。
entries-gap = レーティング{ $rating }は{ $rank }相当
settings-rank-gap = 段級位とレーティングの許容差
settings-rank-gap-hint = 差がこれを超える人には、参加登録で印が付きます。
prizes-all-wins = 全勝

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-lead = 参加者をこのリストから登録し、レーティングをこれで更新します。団体ごとに最新のリストを使います。
lists-none = まだリストがありません。
lists-list = リスト
lists-day = 日付
lists-people = 人数
lists-used = 使用中
lists-file = レーティングリスト
lists-file-hint = EGF（HTML）、FFG、AGA（TDList）が公開したままのファイル。全体を読み込むか、まったく読み込まないかのどちらかです。それぞれ最新の{ $kept }件を保存します。
lists-act = リストを読み込む
lists-done = { $date }の{ $name }：{ $count }人。
lists-done-but = { $date }の{ $name }：{ $count }人。{ $lines }行を除きました：{ $which }
lists-ask = このサーバーのすべての大会がこのリストを使うため、読み込めるのはサーバーの所有者だけです。{ $names }さんに依頼してください。
lists-removed = { $name }（{ $date }）を削除しました。
enter-selected = 選択中
enter-title = レーティングリストから追加
enter-no-list = まだレーティングリストがありません。
enter-list = { $name }、{ $date }、{ $count }人
enter-found = { $count ->
    [0] 該当する人はいません。
   *[other] 該当する名前{ $count }件。
}
enter-keys = ↓で選び、Enterで追加します。
enter-entered = 登録済み
enter-not-listed = リストにない場合
enter-by-hand = 手動で登録
enter-newest = 最近の登録
enter-all = 参加者一覧
enter-list-gone = 新しいレーティングリストがあります。そちらから選んでください。
list-column-prefix = 姓の前置詞（van denなど）
list-column-name = 氏名
list-column-pin = EGF PIN
list-column-registration = 受付済みか申込済みか
list-column-correction = 得点の補正
list-column-none = 使わない
list-preview-title = 登録前の確認
list-preview-lead = 新規{ $new }人、登録済み{ $known }人。まだ何も登録されていません。
list-not-entered = まだ誰も登録されていません。先に印のついた行を確認してください。
list-wrong = { $count ->
    [0] 足りないものがあります：
   *[other] 不明な行が{ $count }行あります。足りないものを補うか、外してください。
}
list-names-ask = 名前のどの部分が姓ですか。姓は太字です。
list-names-turn = 姓と名が逆ですか。姓は太字です。
list-names-given-first = 名が先
list-names-surname-first = 姓が先
list-who-ask = { $count ->
    [0] リストの全員がチームに入っています。対戦するのは誰ですか？
   *[other] リストの{ $count }人はどのチームにも入っていません。対戦するのは誰ですか？
}
list-scale-ask = レーティングはどの尺度ですか。
list-scale-european = ヨーロッパ：2100が初段
list-scale-french = フランス：50が初段
list-scale-american = アメリカ：1.5が初段
list-far-ask = 横の段級位と大きく違うレーティングが{ $count }件あります。どちらが正しいですか。
list-far-keep = 段級位もレーティングもそのまま
list-far-rank = 段級位のレーティングにする
list-likely-ask = 不明な段級位が{ $count }件あり、それぞれに候補があります。
list-likely-all = すべて候補にする
list-likely = { $rank }にする
list-alike = { $no }番 { $name }とほぼ同じ名前
list-alike-line = { $line }行目の{ $name }とほぼ同じ名前
list-number-of = { $no }番 { $name }の番号です
list-number-ask = { $count }人が、別の名前で登録された人の番号になっています。同じ人ですか？
list-number-same = 同じ人：更新する
list-number-others = 別の人：番号なしで追加する
list-columns = 列の解釈
list-header = 列
list-sample = 例
list-taken-for = 解釈
list-unused = 使わない
list-column-of = { $sample }を含む列{ $header }は
list-look-again = これを使う
list-line = 行
list-numbers = 番号
list-leave-out = 外す
list-leave-out-of = { $name }を外す
list-rank-of = { $name }の段級位
list-new = 新規
list-same = 番号{ $no }、そのまま
list-changes = 番号{ $no } { $name }を更新
list-more = ほかに{ $count }人（表示していません）。
list-enter = { $count }人を登録
list-other = 別の名簿
list-nobody-on-it = この名簿には誰もいません。
update-title = レーティングを更新
update-lead = { $count ->
    [0] 最新のリストと違う人はいません。
   *[other] { $count }人が最新のリストと違います。
}
update-gap-field = 段級位とレーティングの差がいくつを超えたら知らせるか（段級の数）
update-chosen = 選択
update-now = 現在
update-list-says = リスト
update-look = 要確認
update-unknown = { $list }のリストにこの番号の人はいません。
update-other = { $list }のリストでは、この番号は{ $name }さんのものです。
update-twice = 番号{ $no }の人が同じ{ $list }の番号を持っています。
update-expired = 会員資格は{ $date }に切れています。
update-namesakes = { $list }のリストにはこの名前の人が{ $count }人います。一人を選んでください。
update-gap = レーティングは{ $rank }相当で、段級差は{ $ranks }です。
update-who = { $name }はどの人か
update-nobody = どれでもない
update-ratings = レーティングを採用
update-both = レーティングと段級位を採用
update-rank = レートから段級
update-rating = 段級からレート
entries-chosen = 選択した人を
entries-choose-all = 該当の{ $count }人をすべて選ぶ
entries-choose-head = 選択
participants-nothing = 読み込むものがありません。ファイルを選ぶか、名簿を貼り付けてください。
entries-chosen-check-in = 受付済みに
entries-chosen-announce = 不在
entries-chosen-take-out = 外す
entries-chosen-set-club = 所属を設定
entries-chosen-set-country = 国を設定
entries-chosen-rank-up = 段級位を一つ上げる
entries-chosen-rank-down = 段級位を一つ下げる
entries-chosen-rounds = 回戦、例：1,3-5
entries-chosen-set-rounds = 回戦を設定
entries-chosen-stay = 対局があるため残す人：{ $names }。代わりに棄権にしてください。
entries-chosen-nobody = 誰も選ばれていません。先にチェックを入れてください。
entries-chosen-ask = { $what }：{ $count }人に行いますか？
entries-chosen-more = ほか{ $count }人
entries-chosen-no-rounds = 回戦ではありません。1,3-5のように書いてください。
entries-sort = 並べ替え
entries-sort-number = 登録順
entries-sort-paid = 支払い
entries-show-so = 適用
entries-show-paid = 支払い済み { $count }
entries-show-far = 段級とレートの差が大 { $count }
entries-show-no-pin = PINなし { $count }
entries-show-out = 第{ $round }回戦に不参加 { $count }
entries-chosen-unpaid = 未払いに
numbers-title = レーティングリストにあって未入力の番号：{ $count }件
numbers-about = どのリストでも同姓同名は一人だけです。同じ人か確かめ、違えば印を外してください。
numbers-number = 番号
numbers-take = 番号を追加
numbers-taken = { $count ->
    [0] 何も読み込みませんでした。
   *[other] { $count }人に番号を追加しました。
  }
numbers-way = レーティングリストにある番号をすべて追加
names-small = この{ $count }人の名前を小文字に直す
names-small-done = { $count }人の名前を小文字にしました。
enter-nearest = 近い名前{ $count }件。
entry-added-from = { $name }さんを登録しました。第{ $round }回戦から参加します。遅刻者として席を作るには前の回戦にも印を付けてください。
list-enter-both = { $new }人を登録、{ $known }人を更新
