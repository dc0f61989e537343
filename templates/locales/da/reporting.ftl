# What a player reads once a result is reported.

report-waiting = { $name } skal sige det samme
report-agree = I siger begge det samme
report-differ = I siger hver sit
report-told = En dommer har fået besked.
report-stay = Dommeren kommer til bord { $table }. Bliv der, og lad stenene ligge, som de ligger.
report-said-at = Du sagde kl. { $time }
report-opponent = Modstander
report-how-they = { $name } melder via sit personlige link eller hos dommerne
report-until-then = Indtil da
report-leave-slip = Lad sedlen ligge på bordet
report-to-confirm = en dommer bekræfter det
report-to-board = Tilbage til mit bræt
report-change = Ret det, jeg sagde
report-which-counts = Tæller
report-neither = Ingen af dem
report-neither-until = før I er enige, eller en dommer afgør det
report-was-wrong = Jeg tog fejl: { $result }
report-was-wrong-note = Så siger I begge det samme, og dommeren behøver ikke komme. Holder du fast, så tryk på ingenting.
