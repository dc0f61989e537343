# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

me-appeal = Ich lege Einspruch ein
me-appeal-note = Schreiben Sie, warum. Die Schiedsrichter haben es sofort; ein Einspruch wird nicht zurückgenommen.
me-appeal-taken = Ihr Einspruch ist eingelegt, rechtzeitig. Der Ausschuss entscheidet.
me-appealed = { $name } hat Einspruch eingelegt, { $at }.
me-appeal-waits = Der Ausschuss hat noch nicht entschieden.
me-ruling-fell = Der Ausschuss hat Entscheidung { $no } aufgehoben.
refusal-appeal-made = Sie haben gegen diese Entscheidung schon Einspruch eingelegt.
links-done = Mit diesem Link getan
inbox-appeals = Einsprüche
