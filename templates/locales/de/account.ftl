# Konten: Anmelden, Passwörter, Einladungen.

setup-title = Das erste Konto
setup-lead = Ihm gehört dieser Server: Es legt Turniere an und lädt alle anderen ein. Dieser Link gilt einmal.
setup-act = Konto anlegen
setup-done = Das Konto ist angelegt, und du bist angemeldet.
account-name = Name
account-name-hint = Der Name, mit dem du dich anmeldest. Das Protokoll zeigt ihn neben dem, was du tust.
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur du zusammenstellst.
account-password-again = Passwort noch einmal
account-title = Dein Konto
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
sign-in-players = Spieler brauchen kein Konto: Paarungen und Rangliste sind öffentlich.
join-title = Mitmachen bei { $event }
join-as-organiser = Als Turnierleitung: Du trägst Spieler ein, lost Runden aus und veröffentlichst sie.
join-as-arbiter = Als Schiedsrichter: Du trägst Ergebnisse ein.
join-as-recorder = Als Protokollführer: Du zeichnest Partien Zug für Zug am Brett auf.
join-known-as = Du bist angemeldet als { $name }.
join-act = Mitmachen
join-new = Neu hier
join-have-account = Ich habe ein Konto: anmelden
join-done = Willkommen bei { $event }.
fault-password-again = Die beiden Passwörter sind verschieden; gib zweimal dasselbe ein

refusal-wrong-password = Name und Passwort passen nicht zusammen
refusal-busy = Gerade melden sich zu viele an; versuch es in ein paar Sekunden noch einmal
refusal-password-length = Das Passwort braucht mindestens 10 Zeichen
refusal-name-taken = Ein Konto mit diesem Namen gibt es schon; wähle einen anderen Namen oder melde dich damit an
refusal-link-spent = Dieser Link wurde benutzt, zurückgenommen oder ist abgelaufen. Lass dir von der Turnierleitung einen neuen geben
refusal-own-role = Niemand kann sich die eigene Rolle nehmen; bitte jemand anderen aus der Turnierleitung
