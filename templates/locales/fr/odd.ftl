# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Sur ce goban, aucune partie ne finit avec plus de { $most } points d’écart.
odd-komi = { $result } : cela ne va pas avec un komi de { $komi }. Vérifiez ; si un autre komi était convenu, confirmez-le.
odd-sure = C’est bien cela : un autre komi était convenu
odd-points = Les points vont avec « Aux points ». Choisissez cette réponse, ou effacez les points.
home-own-cancel-gone = Votre inscription prend fin, et vos indications sont effacées.
settings-provisional = Montrer ce que disent les deux joueurs avant confirmation
settings-provisional-note = Sur la page de la ronde, avec la mention « pas encore confirmé ». Cela ne compte pas avant.
round-provisional = pas encore confirmé
