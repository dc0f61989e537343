## The open record of an event

open-record-title = 公開記録
open-record-lead = 一つのファイルから、誰でも自分のプログラムで、このサーバーなしに次のものを再現できます：
open-record-draws = ここで作られたすべての組み合わせと、それが最善であることの証明、
open-record-tables = 各回戦後のすべての表、その値の一つ一つ、
open-record-rulings = 裁定が公開されている場合、トラブルから導かれるすべての裁定、
open-record-journal = 最初から最後までの操作履歴と、そこに書かれた対局。
open-record-how = 検証の方法
open-record-file = 記録をダウンロード
open-record-note = 再現できた量、または最初に一致しなかったものを表示します。ほかのプログラムのため、形式は docs/open-format.md に説明があります。
open-record-key = 操作履歴にはこのサーバーの署名があり、その公開鍵はコマンドに書かれています。各回戦の用紙には、その時の最後の項目と、そのハッシュの先頭が載っています。記録のその項目は、そのとおりに始まらなければなりません。
open-record-back = 大会へ戻る
open-record-link = 公開記録：すべてを一度に検証
