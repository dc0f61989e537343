# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Ik ben er: meld mij aanwezig
me-checked-in = U bent aanwezig gemeld.
me-expected = U bent ingeschreven, maar nog niet aanwezig gemeld: meld u bij de ingang.
home-rules-own-check-in = Spelers melden zich op hun eigen telefoon aanwezig
home-rules-own-check-in-note = Met hun persoonlijke link, in de tijd hieronder; anders bij de ingang.
home-rules-check-in-hint = Wie dan ontbreekt, wordt op het scherm in de zaal geroepen en niet ingedeeld.
refusal-check-in-closed = U kunt zich nu niet op uw eigen telefoon aanwezig melden. Meld u bij de ingang.
door-check-in = Aanwezig
door-scan = Badge scannen
door-scan-how = Richt de camera op de code van een badge of een persoonlijke link.
door-scan-nobody = Deze code is van niemand in dit evenement.
door-scan-none = De camera is niet te gebruiken. Typ hierboven de naam, of scan de code met de camera van de telefoon.
door-scan-stop = Stoppen met scannen
door-link-of = U bent aangemeld als arbiter. Dit is de persoonlijke link van:
door-link-me = Dit ben ik: open mijn pagina op deze telefoon
hall-missing = Kom alstublieft naar de wedstrijdtafel
hall-missing-more = en nog { $n }
door-over = Aanwezig melden kon tot { $at }.
door-organisers = Bijdragen vinken de organisatoren af.
