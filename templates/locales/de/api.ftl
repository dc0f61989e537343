api-title = Für andere Programme
api-lead = Alles Öffentliche über die Turniere, zum Lesen, als JSON. Fragen Sie höchstens fünfmal in der Sekunde; ein ETag spart eine Antwort.
api-description = Die Beschreibung (OpenAPI)
api-event = Turnier
api-round = Runde
api-player = Nummer eines Spielers
api-fill = Adressen ausfüllen
api-addresses = Adressen
