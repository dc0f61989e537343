# What a player reads once a result is reported.

report-waiting = { $name } muss noch dasselbe melden
report-agree = Sie beide melden dasselbe
report-differ = Sie beide melden Verschiedenes
report-told = Ein Schiedsrichter weiß Bescheid.
report-stay = Er kommt an Tisch { $table }. Bleiben Sie dort und lassen Sie die Steine, wie sie liegen.
report-said-at = Sie meldeten um { $time }
report-opponent = Gegner
report-how-they = { $name } meldet über den persönlichen Link oder am Tisch der Schiedsrichter
report-until-then = Bis dahin
report-leave-slip = Den Zettel auf dem Tisch lassen
report-to-confirm = ein Schiedsrichter bestätigt es
report-to-board = Zurück zu meinem Brett
report-change = Meine Meldung ändern
report-which-counts = Es zählt
report-neither = Keines von beiden
report-neither-until = bis Sie sich einig sind oder ein Schiedsrichter entscheidet
report-was-wrong = Ich habe mich geirrt: { $result }
report-was-wrong-note = Dann melden Sie beide dasselbe, und der Schiedsrichter braucht nicht zu kommen. Wenn Sie bei Ihrer Meldung bleiben, drücken Sie nichts.
