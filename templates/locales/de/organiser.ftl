# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Tagebuch, Rollen.
