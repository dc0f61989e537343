api-title = For other programs
api-lead = Everything public about the events, for reading, as JSON. Ask no more than five times a second; an ETag saves an answer.
api-description = The description (OpenAPI)
api-event = Event
api-round = Round
api-player = Number of a player
api-fill = Fill in the addresses
api-addresses = Addresses
