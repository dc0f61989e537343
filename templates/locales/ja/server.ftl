# The server itself, for its owner.

server-lead = サーバーの状態：データベース、バックアップ、ログイン中の人、失敗したもの。
server-version = バージョン
server-since = 稼働開始
server-database = データベース
server-sqlite = SQLite、データフォルダー内。書き込みできます。
server-postgres = PostgreSQL。書き込みできます。
server-room = ディスク
server-room-said = データベースは{ $size }、ディスクの空きは{ $free }です。
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = 時計
server-backups = バックアップ
server-backups-none = 自動ではありません。--backup FOLDER を付けてサーバーを起動するか、サーバー機で tengen backup を実行してください。
server-backups-first = 保存先は{ $folder }です。まだ作られていません。
server-backups-last = 前回、検査済み：{ $moment }、{ $file }
server-backups-next = 次回：{ $moment }
server-job-done = 前回の実行：{ $last }
server-job-failed = 前回の実行：{ $last }。失敗{ $count }回、最後は{ $moment }：{ $why }
server-job-agreed-results = 双方が一致した結果の登録
server-job-reminders = お知らせの催促
server-job-retention = 期限後の削除
server-job-journals = 操作履歴の照合
server-job-rating-lists = レーティングリストの取得
server-job-messages = メッセージの送信
server-job-backups = バックアップの作成
server-job-other-instances = 他のインスタンスの変更
server-streams = 変更を受け取る表示中のページ
server-people = ログイン中
server-sessions = ブラウザー{ $count }個
server-security = ログインとアカウント
server-failures = 起動後に失敗したリクエスト
server-nothing = なし。
server-here = サーバー機上
security-account-added = アカウントを追加
security-password-set = パスワードを設定
security-account-disabled = アカウントを停止
security-owner-named = 所有者に指定
security-password-changed = パスワードを変更
security-sign-in-failed = 名前かパスワードの誤り
security-sign-in-throttled = 試行が多すぎるため拒否
security-sessions-ended = ほかのブラウザーをログアウト
security-owner-unnamed = 所有者を解除
security-event-maker-named = 大会の作成を許可
security-event-maker-unnamed = 大会の作成を取り消し
security-account-enabled = アカウントを再開
security-event-deleted = 大会を削除

server-mail = メール
server-mail-none = 送信しない（--mail-from）
server-outbox = 送信箱
server-outbox-said = 待機{ $waiting }件、再試行{ $trying }件、断念{ $given }件

# 1人用のリンク、再サインイン、2段階認証。

security-second-factor-set = 2段階認証を設定
security-second-factor-removed = 2段階認証を解除
security-recovery-code-used = 回復コードでサインイン
