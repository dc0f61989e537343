# What a player reads once a result is reported.

report-waiting = { $name } moet nog hetzelfde melden
report-agree = U zegt allebei hetzelfde
report-differ = U zegt allebei iets anders
report-told = Een scheidsrechter is ingelicht.
report-stay = De scheidsrechter komt naar tafel { $table }. Blijf daar en laat de stenen liggen zoals ze liggen.
report-said-at = U meldde om { $time }
report-opponent = Tegenstander
report-how-they = { $name } meldt via de persoonlijke link of bij de scheidsrechters
report-until-then = Tot dan
report-leave-slip = Laat het briefje op tafel liggen
report-to-confirm = een scheidsrechter bevestigt het
report-to-board = Terug naar mijn bord
report-change = Mijn melding wijzigen
report-which-counts = Het telt
report-neither = Geen van beide
report-neither-until = tot u het eens bent of een scheidsrechter beslist
report-was-wrong = Ik had het mis: { $result }
report-was-wrong-note = Dan zegt u allebei hetzelfde en hoeft de scheidsrechter niet te komen. Blijft u bij uw melding, druk dan nergens op.
