# What a player reads once a result is reported.

report-waiting = { $name }さんの同じ報告を待っています
report-agree = 二人の報告が同じです
report-differ = 二人の報告が違います
report-told = 審判に知らせました。
report-stay = 審判が{ $table }卓へ来ます。席を離れず、石をそのままにしてください。
report-said-at = { $time }に報告
report-opponent = 相手
report-how-they = { $name }さんは本人用リンク、または審判席で報告します
report-until-then = それまで
report-leave-slip = 結果票は卓に置いておく
report-to-confirm = 審判が確認します
report-to-board = 自分の盤へ戻る
report-change = 報告を変更する
report-which-counts = 有効な報告
report-neither = どちらでもない
report-neither-until = 二人が一致するか、審判が決めるまで
report-was-wrong = 間違えました：{ $result }
report-was-wrong-note = 二人の報告が同じになり、審判は来なくて済みます。報告を変えないなら、何も押さないでください。
