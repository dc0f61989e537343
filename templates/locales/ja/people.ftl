# Who works at a tournament, and the journal.

people-title = スタッフ
people-who = この大会のスタッフ
people-invite-arbiter = 審判を招待
people-invite-recorder = 記録係を招待
people-fresh-recorder = 記録係へのリンク
role-recorder = 記録係
people-invite-organiser = 運営者を招待
people-fresh-arbiter = 審判へのリンク
people-fresh-organiser = 運営者へのリンク
people-fresh-hint = これを読み取ってもらうか、リンクを送ってください。表示は1回だけで、14日間有効です。
people-qr = スマートフォンのカメラで読み取るリンクの画像
people-open = まだ使えるリンク
people-until = { $day }まで
people-invited-before = このリンクはすでに作られており、表示は1回だけです。誰も持っていなければ、下で取り消して作り直してください。
people-remove = 役割を外す
people-give-up = 自分の役割をやめる
people-removed = 役割を外しました。
role-organiser = 運営者
role-arbiter = 審判
journal-title = 操作履歴
journal-holds = 行われたことのすべて、新しい順です。連鎖は保たれています：{ $count }件の項目が順につながっています。大会が履歴の残したとおりであるかは、下で全項目とともに検査します。
journal-checked = 全{ $count }件の項目を読み直しました。すべてつながっており、大会の{ $parts }か所は履歴の残したとおりです。最後の項目は{ $head }です。以前の記録や用紙と照らし合わせてください。
journal-unchecked = 項目{ $seq }以降のどの項目にもないものは検査していません。それより前の項目は以前の版が書きました。
journal-part-differs = { $part }：操作履歴の項目{ $seq }が残したものと一致しません。バックアップを復元するか、項目{ $seq }とその前の項目の内容を確認してください。
journal-part-missing = { $part }：操作履歴の項目{ $seq }が残しましたが、見つかりません。バックアップを復元してください。
journal-part-unknown = { $part }：操作履歴のどの項目にもありません。
part-settings = 設定
part-entries = 参加者
part-draft = 第{ $number }回戦の下書き
part-round = 第{ $number }回戦
part-certificate = 第{ $number }回戦の組み合わせの証明
part-game = 記録された対局{ $number }
part-referee = 裁定
part-reports = 審判への報告
part-words = 操作で入力された言葉
part-announcements = お知らせ
part-roles = 役割
part-report = 第{ $number }回戦について参加者{ $entry }が報告した結果
part-request = 対局者の申し出{ $number }
part-registration = オンライン申込{ $number }
journal-broken = 項目{ $seq }は書かれたときのままではありません。連鎖に合いません。バックアップを復元してください。
journal-cut = 操作履歴が途中で終わっています。このサーバーは項目{ $seq }に署名しましたが、その項目がありません。受け付けたと伝えたものが失われています。バックアップを復元するか、tengen verify --accept で今あるものを認めてください。
journal-signed = このサーバーは、データベースとは別に、項目{ $seq }の時点でその末尾に署名しました。
journal-ends-missing = このサーバーの起動時、履歴の末尾がどこであったかはもう分かりませんでした。それ以前に切り取られたものは見分けられません。
journal-check = 全項目をもう一度検査
journal-when = 日時
journal-who = 誰が
journal-act = 何を
journal-older = 以前の項目
journal-overruled = 規則を適用せず：{ $pairs }
journal-reason = 「{ $reason }」
act-create = 大会を作成
act-next-season = 次のシーズンを作成
act-join-series = 大会をリーグに追加
act-settings = 設定を変更
act-draw-rules = 組み合わせの規則を変更
act-begin-by-hand = 下書きを手動で開始
act-enter = 参加者を登録
act-enter-many = 参加者をまとめて登録
act-edit-entry = 登録を変更
act-edit-entries = 登録をまとめて変更
act-undo = まとめた操作を元に戻した
act-withdraw = 参加者が棄権
act-remove-entry = 登録を削除
act-merge-entries = 登録をまとめた
act-check-in = 受付
act-draw = 組み合わせを作成
act-edit-draft = 下書きを変更
act-discard-draft = 下書きを破棄
act-publish = 回戦を公開
act-latecomer = 遅れて来た人を着席
act-result = 結果
act-invite = 招待を作成
act-revoke-invitation = 招待を取り消し
act-join = スタッフが参加
act-remove-role = 役割を外す

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## The chief arbiter
role-chief = 審判長
people-chief-note = 両者が確認した結果は審判長だけが変更できます。
people-no-chief = 指名がないため、運営者なら誰でもできます。
people-name-chief = 審判長に指名
people-unname-chief = 審判長から外す
people-chief-me = 自分を審判長に指名
people-chief-named = 審判長を指名しました。
people-chief-unnamed = 審判長から外しました。

# 1人用のリンク、再サインイン、2段階認証。

people-for = 何人用か
people-for-hint = 1〜100。指定しなければ1つのリンクは1人用です。
people-fresh-for = { $people }人用です。
people-uses = { $people }人中{ $used }人が使用
people-spent = 使用済みのリンク
