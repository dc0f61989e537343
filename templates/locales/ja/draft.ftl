# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = 第{ $round }回戦の下書き
draft-bye-by-rule = 規則による
before-participants = { $count ->
    [0] まだ誰も参加しません。
   *[other] { $count }人が参加します。
  }
before-missing = 第{ $round }回戦の結果が{ $count }件入っていません
tables = 卓
before-missing-why = 今でも組み合わせを作れます。未入力の結果は、入力されるまで数えません。
before-missing-why-half = 今でも組み合わせを作れます。この組み合わせでは、未入力の結果を持碁としてそれぞれ半点と数えます。
all-rounds-way = 総当たり：全回戦を一度に組み合わせる
all-rounds-title = 総当たり
all-rounds-about = くじとベルガー表で全回戦を組み合わせ、一度に公開します。初日から全員が対戦相手を知ることができます。
all-rounds-there = すでに{ $n }回戦まで組まれています。
all-rounds-played = { $n }局に結果があります。回戦は最後から一つずつ取り消します。
all-rounds-take-back = 全回戦を取り消す
all-rounds-take-back-about = 結果のある対局はありません。日程の期間は残ります。
all-rounds-taken-back = 全回戦を取り消しました。
all-rounds-double = 二回総当たり
all-rounds-double-note = 二回目は黒白を入れ替えます。
all-rounds-first = 第1回戦の初日
all-rounds-first-hint = 期間を順に設定します。空欄でもかまいません。
all-rounds-days = 各回戦の日数
all-rounds-days-hint = 例：14
all-rounds-show = 回戦を表示
all-rounds-look-again = 設定または参加者が変わりました。これが新しい組み合わせです。確かめてから公開してください。
all-rounds-publish-about = 表示どおりに組み合わせ、すぐに全員に公開します。結果が一つもないうちは取り消せます。
all-rounds-criteria = 順位は{ $criteria }で決まります。総当たりでは全対戦相手の得点の合計に意味がありません。
all-rounds-publish = 全{ $n }回戦を組み合わせて公開
all-rounds-drawn = 全回戦を組み合わせて公開しました。
all-rounds-drawn-unseen = 全回戦を組み合わせて公開しました。大会は非公開なので、公開するまで運営者と審判だけに見えます。
before-bye-hint = 参加者が奇数なので、一人が抜け番になります。
before-busy = 組み合わせを作成中…
before-entries = 参加者を確認
draft-summary = { $boards }局、{ $byes ->
    [0] 抜け番なし
   *[other] 抜け番{ $byes }人
  }、{ $unpaired ->
    [0] 余りなし。
   *[other] 相手なし{ $unpaired }人。
  }
draft-nobody-sees = 公開するまで誰にも見えません。
draft-again = 組み直す
draft-again-hint = 「組み直す」と、ここにある卓を残して、ほかを組み直します。手動で組んだ対局はすでに含まれています。
draft-discard = 破棄
draft-publish = 第{ $round }回戦を公開
draft-without = 対局なし
draft-unpaired = 相手なし
draft-take-bye = 取り消す
draft-give-bye = 抜け番にする
draft-pair-by-hand = 二人を手動で組む
first-player = 一人目
second-player = 二人目
draft-pair-act = 組む
draft-group-none = 不参加
draft-group-boards = { $count }局
draft-by-hand = 手動
draft-keep = 残す卓
draft-unpair = 組を解く
draft-swap = 黒白を入れ替える
draft-move-to = 移動先の卓
draft-move = 移す
draft-renumber = 卓番を棋力順にする
draft-drawn = { $boards }局を組みました。確かめてから公開してください。
draft-published = 第{ $round }回戦を公開しました。全員が見られます。
draft-discarded = 第{ $round }回戦の下書きを破棄しました。
published-summary = { $boards }局、{ $missing ->
    [0] 結果はすべて入力済み。
   *[other] 結果の未入力{ $missing }件。
  }
published-stays = 組み合わせはこのまま変わりません。
published-slips = 結果票
latecomer-title = 遅れて来た人
latecomer-none = 待っている人はいません。先にこの回戦へ参加登録してください。ここで組めるようになります。
latecomer-who = 来た人
latecomer-hint = 抜け番の人か、同じく待っている人。公開済みの卓は変わりません。
latecomer-best = 最も合う人
latecomer-act = 着席
latecomer-paired = { $table }卓で対局します。
latecomer-waits = 空いている人がいません。次に来る人を待ちます。
why-table = この二人の理由、{ $table }卓
why-title = なぜ{ $black }と{ $white }なのか
why-heading = なぜこの二人が対局するのか
why-stands = { $points }点、{ $place }位
why-lead-same = 二人の得点は同じです。
why-lead-apart = 二人の得点の差は{ $count }点です。
why-lead-met = { $count ->
    [1] 得点{ $points }の選手は二人だけで、{ $round }回戦ですでに対局しています。
   *[other] { $name }さんは得点{ $points }の他の選手全員とすでに対局しています。
  }
why-lead-odd = 得点{ $points }の選手は{ $count }人で、奇数です。
why-note-new = まだ対局していません
why-note-full = 十分に満たす
why-note-nearly = ほぼ満たす
why-note-partly = 一部だけ満たす
why-colours-change = { $name }さんはこれまで{ $color }{ $times ->
    [0] が多く
   *[other] が{ $times }回で
  }、今回は{ $now }です
why-colours-again = { $name }さんはこれまで{ $color }{ $times ->
    [0] が多く
   *[other] が{ $times }回で
  }、今回も{ $now }です
why-drawn = { $upper }さんは繰り下げ、{ $lower }さんは繰り上げ
why-drawn-first = 。規則ではまず
why-others = { $name }のほかの相手の候補
why-ask-others = ほかに誰と対局できたか
why-grade-free = 同じ良さ
why-grade-little = ほとんど悪くならない
why-grade-some = 少し悪い
why-grade-much = 明らかに悪い
why-then-meets = その場合、{ $name }の相手は{ $other }
why-numbers = 数値
picture-find = 選手
picture-near = { $name }と順位の近い選手、その相手です。石を選ぶとその選手へ移ります。
why-nothing-given-up = この大会の基準をすべて満たしています。
why-by-hand = 最善の組み合わせでは別の相手になるか、ほかに誰も残っていません。
why-back = 回戦へ戻る
share-full = 満点
share-of-100 = { $percent }/100
grade-ideal = 理想的
grade-good = 良い
grade-fair = まずまず
criterion-duplicate = 初対局
criterion-random = 偶然
criterion-colour = 黒白
criterion-category = 同じクラス
criterion-score = 同じ得点
criterion-drawn = 繰り上げ・繰り下げ
criterion-seeding = グループ内の位置
criterion-handicap = 小さな手合差
criterion-geography = 所属と国
given-up-first-meeting = 第{ $round }回戦で対局済み
same-club = 同じ所属
given-up-country = 同じ国
given-up-seeding = シード 100のうち{ $percent }
given-up-colors = 二人ともこの色が多かった
warning-results-missing = 第{ $round }回戦の結果が{ $count }件入っていません：卓 { $tables }
warning-not-taking-part = { $name }さんはこの回戦に参加しません
warning-unpaired = { $name }さんの相手がいません
warning-bye-again = { $name }さんは前にも抜け番でした（{ $earlier }）
warning-rematch = 第{ $round }回戦で対局済み
warning-clubmates = 同じ所属、{ $club }
warning-club-group = 離したい所属
warning-same-country = 二人とも{ $country }
warning-categories-apart = { $count }クラス差
warning-groups-apart = 得点の差は{ $count }点
warning-ranks-apart = 置き石なしで段級差{ $count }
warning-high-handicap = { $stones }子
warning-handicap-capped = 本来は{ $wanted }子、実際は{ $given }子
warning-same-color = { $name }さんは{ $times }回続けて{ $color }
proof-stale = この組み合わせの後に、結果、登録、または設定が変わりました。組み直すと、現在わかっていることに基づく最善になります。
proof-title = 第{ $round }回戦の証明
proof-players = 組んだ人数
proof-compared = 比較した組
proof-apart = 認められない組
proof-apart-note = 運営者がこの組み合わせで認めなかった組です。
proof-by-hand-why = 最善の組み合わせの残りは、その人たちの最善の組み合わせです。もしそれより良いものがあれば、全体も良くなったはずです。
proof-check-title = 自分で検査する
proof-check-how = 二つのファイルをダウンロードしてコマンドを実行します。各組の点を新たに計算し、組み合わせを作るプログラムは一切使いません。
proof-file-tournament = 第{ $round }回戦の前の大会
proof-file-certificate = 証明書
proof-check-what = 証明書は、各参加者と、関係する奇数人の集まりのそれぞれに価格を付けます。どの二人も合わせて価格を超える価値はなく、組まれた二人はちょうどその価値です。したがって、これより価値の高い組み合わせはありえません。
proof-back = 第{ $round }回戦へ戻る
why-next-hint = ほかに考えられる相手と、その場合に最善の組み合わせがどれだけ悪くなるかです。同じ得点の二人を1グループ離すと1です。
why-costs = 最善の組み合わせにこの組はありません。この組を入れると、全体が得点グループ{ $groups }つ分悪くなります。
why-other = { $name }：得点グループ{ $groups }つ分悪い
why-other-free = { $name }：まったく同じ良さで、一覧の順で決まりました
why-nobody-else = ほかに誰も残っていません。
why-then = 変わる卓
picture-title = 第{ $round }回戦の概要
picture-said = 選手{ $players }人、対局{ $boards }、繰り下げ{ $down }人。
picture-how = 行は得点、石はこの回戦の色の選手、数字は順位です。弧は対局する二人を、太い線は得点の違う相手を結びます。
picture-below = 同じ内容を下に文字で示します。
picture-words = 文字で見る
picture-score = 得点{ $score }
picture-down = ↓ { $number }は得点{ $score }へ繰り下げ
picture-groups = 得点の差
picture-ranks = 段級位の差
picture-handicaps = 手合割
picture-repeats = 再対局
picture-avoided = { $count ->
    [0] なし。同じ得点グループ内の{ $could }組を回避。
   *[other] { $count }組。同じ得点グループ内の{ $could }組を回避。
  }
picture-tables = { $count ->
   *[other] 卓 { $tables }。
  }
picture-floaters = 繰り上げ・繰り下げ
picture-floater = { $table }卓：{ $down }が繰り下げで{ $up }と、{ $count }点差
draft-picture = 回戦の概要
## Rules of the draw
rules-title = 組み合わせの規則
rules-lead = 設定のほかに、この大会の組み合わせが必ず従う規則です。
rules-how = 参加者は名前か #番号 で入力し、カンマで区切ります。グループの前に名前とコロンを付けられます。
rules-who-meets = 対局の相手
rules-apart = 決して組まない
rules-apart-hint = 1行に1グループ： Family Meier: Ada Meier, Bo Meier。同じグループの二人は当たりません。
rules-club-groups-hint = 1行に1グループ： North: Elb, Havel。この中の対局は、同じ所属の半分の強さで避けます。
rules-host-club = 主催の所属
rules-host-club-hint = その会員どうしは、別の所属であるかのように当たることがあります。
rules-most-ranks = 段級位差の上限
rules-most-ranks-hint = これより離れた相手とは当たりません。空欄なら制限なし。
rules-no-rematch = 同じ相手と2回当たらない
rules-no-rematch-hint = ほかに組みようがなくても組みません。選ばない場合、再対局はできるだけ避けるだけです。
rules-nearest = 棋力の最も近い相手と組む
rules-nearest-hint = 各得点グループ内で、シード順にかかわらず。
rules-accelerated = 加速する回戦
rules-accelerated-hint = 最初のこの数の回戦では、上位半分を1点多いものとして組みます。
rules-volunteers = 抜け番の希望者
rules-volunteers-hint = 抜け番が要るとき、先に抜け番になります。
rules-fixed = 固定の卓
rules-fixed-hint = 1行に一つ： 12: Ada Meier。バリアフリーや中継のため。
rules-unused = 使わない卓
rules-unused-hint = カンマで区切ります。卓が固定された人だけが座ります。
rules-league-members = グループ
rules-leagues-hint = 1行に3～24人の1グループ、組み合わせ順。ベルガー表に従って打ち、ほかの人は通常どおり組みます。
rules-from = 開始回戦
rules-double = 全員が2回ずつ当たる
rules-bracket = トーナメント
rules-seeds = シード順の参加者
rules-bracket-hint = 2～64人。敗れた人はほかの人とともに組みます。STS基準の加点のためには、決勝を最終回戦にしてください。
rules-third = 3位決定戦あり
rules-save = 規則を保存
rules-saved = 規則を保存しました。次の組み合わせから適用されます。
rules-entries = 参加者と番号
rules-unknown-player = { $typed }：その名前の参加者がいないか、複数います。#番号 で書いてください。
rules-table-first = { $typed }：先に卓の番号とコロンを書いてください。
draw-bracket-undecided = トーナメントは第{ $round }回戦{ $table }卓の結果を待っています。
why-other-little = { $name }：ほとんど悪くならない
why-costs-little = 最善の組み合わせにこの組はありません。この組を入れても、全体はほとんど悪くなりません。
## What if
by-hand-act = 提案を見て手動で組む
by-hand-title = 提案
by-hand-lead = まだ対局のない人の最善の組み合わせです。決まっている対局はそのままです。
by-hand-all = すべて採用
draft-overrule = 組み合わせの規則を適用しない
draft-overrule-hint = 誰がどの規則に反して行ったかが操作履歴に残ります。
draft-publish-overrule = 組み合わせの規則に反しても公開する
objection-unknown = { $name }さんは大会に登録されていません
objection-preliminary = { $name }さんは受付を済ませていません
objection-excluded = 裁定により{ $name }さんはこの回戦に出られません
objection-not-playing = { $name }さんはこの回戦で打ちません
objection-kept-apart = 当てない二人です
objection-kept-apart-as = 当てない二人です（{ $group }）
objection-ranks-apart = 段級差{ $ranks }、上限は{ $most }
objection-met = 第{ $round }回戦で対局済み。同じ相手とは2回当たりません
objection-planned = { $name }さんは総当たりかトーナメントの予定で{ $opponent }さんと当たります
objection-rests = { $name }さんは総当たりの予定でこの回戦は抜け番です

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = 一人を選び、次にもう一人を選ぶか、一人をもう一人の上にドラッグしてください。確定するまで何も変わりません。
draft-show = 表示する対局
draft-show-all = すべて
draft-show-look = 要確認
draft-show-changed = 手動
draft-group-tables = { $from }～{ $to }卓
draft-chosen = 選択中
draft-with-this = この人と
draft-touch-other = もう一人を選んでください。名前の下の数は、入れ替えによる組み合わせの悪化を、得点グループの数で示します。
draft-exchange = { $one }さんと{ $other }さんを入れ替えますか？
draft-exchange-act = 入れ替え
draft-cannot = この回戦に参加しない人がいます。
draft-pair-ask = { $one }さんと{ $other }さんを組みますか？
draft-one-board = 二人とも{ $table }卓です
draft-cost-same = 同じ
draft-cost-little = ほぼ同じ
draft-cost-worse = { $groups }悪化
draft-cost-better = { $groups }改善
draft-whole-same = 組み合わせ全体の価値はちょうど同じです。
draft-whole-little = 組み合わせ全体はほとんど変わりません。
draft-whole-worse = 組み合わせ全体が得点グループ{ $groups }つ分悪くなります。
draft-whole-better = 組み合わせ全体が得点グループ{ $groups }つ分良くなります。
draft-why-next = ほかに当たりうる相手
draft-acts-on = { $name }さんへのその他の操作
draft-other-ways = 組み直す、破棄、その他
draft-redo = やり直す
draft-changes = { $count ->
    [0] 手動の変更はありません。
   *[other] 手動の変更{ $count }件。
  }
draft-below = 証明済みの組み合わせより得点グループ{ $groups }つ分下です。
draft-above = 証明済みの組み合わせより得点グループ{ $groups }つ分上ですが、その規則に反します。
draft-last = { $count ->
   *[other] 最後の変更：卓 { $tables }。
  }
draft-publish-ask = 第{ $round }回戦、{ $boards }局を公開しますか？
draft-publish-all = 参加者は全員、対局か抜け番が決まっています。
draft-publish-without = 対局も抜け番もない人{ $count }人：
draft-publish-looks = まだ確認が必要な卓が{ $count }つあります。
draft-publish-now = 今すぐ公開
draft-none = 該当する対局はありません。
draft-free-round-how = 抜け番にするには、組を解いてから選手をもう一度選んでください。

# Mending a published round.

mend-match = 試合
mend-line-ups = オーダーと、来なかったチーム
mend-team-round = 欠席や遅刻があるときは、チームのオーダーか対戦の組み合わせを、公開した回戦の変更で直してください。
mend-link = 公開済みの卓を変更
mend-title = 第{ $round }回戦を変更
mend-published = 公開
mend-lead = この回戦は全員が見ています。何がいつ、なぜ変わったかは対局者に伝わり、操作履歴に残ります。
mend-what = 何を変えますか？
mend-what-wrong = 何を変えるかを選んでください。
mend-swap = 黒白を入れ替える
mend-swap-note = 結果は対局者に付いたままです。
mend-terms = 手合割かコミを変更
mend-terms-note = 結果はそのままです。
mend-move = 別の卓へ
mend-move-note = そこの対局者はこちらへ来ます。
mend-exchange = 対局者を替える
mend-exchange-note = 一人が抜け、別の人が代わりに入ります。
mend-cancel = 来ない人がいる
mend-cancel-note = この対局はなくなります。
mend-pair = 対局を追加
mend-pair-note = 対局のない二人のため。
mend-give-bye = 抜け番にする
mend-give-bye-note = 遅れて来た人など、対局のない人へ。
mend-take-bye = 抜け番を取り消す
mend-take-bye-note = その人は相手を待つことになります。
mend-take-back = 公開を取り消す
mend-take-back-note = 回戦は結果のない下書きに戻ります。最後の回戦だけできます。
mend-drop = 回戦を取り消す
mend-drop-note = 組み合わせがなかったことになります。最後の回戦だけできます。
mend-stones = { $n ->
    [0] 互先
    [1] 定先
   *[other] { $n }子
  }
mend-komi-hint = 空欄なら通常のコミ。
mend-to-hint = 卓の番号。
mend-leaves = 抜ける人
mend-comes = 入る人
mend-comes-hint = ほかの卓、抜け番、または待っている人から。
mend-left-black = その後の黒
mend-left-white = その後の白
mend-left-waits = 相手を待つ
mend-left-free = 抜け番
mend-left-absent = 不在
mend-reason-hint = この卓の対局者に表示され、操作履歴に残ります。
mend-usual-wrong-player = 違う人が着席
mend-usual-late = 遅刻
mend-act = 回戦を変更
mend-act-table = { $table }卓を変更
mend-look = 選手に見える内容
mend-told = 選手に見える内容
mend-told-nothing = 変更する内容を選んでください。保存の前に、選手が読む内容がここに出ます。
mend-told-who = この卓の選手は自分のページで、希望者には通知も届きます。
mend-told-paper = 印刷し直す用紙：
mend-tables = 卓
mend-lost-title = { $count }件の結果が失われます
mend-lost = { $table }卓：{ $black } – { $white }、{ $result }
mend-lost-agreed = { $count ->
    [1] 結果を操作履歴にだけ残す
   *[other] { $count }件の結果をすべて操作履歴にだけ残す
  }
mend-lost-note = まだ何も変わっていません。ここにチェックを入れて、もう一度送信してください。
mend-done = 回戦を変更しました。対局者に表示されます。
mend-taken-back = 第{ $round }回戦は下書きに戻りました。
mend-dropped = 第{ $round }回戦を取り消しました。
act-mend = 公開済みの回戦を変更
act-take-back-publication = 公開を取り消し
act-drop-round = 回戦を取り消し
draft-published-unseen = 第{ $round }回戦を公開しました。大会は非公開なので、公開するまで運営者と審判だけに見えます。
mend-lead-unseen = 大会は非公開で、この回戦は今のところ運営者と審判だけに見えます。何をいつなぜ変えたかは、大会を公開すると全員に伝わります。操作履歴にも残ります。
mend-done-unseen = 回戦を変更しました。大会を公開すると選手に見えます。
draft-stones-to-stronger = { $black }さんのほうが強いのに、{ $stones ->
    [1] 置き石なしの黒番
   *[other] { $stones }子の黒番
  }になります。規則では{ $white }さんが{ $due ->
    [0] 互先
    [1] 置き石なしの黒番
   *[other] { $due }子の黒番
  }です。何も変更していません。このまま行うならチェックを入れるか、手合割を変更してください。
warning-stones-to-stronger = 強いほうが置いています。規則では相手が{ $due ->
    [0] 互先
    [1] 置き石なしの黒番
   *[other] { $due }子
  }

# The organiser's screens: settings, registration, drafts, journal, people.

draft-forbidden = 組み合わせの規則に反します：{ $pairs }。何も変わっていません。それでも行うなら、規則を適用しない欄にチェックを入れてください。操作履歴に残ります。
work-progress = 進み具合
work-stop = 中止する

## The open record of an event

open-record-title = 公開記録
open-record-lead = 一つのファイルから、誰でも自分のプログラムで、このサーバーなしに次のものを再現できます：
open-record-draws = ここで作られたすべての組み合わせと、それが最善であることの証明、
open-record-tables = 各回戦後の順位表、その値の一つ一つ、
open-record-rulings = 裁定が公開されている場合、トラブルから導かれるすべての裁定、
open-record-journal = 最初から最後までの操作履歴と、そこに書かれた対局。
open-record-how = 検証の方法
open-record-file = 記録をダウンロード
open-record-note = 再現できた量、または最初に一致しなかったものを表示します。ほかのプログラムのため、形式は docs/open-format.md に説明があります。
open-record-key = 操作履歴にはこのサーバーの署名があり、その公開鍵はコマンドに書かれています。各回戦の用紙には、その時の最後の項目と、そのハッシュの先頭が載っています。記録のその項目は、そのとおりに始まらなければなりません。
open-record-link = 公開記録：すべてを一度に検証
