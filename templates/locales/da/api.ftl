api-title = Til andre programmer
api-lead = Alt offentligt om turneringerne, til læsning, som JSON. Spørg højst fem gange i sekundet; en ETag sparer et svar.
api-description = Beskrivelsen (OpenAPI)
api-event = Turnering
api-round = Runde
api-player = En spillers nummer
api-fill = Udfyld adresserne
api-addresses = Adresser
