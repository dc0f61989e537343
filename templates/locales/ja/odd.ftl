# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = この盤で{ $most }目を超える差がつく対局はありません。
odd-komi = { $result }：コミ{ $komi }とは合いません。もう一度確かめ、別のコミで打った場合はそのことを示してください。
odd-sure = 間違いありません：別のコミで打ちました
odd-points = 目数は「目数で」のときだけ書きます。それを選ぶか、目数を消してください。
home-own-cancel-gone = 申し込みは取り消され、入力された内容は削除されます。
settings-provisional = 両者の申告が一致した結果を、確定前に表示する
settings-provisional-note = 回戦のページに未確定として表示します。確定するまでは集計されません。
round-provisional = 未確定
