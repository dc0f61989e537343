# Teams: their matches, line-ups and standings.

team = チーム
board = 席順
way-teams = チーム
way-matches = 対戦

# A round of teams.
matches-find = チーム、選手、卓
match-tables = { $count ->
   *[other] { $tables }卓
}
match-open = { $n }局が対局中
match-absent = { $team }は来ませんでした
match-left = { $team }は離脱しました
match-absent-both = 両チームとも来ませんでした
match-nobody = なし
match-won = 勝ち
match-of = 第{ $round }回戦の対戦
match-boards = 各席
match-date = いつ対局しますか
match-propose = 残りの全席に提案する
match-date-over = 席ごとに日時が異なります。相手の主将が受け入れると、この日時に替わります。
report-for = あなたは{ $captain }で、{ $name }の代わりに報告します。
said-by-captain = { $name }（主将{ $captain }による）
match-drawn = 引き分け
match-lost = 負け
match-playing = 対局中
match-unfinished = 未終了
match-free = 対戦なし
match-decided-all = 対戦は過半数の席を取ったチームの勝ちです。
match-decided-played = 個人勝数が相手より多いと、対戦の勝ちです。
match-decided-boards = 個人勝数だけを数えます。

# Standings of teams.
standings-of = 順位表
team-standings-how = 回戦の見方：相手の順位、+ 勝ち、= 引き分け、− 負け、? 未終了、その下は個人勝数。0 は抜け番、– は対戦なし。
team-standings-beside = 対戦は個人どうしです。各回戦には、チームの席にいる人が勝った数を示します。
team-order = 順位：{ $criteria }。
team-column-null = –
team-column-teamp = 勝ち点
team-column-sost = 相手
team-column-bdw = 個人勝数
team-column-bdwu = { $n ->
    [1] 1番席
   *[other] 1～{ $n }番席
}
team-column-mnr = 平均レーティング
team-column-tdc = 直接対決
team-column-wbdw = 加重個人勝数
team-column-sosbdw = 相手の個人勝数
team-column-bonus = ボーナス
team-column-sodost = 勝った相手
team-column-tmms = マクマホン
team-column-tko = トーナメント
team-about-null = なし。
team-about-teamp = 対戦と抜け番の点に、加点と減点を合わせたもの。
team-about-sost = 全相手の勝ち点の合計。
team-about-bdw = 全対戦の個人勝数。持碁は半分。
team-about-bdwu = { $n ->
    [1] 1番席の勝数。
   *[other] 1～{ $n }番席の勝数。
}
team-about-mnr = 第1回戦のオーダーの平均レーティング。
team-about-tdc = 同順位のチームがすべて対戦している場合の、その対戦の勝ち点。
team-about-wbdw = 個人勝数。1番席の重みが最大で、最後の席は1。
team-about-sosbdw = 全相手の個人勝数の合計。
team-about-bonus = ボーナスとして加減された点。同点を分けるためのもので、勝ち点ではありません。
team-about-sodost = 勝った相手の勝ち点の合計。引き分けの相手はその半分。
team-about-tmms = 勝ち点に、チームの強さによる初期点を加えたもの。一段級は対戦の1勝に当たる。
team-about-tko = 勝ち進みの度合い：決勝トーナメントの出場回戦ごとに1、最後の勝利に1。

# A team.
team-captain = 主将：{ $name }
team-of = { $n }チーム中
team-no-match = まだ対戦がありません。
team-squad = 選手名簿（席順）
team-squad-how = 列は回戦で、色、席、結果の順です。空欄は不出場です。
team-not-seated = 不出場
team-board = { $n }番席
team-weighted = 各席の重みを掛けて
team-start = 開始時（レーティング{ $rating }）
team-divided = { $n }で割る
team-page = チームのページ

# A line-up.
line-up-of = 第{ $round }回戦のオーダー
line-up-by = オーダー：{ $team }
line-up-order = { $upper }さんが、より強い{ $lower }さんの上の席にいます。
line-up-gap = { $team }は{ $n }番席が空いたままで、それより下の席に選手がいます。
line-up-left = 補欠：{ $names }
line-up-sort = 強い順に並べる
line-up-save = オーダーを保存
line-up-kept = オーダーを保存しました。
line-up-declared = このオーダーは確定しています。選手名簿を変えても動きません。
line-up-by-squad = 提出されていないため、参加する選手が名簿の順に出場します。
line-up-as-squad = 名簿の順に戻す
line-up-public = この回戦は公開済みです。結果のない席も合わせて変わります。
line-up-you = あなたは主将の{ $name }さんです。
line-up-hand-in = オーダーを提出
line-up-handed = 提出済み
line-up-until = 回戦が公開されるまで変更できます。相手の主将に見えるのは公開後です。
line-up-until-result = 対戦の最初の結果が出るまで変更できます。
line-up-at-once = この回戦は公開済みです。変更はすぐ公開され、相手の主将はまだオーダーを変更できます。
line-up-locked = オーダーはもう変更できません。選手が来ていない場合は、審判にお尋ねください。
match-played-after-all = やはり対戦する

# Drawing a round of teams.
team-draft-has = { $matches }対戦、{ $boards }局
team-draft-drawn = { $n }対戦を組みました。
team-draft-proved = 証明済み：これらのチームで、より良い組み合わせはありません。
team-draft-unproved = 組み合わせは成り立っています。最善かどうかは確認できませんでした。
team-draft-planned = 総当たりの予定どおりです。
team-draft-staged = グループ戦とトーナメントの予定どおりです。
team-draft-by-hand = 自動の組み合わせと異なります。手動で変えたか、その後に何かが変わりました。
team-draft-missing = 第{ $round }回戦の結果がそろっていません：{ $tables }卓。
team-draft-seat = 席を決め直す
team-draft-locks = これでオーダーが確定します。
proof-teams = 組んだチーム数
proof-check-what-teams = 証明書は、各チームと、関係する奇数チームの集まりのそれぞれに価格を付けます。どの二チームも合わせて価格を超える価値はなく、組まれた二チームはちょうどその価値です。したがって、これより価値の高い組み合わせはありえません。
proof-matches = { $all }対戦のうち{ $count }対戦は証明されたままで、ほかは手動で決めました。
match-why = この対戦の理由
match-why-title = 第{ $round }回戦：対戦の理由
match-why-how = 組み合わせは次の順に見ます。二度は対戦しない。対戦するチームの点ができるだけ近い。大会が分けるなら同じ所属のチームは当てない。1番席の黒白を均等にする。同点の上半分と下半分を当てる。
match-why-today = この組み合わせの証明は保存されていません。理由は現在わかっていることから計算しています。
match-why-by-hand = 手動で決めました。自動の組み合わせにはない対戦です。
match-why-level = この回戦前の点：どちらも{ $points }。
match-why-half = この点の{ $n }チームのうち、{ $upper }は{ $one }番目、{ $lower }は{ $other }番目です。
match-why-down = この回戦前の点：{ $upper } { $high }、{ $lower } { $low }。{ $upper }が{ $lower }と当たるために下りました（差{ $gap }）。
match-why-float = { $upper }は同点の{ $n }チーム中{ $one }番目、{ $lower }は同点の{ $m }チーム中{ $other }番目です。
match-why-new = 以前の対戦はありません。
match-why-clubs = 所属を分けています：{ $one }と{ $other }。
match-why-club-cost = 同じ所属の対戦を減らすと、点の差が大きくなります。
match-why-balance = これまでの1番席の白番数から黒番数を引いた数：{ $white } { $one }、{ $black } { $other }。よって{ $white }が1番席で白です。
match-why-turn = 1番席の黒白は同じ偏りです。{ $black }が前回白だったので、{ $white }が1番席で白です。
match-why-names = 1番席の黒白はどちらにも偏りません。両方の名前から作った数により、{ $white }が1番席で白です。
match-why-again = { $color ->
    [white] どちらも1番席で白が多く、一方がまた白になります。
   *[black] どちらも1番席で黒が多く、一方がまた黒になります。
}
match-why-exchanged = その後、黒白を手動で入れ替えました。
match-why-stones = 置き碁の席では弱い方が黒です。
match-why-bye = 抜け番が最も少なく（{ $n }回）、同じ回数のチームの中で最下位です。
match-why-bye-rest = 先に順番が来るチームは抜けられませんでした。残りを再対戦なしで組めなかったためです。
match-why-bye-given = 手動で抜け番にしました。
match-met = 第{ $round }回戦で対戦済みです。
match-club = どちらも{ $club }のチーム。
match-short = { $team }の選手は{ $of }人中{ $n }人です。
match-without = { $team }には対戦も抜け番もありません。
match-order = { $team }の席が強い順になっていません。
match-exchange = 黒白を入れ替える
match-part = 対戦を取りやめる
match-no-bye = 抜け番を取り消す
match-free-teams = 対戦のないチーム：{ $n }
match-white = 1番席が白のチーム
match-black = 1番席が黒のチーム
match-meet = 対戦させる
match-give-bye = 先のチームを抜け番にする

# Teams as the organiser has them.
teams-none = まだチームがありません。
teams-count = { $n }チーム
teams-without = チームに入っていない選手：{ $n }人
teams-round-robin = { $n }チームの総当たりには{ $takes }回戦が必要ですが、この大会は{ $has }回戦です。
teams-make = チームを作る
teams-from-list = 名簿から
teams-from-list-hint = 「team」の列（必要なら「board」と「captain」も）のある参加者名簿から、選手を登録してチームを作ります。
teams-from-clubs = 所属から{ $n }チーム
teams-made-who = チームを作った後の対戦の単位：
teams-made = { $n }チームを作りました。
teams-rules = 対戦の数え方
teams-saved = チームを保存しました。
team-new = 新しいチーム
team-name = チーム名
team-add = 選手を加える
team-squad-hint = 先頭の選手が1番席です。最後の席より後の選手は補欠です。
team-captain-hint = 個人用リンクから、オーダーを提出します。
team-captain-gone = { $n ->
   *[other] { $teams }の主将がいなくなりました。
}
team-captain-stays = { $teams }の主将のままです。「チーム」で別の人を選んでください。
team-captain-none = 主将なし
team-captain-left = 主将：{ $name }（今後の回戦には参加しません）
said-of-teams = { $said }{ $more }
team-save = チームを保存
team-remove = チームを削除
team-left = 離脱：第{ $round }回戦から対戦なし
team-back = このチームが復帰する
team-back-about = 選手は再び参加し、不戦として決まった対局は未決に戻ります。
team-back-done = { $team }は第{ $round }回戦から再び参加します。
team-back-without = { $team }は第{ $round }回戦から再び参加しますが、公開済みの回戦には対戦がありません。その回戦を変更するか、取り消してください。
match-absent-way = オーダー、または来なかった
team-leaves = このチームは棄権する
team-leaves-from = 回戦から
team-leaves-about = その回戦以降、チームの選手は参加しません。未対局の扱いは次に尋ねます。
team-remove-ask = 選手の登録は残ります。
team-removed = { $team }を削除しました。
team-points = 加点と減点
team-points-give = 加点か減点をする
team-points-round = この回戦から数えます。
team-points-how-many = 点
team-points-bonus = ボーナス（同点を分けるだけで勝ち点にならない。基準BONUS）
team-points-hint = 1。減点は−1。
team-size = 1対戦の席数
team-size-anew-ask = この局数にすると、終わった{ $n }試合の結果が変わります。それで正しければ、下にチェックを入れてください。
team-size-anew = 終わった試合も新しい局数で数える
team-who = 対戦するのは
team-who-teams = チーム（チームどうしの対戦）
team-who-players = 個人（チームの順位表も付く）
team-system = 対戦の方式
team-system-swiss = スイス式：勝ち点の同じチームどうし、再戦なし
team-system-mcmahon = マクマホン式：強いチームは初期点が高い
team-system-groups = グループ戦、その後決勝トーナメント
team-system-round-robin = 総当たり：1回ずつ
team-system-double-round-robin = 総当たり：2回ずつ
team-decision = 対戦の勝ち
team-decision-all-boards = 全席の過半数で勝つ
team-decision-played-boards = 個人勝数が相手より多い
team-decision-boards-alone = 決めない：個人勝数だけを数える
team-worth = 勝ち、引き分け、負け
team-worth-2-1-0 = 2、1、0
team-worth-3-1-0 = 3、1、0
team-worth-1-0-5-0 = 1、½、0
team-bye = 抜け番の点
team-unopposed = 相手のいない席は勝ちとする
team-lock = 主将がオーダーを変更できる期間
team-lock-hint = 公開済みの回戦では、変更はすぐに全員に見えます。
team-strength = チームの強さ
team-groups = グループ
team-groups-hint = 決勝トーナメントがあるときだけ。0ならグループなし
team-qualifiers = 各グループの上位
team-qualifiers-hint = 決勝トーナメントに進む数
team-strength-mean = 各席のレーティングの平均
team-strength-median = 各席のレーティングの中央値
team-lock-publication = 回戦の公開まで
team-lock-first-result = 対戦の最初の結果まで
team-placement = チームの順位の決め方
team-handicaps = 大会の規則と両者の段級位による各席の手合割
team-clubs-apart = 同じ所属のチームは、勝ち点の上でほかに組みようがないときだけ対戦する
team-first-black = 先に書かれたチームが1番席で黒を持つ
fault-team-groups = { $n }チームではこの数のグループに足りません。各グループに{ $least }チーム必要です。
team-draw-too-few = 第{ $round }回戦に出るのは{ $teams }チームです。対戦には2チーム必要です。
team-draw-no-valid-pairing = 再戦なしでは組めません。相手が足りないチーム：{ $teams }。手動で組むか、回戦数を減らしてください。
team-draw-over = 全チームが対戦しました。総当たりは第{ $rounds }回戦で終わりです。
team-draw-undecided = 第{ $round }回戦の{ $teams }の勝ち上がりが決まっていません。結果を入力してください。すべて同じ場合は、進むチームで次の回戦を手動で組んでください。
team-draw-too-large = { $teams }チームは一度に組むには多すぎます。

# Why something about teams is not done.
refusal-team-plays = { $team }は第{ $round }回戦に出ているため削除できません。棄権する場合は、チームのページの「このチームは棄権する」で知らせてください。
refusal-team-size-drawn = 第{ $round }回戦の試合にはそれより多くの局があります。先にその回戦を取り消し、新しい局数で組み直してください。
refusal-matches-drawn = 第{ $round }回戦はチームの試合として組まれています。誰と誰が対戦するかは、組み合わせの前にだけ変えられます。先に回戦を取り消してください。
refusal-players-drawn = 第{ $round }回戦は選手ごとに組まれています。チームどうしの対戦は、組まれた回戦がないときだけ選べます。先に回戦を取り消すか、選手どうしの対戦にしてください。
refusal-round-of-teams = 団体戦の回戦では、オーダーで席を入れ替えます。
refusal-team-busy = { $team }にはすでに相手がいるか、抜け番です。先にそれを取り消してください。
refusal-no-such-match = そのチームか対戦はもうありません。
refusal-match-played = { $table }卓には結果があります。先に結果を取り消してください。
refusal-line-ups-changed = 席を決めた後にオーダーが変わりました。席を決め直して、もう一度確かめてください。
refusal-line-up-locked = 第{ $round }回戦のオーダーはもう変更できません。審判にお尋ねください。
refusal-seat-away = { $entry }さんは第{ $round }回戦に参加しません。{ $team }のオーダーを変更してください。
refusal-not-captain = チームのオーダーを提出できるのは主将だけです。

# The journal.
act-edit-teams = チームを変更
act-line-up = オーダーを提出
act-team-absent = チームの不参加、またはその取り消し
