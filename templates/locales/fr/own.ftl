# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = Je fais appel
me-appeal-note = Écrivez pourquoi. Les arbitres le reçoivent aussitôt ; un appel ne se retire pas.
me-appeal-taken = Votre appel est déposé, dans les délais. La commission décide.
me-appealed = { $name } a fait appel, { $at }.
me-appeal-waits = La commission n’a pas encore décidé.
me-ruling-fell = La commission a annulé la décision { $no }.
refusal-appeal-made = Vous avez déjà fait appel de cette décision.
links-done = Fait avec ce lien
inbox-appeals = Appels
