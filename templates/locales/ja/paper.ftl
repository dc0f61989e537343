# Sheets to print.

paper-title = 印刷
paper-how = ブラウザーからA4かレターに印刷してください。用紙の向きは自動で変わります。
paper-all = すべての用紙
paper-names = 組み合わせ（名前順）
paper-note-names = 掲示用：誰でも自分の卓がわかります
paper-boards = 組み合わせ（卓順）
paper-note-boards = 結果の欄付き
paper-slips = 結果票、1枚に4局
paper-note-slips = 対局ごとに1票
paper-slips-six = 結果票、1枚に6局
paper-note-slips-six = 小さめ、用紙の節約
paper-standings = 順位表
paper-note-standings = 全基準と全回戦、横向き
paper-wall = 掲示表（順位順）
paper-note-wall = 縦向き、幅は狭め
paper-wall-start = 掲示表（棋力順）
paper-note-wall-start = 結果で行が動きません
paper-cross = 星取表
paper-note-cross = 全員対全員
paper-badges = 名札
paper-note-badges = 1枚に8人分
paper-tables = 卓番号
paper-note-tables = 1枚に8卓分、卓上に立てます

sheet-day = { $day } { $time }
sheet-printed = { $moment }印刷。
sheet-journal = 操作履歴{ $count }：{ $head }。
sheet-page = { $pages }ページ中{ $page }ページ目。
sheet-standings = { $round ->
    [0] 開始時の順
   *[other] 第{ $round }回戦後の順位表
  }
sheet-cross = 第{ $round }回戦後の星取表
sheet-cells = 欄の見方：黒白、相手の順位、+ 勝ち、− 負け、手合割、0+ 抜け番。
sheet-cells-number = 欄の見方：黒白、相手の番号、+ 勝ち、− 負け、手合割、0+ 抜け番。
