# Konten: Anmelden, Passwörter, zweiter Faktor, persönliche Links.
