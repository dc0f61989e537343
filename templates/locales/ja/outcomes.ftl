# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = この結果の意味、{ $table }卓
outcome-lead = 入力する前に、何が起きるかを確かめてください。
outcome-no-change = 何も変わりません
outcome-anew-result = 結果なし、打ち直し
outcome-means = 順位表とファイルへの影響
outcome-files = ファイルに書かれる内容
outcome-confirm = この結果を入力
outcome-back = 戻って別の結果を入力
outcome-anew = 同じ卓で打ち直します。最初の対局は履歴に残り、数えません。
rated = レート対象
rated-yes = はい
rated-open = 結果が出るまで未定
written-cells = 黒 { $black }、白 { $white }
written-left-out = この対局は省かれます

## Games played anew
replay-title = 打ち直し
replay-black = 黒を持つ人
replay-time = 持ち時間
replay-time-hint = 大会の持ち時間と違う場合：各30分
replay-save = 保存
replay-back = 打ち直しをやめる
replay-saved = { $table }卓：打ち直しの条件を保存しました。
replay-taken-back = { $table }卓：最初の対局が再び数えられます。
replay-earlier = { $n }局目：{ $result }、打ち直し。黒 { $black }、白 { $white }、{ $handicap }。
replay-by-ruling = 裁定{ $no }。
result-played-anew = { $table }卓：打ち直しのため、結果は未入力に戻りました。
boards-anew = 打ち直し

## Results that both confirmed
board-both-confirm = 両者が確認した
board-both-confirm-note = 以後は審判長だけが変更します
board-confirmed-at = { $time }に両者が確認しました。
board-confirmed-by-round = 回戦が終わったので、結果は確認済みとみなされます。
board-confirmed-chief = 変更できるのは審判長だけで、理由が必要です：{ $name }。
board-correct = 審判長として訂正
boards-confirm = 両者確認
boards-confirmed = 確認済み
chief-organisers = 未指名のため運営者
error-chief-why = これができるのは審判長だけです。審判長は運営者が「スタッフ」のページで指名します。
refusal-confirmed = 両者が結果を確認しました。変更できるのは審判長だけです。
refusal-not-played-anew = この対局は打ち直しになっていません
refusal-chief-without-role = 先にこの人に役割を与えてください
procedure-finished = 終了した回戦の結果は確認済みとみなす
procedure-finished-note = その後の訂正は審判長だけ

## The chief arbiter
role-chief = 審判長
people-chief-note = 両者が確認した結果は審判長だけが変更します。
people-no-chief = 指名がないため、どの運営者もできます。
people-name-chief = 審判長に指名
people-unname-chief = 審判長から外す
people-chief-me = 自分を審判長に指名
people-chief-named = 審判長を指名しました。
people-chief-unnamed = 審判長から外しました。

## Out of the event
ruling-out = 以後の回戦
ruling-out-of = { $name }さんは回戦 { $rounds } に出られません。
ruling-out-already = { $name }さんは以後の回戦に出ません。
entries-excluded = 裁定{ $no }により大会から除外

## The round's clock
clock-start = 時計を開始
clock-start-ask = { $boards }盤すべての時計が動き始め、会場の画面にも表示されます。
clock-start-round = 第{ $round }回戦の時計を開始
clock-unstart = 開始を取り消す
clock-runs-since = { $time }から時計が進行中
clock-planned = { $time }開始予定
clock-started = 第{ $round }回戦：時計を開始しました。会場の画面に表示されます。
clock-unstarted = 第{ $round }回戦：時計はまだ開始していません。
refusal-clock-of-draft = 時計を開始する前に、第{ $round }回戦を公開してください
hall-starts-in = 開始まで
hall-runs = 対局開始から
hall-due = 開始予定を超過
hall-forfeit = { $time }を過ぎると不在者は負け
hall-end = 終了 { $time }頃
way-timetable = 日程
timetable-title = 日程
timetable-lead = 各回戦の開始予定です。会場の画面が開始までの時間を示し、審判が対局一覧から時計を開始します。
timetable-zone = 時刻はこの時計によります：{ $zone }。
timetable-day = 日
timetable-time = 時刻
timetable-save = 日程を保存
timetable-saved = 日程を保存しました。
timetable-hall = 会場の画面

## The journal
act-confirm = 結果を確認
act-unconfirm = 確認を取り消し
act-replay = 打ち直しを決定
act-replay-terms = 打ち直しの条件
act-replay-back = 打ち直しを取りやめ
act-name-chief = 審判長を指名
act-unname-chief = 審判長から外す
act-timetable = 日程を変更
act-start-clocks = 時計を開始
act-unstart-clocks = 時計の開始を取り消し
