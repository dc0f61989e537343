# Links für eine Person, erneutes Einloggen, zweiter Faktor.

people-for = Für wie viele Personen
people-for-hint = 1 bis 100. Ein Link ist für eine Person, wenn Sie nicht mehr angeben.
people-fresh-for = { $people ->
    [one] Er ist für eine Person.
   *[other] Er ist für { $people } Personen.
}
people-uses = { $used } von { $people } benutzt
people-spent = Links, die benutzt wurden

sign-in-again = Sie haben sich vor einer Weile eingeloggt. Bevor Sie Rechte vergeben, geben Sie Ihr Passwort noch einmal ein.
sign-in-ended = Ihre Sitzung ist abgelaufen, das Gesendete wurde nicht angenommen. Loggen Sie sich ein und senden Sie es noch einmal.
sign-in-code-hint = Die sechs Ziffern, die Ihre App jetzt zeigt, oder ein Ersatzcode
sign-in-code-lost = Weder Telefon noch Ersatzcode zur Hand? Wem dieser Server gehört, kann den zweiten Faktor wegnehmen.
account-code = Code
second-factor = Zweiter Faktor
second-factor-about = Wer Ihr Passwort erfährt, kann sich ohne ihn nicht einloggen. Eine App auf Ihrem Telefon zeigt sechs Ziffern, alle 30 Sekunden andere.
second-factor-needed = Dieser Server verlangt von Turnierleitung und Eigentümern einen zweiten Faktor. Richten Sie Ihren ein, dann geht es weiter.
second-factor-scan = Lesen Sie das Bild mit einer Authenticator-App ein oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den sie zeigt.
second-factor-picture = Der Schlüssel als Bild für die Kamera der App
second-factor-key = Schlüssel
second-factor-code-hint = Die sechs Ziffern, die die App jetzt zeigt
second-factor-act = Ab jetzt benutzen
second-factor-on = Bei jedem Einloggen wird ein Code verlangt. Übrige Ersatzcodes: { $left }.
second-factor-codes = Ihre Ersatzcodes
second-factor-codes-about = Mit jedem loggen Sie sich einmal ein, wenn das Telefon nicht zur Hand ist. Schreiben Sie sie jetzt auf: Sie werden nur dieses eine Mal gezeigt.
second-factor-codes-act = Neue Ersatzcodes
second-factor-remove-act = Darauf verzichten
second-factor-removed = Sie loggen sich mit dem Passwort allein ein.
accounts-second-factor = zweiter Faktor
accounts-second-factor-act = Zweiten Faktor wegnehmen
accounts-second-factor-removed = { $name } loggt sich mit dem Passwort allein ein und kann einen neuen zweiten Faktor einrichten.
refusal-wrong-code = Dieser Code passt nicht oder wurde schon benutzt. Codes wechseln alle 30 Sekunden; sehen Sie nach, ob die Uhr des Telefons stimmt
security-second-factor-set = Zweiter Faktor eingerichtet
security-second-factor-removed = Zweiter Faktor weggenommen
security-recovery-code-used = Mit Ersatzcode eingeloggt
