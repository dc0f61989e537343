# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

me-check-in = Ich bin da: Anwesenheit melden
me-checked-in = Ihre Anwesenheit ist eingetragen.
me-expected = Sie sind angemeldet, aber noch nicht als anwesend eingetragen: Melden Sie sich am Eingang.
home-rules-own-check-in = Spieler melden sich auf dem eigenen Telefon anwesend
home-rules-own-check-in-note = Mit ihrem persönlichen Link, in der Zeit unten; sonst am Eingang.
home-rules-check-in-hint = Wer dann fehlt, wird auf dem Bildschirm im Saal gerufen und nicht gelost.
refusal-check-in-closed = Auf dem eigenen Telefon können Sie sich jetzt nicht anwesend melden. Melden Sie sich am Eingang.
door-check-in = Als anwesend eintragen
door-scan = Ausweis scannen
door-scan-how = Halten Sie die Kamera auf den Code eines Ausweises oder eines persönlichen Links.
door-scan-nobody = Dieser Code gehört niemandem in dieser Veranstaltung.
door-scan-none = Die Kamera ist nicht zu benutzen. Tippen Sie oben den Namen, oder scannen Sie den Code mit der Kamera-App.
door-scan-stop = Scannen beenden
door-link-of = Sie sind als Schiedsrichter eingeloggt. Das ist der persönliche Link von:
door-link-me = Das bin ich: meine Seite auf diesem Telefon öffnen
hall-missing = Bitte zum Tisch der Turnierleitung kommen
hall-missing-more = und { $n } weitere
door-over = Die Anwesenheit war bis { $at } zu melden.
door-organisers = Startgelder haken die Veranstalter ab.
