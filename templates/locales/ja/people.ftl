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
people-revoke = 取り消す
people-remove = 役割を外す
people-removed = 役割を外しました。
role-organiser = 運営者
role-arbiter = 審判
journal-title = 操作履歴
journal-holds = 行われたことのすべて、新しい順です。連鎖は保たれています：{ $count }件の項目が順につながっています。対局が履歴のとおりであるかは、下で全項目とともに検査します。
journal-checked = 全{ $count }件の項目を読み直しました。すべてつながっており、{ $rounds ->
    [1] 公開済みの回戦
   *[other] 公開済みの{ $rounds }回戦
  }の対局は履歴のとおりです。最後の項目は{ $head }です。以前の記録や用紙と照らし合わせてください。
journal-boards = 対局が操作履歴と一致しません：{ $where }。誰かがデータベースを直接書き換えました。
journal-broken = 項目{ $seq }が連鎖に合いません。誰かがデータベースを直接書き換えました。
journal-check = 全項目をもう一度検査
journal-when = 日時
journal-who = 誰が
journal-act = 何を
journal-older = 以前の項目
journal-overruled = 規則を適用せず：{ $pairs }
journal-reason = 「{ $reason }」
act-create = 大会を作成
act-settings = 設定を変更
act-draw-rules = 組み合わせの規則を変更
act-begin-by-hand = 下書きを手動で開始
act-enter = 参加者を登録
act-enter-many = 参加者をまとめて登録
act-edit-entry = 登録を変更
act-edit-entries = 登録をまとめて変更
act-withdraw = 参加者が棄権
act-remove-entry = 登録を削除
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
