# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = これはEGF、FFG、AGAのレーティングリストではありません。もう一度ダウンロードし、内容を見てから送ってください。
list-nobody = エラーページのように、対局者が一人も載っていません。もう一度ダウンロードしてください。
list-short = 行がその前で終わっています。ファイルが途中で切れています。もう一度ダウンロードしてください。
list-unclosed = リストが </pre> で終わっていません。ファイルが途中で切れています。もう一度ダウンロードしてください。
list-shifted = 列があるべき所にタブか文字があります。もう一度ダウンロードし、エディターで開かないでください。
list-encoding = これは{ $found }ですが、リストは{ $wanted }なので列がずれます。もう一度ダウンロードし、そのまま使ってください。
list-no-day = { $layout }のようなリストの日付がありません。もう一度ダウンロードしてください。
list-number-twice = { $number }はすでに{ $first }行目にあります。もう一度ダウンロードしてください。
list-not-a-number = 「{ $value }」は{ $digits }桁の番号ではありません。もう一度ダウンロードしてください。
list-not-a-rating = 「{ $value }」はこの尺度のレーティングではありません。−1と1の間の値はありません。
list-not-a-day = 「{ $value }」は日付ではありません。リストの書き方は月/日/年です。
list-not-a-status = 「{ $value }」はライセンスの種別ではありません。リストにあるのはL、C、e、X、-です。

lists-title = レーティングリスト
lists-lead = 参加者をこのリストから登録し、レーティングをこれで更新します。団体ごとに最新のリストを使います。
lists-none = まだリストがありません。
lists-list = リスト
lists-day = 日付
lists-people = 人数
lists-used = 使用中
lists-file = レーティングリスト
lists-file-hint = EGF（HTML）、FFG、AGA（TDList）から得たままのもの。全体を取り込むか、まったく取り込まないかです。それぞれ{ $kept }件を保存します。
lists-act = リストを取り込む
lists-done = { $date }の{ $name }：{ $count }人。
lists-done-but = { $date }の{ $name }：{ $count }人。{ $lines }行を除きました：{ $which }
lists-ask = このサーバーのすべての大会がこのリストを使うため、取り込むのはサーバーの所有者です。{ $names } さんに頼んでください。
lists-removed = { $name }（{ $date }）を削除しました。
refusal-list-to-come = リストの日付 { $date } はまだ先です。何も取り込んでいません。ファイルか、このコンピューターの時計を確認してください。

enter-title = 参加者を登録
enter-no-list = まだレーティングリストがありません。
enter-list = { $name }、{ $date }、{ $count }人
enter-field = 名前または番号
enter-found = { $count ->
    [0] 該当する人はいません。
   *[other] 該当する名前{ $count }件。
}
enter-keys = ↓で下へ、Enterで唯一の人を登録するか先頭へ進み、欄は空に戻ります。
enter-how-number = 番号で一致
enter-how-alike = 別の表記
enter-number = 番号{ $no }
enter-entered = 登録済み
enter-act = 登録
enter-not-listed = リストにない場合
enter-by-hand = 手動で登録
enter-newest = 最近の登録
enter-all = 参加者一覧
enter-list-gone = 新しいレーティングリストがあります。そちらから選んでください。

table-old-workbook = 古い形式のブック（XLS）です。XLSX、ODS、CSVのどれかで保存してください。
table-not-a-workbook = 読めるブックではありません（{ $reason }）。XLSX、ODS、CSVのどれかで保存してください。
table-bomb = 展開すると{ $most } MBを超えます。参加者名簿でそのようなものはありません。
table-too-wide = 行か列が{ $most }を超えています。参加者名簿でそのようなものはありません。
table-long-cell = 1つのセルが{ $most }文字を超えています。引用符が閉じられていないのかもしれません。
table-date = 表計算ソフトが日付{ $value }に変えました。列を文字列にして、入力し直してください。
table-merged = セルが隣と結合されています。結合を解除してください。
table-cell-error = セルがエラー{ $value }を示しています。数式を直すか、値を入力してください。
table-not-a-country = 「{ $value }」は国ではありません。CHのように2文字で書いてください。
table-not-a-pin = 「{ $value }」はヨーロッパのデータベースの番号ではありません。番号は8桁です。
table-no-names = 名前の列がありません。どの列かを下で示してください。
table-no-ranks = 段級位かレーティングの列がありません。どの列かを下で示してください。
table-no-strength = 段級位もレーティングもありません。どちらかを書いてください。
table-same-person = { $name }は{ $first }行目にもあります。どちらかを外してください。

note-other-sheets = ほかの{ $sheets }シートは読んでいません。
note-formula = { $cell }は数式です。最後の値「{ $value }」を使いました。
note-more-formulas = ほかの{ $more }個の数式も最後の値を使いました。
note-invisible = { $line }行目：見えない文字を取り除きました。
note-above-header = 列名のある{ $line }行目より上は読んでいません。

list-column-surname = 姓
list-column-first-name = 名
list-column-name = 氏名
list-column-native-name = 母語の文字の名前
list-column-rank = 段級位
list-column-rating = レーティング
list-column-country = 国
list-column-club = 所属
list-column-pin = EGF PIN
list-column-licence = フランスのライセンス
list-column-aga-id = AGA番号
list-column-registration = 受付済みか申込済みか
list-column-rounds = 回戦
list-column-correction = 得点の補正
list-column-none = 使わない

list-preview-title = 登録される人
list-preview-lead = 新規{ $new }人、登録済み{ $known }人。まだ何も行っていません。
list-wrong = { $count ->
    [0] 足りないものがあります：
   *[other] 不明な行が{ $count }行あります。足りないものを書くか、外してください。
}
list-columns = 列の解釈
list-header = 列
list-sample = 例
list-taken-for = 解釈
list-unused = 使わない
list-column-of = { $sample }を含む列{ $header }は
list-look-again = こう読む
list-people = 参加者
list-line = 行
list-numbers = 番号
list-becomes = 処理
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
update-show = 表示
update-chosen = 選択
update-choose = { $name }を選ぶ
update-now = 現在
update-list-says = リスト
update-look = 要確認
update-unknown = { $list }のリストにこの番号の人はいません。
update-other = { $list }のリストでは、この番号は{ $name }です。
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

entries-update = レーティングを更新
entries-chosen = 選択した人を
entries-choose = { $name }を選ぶ
entries-choose-head = 選択
participants-nothing = 読み込むものがありません。ファイルを選ぶか、名簿を貼り付けてください。
entries-chosen-check-in = 受付済みに
entries-chosen-announce = 不在
entries-chosen-take-out = 外す
entries-chosen-club = 所属
entries-chosen-set-club = 所属を設定
entries-chosen-rounds = 回戦、例：1,3-5
entries-chosen-set-rounds = 回戦を設定
entries-chosen-nobody = 誰も選ばれていません。先にチェックを入れてください。
entries-chosen-no-rounds = 回戦ではありません。1,3-5のように書いてください。
entries-sort = 並べ替え
entries-sort-name = 名前
entries-sort-rank = 段級
entries-sort-rating = レート
entries-sort-club = 所属
entries-sort-country = 国
entries-sort-number = 登録順
entries-sort-category = クラス
entries-sort-pin = 欧州PIN
entries-sort-fee = 参加費
entries-sort-paid = 支払い
entries-sort-meal = 食事
entries-sort-born = 生年
entries-show = 表示
entries-show-so = 適用
entries-show-paid = 支払い済み { $count }
entries-show-unpaid = 未払い { $count }
entries-show-far = 段級とレートの差が大 { $count }
entries-show-no-pin = PINなし { $count }
entries-show-out = 第{ $round }回戦に不参加 { $count }
entries-has-paid = 支払い済み
entries-owes = 未払い
entries-chosen-paid = 支払い済みに
entries-chosen-unpaid = 未払いに
numbers-title = 名簿にあって未入力の番号：{ $count }件
numbers-about = どの名簿でも同姓同名は一人だけです。同じ人か確かめ、違えば印を外してください。
numbers-number = 番号
numbers-take = 番号を取り込む
numbers-taken = { $count ->
    [0] 何も取り込みませんでした。
   *[other] { $count }人に番号が入りました。
  }
numbers-way = 名簿にある番号をすべて取り込む
enter-nearest = 近い名前{ $count }件。
entry-added-from = { $name }さんを登録しました。第{ $round }回戦から参加します。遅刻者として席を作るには前の回戦にも印を付けてください。
list-enter-both = { $new }人を登録、{ $known }人を更新
