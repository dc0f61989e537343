# Was alle ohne Anmeldung sehen: Paarungen, Rangliste, Teilnehmer, Partien.
