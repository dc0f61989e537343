# Incidents and rulings: what happened, when, the ruling, the referee's log.

## What happened
incident-step = トラブル、手順 { $n }/4。
incident-amends = 裁定{ $no }を変更しています。
error-no-draft = この裁定の下書きはもうありません。裁定がすでに下されたか、1日のあいだ続きが入力されませんでした。対局の卓からやり直してください。
incident-at = { $table }卓、{ $black }と{ $white }
incident-what = 起きたこと
incident-when = 時点
incident-what-question = 何が起きましたか？
incident-stopped = 対局は停止しています。死活、空いたダメ、整地は盤上で順を追って確かめます。それで誰かが不利になることはありません。
incident-lead-end = 盤上で終局を確かめる
incident-usual = よくあること
incident-usual-besides = 棋譜にないもの：よくあること
incident-gap = または棋譜の着手漏れで、反則ではありません。両者に確認してください
incident-first = 最初に起きた違反で、これで負けとなります。後のものは数えません。{ $n }手目の後に気付いた
incident-noticed = { $n }手目の後に気付いた
incident-whose = 誰がしましたか？
incident-whose-resigned = 投了したとされるのは誰ですか？
partner-which = 二人のどちらが打ったか
partner-first = 一人目の対局者
partner-second = 二人目の対局者
turns-was = 順番では、{ $n }手目は{ $name }（{ $color }）の番でした。
incident-who-captain = 相手チームの主将
## When
incident-end-question = 対局は終わっていました。両者はそれを受け入れていましたか？
incident-order-question = 裁定でこの対局は終わっています。これはその前のことですか？
incident-end-shows = 盤の結果：{ $result }。
incident-end-since = 記録：{ $at }
incident-end-why = 両者が受け入れた終局は変わりません。受け入れていない人は今申し出てください。それまで何も変わりません。
incident-order-why = 先に反則した側が、後の反則で勝つことはありません。前後が分からないときは後とみなします。
after-end-accepted = はい、両者が受け入れていた
after-end-open = いいえ、その前に審判が呼ばれた
after-end-earlier = はい、前のこと
after-end-later = いいえ、後、または不明
after-end-said-accepted = 両者が受け入れた終局の後
after-end-said-open = 両者が終局を受け入れる前
after-end-said-earlier = 裁定された件より前
after-end-said-later = 裁定された件より後、または不明
incident-when-question = いつ気付きましたか？
incident-more-question = ほかに分かっていることは？
when-at-once = すぐ、次の着手の前
when-up-to-three = 1～3手後
when-more = 4手以上後
when-through-move = { $n }手目まで
when-past-move = { $n }手目より後
when-within = { $n ->
    [1] 1手後
   *[other] 1～{ $n }手後
  }
when-beyond = { $n ->
    [1] 1手より後
   *[other] { $n }手より後
  }
when-confirmed = 両者が結果を確認した後
when-before-result = 両者が結果を確認する前
incident-numbers = 手数と気付いた人
incident-numbers-note = 手数がなければ、上の答えを使います。
incident-which-move = 何手目か
incident-after-move = 気付いた時の手数
incident-by-numbers = この手数による
incident-who = 気付いた人
incident-who-unsaid = 不明
incident-who-arbiter = 審判
incident-move = { $n }手目
incident-noticed-after = { $n }手目の後に気付いた
incident-minutes = 遅刻（分）
incident-grace = 大会の猶予は{ $n }分です。
incident-minutes-late = { $n }分遅刻
incident-fault = 詳細
incident-fault-before-stone = 石を置く前、または同時に押した
incident-fault-before-captures = 取った石を上げる前に押した
incident-fault-not-pressed = 着手の後に押さなかった
incident-fault-after-move = 着手があった後に指摘した
incident-fault-after-stop = 両者がパスした後に指摘した
incident-fault-bystander = 第三者が声を上げた
incident-fault-unheard = 聞こえなかった
incident-fault-disputed = 一方だけがそう言う
incident-fault-no-stone = 渡すべき石を渡していない
incident-fault-captures = 取った石を上げるため
incident-fault-only-dame = ダメだけが残った
incident-fault-passed-early = 双方が早くパスした
incident-fault-off-lid = ふたに置いていない
incident-fault-touched = 触った、または返した
incident-fault-other = その他
incident-so = 該当するもの
incident-said-hint = 裁定とともに残り、裁定を読める人はこれも読めます
case-point-taken = その点にはすでに石がある
case-played-on = その後も対局が続いた
case-deliberate = 故意だった
case-agreed = 両者が同意している
case-disagreed = 対局者に聞いたが同意しない
case-dropped = 石が指から滑り落ちた
case-force-majeure = 対局者のどちらのせいでもない
case-lost = 誰も局面を復元できない
case-effective-move = 対局の停止後に、結果を変える有効な着手が見つかった
figure-lies = 会場の盤面
figure-record = 棋譜の盤面
figure-record-moves = { $n }手目の後
clock-back = 時計に何分戻しますか？
clock-back-may = 時間を戻す場合
clock-back-hint = 分と秒、例：1:30
clock-shown = { $color }の時計は{ $time }でした（{ $n }手目に記録）。
clock-entered = 最後の着手の入力は{ $at }、その前の着手から{ $time }後です。
fault-time-back = 分と秒を入力してください、例：1:30
stones-which = どの石が、どこからどこへ？
stones-board = 棋譜による盤面
stones-from-asked = 石の本来の点をタップするか、両方の点を入力してください。
stones-to-asked = { $point }：今ある所をタップしてください。
stones-is-off = 盤上にない
stones-off = 盤外
stones-from = 本来の点
stones-to = 今の点
stones-to-hint = 空欄：盤上にない
stones-add = この石を追加
stones-out = 外す
stones-no-point = Q4のように、この盤の点を入力してください
stones-none-there = 棋譜ではそこに石がありません
asked-player-named = { $color }、{ $name }：図のとおり戻すことへの答え
asked-player-whether = { $color }、{ $name }：対局を続けるかへの答え
asked-goes-back = 同意、続行
asked-not-agreed = 同意しない
incident-back = 起きたことへ戻る
incident-kept = 報告を、書いた内容とともに保存しました。このページから裁定するまで、何も変わりません。
## The ruling
ruling-title = 裁定、{ $table }卓
ruling-amend-title = 裁定{ $no }の変更、{ $table }卓
ruling-amend-said = これは裁定{ $no }に代わります。その内容：「{ $said }」変更する理由を書いてください。
ruling-waits = 審判が決めます。それまでは何も起きません。
ruling-no-offence = 違反なし。
standing-text = 明文
standing-derived = 導出
standing-setting = 一般の慣例
quote-wording = 条文の文言
quote-ours = 当方による訳
ruling-binds = 審判
firm-binding = これに従う
firm-default = 別の裁定も選べる
firm-open = 決める
ruling-earlier = これまでの罰則
ruling-amount = 罰則の目数または分数
ruling-penalty = 併せて科す罰則
ruling-words = 審判の言葉
ruling-words-hint = 理由。その他の罰則なら、その内容。裁定を読める人はこれも読めます
ruling-told = 対局者に通知済み
ruling-confirm = 裁定を確定
ruling-amend-confirm = 裁定{ $no }を変更
ruling-count-on = この対局を整地する、{ $table }卓
ruling-choose = 選べるもの
ruling-instead = 代わりに選べるもの
ruling-if-agreed = 両者が同意すれば：{ $remedy }
ruling-in-practice = 慣行では：{ $remedy }
ruling-later = 報告を保存し、後で裁定
ruling-ask = まず両者に聞く
ruling-amends = 差し替える裁定
ruling-status = 失効
ruling-not-told = 未通知
ruling-tell = 通知した
ruling-told-now = 裁定{ $no }：対局者への通知を記録しました。
ruling-sheet = 印刷用の用紙
ruling-amend = 変更
ruling-withdraw = 裁定を取り消す
ruling-withdraw-note = その罰則は数えなくなります。その結果がまだ有効なら、対局は以前の表示に戻ります。記録は残ります。
ruling-not-back = 差し替えられた裁定{ $no }は復活しません。
ruling-withdraw-reason = 取り消す理由は？
ruling-position = この裁定の後も対局が続いています。どの局面を有効としますか。
ruling-position-now = 現在の局面
ruling-position-before = 裁定前の局面（その後に記録した{ $n }件は取り消します）
ruling-withdrawn-now = 裁定{ $no }を取り消しました。
ruling-withdrawn-shows = 裁定{ $no }を取り消しました。現在の結果：{ $result }。
ruling-amended-by = 裁定{ $no }により変更
ruling-amended-gone = 裁定{ $by }により変更。裁定{ $no }はその後取り消されましたが、この裁定は復活しません。どちらも有効ではありません
ruling-withdrawn-by = { $at }に{ $name }さんが取り消し：{ $reason }
ruling-recorded = 裁定{ $no }を記録しました。対局の結果はそのままです。
ruling-recorded-result = 裁定{ $no }を記録しました。現在の結果：{ $result }。
ruling-recorded-anew = 裁定{ $no }を記録しました。対局を打ち直します。
ruling-recorded-before = この裁定はすでに記録されています。
note-confirmed-alone = 結果は確認済みで、もう変わりません。
note-round-over = 次の回戦が組まれたので、この回戦は終わっています。裁定でこの結果は変わらず、罰則を記すことだけができます。誤って入力された結果は、そのように報告するか、卓のページで訂正してください。
note-nothing-entered = この対局にはまだ結果が入力されていません。両者が確認した結果を入力してください。
## The log
incidents-title = トラブルと裁定
incidents-lead = トラブルはその卓のページから報告します。
incidents-waiting = まだ裁定のないもの
incidents-waiting-note = 報告だけでは何も変わりません。裁定されて初めて効力が生じます。
incidents-rule = 裁定する
incidents-open = 開く
incidents-csv = すべての裁定の表（CSV）
rulings-lead = 審判が何をなぜ決めたか。
rulings-none = 公開された裁定はまだありません。
sheet-how = このページを印刷し、署名をもらってください。
## Appeals
appeal-none = この大会に異議申し立てはありません。
appeal-take = 異議申し立てを受け付ける
ruling-withdraw-why = 裁定を取り消す理由を書いてください
appeal-who = 異議申し立てする人
appeal-act = 異議申し立てを受け付ける
appeal-taken = 裁定{ $no }：異議申し立てを受け付けました。
appeal-deadline-untold = 対局者にまだ通知されていません。異議申し立ての期限は通知の時から数えます。
appeal-interests = 利害関係
appeal-interests-hint = 委員の申し出と、代わりを務めた人
appeal-interests-said = 利害関係：{ $said }
interest-ruled = { $name }さんはこの裁定をしたため、投票権がありません。
interest-plays = { $name }さんはこの対局の対局者です。代わりの人が務めます。
interest-club = { $name }さんは{ $player }さんと同じ所属です。代わりの人が務めることができます。
appeal-effects = 裁定が破棄された場合
appeal-effect-none = 対局の結果はそのままです。
appeal-effect-result = 結果が{ $before }から{ $after }に変わります。
appeal-effect-draft = 第{ $n }回戦は下書きです。決定の後に組み直してください。
appeal-effect-published = 第{ $n }回戦は公開済みです。組み合わせはそのままで、順位表はここから先が変わります。
appeal-number = 異議申し立て{ $no }
appeal-by = { $name }、{ $at }
ruling-committee = 委員会が裁定する
ruling-committee-tick = 審判に代わって委員会が裁定する
ruling-committee-final = 委員会の裁定は最終です。異議申し立てはできません。
ruling-committee-no-appeal = 委員会の裁定は最終で、これに対する異議申し立てはできません。
ruling-committee-withdraws = 委員会が取り消す
ruling-committee-words = 委員会の理由を書いてください
ruling-by-committee = 委員会
ruling-by-members = { $members }。この裁定は最終です。記録：{ $name }
appeal-judge = 委員会の決定
appeal-judge-note = 裁定した審判に投票権はありません。この決定は最終です。破棄された裁定は、この操作で取り消されます。
appeal-member = 委員{ $n }
appeal-vote = 投票
vote-upheld = 裁定を維持
vote-overturned = 裁定を破棄
appeal-reasons = 理由
appeal-judge-act = 決定を記録
appeal-judged = 裁定{ $no }：委員会の決定を記録しました。
appeal-judged-falls = 裁定{ $no }は破棄され、取り消されました。結果は裁定のない状態に戻ります。別の裁定が必要なら、その卓でトラブルを報告してください。
## The event's procedure
procedure-title = 競技規定と裁定
procedure-which = 競技規定
procedure-which-hint = 別のものを選ぶと、その規定の値になります。
procedure-of-rules = 対局ルールに合わせる：{ $rules }
procedure-international = 国際大会
procedure-international-note = 国際大会の特則を持つ条文があります
procedure-public = 裁定を公開する
procedure-public-note = 新しい裁定を誰でも読めます。公開しなければ審判だけが読み、対局者に伝えます
procedure-file = 競技規定のファイル（TOML）
procedure-file-note = ファイルを保存し、テキストエディタで変更して、もう一度読み込んでください。すべての数値と規定を変更できます。誤りがあれば行番号を示して受け付けません。
procedure-file-save = ファイルを保存
procedure-saved = 競技規定を保存しました。
procedure-said-text = *{ $text }*による。
procedure-said-cautions = *注意{ $n }回*で警告1回になります。
procedure-said-no-cautions = 注意が警告になることはありません。
procedure-said-stones = { $n ->
    [0] 警告に*減点はありません*。
   *[other] 警告1回で*{ $n }目*の損です。
}
procedure-said-warnings = *警告{ $n }回*で対局の負け{ $end ->
    [exclusion] 、*大会から除外*
   *[other] {""}
}。{ $scope ->
    [event] *大会全体*
   *[other] *同じ対局*
}の警告を数えます。
procedure-said-discretion = 裁量による罰則は*{ $points }目以内*または*{ $minutes }分以内*です。
procedure-said-no-warnings = 警告は記録され、*それで負けになることはありません*。
procedure-said-late = *{ $n }分*を超える遅刻：{ $after ->
    [loses-by-default] *不戦敗*。
    [clock-only] *持ち時間だけを引きます*。
   *[other] *審判が決めます*。
}
procedure-said-late-at = *{ $n }分*以上の遅刻：{ $after ->
    [loses-by-default] *不戦敗*。
    [clock-only] *持ち時間だけを引きます*。
   *[other] *審判が決めます*。
}
procedure-said-charge = { $n ->
    [0] 遅刻しても*時間は引きません*。
   *[other] 遅刻時間の*{ $n }%*を持ち時間から引きます。
}
procedure-said-appeals = 異議申し立ては*{ $n }人*が判断します。期限は{ $until ->
    [result-confirmed] *結果の確認まで*。
    [round-closed] *回戦終了まで*。
   *[other] 裁定を知らされてから*{ $minutes }分以内*。
}
procedure-said-public = 新しい裁定は*誰でも*読めます。
procedure-said-arbiters = 新しい裁定は*審判だけ*が読めます。
procedure-said-finished = 終わった回戦は*確認済みとして扱います*。
procedure-said-unfinished = 終わった回戦は*確認済みとして扱いません*。
procedure-leaves-open = 条文に定めのないこと
procedure-save-choices = 回答を保存
procedure-rest = その他すべて
procedure-often = よくあること
procedure-follow-text = 大会は新しい条文から始まり、独自の変更は破棄されます。
procedure-follow-new = 下された裁定はそのままです。新しい裁定は保存した内容に従います。
procedure-follow-print = 会場用のルール1枚版を印刷し直してください。
## The journal
act-incident = トラブルを報告
act-ruling = 裁定
act-tell-ruling = 裁定を対局者に通知
act-withdraw-ruling = 裁定を取り消し
act-appeal = 異議申し立て
act-judge-appeal = 異議申し立てを決定
vote-open = 選んでください
ruling-fallen-by = 委員会が異議申し立て{ $appeal }により取り消し。入力：{ $name }さん、{ $at }
ruling-same = { $name }さんが{ $at }に同じ件を裁定しています。再び起きた場合だけ、あらためて裁定してください。

# The end of a game, led: from the second pass to the confirmed result.

incident-disputed-question = それぞれの対局者の言い分は？
incident-called-question = 審判はいつ呼ばれましたか？

complaint-nothing-played = 対局が1局もありません。
complaint-nothing-to-send = 送るものがありません。打たれたのはペアの対局だけで、ペアの対局はレーティングの対象になりません。
complaint-result-missing = 第{ $round }回戦{ $table }卓：結果がありません。入力してください。
complaint-cells-disagree = 第{ $round }回戦{ $table }卓：{ $name }さんの記載と{ $value }さんの記載が合いません。結果を訂正してください。
complaint-event-country = 大会の国がありません。2文字の国名コードを入力してください。
complaint-event-place = 大会の開催地がありません。市町村を入力してください。
complaint-days-reversed = 最終日が初日より前です。訂正してください。
complaint-too-fast = 持ち時間が短すぎてどのクラスにも当たらず、対局はレーティングの対象になりません。誤りなら訂正してください。
complaint-board-size = { $value }路盤の対局はレーティングの対象になりません。誤りなら盤の大きさを訂正してください。
complaint-rules-unknown = { $value }というルールは提出先で使えません。別のものを選んでください。
complaint-name-unwritable = 「{ $value }」のローマ字表記を確実に決めることができません。名前をローマ字で入力してください。
complaint-name-in-capitals = { $name }：姓が大文字だけで書かれています。データベースでは { $value } です。
complaint-country-unknown = { $name }：「{ $value }」は国名コードではありません。2文字で入力してください。
complaint-club-without-code = 所属「{ $value }」に4文字のコードがありません。入力してください。
complaint-pin-unusual = { $name }：PIN { $value }は8桁ではありません。訂正してください。
complaint-pin-twice = { $name }さんと{ $value }さんのPINが同じです。どちらかを訂正してください。
complaint-pin-known = { $name }さんのPINがここにありません。レーティングリストでは{ $value }です。入力してください。
complaint-pin-other = { $name }：このPINは{ $value }さんのものです。訂正してください。
complaint-licence-missing = { $name }さんのライセンスがありません。入力してください。
complaint-licence-missing-listed = { $name }さんのライセンスがありません。リストでは{ $value }です。入力してください。
complaint-licence-unusual = { $name }：ライセンス{ $value }は7桁ではありません。訂正してください。
complaint-licence-twice = { $name }さんと{ $value }さんのライセンスが同じです。どちらかを訂正してください。
complaint-licence-other = { $name }：このライセンスは{ $value }さんのものです。訂正してください。
complaint-member-missing = { $name }さんの会員番号がありません。入力するか、除外してください。
complaint-member-missing-listed = { $name }さんの会員番号がありません。リストでは{ $value }です。入力してください。
complaint-member-unusual = { $name }：会員番号{ $value }は数ではありません。訂正してください。
complaint-member-twice = { $name }さんと{ $value }さんの会員番号が同じです。どちらかを訂正してください。
complaint-member-unknown = { $name }：会員{ $value }はリストにありません。訂正するか、除外してください。
complaint-member-other = { $name }：この会員番号は{ $value }さんのものです。訂正してください。
complaint-member-expired = { $name }：会員資格は{ $value }に切れました。更新してもらうか、除外してください。
settings-rating-preview = 対局によるレーティングの変化を表示
settings-rating-preview-note = 順位表の列と参加者の欄に、ヨーロッパの計算式によって。
complaint-country-missing = { $name }：PINも国もありません。国を2文字で入力してください。

# Recording a game at the board, and watching it.

incident-found = 棋譜から判明
figure-now = 現在。
figure-after = 裁定の後。
ruling-record = 棋譜
ruling-record-done = 裁定は棋譜にも反映されました
ruling-record-stays = これは棋譜の上で実行できません。盤面を手で直してください。棋譜はそのままです。
ruling-prisoners = アゲハマ
ruling-on = 対局を続ける、{ $table }卓
ruling-unseated = 第{ $round }回戦は取り消されたか組み直され、この二人は対局しません。この裁定はそこでは何も変えません。

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

outcome-means = 順位表とファイルへの影響
procedure-finished = 終了した回戦の結果は確認済みとみなす
procedure-finished-note = その後の訂正は審判長だけ
## Out of the event
ruling-out = 以後の回戦
ruling-out-of = { $name }さんは回戦 { $rounds } に出られません。
ruling-out-already = { $name }さんは以後の回戦に出ません。
## The journal
act-confirm = 結果を確認
act-unconfirm = 確認を取り消し
act-replay = 打ち直しを決定
act-replay-terms = 打ち直しの条件
act-replay-back = 打ち直しを取りやめ
act-name-chief = 審判長を指名
act-unname-chief = 審判長から外す
act-timetable = 日程を変更
act-start-clocks = 時計を開始
act-unstart-clocks = 時計の開始を取り消し

# The rules of play of an event, field by field

play-title = 対局ルール
play-lead = ここで選んだ内容は、以後に始まる対局に適用されます。棋譜のある対局は、始めたときのルールのままです。
play-as-text = ルールのとおり：{ $value }
play-save = 対局ルールを保存
play-saved = 対局ルールを保存しました。まだ始まっていない対局に適用され、棋譜のある対局は元のままです。
play-refused = ここでは使えません。選択肢から選ぶか、0.5のような目数にしてください
play-scoring = 計算方法
play-scoring-territory = 地とアゲハマ
play-scoring-area = 石と地（面積）
play-seki-eyes = セキの中の目
play-seki-eyes-counted = 数える
play-seki-eyes-not-counted = 数えない
play-open-dame = 残ったダメ
play-open-dame-makes-seki = 接する石をセキ石とする
play-open-dame-neutral = 数えないだけ
play-dead-stones = 地の中の死に石
play-dead-stones-two = 下の地と合わせて2目
play-dead-stones-one = 1目
play-bent-four = 隅の曲がり四目
play-bent-four-dead = 死に石とする
play-bent-four-played-out = 打って決める
play-detection = 死に石
play-detection-asked = 求めに応じて候補を示す
play-detection-by-default = 自動判定し、対局者が直す
play-ko = コウ
play-ko-simple = すぐの取り返し禁止
play-ko-positional-superko = 以前の局面の再現禁止
play-ko-situational-superko = 手番も同じ以前の局面の再現禁止
play-ko-simple-and-positional = すぐの取り返しも、以前の局面の再現も禁止
play-ko-ing = 応昌期式のコウ
play-suicide = 自殺手
play-suicide-forbidden = 禁止
play-suicide-several-stones = 2子以上なら可
play-suicide-legal = 可
play-passes-to-end = 対局停止となる連続パス数
play-pass-rounds = それが起こる回数
play-white-passes-last = 最後のパスは白
play-pass-stones = パスで石を1個渡す
play-opening-passes-end = 開始直後の連続2パスで終局
play-handicap-placement = 置き石
play-handicap-placement-fixed = 定位置
play-handicap-placement-free = 黒の自由
play-handicap-placement-white-passes = 黒の着手とし、白はパスで応じる
play-handicap-compensation = 置き石に対する白への補償
play-handicap-compensation-none = なし
play-handicap-compensation-stones = 1子につき1目
play-handicap-compensation-stones-less-one = 最初の1子を除き1子につき1目
play-handicap-komi = 置き碁のコミ
play-tie = 同点の場合
play-tie-jigo = 持碁
play-tie-avoided-by-komi = 引き分け。通常のコミでは起きない
play-tie-black-wins = 黒勝ち
play-tie-white-wins = 白勝ち
play-repetition = 同一局面の反復
play-repetition-forbidden = 禁止
play-repetition-no-result-if-agreed = 双方同意なら無勝負
play-repetition-draw = 引き分け
play-repetition-referee = 審判が決める
play-resumption = 停止した対局の再開
play-resumption-opponent-of-requester = 再開を求めた側の相手が先に打つ
play-resumption-opponent-of-last-passer = 最後にパスした側の相手が先に打つ
play-resumption-by-agreement = どちらが先に打つか両者が合意する
play-resumption-none = 再開しない。盤面のまま数える
play-disagreement = 対局者の合意がない場合
play-disagreement-both-lose = 確認を受けて拒めば両者負け
play-disagreement-all-stones-live = すべて活き石とする
play-disagreement-referee = 審判が決める
play-confirmation-ko = 死活確認でのコウ
play-confirmation-ko-pass-for-ko = そのコウを指定してパス
play-confirmation-ko-as-in-play = 対局中と同じ

# The sheet for the hall: how an event plays and rules, on one page

poster-title = 対局の決まり
poster-how = この大会の設定から作った、印刷して掲示する1ページです。
poster-code = このページ（読み取り用）
poster-komi = 互先：コミ{ $even }。置き碁、定先：コミ{ $handicap }。
poster-article = 第{ $a }条
poster-own = この大会の定め
poster-practice = 一般の慣行
poster-marks = ¹ この大会の定め。条文の名があるものは、条文にあるか、条文から導かれます。² 一般の慣行：どの条文にもありません。
poster-printed = { $moment }印刷。
poster-call = 審判を呼ぶ
poster-call-how = 時計を止める。手を挙げる。盤はそのままにする。
poster-call-move = 反則と思われる着手がある、または石が動いた
poster-call-flag = 時間が切れた、または時計がおかしい
poster-call-count = 死に石や整地の結果で意見が合わない
poster-call-help = 助言を受けている人がいる、または対局を妨げられた
poster-illegal = 反則の着手
poster-suicide-one = 1子の自殺手
poster-suicide-several = 2子以上の自殺手
poster-take-back = その着手の前の局面に戻す
poster-later = 後で気付いた
poster-between = { $from }～{ $to }手後に気付いた
poster-other-noticed = 相手以外の人だけが気付いた
poster-default = { $what }（審判が別の裁定をしないかぎり）
poster-points = 相手に{ $points }目、着手はそのまま
poster-discretion = 審判の裁量による罰則は{ $points }目以内または{ $minutes }分以内です。
poster-stones = 相手に{ $n }目
poster-may-add = 審判は罰則を加えることができます。
poster-nothing-changes = 何も変わらない
poster-moved = 石が動いた、ずれた
poster-asked-first = 両者負けとする前に、審判が両者に聞きます。
poster-end = 終局
poster-stop = 続けて{ $n }回のパスで対局は停止します。
poster-stop-ends = 続けて{ $n }回のパスで終局です。
poster-pass-stones = パスは石を1個渡します。最後のパスは白です。
poster-dame-seki = ダメはどちらが詰めてもかまいません。ダメのある活き石に地はありません。
poster-dame-area = ダメは交互に詰めます。詰めた側の点になります。
poster-dame-neutral = 空いたダメは誰の点にもなりません。
poster-agree = それぞれがどの石が死んでいるかを言います。合意すれば終局です。
poster-detected = 死に石は自動で判定されます。対局者が直せます。
poster-differ-copy = 意見が違うときは審判を呼びます。盤面の写しで示します。コウで石を取られた側は、そのコウについて1回パスします。
poster-differ-alive = 意見が違うときは続けて打ちます。最後に残った石は活きです。
poster-differ-twice = 意見が違うときは続けて打ちます。続けてさらに2回パスがあれば、盤上の石はすべて活きです。
poster-differ-first = 意見が違うときは続けて打ちます。どちらが先に打つかも決まらなければ、盤上の石はすべて活きです。
poster-resume-requester = または再開を求めます。相手は拒めず、先に打ちます。
poster-resume-passer = 再開するときは、最後にパスした人の相手が先に打ちます。
poster-resume-agreed = 再開するときは、どちらが先に打つかを両者で決めます。
poster-resume-none = 盤はそのまま数えます。死に石はパスの前に取り上げてください。
poster-count-territory = 地とアゲハマを数えます。死に石はアゲハマになります。
poster-count-one = 地とアゲハマを数えます。死に石は1個を1目と数えます。
poster-count-area = 石と、囲んだ点を数えます。
poster-confirm = 結果はそれぞれが自分で確認します。その後は変わりません。
poster-time = 時間
poster-clock = { $time }
poster-press = 時計は打った手で押します。
poster-canadian-pass = 秒読みではパスも1手です。数え出した石を1つ碁笥に戻してから時計を押します。
poster-late-loses = { $n }分を超える遅刻：その対局は負け。
poster-late-loses-at = { $n }分以上の遅刻：その対局は負け。
poster-late-clock = 遅刻の間は時計が進みます。猶予は{ $n }分です。
poster-late-arbiter = { $n }分を超える遅刻：審判が決めます。
poster-late-arbiter-at = { $n }分以上の遅刻：審判が決めます。
poster-phones = 携帯電話は電源を切る。助言も口出しもしない。
poster-appeals = 異議申し立て
poster-appeal-confirmed = 結果が確認されるまでに、書面で、本部へ。
poster-appeal-round = 回戦が終了するまでに、書面で、本部へ。
poster-appeal-minutes = 裁定を知らされてから{ $n }分以内に、書面で、本部へ。
poster-committee-of = { $n }人の委員会が決めます。
poster-committee = 委員：{ $names }。
poster-reserves = 同じ対局や所属の委員の代わり：{ $names }。
poster-final = この決定は最終です。
committee-title = 異議申し立ての委員
committee-names = 委員、1行に1名
committee-names-hint = 会場に貼る用紙と、異議申し立てのページに載ります。
committee-reserves = 委員の代わりを務める人、1行に1名
committee-reserves-hint = 同じ対局、所属、または家族の委員の代わり。
poster-late-charged = 遅れた時間の{ $percent }％を持ち時間から引きます。
poster-captains = 団体戦では各対局がチームの成績になり、主将は選手に代わって申し立てできます。

# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = 条文どおりに戻す
procedure-back-done = 再び条文どおりになりました。
procedure-changed = この大会で変更
procedure-in-text = 条文：{ $text }
procedure-yes = はい
procedure-no = いいえ
procedure-none = なし
procedure-own-rules = この種のトラブルの規定
procedure-section-moves = 反則の着手
procedure-article-14 = 反則の着手は負け（日本囲碁規約 第14条）
procedure-article-14-hint = 第14条の適用を条件とする下の規定のため
procedure-at-once = 「すぐ」に含める後続の手数
procedure-at-once-hint = 0：次の着手の前に気付いた
procedure-window = 気付く期限（手数）
procedure-window-hint = 期限のある規定のため。規定ごとに別の期限を持てます
procedure-inclusive = 期限の最後の着手の後に気付いても間に合う
procedure-inclusive-hint = 選ばなければ、その着手の前に期限が終わります
procedure-pass-stone = パスとみなす着手で石を1個渡す
procedure-pass-stone-hint = 相手がアゲハマとして受け取ります
procedure-colors-until = 黒白の間違いを直せる最後の手数
procedure-colors-until-hint = 対局の進み具合を条件とする規定のため
procedure-claim-points = 着手順の誤りの申し立てに与える目数
procedure-claim-points-hint = 着手が有効なペア碁の場合
procedure-section-penalties = 注意と警告
procedure-cautions = 警告1回となる注意の回数
procedure-cautions-hint = 空欄：なし
procedure-stones = 警告1回の目数
procedure-stones-hint = 石として相手のアゲハマに加えます
procedure-most-points = 裁量による罰則の目数の上限
procedure-most-points-hint = 0：この罰則なし
procedure-most-minutes = 裁量による罰則の分数の上限
procedure-most-minutes-hint = 0：この罰則なし
procedure-warnings = 負けとなる警告の回数
procedure-warnings-hint = 空欄：なし
procedure-end = その回数に達したとき
procedure-end-hint = 最後の警告を受けた対局について
procedure-end-game-loss = その対局は負け
procedure-end-exclusion = その対局は負け、大会から除外
procedure-scope = 数える過去の罰則
procedure-scope-hint = 数えるかどうかにかかわらず、すべての罰則をトラブルとともに表示します
procedure-scope-game = 同じ対局のもの
procedure-scope-event = 大会全体のもの
procedure-section-lateness = 遅刻
procedure-grace = 遅刻の猶予（分）
procedure-grace-hint = 通常：30
procedure-limit = 猶予の終わりちょうどに来れば間に合う
procedure-limit-hint = 選ばなければ、その時点で遅刻とみなします
procedure-after = 猶予の後
procedure-after-hint = それより遅れて来た人について
procedure-after-loses-by-default = 不戦敗とする
procedure-after-clock-only = 時計だけから引く
procedure-after-arbiter = 審判が決める
procedure-charge = 遅刻時間のうち時計から引く割合（%）
procedure-charge-hint = 100：開始から時計が進む、200：遅刻の2倍、0：なし
procedure-section-decides = 決める人
procedure-elsewhere = 条文に定めがない場合
procedure-elsewhere-hint = 競技規定に定めのないトラブルについて
procedure-elsewhere-default = 審判が別に選ばないかぎり、通常どおり
procedure-elsewhere-arbiter-decides = 初めから審判が決める
procedure-clock = 規定に定めがない場合の時計
procedure-clock-hint = トラブルの処理中
procedure-clock-leave-as-is = 時間はそのまま
procedure-clock-stop-meanwhile = その間は止め、その後再開する
procedure-clock-set-right = 審判が正しく直す
procedure-clock-reset = 両者とも最初からにする
procedure-committee = 異議申し立て委員会の委員数
procedure-committee-hint = 0：異議申し立てなし
procedure-until = 異議申し立て
procedure-until-hint = 対局者が異議申し立てできる期限
procedure-until-result-confirmed = 結果が確認されるまで
procedure-until-round-closed = 回戦が終了するまで
procedure-until-minutes-after-told = 裁定を知らされてから所定の分数まで
procedure-until-minutes = 異議申し立ての分数
procedure-until-minutes-hint = 異議申し立ての期限を分で定める場合
procedure-edition = 版
procedure-since = 施行日
procedure-to = 有効期限
procedure-confirmation-words = 確認済みの結果が有効である理由
procedure-confirmation-source = その条文
procedure-confirmation-article = その条
procedure-confirmation-standing = 根拠の確かさ
procedure-standing-text = 明文
procedure-standing-derived = 導出
procedure-standing-setting = 慣行
procedure-elsewhere-words = 条文に定めがない場合に適用すること
procedure-elsewhere-source = その条文
procedure-elsewhere-article = その条
procedure-elsewhere-standing = 根拠の確かさ
period-from = { $from }から有効
period-until = { $until }まで有効
## Its rules for each kind
rule-list-of-file = これらの規定はすべて大会のファイルによります。
rule-list-note = 最初に当てはまる規定を適用し、なければ通常どおりとします。
rule-list-in-text = 条文のとおり
rule-always = 常に
rule-otherwise = それ以外
rule-with-sanction = { $remedy }、併せて：{ $sanction }
rule-may-choose = 審判が選べるもの：{ $what }
rule-instead = 代わりに審判が選べるもの：{ $what }
rule-if-agreed = 両者が同意すれば：{ $what }
rule-may-add = 審判が加えられるもの：{ $what }
rule-when-at-once-moves = { $n }手後までに気付いた
rule-when-in-moves = { $n }手以内に気付いた
rule-when-past-moves = { $n }手を超えた後に気付いた
rule-when-colors-until = { $n }手目までに気付いた
condition-at-once = すぐに気付いた
condition-opponent-claims = 相手が申し立てた
condition-arbiter-notices = 審判が気付いた
condition-agreed = 両者が同意している
condition-disagreed = 対局者に聞いたが同意しない
condition-deliberate = 故意
condition-dropped = 石が滑り落ちた
condition-force-majeure = 対局者のどちらのせいでもない
condition-lost = 局面を復元できない
condition-cannot-return = 石を元に戻せない
condition-played-on = その後も対局が続いた
condition-effective-move = 停止後に有効な着手が見つかり、両者に聞いたが拒んだ
condition-named-fault = 条文の挙げる違反の一つ
condition-not-pressed = 時計を押さなかった
condition-after-stop = 停止後に時間切れを指摘した
condition-bystander = 第三者が時間切れを指摘した
condition-no-pass-stone = パス石なしのパス
condition-for-captures = 取った石を上げるため
condition-only-dame = ダメだけが残った
condition-passed-early = まだ争う所があるのに双方がパスした
condition-illegal-move-loses = 第14条を適用
condition-legal-in-record = 棋譜によれば合法
## What players have, and what they read
ruling-own = この大会が条文と異なる点：
given-by = 裁定{ $no }、第{ $round }回戦、{ $table }卓
given-points = 罰則として{ $n }目
given-time = 罰則として{ $n }分
given-other-game = 別の対局のもの：ここでは数えません
given-stones = { $n }目を払った
given-game-loss = 警告による負け
given-exclusion = 大会から除外
given-other = その他の罰則

# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = { $n }手目が先に起き、優先します。これだけの裁定はできません。
incident-known = 棋譜によれば：{ $n }手目、{ $moves }手目の後に気付いた。
case-record-wrong = ここは棋譜の誤り
case-record-wrong-note = 棋譜に反する判断は、審判長だけが理由を付けて行えます。
ruling-ask-both = まず両者に聞きます：続けて打つか、このまま終局とするか。
ruling-play-on = 停止した対局を再開します。
ruling-first = { $color }が先に打ち、パスもできます。
ruling-record-same = 棋譜はすでにそうなっています。変更はありません
condition-not-asked = 有効な着手が見つかり、まだ両者に聞いていない
condition-plays-on = 対局者が再開を求めている
appeal-over = 結果は確認済みです。異議申し立ての期限は過ぎました。
procedure-arbiter-claims = 審判が気付けば、相手の申し立てとみなす
procedure-arbiter-claims-hint = アメリカの条文は相手自身の異議を求めています
procedure-captain-claims = チームの主将は対局者に代わって申し立てできる
procedure-captain-claims-hint = 条文が相手自身の異議を求めている場合
procedure-second-stone-alone = 続けて打った2手のうち2手目だけを取り上げる
procedure-second-stone-alone-hint = 選ばなければ、両方を取り上げて1回のパスとします
## The stopped board
asked-player = { $color }の答え
asked-not-yet = まだ聞いていない

# What rulings rest on: our own words for each article, the names of articles and of texts.
# The referee room has the same English; a test holds the two together.

## What a clause says
text-says-event = この大会には、これについて独自の規定がある。
text-says-nihon-kiin-captures-left = 着手は取った石を盤から上げて完了する：取った石を上げる。
text-says-nihon-kiin-accepted-end = 投了で対局は終わる。両者が終局を受け入れた後に見つかったことでは変わらない。
text-says-nihon-kiin-earlier-ruling = 最初の反則が優先する。先に反則した側が、相手の後の反則によって勝つことはない。
text-says-nihon-kiin-confirmation = 両者が結果を確認した後は、何によっても変わらない。
text-says-nihon-kiin-count-disputed = 異議があれば、双方は死活と整地をもう一度確かめる。必要なら対局を並べ直す。
text-says-nihon-kiin-count-disputed-effective-move = 停止後に有効な着手が見つかり、両者が再開もせず、終局にも同意しない：両者負け。
text-says-usual-elsewhere = 条文にこの定めはない：審判が決める。
text-says-nihon-kiin-ko-retake = この大会は負けの定めを適用しない。着手を戻すが、審判は別の扱いもできる。
text-says-nihon-kiin-ko-retake-illegal-move-loses = 対局の規約に反した者は、結果の確認前であればいつ見つかっても負け。
text-says-nihon-kiin-stone-displaced-deliberate = 石が動いた後に着手が進んだ：石を元の点に戻して対局を続ける。
text-says-nihon-kiin-stone-displaced-cannot-return-deliberate = 石を元に戻せない、または対局者が同意しない：両者負け。
text-says-nihon-kiin-stone-removed = 取り上げるのは呼吸点のない石だけ：ほかの石は、動いた石と同じく元に戻す。
text-says-nihon-kiin-superko = 第6条の禁止は1手番だけ続く。反復は違反ではない。合意がなければ対局を続ける。
text-says-nihon-kiin-superko-agreed = 盤全体が反復し、双方が同意する：無勝負。
text-says-usual-late-arrival = 猶予の間は時計から引く。その後は大会の定めによる。
text-says-usual-no-show = 来ない者は不戦敗。双方来なければ双方の負け。断りなく対局を休む者は、警告されるか、以後の組み合わせから外されることがある。
## Articles, and headings where they have no numbers
text-article-absence = 欠席
text-article-at-the-arbiter-s-discretion = 審判の裁量
text-article-art-10-3 = 第10条第3項
text-article-art-10-4 = 第10条第4項
text-article-art-12 = 第12条
text-article-art-13-1 = 第13条第1項
text-article-art-13-2 = 第13条第2項
text-article-art-14 = 第14条
text-article-art-5 = 第5条
text-article-art-5-and-13-2 = 第5条、第13条第2項
text-article-confirmation = 確認
text-article-lateness = 遅刻
text-article-own-rule = 独自の規定
text-article-time = 時間
text-article-without-art-14 = 第14条なし
## Texts and their editions
text-source-clubs-and-beginners-sheets = クラブと入門者向けの資料
text-source-japanese-rules-of-go-1989 = 日本囲碁規約 1989
text-source-kansai-ki-in-japanese-rules-of-go-1989 = 関西棋院 日本囲碁規約 1989
text-source-nihon-ki-in-japanese-rules-of-go-1989 = 日本棋院 日本囲碁規約 1989
text-source-settings-of-the-event = 大会の設定
## Stopped games, taking back, rules of play
text-says-nihon-kiin-take-back-at-once = 一度した着手は有効：石を最初に打った点に戻し、相手の手番とする。
text-says-nihon-kiin-take-back = 石が動いた後に着手が進んだ：双方が同意すれば石を元に戻す。同じ手番での2手目は違反となり、最初に見つかった違反が優先する。
text-says-nihon-kiin-count-disputed-plays-on = 一方が再開を求めた：相手は拒めず、先に打ち、パスもできる。
text-says-nihon-kiin-count-disputed-not-asked = 有効な着手が見つかった：続けて打つか、このまま終局とするかを、対局者それぞれに聞く。聞かれていない者は、拒んだことにならない。
text-says-club-take-back = 置いた石は動かさない：最初に打った点に戻す。
text-says-rules-of-play = この大会の対局ルールで認められている。
text-article-art-2-and-13-2 = 第2条、第13条第2項
text-article-art-11-and-14 = 第11条、第14条
text-article-art-11 = 第11条
text-article-calls-after-the-end = 終局後の申し出
text-article-calls-after-a-ruling = 裁定後の申し出
text-article-art-13-2-and-14 = 第13条第2項、第14条
text-article-art-9-3 = 第9条第3項
text-article-art-9-3-and-13-1 = 第9条第3項、第13条第1項
text-article-playing-a-stone = 着手
text-article-rules-of-play = 対局ルール
text-source-general-practice = 一般的な慣行
text-article-clock-not-pressed = 時計の押し忘れ
text-article-flag-after-the-stop = 停止後の時間切れの指摘
text-article-flag-called-by-a-bystander = 第三者による時間切れの指摘
text-article-flag-after-a-move = 着手後の時間切れの指摘
text-article-both-flags = 両者の時間切れ
text-article-wrong-time-set = 時間設定の誤り
text-article-faulty-clock = 時計の故障
text-article-clock-stopped = 時計の停止
text-article-devices = 機器
text-article-phone = 携帯電話
text-article-noise = 騒音
text-says-usual-flag-late-after-stop = 通常、時間切れは対局中に指摘する：両者がパスした後は整地で決まる。範囲：整地で決める、または時間切れ負け。
text-says-usual-flag-late-bystander = 通常、時間切れを指摘するのは対局者と審判だけで、それを見た審判は対処する。範囲：続行、または時間切れ負け。声を上げた者は退場させることができる。
text-says-usual-flag-late = 通常、時間切れは対局中であれば有効で、その前に切れたことを誰も疑わないなら、さらに着手があった後でもよい。範囲：時間切れ負け、続行、または時間を戻す。
text-says-usual-both-flags = どちらの時間が先に切れたか誰にもわからないときは、通常、それで負けとなる者はなく、両者とも秒読みに入って続ける。範囲：正す、続行、引き分け、両者負け、打ち直し。
text-says-usual-wrong-time = 時計を、告知された時間から各自の使った時間を引いたものに合わせる。範囲：正す、設定されたまま続行、早く見つかれば打ち直し。
text-says-usual-clock-faulty = 時計を交換し、失われた時間を両者に戻す。時間の記録があればそれによる。範囲：記録の示すだけ、疑わしい分の半分、なし。
text-says-usual-clock-stopped = 対局者が時計を止めるのは審判を呼ぶためで、ほかは大会が告げた場合だけ。範囲：時間はそのまま、時間を戻す・引く、注意、警告。
text-says-usual-device = 手元にあったが使わなかった：通常は警告。局面を調べるのに使った：通常はその対局の負けと除外。審判は、何が何のために使われたかを調べる。
text-says-usual-phone = 初回は通常は警告、厳格な大会ではその対局の負け。範囲：注意、警告、相手に時間を足す、負け。
text-says-usual-noise = 通常はまず一言、次に警告。妨げられた者には時間を戻すことができる。観戦者は退場させる。
text-says-usual-pass-disputed-no-pass-stone = パスに石を要する規則では、欠けた石は気づいた時点で渡す。整地中でも同じ。
text-says-usual-pass-disputed = パスは声に出し、時計を押す。疑わしければ双方に尋ね、通常それで手番や対局を失う者はない。範囲：双方がパスした後でも対局を続ける、時間を戻す。
text-says-usual-resignation-disputed = 双方と、近くにいた者から話を聞く。投了は言葉か疑いのない形で示すもので、別の意味にも取れるしぐさは投了ではない。疑わしければ対局を続ける。
text-says-usual-result-wrong = 結果は実際の対局の結果であり、書かれたものではない。双方から聞き、棋譜があれば見る。一方だけの主張は、その言葉だけでは足りない。双方が確認した結果は審判長が訂正する。
text-says-usual-wrong-pairing = 早く気づけば対局を止め、組み合わせどおりに時計も初めから打つ。遅く気づけば、通常は打たれたものを有効とし、組み合わせを実際の相手に合わせて直す。
text-says-usual-left-game = 病人の手当てが対局に優先する。通常、席を外した者の時計は進み、戻れない者は負けとなる。病気の場合、審判は時計を止める、時間を戻す、後で続けさせる、打ち直させることができる。
text-says-usual-adjournment = 通常、対局は一度で打ち終える。審判が打ち掛けとするときは時計を止め、手番の者が次の一手を書いて封じ、局面と双方の残り時間を記す。
text-says-usual-collusion = 誰についても決めつけない。双方から別々に聞き、見られたことを書き留める。証拠がなければ何もしない。範囲：何もしない、警告、双方の負け。大会からの除外は運営者か委員会が決める。
text-says-usual-rounds-skipped = ある回戦に出られない者は、大会の告知に従い、組み合わせの前に申し出る。申し出ずに休んだ者からは、まず事情を聞く。範囲：何もしない、警告、以後の回戦から外す。外すかどうかは運営者または委員会が決める。
text-says-nihon-kiin-stone-displaced-cannot-return-agreed = 石を元に戻せず、どう続けるかに両者が同意している：そのとおりに続ける。
text-says-nihon-kiin-time-loss = 秒読みの期間内に定めの手数を打てなければ、直ちに負け。
text-says-usual-confirmation = 両者が確認した結果は変わらない。条文に定めがないときは、大会が別に定めることができる。
text-says-usual-elsewhere-2 = 条文に手続きの定めはない：審判が決める。通常は盤面を元に戻す。
text-says-usual-accepted-end = 対局は終わり、両者がそれを受け入れていた：その後の申し出では結果は変わらない。
text-says-usual-earlier-ruling = 裁定によりこの対局は終わっている：その後の出来事や、いつのものか分からない出来事では結果は変わらない。
text-says-usual-play-went-on = その後も打ち進められた場合のことは条文にありません。審判が決めます。
text-article-end-of-the-game = 終局

# When rounds begin, and what pages say that have nobody to show.

error-find = 名前を探す
