# Accounts: signing in, passwords, invitations.

setup-title = 最初のアカウント
setup-lead = このサーバーの所有者になります。大会を作り、ほかの人を招待できます。このリンクは1回だけ使えます。
setup-act = アカウントを作る
setup-done = アカウントを作り、ログインしました。
account-name = 名前
account-name-hint = ログインに使う名前です。操作履歴では、操作とともに表示されます。
account-password = パスワード
account-password-hint = 10文字以上。自分だけが思いつく言葉をいくつか並べるとよいでしょう。
account-password-again = パスワード（確認）
account-title = アカウント
account-change-password = パスワードを変更
account-old-password = 旧パスワード
account-new-password = 新パスワード
account-password-changed = パスワードを変更しました。ほかのブラウザーはログアウトされました。
sign-in-players = 対局者にアカウントは要りません。組み合わせと順位表は公開されています。
sign-in-lost = パスワードを忘れた場合は、このサーバーの所有者に新しいものを頼んでください。
join-title = { $event }に加わる
join-as-organiser = 運営者として：参加者を登録し、組み合わせを作って公開します。
join-as-arbiter = 審判として：結果を入力します。
join-as-recorder = 記録係として：対局の場で一手ずつ棋譜を入力します。
join-known-as = { $name }さんでログインしています。
join-act = 加わる
join-new = 初めての方
join-have-account = アカウントがある：ログイン
join-done = { $event }へようこそ。
fault-password-again = 二つのパスワードが違います。同じものを2回入力してください
account-roles = あなたの役割
account-sessions = ログイン中の場所
account-session = { $since }から、最終利用 { $seen }
account-session-this = このブラウザー
account-sessions-end = ほかをすべてログアウト
account-sessions-ended = ほかの場所からすべてログアウトしました

# The event as a thing: copied, archived, deleted; and who can sign in.

accounts-about = このサーバーにログインできる全員です。所有者はどの大会でも何でもできます。所有者は複数でもかまいません。
accounts-owner = 所有者
accounts-event-maker = 大会を作成可
accounts-disabled = ログイン不可
accounts-seen = 最終アクセス { $at }
accounts-name-owner = 所有者にする
accounts-unname-owner = 所有者から外す
accounts-name-event-maker = 大会の作成を許す
accounts-unname-event-maker = 大会の作成を取り消す
accounts-password-act = 新しいパスワード
accounts-disable-act = 利用停止
accounts-enable-act = 利用再開
accounts-owner-named = { $name }さんはこのサーバーの所有者になりました。
accounts-owner-unnamed = { $name }さんはこのサーバーの所有者ではなくなりました。
accounts-event-maker-named = { $name }さんは大会の作成、読み込み、複製ができるようになりました。
accounts-event-maker-unnamed = { $name }さんは大会を作成できなくなりました。
accounts-disabled-now = { $name }さんはログインできなくなり、すべての場所でログアウトしました。これまでの操作は残ります。
accounts-enabled = { $name }さんは再びログインできます。
accounts-before = これはすでに行われています。パスワードの表示は1回だけです。誰も控えていなければ、もう一つ作ってください。
accounts-made = { $name }さんの新しいパスワード
accounts-made-hint = 表示は1回だけです。本人に渡してください。本人はこれでログインし、アカウントのページで自分のパスワードを決めます。本人はすべての場所でログアウトしました。

# 1人用のリンク、再ログイン、2段階認証。

sign-in-again = ログインから時間がたっています。権限を渡す前に、もう一度パスワードを入力してください。
sign-in-ended = ログインの期限が切れたため、送信した内容は保存されませんでした。ログインして、もう一度送信してください。
sign-in-code-hint = アプリに今表示されている6桁の数字、または回復コード
sign-in-code-lost = スマートフォンも回復コードも手元にないときは、このサーバーの所有者が2段階認証を外せます。
account-code = コード
second-factor-about = パスワードを知られても、これがなければログインできません。スマートフォンのアプリに30秒ごとに変わる6桁の数字が表示されます。
second-factor-needed = このサーバーでは運営者と所有者に2段階認証が必要です。設定してから続けてください。
second-factor-app = アプリのコード
second-factor-scan = 認証アプリで読み取るか、キーをアプリに入力してください。次に、表示されたコードを入力します。
second-factor-picture = アプリのカメラで読み取るキーの画像
second-factor-key = キー
second-factor-code-hint = アプリに今表示されている6桁の数字
second-factor-act = 有効にする
second-factor-on = ログインのたびにコードが必要です。残りの回復コード：{ $left }個。
second-factor-codes = あなたの回復コード
second-factor-codes-about = スマートフォンが手元にないとき、1つにつき1回ログインできます。今書き留めてください。表示は1回だけです。
second-factor-codes-act = 新しい回復コード
second-factor-remove-act = 無効にする
second-factor-removed = パスワードだけでログインします。
accounts-second-factor = 2段階認証
accounts-second-factor-act = 2段階認証を外す
accounts-second-factor-removed = { $name }さんはパスワードだけでログインします。新しい2段階認証を設定できます。
