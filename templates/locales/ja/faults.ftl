# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = 必須です。1～200文字で書いてください。
fault-too-long = { $length }文字は長すぎます。{ $most }文字までです。
fault-control = 制御文字が含まれています。文字、数字、空白だけを使ってください。
fault-range = { $value }ではなく、{ $least }から{ $most }までの数を書いてください。
fault-ends-before = 終わりが始まりより前です。同じ日か後の日を選んでください。
fault-floor-bar = フロアがバーより上です。フロア以上のバーを選んでください。
fault-twice = { $what }が2回あります。1回で十分です。
fault-main-score = 勝ちが数えられるように、MMS、NBW、CPSのどれか一つが必要です。
fault-category-order = 各境界は前のものより低くしてください。
fault-round-order = 第{ $round }回戦より前、または同時に始まります。
fault-club-code = 「{ $code }」は所属のコードではありません。1～4文字の英数字を書いてください。
fault-rank = 「{ $typed }」ではなく、30kから9dまでの段級位を、4kや2dのように書いてください。
fault-rating = 「{ $typed }」ではなく、-1000から3500までの整数を書いてください。2100が初段です。
fault-result = 「{ $typed }」は結果ではありません。B+、W+3.5、B+R、W+T、0、both-loseのように書いてください。
fault-points = 「{ $typed }」ではなく、6.5や7のような目数を書いてください。
fault-number = 「{ $typed }」ではなく、整数を書いてください。
fault-date = 「{ $typed }」ではなく、2026-05-14のような日付を書いてください。
fault-time = 「{ $typed }」ではなく、14:30のような時刻を書いてください。
fault-choice = 選択肢から一つ選んでください。
fault-form = このフォームには足りないものがあります。確かめてもう一度送信してください。

## Requests that cannot be answered
error-bad-request = 理解できません
error-bad-request-why = 要求が不完全です。戻って、ページからもう一度お試しください。
error-forbidden = 権限がありません
error-owner-why = これはサーバーの所有者が行います。
error-organiser-why = これは運営者が行います。
error-arbiter-why = これは審判と運営者が行います。
error-forbidden-why = あなたのアカウントにはこの役割がありません。運営者に頼んでください。
error-elsewhere-why = 別のサイトから来たため、実行しませんでした。こちらのページを開いて、もう一度行ってください。
error-name-why = このサーバーの名前は { $host } ではありません。起動時に表示されたアドレスで開いてください。運用者は --origin にこの名前を付けて起動できます。
error-no-key-why = このサイトのフォームから送られたものではないため、実行しませんでした。ページを開き直して、そこで行ってください。
error-not-found = ありません
error-not-found-why = そのページはありません。移動したか、まだ公開されていない可能性があります。
error-conflict = 変更されています
error-conflict-why = ほかの人がたった今これを変更しました。ページを開き直して、現在の内容を確かめてください。
error-too-large = 大きすぎます
error-too-large-why = 送信できるのは{ $limit } KBまでです。何も保存されていません。量を減らすか、小さいファイルを送ってください。
error-unprocessable = できません
error-too-many = 多すぎます
error-too-many-why = 試行が多すぎました。1分待ってから、もう一度お試しください。
error-busy = 今はできません
error-busy-why = サービスが混み合っているか、まもなく再起動します。少ししてからもう一度お試しください。何も失われていません。
error-internal = 内部の不具合
error-internal-why = 問題が起きました。操作が保存されていないかもしれません。やり直す前に確かめてください。
error-reference = 再び起きたら、運営者にこの番号を伝えてください：{ $number }
error-to-the-event = 大会へ戻る
error-to-the-front = トップページへ
form-meanwhile = { $time }に{ $name }さんがこれを変更しました。あなたの変更はフォームに残っていますが、まだ保存されていません。確かめてから、もう一度保存してください。
form-meanwhile-somebody = { $time }にこれが変更されました。あなたの変更はフォームに残っていますが、まだ保存されていません。確かめてから、もう一度保存してください。
fault-meanwhile = 現在は「{ $theirs }」です。あなたが書いた「{ $mine }」は、もう一度保存すると保存されます。
fault-margin-of-other = { $typed }では相手の勝ちになります。この勝ちの目数を書くか、上で別の答えを選んでください。
