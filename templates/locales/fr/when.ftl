starts-at = Début à { $time }
starts-began = Commencée à { $time }
round-nobody = Personne ne joue dans cette ronde.
error-find = Chercher un nom
