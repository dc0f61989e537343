# 1人用のリンク、再サインイン、2段階認証。

people-for = 何人用か
people-for-hint = 1〜100。指定しなければ1つのリンクは1人用です。
people-fresh-for = { $people }人用です。
people-uses = { $people }人中{ $used }人が使用
people-spent = 使われたリンク

sign-in-again = サインインから時間がたっています。権限を渡す前に、もう一度パスワードを入力してください。
sign-in-ended = サインインの期限が切れたため、送信した内容は受け付けられませんでした。サインインして、もう一度送信してください。
sign-in-code-hint = アプリに今表示されている6桁の数字、または回復コード
sign-in-code-lost = 電話も回復コードも手元にないときは、このサーバーの所有者が2段階認証を外せます。
account-code = コード
second-factor = 2段階認証
second-factor-about = パスワードを知られても、これがなければサインインできません。電話のアプリに30秒ごとに変わる6桁の数字が表示されます。
second-factor-needed = このサーバーでは主催者と所有者に2段階認証が必要です。設定してから続けてください。
second-factor-scan = 認証アプリで読み取るか、キーをアプリに入力してください。次に、表示されたコードを入力します。
second-factor-picture = アプリのカメラで読み取るキーの画像
second-factor-key = キー
second-factor-code-hint = アプリに今表示されている6桁の数字
second-factor-act = これから使う
second-factor-on = サインインのたびにコードが必要です。残りの回復コード：{ $left }個。
second-factor-codes = あなたの回復コード
second-factor-codes-about = 電話が手元にないとき、1つにつき1回サインインできます。今書き留めてください。表示は1回だけです。
second-factor-codes-act = 新しい回復コード
second-factor-remove-act = 使うのをやめる
second-factor-removed = パスワードだけでサインインします。
accounts-second-factor = 2段階認証
accounts-second-factor-act = 2段階認証を外す
accounts-second-factor-removed = { $name }さんはパスワードだけでサインインします。新しい2段階認証を設定できます。
refusal-wrong-code = コードが合わないか、すでに使われています。コードは30秒ごとに変わります。電話の時計が合っているか確かめてください
security-second-factor-set = 2段階認証を設定
security-second-factor-removed = 2段階認証を解除
security-recovery-code-used = 回復コードでサインイン
