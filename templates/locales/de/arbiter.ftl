# Die Seiten der Schiedsleute: offene Bretter, Vorfälle, Entscheide, Auszählen.
