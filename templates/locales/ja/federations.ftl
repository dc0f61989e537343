downloads-complaints = { $count ->
   *[other] 次の{ $count }件の理由で差し戻されます：
}
downloads-accepted = 提出先が調べる点に誤りはありません。
download-draft = 自分用にこのままダウンロード
downloads-refused = { $file }：{ $count ->
   *[other] 先に{ $count }件を直してください。
}
complaint-nothing-played = 対局が1局も打たれていません。
complaint-result-missing = 第{ $round }回戦{ $table }卓：結果がありません。入力してください。
complaint-cells-disagree = 第{ $round }回戦{ $table }卓：{ $name }さんの記載と{ $value }さんの記載が合いません。結果を訂正してください。
complaint-event-country = 大会の国がありません。2文字の国名コードを入力してください。
complaint-event-place = 大会の開催地がありません。市町村を入力してください。
complaint-days-reversed = 最終日が初日より前です。訂正してください。
complaint-too-fast = 持ち時間が短すぎてどのクラスにも当たらず、対局はレーティングの対象になりません。誤りなら訂正してください。
complaint-board-size = { $value }路盤の対局はレーティングの対象になりません。誤りなら盤の大きさを訂正してください。
complaint-rules-unknown = { $value }というルールは提出先にありません。別のものを選んでください。
complaint-name-unwritable = 「{ $value }」はラテン文字にすると何も残りません。名前をラテン文字で入力してください。
complaint-country-unknown = { $name }：「{ $value }」という国はありません。2文字で入力してください。
complaint-club-without-code = 所属「{ $value }」に4文字のコードがありません。入力してください。
complaint-pin-unusual = { $name }：PIN { $value }は8桁ではありません。訂正してください。
complaint-pin-twice = { $name }さんと{ $value }さんのPINが同じです。どちらかを訂正してください。
complaint-pin-known = { $name }さんのPINがここにありません。レーティングリストでは{ $value }です。入力してください。
complaint-pin-other = { $name }：このPINは{ $value }さんのものです。訂正してください。
complaint-licence-missing = { $name }さんのライセンスがありません。入力してください。
complaint-licence-missing-listed = { $name }さんのライセンスがありません。リストでは{ $value }です。入力してください。
complaint-licence-unusual = { $name }：ライセンス{ $value }は7桁ではありません。訂正してください。
complaint-licence-twice = { $name }さんと{ $value }さんのライセンスが同じです。どちらかを訂正してください。
complaint-licence-other = { $name }：このライセンスは{ $value }さんのものです。訂正してください。
complaint-member-missing = { $name }さんの会員番号がありません。入力するか、除外してください。
complaint-member-missing-listed = { $name }さんの会員番号がありません。リストでは{ $value }です。入力してください。
complaint-member-unusual = { $name }：会員番号{ $value }は数ではありません。訂正してください。
complaint-member-twice = { $name }さんと{ $value }さんの会員番号が同じです。どちらかを訂正してください。
complaint-member-unknown = { $name }：会員{ $value }はリストにありません。訂正するか、除外してください。
complaint-member-other = { $name }：この会員番号は{ $value }さんのものです。訂正してください。
complaint-member-expired = { $name }：会員資格は{ $value }に切れました。更新してもらうか、除外してください。

reporting-title = 連盟への提出内容
reporting-clubs = 所属のコード
reporting-clubs-about = 連盟の定める4文字以内の英数字。なければ、ヨーロッパのファイルには名前の最初の4文字を書きます。
reporting-aga = アメリカへの報告から除外
reporting-aga-about = チェックした人は、すべての対局とともに除外されます。
reporting-save = 保存
reporting-saved = 保存しました。

settings-rating-preview = 対局によるレーティングの変化を表示
settings-rating-preview-note = 順位表の列と参加者の欄に、ヨーロッパの計算式によって。
rating-preview = レート±
rating-preview-about = これまでの対局によるヨーロッパのレーティングの変化。持ち時間の級（A 1、B ¾、C ½、D ¼）で重みをつけます。
complaint-country-missing = { $name }：PINも国もありません。国を2文字で入力してください。
