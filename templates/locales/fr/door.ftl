# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Je suis là : pointer mon arrivée
me-checked-in = Votre arrivée est pointée.
me-expected = Vous êtes inscrit, mais pas encore pointé : annoncez-vous à l’entrée.
home-rules-own-check-in = Les joueurs pointent sur leur propre téléphone
home-rules-own-check-in-note = Avec leur lien personnel, dans la plage ci-dessous ; sinon à l’entrée.
home-rules-check-in-hint = Les absents sont alors appelés sur l’écran de la salle et ne sont pas appariés.
refusal-check-in-closed = Le pointage sur votre téléphone n’est pas ouvert. Annoncez-vous à l’entrée.
door-check-in = Pointer
door-scan = Scanner un badge
door-scan-how = Dirigez l’appareil photo vers le code d’un badge ou d’un lien personnel.
door-scan-nobody = Ce code n’est à personne dans ce tournoi.
door-scan-none = L’appareil photo n’est pas utilisable. Tapez le nom ci-dessus, ou scannez le code avec l’appareil photo du téléphone.
door-scan-stop = Arrêter de scanner
door-link-of = Vous êtes connecté comme arbitre. Voici le lien personnel de :
door-link-me = C’est moi : ouvrir ma page sur ce téléphone
hall-missing = Veuillez venir à la table d’arbitrage
hall-missing-more = et { $n } autres
door-over = Le pointage était ouvert jusqu’au { $at }.
door-organisers = Les frais sont cochés par les organisateurs.
