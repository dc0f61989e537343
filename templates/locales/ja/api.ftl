api-title = ほかのプログラム用
api-lead = 大会の公開情報すべてを、読み取り用のJSONで提供します。1秒に5回までにしてください。ETagを使えば応答を省けます。
api-description = 仕様（OpenAPI）
api-event = 大会
api-round = 回戦
api-player = 参加者の番号
api-fill = アドレスに記入
api-addresses = アドレス
