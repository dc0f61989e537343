api-title = Pour d’autres programmes
api-lead = Tout ce qui est public sur les tournois, à lire, en JSON. Pas plus de cinq requêtes par seconde ; un ETag épargne une réponse.
api-description = La description (OpenAPI)
api-event = Tournoi
api-round = Ronde
api-player = Numéro d’un joueur
api-fill = Compléter les adresses
api-addresses = Adresses
