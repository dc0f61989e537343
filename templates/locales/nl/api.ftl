api-title = Voor andere programma’s
api-lead = Alles wat openbaar is over de toernooien, om te lezen, als JSON. Vraag hoogstens vijf keer per seconde; een ETag bespaart een antwoord.
api-description = De beschrijving (OpenAPI)
api-event = Toernooi
api-round = Ronde
api-player = Nummer van een speler
api-fill = Adressen invullen
api-addresses = Adressen
