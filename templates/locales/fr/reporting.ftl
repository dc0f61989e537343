# What a player reads once a result is reported.

report-waiting = { $name } doit encore dire la même chose
report-agree = Vous dites tous deux la même chose
report-differ = Vous ne dites pas la même chose
report-told = Un arbitre est prévenu.
report-stay = Il vient à la table { $table }. Restez-y et laissez les pierres comme elles sont.
report-said-at = Vous avez dit à { $time }
report-opponent = Adversaire
report-how-they = { $name } répond par son lien personnel ou à la table des arbitres
report-until-then = D’ici là
report-leave-slip = Laissez la fiche sur la table
report-to-confirm = un arbitre le confirme
report-to-board = Retour à ma table
report-change = Changer ma réponse
report-which-counts = Compte
report-neither = Aucune des deux
report-neither-until = tant que vous n’êtes pas d’accord ou qu’un arbitre n’a pas décidé
report-was-wrong = Je me suis trompé : { $result }
report-was-wrong-note = Vous direz alors la même chose, et l’arbitre n’aura pas à venir. Pour maintenir votre réponse, ne touchez rien.
