# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

me-appeal = Ik ga in beroep
me-appeal-note = Schrijf waarom. De arbiters hebben het meteen; een beroep wordt niet teruggenomen.
me-appeal-taken = Uw beroep is ingediend, op tijd. De commissie beslist.
me-appealed = { $name } ging in beroep, { $at }.
me-appeal-waits = De commissie heeft nog niet beslist.
me-ruling-fell = De commissie heeft beslissing { $no } vernietigd.
refusal-appeal-made = U bent tegen deze beslissing al in beroep gegaan.
links-done = Met deze link gedaan
inbox-appeals = Beroepen
