# The organiser's screens: settings, registration, drafts, journal, people.

## Why the desk refuses
refusal-entered-already = { $name }さんはすでに登録されています。同姓同名の二人には、PINやライセンスなど区別できるものが必要です。
refusal-has-games = この参加者には対局があります。代わりに棄権にしてください。対局は残ります。
refusal-excluded = 有効な裁定により、この参加者は第{ $round }回戦に出られません。先に裁定を取り消すか変更してください。
refusal-paired-in-round = この参加者は第{ $round }回戦で組まれています。先に下書きで組を解いてください。公開済みの回戦は変わりません。
refusal-rounds-drawn = すでに{ $rounds }回戦まで組まれています。大会をそれより短くできません。
refusal-already-published = 第{ $round }回戦は公開済みです。組み合わせは変わりません。
refusal-already-drawn = ほかの人がたった今、第{ $round }回戦を組みました。組み直す前に、その下書きを見てください。
refusal-publish-first = 第{ $round }回戦が先です。公開してください。
refusal-no-such-round = この大会は全{ $rounds }回戦です。
refusal-draft-changed = ほかの人がこの下書きを変更しました。確かめてから、もう一度行ってください。
refusal-nothing-drawn = 第{ $round }回戦にはまだ対局がありません。先に組んでください。
refusal-file = ファイルを読めません：{ $faults }

draw-unknown-round = この大会は全{ $rounds }回戦です。
draw-no-participants = 第{ $round }回戦に参加する人がいません。参加者を登録するか、受付を行ってください。
draw-one-participant = 参加者は{ $name }さんだけです。対局には二人必要です。
draw-not-taking-part = { $name }さんはこの回戦に参加しません。参加登録を確かめてください。
draw-twice = { $name }さんが2回挙げられています。
draw-table-twice = { $table }卓に二つの対局があります。どちらかを移してください。
draw-bye-not-needed = { $name }さんを除くと偶数です。抜け番は要りません。
draw-too-large = { $count }人は一度に組むには多すぎます。二つの大会に分けてください。
draw-no-valid-pairing = 成り立つ組み合わせがありません。どう組んでも次の人の相手がいません：{ $names }

draft-unknown-round = この大会は全{ $rounds }回戦です。
draft-already-published = 第{ $round }回戦は公開済みです。対局は変わりません。
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
draft-forbidden = 組み合わせの規則に反します：{ $pairs }。何も変わっていません。それでも行うなら、規則を適用しない欄にチェックを入れてください。操作履歴に残ります。
draft-may-not = これはできません：{ $pairs }。何も変わっていません。
draft-table-unused = { $table }卓は組み合わせの規則で使わない卓です。別の卓を選ぶか、規則を変更してください。
draft-not-free = { $name }さんは空いていません。待っている人か抜け番の人を選んでください。

## Ways between the organiser's pages
organiser-pages = 参加登録とファイル
way-groups = グループ
way-downloads = ファイル
way-people = スタッフ
way-journal = 操作履歴

act-import-notes = ファイルについての注記

## A new tournament
create-title = 新しい大会
create-lead = 始めるにはこれだけで十分です。後からすべて変更できます。
create-import = またはファイルから読み込む。
create-system = 組み合わせの方式は？
create-federation = ルール、コミ、持ち時間
create-federation-hint = この団体の通常のもの。後で設定に表示されます。
create-act = 大会を作る
create-done = { $event }を作りました。これがその設定です。確かめてから参加者を登録してください。
create-before = このフォームは前に送信され、大会はそのとき作られました。こちらです。
system-mcmahon = マクマホン
about-system-mcmahon = 段級位に応じた得点から始め、同じ得点の人と当たります。
system-swiss = スイス式
about-system-swiss = 全員同じところから始め、同じ勝数の人と当たります。
system-swiss-categories = クラス別スイス式
about-system-swiss-categories = スイス式と同じで、段級位のクラスごとに行います。
system-cup = カップ
about-system-cup = スイス式と同じで、早い勝ちほど重くなります。
federation-egf = ヨーロッパ囲碁連盟（EGF）
federation-ffg = フランス：Fédération Française de Go
federation-dgob = ドイツ：Deutscher Go-Bund
federation-bga = イギリス：British Go Association
federation-ngb = オランダ：Nederlandse Go Bond
federation-aga = アメリカ：American Go Association
federation-nihonkiin = 日本：日本棋院
federation-korean = 韓国：大韓囲碁協会
federation-chinese = 中国：中国囲棋協会
country-hint = 2文字：JP
fault-country = 「{ $typed }」という国は登録にありません。JPのように2文字で書いてください。
fault-fraction = 「{ $typed }」ではなく、0.5のように0から1までの数を書いてください。
fault-egf-pin = 「{ $typed }」ではなく、8桁の番号を書いてください。

## Reading a file
import-title = ファイルから大会を読み込む
import-lead = 新しい大会になります。既存のものは何も変わりません。
import-file = ファイル
import-file-hint = 20 MBまで。ここにドロップできます。
import-act = 読み込む
import-busy = ファイルを読み込み中…
refusal-stopped = 中止しました。何も変更されていません。
work-progress = 進み具合
work-stop = 中止する
import-kinds = OpenGotha（XML）、MacMahon 3.9（XML）、Pairgoth（.tour）、European Go Databaseの結果（H9）、フランス（tou）、アメリカ（AGA）、Tengen（JSON）。
import-create = 代わりに手動で大会を作る
import-no-file = ファイルが選ばれていません。選んでから送信してください。
import-only-players = これは大会ではなく参加者名簿です。先に大会を作り、その参加登録のページで名簿を読み込んでください。
import-nothing-done = 何も行いませんでした
import-wrong = { $file }からは何も取り込みませんでした
import-more = ほかに{ $count }件。先にこれらを直してください。
import-done = { $event }：参加者{ $players }人、{ $rounds }回戦、{ $games }局
import-notes = ファイルのとおりでないものが{ $count }件あります
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
read-truncated = 閉じていません。ファイルが途中で切れているか、引用符が足りません。もう一度入手してください。
read-wrong-root = 最初の要素が{ $wanted }ではなく{ $found }です。その種類のファイルを選んでください。
read-too-deep = 入れ子が{ $most }要素より深くなっています。大会ファイルにそのようなものはありません。
read-too-many = { $most }を一つ超えています。そんなに多い大会ファイルはありません。
read-entity = 実体「{ $name }」を定義または使用しています。文字そのものか、その番号を書いてください。
read-missing = ありません。加えてください。
read-not-a-number = 「{ $value }」は整数ではありません。{ $least }から{ $most }までの数を書いてください。
read-out-of-range = { $value }になっています。{ $least }から{ $most }までの数を書いてください。
read-not-points = 「{ $value }」は目数ではありません。6.5のような整数か半目の数を書いてください。
read-not-a-fraction = 「{ $value }」は数ではありません。0.5のように0から1までの数を書いてください。
read-not-a-date = 「{ $value }」は日付ではありません。2026-05-31のように書いてください。
read-not-a-rank = 「{ $value }」は段級位ではありません。30k～1kまたは1d～9dを書いてください。
read-not-one-of = 「{ $value }」は扱えません。次のどれかを書いてください：{ $allowed }。
read-unknown-player = 「{ $name }」という参加者はいません。名前を直すか、参加者を加えてください。
read-duplicate-player = 「{ $name }」が2回登録されています。最初は{ $first }行目です。一方を削除するか、名前を変えてください。
read-twice-in-round = 「{ $name }」は第{ $round }回戦ですでに席があります（{ $first }行目参照）。一方を削除してください。
read-table-taken = 第{ $round }回戦の{ $table }卓は使われています（{ $first }行目参照）。別の番号にしてください。
read-disagrees = 「{ $value }」と相手の「{ $other }」が合いません。どちらかを直してください。
read-not-a-cell = 「{ $value }」は結果ではありません。12+/b0、3-!w2、0+、0=のように書いてください。
read-no-such-row = { $number }の行がありません。相手を直してください。
read-columns = { $wanted }列のところ{ $found }列あります。行を補ってください。
read-nothing-of = { $format }の行が一つもありません。その種類のファイルを選んでください。
read-unknown-format = 扱えない種類です。OpenGothaかMacMahonのファイル、H9の結果、参加者名簿、またはTengenのファイルを選んでください。
read-not-json = Tengenのファイルではありません（{ $reason }）。書き出し直してください。
read-unknown-version = 版が{ $found }ですが、扱えるのは{ $known }です。このプログラムを更新するか、ファイルを書き出し直してください。
read-no-such-entry = 存在しない登録{ $id }を参照しています。ファイルを書き出し直してください。
read-twice = { $what }が2回あります。ファイルを書き出し直してください。

## What is not kept of a file, or a file cannot say
note-teams-kept = Tengenはファイルの{ $teams }チームを使いません。保存され、OpenGothaに書き戻されます。
note-element-kept = Tengenは{ $element }（{ $line }行目）を使いません。保存され、OpenGothaに書き戻されます。
note-attribute-kept = Tengenは{ $element }、{ $attribute }を使いません。保存され、OpenGothaに書き戻されます。
note-taken = { $element }（{ $line }行目）、{ $field }：「{ $found }」は使えないため、{ $taken }としました。
note-missing-taken = { $element }（{ $line }行目）、{ $field }がないため、{ $taken }としました。
note-left-out = { $element }（{ $line }行目）、{ $field }：「{ $found }」は使えないため、省きました。
note-nobody-called = { $element }（{ $line }行目）：「{ $name }」という参加者がいないため、省きました。
note-set-aside = { $element }（{ $line }行目）：{ $name }は第{ $round }回戦ですでに席があるため（{ $first }行目参照）、別にしておきました。
note-player-set-aside = Player（{ $line }行目）：{ $name }が2回登録されており、最初は{ $first }行目です。2番目を別にしておきました。
note-more-oddities = 同様のものがほかに{ $more }件あります。
note-criterion-twice = 基準{ $criterion }が2回あり、2番目を省きました。
note-ratings-as-they-stand = レーティングの保存方法（dataVersion）がファイルにないため、そのままの値を使いました。
note-ratings-shifted = ファイルのレーティングは古い方式（データ版200）なので、それぞれ2050を加えました。
note-transliterated = 「{ $from }」は「{ $to }」と書かれます。この形式にその文字がありません。
note-name-cut = 「{ $name }」は「{ $written }」に縮められます。列の幅が足りません。
note-left-out-without-game = { $name }は対局も抜け番もないため省かれます。
note-too-fast-for-a-class = European Go Databaseのどの級にも速すぎる対局なので、級は書かれません。
note-result-missing = 第{ $round }回戦{ $table }卓：結果がないため、不明として書かれます。
note-both-lose-as-two-losses = 第{ $round }回戦{ $table }卓：両者負けは、それぞれの負けとして書かれます。
note-both-win-as-two-wins = 第{ $round }回戦{ $table }卓：両者勝ちは、それぞれの勝ちとして書かれます。
note-no-result-not-rated = 第{ $round }回戦{ $table }卓：無勝負は、レーティング対象外として書かれます。
note-default-as-half-point = 第{ $round }回戦{ $table }卓：不戦は、対局のない半点として書かれます。
note-default-as-free-round = 第{ $round }回戦{ $table }卓：不戦は、対局のない回戦として書かれます。
note-colors-unknown = 第{ $round }回戦{ $table }卓：黒白が不明なため、席のとおりに書かれます。
note-member-number-missing = { $name }は会員番号がないため、その対局とともに省かれます。番号を入力してください。提出先が求めています。
note-club-cut = 所属「{ $club }」は「{ $written }」と書かれます。列は4文字です。
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
note-versions-not-said = { $boards }局の変更回数が失われます。
note-setting-not-said = 設定{ $setting }（{ $value }）は書かれません。この形式に書く場所がありません。
note-renamed = { $name }が2回登録されており、2番目は{ $written }と書かれます。
note-settings-assumed = ファイルに方式、上下限、順位の基準、重みがありません。マクマホンのものを使います。続ける前に設定を確かめてください。
note-days-assumed = ファイルに大会の名前と日付がありません。今日の日付にしました。確かめてください。
note-encoding-assumed = ファイルに文字コードがありません。西欧の表計算のものとして読みました。名前を確かめてください。
note-line-left-out = { $what }（{ $line }行目）は扱えないため省きました。

## Settings
settings-title = 設定
settings-saved = 設定を保存しました。
settings-save = 設定を保存
settings-drawn = すでに組まれた回戦は変わりません。得点と順位表はすぐに設定に従います。
settings-preset = ひな型を取り込む
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
settings-country = 国
settings-director = 責任者
settings-rounds = 回戦数
settings-play = 対局
settings-rules = ルール
settings-board-size = 盤の路数
settings-komi-hint = 互先のコミ：6.5
settings-time = 持ち時間
settings-basic-minutes = 持ち時間（分）
settings-overtime = その後
settings-overtime-seconds = 秒数
settings-overtime-seconds-hint = 1回の秒読み、または1手ごとの加算
settings-overtime-stones = 手数
settings-overtime-stones-hint = 1回の秒読みで打つ数（カナダ式のみ）
settings-internet = ネット対局
overtime-byoyomi = 秒読み
overtime-canadian = カナダ式秒読み
overtime-fischer = フィッシャー：1手ごとの加算秒
overtime-sudden-death = 切れ負け
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
settings-points = 対局のない回戦
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
settings-sos-half = 休んだ回戦を相手のために半点とする
settings-sos-half-note = 相手の得点の合計では、休んだ回戦ごとに半点を得たものとします。
settings-placement = 順位の決め方
settings-placement-about = 最初の基準で決め、同じなら次の基準によります。
settings-criterion = 基準{ $n }
criterion-none = なし
criterion-about-nbw = 勝数
criterion-about-mms = マクマホン得点
criterion-about-cps = カップ得点、早い勝ちほど重い
criterion-about-sts = ストラスブール得点
criterion-about-cat = クラス
criterion-about-rank = 段級位
criterion-about-rating = レーティング
criterion-about-sosw = 相手の勝数
criterion-about-sosw-1 = 最低を除く相手の勝数
criterion-about-sosw-2 = 下位二人を除く相手の勝数
criterion-about-sodosw = 勝った相手の勝数
criterion-about-sososw = 相手のSOSW
criterion-about-cussw = 各回戦後の勝数の合計
criterion-about-sosm = 相手のマクマホン得点
criterion-about-sosm-1 = 最低を除く相手の得点
criterion-about-sosm-2 = 下位二つを除く相手の得点
criterion-about-sodosm = 勝った相手の得点
criterion-about-sosts = 相手のSTS
criterion-about-sososm = 相手のSOSM
criterion-about-cussm = 各回戦後の得点の合計
criterion-about-ext = 挑んだ殊勲
criterion-about-exr = 果たした殊勲
criterion-about-sdc = 単純直接対決
criterion-about-dc = 直接対決
settings-expert = 上級者向け：組み合わせの重み
settings-expert-about = 重みの合計が最大になる組み合わせを求めます。これは各基準の最大値で、通常の値でほぼどの大会にも合います。
settings-weights = 重み
weight-duplicate = 再対局を避ける
weight-random = 偶然
weight-color = 黒白の均衡
weight-category = 同じクラス内
weight-score = 近い得点
weight-drawn = 繰り上げ・繰り下げの人選
weight-seeding = グループ内のシード
weight-handicap = 小さな手合差
weight-geography = 別の所属と国
weight-secondary = 副次的な基準の基数
weight-secondary-hint = これを含むファイルのため保存します
weight-curve = 曲線
weight-curve-hint = 0から1：0.5
weight-deterministic = 偶然を名前から作る
weight-deterministic-note = 同じ参加者なら、いつも同じ組み合わせになります。
settings-seeding = グループ内のシード
seeding-first-rounds = 最初の方法の回戦数
seeding-first-method = 最初の方法
seeding-later-method = 後の方法
seeding-first-by-rating = 最初の方法：同点ならレーティング順
seeding-later-by-rating = 後の方法：同点ならレーティング順
method-random = 上位半分対下位半分、無作為
method-fold = 最上位対最下位
method-slip = 上位半分の1位対下位半分の1位
settings-drawn-up = 繰り上げと繰り下げ
drawn-upper = 上のグループから下がる人
drawn-lower = 下のグループから上がる人
drawn-compensate = 均等にする
drawn-compensate-note = 繰り上げられた人は次は繰り下げられやすく、その逆も同じです。
place-drawn-top = 上位
place-drawn-middle = 中位
place-drawn-bottom = 下位
settings-apart = 離しておく
apart-country = 同じ国
apart-club = 同じ所属
apart-club-group = 近隣の所属
apart-hint = 得点グループの数に換算
apart-excused-from = 除外する段級
apart-excused-from-hint = この段級位以上の強い人は、順番の相手と当たります：1d
apart-excused-by-wins = 回戦の半分に勝った人にも適用しない
apart-excused-at-bar = バーにいる人にも適用しない

## Registration
entries-count = { $count ->
    [0] まだ誰も登録されていません。
   *[other] { $count }人が登録されています。
  }
entries-waiting = { $count }人が未受付です。
entries-nobody = 参加者を一人ずつ登録するか、参加者名簿を読み込んでください。来た人の受付もここで行います。
entries-find = 名前、所属、国
entries-import = 名簿を読込
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
entries-paired = { $name }さんは第{ $round }回戦で組まれているため、何も保存していません。先に下書きで組を解いてください。公開済みの回戦は変わりません。
entries-check-in = { $count ->
    [1] 表示中の一人を受付
   *[other] 該当の{ $count }人を受付
  }
entries-came = { $count }人を受付しました。
entries-pages = 一覧のページ
entries-page = { $page }ページ
entry-new-title = 参加者を登録
entry-surname = 姓
entry-first-name = 名
entry-native-name = 母語の文字の名前
entry-native-name-hint = 違う場合：森下 藍子
entry-rank = 段級位
entry-rank-hint = 4kまたは2d
entry-rating = レーティング
entry-rating-hint = 空欄なら段級位の中央値
entry-club = 所属
entry-club-hint = 掲示表に書かれるとおり
entry-country = 国
entry-registration = 参加登録
registration-final = 受付済み
registration-about-final = 下でチェックした回戦すべてで組まれます。
registration-preliminary = 申込済み
registration-about-preliminary = 名簿に載りますが、組まれません。
entry-rounds = 参加する回戦
entry-round-kept-out = 第{ $round }回戦：裁定により不可
entry-round-seated = 第{ $round }回戦：組み済み、固定
entry-more = 番号と補正
entry-egf-pin = EGF番号
entry-egf-pin-hint = European Go Databaseの8桁
entry-ffg-licence = フランスのライセンス
entry-aga-id = AGA番号
entry-correction = 初期点の補正
entry-correction-hint = 通常は0。+1で一つ上のグループから
entry-save = 保存
entry-add = 登録
entry-add-next = 登録して次へ
entry-added = { $name }さんを登録しました。
entry-changed = { $name }さんを変更。
entry-withdraw-title = 棄権
entry-withdraw-from = 開始
entry-withdraw-hint = それまでの対局は残ります。
entry-withdraw = 棄権する
entry-withdrawn = { $name }さんは第{ $round }回戦から参加しません。
entry-remove-title = 削除
entry-remove-hint = 誤って登録した場合のもの。元に戻せません。
entry-remove = 大会から削除
entry-removed = { $name }さんを削除しました。
entry-back = 一覧へ戻る

## A list of participants
participants-title = 参加者名簿を読み込む
participants-lead = 登録の前に、誰が登録されるかを確かめられます。
participants-file-hint = テキスト、XLSX、ODSの表。列は任意の順で、上に列名の行を置きます。その行がなければ：姓、名、段級位、国、所属。
participants-pasted = またはここに貼り付け
participants-pasted-hint = 表計算ソフトから、列名の行とともに写した行。
participants-registration = 登録の状態は？
participants-announced = 申込済み：来たら受付する
participants-here = 受付済み
participants-act = 名簿を見る
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
participants-whole-tournament = これは大会全体です。大会一覧から、新しい大会として読み込んでください。
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
groups-tried = このようになります。まだ何も変わっていません。
groups-apply = この境界にする
groups-back = 現在の設定へ戻る
groups-applied = フロアとバーを変更しました。
groups-not-by-score = 全員が同じ得点から始めます。フロアとバーはマクマホンだけのものです。
groups-size = { $count }人
groups-everybody = 全員
groups-category = クラス{ $category }
groups-nobody = 参加者の登録と受付が済むと、グループがここに表示されます。

## Downloads
downloads-title = ファイル
downloads-through = 第{ $round }回戦までの結果。
downloads-before = まだ公開された回戦がありません。
downloads-draft = 下書きは結果に含まれません。
downloads-missing = まだ結果が{ $count }件入っていません。
downloads-says-all = 目的の内容がすべて含まれます。
downloads-notes = 書けないことが{ $count }件あります
download-act = ダウンロード
download-h9 = European Go Database（H9）
download-about-h9 = ヨーロッパ囲碁連盟のレーティング用の結果。
download-tou = フランス（tou）
download-about-tou = フランスの連盟のレーティング用の結果。
download-aga = アメリカ（AGA）
download-about-aga = American Go Associationへの報告。
download-standings = 順位表（CSV）
download-about-standings = 表計算ソフト用：順位、基準、全回戦。
download-pairings = 組み合わせ（CSV）
download-about-pairings = 表計算ソフト用：一つの回戦、卓ごと。
download-players = 参加者（CSV）
download-about-players = 表計算ソフト用：登録者全員。
download-participants = 参加者名簿（CSV）
download-about-participants = 名前、段級位、国、所属：ほかの大会やプログラムのため。
download-opengotha = OpenGotha（XML）
download-about-opengotha = OpenGothaで続けるための大会。
download-tengen = Tengen（JSON）
download-about-tengen = 下書きを含む大会全体。そのまま読み戻せます。
