# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = 上訴します
me-appeal-note = 理由を書いてください。審判にすぐ届きます。上訴は取り消せません。
me-appeal-taken = 上訴を期限内に受け付けました。委員会が決定します。
me-appealed = { $name }が上訴しました（{ $at }）。
me-appeal-waits = 委員会の決定はまだです。
me-ruling-fell = 委員会が裁定{ $no }を取り消しました。
refusal-appeal-made = この裁定にはすでに上訴しています。
links-done = このリンクで行ったこと
inbox-appeals = 上訴
