# Accounts: signing in, passwords, invitations.

refusal-wrong-password = 名前またはパスワードが違います
refusal-busy = ログインが混み合っています。数秒後にもう一度お試しください
refusal-password-length = パスワードは10文字以上必要です
refusal-name-taken = その名前のアカウントはすでにあります。別の名前にするか、その名前でログインしてください
refusal-last-owner = ログインできる所有者はこの人だけです。先にほかの人を所有者にしてください
refusal-link-spent = このリンクは使用済み、取り消し済み、または期限切れです。運営者に新しいリンクを頼んでください
refusal-owner-made = このリンクは使用済みです。サーバーには所有者がいます。ログインするか、所有者に招待を頼んでください
refusal-link-replaced = これは最新のリンクではありません。Tengenは起動のたびに新しいリンクを表示します。最新のものを開いてください
refusal-own-role = 運営者はあなただけです。役割をやめる前に、ほかの運営者を招いてください
refusal-series-not-all = 大会をリーグに加えられるのは、その大会とシーズンのすべての部の運営者だけです。両方の設定に同じリーグ名が必要です。
refusal-division-twice = { $name }がすでにそのシーズンの第{ $no }部です。どちらかの番号を設定で変えてください。
refusal-password-common = 推測されやすいパスワードです。自分だけの言葉をいくつか使ってください
refusal-wait = パスワードの間違いが多すぎます。{ $seconds }秒後にもう一度お試しください

# Arbiters: open boards, one board, two results for one board.

refusal-reason-needed = 結果を訂正する理由を書いてください
refusal-not-published = 第{ $round }回戦は下書きです。先に公開してください

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = 自分のスマートフォンでの受付は今は開いていません。入口でお知らせください。

# The end of a game, led: from the second pass to the confirmed result.

refusal-record-tell-first = 両者が拒んでいます。まず両者負けになることを伝え、もう一度聞いてください。
refusal-record-play-on-first = 合意がなければ対局を続けます。すべて活きとなるのは次の停止の後です。
refusal-record-reason = 理由を1～1000文字で書いてください
refusal-record-differ = { $point }について対局者の意見が違います。先にそれを決めてください。
refusal-record-same = { $point }について、持ち主に反する主張がありません。試すことも裁定することもありません。
refusal-record-no-copy = このルールには、盤面の写しで打つ手続きがありません。続けて打ってください。
refusal-record-none-open = 開いている写しがないか、まだ何も示していません。
refusal-record-fill-in-turn = このルールでは{ $point }は1点になります。続けて打ち、交互に詰めてください。

# The event as a thing: copied, archived, deleted; and who can sign in.

refusal-archived = 大会は保管済みで、閲覧しかできません。「大会」のページで運営者が保管を解除できます。
refusal-not-its-name = 大会名が違います。欄の上に書かれたとおりに入力してください。

# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] 黒ではなく白の手番です
   *[W] 白ではなく黒の手番です
}
refusal-move-off-board = この盤の点ではありません：{ $point }
refusal-move-occupied = { $point }には石があります
refusal-move-ko = { $color ->
    [B] 黒
   *[W] 白
}は{ $point }のコウをすぐには取り返せません
refusal-move-superko = { $point }に打つと、盤全体が{ $after }手目の後と同じ形になります
refusal-move-suicide = { $point }に打つと、{ $stones ->
    [1] その石の
   *[other] その{ $stones }子の
}呼吸点がなくなります
refusal-record-not-counted = この対局は整地で終わっていないので、数え直すものがありません。異議があれば審判を呼んでください。審判が理由を添えてトラブルとして記録します。
refusal-record-confirmed = 結果は確認済みです。棋譜は変えられません
refusal-record-no-repetition = 局面は反復していません。続けて打つか、審判にお尋ねください。
refusal-record-repetition = このルールでは、対局者どうしで反復の扱いを合意できません。審判にお尋ねください。
refusal-record-no-resumption = このルールでは、停止した対局は再開しません
refusal-record-life = 印を付けられるのは盤上の石だけです
refusal-record-not-in-rules = このルールに定めがありません。審判が決めます。
refusal-record-disagree = 両対局者の言う結果が異なります
refusal-record-phase = その間に対局が進みました。盤面をもう一度見てください
refusal-record-nothing = 取り消すものがありません
refusal-record-ruling = 最後は裁定{ $no }です。その裁定のページで取り消してください。
refusal-record-moves = すでに{ $moves }手が記録されています。先に取り消してください。
refusal-record-position = { $point }の周りの石に呼吸点がありません。このような局面は盤上にありえません
refusal-record-handicap = そこに置き石は置けません：{ $point }
refusal-record-apply = この裁定は棋譜の上で実行できません：{ $why }
refusal-record-full = 棋譜がいっぱいです
refusal-record-note = コメントは1～1000文字です
refusal-record-prisoners = アゲハマ{ $n }個は盤に入る数を超えています
refusal-record-overtime = この対局で{ $n }回の時間延長は買えません
refusal-record-terms = ここでは棋譜を入力できません：{ $why }
refusal-record-other-result = この対局の結果はすでに{ $result }です。両者が確認する前に、どちらかを訂正してください。

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

refusal-home-closed = 申込を受け付けていません。
refusal-home-crowded = このアドレスから多数の申込がありました。入力した内容はここに残っています。10分後にもう一度送るか、運営者に知らせてください。
refusal-home-overrun = この大会では非常に多くの申込が承認待ちです。運営者に知らせてください。
refusal-home-unread = 入力内容をもう一度見てから、送り直してください。

# Incidents and rulings: what happened, when, the ruling, the referee's log.

refusal-appeal-party = この対局の対局者は異議申し立てを審理できません。代わりの人を書いてください
## What is refused
refusal-procedure = この競技規定は使えません：{ $why }
refusal-report = 報告が合いません。各段階をもう一度確かめてください。
refusal-report-by = 黒か白かを選んでください
refusal-report-noticed = 起きる前に気付いたことになります。二つの手数を比べてください
refusal-report-move = 何手目のことかと、何手目の後に気付いたかの両方を書いてください
refusal-choose-first = 条文は判断を審判に任せています。選択肢から一つ選んでください
refusal-end-unasked = 対局は終わっていました。まず、両者が終局を受け入れていたかを答えてください。
refusal-ask-first = まず両者に、同意しているかを聞いてください。聞かれずに負けとなる人はいません。
refusal-not-offered = これらは同時に選べません。選び直してください。
refusal-penalty-amount = 罰則の大きさを1から{ $most }の間で入力してください
refusal-words-needed = 罰則の内容と理由を書いてください
refusal-ruling-reason = このように裁定する理由を書いてください。理由がなければ記録されません。
refusal-violation-first = 同形を再現した着手はルールに反しています。審判を呼んでください。裁定の後であれば、双方の同意で無勝負にできます。
refusal-which-position = この裁定の後も対局が続いています。どの局面を有効とするか選んでください。
refusal-grounds-needed = 異議を申し立てる理由を書いてください
refusal-ruling-changed = その間に、対局か対局者の罰則が変わりました。何も記録していません。裁定をもう一度確かめてください。
refusal-not-in-force = この裁定はすでに変更または取り消されています
refusal-committees = これは委員会が決めたものです。変更や取り消しができるのは委員会だけです。委員会によることに印を付け、委員の名前を書いてください。
refusal-committees-result = この結果は、委員会が決めた裁定{ $no }によるものです。委員会が変更または取り消すまで、そのままです。
refusal-no-such-ruling = その裁定または異議申し立てはありません
refusal-appeal-decided = この異議申し立てはすでに決定済みで、決定は最終です
refusal-appeal-stands = 委員会がこの裁定を維持しました。その決定は最終です
refusal-appeal-late = 異議申し立ての期限が過ぎています
refusal-appeal-none = この大会に異議申し立てはありません
refusal-appeal-committee = 委員全員の名前を書いてください
refusal-appeal-own-case = 裁定した審判は異議申し立てを審理できません
refusal-appeal-twice = 同じ委員が2回書かれています
refusal-appeal-player = 異議申し立てできるのは二人の対局者だけです

# Mending a published round.

refusal-round-changed = ほかの人がこの回戦を変更したか、結果を入力しました。確かめてから、もう一度行ってください。
refusal-results-lost = { $count }件の結果が失われます。何も変わっていません。先に確認してください。
refusal-not-last-round = その後に第{ $round }回戦が組まれています。先にそちらを取り消してください。

refusal-too-many-announcements = お知らせが多すぎます。先に一つ取り下げてください。
refusal-no-mail = このサーバーはメールを送らないか、あなたのアドレスが登録されていません。
refusal-too-many-reaches = 通知先の端末が多すぎます。先に一つ外してください。

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = この盤で{ $most }目を超える差はつきません。

# The organiser's screens: settings, registration, drafts, journal, people.

## Why the service refuses
refusal-entered-already = { $name }さんは、同じ段級位と所属、または同じ番号で登録済みです。
namesake-tick = 同姓同名の別人
namesake-note = 親子など。この場合、連盟の番号が同じときだけ断ります。
refusal-has-games = この参加者には対局があります。代わりに棄権にしてください。対局は残ります。
refusal-merge-met = この二人は第{ $round }回戦で対局しています。同じ人ではありえません。
refusal-merge-both-paired = 第{ $round }回戦に両方とも対局か抜け番があります。先にどちらかをその回戦から外してください。
refusal-merge-numbers = 同じ団体の番号が両方にあり、違っています。先にどちらかを直してください。
refusal-merge-teams = 二つのチームに入っています。先にどちらかをチームから外してください。
refusal-merge-pair = まとめられるのは、一人だけの登録どうしです。
refusal-merge-recorded = 棋譜かトラブルがもう一方の登録を指しています。そちらを開いて、この登録をまとめてください。
refusal-built-on = その後これをもとに変更があったため、元に戻せません。何も変わっていません。
refusal-excluded = 有効な裁定により、この参加者は第{ $round }回戦に出られません。先に裁定を取り消すか変更してください。
refusal-paired-in-round = この参加者は第{ $round }回戦で組まれています。先に下書きで組を解いてください。公開済みの回戦は変わりません。
refusal-rounds-drawn = すでに{ $rounds }回戦まで組まれています。大会をそれより短くできません。
refusal-already-published = 第{ $round }回戦は公開済みです。組み合わせは変わりません。
refusal-already-drawn = ほかの人がたった今、第{ $round }回戦を組みました。組み直す前に、その下書きを見てください。
refusal-publish-first = 先に第{ $round }回戦を公開してください。
refusal-no-such-round = この大会は全{ $rounds }回戦です。
refusal-draft-changed = ほかの人がこの下書きを変更しました。確かめてから、もう一度行ってください。
refusal-nothing-drawn = 第{ $round }回戦にはまだ組み合わせがありません。先に組んでください。
refusal-file = ファイルを読めません：{ $faults }
refusal-stopped = 中止しました。何も変更されていません。

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

refusal-confirmed = 両者が結果を確認しました。変更できるのは審判長だけです。
refusal-not-played-anew = この対局は打ち直しになっていません
refusal-chief-without-role = 先にこの人に役割を与えてください
refusal-clock-of-draft = 時計を開始する前に、第{ $round }回戦を公開してください
refusal-window-ends-first = 第{ $round }回戦の期間が始まる前に終わります。初日より前でない最終日を書いてください。
refusal-no-window = 第{ $round }回戦に期間はありません。開始時刻に対局します。
refusal-grace-runs = 第{ $round }回戦の期間か猶予が終わっていません。それまで処理しません。
refusal-date-changed = この対局の日時か対局者が変わりました。もう一度確かめてください。
refusal-game-over = この対局にはもう結果があります。
refusal-teams-meet = この大会はチーム戦です。回戦は一つずつ組み合わせます。
refusal-league-size = 総当たりは{ $least }〜{ $most }人です。第1回戦の参加者は{ $count }人です。
refusal-too-many-rounds = { $rounds }回戦になります。大会は最大{ $most }回戦です。一回総当たりにするか、大会を二つに分けてください。

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-appeal-made = この裁定にはすでに異議申し立てしています。

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-reports-off = この大会では審判だけが結果を入力します。
refusal-seats-changed = その間に組み合わせが変わりました。自分の席をもう一度確かめてください。
refusal-others-sit = { $table }卓は表示されていたときと異なります。別の人が座っているか、黒白が入れ替わりました。何も入力されていません。名前を確かめて、結果をもう一度入力してください。
refusal-result-stands = すでに{ $result }が入力されています。誤りなら審判を呼んでください。
refusal-too-many-requests = すでに複数の申し出が返事を待っています。
refusal-request-answered = その申し出には、すでに返事があったか、取り消されました。
refusal-request-words = 何が間違っているかを自分の言葉で書いてください

# The referee: what the record says, the stopped board, open points

refusal-record-stands = 棋譜に反する裁定は審判長だけが行えます。
refusal-report-in-order = 順番では{ $n }手目はその対局者の番でした。二人のどちらが打ったか、もう一度確かめてください。
refusal-report-first-of-two = 2手続けては同じ対局者の2手です。1ではなく、2手目の手数を書いてください。
refusal-report-time-back = 時計に戻せるのは1局の{ $minutes }分までです。時間をもう一度確かめてください。
refusal-report-agreed = 同意か不同意か、どちらかを選んでください。
refusal-report-not-in-record = 棋譜の{ $moves }手に、この対局者のその違反はありません。打たれた手を記録するか、選び直してください。
refusal-report-dealt-with = この着手は裁定{ $no }で扱われました。その裁定を変更するか取り消すか、選び直してください。
refusal-report-legal = { $color ->
    [B] 黒
   *[W] 白
}の{ $n }手目は、棋譜ではその規則に違反していません。
refusal-report-mover = { $n }手目は棋譜では{ $color ->
    [B] 黒
   *[W] 白
}の手です。
refusal-report-other-notice = 棋譜は{ $n }手目から{ $moves }手目まで続いています。気付いたのは{ $moves }手目の後です。
refusal-report-earlier = { $color ->
    [B] 黒
   *[W] 白
}の{ $first }手目が先に起き、優先します。{ $n ->
    [0] これ
   *[other] { $n }手目
}だけでなく、そちらを裁定してください。
refusal-report-played = この対局は行われました。不参加ではありません。遅刻か途中退出として報告してください。
refusal-report-not-counted = この対局は整地で終わっていません。争う整地がありません。終局そのものの問題を報告してください。
refusal-report-not-resigned = この対局はその対局者の投了で終わっていません。争う投了がありません。終局そのものの問題を報告してください。
refusal-report-no-result = この対局にはまだ結果がありません。対局の結果を入力してください。
refusal-report-nothing-ended = この対局にはまだ結果がないため、受け入れられた結果もありません。もう一度答えてください。
refusal-report-exchanged = この対局の黒白は裁定で交換済みです。その裁定を変更するか取り下げてください。
refusal-report-nothing-confirmed = 棋譜は{ $moves }手で結果がありません。誰も結果を確認していません。
refusal-report-beyond = 棋譜は{ $moves }手です。
refusal-record-nothing-found = 結果を変える着手を誰も示していません。それがなければ、同意しないことで負けにはなりません。
refusal-record-ask-first = { $color ->
    [B] 黒
   *[W] 白
}には、続けて打つか、このまま終局とするかをまだ聞いていません。
refusal-record-agreed = 両者ともこのまま終局を望んでいます。死に石に印を付ければ合意です。
refusal-record-not-neutral = { $point }は、空いたダメでも自分の地でもありません。
refusal-record-takes = { $point }は石を取る手です。着手になるので、そのためには対局を再開してください。
refusal-not-clerical = 訂正できるのは結果の書き誤りだけです。書き誤りであることを示してください。

# Rating lists and the search in them; lists of participants; the registration as a whole.

refusal-list-to-come = リストの日付 { $date } はまだ先です。何も読み込んでいません。ファイルか、このコンピューターの時計を確認してください。

# The server itself, for its owner.

refusal-too-many-players = このサーバーでは、一つの大会の参加者は{ $most }人までです。上限は所有者が起動時に決めます（--max-players）。

# 1人用のリンク、再サインイン、2段階認証。

refusal-wrong-code = コードが合わないか、すでに使われています。コードは30秒ごとに変わります。スマートフォンの時計が合っているか確かめてください
