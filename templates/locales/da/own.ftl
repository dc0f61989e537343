# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appeal = Jeg appellerer
me-appeal-note = Skriv hvorfor. Dommerne har det straks; en appel tages ikke tilbage.
me-appeal-taken = Din appel er indgivet i tide. Udvalget afgør den.
me-appealed = { $name } appellerede, { $at }.
me-appeal-waits = Udvalget har endnu ikke afgjort den.
me-ruling-fell = Udvalget har ophævet kendelse { $no }.
refusal-appeal-made = Du har allerede appelleret denne kendelse.
links-done = Gjort med dette link
inbox-appeals = Appeller
