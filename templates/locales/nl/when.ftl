starts-at = Begint om { $time }
starts-began = Begonnen om { $time }
round-nobody = Niemand speelt in deze ronde.
error-find = Naam zoeken
