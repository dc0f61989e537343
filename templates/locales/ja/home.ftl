# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = 参加申込
home-never = この大会ではオンライン申込を受け付けていません。運営者にお尋ねください。
home-soon = 申込の受付は{ $at }に始まります。
home-closed = 申込の受付は終わりました。運営者にお尋ねください。
home-full = 定員に達しました。{ $waiting ->
    [0] キャンセル待ちの1番目になります。
   *[other] { $waiting }人がキャンセル待ちです。
}
home-left = 定員{ $places }人、残り{ $free }人。
home-step = 手順 { $n }/2
home-find = 名前または番号
home-found = { $hits ->
    [0] 「{ $typed }」に一致する人はレーティングリストにいません。
   *[other] 自分の名前をタップしてください。下は所属、国、レーティング、リストの番号です。
}
home-is-registered = 申込済み
home-not-listed = リストにない
home-list-gone = 新しいレーティングリストがあります。もう一度名前を選んでください。
home-leave-empty = ここは空欄のまま
home-if-any = 任意
home-rank = 出場する段級位
home-rank-hint = レーティングリストと違う場合は、運営者の了承が必要です。
home-rank-needed = 出場する段級位を、4kや2dのように選んでください。
home-email-hint = 運営者用。公開しません。子どもの場合は保護者のアドレス。
home-initials-note = 子ども、または名前をウェブに出したくない方のため。運営者と、レーティングを計算する連盟は名前を見られます。
home-email-wrong = name@go.example のように、アドレス全体を入力してください。
home-birth-year-hint = 数字4桁。見るのは運営者だけです。
home-note = 運営者への一言
home-note-hint = 見るのは運営者だけです。
home-fee = 参加費
home-nothing-yet = まだ不要
home-shown = 公開
home-consent = 名前、所属、段級位、結果の公開と、レーティングリストへの提供に同意します
home-consent-note = 同意がなければ参加できません。組み合わせは会場に張り出されます。
home-consent-needed = 申し込むにはチェックを入れてください。これがなければ組み合わせができません。
home-act = 申し込む
home-join = キャンセル待ちに登録
home-withdraw-note = このあと表示する個人用リンクで、変更もキャンセルもできます。
home-own-title = 私の申込
home-own-waiting = キャンセル待ちの順番
home-own-moves-up = 空きが出ると、次の人が繰り上がります。そのときはこのページでお知らせします。
home-own-organiser-moves = 空いた席に入る人は運営者が決めます。決まればこのページでお知らせします。
home-own-late = 入力している間に受付が終わりました。参加できるかどうかは運営者が決めます。
home-own-asked = 申込済み、承認待ち
home-own-asked-what = 席は確保されています。運営者が承認すると、このページでお知らせします。
home-own-admitted = 登録されました
home-own-admitted-what = 第1回戦の前に、会場の受付に来てください。
home-own-cancelled = キャンセル済み
home-own-cancelled-what = 登録されていません。入力された内容は残っていません。
home-own-link = あなたの個人用リンク
home-own-link-what = 保管してください。表示は1回だけです。このページと、後には「私の対局」のページが開きます。リンクを持つ人は誰でも、あなたとして操作できます。
home-own-change = 申込を変更
home-own-ask = 名前、段級位、所属を変更できるのは運営者だけです。「私の対局」のページから申し出てください。
home-own-cancel = 申込をキャンセル
home-own-cancel-what = あなたの席は次の人に回ります。入力された内容は削除されます。
home-own-cancel-act = はい、キャンセル
home-cancelled = キャンセルしました。
home-rules-lead = 参加者がそれぞれの端末から申し込みます。ここで期間、定員、入力項目を決めます。
home-rules-public = 公開の申込ページ
home-rules-open = 本人による申込を受け付ける
home-rules-open-note = 選ばない場合、申込ページには受付中でないと表示されます。
home-rules-when = 期間
home-rules-opens = 開始日
home-rules-opens-hint = 空欄ならすぐに
home-rules-time = 時刻
home-rules-closes = 締切日
home-closes-first = 締切が開始より前です。
home-rules-places = 定員
home-rules-places-all = 全体
home-rules-places-hint = 空欄なら制限なし
home-category = クラス{ $n }、{ $rank }以上
home-category-last = クラス{ $n }、その他全員
home-rules-at-once = 席のある人をすぐに登録する
home-rules-at-once-note = 承認は不要です。ただし、一つのアドレスから多数の申込があったときは確認を求めます。
home-rules-moves-up = キャンセル待ちを自動で繰り上げる
home-rules-moves-up-note = 空きが出たとき。選ばない場合は、誰を入れるかを運営者が決めます。
home-rules-listed = 申込済みの人を公開の参加者一覧に載せる
home-rules-listed-note = 選ばない場合は、受付が済んでから載せます。
home-rules-ask = 入力項目
home-rules-birth-note = 規則や賞に必要な場合だけ。
home-rules-initials = 全員を頭文字で表示する
home-rules-initials-note = 青少年の大会など：名前は運営の名簿とファイルだけに載ります。選ばない場合は、申し込む人が希望できます。
home-rules-fee = 参加費
home-rules-fee-hint = 例：35 EUR、学生20 EUR
home-rules-pay = 支払い方法
home-rules-pay-hint = 会場で現金、または振込先の口座
home-rules-keep = 大会後にメールとメモを保存する日数
home-rules-keep-hint = その後、自動で削除されます。
home-waiting-title = オンライン申込
home-waiting-nobody = 待っている人はいません。
home-waiting-count = 承認待ち{ $n }件。
home-crowd = { $since }以降、{ $addresses }個のアドレスから未承認{ $n }件
home-crowd-hide = ほかを表示
home-crowd-remove = すべて削除：{ $n }
home-with-place = 席あり：{ $n }
home-in-line = キャンセル待ち：{ $n }
home-in-line-note = 申込順です。承認すると、空きがなくても登録されます。
home-confirm = 承認
home-confirm-all = すべて承認：{ $n }
home-late = 締切後
home-born = { $year }年生まれ
home-more = これらを処理すると、ほかの{ $n }件が表示されます。
home-confirmed = { $n }人を登録しました。
home-removed = { $n }人を削除しました。
act-register = オンライン申込
act-edit-registration = オンライン申込を変更
act-cancel-registration = オンライン申込をキャンセル
act-move-up = キャンセル待ちから繰り上げ
act-admit-registrations = オンライン申込を承認
act-remove-registrations = オンライン申込を削除
privacy-title = 保存される個人情報
privacy-lead = この大会が参加者について何を公開し、何をいつまで保存するか。
privacy-who = 責任者
privacy-who-unsaid = この大会の運営者です。連絡先は示されていません。会場でお尋ねください。
privacy-who-director = この大会の責任者{ $name }です。連絡先は示されていません。会場でお尋ねください。
privacy-public = 誰でも見られるもの
privacy-public-what = 名前、段級位、所属、国、組み合わせ、結果、順位表。各団体のレーティングリストに送られます。
privacy-list = 大会の前
privacy-list-yes = 申込済みの人は公開の参加者一覧に載ります。
privacy-list-no = 参加者は受付が済んでから載ります。
privacy-organisers = 運営者だけが見るもの
privacy-organisers-what = 申込時の入力内容：{ $asked }。参加費が支払い済みかどうか。
privacy-organisers-none = 参加費が支払い済みかどうか。
privacy-kept = 保存期間
privacy-kept-what = 運営者だけが見るものは{ $days ->
    [0] 大会が終わると
   *[other] 大会の{ $days }日後に
}削除されます（{ $day }）。名前と結果は、大会の記録として残ります。
privacy-phone = あなたの端末
privacy-phone-what = 「私です」を押すか、ログインするか、言語を選ぶと、Cookieが一つ保存されます。それまでは保存されません。
privacy-address = ネットワークアドレス
privacy-address-what = 接続元を識別する値を、運営者が申込を処理するまでと、その後最長2日間保存します。
privacy-others = 第三者
privacy-others-what = このサービスのどのページも、ほかのサービスとは通信しません。
privacy-yours = あなたの権利
privacy-yours-what = 個人用リンクから、入力内容の変更とキャンセルができます。それ以外は運営者にご依頼ください。

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = 対局者が自分のスマートフォンで受付する
home-rules-own-check-in-note = 個人用リンクを使い、下の時間内に。それ以外は入口で。
home-rules-check-in-hint = その時点でいない人は会場の画面で呼び出され、組み合わせから外れます。

home-unpaid = 未払いに戻す
privacy-told = 通知を希望したとき
privacy-told-what = メールアドレス、またはブラウザー提供元の通知先アドレス。通知は暗号化して送られ、提供元には読めません。どちらもメールアドレスと一緒に削除します。

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = 申し込みは取り消され、入力された内容は削除されます。
home-own-cancel-games = すでに組み合わせに入っています。対局は残り、取り消されません。「私の対局」のページで、以後の棄権を届け出られます。

# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = これはEGF、FFG、AGAのレーティングリストではありません。もう一度ダウンロードし、内容を見てから送ってください。
list-nobody = 対局者が一人も載っていません。エラーページかもしれません。もう一度ダウンロードしてください。
list-short = 行が途中で終わっています。ファイルが途中で切れています。もう一度ダウンロードしてください。
list-unclosed = リストが </pre> で終わっていません。ファイルが途中で切れています。もう一度ダウンロードしてください。
list-shifted = 列があるべき所にタブか文字があります。もう一度ダウンロードし、エディターで開かないでください。
list-encoding = これは{ $found }ですが、リストは{ $wanted }なので列がずれます。もう一度ダウンロードし、そのまま使ってください。
list-no-day = { $layout }のようなリストの日付がありません。もう一度ダウンロードしてください。
list-number-twice = { $number }はすでに{ $first }行目にあります。もう一度ダウンロードしてください。
list-not-a-number = 「{ $value }」は{ $digits }桁の番号ではありません。もう一度ダウンロードしてください。
list-not-a-rating = 「{ $value }」はこの尺度のレーティングではありません。−1と1の間の値はありません。
list-not-a-day = 「{ $value }」は日付ではありません。リストの書き方は月/日/年です。
list-not-a-status = 「{ $value }」はライセンスの種別ではありません。リストにあるのはL、C、e、X、-です。
table-old-workbook = 古い形式のブック（XLS）です。XLSX、ODS、CSVのどれかで保存してください。
table-not-a-workbook = 読めるブックではありません（{ $reason }）。XLSX、ODS、CSVのどれかで保存してください。
table-bomb = 展開すると{ $most } MBを超えます。参加者名簿としては大きすぎます。
table-too-wide = 行が{ $rows }、または列が{ $columns }を超えています。参加者名簿としては多すぎます。
table-long-cell = 1つのセルが{ $most }文字を超えています。引用符が閉じられていないのかもしれません。
table-date = 表計算ソフトが日付{ $value }に変えました。列を文字列にして、入力し直してください。
table-merged = セルが隣と結合されています。結合を解除してください。
table-cell-error = セルがエラー{ $value }を示しています。数式を直すか、値を入力してください。
table-not-a-country = 「{ $value }」は国ではありません。CHのように2文字で入力してください。
table-not-a-pin = 「{ $value }」はヨーロッパのデータベースの番号ではありません。番号は8桁です。
table-no-names = 名前の列がありません。下で列を選んでください。
table-no-ranks = 段級位かレーティングの列がありません。下で列を選んでください。
table-no-scale = レーティングの尺度がわかりません。下で選んでください。
table-no-strength = 段級位もレーティングもありません。どちらかを入力してください。
table-far-rating = レーティング{ $rating }は{ $of }にあたりますが、段級位は{ $rank }です。どちらかを直すか、この行を外してください。
table-number-twice = { $number }は{ $first }行目の番号でもあります。どちらかを直すか、一方の行を外してください。
table-same-person = { $name }は{ $first }行目にもあります。どちらかを外してください。
table-no-team = 席順と主将はチームについての欄ですが、チーム名がありません。チーム名を書くか、両方を空欄にしてください。
table-board-twice = { $team }の席順{ $board }は{ $first }行目にもあります。どちらかを変えてください。
table-captain-twice = { $team }の主将は{ $first }行目にもあります。1人だけに印を付けてください。
partner-fault-line = 「{ $typed }」はパートナーとして読めません。姓、名、段級位を Beck, Bea, 2d のように書いてください。
partner-fault-too-many = パートナーは{ $most }人までです。1つの側は3人までです。
note-of-tournament = この大会ファイルからは{ $players }人の選手だけを読み込みます。回戦、結果、設定は読み込みません。
note-other-sheets = ほかの{ $sheets }シートは読んでいません。
note-formula = { $cell }は数式です。最後の値「{ $value }」を使いました。
note-more-formulas = ほかの{ $more }個の数式も最後の値を使いました。
note-invisible = { $line }行目：見えない文字を取り除きました。
note-above-header = 列名のある{ $line }行目より上は読んでいません。
note-surname-assumed = 名前のどの部分が姓かわかりません。「{ $whole }」では「{ $surname }」を姓としました。
note-far-rating = { $line }行目：レーティング{ $rating }は{ $of }にあたりますが、段級位は{ $rank }です。どちらもそのまま読み込みました。
note-plays-no-round = { $line }行目：{ $name }はどのラウンドにも参加しません。
note-unused-column = 列「{ $heading }」は使いませんでした。
note-of-scale = レーティングは{ $scale ->
    [french] フランス
    [american] アメリカ
   *[european] ヨーロッパ
  }の尺度で読みました。

# Personal links by e-mail, and fees that are paid at once.

